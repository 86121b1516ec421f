//! An organisation's double-entry books: what may be posted, and what it becomes.
//!
//! | Step | Where | Gives |
//! |---|---|---|
//! | a body is read | `contract::ledger` | a shape, or every fault with its path |
//! | it is held against the books | [`journal`] | a [`Posting`](posting::Posting), or one [`Refusal`] |
//! | so are first figures | [`opening`] | a posting |
//! | so is a row of a bank statement | [`bank`], [`import`] | a posting; a row that is new, or there |
//! | an invoice's lines are worked out | [`document`], [`invoice`] | net, VAT and gross; a posting |
//! | a row that the books know of is recognised | [`recognise`] | what it pays, or is |
//! | a receipt or a payment, and what of it settles which invoice | [`settlement`], [`allocation`] | a posting; parts that never exceed what is due |
//! | money that comes before the invoice makes a tax point | [`deposit`] | its VAT, and what of it is released |
//! | what a contact owes is set against what it is owed | [`contra`] | a posting; parts of both sides |
//! | what nobody pays is written off, and its VAT relieved | [`bad_debt`], [`unpaid_vat`] | postings |
//! | VAT is split off | [`vat`], [`tax_code`], [`line_vat`] | lines of net and VAT that add up to the gross |
//! | what counts in a VAT return | [`vat_entry`], [`vat_return`], [`vat_period`] | net and VAT of a line, or of what is paid; the boxes |
//! | cash accounting is left, and what is outstanding counts on a day | [`leaving_cash`], [`settling_up`] | the day; what counts of a document on which day |
//! | what was late is told apart | [`late_vat`] | input tax claimed late, errors that a return adjusts or leaves out |
//! | what is rarely meant is told of | [`sanity`] | warnings; a refusal where the caller is strict |
//! | debits equal credits | [`posting`] | the only type that is ever stored |
//! | the entry finds its place and is chained | [`entry`], [`chain`] | the end of the books; 32 bytes that no changed byte survives |
//! | members, settings, accounts and contacts change | [`member`], [`organisation`], [`account`], [`contact`] | what they become, or a refusal |
//! | accounts are added up | [`report`] | profit and loss, balance sheet, general ledger, aged items |
//! | days on which VAT counts are replayed from the log | [`vat_replay`] | the returns that something was posted behind |
//! | what is stored is held against the chain | [`integrity`] | the first entry that is not as posted |
//! | the books become a document, and a document the books of a new organisation | [`books_file`] | rows with all their columns |
//! | objects are held against what the log recorded of them | [`object_state`] | the first field that differs |
//!
//! Never here: a clock, an identifier made up, a row read or written. The caller brings the [`Book`]
//! and takes the posting.

pub mod account;
pub mod account_group;
pub mod allocation;
pub mod assertion;
pub mod bad_debt;
pub mod bank;
pub mod book;
pub mod books_file;
pub mod chain;
pub mod changes;
pub mod chart;
pub mod contact;
pub mod contra;
pub mod deposit;
pub mod document;
pub mod entry;
pub mod export;
pub mod external_id;
pub mod flat_rate_days;
pub mod import;
pub mod integrity;
pub mod invoice;
pub mod journal;
pub mod late_vat;
pub mod leaving_cash;
pub mod line_vat;
pub mod member;
pub mod object_state;
pub mod opening;
pub mod organisation;
pub mod posting;
pub mod recognise;
pub mod refusal;
pub mod report;
pub mod sanity;
pub mod security_log;
pub mod settlement;
pub mod settling_up;
pub mod suggest;
pub mod tax_code;
pub mod unpaid_vat;
pub mod vat;
pub mod vat_entry;
pub mod vat_filing;
pub mod vat_method;
pub mod vat_period;
pub mod vat_replay;
pub mod vat_return;
pub mod vat_side;
pub mod version;

pub use book::{Book, LedgerAccount};
pub use refusal::{Reason, Refusal};
