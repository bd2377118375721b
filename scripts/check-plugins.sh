#!/bin/bash
# Proves that the SwiftPM plugins do what docs/plugins.md says, in a package of their own that depends on this one by
# path; and that the example which uses them prints what it should. Both share one folder of built files.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
scratch=$root/.build/plugins-check
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "$1" >&2
  [ ! -f "$folder/log" ] || tail -n 40 "$folder/log" >&2
  exit 1
}

echo "The example PizzaMenu"
example=Examples/PizzaMenu
swift build --package-path $example --scratch-path "$scratch" -Xswiftc -warnings-as-errors >"$folder/log" 2>&1 ||
  fail "The example does not build."
menu=$scratch/debug/PizzaMenu
for flags in "--style light --width 64" "--style dark --contrast high --size accessibility3 --width 48" \
  "--size xSmall --width 60 --plain" "--size xxxLarge --width 60 --plain"; do
  printf '$ PizzaMenu %s\n' "$flags"
  # shellcheck disable=SC2086
  env -u NO_COLOR "$menu" $flags
done >"$folder/output.txt"
if [ -n "${TINCTURE_UPDATE_GENERATED:-}" ]; then cp "$folder/output.txt" $example/expected-output.txt; fi
diff -u $example/expected-output.txt "$folder/output.txt"
if "$menu" --style drak 2>"$folder/error.txt"; then fail "A wrong style is accepted."; fi
grep -q "it is one of light, dark" "$folder/error.txt" || fail "A wrong style is not told what there is."
[ "$(NO_COLOR=1 "$menu")" = "$("$menu" --plain)" ] || fail "NO_COLOR is not honoured."

# A package in a path with a space, of two themes, one in a subfolder, one extending a file outside of the target.
package="$folder/a package"
mkdir -p "$package/Sources/App/Themes" "$package/Shared"
cat >"$package/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tincture", path: "$root")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "Tincture", package: "Tincture")],
      plugins: [.plugin(name: "TincturePlugin", package: "Tincture")])
  ]
)
END
cat >"$package/Sources/App/main.swift" <<'END'
import Tincture

print(DayStyle.Colors.label.fallback.hex, NightStyle.Colors.label.fallback.hex)
END
theme="$package/Sources/App/day.yaml"
printf 'theme: Day\nextends: ../../Shared/base.yaml\ncolors:\n  label: $palette.ink\n' >"$theme"
printf 'palette:\n  ink: "#111111"\n' >"$package/Shared/base.yaml"
printf 'theme: Night\ncolors:\n  label: "#EEEEEE"\n' >"$package/Sources/App/Themes/day.yaml"

build() { swift build --package-path "$package" --scratch-path "$scratch" "$@" >"$folder/log" 2>&1; }
ran() { grep -q "Tincture: $1" "$folder/log"; }
prints() {
  [ "$("$scratch/debug/App")" = "$1" ] || fail "The app does not print $1, but $("$scratch/debug/App")."
}

echo "A build makes the styles"
build || fail "The package does not build."
ran Day && ran Night || fail "The plugin did not make both styles."
prints "#111111 #EEEEEE"

echo "What has not changed is not made again"
# SwiftPM plans once more in the second build.
build || fail "The package does not build again."
build || fail "The package does not build again."
! ran "" || fail "The plugin ran though nothing had changed."

echo "A theme that changes is made again, alone"
printf 'theme: Night\ncolors:\n  label: "#DDDDDD"\n' >"$package/Sources/App/Themes/day.yaml"
build || fail "The changed theme does not build."
ran Night && ! ran Day || fail "Not just the changed theme was made again."
prints "#111111 #DDDDDD"

echo "So is one whose base changes"
printf 'palette:\n  ink: "#222222"\n' >"$package/Shared/base.yaml"
build || fail "The changed base does not build."
ran Day || fail "A change of the base was not noticed."
prints "#222222 #DDDDDD"

echo "And one that extends another file than before, when that changes"
printf 'palette:\n  ink: "#333333"\n' >"$package/Shared/other.yaml"
sed -i.old 's/base/other/' "$theme" && rm "$theme.old" "$package/Shared/base.yaml"
build || fail "The new base does not build."
build || fail "The new base does not build again."
printf 'palette:\n  ink: "#444444"\n' >"$package/Shared/other.yaml"
build || fail "The changed new base does not build."
prints "#444444 #DDDDDD"

echo "Findings stand at their lines"
printf 'theme: Day\ncolors:\n  label: { light: "#111111", dark: $colors.lable }\n' >"$theme"
! build || fail "A broken theme builds."
grep -q "/Sources/App/day.yaml:3:[0-9]*: error: there is no token 'colors.lable'" "$folder/log" ||
  fail "The error does not stand at its line."
printf 'theme: Day\ncolors:\n  label: { light: "#111111" }\n' >"$theme"
build || fail "A warning fails the build."
grep -q "/Sources/App/day.yaml:3:[0-9]*: warning: " "$folder/log" || fail "The warning is not shown."

echo "swift package lint-themes"
tool() { swift package --package-path "$package" --scratch-path "$scratch" "$@" >"$folder/log" 2>&1; }
tool lint-themes || fail "lint-themes fails on warnings."
grep -q '2 themes, ' "$folder/log" || fail "lint-themes did not read the target's themes."
! tool lint-themes --strict || fail "lint-themes does not fail with --strict."
tool lint-themes --target App --format json || fail "lint-themes of a target fails."
grep -q '"missing-dark"' "$folder/log" || fail "lint-themes does not pass its arguments on."

echo "swift package generate-styles"
printf 'outputs: { path: Generated/, themes: Sources/App/**/*.yaml }\n' >"$package/tincture.yaml"
tool --allow-writing-to-package-directory generate-styles || fail "generate-styles fails."
[ -f "$package/Generated/DayStyle.swift" ] && [ -f "$package/Generated/NightStyle.swift" ] ||
  fail "generate-styles did not write the outputs."

echo "Settings, a theme that goes, and two of one name"
printf 'plugin: { access: public, name: NightStyle, themes: Sources/App/night.yml }\n' >"$package/tincture.yaml"
mv "$package/Sources/App/Themes/day.yaml" "$package/Sources/App/night.yml"
build || fail "A theme that has moved does not build."
grep -rq 'public enum NightStyle' "$scratch/plugins/outputs" || fail "The settings were not followed."
cp "$package/Sources/App/night.yml" "$package/Sources/App/Themes/again.yaml"
! build || fail "Two themes of one name build."
grep -q "App has 2 themes 'Night'" "$folder/log" || fail "Two themes of one name are not told."
echo "The plugins do what they should."
