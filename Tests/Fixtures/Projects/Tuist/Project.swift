import ProjectDescription

let project = Project(
  name: "Kettle",
  settings: .settings(base: ["SWIFT_VERSION": "5.10"]),
  targets: [
    .target(
      name: "Kettle",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.kettle",
      sources: ["App/Sources/**"],
      resources: ["App/Resources/**"],
      dependencies: [.external(name: "Lottie")]
    )
  ]
)
