#!/bin/sh
# Type-checks the bridges to Apple's frameworks where those are not: against declarations in Tests/PlatformStubs, as for iOS,
# tvOS, watchOS and macOS, and with SwiftUI alone; and a consumer of the bridges in Swift 5 and 6.
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

# platform SYSTEM FRAMEWORK…: checks everything with just these frameworks, and with what is for that system only.
platform() {
  path=$out/$1
  echo "Type-checking for $1"
  mkdir -p "$path"
  # The compiler takes this system for the one that is meant.
  cp -R Sources/Tincture $stubs "$path"
  find "$path" -name '*.swift' -exec sed -i "s/os($1)/os(Linux)/g" {} +
  shift
  # Apple's enums are not frozen, nor are those of a module that may evolve.
  for framework in "$@"; do module "$framework" "$path/PlatformStubs/$framework" -swift-version 6 -enable-library-evolution; done
  module Tincture "$path/Tincture" -swift-version 6 -warnings-as-errors -package-name tincture
  for version in 5 6; do
    swiftc -typecheck -swift-version $version -warnings-as-errors -parse-as-library -module-name Consumer \
      -module-cache-path $out/cache -I "$path" -I $out/shared "$path/PlatformStubs/Consumer.swift"
  done
}

rm -rf $out
# It imports no framework, and so is the same for all.
path=$out/shared
mkdir -p "$path"
module TinctureColor Sources/TinctureColor -swift-version 6 -warnings-as-errors -package-name tincture
platform iOS CoreGraphics QuartzCore UIKit SwiftUI
platform tvOS CoreGraphics QuartzCore UIKit SwiftUI
platform watchOS CoreGraphics UIKit SwiftUI
platform macOS CoreGraphics QuartzCore AppKit SwiftUI
platform SwiftUI CoreGraphics SwiftUI
echo "The bridges type-check."
