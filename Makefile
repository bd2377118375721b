# make        installs what is missing, builds, and shows the neumorphic theme in light and dark
# make test   runs all tests
SWIFT ?= swift
STYLES := .build/styles

# One file without the Swift runtime's libraries beside it starts faster; macOS has them in the system.
ifeq ($(shell uname -s),Linux)
RELEASE := -c release --static-swift-stdlib
else
RELEASE := -c release
endif
TINCTURE := .build/release/tincture

.PHONY: all setup build demo test sanitize check schemas platforms examples plugins formats browser embedded format bench fuzz clean

all: build demo

setup:
	@scripts/setup.sh

build: setup
	@$(SWIFT) build $(RELEASE) --product tincture

demo:
	$(TINCTURE) lint Themes
	$(TINCTURE) generate Themes/neumorphic.yaml --output $(STYLES)/NeumorphicStyle.swift
	$(TINCTURE) resolve Themes/neumorphic.yaml colors --style light
	$(TINCTURE) resolve Themes/neumorphic.yaml colors --style dark

test: setup
	$(SWIFT) test

# What several threads share, under ThreadSanitizer.
sanitize: setup
	TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --sanitize=thread --scratch-path .build/thread-sanitizer \
	  --filter 'ThemeStoreTests|DynamicTests|DynamicColorTests|CurrentTraitsTests'

# What continuous integration checks beside the tests.
check:
	git ls-files '*.swift' | xargs $(SWIFT) format lint --strict
	scripts/check-layering.sh

# The JSON Schemas of docs/, on all themes, settings and examples of the documentation, and on common mistakes.
PYTHON ?= /usr/bin/python3
schemas:
	$(PYTHON) Tests/Schemas/check_schemas.py

# The bridges to UIKit, AppKit and SwiftUI, and code that is generated for them, type-checked where these are not, and its
# colours run; see docs/platforms.md and docs/formats/apple.md.
platforms: build
	TINCTURE=$(TINCTURE) scripts/check-platforms.sh

# Generated code and the Swift of the documentation, compiled; the example, run.
examples: build
	TINCTURE=$(TINCTURE) scripts/check-generated.sh

# The SwiftPM plugins, in a package that uses them, and the example PizzaMenu; see docs/plugins.md.
plugins: setup
	scripts/check-plugins.sh

# What is written for other tools, read back by readers that know only the format.
formats: build
	TINCTURE=$(TINCTURE) scripts/check-formats.sh

# The CSS of themes, read in Chromium; see docs/formats/css.md.
browser: build
	TINCTURE=$(TINCTURE) scripts/check-css.sh

# The same colours from Embedded Swift, for this machine and for WebAssembly; see docs/embedded.md.
embedded: build
	TINCTURE=$(TINCTURE) scripts/check-embedded.sh

format:
	git ls-files --cached --others --exclude-standard '*.swift' | xargs $(SWIFT) format --in-place

# Speed and memory, each beside its floor; see docs/performance.md.
bench: build
	$(SWIFT) build --build-tests
	python3 Benchmarks/run.py
	$(SWIFT) run -c release --package-path Benchmarks --scratch-path .build/benchmarks ColorBenchmark
	$(SWIFT) run -c release --package-path Benchmarks --scratch-path .build/benchmarks RuntimeBenchmark

# So many times the random themes that a test run takes; a failure tells its seed.
TIMES ?= 250
fuzz: setup
	TINCTURE_SEED=$$(date +%s) TINCTURE_FUZZ_TIMES=$(TIMES) $(SWIFT) test \
	  --filter 'FuzzTests|NaiveThemeTests|TableRoundTripTests'

clean:
	rm -rf .build
