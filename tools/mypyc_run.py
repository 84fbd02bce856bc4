"""Let mypyc and the C compiler make extension modules (`python -m tools.mypyc_run WORK MODULE…`, run by build_ext)."""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

from tools.places import BUILD, ROOT, SOURCES

WITHIN = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces a function of the engine from outside: the compiler may put one into another."""


def main() -> None:
    """Compile the modules, given below src/, into WORK/lib; C files and objects stay in WORK too."""
    work, *modules = sys.argv[1:]
    # Names of modules follow from the working folder: regift/kit/seat.py is regift.kit.seat.
    os.chdir(SOURCES)
    checked_by = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'mypyc-types'}"]
    extensions = mypycify(
        [*checked_by, *modules],
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        target_dir=str(Path(work, "c")),
        group_name="regift" if len(modules) > 1 else None,
    )
    for extension in extensions:
        extension.extra_compile_args += WITHIN
    options = ["--build-lib", str(Path(work, "lib")), "--build-temp", str(Path(work, "objects"))]
    setup(name="regift", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", *options])


if __name__ == "__main__":
    main()
