// The options of the porcelain verbs, as settings of their pages.

import Almanac
import AlmanacRendering
import CommandSupport

extension TerminalSettings {
    /// What was asked for, and for the rest what the terminal, the environment and the region say.
    init(
        asked arguments: Arguments,
        _ table: AlmanacTable,
        _ festivals: Festivals,
        _ reader: Reader
    ) throws(UsageError) {
        self.init(
            width: Terminal.width,
            height: Terminal.height,
            palette: Palette(asked: arguments),
            language: try CalendarLanguage(asked: arguments, otherwise: reader.language),
            today: try ReaderZone(asked: arguments).map { Terminal.today(in: $0) } ?? Terminal.today,
            firstWeekday: try table.firstWeekday(asked: arguments, of: reader, festivals),
            saturdayColour: table.saturdayColour(in: festivals.regions.first),
            rows: try RowPolicy(asked: arguments),
            // A page without times does not open a file of zones.
            clock: AlmanacSyntax.verbsWithoutTimes.contains(arguments.verb) ? nil : try ReaderClock(asked: arguments)
        )
    }
}

extension Palette {
    /// No styles with `--plain` and outside a terminal; bold and faint text alone where colours are not welcome.
    init(asked arguments: Arguments) {
        if arguments.has(AlmanacSyntax.plain) || !StandardOutput.isTerminal {
            self = .none
        } else {
            self = Terminal.showsColours ? .terminal : .monochrome
        }
    }
}

extension Pager {
    /// The pager of the terminal, unless `--no-pager` says otherwise.
    init?(asked arguments: Arguments) {
        guard !arguments.has(AlmanacSyntax.noPager), let pager = Pager.ofTerminal else { return nil }
        self = pager
    }
}

extension Weekday {
    /// The names of `--first-weekday`.
    static var optionNames: [String] { allCases.map(\.optionName) }

    /// The weekday of `--first-weekday`, or nil if it is not given.
    init?(asked arguments: Arguments) throws(UsageError) {
        guard let name = arguments[AlmanacSyntax.firstWeekday] else { return nil }
        let lowercase = name.lowercased()
        guard let weekday = Weekday.allCases.first(where: { lowercase == $0.optionName }) else {
            throw arguments.refusal(of: name, for: AlmanacSyntax.firstWeekday)
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
        case .some(let name): throw arguments.refusal(of: name, for: AlmanacSyntax.rows)
        }
    }
}
