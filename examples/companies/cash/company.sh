# Thistle Design Ltd: designs for garden centres, under cash accounting from its registration on.
company() {
    ledger organisations create --name "Thistle Design Ltd" --vat-registered --vat-scheme cash --year-end 03-31
    export TIEOUT_ORG="Thistle Design Ltd"
    for customer in "Fern Garden Centres" "Blighted Blooms Ltd"; do
        ledger contacts create --kind customer --name "$customer"
    done
    ledger contacts create --kind supplier --name "Paper Stores"
    ledger accounts create --code 1230 --name "VAT on deposits" --type ASSET --role vat_on_deposits
}
