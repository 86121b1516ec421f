//! Bank accounts held against their books at the end of a day.

use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, Waiting};
use tieout::contract::ledger::bank_transaction::BankStatus;
use tieout::date::Date;
use tieout::id::{BankAccountId, OrganisationId};
use tieout::money::Money;
use tieout_reconcile::period::ledger::{
    BankAccountBooks, BankOpeningBalance, BankRow, BankRowState, BookLine, ClearedPayment,
    ClearedPayments, LastStatedBalance,
};

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// Everything of one instant, since it is one statement: the account, what statements said last before the
/// day and first from then on (with what the rows up to it come to as its number), the totals of both sides,
/// and what one side had at the end of the day and the other had not.
///
/// What both sides had by then is in the totals only, and no more of it is read than indexes have: the index
/// with the amounts does not know what is excluded, which is little and taken off again. Lines that
/// are alone are all but those that a bank transaction up to the day was confirmed by; bank transactions that
/// were confirmed by a later line are found from those lines. SQLite turns no CROSS JOIN round.
///
/// Where a payment is alone that may be by cheque, what both sides had that may name one is read as well: a text
/// of nothing but digits, or one with the letters of a word for a cheque (`tieout::cheque`), in the form in
/// which texts are searched. Every such word has `ch_q` (any letter in the middle: `chèque`), `chq`, `chk`, `ck` or `cq`; `ch` alone is in every purchase.
const AT_DAY: &str = "WITH account AS (SELECT b.id, b.account_id, b.name, b.opening_balance, \
    b.opening_date, b.opening_journal_id, o.currency \
    FROM bank_accounts b JOIN organisations o ON o.id = b.organisation_id \
    WHERE b.organisation_id = $1 AND b.id = $2), \
    excluded AS (SELECT t.date, t.amount FROM account a JOIN bank_transactions t \
    ON t.organisation_id = $1 AND t.bank_account_id = a.id AND t.status = 'excluded'), \
    alone AS (SELECT l.sequence, l.line FROM account a \
    JOIN journal_lines l ON l.account_id = a.account_id \
    WHERE l.organisation_id || '' = $1 AND l.entry_date <= $3 \
    EXCEPT SELECT j.sequence, t.journal_line FROM account a CROSS JOIN bank_transactions t \
    CROSS JOIN journals j WHERE t.bank_account_id = a.id AND t.organisation_id || '' = $1 \
    AND t.date <= $3 AND j.organisation_id = $1 AND j.id = t.journal_id), \
    cheque AS (SELECT 1 AS is_open FROM alone CROSS JOIN journal_lines l JOIN journals j \
    ON j.organisation_id = $1 AND j.sequence = l.sequence WHERE l.organisation_id = $1 \
    AND l.sequence = alone.sequence AND l.line = alone.line AND l.amount < 0 \
    AND (j.search LIKE '%ch_q%' OR j.search LIKE '%chq%' OR j.search LIKE '%chk%' \
    OR j.search LIKE '%ck%' OR j.search LIKE '%cq%')) \
    SELECT 'account' AS kind, a.account_id AS id, CAST(0 AS BIGINT) AS number, \
    a.opening_date AS day, a.opening_balance AS amount, a.name AS description, \
    a.currency AS reference, '' AS word, CAST(NULL AS TEXT) AS other_day, \
    a.opening_journal_id AS journal_id FROM account a \
    UNION ALL SELECT 'stated', a.id, CAST((SELECT coalesce(sum(t.amount), 0) FROM bank_transactions t \
    WHERE t.bank_account_id = a.id AND t.date <= s.day) - (SELECT coalesce(sum(e.amount), 0) \
    FROM excluded e WHERE e.date <= s.day) AS BIGINT), s.day, s.balance, '', NULL, '', NULL, \
    NULL FROM account a JOIN stated_balances s ON s.bank_account_id = a.id AND s.day IN ( \
    (SELECT max(n.day) FROM stated_balances n WHERE n.bank_account_id = a.id AND n.day < $3), \
    (SELECT min(n.day) FROM stated_balances n WHERE n.bank_account_id = a.id AND n.day >= $3)) \
    UNION ALL SELECT 'rows', a.id, (SELECT count(*) FROM bank_transactions t \
    WHERE t.bank_account_id = a.id AND t.date > $3) - (SELECT count(*) FROM excluded e \
    WHERE e.date > $3), NULL, CAST((SELECT coalesce(sum(t.amount), 0) FROM bank_transactions t \
    WHERE t.bank_account_id = a.id AND t.date <= $3) - (SELECT coalesce(sum(e.amount), 0) \
    FROM excluded e WHERE e.date <= $3) AS BIGINT), '', NULL, '', NULL, NULL FROM account a \
    UNION ALL SELECT 'lines', a.id, (SELECT CAST(coalesce(sum(d.line_count), 0) AS BIGINT) \
    FROM account_days d WHERE d.organisation_id = $1 AND d.account_id = a.account_id AND d.day > $3), \
    NULL, (SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) FROM (SELECT m.debit - m.credit AS balance \
    FROM account_months m WHERE m.organisation_id = $1 AND m.account_id = a.account_id AND m.month < $4 \
    UNION ALL SELECT d.debit - d.credit AS balance FROM account_days d WHERE d.organisation_id = $1 \
    AND d.account_id = a.account_id AND d.day >= $4 AND d.day <= $3) totals), '', NULL, '', NULL, NULL \
    FROM account a \
    UNION ALL SELECT 'row', t.id, 0, t.date, t.amount, t.description, t.reference, t.status, NULL, \
    NULL FROM account a JOIN bank_transactions t ON t.organisation_id = $1 \
    AND t.bank_account_id = a.id AND t.status IN ('unconfirmed', 'excluded') AND t.date <= $3 \
    UNION ALL SELECT 'row', t.id, 0, t.date, t.amount, t.description, t.reference, t.status, \
    l.entry_date, t.journal_id FROM account a CROSS JOIN journal_lines l CROSS JOIN journals j \
    CROSS JOIN bank_transactions t WHERE l.account_id = a.account_id AND l.organisation_id || '' = $1 \
    AND l.entry_date > $3 AND j.organisation_id = $1 AND j.sequence = l.sequence \
    AND t.organisation_id = $1 AND t.journal_id = j.id AND t.journal_line = l.line AND t.date <= $3 \
    UNION ALL SELECT 'line', j.id, l.line, l.entry_date, l.amount, j.description, j.reference, \
    j.source, t.date, j.reverses_journal_id FROM alone CROSS JOIN journal_lines l \
    JOIN journals j ON j.organisation_id = $1 AND j.sequence = l.sequence \
    LEFT JOIN bank_transactions t ON t.organisation_id = $1 AND t.journal_id = j.id \
    AND t.journal_line = l.line WHERE l.organisation_id = $1 AND l.sequence = alone.sequence \
    AND l.line = alone.line \
    UNION ALL SELECT 'cleared_row', t.id, 0, t.date, t.amount, t.description, t.reference, '', NULL, \
    NULL FROM account a JOIN bank_transactions t ON t.organisation_id = $1 \
    AND t.bank_account_id = a.id AND t.status = 'confirmed' AND t.date <= $3 AND t.amount < 0 \
    WHERE EXISTS (SELECT 1 FROM cheque) AND (trim(t.description, '0123456789 ') = '' \
    OR trim(t.reference, '0123456789 ') = '' \
    OR t.search LIKE '%ch_q%' OR t.search LIKE '%chq%' OR t.search LIKE '%chk%' \
    OR t.search LIKE '%ck%' OR t.search LIKE '%cq%') \
    UNION ALL SELECT 'cleared_line', j.id, l.line, l.entry_date, l.amount, j.description, j.reference, \
    '', NULL, NULL FROM account a CROSS JOIN bank_transactions t CROSS JOIN journals j \
    CROSS JOIN journal_lines l WHERE EXISTS (SELECT 1 FROM cheque) AND t.bank_account_id = a.id \
    AND t.organisation_id || '' = $1 AND t.date <= $3 AND j.organisation_id = $1 \
    AND j.id = t.journal_id AND l.organisation_id = $1 AND l.sequence = j.sequence \
    AND l.line = t.journal_line AND l.entry_date <= $3 AND l.amount < 0 \
    AND (j.search LIKE '%ch_q%' OR j.search LIKE '%chq%' OR j.search LIKE '%chk%' \
    OR j.search LIKE '%ck%' OR j.search LIKE '%cq%') \
    ORDER BY kind, day, id, number";

impl Store {
    /// What leads from both balances of a bank account at the end of a day to the adjusted one; none where
    /// the organisation has no such bank account.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn bank_reconciliation(
        &self,
        organisation: OrganisationId,
        id: BankAccountId,
        as_at: Date,
    ) -> Result<Option<BankReconciliation>, StoreError> {
        let asked =
            query(AT_DAY).bind(organisation).bind(id).bind(as_at.to_string()).bind(as_at.month());
        let rows = self.database.all(asked).await?;
        let Some(books) = books(id, &rows)? else { return Ok(None) };
        books.reconciliation(as_at).map(Some).map_err(|_| StoreError::Corrupt("amount"))
    }
}

/// What the answer says of the bank account; none where there is none.
fn books(id: BankAccountId, rows: &[Row]) -> Result<Option<BankAccountBooks>, StoreError> {
    let (mut account, mut stated) = (None, Vec::new());
    let (mut totals, mut posted) = ((0, Money::ZERO), (0, Money::ZERO));
    let (mut bank, mut book) = (Vec::new(), Vec::new());
    let mut cleared = ClearedPayments::default();
    let amount = |row: &Row| Ok::<_, StoreError>(Money::from_minor(row.get("amount")?));
    for row in rows {
        let count = || {
            usize::try_from(row.get::<i64>("number")?).map_err(|_| StoreError::Corrupt("number"))
        };
        match &*row.get::<String>("kind")? {
            "account" => account = Some(row),
            "stated" => stated.push(LastStatedBalance {
                date: row.parse("day")?,
                balance: amount(row)?,
                movements: Money::from_minor(row.get("number")?),
            }),
            "rows" => totals = (count()?, amount(row)?),
            "lines" => posted = (count()?, amount(row)?),
            "row" => bank.push(bank_row(row)?),
            "line" => book.push(book_line(row)?),
            "cleared_row" => cleared.rows.push(cleared_payment(row)?),
            "cleared_line" => cleared.lines.push(cleared_payment(row)?),
            _ => return Err(StoreError::Corrupt("kind")),
        }
    }
    let Some(account) = account else { return Ok(None) };
    let opening = match dated_balance(account)? {
        Some((date, balance)) => Some(BankOpeningBalance {
            date,
            balance,
            journal: account.parse_or_none("journal_id")?,
        }),
        None => None,
    };
    Ok(Some(BankAccountBooks {
        id,
        name: account.get("description")?,
        account: account.parse("id")?,
        currency: account.get("reference")?,
        opening,
        stated,
        bank_movements: totals.1,
        books_closing: posted.1,
        waiting: Waiting { bank: totals.0, book: posted.0 },
        rows: bank,
        lines: book,
        cleared,
    }))
}

/// A balance with its day; none where either is not known.
fn dated_balance(row: &Row) -> Result<Option<(Date, Money)>, StoreError> {
    let balance = row.get::<Option<i64>>("amount")?.map(Money::from_minor);
    Ok(row.parse_or_none("day")?.zip(balance))
}

fn bank_row(row: &Row) -> Result<BankRow, StoreError> {
    let state = match row.parse("word")? {
        BankStatus::Unconfirmed => BankRowState::Unconfirmed,
        BankStatus::Excluded => BankRowState::Excluded,
        BankStatus::Confirmed => {
            BankRowState::Confirmed(row.parse("journal_id")?, row.parse("other_day")?)
        }
    };
    Ok(BankRow {
        id: row.parse("id")?,
        date: row.parse("day")?,
        amount: Money::from_minor(row.get("amount")?),
        description: row.get("description")?,
        reference: row.get("reference")?,
        state,
    })
}

fn cleared_payment(row: &Row) -> Result<ClearedPayment, StoreError> {
    Ok(ClearedPayment {
        date: row.parse("day")?,
        amount: Money::from_minor(row.get("amount")?),
        description: row.get("description")?,
        reference: row.get("reference")?,
    })
}

fn book_line(row: &Row) -> Result<BookLine, StoreError> {
    Ok(BookLine {
        journal: row.parse("id")?,
        line: row.get("number")?,
        date: row.parse("day")?,
        amount: Money::from_minor(row.get("amount")?),
        description: row.get("description")?,
        reference: row.get("reference")?,
        source: row.parse("word")?,
        reverses: row.parse_or_none("journal_id")?,
        cleared_on: row.parse_or_none("other_day")?,
    })
}

#[cfg(test)]
mod tests {
    use tieout::cheque::CHEQUE_WORDS;

    #[test]
    fn every_word_for_a_cheque_has_letters_that_are_looked_for() {
        let looked_for = ["ch_q", "chq", "chk", "ck", "cq"];
        for letters in looked_for {
            assert!(super::AT_DAY.contains(&format!("LIKE '%{letters}%'")), "{letters}");
        }
        for word in CHEQUE_WORDS {
            let word: Vec<char> = word.chars().collect();
            let has = |letters: &str| {
                let alike = |(letter, at): (char, &char)| letter == '_' || letter == *at;
                let count = letters.chars().count();
                word.windows(count).any(|part| letters.chars().zip(part).all(alike))
            };
            assert!(looked_for.into_iter().any(has), "{word:?}");
        }
    }
}
