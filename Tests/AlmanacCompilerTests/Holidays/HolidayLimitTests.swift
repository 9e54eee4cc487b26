import AlmanacCore
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// A row for which the file of holidays has no room is refused in the text, by name, and days of rest by law are read.
@Suite struct HolidayLimitTests {
    private static let name = "holidays/taiwan.txt"
    private static let text = """
        # Days off as nobody decided them.
        region taiwan
        usual public-offices
        complete 2025-01-01...2026-12-31
        looked-up 2026-11-21
        authority ey 行政院
        weekend 2001-01-01 saturday sunday
        rest-by-law 2010-01-01 sunday 12-29...01-03 only banks
        rest-by-law 2020-01-01 saturday:1,3 sunday 05-01 only banks
        rest-by-law 2020-01-01 12-31
        notice 2025 2024-06-30 ey 院授人培字第1號
        swap 2025-01-24 2025-02-08 for chunjie only public-offices
        off 2025-07-07...2025-07-08 moved-from 2025-10-10
        half 2025-12-24 afternoon once only banks
        """

    private static let bad: [BadEdit] = [
        // Days of rest by law.
        .init("01 12-31", "01 ", 10, "0 days", "FROM REST"),
        .init("01 12-31", "01 only women", 10, "0 days", "FROM REST"),
        .init("01 12-31", "01 01-01 only", 10, "'only'", "a day of rest"),
        .init("01 12-31", "01 12-32", 10, "'12-32'", "12-29...01-03"),
        .init("01 12-31", "01 02-29", 10, "'02-29'", "none of them 02-29"),
        .init("01 12-31", "01 02-20...02-29", 10, "'02-20...02-29'", "none of them 02-29"),
        .init("01 12-31", "01 12-29...", 10, "'12-29...'", "12-29...01-03"),
        .init("01 12-31", "01 12-29..01-03", 10, "'12-29..01-03'", "12-29...01-03"),
        .init("01 12-31", "01 saturday-afternoon", 10, "saturday-afternoon", "whole days"),
        .init("01 12-31", "01 12-31 only listed", 10, "'listed'", "municipality:NAME"),
        .init(
            "01 12-31",
            "01 01-01 02-01 03-01 04-01 05-01 06-01 07-01 08-01 09-01 10-01 11-01 12-01 12-05 12-06 12-07",
            10,
            "15 days of rest",
            "1 to 14"
        ),
        .init("2020-01-01 saturday", "2010-01-01 saturday", 9, "2010-01-01 after", "by day"),
        .init("rest-by-law 2010", "usual all\nrest-by-law 2010", 8, "'usual'", "rest-by-law"),
        // Days that stand for others.
        .init("moved-from 2025-10-10", "moved-from 2025-11-12", 13, "2025-11-12", "127 days"),
        .init("moved-from 2025-10-10", "moved-from 2025-03-02", 13, "2025-03-02", "127 days"),
        .init("moved-from 2025-10-10", "moved-from 2025-07-08", 13, "2025-07-08", "two days"),
        .init("2025-02-08 for", "2025-06-07 for", 12, "2025-06-07", "127 days"),
        // Days of which nothing can be decided.
        .init("2025-07-07...2025-07-08", "1899-12-31...1900-01-02", 13, "1899", "1900-01-01"),
        .init("half 2025-12-24", "half 2149-06-07", 14, "2149-06-07", "2149-06-06"),
        .init("2025-07-07...2025-07-08", "2149-06-06...2149-06-07", 13, "06-07", "2149-06-06"),
        .init("2025-01-24 2025-02-08", "1900-01-02 1899-12-31", 12, "1899", "1900-01-01"),
        // Text.
        .init("ey 行政院", "ey 行\u{1B}政院", 6, "control character", "without"),
        .init("院授人培字第1號", "院授\u{7}1號", 11, "control character", "without"),
        .init("院授人培字第1號", String(repeating: "號", count: 86), 11, "258 bytes", "255"),
        .init("ey 行政院", "ey " + String(repeating: "院", count: 86), 6, "258 bytes", "255"),
    ]

    @Test("a row for which the file has no room is named", arguments: bad)
    func noRoom(edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try HolidayFile($0, .bundled) }
    }

    private func compilation(_ text: String) throws -> HolidayCompilation {
        try HolidayCompilation(SourceFolder(files: [SourceFile(Self.name, text)]), with: .bundled)
    }

    /// The text with something instead of a part of it.
    private func text(_ old: String, _ new: String) throws -> String {
        try #require(Self.text.contains(old))
        return Self.text.replacingOccurrences(of: old, with: new)
    }

    // MARK: - Days of rest by law

    @Test("days of rest by law are laid out for their audiences") func restByLaw() throws {
        let moved = try text(" moved-from 2025-10-10", "")
        let holidays = try compilation(moved).holidays
        func kinds(_ audience: Audience, _ days: String) throws -> String {
            let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: "taiwan", for: audience, by: holidays))
            return days.split(separator: " ").map { text in
                let status = daysOff.status(of: day(String(text)))
                return "\(status.kind)" + (status.isOff && status.reason == .law ? "!" : "")
            }.joined(separator: " ")
        }
        // 3, 4, 10 and 11 July 2027: the first and second Saturday and Sunday of an undecided year.
        let weekends = "2027-07-03 2027-07-04 2027-07-10 2027-07-11"
        #expect(try kinds("banks", weekends) == "weekend! weekend! unknown weekend!")
        #expect(try kinds("public-offices", weekends) == "unknown unknown unknown unknown")
        // The first law until the end of 2019, then the second; that of everybody beside it. 1 January is a holiday anyway.
        #expect(
            try kinds("banks", "2019-12-28 2019-12-29 2019-12-30 2019-12-31") == "unknown day-off! day-off! day-off!"
        )
        #expect(try kinds("banks", "2020-01-01 2020-01-02 2020-01-03") == "day-off! unknown unknown")
        #expect(try kinds("banks", "2028-12-30 2028-12-31") == "unknown day-off!")
        // A notice decides before the law: half a day is off on a workday alone.
        #expect(try kinds("banks", "2025-12-24 2025-12-31 2025-12-27") == "half-day day-off! unknown")
        #expect(try kinds("public-offices", "2025-12-31 2027-12-31 2027-12-30") == "day-off! day-off! unknown")
    }

    @Test("a notice cannot have a day of rest by law worked") func workedRestDay() throws {
        let text = try text(" moved-from 2025-10-10", "\nwork 2025-08-03 only banks")
        try expectError(Self.name, 14, "2025-08-03, a day of rest by law", "may have worked") { try compilation(text) }
        // Nobody else has it.
        _ = try compilation(text.replacingOccurrences(of: "08-03 only banks", with: "08-03 only women"))
    }

    // MARK: - Counts

    /// The rows of the head, without laws.
    private static let head = text.split(separator: "\n").prefix(7).joined(separator: "\n") + "\n"

    private func rows(_ count: Int, _ row: (Int) -> String) -> String {
        (0..<count).map(row).joined(separator: "\n")
    }

    /// A day some days after 2000-01-01.
    private func later(_ days: Int) throws -> Day { try #require(day("2000-01-01").advanced(by: days)) }

    @Test("the head has at most as many rows as a byte counts") func rowsOfTheHead() throws {
        let weekends = "weekend 2001-01-01 saturday sunday"
        for (row, most, line) in [
            (weekends, RestLaw.mostWeeks, 7), ("authority ey 行政院", HolidayNotice.mostAuthorities, 6),
            ("rest-by-law 2020-01-01 12-31", RestLaw.mostLaws - 2, 10),
        ] {
            func head(_ count: Int) throws -> String {
                let many = rows(count) { index in
                    switch row.prefix(1) {
                    case "w": "weekend \((try? later(index)) ?? .min) saturday sunday"
                    case "a": "authority \(index == 0 ? "ey" : "e\(index)") 行政院"
                    default: "rest-by-law \((try? later(index)) ?? .min) 12-31"
                    }
                }
                return try text(row, many)
            }
            let file = SourceFile(Self.name, try head(most + 1))
            try expectError(Self.name, line + most, "more", "at most") { try HolidayFile(file, .bundled) }
            _ = try HolidayFile(SourceFile(Self.name, try head(most)), .bundled)
        }
    }

    @Test("a region has at most as many notices and rows as two bytes count") func noticesAndRows() throws {
        let notices = rows(HolidayNotice.mostNotices + 1) { "notice n\($0) - ey -" }
        let line = 8 + HolidayNotice.mostNotices
        try expectError(Self.name, line, "one notice more", "65535") { try compilation(Self.head + notices) }

        let notice = Self.head + "notice 2025 - ey -\n"
        let many = try (-18_000...HolidayRules.mostRows - 18_000).map { "off \(try later($0))" }
        let error = try #require(
            #expect(throws: CompileError.self) { try compilation(notice + many.joined(separator: "\n")) }
        )
        #expect("\(error)" == "rows of taiwan: found 65536, expected at most 65535")
    }

    @Test("a file has at most as many days and audiences as readers lay out") func daysAndAudiences() throws {
        let head = Self.head + "notice 2025 - ey -\n"
        // Each 31 days, for ten audiences.
        let days = try (0..<8460).map { index in
            let first = try later(31 * (index / 10))
            return "off \(first)...\(try #require(first.advanced(by: 30))) only municipality:m\(index % 10)"
        }
        let tooLong = try #require(
            #expect(throws: CompileError.self) { try compilation(head + days.joined(separator: "\n")) }
        )
        #expect("\(tooLong)" == "days in rows of taiwan: found 262260, expected at most 262144")

        let audiences = rows(255) { "off 2025-07-07 only municipality:m\($0)" }
        let tooMany = try #require(#expect(throws: CompileError.self) { try compilation(head + audiences) })
        #expect("\(tooMany)".hasPrefix("audiences that rows name: found 257, expected at most 255"))
    }

    @Test("a file has no more bytes than readers inflate") func inflatedSize() throws {
        let notices = rows(4200) { "notice n\($0) - ey " + String(repeating: "x", count: 255) }
        let error = try #require(#expect(throws: CompileError.self) { try compilation(Self.head + notices) })
        #expect("\(error)".hasPrefix("bytes of the inflated file of holidays: found 11"))
        #expect("\(error)".hasSuffix("expected at most 1048576"))
    }

    @Test("a holiday that moves too far is named") func farthestMove() throws {
        let text = try text("notice 2025 ", "festival new-years-day\nadd 2000- sunday from zhongqiu\nnotice 2025 ")
        // 中秋 of 2006, whose first day is a Sunday, is on 6 October.
        try expectError(Self.name, 12, "2006-01-01 on 2006-10-06", "127 days") { try compilation(text) }
    }
}
