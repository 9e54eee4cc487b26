/// The program that shows a text which is longer than the screen.
package struct TerminalPager: Hashable, Sendable {
    /// The command for the shell; it reads the text from standard input.
    let command: String
    /// The lines of the screen.
    let height: Int

    /// `less`, if the system has it; otherwise the shell ends as if it had not found the command.
    private static let usualCommand = "command -v less >/dev/null || exit 127; exec less -FRX"
    /// `less` keeps colours, ends at once if the text fits on the screen, and leaves it there; the reader's own settings come
    /// first. All output is UTF-8, in the locale C too.
    private static let variables = [("LESS", "FRX"), ("LESSCHARSET", "utf-8")]

    /// The pager of the terminal: `ALMANAC_PAGER`, else `PAGER`, else `less`; nil if standard output is no terminal, or if
    /// the variable is empty or says `cat`.
    package static var ofTerminal: TerminalPager? {
        guard let height = Terminal.height else { return nil }
        let chosen = Platform.variable("ALMANAC_PAGER") ?? Platform.variable("PAGER")
        return TerminalPager(chosen: chosen, height: height)
    }

    /// The pager of a screen.
    ///
    /// - Parameters:
    ///   - chosen: The command that the reader has chosen; nil for the usual one, empty for none.
    ///   - height: The lines of the screen.
    init?(chosen: String?, height: Int) {
        let command = (chosen ?? Self.usualCommand).drop { $0 == " " }
        guard !command.isEmpty, command != "cat" else { return nil }
        self.command = String(command)
        self.height = height
    }

    /// Whether some lines and the prompt after them are more than the screen has.
    func isNeeded(for lineCount: Int) -> Bool { lineCount >= height }

    /// Shows a text and waits until the reader has closed it.
    ///
    /// - Returns: Whether the shell found the command and could run it.
    func show(_ text: [UInt8]) -> Bool {
        let status = Platform.run(command, input: text, Self.variables)
        return status != 127 && status != 126
    }
}

extension StandardOutput {
    /// Writes lines, through a pager if there is one and the screen has too few; plainly if it cannot be started.
    package mutating func show(_ lines: [String], pager: TerminalPager?) throws(OutputFailure) {
        var text: [UInt8] = []
        for line in lines {
            text += line.utf8
            text.append(UInt8(ascii: "\n"))
        }
        if let pager, pager.isNeeded(for: lines.count) {
            try flush()
            if pager.show(text) { return }
        }
        try write(text)
    }
}
