/// The ways in which cases name the line where they begin.
public enum JUnitDialect: String, CaseIterable, Sendable {
  /// By the attributes `file` and `line`, which GitLab and CircleCI read.
  case common
  /// By the suite's properties, so that each suite is one as Surefire's schema has it, and the
  /// whole one as that of Jenkins's xUnit plugin has it.
  case strict
}

extension JUnitDialect {
  /// The attributes of a report as a whole.
  var description: String {
    switch self {
    case .common:
      "JUnit XML as Surefire writes it, with file and line on each testcase: GitLab, CircleCI"
    case .strict:
      "JUnit XML as Surefire and the Jenkins xUnit plugin specify it: file and lines are properties"
    }
  }
}
