import AlmanacCore
import CommandSupport

/// The words of the calendar `.chinese` of Foundation.
///
/// Users: swift-foundation, `Sources/FoundationEssentials/Calendar/Calendar_Chinese.swift`, as of 2026-08-21, looked at on
/// 2026-11-23: 200 words for 1901 to 2100, four on a line, bits 0-12 the months of 30 days, 13-16 the leap month, 17-22 the days
/// from 19 January to New Year. Calendars that Foundation does not have yet are packed alike.
struct SwiftFoundationShape: Emitter {
    let name = "swift-foundation"
    let summary = "a word of 32 bits a lunar year, as swift-foundation packs them; --years 1901...2100 are its own"

    func text(_ emission: Emission) throws(UsageError) -> String {
        var text = emission.head("Lunar years").map { "// \($0)\n" }.joined()
        for calendar in emission.calendars {
            let years = emission.wholeLunarYears(of: calendar)
            text += "\nstatic let \(calendar)Years: [UInt32] = [\n"
            for start in stride(from: 0, to: years.count, by: 4) {
                let line = years[start..<min(start + 4, years.count)]
                let words = line.compactMap { PackedCalendar.word($0.number, of: calendar) }
                guard words.count == line.count, let first = line.first, let last = line.last else { continue }
                let digits = words.map { word in
                    let digits = String(word, radix: 16, uppercase: true)
                    return "0x" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
                }
                text += "    \(digits.joined(separator: ", ")), // \(first.number)-\(last.number)\n"
            }
            text += "]\n"
        }
        return text
    }
}

/// The rows of the calendars of ICU4X.
///
/// Users: ICU4X, `components/calendar/src/cal/east_asian_traditional/china_data.rs` and `korea_data.rs`, and the trait `Rules` in
/// `east_asian_traditional.rs`, looked at on 2026-11-23: a row a year with 13 lengths, long or short, the ordinal of the leap
/// month, and New Year in the Gregorian calendar. The crate packs the rows itself.
struct ICU4XShape: Emitter {
    let name = "icu4x"
    let summary = "a row of Rust a lunar year, as ICU4X has them in its data files"

    func text(_ emission: Emission) -> String {
        var text = emission.head("Lunar years").map { "// \($0)\n" }.joined()
        for calendar in emission.calendars {
            let years = emission.wholeLunarYears(of: calendar)
            let name = "\(calendar)".uppercased()
            text += "\npub const \(name)_STARTING_YEAR: i32 = \(years.first?.number ?? 0);\n\n#[rustfmt::skip]\n"
            text += "pub const \(name)_DATA: &[PackedEastAsianTraditionalYearData] = {\n"
            text += "    use calendrical_calculations::gregorian::fixed_from_gregorian as gregorian;\n"
            text += "    let l = true; // long\n    let s = false; // short\n    &[\n"
            for year in years {
                let lengths = (0..<13).map { $0 < year.count && year[$0].length == 30 ? "l" : "s" }.joined(
                    separator: ", "
                )
                let leap = year.leapMonth.map { "Some(\($0.number + 1))" } ?? "None"
                let date = GregorianDate(year.newYearsDay)
                text += "        PackedEastAsianTraditionalYearData::new(\(year.number), [\(lengths)], \(leap), "
                text += "gregorian(\(date.year), \(date.month), \(date.day))),\n"
            }
            text += "    ]\n};\n"
        }
        return text
    }
}

extension Emission {
    /// The lunar years that begin in the years and that a calendar has whole.
    fileprivate func wholeLunarYears(of calendar: LunisolarCalendar) -> [LunarYear] {
        years.compactMap { calendar.lunarYear($0) }
    }
}
