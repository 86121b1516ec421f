#!/usr/bin/env python3
"""A copy of a folder with one thing changed.

usage: vary.py DIR one_text|shuffled        writes DIR_one_text or DIR_shuffled

one_text has one description on every row, so that only days can choose. shuffled has its book
rows in another order: adv.py writes both sides in one, so who pairs by place is right by luck.
"""
import csv, os, random, shutil, sys


def one_text(data, copy):
    shutil.copy(os.path.join(data, "truth.csv"), copy)
    for name in ("bank.csv", "book.csv"):
        with open(os.path.join(data, name)) as file, \
                open(os.path.join(copy, name), "w", newline="") as changed:
            csv.writer(changed).writerows(row if at == 0 else [*row[:3], "COFFEE"]
                                          for at, row in enumerate(csv.reader(file)))


def shuffled(data, copy):
    shutil.copy(os.path.join(data, "bank.csv"), copy)
    with open(os.path.join(data, "book.csv")) as file:
        head, *books = csv.reader(file)
    order = list(range(len(books)))
    random.Random(1).shuffle(order)
    place = {was: now for now, was in enumerate(order)}
    with open(os.path.join(copy, "book.csv"), "w", newline="") as file:
        csv.writer(file).writerows([head, *([now, *books[was][1:]]
                                            for now, was in enumerate(order))])
    with open(os.path.join(data, "truth.csv")) as file, \
            open(os.path.join(copy, "truth.csv"), "w") as changed:
        changed.write(file.readline())
        for line in file:
            bank, book, kind = line.rstrip("\n").split(",")
            changed.write(f"{bank},{place[int(book)]},{kind}\n")


def main():
    data, how = sys.argv[1:]
    copy = f"{data}_{how}"
    os.makedirs(copy)
    {"one_text": one_text, "shuffled": shuffled}[how](data, copy)


if __name__ == "__main__":
    main()
