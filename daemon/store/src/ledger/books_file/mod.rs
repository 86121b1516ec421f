//! Everything there is of an organisation's books, as a document and back.
//!
//! | Step | Where |
//! |---|---|
//! | which tables there are, with their columns | `tables.rs` |
//! | a document is written from one state of the database | `export.rs` |
//! | one is read into a new organisation, and held against itself before it is kept | `import.rs`, `provenance.rs` |
//! | what was imported must be what the program's own readers take | `readable.rs` |

mod export;
mod import;
mod provenance;
mod readable;
mod tables;

pub(super) use export::BooksExport;
pub use import::ImportBooks;
pub use tables::BOOKS_LAYOUT;
