#!/bin/sh
# Proves that TinctureColor and Tincture are Embedded Swift: a program that resolves every token of two generated styles
# is compiled natively, as Embedded Swift, and as Embedded Swift for WebAssembly without a C library. All three must
# print the same. Everything is left in .build/embedded.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}
swiftc=${SWIFTC:-swiftc}
out=.build/embedded
sources=Tests/Embedded
wasm=wasm32-unknown-none-wasm

# What comes with the compiler, and stands beside it.
compiler=$(command -v "$swiftc") || { echo "There is no Swift compiler $swiftc." >&2; exit 1; }
resources=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(dirname "$(readlink -f "$compiler")")
missing=
for tool in wasmkit wasm-ld clang; do
  [ -x "$tools/$tool" ] || missing="$missing $tool"
done
[ -d "$resources/embedded/$wasm" ] || missing="$missing $wasm"
if [ -n "$missing" ]; then
  echo "This toolchain lacks$missing, so Embedded Swift is not checked. Toolchains of swift.org for Linux have it." >&2
  if [ "$(uname -s)" = Linux ] && [ -n "${CI:-}" ]; then exit 1; fi
  exit 0
fi

rm -rf "$out"
mkdir -p "$out/styles"

echo "Generating"
"$tincture" generate Themes/neumorphic.yaml $sources/Themes --quiet --output "$out/styles/"

# A line for each public static property of a generated file, which is named after what it stands in by its indentation.
{
  printf 'import Styles\n\nfunc showTokens() {\n'
  awk '
    match($0, /^ */) { depth = RLENGTH / 2 }
    $1 == "public" && $2 == "enum" { names[depth] = $3 }
    $1 == "public" && $2 == "static" && ($3 == "var" || $3 == "let" && $4 != "compiled") {
      path = ""
      for (level = 0; level < depth; level++) path = path names[level] "."
      sub(/:.*/, "", $4)
      printf "  show(\"%s%s\", %s%s)\n", path, $4, path, $4
    }' "$out"/styles/*.swift
  printf '}\n'
} >"$out/Tokens.swift"
echo "$(grep -c 'show("' "$out/Tokens.swift") tokens"

# compile FOLDER FLAG…: the two modules, the styles and the program, each a module of its own.
compile() {
  (
    folder=$out/$1
    shift
    mkdir -p "$folder"
    module() {
      name=$1
      shift
      "$swiftc" $flags -I "$folder" -package-name tincture -module-name "$name" -parse-as-library \
        -emit-module -emit-module-path "$folder/$name.swiftmodule" -c -o "$folder/$name.o" "$@"
    }
    flags="-swift-version 6 -wmo -warnings-as-errors $*"
    module TinctureColor $(find Sources/TinctureColor -name '*.swift' | sort)
    module Tincture $(find Sources/Tincture -name '*.swift' | sort)
    module Styles "$out"/styles/*.swift
    "$swiftc" $flags -I "$folder" -module-name Resolver -c -o "$folder/Resolver.o" \
      "$sources"/Resolver/*.swift "$out/Tokens.swift"
  )
}

objects() { for name in Resolver Styles Tincture TinctureColor; do printf '%s ' "$out/$1/$name.o"; done; }

embedded="-enable-experimental-feature Embedded"
# What a link of the Embedded objects needs: the tables of Unicode, for the comparison of strings.
unicode() { printf '%s' "$resources/embedded/$1/libswiftUnicodeDataTables.a"; }

echo "Compiling natively, as Embedded Swift for this machine, and as Embedded Swift for WebAssembly"
# What runs in the background ends with the script, also when another compilation fails meanwhile.
trap wait EXIT
compile wasm $embedded -Osize -target $wasm &
compiling=$!
compile native -Onone
"$swiftc" $(objects native) -o "$out/native/resolver"
compile host $embedded -Onone
target=$("$swiftc" -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
"$tools/clang" -fuse-ld=lld -Wl,--gc-sections $(objects host) "$(unicode "$target")" -lm -o "$out/host/resolver"
wait $compiling
"$tools/clang" --target=$wasm -O2 -ffreestanding -fno-builtin -Wall -Werror -c $sources/Support/freestanding.c \
  -o "$out/wasm/freestanding.o"
"$tools/wasm-ld" --gc-sections --strip-debug -z stack-size=262144 $(objects wasm) "$out/wasm/freestanding.o" \
  "$(unicode $wasm)" -o "$out/wasm/resolver.wasm"

echo "Running"
"$out/native/resolver" >"$out/native/output.txt"
"$out/host/resolver" >"$out/host/output.txt"
"$tools/wasmkit" run "$out/wasm/resolver.wasm" >"$out/wasm/output.txt"

for kind in host wasm; do
  diff -u "$out/native/output.txt" "$out/$kind/output.txt"
done
lines=$(wc -l <"$out/native/output.txt" | tr -d ' ')
bytes=$(wc -c <"$out/wasm/resolver.wasm" | tr -d ' ')
echo "Native, Embedded and WebAssembly ($bytes bytes) print the same $lines lines."
