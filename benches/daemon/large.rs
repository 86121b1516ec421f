//! The largest body there may be, while others go on with their small requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use crate::client::{Connection, SMALL_BODY};
use crate::database::Kind;
use crate::process::{Daemon, new_user};
use crate::rows::{Random, push_row};
use crate::samples::{median, percentile_ms, print_table};

/// A body of this length is still taken.
const BYTES_MAX: usize = 25_000_000;

/// Connections that ask who they are, and as many that submit and poll.
const CONNECTIONS: usize = 4;

/// Each sends a request so often, whether the one before was quick or not.
const EVERY: Duration = Duration::from_millis(50);

/// The others by themselves, before the large body comes.
const BEFORE: Duration = Duration::from_secs(3);

/// What a round measured.
struct Round {
    submit: Duration,
    completed: Duration,
    before: Others,
    during: Others,
}

/// Times of the others' requests.
#[derive(Default)]
struct Others {
    me: Vec<Duration>,
    submits: Vec<Duration>,
    polls: Vec<Duration>,
}

impl Others {
    fn all(&self) -> Vec<Duration> {
        [&self.me[..], &self.submits, &self.polls].concat()
    }
}

pub(crate) async fn run(rounds: usize) {
    let (body, rows) = large_body();
    let kinds = Kind::all();
    let mut bench = Vec::new();
    for kind in &kinds {
        bench.push((*kind, Bench::new(*kind), Vec::new()));
    }
    for _ in 0..rounds {
        for (_, bench, measured) in &mut bench {
            measured.push(bench.measure(&body, rows).await);
        }
    }
    for (kind, _, measured) in &bench {
        let ms = |value: &dyn Fn(&Round) -> f64| {
            format!("{:.1}", median(&measured.iter().map(value).collect::<Vec<_>>()))
        };
        let title = format!(
            "large, {kind}: {} bytes, {rows} rows a side, medians of {rounds} rounds: submit {} s, \
             completed after {} s",
            body.len(),
            ms(&|round| round.submit.as_secs_f64()),
            ms(&|round| round.completed.as_secs_f64()),
        );
        // A round has too few of them for a percentile of its own.
        let line = |name: &str, of: &dyn Fn(&Round) -> Vec<Duration>| {
            let times: Vec<Duration> = measured.iter().flat_map(of).collect();
            let figures = [50, 99, 100].map(|percent| percentile_ms(&times, percent));
            let figures = figures.map(|figure| format!("{figure:.1}"));
            [vec![name.to_owned(), times.len().to_string()], figures.to_vec()].concat()
        };
        let lines = [
            line("before, all", &|round| round.before.all()),
            line("during, all", &|round| round.during.all()),
            line("during, GET /api/v1/me", &|round| round.during.me.clone()),
            line("during, submits", &|round| round.during.submits.clone()),
            line("during, polls", &|round| round.during.polls.clone()),
        ];
        print_table(&title, &["requests of others", "count", "p50 ms", "p99 ms", "max ms"], &lines);
    }
}

/// A daemon with two users: the one with the large body, and the others.
struct Bench {
    daemon: Daemon,
    large: String,
    others: String,
    _fresh: crate::database::Fresh,
}

impl Bench {
    fn new(kind: Kind) -> Self {
        let fresh = kind.fresh();
        let daemon = Daemon::start(&fresh.url);
        let (large, others) = (new_user(&fresh.url, "large"), new_user(&fresh.url, "others"));
        Self { daemon, large, others, _fresh: fresh }
    }

    async fn measure(&self, body: &Bytes, rows: usize) -> Round {
        let before = self.others_while(sleep(BEFORE)).await.1;
        let ((submit, completed), during) = self.others_while(self.submit_large(body, rows)).await;
        // The others' jobs have waited behind the large one: let them end.
        let mut connection = Connection::open(self.daemon.address, &self.others).await;
        while connection.latest().await["status"] != "completed" {
            sleep(EVERY).await;
        }
        Round { submit, completed, before, during }
    }

    /// How long it takes to be accepted, and to be completed.
    async fn submit_large(&self, body: &Bytes, rows: usize) -> (Duration, Duration) {
        let mut connection = Connection::open(self.daemon.address, &self.large).await;
        let start = Instant::now();
        let (status, answer) = connection.submit(body.clone()).await;
        let submit = start.elapsed();
        assert_eq!(status, 202, "{}", String::from_utf8_lossy(&answer));
        let mut job = connection.latest().await;
        while job["status"] != "completed" {
            assert_ne!(job["status"], "failed", "{job}");
            sleep(EVERY).await;
            job = connection.latest().await;
        }
        let completed = start.elapsed();
        // Only a verified run is charged: it was this one, and all of it.
        assert_eq!(job["credits_charged"], rows, "{job}");
        (submit, completed)
    }

    /// Runs the others' requests for as long as `work` takes.
    async fn others_while<T>(&self, work: impl Future<Output = T>) -> (T, Others) {
        let is_over = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for number in 0..2 * CONNECTIONS {
            let connection = Connection::open(self.daemon.address, &self.others).await;
            let others = Other { connection, is_over: Arc::clone(&is_over) };
            if number < CONNECTIONS {
                tasks.spawn(others.ask());
            } else {
                tasks.spawn(others.submit_and_poll());
            }
        }
        let done = work.await;
        is_over.store(true, Ordering::Relaxed);
        let mut all = Others::default();
        for others in tasks.join_all().await {
            all.me.extend(others.me);
            all.submits.extend(others.submits);
            all.polls.extend(others.polls);
        }
        (done, all)
    }
}

/// One connection of the others.
struct Other {
    connection: Connection,
    is_over: Arc<AtomicBool>,
}

impl Other {
    async fn ask(mut self) -> Others {
        let mut times = Others::default();
        let mut due = Instant::now();
        while !self.is_over.load(Ordering::Relaxed) {
            let get = self.timed(&mut due, Method::GET, "/api/v1/me", Bytes::new());
            times.me.push(get.await.0);
        }
        times
    }

    async fn submit_and_poll(mut self) -> Others {
        let mut times = Others::default();
        let mut due = Instant::now();
        let body = Bytes::from_static(SMALL_BODY.as_bytes());
        while !self.is_over.load(Ordering::Relaxed) {
            let path = crate::client::RECONCILIATIONS;
            let (time, answer) = self.timed(&mut due, Method::POST, path, body.clone()).await;
            times.submits.push(time);
            let answer: serde_json::Value = serde_json::from_slice(&answer).expect("JSON");
            let path = answer["poll_url"].as_str().expect("where to poll").to_owned();
            times.polls.push(self.timed(&mut due, Method::GET, &path, Bytes::new()).await.0);
        }
        times
    }

    /// A request when it is due; its time counts from then, so that one that comes late because
    /// the one before was slow is slow too.
    async fn timed(
        &mut self,
        due: &mut Instant,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> (Duration, Bytes) {
        sleep_until((*due).into()).await;
        let (status, answer) = self.connection.send(method, path, body).await;
        assert!(status < 300, "{status}: {}", String::from_utf8_lossy(&answer));
        let time = due.elapsed();
        *due += EVERY;
        (time, answer)
    }
}

/// A body of nearly [`BYTES_MAX`] bytes, always the same, and its rows a side. Nine rows of ten have
/// a partner, a few days later and in other words.
pub(crate) fn large_body() -> (Bytes, usize) {
    const PAYEES: [&str; 12] = [
        "ACME TRADING",
        "NORTHWIND",
        "CITY POWER",
        "GLOBEX",
        "INITECH",
        "HOOLI CLOUD",
        "UMBRELLA",
        "SOYLENT FOODS",
        "STARK TOOLS",
        "WAYNE FREIGHT",
        "TYRELL",
        "WONKA SUPPLIES",
    ];
    let (mut bank, mut book) = (String::new(), String::new());
    let (mut rows, mut random) = (0, Random::new());
    let frame = r#"{"bank":[],"book":[],"options":{"allowedDateDifferenceInDays":5}}"#;
    loop {
        let (bank_end, book_end) = (bank.len(), book.len());
        let payee = random.one_of(&PAYEES);
        let number = 10_000 + random.below(90_000);
        // Most amounts are small, and small ones come again and again.
        let most = random.one_of(&[2_000, 20_000, 200_000, 2_000_000]);
        let cents = 100 + random.below(most);
        let sign = if random.below(3) == 0 { "" } else { "-" };
        let day = random.below(330);
        let book_cents = if random.below(10) == 0 { cents + 7 } else { cents };
        push_row(&mut bank, day + random.below(4), sign, cents, &format!("{payee} REF {number}"));
        push_row(&mut book, day, sign, book_cents, &format!("{payee} {number}"));
        if frame.len() + bank.len() + book.len() > BYTES_MAX {
            bank.truncate(bank_end);
            book.truncate(book_end);
            break;
        }
        rows += 1;
    }
    let (bank, book) = (bank.trim_start_matches(','), book.trim_start_matches(','));
    let body = format!(
        r#"{{"bank":[{bank}],"book":[{book}],"options":{{"allowedDateDifferenceInDays":5}}}}"#
    );
    (body.into(), rows)
}
