import TinctureTheme

/// The program: runs the tool with the process's own arguments, streams and environment.
@main
enum Main {
  static func main() {
    Platform.ignoreBrokenPipe()
    Platform.reuseMemory()
    let environment = ToolEnvironment(
      isOutputTerminal: Platform.isTerminal(1), isErrorTerminal: Platform.isTerminal(2),
      variable: { Platform.variable($0) },
      readStandardInput: { () throws(FileReader.Failure) in
        try FileReader.read("-", limit: ThemeLoader.largestFile)
      },
      show: { output, errors in
        try? Platform.write(errors, to: 2)
        return (try? Platform.write(output, to: 1)) != nil
      },
      wait: { seconds in
        Platform.sleep(seconds)
        return true
      })
    let result = Tool.run(Array(CommandLine.arguments.dropFirst()), in: environment)
    var status = result.status
    do {
      try Platform.write(result.output, to: 1)
    } catch {
      // Whoever stops reading, as `head` does, has what they wanted.
      if !error.isBrokenPipe {
        try? Platform.write(Array("tincture: error: standard output: \(error.reason)\n".utf8), to: 2)
        status = .failure
      }
    }
    try? Platform.write(result.errors, to: 2)
    Platform.exit(status)
  }
}
