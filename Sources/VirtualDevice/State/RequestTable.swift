import SystemPolicy

/// The pending requests of a phone, app by app, and within an app in the order of adding.
///
/// What is done with a request of one app costs the same, however many other apps have some.
struct RequestTable: Hashable, Sendable {
  /// Where a request is.
  struct Place: Hashable, Sendable {
    var app: Int
    var row: Int
  }

  /// By the app's number; the last app has a request, so that two tables of the same are equal.
  private var rowsByApp: [[RequestRow]] = []
  /// The number of requests.
  private(set) var count = 0

  /// The requests of one app.
  func rows(of app: AppNumber) -> [RequestRow] {
    Int(app.rawValue) < rowsByApp.count ? rowsByApp[Int(app.rawValue)] : []
  }

  /// Where a request is; nil where none of that name is pending.
  func place(of name: NotificationName) -> Place? {
    let app = Int(name.app.rawValue)
    guard app < rowsByApp.count else { return nil }
    return rowsByApp[app].firstIndex { $0.name == name }.map { Place(app: app, row: $0) }
  }

  /// The request of a name.
  subscript(name: NotificationName) -> RequestRow? { place(of: name).map { self[$0] } }

  subscript(place: Place) -> RequestRow {
    get { rowsByApp[place.app][place.row] }
    _modify { yield &rowsByApp[place.app][place.row] }
  }

  /// The places of all requests, in their order.
  var places: [Place] {
    var places: [Place] = []
    places.reserveCapacity(count)
    for app in rowsByApp.indices {
      for row in rowsByApp[app].indices { places.append(Place(app: app, row: row)) }
    }
    return places
  }

  /// Adds a request behind the others of its app.
  mutating func append(_ row: RequestRow) {
    let app = Int(row.name.app.rawValue)
    while rowsByApp.count <= app { rowsByApp.append([]) }
    rowsByApp[app].append(row)
    count += 1
  }

  /// Takes out the request at a place.
  mutating func remove(at place: Place) {
    rowsByApp[place.app].remove(at: place.row)
    count -= 1
    trim()
  }

  /// Takes out every request of an app.
  mutating func removeAll(of app: AppNumber) {
    guard Int(app.rawValue) < rowsByApp.count else { return }
    count -= rowsByApp[Int(app.rawValue)].count
    rowsByApp[Int(app.rawValue)] = []
    trim()
  }

  private mutating func trim() {
    while rowsByApp.last?.isEmpty == true { rowsByApp.removeLast() }
  }
}

extension RequestTable: Sequence {
  func makeIterator() -> FlattenSequence<[[RequestRow]]>.Iterator {
    rowsByApp.joined().makeIterator()
  }

  var underestimatedCount: Int { count }
}
