"""Takes the brands found in Great Britain out of the npm package name-suggestion-index.

    npm pack name-suggestion-index@8.0.20260918 && tar xzf name-suggestion-index-*.tgz
    python3 brands.py package > data/brands.tsv

The package is under the BSD 3-clause licence. Each line: a name as people write it, a tab, the
kind of shop (a key of data/shops.tsv). Prints the SHA-256 of what it writes to standard error.
"""

import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent


def main():
    package = pathlib.Path(sys.argv[1])
    kinds = {
        line.split("\t")[0]
        for line in (HERE / "data/shops.tsv").read_text().splitlines()
        if not line.startswith("#")
    }
    index = json.loads((package / "dist/json/nsi.json").read_text())["nsi"]
    found = set()
    for key, group in index.items():
        tree, _, kind = key.partition("/")
        if tree not in ("brands", "operators") or kind not in kinds:
            continue
        for item in group["items"]:
            places = item.get("locationSet", {}).get("include", [])
            is_here = any(
                place in ("001", "gb") or str(place).startswith("gb-") for place in places
            )
            if is_here:
                names = [item["displayName"], *item.get("matchNames", [])]
                found.update(
                    (name, kind)
                    for name in names
                    if name.isascii() and len(name) > 3 and "_" not in name
                )
    text = "".join(f"{name}\t{kind}\n" for name, kind in sorted(found))
    sys.stdout.write(text)
    print(len(found), hashlib.sha256(text.encode()).hexdigest(), file=sys.stderr)


main()
