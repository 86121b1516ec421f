#!/usr/bin/env python3
"""How many of the events that matching left over `--suggest` finds, and how often it is right.

usage: suggestions.py DIR [DIR ...] [--days 3] [--saved OUT]

DIR is what gen.py wrote; needs `cargo build --release -p tieout-cli` before, and nothing else.

An event can be found where matching left all its rows over; the share that matching used up, by
coincidence of amounts, is printed. Found: a suggestion of the right kind names just its rows. Right:
the same, of all suggestions of a kind. A mistyped amount may be found as mistyped_amount, rounding
or fee, since all three say that the amount is wrong. gen.py does not list copies in its truth: a
duplicate is right where the copy or its original belongs to no event and they say the same. Where
`vary.py` has entered rows again under another reference, these are events of their own: `again`.

A suggestion of a confidence under 0.55 is a choice: the best three sets of rows, none of them likely enough by itself.
Figures of a kind are of what is likely by itself; of batches a line says how often one of the best three is right.
"""
import argparse, collections, csv, os, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
TIEOUT = os.path.join(HERE, "../../target/release/tieout")
EVENTS = {"batch": ["batch"], "typo": ["mistyped_amount", "rounding", "fee"],
          "late": ["outside_window"], "sign": ["flipped_sign"]}
KINDS = ["outside_window", "mistyped_amount", "flipped_sign", "duplicate", "batch", "split", "fee",
         "rounding"]

SURE_MIN = 0.55

options = argparse.ArgumentParser()
options.add_argument("data", nargs="+")
options.add_argument("--days", default="3")
options.add_argument("--runs", type=int, default=3)
options.add_argument("--saved", help="read this directory instead of running tieout")
options = options.parse_args()


def read(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def run(data, out, *more):
    """Median seconds of the command as a whole."""
    command = [TIEOUT, "reconcile", f"{data}/bank.csv", f"{data}/book.csv", "--days", options.days,
               "--quiet", "--limit", "1", "--out", out, *more]
    seconds = []
    for _ in range(options.runs):
        start = time.perf_counter()
        process = subprocess.run(command, stdout=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - start)
        if process.returncode not in (0, 1):
            sys.exit(f"{command} failed")
    return statistics.median(seconds)


def rows_of(lines):
    return tuple(int(line) - 2 for line in lines.split())


def events(data, matched):
    """Per kind, the events as (bank rows, book rows), and those that matching left over whole."""
    batches = collections.defaultdict(list)
    found = {kind: [] for kind in EVENTS}
    in_truth = (set(), set())
    for row in read(f"{data}/truth.csv"):
        bank, book = int(row["bank_id"]), int(row["book_id"])
        in_truth[0].add(bank)
        in_truth[1].add(book)
        if row["kind"] == "batch":
            batches[bank].append(book)
        elif row["kind"] != "match":
            found[row["kind"]].append(((bank,), (book,)))
    found["batch"] = [((bank,), tuple(sorted(books))) for bank, books in batches.items()]
    left = {kind: {event for event in list if not any(row in matched[0] for row in event[0])
                   and not any(row in matched[1] for row in event[1])}
            for kind, list in found.items()}
    return found, left, in_truth


def reentered(data, matched):
    """Book rows entered again under another reference, with their originals, and those of which matching
    left one over: two to find, for either may be called the copy."""
    path = f"{data}/reentered.csv"
    again = {frozenset((int(row["original"]), int(row["copy"]))) for row in read(path)} \
        if os.path.exists(path) else set()
    return again, {pair for pair in again if len(pair & matched[1]) == 1}


def is_right(suggestion, left, in_truth, texts, again):
    kind, bank, book = suggestion["kind"], suggestion["bank"], suggestion["book"]
    if kind == "duplicate":
        if frozenset(book) in again:
            return True
        side = 0 if len(bank) == 2 else 1
        copy, original = (bank, book)[side]
        says_same = texts[side][copy] == texts[side][original]
        return says_same and not (copy in in_truth[side] and original in in_truth[side])
    of = next((event for event, kinds in EVENTS.items() if kind in kinds), None)
    return of is not None and (bank, book) in left[of]


def report(data, out):
    pairs = read(f"{out}/matched.csv")
    matched = ({int(row["bank_line"]) - 2 for row in pairs},
               {int(row["book_line"]) - 2 for row in pairs})
    everything, left, in_truth = events(data, matched)
    again, left_again = reentered(data, matched)
    texts = [[(row["amount"], row["description"]) for row in read(f"{data}/{side}.csv")]
             for side in ("bank", "book")]
    suggestions = read(f"{out}/suggestions.csv")
    for one in suggestions:
        one["bank"] = rows_of(one["bank_lines"])
        one["book"] = tuple(sorted(rows_of(one["book_lines"]))) if one["kind"] == "batch" \
            else rows_of(one["book_lines"])
        one["choice"] = float(one["confidence"]) < SURE_MIN
        one["best"] = [one["book"]] + [tuple(sorted(rows_of(lines)))
                                       for lines in (one.get("alternatives") or "").split(";") if lines.strip()]
        one["right"] = is_right(one, left, in_truth, texts, again)
        one["other"] = one["kind"] == "duplicate" and len(one["book"]) == 2 \
            and texts[1][one["book"][0]] != texts[1][one["book"][1]]
    all_batches = [one for one in suggestions if one["kind"] == "batch"]
    suggestions = [one for one in suggestions if not one["choice"]]
    named = {(one["kind"], one["bank"], one["book"]) for one in suggestions}
    print("event  in the data  used up by matching  left over  found")
    for event, kinds in EVENTS.items():
        found = sum(any((kind, *rows) in named for kind in kinds) for rows in left[event])
        used = 1 - len(left[event]) / len(everything[event])
        print(f"{event:5s} {len(everything[event]):12d} {used:20.1%} {len(left[event]):10d} "
              f"{found / max(1, len(left[event])):6.1%}")
    if again:
        found = len(left_again & {frozenset(one["book"]) for one in suggestions
                                  if one["kind"] == "duplicate"})
        print(f"again {len(again):12d} {1 - len(left_again) / len(again):20.1%} {len(left_again):10d} "
              f"{found / max(1, len(left_again)):6.1%}")
    print("kind             suggested  right")
    for kind in KINDS + ["all"]:
        of = [one["right"] for one in suggestions if kind in (one["kind"], "all")]
        if of:
            print(f"{kind:16s} {len(of):9d} {statistics.mean(of):6.1%}")
    best = sum(any((one["bank"], rows) in left["batch"] for rows in one["best"])
               for one in all_batches)
    print(f"batches with choices: {len(all_batches)} offered, one of the best three right in "
          f"{best / max(1, len(all_batches)):.1%} of them, "
          f"{best / max(1, len(left['batch'])):.1%} of those left over")
    other = [one["right"] for one in suggestions if one["other"]]
    if other:
        print(f"of duplicates, with another text: {len(other)}, {statistics.mean(other):.1%} right")
    print("confidence   suggestions  stated   right")
    for low in (.5, .6, .7, .8, .9, .95, .99):
        high = {.9: .95, .95: .99, .99: 1.01}.get(low, low + .1)
        of = [(float(one["confidence"]), one["right"]) for one in suggestions
              if low <= float(one["confidence"]) < high - 1e-9]
        if of:
            stated, right = (statistics.mean(one[at] for one in of) for at in (0, 1))
            print(f"{low:.2f} to {min(high, 1):.2f} {len(of):12d}  {stated:.3f}   {right:.3f}")


for data in options.data:
    print(f"== {data}", flush=True)
    if options.saved:
        report(data, options.saved)
        continue
    with tempfile.TemporaryDirectory() as out:
        plain, suggesting = run(data, out), run(data, out, "--suggest")
        print(f"{suggesting:.2f} s, without --suggest {plain:.2f} s (median of {options.runs})")
        report(data, out)
