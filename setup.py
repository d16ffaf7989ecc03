"""Build the compiled engine: core, games and bots are one mypyc group, all in front of them stays plain Python.

SACBE_PURE=1 builds without compiling; SACBE_NATIVE=1 makes a failed compilation an error instead of a warning.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

SOURCE = Path("src/sacbe")

# Link-time optimisation shares the one big C file out over the cores. Warnings about generated C help nobody, and
# looking for them takes ten times as long as everything else (-w alone only hides what was found).
LINKER_FLAGS = [] if sys.platform == "win32" else ["-flto=auto"]
COMPILER_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-Wno-all", "-w", *LINKER_FLAGS]


def compiled_folders() -> list[Path]:
    """Return the folders to compile: core, bots, and every game (a folder with a component pack)."""
    games = [pack.parent for pack in sorted(SOURCE.glob("*/components.toml"))]
    return [SOURCE / "core", *games, *(folder for folder in [SOURCE / "bots"] if folder.is_dir())]


def has_compiler() -> bool:
    """Tell whether the C compiler this Python was built for can be run."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return sys.platform == "win32" or shutil.which(command[0]) is not None


def extensions() -> list[Extension]:
    """Return the extensions to build; none where plain Python is asked for or nothing else can be had."""
    required = os.environ.get("SACBE_NATIVE") == "1"
    if os.environ.get("SACBE_PURE") == "1":
        return []
    if not required and not has_compiler():
        sys.stderr.write("WARNING: no C compiler found: sacbe is installed as plain Python and will be slower.\n")
        return []
    from mypyc.build import mypycify

    paths = [str(path) for folder in compiled_folders() for path in sorted(folder.rglob("*.py"))]
    modules: list[Extension] = mypycify(["--strict", *paths], opt_level="3", debug_level="0", group_name="sacbe")
    for module in modules:
        module.extra_compile_args += COMPILER_FLAGS
        module.extra_link_args += LINKER_FLAGS
        module.optional = not required
    return modules


setup(ext_modules=extensions())
