internal import Glibc
internal import Model

/// Why files and folders cannot be read or written, from the system's number.
enum Failure {
    /// A file or a folder that cannot be made or written at a path.
    static func writing(_ path: String, _ code: Int32) -> Problem {
        if code == EPIPE { return Problem(.unread, place: path, "its reader has gone.") }
        let parent = Folder.parent(of: path)
        switch code {
        case ENOENT where !Folder.exists(parent):
            return Problem(
                .unwritable, place: path, "it cannot be written: there is no folder \(parent).",
                remedy: "Make that folder, or name another.")
        case ENOTDIR:
            return Problem(
                .unwritable, place: path, "it cannot be written: a part of its path is not a folder.", remedy: "Check the path.")
        case EACCES, EPERM:
            return Problem(
                .unwritable, place: path, "it cannot be written: permission is missing in \(parent).",
                remedy: "Name another folder, or change its permissions.")
        default: return Problem(.unwritable, place: path, "it cannot be written: \(reason(code)).", remedy: remedy(code))
        }
    }

    /// A file that cannot be read.
    static func reading(_ path: String, _ code: Int32) -> Problem {
        let isForbidden = code == EACCES || code == EPERM
        return Problem(
            .unreadable, place: path, "it cannot be read: \(reason(code)).",
            remedy: isForbidden ? "Change its permissions, or name another one." : remedy(code))
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a part of its path is not a folder"
        case EACCES, EPERM: "permission is missing"
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG: "the file would be larger than allowed"
        case EROFS: "the file system is read-only"
        case ELOOP: "its symbolic links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        default: String(cString: strerror(code))
        }
    }

    private static func remedy(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "Check the path."
        case EACCES, EPERM, EROFS: "Choose another folder or change its permissions."
        case ENOSPC, EDQUOT, EFBIG: "Free some room or choose another disk."
        case ENAMETOOLONG: "Choose a shorter name."
        case ELOOP: "Name the file itself, or let one of the links lead to it."
        case EMFILE, ENFILE: "Close other files or programs, and try again."
        default: "Try again."
        }
    }
}
