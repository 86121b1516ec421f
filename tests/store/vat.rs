//! What counts in VAT returns, in the tables.

use tieout::contract::ledger::account::NewAccount;
use tieout::contract::ledger::journal::NewJournal;
use tieout::id::{AccountId, JournalId};
use tieout_daemon::store::{CreateAccount, PostJournal};

use crate::books::Books;
use crate::support::{bits, on_both_databases};

/// The columns of a VAT entry of a line.
const COLUMNS: &str =
    "organisation_id, sequence, line, part, entry_date, vat_date, side, vat_code, net, vat";

/// The part of the schema's step that makes VAT entries of the lines that are there.
fn of_lines(step: &str) -> &str {
    let (_, rest) = step.split_once("net, vat)\nSELECT").expect("a statement");
    rest.split_once(';').expect("its end").0
}

on_both_databases! {
    async fn books_from_before_count_as_if_they_had_been_posted_today(desk: &Desk) {
        let store = desk.store().await;
        let books = Books::new(&store).await;
        let new = r#"{"code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control"}"#;
        let new = NewAccount::read(new).expect("a body");
        books.change(&store, CreateAccount { id: AccountId::new(bits()), new }).await;
        let first = books.post(&store, 1).await;
        books.reverse(&store, first).await;
        for (debit, credit) in books.accounts.iter().zip(books.accounts.iter().rev()) {
            let line = |account, side, more| {
                format!(r#"{{"account_id":"{account}","{side}":12.00{more}}}"#)
            };
            let body = format!(
                r#"{{"entry_date":"2026-01-07","description":"VAT","lines":[{},{},{},{}]}}"#,
                line(debit, "debit", r#","vat_code":"ST""#),
                line(credit, "credit", r#","vat_code":"RR","vat_amount":0.5"#),
                line(debit, "debit", r#","vat_code":"NV""#),
                line(credit, "credit", ""),
            );
            let new = NewJournal::read(&body).expect("a body");
            let (id, reversal) = (JournalId::new(bits()), JournalId::new(bits()));
            books.change(&store, PostJournal { id, reversal, new }).await;
        }
        let step = of_lines(include_str!("../../migrations/sqlite/0008_vat.sql"));
        assert_eq!(step, of_lines(include_str!("../../migrations/postgres/0008_vat.sql")));
        let written = format!("SELECT {COLUMNS} FROM vat_entries");
        let made = format!("SELECT {step}");
        for (one, other) in [(&written, &made), (&made, &written)] {
            let different = format!("SELECT count(*) FROM ({one} EXCEPT {other}) AS different");
            assert_eq!(desk.number(&different).await, 0);
        }
        assert_eq!(desk.number("SELECT count(*) FROM vat_entries").await, 18);
        let of_days = "SELECT organisation_id, vat_date, side, sum(net), sum(vat) \
            FROM vat_entries GROUP BY organisation_id, vat_date, side";
        let kept = "SELECT organisation_id, day, side, net, vat FROM vat_days";
        for (one, other) in [(of_days, kept), (kept, of_days)] {
            let different = format!("SELECT count(*) FROM ({one} EXCEPT {other}) AS different");
            assert_eq!(desk.number(&different).await, 0);
        }
    }
}
