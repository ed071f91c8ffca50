public import VirtualDevice

/// The part of a drop-in that passes the phone's effects to the processes of its apps.
///
/// A phone makes one of each type, when a drop-in first asks for it.
public protocol PhoneListener: AnyObject, Sendable {
  /// Creates the listener of a phone.
  init()

  /// Passes on an effect of the phone.
  func hear(_ entry: Journal.Entry, of host: DeviceHost)

  /// Sends the phone the changes that must precede every other event.
  func prepare(_ host: DeviceHost)
}

extension PhoneListener {
  /// Sends nothing.
  public func prepare(_ host: DeviceHost) {}
}

extension DeviceHost {
  /// Adds a listener of a type for all later effects, unless the phone has one already.
  public func dispatch<Listener: PhoneListener>(to type: Listener.Type) {
    var new: Listener?
    _ = keeping {
      let listener = Listener()
      new = listener
      return listener
    }
    guard let listener = new else { return }
    addListener { [weak self] entry in
      if let self { listener.hear(entry, of: self) }
    }
    addPreparation { [weak self] in
      if let self { listener.prepare(self) }
    }
  }
}
