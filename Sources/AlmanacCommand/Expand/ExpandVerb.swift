import Almanac
import AlmanacFiles
import CommandSupport

extension AlmanacSyntax {
    static let expand = Verb(
        "expand",
        "prints the first days of the events of an iCalendar file in Gregorian years, those of rules with RSCALE (RFC 7529) too; - for "
            + "standard input",
        operands: [Operand("FILE"), Operand("YEARS")],
        options: [table]
    )
}

/// `almanac expand FILE YEARS`
///
/// An event that cannot be expanded has a message with the line where it begins; the days of the others are printed.
func expand(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(ofAllYears: arguments)
    let window = try table.days(of: arguments.operands[1])
    let path = arguments.operands[0]
    let events = EventFile(try FileStore.input(path)).events
    var (rows, status): ([(day: Day, fields: [String])], ExitStatus) = ([], .done)
    let replaced = Event.replacedDays(of: events)
    for event in events {
        do throws(EventFault) {
            let days = try event.days(in: window, by: table, without: replaced[event.text("UID")] ?? [])
            rows += days.map { ($0, ["\($0)", event.text("UID"), event.text("SUMMARY")]) }
        } catch {
            StandardError.writeLine("almanac: " + LineFailure(path, event.line, error.description).description)
            status = .badData
        }
        guard rows.count <= Event.mostDays else {
            throw LineFailure(path, event.line, "more than \(Event.mostDays) days: expected fewer events or years")
        }
    }
    if events.isEmpty { throw LineFailure(path, 1, "no event: expected an iCalendar file with BEGIN:VEVENT") }
    try output.writeRow("day", "uid", "summary")
    for row in rows.sorted(by: { $0.day < $1.day }) { try output.writeRow(row.fields) }
    if rows.contains(where: { !AlmanacTable.bundled.days.contains($0.day) }) {
        arguments.noteWideTable(in: .ofEnvironment)
    }
    return status
}
