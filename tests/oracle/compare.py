"""Keeps books, exports them, and compares what three programs say they come to."""

import csv
import datetime
import http.client
import json
import os
import random
import subprocess
import sys
from decimal import Decimal
from urllib.parse import urlsplit

from beancount import loader
from beancount.core.data import Open, Transaction

URL, WORK, COUNT, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
CONNECTION = http.client.HTTPConnection(urlsplit(URL).netloc)
RANDOM = random.Random(SEED)
YEAR = datetime.date(2025, 4, 1)
TEXTS = [
    "Rent", "Café; with a comment", 'A "quoted" \\ name', "two  spaces | and a bar", "=2025-01-01",
    "date:2025-13-45 and [2025-02-30]", "! pending * done (code)", "{1.00 GBP} @ 2 USD", "line\nbreak",
    "日本 🧾", "#tag ^link", " leading", "~ 2025", "; type: X", "P 2025-01-01 GBP 2", "-12.00 EUR",
]


def ask(method, path, body=None, accept="application/json"):
    """The answer's text; a refusal ends the run."""
    headers = {"X-API-Key": os.environ["TIEOUT_KEY"], "Accept": accept}
    CONNECTION.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = CONNECTION.getresponse()
    text = answer.read().decode()
    assert answer.status in (200, 201), (method, path, body, answer.status, text)
    return text


def data(method, path, body=None):
    return json.loads(ask(method, path, body), parse_float=Decimal)["data"]


def make_books():
    made = data("POST", "/api/v1/ledger/organisations", {"name": 'Äcorn "Ltd"; \\ [x]'})
    path = f"/api/v1/ledger/organisations/{made['id']}"
    odd = ["a/b", "a.b", "e", "E", "x+y", "9:1", "R&D"]
    for number, code in enumerate(odd):
        name = TEXTS[number % len(TEXTS)].replace("\n", " ")
        data("POST", f"{path}/accounts", {"code": code, "name": name, "account_type": "EXPENSE"})
    vat = {"code": "2250", "name": "VAT", "account_type": "LIABILITY", "role": "vat_control"}
    data("POST", f"{path}/accounts", vat)
    accounts = data("GET", f"{path}/accounts")
    controls = {"receivable", "payable", "vat_control"}
    return path, accounts, [a["id"] for a in accounts if a["role"] not in controls]


def journal(accounts):
    """Two to six lines, some with VAT, texts of every kind."""
    lines, rest = [], 0
    for _ in range(RANDOM.randrange(1, 6)):
        minor = RANDOM.choice([1, 99, 12_000, RANDOM.randrange(1, 10**9)])
        side = RANDOM.choice(["debit", "credit"])
        line = {"account_id": RANDOM.choice(accounts), side: f"{minor / 100:.2f}"}
        if RANDOM.random() < 0.3:
            line["vat_code"] = RANDOM.choice(["ST", "RR", "ZR", "EX"])
        if RANDOM.random() < 0.5:
            line["memo"] = RANDOM.choice(TEXTS)
        lines.append(line)
        rest += minor if side == "debit" else -minor
    if rest == 0:
        lines.append({"account_id": accounts[0], "debit": "1.00"})
        rest = 100
    side = "credit" if rest > 0 else "debit"
    lines.append({"account_id": RANDOM.choice(accounts), side: f"{abs(rest) / 100:.2f}"})
    day = YEAR + datetime.timedelta(days=RANDOM.randrange(365))
    body = {"entry_date": str(day), "description": RANDOM.choice(TEXTS), "lines": lines}
    if RANDOM.random() < 0.3:
        body["reference"] = RANDOM.choice(TEXTS)
    return body


def hledger(day, begin=None):
    """Balances at the end of a day, or what moved them since another."""
    end = str(day + datetime.timedelta(days=1))
    command = ["hledger", "-f", f"{WORK}/books.journal", "balance", "--flat", "--no-total"]
    since = ["-b", str(begin)] if begin else []
    ran = subprocess.run(
        [*command, "-O", "csv", *since, "-e", end], capture_output=True, text=True, check=True
    )
    assert not ran.stderr, ran.stderr
    rows = list(csv.reader(ran.stdout.splitlines()))[1:]
    return {name: Decimal(amount.split(" ")[0]) for name, amount in rows if name != "Total:"}


def beancount(entries, day, begin=datetime.date.min):
    balances = {}
    for entry in entries:
        if isinstance(entry, Transaction) and begin <= entry.date <= day:
            for posting in entry.postings:
                assert posting.units.currency == "GBP"
                balances[posting.account] = balances.get(posting.account, 0) + posting.units.number
    return {name: balance for name, balance in balances.items() if balance}


def under(balances, *roots):
    """What accounts of these kinds come to together."""
    return sum((b for name, b in balances.items() if name.split(":")[0] in roots), Decimal())


def statements(path, entries, begin, day):
    """Profit and loss and the balance sheet, account by account where codes are plain, and in sum."""
    profit = data("GET", f"{path}/reports/profit-and-loss?date_from={begin}&date_to={day}")
    sheet = data("GET", f"{path}/reports/balance-sheet?as_at={day}")
    assert sheet["balances"] and sheet["assets"]["total"] == sheet["total_liabilities_and_equity"]
    for read, behind in ((hledger, " "), (lambda *days: beancount(entries, *days), "-")):
        moved, held = read(day, begin), read(day)
        assert profit["income"]["total"] == -under(moved, "Income"), (begin, day)
        assert profit["expenses"]["total"] == under(moved, "Expenses"), (begin, day)
        assert sheet["assets"]["total"] == under(held, "Assets"), day
        assert sheet["liabilities"]["total"] == -under(held, "Liabilities"), day
        assert sheet["equity"]["total"] == -under(held, "Equity", "Income", "Expenses"), day
        sections = [(profit["income"], moved, -1), (profit["expenses"], moved, 1),
                    (sheet["assets"], held, 1), (sheet["liabilities"], held, -1),
                    (sheet["equity"], held, -1)]
        for section, balances, sign in sections:
            for row in section["rows"]:
                code = row["account_code"]
                if code.isdigit():
                    found = [b for n, b in balances.items() if n.split(":")[1].split(behind)[0] == code]
                    assert found == [sign * row["amount"]], (day, code, found, row["amount"])


def export(path, accounts):
    """Has both programs read an export; gives what beancount read."""
    for name, extension in (("hledger", "journal"), ("beancount", "beancount")):
        text = ask("GET", f"{path}/export?format={name}", accept="text/plain")
        assert text == data("GET", f"{path}/export?format={name}")["content"]
        with open(f"{WORK}/books.{extension}", "w", encoding="utf-8") as file:
            file.write(text)
    subprocess.run(["hledger", "-f", f"{WORK}/books.journal", "check"], check=True)
    subprocess.run(
        ["hledger", "-f", f"{WORK}/books.journal", "check", "accounts", "commodities"], check=True
    )
    entries, errors, _ = loader.load_file(f"{WORK}/books.beancount")
    assert not errors, errors[:5]
    assert sum(isinstance(entry, Open) for entry in entries) == accounts
    return entries


def compare(path, entries, days):
    """The trial balance of these days, as all three have it; gives how many accounts it has."""
    for day in days:
        trial = data("GET", f"{path}/reports/trial-balance?as_at={day}")
        expected = sorted(row["debit"] - row["credit"] for row in trial["rows"])
        by_hledger, by_beancount = hledger(day), beancount(entries, day)
        assert sorted(by_hledger.values()) == expected, (day, "hledger")
        assert sorted(by_beancount.values()) == expected, (day, "beancount")
        # Accounts with plain codes are found by them; those with odd codes by their balance alone.
        for row in trial["rows"]:
            code, balance = row["account_code"], row["debit"] - row["credit"]
            if code.isdigit():
                for balances, behind in ((by_hledger, " "), (by_beancount, "-")):
                    [found] = [b for n, b in balances.items() if n.split(":")[1].split(behind)[0] == code]
                    assert found == balance, (day, code, found, balance)
    for begin, day in zip(days, days[1:]):
        statements(path, entries, begin, day)
    return len(trial["rows"])


def generated_year():
    path, accounts, postable = make_books()
    posted = []
    for _ in range(COUNT):
        posted.append(data("POST", f"{path}/journals", journal(postable))["id"])
    for identifier in RANDOM.sample(posted, COUNT // 20):
        data("POST", f"{path}/journals/{identifier}/reverse", {})
    assert data("GET", f"{path}/integrity")["ok"]
    entries = export(path, len(accounts))
    days = [YEAR + datetime.timedelta(days=days) for days in (0, 29, 30, 100, 182, 250, 364)]
    rows = compare(path, entries, days)
    statements(path, entries, YEAR, days[-1])
    what = f"{COUNT} journals, {len(days)} days, {rows} accounts"
    print(f"oracle: {what}: three programs agree on trial balance, profit and loss, balance sheet")


def worked_example():
    """examples/company: invoices, receipts, payments, a statement of the bank, a VAT return."""
    script = os.path.join(os.path.dirname(__file__), "../../examples/company/run.sh")
    program = os.path.abspath(os.environ.get("TIEOUT", "target/debug/tieout"))
    environment = {"TIEOUT": program, "TIEOUT_URL": URL, "TIEOUT_API_KEY": os.environ["TIEOUT_KEY"]}
    # It would be idle for too long, and is opened again.
    CONNECTION.close()
    subprocess.run([script, f"{WORK}/company"], env=os.environ | environment, check=True)
    organisations = data("GET", "/api/v1/ledger/organisations")
    [found] = [each["id"] for each in organisations if each["name"] == "Wren & Marsh Ltd"]
    path = f"/api/v1/ledger/organisations/{found}"
    entries = export(path, len(data("GET", f"{path}/accounts")))
    days = [datetime.date(2026, *day) for day in ((1, 1), (1, 31), (2, 28), (3, 31), (4, 1))]
    rows = compare(path, entries, days)
    print(f"oracle: the worked example, {len(days)} days, {rows} accounts: three programs agree")


def companies():
    """examples/companies: two years each, under every VAT scheme."""
    script = os.path.join(os.path.dirname(__file__), "../../examples/companies/run.sh")
    program = os.path.abspath(os.environ.get("TIEOUT", "target/debug/tieout"))
    environment = {"TIEOUT": program, "TIEOUT_URL": URL, "TIEOUT_API_KEY": os.environ["TIEOUT_KEY"]}
    for name, called in (("imports", "Larch & Loom Ltd"), ("cash", "Thistle Design Ltd"),
                         ("flat-rate", "Heron Computing Ltd"), ("construction", "Kerb & Stone Ltd")):
        CONNECTION.close()
        subprocess.run([script, name, f"{WORK}/{name}"], env=os.environ | environment, check=True)
        organisations = data("GET", "/api/v1/ledger/organisations")
        [found] = [each["id"] for each in organisations if each["name"] == called]
        path = f"/api/v1/ledger/organisations/{found}"
        entries = export(path, len(data("GET", f"{path}/accounts")))
        days = [datetime.date(*day) for day in ((2024, 4, 1), (2024, 9, 30), (2025, 3, 31), (2026, 3, 31))]
        rows = compare(path, entries, days)
        print(f"oracle: {name}, {len(days)} days, {rows} accounts: three programs agree")


generated_year()
worked_example()
companies()
