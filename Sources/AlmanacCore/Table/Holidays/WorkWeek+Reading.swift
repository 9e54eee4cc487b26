// A rule of the week in the body of a file of holidays: in sections 3 and 7.

extension WorkWeek {
    /// The most days of rest in a rule: a byte counts them, and no honest week has more.
    package static var mostRestDays: Int { 14 }
    /// The most rules of a region: a byte counts them.
    package static var mostWeeks: Int { 255 }

    init(reading reader: inout ByteReader) throws(TableError) {
        firstDay = Day(rawValue: try reader.read(Int32.self))
        let count = Int(try reader.read(UInt8.self))
        guard count <= Self.mostRestDays else { throw reader.malformed }
        restDays = try reader.readList(count: count) { reader throws(TableError) in
            guard let restDay = RestDay(try reader.read(UInt8.self), argument: try reader.read(Int32.self)) else {
                throw reader.malformed
            }
            return restDay
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.write(firstDay.rawValue)
        writer.write(UInt8(truncatingIfNeeded: restDays.count))
        for restDay in restDays {
            let (code, argument) = restDay.fields
            writer.write(code)
            writer.write(argument)
        }
    }
}

extension WorkWeek.RestDay {
    /// The weekday in the low four bits, the recurrence in the next two, bit 7 for the afternoon alone; and the
    /// recurrence's argument.
    fileprivate var fields: (code: UInt8, argument: Int32) {
        let low = weekday.rawValue | (rest == .afternoon ? 0x80 : 0)
        return switch recurrence {
        case .every: (low, 0)
        case .ofMonth(let ordinals): (low | 0x10, Int32(ordinals))
        case .everySecond(let anchor): (low | 0x20, anchor.rawValue)
        }
    }

    fileprivate init?(_ code: UInt8, argument: Int32) {
        guard let weekday = Weekday(rawValue: code & 0x0F) else { return nil }
        let recurrence: Recurrence
        switch code >> 4 & 7 {
        case 0: recurrence = .every
        case 1: recurrence = .ofMonth(UInt8(truncatingIfNeeded: argument))
        case 2: recurrence = .everySecond(from: Day(rawValue: argument))
        default: return nil
        }
        self.init(weekday, recurrence, rest: code & 0x80 == 0 ? .day : .afternoon)
    }
}
