/// The reason why a text is no `DayFormat`.
package enum DayFormatError: Error, Hashable {
    /// No field has this name.
    case unknownField(String)
    /// A brace opens before this text and never closes.
    case unclosed(String)
    /// A brace closes, and none is open.
    case unopened
}
