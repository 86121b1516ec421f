#!/bin/sh
# Wren & Marsh Ltd: its first VAT quarter, from the first day to the year end. README.md tells the story
# and works the figures out. Needs a daemon and a key with the scopes ledger:read and ledger:write
# (tieout login, or TIEOUT_URL and TIEOUT_API_KEY); writes the reports to the folder that is named.
set -eu
mkdir -p "${1:?"usage: run.sh FOLDER"}"
reports=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)

tieout() { command "${TIEOUT:-tieout}" --quiet "$@"; }
# What a command says of what it made is not of interest here.
ledger() { tieout ledger "$@" > /dev/null; }
# The first identifier of this kind in what is read, and that of the row of the statement with this text.
id() { grep -o "$1_[0-9a-z]*" | head -n 1; }
row() { tieout ledger bank-transactions list --search "$1" --status unconfirmed --json | id btx; }

# 1 January: the company and its chart.
ledger organisations create --name "Wren & Marsh Ltd" --vat-registered --year-end 03-31
export TIEOUT_ORG="Wren & Marsh Ltd"
ledger accounts create --code 2250 --name VAT --type LIABILITY --role vat_control
ledger accounts create --code 4100 --name "Room hire" --type INCOME --vat-code EX
ledger bank-accounts create --name Current --account 1300 \
    --opening-balance 10000.00 --opening-date 2026-01-01
ledger bank-accounts create --name Savings --type savings
for customer in "Abbey Schools Trust" "Kestrel Fitness CIC" "Marlow & Pike LLP"; do
    ledger contacts create --kind customer --name "$customer"
done
for supplier in Printwell Techbarn "Harcourt Lettings" "Fern & Rowe"; do
    ledger contacts create --kind supplier --name "$supplier"
done

# What the quarter brought: sales and bills, one raised in error, a credit note; wages and depreciation.
ledger invoices create "$here/invoices.json"
ledger invoices void INV-0005 --date 2026-03-03 --reason "raised in error"
ledger invoices allocate CN-0001 INV-0004=180.00
tieout journals post "$here/journals.csv" > /dev/null
ledger settlements create --type receipt --contact "Kestrel Fitness CIC" --bank-account Current \
    --date 2026-03-06 --amount 282.00 --allocate INV-0003=282.00

# The statement of the bank, row by row. What pays invoices says which.
ledger bank-transactions import "$here/bank.csv" --bank-account Current --statement-balance 9007.15
ledger bank-transactions confirm "$(row TB-0117)" --allocate TB-0117=1078.80
ledger bank-transactions confirm "$(row 'PART INV-0001')" --allocate INV-0001=1500.00
ledger bank-transactions confirm "$(row HL-33)" --allocate HL-33=1350.00
ledger bank-transactions confirm "$(row INV-0002)" --allocate INV-0001=840.00 --allocate INV-0002=870.00
ledger bank-transactions confirm "$(row PX-881)" --allocate PX-881=400.00
ledger bank-transactions confirm "$(row INV-0004)" --allocate INV-0004=1418.40
receipt=$(tieout ledger settlements list --contact "Kestrel Fitness CIC" --json | id set)
ledger bank-transactions confirm "$(row INV-0003)" --match-settlement "$receipt"
ledger bank-transactions confirm "$(row 'TFR TO SAVINGS')" --transfer-to Savings
ledger bank-transactions confirm "$(row 'NET PAY')" --account 2220
# The rest is coded by what it reads like, looked over, and confirmed.
tieout ledger bank-transactions suggest --apply | sed 's/ *btx_.*$//; s/ *id$//' > "$reports/suggested.txt"
for text in TRAINLINE SLATEWORK SLATEWORK "TOTAL CHARGES"; do
    ledger bank-transactions confirm "$(row "$text")"
done
(cd "$here" && tieout reconcile bank.csv --book-from Current --days 0) > "$reports/reconciled.txt"

# The VAT return, after which the quarter is closed.
tieout ledger vat-return --from 2026-01-01 --to 2026-03-31 > "$reports/vat-return.txt"
made=$(tieout ledger vat-returns create --from 2026-01-01 --to 2026-03-31 --json | id vrt)
ledger vat-returns finalise "$made"
ledger organisations lock --until 2026-03-31 --reason "year end"

# The year end.
report() { tieout ledger reports "$@"; }
report trial-balance --as-at 2026-03-31 > "$reports/trial-balance.txt"
report profit-and-loss --from 2026-01-01 --to 2026-03-31 > "$reports/profit-and-loss.txt"
report balance-sheet --as-at 2026-03-31 > "$reports/balance-sheet.txt"
report balance-sheet --as-at 2026-04-01 > "$reports/balance-sheet-next-day.txt"
report aged-receivables --as-at 2026-03-31 > "$reports/aged-receivables.txt"
report aged-payables --as-at 2026-03-31 > "$reports/aged-payables.txt"
report general-ledger --from 2026-01-01 --to 2026-03-31 > "$reports/general-ledger.txt"
tieout ledger export --format hledger > "$reports/books.journal"
tieout ledger export --format beancount > "$reports/books.beancount"
tieout ledger export --format json > "$reports/books.json"
ledger integrity
