import AlmanacCore
import CAlmanac
import CZlib

/// No table file is larger, in bytes.
let largestFile = 1 << 21

extension AlmanacTable {
    /// The table of the bytes of a file.
    init(inflating bytes: [UInt8]) throws(TableError) {
        let (header, deflatedBody) = try TableHeader.split(bytes)
        try self.init(header: header, body: try inflate(deflatedBody, size: header.inflatedByteCount))
    }
}

/// The `size` bytes of a whole zlib stream.
private func inflate(_ stream: ArraySlice<UInt8>, size: Int) throws(TableError) -> [UInt8] {
    var inflatedSize = uLongf(size)
    var streamSize = uLong(stream.count)
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { output, count in
        status = stream.withUnsafeBufferPointer { input in
            uncompress2(output.baseAddress, &inflatedSize, input.baseAddress, &streamSize)
        }
        count = Int(inflatedSize)
    }
    guard status == Z_OK, bytes.count == size, streamSize == stream.count else { throw .corruptStream }
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
