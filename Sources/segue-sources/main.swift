import SwiftSources

SourcesTool.main()
