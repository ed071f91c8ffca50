import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// The link for a user who has turned off notifications.
public enum SettingsLink {
  /// The URL of the app's page in Settings, or nil on a platform without one.
  public static var address: URL? {
    #if canImport(UIKit)
      URL(string: UIApplication.openSettingsURLString)
    #else
      nil
    #endif
  }
}
