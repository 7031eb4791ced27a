"""What goes wrong around the window: files that are broken, a full disk, a locale without UTF-8, a reader that leaves."""

import json
import os
import resource
import subprocess

from desktop import saved, wait
from job import PROGRAM, PROJECT, Job, run


class Trouble(Job):
    def told(self, app, *words):
        """The one alert that is open, once its labels hold the words."""
        app.need("alert", ".*")
        alerts = [node for node in app.nodes() if node.get_role_name() == "alert"]
        self.assertEqual(len(alerts), 1)
        text = " ".join(node.get_name() or "" for node in app.nodes() if node.get_role_name() == "label")
        for word in words:
            self.assertIn(word, text)
        return alerts[0]

    def close_alert(self, app):
        app.press("push button", "Close")
        wait("no alert", lambda: app.find("alert", ".*") is None)

    def frames(self, app):
        windows = [app.application.get_child_at_index(index) for index in range(app.application.get_child_count())]
        return [window.get_name() for window in windows if window.get_role_name() == "frame"]

    def change(self, app):
        app.key("ctrl+d")
        wait("the mark of unsaved changes", lambda: app.title.startswith("• "))

    # Files

    def test_a_bad_and_a_good_file_together(self):
        bad, later = os.path.join(self.folder, "bad.transom"), os.path.join(self.folder, "later.transom")
        for path, text in ((bad, "{"), (later, '{"transom": 2}')):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        for files in ((bad, self.path, later), (self.path, bad, later)):
            app = self.start(*files)
            app.expect_shown("Detail")
            self.told(app, "Some projects could not be opened", bad, "line 1, column 2", later, "newer Transom")
            self.assertEqual(self.frames(app), ["Shop"])
            self.close_alert(app)
            self.change(app)
            app.key("ctrl+z")
            wait("a clean title after undo", lambda: app.title == "Shop")
            app.quit()

    def test_a_bad_file_alone(self):
        bad = os.path.join(self.folder, "bad.transom")
        with open(bad, "w", encoding="utf-8") as file:
            file.write("{")
        app = self.start(bad)
        self.told(app, "The project could not be opened", bad)
        self.close_alert(app)
        self.assertEqual(self.frames(app), ["Untitled"])

    def test_a_theme_file_is_shown_for_import(self):
        theme = os.path.join(self.folder, "portal.strings")
        with open(theme, "w", encoding="utf-8") as file:
            file.write('"TITLEBAR_TITLE_TEXTCOLOR" = "COLOR(#123456)";\n')
        app = self.start(theme)
        app.press("push button", "Import")
        wait("the imported project", lambda: "portal" in self.frames(app))

    # Saving

    def cannot_save(self, app, path, words):
        """A change is made and saved in vain: the reason is told, the file stays, the work is still unsaved."""
        with open(path, "rb") as file:
            before = file.read()
        self.change(app)
        app.key("ctrl+s")
        self.told(app, "The project could not be saved", path, words)
        self.close_alert(app)
        with open(path, "rb") as file:
            self.assertEqual(file.read(), before)
        self.assertEqual(os.listdir(os.path.dirname(path)).count(os.path.basename(path)), 1)
        self.assertFalse([name for name in os.listdir(os.path.dirname(path)) if name.endswith(".tmp")])
        self.assertEqual(app.title, "• Shop")

    def can_save(self, app, path):
        app.key("ctrl+s")
        wait("a clean title after saving", lambda: app.title == "Shop")
        self.assertEqual(saved(path)["appearance"], "dark")

    def test_a_full_disk(self):
        disk = os.path.join(self.folder, "disk")
        os.mkdir(disk)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "transom", disk], capture_output=True).returncode:
            self.skipTest("a small disk can only be mounted by root")
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        path, filler = os.path.join(disk, "shop.transom"), os.path.join(disk, "filler")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(PROJECT, file)
        app = self.start(path)
        app.expect_shown("Detail")
        with open(filler, "wb", buffering=0) as file:
            try:
                while file.write(b"0" * 4096):
                    pass
            except OSError:
                pass
        self.cannot_save(app, path, "the disk is full")
        os.remove(filler)
        self.can_save(app, path)

    def test_a_limit_on_files(self):
        app = self.start(self.path)
        app.expect_shown("Detail")
        resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        self.cannot_save(app, self.path, "larger than allowed")
        resource.prlimit(app.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        self.can_save(app, self.path)

    # Surroundings

    def test_a_locale_without_utf8(self):
        folder = os.path.join(self.folder, "导航栏")
        os.mkdir(folder)
        path = os.path.join(folder, "商店.transom")
        project = json.loads(json.dumps(PROJECT))
        project["name"] = "商店"
        project["screens"][1]["name"] = "订单详情"
        with open(path, "w", encoding="utf-8") as file:
            json.dump(project, file, ensure_ascii=False)
        app = self.start(path, LC_ALL="C", LANG="POSIX")
        app.expect_shown("订单详情")
        self.assertEqual(app.title, "商店")
        self.change(app)
        app.key("ctrl+u", "ctrl+s")
        wait("a clean title after saving", lambda: app.title == "商店")
        self.assertEqual(saved(path)["appearance"], "dark")
        self.assertEqual([one["name"] for one in saved(path)["screens"]], ["Home", "订单详情", "订单详情 copy", "Cart", "Help"])
        self.assertEqual(os.listdir(folder), ["商店.transom"])

    def test_a_reader_that_leaves(self):
        for words in (["images"], ["describe", self.path], ["render", self.path, "-o", "-"], ["schema"], ["--help"]):
            reader, writer = os.pipe()
            os.close(reader)
            done = subprocess.run([PROGRAM, *words], stdout=writer, stderr=subprocess.PIPE, timeout=60)
            os.close(writer)
            self.assertEqual((done.stderr, done.returncode), (b"", 73), words)


if __name__ == "__main__":
    run(__name__)
