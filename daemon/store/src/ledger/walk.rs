//! Entries as the tables hold them, one after the other, in short reads: never more than some hundred
//! of them, some thousand lines, and the lines of one are in memory.

use std::collections::VecDeque;

use tieout::id::OrganisationId;
use tieout::ledger::integrity::{StoredEntry, StoredLine};

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// Entries of a statement.
const ENTRIES_MAX: i64 = 500;

/// Lines of a statement.
const LINES_MAX: i64 = 2_000;

/// What was read, or what is wrong with it: told in its turn.
type Read<T> = Result<T, StoreError>;

/// Reads entries in their order.
pub(super) struct Entries {
    store: Store,
    organisation: OrganisationId,
    /// Behind this place, up to this one.
    behind: i64,
    last: i64,
    /// Entries that were read ahead, without their lines.
    ahead: VecDeque<Read<StoredEntry>>,
    lines: VecDeque<(i64, Read<StoredLine>)>,
    /// The line that was read last.
    lines_behind: (i64, i64),
    has_all_lines: bool,
}

impl Entries {
    /// Those behind one place and up to another.
    pub(super) fn between(
        store: &Store,
        organisation: OrganisationId,
        behind: i64,
        last: i64,
    ) -> Self {
        Self {
            store: store.clone(),
            organisation,
            behind,
            last,
            ahead: VecDeque::new(),
            lines: VecDeque::new(),
            lines_behind: (behind, i64::MAX),
            has_all_lines: false,
        }
    }

    /// The next there is; none behind the last.
    ///
    /// # Errors
    /// The database's; [`StoreError::Corrupt`] for what cannot be read.
    pub(super) async fn next(&mut self) -> Result<Option<StoredEntry>, StoreError> {
        if self.ahead.is_empty() {
            self.read_entries().await?;
        }
        let Some(mut entry) = self.ahead.pop_front().transpose()? else { return Ok(None) };
        loop {
            if self.lines.is_empty() && !self.has_all_lines {
                self.read_lines().await?;
            }
            match self.lines.pop_front() {
                // A line of no entry.
                Some((of, _)) if of < entry.sequence => {}
                Some((of, line)) if of == entry.sequence => entry.lines.push(line?),
                other => {
                    if let Some(other) = other {
                        self.lines.push_front(other);
                    }
                    return Ok(Some(entry));
                }
            }
        }
    }

    async fn read_entries(&mut self) -> Result<(), StoreError> {
        const ENTRIES: &str = "SELECT j.id, j.sequence, j.entry_date, j.description, \
            j.reference, j.external_id, j.source, j.reverses_journal_id, j.total, j.created_at, \
            j.created_by, j.search, j.hash, j.layout, r.sequence AS reversed_sequence, r.total AS reversed_total \
            FROM journals j LEFT JOIN journals r ON r.organisation_id = j.organisation_id \
            AND r.id = j.reverses_journal_id WHERE j.organisation_id = $1 AND j.sequence > $2 \
            AND j.sequence <= $3 ORDER BY j.sequence LIMIT $4";
        let asked = query(ENTRIES)
            .bind(self.organisation)
            .bind(self.behind)
            .bind(self.last)
            .bind(ENTRIES_MAX);
        for row in self.store.database.all(asked).await? {
            self.behind = row.get("sequence")?;
            self.ahead.push_back(stored(&row).map_err(|_| StoreError::Corrupt("journals")));
        }
        Ok(())
    }

    async fn read_lines(&mut self) -> Result<(), StoreError> {
        const LINES: &str = "SELECT sequence, line, entry_date, account_id, amount, memo, \
            vat_code, vat_amount, is_generated, vat_side, vat_kind, vat_in_cost FROM journal_lines WHERE organisation_id = $1 \
            AND (sequence, line) > ($2, $3) AND sequence <= $4 ORDER BY sequence, line LIMIT $5";
        let (sequence, line) = self.lines_behind;
        let asked = query(LINES)
            .bind(self.organisation)
            .bind(sequence)
            .bind(line)
            .bind(self.last)
            .bind(LINES_MAX);
        let rows = self.store.database.all(asked).await?;
        self.has_all_lines = rows.len() < usize::try_from(LINES_MAX).unwrap_or(usize::MAX);
        for row in &rows {
            self.lines_behind = (row.get("sequence")?, row.get("line")?);
            let line = stored_line(row).map_err(|_| StoreError::Corrupt("journal_lines"));
            self.lines.push_back((self.lines_behind.0, line));
        }
        Ok(())
    }
}

fn stored(row: &Row) -> Result<StoredEntry, StoreError> {
    let reversed_sequence: Option<i64> = row.get("reversed_sequence")?;
    let reversed_total: Option<i64> = row.get("reversed_total")?;
    Ok(StoredEntry {
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
        search: row.get("search")?,
        hash: row.get("hash")?,
        layout: row.get("layout")?,
        lines: Vec::new(),
    })
}

fn stored_line(row: &Row) -> Result<StoredLine, StoreError> {
    Ok(StoredLine {
        number: row.get("line")?,
        entry_date: row.get("entry_date")?,
        account: row.get("account_id")?,
        amount_minor: row.get("amount")?,
        memo: row.get("memo")?,
        vat_code: row.get("vat_code")?,
        vat_minor: row.get("vat_amount")?,
        is_generated: row.get("is_generated")?,
        vat_side: row.get("vat_side")?,
        vat_kind: row.get("vat_kind")?,
        vat_in_cost_minor: row.get("vat_in_cost")?,
    })
}
