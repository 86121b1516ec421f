//! Jobs that cannot be run: they fail, cost nothing, and nobody waits behind them.

#![cfg(unix)]

use tieout::job::Product;

use crate::account::{Account, make_key};
use crate::api::{PATH as RECONCILIATIONS, body_of};
use crate::coding::{PATH as CODING, body, transaction};
use crate::place::on_both_databases;

/// Where the first bytes of each product's payloads are.
const FIRST_CHUNKS: [(&str, &str); 2] = [("blobs", "first_chunk"), ("traceless_chunks", "bytes")];

on_both_databases! {
    fn a_payload_that_is_damaged_fails_its_job_and_the_next_one_is_done(place: &Place) {
        let account = Account::with_credits(place, 100);
        let coder = make_key(place, &account.user, &["--scope", "coding:write"]);
        let coding = |count: usize| body(&vec![transaction("TRAINLINE", ""); count], &[]);
        let mut jobs = Vec::new();
        for (product, path, key, bodies) in [
            (Product::Reconcile, RECONCILIATIONS, &account.key, [body_of(7), body_of(2)]),
            (Product::Coding, CODING, &coder, [coding(7), coding(2)]),
        ] {
            account.occupy_queue_of(product);
            let urls = bodies.map(|body| account.daemon.submit(path, key, &body));
            jobs.push((product, key, urls));
        }
        for (table, column) in FIRST_CHUNKS {
            let (nothing, id) = if place.is_server() { ("'\\x00'", "id") } else { ("x'00'", "id") };
            let id = if table == "blobs" { id } else { "blob_id" };
            place.execute(&format!(
                "UPDATE {table} SET {column} = {nothing} WHERE length({column}) > 0 AND {id} IN \
                 (SELECT payload FROM jobs WHERE cost = 7)"
            ));
        }
        for (product, key, [damaged, next]) in jobs {
            account.free_queue_of(product);
            let job = account.daemon.ended_job(&damaged, key);
            assert_eq!((&job["status"], &job["error"]["code"]), (&"failed".into(), &"internal_error".into()));
            assert_eq!(account.daemon.ended_job(&next, key)["status"], "completed");
        }
        assert_eq!(account.balance(), 96);
        for (table, _) in FIRST_CHUNKS {
            let left = place.number(&format!("SELECT count(*) FROM {table}"));
            // Results: of both products one of the occupant and one more.
            assert_eq!(left, if table == "blobs" { 4 } else { 0 }, "{table}");
        }
    }
}
