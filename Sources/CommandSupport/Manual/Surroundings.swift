/// What a command depends on besides its command line, for the manual page.
package struct Surroundings: Sendable {
    /// A variable or a file, and what it is for.
    package struct Entry: Sendable {
        let name: String
        let purpose: String

        /// An entry; `purpose` is one or more whole sentences.
        package init(_ name: String, _ purpose: String) {
            self.name = name
            self.purpose = purpose
        }
    }

    /// None at all.
    package static let none = Surroundings(variables: [], files: [], seeAlso: [])

    let variables: [Entry]
    let files: [Entry]
    let seeAlso: [String]

    /// The surroundings of a command.
    ///
    /// - Parameters:
    ///   - variables: The environment variables it reads.
    ///   - files: The files it reads or writes without being told.
    ///   - seeAlso: Other manual pages, such as `cal(1)`.
    package init(variables: [Entry], files: [Entry], seeAlso: [String]) {
        self.variables = variables
        self.files = files
        self.seeAlso = seeAlso
    }
}
