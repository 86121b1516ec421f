//! What columns mean, the names they go by, and the user's own word for it.

use std::str::FromStr;

use crate::safe::quoted;

/// A column that a run needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Date,
    Amount,
    /// Money in, where a file has two columns of positive amounts.
    MoneyIn,
    /// Money out, likewise.
    MoneyOut,
    Description,
}

impl Role {
    const ALL: [Self; 5] =
        [Self::Date, Self::Amount, Self::MoneyIn, Self::MoneyOut, Self::Description];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Amount => "amount",
            Self::MoneyIn => "in",
            Self::MoneyOut => "out",
            Self::Description => "description",
        }
    }

    /// Headers of statements and ledgers that mean this, as [`plain`] writes them.
    pub(super) const fn other_names(self) -> &'static [&'static str] {
        match self {
            Self::Date => &[
                "posted",
                "posted date",
                "posting date",
                "date posted",
                "transaction date",
                "trans date",
                "tran date",
                "value date",
                "booking date",
                "booked",
                "entry date",
                "effective date",
                "payment date",
                "completed date",
                "date completed",
            ],
            Self::Amount => &["value", "transaction amount", "net amount", "signed amount", "amt"],
            Self::MoneyIn => &["money in", "paid in", "deposits", "deposit"],
            Self::MoneyOut => &["money out", "paid out", "withdrawals", "withdrawal"],
            Self::Description => &[
                "narrative",
                "narration",
                "details",
                "detail",
                "transaction description",
                "transaction details",
                "memo",
                "payee",
                "particulars",
                "counterparty",
                "counter party",
                "reference",
                "text",
            ],
        }
    }
}

/// Columns named by the user: `date=Posted,amount=Value`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ColumnMap(Vec<(Role, String)>);

impl ColumnMap {
    pub(super) fn column_of(&self, role: Role) -> Option<&str> {
        self.0.iter().find(|(mapped, _)| *mapped == role).map(|(_, column)| column.as_str())
    }

    pub(super) fn names_in_or_out(&self) -> bool {
        self.column_of(Role::MoneyIn).or_else(|| self.column_of(Role::MoneyOut)).is_some()
    }

    /// Checks that amounts are named in one way only.
    ///
    /// # Errors
    /// A sentence for the user.
    pub(crate) fn check(&self) -> Result<(), String> {
        let is_named = |role| self.column_of(role).is_some();
        let (money_in, money_out) = (is_named(Role::MoneyIn), is_named(Role::MoneyOut));
        if is_named(Role::Amount) && (money_in || money_out) {
            return Err("amount= excludes in= and out=".to_owned());
        }
        if money_in == money_out { Ok(()) } else { Err("in= and out= need each other".to_owned()) }
    }

    /// Adds what another `--map` names.
    ///
    /// # Errors
    /// A sentence for the user when both name the same column.
    pub(crate) fn extend(&mut self, other: &Self) -> Result<(), String> {
        for (role, column) in &other.0 {
            if self.column_of(*role).is_some() {
                return Err(format!("{} is mapped twice", role.name()));
            }
            self.0.push((*role, column.clone()));
        }
        Ok(())
    }
}

impl FromStr for ColumnMap {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut map = Self::default();
        for part in text.split(',') {
            let known = part.split_once('=').and_then(|(role, column)| {
                let role = Role::ALL.into_iter().find(|known| known.name() == role.trim());
                Some((role?, column))
            });
            match (known, map.0.last_mut()) {
                (Some((role, column)), _) => {
                    map.extend(&Self(vec![(role, column.trim().to_owned())]))?;
                }
                // A comma within the name of a column.
                (None, Some((_, name))) if !part.contains('=') => {
                    name.push(',');
                    name.push_str(part.trim_end());
                }
                _ if !part.contains('=') => {
                    return Err("expected column=Header, such as date=Posted".to_owned());
                }
                _ => {
                    return Err(format!(
                        "{} is not one of date, amount, description, in, out (a side, bank: or \
                         book:, stands first and once in each --map)",
                        quoted(part)
                    ));
                }
            }
        }
        Ok(map)
    }
}

/// A header as guesses see it: lower case, no `(GBP)`, one space between words.
pub(super) fn plain(name: &str) -> String {
    let before_bracket = name.split(['(', '[']).next().unwrap_or_default().to_lowercase();
    let words =
        before_bracket.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_names_known_columns_once() {
        assert!("date=A,amount=B".parse::<ColumnMap>().is_ok());
        let map = "in=Credit, EUR,out=Debit, EUR".parse::<ColumnMap>().unwrap();
        assert_eq!(map.column_of(Role::MoneyIn), Some("Credit, EUR"));
        assert_eq!(map.column_of(Role::MoneyOut), Some("Debit, EUR"));
        for map in ["", "date", "payee=A", "date=A,date=B"] {
            assert!(map.parse::<ColumnMap>().is_err(), "{map:?}");
        }
    }

    #[test]
    fn a_map_names_amounts_in_one_way() {
        let check = |map: &str| map.parse::<ColumnMap>().unwrap().check().is_ok();
        assert!(check("date=A") && check("amount=A") && check("in=A,out=B"));
        assert!(!check("in=A") && !check("out=A") && !check("amount=A,in=B,out=C"));
    }
}
