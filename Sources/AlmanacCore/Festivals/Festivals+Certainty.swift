// The certainty of festivals: that of the month, the term or the count that fixes their days.

extension Festivals {
    /// The certainty of the days of a festival, with the authority and the other day of `festival.day` if there are any.
    ///
    /// ```swift
    /// let hongkong = LunisolarCalendar.hongkong.festivals()
    /// if let day = Day("2057-10-06"), let chongyang = hongkong.on(day).first(where: { $0.id == "chongyang" }) {
    ///     let certainty = hongkong.certainty(of: chongyang)
    ///     print(certainty, certainty.authority ?? "-", certainty.otherDay ?? day)  // published hko 2057-10-07
    /// }
    /// ```
    ///
    /// - Complexity: O(1) for a festival that is certain; otherwise O(number of rows and of uncertain own days), and this allocates.
    public func certainty(of festival: Festival) -> Certainty {
        guard festival.certainty != .certain else { return .certain }
        return rows(of: festival.id).lazy.map { calendar.certainty(of: $0, from: festival.firstDay) }
            .first { $0.level == festival.certainty }?.moved(by: festival.dayNumber - 1) ?? .certain
    }

    /// The certainty of the festivals that begin on a day. The first doubtful festival decides, or else the first that is only
    /// computed; nil on a day without a first day of a festival.
    ///
    /// - Complexity: O(festivals on the day), and O(number of rows) if one is not certain; this allocates.
    public func certainty(on day: Day) -> Certainty? {
        let beginning = on(day).filter { $0.isFirstDay }
        let uncertain = beginning.first { $0.certainty.isDoubtful } ?? beginning.first { $0.certainty != .certain }
        return (uncertain ?? beginning.first).map { certainty(of: $0) }
    }
}

extension LunisolarCalendar {
    /// The certainty of a first day of a row; certain for a day on which the row has none.
    func certainty(of row: FestivalRow, from day: Day) -> Certainty {
        switch row.anchor {
        case .lunar(let month, let dayOfMonth, _):
            guard let date = lunarDate(on: day), date.month.number == month, date.day == dayOfMonth else {
                return .certain
            }
            return lunarCertainty(on: day) ?? .certain
        case .lastOfLunarYear: return certaintyAsLastOfMonth(day)
        case .term(let term, let days):
            let event = termEvent(on: Day(rawValue: day.rawValue &- Int32(days)))
            return event?.kind == term ? event?.certainty.moved(by: Int(days)) ?? .certain : .certain
        // The compiler gives a day of a list that depends on an uncertain event a row of its own, with another anchor. Own days have
        // their doubts beside the lists.
        case .list: return festivalSection.listDoubt(about: row, on: day, in: id) ?? listCertainty(of: row, on: day)
        case .gregorian: return .certain
        }
    }

    /// The certainty of a day of a list of the table: where terms are computed, the days that rules make of them are so as well.
    /// Observances, such as Easter and days of one's own, are days of the civil calendar.
    func listCertainty(of row: FestivalRow, on day: Day) -> Certainty {
        let hangsOnTerms = row.kind != .observance && day <= storage.section.termsComputedUntil
        return hangsOnTerms || day > table.about.lastPublishedDay ? .computed() : .certain
    }

    /// The doubt about a festival that a region has on a day; nil if the calendar does not find it uncertain.
    package func doubt(about festival: FestivalID, on day: Day, in region: RegionID) -> WorkStatus.Doubt? {
        festivalSection.rows(of: festival, in: id, festivalSection.bits(of: [region])).lazy
            .map { certainty(of: $0, from: day) }.first { $0.isDoubtful }
            .map { WorkStatus.Doubt(festival: festival, day: day, certainty: $0) }
    }
}
