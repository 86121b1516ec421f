#!/usr/bin/env python3
"""An American school district's account: checks, ACH, Zelle, debit cards and card deposits.

usage: gen_us.py N OUTDIR [--seed 1] [--days 365]      window: 7 days

Files as `gen.py` writes them, of another world. What is different:

- The bank says of a check its number alone; the books have number and payee, so the number is all
  that speaks for the pair. ACH rows are thirty words of which two or three mean something, with
  trace numbers and company ids that no book has. A tuition is paid by a parent and booked by child.
- Lags reach to 7 days and beyond: checks travel by mail, fees are booked on the 1st and paid around
  it, card slips take one to three posting days, ACH receipts are booked before or after.
- Amounts: whole dollars, few tuition rates, prices with 8.25 % sales tax, payroll every second
  Friday, the same invoice every week, which a window of 7 days cannot tell from last week's.

Of each side 85 % match, 4 to 5 % are late (slow checks, forgotten bills), 1.5 % mistyped, 0.5 % of
the wrong sign; 0.6 % of the bank rows sum 2 to 8 book rows; the rest is on one side only.
"""
import datetime, itertools, zlib
from world import Country, Event, Shares, pick, run, slipped, surnames, weights

WINDOW, FIRST = 7, datetime.date(2025, 2, 1)
SHARES = Shares(paired=.88, late=.015, typo=.015, sign=.005, batch=.006, bank_copies=.006,
                book_copies=.015)
STREAMS = {"checks": 24, "receipts": 16, "cards": 20, "deposits": 8, "tuition": 10, "autopays": 6,
           "weekly": 4, "payroll": 7, "subscriptions": 5}
FORENAMES = ("James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Maria "
             "Jose Carmen Wei Priya Daniel Sofia Anthony Karen Mark Nancy Luis Ana Brian Emily "
             "Kevin Michelle Jason Laura Eric Rachel Tyler Grace Omar Fatima Minh Hana").split()
SURNAMES = ("Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez "
            "Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson "
            "White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright "
            "Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell "
            "Mitchell Carter Roberts Patel Kim Chen Cohen O'Brien Sullivan Kowalczyk").split()
SURNAMES, COMMON = surnames(
    SURNAMES, "Ander Bart Black Brad Brook Carl Cross East Ever Ford Gold Hart Hay Holl Kings Lang "
    "Living Marsh Mon North Park Red Rich Shel Stan Thorn Wal West Whit Wood".split(),
    "berg field ford ham land ley man more ner ridge sen shaw son ston ton well worth".split())
TRADES = ("Plumbing Electric HVAC Roofing Landscaping Janitorial Catering Printing Supply Lumber "
          "Books Uniforms Transportation Security Consulting Insurance Flooring Painting Pest "
          "Fencing Glass Signs Produce Dairy Paper Hardware Staffing Software Media").split()
FORMS = ["LLC", "Inc", "Inc.", "Co", "& Sons", "Group", "Services", ""]
PLACES = ["DENVER CO", "AURORA CO", "BOULDER CO", "LAKEWOOD CO", "AUSTIN TX", "PORTLAND OR",
          "SEATTLE WA", "CHICAGO IL", "PHOENIX AZ", "RENO NV"]
STORES = {  # what the bank says; what the books call it
    "THE HOME DEPOT": "Home Depot", "AMZN MKTP US": "Amazon", "COSTCO WHSE": "Costco",
    "WM SUPERCENTER": "Walmart", "STAPLES": "Staples", "SHELL OIL": "Shell", "KROGER": "Kroger",
    "USPS PO": "USPS postage", "TST* BLUE DOOR CAFE": "Blue Door Cafe", "SQ *JOES COFFEE":
    "Joe's Coffee", "UBER *TRIP": "Uber", "DELTA AIR": "Delta", "OFFICE DEPOT": "Office Depot",
    "LOWES": "Lowe's", "TARGET": "Target", "EXXONMOBIL": "Exxon"}
REASONS = ["classroom supplies", "repairs", "snacks", "office", "travel", "fuel", "field trip"]
PAYEES = {"XCEL ENERGY": "Xcel Energy", "COMCAST BUSINESS": "Comcast", "DENVER WATER":
          "Denver Water", "STATE FARM RO 27": "State Farm", "IRS USATAXPYMT": "IRS 941",
          "CO DEPT REVENUE": "Colorado DOR", "ALLY AUTO": "Ally van loan", "AT&T": "AT&T",
          "PRINCIPAL LIFE": "Principal 401k", "WASTE MANAGEMENT": "Waste Management"}
PLANS = {"ADOBE *CREATIVE CLD": ("Adobe", 5999), "ZOOM.US 888-799-9666": ("Zoom", 1599),
         "GOOGLE *WORKSPACE": ("Google Workspace", 1440), "MSFT * E0400": ("Microsoft 365", 1250),
         "INTUIT *QBOOKS": ("QuickBooks", 9000), "SLACK T0": ("Slack", 875),
         "CANVA* I0": ("Canva", 1499), "DROPBOX*": ("Dropbox", 1999)}
TUITION = {45000: 12, 52500: 15, 60000: 20, 67500: 14, 75000: 17, 90000: 9, 120000: 8, 15000: 5}


def closed(date):
    """Holidays of the Federal Reserve; one on a Sunday moves to Monday."""
    week, monday = (date.day - 1) // 7 + 1, date.weekday() == 0
    fixed = {(1, 1), (6, 19), (7, 4), (11, 11), (12, 25)}
    before = date - datetime.timedelta(days=1)
    if (date.month, date.day) in fixed or monday and (before.month, before.day) in fixed:
        return True
    moving = {(1, 3), (2, 3), (9, 1), (10, 2)}
    return (monday and ((date.month, week) in moving or date.month == 5 and date.day > 24)
            or date.month == 11 and week == 4 and date.weekday() == 3)


class America(Country):
    def __init__(self, size, days, seed):
        super().__init__("america", seed, days, FIRST, closed, STREAMS)
        self.firms = [self.firm() for _ in range(max(50, size // 120))]
        self.common_firms = list(itertools.accumulate(weights(len(self.firms), .75)))
        many = lambda name, each=len(self.months): self.contracts_for(size, name, each)
        self.streams = {
            "checks": self.checks(many("checks", 1)), "receipts": self.receipts(),
            "cards": self.cards(), "deposits": self.deposits(many("deposits", days * .7)),
            "tuition": self.tuition(many("tuition")), "autopays": self.autopays(many("autopays")),
            "weekly": self.weekly(many("weekly", days / 7)),
            "payroll": self.payroll(many("payroll", days / 14)),
            "subscriptions": self.subscriptions(many("subscriptions"))}

    # Names, amounts, texts

    def firm(self):
        rng = self.rng
        first = rng.choice(SURNAMES + [place.split()[0].title() for place in PLACES])
        name = f"{first} {rng.choice(TRADES)} {rng.choice(FORMS)}".strip()
        return name, rng.randrange(10**9, 10**10)

    def some_firm(self):
        return self.rng.choices(self.firms, cum_weights=self.common_firms)[0]

    def person(self):
        return self.rng.choice(FORENAMES), self.rng.choices(SURNAMES, cum_weights=COMMON)[0]

    def dollars(self, middle):
        """An invoice around e to the `middle` cents: whole dollars, tens, or with sales tax."""
        rng = self.rng
        cents = int(rng.lognormvariate(middle, 1.1)) + 500
        how = pick(rng, {"exact": 40, "dollar": 20, "ten": 22, "taxed": 18})
        if how == "taxed":
            return ((cents // 100 * 100 + 99) * 10825 + 5000) // 10000
        unit = {"exact": 1, "dollar": 100, "ten": 1000}[how]
        return max(unit, cents // unit * unit)

    def date(self, day, form="%m/%d"):
        return self.calendar.date(day).strftime(form)

    def ach(self, company, entry, name, day, number=""):
        """An ACH row as one of two banks prints it."""
        rng, identity = self.rng, 10**9 + zlib.crc32(company.encode())
        if rng.random() < .5:
            return (f"ORIG CO NAME:{company.upper()[:16]} ORIG ID:{identity} DESC DATE:"
                    f"{self.date(day, '%y%m%d')} CO ENTRY DESCR:{entry[:10]} SEC:CCD TRACE#:"
                    f"{rng.randrange(10**14, 10**15)} EED:{self.date(day, '%y%m%d')} "
                    f"IND ID:{number} IND NAME:{name.upper()[:22]}").replace("IND ID: ", "")
        return (f"{company.upper()[:22]} DES:{entry[:10]} ID:{number or rng.randrange(10**7)} "
                f"INDN:{name.upper()[:22]} CO ID:{identity} CCD")

    def booked(self, text):
        return slipped(self.rng, text) if self.rng.random() < .025 else text

    def from_statement(self, bank_day):
        """The book day of who posts from the bank's feed, which some look at once a week."""
        how = pick(self.rng, {"same": 60, "next": 22, "friday": 18})
        if how == "friday":
            return bank_day + (4 - self.calendar.date(bank_day).weekday()) % 7
        return self.calendar.step(bank_day, 1) if how == "next" else bank_day

    # The streams of payments: each goes on for ever

    def checks(self, count):
        rng = self.rng
        number = rng.randrange(1001, 30000)
        while True:
            written = sorted(rng.randrange(self.days) for _ in range(count))
            numbered = list(enumerate(written, number))
            number += count
            rng.shuffle(numbered)
            for check, book_day in numbered:
                firm, cents = self.some_firm(), self.dollars(10.4)
                posts = pick(rng, {1: 10, 2: 22, 3: 25, 4: 20, 5: 13, 6: 3, 8: 3, 12: 2, 22: 2})
                bank_day = self.calendar.step(book_day, posts)
                bank = pick(rng, {f"CHECK {check}": 50, f"CHECK # {check}": 18,
                                  f"CHECK PAID #{check} REF {rng.randrange(10**9, 10**10)}": 18,
                                  f"SUBSTITUTE CHECK {check}": 8,
                                  f"{firm[0].upper()[:16]} CHECK PYMT {check} ARC": 6})
                text = pick(rng, {f"Chk {check} {firm[0]}": 45, f"Check {check}": 8,
                                  f"Bill Pmt -Check {check} {firm[0]}": 25,
                                  f"{firm[0]} #{check}": 12,
                                  f"{firm[0]} - {rng.choice(REASONS)}": 10})
                yield Event(book_day, bank_day, -cents, self.booked(text), bank)

    def receipts(self):
        rng = self.rng
        while True:
            (name, identity), bank_day = self.some_firm(), self.open_day()
            cents, invoice = self.dollars(11), rng.randrange(10000, 99999)
            number = pick(rng, {f"INV {invoice}": 25, f"{invoice}": 25, f"{identity % 10**7}": 25,
                                "": 25})
            bank = (self.ach(name, "PAYABLES", "Front Range Academy", bank_day, number)
                    if rng.random() < .85 else
                    f"WIRE TYPE:WIRE IN DATE:{self.date(bank_day, '%y%m%d')} TIME:1122 ET TRN:"
                    f"{rng.randrange(10**15, 10**16)} ORIG:{name.upper()} {number}".rstrip())
            text = pick(rng, {f"Deposit {name} Inv {invoice}": 30, f"Pmt {name}": 30,
                              f"{name} {invoice}": 25, f"Invoice {invoice}": 15})
            advised = rng.random() < .35
            book_day = (self.calendar.step(bank_day, -rng.randrange(1, 4)) if advised
                        else self.from_statement(bank_day))
            yield Event(book_day, bank_day, cents, self.booked(text), bank)

    def cards(self):
        rng = self.rng
        while True:
            store, day = rng.choice(list(STORES)), rng.randrange(self.days)
            place, number = rng.choice(PLACES), rng.randrange(100, 9999)
            price = rng.choice([99, 199, 299, 495, 500, 799, 1000, 1299, 1999, 2499, 3999])
            cents = price * rng.choice([1, 1, 1, 2, 3, 4, 6])
            cents += rng.choice([0, 0, rng.randrange(999)])
            cents = (cents * 10825 + 5000) // 10000 if rng.random() < .6 else cents
            bank_day = self.calendar.step(day, pick(rng, {1: 55, 2: 35, 3: 10}))
            if "AMZN" in store:
                where = f"*{rng.randrange(16**6, 16**7):X}0 AMZN.COM/BILL WA"
            else:
                where = f" #{number:04d} {place}"
            bank = pick(rng, {f"CHECKCARD {self.date(day, '%m%d')} {store}{where} "
                              f"{rng.randrange(10**22, 10**23)}": 45,
                              f"POS PURCHASE {self.date(day)} {store}{where} {number % 9000}": 30,
                              f"PURCHASE AUTHORIZED ON {self.date(day)} {store}{where} "
                              f"S{rng.randrange(10**14)} CARD 8872": 25})
            name, reason = STORES[store], rng.choice(REASONS)
            text = pick(rng, {f"{name} - {reason}": 45, name: 30, f"Expense {name}": 10,
                              reason: 10, f"{name} {self.date(day)}": 5})
            yield Event(day, bank_day, -cents, self.booked(text), bank)

    def deposits(self, count):
        """What the card processors pay out for a till's day."""
        rng = self.rng

        def till():
            name = rng.choice(["SQUARE INC", "SHOPIFY", "STRIPE", "TOAST"])
            return dict(name=name, number=rng.randrange(1, 400), size=rng.uniform(9, 12))

        def days(each):
            return (day for day in range(self.days) if self.calendar.date(day).weekday() < 5)

        for each, day in self.recurring(lambda: [till() for _ in range(count)], days):
            cents = int(rng.lognormvariate(each["size"], .4))
            bank_day = self.calendar.step(day, pick(rng, {1: 70, 2: 30}))
            name = each["name"].split()[0].title()
            text = pick(rng, {f"{name} deposit {self.date(day)}": 45,
                              f"{name} {self.date(day)} till {each['number']}": 35,
                              "Card sales": 20})
            yield Event(day, bank_day, cents, self.booked(text),
                        self.ach(each["name"], "TRANSFER", "Front Range Academy", bank_day,
                                 f"T{each['number']:04d}{rng.randrange(10**6)}"))

    def tuition(self, count):
        rng = self.rng

        def child():
            fore, sur = self.person()
            other = rng.random() < .15
            return dict(child=(fore, sur), due=1, cents=pick(rng, TUITION),
                        number=rng.randrange(9999),
                        parent=self.person() if other else (rng.choice(FORENAMES), sur),
                        habit=pick(rng, {-2: 10, -1: 12, 0: 40, 1: 14, 3: 10, 5: 8, 7: 6}))

        for each, due in self.recurring(lambda: [child() for _ in range(count)], self.monthly):
            (fore, sur), parent = each["child"], " ".join(each["parent"])
            bank_day = self.calendar.on_or_after(due + each["habit"] + rng.choice([0, 0, 0, 1]))
            book_day = due if rng.random() < .6 else self.from_statement(bank_day)
            month = self.date(due, "%B")
            code = f"{rng.randrange(16**8):08x}"
            memo = pick(rng, {"": 55, f" {fore} tuition": 20, f" TUITION {month.upper()}": 15,
                              f" student {each['number']:04d}": 10})
            bank = pick(rng, {f"Zelle payment from {parent.upper()} BAC{code}{memo}": 50,
                              f"ZELLE FROM {parent.upper()} ON {self.date(bank_day)} REF # "
                              f"RP0{code.upper()}{memo.upper()}": 35,
                              f"VENMO DES:CASHOUT ID:{rng.randrange(10**12)} INDN:"
                              f"{parent.upper()}": 15})
            text = pick(rng, {f"Tuition {month} - {fore} {sur}": 45, f"{sur}, {fore} tuition": 30,
                              f"Tuition {each['number']:04d} {sur}": 17, f"Tuition {month}": 8})
            yield Event(book_day, bank_day, each["cents"], self.booked(text), bank)

    def autopays(self, count):
        rng = self.rng

        def bill():
            return dict(name=rng.choice(list(PAYEES)), cents=self.dollars(9.8),
                        due=rng.randrange(1, 29), account=rng.randrange(10**8, 10**9),
                        fixed=rng.random() < .5)

        for each, due in self.recurring(lambda: [bill() for _ in range(count)], self.monthly):
            bank_day = self.calendar.on_or_after(due)
            cents = each["cents"] if each["fixed"] else self.dollars(9.8)
            name = PAYEES[each["name"]]
            text = pick(rng, {f"{name} {self.date(due, '%b %Y')}": 45, name: 30,
                              f"{name} acct {each['account'] % 10**4:04d}": 25})
            book_day = (due - rng.randrange(0, 6) if rng.random() < .6
                        else self.from_statement(bank_day))
            yield Event(book_day, bank_day, -cents, self.booked(text),
                        self.ach(each["name"], "PAYMENT", "Front Range Academy", bank_day,
                                 str(each["account"])))

    def weekly(self, count):
        rng = self.rng

        def round_():
            return dict(firm=self.some_firm(), cents=rng.randrange(4, 80) * 1000,
                        on=rng.randrange(5))

        def days(each):
            return (day for day in range(self.days)
                    if self.calendar.date(day).weekday() == each["on"])

        for each, day in self.recurring(lambda: [round_() for _ in range(count)], days):
            name = each["firm"][0]
            bank_day = self.calendar.step(day, pick(rng, {1: 60, 2: 30, 3: 10}))
            text = pick(rng, {f"{name} weekly": 50, f"{name} w/e {self.date(day)}": 25, name: 25})
            yield Event(day, bank_day, -each["cents"], self.booked(text),
                        self.ach(name, "BILLPAY", "Front Range Academy", bank_day))

    def payroll(self, count):
        rng = self.rng

        def worker():
            return dict(name=self.person(), cents=rng.randrange(65000, 290000),
                        salaried=rng.random() < .5)

        def days(each):
            fridays = (day for day in range(self.days) if self.calendar.date(day).weekday() == 4)
            return itertools.islice(fridays, 0, None, 2)

        for each, day in self.recurring(lambda: [worker() for _ in range(count)], days):
            (fore, sur), bank_day = each["name"], self.calendar.on_or_before(day)
            cents = each["cents"] if each["salaried"] else rng.randrange(400, 800) * 225
            text = pick(rng, {f"Payroll {self.date(day)} {sur}, {fore}": 55,
                              f"{fore} {sur} net pay": 25, f"Payroll {self.date(day)}": 20})
            yield Event(day - rng.choice([0, 0, 1, 2, 4]), bank_day, -cents, self.booked(text),
                        self.ach("Front Range Acad", "DIR DEP", f"{sur} {fore}", bank_day))

    def subscriptions(self, count):
        rng = self.rng

        def seat():
            plan = rng.choice(list(PLANS))
            return dict(plan=plan, due=rng.randrange(1, 29),
                        seats=rng.choice([1, 1, 2, 3, 5, rng.randrange(1, 400)]))

        for each, due in self.recurring(lambda: [seat() for _ in range(count)], self.monthly):
            name, price = PLANS[each["plan"]]
            bank_day = self.calendar.on_or_after(due + rng.choice([0, 0, 1]))
            text = pick(rng, {name: 45, f"{name} subscription": 30,
                              f"{name} {self.date(due, '%b')}": 25})
            yield Event(self.from_statement(bank_day) if rng.random() < .6 else due, bank_day,
                        -price * each["seats"], self.booked(text),
                        f"RECURRING PAYMENT AUTHORIZED ON {self.date(due)} {each['plan']}"
                        f"{rng.randrange(10**6)} {rng.choice(PLACES)} CARD 8872")

    # What the world asks for

    def overdue(self, event):
        """A check in a drawer, a bill forgotten."""
        event.bank_day = self.calendar.on_or_after(event.book_day + self.rng.randrange(9, 61))
        return event

    def groups(self, count):
        """Checks deposited together, and a payroll that leaves as one sum."""
        rng = self.rng
        for _ in range(count):
            size, day = rng.randrange(2, 9), self.open_day()
            if rng.random() < .75:
                texts = [f"Pmt {self.some_firm()[0]} chk {rng.randrange(100, 9999)}"
                         for _ in range(size)]
                parts = [(day - rng.randrange(0, 3), self.dollars(10.5), text) for text in texts]
                text = f"DEPOSIT ID NUMBER {rng.randrange(10**6):06d}"
            else:
                people = [self.person() for _ in range(size)]
                parts = [(day, -rng.randrange(65000, 290000), f"{fore} {sur} net pay")
                         for fore, sur in people]
                text = self.ach("Gusto", "NET", "Front Range Academy", day)
            yield (self.calendar.step(day, rng.choice([0, 1])), sum(part[1] for part in parts),
                   text), parts

    def charges(self):
        """What the bank takes by itself, and checks of others that bounced."""
        rng, day = self.rng, self.open_day()
        if rng.random() < .3:
            return day, -self.dollars(10), f"RETURNED DEPOSITED ITEM {rng.randrange(10**6)} NSF"
        text, cents = rng.choice([("MONTHLY SERVICE FEE", 1600), ("WIRE TRANSFER FEE", 1500),
                                  ("INTL WIRE FEE", 4500), ("STOP PAYMENT FEE", 3000),
                                  ("OVERDRAFT ITEM FEE", 3400), ("CASH DEPOSIT FEE", 250),
                                  ("ATM WITHDRAWAL", rng.randrange(1, 21) * 2000)])
        return day, -cents, text


if __name__ == "__main__":
    run(__doc__, America, WINDOW, SHARES, FIRST)
