// What rules that refer to other festivals come down to.

import AlmanacCore

extension FestivalSet {
    /// What a rule comes down to: a base that is no other festival, and days from it.
    func resolved(_ rule: FestivalRule) throws(DataFileError) -> (base: FestivalRule.Base, offset: Int) {
        var (base, offset) = (rule.base, rule.offset)
        var steps = 0
        while case .festival(let id) = base {
            let other = try self.rule(of: id, askedBy: rule.line)
            (base, offset) = (other.base, offset + other.offset)
            steps += 1
            guard steps <= festivals.count else {
                throw rule.line.error(found: "festival \(id)", expected: "a festival that does not build on this one")
            }
        }
        return (base, offset)
    }

    /// The rule of the first row of a festival.
    func rule(of id: FestivalID, askedBy line: DataLine) throws(DataFileError) -> FestivalRule {
        guard let index = index(of: id), let rule = festivals[index].entries.first?.rule else {
            throw line.error(found: "festival \(id)", expected: "a festival that some file names")
        }
        return rule
    }
}
