#!/usr/bin/env python3
"""Inputs that are meant to be slow, as a Markdown table.

usage: worst.py [--size N] [--binary PATH] [--options OPTIONS] [SHAPE ...]

A shape is ROWS/DAYS/TEXT/WORDS/WINDOW: so many rows of each amount, on so many days, with texts of
some kind out of so many different words. `thousandths` writes amounts that agree after rounding
only. Nothing here is how anybody's books look; no run should take more than 10 seconds.
"""
import argparse, os, random, sys, tempfile
from datetime import date, timedelta
from measure import TIEOUT, table, timed

SHAPES = ["500/5/words/30/5", "500/20/card/60/3", "8000/365/words/30/3", "100/3/words/300/5",
          "2000/90/numbers/50/3", "500/5/card/60/5/thousandths", "4000/60/card/100/1",
          "250/5/sixteen/30/5", "20000/365/sixteen/30/3", "250/5/letters/1/5", "200000/5/one/1/30",
          "50/365/card/60/30", "2/365/sums/1/3", "20/30/sums/1/30"]


def text(kind, words, dice):
    """A description of this kind; all that is random comes from `dice`."""
    def word():
        one = dice.randrange(words)
        return "".join(chr(65 + (17 * at + one * 7919 // 26 ** at) % 26) for at in range(6))

    def letters():
        return "".join(chr(65 + dice.randrange(26)) for _ in range(6))

    match kind:
        case "words":
            return " ".join(word() for _ in range(4 + dice.randrange(4)))
        case "sixteen":
            return " ".join(word() for _ in range(16))
        case "letters":  # no word comes twice
            return " ".join(letters() for _ in range(16))
        case "card":
            return f"CARD {word()} {word()} REF {dice.randrange(100_000)}"
        case "numbers":
            return f"W{dice.randrange(words)} X{dice.randrange(words)} {dice.randrange(10**6)}"
        case "one" | "sums":
            return "GYM"
    sys.exit(f"unknown text: {kind}")


def write(path, size, shape, seed):
    """One side: amounts of both sides are the same, days and texts are drawn."""
    each, days, kind, words, _, *rest = shape.split("/")
    dice = random.Random(seed)
    with open(path, "w") as file:
        print("date,amount,description", file=file)
        for row in range(size):
            day = date(2025, 1, 1) + timedelta(dice.randrange(int(days)))
            cents = 1010 + 100 * (row // int(each))
            if kind == "sums":  # few pairs, and many sums that fit
                cents = dice.randrange(100, 20_000) if row % 8 else dice.randrange(20_000, 80_000)
            last = str(dice.randrange(5)) if rest else ""
            print(f"{day},{cents // 100}.{cents % 100:02}{last},{text(kind, int(words), dice)}",
                  file=file)


def rows(given):
    for shape in given.shapes:
        with tempfile.TemporaryDirectory() as home:
            sides = [os.path.join(home, name) for name in ("bank.csv", "book.csv")]
            for seed, side in enumerate(sides):
                write(side, given.size, shape, seed)
            # Where all amounts have three places a point might part thousands.
            command = [given.binary, "reconcile", *sides, "--quiet", "--decimal", "bank:point",
                       "--decimal", "book:point", "--days", shape.split("/")[4]]
            for more in ([], ["--suggest"]):
                cost = timed([*command, *more, *given.options.split()])
                figures = [f"{cost['seconds']:.2f}", f"{cost['processor']:.2f}",
                           f"{cost['megabytes']:.0f}"] if cost else ["failed", "-", "-"]
                yield [shape, " ".join(more) or "-", *figures]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("shapes", nargs="*", default=SHAPES)
    options.add_argument("--size", type=int, default=200_000)
    options.add_argument("--binary", default=TIEOUT)
    options.add_argument("--options", default="")
    table(["shape", "options", "s", "processor s", "MB"], rows(options.parse_args()))


if __name__ == "__main__":
    main()
