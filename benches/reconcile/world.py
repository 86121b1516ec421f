"""What the generators of whole account years share: events, slips, and the files they end in.

A generator describes how one country's payments look; `World` turns its events into the files
of `gen.py`: bank.csv and book.csv (`id,date,amount,description`, N rows a side) and truth.csv
(`bank_id,book_id,kind`). Amounts are cents, days count from the world's first day. Everything is
drawn from one seeded `random.Random`, so a seed gives the same bytes everywhere.
"""
import argparse, csv, dataclasses, datetime, itertools, os, random

DAY = datetime.timedelta(days=1)


@dataclasses.dataclass
class Event:
    """One payment as both sides saw it; money out is negative."""
    book_day: int
    bank_day: int
    cents: int
    book_text: str
    bank_text: str


@dataclasses.dataclass(frozen=True)
class Shares:
    """How many of the N rows a side are what; the rest of a side has no partner at all."""
    paired: float       # on both sides with one amount: match, or late where the days are too many
    late: float         # of them on top: paid long after they were booked
    typo: float
    sign: float
    batch: float        # bank rows that are the sum of several book rows
    bank_copies: float  # a matched bank row once more
    book_copies: float  # a matched book row keyed once more


class Calendar:
    """Days on which a country's banks post."""

    def __init__(self, first, holidays):
        self.first, self.holidays = first, holidays

    def date(self, day):
        return self.first + day * DAY

    def is_open(self, day):
        date = self.date(day)
        return date.weekday() < 5 and not self.holidays(date)

    def on_or_after(self, day):
        while not self.is_open(day):
            day += 1
        return day

    def on_or_before(self, day):
        while not self.is_open(day):
            day -= 1
        return day

    def step(self, day, count):
        """`count` posting days after `day`, or before it where `count` is negative."""
        for _ in range(abs(count)):
            day = self.on_or_after(day + 1) if count > 0 else self.on_or_before(day - 1)
        return day


def easter(year):
    """Easter Sunday, by the anonymous Gregorian rule."""
    a, (b, c) = year % 19, divmod(year, 100)
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    l = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    month, day = divmod(h + l - 7 * ((a + 11 * h + 22 * l) // 451) + 114, 31)
    return datetime.date(year, month, day + 1)


def pick(rng, table):
    """A key of `table`, as often as its weight says."""
    return rng.choices(list(table), table.values())[0]


def weights(count, slope):
    """Weights of things of which few are common and most are rare."""
    return [1 / (at + 1) ** slope for at in range(count)]


def surnames(common, stems, endings):
    """Surnames and their cumulative weights: the common ones first, then a long tail of others.

    The hundred commonest are a fifth of all people or less, in Germany as in America.
    """
    names = [*common, *(stem + ending for ending in endings for stem in stems)]
    return names, list(itertools.accumulate(weights(len(names), .5)))


def mistyped(rng, cents):
    """What a hand makes of an amount: two digits swapped, one hit twice, missed or a neighbour."""
    digits, sign = str(abs(cents)), -1 if cents < 0 else 1
    while True:
        at, wrong = rng.randrange(len(digits)), digits
        slip = pick(rng, {"swap": 45, "twice": 15, "miss": 15, "neighbour": 25})
        if slip == "swap":
            wrong = digits[:at] + digits[at:at + 2][::-1] + digits[at + 2:]
        elif slip == "twice":
            wrong = digits[:at] + digits[at] + digits[at:]
        elif slip == "miss" and len(digits) > 2:
            wrong = digits[:at] + digits[at + 1:]
        elif slip == "neighbour":
            key = {"0": "1", "1": "4", "2": "5", "3": "6", "4": "7", "5": "8", "6": "9", "7": "4",
                   "8": "5", "9": "6"}[digits[at]]
            wrong = digits[:at] + key + digits[at + 1:]
        if wrong[0] != "0" and wrong != digits:
            return sign * int(wrong)


def slipped(rng, text):
    """A text with two letters swapped somewhere."""
    if len(text) < 6:
        return text
    at = rng.randrange(1, len(text) - 2)
    return text[:at] + text[at + 1] + text[at] + text[at + 2:]


class Country:
    """Payments of one country: `streams`, each without end, and how many of 100 are of each.

    A country also says `overdue`, `groups` and `charges`, as `World.fill` asks for them.
    """

    def __init__(self, name, seed, days, first, holidays, shares):
        self.rng, self.days, self.shares = random.Random(f"{name} {seed}"), days, shares
        self.calendar, self.streams = Calendar(first, holidays), {}
        self.months = []
        for day in range(days):
            if not self.months or self.calendar.date(day).day == 1:
                self.months.append([])
            self.months[-1].append(day)

    def contracts_for(self, size, name, each):
        """How many contracts give a stream's share of `size` rows, at `each` rows a contract."""
        return int(size * self.shares[name] / 100 * 1.05 / each) + 1

    def open_day(self):
        return self.calendar.on_or_after(self.rng.randrange(self.days))

    def recurring(self, contracts, days):
        """(contract, day) for `days(contract)` of all `contracts()`, in no order; then new ones."""
        while True:
            pairs = [(contract, day) for contract in contracts() for day in days(contract)]
            self.rng.shuffle(pairs)
            yield from pairs

    def monthly(self, contract):
        """The day a month on which a contract is due."""
        for month in self.months:
            day = month[0] + contract["due"] - self.calendar.date(month[0]).day
            if month[0] <= day <= month[-1]:
                yield day

    def events(self, count):
        """`count` events of all streams by their shares."""
        left, total, found = count, sum(self.shares.values()), []
        for name, share in self.shares.items():
            part = left if total == share else left * share // total
            found.extend(itertools.islice(self.streams[name], part))
            left, total = left - part, total - share
        return found


class World:
    """Rows of both sides with their truth, until there are N on each."""

    def __init__(self, size, window, shares, rng):
        self.size, self.window, self.shares, self.rng = size, window, shares, rng
        self.bank, self.book, self.truth = [], [], []

    def count(self, share):
        return int(self.size * share)

    def pair(self, event, kind=None, cents=None):
        """An event on both sides; `cents` is what the books have where it is not the same."""
        if kind is None:
            far = abs(event.bank_day - event.book_day) > self.window
            kind = "late" if far else "match"
        self.truth.append((len(self.bank), len(self.book), kind))
        self.bank.append((event.bank_day, event.cents, event.bank_text))
        self.book.append((event.book_day, event.cents if cents is None else cents,
                          event.book_text))

    def fill(self, country):
        """Everything, in the world's shares.

        `events(n)` gives n events, `overdue(event)` the same paid long after, `groups(n)` n
        batches as (bank row, book rows), and `charges()` a bank row that no book knows.
        """
        events = country.events
        shares, rng = self.shares, self.rng
        slips = self.count(shares.typo) + self.count(shares.sign)
        paired = events(self.count(shares.paired) + slips)
        rng.shuffle(paired)
        for event in paired[slips:]:
            self.pair(event)
        copied = [at for at, (_, _, kind) in enumerate(self.truth) if kind == "match"]
        for at in rng.sample(copied, self.count(shares.bank_copies)):
            day, cents, text = self.bank[self.truth[at][0]]
            self.bank.append((day + rng.choice([0, 0, 1, 4]), cents, text))
        for at in rng.sample(copied, self.count(shares.book_copies)):
            day, cents, text = self.book[self.truth[at][1]]
            self.book.append((day + rng.choice([0, 0, 0, 1, 7, 30]), cents, text))
        for event in paired[:self.count(shares.typo)]:
            self.pair(event, "typo", mistyped(rng, event.cents))
        for event in paired[self.count(shares.typo):slips]:
            self.pair(event, "sign", -event.cents)
        for event in events(self.count(shares.late)):
            self.pair(country.overdue(event))
        for row, parts in country.groups(self.count(shares.batch)):
            self.truth.extend((len(self.bank), len(self.book) + at, "batch")
                              for at in range(len(parts)))
            self.bank.append(row)
            self.book.extend(parts)
        self.fill_one_sided(events, country.charges)

    def fill_one_sided(self, events, charges):
        """Bank rows nobody booked, half of them charges, and book rows that never cleared."""
        assert len(self.bank) < self.size and len(self.book) < self.size, "shares exceed the size"
        unknown = events((self.size - len(self.bank)) // 2)
        self.bank.extend((event.bank_day, event.cents, event.bank_text) for event in unknown)
        self.bank.extend(charges() for _ in range(self.size - len(self.bank)))
        self.book.extend((event.book_day, event.cents, event.book_text)
                         for event in events(self.size - len(self.book)))

    def write(self, out, first):
        """The three files, each side in the order of its dates, rows of one day shuffled."""
        os.makedirs(out, exist_ok=True)
        ids = []
        for name, rows in (("bank.csv", self.bank), ("book.csv", self.book)):
            order = sorted(range(len(rows)), key=lambda at: (rows[at][0], self.rng.random()))
            ids.append({at: place for place, at in enumerate(order)})
            with open(os.path.join(out, name), "w", newline="") as file:
                lines = csv.writer(file)
                lines.writerow(["id", "date", "amount", "description"])
                for place, at in enumerate(order):
                    day, cents, text = rows[at]
                    whole, part = divmod(abs(cents), 100)
                    amount = f"{'-' if cents < 0 else ''}{whole}.{part:02d}"
                    lines.writerow([place, first + day * DAY, amount, text])
        with open(os.path.join(out, "truth.csv"), "w") as file:
            file.write("bank_id,book_id,kind\n")
            file.writelines(f"{ids[0][bank]},{ids[1][book]},{kind}\n"
                            for bank, book, kind in self.truth)


def run(doc, country, window, shares, first):
    """The command line that every generator has; `country(size, days, seed)` makes its payments."""
    parser = argparse.ArgumentParser(description=doc.split("\n")[0])
    parser.add_argument("size", type=int, metavar="N", help="rows a side")
    parser.add_argument("out", help="the folder to write into")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--days", type=int, default=365)
    given = parser.parse_args()
    if given.days < 31:
        parser.error("--days: what comes once a month needs 31 days")
    payments = country(given.size, given.days, given.seed)
    world = World(given.size, window, shares, payments.rng)
    world.fill(payments)
    world.write(given.out, first)
