//! What a bank knows rows by.

use std::collections::BTreeMap;

use crate::row::Rows;

/// The ids of rows; none at all where one of them is that of rows which differ: a column that says `0`, or what kind
/// of a row it is, says nothing of which row it is.
#[must_use]
pub fn ids_of_rows(rows: &Rows, ids: BTreeMap<u32, String>) -> BTreeMap<u32, String> {
    let mut first: BTreeMap<&str, u32> = BTreeMap::new();
    let content = |row: u32| {
        let row = rows.row(row);
        (row.date, row.amount.value(), row.description)
    };
    let is_shared = ids.iter().any(|(row, id)| {
        let known = *first.entry(id).or_insert(*row);
        known != *row && content(known) != content(*row)
    });
    if is_shared { BTreeMap::new() } else { ids }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::full_rows;

    #[test]
    fn a_column_with_one_value_for_different_rows_is_no_id_of_any() {
        let rows = full_rows(&[
            ("2026-02-05", "100.00", "Acme"),
            ("2026-02-12", "-5.00", "Cafe"),
            ("2026-02-12", "-5.00", "Cafe"),
        ]);
        let ids = |of: [&str; 3]| (0..).zip(of).map(|(row, id)| (row, id.to_owned())).collect();
        let kept = |of: [&str; 3]| ids_of_rows(&rows, ids(of)).len();
        assert_eq!(kept(["1", "2", "3"]), 3);
        assert_eq!(kept(["1", "2", "2"]), 3, "rows that are the same");
        assert_eq!(kept(["0", "0", "0"]), 0);
        assert_eq!(kept(["7", "7", "3"]), 0);
    }
}
