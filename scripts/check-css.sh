#!/bin/sh
# Proves what readers that know nothing of a theme make of it. In a browser, every value of generated CSS is as
# `tincture resolve` says, under each media feature and each attribute and class, in elements that say the contrary too;
# and so is every value of the resolved table in JSON.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}
themes="Tests/Fixtures/generated/menu.yaml Themes/neumorphic.yaml"

# shellcheck disable=SC2086 -- several words
python3 -B Tests/Readers/read_json.py "$tincture" $themes Themes/pizzeria.yaml Themes/system.yaml Themes/collect.yaml

if ! command -v "${CHROMIUM:-chromium}" >/dev/null 2>&1; then
  if [ "${CI:-}" != true ]; then
    echo "There is no chromium here, so the CSS has not been checked." >&2
    exit 0
  fi
  apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
python3 -B Tests/Readers/check_css.py "$tincture" $themes
