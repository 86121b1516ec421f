//! Finalised VAT returns on their way to HMRC.

use serde_json::{Value, json};

use super::banking::text;
use super::support::{Books, refused};
use super::vat::with_vat;
use crate::place::{Place, on_both_databases};

/// Books with a finalised return of the first quarter of 2026, and a draft of the second; gives their paths.
fn with_returns(place: &Place) -> (Books<'_>, [String; 2]) {
    let books = Books::with_vat(place);
    books.post(&with_vat(&books, "2026-03-31", "4000", "-1200.60", "ST"));
    books.post(&with_vat(&books, "2026-03-31", "6200", "2400", "ST"));
    let made = |from: &str, to: &str| {
        let made = books.data(201, "/vat-returns", &json!({ "date_from": from, "date_to": to }));
        format!("/vat-returns/{}", text(&made, "id"))
    };
    let both = [made("2026-01-01", "2026-03-31"), made("2026-04-01", "2026-06-30")];
    books.data(200, &format!("{}/finalise", both[0]), &Value::Null);
    (books, both)
}

#[track_caller]
fn is_whole(books: &Books<'_>) {
    let whole = books.get("/integrity").json()["data"].clone();
    assert_eq!(whole["ok"], true, "{whole}");
}

fn filed() -> Value {
    json!({ "filed_at": "2026-05-05T09:30:00.000Z", "receipt": "256660290587" })
}

on_both_databases! {
    /// Source: HMRC's VAT (MTD) API 1.0, submit VAT return for period.
    fn what_is_submitted_is_the_body_of_hmrcs_interface(place: &Place) {
        let (books, [finalised, draft]) = with_returns(place);
        let answer = books.get(&format!("{finalised}/hmrc?period_key=%23001"));
        assert_eq!(answer.status, 200, "{answer:?}");
        let expected = r##"{"data":{"periodKey":"#001","vatDueSales":200.10,"vatDueAcquisitions":0.00,"##.to_owned()
            + r#""totalVatDue":200.10,"vatReclaimedCurrPeriod":400.00,"netVatDue":199.90,"#
            + r#""totalValueSalesExVAT":1001,"totalValuePurchasesExVAT":2000,"#
            + r#""totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0,"finalised":true}}"#;
        assert_eq!(answer.body, expected);
        refused(&books.get(&format!("{draft}/hmrc?period_key=18A1")), 409, "not_finalised");
        for (query, field) in [("", "period_key"), ("?period_key=18A", "period_key"), ("?period_key=18A1&box=1", "box")] {
            let details = books.get(&format!("{finalised}/hmrc{query}")).assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        books.get("/vat-returns/vrt_0/hmrc?period_key=18A1").assert_error(404, "not_found");
        books.data(200, &format!("{finalised}/file"), &filed());
        assert_eq!(books.get(&format!("{finalised}/hmrc?period_key=%23001")).body, expected);
    }

    fn a_finalised_return_is_filed_once_and_nothing_else_of_it_changes(place: &Place) {
        let (books, [finalised, draft]) = with_returns(place);
        let look = || books.get(&finalised).json()["data"].clone();
        let before = look();
        assert_eq!((&before["filed_at"], &before["receipt"]), (&Value::Null, &Value::Null));
        let file = |path: &str, body: &Value| books.ask("POST", &format!("{path}/file"), body);
        refused(&file(&draft, &filed()), 409, "not_finalised");
        for at in ["2026-03-31T23:59:59.999Z", "9999-01-01T00:00:00.000Z"] {
            let details = refused(&file(&finalised, &json!({ "filed_at": at })), 422, "filed_at_out_of_range");
            assert_eq!((&details["field"], &details["date_to"]), (&json!("filed_at"), &json!("2026-03-31")));
        }
        for (body, field) in [
            (json!({}), "filed_at"),
            (json!({ "filed_at": "2026-05-05" }), "filed_at"),
            (json!({ "filed_at": "2026-05-05T09:30:00.000Z", "receipt": "" }), "receipt"),
        ] {
            let details = file(&finalised, &body).assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        assert_eq!(look(), before, "what is refused changes nothing");
        let done = books.data(200, &format!("{finalised}/file"), &filed());
        assert_eq!(look(), done);
        let mut expected = before.clone();
        for key in ["filed_at", "receipt"] {
            expected[key] = filed()[key].clone();
        }
        (expected["status"], expected["version"]) = (json!("filed"), json!(3));
        expected["updated_at"] = done["updated_at"].clone();
        assert_eq!(done, expected);
        refused(&file(&finalised, &filed()), 409, "already_filed");
        let listed = |status: &str| {
            let listed = books.get(&format!("/vat-returns?status={status}")).json();
            listed["data"].as_array().expect("a list").iter().map(|one| one["date_to"].clone()).collect::<Vec<_>>()
        };
        let [first, second] = ["2026-03-31", "2026-06-30"].map(|day| json!(day));
        assert_eq!((listed("filed"), listed("finalised"), listed("draft")), (vec![first], vec![], vec![second]));
        let events = books.get("/audit-events?action=vat_return.file").json();
        assert_eq!((&events["pagination"]["total"], &events["data"][0]["to"]["status"]), (&json!(1), &json!("filed")));
        is_whole(&books);
    }

    fn only_an_owner_files_a_return(place: &Place) {
        let (books, [finalised, _]) = with_returns(place);
        let file = format!("{finalised}/file");
        let viewer = books.member(place, "viewer@example.com", "viewer");
        books.ask_as(&viewer.key, "POST", &file, &filed()).assert_error(403, "forbidden");
        let stranger = books.stranger(place);
        books.ask_as(&stranger.key, "POST", &file, &filed()).assert_error(404, "not_found");
        let editor = books.member(place, "editor@example.com", "editor");
        books.ask_as(&editor.key, "POST", &file, &filed()).assert_error(403, "forbidden");
        assert_eq!(books.ask("POST", &file, &filed()).status, 200);
    }
}
