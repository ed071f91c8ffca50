public import Exploration
import SystemPolicy
import VirtualTime

/// Renders the outcome of a plan as JSON.
public func planJSON(of lives: [PlanLife], named name: String, for span: PlanSpan) -> String {
  JSON.object([
    "version": .number(1),
    "plan": .text(name),
    "span": .text(span.text),
    "lives": .list(lives.map { JSON($0) }),
  ]).written() + "\n"
}

extension JSON {
  fileprivate init(_ life: PlanLife) {
    self = .object([
      "zone": .text(life.zone.name),
      "ios": .text(life.version.text),
      "reading": .text(life.reading.rawValue),
      "start": .text(life.start.text),
      "end": .text(life.end.text),
      "stopped": .text(life.stop?.text),
      "waiting": life.waiting == 0 ? nil : .number(life.waiting),
      "deliveries": .list(
        life.deliveries.map { delivery in
          .object([
            "identifier": .text(delivery.identifier),
            "date": .text(delivery.date.text),
            "offset": .text(delivery.offset.map { Zone.offsetText($0) }),
          ])
        }
      ),
      "findings": .list(life.findings.map { JSON($0) }),
      "pending": .list(
        life.later.map { later in
          .object([
            "identifier": .text(later.identifier),
            "next": .text(later.date?.text),
          ])
        }
      ),
    ])
  }

  private init(_ finding: PlanFinding) {
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
