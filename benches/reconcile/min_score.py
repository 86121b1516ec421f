#!/usr/bin/env python3
"""Quality at every minimum score, so that one can be recommended.

usage: min_score.py DIR [DIR ...]     folders that gen.py wrote

For each threshold (steps of 0.02) the pairs that stand, precision, recall and F1 on exact pairs
against the generator's truth; the best of each folder, then the threshold with the best mean F1
over all folders. tieout runs once a folder: a minimum score takes pairs away and changes no other,
which `--check` holds against runs with --min-score.
"""
import argparse, csv, os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TIEOUT = os.environ.get("TIEOUT", os.path.join(HERE, "../../target/release/tieout"))

options = argparse.ArgumentParser()
options.add_argument("folders", nargs="+", metavar="DIR")
options.add_argument("--days", default="3")
options.add_argument("--check", action="store_true", help="run every threshold as well")
options.add_argument("--step", type=int, default=20, help="in thousandths")
options = options.parse_args()


def pairs(folder, *more):
    """(bank line, book line, score in thousandths) of the pairs of a run."""
    with tempfile.TemporaryDirectory() as out:
        command = [TIEOUT, "reconcile", f"{folder}/bank.csv", f"{folder}/book.csv", "--quiet",
                   "--days", options.days, "--out", out, "--fail-on", "never", *more]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        with open(f"{out}/matched.csv") as file:
            return [(int(row["bank_line"]), int(row["book_line"]),
                     round(1000 * float(row["score"]))) for row in csv.DictReader(file)]


def truth(folder):
    with open(f"{folder}/truth.csv") as file:
        return {(int(row["bank_id"]) + 2, int(row["book_id"]) + 2)
                for row in csv.DictReader(file) if row["kind"] == "match"}


def quality(found, right_pairs):
    right = sum((bank, book) in right_pairs for bank, book, _ in found)
    precision, recall = right / max(1, len(found)), right / max(1, len(right_pairs))
    return precision, recall, 2 * right / max(1, len(found) + len(right_pairs))


thresholds = range(0, 1001, options.step)
f1_of = {threshold: [] for threshold in thresholds}
for folder in options.folders:
    found, right_pairs = pairs(folder), truth(folder)
    print(f"== {folder}: {len(found)} pairs, {len(right_pairs)} true ones")
    print("min score    pairs  precision  recall      F1")
    for threshold in thresholds:
        stands = [pair for pair in found if pair[2] >= threshold]
        if options.check:
            again = pairs(folder, "--min-score", f"{threshold / 1000:.3f}")
            if len(again) != len(stands):
                sys.exit(f"--min-score {threshold / 1000} leaves {len(again)}, not {len(stands)}")
        precision, recall, f1 = quality(stands, right_pairs)
        f1_of[threshold].append(f1)
        print(f"{threshold / 1000:9.3f} {len(stands):8d}     "
              f"{precision:.4f}  {recall:.4f}  {f1:.4f}")
    best = max(thresholds, key=lambda threshold: f1_of[threshold][-1])
    print(f"best here: {best / 1000:.3f} with F1 {f1_of[best][-1]:.4f}, "
          f"{f1_of[0][-1]:.4f} without", flush=True)
mean = {threshold: sum(f1s) / len(f1s) for threshold, f1s in f1_of.items()}
best = max(thresholds, key=mean.get)
losses = [max(f1s[at] for f1s in f1_of.values()) - f1_of[best][at]
          for at in range(len(options.folders))]
print(f"recommended: --min-score {best / 1000:.3f}, mean F1 {mean[best]:.4f} "
      f"({mean[0]:.4f} without), at most {max(losses):.4f} below a folder's own best")
