// Apps import this module for Foundation's class of the same name.
@_exported public import BelfryUIKit
