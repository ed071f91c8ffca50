/// The files with which a project starts, as `belfry new` writes them.
struct Starter {
  /// A file to write, by its path in the project.
  struct File: Equatable {
    let path: String
    let text: String
    /// The line to add to an existing file with the same purpose, if there is such a file.
    var note: String?
  }

  /// The host on which a project has its repository.
  enum Host {
    case gitHub, gitLab
  }

  /// A first scenario, as a file that plays.
  static let scenario = """
    phone   iOS 17

    scenario "a reminder comes half an hour later"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Allow"
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:30  expect  "water" delivered as banner list

    """

  /// The first scenario, in its folder.
  static let first = File(path: "scenarios/first.scenario", text: scenario)

  /// The file of shared facts, which only has a comment: a new project needs no facts.
  static let facts = File(
    path: "scenarios/belfry.facts",
    text: """
      # Facts for every scenario of this folder and of those below it, such as `phone iOS 18`.
      # Sources disagree about some behaviours of iOS: `reading apple` follows what Apple
      # documents, `reading field` what developers measured; `belfry explain readings` compares.

      """
  )

  /// The job that runs the scenarios of a project.
  ///
  /// - Parameters:
  ///   - host: The host of the project.
  ///   - hasPipeline: A Boolean value that indicates whether a GitLab project has a pipeline.
  /// - Returns: The file of the job.
  static func job(on host: Host, hasPipeline: Bool) -> File {
    switch host {
    case .gitHub: File(path: ".github/workflows/belfry.yml", text: gitHub)
    case .gitLab where hasPipeline:
      File(
        path: ".gitlab/belfry.yml",
        text: gitLab,
        note: "add this to .gitlab-ci.yml: include: { local: .gitlab/belfry.yml }"
      )
    case .gitLab: File(path: ".gitlab-ci.yml", text: gitLab)
    }
  }

  private static let gitHub = """
    # Plays the scenarios of this project. The variable BELFRY_ARCHIVE of the repository is the
    # address of a release of Belfry: an archive that holds the program for Linux.
    name: Belfry
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      scenarios:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: Install belfry
            run: |
              mkdir -p "$HOME/.local/bin"
              curl -fsSL "${{ vars.BELFRY_ARCHIVE }}" -o "$RUNNER_TEMP/belfry.tar.xz"
              tar -xf "$RUNNER_TEMP/belfry.tar.xz" -C "$HOME/.local/bin" belfry
              echo "$HOME/.local/bin" >> "$GITHUB_PATH"
          - name: Play the scenarios
            run: belfry run scenarios --github

    """

  private static let gitLab = """
    # Plays the scenarios of this project. The variable BELFRY_ARCHIVE of the project is the
    # address of a release of Belfry: an archive that holds the program for Linux.
    belfry:
      image: debian:stable-slim
      before_script:
        - apt-get -qq update
        - apt-get -qq install --yes --no-install-recommends ca-certificates curl xz-utils
        - curl -fsSL "$BELFRY_ARCHIVE" -o belfry.tar.xz
        - tar -xf belfry.tar.xz -C /usr/local/bin belfry
      script:
        - belfry run scenarios --report-junit belfry.xml
      artifacts:
        when: always
        reports:
          junit: belfry.xml

    """
}
