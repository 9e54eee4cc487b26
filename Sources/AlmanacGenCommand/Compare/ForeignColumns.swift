import AlmanacCore
import AlmanacNames
import AlmanacWords
import CommandSupport

/// The meaning of a column of somebody else's table; the raw value is the word of `--columns`.
enum ColumnRole: String, CaseIterable {
    /// A Gregorian day: of a term, a festival or a day off, the first of a month, or one with its lunar date.
    case day
    /// The last day of a festival or of days off, included.
    case last
    /// The lunar year, month, whether that is a leap month, and the day of the month.
    case year, month, leap
    case dayOfMonth = "day-of-month"
    /// The lunar date as one text, `2025-6L-1`.
    case lunar
    case length
    /// A solar term: a name, or a number whose beginning is found out.
    case term
    /// The name of a festival in any language, or its id.
    case name
    /// Whether the day is off, or whether it is worked.
    case off, work
}

/// The columns of a file by their meaning.
struct ForeignColumns {
    /// The index of the column of each meaning.
    private(set) var indices: [ColumnRole: Int] = [:]
    /// The columns in words: `first_day as day, 3 as length`.
    let summary: String

    subscript(role: ColumnRole) -> Int? { indices[role] }

    /// The columns that `day=first_day,year=2` names, by name or number, and guesses for the others. A column of days is
    /// one most of whose values are days.
    init(of file: ForeignFile, at path: String, named list: String?) throws {
        for part in (list ?? "").split(separator: ",") {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard words.count == 2, let role = ColumnRole(rawValue: words[0]) else {
                throw UsageError.notUnderstood(String(part), example: "day=first_day,year=2")
            }
            let number = Int(words[1]).map { $0 - 1 }.flatMap { file.columns.indices.contains($0) ? $0 : nil }
            guard let index = file.columns.firstIndex(of: words[1]) ?? number else {
                throw UsageError.unknownValue(words[1], of: "column", among: file.columns)
            }
            indices[role] = index
        }
        let names = file.columns.map { name in name.lowercased().filter { $0.isLetter || $0.isNumber } }
        let hasDays = file.columns.indices.map { column in
            let values = file.rows.prefix(200).map { file.value($0, column) }.filter { !$0.isEmpty }
            return values.count { Day(foreign: $0) != nil } * 10 > values.count * 9
        }
        let saysOff = file.columns.indices.map { column in
            let values = file.rows.map { file.value($0, column) }.filter { !$0.isEmpty }
            return !values.isEmpty && values.allSatisfy { $0.saysOff != nil }
        }
        var found = indices
        for role in ColumnRole.allCases where found[role] == nil {
            let columns = names.indices.filter { column in
                !found.values.contains(column) && (role == .lunar || hasDays[column] == (role == .day || role == .last))
                    && (role != .off && role != .work || saysOff[column]) && (role != .name || !saysOff[column])
            }
            let named = ForeignWords["column \(role.rawValue)"].lazy.compactMap { name in
                columns.first { names[$0] == name }
            }.first
            // Without names the first column of words has the names.
            let isOfWords = { (column: Int) in
                file.rows[0].count > column && file.rows[0][column].contains(where: \.isLetter)
            }
            let guess = role == .name && names[0] == "1" ? columns.first(where: isOfWords) : nil
            found[role] = named ?? (role == .day ? columns.first : guess)
        }
        let (all, named) = (found, indices)
        let texts = ColumnRole.allCases.compactMap { role in
            all[role].map { "\(file.columns[$0]) as \(role.rawValue)\(named[role] == nil ? " (guessed)" : "")" }
        }
        indices = all
        let ignored = file.columns.indices.filter { !all.values.contains($0) }.map { file.columns[$0] }
        summary =
            texts.joined(separator: ", ") + (ignored.isEmpty ? "" : "; ignored: " + ignored.joined(separator: ", "))
        guard indices[.day] != nil else {
            throw LineFailure(path, 1, "no column of days: expected days such as 2026-02-17, in TSV, CSV, JSON or ics")
        }
    }
}

/// The kinds of tables that can be compared.
enum ForeignKind: String, CaseIterable {
    case months, terms, festivals
    case daysOff = "days-off"

    /// The kind that the columns tell: months by a lunar date, terms by a number or by names of which most are terms; nil
    /// for names and days off.
    init?(of file: ForeignFile, _ columns: ForeignColumns) {
        let names = file.rows.prefix(100).map { file.value($0, columns[.name]) }
        if columns[.lunar] != nil || columns[.month] != nil && columns[.year] != nil {
            self = .months
        } else if columns[.term] != nil || names.count(where: { SolarTerm(named: $0) != nil }) * 10 > names.count * 9 {
            self = .terms
        } else {
            return nil
        }
    }
}

extension SolarTerm {
    /// The term of a whole name in any language.
    init?(named text: String) {
        guard let match = SolarTerm.matching(text).first, match.fit == .exact else { return nil }
        self = match.value
    }
}
