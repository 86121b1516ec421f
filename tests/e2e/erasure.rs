//! What was submitted to be coded is nowhere once its job shows as ended: no 32 bytes of the payload,
//! as it was stored, are in any file of the data directory. On a server, none in its tables' files.

#![cfg(unix)]

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;
use tieout::job::Product;

use crate::account::{Account, make_key};
use crate::api::{PATH as RECONCILIATIONS, body_of};
use crate::coding::{PATH, body, transaction};
use crate::place::{Place, on_both_databases};
use crate::traces::Traces;

/// Numbers without a pattern, the same on each run but for the seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

/// A body with so many transactions that no compressor makes much shorter.
fn unmistakable(seed: u64, transactions: usize) -> String {
    let mut random = Random(seed << 32);
    let text = |random: &mut Random| format!("{:016x}{:016x}", random.next(), random.next());
    let list: Vec<String> =
        (0..transactions).map(|_| transaction(&text(&mut random), &text(&mut random))).collect();
    body(&list, &[("400", &text(&mut random), "EXPENSE")])
}

/// An account that codes, on a file or a server.
struct Scene<'p> {
    place: &'p Place,
    account: Account<'p>,
    key: String,
}

impl<'p> Scene<'p> {
    fn new(place: &'p Place, credits: u32) -> Self {
        let account = Account::with_credits(place, credits);
        let key = make_key(place, &account.user, &["--scope", "coding:write"]);
        Self { place, account, key }
    }

    /// Gives the path to poll.
    fn submit(&self, body: &str) -> String {
        self.account.daemon.submit(PATH, &self.key, body)
    }

    /// What is stored of the job's payload, as it is stored.
    fn stored(&self, url: &str) -> Vec<u8> {
        let job = url.rsplit('/').next().expect("an id");
        let chunks = self.place.bytes(&format!(
            "SELECT bytes FROM traceless_chunks JOIN jobs ON payload = blob_id \
             WHERE jobs.id = '{job}' ORDER BY traceless_chunks.place"
        ));
        chunks.concat()
    }

    /// Submits while the queue stands still, and gives what is then stored.
    fn submit_and_look(&self, bodies: &[String]) -> Vec<(String, Traces)> {
        let urls: Vec<String> = bodies.iter().map(|body| self.submit(body)).collect();
        let stored: Vec<_> = urls.iter().map(|url| self.stored(url)).collect();
        let jobs: Vec<_> = urls.into_iter().zip(Traces::of_each(&stored)).collect();
        if !self.place.is_server() {
            for (url, traces) in &jobs {
                // The looking works: there it is.
                assert!(traces.windows_in(self.place.path()) > 0, "{url} is stored nowhere");
            }
        }
        jobs
    }

    #[track_caller]
    fn assert_nowhere(&self, traces: &Traces, what: &str) {
        assert_eq!(traces.windows_in(self.place.path()), 0, "{what}");
    }
}

/// Of one transaction, of as many as fit a chunk, and of as many as take several.
const SIZES: [usize; 5] = [1, 3, 40, 900, 9000];

#[test]
fn nothing_of_a_payload_is_in_any_file_once_its_job_shows_as_completed() {
    let place = Place::sqlite();
    let scene = Scene::new(&place, 100_000);
    scene.account.occupy_queue_of(Product::Coding);
    let bodies: Vec<_> = (1..).zip(SIZES).map(|(seed, size)| unmistakable(seed, size)).collect();
    let jobs = scene.submit_and_look(&bodies);
    scene.account.free_queue_of(Product::Coding);
    for ((url, traces), (body, size)) in jobs.iter().zip(bodies.iter().zip(SIZES)) {
        let job = scene.account.daemon.ended_job(url, &scene.key);
        scene.assert_nowhere(traces, &format!("{size} transactions"));
        assert_eq!(job["status"], "completed", "{job}");
        // Nor is it in what is kept: the accounts are, the transactions are not.
        let first: Value = serde_json::from_str(body).expect("JSON");
        let description = first["transactions"][0]["description"].as_str().expect("a text");
        assert!(!job.to_string().contains(description), "{size} transactions");
    }
}

#[test]
fn nothing_of_a_payload_is_in_any_file_once_its_job_shows_as_failed() {
    let place = Place::sqlite();
    let scene = Scene::new(&place, 1000);
    scene.account.occupy_queue_of(Product::Coding);
    let jobs = scene.submit_and_look(&[unmistakable(11, 900), unmistakable(12, 30)]);
    // One is short of credits when it is to be charged, the other has brought three runs down.
    scene.account.admin(&["credits", "adjust", "--user", &scene.account.user, "--amount=-950"]);
    place.execute("UPDATE jobs SET attempts = 3 WHERE product = 'coding' AND cost = 30");
    scene.account.free_queue_of(Product::Coding);
    for ((url, traces), code) in jobs.iter().zip(["insufficient_credits", "internal_error"]) {
        let job = scene.account.daemon.ended_job(url, &scene.key);
        scene.assert_nowhere(traces, code);
        assert_eq!(job["error"]["code"], code, "{job}");
    }
}

/// Says that it is over when it is dropped.
struct End<'f>(&'f AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn it_holds_while_others_poll_and_submit() {
    let place = Place::sqlite();
    let scene = Scene::new(&place, 1_000_000);
    let is_over = AtomicBool::new(false);
    scene.account.occupy_queue_of(Product::Coding);
    let sizes = SIZES.into_iter().cycle().skip(1).take(8);
    let bodies: Vec<_> = (20..).zip(sizes).map(|(seed, size)| unmistakable(seed, size)).collect();
    let jobs = scene.submit_and_look(&bodies);
    std::thread::scope(|scope| {
        for (polled, _) in jobs.iter().take(2) {
            let (scene, is_over) = (&scene, &is_over);
            scope.spawn(move || {
                while !is_over.load(Ordering::Relaxed) {
                    let reconciliation = scene.account.daemon.ask(
                        "POST",
                        RECONCILIATIONS,
                        &scene.account.key,
                        &body_of(5),
                    );
                    assert!(matches!(reconciliation.status, 202 | 503), "{reconciliation:?}");
                    assert_eq!(scene.account.daemon.get(polled, &scene.key).status, 200);
                    let other = unmistakable(99, 20);
                    let other = scene.account.daemon.ask("POST", PATH, &scene.key, &other);
                    assert!(matches!(other.status, 202 | 503), "{other:?}");
                }
            });
        }
        // However it goes, the others end.
        let _end = End(&is_over);
        scene.account.free_queue_of(Product::Coding);
        for (url, traces) in &jobs {
            let job = scene.account.daemon.ended_job(url, &scene.key);
            scene.assert_nowhere(traces, url);
            assert_eq!(job["status"], "completed", "{job}");
        }
    });
}

#[test]
fn a_job_does_not_show_as_ended_before_nor_after_kill_9_in_between() {
    let place = Place::sqlite();
    let mut scene = Scene::new(&place, 1000);
    scene.account.occupy_queue_of(Product::Coding);
    let jobs = scene.submit_and_look(&[unmistakable(31, 900)]);
    let [(url, traces)] = &jobs[..] else { panic!("one job") };
    // Whoever reads what was there before keeps the log from being emptied.
    let reader = place.read();
    scene.account.free_queue_of(Product::Coding);
    while place
        .number("SELECT count(*) FROM jobs WHERE product = 'coding' AND status = 'completed'")
        < 2
    {}
    let list_key = make_key(&place, &scene.account.user, &["--scope", "coding:read"]);
    for _ in 0..20 {
        let job = scene.account.daemon.get(url, &scene.key).json();
        assert_eq!((&job["status"], &job["finished_at"]), (&"processing".into(), &Value::Null));
        for absent in ["result", "error", "credits_charged"] {
            assert!(job.get(absent).is_none(), "{job}");
        }
        let list = scene.account.daemon.get(PATH, &list_key).json();
        assert_eq!(list["data"][0], job);
    }
    assert!(traces.windows_in(place.path()) > 0, "the log has it still");
    let daemon = std::mem::replace(
        &mut scene.account.daemon,
        // Another place: only to have one.
        crate::daemon::Daemon::start(&Place::sqlite(), &[]),
    );
    daemon.kill();
    reader.release();
    scene.account.daemon = crate::daemon::Daemon::start(&place, &["--rate-limit", "0"]);
    let job = scene.account.daemon.ended_job(url, &scene.key);
    scene.assert_nowhere(traces, "after kill -9");
    assert_eq!((&job["status"], &job["credits_charged"]), (&"completed".into(), &900.into()));
    assert_eq!(scene.account.balance(), 100);
}

#[test]
fn on_a_server_nothing_is_left_in_the_files_of_its_tables_soon_after() {
    let name = "erasure::on_a_server_nothing_is_left_in_the_files_of_its_tables_soon_after";
    let Some(place) = Place::postgres(name) else { return };
    let scene = Scene::new(&place, 100_000);
    let Some(directory) = place.server_directory() else { return };
    scene.account.occupy_queue_of(Product::Coding);
    let bodies: Vec<_> =
        (41..).zip([3, 900, 9000]).map(|(seed, size)| unmistakable(seed, size)).collect();
    let jobs = scene.submit_and_look(&bodies);
    scene.account.free_queue_of(Product::Coding);
    for (url, traces) in &jobs {
        scene.account.daemon.ended_job(url, &scene.key);
        let began = std::time::Instant::now();
        // The server's log keeps it until it is written over.
        while traces.windows_in(&directory) > 0 {
            assert!(began.elapsed().as_secs() < 60, "it is still there");
        }
    }
}

on_both_databases! {
    fn no_row_of_a_payload_outlives_its_job(place: &Place) {
        let scene = Scene::new(place, 10_000);
        let rows = "SELECT count(*) FROM traceless_chunks";
        scene.account.occupy_queue_of(Product::Coding);
        let urls = [scene.submit(&unmistakable(51, 5)), scene.submit(&unmistakable(52, 5000))];
        assert!(place.number(rows) >= 4, "the occupant's, one, and several");
        // A submit that is refused leaves none either, though it was staged.
        let before = place.number(rows);
        let refused = scene.account.daemon.ask("POST", PATH, &scene.key, &unmistakable(53, 9000));
        refused.assert_error(402, "insufficient_credits");
        assert_eq!(place.number(rows), before);
        scene.account.free_queue_of(Product::Coding);
        for url in &urls {
            assert_eq!(scene.account.daemon.ended_job(url, &scene.key)["status"], "completed");
        }
        assert_eq!(place.number(rows), 0);
    }
}
