#!/usr/bin/env python3
"""tieout beside what a user would write instead: time, memory and quality, in one run.

usage: run.py [N ...] [--worlds gen,gen_few] [--seed S] [--runs R] [--no-peers]      default N: 20000 200000

Needs numpy, polars, duckdb and pandas, and `cargo build --release` before. F1, precision and
recall are on exact pairs against the generator's truth; eqP and eqF1 take rows of equal content
for one another; calibration is the mean gap between score and how often such pairs are right.
What tieout takes beside DuckDB is told by rounds of one and the other, each whole but for Python's
start and the scoring: reading, matching, and for tieout the audit and the printed result.
"""
import argparse
import statistics
from measure import TIEOUT, WINDOWS, keep_few, peer, tieout, world

PEERS = [["peer_polars.py", "asof"], ["peer_pandas.py", "rank"],
         ["peer_duckdb.py", "mutual"], ["peer_duckdb.py", "desc"]]


def beside_duckdb(data, options):
    """Rounds of tieout and DuckDB with Jaro-Winkler: the medians, and the share."""
    ours, theirs = [], []
    for _ in range(options.runs):
        ours.append(tieout(data, 3, 1, options.binary, scored=False)["seconds"])
        cost = peer("peer_duckdb.py", "desc", data)
        if cost is None:
            return
        theirs.append(cost["read"] + cost["match"])
    ours, theirs = statistics.median(ours), statistics.median(theirs)
    print(f"beside DuckDB with Jaro-Winkler: {ours:.2f} s and {theirs:.2f} s, {ours / theirs:.3f} of its "
          f"time (medians of {options.runs} rounds)", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("sizes", nargs="*", type=int, default=[20000, 200000])
    options.add_argument("--worlds", default="gen")
    options.add_argument("--days", help="of the world; else 365")
    options.add_argument("--seed", default="7")
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--binary", default=TIEOUT)
    options.add_argument("--no-peers", action="store_true")
    options = options.parse_args()
    for name, size in ((name, size) for name in options.worlds.split(",") for size in options.sizes):
        print(f"== {name}, {size} rows a side, seed {options.seed}", flush=True)
        data = world(name, size, options.seed, *(["--days", options.days] if options.days else []))
        found = tieout(data, WINDOWS[name], options.runs, options.binary)
        print(f"tieout: {found['seconds']:.2f} s, {found['processor']:.2f} s of the processor, "
              f"{found['megabytes']:.0f} MB (medians of {options.runs}), "
              f"{found['pairs']} pairs of {found['largest']} possible, "
              f"P={found['P']:.4f} R={found['R']:.4f} F1={found['F1']:.4f} eqP={found['eqP']:.4f} "
              f"eqF1={found['eqF1']:.4f} days={found['total_days']}, calibration error "
              f"{found['calibration']:.3f}, widest {found['widest']:.3f}", flush=True)
        if options.no_peers:
            continue
        for script, mode in PEERS:
            cost = peer(script, mode, data)
            print(f"{script} {mode}: " + (f"{cost['seconds']:.2f} s, {cost['megabytes']:.0f} MB\n"
                                          f"{cost['output']}" if cost else "failed\n"),
                  end="", flush=True)
        beside_duckdb(data, options)
    keep_few()


if __name__ == "__main__":
    main()
