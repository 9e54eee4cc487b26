import Almanac

extension DayReport {
    /// The pillars of the year, the month and the day, and where they change.
    var pillarNames: [StyledText] {
        let boundaries = PillarBoundaries.civil
        let year = PillarUnit.year.text(lunar.yearPillar, in: language)
        let month = monthPillar.map { PillarUnit.month.text($0, in: language) }
        return [
            StyledText(year, note: boundaries.year.text(in: language)),
            month.map { StyledText($0, note: boundaries.month.text(in: language)) },
            StyledText(PillarUnit.day.text(day.pillar, in: language), note: boundaries.day.text(in: language)),
        ].compactMap(\.self)
    }

    /// The pillars that another boundary gives the day or a part of it; nil if there are none.
    var otherPillars: [StyledText]? {
        let all = [yearFromLichun, monthBeforeTerm, monthOfLunarMonth].compactMap(\.self)
        return all.isEmpty ? nil : all
    }

    /// The year between New Year's day and 立春 of those who let it change with 立春; on the day of 立春, from its time on.
    private var yearFromLichun: StyledText? {
        guard let lichun = calendar.termEvent(.lichun, inYear: GregorianDate(day).year) else { return nil }
        let pillar = StemBranch.year(GregorianDate(day).year - (lichun.day <= day ? 0 : 1))
        guard lichun.day == day else {
            return pillar == lunar.yearPillar
                ? nil : StyledText(year(pillar), note: YearBoundary.lichunInstant.text(in: language))
        }
        // In years that began before 立春 it is the morning that differs, in others the rest of the day.
        return pillar == lunar.yearPillar
            ? StyledText(year(pillar.previous), note: until(lichun)) : StyledText(year(pillar), note: from(lichun))
    }

    /// The month before the time of the sectional term of the day.
    private var monthBeforeTerm: StyledText? {
        guard let event = calendar.termEvent(on: day), event.kind.isSectional, let monthPillar else { return nil }
        let month = PillarUnit.month.text(monthPillar.previous, in: language)
        return StyledText(month, note: until(event))
    }

    private var monthOfLunarMonth: StyledText? {
        guard let pillar = calendar.lunarMonthPillar(on: day), pillar != monthPillar else { return nil }
        let month = PillarUnit.month.text(pillar, in: language)
        return StyledText(month, note: MonthBoundary.lunarMonth.text(in: language))
    }

    /// The pillar of a year with its animal, which changes with it.
    private func year(_ pillar: StemBranch) -> String {
        PillarUnit.year.text(pillar, in: language) + " " + calendar.name(of: pillar.zodiac, in: language)
    }

    /// The time of a term by the calendar's clock, after its day if that is not the day of the term.
    private func time(of event: SolarTermEvent) -> String {
        guard let time = calendar.localTime(of: event.instant) else { return "" }
        return time.day == event.day ? time.hoursMinutesSeconds : "\(time)"
    }

    /// 04:02:08前, until 04:02:08.
    private func until(_ event: SolarTermEvent) -> String {
        Phrase.untilTime.text(in: language, [time(of: event)])
    }

    /// 04:02:08起, from 04:02:08.
    private func from(_ event: SolarTermEvent) -> String {
        Phrase.fromTime.text(in: language, [time(of: event)])
    }
}
