import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let diff = Verb(
        "diff",
        "prints the months, New Years, solar terms and festivals that fall on different days in two calendars; festivals kept on "
            + "one lunar date under two names, 中秋 and 추석, are compared",
        operands: [
            Operand("CALENDAR", choices: calendar.choices()), Operand("CALENDAR", choices: calendar.choices()),
            Operand("YEARS"),
        ],
        options: [table]
    )
}

/// `almanac diff CALENDAR CALENDAR YEARS`
func printDifferences(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let difference = CalendarDifference(
        between: try table.calendar(named: arguments.operands[0], for: arguments.verb),
        and: try table.calendar(named: arguments.operands[1], for: arguments.verb),
        in: try table.days(of: arguments.operands[2]),
        of: table
    )
    try output.writeRow("what", "a", "b")
    for row in difference.rows {
        try output.writeRow("\(row.thing)", row.a.map { "\($0)" } ?? "-", row.b.map { "\($0)" } ?? "-")
    }
}
