import Charts
import SwiftUI

struct ChartView: View {
  var body: some View { Chart {} }
}
