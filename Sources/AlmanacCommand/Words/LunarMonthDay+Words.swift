import Almanac

extension LunarMonthDay {
    /// Reads `8-15` where only a lunar date can be meant, or words for one without a year: 八月十五, 음력 8월 15일.
    init?(words text: String) {
        if let monthDay = LunarMonthDay(text) {
            self = monthDay
        } else if let date = WrittenLunarDate(text), date.isUnmistakable, date.year == nil {
            self = date.monthDay
        } else {
            return nil
        }
    }
}
