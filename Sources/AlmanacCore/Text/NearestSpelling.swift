/// Returns the known word nearest to a mistyped one, or nil if none is close.
///
/// A word is close if at most a third of its letters are wrong; a letter missing, added, changed or swapped with the next
/// counts as one (the optimal string alignment distance), a capital is its small letter. Of several equally near the first is returned.
///
/// - Complexity: O(*word* × all *known* letters).
package func nearestSpelling(to word: String, among known: [String]) -> String? {
    // Scalars and not bytes: most characters of Chinese differ in one or two bytes alone.
    let sought = smallLetters(word)
    var nearest: (word: String, distance: Int)?
    for candidate in known {
        let letters = smallLetters(candidate)
        let most = max(1, letters.count / 3)
        // A word much longer or shorter is never close, and need not be compared.
        guard abs(sought.count - letters.count) <= most else { continue }
        let distance = editDistance(sought, letters)
        guard distance <= most, distance < letters.count else { continue }
        if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.word
}

private func smallLetters(_ word: String) -> [UInt32] {
    word.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value | 0x20 : $0.value }
}

private func editDistance(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let change = last[column] + (first[row] == second[column] ? 0 : 1)
            var best = min(change, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
