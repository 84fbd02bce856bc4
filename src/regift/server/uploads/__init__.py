"""Photos that people upload.

`photo_worker_runner` gives each to a process of its own, `photo_worker`, which makes a clean copy of it
(`photo_sanitizer`).
"""
