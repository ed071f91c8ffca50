import Platform

/// The package with which an app's files are tested on a phone: its manifest and its first test.
struct PhonePackage {
  let project: AppProject
  /// The app's files, by their paths in the project's folder.
  let sources: [AppProject.SourceFile]
  /// The folder of Belfry's sources, as the manifest names it.
  let belfry: String

  /// The products of Belfry that stand for frameworks.
  private static let products = [
    "BackgroundTasks", "CoreLocation", "NotificationCenter", "OSLog", "SwiftUI", "UIKit",
    "UserNotifications", "os",
  ]

  /// The files to write.
  var files: [Starter.File] {
    [
      Starter.File(path: "Package.swift", text: manifest),
      Starter.File(path: "PhoneTests/PhoneTests.swift", text: test),
    ]
  }

  /// Returns the files of a package that needs every product, and has nothing of its own.
  static func probe(belfry: String) -> [Starter.File] {
    let all = products.map { ".product(name: \"\($0)\", package: \"belfry\")" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Probe",
        dependencies: [.package(name: "belfry", path: \(belfry.literal))],
        targets: [
          .testTarget(
            name: "Probe",
            dependencies: [
              .product(name: "BelfryTesting", package: "belfry"),
              \(all.joined(separator: ", "))
            ],
            path: "Probe"
          )
        ]
      )

      """
    return [
      Starter.File(path: "Package.swift", text: manifest),
      Starter.File(path: "Probe/Probe.swift", text: "import BelfryTesting\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // The tests of this app on Belfry's virtual phone. Xcode opens the project, not this file.
    let package = Package(
      name: \(project.name.literal),
      dependencies: [.package(name: "belfry", path: \(belfry.literal))],
      targets: [
        // The app's own files, where they are.
        .\(hasMain ? "executableTarget" : "target")(
          name: "\(project.module)",
          dependencies: [
    \(products.map { "        .product(name: \"\($0)\", package: \"belfry\"),\n" }.joined())      ],
          path: \((path.isEmpty ? "." : path).literal),\(excluded)
          sources: [
    \(inner.map { "        \($0.literal),\n" }.joined())      ]\(settings)
        ),
        .testTarget(
          name: "PhoneTests",
          dependencies: ["\(project.module)", .product(name: "BelfryTesting", package: "belfry")],
          path: "PhoneTests"
        ),
      ]
    )

    """
  }

  private var test: String {
    let types = sources.flatMap { $0.content.types }.filter { !$0.hasPrefix("_") }
    let some = types.prefix(3).joined(separator: ", ")
    let hint =
      types.isEmpty
      ? "." : "; its types are\n    // \(some)\(types.count > 3 ? " and others" : "")."
    return """
      import BelfryTesting
      import Testing
      import UserNotifications

      @testable import \(project.module)

      @Suite(.phone(start: "2026-03-06 07:55")) struct PhoneTests {
        let phone = VirtualPhone.current

        @Test func `a reminder comes half an hour later`() async throws {
          phone.willAnswer(.allow)
          // Call the app's own code in place of these lines\(hint)
          let center = UNUserNotificationCenter.current()
          _ = try await center.requestAuthorization(options: [.alert, .sound])
          let content = UNMutableNotificationContent()
          content.title = "Drink water"
          let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)
          try await center.add(
            UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
          )
          await phone.background()
          await phone.advance(by: .minutes(30))
          #expect(phone.delivered == ["water"])
        }
      }

      """
  }

  private var hasMain: Bool { sources.contains { $0.content.isMain } }

  private var products: [String] {
    // The test itself uses notifications.
    let imports = sources.reduce(into: ["UserNotifications"] as Set) {
      $0.formUnion($1.content.imports)
    }
    return Self.products.filter(imports.contains)
  }

  /// The innermost folder that contains all files.
  private var path: String {
    let folders = sources.map { $0.path.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// The paths of the files in that folder.
  private var inner: [String] {
    sources.map { String($0.path.dropFirst(path.isEmpty ? 0 : path.count + 1)) }
  }

  /// The other files of that folder, because the package manager warns about each unknown file.
  private var excluded: String {
    let others = others(in: "", isNeeded: Set(inner))
    guard !others.isEmpty else { return "" }
    return "\n      exclude: [\n"
      + others.map { "        \($0.literal),\n" }.joined() + "      ],"
  }

  private func others(in folder: String, isNeeded files: Set<String>) -> [String] {
    let place = project.folder.path([path, folder].filter { !$0.isEmpty }.joined(separator: "/"))
    let entries = (try? Folder.entries(of: place.isEmpty ? "." : place)) ?? []
    let names = entries.filter { $0.isText && !$0.name.hasPrefix(".") }.map { $0.name }
    // The tests of the package are there as soon as it is written.
    let all = Set(names).union(path.isEmpty && folder.isEmpty ? ["PhoneTests"] : [])
    return all.sorted().flatMap { name -> [String] in
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      if files.contains(inner) || inner == "Package.swift" { return [] }
      if !files.contains(where: { $0.hasPrefix(inner + "/") }) { return [inner] }
      return others(in: inner, isNeeded: files)
    }
  }

  // MARK: Settings

  /// The settings of the project on which compilation depends.
  private var settings: String {
    let all = Self.settings(of: project)
    return all.isEmpty
      ? ""
      : ",\n      swiftSettings: [\n"
        + all.map { "        \($0.manifest),\n" }.joined() + "      ]"
  }

  /// A setting, in a manifest and for the compiler.
  struct Setting {
    let manifest: String
    let flags: [String]
  }

  /// Returns the settings with which a project's files are compiled.
  static func settings(of project: AppProject) -> [Setting] {
    var settings: [Setting] = []
    // Xcode's own default is Swift 5, a package's is 6.
    if !(project.setting("SWIFT_VERSION") ?? "5").hasPrefix("6") {
      settings.append(Setting(manifest: ".swiftLanguageMode(.v5)", flags: ["-swift-version", "5"]))
    } else {
      settings.append(Setting(manifest: ".swiftLanguageMode(.v6)", flags: ["-swift-version", "6"]))
    }
    if project.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      settings.append(
        Setting(
          manifest: ".defaultIsolation(MainActor.self)",
          flags: ["-default-isolation", "MainActor"]
        )
      )
    }
    if project.setting("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      settings += approachable.map { feature in
        Setting(
          manifest: ".enableUpcomingFeature(\"\(feature)\")",
          flags: ["-enable-upcoming-feature", feature]
        )
      }
    }
    return settings
  }

  /// The features that Xcode's setting for approachable concurrency turns on.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var literal: String {
    "\"" + map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
