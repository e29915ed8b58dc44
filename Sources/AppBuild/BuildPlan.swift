import ClassIndex
import SourceText

/// How the tools are called.
enum BuildPlan {
    /// Seconds for reading and rewriting all sources.
    static let rewriteLimit = 120.0
    /// Seconds for one run of the compiler.
    static let compileLimit = 600.0
    /// Seconds for each further module that is read with the first.
    static let moduleLimit = 30.0
    /// How many builds the cache keeps.
    static let keptBuilds = 24
    /// How many class indexes it keeps: one for each module of an app and platform, and a large app has fifty.
    static let keptIndexes = 600

    /// The name of the app's library within its folder.
    #if os(macOS)
        static let libraryName = "App.dylib"
    #else
        static let libraryName = "App.so"
    #endif

    /// What a compiler says of modules that are there and that it cannot import: damaged, of another compiler, or
    /// incomplete. App code has none but the runtime's.
    static let brokenModuleWords = [
        "malformed compiled module", "malformed module", "missing required module",
        "was created for incompatible target",
        "cannot be imported by the Swift", "compiled module was created by", "module file was created by",
        "cannot load module",
    ]

    /// The C modules the runtime's own modules were compiled with. App code uses nothing of them, but the compiler
    /// wants to see that they exist, and the machine need not have their headers.
    static let moduleMap = "module CLibXML2 {}\nmodule CLibYAML {}\n"

    /// `segue-sources rewrite`.
    static func rewrite(
        _ request: AppBuildRequest, sources: [String], output: String, leftOut: [String], omitted: [String],
        bodies: [CompilerDiagnostics.Message] = []
    ) -> [String] {
        var arguments = ["rewrite", "--module", request.module, "--platform", request.platform.rawValue]
        arguments += ["--output", output]
        for path in leftOut { arguments += ["--leave-out", path] }
        for name in omitted { arguments += ["--omit", name] }
        for error in bodies {
            arguments += [
                "--omit-body", "\(error.line):\(error.column):\(error.path ?? "")", "--because",
                String(error.text.prefix(300)),
            ]
        }
        return arguments + ["--"] + sources
    }

    /// `swiftc`: one library of the copies, their errors in a form that can be read.
    ///
    /// - Parameters:
    ///   - modules: the folder that holds the runtime's modules.
    ///   - moduleCache: where the compiler keeps what it needs of C modules.
    ///   - moduleMaps: the folder that holds ``moduleMap``.
    static func compile(
        _ manifest: RewriteManifest, module: String, modules: String, moduleCache: String, moduleMaps: String,
        output: String
    ) -> [String] {
        var arguments = ["-swift-version", "5", "-parse-as-library", "-emit-library", "-module-name", module]
        for alias in RuntimeModules.aliases { arguments += ["-module-alias", "\(alias.name)=\(alias.module)"] }
        arguments += ["-I", modules, "-I", moduleMaps, "-module-cache-path", moduleCache]
        // A backtrace names the user's lines; nothing else of the debug information is used.
        arguments += ["-Onone", "-gline-tables-only", "-whole-module-optimization", "-D", "DEBUG"]
        arguments += ["-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
        #if os(macOS)
            arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
        #endif
        return arguments + ["-o", output] + manifest.files.map(\.path) + [manifest.registrations]
    }

    /// The name under which a build of exactly this is kept.
    static func key(
        _ request: AppBuildRequest, sources: [(path: String, bytes: [UInt8])], fingerprints: [String]
    ) -> String {
        key("segue app build \(BuildRecord.currentVersion)", request, sources: sources, fingerprints: fingerprints)
    }

    /// The name under which the class index of exactly this is kept.
    static func indexKey(
        _ request: AppBuildRequest, sources: [(path: String, bytes: [UInt8])], fingerprints: [String]
    ) -> String {
        key("segue class index \(ClassIndex.currentVersion)", request, sources: sources, fingerprints: fingerprints)
    }

    private static func key(
        _ purpose: String, _ request: AppBuildRequest, sources: [(path: String, bytes: [UInt8])],
        fingerprints: [String]
    ) -> String {
        var digest = ContentDigest()
        for text in [purpose, request.module, request.platform.rawValue] + fingerprints {
            digest.update(part: Array(text.utf8))
        }
        for source in sources {
            digest.update(part: Array(source.path.utf8))
            digest.update(part: source.bytes)
        }
        return String(digest.hexadecimal.prefix(32))
    }
}
