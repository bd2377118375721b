#!/bin/sh
# Installs libyaml, the one library that Tincture needs beside the Swift toolchain, where it is missing.
set -eu

has_libyaml() {
  [ -e /usr/include/yaml.h ] || [ -e /opt/homebrew/include/yaml.h ] || [ -e /usr/local/include/yaml.h ] ||
    pkg-config --exists yaml-0.1 2>/dev/null
}

if has_libyaml; then
  exit 0
fi
if command -v brew >/dev/null 2>&1; then
  brew install libyaml
elif command -v apt-get >/dev/null 2>&1; then
  install="apt-get update && apt-get install -y libyaml-dev"
  if [ "$(id -u)" = 0 ]; then
    sh -c "$install"
  elif sudo -n true 2>/dev/null; then
    sudo sh -c "$install"
  else
    echo "libyaml is missing. Install it with this command, then run make again:" >&2
    echo "  sudo sh -c '$install'" >&2
    exit 1
  fi
else
  echo "libyaml is missing. Install its development files (yaml.h) with your system's package manager." >&2
  exit 1
fi
