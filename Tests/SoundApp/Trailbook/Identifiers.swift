import UIKit

/// The names of segues in the storyboards.
enum SegueName: String {
    case showTrail, addTrail, showNotes, showPhotos, showLegend, embedMap
    case backToTrails, saveTrail
    case showProfile, showAbout
}

/// The names of cells.
enum CellName {
    static let trail = "TrailCell"
    static let weather = "WeatherCell"
    static let photo = "PhotoCell"
    static let photoHeader = "PhotoHeader"
    static let year = "YearCell"
}

extension UIViewController {
    func performSegue(_ name: SegueName, sender: Any? = nil) {
        performSegue(withIdentifier: name.rawValue, sender: sender)
    }
}
