"""Time and memory of `tieout convert` on the same entries in each format that it reads.

    formats.py [ENTRIES] [--binary PATH] [--runs R]      100,000 entries, median of three

XLS ends at 65,536 rows and has 65,000 entries, the PDF 20,000. Needs xlsxwriter, xlwt and reportlab from PyPI.
Every format has to give the rows that were written, or this ends with an error.
"""
import argparse, csv, datetime as dt, io, json, os, random, statistics, sys, zipfile
from xml.sax.saxutils import escape

import measure

XLS_MAX, PDF_MAX = 65_000, 20_000


def entries(count):
    """Day, text, amount and balance in cents, the oldest first, over a year."""
    draw, balance, found = random.Random(7), 1_000_000, []
    for at in range(count):
        day = dt.date(2025, 1, 1) + dt.timedelta(days=at * 364 // count)
        amount = draw.randint(1, 99_999) * (1 if draw.random() < 0.4 else -1)
        balance += amount
        found.append((day, f"{draw.choice(('CARD', 'FPI', 'DD', 'BGC'))} PAYEE {draw.randint(1, 999)} REF {at}",
                      amount, balance))
    return found


def money(cents, mark="."):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}{mark}{abs(cents) % 100:02}"


def table(rows):
    return [("Date", "Description", "Amount", "Balance"),
            *((str(day), text, money(amount), money(balance)) for day, text, amount, balance in rows)]


def write_csv(rows, path):
    with open(path, "w", newline="") as file:
        csv.writer(file).writerows(table(rows))


def write_json(rows, path):
    head, *body = table(rows)
    keys = [name.lower() for name in head]
    with open(path, "w") as file:
        json.dump([dict(zip(keys, row)) for row in body], file)


def write_html(rows, path):
    with open(path, "w") as file:
        file.write("<html><body><table>\n")
        for row in table(rows):
            file.write("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n")
        file.write("</table></body></html>\n")


def ofx(rows, path, is_xml):
    def tag(name, value):
        return f"<{name}>{value}</{name}>\n" if is_xml else f"<{name}>{value}\n"
    days = (rows[0][0].strftime("%Y%m%d"), rows[-1][0].strftime("%Y%m%d"))
    with open(path, "w") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n' if is_xml else
                   "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n")
        file.write("<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\n" + tag("CURDEF", "GBP") + "<BANKACCTFROM>" +
                   tag("ACCTID", "12345678") + "</BANKACCTFROM><BANKTRANLIST>\n" +
                   tag("DTSTART", days[0]) + tag("DTEND", days[1]))
        for at, (day, text, amount, _) in enumerate(rows):
            file.write("<STMTTRN>" + tag("TRNTYPE", "CREDIT" if amount > 0 else "DEBIT") +
                       tag("DTPOSTED", day.strftime("%Y%m%d")) + tag("TRNAMT", money(amount)) +
                       tag("FITID", f"F{at}") + tag("NAME", text) + "</STMTTRN>\n")
        file.write("</BANKTRANLIST><LEDGERBAL>" + tag("BALAMT", money(rows[-1][3])) + tag("DTASOF", days[1]) +
                   "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n")


def write_qif(rows, path):
    with open(path, "w") as file:
        file.write("!Type:Bank\n")
        for day, text, amount, _ in rows:
            file.write(f"D{day:%d/%m/%Y}\nT{money(amount)}\nP{text}\n^\n")


def write_mt940(rows, path):
    def side(cents):
        return "C" if cents >= 0 else "D"
    opening, closing = rows[0][3] - rows[0][2], rows[-1][3]
    with open(path, "w") as file:
        file.write(f":20:START\n:25:12345678\n:28C:1/1\n:60F:{side(opening)}{rows[0][0]:%y%m%d}GBP"
                   f"{money(abs(opening), ',')}\n")
        for at, (day, text, amount, _) in enumerate(rows):
            file.write(f":61:{day:%y%m%d%m%d}{side(amount)}{money(abs(amount), ',')}NTRFR{at}\n:86:{text}\n")
        file.write(f":62F:{side(closing)}{rows[-1][0]:%y%m%d}GBP{money(abs(closing), ',')}\n-\n")


def write_camt(rows, path):
    def amount_of(cents):
        return (f'<Amt Ccy="GBP">{money(abs(cents))}</Amt>'
                f"<CdtDbtInd>{'CRDT' if cents >= 0 else 'DBIT'}</CdtDbtInd>")
    def balance(code, cents, day):
        return (f"<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp>{amount_of(cents)}"
                f"<Dt><Dt>{day}</Dt></Dt></Bal>\n")
    with open(path, "w") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:'
                   'camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>GB29NWBK60161331926819</IBAN>'
                   "</Id><Ccy>GBP</Ccy></Acct>\n")
        file.write(balance("OPBD", rows[0][3] - rows[0][2], rows[0][0]) + balance("CLBD", rows[-1][3], rows[-1][0]))
        for at, (day, text, amount, _) in enumerate(rows):
            file.write(f"<Ntry>{amount_of(amount)}<Sts>BOOK</Sts><BookgDt><Dt>{day}</Dt></BookgDt><AcctSvcrRef>R{at}"
                       f"</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>{text}</Ustrd></RmtInf></TxDtls></NtryDtls>"
                       "</Ntry>\n")
        file.write("</Stmt></BkToCstmrStmt></Document>\n")


def write_bai2(rows, path):
    opening, closing = rows[0][3] - rows[0][2], rows[-1][3]
    account = [f"03,12345678,GBP,010,{opening},,,015,{closing},,/"]
    total = opening + closing
    for at, (day, text, amount, _) in enumerate(rows):
        total += abs(amount)
        account.append(f"16,{'195' if amount > 0 else '495'},{abs(amount)},Z,R{at},,{text}")
    account.append(f"49,{total},{len(account) + 1}/")
    day = rows[-1][0]
    lines = [f"01,SENDER,RECEIVER,{day:%y%m%d},0800,1,80,,2/", f"02,RECEIVER,SENDER,1,{day:%y%m%d},,GBP,2/", *account,
             f"98,{total},1,{len(account) + 2}/", f"99,{total},1,{len(account) + 4}/"]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def write_xlsx(rows, path):
    import xlsxwriter

    book = xlsxwriter.Workbook(path, {"constant_memory": True})
    sheet, date = book.add_worksheet(), book.add_format({"num_format": "yyyy-mm-dd"})
    sheet.write_row(0, 0, table([])[0])
    for line, (day, text, amount, balance) in enumerate(rows, 1):
        sheet.write_datetime(line, 0, dt.datetime.combine(day, dt.time()), date)
        sheet.write(line, 1, text)
        sheet.write(line, 2, amount / 100)
        sheet.write(line, 3, balance / 100)
    book.close()


def write_xls(rows, path):
    import xlwt

    book = xlwt.Workbook()
    sheet, date = book.add_sheet("1"), xlwt.easyxf(num_format_str="yyyy-mm-dd")
    for at, name in enumerate(table([])[0]):
        sheet.write(0, at, name)
    for line, (day, text, amount, balance) in enumerate(rows, 1):
        sheet.write(line, 0, day, date)
        sheet.write(line, 1, text)
        sheet.write(line, 2, amount / 100)
        sheet.write(line, 3, balance / 100)
    book.save(path)


def write_ods(rows, path):
    office = "urn:oasis:names:tc:opendocument:xmlns"
    def text(cell):
        return f'<table:table-cell office:value-type="string"><text:p>{escape(cell)}</text:p></table:table-cell>'
    def number(cents):
        return (f'<table:table-cell office:value-type="float" office:value="{money(cents)}"><text:p>{money(cents)}'
                "</text:p></table:table-cell>")
    content = io.StringIO()
    content.write(f'<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="{office}:office:1.0" '
                  f'xmlns:table="{office}:table:1.0" xmlns:text="{office}:text:1.0"><office:body><office:spreadsheet>'
                  '<table:table table:name="1">')
    content.write("<table:table-row>" + "".join(map(text, table([])[0])) + "</table:table-row>")
    for day, said, amount, balance in rows:
        content.write(f'<table:table-row><table:table-cell office:value-type="date" office:date-value="{day}">'
                      f"<text:p>{day}</text:p></table:table-cell>{text(said)}{number(amount)}{number(balance)}"
                      "</table:table-row>")
    content.write("</table:table></office:spreadsheet></office:body></office:document-content>")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
        file.writestr("content.xml", content.getvalue())


def write_pdf(rows, path):
    from reportlab.pdfgen import canvas

    page, line = canvas.Canvas(path), 0
    for row in table(rows):
        if line == 60:
            page.showPage()
            line = 0
        y = 800 - 12 * line
        page.setFont("Helvetica", 8)
        for x, cell in zip((40, 120), row[:2]):
            page.drawString(x, y, cell)
        for x, cell in zip((420, 520), row[2:]):
            page.drawRightString(x, y, cell)
        line += 1
    page.save()


WRITERS = {
    "CSV": ("csv", write_csv), "OFX 1": ("ofx", lambda rows, path: ofx(rows, path, False)),
    "OFX 2": ("2.ofx", lambda rows, path: ofx(rows, path, True)), "QIF": ("qif", write_qif),
    "MT940": ("sta", write_mt940), "CAMT.053": ("xml", write_camt), "BAI2": ("bai", write_bai2),
    "XLSX": ("xlsx", write_xlsx), "ODS": ("ods", write_ods), "XLS": ("xls", write_xls), "HTML": ("html", write_html),
    "JSON": ("json", write_json), "PDF": ("pdf", write_pdf),
}
MOST = {"XLS": XLS_MAX, "PDF": PDF_MAX}


def pairs(text):
    """Day and amount of each row of what `convert` gives."""
    return [(row["date"], row["amount"]) for row in csv.DictReader(io.StringIO(text))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("entries", nargs="?", type=int, default=100_000)
    parser.add_argument("--binary", default=measure.TIEOUT)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", help="formats, with commas between them")
    asked = parser.parse_args()
    rows = entries(asked.entries)
    folder = os.path.join(measure.WORLDS, f"formats-{asked.entries}")
    os.makedirs(folder, exist_ok=True)
    only = asked.only.split(",") if asked.only else WRITERS

    def measured():
        for name in only:
            ending, write = WRITERS[name]
            some = rows[:MOST.get(name, len(rows))]
            path = os.path.join(folder, f"statement.{ending}")
            if not os.path.exists(path):
                write(some, path)
            costs = [measure.timed([asked.binary, "convert", path, "--quiet"]) for _ in range(asked.runs)]
            if None in costs:
                sys.exit(f"{name}: convert failed")
            # A file of BAI2 is of one day.
            expected = [(str(some[-1][0] if name == "BAI2" else day), money(amount)) for day, _, amount, _ in some]
            if sorted(pairs(costs[0]["output"])) != sorted(expected):
                sys.exit(f"{name}: other rows than were written")
            figures = [statistics.median(cost[key] for cost in costs)
                       for key in ("seconds", "processor", "megabytes")]
            yield (name, len(some), f"{os.path.getsize(path) / 1e6:.1f}", f"{figures[0]:.2f}", f"{figures[1]:.2f}",
                   f"{figures[2]:.0f}")

    measure.table(["format", "entries", "file MB", "s", "processor s", "peak MB"], measured())


if __name__ == "__main__":
    main()
