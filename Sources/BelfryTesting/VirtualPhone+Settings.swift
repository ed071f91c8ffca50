public import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

// What the user changes under an app's name in Settings, besides its switches.
extension VirtualPhone {
  /// The user chooses where what an app's notifications say can be read.
  public func showPreviews(
    _ choice: PreviewChoice,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.previews(choice), of: app, at: place)
  }

  /// The user chooses how an app's notifications are grouped.
  public func groupNotifications(
    _ choice: GroupChoice,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.groups(choice), of: app, at: place)
  }

  /// The user chooses whether an app's banners stay until somebody acts on them.
  public func makeBanners(
    persistent isPersistent: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.keepsBanners(isPersistent), of: app, at: place)
  }

  /// The user has an app's notifications wait for the Scheduled Summary.
  ///
  /// - Parameters:
  ///   - times: When it comes, one to three times of the day such as `08:00`; as it was, or at
  ///     08:00 and 18:00, where nothing is said.
  ///   - app: The app.
  ///   - place: Where a failure is recorded.
  public func turnOnSummary(
    at times: [String] = [],
    for app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let read = times.compactMap { CivilTime(parsing: Array($0.utf8)) }
    guard read.count == times.count, times.count <= 3 else {
      let written = times.joined(separator: ", ")
      return fail(
        "a summary comes at one to three times such as 08:00, not at \(written)",
        at: place
      )
    }
    let chosen = read.first.map { first in
      SummaryTimes(first, read.dropFirst().first, read.dropFirst(2).first)
    }
    await change(.summarizes(true, at: chosen), of: app, at: place)
  }

  /// The user has an app's notifications come at once again.
  public func turnOffSummary(
    for app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.summarizes(false, at: nil), of: app, at: place)
  }

  func change(_ change: SettingsChange, of app: PhoneApp?, at place: SourceLocation) async {
    await act(.user(.changes((app ?? self.app).number, change)), at: place)
  }
}
