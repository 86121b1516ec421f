//! `GET /metrics`: the numbers move with what is done, the text is what Prometheus reads, and nothing
//! in it names anybody.

#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::net::TcpStream;

use crate::account::Account;
use crate::api::PATH;
use crate::daemon::{Answer, read_answer, try_send};
use crate::place::{Place, on_both_databases};
use crate::support::Desk;

const SERVE: [&str; 2] = ["--metrics-listen", "127.0.0.1:0"];
const THREE_ROWS: &str = r#"{"bank":[{"date":"2026-01-31","amount":1,"description":"a"},
    {"date":"2026-01-31","amount":2,"description":"b"},
    {"date":"2026-01-31","amount":3,"description":"c"}],"book":[]}"#;

/// Where the metrics of the daemon that was started last are.
pub(crate) fn metrics_address(place: &Place) -> String {
    let log = place.log();
    let said = log.lines().rev().find_map(|line| line.strip_prefix("note: metrics are on http://"));
    said.expect("a note").strip_suffix("/metrics").expect("a path").to_owned()
}

fn get(address: &str, path: &str) -> Answer {
    try_send(address, "GET", path, "", "").expect("an answer")
}

/// The samples of a scrape by name and labels, after a strict look at the text.
pub(crate) struct Scrape {
    pub(crate) text: String,
    families: BTreeMap<String, String>,
    pub(crate) samples: BTreeMap<String, f64>,
}

impl Scrape {
    #[track_caller]
    pub(crate) fn of(address: &str) -> Self {
        let answer = get(address, "/metrics");
        assert_eq!(answer.status, 200, "{answer:?}");
        let media = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        assert_eq!(answer.header("content-type"), Some(media));
        let text = answer.body;
        assert!(text.ends_with("\n# EOF\n"), "{text}");
        let (mut families, mut samples) = (BTreeMap::new(), BTreeMap::new());
        let mut family: Option<(String, String)> = None;
        for line in text.lines().take_while(|line| *line != "# EOF") {
            if let Some(typed) = line.strip_prefix("# TYPE ") {
                let (name, kind) = typed.split_once(' ').expect("a type");
                assert!(name.starts_with("tieout_"), "{line}");
                let twice = families.insert(name.to_owned(), kind.to_owned());
                assert_eq!(twice, None, "{line}");
                family = Some((name.to_owned(), kind.to_owned()));
            } else if !line.starts_with("# HELP ") && !line.starts_with("# UNIT ") {
                let (name, kind) = family.as_ref().expect("a type before the sample");
                let (sample, value) = line.rsplit_once(' ').expect("a value");
                let (of, labels) = sample.split_once('{').unwrap_or((sample, "}"));
                assert!(labels.ends_with('}'), "{line}");
                let suffixes: &[&str] = match kind.as_str() {
                    "counter" => &["_total"],
                    "gauge" => &[""],
                    "info" => &["_info"],
                    "histogram" => &["_bucket", "_sum", "_count"],
                    kind => panic!("{kind}"),
                };
                let suffix = of.strip_prefix(name.as_str()).expect("a sample of its family");
                assert!(suffixes.contains(&suffix), "{line}");
                let twice = samples.insert(sample.to_owned(), value.parse().expect("a number"));
                assert_eq!(twice, None, "{line}");
            }
        }
        Self { text, families, samples }
    }

    /// A sample's value, 0 where nothing was counted yet.
    fn value(&self, sample: &str) -> f64 {
        self.samples.get(sample).copied().unwrap_or(0.0)
    }
}

/// How much a sample has grown.
#[track_caller]
fn assert_grown(before: &Scrape, after: &Scrape, sample: &str, by: f64) {
    let grown = after.value(sample) - before.value(sample);
    assert!((grown - by).abs() < 1e-9, "{sample} by {grown}, not {by}: {}", after.text);
}

on_both_databases! {
    fn the_numbers_move_exactly_with_what_is_done(place: &Place) {
        let serve = ["--metrics-listen", "127.0.0.1:0", "--rate-limit", "9"];
        let account = Account::of_daemon(place, 10, &serve);
        let address = metrics_address(place);
        let before = Scrape::of(&address);
        let (daemon, key) = (&account.daemon, account.key.as_str());
        for _ in 0..3 {
            assert_eq!(daemon.get("/api/v1/health", "").status, 200);
        }
        daemon.get("/api/v1/me", "tieout_none").assert_error(401, "unauthorized");
        daemon.get("/nowhere/at/all?q=1", "").assert_error(404, "not_found");
        daemon.ask("BREW", "/api/v1/me", "", "").assert_error(405, "method_not_allowed");
        let submitted = daemon.ask("POST", PATH, key, THREE_ROWS);
        assert_eq!(submitted.status, 202, "{submitted:?}");
        daemon.ask("POST", PATH, key, "{}").assert_error(422, "invalid_dataset_format");
        let polls = 1 + (2..20).take_while(|_| daemon.get(PATH, key).status == 200).count();
        assert_eq!(polls, 8, "2 of 9 requests were spent before");
        daemon.get(PATH, key).assert_error(429, "rate_limited");
        // The job ends when it ends: its numbers come last.
        let ended = r#"tieout_jobs_ended_total{product="reconcile",outcome="completed"}"#;
        let mut after = Scrape::of(&address);
        let began = std::time::Instant::now();
        while after.value(ended) < 1.0 {
            assert!(began.elapsed().as_secs() < 60, "{}", after.text);
            after = Scrape::of(&address);
        }
        let requests = |method: &str, route: &str, status: u16| {
            format!(r#"tieout_http_requests_total{{method="{method}",route="{route}",status="{status}"}}"#)
        };
        for (sample, by) in [
            (requests("GET", "/api/v1/health", 200), 3.0),
            (requests("GET", "/api/v1/me", 401), 1.0),
            (requests("GET", "unmatched", 404), 1.0),
            (requests("other", "/api/v1/me", 405), 1.0),
            (requests("POST", PATH, 202), 1.0),
            (requests("POST", PATH, 422), 1.0),
            (requests("GET", PATH, 200), 7.0),
            (requests("GET", PATH, 429), 2.0),
            (r#"tieout_http_request_duration_seconds_count{route="/api/v1/health"}"#.to_owned(), 3.0),
            (r#"tieout_http_request_duration_seconds_bucket{le="60.0",route="/api/v1/health"}"#.to_owned(), 3.0),
            ("tieout_http_rate_limited_total".to_owned(), 2.0),
            ("tieout_http_auth_failures_total".to_owned(), 1.0),
            (ended.to_owned(), 1.0),
            (r#"tieout_job_run_duration_seconds_count{product="reconcile"}"#.to_owned(), 1.0),
            ("tieout_credits_charged_total".to_owned(), 3.0),
            ("tieout_writer_failures_total".to_owned(), 0.0),
            ("tieout_connections_refused_total".to_owned(), 0.0),
        ] {
            assert_grown(&before, &after, &sample, by);
        }
        let grown = |sample: &str| after.value(sample) - before.value(sample);
        assert!(grown("tieout_writer_commits_total") >= 2.0, "{}", after.text);
        for count in ["tieout_writer_commit_writes_count", "tieout_writer_commit_duration_seconds_count"] {
            let commits = after.value("tieout_writer_commits_total");
            assert!((after.value(count) - commits).abs() < 1e-9, "{count}: {}", after.text);
        }
        for (sample, value) in [
            ("tieout_http_requests_in_flight", 0.0),
            ("tieout_http_bodies_held_bytes", 0.0),
            (r#"tieout_jobs_queued{product="reconcile"}"#, 0.0),
            (r#"tieout_jobs_running{product="reconcile"}"#, 0.0),
        ] {
            assert_eq!(after.samples.get(sample), Some(&value), "{sample}: {}", after.text);
        }
        let kind = if place.arguments()[0] == "--database" { "postgres" } else { "sqlite" };
        assert!(after.text.contains(&format!("tieout_database_info{{kind=\"{kind}\"}} 1\n")));
        for secret in [key, &account.session, &account.user, "@example.com", "nowhere", "BREW", "rec_"] {
            assert!(!after.text.contains(secret), "{secret}: {}", after.text);
        }
    }

    fn jobs_that_wait_and_run_are_those_of_the_database(place: &Place) {
        let account = Account::of_daemon(place, 10, &SERVE);
        let address = metrics_address(place);
        account.occupy_queue();
        for _ in 0..2 {
            assert_eq!(account.daemon.ask("POST", PATH, &account.key, THREE_ROWS).status, 202);
        }
        let scrape = Scrape::of(&address);
        for (sample, value) in [
            (r#"tieout_jobs_queued{product="reconcile"}"#, 2.0),
            (r#"tieout_jobs_running{product="reconcile"}"#, 1.0),
            (r#"tieout_jobs_ended_total{product="reconcile",outcome="completed"}"#, 0.0),
        ] {
            assert_eq!(scrape.samples.get(sample), Some(&value), "{sample}: {}", scrape.text);
        }
    }

    fn what_the_daemon_has_of_the_machine_and_of_the_database_is_told(place: &Place) {
        let account = Account::of_daemon(place, 10, &SERVE);
        assert_eq!(account.daemon.get("/api/v1/me", &account.key).status, 200);
        let scrape = Scrape::of(&metrics_address(place));
        let value = |name: &str| scrape.samples.get(name).copied();
        for (name, least) in [
            ("tieout_process_start_time_seconds", 1.7e9),
            ("tieout_process_cpu_seconds_total", 0.0),
            ("tieout_process_resident_memory_bytes", 1e6),
            ("tieout_process_open_fds", 3.0),
            ("tieout_database_connections_open", 1.0),
        ] {
            assert!(value(name).is_some_and(|value| value >= least), "{name}: {}", scrape.text);
        }
        let is_file = place.url().is_none();
        for (name, least) in [("tieout_database_file_bytes", 4096.0), ("tieout_database_log_bytes", 0.0)] {
            assert_eq!(value(name).is_some(), is_file, "{name}: {}", scrape.text);
            assert!(value(name).is_none_or(|value| value >= least), "{name}: {}", scrape.text);
        }
    }

    fn the_metrics_have_an_address_of_their_own_and_nothing_else_is_there(place: &Place) {
        let account = Account::of_daemon(place, 0, &SERVE);
        let address = metrics_address(place);
        assert_ne!(address, account.daemon.address);
        account.daemon.get("/metrics", &account.key).assert_error(404, "not_found");
        for path in ["/", "/metrics/", "/api/v1/health", "/api/v1/me", "/openapi.json"] {
            assert_eq!(get(&address, path).status, 404, "{path}");
        }
        for method in ["POST", "DELETE", "BREW"] {
            let answer = try_send(&address, method, "/metrics", "", "").expect("an answer");
            assert_eq!(answer.status, 404, "{method}");
        }
    }
}

#[test]
fn a_daemon_has_no_more_connections_to_a_server_than_it_may() {
    let name =
        concat!(module_path!(), "::a_daemon_has_no_more_connections_to_a_server_than_it_may");
    let Some(place) = Place::postgres(name) else { return };
    let args = [&SERVE[..], &["--database-connections", "4", "--rate-limit", "0"]].concat();
    let account = Account::of_daemon(&place, 0, &args);
    let ask = || {
        (0..20).all(|_| {
            account.daemon.get("/api/v1/keys", "").status == 401
                && account.daemon.get("/api/v1/me", &account.key).status == 200
                && account.daemon.get(PATH, &account.key).status == 200
        })
    };
    std::thread::scope(|scope| {
        let asking: Vec<_> = (0..16).map(|_| scope.spawn(ask)).collect();
        assert!(asking.into_iter().all(|one| one.join().expect("it ends")));
    });
    let scrape = Scrape::of(&metrics_address(&place));
    let open = scrape.value("tieout_database_connections_open");
    assert!((1.0..=4.0).contains(&open), "{open}");
    let refused = Desk::new().run(&["serve", "--database-connections", "3"]);
    assert!(refused.refused(2).contains("4..=1000"), "{refused:?}");
}

#[test]
fn a_metrics_address_in_use_is_said_before_the_daemon_listens() {
    let place = Place::sqlite();
    let account = Account::of_daemon(&place, 0, &[]);
    let taken = ["serve", "--listen", "127.0.0.1:0", "--metrics-listen", &account.daemon.address];
    let ran = Desk::new().run(&[&taken[..], &["--quiet"]].concat());
    let said = ran.refused(3);
    assert!(said.starts_with("error: cannot listen on 127.0.0.1:"), "{said}");
    assert!(said.contains("choose another port with --metrics-listen ADDR"), "{said}");
}

#[test]
fn the_table_of_metrics_names_every_one_and_no_other() {
    let place = Place::sqlite();
    let account = Account::of_daemon(&place, 0, &SERVE);
    // A family without a member is left out of the text.
    assert_eq!(account.daemon.get("/api/v1/health", "").status, 200);
    let scrape = Scrape::of(&metrics_address(&place));
    let registered: BTreeSet<(String, &str)> = scrape
        .families
        .iter()
        .map(|(name, kind)| match kind.as_str() {
            "counter" => (format!("{name}_total"), kind.as_str()),
            "info" => (format!("{name}_info"), kind.as_str()),
            kind => (name.clone(), kind),
        })
        .collect();
    let table = of_the_project("docs/guide/operating.md");
    assert_eq!(in_the_table(&table), registered);
}

fn of_the_project(path: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(path).expect("it is there")
}

/// Metrics with their types.
fn in_the_table(table: &str) -> BTreeSet<(String, &str)> {
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `tieout_"));
    rows.map(|row| {
        let (name, rest) = row.split_once("` | ").expect("a name");
        (format!("tieout_{name}"), rest.split(' ').next().expect("a type"))
    })
    .collect()
}

#[test]
fn alerts_and_the_dashboard_ask_for_no_metric_that_there_is_not() {
    let table = of_the_project("docs/guide/operating.md");
    let known: BTreeSet<String> = in_the_table(&table)
        .into_iter()
        .flat_map(|(name, kind)| match kind {
            "histogram" => ["_bucket", "_sum", "_count"].map(|end| format!("{name}{end}")).to_vec(),
            _ => vec![name],
        })
        .collect();
    let mut asked = 0;
    for file in ["alerts.yml", "alerts.test.yml", "grafana.json"] {
        let text = of_the_project(&format!("packaging/prometheus/{file}"));
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words = text.split(|c| !is_part(c)).filter(|word| word.starts_with("tieout_"));
        for word in words {
            asked += 1;
            assert!(known.contains(word), "{file}: {word}");
        }
    }
    assert!(asked > 50, "{asked}");
}

fn connect(account: &Account, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(&account.daemon.address).expect("a connection");
    // It may be answered and closed before all of it is sent.
    _ = stream.write_all(bytes);
    stream
}

/// Scrapes until a sample has this value.
#[track_caller]
fn until(address: &str, sample: &str, value: f64) {
    let began = std::time::Instant::now();
    loop {
        let scrape = Scrape::of(address);
        if (scrape.value(sample) - value).abs() < 1e-9 {
            return;
        }
        assert!(began.elapsed().as_secs() < 60, "{sample} is not {value}: {}", scrape.text);
    }
}

#[test]
fn connections_are_counted_while_they_are_open_and_when_there_is_no_room() {
    let place = Place::sqlite();
    let args = [&SERVE[..], &["--max-connections", "2"]].concat();
    let account = Account::of_daemon(&place, 0, &args);
    let address = metrics_address(&place);
    let open: Vec<TcpStream> = (0..2).map(|_| connect(&account, b"GET /unfinished")).collect();
    until(&address, "tieout_connections_open", 2.0);
    let refused = read_answer(connect(&account, b"")).expect("an answer");
    refused.assert_error(503, "busy");
    until(&address, "tieout_connections_refused_total", 1.0);
    drop(open);
    until(&address, "tieout_connections_open", 0.0);
    until(&address, r#"tieout_connections_ended_badly_total{reason="gone"}"#, 2.0);
}

#[test]
fn health_and_readiness_are_told_beside_the_metrics_when_connections_are_full() {
    let place = Place::sqlite();
    let args = [&SERVE[..], &["--max-connections", "2"]].concat();
    let account = Account::of_daemon(&place, 0, &args);
    let address = metrics_address(&place);
    let answers = |address: &str, prefix: &str| {
        ["health", "ready"].map(|name| get(address, &format!("{prefix}/{name}")))
    };
    let before = answers(&account.daemon.address, "/api/v1");
    until(&address, "tieout_connections_open", 0.0);
    let open: Vec<TcpStream> = (0..2).map(|_| connect(&account, b"GET /unfinished")).collect();
    until(&address, "tieout_connections_open", 2.0);
    account.daemon.get("/api/v1/health", "").assert_error(503, "busy");
    for (beside, at_the_api) in answers(&address, "").iter().zip(&before) {
        assert_eq!((beside.status, &beside.body), (200, &at_the_api.body));
    }
    drop(open);
    place.execute("DROP TABLE _sqlx_migrations");
    let details = get(&address, "/ready").assert_error(503, "busy");
    assert_eq!(details["failing"], "database");
    assert_eq!(get(&address, "/health").status, 200);
    for path in ["/", "/api/v1/me", "/health/x"] {
        assert_eq!(get(&address, path).status, 404, "{path}");
    }
}

#[test]
fn connections_are_counted_by_how_they_end() {
    let place = Place::sqlite();
    let args = [&SERVE[..], &["--head-timeout", "300ms"]].concat();
    let account = Account::of_daemon(&place, 0, &args);
    let address = metrics_address(&place);
    let ended =
        |reason: &str| format!(r#"tieout_connections_ended_badly_total{{reason="{reason}"}}"#);
    let slow = connect(&account, b"GET /unfinished");
    until(&address, &ended("head_too_slow"), 1.0);
    drop(slow);
    drop(connect(&account, b"\0\0\0\r\n\r\n"));
    until(&address, &ended("not_http"), 1.0);
    let head = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "y".repeat(1_000_000));
    drop(connect(&account, head.as_bytes()));
    until(&address, &ended("head_too_large"), 1.0);
    // One that asks nothing, and one that asks nothing more, end in good order.
    for asked in ["", "GET /api/v1/health HTTP/1.1\r\nHost: t\r\n\r\n"] {
        let mut stream = connect(&account, asked.as_bytes());
        stream.read_to_end(&mut Vec::new()).expect("an end");
    }
    until(&address, "tieout_connections_open", 0.0);
    let scrape = Scrape::of(&address);
    for (reason, times) in
        [("head_too_slow", 1.0), ("not_http", 1.0), ("head_too_large", 1.0), ("gone", 0.0)]
    {
        assert!((scrape.value(&ended(reason)) - times).abs() < 1e-9, "{reason}: {}", scrape.text);
    }
}

#[test]
fn a_request_whose_caller_goes_away_ends_and_is_counted_once() {
    let place = Place::sqlite();
    let account = Account::of_daemon(&place, 0, &SERVE);
    let address = metrics_address(&place);
    let head = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nContent-Length: 100\r\n\r\n{{");
    let stream = connect(&account, head.as_bytes());
    until(&address, "tieout_http_requests_in_flight", 1.0);
    drop(stream);
    until(&address, "tieout_http_requests_in_flight", 0.0);
    let scrape = Scrape::of(&address);
    let answered =
        format!(r#"tieout_http_requests_total{{method="POST",route="{PATH}",status="400"}}"#);
    let seen = scrape.value("tieout_http_requests_abandoned_total") + scrape.value(&answered);
    assert!((seen - 1.0).abs() < 1e-9, "{}", scrape.text);
}

#[test]
fn a_scrape_does_not_hang_with_the_database() {
    let name = concat!(module_path!(), "::a_scrape_does_not_hang_with_the_database");
    let Some(place) = Place::postgres(name) else { return };
    let _account = Account::of_daemon(&place, 0, &SERVE);
    let address = metrics_address(&place);
    assert!(Scrape::of(&address).families.contains_key("tieout_jobs_queued"));
    let url = place.arguments()[1].to_owned();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let scrape = runtime.block_on(async {
        let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await;
        let connection = connection.as_mut().expect("a connection");
        let lock = sqlx::raw_sql("BEGIN; LOCK TABLE queues IN ACCESS EXCLUSIVE MODE");
        lock.execute(&mut *connection).await.expect("locked");
        let answer = tokio::task::spawn_blocking(move || Scrape::of(&address)).await;
        answer.expect("a scrape")
    });
    assert!(!scrape.families.contains_key("tieout_jobs_queued"), "{}", scrape.text);
    assert!(scrape.families.contains_key("tieout_http_requests_in_flight"), "{}", scrape.text);
}
