@_exported public import Testing

@_exported public import struct DeviceHost.AppDescription
@_exported public import struct DeviceHost.SceneManifest
@_exported public import struct DeviceHost.ServiceExtension
@_exported public import enum DeviceHost.Waiting
@_exported public import enum Scenarios.DisturbanceName
// Members of the policy's types, such as `.apple`, are visible in a test file only if it imports
// their module. Exporting one name is enough for that; it is one that no app has, as an exported
// name hides an app's own.
@_exported public import struct SystemPolicy.DisputeNumber
