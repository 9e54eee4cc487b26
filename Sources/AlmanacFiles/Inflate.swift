// The body of a compiled file is deflated (RFC 1951); here it is inflated, within bounds known beforehand.

import CZlib

/// Why a stream does not give the promised bytes.
package enum InflateFailure: Error, Hashable, Sendable {
    /// The stream stops before its end.
    case truncated
    /// The bytes are not DEFLATE, or continue after its end.
    case corrupt
    /// The stream holds fewer or more bytes than promised, or more than a stream of its length can give.
    case sizeMismatch
}

/// Inflates one whole stream whose inflated size is known.
///
/// The stream has no checksum, so damage may go unnoticed here: the CRC-32 in the header of the file covers the same bytes, and
/// a second one would take an eighth of the time to open a table.
///
/// Safe on untrusted bytes: memory and time are bounded by a constant factor of the stream's length, whatever size is
/// promised, because DEFLATE expands a byte to 1032 bytes at most (258 bytes per two bits).
///
/// - Parameters:
///   - stream: The stream (RFC 1951), nothing before or after it.
///   - expectedSize: How many bytes it must give, exactly.
/// - Returns: `expectedSize` bytes.
/// - Complexity: O(*expectedSize*).
package func inflate(_ stream: ArraySlice<UInt8>, expectedSize: Int) throws(InflateFailure) -> [UInt8] {
    guard let available = uInt(exactly: stream.count), stream.count > 0 else { throw .truncated }
    guard expectedSize >= 0, expectedSize / 1032 <= stream.count, let capacity = uInt(exactly: expectedSize + 1) else {
        throw .sizeMismatch
    }
    var state = z_stream()
    // A negative window: DEFLATE alone, without the header and the Adler-32 of a zlib stream.
    let started = inflateInit2_(&state, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw .corrupt }
    defer { inflateEnd(&state) }

    // One byte more than promised: room that a good stream never uses tells "too long" from "cut off".
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { output, count in
        stream.withUnsafeBufferPointer { input in
            state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            state.avail_in = available
            state.next_out = output.baseAddress
            state.avail_out = capacity
            status = CZlib.inflate(&state, Z_FINISH)
        }
        count = Int(capacity - state.avail_out)
    }
    switch status {
    case Z_STREAM_END where bytes.count != expectedSize: throw .sizeMismatch
    case Z_STREAM_END where state.avail_in != 0: throw .corrupt
    case Z_STREAM_END: return bytes
    case Z_BUF_ERROR where state.avail_out == 0: throw .sizeMismatch
    case Z_BUF_ERROR: throw .truncated
    default: throw .corrupt
    }
}
