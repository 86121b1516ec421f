#!/usr/bin/env python3
"""Quality over seeds and worlds, beside the best peer, as a Markdown table.

usage: seeds.py [GENERATOR:SEED,SEED,... ...] [--size N] [--runs R] [--options "--min-score 0.5"]

DuckDB is the mutual best by Jaro-Winkler, in the same run (`--no-peer` leaves it out). A world's
window is its own: 7 days for gen_us, else 3. `calibration` is the expected error of the score in
ten bins, `widest` the widest gap of a bin with a hundred pairs and one in 200. Worlds are kept in
target/worlds while they take less than 1 GB.
"""
import argparse
from measure import TIEOUT, WINDOWS, keep_few, peer, table, tieout, world

WORLDS = ["gen:7,11,90125,101,202,303", "gen_de:1,2,3", "gen_us:1,2,3"]
HEAD = ["world", "seed", "pairs", "of", "F1", "eqP", "eqF1", "DuckDB F1", "difference",
        "DuckDB eqF1", "difference", "calibration", "widest", "s", "processor s", "MB",
        "DuckDB s", "MB"]


def row(generator, seed, given):
    data, days = world(generator, given.size, seed), WINDOWS[generator]
    ours = tieout(data, days, given.runs, given.binary, given.options.split())
    theirs = None if given.no_peer else peer("peer_duckdb.py", "desc", data, days)
    beside = (["-"] * 4 if theirs is None else
              [text for name in ("F1", "eqF1")
               for text in (f"{theirs[name]:.3f}", f"{ours[name] - theirs[name]:+.3f}")])
    cost = (["-"] * 2 if theirs is None else
            [f"{theirs['seconds']:.1f}", f"{theirs['megabytes']:.0f}"])
    return [generator, seed, ours["pairs"], ours["largest"],
            *(f"{ours[name]:.4f}" for name in ("F1", "eqP", "eqF1")), *beside,
            f"{ours['calibration']:.3f}", f"{ours['widest']:.3f}", f"{ours['seconds']:.2f}",
            f"{ours['processor']:.2f}", f"{ours['megabytes']:.0f}", *cost]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("worlds", nargs="*", default=WORLDS, metavar="GENERATOR:SEED,...")
    options.add_argument("--size", type=int, default=200_000)
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--binary", default=TIEOUT)
    options.add_argument("--options", default="", help="further options of tieout reconcile")
    options.add_argument("--no-peer", action="store_true")
    given = options.parse_args()
    named = [(generator, seed) for generator, seeds in (each.split(":") for each in given.worlds)
             for seed in seeds.split(",")]
    table(HEAD, (row(generator, seed, given) for generator, seed in named))
    keep_few()


if __name__ == "__main__":
    main()
