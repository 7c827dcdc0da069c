"""A process of the pool whose bots are moody: it does what the bot's name says."""

import os
import sys
import time

import msgspec

from hotelier.server.bots.bot_process import Task, Thought

for line in sys.stdin.buffer:
    task = msgspec.json.decode(line, type=Task)
    if task.bot == "slow":
        time.sleep(1000)
    elif task.bot == "dies":
        sys.exit(1)
    elif task.bot == "babbles":
        print("this is not an answer", flush=True)
        continue
    secret = os.environ.get("HOTELIER_DATABASE_URL", "") + os.environ.get("PGPASSWORD", "")
    thought = Thought(action=secret if task.bot == "spies" else str(os.getpid()))
    sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
    sys.stdout.buffer.flush()
