#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

/// A file that the system refuses to write.
package struct FileWriteFailure: CommandFailure, Hashable {
    /// The file, as the caller named it.
    package let path: String
    /// The system's error number, such as `ENOSPC`.
    package let code: Int32
    /// The reason in words, such as "No space left on device".
    package let reason: String

    /// One line for people: `cannot write Data/almanac.bin: No space left on device`.
    package var description: String { "cannot write \(oneLine(path)): \(reason)" }

    /// Input/output, 74.
    package var exitStatus: ExitStatus { .inputOutput }

    fileprivate init(_ path: String, _ code: Int32, reason: String? = nil) {
        self.path = path
        self.code = code
        self.reason = reason ?? String(cString: strerror(code))
    }
}

/// Files that are replaced as a whole.
package enum WholeFile {
    /// Replaces a file, or creates it: afterwards it has all of `bytes`, or the call throws and nothing has changed.
    ///
    /// The bytes go to a hidden file in the same directory, reach the disk, and only then take the file's name, so that
    /// no reader ever sees a part of them, even if the process is killed. The hidden file stays only after `SIGKILL` or a
    /// power cut, until the next write to the directory: `SIGINT`, `SIGTERM`, `SIGHUP` and `SIGQUIT` wait until the write is
    /// finished. The permissions of an existing file are kept, and a symbolic link stays a link, also to a file that does
    /// not exist yet. Anything but a regular file is refused.
    ///
    /// Calls must not overlap, because the actions of signals belong to the whole process.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The file, relative to the working directory if not absolute; its directory must exist.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileWriteFailure) {
        let target = resolvingLinks(path)
        var status = stat()
        let exists = stat(target, &status) == 0
        guard exists || errno == ENOENT && !path.isEmpty else { throw FileWriteFailure(path, errno) }
        switch exists ? status.st_mode & S_IFMT : S_IFREG {
        case S_IFREG: break
        case S_IFDIR: throw FileWriteFailure(path, EISDIR)
        default: throw FileWriteFailure(path, EINVAL, reason: "Not a regular file")
        }
        let code = holdingSignals {
            replace(target, with: bytes, permissions: exists ? status.st_mode & 0o7777 : nil)
        }
        if let code { throw FileWriteFailure(path, code) }
    }

    /// Returns the number of the error that stopped the replacement, or nil.
    private static func replace(_ target: String, with bytes: [UInt8], permissions: mode_t?) -> Int32? {
        let directory = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
        PartialFile.removeLeftovers(in: directory)
        guard let partial = PartialFile(in: directory) else { return errno }
        guard partial.fill(with: bytes, permissions), rename(partial.path, target) == 0 else {
            let code = errno
            unlink(partial.path)
            return code
        }
        // The new name outlasts a power cut where the file system can synchronise directories; elsewhere the file is
        // still whole, old or new.
        let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 {
            fsync(descriptor)
            close(descriptor)
        }
        return nil
    }

    /// The path with symbolic links resolved, also if the last of them leads to a file that does not exist.
    private static func resolvingLinks(_ path: String) -> String {
        var path = path
        // As many as Linux follows; after that the path is refused as a loop.
        for _ in 0..<40 {
            if let resolved = realpath(path, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            guard let destination = destination(ofLink: path) else { return path }
            let isAbsolute = destination.utf8.first == UInt8(ascii: "/")
            path = isAbsolute ? destination : (path.lastIndex(of: "/").map { path[...$0] } ?? "") + destination
        }
        return path
    }

    /// What a symbolic link holds, or nil if the path is none.
    private static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

// MARK: - Signals

/// The last signal that came while signals were held, or 0; a handler may write no more than this.
nonisolated(unsafe) private var heldSignal: sig_atomic_t = 0

/// Runs `body`, and delivers a signal that would have ended the process only afterwards.
///
/// Signals that the program ignores or handles itself are left alone.
private func holdingSignals<Result>(_ body: () -> Result) -> Result {
    heldSignal = 0
    let held = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { number in
        guard let action = signal(number, { heldSignal = $0 }) else { return true }
        signal(number, action)
        return false
    }
    defer {
        for number in held { signal(number, SIG_DFL) }
        // To the process: this thread may be one that blocks signals, as those of the concurrency runtime do.
        if heldSignal != 0 { kill(getpid(), heldSignal) }
    }
    return body()
}
