import AlmanacViewsFoundation
import UIKit

/// A lunar date on three wheels under the day on which it is.
final class LunarDateController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let language: CalendarLanguage
    private let wheels = UIPickerView(frame: .zero)
    private var picker: LunarDatePicker
    private var columns: [[LunarDate]] = []

    init(_ calendar: CalendarStore) {
        language = calendar.model.language
        picker = LunarDatePicker(calendar.model.reader.calendar, showing: calendar.today)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        (wheels.dataSource, wheels.delegate) = (self, self)
        view.fill(with: wheels)
        show(animated: false)
    }

    /// Every wheel has the date in view among its rows.
    private func show(animated: Bool) {
        columns = [picker.yearRows, picker.monthRows, picker.dayRows]
        wheels.reloadAllComponents()
        for (component, rows) in columns.enumerated() {
            guard let row = rows.firstIndex(of: picker.date) else { continue }
            wheels.selectRow(row, inComponent: component, animated: animated)
        }
        navigationItem.title = picker.day.formatted(.day(in: language))
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let date = columns[component][row]
        return switch component {
        case 0: date.yearName(in: language)
        case 1: date.month.name(in: language)
        default: date.dayName(in: language)
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        // A wheel that still turns may stop at a row that is gone by now.
        if columns[component].indices.contains(row) {
            let date = columns[component][row]
            switch component {
            case 0: picker.year = date.year
            case 1: picker.month = date.month
            default: picker.dayOfMonth = date.day
            }
        }
        show(animated: true)
    }
}
