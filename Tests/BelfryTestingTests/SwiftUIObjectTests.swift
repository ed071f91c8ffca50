import BelfryTesting
import SwiftUI
import Testing

/// Apps from before iOS 17, whose models are observable objects.
@Suite(.phone(ios: 16, start: "2026-05-04 08:00")) @MainActor struct SwiftUIObjectTests {
  let phone = VirtualPhone.current

  @Test func `a view is evaluated again for each published property of its objects`() async throws {
    phone.install(WaterApp.self)
    await phone.launch()
    await phone.settle()
    let model = try #require(phone.app.object(of: WaterModel.self))
    #expect(model.take() == ["0 glasses, goal 8, delegate 0", "first"])
    await phone.app.run { model.glasses = 1 }
    await phone.settle()
    #expect(model.take() == ["1 glasses, goal 8, delegate 0"])
    let delegate = try #require(phone.app.object(of: WaterDelegate.self))
    await phone.app.run { delegate.launches = 3 }
    await phone.settle()
    #expect(model.take() == ["1 glasses, goal 8, delegate 3"])
    await phone.app.run { model.setGoal(9) }
    await phone.settle()
    #expect(model.take() == ["1 glasses, goal 9, delegate 3"])
  }
}

private struct WaterApp: App {
  @UIApplicationDelegateAdaptor private var delegate: WaterDelegate
  @StateObject private var model = WaterModel()

  var body: some Scene {
    WindowGroup {
      WaterView(model: model)
    }
    .environmentObject(model)
  }
}

@MainActor
private final class WaterDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0
}

@MainActor
private final class WaterModel: ObservableObject {
  @Published var glasses = 0
  @Published var goal = 8
  var setGoal: (Int) -> Void = { _ in }
  private var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

private struct WaterView: View {
  @ObservedObject var model: WaterModel
  @EnvironmentObject private var same: WaterModel
  @EnvironmentObject private var delegate: WaterDelegate

  var body: some View {
    let _ = model.note("\(model.glasses) glasses, goal \(same.goal), delegate \(delegate.launches)")
    GoalView(goal: $model.goal)
      .onAppear { model.note("first") }
  }
}

private struct GoalView: View {
  @Binding var goal: Int
  @EnvironmentObject private var model: WaterModel

  var body: some View {
    Text("Goal: \(goal)")
      .onAppear { model.setGoal = { goal = $0 } }
  }
}
