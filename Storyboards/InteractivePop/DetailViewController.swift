import UIKit

class DetailViewController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Says so where the way back was taken back.
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.navigationItem.prompt = context.isCancelled ? "Still here" : nil
        }
    }
}
