#!/usr/bin/env python3
"""Writes the workbooks and documents of this folder: small statements, by the programs that banks use.

Workbooks need odfpy, openpyxl, xlsxwriter and xlwt from PyPI; documents fpdf2, reportlab and weasyprint from PyPI
and chromium, ghostscript, pdflatex and qpdf. The files are committed; this says where they came from.
"""
import datetime as dt
import random
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
HEAD = ["Date", "Description", "Amount", "Balance"]
ROWS = [
    (dt.date(2026, 3, 2), "TESCO STORES 3217", -18.2, 981.8),
    (dt.date(2026, 3, 3), "Müller & Söhne <GmbH>", -118.0, 863.8),
    (dt.date(2026, 3, 31), "SALARY", 2500.0, 863.8 + 2500 - 0.0000000000001),
]
TIME = dt.datetime(2026, 3, 31, 10, 15)
ID = 4929123456789012


def xlsx_openpyxl():
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Statement"
    sheet["B2"] = "Account 12345678"
    sheet.append([])
    sheet.append(HEAD)
    for row in ROWS:
        sheet.append(row)
    sheet["A9"], sheet["B9"], sheet["C9"], sheet["D9"] = TIME, True, ID, "00123"
    hidden = book.create_sheet("Hidden")
    hidden.sheet_state = "hidden"
    hidden["A1"] = "secret"
    book.save(HERE / "openpyxl.xlsx")


def xlsx_xlsxwriter():
    import xlsxwriter

    book = xlsxwriter.Workbook(HERE / "xlsxwriter.xlsx")
    date = book.add_format({"num_format": "[$-809]dd mmm yyyy;@"})
    money = book.add_format({"num_format": '_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-'})
    bold = book.add_format({"bold": True})
    sheet = book.add_worksheet("Statement")
    sheet.write(1, 1, "Account 12345678")
    sheet.write_row(2, 0, HEAD)
    for line, (day, text, amount, balance) in enumerate(ROWS, 3):
        sheet.write_datetime(line, 0, dt.datetime.combine(day, dt.time()), date)
        sheet.write(line, 1, text)
        sheet.write(line, 2, amount, money)
        sheet.write_formula(line, 3, f"=D{line}+C{line + 1}", money, balance)
    sheet.write_rich_string(7, 0, "rich ", bold, "text")
    sheet.write_formula(8, 0, "=1/0", None, "#DIV/0!")
    sheet.write_formula(8, 1, '="a"&"b"', None, "ab")
    sheet.write_boolean(8, 2, False)
    book.close()


def xls():
    import xlwt

    book = xlwt.Workbook(encoding="utf-8")
    date = xlwt.easyxf(num_format_str="DD/MM/YYYY")
    time = xlwt.easyxf(num_format_str="yyyy-mm-dd hh:mm")
    money = xlwt.easyxf(num_format_str="#,##0.00")
    sheet = book.add_sheet("Statement")
    sheet.write(1, 1, "Account 12345678")
    for column, name in enumerate(HEAD):
        sheet.write(3, column, name)
    for line, (day, text, amount, balance) in enumerate(ROWS, 4):
        sheet.write(line, 0, day, date)
        sheet.write(line, 1, text)
        sheet.write(line, 2, amount, money)
        sheet.write(line, 3, balance, money)
    sheet.write(8, 0, TIME, time)
    sheet.write(8, 1, True)
    sheet.write(8, 2, ID)
    sheet.write(8, 3, "00123")
    sheet.write(8, 4, xlwt.Formula("1+1"))
    for line in range(600):
        sheet.write(9 + line, 0, f"Überweisung {line} " + "x" * 20)
    hidden = book.add_sheet("Hidden")
    hidden.visibility = 1
    hidden.write(0, 0, "secret")
    book.save(str(HERE / "xlwt.xls"))


def ods():
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import CoveredTableCell, Table, TableCell, TableRow
    from odf.text import P

    book = OpenDocumentSpreadsheet()
    sheet = Table(name="Statement")

    def add(cells, repeated=1):
        row = TableRow(numberrowsrepeated=repeated) if repeated > 1 else TableRow()
        for cell in cells:
            row.addElement(cell)
        sheet.addElement(row)

    def text(value, **more):
        cell = TableCell(valuetype="string", **more)
        cell.addElement(P(text=value))
        return cell

    def number(value):
        cell = TableCell(valuetype="float", value=repr(value))
        cell.addElement(P(text=f"{value:,.2f}"))
        return cell

    add([TableCell(numbercolumnsrepeated=16384)])
    add([TableCell(), text("Account 12345678", numbercolumnsspanned=2), CoveredTableCell(),
         TableCell(numbercolumnsrepeated=16381)])
    add([TableCell(numbercolumnsrepeated=16384)])
    add([text(name) for name in HEAD])
    for day, name, amount, balance in ROWS:
        cell = TableCell(valuetype="date", datevalue=day.isoformat())
        cell.addElement(P(text=day.strftime("%d/%m/%y")))
        add([cell, text(name), number(amount), number(balance)])
    add([TableCell(numbercolumnsrepeated=16384)], repeated=1048569)
    book.spreadsheet.addElement(sheet)
    book.save(str(HERE / "odfpy.ods"))


def entries():
    """Seventy rows of text: date, description, what continues it, money out, money in, balance."""
    dice = random.Random(7)
    names = ["TESCO STORES 3217", "DIRECT DEBIT BRITISH GAS", "CARD PAYMENT TO AMAZON UK", "FASTER PAYMENT M MÜLLER",
             "SALARY ACME LTD", "INTEREST", "ATM WITHDRAWAL LEEDS"]
    day, balance, rows = dt.date(2026, 3, 1), 100000, []
    for at in range(70):
        day += dt.timedelta(days=dice.choice([0, 0, 1, 1, 2]))
        name = dice.choice(names)
        more = f"REF {dice.randrange(10**6):06d} ON {day:%d %b}".upper() if at % 4 == 1 else ""
        is_in = name.startswith("SALARY") or name == "INTEREST"
        amount = dice.randrange(100, 250000) if is_in else -dice.randrange(100, 20000)
        balance += amount
        money = [f"{abs(n) // 100:,}.{abs(n) % 100:02d}" for n in (amount, balance)]
        out, into = ("", money[0]) if is_in else (money[0], "")
        rows.append((f"{day:%d %b %Y}", name, more, out, into, money[1]))
    return rows


COLUMNS = ["Date", "Description", "Money out", "Money in", "Balance"]


def pdf_expected():
    lines = ["|".join([day, f"{name} {more}".strip(), *money]) for day, name, more, *money in entries()]
    (HERE / "pdf.txt").write_text("\n".join(lines) + "\n")


def pdf_reportlab(name="reportlab.pdf", encrypt=None):
    from reportlab.lib.pagesizes import A4
    from reportlab.pdfgen import canvas

    page = canvas.Canvas(str(HERE / name), pagesize=A4, invariant=True, encrypt=encrypt)
    edges = [50, 120, 400, 470, 550]

    def write(y, cells):
        for at, (x, text) in enumerate(zip(edges, cells)):
            (page.drawRightString if at > 1 else page.drawString)(x, y, text)

    def head():
        page.setFont("Helvetica-Bold", 14)
        page.drawString(50, 800, "Example Bank plc – Statement")
        page.setFont("Helvetica", 9)
        page.drawString(50, 780, "Account 12345678  Sort code 12-34-56")
        page.setFont("Helvetica-Bold", 9)
        write(750, COLUMNS)
        page.setFont("Helvetica", 9)

    head()
    y = 735
    for day, name, more, *money in entries():
        if y < 80:
            page.showPage()
            head()
            y = 735
        write(y, [day, name, *money])
        y -= 14
        if more:
            page.drawString(120, y, more)
            y -= 14
    page.save()


def pdf_encrypted():
    from reportlab.lib.pdfencrypt import StandardEncryption

    pdf_reportlab("rc4-128.pdf", StandardEncryption("", ownerPassword="owner", strength=128))


def pdf_fpdf2():
    from fpdf import FPDF

    page = FPDF()
    page.set_creation_date(dt.datetime(2026, 4, 1, tzinfo=dt.timezone.utc))
    page.add_font("DejaVu", "", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    page.add_page()
    page.set_font("DejaVu", size=8)

    def write(cells):
        for width, text, align in zip([25, 75, 28, 28, 30], cells, "LLRRR"):
            page.cell(width, 5, text, align=align)
        page.ln()

    write(COLUMNS)
    for day, name, more, *money in entries():
        if page.get_y() > 260:
            page.add_page()
            write(COLUMNS)
        write([day, name, *money])
        if more:
            write(["", more])
    page.output(HERE / "fpdf2.pdf")


def html():
    rows = "".join(
        f"<tr><td>{day}<td>{name}{'<br>' + more if more else ''}" + "".join(f"<td class=r>{text}" for text in money)
        for day, name, more, *money in entries()
    )
    head = "".join(f"<th{' class=r' if at > 1 else ''}>{name}" for at, name in enumerate(COLUMNS))
    style = "table{width:100%}*{font:10pt 'DejaVu Sans',sans-serif}td,th{padding:2px 6px;text-align:left}.r{text-align:right}"
    return f"<meta charset=utf-8><style>{style}</style><p>Example Bank<table><thead><tr>{head}</thead>{rows}</table>"


def pdf_browsers():
    from weasyprint import HTML

    HTML(string=html()).write_pdf(HERE / "weasyprint.pdf")
    with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
        page.write(html())
        page.flush()
        target = HERE / "chromium.pdf"
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--no-pdf-header-footer", f"--print-to-pdf={target}",
                        page.name], check=True, capture_output=True)


def pdf_latex():
    rows = "".join(
        f"{day}&{name.replace('Ü', 'U')}&{'&'.join(money)}\\\\" + (f"&{more}&&&\\\\" if more else "") + "\n"
        for day, name, more, *money in entries()
    )
    text = (r"\documentclass{article}\usepackage{longtable}\usepackage[margin=2cm]{geometry}\begin{document}"
            r"\begin{longtable}{llrrr}" + "&".join(COLUMNS) + r"\\\endhead " + rows
            + r"\end{longtable}\end{document}")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "latex.tex").write_text(text)
        for _ in range(3):
            subprocess.run(["pdflatex", "-interaction=batchmode", "latex.tex"], cwd=folder, check=True, capture_output=True)
        (HERE / "latex.pdf").write_bytes((Path(folder) / "latex.pdf").read_bytes())


def pdf_others():
    def run(*command):
        subprocess.run([str(part) for part in command], cwd=HERE, check=True)

    run("qpdf", "--linearize", "--object-streams=generate", "--recompress-flate", "reportlab.pdf", "linearized.pdf")
    # Passwords of the user (none opens the first four) and the owner; the ciphers of each age.
    qpdf = ["qpdf", "--allow-weak-crypto", "--object-streams=generate", "--encrypt"]
    run(*qpdf, "", "owner", "40", "--", "reportlab.pdf", "rc4-40.pdf")
    run(*qpdf, "", "owner", "128", "--use-aes=y", "--cleartext-metadata", "--", "reportlab.pdf", "aes-128.pdf")
    run(*qpdf, "", "owner", "256", "--force-R5", "--", "reportlab.pdf", "aes-256-r5.pdf")
    run("qpdf", "--encrypt", "", "owner", "256", "--", "reportlab.pdf", "encrypted.pdf")
    run(*qpdf, "user", "owner", "128", "--use-aes=n", "--", "reportlab.pdf", "password-128.pdf")
    run(*qpdf, "user", "owner", "256", "--", "reportlab.pdf", "password-256.pdf")
    run("gs", "-q", "-sDEVICE=pdfwrite", "-o", "ghostscript.pdf", "weasyprint.pdf")
    run("gs", "-q", "-sDEVICE=pdfimage8", "-r20", "-o", "scan.pdf", "reportlab.pdf")


ALL = ["xlsx_openpyxl", "xlsx_xlsxwriter", "xls", "ods", "pdf_expected", "pdf_reportlab", "pdf_encrypted", "pdf_fpdf2", "pdf_browsers",
       "pdf_latex", "pdf_others"]

if __name__ == "__main__":
    for name in sys.argv[1:] or ALL:
        globals()[name]()
