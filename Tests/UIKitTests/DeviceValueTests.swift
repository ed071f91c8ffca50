import BelfryTesting
import Testing
import UIKit

/// The values of `UIDevice`, and the pasteboard of each phone.
@Suite @MainActor struct DeviceValueTests {
  @Test(.phone(ios: .version(17, 4))) func `the version of the system is the phone's`() {
    #expect(UIDevice.current.systemVersion == "17.4")
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test(.phone) func `each phone has a pasteboard of its own`() async {
    UIPasteboard.general.string = "https://example.com/tea"
    #expect(UIPasteboard.general.url?.lastPathComponent == "tea")
    let other = VirtualPhone()
    let text = await other.run { UIPasteboard.general.string }
    #expect(text == nil && UIPasteboard.general.hasURLs)
    UIPasteboard.general.strings = nil
    #expect(!UIPasteboard.general.hasStrings)
    await other.finish()
  }

  private final class Opener: NSObject, UIApplicationDelegate {}

  @Test(.phone) func `a delegate without the method opens no URL`() throws {
    let url = try #require(URL(string: "pills://take"))
    #expect(!Opener().application(UIApplication.shared, open: url, options: [:]))
  }
}
