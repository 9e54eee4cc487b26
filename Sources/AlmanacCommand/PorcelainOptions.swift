// The options of the porcelain verbs, as settings of their pages.

import Almanac
import AlmanacRendering
import CommandSupport

extension TerminalSettings {
    /// What was asked for, and for the rest what the terminal and the environment say.
    init(asked arguments: Arguments) throws(UsageError) {
        self.init(
            width: Terminal.width,
            palette: arguments.has(AlmanacSyntax.plain) || !Terminal.showsColours ? .none : .terminal,
            language: try CalendarLanguage(
                asked: arguments,
                otherwise: CalendarLanguage(tag: Terminal.localeName) ?? .english
            ),
            today: Terminal.today,
            firstWeekday: try Weekday(asked: arguments),
            rows: try RowPolicy(asked: arguments)
        )
    }
}

extension Weekday {
    /// The names of `--first-weekday`.
    static var optionNames: [String] { allCases.map(\.optionName) }

    /// The weekday of `--first-weekday`, Monday if it is not given.
    init(asked arguments: Arguments) throws(UsageError) {
        guard let name = arguments[AlmanacSyntax.firstWeekday] else {
            self = .monday
            return
        }
        let lowercase = name.lowercased()
        guard let weekday = Weekday.allCases.first(where: { lowercase == $0.optionName }) else {
            throw AlmanacSyntax.firstWeekday.refusal(of: name)
        }
        self = weekday
    }

    private var optionName: String { name(in: .english).lowercased() }
}

extension RowPolicy {
    /// The names of `--rows`.
    static let optionNames = ["natural", "six"]

    /// The policy of `--rows`, as many rows as the month needs if it is not given.
    fileprivate init(asked arguments: Arguments) throws(UsageError) {
        switch arguments[AlmanacSyntax.rows] {
        case nil, "natural": self = .natural
        case "six": self = .six
        case .some(let name): throw AlmanacSyntax.rows.refusal(of: name)
        }
    }
}
