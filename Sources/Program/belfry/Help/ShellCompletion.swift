/// The words that a shell proposes for `belfry`, from the table of commands.
enum ShellCompletion: String, CaseIterable {
  case bash, zsh, fish

  /// The script of the shell.
  var text: String {
    switch self {
    case .bash: Self.forBash
    case .zsh: Self.forZsh
    case .fish: Self.forFish
    }
  }

  private static var names: [String] { Command.all.map { $0.name } + ["help", "version"] }

  private static var forBash: String {
    let cases = Command.all.map { command in
      let flags = (command.flags(hasTexts: false).flatMap { $0.names } + ["--help"]).joined(
        separator: " "
      )
      return "    \(command.name)) flags=\"\(flags)\" ;;"
    }
    return """
      # The words of belfry for bash. Load them with: source <(belfry help completions bash)
      _belfry() {
        local word=${COMP_WORDS[COMP_CWORD]} flags=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          mapfile -t COMPREPLY < <(compgen -W "\(names.joined(separator: " "))" -- "$word")
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
          help)
            mapfile -t COMPREPLY < <(compgen -W "\(Help.words.joined(separator: " "))" -- "$word")
            return ;;
        esac
        case $word in
          -*) mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$word") ;;
          *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        esac
      }
      complete -o filenames -F _belfry belfry

      """
  }

  private static var forZsh: String {
    let commands = Command.all.map { "    '\($0.name):\($0.page.summary.inSingleQuotes)'" }
    let cases = Command.all.map { command in
      let flags = command.flags.flatMap { flag in
        let value =
          flag.value.map { "\(flag.isValueOptional ? "::" : ":")\($0):" + flag.filesInZsh } ?? ""
        let equals = flag.isValueOptional ? "=-" : flag.value == nil ? "" : "="
        return flag.names.map { name in
          "        '\(name)\(equals)[\(flag.summary.inZsh)]\(value)' \\"
        }
      }
      return "      \(command.name))\n        _arguments -S \\\n"
        + (flags + ["        '--help[show the help]' '*:file:_files' ;;"]).joined(separator: "\n")
    }
    return """
      #compdef belfry
      # The words of belfry for zsh. Load them with: source <(belfry help completions zsh)
      _belfry() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:explain a command or a topic' 'version:print the release'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
          help) compadd \(Help.words.joined(separator: " ")) ;;
        esac
      }
      compdef _belfry belfry

      """
  }

  private static var forFish: String {
    var lines = [
      "# The words of belfry for fish. Load them with: belfry help completions fish | source",
      "complete -c belfry -n __fish_use_subcommand -f",
      "complete -c belfry -n __fish_use_subcommand -a help -d 'explain a command or a topic'",
      "complete -c belfry -n __fish_use_subcommand -a version -d 'print the release'",
      "complete -c belfry -n '__fish_seen_subcommand_from help' -f -a "
        + "'\(Help.words.joined(separator: " "))'",
    ]
    for command in Command.all {
      lines.append(
        "complete -c belfry -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(command.page.summary.inFish)'"
      )
      for flag in command.flags {
        let value = flag.value == nil ? "" : flag.isValueOptional ? "" : " -r"
        lines.append(
          "complete -c belfry -n '__fish_seen_subcommand_from \(command.name)' "
            + "\(flag.namesInFish)\(value) -d '\(flag.summary.inFish)'"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Flag {
  /// The action by which zsh completes the value: with files, or with nothing.
  fileprivate var filesInZsh: String { completesFiles ? "_files" : "" }

  /// Its names as fish expects them, such as `-l quiet -s q`.
  fileprivate var namesInFish: String {
    names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    .joined(separator: " ")
  }
}

extension String {
  /// The text between single quotes of a shell like bash.
  fileprivate var inSingleQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }

  /// The text in the brackets of a specification for zsh.
  fileprivate var inZsh: String {
    var result = ""
    for character in inSingleQuotes {
      if "[]:".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// The text between single quotes of fish.
  fileprivate var inFish: String {
    var result = ""
    for character in self {
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
