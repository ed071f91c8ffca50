import SystemPolicy

/// The outcomes that `--strict-facts` rejects: those that rest on a dispute, and those that a rule
/// below a grade decides.
struct Strictness {
  /// The grades that a command line can name.
  enum Grade: String, CaseIterable {
    case documented, reported
  }

  /// The weakest grade that is allowed; nil if any is.
  var leastGrade: Evidence.Grade?
}

extension FlagType<Strictness> {
  /// A grade.
  static var strictness: Self {
    Self { word, flag throws(UsageError) in
      switch try FlagType<Strictness.Grade>.word.read(word, flag) {
      case .documented: Strictness(leastGrade: .documented)
      case .reported: Strictness(leastGrade: .reported)
      }
    }
  }
}
