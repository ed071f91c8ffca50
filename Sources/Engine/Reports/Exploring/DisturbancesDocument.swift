import Exploration
import SystemPolicy

/// The page of the documentation that lists every disturbance.
public func disturbancesDocument() -> String {
  """
  # Disturbances

  The disturbances with which [`belfry perturb`](../Reference/Perturb.md) plays the \
  lives around a scenario. This page is generated from their table.
  A breakage by one of the rules in the last column is announced: it is counted, and not reported \
  as a surprise.

  ## The default set

  \(table(Disturbance.all.filter { $0.isDefault }))

  ## With --all

  \(table(Disturbance.all.filter { !$0.isDefault }))

  """
}

private func table(_ disturbances: [Disturbance]) -> String {
  let header =
    "| disturbance | what happens | where | iOS | announced rules |\n|---|---|---|---|---|\n"
  let rows = disturbances.map { row in
    let rules = row.rules.map { "`\($0)`" }.joined(separator: " ")
    return "| `\(row.id)` | \(row.summary) | \(row.when) | \(row.since.text)+ | \(rules) |"
  }
  return header + rows.joined(separator: "\n")
}
