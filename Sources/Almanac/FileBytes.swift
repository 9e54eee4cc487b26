// Reading a whole file: the only file of this room that sees the platform's C library.

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

/// Why a file could not be read whole.
enum FileReadFailure: Error, Hashable, Sendable {
    /// The system refused: its error number and its words for it, such as "No such file or directory".
    case system(code: Int32, reason: String)
    /// The file is larger than the caller's limit, in bytes; no more than that was read.
    case tooLarge(limit: Int)
}

/// Reads a whole file, pipe or device.
///
/// - Parameters:
///   - path: The file, relative to the working directory if not absolute.
///   - limit: The largest size to accept, in bytes, not negative; memory stays under twice this size, even if the
///     file has no end.
/// - Returns: The contents.
/// - Complexity: O(*n*) in the size of the file.
func readFile(_ path: String, limit: Int) throws(FileReadFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .lastSystemError() }
    defer { _ = close(descriptor) }

    var bytes: [UInt8] = []
    var failure: FileReadFailure?
    while true {
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var received = read(descriptor, buffer.baseAddress, buffer.count)
            while received < 0 && errno == EINTR {
                received = read(descriptor, buffer.baseAddress, buffer.count)
            }
            if received < 0 { failure = .lastSystemError() }
            count = max(received, 0)
        }
        if let failure { throw failure }
        if piece.isEmpty { return bytes }
        guard piece.count <= limit - bytes.count else { throw .tooLarge(limit: limit) }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
}

extension FileReadFailure {
    /// The reason that the C library gave for its last refusal on this thread.
    fileprivate static func lastSystemError() -> Self {
        let code = errno
        return .system(code: code, reason: String(cString: strerror(code)))
    }
}
