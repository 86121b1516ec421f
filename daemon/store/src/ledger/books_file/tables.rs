//! The tables of the books, with all their columns: what a document has, in the order in which it is imported.
//!
//! Left out is what follows from the rest: totals of days and months, what a row is searched by, how many rates and codes
//! there are and to when VAT is returned, and what the database keeps of a document itself (how often it was touched, from
//! when to when it was settled). A table or a column that is
//! in neither is found by `store whole_export`.

use tieout::ledger::books_file::file::BooksLayout;
use tieout::ledger::books_file::{BooksColumn, BooksSection, ColumnKind};

use crate::db::batch_query::BatchInsert;
use crate::writes::recorded::RecordedTable;

/// A table of the books.
#[derive(Debug, Clone, Copy)]
pub(super) struct BooksTable {
    pub(super) section: BooksSection,
    /// The columns that rows are in order by: none is there twice.
    pub(super) key: &'static [&'static str],
    /// The rows behind one with such a key.
    pub(super) next: &'static str,
    pub(super) insert: BatchInsert<true>,
    /// The columns that a row is searched by; none where it is not.
    pub(super) searched: &'static [&'static str],
    /// What events record of its rows, by the columns that name one.
    pub(super) recorded: Option<(RecordedTable, &'static [&'static str])>,
}

/// A table, where its rows are found (as `t`), by what they are in order, which events record them, and its columns, each
/// with what it holds.
macro_rules! books_table {
    (
        $name:ident $(as $section:literal)?, from $from:literal, of $organisation:literal, by [$($key:ident),+],
        $(recorded $recorded:ident by [$($name_of:ident),+],)? $(searched by [$($word:ident),+],)?
        $(information $information:literal,)?
        [$($kind:ident $(($prefix:literal))? $column:ident),+ $(,)?]
    ) => {
        BooksTable {
            section: BooksSection {
                name: books_table!(name $name $($section)?),
                columns: &[$(BooksColumn {
                    name: stringify!($column), kind: ColumnKind::$kind $(($prefix))?
                }),+],
                is_information: books_table!(is $($information)?),
            },
            key: &[$(stringify!($key)),+],
            next: concat!(
                "SELECT ", books_table!(list "t." [$($column)+]), " FROM ", $from, " WHERE ", $organisation,
                " = $1 AND ", books_table!(behind $($key)+), " ORDER BY ", books_table!(list "t." [$($key)+]),
                " LIMIT 200"
            ),
            insert: BatchInsert::checked(
                concat!(
                    "INSERT INTO ", stringify!($name), " (organisation_id", $(", ", stringify!($column),)+
                    books_table!(searched ", search" $($($word)+)?), ") SELECT value ->> 'organisation_id'",
                    $(", ", books_table!(value $kind $column),)+
                    books_table!(searched ", value ->> 'search'" $($($word)+)?), " FROM jsonb_each($1)"
                ),
                concat!(
                    "INSERT INTO ", stringify!($name), " (organisation_id", $(", ", stringify!($column),)+
                    books_table!(searched ", search" $($($word)+)?), ") SELECT r.organisation_id",
                    $(", r.", stringify!($column),)+ books_table!(searched ", r.search" $($($word)+)?),
                    " FROM jsonb_populate_recordset(CAST(NULL AS ", stringify!($name), "), CAST($1 AS jsonb)) r"
                ),
            ),
            searched: &[$($(stringify!($word)),+)?],
            recorded: books_table!(recorded $($recorded $($name_of)+)?),
        }
    };
    (name $name:ident) => { stringify!($name) };
    (name $name:ident $section:literal) => { $section };
    (is) => { false };
    (is $information:literal) => { $information };
    (searched $column:literal) => { "" };
    (searched $column:literal $($word:ident)+) => { $column };
    (recorded) => { None };
    (recorded $recorded:ident $($name_of:ident)+) => {
        Some((RecordedTable::$recorded, &[$(stringify!($name_of)),+] as &[&str]))
    };
    (list $of:literal [$first:ident $($column:ident)*]) => {
        concat!($of, stringify!($first) $(, ", ", $of, stringify!($column))*)
    };
    (behind $one:ident) => { concat!("t.", stringify!($one), " > $2") };
    (behind $one:ident $two:ident) => {
        concat!("(t.", stringify!($one), ", t.", stringify!($two), ") > ($2, $3)")
    };
    (behind $one:ident $two:ident $three:ident $four:ident) => {
        concat!(
            "(t.", stringify!($one), ", t.", stringify!($two), ", t.", stringify!($three), ", t.",
            stringify!($four), ") > ($2, $3, $4, $5)"
        )
    };
    (value Hex $column:ident) => { concat!("unhex(substr(value ->> '", stringify!($column), "', 3))") };
    (value $kind:ident $column:ident) => { concat!("value ->> '", stringify!($column), "'") };
}

const ACCOUNTS: BooksTable = books_table!(
    accounts, from "accounts t", of "t.organisation_id", by [id], recorded Accounts by [id],
    [
        Id("acc") id, Text code, Text name, Text account_type, Text role, Text account_group, Text default_vat_code,
        Text description, Text status, Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const TAX_CODES: BooksTable = books_table!(
    tax_codes, from "tax_codes t", of "t.organisation_id", by [code], recorded TaxCodes by [code],
    [
        Text code, Text name, Text kind, Percent rate, Percent recoverable, Date effective_from, Date effective_to,
        Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const TAX_RATES: BooksTable = books_table!(
    tax_rates, from "tax_rates t", of "t.organisation_id", by [code, effective_from],
    recorded TaxRates by [code, effective_from], [Text code, Date effective_from, Percent rate]
);

const VAT_METHODS: BooksTable = books_table!(
    vat_methods, from "vat_methods t", of "t.organisation_id", by [effective_from],
    recorded VatMethods by [effective_from],
    [
        Date effective_from, Flag vat_registered, Text vat_number, Text vat_scheme, Decimal flat_rate_percent,
        Text outstanding_vat
    ]
);

const CONTACTS: BooksTable = books_table!(
    contacts, from "contacts t", of "t.organisation_id", by [id], recorded Contacts by [id],
    searched by [name, reference, email],
    [
        Id("con") id, Text kind, Text name, Text reference, Text email, Text vat_number, Text company_number,
        Object address, Int payment_terms_days, Ref default_account_id, Text default_vat_code, Text status,
        Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const JOURNAL_METADATA: BooksTable = books_table!(
    journal_metadata, from "journal_metadata t", of "t.organisation_id", by [journal_id],
    recorded JournalMetadata by [journal_id], [Ref journal_id, Metadata metadata]
);

const BALANCE_ASSERTIONS: BooksTable = books_table!(
    balance_assertions, from "balance_assertions t", of "t.organisation_id", by [id], recorded BalanceAssertions by [id],
    [Id("bas") id, Ref account_id, Date date, Money amount, Text note, Time created_at]
);

const VAT_ENTRIES: BooksTable = books_table!(
    vat_entries, from "vat_entries t", of "t.organisation_id", by [sequence, line, part, side],
    [
        Int sequence, Int line, Int part, Date entry_date, Date vat_date, Date method_date, Text side, Text vat_code,
        Text kind, Money net, Money vat, Ref invoice_id, Ref allocation_id
    ]
);

const BANK_ACCOUNTS: BooksTable = books_table!(
    bank_accounts, from "bank_accounts t", of "t.organisation_id", by [id], recorded BankAccounts by [id],
    [
        Id("bac") id, Ref account_id, Text name, Text kind, Text account_number, Text sort_code, Text iban,
        Money opening_balance, Date opening_date, Ref opening_journal_id, Money statement_balance,
        Date statement_date, Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const STATED_BALANCES: BooksTable = books_table!(
    stated_balances, from "bank_accounts o JOIN stated_balances t ON t.bank_account_id = o.id",
    of "o.organisation_id", by [bank_account_id, day], recorded StatedBalances by [bank_account_id, day],
    [Ref bank_account_id, Date day, Money balance, Time stated_at]
);

const BANK_TRANSACTIONS: BooksTable = books_table!(
    bank_transactions, from "bank_transactions t", of "t.organisation_id", by [id],
    recorded BankTransactions by [id], searched by [description, reference, external_id],
    [
        Id("btx") id, Ref bank_account_id, Date date, Money amount, Text description, Text reference,
        Text external_id, Hex content_hash, Int occurrence, Text status, Ref account_id, Text vat_code,
        Money vat_amount, Ref contact_id, Text way, Ref journal_id, Int journal_line, Ref posted_account_id,
        Text posted_vat_code, Money posted_vat, Text posted_vat_side, Time confirmed_at, Date taken_back,
        Time created_at, Time updated_at, Int version, Metadata metadata
    ]
);

const UNLINKED_JOURNALS: BooksTable = books_table!(
    unlinked_journals, from "bank_transactions o JOIN unlinked_journals t ON t.bank_transaction_id = o.id",
    of "o.organisation_id", by [bank_transaction_id, journal_id], [Ref bank_transaction_id, Ref journal_id]
);

const INVOICES: BooksTable = books_table!(
    invoices, from "invoices t", of "t.organisation_id", by [id], recorded Invoices by [id],
    searched by [number, reference, notes],
    [
        Id("inv") id, Text type, Text kind, Text status, Text number, Ref contact_id, Date issue_date, Date tax_point,
        Date due_date, Text amounts_are, Text reference, Text notes, Money net_total, Money vat_total,
        Money gross_total, Money paid, Money credited, Money written_off, Money relieved, Money vat_relieved,
        Text vat_counts, Ref journal_id, Date void_date, Ref void_journal_id, Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const INVOICE_LINES: BooksTable = books_table!(
    invoice_lines, from "invoices o JOIN invoice_lines t ON t.invoice_id = o.id", of "o.organisation_id",
    by [invoice_id, line],
    [
        Ref invoice_id, Int line, Text description, Decimal quantity, Decimal unit_price, Decimal discount_percent,
        Ref account_id, Text vat_code, Money given_vat, Money net, Money vat, Money gross
    ]
);

const SETTLEMENTS: BooksTable = books_table!(
    settlements, from "settlements t", of "t.organisation_id", by [id], recorded Settlements by [id],
    searched by [reference],
    [
        Id("set") id, Text type, Text side, Text status, Ref contact_id, Ref bank_account_id, Date date, Money amount,
        Money allocated, Text reference, Text deposit_vat_code, Money deposit_vat, Ref bank_transaction_id,
        Flag is_owned, Ref journal_id, Date void_date, Ref void_journal_id, Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const CONTRAS: BooksTable = books_table!(
    contras, from "contras t", of "t.organisation_id", by [id], recorded Contras by [id],
    [
        Id("ctr") id, Ref contact_id, Date date, Money amount, Text reference, Ref journal_id, Date void_date,
        Ref void_journal_id, Time created_at, Time updated_at, Int version, Text external_id, Metadata metadata
    ]
);

const ALLOCATIONS: BooksTable = books_table!(
    allocations, from "invoices o JOIN allocations t ON t.invoice_id = o.id", of "o.organisation_id",
    by [invoice_id, id],
    [
        Id("alc") id, Ref invoice_id, Ref settlement_id, Ref credit_note_id, Ref contra_id, Money amount, Date date,
        Date removed_date, Time created_at, Time removed_at
    ]
);

const WRITE_OFFS: BooksTable = books_table!(
    write_offs, from "write_offs t", of "t.organisation_id", by [allocation_id],
    recorded WriteOffs by [allocation_id],
    [
        Ref allocation_id, Ref invoice_id, Date date, Money amount, Money vat, Ref account_id, Text reason,
        Ref journal_id, Date void_date, Ref void_journal_id, Time created_at
    ]
);

const DEPOSIT_RELEASES: BooksTable = books_table!(
    deposit_releases, from "deposit_releases t", of "t.organisation_id", by [allocation_id],
    recorded DepositReleases by [allocation_id],
    [
        Ref allocation_id, Ref settlement_id, Date date, Money net, Money vat, Ref journal_id, Date void_date,
        Ref void_journal_id, Time created_at
    ]
);

const UNPAID_VAT: BooksTable = books_table!(
    unpaid_vat, from "unpaid_vat t", of "t.organisation_id", by [id], recorded UnpaidVat by [id],
    [
        JournalId id, Ref invoice_id, Text act, Date date, Money amount, Money vat, Ref account_id, Text reason,
        Ref journal_id, Date void_date, Ref void_journal_id, Time created_at
    ]
);

const VAT_RETURNS: BooksTable = books_table!(
    vat_returns, from "vat_returns t", of "t.organisation_id", by [date_from, id], recorded VatReturns by [id],
    [
        Id("vrt") id, Date date_from, Date date_to, Text status, Object adjustments, Text scheme,
        Decimal flat_rate_percent, Money output_net, Money output_vat, Money input_net, Money input_vat, Money box_1,
        Money box_2, Money box_3, Money box_4, Money box_5, Money box_6, Money box_7, Money box_8, Money box_9,
        Flag errors_left_out, Money left_out_vat, Ref journal_id, Time finalised_at, Time filed_at, Text receipt,
        Time created_at, Time updated_at, Int version
    ]
);

const VAT_PAYMENTS: BooksTable = books_table!(
    vat_payments, from "vat_payments t", of "t.organisation_id", by [vat_return_id, journal_id],
    recorded VatPayments by [journal_id], [Ref journal_id, Ref vat_return_id, Time created_at]
);

const LATE_VAT: BooksTable = books_table!(
    late_vat, from "late_vat t", of "t.organisation_id", by [journal_id], recorded LateVat by [journal_id],
    [Ref journal_id, Text kind, Text behaviour, Text reason, Time created_at, Time updated_at]
);

const NUMBER_SEQUENCES: BooksTable = books_table!(
    number_sequences, from "number_sequences t", of "t.organisation_id", by [name],
    recorded NumberSequences by [name], [Text name, Int last]
);

/// Who was a member where the document comes from.
const MEMBERS: BooksTable = books_table!(
    members, from "members t", of "t.organisation_id", by [id], information true,
    [Id("mem") id, Text email, Text user_id, Text role, Time created_at, Time accepted_at, Int version]
);

/// They are told again behind the event of the import.
const AUDIT_EVENTS: BooksTable = books_table!(
    audit_events, from "audit_events t", of "t.organisation_id", by [number],
    [
        Int number, Time at, Text user_id, Text key_id, Text action, Text object_id, Json was, Json became, Hex hash,
        Hex states
    ]
);

/// What became of what was imported, by its identifier here.
const IMPORTED_FROM: BooksTable = books_table!(
    audit_states as "imported_from", from "audit_states t", of "t.object = 'imported_from' AND t.organisation_id",
    by [object_id], information true, [Text object_id, Json state]
);

/// The organisation itself: its row is written by itself.
pub(super) const SETTINGS: BooksSection = BooksSection {
    name: "settings",
    columns: &{
        const fn of(name: &'static str, kind: ColumnKind) -> BooksColumn {
            BooksColumn { name, kind }
        }
        [
            of("id", ColumnKind::Id("org")),
            of("name", ColumnKind::Text),
            of("currency", ColumnKind::Text),
            of("country", ColumnKind::Text),
            of("financial_year_end", ColumnKind::Text),
            of("vat_registered", ColumnKind::Flag),
            of("vat_number", ColumnKind::Text),
            of("vat_scheme", ColumnKind::Text),
            of("flat_rate_percent", ColumnKind::Decimal),
            of("vat_rounding", ColumnKind::Text),
            of("status", ColumnKind::Text),
            of("lock_date", ColumnKind::Date),
            of("created_at", ColumnKind::Time),
            of("updated_at", ColumnKind::Time),
            of("version", ColumnKind::Int),
        ]
    },
    is_information: false,
};

/// All of them: what is referred to comes before what refers to it.
pub(super) const TABLES: [BooksTable; 27] = [
    ACCOUNTS,
    TAX_CODES,
    TAX_RATES,
    VAT_METHODS,
    CONTACTS,
    JOURNAL_METADATA,
    BALANCE_ASSERTIONS,
    BANK_ACCOUNTS,
    STATED_BALANCES,
    BANK_TRANSACTIONS,
    UNLINKED_JOURNALS,
    INVOICES,
    INVOICE_LINES,
    SETTLEMENTS,
    CONTRAS,
    ALLOCATIONS,
    WRITE_OFFS,
    DEPOSIT_RELEASES,
    UNPAID_VAT,
    VAT_ENTRIES,
    VAT_RETURNS,
    VAT_PAYMENTS,
    LATE_VAT,
    NUMBER_SEQUENCES,
    MEMBERS,
    AUDIT_EVENTS,
    IMPORTED_FROM,
];

/// The sections of a document.
pub const BOOKS_LAYOUT: BooksLayout = {
    const LISTS: [BooksSection; TABLES.len()] = {
        let mut lists = [SETTINGS; TABLES.len()];
        let mut at = 0;
        while at < TABLES.len() {
            lists[at] = TABLES[at].section;
            at += 1;
        }
        lists
    };
    BooksLayout { settings: SETTINGS, lists: &LISTS }
};
