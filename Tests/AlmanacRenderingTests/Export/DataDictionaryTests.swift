import Almanac
import AlmanacWide
import Foundation
import TestSupport
import Testing

@testable import AlmanacRendering

/// The article *Data dictionary* describes the columns of CSV and the members of JSON as they are.
@Suite struct DataDictionaryTests {
    /// A row of the table of days.
    private struct Entry {
        let column: String
        let key: String
        let type: String
        let absent: String
        let example: String
    }

    @Test("the dictionary has every column in order") func everyColumn() throws {
        #expect(try entries().map(\.column) == DayColumn.all.map(\.name))
        let ofWork = try entries("Days off").map(\.column)
        #expect(ofWork == WorkColumn.all.map(\.name) + ["work_audience", "workday_number"])
        let header = try Self.request(["mainland", "taiwan"], 2026...2026).columns.map(\.name)
        let regional = ["mainland", "taiwan"].flatMap { region in ofWork.map { "\($0)_\(region)" } }
        #expect(try header == entries().map(\.column) + regional)
    }

    @Test("the dictionary has the members of JSON in order") func jsonMembers() throws {
        let keys = try entries().map(\.key).filter { $0 != "-" }
        let text = ExportRequest.text { try! Self.requests()[0].writeJSON(to: $0) }
        let day = try #require(text.split(separator: "\n").last { $0.hasPrefix("{\"day\":") })
        let members = day.matches(of: /"([A-Za-z]+)":/).map { String($0.1) }
        let ofFestivals = ["id", "dayNumber"]
        let ofWork = try entries("Days off").map(\.key).filter { $0 != "-" }
        #expect(members == ["day"] + keys + ["festivals"] + ofFestivals + ["work", "region"] + ofWork)
    }

    /// Every example occurs, and only those columns are ever empty of which the article says so.
    @Test("examples and absences of the dictionary are real") func realExamples() throws {
        let requests = try Self.requests()
        let rows = requests.flatMap { request in request.years.flatMap { Array(request.rows(ofYear: $0)) } }
        var failures = Failures()
        for (entry, column) in zip(try entries(), DayColumn.all) {
            let values = Set(rows.map(column.value))
            failures.check(values.contains { $0.field == entry.example }, "\(entry.column): no \(entry.example)")
            failures.check(values.contains(.absent) == (entry.absent != "never"), "\(entry.column) absent")
            failures.check(values.allSatisfy { Self.fits($0, entry.type) }, "\(entry.column) is no \(entry.type)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("examples and absences of the columns of work are real") func realExamplesOfWork() throws {
        let audiences: [Audience] = [.everybody, .women, .publicOffices]
        let requests = try audiences.map { try Self.request(["mainland", "taiwan"], 2024...2027, for: $0) }
        var failures = Failures()
        for (entry, column) in zip(try entries("Days off"), WorkColumn.all) {
            let values = Set(
                requests.flatMap { request in
                    request.daysOff.flatMap { daysOff in
                        request.days.map { column.value(daysOff.status(of: $0), daysOff) }
                    }
                }
            )
            failures.check(values.contains { $0.field == entry.example }, "\(entry.column): no \(entry.example)")
            failures.check(values.contains(.absent) == (entry.absent != "never"), "\(entry.column) absent")
            failures.check(values.allSatisfy { Self.fits($0, entry.type) }, "\(entry.column) is no \(entry.type)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// 2004-01-01, the first decided day of the mainland, was off; the 2nd was a Friday and worked.
    @Test("workdays have running numbers") func workdayNumbers() throws {
        let request = try Self.request(["mainland"], 2004...2026)
        let column = try #require(request.columns(named: "workday_number").first)
        #expect(column.name == "workday_number_mainland" && request.columns(named: "workday_number").count == 1)
        let fields = [2004, 2026].flatMap { Array(request.rows(ofYear: $0)) }.map { column.value($0).field }
        #expect(fields.prefix(3) == ["0", "1", "1"])
        // 13 February 2026 and five workdays are the 27th: 9 days off and the weekend between, two Saturdays worked.
        let friday = 366 + 31 + 12
        #expect(Int(fields[friday]).map { "\($0 + 5)" } == fields[friday + 14])
        #expect(fields.suffix(6) == ["", "", "", "", "", ""])
    }

    private static func fits(_ value: ColumnValue, _ type: String) -> Bool {
        switch value {
        case .absent: true
        case .number: type == "integer"
        case .truth: type == "truth"
        case .text(let text):
            switch type {
            case "date": text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
            case "instant": text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
            default: ["name", "text", "list"].contains(type) && !text.isEmpty
            }
        }
    }

    private static func requests() throws -> [ExportRequest] {
        let anniversaries = [try Anniversary.test("1", 1, "Grandmother")]
        let japan = try #require(AlmanacTable.wide.calendar(.japan)).festivals()
        let early = try #require(ExportRequest(japan, years: 1852...1852, language: .japanese))
        return try [2026, 1900, 2057, 2084].map { try .test($0...$0, anniversaries: anniversaries) } + [early]
    }

    private static func request(
        _ regions: [RegionID],
        _ years: ClosedRange<Int>,
        for audience: Audience? = nil
    ) throws -> ExportRequest {
        let festivals = try #require(LunisolarCalendar.china.festivals(in: regions))
        let language = CalendarLanguage.traditionalChinese
        return try #require(ExportRequest(festivals, years: years, language: language, audience: audience))
    }

    private func entries(_ section: String = "Days") throws -> [Entry] {
        let article = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
            .appendingPathComponent("Sources/Almanac/Almanac.docc/DataDictionary.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let days = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(section + "\n") })
        return days.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let fields = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
                .map { $0.trimmingCharacters(in: .init(charactersIn: "`")) }
            guard fields.count == 6 else { return nil }
            return Entry(column: fields[0], key: fields[1], type: fields[2], absent: fields[4], example: fields[5])
        }
    }
}
