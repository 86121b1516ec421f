# Kerb & Stone Ltd: groundworks for a main contractor, extensions for householders.
company() {
    ledger organisations create --name "Kerb & Stone Ltd" --vat-registered --year-end 03-31
    export TIEOUT_ORG="Kerb & Stone Ltd"
    for customer in "Stonegate Contractors plc" "Mr and Mrs Hale"; do
        ledger contacts create --kind customer --name "$customer"
    done
    for supplier in "Brick & Mortar Supplies" "Kerr Scaffolding"; do
        ledger contacts create --kind supplier --name "$supplier"
    done
    ledger tax-codes create --code DRC --name "Construction, reverse charge" \
        --kind domestic_reverse_charge --rate 20 --from 2021-03-01
}
