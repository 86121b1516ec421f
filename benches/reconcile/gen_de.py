#!/usr/bin/env python3
"""A German company's account: a regional supplier with shops, fitters and monthly customers.

usage: gen_de.py N OUTDIR [--seed 1] [--days 365]      window: 3 days

Files as `gen.py` writes them, of another world. What is different:

- The bank's text is SEPA's: tags (EREF+ MREF+ CRED+ SVWZ+), names cut at 27 characters, blocks of
  27 glued together or with a space in the middle of a number, umlauts as AE/OE/UE, plain, or kept;
  payers write invoice numbers in a dozen ways, and standing orders say the same every month.
- Lags have two humps: payment runs and card slips are booked before the bank posts, receipts from
  the statement a day after it; month ends are booked on the last day. TARGET holidays.
- Amounts: few tariffs paid by thousands on the 1st and 15th (told apart by names), invoices with
  19 % VAT and cash discount, equal wages on one day, the same amount every week or working day.

Of each side 85 to 86 % match, 4 to 5 % are late (weekends, holidays, payment terms), 1.2 %
mistyped, 0.6 % of the wrong sign; 0.5 % of the bank rows sum 2 to 8 book rows; the rest is on one
side only.
"""
import datetime, itertools
from world import Country, Event, Shares, easter, pick, run, slipped, surnames, weights

WINDOW, FIRST = 3, datetime.date(2024, 7, 1)
SHARES = Shares(paired=.89, late=.012, typo=.012, sign=.006, batch=.005, bank_copies=.004,
                book_copies=.012)
STREAMS = {"instalments": 26, "invoices": 22, "payments": 18, "debits": 9, "cards": 12,
           "wages": 7, "rents": 3, "rounds": 3}
MONTHS = ("Januar Februar März April Mai Juni Juli August September Oktober November "
          "Dezember").split()
FORENAMES = ("Anna Jürgen Petra Björn Sabine Thomas Andreas Käthe Michael Jörg Stefan Claudia "
             "Günter Monika Wolfgang Renate Klaus Ursula Heinz Brigitte Ayşe Mehmet Olga Dmitri "
             "Lukas Leon Marie Sophie Emma Paul Felix Hannah Lea Jonas Götz Sören Bärbel "
             "Karl-Heinz Hans-Peter Ann-Kathrin Tobias Markus Kerstin Silke Uwe Dirk Frank "
             "Ralf").split()
SURNAMES = ("Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer "
            "Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger "
            "Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze "
            "Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz "
            "Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler "
            "Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus "
            "Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt "
            "Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch "
            "Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yılmaz Nowak Kowalski Öztürk "
            "Hübner").split()
SURNAMES, COMMON = surnames(
    SURNAMES, "Alten Berg Birk Blum Brück Buch Diet Eber Eich Feld Frei Gold Grün Hasel Heide Holz "
    "Kalten Kirch Lich Linden Mühl Neu Ober Rosen Stein Wald Wies Zehn".split(),
    "mann berger bacher hofer maier müller heim städter feld egger brand rath wirth kamp horst "
    "inger".split())
KNOWN = set(SURNAMES)
TRADES = ("Elektrotechnik Sanitär Heizungsbau Bau Tiefbau Metallbau Stahlhandel Maschinenbau "
          "Bäckerei Fleischerei Getränke Spedition Logistik Autohaus Reifen Möbel Holzbau Dach "
          "Malerbetrieb Gartenbau Gebäudereinigung Druckerei Werbetechnik Software Systemhaus "
          "Ingenieurbüro Steuerberatung Rechtsanwälte Arztpraxis Apotheke Hausverwaltung "
          "Immobilien Hotel Gaststätte Großhandel Bürobedarf Verpackungen Kältetechnik").split()
FORMS = ["GmbH", "GmbH", "GmbH", "GmbH & Co. KG", "KG", "e.K.", "AG", "UG (haftungsbeschränkt)", ""]
TOWNS = ("Köln München Düsseldorf Nürnberg Münster Lübeck Würzburg Gütersloh Saarbrücken Tübingen "
         "Göttingen Osnabrück Berlin Hamburg Bremen Kassel Erfurt Leipzig Essen Mainz").split()
TARIFFS = {2990: 9, 3490: 8, 3990: 11, 4900: 17, 5900: 13, 6900: 9, 7900: 7, 8900: 10, 9900: 6,
           11900: 5, 14900: 3, 17900: 2}
SHOPS = {  # what a slip says; what the books call it, and what for
    "REWE SAGT DANKE": ("Rewe", "Bewirtung"), "ARAL STATION": ("Aral", "Tanken"),
    "SHELL": ("Shell", "Tanken"), "TOTALENERGIES": ("Total", "Tanken"),
    "HORNBACH BAUMARKT": ("Hornbach", "Material"), "BAUHAUS": ("Bauhaus", "Werkzeug"),
    "OBI BAU- U. HEIMWERKERMARKT": ("OBI", "Material"), "EDEKA": ("Edeka", "Getränke Büro"),
    "DB VERTRIEB": ("Deutsche Bahn", "Reisekosten"), "DEUTSCHE POST AG": ("Post", "Porto"),
    "PARKHAUS CONTIPARK": ("Parkhaus", "Parken"), "METRO DEUTSCHLAND": ("Metro", "Bewirtung"),
    "ROSSMANN": ("Rossmann", "Reinigungsmittel")}
CREDITORS = ["Telekom Deutschland GmbH", "Vodafone GmbH", "Stadtwerke Münster GmbH", "E.ON Energie",
             "Allianz Versicherungs-AG", "DATEV eG", "Volkswagen Leasing GmbH", "Würth GmbH",
             "SIGNAL IDUNA", "Deutsche Leasing AG", "DKV Euro Service", "BG BAU", "1&1 Telecom"]


def closed(date):
    """The days on which no bank in the euro area posts."""
    moved = (date - easter(date.year)).days
    return moved in (-2, 1) or (date.month, date.day) in ((1, 1), (5, 1), (12, 25), (12, 26))


def plain(rng, text):
    """Umlauts as the payer's bank passes them on."""
    how = pick(rng, {"two": 80, "one": 12, "kept": 8})
    if how != "kept":
        for kept, one, two in (("ä", "a", "ae"), ("ö", "o", "oe"), ("ü", "u", "ue"),
                               ("Ä", "A", "Ae"), ("Ö", "O", "Oe"), ("Ü", "U", "Ue"),
                               ("ß", "s", "ss"), ("ş", "s", "s"), ("ı", "i", "i")):
            text = text.replace(kept, two if how == "two" else one)
    return text


def gross(net):
    return (net * 119 + 50) // 100


class Germany(Country):
    def __init__(self, size, days, seed):
        super().__init__("germany", seed, days, FIRST, closed, STREAMS)
        self.firms = [self.firm() for _ in range(max(60, size // 90))]
        self.common_firms = list(itertools.accumulate(weights(len(self.firms), .7)))
        many = lambda name, each=len(self.months): self.contracts_for(size, name, each)
        self.streams = {
            "instalments": self.instalments(many("instalments")), "invoices": self.invoices(),
            "payments": self.payments(), "debits": self.debits(many("debits")),
            "cards": self.cards(), "wages": self.wages(many("wages")),
            "rents": self.rents(many("rents")), "rounds": self.rounds(many("rounds", days / 5))}

    # Names and numbers

    def person(self):
        surname = self.rng.choices(SURNAMES, cum_weights=COMMON)[0]
        return self.rng.choice(FORENAMES), surname

    def firm(self):
        rng, (_, surname) = self.rng, (None, self.rng.choice(SURNAMES))
        trade, town = rng.choice(TRADES), rng.choice(TOWNS)
        stem = pick(rng, {f"{surname} {trade}": 5, f"{trade} {surname}": 3, f"{trade} {town}": 1,
                          f"Gebr. {surname} {trade}": 1, f"{surname} & Söhne {trade}": 1})
        return stem, rng.choice(FORMS), rng.randrange(10000, 99999)

    def some_firm(self):
        return self.rng.choices(self.firms, cum_weights=self.common_firms)[0]

    def month_name(self, day):
        date = self.calendar.date(day)
        return self.rng.choice([f"{date:%m/%Y}", MONTHS[date.month - 1], f"{date:%m.%y}"])

    # What the bank writes

    def sepa(self, kind, name, purpose, **tags):
        """A bank row's text: kind, name and tags in the way of one of the company's banks."""
        rng = self.rng
        purpose = plain(rng, purpose)
        fields = [f"{tag.upper()}+{text}" for tag, text in tags.items() if text]
        fields.append("SVWZ+" + (purpose.upper() if rng.random() < .6 else purpose)[:140])
        if rng.random() < .35:
            fields.append(f"IBAN+DE{rng.randrange(10**19, 10**20)}")
        name = plain(rng, name).upper()[:27]
        how = pick(rng, {"clean": 50, "cut": 30, "glued": 20})
        if how == "clean":
            return " ".join([kind, name, *fields])
        blocks = [field[at:at + 27] for field in fields for at in range(0, len(field), 27)]
        return f"{kind} {name} " + (" " if how == "cut" else "").join(blocks)

    # What the books write

    def from_statement(self, bank_day):
        """The book day of who posts from the statement: that day, or when it is read."""
        how = pick(self.rng, {"same": 50, "next": 34, "later": 9, "month end": 7})
        if how == "month end":
            ends = [month[-1] for month in self.months if 0 <= month[-1] - bank_day <= 3]
            return ends[0] if ends else bank_day
        return self.calendar.step(bank_day, {"same": 0, "next": 1, "later": 2}[how])

    def short(self, firm):
        """A firm as a bookkeeper calls it: mostly without its legal form, at times less."""
        stem, form, _ = firm
        how = pick(self.rng, {"stem": 55, "full": 20, "cut": 15, "word": 10})
        if how == "cut":
            return stem[:max(8, len(stem) * 2 // 3)].rstrip()
        if how == "word":
            return max(stem.split(), key=lambda word: word in KNOWN)
        return f"{stem} {form}".strip() if how == "full" else stem

    def booked(self, text):
        """A book text as it was typed."""
        rng = self.rng
        if rng.random() < .08:
            for kept, two in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
                text = text.replace(kept, two)
        return slipped(rng, text)[:60] if rng.random() < .02 else text[:60]

    # The streams of payments: each goes on for ever

    def instalments(self, count):
        rng = self.rng

        def contract():
            fore, sur = self.person()
            number = rng.randrange(10000, 400000)
            payer = pick(rng, {f"{fore} {sur}": 75, f"{sur} {fore}": 10, f"{fore[0]}. {sur}": 6,
                               f"{rng.choice(FORENAMES)} {sur}": 6,
                               " ".join(self.person()): 3})
            said = pick(rng, {f"Kd-Nr {number}": 18, f"Kundennummer {number} {sur}": 12,
                              f"Rate {fore} {sur}": 14, f"Abschlag {number}": 14, "Rate": 9,
                              f"Vertrag {number} Monatsrate": 12, "monatlicher Abschlag": 9,
                              f"{number}": 12})
            return dict(name=(fore, sur), number=number, payer=payer, said=said,
                        cents=pick(rng, TARIFFS), standing=rng.random() < .65,
                        due=pick(rng, {1: 55, 15: 20, 3: 6, 5: 7, 10: 4, 28: 8}))

        for each, due in self.recurring(
                lambda: [contract() for _ in range(count)], self.monthly):
            (fore, sur), number = each["name"], each["number"]
            early = 0 if each["standing"] else rng.choice([-3, -2, -1, 0, 0, 1, 2])
            bank_day = self.calendar.on_or_after(due + early)
            kind = "DAUERAUFTRAGSGUTSCHR" if each["standing"] else "GUTSCHR. UEBERWEISUNG"
            month = self.month_name(due)
            text = pick(rng, {f"Rate {month} {sur}, {fore}": 28, f"{number} {sur}": 22,
                              f"Abschlag {month} {sur} Kd {number}": 22, f"{sur} Rate": 12,
                              f"Kd. {number}": 10, f"Raten {month}": 6})
            yield Event(self.from_statement(bank_day), bank_day, each["cents"], self.booked(text),
                        self.sepa(kind, each["payer"], each["said"],
                                  eref="NOTPROVIDED" if rng.random() < .3 else ""))

    def invoices(self):
        rng = self.rng
        while True:
            firm, bank_day = self.some_firm(), self.open_day()
            net = rng.choice([495, 890, 1250, 1990, 4900, 7850, 12500]) * rng.randrange(1, 41)
            cents = gross(net + rng.choice([0, 0, 690, 1250]))
            discount = rng.random() < .22
            cents = cents * 98 // 100 if discount else cents
            serial = 1000 + bank_day * 37 + rng.randrange(900)
            year = self.calendar.date(bank_day).year
            written = pick(rng, {f"RE {year}-{serial:05d}": 20, f"RE-NR. {serial}": 12,
                                 f"Rg. {serial:05d}": 12, f"RG{year}{serial:05d}": 12,
                                 f"Rechnung {year}/{serial:05d}": 12, f"{serial:05d}": 10,
                                 f"Ihre Rechnung {serial} v. {rng.randrange(1, 29):02d}."
                                 f"{rng.randrange(1, 13):02d}.": 10,
                                 f"Kunde {firm[2]}": 7, "siehe Avis": 5})
            if discount and rng.random() < .6:
                written += " abzgl. 2% Skonto"
            name = self.short(firm)
            text = pick(rng, {f"AR {year}-{serial:05d} {name}": 42, f"{name} RE {serial}": 22,
                              f"{name} {serial:05d}": 14, f"Zahlungseingang {name}": 12,
                              f"{firm[2]} {name}": 10})
            expected = rng.random() < .12
            book_day = (self.calendar.step(bank_day, -rng.randrange(1, 3)) if expected
                        else self.from_statement(bank_day))
            reference = f"ZL{rng.randrange(10**7):07d}-{rng.randrange(1, 60):05d}"
            yield Event(book_day, bank_day, cents, self.booked(text),
                        self.sepa("GUTSCHR. UEBERWEISUNG", " ".join(firm[:2]).strip(), written,
                                  eref=reference if rng.random() < .5 else ""))

    def payment_run(self):
        """A day on which payments go out: Tuesdays, Thursdays, and a month's last open day."""
        while True:
            day = self.open_day()
            last = self.calendar.on_or_before(
                next((month[-1] for month in self.months if day in month), day))
            if self.calendar.date(day).weekday() in (1, 3) or day == last:
                return day

    def payments(self, day=None):
        rng = self.rng
        while True:
            firm, book_day = self.some_firm(), self.payment_run() if day is None else day
            net = max(300, int(rng.lognormvariate(10.3, 1.2)))
            cents = gross(net) if rng.random() < .85 else (net * 107 + 50) // 100
            number, own = rng.randrange(10**4, 10**7), rng.randrange(10**5)
            bank_day = self.calendar.step(book_day, pick(rng, {0: 62, 1: 33, 2: 5}))
            said = pick(rng, {f"RE {number} KD {firm[2]}": 40, f"Rechnung {number}": 25,
                              f"{number}": 15, f"RG-NR {number} BELEG {own}": 12,
                              f"Beleg {own}": 8})
            name = self.short(firm)
            text = pick(rng, {f"ER {number} {name}": 42, f"{name} Re. {number}": 18,
                              f"ZA {own:05d} {name}": 22, f"Zahlung {name}": 18})
            yield Event(book_day, bank_day, -cents, self.booked(text),
                        self.sepa("ONLINE-UEBERWEISUNG", " ".join(firm[:2]).strip(), said,
                                  eref=f"ZL{book_day:04d}-{own:05d}"))

    def debits(self, count):
        rng = self.rng

        def contract():
            fixed = rng.random() < .7
            cents = gross(rng.choice([995, 1990, 2495, 3995, 4990, 14900, 19900, 30000]))
            if rng.random() < .6:
                cents = rng.randrange(900, 90000)
            return dict(name=rng.choice(CREDITORS), number=rng.randrange(10**8, 10**10),
                        cents=cents, fixed=fixed, due=rng.randrange(1, 29))

        for each, due in self.recurring(
                lambda: [contract() for _ in range(count)], self.monthly):
            bank_day, date = self.calendar.on_or_after(due), self.calendar.date(due)
            cents = each["cents"] if each["fixed"] else int(rng.lognormvariate(9, 1)) + 100
            first = each["name"].split()[0]
            text = pick(rng, {f"{first} {self.month_name(due)}": 40, f"{each['name']}": 20,
                              f"{first} Vertrag {each['number']}": 30,
                              f"Lastschrift {first}": 10})
            planned = rng.random() < .45
            book_day = due - rng.randrange(0, 3) if planned else self.from_statement(bank_day)
            yield Event(book_day, bank_day, -cents, self.booked(text),
                        self.sepa("FOLGELASTSCHRIFT", each["name"],
                                  f"Vertrag {each['number']} RG {rng.randrange(10**9)}/"
                                  f"{date:%d.%m.%Y}",
                                  mref=f"M{each['number'] % 9973:05d}",
                                  cred=f"DE{each['number'] % 89 + 10}ZZZ0000{len(first):07d}"))

    def cards(self):
        rng = self.rng
        while True:
            shop, day = rng.choice(list(SHOPS)), rng.randrange(self.days)
            if "PARK" in shop:
                cents = rng.choice([200, 300, 350, 400, 500, 600, 800, 1000, 1200])
            elif "POST" in shop:
                cents = rng.choice([95, 110, 180, 290]) * rng.randrange(1, 12)
            elif any(name in shop for name in ("ARAL", "SHELL", "TOTAL")):
                cents = rng.randrange(2200, 7200) * rng.randrange(1559, 1959, 10) // 1000
            else:
                cents = rng.randrange(3, 160) * rng.choice([50, 99, 49, 79, 129, 33])
            bank_day = self.calendar.step(day, pick(rng, {1: 82, 2: 18}))
            town, date = rng.choice(TOWNS), self.calendar.date(day)
            at = f"{date:%d.%m} {rng.randrange(7, 20):02d}.{rng.randrange(60):02d} UHR"
            where = plain(rng, town).upper()
            store = rng.randrange(10**7, 10**8)
            bank = pick(rng, {f"GIROCARD {at} {shop} {store}//{where}/DE": 50,
                              f"KARTENZAHLUNG {shop}. {str(store)[:5]} {str(store)[5:]}//{where}/"
                              f"DE {date}T{rng.randrange(7, 20):02d}:15 FOLGENR. 00"
                              f"{rng.randrange(10)} VERFALLD. 2712": 35,
                              f"LASTSCHRIFT ELV{store} {date:%d.%m} {shop[:16]} {where}": 15})
            name, errand = SHOPS[shop]
            text = pick(rng, {f"{errand} {name}": 40, f"{name} {town}": 20, name: 12, errand: 16,
                              f"{errand} {date:%d.%m.}": 12})
            yield Event(day, bank_day, -cents, self.booked(text), bank)

    def wages(self, count):
        rng = self.rng

        def contract():
            cents = 55600 if rng.random() < .35 else rng.randrange(165000, 395000)
            return dict(name=self.person(), cents=cents, due=28, number=rng.randrange(1000, 9999),
                        hourly=cents > 55600 and rng.random() < .4)

        for each, due in self.recurring(
                lambda: [contract() for _ in range(count)], self.monthly):
            (fore, sur), bank_day = each["name"], self.calendar.on_or_before(due)
            cents = each["cents"] + (rng.randrange(-9000, 9000) if each["hourly"] else 0)
            month = self.month_name(due)
            text = pick(rng, {f"Lohn {month} {sur}, {fore}": 55, f"Nettolohn {each['number']}": 15,
                              f"Gehalt {sur}": 20, f"Löhne {month}": 10})
            ends = [end[-1] for end in self.months if 0 <= end[-1] - due <= 3]
            book_day = pick(rng, {bank_day: 60, bank_day - 1: 25, (ends or [due])[0]: 15})
            yield Event(book_day, bank_day, -cents, self.booked(text),
                        self.sepa("LOHN/GEHALT", f"{fore} {sur}",
                                  f"LOHN/GEHALT {self.calendar.date(due):%m/%Y} "
                                  f"PERS.NR {each['number']}"))

    def rents(self, count):
        rng = self.rng
        offices = ["Finanzamt", "AOK", "Techniker Krankenkasse", "BARMER", "IHK", "Stadtkasse"]

        def contract():
            office = rng.random() < .5
            name = (f"{rng.choice(offices)} {rng.choice(TOWNS)}" if office
                    else f"Hausverwaltung {self.person()[1]}")
            return dict(name=name, office=office, due=rng.choice([10, 15, 27]) if office else 1,
                        cents=rng.randrange(4, 60) * 2500, number=rng.randrange(10**6, 10**8))

        for each, due in self.recurring(
                lambda: [contract() for _ in range(count)], self.monthly):
            bank_day = self.calendar.on_or_after(due)
            cents = rng.randrange(20000, 900000) if each["office"] else each["cents"]
            what = "Beitrag" if each["office"] else "Miete"
            kind = "ONLINE-UEBERWEISUNG" if each["office"] else "DAUERAUFTRAG"
            text = pick(rng, {f"{what} {self.month_name(due)} {each['name']}": 55, each["name"]: 25,
                              f"{what} {self.month_name(due)}": 20})
            yield Event(due, bank_day, -cents, self.booked(text),
                        self.sepa(kind, each["name"], f"{what} {each['number']} "
                                  f"{MONTHS[self.calendar.date(due).month - 1]}"))

    def rounds(self, count):
        """The same amount to the same firm every week or on every working day."""
        rng = self.rng

        def contract():
            return dict(firm=self.some_firm(), cents=gross(rng.randrange(20, 300) * 50),
                        gap=rng.choice([1, 7, 7]), first=rng.randrange(7),
                        number=rng.randrange(10**6))

        def days(each):
            return filter(self.calendar.is_open, range(each["first"], self.days, each["gap"]))

        for each, book_day in self.recurring(lambda: [contract() for _ in range(count)], days):
            firm, name = each["firm"], self.short(each["firm"])
            bank_day = self.calendar.step(book_day, pick(rng, {0: 55, 1: 40, 2: 5}))
            text = pick(rng, {f"{name} Lieferung": 50, name: 30,
                              f"{name} {self.calendar.date(book_day):%d.%m.}": 20})
            yield Event(book_day, bank_day, -each["cents"], self.booked(text),
                        self.sepa("FOLGELASTSCHRIFT", " ".join(firm[:2]).strip(),
                                  f"Lieferung Kd {firm[2]}", mref=f"M{each['number']:06d}"))

    # What the world asks for

    def overdue(self, event):
        """Paid when the customer got round to it: at the end of some payment term."""
        after = self.rng.choice([7, 10, 14, 14, 21, 30]) + self.rng.randrange(-1, 4)
        event.bank_day = self.calendar.on_or_after(event.book_day + after)
        return event

    def groups(self, count):
        """Collections and payment runs that the bank posts as one sum."""
        for _ in range(count):
            size = self.rng.randrange(2, 9)
            if self.rng.random() < .6:
                day = self.open_day()
                people = [self.person() for _ in range(size)]
                parts = [(day, pick(self.rng, TARIFFS), f"Einzug {sur}, {fore}")
                         for fore, sur in people]
                kind = "SEPA-SAMMELEINZUG"
            else:
                day = self.payment_run()
                parts = [(day, event.cents, event.book_text)
                         for event in itertools.islice(self.payments(day), size)]
                kind = "SAMMELUEBERWEISUNG"
            reference = self.rng.randrange(10**8)
            row = (self.calendar.step(day, self.rng.choice([0, 0, 1])),
                   sum(cents for _, cents, _ in parts),
                   f"{kind} ANZ. {size:05d} REF {reference:08d}")
            yield row, parts

    def charges(self):
        """What the bank takes by itself, and direct debits that came back."""
        rng, day = self.rng, self.open_day()
        if rng.random() < .4:
            fore, sur = self.person()
            return day, -pick(rng, TARIFFS), self.sepa("RUECKLASTSCHRIFT", f"{fore} {sur}",
                                                       "MANGELS DECKUNG AC04")
        text = rng.choice(["ENTGELTABSCHLUSS", "KONTOFUEHRUNG BUCHUNGSPOSTEN", "ENTGELT RUECKLAST",
                           "ZINSEN DISPOSITION", "PORTO KONTOAUSZUG", "KARTENENTGELT"])
        return day, -rng.choice([350, 450, 95, 1290, 790, rng.randrange(20, 4000)]), text


if __name__ == "__main__":
    run(__doc__, Germany, WINDOW, SHARES, FIRST)
