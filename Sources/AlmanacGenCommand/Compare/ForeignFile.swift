import AlmanacCore
import AlmanacNames
import AlmanacRendering
import CommandSupport

/// A table of somebody else, whatever its format: columns with names, and rows of text.
struct ForeignFile {
    /// The format that its first bytes tell: `tsv or csv`, `json` or `ics`.
    let format: String
    /// The names of the columns, `1`, `2` … where the file has none.
    private(set) var columns: [String]
    /// The values of a row by column; a row may have fewer than there are columns.
    private(set) var rows: [[String]]
    /// Of as many columns a row is as wide as the last of them: objects of JSON may have a key of their own each.
    static let mostColumns = 256

    /// Reads a file.
    ///
    /// The rows of JSON are the longest array of objects or arrays in it, or the members of the object with the most keys
    /// that are days. The rows of iCalendar are its events, with the columns `first_day`, `last_day` and `name`.
    ///
    /// - Complexity: O(length).
    init(_ bytes: [UInt8], of file: String) throws(LineFailure) {
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            (format, columns, rows) = ("json", [], [])
            add(JSONNode.longestTable(in: try JSONNode(bytes, of: file)))
        } else if bytes.prefix(64).starts(with: "BEGIN:VCALENDAR".utf8) {
            (format, columns) = ("ics", ["first_day", "last_day", "name", "off"])
            rows = EventFile(bytes).events.map { event in
                let last = Day(foreign: event.text("DTEND"))?.previous
                let name = event.text("SUMMARY").filter { $0 != "≈" }
                let words =
                    CalendarLanguage.allCases.map { WorkStatus.Mark.makeUpWorkday.eventWord(in: $0) } + ["补班", "補班"]
                let isOff = !words.contains(where: name.hasPrefix)
                return [event.text("DTSTART"), last?.description ?? "", name, isOff ? "off" : "work"]
            }
            // Events of which none is worked need not be days off.
            if !rows.contains(where: { $0[3] == "work" }) { columns.removeLast() }
        } else {
            let records = try DelimitedRecord.all(in: bytes, of: file).map(\.values)
            let hasNames = records.first?.allSatisfy { Day(foreign: $0) == nil && Int($0) == nil } == true
            format = "tsv or csv"
            columns = hasNames ? records[0] : (1...(records.map(\.count).max() ?? 1)).map { "\($0)" }
            rows = Array(records.dropFirst(hasNames ? 1 : 0))
        }
        guard columns.count <= Self.mostColumns else {
            throw LineFailure(file, 1, "more than \(Self.mostColumns) columns: expected the rows of one table")
        }
        guard !rows.isEmpty else { throw LineFailure(file, 1, "no rows: expected TSV, CSV, JSON or iCalendar") }
    }

    /// The value of a row in a column; empty if it has none.
    func value(_ row: [String], _ column: Int?) -> String {
        column.flatMap { row.indices.contains($0) ? row[$0] : nil } ?? ""
    }

    /// The first value of the column of a name; nil without such a column.
    func first(_ name: String) -> String? { columns.firstIndex(of: name).map { value(rows[0], $0) } }

    /// Keeps the rows of one calendar or region in a file of several, which a column names; all rows if it names that nowhere.
    mutating func keep(_ side: String, in name: String) {
        let column = columns.firstIndex(of: name)
        let kept = rows.filter { value($0, column) == side }
        if !kept.isEmpty { rows = kept }
    }

    /// Adds objects as rows, with a column for each key.
    private mutating func add(_ objects: [[(key: String, value: String)]]) {
        var indices: [String: Int] = [:]
        for object in objects where columns.count <= Self.mostColumns {
            var row = Array(repeating: "", count: columns.count)
            for (key, value) in object {
                if let index = indices[key] {
                    row[index] = value
                } else {
                    indices[key] = columns.count
                    columns.append(key)
                    row.append(value)
                }
            }
            rows.append(row)
        }
    }
}

extension JSONNode {
    /// The rows of a value: see `ForeignFile`.
    fileprivate static func longestTable(in node: JSONNode) -> [[(key: String, value: String)]] {
        var (tables, children): ([[[(key: String, value: String)]]], [JSONNode]) = ([], [])
        switch node {
        case .array(let elements):
            children = elements
            tables.append(elements.compactMap { $0.members.isEmpty ? nil : $0.members })
        case .object(let members):
            children = members.map(\.value)
            let rows = members.filter { Day(foreign: $0.key) != nil }.map { day, value in
                [("day", day)] + (value.members.isEmpty ? [("value", value.word)] : value.members)
            }
            tables.append(rows)
        case .text: break
        }
        return (tables + children.map(longestTable)).max { $0.count < $1.count } ?? []
    }

    /// The texts of an object by key, of an array by number.
    private var members: [(key: String, value: String)] {
        switch self {
        case .object(let members): members.map { ($0.key, $0.value.word) }
        case .array(let elements): elements.enumerated().map { ("\($0.offset + 1)", $0.element.word) }
        case .text: []
        }
    }

    private var word: String { if case .text(let text) = self { text } else { "" } }
}

extension Day {
    /// A day as others write it: `2026-02-17`, `20260217`, `2026/2/17`, `2026年2月17日`, the day of `2026-02-17T04:02:08Z`; nil
    /// if anything else follows.
    init?(foreign text: String) {
        let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        let isTime = parts.count < 2 || parts[1].count > 4 && parts[1].allSatisfy { "0123456789:.+-Z".contains($0) }
        guard let date = parts.first, date.utf8.count < 24, isTime else { return nil }
        var numbers = date.split(omittingEmptySubsequences: false) { !("0"..."9").contains($0) }
        if let end = date.last, "日号號일".contains(end) { numbers.removeLast() }
        if numbers.count == 1, numbers[0].count == 8, let number = Int(numbers[0]) {
            self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        } else if numbers.count == 3, numbers[0].count == 4, numbers[1...].allSatisfy({ (1...2).contains($0.count) }) {
            self.init(year: Int(numbers[0]) ?? 0, month: Int(numbers[1]) ?? 0, day: Int(numbers[2]) ?? 0)
        } else {
            return nil
        }
    }
}
