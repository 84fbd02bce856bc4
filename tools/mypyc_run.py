"""Let mypyc and the C compiler make extension modules (`python -m tools.mypyc_run WORK MODULE…`, run by build_ext)."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from tools.paths import BUILD, ROOT, SOURCES

WITHIN = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces a function of the engine from outside: the compiler may put one into another."""

ACROSS_FILES = (["-flto=thin"], ["-flto=auto"])
"""How clang and gcc are asked to put a function of one C file into another; gcc knows the second alone."""

CORES = os.cpu_count() or 1

LEVEL = os.environ.get("REGIFT_OPTIMIZE") or "3"
"""How much the C compiler optimizes, 0 to 3; only at 3 also across files."""


def across_files() -> list[str]:
    """Return the options with which this compiler optimizes across C files, none where it cannot or is not to."""
    if sys.platform == "win32" or LEVEL != "3":
        return []
    compiler = c_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 1; }\n")
        for options in ACROSS_FILES:
            command = [*compiler, "-shared", "-fPIC", *options, str(source), "-o", str(source.with_suffix(".so"))]
            if subprocess.run(command, capture_output=True, check=False).returncode == 0:
                return options
    return []


def c_compiler() -> list[str]:
    """Return the command of the C compiler that setuptools calls."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Compile the C files of one extension at the same time; setuptools alone would take them one by one."""

    def build_extension(self, ext: Extension) -> None:
        """Compile every C file on a core of its own, then let setuptools link the objects."""
        sources, ext.sources = list(ext.sources), []
        with ThreadPoolExecutor(CORES) as pool:
            ext.extra_objects += chain.from_iterable(pool.map(lambda source: self.compiled(ext, source), sources))
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> list[str]:
        """Compile one C file and return its object file."""
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
            depends=ext.depends,
        )
        return objects


def main() -> None:
    """Compile the modules, given below src/, into WORK/lib; C files and objects stay in WORK too."""
    work, *modules = sys.argv[1:]
    # Names of modules follow from the working folder: regift/kit/seat.py is regift.kit.seat.
    os.chdir(SOURCES)
    checked_by = [
        f"--config-file={ROOT / 'pyproject.toml'}",
        f"--cache-dir={BUILD / 'mypyc-types'}",
        # In an isolated build the libraries are not there, and so neither are their types.
        "--ignore-missing-imports",
        "--no-warn-return-any",
    ]
    extensions = mypycify(
        [*checked_by, *modules],
        opt_level=LEVEL,
        debug_level="0",
        strip_asserts=False,
        # One C file for each module, optimized together as they are linked: measured in docs/decisions/0019.
        multi_file=True,
        target_dir=str(Path(work, "c")),
        group_name="regift" if len(modules) > 1 else None,
    )
    inlining = [*WITHIN, *across_files()]
    for extension in extensions:
        if len(extension.sources) > 1:
            extension.extra_compile_args += inlining
            # Linking is when functions are put into one another, so it has to know how well to optimize.
            extension.extra_link_args += [f"-O{LEVEL}", *inlining] if inlining else []
    options = ["--build-lib", str(Path(work, "lib")), "--build-temp", str(Path(work, "objects"))]
    setup(
        name="regift",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", f"--parallel={CORES}", *options],
    )


if __name__ == "__main__":
    main()
