"""What the app's classes call their own is nothing that Textual calls its own in the same object:
neither could tell when the other changes it."""

import ast
import inspect
import pkgutil
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeGuard

import pytest
from textual.widget import Widget

import wordgames_tui.app


def modules() -> Iterator[str]:
    for module in pkgutil.walk_packages(wordgames_tui.app.__path__, "wordgames_tui.app."):
        yield module.name


def classes(module: str) -> Iterator[type[Any]]:
    """The classes of that module that inherit from one of Textual's."""
    for found in vars(import_module(module)).values():
        is_here = inspect.isclass(found) and found.__module__ == module
        if is_here and any(map(textuals, parents(found))):
            yield found


def parents(kind: type[Any]) -> tuple[type[Any], ...]:
    return kind.__mro__[1:-1]


def textuals(kind: type[Any]) -> bool:
    return kind.__module__.partition(".")[0] == "textual"


@cache
def private_names(kind: type[Any]) -> frozenset[str]:
    """The private names that the source of a class gives: in its body, and to `self`."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):  # made without a source
        return frozenset(name for name in vars(kind) if is_private(name))
    assert isinstance(tree, ast.ClassDef)
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        names.update(target.attr for target in ast.walk(node) if is_given_to_self(target))
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names.update(target.id for target in targets if isinstance(target, ast.Name))
    return frozenset(filter(is_private, names))


def is_given_to_self(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def taken(kind: type[Any]) -> frozenset[str]:
    """The private names of that class that are Textual's already."""
    theirs = frozenset().union(*map(private_names, filter(textuals, parents(kind))))
    return theirs & private_names(kind)


@pytest.mark.parametrize("module", modules())
def test_no_class_takes_a_private_name_of_textual(module: str) -> None:
    assert {kind.__name__: names for kind in classes(module) if (names := taken(kind))} == {}


def test_it_would_be_seen() -> None:
    class Taking(Widget):
        _size = None

        def __init__(self) -> None:
            self._running = True

        def _on_mount(self) -> None:
            """As Textual's own."""

        def _of_our_own(self) -> None:
            """As no other."""

    assert taken(Taking) == {"_size", "_running", "_on_mount"}
