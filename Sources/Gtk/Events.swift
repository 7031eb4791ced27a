public import CGtk

/// The keys held down during an event.
public struct Modifiers: OptionSet, Sendable {
    public let rawValue: guint

    public init(rawValue: guint) {
        self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)

    /// The keys held down now, whatever the last event was.
    public static var held: Modifiers {
        let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
        return Modifiers(rawValue: gdk_keymap_get_modifier_state(keymap)).intersection([.shift, .control, .alt])
    }

    /// The three modifiers above, without locks and pointer buttons.
    init(_ event: UnsafeMutablePointer<GdkEvent>) {
        var state = GdkModifierType(rawValue: 0)
        gdk_event_get_state(event, &state)
        self = Modifiers(rawValue: state.rawValue).intersection([.shift, .control, .alt])
    }
}

/// A press, release or motion of the pointer, in the widget's logical pixels.
public struct PointerEvent {
    public let x: Double
    public let y: Double
    /// 1 is the primary button, 2 the middle one, 3 the secondary one; 0 for a motion.
    public let button: Int
    /// 1 for a press, 2 for the press that completes a double click, 3 for a triple one; 0 otherwise.
    public let clicks: Int
    public let modifiers: Modifiers
    /// Whether this event asks for a context menu on this platform.
    public let opensMenu: Bool

    /// Reads any event that has a position; others are at (0, 0).
    public init(_ event: UnsafeMutablePointer<GdkEvent>) {
        var x = 0.0
        var y = 0.0
        gdk_event_get_coords(event, &x, &y)
        self.x = x
        self.y = y
        var button: guint = 0
        gdk_event_get_button(event, &button)
        self.button = Int(button)
        switch event.pointee.type {
        case GDK_BUTTON_PRESS: clicks = 1
        case GDK_2BUTTON_PRESS: clicks = 2
        case GDK_3BUTTON_PRESS: clicks = 3
        default: clicks = 0
        }
        modifiers = Modifiers(event)
        opensMenu = gdk_event_triggers_context_menu(event).isTrue
    }
}

/// A turn of the wheel or a two-finger movement; a wheel's notch counts 1, down and right are positive.
public struct ScrollEvent {
    public let x: Double
    public let y: Double
    public let deltaX: Double
    public let deltaY: Double
    public let modifiers: Modifiers

    /// Reads a `scroll-event`, smooth or by notches.
    public init(_ event: UnsafeMutablePointer<GdkEvent>) {
        let place = PointerEvent(event)
        x = place.x
        y = place.y
        modifiers = place.modifiers
        var deltaX = 0.0
        var deltaY = 0.0
        if !gdk_event_get_scroll_deltas(event, &deltaX, &deltaY).isTrue {
            var direction = GDK_SCROLL_SMOOTH
            gdk_event_get_scroll_direction(event, &direction)
            deltaX = direction == GDK_SCROLL_LEFT ? -1 : direction == GDK_SCROLL_RIGHT ? 1 : 0
            deltaY = direction == GDK_SCROLL_UP ? -1 : direction == GDK_SCROLL_DOWN ? 1 : 0
        }
        self.deltaX = deltaX
        self.deltaY = deltaY
    }
}

/// A key going down or up; compare `key` with `GDK_KEY_Escape` and its like.
public struct KeyEvent {
    public let key: Int32
    public let modifiers: Modifiers

    /// Reads a `key-press-event` or `key-release-event`.
    public init(_ event: UnsafeMutablePointer<GdkEvent>) {
        var key: guint = 0
        gdk_event_get_keyval(event, &key)
        self.key = Int32(bitPattern: key)
        modifiers = Modifiers(event)
    }
}
