# Everything a contributor types. `make` alone lists it.
# PYTHON names the interpreter for the set-up, GAME, SEATS and ARGS what to play.

PYTHON ?= python3
JOBS ?= 2
FAST := not slow and not oracle and not browser and not bench
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/openrummy/server/static/index.html
COMPILED := $(VENV)/compiled.stamp
TYPED := $(shell find src -name '*.pxd' -o -name '*.pyx')
# What must hold uncompiled too: the solvers and all that is decided with them.
PLAIN := tests/solvers tests/laws tests/golden tests/perft tests/cases tests/records
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test e2e check types fast fmt golden bench lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/play.stamp $(COMPILED) $(if $(GAME),,$(PAGE))  ## play in the browser; GAME=jimmy SEATS=4: in the terminal
	@$(BIN)/openrummy $(if $(GAME),play $(GAME) $(if $(SEATS),--seats $(SEATS)),serve --open) $(ARGS)

test: $(VENV)/oracle.stamp $(COMPILED)  ## run all tests: the slow ones, the oracles and the browser too
	@sh scripts/web.sh $(VENV) test
	@$(BIN)/pytest -n $(JOBS) -m 'not browser' $(ARGS)
	@OPENRUMMY_PURE=1 $(BIN)/pytest -n $(JOBS) -m '$(FAST)' $(PLAIN)
	@$(BIN)/pytest -m browser -rs tests/browser

e2e: $(VENV)/play.stamp $(COMPILED) $(PAGE)  ## play in a real browser (Chromium, some minutes; E2E_SPEED=1 holds it to its times)
	@sh scripts/e2e.sh $(ARGS)

check: $(VENV)/dev.stamp $(COMPILED)  ## format, lint, types, layers and the fast tests
	@$(BIN)/ruff format -q --check --output-format concise . || { echo "make: run 'make fmt'"; exit 1; }
	@$(BIN)/ruff check -q .
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }
	@$(MAKE) --no-print-directory -j2 --output-sync types fast

types: $(VENV)/dev.stamp
	@$(BIN)/mypy --no-error-summary

fast: $(VENV)/dev.stamp $(COMPILED)
	@$(BIN)/pytest -m '$(FAST)' -n $(JOBS) $(ARGS)

fmt: $(VENV)/dev.stamp  ## format the code and repair what the linter can
	@$(BIN)/ruff check -q --fix-only . && $(BIN)/ruff format -q .

golden: $(VENV)/dev.stamp $(COMPILED)  ## rewrite the golden files; review the diff
	@$(BIN)/pytest tests/golden tests/perft tests/messages tests/records/test_corpus.py --rewrite $(ARGS)

bench: $(VENV)/oracle.stamp $(COMPILED)  ## measure speed, here and beside the peers: make bench ARGS=gin-playouts
	@$(BIN)/openrummy bench $(ARGS)
	@$(MAKE) --no-print-directory $(VENV)/peers.stamp || echo "make: going on without some peers"
	@$(BIN)/python bench/peers.py --python $(VENV)/peers/bin/python
	@$(BIN)/python bench/server_moves.py

lock: $(VENV)/lock.stamp  ## write the lock files; ARGS=--upgrade takes newer versions
	@scripts/lock.sh $(BIN) $(ARGS)

clean:  ## remove the set-up and everything built
	@rm -rf $(VENV) build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src -name '*.abi3.so' -delete

$(BIN)/python:
	@echo "make: making $(VENV)"
	@scripts/venv.sh $(VENV) $(PYTHON)

# A wider set-up holds the narrower ones, at the same versions.
$(VENV)/play.stamp $(VENV)/dev.stamp $(VENV)/oracle.stamp: $(VENV)/%.stamp: \
		requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "make: installing what '$*' needs (requirements/$*.txt)"
	@$(PIP) --require-hashes -r requirements/$*.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# The peers of `make bench` want older versions than we do.
$(VENV)/peers.stamp: requirements/peers.txt
	@echo "make: installing the peers (requirements/peers.txt)"
	@$(PYTHON) -m venv $(VENV)/peers
	@$(VENV)/peers/bin/python -m pip --disable-pip-version-check install -qq \
		--require-hashes -r requirements/peers.txt
	@touch $@

# What was compiled once and changed since would run as it was: so it compiles anew, or goes. Where
# nothing can be compiled (or with OPENRUMMY_PURE=1) all runs as Python.
$(COMPILED): setup.py $(TYPED) $(wildcard $(TYPED:.pxd=.py)) | $(BIN)/python
	@if [ "$$OPENRUMMY_PURE" != 1 ]; then \
		echo "make: compiling the core"; \
		OPENRUMMY_COMPILED=1 $(BIN)/python setup.py -q build_ext --inplace > $(VENV)/compiled.log 2>&1 || { \
			find src -name '*.abi3.so' -delete; \
			echo "make: not compiled (see $(VENV)/compiled.log): the core runs as Python, slower"; }; \
		touch $@; \
	fi

$(PAGE): $(shell git ls-files web scripts/web.sh 2>/dev/null) | $(BIN)/python
	@echo "make: building the page"
	@sh scripts/web.sh $(VENV)
	@touch $@

$(VENV)/lock.stamp: requirements/lock.txt | $(BIN)/python
	@$(PIP) --require-hashes -r requirements/lock.txt
	@touch $@
