#!/bin/sh
# Proves what is written in the formats of other tools: read back by readers that know only the format, all values are
# those of `tincture resolve`, under every appearance that the format can tell apart. One line a format.
set -eu
cd "$(dirname "$0")/.."

tincture=${TINCTURE:-.build/debug/tincture}

python3 -B Tests/Readers/check_xcassets.py
python3 -B Tests/Readers/check_android.py
Tests/Readers/check_kotlin.sh
python3 -B Tests/Readers/test_dtcg.py --quiet
python3 -B Tests/Readers/check_dtcg.py
python3 -B Tests/Readers/read_json.py "$tincture" Tests/Fixtures/generated/menu.yaml Themes/*.yaml
