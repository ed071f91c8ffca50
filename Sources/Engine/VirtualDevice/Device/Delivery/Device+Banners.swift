import SystemPolicy
import VirtualTime

extension Device {
  /// Decides whether a new banner covers or replaces the banner on the screen.
  mutating func makeRoom(forBannerOf name: NotificationName, in turn: inout Turn) {
    guard let shown = banner else { return }
    let isTimed = bannerEnd != nil
    stopBannerTimer()
    removeBannerBeneath(name)
    guard shown != name else { return }
    let decision = turn.ask(BannerReplacement.self) { if !isTimed { .persistent } }
    guard decision.answer.staysBeneath else { return }
    rare.bannersBeneath.append(shown)
    note(.phone(.bannerCovered), because: decision.because, in: &turn)
  }

  /// Removes a notification's banner beneath the one on the screen, if it has one.
  mutating func removeBannerBeneath(_ name: NotificationName) {
    if !rare.bannersBeneath.isEmpty { rare.bannersBeneath.removeAll(of: name) }
  }

  /// Lets the banner on the screen leave after a short time.
  private mutating func startBannerTimer() {
    let end = now + NotificationDelivery.bannerStays
    agenda.add(.bannerLeaves, at: end)
    bannerEnd = end
  }

  /// Stops the timer of the banner on the screen, if it has one.
  private mutating func stopBannerTimer() {
    guard let end = bannerEnd else { return }
    agenda.remove(.bannerLeaves, at: end)
    bannerEnd = nil
  }

  /// Puts a banner on the screen, for a limited time or until the user acts on it.
  mutating func raise(_ name: NotificationName) {
    banner = name
    if !apps[Int(name.app.rawValue)].permission.keepsBanners { startBannerTimer() }
  }

  /// Removes the banner from the screen before its time ends.
  mutating func retractBanner(in turn: inout Turn) {
    guard banner != nil else { return }
    stopBannerTimer()
    bannerLeaves(in: &turn)
  }

  /// Removes every banner when the screen goes dark.
  mutating func retractAllBanners(in turn: inout Turn) {
    while banner != nil { retractBanner(in: &turn) }
  }

  /// Removes the banners of an app that is deleted.
  mutating func retractBanners(of app: AppNumber, in turn: inout Turn) {
    while banner?.app == app { retractBanner(in: &turn) }
    rare.bannersBeneath.removeAll { $0.app == app }
    forgetLabels()
  }

  /// Removes the banner from the screen; the banner beneath it is visible again.
  mutating func bannerLeaves(in turn: inout Turn) {
    let leaving = banner
    (banner, bannerEnd) = (nil, nil)
    note(.phone(.bannerLeft), in: &turn)
    if !rare.bannersBeneath.isEmpty, let next = rare.bannersBeneath.popLast() { raise(next) }
    if let leaving { forgetLabel(of: leaving) }
  }

  /// Lets a persistent banner leave after the time of a temporary one.
  mutating func releaseBanner(of app: AppNumber) {
    if banner?.app == app, bannerEnd == nil { startBannerTimer() }
  }
}
