import Almanac

extension Certainty {
    /// The sign of its level.
    var sign: String { level.sign }

    /// Why a day is not certain, in a sentence for people; nil if it is certain.
    func remark(in language: CalendarLanguage) -> String? {
        switch self {
        case .certain: nil
        case .nearMidnight: Self.nearMidnightNames[language]
        case .disputed(let authority, let day): "\(Self.disputedNames[language]): \(authority), \(day)"
        case .published(let authority, let day):
            "\(Self.publishedNames[language]): \(authority); \(Self.computedNames[language]): \(day)"
        }
    }

    private static let nearMidnightNames = Names(
        "时刻紧邻午夜，相差数秒即改日期",
        "時刻緊鄰午夜，相差數秒即改日期",
        "so near midnight that seconds decide the day",
        "자정에 매우 가까워 몇 초가 날짜를 가른다",
        "午前0時に極めて近く、数秒で日付が変わる",
        "rất sát nửa đêm, vài giây quyết định ngày"
    )

    private static let disputedNames = Names(
        "另有机构公布不同日期",
        "另有機構公布不同日期",
        "published otherwise",
        "다르게 발표됨",
        "異なる発表あり",
        "có nguồn công bố khác"
    )

    private static let publishedNames = Names(
        "颁布者",
        "頒布者",
        "as published by",
        "발표한 곳",
        "公表者",
        "theo công bố của"
    )

    private static let computedNames = Names(
        "推算日期",
        "推算日期",
        "computed",
        "계산한 날",
        "計算上の日",
        "ngày tính được"
    )
}
