"""What the search process runs: it reads tasks, carries them out one after the other, and writes answers.

The process ends when nobody can write to it any more.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from regift.tables.bot_search.search_answer_and_message_framing import HEADER, SearchAnswer, framed
from regift.tables.bot_search.search_task_result_and_execution import SearchStopped, SearchTask, carry_out


def answer_of(task: SearchTask, stopped: threading.Event) -> SearchAnswer:
    """Carry out a task until the event is set."""
    try:
        return SearchAnswer(carry_out(task, stopped.is_set))
    except SearchStopped:
        return SearchAnswer(is_stopped=True)
    except Exception:  # noqa: BLE001 (any fault of a bot; the table goes on with a rule of thumb)
        return SearchAnswer(failure=traceback.format_exc())


def read_frames(source: BinaryIO, tasks: "SimpleQueue[bytes]", stopped: threading.Event) -> None:
    """Pass tasks on and stop what is to stop, until nobody can write any more: then end the process."""
    while header := source.read(HEADER.size):
        (length,) = HEADER.unpack(header)
        if length == 0:
            stopped.set()
            continue
        content = source.read(length)
        if len(content) < length:
            break
        stopped.clear()
        tasks.put(content)
    os._exit(0)


def main() -> None:
    """Work until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    stopped = threading.Event()
    threading.Thread(target=read_frames, args=(sys.stdin.buffer, tasks, stopped), daemon=True).start()
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while True:
            task = pickle.loads(tasks.get())
            assert isinstance(task, SearchTask)
            answers.write(framed(pickle.dumps(answer_of(task, stopped))))
            answers.flush()


if __name__ == "__main__":
    main()
