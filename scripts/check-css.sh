#!/bin/sh
# Proves what a browser makes of generated CSS: every value is as `tincture resolve` says, under each media feature and each
# attribute and class, in elements that say the contrary too.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}
themes="Tests/Fixtures/generated/menu.yaml Themes/neumorphic.yaml"

if ! command -v "${CHROMIUM:-chromium}" >/dev/null 2>&1; then
  if [ "${CI:-}" != true ]; then
    echo "There is no chromium here, so the CSS has not been checked." >&2
    exit 0
  fi
  apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
# shellcheck disable=SC2086 -- several words
python3 -B Tests/Readers/check_css.py "$tincture" $themes
