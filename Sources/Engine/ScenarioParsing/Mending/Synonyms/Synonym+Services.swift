import Scenarios

extension Synonym {
  /// The part of the table about remote notifications, visits, scenes and the menu.
  static let services = """
    holds background pushes: throttles background pushes, delays background pushes, throttles
      pushes, throttles silent pushes, holds silent pushes, holds background push
    delivers background pushes: releases background pushes, delivers silent pushes, stops holding
      background pushes
    registers for remote notifications: registers for pushes, registers for push, registers for
      remote, registers for push notifications, registerforremotenotifications, asks for token,
      requests token
    has no entitlement aps-environment: has no push entitlement, lacks push entitlement
    submits refresh task: submits background task, submits task, submits refresh, schedules refresh
      task, schedules background task, schedules refresh, schedules bgtask
    launches task: runs task, starts task, runs background task, launches background task, launches
      refresh task, runs refresh task
    completes task: finishes task, ends task, completes background task
    Low Power Mode: low power mode, low power, power saving mode, battery saver
    notices arrival: notices an arrival, begins visit, notices a visit, notices visit
    notices departure: notices a departure, ends visit, ends the visit
    monitors visits: startmonitoringvisits, tracks visits, monitors visit, starts monitoring visits
    service session: clservicesession
    target: target content identifier, targetcontentidentifier, target-content-id, target content
    prefers scene: preferstoactivate scene, prefers to activate scene, activates scene
    allows scene: canactivate scene, can activate scene, can show scene
    chooses Mute for 1 Hour on: mutes, mutes notification, chooses mute on, silences
    """
}
