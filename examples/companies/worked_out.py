#!/usr/bin/env python3
"""Works out what a company's documents come to, with nothing of tieout: only the rules of HMRC's notices.

    worked_out.py COMPANY    writes figures/ in that folder: the boxes of each quarter, and of each year the trial balance,
                             profit and loss, balance sheet, and what each contact owes and is owed

Rules, each with the section of the notice that has it (cited, not quoted):
- ST 20 %, ZR 0 %; VAT of a line is rounded to the penny, half away from zero (VATREC12030).
- Standard scheme: a sale or a purchase counts on its tax point, here the issue date (Notice 700, section 14).
- RC, services from abroad: the buyer adds the VAT to boxes 1 and 4, and the value to 6 and 7 (Notice 741A, section 5).
- PVA, postponed import VAT: the amount of the monthly statement in boxes 1 and 4, the value in 7 (Notice 700/12, section 3).
- DRC, construction services: the buyer adds the VAT to 1 and 4, the value to 7 and none to 6; the seller adds the value to
  6 and no VAT anywhere (Notice 735, VAT domestic reverse charge for building and construction services).
- Cash accounting: a document counts when it is paid, a part with each part (Notice 731, sections 2 and 6); a deposit counts when
  it is received, and pays its part of the invoice that follows; what is written off was never due (Notice 731, 6.6).
- Flat rate: box 1 is the percentage of the turnover with VAT, which is box 6; nothing is reclaimed (Notice 733, sections 5 to 7).
- Box 3 = 1 + 2, box 5 = the difference of 3 and 4, boxes 6 and 7 in whole pounds, rounded once on the total (Notice 700/12).
"""

import csv
import json
import sys
from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

PENNY, POUND = Decimal("0.01"), Decimal("1")
QUARTERS = [(f"{y}-{m:02}-01", f"{y}-{m + 2:02}-{d}") for y, m, d in (
    (2024, 4, 30), (2024, 7, 30), (2024, 10, 31), (2025, 1, 31), (2025, 4, 30), (2025, 7, 30), (2025, 10, 31), (2026, 1, 31))]
YEAR_ENDS = ["2025-03-31", "2026-03-31"]
BANK, DEBTORS, CREDITORS, VAT = "1300", "1200", "2100", "2250"


def rounded(value, unit=PENNY):
    return value.quantize(unit, ROUND_HALF_UP)


def main(folder):
    documents = json.loads((folder / "documents.json").read_text())
    # By the first day of a quarter: standard, cash, or the percentage of the flat rate.
    schemes = json.loads((folder / "schemes.json").read_text())
    scheme_on = lambda day: schemes[max(first for first in schemes if first <= day)]
    boxes = [defaultdict(Decimal) for _ in QUARTERS]
    postings = []  # (day, account, debit less credit)

    def quarter(day):
        return next(at for at, (first, last) in enumerate(QUARTERS) if first <= day <= last)

    gross_of, kept = {}, {}
    owed = []  # (day, side, contact, amount)
    for document in documents:
        day, is_sale = document["issue_date"], document["type"] == "sales"
        box, gross, whole = boxes[quarter(day)], Decimal(0), [Decimal(0), Decimal(0)]
        is_cash = scheme_on(day) == "cash"
        for line in document["lines"]:
            net, code = Decimal(line["unit_price"]), line["vat_code"]
            vat = Decimal(line["vat_amount"]) if "vat_amount" in line else rounded(net * 20 / 100) if code != "ZR" else Decimal(0)
            charged = vat if code == "ST" else Decimal(0)
            gross += net + charged
            whole[0] += net
            whole[1] += charged
            if is_cash:
                pass  # When it is paid.
            elif is_sale:
                box[1] += charged
                box[6] += net
            else:
                box[4] += vat
                box[7] += net
                if code in ("RC", "PVA", "DRC"):
                    box[1] += vat
                if code == "RC":
                    box[6] += net
            # What the buyer accounts for is owed and reclaimed at once: it moves the VAT account by nothing.
            sign = -1 if is_sale else 1
            postings.append((day, line["account"], sign * net))
            postings.append((day, VAT, sign * charged))
        gross_of[document["number"]] = gross
        kept[document["number"]] = {"is_sale": is_sale, "contact": document["contact"], "whole": whole, "paid": Decimal(0), "is_cash": is_cash}
        postings.append((day, DEBTORS if is_sale else CREDITORS, gross if is_sale else -gross))
        owed.append((day, "receivable" if is_sale else "payable", document["contact"], gross))

    for row in csv.DictReader((folder / "payments.csv").open()):
        amount, is_receipt = Decimal(row["amount"]), row["type"] in ("receipt", "deposit")
        document = kept[row["number"]]
        if document["is_cash"]:
            # The share of what is paid by now, less that of what was paid before.
            before, gross = document["paid"], gross_of[row["number"]]
            document["paid"] += amount
            assert document["paid"] <= gross, row
            net, vat = (rounded(part * document["paid"] / gross) - rounded(part * before / gross) for part in document["whole"])
            box = boxes[quarter(row["date"])]
            box[1 if document["is_sale"] else 4] += vat
            box[6 if document["is_sale"] else 7] += net
        else:
            assert amount == gross_of[row["number"]], row
        owed.append((row["date"], "receivable" if is_receipt else "payable", row["contact"], -amount))
        postings.append((row["date"], BANK, amount if is_receipt else -amount))
        postings.append((row["date"], DEBTORS if is_receipt else CREDITORS, -amount if is_receipt else amount))
    for row in csv.DictReader((folder / "write-offs.csv").open()):
        net, vat = kept[row["number"]]["whole"]
        assert kept[row["number"]]["is_cash"] and kept[row["number"]]["paid"] == 0, row
        owed.append((row["date"], "receivable", kept[row["number"]]["contact"], -net - vat))
        postings += [(row["date"], "6810", net), (row["date"], VAT, vat), (row["date"], DEBTORS, -net - vat)]
    for (first, last), box in zip(QUARTERS, boxes):
        scheme = scheme_on(first)
        if scheme in ("standard", "cash"):
            continue
        tracked, turnover = box[1] - box[4], box[6] + box[1]
        box[1], box[4], box[6], box[7] = rounded(turnover * Decimal(scheme) / 100), Decimal(0), turnover, Decimal(0)
        # What the scheme leaves of the VAT on sales and purchases is income.
        postings += [(last, VAT, tracked - box[1]), (last, "4920", box[1] - tracked)]
    for row in csv.DictReader((folder / "journals.csv").open()):
        amount = Decimal(row["debit"] or 0) - Decimal(row["credit"] or 0)
        postings.append((row["date"], row["account"], amount))

    out = folder / "figures"
    out.mkdir(exist_ok=True)
    with (out / "vat-returns.csv").open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["date_from", "date_to"] + [f"box_{n}" for n in range(1, 10)])
        for (first, last), box in zip(QUARTERS, boxes):
            box[3] = box[1] + box[2]
            box[5] = abs(box[3] - box[4])
            box[6], box[7] = rounded(box[6], POUND), rounded(box[7], POUND)
            rows.writerow([first, last] + [f"{box[n]:.2f}" for n in range(1, 10)])
    for day in YEAR_ENDS:
        balances = defaultdict(Decimal)
        for posted, account, amount in postings:
            if posted <= day:
                balances[account] += amount
        assert sum(balances.values()) == 0, day
        with (out / f"trial-balance-{day}.csv").open("w", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["account", "debit", "credit"])
            for account, amount in sorted(balances.items()):
                if amount:
                    rows.writerow([account, f"{max(amount, 0):.2f}", f"{max(-amount, 0):.2f}"])
        write_statements(out / f"statements-{day}.csv", postings, owed, day)


def write_statements(path, postings, owed, last):
    """Accounts by the first digit of their codes: 1 assets, 2 liabilities, 3 equity, 4 income, above that expenses."""
    first = f"{int(last[:4]) - 1}-04-01"
    balances, year = defaultdict(Decimal), defaultdict(Decimal)
    for day, account, amount in postings:
        if day <= last:
            balances[account] += amount
            year[account] += amount if day >= first else 0
    is_result = lambda account: account >= "4"
    sign = lambda account: 1 if account < "2" or account >= "5" else -1
    lines = [("profit-and-loss", account, sign(account) * amount) for account, amount in sorted(year.items()) if is_result(account)]
    result = -sum(amount for account, amount in year.items() if is_result(account))
    before = -sum(amount for account, amount in balances.items() if is_result(account)) - result
    lines.append(("profit-and-loss", "net profit", result))
    lines += [("balance-sheet", account, sign(account) * amount) for account, amount in sorted(balances.items()) if not is_result(account)]
    total = lambda kind: sum(sign(account) * amount for account, amount in balances.items() if account.startswith(kind))
    lines += [("balance-sheet", "assets", total("1")), ("balance-sheet", "liabilities", total("2")),
        ("balance-sheet", "earlier years", before), ("balance-sheet", "current year", result),
        ("balance-sheet", "equity", total("3") + before + result)]
    assert total("1") == total("2") + total("3") + before + result, last
    for side in ("receivable", "payable"):
        contacts = defaultdict(Decimal)
        for day, of, contact, amount in owed:
            contacts[contact] += amount if of == side and day <= last else 0
        lines += [(f"aged-{side}s", contact, amount) for contact, amount in sorted(contacts.items()) if amount]
        assert sum(contacts.values()) == (1 if side == "receivable" else -1) * balances[DEBTORS if side == "receivable" else CREDITORS]
    with path.open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["report", "line", "amount"])
        rows.writerows([report, line, f"{amount:.2f}"] for report, line, amount in lines if amount or " " in line)


main(Path(sys.argv[1]))
