//! The days on which VAT counts that is paid for, held against what paid for it.

use tieout::contract::ledger::organisation::OrganisationPatch;
use tieout_store::{UnallocateSettlement, UpdateOrganisation};

use crate::integrity::tamper;
use crate::settling::Till;
use crate::support::on_both_databases;
use crate::vat::{finalise, vat_control};

const TABLES: [&str; 2] = ["vat_entries", "vat_days"];

/// The totals of days as somebody makes them who knows the tables.
pub(crate) const SUMS: [&str; 2] = [
    "DELETE FROM vat_days",
    "INSERT INTO vat_days SELECT organisation_id, vat_date, side, method_date, sum(net), sum(vat), kind \
     FROM vat_entries WHERE vat_date IS NOT NULL GROUP BY organisation_id, vat_date, side, method_date, kind",
];

on_both_databases! {
    async fn vat_that_counts_when_it_is_paid_counts_on_the_day_of_what_paid_it(desk: &Desk) {
        let store = desk.store().await;
        let till = Till::new(&store).await;
        let cash = r#"{"vat_registered":true,"vat_scheme":"cash"}"#;
        let cash = UpdateOrganisation(OrganisationPatch::read(cash).unwrap());
        till.books.change(&store, cash).await;
        vat_control(&store, &till.books).await;
        let sold = till.coded("invoice", "100", "ST").await;
        let half = format!(r#","allocations":[{{"invoice_id":"{sold}","amount":60}}]"#);
        let (id, allocation) = till.paid("60", &half).await;
        // What is paid of days that a finalised return holds counts on the day behind it.
        finalise(&store, &till.books, "2026-01-01", "2026-01-31").await;
        till.paid("60", &half).await;
        till.books.change(&store, UnallocateSettlement { id, allocation }).await;
        let counted = "SELECT count(*) FROM vat_entries WHERE part > 0 AND vat_date";
        let moved = format!("{counted} = '2026-02-01' AND entry_date = '2026-01-20'");
        assert_eq!(desk.number(&moved).await, 1);
        assert_eq!(desk.number(&format!("{counted} > '2026-02-01' AND vat < 0")).await, 1);
        assert!(till.is_whole().await);
        for table in TABLES {
            tamper(desk, &[&format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}")]).await;
        }
        for (set, which) in [
            ("entry_date = '2026-01-11'", "part = 0"),
            ("entry_date = '2026-01-21', vat_date = '2026-01-21'", "vat_date = '2026-01-20'"),
            ("entry_date = '2026-02-01'", "vat_date = '2026-02-01'"),
            ("vat_date = '2026-02-02'", "vat_date = '2026-02-01'"),
            ("vat_date = '2026-01-20'", "vat_date = '2026-02-01'"),
            ("entry_date = '2026-02-03', vat_date = '2026-02-03'", "vat < 0"),
            ("vat_date = '2036-02-03'", "vat < 0"),
            ("entry_date = '2036-02-03', vat_date = '2036-02-03'", "vat < 0"),
            ("method_date = '2026-01-11'", "part = 1"),
        ] {
            let change = format!("UPDATE vat_entries SET {set} WHERE {which}");
            tamper(desk, &[&change, SUMS[0], SUMS[1]]).await;
            assert!(!till.is_whole().await, "{change}");
            for table in TABLES {
                let clear = format!("DELETE FROM {table}");
                let fill = format!("INSERT INTO {table} SELECT * FROM kept_{table}");
                tamper(desk, &[&clear, &fill]).await;
            }
        }
        assert!(till.is_whole().await, "what was brought back is as it was");
    }
}
