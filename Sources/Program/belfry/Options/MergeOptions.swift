import Reports

/// The values of the command line of `belfry merge`.
struct MergeOptions: CommandOptions {
  /// The paths of the reports of the shards.
  let operands: [String]
  /// The reports of the whole, each with its path.
  let paths: [(format: ReportFormat, path: String)]
  let dialect: JUnitDialect
  let palette: Palette

  init(_ flags: inout FlagReader) {
    operands = flags.operands
    if operands.isEmpty {
      flags.refuse(
        UsageError("merge needs the reports of the shards; write belfry merge shard-*.json")
      )
    }
    // The formats that can be made from JSON.
    paths = flags.reports(RunMerge.formats)
    dialect = flags.dialect("common or strict, as in belfry run", among: paths) ?? .common
    palette = flags.palette()
  }
}
