@_exported public import Foundation
// On Apple's platforms these types belong to Foundation.
@_exported public import FoundationNetworking
