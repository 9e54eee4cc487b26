import UIKit

/// The face of a day; empty for a blank cell.
final class DayViewCell: UICollectionViewCell {
    private let number = UILabel()
    private let label = UILabel()
    private let badge = UILabel()
    private let marks = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [badge, number, label, marks])
        stack.axis = .vertical
        stack.alignment = .center
        contentView.fill(with: stack)
        for small in [label, badge, marks] { small.font = .preferredFont(forTextStyle: .caption2) }
        badge.textColor = .systemRed
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: DayLook?) {
        let face = look?.face
        (number.text, label.text, badge.text) = (face.map { "\($0.number)" }, face?.label.text, face?.badge)
        (number.textColor, number.font, marks.text) = (face?.colour.ofLabel, look?.font, look?.marks)
        (contentView.backgroundColor, contentView.alpha) = (look?.background, look?.alpha ?? 0)
        (isAccessibilityElement, accessibilityLabel) = (face != nil, face?.accessibilityText)
        accessibilityTraits = look?.traits ?? []
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) { [self] in
                transform = isHighlighted ? CGAffineTransform(scaleX: 0.85, y: 0.85) : .identity
            }
        }
    }
}

extension UIView {
    /// Adds a view that stays as large as this one.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

/// The title of a month over its weekdays.
final class MonthHeader: UICollectionReusableView {
    private let title = UILabel()
    private let weekdays = (0..<7).map { _ in UILabel() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let row = UIStackView(arrangedSubviews: weekdays)
        row.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [title, row])
        stack.axis = .vertical
        fill(with: stack)
        title.font = .preferredFont(forTextStyle: .headline)
        for label in [title] + weekdays { label.textAlignment = .center }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, over names: [String]) {
        title.text = text
        for (label, name) in zip(weekdays, names) { label.text = name }
    }
}
