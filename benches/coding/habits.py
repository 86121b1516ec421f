"""How often the next line of a merchant goes to the account that most of its last five went to.

Prints, for each "so many of so many", how many lines there were and how many of them were right: what
`src/coding/coder/past_codings.rs` says of its confidence. At most forty lines of a merchant count, so that no
one supplier decides. Run it in this directory: python3 habits.py
"""

import csv
import gzip
from collections import Counter, defaultdict

LATEST = 5
LINES_OF_A_MERCHANT = 40


def main():
    merchants = defaultdict(list)
    with gzip.open("data/purchase_cards_dev.csv.gz", "rt") as file:
        for line in csv.DictReader(file):
            merchants[line["merchant"]].append((line["date"], line["account"], line["vat"]))
    lines, right = Counter(), Counter()
    for of_one in merchants.values():
        of_one = sorted(of_one)[:LINES_OF_A_MERCHANT]
        for at in range(2, len(of_one)):
            latest = [coding[1:] for coding in of_one[max(0, at - LATEST) : at]]
            coding, times = Counter(latest).most_common(1)[0]
            if times < 2 or 2 * times <= len(latest):
                continue
            lines[times, len(latest)] += 1
            right[times, len(latest)] += of_one[at][1] == coding[0]
    print(sum(map(len, merchants.values())), "lines of", len(merchants), "merchants")
    for times, of in sorted(lines):
        share = right[times, of] / lines[times, of]
        print(f"{times} of {of}  {lines[times, of]:5} lines  {share:.3f} right")


if __name__ == "__main__":
    main()
