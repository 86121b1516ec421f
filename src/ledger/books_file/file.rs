//! A document of the books, section by section.

use std::collections::BTreeSet;

use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::forms::RowForms;
use super::ids::NewIds;
use super::journals::{self, ImportedJournal};
use super::row::{self, Keys, UniqueKeys, is_hash, keys, text};
use super::{BooksColumn, BooksFault, BooksSection, ColumnKind, FORMAT};
use crate::contract::ledger::audit::LedgerHead;
use crate::id::AccountId;
use crate::ledger::vat::check_number;

/// What stands in a document before its sections: what it is, and whose books.
const HEADER: [&str; 4] = ["format", "organisation", "currency", "head"];

/// The section of the journals.
pub const JOURNALS: &str = "journals";

/// The section of what was recorded of changes.
const EVENTS: &str = "audit_events";

/// Which sections there are.
#[derive(Debug, Clone, Copy)]
pub struct BooksLayout {
    /// The one that is one row: the organisation itself.
    pub settings: BooksSection,
    /// Those that are lists, but for the journals.
    pub lists: &'static [BooksSection],
}

/// A document.
#[derive(Debug, Clone)]
pub struct BooksFile<'t> {
    sections: Keys<'t>,
    layout: BooksLayout,
}

impl<'t> BooksFile<'t> {
    /// Reads which sections there are.
    ///
    /// # Errors
    /// It is no such document, or has other sections.
    pub fn open(document: &'t str, layout: BooksLayout) -> Result<Self, BooksFault> {
        let whole =
            |_| BooksFault::new("format", "the body must be an export of books, format=json");
        let UniqueKeys(sections) = serde_json::from_str(document).map_err(whole)?;
        let names = || {
            let lists = layout.lists.iter().map(|section| section.name);
            HEADER.into_iter().chain([layout.settings.name, JOURNALS]).chain(lists)
        };
        let format = sections.get("format").and_then(|format| text(format.get()).ok());
        if format.as_deref() != Some(FORMAT) {
            return Err(BooksFault::new("format", format!("must be {FORMAT}")));
        }
        if let Some(missing) = names().find(|name| !sections.contains_key(name)) {
            return Err(BooksFault::new(missing, "is missing"));
        }
        if let Some(unknown) = sections.keys().find(|key| names().all(|name| name != **key)) {
            return Err(BooksFault::new(*unknown, "is unknown"));
        }
        Ok(Self { sections, layout })
    }

    /// A section that is one row.
    ///
    /// # Errors
    /// It is not there.
    pub fn one(&self, name: &str) -> Result<&'t RawValue, BooksFault> {
        self.sections.get(name).copied().ok_or_else(|| BooksFault::new(name, "is missing"))
    }

    /// The rows of a section.
    ///
    /// # Errors
    /// It is no list.
    pub fn rows(&self, name: &str) -> Result<Vec<&'t RawValue>, BooksFault> {
        let fault = |_| BooksFault::new(name, "must be a list");
        let rows: Vec<_> = serde_json::from_str(self.one(name)?.get()).map_err(fault)?;
        if FEW.contains(&name) && rows.len() > FEW_MAX {
            return Err(BooksFault::new(name, format!("must have at most {FEW_MAX} rows")));
        }
        Ok(rows)
    }

    /// Where the chains of the document end.
    ///
    /// # Errors
    /// It does not say.
    pub fn head(&self) -> Result<LedgerHead, BooksFault> {
        let fault = |_| BooksFault::new("head", "must be the head of both chains");
        let head: LedgerHead = serde_json::from_str(self.one("head")?.get()).map_err(fault)?;
        if is_hash(&head.hash) && is_hash(&head.audit_hash) {
            return Ok(head);
        }
        Err(BooksFault::new("head", "must have hashes of 64 hexadecimal digits, in small letters"))
    }

    /// Every identifier of the document, each once.
    ///
    /// # Errors
    /// What is none, or is there twice.
    pub fn ids(&self) -> Result<Vec<String>, BooksFault> {
        let mut found = BTreeSet::new();
        let mut add = |row: &RawValue, path: &str, key: &str, is_shared: bool| {
            let field = format!("{path}.{key}");
            let id = keys(row, path)?.get(key).map(|id| text(id.get()));
            let id = id.and_then(Result::ok).filter(|id| is_identifier(id));
            let id = id.ok_or_else(|| BooksFault::new(&*field, "must be an identifier"))?;
            let is_new = found.insert(id);
            if is_new || is_shared { Ok(()) } else { Err(BooksFault::new(field, "is there twice")) }
        };
        add(self.one(self.layout.settings.name)?, self.layout.settings.name, "id", false)?;
        let lists = self.layout.lists.iter().filter(|section| !section.is_information);
        let lists = lists.filter_map(|section| {
            let is_own = |column: &&BooksColumn| {
                matches!(column.kind, ColumnKind::Id(_) | ColumnKind::JournalId)
            };
            let own = section.columns.iter().find(is_own)?;
            Some((section.name, own.name, own.kind == ColumnKind::JournalId))
        });
        for (name, key, is_shared) in [(JOURNALS, "id", false)].into_iter().chain(lists) {
            for (row, at) in self.rows(name)?.into_iter().zip(0_usize..) {
                add(row, &format!("{name}[{at}]"), key, is_shared)?;
            }
        }
        Ok(found.into_iter().collect())
    }

    /// The organisation itself.
    ///
    /// # Errors
    /// As [`row::read`].
    pub fn settings(&self, ids: &NewIds) -> Result<Map<String, Value>, BooksFault> {
        let BooksSection { name, columns, .. } = self.layout.settings;
        row::read(columns, &keys(self.one(name)?, name)?, name, ids)
    }

    /// A row of a section.
    ///
    /// # Errors
    /// As [`row::read`].
    pub fn row(
        section: &BooksSection,
        json: &RawValue,
        at: usize,
        ids: &NewIds,
    ) -> Result<Map<String, Value>, BooksFault> {
        let path = format!("{}[{at}]", section.name);
        row::read(section.columns, &keys(json, &path)?, &path, ids)
    }

    /// A journal, which must have the place in the books that it has in the document.
    ///
    /// # Errors
    /// What no journal can be.
    pub fn journal(
        json: &RawValue,
        at: usize,
        ids: &NewIds,
    ) -> Result<ImportedJournal, BooksFault> {
        journals::read(json, at, ids)
    }

    /// Looks at every row.
    ///
    /// # Errors
    /// The first that is wrong.
    pub fn check(&self) -> Result<usize, BooksFault> {
        let old = self.ids()?;
        let count = old.len();
        let ids = NewIds::new(old, (1..).take(count).collect());
        self.head()?;
        let forms = RowForms::new(self.all_keys("tax_codes")?, self.all_keys("invoices")?);
        let BooksSection { name, .. } = self.layout.settings;
        self.settings(&ids)?;
        forms.check(&self.layout.settings, &keys(self.one(name)?, name)?, name)?;
        self.check_header()?;
        let mut total = self.rows(JOURNALS)?.len();
        for section in self.layout.lists {
            let rows = self.rows(section.name)?;
            total += rows.len();
            if matches!(section.name, "tax_codes" | "tax_rates") {
                check_number(i64::try_from(rows.len()).ok().map(|count| count - 1))
                    .map_err(|refusal| BooksFault::new(section.name, refusal.message))?;
            }
            if total > ROWS_MAX {
                let message = format!("the document has more than {ROWS_MAX} rows");
                return Err(BooksFault::new(section.name, message));
            }
            for (json, at) in rows.into_iter().zip(0..) {
                if !section.is_information {
                    Self::row(section, json, at, &ids)?;
                }
                let path = format!("{}[{at}]", section.name);
                forms.check(section, &keys(json, &path)?, &path)?;
            }
        }
        for (json, at) in self.rows(JOURNALS)?.into_iter().zip(0..) {
            Self::journal(json, at, &ids)?;
            let path = format!("{JOURNALS}[{at}]");
            let mut journal = keys(json, &path)?;
            let lines = journals::lines(&mut journal, &path)?;
            forms.check_journal(&journal, &lines, &path)?;
        }
        Ok(count)
    }

    /// Holds what stands above the sections against them: whose books these are, in which currency, and where their
    /// chains end.
    fn check_header(&self) -> Result<(), BooksFault> {
        let name = self.layout.settings.name;
        let settings = keys(self.one(name)?, name)?;
        for (above, of) in [("organisation", "name"), ("currency", "currency")] {
            let said = text(self.one(above)?.get()).ok();
            let settled = settings.get(of).map(|json| text(json.get()));
            if said.is_none() || said != settled.and_then(Result::ok) {
                return Err(BooksFault::new(above, format!("must be that of {name}.{of}")));
            }
        }
        let head = self.head()?;
        let ends = [
            ("head.sequence", JOURNALS, head.sequence, &head.hash),
            ("head.audit_sequence", EVENTS, head.audit_sequence, &head.audit_hash),
        ];
        for (field, section, sequence, hash) in ends {
            let rows = self.rows(section)?;
            if usize::try_from(sequence).ok() != Some(rows.len()) {
                return Err(BooksFault::new(field, format!("must be the number of {section}")));
            }
            let Some(last) = rows.last() else { continue };
            let path = format!("{section}[{}].hash", rows.len() - 1);
            let said = keys(last, &path)?.get("hash").map(|json| text(json.get()));
            if said.and_then(Result::ok).as_ref() != Some(hash) {
                return Err(BooksFault::new(path, "must be where the chain ends, as head says"));
            }
        }
        Ok(())
    }

    /// The rows of a section, key by key.
    fn all_keys(&self, name: &str) -> Result<Vec<Keys<'t>>, BooksFault> {
        let rows = self.rows(name)?.into_iter().zip(0_usize..);
        rows.map(|(json, at)| keys(json, &format!("{name}[{at}]"))).collect()
    }
}

/// Rows of a document at most: all of it is one write, for which others wait.
const ROWS_MAX: usize = 150_000;

/// Lists of which books have few rows, and as many as those may be.
const FEW: [&str; 3] = ["balance_assertions", "members", "tax_codes"];
const FEW_MAX: usize = 1_000;

/// A prefix, `_`, and what follows it in all identifiers.
fn is_identifier(id: &str) -> bool {
    let parts = id.split_once('_').filter(|(prefix, _)| prefix.len() == 3);
    parts.is_some_and(|(_, encoded)| format!("acc_{encoded}").parse::<AccountId>().is_ok())
}
