import AlmanacCore
import AlmanacRendering
import CommandSupport

/// A table of somebody else, whatever its format: columns with names, and rows of text.
struct ForeignFile {
    /// The format that its first bytes tell: `tsv or csv`, `json`, `ics` or `plan2`.
    let format: String
    /// The names of the columns, `1`, `2` … where the file has none.
    private(set) var columns: [String]
    /// The values of a row by column; a row may have fewer than there are columns.
    private(set) var rows: [[String]] = []
    /// What is no row, in words.
    private(set) var leftOut: [String] = []
    /// Whether the file has no rule that is not read, so that days that are not in it are missing.
    private(set) var isWhole = true
    /// Of as many columns a row is as wide as the last of them: objects of JSON may have a key of their own each.
    static let mostColumns = 256

    /// Reads a file in UTF-8, UTF-16 or an encoding of East Asia.
    ///
    /// The rows of JSON are its objects and arrays with a day, wherever they are, and its members with a day as key. The rows
    /// of iCalendar are the days of its events, also by rules, with the columns `first_day`, `last_day`, `name` and `off`.
    ///
    /// - Complexity: O(length + number of rows).
    init(_ bytes: [UInt8], of file: String, by table: AlmanacTable) throws(LineFailure) {
        let bytes = [UInt8](transcoding: bytes)
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            (format, columns) = ("json", [])
            let found = JSONRows(try JSONNode(bytes, of: file))
            leftOut = found.leftOut.map { "\($0.count) values of \($0.key) without a day" }
            add(found.rows)
        } else if bytes.prefix(64).starts(with: "BEGIN:VCALENDAR".utf8) {
            (format, columns) = ("ics", ["first_day", "last_day", "name", "off"])
            let events = EventFile(bytes).events
            let replaced = Event.replacedDays(of: events)
            var faults: [String: [Int]] = [:]
            for event in events {
                do throws(EventFault) {
                    rows += try event.rows(by: table, without: replaced[event.text("UID")] ?? [])
                } catch {
                    isWhole = false
                    faults[error.description, default: []].append(event.line)
                }
                guard rows.count <= Event.mostDays else {
                    throw LineFailure(file, event.line, "more than \(Event.mostDays) days: expected fewer events")
                }
            }
            leftOut = faults.sorted { $0.value[0] < $1.value[0] }.map { fault, lines in
                "the event of line \(lines[0])\(lines.count > 1 ? " and \(lines.count - 1) others" : ""): \(fault)"
            }
            // A column without a value says nothing.
            if rows.allSatisfy({ $0[3].isEmpty }) { columns.removeLast() }
        } else if case let text = String(decoding: bytes, as: UTF8.self),
            text.hasPrefix(":") || text.contains("\ncountry ")
        {
            (format, columns) = ("plan2", ["first_day", "last_day", "name"])
            let found = Plan2Rows(text)
            rows = found.rows
            isWhole = found.rules == 0
            if !isWhole { leftOut = ["\(found.rules) rules"] }
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
        guard !rows.isEmpty else { throw LineFailure(file, 1, "no rows: expected TSV, CSV, JSON, iCalendar or plan2") }
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
        guard !kept.isEmpty, kept.count < rows.count else { return }
        leftOut.append("\(rows.count - kept.count) rows of another \(name)")
        rows = kept
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

extension Event {
    /// The days of the event as rows, one for each time that its rule repeats it.
    fileprivate func rows(by table: AlmanacTable, without replaced: Set<Day>) throws(EventFault) -> [[String]] {
        let last = try length() - 1
        let name = text("SUMMARY").filter { $0 != "≈" }
        let off = ["WORK-HOLIDAY": "off", "ALTERNATE-WORKDAY": "work"][text("X-APPLE-SPECIAL-DAY")] ?? ""
        let days = try days(in: table.days, by: table, without: replaced)
        // An event outside the table is a row too.
        let shown = days.isEmpty ? try self.days(of: "DTSTART").prefix(1) : days[...]
        return shown.map { ["\($0)", last == 0 ? "" : "\($0.advanced(by: last) as Day)", name, off] }
    }
}

extension Day {
    /// A day as others write it: `2026-02-17`, `20260217`, `2026/2/17`, `2/17/2026`, `2026年2月17日`, the day of
    /// `2026-02-17T04:02:08Z`; nil if anything else follows.
    init?(foreign text: String) {
        let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        let isTime = parts.count < 2 || parts[1].count > 4 && parts[1].allSatisfy { "0123456789:.+-Z".contains($0) }
        guard let date = parts.first, date.utf8.count < 24, isTime else { return nil }
        var numbers = date.split(omittingEmptySubsequences: false) { !("0"..."9").contains($0) }
        if let end = date.last, "日号號일".contains(end) { numbers.removeLast() }
        if numbers.count == 1, numbers[0].count == 8, let number = Int(numbers[0]) {
            self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
            return
        }
        // The order of Google's form: month, day, year.
        if date.contains("/"), numbers.last?.count == 4 { numbers.insert(numbers.removeLast(), at: 0) }
        guard numbers.count == 3, numbers[0].count == 4, numbers[1...].allSatisfy({ (1...2).contains($0.count) }) else {
            return nil
        }
        self.init(year: Int(numbers[0]) ?? 0, month: Int(numbers[1]) ?? 0, day: Int(numbers[2]) ?? 0)
    }
}
