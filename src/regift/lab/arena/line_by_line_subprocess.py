"""A program that is asked one line at a time, and stopped when it does not answer."""

import os
import shlex
import signal
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Final

from regift.lab.arena.forfeit_on_bot_error_or_illegal_move import Forfeit

LONGEST_LINE: Final = 65_536
"""Bytes of an answer; a program that says more in a line speaks nonsense."""
TIME_TO_END: Final = 1.0
"""Seconds that a program has to end once its input is closed."""


class LineProcess:
    """Runs a command, and speaks with it in a thread: a program that neither reads nor writes keeps nobody waiting."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self._process = Popen(words, stdin=PIPE, stdout=PIPE, start_new_session=True)
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit(f"can't be started: {error}") from None
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[bytes] = Queue()
        self._is_killed = False
        Thread(target=self._speak, daemon=True).start()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Send lines and return the next line that it writes; Forfeit says that there was none in time."""
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            self.kill()
            raise Forfeit(f"did not answer within {seconds:g} s") from None
        if not answer.endswith(b"\n"):
            self.kill()
            raise Forfeit("wrote too long a line" if len(answer) >= LONGEST_LINE else "ended before it answered")
        return answer

    def close(self) -> None:
        """Close its input, and kill it if it does not end then."""
        self._questions.put(None)
        with suppress(TimeoutExpired):
            self._process.wait(TIME_TO_END)
        self.kill()

    def kill(self) -> None:
        """Kill it with all that it has started."""
        if self._is_killed:
            return  # another process may have its number by now
        self._is_killed = True
        self._questions.put(None)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _speak(self) -> None:
        to_it, from_it = self._process.stdin, self._process.stdout
        assert to_it is not None
        assert from_it is not None
        with suppress(OSError, ValueError), to_it, from_it:
            while (question := self._questions.get()) is not None:
                answer = b""
                with suppress(OSError, ValueError):
                    to_it.write(question)
                    to_it.flush()
                    answer = from_it.readline(LONGEST_LINE)
                self._answers.put(answer)
