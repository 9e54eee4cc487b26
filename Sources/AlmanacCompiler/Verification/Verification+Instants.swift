import AlmanacCore

extension Verification {
    /// The table's instant of an event of this kind within two days of a time.
    func nearestInstant(_ kind: PublishedInstant.Kind, to seconds: Double) -> Instant? {
        guard let calendar = calendarForInstants,
            let whole = Int64(exactly: seconds.rounded(.down)),
            let day = Instant(secondsSince1970: whole).day(utcOffsetSeconds: 0),
            let first = day.advanced(by: -2), let last = day.advanced(by: 2)
        else { return nil }
        switch kind {
        case .term(let term): return calendar.termEvents(in: first...last).first { $0.kind == term }?.instant
        case .phase(let phase): return calendar.phaseEvents(in: first...last).first { $0.kind == phase }?.instant
        }
    }
}
