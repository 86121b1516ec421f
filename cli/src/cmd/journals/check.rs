//! Journals of a file held against the books, before any of them is sent: accounts by code, and every
//! rule of the ledger that needs no more than the organisation, its accounts and its VAT codes.

use std::collections::HashMap;

use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::journal::NewJournal;
use tieout::contract::ledger::organisation::Organisation;
use tieout::date::Date;
use tieout::id::AccountId;
use tieout::ledger::journal::post;
use tieout::ledger::sanity::{check_strict, of_journal};
use tieout::ledger::vat::VatRates;
use tieout::ledger::{Book, Reason, Refusal};
use tieout_statement::fault::Fault;
use tieout_statement::list::journals::{JournalList, ListedJournal};

use crate::client::VAT_CONTROL;
use crate::cmd::files;
use crate::cmd::ledger::book_of;
use crate::cmd::ledger::warnings::told;
use crate::exit::Failure;
use crate::files::{Dataset, ListFile};
use crate::render::Ui;
use tieout::sort::CompactSort as _;

/// What is wrong with a journal that could be read.
pub(super) struct JournalFault {
    /// Its place among the journals of the file.
    pub(super) at: usize,
    /// The path to the place in its body: `lines[2].debit`.
    pub(super) field: Option<String>,
    pub(super) message: String,
}

impl JournalFault {
    /// The same by line and column of the file.
    pub(super) fn in_file(&self, list: &JournalList) -> Fault {
        list.fault(self.at, self.field.as_deref(), &self.message)
    }
}

/// An organisation's books, as far as a journal can be held against them from afar.
pub(super) struct DownloadedBook {
    book: Book,
    by_code: HashMap<String, AccountId>,
    currency: String,
    today: Date,
    /// Whether what is rarely meant is refused.
    is_strict: bool,
}

impl DownloadedBook {
    pub(super) fn new(
        organisation: &Organisation,
        (accounts, rates): (Vec<Account>, VatRates),
        (today, is_strict): (Date, bool),
    ) -> Self {
        let named = accounts.iter().map(|account| (account.code.clone(), account.id));
        let by_code = named.collect();
        let book = book_of(organisation, accounts, rates);
        let currency = organisation.currency.clone();
        Self { book, by_code, currency, today, is_strict }
    }

    /// Names the accounts of all journals, and finds what the books would refuse: of each journal the
    /// first thing. Gives what the debits of all add up to, in minor units.
    pub(super) fn check(&self, file: &mut ListFile<JournalList>, ui: &Ui) -> Result<i128, Failure> {
        let mut faults = Vec::new();
        let mut total = 0;
        for (at, journal) in file.list.journals.iter_mut().enumerate() {
            match self.take(journal) {
                Ok(minor) => {
                    total += minor;
                    self.note_warnings(journal, ui);
                }
                Err((field, message)) => faults.push(JournalFault { at, field, message }),
            }
        }
        faults.extend(repeated(file));
        faults.compact_sort_by_key(|fault| fault.at);
        if faults.is_empty() {
            return Ok(total);
        }
        let faults = faults.iter().map(|fault| fault.in_file(&file.list)).collect();
        Err(files::failure(file.unread(Dataset::Journals, faults)))
    }

    /// The total of a journal, its accounts named; else the path of what is wrong with it, and why.
    fn take(&self, journal: &mut ListedJournal) -> Result<i128, (Option<String>, String)> {
        let ListedJournal { journal, legs, .. } = journal;
        for (at, (line, leg)) in journal.lines.iter_mut().zip(legs).enumerate() {
            let by_id = leg.account.parse().ok().filter(|id| self.book.accounts.contains_key(id));
            let found = by_id.or_else(|| self.by_code.get(&leg.account).copied());
            line.account_id = found.ok_or_else(|| {
                let field = format!("lines[{at}].account_id");
                let message = format!("{field} is not an account of this organisation");
                (Some(field), message)
            })?;
        }
        self.total(journal).map_err(|refusal| {
            let field = refusal.details.get("field").and_then(|field| field.as_str());
            let message = match refusal.reason {
                Reason::VatControlMissing => format!("{}; {VAT_CONTROL}", refusal.message),
                Reason::StrictWarnings => {
                    format!("{}; if it is meant: --accept-warnings", refusal.message)
                }
                _ => refusal.message,
            };
            (field.map(str::to_owned), message)
        })
    }

    /// Says what is rarely meant of a journal that is taken all the same.
    fn note_warnings(&self, listed: &ListedJournal, ui: &Ui) {
        for warning in of_journal(&listed.journal, &self.book, self.today) {
            ui.warn(&format!("line {}: {}", listed.line, told(&warning)));
        }
    }

    fn total(&self, new: &NewJournal) -> Result<i128, Refusal> {
        use Reason::{CurrencyMismatch, ReversalTooEarly};
        if new.currency.as_ref().is_some_and(|currency| *currency != self.currency) {
            let message = format!("currency is not the organisation's, {}", self.currency);
            return Err(Refusal::new(CurrencyMismatch, message).at("currency"));
        }
        let posting = post(new, &self.book).map_err(at_entry_date)?;
        if let Some(day) = new.reverse_on {
            if day < new.entry_date {
                let message = format!("reverse_on comes before entry_date {}", new.entry_date);
                return Err(Refusal::new(ReversalTooEarly, message).at("reverse_on"));
            }
            self.book.check_open(day).map_err(|refusal| refusal.at("reverse_on"))?;
        }
        let warnings = of_journal(new, &self.book, self.today);
        check_strict(&warnings, self.is_strict)?;
        Ok(posting.total().minor().into())
    }
}

/// A locked day is told by the column of dates.
fn at_entry_date(refusal: Refusal) -> Refusal {
    let is_of_day = refusal.reason == Reason::PeriodLocked;
    let lock_date = refusal.details.get("lock_date").and_then(|day| day.as_str());
    let Some(lock_date) = lock_date.filter(|_| is_of_day) else { return refusal };
    let message = format!("entry_date is in the locked period, which ends on {lock_date}");
    Refusal { message, ..refusal.clone() }.at("entry_date")
}

/// Journals with the external id of another one of the file.
fn repeated(file: &ListFile<JournalList>) -> Vec<JournalFault> {
    let mut first: HashMap<&str, u64> = HashMap::new();
    let mut faults = Vec::new();
    for (at, ListedJournal { line, journal, .. }) in file.list.journals.iter().enumerate() {
        let Some(external_id) = journal.external_id.as_deref() else { continue };
        let earlier = *first.entry(external_id).or_insert(*line);
        if earlier != *line {
            let message = format!("external_id is also used by the journal on line {earlier}");
            faults.push(JournalFault { at, field: Some("external_id".to_owned()), message });
        }
    }
    faults
}
