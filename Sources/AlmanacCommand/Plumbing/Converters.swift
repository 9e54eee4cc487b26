// The two directions of `almanac convert`.

import Almanac

/// From days to lunar dates and pillars.
struct DayConverter: Converter {
    private let calendar: LunisolarCalendar
    private let days: DayRange
    /// The names of the sixty pairs, as bytes.
    private let pillarNames: [[UInt8]]

    init(_ calendar: LunisolarCalendar, days: DayRange, _ language: CalendarLanguage) {
        self.calendar = calendar
        self.days = days
        pillarNames = StemBranch.allCases.map { Array($0.name(in: language).utf8) }
    }

    var header: String { "day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar" }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let day: Day = try read(text)
        guard days.contains(day), let lunar = calendar.lunarDate(on: day), let pillars = calendar.pillars(on: day)
        else {
            throw ConversionError(description: "not within \(days.firstDay)...\(days.lastDay)")
        }
        row.append(contentsOf: text)
        row.append(tab)
        row.append(decimal: lunar.year)
        row.append(tab)
        row.append(decimal: lunar.month.number)
        row.append(tab)
        row.append(lunar.month.isLeap ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        row.append(tab)
        row.append(decimal: lunar.day)
        row.append(tab)
        row.append(contentsOf: pillarNames[pillars.year.index])
        row.append(tab)
        row.append(contentsOf: pillarNames[pillars.month.index])
        row.append(tab)
        row.append(contentsOf: pillarNames[pillars.day.index])
        row.append(UInt8(ascii: "\n"))
    }
}

/// From lunar dates to days.
struct LunarDateConverter: Converter {
    let calendar: LunisolarCalendar
    /// The days that the table promises.
    let days: DayRange

    var header: String { "lunar\tday" }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let lunar: LunarDate = try read(text)
        guard let day = calendar.day(of: lunar) else {
            throw ConversionError(description: calendar.refusal(of: lunar))
        }
        guard days.contains(day) else {
            throw ConversionError(description: "day \(day) is not within \(days.firstDay)...\(days.lastDay)")
        }
        row.append(contentsOf: text)
        row.append(tab)
        row.append(contentsOf: day.description.utf8)
        row.append(UInt8(ascii: "\n"))
    }
}

/// Reads a value, and turns the error into one of conversion.
private func read<Value: PlainText>(_ text: ArraySlice<UInt8>) throws(ConversionError) -> Value {
    do throws(ParsingError) {
        return try Value(parsing: text)
    } catch {
        throw ConversionError(description: error.description)
    }
}

private let tab = UInt8(ascii: "\t")

extension [UInt8] {
    /// Appends a number that is not negative, in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
