import InterfaceBuilder
import SourceText
import Testing

@Suite("What a document says of tools and canvas")
struct DocumentSettingsTests {
    private func document(_ inside: String) throws -> InterfaceDocument {
        try InterfaceDocument(
            parsing: SourceFile(path: "T.storyboard", text: "<document type=\"x.Storyboard\">\(inside)</document>"))
    }

    @Test("the device, as old and new documents write it")
    func device() throws {
        let new = try #require(
            document("<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"fullscreen\" appearance=\"dark\"/>")
                .device)
        #expect(new.id == "ipad9_7" && new.orientation == "portrait")
        #expect(new.layout == "fullscreen" && new.appearance == "dark")
        let old = try #require(document("<device id=\"ipad9_7\"><adaptation id=\"fullscreen\"/></device>").device)
        #expect(old.layout == "fullscreen" && old.appearance == nil && old.orientation == nil)
        #expect(try document("").device == nil)
    }

    @Test("resources, in the order they are written, with what each is")
    func resources() throws {
        let document = try document(
            """
            <resources><image name="star.fill" catalog="system" width="128" height="116"/>
            <image name="logo" width="20" height="30"/>
            <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></namedColor>
            <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="custom"/></systemColor>
            <sparkle name="x" width="1" height="2"/></resources>
            """)
        let resources = document.resources
        #expect(resources.map(\.kind) == [.image, .image, .namedColor, .systemColor, .unknown("sparkle")])
        #expect(resources.map(\.name) == ["star.fill", "logo", "Brand", "labelColor", "x"])
        #expect(resources.map(\.isSystemSymbol) == [true, false, false, false, false])
        #expect(resources[0].catalog == "system" && resources[1].catalog == nil)
        #expect(resources[1].size?.width == 20 && resources[1].size?.height == 30 && resources[4].size == nil)
        #expect(resources[2].color == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: "sRGB"))
        #expect(resources[3].color == .gray(white: 0, alpha: 1, space: "custom") && resources[0].color == nil)
        #expect(document.images.keys.sorted() == ["logo", "star.fill"])
        #expect(document.namedColors.keys.sorted() == ["Brand"] && document.systemColors.count == 1)
        #expect(resources[1].position.line == 2)
        #expect(try self.document("").resources.isEmpty)
    }

    @Test("plug-ins, capabilities and deployments")
    func dependencies() throws {
        let document = try document(
            """
            <dependencies><deployment version="5120" identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14490.49"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
            <inferredMetricsTieBreakers><segue reference="iD4-VS-n3M"/></inferredMetricsTieBreakers>
            """)
        #expect(document.deployments.map(\.identifier) == ["iOS"] && document.deployments[0].version == "5120")
        #expect(document.plugIns.map(\.version) == ["14490.49"])
        #expect(document.plugIns[0].identifier == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin")
        #expect(document.capabilities.map(\.name) == ["Safe area layout guides"])
        #expect(document.capabilities[0].minimumToolsVersion == "9.0")
        #expect(document.metricsTieBreakerIDs == ["iD4-VS-n3M"])
    }

    @Test("simulated metrics of a controller")
    func metrics() throws {
        let controller = try #require(
            storyboard(
                scene(
                    """
                    <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
                    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black" prompted="YES"/>
                    <nil key="simulatedBottomBarMetrics"/>
                    <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
                    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                    """)
            ).controller(id: "a"))
        let metrics = controller.simulatedMetrics
        #expect(metrics.statusBarStyle == "lightContent")
        #expect(metrics.topBar?.kind == "navigationBar" && metrics.topBar?.barStyle == "black")
        #expect(metrics.topBar?.hasPrompt == true && metrics.topBar?.isTranslucent == nil)
        #expect(metrics.bottomBar == nil)
        #expect(metrics.orientation == "landscapeRight")
        #expect(metrics.isFreeform && metrics.screen == nil)
    }

    @Test("the defaults that old documents keep at their end")
    func defaults() throws {
        let metrics = try #require(
            document(
                """
                <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
                <simulatedOrientationMetrics key="orientation"/>
                <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
                """
            ).defaultSimulatedMetrics)
        #expect(metrics.screen == "retina4" && metrics.orientation == nil && !metrics.isFreeform)
    }
}
