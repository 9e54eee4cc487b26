import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

/// `almanac convert DATE…`, `almanac convert --lunar Y-M-D…`; for `-`, the lines of standard input
///
/// A text that cannot be converted is reported on standard error, with its line if it comes from standard input; the others
/// are still converted.
func convert(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(ofAllYears: arguments)
    let calendar = try table.calendar(asked: arguments)
    let language = try CalendarLanguage(asked: arguments)
    let said = try CalendarLanguage(asked: arguments, otherwise: .ofEnvironment)
    let (festivals, today) = (calendar.festivals(), Terminal.today())
    let reader = QuestionReader(table, festivals, language: said, order: nil, today: today)
    let isFromLunar = arguments.has(AlmanacSyntax.lunar)
    var conversion = Conversion(reader, language, isFromLunar: isFromLunar)
    for operand in isFromLunar ? arguments.operands : reader.strictDates(arguments.operands) {
        if operand == "-" {
            try StandardInput().forEachLine { number, bytes in
                // The byte order mark, and lines that have no date, as in files of persons.
                let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
                let line = number == 1 && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
                if line.allSatisfy({ $0 == 0x20 }) || line.first == UInt8(ascii: "#") { return }
                try conversion.convert(line, atLine: number, &output)
            }
        } else {
            try conversion.convert(Array(operand.utf8)[...], &output)
        }
    }
    let status = try conversion.finish(&output)
    if conversion.hasOtherYears { arguments.noteWideTable(in: reader.language) }
    return status
}

extension QuestionReader {
    /// Operands with the days that words name, all together or each, as programs write them; unchanged if one of them is no day.
    fileprivate func strictDates(_ operands: [String]) -> [String] {
        if operands.allSatisfy({ $0 == "-" || Day($0) != nil }) { return operands }
        if let day = namedDay(operands.joined(separator: " ")) { return ["\(day)"] }
        let days = operands.compactMap(namedDay)
        return days.count == operands.count ? days.map { "\($0)" } : operands
    }

    private func namedDay(_ text: String) -> Day? {
        guard let asked = words(text).asked else { return nil }
        switch asked.subject {
        case .day(let day): return day
        case .occasion: return try? day(of: asked)
        default: return nil
        }
    }
}

/// Conversions in order: of days to lunar dates and pillars, or of lunar dates to days.
private struct Conversion {
    private let isFromLunar: Bool
    /// The reader that says why a text is no date.
    private let reader: QuestionReader
    private let calendar: LunisolarCalendar
    private let days: DayRange
    /// The names of the sixty pairs, as bytes.
    private let pillarNames: [[UInt8]]
    /// Whether the columns are named yet; without a row and with bad texts alone they are not.
    private var hasHeader = false
    /// The row being made, reused to save allocations.
    private var row: [UInt8] = []
    private var badTexts = 0
    /// Whether a day was converted that the bundled table does not have.
    private(set) var hasOtherYears = false

    /// A file of another kind is bad in every line: more messages would say nothing new.
    private static let mostMessages = 100

    init(_ reader: QuestionReader, _ language: CalendarLanguage, isFromLunar: Bool) {
        (self.reader, self.isFromLunar) = (reader, isFromLunar)
        (calendar, days) = (reader.calendar, reader.heldDays)
        pillarNames = StemBranch.allCases.map { Array($0.name(in: language).utf8) }
    }

    /// Converts one text, of a line of standard input if that has a number.
    mutating func convert(
        _ text: ArraySlice<UInt8>,
        atLine number: Int? = nil,
        _ output: inout StandardOutput
    ) throws(OutputFailure) {
        guard makeRow(of: text) else {
            badTexts += 1
            guard badTexts <= Self.mostMessages else { return }
            let refusal = refusal(of: String(decoding: text.prefix(80), as: UTF8.self)).text(in: reader.language)
            let line = number.map { Phrase.atLine.text(in: reader.language, ["\($0)", refusal]) } ?? refusal
            StandardError.writeLine("almanac: \(line)")
            return
        }
        try writeHeader(&output)
        try output.write(row)
    }

    private mutating func writeHeader(_ output: inout StandardOutput) throws(OutputFailure) {
        guard !hasHeader else { return }
        hasHeader = true
        let columns =
            isFromLunar
            ? "lunar\tday" : "day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar"
        try output.writeLine(columns + "\tlunar_certainty\tlunar_authority\tlunar_other_day")
    }

    private func refusal(of text: String) -> UsageError {
        // As words month 12, day 30 is the last day of the year also where that is the 29th.
        if isFromLunar, let date = LunarDate(text), calendar.absence(of: date) == .noThirtiethDay {
            return reader.refusal(.noThirtiethDay(date.month, year: date.year), text, .day)
        }
        return isFromLunar
            ? reader.refusal(of: text, as: "lunar \(text)", example: "2026-1-15, 2025-6L-1")
            : reader.refusal(of: text, example: "2026-02-17")
    }

    /// Says how many bad texts have no message of their own.
    ///
    /// - Returns: Bad data if there was a bad text.
    mutating func finish(_ output: inout StandardOutput) throws(OutputFailure) -> ExitStatus {
        guard badTexts > 0 else {
            try writeHeader(&output)
            return .done
        }
        let count = badTexts - Self.mostMessages
        if count > 0 {
            let said = Phrase.moreUnconverted.text(in: reader.language, ["\(count)"])
            StandardError.writeLine("almanac: \(said)")
        }
        return .badData
    }
}

// MARK: - The rows of the two directions

extension Conversion {
    /// Makes the row of a text, its line feed included; returns false if the text is no date of the table.
    private mutating func makeRow(of text: ArraySlice<UInt8>) -> Bool {
        row.removeAll(keepingCapacity: true)
        row += text
        let day = isFromLunar ? addDay(of: text) : addLunarDate(of: text)
        guard let day, days.contains(day) else { return false }
        if !AlmanacTable.bundled.days.contains(day) { hasOtherYears = true }
        for field in (calendar.lunarCertainty(on: day) ?? .certain).doubtFields { add(field.utf8) }
        row.append(UInt8(ascii: "\n"))
        return true
    }

    private mutating func addDay(of text: ArraySlice<UInt8>) -> Day? {
        guard let lunar = try? LunarDate(parsing: text), let day = calendar.day(of: lunar) else { return nil }
        add(day.description.utf8)
        return day
    }

    private mutating func addLunarDate(of text: ArraySlice<UInt8>) -> Day? {
        guard let day = try? Day(parsing: text), let lunar = calendar.lunarDate(on: day) else { return nil }
        for number in [lunar.year, lunar.month.number, lunar.month.isLeap ? 1 : 0, lunar.day] {
            row.append(UInt8(ascii: "\t"))
            row.append(decimal: number)
        }
        // Without terms the calendar has no pillar of the month.
        let pillars: [StemBranch?] = [lunar.yearPillar, calendar.pillars(on: day)?.month, day.pillar]
        for pillar in pillars { add(pillar.map { pillarNames[$0.index] } ?? [UInt8(ascii: "-")]) }
        return day
    }

    private mutating func add(_ field: some Sequence<UInt8>) {
        row.append(UInt8(ascii: "\t"))
        row += field
    }
}

extension [UInt8] {
    /// Appends a number that is not negative, in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
