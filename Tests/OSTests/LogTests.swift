import Testing

@testable import os

/// The stand-ins for Apple's log.
@Suite struct LogTests {
  @Test func `nothing is printed unless it is asked for`() {
    #expect(!LogOutput(from: nil).isOn)
    #expect(!LogOutput(from: "nonsense").isOn)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test(arguments: [
    ("debug", 5), ("info", 4), ("notice", 3), ("error", 2), ("fault", 1), ("", 0), ("1", 0),
  ])
  func `a level prints messages of that importance and above`(level: String, count: Int) {
    let all: [OSLogType] = [.debug, .info, .default, .error, .fault]
    #expect(all.filter(LogOutput(from: level).prints) == Array(all.suffix(count)))
  }

  @Test func `a line names its log and its level`() {
    let output = LogOutput(from: "debug")
    let log = OSLog(subsystem: "com.example.pills", category: "sync")
    #expect(output.line("late", .default, in: log) == "[com.example.pills:sync] notice: late\n")
    #expect(output.line("late", .fault, in: .default) == "fault: late\n")
  }

  @Test(arguments: [
    ("%{public}@ is %d", 0, "pills is 3"), ("100 %% of %ld", 1, "100 % of 3"),
    ("%.2f|%5.1f", 2, "1.50|  2.2"), ("%08x %X %o", 3, "000000ff FF 10"),
    ("%@ %@", 4, "one <missing>"), ("no more", 4, "no more"),
    ("%{private, mask.hash}s!", 4, "one!"),
    ("by 50%", 5, "by 50%"),
  ])
  func `a format is filled in`(format: String, row: Int, text: String) {
    let rows: [[Any]] = [
      ["pills", 3], [3], [1.5, Float(2.25)], [255, UInt8(255), 8], ["one"], [],
    ]
    #expect(FormatText.text(format, rows[row]) == text)
  }

  @Test func `values are written in their formats`() {
    #expect(OSLogIntegerFormatting.hex(includePrefix: true, minDigits: 4).text(of: 255) == "0x00ff")
    #expect(OSLogIntegerFormatting.decimal(explicitPositiveSign: true).text(of: 5) == "+5")
    #expect(OSLogIntegerFormatting.octal.text(of: -8) == "-10")
    #expect(OSLogFloatFormatting.fixed(precision: 2).text(of: 2.0 / 3) == "0.67")
    #expect(OSLogStringAlignment.right(columns: 5).pad("ab") == "   ab")
    #expect(OSLogStringAlignment.left(columns: 5).pad("ab") == "ab   ")
  }

  /// Values that a message interpolates are not read where nothing is printed.
  @Test func `a message that is not printed is not formatted`() {
    guard !LogOutput.standard.isOn else { return }
    var reads = 0
    func read() -> Int {
      reads += 1
      return reads
    }
    Logger().debug("\(read()) \(read(), format: .hex) \(read() > 0, format: .answer)")
    os_log("\(read())")
    os_log(.error, "%d", 1)
    #expect(reads == 0)
  }

  @Test func `a lock protects its value`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    let plain = OSAllocatedUnfairLock()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
    plain.withLock { #expect(!plain.lockIfAvailable()) }
    #expect(plain.lockIfAvailable())
    plain.unlock()
  }
}
