import Exploration
import PhoneDescription
import Reports
import Scenarios
import VirtualTime

/// The values of the command line of `belfry sweep`.
struct SweepOptions: CommandOptions {
  /// The operand that names the scenario.
  let path: String
  /// The texts of the axes, whose zones are not known yet.
  private let over: [String]
  /// The path of the table; nil for standard output.
  let target: String?
  let format: SweepFormat
  /// The number of threads.
  let jobs: Int
  let limits: ExplorationLimits
  let places: SourcePlaces
  let palette: Palette

  init(_ flags: inout FlagReader) {
    path = flags.operand("sweep takes one scenario, as in: belfry sweep a.scenario:12")
    over = flags.values("--over", "AXIS=…", "vary an axis, such as ios=16..27", as: .text)
    target = flags.value(
      "-o",
      "FILE",
      "write to a file instead: .svg .md .csv or .json",
      as: .path(.result)
    )
    let named = flags.value(
      "--format",
      "FORMAT",
      SweepFormat.allCases.map { $0.rawValue }.joined(separator: ", "),
      as: FlagType<SweepFormat>.word
    )
    do throws(UsageError) {
      format = try SweepFormat(named, of: target)
    } catch {
      format = .text
      flags.refuse(error)
    }
    let jobs = flags.value(
      "--jobs",
      "N",
      "play on N threads, or auto; the output is the same",
      as: .jobs,
      letter: "-j"
    )
    self.jobs = jobs ?? 1
    limits = ExplorationLimits(&flags, .sweep, lives: "combinations")
    places = SourcePlaces(&flags)
    palette = target == nil ? flags.palette() : .plain
  }

  /// Returns the axes that the command line names, or the usual ones.
  func axes(_ zones: ZoneDatabase) throws(UsageError) -> [SweepAxis] {
    guard !over.isEmpty else { return SweepAxis.usual }
    var axes: [SweepAxis] = []
    for text in over {
      do throws(SweepMistake) {
        axes.append(try SweepAxis(parsing: text, zones: zones))
      } catch {
        throw UsageError("--over: \(error.message)")
      }
    }
    return axes
  }
}

/// The form of a truth table.
enum SweepFormat: String, CaseIterable {
  case text, markdown, csv, json, svg

  /// Chooses the form: the one in the flag, or the one that belongs to the ending of the file.
  init(_ named: SweepFormat?, of target: String?) throws(UsageError) {
    guard let target else {
      self = named ?? .text
      return
    }
    let all: [SweepFormat] = [.svg, .markdown, .csv, .json, .text]
    guard let format = all.first(where: { target.hasSuffix($0.ending) }) else {
      throw UsageError(
        "sweep writes \(Suggestion.either(all.map { $0.ending })); write "
          + ShellCommand("-o", target + ".svg").text
      )
    }
    if let named, named != format {
      let word = named.rawValue
      throw UsageError(
        "-o \(target) is \(format.rawValue), and --format is \(word); leave one out"
      )
    }
    self = format
  }

  private var ending: String {
    switch self {
    case .text: ".txt"
    case .markdown: ".md"
    case .csv: ".csv"
    case .json: ".json"
    case .svg: ".svg"
    }
  }
}
