import PhoneDescription
import Reports
import Scenarios
import SystemPolicy

/// The values of the command line of `belfry draw`.
struct DrawOptions: CommandOptions {
  /// The operand that names the scenario.
  let path: String
  /// The time at which the phone is drawn; nil for a timeline.
  let time: PictureTime?
  /// The path of the drawing; nil for standard output.
  let target: String?
  let form: DrawForm
  let version: OSVersion?
  let reading: Reading?
  let places: SourcePlaces

  init(_ flags: inout FlagReader) {
    path = flags.operand("draw takes one scenario, as in: belfry draw a.scenario:12 -o a.svg")
    time = flags.value(
      "--at",
      "TIME",
      "draw the phone at 09:30, 09:30:15 or '2026-03-07 09:30'",
      as: FlagType { word, flag throws(UsageError) in
        guard let time = PictureTime(word) else {
          throw UsageError("\(flag) is a time such as 09:30 or '2026-03-07 09:30', not '\(word)'")
        }
        return time
      }
    )
    target = flags.value(
      "-o",
      "FILE",
      "write a drawing to a file: .svg, .png or .json",
      as: .path(.result)
    )
    let versions = flags.value("--ios", "VERSION", "play on a version of iOS", as: .versions) ?? []
    let readings =
      flags.value(
        "--reading",
        "READING",
        "play under a reading: seeds, apple or field",
        as: .readings
      ) ?? []
    if versions.count > 1 || readings.count > 1 {
      flags.refuse(UsageError("draw plays one version and one reading; name one of each"))
    }
    (version, reading) = (versions.first, readings.first)
    do throws(UsageError) {
      form = try DrawForm(of: target)
    } catch {
      form = .svg
      flags.refuse(error)
    }
    if form == .json, time != nil {
      flags.refuse(UsageError("-o x.json has the phone at each moment; leave --at out"))
    }
    places = SourcePlaces(&flags)
  }
}

/// The form of a drawing, which the ending of its file decides.
enum DrawForm: CaseIterable {
  case svg, png, json

  init(of target: String?) throws(UsageError) {
    guard let target else {
      self = .svg
      return
    }
    guard let form = Self.allCases.first(where: { target.hasSuffix($0.ending) }) else {
      let endings = Suggestion.either(Self.allCases.map { $0.ending })
      throw UsageError(
        "draw writes \(endings); write \(ShellCommand("-o", target.stem + ".svg").text)"
      )
    }
    self = form
  }

  private var ending: String {
    switch self {
    case .svg: ".svg"
    case .png: ".png"
    case .json: ".json"
    }
  }
}

extension String {
  /// The path without the ending of its last part.
  fileprivate var stem: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }
}
