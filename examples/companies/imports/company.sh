# Larch & Loom Ltd: knitting yarn from Norway, sold in the United Kingdom and to France.
company() {
    ledger organisations create --name "Larch & Loom Ltd" --vat-registered --year-end 03-31
    export TIEOUT_ORG="Larch & Loom Ltd"
    for customer in "Hobby Harbour Ltd" "Maison Laine SARL"; do
        ledger contacts create --kind customer --name "$customer"
    done
    for supplier in "Nordgarn AS" "Adworks GmbH" "Mill Lane Estates"; do
        ledger contacts create --kind supplier --name "$supplier"
    done
}
