"""Drives the real program as a person does: keys and mouse through X, and the window as assistive technology sees it."""

import json
import os
import re
import signal
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

BEZEL, MARGIN = 12, 24
SECONDS = 60  # a machine that builds or tests beside this one may be slow; what comes sooner is taken sooner


def wait(what, question, seconds=SECONDS):
    """Asks until the answer is something; fails with what was waited for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            answer = question()
        except Exception:  # the tree changes while it is read
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError(f"waited {seconds} s for {what}")


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, stdout=subprocess.DEVNULL)


class Desktop:
    """One run of the program on a file."""

    def __init__(self, program, *files, state, **more):
        environment = {**os.environ, "XDG_STATE_HOME": state, "GTK_THEME": "Adwaita", **more}
        self.program = program
        self.canvas = None
        self.process = subprocess.Popen([program, *files], env=environment, stderr=subprocess.PIPE)
        self.application = wait("the application", self._application)
        wait("the window", lambda: self._window() is not None)

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def _window(self):
        """The project's window; dialogs are windows of their own."""
        for index in range(self.application.get_child_count()):
            window = self.application.get_child_at_index(index)
            if window and window.get_role_name() == "frame":
                return window
        return None

    # What is there

    def nodes(self):
        windows = [self.application.get_child_at_index(index) for index in range(self.application.get_child_count())]
        stack = sorted(filter(None, windows), key=lambda window: window.get_role_name() != "frame")
        while stack:
            node = stack.pop()
            if node is None:
                continue
            yield node
            for index in reversed(range(min(node.get_child_count(), 400))):
                stack.append(node.get_child_at_index(index))

    def find(self, role, name):
        """The first node of a role whose name matches the pattern; one in a dialog comes first."""
        for node in self.nodes():
            if node.get_role_name() == role and re.fullmatch(name, node.get_name() or ""):
                return node
        return None

    def need(self, role, name):
        return wait(f"a {role} called {name}", lambda: self.find(role, name))

    @property
    def title(self):
        window = self._window()
        return window.get_name() if window else None

    @property
    def shown(self):
        """The name of the screen on the phone."""
        return (self.phone.get_description() or "").split(": ", 1)[-1]

    @property
    def phone(self):
        """The canvas, looked for again only when it has gone: the tree is large."""
        if self.canvas is None or not self.canvas.get_state_set().contains(Atspi.StateType.SHOWING):
            self.canvas = self.need("canvas", "Phone")
        return self.canvas

    def expect_shown(self, name):
        wait(f"the screen {name} (it shows {self.shown})", lambda: self.shown == name)

    # What a person does

    def key(self, *keys):
        xdotool("key", "--clearmodifiers", *keys)
        time.sleep(0.15)

    def press(self, role, name):
        """Does what a click on the node does."""
        node = self.need(role, name)
        node.get_action_iface().do_action(0)
        time.sleep(0.15)

    def place(self, size, x, y):
        """A point of the phone's screen, in pixels of the display."""
        box = self.phone.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        whole = [one + 2 * BEZEL for one in size]
        zoom = min(1, (box.width - 2 * MARGIN) / whole[0], (box.height - 2 * MARGIN) / whole[1])
        left = box.x + round((box.width - size[0] * zoom) / 2)
        top = box.y + round((box.height - size[1] * zoom) / 2)
        return round(left + x * zoom), round(top + y * zoom)

    def tap(self, size, x, y):
        xdotool("mousemove", *self.place(size, x, y), "click", 1)
        time.sleep(0.15)

    def drag(self, size, start, end, pause=0.02, hold=0.0):
        """Drags on the phone in twenty steps; holding still at the end lets go without velocity."""
        (x0, y0), (x1, y1) = start, end
        xdotool("mousemove", *self.place(size, x0, y0), "mousedown", 1)
        for step in range(1, 21):
            xdotool("mousemove", *self.place(size, x0 + (x1 - x0) * step / 20, y0 + (y1 - y0) * step / 20))
            time.sleep(pause)
        time.sleep(hold)
        if hold:
            xdotool("mousemove_relative", "--", 1, 0)
            time.sleep(0.05)
        xdotool("mouseup", 1)
        time.sleep(0.2)

    def quit(self):
        self.key("ctrl+q")
        self.process.wait(SECONDS)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(SECONDS)

    def end(self):
        if self.process.poll() is None:
            self.kill()


def saved(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
