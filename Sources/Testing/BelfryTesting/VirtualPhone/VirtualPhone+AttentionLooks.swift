import DeviceHost
import SystemPolicy
import VirtualDevice

extension VirtualPhone {
  /// The identifiers of the notifications that wait for the Scheduled Summary, in order.
  public var held: [String] {
    noteLook()
    return host.look { device, _, book in device.snapshot.held.map { book[$0.name.identifier] } }
  }

  /// The Focus that is on, or `nil`.
  public var focus: PhoneFocus? {
    noteLook()
    return host.look { device, _, book in
      switch device.snapshot.focus {
      case nil: nil
      case .doNotDisturb?: .doNotDisturb
      case .named(let name)?: .named(book[name])
      }
    }
  }

  /// A Boolean value that indicates whether the silent switch is on.
  public var isSilent: Bool {
    noteLook()
    return host.device.snapshot.isSilent
  }

  /// Returns a Boolean value that indicates whether the content of a notification is hidden on the
  /// screen.
  ///
  /// The choice for previews in Settings decides.
  ///
  /// - Parameter identifier: The identifier of the notification.
  public func hidesPreview(of identifier: String) -> Bool {
    noteLook()
    let name = shown(identifier) ?? NotificationName(app.number, number(of: identifier))
    return host.look { device, turn, _ in
      device.preview(of: name, in: &turn).answer.isHidden
    }
  }
}

extension PhoneApp {
  /// The identifiers of the app's notifications as Notification Center groups them, the oldest
  /// group first.
  public var groups: [[String]] {
    phone.noteLook()
    return phone.host.look { [number] device, turn, book in
      var groups: [(thread: TextNumber?, identifiers: [String])] = []
      for row in device.snapshot.apps[Int(number.rawValue)].delivered {
        let thread = book[row.content.texts].thread
        let index = groups.firstIndex {
          device.grouping(
            ofSameThread: $0.thread == thread,
            of: number,
            in: &turn
          ).answer.isOneGroup
        }
        let identifier = book[row.name.identifier]
        if let index {
          groups[index].identifiers.append(identifier)
        } else {
          groups.append((thread, [identifier]))
        }
      }
      return groups.map(\.identifiers)
    }
  }
}
