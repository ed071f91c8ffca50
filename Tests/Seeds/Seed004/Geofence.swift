import CoreLocation
import Foundation
import UserNotifications

// Listing 13.
// Listing 14.

// Listing 15.

// Listing 16.

// Listing 17.
