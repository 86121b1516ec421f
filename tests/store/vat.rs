//! What counts in VAT returns, in the tables.

use tieout::contract::ledger::account::NewAccount;
use tieout::contract::ledger::journal::NewJournal;
use tieout::contract::ledger::vat_return::NewVatReturn;
use tieout::id::{AccountId, JournalId, VatReturnId};
use tieout_store::{
    CreateAccount, CreateVatReturn, FinaliseVatReturn, IntegrityQuestion, PostJournal, Store,
};

use crate::books::Books;
use crate::support::{bits, on_both_databases};

/// The columns of a VAT entry of a line.
const COLUMNS: &str =
    "organisation_id, sequence, line, part, entry_date, vat_date, side, vat_code, net, vat";

/// The same, as lines with a VAT code give it: what leaves a fixed asset is sold, also where that is undone.
const OF_LINES: &str = "SELECT l.organisation_id, l.sequence, l.line, 0, l.entry_date, l.entry_date, \
    CASE WHEN is_sale THEN 'output' ELSE 'input' END, l.vat_code, \
    CASE WHEN is_sale THEN -l.amount ELSE l.amount END, \
    CASE WHEN is_sale = (l.amount < 0) THEN l.vat_amount ELSE -l.vat_amount END \
    FROM (SELECT p.*, a.account_type = 'INCOME' \
    OR (coalesce(a.account_group, '') = 'fixed_assets' \
    AND (p.amount < 0) = (j.reverses_journal_id IS NULL)) AS is_sale \
    FROM journal_lines p JOIN accounts a ON a.id = p.account_id \
    JOIN journals j ON j.organisation_id = p.organisation_id AND j.sequence = p.sequence) l \
    WHERE l.vat_code IN ('ST', 'RR', 'ZR', 'EX') AND l.is_generated = 0";

/// Makes the account for VAT.
pub(crate) async fn vat_control(store: &Store, books: &Books) -> AccountId {
    let new = r#"{"code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control"}"#;
    let new = NewAccount::read(new).expect("a body");
    let id = AccountId::new(bits());
    books.change(store, CreateAccount { id, new }).await;
    id
}

/// Posts a journal with VAT on one side; gives it.
pub(crate) async fn post(
    store: &Store,
    books: &Books,
    day: &str,
    minor: i64,
    side: [&str; 2],
) -> JournalId {
    let [account, against, ..] = books.accounts;
    let (amount, [side, other]) = (format!("{}.{:02}", minor / 100, minor % 100), side);
    let body = format!(
        r#"{{"entry_date":"{day}","description":"VAT","lines":[
        {{"account_id":"{account}","{side}":{amount},"vat_code":"ST"}},
        {{"account_id":"{against}","{other}":{amount}}}]}}"#
    );
    let new = NewJournal::read(&body).expect("a body");
    let (id, reversal) = (JournalId::new(bits()), JournalId::new(bits()));
    books.change(store, PostJournal { id, reversal, new }).await;
    id
}

/// Finalises a return of these days.
pub(crate) async fn finalise(store: &Store, books: &Books, from: &str, to: &str) {
    let body = format!(r#"{{"date_from":"{from}","date_to":"{to}"}}"#);
    let new = NewVatReturn::read(&body).expect("a body");
    let id = VatReturnId::new(bits());
    books.change(store, CreateVatReturn { id, new }).await;
    books.change(store, FinaliseVatReturn { id, journal: JournalId::new(bits()) }).await;
}

/// Each gives a number that must be 0.
const LAWS: [&str; 4] = [
    "SELECT count(*) FROM vat_entries e WHERE (SELECT count(*) FROM vat_returns r \
     WHERE r.status = 'finalised' AND e.vat_date >= r.date_from AND e.vat_date <= r.date_to) > 1",
    // What returns came to when they were finalised, and what is in none yet, is all there is.
    "SELECT coalesce(sum(vat), 0) FROM ( \
     SELECT output_vat - input_vat AS vat FROM vat_returns WHERE status = 'finalised' UNION ALL \
     SELECT CASE e.side WHEN 'output' THEN -e.vat ELSE e.vat END AS vat FROM vat_entries e \
     WHERE EXISTS (SELECT 1 FROM vat_returns r WHERE r.status = 'finalised' \
     AND e.vat_date >= r.date_from AND e.vat_date <= r.date_to)) AS parts",
    // And that is what the account for VAT has moved by.
    "SELECT coalesce(sum(vat), 0) FROM ( \
     SELECT CASE e.side WHEN 'output' THEN e.vat ELSE -e.vat END AS vat FROM vat_entries e \
     UNION ALL SELECT l.amount AS vat FROM journal_lines l \
     JOIN accounts a ON a.id = l.account_id AND a.role = 'vat_control') AS parts",
    "SELECT count(*) FROM vat_entries e JOIN journals j ON j.organisation_id = e.organisation_id \
     AND j.sequence = e.sequence WHERE e.entry_date <> j.entry_date OR e.vat_date < e.entry_date",
];

on_both_databases! {
    async fn every_entry_is_in_exactly_one_return_however_late_it_comes(desk: &Desk) {
        let store = desk.store().await;
        let books = Books::new(&store).await;
        vat_control(&store, &books).await;
        // Days, amounts and sides that look random and are the same on every run.
        let mut dice = 20_260_331_u64;
        let mut roll = |sides: u64| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) % sides
        };
        for (month, last) in [(1, 31), (2, 28), (3, 31), (4, 30)] {
            for _ in 0..8 {
                let day = format!("2026-{:02}-{:02}", 1 + roll(6), 1 + roll(28));
                let minor = i64::try_from(2 + roll(100_000)).expect("small");
                let side = if roll(2) == 0 { ["debit", "credit"] } else { ["credit", "debit"] };
                let posted = post(&store, &books, &day, minor, side).await;
                if roll(3) == 0 {
                    books.reverse(&store, posted).await;
                }
            }
            let [from, to] = [1, last].map(|day| format!("2026-{month:02}-{day:02}"));
            finalise(&store, &books, &from, &to).await;
            for law in LAWS {
                assert_eq!(desk.number(law).await, 0, "month {month}: {law}");
            }
            let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
            let integrity = store.integrity(books.organisation, &question).await.unwrap();
            assert!(integrity.ok, "{integrity:?}");
        }
        let late = "SELECT count(*) FROM vat_entries WHERE vat_date > entry_date";
        assert!(desk.number(late).await > 0, "some came late");
        let change = "UPDATE vat_returns SET box_1 = 0";
        assert!(desk.execute(change).await.is_err(), "a finalised return stays");
        assert!(desk.execute("DELETE FROM vat_returns").await.is_err());
        let filed = "UPDATE vat_returns SET filed_at = 1, box_1 = 0";
        assert!(desk.execute(filed).await.is_err(), "filing changes nothing else");
        desk.execute("UPDATE vat_returns SET filed_at = 1").await.unwrap();
        assert!(desk.execute("UPDATE vat_returns SET filed_at = 2").await.is_err(), "once");
    }

    async fn what_counts_is_what_lines_with_a_vat_code_say(desk: &Desk) {
        let store = desk.store().await;
        let books = Books::new(&store).await;
        vat_control(&store, &books).await;
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
        let written = format!("SELECT {COLUMNS} FROM vat_entries");
        for (one, other) in [(&*written, OF_LINES), (OF_LINES, &*written)] {
            let different = format!("SELECT count(*) FROM ({one} EXCEPT {other}) AS different");
            assert_eq!(desk.number(&different).await, 0);
        }
        assert_eq!(desk.number("SELECT count(*) FROM vat_entries").await, 18);
        let of_days = "SELECT organisation_id, vat_date, side, method_date, sum(net), sum(vat) \
            FROM vat_entries GROUP BY organisation_id, vat_date, side, method_date";
        let kept = "SELECT organisation_id, day, side, method_date, net, vat FROM vat_days";
        for (one, other) in [(of_days, kept), (kept, of_days)] {
            let different = format!("SELECT count(*) FROM ({one} EXCEPT {other}) AS different");
            assert_eq!(desk.number(&different).await, 0);
        }
    }
}
