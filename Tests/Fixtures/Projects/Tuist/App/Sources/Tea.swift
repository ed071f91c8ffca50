import Foundation

struct Tea: Codable {
  var name: String
  var minutes: Double
  var seconds: TimeInterval { minutes * 60 }
}
