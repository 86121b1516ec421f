//! The general ledger: accounts with their lines, a page of them or one piece after the other.
//!
//! Totals and the place where the books ended are read first, in one statement. Entries never change
//! and places only grow, so that later reads leave out what has been posted since: every piece is of
//! that one instant.

use std::collections::VecDeque;

use tieout::contract::ledger::entry::AccountEntry;
use tieout::contract::ledger::report::{
    GeneralLedger, GeneralLedgerAccount, GeneralLedgerReport, ReportBasis,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::report::AccountMovement;
use tieout::ledger::report::pages::{AccountPage, account_pages};
use tieout::ledger::report::year::check_one_year;
use tieout::money::Money;

use crate::db::statement::{Query, query};
use crate::error::StoreError;
use crate::ledger::context::Decided;
use crate::ledger::entries::record;
use crate::page::Page;
use crate::store::Store;

/// Lines of a statement.
const LINES_MAX: i64 = 1_000;

/// The accounts of a general ledger, without their lines.
#[derive(Debug)]
pub struct LedgerView {
    organisation: OrganisationId,
    /// What it is of, without accounts.
    pub head: GeneralLedger,
    movements: Vec<AccountMovement>,
    /// Where the books ended.
    sequence: i64,
}

/// A general ledger, written one piece after the other.
pub struct LedgerWalk {
    store: Store,
    organisation: OrganisationId,
    date_to: Date,
    sequence: i64,
    ahead: VecDeque<AccountMovement>,
    now: Option<WalkedAccount>,
    date_from: Date,
}

/// An account that is being walked.
struct WalkedAccount {
    account: GeneralLedgerAccount,
    /// The line that was read last.
    behind: (String, i64, i64),
    balance: i64,
    left: i64,
}

/// A piece of a general ledger.
#[derive(Debug)]
pub enum LedgerPiece {
    /// An account begins; its lines come apart.
    Account(GeneralLedgerAccount),
    /// Further lines of it.
    Lines(Vec<AccountEntry>),
    /// It ends.
    End(GeneralLedgerAccount),
}

impl Store {
    /// What a general ledger is of: every account, or one, from a day or from the first of the year
    /// that the last day is in. With the basis of a financial year all its days are of one.
    ///
    /// # Errors
    /// A refusal where the days are of two years, or results cannot be brought forward; the database's.
    #[crate::boxed]
    pub async fn general_ledger(
        &self,
        organisation: OrganisationId,
        (date_from, date_to): (Option<Date>, Date),
        basis: ReportBasis,
        account: Option<AccountId>,
    ) -> Decided<LedgerView> {
        let profile = self.profile(organisation).await?;
        let first_of_year = profile.year_from(date_to);
        let days = [date_from.unwrap_or(first_of_year), date_to];
        let [date_from, _] = days;
        let ends = vec![first_of_year.previous(), date_from.previous(), Some(date_to)];
        let (totals, sequence) = self.posted(organisation, ends).await?;
        let (mut movements, year_from) = match basis {
            ReportBasis::Cumulative => (totals.movements(days), None),
            ReportBasis::FinancialYear => {
                check_one_year(first_of_year, days)?;
                (totals.year_movements(first_of_year, days)?, Some(first_of_year))
            }
        };
        if let Some(account) = account {
            movements.retain(|movement| movement.account.id == account);
        }
        let currency = profile.currency;
        let accounts = Vec::new();
        let head = GeneralLedger { date_from, date_to, basis, year_from, currency, accounts };
        Ok(LedgerView { organisation, head, movements, sequence })
    }

    /// A page of its lines, with the accounts they are of.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn general_ledger_page(
        &self,
        view: LedgerView,
        page: Page,
    ) -> Result<GeneralLedgerReport, StoreError> {
        let mut accounts = Vec::new();
        let mut count = 0;
        for part in account_pages(&view.movements, page.limit.into(), page.offset) {
            let movement = &view.movements[part.at];
            let mut account = account(movement);
            if part.taken > 0 {
                account.lines = self.part_lines(&view, movement, part).await?;
                count += account.lines.len();
            }
            accounts.push(account);
        }
        let total: i64 = view.movements.iter().map(|movement| movement.line_count).sum();
        let pagination = Pagination::at(page, count, u64::try_from(total).unwrap_or_default());
        let data = GeneralLedger { accounts, ..view.head };
        Ok(GeneralLedgerReport { data, pagination: Some(pagination) })
    }

    /// Lines of an account, each with what the account came to with it.
    async fn part_lines(
        &self,
        view: &LedgerView,
        movement: &AccountMovement,
        part: AccountPage,
    ) -> Result<Vec<AccountEntry>, StoreError> {
        // What the account came to with the first line of the page, as in the list of an account's
        // entries; less what has been posted since to days before.
        const LINES: &str = "WITH part AS (SELECT l.sequence, l.line, l.account_id, l.amount, \
            l.memo, l.vat_code, l.vat_amount, l.is_generated, l.entry_date FROM ( \
            SELECT sequence, line FROM journal_lines WHERE account_id = ( \
            SELECT id FROM accounts WHERE organisation_id = $1 AND id = $2) AND entry_date >= $3 \
            AND entry_date <= $4 AND sequence <= $5 ORDER BY entry_date, sequence, line \
            LIMIT $6 OFFSET $7) place CROSS JOIN journal_lines l WHERE l.organisation_id = $1 \
            AND l.sequence = place.sequence AND l.line = place.line), \
            earliest AS (SELECT entry_date, substr(entry_date, 1, 7) AS month, sequence, line \
            FROM part ORDER BY entry_date, sequence, line LIMIT 1), \
            parts AS (SELECT m.debit - m.credit AS amount FROM earliest JOIN account_months m \
            ON m.organisation_id = $1 AND m.account_id = $2 AND m.month < earliest.month \
            UNION ALL SELECT d.debit - d.credit AS amount FROM earliest JOIN account_days d \
            ON d.organisation_id = $1 AND d.account_id = $2 AND d.day >= earliest.month \
            AND d.day < earliest.entry_date \
            UNION ALL SELECT l.amount AS amount FROM earliest CROSS JOIN journal_lines l \
            WHERE l.organisation_id || '' = $1 AND l.account_id = $2 \
            AND l.entry_date = earliest.entry_date \
            AND (l.sequence, l.line) <= (earliest.sequence, earliest.line) \
            UNION ALL SELECT -l.amount AS amount FROM earliest CROSS JOIN journal_lines l \
            WHERE l.organisation_id = $1 AND l.sequence > $5 AND l.account_id || '' = $2 \
            AND l.entry_date < earliest.entry_date) \
            SELECT part.sequence, part.line, part.account_id, part.amount, part.memo, \
            part.vat_code, part.vat_amount, part.is_generated, part.entry_date, \
            j.id AS journal_id, j.description, j.reference, j.source, j.reverses_journal_id, \
            o.currency, \
            (SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM parts) AS balance \
            FROM part JOIN journals j ON j.organisation_id = $1 AND j.sequence = part.sequence \
            JOIN organisations o ON o.id = $1 \
            ORDER BY part.entry_date, part.sequence, part.line";
        let asked = query(LINES)
            .bind(view.organisation)
            .bind(movement.account.id)
            .bind(view.head.date_from.to_string())
            .bind(view.head.date_to.to_string())
            .bind(view.sequence)
            .bind(part.taken)
            .bind(part.skipped);
        let mut lines = self.lines_of(asked).await?;
        // Each has that of the first by now, with nothing brought forward.
        let before = lines.first().map_or(0, |first| first.balance.minor() - change(first));
        let mut balance = before + movement.brought_forward_minor;
        add_balances(&mut lines, &mut balance);
        Ok(lines)
    }

    async fn lines_of(&self, asked: Query) -> Result<Vec<AccountEntry>, StoreError> {
        self.database.all(asked).await?.iter().map(record).collect()
    }

    /// All of it, one piece after the other.
    #[must_use]
    pub fn general_ledger_walk(&self, view: LedgerView) -> LedgerWalk {
        LedgerWalk {
            store: self.clone(),
            organisation: view.organisation,
            date_from: view.head.date_from,
            date_to: view.head.date_to,
            sequence: view.sequence,
            ahead: view.movements.into(),
            now: None,
        }
    }
}

impl LedgerWalk {
    /// The next piece; none behind the last.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn next(&mut self) -> Result<Option<LedgerPiece>, StoreError> {
        let Some(mut walked) = self.now.take() else {
            let Some(movement) = self.ahead.pop_front() else { return Ok(None) };
            let account = account(&movement);
            let behind = (self.date_from.to_string(), 0, 0);
            let (balance, left) = (movement.opening_minor, movement.line_count);
            self.now = Some(WalkedAccount { account: account.clone(), behind, balance, left });
            return Ok(Some(LedgerPiece::Account(account)));
        };
        if walked.left == 0 {
            return Ok(Some(LedgerPiece::End(walked.account)));
        }
        let mut lines = self.read(&mut walked).await?;
        add_balances(&mut lines, &mut walked.balance);
        self.now = Some(walked);
        Ok(Some(LedgerPiece::Lines(lines)))
    }

    async fn read(&self, walked: &mut WalkedAccount) -> Result<Vec<AccountEntry>, StoreError> {
        const LINES: &str = "SELECT l.sequence, l.line, l.account_id, l.amount, l.memo, \
            l.vat_code, l.vat_amount, l.is_generated, l.entry_date, j.id AS journal_id, \
            j.description, j.reference, j.source, j.reverses_journal_id, o.currency, \
            0 + l.amount AS balance FROM ( \
            SELECT sequence, line, account_id, amount, memo, vat_code, vat_amount, is_generated, \
            entry_date FROM journal_lines WHERE organisation_id = $1 AND account_id = $2 \
            AND (entry_date, sequence, line) > ($3, $4, $5) AND entry_date <= $6 \
            AND sequence <= $7 ORDER BY entry_date, sequence, line LIMIT $8) l \
            JOIN journals j ON j.organisation_id = $1 AND j.sequence = l.sequence \
            JOIN organisations o ON o.id = $1 ORDER BY l.entry_date, l.sequence, l.line";
        let (day, sequence, line) = walked.behind.clone();
        let asked = query(LINES)
            .bind(self.organisation)
            .bind(walked.account.account_id)
            .bind(day)
            .bind(sequence)
            .bind(line)
            .bind(self.date_to.to_string())
            .bind(self.sequence)
            .bind(LINES_MAX);
        let rows = self.store.database.all(asked).await?;
        let last = rows.last().ok_or(StoreError::Corrupt("line_count"))?;
        walked.behind = (last.get("entry_date")?, last.get("sequence")?, last.get("line")?);
        walked.left -= i64::try_from(rows.len()).unwrap_or(i64::MAX);
        if walked.left < 0 {
            return Err(StoreError::Corrupt("line_count"));
        }
        rows.iter().map(record).collect()
    }
}

/// An account without its lines.
fn account(movement: &AccountMovement) -> GeneralLedgerAccount {
    GeneralLedgerAccount {
        account_id: movement.account.id,
        account_code: movement.account.code.clone(),
        account_name: movement.account.name.clone(),
        account_type: movement.account.account_type,
        opening_balance: Money::from_minor(movement.opening_minor),
        total_debit: Money::from_minor(movement.debit_minor),
        total_credit: Money::from_minor(movement.credit_minor),
        closing_balance: Money::from_minor(movement.closing_minor()),
        line_count: movement.line_count,
        lines: Vec::new(),
    }
}

const fn change(entry: &AccountEntry) -> i64 {
    entry.debit.minor() - entry.credit.minor()
}

/// Gives each line what the account came to with it, from what it came to before the first.
fn add_balances(lines: &mut [AccountEntry], balance: &mut i64) {
    for line in lines {
        *balance += change(line);
        line.balance = Money::from_minor(*balance);
    }
}
