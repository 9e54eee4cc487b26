import AlmanacCore

/// The consecutive days of a festival.
struct FestivalSpan: Hashable {
    /// The first day.
    let firstDay: Day
    /// The number of days.
    let length: Int
}

extension FestivalSpan {
    /// The days of the span with a branch.
    func days(with branch: EarthlyBranch) -> [Day] {
        (0..<length).compactMap { firstDay.advanced(by: $0) }.filter { StemBranch.day($0).branch == branch }
    }
}
