import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// Where the user is sent who has forbidden notifications.
public enum SettingsLink {
  /// The address of the app's page in Settings, where there is one.
  public static var address: URL? {
    #if canImport(UIKit)
      URL(string: UIApplication.openSettingsURLString)
    #else
      nil
    #endif
  }
}
