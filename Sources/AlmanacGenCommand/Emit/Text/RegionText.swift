import AlmanacCore
import AlmanacNames
import CommandSupport

extension Emission {
    /// The festivals of the regions, by the first day.
    var festivals: String {
        let columns: [TextColumn<(region: RegionID, festivals: Festivals, festival: Festival)>] =
            [
                TextColumn("region", "where it is kept") { "\($0.region)" },
                TextColumn("calendar", "the calendar of the region") { "\($0.festivals.calendar)" },
                TextColumn("day", "the only day or the first, Gregorian") { "\($0.festival.firstDay)" },
                TextColumn("last_day", "the last day, included") { "\($0.festival.lastDay)" },
                TextColumn("id", "its name for programs, the same in every release") { "\($0.festival.id)" },
                TextColumn("kind", "public-holiday by law, traditional, observance, season-count or calendar-note") {
                    "\($0.festival.kind)"
                },
                TextColumn("name", "in the language \(language.tag)") {
                    $0.festivals.name(of: $0.festival.id, on: $0.festival.firstDay, in: language)
                },
            ] + TextColumn.doubts { $0.festivals.certainty(of: $0.festival) }
        let rows = regions.lazy.flatMap {
            region -> [(region: RegionID, festivals: Festivals, festival: Festival)] in
            guard let festivals = calendar(of: region)?.festivals(in: [region]) else { return [] }
            return festivals.starting(in: days).map { (region: region, festivals: festivals, festival: $0) }
        }
        let sources = "\(Self.computed); rules as cited in Data/festivals"
        return tabSeparated(head("Festivals that begin in the years", sources: sources), columns, rows)
    }

    /// The days that are not what their weekday makes them.
    var daysOff: String {
        let columns: [TextColumn<(calendar: WorkCalendar, day: Day, status: WorkStatus)>] = [
            TextColumn("region", "where") { "\($0.calendar.region)" },
            TextColumn("audience", "for whom: all, or those whose days the notices decide") {
                "\($0.calendar.audience)"
            },
            TextColumn("day", "Gregorian") { "\($0.day)" },
            TextColumn("status", "day-off, half-day, make-up-workday, or weekend if a notice counts it to a holiday") {
                $0.status.kind.description
            },
            TextColumn("week", "the same by the weekday alone: workday, half-day or weekend") {
                $0.status.week.description
            },
            TextColumn("reason", "law, or substitute, between, holiday, moved, exchanged, bridge, once or election") {
                $0.status.reason.description
            },
            TextColumn("half", "the half that is off: morning, afternoon or either; else -") {
                ($0.status.half?.description).field
            },
            TextColumn("festival", "the holiday to which the day belongs, as in festivals, else -") {
                $0.status.festival.field
            },
            TextColumn("other_day", "the day for which it stands or with which it was exchanged, else -") {
                $0.status.otherDay.field
            },
            TextColumn("certainty", "as in festivals, of a holiday that no notice decides") {
                "\($0.status.doubt?.certainty ?? .certain)"
            },
            TextColumn("notice", "the number or title of the notice that decides, else -") {
                ($0.calendar.notice(for: $0.status)?.citation).field
            },
            TextColumn("given", "the day on which it was given, else -") {
                ($0.calendar.notice(for: $0.status)?.day).field
            },
            TextColumn("authority", "the authority that gave it, else -") {
                ($0.calendar.notice(for: $0.status)?.authority).field
            },
        ]
        let works = workCalendars
        let rows = works.lazy.flatMap { calendar in
            days.lazy.map { (calendar: calendar, day: $0, status: calendar.status(of: $0)) }
                .filter { $0.status.mark != nil }
        }
        let decided = works.map { "decided \($0.region) \($0.audience): \($0.completeDays.field)" }
        let head = head("Days off and make-up workdays", sources: "laws and notices as cited in Data/holidays")
        return tabSeparated(
            head + [
                "Days off: release \(holidays.release), digest \(holidays.digest).",
                "A day without a row is what its weekday makes it, within the decided days of its region; nobody knows yet",
                "about days outside them.",
            ] + decided,
            columns,
            rows
        )
    }
}
