# Everything there is to do; `make` alone lists it.
# On GitHub's runner belfry writes for its log, with a random word; tests compare what it writes.
unexport GITHUB_ACTIONS

PREFIX ?= /usr/local
RELEASE = -c release
# On Linux the program holds all it needs and starts in a millisecond.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker --icf=all
# Functions that nothing calls are left out.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -function-sections
endif
# The types of a dictionary or an array are found by their addresses, not by their names at run time.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
PROGRAM = .build/release/belfry
# CI says STRICT=1: no warning anywhere, as `make lint` asks, without a build for that alone.
NO_WARNINGS = -Xswiftc -warnings-as-errors
ifdef STRICT
export DEBUG = $(NO_WARNINGS)
endif
# Packages that use Belfry are built where it is, with the same flags: its modules exist there.
# SwiftPM would take the plan of the build before, and test Belfry in their place.
WITH_MODULES = --disable-build-manifest-caching --scratch-path .build

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
run: ## build Belfry for debugging, as the tests do, and play every scenario
	swift run belfry run scenarios
build: ## build the program for release
	swift build $(RELEASE) --product belfry
test: ## build and run every test, and those of the examples
	swift test $(DEBUG)
	[ "$$(uname -s)" != Linux ] || swift test $(DEBUG) $(WITH_MODULES) --package-path Examples
	[ "$$(uname -s)" != Linux ] || swift test $(DEBUG) $(WITH_MODULES) --package-path Examples/Existing
check: lint test thorough determinism gates ## everything that must hold before a change lands
lint: layout ## the layout of every file, and no warning anywhere
	swift build --build-tests --scratch-path .build/strict $(NO_WARNINGS)
# `belfry new --swift` has written Examples/Existing/Package.swift.
layout: ## the layout of every file
	shellcheck .ci/run $$(grep -l '^#!/bin/sh' Scripts/*)
	@if [ -d /usr/share/nodejs/css-tree ]; then Scripts/web-lint; else echo "web-lint: not checked; it needs the packages eslint and node-css-tree of Debian" >&2; fi
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Examples/Package.swift Examples/Sources Examples/Tests Examples/Existing/MyApp Examples/Existing/PhoneTests
thorough: fixtures fifty threads addresses ## the long form of the tests that search, such as ten million events on two phones
	BELFRY_THOROUGH=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/thorough --filter 'OracleTests|SlowDatesTests|ZoneTests|RoundTripTests|RandomLifeTests|ReferenceTests'
fixtures: ## tests that are meant to fail, one by one: the status of swift test, and what is said
	[ "$$(uname -s)" != Linux ] || Scripts/fixtures
aliases: ## apps with the modules of Belfry's own names, as where Apple's frameworks exist
	[ "$$(uname -s)" != Linux ] || Scripts/aliases
projects: ## belfry new --swift beside projects of Xcode, XcodeGen and Tuist; the tutorial, line by line
	[ "$$(uname -s)" != Linux ] || Scripts/projects
	[ "$$(uname -s)" != Linux ] || Scripts/tutorial
fifty: ## the tests of apps fifty times: the journals of all phones are the same, byte by byte
	[ "$$(uname -s)" != Linux ] || Scripts/fifty
threads: ## the tests of apps under the thread sanitizer
	[ "$$(uname -s)" != Linux ] || Scripts/threads
addresses: ## the tests of apps under the address sanitizer
	[ "$$(uname -s)" != Linux ] || Scripts/addresses
format: ## lay out every file
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Examples/Package.swift Examples/Sources Examples/Tests Examples/Existing/MyApp Examples/Existing/PhoneTests
	swift run belfry fmt scenarios README.md
goldens: ## write what tests compare with anew; then read the diff
	UPDATE_GOLDENS=1 swift test
zones: ## renew the table of time zones from the Python package tzdata
	Scripts/zones
web: ## write the scripts and style sheets of pages into Swift files
	Scripts/web
headings: ## write what explain finds in the pages: their headings and the catalogue
	Scripts/headings
pictures: ## make the pictures of the documentation again
	UPDATE_GOLDENS=1 swift test --filter DrawingTests
engine: ## dist/belfry.wasm, the engine of pages, with Embedded Swift
	Scripts/engine
engine-test: build engine ## the library and the gallery of mistakes in the engine: the program's bytes
	Scripts/engine-test $(PROGRAM)
browser: build engine ## the pages of runs and of documents in headless Chromium: sizes, schemes, keyboard, Jenkins
	swift build $(DEBUG) --product belfry
	Scripts/browser
	Scripts/browser-pages
	Scripts/browser-input
	Scripts/browser-course
site: build engine docs ## the documentation as pages with a phone, the playground and the DocC archives, in dist/site
	Scripts/site $(PROGRAM)
determinism: build ## the same bytes from twenty processes, other zones and locales, debug and release
	swift build $(DEBUG) --product belfry
	Scripts/determinism
gates: build ## count the instructions of what has to be fast, and of what may not grow faster than a script
	Scripts/gates
counts: build ## the gates that a busy machine cannot change: instructions and bytes
	Scripts/gates counts
bench: build ## Belfry beside what others take for the same work, in one run
	cd Benchmarks && swift build -c release --product Bench && swift build -c release --product Phones && .build/release/Bench $(BENCH)
bench-plots: build ## draw how the cost grows with the size of what is played
	cd Benchmarks && swift build -c release --product Gates
	Scripts/plots $(PROGRAM) Benchmarks/.build/release/Gates Documentation/Pictures/growth.svg
embedded: build ## the whole program with Embedded Swift: the program's bytes
	[ "$$(uname -s)" != Linux ] || Scripts/embedded $(PROGRAM)
elsewhere: ## every module without the libraries of Linux, as far as that can be seen on Linux
	[ "$$(uname -s)" != Linux ] || Scripts/elsewhere
docs: ## build the DocC archives of VirtualTime and BelfryTesting into .build/docs
	Scripts/docs
recipes: ## what it takes to add something: apply and build each patch of Tests/Recipes
	Scripts/recipes
seeds: ## the Swift of the founding documents, as they print it, on a virtual phone
	Scripts/seeds
readers: build ## what programs of others find in the reports: junitparser, junit2html, tap.py
	Scripts/readers
bazel: build ## the example of Bazel under the Bazel of Debian, without a network
	Scripts/bazel
fuzz: ## an hour of nonsense for every reader: scripts, documents, plans, reports, zones, questions
	Scripts/fuzz
fuzz-smoke: ## the same few thousand inputs for every reader each time, a minute or two
	Scripts/fuzz smoke
completions: ## what belfry prints for shells and for man, read by bash, zsh, fish and mandoc
	swift build $(DEBUG) --product belfry
	Scripts/completions
install: build ## put the program, its manual page and its completions under PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/belfry
	[ ! -f dist/belfry.wasm.gz ] || install -D -m 644 dist/belfry.wasm.gz $(DESTDIR)$(PREFIX)/share/belfry/belfry.wasm.gz
	$(PROGRAM) help man >$(DESTDIR)$(PREFIX)/share/man/man1/belfry.1
	$(PROGRAM) help completions bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/belfry
	$(PROGRAM) help completions zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_belfry
	$(PROGRAM) help completions fish >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/belfry.fish
release: build engine ## the files of a release in dist: archive with the engine, plugin, checksums, formula
	Scripts/release
try-release: ## install each part of dist as a user would, and play a scenario with it
	Scripts/try-release
sizes: build ## what the program is made of, and the size of a download
	Scripts/sizes

.PHONY: zones web headings help run build test check lint layout thorough completions format goldens pictures engine engine-test browser site determinism gates counts bench bench-plots elsewhere embedded seeds readers bazel fixtures aliases projects fifty threads addresses fuzz fuzz-smoke install release try-release sizes recipes docs
