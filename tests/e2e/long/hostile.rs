//! Thousands of hostile requests while the daemon works: it stays well, and answers each as it must.

#![cfg(unix)]

use std::time::Duration;

use crate::hostile_requests::{Plan, stand};
use crate::place::on_both_databases;

/// Few enough for every run of the tests; `benches/hostile` has as many as are asked for.
const PLAN: Plan = Plan {
    seed: 20_260_302,
    cases: 3_000,
    workers: 8,
    idle: 200,
    slow: 14,
    pace: Duration::from_millis(10),
    time_min: Duration::ZERO,
    queue_capacity: 200,
};

on_both_databases! {
    fn three_thousand_hostile_requests_are_each_answered_as_they_must_be(place: &Place) {
        let report = stand(place, PLAN);
        let told = report.faults.join("\n");
        assert_eq!(report.fault_count, 0, "of {} requests:\n{told}", report.requests());
        assert!(!report.health.is_empty(), "nobody looked on");
        let silent = report.families.iter().find(|(_, tally)| tally.connections == 0);
        assert!(silent.is_none() && report.families.len() > 36, "{:?}", report.families.keys());
    }
}
