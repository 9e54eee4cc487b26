// Scripts/bench: the figures the library promises, measured as its users call it. With `--check`, fewer rounds, and exit
// status 1 when a ratio falls under its floor or an operation allocates that should not.

import Foundation

#if DEBUG
    print("a debug build: its figures mean nothing; use Scripts/bench")
#endif

let isCheck = CommandLine.arguments.contains("--check")
let questions = Questions()
let foundation = FoundationAnswers(questions.days.prefix(isCheck ? 1000 : 5000))
var bench = Bench(rounds: isCheck ? 9 : 31)
try bench.measureDates(questions, foundation)
try bench.measurePages(questions, foundation)
try bench.measureDaysOff(questions)
try bench.measureTerms(questions)
try bench.measureViews(questions)
try bench.measureOpening(questions)
if !isCheck { try await measureCompilation(of: "Data", rounds: 7) }

if !bench.failures.isEmpty {
    print("under the floor:\n" + bench.failures.joined(separator: "\n"))
    if isCheck { exit(1) }
}
