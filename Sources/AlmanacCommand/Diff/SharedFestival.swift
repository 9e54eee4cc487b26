import Almanac

/// A festival that two calendars have in common: one id in both, or two ids of one lunar date, such as `zhongqiu` and
/// `chuseok`.
///
/// That two festivals of one lunar date have one origin follows from no data. Nearly all do; a few, such as 上巳 and the
/// Vietnamese Tết Hàn thực, share no more than their day.
struct SharedFestival: Hashable {
    /// The id in the first calendar.
    let a: FestivalID
    /// The id in the second calendar.
    let b: FestivalID

    /// Whether it has one id in both calendars.
    var isOne: Bool { a == b }

    /// The festivals that two calendars have in common.
    static func all(of a: Festivals, _ b: Festivals) -> [SharedFestival] {
        let (left, right) = (a.ids, b.ids)
        let same = left.filter(right.contains).map { SharedFestival(a: $0, b: $0) }
        var others = right.filter { !left.contains($0) }
        let pairs = left.filter { !right.contains($0) }.compactMap { id -> SharedFestival? in
            guard let anchor = a.lunarAnchor(of: id),
                let index = others.firstIndex(where: { b.lunarAnchor(of: $0) == anchor })
            else { return nil }
            return SharedFestival(a: id, b: others.remove(at: index))
        }
        return same + pairs
    }
}

extension SharedFestival: CustomStringConvertible {
    /// The id, or both: `qingming`, `zhongqiu/chuseok`.
    var description: String { isOne ? "\(a)" : "\(a)/\(b)" }
}
