//! What columns mean, the names they go by, and the user's own word for it.

use super::problem::Dataset;
use crate::safe::{quoted, shell_word};

/// A column that a run needs, or can use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Date,
    Amount,
    /// Money in, where a file has two columns of positive amounts.
    MoneyIn,
    /// Money out, likewise.
    MoneyOut,
    Description,
    /// Who was paid, where the file says it apart from the description.
    Merchant,
    /// What an account is booked under.
    Code,
    /// What an account is called.
    Name,
    /// What an account is.
    Type,
    /// Which journal a line belongs to.
    Journal,
    /// A document's number.
    Reference,
    /// What a journal is.
    Narrative,
    /// Where a line of a journal goes, by code or identifier.
    Account,
    /// A positive amount.
    Debit,
    /// Likewise.
    Credit,
    /// What stands beside a line.
    Memo,
    /// How a line stands to VAT.
    VatCode,
    /// The VAT in a line.
    VatAmount,
    /// What the journal is called where it comes from.
    ExternalId,
    /// What the daemon calls a bank transaction.
    Id,
    /// What is routed to an account.
    Routed,
}

impl Role {
    /// The roles that columns of such a file can have.
    const fn of(dataset: Dataset) -> &'static [Self] {
        match dataset {
            Dataset::Bank | Dataset::Book => {
                &[Self::Date, Self::Amount, Self::Description, Self::MoneyIn, Self::MoneyOut]
            }
            Dataset::Transactions => &[
                Self::Date,
                Self::Amount,
                Self::Description,
                Self::Merchant,
                Self::MoneyIn,
                Self::MoneyOut,
            ],
            Dataset::Chart => &[Self::Code, Self::Name, Self::Type],
            Dataset::Confirmations => &[Self::Id, Self::Account, Self::VatCode, Self::VatAmount],
            Dataset::Accounts => {
                &[Self::Code, Self::Name, Self::Type, Self::Routed, Self::VatCode, Self::Narrative]
            }
            Dataset::OpeningBalances => &[Self::Account, Self::Debit, Self::Credit, Self::Memo],
            Dataset::Journals => &[
                Self::Journal,
                Self::Reference,
                Self::Date,
                Self::Narrative,
                Self::Account,
                Self::Debit,
                Self::Credit,
                Self::Memo,
                Self::VatCode,
                Self::VatAmount,
                Self::ExternalId,
            ],
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Amount => "amount",
            Self::MoneyIn => "in",
            Self::MoneyOut => "out",
            Self::Description => "description",
            Self::Merchant => "merchant",
            Self::Code => "code",
            Self::Name => "name",
            Self::Type => "type",
            Self::Journal => "journal",
            Self::Reference => "reference",
            Self::Narrative => Self::Description.name(),
            Self::Account => "account",
            Self::Debit => "debit",
            Self::Credit => "credit",
            Self::Memo => "memo",
            Self::VatCode => "vat_code",
            Self::VatAmount => "vat_amount",
            Self::ExternalId => "external_id",
            Self::Id => "id",
            Self::Routed => "role",
        }
    }

    pub(super) const fn is_of_chart(self) -> bool {
        matches!(self, Self::Code | Self::Name | Self::Type)
    }

    /// The key of the API that the column stands for.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::MoneyIn | Self::MoneyOut => Self::Amount.name(),
            role => role.name(),
        }
    }

    /// Headers of statements, ledgers and charts that mean this, as [`plain`] writes them: those of
    /// a later list count only where the file has none of an earlier one.
    pub(super) const fn guesses(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Date => &[&[
                "date",
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
            ]],
            Self::Amount => {
                &[&["amount", "value", "transaction amount", "net amount", "signed amount", "amt"]]
            }
            Self::MoneyIn => &[&["in", "money in", "paid in", "deposits", "deposit"]],
            Self::MoneyOut => &[&["out", "money out", "paid out", "withdrawals", "withdrawal"]],
            Self::Description => &[&[
                "description",
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
            ]],
            Self::Merchant => &[
                &["merchant", "merchant name"],
                &["supplier", "supplier name", "payee", "payee name"],
                &["counterparty", "counter party", "counterparty name", "counter party name"],
            ],
            Self::Code => &[
                &["code"],
                &["account code", "nominal code", "ledger code", "gl code", "acct code"],
                &["account number", "account no", "accnt number", "acct number", "acct no"],
                &["nominal", "nominal account", "nominal number", "nominal account code"],
                &["nc", "n c", "number", "no"],
            ],
            Self::Name => &[
                &["name"],
                &["account name", "nominal name", "nominal account name", "ledger name"],
                &["display name", "full name", "account", "ledger account", "account title"],
                &["description", "account description", "title"],
            ],
            Self::Type => &[
                &["type"],
                &["account type", "nominal type", "ledger type"],
                &["category", "account category", "category type", "ledger category"],
                &["class", "account class", "classification", "account group", "group"],
            ],
            Self::Id => &[&["bank transaction id", "transaction id", "bank transaction"]],
            Self::Journal
            | Self::Reference
            | Self::Narrative
            | Self::Account
            | Self::Debit
            | Self::Credit
            | Self::Memo
            | Self::VatCode
            | Self::VatAmount
            | Self::ExternalId
            | Self::Routed => self.guesses_of_journals(),
        }
    }
}

impl Role {
    /// Headers of files of journals, likewise.
    const fn guesses_of_journals(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Journal => &[
                &["journal reference", "journal ref", "journal number", "journal no", "journal id"],
                &[
                    "entry number",
                    "entry no",
                    "entry id",
                    "voucher",
                    "voucher number",
                    "voucher no",
                ],
                &["transaction number", "transaction no", "transaction id"],
            ],
            Self::Reference => {
                &[&["ref", "reference number", "reference no", "document number", "document no"]]
            }
            Self::Narrative => &[
                &["journal description", "journal narrative", "narrative", "narration"],
                &["details", "detail", "particulars", "text"],
                &["memo"],
            ],
            Self::Account => &[
                &["account code", "account number", "account no", "account id"],
                &["nominal code", "nominal account", "nominal", "ledger code", "gl code", "code"],
            ],
            Self::Debit => &[&["debit amount", "debits", "dr"]],
            Self::Credit => &[&["credit amount", "credits", "cr"]],
            Self::Memo => {
                &[&["line description", "line memo", "line narrative", "note", "notes", "comment"]]
            }
            Self::VatCode => &[&["vat code", "tax code", "vat"], &["default vat code"]],
            Self::VatAmount => &[&["vat amount", "tax amount"]],
            Self::ExternalId => &[&["external id"]],
            Self::Routed => &[&["account role"]],
            _ => &[],
        }
    }

    /// Headers that mean this on a bank statement, whose debits are money out, but the opposite in
    /// the books.
    pub(super) const fn guesses_of_banks(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::MoneyIn => &[&["credit", "credit amount", "credits"]],
            Self::MoneyOut => &[&["debit", "debit amount", "debits"]],
            _ => &[],
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

    /// Reads what the user wrote for columns of these files.
    ///
    /// # Errors
    /// A sentence for the user.
    pub(crate) fn parse(text: &str, files: &[Dataset]) -> Result<Self, String> {
        let roles = || files.iter().flat_map(|file| Role::of(*file));
        let mut map = Self::default();
        for part in text.split(',') {
            let known = part.split_once('=').and_then(|(role, column)| {
                Some((*roles().find(|known| known.name() == role.trim())?, column))
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
                    let own = "the columns of each file stand in a --map of their own";
                    return Err(format!("{own}: give another --map {part}"));
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
        let named = self.0.iter().filter(|(role, _)| Role::of(file).contains(role));
        Self(named.cloned().collect())
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

/// The names that a map can give columns of these files, and how it says which file it means.
fn listed(files: &[Dataset]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for role in files.iter().flat_map(|file| Role::of(*file)) {
        if !names.contains(&role.name()) {
            names.push(role.name());
        }
    }
    let names = names.join(", ");
    match files {
        [one, other] => format!(
            "one of {names} (the file, {} or {}, stands first and once in each --map)",
            one.prefix(),
            other.prefix()
        ),
        _ => format!("one of {names}, the columns of this file"),
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

    fn parse(map: &str) -> Result<ColumnMap, String> {
        ColumnMap::parse(map, &[Dataset::Bank, Dataset::Book])
    }

    #[test]
    fn a_map_names_known_columns_once() {
        assert!(parse("date=A,amount=B").is_ok());
        let map = parse("in=Credit, EUR,out=Debit, EUR").unwrap();
        assert_eq!(map.column_of(Role::MoneyIn), Some("Credit, EUR"));
        assert_eq!(map.column_of(Role::MoneyOut), Some("Debit, EUR"));
        for map in ["", "date", "payee=A", "merchant=A", "code=A", "date=A,date=B"] {
            assert!(parse(map).is_err(), "{map:?}");
        }
    }

    #[test]
    fn each_file_takes_of_a_map_what_is_about_its_columns() {
        let files = [Dataset::Transactions, Dataset::Chart];
        let map = ColumnMap::parse("date=A,merchant=B,code=C", &files).unwrap();
        assert_eq!(map.of(Dataset::Chart).column_of(Role::Code), Some("C"));
        assert_eq!(map.of(Dataset::Chart).column_of(Role::Date), None);
        assert_eq!(map.of(Dataset::Transactions).column_of(Role::Merchant), Some("B"));
        assert!(ColumnMap::parse("date=A", &files[1..]).is_err());
    }

    #[test]
    fn a_map_names_amounts_in_one_way() {
        let check = |map: &str| parse(map).unwrap().check().is_ok();
        assert!(check("date=A") && check("amount=A") && check("in=A,out=B"));
        assert!(!check("in=A") && !check("out=A") && !check("amount=A,in=B,out=C"));
    }
}
