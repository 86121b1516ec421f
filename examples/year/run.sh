#!/bin/sh
# The twelve months of the example: run.sh TIEOUT FOLDER
# TIEOUT is the path of the program, FOLDER a new folder to keep. README.md says what happens.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
case $1 in */*) tieout=$(cd "$(dirname "$1")" && pwd)/$(basename "$1");; *) tieout=$1;; esac
case $2 in /*) keep=$2;; *) keep=$PWD/$2;; esac
cd "$here"
exec 3>&1 4>&2 >"${LOG:-/dev/null}" 2>&1   # LOG=FILE keeps what the program says
month=2025-04
trap '[ $? = 0 ] || echo "stopped in $month" >&4' EXIT

look() {
  month=$1; shift
  case $month in 2026-02*) day=28;; *-0[469]* | *-11*) day=30;; *) day=31;; esac
  short=${month%-incomplete}
  "$tieout" reconcile "bank-$month.csv" "book-$short.csv" --keep "$keep" --as-at "$short-$day" \
    --fail-on never "$@"
}
close() { look "$@" --close --prepared-by "C Foxley"; }
decide() { "$tieout" decide --keep "$keep" --prepared-by "C Foxley" "$@"; }

# April: first month, old open items, a cheque presented a week later, charges by a standing rule
first="--opening bank:8412.37 --opening book:8690.87"
look 2025-04 --name "Foxley Green Joinery" --map book:in=Receipt,out=Payment $first \
  --open-items open-items.csv
decide always enter "SERVICE CHARGES" --to 7901
decide pair "bank:2025-04-14,-58.00,000404 CHQ" "book:2025-04-07,-58.00,Guild of Joiners subscription Chq 000404"
close 2025-04

# May: three cheques paid in as one deposit
look 2025-05
decide group bank:7 book:13,14,15
close 2025-05

# June: card takings of three days, paid out less a fee; a deposit of the last day
look 2025-06
decide group bank:8 book:11,14,15 --fee 16.90
decide timing book:21 --note "paid in on the last afternoon"
close 2025-06

# July: the bank takes what is not ours; an amount mistyped in the books
look 2025-07
decide bank-error bank:8 --note "not ours; claimed on 18 July"
decide correct bank:11 book:10
close 2025-07

# August: a receipt entered twice; a payment of the credit card in the wrong book
look 2025-08
decide remove book:15 --note "entered on the 19th already"
decide aside book:11 --note "paid with the credit card"
close 2025-08

# September: the download begins on 26 August again; the bank puts its error right;
# closed, taken back and closed again
look 2025-09
close 2025-09
cp "$keep/periods.jsonl" "$keep.periods"
"$tieout" reopen "$keep" --prepared-by "C Foxley"
close 2025-09
cmp "$keep.periods" "$keep/periods.jsonl"
rm "$keep.periods"

# October: the download goes on to 6 November; a payment ten days late at the bank
look 2025-10
decide pair "bank:2025-10-13,-142.80,SAWDOCTOR LTD" "book:2025-10-03,-142.80,Sawdoctor, blades FP"
close 2025-10

# November: a cheque is over six months old; a card payment without a receipt
look 2025-11
decide remove "book:2025-05-22,-64.00,Parish magazine advert Chq 000408" --note "stale, never presented"
decide enter bank:2 --to 7400 --note "receipt to be found"
close 2025-11

# December: that receipt is entered under its day in November; the cheque is written back;
# a payment that belongs to the owner
look 2025-12
decide accept book:2
decide aside bank:12 --note "the owner's own bond; to be passed on"
close 2025-12

# January: a row is missing from the first download, so --close is refused with exit code 6
code=0; close 2026-01-incomplete || code=$?
[ $code = 6 ]
close 2026-01

# February: two rows of 240.00 that do not belong together
look 2026-02
decide not-a-match bank:11 book:9 --note "Sanders is not in the books; Mrs Lane's cheque is not at the bank yet"
decide enter bank:11 --to 4000
decide timing book:9
close 2026-02

# March: each of the two finds its own; year end
look 2026-03
# (a deposit of the 4th and an entry of the 3rd are of the amount, too, and nearer to each other than to the rows of
# February that they are of; February's not-a-match goes on to hold, and each pair is said)
decide pair "bank:2026-02-10,240.00,P SANDERS" book:5
decide pair bank:15 "book:2026-02-11,240.00,Paid in, Mrs Lane cheque PI"
decide timing book:19 --note "paid in on the last day"
close 2026-03

"$tieout" verify "$keep" bank-2025-??.csv bank-2026-0[123].csv book-*.csv >"$keep.verify" 2>&1
tail -n 1 "$keep.verify" >&3
rm "$keep.verify"
