import CZlib

/// zlib cannot deflate: no memory, or a library of another major version than its headers.
package struct DeflateFailure: Error, Hashable, CustomStringConvertible {
    /// The status that zlib returned.
    let status: Int32

    package var description: String { "zlib cannot deflate (status \(status))" }
}

/// Returns `bytes` deflated (RFC 1951), as the body of a table is: level 9, a window of 32 KiB, memory level 8.
///
/// The level of memory sets how long the blocks are, each with codes of its own. The sections of a table differ so much
/// that longer blocks cost 1.0 KB of 27; blocks half as long save 0.06 KB, but inflate more slowly.
///
/// The stream is the same for the same bytes and the same build of zlib. Another zlib may pack differently, so the streams
/// of two machines are compared inflated.
package func deflate(_ bytes: [UInt8]) throws(DeflateFailure) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var status = Z_OK
    let stream = [UInt8](unsafeUninitializedCapacity: Int(count)) { output, initializedCount in
        status = compress2(output.baseAddress, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
        initializedCount = status == Z_OK ? Int(count) : 0
    }
    guard status == Z_OK else { throw DeflateFailure(status: status) }
    // DEFLATE alone: a zlib stream has a header of two bytes before it and a checksum of four after it.
    return Array(stream.dropFirst(2).dropLast(4))
}
