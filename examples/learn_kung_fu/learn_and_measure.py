"""Learn, measure, and write the network, how it was made, and the curve."""

import json
import platform
from pathlib import Path
from typing import Any

import numpy as np

import regift
from examples.learn_kung_fu.curve import curve
from examples.learn_kung_fu.learner import OPPONENT, Check, Learner, Plan
from regift.bots.kung_fu.learned_bot import LearnedBot
from regift.bots.kung_fu.learned_network import LearnedNetwork
from regift.kit.seeded_random_generator import Chance
from regift.lab.simulate import simulate

JUDGED = 1 << 41
"""Added to the seed for the games of the last figure, which nothing is learned from or looked at before."""


def learn_and_measure(seed: int, rounds: int, games: int, out: Path) -> None:
    """Learn Kung Fu Granny for two from nothing, and count the wins in so many games."""
    learner, checks = Learner(Plan(seed=seed, rounds=rounds)), []
    for check in learner.learn():
        checks.append(check)
        spent = f"{check.cpu_seconds:.0f} s of processor time, {check.wall_seconds:.0f} s"
        won = f"{check.wins:.1%} of {check.games} games won"
        print(f"round {check.rounds}: {check.choices:,} choices, {spent}; {won}", flush=True)
    out.mkdir(parents=True, exist_ok=True)
    learner.network.save(out / "learned.npz")
    made = made_how(learner.network, Plan(seed=seed, rounds=rounds), checks, games)
    (out / "learned.json").write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    (out / "learned.svg").write_bytes(curve(checks))
    print(json.dumps(made["result"]))


def made_how(network: LearnedNetwork, plan: Plan, checks: list[Check], games: int) -> dict[str, Any]:
    """Play the last games, and say how the network was made and what it does."""

    def learned(chance: Chance) -> LearnedBot:
        return LearnedBot(chance, network)

    played = simulate(regift.game("kung_fu", seats=2), [learned, OPPONENT], games=games, seed=plan.seed + JUDGED)
    score = played.scores()[0]
    last = checks[-1]
    return {
        "command": f"python -m examples.learn_kung_fu --seed {plan.seed} --rounds {plan.rounds} --games {games}",
        "regift": regift.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "machine": machine(),
        "plan": plan._asdict(),
        "choices": last.choices,
        "processor_seconds": round(last.cpu_seconds),
        "wall_seconds": round(last.wall_seconds),
        "result": {
            "against": OPPONENT,
            "seats": 2,
            "games": games,
            "unfinished": played.unfinished,
            "wins": round(score.share, 4),
            "interval_95": [round(score.low, 4), round(score.high, 4)],
        },
        "checks": [check._asdict() for check in checks],
    }


def machine() -> str:
    """Name the processor, as far as the system tells."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text(encoding="utf-8").splitlines() if cpu.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
