//! What documents and money should be.

use std::collections::BTreeMap;

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::settlement::SettlementType;
use tieout::date::Date;
use tieout::id::{AllocationId, BankTransactionId, ContactId, InvoiceId, SettlementId};

/// Where what settles is in the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Money(usize),
    Note(usize),
    /// Nothing: it is written off, as the so-manieth.
    WriteOff(usize),
}

#[derive(Debug)]
pub(super) struct Document {
    pub(super) id: InvoiceId,
    pub(super) contact: usize,
    pub(super) side: InvoiceType,
    pub(super) is_note: bool,
    pub(super) gross: i64,
    pub(super) is_void: bool,
    pub(super) date: Date,
    /// Where it is void, the day.
    pub(super) void_date: Option<Date>,
}

#[derive(Debug)]
pub(super) struct Money {
    pub(super) id: SettlementId,
    pub(super) contact: usize,
    pub(super) side: InvoiceType,
    pub(super) kind: SettlementType,
    pub(super) amount: i64,
    pub(super) is_void: bool,
    pub(super) date: Date,
    /// Where it is void, the day.
    pub(super) void_date: Option<Date>,
    /// The row that is this money, and whether that made it.
    pub(super) row: Option<(usize, bool)>,
}

#[derive(Debug)]
pub(super) struct Row {
    pub(super) id: BankTransactionId,
    pub(super) amount: i64,
    pub(super) is_confirmed: bool,
    /// When what it had made was last undone.
    pub(super) taken_back: Option<Date>,
    /// The money that it was matched to and is no longer.
    pub(super) unlinked: Vec<usize>,
}

pub(super) struct Part {
    pub(super) id: AllocationId,
    pub(super) by: By,
    pub(super) document: usize,
    pub(super) minor: i64,
    /// From this day on.
    pub(super) date: Date,
}

/// A part that was taken back, and the first day on which it did not count any more.
pub(super) struct Gone {
    part: Part,
    until: Date,
}

#[derive(Default)]
pub(super) struct Model {
    pub(super) contacts: Vec<ContactId>,
    pub(super) documents: Vec<Document>,
    pub(super) money: Vec<Money>,
    pub(super) rows: Vec<Row>,
    pub(super) parts: Vec<Part>,
    pub(super) gone: Vec<Gone>,
    /// How many there were.
    pub(super) write_offs: usize,
}

impl Model {
    pub(super) fn due(&self, document: usize) -> i64 {
        let is_its = |part: &&Part| part.document == document || part.by == By::Note(document);
        let settled: i64 = self.parts.iter().filter(is_its).map(|part| part.minor).sum();
        self.documents[document].gross - settled
    }

    pub(super) fn left(&self, by: By) -> i64 {
        let used =
            self.parts.iter().filter(|part| part.by == by).map(|part| part.minor).sum::<i64>();
        match by {
            By::Money(at) => self.money[at].amount - used,
            By::Note(at) => self.due(at),
            By::WriteOff(_) => 0,
        }
    }

    /// What money may settle of a document: what is due, and what is written off.
    fn recoverable(&self, document: usize) -> i64 {
        let is_its = |part: &&Part| part.document == document && matches!(part.by, By::WriteOff(_));
        let written_off = self.parts.iter().filter(is_its).map(|part| part.minor);
        self.due(document) + written_off.sum::<i64>()
    }

    /// Why these parts of money do not go, which is of this contact and side, and settles notes or not.
    pub(super) fn refuses(
        &self,
        of: (usize, InvoiceType, bool),
        left: i64,
        parts: &[(usize, i64)],
    ) -> Option<&'static str> {
        self.refuses_beyond(of, left, parts, |document| self.recoverable(document))
    }

    /// The same of a credit note.
    pub(super) fn refuses_credit(
        &self,
        of: (usize, InvoiceType, bool),
        left: i64,
        parts: &[(usize, i64)],
    ) -> Option<&'static str> {
        self.refuses_beyond(of, left, parts, |document| self.due(document))
    }

    fn refuses_beyond(
        &self,
        (contact, side, for_notes): (usize, InvoiceType, bool),
        left: i64,
        parts: &[(usize, i64)],
        most: impl Fn(usize) -> i64,
    ) -> Option<&'static str> {
        let mut of_each: BTreeMap<usize, i64> = BTreeMap::new();
        for (document, minor) in parts {
            let it = &self.documents[*document];
            if it.side != side || it.is_note != for_notes {
                return Some("type_mismatch");
            }
            if it.contact != contact {
                return Some("contact_mismatch");
            }
            if it.is_void {
                return Some("invoice_not_open");
            }
            *of_each.entry(*document).or_default() += minor;
            if of_each[document] > most(*document) {
                return Some("over_allocated");
            }
        }
        let total: i64 = parts.iter().map(|(_, minor)| minor).sum();
        (total > left).then_some("over_allocated")
    }

    pub(super) fn add(&mut self, first: AllocationId, by: By, parts: &[(usize, i64)]) {
        let mut made = Vec::new();
        let mut of_each: BTreeMap<usize, i64> = BTreeMap::new();
        for ((document, minor), place) in parts.iter().zip(0..) {
            let id = AllocationId::new(first.bits() + place);
            let (own, of) = (self.day_of(by), self.documents[*document].date);
            let free = self.taken_back(by).max(self.taken_back(By::Note(*document)));
            let date = own.max(of).max(free.unwrap_or(of));
            made.push(Part { id, by, document: *document, minor: *minor, date });
            *of_each.entry(*document).or_default() += minor;
        }
        for (document, sum) in of_each {
            let date = made.iter().find(|part| part.document == document).expect("a part").date;
            self.recover(document, sum - self.due(document), date);
        }
        self.parts.extend(made);
    }

    /// Makes so much of a document due again that is written off, for money of a day.
    fn recover(&mut self, document: usize, mut excess: i64, money: Date) {
        while excess > 0 {
            let is_its =
                |part: &&Part| part.document == document && matches!(part.by, By::WriteOff(_));
            let last = self.parts.iter().filter(is_its).max_by_key(|part| part.id);
            let last = last.map(|part| (part.id, part.minor, part.date));
            let (id, minor, date) = last.expect("what is written off");
            let date = date.max(money);
            self.lose(|part| part.id == id, date);
            if minor > excess {
                let (id, by) = (AllocationId::new(id.bits() + 1), By::WriteOff(self.write_offs));
                self.write_offs += 1;
                self.parts.push(Part { id, by, document, minor: minor - excess, date });
            }
            excess -= minor;
        }
    }

    fn day_of(&self, by: By) -> Date {
        match by {
            By::Money(at) => self.money[at].date,
            By::Note(at) => self.documents[at].date,
            By::WriteOff(_) => unreachable!("a write-off says its day"),
        }
    }

    /// When something of money or of a document was last taken back, whatever it was to the other side;
    /// of what had counted, or of everything.
    pub(super) fn taken_back(&self, of: By) -> Option<Date> {
        let is_its = |gone: &&Gone| {
            let part = &gone.part;
            let is_of = part.by == of || By::Note(part.document) == of;
            is_of && gone.until > part.date
        };
        self.gone.iter().filter(is_its).map(|gone| gone.until).max()
    }

    /// Takes parts back on a day.
    pub(super) fn lose(&mut self, is_lost: impl Fn(&Part) -> bool, day: Date) {
        let (lost, kept) = std::mem::take(&mut self.parts).into_iter().partition(is_lost);
        self.parts = kept;
        let lost: Vec<Part> = lost;
        self.gone.extend(lost.into_iter().map(|part| Gone { until: part.date.max(day), part }));
    }

    /// What is due of invoices at the end of a day, and what settles nothing then, a debt of the contact
    /// positive.
    pub(super) fn past(&self, side: InvoiceType, day: Date) -> [i64; 2] {
        let live = self.parts.iter().filter(|part| part.date <= day);
        let gone = self.gone.iter().filter(|gone| gone.part.date <= day && day < gone.until);
        let parts: Vec<&Part> = live.chain(gone.map(|gone| &gone.part)).collect();
        let used = |of: By| {
            let is_its = |part: &&&Part| part.by == of || By::Note(part.document) == of;
            parts.iter().filter(is_its).map(|part| part.minor).sum::<i64>()
        };
        let is_there = |void: Option<Date>| void.is_none_or(|void| day < void);
        let (mut due, mut apart) = (0, 0);
        for (at, it) in self.documents.iter().enumerate() {
            if it.side == side && it.date <= day {
                let left = if is_there(it.void_date) { it.gross } else { 0 } - used(By::Note(at));
                assert!(left >= 0 || !is_there(it.void_date), "used twice on {day}");
                if it.is_note { apart -= left } else { due += left }
            }
        }
        for (at, it) in self.money.iter().enumerate() {
            if it.side == side && it.date <= day {
                let left = if is_there(it.void_date) { it.amount } else { 0 } - used(By::Money(at));
                assert!(left >= 0 || !is_there(it.void_date), "used twice on {day}");
                apart += if it.kind.is_refund(side) { left } else { -left };
            }
        }
        [due, apart]
    }

    pub(super) fn take_back(&mut self, at: usize) -> Date {
        let taken_back = self.taken_back(By::Money(at));
        let it = &mut self.money[at];
        let day = taken_back.map_or(it.date, |day| day.max(it.date));
        (it.is_void, it.void_date, it.row) = (true, Some(day), None);
        self.lose(|part| part.by == By::Money(at), day);
        day
    }

    /// When what a row stood for last was undone.
    pub(super) fn undone(&self, row: usize) -> Option<Date> {
        let Row { taken_back, unlinked, .. } = &self.rows[row];
        let unlinked = unlinked.iter().map(|at| &self.money[*at]);
        // What is void on its own day never counted.
        let counted = unlinked.filter_map(|it| it.void_date.filter(|day| *day > it.date));
        (*taken_back).max(counted.max())
    }

    /// What a side's control account comes to, a debit positive.
    pub(super) fn control(&self, side: InvoiceType) -> i64 {
        let sign = if side == InvoiceType::Sales { 1 } else { -1 };
        let of_document = |it: &Document| if it.is_note { -it.gross } else { it.gross };
        let documents = self.documents.iter().filter(|it| it.side == side && !it.is_void);
        let money = self.money.iter().filter(|it| it.side == side && !it.is_void);
        let paid =
            money.map(|it| it.kind.signed(tieout::money::Money::from_minor(it.amount)).minor());
        let of_side = |part: &&Part| self.documents[part.document].side == side;
        let written_off = self.parts.iter().filter(of_side).filter_map(|part| match part.by {
            By::WriteOff(_) if self.documents[part.document].is_note => Some(-part.minor),
            By::WriteOff(_) => Some(part.minor),
            _ => None,
        });
        let documents = documents.map(of_document).sum::<i64>() - written_off.sum::<i64>();
        sign * documents - paid.sum::<i64>()
    }

    /// What a contact owes, or is owed, by what is open.
    pub(super) fn open(&self, contact: usize, side: InvoiceType) -> i64 {
        let documents = self.documents.iter().enumerate();
        let its =
            documents.filter(|(_, it)| it.contact == contact && it.side == side && !it.is_void);
        let due = its.map(|(at, it)| if it.is_note { -self.due(at) } else { self.due(at) });
        let usual = if side == InvoiceType::Sales {
            SettlementType::Receipt
        } else {
            SettlementType::Payment
        };
        let money = self.money.iter().enumerate();
        let money = money.filter(|(_, it)| it.contact == contact && it.side == side && !it.is_void);
        let left = money.map(|(at, it)| {
            let left = self.left(By::Money(at));
            if it.kind == usual { left } else { -left }
        });
        due.sum::<i64>() - left.sum::<i64>()
    }
}
