// almanac: the calendar on the command line.

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
    switch arguments.verb {
    case AlmanacSyntax.months: try printMonths(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.terms: try printTerms(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.phases: try printPhases(PlumbingQuestion(arguments), &output)
    case AlmanacSyntax.diff: try printDifferences(arguments, &output)
    case AlmanacSyntax.explain: try explain(arguments, &output)
    case AlmanacSyntax.export: try export(arguments, &output)
    default: throw UsageError("no such verb '\(arguments.verb.name)'")
    }
    return .done
}
