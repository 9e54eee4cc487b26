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
    if arguments.has(AlmanacSyntax.lunar) {
        return try convert(arguments.operands, by: LunarDateConverter(calendar: calendar, days: table.days), &output)
    }
    return try convert(arguments.operands, by: DayConverter(calendar, days: table.days, language), &output)
}

/// Converts the words of the command line; for `-`, the lines of standard input.
private func convert(
    _ operands: [String],
    by converter: some Converter,
    _ output: inout StandardOutput
) throws -> ExitStatus {
    var conversion = Conversion(converter: converter)
    try output.writeLine(converter.header)
    for operand in operands {
        if operand == "-" {
            try conversion.convertLines(&output)
        } else {
            try conversion.convert(Array(operand.utf8)[...], at: "", &output)
        }
    }
    conversion.countUnreported()
    return conversion.status
}

/// Conversions in order, and the exit status they lead to.
private struct Conversion<Rows: Converter> {
    let converter: Rows
    var status = ExitStatus.done
    /// The row being made, reused to save allocations.
    private var row: [UInt8] = []
    /// How many texts were bad.
    private var badTexts = 0

    /// A file of another kind is bad in every line: more messages would say nothing new.
    private static var mostMessages: Int { 1000 }

    init(converter: Rows) {
        self.converter = converter
    }

    /// Converts standard input, one text a line.
    mutating func convertLines(_ output: inout StandardOutput) throws {
        var input = StandardInput()
        try input.forEachLine { number, line in
            try convert(line, at: "line \(number): ", &output)
        }
    }

    /// Converts one text; `line` names its line, for the message about a bad one.
    mutating func convert(
        _ text: ArraySlice<UInt8>,
        at line: @autoclosure () -> String,
        _ output: inout StandardOutput
    ) throws(OutputFailure) {
        row.removeAll(keepingCapacity: true)
        do throws(ConversionError) {
            try converter.append(text, to: &row)
        } catch {
            badTexts += 1
            status = .badData
            if badTexts <= Self.mostMessages {
                let shown = String(decoding: text.prefix(40), as: UTF8.self)
                StandardError.writeLine("almanac: \(line())\(quoted(shown)): \(error)")
            }
        }
        try output.write(row)
    }

    /// Says how many bad texts have no message of their own.
    func countUnreported() {
        guard badTexts > Self.mostMessages else { return }
        StandardError.writeLine("almanac: and \(badTexts - Self.mostMessages) more that cannot be converted")
    }
}
