import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let format = ValueOption(
        "format",
        "TEXT",
        "one line instead of the page, such as '{lunar} {term}'; an empty field takes the text before it with it, {{ is a brace",
        choices: DayField.allCases.map { "{\($0.rawValue)}" }
    )
}

extension DayFormat {
    /// The format of `--format`, or nil if it is not given.
    init?(asked arguments: Arguments) throws(UsageError) {
        guard let text = arguments[AlmanacSyntax.format] else { return nil }
        do throws(DayFormatError) {
            try self.init(text)
        } catch {
            throw UsageError(error)
        }
    }
}

extension UsageError {
    fileprivate init(_ error: DayFormatError) {
        switch error {
        case .unknownField(let name):
            self = .unknown(
                "field",
                name,
                among: DayField.allCases.map(\.rawValue),
                listedBy: "'almanac day --help'"
            )
        case .unclosed(let rest):
            self.init("the brace before \(quoted(rest)) never closes: a field is such as {lunar}, a brace alone is {{")
        case .unopened: self.init("a brace of the format closes, and none is open: a brace alone is }}")
        }
    }
}

extension PorcelainQuestion {
    /// The line of a day; throws if the calendar lacks the day, as another table than the bundled one may.
    func line(of day: Day, _ format: DayFormat) throws(UsageError) -> String {
        guard let line = festivals.line(of: day, format, in: settings.language) else {
            throw outOfRange("day '\(day)'")
        }
        return line
    }
}
