//! An export has everything, and an import of it is the same books under other identifiers, whatever was done to them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use tieout::contract::ledger::export::ExportFormat;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::ReportBasis;
use tieout::date::Date;
use tieout::id::{MemberId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::books_file::file::BooksFile;
use tieout_store::{
    BOOKS_LAYOUT, Change, Changed, Context, Denial, ImportBooks, IntegrityQuestion, NotDone, Store,
};

use crate::books::Books;
use crate::support::{Desk, at, bits, on_both_databases};
use crate::whole_books::WholeBooks;

/// What follows from the rest, and is made anew.
const DERIVED: [&str; 6] =
    ["account_days", "account_months", "audit_states", "ledger_heads", "organisations", "vat_days"];

/// The document itself.
pub(crate) async fn exported(store: &Store, organisation: OrganisationId) -> String {
    let mut export = store.export(organisation, ExportFormat::Json).await.unwrap();
    let mut document = String::new();
    while let Some(piece) = export.next().await.unwrap() {
        document.push_str(&piece);
    }
    document
}

pub(crate) async fn import(
    store: &Store,
    books: &Books,
    document: &str,
) -> Result<OrganisationId, NotDone<Denial>> {
    let read = BooksFile::open(document, BOOKS_LAYOUT).and_then(|file| file.check());
    let count = read.map_err(|fault| NotDone::<Denial>::from(Refusal::from(fault)))?;
    let action = ImportBooks {
        document: document.to_owned(),
        email: "importer@example.com".to_owned(),
        member: MemberId::new(bits()),
        id_bits: (0..count).map(|_| bits()).collect(),
    };
    let organisation = OrganisationId::new(bits());
    let context = Context { organisation, actor: books.actor, version: None, at: at(1_000) };
    let action: Box<dyn tieout_store::AnyAction> = Box::new(action);
    let change = Change { context, repetition: None, status: 201, action };
    assert!(matches!(store.change(change).await?, Changed::Done(_)));
    Ok(organisation)
}

/// Reports of all kinds, in which accounts go by their identifiers.
async fn reports(store: &Store, organisation: OrganisationId) -> Value {
    let day = |text: &str| Date::parse_iso(text).unwrap();
    let mut all = Vec::new();
    for end in ["2025-12-31", "2026-01-12", "2026-01-31", "2026-12-31"].map(day) {
        let basis = (ReportBasis::FinancialYear, None);
        let trial = store.trial_balance(organisation, Some(end), basis).await;
        all.push(json!(trial.map_err(|_| "refused").unwrap()));
        let days = (Some(day("2025-01-01")), end);
        all.push(json!(store.profit_and_loss(organisation, days, None).await.ok().unwrap()));
        all.push(json!(store.cash_flow(organisation, days, None).await.ok().unwrap()));
        all.push(json!(store.balance_sheet(organisation, end, None).await.unwrap()));
        for side in [InvoiceType::Sales, InvoiceType::Purchase] {
            all.push(json!(store.aged(organisation, side, end).await.unwrap()));
        }
    }
    all.into()
}

/// A document without what an import gives anew, by the identifiers of the source.
fn plain(document: &str, is_import: bool) -> Map<String, Value> {
    let mut named = document.to_owned();
    let mut document: Map<String, Value> = serde_json::from_str(document).unwrap();
    if is_import {
        let from = document["imported_from"].as_array().unwrap();
        let mut old = BTreeMap::new();
        for row in from {
            if let (Some(new), Some(id)) = (row["object_id"].as_str(), row["state"]["id"].as_str())
            {
                old.insert(new.to_owned(), id.to_owned());
            }
        }
        for (new, id) in &old {
            named = named.replace(new.as_str(), id);
        }
        document = serde_json::from_str(&named).unwrap();
        let events = document["audit_events"].as_array_mut().unwrap();
        assert_eq!(events.remove(0)["action"], "organisation.import");
    }
    for key in ["head", "members", "imported_from"] {
        document.remove(key);
    }
    let without = |rows: &mut Value, keys: &[&str]| {
        for row in rows.as_array_mut().unwrap() {
            for key in keys {
                row.as_object_mut().unwrap().remove(*key);
            }
        }
    };
    without(&mut document["journals"], &["created_at", "created_by", "hash", "layout"]);
    without(
        &mut document["audit_events"],
        &["number", "at", "user_id", "key_id", "hash", "states"],
    );
    document
}

/// Exports books, imports them, and holds everything against everything.
pub(crate) async fn check_import(store: &Store, books: &Books) -> OrganisationId {
    let document = exported(store, books.organisation).await;
    let organisation =
        import(store, books, &document).await.unwrap_or_else(|error| panic!("{error:?}"));
    let again = exported(store, organisation).await;
    let (was, is) = (plain(&document, false), plain(&again, true));
    assert_eq!(was.keys().collect::<Vec<_>>(), is.keys().collect::<Vec<_>>());
    for (section, rows) in &was {
        assert_eq!(*rows, is[section], "{section}");
    }
    let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
    let found = store.integrity(organisation, &question).await.unwrap();
    assert!(found.ok, "{found:?}");
    let source = reports(store, books.organisation).await;
    let mut text = reports(store, organisation).await.to_string();
    let imported: Value = serde_json::from_str(&again).unwrap();
    for row in imported["imported_from"].as_array().unwrap() {
        if let (Some(new), Some(old)) = (row["object_id"].as_str(), row["state"]["id"].as_str()) {
            text = text.replace(new, old);
        }
    }
    assert_eq!(source, serde_json::from_str::<Value>(&text).unwrap());
    organisation
}

on_both_databases! {
    async fn an_import_is_the_same_books_under_other_identifiers(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let imported = check_import(&store, &whole.books).await;
        let document: Value =
            serde_json::from_str(&exported(&store, whole.books.organisation).await).unwrap();
        for section in BOOKS_LAYOUT.lists {
            let is_empty = document[section.name].as_array().unwrap().is_empty();
            assert_eq!(is_empty, section.name == "imported_from", "{}", section.name);
        }
        // The source's head stands in the first event.
        let made: Value = serde_json::from_str(&exported(&store, imported).await).unwrap();
        let first = &made["audit_events"][0];
        assert_eq!(first["became"]["source"]["head"], document["head"]);
        assert_eq!(made["members"].as_array().map(Vec::len), Some(1));
        // What was imported can be exported and imported again.
        let again = Books { organisation: imported, ..whole.books.clone() };
        check_import(&store, &again).await;
        store.close().await;
    }
}

#[test]
fn every_column_of_every_table_of_the_books_is_exported() {
    let desk = Desk::migrated();
    desk.run(async |desk: &Desk| {
        let store = desk.store().await;
        let tables = desk.texts("SELECT name FROM sqlite_schema s WHERE type = 'table' AND \
            (name = 'organisations' OR EXISTS (SELECT 1 FROM pragma_table_info(s.name) c \
            WHERE c.name = 'organisation_id'))").await;
        let mut listed: BTreeSet<&str> =
            BOOKS_LAYOUT.lists.iter().map(|section| section.name).collect();
        listed.remove("imported_from");
        let listed: BTreeSet<&str> =
            listed.into_iter().chain(DERIVED).chain(["journals", "journal_lines"]).collect();
        assert_eq!(tables.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed);
        let settings = [BOOKS_LAYOUT.settings];
        for section in BOOKS_LAYOUT.lists.iter().chain(&settings) {
            let table = match section.name {
                "imported_from" => continue,
                "settings" => "organisations",
                name => name,
            };
            let sql = format!(
                "SELECT name FROM pragma_table_info('{table}') WHERE name NOT IN ('organisation_id', 'own_codes', \
                'own_rates', 'search', 'vat_returned_to', \
                'touched', 'settled_from', 'settled_to', 'closed_from')"
            );
            let columns = desk.texts(&sql).await;
            let exported: BTreeSet<&str> =
                section.columns.iter().map(|column| column.name).collect();
            assert_eq!(columns.iter().map(String::as_str).collect::<BTreeSet<_>>(), exported, "{table}");
        }
        store.close().await;
    });
}
