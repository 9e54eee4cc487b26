// Compiled files that the host inflates: WebAssembly has no zlib, and a browser has DecompressionStream.

import AlmanacCore
import CAlmanac

/// Checks the header of a table and writes how long its inflated body is: never more than 1 MiB.
///
/// - Parameters:
///   - file: The whole file.
///   - size: Its size in bytes.
///   - inflated: Receives the size of the inflated body. The deflated body is all that follows the header of 64 bytes.
@c(web_inflated_table_size)
public func inflatedTableSize(
    _ file: UnsafeRawPointer?,
    _ size: Int,
    _ inflated: UnsafeMutablePointer<Int>?
) -> almanac_status {
    inflatedSize(file, size, as: .almanac, inflated)
}

/// Checks the header of a file of holidays and writes how long its inflated body is, as `web_inflated_table_size` does.
@c(web_inflated_holidays_size)
public func inflatedHolidaysSize(
    _ file: UnsafeRawPointer?,
    _ size: Int,
    _ inflated: UnsafeMutablePointer<Int>?
) -> almanac_status {
    inflatedSize(file, size, as: .holidays, inflated)
}

private func inflatedSize(
    _ file: UnsafeRawPointer?,
    _ size: Int,
    as format: FileFormat,
    _ inflated: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let file = try array(file, size)
        do throws(TableError) {
            inflated?.pointee = try TableHeader.split(file, as: format).header.inflatedByteCount
        } catch {
            throw Failure(error)
        }
    }
}

/// Opens a table from its header of 64 bytes and its inflated body. Any bytes are safe.
@c(web_open_table)
public func openTable(
    _ header: UnsafeRawPointer?,
    _ body: UnsafeRawPointer?,
    _ size: Int,
    _ table: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let header = try array(header, TableHeader.byteCount)
        let body = try array(body, size)
        do throws(TableError) {
            let opened = try AlmanacTable(header: try TableHeader(reading: header, as: .almanac), body: body)
            table?.pointee = Handle.open(opened)
        } catch {
            throw Failure(error)
        }
    }
}

/// Opens a file of holidays from its header of 64 bytes and its inflated body. Any bytes are safe.
@c(web_open_holidays)
public func openHolidays(
    _ header: UnsafeRawPointer?,
    _ body: UnsafeRawPointer?,
    _ size: Int,
    _ holidays: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let header = try array(header, TableHeader.byteCount)
        let body = try array(body, size)
        do throws(TableError) {
            let opened = try HolidayTable(header: try TableHeader(reading: header, as: .holidays), body: body)
            holidays?.pointee = Handle.open(opened)
        } catch {
            throw Failure(error)
        }
    }
}

/// The bytes of the host as an array.
func array(_ bytes: UnsafeRawPointer?, _ size: Int) throws(Failure) -> [UInt8] {
    let bytes = try bytes.orThrow(.null)
    // No compiled file is larger than 2 MiB, and a size over half the address space is seen as negative.
    guard size >= 0, size <= 1 << 21 else { throw .noTable }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
}
