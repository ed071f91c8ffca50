import Exploration
import Platform
import Reports
import Scenarios
import VirtualTime

/// Plays the lives of a plan one after the other, and adds each to the outputs.
///
/// It keeps no life.
struct PlanOutput {
  private let name: String
  private let options: PlanOptions
  /// The text; nil for JSON.
  private var text: PlanText?
  private var json: PlanJSON
  /// The JSON so far, which is not printed if a later life has a mistake.
  private let kept = KeptText()
  private var picture: PlanPicture
  /// The kinds of findings of all lives.
  private(set) var found: Set<PlanFinding.Kind> = []
  /// A Boolean value that indicates whether a limit stopped a life, or kept one from being played.
  private(set) var isStopped = false
  /// The sentences about lives that were not played or drawn.
  private(set) var shortfalls: [String] = []

  init(named name: String, _ options: PlanOptions, _ text: PlanText?) {
    self.name = name
    self.options = options
    self.text = text
    json = PlanJSON(of: name, for: options.span)
    picture = PlanPicture(of: name, for: options.span, most: options.limits.bytes ?? .max)
  }

  /// Plays a life for each version, reading and zone.
  ///
  /// - Parameters:
  ///   - zones: The zones; nil for the plan's own.
  ///   - left: The events of all lives.
  ///   - console: The console that shows the progress.
  ///   - play: Plays a life.
  mutating func play(
    in zones: [Zone?],
    left: Int,
    _ console: inout Console,
    _ play: (inout PlanPlayer, Zone?) throws(PlanMistake) -> PlanLife
  ) throws(PlanMistake) {
    var left = left
    let count = options.choices.count * zones.count
    var waiting = count
    for choices in options.choices {
      for zone in zones {
        guard left > 0 else {
          noteUnplayed(waiting)
          return
        }
        console.showProgress("life \(count - waiting + 1) of \(count)")
        var player = options.player(choices, left: left)
        add(try play(&player, zone))
        left -= player.events
        waiting -= 1
      }
    }
  }

  private mutating func noteUnplayed(_ count: Int) {
    let limit = LimitReached(.events, options.limits.events)
    isStopped = true
    json.noteUnplayed(count, by: limit)
    shortfalls.append(
      "ended early by \(limit.name): \(count) more \(count == 1 ? "life was" : "lives were") not "
        + "played\(limit.advice), or name fewer zones and versions"
    )
  }

  private mutating func add(_ played: PlanLife) {
    var life = played
    // A life has what the lives before it have left of the limit of the command.
    life.reached = life.reached?.asWhole(of: options.limits)
    isStopped = isStopped || life.stop != nil
    found.formUnion(life.findings.map { $0.kind })
    if options.picture != nil { picture.add(life) }
    if text != nil {
      text?.add(life, named: name, for: options.span)
    } else {
      json.add(life) { kept.append($0) }
    }
  }

  /// Writes the picture, if the command line asks for it.
  mutating func writePicture() throws(UsageError) {
    guard let target = options.picture else { return }
    try FileReplacement.write(picture.svg.utf8, to: target, for: .result("-o", target))
    guard let shortfall = picture.shortfall else { return }
    isStopped = true
    shortfalls.append(shortfall)
  }

  /// Prints the text or the JSON.
  mutating func print(_ console: inout Console) throws(UsageError) {
    if let text { return console.print(text.text) }
    json.end { kept.append($0) }
    do throws(SystemFailure) {
      try kept.read(0..<Int.max) { console.print($0) }
    } catch {
      throw UsageError("the JSON cannot be read back: \(error.message)")
    }
  }
}
