import SwiftUI

@main
struct GardenerApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Garden") }
  }
}
