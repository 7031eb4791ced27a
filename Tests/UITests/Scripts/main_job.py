"""The whole job in the real window: push, pop, swipe, change, undo, save; and unsaved work after a kill."""

import json
import os
import subprocess
import time

from desktop import SECONDS, Atspi, saved, wait, xdotool
from job import PROGRAM, SIZE, Job, run


class MainJob(Job):
    def test_the_phone_by_keys(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.key("alt+Left")
        app.expect_shown("Home")
        app.key("alt+Left")
        time.sleep(0.3)
        app.expect_shown("Home")
        app.key("ctrl+Page_Down")
        app.expect_shown("Cart")
        app.key("ctrl+Page_Up")
        app.expect_shown("Home")
        app.key("ctrl+r")
        app.expect_shown("Detail")
        self.assertEqual(app.title, "Shop")

    def test_the_phone_by_mouse(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.drag(SIZE, (4, 500), (120, 500), hold=0.3)  # less than half, held still: cancelled
        time.sleep(0.8)
        app.expect_shown("Detail")
        app.drag(SIZE, (4, 500), (300, 500))
        app.expect_shown("Home")
        app.tap(SIZE, 393 * 0.75, 852 - 60)
        app.expect_shown("Cart")
        app.tap(SIZE, 393 * 0.25, 852 - 60)
        app.expect_shown("Home")
        app.key("ctrl+r")
        app.expect_shown("Detail")
        app.tap(SIZE, 20, 75)
        app.expect_shown("Home")

    def test_escape_cancels_a_swipe(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        xdotool("mousemove", *app.place(SIZE, 4, 500), "mousedown", 1)
        for x in range(10, 320, 20):
            xdotool("mousemove", *app.place(SIZE, x, 500))
            time.sleep(0.02)
        app.key("Escape")
        xdotool("mouseup", 1)
        time.sleep(0.6)
        app.expect_shown("Detail")

    def test_a_transition_is_looked_at_by_keys(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.key("alt+Left")
        app.expect_shown("Home")
        app.key("ctrl+shift+j")
        strip = app.need("canvas", "Filmstrip")
        wait("eight frames", lambda: strip.get_description() == "8")
        app.key("ctrl+period", "ctrl+period", "ctrl+period", "ctrl+period", "ctrl+period", "ctrl+period")
        wait("the fourth frame to be marked", lambda: strip.get_description() == "4/8, 80 ms  42.9 %")
        app.key("ctrl+j", "ctrl+3", "ctrl+g")
        curves = app.need("canvas", "Curves of elements")
        wait("figures of a title", lambda: (curves.get_description() or "").startswith("44.93 %  x "))
        strip = app.need("canvas", "Filmstrip")
        strip.get_component_iface().grab_focus()
        app.key("Right")
        wait("the next frame to be marked", lambda: strip.get_description() == "5/8, 105 ms  57.1 %")
        app.key("End", "Escape")
        wait("no frame to be marked", lambda: strip.get_description() == "8")
        app.expect_shown("Home")
        self.assertEqual(app.title, "Shop")

    def test_edit_undo_redo_save(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.key("ctrl+d")
        wait("the mark of unsaved changes", lambda: app.title == "• Shop")
        app.key("ctrl+z")
        wait("a clean title after undo", lambda: app.title == "Shop")
        app.key("ctrl+shift+z")
        wait("the mark after redo", lambda: app.title == "• Shop")
        app.key("ctrl+s")
        wait("a clean title after saving", lambda: app.title == "Shop")
        self.assertEqual(saved(self.path)["appearance"], "dark")
        self.assertEqual(saved(self.path)["screens"][1]["style"]["background"], "#FF3B30")
        app.key("ctrl+u")
        app.key("ctrl+s")
        wait("the duplicate in the file", lambda: len(saved(self.path)["screens"]) == 5)
        self.assertEqual([one["id"] for one in saved(self.path)["screens"]], ["home", "detail", "detail2", "cart", "help"])
        app.quit()
        self.assertEqual(app.process.returncode, 0)

    def test_unsaved_changes_are_asked_about(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.key("ctrl+d")
        app.key("ctrl+w")
        app.need("push button", "Cancel")
        app.key("Escape")
        time.sleep(0.3)
        self.assertIsNone(app.process.poll())
        app.key("ctrl+w")
        app.press("push button", "Save")
        app.process.wait(SECONDS)
        self.assertEqual(saved(self.path)["appearance"], "dark")

    def test_a_kill_loses_nothing(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        app.key("ctrl+d")
        wait("the copy of unsaved work", self.kept)
        app.kill()
        self.assertNotIn("dark", json.dumps(saved(self.path)))
        again = self.start()
        again.press("push button", "Restore")
        wait("the restored project", lambda: again.title == "• Shop")
        again.kill()  # the work that was restored is not at risk either
        third = self.start(self.path)
        third.press("push button", "Restore")
        wait("the restored project", lambda: third.title == "• Shop")
        wait("the question to go", lambda: third.find("push button", "Restore") is None)  # it would take the key
        third.key("ctrl+s")
        wait("the file", lambda: saved(self.path)["appearance"] == "dark")

    def test_steady_work_is_kept_too(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        for _ in range(12):
            app.key("ctrl+d", "ctrl+u")
            time.sleep(0.3)
        self.assertEqual(len(self.kept()), 1)

    def test_no_display_is_told(self):
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        done = subprocess.run([PROGRAM, self.path], env=environment, capture_output=True, timeout=20)
        self.assertEqual(done.returncode, 69)
        self.assertIn(b"no display", done.stderr)

    def test_every_control_has_a_name(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        nameless = [
            f"{node.get_role_name()} in {node.get_parent().get_role_name()} {node.get_parent().get_name()}"
            for node in app.nodes()
            if node.get_state_set().contains(Atspi.StateType.FOCUSABLE) and not node.get_name() and not named_by(node)
            and node.get_role_name() not in ("scroll pane", "split pane", "list", "table", "list item", "panel", "viewport")
        ]
        self.assertEqual(nameless, [])


def named_by(node):
    """Whether a label names the node, or a text inside does."""
    if any(one.get_relation_type() == Atspi.RelationType.LABELLED_BY for one in node.get_relation_set()):
        return True
    return any(node.get_child_at_index(index).get_name() for index in range(node.get_child_count()))


if __name__ == "__main__":
    run(__name__)
