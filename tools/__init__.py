"""What builds, starts and checks Regift; no part of the package."""
