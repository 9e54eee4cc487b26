/// Takes the parts of a rule of POSIX off its front.
struct ZoneRuleScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    /// Whether everything has been read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Whether a character comes next.
    func isNext(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

    /// Passes over a character if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Passes over the abbreviation of a clock: three letters or more, or letters, digits and signs within `<` and `>`.
    mutating func skipName() -> Bool {
        let isQuoted = skip("<")
        let name = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
            default: false
            }
        }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && (!isQuoted || skip(">"))
    }

    /// Reads hours, minutes and seconds with a sign, `-3:30`, as seconds.
    mutating func time(hours: ClosedRange<Int>) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hour = number(hours) else { return nil }
        var seconds = hour * 3600
        for unit in [60, 1] where skip(":") {
            guard let number = number(0...59) else { return nil }
            seconds += number * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// Reads the day and time of a change, `M3.2.0/2`; the time is 2h if none is said.
    mutating func change() -> ZoneChange? {
        guard let date = date() else { return nil }
        guard skip("/") else { return ZoneChange(date: date, seconds: 7200) }
        return time(hours: 0...167).map { ZoneChange(date: date, seconds: $0) }
    }

    private mutating func date() -> ZoneChange.Date? {
        if skip("J") { return number(1...365).map { .julian($0) } }
        guard skip("M") else { return number(0...365).map { .dayOfYear($0) } }
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let weekday = number(0...6)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    /// Reads up to three digits.
    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count), let number = Int(Substring(digits)), range.contains(number) else {
            return nil
        }
        rest = rest.dropFirst(digits.count)
        return number
    }
}
