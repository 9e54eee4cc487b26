// The body of a compiled file is deflated (RFC 1951); here it is inflated, within bounds known beforehand.

import AlmanacCore
import CZlib

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
///   - size: How many bytes it must give, exactly.
///   - format: The format of the file, for errors.
/// - Returns: `size` bytes.
/// - Throws: `sizeMismatch` if the stream holds fewer or more bytes than promised, or more are promised than a stream of its
///   length can give; `corruptStream` if it stops before its end, is no DEFLATE, or continues after its end.
/// - Complexity: O(*size*).
package func inflate(_ stream: ArraySlice<UInt8>, to size: Int, of format: FileFormat) throws(TableError) -> [UInt8] {
    guard let available = uInt(exactly: stream.count), stream.count > 0 else { throw format.error(.corruptStream) }
    guard size >= 0, size / 1032 <= stream.count, let capacity = uInt(exactly: size + 1) else {
        throw format.error(.sizeMismatch)
    }
    var state = z_stream()
    // A negative window: DEFLATE alone, without the header and the Adler-32 of a zlib stream.
    let started = inflateInit2_(&state, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw format.error(.corruptStream) }
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
    case Z_STREAM_END where bytes.count != size: throw format.error(.sizeMismatch)
    case Z_STREAM_END where state.avail_in == 0: return bytes
    case Z_BUF_ERROR where state.avail_out == 0: throw format.error(.sizeMismatch)
    default: throw format.error(.corruptStream)
    }
}
