import SystemPolicy

/// The versions of iOS that scripts can name, and the way in which the newest one differs.
func versionsText() -> String {
  let newest = OSVersion.newest
  let before = OSVersion(OSVersion.majors[OSVersion.majors.count - 2])
  let minors = Law.minorVersions.map { "\($0.major).\($0.minor)" }
  let own = Law.rules.count { $0.since.major == newest.major }
  let rules = own == 0 ? "no rule" : own == 1 ? "1 rule" : "\(own) rules"
  return """
    Belfry knows iOS \(OSVersion.majorsText). A script that names no version plays iOS \
    \(newest.text). iOS \(newest.text) has \(rules) of its own; where nothing is published about \
    it, the rules of iOS \(before.text) apply. Rules and disputes also name these minor versions: \
    \(minors.dropLast().joined(separator: ", ")) and \(minors[minors.count - 1]).
    """
}
