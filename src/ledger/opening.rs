//! The first figures of an organisation's books.

use super::book::Book;
use super::journal;
use super::posting::Posting;
use super::refusal::{Reason, Refusal};
use crate::contract::ledger::account::Role;
use crate::contract::ledger::journal::{NewJournal, NewLine};
use crate::contract::ledger::opening::{NewOpeningBalances, OPENING_EXTERNAL_ID, OpeningLine};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::money::Money;

/// What the journal is called.
const DESCRIPTION: &str = "Opening balances";

/// The journal that opening balances are, without what they may lack to balance.
#[must_use]
pub fn journal(new: &NewOpeningBalances) -> NewJournal {
    let external_id = new.external_id.clone();
    NewJournal {
        entry_date: new.date,
        description: DESCRIPTION.to_owned(),
        lines: new.lines.iter().map(line).collect(),
        reference: None,
        external_id: external_id.or_else(|| Some(OPENING_EXTERNAL_ID.to_owned())),
        metadata: None,
        reverse_on: None,
        currency: new.currency.clone(),
        strict: false,
    }
}

/// What there is of VAT in it has been accounted for elsewhere.
fn line(line: &OpeningLine) -> NewLine {
    NewLine {
        account_id: line.account_id,
        debit: line.debit,
        credit: line.credit,
        memo: line.memo.clone(),
        vat_code: Some(LedgerVatCode::NV),
        vat_amount: None,
        vat_side: None,
    }
}

/// The posting of opening balances: by the rules of a journal that somebody writes, so that open items
/// of contacts come in as invoices and not as a sum.
///
/// # Errors
/// Those of [`journal::post`]; [`Reason::RoleAccountMissing`] where what is lacking would go to the
/// account for it, and there is none.
pub fn post(new: &NewOpeningBalances, book: &Book) -> Result<Posting, Refusal> {
    let mut whole = journal(new);
    let minor = |amount: Option<Money>| i128::from(amount.map_or(0, Money::minor));
    let rest: i128 = new.lines.iter().map(|line| minor(line.debit) - minor(line.credit)).sum();
    if new.balance_to_opening && rest != 0 {
        let role = Role::OpeningBalance;
        let account = book.with_role(role).ok_or_else(|| {
            let message = "no account with the role opening_balance takes postings";
            Refusal::new(Reason::RoleAccountMissing, message).with("role", role.name())
        })?;
        let magnitude = i64::try_from(rest.abs()).map_err(|_| {
            let message = "the lines add up to more than the books can hold";
            Refusal::new(Reason::TotalOutOfRange, message)
        })?;
        let amount = Some(Money::from_minor(magnitude));
        let (debit, credit) = if rest < 0 { (amount, None) } else { (None, amount) };
        let line = OpeningLine { account_id: account.id, debit, credit, memo: None };
        whole.lines.push(self::line(&line));
    }
    journal::post(&whole, book).map_err(|refusal| match refusal.reason {
        Reason::ControlAccount => {
            let message = format!(
                "{}; enter the open documents instead, with the account for opening balances on \
                 their lines",
                refusal.message
            );
            Refusal { message, ..refusal }
        }
        _ => refusal,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::AccountStatus;
    use crate::date::Date;
    use crate::id::AccountId;
    use crate::ledger::LedgerAccount;
    use crate::ledger::account_group::default_group;

    fn book() -> Book {
        let account = |number: u128, account_type, role| {
            let account = LedgerAccount {
                id: AccountId::new(number),
                code: number.to_string(),
                account_type,
                role,
                group: default_group(account_type, role),
                default_vat_code: Some(LedgerVatCode::ST),
                status: AccountStatus::Active,
            };
            (account.id, account)
        };
        let accounts = [
            account(1, AccountType::Asset, Some(Role::Bank)),
            account(2, AccountType::Equity, Some(Role::OpeningBalance)),
            account(3, AccountType::Asset, Some(Role::Receivable)),
            account(4, AccountType::Expense, None),
        ];
        Book { accounts: accounts.into_iter().collect(), ..Book::default() }
    }

    fn balances(lines: &[(u128, i64)], balance_to_opening: bool) -> NewOpeningBalances {
        let line = |(account, minor): &(u128, i64)| OpeningLine {
            account_id: AccountId::new(*account),
            debit: (*minor > 0).then(|| Money::from_minor(*minor)),
            credit: (*minor < 0).then(|| Money::from_minor(-minor)),
            memo: None,
        };
        NewOpeningBalances {
            date: Date::parse_iso("2026-03-31").unwrap(),
            lines: lines.iter().map(line).collect(),
            balance_to_opening,
            external_id: None,
            currency: None,
        }
    }

    #[test]
    fn what_is_lacking_goes_to_the_account_for_opening_balances_if_it_is_to() {
        let lines = [(1, 10_000), (4, 2_500)];
        let posting = post(&balances(&lines, true), &book()).unwrap();
        let legs: Vec<_> =
            posting.legs().iter().map(|leg| (leg.account, leg.amount.minor())).collect();
        assert_eq!(legs[2], (AccountId::new(2), -12_500));
        assert_eq!(legs.len(), 3, "no VAT, whatever the accounts' codes are");
        let refused = post(&balances(&lines, false), &book()).unwrap_err();
        assert_eq!(refused.reason, Reason::Unbalanced);
        let owed = post(&balances(&[(1, -700)], true), &book()).unwrap();
        assert_eq!(owed.legs()[1].amount.minor(), 700);
        let even = post(&balances(&[(1, 100), (4, -100)], true), &book()).unwrap();
        assert_eq!(even.legs().len(), 2);
    }

    #[test]
    fn what_is_refused_of_a_journal_is_refused_of_opening_balances() {
        let reason = |lines: &[(u128, i64)], book: &Book| {
            post(&balances(lines, true), book).unwrap_err().reason
        };
        assert_eq!(reason(&[(3, 100)], &book()), Reason::ControlAccount);
        assert_eq!(reason(&[(9, 100)], &book()), Reason::UnknownReference);
        assert_eq!(reason(&[(1, 0), (4, 5)], &book()), Reason::LineOneSide);
        assert_eq!(reason(&[], &book()), Reason::TooFewLines);
        let mut without = book();
        without.accounts.remove(&AccountId::new(2));
        assert_eq!(reason(&[(1, 100)], &without), Reason::RoleAccountMissing);
        let locked = Book { lock_date: Date::parse_iso("2026-03-31").ok(), ..book() };
        assert_eq!(reason(&[(1, 100)], &locked), Reason::PeriodLocked);
    }
}
