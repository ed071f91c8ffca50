// Apple's name of the drop-in, where Apple has no module of that name.
@_exported public import BelfryUserNotifications
