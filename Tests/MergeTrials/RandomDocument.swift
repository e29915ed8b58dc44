/// Small documents that are made by chance.
public enum RandomDocument {
    /// Some scenes with views in views, segues between them and outlets.
    public static func text(_ seed: Int) -> String {
        var dice = Dice(seed)
        var number = 0
        func id(_ kind: String) -> String {
            number += 1
            return "\(kind)\(number)"
        }
        func view(_ depth: Int) -> [String] {
            let name = ["view", "label", "button", "imageView"][dice.below(4)]
            var lines = ["<\(name) tag=\"\(dice.below(9))\" alpha=\"0.\(1 + dice.below(9))\" id=\"\(id("v"))\">"]
            lines.append(
                "    <rect key=\"frame\" x=\"\(dice.below(300))\" y=\"\(dice.below(300))\" width=\"\(20 + dice.below(90))\" height=\"30\"/>"
            )
            if dice.below(3) == 0 {
                lines.append(
                    "    <color key=\"backgroundColor\" red=\"0.\(dice.below(9))\" green=\"0.5\" blue=\"1\" alpha=\"1\"/>"
                )
            }
            if depth < 3, name == "view", dice.below(2) == 0 {
                lines.append("    <subviews>")
                for _ in 0...dice.below(3) { lines += view(depth + 1).map { "        " + $0 } }
                lines.append("    </subviews>")
            }
            return lines + ["</\(name)>"]
        }
        var scenes: [String] = []
        let count = 2 + dice.below(3)
        for scene in 0..<count {
            scenes += ["<scene sceneID=\"s\(scene)\">", "    <objects>"]
            scenes.append(
                "        <viewController title=\"C\(scene)\" id=\"c\(scene)\" sceneMemberID=\"viewController\">")
            scenes.append("            <view key=\"view\" contentMode=\"scaleToFill\" id=\"r\(scene)\">")
            scenes += ["                <subviews>"]
            for _ in 0...dice.below(4) { scenes += view(0).map { "                    " + $0 } }
            scenes += ["                </subviews>", "            </view>", "            <connections>"]
            for other in 0..<count where other != scene && dice.below(2) == 0 {
                scenes.append("                <segue destination=\"c\(other)\" kind=\"show\" id=\"\(id("g"))\"/>")
            }
            scenes.append("                <outlet property=\"root\" destination=\"r\(scene)\" id=\"\(id("o"))\"/>")
            scenes += ["            </connections>", "        </viewController>", "    </objects>", "</scene>"]
        }
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="100" initialViewController="c0">
                <scenes>

            """
        return head + scenes.map { "        \($0)\n" }.joined()
            + "    </scenes>\n    <resources>\n        <image name=\"one\" width=\"1\" height=\"1\"/>\n    </resources>\n</document>\n"
    }
}
