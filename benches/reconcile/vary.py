#!/usr/bin/env python3
"""A copy of a folder with one thing changed.

usage: vary.py DIR one_text|shuffled|reentered|relabelled      writes DIR_one_text and so on

one_text has one description on every row, so that only days can choose. shuffled has its book
rows in another order: adv.py writes both sides in one, so who pairs by place is right by luck.
reentered has one of 500 book rows that match and name a number once more, with another number, up to
three days later; reentered.csv says which (original,copy), and suggestions.py reads it. relabelled has one
of 250 of those that name an invoice or an order once more, with a reference of another kind (RCT 95, HL-1044).
"""
import csv, datetime, os, random, re, shutil, sys


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


def reentered(data, copy):
    number = lambda rng: lambda found: "".join(rng.choice("123456789") for _ in found[0])
    again(data, copy, r"\d{3,}", 500, number)


def relabelled(data, copy):
    kinds = ["RCT %d", "HL-%d", "PO-%d", "CRN %d"]
    label = lambda rng: lambda _: rng.choice(kinds) % rng.randrange(10, 9999)
    again(data, copy, r"(?i)\b(inv|invoice|ref|re|rg|order)[ -]?\d{3,}", 250, label)


def again(data, copy, reference, one_of, other_of):
    for name in ("bank.csv", "truth.csv"):
        shutil.copy(os.path.join(data, name), copy)
    with open(os.path.join(data, "book.csv")) as file:
        head, *books = csv.reader(file)
    with open(os.path.join(data, "truth.csv")) as file:
        matched = sorted(int(row["book_id"]) for row in csv.DictReader(file)
                         if row["kind"] == "match")
    rng = random.Random(1)
    numbered = [at for at in matched if re.search(reference, books[at][3])]
    originals = rng.sample(numbered, min(len(numbered), len(matched) // one_of))
    other = other_of(rng)
    for at in originals:
        _, day, amount, text = books[at]
        day = datetime.date.fromisoformat(day) + datetime.timedelta(rng.choice([0, 0, 1, 1, 2, 3]))
        books.append([len(books), day, amount, re.sub(reference, other, text)])
    with open(os.path.join(copy, "book.csv"), "w", newline="") as file:
        csv.writer(file).writerows([head, *books])
    with open(os.path.join(copy, "reentered.csv"), "w", newline="") as file:
        first = len(books) - len(originals)
        csv.writer(file).writerows([["original", "copy"], *zip(originals, range(first, len(books)))])


def main():
    data, how = sys.argv[1:]
    copy = f"{data}_{how}"
    os.makedirs(copy)
    {"one_text": one_text, "shuffled": shuffled, "reentered": reentered,
     "relabelled": relabelled}[how](data, copy)


if __name__ == "__main__":
    main()
