import AlmanacFiles
import CAlmanac

/// The bytes of a whole file, if it is no larger than a table. Embedded Swift has no `FileStore`.
func readFile(_ path: UnsafePointer<CChar>) throws(Failure) -> [UInt8] {
    let file = try fopen(path, "rb").orThrow(.file)
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: CompiledFile.largest + 1) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0, bytes.count <= CompiledFile.largest else { throw .file }
    return bytes
}
