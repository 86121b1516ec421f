//! `tieout demo`: a daemon to try things on, gone when it is stopped.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use serde::Serialize;
use tempfile::TempDir;
use tieout::contract::reconcile::Score;
use tieout::id::{KeyId, MemberId, OrganisationId, UserId};
use tieout::ledger::books_file::file::BooksFile;
use tieout::packed::unpacked_text;
use tieout::scope::Scope;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{
    Actor, BOOKS_LAYOUT, Change, Context, CreateKey, ImportBooks, Location, NotDone, Store,
};
use tieout_daemon::{Config, Daemon, SessionSecretSource};
use tieout_reconcile::ReconcileSubmission;
use tieout_statement::stated::StatedReading;

use super::serve::{Signals, listen, run_daemon};
use crate::CommandResult;
use crate::database::{open_failure, store_failure};
use crate::exit::Failure;
use crate::files::{Dataset, Source};
use crate::log::{self, LogFormat, LogLevel};
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value, write_bytes};
use crate::statements::{self, CommandLine, FileRequest, Side, UnreadableFile, load_side};

/// The examples: a month of a bank account and its books, and a small company's first year.
const BANK: &str = include_str!("../../../examples/bank.csv");
const BOOK: &str = include_str!("../../../examples/book.csv");
const COMPANY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/company.json.gz"));

const EMAIL: &str = "demo@example.com";
const CREDITS: u32 = 1000;

/// What the key may do.
const SCOPES: [Scope; 6] = [
    Scope::ReconcileRead,
    Scope::ReconcileWrite,
    Scope::CodingRead,
    Scope::CodingWrite,
    Scope::LedgerRead,
    Scope::LedgerWrite,
];

/// Try the HTTP API: a temporary daemon with a user, a key, credits and sample data
///
/// Prints curl commands that you can paste. Everything is deleted when you stop it.
#[derive(Debug, clap::Args)]
pub(crate) struct DemoArgs {
    /// Address and port to listen on; port 0 picks a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:0")]
    listen: SocketAddr,
}

/// What there is to try.
#[derive(Serialize)]
struct Demo {
    url: String,
    api_key: String,
    user_id: UserId,
    organisation_id: OrganisationId,
    bank: String,
    book: String,
    body: String,
}

impl Tabular for Demo {
    const COLUMNS: &'static [&'static str] =
        &["url", "api_key", "user_id", "organisation_id", "bank", "book", "body"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.url),
            Value::text(&self.api_key),
            Value::text(self.user_id),
            Value::text(self.organisation_id),
            Value::text(&self.bank),
            Value::text(&self.book),
            Value::text(&self.body),
        ]
    }
}

pub(crate) fn run(args: &DemoArgs, ui: &Ui) -> CommandResult {
    let failed = |error| Failure::file(format!("cannot make a temporary directory: {error}"));
    let directory = TempDir::with_prefix("tieout-demo-").map_err(failed)?;
    log::start(LogFormat::Text, LogLevel::Info);
    run_daemon(async |signals: Signals| {
        let paths = write_samples(directory.path())?;
        let location = Location::in_directory(directory.path());
        let secret = SessionSecretSource::File(directory.path().join("session-secret"));
        let daemon = Daemon::open(Config::new(location, secret)).await.map_err(open_failure)?;
        let (user_id, api_key) = furnish(daemon.store()).await?;
        let organisation_id = keep_company(daemon.store(), user_id).await?;
        let [bank, book, body] = paths;
        listen(daemon, args.listen, signals, |address| {
            let url = format!("http://{address}");
            let demo = Demo { url, api_key, user_id, organisation_id, bank, book, body };
            if ui.is_for_programs() {
                ui.record(&demo)
            } else {
                write_bytes(demo.lines().as_bytes())
            }
        })
        .await
    })
}

impl Demo {
    /// Lines for a shell.
    fn lines(&self) -> String {
        let Self { url, api_key, organisation_id, bank, book, body, .. } = self;
        format!(
            "listening on {url}

# A user with a key, {CREDITS} credits and the books of a sample company. Everything is gone when this is stopped (Ctrl-C).
# In another terminal:

export TIEOUT_URL={url}
export TIEOUT_API_KEY={api_key}

# Who am I?
curl -s $TIEOUT_URL/api/v1/me -H \"Authorization: Bearer $TIEOUT_API_KEY\"

# Submit a reconciliation, and poll it: queued, then processing, then completed with the result.
id=$(curl -s $TIEOUT_URL/api/v1/reconciliations -H \"Authorization: Bearer $TIEOUT_API_KEY\" \\
  -d @{body} | sed 's/.*\"reconciliation_id\":\"\\([^\"]*\\)\".*/\\1/')
curl -s $TIEOUT_URL/api/v1/reconciliations/$id -H \"Authorization: Bearer $TIEOUT_API_KEY\"

# The company's trial balance, at the end of its first quarter; the same through the client.
curl -s $TIEOUT_URL/api/v1/ledger/organisations/{organisation_id}/reports/trial-balance?as_at=2026-03-31 \\
  -H \"Authorization: Bearer $TIEOUT_API_KEY\"
tieout ledger reports trial-balance --as-at 2026-03-31

# The reconciliation through the client.
tieout reconcile {bank} {book} --remote
"
        )
    }
}

/// The example as files: the two sides, and both as the body of a submit.
fn write_samples(directory: &Path) -> Result<[String; 3], Failure> {
    let paths = ["bank.csv", "book.csv", "reconciliation.json"].map(|name| directory.join(name));
    let [bank_path, book_path, body_path] = &paths;
    let cannot =
        |error: std::io::Error| Failure::file(format!("cannot write the samples: {error}"));
    fs::write(bank_path, BANK).map_err(cannot)?;
    fs::write(book_path, BOOK).map_err(cannot)?;
    let bank = read_sample(Dataset::Bank, bank_path)?;
    let book = read_sample(Dataset::Book, book_path)?;
    let submission = ReconcileSubmission {
        bank: &bank.rows,
        book: &book.rows,
        window_days: 3,
        include_matched: false,
        include_suggestions: false,
        allow_overage: false,
        minimum_score: Score::default(),
    };
    let body = serde_json::to_vec(&submission).map_err(|error| cannot(error.into()))?;
    fs::write(body_path, body).map_err(cannot)?;
    Ok(paths.map(|path| path.display().to_string()))
}

fn read_sample(dataset: Dataset, path: &Path) -> Result<Side, Failure> {
    let source = Source::File(path.to_owned());
    let wanted = FileRequest::side(dataset, &source, StatedReading::default());
    let opened = source.open().map_err(UnreadableFile::from);
    let read = opened.and_then(|opened| load_side(&wanted, opened, &|_| ()));
    read.map_err(|unread| statements::failure(vec![unread], &CommandLine::default()))
}

/// A user, a key and credits.
async fn furnish(store: &Store) -> Result<(UserId, String), Failure> {
    let context = operator("demo");
    let user = UserId::new(new_id_bits());
    store.create_user(user, EMAIL.to_owned(), context.clone()).await.map_err(not_furnished)?;
    store.grant_credits(user, CREDITS, None, context.clone()).await.map_err(not_furnished)?;
    let secret = new_key_secret().map_err(no_demo)?;
    let create = CreateKey {
        id: KeyId::new(new_id_bits()),
        user,
        name: "demo".to_owned(),
        scopes: SCOPES.into_iter().collect(),
        allow_overage: false,
        expires_at: None,
        rate_limit: None,
        secret: secret.clone(),
        idempotency: None,
        context,
    };
    store.create_key(create).await.map_err(not_furnished)?;
    Ok((user, secret.expose().to_owned()))
}

/// The books of the sample company, which are the user's.
async fn keep_company(store: &Store, user: UserId) -> Result<OrganisationId, Failure> {
    let document = unpacked_text(COMPANY);
    let read = BooksFile::open(&document, BOOKS_LAYOUT).and_then(|file| file.check());
    let ids = read.map_err(|fault| no_demo(format!("{}: {}", fault.field, fault.message)))?;
    let organisation = OrganisationId::new(new_id_bits());
    let import = ImportBooks {
        document,
        email: EMAIL.to_owned(),
        member: MemberId::new(new_id_bits()),
        id_bits: (0..ids).map(|_| new_id_bits()).collect(),
    };
    let at = operator("demo").at;
    let context = Context { organisation, actor: Actor { user, key: None }, version: None, at };
    let change = Change { context, repetition: None, status: 201, action: Box::new(import) };
    store.change(change).await.map_err(|error| no_demo(format!("{error:?}")))?;
    Ok(organisation)
}

fn not_furnished(error: NotDone<impl std::fmt::Display>) -> Failure {
    error.refusal().map_or_else(store_failure, no_demo)
}

fn no_demo(error: impl std::fmt::Display) -> Failure {
    Failure::file(format!("cannot start the demo: {error}"))
}
