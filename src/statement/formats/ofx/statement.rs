//! Statements from the tags of OFX.

use std::collections::BTreeMap;

use super::super::super::fault::Fault;
use super::super::super::structured::{
    DatedBalance, LeftOutEntry, StatementEntry, StructuredStatement,
};
use super::super::check::drop_shared_ids;
use super::super::figure::MarkUse;
use super::super::text::{FormatFaults, some_words, words};
use super::aggregate::OfxAggregate;
use super::tokens::{OfxToken, unescaped};
use super::transaction::{OfxTransaction, figure, optional_day};

const SCOPES_MAX: usize = 32;

/// The values of one statement.
#[derive(Debug, Default)]
struct OfxDraft<'a> {
    statement: StructuredStatement,
    ledger: Option<(u64, &'a str, &'a str)>,
    /// FITIDs that later transactions correct: the id, whether it is replaced, and where that stands.
    corrections: Vec<(String, bool, u64)>,
    debits: KindSigns,
    credits: KindSigns,
}

/// Kinds of entries (`TRNTYPE`) that are money out by their name. Others (`ATM`, `POS`, `PAYMENT`) go both ways.
const OUT_KINDS: [&str; 5] = ["DEBIT", "CHECK", "FEE", "SRVCHG", "DIRECTDEBIT"];

/// Kinds that are money in by their name.
const IN_KINDS: [&str; 4] = ["CREDIT", "DEP", "DIRECTDEP", "DIV"];

/// Whether entries whose kind says which way they go have the sign of it.
#[derive(Debug, Default)]
struct KindSigns {
    has_agreeing: bool,
    /// The first that has the other sign: its line, kind and amount.
    first_against: Option<(u64, String, String)>,
}

impl KindSigns {
    fn see(&mut self, entry: &StatementEntry, kind: &str, agrees: bool) {
        self.has_agreeing |= agrees;
        if !agrees && self.first_against.is_none() {
            self.first_against = Some((entry.line, kind.to_owned(), entry.amount.clone()));
        }
    }
}

/// Takes tokens, gives statements.
#[derive(Debug)]
pub(super) struct OfxReader<'a> {
    format: &'static str,
    marks: MarkUse,
    scopes: Vec<OfxAggregate>,
    statements: Vec<StructuredStatement>,
    draft: Option<OfxDraft<'a>>,
    transaction: Option<OfxTransaction<'a>>,
    status: (Option<&'a str>, bool, Option<&'a str>),
    bank_says: Option<String>,
}

impl<'a> OfxReader<'a> {
    pub(super) const fn new(format: &'static str, marks: MarkUse) -> Self {
        Self {
            format,
            marks,
            scopes: Vec::new(),
            statements: Vec::new(),
            draft: None,
            transaction: None,
            status: (None, false, None),
            bank_says: None,
        }
    }

    pub(super) fn take(&mut self, line: u64, token: OfxToken<'a>, faults: &mut FormatFaults) {
        match token {
            OfxToken::Open(name) => self.open(line, name, faults),
            OfxToken::Value(name, value) => self.value(line, name, value, faults),
            OfxToken::Close(name) => self.close(name, faults),
        }
    }

    fn open(&mut self, line: u64, name: &str, faults: &mut FormatFaults) {
        if let "INVSTMTRS" | "LOANSTMTRS" = name {
            let of = if name == "INVSTMTRS" { "investments" } else { "a loan" };
            let fault = Fault::at_line(
                line,
                format!("{name} is a statement of {of}; bank and card statements are read"),
            );
            faults.push(fault.hint("Export the bank or card account by itself."));
            return;
        }
        let Some(scope) = scope_of(name) else { return };
        match scope {
            OfxAggregate::Statement => {
                self.end_statement(faults);
                self.scopes.clear();
                let draft = self.draft();
                draft.statement.is_debt = name == "CCSTMTRS";
            }
            OfxAggregate::Transaction | OfxAggregate::Pending => {
                self.end_transaction(faults);
                self.scopes.retain(|scope| *scope == OfxAggregate::Statement);
                self.draft();
                self.transaction = Some(OfxTransaction::new(line));
            }
            OfxAggregate::Ledger => self.draft().ledger = Some((line, "", "")),
            OfxAggregate::Status => self.status = (None, false, None),
            _ => {}
        }
        if self.scopes.len() < SCOPES_MAX {
            self.scopes.push(scope);
        } else {
            faults.push(Fault::at_line(line, format!("<{name}> is nested too deeply")));
        }
    }

    fn close(&mut self, name: &str, faults: &mut FormatFaults) {
        let Some(scope) = scope_of(name) else { return };
        match scope {
            OfxAggregate::Statement => self.end_statement(faults),
            OfxAggregate::Transaction | OfxAggregate::Pending => self.end_transaction(faults),
            OfxAggregate::Status => self.end_status(),
            _ => {}
        }
        if let Some(at) = self.scopes.iter().rposition(|open| *open == scope) {
            self.scopes.truncate(at);
        }
    }

    fn draft(&mut self) -> &mut OfxDraft<'a> {
        self.draft.get_or_insert_with(|| OfxDraft {
            statement: StructuredStatement {
                format: self.format.to_owned(),
                ..StructuredStatement::default()
            },
            ..OfxDraft::default()
        })
    }

    fn value(&mut self, line: u64, name: &'a str, value: &'a str, faults: &mut FormatFaults) {
        match self.scopes.last() {
            Some(OfxAggregate::Status) => match name {
                "CODE" => self.status.0 = Some(value),
                "SEVERITY" => self.status.1 = value == "ERROR",
                "MESSAGE" => self.status.2 = Some(value),
                _ => {}
            },
            Some(OfxAggregate::Account) => self.account_value(name, value),
            Some(OfxAggregate::Ledger) => {
                if let Some((_, amount, day)) = self.draft().ledger.as_mut() {
                    match name {
                        "BALAMT" => *amount = value,
                        "DTASOF" => *day = value,
                        _ => {}
                    }
                }
            }
            Some(
                scope @ (OfxAggregate::Transaction
                | OfxAggregate::Pending
                | OfxAggregate::Payee
                | OfxAggregate::Currency),
            ) => {
                if let Some(transaction) = self.transaction.as_mut() {
                    faults.keep(transaction.keep(*scope, line, name, value));
                }
            }
            Some(OfxAggregate::Statement) | None => self.statement_value(line, name, value, faults),
            _ => {}
        }
    }

    fn account_value(&mut self, name: &str, value: &str) {
        let draft = self.draft();
        match name {
            "ACCTID" => draft.statement.account = some_words(&unescaped(value)),
            "ACCTTYPE" if matches!(value, "CREDITLINE" | "LOAN") => draft.statement.is_debt = true,
            _ => {}
        }
    }

    fn statement_value(&mut self, line: u64, name: &str, value: &str, faults: &mut FormatFaults) {
        match name {
            // Values of a transaction whose start tag is lost.
            "TRNAMT" => {
                let says = "is an amount outside of any transaction: its <STMTTRN> is missing";
                faults.push(Fault::of_cell(line, name, value, says));
            }
            "CURDEF" if !value.is_empty() => {
                self.draft().statement.currency = Some(value.to_ascii_uppercase());
            }
            // In a bare list without a statement around it the days come before anything else.
            "DTSTART" | "DTEND" => {
                let Some(day) = faults.keep(optional_day(line, name, value)) else { return };
                let draft = self.draft();
                if name == "DTSTART" {
                    draft.statement.from = day;
                } else {
                    draft.statement.to = day;
                }
            }
            _ => {}
        }
    }

    fn end_status(&mut self) {
        let (code, is_error, message) = std::mem::take(&mut self.status);
        if is_error && self.bank_says.is_none() {
            let message = unescaped(message.unwrap_or("no message"));
            self.bank_says = Some(format!("error {}: {}", code.unwrap_or("?"), words(&message)));
        }
    }

    fn end_transaction(&mut self, faults: &mut FormatFaults) {
        let Some(transaction) = self.transaction.take() else { return };
        let is_pending = self.scopes.contains(&OfxAggregate::Pending);
        let marks = self.marks;
        let draft = self.draft();
        if is_pending {
            let left_out = LeftOutEntry { line: transaction.line, kind: "pending" };
            draft.statement.left_out.push(left_out);
            return;
        }
        let currency = draft.statement.currency.clone();
        if let Some(entry) = transaction.entry(marks, currency.as_deref(), faults) {
            draft.add(&transaction, entry);
        }
    }

    fn end_statement(&mut self, faults: &mut FormatFaults) {
        self.end_transaction(faults);
        let Some(mut draft) = self.draft.take() else { return };
        if let Some((line, amount, day)) = draft.ledger.filter(|(_, amount, _)| !amount.is_empty())
        {
            let currency = draft.statement.currency.as_deref();
            let amount = faults.keep(figure(self.marks, line, "BALAMT", amount, currency));
            let day = faults.keep(optional_day(line, "DTASOF", day));
            if let Some((amount, day)) = amount.zip(day) {
                let amount = amount.canonical();
                place_ledger(&mut draft.statement, DatedBalance { day, amount, line });
            }
        }
        draft.settle();
        self.statements.push(draft.statement);
    }

    pub(super) fn finish(
        mut self,
        mut faults: FormatFaults,
    ) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
        self.end_statement(&mut faults);
        let statements = faults.finish(self.statements)?;
        if !statements.is_empty() {
            return Ok(statements);
        }
        Err(vec![match self.bank_says {
            Some(said) => Fault::of_file(format!("has no statement; the bank answered {said}")),
            None => Fault::of_file("has no bank or card statement (STMTRS or CCSTMTRS)"),
        }])
    }
}

fn scope_of(name: &str) -> Option<OfxAggregate> {
    Some(match name {
        "STMTRS" | "CCSTMTRS" => OfxAggregate::Statement,
        "BANKACCTFROM" | "CCACCTFROM" => OfxAggregate::Account,
        "BANKACCTTO" | "CCACCTTO" | "LOANACCTTO" => OfxAggregate::OtherAccount,
        "STMTTRN" => OfxAggregate::Transaction,
        "STMTTRNP" | "CCSTMTTRNP" => OfxAggregate::Pending,
        "PAYEE" => OfxAggregate::Payee,
        "CURRENCY" => OfxAggregate::Currency,
        "ORIGCURRENCY" => OfxAggregate::OriginalCurrency,
        "LEDGERBAL" => OfxAggregate::Ledger,
        "AVAILBAL" | "BALLIST" | "CASHADVBALAMT" => OfxAggregate::Available,
        "STATUS" => OfxAggregate::Status,
        _ => return None,
    })
}

impl OfxDraft<'_> {
    fn add(&mut self, transaction: &OfxTransaction<'_>, entry: StatementEntry) {
        let is_negative = entry.amount.starts_with('-');
        match entry.kind.as_deref().filter(|_| entry.amount != "0.00") {
            Some(kind) if OUT_KINDS.contains(&kind) => self.debits.see(&entry, kind, is_negative),
            Some(kind) if IN_KINDS.contains(&kind) => self.credits.see(&entry, kind, !is_negative),
            _ => {}
        }
        // The amount of a transaction with its own <CURRENCY> is in that one; <ORIGCURRENCY> only tells.
        if let Some((foreign, own)) =
            transaction.get("CURSYM").zip(self.statement.currency.as_deref())
            && !foreign.eq_ignore_ascii_case(own)
        {
            self.statement.discrepancies.push(Fault::of_cell(
                transaction.place("CURSYM").0,
                "CURSYM",
                foreign,
                format!("is the currency of this amount, and the statement is in {own}"),
            ));
        }
        let corrected = transaction.text("CORRECTFITID");
        let is_deleted = transaction.get("CORRECTACTION") == Some("DELETE");
        if let Some(corrected) = corrected {
            self.corrections.push((corrected, !is_deleted, entry.line));
            if is_deleted {
                let left_out = LeftOutEntry { line: entry.line, kind: "reversed" };
                self.statement.left_out.push(left_out);
                return;
            }
        }
        self.statement.entries.push(entry);
    }

    /// Says what contradicts itself, and takes out what later transactions of the file correct.
    fn settle(&mut self) {
        let statement = &mut self.statement;
        if let Some((line, kind, amount)) = self.debits.first_against.take()
            && self.debits.has_agreeing
        {
            let says = format!(
                "is a {kind} without a minus, though other debits have one: it is read as money in"
            );
            statement.notes.push(Fault::of_cell(line, "TRNAMT", &amount, says));
        }
        if let Some((line, kind, amount)) = self.credits.first_against.take()
            && self.credits.has_agreeing
        {
            let says = format!(
                "is a {kind} with a minus, though other credits have none: it is read as money out"
            );
            statement.notes.push(Fault::of_cell(line, "TRNAMT", &amount, says));
        }
        let mut corrected: BTreeMap<String, u64> = BTreeMap::new();
        let corrections = std::mem::take(&mut self.corrections);
        let mut first_lines: BTreeMap<&str, u64> = BTreeMap::new();
        if !corrections.is_empty() {
            for entry in &statement.entries {
                let id = entry.bank_id.as_deref().unwrap_or_default();
                first_lines.entry(id).or_insert(entry.line);
            }
        }
        for (id, is_replaced, line) in corrections {
            if first_lines.get(id.as_str()).is_some_and(|first| *first < line) {
                corrected.insert(id, line);
            } else {
                let does = if is_replaced { "replaces" } else { "deletes" };
                statement.discrepancies.push(Fault::of_cell(
                    line,
                    "CORRECTFITID",
                    &id,
                    format!("is an entry of an earlier file that this one {does}"),
                ));
            }
        }
        if !corrected.is_empty() {
            let (out, kept) =
                std::mem::take(&mut statement.entries).into_iter().partition(|entry| {
                    let line = entry.bank_id.as_ref().and_then(|id| corrected.get(id));
                    line.is_some_and(|line| entry.line < *line)
                });
            statement.entries = kept;
            let out: Vec<StatementEntry> = out;
            let left_out =
                out.iter().map(|entry| LeftOutEntry { line: entry.line, kind: "reversed" });
            statement.left_out.extend(left_out);
        }
        drop_shared_ids(statement);
    }
}

/// A ledger balance is the closing one only if no entry is later than its day, and its day is not behind the list:
/// what moved in between is not in it.
fn place_ledger(statement: &mut StructuredStatement, balance: DatedBalance) {
    let last = statement.entries.iter().map(|entry| entry.date).max();
    let is_before = balance.day.zip(last).is_some_and(|(day, last)| day < last);
    let later = balance.day.zip(statement.to).filter(|(day, to)| day > to);
    let says = match later {
        _ if is_before => {
            "is a balance before the last entries, and so not the closing one".to_owned()
        }
        Some((day, to)) => format!(
            "is the balance of {day}, and the list of entries ends on {to}: it is not the closing one"
        ),
        None => {
            statement.closing = Some(balance);
            return;
        }
    };
    statement.notes.push(Fault::of_cell(balance.line, "LEDGERBAL", &balance.amount, says));
}
