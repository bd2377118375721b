import TinctureLint
import TinctureTheme

/// The file of a baseline.
enum BaselineFile {
  static func read(_ path: String) throws(ToolError) -> Baseline {
    let content: [UInt8]
    do throws(FileReader.Failure) {
      content = try FileReader.read(path, limit: ThemeLoader.largestFile)
    } catch {
      throw ToolError.failure(
        "the baseline '\(path)' cannot be read: \(error.reason); '--write-baseline \(path)' writes one")
    }
    do throws(Baseline.Fault) {
      return try Baseline.read(content, path: path)
    } catch {
      throw ToolError.failure("'\(path)' is no baseline: \(error.reason)")
    }
  }

  static func write(_ baseline: Baseline, to path: String) throws(ToolError) {
    do throws(SystemError) {
      _ = try FileWriter.write(baseline.content, to: path)
    } catch {
      throw ToolError.failure("the baseline '\(path)' cannot be written: \(error.reason)")
    }
  }
}
