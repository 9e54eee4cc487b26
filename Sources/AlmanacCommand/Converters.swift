// The two directions of `almanac convert`.

import Almanac

/// From days to lunar dates and pillars.
struct DayConverter: Converter {
    private let calendar: LunisolarCalendar
    private let days: ClosedRange<Day>
    /// The names of the sixty pairs, as bytes.
    private let pillarNames: [[UInt8]]

    init(_ calendar: LunisolarCalendar, days: ClosedRange<Day>, _ language: Language) {
        self.calendar = calendar
        self.days = days
        pillarNames = StemBranch.allCases.map { Array($0.name(in: language).utf8) }
    }

    var header: String { "day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar" }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let day: Day
        do throws(ParsingError) {
            day = try Day(parsing: text)
        } catch {
            throw ConversionError(description: error.description)
        }
        guard days.contains(day), let lunar = calendar.lunarDate(on: day), let pillars = calendar.pillars(on: day)
        else {
            throw ConversionError(description: "not within \(days.lowerBound)...\(days.upperBound)")
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
    let days: ClosedRange<Day>

    var header: String { "lunar\tday" }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError) {
        let lunar: LunarDate
        do throws(ParsingError) {
            lunar = try LunarDate(parsing: text)
        } catch {
            throw ConversionError(description: error.description)
        }
        guard let day = calendar.day(of: lunar) else {
            throw ConversionError(description: absence(of: lunar))
        }
        guard days.contains(day) else {
            throw ConversionError(description: "not within \(days.lowerBound)...\(days.upperBound)")
        }
        row.append(contentsOf: text)
        row.append(tab)
        row.append(contentsOf: day.description.utf8)
        row.append(UInt8(ascii: "\n"))
    }

    /// Why there is no such day.
    private func absence(of date: LunarDate) -> String {
        guard calendar.lunarYears.contains(date.year) else {
            let years = calendar.lunarYears
            return "lunar year \(date.year) is not within \(years.lowerBound)...\(years.upperBound)"
        }
        guard let month = calendar.month(date.month, ofYear: date.year) else {
            let leap = calendar.leapMonth(ofYear: date.year).map { "its leap month is \($0)" } ?? "it has no leap month"
            return "lunar year \(date.year) has no month \(date.month): \(leap)"
        }
        return "month \(date.month) of lunar year \(date.year) has \(month.length) days"
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
