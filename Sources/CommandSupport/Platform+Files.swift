// Writing files, whole or not at all: with Platform.swift the only file of this room that sees the platform's C library.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A file that the system did not let us write.
package struct FileWriteFailure: CommandFailure, Hashable {
    /// What was being done.
    package enum Operation: String, Sendable {
        case write, replace
    }

    /// The file, as the caller named it.
    package let path: String
    /// What was being done to it.
    package let operation: Operation
    /// The system's error number, such as `ENOSPC`.
    package let code: Int32
    /// The system's words for it, such as "No space left on device".
    package let reason: String

    /// One line for people: `cannot write Data/almanac.bin: No space left on device`.
    package var description: String { "cannot \(operation.rawValue) \(oneLine(path)): \(reason)" }

    /// Input/output, 74.
    package var exitStatus: ExitStatus { .inputOutput }

    /// The number is the C library's last on this thread, and the words are its own, if not given.
    fileprivate init(_ operation: Operation, _ path: String, code: Int32 = errno, reason: String? = nil) {
        self.path = path
        self.operation = operation
        self.code = code
        self.reason = reason ?? String(cString: strerror(code))
    }
}

/// Replaces whole files.
package enum WholeFile {}

// MARK: - Writing

extension WholeFile {
    /// Replaces a file, or makes a new one: afterwards it has all of `bytes`, or the call throws and nothing has changed.
    ///
    /// The bytes go to a temporary file beside it, reach the disk, and only then take its name, so that no reader ever
    /// sees a part of them, even if the process is killed. The temporary file is removed when anything fails and when
    /// the process is ended by `SIGINT`, `SIGTERM`, `SIGHUP` or `SIGQUIT`; only after `SIGKILL` or a power cut it may
    /// stay, under a hidden name that ends with `.partial`. The permissions of an existing file are kept, and a symbolic
    /// link stays a link to the file replaced. Anything but a regular file is refused.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The file, relative to the working directory if not absolute; its directory must exist.
    /// - Complexity: O(*n*). Calls in one process wait for each other.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileWriteFailure) {
        let target = resolvingLinks(path)
        var mode: mode_t?
        switch kind(of: target) {
        case .missing where path.isEmpty: throw FileWriteFailure(.write, path, code: ENOENT)
        case .missing: mode = nil
        case .regular(let permissions): mode = permissions
        case .directory: throw FileWriteFailure(.write, path, code: EISDIR)
        case .special: throw FileWriteFailure(.write, path, code: EINVAL, reason: "Not a regular file")
        case .unknown: throw FileWriteFailure(.write, path)
        }
        guard let failure = replace(target, with: bytes, mode: mode) else { return }
        throw FileWriteFailure(failure.operation, path, code: failure.code)
    }

    /// The steps of `write` behind its checks; returns what failed, if anything.
    private static func replace(
        _ target: String,
        with bytes: [UInt8],
        mode: mode_t?
    ) -> (operation: FileWriteFailure.Operation, code: Int32)? {
        Unfinished.begin()
        defer { Unfinished.end() }

        guard let (temporary, descriptor) = makeTemporary(beside: target) else { return (.write, errno) }
        var failure = writeAll(bytes, to: descriptor)
        if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
        if failure == nil, fsync(descriptor) != 0 { failure = errno }
        // A network file system may report a failed write only here; after any failure the first one counts.
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure {
            unlink(temporary)
            return (.write, failure)
        }
        guard rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            return (.replace, code)
        }
        synchroniseDirectory(of: target)
        return nil
    }

    /// Opens a new file in the directory of `target`, so that renaming it stays within one file system.
    private static func makeTemporary(beside target: String) -> (path: String, descriptor: Int32)? {
        let (directory, name) = split(target)
        for attempt in 0..<100 {
            let path = "\(directory)/.\(name).\(getpid()).\(attempt).partial"
            Unfinished.remember(path)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            Unfinished.forget()
            guard errno == EEXIST else { return nil }
        }
        return nil
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                // Darwin refuses more than 2 GiB at once.
                let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
                let written = retrying { writeOnce(descriptor, piece.baseAddress, piece.count) }
                guard written > 0 else { return written == 0 ? EIO : errno }
                rest = rest.dropFirst(written)
            }
            return nil
        }
    }

    /// Makes the new name outlast a power cut, where the file system can do so.
    ///
    /// A refusal is no failure of the write: the file is whole under its name, old or new, whichever the disk keeps.
    private static func synchroniseDirectory(of target: String) {
        let descriptor = open(split(target).directory, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

// MARK: - Paths

extension WholeFile {
    private enum Kind {
        case missing, directory, special, unknown
        case regular(mode_t)
    }

    /// What lies at `path`, links followed; for `unknown` the reason is in `errno`.
    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return errno == ENOENT ? .missing : .unknown }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .regular(status.st_mode & 0o7777)
        case S_IFDIR: return .directory
        default: return .special
        }
    }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func split(_ path: String) -> (directory: String, name: Substring) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
        let directory = path[..<slash]
        return (directory.isEmpty ? "/" : String(directory), path[path.index(after: slash)...])
    }

    /// Repeats a system call until no signal interrupts it.
    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            guard result < 0 && errno == EINTR else { return result }
        }
    }
}

// MARK: - Signals

/// The one temporary file that this process is writing, for the signals that end the process.
private enum Unfinished {
    /// Signals by which people and systems end a program in good order.
    private static let deadlySignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Starts a write: waits for its turn, and makes the deadly signals remove the temporary file first. A signal that
    /// the program ignores or handles itself is left to it. `SIGXFSZ` is ignored meanwhile, so that a file size
    /// limit gives an error, as a full disk does.
    static func begin() {
        pthread_mutex_lock(turn)
        caughtSignals = deadlySignals.filter { number in
            guard let previous = signal(number, removeAndDie) else { return true }
            signal(number, previous)
            return false
        }
        previousSizeLimitAction = signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the write, failed or not, and puts the signals back.
    static func end() {
        forget()
        for number in caughtSignals { signal(number, SIG_DFL) }
        signal(SIGXFSZ, previousSizeLimitAction)
        pthread_mutex_unlock(turn)
    }

    /// Names the file to remove. The C string is never freed, as a signal on another thread may be reading it.
    static func remember(_ path: String) {
        temporary = strdup(path)
    }

    static func forget() {
        temporary = nil
    }
}

/// Runs inside a signal: only calls that POSIX allows there (signal concepts, 2.4.3), no allocation, no lock.
private let removeAndDie: @convention(c) (Int32) -> Void = { number in
    if let path = temporary { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
}

/// The path of the temporary file, or nil: written by the thread whose turn it is, read by the signal handler.
nonisolated(unsafe) private var temporary: UnsafeMutablePointer<CChar>?

/// The deadly signals that this write catches; guarded by `turn`.
nonisolated(unsafe) private var caughtSignals: [Int32] = []

/// What `SIGXFSZ` did before the write; guarded by `turn`.
nonisolated(unsafe) private var previousSizeLimitAction: (@convention(c) (Int32) -> Void)?

/// One write at a time.
nonisolated(unsafe) private let turn: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
}()

// `WholeFile` has a `write` of its own, which hides this.
private func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
