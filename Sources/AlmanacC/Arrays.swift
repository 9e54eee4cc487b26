/// Converts an array of the caller's into another one; what cannot be converted becomes `otherwise`, and is counted.
@inline(__always)
func convert<Input, Output>(
    _ inputs: UnsafePointer<Input>?,
    _ count: Int,
    to outputs: UnsafeMutablePointer<Output>?,
    by conversion: (Input) -> Output?,
    otherwise: () -> Output
) throws(Failure) -> Int {
    var missing = 0
    try convert(inputs, count, to: outputs) { input in
        if let output = conversion(input) { return output }
        missing += 1
        return otherwise()
    }
    return missing
}

/// Converts an array of the caller's into another one.
@inline(__always)
func convert<Input, Output>(
    _ inputs: UnsafePointer<Input>?,
    _ count: Int,
    to outputs: UnsafeMutablePointer<Output>?,
    by conversion: (Input) -> Output
) throws(Failure) {
    if count == 0 { return }
    // A count over half the address space is seen as negative.
    guard count > 0 else { throw .argument }
    let inputs = try inputs.orThrow(.null)
    let outputs = try outputs.orThrow(.null)
    for index in 0..<count { outputs[index] = conversion(inputs[index]) }
}
