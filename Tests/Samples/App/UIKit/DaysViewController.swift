import AlmanacViewsFoundation
import UIKit

/// Days that a tap selects and a long press marks; a subclass decides which day is in which cell.
class DaysViewController: UICollectionViewController {
    let calendar: CalendarStore
    private var source: UICollectionViewDiffableDataSource<Int, CellPosition>?

    init(_ calendar: CalendarStore, layout: UICollectionViewLayout) {
        self.calendar = calendar
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    /// How many cells each section has.
    var itemCounts: [Int] { [] }

    /// The look of a cell, or nil if the cell is blank.
    func look(at position: CellPosition) -> DayLook? { nil }

    /// The position of a day, or nil if the view does not have it.
    func position(of day: Day) -> CellPosition? { nil }

    /// The title over a section, if its layout has one.
    func title(ofSection section: Int) -> String { "" }

    /// Changes the model as a tap on a day does.
    func tap(_ day: Day) { calendar.selection.tap(day) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<DayViewCell, CellPosition> { [unowned self] cell, _, position in
            cell.show(look(at: position))
        }
        let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] header, _, path in
            header.show(title(ofSection: path.section), over: calendar.weekdays)
        }
        let source = UICollectionViewDiffableDataSource<Int, CellPosition>(collectionView: collectionView) {
            view,
            path,
            position in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: position)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, CellPosition>()
        for (section, count) in itemCounts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { CellPosition(section: section, item: $0) }, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
        navigationItem.rightBarButtonItem = .button("Today") { [unowned self] in
            scroll(to: calendar.today, animated: true)
        }
    }

    /// Shows the changes that were made on another page.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        scroll(to: calendar.today, animated: false)
    }

    func refresh() {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source?.apply(snapshot, animatingDifferences: false)
    }

    /// Scrolls to a day; a day that the view does not have is ignored.
    func scroll(to day: Day, animated: Bool) {
        guard let position = position(of: day) else { return }
        collectionView.scrollToItem(
            at: IndexPath(position),
            at: [.centeredVertically, .centeredHorizontally],
            animated: animated
        )
    }

    private func look(at path: IndexPath) -> DayLook? { CellPosition(path).flatMap { look(at: $0) } }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        look(at: indexPath) != nil
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        // The selection is the model's: the collection view would not report a second tap on an item that it has selected itself.
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let day = look(at: indexPath)?.face.day else { return }
        tap(day)
        refresh()
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let day = indexPaths.first.flatMap({ look(at: $0) })?.face.day else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: Mark.allCases.map { menuItem($0, on: day) })
        }
    }

    private func menuItem(_ mark: Mark, on day: Day) -> UIAction {
        UIAction(title: mark.rawValue, state: calendar.marks.contains(day, in: mark) ? .on : .off) { [unowned self] _ in
            calendar.toggle(mark, on: day)
            refresh()
        }
    }
}

extension UIBarButtonItem {
    /// A button with a title.
    static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
    }
}

extension UICollectionViewLayout {
    /// Weeks under one another, and a header over each month.
    static var months: UICollectionViewLayout {
        let section = NSCollectionLayoutSection.weeks
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// Weeks side by side.
    static var strip: UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(section: .weeks, configuration: configuration)
    }
}

extension NSCollectionLayoutSection {
    /// Rows of seven cells of one height.
    fileprivate static var weeks: NSCollectionLayoutSection {
        let day = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1))
        let week = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: day),
            count: 7
        )
        return NSCollectionLayoutSection(group: week)
    }
}
