import CompilerSupport
import Ephemeris
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The calendars before 1900 as they were issued: every month against the published tables.
@Suite struct IssuedCalendarTests {
    /// The calendars of the wide table, compiled once for all tests; festivals are left out.
    private static let compiled = Task {
        let folder = try SourceFolder(path: DataFolder.path, span: TableSpan(years: 1646...2200))
        let theories = try Theories(from: folder)
        let instants = RoundedInstants(await theories.events(of: folder.span), theories.timeScales, folder.span)
        return try CalendarSet(from: folder, instants: instants).calendars.map { calendar in
            let section = calendar.section(instants, UncertaintyModel(theories.timeScales, folder.span))
            return (calendar, try #require(section))
        }
    }

    private static func calendar(_ id: CalendarID) async throws -> (CompiledCalendar, CalendarSection) {
        try #require(try await compiled.value.first { $0.0.id == id })
    }

    /// The months of a calendar that the table has, up to 1911.
    private static func months(_ id: CalendarID) async throws -> [MonthLayout.Month] {
        let calendar = try await calendar(id).0
        return calendar.layout.months.dropFirst(calendar.firstNewMoon).filter { $0.firstDay < day("1912-01-01") }
    }

    /// The differences between months and the rows of a reference file in some days, as text.
    private static func differences(
        _ months: [MonthLayout.Month],
        _ file: String,
        from first: String,
        until last: String
    ) throws -> [String] {
        let range = day(first)...day(last)
        let published = try Fixture.reference(file).publishedMonths().filter { range.contains($0.firstDay) }
        let theirs = Set(published.map { "\($0.firstDay) \($0.year)-\($0.month)" })
        let ours = Set(months.filter { range.contains($0.firstDay) }.map { "\($0.firstDay) \($0.year)-\($0.month)" })
        #expect(published.count > 350 && ours.count == theirs.count)
        return ours.symmetricDifference(theirs).sorted()
    }

    @Test(
        "every month is that of the published table, and the calendar begins when it is known",
        arguments: [
            (CalendarID.china, "china_issued_months.tsv", "1645-12-18", "1899-12-31"),
            (CalendarID.korea, "korea_issued_months.tsv", "1654-02-17", "1899-12-31"),
            (CalendarID.vietnam, "vietnam_issued_months.tsv", "1813-02-01", "1899-12-31"),
            (CalendarID.japan, "japan_issued_months.tsv", "1685-02-04", "1872-12-30"),
        ]
    )
    func publishedMonths(id: CalendarID, file: String, first: String, last: String) async throws {
        let months = try await Self.months(id)
        #expect(months.first?.firstDay == day(first))
        #expect(try Self.differences(months, file, from: first, until: last) == [])
    }

    @Test("22 months and 239 terms of China stand on another day than the computed one") func exceptionsOfChina()
        async throws
    {
        let (calendar, section) = try await Self.calendar(.china)
        let moons = calendar.notes.exceptions.keys.filter { $0.kind == .newMoon }
        let published = section.notes.filter { $0.remark.level == .published }
        // Three terms of 1912, 1913 and 1979 are in the table of 1900-2100 too. An expectation prints its values: a whole calendar takes minutes.
        let counts = [moons.count, calendar.notes.exceptions.count, published.count, Int(section.firstLunation)]
        #expect(counts == [22, 22 + 239 + 3, 22 + 239 + 3, 0])
    }

    @Test("a calendar that begins later says so in its section, and keeps its notes") func laterBeginnings()
        async throws
    {
        let (_, china) = try await Self.calendar(.china)
        for id in [CalendarID.korea, .vietnam, .japan] {
            let (calendar, section) = try await Self.calendar(id)
            #expect(section.firstLunation == calendar.firstNewMoon && section.firstLunation > 0)
            #expect(section.firstLunation + section.months.count == china.months.count)
            #expect(section.termDays.numbers.upperBound == china.termDays.numbers.upperBound)
            for note in section.notes where note.event == .newMoon && note.remark.level == .published {
                let index = CivilDays.EventIndex(kind: .newMoon, index: note.index + section.firstLunation)
                #expect(calendar.notes.exceptions[index] != nil)
            }
            let read = try section.bytes.read(as: TableBody.Kind.calendar.rawValue, CalendarSection.init(reading:))
            #expect(read == section)
        }
        // Of the terms of Japan nothing is known in the years whose months are listed.
        let japan = try await Self.calendar(.japan).0
        let (first, end) = (japan.firstTerm, day("1853-02-08"))
        #expect(japan.days.terms[first - 1] < end && japan.days.terms[first] >= end)
    }

    @Test("eras before 1900 number lunar years and end with the next") func erasBefore1900() throws {
        let folder = try SourceFolder(path: DataFolder.path, span: TableSpan(years: 1646...1911))
        let calendars: [CalendarID] = [.china, .hongkong, .japan, .korea, .vietnam]
        let regions = try RegionFile(from: folder, calendars: calendars)
        let file = try CustomFile(from: folder, calendars: calendars, regions: regions)
        let section = try file.section.bytes.read(as: TableBody.Kind.customs.rawValue, CustomSection.init(reading:))
        let eras = [
            ("kangxi", 1661, true, "1723-02-04"), ("xuantong", 1908, true, "1912-02-12"),
            ("gaeguk", 1391, true, "1895-12-31"), ("gwangmu", 1896, false, "1907-08-02"),
            ("tenpo", 1829, true, "1845-01-08"), ("keio", 1864, true, "1868-10-22"),
            ("oldmeiji", 1867, true, "1872-12-31"), ("hamnghi", 1884, true, "1885-11-06"),
        ]
        for (id, yearZero, isLunar, last) in eras {
            let index = try #require(section.eras.firstIndex { $0.id.description == id }, "\(id)")
            let era = section.eras[index]
            #expect(Int(era.yearZero) == yearZero && era.isLunar == isLunar && era.lastDay == day(last), "\(id)")
            #expect(section.dayAfter(era: index) == day(last).next)
        }
        // 단기 goes on through the eras of 1894-1910; 明治 of the Gregorian calendar ends with 大正.
        let dangun = try #require(section.eras.firstIndex { $0.id.description == "dangun" })
        #expect(section.eras[dangun].lastDay == .max && section.dayAfter(era: dangun) == nil)
        let meiji = try #require(section.eras.firstIndex { $0.id.description == "meiji" })
        #expect(section.dayAfter(era: meiji) == day("1912-07-30"))
    }

    @Test(
        "months that cannot be are named",
        arguments: [
            BadEdit("大閏小小", "小", 4, "11 months", "twelve"), BadEdit("大閏小小", "閏大閏小小", 4, "閏大", "大 or 小"),
            BadEdit("大閏小小", "大閏閏小小", 4, "閏閏", "大 or 小"), BadEdit("大閏小小", "大小小大", 4, "大小小大", "twelve months"),
            BadEdit("大閏小小", "大中小", 4, "中", "大 or 小"),
            BadEdit("1687-02-12", "1687-02-13", 5, "1687-02-13 after", "without a gap"),
            BadEdit("from 1686-01-24", "from 1686-01-24\nfrom 1686-01-24", 4, "second", "one row"),
        ]
    )
    func badMonths(_ edit: BadEdit) throws {
        let text = """
            # A calendar for tests.
            calendar test
            from 1686-01-24
            months 1686-01-24 大小大閏小小大小大大小大小大
            months 1687-02-12 大小小大小大大小大大小大

            """
        try edit.check("calendars/test.txt", text) { _ = try CalendarRules(reading: $0) }
    }
}
