import Almanac
import CommandSupport

extension OperandReader {
    /// What an operand of `next`, `when` and `until` names: a date in any form, or a festival, term or phase.
    func occasion(_ text: String) throws(UsageError) -> Occasion {
        if let occasion = try datedOccasion(text) { return occasion }
        if let occasion = try occasion(among: names(text), text) { return occasion }
        throw unknown(text, .occasion)
    }

    /// What has a text as its whole name; nil if nothing has.
    func occasion(wholeName text: String) throws(UsageError) -> Occasion? {
        try occasion(among: names(text).filter { $0.fit.isWhole }, text)
    }

    private func datedOccasion(_ text: String) throws(UsageError) -> Occasion? {
        if TypedDate(text) == nil, let date = WrittenLunarDate(text), date.year == nil, date.isUnmistakable {
            return Occasion(
                kind: .lunarDay(date.monthDay),
                name: date.monthDay.text(in: language),
                festivals: festivals
            )
        }
        guard let day = try dateIfAny(text) else { return nil }
        return Occasion(kind: .day(day), name: GregorianDate(day).text(in: language), festivals: festivals)
    }
}
