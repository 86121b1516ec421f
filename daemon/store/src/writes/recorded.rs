//! The tables whose rows audit events record: each change of one is noted, and what it came to is read when the
//! batch ends.
//!
//! Never here: a row written. Who changes a row of one of these tables notes it (`Books::record`), or `integrity`
//! finds that it is not as its last event says.

use tieout::ledger::object_state::StateColumn;

use crate::db::batch_query::BatchQuery;

/// A table whose rows events record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RecordedTable {
    Organisations,
    Members,
    Accounts,
    BalanceAssertions,
    Contacts,
    Contras,
    DepositReleases,
    BankAccounts,
    StatedBalances,
    BankTransactions,
    Invoices,
    JournalMetadata,
    LateVat,
    NumberSequences,
    Settlements,
    TaxRates,
    UnpaidVat,
    TaxCodes,
    VatMethods,
    VatPayments,
    VatReturns,
    WriteOffs,
}

/// What is known of such a table: its columns, and how its rows are read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RecordedRows {
    pub(crate) table: &'static str,
    pub(crate) columns: &'static [StateColumn],
    /// The states of a list of rows, by organisation and identifier.
    pub(crate) find: BatchQuery<true>,
    /// The next rows behind an identifier, with what was last recorded of each: for SQLite, and for a server.
    pub(crate) page: [&'static str; 2],
    /// Finds a row that no page has, since it stands before the first identifier.
    pub(crate) nameless: &'static str,
    /// Whether the rows are there of which the next states are, behind an identifier: the same for both.
    pub(crate) recorded: &'static str,
}

/// A table by its name in the statements, `t`; how its rows are found by `asked.name`; its columns; rows of other
/// tables that belong to one of its own, as a statement that reads them in their order; and columns of later steps.
macro_rules! recorded_rows {
    (
        $table:literal, from $from:literal, organisation $organisation:literal, id $id:literal,
        found $found:literal, [$($column:ident),+ $(; hex $hex:ident)?]
        $(, $rows:ident of $child:literal [$($of_child:ident),+])*
        $(; later [$($later:ident),+])?
    ) => {
        RecordedRows {
            table: $table,
            columns: &[
                $(StateColumn::Value(stringify!($column)),)+
                $(StateColumn::Value(stringify!($hex)),)?
                $(StateColumn::Rows(stringify!($rows), &[$(stringify!($of_child)),+]),)*
                $($(StateColumn::Value(stringify!($later)),)+)?
            ],
            find: BatchQuery::checked(
                concat!(
                    "WITH asked AS (SELECT key AS place, value ->> 0 AS organisation, value ->> 1 AS name \
                    FROM jsonb_each($1)) SELECT json_group_array(json_array(asked.place, ",
                    recorded_rows!(sqlite [$($column)+] [$($hex)?] [$($rows $child [$($of_child)+])*] [$($($later)+)?]),
                    ")) AS list FROM asked, ", $from, " WHERE ", $organisation,
                    " = asked.organisation AND ", $found
                ),
                concat!(
                    "WITH asked AS (SELECT ordinality - 1 AS place, value ->> 0 AS organisation, \
                    value ->> 1 AS name FROM jsonb_array_elements(CAST($1 AS jsonb)) \
                    WITH ORDINALITY AS list (value)) SELECT asked.place AS place, ",
                    recorded_rows!(postgres [$($column)+] [$($hex)?] [$($rows $child [$($of_child)+])*] [$($($later)+)?]),
                    " AS state FROM asked, ", $from, " WHERE ", $organisation,
                    " = asked.organisation AND ", $found
                ),
                &["place", "state"],
            ),
            page: [
                recorded_rows!(page $table $from, $organisation, $id,
                    sqlite [$($column)+] [$($hex)?] [$($rows $child [$($of_child)+])*] [$($($later)+)?]),
                recorded_rows!(page $table $from, $organisation, $id,
                    postgres [$($column)+] [$($hex)?] [$($rows $child [$($of_child)+])*] [$($($later)+)?]),
            ],
            nameless: concat!(
                "SELECT 1 AS found FROM ", $from, " WHERE ", $organisation, " = $1 AND ", $id, " <= '' LIMIT 1"
            ),
            recorded: concat!(
                "SELECT asked.name AS id, (SELECT s.number FROM audit_states s \
                WHERE s.organisation_id = $1 AND s.object = '", $table, "' AND s.object_id = asked.name \
                ORDER BY s.number DESC LIMIT 1) AS number, (SELECT CAST(CASE WHEN r.state IS NULL \
                THEN 0 ELSE 1 END AS BIGINT) FROM audit_states r WHERE r.organisation_id = $1 AND (r.number, r.place) = \
                (SELECT s.number, s.place FROM audit_states s WHERE s.organisation_id = $1 AND s.object = '", $table,
                "' AND s.object_id = asked.name ORDER BY s.number DESC LIMIT 1)) AS is_recorded, \
                CAST(CASE WHEN EXISTS (SELECT 1 FROM ", $from, " WHERE ", $organisation, " = $1 AND ", $found,
                ") THEN 1 ELSE 0 END AS BIGINT) AS is_there FROM (SELECT DISTINCT q.object_id AS name FROM ( \
                SELECT a.object_id FROM audit_states a WHERE a.organisation_id = $1 AND a.object = '", $table,
                "' AND a.object_id > $2 ORDER BY a.object_id LIMIT $3) q) asked ORDER BY asked.name"
            ),
        }
    };
    // The place of the last state by the index of objects, which has no states, then the state there: asked for at once,
    // SQLite goes through all states of the organisation.
    (page $table:literal $from:literal, $organisation:literal, $id:literal, $database:ident $($columns:tt)+) => {
        concat!(
            "SELECT p.id AS id, p.state AS state, (SELECT s.number FROM audit_states s \
            WHERE s.organisation_id = $1 AND s.object = '", $table, "' AND s.object_id = p.id \
            ORDER BY s.number DESC LIMIT 1) AS number, (SELECT r.state FROM audit_states r \
            WHERE r.organisation_id = $1 AND (r.number, r.place) = (SELECT s.number, s.place FROM audit_states s \
            WHERE s.organisation_id = $1 AND s.object = '", $table, "' AND s.object_id = p.id \
            ORDER BY s.number DESC LIMIT 1)) AS recorded FROM (SELECT ", $id, " AS id, ",
            recorded_rows!($database $($columns)+),
            " AS state FROM ", $from, " WHERE ", $organisation, " = $1 AND ", $id, " > $2 ORDER BY ", $id,
            " LIMIT $3) p ORDER BY p.id"
        )
    };
    // As a text: within a list it would become a part of it.
    (sqlite [$first:ident $($column:ident)*] [$($hex:ident)?] [$($rows:ident $child:literal [$of:ident $($more:ident)*])*] [$($later:ident)*]) => {
        concat!(
            "json_array(t.", stringify!($first), $(", t.", stringify!($column),)*
            $(", lower(hex(t.", stringify!($hex), "))",)?
            $(
                ", (SELECT json_group_array(json_array(c.", stringify!($of),
                $(", c.", stringify!($more),)* ")) FROM (", $child, ") c)",
            )*
            $(", t.", stringify!($later),)*
            ") || ''"
        )
    };
    (postgres [$first:ident $($column:ident)*] [$($hex:ident)?] [$($rows:ident $child:literal [$of:ident $($more:ident)*])*] [$($later:ident)*]) => {
        concat!(
            "CAST(json_build_array(t.", stringify!($first), $(", t.", stringify!($column),)*
            $(", encode(t.", stringify!($hex), ", 'hex')",)?
            $(
                ", (SELECT coalesce(json_agg(json_build_array(c.", stringify!($of),
                $(", c.", stringify!($more),)* ")), CAST('[]' AS json)) FROM (", $child, ") c)",
            )*
            $(", t.", stringify!($later),)*
            ") AS TEXT)"
        )
    };
}

const ORGANISATIONS: RecordedRows = recorded_rows!(
    "organisations", from "organisations t", organisation "t.id", id "t.id", found "t.id = asked.name",
    [
        id, name, currency, country, financial_year_end, vat_registered, vat_number, vat_scheme,
        flat_rate_percent, vat_rounding, status, lock_date, created_at, updated_at, version, own_rates,
        vat_returned_to
    ]; later [own_codes]
);

const MEMBERS: RecordedRows = recorded_rows!(
    "members", from "members t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [id, organisation_id, email, user_id, role, created_at, accepted_at, version]
);

const ACCOUNTS: RecordedRows = recorded_rows!(
    "accounts", from "accounts t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [
        id, organisation_id, code, name, account_type, role, default_vat_code, description, status, created_at,
        updated_at, version, account_group
    ]; later [external_id, metadata]
);

const BALANCE_ASSERTIONS: RecordedRows = recorded_rows!(
    "balance_assertions", from "balance_assertions t", organisation "t.organisation_id", id "t.id",
    found "t.id = asked.name", [id, organisation_id, account_id, date, amount, note, created_at]
);

const CONTACTS: RecordedRows = recorded_rows!(
    "contacts", from "contacts t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [
        id, organisation_id, kind, name, reference, email, vat_number, company_number, address,
        payment_terms_days, default_account_id, default_vat_code, status, search, created_at, updated_at, version
    ]; later [external_id, metadata]
);

/// With its allocations: which of them are a contra's stands in no other record.
const CONTRAS: RecordedRows = recorded_rows!(
    "contras", from "contras t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [
        id, organisation_id, contact_id, date, amount, reference, journal_id, void_date, void_journal_id,
        created_at, updated_at, version
    ],
    allocations of "SELECT a.* FROM allocations a WHERE a.contra_id = t.id ORDER BY a.id" [
        id, organisation_id, invoice_id, amount, date, removed_date
    ]; later [external_id, metadata]
);

/// By allocation.
const DEPOSIT_RELEASES: RecordedRows = recorded_rows!(
    "deposit_releases", from "deposit_releases t", organisation "t.organisation_id", id "t.allocation_id",
    found "t.allocation_id = asked.name",
    [
        allocation_id, organisation_id, settlement_id, date, net, vat, journal_id, void_date, void_journal_id,
        created_at
    ]
);

const BANK_ACCOUNTS: RecordedRows = recorded_rows!(
    "bank_accounts", from "bank_accounts t", organisation "t.organisation_id", id "t.id",
    found "t.id = asked.name",
    [
        id, organisation_id, account_id, name, kind, account_number, sort_code, iban, opening_balance,
        opening_date, opening_journal_id, statement_balance, created_at, updated_at, version, statement_date
    ]; later [external_id, metadata]
);

/// By bank account and day.
const STATED_BALANCES: RecordedRows = recorded_rows!(
    "stated_balances", from "bank_accounts b JOIN stated_balances t ON t.bank_account_id = b.id",
    organisation "b.organisation_id", id "(t.bank_account_id || '/' || t.day)",
    found "t.bank_account_id = substr(asked.name, 1, length(asked.name) - 11) \
        AND t.day = substr(asked.name, length(asked.name) - 9)",
    [organisation_id, bank_account_id, day, balance, stated_at]
);

const BANK_TRANSACTIONS: RecordedRows = recorded_rows!(
    "bank_transactions", from "bank_transactions t", organisation "t.organisation_id", id "t.id",
    found "t.id = asked.name",
    [
        id, organisation_id, bank_account_id, date, amount, description, reference, external_id, occurrence,
        search, status, account_id, vat_code, vat_amount, contact_id, way, journal_id, journal_line,
        posted_account_id, posted_vat_code, posted_vat, confirmed_at, created_at, updated_at, version, taken_back;
        hex content_hash
    ],
    unlinked_journals of "SELECT u.organisation_id, u.journal_id FROM unlinked_journals u \
        WHERE u.bank_transaction_id = t.id ORDER BY u.journal_id" [organisation_id, journal_id];
    later [posted_vat_side, metadata]
);

const INVOICES: RecordedRows = recorded_rows!(
    "invoices", from "invoices t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [
        id, organisation_id, type, kind, status, number, contact_id, issue_date, due_date, amounts_are, reference,
        notes, net_total, vat_total, gross_total, paid, credited, vat_counts, journal_id, void_date,
        void_journal_id, search, created_at, updated_at, version, closed_from, touched, settled_from, settled_to
    ],
    lines of "SELECT l.* FROM invoice_lines l WHERE l.invoice_id = t.id ORDER BY l.line" [
        organisation_id, line, description, quantity, unit_price, discount_percent, account_id, vat_code,
        given_vat, net, vat, gross
    ],
    allocations of "SELECT a.* FROM allocations a WHERE a.invoice_id = t.id ORDER BY a.id" [
        id, organisation_id, settlement_id, credit_note_id, amount, date, removed_date, created_at, removed_at
    ],
    vat_parts of "SELECT e.* FROM vat_entries e WHERE e.organisation_id = t.organisation_id \
        AND e.invoice_id = t.id AND e.part > 0 ORDER BY e.sequence, e.part, e.line" [
        sequence, line, part, entry_date, vat_date, side, vat_code, net, vat, allocation_id
    ];
    later [tax_point, written_off, relieved, vat_relieved, external_id, metadata]
);

/// By journal.
const JOURNAL_METADATA: RecordedRows = recorded_rows!(
    "journal_metadata", from "journal_metadata t", organisation "t.organisation_id", id "t.journal_id",
    found "t.journal_id = asked.name", [journal_id, organisation_id, metadata]
);

/// By journal.
const LATE_VAT: RecordedRows = recorded_rows!(
    "late_vat", from "late_vat t", organisation "t.organisation_id", id "t.journal_id",
    found "t.journal_id = asked.name",
    [journal_id, organisation_id, kind, behaviour, reason, created_at, updated_at]
);

const NUMBER_SEQUENCES: RecordedRows = recorded_rows!(
    "number_sequences", from "number_sequences t", organisation "t.organisation_id", id "t.name",
    found "t.name = asked.name", [organisation_id, name, last]
);

const SETTLEMENTS: RecordedRows = recorded_rows!(
    "settlements", from "settlements t", organisation "t.organisation_id", id "t.id",
    found "t.id = asked.name",
    [
        id, organisation_id, type, side, status, contact_id, bank_account_id, date, amount, allocated, reference,
        bank_transaction_id, is_owned, journal_id, void_date, void_journal_id, search, created_at, updated_at,
        version, closed_from, touched, settled_from, settled_to
    ]; later [deposit_vat_code, deposit_vat, external_id, metadata]
);

/// By code and first day.
const TAX_RATES: RecordedRows = recorded_rows!(
    "tax_rates", from "tax_rates t", organisation "t.organisation_id",
    id "(t.code || '/' || t.effective_from)",
    found "(t.code || '/' || t.effective_from) = asked.name", [organisation_id, code, effective_from, rate]
);

const UNPAID_VAT: RecordedRows = recorded_rows!(
    "unpaid_vat", from "unpaid_vat t", organisation "t.organisation_id", id "t.id", found "t.id = asked.name",
    [
        id, organisation_id, invoice_id, act, date, amount, vat, account_id, reason, journal_id, void_date,
        void_journal_id, created_at
    ]
);

/// By code.
const TAX_CODES: RecordedRows = recorded_rows!(
    "tax_codes", from "tax_codes t", organisation "t.organisation_id", id "t.code",
    found "t.code = asked.name",
    [
        organisation_id, code, name, kind, rate, recoverable, effective_from, effective_to, created_at,
        updated_at, version
    ]; later [external_id, metadata]
);

/// By first day.
const VAT_METHODS: RecordedRows = recorded_rows!(
    "vat_methods", from "vat_methods t", organisation "t.organisation_id", id "t.effective_from",
    found "t.effective_from = asked.name",
    [organisation_id, effective_from, vat_registered, vat_number, vat_scheme, flat_rate_percent];
    later [outstanding_vat]
);

/// By journal.
const VAT_PAYMENTS: RecordedRows = recorded_rows!(
    "vat_payments", from "vat_payments t", organisation "t.organisation_id", id "t.journal_id",
    found "t.journal_id = asked.name", [journal_id, organisation_id, vat_return_id, created_at]
);

const VAT_RETURNS: RecordedRows = recorded_rows!(
    "vat_returns", from "vat_returns t", organisation "t.organisation_id", id "t.id",
    found "t.id = asked.name",
    [
        id, organisation_id, date_from, date_to, status, adjustments, scheme, flat_rate_percent, output_net,
        output_vat, input_net, input_vat, box_1, box_2, box_3, box_4, box_5, box_6, box_7, box_8, box_9,
        journal_id, finalised_at, created_at, updated_at, version
    ]; later [filed_at, receipt, errors_left_out, left_out_vat]
);

/// By allocation.
const WRITE_OFFS: RecordedRows = recorded_rows!(
    "write_offs", from "write_offs t", organisation "t.organisation_id", id "t.allocation_id",
    found "t.allocation_id = asked.name",
    [
        allocation_id, organisation_id, invoice_id, date, amount, account_id, reason, journal_id, void_date,
        void_journal_id, created_at
    ]; later [vat]
);

impl RecordedTable {
    pub(crate) const ALL: [Self; 22] = [
        Self::Organisations,
        Self::Members,
        Self::Accounts,
        Self::BalanceAssertions,
        Self::Contacts,
        Self::Contras,
        Self::DepositReleases,
        Self::BankAccounts,
        Self::StatedBalances,
        Self::BankTransactions,
        Self::Invoices,
        Self::JournalMetadata,
        Self::LateVat,
        Self::NumberSequences,
        Self::Settlements,
        Self::TaxRates,
        Self::UnpaidVat,
        Self::TaxCodes,
        Self::VatMethods,
        Self::VatPayments,
        Self::VatReturns,
        Self::WriteOffs,
    ];

    /// How its rows are read.
    pub(crate) const fn rows(self) -> RecordedRows {
        match self {
            Self::Organisations => ORGANISATIONS,
            Self::Members => MEMBERS,
            Self::Accounts => ACCOUNTS,
            Self::BalanceAssertions => BALANCE_ASSERTIONS,
            Self::Contacts => CONTACTS,
            Self::Contras => CONTRAS,
            Self::DepositReleases => DEPOSIT_RELEASES,
            Self::BankAccounts => BANK_ACCOUNTS,
            Self::StatedBalances => STATED_BALANCES,
            Self::BankTransactions => BANK_TRANSACTIONS,
            Self::Invoices => INVOICES,
            Self::JournalMetadata => JOURNAL_METADATA,
            Self::LateVat => LATE_VAT,
            Self::NumberSequences => NUMBER_SEQUENCES,
            Self::Settlements => SETTLEMENTS,
            Self::TaxRates => TAX_RATES,
            Self::UnpaidVat => UNPAID_VAT,
            Self::TaxCodes => TAX_CODES,
            Self::VatMethods => VAT_METHODS,
            Self::VatPayments => VAT_PAYMENTS,
            Self::VatReturns => VAT_RETURNS,
            Self::WriteOffs => WRITE_OFFS,
        }
    }
}
