//! The user's own word for which column holds what: `--map`.

use std::fmt;

use super::dataset::Dataset;
use crate::safe::{quoted, shell_word};

/// Columns named by the user: `date=Posted,amount=Value`. `sign=` and `currency=` without a name say that
/// no column is meant; `out_is=` gives the words of a column of signs, not a column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ColumnMap(Vec<(&'static str, String)>);

/// As it is given.
impl fmt::Display for ColumnMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (role, column)) in self.0.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{role}={column}")?;
        }
        Ok(())
    }
}

impl ColumnMap {
    /// Whether it names nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What of it can stand beside another: no role twice, and amounts in one way only.
    pub(crate) fn beside(&self, other: &Self) -> Self {
        let others_amounts = other.0.iter().any(|(role, _)| gives_amounts(role));
        let can_stay = |(role, _): &&(&'static str, String)| {
            other.column_of(role).is_none() && !(others_amounts && gives_amounts(role))
        };
        Self(self.0.iter().filter(can_stay).cloned().collect())
    }

    /// The column that is named for a role; empty where none is meant.
    pub(crate) fn column_of(&self, role: &str) -> Option<&str> {
        self.0.iter().find(|(mapped, _)| *mapped == role).map(|(_, column)| column.as_str())
    }

    /// What is named, in the order in which it was.
    pub(crate) fn columns(&self) -> &[(&'static str, String)] {
        &self.0
    }

    /// Checks that amounts are named in one way only.
    ///
    /// # Errors
    /// A sentence for the user.
    pub(crate) fn check(&self) -> Result<(), String> {
        let is_named = |role| self.column_of(role).is_some();
        let (money_in, money_out) = (is_named("in"), is_named("out"));
        if is_named("amount") && (money_in || money_out) {
            return Err("amount= cannot be combined with in= and out=".to_owned());
        }
        self.check_turned()?;
        let is_signed = is_named("sign") || is_named("turned_sign");
        if is_signed && (money_in || money_out) {
            return Err("sign= cannot be combined with in= and out=".to_owned());
        }
        if is_named("sign") && is_named("turned_sign") {
            return Err("sign= cannot be combined with turned_sign=".to_owned());
        }
        if money_in == money_out {
            Ok(())
        } else {
            Err("in= and out= must be given together".to_owned())
        }
    }

    /// Checks that signs are turned, or given by words of the file's own, in one way.
    fn check_turned(&self) -> Result<(), String> {
        let is_named = |role| self.column_of(role).is_some();
        let is_empty = |role| self.column_of(role).is_some_and(str::is_empty);
        let others = ["amount", "in", "out", "sign", "turned_sign"];
        if is_named("turned_amount")
            && let Some(other) = others.into_iter().find(|role| is_named(*role))
        {
            return Err(format!("turned_amount= cannot be combined with {other}="));
        }
        if is_empty("turned_sign") {
            return Err(
                "turned_sign= needs the name of a column (sign= without one means that the \
                 amounts are right as they are)"
                    .to_owned(),
            );
        }
        let names_sign = self.column_of("sign").is_some_and(|column| !column.is_empty());
        if is_named("out_is") && (!names_sign || is_empty("out_is")) {
            return Err(
                "out_is= gives the words for money out in the column named by sign=, as in \
                 sign=Type,out_is=Payment|Fee"
                    .to_owned(),
            );
        }
        Ok(())
    }

    /// Reads what the user wrote for columns of these files.
    ///
    /// # Errors
    /// A sentence for the user.
    pub(crate) fn parse(text: &str, files: &[Dataset]) -> Result<Self, String> {
        let roles = || files.iter().flat_map(|file| file.roles());
        let mut map = Self::default();
        for part in text.split(',') {
            let known = part.split_once('=').and_then(|(role, column)| {
                Some((*roles().find(|known| **known == role.trim())?, column))
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
                _ if Dataset::ALL.iter().any(|file| part.trim().starts_with(file.prefix())) => {
                    let part = shell_word(part.trim());
                    let own = "give each file its own --map";
                    return Err(format!("{own}: add another --map {part}"));
                }
                _ if !part.contains('=') => {
                    return Err("expected column=Header, such as date=Posted".to_owned());
                }
                _ => {
                    return Err(format!("{} is not {}", quoted(part), listed(files)));
                }
            }
        }
        Ok(map)
    }

    /// What of it is about columns of such a file.
    pub(crate) fn of(&self, file: Dataset) -> Self {
        let named = self.0.iter().filter(|(role, _)| file.roles().contains(role));
        Self(named.cloned().collect())
    }

    /// Adds what another `--map` names.
    ///
    /// # Errors
    /// A sentence for the user when both name the same column.
    pub(crate) fn extend(&mut self, other: &Self) -> Result<(), String> {
        for (role, column) in &other.0 {
            if self.column_of(role).is_some() {
                return Err(format!("{role} is mapped twice"));
            }
            self.0.push((*role, column.clone()));
        }
        Ok(())
    }
}

/// Whether a column says what amounts a statement has.
fn gives_amounts(role: &str) -> bool {
    matches!(role, "amount" | "turned_amount" | "in" | "out" | "sign" | "turned_sign" | "out_is")
}

/// The names that a map can give columns of these files, and how it says which file it means.
fn listed(files: &[Dataset]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for role in files.iter().flat_map(|file| file.roles()) {
        if !names.contains(role) {
            names.push(role);
        }
    }
    let names = names.join(", ");
    match files {
        [one, other] => format!(
            "one of {names} (put the file, {} or {}, first and only once in each --map)",
            one.prefix(),
            other.prefix()
        ),
        _ => format!("one of {names}, the columns of this file"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(map: &str) -> Result<ColumnMap, String> {
        ColumnMap::parse(map, &[Dataset::Bank, Dataset::Book])
    }

    #[test]
    fn a_map_names_known_columns_once() {
        assert!(parse("date=A,amount=B").is_ok());
        let map = parse("in=Credit, EUR,out=Debit, EUR").unwrap();
        assert_eq!(map.column_of("in"), Some("Credit, EUR"));
        assert_eq!(map.column_of("out"), Some("Debit, EUR"));
        for map in ["", "date", "payee=A", "merchant=A", "code=A", "date=A,date=B"] {
            assert!(parse(map).is_err(), "{map:?}");
        }
    }

    #[test]
    fn each_file_takes_of_a_map_what_is_about_its_columns() {
        let files = [Dataset::Transactions, Dataset::Chart];
        let map = ColumnMap::parse("date=A,merchant=B,code=C", &files).unwrap();
        assert_eq!(map.of(Dataset::Chart).column_of("code"), Some("C"));
        assert_eq!(map.of(Dataset::Chart).column_of("date"), None);
        assert_eq!(map.of(Dataset::Transactions).column_of("merchant"), Some("B"));
        assert!(ColumnMap::parse("date=A", &files[1..]).is_err());
    }

    #[test]
    fn a_map_names_amounts_in_one_way() {
        let check = |map: &str| parse(map).unwrap().check().is_ok();
        assert!(check("date=A") && check("amount=A") && check("in=A,out=B"));
        assert!(!check("in=A") && !check("out=A") && !check("amount=A,in=B,out=C"));
        assert!(check("amount=A,sign=B") && check("turned_sign=A"));
        assert!(!check("sign=A,turned_sign=B") && !check("sign=A,in=B,out=C"));
        assert!(check("turned_amount=A") && check("date=D,turned_amount=A"));
        assert!(!check("turned_amount=A,amount=A") && !check("turned_amount=A,sign=B"));
        assert!(check("sign=") && !check("turned_sign="), "nothing cannot be turned");
        assert!(check("sign=A,out_is=Payment|Fee") && !check("out_is=Payment"));
        assert!(!check("sign=,out_is=Payment") && !check("turned_sign=A,out_is=Payment"));
    }
}
