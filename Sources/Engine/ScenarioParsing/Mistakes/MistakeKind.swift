import Scenarios

/// A kind of mistake in a script; its number is its identifier, which is never used again.
///
/// A new kind takes the next number here, and a row in the table of its topic in this folder.
public enum MistakeKind: Int, CaseIterable, Hashable, Sendable {
  // Files.
  case zeroByte = 1
  case notUTF8
  case carriageReturns
  case noScenario
  case lineTooLong
  case tooManyLines
  case unreadableFile
  case includeTooLate
  case includeWithoutFile
  case includeNotRelative
  case includeCircle
  case includeTooDeep

  // Markdown.
  case listEndsScript = 13
  case markupNotClosed
  case scriptInBlock
  case blockWithoutLanguage
  case indentedScript
  case otherLanguage
  case quotedScript
  case titleInFile

  // Quotes and signs.
  case quoteNotClosed = 21
  case noSpaceAfterQuote
  case bracketNotClosed
  case unknownEscape
  case unknownCharacter
  case cellBeginsComment
  case cellEndsText
  case cellBeginsText
  case needlessQuotes
  case otherQuotes
  case nameWithoutQuotes
  case noSpaceBeforeQuote
  case needlessBrackets
  case tagsWithoutBrackets
  case otherSpace
  case otherComment
  case noSpaceBeforeComment
  case needlessSign
  case joinedWords

  // Parts of a script.
  case stepOutsideScenario = 40
  case timeWithoutStep
  case timeBeforePart
  case timeBeforeFact
  case factInSetup
  case factTooLate
  case factTwice
  case factConflict
  case placeTwice
  case setupTwice
  case partTooLate
  case partInSteps
  case emptySetup
  case emptyTitle
  case titleTwice
  case emptyReason
  case emptyScenario
  case expectsNothing
  case wordWithoutTitle
  case impossibleWithoutStep

  // Repeats.
  case repeatOutsideScenario = 60
  case repeatTooFew
  case roundNameWithSigns
  case roundNameOfColumn
  case repeatInRepeat
  case endWithoutRepeat
  case emptyRepeat
  case roundNameUnused
  case roundReplaces
  case repeatWithoutEnd
  case timeInRepeat
  case unknownRoundName

  // Tables.
  case rowOutsideTable = 72
  case tableTwice
  case unknownTable
  case tableUnused
  case columnUnused
  case tableWithoutRows
  case tableWithoutColumns
  case tooManyCells
  case missingCells
  case columnWithoutName
  case columnNameWithSigns
  case columnTwice
  case rowWithoutLastBar
  case rowWithoutCells
  case unknownColumn
  case columnWithoutEach

  // Apps and names.
  case otherAppName = 88
  case severalApps
  case appNotNamed
  case unknownApp
  case appNameWithAt
  case appNameIsWord
  case tooManyApps
  case appTwice
  case appTooLate
  case unknownAction
  case appNameOfSeveralWords
  case nothingOfThisName
  case requestNamedLikeLocal

  // Words.
  case unknownWord = 102
  case unknownFirstWord
  case lineBeginsWithoutWord
  case lineTooShort
  case unexpectedWord
  case textAfterEnd
  case wordTwice
  case capitalLetters
  case otherWord
  case twoWords
  case needlessWord
  case otherWords
  case unknownAnswer
  case unsupported
  case outOfScope
  case needsNewerPhone
  case statusNeedsNewerPhone
  case unknownRule
  case unknownSideOfDispute
  case unknownSide
  case severalDisputes

  // Order of words.
  case wordOrder = 123
  case missingWord
  case missingTrigger
  case missingActor
  case missingExpect
  case otherActor
  case stepInExpectation
  case appAfterName
  case severalNames
  case textWithoutKind
  case stepNumber
  case timeInSentence

  // Durations.
  case durationWithoutUnit = 135
  case durationTooLong
  case notADuration
  case durationForm
  case decimalComma

  // Dates and times.
  case unknownTime = 140
  case timeForm
  case halfOfDay
  case unknownDate
  case dateForm
  case dateUnclear
  case dateJoinedToTime
  case dateAfterTime
  case dateWithoutTime
  case dayOfYear
  case timeTooFine
  case needlessAt

  // Times in the margin.
  case unknownMargin = 152
  case marginWithoutAt
  case marginForm
  case elapsedForm
  case elapsedWithoutPlus
  case timeAfterElapsed
  case marginWithoutTime
  case offsetForm
  case timeGoesBack
  case yearOutOfRange
  case clockBeforeStart
  case sinceOutsideScenario
  case timeTwice
  case otherOffset
  case timeSkipped
  case dateSkipped

  // Numbers, versions and zones.
  case numberWithPlus = 168
  case numberTooLarge
  case dayAsNumber
  case monthAsNumber
  case hourAsNumber
  case numberInWords
  case fractionForm
  case versionNeverReleased
  case versionTooOld
  case versionForm
  case unknownZone
  case zoneByCity
  case zoneByOffset
  case otherCalendar

  // Places.
  case unknownPlace = 182
  case placeWithoutName
  case latitudeOutOfRange
  case longitudeOutOfRange
  case pointForm
  case pointWithComma
  case pointWithSigns
  case radiusWithoutUnit
  case radiusTooSmall
  case radiusTooLarge
  case radiusWithFraction
  case radiusForm
  case otherLength
  case speedWithoutUnit
  case speedTooLow
  case speedTooHigh
  case speedForm

  // Values without a meaning.
  case emptyMatching = 199
  case emptySettings
  case negativeLatency
  case latencyOrder
  case daysOfWeek
  case listedTwice
  case negativeSize
  case negativeTimes
  case undeliveredAs
  case defaultExpected

  // Pushes.
  case pushWithoutName = 209
  case emptyPush
  case pushFromFileWithWords
  case emptyPayload
  case payloadWithoutFile
  case payloadNotRelative
  case payloadWrong
  case payloadOfOtherApp
  case payloadOfNoApp

  case notAVersion = 218
  case retiredForm
  case appNameIsStatus
  case emptyAnswer
  case blockAttribute
  case idWithSigns
  case idTwice
  case idInOtherFile

  // Times that are known only when the scenario runs.
  case untilForm
  case clockAfterIdle
  case sinceAfterIdle

  case wordsAfterAppName
  case solutionOfNothing

  // What looks as if it were tested, and is not.
  case scenarioNeverPlayed
  case commandForm
  case quotedCommand
  case indentedCommand

  case nestedTooDeep
}
