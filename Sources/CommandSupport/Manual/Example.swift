/// A call of a command as its manual page and its help show it.
package struct Example: Sendable {
    /// What it is an example of.
    let verb: Verb
    /// A line for a shell, which any reader can type.
    package let line: String
    /// What it does, without a full stop.
    let summary: String

    /// An example of a verb.
    ///
    /// - Parameters:
    ///   - verb: What it is an example of.
    ///   - line: A line for a shell. It needs no file that is not there, and a test runs it.
    ///   - summary: What it does, as in the help of a verb.
    package init(of verb: Verb, _ line: String, _ summary: String) {
        self.verb = verb
        self.line = line
        self.summary = summary
    }
}
