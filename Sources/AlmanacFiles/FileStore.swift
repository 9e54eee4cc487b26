// The only file of this room that imports the platform's C library, which Embedded Swift does not see.

#if !hasFeature(Embedded)
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
        /// Why, in the system's words, such as "No such file or directory".
        package let reason: String

        /// One line for people: `cannot read Data/release: No such file or directory`.
        package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

        /// An operation that the system refused with an error number, such as the C library's latest on this thread.
        package init(_ operation: Operation, _ path: String, code: Int32) {
            self.init(operation, path, code: code, reason: String(cString: strerror(code)))
        }

        fileprivate init(_ operation: Operation, _ path: String, code: Int32, reason: String) {
            self.path = path
            self.operation = operation
            self.code = code
            self.reason = reason
        }
    }

    /// Reads whole files.
    package enum FileStore {
        /// Returns the contents of a file, pipe or device.
        ///
        /// - Parameters:
        ///   - path: The file, relative to the working directory if not absolute.
        ///   - limit: The largest size to accept, in bytes, not negative; for a larger file the error is `EFBIG`. Memory stays
        ///     under twice this size, even if the file has no end.
        /// - Complexity: O(*n*) in the size of the file.
        package static func read(_ path: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
            defer { _ = close(descriptor) }
            return try read(path, openedAs: descriptor, limit: limit)
        }

        /// Returns the contents of an open file from where it stands; the path is for the error.
        package static func read(
            _ path: String,
            openedAs descriptor: Int32,
            limit: Int
        ) throws(FileError) -> [UInt8] {
            var bytes: [UInt8] = []
            var failure: FileError?
            while true {
                let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                    let received = readOnce(descriptor, buffer)
                    if received < 0 { failure = FileError(.read, path, code: errno) }
                    count = max(received, 0)
                }
                if let failure { throw failure }
                if piece.isEmpty { return bytes }
                guard piece.count <= limit - bytes.count else {
                    throw FileError(.read, path, code: EFBIG, reason: "larger than \(limit) bytes")
                }
                if bytes.isEmpty { bytes = piece } else { bytes += piece }
            }
        }
    }

    /// Reads at most a buffer of bytes, as often as a signal interrupts it. Outside `FileStore`, whose own `read` hides the C
    /// library's.
    private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        while true {
            let received = read(descriptor, buffer.baseAddress, buffer.count)
            guard received < 0 && errno == EINTR else { return received }
        }
    }

#endif
