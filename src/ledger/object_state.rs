//! What an audit event records of an object: all of its columns, as a list in JSON, in the order of its table. A
//! column that a later version adds comes last, so that what was recorded before lacks it.

use serde_json::Value;

/// A column of an object's state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StateColumn {
    /// A value.
    Value(&'static str),
    /// Rows of another table that belong to the object, each a list of these columns.
    Rows(&'static str, &'static [&'static str]),
}

/// The first field in which an object is not as it was recorded. A column that was not recorded came later, with nothing
/// or 0 in it: whoever fills it changes the object, and records it.
#[must_use]
pub fn first_difference(columns: &[StateColumn], recorded: &str, now: &str) -> Option<String> {
    let whole = || Some("state".to_owned());
    let (Some(recorded), Some(now)) = (list(recorded), list(now)) else { return whole() };
    if now.len() != columns.len() || recorded.len() > now.len() {
        return whole();
    }
    let nothing = Value::Null;
    let recorded = recorded.iter().map(Some).chain(std::iter::repeat(None));
    let is_same = |recorded: Option<&Value>, now: &Value| match recorded {
        Some(recorded) => recorded == now,
        None => now.is_null() || now.as_i64() == Some(0),
    };
    let columns = columns.iter().zip(recorded.zip(&now));
    let mut different = columns
        .filter(|(_, (recorded, now))| !is_same(*recorded, now))
        .map(|(column, (recorded, now))| (column, (recorded.unwrap_or(&nothing), now)));
    different.next().map(|(column, (recorded, now))| match column {
        StateColumn::Value(name) => (*name).to_owned(),
        StateColumn::Rows(name, columns) => field_of_rows(name, columns, recorded, now),
    })
}

fn list(text: &str) -> Option<Vec<Value>> {
    serde_json::from_str(text).ok()
}

/// `lines.2.net`: the second row and its column; only the row where one of the two lacks it.
fn field_of_rows(name: &str, columns: &[&str], recorded: &Value, now: &Value) -> String {
    let rows = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let (recorded, now) = (rows(recorded), rows(now));
    let same = recorded.iter().zip(&now).take_while(|(recorded, now)| recorded == now).count();
    let place = same + 1;
    let row_of = |rows: &[Value]| rows.get(same).and_then(Value::as_array).cloned();
    let row = row_of(&recorded).zip(row_of(&now));
    let column = row.and_then(|(recorded, now)| {
        let mut columns = columns.iter().zip(recorded.iter().zip(&now));
        columns.find(|(_, (recorded, now))| recorded != now).map(|(column, _)| *column)
    });
    match column {
        Some(column) => format!("{name}.{place}.{column}"),
        None => format!("{name}.{place}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [StateColumn; 3] = [
        StateColumn::Value("id"),
        StateColumn::Value("due_date"),
        StateColumn::Rows("lines", &["line", "net"]),
    ];

    fn difference(recorded: &str, now: &str) -> Option<String> {
        first_difference(&COLUMNS, recorded, now)
    }

    #[test]
    fn the_first_field_that_differs_is_named_that_of_a_row_with_its_place() {
        let recorded = r#"["inv_1","2026-01-02",[[1,500],[2,700]]]"#;
        assert_eq!(difference(recorded, recorded), None);
        assert_eq!(
            difference(recorded, &recorded.replace(',', ", ")),
            None,
            "spaces are no values"
        );
        for (was, is, field) in [
            ("2026-01-02", "2026-01-03", "due_date"),
            ("inv_1", "inv_2", "id"),
            (r#""inv_1""#, "null", "id"),
            ("700", "701", "lines.2.net"),
            (",[2,700]", "", "lines.2"),
            ("[2,700]", "[2,700],[3,1]", "lines.3"),
        ] {
            let now = recorded.replace(was, is);
            assert_eq!(difference(recorded, &now).as_deref(), Some(field), "{now}");
        }
    }

    #[test]
    fn columns_that_were_not_recorded_are_empty_and_what_is_no_list_is_no_state() {
        assert_eq!(difference(r#"["inv_1"]"#, r#"["inv_1",null,0]"#), None);
        let filled = difference(r#"["inv_1"]"#, r#"["inv_1","2026-01-02",null]"#);
        assert_eq!(filled.as_deref(), Some("due_date"));
        let whole = Some("state".to_owned());
        assert_eq!(difference("{}", r#"["inv_1","2026-01-02",[]]"#), whole);
        assert_eq!(
            difference(r#"["inv_1","2026-01-02",[],1]"#, r#"["inv_1","2026-01-02",[]]"#),
            whole
        );
        assert_eq!(difference(r#"["inv_1"]"#, r#"["inv_1"]"#), whole, "now is whole");
    }
}
