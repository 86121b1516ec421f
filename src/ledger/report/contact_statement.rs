//! The statement of account of a contact: what there was before, what came about, what is left and since when.

use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::ledger::report::{
    AgedAmounts, ContactStatement, ContactStatementItem, ContactStatementLine,
};
use crate::csv::Lines;
use crate::date::Date;
use crate::id::{ContactId, ContraId, InvoiceId, JournalId, SettlementId};
use crate::money::Money;

use super::aged::{amounts, due_from};

/// Whose statement it is, and of which days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatementOf {
    /// The contact.
    pub contact: ContactId,
    /// What it is called.
    pub name: String,
    /// Its name elsewhere.
    pub reference: Option<String>,
    /// Customer or supplier.
    pub side: InvoiceType,
    /// The first and the last day.
    pub days: [Date; 2],
    /// Of all amounts.
    pub currency: String,
}

/// A document, a receipt or a payment as it came about, or as it was voided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContactMovement {
    /// The day it counts from.
    pub day: Date,
    /// What it is.
    pub kind: ContactStatementItem,
    /// It takes back what came about before.
    pub is_void: bool,
    /// The document, if it is one.
    pub invoice: Option<InvoiceId>,
    /// The receipt or payment, if it is one.
    pub settlement: Option<SettlementId>,
    /// The contra, if it is one.
    pub contra: Option<ContraId>,
    /// What it was posted by.
    pub journal: JournalId,
    /// The document's number.
    pub number: Option<String>,
    /// What else it is known by.
    pub reference: Option<String>,
    /// When an invoice is due.
    pub due: Option<Date>,
    /// Minor units; what is owed grows by it.
    pub amount_minor: i64,
    /// What of it is open at the end of the last day, with the amount's sign.
    pub open_minor: i64,
}

/// The statement, of what a contact came to before its days and of what came about since; among that may be
/// what came about before and is open still. Movements are in order; those of its days become lines.
#[must_use]
pub fn statement(
    of: StatementOf,
    opening_minor: i64,
    movements: Vec<ContactMovement>,
) -> ContactStatement {
    let [date_from, date_to] = of.days;
    let open = open_by_age(&movements, date_to);
    let mut balance_minor = opening_minor;
    let within = movements.into_iter().filter(|movement| movement.day >= date_from);
    let lines = within.map(|movement| {
        balance_minor += movement.amount_minor;
        ContactStatementLine {
            date: movement.day,
            kind: movement.kind,
            void: movement.is_void,
            invoice_id: movement.invoice,
            settlement_id: movement.settlement,
            contra_id: movement.contra,
            journal_id: movement.journal,
            number: movement.number,
            reference: movement.reference,
            due_date: movement.due,
            amount: Money::from_minor(movement.amount_minor),
            outstanding: Money::from_minor(movement.open_minor),
            balance: Money::from_minor(balance_minor),
        }
    });
    let lines = lines.collect();
    ContactStatement {
        contact_id: of.contact,
        contact_name: of.name,
        contact_reference: of.reference,
        invoice_type: of.side,
        date_from,
        date_to,
        currency: of.currency,
        opening_balance: Money::from_minor(opening_minor),
        lines,
        closing_balance: Money::from_minor(balance_minor),
        open,
    }
}

/// What is open, by the days that it is overdue at the end of this one.
fn open_by_age(movements: &[ContactMovement], as_at: Date) -> AgedAmounts {
    let from = due_from(as_at);
    let (mut due_minor, mut unallocated_minor) = ([0; 5], 0);
    for movement in movements {
        match movement.due {
            Some(due) => {
                let age = from.iter().take_while(|first| due < **first).count();
                due_minor[age] += movement.open_minor;
            }
            None => unallocated_minor += movement.open_minor,
        }
    }
    amounts(due_minor, unallocated_minor)
}

/// A line for the balance before, for each movement, and for the balance after.
#[must_use]
pub fn csv(statement: &ContactStatement) -> String {
    const COLUMNS: [&str; 10] = [
        "date",
        "kind",
        "void",
        "number",
        "reference",
        "due_date",
        "journal_id",
        "amount",
        "outstanding",
        "balance",
    ];
    let mut lines = Lines::headed(&COLUMNS);
    let balance = |lines: &mut Lines, kind: &str, day: Date, balance: Money| {
        lines.plain(day).plain(kind);
        for _ in 0..7 {
            lines.plain("");
        }
        lines.plain(balance).end();
    };
    balance(&mut lines, "opening", statement.date_from, statement.opening_balance);
    for line in &statement.lines {
        lines.plain(line.date).plain(line.kind).plain(line.void);
        lines.optional(line.number.as_deref()).optional(line.reference.as_deref());
        lines.plain(line.due_date.map(|day| day.to_string()).unwrap_or_default());
        lines.plain(line.journal_id);
        lines.plain(line.amount).plain(line.outstanding).plain(line.balance).end();
    }
    balance(&mut lines, "closing", statement.date_to, statement.closing_balance);
    lines.take()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn movement(on: &str, kind: ContactStatementItem, amounts: [i64; 2]) -> ContactMovement {
        let is_invoice = kind == ContactStatementItem::Invoice;
        ContactMovement {
            day: day(on),
            kind,
            is_void: false,
            invoice: is_invoice.then_some(InvoiceId::new(1)),
            contra: None,
            settlement: (!is_invoice).then_some(SettlementId::new(1)),
            journal: JournalId::new(1),
            number: is_invoice.then(|| "=1".to_owned()),
            reference: None,
            due: is_invoice.then(|| day(on).plus_days(30)),
            amount_minor: amounts[0],
            open_minor: amounts[1],
        }
    }

    fn made() -> ContactStatement {
        let of = StatementOf {
            contact: ContactId::new(1),
            name: "Birch Ltd".into(),
            reference: None,
            side: InvoiceType::Sales,
            days: [day("2026-03-01"), day("2026-03-31")],
            currency: "GBP".into(),
        };
        let movements = vec![
            movement("2025-11-01", ContactStatementItem::Invoice, [1000, 400]),
            movement("2026-03-01", ContactStatementItem::Invoice, [500, 500]),
            movement("2026-03-31", ContactStatementItem::Receipt, [-300, -100]),
        ];
        statement(of, 600, movements)
    }

    #[test]
    fn what_came_before_is_in_the_opening_balance_and_ages_all_the_same() {
        let made = made();
        let balances = made.lines.iter().map(|line| line.balance.to_string());
        assert_eq!(balances.collect::<Vec<_>>(), ["11.00", "8.00"]);
        assert_eq!(made.opening_balance.to_string(), "6.00");
        assert_eq!(made.closing_balance.to_string(), "8.00");
        // Due on 31 March is not overdue that day; due on 1 December is, by more than 90 days.
        assert_eq!(made.open.current.to_string(), "5.00");
        assert_eq!(made.open.days_over_90.to_string(), "4.00");
        assert_eq!(made.open.unallocated.to_string(), "-1.00");
        assert_eq!(made.open.total, made.closing_balance);
    }

    #[test]
    fn each_row_has_a_cell_for_each_column_and_a_number_is_no_formula() {
        let text = csv(&made());
        let rows: Vec<&str> = text.lines().collect();
        assert!(rows.iter().all(|row| row.split(',').count() == 10), "{text}");
        assert_eq!(rows[1], "2026-03-01,opening,,,,,,,,6.00");
        assert!(rows[2].starts_with("2026-03-01,invoice,false,'=1,,2026-03-31,"), "{text}");
        assert_eq!(rows[4], "2026-03-31,closing,,,,,,,,8.00");
    }
}
