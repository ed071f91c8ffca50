import SystemPolicy
import VirtualTime

extension Device {
  /// Another banner comes: the one on the screen gives way to it, or stays beneath.
  mutating func makeRoom(forBannerOf name: NotificationName, in turn: inout Turn) {
    guard let shown = banner else { return }
    let isTimed = isBannerTimed
    if isTimed { agenda.removeFirst { $0 == .bannerLeaves } }
    bannersBeneath.removeAll(of: name)
    guard shown != name else { return }
    let decision = turn.ask(BannerReplacement.self) { if !isTimed { .persistent } }
    guard decision.answer.staysBeneath else { return }
    bannersBeneath.append(shown)
    note(.phone(.bannerCovered), because: decision.because, in: &turn)
  }

  /// Whether the banner on the screen leaves by itself, which is soon.
  private var isBannerTimed: Bool {
    agenda.contains(through: now + NotificationDelivery.bannerStays) { $0 == .bannerLeaves }
  }

  /// A banner is on the screen from now on, for a while or until somebody acts on it.
  mutating func raise(_ name: NotificationName) {
    banner = name
    guard !apps[Int(name.app.rawValue)].permission.keepsBanners else { return }
    agenda.add(.bannerLeaves, at: now + NotificationDelivery.bannerStays)
  }

  /// The banner is taken off the screen before its time.
  mutating func retractBanner(in turn: inout Turn) {
    guard banner != nil else { return }
    if isBannerTimed { agenda.removeFirst { $0 == .bannerLeaves } }
    bannerLeaves(in: &turn)
  }

  /// The screen goes dark, and every banner goes with it.
  mutating func retractAllBanners(in turn: inout Turn) {
    while banner != nil { retractBanner(in: &turn) }
  }

  /// The banners of an app that is deleted go with it.
  mutating func retractBanners(of app: AppNumber, in turn: inout Turn) {
    while banner?.app == app { retractBanner(in: &turn) }
    bannersBeneath.removeAll { $0.app == app }
    forgetLabels()
  }

  /// The banner leaves the screen; the one beneath it is seen again.
  mutating func bannerLeaves(in turn: inout Turn) {
    let leaving = banner
    banner = nil
    note(.phone(.bannerLeft), in: &turn)
    if let next = bannersBeneath.popLast() { raise(next) }
    if let leaving { forgetLabel(of: leaving) }
  }

  /// A banner that hung there to stay leaves after the usual time.
  mutating func releaseBanner(of app: AppNumber) {
    guard banner?.app == app, !isBannerTimed else { return }
    agenda.add(.bannerLeaves, at: now + NotificationDelivery.bannerStays)
  }
}
