import Almanac

/// An explanation in Vietnamese.
struct VietnameseSentences: ExplanationSentences {
    let language = CalendarLanguage.vietnamese
    let subject = "Sóc và trung khí"
    let rule =
        "Ngày có sóc là mùng một; tháng chứa Đông chí là tháng 11. Nếu từ một tháng 11 đến trước tháng 11 kế tiếp có 13 tháng "
        + "thì tháng đầu tiên không có trung khí là tháng nhuận. So sánh theo ngày, không theo giờ."
    let newMoon = "sóc"
    let principalTerm = "trung khí"
    let principalTermOfStrip = "trung khí (hoàng kinh Mặt Trời)"
    let leapMonth = "tháng nhuận"
    let noPrincipalTerm = "không có trung khí"

    func follows(_ calendar: String, until last: Day) -> String { "Đến hết \(last) dùng ngày của \(calendar)." }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        "\(count) tháng" + (leap.map { ", " + name($0) } ?? "")
    }

    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "Bảng không có đủ các tháng từ tháng 11 này đến tháng 11 kế tiếp."
        case .issued: "Lịch đã được ban hành như vậy theo phép lịch đương thời; phép lịch ấy không được tính ở đây."
        case .twelveMonths(let first, let next):
            "Từ tháng 11 (\(first)) đến trước tháng 11 kế tiếp (\(next)) có 12 tháng: không có tháng nhuận."
        case .thirteenMonths(let first, let next):
            "Từ tháng 11 (\(first)) đến trước tháng 11 kế tiếp (\(next)) có 13 tháng: có một tháng nhuận."
        case .leap(let month, let day):
            "Tháng đầu tiên không có trung khí bắt đầu ngày \(day), sau \(name(month.plain)), nên là \(name(month))."
        case .withoutTermOfTwelve(let month, let day):
            "\(capitalised(month)) (\(day)) không có trung khí, nhưng chỉ có 12 tháng nên không nhuận."
        case .withoutTermAfterLeap(let month, let day):
            "\(capitalised(month)) (\(day)) cũng không có trung khí, nhưng chỉ tháng đầu tiên là tháng nhuận."
        case .termBeforeNewMoon(let term, let newMoon):
            "Xét theo giờ, \(name(term)) (\(term.time)) đến trước sóc cùng ngày (\(newMoon.time))."
        case .leapByClockTimes(let day):
            "Nếu so theo giờ thì tháng bắt đầu ngày \(day) là tháng nhuận, nhưng lịch so theo ngày."
        case .noLeapByClockTimes:
            "Nếu so theo giờ thì trong các tháng này không có tháng nhuận, nhưng lịch so theo ngày."
        case .published(let event, let authority, let computedDay):
            "Ngoại lệ: \(name(event)) lúc \(event.time) được tính vào ngày \(event.day) theo công bố của \(authority), "
                + "không phải \(computedDay)."
        case .nearMidnight(let event):
            "Sát nửa đêm: \(name(event)) lúc \(event.time), sai số \(event.uncertaintySeconds) giây."
        case .disputed(let event, let authority, let day):
            "Có nguồn khác: \(name(event)) lúc \(event.time), sai số \(event.uncertaintySeconds) giây; \(authority) công bố \(day)."
        }
    }

    private func capitalised(_ month: LunarMonthNumber) -> String {
        let name = name(month)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
