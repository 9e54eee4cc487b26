import Almanac
import CommandSupport

/// `almanac convert DATE…`, `almanac convert --lunar Y-M-D…`
///
/// A text that cannot be converted is reported on standard error, with its line if it comes from standard input; the others
/// are still converted.
func convert(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(asked: arguments)
    let calendar = try table.calendar(asked: arguments)
    let language = try CalendarLanguage(asked: arguments)
    let words = QuestionReader(
        table,
        calendar.festivals(),
        language: try CalendarLanguage(asked: arguments, otherwise: .ofEnvironment),
        order: nil,
        today: Terminal.today()
    )
    let reader = OperandReader(words)
    if arguments.has(AlmanacSyntax.lunar) {
        let converter = LunarDateConverter(calendar: calendar, days: words.heldDays)
        return try convert(arguments.operands, by: converter, reader, &output)
    }
    let converter = DayConverter(calendar, days: words.heldDays, language)
    return try convert(words.strictDates(arguments.operands), by: converter, reader, &output)
}

extension QuestionReader {
    /// Operands with the days that words name, all together or each, as programs write them; unchanged if one of them is no day.
    fileprivate func strictDates(_ operands: [String]) -> [String] {
        if operands.allSatisfy({ $0 == "-" || Day($0) != nil }) { return operands }
        if let day = day(operands.joined(separator: " ")) { return ["\(day)"] }
        let days = operands.compactMap { day($0) }
        return days.count == operands.count ? days.map { "\($0)" } : operands
    }

    private func day(_ text: String) -> Day? {
        guard let asked = try? read(text) else { return nil }
        switch asked.subject {
        case .day(let day): return day
        case .occasion: return try? day(of: asked)
        default: return nil
        }
    }
}

/// Converts the words of the command line; for `-`, the lines of standard input.
private func convert(
    _ operands: [String],
    by converter: some Converter,
    _ reader: OperandReader,
    _ output: inout StandardOutput
) throws -> ExitStatus {
    var conversion = Conversion(converter: converter, reader: reader)
    for operand in operands {
        if operand == "-" {
            var input = StandardInput()
            try input.forEachLine { try conversion.convert($1, atLine: $0, &output) }
        } else {
            try conversion.convert(Array(operand.utf8)[...], &output)
        }
    }
    return try conversion.finish(&output)
}

/// Conversions in order.
private struct Conversion<Rows: Converter> {
    let converter: Rows
    /// The reader that says why a text is no date.
    let reader: OperandReader
    /// Whether the columns are named yet; without a row and with bad texts alone they are not.
    private var hasHeader = false
    /// The row being made, reused to save allocations.
    private var row: [UInt8] = []
    private var badTexts = 0

    /// A file of another kind is bad in every line: more messages would say nothing new.
    private static var mostMessages: Int { 1000 }

    init(converter: Rows, reader: OperandReader) {
        (self.converter, self.reader) = (converter, reader)
    }

    /// Converts one text, of a line of standard input if that has a number.
    mutating func convert(
        _ text: ArraySlice<UInt8>,
        atLine number: Int? = nil,
        _ output: inout StandardOutput
    ) throws(OutputFailure) {
        row.removeAll(keepingCapacity: true)
        guard converter.append(text, to: &row) else {
            badTexts += 1
            guard badTexts <= Self.mostMessages else { return }
            let refusal = converter.refusal(of: String(decoding: text.prefix(80), as: UTF8.self), by: reader)
            let line = number.map(lineName) ?? ""
            StandardError.writeLine("almanac: \(line)\(refusal.text(in: reader.language))")
            return
        }
        try writeHeader(&output)
        try output.write(row)
    }

    private func lineName(_ number: Int) -> String {
        Names("第\(number)行：", "第\(number)行：", "line \(number): ", "\(number)행: ", "\(number)行目: ", "dòng \(number): ")[
            reader.language
        ]
    }

    private mutating func writeHeader(_ output: inout StandardOutput) throws(OutputFailure) {
        if !hasHeader { try output.writeLine(converter.header) }
        hasHeader = true
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
            let said = Names(
                "另有\(count)条无法换算",
                "另有\(count)條無法換算",
                "and \(count) more that cannot be converted",
                "그 밖에 변환할 수 없는 것이 \(count)개 있습니다",
                "ほかに換算できないものが\(count)件あります",
                "và \(count) mục khác không đổi được"
            )
            StandardError.writeLine("almanac: \(said[reader.language])")
        }
        return .badData
    }
}

/// Turns one text into one row.
private protocol Converter {
    /// The names of the columns.
    var header: String { get }
    /// Appends the row of a text, its line feed included; appends nothing and returns false if the text is no date of the table.
    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) -> Bool
    /// Why a text cannot be converted.
    func refusal(of text: String, by reader: OperandReader) -> UsageError
}

// MARK: - The two directions of `almanac convert`

/// From days to lunar dates and pillars.
private struct DayConverter: Converter {
    let calendar: LunisolarCalendar
    let days: DayRange
    /// The names of the sixty pairs, as bytes.
    let pillarNames: [[UInt8]]

    init(_ calendar: LunisolarCalendar, days: DayRange, _ language: CalendarLanguage) {
        self.calendar = calendar
        self.days = days
        pillarNames = StemBranch.allCases.map { Array($0.name(in: language).utf8) }
    }

    var header: String {
        "day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar" + doubtHeader
    }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) -> Bool {
        guard let day = try? Day(parsing: text), days.contains(day), let lunar = calendar.lunarDate(on: day) else {
            return false
        }
        row += text
        for number in [lunar.year, lunar.month.number, lunar.month.isLeap ? 1 : 0, lunar.day] {
            row.append(tab)
            row.append(decimal: number)
        }
        // Without terms the calendar has no pillar of the month.
        let pillars: [StemBranch?] = [lunar.yearPillar, calendar.pillars(on: day)?.month, day.pillar]
        for pillar in pillars {
            row.append(tab)
            row += pillar.map { pillarNames[$0.index] } ?? [UInt8(ascii: "-")]
        }
        row.append(doubtOf: day, in: calendar)
        row.append(UInt8(ascii: "\n"))
        return true
    }

    func refusal(of text: String, by reader: OperandReader) -> UsageError {
        reader.refusal(of: text, example: "2026-02-17")
    }
}

/// From lunar dates to days.
private struct LunarDateConverter: Converter {
    let calendar: LunisolarCalendar
    /// The days that the table promises.
    let days: DayRange

    var header: String { "lunar\tday" + doubtHeader }

    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) -> Bool {
        guard let lunar = try? LunarDate(parsing: text), let day = calendar.day(of: lunar), days.contains(day) else {
            return false
        }
        row.append(contentsOf: text)
        row.append(tab)
        row.append(contentsOf: day.description.utf8)
        row.append(doubtOf: day, in: calendar)
        row.append(UInt8(ascii: "\n"))
        return true
    }

    func refusal(of text: String, by reader: OperandReader) -> UsageError {
        reader.refusal(of: text, as: "lunar \(text)", example: "2026-1-15, 2025-6L-1")
    }
}

private let tab = UInt8(ascii: "\t")

/// The columns of exports that say how certain a lunar date is.
private let doubtHeader = "\tlunar_certainty\tlunar_authority\tlunar_other_day"

extension [UInt8] {
    /// Appends the certainty of the lunar date of a day, the authority and the other day, with a hyphen for none.
    fileprivate mutating func append(doubtOf day: Day, in calendar: LunisolarCalendar) {
        for field in (calendar.lunarCertainty(on: day) ?? .certain).doubtFields {
            append(tab)
            self += field.utf8
        }
    }

    /// Appends a number that is not negative, in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
