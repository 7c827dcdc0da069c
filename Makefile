# `make` or `make help` lists the commands; ARGS="…" adds arguments to any of them.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv-run/bin
CODE := $(wildcard src tests bench examples docs/images docs/site docs/*.py bootstrap.py build_engine.py build_help.py build_page.py build_site.py build_steps.py hatch_build.py web/scripts)
EXTRAS := server client envs openspiel plots parquet frames polars ray report
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(ARGS)

# The tests start hundreds of processes: bytecode is kept, also where the environment says otherwise, but apart
# from the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/.pycache

.DEFAULT_GOAL := help
.PHONY: run test lint format site wire docs parts bench load screenshots wheel lock clean help env env-dev

run: env ## open the tables in the browser (in the terminal: ARGS=--terminal)
	@$(RUN)/hotelier play $$(test -f dist/site/offline.js && echo --site dist/site) $(ARGS)

test: env-dev ## run all tests
	$(BIN)/pytest -n auto $(ARGS)

lint: env-dev ## check style and types
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/python build_page.py npm run --silent check

format: env-dev ## put the code into the project's style
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

site: env-dev ## build the site that needs no server, in dist/site: any static host serves it
	@$(BIN)/python build_site.py $(ARGS)

wire: env-dev ## make the page's types from those of the server
	$(BIN)/python -m hotelier.wire.typescript > web/src/wire.ts

docs: parts ## build the documentation as a site, in build/documentation
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "open build/documentation/index.html"

parts: env-dev ## make the parts of docs/ that come from the code
	$(BIN)/python docs/make_events.py
	$(BIN)/python docs/make_environments.py

bench: env ## measure the engine's speed
	@$(RUN)/hotelier bench $(ARGS)

load: env env-dev ## measure the server under load: docs/operations.md
	@$(BIN)/python bench/load.py $(ARGS)

screenshots: env env-dev ## take pictures of every screen; the best ones go to the README
	@$(RUN)/python docs/images/terminal.py
	@$(BIN)/python -m web.scripts.screenshots

wheel: env-dev ## build the wheels, compiled and pure, and try each in a clean environment
	.ci/wheel

lock: env-dev ## pin the dependencies anew (newest versions: ARGS=--upgrade)
	$(COMPILE) --group boot -o requirements/boot.lock
	$(COMPILE) pyproject.toml --extra server --extra report -o requirements/run.lock
	$(COMPILE) pyproject.toml -c requirements/run.lock -o requirements/core.lock
	$(COMPILE) pyproject.toml $(EXTRAS:%=--extra %) --group dev -c requirements/run.lock -o requirements/dev.lock
	$(COMPILE) --group build -c requirements/dev.lock -o requirements/build.lock

clean: ## remove everything that can be made again
	rm -rf .venv .venv-run .venv-third .pycache .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env:
	@$(PYTHON) bootstrap.py run

env-dev:
	@$(PYTHON) bootstrap.py dev
