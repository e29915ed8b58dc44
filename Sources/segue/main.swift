import SegueCLI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

exit(SegueTool.main(Array(CommandLine.arguments.dropFirst())))
