PRAGMA foreign_keys = OFF;
BEGIN;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    allow_overage INTEGER NOT NULL DEFAULT 0 CHECK (allow_overage IN (0, 1)),
    balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0),
    reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0),
    created_at INTEGER NOT NULL
, disabled_at INTEGER, sessions_valid_from INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    allow_overage INTEGER NOT NULL CHECK (allow_overage IN (0, 1)),
    hint TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    last_used_at INTEGER,
    revoked_at INTEGER
, rate_limit TEXT) STRICT;
CREATE TABLE key_secrets (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    key_id TEXT NOT NULL REFERENCES api_keys (id),
    valid_until INTEGER
) STRICT;
CREATE TABLE credit_movements (
    id INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'charge', 'adjustment', 'overage')),
    amount INTEGER NOT NULL CHECK (kind <> 'overage' OR amount = 0),
    units INTEGER NOT NULL DEFAULT 0 CHECK (units >= 0 AND (kind = 'overage' OR units = 0)),
    job_id TEXT,
    reason TEXT,
    created_at INTEGER NOT NULL,
    UNIQUE (job_id, kind)
) STRICT;
CREATE TABLE blobs (
    id TEXT PRIMARY KEY,
    raw_length INTEGER NOT NULL,
    kept INTEGER NOT NULL CHECK (kept IN (0, 1)),
    created_at INTEGER NOT NULL,
    first_chunk BLOB NOT NULL
) STRICT;
CREATE TABLE blob_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (blob_id, place)
) STRICT;
CREATE TABLE traceless_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    padding BLOB NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (blob_id, place)
) STRICT;
CREATE TABLE queues (
    product TEXT PRIMARY KEY,
    accepted INTEGER NOT NULL DEFAULT 0,
    unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished >= 0)
) STRICT;
CREATE TABLE queue_shares (
    product TEXT NOT NULL REFERENCES queues (product),
    user_id TEXT NOT NULL REFERENCES users (id),
    unfinished INTEGER NOT NULL CHECK (unfinished >= 0),
    PRIMARY KEY (product, user_id)
) STRICT;
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    product TEXT NOT NULL REFERENCES queues (product),
    place INTEGER NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_id TEXT NOT NULL REFERENCES api_keys (id),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    cost INTEGER NOT NULL CHECK (cost >= 0),
    allow_overage INTEGER NOT NULL CHECK (allow_overage IN (0, 1)),
    attempts INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER,
    payload TEXT REFERENCES blobs (id),
    result TEXT REFERENCES blobs (id),
    credits_charged INTEGER,
    error TEXT,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    has_remains INTEGER NOT NULL DEFAULT 0 CHECK (has_remains IN (0, 1)),
    UNIQUE (product, place),
    CHECK ((status = 'completed') = (result IS NOT NULL)),
    CHECK ((status = 'failed') = (error IS NOT NULL)),
    CHECK ((status IN ('queued', 'processing')) = (payload IS NOT NULL))
) STRICT;
CREATE TABLE idempotent_answers (
    user_id TEXT NOT NULL REFERENCES users (id),
    realm TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    fingerprint BLOB NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, realm, idempotency_key)
) STRICT;
CREATE TABLE organisations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    currency TEXT NOT NULL,
    country TEXT NOT NULL,
    financial_year_end TEXT NOT NULL,
    vat_registered INTEGER NOT NULL CHECK (vat_registered IN (0, 1)),
    vat_number TEXT,
    vat_scheme TEXT NOT NULL CHECK (vat_scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    vat_rounding TEXT NOT NULL CHECK (vat_rounding IN ('line', 'document')),
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    lock_date TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    own_rates INTEGER NOT NULL DEFAULT 0 CHECK (own_rates >= 0),
    vat_returned_to TEXT, own_codes INTEGER NOT NULL DEFAULT 0 CHECK (own_codes >= 0),
    CHECK ((vat_scheme = 'none') = (vat_registered = 0)),
    CHECK ((vat_scheme = 'flat_rate') = (flat_rate_percent IS NOT NULL))
) STRICT;
CREATE TABLE ledger_heads (
    organisation_id TEXT PRIMARY KEY REFERENCES organisations (id),
    sequence INTEGER NOT NULL CHECK (sequence >= 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    posted INTEGER NOT NULL CHECK (posted >= 0),
    audited INTEGER NOT NULL CHECK (audited >= 0)
, audit_hash BLOB NOT NULL DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(audit_hash) = 32), seal BLOB CHECK (length(seal) = 32)) STRICT, WITHOUT ROWID;
CREATE TABLE members (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    email TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
    created_at INTEGER NOT NULL,
    accepted_at INTEGER,
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (organisation_id, email),
    UNIQUE (organisation_id, user_id),
    CHECK ((user_id IS NULL) = (accepted_at IS NULL))
) STRICT;
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    account_type TEXT NOT NULL
        CHECK (account_type IN ('INCOME', 'EXPENSE', 'ASSET', 'LIABILITY', 'EQUITY')),
    role TEXT,
    default_vat_code TEXT,
    description TEXT,
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL, account_group TEXT CHECK (account_group IN (
    'fixed_assets', 'current_assets', 'cash', 'current_liabilities', 'long_term_liabilities', 'equity',
    'turnover', 'other_income', 'cost_of_sales', 'overheads', 'finance', 'tax'
)),
    UNIQUE (organisation_id, code),
    -- What refers to an account names its organisation too: no reference crosses.
    UNIQUE (organisation_id, id)
) STRICT;
CREATE TABLE contacts (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    kind TEXT NOT NULL CHECK (kind IN ('customer', 'supplier', 'both')),
    name TEXT NOT NULL,
    reference TEXT,
    email TEXT,
    vat_number TEXT,
    company_number TEXT,
    -- JSON.
    address TEXT,
    payment_terms_days INTEGER NOT NULL CHECK (payment_terms_days BETWEEN 0 AND 365),
    default_account_id TEXT,
    default_vat_code TEXT,
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    search TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (organisation_id, reference),
    -- What refers to a contact names its organisation too: no reference crosses.
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, default_account_id) REFERENCES accounts (organisation_id, id)
) STRICT;
CREATE TABLE journals (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    entry_date TEXT NOT NULL,
    description TEXT NOT NULL,
    reference TEXT,
    external_id TEXT,
    source TEXT NOT NULL,
    reverses_journal_id TEXT UNIQUE,
    total INTEGER NOT NULL CHECK (total > 0),
    created_at INTEGER NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    search TEXT NOT NULL DEFAULT '', layout INTEGER NOT NULL DEFAULT 1 CHECK (layout IN (1, 2)),
    UNIQUE (organisation_id, sequence),
    UNIQUE (organisation_id, id),
    UNIQUE (organisation_id, external_id),
    FOREIGN KEY (organisation_id, reverses_journal_id) REFERENCES journals (organisation_id, id)
) STRICT;
CREATE TABLE journal_lines (
    organisation_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    account_id TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    memo TEXT,
    vat_code TEXT,
    vat_amount INTEGER NOT NULL CHECK (vat_amount >= 0),
    is_generated INTEGER NOT NULL CHECK (is_generated IN (0, 1)),
    entry_date TEXT NOT NULL, vat_side TEXT CHECK (vat_side IN ('output', 'input')), vat_kind TEXT CHECK (vat_kind IN ('reverse_charge',
    'domestic_reverse_charge', 'import_postponed', 'outside_uk', 'outside_scope')), vat_in_cost INTEGER NOT NULL DEFAULT 0 CHECK (vat_in_cost >= 0),
    PRIMARY KEY (organisation_id, sequence, line),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE account_days (
    organisation_id TEXT NOT NULL,
    day TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    debit INTEGER NOT NULL CHECK (debit >= 0),
    credit INTEGER NOT NULL CHECK (credit >= 0),
    line_count INTEGER NOT NULL DEFAULT 0 CHECK (line_count >= 0),
    PRIMARY KEY (organisation_id, day, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE account_months (
    organisation_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    month TEXT NOT NULL,
    debit INTEGER NOT NULL CHECK (debit >= 0),
    credit INTEGER NOT NULL CHECK (credit >= 0),
    line_count INTEGER NOT NULL DEFAULT 0 CHECK (line_count >= 0),
    PRIMARY KEY (organisation_id, account_id, month)
) STRICT, WITHOUT ROWID;
CREATE TABLE audit_events (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_id TEXT REFERENCES api_keys (id),
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    was TEXT,
    became TEXT, hash BLOB CHECK (length(hash) = 32), states BLOB CHECK (length(states) IN (0, 32)),
    PRIMARY KEY (organisation_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE bank_accounts (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    account_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('current', 'savings', 'credit_card', 'cash')),
    account_number TEXT,
    sort_code TEXT,
    iban TEXT,
    opening_balance INTEGER,
    opening_date TEXT,
    opening_journal_id TEXT,
    statement_balance INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    statement_date TEXT,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, opening_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((opening_balance IS NULL) = (opening_date IS NULL))
) STRICT;
CREATE TABLE stated_balances (
    organisation_id TEXT NOT NULL,
    bank_account_id TEXT NOT NULL,
    day TEXT NOT NULL,
    balance INTEGER NOT NULL,
    stated_at INTEGER NOT NULL,
    PRIMARY KEY (bank_account_id, day),
    FOREIGN KEY (organisation_id, bank_account_id) REFERENCES bank_accounts (organisation_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE bank_transactions (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL,
    bank_account_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    description TEXT NOT NULL,
    reference TEXT,
    external_id TEXT,
    content_hash BLOB NOT NULL CHECK (length(content_hash) = 32),
    occurrence INTEGER NOT NULL,
    search TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('unconfirmed', 'confirmed', 'excluded')),
    account_id TEXT,
    vat_code TEXT NOT NULL,
    vat_amount INTEGER,
    contact_id TEXT,
    way TEXT CHECK (way IN ('account', 'split', 'transfer', 'match', 'allocations')),
    journal_id TEXT,
    journal_line INTEGER,
    posted_account_id TEXT,
    posted_vat_code TEXT,
    posted_vat INTEGER,
    confirmed_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    taken_back TEXT, posted_vat_side TEXT CHECK (posted_vat_side IN ('output', 'input')),
    UNIQUE (organisation_id, id),
    UNIQUE (bank_account_id, external_id),
    UNIQUE (journal_id, journal_line),
    FOREIGN KEY (organisation_id, bank_account_id) REFERENCES bank_accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, posted_account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((status = 'confirmed') = (journal_id IS NOT NULL)),
    CHECK ((journal_id IS NULL) = (journal_line IS NULL)),
    CHECK ((journal_id IS NULL) = (way IS NULL)),
    CHECK ((journal_id IS NULL) = (confirmed_at IS NULL)),
    CHECK ((external_id IS NULL) = (occurrence > 0))
) STRICT;
CREATE TABLE unlinked_journals (
    organisation_id TEXT NOT NULL,
    bank_transaction_id TEXT NOT NULL,
    journal_id TEXT NOT NULL,
    PRIMARY KEY (bank_transaction_id, journal_id),
    FOREIGN KEY (organisation_id, bank_transaction_id)
        REFERENCES bank_transactions (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    type TEXT NOT NULL CHECK (type IN ('sales', 'purchase')),
    kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'issued', 'void')),
    number TEXT,
    contact_id TEXT NOT NULL,
    issue_date TEXT NOT NULL,
    due_date TEXT NOT NULL,
    amounts_are TEXT NOT NULL CHECK (amounts_are IN ('exclusive', 'inclusive')),
    reference TEXT,
    notes TEXT,
    net_total INTEGER NOT NULL,
    vat_total INTEGER NOT NULL,
    gross_total INTEGER NOT NULL,
    paid INTEGER NOT NULL CHECK (paid >= 0),
    credited INTEGER NOT NULL CHECK (credited >= 0),
    vat_counts TEXT NOT NULL CHECK (vat_counts IN ('issued', 'paid')),
    journal_id TEXT,
    void_date TEXT,
    void_journal_id TEXT,
    search TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    closed_from TEXT NOT NULL DEFAULT '9999-99-99',
    touched INTEGER NOT NULL DEFAULT 0,
    settled_from TEXT,
    settled_to TEXT, tax_point TEXT, written_off INTEGER NOT NULL DEFAULT 0
    CHECK (written_off >= 0 AND written_off <= credited), relieved INTEGER NOT NULL DEFAULT 0
    CHECK (relieved >= 0 AND (relieved = 0 OR relieved <= gross_total - paid - credited + written_off)), vat_relieved INTEGER NOT NULL DEFAULT 0,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (net_total + vat_total = gross_total),
    CHECK (paid + credited = 0 OR paid + credited <= gross_total),
    CHECK (status <> 'issued' OR (journal_id IS NOT NULL AND number IS NOT NULL)),
    CHECK (status <> 'draft' OR journal_id IS NULL),
    CHECK ((void_journal_id IS NOT NULL) = (status = 'void' AND journal_id IS NOT NULL)),
    CHECK ((void_date IS NOT NULL) = (status = 'void')),
    CHECK (status = 'issued' OR paid + credited = 0)
) STRICT;
CREATE TABLE invoice_lines (
    organisation_id TEXT NOT NULL,
    invoice_id TEXT NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    description TEXT NOT NULL,
    quantity TEXT NOT NULL,
    unit_price TEXT NOT NULL,
    discount_percent TEXT,
    account_id TEXT NOT NULL,
    vat_code TEXT NOT NULL,
    given_vat INTEGER CHECK (given_vat >= 0),
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    gross INTEGER NOT NULL,
    PRIMARY KEY (invoice_id, line),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    CHECK (net + vat = gross)
) STRICT, WITHOUT ROWID;
CREATE TABLE number_sequences (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    name TEXT NOT NULL,
    last INTEGER NOT NULL CHECK (last >= 0),
    PRIMARY KEY (organisation_id, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE settlements (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    type TEXT NOT NULL CHECK (type IN ('receipt', 'payment')),
    side TEXT NOT NULL CHECK (side IN ('sales', 'purchase')),
    status TEXT NOT NULL CHECK (status IN ('posted', 'void')),
    contact_id TEXT NOT NULL,
    bank_account_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    allocated INTEGER NOT NULL CHECK (allocated >= 0 AND allocated <= amount),
    reference TEXT,
    bank_transaction_id TEXT UNIQUE,
    is_owned INTEGER NOT NULL CHECK (is_owned IN (0, 1)),
    journal_id TEXT NOT NULL UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    search TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    closed_from TEXT NOT NULL DEFAULT '9999-99-99',
    touched INTEGER NOT NULL DEFAULT 0,
    settled_from TEXT,
    settled_to TEXT,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, bank_account_id) REFERENCES bank_accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, bank_transaction_id)
        REFERENCES bank_transactions (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((status = 'void') = (void_journal_id IS NOT NULL)),
    CHECK ((status = 'void') = (void_date IS NOT NULL)),
    CHECK (status = 'posted' OR allocated = 0)
) STRICT;
CREATE TABLE tax_rates (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    code TEXT NOT NULL CHECK (code IN ('ST', 'RR')),
    effective_from TEXT NOT NULL,
    rate INTEGER NOT NULL CHECK (rate >= 0 AND rate <= 1000000),
    PRIMARY KEY (organisation_id, code, effective_from)
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_returns (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    date_from TEXT NOT NULL,
    date_to TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'finalised')),
    adjustments TEXT NOT NULL,
    scheme TEXT CHECK (scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    output_net INTEGER,
    output_vat INTEGER,
    input_net INTEGER,
    input_vat INTEGER,
    box_1 INTEGER,
    box_2 INTEGER,
    box_3 INTEGER,
    box_4 INTEGER,
    box_5 INTEGER,
    box_6 INTEGER,
    box_7 INTEGER,
    box_8 INTEGER,
    box_9 INTEGER,
    journal_id TEXT,
    finalised_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL, filed_at INTEGER CHECK (filed_at IS NULL OR status = 'finalised'), receipt TEXT CHECK (receipt IS NULL OR filed_at IS NOT NULL),
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (date_from <= date_to),
    CHECK ((status = 'finalised') = (finalised_at IS NOT NULL)),
    CHECK ((status = 'finalised') = (scheme IS NOT NULL)),
    CHECK ((status = 'finalised') = (output_net IS NOT NULL AND output_vat IS NOT NULL
        AND input_net IS NOT NULL AND input_vat IS NOT NULL)),
    CHECK ((status = 'finalised') = (box_1 IS NOT NULL AND box_2 IS NOT NULL AND box_3 IS NOT NULL
        AND box_4 IS NOT NULL AND box_5 IS NOT NULL AND box_6 IS NOT NULL AND box_7 IS NOT NULL
        AND box_8 IS NOT NULL AND box_9 IS NOT NULL)),
    CHECK (status = 'finalised' OR journal_id IS NULL)
) STRICT;
CREATE TABLE audit_states (
    organisation_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    place INTEGER NOT NULL CHECK (place > 0),
    object TEXT NOT NULL,
    object_id TEXT NOT NULL,
    state TEXT,
    PRIMARY KEY (organisation_id, number, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE security_events (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at INTEGER NOT NULL,
    user_id TEXT,
    via TEXT NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    subject_id TEXT,
    details TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TABLE security_head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL CHECK (number >= 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32)
, seal BLOB CHECK (length(seal) = 32)) STRICT;
CREATE TABLE vat_methods (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    effective_from TEXT NOT NULL,
    vat_registered INTEGER NOT NULL CHECK (vat_registered IN (0, 1)),
    vat_number TEXT,
    vat_scheme TEXT NOT NULL CHECK (vat_scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    PRIMARY KEY (organisation_id, effective_from),
    CHECK ((vat_scheme = 'none') = (vat_registered = 0)),
    CHECK ((vat_scheme = 'flat_rate') = (flat_rate_percent IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE allocations (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    invoice_id TEXT NOT NULL,
    settlement_id TEXT,
    credit_note_id TEXT,
    amount INTEGER NOT NULL CHECK (amount > 0),
    date TEXT NOT NULL,
    removed_date TEXT,
    created_at INTEGER NOT NULL,
    removed_at INTEGER,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, settlement_id) REFERENCES settlements (organisation_id, id),
    FOREIGN KEY (organisation_id, credit_note_id) REFERENCES invoices (organisation_id, id),
    CHECK (settlement_id IS NULL OR credit_note_id IS NULL),
    CHECK ((removed_date IS NULL) = (removed_at IS NULL))
) STRICT;
CREATE TABLE write_offs (
    allocation_id TEXT PRIMARY KEY REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    invoice_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    account_id TEXT NOT NULL,
    reason TEXT,
    journal_id TEXT NOT NULL UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
) STRICT;
CREATE TABLE unpaid_vat (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    invoice_id TEXT NOT NULL,
    act TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    vat INTEGER NOT NULL,
    account_id TEXT NOT NULL,
    reason TEXT,
    journal_id TEXT UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (void_journal_id IS NULL OR void_date IS NOT NULL)
) STRICT;
CREATE TABLE tax_codes (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'outside_uk', 'outside_scope')),
    rate INTEGER NOT NULL CHECK (rate >= 0 AND rate <= 1000000),
    recoverable INTEGER NOT NULL CHECK (recoverable >= 0 AND recoverable <= 1000000),
    effective_from TEXT NOT NULL,
    effective_to TEXT CHECK (effective_to >= effective_from),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    PRIMARY KEY (organisation_id, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_entries (
    organisation_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    part INTEGER NOT NULL CHECK (part >= 0),
    entry_date TEXT NOT NULL,
    vat_date TEXT,
    method_date TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    vat_code TEXT NOT NULL CHECK (vat_code <> 'NV'),
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    invoice_id TEXT,
    allocation_id TEXT,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'outside_uk')),
    PRIMARY KEY (organisation_id, sequence, line, part, side),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (allocation_id) REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    CHECK (part > 0 OR allocation_id IS NULL),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL)),
    CHECK (kind = 'standard' OR (part = 0 AND vat_date IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_days (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    day TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    method_date TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'outside_uk')),
    PRIMARY KEY (organisation_id, day, side, method_date, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 11:36:44', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 20739308);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 11:36:44', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 14512969);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 11:36:44', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 17401831);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 11:36:44', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 30773745);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 11:36:44', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 18140667);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 11:36:44', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 19883617);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 11:36:44', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 30921028);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 11:36:44', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 16837618);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 11:36:44', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 29605978);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 11:36:44', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 3294482);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 11:36:44', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 13042522);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 11:36:44', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 37347391);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 11:36:44', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 19351958);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-29 11:36:44', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 13065032);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 11:36:44', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 34389951);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 11:36:44', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 15163200);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 11:36:44', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 68225067);
INSERT INTO users VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'jo@example.com', 0, 7, 0, 1795952205000, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8khfqa2e538fswm3wa8hfd0', 'usr_01m8khfq67ebar3mprpx5851fg', 'main', 'reconcile:read reconcile:write', 0, 'SBGy', 1795952205122, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8khfqqsengbx45zpdcxacre', 'usr_01m8khfq67ebar3mprpx5851fg', 'main', 'ledger:read ledger:write', 0, 'AbO0', 1795952205561, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'B189EA19FDF4A3EC1ED62F4C28EBA365BED89CB8031ED9E35CAABE60FBB0B3C2', 'key_01m8khfqa2e538fswm3wa8hfd0', NULL);
INSERT INTO key_secrets VALUES (X'1E3B024042C0FB1F9D1EA4A6ACD7CFD94306C2D4CCF9062FF0B061785F963D33', 'key_01m8khfqqsengbx45zpdcxacre', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8khfq67ebar3mprpx5851fg', 'grant', 10, 0, NULL, NULL, 1795952211040);
INSERT INTO credit_movements VALUES (2, 'usr_01m8khfq67ebar3mprpx5851fg', 'charge', -3, 0, 'rec_01m8khfx3geveah253h7n5zhcx', NULL, 1795952211066);
INSERT INTO blobs VALUES ('01a22717f47a70738f71ec1ffc038c11', 375, 1, 1795952211066, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8khfq67ebar3mprpx5851fg', 0);
INSERT INTO jobs VALUES ('rec_01m8khfx3geveah253h7n5zhcx', 'reconcile', 1, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqa2e538fswm3wa8hfd0', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22717f47a70738f71ec1ffc038c11', 3, NULL, 1795952211056, 1795952211060, 1795952211066, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', '', '01a22717-dfc7-71dd-aa07-798f34a1d608', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8khfqyceabtd0b9qkktzfac","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.772Z","updated_at":"2026-11-29T11:36:45.772Z","version":1}}', 1795952205772);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e001-732f-8ca8-390a6683c6ce', X'EF330E98751DDF36FB7B7E39101733D384EA86211BB93A20E330EAF0416B69AA', 201, '{"data":{"id":"acc_01m8khfr03e8s971rybfgaf75j","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.827Z","updated_at":"2026-11-29T11:36:45.827Z","version":1}}', 1795952205827);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e033-731d-b177-0c15e0571247', X'81F7C8E4789F7B7CAD926A81D7281B3E7922578F156F8701753C9C2E74145094', 201, '{"data":{"id":"acc_01m8khfr1rex7t4hs8bd3hxkjd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.880Z","updated_at":"2026-11-29T11:36:45.880Z","version":1}}', 1795952205880);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e09a-70d6-b393-1a82b21c8ee9', X'69EE2AE3CA5B739CF18F9BE0EFD7840D06FF715E487B4F91C5AE0AC203739077', 201, '{"data":{"id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","name":"Current","type":"current","account_id":"acc_01m8khfqyceabtd0b9j09fbd1t","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8khfr4wezqbq8f2rzf84at3","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T11:36:45.980Z","updated_at":"2026-11-29T11:36:45.980Z","version":1}}', 1795952205980);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e0dd-7060-9cfd-3bfc6b0ac46f', X'840E9E7916FF096A41E7842872E35EF8AF7E09F7929E8B1B28A566923FA84133', 201, '{"data":{"id":"bac_01m8khfr73e8eadq7fqc4drre1","name":"Savings","type":"savings","account_id":"acc_01m8khfr73e8eadq7fqjx3d303","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T11:36:46.051Z","updated_at":"2026-11-29T11:36:46.051Z","version":1}}', 1795952206051);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e121-7350-86b8-5a92904710da', X'E00D20E08CA1AC3ACFD5D73A0DD3E450698B2034ADDC92B7902813887ECF20E3', 201, '{"data":{"id":"con_01m8khfr93e74t1gg823yb4j92","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.115Z","updated_at":"2026-11-29T11:36:46.115Z","version":1}}', 1795952206115);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e15b-75dd-8278-f1b7c7182d62', X'8CA9E46B715BACBF9F3E3A629F9D99B07848B1EA7496C037901C79012F992AD0', 201, '{"data":{"id":"con_01m8khfraze5yrje1wvr2x2ayj","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.175Z","updated_at":"2026-11-29T11:36:46.175Z","version":1}}', 1795952206175);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e19a-7552-83a2-c5d70fd365d5', X'4B9EC5E2898609755EB8BB24D65BC96C3085D64327161C0A5034C1F64CB5EAC0', 201, '{"data":{"id":"con_01m8khfrcwesz9h9zs6v9exnvd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.236Z","updated_at":"2026-11-29T11:36:46.236Z","version":1}}', 1795952206236);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e1cd-70e6-8be9-db927f16fc72', X'833DDFE78F1B252B5BBB5DDA96546A3269A2180A25264C18C833EE0D5526491B', 201, '{"data":{"id":"con_01m8khfregevt8dqdegerzrbwm","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.288Z","updated_at":"2026-11-29T11:36:46.288Z","version":1}}', 1795952206288);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e209-77c4-9cb2-05d1ae4b9cae', X'E702A9F07244362E5A6D5A35F894AD7133B5379C0E4AD4937408EBA8CDD44FF5', 201, '{"data":{"id":"con_01m8khfrgaeqw88b1zpq4e4qvw","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.346Z","updated_at":"2026-11-29T11:36:46.346Z","version":1}}', 1795952206346);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e242-707f-ab05-78bf0100f60f', X'794611FC4C71EAD8FE148C1E329E42D0FF4B099980CC995AA1115D91DE4427A7', 201, '{"data":{"id":"con_01m8khfrj5evav4wabkxx5dk82","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.405Z","updated_at":"2026-11-29T11:36:46.405Z","version":1}}', 1795952206405);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e27c-714d-9334-ec141b06cd37', X'947DBEF9CE63830194EE928D12EF4ACB4505C50F6BC25A1E4C2808FD94110407', 201, '{"data":{"id":"con_01m8khfrm1ewtar4t5nhv0c1d9","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.465Z","updated_at":"2026-11-29T11:36:46.465Z","version":1}}', 1795952206465);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-82de6f49d02ba35534e74e1d18c88e628e183344a3bcb511c57b9cf18d8ac2fe', X'053C0A253BCD80E89C464071A6CEC2A8A49C0FF95A0FE9E8C18D5F702900599A', 201, '{"data":{"id":"inv_01m8khfrsfea6a0wrevpkev680","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8khfrsfea6a0wrevvr9epjq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.639Z","updated_at":"2026-11-29T11:36:46.639Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795952206639);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-978dba1e04def52b67c5116635c0c5262d72b193bb744a0c0966432880d25e73', X'3F806DF4561D8152D956D83782763B1D2FA2389656BB31837475FE854352ECBD', 201, '{"data":{"id":"inv_01m8khfrtfe2mvgcfk6k652bfj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8khfregevt8dqdegerzrbwm","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8khfrtfe2mvgcfk6m2fc8at","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.671Z","updated_at":"2026-11-29T11:36:46.671Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9mhj8fpfh","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795952206671);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-b3fe09081665e45ef55c82fab6dcc8b643b5892d8b6df5886c676455105e2f77', X'5D8ECB4338724CE227183D5F7965212C15C627B0098885466BD7F7D0E57A7DC7', 201, '{"data":{"id":"inv_01m8khfrvjezprrsaq1kvzgea8","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8khfrgaeqw88b1zpq4e4qvw","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8khfrvjezprrsaq1md1466b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.706Z","updated_at":"2026-11-29T11:36:46.706Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9h1dzjxn0","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795952206706);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-6ac17080367301b02146e818ca690754a322698eec255057bb06cf3167c1fa26', X'D791570641B671E679EC660215E7CEA19C097FF4F69106E01F06AA5AC8EEB30C', 201, '{"data":{"id":"inv_01m8khfrwpekvsdnhgz05v9nyy","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8khfrwpekvsdnhgz690x9zd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.742Z","updated_at":"2026-11-29T11:36:46.742Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9m2mzgp2p","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795952206742);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-1015d2093e2f139c7c486b2aad0048bc208fe9ba4f369341d29f2cc01870a302', X'C122F18B9207C3859713EF80CC691BD855E234618537EA9193CF858085041345', 201, '{"data":{"id":"inv_01m8khfrxnepntartpp298q0f7","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8khfrj5evav4wabkxx5dk82","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8khfrxnepntartpp76gfnrx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.773Z","updated_at":"2026-11-29T11:36:46.773Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9n8k6mzey","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795952206773);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-1408bb85689d4af14d253eed8574f6bb083077a3a8ba7dd51c32bc31b7af73c6', X'0A144D69C457517C8A15ABD14649991DC4A00C54DFFF27DD066D11F449069585', 201, '{"data":{"id":"inv_01m8khfrydecnt5g19p5pseapq","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8khfraze5yrje1wvr2x2ayj","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8khfrydecnt5g19p8rdv61w","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.797Z","updated_at":"2026-11-29T11:36:46.797Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8khfr1rex7t4hs8bd3hxkjd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795952206797);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-5532046210c1e8d841534fc443da36e67f12ca1911ba20afdda50e42aacc6da3', X'85F4BF3F6809CAE785E853B5EBBD3D8B5C0DE0E8420AE8F323ACC696C510B376', 201, '{"data":{"id":"inv_01m8khfs00e4svegw1spbky6f3","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8khfs00e4svegw1sre86zk3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.848Z","updated_at":"2026-11-29T11:36:46.848Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795952206848);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-5575a0102aa57e13427d11e29e3ed491ac3677d7c1b78bbea945bc6f29890a79', X'1DA29DC1FED0ED4677BD9EF6488B50948B83ACA5A98762B0D771082CBE865A05', 201, '{"data":{"id":"inv_01m8khfs13e4c93skkxt2dsxgf","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8khfs13e4c93skkxxykcf73","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.883Z","updated_at":"2026-11-29T11:36:46.883Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795952206883);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-465b6586d174d27c1150959ff018588de56abd75a5493474a070fa770e346fff', X'7DFC8C3040C25FE13C95EBFDB8BAFDBF794855490343E5421F626C45FFD0878D', 201, '{"data":{"id":"inv_01m8khfs2rejzsmgypng0kjeds","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8khfs2rejzsmgypnm0jt4qe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.936Z","updated_at":"2026-11-29T11:36:46.936Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795952206936);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-66bfe0af23d64fd2b8dd734d54bb8930ded7da4d4561a9b8c7b65d394e1a21ab', X'FE2F207D27CD0F26906B02CBEE68E4155A6A221699339298C4D03F02CD02B30D', 201, '{"data":{"id":"inv_01m8khfs3ke32rp8xyjda9w6z0","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8khfrm1ewtar4t5nhv0c1d9","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8khfs3ke32rp8xyjks5svxz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.963Z","updated_at":"2026-11-29T11:36:46.963Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9mpn2w3wm","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795952206963);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-invoices-98624609d7fb6e1168da1a128ac827e8b76c18563258166bdd5a05f0fac6e9e9', X'13B0C408929C059EBB9E4410F9EFBE68288ACFBED428B9E6E64E68228123E01E', 201, '{"data":{"id":"inv_01m8khfs4teqnabg5wtq2d0h9t","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8khfs4teqnabg5wtve050er","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.002Z","updated_at":"2026-11-29T11:36:47.002Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9m2mzgp2p","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795952207002);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e4ec-7675-8648-f7cbc5ed8a8a', X'3115507843AF4C103E78BCA534063DBA6DB83740EFE0915DC57F178CA5185E51', 200, '{"data":{"id":"inv_01m8khfs13e4c93skkxt2dsxgf","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8khfs13e4c93skkxxykcf73","void_date":"2026-03-03","void_journal_id":"jnl_01m8khfs7he95sd75x06mcv19h","created_at":"2026-11-29T11:36:46.883Z","updated_at":"2026-11-29T11:36:47.089Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795952207089);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e55c-7419-bdd6-f3e719c9d614', X'D2E74FFE1F7F2E4141C24DDDA9B8088C8160BC6631A83D4C5D2F2B9B3011F128', 201, '{"data":{"id":"inv_01m8khfs2rejzsmgypng0kjeds","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8khfs2rejzsmgypnm0jt4qe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.936Z","updated_at":"2026-11-29T11:36:47.198Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795952207198);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', 'tieout-journals-0dcb6d1e5252df900501c63a6c5bbff89e853f63d7456aad72d735e46a946969', X'EFA62219EE09E6F1CE277D8C2FC474583F6FA3626614B37D17DA210B8505108A', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8khfse3e0psymr0j74wr7yk","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8khfse3e0psymr0jfrq5qca","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8khfse3e0psymr0jn75sz21","sequence":16,"error":null}]}}', 1795952207299);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e608-770c-9dff-b92132245bb3', X'104E97A1D63E3E40EC191F65DB16E440B8F39ADB75E74D1B10E92EADDFD584D4', 201, '{"data":{"id":"set_01m8khfsgde5ga14dy4sgqsyav","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfraze5yrje1wvr2x2ayj","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfsgde5ga14dy51q7p656","invoice_id":"inv_01m8khfrydecnt5g19p5pseapq","invoice_number":"INV-0003","settlement_id":"set_01m8khfsgde5ga14dy4sgqsyav","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T11:36:47.373Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8khfsgde5ga14dy4x5mqytg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.373Z","updated_at":"2026-11-29T11:36:47.373Z","version":1}}', 1795952207373);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e67b-7703-8bbc-c64cda56a9c7', X'06B9EFF6BFCA6D3BC7780B3BB68D1E145CDB96A06BD24916C34CEB0FE1118453', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8khfsm0eet99kjs3gj6b469"},{"index":1,"status":"created","id":"btx_01m8khfsm0eet99kjs3nhyrxwg"},{"index":2,"status":"created","id":"btx_01m8khfsm0eet99kjs3s61f933"},{"index":3,"status":"created","id":"btx_01m8khfsm0eet99kjs3z1bxrxm"},{"index":4,"status":"created","id":"btx_01m8khfsm0eet99kjs40xawd1v"},{"index":5,"status":"created","id":"btx_01m8khfsm0eet99kjs464s0zxf"},{"index":6,"status":"created","id":"btx_01m8khfsm0eet99kjs4anpzf4v"},{"index":7,"status":"created","id":"btx_01m8khfsm0eet99kjs4ess806j"},{"index":8,"status":"created","id":"btx_01m8khfsm0eet99kjs4krypvtx"},{"index":9,"status":"created","id":"btx_01m8khfsm0eet99kjs4md67khd"},{"index":10,"status":"created","id":"btx_01m8khfsm0eet99kjs4vymsj6n"},{"index":11,"status":"created","id":"btx_01m8khfsm0eet99kjs4ws0yeft"},{"index":12,"status":"created","id":"btx_01m8khfsm0eet99kjs53ccwcq1"}]}}', 1795952207488);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e71e-726a-8351-516a2649bf9d', X'A30715A192A3018ABC017021C73BFAF95A479ED79E82AE77E70A153DC8715684', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs3gj6b469","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8khfrgaeqw88b1zpq4e4qvw","journal_id":"jnl_01m8khfss2ewb93y221k689xqx","settlement_id":"set_01m8khfss2ewb93y221k689xqx","confirmed_at":"2026-11-29T11:36:47.650Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:47.650Z","version":2}}', 1795952207650);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e7bf-7248-a8f3-bc7c187eeebd', X'3510B9251E57EA60B6CFD66001E51709F5A83BAAAECE742D200D9A21C7F5F069', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs3nhyrxwg","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8khfr93e74t1gg823yb4j92","journal_id":"jnl_01m8khfsy3emjt1bqd8vqf955n","settlement_id":"set_01m8khfsy3emjt1bqd8vqf955n","confirmed_at":"2026-11-29T11:36:47.811Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:47.811Z","version":2}}', 1795952207811);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e872-709f-9604-068bc4be8fe7', X'F566047438C33390809599D90EE95C72657CAACD00718006708324580B138A11', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs3z1bxrxm","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8khfrj5evav4wabkxx5dk82","journal_id":"jnl_01m8khft3qey0az4ybcxjyp1y0","settlement_id":"set_01m8khft3qey0az4ybcxjyp1y0","confirmed_at":"2026-11-29T11:36:47.991Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:47.991Z","version":2}}', 1795952207991);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e924-7588-b818-574b27db7fba', X'2FD208C36E487A2E2557243B20D94E7FC3723F878C08948E0FBF251AD3BE3B4F', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs40xawd1v","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8khfr93e74t1gg823yb4j92","journal_id":"jnl_01m8khft97evhav7m1awrtbr9e","settlement_id":"set_01m8khft97evhav7m1awrtbr9e","confirmed_at":"2026-11-29T11:36:48.167Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.167Z","version":2}}', 1795952208167);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-e9bb-7790-810e-fcb839a88e2c', X'F66556041AC4A29978E515B3C56C4C3F16A1855CC19235EAB50D5818DA1CC6FB', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4anpzf4v","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8khfregevt8dqdegerzrbwm","journal_id":"jnl_01m8khftdyeg5rtn2pc73a8ej4","settlement_id":"set_01m8khftdyeg5rtn2pc73a8ej4","confirmed_at":"2026-11-29T11:36:48.318Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.318Z","version":2}}', 1795952208318);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-ea43-702e-8676-a9d937467a3d', X'EA679AFE7A618C50A0D1BF8F18A4DFC3ECAAED05645AAF40FC0A8D1E533C5BA9', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4md67khd","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","journal_id":"jnl_01m8khftj9e38rbatrqx506mzh","settlement_id":"set_01m8khftj9e38rbatrqx506mzh","confirmed_at":"2026-11-29T11:36:48.458Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.458Z","version":2}}', 1795952208458);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-eae4-7114-9cc8-4f45e9a3394b', X'336C8CE572C427CF2028413348330A31B04E6E8FC6BCD2CBE4A0DC4E9D2B92E1', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4krypvtx","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8khfraze5yrje1wvr2x2ayj","journal_id":"jnl_01m8khfsgde5ga14dy4x5mqytg","settlement_id":"set_01m8khfsgde5ga14dy4sgqsyav","confirmed_at":"2026-11-29T11:36:48.618Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.618Z","version":2}}', 1795952208618);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-eb80-759d-b38e-e7beb8933872', X'18A0449388AAA1DD0C77CAA18FE611314F1F0378D7B0D69A13691DD123208B66', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4ws0yeft","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8khftw3epnbh80ecwm51vxz","settlement_id":null,"confirmed_at":"2026-11-29T11:36:48.771Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.771Z","version":2}}', 1795952208771);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-ec2c-762e-8ca5-d4eefeacbd95', X'7233E32C02F9A2CCBF4C49B1FCBCCFC4E83F24D10317AA8A6AD9CEC209F999F5', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs53ccwcq1","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqyceabtd0b9jvkcs9d6","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8khfv1nemrtnaxw2cqxp8dk","settlement_id":null,"confirmed_at":"2026-11-29T11:36:48.949Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:48.949Z","version":2}}', 1795952208949);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-ec6b-7278-ab3e-db5f94ff1c24', X'897523DBBCFEFDDDAC9873907EBA138C7BB796005604CBD5D48E8486B86654C9', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8khfsm0eet99kjs3s61f933","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8khfsm0eet99kjs464s0zxf","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqyceabtd0b9p31rfx8d","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8khfsm0eet99kjs4ess806j","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8khfsm0eet99kjs4vymsj6n","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqyceabtd0b9ptt9ktqg","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795952209854);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f02e-7559-90ec-26ecf98d6178', X'BA1CCCC2B8A85F35A4CA2E639238D1F1FF43F2D2F81B7F1168416F84C9870515', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs464s0zxf","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqyceabtd0b9p31rfx8d","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8khfw1ke4ftft296sb56kxd","settlement_id":null,"confirmed_at":"2026-11-29T11:36:49.971Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:49.971Z","version":3}}', 1795952209971);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f079-75aa-a208-ddda8beafd21', X'192B32B6246C9CF998B64EF9F66169AB1DA59A0350AF8AE39671DDD3F0DBBCEC', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4ess806j","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8khfw3xetzsfzf6attcdaqj","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.045Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:50.045Z","version":3}}', 1795952210045);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f0e9-72f2-a793-551cfb6bb9a2', X'7DD7AC0415CD59024CAAB08D7C2F0DA501632B15A258FC0FA677FC58C7479584', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs3s61f933","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8khfw7eenztjzk4xnnwrt5h","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.158Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:50.158Z","version":3}}', 1795952210158);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f156-70fe-a8da-2b248d7309c2', X'EAC3586BBE52C2D2FD032A58A1947911C96489E799C2200D6D93C3EDF7F296EB', 200, '{"data":{"id":"btx_01m8khfsm0eet99kjs4vymsj6n","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqyceabtd0b9ptt9ktqg","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8khfwavex2abbcraxer0e9h","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.267Z","created_at":"2026-11-29T11:36:47.488Z","updated_at":"2026-11-29T11:36:50.267Z","version":3}}', 1795952210267);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f23c-7706-85ca-e286c494d337', X'813D0F0E1B6BC85E73A69E13005938C23BAE9D7317C13ED1876920E3B80950F8', 201, '{"data":{"id":"vrt_01m8khfwhyej7r1jwfpx537tzr","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:50.494Z","updated_at":"2026-11-29T11:36:50.494Z","version":1}}', 1795952210494);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f267-719a-acde-9923d57a0fd2', X'5CDA4E99059F8E777D7E671041A044883D21778506A7C6C7CFEE00849A618FCA', 200, '{"data":{"id":"vrt_01m8khfwhyej7r1jwfpx537tzr","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T11:36:50.539Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:50.494Z","updated_at":"2026-11-29T11:36:50.539Z","version":2}}', 1795952210539);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', 'org_01m8khfqyceabtd0b9qkktzfac', '01a22717-f296-74db-b1d1-897a889f2bc4', X'97D20B57CB742628C0EBEAAB4674B93451204BEA9F3DE7F403ED0C776C234555', 200, '{"data":{"id":"org_01m8khfqyceabtd0b9qkktzfac","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T11:36:45.772Z","updated_at":"2026-11-29T11:36:50.584Z","version":2}}', 1795952210584);
INSERT INTO idempotent_answers VALUES ('usr_01m8khfq67ebar3mprpx5851fg', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8khfx3geveah253h7n5zhcx","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8khfx3geveah253h7n5zhcx"}', 1795952211056);
INSERT INTO organisations VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795952205600, 1795952211169, 2, 1, NULL, 1);
INSERT INTO organisations VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795952205772, 1795952210584, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, X'4CEAA75F7F23C0AC2A8E96B8130B35C0F8A13ABD8278B9E4E7523FD2CC0C378D', 142900, 18, X'9C24932FDE5EEAA34BA968CD396687BD8930B92274AE1F03D5B721133FA712AA', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 29, X'2E45FA659723D08501DA0FA60094B2D4D5BDB0E84215BC359D3CCFA5D3A5764B', 4253177, 58, X'775423B46917B00B688CAED439FE57300A936EAD5E53379E8A4A47EE8A064AC9', NULL);
INSERT INTO members VALUES ('mem_01m8khfqs0e8kvcen82s9wbzkx', 'org_01m8khfqs0e8kvcen89czw9484', 'jo@example.com', 'usr_01m8khfq67ebar3mprpx5851fg', 'owner', 1795952205600, 1795952205600, 1);
INSERT INTO members VALUES ('mem_01m8khfqyceabtd0b9gwpe480j', 'org_01m8khfqyceabtd0b9qkktzfac', 'jo@example.com', 'usr_01m8khfq67ebar3mprpx5851fg', 'owner', 1795952205772, 1795952205772, 1);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen82w9yr9b1', 'org_01m8khfqs0e8kvcen89czw9484', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen830fta8kn', 'org_01m8khfqs0e8kvcen89czw9484', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen836qb5f60', 'org_01m8khfqs0e8kvcen89czw9484', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83b8w2amc', 'org_01m8khfqs0e8kvcen89czw9484', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83ebgfmv5', 'org_01m8khfqs0e8kvcen89czw9484', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83hqt69cp', 'org_01m8khfqs0e8kvcen89czw9484', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83n03h5de', 'org_01m8khfqs0e8kvcen89czw9484', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83txr8y52', 'org_01m8khfqs0e8kvcen89czw9484', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen83xr8er5q', 'org_01m8khfqs0e8kvcen89czw9484', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen843ne25fc', 'org_01m8khfqs0e8kvcen89czw9484', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen845b7fpf3', 'org_01m8khfqs0e8kvcen89czw9484', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84brq573a', 'org_01m8khfqs0e8kvcen89czw9484', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84fdb6nka', 'org_01m8khfqs0e8kvcen89czw9484', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84js7xr7b', 'org_01m8khfqs0e8kvcen89czw9484', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84nr7p21z', 'org_01m8khfqs0e8kvcen89czw9484', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84v9cgz8s', 'org_01m8khfqs0e8kvcen89czw9484', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen84x429ce6', 'org_01m8khfqs0e8kvcen89czw9484', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen850563znm', 'org_01m8khfqs0e8kvcen89czw9484', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen856q9x2ma', 'org_01m8khfqs0e8kvcen89czw9484', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85b47yx1s', 'org_01m8khfqs0e8kvcen89czw9484', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85fvex9c4', 'org_01m8khfqs0e8kvcen89czw9484', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85gygd1hp', 'org_01m8khfqs0e8kvcen89czw9484', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85p1v2rmt', 'org_01m8khfqs0e8kvcen89czw9484', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85txss1cg', 'org_01m8khfqs0e8kvcen89czw9484', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen85zmzdj6h', 'org_01m8khfqs0e8kvcen89czw9484', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen862yawxvw', 'org_01m8khfqs0e8kvcen89czw9484', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86576twtw', 'org_01m8khfqs0e8kvcen89czw9484', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205600, 1795952205600, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen869mmgzak', 'org_01m8khfqs0e8kvcen89czw9484', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86cetvvmh', 'org_01m8khfqs0e8kvcen89czw9484', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86j5cmqr6', 'org_01m8khfqs0e8kvcen89czw9484', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86q5wn3x1', 'org_01m8khfqs0e8kvcen89czw9484', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86svq88ar', 'org_01m8khfqs0e8kvcen89czw9484', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen86wa7hctb', 'org_01m8khfqs0e8kvcen89czw9484', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87368bay4', 'org_01m8khfqs0e8kvcen89czw9484', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen877kheq1q', 'org_01m8khfqs0e8kvcen89czw9484', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87a716da8', 'org_01m8khfqs0e8kvcen89czw9484', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87e340f2t', 'org_01m8khfqs0e8kvcen89czw9484', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87j9bhav1', 'org_01m8khfqs0e8kvcen89czw9484', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87m96ep2t', 'org_01m8khfqs0e8kvcen89czw9484', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87rt99r5b', 'org_01m8khfqs0e8kvcen89czw9484', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen87xa7m6dc', 'org_01m8khfqs0e8kvcen89czw9484', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88151e08g', 'org_01m8khfqs0e8kvcen89czw9484', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen886b1ecc7', 'org_01m8khfqs0e8kvcen89czw9484', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen888mzbfyj', 'org_01m8khfqs0e8kvcen89czw9484', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88ckjzdtb', 'org_01m8khfqs0e8kvcen89czw9484', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88kwwnxep', 'org_01m8khfqs0e8kvcen89czw9484', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88pga09gb', 'org_01m8khfqs0e8kvcen89czw9484', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88rb99p27', 'org_01m8khfqs0e8kvcen89czw9484', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen88xghtvxh', 'org_01m8khfqs0e8kvcen89czw9484', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen8935gdjaj', 'org_01m8khfqs0e8kvcen89czw9484', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205600, 1795952205600, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen895psxpq0', 'org_01m8khfqs0e8kvcen89czw9484', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795952205600, 1795952205600, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqs0e8kvcen89afv5phy', 'org_01m8khfqs0e8kvcen89czw9484', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205600, 1795952205600, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8khfqvme4tbqkgrj1xpca2a', 'org_01m8khfqs0e8kvcen89czw9484', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795952205684, 1795952205684, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9h1dzjxn0', 'org_01m8khfqyceabtd0b9qkktzfac', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9h4a8ekfr', 'org_01m8khfqyceabtd0b9qkktzfac', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9h8vz30t1', 'org_01m8khfqyceabtd0b9qkktzfac', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9hf0q3m29', 'org_01m8khfqyceabtd0b9qkktzfac', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9hkbfrf3g', 'org_01m8khfqyceabtd0b9qkktzfac', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9hpsdy1sn', 'org_01m8khfqyceabtd0b9qkktzfac', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9hthpgbtc', 'org_01m8khfqyceabtd0b9qkktzfac', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9hx2dwfhv', 'org_01m8khfqyceabtd0b9qkktzfac', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9j09fbd1t', 'org_01m8khfqyceabtd0b9qkktzfac', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9j56qj7et', 'org_01m8khfqyceabtd0b9qkktzfac', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9j84gdtd9', 'org_01m8khfqyceabtd0b9qkktzfac', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9jej54r6y', 'org_01m8khfqyceabtd0b9qkktzfac', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9jkctvj1p', 'org_01m8khfqyceabtd0b9qkktzfac', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9jm8tyjnc', 'org_01m8khfqyceabtd0b9qkktzfac', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9jvkcs9d6', 'org_01m8khfqyceabtd0b9qkktzfac', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9jxx6fr8x', 'org_01m8khfqyceabtd0b9qkktzfac', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9k3dgkzd6', 'org_01m8khfqyceabtd0b9qkktzfac', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9k4m7n2y6', 'org_01m8khfqyceabtd0b9qkktzfac', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kbza8rjs', 'org_01m8khfqyceabtd0b9qkktzfac', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kdpz9vey', 'org_01m8khfqyceabtd0b9qkktzfac', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kk4f7t18', 'org_01m8khfqyceabtd0b9qkktzfac', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kn49t7bv', 'org_01m8khfqyceabtd0b9qkktzfac', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kr0ybc0k', 'org_01m8khfqyceabtd0b9qkktzfac', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9kwwkbs23', 'org_01m8khfqyceabtd0b9qkktzfac', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9m2mzgp2p', 'org_01m8khfqyceabtd0b9qkktzfac', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9m5pkhnsv', 'org_01m8khfqyceabtd0b9qkktzfac', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mamhfccy', 'org_01m8khfqyceabtd0b9qkktzfac', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205772, 1795952205772, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mdf5428p', 'org_01m8khfqyceabtd0b9qkktzfac', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mhj8fpfh', 'org_01m8khfqyceabtd0b9qkktzfac', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mpn2w3wm', 'org_01m8khfqyceabtd0b9qkktzfac', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mrkgv7at', 'org_01m8khfqyceabtd0b9qkktzfac', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9mwb1bm6r', 'org_01m8khfqyceabtd0b9qkktzfac', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9n18tsca3', 'org_01m8khfqyceabtd0b9qkktzfac', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9n467s0ty', 'org_01m8khfqyceabtd0b9qkktzfac', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9n8k6mzey', 'org_01m8khfqyceabtd0b9qkktzfac', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9ncd6cd19', 'org_01m8khfqyceabtd0b9qkktzfac', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9nkpdebks', 'org_01m8khfqyceabtd0b9qkktzfac', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9nn48w6kz', 'org_01m8khfqyceabtd0b9qkktzfac', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9nrdgtyt2', 'org_01m8khfqyceabtd0b9qkktzfac', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9nxms6g57', 'org_01m8khfqyceabtd0b9qkktzfac', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9p31rfx8d', 'org_01m8khfqyceabtd0b9qkktzfac', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9p6w8rnd6', 'org_01m8khfqyceabtd0b9qkktzfac', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9pate3jsg', 'org_01m8khfqyceabtd0b9qkktzfac', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9peq2rdrt', 'org_01m8khfqyceabtd0b9qkktzfac', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9phjpsdtz', 'org_01m8khfqyceabtd0b9qkktzfac', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9pmfn259n', 'org_01m8khfqyceabtd0b9qkktzfac', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9ptt9ktqg', 'org_01m8khfqyceabtd0b9qkktzfac', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9pz6nmm1h', 'org_01m8khfqyceabtd0b9qkktzfac', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9q3vx2w19', 'org_01m8khfqyceabtd0b9qkktzfac', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9q6qa1229', 'org_01m8khfqyceabtd0b9qkktzfac', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205772, 1795952205772, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9q9kjfgxy', 'org_01m8khfqyceabtd0b9qkktzfac', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795952205772, 1795952205772, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfqyceabtd0b9qe6gadjy', 'org_01m8khfqyceabtd0b9qkktzfac', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205772, 1795952205772, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8khfr03e8s971rybfgaf75j', 'org_01m8khfqyceabtd0b9qkktzfac', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795952205827, 1795952205827, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfr1rex7t4hs8bd3hxkjd', 'org_01m8khfqyceabtd0b9qkktzfac', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205880, 1795952205880, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8khfr73e8eadq7fqjx3d303', 'org_01m8khfqyceabtd0b9qkktzfac', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795952206051, 1795952206051, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8khfr93e74t1gg823yb4j92', 'org_01m8khfqyceabtd0b9qkktzfac', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795952206115, 1795952206115, 1);
INSERT INTO contacts VALUES ('con_01m8khfraze5yrje1wvr2x2ayj', 'org_01m8khfqyceabtd0b9qkktzfac', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795952206175, 1795952206175, 1);
INSERT INTO contacts VALUES ('con_01m8khfrcwesz9h9zs6v9exnvd', 'org_01m8khfqyceabtd0b9qkktzfac', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795952206236, 1795952206236, 1);
INSERT INTO contacts VALUES ('con_01m8khfregevt8dqdegerzrbwm', 'org_01m8khfqyceabtd0b9qkktzfac', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795952206288, 1795952206288, 1);
INSERT INTO contacts VALUES ('con_01m8khfrgaeqw88b1zpq4e4qvw', 'org_01m8khfqyceabtd0b9qkktzfac', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795952206346, 1795952206346, 1);
INSERT INTO contacts VALUES ('con_01m8khfrj5evav4wabkxx5dk82', 'org_01m8khfqyceabtd0b9qkktzfac', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795952206405, 1795952206405, 1);
INSERT INTO contacts VALUES ('con_01m8khfrm1ewtar4t5nhv0c1d9', 'org_01m8khfqyceabtd0b9qkktzfac', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795952206465, 1795952206465, 1);
INSERT INTO contacts VALUES ('con_01m8khfx9zema85v72xk491ryj', 'org_01m8khfqs0e8kvcen89czw9484', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795952211263, 1795952211263, 1);
INSERT INTO journals VALUES ('jnl_01m8khfr4wezqbq8f2rzf84at3', 'org_01m8khfqyceabtd0b9qkktzfac', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795952205980, 'usr_01m8khfq67ebar3mprpx5851fg', X'ED8A7394ADF21267145E4B92099AD568B0D37DDFD867719CA5BEE1514DCF1B79', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrsfea6a0wrevvr9epjq', 'org_01m8khfqyceabtd0b9qkktzfac', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795952206639, 'usr_01m8khfq67ebar3mprpx5851fg', X'A87F8967B641A2F8716F3107403247339826FEFCBCFF2348581E2E8700D8C9F6', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrtfe2mvgcfk6m2fc8at', 'org_01m8khfqyceabtd0b9qkktzfac', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795952206671, 'usr_01m8khfq67ebar3mprpx5851fg', X'2CC465BAE1760B9041B43BBF3E18817DB5672D68FE3157431A451432ACBDDF64', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrvjezprrsaq1md1466b', 'org_01m8khfqyceabtd0b9qkktzfac', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795952206706, 'usr_01m8khfq67ebar3mprpx5851fg', X'AC8FAF660D0AC9FBBEB2A811B9C5FCFF8B9B21BDA3F78BD962AB4F9365E1698B', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrwpekvsdnhgz690x9zd', 'org_01m8khfqyceabtd0b9qkktzfac', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795952206742, 'usr_01m8khfq67ebar3mprpx5851fg', X'35DD00BD28D89EA928E02AB923C73C65D2838DD2999B0696DD86BA77D6151B21', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrxnepntartpp76gfnrx', 'org_01m8khfqyceabtd0b9qkktzfac', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795952206773, 'usr_01m8khfq67ebar3mprpx5851fg', X'C70D3FCEABA54357E444289FCC51E6A0D43C41A855533379FC847CF99BBF9A00', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8khfrydecnt5g19p8rdv61w', 'org_01m8khfqyceabtd0b9qkktzfac', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795952206797, 'usr_01m8khfq67ebar3mprpx5851fg', X'223A64BD1AAED9D7248D21176AAEE1448573BB0136027ED068AA51E6776098EB', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs00e4svegw1sre86zk3', 'org_01m8khfqyceabtd0b9qkktzfac', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795952206848, 'usr_01m8khfq67ebar3mprpx5851fg', X'40BF1FE40E25C296953A42FA50F3133D14FB137FFC3DBB85206E8F6D31EB0270', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs13e4c93skkxxykcf73', 'org_01m8khfqyceabtd0b9qkktzfac', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795952206883, 'usr_01m8khfq67ebar3mprpx5851fg', X'8CDF61402BA3549595BBC66973C425903D7463289070AD06DE102F012F83F375', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs2rejzsmgypnm0jt4qe', 'org_01m8khfqyceabtd0b9qkktzfac', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795952206936, 'usr_01m8khfq67ebar3mprpx5851fg', X'3262A2BDDD12FBEA86D109C90B35C79D95DEC830040112AB6BFAD5D321EC708E', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs3ke32rp8xyjks5svxz', 'org_01m8khfqyceabtd0b9qkktzfac', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795952206963, 'usr_01m8khfq67ebar3mprpx5851fg', X'3A168FE982DA37D58D76160BB9ADA1ED3F7899C3197AB03E12D59B2DC970FEAF', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs4teqnabg5wtve050er', 'org_01m8khfqyceabtd0b9qkktzfac', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795952207002, 'usr_01m8khfq67ebar3mprpx5851fg', X'4BBEEFF202F0B430A39402EC7015C8DB2C87C7139B40B6DEC4A4AEFD60023322', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8khfs7he95sd75x06mcv19h', 'org_01m8khfqyceabtd0b9qkktzfac', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8khfs13e4c93skkxxykcf73', 60000, 1795952207089, 'usr_01m8khfq67ebar3mprpx5851fg', X'9CFD744737F4F33578255DD1265932B83C8AEC27E51BC9C9C310F7F538EC4ECC', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8khfse3e0psymr0j74wr7yk', 'org_01m8khfqyceabtd0b9qkktzfac', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', X'3470D5FA6DBE2BDE91EFECD63E2B03965478F08E0F0A5F89A699BD9DF4531841', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8khfse3e0psymr0jfrq5qca', 'org_01m8khfqyceabtd0b9qkktzfac', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', X'D66D7AEA02855DB3EC5CE47A9FE31C944B6DD7B395DF03D36D6A43220351AFE0', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8khfse3e0psymr0jn75sz21', 'org_01m8khfqyceabtd0b9qkktzfac', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', X'05B2FD1D81CF80E546D6A51D6C676654FEC3CE9A2AD0C08E9B39A6A8EB3D56F8', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8khfsgde5ga14dy4x5mqytg', 'org_01m8khfqyceabtd0b9qkktzfac', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795952207373, 'usr_01m8khfq67ebar3mprpx5851fg', X'EFCE976C26B4FA31AED5A24BFC664A9FD38B5238FF221EA4B6DE6CE065F26930', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8khfss2ewb93y221k689xqx', 'org_01m8khfqyceabtd0b9qkktzfac', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795952207650, 'usr_01m8khfq67ebar3mprpx5851fg', X'783DE98F26EDD55FBFEE26DC5598EFF59A91E7B5042B523C89FA3F12774C55A2', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8khfsy3emjt1bqd8vqf955n', 'org_01m8khfqyceabtd0b9qkktzfac', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795952207811, 'usr_01m8khfq67ebar3mprpx5851fg', X'B89E8EB3EE389A6CE2EAC798E6A1C2F715A705BEE556863836C3C762C3C1DAA9', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8khft3qey0az4ybcxjyp1y0', 'org_01m8khfqyceabtd0b9qkktzfac', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795952207991, 'usr_01m8khfq67ebar3mprpx5851fg', X'126759684BA0C30F6C502FE75E1CCDA20B1D69D1A5434B614B71711A364FDA51', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8khft97evhav7m1awrtbr9e', 'org_01m8khfqyceabtd0b9qkktzfac', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795952208167, 'usr_01m8khfq67ebar3mprpx5851fg', X'F4B1FF6FE047D1C75F468C488C882B0FE0C42A74110AE9C41190C7AD6B176DFA', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8khftdyeg5rtn2pc73a8ej4', 'org_01m8khfqyceabtd0b9qkktzfac', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795952208318, 'usr_01m8khfq67ebar3mprpx5851fg', X'03D5FD93D1CF9213C1ABE0532292C72BFF153EF03F79244D60F9391CDBD56D66', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8khftj9e38rbatrqx506mzh', 'org_01m8khfqyceabtd0b9qkktzfac', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795952208458, 'usr_01m8khfq67ebar3mprpx5851fg', X'64A324C1CF2C5A9C4B6C0B0869275A14319BC0DEC99CBA8F467DF94719C70435', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8khftw3epnbh80ecwm51vxz', 'org_01m8khfqyceabtd0b9qkktzfac', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795952208771, 'usr_01m8khfq67ebar3mprpx5851fg', X'023369D11215F49258EC458BFEE4E67B298D4D9BB44BBCA90A7166F1B1905AB1', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8khfv1nemrtnaxw2cqxp8dk', 'org_01m8khfqyceabtd0b9qkktzfac', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795952208949, 'usr_01m8khfq67ebar3mprpx5851fg', X'CE6FEFB4B3762C534D0BE4F7BA50768BF331AE7CBD3808721143E83DC85F0F6F', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8khfw1ke4ftft296sb56kxd', 'org_01m8khfqyceabtd0b9qkktzfac', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795952209971, 'usr_01m8khfq67ebar3mprpx5851fg', X'BFC1CE52C9BF909CE2B3604E14E179C8476DBC9F3175BD1D64B0CF0CA51E0EDC', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8khfw3xetzsfzf6attcdaqj', 'org_01m8khfqyceabtd0b9qkktzfac', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795952210045, 'usr_01m8khfq67ebar3mprpx5851fg', X'478F51BCFBB49201D329124FAC784C40BDA477D9E947E426BFB9014B87E7A5FB', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8khfw7eenztjzk4xnnwrt5h', 'org_01m8khfqyceabtd0b9qkktzfac', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795952210158, 'usr_01m8khfq67ebar3mprpx5851fg', X'9351EA24AB6049BEF34013D407A40E4B355A6E146795AD444E1244CCCEB80AA2', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8khfwavex2abbcraxer0e9h', 'org_01m8khfqyceabtd0b9qkktzfac', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795952210267, 'usr_01m8khfq67ebar3mprpx5851fg', X'2E45FA659723D08501DA0FA60094B2D4D5BDB0E84215BC359D3CCFA5D3A5764B', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8khfx5teyr90w67fvj1ysft', 'org_01m8khfqs0e8kvcen89czw9484', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795952211130, 'usr_01m8khfq67ebar3mprpx5851fg', X'9F90817681CBB1805934629A2D161C8D03D13FDEB2B00B62A290201CFF58C7C6', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8khfx6sea2tedwb2v11egxd', 'org_01m8khfqs0e8kvcen89czw9484', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795952211161, 'usr_01m8khfq67ebar3mprpx5851fg', X'08A285151DC6ACF24427B46DD2F265B3C194BC72C4CDA2D8FC3135111E08B7FA', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8khfx8te5wsae5tfxh4c0ny', 'org_01m8khfqs0e8kvcen89czw9484', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795952211226, 'usr_01m8khfq67ebar3mprpx5851fg', X'EA7AFEB461D07F9FCC367EED95A8E2009CCF72EE63E42D380660FDF17F291108', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8khfx9pejdvsftjec8xdsdz', 'org_01m8khfqs0e8kvcen89czw9484', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8khfx8te5wsae5tfxh4c0ny', 50000, 1795952211254, 'usr_01m8khfq67ebar3mprpx5851fg', X'E93B7FF0FE0ACC5F711F2888767713B55E4DAE867C75FA0A50FA166EAEB1B6B0', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8khfxaaep489hbvdvj81wvy', 'org_01m8khfqs0e8kvcen89czw9484', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795952211274, 'usr_01m8khfq67ebar3mprpx5851fg', X'BAC6F30241EBAF88183A05552871AAAFB1A0365F9C71727FBB22CA1A61530F9F', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8khfxape3xa2a9wy6qvq57x', 'org_01m8khfqs0e8kvcen89czw9484', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795952211286, 'usr_01m8khfq67ebar3mprpx5851fg', X'0E31A807A54796B2E090127F2E2E790F3419E52071B0CCD975E9BBA64E75CE08', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8khfxb2em7axbjzysdpcktg', 'org_01m8khfqs0e8kvcen89czw9484', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795952211298, 'usr_01m8khfq67ebar3mprpx5851fg', X'39EB5F496FD7C5F2F4D4DF78410A3881FE296A45183034BA5293692BE421D4AC', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8khfxbde9yr43nbhwynxfab', 'org_01m8khfqs0e8kvcen89czw9484', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795952211309, 'usr_01m8khfq67ebar3mprpx5851fg', X'4CEAA75F7F23C0AC2A8E96B8130B35C0F8A13ABD8278B9E4E7523FD2CC0C378D', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 1, 'acc_01m8khfqs0e8kvcen87j9bhav1', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 2, 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 3, 'acc_01m8khfqs0e8kvcen843ne25fc', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 1, 'acc_01m8khfqs0e8kvcen87j9bhav1', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 2, 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 3, 'acc_01m8khfqvme4tbqkgrj1xpca2a', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 4, 'acc_01m8khfqs0e8kvcen843ne25fc', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 3, 1, 'acc_01m8khfqs0e8kvcen86svq88ar', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 3, 2, 'acc_01m8khfqs0e8kvcen83xr8er5q', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 4, 1, 'acc_01m8khfqs0e8kvcen86svq88ar', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 4, 2, 'acc_01m8khfqs0e8kvcen83xr8er5q', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 1, 'acc_01m8khfqs0e8kvcen83hqt69cp', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 2, 'acc_01m8khfqs0e8kvcen85txss1cg', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 3, 'acc_01m8khfqvme4tbqkgrj1xpca2a', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 6, 1, 'acc_01m8khfqs0e8kvcen88xghtvxh', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 6, 2, 'acc_01m8khfqs0e8kvcen83hqt69cp', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 7, 1, 'acc_01m8khfqs0e8kvcen845b7fpf3', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 7, 2, 'acc_01m8khfqs0e8kvcen86cetvvmh', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 7, 3, 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 1, 'acc_01m8khfqvme4tbqkgrj1xpca2a', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 2, 'acc_01m8khfqs0e8kvcen83txr8y52', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 2, 'acc_01m8khfqyceabtd0b9kr0ybc0k', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 2, 'acc_01m8khfqyceabtd0b9kwwkbs23', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 3, 'acc_01m8khfr03e8s971rybfgaf75j', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 3, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 3, 2, 'acc_01m8khfqyceabtd0b9mhj8fpfh', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 2, 'acc_01m8khfqyceabtd0b9h1dzjxn0', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 5, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 5, 2, 'acc_01m8khfqyceabtd0b9m2mzgp2p', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 6, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 6, 2, 'acc_01m8khfqyceabtd0b9n8k6mzey', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 2, 'acc_01m8khfr1rex7t4hs8bd3hxkjd', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 3, 'acc_01m8khfqyceabtd0b9kwwkbs23', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 4, 'acc_01m8khfr03e8s971rybfgaf75j', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 2, 'acc_01m8khfqyceabtd0b9kwwkbs23', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 3, 'acc_01m8khfr03e8s971rybfgaf75j', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 2, 'acc_01m8khfqyceabtd0b9kwwkbs23', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 3, 'acc_01m8khfr03e8s971rybfgaf75j', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 2, 'acc_01m8khfqyceabtd0b9kwwkbs23', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 2, 'acc_01m8khfqyceabtd0b9mpn2w3wm', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 2, 'acc_01m8khfqyceabtd0b9m2mzgp2p', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 3, 'acc_01m8khfqyceabtd0b9kwwkbs23', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 4, 'acc_01m8khfr03e8s971rybfgaf75j', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 2, 'acc_01m8khfqyceabtd0b9kwwkbs23', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 1, 'acc_01m8khfqyceabtd0b9kr0ybc0k', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 2, 'acc_01m8khfqyceabtd0b9kdpz9vey', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 3, 'acc_01m8khfqyceabtd0b9k3dgkzd6', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 15, 1, 'acc_01m8khfqyceabtd0b9mwb1bm6r', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 15, 2, 'acc_01m8khfqyceabtd0b9jkctvj1p', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 15, 3, 'acc_01m8khfqyceabtd0b9jvkcs9d6', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 16, 1, 'acc_01m8khfqyceabtd0b9pz6nmm1h', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 16, 2, 'acc_01m8khfqyceabtd0b9hf0q3m29', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 17, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 17, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 18, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 18, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 19, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 19, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 20, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 20, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 21, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 21, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 22, 1, 'acc_01m8khfqyceabtd0b9j84gdtd9', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 22, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 23, 1, 'acc_01m8khfqyceabtd0b9hpsdy1sn', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 23, 2, 'acc_01m8khfqyceabtd0b9j09fbd1t', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 24, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 24, 2, 'acc_01m8khfr73e8eadq7fqjx3d303', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 25, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 25, 2, 'acc_01m8khfqyceabtd0b9jvkcs9d6', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 2, 'acc_01m8khfqyceabtd0b9p31rfx8d', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 27, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 27, 2, 'acc_01m8khfqyceabtd0b9nrdgtyt2', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 27, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 28, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 28, 2, 'acc_01m8khfqyceabtd0b9nrdgtyt2', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 28, 3, 'acc_01m8khfr03e8s971rybfgaf75j', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 29, 1, 'acc_01m8khfqyceabtd0b9j09fbd1t', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 29, 2, 'acc_01m8khfqyceabtd0b9ptt9ktqg', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'acc_01m8khfqs0e8kvcen83hqt69cp', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'acc_01m8khfqs0e8kvcen845b7fpf3', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'acc_01m8khfqs0e8kvcen85txss1cg', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'acc_01m8khfqs0e8kvcen86cetvvmh', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-02', 'acc_01m8khfqs0e8kvcen843ne25fc', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-02', 'acc_01m8khfqs0e8kvcen87j9bhav1', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-02', 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-03', 'acc_01m8khfqs0e8kvcen843ne25fc', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-03', 'acc_01m8khfqs0e8kvcen87j9bhav1', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-03', 'acc_01m8khfqvme4tbqkgrj1xpca2a', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-02', 'acc_01m8khfqs0e8kvcen83xr8er5q', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-02', 'acc_01m8khfqs0e8kvcen86svq88ar', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-20', 'acc_01m8khfqs0e8kvcen83xr8er5q', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-20', 'acc_01m8khfqs0e8kvcen86svq88ar', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-25', 'acc_01m8khfqs0e8kvcen83hqt69cp', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-25', 'acc_01m8khfqs0e8kvcen83txr8y52', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-25', 'acc_01m8khfqs0e8kvcen88xghtvxh', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-25', 'acc_01m8khfqvme4tbqkgrj1xpca2a', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-01', 'acc_01m8khfqyceabtd0b9j09fbd1t', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-01', 'acc_01m8khfqyceabtd0b9k3dgkzd6', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-01', 'acc_01m8khfqyceabtd0b9kdpz9vey', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-01', 'acc_01m8khfqyceabtd0b9kr0ybc0k', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-15', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-15', 'acc_01m8khfqyceabtd0b9kwwkbs23', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-15', 'acc_01m8khfr03e8s971rybfgaf75j', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-20', 'acc_01m8khfqyceabtd0b9j84gdtd9', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-20', 'acc_01m8khfqyceabtd0b9mhj8fpfh', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-21', 'acc_01m8khfqyceabtd0b9h1dzjxn0', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-21', 'acc_01m8khfqyceabtd0b9j84gdtd9', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-21', 'acc_01m8khfr03e8s971rybfgaf75j', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-22', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-22', 'acc_01m8khfqyceabtd0b9j84gdtd9', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-28', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-28', 'acc_01m8khfqyceabtd0b9m2mzgp2p', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-30', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-30', 'acc_01m8khfqyceabtd0b9j09fbd1t', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-01', 'acc_01m8khfqyceabtd0b9j84gdtd9', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-01', 'acc_01m8khfqyceabtd0b9n8k6mzey', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-02', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-02', 'acc_01m8khfqyceabtd0b9nrdgtyt2', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-02', 'acc_01m8khfr03e8s971rybfgaf75j', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-09', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-09', 'acc_01m8khfqyceabtd0b9kwwkbs23', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-09', 'acc_01m8khfr03e8s971rybfgaf75j', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-09', 'acc_01m8khfr1rex7t4hs8bd3hxkjd', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-10', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-10', 'acc_01m8khfqyceabtd0b9j84gdtd9', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-16', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-16', 'acc_01m8khfqyceabtd0b9j09fbd1t', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-18', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-18', 'acc_01m8khfqyceabtd0b9p31rfx8d', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-20', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-20', 'acc_01m8khfqyceabtd0b9kwwkbs23', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-20', 'acc_01m8khfr03e8s971rybfgaf75j', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-27', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-27', 'acc_01m8khfqyceabtd0b9j84gdtd9', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-02', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-02', 'acc_01m8khfqyceabtd0b9nrdgtyt2', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-02', 'acc_01m8khfr03e8s971rybfgaf75j', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-03', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-03', 'acc_01m8khfqyceabtd0b9kwwkbs23', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-03', 'acc_01m8khfr03e8s971rybfgaf75j', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-06', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-06', 'acc_01m8khfqyceabtd0b9j09fbd1t', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-12', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-12', 'acc_01m8khfqyceabtd0b9kwwkbs23', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-12', 'acc_01m8khfr03e8s971rybfgaf75j', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-16', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-16', 'acc_01m8khfqyceabtd0b9j09fbd1t', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-20', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-20', 'acc_01m8khfqyceabtd0b9ptt9ktqg', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-24', 'acc_01m8khfqyceabtd0b9j84gdtd9', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-24', 'acc_01m8khfqyceabtd0b9mpn2w3wm', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-24', 'acc_01m8khfr03e8s971rybfgaf75j', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-25', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-25', 'acc_01m8khfr73e8eadq7fqjx3d303', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-27', 'acc_01m8khfqyceabtd0b9hpsdy1sn', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-27', 'acc_01m8khfqyceabtd0b9kwwkbs23', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-27', 'acc_01m8khfqyceabtd0b9m2mzgp2p', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-27', 'acc_01m8khfr03e8s971rybfgaf75j', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9hf0q3m29', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9j09fbd1t', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9jkctvj1p', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9jvkcs9d6', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9mwb1bm6r', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-31', 'acc_01m8khfqyceabtd0b9pz6nmm1h', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen83hqt69cp', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen83hqt69cp', '2026-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen83txr8y52', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen83xr8er5q', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen843ne25fc', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen845b7fpf3', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen85txss1cg', '2025-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen86cetvvmh', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen86svq88ar', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen87j9bhav1', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen88xghtvxh', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqvme4tbqkgrj1xpca2a', '2025-03', 1000, 1000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqvme4tbqkgrj1xpca2a', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqvme4tbqkgrj1xpca2a', '2026-03', 0, 1000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9h1dzjxn0', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9hf0q3m29', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9hpsdy1sn', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9hpsdy1sn', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9hpsdy1sn', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j09fbd1t', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j09fbd1t', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j09fbd1t', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j84gdtd9', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j84gdtd9', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j84gdtd9', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9jkctvj1p', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9jvkcs9d6', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9k3dgkzd6', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9kdpz9vey', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9kr0ybc0k', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9kwwkbs23', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9kwwkbs23', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9kwwkbs23', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9m2mzgp2p', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9m2mzgp2p', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9mhj8fpfh', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9mpn2w3wm', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9mwb1bm6r', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9n8k6mzey', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9nrdgtyt2', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9nrdgtyt2', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9p31rfx8d', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9ptt9ktqg', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9pz6nmm1h', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr03e8s971rybfgaf75j', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr03e8s971rybfgaf75j', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr03e8s971rybfgaf75j', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr1rex7t4hs8bd3hxkjd', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr73e8eadq7fqjx3d303', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 1795952205600, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'organisation.create', 'org_01m8khfqs0e8kvcen89czw9484', NULL, '{"id":"org_01m8khfqs0e8kvcen89czw9484","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.600Z","updated_at":"2026-11-29T11:36:45.600Z","version":1}', X'BC1DEA5FFC0AF42D09F49761E13A13669B1FD552D2167E35869EA0A2E7C64E9B', X'3797E343C751C14BE525991AC5F401F8958EFBB05519F75B8DBC569A50F7B562');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 1795952205684, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'account.create', 'acc_01m8khfqvme4tbqkgrj1xpca2a', NULL, '{"id":"acc_01m8khfqvme4tbqkgrj1xpca2a","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.684Z","updated_at":"2026-11-29T11:36:45.684Z","version":1}', X'D29546ED4BD71576A9AA03CA670FBF5499C603B7DA60E33ADE11840C363A4E74', X'6DDF548B34FB62934D755B112AD9E001F4D303C553543760A93724FE0AFCB346');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 3, 1795952205712, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_account.create', 'bac_01m8khfqwge2tsdcs1rz42vefw', NULL, '{"account_id":"acc_01m8khfqs0e8kvcen83xr8er5q","account_number":null,"created_at":"2026-11-29T11:36:45.712Z","currency":"GBP","iban":null,"id":"bac_01m8khfqwge2tsdcs1rz42vefw","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:45.712Z","version":1}', X'82F1F28A79484CD085979ED39C4E89B806703C80B3F8BA5BC32B88E4DEB46751', X'8815E67F0D15BD7A4EF477ED58654692F31910B148EB61FFA41001E210B23BE8');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 4, 1795952211080, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'30FEA500B75BF03A8F39AB10AC4BB7D9FE437986C75EA6CB520A2B9F56501D52', X'19E318A8B03996DED25F553E73578BE4E53FBD0D4144BA74FDC8D52A065D6280');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 1795952211110, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', X'1CDBE686AD1239BEA65275C8EAB80FC27DB9A6900B71431256FD7BD42714B07E', X'168F65E310CF1114828AF6B14857C2F94D296B2E29D1F06DFCC82DA317271194');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 6, 1795952211130, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfx5teyr90w67fvj1ysft', NULL, '{"sequence":1,"total":120.00}', X'00CF12826132CFA2239DB1105B22FFE6CCB4A440632A17FFF27D9A68DE50479A', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 7, 1795952211161, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfx6sea2tedwb2v11egxd', NULL, '{"sequence":2,"total":119.00}', X'E1398B84EEABF44C44F8319721144978E92E7B4A72AB98F034B979B4F8353C5B', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 1795952211169, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'organisation.update', 'org_01m8khfqs0e8kvcen89czw9484', '{"id":"org_01m8khfqs0e8kvcen89czw9484","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.600Z","updated_at":"2026-11-29T11:36:45.600Z","version":1}', '{"id":"org_01m8khfqs0e8kvcen89czw9484","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.600Z","updated_at":"2026-11-29T11:36:51.169Z","version":2}', X'D8F91F47AE39A2CE94024D33292061392DF3DB7965B70A5B9B95D1DF7BB87159', X'25C86CF94728BC2FE81F2E60676F9F3E709C863EE4470AE0C73BCB44A19BC498');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 9, 1795952211196, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.create', 'btx_01m8khfx7we9zv13rdcy7004c1', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8khfqwge2tsdcs1rz42vefw","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T11:36:51.196Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8khfx7we9zv13rdcy7004c1","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T11:36:51.196Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'D8B1004E9AFE4E43668EB60AA2B21220D38093E6262A6BC794B0DC115CD8ED02', X'F7E958706F4738F321886B8883729491DBFEB8ACEE31EDB22324D4E126A957D5');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 10, 1795952211226, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfx8te5wsae5tfxh4c0ny', NULL, '{"sequence":3,"total":500.00}', X'C7132D1F59439A8ACF5BF242942D979BB4AE5A351E0D49360E007A922D3878FA', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 11, 1795952211238, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfx7we9zv13rdcy7004c1', NULL, '{"journal_id":"jnl_01m8khfx8te5wsae5tfxh4c0ny","way":"match"}', X'3C1EB7CD8681B4380A1922BD051601C88F5F99B945C0672BCB977E9F0C2A8B61', X'9FF0BD9CB7C927712A5615B830AE16FE8FBB0B4CF7DCB642655765B56C94FFD8');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 12, 1795952211247, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.void', 'btx_01m8khfx7we9zv13rdcy7004c1', '{"journal_id":"jnl_01m8khfx8te5wsae5tfxh4c0ny"}', '{"reason":"matched in error"}', X'38C83F4FC0921347709A1BF2B092A2871A6AB8DC7A64306D0843C475CE4FE757', X'872ACA34011007EDF6B38327F4570220D85BCDBBD535BD85C226E4CBE30B3212');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 13, 1795952211254, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.reverse', 'jnl_01m8khfx8te5wsae5tfxh4c0ny', NULL, '{"reversed_by_journal_id":"jnl_01m8khfx9pejdvsftjec8xdsdz","total":500.00}', X'62E2C49F0A4D04B674B86FABCBE97BD3250C904DFAEBA8D7546C36F2F85CCBB3', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 14, 1795952211263, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfx9zema85v72xk491ryj', NULL, '{"id":"con_01m8khfx9zema85v72xk491ryj","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:51.263Z","updated_at":"2026-11-29T11:36:51.263Z","version":1}', X'70B1672D387C6149737C2D2AF8485E4C47ABD79E14B25B593F386612F993890D', X'F3F2150D683B864DA70A346E294437BEDB0AAB94988D3F7B4AA9BA9320F0C6E1');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 15, 1795952211274, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfxaaep489hbvdmn0bhyh', NULL, '{"id":"inv_01m8khfxaaep489hbvdmn0bhyh","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8khfx9zema85v72xk491ryj","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8khfxaaep489hbvdvj81wvy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:51.274Z","updated_at":"2026-11-29T11:36:51.274Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8khfqs0e8kvcen85txss1cg","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'5BCA47E8719BD4AD5A9E05600E2F970D7BF18217CC8EA94C5B3CC17FF839267F', X'B85018D9BDD9619A0FCAF3045B5705095AF972C4F1809E7E52FA23C97DA08AA3');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 16, 1795952211286, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.write_off', 'inv_01m8khfxaaep489hbvdmn0bhyh', NULL, '{"account_id":"acc_01m8khfqs0e8kvcen88xghtvxh","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8khfxape3xa2a9wy6qvq57x","reason":"In liquidation"}', X'BA57F65107ECDAC80F6F3113CE8731294C8FA0241C1B3AF7C872221FB45F3A7E', X'8570DC356E320B469ACFF790086E4F339DE8D15B19510F6561DFD2CF60BD166A');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 17, 1795952211298, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfxb2em7axbjzypdmz75e', NULL, '{"id":"inv_01m8khfxb2em7axbjzypdmz75e","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8khfx9zema85v72xk491ryj","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8khfxb2em7axbjzysdpcktg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:51.298Z","updated_at":"2026-11-29T11:36:51.298Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8khfqs0e8kvcen86cetvvmh","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'EB34F52D189CA4FBF72DBE6A453F11A88F09E62ACE1B28C730D8D592F7C6EBB3', X'7DF77AE2E1C5FCB583E6415F4602C1148F2FA4C1391B6C5EE4C537072A06A5D2');
INSERT INTO audit_events VALUES ('org_01m8khfqs0e8kvcen89czw9484', 18, 1795952211309, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.repay_input_vat', 'inv_01m8khfxb2em7axbjzypdmz75e', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8khfxbde9yr43nbhwynxfab","reason":null,"vat":10.0}', X'9C24932FDE5EEAA34BA968CD396687BD8930B92274AE1F03D5B721133FA712AA', X'A28BFE0260DD89E79471D96C402E33F6D2372DEEF0C91DB42DFA4330EE984DB5');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 1795952205772, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'organisation.create', 'org_01m8khfqyceabtd0b9qkktzfac', NULL, '{"id":"org_01m8khfqyceabtd0b9qkktzfac","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.772Z","updated_at":"2026-11-29T11:36:45.772Z","version":1}', X'4F94B2D3C80C19B65D3105473E4F8FAD83666F85D6EFA96C6EE4AEA67B450B71', X'D8F5CB7CA151C72FEED652E9D83E76B84871C72562B9E6888887A56016C1E5B2');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 1795952205827, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'account.create', 'acc_01m8khfr03e8s971rybfgaf75j', NULL, '{"id":"acc_01m8khfr03e8s971rybfgaf75j","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.827Z","updated_at":"2026-11-29T11:36:45.827Z","version":1}', X'AD0FC6F1C2E85798944B7DF6D5DE5810523DB31909969F639915DE725A68E6A2', X'B20276307AA7630935C2D7DA1A26E69A03E50E9AB99D696723375F0C4D01BFEC');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 3, 1795952205880, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'account.create', 'acc_01m8khfr1rex7t4hs8bd3hxkjd', NULL, '{"id":"acc_01m8khfr1rex7t4hs8bd3hxkjd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.880Z","updated_at":"2026-11-29T11:36:45.880Z","version":1}', X'FA139C90135B284ABF39280644B9BD89377A8FB0C5A367D113E9569DD990FFA0', X'0FB591B159F253FA09D001038471DD9D9408DD8D0EF4595E43635A9F7EAAD93D');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 1795952205980, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_account.create', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', NULL, '{"account_id":"acc_01m8khfqyceabtd0b9j09fbd1t","account_number":null,"created_at":"2026-11-29T11:36:45.980Z","currency":"GBP","iban":null,"id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8khfr4wezqbq8f2rzf84at3","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:45.980Z","version":1}', X'06BB0AA6B5743FB3565C0110133CFFCBF8E9FC4920A7B662D9E566E83C1FAE04', X'48EB88F2D4B5D7E6215D16A53E2B2313B19DE3EB44672D040D4F8F547DB9E68F');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 5, 1795952206051, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'account.create', 'acc_01m8khfr73e8eadq7fqjx3d303', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T11:36:46.051Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8khfr73e8eadq7fqjx3d303","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T11:36:46.051Z","version":1}', X'3504C52D1DBF7BD382B3099E396B6F02975C61ABF13072164CE259734C22D40C', X'E2A1CEEB671F386A9702631F2960E1D91D591D4A7C6584AE81158665AB4186AC');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 6, 1795952206051, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_account.create', 'bac_01m8khfr73e8eadq7fqc4drre1', NULL, '{"account_id":"acc_01m8khfr73e8eadq7fqjx3d303","account_number":null,"created_at":"2026-11-29T11:36:46.051Z","currency":"GBP","iban":null,"id":"bac_01m8khfr73e8eadq7fqc4drre1","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:46.051Z","version":1}', X'AEE09585BA3563E80FB7688135A28A192F0B8740A3D908CCD054BC0CFCCF8973', X'8B3F0A3F27A363C3CDA2DA728016D25C322B6069AC22B42163D9A4F1A525F04E');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 1795952206115, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfr93e74t1gg823yb4j92', NULL, '{"id":"con_01m8khfr93e74t1gg823yb4j92","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.115Z","updated_at":"2026-11-29T11:36:46.115Z","version":1}', X'17889F350E28C72599122CD3D6F698B5AC057F9669E5B91CAA1D2BEF5DD16FC6', X'A1E419DCBEDCC8A4AAE7B819228F421DE5E94720F7DBAA61B32DDA68DBE13182');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 1795952206175, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfraze5yrje1wvr2x2ayj', NULL, '{"id":"con_01m8khfraze5yrje1wvr2x2ayj","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.175Z","updated_at":"2026-11-29T11:36:46.175Z","version":1}', X'4C90CE73AFA70934697F4255611EC97F5AFE831DF2C1415A43FAFFCEEC0D6EED', X'9FB8181863F86B4BAA3DB79B25364FB978A9547C6E1375458C0464D94C87D7DC');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 1795952206236, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfrcwesz9h9zs6v9exnvd', NULL, '{"id":"con_01m8khfrcwesz9h9zs6v9exnvd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.236Z","updated_at":"2026-11-29T11:36:46.236Z","version":1}', X'D7B77AB5DB3584F3D14263FDD6107FFB7082760B7BC06BD8FB21C33442F44BE2', X'F5E90B6C10820087244C3CC6D56196916E486405E2A68A618B2C2ADF8B61F453');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 1795952206288, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfregevt8dqdegerzrbwm', NULL, '{"id":"con_01m8khfregevt8dqdegerzrbwm","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.288Z","updated_at":"2026-11-29T11:36:46.288Z","version":1}', X'9AB26E695C8ADC4B1B63577ED0BE4393F683CF21CDEB853467F62B6FCB7DA6FD', X'90B80680BDA9C59FEDD94DB150B7674262EA07D44AA6A5F90E49F17FB11E9B96');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 1795952206346, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfrgaeqw88b1zpq4e4qvw', NULL, '{"id":"con_01m8khfrgaeqw88b1zpq4e4qvw","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.346Z","updated_at":"2026-11-29T11:36:46.346Z","version":1}', X'673515C2108D4D2C39176D198F4A0554D38A2269FF6EDF7D795E37672FDCB482', X'D191734B8FD98E5178AF8C75D1D880FF22AEE7E2A966518A94274F54C640826F');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 1795952206405, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfrj5evav4wabkxx5dk82', NULL, '{"id":"con_01m8khfrj5evav4wabkxx5dk82","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.405Z","updated_at":"2026-11-29T11:36:46.405Z","version":1}', X'762CEF90C76093D73A9868D52E1970AD37D0E6919FAD6FB2164B5133C7093C92', X'33D7F0ADDE6B395C66883D401A550BFAE93D707551F85C18C519F7B7BB789CE1');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 1795952206465, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'contact.create', 'con_01m8khfrm1ewtar4t5nhv0c1d9', NULL, '{"id":"con_01m8khfrm1ewtar4t5nhv0c1d9","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.465Z","updated_at":"2026-11-29T11:36:46.465Z","version":1}', X'85BF616A4FA221AD34D0255B5D130E44DA45B20552CD6C0F9008456DFA48F7C0', X'9D17F7C23298F50E72695A086BA7DB317922E779D7871EE2BDD8A70E6F7CF680');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 1795952206639, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrsfea6a0wrevpkev680', NULL, '{"id":"inv_01m8khfrsfea6a0wrevpkev680","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8khfrsfea6a0wrevvr9epjq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.639Z","updated_at":"2026-11-29T11:36:46.639Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'D8DEE38505E0B67AF1D0B4BFCC407BB32BD38FFBC6DEAE66CEDA8BA387ACF5BD', X'9510A7233E99A9C190580F21FFFD4D80923F5C507FBAA80A55AA9D1EF82BB209');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 15, 1795952206671, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrtfe2mvgcfk6k652bfj', NULL, '{"id":"inv_01m8khfrtfe2mvgcfk6k652bfj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8khfregevt8dqdegerzrbwm","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8khfrtfe2mvgcfk6m2fc8at","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.671Z","updated_at":"2026-11-29T11:36:46.671Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9mhj8fpfh","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'2D843F9A8225C097A241A0A35608A32E9ABA16BA59CA8D9422698240165C7436', X'05D1F350BD70DF333455A9B7D40355B8A2CF2458E16CB28D82F3AAD47286CD77');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 16, 1795952206706, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrvjezprrsaq1kvzgea8', NULL, '{"id":"inv_01m8khfrvjezprrsaq1kvzgea8","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8khfrgaeqw88b1zpq4e4qvw","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8khfrvjezprrsaq1md1466b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.706Z","updated_at":"2026-11-29T11:36:46.706Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9h1dzjxn0","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'0AB7D4121C5E063762B21C92B33F57A3F634C768292E94626C076E302005DE0F', X'AC375B465DC4E40ED55E50C6E35D22CF41B95893796D5545E550CF1887451878');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 17, 1795952206742, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrwpekvsdnhgz05v9nyy', NULL, '{"id":"inv_01m8khfrwpekvsdnhgz05v9nyy","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8khfrwpekvsdnhgz690x9zd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.742Z","updated_at":"2026-11-29T11:36:46.742Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9m2mzgp2p","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'65367D125B99174AD9DB0510B8E8ED0C76F1C59696EA5576F6A107C8F6880961', X'03FD53A1557B1B934C37221CF3EDDB442D3857FDF23EB0E5143F320F319BB927');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 18, 1795952206773, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrxnepntartpp298q0f7', NULL, '{"id":"inv_01m8khfrxnepntartpp298q0f7","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8khfrj5evav4wabkxx5dk82","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8khfrxnepntartpp76gfnrx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.773Z","updated_at":"2026-11-29T11:36:46.773Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9n8k6mzey","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'F0EC61B828F720A1E0EB5C3443A8FEA1F8C718AF47FB4D3D9ED8026D92AB15CD', X'68CF9D84EAA8F182ABF74933F0E0E975A2C4526C064BB31AFA2DC9DF13AA53BE');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 19, 1795952206797, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfrydecnt5g19p5pseapq', NULL, '{"id":"inv_01m8khfrydecnt5g19p5pseapq","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8khfraze5yrje1wvr2x2ayj","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8khfrydecnt5g19p8rdv61w","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.797Z","updated_at":"2026-11-29T11:36:46.797Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8khfr1rex7t4hs8bd3hxkjd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'7965151BF971006FDE52D18C5753466A6909F5B046BA079CD9D02E757182DE0A', X'590ACFEABC72791ED1A36772170A2BD0DE63AF68465B9724E61C1C65E4D063B4');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 20, 1795952206848, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfs00e4svegw1spbky6f3', NULL, '{"id":"inv_01m8khfs00e4svegw1spbky6f3","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8khfs00e4svegw1sre86zk3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.848Z","updated_at":"2026-11-29T11:36:46.848Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'C85C12DC2C596ADF2D4A120275647AEB183FB25F6AF7391EA4E450EE3CA384C5', X'3D399001DD341F2677E4B51FC00F5C128AF398F175A24315081EA1F99E3C66BF');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 21, 1795952206883, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfs13e4c93skkxt2dsxgf', NULL, '{"id":"inv_01m8khfs13e4c93skkxt2dsxgf","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8khfs13e4c93skkxxykcf73","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.883Z","updated_at":"2026-11-29T11:36:46.883Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'C529F2CFB03B76248FF843FB0172579166DCC48217C74411A5D8339475F0DF03', X'93278AF0D046F3EAA3DF3EDF5BE1579695F55867DFF63E0D0C6D7C9611BB5DDC');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 22, 1795952206936, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfs2rejzsmgypng0kjeds', NULL, '{"id":"inv_01m8khfs2rejzsmgypng0kjeds","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8khfs2rejzsmgypnm0jt4qe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.936Z","updated_at":"2026-11-29T11:36:46.936Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'049561DB3EF291D0895E62227983B806815B58D897E692D0A08BC64E9BAF5B3A', X'C7DA6A1E5EA3A7AE25649E9C00214B988C40826E14F245931D4B4940A508C326');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 23, 1795952206963, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfs3ke32rp8xyjda9w6z0', NULL, '{"id":"inv_01m8khfs3ke32rp8xyjda9w6z0","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8khfrm1ewtar4t5nhv0c1d9","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8khfs3ke32rp8xyjks5svxz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.963Z","updated_at":"2026-11-29T11:36:46.963Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9mpn2w3wm","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'921FBF7834893ED83D7126C7CF14BC788313A8393823F1988CDC0968B69D0664', X'E26C375A75E9DB6230BBB69BFFB5ABDEE975157A3938D9B73B230CE896B737F5');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 24, 1795952207002, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.create', 'inv_01m8khfs4teqnabg5wtq2d0h9t', NULL, '{"id":"inv_01m8khfs4teqnabg5wtq2d0h9t","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8khfs4teqnabg5wtve050er","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.002Z","updated_at":"2026-11-29T11:36:47.002Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9m2mzgp2p","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqyceabtd0b9kwwkbs23","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'39AF1E6D4E3A83FE5C92C92E1C264E1AFA5AFF4FE7F29794BE2857AB37BD9E52', X'6D2334429E57B65C0A080A7ADEACE2D8CF2E307B072B77FBCBE26598880ED641');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 25, 1795952207089, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.void', 'inv_01m8khfs13e4c93skkxt2dsxgf', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8khfs7he95sd75x06mcv19h"}', X'60B3426F3C3BD4CF8B6D5C417925D7F4D9DEABF05CE63C986B1D5EDA603737E5', X'4389C509B16A97DE29F7F35DEF28E05EF67AC883412E6F6F0B915F9580C64CD7');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 1795952207198, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'invoice.allocate', 'inv_01m8khfs2rejzsmgypng0kjeds', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8khfs00e4svegw1spbky6f3"}]}', X'26362F12DA3705E4A55B44A6C92C1E0531AE821B6BA78CF851427F5AD3006F5C', X'E64B36F31275519E069D7BE19275FCA9ED429791D3CD202AA26C13BC0832BA62');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 27, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfse3e0psymr0j74wr7yk', NULL, '{"sequence":14,"total":10000.00}', X'4701CF055027CBA99CF5A178FF888117F7CD37B3A52852611C947AE88AC1E028', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 28, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfse3e0psymr0jfrq5qca', NULL, '{"sequence":15,"total":1000.00}', X'580C76B2466084DCF42C485FE91FE74231EC8376000CF02E05BA25EE5EEE6DEE', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 29, 1795952207299, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'journal.post', 'jnl_01m8khfse3e0psymr0jn75sz21', NULL, '{"sequence":16,"total":74.92}', X'596198C317D328A65D355988688D23E241A3FBDF349C567A8F3428809640227B', X'');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 30, 1795952207373, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khfsgde5ga14dy4sgqsyav', NULL, '{"id":"set_01m8khfsgde5ga14dy4sgqsyav","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfraze5yrje1wvr2x2ayj","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfsgde5ga14dy51q7p656","invoice_id":"inv_01m8khfrydecnt5g19p5pseapq","invoice_number":"INV-0003","settlement_id":"set_01m8khfsgde5ga14dy4sgqsyav","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T11:36:47.373Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8khfsgde5ga14dy4x5mqytg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.373Z","updated_at":"2026-11-29T11:36:47.373Z","version":1}', X'5BEC4A711D881F7981993A21B639729728975A6F8D866F6400EC03B4FC0B7B7C', X'610EEAF786A4F51DA4FA4E742F628A8B328C84439161B6C12FB74947D86A0316');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 1795952207488, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transactions.import', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'28E7552231B0DA294E333AF14EFC134208B7578DD3B4F637A202F21FBB56FDBD', X'D8751201C1B071F355803CB1DD58F691AC79D09EF6F339557A018515A90F9970');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 32, 1795952207650, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khfss2ewb93y221k689xqx', NULL, '{"id":"set_01m8khfss2ewb93y221k689xqx","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfrgaeqw88b1zpq4e4qvw","contact_name":"Techbarn","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfss2ewb93y221k689xqx","invoice_id":"inv_01m8khfrvjezprrsaq1kvzgea8","invoice_number":"TB-0117","settlement_id":"set_01m8khfss2ewb93y221k689xqx","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T11:36:47.650Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs3gj6b469","journal_id":"jnl_01m8khfss2ewb93y221k689xqx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.650Z","updated_at":"2026-11-29T11:36:47.650Z","version":1}', X'90EA87B2B483CD1A0E5469DA7FC86130CB6030665D32FA620D6467A228A09779', X'8E5594992C49D4AD607C7C0D019A077E0B9410E1EA2185DB3AB82202BE4B23EE');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 33, 1795952207650, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs3gj6b469', NULL, '{"journal_id":"jnl_01m8khfss2ewb93y221k689xqx","way":"allocations"}', X'1C21FFC7B35539C712BE384196E327475F72E70A1DEAD70F60D8BC35C6381BFD', X'9DD9580A6F3EAB93C2CC17CEB4FF09BE64C25154289EBB1DF11B19D86392198F');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 34, 1795952207811, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khfsy3emjt1bqd8vqf955n', NULL, '{"id":"set_01m8khfsy3emjt1bqd8vqf955n","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfsy3emjt1bqd8vqf955n","invoice_id":"inv_01m8khfrsfea6a0wrevpkev680","invoice_number":"INV-0001","settlement_id":"set_01m8khfsy3emjt1bqd8vqf955n","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T11:36:47.811Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs3nhyrxwg","journal_id":"jnl_01m8khfsy3emjt1bqd8vqf955n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.811Z","updated_at":"2026-11-29T11:36:47.811Z","version":1}', X'049C20BE3D82D7AC3D728E1DEA936153DAD04E40DE2E1717BD251CC18AC8E0CC', X'74888225892AC3AD3ED9B9C4935F5E26FBB26F7442E3B45BBEFFCF56556A290E');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 35, 1795952207811, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs3nhyrxwg', NULL, '{"journal_id":"jnl_01m8khfsy3emjt1bqd8vqf955n","way":"allocations"}', X'359B718992C286725B366A2E321BB6E330D01331450D7C5AFB800652C0B0A8C9', X'EE8277F5D2BEAF945CF56FA9E3BBD477117EB3F70348EC3D8F527D36A480509E');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 36, 1795952207991, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khft3qey0az4ybcxjyp1y0', NULL, '{"id":"set_01m8khft3qey0az4ybcxjyp1y0","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfrj5evav4wabkxx5dk82","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khft3qey0az4ybcxjyp1y0","invoice_id":"inv_01m8khfrxnepntartpp298q0f7","invoice_number":"HL-33","settlement_id":"set_01m8khft3qey0az4ybcxjyp1y0","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T11:36:47.991Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs3z1bxrxm","journal_id":"jnl_01m8khft3qey0az4ybcxjyp1y0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.991Z","updated_at":"2026-11-29T11:36:47.991Z","version":1}', X'05BB7B2E4DE3C9A93C228CA727C4B0763779AEF5FB6C2F525580EFEF8C6992EC', X'61E17DE9E7151BD55A46B176060DA351604404405EA6BBA6C13BFD62EF0F0084');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 37, 1795952207991, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs3z1bxrxm', NULL, '{"journal_id":"jnl_01m8khft3qey0az4ybcxjyp1y0","way":"allocations"}', X'5DA8390314C9EFC1B12EB4399AEEA9BE2E1BD41F59A366B91D5970EA0C0AEB61', X'2BAE4C46DC9E39003A4AD816818EABF4B5CD100B4DA2E0D04967FB6715C6C358');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 38, 1795952208167, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khft97evhav7m1awrtbr9e', NULL, '{"id":"set_01m8khft97evhav7m1awrtbr9e","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr93e74t1gg823yb4j92","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khft97evhav7m1awrtbr9e","invoice_id":"inv_01m8khfrsfea6a0wrevpkev680","invoice_number":"INV-0001","settlement_id":"set_01m8khft97evhav7m1awrtbr9e","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T11:36:48.167Z"},{"id":"alc_01m8khft97evhav7m1awrtbr9f","invoice_id":"inv_01m8khfrwpekvsdnhgz05v9nyy","invoice_number":"INV-0002","settlement_id":"set_01m8khft97evhav7m1awrtbr9e","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T11:36:48.167Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs40xawd1v","journal_id":"jnl_01m8khft97evhav7m1awrtbr9e","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.167Z","updated_at":"2026-11-29T11:36:48.167Z","version":1}', X'B072881F366FE5AA8E9C83A9B7B6921F15B04186D47D086CDFBE9876DE7C6392', X'B99E7EB037A2CC549FFCB811F1330745A70C6AF17BFED916564359152634DC51');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 39, 1795952208167, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs40xawd1v', NULL, '{"journal_id":"jnl_01m8khft97evhav7m1awrtbr9e","way":"allocations"}', X'8BCB9AB876C55928A7EE2580344BD46A8D89A1F2110447AF07C1DF76A63AFCEF', X'F96A9D43C28B425B2A8E7A3799CD5656300062A0060D7020C30759274509B163');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 40, 1795952208318, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khftdyeg5rtn2pc73a8ej4', NULL, '{"id":"set_01m8khftdyeg5rtn2pc73a8ej4","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfregevt8dqdegerzrbwm","contact_name":"Printwell","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khftdyeg5rtn2pc73a8ej4","invoice_id":"inv_01m8khfrtfe2mvgcfk6k652bfj","invoice_number":"PX-881","settlement_id":"set_01m8khftdyeg5rtn2pc73a8ej4","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T11:36:48.318Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs4anpzf4v","journal_id":"jnl_01m8khftdyeg5rtn2pc73a8ej4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.318Z","updated_at":"2026-11-29T11:36:48.318Z","version":1}', X'B1422153980C28E7F82EDE2216A04F95D1226FB0C7E290953FD50DC1C8F84527', X'834248D0434827E9F350C6B7710B0D94C92C11EBA048BA7F1CB48E770069216D');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 41, 1795952208318, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4anpzf4v', NULL, '{"journal_id":"jnl_01m8khftdyeg5rtn2pc73a8ej4","way":"allocations"}', X'442EB0A81448968C1EBB0B779D5CC70309926C4AA75AA1B93BCEE4A7182B4A2E', X'6133006CB570E7E0996287DA4A47B187ED4F810A3876F2445E55AA9F3A9C636A');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 42, 1795952208458, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.create', 'set_01m8khftj9e38rbatrqx506mzh', NULL, '{"id":"set_01m8khftj9e38rbatrqx506mzh","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfrcwesz9h9zs6v9exnvd","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8khfr4wezqbq8f2rm9yk7qh","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khftj9e38rbatrqx506mzh","invoice_id":"inv_01m8khfs00e4svegw1spbky6f3","invoice_number":"INV-0004","settlement_id":"set_01m8khftj9e38rbatrqx506mzh","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T11:36:48.458Z"}],"bank_transaction_id":"btx_01m8khfsm0eet99kjs4md67khd","journal_id":"jnl_01m8khftj9e38rbatrqx506mzh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.458Z","updated_at":"2026-11-29T11:36:48.458Z","version":1}', X'4D824D76EA3C46AE9C4B9E5E916193A5FF8713BAFD31BDFEBA376FC86538B0A9', X'64AA85E6057765F7E0B91D0C61A8AF779EEBF2CB639DA2FE3F84FA0F36BD685B');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 43, 1795952208458, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4md67khd', NULL, '{"journal_id":"jnl_01m8khftj9e38rbatrqx506mzh","way":"allocations"}', X'730CBC5F737DECC0E2A7B4AB01A190BE70E62CCB6F01110604830E74AE1F7EE6', X'199E4F9B044A2284533C5249C4F64AEA662840E92B7CAEFE539B12D1DBE5F2DB');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 44, 1795952208618, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'settlement.match', 'set_01m8khfsgde5ga14dy4sgqsyav', NULL, '{"bank_transaction_id":"btx_01m8khfsm0eet99kjs4krypvtx"}', X'1CF6C6879174D2A7158DA486F43EE7B7B779E34C4812D0098AD977F866543A22', X'20A7632A14C20C70C44E0DD9DBAA71363BDBD6303A067BE84E47A46318282C26');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 45, 1795952208618, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4krypvtx', NULL, '{"journal_id":"jnl_01m8khfsgde5ga14dy4x5mqytg","way":"match"}', X'6ECE4181A700B56202CC221C58735113A90223F15B10BEB4D73CD1A0C3FCBF94', X'73224211611C47260A713404C315226E9F7B796CC94F57AC534EC721A79649FC');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 46, 1795952208771, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4ws0yeft', NULL, '{"journal_id":"jnl_01m8khftw3epnbh80ecwm51vxz","way":"transfer"}', X'7CAF46247863774799B5E2D523CA0537A4C931F6A0A225484CD45B033033BC8A', X'44559F577F65ACBF0F911FD9C7E0C2B096415EC06D103F51C72B585D2244F911');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 47, 1795952208949, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs53ccwcq1', NULL, '{"journal_id":"jnl_01m8khfv1nemrtnaxw2cqxp8dk","way":"account"}', X'AD8F69D2B00B6D80A18B25A69A60EE80C2640DE3852310368A8779DB45E23EA1', X'718BA3A196DFCEDAF02489CF2DE11DE35931B1D87AE5AB98C40C61036561B158');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 48, 1795952209854, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.update', 'btx_01m8khfsm0eet99kjs3s61f933', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'CD45AF6E1D52E8849A7FD324033C066050955C9C5993F0E52CD1707FC99FE7C4', X'565EC358E117937D81ACB83328A11D943D0D49549A126808059821C9B117E870');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 49, 1795952209854, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.update', 'btx_01m8khfsm0eet99kjs464s0zxf', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqyceabtd0b9p31rfx8d","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'0381B0F583FE42E29AEA822FDACDB2BB2E825AA34D59DAFA46C3A37C0F46F17F', X'17A8290DF057A576FB942E20E865CBB84441C7C2E2C86415B37FE3987544A5D3');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 50, 1795952209854, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.update', 'btx_01m8khfsm0eet99kjs4ess806j', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqyceabtd0b9nrdgtyt2","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'3ABD86478E1E05984BD402E16953BF185A64045609001E857CF7D2C9CDD1178E', X'68B13E404EC34234B546D0EF672D8B87CCE9986776C4291942B8FC9C8F955BB4');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 51, 1795952209854, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.update', 'btx_01m8khfsm0eet99kjs4vymsj6n', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqyceabtd0b9ptt9ktqg","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'118DB7F0CC8C79A1571F9A1703192AD7A69DD9CD78531B158E65DFEC99BFF959', X'FAF48CA04D8AA7CC960457F89809CD9C5BA6C592B7D9A7C3F4418B6DE792515A');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 52, 1795952209971, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs464s0zxf', NULL, '{"journal_id":"jnl_01m8khfw1ke4ftft296sb56kxd","way":"account"}', X'DED893872D1D0A81B208F700E272936F023FAF0E2C9CAD387868E8052D3AA64B', X'7600EFAE3AF3F4CE5C8AD036BA316698A670DD7F23B73980B2B652A4D9C7F7AE');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 53, 1795952210045, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4ess806j', NULL, '{"journal_id":"jnl_01m8khfw3xetzsfzf6attcdaqj","way":"account"}', X'1F6AAE8A99AE68E553E628830AFFD958CE7C1FA6471854DA7A62E293BE4FC920', X'6603ABF14676E4A49D5C52CD41CA47867C78C626BBE000673CBA83B4169E6263');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 54, 1795952210158, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs3s61f933', NULL, '{"journal_id":"jnl_01m8khfw7eenztjzk4xnnwrt5h","way":"account"}', X'407C914003708399C051983033B4874EDEED689E7A0FB9F45DC59C1ABD24E974', X'EC3A524E9954072266925CB8186D3C1A98D69B82B4FD9E104326BA3A54D5114E');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 55, 1795952210267, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'bank_transaction.confirm', 'btx_01m8khfsm0eet99kjs4vymsj6n', NULL, '{"journal_id":"jnl_01m8khfwavex2abbcraxer0e9h","way":"account"}', X'0D10DC01C05D8853D6EC01EBC5C59F3184D1AF38A2299325B1FBCFB0E35798F4', X'A14388F262BD0B61CC7382B72CDA36156FAA9ECD8266FC7F5D74872491BBE996');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 56, 1795952210494, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'vat_return.create', 'vrt_01m8khfwhyej7r1jwfpx537tzr', NULL, '{"id":"vrt_01m8khfwhyej7r1jwfpx537tzr","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:50.494Z","updated_at":"2026-11-29T11:36:50.494Z","version":1}', X'99A331E2284B527934A16B487C4C5248E91821A9427B3CA8EE7A170AFAB44D24', X'0CA4E970D88F7517923A900BF90F5CEFC1205967B4F5463EF89FFC25696FEF63');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 57, 1795952210539, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'vat_return.finalise', 'vrt_01m8khfwhyej7r1jwfpx537tzr', NULL, '{"id":"vrt_01m8khfwhyej7r1jwfpx537tzr","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T11:36:50.539Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:50.494Z","updated_at":"2026-11-29T11:36:50.539Z","version":2}', X'F87F99038C8C71A0F04BCB7314E53BF48C5903AB6B08F19FB51A78338C007307', X'B2F72EE8696B2AF510FEEC0E6A1EC80B3C1B10453D638266F989CF835B62D209');
INSERT INTO audit_events VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 58, 1795952210584, 'usr_01m8khfq67ebar3mprpx5851fg', 'key_01m8khfqqsengbx45zpdcxacre', 'organisation.lock', 'org_01m8khfqyceabtd0b9qkktzfac', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'775423B46917B00B688CAED439FE57300A936EAD5E53379E8A4A47EE8A064AC9', X'AE91567CC93AA590873A91BEB8453471E29DFE73B061A55161A22CE7FD851474');
INSERT INTO bank_accounts VALUES ('bac_01m8khfqwge2tsdcs1rz42vefw', 'org_01m8khfqs0e8kvcen89czw9484', 'acc_01m8khfqs0e8kvcen83xr8er5q', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952205712, 1795952205712, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8khfr4wezqbq8f2rm9yk7qh', 'org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfqyceabtd0b9j09fbd1t', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8khfr4wezqbq8f2rzf84at3', 900715, 1795952205980, 1795952207488, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8khfr73e8eadq7fqc4drre1', 'org_01m8khfqyceabtd0b9qkktzfac', 'acc_01m8khfr73e8eadq7fqjx3d303', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952206051, 1795952206051, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-31', 900715, 1795952207488);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs3gj6b469', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfrgaeqw88b1zpq4e4qvw', 'allocations', 'jnl_01m8khfss2ewb93y221k689xqx', 2, NULL, 'NV', 0, 1795952207650, 1795952207488, 1795952207650, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs3nhyrxwg', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr93e74t1gg823yb4j92', 'allocations', 'jnl_01m8khfsy3emjt1bqd8vqf955n', 2, NULL, 'NV', 0, 1795952207811, 1795952207488, 1795952207811, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs3s61f933', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8khfqyceabtd0b9nrdgtyt2', 'ST', NULL, NULL, 'account', 'jnl_01m8khfw7eenztjzk4xnnwrt5h', 1, 'acc_01m8khfqyceabtd0b9nrdgtyt2', 'ST', -600, 1795952210158, 1795952207488, 1795952210158, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs3z1bxrxm', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfrj5evav4wabkxx5dk82', 'allocations', 'jnl_01m8khft3qey0az4ybcxjyp1y0', 2, NULL, 'NV', 0, 1795952207991, 1795952207488, 1795952207991, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs40xawd1v', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr93e74t1gg823yb4j92', 'allocations', 'jnl_01m8khft97evhav7m1awrtbr9e', 2, NULL, 'NV', 0, 1795952208167, 1795952207488, 1795952208167, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs464s0zxf', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8khfqyceabtd0b9p31rfx8d', 'ZR', NULL, NULL, 'account', 'jnl_01m8khfw1ke4ftft296sb56kxd', 1, 'acc_01m8khfqyceabtd0b9p31rfx8d', 'ZR', 0, 1795952209971, 1795952207488, 1795952209971, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4anpzf4v', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfregevt8dqdegerzrbwm', 'allocations', 'jnl_01m8khftdyeg5rtn2pc73a8ej4', 2, NULL, 'NV', 0, 1795952208318, 1795952207488, 1795952208318, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4ess806j', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8khfqyceabtd0b9nrdgtyt2', 'ST', NULL, NULL, 'account', 'jnl_01m8khfw3xetzsfzf6attcdaqj', 1, 'acc_01m8khfqyceabtd0b9nrdgtyt2', 'ST', -600, 1795952210045, 1795952207488, 1795952210045, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4krypvtx', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfraze5yrje1wvr2x2ayj', 'match', 'jnl_01m8khfsgde5ga14dy4x5mqytg', 2, NULL, 'NV', 0, 1795952208618, 1795952207488, 1795952208618, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4md67khd', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfrcwesz9h9zs6v9exnvd', 'allocations', 'jnl_01m8khftj9e38rbatrqx506mzh', 2, NULL, 'NV', 0, 1795952208458, 1795952207488, 1795952208458, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4vymsj6n', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8khfqyceabtd0b9ptt9ktqg', 'EX', NULL, NULL, 'account', 'jnl_01m8khfwavex2abbcraxer0e9h', 1, 'acc_01m8khfqyceabtd0b9ptt9ktqg', 'EX', 0, 1795952210267, 1795952207488, 1795952210267, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs4ws0yeft', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8khftw3epnbh80ecwm51vxz', 1, NULL, 'NV', 0, 1795952208771, 1795952207488, 1795952208771, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfsm0eet99kjs53ccwcq1', 'org_01m8khfqyceabtd0b9qkktzfac', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8khfqyceabtd0b9jvkcs9d6', 'NV', NULL, NULL, 'account', 'jnl_01m8khfv1nemrtnaxw2cqxp8dk', 1, 'acc_01m8khfqyceabtd0b9jvkcs9d6', 'NV', 0, 1795952208949, 1795952207488, 1795952208949, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8khfx7we9zv13rdcy7004c1', 'org_01m8khfqs0e8kvcen89czw9484', 'bac_01m8khfqwge2tsdcs1rz42vefw', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952211196, 1795952211247, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'btx_01m8khfx7we9zv13rdcy7004c1', 'jnl_01m8khfx8te5wsae5tfxh4c0ny');
INSERT INTO invoices VALUES ('inv_01m8khfrsfea6a0wrevpkev680', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8khfr93e74t1gg823yb4j92', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8khfrsfea6a0wrevvr9epjq', NULL, NULL, 'inv-0001', 1795952206639, 1795952208167, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfrtfe2mvgcfk6k652bfj', 'org_01m8khfqyceabtd0b9qkktzfac', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8khfregevt8dqdegerzrbwm', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8khfrtfe2mvgcfk6m2fc8at', NULL, NULL, 'px-881', 1795952206671, 1795952208318, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfrvjezprrsaq1kvzgea8', 'org_01m8khfqyceabtd0b9qkktzfac', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8khfrgaeqw88b1zpq4e4qvw', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8khfrvjezprrsaq1md1466b', NULL, NULL, 'tb-0117', 1795952206706, 1795952207650, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfrwpekvsdnhgz05v9nyy', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8khfr93e74t1gg823yb4j92', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8khfrwpekvsdnhgz690x9zd', NULL, NULL, 'inv-0002', 1795952206742, 1795952208167, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfrxnepntartpp298q0f7', 'org_01m8khfqyceabtd0b9qkktzfac', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8khfrj5evav4wabkxx5dk82', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8khfrxnepntartpp76gfnrx', NULL, NULL, 'hl-33', 1795952206773, 1795952207991, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfrydecnt5g19p5pseapq', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8khfraze5yrje1wvr2x2ayj', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8khfrydecnt5g19p8rdv61w', NULL, NULL, 'inv-0003', 1795952206797, 1795952207373, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfs00e4svegw1spbky6f3', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8khfrcwesz9h9zs6v9exnvd', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8khfs00e4svegw1sre86zk3', NULL, NULL, 'inv-0004', 1795952206848, 1795952208458, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfs13e4c93skkxt2dsxgf', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8khfrcwesz9h9zs6v9exnvd', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8khfs13e4c93skkxxykcf73', '2026-03-03', 'jnl_01m8khfs7he95sd75x06mcv19h', 'inv-0005', 1795952206883, 1795952207089, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfs2rejzsmgypng0kjeds', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8khfrcwesz9h9zs6v9exnvd', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8khfs2rejzsmgypnm0jt4qe', NULL, NULL, 'cn-0001
inv-0004', 1795952206936, 1795952207198, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfs3ke32rp8xyjda9w6z0', 'org_01m8khfqyceabtd0b9qkktzfac', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8khfrm1ewtar4t5nhv0c1d9', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8khfs3ke32rp8xyjks5svxz', NULL, NULL, 'fr-1209', 1795952206963, 1795952206963, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfs4teqnabg5wtq2d0h9t', 'org_01m8khfqyceabtd0b9qkktzfac', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8khfr93e74t1gg823yb4j92', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8khfs4teqnabg5wtve050er', NULL, NULL, 'inv-0006', 1795952207002, 1795952207002, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfxaaep489hbvdmn0bhyh', 'org_01m8khfqs0e8kvcen89czw9484', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8khfx9zema85v72xk491ryj', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8khfxaaep489hbvdvj81wvy', NULL, NULL, 'e-1', 1795952211274, 1795952211286, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8khfxb2em7axbjzypdmz75e', 'org_01m8khfqs0e8kvcen89czw9484', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8khfx9zema85v72xk491ryj', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8khfxb2em7axbjzysdpcktg', NULL, NULL, 'e-1', 1795952211298, 1795952211309, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrsfea6a0wrevpkev680', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrtfe2mvgcfk6k652bfj', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8khfqyceabtd0b9mhj8fpfh', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrvjezprrsaq1kvzgea8', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8khfqyceabtd0b9h1dzjxn0', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrwpekvsdnhgz05v9nyy', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8khfqyceabtd0b9m2mzgp2p', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrxnepntartpp298q0f7', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8khfqyceabtd0b9n8k6mzey', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrydecnt5g19p5pseapq', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8khfr1rex7t4hs8bd3hxkjd', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrydecnt5g19p5pseapq', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs00e4svegw1spbky6f3', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs13e4c93skkxt2dsxgf', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs2rejzsmgypng0kjeds', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs3ke32rp8xyjda9w6z0', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8khfqyceabtd0b9mpn2w3wm', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs4teqnabg5wtq2d0h9t', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8khfqyceabtd0b9m2mzgp2p', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs4teqnabg5wtq2d0h9t', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8khfqyceabtd0b9kwwkbs23', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'inv_01m8khfxaaep489hbvdmn0bhyh', 1, 'Oak', '1', '50', NULL, 'acc_01m8khfqs0e8kvcen85txss1cg', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'inv_01m8khfxb2em7axbjzypdmz75e', 1, 'Oak', '1', '50', NULL, 'acc_01m8khfqs0e8kvcen86cetvvmh', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO number_sequences VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8khfsgde5ga14dy4sgqsyav', 'org_01m8khfqyceabtd0b9qkktzfac', 'receipt', 'sales', 'posted', 'con_01m8khfraze5yrje1wvr2x2ayj', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-06', 28200, 28200, NULL, 'btx_01m8khfsm0eet99kjs4krypvtx', 0, 'jnl_01m8khfsgde5ga14dy4x5mqytg', NULL, NULL, '', 1795952207373, 1795952208618, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8khfss2ewb93y221k689xqx', 'org_01m8khfqyceabtd0b9qkktzfac', 'payment', 'purchase', 'posted', 'con_01m8khfrgaeqw88b1zpq4e4qvw', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-01-22', 107880, 107880, NULL, 'btx_01m8khfsm0eet99kjs3gj6b469', 1, 'jnl_01m8khfss2ewb93y221k689xqx', NULL, NULL, '', 1795952207650, 1795952207650, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8khfsy3emjt1bqd8vqf955n', 'org_01m8khfqyceabtd0b9qkktzfac', 'receipt', 'sales', 'posted', 'con_01m8khfr93e74t1gg823yb4j92', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-01-30', 150000, 150000, NULL, 'btx_01m8khfsm0eet99kjs3nhyrxwg', 1, 'jnl_01m8khfsy3emjt1bqd8vqf955n', NULL, NULL, '', 1795952207811, 1795952207811, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8khft3qey0az4ybcxjyp1y0', 'org_01m8khfqyceabtd0b9qkktzfac', 'payment', 'purchase', 'posted', 'con_01m8khfrj5evav4wabkxx5dk82', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-10', 135000, 135000, NULL, 'btx_01m8khfsm0eet99kjs3z1bxrxm', 1, 'jnl_01m8khft3qey0az4ybcxjyp1y0', NULL, NULL, '', 1795952207991, 1795952207991, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8khft97evhav7m1awrtbr9e', 'org_01m8khfqyceabtd0b9qkktzfac', 'receipt', 'sales', 'posted', 'con_01m8khfr93e74t1gg823yb4j92', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-16', 171000, 171000, NULL, 'btx_01m8khfsm0eet99kjs40xawd1v', 1, 'jnl_01m8khft97evhav7m1awrtbr9e', NULL, NULL, '', 1795952208167, 1795952208167, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8khftdyeg5rtn2pc73a8ej4', 'org_01m8khfqyceabtd0b9qkktzfac', 'payment', 'purchase', 'posted', 'con_01m8khfregevt8dqdegerzrbwm', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-02-27', 40000, 40000, NULL, 'btx_01m8khfsm0eet99kjs4anpzf4v', 1, 'jnl_01m8khftdyeg5rtn2pc73a8ej4', NULL, NULL, '', 1795952208318, 1795952208318, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8khftj9e38rbatrqx506mzh', 'org_01m8khfqyceabtd0b9qkktzfac', 'receipt', 'sales', 'posted', 'con_01m8khfrcwesz9h9zs6v9exnvd', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '2026-03-16', 141840, 141840, NULL, 'btx_01m8khfsm0eet99kjs4md67khd', 1, 'jnl_01m8khftj9e38rbatrqx506mzh', NULL, NULL, '', 1795952208458, 1795952208458, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO tax_rates VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8khfwhyej7r1jwfpx537tzr', 'org_01m8khfqyceabtd0b9qkktzfac', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795952210539, 1795952210494, 1795952210539, 2, NULL, NULL);
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 1, 'organisations', 'org_01m8khfqs0e8kvcen89czw9484', '["org_01m8khfqs0e8kvcen89czw9484","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205600,1795952205600,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 2, 'members', 'mem_01m8khfqs0e8kvcen82s9wbzkx', '["mem_01m8khfqs0e8kvcen82s9wbzkx","org_01m8khfqs0e8kvcen89czw9484","jo@example.com","usr_01m8khfq67ebar3mprpx5851fg","owner",1795952205600,1795952205600,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 3, 'accounts', 'acc_01m8khfqs0e8kvcen82w9yr9b1', '["acc_01m8khfqs0e8kvcen82w9yr9b1","org_01m8khfqs0e8kvcen89czw9484","1000","Computer equipment","ASSET",null,"ST",null,"active",1795952205600,1795952205600,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 4, 'accounts', 'acc_01m8khfqs0e8kvcen830fta8kn', '["acc_01m8khfqs0e8kvcen830fta8kn","org_01m8khfqs0e8kvcen89czw9484","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795952205600,1795952205600,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 5, 'accounts', 'acc_01m8khfqs0e8kvcen836qb5f60', '["acc_01m8khfqs0e8kvcen836qb5f60","org_01m8khfqs0e8kvcen89czw9484","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795952205600,1795952205600,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 6, 'accounts', 'acc_01m8khfqs0e8kvcen83b8w2amc', '["acc_01m8khfqs0e8kvcen83b8w2amc","org_01m8khfqs0e8kvcen89czw9484","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795952205600,1795952205600,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 7, 'accounts', 'acc_01m8khfqs0e8kvcen83ebgfmv5', '["acc_01m8khfqs0e8kvcen83ebgfmv5","org_01m8khfqs0e8kvcen89czw9484","1100","Stock","ASSET",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 8, 'accounts', 'acc_01m8khfqs0e8kvcen83hqt69cp', '["acc_01m8khfqs0e8kvcen83hqt69cp","org_01m8khfqs0e8kvcen89czw9484","1200","Trade debtors","ASSET","receivable",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 9, 'accounts', 'acc_01m8khfqs0e8kvcen83n03h5de', '["acc_01m8khfqs0e8kvcen83n03h5de","org_01m8khfqs0e8kvcen89czw9484","1210","Prepayments","ASSET",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 10, 'accounts', 'acc_01m8khfqs0e8kvcen83txr8y52', '["acc_01m8khfqs0e8kvcen83txr8y52","org_01m8khfqs0e8kvcen89czw9484","1220","Other debtors","ASSET",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 11, 'accounts', 'acc_01m8khfqs0e8kvcen83xr8er5q', '["acc_01m8khfqs0e8kvcen83xr8er5q","org_01m8khfqs0e8kvcen89czw9484","1300","Current account","ASSET","bank",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 12, 'accounts', 'acc_01m8khfqs0e8kvcen843ne25fc', '["acc_01m8khfqs0e8kvcen843ne25fc","org_01m8khfqs0e8kvcen89czw9484","1310","Petty cash","ASSET",null,"NV",null,"active",1795952205600,1795952205600,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 13, 'accounts', 'acc_01m8khfqs0e8kvcen845b7fpf3', '["acc_01m8khfqs0e8kvcen845b7fpf3","org_01m8khfqs0e8kvcen89czw9484","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 14, 'accounts', 'acc_01m8khfqs0e8kvcen84brq573a', '["acc_01m8khfqs0e8kvcen84brq573a","org_01m8khfqs0e8kvcen89czw9484","2110","Accruals","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 15, 'accounts', 'acc_01m8khfqs0e8kvcen84fdb6nka', '["acc_01m8khfqs0e8kvcen84fdb6nka","org_01m8khfqs0e8kvcen89czw9484","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 16, 'accounts', 'acc_01m8khfqs0e8kvcen84js7xr7b', '["acc_01m8khfqs0e8kvcen84js7xr7b","org_01m8khfqs0e8kvcen89czw9484","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 17, 'accounts', 'acc_01m8khfqs0e8kvcen84nr7p21z', '["acc_01m8khfqs0e8kvcen84nr7p21z","org_01m8khfqs0e8kvcen89czw9484","2220","Net wages","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 18, 'accounts', 'acc_01m8khfqs0e8kvcen84v9cgz8s', '["acc_01m8khfqs0e8kvcen84v9cgz8s","org_01m8khfqs0e8kvcen89czw9484","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 19, 'accounts', 'acc_01m8khfqs0e8kvcen84x429ce6', '["acc_01m8khfqs0e8kvcen84x429ce6","org_01m8khfqs0e8kvcen89czw9484","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 20, 'accounts', 'acc_01m8khfqs0e8kvcen850563znm', '["acc_01m8khfqs0e8kvcen850563znm","org_01m8khfqs0e8kvcen89czw9484","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795952205600,1795952205600,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 21, 'accounts', 'acc_01m8khfqs0e8kvcen856q9x2ma', '["acc_01m8khfqs0e8kvcen856q9x2ma","org_01m8khfqs0e8kvcen89czw9484","2900","Suspense","LIABILITY","suspense",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 22, 'accounts', 'acc_01m8khfqs0e8kvcen85b47yx1s', '["acc_01m8khfqs0e8kvcen85b47yx1s","org_01m8khfqs0e8kvcen89czw9484","3000","Share capital","EQUITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 23, 'accounts', 'acc_01m8khfqs0e8kvcen85fvex9c4', '["acc_01m8khfqs0e8kvcen85fvex9c4","org_01m8khfqs0e8kvcen89czw9484","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 24, 'accounts', 'acc_01m8khfqs0e8kvcen85gygd1hp', '["acc_01m8khfqs0e8kvcen85gygd1hp","org_01m8khfqs0e8kvcen89czw9484","3200","Dividends","EQUITY",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 25, 'accounts', 'acc_01m8khfqs0e8kvcen85p1v2rmt', '["acc_01m8khfqs0e8kvcen85p1v2rmt","org_01m8khfqs0e8kvcen89czw9484","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 26, 'accounts', 'acc_01m8khfqs0e8kvcen85txss1cg', '["acc_01m8khfqs0e8kvcen85txss1cg","org_01m8khfqs0e8kvcen89czw9484","4000","Sales","INCOME",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 27, 'accounts', 'acc_01m8khfqs0e8kvcen85zmzdj6h', '["acc_01m8khfqs0e8kvcen85zmzdj6h","org_01m8khfqs0e8kvcen89czw9484","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 28, 'accounts', 'acc_01m8khfqs0e8kvcen862yawxvw', '["acc_01m8khfqs0e8kvcen862yawxvw","org_01m8khfqs0e8kvcen89czw9484","4090","Other income","INCOME",null,"ST",null,"active",1795952205600,1795952205600,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 29, 'accounts', 'acc_01m8khfqs0e8kvcen86576twtw', '["acc_01m8khfqs0e8kvcen86576twtw","org_01m8khfqs0e8kvcen89czw9484","4900","Interest received","INCOME",null,"EX",null,"active",1795952205600,1795952205600,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 30, 'accounts', 'acc_01m8khfqs0e8kvcen869mmgzak', '["acc_01m8khfqs0e8kvcen869mmgzak","org_01m8khfqs0e8kvcen89czw9484","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 31, 'accounts', 'acc_01m8khfqs0e8kvcen86cetvvmh', '["acc_01m8khfqs0e8kvcen86cetvvmh","org_01m8khfqs0e8kvcen89czw9484","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 32, 'accounts', 'acc_01m8khfqs0e8kvcen86j5cmqr6', '["acc_01m8khfqs0e8kvcen86j5cmqr6","org_01m8khfqs0e8kvcen89czw9484","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 33, 'accounts', 'acc_01m8khfqs0e8kvcen86q5wn3x1', '["acc_01m8khfqs0e8kvcen86q5wn3x1","org_01m8khfqs0e8kvcen89czw9484","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 34, 'accounts', 'acc_01m8khfqs0e8kvcen86svq88ar', '["acc_01m8khfqs0e8kvcen86svq88ar","org_01m8khfqs0e8kvcen89czw9484","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 35, 'accounts', 'acc_01m8khfqs0e8kvcen86wa7hctb', '["acc_01m8khfqs0e8kvcen86wa7hctb","org_01m8khfqs0e8kvcen89czw9484","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 36, 'accounts', 'acc_01m8khfqs0e8kvcen87368bay4', '["acc_01m8khfqs0e8kvcen87368bay4","org_01m8khfqs0e8kvcen89czw9484","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 37, 'accounts', 'acc_01m8khfqs0e8kvcen877kheq1q', '["acc_01m8khfqs0e8kvcen877kheq1q","org_01m8khfqs0e8kvcen89czw9484","6100","Rent","EXPENSE",null,"EX",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 38, 'accounts', 'acc_01m8khfqs0e8kvcen87a716da8', '["acc_01m8khfqs0e8kvcen87a716da8","org_01m8khfqs0e8kvcen89czw9484","6110","Business rates","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 39, 'accounts', 'acc_01m8khfqs0e8kvcen87e340f2t', '["acc_01m8khfqs0e8kvcen87e340f2t","org_01m8khfqs0e8kvcen89czw9484","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 40, 'accounts', 'acc_01m8khfqs0e8kvcen87j9bhav1', '["acc_01m8khfqs0e8kvcen87j9bhav1","org_01m8khfqs0e8kvcen89czw9484","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 41, 'accounts', 'acc_01m8khfqs0e8kvcen87m96ep2t', '["acc_01m8khfqs0e8kvcen87m96ep2t","org_01m8khfqs0e8kvcen89czw9484","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 42, 'accounts', 'acc_01m8khfqs0e8kvcen87rt99r5b', '["acc_01m8khfqs0e8kvcen87rt99r5b","org_01m8khfqs0e8kvcen89czw9484","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 43, 'accounts', 'acc_01m8khfqs0e8kvcen87xa7m6dc', '["acc_01m8khfqs0e8kvcen87xa7m6dc","org_01m8khfqs0e8kvcen89czw9484","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 44, 'accounts', 'acc_01m8khfqs0e8kvcen88151e08g', '["acc_01m8khfqs0e8kvcen88151e08g","org_01m8khfqs0e8kvcen89czw9484","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 45, 'accounts', 'acc_01m8khfqs0e8kvcen886b1ecc7', '["acc_01m8khfqs0e8kvcen886b1ecc7","org_01m8khfqs0e8kvcen89czw9484","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 46, 'accounts', 'acc_01m8khfqs0e8kvcen888mzbfyj', '["acc_01m8khfqs0e8kvcen888mzbfyj","org_01m8khfqs0e8kvcen89czw9484","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 47, 'accounts', 'acc_01m8khfqs0e8kvcen88ckjzdtb', '["acc_01m8khfqs0e8kvcen88ckjzdtb","org_01m8khfqs0e8kvcen89czw9484","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 48, 'accounts', 'acc_01m8khfqs0e8kvcen88kwwnxep', '["acc_01m8khfqs0e8kvcen88kwwnxep","org_01m8khfqs0e8kvcen89czw9484","6600","Insurance","EXPENSE",null,"EX",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 49, 'accounts', 'acc_01m8khfqs0e8kvcen88pga09gb', '["acc_01m8khfqs0e8kvcen88pga09gb","org_01m8khfqs0e8kvcen89czw9484","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 50, 'accounts', 'acc_01m8khfqs0e8kvcen88rb99p27', '["acc_01m8khfqs0e8kvcen88rb99p27","org_01m8khfqs0e8kvcen89czw9484","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 51, 'accounts', 'acc_01m8khfqs0e8kvcen88xghtvxh', '["acc_01m8khfqs0e8kvcen88xghtvxh","org_01m8khfqs0e8kvcen89czw9484","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 52, 'accounts', 'acc_01m8khfqs0e8kvcen8935gdjaj', '["acc_01m8khfqs0e8kvcen8935gdjaj","org_01m8khfqs0e8kvcen89czw9484","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795952205600,1795952205600,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 53, 'accounts', 'acc_01m8khfqs0e8kvcen895psxpq0', '["acc_01m8khfqs0e8kvcen895psxpq0","org_01m8khfqs0e8kvcen89czw9484","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795952205600,1795952205600,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 54, 'accounts', 'acc_01m8khfqs0e8kvcen89afv5phy', '["acc_01m8khfqs0e8kvcen89afv5phy","org_01m8khfqs0e8kvcen89czw9484","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795952205600,1795952205600,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 1, 'accounts', 'acc_01m8khfqvme4tbqkgrj1xpca2a', '["acc_01m8khfqvme4tbqkgrj1xpca2a","org_01m8khfqs0e8kvcen89czw9484","2250","VAT","LIABILITY","vat_control",null,null,"active",1795952205684,1795952205684,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 3, 1, 'bank_accounts', 'bac_01m8khfqwge2tsdcs1rz42vefw', '["bac_01m8khfqwge2tsdcs1rz42vefw","org_01m8khfqs0e8kvcen89czw9484","acc_01m8khfqs0e8kvcen83xr8er5q","Current","current",null,null,null,null,null,null,null,1795952205712,1795952205712,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 4, 1, 'organisations', 'org_01m8khfqs0e8kvcen89czw9484', '["org_01m8khfqs0e8kvcen89czw9484","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205600,1795952205600,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8khfqs0e8kvcen89czw9484","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 1, 'organisations', 'org_01m8khfqs0e8kvcen89czw9484', '["org_01m8khfqs0e8kvcen89czw9484","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205600,1795952205600,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8khfqs0e8kvcen89czw9484","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1795952211110,1795952211110,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 1, 'organisations', 'org_01m8khfqs0e8kvcen89czw9484', '["org_01m8khfqs0e8kvcen89czw9484","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205600,1795952211169,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8khfqs0e8kvcen89czw9484","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 9, 1, 'bank_transactions', 'btx_01m8khfx7we9zv13rdcy7004c1', '["btx_01m8khfx7we9zv13rdcy7004c1","org_01m8khfqs0e8kvcen89czw9484","bac_01m8khfqwge2tsdcs1rz42vefw","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952211196,1795952211196,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 11, 1, 'bank_transactions', 'btx_01m8khfx7we9zv13rdcy7004c1', '["btx_01m8khfx7we9zv13rdcy7004c1","org_01m8khfqs0e8kvcen89czw9484","bac_01m8khfqwge2tsdcs1rz42vefw","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8khfx8te5wsae5tfxh4c0ny",2,null,null,0,1795952211238,1795952211196,1795952211238,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 12, 1, 'bank_transactions', 'btx_01m8khfx7we9zv13rdcy7004c1', '["btx_01m8khfx7we9zv13rdcy7004c1","org_01m8khfqs0e8kvcen89czw9484","bac_01m8khfqwge2tsdcs1rz42vefw","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952211196,1795952211247,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8khfqs0e8kvcen89czw9484","jnl_01m8khfx8te5wsae5tfxh4c0ny"]],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 14, 1, 'contacts', 'con_01m8khfx9zema85v72xk491ryj', '["con_01m8khfx9zema85v72xk491ryj","org_01m8khfqs0e8kvcen89czw9484","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1795952211263,1795952211263,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 15, 1, 'invoices', 'inv_01m8khfxaaep489hbvdmn0bhyh', '["inv_01m8khfxaaep489hbvdmn0bhyh","org_01m8khfqs0e8kvcen89czw9484","sales","invoice","issued","E-1","con_01m8khfx9zema85v72xk491ryj","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8khfxaaep489hbvdvj81wvy",null,null,"e-1",1795952211274,1795952211274,1,"9999-99-99",0,null,null,[["org_01m8khfqs0e8kvcen89czw9484",1,"Oak","1","50",null,"acc_01m8khfqs0e8kvcen85txss1cg","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 16, 1, 'invoices', 'inv_01m8khfxaaep489hbvdmn0bhyh', '["inv_01m8khfxaaep489hbvdmn0bhyh","org_01m8khfqs0e8kvcen89czw9484","sales","invoice","issued","E-1","con_01m8khfx9zema85v72xk491ryj","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8khfxaaep489hbvdvj81wvy",null,null,"e-1",1795952211274,1795952211286,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8khfqs0e8kvcen89czw9484",1,"Oak","1","50",null,"acc_01m8khfqs0e8kvcen85txss1cg","ST",null,5000,1000,6000]],[["alc_01m8khfxape3xa2a9wy37zkffp","org_01m8khfqs0e8kvcen89czw9484",null,null,6000,"2026-03-25",null,1795952211286,null]],[],null,6000,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 16, 2, 'write_offs', 'alc_01m8khfxape3xa2a9wy37zkffp', '["alc_01m8khfxape3xa2a9wy37zkffp","org_01m8khfqs0e8kvcen89czw9484","inv_01m8khfxaaep489hbvdmn0bhyh","2026-03-25",6000,"acc_01m8khfqs0e8kvcen88xghtvxh","In liquidation","jnl_01m8khfxape3xa2a9wy6qvq57x",null,null,1795952211286]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 17, 1, 'invoices', 'inv_01m8khfxb2em7axbjzypdmz75e', '["inv_01m8khfxb2em7axbjzypdmz75e","org_01m8khfqs0e8kvcen89czw9484","purchase","invoice","issued","E-1","con_01m8khfx9zema85v72xk491ryj","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8khfxb2em7axbjzysdpcktg",null,null,"e-1",1795952211298,1795952211298,1,"9999-99-99",0,null,null,[["org_01m8khfqs0e8kvcen89czw9484",1,"Oak","1","50",null,"acc_01m8khfqs0e8kvcen86cetvvmh","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 18, 1, 'invoices', 'inv_01m8khfxb2em7axbjzypdmz75e', '["inv_01m8khfxb2em7axbjzypdmz75e","org_01m8khfqs0e8kvcen89czw9484","purchase","invoice","issued","E-1","con_01m8khfx9zema85v72xk491ryj","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8khfxb2em7axbjzysdpcktg",null,null,"e-1",1795952211298,1795952211309,2,"9999-99-99",0,null,null,[["org_01m8khfqs0e8kvcen89czw9484",1,"Oak","1","50",null,"acc_01m8khfqs0e8kvcen86cetvvmh","ST",null,5000,1000,6000]],[],[],null,0,6000,1000]');
INSERT INTO audit_states VALUES ('org_01m8khfqs0e8kvcen89czw9484', 18, 2, 'unpaid_vat', 'jnl_01m8khfxbde9yr43nbhwynxfab', '["jnl_01m8khfxbde9yr43nbhwynxfab","org_01m8khfqs0e8kvcen89czw9484","inv_01m8khfxb2em7axbjzypdmz75e","input_repaid","2026-03-25",6000,1000,"acc_01m8khfqs0e8kvcen83txr8y52",null,"jnl_01m8khfxbde9yr43nbhwynxfab",null,null,1795952211309]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 1, 'organisations', 'org_01m8khfqyceabtd0b9qkktzfac', '["org_01m8khfqyceabtd0b9qkktzfac","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205772,1795952205772,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 2, 'members', 'mem_01m8khfqyceabtd0b9gwpe480j', '["mem_01m8khfqyceabtd0b9gwpe480j","org_01m8khfqyceabtd0b9qkktzfac","jo@example.com","usr_01m8khfq67ebar3mprpx5851fg","owner",1795952205772,1795952205772,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 3, 'accounts', 'acc_01m8khfqyceabtd0b9h1dzjxn0', '["acc_01m8khfqyceabtd0b9h1dzjxn0","org_01m8khfqyceabtd0b9qkktzfac","1000","Computer equipment","ASSET",null,"ST",null,"active",1795952205772,1795952205772,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 4, 'accounts', 'acc_01m8khfqyceabtd0b9h4a8ekfr', '["acc_01m8khfqyceabtd0b9h4a8ekfr","org_01m8khfqyceabtd0b9qkktzfac","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795952205772,1795952205772,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 5, 'accounts', 'acc_01m8khfqyceabtd0b9h8vz30t1', '["acc_01m8khfqyceabtd0b9h8vz30t1","org_01m8khfqyceabtd0b9qkktzfac","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795952205772,1795952205772,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 6, 'accounts', 'acc_01m8khfqyceabtd0b9hf0q3m29', '["acc_01m8khfqyceabtd0b9hf0q3m29","org_01m8khfqyceabtd0b9qkktzfac","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795952205772,1795952205772,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 7, 'accounts', 'acc_01m8khfqyceabtd0b9hkbfrf3g', '["acc_01m8khfqyceabtd0b9hkbfrf3g","org_01m8khfqyceabtd0b9qkktzfac","1100","Stock","ASSET",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 8, 'accounts', 'acc_01m8khfqyceabtd0b9hpsdy1sn', '["acc_01m8khfqyceabtd0b9hpsdy1sn","org_01m8khfqyceabtd0b9qkktzfac","1200","Trade debtors","ASSET","receivable",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 9, 'accounts', 'acc_01m8khfqyceabtd0b9hthpgbtc', '["acc_01m8khfqyceabtd0b9hthpgbtc","org_01m8khfqyceabtd0b9qkktzfac","1210","Prepayments","ASSET",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 10, 'accounts', 'acc_01m8khfqyceabtd0b9hx2dwfhv', '["acc_01m8khfqyceabtd0b9hx2dwfhv","org_01m8khfqyceabtd0b9qkktzfac","1220","Other debtors","ASSET",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 11, 'accounts', 'acc_01m8khfqyceabtd0b9j09fbd1t', '["acc_01m8khfqyceabtd0b9j09fbd1t","org_01m8khfqyceabtd0b9qkktzfac","1300","Current account","ASSET","bank",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 12, 'accounts', 'acc_01m8khfqyceabtd0b9j56qj7et', '["acc_01m8khfqyceabtd0b9j56qj7et","org_01m8khfqyceabtd0b9qkktzfac","1310","Petty cash","ASSET",null,"NV",null,"active",1795952205772,1795952205772,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 13, 'accounts', 'acc_01m8khfqyceabtd0b9j84gdtd9', '["acc_01m8khfqyceabtd0b9j84gdtd9","org_01m8khfqyceabtd0b9qkktzfac","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 14, 'accounts', 'acc_01m8khfqyceabtd0b9jej54r6y', '["acc_01m8khfqyceabtd0b9jej54r6y","org_01m8khfqyceabtd0b9qkktzfac","2110","Accruals","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 15, 'accounts', 'acc_01m8khfqyceabtd0b9jkctvj1p', '["acc_01m8khfqyceabtd0b9jkctvj1p","org_01m8khfqyceabtd0b9qkktzfac","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 16, 'accounts', 'acc_01m8khfqyceabtd0b9jm8tyjnc', '["acc_01m8khfqyceabtd0b9jm8tyjnc","org_01m8khfqyceabtd0b9qkktzfac","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 17, 'accounts', 'acc_01m8khfqyceabtd0b9jvkcs9d6', '["acc_01m8khfqyceabtd0b9jvkcs9d6","org_01m8khfqyceabtd0b9qkktzfac","2220","Net wages","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 18, 'accounts', 'acc_01m8khfqyceabtd0b9jxx6fr8x', '["acc_01m8khfqyceabtd0b9jxx6fr8x","org_01m8khfqyceabtd0b9qkktzfac","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 19, 'accounts', 'acc_01m8khfqyceabtd0b9k3dgkzd6', '["acc_01m8khfqyceabtd0b9k3dgkzd6","org_01m8khfqyceabtd0b9qkktzfac","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 20, 'accounts', 'acc_01m8khfqyceabtd0b9k4m7n2y6', '["acc_01m8khfqyceabtd0b9k4m7n2y6","org_01m8khfqyceabtd0b9qkktzfac","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795952205772,1795952205772,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 21, 'accounts', 'acc_01m8khfqyceabtd0b9kbza8rjs', '["acc_01m8khfqyceabtd0b9kbza8rjs","org_01m8khfqyceabtd0b9qkktzfac","2900","Suspense","LIABILITY","suspense",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 22, 'accounts', 'acc_01m8khfqyceabtd0b9kdpz9vey', '["acc_01m8khfqyceabtd0b9kdpz9vey","org_01m8khfqyceabtd0b9qkktzfac","3000","Share capital","EQUITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 23, 'accounts', 'acc_01m8khfqyceabtd0b9kk4f7t18', '["acc_01m8khfqyceabtd0b9kk4f7t18","org_01m8khfqyceabtd0b9qkktzfac","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 24, 'accounts', 'acc_01m8khfqyceabtd0b9kn49t7bv', '["acc_01m8khfqyceabtd0b9kn49t7bv","org_01m8khfqyceabtd0b9qkktzfac","3200","Dividends","EQUITY",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 25, 'accounts', 'acc_01m8khfqyceabtd0b9kr0ybc0k', '["acc_01m8khfqyceabtd0b9kr0ybc0k","org_01m8khfqyceabtd0b9qkktzfac","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 26, 'accounts', 'acc_01m8khfqyceabtd0b9kwwkbs23', '["acc_01m8khfqyceabtd0b9kwwkbs23","org_01m8khfqyceabtd0b9qkktzfac","4000","Sales","INCOME",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 27, 'accounts', 'acc_01m8khfqyceabtd0b9m2mzgp2p', '["acc_01m8khfqyceabtd0b9m2mzgp2p","org_01m8khfqyceabtd0b9qkktzfac","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 28, 'accounts', 'acc_01m8khfqyceabtd0b9m5pkhnsv', '["acc_01m8khfqyceabtd0b9m5pkhnsv","org_01m8khfqyceabtd0b9qkktzfac","4090","Other income","INCOME",null,"ST",null,"active",1795952205772,1795952205772,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 29, 'accounts', 'acc_01m8khfqyceabtd0b9mamhfccy', '["acc_01m8khfqyceabtd0b9mamhfccy","org_01m8khfqyceabtd0b9qkktzfac","4900","Interest received","INCOME",null,"EX",null,"active",1795952205772,1795952205772,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 30, 'accounts', 'acc_01m8khfqyceabtd0b9mdf5428p', '["acc_01m8khfqyceabtd0b9mdf5428p","org_01m8khfqyceabtd0b9qkktzfac","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 31, 'accounts', 'acc_01m8khfqyceabtd0b9mhj8fpfh', '["acc_01m8khfqyceabtd0b9mhj8fpfh","org_01m8khfqyceabtd0b9qkktzfac","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 32, 'accounts', 'acc_01m8khfqyceabtd0b9mpn2w3wm', '["acc_01m8khfqyceabtd0b9mpn2w3wm","org_01m8khfqyceabtd0b9qkktzfac","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 33, 'accounts', 'acc_01m8khfqyceabtd0b9mrkgv7at', '["acc_01m8khfqyceabtd0b9mrkgv7at","org_01m8khfqyceabtd0b9qkktzfac","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 34, 'accounts', 'acc_01m8khfqyceabtd0b9mwb1bm6r', '["acc_01m8khfqyceabtd0b9mwb1bm6r","org_01m8khfqyceabtd0b9qkktzfac","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 35, 'accounts', 'acc_01m8khfqyceabtd0b9n18tsca3', '["acc_01m8khfqyceabtd0b9n18tsca3","org_01m8khfqyceabtd0b9qkktzfac","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 36, 'accounts', 'acc_01m8khfqyceabtd0b9n467s0ty', '["acc_01m8khfqyceabtd0b9n467s0ty","org_01m8khfqyceabtd0b9qkktzfac","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 37, 'accounts', 'acc_01m8khfqyceabtd0b9n8k6mzey', '["acc_01m8khfqyceabtd0b9n8k6mzey","org_01m8khfqyceabtd0b9qkktzfac","6100","Rent","EXPENSE",null,"EX",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 38, 'accounts', 'acc_01m8khfqyceabtd0b9ncd6cd19', '["acc_01m8khfqyceabtd0b9ncd6cd19","org_01m8khfqyceabtd0b9qkktzfac","6110","Business rates","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 39, 'accounts', 'acc_01m8khfqyceabtd0b9nkpdebks', '["acc_01m8khfqyceabtd0b9nkpdebks","org_01m8khfqyceabtd0b9qkktzfac","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 40, 'accounts', 'acc_01m8khfqyceabtd0b9nn48w6kz', '["acc_01m8khfqyceabtd0b9nn48w6kz","org_01m8khfqyceabtd0b9qkktzfac","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 41, 'accounts', 'acc_01m8khfqyceabtd0b9nrdgtyt2', '["acc_01m8khfqyceabtd0b9nrdgtyt2","org_01m8khfqyceabtd0b9qkktzfac","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 42, 'accounts', 'acc_01m8khfqyceabtd0b9nxms6g57', '["acc_01m8khfqyceabtd0b9nxms6g57","org_01m8khfqyceabtd0b9qkktzfac","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 43, 'accounts', 'acc_01m8khfqyceabtd0b9p31rfx8d', '["acc_01m8khfqyceabtd0b9p31rfx8d","org_01m8khfqyceabtd0b9qkktzfac","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 44, 'accounts', 'acc_01m8khfqyceabtd0b9p6w8rnd6', '["acc_01m8khfqyceabtd0b9p6w8rnd6","org_01m8khfqyceabtd0b9qkktzfac","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 45, 'accounts', 'acc_01m8khfqyceabtd0b9pate3jsg', '["acc_01m8khfqyceabtd0b9pate3jsg","org_01m8khfqyceabtd0b9qkktzfac","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 46, 'accounts', 'acc_01m8khfqyceabtd0b9peq2rdrt', '["acc_01m8khfqyceabtd0b9peq2rdrt","org_01m8khfqyceabtd0b9qkktzfac","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 47, 'accounts', 'acc_01m8khfqyceabtd0b9phjpsdtz', '["acc_01m8khfqyceabtd0b9phjpsdtz","org_01m8khfqyceabtd0b9qkktzfac","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 48, 'accounts', 'acc_01m8khfqyceabtd0b9pmfn259n', '["acc_01m8khfqyceabtd0b9pmfn259n","org_01m8khfqyceabtd0b9qkktzfac","6600","Insurance","EXPENSE",null,"EX",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 49, 'accounts', 'acc_01m8khfqyceabtd0b9ptt9ktqg', '["acc_01m8khfqyceabtd0b9ptt9ktqg","org_01m8khfqyceabtd0b9qkktzfac","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 50, 'accounts', 'acc_01m8khfqyceabtd0b9pz6nmm1h', '["acc_01m8khfqyceabtd0b9pz6nmm1h","org_01m8khfqyceabtd0b9qkktzfac","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 51, 'accounts', 'acc_01m8khfqyceabtd0b9q3vx2w19', '["acc_01m8khfqyceabtd0b9q3vx2w19","org_01m8khfqyceabtd0b9qkktzfac","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 52, 'accounts', 'acc_01m8khfqyceabtd0b9q6qa1229', '["acc_01m8khfqyceabtd0b9q6qa1229","org_01m8khfqyceabtd0b9qkktzfac","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795952205772,1795952205772,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 53, 'accounts', 'acc_01m8khfqyceabtd0b9q9kjfgxy', '["acc_01m8khfqyceabtd0b9q9kjfgxy","org_01m8khfqyceabtd0b9qkktzfac","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795952205772,1795952205772,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 1, 54, 'accounts', 'acc_01m8khfqyceabtd0b9qe6gadjy', '["acc_01m8khfqyceabtd0b9qe6gadjy","org_01m8khfqyceabtd0b9qkktzfac","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795952205772,1795952205772,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 1, 'accounts', 'acc_01m8khfr03e8s971rybfgaf75j', '["acc_01m8khfr03e8s971rybfgaf75j","org_01m8khfqyceabtd0b9qkktzfac","2250","VAT","LIABILITY","vat_control",null,null,"active",1795952205827,1795952205827,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 3, 1, 'accounts', 'acc_01m8khfr1rex7t4hs8bd3hxkjd', '["acc_01m8khfr1rex7t4hs8bd3hxkjd","org_01m8khfqyceabtd0b9qkktzfac","4100","Room hire","INCOME",null,"EX",null,"active",1795952205880,1795952205880,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 1, 'bank_accounts', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '["bac_01m8khfr4wezqbq8f2rm9yk7qh","org_01m8khfqyceabtd0b9qkktzfac","acc_01m8khfqyceabtd0b9j09fbd1t","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8khfr4wezqbq8f2rzf84at3",null,1795952205980,1795952205980,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 5, 1, 'accounts', 'acc_01m8khfr73e8eadq7fqjx3d303', '["acc_01m8khfr73e8eadq7fqjx3d303","org_01m8khfqyceabtd0b9qkktzfac","1301","Savings","ASSET","bank",null,null,"active",1795952206051,1795952206051,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 6, 1, 'bank_accounts', 'bac_01m8khfr73e8eadq7fqc4drre1', '["bac_01m8khfr73e8eadq7fqc4drre1","org_01m8khfqyceabtd0b9qkktzfac","acc_01m8khfr73e8eadq7fqjx3d303","Savings","savings",null,null,null,null,null,null,null,1795952206051,1795952206051,1,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 1, 'contacts', 'con_01m8khfr93e74t1gg823yb4j92', '["con_01m8khfr93e74t1gg823yb4j92","org_01m8khfqyceabtd0b9qkktzfac","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795952206115,1795952206115,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 1, 'contacts', 'con_01m8khfraze5yrje1wvr2x2ayj', '["con_01m8khfraze5yrje1wvr2x2ayj","org_01m8khfqyceabtd0b9qkktzfac","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795952206175,1795952206175,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 1, 'contacts', 'con_01m8khfrcwesz9h9zs6v9exnvd', '["con_01m8khfrcwesz9h9zs6v9exnvd","org_01m8khfqyceabtd0b9qkktzfac","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795952206236,1795952206236,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 1, 'contacts', 'con_01m8khfregevt8dqdegerzrbwm', '["con_01m8khfregevt8dqdegerzrbwm","org_01m8khfqyceabtd0b9qkktzfac","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795952206288,1795952206288,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 1, 'contacts', 'con_01m8khfrgaeqw88b1zpq4e4qvw', '["con_01m8khfrgaeqw88b1zpq4e4qvw","org_01m8khfqyceabtd0b9qkktzfac","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795952206346,1795952206346,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 1, 'contacts', 'con_01m8khfrj5evav4wabkxx5dk82', '["con_01m8khfrj5evav4wabkxx5dk82","org_01m8khfqyceabtd0b9qkktzfac","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795952206405,1795952206405,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 1, 'contacts', 'con_01m8khfrm1ewtar4t5nhv0c1d9', '["con_01m8khfrm1ewtar4t5nhv0c1d9","org_01m8khfqyceabtd0b9qkktzfac","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795952206465,1795952206465,1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 1, 'invoices', 'inv_01m8khfrsfea6a0wrevpkev680', '["inv_01m8khfrsfea6a0wrevpkev680","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0001","con_01m8khfr93e74t1gg823yb4j92","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8khfrsfea6a0wrevvr9epjq",null,null,"inv-0001",1795952206639,1795952206639,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course design, 3 days","3","650.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,195000,39000,234000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 14, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 15, 1, 'invoices', 'inv_01m8khfrtfe2mvgcfk6k652bfj', '["inv_01m8khfrtfe2mvgcfk6k652bfj","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","PX-881","con_01m8khfregevt8dqdegerzrbwm","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8khfrtfe2mvgcfk6m2fc8at",null,null,"px-881",1795952206671,1795952206671,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Printing of workbooks","1","412.00",null,"acc_01m8khfqyceabtd0b9mhj8fpfh","ZR",null,41200,0,41200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 16, 1, 'invoices', 'inv_01m8khfrvjezprrsaq1kvzgea8', '["inv_01m8khfrvjezprrsaq1kvzgea8","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","TB-0117","con_01m8khfrgaeqw88b1zpq4e4qvw","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8khfrvjezprrsaq1md1466b",null,null,"tb-0117",1795952206706,1795952206706,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Laptop","1","899.00",null,"acc_01m8khfqyceabtd0b9h1dzjxn0","ST",null,89900,17980,107880]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 17, 1, 'invoices', 'inv_01m8khfrwpekvsdnhgz05v9nyy', '["inv_01m8khfrwpekvsdnhgz05v9nyy","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0002","con_01m8khfr93e74t1gg823yb4j92","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8khfrwpekvsdnhgz690x9zd",null,null,"inv-0002",1795952206742,1795952206742,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Workbooks","120","7.25",null,"acc_01m8khfqyceabtd0b9m2mzgp2p","ZR",null,87000,0,87000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 17, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 18, 1, 'invoices', 'inv_01m8khfrxnepntartpp298q0f7', '["inv_01m8khfrxnepntartpp298q0f7","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","HL-33","con_01m8khfrj5evav4wabkxx5dk82","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8khfrxnepntartpp76gfnrx",null,null,"hl-33",1795952206773,1795952206773,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Rent, January to March","1","1350.00",null,"acc_01m8khfqyceabtd0b9n8k6mzey","EX",null,135000,0,135000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 19, 1, 'invoices', 'inv_01m8khfrydecnt5g19p5pseapq', '["inv_01m8khfrydecnt5g19p5pseapq","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0003","con_01m8khfraze5yrje1wvr2x2ayj","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8khfrydecnt5g19p8rdv61w",null,null,"inv-0003",1795952206797,1795952206797,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8khfr1rex7t4hs8bd3hxkjd","EX",null,24000,0,24000],["org_01m8khfqyceabtd0b9qkktzfac",2,"Projector","1","35.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,3500,700,4200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 19, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 20, 1, 'invoices', 'inv_01m8khfs00e4svegw1spbky6f3', '["inv_01m8khfs00e4svegw1spbky6f3","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0004","con_01m8khfrcwesz9h9zs6v9exnvd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8khfs00e4svegw1sre86zk3",null,null,"inv-0004",1795952206848,1795952206848,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course for new starters","1","1480.00","10","acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,133200,26640,159840]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 20, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 21, 1, 'invoices', 'inv_01m8khfs13e4c93skkxt2dsxgf', '["inv_01m8khfs13e4c93skkxt2dsxgf","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0005","con_01m8khfrcwesz9h9zs6v9exnvd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8khfs13e4c93skkxxykcf73",null,null,"inv-0005",1795952206883,1795952206883,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Raised in error","1","500.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 21, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 22, 1, 'invoices', 'inv_01m8khfs2rejzsmgypng0kjeds', '["inv_01m8khfs2rejzsmgypng0kjeds","org_01m8khfqyceabtd0b9qkktzfac","sales","credit_note","issued","CN-0001","con_01m8khfrcwesz9h9zs6v9exnvd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8khfs2rejzsmgypnm0jt4qe",null,null,"cn-0001\ninv-0004",1795952206936,1795952206936,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"A day that was not held","1","150.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 22, 2, 'number_sequences', 'credit_note', '["org_01m8khfqyceabtd0b9qkktzfac","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 23, 1, 'invoices', 'inv_01m8khfs3ke32rp8xyjda9w6z0', '["inv_01m8khfs3ke32rp8xyjda9w6z0","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","FR-1209","con_01m8khfrm1ewtar4t5nhv0c1d9","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8khfs3ke32rp8xyjks5svxz",null,null,"fr-1209",1795952206963,1795952206963,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Illustration, 2 days","2","384.00",null,"acc_01m8khfqyceabtd0b9mpn2w3wm","ST",null,64000,12800,76800]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 24, 1, 'invoices', 'inv_01m8khfs4teqnabg5wtq2d0h9t', '["inv_01m8khfs4teqnabg5wtq2d0h9t","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0006","con_01m8khfr93e74t1gg823yb4j92","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8khfs4teqnabg5wtve050er",null,null,"inv-0006",1795952207002,1795952207002,1,"9999-99-99",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Workbooks","24","7.25",null,"acc_01m8khfqyceabtd0b9m2mzgp2p","ZR",null,17400,0,17400],["org_01m8khfqyceabtd0b9qkktzfac",2,"Half a day of course design","0.5","650.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,32500,6500,39000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 24, 2, 'number_sequences', 'invoice', '["org_01m8khfqyceabtd0b9qkktzfac","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 25, 1, 'invoices', 'inv_01m8khfs13e4c93skkxt2dsxgf', '["inv_01m8khfs13e4c93skkxt2dsxgf","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","void","INV-0005","con_01m8khfrcwesz9h9zs6v9exnvd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8khfs13e4c93skkxxykcf73","2026-03-03","jnl_01m8khfs7he95sd75x06mcv19h","inv-0005",1795952206883,1795952207089,2,"2026-03-03",0,null,null,[["org_01m8khfqyceabtd0b9qkktzfac",1,"Raised in error","1","500.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 1, 'invoices', 'inv_01m8khfs00e4svegw1spbky6f3', '["inv_01m8khfs00e4svegw1spbky6f3","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0004","con_01m8khfrcwesz9h9zs6v9exnvd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8khfs00e4svegw1sre86zk3",null,null,"inv-0004",1795952206848,1795952207198,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course for new starters","1","1480.00","10","acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,133200,26640,159840]],[["alc_01m8khfsayekcvzknhc6r7bckm","org_01m8khfqyceabtd0b9qkktzfac",null,"inv_01m8khfs2rejzsmgypng0kjeds",18000,"2026-03-12",null,1795952207198,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 2, 'invoices', 'inv_01m8khfs2rejzsmgypng0kjeds', '["inv_01m8khfs2rejzsmgypng0kjeds","org_01m8khfqyceabtd0b9qkktzfac","sales","credit_note","issued","CN-0001","con_01m8khfrcwesz9h9zs6v9exnvd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8khfs2rejzsmgypnm0jt4qe",null,null,"cn-0001\ninv-0004",1795952206936,1795952207198,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8khfqyceabtd0b9qkktzfac",1,"A day that was not held","1","150.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 30, 1, 'invoices', 'inv_01m8khfrydecnt5g19p5pseapq', '["inv_01m8khfrydecnt5g19p5pseapq","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0003","con_01m8khfraze5yrje1wvr2x2ayj","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8khfrydecnt5g19p8rdv61w",null,null,"inv-0003",1795952206797,1795952207373,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8khfr1rex7t4hs8bd3hxkjd","EX",null,24000,0,24000],["org_01m8khfqyceabtd0b9qkktzfac",2,"Projector","1","35.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,3500,700,4200]],[["alc_01m8khfsgde5ga14dy51q7p656","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khfsgde5ga14dy4sgqsyav",null,28200,"2026-03-06",null,1795952207373,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 30, 2, 'settlements', 'set_01m8khfsgde5ga14dy4sgqsyav', '["set_01m8khfsgde5ga14dy4sgqsyav","org_01m8khfqyceabtd0b9qkktzfac","receipt","sales","posted","con_01m8khfraze5yrje1wvr2x2ayj","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-06",28200,28200,null,null,0,"jnl_01m8khfsgde5ga14dy4x5mqytg",null,null,"",1795952207373,1795952207373,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 1, 'bank_accounts', 'bac_01m8khfr4wezqbq8f2rm9yk7qh', '["bac_01m8khfr4wezqbq8f2rm9yk7qh","org_01m8khfqyceabtd0b9qkktzfac","acc_01m8khfqyceabtd0b9j09fbd1t","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8khfr4wezqbq8f2rzf84at3",900715,1795952205980,1795952207488,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 2, 'stated_balances', 'bac_01m8khfr4wezqbq8f2rm9yk7qh/2026-03-31', '["org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-31",900715,1795952207488]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 3, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3gj6b469', '["btx_01m8khfsm0eet99kjs3gj6b469","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 4, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3nhyrxwg', '["btx_01m8khfsm0eet99kjs3nhyrxwg","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 5, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3s61f933', '["btx_01m8khfsm0eet99kjs3s61f933","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 6, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3z1bxrxm', '["btx_01m8khfsm0eet99kjs3z1bxrxm","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 7, 'bank_transactions', 'btx_01m8khfsm0eet99kjs40xawd1v', '["btx_01m8khfsm0eet99kjs40xawd1v","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 8, 'bank_transactions', 'btx_01m8khfsm0eet99kjs464s0zxf', '["btx_01m8khfsm0eet99kjs464s0zxf","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 9, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4anpzf4v', '["btx_01m8khfsm0eet99kjs4anpzf4v","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 10, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4ess806j', '["btx_01m8khfsm0eet99kjs4ess806j","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 11, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4krypvtx', '["btx_01m8khfsm0eet99kjs4krypvtx","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 12, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4md67khd', '["btx_01m8khfsm0eet99kjs4md67khd","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 13, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4vymsj6n', '["btx_01m8khfsm0eet99kjs4vymsj6n","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 14, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4ws0yeft', '["btx_01m8khfsm0eet99kjs4ws0yeft","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 31, 15, 'bank_transactions', 'btx_01m8khfsm0eet99kjs53ccwcq1', '["btx_01m8khfsm0eet99kjs53ccwcq1","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795952207488,1795952207488,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 32, 1, 'invoices', 'inv_01m8khfrvjezprrsaq1kvzgea8', '["inv_01m8khfrvjezprrsaq1kvzgea8","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","TB-0117","con_01m8khfrgaeqw88b1zpq4e4qvw","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8khfrvjezprrsaq1md1466b",null,null,"tb-0117",1795952206706,1795952207650,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Laptop","1","899.00",null,"acc_01m8khfqyceabtd0b9h1dzjxn0","ST",null,89900,17980,107880]],[["alc_01m8khfss2ewb93y221k689xqx","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khfss2ewb93y221k689xqx",null,107880,"2026-01-22",null,1795952207650,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 32, 2, 'settlements', 'set_01m8khfss2ewb93y221k689xqx', '["set_01m8khfss2ewb93y221k689xqx","org_01m8khfqyceabtd0b9qkktzfac","payment","purchase","posted","con_01m8khfrgaeqw88b1zpq4e4qvw","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-22",107880,107880,null,"btx_01m8khfsm0eet99kjs3gj6b469",1,"jnl_01m8khfss2ewb93y221k689xqx",null,null,"",1795952207650,1795952207650,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 33, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3gj6b469', '["btx_01m8khfsm0eet99kjs3gj6b469","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8khfrgaeqw88b1zpq4e4qvw","allocations","jnl_01m8khfss2ewb93y221k689xqx",2,null,"NV",0,1795952207650,1795952207488,1795952207650,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 34, 1, 'invoices', 'inv_01m8khfrsfea6a0wrevpkev680', '["inv_01m8khfrsfea6a0wrevpkev680","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0001","con_01m8khfr93e74t1gg823yb4j92","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8khfrsfea6a0wrevvr9epjq",null,null,"inv-0001",1795952206639,1795952207811,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course design, 3 days","3","650.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,195000,39000,234000]],[["alc_01m8khfsy3emjt1bqd8vqf955n","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khfsy3emjt1bqd8vqf955n",null,150000,"2026-01-30",null,1795952207811,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 34, 2, 'settlements', 'set_01m8khfsy3emjt1bqd8vqf955n', '["set_01m8khfsy3emjt1bqd8vqf955n","org_01m8khfqyceabtd0b9qkktzfac","receipt","sales","posted","con_01m8khfr93e74t1gg823yb4j92","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-30",150000,150000,null,"btx_01m8khfsm0eet99kjs3nhyrxwg",1,"jnl_01m8khfsy3emjt1bqd8vqf955n",null,null,"",1795952207811,1795952207811,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 35, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3nhyrxwg', '["btx_01m8khfsm0eet99kjs3nhyrxwg","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8khfr93e74t1gg823yb4j92","allocations","jnl_01m8khfsy3emjt1bqd8vqf955n",2,null,"NV",0,1795952207811,1795952207488,1795952207811,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 36, 1, 'invoices', 'inv_01m8khfrxnepntartpp298q0f7', '["inv_01m8khfrxnepntartpp298q0f7","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","HL-33","con_01m8khfrj5evav4wabkxx5dk82","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8khfrxnepntartpp76gfnrx",null,null,"hl-33",1795952206773,1795952207991,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Rent, January to March","1","1350.00",null,"acc_01m8khfqyceabtd0b9n8k6mzey","EX",null,135000,0,135000]],[["alc_01m8khft3qey0az4ybcxjyp1y0","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khft3qey0az4ybcxjyp1y0",null,135000,"2026-02-10",null,1795952207991,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 36, 2, 'settlements', 'set_01m8khft3qey0az4ybcxjyp1y0', '["set_01m8khft3qey0az4ybcxjyp1y0","org_01m8khfqyceabtd0b9qkktzfac","payment","purchase","posted","con_01m8khfrj5evav4wabkxx5dk82","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-10",135000,135000,null,"btx_01m8khfsm0eet99kjs3z1bxrxm",1,"jnl_01m8khft3qey0az4ybcxjyp1y0",null,null,"",1795952207991,1795952207991,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 37, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3z1bxrxm', '["btx_01m8khfsm0eet99kjs3z1bxrxm","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8khfrj5evav4wabkxx5dk82","allocations","jnl_01m8khft3qey0az4ybcxjyp1y0",2,null,"NV",0,1795952207991,1795952207488,1795952207991,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 38, 1, 'invoices', 'inv_01m8khfrsfea6a0wrevpkev680', '["inv_01m8khfrsfea6a0wrevpkev680","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0001","con_01m8khfr93e74t1gg823yb4j92","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8khfrsfea6a0wrevvr9epjq",null,null,"inv-0001",1795952206639,1795952208167,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course design, 3 days","3","650.00",null,"acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,195000,39000,234000]],[["alc_01m8khfsy3emjt1bqd8vqf955n","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khfsy3emjt1bqd8vqf955n",null,150000,"2026-01-30",null,1795952207811,null],["alc_01m8khft97evhav7m1awrtbr9e","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khft97evhav7m1awrtbr9e",null,84000,"2026-02-16",null,1795952208167,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 38, 2, 'invoices', 'inv_01m8khfrwpekvsdnhgz05v9nyy', '["inv_01m8khfrwpekvsdnhgz05v9nyy","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0002","con_01m8khfr93e74t1gg823yb4j92","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8khfrwpekvsdnhgz690x9zd",null,null,"inv-0002",1795952206742,1795952208167,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Workbooks","120","7.25",null,"acc_01m8khfqyceabtd0b9m2mzgp2p","ZR",null,87000,0,87000]],[["alc_01m8khft97evhav7m1awrtbr9f","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khft97evhav7m1awrtbr9e",null,87000,"2026-02-16",null,1795952208167,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 38, 3, 'settlements', 'set_01m8khft97evhav7m1awrtbr9e', '["set_01m8khft97evhav7m1awrtbr9e","org_01m8khfqyceabtd0b9qkktzfac","receipt","sales","posted","con_01m8khfr93e74t1gg823yb4j92","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-16",171000,171000,null,"btx_01m8khfsm0eet99kjs40xawd1v",1,"jnl_01m8khft97evhav7m1awrtbr9e",null,null,"",1795952208167,1795952208167,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 39, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs40xawd1v', '["btx_01m8khfsm0eet99kjs40xawd1v","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8khfr93e74t1gg823yb4j92","allocations","jnl_01m8khft97evhav7m1awrtbr9e",2,null,"NV",0,1795952208167,1795952207488,1795952208167,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 40, 1, 'invoices', 'inv_01m8khfrtfe2mvgcfk6k652bfj', '["inv_01m8khfrtfe2mvgcfk6k652bfj","org_01m8khfqyceabtd0b9qkktzfac","purchase","invoice","issued","PX-881","con_01m8khfregevt8dqdegerzrbwm","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8khfrtfe2mvgcfk6m2fc8at",null,null,"px-881",1795952206671,1795952208318,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Printing of workbooks","1","412.00",null,"acc_01m8khfqyceabtd0b9mhj8fpfh","ZR",null,41200,0,41200]],[["alc_01m8khftdyeg5rtn2pc73a8ej4","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khftdyeg5rtn2pc73a8ej4",null,40000,"2026-02-27",null,1795952208318,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 40, 2, 'settlements', 'set_01m8khftdyeg5rtn2pc73a8ej4', '["set_01m8khftdyeg5rtn2pc73a8ej4","org_01m8khfqyceabtd0b9qkktzfac","payment","purchase","posted","con_01m8khfregevt8dqdegerzrbwm","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-27",40000,40000,null,"btx_01m8khfsm0eet99kjs4anpzf4v",1,"jnl_01m8khftdyeg5rtn2pc73a8ej4",null,null,"",1795952208318,1795952208318,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 41, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4anpzf4v', '["btx_01m8khfsm0eet99kjs4anpzf4v","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8khfregevt8dqdegerzrbwm","allocations","jnl_01m8khftdyeg5rtn2pc73a8ej4",2,null,"NV",0,1795952208318,1795952207488,1795952208318,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 42, 1, 'invoices', 'inv_01m8khfs00e4svegw1spbky6f3', '["inv_01m8khfs00e4svegw1spbky6f3","org_01m8khfqyceabtd0b9qkktzfac","sales","invoice","issued","INV-0004","con_01m8khfrcwesz9h9zs6v9exnvd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8khfs00e4svegw1sre86zk3",null,null,"inv-0004",1795952206848,1795952208458,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8khfqyceabtd0b9qkktzfac",1,"Course for new starters","1","1480.00","10","acc_01m8khfqyceabtd0b9kwwkbs23","ST",null,133200,26640,159840]],[["alc_01m8khfsayekcvzknhc6r7bckm","org_01m8khfqyceabtd0b9qkktzfac",null,"inv_01m8khfs2rejzsmgypng0kjeds",18000,"2026-03-12",null,1795952207198,null],["alc_01m8khftj9e38rbatrqx506mzh","org_01m8khfqyceabtd0b9qkktzfac","set_01m8khftj9e38rbatrqx506mzh",null,141840,"2026-03-16",null,1795952208458,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 42, 2, 'settlements', 'set_01m8khftj9e38rbatrqx506mzh', '["set_01m8khftj9e38rbatrqx506mzh","org_01m8khfqyceabtd0b9qkktzfac","receipt","sales","posted","con_01m8khfrcwesz9h9zs6v9exnvd","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-16",141840,141840,null,"btx_01m8khfsm0eet99kjs4md67khd",1,"jnl_01m8khftj9e38rbatrqx506mzh",null,null,"",1795952208458,1795952208458,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 43, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4md67khd', '["btx_01m8khfsm0eet99kjs4md67khd","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8khfrcwesz9h9zs6v9exnvd","allocations","jnl_01m8khftj9e38rbatrqx506mzh",2,null,"NV",0,1795952208458,1795952207488,1795952208458,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 44, 1, 'settlements', 'set_01m8khfsgde5ga14dy4sgqsyav', '["set_01m8khfsgde5ga14dy4sgqsyav","org_01m8khfqyceabtd0b9qkktzfac","receipt","sales","posted","con_01m8khfraze5yrje1wvr2x2ayj","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-06",28200,28200,null,"btx_01m8khfsm0eet99kjs4krypvtx",0,"jnl_01m8khfsgde5ga14dy4x5mqytg",null,null,"",1795952207373,1795952208618,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 45, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4krypvtx', '["btx_01m8khfsm0eet99kjs4krypvtx","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8khfraze5yrje1wvr2x2ayj","match","jnl_01m8khfsgde5ga14dy4x5mqytg",2,null,"NV",0,1795952208618,1795952207488,1795952208618,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 46, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4ws0yeft', '["btx_01m8khfsm0eet99kjs4ws0yeft","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8khftw3epnbh80ecwm51vxz",1,null,"NV",0,1795952208771,1795952207488,1795952208771,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 47, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs53ccwcq1', '["btx_01m8khfsm0eet99kjs53ccwcq1","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8khfqyceabtd0b9jvkcs9d6","NV",null,null,"account","jnl_01m8khfv1nemrtnaxw2cqxp8dk",1,"acc_01m8khfqyceabtd0b9jvkcs9d6","NV",0,1795952208949,1795952207488,1795952208949,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 48, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3s61f933', '["btx_01m8khfsm0eet99kjs3s61f933","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8khfqyceabtd0b9nrdgtyt2","ST",null,null,null,null,null,null,null,null,null,1795952207488,1795952209854,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 49, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs464s0zxf', '["btx_01m8khfsm0eet99kjs464s0zxf","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8khfqyceabtd0b9p31rfx8d","ZR",null,null,null,null,null,null,null,null,null,1795952207488,1795952209854,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 50, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4ess806j', '["btx_01m8khfsm0eet99kjs4ess806j","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8khfqyceabtd0b9nrdgtyt2","ST",null,null,null,null,null,null,null,null,null,1795952207488,1795952209854,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 51, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4vymsj6n', '["btx_01m8khfsm0eet99kjs4vymsj6n","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8khfqyceabtd0b9ptt9ktqg","EX",null,null,null,null,null,null,null,null,null,1795952207488,1795952209854,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 52, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs464s0zxf', '["btx_01m8khfsm0eet99kjs464s0zxf","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8khfqyceabtd0b9p31rfx8d","ZR",null,null,"account","jnl_01m8khfw1ke4ftft296sb56kxd",1,"acc_01m8khfqyceabtd0b9p31rfx8d","ZR",0,1795952209971,1795952207488,1795952209971,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 53, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4ess806j', '["btx_01m8khfsm0eet99kjs4ess806j","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8khfqyceabtd0b9nrdgtyt2","ST",null,null,"account","jnl_01m8khfw3xetzsfzf6attcdaqj",1,"acc_01m8khfqyceabtd0b9nrdgtyt2","ST",-600,1795952210045,1795952207488,1795952210045,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 54, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs3s61f933', '["btx_01m8khfsm0eet99kjs3s61f933","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8khfqyceabtd0b9nrdgtyt2","ST",null,null,"account","jnl_01m8khfw7eenztjzk4xnnwrt5h",1,"acc_01m8khfqyceabtd0b9nrdgtyt2","ST",-600,1795952210158,1795952207488,1795952210158,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 55, 1, 'bank_transactions', 'btx_01m8khfsm0eet99kjs4vymsj6n', '["btx_01m8khfsm0eet99kjs4vymsj6n","org_01m8khfqyceabtd0b9qkktzfac","bac_01m8khfr4wezqbq8f2rm9yk7qh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8khfqyceabtd0b9ptt9ktqg","EX",null,null,"account","jnl_01m8khfwavex2abbcraxer0e9h",1,"acc_01m8khfqyceabtd0b9ptt9ktqg","EX",0,1795952210267,1795952207488,1795952210267,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 56, 1, 'vat_returns', 'vrt_01m8khfwhyej7r1jwfpx537tzr', '["vrt_01m8khfwhyej7r1jwfpx537tzr","org_01m8khfqyceabtd0b9qkktzfac","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795952210494,1795952210494,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 57, 1, 'organisations', 'org_01m8khfqyceabtd0b9qkktzfac', '["org_01m8khfqyceabtd0b9qkktzfac","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795952205772,1795952205772,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 57, 2, 'vat_returns', 'vrt_01m8khfwhyej7r1jwfpx537tzr', '["vrt_01m8khfwhyej7r1jwfpx537tzr","org_01m8khfqyceabtd0b9qkktzfac","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795952210539,1795952210494,1795952210539,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 58, 1, 'organisations', 'org_01m8khfqyceabtd0b9qkktzfac', '["org_01m8khfqyceabtd0b9qkktzfac","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795952205772,1795952210584,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1795952205000, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8khfq67ebar3mprpx5851fg', 'usr_01m8khfq67ebar3mprpx5851fg', '{}', X'65E7CF2C11AED6D7D43E3848C888D4332F292576826585BC8028BD678BFC9AF9');
INSERT INTO security_events VALUES (2, 1795952205122, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8khfqa2e538fswm3wa8hfd0', 'usr_01m8khfq67ebar3mprpx5851fg', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'EE048F3D9270CC94BCE47521FD185376381A87B3E5EC9ABA9EB73406207FF43A');
INSERT INTO security_events VALUES (3, 1795952205286, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8khfq67ebar3mprpx5851fg', 'usr_01m8khfq67ebar3mprpx5851fg', '{"expires_at":"2026-11-29T12:36:45.286Z"}', X'4D799D34AB561B969B75EACDA409B64922D3C289CF88C543B08BABCF1F56847B');
INSERT INTO security_events VALUES (4, 1795952205561, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8khfqqsengbx45zpdcxacre', 'usr_01m8khfq67ebar3mprpx5851fg', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'43477FC5860C0DFC7232175859EB2B525CE64AB17B8847D2ED98CAAB0B2099E6');
INSERT INTO security_events VALUES (5, 1795952211040, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8khfq67ebar3mprpx5851fg', 'usr_01m8khfq67ebar3mprpx5851fg', '{"amount":10,"balance":10}', X'97D8729B4A2598BA0F883CBCB468FAE44F457925B820D07220E8D76DB29C07B1');
INSERT INTO security_head VALUES (1, 5, X'97D8729B4A2598BA0F883CBCB468FAE44F457925B820D07220E8D76DB29C07B1', NULL);
INSERT INTO vat_methods VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO allocations VALUES ('alc_01m8khfsayekcvzknhc6r7bckm', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs00e4svegw1spbky6f3', NULL, 'inv_01m8khfs2rejzsmgypng0kjeds', 18000, '2026-03-12', NULL, 1795952207198, NULL);
INSERT INTO allocations VALUES ('alc_01m8khfsgde5ga14dy51q7p656', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrydecnt5g19p5pseapq', 'set_01m8khfsgde5ga14dy4sgqsyav', NULL, 28200, '2026-03-06', NULL, 1795952207373, NULL);
INSERT INTO allocations VALUES ('alc_01m8khfss2ewb93y221k689xqx', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrvjezprrsaq1kvzgea8', 'set_01m8khfss2ewb93y221k689xqx', NULL, 107880, '2026-01-22', NULL, 1795952207650, NULL);
INSERT INTO allocations VALUES ('alc_01m8khfsy3emjt1bqd8vqf955n', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrsfea6a0wrevpkev680', 'set_01m8khfsy3emjt1bqd8vqf955n', NULL, 150000, '2026-01-30', NULL, 1795952207811, NULL);
INSERT INTO allocations VALUES ('alc_01m8khft3qey0az4ybcxjyp1y0', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrxnepntartpp298q0f7', 'set_01m8khft3qey0az4ybcxjyp1y0', NULL, 135000, '2026-02-10', NULL, 1795952207991, NULL);
INSERT INTO allocations VALUES ('alc_01m8khft97evhav7m1awrtbr9e', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrsfea6a0wrevpkev680', 'set_01m8khft97evhav7m1awrtbr9e', NULL, 84000, '2026-02-16', NULL, 1795952208167, NULL);
INSERT INTO allocations VALUES ('alc_01m8khft97evhav7m1awrtbr9f', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrwpekvsdnhgz05v9nyy', 'set_01m8khft97evhav7m1awrtbr9e', NULL, 87000, '2026-02-16', NULL, 1795952208167, NULL);
INSERT INTO allocations VALUES ('alc_01m8khftdyeg5rtn2pc73a8ej4', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfrtfe2mvgcfk6k652bfj', 'set_01m8khftdyeg5rtn2pc73a8ej4', NULL, 40000, '2026-02-27', NULL, 1795952208318, NULL);
INSERT INTO allocations VALUES ('alc_01m8khftj9e38rbatrqx506mzh', 'org_01m8khfqyceabtd0b9qkktzfac', 'inv_01m8khfs00e4svegw1spbky6f3', 'set_01m8khftj9e38rbatrqx506mzh', NULL, 141840, '2026-03-16', NULL, 1795952208458, NULL);
INSERT INTO allocations VALUES ('alc_01m8khfxape3xa2a9wy37zkffp', 'org_01m8khfqs0e8kvcen89czw9484', 'inv_01m8khfxaaep489hbvdmn0bhyh', NULL, NULL, 6000, '2026-03-25', NULL, 1795952211286, NULL);
INSERT INTO write_offs VALUES ('alc_01m8khfxape3xa2a9wy37zkffp', 'org_01m8khfqs0e8kvcen89czw9484', 'inv_01m8khfxaaep489hbvdmn0bhyh', '2026-03-25', 6000, 'acc_01m8khfqs0e8kvcen88xghtvxh', 'In liquidation', 'jnl_01m8khfxape3xa2a9wy6qvq57x', NULL, NULL, 1795952211286);
INSERT INTO unpaid_vat VALUES ('jnl_01m8khfxbde9yr43nbhwynxfab', 'org_01m8khfqs0e8kvcen89czw9484', 'inv_01m8khfxb2em7axbjzypdmz75e', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8khfqs0e8kvcen83txr8y52', NULL, 'jnl_01m8khfxbde9yr43nbhwynxfab', NULL, NULL, 1795952211309);
INSERT INTO tax_codes VALUES ('org_01m8khfqs0e8kvcen89czw9484', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795952211110, 1795952211110, 1);
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8khfxaaep489hbvdmn0bhyh', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8khfxb2em7axbjzypdmz75e', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqs0e8kvcen89czw9484', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8khfrsfea6a0wrevpkev680', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8khfrtfe2mvgcfk6k652bfj', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8khfrvjezprrsaq1kvzgea8', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8khfrwpekvsdnhgz05v9nyy', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8khfrxnepntartpp298q0f7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8khfrydecnt5g19p5pseapq', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8khfrydecnt5g19p5pseapq', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8khfs00e4svegw1spbky6f3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8khfs13e4c93skkxt2dsxgf', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8khfs2rejzsmgypng0kjeds', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8khfs3ke32rp8xyjda9w6z0', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8khfs4teqnabg5wtq2d0h9t', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8khfs4teqnabg5wtq2d0h9t', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8khfs13e4c93skkxt2dsxgf', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8khfqyceabtd0b9qkktzfac', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8khfqs0e8kvcen89czw9484', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8khfqyceabtd0b9qkktzfac', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
CREATE INDEX api_keys_of_user ON api_keys (user_id, id);
CREATE INDEX key_secrets_of_key ON key_secrets (key_id);
CREATE INDEX credit_movements_of_user ON credit_movements (user_id, id);
CREATE TRIGGER credit_movements_never_change BEFORE UPDATE ON credit_movements
BEGIN SELECT RAISE(ABORT, 'credit movements are never changed'); END;
CREATE TRIGGER credit_movements_never_go BEFORE DELETE ON credit_movements
BEGIN SELECT RAISE(ABORT, 'credit movements are never deleted'); END;
CREATE INDEX blobs_not_kept ON blobs (created_at) WHERE kept = 0;
CREATE INDEX jobs_unfinished ON jobs (product, place) WHERE finished_at IS NULL;
CREATE INDEX jobs_running ON jobs (product, leased_until) WHERE status = 'processing';
CREATE INDEX jobs_of_user ON jobs (user_id, product, id);
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX jobs_of_payload ON jobs (payload) WHERE payload IS NOT NULL;
CREATE INDEX jobs_of_result ON jobs (result) WHERE result IS NOT NULL;
CREATE INDEX jobs_with_remains ON jobs (id) WHERE has_remains = 1;
CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);
CREATE INDEX members_by_user ON members (user_id, organisation_id);
CREATE INDEX members_by_email ON members (email) WHERE user_id IS NULL;
CREATE UNIQUE INDEX accounts_by_role ON accounts (organisation_id, role) WHERE role <> 'bank';
CREATE INDEX contacts_by_account ON contacts (organisation_id, default_account_id)
WHERE default_account_id IS NOT NULL;
CREATE INDEX journals_by_date ON journals (organisation_id, entry_date, sequence);
CREATE INDEX journal_lines_by_account ON journal_lines (account_id, entry_date, sequence, line);
CREATE INDEX audit_events_by_object ON audit_events (organisation_id, object_id, number);
CREATE TRIGGER journals_balance BEFORE INSERT ON journals
BEGIN
    SELECT RAISE(ABORT, 'a journal whose lines do not balance')
    FROM (
        SELECT count(*) AS lines, sum(amount) AS rest, sum(max(amount, 0)) AS debits
        FROM journal_lines
        WHERE organisation_id = NEW.organisation_id AND sequence = NEW.sequence
    )
    WHERE lines < 2 OR rest <> 0 OR debits <> NEW.total;
END;
CREATE TRIGGER journal_lines_come_first BEFORE INSERT ON journal_lines
BEGIN
    SELECT RAISE(ABORT, 'a line for a journal that is posted')
    FROM journals
    WHERE organisation_id = NEW.organisation_id AND sequence = NEW.sequence;
END;
CREATE TRIGGER journals_never_change BEFORE UPDATE ON journals
BEGIN SELECT RAISE(ABORT, 'journals are never changed'); END;
CREATE TRIGGER journals_never_go BEFORE DELETE ON journals
BEGIN SELECT RAISE(ABORT, 'journals are never deleted'); END;
CREATE TRIGGER journal_lines_never_change BEFORE UPDATE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'journal lines are never changed'); END;
CREATE TRIGGER journal_lines_never_go BEFORE DELETE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'journal lines are never deleted'); END;
CREATE TRIGGER audit_events_never_change BEFORE UPDATE ON audit_events
BEGIN SELECT RAISE(ABORT, 'audit events are never changed'); END;
CREATE TRIGGER audit_events_never_go BEFORE DELETE ON audit_events
BEGIN SELECT RAISE(ABORT, 'audit events are never deleted'); END;
CREATE INDEX bank_accounts_by_journal ON bank_accounts (organisation_id, opening_journal_id)
    WHERE opening_journal_id IS NOT NULL;
CREATE UNIQUE INDEX bank_transactions_by_content
    ON bank_transactions (bank_account_id, content_hash, occurrence) WHERE occurrence > 0;
CREATE INDEX bank_transactions_by_date ON bank_transactions (organisation_id, date, id);
CREATE INDEX bank_transactions_by_status ON bank_transactions (organisation_id, status, date, id);
CREATE INDEX bank_transactions_by_amount ON bank_transactions (bank_account_id, amount, date);
CREATE INDEX bank_transactions_that_wait ON bank_transactions (bank_account_id)
    WHERE status = 'unconfirmed';
CREATE INDEX bank_transactions_by_contact ON bank_transactions (organisation_id, contact_id)
    WHERE contact_id IS NOT NULL;
CREATE INDEX bank_transactions_by_account ON bank_transactions (account_id)
    WHERE account_id IS NOT NULL;
CREATE INDEX bank_transactions_taken_back ON bank_transactions (organisation_id)
    WHERE taken_back IS NOT NULL;
CREATE INDEX unlinked_journals_by_journal ON unlinked_journals (organisation_id, journal_id);
CREATE UNIQUE INDEX invoices_by_sales_number ON invoices (organisation_id, number)
    WHERE type = 'sales';
CREATE UNIQUE INDEX invoices_by_purchase_number ON invoices (organisation_id, contact_id, number)
    WHERE type = 'purchase' AND status <> 'void';
CREATE INDEX invoices_by_number ON invoices (organisation_id, number);
CREATE INDEX invoices_by_date ON invoices (organisation_id, issue_date, id, type, kind, status,
    due_date, gross_total, paid, credited);
CREATE INDEX invoices_by_contact ON invoices (organisation_id, contact_id, issue_date, id);
CREATE INDEX invoices_by_void_date ON invoices (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX invoices_that_are_open ON invoices (organisation_id, status, contact_id, type, kind,
    issue_date, due_date, gross_total, paid, credited, id)
    WHERE status = 'issued' AND gross_total > paid + credited;
CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from, issue_date,
    void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id,
    journal_id);
CREATE INDEX invoices_by_journal ON invoices (organisation_id, journal_id)
    WHERE journal_id IS NOT NULL;
CREATE INDEX invoices_by_void_journal ON invoices (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
CREATE INDEX invoice_lines_by_account ON invoice_lines (account_id);
CREATE INDEX settlements_by_date ON settlements (organisation_id, date, id, type, status,
    bank_account_id);
CREATE INDEX settlements_by_void_date ON settlements (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX settlements_by_contact ON settlements (organisation_id, contact_id, date, id);
CREATE INDEX settlements_that_are_open ON settlements (organisation_id, contact_id)
    WHERE status = 'posted' AND allocated < amount;
CREATE INDEX settlements_by_closing ON settlements (organisation_id, side, closed_from, date,
    void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);
CREATE INDEX settlements_by_void_journal ON settlements (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
CREATE TRIGGER invoices_close AFTER UPDATE OF touched, status ON invoices
BEGIN
    UPDATE invoices SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR gross_total = now.live
        THEN max(coalesce(void_date, issue_date), coalesce(now.last, issue_date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NULL THEN a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a WHERE a.invoice_id = NEW.id OR a.credit_note_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;
CREATE TRIGGER settlements_close AFTER UPDATE OF touched, status ON settlements
BEGIN
    UPDATE settlements SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR amount = now.live
        THEN max(coalesce(void_date, date), coalesce(now.last, date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NULL THEN a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a WHERE a.settlement_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;
CREATE INDEX vat_returns_by_date ON vat_returns (organisation_id, date_from, id);
CREATE INDEX vat_returns_by_journal ON vat_returns (organisation_id, journal_id)
    WHERE journal_id IS NOT NULL;
CREATE TRIGGER vat_returns_begin_as_drafts BEFORE INSERT ON vat_returns WHEN NEW.status <> 'draft'
BEGIN SELECT RAISE(ABORT, 'a VAT return begins as a draft'); END;
CREATE TRIGGER vat_returns_never_go BEFORE DELETE ON vat_returns WHEN OLD.status = 'finalised'
BEGIN SELECT RAISE(ABORT, 'a finalised VAT return is never deleted'); END;
CREATE TRIGGER vat_returns_never_overlap BEFORE UPDATE ON vat_returns WHEN NEW.status = 'finalised'
BEGIN
    SELECT RAISE(ABORT, 'finalised VAT returns do not overlap')
    FROM vat_returns
    WHERE organisation_id = NEW.organisation_id AND id <> NEW.id AND status = 'finalised'
        AND date_from <= NEW.date_to AND date_to >= NEW.date_from;
END;
CREATE INDEX audit_states_by_object ON audit_states (organisation_id, object, object_id, number);
CREATE TRIGGER audit_states_never_change BEFORE UPDATE ON audit_states
BEGIN SELECT RAISE(ABORT, 'audit states are never changed'); END;
CREATE TRIGGER audit_states_never_go BEFORE DELETE ON audit_states
BEGIN SELECT RAISE(ABORT, 'audit states are never deleted'); END;
CREATE INDEX security_events_by_object ON security_events (object_id, number);
CREATE TRIGGER security_events_never_change BEFORE UPDATE ON security_events
BEGIN SELECT RAISE(ABORT, 'security events are never changed'); END;
CREATE TRIGGER security_events_never_go BEFORE DELETE ON security_events
BEGIN SELECT RAISE(ABORT, 'security events are never deleted'); END;
CREATE INDEX allocations_by_invoice ON allocations (invoice_id, date, removed_date, amount);
CREATE INDEX allocations_by_settlement ON allocations (settlement_id)
    WHERE settlement_id IS NOT NULL;
CREATE INDEX allocations_by_credit_note ON allocations (credit_note_id)
    WHERE credit_note_id IS NOT NULL;
CREATE TRIGGER allocations_touch AFTER INSERT ON allocations
BEGIN
    UPDATE invoices SET touched = touched + 1
    WHERE id = NEW.invoice_id OR id = NEW.credit_note_id;
    UPDATE settlements SET touched = touched + 1 WHERE id = NEW.settlement_id;
END;
CREATE TRIGGER allocations_touch_again AFTER UPDATE ON allocations
BEGIN
    UPDATE invoices SET touched = touched + 1
    WHERE id = NEW.invoice_id OR id = NEW.credit_note_id;
    UPDATE settlements SET touched = touched + 1 WHERE id = NEW.settlement_id;
END;
CREATE INDEX write_offs_by_date ON write_offs (organisation_id, date);
CREATE INDEX write_offs_by_void_date ON write_offs (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX write_offs_by_invoice ON write_offs (invoice_id);
CREATE INDEX write_offs_by_account ON write_offs (account_id);
CREATE INDEX write_offs_by_void_journal ON write_offs (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
CREATE INDEX unpaid_vat_by_invoice ON unpaid_vat (invoice_id);
CREATE INDEX unpaid_vat_by_account ON unpaid_vat (account_id);
CREATE INDEX unpaid_vat_by_void_journal ON unpaid_vat (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
CREATE TRIGGER vat_returns_never_change BEFORE UPDATE ON vat_returns
WHEN OLD.status = 'finalised' AND NOT (OLD.filed_at IS NULL AND NEW.status = 'draft' AND (
    NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.adjustments, NEW.created_at
) IS (
    OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.adjustments, OLD.created_at
) AND NOT EXISTS (
    SELECT 1 FROM vat_returns r WHERE r.organisation_id = OLD.organisation_id AND r.status = 'finalised'
        AND r.date_to > OLD.date_to
)) AND (OLD.filed_at IS NOT NULL OR NEW.filed_at IS NULL OR (
    NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.status, NEW.adjustments, NEW.scheme,
    NEW.flat_rate_percent, NEW.output_net, NEW.output_vat, NEW.input_net, NEW.input_vat, NEW.box_1,
    NEW.box_2, NEW.box_3, NEW.box_4, NEW.box_5, NEW.box_6, NEW.box_7, NEW.box_8, NEW.box_9, NEW.journal_id,
    NEW.finalised_at, NEW.created_at
) IS NOT (
    OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments, OLD.scheme,
    OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net, OLD.input_vat, OLD.box_1,
    OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7, OLD.box_8, OLD.box_9, OLD.journal_id,
    OLD.finalised_at, OLD.created_at
))
BEGIN SELECT RAISE(ABORT, 'a finalised VAT return is never changed, but for when it was filed'); END;
CREATE INDEX vat_entries_by_date
    ON vat_entries (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON vat_entries (organisation_id, invoice_id)
    WHERE invoice_id IS NOT NULL;
CREATE INDEX vat_entries_by_allocation ON vat_entries (allocation_id)
    WHERE allocation_id IS NOT NULL;
CREATE TRIGGER vat_entries_never_change BEFORE UPDATE ON vat_entries
WHEN NEW.vat_date IS NULL OR OLD.vat_date IS NULL OR (
    NEW.organisation_id, NEW.sequence, NEW.line, NEW.part, NEW.entry_date, NEW.method_date, NEW.side,
    NEW.vat_code, NEW.net, NEW.vat, NEW.invoice_id, NEW.allocation_id, NEW.kind
) IS NOT (
    OLD.organisation_id, OLD.sequence, OLD.line, OLD.part, OLD.entry_date, OLD.method_date, OLD.side,
    OLD.vat_code, OLD.net, OLD.vat, OLD.invoice_id, OLD.allocation_id, OLD.kind
)
BEGIN SELECT RAISE(ABORT, 'VAT entries are never changed'); END;
CREATE TRIGGER vat_entries_never_go BEFORE DELETE ON vat_entries
BEGIN SELECT RAISE(ABORT, 'VAT entries are never deleted'); END;
COMMIT;
