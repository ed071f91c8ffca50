import SwiftUI

@main
struct PillBoxApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene {
    WindowGroup { ChartView() }
  }
}
