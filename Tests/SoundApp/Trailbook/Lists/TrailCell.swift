import TrailKit
import UIKit

final class TrailCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var lengthLabel: UILabel!
    @IBOutlet private var badge: DifficultyBadge!
    @IBOutlet var starViews: [UIImageView]!

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        lengthLabel.text = nil
    }

    func show(_ trail: Trail, _ formatter: TrailFormatter) {
        titleLabel.text = trail.title
        lengthLabel.text = formatter.length(trail.length) + ", " + formatter.duration(trail.duration)
        badge.difficulty = trail.difficulty
        for (number, star) in starViews.enumerated() {
            star.isHighlighted = number < trail.rating
        }
        accessibilityLabel = trail.title
        accessibilityValue = formatter.stars(trail.rating)
    }

    @IBAction func toggleFavourite(_ sender: UIButton) {
        sender.isSelected.toggle()
    }
}
