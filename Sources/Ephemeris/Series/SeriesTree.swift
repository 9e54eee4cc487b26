/// The series terms of one power of T as a tree over their multiples, laid out depth first.
///
/// A path from the root picks one multiple of one argument after the other; the product of their phasors along the way
/// is the phasor of the series term at its end. A node costs one complex multiplication, whatever the length of its
/// path: what two series terms have in common is multiplied once.
struct SeriesTree: Sendable {
    /// One step of a path, with the series term that ends there (zero where none does).
    private struct Node {
        /// The index of this step's phasor in the phasor table.
        let phasor: Int32
        /// How many steps from the root, 1 for the first.
        let depth: Int32
        /// S of the series term that ends here.
        var sine: Double
        /// C of the series term that ends here.
        var cosine: Double
    }

    /// The nodes, every parent right before its first child.
    private let nodes: [Node]
    /// The sum of the series terms without any argument.
    private let constant: Double
    /// The length of the longest path.
    private let depth: Int

    /// The tree of series terms that are all of one power of T.
    init(_ seriesTerms: [ArgumentSeries.SeriesTerm], phasors: PhasorTable) {
        var nodes: [Node] = []
        var constant = 0.0
        /// The steps to the term before: the part that the next one shares has nodes already.
        var path: [Int] = []
        let terms = seriesTerms.map { (steps: phasors.steps(of: $0), term: $0) }
        // A path comes before its continuations.
        for (steps, term) in terms.sorted(by: { $0.steps.lexicographicallyPrecedes($1.steps) }) {
            guard !steps.isEmpty else {
                constant += term.cosine
                continue
            }
            let common = zip(path, steps).prefix { $0.0 == $0.1 }.count
            for depth in common..<steps.count {
                nodes.append(Node(phasor: Int32(steps[depth]), depth: Int32(depth + 1), sine: 0, cosine: 0))
            }
            nodes[nodes.count - 1].sine += term.sine
            nodes[nodes.count - 1].cosine += term.cosine
            path = steps
        }
        (self.nodes, self.constant) = (nodes, constant)
        depth = nodes.map { Int($0.depth) }.max() ?? 0
    }

    /// The sum of all series terms, given the phasors of all multiples.
    func sum(_ phasors: UnsafeBufferPointer<Phasor>) -> Lanes {
        withUnsafeTemporaryAllocation(of: Phasor.self, capacity: depth + 1) { path in
            path[0] = .one
            var sum = Lanes(repeating: constant)
            nodes.withUnsafeBufferPointer { nodes in
                for node in nodes {
                    let depth = Int(node.depth)
                    let product = path[depth &- 1] * phasors[Int(node.phasor)]
                    path[depth] = product
                    sum += product.sine * node.sine
                    sum += product.cosine * node.cosine
                }
            }
            return sum
        }
    }
}
