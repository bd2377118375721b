#!/bin/sh
# Proves that the modules' dependency arrows hold: each file imports only what its module may know.
set -eu
cd "$(dirname "$0")/.."

status=0

# check FOLDER MODULE…: the modules that the Swift files of a folder may import.
check() {
  folder=$1
  shift
  allowed=" $* "
  for file in $(find "$folder" -name '*.swift'); do
    for module in $(sed -nE 's/^[[:space:]]*(@[A-Za-z_()]+[[:space:]]+)*((public|package|internal|private|fileprivate)[[:space:]]+)?import[[:space:]]+((struct|enum|class|func|var|let|protocol|typealias)[[:space:]]+)?([A-Za-z_0-9]+).*/\6/p' "$file"); do
      case "$allowed" in
        *" $module "*) ;;
        *)
          echo "$file: may not import $module" >&2
          status=1
          ;;
      esac
    done
  done
}

platform="Glibc Musl Darwin WASILibc Android"

check Sources/TinctureText
check Sources/TinctureColor $platform
frameworks="CoreGraphics QuartzCore UIKit AppKit SwiftUI"
bridges=Sources/Tincture/Platform

check Sources/Tincture $platform TinctureColor $frameworks
check Sources/TinctureTheme $platform TinctureColor Tincture CYAML Synchronization
check Sources/TinctureLint $platform TinctureColor Tincture TinctureTheme TinctureText
check codegen/Emitters $platform TinctureColor Tincture TinctureTheme TinctureText
check codegen/Plugins Foundation PackagePlugin XcodeProjectPlugin
check Sources/TinctureCommand $platform Dispatch Synchronization TinctureColor Tincture TinctureTheme TinctureText TinctureLint TinctureCodegen

# Apple's frameworks are known to the bridges alone. (Emitters name them in what they write; what they import is checked above.)
for framework in $frameworks; do
  for file in $(grep -rlE "import[[:space:]]+((struct|enum|class|func|var|let|protocol|typealias)[[:space:]]+)?$framework\\b|canImport\\($framework\\)" Sources --include='*.swift'); do
    case "$file" in
      $bridges/*) ;;
      *)
        echo "$file: only $bridges may know $framework" >&2
        status=1
        ;;
    esac
  done
done

# The C library is hidden behind the YAML stage.
for file in $(grep -rlE 'import[[:space:]]+CYAML' Sources codegen --include='*.swift'); do
  case "$file" in
    Sources/TinctureTheme/YAML/*) ;;
    *)
      echo "$file: only Sources/TinctureTheme/YAML may import CYAML" >&2
      status=1
      ;;
  esac
done

[ "$status" = 0 ] && echo "The dependency arrows hold."
exit "$status"
