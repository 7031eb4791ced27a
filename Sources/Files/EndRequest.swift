internal import Glibc

/// A wish that the program ends (SIGINT, SIGTERM), for work that ends by itself when it is asked to.
public enum EndRequest {
    private static let ends = Signals.pipe()

    /// From now on both signals end nothing by themselves: they make the descriptor readable that is answered.
    ///
    /// A signal that is ignored stays so. This comes before anything that `Unfinished` has to clean up.
    public static func expect() -> Int32 {
        guard ends.writing >= 0 else { return -1 }
        for number in [SIGINT, SIGTERM] { Signals.take(number) { Signals.pass($0, to: EndRequest.ends.writing) } }
        return ends.reading
    }
}
