//! Bank transactions that wait to be coded, those that were, and suggestions put on those that wait.

use async_trait::async_trait;
use std::collections::BTreeMap;

use tieout::contract::ledger::suggest::{Suggest, SuggestedCoding, SuggestedCodings};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId, BankTransactionId, OrganisationId};
use tieout::ledger::bank::TransactionCoding;
use tieout::ledger::bank::state::check_untouched;
use tieout::ledger::{Book, Refusal};
use tieout::money::Money;

use super::changes::coded;
use super::rows::{BankRow, find, find_in, save};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;
use tieout::sort::CompactCollect as _;

/// So many of the latest confirmed bank transactions are learnt from.
const LEARNT_MAX: i64 = 10_000;

/// A bank transaction that waits.
#[derive(Debug, Clone)]
pub struct WaitingRow {
    /// Which.
    pub id: BankTransactionId,
    /// Where the money went in or out.
    pub bank_account: BankAccountId,
    /// The day.
    pub date: Date,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// What the bank writes.
    pub description: String,
    /// What it writes beside that.
    pub reference: Option<String>,
    /// As it was read.
    pub version: i64,
}

/// A bank transaction that was confirmed to one account.
#[derive(Debug, Clone)]
pub struct CodedRow {
    /// The day.
    pub date: Date,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// What the bank writes.
    pub description: String,
    /// The account.
    pub account: AccountId,
    /// How it stood to VAT.
    pub vat_code: LedgerVatCode,
}

impl Store {
    /// Bank transactions that wait, the earliest day first: those without an account, unless all are
    /// asked for; none on or before the lock date, since those could not be confirmed.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or a refusal of what the organisation does not have.
    #[crate::boxed]
    pub async fn to_be_coded(
        &self,
        organisation: OrganisationId,
        asked: &Suggest,
        lock_date: Option<Date>,
    ) -> Result<Vec<WaitingRow>, NotDone<Refusal>> {
        const BANK: &str = "SELECT id FROM bank_accounts WHERE organisation_id = $1 AND id = $2";
        const WAITING: &str = "SELECT id, bank_account_id, date, amount, description, reference, version \
            FROM bank_transactions WHERE organisation_id = $1 AND status = 'unconfirmed' \
            AND date > $2 AND (date, id) > ($3, $4) \
            AND bank_account_id = coalesce($5, bank_account_id) \
            AND (account_id IS NULL OR $6 = 1) ORDER BY date, id LIMIT $7";
        if let Some(bank) = asked.bank_account_id
            && self.database.first(query(BANK).bind(organisation).bind(bank)).await?.is_none()
        {
            return Err(Refusal::unknown("bank_account_id", "bank account").into());
        }
        let mut behind = [String::new(), String::new()];
        if let Some(after) = asked.after {
            let found = find(&self.database, organisation, &[after]).await?.pop().flatten();
            let row = found.ok_or_else(|| Refusal::unknown("after", "bank transaction"))?;
            behind = [row.date.to_string(), row.id.to_string()];
        }
        let [date, id] = behind;
        let waiting = query(WAITING)
            .bind(organisation)
            .bind(lock_date.map(|day| day.to_string()).unwrap_or_default())
            .bind(date)
            .bind(id)
            .bind(asked.bank_account_id.map(|id| id.to_string()))
            .bind(i64::from(asked.recode))
            .bind(asked.limit);
        let rows = self.database.all(waiting).await?;
        let rows = rows.iter().map(|row| {
            Ok(WaitingRow {
                id: row.parse("id")?,
                bank_account: row.parse("bank_account_id")?,
                date: row.parse("date")?,
                amount: Money::from_minor(row.get("amount")?),
                description: row.get("description")?,
                reference: row.get("reference")?,
                version: row.get("version")?,
            })
        });
        Ok(rows.collect::<Result<_, StoreError>>()?)
    }

    /// The latest bank transactions that were confirmed to one account.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn coded_before(
        &self,
        organisation: OrganisationId,
    ) -> Result<Vec<CodedRow>, StoreError> {
        const BEFORE: &str = "SELECT date, amount, description, posted_account_id, \
            posted_vat_code FROM bank_transactions WHERE organisation_id = $1 \
            AND status = 'confirmed' AND way = 'account' ORDER BY date DESC, id DESC LIMIT $2";
        let rows = self.database.all(query(BEFORE).bind(organisation).bind(LEARNT_MAX)).await?;
        let row = |row: &crate::db::statement::Row| {
            Ok(CodedRow {
                date: row.parse("date")?,
                amount: Money::from_minor(row.get("amount")?),
                description: row.get("description")?,
                account: row.parse("posted_account_id")?,
                vat_code: row.parse("posted_vat_code")?,
            })
        };
        rows.iter().map(row).collect()
    }
}

/// Answers with suggestions, and codes the bank transactions so where that is asked for. One that
/// somebody has touched meanwhile stays as it is.
#[derive(Debug, Clone)]
pub struct SuggestCodings {
    /// Whether the bank transactions are to be coded so.
    pub apply: bool,
    /// The versions that were looked at, in the order of the suggestions.
    pub versions: Vec<i64>,
    /// The answer, but for VAT amounts and what is applied.
    pub answer: SuggestedCodings,
}

#[async_trait]
impl Action for SuggestCodings {
    type Object = SuggestedCodings;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        let accounts = self.answer.suggestions.iter().filter_map(|one| one.account_id);
        reads.accounts(organisation, accounts);
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<SuggestedCodings, NotDone<Denial>> {
        let mut answer = self.answer.clone();
        let accounts: Vec<_> = answer.suggestions.iter().filter_map(|one| one.account_id).collect();
        let known = batch.book(context.organisation, accounts).await?;
        let book = known.ok_or(StoreError::Corrupt("organisation_id"))?.book.clone();
        for one in &mut answer.suggestions {
            let vat = coding_of(one).vat_in(one.amount, one.date, &book);
            one.vat_amount = Money::from_minor(vat.minor().abs());
        }
        if self.apply {
            self.code(batch, context, &book, &mut answer).await?;
        }
        Ok(answer)
    }
}

impl SuggestCodings {
    async fn code(
        &self,
        batch: &mut Batch,
        context: &Context,
        book: &Book,
        answer: &mut SuggestedCodings,
    ) -> Result<(), StoreError> {
        let seen: BTreeMap<_, _> =
            answer.suggestions.iter().map(|one| one.id).zip(&self.versions).compact_map();
        let with_account = answer.suggestions.iter_mut().filter(|one| one.account_id.is_some());
        let mut suggested: Vec<_> = with_account.collect();
        let ids: Vec<_> = suggested.iter().map(|one| one.id).collect();
        // Bank transactions are never deleted.
        let rows = find_in(batch, context.organisation, &ids).await?;
        let mut changed = Vec::new();
        for (one, row) in suggested.iter_mut().zip(rows) {
            let mut row = row.ok_or(StoreError::Corrupt("id"))?;
            let coding = coding_of(one);
            if let Err(refusal) = check(&row, seen.get(&one.id).copied(), coding, book) {
                one.error = Some(refusal.to_error());
                continue;
            }
            one.applied = true;
            if row.coding == coding {
                continue;
            }
            let was = coded(&row);
            row.coding = coding;
            row.touch(context.at);
            let values = [Some(was), Some(coded(&row))];
            batch.books.audit(context, "bank_transaction.update", row.id.to_string(), values)?;
            changed.push(row);
        }
        answer.applied = answer.suggestions.iter().filter(|one| one.applied).count();
        if changed.is_empty() { Ok(()) } else { save(batch, &changed).await }
    }
}

/// The VAT is left to the code's rate.
const fn coding_of(one: &SuggestedCoding) -> TransactionCoding {
    TransactionCoding { account: one.account_id, vat_code: one.vat_code, vat_amount: None }
}

fn check(
    row: &BankRow,
    seen: Option<&i64>,
    coding: TransactionCoding,
    book: &Book,
) -> Result<(), Refusal> {
    check_untouched(row.status(), seen.copied(), row.version)?;
    coding.check(row.movement(), book, "")
}
