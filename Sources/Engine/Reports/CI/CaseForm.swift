/// A form of a report that is made of cases alone.
protocol CaseForm: ReportForm {
  /// Begins the cases of a file, or of the run as a whole.
  mutating func begin(_ file: String?)
  mutating func add(_ report: ReportCase) -> String
}
