extension Synonym {
  /// The part of the table about remote notifications and visits.
  static let services = """
    holds background pushes: throttles background pushes, delays background pushes, throttles
      pushes, throttles silent pushes, holds silent pushes, holds background push
    delivers background pushes: releases background pushes, delivers silent pushes, stops holding
      background pushes
    registers for remote notifications: registers for pushes, registers for push, registers for
      remote, registers for push notifications, registerforremotenotifications, asks for token,
      requests token
    has no entitlement aps-environment: has no push entitlement, lacks push entitlement
    notices arrival: notices an arrival, begins visit, notices a visit, notices visit
    notices departure: notices a departure, ends visit, ends the visit
    monitors visits: startmonitoringvisits, tracks visits, monitors visit, starts monitoring visits
    """
}
