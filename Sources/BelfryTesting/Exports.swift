@_exported public import Testing

@_exported public import struct DeviceHost.AppDescription
@_exported public import enum DeviceHost.Waiting
