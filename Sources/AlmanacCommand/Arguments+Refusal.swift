import Almanac
import CommandSupport

extension Arguments {
    /// The error for a value of an option that is none of `choices`, by default its own: in the reader's language where
    /// the answer is for people, in English where it is for programs.
    func refusal(of value: String, for option: ValueOption, among choices: [String]? = nil) -> UsageError {
        let error = option.refusal(of: value, among: choices)
        if AlmanacSyntax.plumbingVerbs.contains(verb) || has(AlmanacSyntax.tabSeparated) { return error }
        let known = choices ?? option.choices()
        return Reader.ofEnvironment.translated(
            error,
            to: .option("--\(option.name)", value: value, known: known),
            for: self
        )
    }
}
