import AlmanacCore

/// The rows of a file of KDE's KHolidays that name a day: `"元旦" public on january 1 2004`, `"설날" public on 8.2.2005 length 3 days`.
///
/// A day without a year is one of each year that the others have. Rules by conditions, weekdays and Easter are left out.
struct Plan2Rows {
    /// First day, last day and name.
    private(set) var rows: [[String]] = []
    /// How many rules are left out.
    private(set) var rules = 0

    init(_ text: String) {
        var yearly: [(name: String, month: Int, day: Int, length: Int)] = []
        for line in text.split(whereSeparator: \.isNewline) where line.first == "\"" {
            let parts = line.dropFirst().split(separator: "\"", maxSplits: 1)
            let words =
                parts.count == 2
                ? parts[1].lowercased().split { $0 == " " || $0 == "\t" || $0 == "." || $0 == "/" } : []
            guard let start = words.firstIndex(of: "on") else { continue }
            let date = words[(start + 1)...].prefix { $0 != "length" }
            let length =
                words.firstIndex(of: "length").flatMap { words.indices.contains($0 + 1) ? Int(words[$0 + 1]) : nil }
                ?? 1
            let numbers = date.compactMap { Int($0) }
            let month = date.compactMap { word in Self.months.firstIndex { word.hasPrefix($0) && !word.contains("(") } }
                .first
            let year = numbers.first { $0 > 31 }
            let days = numbers.filter { $0 <= 31 }
            let name = String(parts.first ?? "")
            if let month, days.count == 1, date.count == (year == nil ? 2 : 3) {
                if let year {
                    add(name, Day(year: year, month: month + 1, day: days[0]), length)
                } else {
                    yearly.append((name, month + 1, days[0], length))
                }
            } else if let year, month == nil, days.count == 2, date.count == 3 {
                let isYearFirst = numbers[0] == year
                add(
                    name,
                    Day(year: year, month: isYearFirst ? days[0] : days[1], day: isYearFirst ? days[1] : days[0]),
                    length
                )
            } else {
                rules += 1
            }
        }
        let years = rows.compactMap { Int($0[0].prefix(4)) }
        for year in (years.min() ?? 2000)...(years.max() ?? 2030) {
            for (name, month, day, length) in yearly { add(name, Day(year: year, month: month, day: day), length) }
        }
    }

    private mutating func add(_ name: String, _ day: Day?, _ length: Int) {
        guard let day else { return rules += 1 }
        rows.append(["\(day)", "\(day.advanced(by: max(1, length) - 1) as Day)", name])
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}
