import Almanac
import AlmanacCompiler

// A fuzzer is one module with the support.
#if canImport(TestSupport)
    import TestSupport
#endif

/// A table of two lunar years, 1900 and 1901, with every section there is: so small that thousands of changes to it can be
/// tried, and that a fuzzer reaches all of it.
package enum SmallTable {
    /// The inflated body.
    package static func body() -> [UInt8] {
        TableBody.bytes(of: [
            (TableBody.Kind.about, about.bytes), (.terms, terms.bytes), (.phases, phases.bytes),
            (.deltaT, deltaT.bytes),
            (.calendar, calendar.bytes), (.festivals, festivals.bytes), (.names, names.bytes),
            (.territories, territories.bytes), (.aliases, aliases.bytes), (.customs, customs.bytes),
        ])
    }

    /// The number of sections of the body.
    package static let sectionCount = 10

    /// Opens a body as it is: the header's checksum is made to match.
    package static func open(_ body: [UInt8]) throws(TableError) -> AlmanacTable {
        let digest = [UInt8](repeating: 0, count: 32)
        let header = TableHeader(release: "2026a", body: body, deflatedByteCount: 0, digest: digest)
        return try AlmanacTable(header: header, body: body)
    }

    // MARK: - Months and events

    private static let newYear = day("1900-01-31")
    private static let lengths: [Int32] = [
        29, 30, 29, 29, 30, 29, 30, 30, 29, 30, 30, 29, 30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 30, 30, 29,
    ]
    private static let end = Day(rawValue: newYear.rawValue + lengths.reduce(0, +))

    private static var calendar: CalendarSection {
        let firstDays = lengths.indices.map { Day(rawValue: newYear.rawValue + lengths.prefix($0).reduce(0, +)) }
        let years = [(0, 8), (13, 0), (25, 0)].map { MonthTable.Year(firstLunation: $0.0, leapMonth: $0.1) }
        let months = MonthTable(firstDays: firstDays + [end], firstYear: 1900, years: years)
        let termDays = TermDayTable(
            firstNumber: 0,
            days: [day("1900-01-06"), day("1900-01-20"), day("1900-02-04"), day("1900-02-19")],
            origin: day("1900-01-05"),
            offsets: [Int32](repeating: 0, count: 24)
        )
        guard let months, let termDays else { preconditionFailure("the small table has months and terms") }
        return CalendarSection(
            id: .china,
            eras: [.init(firstDay: newYear, offset: 28_800), .init(firstDay: end, offset: 0)],
            following: CalendarSection.Following(calendar: .korea, lastDay: newYear),
            months: months,
            termDays: termDays,
            notes: [
                EventNote(event: .term, index: 1, remark: .exception(computedDaysLater: -1, by: "hko")),
                EventNote(event: .newMoon, index: 3, remark: .dispute(daysLater: 1, by: "2026a")),
            ]
        )
    }

    private static var terms: TermSection {
        TermSection(
            firstNumber: 0,
            origin: -2_208_000_000,
            spacing: 86_166_000_000,
            parabolas: [TermSection.Parabola](repeating: .init(constant: 3, slope: -5, curvature: 7), count: 24),
            predictor: LinearPredictor(coefficients: [65_536, -9]),
            deviations: [10, 20, -30, 40]
        )
    }

    private static var phases: PhaseSection {
        let model = PhaseSection.Model(
            parabola: [-2_206_000_000 << 24, 2_551_443 << 24, 5],
            harmonics: [.init(amplitude: 9_000_000, phase: 77)],
            residuals: [Int8](repeating: -3, count: 26)
        )
        return PhaseSection(firstLunation: -1236, frequencies: [123_456], models: [model, model, model, model])
    }

    private static var about: AboutSection {
        AboutSection(
            promisedDays: newYear...end,
            lastLeapSecondDay: end,
            heldMillisecondsTTMinusUTC: 69_184,
            leapSecondsUnknownFrom: end
        )
    }

    private static var deltaT: DeltaTSection {
        DeltaTSection(firstYear: 1900, centiseconds: [-270, -150, 10, 140], sigmaCentiseconds: [72, 71, 70, 70])
    }
}

// MARK: - Festivals and names

extension SmallTable {
    /// A row with each anchor, some of several days.
    private static var festivals: FestivalSection {
        func row(_ id: UInt16, _ kind: FestivalKind, _ length: UInt8, _ anchor: FestivalRow.Anchor) -> FestivalRow {
            FestivalRow(
                festival: id,
                kind: kind,
                regions: id == 2 ? 1 : FestivalSection.everyRegion,
                calendars: 1,
                years: id == 0 ? 1900...1901 : FestivalRow.allYears,
                length: length,
                anchor: anchor
            )
        }
        return FestivalSection(
            calendars: [.china],
            regions: [.init(id: "mainland", calendar: .china)],
            ids: ["laba", "chuxi", "sanfu"],
            rows: [
                row(0, .publicHoliday, 1, .lunar(month: 12, day: 8, leapToo: false)),
                row(1, .publicHoliday, 2, .lastOfLunarYear), row(0, .traditional, 3, .gregorian(month: 2, day: 1)),
                row(1, .traditional, 1, .lunar(month: 8, day: 30, leapToo: true)),
                row(2, .seasonCount, 10, .term(.dahan, days: 9)), row(2, .calendarNote, 20, .list(0)),
            ],
            firstListYear: 1900,
            listYears: 3,
            lists: [200, 0, 365]
        )
    }

    private static var names: NameSection {
        NameSection(
            languages: [.init(tag: "zh-hant", substitute: 0), .init(tag: "ko", substitute: 0)],
            festivals: [["臘八", "납팔"], ["除夕", ""], ["三伏", "삼복"]],
            regions: [["中國", ""]],
            calendars: [["農曆", ""]],
            regional: [
                .init(region: 0, festival: 1, texts: ["年三十", ""]), .init(region: 0, festival: nil, texts: ["法定", ""]),
                .init(region: 0, festival: 1, years: 1900...1950, texts: ["除日", ""]),
            ]
        )
    }

    private static var territories: TerritorySection {
        guard let china = TerritoryCode("CN"), let japan = TerritoryCode("JP") else {
            preconditionFailure("territories have two letters")
        }
        return TerritorySection([
            .init(china, region: "mainland", firstWeekday: .monday, hasBlueSaturdays: false),
            .init(japan, region: "japan", firstWeekday: .sunday, hasBlueSaturdays: true),
        ])
    }

    private static var aliases: AliasSection {
        AliasSection([.init(subject: 1, text: "大晦日"), .init(subject: 0, text: "Laba Porridge")])
    }

    private static var customs: CustomSection {
        CustomSection(
            calendars: [[.rokuyo, .sonEomneunNal, .lunarMonthPillars, .agesByGregorianYear, .boar]],
            plainSaturdays: [true],
            eras: [
                .init(id: "guangxu", region: 0, firstDay: day("1875-02-06"), yearZero: 1874),
                .init(id: "xuantong", region: 0, firstDay: day("1901-01-22"), yearZero: 1900),
            ],
            eraNames: [["光緒", "宣統"], ["광서", "선통"]]
        )
    }
}
