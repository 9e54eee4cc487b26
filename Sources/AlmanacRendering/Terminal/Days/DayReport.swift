import Almanac

extension Festivals {
    /// The page of `almanac day`: everything the table knows of a day.
    ///
    /// - Returns: nil if the calendar does not reach the day.
    package func text(of day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        DayReport(self, day, settings)?.lines
    }
}

/// The facts of a day and the lines that state them.
struct DayReport {
    let festivals: Festivals
    let day: Day
    let settings: TerminalSettings
    let lunar: LunarDate
    let month: LunarMonth
    /// nil in the first lunar year, of which the calendar has only the last months.
    let year: LunarYear?
    /// nil where the calendar has no terms.
    let monthPillar: StemBranch?
    /// The clock of the terms and phases.
    let clock: EventClock

    var calendar: LunisolarCalendar { festivals.calendar }
    var language: CalendarLanguage { settings.language }

    init?(_ festivals: Festivals, _ day: Day, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        guard let lunar = calendar.lunarDate(on: day), let month = calendar.month(containing: day) else { return nil }
        (self.festivals, self.day, self.settings, self.lunar, self.month) = (festivals, day, settings, lunar, month)
        year = calendar.lunarYear(containing: day)
        monthPillar = calendar.pillars(on: day)?.month
        let instants = [
            (calendar.termEvent(on: day) ?? calendar.previousTermEvent(before: day))?.instant,
            calendar.nextTermEvent(after: day)?.instant,
            (calendar.phaseEvent(on: day) ?? calendar.previousPhaseEvent(before: day))?.instant,
            calendar.nextPhaseEvent(after: day)?.instant,
        ].compactMap(\.self)
        clock = EventClock(calendar, settings.clock, of: instants)
    }

    /// The title, then a line of each topic that has any content.
    var lines: [StyledText] {
        let rows = topics.compactMap { name, pieces in
            pieces.map { TableRow(cells: [StyledText(name[language], .dimmed)], notes: $0) }
        }
        return [title, StyledText()] + TableRow.lines(rows, width: settings.width)
    }

    private var title: StyledText {
        // A day off needs no sign here: its line says it in words.
        let mark = festivals.mark(on: day, work: settings.daysOff?.status(of: day))
        return StyledText(GregorianDate(day).text(in: language), settings.style(ofNumber: day, mark))
            .appending(settings.needsTodaySign(day) ? DayNumber.todaySign : "")
            .appending("  " + day.weekday.name(in: language))
    }

    /// The topics in the order of the page: the words at the beginning of the line, and the content in pieces that are kept
    /// whole; nil if there is none.
    private var topics: [(name: Names, pieces: [StyledText]?)] {
        let zodiac = [StyledText(calendar.name(of: lunar.yearPillar.zodiac, in: language))]
        let custom = calendar.customLabel(of: day, in: language).map { [StyledText($0)] }
        let work = settings.daysOff.map { DaysOffText($0, festivals, settings).pieces(of: day) }
        let caption = festivals.captionNames(settings) + clock.caption
        return [
            (Names("农历", "農曆", "Lunar date", "음력", "旧暦", "Âm lịch"), lunarDate),
            (Names("农历月", "農曆月", "Lunar month", "음력 달", "旧暦の月", "Tháng âm"), lunarMonth),
            (Names("农历年", "農曆年", "Lunar year", "음력 해", "旧暦の年", "Năm âm"), lunarYear),
            (Names("年号", "年號", "Era", "연호", "年号", "Niên hiệu"), eraYears),
            (Names("干支", "干支", "Pillars", "간지", "干支", "Can chi"), pillarNames),
            (Names("另法", "另法", "Otherwise", "다른 기준", "別の数え方", "Cách khác"), otherPillars),
            (Names("生肖", "生肖", "Zodiac", "띠", "干支の動物", "Con giáp"), zodiac),
            (SolarTerm.kindNames, term),
            (Names("下一节气", "下一節氣", "Next term", "다음 절기", "次の節気", "Tiết sau"), nextTerm),
            (Names("月相", "月相", "Moon", "달", "月相", "Trăng"), phase),
            (Names("下一月相", "下一月相", "Next phase", "다음 위상", "次の月相", "Pha sau"), nextPhase),
            (Names("节日", "節日", "Festivals", "명절·기념일", "行事", "Ngày lễ"), festivalLabels),
            (Names("作息", "作息", "Work", "근무", "勤務", "Đi làm"), work),
            (Names("择日", "擇日", "Custom", "택일", "暦注", "Chọn ngày"), custom),
            (Names("前一天", "前一天", "Day before", "전날", "前日", "Hôm trước"), day.previous.flatMap(neighbour)),
            (Names("后一天", "後一天", "Day after", "다음 날", "翌日", "Hôm sau"), day.next.flatMap(neighbour)),
            (Names("周次", "週次", "Week", "주", "週", "Tuần"), week),
            (Names("历法", "曆法", "Calendar", "역법", "暦", "Lịch"), caption.map { StyledText($0) }),
        ]
    }
}
