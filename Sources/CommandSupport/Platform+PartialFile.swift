#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

/// A hidden file that is being written and has yet to take the name of another.
///
/// It is locked as long as its process lives, whatever ends the process: one that can be locked is a leftover.
struct PartialFile: ~Copyable {
    /// Where it is.
    let path: String
    /// Written to, and closed before the file is renamed.
    private let descriptor: Int32
    /// Another descriptor of the same open file, so that the lock outlasts the first.
    private let lock: Int32

    /// Creates a file in a directory, whose path ends with `/`; nil with the reason in `errno`.
    ///
    /// It is in the directory of the file that it replaces, so on the same file system.
    init?(in directory: String) {
        while true {
            let path = Self.path(in: directory)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { return nil }
            guard Self.isLocked(descriptor) else {
                // Between these two calls another process took it for a leftover.
                close(descriptor)
                continue
            }
            self.path = path
            self.descriptor = descriptor
            lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
            return
        }
    }

    deinit { close(lock) }

    /// Writes all of it through to the disk and closes it; if that fails, returns false with the reason in `errno`.
    func fill(with bytes: [UInt8], _ permissions: mode_t?) -> Bool {
        let isOnDisk =
            Platform.write(bytes, toDescriptor: descriptor)
            && (permissions.map { fchmod(descriptor, $0) == 0 } ?? true) && fsync(descriptor) == 0
        let code = errno
        // A network file system may report a failed write only here.
        let isClosed = close(descriptor) == 0
        if !isOnDisk { errno = code }
        return isOnDisk && isClosed
    }

    private static func path(in directory: String) -> String {
        "\(directory)\(prefix)\(String(UInt64.random(in: 0 ... .max), radix: 36))\(suffix)"
    }

    private static var prefix: String { ".almanac-" }
    private static var suffix: String { ".partial" }

    /// Locks a new file, unless it has lost its name meanwhile. A file system without locks has no leftovers removed.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }
}

// MARK: - Leftovers

extension PartialFile {
    /// Removes the files of processes that were killed. What cannot be removed stays, and does no harm.
    static func removeLeftovers(in directory: String) {
        for name in names(in: directory) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let descriptor = open(directory + name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // Removed while it is locked, so that a process that has just created such a file creates another.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(directory + name) }
            close(descriptor)
        }
    }

    private static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
            )
        }
        return names
    }
}
