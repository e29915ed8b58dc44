import SourceText
import TestSupport
import Testing

@testable import ClassIndex

@Suite struct ObjectiveCScannerTests {
    private func classes(_ texts: String...) -> [ClassIndex.Class] {
        ObjectiveCScanner.classes(
            in: texts.enumerated().map { SourceFile(path: "File\($0.offset + 1).m", text: $0.element) })
    }

    @Test func readsAClass() throws {
        let text = MarkedText(
            """
            #import <UIKit/UIKit.h>
            // @interface Comment : UIView
            @interface ⟦ScreenController⟧ : UIViewController <UITableViewDelegate, Closing> {
                IBOutlet UIView *inner;
                int count;
            }
            @property (nonatomic, weak) IBOutlet UILabel *⟦titleLabel⟧;
            @property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
            @property (nonatomic) IBInspectable CGFloat radius;
            @property (copy) NSString *name;
            @property (copy) void (^done)(BOOL);
            - (IBAction)⟦tap⟧:(id)sender;
            - (IBAction)both:(UIButton *)sender forEvent:(UIEvent *)event;
            - (IBAction)none;
            - (void)plain;
            - (NSString *)text:(NSArray<NSString *> *)list, ... NS_REQUIRES_NIL_TERMINATION;
            + (instancetype)shared;
            @end
            """)
        let found = try #require(classes(text.text).first)
        #expect(found.name == "ScreenController" && found.runtimeName == "ScreenController")
        #expect(found.language == .objectiveC && !found.isForeign)
        #expect(found.superclass == "UIViewController")
        #expect(found.conformances == ["UITableViewDelegate", "Closing"])
        #expect(found.outlets.map(\.name) == ["inner", "titleLabel", "buttons"])
        #expect(found.outlets[2].isCollection)
        #expect(found.attributes.map(\.name) == ["radius", "name"])
        #expect(found.attributes[0].isInspectable)
        #expect(
            found.methods.map(\.selector) == ["tap:", "both:forEvent:", "none", "plain", "text:", "shared"])
        #expect(found.methods.map(\.kind) == [.action, .action, .action, .method, .method, .method])
        #expect(found.methods.map(\.isStatic) == [false, false, false, false, false, true])
        #expect(found.methods.map(\.result) == [nil, nil, nil, nil, "NSString *", "instancetype"])
        let file = text.file(path: "File1.m")
        #expect(
            [found.position, found.outlets[1].position, found.methods[0].position]
                == text.ranges.map { file.position(at: $0.start) })
    }

    @Test func headerImplementationAndCategoriesAreOneClass() {
        let found = classes(
            "@interface A : UIView\n- (void)tap:(id)s;\n@end",
            """
            @interface A ()
            @property IBOutlet UIView *hidden;
            @end
            @implementation A
            - (IBAction)tap:(id)s { if (a - (b)) { [self performSegueWithIdentifier:@"Show" sender:@"x"]; } }
            - (IBAction)unwind:(UIStoryboardSegue *)segue {}
            static int helper(int a) { return a - 1; }
            @end
            @implementation A (More)
            - (void)more {}
            @end
            """)
        #expect(found.map(\.name) == ["A"])
        #expect(found[0].superclass == "UIView")
        #expect(found[0].methods.map(\.selector) == ["tap:", "unwind:", "more"])
        #expect(found[0].methods.map(\.kind) == [.action, .action, .method])
        #expect(found[0].methods[1].isUnwindAction)
        #expect(found[0].outlets.map(\.name) == ["hidden"])
        #expect(found[0].uses.map(\.identifier) == ["Show"])
        #expect(found[0].uses[0].kind == .segue)
    }

    @Test func typeArgumentsAreNoProtocols() {
        let found = classes("@interface A<T> : Base<T> <Closing>\n@end")
        #expect(found[0].superclass == "Base")
        #expect(found[0].conformances == ["Closing"])
    }

    @Test func aCategoryAloneIsForeign() {
        let found = classes("@interface UIView (Shaking)\n- (void)shake;\n@end")
        #expect(found.map(\.name) == ["UIView"])
        #expect(found[0].isForeign)
    }

    @Test func commentsAndStringsSayNothing() {
        let found = classes(
            """
            /* @interface A : B
            @end */
            @implementation C // @interface D
            - (void)a { NSLog(@"@end @interface E \\" - (IBAction)x:"); char c = '"'; }
            - (void)b {}
            @end
            """)
        #expect(found.map(\.name) == ["C"])
        #expect(found[0].methods.map(\.selector) == ["a", "b"])
    }

    @Test(arguments: [
        "@interface", "@interface A", "@interface A : ", "@interface A : B {", "@interface A : B { IBOutlet",
        "@implementation A - (IBAction", "@implementation A - (IBAction)", "@implementation A - (void)a:(",
        "@implementation A - (void)a { {", "@interface A @property (", "@", "\"", "/*", "'", "@implementation A @",
        "@interface A : B <", "- (void)a;", "@implementation A\n- (void)a:b:(int)c {}\n",
    ])
    func anythingIsReadToItsEnd(text: String) {
        #expect(classes(text).count <= 1)
    }

    @Test func aMissingEndDoesNotSwallowTheNextClass() {
        let found = classes("@interface A : UIView\n- (IBAction)a;\n@interface B : UIView\n- (IBAction)b;\n@end")
        #expect(found.map(\.name) == ["A", "B"])
        #expect(found.map { $0.methods.map(\.selector) } == [["a"], ["b"]])
    }

    @Test func declarationsWithMacrosAreRead() throws {
        let found = classes(
            """
            NS_ASSUME_NONNULL_BEGIN
            #define DECLARE(name) \\
                - (IBAction)name:(id)sender; \\
                @end
            #pragma mark - Screens
            @class Other;
            @protocol Closing <NSObject>
            @property (nonatomic) IBOutlet UIView *ofTheProtocol;
            - (IBAction)alsoOfTheProtocol;
            @end
            NS_SWIFT_NAME(Screen) API_AVAILABLE(ios(11.0))
            @interface OldScreen : Base<UIView *> <Closing>
            @property (nonatomic, weak, nullable) IBOutlet UIView *first, *second;
            @property (nonatomic) IBInspectable CGFloat radius UI_APPEARANCE_SELECTOR;
            @property (nonatomic, weak) IBOutlet UIView *third NS_SWIFT_NAME(other);
            @property (nonatomic, copy) NSString *MAX_VALUE;
            @property (nonatomic, strong) UIView *later;
            - (IBSegueAction nullable UIViewController *)make:(NSCoder *)coder sender:(nullable id)sender;
            - (IBAction)tap:(__unused id)sender NS_SWIFT_NAME(tapped(_:));
            @end
            NS_ASSUME_NONNULL_END
            @interface OldScreen () {
            @private
                IBOutlet UIView *inner;
                IBOutletCollection(UIButton) NSArray *all;
            }
            @property (nonatomic, strong) IBOutlet UIView *later;
            @end
            """)
        let screen = try #require(found.first)
        #expect(found.map(\.name) == ["OldScreen"])
        #expect(screen.superclass == "Base" && screen.conformances == ["Closing"])
        #expect(screen.outlets.map(\.name) == ["first", "second", "third", "inner", "all", "later"])
        #expect(
            screen.outlets.map(\.type) == ["UIView *", "UIView *", "UIView *", "UIView *", "[NSArray *]", "UIView *"])
        #expect(screen.attributes.map(\.name) == ["radius", "MAX_VALUE"])
        #expect(screen.methods.map(\.selector) == ["make:sender:", "tap:"])
        #expect(screen.methods.map(\.kind) == [.segueAction, .action])
    }

    @Test func bracesThatBranchesLeaveOpenEndWithTheirClass() {
        let found = classes(
            """
            @implementation A
            #if TARGET_OS_TV
            - (void)a {
            #else
            - (void)b {
            #endif
            }
            @end
            #if 0
            @implementation Unused
            @end
            #else
            extern "C" {
            @interface B : UIView
            - (void)c;
            @end
            }
            #endif
            """)
        #expect(found.map(\.name) == ["A", "B"])
        #expect(found.last?.methods.map(\.selector) == ["c"])
    }

    @Test func importsAreNoted() {
        let file = SourceFile(
            path: "a.m",
            text: "#import <UIKit/UIKit.h>\n#include <stdio.h>\n#import \"Own.h\"\n@import MapKit;\n@import MapKit;")
        #expect(ObjectiveCScanner.imports(of: file) == ["UIKit", "stdio", "Own.h", "MapKit"])
    }
}
