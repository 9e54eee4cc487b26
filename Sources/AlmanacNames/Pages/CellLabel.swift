import AlmanacCore

/// A name that the cell of a day shows below its number: a festival, a solar term, or the lunar date.
///
/// ```swift
/// let festivals = LunisolarCalendar.china.festivals()
/// let days = ["2026-06-15", "2026-06-16", "2026-06-19", "2026-06-21"].compactMap { Day($0) }
/// print(days.compactMap { festivals.label(on: $0, in: .traditionalChinese)?.text })  // ["五月", "初二", "端午節", "夏至"]
/// ```
public struct CellLabel: Sendable {
    /// The subject of a label; a view colours the text by it.
    public enum Subject: Hashable, Sendable {
        /// A festival of a kind, or as a public holiday a day off that is no festival itself.
        case festival(FestivalKind)
        /// A solar term.
        case term(SolarTerm)
        /// The first day of a lunar month, named after the month.
        case lunarMonth
        /// Any other day of a lunar month.
        case lunarDay
    }

    /// The text: 端午節, 夏至, 六月, 初二.
    public let text: String
    /// The subject of the text.
    public let subject: Subject
    /// The solar term that the text names, 冬至, or that the festival is, 清明節; nil for any other label.
    public let term: SolarTerm?
    /// The certainty of the day of the term, the festival or the lunar date that the text names.
    public let certainty: Certainty.Level

    /// The season of the label's term, in whose colour a view writes the text; nil for a public holiday and for a label without a term.
    public var season: SolarTerm.Season? { subject.isPublicHoliday ? nil : term?.season }

    /// A label from its fields.
    public init(text: String, subject: Subject, term: SolarTerm? = nil, certainty: Certainty.Level = .certain) {
        (self.text, self.subject, self.term, self.certainty) = (text, subject, term, certainty)
    }
}

extension CellLabel.Subject {
    /// Whether the label is a public holiday, or a day off that is no festival.
    var isPublicHoliday: Bool { if case .festival(.publicHoliday) = self { true } else { false } }
}

#if !hasFeature(Embedded)
    // Comparing texts would link the tables of Unicode.
    extension CellLabel: Codable, Hashable {}

    extension CellLabel.Subject: Codable {
        /// Decodes the kind of a festival, `public`, the name of a term, `dongzhi`, `lunar-month` or `lunar-day`, a string.
        public init(from decoder: any Decoder) throws {
            let name = try String(from: decoder)
            let kinds = FestivalKind.allCases.map(Self.festival)
            let known: [Self] = kinds + SolarTerm.allCases.map(Self.term) + [.lunarMonth, .lunarDay]
            guard let subject = known.first(where: { $0.codedName == name }) else {
                throw decoder.refusal("no subject of a label")
            }
            self = subject
        }

        /// Encodes the text that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try codedName.encode(to: encoder) }

        private var codedName: String {
            switch self {
            case .festival(let kind): "\(kind)"
            case .term(let term): "\(term)"
            case .lunarMonth: "lunar-month"
            case .lunarDay: "lunar-day"
            }
        }
    }
#endif

extension Certainty.Level {
    /// The sign next to a name or a number whose day is doubtful, `≈`; otherwise empty.
    public var sign: String { isDoubtful ? "≈" : "" }
}

extension Certainty.Level? {
    /// The sign of a level; empty for a day without an event.
    public var sign: String { self?.sign ?? "" }
}

// MARK: - The choice of a user, which is stored

extension CellLabel {
    /// The choice and the order of the names of a day.
    public struct Style: Codable, Hashable, Sendable {
        /// The origin of a label.
        public enum Source: UInt8, NamedCase {
            /// The festivals of the day.
            case festival
            /// The solar term of the day.
            case term
            /// The lunar date, which every day has.
            case lunarDate
        }

        /// The sources in the order of preference; the lunar date ends the list, because every day has one.
        public var sources: [Source]
        /// The last kind of festival that is shown, in the order of `FestivalKind`: public holidays and traditional festivals
        /// unless something else is asked for.
        public var lastKind: FestivalKind
        /// Whether a festival of several days is named on each of them, with the number of the day: 初伏第3天. Otherwise it is named on its
        /// first day, and the others show their lunar dates.
        public var showsEveryDay: Bool

        /// Festivals before terms before lunar dates; of festivals the traditional ones and holidays, on their first days.
        ///
        /// - Parameters:
        ///   - sources: The sources in the order of preference.
        ///   - lastKind: The last kind of festival that is shown.
        ///   - showsEveryDay: Whether a festival of several days is named on each of them.
        public init(
            sources: [Source] = [.festival, .term, .lunarDate],
            lastKind: FestivalKind = .traditional,
            showsEveryDay: Bool = false
        ) {
            (self.sources, self.lastKind, self.showsEveryDay) = (sources, lastKind, showsEveryDay)
        }
    }
}

// MARK: - The names of a day

extension Festivals {
    /// The one label of a day: the first of its names, in short, or the lunar date if no source of the style has a name.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - language: The language of the label.
    ///   - style: The sources and their order.
    /// - Returns: nil if the calendar has no lunar date for the day.
    /// - Complexity: O(number of festivals of the day); this allocates.
    public func label(
        on day: Day,
        in language: CalendarLanguage,
        style: CellLabel.Style = CellLabel.Style()
    ) -> CellLabel? {
        calendar.cell(of: day).map { $0.label(self, in: language, style) }
    }

    /// The name of a day off that is no festival itself, 振替休日 or 국민의 휴일; nil on any other day.
    package func dayOffName(on day: Day, work: WorkStatus?, in language: CalendarLanguage) -> String? {
        guard let work, work.kind == .dayOff else { return nil }
        switch work.reason {
        case .usual, .law, .holiday, .exchanged: return nil
        case .substitute, .between, .moved, .bridge, .election: return work.reason.name(in: language)
        case .once:
            guard let festival = work.festival else { return work.reason.name(in: language) }
            // The festivals of the day have that name already if it is one of them.
            return on(day).contains { $0.id == festival } ? nil : name(of: festival, on: day, in: language)
        }
    }
}

extension DayCell {
    /// The one label of a cell without festivals: the first of its names, or the lunar date if no source of the style has one.
    public func label(in language: CalendarLanguage, style: CellLabel.Style = CellLabel.Style()) -> CellLabel {
        label(nil, in: language, style)
    }

    func label(_ festivals: Festivals?, in language: CalendarLanguage, _ style: CellLabel.Style) -> CellLabel {
        names(festivals, in: language, style, isShort: true).first ?? lunarLabel(in: language)
    }

    /// All names of a day, the most important first.
    ///
    /// - The sources follow in the order of the style. Festivals that are neither public holidays nor traditional come after
    ///   the sources that have a name, but before the lunar date.
    /// - A festival that is the solar term of the day is named once: 清明節, at the first place that it or the term has.
    /// - A festival whose name only repeats the lunar date, 年初二, gives way to all other names if festivals come first.
    package func names(
        _ festivals: Festivals?,
        in language: CalendarLanguage,
        _ style: CellLabel.Style = CellLabel.Style(),
        isShort: Bool = false
    ) -> [CellLabel] {
        let sources = style.sources.prefix { $0 != .lunarDate }
        let isFestivalFirst = sources.first == .festival
        var ofTerm = termLabel(in: language)
        var (leading, others, repetitions) = ([CellLabel](), [CellLabel](), [CellLabel]())
        let shown = sources.contains(.festival) ? festivals : nil
        for label in shown.map({ festivalLabels($0, in: language, style, isShort: isShort) }) ?? [] {
            if label.term != nil, sources.contains(.term) {
                if isFestivalFirst { leading.append(label) }
                ofTerm = isFestivalFirst ? nil : label
            } else if isFestivalFirst, lunarDate.isRepeated(by: label.text, in: language) {
                repetitions.append(label)
            } else if case .festival(let kind) = label.subject, kind <= .traditional {
                leading.append(label)
            } else {
                others.append(label)
            }
        }
        let named = sources.flatMap { $0 == .festival ? leading : ofTerm.map { [$0] } ?? [] }
        let ofLunarDate = style.sources.contains(.lunarDate) ? [lunarLabel(in: language)] : []
        return named + others + repetitions + ofLunarDate
    }

    /// The labels of the day's festivals that a style shows, in the order of the festivals.
    private func festivalLabels(
        _ festivals: Festivals,
        in language: CalendarLanguage,
        _ style: CellLabel.Style,
        isShort: Bool
    ) -> [CellLabel] {
        let ofTerm = term.flatMap { festivals.festival(for: $0, on: day) }?.id
        return festivals.on(day).compactMap { festival in
            guard festival.kind <= style.lastKind, festival.isFirstDay || style.showsEveryDay else { return nil }
            let isTerm = festival.id == ofTerm
            return CellLabel(
                text: festivals.label(of: festival, in: language, isShort: isShort),
                subject: .festival(festival.kind),
                term: isTerm ? term : nil,
                certainty: festival.certainty
            )
        }
    }

    private func termLabel(in language: CalendarLanguage) -> CellLabel? {
        term.map {
            CellLabel(text: $0.name(in: language), subject: .term($0), term: $0, certainty: termCertainty ?? .certain)
        }
    }

    func lunarLabel(in language: CalendarLanguage) -> CellLabel {
        CellLabel(
            text: lunarDate.cellText(in: language),
            subject: lunarDate.day == 1 ? .lunarMonth : .lunarDay,
            certainty: lunarCertainty
        )
    }
}
