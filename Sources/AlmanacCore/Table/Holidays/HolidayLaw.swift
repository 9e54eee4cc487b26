/// Days off by law in addition to the public holidays of the table: days in place of a holiday, days between two, holidays of one
/// audience, and the holidays of the shorter list.
///
/// The compiler applies the rules; the file holds the days that result, year by year.
package struct HolidayLaw: Equatable, Sendable {
    /// The most days from a holiday to the day in its place: a signed byte.
    package static var farthestMove: Int { 127 }

    /// The effect of a row in the years for which it has a value.
    package enum Action: UInt8, CaseIterable, Sendable {
        /// The holiday is on another day: days from its own day to that.
        case move
        /// Another day is off too: days from its own day to that.
        case add
        /// The festival is a day off for the audience alone: month × 32 + day.
        case only
        /// Half of the festival's day is off for the audience alone, which half is not said: month × 32 + day.
        case half
        /// A day between two holidays is off: month × 32 + day.
        case between
        /// The holiday is in the shorter list; years without values.
        case listed
        /// Laws and notices for everybody bind the audience in these years alone, and days of rest by law never; years without values.
        case bound

        /// How many bytes a value of one year takes.
        package var width: Int {
            switch self {
            case .move, .add: 1
            case .only, .half, .between: 2
            case .listed, .bound: 0
            }
        }
    }

    package let action: Action
    /// The festival, as an index; nil for days between, and where all holidays bind or none.
    package let festival: Int?
    /// The audience, as an index.
    package let audience: Int
    /// The Gregorian years of the festival's own day; in a row `bound`, of the day itself.
    package let years: Range<Int>
    /// A value for each of the years, 0 for none; empty in rows `listed` and `bound`.
    package let values: ArraySlice<Int16>

    /// A row with a value for each of the years; -128 … 127 for days from a holiday to another day.
    package init(action: Action, festival: Int?, audience: Int, years: Range<Int>, values: ArraySlice<Int16>) {
        (self.action, self.festival, self.audience) = (action, festival, audience)
        (self.years, self.values) = (years, values)
    }

    /// Calls `body` with every year that has a value other than 0, and the value.
    package func forEachYear(_ body: (_ year: Int, _ value: Int16) -> Void) {
        for (year, value) in zip(years, values) where value != 0 { body(year, value) }
    }

    /// The value that stands for a day of the year.
    package static func value(of day: Day) -> Int16 {
        let date = GregorianDate(day)
        return Int16(truncatingIfNeeded: date.month * 32 + date.day)
    }

    /// The day of a year that a value stands for, or nil if the year has no such day.
    package static func day(_ value: Int16, inYear year: Int) -> Day? {
        Day(year: year, month: Int(value) / 32, day: Int(value) % 32)
    }
}

// Section 6 of a file of holidays:
//
// | size | field |
// | --- | --- |
// | 2 | number of rows r |
// | r | regions, as indices |
// | r | actions: 0 move, 1 add, 2 only, 3 half, 4 between, 5 listed, 6 bound |
// | r | festivals, as indices; 255 for none |
// | r | audiences, as indices |
// | 2 r | first years |
// | r | numbers of years |
// | | the values of rows 0 and 1, row by row: a signed byte for each year |
// | | the values of rows 2 to 4, row by row: two bytes for each year |

extension ByteReader {
    /// The laws of each of the regions of a file.
    mutating func readLaws(_ names: HolidayNameSection, regionCount: Int) throws(MalformedBytes) -> [[HolidayLaw]] {
        let count = Int(try read(UInt16.self))
        let regions = try readColumn(UInt8.self, count: count)
        let codes = try readColumn(UInt8.self, count: count)
        let festivals = try readColumn(UInt8.self, count: count)
        let audiences = try readColumn(UInt8.self, count: count)
        let firstYears = try readColumn(UInt16.self, count: count)
        let yearCounts = try readColumn(UInt8.self, count: count)
        var counts = (narrow: 0, wide: 0)
        for index in 0..<count {
            let width = HolidayLaw.Action(rawValue: codes[index])?.width
            if width == 1 { counts.narrow += Int(yearCounts[index]) }
            if width == 2 { counts.wide += Int(yearCounts[index]) }
        }
        let values =
            try read(Int8.self, as: Int16.self, count: counts.narrow) + read(Int16.self, count: counts.wide)
        var ends = (narrow: 0, wide: counts.narrow)
        var laws = [[HolidayLaw]](repeating: [], count: regionCount)
        for index in 0..<count {
            let (region, audience) = (Int(regions[index]), Int(audiences[index]))
            guard let action = HolidayLaw.Action(rawValue: codes[index]), region < regionCount,
                audience < names.audiences.count, names.hasFestival(festivals[index])
            else { throw MalformedBytes() }
            let festival = HolidayNameSection.festival(festivals[index])
            guard (festival == nil) == (action == .between || action == .bound) else { throw MalformedBytes() }
            let firstYear = Int(firstYears[index])
            let years = firstYear..<firstYear + Int(yearCounts[index])
            let start = action.width == 1 ? ends.narrow : ends.wide
            let end = action.width == 0 ? start : start + years.count
            if action.width == 1 { ends.narrow = end } else { ends.wide = end }
            laws[region].append(
                HolidayLaw(
                    action: action,
                    festival: festival,
                    audience: audience,
                    years: years,
                    values: values[start..<end]
                )
            )
        }
        return laws
    }
}
