// The body of the compiled table is one zlib stream (RFC 1950); here it is made.

import CZlib

/// Why bytes could not be deflated.
package enum DeflateFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// zlib refuses to start: no memory, or a library of another major version than its headers. Its status code.
    case unavailable(Int32)
    /// More bytes than zlib counts at once, 4 GiB less one.
    case tooLarge

    /// One line for people.
    package var description: String {
        switch self {
        case .unavailable(let status): "zlib cannot deflate (status \(status))"
        case .tooLarge: "too many bytes to deflate at once"
        }
    }
}

/// Deflates bytes as tightly as zlib does: level 9, a window of 32 KiB, its largest memory.
///
/// - Parameter bytes: What to deflate.
/// - Returns: One zlib stream (RFC 1950), the same for the same bytes and the same build of zlib; another zlib may pack
///   differently, so the streams of two machines are compared inflated.
/// - Complexity: O(*n*).
package func deflate(_ bytes: [UInt8]) throws(DeflateFailure) -> [UInt8] {
    guard let available = uInt(exactly: bytes.count) else { throw .tooLarge }
    var state = z_stream()
    let started = deflateInit2_(
        &state,
        Z_BEST_COMPRESSION,
        Z_DEFLATED,
        MAX_WBITS,
        MAX_MEM_LEVEL,
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
