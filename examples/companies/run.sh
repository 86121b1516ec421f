#!/bin/sh
# Keeps the books of one of the companies of this folder over two years, from the files beside it, and writes what they come
# to: run.sh COMPANY FOLDER. Needs a daemon and a key with the scopes ledger:read and ledger:write (tieout login, or
# TIEOUT_URL and TIEOUT_API_KEY). README.md tells what each does; worked_out.py works the same figures out without tieout.
set -eu
here=$(cd "$(dirname "$0")/${1:?"usage: run.sh COMPANY FOLDER"}" && pwd)
mkdir -p "${2:?"usage: run.sh COMPANY FOLDER"}"
out=$(cd "$2" && pwd)

tieout() { command "${TIEOUT:-tieout}" --quiet "$@"; }
# What a command says of what it made is not of interest here.
ledger() { tieout ledger "$@" > /dev/null; }
id() { grep -o "$1_[0-9a-z]*" | head -n 1; }

# The company: its settings, contacts and codes.
. "$here/company.sh"

company
ledger accounts create --code 2250 --name VAT --type LIABILITY --role vat_control
ledger bank-accounts create --name Current --account 1300
ledger invoices create "$here/documents.json"
tieout journals post "$here/journals.csv" > /dev/null
sed 1d "$here/payments.csv" | while IFS=, read -r date type contact number amount; do
    if [ "$type" = deposit ]; then
        # Before the invoice: its VAT counts on that day, and goes to the invoice when it is allocated.
        made=$(tieout ledger settlements create --type receipt --contact "$contact" --bank-account Current \
            --date "$date" --amount "$amount" --deposit ST --json | id set)
        ledger settlements allocate "$made" "$number=$amount"
    else
        ledger settlements create --type "$type" --contact "$contact" --bank-account Current --date "$date" \
            --amount "$amount" --allocate "$number=$amount"
    fi
done
sed 1d "$here/write-offs.csv" | while IFS=, read -r date number; do
    ledger invoices write-off "$number" --date "$date"
done

# Within a month and seven days of the end of the quarter.
filed_on() {
    year=${1%%-*}
    case $1 in
        *-06-30) echo "$year-07-31" ;; *-09-30) echo "$year-10-31" ;;
        *-12-31) echo "$((year + 1))-01-31" ;; *) echo "$year-04-30" ;;
    esac
}

# A return for each quarter, finalised and filed in its order.
echo "date_from,date_to,box_1,box_2,box_3,box_4,box_5,box_6,box_7,box_8,box_9" > "$out/vat-returns.csv"
sed 1d "$here/figures/vat-returns.csv" | while IFS=, read -r from to _; do
    made=$(tieout ledger vat-returns create --from "$from" --to "$to" --json | id vrt)
    boxes=$(tieout ledger vat-returns finalise "$made" --json | tr -d ' \n' | grep -o '"boxes":{[^}]*}' |
        grep -o '"[1-9]":[-0-9.]*' | cut -d: -f2 | paste -sd, -)
    echo "$from,$to,$boxes" >> "$out/vat-returns.csv"
    ledger vat-returns file "$made" --filed-at "$(filed_on "$to")T10:00:00Z"
done

for day in 2025-03-31 2026-03-31; do
    echo "account,debit,credit" > "$out/trial-balance-$day.csv"
    tieout ledger trial-balance --as-at "$day" --basis cumulative --json | tr -d ' \n' |
        grep -o '"account_code":"[^"]*"[^}]*"debit":[0-9.]*,"credit":[0-9.]*' |
        sed 's/"account_code":"\([^"]*\)".*"debit":\([0-9.]*\),"credit":\([0-9.]*\)/\1,\2,\3/' |
        LC_ALL=C sort >> "$out/trial-balance-$day.csv"
done
tieout ledger export --format hledger > "$out/books.journal"
tieout ledger export --format beancount > "$out/books.beancount"
tieout ledger export --format json > "$out/books.json"
ledger integrity
