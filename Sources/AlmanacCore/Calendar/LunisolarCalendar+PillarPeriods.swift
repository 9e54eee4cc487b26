// The years and months of pillars by the Sun, to the second.

extension LunisolarCalendar {
    /// The year of pillars to which an instant belongs, from 立春 to 立春, or nil if the calendar does not hold both.
    ///
    /// - Complexity: O(1).
    public func pillarYear(at instant: Instant) -> PillarPeriod? {
        guard let last = numberOfLastTerm(notAfter: instant) else { return nil }
        // 24 terms from one 立春 to the next.
        let termsSinceLichun = (last - SolarTerm.lichun.index).modulo(SolarTerm.count)
        let first = last - termsSinceLichun
        return period(
            StemBranch.year(1900 + first.flooredQuotient(SolarTerm.count)),
            from: first,
            to: first + SolarTerm.count
        )
    }

    /// The month of pillars to which an instant belongs, from one sectional term (節) to the next, or nil if the calendar does
    /// not hold both.
    ///
    /// - Complexity: O(1).
    public func pillarMonth(at instant: Instant) -> PillarPeriod? {
        guard let last = numberOfLastTerm(notAfter: instant) else { return nil }
        // Terms are counted from 小寒, which is sectional: those of even number are.
        let first = last - last.modulo(2)
        return period(StemBranch.month(ofTermNumber: first), from: first, to: first + 2)
    }

    private func period(_ pillar: StemBranch, from first: Int, to next: Int) -> PillarPeriod? {
        guard let first = termEvent(number: first), let next = termEvent(number: next) else { return nil }
        return PillarPeriod(pillar: pillar, first: first, next: next)
    }
}
