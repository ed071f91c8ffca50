@_exported public import Foundation

// On Apple's platforms these types belong to Foundation.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
