"""What the jobs in the real window have in common: a project in a folder of its own, and runs of the program on it."""

import json
import os
import shutil
import sys
import tempfile
import unittest

from desktop import Desktop

PROGRAM = os.environ["TRANSOM"]
SIZE = (393, 852)
PROJECT = {
    "transom": 1, "name": "Shop", "dialect": "hbd", "profile": "ios18", "device": "iPhone 15", "appearance": "light",
    "theme": {"background": "#F7F7F7", "tint": "#007AFF"},
    "tabs": [{"title": "Home", "icon": "home", "stack": ["home", "detail"]},
             {"title": "Cart", "icon": "bag", "stack": ["cart"]}],
    "screens": [
        {"id": "home", "name": "Home", "content": "list", "item": {"title": {"kind": "text", "text": "Home"}}},
        {"id": "detail", "name": "Detail", "content": "article", "item": {"title": {"kind": "text", "text": "Detail"}},
         "style": {"background": "#FF3B30"}},
        {"id": "cart", "name": "Cart", "content": "form", "item": {"title": {"kind": "text", "text": "Cart"}}},
        {"id": "help", "name": "Help", "content": "web", "item": {"title": {"kind": "text", "text": "Help"}}}],
}


class Job(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="transom-ui-")
        self.path = os.path.join(self.folder, "shop.transom")
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(PROJECT, file)
        self.runs = []

    def tearDown(self):
        for run in self.runs:
            run.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *files, **environment):
        run = Desktop(PROGRAM, *files, state=os.path.join(self.folder, "state"), **environment)
        self.runs.append(run)
        return run

    def kept(self):
        """The copies of unsaved work that stand whole; one that is being written has another name until then."""
        folder = os.path.join(self.folder, "state", "transom", "recovery")
        return [name for name in os.listdir(folder) if name.endswith(".transom")]


def run(module):
    """Runs the tests of a module, prints how many passed, and ends with 1 if one failed."""
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[module])
    outcome = unittest.TextTestRunner(verbosity=2, stream=sys.stderr).run(suite)
    failed = len(outcome.failures) + len(outcome.errors)
    print(f"{outcome.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
