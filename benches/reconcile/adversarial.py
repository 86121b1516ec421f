#!/usr/bin/env python3
"""Inputs that break matchers, as a Markdown table.

usage: adversarial.py [KIND ...] [--size N] [--limit SECONDS] [--runs R] [--no-peers]

`of` is the largest matching there is. `days` are those of all pairs together; `least` is the
least there can be: every row has a partner in these files, and the least days of a perfect
matching on a line are those of both sides in order. `one text` and `shuffled` are copies of an
input, made by vary.py. A peer that takes longer than the limit or fails (DuckDB for want of
memory) is named with no figures.
"""
import argparse, os, subprocess, sys, tempfile
from measure import HERE, TIEOUT, peer, table, tieout

KINDS = ["same", "sameamt", "steal", "dense"]
PEERS = [["peer_polars.py", "asof"], ["peer_pandas.py", "rank"],
         ["peer_duckdb.py", "mutual"], ["peer_duckdb.py", "desc"]]
HEAD = ["input", "matcher", "pairs", "of", "F1", "days", "least", "s", "processor s", "MB"]
LEAST = """
import sys
from score import load
sides = [rows.select("amount", rows["date"].str.to_date()).sort("amount", "date")
         for rows in load(sys.argv[1])[:2]]
assert sides[0]["amount"].equals(sides[1]["amount"]), "no perfect matching"
print(int((sides[0]["date"] - sides[1]["date"]).dt.total_days().abs().sum()))
"""


def least_days(data):
    """The least days of a perfect matching; reads rows, so in a process of its own."""
    found = subprocess.run([sys.executable, "-c", LEAST, data], check=True, cwd=HERE,
                           stdout=subprocess.PIPE, text=True)
    return int(found.stdout)


def varied(data, how):
    """The folder's copy that vary.py makes, in a process of its own as well."""
    subprocess.run([sys.executable, f"{HERE}/vary.py", data, how], check=True)
    return f"{data}_{how}"


def cells(found, least, of):
    if found is None:
        return ["-", of, "-", "-", least, "-", "-", "-"]
    return [int(found["pairs"]), of, f"{found['F1']:.4f}", int(found["total_days"]), least,
            f"{found['seconds']:.2f}", f"{found['processor']:.2f}", f"{found['megabytes']:.0f}"]


def rows(given):
    for kind in given.kinds:
        with tempfile.TemporaryDirectory() as home:
            subprocess.run([sys.executable, f"{HERE}/adv.py", str(given.size), kind], check=True,
                           cwd=home)
            data = os.path.join(home, "data", f"adv_{kind}_{given.size}")
            least = least_days(data)
            ours = tieout(data, 3, given.runs, given.binary)
            yield [kind, "tieout", *cells(ours, least, ours["largest"])]
            blank = tieout(varied(data, "one_text"), 3, given.runs, given.binary) | {"F1": 0}
            yield [f"{kind}, one text", "tieout",
                   *("-" if at == 2 else cell
                     for at, cell in enumerate(cells(blank, least, blank["largest"])))]
            mixed = varied(data, "shuffled")
            ours = tieout(mixed, 3, given.runs, given.binary)
            yield [f"{kind}, shuffled", "tieout", *cells(ours, least, ours["largest"])]
            for script, mode in [] if given.no_peers else PEERS:
                found = peer(script, mode, mixed, limit=given.limit)
                name = f"{script[5:-3]} {mode}" + ("" if found else " (gave up)")
                yield [f"{kind}, shuffled", name, *cells(found, least, ours["largest"])]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("kinds", nargs="*", default=KINDS)
    options.add_argument("--size", type=int, default=200_000)
    options.add_argument("--limit", type=int, default=60, help="seconds a peer may take")
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--binary", default=TIEOUT)
    options.add_argument("--no-peers", action="store_true")
    table(HEAD, rows(options.parse_args()))


if __name__ == "__main__":
    main()
