import Almanac

/// Elements of the arrays, with their members in the order of the schema.
extension ExportRequest {
    /// The text of a value, or null.
    private func jsonValue(_ text: (some CustomStringConvertible)?) -> JSONValue {
        text.map { .string($0.description) } ?? .null
    }

    func jsonValue(_ month: LunarMonth) -> JSONValue {
        let certainty = calendar.newMoon(of: month)?.certainty ?? .certain
        return .object([
            "day": .number(month.firstDay.rawValue),
            "date": .string("\(month.firstDay)"),
            "lunarYear": .number(month.year),
            "lunarMonth": .number(month.month.number),
            "lunarLeap": .truth(month.month.isLeap),
            "length": .number(month.length),
            "name": .string(month.month.name(in: language)),
            "certainty": .string("\(certainty)"),
            "authority": jsonValue(certainty.authority),
            "otherDate": jsonValue(certainty.otherDay),
        ])
    }

    func jsonValue(_ event: SolarTermEvent) -> JSONValue {
        jsonValue(event, "term", event.kind.index, event.kind.name(in: language))
    }

    func jsonValue(_ event: MoonPhaseEvent) -> JSONValue {
        jsonValue(event, "phase", Int(event.kind.rawValue), event.kind.name(in: language))
    }

    /// An event of either kind, with the number of the kind under a key of its own.
    private func jsonValue<Kind>(
        _ event: CelestialEvent<Kind>,
        _ key: String,
        _ number: Int,
        _ name: String
    ) -> JSONValue {
        .object([
            "day": .number(event.day.rawValue),
            "date": .string("\(event.day)"),
            key: .number(number),
            "name": .string(name),
            "utc": .string("\(event.instant)"),
            "marginSeconds": .number(event.marginSeconds),
            "certainty": .string("\(event.certainty)"),
            "uncertaintySeconds": .number(event.uncertaintySeconds),
            "authority": jsonValue(event.certainty.authority),
            "otherDate": jsonValue(event.certainty.otherDay),
        ])
    }

    func jsonValue(_ festival: Festival) -> JSONValue {
        .object([
            "day": .number(festival.firstDay.rawValue),
            "date": .string("\(festival.firstDay)"),
            "lastDay": .number(festival.lastDay.rawValue),
            "lastDate": .string("\(festival.lastDay)"),
            "id": .string("\(festival.id)"),
            "name": .string(festivals.name(of: festival.id, in: language)),
            "kind": .string("\(festival.kind)"),
        ])
    }

    func jsonValue(_ decided: DecidedDays) -> JSONValue {
        .object([
            "region": .string("\(decided.region)"),
            "audience": .string("\(decided.audience)"),
            "firstDate": .string("\(decided.days.firstDay)"),
            "lastDate": .string("\(decided.days.lastDay)"),
            "lookedUp": .string("\(decided.lookedUp)"),
            "authorities": .array(decided.authorities.map { .string($0) }),
            "coversAllYears": .truth(decided.cover(days)),
        ])
    }

    func jsonValue(_ entry: CalendarEntry) -> JSONValue {
        .object([
            "day": .number(entry.firstDay.rawValue),
            "date": .string("\(entry.firstDay)"),
            "name": .string(entry.name),
        ])
    }
}

extension DayRow {
    /// The day with its columns, its festivals with the number of the day on which each of them is, and for each region
    /// whether it is worked.
    var json: JSONValue {
        let festivals = self.festivals.map {
            JSONValue.object(["id": .string("\($0.id)"), "dayNumber": .number($0.dayNumber)])
        }
        return .object(
            [("day", .number(day.rawValue))] + DayColumn.calendarDay.map { ($0.key, $0.value(self).json) }
                + [("publicHoliday", .truth(isPublicHoliday)), ("festivals", .array(festivals))]
                + [("work", .array(request.daysOff.map(work)))]
        )
    }

    /// What the day is in a region, under the names of the columns.
    private func work(_ daysOff: WorkCalendar) -> JSONValue {
        .object(
            [("region", .string("\(daysOff.region)"))]
                + WorkColumn.all.map { ($0.key, $0.value(daysOff.status(of: day), daysOff).json) }
        )
    }
}
