//! The end of a bank account's month, in every form: what was matched, what is suggested, what it proves.

use std::fmt::Write as _;
use std::io::Write as _;

use comfy_table::Cell;
use serde::Serialize;
use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, ReconcilingItem};
use tieout::contract::ledger::suggest::SuggestedCoding;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::id::{BankAccountId, BankTransactionId, JournalId};
use tieout::money::Money;

use super::blocks::{INDENT, WITHIN, push_sentence, push_table_that_fits};
use super::figures::grouped;
use super::ledger_reconciliation;
use super::out::write;
use super::records::{Tabular, Value, csv_table, json_line};
use super::style::Style;
use super::text_table::{bare_table, described, push_heading, right};
use super::ui::{Output, Ui};
use crate::exit::Failure;
use crate::safe::safe;

/// What has become of a match or a suggestion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ItemStatus {
    /// Nothing: somebody may confirm it.
    Proposed,
    /// Nothing is proposed: somebody has to say what it is.
    Undecided,
    /// The bank transaction is confirmed by the posting.
    Confirmed,
    /// The bank transaction is left out of the books.
    Excluded,
    /// It was to be confirmed, and the books have something against it.
    Refused,
}

impl ItemStatus {
    /// Whether the books are not as they were.
    pub(crate) const fn is_changed(self) -> bool {
        matches!(self, Self::Confirmed | Self::Excluded)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Proposed => "proposed",
            Self::Undecided => "undecided",
            Self::Confirmed => "confirmed",
            Self::Excluded => "excluded",
            Self::Refused => "refused",
        }
    }
}

/// A bank transaction with the posting that it may be.
#[derive(Debug, Clone)]
pub(crate) struct LedgerMatch {
    pub(crate) status: ItemStatus,
    pub(crate) score: Score,
    pub(crate) bank: ReconcilingItem,
    pub(crate) book: ReconcilingItem,
    /// Why it was refused.
    pub(crate) message: Option<String>,
}

/// What a bank transaction may be.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct LedgerSuggestion {
    pub(crate) status: ItemStatus,
    /// In words.
    #[serde(skip)]
    pub(crate) what: String,
    #[serde(flatten)]
    pub(crate) coding: SuggestedCoding,
    /// Why it was refused; null where it was not.
    pub(crate) message: Option<String>,
}

/// The end of a bank account's month.
#[derive(Debug)]
pub(crate) struct LedgerClosing<'a> {
    /// The statement.
    pub(crate) file: &'a str,
    /// Bank transactions that it made.
    pub(crate) created: usize,
    /// Rows of it that were there already.
    pub(crate) duplicates: usize,
    pub(crate) matches: &'a [LedgerMatch],
    pub(crate) suggested: &'a [LedgerSuggestion],
    pub(crate) reconciliation: &'a BankReconciliation,
}

/// The same as one JSON document.
#[derive(Serialize)]
struct LedgerCloseDocument<'a> {
    file: &'a str,
    bank_account_id: BankAccountId,
    as_at: Date,
    created: usize,
    duplicates: usize,
    matches: Vec<MatchLine<'a>>,
    suggestions: &'a [LedgerSuggestion],
    bank_reconciliation: &'a BankReconciliation,
}

/// A match as a row.
#[derive(Serialize)]
struct MatchLine<'a> {
    status: ItemStatus,
    score: Score,
    date: Date,
    amount: Money,
    description: &'a str,
    book_date: Date,
    book_description: &'a str,
    bank_transaction_id: Option<BankTransactionId>,
    journal_id: Option<JournalId>,
    /// Why it was refused; null where it was not.
    message: Option<&'a str>,
}

impl<'a> MatchLine<'a> {
    fn of(matched: &'a LedgerMatch) -> Self {
        let LedgerMatch { status, score, bank, book, message } = matched;
        Self {
            status: *status,
            score: *score,
            date: bank.date,
            amount: bank.amount,
            description: &bank.description,
            book_date: book.date,
            book_description: &book.description,
            bank_transaction_id: bank.bank_transaction_id,
            journal_id: book.journal_id,
            message: message.as_deref(),
        }
    }
}

/// A match or a suggestion as a row.
#[derive(Serialize)]
#[serde(untagged)]
enum ClosingRow<'a> {
    Match(MatchLine<'a>),
    Suggestion(&'a LedgerSuggestion),
}

impl Tabular for ClosingRow<'_> {
    const COLUMNS: &'static [&'static str] = &[
        "status",
        "score",
        "date",
        "amount",
        "description",
        "book_date",
        "book_description",
        "suggested",
        "bank_transaction_id",
        "journal_id",
        "message",
    ];

    fn values(&self) -> Vec<Value> {
        match self {
            Self::Match(one) => vec![
                Value::text(one.status.name()),
                Value::number(one.score),
                Value::text(one.date),
                Value::number(one.amount),
                Value::text(one.description),
                Value::text(one.book_date),
                Value::text(one.book_description),
                Value::None,
                Value::optional(one.bank_transaction_id),
                Value::optional(one.journal_id),
                Value::optional(one.message),
            ],
            Self::Suggestion(LedgerSuggestion { status, what, coding, message }) => vec![
                Value::text(status.name()),
                Value::number(coding.confidence),
                Value::text(coding.date),
                Value::number(coding.amount),
                Value::text(&coding.description),
                Value::None,
                Value::None,
                Value::text(what),
                Value::text(coding.id),
                Value::None,
                Value::optional(message.as_ref()),
            ],
        }
    }
}

impl Ui {
    /// Shows the end of a bank account's month: lists and statement, all of it as JSON, or matches and
    /// suggestions as rows.
    pub(crate) fn closing(&self, closing: &LedgerClosing<'_>) -> Result<(), Failure> {
        let lines = || closing.matches.iter().map(MatchLine::of).collect::<Vec<_>>();
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(text(closing, self.style).as_bytes()),
            Output::Json | Output::Jsonl => json_line(&document(closing, lines()), out),
            Output::Csv => {
                let suggested = closing.suggested.iter().map(ClosingRow::Suggestion);
                let rows = lines().into_iter().map(ClosingRow::Match).chain(suggested);
                csv_table(&rows.collect::<Vec<_>>(), out)
            }
        })
    }
}

fn document<'a>(
    closing: &'a LedgerClosing<'_>,
    matches: Vec<MatchLine<'a>>,
) -> LedgerCloseDocument<'a> {
    let LedgerClosing { file, created, duplicates, reconciliation, .. } = closing;
    LedgerCloseDocument {
        file,
        bank_account_id: reconciliation.bank_account_id,
        as_at: reconciliation.as_at,
        created: *created,
        duplicates: *duplicates,
        matches,
        suggestions: closing.suggested,
        bank_reconciliation: reconciliation,
    }
}

fn text(closing: &LedgerClosing<'_>, style: Style) -> String {
    let (created, duplicates) = (grouped(closing.created), grouped(closing.duplicates));
    let mut text =
        format!("{}  {created} imported, {duplicates} already there\n", safe(closing.file));
    push_matches(&mut text, closing.matches, style);
    push_suggested(&mut text, closing.suggested, style);
    text.push('\n');
    text.push_str(&ledger_reconciliation::text(closing.reconciliation, style));
    text
}

fn push_matches(text: &mut String, matches: &[LedgerMatch], style: Style) {
    if matches.is_empty() {
        return;
    }
    push_heading(text, "Matched to existing postings", matches.len(), style);
    let mut table = bare_table();
    let head = ["status", "score", "date", "amount", "posted on", "at the bank", "in the books"];
    table.set_header(head.map(|name| if name == "amount" { right(name) } else { Cell::new(name) }));
    for one in matches {
        table.add_row([
            Cell::new(one.status.name()),
            right(one.score),
            Cell::new(one.bank.date),
            right(one.bank.amount),
            Cell::new(one.book.date),
            Cell::new(described(&one.bank.description)),
            Cell::new(described(&one.book.description)),
        ]);
    }
    if !push_table_that_fits(text, &mut table, style) {
        for one in matches {
            push_match(text, one, style);
        }
    }
    for one in matches {
        push_message(text, (one.bank.date, one.bank.amount), one.message.as_deref());
    }
}

/// A match in lines of its own, where a table would be cut.
fn push_match(text: &mut String, one: &LedgerMatch, style: Style) {
    let LedgerMatch { status, score, bank, book, .. } = one;
    push_row(text, (bank.date, bank.amount, &bank.description), style);
    let said = format!(
        "{}, score {score}: posted on {}, {}",
        status.name(),
        book.date,
        described(&book.description)
    );
    push_sentence(text, &said, WITHIN, style);
}

/// A suggestion likewise.
fn push_suggestion(text: &mut String, one: &LedgerSuggestion, style: Style) {
    let LedgerSuggestion { status, what, coding, .. } = one;
    push_row(text, (coding.date, coding.amount, &coding.description), style);
    let sure = match &*confidence(*status, coding) {
        "" => String::new(),
        figure => format!(", confidence {figure}"),
    };
    push_sentence(text, &format!("{}{sure}: {}", status.name(), safe(what)), WITHIN, style);
}

fn push_row(text: &mut String, (date, amount, description): (Date, Money, &str), style: Style) {
    let row = format!("{date}  {amount}  {}", described(description));
    push_sentence(text, &row, INDENT, style);
}

/// How sure something is; nothing where nothing is proposed.
fn confidence(status: ItemStatus, coding: &SuggestedCoding) -> String {
    if status == ItemStatus::Undecided { String::new() } else { coding.confidence.to_string() }
}

/// Why something was refused.
fn push_message(text: &mut String, (date, amount): (Date, Money), message: Option<&str>) {
    if let Some(message) = message {
        _ = writeln!(text, "  {date} {amount}: {}", safe(message));
    }
}

fn push_suggested(text: &mut String, suggested: &[LedgerSuggestion], style: Style) {
    if suggested.is_empty() {
        return;
    }
    push_heading(text, "Suggested for the rest", suggested.len(), style);
    let mut table = bare_table();
    table.set_header([
        Cell::new("status"),
        Cell::new("date"),
        right("amount"),
        right("confidence"),
        Cell::new("suggested"),
        Cell::new("description"),
    ]);
    for LedgerSuggestion { status, what, coding, .. } in suggested {
        table.add_row([
            Cell::new(status.name()),
            Cell::new(coding.date),
            right(coding.amount),
            right(confidence(*status, coding)),
            Cell::new(safe(what)),
            Cell::new(described(&coding.description)),
        ]);
    }
    if !push_table_that_fits(text, &mut table, style) {
        for one in suggested {
            push_suggestion(text, one, style);
        }
    }
    for LedgerSuggestion { coding, message, .. } in suggested {
        push_message(text, (coding.date, coding.amount), message.as_deref());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn suggested(status: ItemStatus) -> LedgerSuggestion {
        let coding = json!({
            "id": BankTransactionId::new(1), "bank_account_id": BankAccountId::new(1),
            "date": "2026-03-02", "amount": -1234.5, "currency": "GBP",
            "description": "SO LUFTON PROPERTY CO UNIT 6 RENT MARCH", "kind": "account",
            "allocations": [], "settlement_id": null, "transfer_to_bank_account_id": null,
            "transfer_to_bank_account_name": null, "other_half_id": null, "account_id": null,
            "account_code": "6100", "account_name": "Rent of premises", "vat_code": "NV",
            "vat_amount": 0, "confidence": 0.99, "suggested_by": "text", "reason": "x",
            "applied": false, "error": null,
        });
        LedgerSuggestion {
            status,
            what: "--account 6100 --vat-code NV (Rent of premises and of land)".to_owned(),
            coding: serde_json::from_value(coding).expect("a suggestion"),
            message: None,
        }
    }

    #[test]
    fn at_80_columns_a_suggestion_is_seen_whole_and_a_confidence_only_of_what_is_proposed() {
        let all = [ItemStatus::Proposed, ItemStatus::Undecided].map(suggested);
        let shown = |width| {
            let mut text = String::new();
            let mut style = Style::plain();
            style.width = width;
            push_suggested(&mut text, &all, style);
            text
        };
        let narrow = shown(Some(80));
        assert!(narrow.lines().all(|line| line.chars().count() <= 80), "{narrow}");
        for text in [narrow, shown(None)] {
            for whole in ["(Rent of premises and of land)", "UNIT 6 RENT MARCH", "-1234.50"] {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(text.matches(whole).count(), 2, "{text}");
            }
            assert_eq!(text.matches("0.990").count(), 1, "{text}");
        }
    }
}
