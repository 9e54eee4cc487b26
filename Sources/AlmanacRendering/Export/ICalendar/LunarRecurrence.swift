import Almanac

/// Recurrence rules in the lunisolar calendar (RFC 7529), for programs that know it.
///
/// The calendar of such a program may differ from this one on some days; single events never do.
enum LunarRecurrence {
    /// The rule of an anniversary until a day, included; nil if RFC 7529 cannot express it.
    ///
    /// A rule has one SKIP for both choices, that of a missing leap month and that of a missing 30th, so they must agree.
    static func rule(of anniversary: Anniversary, in calendar: CalendarID, until day: Day) -> String? {
        guard let scale = scale(of: calendar), let (months, skip) = monthsAndSkip(anniversary) else { return nil }
        return "RSCALE=\(scale);FREQ=YEARLY;UNTIL=\(day.basicText);SKIP=\(skip);"
            + "BYMONTH=\(months);BYMONTHDAY=\(anniversary.day)"
    }

    /// The rule of a day of every lunar month until another day, included; nil if RFC 7529 has no name for the calendar.
    static func rule(ofDay day: Int, in calendar: CalendarID, until last: Day) -> String? {
        scale(of: calendar).map { "RSCALE=\($0);FREQ=MONTHLY;UNTIL=\(last.basicText);BYMONTHDAY=\(day)" }
    }

    /// The name of the calendar in CLDR, which RFC 7529 cites; nil if it has none.
    private static func scale(of calendar: CalendarID) -> String? {
        switch calendar {
        case .china, .hongkong: "CHINESE"
        case .korea: "DANGI"
        default: nil
        }
    }

    /// The values of BYMONTH and SKIP; nil if the choices of the anniversary need different values of SKIP.
    private static func monthsAndSkip(_ anniversary: Anniversary) -> (months: String, skip: String)? {
        let (month, rule) = (anniversary.month, anniversary.rule)
        let skip = anniversary.day == 30 ? skip(rule.thirtieth) : nil
        switch rule.leapMonth {
        case .both:
            guard skip ?? "OMIT" == "OMIT" else { return nil }
            return ("\(month.plain),\(month.leap)", "OMIT")
        case .plainMonth: return ("\(month.plain)", skip ?? "OMIT")
        case .skip where month.isLeap:
            guard skip ?? "OMIT" == "OMIT" else { return nil }
            return ("\(month)", "OMIT")
        case .leapElsePlain where month.isLeap:
            guard skip ?? "BACKWARD" == "BACKWARD" else { return nil }
            return ("\(month)", "BACKWARD")
        case .skip, .leapElsePlain: return ("\(month)", skip ?? "OMIT")
        }
    }

    private static func skip(_ thirtieth: AnniversaryRule.Thirtieth) -> String {
        switch thirtieth {
        case .skip: "OMIT"
        case .lastDay: "BACKWARD"
        case .nextDay: "FORWARD"
        }
    }
}
