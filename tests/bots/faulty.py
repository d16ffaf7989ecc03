"""A program in the protocol that plays the first legal action, and makes the fault that its argument names."""

import json
import sys
import time

fault = sys.argv[1] if len(sys.argv) > 1 else ""


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if fault == "deaf":
    time.sleep(10_000)
for line in sys.stdin:
    message = json.loads(line)
    number = message["id"]
    if message["type"] == "hello":
        wants = sys.argv[2].split(",") if len(sys.argv) > 2 else ["view"]
        say(type="ready", id=number, wants=["the deal"] if fault == "curious" else wants)
        continue
    told = set(message) - {"type", "id", "seat", "seconds", "legal"}
    if fault == "hangs":
        time.sleep(10_000)
    elif fault == "crashes":
        sys.exit(3)
    elif fault == "babbles":
        sys.stdout.write("I think I shall build.\n")
        sys.stdout.flush()
    elif fault == "floods":
        while True:
            sys.stdout.write("x" * 100_000)
    elif fault == "cheats":
        say(type="move", id=number, action=-1)
    elif fault == "names":
        say(type="info", told=sorted(told))
        say(type="move", id=number - 1, action=-1)
        say(type="move", id=number, text=message["legal"][0]["text"])
    else:
        say(type="move", id=number, action=message["legal"][0]["action"])
