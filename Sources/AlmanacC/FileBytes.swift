import AlmanacFiles
import CAlmanac

/// The bytes of a whole file, if it is no larger than compiled files are. Embedded Swift has no `FileStore`.
func readFile(_ path: UnsafePointer<CChar>) throws(Failure) -> [UInt8] {
    let file = try fopen(path, "rb").orThrow(.file)
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: CompiledFile.largest + 1) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0, bytes.count <= CompiledFile.largest else { throw .file }
    return bytes
}

/// The bytes of a compiled file that the caller has in memory.
func copy(_ bytes: UnsafeRawPointer?, _ size: Int) throws(Failure) -> [UInt8] {
    let bytes = try bytes.orThrow(.null)
    // None is larger, and a size over half the address space is seen as negative.
    guard size >= 0, size <= CompiledFile.largest else { throw .noTable }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
}
