#!/bin/sh
# Type-checks the bridges to Apple's frameworks where those are not: against declarations in Tests/PlatformStubs, as for iOS,
# tvOS, watchOS and macOS, and with SwiftUI alone; and a consumer of the bridges in Swift 5 and 6. The generated code of the
# formats uikit, appkit and swiftui likewise, also with everything on the main actor; and its colours are run.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -s)" = Darwin ]; then
  echo "The frameworks are here: the package's own build checks the bridges."
  exit 0
fi

stubs=Tests/PlatformStubs
out=.build/platforms
tincture=${TINCTURE:-.build/debug/tincture}
[ -n "${TINCTURE:-}" ] || swift build --product tincture

# module NAME FOLDER ARGUMENT…: compiles the Swift files of a folder into a module.
module() {
  name=$1
  folder=$2
  shift 2
  swiftc -emit-module -module-name "$name" -emit-module-path "$path/$name.swiftmodule" -parse-as-library \
    -module-cache-path $out/cache -I "$path" -I $out/shared "$@" $(find "$folder" -name '*.swift')
}

# generated SYSTEM FORMAT: checks the format's code for all themes.
generated() {
  echo "  $2"
  mkdir -p "$path/$2"
  cp $out/generated/"$2"/*.swift "$path/$2"
  sed -i "s/os($1)/os(Linux)/g" "$path/$2"/*.swift
  for arguments in "-swift-version 5" "-swift-version 6" "-swift-version 6 -default-isolation MainActor"; do
    # shellcheck disable=SC2086
    swiftc -typecheck $arguments -warnings-as-errors -parse-as-library -module-name Styles \
      -module-cache-path $out/cache -I "$path" "$path/$2"/*.swift
  done
}

# values SYSTEM FORMAT FRAMEWORK…: runs the colours of the fixture, and compares them with those that the theme resolves to.
values() {
  path=$out/$1
  format=$2
  shift 2
  build=$out/values/$format
  mkdir -p "$build"
  python3 $stubs/check-values.py main "$format" MenuStyle $out/values/menu.json >"$build/main.swift"
  objects=
  for framework in "$@"; do
    swiftc -emit-object -whole-module-optimization -enable-library-evolution -module-name "$framework" -parse-as-library -swift-version 6 \
      -module-cache-path $out/cache -I "$path" -o "$build/$framework.o" "$path/PlatformStubs/$framework"/*.swift
    objects="$objects $build/$framework.o"
  done
  # shellcheck disable=SC2086
  swiftc -suppress-warnings -swift-version 5 -module-name Values -module-cache-path $out/cache -I "$path" \
    -o "$build/values" "$build/main.swift" "$path/$format/MenuStyle.swift" $objects
  "$build/values" >"$build/output.txt"
  python3 $stubs/check-values.py compare "$format" $out/values/menu.json <"$build/output.txt"
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
mkdir -p $out
# It imports no framework, and so is the same for all.
path=$out/shared
for format in uikit appkit swiftui; do
  "$tincture" generate $stubs/../Fixtures/generated/menu.yaml Themes Tests/Generated/Themes --format $format \
    --omissions off --quiet --output "$out/generated/$format/" 2>$out/findings.txt || { cat $out/findings.txt; exit 1; }
  (cd "$out/generated/$format" && swift format lint --strict --configuration '{"version": 1}' ./*.swift)
done
mkdir -p "$path"
module TinctureColor Sources/TinctureColor -swift-version 6 -warnings-as-errors -package-name tincture
platform iOS CoreGraphics CoreImage QuartzCore UIKit SwiftUI
generated iOS uikit
generated iOS swiftui
platform tvOS CoreGraphics CoreImage QuartzCore UIKit SwiftUI
generated tvOS uikit
generated tvOS swiftui
platform watchOS CoreGraphics UIKit SwiftUI
generated watchOS swiftui
platform macOS CoreGraphics CoreImage QuartzCore AppKit SwiftUI
generated macOS appkit
generated macOS swiftui
platform SwiftUI CoreGraphics SwiftUI
generated SwiftUI swiftui
echo "Running the colours"
mkdir -p $out/values
"$tincture" resolve $stubs/../Fixtures/generated/menu.yaml --all --format json >$out/values/menu.json
values iOS uikit CoreGraphics CoreImage QuartzCore UIKit
values iOS swiftui CoreGraphics CoreImage QuartzCore UIKit SwiftUI
values macOS appkit CoreGraphics CoreImage QuartzCore AppKit
echo "The bridges and the generated code type-check."
