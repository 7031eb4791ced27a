"""Theme files come into the real window: pasted, dropped, followed by a project that is open, and edited by somebody else."""

import os
import pathlib
import subprocess
import sys

from desktop import Atspi, saved, wait, xdotool
from job import SIZE, Job, run
from other_program import CORNER
from other_program import SIZE as SOURCE

THEME = '"TITLEBAR_TITLE_TEXTCOLOR" = "COLOR(#123456)";\n"TITLEBAR_BACKGROUND_COLOR" = "COLOR(%s)";\n'


def states(node):
    return node.get_state_set().get_states()


class Other:
    """Another program, whose words are heard as they come."""

    def __init__(self, kind, content):
        script = os.path.join(os.path.dirname(__file__), "other_program.py")
        environment = {**os.environ, "NO_AT_BRIDGE": "1"}
        self.process = subprocess.Popen([sys.executable, script, kind, content], env=environment, stdout=subprocess.PIPE)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.said = ""
        self.hear("ready")

    def has_said(self, word):
        self.said += (self.process.stdout.read() or b"").decode()
        return word in self.said.split()

    def hear(self, word):
        wait(f"the other program to say {word}", lambda: self.has_said(word))

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class ThemeFiles(Job):
    def setUp(self):
        super().setUp()
        self.theme = os.path.join(self.folder, "brand.strings")
        self.edit("#108EE9")

    def edit(self, color):
        """Another person writes the theme file."""
        with open(self.theme + "~", "w", encoding="utf-8") as file:
            file.write(THEME % color)
        os.replace(self.theme + "~", self.theme)

    def other(self, kind, content):
        program = Other(kind, content)
        self.addCleanup(program.end)
        return program

    def start_on_shop(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        xdotool("mousemove", *app.place(SIZE, 200, 500))  # without a window manager, keys go where the pointer is
        return app

    def point_at(self, node):
        def box():
            found = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
            return found if found.width > 1 and found.x >= 0 else None

        box = wait("a place on the screen", box)
        xdotool("mousemove", box.x + box.width // 2, box.y + box.height // 2)

    def expect_import(self, app, name):
        """The preview is agreed to, and the project opens in a window of its own."""
        app.need("frame", f"Import {name}")
        app.press("push button", "Import")
        wait("the window to go", lambda: not app.find("frame", f"Import {name}"))

    def expect_followed(self, app):
        app.need("toggle button", "Theme file that is followed: brand.strings")

    # From other programs

    def test_a_pasted_text(self):
        app = self.start_on_shop()
        self.other("text", THEME % "#108EE9")
        app.key("ctrl+v")
        self.expect_import(app, "Clipboard")
        app.need("frame", "Theme")
        self.assertIsNone(app.find("toggle button", "Theme file that is followed: .+"))

    def test_a_pasted_file(self):
        app = self.start_on_shop()
        self.other("uris", pathlib.Path(self.theme).as_uri())
        app.key("ctrl+v")
        self.expect_import(app, "brand.strings")
        app.need("frame", "brand")
        self.expect_followed(app)

    def test_a_dropped_file(self):
        app = self.start_on_shop()
        target = app.place(SIZE, 200, 500)
        source = self.other("drag", pathlib.Path(self.theme).as_uri())
        xdotool("mousemove", CORNER + SOURCE // 2, CORNER + SOURCE // 2, "mousedown", 1)
        self.addCleanup(xdotool, "mouseup", 1)
        self.move_until(source, "dragging", (CORNER + SOURCE // 2, CORNER + SOURCE // 2))
        self.move_until(source, "accepted", target)
        xdotool("mouseup", 1)
        source.hear("dropped")
        self.expect_import(app, "brand.strings")
        app.need("frame", "brand")
        self.expect_followed(app)

    def move_until(self, source, word, place):
        """Moves the pointer to and fro by a few pixels until the other program says a word."""
        steps = iter(range(10_000))

        def move():
            xdotool("mousemove", place[0] + next(steps) % 20, place[1])
            return source.has_said(word)

        wait(f"the other program to say {word}", move)

    # A project that is open

    def test_an_open_project_follows_a_file(self):
        app = self.start_on_shop()
        app.key("F10")
        app.press("push button", "Theme File")
        app.press("push button", "Link to Theme File…")
        chooser = app.need("file chooser", "Link to Theme File")
        self.point_at(chooser)
        app.key("ctrl+l")
        line = wait("the line for a path", lambda: next(
            node for node in app.nodes() if node.get_role_name() == "text" and Atspi.StateType.SHOWING in states(node)))
        xdotool("type", "--delay", 5, self.theme)
        wait("the path", lambda: Atspi.Text.get_text(line, 0, -1) == self.theme)
        app.key("Return")
        app.need("frame", "Link to brand.strings")
        app.press("push button", "Link")
        # Nothing changes before it is decided on.
        app.need("frame", "Conflicts with Theme File")
        self.assertEqual(app.title, "Shop")
        app.press("push button", "Take All of the File")
        wait("the mark of unsaved changes", lambda: app.title == "• Shop")
        self.expect_followed(app)
        self.save(app, "#108EE9")
        self.edit("#AA0000")
        wait("the edit of the file", lambda: app.title == "• Shop")
        self.save(app, "#AA0000")

    def save(self, app, color):
        app.press("push button", "Save")
        wait("a clean title after saving", lambda: app.title == "Shop")
        self.assertEqual(saved(self.path)["theme"]["background"], color)
        # What the file does not say is the project's.
        self.assertEqual(saved(self.path)["theme"]["tint"], "#007AFF")

    def test_a_crash_keeps_the_link(self):
        app = self.start(self.theme)
        self.expect_import(app, "brand.strings")
        self.expect_followed(app)
        app.press("toggle button", "Dark appearance of the phone")
        wait("unsaved work to be kept", self.kept)
        app.kill()
        self.edit("#AA0000")
        app = self.start()
        app.press("push button", "Restore")
        self.expect_followed(app)
        app.need("label", "Changes taken from the file: brand.strings")


if __name__ == "__main__":
    run(__name__)
