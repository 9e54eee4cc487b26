import CZlib

/// Why bytes could not be deflated.
package enum DeflateFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// zlib cannot start: no memory, or a library of another major version than its headers. The value is its status.
    case unavailable(Int32)
    /// More bytes than zlib counts at once, 4 GiB minus one.
    case tooLarge

    package var description: String {
        switch self {
        case .unavailable(let status): "zlib cannot deflate (status \(status))"
        case .tooLarge: "too many bytes to deflate at once"
        }
    }
}

/// Returns `bytes` deflated (RFC 1951), as the body of a table is: level 9, a window of 32 KiB, memory level 8.
///
/// The level of memory sets how long the blocks are, each with codes of its own. The sections of a table differ so much
/// that longer blocks cost 1.0 KB of 27; blocks half as long save 0.06 KB, but inflate more slowly.
///
/// The stream is the same for the same bytes and the same build of zlib. Another zlib may pack differently, so the streams
/// of two machines are compared inflated.
package func deflate(_ bytes: [UInt8]) throws(DeflateFailure) -> [UInt8] {
    guard let available = uInt(exactly: bytes.count) else { throw .tooLarge }
    var state = z_stream()
    let started = deflateInit2_(
        &state,
        Z_BEST_COMPRESSION,
        Z_DEFLATED,
        // DEFLATE alone, without the header and the checksum of a zlib stream.
        -MAX_WBITS,
        8,  // The usual level of memory, on which the bytes depend.
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        CInt(MemoryLayout<z_stream>.size)
    )
    guard started == Z_OK else { throw .unavailable(started) }
    defer { deflateEnd(&state) }

    guard let capacity = uInt(exactly: deflateBound(&state, uLong(bytes.count))) else { throw .tooLarge }
    var status = Z_OK
    let stream = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { output, count in
        bytes.withUnsafeBufferPointer { input in
            state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            state.avail_in = available
            state.next_out = output.baseAddress
            state.avail_out = capacity
            status = CZlib.deflate(&state, Z_FINISH)
        }
        count = Int(capacity - state.avail_out)
    }
    guard status == Z_STREAM_END else { throw .unavailable(status) }
    return stream
}
