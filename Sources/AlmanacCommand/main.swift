// almanac: the calendar on the command line.

import Almanac
import CommandSupport

runCommand("almanac") { words, output in
    let arguments = try Arguments(words, AlmanacSyntax.syntax)
    if arguments.has(.help) {
        try output.write(AlmanacSyntax.syntax.help(for: arguments.verb))
        return .done
    }
    if arguments.has(.version) {
        try printVersion(arguments, &output)
        return .done
    }
    if let text = try AlmanacSyntax.syntax.installationText(
        arguments,
        edition: "Almanac \(AlmanacTable.bundled.release)"
    ) {
        try output.write(text)
        return .done
    }
    switch arguments.verb {
    case AlmanacSyntax.today, AlmanacSyntax.month: try showMonth(PeopleQuestion(arguments), &output)
    case AlmanacSyntax.year: try showYear(PeopleQuestion(arguments), &output)
    case AlmanacSyntax.week: try showWeek(PeopleQuestion(arguments), &output)
    case AlmanacSyntax.day: try showDay(PeopleQuestion(arguments), &output)

    case AlmanacSyntax.months: try printMonths(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.terms: try printTerms(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.phases: try printPhases(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.convert: return try convert(arguments, &output)
    case AlmanacSyntax.festivals: try printFestivals(arguments, &output)
    case AlmanacSyntax.search: try printSearch(SearchQuestion(arguments), &output)
    case AlmanacSyntax.diff: try printDifferences(arguments, &output)
    case AlmanacSyntax.explain: try explain(arguments, &output)
    case AlmanacSyntax.export: try export(arguments, &output)
    default: throw UsageError("no such verb '\(arguments.verb.name)'")
    }
    return .done
}
