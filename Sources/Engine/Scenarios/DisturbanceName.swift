/// The names of the disturbances with which `belfry perturb` plays the lives around a scenario.
///
/// A scenario can tolerate one by its name; the module Exploration has a row for each.
public enum DisturbanceName: String, Hashable, Sendable, CaseIterable {
  case reboot
  case permission
  case forceQuit = "force-quit"
  case delegateLate = "delegate-late"
  case zone
  case clocks
  case limit
  case cleared
  case scene
  case powerOff = "power-off"
  case kill
  case update
  case reinstall
  case noSounds = "no-sounds"
  case noBadges = "no-badges"
  case noBanners = "no-banners"
  case noLockScreen = "no-lock-screen"
  case noList = "no-list"
  case focus
  case summary
  case silent
  case clockForward = "clock-forward"
  case clockBack = "clock-back"
  case locationDown = "location-down"
  case locationOff = "location-off"
  case entitlement
  case extensionEnded = "extension-ended"
  case extensionLate = "extension-late"
  case promptOpen = "prompt-open"
  case callbackLate = "callback-late"
  case otherOrder = "other-order"
  case disputedSide = "disputed-side"
}
