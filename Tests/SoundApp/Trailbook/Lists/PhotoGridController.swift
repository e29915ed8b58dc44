import TrailKit
import UIKit

final class PhotoGridController: UICollectionViewController {
    var trail: Trail?

    private var names: [String] { trail?.photos ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: CellName.photo, for: indexPath) as! PhotoCell
        cell.show(named: names[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: CellName.photoHeader, for: indexPath) as! PhotoHeader
        header.titleLabel.text = trail?.title
        return header
    }

    @IBAction func sharePhotos(_ sender: UIBarButtonItem) {
        let images = names.compactMap { UIImage(named: $0) }
        guard !images.isEmpty else { return }
        let sheet = UIActivityViewController(activityItems: images, applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }
}

final class PhotoCell: UICollectionViewCell {
    @IBOutlet private var photoView: UIImageView!
    @IBOutlet private var checkmark: CheckmarkView!

    override var isSelected: Bool {
        didSet { checkmark.isHidden = !isSelected }
    }

    func show(named name: String) {
        photoView.image = UIImage(named: name)
        checkmark.isHidden = !isSelected
    }
}

final class PhotoHeader: UICollectionReusableView {
    @IBOutlet var titleLabel: UILabel!
}
