// The whole compilation, once.

import AlmanacCompiler

/// Compiles the data and prints how long it took.
func printCompilation() async throws {
    let start = ContinuousClock.now
    let compilation = try await Compilation(SourceFolder(path: "Data"))
    let compiling = (ContinuousClock.now - start).nanoseconds
    let series = compilation.seriesTerms
    let evaluations =
        Double(compilation.instants.terms.count * (series.sun + series.nutation))
        + Double(compilation.instants.phases.count * (series.sun + series.moon + series.nutation))
    let nanoseconds = (compiling / evaluations * 100).rounded() / 100
    print("the whole compilation: \(Int(compiling / 1e6)) ms, \(nanoseconds) ns for a term of a series at an event")
}

extension Duration {
    /// In nanoseconds.
    fileprivate var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}
