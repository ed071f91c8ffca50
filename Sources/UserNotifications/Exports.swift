@_exported public import Foundation
// On Apple's platforms these are Foundation's.
@_exported public import FoundationNetworking
