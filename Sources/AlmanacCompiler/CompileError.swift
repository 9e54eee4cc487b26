import AlmanacCore

/// Why a compilation stops although every row can be used.
package enum CompileError: Error, CustomStringConvertible {
    /// The events of a kind do not rise evenly: the figures of the theory cannot be right.
    case eventsOutOfOrder(String)
    /// Rounding to whole seconds moves an event to another civil day.
    case roundingChangesDay(CalendarID, Instant)
    /// The numbers of a section exceed its layout.
    case doesNotFit(String)
    /// The years are too few to predict the events of a kind.
    case tooFewYears(String)
    /// There is more of something than readers of the file take.
    case tooMuch(String, found: Int, most: Int)
    /// The finished table does not answer with what it was made of.
    case notReadBack(String)

    package var description: String {
        switch self {
        case .eventsOutOfOrder(let kind):
            "theory: the \(kind) as computed do not follow one another in the order of their numbers"
        case .roundingChangesDay(let calendar, let instant):
            "rounding \(instant) to whole seconds changes its civil day in calendar \(calendar)"
        case .doesNotFit(let section):
            "the \(section) do not fit the layout of the table"
        case .tooFewYears(let kind):
            "the years are too few to predict the \(kind): compile more of them"
        case .tooMuch(let what, let found, let most):
            "\(what): found \(found), expected at most \(most)"
        case .notReadBack(let section):
            "the table does not give back the \(section) it was made of"
        }
    }

    /// Throws if there is more of something than readers of the file take.
    static func require(_ found: Int, atMost most: Int, _ what: String) throws(CompileError) {
        guard found <= most else { throw .tooMuch(what, found: found, most: most) }
    }
}

/// A row of a data file that cannot be used: where it is, what was found and what was expected.
package struct DataFileError: Error, Hashable, CustomStringConvertible {
    /// The file, relative to the data folder.
    package let file: String
    /// The line, 1 for the first; 0 if the file as a whole is meant.
    package let line: Int
    /// The text or value that cannot be used.
    package let found: String
    /// A text or value that would be right.
    package let expected: String

    /// `file:line: found …, expected …`
    package var description: String {
        let location = line > 0 ? "\(file):\(line)" : file
        return "\(location): found \(found), expected \(expected)"
    }
}
