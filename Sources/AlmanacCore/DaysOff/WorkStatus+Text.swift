extension WorkStatus: CustomStringConvertible {
    /// What the day is and why, then which half is off, of which holiday, and the other day, as far as there are any:
    /// `day-off law chunjie`.
    public var description: String {
        var text = "\(kind.identifier) \(reason.identifier)"
        if let half { text += " \(half.identifier)" }
        if let festival { text += " \(festival)" }
        if let otherDay { text += " \(otherDay)" }
        return text
    }
}
