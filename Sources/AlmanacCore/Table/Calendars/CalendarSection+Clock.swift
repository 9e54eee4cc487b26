// How far the clocks of a country are ahead of UTC, era by era.

extension CalendarSection.Era {
    /// The clocks' offset at an instant, seconds: that of the last era that has begun by its own clock, or of the first.
    ///
    /// - Complexity: O(number of eras).
    package static func offset(at instant: Instant, in eras: [CalendarSection.Era]) -> Int32 {
        var offset: Int32 = 0
        for (index, era) in eras.enumerated() {
            guard index == 0 || instant.day(atOffsetSeconds: era.offset).map({ $0 >= era.firstDay }) == true else {
                break
            }
            offset = era.offset
        }
        return offset
    }

    /// The clocks' offset on a civil day, seconds: on the first day of an era its clock counts from 0h on.
    ///
    /// - Complexity: O(number of eras).
    static func offset(on day: Day, in eras: [CalendarSection.Era]) -> Int32 {
        var offset: Int32 = 0
        for (index, era) in eras.enumerated() where index == 0 || era.firstDay <= day { offset = era.offset }
        return offset
    }
}
