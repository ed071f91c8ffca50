import SystemPolicy
import Work

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work whose cost has a limit; `Scripts/gates` counts its instructions.
@main
struct Gates {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]) else {
      print("usage: Gates WORK COUNT; WORK is apps, dates, days, decision, delivery, edit,")
      print("footprint, forks, law, lives, mistakes, parse, phones, read, replay, reports or rules")
      exit(2)
    }
    switch arguments[1] {
    case "apps": print(years(of: 1, apps: count, days: 1).sum)
    case "days": print(years(of: 1, days: count).sum)
    case "phones": print(years(of: count, days: 1).sum)
    case "decision": print(decide(times: count))
    case "rules": print(decide(times: 10_000, over: count))
    case "delivery": print(deliver(times: count))
    case "dates": print(dates(times: count))
    case "edit": print(edits(times: count))
    case "forks": print(forks(times: count))
    case "law": for _ in 0..<count { _ = Law() }
    case "lives": print(lives(times: count))
    case "mistakes": print(mistakes(in: script(withMistakes: count)))
    case "read": print(scenarios(in: script(of: count)))
    case "parse": print(parse(bytes: count))
    case "footprint": print(fullDevice().device.footprint)
    case "replay": print(replay(times: count))
    case "reports": print(reports(times: count))
    default:
      print("unknown work: \(arguments[1])")
      exit(2)
    }
  }
}
