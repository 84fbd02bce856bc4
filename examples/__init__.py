"""Whole programs on the library; `examples/README.md` lists them."""
