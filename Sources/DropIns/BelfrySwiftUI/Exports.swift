@_exported public import BelfryUIKit
@_exported public import Foundation
@_exported public import Observation
