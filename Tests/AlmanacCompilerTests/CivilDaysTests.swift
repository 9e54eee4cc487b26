import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The boundaries of what moves the civil day of an event: the last day that is followed, and the day that names an event.
@Suite struct CivilDaysTests {
    /// The days of the same instants by two clocks, eight and nine hours ahead of UTC.
    private static let days = Task { () throws -> (china: CivilDays, korea: CivilDays) in
        let instants = try await Fixture.compilation.value.instants
        let days = [28_800, 32_400].map { offset in
            CivilDays(of: instants, eras: [.init(firstDay: .min, offset: Int32(offset))])
        }
        return (days[0], days[1])
    }

    /// A calendar that follows another until a day has its events until that day, and on it.
    @Test("the last day is followed too") func theLastDay() async throws {
        let (china, korea) = try await Self.days.value
        var failures = Failures()
        let moons = china.newMoons.indices.filter { china.newMoons[$0] != korea.newMoons[$0] }
        let terms = china.terms.indices.filter { china.terms[$0] != korea.terms[$0] }
        for (one, next) in zip(moons, moons.dropFirst()) {
            var days = korea
            days.follow(china, until: china.newMoons[one])
            failures.check(days.newMoons[one] == china.newMoons[one], "new moon of \(china.newMoons[one])")
            failures.check(days.newMoons[next] == korea.newMoons[next], "new moon of \(korea.newMoons[next])")
        }
        for (one, next) in zip(terms, terms.dropFirst()) {
            var days = korea
            days.follow(china, until: china.terms[one])
            failures.check(days.terms[one] == china.terms[one], "term of \(china.terms[one])")
            failures.check(days.terms[next] == korea.terms[next], "term of \(korea.terms[next])")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(moons.count > 50 && terms.count > 100)
    }

    /// An exception is of a day beside the computed one: 2 days off there is no such event, so that a slip is no exception.
    @Test(
        "an event is named by a day beside it",
        arguments: [(-2, false), (-1, true), (0, true), (1, true), (2, false)]
    )
    func anEventIsNamed(by distance: Int, isNamed: Bool) async throws {
        let china = try await Self.days.value.china
        var failures = Failures()
        for index in china.newMoons.indices.prefix(TableSpan.bundled.lunations.count) {
            let name = EventName(term: nil, day: try #require(china.newMoons[index].advanced(by: distance)))
            failures.check(china.index(of: name) == (isNamed ? .init(kind: .newMoon, index: index) : nil), "\(name)")
        }
        for index in china.terms.indices.prefix(TableSpan.bundled.terms.count) {
            let term = SolarTerm(wrapping: china.firstTerm + index)
            let name = EventName(term: term, day: try #require(china.terms[index].advanced(by: distance)))
            failures.check(china.index(of: name) == (isNamed ? .init(kind: .term, index: index) : nil), "\(name)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
