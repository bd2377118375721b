/// What the system said when it could not do something with a file.
struct SystemError: Error, Equatable {
  /// The number, `errno`.
  let code: Int32
  /// The system's words for it.
  let reason: String
}
