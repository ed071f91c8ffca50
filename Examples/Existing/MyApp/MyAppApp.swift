import Charts
import SwiftUI

// A view that needs a framework of Apple's platforms alone. The manifest does not name it.
@main
struct MyAppApp: App {
  var body: some Scene {
    WindowGroup { Chart { BarMark(x: .value("Day", "Mon"), y: .value("Glasses", 8)) } }
  }
}
