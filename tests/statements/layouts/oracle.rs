//! What a perfect reader can know who has this file alone: computed from how it was written, and never by
//! reading it.
//!
//! Each function says why its part cannot be decided. Where a usual word, a convention, or hard evidence
//! decides it, there is no reason. The reasons are cautious: what is not listed here as evidence may still
//! lead a reader to the truth, who then does better than asked.

use chrono::NaiveDate;
use tieout_statement::stated::FileSide;

use super::account::{Account, Kind};
use super::days::{Parts, span, turns};
use super::languages::Pair;
use super::layout::{Balance, Column, Fees, Header, Layout, Marked, Order, Period, Role, Signs};
use super::write::{Written, period};

/// Why a file cannot be read with certainty; none where it can.
pub(super) fn reasons(
    account: &Account,
    layout: &Layout,
    written: &Written,
    side: FileSide,
) -> Vec<&'static str> {
    let file = File { account, layout, written, side };
    let reasons = [file.days(), file.mark(), file.signs(), file.columns(), file.fees()];
    reasons.into_iter().flatten().collect()
}

struct File<'a> {
    account: &'a Account,
    layout: &'a Layout,
    written: &'a Written,
    side: FileSide,
}

impl File<'_> {
    fn true_days(&self) -> Vec<NaiveDate> {
        self.written.rows.iter().map(|row| row.day).collect()
    }

    fn days(&self) -> Option<&'static str> {
        let layout = self.layout;
        let days = self.true_days();
        let mut others = layout.day.others(&days);
        others.retain(|(_, read)| *read != days);
        if others.is_empty() {
            return None;
        }
        // Evidence that rules out one reading after the other.
        others.retain(|(order, read)| !self.is_ruled_out(&days, *order, read));
        (!others.is_empty()).then_some("days: more than one order of day, month and year fits")
    }

    fn is_ruled_out(&self, days: &[NaiveDate], order: Parts, read: &[NaiveDate]) -> bool {
        let layout = self.layout;
        let is_american = order == Parts::MonthDayYear;
        let has_words = layout.header == Header::Usual || self.written.has_words_above;
        if is_american && (layout.day.has_dots() || layout.language.code != "en" && has_words) {
            return true;
        }
        // Years that nobody meant.
        let (true_span, other_span) = (span(days), span(read));
        if other_span > 800 && true_span <= 100 {
            return true;
        }
        if layout.has(Role::OtherDate)
            && !layout.day.others(&self.written.other_days).iter().any(|(one, _)| *one == order)
        {
            return true;
        }
        // The stated period is of whole months: its last day is over 12.
        if layout.period == Period::Stated
            && let Some((first, last)) = days.iter().min().zip(days.iter().max())
            && !layout.day.others(&period(*first, *last)).iter().any(|(one, _)| *one == order)
        {
            return true;
        }
        let (down, up) = turns(days);
        let (other_down, other_up) = turns(read);
        let is_true_in_order = down.min(up) == 0;
        if is_true_in_order && other_down.min(other_up) >= 2 {
            return true;
        }
        // The balance goes the way that the days go.
        let is_against = if down == 0 { other_down > other_up } else { other_up > other_down };
        is_true_in_order && down + up > 0 && is_against && self.walks()
    }

    /// The cells of amounts and balances, as they are written, with their units.
    fn magnitudes(&self) -> Vec<(i64, String)> {
        let (layout, account) = (self.layout, self.account);
        let mut units: Vec<i64> = Vec::new();
        for one in &account.transactions {
            match layout.fees {
                Fees::Absent => units.push(one.units),
                Fees::Beside => units.extend([one.units, one.fee]),
                Fees::TakenOff | Fees::GrossNet => {
                    units.extend([one.units, one.units + one.fee, one.fee]);
                }
            }
        }
        units.extend(self.written.balances.iter().flatten());
        units.into_iter().map(|one| (one, layout.magnitude(one, account.places))).collect()
    }

    fn mark(&self) -> Option<&'static str> {
        let cells = self.magnitudes();
        let with_mark = || cells.iter().filter(|(_, text)| text.contains(['.', ',']));
        if with_mark().next().is_none() || with_mark().any(|(_, text)| is_sure(text)) {
            return None;
        }
        // All that has a mark is a thousand times more or less by the other one; what has none stays, so that
        // the balance walks by one alone.
        let is_same_for_all =
            cells.iter().all(|(units, text)| *units == 0 || text.contains(['.', ',']));
        if self.walks() && !is_same_for_all {
            return None;
        }
        Some("decimal mark: three digits stand behind every mark")
    }

    /// Whether the amounts walk a balance after each row, or after several, and the steps are unequal.
    fn walks(&self) -> bool {
        let is_after =
            matches!(self.layout.balance, Balance::Running | Balance::DayEnds | Balance::Debt);
        if !is_after || self.layout.order == Order::Shuffled {
            return false;
        }
        let mut steps: Vec<i64> = Vec::new();
        let mut last: Option<i64> = None;
        let rows = self.written.balances.iter().flatten();
        for balance in rows {
            steps.extend(last.map(|last| (balance - last).abs()));
            last = Some(*balance);
        }
        steps.retain(|step| *step != 0);
        steps.sort_unstable();
        steps.dedup();
        steps.len() >= 3
    }

    /// Whether a balance shows which way money goes.
    fn is_proved(&self) -> bool {
        let states_both = self.layout.states_balances
            && self.account.transactions.iter().map(|one| one.units).sum::<i64>() != 0;
        states_both || self.walks() && self.layout.balance != Balance::Debt
    }

    fn has_payments(&self) -> bool {
        self.account.transactions.iter().any(|one| one.is_payment)
            && self.layout.has(Role::Description)
    }

    fn signs(&self) -> Option<&'static str> {
        let (layout, account) = (self.layout, self.account);
        let counts = |is_it: fn(i64) -> bool| {
            account.transactions.iter().filter(|one| is_it(one.units)).count()
        };
        let (positive, negative) = (counts(|units| units > 0), counts(|units| units < 0));
        let is_known_card = layout.is_of_card || self.has_payments();
        let is_signed_proof = match layout.balance {
            Balance::Debt => is_known_card,
            _ => self.is_proved(),
        };
        match layout.signs {
            Signs::Signed if is_signed_proof => None,
            Signs::Signed if account.kind == Kind::Books && negative > 0 => None,
            Signs::Signed if negative >= positive || is_known_card => None,
            Signs::Signed if layout.has_plus => None,
            Signs::Signed => Some("signs: receipts of an account, or purchases of a card"),
            Signs::Turned if positive == 0 && !self.is_proved() => Some("signs: none is written"),
            Signs::Turned if is_known_card => None,
            Signs::Turned => Some("signs: a card that nothing says to be one"),
            Signs::Unsigned => {
                // The move of the balance says which way each amount goes, the first by the balance before it.
                let is_opened = layout.states_balances || layout.has_balance_rows;
                (!(self.walks() && layout.balance == Balance::Running && is_opened))
                    .then_some("signs: none")
            }
            Signs::Columns(pair) => self.of_columns(pair, is_known_card),
            Signs::Direction(pair) => {
                let is_odd = pair.money_out == "Foo";
                (is_odd && !self.is_proved()).then_some("signs: odd words of a direction")
            }
            Signs::Words(pair, marked) => {
                let is_first_out = layout.is_first_out(account.kind, pair);
                let (first, second) =
                    if is_first_out { (negative, positive) } else { (positive, negative) };
                let is_none = match marked {
                    Marked::Both => false,
                    Marked::Out => first == 0,
                    Marked::In => second == 0,
                };
                (is_none && !self.is_proved()).then_some("signs: no cell has its word")
            }
        }
    }

    fn of_columns(&self, pair: Pair, is_known_card: bool) -> Option<&'static str> {
        let layout = self.layout;
        let is_named = !layout.is_odd(Role::Out) || !layout.is_odd(Role::In);
        if layout.balance == Balance::Debt && pair.is_booking && !is_known_card {
            return Some("signs: what is owed, or words against their usual meaning");
        }
        if self.is_proved() {
            return None;
        }
        // A debit is money out on a statement and money in in books, and nobody says which this is.
        if is_named && pair.is_booking && self.side == FileSide::Unknown {
            return Some("signs: debits and credits of a side that nobody states");
        }
        if is_named {
            return None;
        }
        // A minus before what went out tells, where there is some of it.
        let has_out = self.account.transactions.iter().any(|one| one.units < 0);
        (!(layout.out_has_minus && has_out)).then_some("signs: two columns that nothing names")
    }

    /// Whether fees that stand beside the amounts are in them only the bank knows.
    fn fees(&self) -> Option<&'static str> {
        let has_some = self.account.transactions.iter().any(|one| one.fee != 0);
        let is_open = self.layout.fees == Fees::Beside && has_some && !self.is_proved();
        is_open.then_some("fees: in the amounts, or on top of them")
    }

    fn columns(&self) -> Option<&'static str> {
        let layout = self.layout;
        let is_amount = |role| matches!(role, Role::Amount | Role::In | Role::Out);
        let odd_amounts = layout.columns.iter().any(|one| is_amount(one.role) && one.is_odd);
        if let Some(reason) = self.direction_column() {
            return Some(reason);
        }
        if !odd_amounts || (self.walks() && layout.balance != Balance::Debt) {
            // What takes words against usage is proved by the balance, whatever it is called.
            return None;
        }
        let is_rival = |one: &&Column| {
            let is_number = match one.role {
                Role::Gross
                | Role::Fee
                | Role::Vat
                | Role::OriginalAmount
                | Role::Rate
                | Role::Check
                | Role::Id
                | Role::AccountNumber
                | Role::Reference => true,
                Role::Balance => !self.walks(),
                _ => false,
            };
            // A gross amount with its name stands for one whose name is odd.
            is_number && (one.is_odd || one.role == Role::Gross)
        };
        layout.columns.iter().any(|one| is_rival(&one)).then_some("columns: numbers without a name")
    }

    fn direction_column(&self) -> Option<&'static str> {
        let layout = self.layout;
        let is_rivalled = matches!(layout.signs, Signs::Direction(_))
            && layout.is_odd(Role::Direction)
            && layout.is_odd(Role::CardType);
        (is_rivalled && !self.is_proved()).then_some("columns: two that may be directions")
    }
}

/// Whether a number can have but one decimal mark.
fn is_sure(text: &str) -> bool {
    let marks = text.matches(['.', ',']).count();
    let is_other = |c: char| !c.is_ascii_digit() && !matches!(c, '.' | ',');
    let parts: Vec<&str> = text.split(['.', ',']).collect();
    let has_two_kinds = text.contains('.') && text.contains(',');
    let is_group = |part: &&str| part.len() == 3;
    marks != 1
        || has_two_kinds
        || text.contains(is_other)
        || !parts[1..].iter().all(is_group)
        || parts[0].len() > 3
        || parts[0].starts_with('0')
}
