import Almanac
import CommandSupport

/// Regions whose public holidays an answer leaves out, since its calendar does not have them: 설날 is no festival of the Chinese
/// calendar, whatever the region.
struct MissingHolidays {
    private let calendar: CalendarID
    private let regions: [RegionID]

    /// The regions among those of some festivals; nil if every holiday of all of them is there, and for a calendar that no region
    /// uses, of which nobody expects holidays.
    init?(_ festivals: Festivals) {
        if !festivals.haveHolidays || festivals.calendar.regions.isEmpty { return nil }
        calendar = festivals.calendar.id
        regions = festivals.regions.filter { !festivals.calendar.hasHolidays(of: $0) }
        if regions.isEmpty { return nil }
    }

    /// One line without a full stop: what is left out, and what to type instead.
    static func text(of regions: [RegionID], in calendar: CalendarID, _ language: CalendarLanguage) -> String {
        let list = regions.map(\.description).joined(separator: ", ")
        return Names(
            "历法 \(calendar) 缺少 \(list) 的部分公众假日，请单独用 --region \(regions[0])，不加 --calendar",
            "曆法 \(calendar) 缺少 \(list) 的部分公眾假日，請單獨用 --region \(regions[0])，不加 --calendar",
            "calendar \(calendar) leaves out public holidays of \(list): try --region \(regions[0]) by itself, without --calendar",
            "역법 \(calendar)에 \(list)의 공휴일이 모두 있지는 않습니다: --calendar 없이 --region \(regions[0])만 쓰세요",
            "暦 \(calendar) には \(list) の祝日がそろっていません。--calendar なしで --region \(regions[0]) だけを指定してください",
            "lịch \(calendar) thiếu ngày nghỉ lễ của \(list): hãy dùng riêng --region \(regions[0]), không có --calendar"
        )[language]
    }

    /// Says it on standard error, which leaves the answer as it is.
    func report(in language: CalendarLanguage) {
        StandardError.writeLine("almanac: \(Self.text(of: regions, in: calendar, language))")
    }
}
