import AlmanacCompiler
import Ephemeris

/// The whole compilation compared with a brute-force evaluation of the longest series it needs.
struct CompileAnswers {
    /// The aim: the compilation takes at most this many times the brute-force evaluation.
    static let largestRatio = 2.0

    /// One compilation of the data folder, files read, on all cores; seconds.
    let compilation: Double
    /// The full lunar series once at every phase of the table, on one core; seconds.
    let lunarSeries: Double
    /// How many series terms were evaluated, and at how many phases.
    let evaluations: (seriesTerms: Int, phases: Int)

    /// The compilation in units of the evaluation.
    var ratio: Double { compilation / lunarSeries }

    /// Measures both, in turns; the fastest of some rounds each, as other programs only slow them down.
    ///
    /// - Parameter dataFolder: The path of `Data`.
    init(dataFolder: String, rounds: Int) async throws {
        var compilations: [Double] = []
        var evaluations: [Double] = []
        let theory = try Theory(from: SourceFolder(path: dataFolder))
        let series = theory.moon.periodicLongitude
        var phases = 0
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            let compiled = try await Compilation(SourceFolder(path: dataFolder))
            let middle = ContinuousClock.now
            let sum = Self.sum(of: series, at: compiled.events.phases)
            evaluations.append((ContinuousClock.now - middle) / .seconds(1))
            compilations.append((middle - start) / .seconds(1))
            phases = compiled.events.phases.count
            // The longitude of the Moon is never further than 8° from its mean.
            guard sum.magnitude < 0.14 * Double(phases) else {
                throw WrongAnswer(what: "the lunar series", found: UInt64(sum.magnitude), expected: 0)
            }
        }
        compilation = compilations.min() ?? 0
        lunarSeries = evaluations.min() ?? 1
        self.evaluations = (series.count, phases)
    }

    /// The sum of a series over some instants: every series term in double precision, `Lanes.scalarCount` instants at once.
    private static func sum(of series: ArgumentSeries, at times: [TerrestrialTime]) -> Double {
        var sum = 0.0
        for start in stride(from: 0, to: times.count, by: Lanes.scalarCount) {
            var centuries = Lanes.zero
            let used = min(Lanes.scalarCount, times.count - start)
            for lane in 0..<used { centuries[lane] = times[start + lane].secondsSinceJ2000 / secondsPerJulianCentury }
            let longitudes = series(centuries)
            for lane in 0..<used { sum += longitudes[lane] }
        }
        return sum
    }

    /// Prints both figures and their ratio.
    func printRows() {
        let (terms, phases) = evaluations
        print("the whole compilation: \(Int(compilation * 1e3)) ms on all cores")
        print(
            "the full lunar series, \(terms) series terms at \(phases) phases, on one core: \(Int(lunarSeries * 1e3)) ms"
        )
        let mark = ratio <= Self.largestRatio ? "" : "! "
        print("\(mark)ratio: \((ratio * 100).rounded() / 100), aim \(Self.largestRatio)")
    }
}
