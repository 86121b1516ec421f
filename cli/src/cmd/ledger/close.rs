//! `tieout ledger close`: a bank account's month, from its statement to what proves it.

mod confirmation;
mod near_postings;
mod review;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use clap::ValueHint;
use tieout::contract::ledger::bank_reconciliation::{
    BankReconciliation, Proof, ReconcilingItem, ReconcilingItems,
};
use tieout::contract::ledger::suggest::{SUGGESTED_MAX, Suggest};
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::id::BankTransactionId;
use tieout::money::Money;
use tieout_reconcile::period::QUIET_DAYS;
use tieout_reconcile::{MatchOptions, Rows, WINDOW_DAYS_MAX, reconcile};

use super::amount::money;
use super::bank_accounts::find;
use super::bank_transactions::import::{
    StatementUpload, closing_balance, import, note, read_statement, statement_rows,
};
use super::bank_transactions::suggest;
use super::organisation::OrganisationArg;
use super::reconciliation::{LedgerFailOn, at_day};
use crate::CommandResult;
use crate::client::Client;
use crate::cmd::files::{self, FormatArgs};
use crate::exit::Failure;
use crate::files::Source;
use crate::render::{ItemStatus, LedgerClosing, LedgerMatch, Ui};
use crate::statements::Side;
use confirmation::{BooksPath, by_posting, confirm_each};

/// Close a bank account's month: import its statement, match it to the books, and prove the balance
///
/// The statement is imported as by tieout ledger bank-transactions import: importing it twice creates nothing.
/// Unconfirmed bank transactions are matched to receipts, payments, transfers and journals already posted to
/// the account that have no bank transaction yet. With --apply and --min-confidence, matches at least that
/// likely are confirmed and listed; nothing else changes. For the rest, codings are suggested but not
/// confirmed; if existing postings may account for a bank transaction in another way (a deposit of several
/// receipts, a mistyped amount), they are named instead. The bank reconciliation comes last. Exits with 1 while
/// it is not proved, with 6 if a match was refused.
///
/// --output csv gives matches and suggestions as rows; tieout ledger reconciliation --output csv gives the
/// items of the reconciliation statement.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerCloseArgs {
    /// The statement; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    /// The bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// Date of the reconciliation; later rows are left for the next one. Default: the end date on the
    /// statement, else the date of its last row
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
    /// Closing balance on the statement, or on a later --as-at; default: what the file says
    #[arg(long, value_name = "AMOUNT", allow_negative_numbers = true, value_parser = money)]
    statement_balance: Option<Money>,
    /// Maximum days between a bank transaction and its posting, 0 to 30
    #[arg(long, value_name = "DAYS", default_value_t = 10, value_parser = days)]
    days: u8,
    /// Confirm the matches that are at least as likely as --min-confidence, which is required
    #[arg(long, requires = "min_confidence")]
    apply: bool,
    /// With --apply: confirm matches at least this likely to be right, 0 to 1 with at most three decimals
    #[arg(long, value_name = "SCORE", requires = "apply", allow_negative_numbers = true,
          value_parser = files::score)]
    min_confidence: Option<Score>,
    /// Go through what is left, one key each: matches, suggestions, rows with neither
    #[arg(long)]
    review: bool,
    /// When to exit with status 1
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = LedgerFailOn::Unproved)]
    fail_on: LedgerFailOn,
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    format: FormatArgs,
}

fn days(argument: &str) -> Result<u8, String> {
    let days = argument.parse().ok().filter(|days| *days <= WINDOW_DAYS_MAX);
    days.ok_or_else(|| format!("not a whole number of days from 0 to {WINDOW_DAYS_MAX}"))
}

pub(super) fn run(args: &LedgerCloseArgs, client: &Client<'_>, ui: &Ui) -> CommandResult {
    if args.review && args.file == Source::Stdin {
        let failure = Failure::usage(
            "--review reads answers from standard input, which is the statement here",
        );
        return Err(failure.with_hint("give the statement as a file"));
    }
    let side = read_statement(&args.file, &args.format, ui)?;
    let rows = statement_rows(&side, ui)?;
    let end = side.last_day();
    let Some(as_at) = args.as_at.or(end) else {
        let failure = Failure::data(format!("{} has no row", side.name));
        return Err(failure.with_hint("give the date of the reconciliation with --as-at DATE"));
    };
    let path = args.whose.path(client)?;
    let account = find(client, &path, &args.bank_account)?;
    let balance = args.statement_balance.or_else(|| closing_balance(&side));
    // What is said by hand is of the day that is asked for, where that is later than the file's.
    let day = end.max(args.statement_balance.map(|_| as_at)).or(Some(as_at));
    let statement = StatementUpload { side: &side, rows, balance, day, dry_run: false };
    let books = (client, &*path);
    let imported = import(statement, &account, books)?;
    let before = at_day(client, &path, account.id, Some(as_at))?;
    let (mut matches, resembling) = matches(&before, args.days);
    if let Some(minimum) = args.min_confidence.filter(|_| args.apply) {
        confirm(&mut matches, minimum, books)?;
    }
    let body =
        Suggest { bank_account_id: Some(account.id), limit: SUGGESTED_MAX, ..Suggest::default() };
    let coded = suggest::all_of(client, &path, body)?;
    let lock_date = args.whose.organisation(client)?.lock_date;
    let mut suggested =
        near_postings::suggested(coded, &matches, &resembling, &before, (&account, lock_date));
    if args.review {
        review::ask(&mut matches, &mut suggested, books, ui)?;
    }
    let statuses = matches.iter().map(|one| one.status);
    let statuses: Vec<ItemStatus> =
        statuses.chain(suggested.iter().map(|one| one.status)).collect();
    let is_changed = statuses.iter().any(|status| status.is_changed());
    let after = if is_changed { at_day(client, &path, account.id, Some(as_at))? } else { before };
    ui.closing(&LedgerClosing {
        file: &side.name,
        created: imported.created(),
        duplicates: imported.duplicates(),
        matches: &matches,
        suggested: &suggested,
        reconciliation: &after,
    })?;
    note(&imported, &account, books, ui)?;
    note_balance(&side, balance, (day, as_at), ui);
    if let Some(failure) = refused(&statuses) {
        return Err(failure);
    }
    note_left(&matches, args, ui);
    let proof = if side.balances.gaps.is_empty() { after.proof } else { Proof::Unproved };
    Ok(args.fail_on.exit(proof))
}

/// Says what of the file's balances stands in the way of a proof.
fn note_balance(side: &Side, balance: Option<Money>, (day, as_at): (Option<Date>, Date), ui: &Ui) {
    let name = &side.name;
    if !side.balances.gaps.is_empty() {
        ui.warn(&format!("the balances in {name} do not agree with its rows"));
    }
    match (balance, day) {
        (None, _) => ui.note(&format!(
            "{name} gives no closing balance: give it with --statement-balance AMOUNT"
        )),
        (Some(balance), Some(day)) if as_at.days_after(day) > QUIET_DAYS => ui.note(&format!(
            "{name} gives {balance} at the end of {day}; if the balance is the same on {as_at}, \
             add --statement-balance {balance}"
        )),
        _ => {}
    }
}

/// What is on one side only and may be the same: bank transactions that are not confirmed, and postings that
/// no bank transaction stands for. And what the books may have of others.
fn matches(
    all: &BankReconciliation,
    days: u8,
) -> (Vec<LedgerMatch>, BTreeMap<BankTransactionId, near_postings::NearPosting>) {
    let open = |lists: &[&ReconcilingItems]| -> Vec<ReconcilingItem> {
        let items = lists.iter().flat_map(|list| &list.items);
        items.filter(|item| item.cleared_on.is_none()).cloned().collect()
    };
    let bank = open(&[&all.to_enter]);
    let book = open(&[&all.outstanding_receipts, &all.outstanding_payments]);
    let options = MatchOptions {
        window_days: days,
        threads: std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        suggest: true,
        ..MatchOptions::default()
    };
    let outcome = reconcile(&rows(&bank), &rows(&book), options, &|_| ());
    let matched = outcome.pairs.iter().map(|pair| LedgerMatch {
        status: ItemStatus::Proposed,
        score: pair.score,
        bank: bank[pair.bank_row as usize].clone(),
        book: book[pair.book_row as usize].clone(),
        message: None,
    });
    (matched.collect(), near_postings::resembling(&outcome, (&bank, &book)))
}

/// Items as the matching takes them.
fn rows(items: &[ReconcilingItem]) -> Rows {
    let mut rows = Rows::default();
    for item in items {
        let reference = item.reference.as_deref().unwrap_or_default();
        let text = format!("{} {reference}", item.description);
        let pushed = rows.push(item.date, &item.amount.to_string(), text.trim_end());
        debug_assert_eq!(pushed, Ok(()), "the ledger accepts any text that rows may have");
    }
    rows
}

/// Confirms matches that are this likely to be right.
fn confirm(
    matches: &mut [LedgerMatch],
    minimum: Score,
    books: BooksPath<'_>,
) -> Result<(), Failure> {
    let chosen = matches.iter_mut().filter(|one| one.score >= minimum);
    let (mut chosen, items): (Vec<_>, Vec<_>) =
        chosen.filter_map(|one| by_posting(one).map(|item| (one, item))).unzip();
    for (one, message) in chosen.iter_mut().zip(confirm_each(&items, books)?) {
        one.status = if message.is_none() { ItemStatus::Confirmed } else { ItemStatus::Refused };
        one.message = message;
    }
    Ok(())
}

/// How many were to be confirmed and are not.
fn refused(statuses: &[ItemStatus]) -> Option<Failure> {
    let of = |status: ItemStatus| statuses.iter().filter(|one| **one == status).count();
    let count = of(ItemStatus::Refused);
    let asked = count + of(ItemStatus::Confirmed);
    (count > 0).then(|| {
        Failure::conflict(format!("{count} of {asked} bank transactions were not confirmed"))
    })
}

/// Says how the matches that are left can be confirmed.
fn note_left(matches: &[LedgerMatch], args: &LedgerCloseArgs, ui: &Ui) {
    let left = matches.iter().filter(|one| one.status == ItemStatus::Proposed).count();
    let (are, them) = if left == 1 { ("match is", "it") } else { ("matches are", "them") };
    match (left, args.min_confidence) {
        (0, _) => {}
        (_, None) => ui.note(&format!(
            "{left} {are} not confirmed; to confirm those of 0.9 and above: --apply \
             --min-confidence 0.9"
        )),
        (_, Some(minimum)) => ui.note(&format!(
            "{left} {are} below {minimum}; to confirm {them}: tieout ledger bank-transactions \
             confirm ID --journal JOURNAL"
        )),
    }
}
