#!/usr/bin/env python3
"""tieout beside what a user would write instead: time, memory and quality, in one run.

usage: run.py [N ...] [--seed S] [--runs R] [--no-peers]      default N: 20000 200000

Needs numpy, polars, duckdb and pandas, and `cargo build --release` before. F1, precision and
recall are on exact pairs against the generator's truth; eqP and eqF1 take rows of equal content
for one another; calibration is the mean gap between score and how often such pairs are right.
"""
import argparse
from measure import TIEOUT, keep_few, peer, tieout, world

PEERS = [["peer_polars.py", "asof"], ["peer_pandas.py", "rank"],
         ["peer_duckdb.py", "mutual"], ["peer_duckdb.py", "desc"]]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("sizes", nargs="*", type=int, default=[20000, 200000])
    options.add_argument("--seed", default="7")
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--binary", default=TIEOUT)
    options.add_argument("--no-peers", action="store_true")
    options = options.parse_args()
    for size in options.sizes:
        print(f"== {size} rows a side, seed {options.seed}", flush=True)
        data = world("gen", size, options.seed)
        found = tieout(data, 3, options.runs, options.binary)
        print(f"tieout: {found['seconds']:.2f} s, {found['megabytes']:.0f} MB (median of "
              f"{options.runs}), {found['pairs']} pairs of {found['largest']} possible, "
              f"P={found['P']:.4f} R={found['R']:.4f} F1={found['F1']:.4f} eqP={found['eqP']:.4f} "
              f"eqF1={found['eqF1']:.4f} days={found['total_days']}, calibration error "
              f"{found['calibration']:.3f}, widest {found['widest']:.3f}", flush=True)
        for script, mode in [] if options.no_peers else PEERS:
            cost = peer(script, mode, data)
            print(f"{script} {mode}: " + (f"{cost['seconds']:.2f} s, {cost['megabytes']:.0f} MB\n"
                                          f"{cost['output']}" if cost else "failed\n"),
                  end="", flush=True)
    keep_few()


if __name__ == "__main__":
    main()
