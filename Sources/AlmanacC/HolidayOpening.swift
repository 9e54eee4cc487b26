// almanac_holidays_open and its like: files of holidays from memory and from files. Not part of the WebAssembly module, whose host inflates.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacFiles
import CAlmanac
import CAlmanacData

@c @implementation
public func almanac_holidays_open(_ holidays: UnsafeMutablePointer<OpaquePointer?>?) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable.insideLibrary)
    }
}

@c @implementation
public func almanac_holidays_open_file(
    _ path: UnsafePointer<CChar>?,
    _ holidays: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable(checking: try readFile(try path.orThrow(.null))))
    }
}

@c @implementation
public func almanac_holidays_open_bytes(
    _ bytes: UnsafeRawPointer?,
    _ size: Int,
    _ holidays: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable(checking: try copy(bytes, size)))
    }
}

extension HolidayTable {
    /// The file inside the library.
    static var insideLibrary: HolidayTable {
        get throws(Failure) {
            let bytes = UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size())
            return try HolidayTable(checking: Array(bytes))
        }
    }

    /// The file of bytes from anywhere.
    fileprivate init(checking bytes: [UInt8]) throws(Failure) {
        do throws(TableError) {
            try self.init(bytes: bytes)
        } catch {
            throw Failure(error)
        }
    }
}
