extension PackedArrays {
    /// A file of Swift to paste, which imports nothing.
    var swiftFile: String {
        #"""
        \#(head.map { "// \($0)" }.joined(separator: "\n"))

        enum LunisolarArrays {
            enum Calendar: Int, CaseIterable, Sendable { case \#(names { $0 }) }

            static let days: ClosedRange<Int> = \#(firstDay)...\#(lastDay)
            private static let firstLunarYear = \#(firstLunarYear), firstYear = \#(firstYear)

            /// By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January
            /// to New Year.
            private static let months: [[UInt32]] = [
        \#(months("[]"))
            ]
            /// By year: bit k is 1 if term k is a day later than predicted.
            private static let terms: [[UInt32]] = [
        \#(terms("[]"))
            ]
            /// The predictions of the first year, in 1/65536 of a day after 1 January.
            private static let bases: [[Int]] = [
        \#(bases("[]"))
            ]

            struct Date: Hashable, Sendable {
                var year: Int, month: Int, isLeap: Bool, day: Int
            }

            /// The day of 1 January of a year after 0.
            private static func january(_ year: Int) -> Int {
                365 * (year - 1970) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 477
            }

            private static func newYear(_ calendar: Calendar, _ index: Int) -> Int {
                january(firstLunarYear + index) + 18 + Int(months[calendar.rawValue][index] >> 17)
            }

            /// The lunar date of a day, or nil.
            static func date(of day: Int, in calendar: Calendar) -> Date? {
                guard days.contains(day) else { return nil }
                var index = min((day - january(firstLunarYear)) / 365, months[calendar.rawValue].count - 1)
                while newYear(calendar, index) > day { index -= 1 }
                let word = Int(months[calendar.rawValue][index])
                let leap = word >> 13 & 15
                var (rest, month) = (day - newYear(calendar, index), 0)
                while rest >= 29 + (word >> month & 1) {
                    rest -= 29 + (word >> month & 1)
                    month += 1
                }
                return Date(
                    year: firstLunarYear + index,
                    month: leap != 0 && month >= leap ? month : month + 1,
                    isLeap: leap != 0 && month == leap,
                    day: rest + 1
                )
            }

            /// The day of a lunar date, or nil.
            static func day(of date: Date, in calendar: Calendar) -> Int? {
                let years = months[calendar.rawValue]
                guard (firstLunarYear..<firstLunarYear + years.count).contains(date.year) else { return nil }
                let word = Int(years[date.year - firstLunarYear])
                let leap = word >> 13 & 15
                guard (1...12).contains(date.month), !date.isLeap || date.month == leap else { return nil }
                let before = leap != 0 && (date.isLeap || date.month > leap) ? date.month : date.month - 1
                guard date.day >= 1, date.day <= 29 + (word >> before & 1) else { return nil }
                let long = (word & (1 << before - 1)).nonzeroBitCount
                let found = newYear(calendar, date.year - firstLunarYear) + 29 * before + long + date.day - 1
                return days.contains(found) ? found : nil
            }

            /// The day of a solar term of a Gregorian year, or nil.
            static func day(ofTerm term: Int, inYear year: Int, in calendar: Calendar) -> Int? {
                let years = terms[calendar.rawValue]
                guard (firstYear..<firstYear + years.count).contains(year), (0..<24).contains(term) else { return nil }
                let index = year - firstYear
                let predicted = (15873 * index + bases[calendar.rawValue][term]) >> 16
                return january(firstYear) + 365 * index + predicted + Int(years[index] >> UInt32(term) & 1)
            }

            /// The term of a day, or nil for most days.
            static func term(of day: Int, in calendar: Calendar) -> Int? {
                guard days.contains(day) else { return nil }
                var year = firstYear + (day - days.lowerBound) / 366
                while january(year + 1) <= day { year += 1 }
                var term = (day - january(year)) / 16
                while term < 23, let found = Self.day(ofTerm: term, inYear: year, in: calendar), found < day { term += 1 }
                return Self.day(ofTerm: term, inYear: year, in: calendar) == day ? term : nil
            }
        }

        """#
    }
}
