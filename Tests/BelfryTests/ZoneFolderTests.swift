import Support
import Testing

/// `--zones FOLDER`, which takes the time zones of a system.
@Suite struct ZoneFolderTests {
  /// A release in which Rome keeps its winter time in summer, and Atlantis has a zone.
  static let rules = [("Europe/Rome", "CET-1"), ("Atlantis/City", "ATL3")]

  static func scratch() throws -> Scratch {
    let scratch = try Scratch([
      "rome.scenario": """
      zone    Europe/Rome
      start   2026-03-28 08:00
      device  has authorization authorized

      scenario "a day over the change of clocks"
      @08:00             user    opens app
                         app     adds "tea" after 24h title "Tea"
                         user    leaves app
      @2026-03-29 08:01  expect  "tea" delivered once
      """,
      "atlantis.scenario": """
      zone    Atlantis/City
      device  has authorization authorized

      scenario "a zone that no other release has"
      @08:00  user    opens app
              app     adds "tea" daily at 09:00 title "Tea"
              user    leaves app
      @09:01  expect  "tea" delivered once
      """,
      "zones/tzdata.zi": "# version 2027z\n",
    ])
    for (name, rule) in rules {
      let offset = rule == "CET-1" ? 3600 : -10_800
      let bytes = ZoneFileWriter(firstOffset: offset, rule: rule).bytes
      try scratch.write(bytes, to: "zones/\(name)")
    }
    return scratch
  }

  @Test func `a scenario has the clock of that release, and every report names it`() throws {
    let scratch = try Self.scratch()
    // Without the folder the clock goes forward, and 24 hours end at nine.
    let own = try scratch.belfry("run", "rome.scenario", "--report-json", "own.json")
    #expect(own.status == 1, "\(own.output)")
    #expect(!own.output.contains("time zones"))
    #expect(!(try scratch.text("own.json")).contains("2027z"))
    let other = try scratch.belfry("run", "--zones", "zones", ".", "--report-json", "other.json")
    #expect(other.status == 0, "\(other.output)\(other.errors)")
    #expect(other.output.hasSuffix("\nwith time zones 2027z of zones\n"), "\(other.output)")
    #expect(try scratch.text("other.json").contains("\"zones\" : \"2027z\""))
  }

  @Test func `a zone of that release is a mistake only without the folder`() throws {
    let scratch = try Self.scratch()
    #expect(try scratch.belfry("check", ".", "--zones", "zones").status == 0)
    let check = try scratch.belfry("check", ".")
    #expect(check.status == 3)
    #expect(check.errors.contains("there is no time zone `Atlantis/City`"), "\(check.errors)")
    let list = try scratch.belfry("run", "--list", "--zones=zones/", "atlantis.scenario")
    #expect(list.output == "atlantis.scenario#a zone that no other release has\n")
  }

  @Test func `a printed command has the folder, and fails as the run did`() throws {
    let scratch = try Self.scratch()
    let wrong = try scratch.text("atlantis.scenario").replacing("delivered once", with: "dropped")
    try scratch.write(wrong, to: "wrong.scenario")
    let run = try scratch.belfry("run", "wrong.scenario", "--zones", "zones")
    let command = try #require(run.output.firstMatch(of: /belfry (run wrong.*)\n/)?.1, "\(run)")
    #expect(command.hasSuffix(" --why tea") && command.contains("--zones zones"), "\(run)")
    let again = try Program.run(command.split(separator: " ").map(String.init), in: scratch.folder)
    #expect(run.status == 1 && again.status == 1, "\(again)")
  }

  @Test func `a zone that the folder lacks is unknown`() throws {
    let scratch = try Self.scratch()
    try scratch.write(
      "zone Europe/Paris\nscenario \"a\"\n@08:00 user opens app\n",
      to: "p.scenario"
    )
    let outcome = try scratch.belfry("run", "p.scenario", "--zones", "zones")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("there is no time zone `Europe/Paris`"), "\(outcome.errors)")
  }

  /// The folders that cannot serve, each with the start of its message.
  static let refused = [
    ("nowhere", "there is no folder 'nowhere'"), ("rome.scenario", "'rome.scenario' is a file"),
    ("empty", "'empty' holds no compiled time zone; a folder such as /usr/share/zoneinfo does"),
    ("broken", "'broken/Europe/Rome' ends too early"),
    ("right", "'right/Europe/Rome' counts leap seconds"),
  ]

  @Test(arguments: refused)
  func `a folder that cannot serve is named with the reason`(folder: String, message: String) throws
  {
    let scratch = try Self.scratch()
    let whole = ZoneFileWriter(firstOffset: 3600, rule: "CET-1").bytes
    try scratch.write("no zone", to: "empty/readme.txt")
    try scratch.write(whole.dropLast(3) + [], to: "broken/Europe/Rome")
    var leaping = whole
    // The number of leap seconds in the second header.
    let second = whole.indices.dropFirst().first { whole[$0...].starts(with: "TZif".utf8) }!
    leaping[second + 31] = 1
    try scratch.write(leaping + [UInt8](repeating: 0, count: 12), to: "right/Europe/Rome")
    let outcome = try scratch.belfry("run", ".", "--zones", folder, "--report-json", "a.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("belfry: --zones: \(message)"), "\(outcome.errors)")
    #expect(try scratch.text("a.json").contains("--zones: "))
  }
}
