#!/bin/sh
# Proves what is written as design tokens: a reader that knows only the format gives the values of `tincture resolve`, and
# refuses documents that break the format's rules.
set -eu
cd "$(dirname "$0")/.."

python3 Tests/Readers/test_dtcg.py --quiet
python3 Tests/Readers/check_dtcg.py "$@"
