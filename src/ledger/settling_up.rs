//! What counts of a document, and on which day, whose VAT counts when it is paid, and all of it on a day on which cash
//! accounting is settled up ([`leaving_cash`](super::leaving_cash)).
//!
//! | When | What counts |
//! |---|---|
//! | paid until that day | its share, on the day of the payment |
//! | on that day | all that is left, but for what was written off by then and never falls due |
//! | paid later | nothing more |
//! | written off by then, and paid later after all | its share, on the day from which it is due again |
//! | void later | all of it is taken back, on that day |

use std::collections::BTreeMap;

use super::book::Book;
use super::vat_entry::{
    CountedVat, DocumentVat, NetAndVat, SettledChange, SettledShare, VatByCode, VatLine, number_of,
};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::money::Money;

/// Net and VAT by the day of which they are, side and code.
type VatByDay = BTreeMap<(Date, Side, LedgerVatCode), NetAndVat>;

/// A document whose VAT is settled up on a day.
#[derive(Debug, Clone)]
pub struct SettlingUp {
    /// Which one.
    pub document: DocumentVat,
    /// The place of its entry.
    pub sequence: i64,
    /// The day.
    pub on: Date,
    /// The gross total, minor units.
    pub gross: i64,
    /// Net and VAT as it was issued.
    pub whole: VatByCode,
    /// What was paid or credited of it, and no longer is, by day.
    pub paid: Vec<SettledChange>,
    /// For how much of it VAT never falls due, since it is written off: more, or less where it is due again.
    pub never_due: Vec<(Date, i64)>,
    /// The day from which it is void.
    pub void: Option<Date>,
}

/// What counts of such a document as yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountedOn {
    /// The day of which it is.
    pub day: Date,
    /// What it counts for.
    pub entry: VatLine,
}

impl SettlingUp {
    /// From which days on the VAT counts of how much of the gross amount.
    fn steps(&self) -> Vec<(Date, i64)> {
        let mut paid: Vec<_> = self.paid.iter().filter(|change| change.date <= self.on).collect();
        paid.sort_by_key(|change| change.date);
        let mut counted = 0;
        let mut steps = Vec::new();
        for change in paid {
            counted += change.amount;
            steps.push((change.date, counted));
        }
        if self.void.is_some_and(|day| day <= self.on) {
            steps.push((self.on, 0));
            return steps;
        }
        // A credit note of later counts when it is issued.
        let day = self.on.max(self.document.counts_from);
        let (by_then, mut later): (Vec<_>, Vec<_>) =
            self.never_due.iter().copied().partition(|(written_off, _)| *written_off <= self.on);
        let mut payable = self.gross - by_then.iter().map(|(_, amount)| amount).sum::<i64>();
        steps.push((day, payable));
        later.sort_by_key(|(due_again, _)| *due_again);
        for (due_again, amount) in later {
            payable -= amount;
            steps.push((due_again.max(day), payable));
        }
        steps.extend(self.void.map(|void| (void.max(day), 0)));
        steps
    }

    /// What is to count of it, by the day of which it is.
    fn due(&self) -> VatByDay {
        let mut due = VatByDay::new();
        let share = |settled| SettledShare { settled, gross: self.gross };
        let mut counted = 0;
        for (day, settled) in self.steps() {
            for ((side, code), part) in &self.whole {
                let sum = due.entry((day, *side, *code)).or_default();
                sum.net += share(settled).share(part.net) - share(counted).share(part.net);
                sum.vat += share(settled).share(part.vat) - share(counted).share(part.vat);
            }
            counted = settled;
        }
        due
    }

    /// What comes to count of it beside what does, or no longer does: each on the day of which it is, or behind the
    /// finalised returns. `part` is the last part that there is.
    #[must_use]
    pub fn rows(&self, counted: &[CountedOn], mut part: i64, book: &Book) -> Vec<CountedVat> {
        let mut sums = self.due();
        for CountedOn { day, entry } in counted {
            let sum = sums.entry((*day, entry.side, entry.code)).or_default();
            sum.net -= entry.net.minor();
            sum.vat -= entry.vat.minor();
        }
        let (mut rows, mut last) = (Vec::new(), None);
        for ((day, side, code), NetAndVat { net, vat }) in sums {
            if net == 0 && vat == 0 {
                continue;
            }
            part += i64::from(last.replace(day) != Some(day));
            let (net, vat) = (Money::from_minor(net), Money::from_minor(vat));
            rows.push(CountedVat {
                sequence: self.sequence,
                line: number_of(code, &self.whole),
                part,
                entry_date: day,
                vat_date: Some(book.vat_date(day)),
                method_date: self.document.tax_point,
                entry: VatLine { side, code, kind: TaxCodeKind::Standard, net, vat },
                invoice: Some(self.document.invoice),
                allocation: None,
            });
        }
        rows
    }
}

#[cfg(test)]
mod tests;
