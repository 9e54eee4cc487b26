import AlmanacCore

extension WorkStatus.Mark {
    /// The word for the cell of a calendar: 休, 班 and 半; off, work and half.
    public func name(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .holiday: Names("休|休|off|휴|休|nghỉ")
            case .makeUpWorkday: Names("班|班|work|근|出|làm")
            case .halfDay: Names("半|半|half|반|半|nửa")
            }
        return names[language]
    }
}

extension WorkStatus.Kind {
    /// The name of what a day is: 工作日, weekend, 휴일, 振替出勤日, chưa quyết định.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .workday: Names("工作日|工作日|workday|근무일|平日|ngày làm việc")
        case .weekend: Names("周末|週末|weekend|주말|週末|cuối tuần")
        case .dayOff: Names("放假|放假|day off|휴일|休日|ngày nghỉ")
        case .halfDay: Names("半天假|半天假|half a day off|반일 휴무|半日休み|nghỉ nửa ngày")
        case .makeUpWorkday: Names("调休上班|補班|make-up workday|대체 근무일|振替出勤日|ngày làm bù")
        case .unknown: Names("未定|未定|not decided|미정|未定|chưa quyết định")
        }
    }
}

extension WorkStatus.Reason {
    /// The name of why a day is off or worked: 法定假日, substitute holiday, 임시공휴일; empty for what the week alone makes it.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .usual: Names("|||||")
        case .law: Names("法定假日|法定假日|holiday by law|법정 공휴일|法律による休日|ngày lễ theo luật")
        case .substitute: Names("补假|補假|substitute holiday|대체공휴일|振替休日|nghỉ bù")
        case .between: Names("两假日之间|兩假日之間|between two holidays|공휴일 사이|国民の休日|giữa hai ngày lễ")
        case .holiday: Names("放假通知|放假通知|by notice|고시|告示|theo thông báo")
        case .moved: Names("移假|補假|moved by notice|옮긴 휴일|告示による振替|nghỉ bù theo thông báo")
        case .exchanged: Names("调休|調整放假|exchanged|교환 휴일|振替|hoán đổi")
        case .bridge: Names("搭桥假|彈性放假|bridge day|임시공휴일|橋渡しの休日|ngày nghỉ nối")
        case .once: Names("一次性假日|一次性假日|once|임시공휴일|一回限りの休日|một lần")
        case .election: Names("选举日|選舉日|election|선거일|選挙|ngày bầu cử")
        }
    }
}
