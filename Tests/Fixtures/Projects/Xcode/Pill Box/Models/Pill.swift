import Foundation

struct Pill: Identifiable {
  let id: String
  var name: String
  var time: DateComponents
}
