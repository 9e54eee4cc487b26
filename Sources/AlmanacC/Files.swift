// almanac_table_open, almanac_holidays_open and their like: compiled files inside the library, on disk and in memory. Not part
// of the WebAssembly module, whose host reads and inflates: Sources/Web/reader/Opening.swift is its opening.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacFiles
import CAlmanac
import CAlmanacData

@c @implementation
public func almanac_table_open(_ abi: UInt32, _ table: Out<Opened>) -> Status {
    openTable(abi, to: table) {
        Array(UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size()))
    }
}

@c @implementation
public func almanac_table_open_file(_ abi: UInt32, _ path: Text, _ table: Out<Opened>) -> Status {
    openTable(abi, to: table) { () throws(Failure) in try readFile(path) }
}

@c @implementation
public func almanac_table_open_bytes(_ abi: UInt32, _ bytes: UnsafeRawPointer?, _ size: Int, _ table: Out<Opened>)
    -> Status
{
    openTable(abi, to: table) { () throws(Failure) in try copy(bytes, size) }
}

private func openTable(_ abi: UInt32, to table: Out<Opened>, _ bytes: () throws(Failure) -> [UInt8]) -> Status {
    guard abi == UInt32(ALMANAC_ABI) else { return Failure.abi.rawValue }
    return open(AlmanacTable.self, to: table, bytes)
}

@c @implementation
public func almanac_holidays_open(_ holidays: Out<Opened>) -> Status {
    open(HolidayTable.self, to: holidays) { HolidayTable.bytesInsideLibrary }
}

@c @implementation
public func almanac_holidays_open_file(_ path: Text, _ holidays: Out<Opened>) -> Status {
    open(HolidayTable.self, to: holidays) { () throws(Failure) in try readFile(path) }
}

@c @implementation
public func almanac_holidays_open_bytes(_ bytes: UnsafeRawPointer?, _ size: Int, _ holidays: Out<Opened>) -> Status {
    open(HolidayTable.self, to: holidays) { () throws(Failure) in try copy(bytes, size) }
}

/// Opens a compiled file from its bytes, which are not asked for if there is no room for its address.
private func open<Table: CompiledTable>(
    _: Table.Type,
    to handle: Out<Opened>,
    _ bytes: () throws(Failure) -> [UInt8]
) -> Status {
    status { () throws(Failure) in
        let handle = try handle.orThrow(.null)
        handle.pointee = Handle.open(try Table(checking: try bytes()))
    }
}

extension CompiledTable {
    /// The compiled file in bytes from anywhere.
    fileprivate init(checking bytes: [UInt8]) throws(Failure) {
        do throws(TableError) {
            let file = try CompiledFile(bytes, as: Self.format)
            try self.init(header: file.header, checkedBody: file.body)
        } catch {
            throw Failure(error)
        }
    }
}

extension HolidayTable {
    /// The file inside the library.
    static var insideLibrary: HolidayTable { get throws(Failure) { try HolidayTable(checking: bytesInsideLibrary) } }

    fileprivate static var bytesInsideLibrary: [UInt8] {
        Array(UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size()))
    }
}

// MARK: - Bytes

/// The bytes of a whole file, if it is no larger than compiled files are. Embedded Swift has no `FileStore`.
private func readFile(_ path: Text) throws(Failure) -> [UInt8] {
    let file = try fopen(try path.orThrow(.null), "rb").orThrow(.file)
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: CompiledFile.largest + 1) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0, bytes.count <= CompiledFile.largest else { throw .file }
    return bytes
}

/// The bytes of a compiled file that the caller has in memory.
private func copy(_ bytes: UnsafeRawPointer?, _ size: Int) throws(Failure) -> [UInt8] {
    let bytes = try bytes.orThrow(.null)
    // No file is larger, and a size over half the address space is seen as negative.
    guard size >= 0, size <= CompiledFile.largest else { throw .noTable }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
}
