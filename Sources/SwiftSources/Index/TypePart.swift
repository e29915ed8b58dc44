import ClassIndex
import SwiftSyntax

/// A class declaration or an extension in one file: what it adds to its class.
struct TypePart {
    /// What a part is.
    enum Kind {
        case declaration, `extension`
    }

    let kind: Kind
    /// The file it is in.
    let input: Int
    /// Its own members, under the name as written here; an extension's is resolved when all files are known.
    var entry: ClassIndex.Class
    /// Whether it stands inside a function, out of reach of any other code.
    var isLocal = false
    /// Whether it has a `where` clause, so that its members are not those of every instance.
    var isConstrained = false
    /// Whether `@objcMembers` or `@objc extension` exposes every member.
    var exposesAll = false
    /// Methods and properties that nothing exposes by itself, but `#selector` or `@objcMembers` may.
    var otherMethods: [ClassIndex.Method] = []
    var otherProperties: [ClassIndex.Property] = []
    /// `private` keywords of nested classes around and of it, which keep it out of reach of the file.
    var privateKeywords: [TokenSyntax] = []
    /// The members as syntax: what may have to move into the class body.
    var members: [MemberBlockItemSyntax] = []
    /// The brace that closes its body.
    var closingBrace: TokenSyntax
    /// Its own modifiers, which may set the access of an extension's members.
    var modifiers: DeclModifierListSyntax
}

/// A protocol of the sources.
struct ProtocolPart {
    let input: Int
    let name: String
    /// What it inherits from, as written.
    var inherited: [String] = []
    /// Requirements marked `optional`.
    var optionalMethods: [FunctionDeclSyntax] = []
}
