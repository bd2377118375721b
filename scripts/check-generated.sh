#!/bin/sh
# Proves what only a compiler can tell of generated Swift, and of the Swift in README and docs: that it compiles without
# a warning and passes `swift format lint --strict`; and that resolving a row or reading a hex colour allocates nothing and takes no lock.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}
package=Tests/Generated
styles=$package/Sources/Styles
documentation=$package/Sources/Documentation
scratch=.build/generated

rm -rf "$styles" "$documentation"
mkdir -p "$styles" "$documentation"

echo "Generating"
"$tincture" generate Themes $package/Themes --quiet --output "$styles/"
# The README's first theme, which its Swift uses.
awk '/^```yaml/ { inside = 1; next } /^```/ { if (inside) exit } inside' README.md |
  "$tincture" generate - --quiet --output "$documentation/DaylightStyle.swift"

# Each Swift block becomes a function; what it imports stands before.
number=0
for file in README.md docs/*.md; do
  while block=$(awk -v wanted="$((number + 1))" '
      /^```swift/ { seen++; inside = seen == wanted; found = found || inside; next }
      /^```/ { inside = 0 }
      inside
      END { exit !found }' "$file"); do
    number=$((number + 1))
    name=$(basename "$file" .md | tr -c 'A-Za-z0-9\n' '_')
    {
      printf '// Block %d of %s\n' "$number" "$file"
      printf 'import Styles\nimport Tincture\n'
      printf '%s\n' "$block" | grep '^import ' | grep -v '^import Tincture$' || true
      printf 'func %s_%d() {\n' "$name" "$number"
      printf '%s\n' "$block" | grep -v '^import ' || true
      printf '}\n'
    } >"$documentation/${name}_$number.swift"
  done
  number=0
done

echo "Formatting"
swift format lint --strict --recursive "$styles"
# As a project without a configuration would lint it.
plain=$(mktemp -d)
trap 'rm -rf "$plain"' EXIT
cp "$styles"/*.swift "$plain"
(cd "$plain" && swift format lint --strict ./*.swift)

echo "Compiling"
swift build --package-path $package --scratch-path $scratch -Xswiftc -warnings-as-errors

if [ "$(uname -s)" = Linux ]; then
  echo "Counting"
  clang -shared -fPIC -O1 -o $scratch/count.so $package/count.c -ldl
  count() { LD_PRELOAD=$PWD/$scratch/count.so $scratch/debug/Allocations "$1" 2>&1 >/dev/null; }
  none=$(count 0)
  many=$(count 100000)
  echo "none: $none; 100,000 times: $many"
  [ "$none" = "$many" ] || { echo "Resolving a row or reading a hex colour allocates or locks." >&2; exit 1; }
fi

for name in Neumorphic Pizzeria; do
  echo "The example $name"
  example=Examples/$name
  theme=Themes/$(echo "$name" | tr '[:upper:]' '[:lower:]').yaml
  "$tincture" generate "$theme" --check --output "$example/Sources/$name/${name}Style.swift"
  swift run --package-path "$example" --scratch-path ".build/example-$name" -Xswiftc -warnings-as-errors \
    >".build/example-$name.txt"
  diff -u "$example/expected-output.txt" ".build/example-$name.txt"
done
echo "Generated code is as it must be."
