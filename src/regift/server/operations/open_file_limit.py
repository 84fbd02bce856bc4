"""How many connections this process may have open."""

import sys
from typing import Final

MOST_FILES: Final = 65_536


def allow_many_files(wanted: int) -> int:
    """Let this process have that many connections open, where the machine lets it; give how many it may have."""
    if sys.platform == "win32":
        return wanted
    import resource

    wanted = min(wanted, MOST_FILES)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)
