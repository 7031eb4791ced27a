/// A large value that is shared by its copies until one of them changes it, so that it is copied and compared in no time.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box

    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    public static func == (one: Boxed, other: Boxed) -> Bool {
        one.box === other.box || one.box.value == other.box.value
    }
}
