import BelfryTesting
import SwiftUI
import Testing

/// The state of views, and their events.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct SwiftUIStateTests {
  let phone = VirtualPhone.current

  private func launch() async throws -> CounterModel {
    phone.install(CounterApp.self)
    await phone.launch()
    let model = try #require(phone.app.object(of: CounterModel.self))
    await phone.settle()
    return model
  }

  @Test func `onChange reports the old and the new value, and the first one`() async throws {
    let model = try await launch()
    #expect(model.take(beginning: "change") == ["change first 1"])
    await phone.app.run { model.count = 5 }
    await phone.settle()
    let changes = Set(model.take(beginning: "change"))
    #expect(changes == ["change 1 to 5", "change first 5", "change old 5"])
  }

  @Test func `a task runs again for each identifier, and ends with its view`() async throws {
    let model = try await launch()
    await phone.advance(by: .seconds(1))
    #expect(model.take(beginning: "task") == ["task 1 begins"])
    await phone.app.run { model.count = 2 }
    await phone.advance(by: .seconds(1))
    #expect(Set(model.take(beginning: "task")) == ["task 1 is canceled", "task 2 begins"])
    await phone.app.run { model.isShown = false }
    await phone.advance(by: .seconds(1))
    #expect(model.take(beginning: "task") == ["task 2 is canceled"])
  }

  @Test func `a row keeps its state while its identifier stays`() async throws {
    let model = try await launch()
    #expect(model.take(beginning: "row") == ["row a appears", "row b appears"])
    await phone.app.run { model.rows = ["b", "c"] }
    await phone.settle()
    #expect(Set(model.take(beginning: "row")) == ["row a disappears", "row c appears"])
  }

  @Test func `the environment passes values down`() async throws {
    let model = try await launch()
    #expect(model.take(beginning: "environment") == ["environment outer", "environment inner"])
  }

  @Test func `stored values reach every view that reads them`() async throws {
    let model = try await launch()
    #expect(model.take(beginning: "sound") == ["sound on"])
    await phone.app.run { model.switchSound() }
    await phone.settle()
    #expect(model.take(beginning: "sound") == ["sound off"])
    #expect(CounterApp.store?.bool(forKey: "sound") == false)
  }
}

private struct CounterApp: App {
  nonisolated(unsafe) static let store = UserDefaults(suiteName: "belfry.tests.\(UUID())")

  private let model = CounterModel()

  var body: some Scene {
    WindowGroup {
      CounterView()
        .environment(\.place, "outer")
        .environment(model)
    }
  }
}

@Observable @MainActor
private final class CounterModel {
  var count = 1
  var isShown = true
  var rows = ["a", "b"]
  @ObservationIgnored var switchSound: () -> Void = {}
  @ObservationIgnored private var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// Returns the events that begin with a word, and forgets them.
  func take(beginning word: String) -> [String] {
    defer { events.removeAll { $0.hasPrefix(word) } }
    return events.filter { $0.hasPrefix(word) }
  }
}

private struct CounterView: View {
  @Environment(CounterModel.self) private var model

  var body: some View {
    VStack {
      if model.isShown {
        TickingView(count: model.count)
      } else {
        EmptyView()
      }
      ForEach(model.rows, id: \.self) { row in
        Text(row)
          .onAppear { model.note("row \(row) appears") }
          .onDisappear { model.note("row \(row) disappears") }
      }
      PlaceView()
      PlaceView().environment(\.place, "inner")
      SoundView()
    }
    .onChange(of: model.count) { old, new in model.note("change \(old) to \(new)") }
    .onChange(of: model.count, initial: true) { model.note("change first \(model.count)") }
    .onChange(of: model.count) { new in model.note("change old \(new)") }
  }
}

private struct TickingView: View {
  @Environment(CounterModel.self) private var model
  let count: Int

  var body: some View {
    Text("\(count)").task(id: count) {
      model.note("task \(count) begins")
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        model.note("task \(count) is canceled")
      }
    }
  }
}

private struct PlaceView: View {
  @Environment(\.place) private var place
  @Environment(CounterModel.self) private var model

  var body: some View {
    Text(place).onAppear { model.note("environment \(place)") }
  }
}

private struct SoundView: View {
  @AppStorage("sound", store: CounterApp.store) private var isOn = true
  @Environment(CounterModel.self) private var model

  var body: some View {
    SoundToggle(isOn: $isOn)
      .onAppear { model.switchSound = { isOn.toggle() } }
  }
}

private struct SoundToggle: View {
  @Binding var isOn: Bool
  @Environment(CounterModel.self) private var model

  var body: some View {
    let _ = model.note("sound \(isOn ? "on" : "off")")
    Toggle("Sound", isOn: $isOn)
  }
}

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = "nowhere"
}

extension EnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
