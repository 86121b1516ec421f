//! Rows that were taken back on a later day than their own and are confirmed again: on every day between
//! they are in the books once.

use serde_json::{Value, json};

use super::banking::{Bank, text};
use super::settlements_of_bank::{by, matched};
use super::settling::{Till, path};
use super::support::{Books, money, refused};
use super::vat::{boxes, report};
use crate::place::on_both_databases;

/// The row's own day, the last that was locked, the first that was open, and later.
const DAYS: [&str; 4] = ["2026-03-05", "2026-03-31", "2026-04-01", "2026-06-30"];

/// What an account comes to at the end of each of [`DAYS`].
#[track_caller]
fn at_each(books: &Books<'_>, code: &str) -> [String; 4] {
    DAYS.map(|day| {
        let trial = books.get(&format!("/reports/trial-balance?as_at={day}")).json();
        let rows = trial["data"]["rows"].as_array().expect("rows").clone();
        let row = rows.iter().find(|row| row["account_code"] == code);
        let number = |key: &str| row.map_or(0.0, |row| row[key].as_f64().expect("a number"));
        format!("{:.2}", number("debit") - number("credit"))
    })
}

/// Locks the books up to a day; none unlocks them.
#[track_caller]
fn lock(books: &Books<'_>, day: Option<&str>) {
    books.data(200, "/period-lock", &json!({ "lock_date": day, "reason": "x" }));
}

/// Takes a row back in a locked period, which is open again afterwards.
#[track_caller]
fn taken_back(bank: &Bank<'_>, row: &str) {
    lock(&bank.books, Some(DAYS[1]));
    bank.done(row, "unconfirm", &Value::Null);
    lock(&bank.books, None);
}

/// The day of the journal that a row is in the books by.
#[track_caller]
fn posted_on(books: &Books<'_>, row: &Value) -> String {
    let journal = books.get(&format!("/journals/{}", text(row, "journal_id"))).json();
    text(&journal["data"], "entry_date").to_owned()
}

#[track_caller]
fn is_whole(books: &Books<'_>) {
    let whole = books.get("/integrity").json()["data"].clone();
    assert_eq!(whole["ok"], true, "{whole}");
}

on_both_databases! {
    fn a_row_that_is_confirmed_again_counts_from_the_day_on_which_it_was_taken_back(place: &Place) {
        let bank = Bank::with_vat(place);
        let row = bank.waiting(DAYS[0], "-120");
        let mut with_vat = bank.by("6200");
        with_vat["vat_code"] = json!("ST");
        bank.done(&row, "confirm", &with_vat);
        taken_back(&bank, &row);
        assert_eq!(at_each(&bank.books, "1300"), ["-120.00", "-120.00", "0.00", "0.00"]);
        let again = bank.done(&row, "confirm", &with_vat);
        assert_eq!((text(&again, "date"), posted_on(&bank.books, &again)), (DAYS[0], DAYS[2].to_owned()));
        assert_eq!(at_each(&bank.books, "1300"), ["-120.00"; 4]);
        assert_eq!(at_each(&bank.books, "6200"), ["100.00"; 4]);
        let of = |from, to| boxes(&report(&bank.books, from, to))[3].clone();
        assert_eq!([of("2026-01-01", DAYS[1]), of(DAYS[2], DAYS[3])], ["20.00", "0.00"]);
        // And again, in several lines and by the batch, from then on as well.
        bank.done(&row, "unconfirm", &Value::Null);
        let lines = json!([
            { "account_id": bank.books.id("6200"), "amount": -100 },
            { "account_id": bank.books.id("6000"), "amount": -20 },
        ]);
        let batch = json!({ "items": [{ "id": row, "lines": lines }] });
        bank.books.data(200, "/bank-transactions/confirm-batch", &batch);
        assert_eq!(posted_on(&bank.books, &bank.look(&row)), DAYS[2]);
        assert_eq!(at_each(&bank.books, "1300"), ["-120.00"; 4]);
        is_whole(&bank.books);
    }

    fn a_row_of_a_locked_day_is_confirmed_again_on_the_day_after_it(place: &Place) {
        let bank = Bank::new(place);
        let row = bank.waiting(DAYS[0], "-5");
        bank.done(&row, "confirm", &bank.by("6200"));
        lock(&bank.books, Some(DAYS[1]));
        bank.done(&row, "unconfirm", &Value::Null);
        let again = bank.done(&row, "confirm", &bank.by("6000"));
        assert_eq!(posted_on(&bank.books, &again), DAYS[2]);
        assert_eq!(at_each(&bank.books, "1300"), ["-5.00"; 4]);
        assert_eq!(at_each(&bank.books, "6000"), ["0.00", "0.00", "5.00", "5.00"]);
        // Once that day is locked too, it is refused with it.
        bank.done(&row, "unconfirm", &Value::Null);
        lock(&bank.books, Some("2026-04-30"));
        let refusal = bank.act(&row, "confirm", &bank.by("6000"));
        assert_eq!(refused(&refusal, 422, "period_locked")["lock_date"], "2026-04-30");
        is_whole(&bank.books);
    }

    fn both_sides_of_a_transfer_count_once_whichever_is_confirmed_again(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let to = |id: &str| json!({ "transfer_to_bank_account_id": id });
        for is_other_first in [false, true] {
            let own = bank.waiting(DAYS[0], "-50");
            let other = bank.waiting_at(&savings, DAYS[0], "50");
            bank.done(&own, "confirm", &to(&savings));
            taken_back(&bank, &own);
            let before = ["1300", "1301"].map(|code| at_each(&bank.books, code)[0].clone());
            let (row, to) = if is_other_first { (&other, to(&bank.id)) } else { (&own, to(&savings)) };
            let again = bank.done(row, "confirm", &to);
            assert_eq!(posted_on(&bank.books, &again), DAYS[2]);
            assert_eq!(bank.look(&own)["journal_id"], bank.look(&other)["journal_id"]);
            for (code, before) in ["1300", "1301"].iter().zip(before) {
                assert_eq!(at_each(&bank.books, code), [(); 4].map(|()| before.clone()));
            }
        }
        // Only the other side was in the books before.
        let other = bank.waiting_at(&savings, DAYS[0], "70");
        bank.done(&other, "confirm", &bank.by("4000"));
        taken_back(&bank, &other);
        let own = bank.waiting(DAYS[0], "-70");
        let again = bank.done(&own, "confirm", &to(&savings));
        assert_eq!(posted_on(&bank.books, &again), DAYS[2]);
        assert_eq!(at_each(&bank.books, "1301"), ["170.00"; 4]);
        is_whole(&bank.books);
    }

    fn a_row_is_no_half_of_a_transfer_of_a_day_on_which_it_counted_and_puts_none_off_but_their_own(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let theirs = bank.waiting_at(&savings, DAYS[0], "50");
        bank.done(&theirs, "confirm", &bank.by("4000"));
        let own = bank.waiting("2026-03-07", "-50");
        let to = json!({ "transfer_to_bank_account_id": savings });
        // The other side is in the books otherwise: this one posts alone.
        bank.done(&own, "confirm", &to);
        taken_back(&bank, &theirs);
        let joining = json!({ "transfer_to_bank_account_id": bank.id });
        refused(&bank.act(&theirs, "confirm", &joining), 422, "match_mismatch");
        // Both at once count from when the other was taken back; alone again, this one never had to.
        bank.done(&own, "unconfirm", &Value::Null);
        let both = bank.done(&own, "confirm", &to);
        assert_eq!(posted_on(&bank.books, &both), DAYS[2]);
        assert_eq!(bank.look(&theirs)["status"], "confirmed");
        bank.done(&own, "unconfirm", &Value::Null);
        let alone = bank.done(&own, "confirm", &bank.by("6200"));
        assert_eq!(posted_on(&bank.books, &alone), "2026-03-07");
        is_whole(&bank.books);
    }

    fn what_a_row_settles_again_it_settles_from_the_day_on_which_it_was_taken_back(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let row = till.row("120");
        till.done(&row, "confirm", &by(&[(&sold, "120")]));
        till.lock(DAYS[1]);
        till.done(&row, "unconfirm", &Value::Null);
        lock(&till.desk.books, None);
        let again = till.done(&row, "confirm", &by(&[(&sold, "120")]));
        let made = till.desk.books.get(&format!("/settlements/{}", text(&again, "settlement_id"))).json();
        assert_eq!([&made["data"]["date"], &made["data"]["allocations"][0]["date"]], [DAYS[2]; 2]);
        assert_eq!(at_each(&till.desk.books, "1300"), ["120.00"; 4]);
        assert_eq!(at_each(&till.desk.books, "1200"), ["0.00"; 4]);
        for day in DAYS {
            let aged = till.desk.books.get(&format!("/reports/aged-receivables?as_at={day}")).json();
            assert_eq!((money(&aged["data"]["total"]["total"]).as_str(), &aged["data"]["agrees"]), ("0.00", &json!(true)));
        }
        till.assert_whole();
    }

    fn a_row_that_was_matched_to_what_is_void_since_counts_from_the_day_of_the_void(place: &Place) {
        let till = Till::new(place);
        let made = till.made(&till.receipt("120"));
        let row = till.row("120");
        till.done(&row, "confirm", &matched(&made));
        till.lock(DAYS[1]);
        till.done(&row, "unconfirm", &Value::Null);
        till.desk.books.data(200, &format!("{}/void", path(&made)), &Value::Null);
        lock(&till.desk.books, None);
        let by = json!({ "account_id": till.desk.books.id("4000") });
        let again = till.done(&row, "confirm", &by);
        assert_eq!(posted_on(&till.desk.books, &again), DAYS[2]);
        assert_eq!(at_each(&till.desk.books, "1300"), ["120.00"; 4]);
        till.assert_whole();
    }

    fn a_row_that_was_matched_to_what_never_counted_counts_from_its_own_day(place: &Place) {
        let till = Till::new(place);
        let mut later = till.receipt("120");
        later["date"] = json!(DAYS[2]);
        let made = till.made(&later);
        let row = till.row("120");
        till.done(&row, "confirm", &matched(&made));
        till.done(&row, "unconfirm", &Value::Null);
        // On its own day: it was in the books on none.
        till.desk.books.data(200, &format!("{}/void", path(&made)), &Value::Null);
        let by = json!({ "account_id": till.desk.books.id("4000") });
        let again = till.done(&row, "confirm", &by);
        assert_eq!(posted_on(&till.desk.books, &again), DAYS[0]);
        assert_eq!(at_each(&till.desk.books, "1300"), ["120.00"; 4]);
        till.assert_whole();
    }

    fn all_that_a_row_was_matched_to_before_is_remembered(place: &Place) {
        let till = Till::new(place);
        let row = till.row("120");
        let [first, second] = [(); 2].map(|()| till.made(&till.receipt("120")));
        for made in [&first, &second] {
            till.done(&row, "confirm", &matched(made));
            till.done(&row, "unconfirm", &Value::Null);
        }
        lock(&till.desk.books, Some(DAYS[1]));
        till.desk.books.data(200, &format!("{}/void", path(&first)), &Value::Null);
        lock(&till.desk.books, None);
        till.desk.books.data(200, &format!("{}/void", path(&second)), &Value::Null);
        let by = json!({ "account_id": till.desk.books.id("4000") });
        let again = till.done(&row, "confirm", &by);
        assert_eq!(posted_on(&till.desk.books, &again), DAYS[2]);
        assert_eq!(at_each(&till.desk.books, "1300"), ["120.00"; 4]);
        till.assert_whole();
    }

    fn a_row_that_was_taken_back_is_no_receipt_and_no_journal_of_a_day_on_which_it_counted(place: &Place) {
        let till = Till::new(place);
        let (books, row) = (&till.desk.books, till.row("120"));
        let by = json!({ "account_id": books.id("4000") });
        till.done(&row, "confirm", &by);
        lock(books, Some(DAYS[1]));
        till.done(&row, "unconfirm", &Value::Null);
        lock(books, None);
        let early = till.made(&till.receipt("120"));
        let refusal = till.act(&row, "confirm", &matched(&early));
        refused(&refusal, 422, "match_mismatch");
        till.desk.books.data(200, &format!("{}/void", path(&early)), &Value::Null);
        let mut later = till.receipt("120");
        later["date"] = json!(DAYS[2]);
        let later = till.made(&later);
        till.done(&row, "confirm", &matched(&later));
        assert_eq!(at_each(books, "1300"), ["120.00"; 4]);
        till.assert_whole();
    }
}
