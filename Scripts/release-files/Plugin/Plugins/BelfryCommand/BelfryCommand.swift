import Foundation
import PackagePlugin

/// Runs `belfry` in the folder of the package, with the words of the command line.
@main
struct BelfryCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = Process()
    program.executableURL = try context.tool(named: "belfry").url
    program.arguments = arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    // The status of the program is the status of the command.
    if program.terminationStatus != 0 { exit(program.terminationStatus) }
  }
}
