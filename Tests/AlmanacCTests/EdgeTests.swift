import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// The questions of `Tests/Bindings/Edges`, asked of the functions of `almanac.h`.
@Suite struct EdgeTests {
    /// The errors by their names in `almanac.h`.
    private static let errors: [almanac_status: String] = [
        1: "NULL", 4: "ARGUMENT", 5: "RANGE", 6: "LEAP_MONTH", 7: "THIRTIETH", 8: "UNKNOWN", 9: "NONE", 10: "TEXT",
        15: "UNDECIDED", 16: "RULE",
    ]

    private struct Refused: Error { let status: almanac_status }

    private static func check(_ status: almanac_status) throws {
        if status != ALMANAC_OK { throw Refused(status: status) }
    }

    @Test("every question at an edge has its answer") func edges() throws {
        var table: OpaquePointer?
        try Self.check(almanac_table_open(UInt32(ALMANAC_ABI), &table))
        defer { almanac_table_close(table) }
        var failures = Failures()
        for row in try DataFolder.rows(of: "../Tests/Bindings/Edges/edges.tsv") {
            var text: String
            do {
                text = try Self.answer(row[0], Array(row[1..<(row.count - 1)]), table)
            } catch let refused as Refused {
                text = "!" + (Self.errors[refused.status] ?? "\(refused.status)")
            }
            failures.check(text == row.last, "\(row): \(text)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private static func answer(_ question: String, _ given: [String], _ table: OpaquePointer?) throws -> String {
        var handle: OpaquePointer?
        switch question {
        case "works", "add-workdays":
            try check(almanac_days_off_open(table, nil, given[0], nil, &handle))
            defer { almanac_days_off_close(handle) }
            let asked = try day(given[1])
            if question == "works" {
                let kind = almanac_work_kind_on(handle, asked)
                return try #require(text { almanac_word(Int32(ALMANAC_WORK_KINDS), Int(kind), $0, $1, $2) })
            }
            var found: Int32 = 0
            try check(almanac_add_workdays(handle, asked, #require(Int32(given[2])), &found))
            return try iso(found)
        case "recurrence":
            return try days { size, room, count in
                almanac_recurrence(
                    table,
                    given[0],
                    try day(given[1]),
                    try day(given[2]),
                    try day(given[3]),
                    room,
                    size,
                    count
                )
            }
        case "own":
            var added: OpaquePointer?
            try check(almanac_table_adding(table, "festival edge - - Edge\n\(given[0])", &added))
            defer { almanac_table_close(added) }
            return try ownDays(given, of: added)
        default: break
        }
        try check(almanac_calendar_open(table, given[0], &handle))
        defer { almanac_calendar_close(handle) }
        switch question {
        case "lunar":
            let date = almanac_lunar_date_on(handle, try day(given[1]))
            if date == 0 { throw Refused(status: almanac_status(ALMANAC_ERROR_RANGE)) }
            let leap = almanac_lunar_is_leap(date) == 1 ? "L" : ""
            return "\(almanac_lunar_year(date))-\(almanac_lunar_month(date))\(leap)-\(almanac_lunar_day(date))"
        case "day":
            let date = try lunarDate(given[1])
            try check(almanac_lunar_absence(handle, date))
            return try iso(almanac_day_of_lunar(handle, date))
        case "anniversaries":
            let date = try lunarDate(given[1])
            let leap = number(given[4], ["skip", "plain", "leap", "both"])
            let thirtieth = number(given[5], ["skip", "last", "next"])
            return try days { size, room, count in
                let (first, last) = (try day(given[2]), try day(given[3]))
                return almanac_anniversaries_between(handle, date, first, last, leap, thirtieth, room, size, count)
            }
        case "pillars":
            var four = almanac_pillars()
            let year = number(given[2], ["new-year", "lichun-day", "lichun-instant"])
            let (month, day) = (number(given[3], ["term-day", "term-instant"]), number(given[4], ["midnight", "23h"]))
            try check(almanac_pillars_at(handle, try #require(Int64(given[1])), year, month, day, &four))
            let names = [four.year, four.month, four.day, four.hour].map { pillar in
                text { almanac_word_name(Int32(ALMANAC_PILLARS), Int32(pillar), "zh-Hant", $0, $1, $2) } ?? "-"
            }
            return names.joined(separator: " ")
        case "page":
            var (cells, count) = ([almanac_cell](repeating: almanac_cell(), count: 42), 0)
            let (year, month) = (try #require(Int32(given[1])), try #require(Int32(given[2])))
            try check(almanac_page(handle, nil, year, month, 1, 0, &cells, 42, &count))
            return try iso(cells[0].day)
        default: return "no question \(question)"
        }
    }

    private static func ownDays(_ given: [String], of table: OpaquePointer?) throws -> String {
        var (calendar, festivals): (OpaquePointer?, OpaquePointer?)
        try check(almanac_calendar_open(table, "china", &calendar))
        defer { almanac_calendar_close(calendar) }
        try check(almanac_festivals_open(calendar, "mainland", &festivals))
        defer { almanac_festivals_close(festivals) }
        let (first, last) = (try day(given[1]), try day(given[2]))
        let found = try #require(
            list(of: almanac_festival()) { almanac_festivals_between(festivals, first, last, $0, $1, $2) }
        )
        return try found.filter { string(in: $0.id) == "edge" }.map { try iso($0.day) }.joined(separator: " ")
    }

    /// The days that a function writes.
    private static func days(
        _ write: (Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int>?) throws -> almanac_status
    ) throws -> String {
        var (days, count) = ([Int32](repeating: 0, count: 100), 0)
        try check(write(days.count, &days, &count))
        return try days.prefix(count).map { try iso($0) }.joined(separator: " ")
    }

    private static func day(_ text: String) throws -> Int32 {
        var day: Int32 = 0
        try check(almanac_parse_day(text, &day))
        return day
    }

    private static func lunarDate(_ text: String) throws -> almanac_lunar_date {
        var date: almanac_lunar_date = 0
        try check(almanac_parse_lunar(text, &date))
        return date
    }

    private static func iso(_ day: Int32) throws -> String { "\(Day(rawValue: day))" }

    private static func number(_ word: String, _ words: [String]) -> Int32 { Int32(words.firstIndex(of: word) ?? 255) }
}
