#!/usr/bin/env python3
"""tieout beside what a user would write instead: time, memory and quality, in one run.

usage: run.py [N ...] [--seed S] [--runs R] [--no-peers]      default N: 20000 200000

Needs numpy, polars, duckdb and pandas, and `cargo build --release` before. Data goes to a
temporary directory. F1, precision and recall are on exact pairs against the generator's truth;
calibration is the mean gap between score and how often such pairs are right.
"""
import argparse, csv, os, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
TIEOUT = os.path.join(HERE, "../../target/release/tieout")
PEERS = [["peer_polars.py", "asof"], ["peer_pandas.py", "rank"],
         ["peer_duckdb.py", "mutual"], ["peer_duckdb.py", "desc"]]

SCORE = """
import csv, sys
from score import score
with open(sys.argv[1] + "/out/matched.csv") as file:
    lines = [(int(row["bank_line"]), int(row["book_line"])) for row in csv.DictReader(file)]
score(sys.argv[1], [bank - 2 for bank, _ in lines], [book - 2 for _, book in lines], "tieout")
"""

options = argparse.ArgumentParser()
options.add_argument("sizes", nargs="*", type=int, default=[20000, 200000])
options.add_argument("--seed", default="7")
options.add_argument("--runs", type=int, default=5)
options.add_argument("--no-peers", action="store_true")
options = options.parse_args()


def timed(command, **kwargs):
    """(seconds, peak megabytes, output) of a command as a whole."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **kwargs)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{command} failed")
    return seconds, usage.ru_maxrss / 1024, output


def tieout(data):
    bank, book = (os.path.join(data, name) for name in ("bank.csv", "book.csv"))
    runs = [timed([TIEOUT, "reconcile", bank, book, "--days", "3", "--quiet"])
            for _ in range(options.runs)]
    seconds, megabytes = (statistics.median(run[at] for run in runs) for at in (0, 1))
    out = os.path.join(data, "out")
    timed([TIEOUT, "reconcile", bank, book, "--days", "3", "--quiet", "--out", out])
    with open(os.path.join(out, "matched.csv")) as file:
        pairs = [(int(row["bank_line"]) - 2, int(row["book_line"]) - 2, float(row["score"]))
                 for row in csv.DictReader(file)]
    print(f"tieout: {seconds:.2f} s, {megabytes:.0f} MB (median of {options.runs})", flush=True)
    # In a process of its own: what this one holds in memory would count for its children.
    subprocess.run([sys.executable, "-c", SCORE, data], cwd=HERE, check=True)
    print(f"tieout: calibration error {calibration(data, pairs):.3f}", flush=True)


def calibration(data, pairs):
    with open(os.path.join(data, "truth.csv")) as file:
        truth = {(int(row["bank_id"]), int(row["book_id"]))
                 for row in csv.DictReader(file) if row["kind"] == "match"}
    bins = {}
    for bank, book, score in pairs:
        bins.setdefault(min(9, int(score * 10)), []).append((score, (bank, book) in truth))
    gap = lambda bin: abs(sum(score for score, _ in bin) - sum(right for _, right in bin))
    return sum(map(gap, bins.values())) / len(pairs)


for size in options.sizes:
    with tempfile.TemporaryDirectory() as data:
        print(f"== {size} rows a side, seed {options.seed}", flush=True)
        subprocess.run([sys.executable, f"{HERE}/gen.py", str(size), data, "--seed", options.seed],
                       check=True, stdout=subprocess.DEVNULL)
        tieout(data)
        for script, mode in [] if options.no_peers else PEERS:
            seconds, megabytes, output = timed(
                [sys.executable, f"{HERE}/{script}", data, mode], cwd=data)
            print(f"{script} {mode}: {seconds:.2f} s, {megabytes:.0f} MB\n{output}", end="", flush=True)
