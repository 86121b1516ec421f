//! How the files of an account are read: as options say, else as those before them were, where that serves them.

use super::files::{EarlierOptions, FormatOptions};
use super::reconcile_args::ReconcileArgs;
use super::several::{FurtherReading, with_further};
use super::sides::read_sides;
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
    let mut files = EarlierReading::of(args, book, kept, ui)?;
    let (mut sides, mut by_kept) = match files.read_by_header() {
        Ok(read) => read,
        Err(failure) => files.read_as_before(kept).ok_or(failure)?,
    };
    files.read_by_balance(&mut sides, &mut by_kept);
    let options = [0, 1].map(|at| files.written(at, by_kept).options(SIDES[at]));
    let with_further = |side: Side, at: usize, sources: &[Source]| {
        let written = |_| files.written(at, by_kept);
        let reading = FurtherReading { written: &written, is_kept: by_kept[at] };
        with_further(side, (SIDES[at], sources), reading, args.month.overlap, ui)
    };
    let [bank, book] = sides;
    let bank = with_further(bank, 0, &args.month.further_bank)?;
    let book = with_further(book, 1, &args.month.further_book)?;
    Ok((bank, book, options))
}

/// Two files, and what was said of the last ones where this run says nothing: of the bank's and the books'.
struct EarlierReading<'r> {
    args: &'r ReconcileArgs,
    book: &'r Source,
    stated: FormatOptions<'r>,
    last: [Option<&'r LastFile>; 2],
    earlier: [EarlierOptions; 2],
    ui: &'r Ui,
}

impl<'r> EarlierReading<'r> {
    fn of(
        args: &'r ReconcileArgs,
        book: &'r Source,
        kept: Option<&'r AccountState>,
        ui: &'r Ui,
    ) -> Result<Self, Failure> {
        let stated = args.written();
        let last = [0, 1].map(|at| {
            let settings = &kept?.settings;
            let last = if at == 0 { settings.bank.as_ref() } else { settings.book.as_ref() };
            last.filter(|_| !stated.holds_for(SIDES[at]))
        });
        let earlier = |at: usize| {
            let options = last[at].map_or(&[][..], |last| &last.options);
            EarlierOptions::of(SIDES[at], options)
                .map_err(|error| Failure::file(format!("account.toml: {error}")))
        };
        let earlier = [earlier(0)?, earlier(1)?];
        Ok(Self { args, book, stated, last, earlier, ui })
    }

    /// What is said of a file, in the last run or in this one.
    fn written(&self, at: usize, by_kept: [bool; 2]) -> FormatOptions<'_> {
        if by_kept[at] { self.earlier[at].written() } else { self.stated }
    }

    fn read(&self, by_kept: [bool; 2]) -> Result<[Side; 2], Failure> {
        let written = (&self.written(0, by_kept), &self.written(1, by_kept));
        read_sides(self.args, self.book, written, self.ui).map(|(bank, book)| [bank, book])
    }

    /// The files, of which one at least does not show how it is to be read, read as those before them were: with the
    /// same header, and where there are balances, going on from the last close. None where that does not serve.
    fn read_as_before(&mut self, kept: Option<&AccountState>) -> Option<([Side; 2], [bool; 2])> {
        let closed = kept?.closed_day().ok()??;
        let last = kept?.periods.last()?;
        let closing = [&last.statement, &last.books].map(|side| side.closing.clone());
        if self.is_pipe() {
            return None;
        }
        for as_before in [[true, true], [true, false], [false, true]] {
            let readings = [0, 1].map(|at| {
                let reading = self.last[at].map_or(&[][..], |last| &last.reading);
                EarlierOptions::of(SIDES[at], reading).ok().filter(EarlierOptions::is_some)
            });
            if (0..2).any(|at| as_before[at] && readings[at].is_none()) {
                continue;
            }
            let mut other = Self { earlier: self.earlier.clone(), last: self.last, ..*self };
            for (at, reading) in readings.into_iter().enumerate() {
                if let Some(reading) = reading.filter(|_| as_before[at]) {
                    other.earlier[at] = reading;
                }
            }
            let Ok(sides) = other.read(as_before) else { continue };
            let serves = |at: usize| {
                let side = &sides[at];
                let is_later = side.first_day().is_some_and(|first| first > closed);
                let begins = side.balances.opening.as_ref().filter(|_| is_later);
                let goes_on = begins.is_none_or(|begins| {
                    closing[at].as_ref().is_none_or(|closing| *closing == begins.to_string())
                });
                let is_same = self.last[at].is_some_and(|last| last.header == side.columns.header);
                is_same && side.balances.gaps.is_empty() && goes_on
            };
            if (0..2).all(|at| !as_before[at] || serves(at)) {
                for (side, _) in sides.iter().zip(as_before).filter(|(_, as_before)| *as_before) {
                    self.ui.note(&format!("{} is read as the last file was", side.name));
                }
                self.earlier = other.earlier;
                return Some((sides, as_before));
            }
        }
        None
    }

    /// A pipe can be read once only.
    fn is_pipe(&self) -> bool {
        self.args.bank == Source::Stdin || *self.book == Source::Stdin
    }

    /// The files, each read as the last one where its header is the same; and which are.
    fn read_by_header(&self) -> Result<([Side; 2], [bool; 2]), Failure> {
        let of_kept = [0, 1].map(|at| self.earlier[at].is_some());
        let read = self.read(of_kept);
        let has_header = |at: usize, side: &Side| {
            of_kept[at] && self.last[at].is_some_and(|last| last.header == side.columns.header)
        };
        let by_kept = match &read {
            _ if of_kept == [false; 2] => of_kept,
            Ok(sides) => [0, 1].map(|at| has_header(at, &sides[at])),
            Err(_) => [false; 2],
        };
        if by_kept == of_kept {
            return Ok((read?, by_kept));
        }
        if self.is_pipe() {
            let failure = Failure::usage(
                "the options remembered from the last files are of other columns, and a pipe cannot be read again",
            );
            return Err(
                failure.with_hint("say how it is read (--map, --date-format), or give a file")
            );
        }
        self.ui.note("the options remembered from the last files do not fit these and are ignored");
        Ok((self.read(by_kept)?, by_kept))
    }

    /// Puts a file that is read by itself in the place of one read as the last was, where balances show which is
    /// right: one that goes through all rows outweighs what was said of another file.
    fn read_by_balance(&self, sides: &mut [Side; 2], by_kept: &mut [bool; 2]) {
        let doubtful = [0, 1].map(|at| by_kept[at] && !sides[at].balances.gaps.is_empty());
        if doubtful == [false; 2] || self.is_pipe() {
            return;
        }
        let Ok(plain) = self.read([false; 2]) else { return };
        let is_proved =
            |side: &Side| side.balances.gaps.is_empty() && side.balances.closing.is_some();
        for (at, plain) in plain.into_iter().enumerate() {
            if doubtful[at] && is_proved(&plain) {
                self.ui.note(&format!(
                    "{}: its balances show that the options remembered from the last file do not fit it",
                    plain.name
                ));
                by_kept[at] = false;
                sides[at] = plain;
            }
        }
    }
}
