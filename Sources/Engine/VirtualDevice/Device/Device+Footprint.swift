import SystemPolicy
import VirtualTime

extension Device {
  /// The bytes that a copy of this device takes: its arrays and itself.
  public var footprint: Int {
    MemoryLayout<Device>.stride + MemoryLayout<RareState>.stride
      + MemoryLayout<Agenda<Wakeup>.Entry>.stride * agenda.count
      + MemoryLayout<AppRow>.stride * apps.count
      + MemoryLayout<SceneRow>.stride * apps.reduce(0) { $0 + $1.scenes.count }
      + MemoryLayout<SceneCondition>.stride
      * apps.reduce(0) { $0 + $1.scenes.reduce(0) { $0 + $1.conditions.count } }
      + (MemoryLayout<RequestRow>.stride + NameList.bytesPerRow) * requests.count
      + MemoryLayout<RegionRow>.stride * rare.regions.count
      + MemoryLayout<FileRow>.stride * rare.files.count
      + (MemoryLayout<DeliveredRow>.stride + NameList.bytesPerRow) * delivered.count
      + (MemoryLayout<NotificationName>.stride + NameList.bytesPerRow)
      * (lockScreen.count + rare.bannersBeneath.count)
      + MemoryLayout<PromptRow>.stride * (rare.prompts.count + rare.unseenPrompts.count)
      + MemoryLayout<SignificantRow>.stride * rare.significant.count
      + MemoryLayout<AppNumber>.stride * rare.visitMonitors.count
      + MemoryLayout<TaskRow>.stride * (rare.tasks.count + rare.runningTasks.count)
      + MemoryLayout<MonitorRow>.stride * rare.monitors.count
      + MemoryLayout<SessionRow>.stride * rare.sessions.count
      + MemoryLayout<OfferRow>.stride * rare.offers.count
      + MemoryLayout<ExtensionRow>.stride * rare.extensions.count
      + MemoryLayout<CategoryRow>.stride * rare.categories.count
      + MemoryLayout<ActionRow>.stride * rare.actions.count
      + MemoryLayout<Label>.stride * rare.labels.count
      + MemoryLayout<ResponseRow>.stride * rare.responses.count
      + MemoryLayout<HeldRow>.stride * rare.held.count
      + MemoryLayout<KeptPush>.stride * (rare.keptPushes.count + rare.heldPushes.count)
      + MemoryLayout<SoundRow>.stride * rare.sounds.count
      + MemoryLayout<FocusFact>.stride * rare.focusFacts.count
  }
}
