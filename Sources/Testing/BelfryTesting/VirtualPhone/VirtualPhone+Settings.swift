public import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

// What the user changes under an app's name in Settings, besides its switches.
extension VirtualPhone {
  /// Sets where previews of an app's notifications are shown, as the user.
  ///
  /// - Parameters:
  ///   - choice: The choice in Settings.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func showPreviews(
    _ choice: PreviewChoice,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.previews(choice), of: app, at: place)
  }

  /// Sets how the notifications of an app are grouped, as the user.
  ///
  /// - Parameters:
  ///   - choice: The choice in Settings.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func groupNotifications(
    _ choice: GroupChoice,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.groups(choice), of: app, at: place)
  }

  /// Sets whether the banners of an app stay until the user acts on them.
  ///
  /// - Parameters:
  ///   - isPersistent: `true` for persistent banners, `false` for temporary ones.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func makeBanners(
    persistent isPersistent: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.keepsBanners(isPersistent), of: app, at: place)
  }

  /// Delivers the notifications of an app in the Scheduled Summary from now on, as the user.
  ///
  /// - Parameters:
  ///   - times: One to three times of day such as `08:00`; empty to keep the times, which are 08:00
  ///     and 18:00 at first.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
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

  /// Delivers the notifications of an app immediately again, as the user.
  ///
  /// - Parameters:
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
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
