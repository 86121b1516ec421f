#!/usr/bin/env python3
"""How time and memory grow with the rows, as a Markdown table and an exponent.

usage: growth.py [SIZE ...] [--world gen|gen_few] [--seed S] [--runs R]      default: 100000 200000 ... 1600000

The worlds are gen.py's at one density: N rows a side in N/548 days. The exponent e is that of
time = a * N^e by least squares of the logarithms, for the clock and for the processor.
"""
import argparse, math, shutil
from measure import TIEOUT, table, tieout, world

SIZES = [100_000, 200_000, 400_000, 800_000, 1_600_000]


def exponent(sizes, times):
    """The slope of the line through the logarithms."""
    x, y = [list(map(math.log, values)) for values in (sizes, times)]
    middle_x, middle_y = sum(x) / len(x), sum(y) / len(y)
    return (sum((a - middle_x) * (b - middle_y) for a, b in zip(x, y))
            / sum((a - middle_x) ** 2 for a in x))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("sizes", nargs="*", type=int, default=SIZES)
    options.add_argument("--world", default="gen")
    options.add_argument("--seed", default="7")
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--binary", default=TIEOUT)
    given = options.parse_args()
    found = []

    def rows():
        for size in given.sizes:
            data = world(given.world, size, given.seed, "--days", str(max(1, size // 548)))
            found.append(tieout(data, 3, given.runs, given.binary))
            shutil.rmtree(data)
            yield [size, size // 548, found[-1]["pairs"], found[-1]["largest"],
                   f"{found[-1]['F1']:.4f}", f"{found[-1]['seconds']:.2f}",
                   f"{found[-1]['processor']:.2f}", f"{found[-1]['megabytes']:.0f}"]

    table(["rows a side", "days", "pairs", "of", "F1", "s", "processor s", "MB"], rows())
    if len(given.sizes) > 1:
        for name in ("seconds", "processor"):
            times = [each[name] for each in found]
            print(f"exponent of {name}: {exponent(given.sizes, times):.3f}")


if __name__ == "__main__":
    main()
