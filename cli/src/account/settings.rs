//! `account.toml`: what is known of the account itself.

use std::path::Path;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{OpenItem, OpenItemState};

use super::table::side_word;
use crate::exit::Failure;

/// Its name in the folder.
pub(super) const FILE: &str = "account.toml";

/// Whether an account is kept in this folder.
pub(crate) fn is_kept_in(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

/// What is known of an account.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    /// What it is called.
    pub(crate) name: String,
    /// What its amounts are in, where a file said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) currency: Option<String>,
    /// The day up to which the last run went.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "as_at")]
    pub(crate) as_at: Option<String>,
    /// The code of its account in the books, where entries were wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bank_code: Option<String>,
    /// The balance of the bank before the first month, as it was stated.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "opening_bank")]
    pub(crate) opening_bank: Option<String>,
    /// That of the books, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "opening_book")]
    pub(crate) opening_book: Option<String>,
    /// SHA-256 of the line of the first close: all closes of the account follow it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first_close: Option<String>,
    /// The statement of the last run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bank: Option<LastFile>,
    /// The books of the last run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) book: Option<LastFile>,
    /// What was open before the first period.
    #[serde(default, rename = "opening_item", skip_serializing_if = "Vec::is_empty")]
    opening_items: Vec<OpeningItem>,
}

/// A file of the last run, and how it was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LastFile {
    /// Where it was.
    pub(crate) path: String,
    /// Of its bytes.
    pub(crate) sha256: String,
    /// What options said of it, option and value in turn; they hold for the next file with this header, too.
    #[serde(default)]
    pub(crate) options: Vec<String>,
    /// How it was read, whoever found it out, in the same way: for a file with this header that does not show it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reading: Vec<String>,
    /// What the file that they were said of calls its columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) header: Vec<String>,
    /// The number of the account, where a file of the side has said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) account: Option<String>,
    /// How rows were counted that its files tell in different words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) overlap: Option<String>,
    /// Further files of the side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) further: Vec<FurtherFile>,
}

/// A further file of a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FurtherFile {
    /// Where it was.
    pub(crate) path: String,
    /// Of its bytes.
    pub(crate) sha256: String,
    /// What options said of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) options: Vec<String>,
}

/// What was open before the first period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningItem {
    side: String,
    #[serde(deserialize_with = "date")]
    date: String,
    #[serde(deserialize_with = "amount")]
    amount: String,
    description: String,
    #[serde(deserialize_with = "since")]
    since: String,
    standing: String,
}

/// Readers of texts that stand for something: what stands for nothing is refused where it stands, with its key.
macro_rules! checked_texts {
    ($($key:ident: $parse:path => $text:ty;)+) => {$(
        fn $key<'de, D: Deserializer<'de>>(from: D) -> Result<$text, D::Error> {
            let text = String::deserialize(from)?;
            $parse(&text)
                .map_err(|error| D::Error::custom(format!("{}: {text:?} {error}", stringify!($key))))?;
            Ok(text.into())
        }
    )+};
}

checked_texts! {
    as_at: Date::parse_iso => Option<String>;
    opening_bank: Amount::parse => Option<String>;
    opening_book: Amount::parse => Option<String>;
    date: Date::parse_iso => String;
    amount: Amount::parse => String;
    since: Date::parse_iso => String;
}

impl Settings {
    /// Those of an account of which nothing but its name is known.
    pub(super) fn named(name: String) -> Self {
        Self { name, ..Self::default() }
    }

    /// Reads the settings.
    ///
    /// # Errors
    /// They are no TOML, or have members that nobody knows; with the line.
    pub(super) fn read(name: &str, text: &str) -> Result<Self, Failure> {
        let settings: Self = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = text[..start.min(text.len())].matches('\n').count() + 1;
            Failure::file(format!("{name} line {line}: {}", error.message()))
        })?;
        settings.items(name)?;
        Ok(settings)
    }

    /// Writes them.
    pub(crate) fn written(&self) -> Vec<u8> {
        toml::to_string(self).unwrap_or_default().into_bytes()
    }

    /// The day up to which the last run went; none where there was none.
    ///
    /// # Errors
    /// It is mended badly.
    pub(crate) fn day(&self) -> Result<Option<Date>, Failure> {
        let day = self.as_at.as_deref().map(Date::parse_iso).transpose();
        day.map_err(|error| Failure::file(format!("{FILE}: as_at {error}")))
    }

    /// The balances before the first month, of the bank and of the books, as they were stated.
    ///
    /// # Errors
    /// One of them is mended badly.
    pub(crate) fn openings(&self) -> Result<[Option<Amount>; 2], Failure> {
        let amount = |text: &Option<String>| {
            let parsed = text.as_deref().map(Amount::parse).transpose();
            parsed.map_err(|error| Failure::file(format!("{FILE}: an opening balance {error}")))
        };
        Ok([amount(&self.opening_bank)?, amount(&self.opening_book)?])
    }

    /// What was open before the first period.
    ///
    /// # Errors
    /// One of them is mended badly.
    pub(super) fn items(&self, name: &str) -> Result<Vec<OpenItem>, Failure> {
        let wrong = |value: &str, what: &str| Failure::file(format!("{name}: {value:?} {what}"));
        let item = |item: &OpeningItem| {
            let side = match item.side.as_str() {
                "bank" => SideName::Bank,
                "book" => SideName::Book,
                other => return Err(wrong(other, "is neither bank nor book")),
            };
            let date =
                |text: &str| Date::parse_iso(text).map_err(|error| wrong(text, &error.to_string()));
            let amount = Amount::parse(&item.amount);
            Ok(OpenItem {
                side,
                date: date(&item.date)?,
                amount: amount.map_err(|error| wrong(&item.amount, &error.to_string()))?,
                description: item.description.clone(),
                since: date(&item.since)?,
                standing: OpenItemState::parse(&item.standing)
                    .filter(|standing| standing.is_of(side))
                    .ok_or_else(|| wrong(&item.standing, "is not valid for an open item"))?,
                link: 0,
            })
        };
        self.opening_items.iter().map(item).collect()
    }

    /// Takes over what was open before the first period.
    pub(crate) fn state_open_items(&mut self, items: &[OpenItem]) {
        let item = |item: &OpenItem| OpeningItem {
            side: side_word(item.side).to_owned(),
            date: item.date.to_string(),
            amount: item.amount.to_string(),
            description: item.description.clone(),
            since: item.since.to_string(),
            standing: item.standing.name().to_owned(),
        };
        self.opening_items = items.iter().map(item).collect();
    }
}
