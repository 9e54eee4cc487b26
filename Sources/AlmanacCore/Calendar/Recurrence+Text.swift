/// The reason why a rule cannot be expanded, and the part that it is about, in small letters, such as `bymonth`; `rrule` for the whole.
///
/// ```swift
/// if let start = Day("2026-02-17") {
///     do throws(RecurrenceError) {
///         _ = try Recurrence(parsing: "FREQ=YEARLY;BYDAY=2SU", from: start, in: .bundled)
///     } catch {
///         print(error)  // BYDAY is not supported
///     }
/// }
/// ```
public enum RecurrenceError: Error, Hashable, Sendable {
    /// The part is not what RFC 5545 and RFC 7529 say, or is missing.
    case malformed(part: ASCIIName)
    /// The part may be right, but rules with it are not expanded.
    case unsupported(part: ASCIIName)
    /// The first day of the rule is not among the days of the calendar.
    case outOfRange
}

extension RecurrenceError: CustomStringConvertible {
    /// The message, in English: `BYDAY is not supported`.
    public var description: String {
        switch self {
        case .malformed(let part): part.capitals + " is malformed"
        case .unsupported(let part): part.capitals + " is not supported"
        case .outOfRange: "DTSTART is out of range"
        }
    }
}

extension ASCIIName {
    /// The name in capital letters, as iCalendar prints it.
    fileprivate var capitals: String {
        let isSmall = UInt8(ascii: "a")...UInt8(ascii: "z")
        return String(decoding: bytes.map { isSmall.contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
    }
}

extension Recurrence {
    /// The rule of a text of RFC 5545: the value of an `RRULE`.
    ///
    /// `RSCALE` (RFC 7529) is `CHINESE`, `DANGI`, `GREGORIAN`, or `X-` and the name of a calendar of the table: `X-VIETNAM`,
    /// `X-JAPAN`, `X-HONGKONG`. `FREQ` is `YEARLY` or `MONTHLY`; `INTERVAL`, `COUNT`, `UNTIL` as a date, `BYMONTH`, `BYMONTHDAY`
    /// and `SKIP` are the other parts. `WKST` changes nothing in such rules. Any other part is an error, never a wrong day.
    ///
    /// - Parameters:
    ///   - text: Any text. Small letters are read as capitals.
    ///   - start: The day of `DTSTART`, which is the first of the rule and has the month and the day that the text leaves out.
    ///   - table: The table with the calendars.
    /// - Throws: `RecurrenceError`, which names the part.
    /// - Complexity: O(length of the text).
    public init(parsing text: String, from start: Day, in table: AlmanacTable) throws(RecurrenceError) {
        try self.init(parsing: text.utf8, from: start, in: table)
    }

    /// The rule of the bytes of a text of RFC 5545, as `init(parsing:from:in:)` reads it.
    public init(parsing text: some Collection<UInt8>, from start: Day, in table: AlmanacTable) throws(RecurrenceError) {
        let text = try Array(text).withUnsafeBufferPointer { (text) throws(RecurrenceError) in
            try RecurrenceText(text, from: start)
        }
        self = text.rule
        if let scale = text.scale, scale != "gregorian" {
            let id = scale == "chinese" ? CalendarID.china : scale == "dangi" ? .korea : scale.droppingX
            calendar = id.flatMap { table.calendar($0) }
            if calendar == nil { throw .unsupported(part: "rscale") }
        }
        guard let month = month(containing: start) else { throw .outOfRange }
        if let part = partWithoutMeaning { throw part }
        // A rule without days has that of the start; a yearly one without either its month, too.
        if daysOfMonth | daysFromEnd == 0 {
            daysOfMonth = 1 << UInt32(start.days(since: month.firstDay) + 1)
            if months == 0 && !isMonthly { months = month.month.bit }
        }
    }

    /// The error of a month or day that the calendar never has, or on whose absence RFC 7529 says nothing; nil without one.
    private var partWithoutMeaning: RecurrenceError? {
        let (isLunar, leapMonths) = (calendar != nil, months & 0xAAAA_AAAA)
        if !isLunar && leapMonths != 0 { return .malformed(part: "bymonth") }
        if isLunar && (daysOfMonth | daysFromEnd) >> 31 != 0 { return .malformed(part: "bymonthday") }
        guard missingDay != .omit else { return nil }
        // Months limit a monthly rule: of one that is not there, no other can be made.
        if isMonthly && leapMonths != 0 { return .unsupported(part: "bymonth") }
        let isBeforeSomeMonths = daysFromEnd >> (isLunar ? 30 : 29) != 0
        return isBeforeSomeMonths ? .unsupported(part: "bymonthday") : nil
    }
}

/// A rule as a text states it, before its calendar is looked up.
private struct RecurrenceText {
    var scale: ASCIIName?
    var rule: Recurrence
    private var seen: [ASCIIName] = []

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Day) throws(RecurrenceError) {
        rule = Recurrence(nil, from: start)
        var reader = ASCIIReader(text)
        while reader.nextByte != nil {
            guard let part = reader.readWord(), reader.skip("=") else { throw .malformed(part: "rrule") }
            guard !seen.contains(part) else { throw .malformed(part: part) }
            seen.append(part)
            let isSupported: Bool
            do throws(ParsingError) {
                isSupported = try readValue(of: part, &reader)
            } catch {
                throw .malformed(part: part)
            }
            guard isSupported else { throw .unsupported(part: part) }
            guard reader.nextByte == nil || reader.skip(";") else { throw .malformed(part: part) }
        }
        if !seen.contains("freq") { throw .malformed(part: "freq") }
        if rule.until != nil && rule.count != nil { throw .malformed(part: "count") }
        if scale == nil && seen.contains("skip") { throw .malformed(part: "skip") }
    }

    /// Reads the value of a part; returns false if it is not supported.
    private mutating func readValue(of part: ASCIIName, _ reader: inout ASCIIReader) throws(ParsingError) -> Bool {
        let offset = reader.offset
        switch part {
        case "rscale":
            scale = reader.readWord()
            if scale == nil { throw ParsingError(expected: .name, offset: offset) }
        case "freq":
            let word = reader.readWord()
            rule.isMonthly = word == "monthly"
            return rule.isMonthly || word == "yearly"
        case "interval": rule.interval = try reader.readPositive()
        case "count": rule.count = try reader.readPositive()
        case "until":
            let (year, month) = (
                try reader.readNumber(digits: 4, through: 4), try reader.readTwoDigits(1...12, or: .month)
            )
            rule.until = Day(year: Int(year), month: month, day: try reader.readTwoDigits(1...31, or: .day))
            if rule.until == nil { throw ParsingError(expected: .day, offset: offset) }
            // A time is by the clock of an event, which days do not have.
            return !reader.skip("T") && !reader.skip("t")
        case "bymonth":
            repeat {
                let number = try reader.readNumber(digits: 1, through: 2)
                guard let month = LunarMonthNumber(number: Int(number), isLeap: reader.skip("L") || reader.skip("l"))
                else {
                    throw ParsingError(expected: .month, offset: offset)
                }
                rule.months |= month.bit
            } while reader.skip(",")
        case "bymonthday":
            repeat {
                let isFromEnd = reader.skip("-")
                if !isFromEnd { _ = reader.skip("+") }
                let day = try reader.readPositive()
                guard day <= 31 else { throw ParsingError(expected: .day, offset: offset) }
                if isFromEnd { rule.daysFromEnd |= 1 << UInt32(day) } else { rule.daysOfMonth |= 1 << UInt32(day) }
            } while reader.skip(",")
        case "skip":
            switch reader.readWord() {
            case "omit": rule.missingDay = .omit
            case "backward": rule.missingDay = .backward
            case "forward": rule.missingDay = .forward
            default: throw ParsingError(expected: .name, offset: offset)
            }
            rule.missingMonth = rule.missingDay
        case "wkst":
            let days: [ASCIIName] = ["mo", "tu", "we", "th", "fr", "sa", "su"]
            guard let day = reader.readWord(), days.contains(day) else {
                throw ParsingError(expected: .name, offset: offset)
            }
        default: return false
        }
        return true
    }
}

extension ASCIIName {
    /// The calendar of a name after `x-`; nil for any other name.
    fileprivate var droppingX: CalendarID? {
        bytes.starts(with: "x-".utf8) ? CalendarID(bytes: bytes.dropFirst(2)) : nil
    }
}

extension ASCIIReader {
    /// Reads letters, digits and hyphens, in small letters; nil if there are none or more than a name has.
    fileprivate mutating func readWord() -> ASCIIName? {
        var bytes: [UInt8] = []
        while bytes.count <= ASCIIName.capacity, let byte = nextByte, byte != 0 {
            let small = (0x41...0x5A).contains(byte) ? byte + 32 : byte
            guard ASCIIName.isAllowed(small) else { break }
            _ = readByte { _ in true }
            bytes.append(small)
        }
        return ASCIIName(bytes: bytes)
    }

    /// Reads a number of at most nine digits, at least 1.
    fileprivate mutating func readPositive() throws(ParsingError) -> Int {
        let start = offset
        let number = Int(try readNumber(digits: 1, through: 9))
        guard number > 0 else { throw ParsingError(expected: .digit, offset: start) }
        return number
    }
}
