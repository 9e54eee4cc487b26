import AlmanacCore
import CAlmanac
import CZlib

/// No table file is larger, in bytes.
let largestFile = 1 << 21

extension AlmanacTable {
    /// The table of the bytes of a file.
    init(inflating bytes: [UInt8]) throws(TableError) {
        let (header, deflatedBody) = try TableHeader.split(bytes, as: .almanac)
        try self.init(header: header, body: try inflate(deflatedBody, size: header.inflatedByteCount))
    }
}

/// The `size` bytes of a whole DEFLATE stream (RFC 1951).
private func inflate(_ stream: ArraySlice<UInt8>, size: Int) throws(TableError) -> [UInt8] {
    var state = z_stream()
    // A negative window: DEFLATE alone, without the header and the checksum of a zlib stream.
    guard inflateInit2_(&state, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
        throw .corruptStream
    }
    defer { inflateEnd(&state) }
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { output, count in
        stream.withUnsafeBufferPointer { input in
            state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            state.avail_in = uInt(input.count)
            state.next_out = output.baseAddress
            state.avail_out = uInt(size)
            status = CZlib.inflate(&state, Z_FINISH)
        }
        count = size - Int(state.avail_out)
    }
    guard status == Z_STREAM_END, bytes.count == size, state.avail_in == 0 else { throw .corruptStream }
    return bytes
}

/// The bytes of a whole file, if it is no larger than a table.
func readFile(_ path: UnsafePointer<CChar>) throws(Failure) -> [UInt8] {
    let file = try fopen(path, "rb").orThrow(.file)
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: largestFile + 1) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0, bytes.count <= largestFile else { throw .file }
    return bytes
}
