// The options of anniversaries, `--anniversary`, `--leap-month` and `--thirtieth`.

import Almanac
import AlmanacRendering
import CommandSupport

extension Arguments {
    /// The anniversaries, all kept by the same rule.
    func anniversaries() throws(UsageError) -> [Anniversary] {
        let rule = try anniversaryRule()
        var anniversaries: [Anniversary] = []
        for text in all(AlmanacSyntax.anniversary) { anniversaries.append(try Anniversary(asked: text, rule)) }
        return anniversaries
    }

    /// The rule of `--leap-month` and `--thirtieth`; once a year if they are not given.
    func anniversaryRule() throws(UsageError) -> AnniversaryRule {
        let (leapMonth, thirtieth) = (self[AlmanacSyntax.leapMonth] ?? "leap", self[AlmanacSyntax.thirtieth] ?? "last")
        return AnniversaryRule(
            leapMonth: try choice(leapMonth, among: AlmanacSyntax.leapMonthRules, of: AlmanacSyntax.leapMonth),
            thirtieth: try choice(thirtieth, among: AlmanacSyntax.thirtiethRules, of: AlmanacSyntax.thirtieth)
        )
    }

    /// The value of a word among those that are known.
    private func choice<Value>(
        _ word: String,
        among known: [(name: String, value: Value)],
        of option: ValueOption
    ) throws(UsageError) -> Value {
        guard let found = known.first(where: { $0.name == word }) else {
            throw refusal(of: word, for: option)
        }
        return found.value
    }
}

extension Anniversary {
    /// Reads `8-15=Name` or `6L-1=Name`.
    fileprivate init(asked text: String, _ rule: AnniversaryRule) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, let date = LunarMonthDay(words: String(parts[0])),
            let anniversary = Anniversary(month: date.month, day: date.day, name: String(parts[1]), rule: rule)
        else {
            throw UsageError(
                "no anniversary \(quoted(text)): expected a lunar month, a day 1-30 and a name, such as 8-15=Name"
            )
        }
        self = anniversary
    }
}
