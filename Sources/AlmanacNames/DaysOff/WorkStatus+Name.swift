import AlmanacCore

extension WorkStatus.Mark {
    /// The word for the cell of a calendar: 休, 班 and 半; off, work and half.
    public func name(in language: CalendarLanguage) -> String { Names.marks[rawValue, language] }
}

extension WorkStatus.Kind {
    /// The name of what a day is: 工作日, weekend, 휴일, 振替出勤日, chưa quyết định.
    public func name(in language: CalendarLanguage) -> String { Names.dayKinds[rawValue, language] }
}

extension WorkStatus.Reason {
    /// The name of why a day is off or worked: 法定假日, substitute holiday, 임시공휴일; empty for what the week alone makes it.
    public func name(in language: CalendarLanguage) -> String { Names.reasons[rawValue, language] }
}

extension Audience {
    /// The name of the audience: 所有人, public offices; the word of the data files for one that this code does not know.
    public func name(in language: CalendarLanguage) -> String {
        Self.named.firstIndex(of: self).map { Names.audiences[UInt8($0), language] } ?? description
    }

    /// The audiences in the order of their names.
    private static let named: [Audience] = [
        .everybody, .publicOffices, .workers, .women, .youth, .children, .soldiers, .banks, .listed,
    ]
}
