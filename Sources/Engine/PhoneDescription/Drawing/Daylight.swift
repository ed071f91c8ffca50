/// The light of a wallpaper, by the hour of the phone.
package enum Daylight: Hashable, Sendable {
  case night, twilight, day

  /// Creates the light of an hour, from 0 to 23.
  init(hour: Int) {
    self =
      switch hour {
      case 8..<18: .day
      case 6..<8, 18..<20: .twilight
      default: .night
      }
  }

  /// The colours of the sky and of the hills; small text on both has enough contrast.
  private var colors: (sky: String, hills: String) {
    switch self {
    case .night: ("#26345f", "#1b2648")
    case .twilight: ("#56406c", "#3a2c4c")
    case .day: ("#2c5893", "#1f4069")
    }
  }

  /// The colours of the sun or the moon, and of the light around it.
  private var star: (light: String, glow: String) {
    switch self {
    case .night: ("#8da2dd", "#4a61a8")
    case .twilight: ("#f0a878", "#a8627c")
    case .day: ("#f6dc94", "#7f9fc4")
    }
  }

  /// Adds the wallpaper to a drawing: a sky, hills, and a bell tower on one of them.
  func drawWallpaper(into svg: inout SVG) {
    svg.rectangle(PhonePicture.screen, radius: 37, fill: colors.sky)
    svg.circle(x: 226, y: 392, radius: 46, fill: star.glow, opacity: 55)
    svg.circle(x: 226, y: 392, radius: 30, fill: star.light, opacity: 55)
    svg.path(
      "M10 470 C70 420 130 430 180 470 S260 500 290 460 V563 A37 37 0 0 1 253 600 H47 A37 37 0 0 1 10 563 Z",
      fill: colors.hills
    )
    svg.path("M84 440 V386 L96 366 L108 386 V440 Z", fill: colors.hills)
    let window = self == .day ? colors.sky : "#e8b34b"
    svg.rectangle(SVG.Frame(x: 92, y: 392, width: 8, height: 14), radius: 4, fill: window)
  }
}
