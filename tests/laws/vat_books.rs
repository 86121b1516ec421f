//! Books that know of nothing but VAT: what documents, payments, write-offs and deposits count for, and what the account
//! for VAT moves by.

use tieout::contract::chart::AccountType;
use tieout::contract::ledger::account::{AccountGroup, AccountStatus, Role};
use tieout::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use tieout::contract::ledger::organisation::{OutstandingVat, VatMethod, VatScheme};
use tieout::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use tieout::contract::ledger::vat_side::Side;
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::{AccountId, AllocationId, InvoiceId};
use tieout::ledger::bad_debt::NeverDueVat;
use tieout::ledger::deposit::{DepositShare, DepositVat};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::leaving_cash::never_falls_due;
use tieout::ledger::posting::{Leg, Posting};
use tieout::ledger::settling_up::{CountedOn, SettlingUp};
use tieout::ledger::vat_entry::{
    CountedSoFar, CountedVat, DocumentVat, SettledChange, SettledShare, VatByCode, VatCounting,
};
use tieout::ledger::vat_method::{VatMethods, counts_of, return_method};
use tieout::ledger::vat_return::{PeriodFigures, VatTotals};
use tieout::ledger::{Book, LedgerAccount};
use tieout::money::Money;

/// The account for VAT.
const CONTROL: AccountId = AccountId::new(9);

/// The account for VAT on deposits.
const DEPOSITS: AccountId = AccountId::new(8);

/// A document that is in the books.
pub(crate) struct Issued {
    vat: DocumentVat,
    counts: VatCounts,
    posting: Posting,
    pub(crate) gross: i64,
    settled: i64,
    counted: CountedSoFar,
    /// The day on which it is settled up, where cash accounting is left.
    settles_up_on: Option<Date>,
    paid: Vec<SettledChange>,
    counted_on: Vec<CountedOn>,
    void: Option<Date>,
    /// What is written off: the day, the amount, and the debit of the account for VAT where VAT never falls due.
    written_off: Vec<(Date, i64, Option<i64>)>,
    /// For how much of it VAT never falls due.
    never_due: Vec<(Date, i64)>,
}

/// Books that know of nothing but VAT.
pub(crate) struct VatBooks {
    methods: VatMethods,
    pub(crate) book: Book,
    pub(crate) issued: Vec<Issued>,
    entries: Vec<CountedVat>,
    /// What the account for VAT has moved by: a credit is above 0.
    pub(crate) control: i64,
}

pub(crate) fn day(text: &str) -> Date {
    Date::parse_iso(text).expect("a day")
}

/// A method; where it follows cash accounting, what is outstanding is settled up in this way.
pub(crate) fn method(
    scheme: VatScheme,
    from: Option<Date>,
    outstanding: Option<OutstandingVat>,
) -> VatMethod {
    let percent =
        (scheme == VatScheme::FlatRate).then(|| Factor::parse("12").expect("a percentage"));
    VatMethod {
        effective_from: from,
        vat_registered: scheme != VatScheme::None,
        vat_number: None,
        vat_scheme: scheme,
        flat_rate_percent: percent,
        outstanding_vat: outstanding.filter(|_| scheme != VatScheme::Cash && from.is_some()),
    }
}

fn account(id: AccountId, account_type: AccountType, role: Role) -> (AccountId, LedgerAccount) {
    let account = LedgerAccount {
        id,
        code: id.to_string(),
        account_type,
        role: Some(role),
        group: AccountGroup::CurrentAssets,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    (id, account)
}

impl VatBooks {
    pub(crate) fn under(methods: VatMethods) -> Self {
        let accounts = [
            account(CONTROL, AccountType::Liability, Role::VatControl),
            account(DEPOSITS, AccountType::Asset, Role::VatOnDeposits),
        ];
        let book = Book { accounts: accounts.into(), ..Book::default() };
        Self { methods, book, issued: Vec::new(), entries: Vec::new(), control: 0 }
    }

    /// A document of one line; gives its place.
    pub(crate) fn issue(
        &mut self,
        what: (InvoiceType, InvoiceKind),
        [issued, tax_point]: [Date; 2],
        (code, net, vat): (LedgerVatCode, i64, i64),
    ) -> usize {
        self.issue_kind(what, [issued, tax_point], (code, TaxCodeKind::Standard, net, vat))
    }

    /// The same of a code of a kind.
    pub(crate) fn issue_kind(
        &mut self,
        what: (InvoiceType, InvoiceKind),
        [issued, tax_point]: [Date; 2],
        (code, kind, net, vat): (LedgerVatCode, TaxCodeKind, i64, i64),
    ) -> usize {
        let gross = if kind.is_reverse() { net } else { net + vat };
        let of_line = Leg {
            vat_code: Some(code),
            vat_kind: kind,
            vat: Money::from_minor(vat),
            ..Leg::plain(AccountId::new(2), -net)
        };
        let mut legs = vec![Leg::plain(AccountId::new(1), gross), of_line.clone()];
        legs.extend(of_line.vat_lines().map(|amount| Leg {
            vat_code: Some(code),
            is_generated: true,
            ..Leg::plain(CONTROL, amount.minor())
        }));
        let posting = Posting::of(legs).expect("it balances");
        let is_mirrored = (what.0 == InvoiceType::Sales) != (what.1 == InvoiceKind::Invoice);
        let posting = if is_mirrored { posting.mirrored() } else { posting };
        let id = InvoiceId::new(self.issued.len() as u128 + 1);
        let document = DocumentVat::new(id, what, issued, tax_point);
        let counts = counts_of(self.methods.on(tax_point));
        let counted = CountedSoFar::default();
        let settles_up_on = self.methods.settles_up_on(tax_point);
        let made = Issued {
            vat: document,
            counts,
            posting,
            gross,
            settled: 0,
            counted,
            settles_up_on,
            paid: Vec::new(),
            counted_on: Vec::new(),
            void: None,
            written_off: Vec::new(),
            never_due: Vec::new(),
        };
        self.issued.push(made);
        self.post(self.issued.len() - 1, issued, false);
        self.issued.len() - 1
    }

    fn post(&mut self, place: usize, on: Date, is_mirror: bool) {
        let made = &mut self.issued[place];
        let posting = if is_mirror { made.posting.mirrored() } else { made.posting.clone() };
        let counting = VatCounting::of_document(made.vat, made.counts);
        let rows = counting.of(&posting, on, 1, &self.book).expect("a document says its side");
        // What is settled up is taken back by its own rule.
        let is_whole = !is_mirror || made.settles_up_on.is_none();
        let usual = rows.iter().filter(|row| row.entry.kind == TaxCodeKind::Standard);
        for row in usual.filter(|_| is_whole) {
            let whole = made.counted.whole.entry((row.entry.side, row.entry.code)).or_default();
            whole.net += row.entry.net.minor();
            whole.vat += row.entry.vat.minor();
        }
        let of_vat = posting.legs().iter().filter(|leg| leg.account == CONTROL);
        self.control -= of_vat.map(|leg| leg.amount.minor()).sum::<i64>();
        self.entries.extend(rows);
        self.settle_up(place);
    }

    pub(crate) fn void(&mut self, place: usize, on: Date) {
        self.issued[place].void = Some(on);
        self.post(place, on, true);
    }

    /// Counts what is to count of a document by now, where it is settled up on a day.
    fn settle_up(&mut self, place: usize) {
        let made = &mut self.issued[place];
        let Some(on) = made.settles_up_on.filter(|_| made.counts == VatCounts::Paid) else {
            return;
        };
        let settling = SettlingUp {
            document: made.vat,
            sequence: 1,
            on,
            gross: made.gross,
            whole: made.counted.whole.clone(),
            paid: made.paid.clone(),
            never_due: made.never_due.clone(),
            void: made.void,
        };
        let rows = settling.rows(&made.counted_on, made.counted.part, &self.book);
        made.counted_on
            .extend(rows.iter().map(|row| CountedOn { day: row.entry_date, entry: row.entry }));
        self.entries.extend(rows);
    }

    /// More of a document is settled, or less.
    pub(crate) fn settle(&mut self, place: usize, date: Date, amount: i64) {
        let change = SettledChange { allocation: AllocationId::new(1), date, amount };
        let made = &mut self.issued[place];
        made.settled += amount;
        made.paid.push(change);
        if made.counts != VatCounts::Paid {
            return;
        }
        if made.settles_up_on.is_some() {
            return self.settle_up(place);
        }
        let now = SettledShare { settled: made.settled, gross: made.gross };
        let so_far = made.counted.clone();
        let rows = CountedVat::of_changes((made.vat, 1), now, &[change], so_far, &self.book);
        for row in &rows {
            let before = made.counted.before.entry((row.entry.side, row.entry.code)).or_default();
            before.net += row.entry.net.minor();
            before.vat += row.entry.vat.minor();
        }
        self.entries.extend(rows);
    }

    /// What is outstanding of a document is written off, which is due when it is supplied.
    pub(crate) fn write_off(&mut self, place: usize, on: Date) {
        let made = &mut self.issued[place];
        let standing: i64 = made.written_off.iter().map(|(_, amount, _)| amount).sum();
        let amount = made.gross - made.settled - standing;
        if amount <= 0 || made.void.is_some() {
            return;
        }
        let supplied = made.vat.tax_point;
        let is_never_due = made.counts == VatCounts::Paid
            && never_falls_due(on, supplied, supplied, made.settles_up_on);
        let debit = is_never_due.then(|| {
            let so_far = made.written_off.iter().filter(|(_, _, debit)| debit.is_some());
            let [amounts, taken] = so_far
                .fold([0, 0], |[sum, vat], (_, of, debit)| [sum + of, vat + debit.unwrap_or(0)]);
            let (side, gross) = (made.vat.side, made.gross);
            let whole = &made.counted.whole;
            NeverDueVat::of(whole, side, gross, amounts + amount).beside(taken).debit
        });
        made.written_off.push((on, amount, debit));
        made.never_due.extend(debit.map(|_| (on, amount)));
        self.control -= debit.unwrap_or(0);
        self.settle_up(place);
    }

    /// What was written off last is due again from a day on.
    pub(crate) fn write_back(&mut self, place: usize, on: Date) {
        let made = &mut self.issued[place];
        let Some((day, amount, debit)) = made.written_off.pop() else { return };
        made.never_due.extend(debit.map(|_| (day.max(on), -amount)));
        self.control += debit.unwrap_or(0);
        self.settle_up(place);
    }

    /// A receipt of a customer that is a deposit; gives its VAT.
    pub(crate) fn deposit(
        &mut self,
        on: Date,
        code: LedgerVatCode,
        gross: i64,
    ) -> Option<DepositVat> {
        let money = Money::from_minor(gross);
        let deposit = DepositVat::of_receipt(code, true, (money, on), &self.book.rates).ok()?;
        let legs = deposit.legs(&self.book).expect("both accounts are there");
        self.post_lines(&Posting::of(legs).expect("it balances"), on, on);
        Some(deposit)
    }

    /// All of a deposit is allocated to an invoice that counts on a day.
    pub(crate) fn release(&mut self, deposit: &DepositVat, received: Date, counts: Date) {
        let all = deposit.released(deposit.gross, DepositShare::default());
        let posting = deposit.release(all, &self.book).expect("both accounts are there");
        self.post_lines(&posting.expect("something"), received.max(counts), received);
    }

    /// Lines that belong to no document, by the method of a day.
    fn post_lines(&mut self, posting: &Posting, on: Date, method: Date) {
        let rows = VatCounting::Undoing(method).of(posting, on, 1, &self.book);
        let of_vat = posting.legs().iter().filter(|leg| leg.account == CONTROL);
        self.control -= of_vat.map(|leg| leg.amount.minor()).sum::<i64>();
        self.entries.extend(rows.expect("the accounts are there"));
    }

    pub(crate) fn figures(&self, [from, to]: [Date; 2]) -> PeriodFigures {
        let mut figures = PeriodFigures::ending(return_method(self.methods.on(to)));
        for row in &self.entries {
            if row.vat_date.is_some_and(|day| from <= day && day <= to) {
                let method = return_method(self.methods.on(row.method_date));
                figures.add(method, row.entry.kind, VatTotals::default().with(row.entry));
            }
        }
        figures
    }

    /// VAT of documents that is to count when they are paid, but for what never falls due.
    pub(crate) fn to_be_paid(&self) -> i64 {
        let signed = |side: Side, vat: i64| if side == Side::Output { vat } else { -vat };
        let sum = |of: &VatByCode| -> i64 {
            of.iter().map(|((side, _), sum)| signed(*side, sum.vat)).sum()
        };
        let open = |made: &Issued| -> i64 {
            if made.counts != VatCounts::Paid {
                return 0;
            }
            let taken_off: i64 = made.written_off.iter().filter_map(|(_, _, debit)| *debit).sum();
            let whole = match made.void {
                Some(_) if made.settles_up_on.is_some() => 0,
                _ => sum(&made.counted.whole),
            };
            let counted: i64 = match made.settles_up_on {
                Some(_) => made
                    .counted_on
                    .iter()
                    .map(|one| signed(one.entry.side, one.entry.vat.minor()))
                    .sum(),
                None => sum(&made.counted.before),
            };
            whole - counted - taken_off
        };
        self.issued.iter().map(open).sum()
    }

    /// The account for VAT is what counts and what is to count when it is paid.
    pub(crate) fn reconciles(&self) -> bool {
        let ever = self.figures([Date::FIRST, Date::LAST]).totals().tracked();
        i128::from(self.control) == ever + i128::from(self.to_be_paid())
    }
}
