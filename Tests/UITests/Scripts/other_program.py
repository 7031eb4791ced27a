"""Another program on the desktop, for tests: it owns the clipboard, or has a small window from which a file is dragged.

    other_program.py text TEXT | uris URI | drag URI

It prints a word once something has happened: `ready`, then `dragging`, `accepted` while the pointer is where a drop is welcome,
and `dropped`.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

CORNER, SIZE = 20, 120  # of the window, in pixels


def say(word):
    print(word, flush=True)


def give(_, data, info, time):
    data.set_uris([CONTENT])


def begin(_, context):
    say("dragging")

    def look():
        if not context.get_selected_action():
            return True
        say("accepted")
        return False

    GLib.timeout_add(30, look)


def offer_drag(window, targets):
    box = Gtk.EventBox()
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, targets, Gdk.DragAction.COPY)
    box.connect("drag-begin", begin)
    box.connect("drag-data-get", lambda _, context, data, info, time: give(_, data, info, time))
    box.connect("drag-end", lambda *_: say("dropped"))
    window.connect("map-event", lambda *_: say("ready"))
    window.add(box)
    window.move(CORNER, CORNER)
    window.set_default_size(SIZE, SIZE)
    window.show_all()


def own_clipboard(window, targets):
    window.realize()
    if KIND == "text":
        Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).set_text(CONTENT, -1)
    else:
        window.connect("selection-get", give)
        for target in targets:
            Gtk.selection_add_target(window, Gdk.SELECTION_CLIPBOARD, Gdk.Atom.intern(target.target, False), 0)
        if not Gtk.selection_owner_set(window, Gdk.SELECTION_CLIPBOARD, Gdk.CURRENT_TIME):
            sys.exit("the clipboard is another program's")
    say("ready")


if __name__ == "__main__":
    KIND, CONTENT = sys.argv[1:]
    links = [Gtk.TargetEntry.new("text/uri-list", 0, 0)]
    (offer_drag if KIND == "drag" else own_clipboard)(Gtk.Window(type=Gtk.WindowType.POPUP), links)
    Gtk.main()
