import Foundation
import HeadlessUIKit
import SystemClasses
import TestSupport
import Testing

/// Key-value coding for outlets, attributes and UIKit's own properties (R6).
@MainActor
@Suite struct KeyValueCodingTests {
    private func make() throws -> (Outspoken, UIKitRuntime) {
        let harness = try Harness(.scene("Outspoken"))
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        return (controller, harness.runtime)
    }

    @Test("outlets and attributes of the class are set and read by their keys") func ownKeys() throws {
        let (controller, runtime) = try make()
        let label = UILabel()
        controller.setValue("here", forKey: "note")
        controller.setValue(label, forKey: "label")
        controller.setValue("text", forKeyPath: "label.text")
        #expect(controller.note == "here" && controller.label === label && label.text == "text")
        #expect(controller.value(forKey: "note") as? String == "here")
        #expect(controller.value(forKey: "label") as? UILabel === label)
        #expect(controller.value(forKeyPath: "label.text") as? String == "text")
        #expect(runtime.takeFailure() == nil)
    }

    @Test("UIKit's own properties are set and read, along paths too") func stockKeys() throws {
        let (controller, runtime) = try make()
        controller.setValue("Title", forKey: "title")
        controller.setValue(0.5, forKeyPath: "view.alpha")
        controller.setValue(true, forKeyPath: "view.isHidden")
        controller.setValue(3, forKeyPath: "view.layer.cornerRadius")
        #expect(controller.title == "Title")
        #expect(controller.view.alpha == 0.5 && controller.view.isHidden && controller.view.layer.cornerRadius == 3)
        #expect(controller.value(forKeyPath: "view.layer.cornerRadius") as? CGFloat == 3)
        #expect(controller.value(forKey: "view") as? UIView === controller.view)
        #expect(controller.value(forKeyPath: "navigationController.title") == nil)
        #expect(runtime.takeFailure() == nil)
    }

    @Test("a key that the class does not have raises NSUnknownKeyException") func unknownKeys() throws {
        let (controller, runtime) = try make()
        controller.setValue(1, forKey: "nonexistent")
        let failure = try #require(runtime.takeFailure())
        #expect(failure.name == "NSUnknownKeyException")
        #expect(
            failure.reason
                == "[<Tests.Outspoken Outspoken> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                + "the key nonexistent.")
        #expect(controller.value(forKey: "nonexistent") == nil)
        #expect(runtime.takeFailure()?.reason.contains("valueForUndefinedKey:") == true)
        // What can only be read cannot be set.
        controller.setValue(nil, forKey: "storyboard")
        #expect(runtime.takeFailure()?.name == "NSUnknownKeyException")
    }

    @Test("a value of another type raises, and is not set") func otherTypes() throws {
        let (controller, runtime) = try make()
        controller.setValue("much", forKeyPath: "view.alpha")
        #expect(runtime.takeFailure()?.name == "NSInvalidArgumentException")
        #expect(controller.view.alpha == 1)
    }

    @Test("a class may answer for keys of its own making") func undefinedKeys() {
        final class Open: UIViewController {
            var taken: [String] = []
            override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append(key) }
            override func value(forUndefinedKey key: String) -> Any? { key.count }
        }
        let runtime = UIKitRuntime.start()
        let controller = Open()
        controller.setValue(1, forKey: "anything")
        #expect(controller.taken == ["anything"])
        #expect(controller.value(forKey: "four") as? Int == 4)
        #expect(runtime.takeFailure() == nil)
    }

    /// A rule that does not know a key says that setting it fails, and a walk would show that it does not.
    @Test("what the runtime sets by key is a key for rules too") func rulesKnowTheKeys() throws {
        let folder = Fixtures.packageRoot.appendingPathComponent("Sources/HeadlessUIKit")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        var count = 0
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for match in text.matches(of: /"([A-Za-z]+)": \.init\(\\((?:UI|CA)[A-Za-z]+)\./) {
                let (key, owner) = (String(match.output.1), String(match.output.2))
                #expect(SystemClass(owner)?.takes(key: key) == true, "add \(key) to the keys of \(owner)")
                count += 1
            }
        }
        #expect(count > 30)
    }
}
