//! Statements from the fields of MT940 and MT942.

use super::super::super::fault::Fault;
use super::super::super::structured::{
    DatedBalance, LeftOutEntry, StatedTotals, StatementEntry, StructuredStatement,
};
use super::super::check::{drop_shared_ids, prove};
use super::super::text::{
    FIELD_BYTES_MAX, FormatFaults, joined, push_words, some_words, too_long, words,
};
use super::fields::Mt940Field;
use super::line::{self, Mt940Line};
use super::narrative::{Narrative, narrative};

/// A bank's reference that is shorter counts up within a day, and is no id.
const ID_BYTES_MIN: usize = 8;

/// Balances are of working days, and what is booked between them may be some days off.
const BALANCE_DAYS_MAX: i32 = 5;

/// What `:86:` belongs to.
#[derive(Debug, Default, PartialEq, Eq)]
enum NarrativeOwner {
    /// The statement as a whole.
    #[default]
    Statement,
    /// The entry before it; whether one was read already.
    Entry { was_told: bool },
    /// An entry that is left out.
    LeftOut,
}

/// A statement that is being read.
#[derive(Debug, Default)]
struct Mt940Draft {
    statement: StructuredStatement,
    /// Whether it began with `:60M:` and ended with `:62M:`.
    goes_on_from: bool,
    goes_on: bool,
    has_fields: bool,
    counts: [Option<u64>; 2],
    /// How many entries take back another, which sums of a bank may have on either side.
    reversals: usize,
}

/// Takes fields, gives statements.
#[derive(Debug, Default)]
pub(super) struct Mt940Reader {
    statements: Vec<Mt940Draft>,
    draft: Mt940Draft,
    behind: NarrativeOwner,
}

impl Mt940Reader {
    pub(super) fn take(&mut self, field: &Mt940Field<'_>, faults: &mut FormatFaults) {
        if field.lines.iter().map(|line| line.len()).sum::<usize>() > FIELD_BYTES_MAX {
            let name = format!(":{}:", field.tag);
            let start = field.lines.first().copied().unwrap_or_default();
            faults.push(too_long(field.line, &name, start));
            return;
        }
        let statement = &self.draft.statement;
        let is_next = match field.tag {
            "20" | "940" | "942" => self.draft.has_fields,
            "25" | "25P" => statement.account.is_some(),
            "60F" | "60M" => statement.opening.is_some() || !statement.entries.is_empty(),
            _ => false,
        };
        if is_next {
            self.end_message();
        }
        self.draft.has_fields |= !matches!(field.tag, "940" | "942");
        match field.tag {
            "25" | "25P" => self.draft.statement.account = some_words(&field.unwrapped()),
            "34F" => {
                self.draft.statement.is_interim = true;
                if let Some(currency) = line::floor_currency(field) {
                    self.set_currency(currency, field, faults);
                }
            }
            "60F" | "60M" | "62F" | "62M" => self.balance(field, faults),
            "61" => self.entry(field, faults),
            "86" => self.narrative(field),
            "NS" => self.own_text(field),
            "90C" | "90D" => self.total(field, faults),
            _ => {}
        }
    }

    fn set_currency(
        &mut self,
        currency: String,
        field: &Mt940Field<'_>,
        faults: &mut FormatFaults,
    ) {
        match &self.draft.statement.currency {
            Some(own) if *own != currency => faults.push(Fault::of_cell(
                field.line,
                &format!(":{}:", field.tag),
                &currency,
                format!("is not the currency of the statement, {own}"),
            )),
            Some(_) => {}
            None => self.draft.statement.currency = Some(currency),
        }
    }

    fn balance(&mut self, field: &Mt940Field<'_>, faults: &mut FormatFaults) {
        self.behind = NarrativeOwner::Statement;
        let Some(balance) = faults.keep(line::balance(field)) else { return };
        self.set_currency(balance.currency, field, faults);
        let stated = DatedBalance {
            day: Some(balance.day),
            amount: balance.amount.canonical(),
            line: field.line,
        };
        if field.tag.starts_with("60") {
            self.draft.goes_on_from = field.tag == "60M";
            self.draft.statement.opening = Some(stated);
        } else {
            self.draft.goes_on = field.tag == "62M";
            self.draft.statement.closing = Some(stated);
        }
    }

    fn entry(&mut self, field: &Mt940Field<'_>, faults: &mut FormatFaults) {
        self.behind = NarrativeOwner::LeftOut;
        let Some(read) = faults.keep(line::statement_line(field)) else { return };
        if read.is_expected {
            let left_out = LeftOutEntry { line: field.line, kind: "pending" };
            self.draft.statement.left_out.push(left_out);
            return;
        }
        self.behind = NarrativeOwner::Entry { was_told: false };
        self.draft.reversals += usize::from(read.is_reversal);
        self.draft.statement.entries.push(entry(read, field.line));
    }

    fn narrative(&mut self, field: &Mt940Field<'_>) {
        if self.behind == NarrativeOwner::Statement {
            self.stated_sum(field);
        }
        let NarrativeOwner::Entry { was_told } = &mut self.behind else { return };
        let Some(entry) = self.draft.statement.entries.last_mut() else { return };
        let read = narrative(field);
        // Some banks write the code of the kind by itself first, and then all of it again.
        let is_code =
            |text: &str| text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_code(&read.purpose) && read.counterparty.is_none() {
            return;
        }
        tell(entry, read, *was_told);
        *was_told = true;
    }

    /// The sums in the text below the closing balance.
    fn stated_sum(&mut self, field: &Mt940Field<'_>) {
        let Some(sum) = line::stated_sum(&field.unwrapped()) else { return };
        let totals = &mut self.draft.statement.totals;
        totals.line = field.line;
        totals.money_in = Some(sum.money_in.canonical());
        totals.money_out = Some(sum.money_out.canonical());
        self.draft.counts = [Some(sum.count_in), Some(sum.count_out)];
    }

    /// Texts of the bank's own (`:NS:`), line by line behind a number of two digits.
    fn own_text(&mut self, field: &Mt940Field<'_>) {
        let NarrativeOwner::Entry { was_told } = &mut self.behind else { return };
        let Some(entry) = self.draft.statement.entries.last_mut() else { return };
        let purpose = field.lines.iter().map(|line| line.get(2..).unwrap_or_default());
        let purpose = words(&purpose.collect::<Vec<_>>().join(" "));
        tell(entry, Narrative { purpose, ..Narrative::default() }, *was_told);
        *was_told = true;
    }

    fn total(&mut self, field: &Mt940Field<'_>, faults: &mut FormatFaults) {
        self.behind = NarrativeOwner::Statement;
        let Some((count, currency, sum)) = faults.keep(line::total(field)) else { return };
        self.set_currency(currency, field, faults);
        let totals = &mut self.draft.statement.totals;
        totals.line = field.line;
        if field.tag == "90C" {
            totals.money_in = Some(sum.canonical());
            self.draft.counts[0] = Some(count);
        } else {
            totals.money_out = Some(sum.canonical());
            self.draft.counts[1] = Some(count);
        }
    }

    /// Ends a message, and joins it to the one before if that goes on in it.
    fn end_message(&mut self) {
        self.behind = NarrativeOwner::Statement;
        let draft = std::mem::take(&mut self.draft);
        let statement = &draft.statement;
        if statement.account.is_none()
            && statement.opening.is_none()
            && statement.closing.is_none()
            && statement.entries.is_empty()
        {
            return;
        }
        match self.statements.last_mut().filter(|last| goes_on(last, &draft)) {
            Some(last) => {
                last.goes_on = draft.goes_on;
                last.reversals += draft.reversals;
                // Sums of a page are none of all pages.
                let is_of_page = last.counts != [None, None];
                last.counts = if is_of_page { [None, None] } else { draft.counts };
                last.statement.totals =
                    if is_of_page { StatedTotals::default() } else { draft.statement.totals };
                last.statement.closing = draft.statement.closing;
                last.statement.entries.extend(draft.statement.entries);
                last.statement.left_out.extend(draft.statement.left_out);
            }
            None => self.statements.push(draft),
        }
    }

    pub(super) fn finish(mut self) -> Vec<StructuredStatement> {
        self.end_message();
        let goes_on: Vec<bool> =
            self.statements.iter().map(|draft| is_followed(draft, &self.statements)).collect();
        self.statements
            .into_iter()
            .zip(goes_on)
            .map(|(draft, is_followed)| finished(draft, is_followed))
            .collect()
    }
}

/// Whether a message is the next page of the one before.
fn goes_on(last: &Mt940Draft, next: &Mt940Draft) -> bool {
    let amount =
        |balance: &Option<DatedBalance>| balance.as_ref().map(|stated| stated.amount.clone());
    last.goes_on
        && next.goes_on_from
        && last.statement.account == next.statement.account
        && last.statement.currency == next.statement.currency
        && amount(&last.statement.closing) == amount(&next.statement.opening)
}

/// Whether a statement of the file opens with what this one closes with.
fn is_followed(draft: &Mt940Draft, all: &[Mt940Draft]) -> bool {
    let Some(closing) = &draft.statement.closing else { return false };
    all.iter().map(|other| &other.statement).any(|other| {
        let opening = other.opening.as_ref();
        other.account == draft.statement.account
            && opening.is_some_and(|it| it.line > closing.line && it.amount == closing.amount)
    })
}

fn finished(draft: Mt940Draft, is_followed: bool) -> StructuredStatement {
    let Mt940Draft { mut statement, counts, goes_on_from, goes_on, reversals, .. } = draft;
    // MT940 always has balances; a message without any, and with the totals of MT942, is one.
    let has_balance = statement.opening.is_some() || statement.closing.is_some();
    statement.is_interim |= !has_balance && counts != [None, None];
    statement.format = String::from(if statement.is_interim { "MT942" } else { "MT940" });
    statement.totals.count = match counts {
        [Some(money_in), Some(money_out)] => money_in.checked_add(money_out),
        _ => None,
    };
    if let Some(opening) = statement.opening.as_ref().filter(|_| goes_on_from) {
        statement.notes.push(Fault::of_cell(
            opening.line,
            ":60M:",
            &opening.amount,
            "is the balance of a page, and the page before it is not in the file",
        ));
    }
    if let Some(closing) = statement.closing.as_ref().filter(|_| goes_on && !is_followed) {
        statement.notes.push(Fault::of_cell(
            closing.line,
            ":62M:",
            &closing.amount,
            "is the balance of a page, and the page behind it is not in the file",
        ));
    }
    statement.notes.extend(far_outside(&statement));
    if reversals > 0 && !statement.is_interim {
        (statement.totals.money_in, statement.totals.money_out) = (None, None);
    }
    let with_left_out = (statement.entries.len() + statement.left_out.len()) as u64;
    prove(&mut statement, &[with_left_out]);
    drop_shared_ids(&mut statement);
    statement
}

/// That entries are of days far from those of the balances around them.
fn far_outside(statement: &StructuredStatement) -> Option<Fault> {
    let day = |balance: &Option<DatedBalance>| balance.as_ref().and_then(|one| one.day);
    let (from, to) = day(&statement.opening).zip(day(&statement.closing))?;
    let (first, last) = (from.plus_days(-BALANCE_DAYS_MAX), to.plus_days(BALANCE_DAYS_MAX));
    let mut outside = statement.entries.iter().filter(|one| !(first..=last).contains(&one.date));
    let (found, more) = (outside.next()?, outside.count());
    let others = if more == 0 { String::new() } else { format!(", and so are {more} more") };
    let message = format!(
        "is of {}, which is outside the days of the balances, {from} to {to}{others}",
        found.date
    );
    Some(Fault::at_line(found.line, message))
}

fn entry(read: Mt940Line, line: u64) -> StatementEntry {
    let description = read
        .supplement
        .as_ref()
        .or(read.reference.as_ref())
        .or(read.kind.as_ref())
        .or(read.bank_reference.as_ref());
    StatementEntry {
        line,
        date: read.date,
        value_date: Some(read.value_date),
        amount: read.amount.canonical(),
        description: description.cloned().unwrap_or_default(),
        counterparty: None,
        reference: read.reference,
        bank_id: read.bank_reference.filter(|id| id.len() >= ID_BYTES_MIN),
        kind: read.kind,
        balance: None,
    }
}

/// Adds what `:86:` says to an entry; the text of its `:61:` stands in only where there is no other.
fn tell(entry: &mut StatementEntry, narrative: Narrative, was_told: bool) {
    let told = narrative.description();
    if was_told {
        push_words(&mut entry.description, &told);
    } else if !told.is_empty() {
        entry.description = told;
    } else if let Some(kind) = narrative.kind {
        entry.description = joined(&kind, &entry.description);
    }
    if narrative.counterparty.is_some() {
        entry.counterparty = narrative.counterparty;
    }
    if narrative.reference.is_some() {
        entry.reference = narrative.reference;
    }
}
