//! Whether the books are as they were posted, from what the tables hold.
//!
//! Every statement reads a bounded part of the books; none keeps another waiting, and what is posted
//! meanwhile lies behind the head that was read first. Sums are compared within one statement, which
//! sees one state of the database.

use tieout::contract::ledger::audit::{FirstBad, Integrity, LedgerHead};
use tieout::id::OrganisationId;
use tieout::ledger::chain::{Hash, START};
use tieout::ledger::integrity::{Stored, StoredLine, Walk, missing};

use super::load::hash_of;
use crate::config::LedgerKey;
use crate::store::Store;
use crate::store::asking::hex;
use crate::store::error::StoreError;
use crate::store::query::{Row, query};

/// Entries of a statement.
const ENTRIES_MAX: i64 = 500;

/// Lines of a statement.
const LINES_MAX: i64 = 2_000;

/// What is to be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IntegrityQuestion {
    /// Begins with this entry, which must have this hash; none begins with the first.
    pub after: Option<LedgerHead>,
    /// At most so many entries.
    pub entries_max: i64,
}

/// Something is wrong, or the database fails.
enum Stop {
    Bad(Box<FirstBad>),
    Failed(StoreError),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl From<Box<FirstBad>> for Stop {
    fn from(bad: Box<FirstBad>) -> Self {
        Self::Bad(bad)
    }
}

/// What no entry in particular has to do with.
fn of_no_entry(message: String) -> Stop {
    Stop::Bad(Box::new(FirstBad { sequence: None, journal_id: None, message }))
}

/// The head as it was when the look began.
struct Head {
    sequence: i64,
    hash: Hash,
    posted: i64,
}

impl Store {
    /// Looks at the books as the tables hold them, and names the first entry that is not as it was
    /// posted. Where the end is reached, the head and the totals of days and months are held against
    /// the entries too.
    ///
    /// # Errors
    /// The database's.
    pub async fn integrity(
        &self,
        organisation: OrganisationId,
        question: &IntegrityQuestion,
    ) -> Result<Integrity, StoreError> {
        const HEAD: &str =
            "SELECT sequence, hash, posted FROM ledger_heads WHERE organisation_id = $1";
        let row = self.database.first(query(HEAD).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("sequence"))?;
        let head = Head {
            sequence: row.get("sequence")?,
            hash: hash_of(&row, "hash")?,
            posted: row.get("posted")?,
        };
        let mut walked = Walked {
            store: self,
            organisation,
            walk: Walk::behind(organisation.to_string(), self.chain_key(), 0, START),
            entries: 0,
            lines: Vec::new(),
        };
        let stopped = walked.look(question, &head).await;
        let first_bad = match stopped {
            Ok(()) => None,
            Err(Stop::Bad(bad)) => Some(*bad),
            Err(Stop::Failed(error)) => return Err(error),
        };
        let Walked { walk, entries, .. } = walked;
        let is_unfinished = first_bad.is_none() && walk.sequence < head.sequence;
        let next = LedgerHead { sequence: walk.sequence, hash: hex(&walk.hash) };
        Ok(Integrity {
            ok: first_bad.is_none(),
            entries,
            head: LedgerHead { sequence: head.sequence, hash: hex(&head.hash) },
            first_bad,
            next: is_unfinished.then_some(next),
            keyed_from: walk.keyed_from,
        })
    }

    fn chain_key(&self) -> Option<&[u8]> {
        self.ledger_key.as_ref().map(LedgerKey::as_bytes)
    }
}

/// A look at the books of an organisation.
struct Walked<'s> {
    store: &'s Store,
    organisation: OrganisationId,
    walk: Walk<'s>,
    entries: i64,
    /// Lines that were read ahead, the next last.
    lines: Vec<(i64, StoredLine)>,
}

impl Walked<'_> {
    async fn look(&mut self, question: &IntegrityQuestion, head: &Head) -> Result<(), Stop> {
        if let Some(after) = &question.after {
            self.begin_at(after, head).await?;
        }
        let is_whole = self.walk.sequence == 0;
        while self.walk.sequence < head.sequence && self.entries < question.entries_max {
            let left = question.entries_max - self.entries;
            self.look_at_some(left.min(ENTRIES_MAX), head.sequence).await?;
        }
        if self.walk.sequence < head.sequence {
            return Ok(());
        }
        if self.walk.hash != head.hash {
            return Err(of_no_entry("the head has not the hash of the last entry".to_owned()));
        }
        if is_whole && self.walk.posted != i128::from(head.posted) {
            return Err(of_no_entry("the head has not the sum of all totals".to_owned()));
        }
        self.look_behind_the_head().await?;
        self.compare_totals().await
    }

    /// Goes to an entry that must have this hash, and looks at it first.
    async fn begin_at(&mut self, after: &LedgerHead, head: &Head) -> Result<(), Stop> {
        const BEFORE: &str =
            "SELECT hash FROM journals WHERE organisation_id = $1 AND sequence = $2";
        if after.sequence > head.sequence {
            let message = format!(
                "entry {} is not there: the books end with entry {}",
                after.sequence, head.sequence
            );
            let sequence = Some(after.sequence);
            return Err(Box::new(FirstBad { sequence, journal_id: None, message }).into());
        }
        if after.sequence > 1 {
            let before = query(BEFORE).bind(self.organisation).bind(after.sequence - 1);
            let row = self.store.database.first(before).await?;
            let row = row.ok_or_else(|| missing(after.sequence - 1))?;
            let organisation = self.organisation.to_string();
            let hash = hash_of(&row, "hash")?;
            let key = self.store.chain_key();
            self.walk = Walk::behind(organisation, key, after.sequence - 1, hash);
        }
        if after.sequence > 0 {
            self.look_at_some(1, head.sequence).await?;
        }
        if hex(&self.walk.hash) != after.hash {
            let message = "it has another hash than the one that was kept".to_owned();
            let sequence = Some(after.sequence);
            return Err(Box::new(FirstBad { sequence, journal_id: None, message }).into());
        }
        Ok(())
    }

    /// Looks at the next entries, at most so many.
    async fn look_at_some(&mut self, count: i64, last: i64) -> Result<(), Stop> {
        const ENTRIES: &str = "SELECT j.id, j.sequence, j.entry_date, j.description, \
            j.reference, j.external_id, j.source, j.reverses_journal_id, j.total, j.created_at, \
            j.created_by, j.hash, r.sequence AS reversed_sequence, r.total AS reversed_total \
            FROM journals j LEFT JOIN journals r ON r.organisation_id = j.organisation_id \
            AND r.id = j.reverses_journal_id WHERE j.organisation_id = $1 AND j.sequence > $2 \
            AND j.sequence <= $3 ORDER BY j.sequence LIMIT $4";
        let entries =
            query(ENTRIES).bind(self.organisation).bind(self.walk.sequence).bind(last).bind(count);
        let rows = self.store.database.all(entries).await?;
        if rows.is_empty() {
            return Err(missing(self.walk.sequence + 1).into());
        }
        self.lines.clear();
        let mut lines = Lines { behind: (self.walk.sequence, i64::MAX), is_end: false };
        for row in &rows {
            let next = self.walk.sequence + 1;
            let unreadable = || {
                let message = "what is stored of it cannot be read".to_owned();
                Box::new(FirstBad { sequence: Some(next), journal_id: None, message })
            };
            let mut entry = stored(row).map_err(|_| unreadable())?;
            entry.lines = self.lines_of(entry.sequence, &mut lines).await.map_err(|stop| {
                let Stop::Failed(StoreError::Corrupt(_)) = stop else { return stop };
                unreadable().into()
            })?;
            self.walk.step(&entry)?;
            self.entries += 1;
        }
        Ok(())
    }

    /// The lines of an entry, which are those that come next.
    async fn lines_of(
        &mut self,
        sequence: i64,
        lines: &mut Lines,
    ) -> Result<Vec<StoredLine>, Stop> {
        let mut found = Vec::new();
        loop {
            if self.lines.is_empty() && !lines.is_end {
                self.lines = lines.read(self.store, self.organisation).await?;
                self.lines.reverse();
            }
            match self.lines.pop() {
                // Lines of no entry: one is missing, which is found by its place.
                Some((of, _)) if of < sequence => {}
                Some((of, line)) if of == sequence => found.push(line),
                Some(other) => {
                    self.lines.push(other);
                    return Ok(found);
                }
                None => return Ok(found),
            }
        }
    }

    /// Nothing may stand where no entry is.
    async fn look_behind_the_head(&self) -> Result<(), Stop> {
        const JOURNALS: &str = "SELECT min(j.sequence) AS sequence FROM journals j \
            JOIN ledger_heads h ON h.organisation_id = j.organisation_id \
            WHERE j.organisation_id = $1 AND j.sequence > h.sequence";
        const LINES: &str = "SELECT min(l.sequence) AS sequence FROM journal_lines l \
            JOIN ledger_heads h ON h.organisation_id = l.organisation_id \
            WHERE l.organisation_id = $1 AND (l.sequence > h.sequence OR l.sequence < 1)";
        for sql in [JOURNALS, LINES] {
            let row = self.store.database.first(query(sql).bind(self.organisation)).await?;
            let row = row.ok_or(StoreError::Corrupt("sequence"))?;
            if let Some(sequence) = row.get::<Option<i64>>("sequence")? {
                let message = "it stands behind the end of the books".to_owned();
                let sequence = Some(sequence);
                return Err(Box::new(FirstBad { sequence, journal_id: None, message }).into());
            }
        }
        Ok(())
    }

    /// The totals of days are what the lines add up to, and those of months what the days do.
    async fn compare_totals(&self) -> Result<(), Stop> {
        const NEXT: &str = "SELECT min(day) AS day FROM ( \
            SELECT min(entry_date) AS day FROM journals \
            WHERE organisation_id = $1 AND entry_date > $2 UNION ALL \
            SELECT min(day) AS day FROM account_days \
            WHERE organisation_id = $1 AND day > $2 UNION ALL \
            SELECT min(month) || '-00' AS day FROM account_months \
            WHERE organisation_id = $1 AND month > $3) days";
        const DAYS: &str = "SELECT account_id, day FROM ( \
            SELECT l.account_id, j.entry_date AS day, \
            CASE WHEN l.amount > 0 THEN l.amount ELSE 0 END AS debit, \
            CASE WHEN l.amount < 0 THEN -l.amount ELSE 0 END AS credit \
            FROM journals j JOIN journal_lines l ON l.organisation_id = j.organisation_id \
            AND l.sequence = j.sequence WHERE j.organisation_id = $1 \
            AND j.entry_date >= $2 AND j.entry_date < $3 UNION ALL \
            SELECT account_id, day, -debit, -credit FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day < $3) parts \
            GROUP BY account_id, day HAVING sum(debit) <> 0 OR sum(credit) <> 0 \
            ORDER BY day, account_id LIMIT 1";
        const MONTHS: &str = "SELECT account_id, $4 AS day FROM ( \
            SELECT account_id, debit, credit FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day < $3 UNION ALL \
            SELECT account_id, -debit, -credit FROM account_months \
            WHERE organisation_id = $1 AND month = $4) parts \
            GROUP BY account_id HAVING sum(debit) <> 0 OR sum(credit) <> 0 \
            ORDER BY account_id LIMIT 1";
        let mut month = String::new();
        loop {
            // Behind every day of the month.
            let behind = if month.is_empty() { String::new() } else { format!("{month}-99") };
            let next = query(NEXT).bind(self.organisation).bind(&*behind).bind(&*month);
            let row = self.store.database.first(next).await?;
            let day: Option<String> = row.ok_or(StoreError::Corrupt("day"))?.get("day")?;
            let Some(day) = day else { return Ok(()) };
            day.get(..7).unwrap_or_default().clone_into(&mut month);
            let (first, last) = (format!("{month}-00"), format!("{month}-99"));
            for (sql, table) in [(DAYS, "account_days"), (MONTHS, "account_months")] {
                let mut asked = query(sql).bind(self.organisation).bind(&*first).bind(&*last);
                if table == "account_months" {
                    asked = asked.bind(&*month);
                }
                if let Some(row) = self.store.database.first(asked).await? {
                    let (account, day): (String, String) =
                        (row.get("account_id")?, row.get("day")?);
                    let message = format!(
                        "{table} has another total for account {account} in {day} than the lines"
                    );
                    return Err(of_no_entry(message));
                }
            }
        }
    }
}

/// Where to read lines next.
struct Lines {
    behind: (i64, i64),
    is_end: bool,
}

impl Lines {
    async fn read(
        &mut self,
        store: &Store,
        organisation: OrganisationId,
    ) -> Result<Vec<(i64, StoredLine)>, Stop> {
        const LINES: &str = "SELECT sequence, line, entry_date, account_id, amount, memo, \
            vat_code, vat_amount, is_generated FROM journal_lines WHERE organisation_id = $1 \
            AND (sequence, line) > ($2, $3) ORDER BY sequence, line LIMIT $4";
        let (sequence, line) = self.behind;
        let asked = query(LINES).bind(organisation).bind(sequence).bind(line).bind(LINES_MAX);
        let rows = store.database.all(asked).await?;
        self.is_end = rows.len() < usize::try_from(LINES_MAX).unwrap_or(usize::MAX);
        let mut lines = Vec::with_capacity(rows.len());
        for row in &rows {
            let (sequence, line) = stored_line(row).map_err(|_| StoreError::Corrupt("line"))?;
            self.behind = (sequence, line.number);
            lines.push((sequence, line));
        }
        Ok(lines)
    }
}

fn stored(row: &Row) -> Result<Stored, StoreError> {
    let reversed_sequence: Option<i64> = row.get("reversed_sequence")?;
    let reversed_total: Option<i64> = row.get("reversed_total")?;
    Ok(Stored {
        id: row.get("id")?,
        sequence: row.get("sequence")?,
        entry_date: row.get("entry_date")?,
        description: row.get("description")?,
        reference: row.get("reference")?,
        external_id: row.get("external_id")?,
        source: row.get("source")?,
        reverses: row.get("reverses_journal_id")?,
        reversed: reversed_sequence.zip(reversed_total),
        total_minor: row.get("total")?,
        created_at_ms: row.get("created_at")?,
        created_by: row.get("created_by")?,
        hash: row.get("hash")?,
        lines: Vec::new(),
    })
}

fn stored_line(row: &Row) -> Result<(i64, StoredLine), StoreError> {
    let line = StoredLine {
        number: row.get("line")?,
        entry_date: row.get("entry_date")?,
        account: row.get("account_id")?,
        amount_minor: row.get("amount")?,
        memo: row.get("memo")?,
        vat_code: row.get("vat_code")?,
        vat_minor: row.get("vat_amount")?,
        is_generated: row.get("is_generated")?,
    };
    Ok((row.get("sequence")?, line))
}
