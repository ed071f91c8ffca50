import PhoneDescription
import Platform
import Reports

/// The command line, which reads arguments and files, writes text and ends with a status.
@main
struct Belfry {
  static func main() {
    // Where `ulimit -s` leaves the main thread no room to read a script, another thread does it.
    if Worker.isStackSmall, Worker.begin({ start() }) { Worker.waitForever() }
    start()
  }

  private static func start() {
    var console = Console()
    Signals.ignoreThoseOfWriting()
    Signals.respond { Interrupt.respond(to: $0) }
    var status = run(CurrentProcess.arguments, &console)
    console.flush()
    if let failure = console.failure {
      console.printError("belfry: standard output cannot be written: \(failure)\n")
      status = status.or(.usage)
    }
    status.exit()
  }

  static func run(_ arguments: [String], _ console: inout Console) -> ExitStatus {
    do throws(UsageError) {
      guard let first = arguments.first else {
        console.print(page: Help.overview)
        return .usage
      }
      if ["--help", "-h", "help"].contains(first) {
        return try Help.run(Array(arguments.dropFirst()), &console)
      }
      if ["--version", "-V", "version"].contains(first) {
        console.print("belfry \(Version.text) (tz \(Version.zones))\n")
        return .passed
      }
      guard let command = Command.all.first(where: { $0.name == first }) else {
        if (try? FileStatus.of(first)) != nil || ScriptFiles.split(first).path.hasScriptEnding {
          let command = ShellCommand.belfry("run", operand: first)
          throw UsageError("'\(first)' is not a command; write \(command.text)")
        }
        if let answer = Habit.answer(toCommand: first) { throw UsageError(answer) }
        throw UsageError(unknown: first, "command", known: Command.all.map { $0.name })
      }
      let words = try CommandWords(Array(arguments.dropFirst()), for: command)
      if words.wantsHelp || words.wantsAllHelp {
        console.print(page: Help.text(of: command, isWhole: words.wantsAllHelp))
        return .passed
      }
      return try command.run(words, &console)
    } catch {
      console.printError("belfry: \(error.message.printable)\n")
      return .usage
    }
  }
}
