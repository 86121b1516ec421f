//! The tables of which a batch of writes may hold rows in memory, and who names them.
//!
//! Rows that a batch adds to these are written together, when it ends or somebody reads them. A statement
//! that names one of them and runs before would not see those rows. So statements of a batch are held
//! against this list when the program is built: one that names such a table is a
//! [`WrittenBooks`](crate::writes::batch::WrittenBooks)' to run, and there is no way to that but by
//! writing the rows.

/// Their names.
const BUFFERED_TABLES: [&str; 10] = [
    "account_days",
    "account_months",
    "audit_events",
    "audit_states",
    "idempotent_answers",
    "journal_lines",
    "journals",
    "ledger_heads",
    "vat_days",
    "vat_entries",
];

/// Whether a statement names one of them.
pub(crate) const fn names_buffered(sql: &str) -> bool {
    let sql = sql.as_bytes();
    let mut at = 0;
    while at < sql.len() {
        let mut end = at;
        while end < sql.len() && is_of_word(sql[end]) {
            end += 1;
        }
        if end > at && is_buffered(sql, at, end) {
            return true;
        }
        at = end + 1;
    }
    false
}

const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether the word between two places is one of the names.
const fn is_buffered(sql: &[u8], from: usize, to: usize) -> bool {
    let mut table = 0;
    while table < BUFFERED_TABLES.len() {
        let name = BUFFERED_TABLES[table].as_bytes();
        let mut same = 0;
        while same < name.len() && from + same < to && sql[from + same] == name[same] {
            same += 1;
        }
        if same == name.len() && from + same == to {
            return true;
        }
        table += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::batch_query::{BatchInsert, BatchQuery};
    use crate::db::statement::UnbufferedQuery;

    #[test]
    fn a_statement_names_a_table_by_the_whole_of_its_name() {
        assert!(names_buffered("SELECT 1 FROM journals"));
        assert!(names_buffered(
            "SELECT 1 FROM accounts a JOIN account_months m ON true WHERE 1 = 1"
        ));
        assert!(names_buffered("INSERT INTO vat_days(day) VALUES ($1)"));
        assert!(!names_buffered("SELECT journal_id FROM unlinked_journals"));
        assert!(!names_buffered("SELECT 1 FROM accounts"));
        assert!(!names_buffered(""));
    }

    // When the program is built these stop the build.
    #[test]
    #[should_panic(expected = "run it by Batch::read")]
    fn a_statement_of_a_batch_names_no_buffered_table() {
        drop(UnbufferedQuery::checked("SELECT hash FROM ledger_heads"));
    }

    #[test]
    #[should_panic(expected = "it is a BatchQuery<true>")]
    fn nor_does_one_about_many_things_that_does_not_say_so() {
        BatchQuery::<true>::checked("FROM vat_days", "FROM vat_days", &[]);
        BatchQuery::<false>::checked("FROM vat_days", "FROM vat_days", &[]);
    }

    #[test]
    #[should_panic(expected = "the table that the statement writes to")]
    fn nor_one_that_writes() {
        BatchInsert::<true>::checked("INSERT INTO journals", "INSERT INTO journals");
        BatchInsert::<false>::checked("INSERT INTO journals", "INSERT INTO journals");
    }
}
