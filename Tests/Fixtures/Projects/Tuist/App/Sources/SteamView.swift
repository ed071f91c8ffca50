import Lottie
import SwiftUI
import UserNotifications

struct SteamView: View {
  var body: some View { LottieView(animation: nil) }
}
