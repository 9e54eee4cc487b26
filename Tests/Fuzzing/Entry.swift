import Foundation

// The functions that libFuzzer calls. The environment says what is fuzzed, `FUZZ_TARGET`, and where the texts of `Data` are,
// `FUZZ_DATA`; with `FUZZ_SEEDS` the program writes the seeds of the target into that folder and ends.

/// The target that the environment names.
private let target: FuzzTarget = {
    let name = environment("FUZZ_TARGET")
    guard let target = FuzzTarget(rawValue: name) else { fatalError("FUZZ_TARGET is no target: '\(name)'") }
    return target
}()

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
        _ = target.run([])
        return 0
    }
    for (number, seed) in target.seeds.enumerated() {
        guard FileManager.default.createFile(atPath: "\(folder)/seed-\(number)", contents: Data(seed)) else {
            fatalError("cannot write into \(folder)")
        }
    }
    exit(0)
}

/// Called with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.run(Array(UnsafeBufferPointer(start: start, count: count))) ? 0 : -1
}
