#!/usr/bin/env python3
"""Writes the workbooks of this folder: one small statement, by the libraries that banks' programs use.

Needs odfpy, openpyxl, xlsxwriter and xlwt from PyPI. The files are committed; this says where they came from.
"""
import datetime as dt
import sys
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


if __name__ == "__main__":
    for name in sys.argv[1:] or ["xlsx_openpyxl", "xlsx_xlsxwriter", "xls", "ods"]:
        globals()[name]()
