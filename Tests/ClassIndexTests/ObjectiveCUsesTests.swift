import SourceText
import TestSupport
import Testing

@testable import ClassIndex

@Suite struct ObjectiveCUsesTests {
    private func index(_ texts: String...) -> ClassIndex {
        ClassIndex(
            module: "Demo",
            objectiveC: texts.enumerated().map { SourceFile(path: "File\($0.offset + 1).m", text: $0.element) })
    }

    /// Checks that the uses in a method's body are those marked, in order, each `kind value`.
    private func expect(
        _ marked: String, _ expected: [String], unresolved: [ClassIndex.IdentifierUse.Kind] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = MarkedText("@implementation A\n- (void)f:(NSString *)given {\n\(marked)\n}\n@end")
        let index = index(text.text)
        let file = text.file(path: "File1.m")
        #expect(
            index.allUses.map { "\($0.kind.rawValue) \($0.identifier)" } == expected, sourceLocation: sourceLocation)
        #expect(
            index.allUses.map { [$0.position, $0.end] }
                == text.ranges.map { [file.position(at: $0.start), file.position(at: $0.end)] },
            sourceLocation: sourceLocation)
        #expect(index.allUses.allSatisfy { $0.owner == "A" }, sourceLocation: sourceLocation)
        #expect(index.unresolvedUses == unresolved, sourceLocation: sourceLocation)
    }

    @Test func everyMessageIsKnown() {
        expect(
            """
            [self performSegueWithIdentifier:@⟦"Show"⟧ sender:self];
            [[UIStoryboard storyboardWithName:@⟦"Main"⟧ bundle:nil] instantiateViewControllerWithIdentifier:@⟦"One"⟧];
            [table registerClass:[Cell class] forCellReuseIdentifier:@⟦"A"⟧];
            [table registerNib:[UINib nibWithNibName:@⟦"B"⟧ bundle:nil] forCellReuseIdentifier:@⟦"C"⟧];
            [grid registerClass:Cell.class forCellWithReuseIdentifier:@⟦"D"⟧];
            [table registerClass:Cell.class forHeaderFooterViewReuseIdentifier:@⟦"E"⟧];
            [grid registerClass:Cell.class forSupplementaryViewOfKind:kind withReuseIdentifier:@⟦"F"⟧];
            [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@⟦"G"⟧];
            [[Header alloc] initWithReuseIdentifier:@⟦"H"⟧];
            [table dequeueReusableCellWithIdentifier:@⟦"I"⟧ forIndexPath:path];
            [grid dequeueReusableCellWithReuseIdentifier:@⟦"J"⟧ forIndexPath:path];
            [grid dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@⟦"K"⟧ forIndexPath:path];
            [table dequeueReusableHeaderFooterViewWithIdentifier:@⟦"L"⟧];
            [[NSBundle mainBundle] loadNibNamed:@⟦"M"⟧ owner:self options:nil];
            [[Screen alloc] initWithNibName:@⟦"N"⟧ bundle:nil];
            [self performSegueWithIdentifier:isOn ? @⟦"O"⟧ : @⟦"P"⟧ sender:nil];
            [[Screen alloc] initWithNibName:nil bundle:nil];
            [super initWithNibName:given bundle:nil];
            [super initWithStyle:UITableViewCellStyleDefault reuseIdentifier:given];
            """,
            [
                "segue Show", "storyboard Main", "viewController One", "registration A", "nib B", "registration C",
                "registration D", "registration E", "registration F", "registration G", "registration H", "reuse I",
                "reuse J", "reuse K", "reuse L", "nib M", "nib N", "segue O", "segue P",
            ])
    }

    @Test func comparisonsAreKnown() {
        let text = """
            @implementation A
            - (void)prepareForSegue:(UIStoryboardSegue *)it sender:(id)sender {
                if ([it.identifier isEqualToString:@"1"] || [@"2" isEqualToString:[it identifier]]) {}
                NSString *name = it.identifier;
                if ([name isEqualToString:@"3"]) {}
                if ([other.identifier isEqualToString:@"no"] || [self.title isEqualToString:@"no"]) {}
            }
            - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
                return [identifier isEqualToString:@"4"];
            }
            @end
            """
        let index = index(text)
        #expect(index.allUses.map(\.identifier) == ["1", "2", "3", "4"])
        #expect(index.allUses.allSatisfy { $0.kind == .segue && $0.inComparison })
        #expect(index.unresolvedUses.isEmpty)
    }

    @Test func constantsAreFollowed() {
        let index = index(
            """
            #import "Constants.h"
            #define kDefined @"Defined"
            static NSString *const kPrivate = @"Private";
            static NSString *kOnce = @"Once";
            @implementation A
            - (void)f {
                static NSString *Cell = @"Cell";
                [table dequeueReusableCellWithIdentifier:Cell];
                [self performSegueWithIdentifier:kDefined sender:nil];
                [self performSegueWithIdentifier:kPrivate sender:nil];
                [self performSegueWithIdentifier:kOnce sender:nil];
                [self performSegueWithIdentifier:kShared sender:nil];
            }
            @end
            """,
            """
            NSString * const kShared = @"Shared";
            static NSString *const kPrivate = @"Other";
            """)
        #expect(index.allUses.map(\.identifier) == ["Cell", "Defined", "Private", "Once", "Shared"])
        #expect(index.unresolvedUses.isEmpty)
    }

    @Test func whatCannotBeKnownIsTold() {
        let index = index(
            """
            #define kTwice @"A"
            NSString *changed = @"B";
            NSString *const given = @"C";
            NSString *const kLoop = @"L";
            @implementation A
            - (void)f:(NSString *)given {
                changed = @"D";
                NSString *local = @"E";
                if (x) local = @"F";
                for (NSString *kLoop in names) [self performSegueWithIdentifier:kLoop sender:nil];
                [self performSegueWithIdentifier:kTwice sender:nil];
                [self performSegueWithIdentifier:changed sender:nil];
                [self performSegueWithIdentifier:given sender:nil];
                [self performSegueWithIdentifier:local sender:nil];
                [self performSegueWithIdentifier:@"G" @"H" sender:nil];
                [self performSegueWithIdentifier:[self name] sender:nil];
                [table dequeueReusableCellWithIdentifier:kOther];
            }
            @end
            """, "#define kTwice @\"Z\"\nstatic NSString *const kOther = @\"O\";")
        #expect(index.allUses.isEmpty)
        #expect(index.unresolvedUses == [.reuse, .segue])
    }

    @Test func theStoryboardIsKnown() {
        let index = index(
            """
            @implementation A
            - (void)f {
                UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
                [board instantiateViewControllerWithIdentifier:@"1"];
                [[UIStoryboard storyboardWithName:@"Other" bundle:nil] instantiateViewControllerWithIdentifier:@"2"];
                [self.storyboard instantiateViewControllerWithIdentifier:@"3"];
            }
            @end
            """)
        let uses = index.allUses.filter { $0.kind == .viewController }
        #expect(uses.map(\.identifier) == ["1", "2", "3"])
        #expect(uses.map(\.storyboard) == ["Main", "Other", nil])
    }

    @Test func functionsOutsideClassesCount() {
        let index = index("void go(id me) { [me performSegueWithIdentifier:@\"Show\" sender:nil]; }")
        #expect(index.classes.isEmpty)
        #expect(index.uses.map(\.identifier) == ["Show"])
        #expect(index.uses.map(\.owner) == [nil])
    }

    @Test(arguments: [
        ("label.userInteractionEnabled = YES;", true), ("[label setUserInteractionEnabled:YES];", true),
        ("label.enabled = YES;", false), ("/* userInteractionEnabled */", false),
    ])
    func mentionsOfUserInteractionAreKept(line: String, isMentioned: Bool) {
        #expect(index("void go(id label) { \(line) }").mentionsUserInteraction == isMentioned)
    }

    @Test func everyLiteralIsKept() {
        let index = index(
            "#define A @\"1\"\n/* @\"2\" */ NSString *b = @\"a\\\"b\"; char *c = \"3\"; id d = @\"\\u00e9\";")
        #expect(index.literals == ["1", "3", "a\"b"])
    }

    @Test func messagesSayWhatTheyAreAbout() {
        let index = index(
            """
            @implementation A
            - (void)f {
                [self performSegueWithIdentifier:@"1" sender:nil];
                __weak typeof(self) weakSelf = self;
                [weakSelf performSegueWithIdentifier:@"2" sender:nil];
                [other performSegueWithIdentifier:@"3" sender:nil];
                UINib *nib = [UINib nibWithNibName:@"Row" bundle:nil];
                [table registerNib:nib forCellReuseIdentifier:@"4"];
                [grid registerNib:[UINib nibWithNibName:@"Top" bundle:nil] forSupplementaryViewOfKind:kind withReuseIdentifier:@"5"];
                [table registerClass:[Row class] forCellReuseIdentifier:@"6"];
                [[Screen alloc] initWithNibName:@"7" bundle:nil];
                [super initWithNibName:@"8" bundle:nil];
                self.table.dataSource = self;
            }
            - (void)g {
                [[One alloc] initWithNibName:nil bundle:nil];
                [[Two alloc] init];
                [Three new];
                UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
                [main instantiateInitialViewController];
                [[UIStoryboard storyboardWithName:@"Main" bundle:pages] instantiateInitialViewController];
            }
            @end
            """)
        let uses = index.allUses
        #expect(uses.filter { $0.kind == .segue }.map(\.isOnSelf) == [true, true, false])
        #expect(
            uses.filter { $0.kind == .registration }.map { "\($0.identifier) \($0.type ?? "-") \($0.nib ?? "-")" } == [
                "4 UITableViewCell Row", "5 UICollectionReusableView Top", "6 Row -",
            ])
        #expect(
            uses.filter { $0.kind == .nib && $0.type != nil }.map { "\($0.identifier) \($0.type ?? "")" } == [
                "7 Screen", "8 A",
            ])
        #expect(uses.filter { $0.kind == .initialController }.map(\.identifier) == ["Main"])
        #expect(index.created == ["One", "Three", "Two"])
        #expect(index.dataSourceSetters == ["A"])
    }

    @Test func aCellTakenWithoutAnIndexPathMayBeNil() {
        let uses = index(
            """
            @implementation A
            - (void)f {
                [table dequeueReusableCellWithIdentifier:@"A"];
                [table dequeueReusableCellWithIdentifier:@"B" forIndexPath:path];
                [table dequeueReusableHeaderFooterViewWithIdentifier:@"C"];
                [table makeViewWithIdentifier:@"D" owner:self];
                [grid dequeueReusableCellWithReuseIdentifier:@"E" forIndexPath:path];
            }
            @end
            """
        ).allUses
        #expect(uses.filter(\.mayBeNil).map(\.identifier) == ["A", "C"])
        #expect(uses.count == 5)
    }

    @Test func aBundleMayBeALibrarys() {
        let uses = index(
            """
            @implementation A
            - (void)f {
                [UIStoryboard storyboardWithName:@"A" bundle:nil];
                [UIStoryboard storyboardWithName:@"B" bundle:[NSBundle mainBundle]];
                [UIStoryboard storyboardWithName:@"C" bundle:[NSBundle bundleForClass:[A class]]];
                [UIStoryboard storyboardWithName:@"D" bundle:bundle];
                [UIStoryboard storyboardWithName:@"E" bundle:[Pages bundle]];
                [UINib nibWithNibName:@"F" bundle:[NSBundle bundleWithIdentifier:@"pages"]];
                [UINib nibWithNibName:@"G" bundle:self.bundle];
            }
            @end
            """
        ).allUses
        #expect(uses.filter(\.isElsewhere).map(\.identifier) == ["E", "F"])
        #expect(uses.count == 7)
    }
}
