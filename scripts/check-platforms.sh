#!/bin/sh
# Type-checks the bridges to Apple's frameworks where those are not: against declarations in Tests/PlatformStubs, as for iOS,
# for macOS, and with SwiftUI alone; and a consumer of the bridges in Swift 5 and 6.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -s)" = Darwin ]; then
  echo "The frameworks are here: the package's own build checks the bridges."
  exit 0
fi

stubs=Tests/PlatformStubs
out=.build/platforms

# module NAME FOLDER ARGUMENT…: compiles the Swift files of a folder into a module.
module() {
  name=$1
  folder=$2
  shift 2
  swiftc -emit-module -module-name "$name" -emit-module-path "$path/$name.swiftmodule" -parse-as-library \
    -module-cache-path $out/cache -I "$path" -I $out/shared "$@" $(find "$folder" -name '*.swift')
}

# platform NAME FRAMEWORK…: checks everything with just these frameworks.
platform() {
  path=$out/$1
  echo "Type-checking for $1"
  mkdir -p "$path"
  shift
  # Apple's enums are not frozen, nor are those of a module that may evolve.
  for framework in "$@"; do module "$framework" "$stubs/$framework" -swift-version 6 -enable-library-evolution; done
  module Tincture Sources/Tincture -swift-version 6 -warnings-as-errors -package-name tincture
  for version in 5 6; do
    swiftc -typecheck -swift-version $version -warnings-as-errors -parse-as-library -module-name Consumer \
      -module-cache-path $out/cache -I "$path" -I $out/shared "$stubs/Consumer.swift"
  done
}

rm -rf $out
# It imports no framework, and so is the same for all.
path=$out/shared
mkdir -p "$path"
module TinctureColor Sources/TinctureColor -swift-version 6 -warnings-as-errors -package-name tincture
platform iOS CoreGraphics QuartzCore UIKit SwiftUI
platform macOS CoreGraphics QuartzCore AppKit SwiftUI
platform SwiftUI CoreGraphics SwiftUI
echo "The bridges type-check."
