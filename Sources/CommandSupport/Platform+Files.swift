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
    /// no reader ever sees a part of them, even if the process is killed. The hidden file, whose name ends with
    /// `.partial`, stays only after `SIGKILL` or a power cut: `SIGINT`, `SIGTERM`, `SIGHUP` and `SIGQUIT` wait until
    /// the write is finished. The permissions of an existing file are kept, and a symbolic link to a file stays a link.
    /// Anything but a regular file is refused.
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
        // Within one directory, so within one file system; a new name every time, so that runs do not meet.
        let partial = "\(directory).\(String(UInt64.random(in: 0 ... .max), radix: 36)).partial"
        guard create(partial, with: bytes, permissions), rename(partial, target) == 0 else {
            let code = errno
            unlink(partial)
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

    /// Writes a new file through to the disk; if that fails, returns false with the reason in `errno`.
    private static func create(_ path: String, with bytes: [UInt8], _ permissions: mode_t?) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        let isOnDisk =
            Platform.write(bytes, toDescriptor: descriptor)
            && (permissions.map { fchmod(descriptor, $0) == 0 } ?? true) && fsync(descriptor) == 0
        let code = errno
        // A network file system may report a failed write only here.
        let isClosed = close(descriptor) == 0
        if !isOnDisk { errno = code }
        return isOnDisk && isClosed
    }

    /// The path with symbolic links resolved, or as it is if it leads to no file.
    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
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
