@_exported import TinctureColor
