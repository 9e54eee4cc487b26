// The body of the compiled table is one zlib stream (RFC 1950); here it is inflated, within bounds known beforehand.

import CZlib

/// Why a zlib stream does not give the promised bytes.
enum InflateFailure: Error, Hashable, Sendable {
    /// The stream stops before its end.
    case truncated
    /// The bytes are not a zlib stream, fail its Adler-32, or continue after its end.
    case corrupt
    /// The stream holds fewer or more bytes than promised, or more than a stream of its length can give.
    case sizeMismatch
}

/// Inflates one whole zlib stream whose inflated size is known.
///
/// Safe on untrusted bytes: memory and time are bounded by a constant factor of the stream's length, whatever size is
/// promised, because DEFLATE expands a byte to 1032 bytes at most (258 bytes per two bits).
///
/// - Parameters:
///   - stream: The zlib stream (RFC 1950), nothing before or after it.
///   - expectedSize: How many bytes it must give, exactly.
/// - Returns: `expectedSize` bytes.
/// - Complexity: O(*expectedSize*).
func inflate(_ stream: ArraySlice<UInt8>, expectedSize: Int) throws(InflateFailure) -> [UInt8] {
    guard let available = uInt(exactly: stream.count), stream.count > 0 else { throw .truncated }
    guard expectedSize >= 0, expectedSize / 1032 <= stream.count, let capacity = uInt(exactly: expectedSize + 1) else {
        throw .sizeMismatch
    }
    var state = z_stream()
    guard inflateInit_(&state, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else { throw .corrupt }
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
