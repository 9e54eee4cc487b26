extension Festival: CustomStringConvertible {
    /// The day, the festival and its kind; of one that lasts several days also which of how many the day is:
    /// `2026-02-17 chunjie public`, `2026-07-17 sanfu-chu season 3/10`.
    public var description: String {
        let text = "\(day) \(id) \(kind)"
        return length == 1 ? text : "\(text) \(dayNumber)/\(length)"
    }
}
