/// Scenes, and the segues between them.
extension SoundAppFaults {
    static let scenes: [Plant] = [
        Plant(
            "a dangling initial controller", main, #"initialViewController="tabs""#, #"initialViewController="tab""#,
            "initial-controller-dangling"),
        Plant(
            "a main storyboard without an initial controller", main, #" initialViewController="tabs""#, "",
            "initial-controller-missing", at: "<document "
        ).with(.replace(tabs, #"UIStoryboard(name: "Main""#, #"UIStoryboard(name: "Settings""#)),
        Plant(
            "a reference to a storyboard without an initial controller", settings,
            #" initialViewController="settingsNavigation""#, "", "reference-initial-controller-missing",
            at: #"storyboardName="Settings""#, in: main),
        Plant(
            "a reference to a missing storyboard", main, #"storyboardName="Settings""#, #"storyboardName="Options""#,
            "reference-storyboard-missing"),
        Plant(
            "a reference to a missing controller", main, #"storyboardName="Settings""#,
            #"storyboardName="Settings" referencedIdentifier="Start""#, "reference-identifier-missing"),
        Plant(
            "a reference to itself", settings, #"initialViewController="settingsNavigation""#,
            #"initialViewController="loop""#, "reference-endless", at: #"id="loop""#
        ).with(
            .replace(
                settings, #"<navigationController id="settingsNavigation""#,
                #"<navigationController storyboardIdentifier="Start" id="settingsNavigation""#)
        ).with(
            .replace(
                main, #"storyboardName="Settings""#, #"storyboardName="Settings" referencedIdentifier="Start""#)
        ).with(
            .replace(
                settings, "    </scenes>",
                """
                        <scene sceneID="loopScene">
                            <objects>
                                <viewControllerPlaceholder storyboardName="Settings" id="loop" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                """)),
        Plant(
            "a navigation controller with two roots", main,
            "<segue destination=\"form\" kind=\"relationship\" relationship=\"rootViewController\" id=\"formRoot\"/>",
            "<segue destination=\"form\" kind=\"relationship\" relationship=\"rootViewController\" id=\"formRoot\"/>\n<segue destination=\"statistics\" kind=\"relationship\" relationship=\"rootViewController\" id=\"formRoot2\"/>",
            "navigation-root-invalid", at: "formRoot2"),
        Plant(
            "a navigation controller as root", settings,
            #"destination="settings" kind="relationship""#, #"destination="inner" kind="relationship""#,
            "navigation-root-invalid"
        ).with(
            .replace(
                settings, "    </scenes>",
                """
                        <scene sceneID="innerScene">
                            <objects>
                                <navigationController id="inner" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="settings" kind="relationship" relationship="rootViewController" id="innerRoot"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                    </scenes>
                """)),
        Plant(
            "a navigation controller without a root", main,
            #"<segue destination="form" kind="relationship" relationship="rootViewController" id="formRoot"/>"#, "",
            "relationship-missing", at: #"<navigationController id="formNavigation""#
        ).with(
            .replace(
                main, #"<tableViewController id="form""#, #"<tableViewController storyboardIdentifier="Form" id="form""#
            )),
        Plant(
            "a scene that embeds itself", main,
            #"<segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="mapMode">"#,
            """
            <containerView id="mapInset"><connections><segue destination="map" kind="embed" id="mapToMap"/></connections></containerView>
            <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="mapMode">
            """, "embed-cycle", at: "mapToMap"),
        Plant(
            "two scenes that embed one another", settings, #"<textView clipsSubviews="YES""#,
            """
            <containerView id="aboutBox"><connections><segue destination="inner" kind="embed" id="aboutToInner"/></connections></containerView>
            <textView clipsSubviews="YES"
            """, "embed-cycle", at: "innerToAbout"
        ).with(
            .replace(
                settings, "    </scenes>",
                """
                        <scene sceneID="innerScene">
                            <objects>
                                <viewController id="inner" sceneMemberID="viewController">
                                    <view key="view" id="innerView"><subviews>
                                        <containerView id="innerBox"><connections>
                                            <segue destination="about" kind="embed" id="innerToAbout"/>
                                        </connections></containerView>
                                    </subviews></view>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                """)),
        Plant(
            "two embedded scenes in one container", main,
            "<segue destination=\"map\" kind=\"embed\" identifier=\"embedMap\" id=\"detailToMap\"/>",
            "<segue destination=\"map\" kind=\"embed\" identifier=\"embedMap\" id=\"detailToMap\"/>\n<segue destination=\"map\" kind=\"embed\" id=\"detailToMap2\"/>",
            "container-view-embeds-twice", at: "detailToMap2"),
        Plant(
            "an embedded scene without a container", settings, #"destination="about" kind="show""#,
            #"destination="about" kind="embed""#, "embed-without-container-view"),
        Plant(
            "a static table in a plain controller", main,
            #"dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44""#,
            #"dataMode="static" style="plain" separatorStyle="default" rowHeight="44""#,
            "static-table-outside-table-controller"),
        Plant("a scene without an id", settings, #"<scene sceneID="aboutScene">"#, "<scene>", "scene-id-missing"),
        Plant(
            "two scenes of one id", settings, "<!--About Controller-->\n        <scene sceneID=\"aboutScene\">",
            "<!--About--><scene sceneID=\"profileScene\">", "duplicate-scene-id", at: "<!--About-->"),
        Plant(
            "two objects of one id", main, #"id="detailWalked""#, #"id="detailAscent""#, "duplicate-object-id",
            at: #"buttonType="system" id="detailAscent""#),
        Plant(
            "two controllers of one storyboard identifier", settings, #"<viewController id="about""#,
            #"<viewController storyboardIdentifier="Profile" id="about""#, "duplicate-storyboard-identifier",
            at: #"storyboardIdentifier="Profile" id="about""#),
        Plant(
            "a scene with two controllers", settings,
            "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"aboutResponder\"",
            "<viewController storyboardIdentifier=\"More\" id=\"more\" sceneMemberID=\"viewController\"/>\n<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"aboutResponder\"",
            "scene-with-two-controllers", at: #"id="more""#),
        Plant(
            "a scene that nothing leads to", settings,
            #"<segue destination="about" kind="show" identifier="showAbout" id="settingsToAbout"/>"#,
            #"<action selector="changeUnits:" destination="settings" id="settingsAboutTap"/>"#, "scene-unreachable",
            at: #"<viewController id="about""#),
        Plant(
            "a launch screen with a class", launch, #"<viewController id="launch""#,
            #"<viewController id="launch" \#(of("LegendController"))"#, "launch-screen-restricted"
        ),
        Plant(
            "a document of another platform", settings, #"targetRuntime="iOS.CocoaTouch""#,
            #"targetRuntime="AppleTV""#, "reference-platform-mismatch", at: #"storyboardName="Settings""#, in: main),
        Plant(
            "a scene without a controller", settings, "    </scenes>",
            "<scene sceneID=\"emptyScene\"><objects/></scene>\n    </scenes>", "scene-without-controller",
            at: "emptyScene"),
        Plant(
            "a launch screen of another platform", launch, #"targetRuntime="iOS.CocoaTouch""#,
            #"targetRuntime="watchKit""#, "storyboard-platform-mismatch"),
        Plant(
            "a tie-breaker of a removed segue", settings, "    </scenes>",
            "    </scenes>\n<inferredMetricsTieBreakers><segue reference=\"settingsToHelp\"/></inferredMetricsTieBreakers>",
            "dangling-tie-breaker", at: "settingsToHelp"),
        Plant(
            "an unwind segue without an action", settings, #" unwindAction="backToSettings:""#, "",
            "unwind-action-missing", at: "profileToSettings"),
        Plant(
            "an unwind action that no class has", settings, #"unwindAction="backToSettings:""#,
            #"unwindAction="backToSetting:""#, "unwind-action-not-implemented"),
        Plant(
            "an unwind action renamed in code", list, "func saveTrail(_ segue", "func keepTrail(_ segue",
            "unwind-action-not-implemented", at: #"unwindAction="saveTrail:""#, in: main),
        Plant(
            "an unwind action that is only a method", settingsCode, "@IBAction func backToSettings",
            "func backToSettings", "unwind-action-not-implemented", at: #"unwindAction="backToSettings:""#,
            in: settings),
        Plant(
            "an unwind action without a colon", settings, #"unwindAction="backToSettings:""#,
            #"unwindAction="backToSettings""#, "unwind-action-malformed"),
        Plant(
            "an unwind action that takes a button", settingsCode, "func backToSettings(_ segue: UIStoryboardSegue)",
            "func backToSettings(_ sender: UIButton)", "unwind-action-parameter-wrong"),
        Plant(
            "an unwind action that is not on the way back", main, #"unwindAction="saveTrail:""#,
            #"unwindAction="backToPhotos:""#, "unwind-handler-unreachable"
        ).with(
            .replace(
                photos, "    @IBAction func sharePhotos",
                "    @IBAction func backToPhotos(_ segue: UIStoryboardSegue) {}\n\n    @IBAction func sharePhotos")),
        Plant(
            "an unwind action of two controllers", detail, "    @IBAction func openNotes",
            "    @IBAction func backToTrails(_ segue: UIStoryboardSegue) {}\n\n    @IBAction func openNotes",
            "unwind-with-several-handlers", at: #"id="notesToList""#, in: main),
        Plant(
            "an unwind segue to a controller", settings, #"destination="profileExit" kind="unwind""#,
            #"destination="settings" kind="unwind""#, "unwind-without-exit"),
        Plant(
            "an exit of another scene", main, #"destination="notesExit" kind="unwind""#,
            #"destination="formExit" kind="unwind""#, "unwind-exit-misplaced", at: #"id="notesToList""#),
    ]

    static let segues: [Plant] = [
        Plant(
            "a segue to nothing", main, #"destination="legend" kind="popoverPresentation""#,
            #"destination="key" kind="popoverPresentation""#, "segue-destination-missing"
        ).with(
            .replace(main, #"<viewController id="legend""#, #"<viewController storyboardIdentifier="Key" id="legend""#)),
        Plant(
            "a segue without an id", settings, #" id="settingsToAbout""#, "", "segue-id-missing",
            at: #"identifier="showAbout""#),
        Plant(
            "a segue of an unknown kind", settings, #"destination="about" kind="show""#,
            #"destination="about" kind="display""#, "segue-kind-unknown"),
        Plant(
            "a custom segue without a class", main, #"identifier="showPhotos" \#(of("FadeSegue"))"#,
            #"identifier="showPhotos""#, "segue-custom-class-missing"),
        Plant(
            "a segue with an unwind action that does not unwind", settings, #"kind="show" identifier="showAbout""#,
            #"kind="show" identifier="showAbout" unwindAction="backToSettings:""#, "segue-kind-mismatch"),
        Plant(
            "a relationship that the controller does not have", settings, #"relationship="rootViewController""#,
            #"relationship="viewControllers""#, "segue-kind-mismatch"),
        Plant(
            "a container that shows its scene", main, #"destination="map" kind="embed""#,
            #"destination="map" kind="show""#, "segue-kind-mismatch"),
        Plant(
            "a popover without an anchor", main, #" popoverAnchorView="detailInfo""#, "", "popover-anchor-missing",
            at: #"kind="popoverPresentation""#),
        Plant(
            "an anchor that is gone", main, #"popoverAnchorView="detailInfo""#, #"popoverAnchorView="detailHint""#,
            "dangling-reference"
        ),
        Plant(
            "a push of a navigation controller", main, #"destination="formNavigation" kind="presentation""#,
            #"destination="formNavigation" kind="push""#, "push-of-navigation-controller"
        ).with(.replace(main, #" modalPresentationStyle="formSheet""#, "")),
        Plant(
            "a push without a navigation controller", main,
            #"<outletCollection property="entries" destination="legendEntry1""#,
            "<segue destination=\"photos\" kind=\"push\" identifier=\"pushPhotos\" id=\"legendToPhotos\"/>\n<outletCollection property=\"entries\" destination=\"legendEntry1\"",
            "push-without-navigation-controller", at: "legendToPhotos"),
        Plant(
            "two segues of one identifier", settings, #"identifier="showAbout""#, #"identifier="showProfile""#,
            "segue-identifier-duplicate", at: "settingsToProfile"),
        Plant(
            "a segue that only code can perform, without a name", main,
            #"<outletCollection property="entries" destination="legendEntry1""#,
            "<segue destination=\"photos\" kind=\"show\" id=\"legendToPhotos\"/>\n<outletCollection property=\"entries\" destination=\"legendEntry1\"",
            "segue-identifier-missing", at: "legendToPhotos"),
        Plant(
            "a style of presentation of a segue that pushes", settings, #"kind="show" identifier="showAbout""#,
            #"kind="push" identifier="showAbout" modalPresentationStyle="formSheet""#, "segue-style-ignored"),
        Plant(
            "a page curl of a sheet", main, #"modalPresentationStyle="formSheet""#,
            #"modalPresentationStyle="formSheet" modalTransitionStyle="partialCurl""#, "partial-curl-not-full-screen"),
        Plant(
            "a bar button with a segue and an action", settings, #"id="settingsToAbout"/>"#,
            "id=\"settingsToAbout\"/>\n<action selector=\"changeUnits:\" destination=\"settings\" id=\"aboutTap\"/>",
            "trigger-with-segue-and-action", at: "settingsToAbout"),
        Plant(
            "a cell with two segues", main, #"identifier="showTrail" id="listToDetail"/>"#,
            "identifier=\"showTrail\" id=\"listToDetail\"/>\n<segue destination=\"statistics\" kind=\"show\" id=\"listToStatistics\"/>",
            "trigger-with-two-segues", at: "listToStatistics"
        ),
    ]
}
