//! Finalised returns that are opened again.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::{behind, boxes};
use crate::place::on_both_databases;

/// A return of these days, finalised; gives its path.
#[track_caller]
fn finalised(till: &Till<'_>, from: &str, to: &str) -> String {
    let days = json!({ "date_from": from, "date_to": to });
    let made = till.desk.books.data(201, "/vat-returns", &days);
    let path = format!("/vat-returns/{}", text(&made, "id"));
    till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
    path
}

fn reason() -> Value {
    json!({ "reason": "An invoice came late" })
}

/// The boxes of a return.
#[track_caller]
fn of(till: &Till<'_>, path: &str) -> Vec<String> {
    boxes(&till.desk.books.get(path).json()["data"])
}

on_both_databases! {
    fn what_was_late_returns_to_its_own_day_and_the_return_is_finalised_anew(place: &Place) {
        let till = Till::new(place);
        till.sold("100");
        let path = finalised(&till, "2026-01-01", "2026-03-31");
        till.bought("P-1", "50");
        let before = of(&till, &path);
        assert_eq!(behind(&till.desk.books, 4), [""; 0], "it counts on 1 April");
        let draft = till.desk.books.data(200, &format!("{path}/reopen"), &reason());
        assert_eq!((&draft["status"], &draft["finalised_at"]), (&json!("draft"), &Value::Null));
        assert_eq!(behind(&till.desk.books, 4), ["ST 50.00 10.00 2026-03-02"]);
        assert_eq!(money(&draft["boxes"]["4"]), "10.00");
        till.assert_whole();
        refused(&till.ask("POST", &format!("{path}/reopen"), &reason()), 409, "not_finalised");
        till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
        let again = of(&till, &path);
        assert_eq!((&again[0], &again[3], &before[3]), (&before[0], &"10.00".to_owned(), &"0.00".to_owned()));
        till.assert_whole();
        // Opened and finalised with nothing between, it is the same.
        till.desk.books.data(200, &format!("{path}/reopen"), &reason());
        till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
        assert_eq!(of(&till, &path), again);
        till.assert_whole();
        let events = till.desk.books.get("/audit-events?action=vat_return.reopen").json();
        assert_eq!(events["data"][0]["to"]["reason"], "An invoice came late");
    }

    fn only_the_latest_return_that_is_not_filed_is_opened_and_what_lies_before_stays_behind_it(place: &Place) {
        let till = Till::new(place);
        let first = finalised(&till, "2026-01-01", "2026-03-31");
        let second = finalised(&till, "2026-04-01", "2026-06-30");
        // Of 2 March: it counts on 1 July, and on 1 April once the second return is open.
        till.sold("100");
        let details = refused(&till.ask("POST", &format!("{first}/reopen"), &reason()), 409, "not_latest_return");
        assert_eq!(details["vat_returned_to"], "2026-06-30");
        till.ask("POST", &format!("{second}/reopen"), &json!({})).assert_error(422, "invalid_request_format");
        till.desk.books.data(200, &format!("{second}/reopen"), &reason());
        assert_eq!(of(&till, &second)[0], "20.00");
        till.assert_whole();
        till.desk.books.data(200, &format!("{first}/reopen"), &reason());
        assert_eq!((of(&till, &first)[0].as_str(), of(&till, &second)[0].as_str()), ("20.00", "0.00"));
        till.assert_whole();
        till.desk.books.data(200, &format!("{first}/finalise"), &Value::Null);
        let filing = json!({ "filed_at": "2026-05-05T09:00:00.000Z" });
        till.desk.books.data(200, &format!("{first}/file"), &filing);
        refused(&till.ask("POST", &format!("{first}/reopen"), &reason()), 409, "already_filed");
        till.ask("POST", "/vat-returns/vrt_00000000000000000000000001/reopen", &reason()).assert_error(404, "not_found");
    }

    fn the_difference_of_the_flat_rate_scheme_is_reversed_on_its_own_day(place: &Place) {
        let till = Till::new(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(till.ask("PATCH", "", &flat).status, 200);
        till.sold("100");
        let path = finalised(&till, "2026-01-01", "2026-03-31");
        let before = (of(&till, &path), till.balances(["2250", "4920"]));
        assert_eq!(before.1, ["-14.40", "-5.60"]);
        till.desk.books.data(200, &format!("{path}/reopen"), &reason());
        assert_eq!(till.balances(["2250", "4920"]), ["-20.00", "0.00"]);
        let mirror = till.desk.books.get("/journals?limit=1").json()["data"][0].clone();
        assert_eq!((&mirror["source"], &mirror["entry_date"]), (&json!("reversal"), &json!("2026-03-31")));
        till.assert_whole();
        till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
        assert_eq!((of(&till, &path), till.balances(["2250", "4920"])), before);
        till.assert_whole();
    }

    fn a_difference_in_a_locked_period_keeps_its_return_finalised(place: &Place) {
        let till = Till::new(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(till.ask("PATCH", "", &flat).status, 200);
        till.sold("100");
        let path = finalised(&till, "2026-01-01", "2026-03-31");
        till.lock("2026-03-31");
        refused(&till.ask("POST", &format!("{path}/reopen"), &reason()), 422, "period_locked");
        assert_eq!(till.desk.books.get(&path).json()["data"]["status"], "finalised");
        till.assert_whole();
    }
}
