/// The answers to words that other command-line tools know.
enum Habit {
  /// Returns the message for a command of other tools, or nil if the word is not one of them.
  static func answer(toCommand word: String) -> String? {
    switch word {
    case "test", "play": "'\(word)' is not a command; write belfry run"
    case "init", "create": "'\(word)' is not a command; write belfry new"
    case "lint", "validate": "'\(word)' is not a command; write belfry check"
    case "format": "'format' is not a command; write belfry fmt"
    case "-v", "-q", "-x", "-j": "'\(word)' is not a command; write belfry run, or belfry --version"
    default: nil
    }
  }

  /// Returns the message for a flag of other tools, or nil if the flag is not one of them.
  static func answer(toFlag flag: String, of command: String) -> String? {
    let advice: String? =
      switch flag {
      case "-v", "--verbose": "remove it"
      case "-q", "--quiet", "--silent":
        command == "run"
          ? "write --quiet, and > /dev/null for the status alone"
          : "write belfry \(command) > /dev/null for the status alone"
      case "-x", "--fail-fast", "-j", "--jobs": "remove it"
      case "--exitfirst": command == "run" ? "write --fail-fast" : "remove it"
      case "--parallel": command == "run" ? "write --jobs auto" : "remove it"
      case "--format" where command == "run": "write --report-json - for JSON"
      case "--report-html" where command == "merge":
        "a page shows phones, which no report in JSON has; write --report-html in each shard"
      case "--json" where command == "run": "write --report-json FILE"
      case "--zones" where command == "plan", "--zone" where command == "plan":
        "write --in Europe/Berlin,Asia/Tokyo"
      default: nil
      }
    return advice.map { "unknown flag of \(command) '\(flag)'; \($0)" }
  }
}
