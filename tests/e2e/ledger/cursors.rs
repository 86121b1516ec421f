//! Lists read by cursor, while others write.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::banking::{number, text};
use super::settling::{Till, allocations};
use crate::place::on_both_databases;

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    /// A day of March.
    fn day(&mut self) -> String {
        format!("2026-03-{:02}", 1 + self.roll(12))
    }
}

/// What names an item of a list.
fn key(item: &Value) -> String {
    let names = ["id", "code", "journal_id"].map(|name| item[name].to_string());
    format!("{} {} {}", names[0], names[1], names[2])
}

/// A page at a path that has a query.
#[track_caller]
fn page(till: &Till<'_>, path: &str) -> (Vec<String>, Value) {
    let answer = till.desk.books.get(path);
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    let listed = answer.json();
    let items = listed["data"].as_array().expect("items").iter().map(key).collect();
    (items, listed["pagination"].clone())
}

/// All pages of a list, from the empty cursor to null; something happens before each but the first.
#[track_caller]
fn walk(till: &Till<'_>, path: &str, limit: usize, mut between: impl FnMut()) -> Vec<String> {
    let joined = if path.contains('?') { "&" } else { "?" };
    let (mut all, mut cursor) = (Vec::new(), String::new());
    loop {
        let (items, pagination) =
            page(till, &format!("{path}{joined}limit={limit}&cursor={cursor}"));
        assert_eq!(
            (&pagination["count"], &pagination["offset"]),
            (&json!(items.len()), &json!(0)),
            "{path}"
        );
        assert!(pagination["total"].as_u64() >= Some(items.len() as u64), "{path}: {pagination}");
        all.extend(items);
        assert!(pagination.get("next_cursor").is_some(), "{path}: {pagination}");
        let Some(next) = pagination["next_cursor"].as_str() else { return all };
        next.clone_into(&mut cursor);
        between();
    }
}

impl Till<'_> {
    /// One more of everything that is listed, on a day of March.
    fn one_more(&self, dice: &mut Dice) {
        let (day, books) = (dice.day(), &self.desk.books);
        let contact = json!({ "kind": "both", "name": format!("Oak {}", dice.roll(1 << 30)) });
        let contact = books.data(201, "/contacts", &contact);
        let email = format!("{}@example.com", dice.roll(1 << 30));
        books.data(201, "/members", &json!({ "email": email, "role": "viewer" }));
        let row = json!({ "bank_account_id": self.bank, "date": day, "amount": number("12.50"), "description": "OAK" });
        books.data(201, "/bank-transactions", &row);
        let [sold, bought] = ["sales", "purchase"].map(|kind| {
            let mut body = self.desk.sale("10", "NV");
            (body["type"], body["contact_id"], body["issue_date"]) =
                (json!(kind), contact["id"].clone(), json!(day));
            body["number"] = json!(format!("N-{}", dice.roll(1 << 30)));
            self.desk.made(&body)
        });
        let mut receipt = self.receipt("3");
        (receipt["contact_id"], receipt["date"], receipt["reference"]) =
            (contact["id"].clone(), json!(day), json!("OAK"));
        receipt["allocations"] = allocations(&[(&sold, "2")]);
        self.made(&receipt);
        let contra = json!({ "contact_id": contact["id"], "date": day, "allocations": allocations(&[(&sold, "1"), (&bought, "1")]) });
        books.data(201, "/contras", &contra);
        books.post(&books.journal(&day, "6700", "3000", "7.00"));
        let from = 2000 + dice.roll(20);
        let period =
            json!({ "date_from": format!("{from}-01-01"), "date_to": format!("{from}-03-31") });
        // Two may not overlap: there is one of the year, or there comes to be.
        self.ask("POST", "/vat-returns", &period);
        let code = format!("C{}", dice.roll(1 << 20));
        let code = json!({ "code": code, "name": "x", "rate": 20, "effective_from": "2026-01-01" });
        self.ask("POST", "/tax-codes", &code);
    }
}

on_both_databases! {
    fn by_cursor_nothing_is_listed_twice_or_left_out_whatever_is_written_between_the_pages(place: &Place) {
        let (till, mut dice) = (Till::new(place), Dice(7));
        let own = till.sold("100");
        for amount in ["1", "2", "3", "4", "5"] {
            till.settled(till.receipt(amount), &[(&own, amount)]);
            till.one_more(&mut dice);
        }
        let bank = till.desk.books.id("1300").to_owned();
        let customer = till.desk.customer.clone();
        for path in [
            "/bank-transactions".to_owned(),
            "/bank-transactions?status=unconfirmed&search=oak&date_to=2026-03-09".to_owned(),
            "/invoices".to_owned(),
            "/invoices?type=sales&status=part_paid".to_owned(),
            "/invoices?search=N-&date_from=2026-03-02".to_owned(),
            "/invoices?type=purchase&kind=invoice".to_owned(),
            format!("/invoices?contact_id={customer}"),
            "/settlements".to_owned(),
            "/settlements?type=receipt&search=oak".to_owned(),
            format!("/settlements?contact_id={customer}"),
            "/contras".to_owned(),
            "/journals".to_owned(),
            "/journals?source=manual".to_owned(),
            format!("/journals?account_id={bank}"),
            format!("/accounts/{bank}/entries"),
            format!("/invoices/{}/allocations", text(&own, "id")),
            "/contacts".to_owned(),
            "/members".to_owned(),
            "/audit-events".to_owned(),
            "/audit-events?action=contact.create".to_owned(),
            "/vat-returns".to_owned(),
            "/tax-codes".to_owned(),
        ] {
            let joined = if path.contains('?') { "&" } else { "?" };
            let (before, pagination) = page(&till, &format!("{path}{joined}limit=200"));
            assert!(!before.is_empty() && pagination.get("next_cursor").is_none(), "{path}: {pagination}");
            assert!(before.len() < 200 || path.starts_with("/audit"), "{path}");
            // Nobody writes: it is the list.
            for limit in [1, 3, before.len(), 200] {
                let limit = limit.clamp(1, 200);
                if limit > 2 || before.len() < 40 {
                    let all = walk(&till, &path, limit, || ());
                    assert!(all.len() >= before.len() && all[..before.len()] == before, "{path} by {limit}");
                }
            }
            // Somebody does, up to three times.
            let mut writes = 0;
            let seen = walk(&till, &path, before.len().div_ceil(4), || {
                if writes < 3 {
                    writes += 1;
                    till.one_more(&mut dice);
                }
            });
            let once: BTreeSet<_> = seen.iter().collect();
            assert_eq!(once.len(), seen.len(), "{path}: something is listed twice");
            let was: BTreeSet<_> = before.iter().collect();
            let still: Vec<_> = seen.iter().filter(|item| was.contains(item)).collect();
            assert_eq!(still, before.iter().collect::<Vec<_>>(), "{path}: in the order that they were in");
        }
        till.assert_whole();
    }

    fn a_cursor_that_a_list_did_not_give_is_refused(place: &Place) {
        let till = Till::new(place);
        till.sold("100");
        for (path, cursor) in [
            ("/invoices", "x"),
            ("/invoices", "2026-03-02.inv_1.2"),
            ("/invoices", "."),
            ("/invoices", "2026-03-02.%27"),
            ("/journals", "2026-03-02.x"),
            ("/contacts", "2026-03-02.con_1"),
            ("/audit-events", "x"),
            ("/tax-codes", "XX"),
        ] {
            let details = till.desk.books.get(&format!("{path}?cursor={cursor}")).assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], "cursor", "{details}");
        }
        let both = till.desk.books.get("/invoices?offset=1&cursor=").assert_error(422, "invalid_request_format");
        assert_eq!(both["issues"][0]["field"], "offset", "{both}");
        till.desk.books.get("/accounts?cursor=").assert_error(422, "invalid_request_format");
        till.desk.books.account.daemon.get("/api/v1/ledger/invitations?cursor=", &till.desk.books.key).json();
    }
}
