"""A process for tests: it writes what it reads."""

import sys

if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(line)
        sys.stdout.flush()
