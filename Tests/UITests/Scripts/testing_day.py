"""A tester's session in the real window, once by keys alone and once by the mouse alone."""

import time

from desktop import Atspi, saved, wait, xdotool
from job import SIZE, Job, run


def is_in(node, state):
    return node.get_state_set().contains(state)


def value_of(slider):
    return Atspi.Value.get_current_value(slider)


class ByKeys(Job):
    def focus(self, role, name):
        """Walks with F6 and Tab until a control has the focus, as a person without a mouse does."""
        app = self.app

        def focused():
            return next((node for node in app.nodes() if is_in(node, Atspi.StateType.FOCUSED)), None)

        for pane in range(6):
            for _ in range(25):
                node = focused()
                if node and node.get_role_name() == role and node.get_name() == name:
                    return node
                xdotool("key", "Tab")
                time.sleep(0.05)
            xdotool("key", "F6")
            time.sleep(0.1)
        self.fail(f"no way by keys to the {role} {name}")

    def test_a_session_by_keys(self):
        self.app = app = self.start(self.path)
        app.expect_shown("Detail")
        # A screen is found by its name and pushed.
        app.need("table cell", "Help")
        app.key("ctrl+f")
        xdotool("type", "help")
        app.key("Down", "alt+Right")
        app.expect_shown("Help")
        # Its transition is seen slowly, frame by frame, and beside the states before and after.
        slider = app.need("slider", "Progress of the transition")
        app.key("ctrl+3", "F5")
        wait("a transition on its way", lambda: value_of(slider) > 0.05)
        app.key("ctrl+space")
        held = value_of(slider)
        app.key("ctrl+period", "ctrl+period", "ctrl+j")
        wait("two frames further", lambda: held < value_of(slider) < 1)
        app.key("ctrl+comma", "Escape", "ctrl+j", "ctrl+1")
        # What is done is recorded, with what is expected, and holds when it is run again.
        app.key("F7", "F8")
        wait("the recording", lambda: is_in(app.need("toggle button", "Record what I do"), Atspi.StateType.CHECKED))
        app.key("alt+Right")
        app.expect_shown("Help")
        app.key("shift+F8", "alt+Left")
        app.expect_shown("Home")
        app.key("shift+F8", "F8", "ctrl+F5")
        wait("all scenarios to pass", lambda: app.find("label", "1 passed"))
        app.key("F7")
        # The phone in the dark, in other letters and from right to left.
        app.key("ctrl+d")
        wait("the dark phone", lambda: is_in(app.need("toggle button", "Dark appearance of the phone"), Atspi.StateType.CHECKED))
        # What the checks have found.
        checks = self.focus("radio button", "Checks")
        app.key("space")
        wait("the page of checks", lambda: is_in(checks, Atspi.StateType.CHECKED))
        # All screens at once, and one of them opened from there.
        app.key("ctrl+f", "Escape", "ctrl+b")
        board = app.need("canvas", "Board")
        wait("the board to have the keys", lambda: is_in(board, Atspi.StateType.FOCUSED))
        app.key("Home", "Right", "Return")
        app.expect_shown("Detail")
        app.key("ctrl+s")
        wait("the file", lambda: saved(self.path).get("scenarios"))
        steps = saved(self.path)["scenarios"][0]["steps"]
        self.assertEqual(sum("expect" in step for step in steps), 2)
        app.quit()
        self.assertEqual(app.process.returncode, 0)


class ByMouse(Job):
    def click(self, role, name, x=0.5, y=0.5):
        """Moves the pointer to a control that is seen and clicks."""
        def place():
            node = self.app.find(role, name)
            if not node or not is_in(node, Atspi.StateType.SHOWING):
                return None
            box = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
            return box if box.width > 0 and box.x >= 0 else None

        box = wait(f"a {role} called {name} to be seen", place)
        xdotool("mousemove", round(box.x + box.width * x), round(box.y + box.height * y), "click", 1)
        time.sleep(0.3)

    def menu(self, submenu, role, name):
        self.click("toggle button", "Main menu")
        time.sleep(0.4)
        self.click("push button", submenu)
        time.sleep(0.4)  # it slides in
        self.click(role, name)

    def test_a_session_by_the_mouse(self):
        self.app = app = self.start(self.path)
        app.expect_shown("Detail")
        wait("the sidebar to stand", lambda: app.find("table cell", "Help"))
        time.sleep(1)  # its rows come to their places
        self.click("table cell", "Help")
        wait("the picked row", lambda: is_in(app.find("table cell", "Help"), Atspi.StateType.SELECTED))
        self.click("push button", "Push Picked Screen")
        app.expect_shown("Help")
        app.drag(SIZE, (4, 500), (300, 500))
        app.expect_shown("Detail")
        self.click("push button", "Replay the last transition")
        self.click("push button", "Play or pause")
        self.click("toggle button", "Onion skin: the states before and after")
        self.click("slider", "Progress of the transition", 0.25)
        slider = app.need("slider", "Progress of the transition")
        wait("the place that was clicked", lambda: 0.1 < value_of(slider) < 0.4)
        self.click("push button", "Step forward")
        self.click("toggle button", "Onion skin: the states before and after")
        self.click("toggle button", "Filmstrip of the last transition")
        strip = app.need("canvas", "Filmstrip")
        wait("frames", lambda: strip.get_description())
        self.click("canvas", "Filmstrip", 0.1)
        wait("a frame to be marked", lambda: strip.get_description().startswith("1/"))
        self.click("push button", "Hide Filmstrip")
        self.menu("Scenarios", "check box", "Record What I Do")
        app.need("push button", "Stop recording")
        app.drag(SIZE, (4, 500), (300, 500))
        app.expect_shown("Home")
        self.click("push button", "Expect what is shown")
        self.click("push button", "Stop recording")
        self.menu("Scenarios", "check box", "Scenarios")
        self.click("push button", "Run all scenarios")
        wait("all scenarios to pass", lambda: app.find("label", "1 passed"))
        self.click("push button", "Hide Scenarios")
        self.click("toggle button", "Dark appearance of the phone")
        self.click("radio button", "Checks")
        self.menu("View", "check box", "Board of All Screens")
        board = app.need("canvas", "Board")
        wait("the board", lambda: is_in(board, Atspi.StateType.SHOWING))
        self.click("canvas", "Board", 0.05, 0.15)
        app.expect_shown("Home")
        self.click("push button", "Save")
        wait("the file", lambda: saved(self.path).get("appearance") == "dark")
        self.assertEqual(len(saved(self.path)["scenarios"]), 1)
        self.click("push button", "Close")
        app.process.wait(20)
        self.assertEqual(app.process.returncode, 0)


if __name__ == "__main__":
    run(__name__)
