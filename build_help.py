"""Puts docstrings into the C that mypyc makes: mypyc leaves them out, and `help()` would be silent.

Functions, methods, classes, properties, attributes and modules get what is written in their source, and
functions also their signature with its types, because C knows only names. Called by build_engine.py.
"""

import ast
import re
from collections.abc import Callable
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{.*?\n\};", re.DOTALL)
SIGNATURE = re.compile(r'PyDoc_STR\("(\w+)(\(.*?\))\\n--\\n\\n"\)')
FIELDS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\n\};", re.DOTALL)
FIELD = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\()"(\w+)(\(.*?\))\\n--\\n\\n"\)')
MODULE = re.compile(r"(static struct PyModuleDef \w+ = \{\s*PyModuleDef_HEAD_INIT,\s*\"[\w.]+\",\s*)NULL")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef


class Words:
    """What a module says about itself: docstrings by the name of a thing, `Class.name` within classes."""

    def __init__(self, source: str) -> None:
        module = ast.parse(source)
        self.module = ast.get_docstring(module) or ""
        self.functions: dict[str, str] = {}
        self.fields: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = _help_of(node)
            elif isinstance(node, ast.ClassDef):
                self._read_class(node)

    def _read_class(self, node: ast.ClassDef) -> None:
        self.classes[node.name] = ast.get_docstring(node) or ""
        for part in node.body:
            if not isinstance(part, ast.FunctionDef):
                continue
            name = f"{node.name}.{part.name}"
            if any(isinstance(each, ast.Name) and each.id == "property" for each in part.decorator_list):
                self.fields[name] = ast.get_docstring(part) or ""
            else:
                self.functions[name] = _help_of(part)
            if part.name == "__init__":
                self.fields |= {
                    f"{node.name}.{field}": text for field, text in _fields_of(part.body).items()
                }


def _help_of(node: ast.FunctionDef) -> str:
    """The signature with its types, and the docstring."""
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({given}){result}\n\n{ast.get_docstring(node) or ''}".rstrip()


def _fields_of(body: list[ast.stmt]) -> dict[str, str]:
    """The attributes that are explained by a text below their assignment."""
    found: dict[str, str] = {}
    for assignment, text in pairwise(body):
        target = (
            assignment.target
            if isinstance(assignment, ast.AnnAssign)
            else assignment.targets[0]
            if isinstance(assignment, ast.Assign)
            else None
        )
        if (
            isinstance(target, ast.Attribute)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[target.attr] = cleandoc(text.value.value)
    return found


def add_help(file: Path, source: str) -> None:
    """Put the docstrings of a module into its C file."""
    words = Words(source)
    text = file.read_text(encoding="utf-8")
    text = METHODS.sub(_in_table(words, _with_help), text)
    text = FIELDS.sub(_in_table(words, _with_field_help), text)
    text = CLASS.sub(
        lambda found: f"{found[1]}{_c_string(f'{found[2]}{found[3]}', words.classes.get(found[2], ''))})",
        text,
    )
    if words.module:
        text = MODULE.sub(lambda found: found[1] + quoted(words.module), text)
    file.write_text(text, encoding="utf-8")


def _in_table(words: Words, with_help: Callable[[str, str, Words], str]) -> Callable[[re.Match[str]], str]:
    """What to do with a table of a class, or with that of the module."""

    def change(table: re.Match[str]) -> str:
        owner = next((name for name in words.classes if table[1].endswith(f"___{name}")), "")
        return with_help(table[0], f"{owner}." if owner else "", words)

    return change


def _with_help(table: str, owner: str, words: Words) -> str:
    return SIGNATURE.sub(
        lambda found: (
            f"PyDoc_STR({_c_string(f'{found[1]}{found[2]}', words.functions.get(owner + found[1], ''))})"
        ),
        table,
    )


def _with_field_help(table: str, owner: str, words: Words) -> str:
    def change(found: re.Match[str]) -> str:
        said = words.fields.get(owner + found[2], "")
        return f"{found[1]}{quoted(said)}{found[3]}" if said else found[0]

    return FIELD.sub(change, table)


def _c_string(signature: str, said: str) -> str:
    """A signature as `inspect` reads it, and the help behind it."""
    return quoted(signature.encode().decode("unicode_escape") + "\n--\n\n" + said)


def quoted(text: str) -> str:
    """A text as a string of C."""
    plain = (
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
    return '"' + "".join(plain) + '"'
