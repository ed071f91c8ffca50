/// The colours of all drawings; text on its ground has a contrast of at least 4.5 to 1.
package enum Ink {
  package static let fonts = "-apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
  package static let paper = "#ffffff"
  package static let text = "#1c1c22"
  package static let faint = "#5c6070"
  package static let hairline = "#d9dce3"
  package static let ground = "#f3f4f8"
  package static let good = "#1f7a3f"
  package static let bad = "#b3261e"
  package static let accent = "#2f55c8"
  package static let white = "#ffffff"
  /// Small text on the wallpaper.
  static let night = "#cdd6f2"

  /// Returns the colour of signs on the wallpaper, or on the ground of an app.
  static func over(wallpaper isOnWallpaper: Bool) -> String { isOnWallpaper ? white : text }

  /// The colours of timelines with those that a page shows on a dark ground.
  package static let dark: [(light: String, dark: String)] = [
    (paper, "#21232a"), (text, "#e9eaf0"), (faint, "#a2a7b8"), (hairline, "#3a3d48"),
    (good, "#6fcf8f"), (bad, "#ff8a80"), (accent, "#8fa8ff"),
    // The bars: states of the app, of its permission, and pending requests.
    ("#b9cbf7", "#2f4b9c"), ("#d5dffa", "#3a4878"), ("#dfe3ee", "#3d4254"),
    ("#eceef4", "#31343f"), ("#f5f5f8", "#292b33"), ("#c7e8d0", "#22583a"),
    ("#f3e6b5", "#5a4a12"), ("#f5cdc9", "#6e2f2b"), ("#fff3d6", "#4a3d12"),
    ("#d9a93b", "#d9a93b"),
  ]

  /// The colours of apps, by their numbers.
  package static let apps = ["#2f55c8", "#a2367f", "#0f7173", "#a3470d", "#5b3fb5", "#46691b"]
}
