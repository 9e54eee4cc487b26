import AlmanacCore

/// What a law says of a holiday in addition to its own day; `Data/holidays/RULES.md` is the specification.
struct MovingRule {
    /// What the law does.
    enum Effect {
        /// `move`: if a condition holds, the holiday is on another day instead.
        case move(Condition, Target)
        /// `add`: if a condition holds, another day is off too, in place of the holiday, which stays.
        case add(Condition, Target)
        /// `only`: the festival is a day off for an audience alone.
        case only
        /// `half`: half of it is off for an audience alone.
        case half
        /// `listed`: the festival is in the shorter list.
        case listed
        /// `between`: a day between two holidays is one.
        case between
    }

    /// Conditions of which one must hold; each is facts that must all hold.
    struct Condition {
        /// What is said of the holiday's own day.
        enum Fact: Hashable {
            /// It is that day of the week.
            case weekday(Weekday)
            /// Another public holiday stays there.
            case holiday
        }

        let alternatives: [Set<Fact>]

        /// Whether one of the alternatives mentions other holidays.
        var mentionsHolidays: Bool { alternatives.contains { $0.contains(.holiday) } }

        /// Whether the condition holds for facts.
        func holds(for facts: Set<Fact>) -> Bool { alternatives.contains { $0.isSubset(of: facts) } }
    }

    /// The day to which a holiday goes.
    enum Target {
        /// The day after, whatever it is.
        case nextDay
        /// The first after it that is free and no Sunday.
        case nextWeekday
        /// The first after it that is free and not of the weekend.
        case nextWorkday
        /// The last before it that is free and not of the weekend.
        case previousWorkday
        /// The day of another festival in the same Gregorian year, and days after.
        case from(FestivalID, days: Int)
    }

    /// The festival; nil for days between.
    let festival: FestivalID?
    /// In which region.
    let region: RegionID
    /// The Gregorian years of the holiday's own day.
    let years: ClosedRange<Int16>
    /// What the law does.
    let effect: Effect
    /// For whom.
    let audience: Audience
    /// Where the rule stands.
    let line: DataLine

    /// The condition and the target of a rule that moves or adds a day; nil for the others.
    var displacement: (condition: Condition, target: Target)? {
        switch effect {
        case .move(let condition, let target), .add(let condition, let target): (condition, target)
        default: nil
        }
    }

    /// Whether the rule holds in a year.
    func holds(inYear year: Int) -> Bool { Int16(exactly: year).map(years.contains) ?? false }
}
