import SystemPolicy
import Testing
import VirtualTime

@Suite struct ValueTests {
  @Test(arguments: [
    ("17", OSVersion(17)), ("10.3", OSVersion(10, 3)), ("26", OSVersion(26)),
    ("18.7", OSVersion(18, 7)), ("4", OSVersion(4)), ("9.3", OSVersion(9, 3)),
  ])
  func `a version that came out is read`(text: String, version: OSVersion) {
    #expect(OSVersion.reading(text) == .success(version))
    #expect(version.text == text)
  }

  @Test(arguments: [
    ("", OSVersion.Refusal.malformed), ("x", .malformed), ("17.", .malformed),
    ("17.4.1", .malformed),
    ("-1", .malformed), ("999", .malformed), ("19", .neverReleased), ("17.9", .neverReleased),
    ("0", .neverReleased), ("3", .tooOld), ("3.1", .tooOld), ("9.4", .neverReleased),
    ("+17", .malformed),
    ("١٧", .malformed),
  ])
  func `any other is refused for its reason`(text: String, reason: OSVersion.Refusal) {
    guard case .failure(let error) = OSVersion.reading(text) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(error.reason == reason)
  }

  @Test func `versions are ordered by their release`() {
    #expect(OSVersion(9, 3) < 10 && OSVersion(17, 4) < OSVersion(17, 5) && OSVersion(18, 7) < 26)
  }

  @Test func `a set of numbers contains what was inserted, in order`() {
    let numbers: [UInt16] = [0, 1, 63, 64, 127, 128, 200, 255]
    var set = RuleSet()
    for number in numbers.reversed() { set.insert(RuleNumber(rawValue: number)) }
    #expect(set.elements.map(\.rawValue) == numbers)
    #expect(set.count == numbers.count)
    #expect(!set.contains(RuleNumber(rawValue: 2)))
    #expect(set.union([RuleNumber(rawValue: 2)]).count == numbers.count + 1)
  }

  @Test func `a value is printed by the name of its case`() {
    #expect(AuthorizationStatus.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(NotificationSetting.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(AlertStyle.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(ConditionState.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(RegionState.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(LocationAuthorization.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(AppState.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(NotificationError.allCases.allSatisfy { $0.name == String(describing: $0) })
    #expect(RepeatUnit.allCases.allSatisfy { $0.name == String(describing: $0) })
  }

  @Test func `an earlier grade is a better one`() {
    #expect(Evidence.Grade.documented < .reported && Evidence.Grade.seed < .assumed)
  }
}
