// The only file of this room that imports the platform's C library.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file operation that failed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was being done.
    package enum Operation: String, Sendable {
        case read, list
    }

    /// The file or directory, as the caller named it.
    package let path: String
    /// What was being done to it.
    package let operation: Operation
    /// The system's error number, such as `ENOENT`.
    package let code: Int32
    /// The system's words for it, such as "No such file or directory".
    package let reason: String

    /// One line for people: `cannot read Data/release: No such file or directory`.
    package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

    /// The number is by default the C library's latest on this thread; the words are its own.
    fileprivate init(_ operation: Operation, _ path: String, code: Int32 = errno) {
        self.path = path
        self.operation = operation
        self.code = code
        reason = String(cString: strerror(code))
    }
}

/// Reads whole files and lists directories.
package enum FileStore {}

// MARK: - Reading

extension FileStore {
    /// Returns the contents of a file.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the working directory if not absolute.
    ///   - limit: The largest size to accept, in bytes; for a larger file the error is `EFBIG`.
    package static func read(_ path: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path) }
        defer { _ = close(descriptor) }

        var bytes: [UInt8] = []
        var failure: FileError?
        while true {
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
                let received = retrying { readOnce(descriptor, buffer.baseAddress, buffer.count) }
                if received < 0 { failure = FileError(.read, path) }
                count = max(received, 0)
            }
            if let failure { throw failure }
            if piece.isEmpty { return bytes }
            guard piece.count <= limit - bytes.count else { throw FileError(.read, path, code: EFBIG) }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
    }

    /// Returns the names of the regular files of a directory, without those of its subdirectories.
    ///
    /// The names are sorted by their bytes, so the order is the same in every locale. Names that begin with a dot are
    /// omitted: editors and file managers create such files.
    ///
    /// - Parameter path: The directory, relative to the working directory if not absolute.
    package static func files(in path: String) throws(FileError) -> [String] {
        guard let directory = opendir(path) else { throw FileError(.list, path) }
        defer { closedir(directory) }

        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            guard !name.hasPrefix("."), isRegular(path + "/" + name) else { continue }
            names.append(name)
        }
        guard errno == 0 else { throw FileError(.list, path) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension FileStore {
    /// Whether `path` is a regular file, or a link to one.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Repeats a system call until no signal interrupts it.
    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            guard result < 0 && errno == EINTR else { return result }
        }
    }
}

// Outside `FileStore`, whose own `read` hides the C library's.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
