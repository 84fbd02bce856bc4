"""No module comes to import itself, not even for its types."""

from graphlib import TopologicalSorter

import grimp


def test_there_is_no_circle_of_imports() -> None:
    graph = grimp.build_graph("regift", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()
