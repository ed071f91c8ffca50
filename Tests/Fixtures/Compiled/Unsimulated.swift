// An app's code with frameworks that are not simulated. The compiler says so at each word.
import ActivityKit
import AlarmKit
import CallKit
import Foundation
import PushKit

struct Pills: ActivityAttributes {  // says: Live Activities
  struct ContentState: Codable, Hashable {}
}

final class Calls: NSObject, PKPushRegistryDelegate {  // says: VoIP pushes
  let registry = PKPushRegistry(queue: nil)  // says: VoIP pushes
  let controller = CXCallController()  // says: calls
}

func remind() async throws {
  _ = try await AlarmManager.shared.requestAuthorization()  // says: the alarms of AlarmKit
  guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }  // says: Live Activities
  let content = ActivityContent(state: 1, staleDate: nil)  // says: Live Activities
  _ = try Activity<Pills>.request(attributes: Pills(), content: content)  // says: Live Activities
  for activity in Activity<Pills>.activities { print(activity) }  // says: Live Activities
}
