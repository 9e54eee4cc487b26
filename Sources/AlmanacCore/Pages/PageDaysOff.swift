/// Which cells of a page are off, worked or unknown: a bit for each cell, bit 0 for the first.
public struct PageDaysOff: Hashable, Sendable {
    /// The cells of days off, those of the weekend too.
    public internal(set) var off: UInt64 = 0
    /// The cells of days off beyond the plain weekend, by law or by notice: 休.
    public internal(set) var holiday: UInt64 = 0
    /// The cells of make-up workdays: 班.
    public internal(set) var makeUp: UInt64 = 0
    /// The cells of days of which half is off.
    public internal(set) var half: UInt64 = 0
    /// The cells of days that nobody has decided.
    public internal(set) var unknown: UInt64 = 0

    /// Sets the bits of a cell.
    @inline(__always)
    mutating func set(_ cell: Int, _ status: WorkStatus) {
        let bit = UInt64(1) << UInt64(truncatingIfNeeded: cell)
        switch status.kind {
        case .workday: break
        case .makeUpWorkday: makeUp |= bit
        case .halfDay: half |= bit
        case .unknown: unknown |= bit
        case .weekend, .dayOff: off |= bit
        }
        if status.isHoliday { holiday |= bit }
    }
}
