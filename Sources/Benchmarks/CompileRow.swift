import AlmanacCompiler
import Ephemeris

/// Measures and prints the whole compilation of a data folder, files read, on all cores, and the longest series that it needs: the
/// full lunar series once at every phase of the table, on one core. The aim is at most twice as long. The wide table is compiled
/// after it, with the aim that both take at most two and a half times as long as the one.
///
/// They take turns, and the fastest of some rounds counts, as other programs only slow them down.
func measureCompilation(of dataFolder: String, rounds: Int) async throws {
    let series = try Theory(from: SourceFolder(path: dataFolder)).moon.periodicLongitude
    let wideFolder = try SourceFolder(path: dataFolder, span: .wide)
    var (compilation, lunarSeries, wide, phases) = (Double.infinity, Double.infinity, Double.infinity, 0)
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        let compiled = try await Compilation(SourceFolder(path: dataFolder))
        let middle = ContinuousClock.now
        let total = sum(of: series, at: compiled.events.phases)
        lunarSeries = min(lunarSeries, (ContinuousClock.now - middle) / .seconds(1))
        compilation = min(compilation, (middle - start) / .seconds(1))
        let later = ContinuousClock.now
        _ = try await Compilation(wideFolder, known: compiled)
        wide = min(wide, (ContinuousClock.now - later) / .seconds(1))
        phases = compiled.events.phases.count
        // The longitude of the Moon is never further than 8° from its mean.
        guard total.magnitude < 0.14 * Double(phases) else {
            throw WrongAnswer(what: "the lunar series", found: UInt64(total.magnitude), expected: 0)
        }
    }
    print("the whole compilation: \(Int(compilation * 1e3)) ms on all cores")
    let evaluations = "\(series.seriesTerms.count) series terms at \(phases) phases"
    print("the full lunar series, \(evaluations), on one core: \(Int(lunarSeries * 1e3)) ms")
    printRatio("the compilation to the lunar series", compilation / lunarSeries, aim: 2)
    printRatio("the compilations of both tables to that of the one", (compilation + wide) / compilation, aim: 2.5)
}

private func printRatio(_ name: String, _ ratio: Double, aim: Double) {
    print("\(ratio <= aim ? "" : "! ")\(name): \((ratio * 100).rounded() / 100), aim \(aim)")
}

/// The sum of a series over some instants: every series term in double precision, `Lanes.scalarCount` instants at once.
private func sum(of series: ArgumentSeries, at times: [TerrestrialTime]) -> Double {
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
