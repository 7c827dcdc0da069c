"""Fit the value net to notes: what rollouts say of plans, less what the linear evaluation says.

    python bench/learn/fit.py --out NET.bin notes/1 notes/2

The loss is about differences between plans of the same turn, which were rolled out with the same luck, and
a little about their level. One of ten games is kept apart to judge by. Weights come out as whole numbers
(src/hotelier/bots/evaluation/net.py), and NET.json beside them tells how they were made. Needs the extra
`train` (PyTorch and numpy); a GPU helps.
"""

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from hotelier.bots.evaluation.net_features import NET_FEATURES

APART = 10
"""One game in this many is kept for validation."""
LEVEL = 0.15
"""What the level counts beside the differences."""
POINTS = 10.0
"""The net's output is in tens of points."""


class Notes:
    """All plans of all turns, as arrays; turns are numbered through."""

    def __init__(self, files: list[Path]) -> None:
        linear: list[float] = []
        points: list[float] = []
        turns: list[int] = []
        rows: list[Any] = []
        games: list[int] = []
        turn = 0
        for file in files:
            numbers = np.fromfile(file, np.int32)
            at = 0
            while at < len(numbers):
                if numbers[at] != -1:
                    raise SystemExit(f"{file} does not hold notes")
                count = numbers[at + 1]
                at += 2
                for _ in range(count):
                    size = numbers[at + 2]
                    linear.append(numbers[at] / 100)
                    points.append(numbers[at + 1] / 100)
                    rows.append(numbers[at + 3 : at + 3 + size])
                    turns.append(turn)
                    at += 3 + size
                games.append(int(file.stem))
                turn += 1
        sizes = np.array([len(row) for row in rows])
        self.features = np.full((len(rows), sizes.max()), NET_FEATURES, np.int32)
        for place, row in enumerate(rows):
            self.features[place, : len(row)] = row
        self.linear = np.array(linear, np.float32)
        self.points = np.array(points, np.float32)
        self.turns = np.array(turns)
        self.apart = np.array(games)[self.turns] % APART == 3
        self.begins = np.searchsorted(self.turns, np.arange(turn + 1))


class ValueNet(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """Rows of weights summed, two small layers, and what features bring directly."""

    def __init__(self, first: int, second: int, drop: float) -> None:
        super().__init__()
        self.drop = drop
        self.direct = nn.EmbeddingBag(NET_FEATURES + 1, 1, mode="sum", padding_idx=NET_FEATURES)
        self.rows = nn.EmbeddingBag(NET_FEATURES + 1, first, mode="sum", padding_idx=NET_FEATURES)
        self.bias = nn.Parameter(torch.zeros(first))
        self.between = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)
        nn.init.normal_(self.rows.weight, 0, 0.05)
        nn.init.zeros_(self.direct.weight)
        nn.init.zeros_(self.last.weight)
        with torch.no_grad():
            self.rows.weight[NET_FEATURES] = 0

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        if self.training and self.drop:
            dropped = torch.rand(features.shape, device=features.device) < self.drop
            features = torch.where(dropped, NET_FEATURES, features)
        hidden = torch.clamp(self.rows(features) + self.bias, 0, 15.98)
        hidden = torch.relu(self.between(hidden))
        out: torch.Tensor = self.last(hidden) + self.direct(features)
        return out.squeeze(1) * POINTS


def whole_numbers(net: ValueNet, seen: Any) -> bytes:
    """The weights as net.py reads them; features that were never seen have none."""
    with torch.no_grad():
        parts = [
            (net.direct.weight[:-1, 0] * POINTS * 65536, np.int32, 1 << 30),
            (net.rows.weight[:-1] * 1024, np.int16, 32767),
            (net.bias * 1024, np.int32, 1 << 30),
            (net.between.weight * 256, np.int16, 2047),
            (net.between.bias * 16384, np.int32, 1 << 30),
            (net.last.weight[0] * POINTS * 1024, np.int32, 1 << 20),
            (net.last.bias * POINTS * 65536, np.int32, 1 << 30),
        ]
        sizes = np.array([NET_FEATURES, len(net.bias), len(net.between.bias)], np.int32)
        out = sizes.tobytes()
        for weights, kind, limit in parts:
            numbers = weights.detach().double().cpu().numpy()
            if len(numbers) == NET_FEATURES:
                numbers = numbers * seen.reshape(-1, *[1] * (numbers.ndim - 1))
            out += np.clip(np.rint(numbers), -limit, limit).astype(kind).tobytes()
    return out


def from_whole_numbers(net: ValueNet, file: bytes) -> None:
    """Go on from weights that were fitted before."""
    features, first, second = np.frombuffer(file, np.int32, 3)
    assert (features, first, second) == (NET_FEATURES, len(net.bias), len(net.between.bias))
    at = 12

    def take(shape: tuple[int, ...], kind: Any, scale: float) -> torch.Tensor:
        nonlocal at
        count = int(np.prod(shape))
        found = np.frombuffer(file, kind, count, at).astype(np.float32).reshape(shape) / scale
        at += count * np.dtype(kind).itemsize
        return torch.from_numpy(found)

    with torch.no_grad():
        net.direct.weight[:-1, 0] = take((features,), np.int32, POINTS * 65536)
        net.rows.weight[:-1] = take((features, first), np.int16, 1024)
        net.bias.copy_(take((first,), np.int32, 1024))
        net.between.weight.copy_(take((second, first), np.int16, 256))
        net.between.bias.copy_(take((second,), np.int32, 16384))
        net.last.weight.copy_(take((1, second), np.int32, POINTS * 1024))
        net.last.bias.copy_(take((1,), np.int32, POINTS * 65536))


class Fit:
    """Notes on the device, and what the net makes of them."""

    def __init__(self, notes: Notes, net: ValueNet, device: Any) -> None:
        self.notes = notes
        self.net = net.to(device)
        self.device = device
        self.features = torch.from_numpy(notes.features).to(device)
        self.wanted = torch.from_numpy(notes.points - notes.linear).to(device)
        self.linear = torch.from_numpy(notes.linear).to(device)
        self.points = torch.from_numpy(notes.points).to(device)
        self.turns = torch.from_numpy(notes.turns).to(device)
        self.count = int(notes.turns[-1]) + 1

    def mean_of_turn(self, values: torch.Tensor, turns: torch.Tensor) -> torch.Tensor:
        sums = torch.zeros(self.count, device=self.device).index_add_(0, turns, values)
        counts = torch.zeros(self.count, device=self.device).index_add_(0, turns, torch.ones_like(values))
        return sums[turns] / counts[turns]

    def loss(self, plans: torch.Tensor) -> torch.Tensor:
        errors = self.net(self.features[plans]) - self.wanted[plans]
        between = errors - self.mean_of_turn(errors, self.turns[plans])
        zero = torch.zeros_like(errors)
        smooth = nn.functional.smooth_l1_loss
        return smooth(between, zero, beta=4.0) + LEVEL * smooth(errors, zero, beta=10.0)

    def judge(self) -> dict[str, float]:
        """How far off it is on games that it was not fitted to; `regret`: what choosing by it loses."""
        self.net.eval()
        plans = torch.from_numpy(np.nonzero(self.notes.apart)[0]).to(self.device)
        turns = self.turns[plans]
        with torch.no_grad():
            parts = [self.net(self.features[some]) for some in plans.split(65536)]
            said = torch.cat(parts)
        errors = said - self.wanted[plans]
        between = errors - self.mean_of_turn(errors, turns)
        before = self.wanted[plans] - self.mean_of_turn(self.wanted[plans], turns)
        return {
            "level": errors.pow(2).mean().sqrt().item(),
            "level before": self.wanted[plans].pow(2).mean().sqrt().item(),
            "differences": between.pow(2).mean().sqrt().item(),
            "differences before": before.pow(2).mean().sqrt().item(),
            "regret": self.regret(plans, self.linear[plans] + said),
            "regret before": self.regret(plans, self.linear[plans]),
        }

    def regret(self, plans: torch.Tensor, said: torch.Tensor) -> float:
        turns = self.turns[plans]
        points = self.points[plans]
        low = torch.full((self.count,), -1e9, device=self.device)
        highest = low.clone().scatter_reduce_(0, turns, said, "amax")
        best = low.clone().scatter_reduce_(0, turns, points, "amax")
        chosen = said == highest[turns]
        return float((best[turns] - points)[chosen].mean().item())


def batches(notes: Notes, turns: int, rng: Any) -> Any:
    """Plans of whole turns, in random order."""
    own = np.unique(notes.turns[~notes.apart])
    order = rng.permutation(own)
    for at in range(0, len(order), turns):
        some = order[at : at + turns]
        yield np.concatenate([np.arange(notes.begins[turn], notes.begins[turn + 1]) for turn in some])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("notes", nargs="+", type=Path, help="folders of notes")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--first", type=int, default=96)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--drop", type=float, default=0.05)
    parser.add_argument("--turns", type=int, default=256, help="turns in a step")
    given = parser.parse_args()
    begun = time.monotonic()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    files = [file for folder in given.notes for file in sorted(folder.glob("*.notes"))]
    notes = Notes(files)
    torch.manual_seed(0)
    rng = np.random.default_rng(1)
    net = ValueNet(given.first, given.second, given.drop)
    if given.start:
        from_whole_numbers(net, given.start.read_bytes())
    fit = Fit(notes, net, device)
    print(
        f"{len(files)} games, {fit.count} turns, {len(notes.points)} plans", shown(fit.judge()), flush=True
    )
    tables = [net.rows.weight, net.direct.weight]
    layers = [net.bias, *net.between.parameters(), *net.last.parameters()]
    groups = [{"params": tables, "weight_decay": given.decay}, {"params": layers, "weight_decay": 1e-3}]
    optimizer = torch.optim.AdamW(groups, lr=given.rate)
    steps = given.epochs * (fit.count // given.turns + 2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [given.rate] * 2, total_steps=steps)
    best = 1e9
    for epoch in range(given.epochs):
        net.train()
        for plans in batches(notes, given.turns, rng):
            loss = fit.loss(torch.from_numpy(plans).to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                net.rows.weight[NET_FEATURES] = 0
                net.direct.weight[NET_FEATURES] = 0
        found = fit.judge()
        if found["differences"] + LEVEL * found["level"] < best:
            best = found["differences"] + LEVEL * found["level"]
            save(
                given.out,
                fit,
                {"notes": [str(folder) for folder in given.notes], "games": len(files)},
                found,
            )
        if epoch % 4 == 3 or epoch == given.epochs - 1:
            print("epoch", epoch + 1, shown(found), f"{time.monotonic() - begun:.0f} s", flush=True)


def save(out: Path, fit: Fit, told: dict[str, Any], found: dict[str, float]) -> None:
    seen = np.bincount(fit.notes.features.ravel(), minlength=NET_FEATURES + 1)[:-1] > 0
    weights = whole_numbers(fit.net, seen)
    out.write_bytes(weights)
    told |= {
        "turns": fit.count,
        "plans": len(fit.notes.points),
        "digest": hashlib.sha256(weights).hexdigest(),
        "found": {name: round(value, 3) for name, value in found.items()},
    }
    out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def shown(found: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in found.items())


if __name__ == "__main__":
    main()
