public import Exploration
public import Scenarios
import SystemPolicy
import VirtualTime

/// The outcome of a plan as JSON, which is written life by life, and each life delivery by
/// delivery.
public struct PlanJSON {
  private var writer = JSONWriter(depth: 0)
  private let name: String
  private let span: PlanSpan
  /// The limit that kept lives from being played, and their number.
  private var unplayed: (limit: LimitReached, lives: Int)?

  /// The bytes after which a part is handed over.
  private static let part = 1 << 16

  /// Begins the outcome.
  public init(of name: String, for span: PlanSpan) {
    self.name = name
    self.span = span
    writer.begin(.object)
    writer.beginMember("lives")
    writer.begin(.list)
  }

  /// Writes a life.
  ///
  /// - Parameters:
  ///   - life: The life.
  ///   - write: Called with the text, in as many pieces as it comes.
  public mutating func add(_ life: PlanLife, to write: (String) -> Void) {
    writer.beginValue()
    writer.begin(.object)
    // Members are in the order of their names.
    writeMember("deliveries", life.deliveries, to: write) { JSON($0) }
    writer.writeMember("end", life.end.text)
    writeMember("findings", life.findings, to: write) { JSON($0) }
    writer.writeMember("ios", life.version.text)
    if let reached = life.reached {
      writer.writeMember("limit", "\(reached.name)\(reached.advice)")
    }
    writer.beginMember("pending")
    writer.write(
      .list(
        life.later.map { later in
          .object(["identifier": .text(later.identifier), "next": .text(later.date?.text)])
        }
      )
    )
    writer.writeMember("reading", life.reading.rawValue)
    writer.writeMember("start", life.start.text)
    if let stop = life.stop { writer.writeMember("stopped", stop.text) }
    if life.waiting > 0 { writer.writeMember("waiting", life.waiting) }
    writer.writeMember("zone", life.zone.name)
    writer.end(.object)
    write(writer.take())
  }

  /// Writes a list, and hands it over in parts.
  private mutating func writeMember<Element>(
    _ name: String,
    _ elements: some Sequence<Element>,
    to write: (String) -> Void,
    _ json: (Element) -> JSON
  ) {
    writer.beginMember(name)
    writer.begin(.list)
    for element in elements {
      writer.beginValue()
      writer.write(json(element))
      if writer.count > Self.part { write(writer.take()) }
    }
    writer.end(.list)
  }

  /// Notes lives that a limit kept from being played.
  public mutating func noteUnplayed(_ count: Int, by limit: LimitReached) {
    unplayed = (limit, count)
  }

  /// Ends the outcome.
  public mutating func end(to write: (String) -> Void) {
    writer.end(.list)
    if let unplayed {
      writer.beginMember("notPlayed")
      writer.begin(.object)
      writer.writeMember("limit", "\(unplayed.limit.name)\(unplayed.limit.advice)")
      writer.writeMember("lives", unplayed.lives)
      writer.end(.object)
    }
    writer.writeMember("plan", name)
    writer.writeMember("span", span.text)
    writer.writeMember("version", 1)
    writer.end(.object)
    write(writer.take() + "\n")
  }
}

extension JSON {
  fileprivate init(_ delivery: PlanLife.Delivery) {
    self = .object([
      "date": .text(delivery.date.text),
      "identifier": .text(delivery.identifier),
      "offset": .text(delivery.offset.map { Zone.offsetText($0) }),
    ])
  }

  fileprivate init(_ finding: PlanFinding) {
    let rule = finding.ruleSummary
    let dispute = Law.disputes.first { $0.id == rule?.dispute }
    self = .object([
      "kind": .text(finding.kind.rawValue),
      "sentence": .text(finding.kind.sentence),
      "identifiers": .texts(finding.identifiers),
      "note": finding.note.isEmpty ? nil : .text(finding.note),
      "count": .number(finding.dates.count),
      "first": .text(finding.dates.first?.text),
      "last": .text(finding.dates.last?.text),
      "rule": .text(rule?.id),
      "grade": .text(rule?.grade.rawValue),
      "behaviour": .text(rule?.sentence),
      "dispute": .text(dispute?.id),
      "side": .text(rule?.side),
      "others": dispute.map { .texts($0.sides.filter { $0 != rule?.side }) },
    ])
  }
}
