// almanac_open and its like: tables from memory and from files. Not part of the WebAssembly module, whose host inflates.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacFiles
import CAlmanac
import CAlmanacData

@c @implementation
public func almanac_open(
    _ abi: UInt32,
    _ table: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let bytes = UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size())
        try open(Array(bytes), abi, table)
    }
}

@c @implementation
public func almanac_open_file(
    _ abi: UInt32,
    _ path: UnsafePointer<CChar>?,
    _ table: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        try open(try readFile(try path.orThrow(.null)), abi, table)
    }
}

@c @implementation
public func almanac_open_bytes(
    _ abi: UInt32,
    _ bytes: UnsafeRawPointer?,
    _ size: Int,
    _ table: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        try open(try copy(bytes, size), abi, table)
    }
}

private func open(
    _ bytes: [UInt8],
    _ abi: UInt32,
    _ table: UnsafeMutablePointer<OpaquePointer?>?
) throws(Failure) {
    guard abi == UInt32(ALMANAC_ABI) else { throw .abi }
    let table = try table.orThrow(.null)
    do throws(TableError) {
        table.pointee = Handle.open(try AlmanacTable(bytes: bytes))
    } catch {
        throw Failure(error)
    }
}
