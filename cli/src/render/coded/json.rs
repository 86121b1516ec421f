//! The API's result object, or one object a line with file lines added.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use tieout::amount::{Amount, WrittenAmount};
use tieout::contract::coding::{AccountType, CodedTransaction, CodingSummary, VatCode};
use tieout::date::Date;

use super::report::CodedReport;

/// Exactly the result object of the API. In process nothing is charged.
pub(in crate::render) fn document(
    report: &CodedReport<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    serde_json::to_writer(&mut *out, report.result)?;
    writeln!(out)
}

/// A line of `--output jsonl`; `list` tells which kind it is.
#[derive(Serialize)]
#[serde(tag = "list", rename_all = "snake_case")]
enum CodedLine<'a> {
    Results {
        line: u64,
        date: Date,
        amount: WrittenAmount<'a>,
        description: &'a str,
        #[serde(skip_serializing_if = "str::is_empty")]
        merchant: &'a str,
        #[serde(flatten)]
        coded: &'a CodedTransaction<'a>,
    },
    Accounts {
        account_code: Option<&'a str>,
        account_name: Option<&'a str>,
        account_type: Option<AccountType>,
        transactions: usize,
        total: Amount,
        vat_codes: BTreeMap<VatCode, usize>,
        vat_if_included: Amount,
    },
    Summary {
        #[serde(flatten)]
        summary: CodingSummary,
    },
}

/// The transactions, the totals by account, and the summary last.
pub(in crate::render) fn lines(report: &CodedReport<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut write = |line: &CodedLine<'_>| {
        serde_json::to_writer(&mut *out, line)?;
        writeln!(out)
    };
    for (line, coded) in report.with_lines() {
        let transaction = report.file.transactions.get(coded.row);
        write(&CodedLine::Results {
            line,
            date: transaction.date,
            amount: transaction.amount,
            description: transaction.description,
            merchant: transaction.merchant,
            coded,
        })?;
    }
    for of in report.by_account() {
        write(&CodedLine::Accounts {
            account_code: of.account.map(|(code, ..)| code),
            account_name: of.account.map(|(_, name, _)| name),
            account_type: of.account.and_then(|(.., kind)| kind),
            transactions: of.count,
            total: of.total,
            vat_codes: of.vat_codes,
            vat_if_included: of.vat,
        })?;
    }
    write(&CodedLine::Summary { summary: report.result.summary })
}
