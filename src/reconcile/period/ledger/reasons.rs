//! What is in the way of a proof, in words.

use super::books::{BankAccountBooks, BankRow, BankRowState};
use super::{ReconciledBooks, standing_of_row};
use crate::period::open_item::OpenItemState;
use crate::period::proof::Shortfall;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

impl BankAccountBooks {
    /// What is in the way of more, in words.
    pub(super) fn reasons(&self, of: &ReconciledBooks<'_>, as_at: Date) -> Vec<String> {
        let all = &of.statement;
        let told = |shortfall: &Shortfall| match shortfall {
            Shortfall::NoBalance(_) => vec![self.no_balance(as_at)],
            Shortfall::Unexplained(SideName::Bank, gap) => vec![self.unexplained(gap, as_at)],
            Shortfall::Difference(difference) => {
                vec![format!("the adjusted balances differ by {difference}")]
            }
            Shortfall::Undecided(_) => undecided(of),
            Shortfall::EarlierBalance(day, later) => {
                let postings = if *later == 1 { "posting is" } else { "postings are" };
                vec![format!("the statement's balance is of {day}: {later} {postings} later")]
            }
            // Neither periods that were closed nor decisions are known here.
            Shortfall::Unexplained(SideName::Book, _)
            | Shortfall::Opening(..)
            | Shortfall::PostedBefore(..)
            | Shortfall::AskedBefore(_)
            | Shortfall::OldBalance(_)
            | Shortfall::Gaps(..)
            | Shortfall::ChangedSinceClose(_)
            | Shortfall::BeginsLater(..)
            | Shortfall::NotFound(_) => Vec::new(),
        };
        all.shortfalls.iter().flat_map(told).chain(self.of_opening_days(of)).collect()
    }

    fn no_balance(&self, as_at: Date) -> String {
        match (self.opening.filter(|own| as_at < own.date), self.around(as_at)) {
            (Some(own), _) => {
                format!("the opening balance is of {}: nothing is known before it", own.date)
            }
            (None, (_, Some(later))) => format!(
                "a statement said the balance of {}, and neither an opening balance nor an earlier statement \
                 leads up to {as_at}",
                later.date
            ),
            (None, (Some(last), None)) => format!(
                "no statement has said the balance of {as_at} or a later day: the last one said is of {}",
                last.date
            ),
            (None, (None, None)) => "no statement has said what the bank had".to_owned(),
        }
    }

    fn unexplained(&self, gap: &Amount, as_at: Date) -> String {
        let (before, stated) = self.around(as_at);
        let day = stated.map_or_else(String::new, |stated| format!(" of {}", stated.date));
        let apart = if gap.is_negative() {
            format!("{} less", Amount::default() - gap.clone())
        } else {
            format!("{gap} more")
        };
        // Where the last balance before it is explained, something is wrong behind that.
        let since =
            before.filter(|before| stated.is_some_and(|stated| stated.beyond(before) == *gap));
        let than = match since {
            Some(before) => format!("that of {} and the bank transactions since", before.date),
            None => "the opening balance and the bank transactions".to_owned(),
        };
        format!("the statement's balance{day} is {apart} than {than} come to")
    }

    /// Bank transactions of days that the opening balance has already, in words.
    fn of_opening_days(&self, of: &ReconciledBooks<'_>) -> Option<String> {
        let own = self.opening?;
        let is_early =
            |row: &&&BankRow| row.date <= own.date && row.state == BankRowState::Unconfirmed;
        let what = match of.bank.iter().filter(is_early).count() {
            0 => return None,
            1 => "1 bank transaction is".to_owned(),
            count => format!("{count} bank transactions are"),
        };
        Some(format!(
            "{what} of days up to {}, which the opening balance has: exclude them",
            own.date
        ))
    }
}

/// What nobody has decided, in words.
fn undecided(of: &ReconciledBooks<'_>) -> Vec<String> {
    let bank =
        of.bank.iter().filter(|row| standing_of_row(row) == OpenItemState::Undecided).count();
    let book =
        of.standings.iter().filter(|(_, standing)| *standing == OpenItemState::Undecided).count();
    let said = |count, one: &str, several: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        count => Some(format!("{count} {several}")),
    };
    let bank =
        said(bank, "bank transaction is not confirmed", "bank transactions are not confirmed");
    let book = said(book, "posting has no bank transaction", "postings have no bank transaction");
    bank.into_iter().chain(book).collect()
}
