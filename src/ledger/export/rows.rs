//! Everything there is of entries: as comma-separated values and as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::account::ExportedAccount;
use crate::csv::Lines;
use crate::ledger::integrity::{StoredEntry, StoredLine};
use crate::money::Money;
use crate::time::Timestamp;

const COLUMNS: [&str; 25] = [
    "sequence",
    "journal_id",
    "entry_date",
    "description",
    "reference",
    "external_id",
    "source",
    "reverses_journal_id",
    "line",
    "account_id",
    "account_code",
    "account_name",
    "account_type",
    "debit",
    "credit",
    "currency",
    "memo",
    "vat_code",
    "vat_amount",
    "generated",
    "created_at",
    "hash",
    "vat_side",
    "vat_kind",
    "vat_in_cost",
];

/// The names of the columns.
pub(super) fn csv_head() -> String {
    Lines::headed(&COLUMNS).take()
}

/// A line for each line of the entry.
pub(super) fn csv_entry(
    entry: &StoredEntry,
    currency: &str,
    accounts: &BTreeMap<String, ExportedAccount>,
) -> String {
    let mut lines = Lines::default();
    let (created_at, hash) = (Timestamp::from_unix_ms(entry.created_at_ms), hex(&entry.hash));
    for line in &entry.lines {
        let account = accounts.get(&line.account);
        let (debit, credit) = sides(line);
        lines.plain(entry.sequence).plain(&entry.id).plain(&entry.entry_date);
        lines.text(&entry.description).optional(entry.reference.as_deref());
        lines.optional(entry.external_id.as_deref()).plain(&entry.source);
        lines.optional(entry.reverses.as_deref()).plain(line.number).plain(&line.account);
        lines.optional(account.map(|account| &*account.code));
        lines.optional(account.map(|account| &*account.name));
        lines.plain(account.map_or("", |account| account.account_type.name()));
        lines.plain(debit).plain(credit).plain(currency);
        lines.optional(line.memo.as_deref()).optional(line.vat_code.as_deref());
        lines.plain(Money::from_minor(line.vat_minor)).plain(line.is_generated != 0);
        lines
            .plain(created_at)
            .plain(&hash)
            .plain(line.vat_side.as_deref().unwrap_or_default())
            .plain(line.vat_kind.as_deref().unwrap_or_default())
            .plain(Money::from_minor(line.vat_in_cost_minor))
            .end();
    }
    lines.take()
}

#[derive(Serialize)]
struct JournalRow<'a> {
    id: &'a str,
    sequence: i64,
    entry_date: &'a str,
    description: &'a str,
    reference: Option<&'a str>,
    external_id: Option<&'a str>,
    source: &'a str,
    reverses_journal_id: Option<&'a str>,
    total: Money,
    created_at: Timestamp,
    created_by: &'a str,
    hash: String,
    layout: i64,
    lines: Vec<ExportLine<'a>>,
}

#[derive(Serialize)]
struct ExportLine<'a> {
    account_id: &'a str,
    account_code: &'a str,
    debit: Money,
    credit: Money,
    memo: Option<&'a str>,
    vat_code: Option<&'a str>,
    vat_amount: Money,
    vat_side: Option<&'a str>,
    vat_kind: Option<&'a str>,
    vat_in_cost: Money,
    generated: bool,
}

/// A journal of the document, on a line of its own.
pub(super) fn json_entry(
    entry: &StoredEntry,
    accounts: &BTreeMap<String, ExportedAccount>,
    is_first: bool,
) -> String {
    let lines = entry.lines.iter().map(|line| {
        let (debit, credit) = sides(line);
        ExportLine {
            account_id: &line.account,
            account_code: accounts.get(&line.account).map_or("", |account| &account.code),
            debit,
            credit,
            memo: line.memo.as_deref(),
            vat_code: line.vat_code.as_deref(),
            vat_amount: Money::from_minor(line.vat_minor),
            vat_side: line.vat_side.as_deref(),
            vat_kind: line.vat_kind.as_deref(),
            vat_in_cost: Money::from_minor(line.vat_in_cost_minor),
            generated: line.is_generated != 0,
        }
    });
    let journal = JournalRow {
        id: &entry.id,
        sequence: entry.sequence,
        entry_date: &entry.entry_date,
        description: &entry.description,
        reference: entry.reference.as_deref(),
        external_id: entry.external_id.as_deref(),
        source: &entry.source,
        reverses_journal_id: entry.reverses.as_deref(),
        total: Money::from_minor(entry.total_minor),
        created_at: Timestamp::from_unix_ms(entry.created_at_ms),
        created_by: &entry.created_by,
        hash: hex(&entry.hash),
        layout: entry.layout,
        lines: lines.collect(),
    };
    let separator = if is_first { "\n" } else { ",\n" };
    format!("{separator}{}", json(&journal))
}

/// Texts and numbers: there is nothing that JSON could not hold.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Debit and credit.
const fn sides(line: &StoredLine) -> (Money, Money) {
    let minor = line.amount_minor;
    if minor < 0 {
        (Money::ZERO, Money::from_minor(minor.saturating_neg()))
    } else {
        (Money::from_minor(minor), Money::ZERO)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::export::ExportFormat;
    use crate::ledger::export::ExportWriter;

    fn entry() -> StoredEntry {
        let line = |number, account: &str, amount_minor| StoredLine {
            number,
            entry_date: "2026-01-31".into(),
            account: account.into(),
            amount_minor,
            memo: Some("=1+1".into()),
            vat_code: None,
            vat_minor: 0,
            is_generated: 0,
            vat_side: None,
            vat_kind: None,
            vat_in_cost_minor: 0,
        };
        StoredEntry {
            id: "jnl_1".into(),
            sequence: 7,
            entry_date: "2026-01-31".into(),
            description: "Rent, \"January\"".into(),
            reference: Some("+44".into()),
            external_id: None,
            source: "manual".into(),
            reverses: None,
            reversed: None,
            total_minor: 1_234,
            created_at_ms: 0,
            created_by: "usr_1".into(),
            search: String::new(),
            hash: vec![0xab; 2],
            layout: 2,
            lines: vec![line(1, "acc_1", 1_234), line(2, "acc_2", -1_234)],
        }
    }

    fn accounts() -> Vec<ExportedAccount> {
        let of = |id: &str, code: &str| ExportedAccount {
            id: id.into(),
            code: code.into(),
            name: format!("@{code}"),
            account_type: AccountType::Expense,
        };
        vec![of("acc_1", "6100"), of("acc_2", "1300")]
    }

    #[test]
    fn a_line_of_a_journal_is_a_line_with_a_cell_for_each_column_and_no_formula() {
        let mut writer = ExportWriter::new(ExportFormat::Csv, "GBP".into(), &accounts());
        let text = writer.head("Acorn", None) + &writer.entry(&entry());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], COLUMNS.join(","));
        assert_eq!(
            lines[2],
            "7,jnl_1,2026-01-31,\"Rent, \"\"January\"\"\",'+44,,manual,,2,acc_2,1300,'@1300,\
             EXPENSE,0.00,12.34,GBP,'=1+1,,0.00,false,1970-01-01T00:00:00.000Z,abab,,,0.00"
        );
        assert_eq!(lines.len(), 3);
    }

    #[test]
    fn journals_are_json_with_commas_between_them() {
        let mut writer = ExportWriter::new(ExportFormat::Json, "GBP".into(), &accounts());
        assert_eq!(writer.head("Acorn", None), "");
        let text = format!("[{}{}]", writer.entry(&entry()), writer.entry(&entry()));
        let journals: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(journals[1]["lines"][0]["account_code"], "6100");
        let one = json_entry(&entry(), &BTreeMap::new(), true);
        assert!(one.contains(r#""debit":12.34,"credit":0.00,"memo":"=1+1""#), "{one}");
    }
}
