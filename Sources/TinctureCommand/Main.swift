@main struct TinctureCommand { static func main() {} }
