import UIKit

class ModelController: NSObject, UIPageViewControllerDataSource {
    let pageData = DateFormatter().monthSymbols ?? []

    func viewControllerAtIndex(_ index: Int, storyboard: UIStoryboard) -> DataViewController? {
        guard index < pageData.count else { return nil }
        let page = storyboard.instantiateViewController(withIdentifier: "DataViewController") as! DataViewController
        page.dataObject = pageData[index]
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        return nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        return nil
    }
}
