#!/bin/sh
# The design tokens of all themes, read back by a reader that knows only the format, against what `tincture resolve` says.
set -eu
cd "$(dirname "$0")/.."
tincture=${TINCTURE:-.build/release/tincture}
[ -x "$tincture" ] || tincture=.build/debug/tincture
python3 Tests/Readers/test_dtcg.py --quiet
exec python3 Tests/Readers/check_dtcg.py "$tincture" Themes/*.yaml Tests/Fixtures/generated/menu.yaml \
  Tests/Fixtures/dtcg/*.yaml "$@"
