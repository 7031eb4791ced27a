internal import Glibc

/// How signals reach the rest of the program: a handler, which may do little, writes the signal's number into a pipe.
enum Signals {
    /// The two ends of a pipe that no other program gets; negative if there is none.
    static func pipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Puts a handler in the place of the usual one; a signal that is ignored or handled by somebody else is left to them.
    static func take(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var known = sigaction()
        sigaction(number, nil, &known)
        // SIG_DFL is the null pointer.
        guard unsafeBitCast(known.__sigaction_handler.sa_handler, to: Int.self) == 0 else { return }
        var wanted = sigaction()
        wanted.__sigaction_handler.sa_handler = handler
        wanted.sa_flags = SA_RESTART
        sigaction(number, &wanted, nil)
    }

    /// What a handler does.
    static func pass(_ number: Int32, to descriptor: Int32) {
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(descriptor, &byte, 1)
        errno = before
    }
}
