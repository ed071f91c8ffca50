/// The ways in which cases name the line where they begin.
public enum JUnitDialect: String, CaseIterable, Sendable {
  /// By the attributes `file` and `line`, which GitLab and CircleCI read.
  case common
  /// By the suite's properties: each suite then follows Surefire's schema, and the whole report the
  /// schema of Jenkins's xUnit plugin.
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
