#!/bin/sh
# Compiles the Kotlin of all themes, with declarations of Android and Jetpack Compose that stand in Compose/, where there is a
# Kotlin compiler (Debian's package kotlin).
set -eu
cd "$(dirname "$0")/../.."

if ! command -v kotlinc >/dev/null; then
  echo "android: there is no kotlinc, so that the Kotlin has been read, but not compiled"
  exit 0
fi
tincture=${TINCTURE:-.build/release/tincture}
[ -x "$tincture" ] || tincture=.build/debug/tincture
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for theme in Themes/*.yaml Tests/Fixtures/generated/menu.yaml Tests/Generated/Themes/odd.yaml Tests/Readers/Themes/*.yaml; do
  "$tincture" generate "$theme" --format android --output "$folder" --omissions off --package com.example.style \
    >/dev/null 2>"$folder/findings" || { cat "$folder/findings"; exit 1; }
done
# Before version 1.4, Kotlin knew no comma after the last argument.
case $(kotlinc -version 2>&1) in
*" 1."[0-3][.-]*)
  find "$folder/kotlin" -name '*.kt' -exec perl -0pi -e 's/,(\s*\n\s*\))/$1/g' {} +
  ;;
esac
if ! kotlinc -nowarn -d "$folder/classes" Tests/Readers/Compose/*.kt $(find "$folder/kotlin" -name '*.kt') >"$folder/log" 2>&1; then
  cat "$folder/log" >&2
  exit 1
fi
echo "android: the Kotlin of all themes compiles"
