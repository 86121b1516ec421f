//! What the folder of an account keeps of the files of its last run: for the next one, and for decisions by line.

use tieout::amount::Amount;
use tieout::date::Date;

use super::kept_reading::ReadBy;
use super::reconcile_args::ReconcileArgs;
use super::several::further_files;
use crate::account::{AccountState, LastFile};
use crate::files::{Dataset, Source};
use crate::statements::Side;

/// Of two numbers of one account the one that shows more of it.
fn fuller(known: Option<String>, own: Option<String>) -> Option<String> {
    let digits = |number: &String| number.bytes().filter(u8::is_ascii_digit).count();
    own.into_iter().chain(known).max_by_key(digits)
}

/// Notes the files of this run, for the next one and for decisions by line.
pub(super) fn remember(
    args: &ReconcileArgs,
    kept: &mut AccountState,
    (bank, book): (&Side, &Side),
    ([of_bank, of_book], as_at): (ReadBy, Date),
) {
    let of =
        |dataset: Dataset, source: &Source, side: &Side, options, before: &Option<LastFile>| {
            let further = match dataset {
                Dataset::Book => &args.month.further_book,
                _ => &args.month.further_bank,
            };
            let path =
                std::path::absolute(source.path()).unwrap_or_else(|_| source.path().to_owned());
            let known = || before.as_ref().and_then(|last| last.account.clone());
            let sha256 = side.sha256.clone().unwrap_or_default();
            Some(LastFile {
                path: path.display().to_string(),
                sha256,
                options,
                reading: side.columns.reading.clone(),
                header: side.columns.header.clone(),
                account: fuller(known(), side.account.clone()),
                overlap: args
                    .month
                    .overlap
                    .filter(|_| !further.is_empty())
                    .map(|one| one.word().into()),
                further: further_files(side, further),
            })
        };
    let settings = &mut kept.settings;
    settings.bank = of(Dataset::Bank, &args.bank, bank, of_bank, &settings.bank);
    if let Some(source) = &args.book {
        settings.book = of(Dataset::Book, source, book, of_book, &settings.book);
    }
    let opening = |dataset| args.balances.opening_of(dataset).map(Amount::to_string);
    if kept.periods.is_empty() {
        let [of_bank, of_book] = [Dataset::Bank, Dataset::Book].map(opening);
        settings.opening_bank = of_bank.or_else(|| settings.opening_bank.take());
        settings.opening_book = of_book.or_else(|| settings.opening_book.take());
    }
    settings.as_at = Some(as_at.to_string());
    settings.currency = currency((bank, book), settings.currency.as_ref());
}

/// What amounts are in, as a file says or one before said.
pub(super) fn currency((bank, book): (&Side, &Side), before: Option<&String>) -> Option<String> {
    let of_files = bank.currency.as_ref().or(book.currency.as_ref());
    of_files.map(ToString::to_string).or_else(|| before.cloned())
}
