// almanac_day_of and its like: days of the Gregorian calendar.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_day_of(
    _ year: Int32,
    _ month: Int32,
    _ day: Int32,
    _ result: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let day = try Day(year: Int(year), month: Int(month), day: Int(day)).orThrow(.argument)
        try write(day.rawValue, to: result)
    }
}

@c @implementation
public func almanac_date_on(_ day: Int32, _ date: UnsafeMutablePointer<almanac_date>?) -> almanac_status {
    status { () throws(Failure) in
        let gregorian = GregorianDate(Day(rawValue: day))
        var result = almanac_date()
        result.year = Int32(truncatingIfNeeded: gregorian.year)
        result.month = UInt8(truncatingIfNeeded: gregorian.month)
        result.day = UInt8(truncatingIfNeeded: gregorian.day)
        result.weekday = Day(rawValue: day).weekday.rawValue
        try write(result, to: date)
    }
}

@c @implementation
public func almanac_parse_day(
    _ text: UnsafePointer<CChar>?,
    _ day: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Day(parsingC: text).rawValue, to: day)
    }
}

extension PlainText {
    /// Reads a value from a text of the caller's.
    init(parsingC text: UnsafePointer<CChar>?) throws(Failure) {
        let text = try bytes(of: text)
        do throws(ParsingError) {
            try self.init(parsing: text)
        } catch {
            throw .text
        }
    }
}
