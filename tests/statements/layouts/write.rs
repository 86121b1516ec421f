//! An account in a layout, as bytes.

use chrono::{Datelike, Duration, NaiveDate};

use super::account::{Account, Kind};
use super::layout::{
    Balance, Column, Encoding, Fees, Header, Layout, Marked, Minus, Nothing, Order, Period, Role,
    Signs, Symbol,
};
use super::random::Random;

/// What a reader has to find of one row.
#[derive(Debug, Clone)]
pub(crate) struct TrueRow {
    pub(super) day: NaiveDate,
    /// Another day that the row may as well be of, no header telling.
    pub(super) day_too: Option<NaiveDate>,
    pub(crate) units: i64,
    /// None where no column is known to be the text.
    pub(super) text: Option<String>,
}

/// The file, and what the oracle needs of how it came about.
#[derive(Debug, Clone)]
pub(crate) struct Written {
    pub(super) text: String,
    pub(super) bytes: Vec<u8>,
    /// The cells of the text, whatever separates them.
    pub(crate) records: Vec<Vec<String>>,
    /// Which records the rows are.
    pub(crate) row_records: Vec<usize>,
    /// All rows in the order of the file.
    pub(crate) rows: Vec<TrueRow>,
    pub(super) other_days: Vec<NaiveDate>,
    /// What the column of balances shows, as the account has it or as what is owed.
    pub(super) balances: Vec<Option<i64>>,
    /// Lines of titles and balances above.
    pub(super) has_words_above: bool,
}

struct Writer<'a> {
    account: &'a Account,
    layout: &'a Layout,
    random: &'a mut Random,
    records: Vec<Vec<String>>,
    row_records: Vec<usize>,
    has_digit_ids: bool,
    account_number: &'static str,
}

pub(super) fn write(account: &Account, layout: &Layout, random: &mut Random) -> Written {
    let account_number = random.of(&["12345678", "DE89370400440532013000", "20-00-00 12345678"]);
    let has_digit_ids = random.is(60);
    let (records, row_records) = (Vec::new(), Vec::new());
    let mut writer =
        Writer { account, layout, random, records, row_records, has_digit_ids, account_number };
    writer.all()
}

impl Writer<'_> {
    fn all(&mut self) -> Written {
        let (account, layout) = (self.account, self.layout);
        let count = account.transactions.len();
        let mut order: Vec<usize> = (0..count).collect();
        match layout.order {
            Order::OldestFirst => {}
            Order::NewestFirst => order.reverse(),
            Order::Shuffled => self.random.shuffle(&mut order),
        }
        let days: Vec<NaiveDate> = account
            .transactions
            .iter()
            .map(|one| {
                let off = if layout.is_jittered { self.random.between(-2, 2) } else { 0 };
                one.day + Duration::days(off)
            })
            .collect();
        let shown = self.shown_balances();
        let end = days.iter().max().copied().unwrap();
        let other_days: Vec<NaiveDate> =
            (0..count).map(|at| self.other_day(at, days[at], end)).collect();
        self.preamble(&days);
        let has_words_above = !self.records.is_empty();
        if layout.header != Header::Absent {
            self.header();
        }
        let balance_row =
            |label: &str, day: NaiveDate, balance: i64| (label.to_owned(), day, balance);
        let first = balance_row(layout.language.opening, days[0], account.opening);
        let last = balance_row(layout.language.closing, end, account.closing());
        let (top, bottom) =
            if layout.order == Order::NewestFirst { (last, first) } else { (first, last) };
        if layout.has_pending && layout.order == Order::NewestFirst {
            self.pending(end);
        }
        if layout.has_balance_rows {
            self.balance_row(&top);
        }
        for (place, at) in order.iter().enumerate() {
            if layout.has_blank_lines && self.random.is(8) {
                let width = if self.random.is(50) { 0 } else { layout.columns.len() };
                self.records.push(vec![String::new(); width]);
            }
            if layout.repeats_header && place > 0 && place % 20 == 0 {
                self.header();
            }
            self.transaction(*at, days[*at], other_days[*at], shown[*at]);
        }
        if layout.has_balance_rows {
            self.balance_row(&bottom);
        }
        if layout.has_pending && layout.order != Order::NewestFirst {
            self.pending(end);
        }
        if layout.has_totals {
            self.totals();
        }
        if layout.has_footer {
            self.records.push(vec![]);
            self.records.push(vec!["*** End of list ***".to_owned()]);
        }
        let text = layout.delimited(&self.records, layout.delimiter);
        let bytes = encode(&text, layout.encoding);
        let is_told = self.is_text_told();
        let takes_other_day = layout.is_odd(Role::Date) || layout.is_odd(Role::OtherDate);
        let rows = order.iter().map(|at| TrueRow {
            day: days[*at],
            day_too: Some(other_days[*at])
                .filter(|_| takes_other_day && layout.has(Role::OtherDate)),
            units: account.transactions[*at].units,
            text: Some(account.transactions[*at].text.clone()).filter(|_| is_told),
        });
        Written {
            text,
            bytes,
            records: std::mem::take(&mut self.records),
            row_records: std::mem::take(&mut self.row_records),
            rows: rows.collect(),
            other_days: order.iter().map(|at| other_days[*at]).collect(),
            balances: order.iter().map(|at| shown[*at]).collect(),
            has_words_above,
        }
    }

    /// Whether the file tells which column is the text.
    fn is_text_told(&self) -> bool {
        let layout = self.layout;
        let others = [
            Role::Counterparty,
            Role::Reference,
            Role::Category,
            Role::Id,
            Role::AccountNumber,
            Role::Direction,
        ];
        layout.has(Role::Description)
            && (!layout.is_odd(Role::Description) || !others.iter().any(|role| layout.has(*role)))
    }

    fn shown_balances(&mut self) -> Vec<Option<i64>> {
        let account = self.account;
        let after = account.balances();
        let unit = 10_i64.pow(account.places);
        let rows = &account.transactions;
        (0..rows.len())
            .map(|at| match self.layout.balance {
                Balance::Absent => None,
                Balance::Running => Some(after[at]),
                Balance::DayEnds => {
                    let is_last = rows.get(at + 1).is_none_or(|next| next.day != rows[at].day);
                    is_last.then_some(after[at])
                }
                Balance::Before => Some(after[at] - rows[at].units),
                Balance::Available => Some(after[at] + self.random.between(1, 2_000) * unit),
                Balance::Constant => Some(account.closing()),
                Balance::Debt => Some(-after[at]),
            })
            .collect()
    }

    fn other_day(&mut self, at: usize, day: NaiveDate, end: NaiveDate) -> NaiveDate {
        let column = self.layout.columns.iter().find(|column| column.role == Role::OtherDate);
        match column.map(|column| column.name.as_str()) {
            Some("Due Date") => day + Duration::days(self.random.between(5, 30)),
            Some("Statement Date") => last_of_month(end),
            _ => self.account.transactions[at].value_day.max(day),
        }
    }

    fn preamble(&mut self, days: &[NaiveDate]) {
        let layout = self.layout;
        let language = layout.language;
        if layout.is_of_card {
            self.records.push(vec![language.card.to_owned()]);
        } else if layout.preamble_lines > 0 {
            self.records.push(vec![language.statement.to_owned()]);
        }
        if layout.preamble_lines > 1 {
            let number = self.account_number.to_owned();
            self.pair(language.account, number);
        }
        if layout.period == Period::Stated {
            let (first, last) = (days.iter().min().unwrap(), days.iter().max().unwrap());
            let [first, last] = period(*first, *last);
            let pattern = layout.day.pattern;
            let has_time = pattern.contains("%H") || pattern.contains("%I");
            let end = pattern.find([' ', 'T']).filter(|_| has_time).unwrap_or(pattern.len());
            let mut form = layout.day;
            form.pattern = &pattern[..end];
            let first = form.write(first, language, self.random);
            let last = form.write(last, language, self.random);
            self.pair(language.period, format!("{first} - {last}"));
        }
        if layout.states_balances {
            let opening = layout.signed(self.account.opening, self.account.places);
            let closing = layout.signed(self.account.closing(), self.account.places);
            self.pair(language.opening, opening);
            self.pair(language.closing, closing);
        }
        if layout.preamble_lines > 2 {
            self.records.push(vec![]);
        }
    }

    fn pair(&mut self, label: &str, value: String) {
        if self.layout.preamble_lines.is_multiple_of(2) {
            self.records.push(vec![format!("{label}:"), value]);
        } else {
            self.records.push(vec![format!("{label}: {value}")]);
        }
    }

    fn header(&mut self) {
        self.records.push(self.layout.columns.iter().map(|column| column.name.clone()).collect());
    }

    fn transaction(&mut self, at: usize, day: NaiveDate, other: NaiveDate, balance: Option<i64>) {
        let one = &self.account.transactions[at];
        let text = if self.layout.has_breaks && self.random.is(30) {
            one.text.replacen(' ', "\n", 1)
        } else {
            one.text.clone()
        };
        let (units, fee) = (one.units, one.fee);
        let booked = self.layout.language.booked;
        let record = self.record(at, day, other, units, fee, &text, balance, booked);
        self.row_records.push(self.records.len());
        self.records.push(record);
    }

    #[expect(clippy::too_many_arguments, reason = "one for each thing a row has")]
    fn record(
        &mut self,
        at: usize,
        day: NaiveDate,
        other: NaiveDate,
        units: i64,
        fee: i64,
        text: &str,
        balance: Option<i64>,
        status: &str,
    ) -> Vec<String> {
        let layout = self.layout;
        let columns = &layout.columns;
        columns
            .iter()
            .map(|column| match column.role {
                Role::Date => layout.day.write(day, layout.language, self.random),
                Role::OtherDate => layout.day.write(other, layout.language, self.random),
                Role::Description => text.to_owned(),
                Role::Status => status.to_owned(),
                Role::Balance => balance.map_or_else(String::new, |one| self.balance_cell(one)),
                _ => self.cell(column, at, units, fee),
            })
            .collect()
    }

    fn balance_cell(&self, balance: i64) -> String {
        let layout = self.layout;
        let places = self.account.places;
        if !layout.has_balance_words || layout.is_against_usage {
            return layout.signed(balance, places);
        }
        let is_debit = (balance < 0) != (self.account.kind == Kind::Books);
        format!("{} {}", layout.unsigned(balance, places), if is_debit { "DR" } else { "CR" })
    }

    fn cell(&mut self, column: &Column, at: usize, units: i64, fee: i64) -> String {
        let (layout, account) = (self.layout, self.account);
        let places = account.places;
        let written = match layout.fees {
            Fees::TakenOff => units + fee,
            _ => units,
        };
        match column.role {
            Role::Amount | Role::In | Role::Out | Role::Direction => {
                layout.amount_cell(column.role, written, account)
            }
            Role::Gross => layout.signed(units + fee, places),
            Role::Fee => layout.unsigned(fee, places),
            Role::Vat => layout.unsigned(units / 6, places),
            Role::OriginalAmount => {
                if at.is_multiple_of(3) {
                    layout.signed(units * 117 / 100, places)
                } else {
                    String::new()
                }
            }
            Role::OriginalCurrency => if at.is_multiple_of(3) { "JPY" } else { "" }.to_owned(),
            Role::Rate => if at.is_multiple_of(3) { "1.1700" } else { "" }.to_owned(),
            Role::Counterparty => {
                self.random.of(&["ACME Ltd", "J Smith", "Bolt & Co", "Stadtwerke", ""]).to_owned()
            }
            Role::Reference => match self.random.below(3) {
                0 => String::new(),
                1 => format!("INV-{}", self.random.between(1_000, 9_999)),
                _ => self.random.between(100_000_000, 999_999_999).to_string(),
            },
            Role::Id => {
                let number = self.random.between(1_000_000_000, 9_999_999_999);
                if self.has_digit_ids { number.to_string() } else { format!("tx_{number:x}") }
            }
            Role::Check => {
                if self.random.is(30) {
                    (10_100 + at).to_string()
                } else {
                    String::new()
                }
            }
            Role::Currency => layout.currency.to_owned(),
            Role::Category => {
                self.random.of(&["Groceries", "Rent", "Income", "Transfer", "Other"]).to_owned()
            }
            Role::CardType => self.random.of(&["debit", "credit", "prepaid"]).to_owned(),
            Role::AccountNumber => self.account_number.to_owned(),
            _ => String::new(),
        }
    }

    fn pending(&mut self, day: NaiveDate) {
        let pending = self.layout.language.pending;
        for at in 0..=self.random.below(3) {
            let units = -self.random.between(1, 9_000);
            let record = self.record(at, day, day, units, 0, "Hotel reservation", None, pending);
            self.records.push(record);
        }
    }

    fn balance_row(&mut self, (label, day, balance): &(String, NaiveDate, i64)) {
        let layout = self.layout;
        let cells = layout.columns.iter().map(|column| match column.role {
            Role::Date => layout.day.write(*day, layout.language, self.random),
            Role::Description => label.clone(),
            Role::Balance => self.balance_cell(*balance),
            _ => String::new(),
        });
        let record = cells.collect();
        self.records.push(record);
    }

    fn totals(&mut self) {
        let (layout, account) = (self.layout, self.account);
        let sum = |is_out: bool| -> i64 {
            let units = account.transactions.iter().map(|one| one.units);
            units.filter(|units| (*units < 0) == is_out).sum()
        };
        let net = sum(true) + sum(false);
        let label_role = if layout.has(Role::Description) { Role::Description } else { Role::Date };
        let is_first_out = match layout.signs {
            Signs::Columns(pair) => layout.is_first_out(account.kind, pair),
            _ => true,
        };
        let cells = layout.columns.iter().map(|column| match column.role {
            role if role == label_role => layout.language.total.to_owned(),
            Role::Amount if layout.signs == Signs::Turned => layout.signed(-net, account.places),
            Role::Amount => layout.signed(net, account.places),
            Role::Out => layout.unsigned(sum(is_first_out), account.places),
            Role::In => layout.unsigned(sum(!is_first_out), account.places),
            _ => String::new(),
        });
        let record = cells.collect();
        self.records.push(record);
    }
}

/// The whole months of some days.
pub(super) fn period(first: NaiveDate, last: NaiveDate) -> [NaiveDate; 2] {
    [first.with_day(1).unwrap(), last_of_month(last)]
}

fn last_of_month(day: NaiveDate) -> NaiveDate {
    let next = day.with_day(1).unwrap() + Duration::days(32);
    next.with_day(1).unwrap() - Duration::days(1)
}

impl Layout {
    /// The records as a text.
    pub(crate) fn delimited(&self, records: &[Vec<String>], delimiter: char) -> String {
        let mut text = String::new();
        if self.says_separator {
            text.push_str("sep=");
            text.push(delimiter);
            text.push_str(self.line_end);
        }
        for record in records {
            for (at, cell) in record.iter().enumerate() {
                if at > 0 {
                    text.push(delimiter);
                }
                let needs_quotes = cell.contains([delimiter, '"', '\n', '\r']);
                if needs_quotes || self.quotes_all && !cell.is_empty() {
                    text.push('"');
                    text.push_str(&cell.replace('"', "\"\""));
                    text.push('"');
                } else {
                    text.push_str(cell);
                }
            }
            if self.trails_delimiter && record.len() == self.columns.len() {
                text.push(delimiter);
            }
            text.push_str(self.line_end);
        }
        text
    }

    /// Digits of an amount, with marks.
    pub(super) fn magnitude(&self, units: i64, places: u32) -> String {
        let unit = 10_u64.pow(places);
        let size = units.unsigned_abs();
        let whole = (size / unit).to_string();
        let mut grouped = String::new();
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at).is_multiple_of(3) {
                grouped.push_str(self.group);
            }
            grouped.push(digit);
        }
        if places == 0 {
            return grouped;
        }
        let part = format!("{:0width$}", size % unit, width = places as usize);
        let part = if self.trims_zeros { part.trim_end_matches('0') } else { &part };
        if part.is_empty() {
            return grouped;
        }
        format!("{grouped}{}{part}", if self.has_comma { ',' } else { '.' })
    }

    /// An amount without its sign.
    pub(super) fn unsigned(&self, units: i64, places: u32) -> String {
        let number = self.magnitude(units, places);
        match self.symbol {
            Symbol::Absent => number,
            Symbol::Before(symbol) => format!("{symbol}{number}"),
            Symbol::Behind(symbol) => format!("{number}{symbol}"),
        }
    }

    pub(super) fn signed(&self, units: i64, places: u32) -> String {
        let number = self.unsigned(units, places);
        if units >= 0 {
            return if self.has_plus && units > 0 { format!("+{number}") } else { number };
        }
        match self.minus {
            Minus::Front => format!("-{number}"),
            Minus::Typographic => format!("\u{2212}{number}"),
            Minus::Parentheses => format!("({number})"),
            Minus::Back => match self.symbol {
                Symbol::Behind(symbol) => format!("{}-{symbol}", self.magnitude(units, places)),
                _ => format!("{number}-"),
            },
        }
    }

    /// The cell of an amount, or of its direction.
    fn amount_cell(&self, role: Role, units: i64, account: &Account) -> String {
        let places = account.places;
        let is_out = units < 0;
        let is_first = |pair| is_out == self.is_first_out(account.kind, pair);
        match self.signs {
            Signs::Signed => self.signed(units, places),
            Signs::Turned => self.signed(-units, places),
            Signs::Unsigned => self.unsigned(units, places),
            Signs::Columns(pair) => {
                if is_first(pair) != (role == Role::Out) {
                    return match self.nothing {
                        Nothing::Empty => String::new(),
                        Nothing::Zero => self.unsigned(0, places),
                        Nothing::Dash => "-".to_owned(),
                    };
                }
                if is_out && self.out_has_minus {
                    return self.signed(units, places);
                }
                self.unsigned(units, places)
            }
            Signs::Direction(pair) => match role {
                Role::Direction if is_first(pair) => pair.money_out.to_owned(),
                Role::Direction => pair.money_in.to_owned(),
                _ => self.unsigned(units, places),
            },
            Signs::Words(pair, marked) => {
                let number = self.unsigned(units, places);
                match (is_first(pair), marked) {
                    (true, Marked::Both | Marked::Out) => format!("{number} {}", pair.money_out),
                    (false, Marked::Both | Marked::In) => format!("{number} {}", pair.money_in),
                    _ => number,
                }
            }
        }
    }
}

/// The text as bytes; what Windows-1252 lacks is written in UTF-8.
pub(crate) fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    let wide = |units: &mut dyn Iterator<Item = u16>, is_little: bool| -> Vec<u8> {
        units
            .flat_map(|unit| if is_little { unit.to_le_bytes() } else { unit.to_be_bytes() })
            .collect()
    };
    let marked = || std::iter::once(0xFEFF).chain(text.encode_utf16());
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Utf8Mark => [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
        Encoding::Utf16Little => wide(&mut marked(), true),
        Encoding::Utf16Big => wide(&mut marked(), false),
        Encoding::Utf16Bare => wide(&mut text.encode_utf16(), true),
        Encoding::Windows1252 => {
            let (bytes, _, has_lost) = encoding_rs::WINDOWS_1252.encode(text);
            if has_lost { text.as_bytes().to_vec() } else { bytes.into_owned() }
        }
    }
}
