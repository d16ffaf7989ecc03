# make play   set up, then a game            make test        set up, then all tests (minutes)
# make install only set up                   make test-long   the long run (an hour)
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -path '*/sacbe/*' ! -path '*/cli/*')
PIP := -m pip install --quiet --disable-pip-version-check

.PHONY: play test test-long install lint lock clean

play: install
	@$(BIN)/sacbe play

install: $(VENV)/.ready

# The dependencies are locked; the engine is compiled in place, beside its sources.
$(VENV)/.dependencies: requirements.lock
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --requirement requirements.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.dependencies pyproject.toml setup.py $(SOURCES)
	@echo "Building the engine ..."
	@rm -rf build; find src -name '*.so' -delete
	@$(BIN)/python $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

test: install
	@$(BIN)/python -m pytest --numprocesses 2 -m "not long"

test-long: install
	@$(BIN)/python -m pytest --numprocesses 2

lint: $(VENV)/.dependencies
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Renew requirements.lock from pyproject.toml, in an environment of its own.
lock:
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python $(PIP) pip-tools
	@.venv-lock/bin/pip-compile --quiet --extra dev --strip-extras --no-emit-index-url --no-emit-find-links \
	    --allow-unsafe --no-header --annotation-style=line --output-file requirements.lock pyproject.toml
	@rm -rf .venv-lock

clean:
	@rm -rf .venv .venv-* build; find src -name '*.so' -delete
