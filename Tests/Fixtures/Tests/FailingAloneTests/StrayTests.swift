import BelfryExploration
import BelfryTesting
import Foundation
import Testing

/// An issue that no test owns, while a test plays lives: only the run fails.
// a stray issue
@Suite struct StrayTests {
  @Test(.phone) func playsLives() async {
    let strays = Thread {
      for number in 0..<200 {
        Issue.record("stray \(number)")
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    strays.start()
    let found = await VirtualPhone.current.perturb { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      #expect(phone.badge == 0)
    }
    #expect(found.lives > 0)
    while !strays.isFinished { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
