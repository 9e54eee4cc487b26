// almanac: the calendar on the command line.

import Almanac
import AlmanacRendering
import CommandSupport

runCommand("almanac", language: CalendarLanguage.ofMessages) { words, output in
    let arguments = try Arguments(words, AlmanacSyntax.syntax)
    let (syntax, language) = (AlmanacSyntax.syntax, CalendarLanguage.ofMessages(about: words))
    if let text = try syntax.text(
        askedBy: arguments,
        in: language,
        edition: "Almanac \(AlmanacTable.bundled.release)"
    ) {
        try output.write(text)
        return .done
    }
    if arguments.has(.version) {
        let table = try AlmanacTable(asked: arguments)
        try output.writeLine("almanac, table \(table.release), digest \(table.digest)")
        return .done
    }
    guard let wide = arguments.adding(AlmanacSyntax.wideTable, of: AlmanacSyntax.table) else {
        return try answer(arguments, &output)
    }
    do {
        return try answer(arguments, &output)
    } catch let error as UsageError where !arguments.readStandardInput && error.mayBeOfOtherYears {
        // The wide table may have the day. If not, its refusal is the same, with its years.
    } catch is LineFailure where !arguments.readStandardInput && arguments[AlmanacSyntax.persons] != nil {
        // So may it have the birth of a person.
    }
    let status = try answer(wide, &output)
    arguments.noteWideTable(in: language)
    return status
}

extension UsageError {
    /// Whether a table of more years may have what was asked for: a day outside, or words such as an era that only it has.
    fileprivate var mayBeOfOtherYears: Bool {
        switch self {
        case .outside, .notUnderstood, .told: true
        default: false
        }
    }
}

extension Arguments {
    /// Says on standard error that days are of the wide table, unless `--table` asked for one.
    func noteWideTable(in language: CalendarLanguage) {
        guard self[AlmanacSyntax.table] == nil else { return }
        StandardError.writeLine("almanac: \(Phrase.wideTable.text(in: language))")
    }

    /// Whether the answer may read a file that can be read only once: persons or own days from standard input.
    fileprivate var readStandardInput: Bool {
        [AlmanacSyntax.persons, AlmanacSyntax.ownDays].contains { self[$0] == "-" }
    }

    /// The same question in the region that its words name: holidays in japan; or whose era they name, which only the wide table has.
    fileprivate func inRegionOfWords() throws -> Arguments {
        let text = operands.joined(separator: " ")
        let mentionsRegion = AlmanacTable.bundled.mentionsRegion(text)
        let hasEras = self[AlmanacSyntax.table] == AlmanacSyntax.wideTable
        guard verb.takes(AlmanacSyntax.region), mentionsRegion || hasEras else { return self }
        // Two things that are compared may be of two regions.
        guard let asked = try? PorcelainQuestion(self).words()?.asked, asked.parts.count == 1, let region = asked.region
        else { return self }
        if let there = adding("\(region)", of: AlmanacSyntax.region) { return there }
        guard !mentionsRegion || AlmanacTable.bundled.regions(named: self[AlmanacSyntax.region] ?? "") == [region]
        else { throw UsageError.notBoth("--region", "\(region)") }
        return self
    }
}

/// Answers a question with the table that its arguments name.
func answer(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let arguments = try arguments.inRegionOfWords()
    switch arguments.verb {
    case AlmanacSyntax.today: try showPage(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.month: try showMonth(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.year: try showYear(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.week: try showWeek(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.day: try showDay(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.works: return try DaysOffQuestion(arguments).answerWorks(&output)
    case AlmanacSyntax.daysOff: try DaysOffQuestion(arguments).printBreaks(&output)
    case AlmanacSyntax.workdays: try DaysOffQuestion(arguments).printWorkdays(&output)

    case AlmanacSyntax.next, AlmanacSyntax.when, AlmanacSyntax.until: try showOccasion(arguments, &output)
    case AlmanacSyntax.birthday: try showBirthdays(arguments, &output)
    case AlmanacSyntax.pillars: try showPillars(arguments, &output)

    case AlmanacSyntax.months: try PlumbingQuestion(arguments).printMonths(&output)
    case AlmanacSyntax.terms: try PlumbingQuestion(arguments).printTerms(&output)
    case AlmanacSyntax.phases: try PlumbingQuestion(arguments).printPhases(&output)
    case AlmanacSyntax.convert: return try convert(arguments, &output)
    case AlmanacSyntax.festivals: try PlumbingQuestion(arguments).printFestivals(&output)
    case AlmanacSyntax.diff: try printDifferences(arguments, &output)
    case AlmanacSyntax.expand: return try expand(arguments, &output)
    case AlmanacSyntax.explain: try explain(PorcelainQuestion(arguments), &output)
    case AlmanacSyntax.export: try export(arguments, &output)
    default: throw UsageError.unknownVerb(arguments.verb.name, of: AlmanacSyntax.syntax)
    }
    return .done
}
