//! Receipts of customers and payments to suppliers: what they post, and how they are undone.

use super::allocation::postable_from;
use super::bank::{BankMovement, ConfirmedPosting, SplitPart, post_parts};
use super::book::Book;
use super::deposit::DepositVat;
use super::invoice::control_role;
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::ledger::settlement::SettlementType;
use crate::date::Date;
use crate::id::{AccountId, BankTransactionId};
use crate::money::Money;

/// The line of a settlement's journal that is the bank's: the control account comes first.
pub const BANK_LINE: i64 = 2;

impl SettlementType {
    /// Whom money that went this way is settled with: customers pay in, suppliers are paid, and money
    /// back goes the other way.
    #[must_use]
    pub const fn side(self, is_refund: bool) -> InvoiceType {
        match (self, is_refund) {
            (Self::Receipt, false) | (Self::Payment, true) => InvoiceType::Sales,
            (Self::Payment, false) | (Self::Receipt, true) => InvoiceType::Purchase,
        }
    }

    /// Whether it is money back, on this side.
    #[must_use]
    pub fn is_refund(self, side: InvoiceType) -> bool {
        self.side(false) != side
    }

    /// Which way money of this amount went, and how much.
    #[must_use]
    pub const fn of(amount: Money) -> (Self, Money) {
        let magnitude = Money::from_minor(amount.minor().saturating_abs());
        if amount.minor() < 0 { (Self::Payment, magnitude) } else { (Self::Receipt, magnitude) }
    }

    /// An amount as the bank has it: money in is above 0.
    #[must_use]
    pub const fn signed(self, amount: Money) -> Money {
        match self {
            Self::Receipt => amount,
            Self::Payment => Money::from_minor(amount.minor().saturating_neg()),
        }
    }
}

/// Money of a contact that went in or out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettlementMoney {
    /// Which way.
    pub kind: SettlementType,
    /// Whom it is settled with.
    pub side: InvoiceType,
    /// The account of the bank account.
    pub bank: AccountId,
    /// The day.
    pub date: Date,
    /// How much, above 0.
    pub amount: Money,
}

impl SettlementMoney {
    /// What it becomes: the control account's line, then the bank's.
    ///
    /// # Errors
    /// [`Reason::PeriodLocked`], [`Reason::RoleAccountMissing`], [`Reason::AccountArchived`].
    pub fn post(&self, book: &Book) -> Result<Posting, Refusal> {
        Posting::of(self.legs(book)?)
    }

    /// The same of a deposit, with its VAT behind them.
    ///
    /// # Errors
    /// As [`Self::post`], and those of [`DepositVat::legs`].
    pub fn post_deposit(&self, deposit: &DepositVat, book: &Book) -> Result<Posting, Refusal> {
        let mut legs = self.legs(book)?;
        legs.extend(deposit.legs(book)?);
        Posting::of(legs)
    }

    /// The same of a bank transaction, with what else is in it behind them; the bank's line is of its whole amount.
    ///
    /// # Errors
    /// As [`Self::post`], and those of [`post`](super::bank::post) for the parts.
    pub fn post_row(
        &self,
        of: BankMovement,
        parts: &[SplitPart],
        book: &Book,
    ) -> Result<ConfirmedPosting, Refusal> {
        let mut legs = self.legs(book)?;
        if let Some(bank) = legs.last_mut() {
            bank.amount = of.amount;
        }
        post_parts(of, legs, parts, book)
    }

    fn legs(&self, book: &Book) -> Result<Vec<Leg>, Refusal> {
        book.check_open(self.date)?;
        let role = control_role(self.side);
        let control = book.required(role, "receipts and payments")?;
        let bank = book.open_account(self.bank, "bank_account_id")?;
        let amount = self.kind.signed(self.amount).minor();
        Ok(vec![Leg::plain(control.id, -amount), Leg::plain(bank.id, amount)])
    }
}

/// How a settlement stands to being matched to a row of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettlementState {
    /// The day from which it counts.
    pub date: Date,
    /// Whether it was undone.
    pub is_void: bool,
    /// Whether another row is matched to it.
    pub is_taken: bool,
}

/// Refuses a row of a statement that is not this money.
///
/// # Errors
/// [`Reason::AlreadyVoid`], [`Reason::AlreadyMatched`], [`Reason::MatchMismatch`].
pub fn check_match(
    paid: &SettlementMoney,
    standing: SettlementState,
    of: BankMovement,
) -> Result<(), Refusal> {
    let kind = paid.kind;
    let refused =
        |reason, message: String| Err(Refusal::new(reason, message).at("match.settlement_id"));
    if standing.is_void {
        return refused(Reason::AlreadyVoid, format!("the {kind} is void"));
    }
    if standing.is_taken {
        let message = format!("another bank transaction is matched to the {kind}");
        return refused(Reason::AlreadyMatched, message);
    }
    if (paid.bank, kind.signed(paid.amount)) != (of.account, of.amount) {
        let message =
            format!("the {kind} of {} is not {} of this bank account", paid.amount, of.amount);
        return refused(Reason::MatchMismatch, message);
    }
    let early = of.too_early(standing.date, &format!("the {kind}"));
    early.map_or(Ok(()), |message| refused(Reason::MatchMismatch, message))
}

/// What is refused of a contact, where the body names invoices, and by them the contact.
#[must_use]
pub fn at_invoice(refusal: Refusal) -> Refusal {
    match refusal.reason {
        Reason::ContactArchived | Reason::ContactKind => refusal.at("allocations[0].invoice_id"),
        _ => refusal,
    }
}

/// Refuses to change one that counts no more.
///
/// # Errors
/// [`Reason::AlreadyVoid`].
pub fn check_posted(kind: SettlementType, is_void: bool) -> Result<(), Refusal> {
    if !is_void {
        return Ok(());
    }
    Err(Refusal::new(Reason::AlreadyVoid, format!("the {kind} is void")))
}

/// The row of a statement that a settlement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettlementOwner {
    /// Which.
    pub transaction: BankTransactionId,
    /// Whether confirming it made the settlement.
    pub is_maker: bool,
}

/// Refuses to take apart what confirming a row of a statement made: taken apart, it would be void from
/// today only, and the row, confirmed again on its own day, in the books twice until then.
///
/// # Errors
/// [`Reason::OwnedByBankTransaction`].
pub fn check_not_owned(
    kind: SettlementType,
    owner: Option<SettlementOwner>,
) -> Result<(), Refusal> {
    match owner {
        Some(owner) if owner.is_maker => Err(owned(kind, owner)),
        _ => Ok(()),
    }
}

/// Refuses to undo what is undone, and what is to be undone by way of a row of a statement.
///
/// # Errors
/// [`Reason::AlreadyVoid`], [`Reason::OwnedByBankTransaction`].
pub fn check_void(
    kind: SettlementType,
    is_void: bool,
    owner: Option<SettlementOwner>,
) -> Result<(), Refusal> {
    if is_void {
        return Err(Refusal::new(Reason::AlreadyVoid, format!("the {kind} is void already")));
    }
    owner.map_or(Ok(()), |owner| Err(owned(kind, owner)))
}

fn owned(kind: SettlementType, owner: SettlementOwner) -> Refusal {
    let message = if owner.is_maker {
        format!("confirming a bank transaction made the {kind}: unconfirm that instead")
    } else {
        format!("a bank transaction is matched to the {kind}: unconfirm it first")
    };
    let refusal = Refusal::new(Reason::OwnedByBankTransaction, message);
    refusal.with("bank_transaction_id", owner.transaction.to_string())
}

/// What the journal of a settlement says where nobody has said anything.
#[must_use]
pub fn description(kind: SettlementType, side: InvoiceType, contact: &str) -> String {
    let is_refund = kind.is_refund(side);
    let what = match (kind, is_refund) {
        (SettlementType::Receipt, false) => "Receipt from",
        (SettlementType::Receipt, true) => "Refund from",
        (SettlementType::Payment, false) => "Payment to",
        (SettlementType::Payment, true) => "Refund to",
    };
    format!("{what} {contact}")
}

/// The day a settlement or a document is undone on: the one that is asked for, else the first that it
/// may be, or the first open day where that is locked. It may be on its own day, or on the latest on
/// which an allocation of it was taken back: the books of no day show something settled by what is void.
///
/// # Errors
/// [`Reason::PeriodLocked`] for a day that is asked for and locked, [`Reason::ReversalTooEarly`] for one
/// before the first.
pub fn void_date(
    own: Date,
    taken_back: Option<Date>,
    asked: Option<Date>,
    book: &Book,
) -> Result<Date, Refusal> {
    let first = postable_from(own, taken_back);
    if asked.is_some_and(|asked| (own..first).contains(&asked)) {
        let message = format!(
            "an allocation of it was taken back on {first}, and counts until then: it is undone on \
             that day at the earliest"
        );
        return Err(Refusal::new(Reason::ReversalTooEarly, message).at("void_date"));
    }
    // Before its own day, that is the reason.
    let first = if asked.is_some_and(|asked| asked < own) { own } else { first };
    reversal_date(first, asked, book).map_err(|refusal| {
        if refusal.reason == Reason::ReversalTooEarly { refusal.at("void_date") } else { refusal }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::{AccountGroup, AccountStatus, Role};
    use crate::ledger::LedgerAccount;

    const BANK: AccountId = AccountId::new(1);
    const RECEIVABLE: AccountId = AccountId::new(2);
    const PAYABLE: AccountId = AccountId::new(3);

    fn book(roles: &[(AccountId, Role)]) -> Book {
        let account = |(id, role): &(AccountId, Role)| LedgerAccount {
            id: *id,
            code: id.to_string(),
            account_type: AccountType::Asset,
            role: Some(*role),
            group: AccountGroup::CurrentAssets,
            default_vat_code: None,
            status: AccountStatus::Active,
        };
        let accounts: BTreeMap<_, _> = roles.iter().map(|of| (of.0, account(of))).collect();
        Book { accounts, ..Book::default() }
    }

    fn whole() -> Book {
        book(&[(BANK, Role::Bank), (RECEIVABLE, Role::Receivable), (PAYABLE, Role::Payable)])
    }

    fn paid(kind: SettlementType, side: InvoiceType) -> SettlementMoney {
        let date = Date::parse_iso("2026-03-02").unwrap();
        SettlementMoney { kind, side, bank: BANK, date, amount: Money::from_minor(12_000) }
    }

    #[test]
    fn the_control_account_comes_first_and_money_in_is_a_debit_of_the_bank() {
        use SettlementType::{Payment, Receipt};
        for (kind, side, control, bank) in [
            (Receipt, InvoiceType::Sales, RECEIVABLE, 12_000),
            (Payment, InvoiceType::Sales, RECEIVABLE, -12_000),
            (Payment, InvoiceType::Purchase, PAYABLE, -12_000),
            (Receipt, InvoiceType::Purchase, PAYABLE, 12_000),
        ] {
            let posting = paid(kind, side).post(&whole()).unwrap();
            let lines: Vec<_> =
                posting.legs().iter().map(|leg| (leg.account, leg.amount.minor())).collect();
            assert_eq!(lines, [(control, -bank), (BANK, bank)]);
            assert_eq!(kind.side(kind.is_refund(side)), side);
        }
    }

    #[test]
    fn without_a_control_account_nothing_is_posted_and_its_role_is_named() {
        let refused = paid(SettlementType::Receipt, InvoiceType::Sales)
            .post(&book(&[(BANK, Role::Bank), (PAYABLE, Role::Payable)]))
            .unwrap_err();
        assert_eq!(
            (refused.reason, &refused.details["role"]),
            (Reason::RoleAccountMissing, &serde_json::json!("receivable"))
        );
    }

    #[test]
    fn a_row_is_matched_to_the_same_money_that_counts_and_no_other_row_has() {
        let date = Date::parse_iso("2026-03-09").unwrap();
        let free = SettlementState { date, is_void: false, is_taken: false };
        let of = |account, minor| BankMovement {
            account,
            date,
            amount: Money::from_minor(minor),
            posted_on: date,
        };
        let paid = paid(SettlementType::Payment, InvoiceType::Purchase);
        let check =
            |standing, of| check_match(&paid, standing, of).map_err(|refusal| refusal.reason);
        assert_eq!(check(free, of(BANK, -12_000)), Ok(()));
        assert_eq!(check(free, of(BANK, 12_000)), Err(Reason::MatchMismatch));
        assert_eq!(check(free, of(PAYABLE, -12_000)), Err(Reason::MatchMismatch));
        let taken = SettlementState { is_taken: true, ..free };
        assert_eq!(check(taken, of(BANK, -12_000)), Err(Reason::AlreadyMatched));
        let void = SettlementState { is_void: true, ..free };
        assert_eq!(check(void, of(BANK, -12_000)), Err(Reason::AlreadyVoid));
        // In the books until the 10th by something else.
        let again = |posted_on: Date| BankMovement { posted_on, ..of(BANK, -12_000) };
        let next = date.next().unwrap();
        assert_eq!(check(free, again(next)), Err(Reason::MatchMismatch));
        assert_eq!(check(SettlementState { date: next, ..free }, again(next)), Ok(()));
    }

    #[test]
    fn what_a_row_made_is_undone_by_the_row_and_what_it_is_matched_to_can_be_allocated() {
        let kind = SettlementType::Payment;
        let transaction = BankTransactionId::new(4);
        let [matched, made] =
            [false, true].map(|is_maker| Some(SettlementOwner { transaction, is_maker }));
        assert_eq!(check_not_owned(kind, None), Ok(()));
        assert_eq!(check_not_owned(kind, matched), Ok(()));
        let refused = check_not_owned(kind, made).unwrap_err();
        assert_eq!(
            refused.message,
            "confirming a bank transaction made the payment: unconfirm that instead"
        );
        assert_eq!(refused.details["bank_transaction_id"], transaction.to_string());
        assert_eq!(check_void(kind, false, made), Err(refused));
        let refused = check_void(kind, false, matched).unwrap_err();
        assert_eq!(
            refused.message,
            "a bank transaction is matched to the payment: unconfirm it first"
        );
        assert_eq!(check_void(kind, false, None), Ok(()));
        // That it is void comes first.
        assert_eq!(check_void(kind, true, made).unwrap_err().reason, Reason::AlreadyVoid);
        assert_eq!(check_posted(kind, false), Ok(()));
        assert_eq!(check_posted(kind, true).unwrap_err().message, "the payment is void");
    }

    #[test]
    fn a_contact_is_named_by_the_invoices_of_a_bank_transaction() {
        let of = |reason| at_invoice(Refusal::new(reason, "no").at("contact_id"));
        assert_eq!(of(Reason::ContactArchived).details["field"], "allocations[0].invoice_id");
        assert_eq!(of(Reason::ContactKind).details["field"], "allocations[0].invoice_id");
        assert_eq!(of(Reason::PeriodLocked).details["field"], "contact_id");
    }

    #[test]
    fn money_in_is_a_receipt_and_money_out_a_payment() {
        let money = Money::from_minor;
        assert_eq!(SettlementType::of(money(5)), (SettlementType::Receipt, money(5)));
        assert_eq!(SettlementType::of(money(-5)), (SettlementType::Payment, money(5)));
        for minor in [5, -5] {
            let (kind, amount) = SettlementType::of(money(minor));
            assert_eq!(kind.signed(amount), money(minor));
        }
    }
}
