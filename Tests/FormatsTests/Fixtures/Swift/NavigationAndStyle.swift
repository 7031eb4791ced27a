// The module that exported code imports; its declarations stand beside those of UIKit, whose classes they add to.

@_exported import UIKit
