//! Both sides of a reconciliation: read from their files, checked, and what a person should know of them.

use tieout::contract::reconcile::Score;
use tieout_reconcile::{MatchOptions, MatchOutcome, reconcile};

use super::files::{self, FormatOptions, check_distinct_inputs};
use super::reconcile_args::{ReconcileArgs, SIDES};
use crate::exit::Failure;
use crate::files::{Dataset, Source};
use crate::render::{Ui, grouped};
use crate::statements::{FileRequest as File, Side, load_side, resolve_dates};

/// Where one side writes money out as positive hardly anything matches; then the user should know.
pub(super) fn note_turned_signs(
    bank: &Side,
    book: &Side,
    matching: &MatchOutcome,
    options: MatchOptions,
    ui: &Ui,
) {
    /// Fewer more could be chance.
    const MORE_MIN: usize = 10;
    let smaller = bank.rows.len().min(book.rows.len());
    let now = matching.pairs.len();
    let telling = if now == 0 { 1 } else { (2 * now).max(now + MORE_MIN) };
    // A minimum score may have taken away every pair there was. Turning the signs is as dear as the
    // run, and no more rows match by it than the smaller file has.
    if options.minimum_score > Score::default() || smaller < telling {
        return;
    }
    let options = MatchOptions { suggest: false, ..options };
    let turned = reconcile(&bank.rows, &book.rows.with_signs_turned(), options, &|_| ());
    let turned = turned.pairs.len();
    if turned < telling {
        if now == 0 {
            ui.note("no rows match: are both files for the same account and period?");
        }
        return;
    }
    let rows = if turned == 1 { "1 row".to_owned() } else { format!("{} rows", grouped(turned)) };
    let mut way = match now {
        0 => ", or with the files in the other order, if the first one is the books".to_owned(),
        _ => String::new(),
    };
    let now = match now {
        0 => "nothing matches".to_owned(),
        1 => "1 row matches".to_owned(),
        now => format!("{} rows match", grouped(now)),
    };
    // Signs that a running balance proves stay.
    let is_proved =
        |side: &Side| side.balances.opening.is_some() || side.balances.closing.is_some();
    let (side, dataset, whose) = if is_proved(bank) && !is_proved(book) {
        (book, Dataset::Book, "books")
    } else {
        (bank, Dataset::Bank, "statement")
    };
    if let Some(turned) = side.turned() {
        let line = ui.command_line().of_files(&[Dataset::Bank, Dataset::Book]);
        let command = line.answering(&[(dataset, std::slice::from_ref(&turned))]);
        way = format!("{way}; those of the {whose}: {command}");
    }
    ui.note(&format!("{now}; with the signs of one file reversed, {rows} would{way}"));
}

/// Statement and books are in one currency.
pub(super) fn check_currencies(bank: &Side, book: &Side) -> Result<(), Failure> {
    match (&bank.currency, &book.currency) {
        (Some(of_bank), Some(of_book)) if of_bank.excludes(of_book) => {
            let both = format!("{} is in {of_bank}, {} in {of_book}", bank.name, book.name);
            Err(Failure::data(both).with_hint("reconcile one currency at a time"))
        }
        _ => Ok(()),
    }
}

/// Reads both files.
pub(super) fn read_both(args: &ReconcileArgs, ui: &Ui) -> Result<(Side, Side), Failure> {
    let Some(book) = &args.book else { return Err(Failure::usage("BOOK is missing")) };
    check_distinct_inputs(&args.bank, book)?;
    let written = args.written();
    read_sides(args, book, (&written, &written), ui)
}

/// Reads both files at once, each as it is said to be written; of an account that is kept for what is kept
/// of it.
pub(super) fn read_sides(
    args: &ReconcileArgs,
    book: &Source,
    (of_bank, of_book): (&FormatOptions<'_>, &FormatOptions<'_>),
    ui: &Ui,
) -> Result<(Side, Side), Failure> {
    let wanted = |dataset, source, written: &FormatOptions<'_>| {
        let wanted = File::side(dataset, source, written.stated(dataset)?);
        Ok::<_, Failure>(File { is_kept: args.month.is_wanted(), ..wanted })
    };
    let of_bank = wanted(Dataset::Bank, &args.bank, of_bank)?;
    let of_book = wanted(Dataset::Book, book, of_book)?;
    let read = files::read_at_once(
        (&args.bank, book),
        ui,
        |opened, on_bytes| load_side(&of_bank, opened, on_bytes),
        |opened, on_bytes| load_side(&of_book, opened, on_bytes),
    )?;
    files::both_known(resolve_dates(read, args.options()), &SIDES, ui)
}

/// Says what a person should know of two files that were read.
pub(super) fn note_sides(sides: [&Side; 2], ui: &Ui) {
    for side in sides {
        ui.note_guess(&side.name, &side.columns, side.columns.guess_note());
        side.notes.iter().for_each(|note| ui.note(note));
        if side.rows.is_empty() {
            ui.note(&format!("{} has no rows", side.name));
        }
    }
}

/// Reads the statement alone.
pub(super) fn read_bank(args: &ReconcileArgs, ui: &Ui) -> Result<Side, Failure> {
    let wanted = File::side(Dataset::Bank, &args.bank, args.written().stated(Dataset::Bank)?);
    let read =
        files::read_alone(&args.bank, ui, |opened, on_bytes| load_side(&wanted, opened, on_bytes));
    files::known(read, &SIDES, ui)
}
