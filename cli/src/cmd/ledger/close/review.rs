//! `--review`: what is not confirmed yet, one after the other, one key each.

use tieout::contract::ledger::bank_transaction::ReasonBody;
use tieout::contract::ledger::confirm::{Confirm, ConfirmItem, Match};
use tieout::contract::ledger::settlement::NewAllocation;
use tieout::contract::ledger::suggest::{SuggestedCoding, SuggestedKind};
use tieout::date::Date;
use tieout::id::BankTransactionId;
use tieout::money::Money;

use super::confirmation::{BooksPath, by_posting, confirm_each};
use crate::exit::Failure;
use crate::render::{ItemStatus, KeyReader, LedgerMatch, LedgerSuggestion, Ui, how_likely};
use crate::safe::safe;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LedgerReviewKey {
    Confirm,
    Exclude,
    Skip,
    Stop,
}

impl LedgerReviewKey {
    const fn key(self) -> char {
        match self {
            Self::Confirm => 'y',
            Self::Exclude => 'x',
            Self::Skip => 's',
            Self::Stop => 'q',
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Confirm => "yes, confirm it",
            Self::Exclude => "exclude it",
            Self::Skip => "skip",
            Self::Stop => "stop",
        }
    }
}

const OF_MATCHES: [LedgerReviewKey; 3] =
    [LedgerReviewKey::Confirm, LedgerReviewKey::Skip, LedgerReviewKey::Stop];
const OF_SUGGESTIONS: [LedgerReviewKey; 4] = [
    LedgerReviewKey::Confirm,
    LedgerReviewKey::Exclude,
    LedgerReviewKey::Skip,
    LedgerReviewKey::Stop,
];
const OF_ROWS: [LedgerReviewKey; 3] =
    [LedgerReviewKey::Exclude, LedgerReviewKey::Skip, LedgerReviewKey::Stop];

/// Asks what is proposed; every answer is in the books before the next question.
///
/// # Errors
/// The terminal or the daemon fails.
pub(super) fn ask(
    matches: &mut [LedgerMatch],
    suggested: &mut [LedgerSuggestion],
    books: BooksPath<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let mut keys = KeyReader::new()?;
    let open = matches.iter_mut().filter(|one| one.status == ItemStatus::Proposed);
    for one in open {
        ui.say(&shown("bank", one.bank.date, one.bank.amount, &one.bank.description));
        ui.say(&shown("books", one.book.date, one.book.amount, &one.book.description));
        ui.say(&format!("  the same: {}", how_likely(one.score)));
        match chosen(&OF_MATCHES, &mut keys, ui)? {
            LedgerReviewKey::Confirm => {
                let Some(item) = by_posting(one) else { continue };
                (one.status, one.message) = confirmed(item, books, ui)?;
            }
            LedgerReviewKey::Stop => return Ok(()),
            LedgerReviewKey::Skip | LedgerReviewKey::Exclude => {}
        }
    }
    for one in suggested {
        let coding = &one.coding;
        let id = coding.id;
        ui.say(&shown("bank", coding.date, coding.amount, &coding.description));
        let how = confirm_as(coding);
        let said = match how {
            Some(_) => format!("{}: {}", told(coding), how_likely(coding.confidence)),
            None => one.what.clone(),
        };
        ui.say(&format!("  {}", safe(&said)));
        let choices: &[LedgerReviewKey] = if how.is_some() { &OF_SUGGESTIONS } else { &OF_ROWS };
        match (chosen(choices, &mut keys, ui)?, how) {
            (LedgerReviewKey::Confirm, Some(how)) => {
                (one.status, one.message) = confirmed(ConfirmItem { id, how }, books, ui)?;
            }
            (LedgerReviewKey::Exclude, _) => {
                exclude(id, books)?;
                one.status = ItemStatus::Excluded;
            }
            (LedgerReviewKey::Stop, _) => return Ok(()),
            _ => {}
        }
    }
    Ok(())
}

fn shown(whose: &str, date: Date, amount: Money, description: &str) -> String {
    let newline = if whose == "bank" { "\n" } else { "" };
    format!("{newline}  {whose:<5}  {date} {:>12}  {}", amount.to_string(), safe(description))
}

/// The choice of a key; at the end of what is typed, to stop.
fn chosen(
    choices: &[LedgerReviewKey],
    keys: &mut KeyReader,
    ui: &Ui,
) -> Result<LedgerReviewKey, Failure> {
    let words: Vec<String> =
        choices.iter().map(|choice| format!("[{}] {}", choice.key(), choice.words())).collect();
    ui.say(&format!("  {}", words.join("  ")));
    while let Some(key) = keys.next()? {
        let found = choices.iter().find(|choice| choice.key() == key.to_ascii_lowercase());
        if let Some(choice) = found {
            return Ok(*choice);
        }
    }
    Ok(LedgerReviewKey::Stop)
}

/// What is suggested, as a bookkeeper would say it.
fn told(one: &SuggestedCoding) -> String {
    match one.kind {
        SuggestedKind::Account => {
            let [code, name] = [&one.account_code, &one.account_name]
                .map(|text| text.as_deref().unwrap_or_default());
            format!("to account {code}, {name}, VAT code {}", one.vat_code)
        }
        SuggestedKind::Allocate => {
            let parts = one.allocations.iter().map(|part| {
                format!("{} of {}, {}", part.invoice_number, part.contact_name, part.amount)
            });
            format!("pays {}", parts.collect::<Vec<_>>().join("; "))
        }
        SuggestedKind::Transfer => {
            let name = one.transfer_to_bank_account_name.as_deref().unwrap_or_default();
            format!("a transfer {} {name}", if one.amount > Money::ZERO { "from" } else { "to" })
        }
        SuggestedKind::MatchSettlement | SuggestedKind::Several | SuggestedKind::Nothing => {
            one.reason.clone()
        }
    }
}

/// What confirms a bank transaction as it is suggested; none where nothing is.
fn confirm_as(one: &SuggestedCoding) -> Option<Confirm> {
    let none = Confirm::default();
    match one.kind {
        SuggestedKind::Account => {
            one.account_id?;
            Some(Confirm { account_id: one.account_id, vat_code: Some(one.vat_code), ..none })
        }
        SuggestedKind::Allocate => {
            let part = |part: &tieout::contract::ledger::suggest::SuggestedAllocation| {
                NewAllocation { invoice_id: part.invoice_id, amount: part.amount }
            };
            let allocations = one.allocations.iter().map(part).collect();
            Some(Confirm { allocations: Some(allocations), ..none })
        }
        SuggestedKind::MatchSettlement => {
            one.settlement_id?;
            let matched = Match { journal_id: None, settlement_id: one.settlement_id };
            Some(Confirm { matched: Some(matched), ..none })
        }
        SuggestedKind::Transfer => {
            one.transfer_to_bank_account_id?;
            let transfer_to_bank_account_id = one.transfer_to_bank_account_id;
            Some(Confirm { transfer_to_bank_account_id, ..none })
        }
        SuggestedKind::Several | SuggestedKind::Nothing => None,
    }
}

fn confirmed(
    item: ConfirmItem,
    books: BooksPath<'_>,
    ui: &Ui,
) -> Result<(ItemStatus, Option<String>), Failure> {
    let message = confirm_each(&[item], books)?.pop().flatten();
    if let Some(message) = &message {
        ui.say(&format!("  refused: {}", safe(message)));
        return Ok((ItemStatus::Refused, Some(message.clone())));
    }
    Ok((ItemStatus::Confirmed, None))
}

fn exclude(id: BankTransactionId, (client, path): BooksPath<'_>) -> Result<(), Failure> {
    let body = ReasonBody { reason: None };
    client.post(&format!("{path}/bank-transactions/{id}/exclude"), &body).map(drop)
}
