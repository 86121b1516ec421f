"""Trains the model of src/coding/data/model.bin.

    python3 -m venv v && v/bin/pip install numpy==2.4.6
    v/bin/python benches/coding/train.py            the model in the program
    v/bin/python benches/coding/train.py folds      five that have not seen a part, for measuring
    v/bin/python benches/coding/train.py confidence the table of src/coding/data/confidence.tsv

A linear softmax over hashed pieces of words, one class for each concept and one for texts that
tell nothing. It learns from

* the purchase cards of a council (data/purchase_cards_dev.csv.gz): the ledger account of a row
  allows a set of concepts (data/ledger.tsv), and the loss is minus the logarithm of their summed
  probability;
* suppliers and trades (src/coding/data/lexicon.tsv), and the names of concepts;
* brands of shops (data/brands.tsv, made by brands.py), by the kind of shop (data/shops.tsv);
* names of people and bare references, made up here, for the class that tells nothing.

Texts are also seen as banks print them: cut off, joined, without vowels, with a town or a number.
The program itself takes texts apart (`cargo bench --bench coding -- features`), so that training
and use cannot differ. The seed is fixed; prints the SHA-256 of what it writes.
"""

import csv
import gzip
import hashlib
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
from collections import Counter, defaultdict

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DATA = HERE / "data"
KNOWLEDGE = ROOT / "src/coding/data"
TARGET = ROOT / "target/coding"

SEED = 20260918
BUCKETS_LOG2 = 14
EPOCHS = 6
BATCH = 384
RATE = 0.4
DECAY = 1e-3
DROPOUT = 0.25
VARIANTS = 1
FOLDS = 5
BACKGROUND = "background"

# Texts of a concept that has many count less: their number to the power of minus this.
BALANCE = 0.5
# How much one text of a source counts.
WEIGHT_COUNCIL = 0.8
WEIGHT_LEXICON = 2.0
WEIGHT_BRAND = 0.4
WEIGHT_NAME = 2.0
WEIGHT_BACKGROUND = 0.7

TOWNS = """london birmingham leeds glasgow sheffield bradford liverpool edinburgh manchester bristol
wakefield cardiff coventry nottingham leicester sunderland belfast newcastle brighton hull plymouth
stoke wolverhampton derby swansea southampton salford aberdeen portsmouth york peterborough dundee
lancaster oxford newport preston cambridge norwich chester exeter gloucester bath durham carlisle
worcester lincoln hereford salisbury truro luton reading slough watford croydon bolton wigan
stockport rochdale oldham halifax solihull dudley walsall telford swindon northampton""".split()
GIVEN = """john david michael james robert paul peter mark andrew stephen richard daniel thomas
matthew simon ian kevin gary neil alan susan margaret sarah karen helen jane emma laura rachel
claire anna lucy sophie amy ahmed mohammed fatima aisha priya anita raj sanjay wei ming olga piotr
anna maria jose carlos chloe grace ruby oliver harry jack charlie george noah leo""".split()
FAMILY = """smith jones williams taylor brown davies evans wilson thomas johnson roberts robinson
thompson wright walker white edwards hughes green hall lewis harris clarke patel jackson wood turner
martin cooper hill ward morris moore clark lee king baker harrison morgan allen james scott phillips
watson davis parker price bennett young griffiths mitchell kelly cook carter richardson bailey
collins bell shaw murphy miller cox khan ali hussain begum singh kaur ahmed shah nowak kowalski
okafor adeyemi mensah chen wang garcia silva rossi ivanov""".split()

UNTRADED = [name for name in FAMILY if name not in {"baker", "cook", "carter", "cooper", "turner"}]
STARTS = """ash thorn wain hart stan pem hal brad al ar bar bex black bol bran brig brom bur cal car chad
chat cles clif col cor cran cros dal dar den dun ed el fair far fen hai hald har haw hel hem hol hor
hun kel ken kir lang lan law lin lock long mal mar mel mil mor nor nut oak old or os pad par pen pres
rad ran red rod ros rush ruther sal shel sher shaf sil stam stan sten stock sut swin thor tun up wad
wal war wat wel wes whit wil win wol wood wy mc mac o fitz""".split()
ENDS = """ton ley ford wood bury field worth shaw croft well ridge hurst bourne stead ham by den don more
wick low land man son kins combe cliffe gate grave ington ingham ard ell ett ock wright nell laren
leod donald carthy allister gregor""".split()
COMPANIES = ["{family}", "{family} and co", "{family} and sons", "{family} bros", "{family} group",
             "{family} holdings", "{family} enterprises", "{family} {other}", "{family} and {other}",
             "{family} ltd", "{family} brothers", "{family} company", "{family} and son", "{letters}",
             "{letters} ltd", "{spaced}", "{letters} uk", "{letters} holdings", "{letters} group"]


def concepts():
    return json.loads((KNOWLEDGE / "concepts.json").read_text())


def shares(text, default=10):
    """`a:7,b:3` to a dictionary of tenths; a name without a number has them all."""
    found = {}
    for part in text.split(","):
        name, _, tenths = part.partition(":")
        found[name.strip()] = int(tenths or default) / 10
    return found


def table(path):
    lines = path.read_text().splitlines() if path.exists() else []
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


class Texts:
    """What is learnt from: a text, the concepts it may be for, and how much it counts."""

    def __init__(self, known):
        self.known = known
        self.rows = []
        self.random = random.Random(SEED)

    def add(self, text, allowed, weight, variants=0):
        allowed = {name: share for name, share in allowed.items() if name in self.known}
        if not allowed or not text.strip():
            return
        self.rows.append((text, allowed, weight))
        for _ in range(variants):
            self.rows.append((self.as_printed(text), allowed, weight / (variants + 1)))

    def as_printed(self, text):
        """The text as a bank might print it."""
        words = text.split()
        draw = self.random.random
        if draw() < 0.35:
            words.append(self.random.choice(TOWNS))
        if draw() < 0.15:
            words.insert(self.random.randint(1, len(words)), str(self.random.randint(1, 9999)))
        if draw() < 0.15:
            words.append(self.random.choice(["ltd", "limited", "uk", "plc"]))
        if draw() < 0.2 and len(words) > 1:
            at = self.random.randrange(len(words) - 1)
            words[at : at + 2] = [words[at] + words[at + 1]]
        if draw() < 0.2:
            at = self.random.randrange(len(words))
            if len(words[at]) > 5:
                head, rest = words[at][0], words[at][1:]
                words[at] = head + "".join(c for c in rest if c not in "aeiou")
        text = " ".join(words)
        if draw() < 0.5:
            text = text[: self.random.randint(18, 22)]
        return text


def gather(without):
    """All texts but those of one part of the council's suppliers."""
    known = concepts()
    texts = Texts({concept["id"] for concept in known} | {BACKGROUND})
    council(texts, without)
    for phrase, _kind, ids, *_ in table(KNOWLEDGE / "lexicon.tsv"):
        texts.add(phrase, shares(ids), WEIGHT_LEXICON, VARIANTS)
    for concept in known:
        # Who pays takings out gives its name to accounts, but that is where they are held.
        named = [] if concept["id"] == "card_clearing" else concept["names"]
        for name in [concept["label"], *named]:
            texts.add(name, {concept["id"]: 1.0}, WEIGHT_NAME)
    kinds = {kind: shares(ids) for kind, ids in table(DATA / "shops.tsv")}
    for name, kind in table(DATA / "brands.tsv"):
        texts.add(name, kinds.get(kind, {}), WEIGHT_BRAND, 1)
    background(texts)
    return texts.rows


def council(texts, without):
    folds = {row["root"]: int(row["fold"]) for row in csv.DictReader(open(DATA / "folds.csv"))}
    ledger = {name: (int(trust) / 10, shares(ids)) for name, trust, ids in table(DATA / "ledger.tsv")}
    merchants = defaultdict(Counter)
    with gzip.open(DATA / "purchase_cards_dev.csv.gz", "rt") as file:
        for row in csv.DictReader(file):
            merchants[row["merchant"]][row["account"]] += 1
    for merchant, accounts in sorted(merchants.items()):
        root = (merchant.split() or [""])[0]
        if without is not None and folds.get(root) == without:
            continue
        total = sum(accounts.values())
        for account, count in sorted(accounts.items()):
            if account in ledger:
                trust, allowed = ledger[account]
                weight = np.log2(1 + total) ** 0.7 * count / total * trust * WEIGHT_COUNCIL
                if weight > 0.05:
                    texts.add(merchant, allowed, weight, 1 if total > 2 else 0)


def background(texts):
    draw = texts.random
    for _ in range(3000):
        given, family = draw.choice(GIVEN), draw.choice(FAMILY)
        title = draw.choice(["", "", "mr ", "mrs ", "ms ", "miss ", "dr "])
        name = draw.choice([f"{given} {family}", f"{given[0]} {family}", f"{family} {given[0]}"])
        texts.add(title + name, {BACKGROUND: 1.0}, WEIGHT_BACKGROUND)
    # Of a surname alone, or a few letters, nobody can say what is sold.
    for _ in range(4500):
        family = draw.choice([draw.choice(UNTRADED), draw.choice(STARTS) + draw.choice(ENDS)])
        other = draw.choice(UNTRADED)
        letters = "".join(draw.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(draw.randint(2, 4)))
        spaced = " ".join(letters)
        text = draw.choice(COMPANIES).format(family=family, other=other, letters=letters, spaced=spaced)
        texts.add(text, {BACKGROUND: 1.0}, WEIGHT_BACKGROUND)
    for _ in range(1500):
        digits = str(draw.randint(0, 10 ** draw.randint(3, 10)))
        word = draw.choice("ref payment tfr inv invoice bill transaction misc sundry payment".split())
        letters = "".join(draw.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(8))
        text = draw.choice([f"{word} {digits}", f"{word} {letters}", word, letters, f"{word} ref"])
        texts.add(text, {BACKGROUND: 1.0}, WEIGHT_BACKGROUND)


def program(what):
    """How to run the evaluation; CODING_BENCH may name it built."""
    built = os.environ.get("CODING_BENCH")
    cargo = ["cargo", "bench", "--quiet", "--bench", "coding", "--"]
    return [*([built] if built else cargo), what]


def take_apart(texts):
    """The hashes of each text, by the program itself."""
    command = program("features")
    lines = "".join(text.replace("\n", " ") + "\n" for text in texts)
    done = subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True)
    buckets = [
        np.array([int(hash, 16) >> (32 - BUCKETS_LOG2) for hash in line.split()], np.int64)
        for line in done.stdout.split("\n")[:-1]
    ]
    assert len(buckets) == len(texts), "a line for each text"
    return buckets


def train(rows, classes):
    place = {name: at for at, name in enumerate(classes)}
    buckets = take_apart([text for text, _, _ in rows])
    kept = [at for at, found in enumerate(buckets) if len(found)]
    starts = np.cumsum([0] + [len(buckets[at]) for at in kept])
    flat = np.concatenate([buckets[at] for at in kept])
    allowed = np.full((len(kept), len(classes)), 1e-4, np.float32)
    for row, at in enumerate(kept):
        for name, share in rows[at][1].items():
            allowed[row, place[name]] = share
    weights = np.array([rows[at][2] for at in kept], np.float32)
    likely = allowed / allowed.sum(axis=1, keepdims=True)
    often = np.maximum(weights @ likely, 20)
    rarity = likely @ (often / np.median(often)) ** -BALANCE
    weights = (weights * rarity).astype(np.float32)

    rng = np.random.default_rng(SEED)
    table = np.zeros((1 << BUCKETS_LOG2, len(classes)), np.float32)
    squares = np.full((1 << BUCKETS_LOG2, 1), 1e-3, np.float32)
    bias = np.zeros(len(classes), np.float32)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(kept))
        loss = 0.0
        rate = RATE * (1 - epoch / EPOCHS * 0.9)
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            lengths = starts[batch + 1] - starts[batch]
            places = np.concatenate([np.arange(starts[row], starts[row + 1]) for row in batch])
            owner = np.repeat(np.arange(len(batch)), lengths)
            stays = rng.random(len(places)) > DROPOUT
            stays[np.cumsum(lengths) - 1] = True
            places, owner = places[stays], owner[stays]
            feature = flat[places]
            counts = np.bincount(owner, minlength=len(batch))
            scale = (1 / np.sqrt(counts)).astype(np.float32)
            ends = np.concatenate([[0], np.cumsum(counts)[:-1]])
            logits = np.add.reduceat(table[feature], ends, axis=0) * scale[:, None] + bias
            logits -= logits.max(axis=1, keepdims=True)
            p = np.exp(logits)
            p /= p.sum(axis=1, keepdims=True)
            right = p * allowed[batch]
            mass = right.sum(axis=1, keepdims=True)
            loss -= float((np.log(mass[:, 0]) * weights[batch]).sum())
            slope = (p - right / mass) * weights[batch][:, None]
            bias -= rate * 0.02 * slope.mean(axis=0)
            by_feature = np.argsort(feature, kind="stable")
            sorted_features = feature[by_feature]
            firsts = np.flatnonzero(np.diff(sorted_features, prepend=-1))
            rows_of = owner[by_feature]
            slopes = np.add.reduceat((slope * scale[:, None])[rows_of], firsts, axis=0)
            touched = sorted_features[firsts]
            slopes += DECAY * table[touched]
            squares[touched, 0] += (slopes**2).sum(axis=1) / len(classes) * 8
            table[touched] -= rate * slopes / np.sqrt(squares[touched])
        print(f"epoch {epoch}: loss {loss / weights.sum():.3f}", file=sys.stderr, flush=True)
    return table, bias


def write(path, table, bias, classes):
    """The form is that of src/coding/features/model.rs."""
    parts_per_nat = 256 / np.log(2)
    largest = float(np.quantile(np.abs(table[table != 0]), 0.9995))
    # Six bits say as much as eight (README.md), and pack to two thirds.
    step = largest / 127 * 4
    small = np.clip(np.rint(table / step), -127, 127).astype(np.int8)
    unit = round(step * parts_per_nat * 65536)
    head = b"TIEMODL1" + struct.pack("<HHI", BUCKETS_LOG2, len(classes), unit)
    for name, one in zip(classes, bias):
        head += struct.pack("<H", len(name)) + name.encode()
        head += struct.pack("<h", int(np.clip(round(float(one) * parts_per_nat), -32768, 32767)))
    whole = head + small.tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(whole)
    print(path.name, len(whole), hashlib.sha256(whole).hexdigest(), flush=True)


# Authors whose lines count as they came out at first sight (data/first_sight.tsv).
NEW = ("unseen", "blind", "blind_2")
LEDGERS = ["usual", "odd", "spending"]
KINDS = ["nobody", "model", "trade", "supplier", "signal", "named"]
KNOTS = 21
# A concept is taken for like the others until so many were expected to be right.
TASTE = 5.0
# What the odds hang on beside: words that are part of no known name, how well the account covers its
# concept, to how many accounts a customer's payment may go; and how many there are of each.
GROUNDS = {"unknown": 5, "cover": 3, "takings": 3}
# How strongly their odds are held to even.
EVEN = 8.0
# Below this likelihood the program suggests nothing.
NULL_BELOW = 60
# A kind of evidence of which little was seen is taken for like the others: so many lines of those.
PRIOR = 6.0
# Likewise for lines at first sight, of which there are fewer.
PRIOR_SIGHT = 12.0
# A kind of chart of which little was seen, for like the usual ones.
PRIOR_LEDGER = 4.0


def near(knot, likelihood):
    """How much a likelihood, in thousandths, says about a knot of the table."""
    return np.maximum(0, 1 - np.abs(likelihood - knot * 50) / 75)


def rising(values, weights):
    """The nearest values that never fall (pool adjacent violators)."""
    blocks = []
    for value, weight in zip(values, weights):
        blocks.append([value, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            last, before = blocks.pop(), blocks.pop()
            weight = last[1] + before[1]
            value = (last[0] * last[1] + before[0] * before[1]) / weight
            blocks.append([value, weight, last[2] + before[2]])
    return [value for value, _, count in blocks for _ in range(count)]


def raised(kind, likelihood, right, base, prior):
    """How many were right at each knot by kind of evidence, drawn to a base."""
    table = []
    for number in range(len(KINDS)):
        near_by = [near(k, likelihood) * (kind == number) for k in range(KNOTS)]
        weights = [float(one.sum()) + prior for one in near_by]
        values = [(one @ right + prior * base[number][k]) / weight
                  for k, (one, weight) in enumerate(zip(near_by, weights))]
        table.append(rising(values, weights))
    return table


def harder(tables, times):
    """What is right less often: the odds of every entry by so much less, but for nobody's."""
    return [[one if kind == 0 else one / (one + times * (1 - one)) for one in line]
            for kind, line in enumerate(tables)]


def how_much_harder(tables, lines):
    """By how much the odds are less on lines at first sight."""
    known = lines[:, (lines[1] > 0) & (lines[0] == 0)]
    if not known.size:
        return 1.0
    low, high = 1.0, 20.0
    for _ in range(40):
        middle = (low * high) ** 0.5
        expected = said_by([harder(tables, middle)], known).sum()
        low, high = (middle, high) if expected > known[3].sum() else (low, middle)
    return low


def fitted(seen, sight):
    """The table, by kind of chart, from lines that rules were mended by and lines of a new author.

    The former say how confidence goes with likelihood and evidence, the latter how often an
    author who is new to it is coded right: most weight is theirs."""
    ledger, kind, likelihood, right = seen[:4]
    usual = ledger == 0
    # At no likelihood at all none is right, and what is certain mostly is.
    whole = [(near(k, likelihood[usual]) @ right[usual] + 4 * 0.95 * k / 20)
             / (near(k, likelihood[usual]).sum() + 4) for k in range(KNOTS)]
    # Between what all kinds together say and the likelihood as it is.
    between = [(one + k / 20) / 2 for k, one in enumerate(whole)]
    base = [between] * len(KINDS)
    # A name of nobody is a guess, however likely.
    base[0] = [one / 3 for one in between]
    tuned = raised(kind[usual], likelihood[usual], right[usual], base, PRIOR)
    expected = harder(tuned, how_much_harder(tuned, sight))
    tables = [raised(sight[1], sight[2], sight[3], expected, PRIOR_SIGHT)]
    for number in range(1, len(LEDGERS)):
        of = ledger == number
        table = raised(kind[of], likelihood[of], right[of], tuned, PRIOR_LEDGER)
        if LEDGERS[number] == "odd":
            # The lines were mended by, too: as much is taken off as of the usual charts.
            table = [rising([min(one, one * now / max(before, 0.01))
                             for one, now, before in zip(*lines)], [1] * KNOTS)
                     for lines in zip(table, tables[0], tuned)]
        tables.append(table)
    return tables


def said_by(tables, lines):
    """The confidence of lines by the tables alone."""
    ledger, kind, likelihood = lines[:3]
    return np.array([np.interp(x, np.arange(KNOTS) * 50, tables[of][k])
                     for of, k, x in zip(ledger, kind, likelihood)])


def tastes(tables, lines, concepts):
    """In charts of spending, how much of the confidence is left by concept."""
    spending = lines[0] == LEDGERS.index("spending")
    said, right = said_by(tables, lines), lines[3]
    found = {}
    for name in sorted(set(concepts[spending]) - {"-"}):
        of = spending & (concepts == name)
        found[name] = (right[of].sum() + TASTE) / (said[of].sum() + TASTE)
    return found


def classes_of(lines):
    """The grounds of lines, a column for each class of each."""
    return np.array([(one == number) for one, count in zip(lines[4:], GROUNDS.values())
                     for number in range(count)], dtype=float).T


def log_odds(share):
    share = np.clip(share, 0.001, 0.999)
    return np.log(share / (1 - share))


def odds_of(tables, lines, authors):
    """By how much the odds differ by grounds in charts of usual names; each author counts alike."""
    known = lines[2] >= NULL_BELOW
    lines, authors = lines[:, known], authors[known]
    weights = np.array([500 / (authors == name).sum() for name in authors])
    classes, right, base = classes_of(lines), lines[3], log_odds(said_by(tables, lines))
    found = np.zeros(classes.shape[1])
    for _ in range(30):
        said = 1 / (1 + np.exp(-base - classes @ found))
        slope = classes.T @ (weights * (right - said)) - EVEN * found
        spread = (classes.T * (weights * said * (1 - said))) @ classes + EVEN * np.eye(len(found))
        found += np.linalg.solve(spread, slope)
    # The harder a case, the less sure.
    counts = classes.T @ weights
    ends = np.cumsum(list(GROUNDS.values()))[:-1]
    falling = [-np.array(rising(list(-part), list(count + 1)))
               for part, count in zip(np.split(found, ends), np.split(counts, ends))]
    return np.concatenate(falling)


def tilted(said, lines, odds):
    """Confidences by the odds of their grounds, in charts of usual names."""
    by_grounds = 1 / (1 + np.exp(-log_odds(said) - classes_of(lines) @ odds))
    return np.where(lines[0] == LEDGERS.index("usual"), by_grounds, said)


def final(tables, lines, left, odds):
    """The confidence of lines, nothing where nothing is suggested."""
    said = tilted(said_by(tables, lines) * left, lines, odds)
    return np.where(lines[2] < NULL_BELOW, 0, np.minimum(said, 0.99))


def chance(tables, lines, left, odds):
    """How far confidence and truth would be apart on so few lines if it were right throughout."""
    said = final(tables, lines, left, odds)
    bins = np.minimum((said * 10).astype(int), 9)
    spread = [(said * (1 - said))[bins == one].sum() for one in range(10)]
    return np.sqrt(np.array(spread) * 2 / np.pi).sum() / len(said)


def apart(tables, lines, left, odds):
    """How far confidence and truth are apart, on average over ten bins."""
    likelihood, right = lines[2:4]
    said = final(tables, lines, left, odds)
    gaps = said - np.where(likelihood < NULL_BELOW, 0, right)
    bins = np.minimum((said * 10).astype(int), 9)
    return sum(abs(gaps[bins == one].sum()) for one in range(10)) / len(said)


def author(name):
    """Who labelled a set."""
    if name.startswith(("tuning", "unknowable, tuning")):
        return "tuning"
    if name.startswith(("unknowable", "council", *NEW)):
        return name.split(",")[0]
    return "usual words" if name[0] in "abcd" else "odd words"


def rows_of(text):
    """Sets, numbers and concepts of what `raw` prints."""
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    lines = np.array([[LEDGERS.index(row[1]), KINDS.index(row[2]), int(row[3]), int(row[4]),
                       *map(int, row[6:9])] for row in rows]).T
    return np.array([row[0] for row in rows]), lines, np.array([row[5] for row in rows])


def confidence():
    """How many suggestions of each kind were right, by their likelihood."""
    done = subprocess.run(program("raw"), cwd=ROOT, capture_output=True, text=True, check=True)
    names, lines, concepts = rows_of(done.stdout)
    first, sight, _ = rows_of((DATA / "first_sight.tsv").read_text())
    authors = np.array([author(name) for name in names])
    # What was mended by the lines of somebody new does not tell how the next author will fare.
    is_mended = np.isin(authors, NEW)
    names, lines, concepts = names[~is_mended], lines[:, ~is_mended], concepts[~is_mended]
    authors = authors[~is_mended]
    of_sight = np.array([author(name) for name in first])
    tables = fitted(lines, sight)
    odds = odds_of(tables, sight, of_sight)
    taste = tastes(tables, lines, concepts)
    spending = lines[0] == LEDGERS.index("spending")
    left = np.array([taste.get(name, 1) if of else 1 for name, of in zip(concepts, spending)])
    print(f"{'apart':<24}fitted with, and without the author, by chance alone")
    for name in dict.fromkeys(names):
        of = names == name
        without = fitted(lines[:, authors != author(name)], sight)
        print(f"{name:<24}{apart(tables, lines[:, of], left[of], odds):.3f} "
              f"{apart(without, lines[:, of], 1, odds):.3f} "
              f"{chance(tables, lines[:, of], left[of], odds):.3f}")
    for name in [*dict.fromkeys(first), *NEW]:
        of = (first == name) | (of_sight == name)
        others = of_sight != author(name)
        without = fitted(lines, sight[:, others])
        odds_without = odds_of(without, sight[:, others], of_sight[others])
        print(f"{name:<24}{apart(tables, sight[:, of], 1, odds):.3f} "
              f"{apart(without, sight[:, of], 1, odds_without):.3f} "
              f"{chance(without, sight[:, of], 1, odds_without):.3f} at first sight")
    text = "# Made by train.py: by kind of chart and of evidence, how many of a thousand suggestions were\n"
    text += "# right at likelihoods of 0, 50, 100, ... 1000 thousandths; what the odds are times by grounds, in\n"
    text += "# thousandths; and in charts of spending how many thousandths are left by concept.\n"
    for ledger, table in zip(LEDGERS, tables):
        for kind, line in zip(KINDS, table):
            # Among equals the likelier first.
            tilted = (one * (0.97 + 0.03 * k / (KNOTS - 1)) for k, one in enumerate(line))
            entries = (str(min(990, round(1000 * one))) for one in tilted)
            text += "\t".join([ledger, kind, *entries]) + "\n"
    ends = np.cumsum(list(GROUNDS.values()))[:-1]
    for name, part in zip(GROUNDS, np.split(odds, ends)):
        text += "\t".join(["odds", name, *(str(round(1000 * np.exp(one))) for one in part)]) + "\n"
    for name, one in taste.items():
        if abs(one - 1) > 0.02:
            text += f"taste\t{name}\t{round(1000 * one)}\n"
    path = KNOWLEDGE / "confidence.tsv"
    path.write_text(text)
    print(path.name, len(names), "lines", hashlib.sha256(text.encode()).hexdigest())


def make(path, without):
    classes = [concept["id"] for concept in concepts()] + [BACKGROUND]
    rows = gather(without)
    print(path.name, len(rows), "texts", file=sys.stderr)
    table, bias = train(rows, classes)
    write(path, table, bias, classes)


def main():
    wanted = sys.argv[1:]
    if not wanted:
        make(KNOWLEDGE / "model.bin", None)
    elif wanted[0] == "folds":
        for fold in map(int, wanted[1:] or range(FOLDS)):
            make(TARGET / f"fold-{fold}.bin", fold)
    elif wanted[0] == "confidence":
        confidence()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
