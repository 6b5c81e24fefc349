# make play and make test need Python 3.11 or newer, make, and a package index; the rest they set up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint bench shots clean

play: $(VENV)/.play
	@$(BIN)/wordgames

test: lint
	$(BIN)/pytest -n auto

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/finder.py
	$(BIN)/python benchmarks/games.py
	$(BIN)/python benchmarks/app.py

shots: $(VENV)/.dev
	$(BIN)/python tools/shots.py docs/shots

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "wordgames needs Python 3.11 or newer; say which with: make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	$(BIN)/pip install --quiet --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(BIN)/pip install --quiet --group bench
	@touch $@
