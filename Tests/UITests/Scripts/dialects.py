"""What each library lets a person do on the phone, and what the app is told of it: one run of the program for each library."""

import json
import os
import shutil
import subprocess
import tempfile
import time
import unittest

from desktop import Atspi, Desktop, wait, xdotool
from job import PROGRAM, SIZE, run

BACK, LEFT, MIDDLE, RIGHT, PAGE = (20, 75), (30, 75), (196, 75), (365, 75), (196, 400)
FIRST_TAB, SECOND_TAB = (98, 800), (295, 800)


def screen(name, **more):
    title = {"title": {"kind": "text", "text": name}}
    return {"id": name.lower(), "name": name, "content": "list", **more, "item": {**title, **more.get("item", {})}}


class Phone(unittest.TestCase):
    """Each test begins at Home, the only screen of the first tab's stack, with an empty log."""

    dialect, screens, more = None, [], {}

    @classmethod
    def setUpClass(cls):
        tabs = [{"title": name, "icon": "home", "stack": [name.lower()]} for name in ("Home", "Cart")]
        content = {"transom": 1, "name": "Try", "dialect": cls.dialect, "profile": "ios18", "device": "iPhone 15", **cls.more,
                   "tabs": tabs, "screens": [screen("Home"), screen("Cart"), *cls.screens]}
        cls.folder = tempfile.mkdtemp(prefix="transom-ui-")
        path = os.path.join(cls.folder, "try.transom")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file)
        cls.app = Desktop(PROGRAM, path, state=os.path.join(cls.folder, "state"))
        cls.app.expect_shown("Home")
        cls.app.key("ctrl+shift+l")
        cls.log = cls.app.need("list box", "Events")
        cls.clear = cls.app.need("push button", "Clear Events")
        cls.catalogue = {}

    @classmethod
    def tearDownClass(cls):
        cls.app.end()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def setUp(self):
        self.app.key("ctrl+r")
        self.app.expect_shown("Home")
        self.clear.get_action_iface().do_action(0)

    def pick(self, name):
        """Picks a screen in the catalogue, which stands below the stacks."""
        if not self.catalogue:
            self.catalogue.update({node.get_name(): node for node in self.app.nodes() if node.get_role_name() == "table cell"})
        box = self.catalogue[name].get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        xdotool("mousemove", box.x + box.width // 2, box.y + box.height // 2, "click", 1)
        time.sleep(0.3)

    def push(self, name):
        self.pick(name)
        self.app.key("alt+Right")
        self.app.expect_shown(name)

    def present(self, name):
        self.pick(name)
        self.app.key("alt+Prior")
        self.app.expect_shown(name)

    def swipe(self):
        self.app.drag(SIZE, (4, 500), (300, 500))

    def expect_still(self, name):
        time.sleep(0.7)
        self.app.expect_shown(name)

    def picture(self, at):
        """The pixels around a point of the phone."""
        x, y = self.app.place(SIZE, *at)
        taken = subprocess.run(
            ["import", "-window", "root", "-crop", f"70x40+{x - 35}+{y - 20}", "rgb:-"], check=True, capture_output=True)
        return taken.stdout

    def told(self):
        """The names of the events that the log shows, without those of the pages' life."""
        rows = [self.log.get_child_at_index(index).get_name() for index in range(self.log.get_child_count())]
        return [row for row in rows if not row.startswith("view")]

    def expect_told(self, *wanted):
        wait(f"the events {wanted} (they are {self.told()})", lambda: self.told() == list(wanted))


class UIKit(Phone):
    dialect = "uikit"
    screens = [screen("Page", item={"right": [{"system": "edit"}]})]

    def test_edit_and_done(self):  # C5
        self.push("Page")
        before = self.picture(RIGHT)
        self.app.tap(SIZE, *RIGHT)
        wait("Done in place of Edit", lambda: self.picture(RIGHT) != before)
        self.app.tap(SIZE, *RIGHT)
        wait("Edit again", lambda: self.picture(RIGHT) == before)
        self.expect_told("itemPressed, Page, edit", "itemPressed, Page, edit")
        self.assertEqual(self.app.title, "Try", "the project has not changed")

    def test_two_phones_move_together(self):
        self.app.key("ctrl+shift+m")
        other = self.app.need("canvas", "Second phone")
        self.push("Page")
        wait("the second phone to follow", lambda: (other.get_description() or "").endswith(": Page"))
        self.app.key("alt+Left")
        wait("it to go back", lambda: (other.get_description() or "").endswith(": Home"))
        self.app.key("ctrl+shift+m")
        wait("one phone", lambda: not other.get_state_set().contains(Atspi.StateType.SHOWING))


class HBD(Phone):
    dialect = "hbd"
    screens = [
        screen("Stuck", backInteractive=False), screen("Still", swipeBack=False), screen("Hidden", style={"hidden": True}),
        screen("Draft", backInteractive=False, item={"back": {"intercept": "Discard the draft?"}}), screen("Plain")]

    def test_back_that_is_switched_off(self):  # H15
        self.push("Stuck")
        self.app.tap(SIZE, *BACK)
        self.expect_told("backIntercepted, Stuck")
        self.swipe()
        self.expect_told("backIntercepted, Stuck", "backIntercepted, Stuck")
        self.expect_still("Stuck")

    def test_a_swipe_that_is_switched_off(self):  # H16
        self.push("Still")
        self.swipe()
        self.expect_still("Still")
        self.app.tap(SIZE, *BACK)
        self.app.expect_shown("Home")
        self.expect_told()

    def test_touches_pass_through_a_hidden_bar(self):  # H23
        self.push("Hidden")
        self.app.tap(SIZE, *MIDDLE)
        self.expect_told("contentTapped, Hidden")
        self.app.key("ctrl+r")
        self.app.expect_shown("Home")
        self.push("Plain")
        self.app.tap(SIZE, *MIDDLE)
        self.app.tap(SIZE, *PAGE)
        self.expect_told("contentTapped, Plain")

    def test_intercepted_back_asks(self):  # H37
        self.push("Draft")
        self.app.tap(SIZE, *BACK)
        self.app.press("push button", "Stay")
        self.expect_still("Draft")
        self.swipe()
        self.app.press("push button", "Go Back")
        self.app.expect_shown("Home")
        self.expect_told(*["backIntercepted, Draft, Discard the draft?"] * 2)


class NavigationAndStyle(Phone):
    dialect = "navigationAndStyle"
    leaving = {"left": [{"generic": "back"}], "right": [{"generic": "noAutoDismissClose"}],
               "title": {"kind": "button", "text": "Leaving", "autoDismiss": True}}
    screens = [
        screen("Menu", item={"left": [{"text": "Menu"}], "right": [{"text": "Go"}]},
               style={"base": "default", "highlightAlpha": 0.2}),
        screen("Leaving", item=leaving), screen("Note", item={"left": [{"generic": "close"}]}),
        screen("Bare", item={"right": [{"text": "Away", "autoDismiss": True}]})]
    more = {"modals": [{"stack": ["note"]}, {"stack": ["bare"], "presentation": "fullScreen", "bare": True}]}

    def test_a_swipe_with_a_left_item(self):  # N1
        self.push("Menu")
        self.swipe()
        self.app.expect_shown("Home")

    def test_pressed_items_fade(self):  # N57
        self.push("Menu")
        before = self.picture(RIGHT)
        xdotool("mousemove", *self.app.place(SIZE, *RIGHT), "mousedown", 1)
        wait("the pressed look", lambda: self.picture(RIGHT) != before)
        xdotool("mouseup", 1)
        wait("the plain look", lambda: self.picture(RIGHT) == before)
        self.assertEqual(len(self.told()), 1)

    def test_items_and_titles_dismiss(self):  # N8, at depth 2
        self.push("Leaving")
        self.app.tap(SIZE, *RIGHT)
        self.expect_still("Leaving")
        self.assertIn("navBarItemPressed", self.told()[0])
        self.app.tap(SIZE, *LEFT)
        self.app.expect_shown("Home")
        self.push("Leaving")
        self.app.tap(SIZE, *MIDDLE)
        self.app.expect_shown("Home")
        self.assertEqual(self.told()[1:], ["willAutomaticallyDismiss, Leaving"] * 2)

    def test_items_dismiss_modals(self):  # N8, at depth 1 of a modal and without a navigation controller
        self.present("Note")
        self.app.tap(SIZE, 28, 96)
        self.app.expect_shown("Home")
        self.present("Bare")
        self.app.tap(SIZE, *RIGHT)
        self.app.expect_shown("Home")
        self.expect_told("willAutomaticallyDismiss, Note", "willAutomaticallyDismiss, Bare")


class Mpaas(Phone):
    dialect = "mpaas"
    screens = [screen("Help")]

    def test_pushes_from_two_tabs_cover_the_tabs(self):  # M5
        self.push("Help")
        self.app.tap(SIZE, *SECOND_TAB)
        self.expect_still("Help")
        self.app.tap(SIZE, *BACK)
        self.app.expect_shown("Home")
        self.app.tap(SIZE, *SECOND_TAB)
        self.app.expect_shown("Cart")
        self.push("Help")
        self.app.tap(SIZE, *FIRST_TAB)
        self.expect_still("Help")
        self.app.tap(SIZE, *BACK)
        self.app.expect_shown("Cart")


if __name__ == "__main__":
    run(__name__)
