import Almanac
import AlmanacViews
import UIKit

/// Months that are swiped, one at a time.
final class PagingController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let calendar: CalendarStore
    private var pager: MonthPager

    init(_ calendar: CalendarStore) {
        self.calendar = calendar
        pager = MonthPager(calendar.model.months, showing: calendar.today)
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([page(at: pager.index)], direction: .forward, animated: false)
        navigationItem.rightBarButtonItem = .button("Today") { [unowned self] in show(calendar.today) }
    }

    /// The way to a day slides in the direction in which the pager turned.
    func show(_ day: Day) {
        let turn = pager.turn(toPageShowing: day)
        guard turn != .none else { return }
        setViewControllers([page(at: pager.index)], direction: turn == .forward ? .forward : .reverse, animated: true)
    }

    private func page(at index: Int) -> MonthViewController { MonthViewController(calendar, index: index) }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    {
        neighbour(of: page, by: -1)
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
    {
        neighbour(of: page, by: 1)
    }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = (page as? MonthViewController)?.index, pager.pages.indices.contains(index + step) else {
            return nil
        }
        return self.page(at: index + step)
    }

    func pageViewController(
        _ controller: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let page = viewControllers?.first as? MonthViewController else { return }
        pager.index = page.index
    }
}

/// The effects with which a page gives way to another.
enum PageAnimation: CaseIterable {
    case curl, flip, dissolve

    func options(_ turn: PageTurn) -> UIView.AnimationOptions {
        switch (self, turn) {
        case (.curl, .backward): .transitionCurlDown
        case (.curl, _): .transitionCurlUp
        case (.flip, .backward): .transitionFlipFromLeft
        case (.flip, _): .transitionFlipFromRight
        case (.dissolve, _): .transitionCrossDissolve
        }
    }
}

/// Months that buttons turn with an effect.
final class TurningController: UIViewController {
    private let calendar: CalendarStore
    private let effect: PageAnimation
    private var pager: MonthPager
    private var page: MonthViewController

    init(_ calendar: CalendarStore, effect: PageAnimation) {
        self.calendar = calendar
        self.effect = effect
        pager = MonthPager(calendar.model.months, showing: calendar.today)
        page = MonthViewController(calendar, index: pager.index)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        view.fill(with: page.view)
        page.didMove(toParent: self)
        navigationItem.leftBarButtonItem = .button("Previous") { [unowned self] in turn { $0.turnBackward() } }
        navigationItem.rightBarButtonItems = [
            .button("Next") { [unowned self] in turn { $0.turnForward() } },
            .button("Today") { [unowned self] in turn { $0.turn(toPageShowing: calendar.today) } },
        ]
    }

    private func turn(_ change: (inout MonthPager) -> PageTurn) {
        let turn = change(&pager)
        guard turn != .none else { return }
        let next = MonthViewController(calendar, index: pager.index)
        replace(page, with: next, turn)
        page = next
    }

    /// Replaces a page by the one to which the pager turned.
    private func replace(_ old: UIViewController, with new: UIViewController, _ turn: PageTurn) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = old.view.frame
        new.view.autoresizingMask = old.view.autoresizingMask
        transition(from: old, to: new, duration: 0.35, options: effect.options(turn), animations: nil) { [self] _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}
