import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The sections of instants: what is packed is read back to the second, up to the ends of every field.
@Suite struct InstantSectionTests {
    // MARK: - The predictor

    @Test("the prediction is the rounded sum") func thePredictionIsTheRounded() {
        let predictor = LinearPredictor(coefficients: [65_536, -32_768, 1])
        // 1 · 7 - 0.5 · 4 + 2⁻¹⁶ · 9, rounded down; before the sequence is nothing.
        #expect(predictor.prediction(at: 3, in: [9, 4, 7]) == 5)
        #expect(predictor.prediction(at: 2, in: [9, 4]) == -1)
        #expect(predictor.prediction(at: 1, in: [9]) == 9)
        #expect(predictor.prediction(at: 0, in: []) == 0)
        #expect(LinearPredictor(coefficients: []).prediction(at: 3, in: [1, 2, 3]) == 0)
    }

    @Test("extreme coefficients wrap without a trap") func extremeCoefficientsWrap() {
        for coefficient in [Int32.min, .max] {
            let predictor = LinearPredictor(coefficients: [Int32](repeating: coefficient, count: 255))
            for value in [Int32.min, .max] {
                _ = predictor.prediction(at: 255, in: [Int32](repeating: value, count: 255))
            }
        }
    }

    // MARK: - Terms

    private func read(_ section: TermSection) throws -> TermSection {
        let (read, remaining) = try section.bytes.readBeginning(as: 2, TermSection.init(reading:))
        #expect(remaining == 0)
        return read
    }

    @Test("every term of the table comes back") func everyTermOfTheTable() async throws {
        let instants = try await Fixture.compilation.value.instants
        let seconds = Array(instants.terms.prefix(TableSpan.bundled.terms.count))
        let section = try #require(TermSection(packing: seconds, firstNumber: instants.firstTerm))
        let back = try read(section)
        #expect(back == section)
        #expect(back.numbers == TableSpan.bundled.terms)
        #expect(back.numbers.map { back.seconds($0) } == seconds)
        // As `TermSection` promises: what the predictor misses fits a byte but for its very first values.
        #expect(section.predictionResiduals().dropFirst(8).allSatisfy { (-128...127).contains($0) })
    }

    /// Of as many terms as it has coefficients; after them it fits a byte.
    @Test("residuals of the predictor may fill sixteen bits") func whatThePredictor() throws {
        let deviations: [Int32] = [-32_768, 32_767, 0, -128, 127]
        let section = TermSection(
            firstNumber: -3,
            origin: .max,
            spacing: .min,
            parabolas: [TermSection.Parabola](repeating: .init(constant: 0, slope: 0, curvature: 0), count: 24),
            predictor: LinearPredictor(coefficients: [0, 0, 0]),
            deviations: deviations
        )
        #expect(try read(section) == section)
    }

    @Test("parabolas and predictors may be extreme") func parabolasAndPredictors() throws {
        var numbers = RepeatableNumbers(seed: 11)
        for _ in 0..<50 {
            let parabolas = (0..<24).map { _ in
                TermSection.Parabola(
                    constant: .random(in: .min ... .max, using: &numbers),
                    slope: .random(in: .min ... .max, using: &numbers),
                    curvature: .random(in: .min ... .max, using: &numbers)
                )
            }
            let order = Int.random(in: 0...255, using: &numbers)
            // The residuals are drawn; the deviations follow from them as a reader makes them.
            let drawn = TermSection(
                firstNumber: .random(in: -5000...5000, using: &numbers),
                origin: .random(in: .min ... .max, using: &numbers),
                spacing: .random(in: .min ... .max, using: &numbers),
                parabolas: parabolas,
                predictor: LinearPredictor(
                    coefficients: (0..<order).map { _ in .random(in: .min ... .max, using: &numbers) }
                ),
                deviations: [Int32](repeating: 0, count: 60)
            )
            var bytes = drawn.bytes
            let drawnCount = 60 + min(order, 60)
            for index in bytes.indices.suffix(drawnCount) { bytes[index] = .random(in: 0...255, using: &numbers) }
            #expect(try bytes.read(as: 2, TermSection.init(reading:)).bytes == bytes)
        }
    }

    @Test("terms that all come after January 1900 are packed") func laterTerms() async throws {
        let instants = try await Fixture.compilation.value.instants
        let (seconds, first) = (Array(instants.terms[2000..<4800]), instants.firstTerm + 2000)
        let section = try #require(TermSection(packing: seconds, firstNumber: first))
        #expect(seconds.indices.allSatisfy { section.seconds(first + $0) == seconds[$0] })
    }

    @Test("terms that are too irregular are refused") func termsThatAreToo() async throws {
        let instants = try await Fixture.compilation.value.instants
        var seconds = Array(instants.terms.prefix(TableSpan.bundled.terms.count))
        #expect(TermSection(packing: [], firstNumber: 0) == nil)
        seconds[2000] += 80_000
        #expect(TermSection(packing: seconds, firstNumber: instants.firstTerm) == nil)
    }

    // MARK: - Phases

    private func read(_ section: PhaseSection) throws -> PhaseSection {
        let (read, remaining) = try section.bytes.readBeginning(as: 3, PhaseSection.init(reading:))
        #expect(remaining == 0)
        return read
    }

    @Test("every phase of the table comes back") func everyPhaseOfTheTable() async throws {
        let instants = try await Fixture.compilation.value.instants
        let seconds = Array(instants.phases.prefix(4 * (TableSpan.bundled.lunations.count + 1)))
        let section = try #require(PhaseSection(packing: seconds, firstLunation: instants.firstLunation))
        let back = try read(section)
        #expect(back == section)
        var failures = Failures()
        for (index, expected) in seconds.enumerated() {
            let found = back.seconds(MoonPhase(wrapping: index), index: index / 4)
            failures.check(found == expected, "\(index): \(found), not \(expected)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a phase two minutes off is refused") func aPhaseTwo() async throws {
        let instants = try await Fixture.compilation.value.instants
        var seconds = Array(instants.phases.prefix(4 * 500))
        #expect(PhaseSection(packing: seconds, firstLunation: 0) != nil)
        seconds[1001] += 200
        #expect(PhaseSection(packing: seconds, firstLunation: 0) == nil)
    }

    @Test("phase fields may be extreme") func phaseFieldsMayBeExtreme() throws {
        for sign in [Int64(1), -1] {
            let extreme = sign > 0 ? Int32.max : .min
            let model = PhaseSection.Model(
                parabola: [sign << 60, sign << 46, sign << 28],
                harmonics: [PhaseSection.Harmonic](repeating: .init(amplitude: extreme, phase: .max), count: 255),
                residuals: [-128, -127, 0, 127]
            )
            let section = PhaseSection(
                firstLunation: Int(extreme),
                frequencies: [UInt32](repeating: .max, count: 255),
                models: [model, model, model, model]
            )
            let back = try read(section)
            #expect(back == section)
            for index in 0..<4 {
                let instant = Instant(secondsSince1970: back.seconds(.fullMoon, index: index))
                #expect(instant.day(utcOffsetSeconds: .max) != nil && instant.day(utcOffsetSeconds: .min) != nil)
            }
        }
    }

    // MARK: - ΔT and the span

    @Test("Delta T may fill its bits") func deltaTMayFill() throws {
        let section = DeltaTSection(
            firstYear: -32_768,
            centiseconds: [.min, -1, 0, .max],
            sigmaCentiseconds: [0, 1, .max, 9]
        )
        #expect(try section.bytes.read(as: 4, DeltaTSection.init(reading:)) == section)
        for (year, indices) in [(-32_769, 0..<0), (-32_768, 0..<2), (-32_765, 3..<4), (-32_764, 0..<0)] {
            let day = try #require(Day(year: year, month: 1, day: 1))
            #expect(section.indices(around: day) == indices)
        }
        #expect(section.indices(around: .min).isEmpty && section.indices(around: .max).isEmpty)
    }

    @Test("a span that ends before it begins is refused") func aSpanThatEnds() {
        var writer = ByteWriter()
        for number in [Int32(5), 4, 0, 0, 0] { writer.write(number) }
        #expect(throws: TableError(.malformedSection(1), in: .table)) {
            try writer.bytes.read(as: 1, AboutSection.init(reading:))
        }
    }
}

/// The predictor, undone all at once, against its own guess number by number.
@Suite struct LinearPredictorTests {
    @Test("predictions are added as they are guessed", arguments: [0, 1, 2, 8, 20])
    func predictionsAreAdded(order: Int) {
        var numbers = RepeatableNumbers(seed: 3)
        for round in 0..<200 {
            let extreme = round % 2 == 0 ? Int32.min...Int32.max : -70_000...70_000
            let predictor = LinearPredictor(
                coefficients: (0..<order).map { _ in Int32.random(in: extreme, using: &numbers) }
            )
            let missed = (0..<round % 30).map { _ in Int32.random(in: extreme, using: &numbers) }
            var expected: [Int32] = []
            for number in missed { expected.append(number &+ predictor.prediction(at: expected.count, in: expected)) }
            var found = missed
            predictor.addPredictions(to: &found)
            #expect(found == expected)
        }
    }
}
