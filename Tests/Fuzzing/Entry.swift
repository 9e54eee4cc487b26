import Foundation

// The functions that libFuzzer calls to fuzz texts of the compiler and the steps of words. The environment says which folder of `Data` is
// fuzzed, `FUZZ_TARGET`, and where `Data` is, `FUZZ_DATA`; with `FUZZ_SEEDS` the program writes the seeds of the target into that folder and ends.

/// The folder of `Data` whose files are fuzzed, or `steps`.
private let target = environment("FUZZ_TARGET")
private let isAboutSteps = target == "steps"

/// A variable of the environment; empty if it is not set.
func environment(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

/// Called once, before anything else.
@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzer(
    _ count: UnsafeMutablePointer<CInt>?,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    let folder = environment("FUZZ_SEEDS")
    guard !folder.isEmpty else {
        // Values that are made once are no part of the time of the first input.
        if isAboutSteps { _ = StepsFuzzing.read([]) } else { _ = DataFuzzing.shared }
        return 0
    }
    let seeds = isAboutSteps ? StepsFuzzing.seeds : DataFuzzing.shared.seeds(of: target)
    for (number, seed) in seeds.enumerated() {
        guard FileManager.default.createFile(atPath: "\(folder)/seed-\(number)", contents: Data(seed)) else {
            fatalError("cannot write into \(folder)")
        }
    }
    exit(0)
}

/// Called with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    return (isAboutSteps ? StepsFuzzing.read(bytes) : DataFuzzing.shared.compile(bytes, of: target)) ? 0 : -1
}
