import AlmanacCore

extension LunisolarCalendar {
    /// The name of the calendar: 中國農曆, Chinese Calendar; its identifier if the table has no name.
    public func name(in language: CalendarLanguage) -> String {
        names.calendar(index, in: language.nameTag) ?? "\(id)"
    }

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivalSection.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) }
            ?? "\(festival)"
    }

    /// The name of an animal of the zodiac by the custom of the calendar, whatever the language: in the Vietnamese calendar
    /// 貓, Cat, Mèo, in the Chinese and the Korean one 兔, Rabbit, Thỏ.
    public func name(of zodiac: Zodiac, in language: CalendarLanguage) -> String {
        zodiac.name(in: language, custom: zodiacCustom)
    }

    /// Whose animals the calendar counts: those of Vietnam or of Japan in their calendars, otherwise those of China.
    public var zodiacCustom: Zodiac.Custom {
        switch id {
        case .vietnam: .vietnamese
        case .japan: .japanese
        default: .chinese
        }
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        festivalSection.regions.firstIndex { $0.id == region }.flatMap { names.region($0, in: language.nameTag) }
            ?? "\(region)"
    }
}
