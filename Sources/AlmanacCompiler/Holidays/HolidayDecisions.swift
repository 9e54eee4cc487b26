import AlmanacCore

/// What counts of the rows of a holiday file: for each audience and day the one row that no later notice supersedes.
struct HolidayDecisions {
    /// Consecutive days of one row that count.
    struct Piece {
        let row: HolidayRow
        let days: DayRange
    }

    /// The pieces, by first day, then by audience.
    let pieces: [Piece]

    /// An audience and a day about which rows speak.
    private struct Subject: Hashable {
        let day: Day
        let audience: Audience
    }

    /// Decides which rows of a file count.
    init(_ file: HolidayFile) throws(DataFileError) {
        var rowsOf: [Subject: [Int]] = [:]
        for (index, row) in file.rows.enumerated() {
            for day in row.days {
                let subject = Subject(day: day, audience: row.audience)
                for other in rowsOf[subject] ?? [] where file.rows[other].notice == row.notice {
                    throw row.line.error(
                        found: "\(day), decided in line \(file.rows[other].line.number) too",
                        expected: "each day once in a notice"
                    )
                }
                rowsOf[subject, default: []].append(index)
            }
        }
        var daysOf = [[Day]](repeating: [], count: file.rows.count)
        for (subject, rows) in rowsOf.sorted(by: { $0.key.day < $1.key.day }) {
            daysOf[try Self.deciding(rows, file, subject.day)].append(subject.day)
        }
        pieces = zip(file.rows, daysOf)
            .filter { row, _ in row.effect != .revert }
            .flatMap { row, days in Self.ranges(of: days.sorted()).map { Piece(row: row, days: $0) } }
            .sorted {
                ($0.days.firstDay, $0.row.audience, $0.row.line.number)
                    < ($1.days.firstDay, $1.row.audience, $1.row.line.number)
            }
    }

    /// The row of some about one day that no other supersedes.
    private static func deciding(_ rows: [Int], _ file: HolidayFile, _ day: Day) throws(DataFileError) -> Int {
        let live = rows.filter { row in
            !rows.contains { other in
                file.notices[file.rows[other].notice].superseded.contains(file.rows[row].notice)
            }
        }
        guard live.count == 1, let only = live.first else {
            let lines = live.map { "\(file.rows[$0].line.number)" }.joined(separator: " and ")
            throw file.rows[live.last ?? rows[0]].line.error(
                found: "\(day), decided in lines \(lines)",
                expected: "one notice for a day, or 'supersedes' in the later one"
            )
        }
        return only
    }

    private static func ranges(of days: [Day]) -> [DayRange] {
        var ranges: [DayRange] = []
        for day in days {
            if let last = ranges.last, last.lastDay.next == day {
                ranges[ranges.count - 1] = last.firstDay...day
            } else {
                ranges.append(day...day)
            }
        }
        return ranges
    }
}
