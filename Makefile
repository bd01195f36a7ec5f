# The commands of the house. `make run` plays, `make test` proves, `make site` makes a folder for any web space; the rest is for working on it.

SHELL := /bin/bash
JOBS ?= $(shell nproc)
WEB_SOURCES = $(shell find web data protocol docs/rules -name node_modules -prune -o -path web/dist -prune -o -path web/.svelte-check -prune -o -path web/shots -prune -o -type f -print)

.PHONY: run build web site test bench soak format clean

run:
	@tools/bootstrap $(if $(LAN),lan,play)
	@$(MAKE) --no-print-directory -s program page
	@exec tools/run

build:
	@tools/bootstrap play
	@$(MAKE) --no-print-directory program

test:
	@tools/bootstrap test
	@exec tools/test

bench: build
	@exec tools/bench

soak:
	@tools/bootstrap soak
	@exec tools/soak

site:
	@tools/bootstrap play
	@$(MAKE) --no-print-directory web
	@tools/site

format:
	@tools/bootstrap test
	@tools/format --fix

clean:
	rm -rf build web/dist web/node_modules .tools

# What the commands above are made of; these install nothing.
.PHONY: program page module
program:
	@tools/build release

web: page module

page: web/dist/index.html

# The engine for the browser, without and with SIMD, beside the page.
module: page
	@tools/build wasm roundhouse
	@tools/build wasm-simd roundhouse
	@cmp -s build/wasm/bin/roundhouse.wasm web/dist/engine.wasm || cp build/wasm/bin/roundhouse.wasm web/dist/engine.wasm
	@cmp -s build/wasm-simd/bin/roundhouse.wasm web/dist/engine-simd.wasm || cp build/wasm-simd/bin/roundhouse.wasm web/dist/engine-simd.wasm
	@tools/offline.py web/dist

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@tools/npm run build
	@tools/offline.py web/dist
	@touch $@

# Not `npm ci`: it refuses a lock file without the native parts of other platforms, which a mirror may lack.
web/node_modules/.installed: web/package.json web/package-lock.json
	@tools/npm install --no-save
	@touch $@
