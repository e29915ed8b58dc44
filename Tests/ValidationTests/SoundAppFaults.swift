/// Faults in the sound app, each a change of its code, its interface files or its project.
enum SoundAppFaults {
    static let all = classes + members + code + casts + nibs + scenes + segues + views + project

    static let main = "Trailbook/Base.lproj/Main.storyboard"
    static let settings = "Trailbook/Base.lproj/Settings.storyboard"
    static let launch = "Trailbook/Base.lproj/LaunchScreen.storyboard"
    static let weather = "Trailbook/Lists/WeatherCell.xib"
    static let header = "Trailbook/Lists/TrailHeader.xib"
    static let help = "Trailbook/Settings/HelpController.xib"
    static let panel = "Trailbook/Settings/RatingPanel.xib"
    static let macPanel = "TrailbookMac/Panel.xib"

    static let list = "Trailbook/Lists/TrailListController.swift"
    static let trailCell = "Trailbook/Lists/TrailCell.swift"
    static let weatherCell = "Trailbook/Lists/WeatherCell.swift"
    static let photos = "Trailbook/Lists/PhotoGridController.swift"
    static let statistics = "Trailbook/Lists/StatisticsController.swift"
    static let detail = "Trailbook/Trail/TrailDetailController.swift"
    static let map = "Trailbook/Trail/RouteMapController.swift"
    static let notes = "Trailbook/Trail/NotesController.swift"
    static let legend = "Trailbook/Trail/LegendController.swift"
    static let form = "Trailbook/Trail/TrailFormController.swift"
    static let settingsCode = "Trailbook/Settings/SettingsController.swift"
    static let profile = "Trailbook/Settings/ProfileController.swift"
    static let helpCode = "Trailbook/Settings/HelpController.swift"
    static let base = "Trailbook/BaseController.swift"
    static let tabs = "Trailbook/TabController.swift"
    static let names = "Trailbook/Identifiers.swift"
    static let badge = "Trailbook/Views/DifficultyBadge.swift"
    static let rating = "Trailbook/Views/RatingControl.swift"
    static let route = "Trailbook/Views/RouteView.swift"
    static let fade = "Trailbook/Views/FadeSegue.swift"
    static let scaleHeader = "Trailbook/Views/ScaleBar.h"
    static let scaleCode = "Trailbook/Views/ScaleBar.m"
    static let plist = "Trailbook/Info.plist"
    static let xcodeProject = "Trailbook.xcodeproj/project.pbxproj"

    /// The attributes with which a document names a class of the app.
    static func of(_ name: String, module: String = "Trailbook") -> String {
        #"customClass="\#(name)" customModule="\#(module)" customModuleProvider="target""#
    }
}
