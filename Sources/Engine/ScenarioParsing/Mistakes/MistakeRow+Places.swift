import Scenarios

extension MistakeRow {
  /// Mistakes of places, points, lengths and speeds.
  static let places: [MistakeRow] = [
    MistakeRow(
      .unknownPlace,
      "there is no place {name}",
      "{help}",
      .step(#"device moves to "office""#, right: #"device moves to "home""#)
    ),
    MistakeRow(
      .placeWithoutName,
      "a place needs a name",
      #"write `place "here" {point}` above the scenario, and `"here"` on this line"#,
      .step("device moves to 12.9775,77.5713", right: #"device moves to "home""#)
    ),
    MistakeRow(
      .latitudeOutOfRange,
      "the latitude must be first, from -90 to 90",
      "write {written}",
      .fact(#"place "a" 151.2153,-33.8568"#, right: #"place "a" -33.8568,151.2153"#)
    ),
    MistakeRow(
      .longitudeOutOfRange,
      "a longitude is from -180 to 180, not {number}",
      "write a number from -180 to 180",
      .fact(#"place "a" 12.9775,277.5713"#, right: #"place "a" 12.9775,77.5713"#)
    ),
    MistakeRow(
      .pointForm,
      "a point is one word, without a space",
      "write `{written}`",
      .fact(#"place "a" 12.9775, 77.5713"#, right: #"place "a" 12.9775,77.5713"#)
    ),
    MistakeRow(
      .pointWithComma,
      "degrees have a decimal point",
      "write `{written}`",
      .fact(#"place "a" 12,9775 77,5713"#, right: #"place "a" 12.9775,77.5713"#)
    ),
    MistakeRow(
      .pointWithSigns,
      "degrees are decimal numbers, with a minus for south and west",
      "write them as in `-33.8568,151.2153`",
      .fact(#"place "a" 33.8568°S,151.2153°E"#, right: #"place "a" -33.8568,151.2153"#)
    ),
    MistakeRow(
      .radiusWithoutUnit,
      "the radius has no unit",
      "write `{word}m`",
      .fact(
        #"place "a" 12.9775,77.5713 radius 300"#,
        right: #"place "a" 12.9775,77.5713 radius 300m"#
      )
    ),
    MistakeRow(
      .radiusTooSmall,
      "the radius is too small",
      "write at least `1m`",
      .fact(#"place "a" 12.9775,77.5713 radius 0m"#, right: #"place "a" 12.9775,77.5713 radius 1m"#)
    ),
    MistakeRow(
      .radiusTooLarge,
      "the radius `{word}` is too large",
      "write at most `1000km`",
      .fact(
        #"place "a" 12.9775,77.5713 radius 5000km"#,
        right: #"place "a" 12.9775,77.5713 radius 1000km"#
      )
    ),
    MistakeRow(
      .radiusWithFraction,
      "the radius is not a whole number of metres",
      "write `{written}`",
      .fact(
        #"place "a" 12.9775,77.5713 radius 300.5m"#,
        right: #"place "a" 12.9775,77.5713 radius 300m"#
      )
    ),
    MistakeRow(
      .radiusForm,
      "a radius is one word with its unit",
      "write `{written}`",
      .fact(
        #"place "a" 12.9775,77.5713 radius 300 m"#,
        right: #"place "a" 12.9775,77.5713 radius 300m"#
      )
    ),
    MistakeRow(
      .otherLength,
      "lengths are in metres or kilometres",
      "write `{written}`",
      .fact(
        #"place "a" 12.9775,77.5713 radius 1000ft"#,
        right: #"place "a" 12.9775,77.5713 radius 305m"#
      )
    ),
    MistakeRow(
      .speedWithoutUnit,
      "the speed has no unit",
      "write `{word}km/h`",
      .step(#"device travels to "home" at 40"#, right: #"device travels to "home" at 40km/h"#)
    ),
    MistakeRow(
      .speedTooLow,
      "the speed is too low",
      "write at least `0.1km/h`",
      .step(#"device travels to "home" at 0km/h"#, right: #"device travels to "home" at 5km/h"#)
    ),
    MistakeRow(
      .speedTooHigh,
      "the speed `{word}` is too high",
      "write at most `2500km/h`, or `moves to`, which takes no time",
      .step(
        #"device travels to "home" at 9000km/h"#,
        right: #"device travels to "home" at 900km/h"#
      )
    ),
    MistakeRow(
      .speedForm,
      "a speed is one word with its unit",
      "write `{written}`",
      .step(#"device travels to "home" at 40 kmh"#, right: #"device travels to "home" at 40km/h"#)
    ),
  ]
}
