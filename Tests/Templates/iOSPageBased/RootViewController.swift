import UIKit

class RootViewController: UIViewController, UIPageViewControllerDelegate {
    var pageViewController: UIPageViewController?
    lazy var modelController = ModelController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        pages.delegate = self
        let first = modelController.viewControllerAtIndex(0, storyboard: storyboard!)!
        pages.setViewControllers([first], direction: .forward, animated: false)
        pages.dataSource = modelController
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        pageViewController = pages
    }
}
