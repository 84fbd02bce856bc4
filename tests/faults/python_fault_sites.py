"""Find the places in a Python file where a small fault can be planted."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

Change = tuple[str, str, int, int, str]
"""Function, kind, first and last character, and what stands there instead."""

COMPARISONS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
}
"""What each operator is turned into."""

OPERATOR = re.compile(r"<=|>=|==|!=|<|>|\bis\s+not\b|\bis\b|\bnot\s+in\b|\bin\b")
CONDITION = (ast.Name, ast.Attribute, ast.Call)
"""A condition of these kinds is negated as a whole; every other kind has an operator to change."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def changes(text: str) -> list[Change]:
    """Return every change there is, in the order of the text."""
    finder = Finder(text)
    finder.visit(ast.parse(text))
    return sorted(set(finder.found), key=lambda change: (change[2], change[3], change[1]))


class Finder(ast.NodeVisitor):
    """Collect the changes of one file; strings, annotations and what only type checkers run are no places."""

    def __init__(self, text: str) -> None:
        """Take the text of the file."""
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Change] = []
        self.scopes: list[str] = []
        self.functions: list[str] = []
        self.returned: list[str] = []
        """The annotation of what each function around returns."""

    def at(self, line: int, column: int) -> int:
        """Return the character at a line and a column that is counted in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return where a node starts and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def add(self, kind: str, start: int, end: int, new: str) -> None:
        """Keep a change."""
        self.found.append((self.functions[-1] if self.functions else "", kind, start, end, new))

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Pass by the annotations; defaults and decorators belong to what is around."""
        for outside in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(outside)
        self.scopes.append(node.name)
        self.functions.append(".".join(self.scopes))
        self.scopes.append("<locals>")
        self.returned.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        del self.scopes[-2:]
        self.functions.pop()
        self.returned.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Treat it as any function."""
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Name the methods after their class."""
        self.scopes.append(node.name)
        for inside in (*node.decorator_list, *node.body):
            self.visit(inside)
        self.scopes.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Pass by the annotation."""
        if node.value is not None:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Pass by what is written inside a string."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Pass by what is said to the type checker."""

    def visit_If(self, node: ast.If) -> None:
        """Negate the condition."""
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """Negate the condition."""
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Negate the condition."""
        self.negate(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Change each operator."""
        for left, right in self.neighbours([node.left, *node.comparators]):
            found = OPERATOR.search(self.text, left, right)
            if found and "#" not in self.text[left:right]:
                self.add("comparison", *found.span(), COMPARISONS[" ".join(found[0].split())])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Change and to or, or to and."""
        for left, right in self.neighbours(node.values):
            found = re.compile(r"\b(and|or)\b").search(self.text, left, right)
            if found and "#" not in self.text[left:right]:
                self.add("and or", *found.span(), "or" if found[0] == "and" else "and")
        self.generic_visit(node)

    def neighbours(self, nodes: list[ast.expr]) -> Iterator[tuple[int, int]]:
        """Return what lies between each two of these."""
        for left, right in pairwise(nodes):
            yield self.span(left)[1], self.span(right)[0]

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave out not."""
        if isinstance(node.op, ast.Not):
            start = self.span(node)[0]
            found = re.compile(r"not\s*").match(self.text, start)
            assert found is not None
            self.add("not", start, found.end(), "")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Change plus to minus, minus to plus; texts are not added up."""
        if isinstance(node.op, ast.Add | ast.Sub) and not any(map(is_text, (node.left, node.right))):
            for left, right in self.neighbours([node.left, node.right]):
                found = re.compile(r"[+-]").search(self.text, left, right)
                if found and "#" not in self.text[left:right]:
                    self.add("plus minus", *found.span(), "-" if found[0] == "+" else "+")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Change += to -=, and the reverse."""
        if isinstance(node.op, ast.Add | ast.Sub) and not is_text(node.value):
            found = re.compile(r"[+-](?==)").search(self.text, self.span(node.target)[1])
            assert found is not None
            self.add("plus minus", *found.span(), "-" if found[0] == "+" else "+")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Change True to False, and a whole number to its neighbour."""
        if isinstance(node.value, bool):
            self.add("true false", *self.span(node), str(not node.value))
        elif isinstance(node.value, int):
            self.add("number", *self.span(node), str(node.value + 1 if node.value % 2 == 0 else node.value - 1))

    def visit_Return(self, node: ast.Return) -> None:
        """Return the contrary of a bool, and nothing where that is allowed: a type checker finds anything else."""
        if self.returned[-1] == "bool":
            self.negate(node.value)
        elif self.returned[-1].endswith("| None") and node.value is not None and not is_none(node.value):
            self.add("nothing", *self.span(node.value), "None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave out a call."""
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(value, ast.Call):
            self.add("call", *self.span(node), "pass")
        self.generic_visit(node)

    def negate(self, node: ast.expr | None) -> None:
        """Negate a condition that has no operator of its own."""
        if isinstance(node, CONDITION):
            start, end = self.span(node)
            self.add("negated", start, end, f"(not {self.text[start:end]})")


def is_text(node: ast.expr) -> bool:
    """Return whether this is a text written out."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_none(node: ast.expr) -> bool:
    """Return whether this is None written out."""
    return isinstance(node, ast.Constant) and node.value is None
