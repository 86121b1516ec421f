# Heron Computing Ltd: programming, under the flat rate of 14.5 % for a year, then under the standard scheme.
company() {
    ledger organisations create --name "Heron Computing Ltd" --vat-registered --vat-scheme flat_rate \
        --flat-rate-percent 14.5 --year-end 03-31
    export TIEOUT_ORG="Heron Computing Ltd"
    ledger organisations update --vat-scheme standard --effective-from 2025-04-01
    ledger contacts create --kind customer --name "Merlin Logistics Ltd"
    ledger contacts create --kind supplier --name Cloudhouse
}
