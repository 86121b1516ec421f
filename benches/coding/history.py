"""How much history of one's own helps: `tieout code --history` with 50, 200 and 1,000 rows beside none.

The lines of purchase cards in order of time; ten windows of 300 lines each, coded with the lines right before
them as history. Several councils share the list, each with its own habits, so history is worth more to one
organisation than is shown here. Run it in this directory:

    python3 history.py [--binary ../../target/release/tieout]
"""

import argparse
import csv
import gzip
import json
import subprocess
import tempfile
from pathlib import Path

WINDOWS = 10
LINES = 300
SIZES = (0, 50, 200, 1000)


def write(path, header, rows):
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows(rows)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", default="../../target/release/tieout")
    binary = str(Path(parser.parse_args().binary).resolve())
    with gzip.open("data/purchase_cards_dev.csv.gz", "rt") as file:
        lines = [line for line in csv.DictReader(file) if line["account"].strip()]
    lines.sort(key=lambda line: (line["date"], line["merchant"], line["amount"]))
    names = sorted({line["account"] for line in lines})
    codes = {name: str(1000 + at) for at, name in enumerate(names)}
    right, coded, best_three = ({size: 0 for size in SIZES} for _ in range(3))
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        write(scratch / "chart.csv", ["code", "name", "type"],
              [[codes[name], name, "EXPENSE"] for name in names])
        row = lambda line: [line["date"], line["merchant"], f"-{line['amount'].lstrip('-')}"]
        for window in range(WINDOWS):
            start = 1000 + window * (len(lines) - 1000 - LINES) // (WINDOWS - 1)
            asked = lines[start : start + LINES]
            write(scratch / "txns.csv", ["date", "description", "amount"], map(row, asked))
            for size in SIZES:
                command = [binary, "code", "txns.csv", "chart.csv", "--json", "--quiet",
                           "--fail-on", "never"]
                if size:
                    before = lines[start - size : start]
                    write(scratch / "history.csv", ["date", "description", "amount", "account"],
                          [row(line) + [codes[line["account"]]] for line in before])
                    command += ["--history", "history.csv"]
                ran = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
                if ran.returncode:
                    raise SystemExit(f"window {window}, history {size}: {ran.stderr}")
                results = json.loads(ran.stdout)["results"]
                for line, result in zip(asked, results, strict=True):
                    suggested = result["suggested_account_code"]
                    coded[size] += bool(suggested)
                    right[size] += suggested == codes[line["account"]]
                    others = [each["account_code"] for each in result["alternatives"]]
                    best_three[size] += codes[line["account"]] in [suggested, *others][:3]
    print("| rows of history | coded | right, of all | among the best three |")
    print("|--:|--:|--:|--:|")
    for size in SIZES:
        total = WINDOWS * LINES
        print(f"| {size} | {coded[size] / total:.3f} | {right[size] / total:.3f} | {best_three[size] / total:.3f} |")


if __name__ == "__main__":
    main()
