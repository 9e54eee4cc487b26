import AlmanacCore
import AlmanacRendering
import CommandSupport

/// The differences between somebody else's table and this one.
struct Comparison {
    /// A day on which the two differ, or consecutive ones that differ for one reason.
    struct Difference: Hashable {
        var what: String
        let theirs: String
        let ours: String
        /// Theirs minus ours in days; of days that differ, how many.
        var days: Int?
        let verdict: Verdict
        /// The days, where each is compared; others are never joined.
        var range: DayRange?
    }

    /// The authority behind a difference.
    enum Verdict: Hashable, CustomStringConvertible {
        /// The authority publishes their day.
        case disputed(AuthorityID)
        /// The authority issued our day; theirs is the computed one.
        case issued(AuthorityID)
        /// Our instant is within its uncertainty or a minute of midnight, and theirs is the day before or after.
        case nearMidnight
        /// Their day is that of another calendar.
        case calendar(CalendarID)
        /// A law or a notice decides our day.
        case decided(String)
        /// Their day is off for the festival, which is on ours.
        case dayOff(FestivalID)
        /// No cited authority has their day.
        case nobody

        var description: String {
            switch self {
            case .disputed(let authority): "disputed \(authority)"
            case .issued(let authority): "issued \(authority)"
            case .nearMidnight: "near-midnight"
            case .calendar(let calendar): "as \(calendar)"
            case .decided(let notice): notice
            case .dayOff(let festival): "day off for \(festival)"
            case .nobody: "nobody"
            }
        }
    }

    private(set) var differences: [Difference] = []
    private(set) var agreements = 0
    /// How many rows are not within the table, or not decided.
    private(set) var outside = 0
    /// Values that are no day, month, term or festival, each once with a count; numbers within them do not count.
    private(set) var unread: [(text: String, count: Int)] = []
    private var unreadIndices: [String: Int] = [:]
    /// How many names were read as what.
    private(set) var readings: [String: Int] = [:]

    mutating func agree() { agreements += 1 }

    mutating func leaveOut() { outside += 1 }

    mutating func count(_ reading: String) { readings[reading, default: 0] += 1 }

    mutating func refuse(_ value: String) {
        let kind = value.filter { !$0.isASCII || !$0.isNumber }
        let index = unreadIndices[kind] ?? unread.count
        if index == unread.count { unread.append((value, 0)) }
        unreadIndices[kind] = index
        unread[index].count += 1
    }

    /// Adds a difference; to the one before if it is about the next day and has the same verdict.
    mutating func differ(_ difference: Difference) {
        if let days = difference.range, let last = differences.last, let before = last.range,
            before.lastDay.next == days.firstDay, last.verdict == difference.verdict
        {
            let joined = before.firstDay...days.lastDay
            differences[differences.count - 1].what = "\(joined)"
            differences[differences.count - 1].range = joined
            differences[differences.count - 1].days = joined.count
        } else {
            differences.append(difference)
        }
    }

    /// How many days or rows differ, and of these how many for each kind of reason.
    var counts: String {
        let reasons = differences.flatMap { difference in
            // Notices count as one reason.
            let words = difference.verdict.description
            let reason = words.hasPrefix("notice ") ? "notice" : words
            return Array(repeating: reason, count: difference.range?.count ?? 1)
        }
        let counts = reasons.unique.map { reason in "\(reasons.count { $0 == reason }) \(reason)" }
        return "\(reasons.count) differ\(reasons.isEmpty ? "" : ": ")" + counts.joined(separator: ", ")
    }
}

extension Comparison {
    /// The readings of names, and what was not understood, in words.
    var notes: [String] {
        let counts = readings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let most = unread.sorted { $0.count > $1.count }
        let shown = most.prefix(20).map { quoted($0.text) + ($0.count > 1 ? " (\($0.count))" : "") }
        let rest = most.dropFirst(20)
        let others = rest.isEmpty ? "" : ", \(rest.count) others (\(rest.reduce(0) { $0 + $1.count }))"
        let total = unread.reduce(0) { $0 + $1.count }
        return (counts.isEmpty ? [] : ["read as \(counts.joined(separator: ", "))"])
            + (total == 0 ? [] : ["not understood: \(total) values: \(shown.joined(separator: ", "))\(others)"])
    }
}

extension Comparison.Verdict {
    /// The verdict about an event that they have on another day.
    ///
    /// - Parameters:
    ///   - theirs: Their day; nil if they have none.
    ///   - certainty: That of our day.
    ///   - others: Their event in other calendars, with its day.
    init(theirs: Day?, _ certainty: Certainty?, others: [(id: CalendarID, day: Day)]) {
        switch certainty {
        case .disputed(let authority, theirs): self = .disputed(authority)
        case .published(let authority, theirs): self = .issued(authority)
        case .nearMidnight(theirs): self = .nearMidnight
        default: self = others.first { $0.day == theirs }.map { .calendar($0.id) } ?? .nobody
        }
    }
}
