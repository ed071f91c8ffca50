@_exported public import struct DeviceHost.AppDescription
@_exported public import enum DeviceHost.Waiting
@_exported public import Testing
