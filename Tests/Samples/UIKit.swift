// The names and signatures of UIKit that the samples of the documentation use, so that they compile where UIKit is not. Nothing is
// drawn. Source: Apple's documentation of UIKit, iOS 17. Declarations of somebody else need no documentation here.

// swift-format-ignore-file

@_exported import Foundation

@MainActor
open class UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { nil }
    public var frame = CGRect()
    public var bounds = CGRect()
    public var backgroundColor: UIColor?
    public var autoresizingMask: AutoresizingMask = []
    public var isAccessibilityElement = false
    public var accessibilityLabel: String?
    public var accessibilityTraits: UIAccessibilityTraits = []
    public var alpha: CGFloat = 1
    public var transform = CGAffineTransform.identity
    public func addSubview(_ view: UIView) {}

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}

public struct CGAffineTransform: Sendable {
    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
    public init(scaleX: CGFloat, y: CGFloat) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
}

public final class UIColor: Sendable {
    init() {}
    public static let label = UIColor()
    public static let systemRed = UIColor()
    public static let systemBlue = UIColor()
    public static let quaternaryLabel = UIColor()
    public static let systemFill = UIColor()
}

public final class UIFont: Sendable {
    public enum TextStyle: Sendable { case body, caption2, headline }
    public struct Weight: Sendable {
        public static let bold = Weight()
    }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

public final class UILabel: UIView {
    public init() { super.init(frame: CGRect()) }
    public required init?(coder: NSCoder) { nil }
    public var text: String?
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment = NSTextAlignment.natural
}

public enum NSTextAlignment { case left, center, right, justified, natural }

public final class UIStackView: UIView {
    public enum Axis { case horizontal, vertical }
    public enum Alignment { case fill, center }
    public enum Distribution { case fill, fillEqually }
    public init(arrangedSubviews: [UIView]) { super.init(frame: CGRect()) }
    public required init?(coder: NSCoder) { nil }
    public var axis = Axis.horizontal
    public var alignment = Alignment.fill
    public var distribution = Distribution.fill
}

@MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

public final class UIPickerView: UIView {
    public weak var dataSource: (any UIPickerViewDataSource)?
    public weak var delegate: (any UIPickerViewDelegate)?
    public func reloadAllComponents() {}
    public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
}

// MARK: - View controllers

@MainActor
open class UIViewController {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) { nil }
    public var title: String?
    public var tabBarItem: UITabBarItem!
    public var view: UIView! { fatalError() }
    public let navigationItem = UINavigationItem()
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    public func addChild(_ child: UIViewController) {}
    public func removeFromParent() {}
    public func willMove(toParent parent: UIViewController?) {}
    public func didMove(toParent parent: UIViewController?) {}
    public func transition(
        from old: UIViewController,
        to new: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {}
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor
public final class UINavigationItem {
    public var title: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItems: [UIBarButtonItem]?
}

public final class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}

open class UITabBarController: UIViewController {
    public var viewControllers: [UIViewController]?
}

public final class UIImage: Sendable {}

@MainActor
public final class UITabBarItem {
    public init(title: String?, image: UIImage?, tag: Int) {}
}

@MainActor
public final class UIBarButtonItem {
    public init(primaryAction: UIAction?) {}
}

@MainActor
open class UIMenuElement {
    public enum State: Sendable { case off, on, mixed }
}

public final class UIAction: UIMenuElement {
    public init(title: String = "", state: State = .off, handler: @escaping @MainActor (UIAction) -> Void) {}
}

public final class UIMenu: UIMenuElement {
    public init(title: String = "", children: [UIMenuElement] = []) {}
}

@MainActor
public final class UIContextMenuConfiguration {
    public init(
        identifier: (any NSCopying)?,
        previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIMenuElement]) -> UIMenu?)?
    ) {}
}

public final class UIAlertController: UIViewController {
    public enum Style { case alert, actionSheet }
    public init(title: String?, message: String?, preferredStyle: Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    public func addAction(_ action: UIAlertAction) {}
}

@MainActor
public final class UIAlertAction {
    public enum Style { case `default`, cancel }
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
}

@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ controller: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}

open class UIPageViewController: UIViewController {
    public enum TransitionStyle { case pageCurl, scroll }
    public enum NavigationOrientation { case horizontal, vertical }
    public enum NavigationDirection { case forward, reverse }
    public struct OptionsKey: Hashable {}
    public init(
        transitionStyle: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]?
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    public weak var dataSource: (any UIPageViewControllerDataSource)?
    public weak var delegate: (any UIPageViewControllerDelegate)?
    public var viewControllers: [UIViewController]?
    public func setViewControllers(
        _ controllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {}
}

// MARK: - Collection views

open class UICollectionReusableView: UIView {}

open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView(frame: CGRect())
    open var isHighlighted = false
}

@MainActor
open class UICollectionViewLayout {}

@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
    public enum ScrollDirection { case horizontal, vertical }
    public init() {}
    public var scrollDirection = ScrollDirection.vertical
}

public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) {}
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {}
}

@MainActor
public final class NSCollectionLayoutSize {
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

@MainActor
public final class NSCollectionLayoutDimension {
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func absolute(_ size: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
}

@MainActor
open class NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize) {}
}

public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { fatalError() }
}

public enum NSRectAlignment { case top, bottom }

public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        super.init(layoutSize: layoutSize)
    }
}

@MainActor
public final class NSCollectionLayoutSection {
    public init(group: NSCollectionLayoutGroup) {}
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

open class UICollectionView: UIView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    }

    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public init(handler: @escaping @MainActor (Cell, IndexPath, Item) -> Void) {}
    }

    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public init(elementKind: String, handler: @escaping @MainActor (Supplementary, String, IndexPath) -> Void) {}
    }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public var isPagingEnabled = false
    public var backgroundView: UIView?
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for path: IndexPath,
        item: Item?
    ) -> Cell { fatalError() }
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for path: IndexPath
    ) -> Supplementary { fatalError() }
    public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
    public func deselectItem(at path: IndexPath, animated: Bool) {}
}

open class UICollectionViewController: UIViewController {
    public init(collectionViewLayout: UICollectionViewLayout) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    public var collectionView: UICollectionView! { fatalError() }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

extension IndexPath {
    public var section: Int { self[0] }
    public var item: Int { self[1] }
}

// MARK: - Diffable data sources

@MainActor @preconcurrency
public final class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    ) {}
    public var supplementaryViewProvider:
        (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
    public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { fatalError() }
    public func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool) {}
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    public init() {}
    public var itemIdentifiers: [Item] { [] }
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
    public mutating func appendSections(_ sections: [Section]) {}
    public mutating func appendItems(_ items: [Item], toSection section: Section) {}
}
