import PhoneDescription

/// The shards of lives around scenarios, joined.
public struct PerturbMerge: Sendable {
  /// The reasons why the reports are not the shards of one command, or not all of them.
  public let findings: [String]
  /// The lives around all scenarios.
  public let report: PerturbReport

  /// Joins the reports of shards; there is at least one.
  init(_ shards: [RecordedPerturb]) {
    let first = shards[0].head
    var findings = RecordedShard.findings(in: shards.map { $0.head })
    for shard in shards where shard.report.isPartial {
      findings.append("'\(shard.head.name)' ended early: play that shard again")
    }
    var scope = first.scope
    scope.shard = nil
    // Each shard reports every path that cannot be read.
    var seen: Set<PerturbReport.Problem> = []
    let problems = shards.flatMap { $0.report.problems }.filter { seen.insert($0).inserted }
    var report = PerturbReport(
      scope,
      zones: first.zones,
      problems + findings.map { PerturbReport.Problem(.shards, $0) }
    )
    // All versions of a scenario are in one shard, in their order.
    let rows = shards.flatMap { $0.report.rows }
    let order = rows.indices.sorted { (rows[$0].number, $0) < (rows[$1].number, $1) }
    for index in order { report.add(rows[index]) }
    for shard in shards where shard.report.isPartial {
      let part = shard.report
      report.noteEnd(
        part.reached,
        partly: part.partly,
        unreached: part.unreached,
        unshrunk: part.unshrunk
      )
    }
    self.findings = findings
    self.report = report
  }

  /// The results for people, as one machine would have printed them.
  public func text(_ palette: Palette) -> String {
    var text = PerturbText(palette)
    return report.rows.map { text.text(of: $0) }.joined() + report.summary()
  }
}
