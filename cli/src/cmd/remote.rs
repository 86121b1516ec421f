//! `--remote`: the same rows, reconciled or coded by a daemon.

use serde::{Deserialize, Serialize};
use tieout::contract::coding::CodingResult;
use tieout::contract::issue::Issue;
use tieout::contract::job::AcceptedJob;
use tieout::job::{JobId, Product};
use tieout_reconcile::period::Proof;
use tieout_reconcile::{MatchOptions, MatchOutcome, ReconcileSubmission};

use super::reconcile_args::{ReconcileArgs, ReconcileFailOn};
use super::reconcile_outcome::{Verdict, exit, note_page, save, show};
use crate::CommandResult;
use crate::client::jobs::wait;
use crate::client::{Client, new_idempotency_key, with_issues};
use crate::duration::HumanDuration;
use crate::exit::{Exit, Failure};
use crate::files::{ChartFile, Dataset};
use crate::render::{Ui, write_line};
use crate::safe::quoted;
use crate::statements::{Side, TransactionFile};
use crate::target::{ConnectionArgs, Target};

/// The daemon that is to do it, and the key for it.
pub(super) struct RemoteDaemon {
    target: Target,
    timeout: HumanDuration,
}

impl RemoteDaemon {
    /// The daemon of this run, if one is to do it. Nothing is asked of it yet, but a key there must be.
    pub(super) fn asked_for(
        is_wanted: bool,
        connection: &ConnectionArgs,
    ) -> Result<Option<Self>, Failure> {
        if !is_wanted {
            return Ok(None);
        }
        let target = connection.target()?;
        target.key()?;
        Ok(Some(Self { target, timeout: connection.timeout }))
    }

    fn client<'a>(&'a self, ui: &'a Ui) -> Result<Client<'a>, Failure> {
        Client::new(&self.target.url, self.target.key()?, self.timeout, ui)
    }
}

/// Of a result without its pairs only the verdict is read.
#[derive(Deserialize)]
struct ResultSummary {
    summary: SummaryCounts,
}

#[derive(Deserialize)]
struct SummaryCounts {
    verified: bool,
    missing_from_books_count: u64,
    remove_from_books_count: u64,
}

/// Submits, waits, and shows the result as a run in process would.
pub(super) fn reconcile(
    daemon: &RemoteDaemon,
    args: &ReconcileArgs,
    (bank, book): (&Side, &Side),
    options: MatchOptions,
    ui: &Ui,
) -> CommandResult {
    let client = daemon.client(ui)?;
    let include_matched = args.include_matched
        || args.saves()
        || !ui.wants_document()
        || args.fail_on == ReconcileFailOn::Unproved;
    let submission = ReconcileSubmission {
        bank: &bank.rows,
        book: &book.rows,
        window_days: options.window_days,
        include_matched,
        include_suggestions: options.suggest,
        allow_overage: args.by_daemon.allow_overage,
        minimum_score: options.minimum_score,
    };
    let key = args.by_daemon.idempotency_key.clone();
    let places = [of_side(Dataset::Bank, bank), of_side(Dataset::Book, book)];
    let (job, document) = run(&client, Product::Reconcile, &submission, (key, &places), ui)?;
    if !include_matched {
        let ResultSummary { summary } = client.read(&document)?;
        let verdict = Verdict {
            is_verified: summary.verified,
            is_fully_matched: summary.missing_from_books_count == 0
                && summary.remove_from_books_count == 0,
        };
        write_line(&document)?;
        note_page(args, ui);
        // Without the pairs nobody can say what the balances prove.
        return Ok(exit(args.fail_on, verdict, Proof::Unproved));
    }
    let matching = MatchOutcome::received(&bank.rows, &book.rows, options, &document);
    let matching = matching.map_err(|error| {
        Failure::unreachable(format!("the result of {job} {error}"))
            .with_hint("to reconcile the files here, leave out --remote")
    })?;
    if !ui.wants_document() {
        return show(args, (bank, book), &matching, options, ui);
    }
    let report = args.shown(bank, book, &matching, options);
    save(&report, args, ui)?;
    write_line(&document)?;
    note_page(args, ui);
    Ok(exit(args.fail_on, Verdict::from(&matching), report.reconciliation.proof))
}

/// Submits, waits, and checks the result against what was sent; gives it as it was sent, too.
pub(super) fn code<'a>(
    daemon: &RemoteDaemon,
    (file, chart): (&TransactionFile, &'a ChartFile),
    idempotency_key: Option<String>,
    ui: &Ui,
) -> Result<(String, CodingResult<'a>), Failure> {
    let submission =
        tieout_coding::CodingSubmission { transactions: &file.transactions, chart: &chart.chart };
    let places = [
        SentFile {
            dataset: Dataset::Transactions,
            file: &file.name,
            lines: &file.lines,
            column_of: Box::new(|key| file.columns.column_of(key).unwrap_or(key).to_owned()),
        },
        SentFile {
            dataset: Dataset::Chart,
            file: &chart.name,
            lines: &chart.lines,
            column_of: Box::new(|key| chart.columns.column_of(key).unwrap_or(key).to_owned()),
        },
    ];
    let client = daemon.client(ui)?;
    let (job, document) =
        run(&client, Product::Coding, &submission, (idempotency_key, &places), ui)?;
    let result = tieout_coding::received(file.lines.len(), &chart.chart, &document);
    let result = result.map_err(|error| {
        Failure::unreachable(format!("the result of {job} {error}"))
            .with_hint("to code the transactions here, leave out --remote")
    })?;
    Ok((document, result))
}

/// Submits a job under a key, waits for it, and says what it cost; gives its result as it was sent.
fn run(
    client: &Client<'_>,
    product: Product,
    submission: &impl Serialize,
    (key, places): (Option<String>, &[SentFile<'_>]),
    ui: &Ui,
) -> Result<(JobId, String), Failure> {
    let key = key.unwrap_or_else(new_idempotency_key);
    let body = client.post_once(product.path(), submission, &key);
    let body = body
        .map_err(|failure| explained(failure, places, client.may_have_sent().then_some(&*key)))?;
    let job = client.read::<AcceptedJob>(&body)?.id.id();
    let ended = wait(client, job)?;
    match ended.credits_charged(client)? {
        0 => ui.note(&format!("{job}: nothing charged")),
        1 => ui.note(&format!("{job}: 1 credit charged")),
        credits => ui.note(&format!("{job}: {credits} credits charged")),
    }
    Ok((job, ended.result(client)?.to_owned()))
}

/// A file of which the rows were sent.
struct SentFile<'a> {
    dataset: Dataset,
    file: &'a str,
    /// Where each row stands in it.
    lines: &'a [u64],
    /// What it calls a key of the API.
    column_of: Box<dyn Fn(&str) -> String + 'a>,
}

fn of_side(dataset: Dataset, side: &Side) -> SentFile<'_> {
    let column_of = Box::new(|key: &str| side.columns.column_of(key).unwrap_or(key).to_owned());
    SentFile { dataset, file: &side.name, lines: &side.lines, column_of }
}

/// What the user can do; rows that the daemon names get their places in the files.
/// `sent_as` is the key under which the daemon may have heard of it.
fn explained(failure: Failure, places: &[SentFile<'_>], sent_as: Option<&str>) -> Failure {
    match (failure.code(), sent_as) {
        // Refused: nobody was charged.
        ("rate_limited" | "busy", _) => failure,
        (_, Some(key)) if failure.exit == Exit::Unavailable => failure.with_hint(format!(
            "the job may have been accepted; to submit it again without paying twice: \
             --idempotency-key {key}"
        )),
        ("payload_too_large", _) => failure.with_hint("there is no such limit without --remote"),
        (code, _) if places.iter().any(|place| place.dataset.error_code() == code) => {
            let does = if code == "invalid_dataset_format" { "reconcile" } else { "code" };
            let failure = with_issues(failure, &|issue| in_file(issue, places));
            failure.with_hint(format!("correct these rows, or {does} them here, without --remote"))
        }
        _ => failure,
    }
}

fn in_file(issue: &Issue, places: &[SentFile<'_>]) -> String {
    let Issue { dataset, row, field, message } = issue;
    let named =
        |place: &&SentFile<'_>| dataset.as_deref() == Some(place.dataset.to_string().as_str());
    let Some(place) = places.iter().find(named) else {
        return match field {
            Some(field) => format!("{field}: {message}"),
            None => message.clone(),
        };
    };
    let line = row.and_then(|row| place.lines.get(usize::try_from(row).ok()?));
    let line = line.map(|line| format!(" line {line}")).unwrap_or_default();
    let column = field.as_deref().map(|field| (place.column_of)(field));
    let column = column.map(|column| format!(", column {}", quoted(&column))).unwrap_or_default();
    format!("{}{line}{column}: {message}", place.file)
}
