import SystemPolicy

// The values of an app's bundle as a failed expectation prints them.

extension AppDescription: CustomStringConvertible {
  /// The bundle identifier, and the values that differ from those of an app without a description.
  public var description: String {
    var parts = [bundleIdentifier]
    parts += info.sorted { $0.key < $1.key }.map { "\($0.key) \"\($0.value)\"" }
    parts += entitlements.sorted()
    parts += sounds.sorted { $0.key < $1.key }.map { "sound \"\($0.key)\" of \($0.value)" }
    if let scenes { parts.append("\(scenes)") }
    if let serviceExtension { parts.append("\(serviceExtension)") }
    if let sdk { parts.append("SDK \(sdk.text)") }
    if backgroundModes != ["remote-notification"] {
      let modes = backgroundModes.sorted().joined(separator: " ")
      parts.append(modes.isEmpty ? "no background mode" : "background modes \(modes)")
    }
    if !hasPushEntitlement { parts.append("no aps-environment") }
    if let purposes = fullAccuracyPurposes {
      parts.append("purposes \(purposes.sorted().joined(separator: " "))")
    }
    return parts.joined(separator: ", ")
  }
}

extension SceneManifest: CustomStringConvertible {
  /// The names of the configurations.
  public var description: String {
    let names = names.map { "\"\($0)\"" }.joined(separator: " ")
    return "\(supportsMultipleScenes ? "multiple scenes" : "one scene") of \(names)"
  }
}

extension ServiceExtension: CustomStringConvertible {
  /// The words for an extension, whose class is known only when the closure runs.
  public var description: String { "a service extension" }
}
