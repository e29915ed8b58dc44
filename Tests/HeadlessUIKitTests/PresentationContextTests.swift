import HeadlessUIKit
import Testing

/// Who presents, and chains of presentations: R30, R31, R33.
@MainActor
@Suite struct PresentationContextTests {
    private let log = CallLog()

    @Test("R30: contexts stop at the nearest controller that defines one; without one the root presents")
    func contexts() {
        let (root, child) = (Scripted("A"), Scripted("C"))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let runtime = show(root)
        for (style, defines) in [
            (UIModalPresentationStyle.overCurrentContext, true), (.overCurrentContext, false), (.overFullScreen, true),
        ] {
            child.definesPresentationContext = defines
            let modal = Scripted("M")
            modal.modalPresentationStyle = style
            child.present(modal, animated: false)
            let isInContext = defines && style == .overCurrentContext
            #expect(modal.presentingViewController === (isInContext ? child : root))
            let place = isInContext ? child.view.frame : CGRect(x: 0, y: 0, width: 375, height: 667)
            #expect(modal.presentationController?.containerView?.frame == place)
            child.dismiss(animated: false)
            runtime.time.settle()
        }
        #expect(!UIViewController().definesPresentationContext && UINavigationController().definesPresentationContext)
    }

    @Test("R30: style .custom goes to a context where its presentation controller says so") func customContext() {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        let child = Scripted("C")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.definesPresentationContext = true
        supplier.isFullscreen = false
        let runtime = show(root)
        child.present(modal, animated: true)
        runtime.time.settle()
        #expect(modal.presentingViewController === child)
        #expect(modal.presentationController?.presentingViewController === child)
    }

    @Test("R30: a context that provides its transition style has its way") func contextStyle() {
        for provides in [true, false] {
            let (root, modal) = (Scripted("A"), Scripted("M"))
            root.definesPresentationContext = true
            root.providesPresentationContextTransitionStyle = provides
            root.modalTransitionStyle = .crossDissolve
            modal.modalPresentationStyle = .overCurrentContext
            let runtime = show(root)
            root.present(modal, animated: true)
            runtime.time.advance(by: 0.25)
            #expect((modal.view.layer.presentation()?.opacity == 0.5) == provides)
        }
    }

    @Test("R31: presenting oneself, or what one is in or was presented by, raises") func circles() {
        let (root, child, modal) = (Scripted("A"), Scripted("C"), Scripted("M"))
        root.addChild(child)
        root.view.addSubview(child.view)
        let runtime = show(root)
        root.present(root, animated: false)
        #expect(runtime.takeFailure()?.reason.contains("present modally an active controller") == true)
        child.present(root, animated: false)
        #expect(runtime.takeFailure() != nil)
        root.present(modal, animated: false)
        modal.present(root, animated: false)
        #expect(runtime.takeFailure()?.reason.contains("present modally an active controller") == true)
        modal.present(child, animated: false)
        #expect(runtime.takeFailure()?.reason.contains("that has a parent view controller") == true)
        #expect(root.presentedViewController === modal)
    }

    @Test("R33: a sheet under a full-screen presentation: the one that shows below is told, nobody else")
    func mixedChain() {
        let all = ["A", "B", "C"].map { Scripted($0, log) }
        all[1].modalPresentationStyle = .pageSheet
        all[2].modalPresentationStyle = .fullScreen
        let runtime = show(all[0])
        all[0].present(all[1], animated: false)
        all[1].present(all[2], animated: false)
        runtime.time.settle()
        _ = log.take()
        all[0].dismiss(animated: true)
        runtime.time.settle()
        #expect(log.take() == ["C.willDisappear(1)", "C.didDisappear(1)"])
        #expect(all[0].view.window != nil && all[1].view.window == nil && all[2].view.window == nil)
        #expect(all[1].presentingViewController == nil && all[1].presentedViewController == nil)
        #expect(runtime.warnings.isEmpty)
    }
}
