import TrailKit
import UIKit

/// A row with the weather of one region; its view is in a xib of its own.
final class WeatherCell: UITableViewCell {
    @IBOutlet private weak var regionLabel: UILabel!
    @IBOutlet private weak var temperatureLabel: UILabel!
    @IBOutlet private weak var skyView: UIImageView!

    private static let symbols: [Weather.Sky: String] = [
        .clear: "sun.max", .cloudy: "cloud", .rain: "cloud.rain", .snow: "snow", .thunder: "cloud.bolt",
    ]

    func show(_ weather: Weather) {
        regionLabel.text = weather.region
        temperatureLabel.text = "\(Int(weather.lowest))° to \(Int(weather.highest))°"
        skyView.image = Self.symbols[weather.sky].flatMap { UIImage(systemName: $0) }
    }
}
