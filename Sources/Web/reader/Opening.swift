// Compiled files that the host inflates: WebAssembly has no zlib, and a browser has DecompressionStream. It stands in the module for
// Sources/AlmanacC/Files.swift; everything else that the module exports is a function of almanac.h.

import AlmanacCore
import CAlmanac

/// A kind of compiled file by the number that the host gives: 0 for a table, 1 for a file of holidays.
private func format(_ number: Int32) throws(Failure) -> FileFormat {
    switch number {
    case 0: .table
    case 1: .holidays
    default: throw .argument
    }
}

/// Checks the header of a compiled file and writes how long its inflated body is: never more than 1 MiB.
///
/// - Parameters:
///   - file: The whole file.
///   - size: Its size in bytes.
///   - kind: The kind that the file has to have: 0 for a table, 1 for a file of holidays.
///   - inflated: Receives the size of the inflated body. The deflated body is all that follows the header of 64 bytes.
@c(web_inflated_size)
public func inflatedSize(
    _ file: UnsafeRawPointer?,
    _ size: Int,
    _ kind: Int32,
    _ inflated: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let file = try array(file, size)
        let format = try format(kind)
        do throws(TableError) {
            inflated?.pointee = try TableHeader.split(file, as: format).header.inflatedByteCount
        } catch {
            throw Failure(error)
        }
    }
}

/// Opens a table or a file of holidays from its header of 64 bytes and its inflated body. Any bytes are safe.
@c(web_open)
public func open(
    _ header: UnsafeRawPointer?,
    _ body: UnsafeRawPointer?,
    _ size: Int,
    _ kind: Int32,
    _ handle: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let header = try array(header, TableHeader.byteCount)
        let body = try array(body, size)
        let opened = try open(header, body, as: try format(kind))
        handle?.pointee = opened
    }
}

private func open(_ header: [UInt8], _ body: [UInt8], as format: FileFormat) throws(Failure) -> OpaquePointer {
    do throws(TableError) {
        let header = try TableHeader(reading: header, as: format)
        return switch format {
        case .table: Handle.open(try AlmanacTable(header: header, body: body))
        case .holidays: Handle.open(try HolidayTable(header: header, body: body))
        }
    } catch {
        throw Failure(error)
    }
}

/// The bytes of the host as an array.
private func array(_ bytes: UnsafeRawPointer?, _ size: Int) throws(Failure) -> [UInt8] {
    let bytes = try bytes.orThrow(.null)
    // No compiled file is larger than 2 MiB, and a size over half the address space is seen as negative.
    guard size >= 0, size <= 1 << 21 else { throw .noTable }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
}

extension HolidayTable {
    /// The module has no file of holidays inside: the host gives one.
    static var insideLibrary: HolidayTable {
        get throws(Failure) { throw .null }
    }
}
