import SwiftUI

@main
struct PillsApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(appDelegate.model)
    }
    .onChange(of: scenePhase) { _, phase in
      appDelegate.model.note("app \(phase)")
    }
  }
}
