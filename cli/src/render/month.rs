//! What a month of an account has to show besides its lists.

pub(super) mod document;

use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{
    Decision, Decisions, LastClose, OpenItemState, ReconciledPeriod, Resolution, is_stale,
};

use crate::statements::Side;

/// A row that may clear what has been open since an earlier month, and the command that says that it does.
#[derive(Clone)]
pub(crate) struct OfferedPair {
    pub(crate) told: String,
    pub(crate) command: String,
}

/// A month of an account, beside its lists.
pub(crate) struct MonthReport<'a> {
    pub(crate) month: &'a ReconciledPeriod,
    /// What was decided of its rows.
    pub(crate) decisions: &'a Decisions,
    /// What the account is called.
    pub(crate) name: &'a str,
    /// What its amounts are in, where a file says it or said it before.
    pub(crate) currency: Option<String>,
    pub(crate) as_at: Date,
    /// Items that were open before it.
    pub(crate) carried_in: usize,
    pub(crate) prepared_by: Option<&'a str>,
    /// Why it is closed though it is not proved.
    pub(crate) unproved: Option<&'a str>,
    /// It is closed by this run.
    pub(crate) is_closed: bool,
    /// SHA-256 of the line of that close, which holds all of the close and the one before.
    pub(crate) digest: Option<String>,
    /// The command that reopens the last close.
    pub(crate) reopen: String,
    /// The command that takes changes of closed months into this one, and how many of them.
    pub(crate) accept: Option<(String, usize)>,
    /// The command that writes stale payments back, and how many of them.
    pub(crate) write_back: Option<(String, usize)>,
    /// Rows that may clear what has been open.
    pub(crate) offered: Vec<OfferedPair>,
    /// The files of the bank and of the books, and what was closed before.
    pub(crate) late: [(&'a Side, &'a LastClose); 2],
}

impl MonthReport<'_> {
    /// Whether a bank would no longer honour a cheque of this day.
    pub(super) const fn is_stale(&self, day: Date) -> bool {
        is_stale(day, self.as_at)
    }

    /// What was decided of a row.
    pub(super) fn decided_of(
        &self,
        side: SideName,
        row: u32,
    ) -> impl Iterator<Item = &'_ Decision> {
        self.decided().filter(move |(_, rows)| rows.contains(&(side, row))).map(|(one, _)| one)
    }

    /// What was decided, with the rows of the month that it is of; not what found no row.
    pub(super) fn decided(&self) -> impl Iterator<Item = (&'_ Decision, &'_ [(SideName, u32)])> {
        let all = self.decisions.decisions.iter().zip(&self.month.resolutions);
        all.filter_map(|(decision, resolution)| match resolution {
            Resolution::Found(rows) | Resolution::Waits(rows) => Some((decision, &rows[..])),
            Resolution::NotFound(_) => None,
        })
    }

    /// What a row without a partner is, in a word for people.
    pub(super) fn standing(&self, side: SideName, row: u32) -> &'static str {
        let list = match side {
            SideName::Bank => &self.month.unmatched.bank,
            SideName::Book => &self.month.unmatched.book,
        };
        let found = list.iter().find(|(of, _)| *of == row).map(|(_, standing)| *standing);
        let is_stale = side == SideName::Book && self.is_stale(self.month.book.rows.row(row).date);
        let standing = found.unwrap_or(OpenItemState::Undecided);
        if self.month.absent.contains(&(side, row)) {
            return absent(standing);
        }
        match standing {
            OpenItemState::Undecided => "undecided",
            OpenItemState::Outstanding if is_stale => "outstanding, stale",
            OpenItemState::AssumedOutstanding if is_stale => "assumed outstanding, stale",
            OpenItemState::Outstanding => "outstanding",
            OpenItemState::AssumedOutstanding => "assumed outstanding",
            OpenItemState::ToEnter => "to enter",
            OpenItemState::BankError => "bank error",
            OpenItemState::ToRemove => "to remove",
            OpenItemState::ToCorrect => "to correct",
            OpenItemState::OtherAccount => "other account",
        }
    }
}

/// The same of a row that takes one of a closed month off.
const fn absent(standing: OpenItemState) -> &'static str {
    match standing {
        OpenItemState::Undecided => "undecided: takes off a row that is gone",
        OpenItemState::Outstanding => "outstanding: takes off a row that is gone",
        OpenItemState::AssumedOutstanding => "assumed outstanding: takes off a row that is gone",
        OpenItemState::ToEnter => "to enter: takes off a row that is gone",
        OpenItemState::BankError => "bank error: takes off a row that is gone",
        OpenItemState::ToRemove => "to remove: takes off a row that is gone",
        OpenItemState::ToCorrect => "to correct: takes off a row that is gone",
        OpenItemState::OtherAccount => "other account: takes off a row that is gone",
    }
}
