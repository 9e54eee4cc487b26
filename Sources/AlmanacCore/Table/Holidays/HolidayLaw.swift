/// What the law does in addition to the public holidays of the table: days in place of a holiday, days between two, holidays of
/// one audience, and the holidays of the shorter list.
///
/// The compiler applies the rules; the file holds the days that result, year by year.
package struct HolidayLaw: Equatable, Sendable {
    /// The most days from a holiday to the day in its place: a signed byte.
    package static var farthestMove: Int { 127 }

    /// What a row does in the years for which it has a value.
    package enum Action: UInt8, Sendable {
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

        /// How many bytes a value of one year takes.
        var width: Int {
            switch self {
            case .move, .add: 1
            case .only, .half, .between: 2
            case .listed: 0
            }
        }
    }

    /// What the row does.
    package let action: Action
    /// The festival, as an index; nil for days between.
    package let festival: Int?
    /// For whom, as an index.
    package let audience: Int
    /// The Gregorian years of the festival's own day.
    package let years: Range<Int>
    /// A value for each of the years as it is in the file, 0 for none; empty in rows of the shorter list.
    let values: ArraySlice<UInt8>

    /// A row from its fields and the bytes of its values, a part of those of all rows.
    init(action: Action, festival: Int?, audience: Int, years: Range<Int>, values: ArraySlice<UInt8>) {
        self.action = action
        self.festival = festival
        self.audience = audience
        self.years = years
        self.values = values
    }

    /// A row from its fields, with a value for each of the years; -128 … 127 for days from a holiday to another day.
    package init(action: Action, festival: Int?, audience: Int, firstYear: Int, yearCount: Int, values: [Int16]) {
        var writer = ByteWriter()
        if action.width == 1 {
            writer.write(values.map { UInt8(truncatingIfNeeded: $0) })
        } else {
            writer.write(values)
        }
        let years = firstYear..<firstYear + yearCount
        self.init(action: action, festival: festival, audience: audience, years: years, values: writer.bytes[...])
    }

    /// Calls `body` with every year that has a value other than 0, and the value.
    package func forEachYear(_ body: (_ year: Int, _ value: Int16) -> Void) {
        let width = action.width
        guard width > 0 else { return }
        for (index, year) in years.enumerated() {
            let first = values.startIndex + index * width
            let low = values[first]
            let value =
                width == 1
                ? Int16(Int8(bitPattern: low)) : Int16(bitPattern: UInt16(low) | UInt16(values[first + 1]) << 8)
            if value != 0 { body(year, value) }
        }
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
