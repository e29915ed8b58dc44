import Charts
import UIKit

class ChartViewController: UIViewController {
    let scale = Scale(steps: 12)
}

class ChartLegend: UIView {}
