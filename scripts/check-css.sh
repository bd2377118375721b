#!/bin/sh
# Proves what only a browser can tell of generated CSS: that every value is as `tincture resolve` says, under each media
# feature and each attribute and class, in elements that say the contrary too.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}

if ! command -v "${CHROMIUM:-chromium}" >/dev/null 2>&1; then
  if [ "${CI:-}" != true ]; then
    echo "There is no chromium here, so the CSS has not been checked." >&2
    exit 0
  fi
  apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
python3 -B Tests/Readers/check_css.py "$tincture" Tests/Fixtures/generated/menu.yaml Themes/neumorphic.yaml
