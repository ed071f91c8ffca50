import SwiftUI
import UserNotifications

struct ContentView: View {
  @Environment(PillsModel.self) private var model
  @Environment(\.scenePhase) private var scenePhase
  @State private var isAllowed = false
  @State private var visits = 0

  var body: some View {
    let _ = model.note("body")
    NavigationStack {
      VStack {
        Image(systemName: "pills")
          .imageScale(.large)
          .foregroundStyle(.tint)
        Text("Hello, \(model.selection ?? "world")!")
        if isAllowed {
          List(model.pills, id: \.self) { pill in
            PillRow(name: pill)
          }
        }
        Toggle("Reminders", isOn: $isAllowed)
        Button("Add") { visits += 1 }
      }
      .padding()
    }
    .task {
      let center = UNUserNotificationCenter.current()
      isAllowed = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
    }
    .onAppear { model.note("appears") }
    .onDisappear { model.note("disappears") }
    .onChange(of: scenePhase) {
      model.note("view \(scenePhase)")
      if scenePhase == .active { visits += 1 }
    }
  }
}

struct PillRow: View {
  @Environment(PillsModel.self) private var model
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
    }
    .onAppear { model.note("row \(name)") }
  }
}

#Preview {
  ContentView()
    .environment(PillsModel())
}
