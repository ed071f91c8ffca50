import PhoneDescription
import Platform
import Reports

/// The program that turns drawings into pixels.
enum Converter {
  /// The program, and the package of Debian that has it.
  private static let program = "rsvg-convert"
  private static let package = "librsvg2-bin"

  /// Returns a drawing as a PNG.
  ///
  /// - Throws: A failure with the package to install, if the program is missing.
  static func png(_ drawing: String) throws(SystemFailure) -> [UInt8] {
    let file = try ScratchFile.inTemporaryFolder()
    file.write(drawing.utf8)
    try file.finish()
    let (bytes, status) = try ChildProcess.run(
      [program, "--format", "png", file.path],
      .withoutMessages
    )
    withExtendedLifetime(file) {}
    if status == ChildProcess.notFound {
      throw SystemFailure(
        "a PNG needs the program \(program)",
        help: "install it (Debian: apt install \(package)) or write SVG"
      )
    }
    guard status == 0, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw SystemFailure("\(program) made no PNG", help: "write SVG")
    }
    return bytes
  }
}
