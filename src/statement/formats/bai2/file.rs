//! Accounts within groups within a file, and what their trailers say of them.

use super::super::super::fault::Fault;
use super::super::super::structured::{LeftOutEntry, StatedTotals, StructuredStatement};
use super::super::check::{drop_shared_ids, prove};
use super::super::day;
use super::super::figure::ExactAmount;
use super::super::text::{FormatFaults, some_words};
use super::account::{RecordDetail, day_of, detail, signed, summaries};
use super::records::Bai2Record;
use tieout::date::Date;

/// What a trailer counts and adds up: amounts in units, whatever their currencies.
#[derive(Debug, Clone, Copy, Default)]
struct Bai2Control {
    sum: ExactAmount,
    records: u64,
    parts: u64,
}

/// The group that is being read.
#[derive(Debug, Default)]
struct Bai2Group {
    as_of: Option<Date>,
    currency: Option<String>,
    is_interim: bool,
    /// Why nothing of it is booked, if so.
    left_out: Option<&'static str>,
    control: Bai2Control,
}

/// Takes records, gives statements.
#[derive(Debug, Default)]
pub(super) struct Bai2Reader {
    statements: Vec<StructuredStatement>,
    file: Bai2Control,
    group: Option<Bai2Group>,
    account: Option<(StructuredStatement, Bai2Control)>,
    /// Whether the file trailer was read.
    is_over: bool,
}

impl Bai2Reader {
    pub(super) fn take(&mut self, mut record: Bai2Record<'_>, faults: &mut FormatFaults) {
        let lines = record.line_count();
        self.file.records += lines;
        if let Some(group) = &mut self.group {
            group.control.records += lines;
        }
        if let Some((_, control)) = &mut self.account {
            control.records += lines;
        }
        match record.code {
            "01" => {}
            "02" => self.start_group(&mut record, faults),
            "03" => self.start_account(&mut record, faults),
            "16" => self.entry(&mut record, faults),
            "49" => self.end_account(&mut record, faults),
            "98" => self.end_group(&mut record, faults),
            "99" => self.end_file(&mut record, faults),
            other => faults.push(Fault::of_cell(
                record.line,
                "record code",
                other,
                "is not a record of BAI2 (01, 02, 03, 16, 49, 88, 98, 99)",
            )),
        }
    }

    fn start_group(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        self.close_account();
        self.group = None;
        let (_receiver, _originator) = (record.field(), record.field());
        let status = record.field().unwrap_or_default();
        let day = record.field().unwrap_or_default();
        let as_of = match day {
            "" => None,
            text => {
                let fault =
                    Fault::of_cell(record.line, "as-of date", text, "is not a day (YYMMDD)");
                faults.keep(day_of(text).ok_or(fault))
            }
        };
        let _time = record.field();
        let currency = record.field().and_then(some_words);
        let modifier = record.field().unwrap_or_default();
        self.group = Some(Bai2Group {
            as_of,
            currency,
            // 1 and 3: the day is not over.
            is_interim: matches!(modifier, "1" | "3"),
            left_out: match status {
                "2" => Some("deletion"),
                "4" => Some("test"),
                _ => None,
            },
            control: Bai2Control { records: record.line_count(), ..Bai2Control::default() },
        });
    }

    fn start_account(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        self.close_account();
        let Some(group) = &mut self.group else {
            faults.push(Fault::at_line(record.line, "an account (03) stands in no group (02)"));
            return;
        };
        group.control.parts += 1;
        let account = record.field().and_then(some_words);
        let currency = record
            .some_field()
            .map(str::to_ascii_uppercase)
            .or_else(|| group.currency.clone())
            .unwrap_or_else(|| "USD".to_owned());
        let mut statement = StructuredStatement {
            format: "BAI2".to_owned(),
            account,
            from: group.as_of,
            to: group.as_of,
            is_interim: group.is_interim,
            ..StructuredStatement::default()
        };
        if let Some(why) = group.left_out {
            statement.notes.push(Fault::at_line(
                record.line,
                format!("the account is in a group that is a {why}; nothing of it is booked"),
            ));
        }
        let read = summaries(record, &currency, group.as_of, &mut statement);
        statement.currency = Some(currency);
        let sum = faults.keep(read).unwrap_or_default();
        let control = Bai2Control { sum, records: record.line_count(), parts: 0 };
        self.account = Some((statement, control));
    }

    fn entry(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        let group = self.group.as_ref();
        let Some(((statement, control), group)) = self.account.as_mut().zip(group) else {
            faults.push(Fault::at_line(record.line, "an entry (16) stands in no account (03)"));
            return;
        };
        let currency = statement.currency.clone().unwrap_or_default();
        let Some((read, size)) = faults.keep(detail(record, &currency, group.as_of)) else {
            return;
        };
        if let Some(sum) = control.sum.checked_add(size) {
            control.sum = sum;
        } else {
            let message = "the amounts are more than can be counted";
            faults.push(Fault::at_line(record.line, message));
        }
        match read {
            RecordDetail::Booked(entry) if group.left_out.is_none() => {
                statement.entries.push(*entry);
            }
            RecordDetail::Booked(_) | RecordDetail::Information => {
                let left_out = LeftOutEntry { line: record.line, kind: "information" };
                statement.left_out.push(left_out);
            }
        }
    }

    /// Takes an account whose trailer came, or did not.
    fn close_account(&mut self) {
        let Some((mut statement, control)) = self.account.take() else { return };
        if let Some(group) = &mut self.group {
            if let Some(sum) = group.control.sum.checked_add(control.sum) {
                group.control.sum = sum;
            }
            if group.left_out.is_none() {
                prove(&mut statement, &[]);
            } else {
                (statement.opening, statement.closing) = (None, None);
                statement.totals = StatedTotals::default();
            }
        }
        drop_shared_ids(&mut statement);
        self.statements.push(statement);
    }

    fn end_account(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        let Some((_, control)) = &self.account else {
            faults.push(Fault::at_line(record.line, "ends an account (49), but there is none"));
            return;
        };
        let found = trailer(record, *control, None, "account");
        self.close_account();
        self.tell(found, faults);
    }

    fn end_group(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        self.close_account();
        let Some(group) = self.group.take() else {
            faults.push(Fault::at_line(record.line, "ends a group (98), but there is none"));
            return;
        };
        self.file.parts += 1;
        if let Some(sum) = self.file.sum.checked_add(group.control.sum) {
            self.file.sum = sum;
        }
        let found = trailer(record, group.control, Some("accounts"), "group");
        self.tell(found, faults);
    }

    fn end_file(&mut self, record: &mut Bai2Record<'_>, faults: &mut FormatFaults) {
        self.close_account();
        let found = trailer(record, self.file, Some("groups"), "file");
        self.is_over = true;
        self.tell(found, faults);
    }

    /// Keeps what a trailer contradicts with the account before it.
    fn tell(&mut self, found: Result<Vec<Fault>, Fault>, faults: &mut FormatFaults) {
        let Some(found) = faults.keep(found) else { return };
        if let Some(last) = self.statements.last_mut() {
            last.discrepancies.extend(found);
        }
    }

    pub(super) fn finish(mut self) -> Vec<StructuredStatement> {
        self.close_account();
        if let Some(last) = self.statements.last_mut().filter(|_| !self.is_over) {
            let message = "has no file trailer (99): it may be cut off";
            last.discrepancies.push(Fault::of_file(message));
        }
        self.statements
    }
}

/// What a trailer says against what was read: its control total, how many parts (accounts, groups) and
/// how many records.
fn trailer(
    record: &mut Bai2Record<'_>,
    read: Bai2Control,
    parts: Option<&str>,
    of: &str,
) -> Result<Vec<Fault>, Fault> {
    let line = record.line;
    let mut found = Vec::new();
    if let Some(text) = record.field().filter(|text| !text.is_empty()) {
        let stated = signed(text, 0)
            .ok_or_else(|| Fault::of_cell(line, "control total", text, "is not a whole number"))?;
        if stated != read.sum {
            let message = format!(
                "is the control total of the {of} that the file states, but its amounts come to {}",
                read.sum.whole()
            );
            found.push(Fault::of_cell(line, "control total", &stated.whole(), message));
        }
    }
    let mut count = |name: &str, read: u64| -> Result<(), Fault> {
        let Some(text) = record.some_field() else { return Ok(()) };
        let stated = day::digits(text)
            .map(u64::from)
            .ok_or_else(|| Fault::of_cell(line, name, text, "is not a number"))?;
        if stated != read {
            let message = format!(
                "is the number of {name} of the {of} that the file states, but it has {read}"
            );
            found.push(Fault::of_cell(line, name, text, message));
        }
        Ok(())
    };
    if let Some(parts) = parts {
        count(parts, read.parts)?;
    }
    count("records", read.records)?;
    Ok(found)
}
