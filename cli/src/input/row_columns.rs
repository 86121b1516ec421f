//! The columns of statements, of the books and of transactions to be coded.

use super::amounts::is_like_amount;
use super::columns::AccountColumns;
use super::columns::{is_headed, swapped};
use super::currency::{self, Currency};
use super::dates::is_some_date;
use super::header::{Column, Columns, Found, Part, Search};
use super::problem::Problem;
use super::role::{Role, plain};
use super::signs;
use super::totals;

/// Columns of a statement or of the books.
#[expect(clippy::struct_excessive_bools, reason = "each is said or not, whatever the others are")]
#[derive(Debug, Clone)]
pub(crate) struct RowColumns {
    pub(super) date: Column,
    pub(super) amount: AmountColumns,
    pub(super) description: Column,
    /// What the amounts are in, where their own header does not say it by a code.
    pub(super) currencies: Vec<Column>,
    /// What gives the amounts their signs.
    pub(super) sign: Option<SignColumn>,
    /// What may do so, or is to agree with the signs there are.
    pub(super) likely_signs: Vec<LikelySign>,
    /// The user says that the amounts are right as they stand.
    pub(super) is_as_written: bool,
    /// The user says that each amount has the other sign.
    pub(super) is_turned: bool,
    /// Money in and money out, beside the amounts.
    pub(super) pair: Option<PairColumns>,
    /// All that are not read.
    pub(super) others: Vec<Column>,
    /// The column of amounts was taken for another name than `amount`.
    pub(super) is_guessed: bool,
    /// The user names the column of amounts.
    pub(super) is_stated: bool,
    /// Where those of them stand that are balances, or say something of one.
    pub(super) balances: Vec<usize>,
    /// Whether others may be of currencies.
    pub(super) lacks_currency: bool,
}

/// Debits and credits, or money out and money in, in columns of their own beside the amounts.
#[derive(Debug, Clone)]
pub(crate) struct PairColumns {
    /// Debits, or money out.
    pub(super) first: Column,
    pub(super) second: Column,
    /// They are debits and credits, which the books use the other way round.
    pub(super) is_booking: bool,
}

/// A column that may say of each amount whether it is a debit or a credit.
#[derive(Debug, Clone)]
pub(crate) struct LikelySign {
    pub(super) column: Column,
    /// Its header says that it does.
    pub(super) is_named: bool,
}

/// Says of each amount whether it is a debit or a credit.
#[derive(Debug, Clone)]
pub(crate) struct SignColumn {
    pub(super) column: Column,
    /// It means the opposite of what is usual in such a file.
    pub(super) is_turned: bool,
    /// What it says of money out, in lower case, where the user says it: all else is money in.
    pub(super) out_words: Vec<String>,
}

impl SignColumn {
    /// One that says it in words that are known.
    pub(super) const fn of(column: Column, is_turned: bool) -> Self {
        Self { column, is_turned, out_words: Vec::new() }
    }
}

/// One signed column, or two of magnitudes.
#[derive(Debug, Clone)]
pub(crate) enum AmountColumns {
    Signed(Column),
    InOut { money_in: Column, money_out: Column },
}

/// Columns of transactions to be coded.
#[derive(Debug, Clone)]
pub(crate) struct TransactionColumns {
    pub(super) row: RowColumns,
    pub(super) merchant: Option<Column>,
}

impl AmountColumns {
    /// The signed column if there is one, else money in and money out.
    fn find(search: &Search<'_>) -> Part<Self> {
        if search.is_mapped(Role::TurnedAmount) {
            return Ok(search.column(Role::TurnedAmount)?.map(Self::Signed));
        }
        if !search.is_split()
            && let Some(column) = search.column(Role::Amount)?
        {
            return Ok(Some(Self::Signed(column)));
        }
        let both = search.column(Role::MoneyIn)?.zip(search.column(Role::MoneyOut)?);
        if let Some((money_in, money_out)) = &both
            && let [Some(one), Some(other)] =
                [money_in, money_out].map(|column| Currency::of_header(&column.name))
            && one.excludes(&other)
        {
            let message = format!("money in is in {one}, money out in {other}");
            return Err(Problem::at_line(search.line(), message).hint("one currency at a time"));
        }
        Ok(both.map(|(money_in, money_out)| Self::InOut { money_in, money_out }))
    }
}

impl AmountColumns {
    /// Whether money in and money out stand in columns of their own.
    pub(super) const fn is_split(&self) -> bool {
        matches!(self, Self::InOut { .. })
    }

    /// The currency that its header says.
    pub(super) fn said_currency(&self) -> Option<Currency> {
        match self {
            Self::Signed(column) => Currency::of_header(&column.name),
            Self::InOut { money_in, money_out } => {
                let said = [money_in, money_out].map(|column| Currency::of_header(&column.name));
                said.into_iter().flatten().next()
            }
        }
    }
}

impl RowColumns {
    /// Those three alone.
    pub(super) const fn of(date: Column, amount: AmountColumns, description: Column) -> Self {
        Self {
            date,
            amount,
            description,
            currencies: Vec::new(),
            sign: None,
            likely_signs: Vec::new(),
            is_as_written: false,
            is_turned: false,
            pair: None,
            others: Vec::new(),
            is_guessed: false,
            is_stated: false,
            balances: Vec::new(),
            lacks_currency: false,
        }
    }

    /// Money in and money out beside an amount that was guessed.
    fn find_pair(&self, search: &Search<'_>) -> Option<PairColumns> {
        if self.amount.is_split() || search.is_mapped(Role::Amount) || self.sign.is_some() {
            return None;
        }
        let used = self.used();
        let single = |is_first| {
            let is_meant = move |name: &str| {
                signs::of_amounts(name).is_some_and(|word| word.is_first == is_first)
            };
            search.single(is_meant, |at| used.contains(&at))
        };
        let (first, second) = (single(true)?, single(false)?);
        let is_booking = signs::of_amounts(&plain(&first.name))
            .is_some_and(|word| word.kind == signs::Kind::Booking);
        Some(PairColumns { first, second, is_booking })
    }

    /// With those that a file can do without.
    fn with_extras(mut self, search: &Search<'_>) -> Result<Self, Problem> {
        let is_in_code = self.amount.said_currency().is_some_and(|said| said.is_code());
        if search.is_mapped(Role::Currency) {
            self.currencies.extend(search.extra(Role::Currency, &self.description)?);
        } else if !is_in_code && !search.is_declined(Role::Currency) {
            let used = self.used();
            self.currencies = search.first_of(&currency::HEADERS, |at| used.contains(&at));
        }
        for (role, is_turned) in [(Role::Sign, false), (Role::TurnedSign, true)] {
            if !search.is_mapped(role) {
                continue;
            }
            if let AmountColumns::InOut { .. } = self.amount {
                let message = "columns of money in and money out need no column of signs";
                let hint = format!("leave {}= out of --map, or name the amount", role.name());
                return Err(Problem::at_line(search.line(), message).hint(hint));
            }
            let column = search.extra(role, &self.description)?;
            let words = search.stated(Role::OutWords).unwrap_or_default().to_lowercase();
            let words = words.split('|').map(str::trim).filter(|word| !word.is_empty());
            let out_words = words.map(str::to_owned).collect();
            self.sign = column.map(|column| SignColumn { column, is_turned, out_words });
        }
        self.is_as_written = search.is_declined(Role::Sign) || search.is_mapped(Role::TurnedAmount);
        self.is_turned = search.is_mapped(Role::TurnedAmount);
        if !self.is_as_written {
            self.pair = self.find_pair(search);
        }
        let is_told = is_in_code || search.is_mapped(Role::Currency);
        self.lacks_currency =
            !is_told && !search.is_declined(Role::Currency) && self.currencies.is_empty();
        let used = self.used();
        let others = search.all(|at| used.contains(&at));
        self.others = others.map(|(_, column)| column).collect();
        search.mark_twins(&mut self.others);
        self.balances = self.of_balances();
        self.is_stated = search.is_mapped(Role::Amount) || search.is_mapped(Role::TurnedAmount);
        self.is_guessed = matches!(&self.amount, AmountColumns::Signed(column)
            if !self.is_stated && !column.name.eq_ignore_ascii_case(Role::Amount.name()));
        if self.sign.is_none() && !self.is_as_written && !self.amount.is_split() {
            let likely = |column: &Column| {
                let is_named = signs::is_header(&plain(&column.name), &column.name);
                LikelySign { column: column.clone(), is_named }
            };
            let others = self.others.iter();
            let may_be = others.filter(|column| {
                !self.balances.contains(&column.at) && !signs::is_of_else(&plain(&column.name))
            });
            self.likely_signs = may_be.map(likely).collect();
        }
        Ok(self)
    }

    /// Columns that no amount has its sign from: those whose header names a balance, and of two that
    /// are named alike the one directly behind a balance.
    fn of_balances(&self) -> Vec<usize> {
        let is_balance = |column: &Column| totals::is_of_balance(&plain(&column.name));
        let others = self.others.iter();
        let is_second = |column: &Column| {
            let mut before = self.others.iter().filter(|other| other.at < column.at);
            before.clone().any(|other| other.at + 1 == column.at && is_balance(other))
                && before.any(|other| plain(&other.name) == plain(&column.name))
        };
        let of_balances = others.filter(|column| is_balance(column) || is_second(column));
        of_balances.map(|column| column.at).collect()
    }

    /// Where the columns stand that have a meaning.
    fn used(&self) -> Vec<usize> {
        self.with_roles().into_iter().map(|(_, column)| column.at).collect()
    }

    fn parts(search: &Search<'_>) -> (Part<Column>, Part<AmountColumns>, Part<Column>) {
        let date = search.column(Role::Date);
        (date, AmountColumns::find(search), search.column(Role::Description))
    }
}

impl Columns for RowColumns {
    const NEEDED: [&'static str; 3] = ["date", "amount", "description"];
    const MAY_BE_BOOKS: bool = true;

    fn find(search: &Search<'_>) -> Found<Self> {
        Found::of(Self::parts(search), |date, amount, description| {
            Self::of(date, amount, description).with_extras(search)
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = vec![(Role::Date, &self.date)];
        match &self.amount {
            AmountColumns::Signed(column) if self.is_turned => {
                columns.push((Role::TurnedAmount, column));
            }
            AmountColumns::Signed(column) => columns.push((Role::Amount, column)),
            AmountColumns::InOut { money_in, money_out } => {
                columns.extend([(Role::MoneyIn, money_in), (Role::MoneyOut, money_out)]);
            }
        }
        if let Some(SignColumn { column, is_turned, .. }) = &self.sign {
            columns.push((if *is_turned { Role::TurnedSign } else { Role::Sign }, column));
        }
        columns.extend(self.currencies.iter().map(|column| (Role::Currency, column)));
        columns.push((Role::Description, &self.description));
        columns
    }

    /// A date and an amount stand in it.
    fn is_data(fields: &[&str]) -> bool {
        fields.iter().any(|field| is_some_date(field))
            && fields.iter().any(|field| is_like_amount(field) && !is_some_date(field))
    }
}

impl Columns for TransactionColumns {
    const NEEDED: [&'static str; 3] = RowColumns::NEEDED;
    const MAY_BE_BOOKS: bool = false;

    fn mistaken(start: &[u8], has_header: bool) -> Option<Problem> {
        if has_header || !is_headed::<AccountColumns>(start) {
            return None;
        }
        Some(swapped("a chart of accounts, not transactions"))
    }

    fn find(search: &Search<'_>) -> Found<Self> {
        Found::of(RowColumns::parts(search), |date, amount, description| {
            let merchant = search.extra(Role::Merchant, &description)?;
            let row = RowColumns::of(date, amount, description).with_extras(search)?;
            Ok(Self { row, merchant })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = self.row.with_roles();
        columns.extend(self.merchant.as_ref().map(|column| (Role::Merchant, column)));
        columns
    }

    fn is_data(fields: &[&str]) -> bool {
        RowColumns::is_data(fields)
    }
}
