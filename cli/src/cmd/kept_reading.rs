//! How the files of an account are read: as options say, else as those before them were, where that serves them.

use super::files::{EarlierOptions, FormatOptions};
use super::reconcile::{ReconcileArgs, read_sides};
use super::several::{FurtherReading, with_further};
use crate::account::{AccountState, LastFile};
use crate::exit::Failure;
use crate::files::{Dataset, Source};
use crate::render::Ui;
use crate::statements::Side;

/// How the files of both sides were read: their options, of the bank and of the books.
pub(super) type ReadBy = [Vec<String>; 2];

const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

/// Reads both files. What was said of the last ones holds for these, where this run says nothing, their header is the
/// same, and no balance shows otherwise.
pub(super) fn read_both(
    args: &ReconcileArgs,
    kept: Option<&AccountState>,
    ui: &Ui,
) -> Result<(Side, Side, ReadBy), Failure> {
    let Some(book) = &args.book else { return Err(Failure::usage("BOOK is missing")) };
    args.month.check_files(&args.bank, book)?;
    let stated = args.written();
    let last = |at: usize| {
        let settings = &kept?.settings;
        let last = if at == 0 { settings.bank.as_ref() } else { settings.book.as_ref() };
        last.filter(|_| !stated.holds_for(SIDES[at]))
    };
    let earlier = |at: usize| {
        let options = last(at).map_or(&[][..], |last: &LastFile| &last.options);
        EarlierOptions::of(SIDES[at], options)
            .map_err(|error| Failure::file(format!("account.toml: {error}")))
    };
    let earlier = [earlier(0)?, earlier(1)?];
    let written = |at: usize, by_kept: [bool; 2]| -> FormatOptions<'_> {
        if by_kept[at] { earlier[at].written() } else { stated }
    };
    let read = |by_kept: [bool; 2]| {
        read_sides(args, book, (&written(0, by_kept), &written(1, by_kept)), ui)
    };
    let of_kept = [0, 1].map(|at| earlier[at].is_some());
    let mut by_kept = of_kept;
    let mut both = read(by_kept);
    if by_kept != [false; 2] {
        by_kept = match &both {
            Ok((bank, book)) => {
                let headers = [&bank.columns.header, &book.columns.header];
                [0, 1].map(|at| {
                    of_kept[at] && last(at).is_some_and(|last| last.header == *headers[at])
                })
            }
            Err(_) => [false; 2],
        };
        if by_kept != of_kept {
            // A pipe can be read once only.
            if args.bank == Source::Stdin || *book == Source::Stdin {
                let failure = Failure::usage(
                    "the options remembered from the last files are of other columns, and a pipe cannot be read again",
                );
                return Err(
                    failure.with_hint("say how it is read (--map, --date-format), or give a file")
                );
            }
            ui.note("the options remembered from the last files do not fit these and are ignored");
            both = read(by_kept);
        }
    }
    let (mut bank, mut book_side) = both?;
    let is_doubtful = |at: usize, side: &Side| by_kept[at] && !side.balances.gaps.is_empty();
    if is_doubtful(0, &bank) || is_doubtful(1, &book_side) {
        // A balance that goes through all rows outweighs what was said of another file.
        let is_proved =
            |side: &Side| side.balances.gaps.is_empty() && side.balances.closing.is_some();
        let plain = if args.bank == Source::Stdin || *book == Source::Stdin {
            None
        } else {
            read([false; 2]).ok()
        };
        let doubtful = [is_doubtful(0, &bank), is_doubtful(1, &book_side)];
        if let Some((plain_bank, plain_book)) = plain {
            for (at, side, plain) in [(0, &mut bank, plain_bank), (1, &mut book_side, plain_book)] {
                if doubtful[at] && is_proved(&plain) {
                    let name = &plain.name;
                    ui.note(&format!("{name}: its balances show that the options remembered from the last file do not fit it"));
                    by_kept[at] = false;
                    *side = plain;
                }
            }
        }
    }
    let options = [0, 1].map(|at| written(at, by_kept).options(SIDES[at]));
    let with_further = |side: Side, at: usize, sources: &[Source]| {
        let reading = FurtherReading { written: &|_| written(at, by_kept), is_kept: by_kept[at] };
        with_further(side, (SIDES[at], sources), reading, args.month.overlap, ui)
    };
    let bank = with_further(bank, 0, &args.month.further_bank)?;
    let book = with_further(book_side, 1, &args.month.further_book)?;
    Ok((bank, book, options))
}
