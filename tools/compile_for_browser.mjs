// Compiles Python's sources with the Python that browsers run: `node compile_for_browser.mjs PYODIDE FOLDER`.
// Each FOLDER/NAME.py becomes FOLDER/NAME.pyc; FOLDER/names.json says which file of the browser each NAME is.
// Docstrings and columns of tracebacks stay behind: they weigh a third. Statements that assert stay.
import { pathToFileURL } from "node:url";

const [pyodideFolder, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
pyodide.FS.mkdir("/work");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/work");
pyodide.runPython(`
import ast, json
from importlib.util import MAGIC_NUMBER
from marshal import dumps

# Bytecode that is never compared with a source (PEP 552).
UNCHECKED = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

for name, file in json.load(open("/work/names.json")).items():
    tree = ast.parse(open(f"/work/{name}.py", "rb").read(), file)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                del node.body[0]
                if not node.body and not isinstance(node, ast.Module):
                    node.body.append(ast.copy_location(ast.Pass(), node))
    code = compile(tree, file, "exec", dont_inherit=True, optimize=0)
    open(f"/work/{name}.pyc", "wb").write(UNCHECKED + dumps(code))
`);
