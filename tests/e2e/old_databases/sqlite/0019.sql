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
    settled_to TEXT, deposit_vat_code TEXT
    CHECK (deposit_vat_code IS NULL OR (type = 'receipt' AND side = 'sales')), deposit_vat INTEGER
    CHECK ((deposit_vat IS NULL) = (deposit_vat_code IS NULL) AND (deposit_vat IS NULL OR deposit_vat >= 0)),
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
CREATE TABLE vat_payments (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    vat_return_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id),
    FOREIGN KEY (vat_return_id) REFERENCES vat_returns (id)
) STRICT;
CREATE TABLE deposit_releases (
    allocation_id TEXT PRIMARY KEY REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    settlement_id TEXT NOT NULL,
    date TEXT NOT NULL,
    net INTEGER NOT NULL CHECK (net >= 0),
    vat INTEGER NOT NULL CHECK (vat >= 0),
    journal_id TEXT NOT NULL UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, settlement_id) REFERENCES settlements (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (net + vat > 0),
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
) STRICT;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 14:55:09', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 9173539);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 14:55:09', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 10402086);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 14:55:09', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3935932);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 14:55:09', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 23956480);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 14:55:09', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 27968595);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 14:55:09', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 11892783);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 14:55:09', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 17037272);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 14:55:09', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 26246195);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 14:55:09', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 9940470);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 14:55:09', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 23891433);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 14:55:09', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 6008444);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 14:55:10', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 48004916);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 14:55:10', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 19333957);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-29 14:55:10', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 18542731);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 14:55:10', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 51735533);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 14:55:10', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 4004013);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 14:55:10', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 79969603);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 14:55:10', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 4014950);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-29 14:55:10', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 28240350);
INSERT INTO users VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'jo@example.com', 0, 7, 0, 1795964110361, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8kwv1q6e3h9kw3twjahsyae', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'main', 'reconcile:read reconcile:write', 0, 'Pm87', 1795964110566, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8kwv28he8fvveeggsd4xv5n', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'main', 'ledger:read ledger:write', 0, 'pnMw', 1795964111121, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'12ABB263A93AAC574DA801212D111C3914A6F9891A1AEF7712A6B4A23F768266', 'key_01m8kwv1q6e3h9kw3twjahsyae', NULL);
INSERT INTO key_secrets VALUES (X'53B277293AB8AB2FD3A85460E51F2D39A2C56F27107E8E621B8BD96086D69237', 'key_01m8kwv28he8fvveeggsd4xv5n', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'grant', 10, 0, NULL, NULL, 1795964119228);
INSERT INTO credit_movements VALUES (2, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'charge', -3, 0, 'rec_01m8kwva6sehmta5n265m0akwy', NULL, 1795964119274);
INSERT INTO blobs VALUES ('01a227cda8ea77f5b139f98935afb5c6', 375, 1, 1795964119274, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8kwv1gseg98y2ka905z0xx6', 0);
INSERT INTO jobs VALUES ('rec_01m8kwva6sehmta5n265m0akwy', 'reconcile', 1, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv1q6e3h9kw3twjahsyae', 'completed', 3, 0, 1, 1, NULL, NULL, '01a227cda8ea77f5b139f98935afb5c6', 3, NULL, 1795964119257, 1795964119259, 1795964119274, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', '', '01a227cd-9272-776c-b49e-45585d8855cf', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8kwv4kmes4v3fmh1fj8kthw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:13.524Z","updated_at":"2026-11-29T14:55:13.524Z","version":1}}', 1795964113524);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-92ef-70c5-85b9-fba207e44150', X'3214A3CE06FBCFCBD9453036CF3BB92B739D68498B665E613F958383FCDA229A', 201, '{"data":{"id":"acc_01m8kwv4qwecg9sac843afherk","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.660Z","updated_at":"2026-11-29T14:55:13.660Z","version":1}}', 1795964113660);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9342-77f2-9e7e-1730f7102cb3', X'3533BFB60F5E31B59703E2C3189D5A93EE594121B1BD6E4E68986769F42E17B3', 201, '{"data":{"id":"acc_01m8kwv4t3e5ntfnhj2hxw66nt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.731Z","updated_at":"2026-11-29T14:55:13.731Z","version":1}}', 1795964113731);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-93b6-73ad-a19b-5c3c6d2b33fe', X'1F758C153953A0766E9E85BF35B1AC047E05C644B4EC7F95B123FF72B1AB7575', 201, '{"data":{"id":"bac_01m8kwv4xsedzadya8tvp2mfpd","name":"Current","type":"current","account_id":"acc_01m8kwv4kmes4v3fmgvyp4s7mm","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kwv4xsedzadya8v13w4jjw","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T14:55:13.849Z","updated_at":"2026-11-29T14:55:13.849Z","version":1}}', 1795964113849);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9407-7559-aaac-16bd2f97c897', X'830B920CD358F2BC2791D2DE76CCFF1DF06FE69388473D9577DECF733B7201B7', 201, '{"data":{"id":"bac_01m8kwv508en2a67xxc88ezwnf","name":"Savings","type":"savings","account_id":"acc_01m8kwv508en2a67xxcf0167r8","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T14:55:13.928Z","updated_at":"2026-11-29T14:55:13.928Z","version":1}}', 1795964113928);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9441-733e-9c4f-507b587d8e2c', X'FD63F9A2CC6B297607B699133764AE78E4602CF7679C2297940F8F7AA95EE6CE', 201, '{"data":{"id":"con_01m8kwv523e9nvcgmvqs25me3j","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:13.987Z","updated_at":"2026-11-29T14:55:13.987Z","version":1}}', 1795964113987);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9488-7481-b26c-b79a127fd7fc', X'32D7B713D93E92C7123CC100738738A45E235ADDCFDDE88F63371E8B8ED9F035', 201, '{"data":{"id":"con_01m8kwv54fe3ytqczvszsrm648","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.063Z","updated_at":"2026-11-29T14:55:14.063Z","version":1}}', 1795964114063);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-94bd-737d-b1ea-59c2a239523c', X'DCF35005EE410F953F483741657661B2B262466CD1D1EA5E0B74A8A75296D239', 201, '{"data":{"id":"con_01m8kwv562ecj8nry6j5s3gr3j","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.114Z","updated_at":"2026-11-29T14:55:14.114Z","version":1}}', 1795964114114);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9504-7096-9c50-6944ae670665', X'3B1F1D76863558D96C609DA9BD8146863C2E435CC80C275A674F16C9F0230C8F', 201, '{"data":{"id":"con_01m8kwv585exgbj880a4rjd27w","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.181Z","updated_at":"2026-11-29T14:55:14.181Z","version":1}}', 1795964114181);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-953c-75c8-96ec-860ec25a6406', X'5A150726294B97739922DA0EAE99ECFFE383115D2BAF5D53A071919C194A8BA3', 201, '{"data":{"id":"con_01m8kwv59yepdtaq9zcd2nqeea","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.238Z","updated_at":"2026-11-29T14:55:14.238Z","version":1}}', 1795964114238);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9579-705a-8a41-b6662a4afc91', X'923159706420BE0DBBCFD123312BE6D0B76C77C4ACAE47E30407054813AC1BED', 201, '{"data":{"id":"con_01m8kwv5bveh9vharp7kdyt143","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.299Z","updated_at":"2026-11-29T14:55:14.299Z","version":1}}', 1795964114299);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-95bd-7670-b29d-9a876fd547e3', X'22D189CA46D569326D6038C8BE01703282F362CDE0C3FC8528B784E388A569BB', 201, '{"data":{"id":"con_01m8kwv5e8eeftttjkbe2zff4z","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.376Z","updated_at":"2026-11-29T14:55:14.376Z","version":1}}', 1795964114376);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-14ce9c46c7745a1622f858ecd915fd2e3aa8eb56a183633424f2f310ce794898', X'B42928B35D1A75E6E6E15641F30A763B6E232BD6654417347D7D9400313338C7', 201, '{"data":{"id":"inv_01m8kwv5maeaes4vdx8tgy6tx0","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kwv5maeaes4vdx8zy6cf2j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.570Z","updated_at":"2026-11-29T14:55:14.570Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795964114570);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-dc3a20fec2cb78a5700089e68985705ea4032bca062f3b198bf98bc62f8242b3', X'8829C19196345F5EF85A8E221B8D8137D5D53DE5D29638893F8709A13A299403', 201, '{"data":{"id":"inv_01m8kwv5nce2w8j2sne5yab10b","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kwv585exgbj880a4rjd27w","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kwv5nce2w8j2sne87r6hwv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.604Z","updated_at":"2026-11-29T14:55:14.604Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgyex81gv9","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795964114604);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-19f896198b57d783aebecf2ae9cf04166109ea0a01dec266d9c403546b96c32d', X'CD4F347D8093EE762F06DA38643C9C314E2469D9CA42851C238B347B7D3E2D65', 201, '{"data":{"id":"inv_01m8kwv5pceexsnpwseq03qmxv","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kwv59yepdtaq9zcd2nqeea","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kwv5pceexsnpwsev8qqmfe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.636Z","updated_at":"2026-11-29T14:55:14.636Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kwv4kkeq89r33mnwwa15wj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795964114636);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-1e542c155d5c158a12b98a0c3633cc87b3f794c14374947dec6a84ababe2782d', X'F53884B1A25F26F1730CFADC82583304A9A021D926ED9C356DA379D30BBDE827', 201, '{"data":{"id":"inv_01m8kwv5q6ehdt30teqqq75te6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kwv5q6ehdt30teqttcnh1d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.662Z","updated_at":"2026-11-29T14:55:14.662Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxw6m9cer","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795964114662);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-6c24033335834a4a7a735b8d804ef0efe7cf80e5afa4f9413fcd07b61d93e323', X'4F36361D364FFEBF8511884ACE561BEB6A4E497CB85104A18F7B1DEB94F56244', 201, '{"data":{"id":"inv_01m8kwv5rgeres7ecbsdx8wsgz","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kwv5bveh9vharp7kdyt143","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kwv5rgeres7ecbsk310r4c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.704Z","updated_at":"2026-11-29T14:55:14.704Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgz7pf2ytv","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795964114704);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-0bcab74cd116c1e5056772a16596c334cb7ca56f5cb1e24f2a40b249cd5632a1', X'89FC42392603638D1CA4B54D0D74BAE2212E80691B134183C05A65FCA44403E6', 201, '{"data":{"id":"inv_01m8kwv5sne0sa7mqtm7q34nrk","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kwv54fe3ytqczvszsrm648","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kwv5sne0sa7mqtm9jzmj0z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.741Z","updated_at":"2026-11-29T14:55:14.741Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kwv4t3e5ntfnhj2hxw66nt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795964114741);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-69b40c37256d01369c3d3212c15ffa44cccc4745efc04e01283a18b4086634f4', X'47F6469AB95E01DB39B8B7B910890F513ADE9280D6395BE4E4C02840081C9BD7', 201, '{"data":{"id":"inv_01m8kwv5tqe4dsfszd60qmhpmt","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kwv5tqe4dsfszd67yp24yg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.775Z","updated_at":"2026-11-29T14:55:14.775Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795964114775);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-a0f6ac190a7b1cb64d5b105f1113fff421c311b5a00b63bc83a5067a7a8631b5', X'79103522227BB87B5E0C320A597ADC1C1BDF32B7E6F42E349A906E1BBBB49CB9', 201, '{"data":{"id":"inv_01m8kwv5vmembrdwy0v3we8qad","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kwv5vmembrdwy0v6ewyre6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.804Z","updated_at":"2026-11-29T14:55:14.804Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795964114804);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-279db91485f107053fea1c6570b4faadec91cff66c2f1b1f543f030efc610e61', X'0BBF28A34687C19EDAB2A41E9A3572E5AE29E14788C42F546E12B5B4C6946108', 201, '{"data":{"id":"inv_01m8kwv5whefdrb6t1f9g2hhh7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kwv5whefdrb6t1fcz99pkm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.833Z","updated_at":"2026-11-29T14:55:14.833Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795964114833);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-1f4b16f98383a82345252ea1848b2b8f74a8dae1eaed97a6b59f53147653c53c', X'7311C8D3078DD659DCCC1B7B8C11EBAA5A2DD700F49751C325A7BB43B52F6D5F', 201, '{"data":{"id":"inv_01m8kwv5xne19tdkaqjkqx3y2z","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kwv5e8eeftttjkbe2zff4z","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kwv5xne19tdkaqjmc9p5re","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.869Z","updated_at":"2026-11-29T14:55:14.869Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgyjphgamt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795964114869);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-invoices-5d5bf20bb9b7a08f7b867d970728be8aa1a53b3356296fc1ac5de5b02d54644a', X'DAF8DAFB5F77980CACFA2059C4F5309D4FED31FBE2A42F4D50AAD8227D302734', 201, '{"data":{"id":"inv_01m8kwv5y8ey1vvag4bpyetdjh","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kwv5y8ey1vvag4btrgaa1f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.888Z","updated_at":"2026-11-29T14:55:14.888Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxw6m9cer","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795964114888);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9816-7045-8631-c8ec206af3b6', X'BCACCE5AD0B487098CD9903DDE5027CE3CFB5161C185296713905C2EAC133AA7', 200, '{"data":{"id":"inv_01m8kwv5vmembrdwy0v3we8qad","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kwv5vmembrdwy0v6ewyre6","void_date":"2026-03-03","void_journal_id":"jnl_01m8kwv610e40b31h4n7ry6a8b","created_at":"2026-11-29T14:55:14.804Z","updated_at":"2026-11-29T14:55:14.976Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795964114976);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-987e-70a9-90e6-1bb46dfca0e2', X'D519458F231C265F3749295F0BBF4FD8BF1795597EFC92221740350505D40B38', 201, '{"data":{"id":"inv_01m8kwv5whefdrb6t1f9g2hhh7","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kwv5whefdrb6t1fcz99pkm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.833Z","updated_at":"2026-11-29T14:55:15.073Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795964115073);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'tieout-journals-68fab7687765a41f0652d5e0b955cdd47a6448ff132bde0378ee73da3de9b5c6', X'47350FC6BC81F0B1AEC409F30D3B695F6CCB11ACA228F8EA026F2C8229790B4A', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8kwv677ezsrxf30etv9jepj","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8kwv677ezsrxf30f3jrsedk","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8kwv677ezsrxf30fb8b20wv","sequence":16,"error":null}]}}', 1795964115175);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9940-70d7-b585-7094f504ff0a', X'72D1F22FDE8570C71AEDAFA8A659750AD24BB09C0484BC0770AEDE4EE400D8F0', 201, '{"data":{"id":"set_01m8kwv6a8egqbf08p83sj8tcj","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv54fe3ytqczvszsrm648","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6a8egqbf08p88d0n0jz","invoice_id":"inv_01m8kwv5sne0sa7mqtm7q34nrk","invoice_number":"INV-0003","settlement_id":"set_01m8kwv6a8egqbf08p83sj8tcj","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T14:55:15.272Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8kwv6a8egqbf08p85v42bbd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.272Z","updated_at":"2026-11-29T14:55:15.272Z","version":1}}', 1795964115272);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-99b9-71e1-adb6-844a194a4477', X'C314D76D431C71900576B3FAE6C8ECE2ACF92283B4E9BBB2C7A4596FA3D99E91', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8kwv6dvee2r05nb0ana3xgj"},{"index":1,"status":"created","id":"btx_01m8kwv6dvee2r05nb0ef1mm4v"},{"index":2,"status":"created","id":"btx_01m8kwv6dvee2r05nb0kxtem92"},{"index":3,"status":"created","id":"btx_01m8kwv6dvee2r05nb0p29bytp"},{"index":4,"status":"created","id":"btx_01m8kwv6dvee2r05nb0ttap4y4"},{"index":5,"status":"created","id":"btx_01m8kwv6dvee2r05nb0w7hefya"},{"index":6,"status":"created","id":"btx_01m8kwv6dvee2r05nb12pnves6"},{"index":7,"status":"created","id":"btx_01m8kwv6dvee2r05nb15k0tx96"},{"index":8,"status":"created","id":"btx_01m8kwv6dvee2r05nb19rn9gaa"},{"index":9,"status":"created","id":"btx_01m8kwv6dvee2r05nb1cvs0m2n"},{"index":10,"status":"created","id":"btx_01m8kwv6dvee2r05nb1km2hhkc"},{"index":11,"status":"created","id":"btx_01m8kwv6dvee2r05nb1nydnp7w"},{"index":12,"status":"created","id":"btx_01m8kwv6dvee2r05nb1thhvppv"}]}}', 1795964115387);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9a6c-7089-903a-d2b4fe9e8248', X'5D42012FA78169FCF730C198C2BBC73DD16B4BF14496FC9F7A08C19851CE3465', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0ana3xgj","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8kwv59yepdtaq9zcd2nqeea","journal_id":"jnl_01m8kwv6kse50t1dec31vdq827","settlement_id":"set_01m8kwv6kse50t1dec31vdq827","confirmed_at":"2026-11-29T14:55:15.577Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:15.577Z","version":2}}', 1795964115577);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9b29-70df-af6b-d95d76964228', X'16B687E4E90E698A059CD1FACF9455EEF27828304225696E5E3772173BAC2846', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0ef1mm4v","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","journal_id":"jnl_01m8kwv6sbethvd90ew3hakkbd","settlement_id":"set_01m8kwv6sbethvd90ew3hakkbd","confirmed_at":"2026-11-29T14:55:15.755Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:15.755Z","version":2}}', 1795964115755);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9bbb-752c-8ac2-b56d07e18449', X'12A09C795780C5E3DC6DC4479D471D229932563A239E5174311F06EF5E987AFC', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0p29bytp","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8kwv5bveh9vharp7kdyt143","journal_id":"jnl_01m8kwv6y3es2bx0zt006tyn51","settlement_id":"set_01m8kwv6y3es2bx0zt006tyn51","confirmed_at":"2026-11-29T14:55:15.907Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:15.907Z","version":2}}', 1795964115907);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9c61-72ef-afcf-dbf780a82847', X'E3E14B9ED07FF3A5D40C12634BC0B5349EE7176BD949078D719F1AAD0ECC6FB5', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0ttap4y4","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","journal_id":"jnl_01m8kwv73deh4tadd4ka4gqeph","settlement_id":"set_01m8kwv73deh4tadd4ka4gqeph","confirmed_at":"2026-11-29T14:55:16.077Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.077Z","version":2}}', 1795964116077);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9d22-734a-8052-000cf704632b', X'80B5A087F0092B2F56B287FDB092B75B39A410A5D0205300D6DFAE4B913F4409', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb12pnves6","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8kwv585exgbj880a4rjd27w","journal_id":"jnl_01m8kwv793evjaz3bmhxqe7sea","settlement_id":"set_01m8kwv793evjaz3bmhxqe7sea","confirmed_at":"2026-11-29T14:55:16.259Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.259Z","version":2}}', 1795964116259);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9d75-755c-bb12-4250b345d2d9', X'DB542531BA113410FFCC0944E0792DBF84E6CB00A3AB7D20CD4DE4888E4691A0', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb1cvs0m2n","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","journal_id":"jnl_01m8kwv7bqeherkzc2gjpmpc7a","settlement_id":"set_01m8kwv7bqeherkzc2gjpmpc7a","confirmed_at":"2026-11-29T14:55:16.343Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.343Z","version":2}}', 1795964116343);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9dd4-775a-b812-ab1a2c0046af', X'9F8E59E787DE8051EB04C62FFC435DB9B1AE81CA09A2DD54A148EB71973301AE', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb19rn9gaa","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8kwv54fe3ytqczvszsrm648","journal_id":"jnl_01m8kwv6a8egqbf08p85v42bbd","settlement_id":"set_01m8kwv6a8egqbf08p83sj8tcj","confirmed_at":"2026-11-29T14:55:16.438Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.438Z","version":2}}', 1795964116438);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9e5d-72bb-9487-c5f35912888f', X'6AC8D9ABC5C0D3A253D5EB272814095535E819B05F3DFA2E9F4573054189C060', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb1nydnp7w","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8kwv7jze56872bce1myyhz5","settlement_id":null,"confirmed_at":"2026-11-29T14:55:16.575Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.575Z","version":2}}', 1795964116575);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9ef7-71e2-870a-5f5be1d6239c', X'E0DD255008BDA690DCEE2DF92CE795A78993314DDA8A18E446378009C9465555', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb1thhvppv","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kmes4v3fmgwncrd2gw","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8kwv7qyevgrx7jm5es1axx0","settlement_id":null,"confirmed_at":"2026-11-29T14:55:16.734Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:16.734Z","version":2}}', 1795964116734);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-9f49-744f-bd7c-cc789b005be3', X'1CC8CEB09C0EF53036198A5624AF1AA4D9B7FCC3BE1824A56AD569C4FEE68A1D', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8kwv6dvee2r05nb0kxtem92","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kwv6dvee2r05nb0w7hefya","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kmes4v3fmgzy926h3t","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8kwv6dvee2r05nb15k0tx96","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kwv6dvee2r05nb1km2hhkc","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kmes4v3fmh0m0656js","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795964117578);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a2cc-7040-8193-c23f36c365cf', X'CE429F787D78F1C398AAC2D06D79C32A3FAECED696A299357B2C031A07C0EF5F', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0w7hefya","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kmes4v3fmgzy926h3t","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8kwv8pnekfbgzx8dt2eh99v","settlement_id":null,"confirmed_at":"2026-11-29T14:55:17.717Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:17.717Z","version":3}}', 1795964117717);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a33b-7148-b643-137dc2791173', X'BE5B96A41BC51B2D0F7CF131D79C44168AA73797664E4B980DF2C290483DA5B3', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb15k0tx96","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kwv8syenq9a424spp21y2b","settlement_id":null,"confirmed_at":"2026-11-29T14:55:17.822Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:17.822Z","version":3}}', 1795964117822);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a3cd-7285-bf6e-18e0614379af', X'B0959BAC8B4A99906C369D12B46638691B6171D3E20283A31182C9D7EECE67A3', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb0kxtem92","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kwv8yhep0ssjvzza3c97jw","settlement_id":null,"confirmed_at":"2026-11-29T14:55:17.969Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:17.969Z","version":3}}', 1795964117969);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a45e-754d-987e-313d13c88c5f', X'68D082B2735A58E2DC642A57FBC6B78BFB97166B8F40684B90F04046FA591E32', 200, '{"data":{"id":"btx_01m8kwv6dvee2r05nb1km2hhkc","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kmes4v3fmh0m0656js","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8kwv930eqnsehcc2q96dst7","settlement_id":null,"confirmed_at":"2026-11-29T14:55:18.112Z","created_at":"2026-11-29T14:55:15.387Z","updated_at":"2026-11-29T14:55:18.112Z","version":3}}', 1795964118112);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a568-7313-b6a6-0f4a628f0ea1', X'BF08E41EDA82B14D42E4AFDA168C72A4E9F3F404372DF92B5B57FF5620A69576', 201, '{"data":{"id":"vrt_01m8kwv9b9ecwrk29fnhdmqbfr","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:18.377Z","updated_at":"2026-11-29T14:55:18.377Z","version":1}}', 1795964118377);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a5b0-713c-8b34-13d5bc9bd30f', X'79CC4CC032C4EB535AAE271CAC46DA3AEAFC12B4E7DFD0C7F5E76BB31F788542', 200, '{"data":{"id":"vrt_01m8kwv9b9ecwrk29fnhdmqbfr","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:18.453Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:18.377Z","updated_at":"2026-11-29T14:55:18.453Z","version":2}}', 1795964118453);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '01a227cd-a5ec-7070-ae0f-2f163ef717e1', X'68EAB8CCBD312D4958C2B9173889B192B8C784915C85A073659AA4CF48C97AC3', 200, '{"data":{"id":"org_01m8kwv4kmes4v3fmh1fj8kthw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T14:55:13.524Z","updated_at":"2026-11-29T14:55:18.516Z","version":2}}', 1795964118516);
INSERT INTO idempotent_answers VALUES ('usr_01m8kwv1gseg98y2ka905z0xx6', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8kwva6sehmta5n265m0akwy","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8kwva6sehmta5n265m0akwy"}', 1795964119257);
INSERT INTO organisations VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795964111148, 1795964119542, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795964113524, 1795964118516, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, X'63D4C8C0C7BAFF7B549A5CF39FFE095A407EED5647E5F4A1F8F07D2E6E040D46', 170500, 27, X'E9F9CDBFE01C3126D3EF3E0018865026237C7E0C914624AB3E72E301FECEE354', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 29, X'02E369615C14640273D8B2E373C69A8B177ECB203F4A8E8791198665A4870CBD', 4253177, 58, X'DEF9474461FDC476F83E15216C61379A6F90120190864F90EFDB8F61534D2F63', NULL);
INSERT INTO members VALUES ('mem_01m8kwv29cepcb4be2hhtd6kvx', 'org_01m8kwv29cepcb4be2r7bqh2am', 'jo@example.com', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'owner', 1795964111148, 1795964111148, 1);
INSERT INTO members VALUES ('mem_01m8kwv4kkeq89r33mnsax57wd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'jo@example.com', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'owner', 1795964113524, 1795964113524, 1);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2hm1hjfej', 'org_01m8kwv29cepcb4be2r7bqh2am', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2hrjcg309', 'org_01m8kwv29cepcb4be2r7bqh2am', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2hzf02gf7', 'org_01m8kwv29cepcb4be2r7bqh2am', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2j16mg46j', 'org_01m8kwv29cepcb4be2r7bqh2am', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2j54bbjfc', 'org_01m8kwv29cepcb4be2r7bqh2am', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jajx6ksa', 'org_01m8kwv29cepcb4be2r7bqh2am', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jfavp5j4', 'org_01m8kwv29cepcb4be2r7bqh2am', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jj54xwnj', 'org_01m8kwv29cepcb4be2r7bqh2am', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jqvzy0d9', 'org_01m8kwv29cepcb4be2r7bqh2am', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jvf9v317', 'org_01m8kwv29cepcb4be2r7bqh2am', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2jyw64g43', 'org_01m8kwv29cepcb4be2r7bqh2am', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2k06v0kmz', 'org_01m8kwv29cepcb4be2r7bqh2am', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2k4arrz37', 'org_01m8kwv29cepcb4be2r7bqh2am', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2k9n7c04j', 'org_01m8kwv29cepcb4be2r7bqh2am', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2kcrr4gge', 'org_01m8kwv29cepcb4be2r7bqh2am', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2kjakkt5f', 'org_01m8kwv29cepcb4be2r7bqh2am', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2kmch92en', 'org_01m8kwv29cepcb4be2r7bqh2am', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2ksf0em9d', 'org_01m8kwv29cepcb4be2r7bqh2am', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2kwbn58t8', 'org_01m8kwv29cepcb4be2r7bqh2am', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2m2hra503', 'org_01m8kwv29cepcb4be2r7bqh2am', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2m6jpz7ev', 'org_01m8kwv29cepcb4be2r7bqh2am', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mbxdn7ha', 'org_01m8kwv29cepcb4be2r7bqh2am', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mfawfkhz', 'org_01m8kwv29cepcb4be2r7bqh2am', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mk4q7jkx', 'org_01m8kwv29cepcb4be2r7bqh2am', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mpq36hxp', 'org_01m8kwv29cepcb4be2r7bqh2am', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mt7c0d71', 'org_01m8kwv29cepcb4be2r7bqh2am', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2mw7yyfgh', 'org_01m8kwv29cepcb4be2r7bqh2am', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795964111148, 1795964111148, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2n1kc9ycj', 'org_01m8kwv29cepcb4be2r7bqh2am', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2n43my0an', 'org_01m8kwv29cepcb4be2r7bqh2am', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2nbe1fphq', 'org_01m8kwv29cepcb4be2r7bqh2am', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2nfqz8v6f', 'org_01m8kwv29cepcb4be2r7bqh2am', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2njczqzf6', 'org_01m8kwv29cepcb4be2r7bqh2am', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2npn2eck5', 'org_01m8kwv29cepcb4be2r7bqh2am', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2nvgbnncp', 'org_01m8kwv29cepcb4be2r7bqh2am', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2nywpvf6q', 'org_01m8kwv29cepcb4be2r7bqh2am', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2p3jdvwvb', 'org_01m8kwv29cepcb4be2r7bqh2am', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2p5dxgf7e', 'org_01m8kwv29cepcb4be2r7bqh2am', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2pb10fk1a', 'org_01m8kwv29cepcb4be2r7bqh2am', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2pfac7xq1', 'org_01m8kwv29cepcb4be2r7bqh2am', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2ph7gs235', 'org_01m8kwv29cepcb4be2r7bqh2am', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2pq1ms3ms', 'org_01m8kwv29cepcb4be2r7bqh2am', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2ptmhmd4q', 'org_01m8kwv29cepcb4be2r7bqh2am', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2pzmm8zyx', 'org_01m8kwv29cepcb4be2r7bqh2am', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2q3kmfb4f', 'org_01m8kwv29cepcb4be2r7bqh2am', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2q5c7e7yn', 'org_01m8kwv29cepcb4be2r7bqh2am', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2q9bnb2jp', 'org_01m8kwv29cepcb4be2r7bqh2am', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2qedsm02h', 'org_01m8kwv29cepcb4be2r7bqh2am', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2qhqnbcrz', 'org_01m8kwv29cepcb4be2r7bqh2am', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2qmx01y6a', 'org_01m8kwv29cepcb4be2r7bqh2am', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2qv44nm8j', 'org_01m8kwv29cepcb4be2r7bqh2am', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964111148, 1795964111148, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2qyrdpatn', 'org_01m8kwv29cepcb4be2r7bqh2am', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795964111148, 1795964111148, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv29cepcb4be2r3jzhk54', 'org_01m8kwv29cepcb4be2r7bqh2am', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964111148, 1795964111148, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8kwv4dxe4h96x0a3j8raxx5', 'org_01m8kwv29cepcb4be2r7bqh2am', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795964113341, 1795964113341, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kkeq89r33mnwwa15wj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv4kkeq89r33mp07xy7fp', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgv49rsfq0', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvajjx5j3', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvc54bwmr', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvgz0h8zp', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvp8veqf9', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvtmtct0n', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgvyp4s7mm', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgw14rxqb3', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgw7hydjhz', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgw831xs25', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgwf5rt776', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgwhgq444s', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgwncrd2gw', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgwsdnac8z', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgwx7t41z2', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgx0e4vtgj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgx52cyrcp', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxbgpxzh8', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxde7fzbg', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxg1j37bn', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxn8fk5av', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxv3btq32', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgxw6m9cer', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgy3knr7cs', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgy5z6tkd1', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795964113524, 1795964113524, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgy9rhp481', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgyex81gv9', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgyjphgamt', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgyqjyf1j9', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgyvnjt9eb', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgyym8qmr2', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgz38g2a8m', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgz7pf2ytv', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgz89wjy4a', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgzfj8erdf', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgzgw8zr32', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgzqshkz12', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgzr1j02cw', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmgzy926h3t', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh014v7k0r', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh06dcx3sq', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0ayxk1ps', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0d33zc1d', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0hfmmnzp', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0m0656js', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0tccxek3', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh0zx422vq', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh10vf28rs', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113524, 1795964113524, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh17tm8s84', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795964113524, 1795964113524, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4kmes4v3fmh1akn1j2n', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113524, 1795964113524, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8kwv4qwecg9sac843afherk', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795964113660, 1795964113660, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv4t3e5ntfnhj2hxw66nt', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795964113731, 1795964113731, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwv508en2a67xxcf0167r8', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795964113928, 1795964113928, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kwvb0qe2nvh6dbk1b3k8pz', 'org_01m8kwv29cepcb4be2r7bqh2am', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795964120087, 1795964120087, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8kwv523e9nvcgmvqs25me3j', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795964113987, 1795964113987, 1);
INSERT INTO contacts VALUES ('con_01m8kwv54fe3ytqczvszsrm648', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795964114063, 1795964114063, 1);
INSERT INTO contacts VALUES ('con_01m8kwv562ecj8nry6j5s3gr3j', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795964114114, 1795964114114, 1);
INSERT INTO contacts VALUES ('con_01m8kwv585exgbj880a4rjd27w', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795964114181, 1795964114181, 1);
INSERT INTO contacts VALUES ('con_01m8kwv59yepdtaq9zcd2nqeea', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795964114238, 1795964114238, 1);
INSERT INTO contacts VALUES ('con_01m8kwv5bveh9vharp7kdyt143', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795964114299, 1795964114299, 1);
INSERT INTO contacts VALUES ('con_01m8kwv5e8eeftttjkbe2zff4z', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795964114376, 1795964114376, 1);
INSERT INTO contacts VALUES ('con_01m8kwvanfezqrthv020ep0stq', 'org_01m8kwv29cepcb4be2r7bqh2am', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795964119727, 1795964119727, 1);
INSERT INTO contacts VALUES ('con_01m8kwvb1defarwkc8853np6fb', 'org_01m8kwv29cepcb4be2r7bqh2am', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795964120109, 1795964120109, 1);
INSERT INTO journals VALUES ('jnl_01m8kwv4xsedzadya8v13w4jjw', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795964113849, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'6E6F2DDC7431FBBA5D4BB11685BA7E64461378B8CC4AB2005F796E4B68BEBDDD', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5maeaes4vdx8zy6cf2j', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795964114570, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'203A11D307E5FF37B731AEE316C02750397D7A6473729DD10A7A8D9778128666', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5nce2w8j2sne87r6hwv', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795964114604, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'92160605126D0E072A50E0E09C9F7E27BC0CCF38A6486E863F4276D6DAF9F933', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5pceexsnpwsev8qqmfe', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795964114636, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'4D4DD24B605FCDC66A56B948EA69A69BB6AAB69DD51B87C56E134D2B2B69E922', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5q6ehdt30teqttcnh1d', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795964114662, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'02A04A8B6A0193F5F8B9CDBC652DC215D83EA89F9EFEAC7BE60792432219BEA2', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5rgeres7ecbsk310r4c', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795964114704, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'0DEE38D64591F5564066FEF416AA7DB5795AF5E57D148C7AE4C70671612FAE52', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5sne0sa7mqtm9jzmj0z', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795964114741, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'9C33CE9F842900EF212286F5D3FB65A72C4B943823912126BB2C39456A88118E', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5tqe4dsfszd67yp24yg', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795964114775, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'E3084672D5F38CC124A96E85CED47B9472BED9825763B23B78D31C8A3F3A20FB', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5vmembrdwy0v6ewyre6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795964114804, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'1A36401E58CC15063098C24E6DADE94EB1E8B826557C555D55B3893A0235D38A', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5whefdrb6t1fcz99pkm', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795964114833, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'45AE71BF710F908245B64E188251FCAF79070431E1B1D1D11E16A81694D78A0F', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5xne19tdkaqjmc9p5re', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795964114869, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'D7074C5892D3C86C92F271169B99C14FD8D7EB972C49CA9FBF0C6879D5F2D3C9', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv5y8ey1vvag4btrgaa1f', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795964114888, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'F4693DB1155F0BCC513A18F4E2BC31A0DE9D40D7FFDB153938B5ABE379CB2C92', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv610e40b31h4n7ry6a8b', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8kwv5vmembrdwy0v6ewyre6', 60000, 1795964114976, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'B69E715B6EAC1DCBFF467C5330DF479EC8B02E1ABE0C833226A431910BF61B8E', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv677ezsrxf30etv9jepj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'7401131DC62159B8525AB93A44DB81E80EA7ACF27A06C1E40ACFCA0AC9AAD7E1', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv677ezsrxf30f3jrsedk', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'F1D77E3E63C6755F95BA9941A2FC845CB84DA5916EA6CFD5681F2B7FB528FFBC', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv677ezsrxf30fb8b20wv', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'B1CF119B12437154CF438126C84B599F44F28EBB963CD442541492157E9B241C', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv6a8egqbf08p85v42bbd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795964115272, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'1C0D730B8D7012E3331B75D62F53EC70DB3D6AA35D19AB7BD2BFBE88AA53673D', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv6kse50t1dec31vdq827', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795964115577, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'8FD8D35DFC63AF8DEFF3920F43C9D66F7124C1A469F9E7125016BF0CEFED0AA1', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv6sbethvd90ew3hakkbd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795964115755, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'72E7C6EFB110C5AB8AA054611D55B3E012C7EFD781704D493AF82C446C8EDBDD', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv6y3es2bx0zt006tyn51', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795964115907, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'4950512220E8419EC5259003F919B9444CBFD07C94B6BB4CD84FA0F444D3B450', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv73deh4tadd4ka4gqeph', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795964116077, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'A1C05EE073CCECDF99F8CEDE4F260C6F09546FB7A0FB4971A76C4D87273FDB12', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv793evjaz3bmhxqe7sea', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795964116259, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'A066A3590198F656D7A8AB1C344B7F02463D49FAF061F7FE4F35D2A3FE58605E', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv7bqeherkzc2gjpmpc7a', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795964116343, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'11772D8D3609D5DEBCBDA833630B925FF2F1230B3266D56C6D0977EF38BEDBF6', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv7jze56872bce1myyhz5', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795964116575, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'CEF7C55732733FE56DC2FFFAB91035E9A488BD1F76F760F8ECB487808952144B', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv7qyevgrx7jm5es1axx0', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795964116734, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'A6D6285E16F0C10AC14E3B44005BC23EF7CC4E9DEBCD5CE16225C453B3279F2E', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv8pnekfbgzx8dt2eh99v', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795964117717, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'B3AA379F5622886F9FEFD30CF67BC76D7DCD4841AE9B80371AC58FD7C44FF84C', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv8syenq9a424spp21y2b', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795964117822, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'1EB58AA8044CBCDE1A4718CD648A238B196C129B05143A1A77A85CCE3D367CA5', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv8yhep0ssjvzza3c97jw', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795964117969, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'87C8132EE9306E9E9641993EA7772B0E3E15AB02908EEBF612CBCD77839484D8', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8kwv930eqnsehcc2q96dst7', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795964118112, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'02E369615C14640273D8B2E373C69A8B177ECB203F4A8E8791198665A4870CBD', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvad5ezdtssadth5etp5d', 'org_01m8kwv29cepcb4be2r7bqh2am', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795964119461, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'882C3744DB6339017D3BB6D9F80D3F869A3FCCEAF07B17007A1AD85505BDF695', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvaf6e10rtfadydrqccp7', 'org_01m8kwv29cepcb4be2r7bqh2am', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795964119526, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'BE9927A70813EF641A77E5E1990F1E2DFD3F117826CC27118B9BE46EA6BD481C', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvak0eyfssfwwsyse6zs7', 'org_01m8kwv29cepcb4be2r7bqh2am', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795964119648, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'7AC4F562781C3489E83DC8B5ADDDB359838BA88BCDD977CED27E597EC29030C9', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvan6e35a5t2kehpkj7ey', 'org_01m8kwv29cepcb4be2r7bqh2am', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8kwvak0eyfssfwwsyse6zs7', 50000, 1795964119718, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'AC53BD49D8520ECA0CB182F2712EE40245E6BF1B2F9EBD8E532AF953E4040C8A', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvapreajbrxzaj08awc79', 'org_01m8kwv29cepcb4be2r7bqh2am', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795964119768, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'EA9824861A3AF92403547D545A64F29B119F5C517C4705C6E2274E653765B26D', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvarvem3bcsyc3hprt28c', 'org_01m8kwv29cepcb4be2r7bqh2am', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795964119835, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'9CDD559F640BEB90BFFD528C6209FDA98859D92352506FD127E0650317A4B718', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvaseedgtmd0gt3q4ss05', 'org_01m8kwv29cepcb4be2r7bqh2am', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795964119854, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'57D8CA7A961C65192D5396CD73E139469D2739FD4155E2E34E55F1447AF78B4E', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvatcen2t3wva3g5mg21e', 'org_01m8kwv29cepcb4be2r7bqh2am', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795964119884, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'541457D762AB67365C82A695C7814C488D3E0F47B9E8FA5D72DD471E29063B2D', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvaz6eb0rhnam5en7ng2b', 'org_01m8kwv29cepcb4be2r7bqh2am', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795964120038, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'79F63B4B70D6DBE4A4AAE76B3D11F93370EB88444004F46FBDA54845088CD45E', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvb24egj84nt194zp8mm9', 'org_01m8kwv29cepcb4be2r7bqh2am', 10, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795964120132, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'EA08EEE46A9FDF932BFA51AD616B4DBCC94DB327AE8CE7395AE6C62621C418A7', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvb4se7080z0n3vq6qp26', 'org_01m8kwv29cepcb4be2r7bqh2am', 11, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795964120217, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'AB4E92FA4803337284DB074330C3DAF291A20070322F4501677EA22AF1F80024', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kwvb5ke5ba64q50n6gthhx', 'org_01m8kwv29cepcb4be2r7bqh2am', 12, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795964120237, 'usr_01m8kwv1gseg98y2ka905z0xx6', X'63D4C8C0C7BAFF7B549A5CF39FFE095A407EED5647E5F4A1F8F07D2E6E040D46', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 1, 'acc_01m8kwv29cepcb4be2pb10fk1a', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 2, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 3, 'acc_01m8kwv29cepcb4be2jvf9v317', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 1, 'acc_01m8kwv29cepcb4be2pb10fk1a', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 2, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 3, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 4, 'acc_01m8kwv29cepcb4be2jvf9v317', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 3, 1, 'acc_01m8kwv29cepcb4be2njczqzf6', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 3, 2, 'acc_01m8kwv29cepcb4be2jqvzy0d9', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 4, 1, 'acc_01m8kwv29cepcb4be2njczqzf6', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 4, 2, 'acc_01m8kwv29cepcb4be2jqvzy0d9', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 1, 'acc_01m8kwv29cepcb4be2jajx6ksa', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 2, 'acc_01m8kwv29cepcb4be2mk4q7jkx', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 3, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 6, 1, 'acc_01m8kwv29cepcb4be2qmx01y6a', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 6, 2, 'acc_01m8kwv29cepcb4be2jajx6ksa', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 7, 1, 'acc_01m8kwv29cepcb4be2jyw64g43', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 7, 2, 'acc_01m8kwv29cepcb4be2n43my0an', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 7, 3, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 1, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 2, 'acc_01m8kwv29cepcb4be2jj54xwnj', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 9, 1, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 9, 2, 'acc_01m8kwv29cepcb4be2jvf9v317', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 1, 'acc_01m8kwv29cepcb4be2jajx6ksa', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 2, 'acc_01m8kwv29cepcb4be2jqvzy0d9', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 3, 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 4, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 5, 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 1, 'acc_01m8kwv29cepcb4be2jajx6ksa', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 2, 'acc_01m8kwv29cepcb4be2mk4q7jkx', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 3, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 1, 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 2, 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 3, 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 2, 'acc_01m8kwv4kmes4v3fmgxn8fk5av', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 2, 'acc_01m8kwv4kmes4v3fmgxv3btq32', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 3, 'acc_01m8kwv4qwecg9sac843afherk', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 3, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 3, 2, 'acc_01m8kwv4kmes4v3fmgyex81gv9', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 2, 'acc_01m8kwv4kkeq89r33mnwwa15wj', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 3, 'acc_01m8kwv4qwecg9sac843afherk', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 5, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 5, 2, 'acc_01m8kwv4kmes4v3fmgxw6m9cer', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 6, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 6, 2, 'acc_01m8kwv4kmes4v3fmgz7pf2ytv', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 2, 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 3, 'acc_01m8kwv4kmes4v3fmgxv3btq32', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 4, 'acc_01m8kwv4qwecg9sac843afherk', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 2, 'acc_01m8kwv4kmes4v3fmgxv3btq32', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 3, 'acc_01m8kwv4qwecg9sac843afherk', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 2, 'acc_01m8kwv4kmes4v3fmgxv3btq32', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 3, 'acc_01m8kwv4qwecg9sac843afherk', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 2, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 3, 'acc_01m8kwv4qwecg9sac843afherk', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 2, 'acc_01m8kwv4kmes4v3fmgyjphgamt', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 3, 'acc_01m8kwv4qwecg9sac843afherk', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 2, 'acc_01m8kwv4kmes4v3fmgxw6m9cer', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 3, 'acc_01m8kwv4kmes4v3fmgxv3btq32', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 4, 'acc_01m8kwv4qwecg9sac843afherk', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 2, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 3, 'acc_01m8kwv4qwecg9sac843afherk', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 1, 'acc_01m8kwv4kmes4v3fmgxn8fk5av', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 2, 'acc_01m8kwv4kmes4v3fmgxbgpxzh8', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 3, 'acc_01m8kwv4kmes4v3fmgwx7t41z2', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 15, 1, 'acc_01m8kwv4kmes4v3fmgyvnjt9eb', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 15, 2, 'acc_01m8kwv4kmes4v3fmgwf5rt776', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 15, 3, 'acc_01m8kwv4kmes4v3fmgwncrd2gw', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 16, 1, 'acc_01m8kwv4kmes4v3fmh0tccxek3', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 16, 2, 'acc_01m8kwv4kmes4v3fmgvajjx5j3', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 17, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 17, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 18, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 18, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 19, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 19, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 20, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 20, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 21, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 21, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 22, 1, 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 22, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 23, 1, 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 23, 2, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 24, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 24, 2, 'acc_01m8kwv508en2a67xxcf0167r8', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 25, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 25, 2, 'acc_01m8kwv4kmes4v3fmgwncrd2gw', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 2, 'acc_01m8kwv4kmes4v3fmgzy926h3t', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 27, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 27, 2, 'acc_01m8kwv4kmes4v3fmgzqshkz12', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 27, 3, 'acc_01m8kwv4qwecg9sac843afherk', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 28, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 28, 2, 'acc_01m8kwv4kmes4v3fmgzqshkz12', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 28, 3, 'acc_01m8kwv4qwecg9sac843afherk', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 29, 1, 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 29, 2, 'acc_01m8kwv4kmes4v3fmh0m0656js', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'acc_01m8kwv29cepcb4be2jajx6ksa', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'acc_01m8kwv29cepcb4be2jyw64g43', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'acc_01m8kwv29cepcb4be2mk4q7jkx', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'acc_01m8kwv29cepcb4be2n43my0an', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-02', 'acc_01m8kwv29cepcb4be2jvf9v317', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-02', 'acc_01m8kwv29cepcb4be2pb10fk1a', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-02', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-03', 'acc_01m8kwv29cepcb4be2jvf9v317', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-03', 'acc_01m8kwv29cepcb4be2pb10fk1a', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-03', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-02', 'acc_01m8kwv29cepcb4be2jqvzy0d9', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-02', 'acc_01m8kwv29cepcb4be2njczqzf6', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-20', 'acc_01m8kwv29cepcb4be2jqvzy0d9', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-20', 'acc_01m8kwv29cepcb4be2njczqzf6', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-25', 'acc_01m8kwv29cepcb4be2jajx6ksa', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-25', 'acc_01m8kwv29cepcb4be2jj54xwnj', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-25', 'acc_01m8kwv29cepcb4be2qmx01y6a', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-25', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-26', 'acc_01m8kwv29cepcb4be2jvf9v317', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-26', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-27', 'acc_01m8kwv29cepcb4be2jajx6ksa', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-27', 'acc_01m8kwv29cepcb4be2jqvzy0d9', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-27', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-27', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'acc_01m8kwv29cepcb4be2jajx6ksa', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'acc_01m8kwv29cepcb4be2mk4q7jkx', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-01', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-01', 'acc_01m8kwv4kmes4v3fmgwx7t41z2', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-01', 'acc_01m8kwv4kmes4v3fmgxbgpxzh8', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-01', 'acc_01m8kwv4kmes4v3fmgxn8fk5av', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-15', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-15', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-15', 'acc_01m8kwv4qwecg9sac843afherk', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-20', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-20', 'acc_01m8kwv4kmes4v3fmgyex81gv9', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-21', 'acc_01m8kwv4kkeq89r33mnwwa15wj', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-21', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-21', 'acc_01m8kwv4qwecg9sac843afherk', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-22', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-22', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-28', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-28', 'acc_01m8kwv4kmes4v3fmgxw6m9cer', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-30', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-30', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-01', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-01', 'acc_01m8kwv4kmes4v3fmgz7pf2ytv', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-02', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-02', 'acc_01m8kwv4kmes4v3fmgzqshkz12', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-02', 'acc_01m8kwv4qwecg9sac843afherk', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-09', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-09', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-09', 'acc_01m8kwv4qwecg9sac843afherk', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-09', 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-10', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-10', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-16', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-16', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-18', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-18', 'acc_01m8kwv4kmes4v3fmgzy926h3t', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-20', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-20', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-20', 'acc_01m8kwv4qwecg9sac843afherk', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-27', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-27', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-02', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-02', 'acc_01m8kwv4kmes4v3fmgzqshkz12', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-02', 'acc_01m8kwv4qwecg9sac843afherk', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-03', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-03', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-03', 'acc_01m8kwv4qwecg9sac843afherk', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-06', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-06', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-12', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-12', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-12', 'acc_01m8kwv4qwecg9sac843afherk', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-16', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-16', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-20', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-20', 'acc_01m8kwv4kmes4v3fmh0m0656js', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-24', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-24', 'acc_01m8kwv4kmes4v3fmgyjphgamt', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-24', 'acc_01m8kwv4qwecg9sac843afherk', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-25', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-25', 'acc_01m8kwv508en2a67xxcf0167r8', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-27', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-27', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-27', 'acc_01m8kwv4kmes4v3fmgxw6m9cer', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-27', 'acc_01m8kwv4qwecg9sac843afherk', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmgvajjx5j3', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmgwf5rt776', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmgwncrd2gw', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmgyvnjt9eb', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-31', 'acc_01m8kwv4kmes4v3fmh0tccxek3', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jajx6ksa', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jajx6ksa', '2026-03', 0, 12000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jajx6ksa', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jj54xwnj', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jqvzy0d9', '2026-03', 56000, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jvf9v317', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jvf9v317', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jyw64g43', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2mk4q7jkx', '2025-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2mk4q7jkx', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2n43my0an', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2njczqzf6', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2pb10fk1a', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2qmx01y6a', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', '2025-03', 1000, 1000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kkeq89r33mnwwa15wj', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvajjx5j3', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgwf5rt776', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgwncrd2gw', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgwx7t41z2', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxbgpxzh8', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxn8fk5av', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxv3btq32', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxv3btq32', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxv3btq32', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxw6m9cer', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgxw6m9cer', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgyex81gv9', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgyjphgamt', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgyvnjt9eb', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgz7pf2ytv', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgzqshkz12', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgzqshkz12', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgzy926h3t', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmh0m0656js', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmh0tccxek3', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4qwecg9sac843afherk', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4qwecg9sac843afherk', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4qwecg9sac843afherk', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv508en2a67xxcf0167r8', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 1795964111148, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'organisation.create', 'org_01m8kwv29cepcb4be2r7bqh2am', NULL, '{"id":"org_01m8kwv29cepcb4be2r7bqh2am","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:11.148Z","updated_at":"2026-11-29T14:55:11.148Z","version":1}', X'3D017BF2A1A04B95032E2ABACA9FD790B278BC5A1E4B0E5DD71F794725874578', X'78C34E2D158353BA58FF25420727F58470F7CD2D094FE1F97CE9B6DE84A8EC6A');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 1795964113341, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'account.create', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', NULL, '{"id":"acc_01m8kwv4dxe4h96x0a3j8raxx5","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.341Z","updated_at":"2026-11-29T14:55:13.341Z","version":1}', X'74C5A0B599694FE5367D05FDA0B48D4FFDF1FE544A785D260FAEFBBB65917790', X'78C530E2EF708B6DB719940DA59B749371B5419DB337FA830D4A4F742747FFEA');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 3, 1795964113398, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_account.create', 'bac_01m8kwv4fpew0scc5x0n64kt4j', NULL, '{"account_id":"acc_01m8kwv29cepcb4be2jqvzy0d9","account_number":null,"created_at":"2026-11-29T14:55:13.398Z","currency":"GBP","iban":null,"id":"bac_01m8kwv4fpew0scc5x0n64kt4j","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.398Z","version":1}', X'64911D67CB350E7924C02611ECE61279F61AC2ED564A4AD37FA05EC78FA6D1C2', X'15049D9E4593E28BC791CFA1631C45A3CA47083E2BB9D660FC60F17E29186300');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 4, 1795964119365, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'79920F64A959F35758745C9061F620602C5C4FF0DE0142CC66D3D00807E183B8', X'7C8725A737ABBB538B302A3C9EDEE7C4640AA2DF83F829A6BA44FB7A3E0C5C49');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 1795964119440, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', X'A341F0545096FA7C94DD752E22CB660375F51B5C787100FBE2BC1E7D5CC59A15', X'DB6B2EE248122E5B93B05E2D03A17773FB6ADE8F901A66AC7A2A9E4DA745D26F');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 6, 1795964119461, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwvad5ezdtssadth5etp5d', NULL, '{"sequence":1,"total":120.00}', X'CF945ABE14B1590354728E99BF8DE66F9AA7017DC823B8F864A15854E7BEAFC0', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 7, 1795964119526, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwvaf6e10rtfadydrqccp7', NULL, '{"sequence":2,"total":119.00}', X'6F4B367CFFDD57927C6D161BBA03AECD0479AC249A9B60BDB530495A813BA8A3', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 1795964119542, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'organisation.update', 'org_01m8kwv29cepcb4be2r7bqh2am', '{"id":"org_01m8kwv29cepcb4be2r7bqh2am","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:11.148Z","updated_at":"2026-11-29T14:55:11.148Z","version":1}', '{"id":"org_01m8kwv29cepcb4be2r7bqh2am","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:11.148Z","updated_at":"2026-11-29T14:55:19.542Z","version":2}', X'6A67C91C55C92EDB7F6F5181C325FD6BC6D02C526F101BF7DE7CFE6429E09CA0', X'0E288F0BD71F517BB2F383290CBC367EDD5A40F1FE4CED396630624084C28261');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 9, 1795964119569, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.create', 'btx_01m8kwvaghegxa6x3bhmx2892r', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8kwv4fpew0scc5x0n64kt4j","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T14:55:19.569Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8kwvaghegxa6x3bhmx2892r","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T14:55:19.569Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'AC64236373B54EE4E3C89C139EB488988DE1ACB3E1D79CE7D329704EDEA8B526', X'6CF9D37E1754AB4599DB9932101DA6741129098CF231C82FA36AA4B44A7AF313');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 1795964119648, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwvak0eyfssfwwsyse6zs7', NULL, '{"sequence":3,"total":500.00}', X'990EB06463AED36F09C780356F359C488C4A24AC110C7A040F6422D793195ACB', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 1795964119682, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwvaghegxa6x3bhmx2892r', NULL, '{"journal_id":"jnl_01m8kwvak0eyfssfwwsyse6zs7","way":"match"}', X'3D6AF7B0837B1DC04488A9B886DFB7D11032F9EEFAE0C37118F53E74778D141A', X'1A95F9DF6BEF6C8CEA9ED4F535251650A0D3B2B7F57F17D2162E75F021F8D618');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 1795964119697, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.void', 'btx_01m8kwvaghegxa6x3bhmx2892r', '{"journal_id":"jnl_01m8kwvak0eyfssfwwsyse6zs7"}', '{"reason":"matched in error"}', X'123AB81AAE18911EDEBEAF6028DDD5B60E838460639CD29F9D1AA3F0427D7718', X'28D4B3B0D9A967B2BADCEE56B40D8E3A11FCDEF7C7336E23403DBAB325687644');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 13, 1795964119718, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.reverse', 'jnl_01m8kwvak0eyfssfwwsyse6zs7', NULL, '{"reversed_by_journal_id":"jnl_01m8kwvan6e35a5t2kehpkj7ey","total":500.00}', X'BC712725E01F6EA9BA5298724C01167FE29E19F2BA20BDC523887FC1DFE0B66E', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 14, 1795964119727, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwvanfezqrthv020ep0stq', NULL, '{"id":"con_01m8kwvanfezqrthv020ep0stq","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:19.727Z","updated_at":"2026-11-29T14:55:19.727Z","version":1}', X'356A883000A2033E6EA3FB0F633209E207D88CEE6C850BCE828E75D2E63D77E7', X'F8A46B29464557BD8E7CE96ECAB3BA0A1C56395AC455E2E79350D91ADB283B27');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 15, 1795964119768, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwvapreajbrxzahx9qv82b', NULL, '{"id":"inv_01m8kwvapreajbrxzahx9qv82b","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8kwvanfezqrthv020ep0stq","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8kwvapreajbrxzaj08awc79","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:19.768Z","updated_at":"2026-11-29T14:55:19.768Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8kwv29cepcb4be2mk4q7jkx","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'0B1191A16B3BEE95C1F1D1ADFA95FBD790B218DAB076A881131E0132A58211DA', X'9309EE17F3BD0ABAF2141900884490ACC5B5B54B2072B3BC06D95E841376B470');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 16, 1795964119835, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.write_off', 'inv_01m8kwvapreajbrxzahx9qv82b', NULL, '{"account_id":"acc_01m8kwv29cepcb4be2qmx01y6a","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8kwvarvem3bcsyc3hprt28c","reason":"In liquidation"}', X'703338FE48C1AFADB76CEBCE50A3FDDD03E608728B12A013E6F4A71FEE3C7CB6', X'C817559F2069B6EF69570E521D7F4C0AF3C4835DEAC9F31281EC0E72A9622B63');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 17, 1795964119854, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwvaseedgtmd0gswmr3ntv', NULL, '{"id":"inv_01m8kwvaseedgtmd0gswmr3ntv","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8kwvanfezqrthv020ep0stq","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8kwvaseedgtmd0gt3q4ss05","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:19.854Z","updated_at":"2026-11-29T14:55:19.854Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8kwv29cepcb4be2n43my0an","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'100D9505F859CEBA43E285842EB888538C3E50786E4C0A93A718E248F2A696CE', X'467DC79972F0AFCB81FF4BCE413CA10B234582B83136CB2DDDF9D830974C96C5');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 18, 1795964119884, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.repay_input_vat', 'inv_01m8kwvaseedgtmd0gswmr3ntv', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8kwvatcen2t3wva3g5mg21e","reason":null,"vat":10.0}', X'5C306367B4E29074BAA00A279CCF96DD15009A282DDFF095AB157E517248AC84', X'166D607A1B1526C08447EE9183C5E431840943A7C1951DBA0430BF2706AD4E5F');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 19, 1795964119952, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'vat_return.create', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', NULL, '{"id":"vrt_01m8kwvawgehjrx6sqc9dfbrxk","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:19.952Z","updated_at":"2026-11-29T14:55:19.952Z","version":1}', X'3F42CA9057867336DD3AE807B25001B37B54E7397C72537908AF5A3D1E049220', X'BBF1208104F01CC8A995C137B1BBA897C911B1D99CCAB7B1BC66EC7FF6927233');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 20, 1795964120016, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'vat_return.finalise', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', NULL, '{"id":"vrt_01m8kwvawgehjrx6sqc9dfbrxk","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:20.016Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:19.952Z","updated_at":"2026-11-29T14:55:20.016Z","version":2,"last_sequence":8}', X'335E87F0FC89C067C46C6C57744403D7047179C663D94BDF74200D8DAF307A69', X'6F1CC8A942B5F3E394395D58B44AA1FA6A11B1F4B6E668676FAE86F61A862600');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 21, 1795964120038, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwvaz6eb0rhnam5en7ng2b', NULL, '{"sequence":9,"total":7.00}', X'38E187FA89984BFB4FB22999DD882C3052C5C20C3A42BD0A80775E865E816707', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 22, 1795964120064, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'vat_return.pay', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', NULL, '{"journal_id":"jnl_01m8kwvaz6eb0rhnam5en7ng2b"}', X'C9119626F888901527899BB2B20E7B4513ED0C7D1FB68CB7F0F03C5783E78A9E', X'60F572CDC996A7D9A0C4084C69AD4DFD45D97D82EAF2F1F8C947029595672DD7');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 23, 1795964120087, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'account.create', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', NULL, '{"id":"acc_01m8kwvb0qe2nvh6dbk1b3k8pz","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:20.087Z","updated_at":"2026-11-29T14:55:20.087Z","version":1}', X'210BD230FA3A475E33FFEB783FC63167DD5A9BE1D22E672B7A67D300017DB9F5', X'B7055AAAAA8D8E012FF4C5EB9FE5C87E74F592A91519152D7B1C318B920D6948');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 24, 1795964120109, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwvb1defarwkc8853np6fb', NULL, '{"id":"con_01m8kwvb1defarwkc8853np6fb","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:20.109Z","updated_at":"2026-11-29T14:55:20.109Z","version":1}', X'8C76E294EE4C50E3630F2421A624562CECEC6A8F44629557BD0FC7749C6970D3', X'DA2FF9E1E52246B8F94AF72B3D7C2FA0C4D919F1614E8A78E621BF8DB642F3B5');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 25, 1795964120132, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwvb24egj84nt19348hbhn', NULL, '{"id":"set_01m8kwvb24egj84nt19348hbhn","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwvb1defarwkc8853np6fb","contact_name":"Oak","bank_account_id":"bac_01m8kwv4fpew0scc5x0n64kt4j","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8kwvb24egj84nt194zp8mm9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:20.132Z","updated_at":"2026-11-29T14:55:20.132Z","version":1}', X'C0BA7AE17C2F98675072EE54642D6172406E36B87CABDE38DCCF10C9A1870C31', X'931C6538664547AEFD7091792959275EC95615579773B4ED97CC417D6A0406CA');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 26, 1795964120217, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwvb4se7080z0n3mgxztbp', NULL, '{"id":"inv_01m8kwvb4se7080z0n3mgxztbp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwvb1defarwkc8853np6fb","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8kwvb4se7080z0n3vq6qp26","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:20.217Z","updated_at":"2026-11-29T14:55:20.217Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8kwv29cepcb4be2mk4q7jkx","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'0F1E410B5AD2791135BF9EB6D454D58E96762EC3A6C5F07E3F7AD1099ABCC631', X'2F9B056844F5649F0F410C230DBF7094298379932B78CAD3E56E6E8E8223CC03');
INSERT INTO audit_events VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 27, 1795964120237, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.allocate', 'set_01m8kwvb24egj84nt19348hbhn', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8kwvb4se7080z0n3mgxztbp"}]}', X'E9F9CDBFE01C3126D3EF3E0018865026237C7E0C914624AB3E72E301FECEE354', X'9300D381EB77111DD90DCDAE2024B18EE3F9ADCF8B1EEA26FE6D887F4BFE7025');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 1795964113524, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'organisation.create', 'org_01m8kwv4kmes4v3fmh1fj8kthw', NULL, '{"id":"org_01m8kwv4kmes4v3fmh1fj8kthw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:13.524Z","updated_at":"2026-11-29T14:55:13.524Z","version":1}', X'C0E833936C86C5B1DA894BE1853FB19CF82134D4DCAD82D61E05D07EBCF2F81C', X'316A76B6A79A036F0804C9E8846C2D077B21E566B3ABC1346F53E69564BBAB4D');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 1795964113660, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'account.create', 'acc_01m8kwv4qwecg9sac843afherk', NULL, '{"id":"acc_01m8kwv4qwecg9sac843afherk","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.660Z","updated_at":"2026-11-29T14:55:13.660Z","version":1}', X'DF0DEE14C732D06DB76E167B2858EAD1F243F9CD490613BC1BCAFFFAB079ABBE', X'89F33DB6B9FD98450D06AD5B9916F345822FCA1975EFAFEB2D164B5FA7B05AF0');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 3, 1795964113731, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'account.create', 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', NULL, '{"id":"acc_01m8kwv4t3e5ntfnhj2hxw66nt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.731Z","updated_at":"2026-11-29T14:55:13.731Z","version":1}', X'4A9954A282B397EF91223B6F07F8E3EA363F66F9B818B93BDDEE64496B10E373', X'654F80F5819892E27DA8A3CCBEF6A0F86134810C0DD7F90192FA4D05BAAB80DA');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 1795964113849, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_account.create', 'bac_01m8kwv4xsedzadya8tvp2mfpd', NULL, '{"account_id":"acc_01m8kwv4kmes4v3fmgvyp4s7mm","account_number":null,"created_at":"2026-11-29T14:55:13.849Z","currency":"GBP","iban":null,"id":"bac_01m8kwv4xsedzadya8tvp2mfpd","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kwv4xsedzadya8v13w4jjw","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.849Z","version":1}', X'937F308CB64504D6EF68F5B1640DAD27637158C5B93088A08A60461FFA585A6F', X'C0E2E4B7C370DF09FD795EAC91DFFF1612718F48C689AFDB5DABCC294430E724');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 5, 1795964113928, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'account.create', 'acc_01m8kwv508en2a67xxcf0167r8', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T14:55:13.928Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8kwv508en2a67xxcf0167r8","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T14:55:13.928Z","version":1}', X'4F2B99CBB22FEDAE90F40649B2D08750D54892AFE4DB50223AB1FEE0BE0EC0D7', X'970925F334ACC9F215D4E87ECABAEDA4D8C5FA9C4F9168DD6C67E9E2A8B840A1');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 6, 1795964113928, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_account.create', 'bac_01m8kwv508en2a67xxc88ezwnf', NULL, '{"account_id":"acc_01m8kwv508en2a67xxcf0167r8","account_number":null,"created_at":"2026-11-29T14:55:13.928Z","currency":"GBP","iban":null,"id":"bac_01m8kwv508en2a67xxc88ezwnf","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.928Z","version":1}', X'A2604D2237258964F717C325A7525F9572EF3498EA62F2268FE033482EF6CF06', X'92373CEEA0CD8A600B089A08014525DE78F993B55072C8B1307404D8C8761BDB');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 1795964113987, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv523e9nvcgmvqs25me3j', NULL, '{"id":"con_01m8kwv523e9nvcgmvqs25me3j","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:13.987Z","updated_at":"2026-11-29T14:55:13.987Z","version":1}', X'A613C0F7E2A481903B8A31B6BFBD850D272A5993949ED2D0367062A3C30680CC', X'4EE040D1C6756BFCCA7BFB53FCAD1285BAD3B746F2615247621948F605615AEF');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 1795964114063, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv54fe3ytqczvszsrm648', NULL, '{"id":"con_01m8kwv54fe3ytqczvszsrm648","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.063Z","updated_at":"2026-11-29T14:55:14.063Z","version":1}', X'1DED2468486A856D76F467FAE7A4E7FF931E19E40BD71275C527304CA0DF4C99', X'3856698E9D8F49A13EE09DF75D5595787EE6DBAD3C8DBD2D9C23A699EEDD1681');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 1795964114114, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv562ecj8nry6j5s3gr3j', NULL, '{"id":"con_01m8kwv562ecj8nry6j5s3gr3j","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.114Z","updated_at":"2026-11-29T14:55:14.114Z","version":1}', X'03B6BAACA13A2D662BB1347CE7424000B1F8183F678D6DAAE823F401F77BC2B6', X'E85BE1E6572F48ABDF9AC3B1DB5C5267390853D48F67844E7EB2D657F5E8E3DC');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 1795964114181, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv585exgbj880a4rjd27w', NULL, '{"id":"con_01m8kwv585exgbj880a4rjd27w","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.181Z","updated_at":"2026-11-29T14:55:14.181Z","version":1}', X'1C5EA01CDFFC3B6CD11B7E8081007FE22ECA422FBAEB12326C4D19A48CD2D080', X'229FBCDDBF90FDE61D056341C83C0FC261D5AC5E8B3FD4E2C42DB36D03AE1219');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 1795964114238, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv59yepdtaq9zcd2nqeea', NULL, '{"id":"con_01m8kwv59yepdtaq9zcd2nqeea","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.238Z","updated_at":"2026-11-29T14:55:14.238Z","version":1}', X'D5BD360CF4CF454A423D70800D097FBBB46E1F0470D7662859597AA0B0C7DF87', X'82BFD7A70E9525A1292389C6B5870D2CB4CA93C1F9CA066AAF40972D4B91B4A7');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 1795964114299, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv5bveh9vharp7kdyt143', NULL, '{"id":"con_01m8kwv5bveh9vharp7kdyt143","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.299Z","updated_at":"2026-11-29T14:55:14.299Z","version":1}', X'20498A2897A55F918804D4EBFCD9CF0B8564DAE7238833CCDFCC5E14FA8EB319', X'21D6AF5BF95C76618B203BF5CE1A973FAA7578B7549C58683F79B31464112D37');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 1795964114376, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'contact.create', 'con_01m8kwv5e8eeftttjkbe2zff4z', NULL, '{"id":"con_01m8kwv5e8eeftttjkbe2zff4z","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.376Z","updated_at":"2026-11-29T14:55:14.376Z","version":1}', X'0482646BFD780C34F5EE12977B04F01C5BC2ED1C33E6848C4BD4E2B5F5C58331', X'DC51610026B6087751A126F452BFE4CBCB513C703771C391B65BB5864D508BFA');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 1795964114570, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', NULL, '{"id":"inv_01m8kwv5maeaes4vdx8tgy6tx0","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kwv5maeaes4vdx8zy6cf2j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.570Z","updated_at":"2026-11-29T14:55:14.570Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'6286F95DDEC5C397A2DE0BC530CD7F1425315F539FCC23FEB2087853D833FC60', X'F2C27AA8F47D26C4A3761529278840A0E57E53616895A273C72AABF7B357BBF9');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 15, 1795964114604, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5nce2w8j2sne5yab10b', NULL, '{"id":"inv_01m8kwv5nce2w8j2sne5yab10b","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kwv585exgbj880a4rjd27w","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kwv5nce2w8j2sne87r6hwv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.604Z","updated_at":"2026-11-29T14:55:14.604Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgyex81gv9","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'D99B2BD445D923CB822E7926FFDC412C1115859B15CA832A672854D66C805AA5', X'8EAA881195746679B25E0A47AA17B74D0E33C22F6910B47CB9DCC89596F96410');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 16, 1795964114636, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5pceexsnpwseq03qmxv', NULL, '{"id":"inv_01m8kwv5pceexsnpwseq03qmxv","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kwv59yepdtaq9zcd2nqeea","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kwv5pceexsnpwsev8qqmfe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.636Z","updated_at":"2026-11-29T14:55:14.636Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kwv4kkeq89r33mnwwa15wj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'B192D624A099481223B3DE41FCC1F5CD309884C533E667C1388F55C931AA4B63', X'0885F618933DD30086027A1E04627F04D93CDA8644E8108C7F298120805892AA');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 17, 1795964114662, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5q6ehdt30teqqq75te6', NULL, '{"id":"inv_01m8kwv5q6ehdt30teqqq75te6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kwv5q6ehdt30teqttcnh1d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.662Z","updated_at":"2026-11-29T14:55:14.662Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxw6m9cer","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'57C5FCA51B5F2948D51E4D71EB0AC3195887B2DEA5B2E9D5C2A86BA0996495EE', X'782FDA2748D3AF27CB35F3BC0090C1D91493945F87FC661E8EB06E3522C73B11');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 18, 1795964114704, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5rgeres7ecbsdx8wsgz', NULL, '{"id":"inv_01m8kwv5rgeres7ecbsdx8wsgz","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kwv5bveh9vharp7kdyt143","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kwv5rgeres7ecbsk310r4c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.704Z","updated_at":"2026-11-29T14:55:14.704Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgz7pf2ytv","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'E9EDC1BC325FFC7443B83B544E1BA4E5ACB2DA18121F464C7B157EB27ED399D2', X'D898AE262B855F2F409A9529FF57829562E69586B3323891B03E03D26BB5E30B');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 19, 1795964114741, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', NULL, '{"id":"inv_01m8kwv5sne0sa7mqtm7q34nrk","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kwv54fe3ytqczvszsrm648","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kwv5sne0sa7mqtm9jzmj0z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.741Z","updated_at":"2026-11-29T14:55:14.741Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kwv4t3e5ntfnhj2hxw66nt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'D73E3D957A7D184AA4203AC0DDB6B7A12A5177A944BA86E63A15FE9CC3F5ED47', X'0E51073AA096E02ABDDA21A01ECCACCF98511B69D1430D70A54F8BAB7EE69B51');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 20, 1795964114775, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', NULL, '{"id":"inv_01m8kwv5tqe4dsfszd60qmhpmt","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kwv5tqe4dsfszd67yp24yg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.775Z","updated_at":"2026-11-29T14:55:14.775Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'C79D43783031A8A14BD46075F4AF5C452C63FA419A68DE87DB50F9B85F0FB645', X'641B1E341D201438633E70E5F0E3EA45DF94E0EDEF754749832EE165C5E1CF80');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 21, 1795964114804, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5vmembrdwy0v3we8qad', NULL, '{"id":"inv_01m8kwv5vmembrdwy0v3we8qad","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kwv5vmembrdwy0v6ewyre6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.804Z","updated_at":"2026-11-29T14:55:14.804Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'9C4A4C1395B98BAF47629D98ADE1F201340AEA7AB991C9A909A96CF8E5C38F20', X'BDAB47DB36B4215949963B65F87991A2FDE4EB3A1ECDFB7279387715C233F12C');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 22, 1795964114833, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5whefdrb6t1f9g2hhh7', NULL, '{"id":"inv_01m8kwv5whefdrb6t1f9g2hhh7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kwv5whefdrb6t1fcz99pkm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.833Z","updated_at":"2026-11-29T14:55:14.833Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'C58F07AAFE53FB14C1B8EF47D4082E85CB7685A22D42FCC36F9045552DE17538', X'205CA2FC2C75F1A7A96890E72E21AFCB359815066AD0E690135C59DB5FDD7885');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 23, 1795964114869, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5xne19tdkaqjkqx3y2z', NULL, '{"id":"inv_01m8kwv5xne19tdkaqjkqx3y2z","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kwv5e8eeftttjkbe2zff4z","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kwv5xne19tdkaqjmc9p5re","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.869Z","updated_at":"2026-11-29T14:55:14.869Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgyjphgamt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'F8B7D831050A1127F344DFB9A2BFC972E5DE1ECE0717D74DB0977EB54E3DD0ED', X'DF51A8483C7580A303A00C8B04AD171F4D107F731758E730F7E34FD88CDA6B48');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 24, 1795964114888, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.create', 'inv_01m8kwv5y8ey1vvag4bpyetdjh', NULL, '{"id":"inv_01m8kwv5y8ey1vvag4bpyetdjh","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kwv5y8ey1vvag4btrgaa1f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.888Z","updated_at":"2026-11-29T14:55:14.888Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxw6m9cer","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kmes4v3fmgxv3btq32","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'B9101CC74A9AF418E12DF56E6A6F96BEEFB358AD299608AAA5B94AAFD6AF4872', X'E39225C9B101D2B901133A45CB43A3956886556C42DF3A8BE53798E01D2D2FDF');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 25, 1795964114976, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.void', 'inv_01m8kwv5vmembrdwy0v3we8qad', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8kwv610e40b31h4n7ry6a8b"}', X'54563B71B7C467CFF3F2EEE1C3F150E80D2A6A9D856C599BA5F823E3FAED0F0D', X'732C6FF3BF4F148AC2CA5E54028B57D684F610404D9AAEFCDFCAD577BF2AFA39');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 1795964115073, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'invoice.allocate', 'inv_01m8kwv5whefdrb6t1f9g2hhh7', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8kwv5tqe4dsfszd60qmhpmt"}]}', X'E2D31BD0A16F51555FC9D35EC8E151E6D43F54FD7CA57860233A6D88146DAE81', X'456A628A4760178FEB529344ABB87384CFEC74725C0B5918731AA73990AFEC9C');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 27, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwv677ezsrxf30etv9jepj', NULL, '{"sequence":14,"total":10000.00}', X'BF392F8C6A788B0B956A91750446DD8162E0B64893141D9C1B06525D4644AC5F', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 28, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwv677ezsrxf30f3jrsedk', NULL, '{"sequence":15,"total":1000.00}', X'3D08C83F473B9CDE35C8EFE9DBB7796FBE3882201273F98E0663A33E550CEB9D', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 29, 1795964115175, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'journal.post', 'jnl_01m8kwv677ezsrxf30fb8b20wv', NULL, '{"sequence":16,"total":74.92}', X'75E25A45EFFF6587421D45DD9EC9C552FE3BA94C18187829CE2EBA1A805211B7', X'');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 30, 1795964115272, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv6a8egqbf08p83sj8tcj', NULL, '{"id":"set_01m8kwv6a8egqbf08p83sj8tcj","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv54fe3ytqczvszsrm648","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6a8egqbf08p88d0n0jz","invoice_id":"inv_01m8kwv5sne0sa7mqtm7q34nrk","invoice_number":"INV-0003","settlement_id":"set_01m8kwv6a8egqbf08p83sj8tcj","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T14:55:15.272Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8kwv6a8egqbf08p85v42bbd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.272Z","updated_at":"2026-11-29T14:55:15.272Z","version":1}', X'ACC87A69DDCF95C45E713F2B5836BBF013EE3C84EBA6DCF7E86618E1182AE163', X'09F5AEE8B46271ACCCFACB24CDEEA5DB0D221C34F6C83EDBCC25FDF630A7982C');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 1795964115387, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transactions.import', 'bac_01m8kwv4xsedzadya8tvp2mfpd', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'B7C418C8A74FCE87E7DE5256429BA6BA1CE36533BF313BCA81CF1E1E256FFD9B', X'6E0B127A949D18DC2C6563F4FDBF046829E13C3E81E7B0FE4C325067C25DC72B');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 32, 1795964115577, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv6kse50t1dec31vdq827', NULL, '{"id":"set_01m8kwv6kse50t1dec31vdq827","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv59yepdtaq9zcd2nqeea","contact_name":"Techbarn","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6kse50t1dec31vdq827","invoice_id":"inv_01m8kwv5pceexsnpwseq03qmxv","invoice_number":"TB-0117","settlement_id":"set_01m8kwv6kse50t1dec31vdq827","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T14:55:15.577Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb0ana3xgj","journal_id":"jnl_01m8kwv6kse50t1dec31vdq827","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.577Z","updated_at":"2026-11-29T14:55:15.577Z","version":1}', X'94E412FCB8931607D41D8B3B16FE3AD4841223292A73EFDA15EF30E5FD856316', X'A1F88F87D54ECD7A226B9A65E9AB5F35FE5BED69F3ACC66797DD25AE56524E85');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 33, 1795964115577, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0ana3xgj', NULL, '{"journal_id":"jnl_01m8kwv6kse50t1dec31vdq827","way":"allocations"}', X'69BAA2036401C5809CA24C4DF6201C2E3D9BF33850EA81367158C8932F205BD1', X'1AB8A6C3883E406A0B8CF45CDFB93D8AB7CF34FB28C7C68CC600E80595BE76E1');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 34, 1795964115755, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv6sbethvd90ew3hakkbd', NULL, '{"id":"set_01m8kwv6sbethvd90ew3hakkbd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6sbethvd90ew3hakkbd","invoice_id":"inv_01m8kwv5maeaes4vdx8tgy6tx0","invoice_number":"INV-0001","settlement_id":"set_01m8kwv6sbethvd90ew3hakkbd","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T14:55:15.755Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb0ef1mm4v","journal_id":"jnl_01m8kwv6sbethvd90ew3hakkbd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.755Z","updated_at":"2026-11-29T14:55:15.755Z","version":1}', X'70A40086F98BD589087F541D12A698BB006F82D74BDB417F9B76BA1C67F5CB31', X'B9CF10548D48BFDF8BA35D7769C9B072378B95F92B9AD6207AFF5FA8F637CCE9');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 35, 1795964115755, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0ef1mm4v', NULL, '{"journal_id":"jnl_01m8kwv6sbethvd90ew3hakkbd","way":"allocations"}', X'D1CED937DF72FC4CB0D32FEB8642E6983C71FED99BF89CB50884D7C465B4B271', X'7DC21230F069F66911F9C2AC02A0F2CC05DCC48C9D941AD36F6E833BCC4303BE');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 36, 1795964115907, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv6y3es2bx0zt006tyn51', NULL, '{"id":"set_01m8kwv6y3es2bx0zt006tyn51","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv5bveh9vharp7kdyt143","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6y3es2bx0zt006tyn51","invoice_id":"inv_01m8kwv5rgeres7ecbsdx8wsgz","invoice_number":"HL-33","settlement_id":"set_01m8kwv6y3es2bx0zt006tyn51","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T14:55:15.907Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb0p29bytp","journal_id":"jnl_01m8kwv6y3es2bx0zt006tyn51","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.907Z","updated_at":"2026-11-29T14:55:15.907Z","version":1}', X'0543DA0B227569B98EB7654218796B57ACE0AC1E7B9B2A01047CB8FB48B85362', X'C33D90CA63D40E40F66E868EB098343F2CB8553AD726527CF1B96987D5E3EF2A');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 37, 1795964115907, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0p29bytp', NULL, '{"journal_id":"jnl_01m8kwv6y3es2bx0zt006tyn51","way":"allocations"}', X'4C8FD2CAA67657FD3F7E816A9DF2768A6F21CB4B790EEC6A584F2EEFACAF21E7', X'D2E5661990AEC93925A1BF7C576877590238C98D1D7C8DA0765E3E7373EAA6F6');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 38, 1795964116077, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv73deh4tadd4ka4gqeph', NULL, '{"id":"set_01m8kwv73deh4tadd4ka4gqeph","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv523e9nvcgmvqs25me3j","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv73deh4tadd4ka4gqeph","invoice_id":"inv_01m8kwv5maeaes4vdx8tgy6tx0","invoice_number":"INV-0001","settlement_id":"set_01m8kwv73deh4tadd4ka4gqeph","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T14:55:16.077Z"},{"id":"alc_01m8kwv73deh4tadd4ka4gqepj","invoice_id":"inv_01m8kwv5q6ehdt30teqqq75te6","invoice_number":"INV-0002","settlement_id":"set_01m8kwv73deh4tadd4ka4gqeph","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T14:55:16.077Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb0ttap4y4","journal_id":"jnl_01m8kwv73deh4tadd4ka4gqeph","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:16.077Z","updated_at":"2026-11-29T14:55:16.077Z","version":1}', X'9915CA9D8435E851C25FE26D89EA6D3AE0EB2E3312673DF41ECA1D6E920B5704', X'CA95E4E769496C199D61EA2A9784F2228CAA60FAD4F418CC717EF86E5A38D4F8');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 39, 1795964116077, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0ttap4y4', NULL, '{"journal_id":"jnl_01m8kwv73deh4tadd4ka4gqeph","way":"allocations"}', X'4712B3865F4CA93E4ECE03BAA1B3DAB7CD3FBF77D8F4BA744E449A922E2C1051', X'59D50379930D2113E72C93B2C079AC8B4AF90DCE235E8C39BB983A9AE12E8041');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 40, 1795964116259, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv793evjaz3bmhxqe7sea', NULL, '{"id":"set_01m8kwv793evjaz3bmhxqe7sea","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv585exgbj880a4rjd27w","contact_name":"Printwell","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv793evjaz3bmhxqe7sea","invoice_id":"inv_01m8kwv5nce2w8j2sne5yab10b","invoice_number":"PX-881","settlement_id":"set_01m8kwv793evjaz3bmhxqe7sea","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T14:55:16.259Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb12pnves6","journal_id":"jnl_01m8kwv793evjaz3bmhxqe7sea","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:16.259Z","updated_at":"2026-11-29T14:55:16.259Z","version":1}', X'31A0F82924CAAFFACC45C9104FC19E35B3F4BDCA2EA864602DD24AEE249E69DF', X'5A456287921BC0BD87B95D5B8721019D3C1CCFED8EB148F80F5F447311588A34');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 41, 1795964116259, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb12pnves6', NULL, '{"journal_id":"jnl_01m8kwv793evjaz3bmhxqe7sea","way":"allocations"}', X'4054E5B349D01F7E245773806904783D58EDB91FC8E0770FF0562360391FC926', X'EF13061003280F6389F9CFF71841EBE4A2A6CB5A1EB114DF070B6A8A783DD875');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 42, 1795964116343, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.create', 'set_01m8kwv7bqeherkzc2gjpmpc7a', NULL, '{"id":"set_01m8kwv7bqeherkzc2gjpmpc7a","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv562ecj8nry6j5s3gr3j","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8kwv4xsedzadya8tvp2mfpd","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv7bqeherkzc2gjpmpc7a","invoice_id":"inv_01m8kwv5tqe4dsfszd60qmhpmt","invoice_number":"INV-0004","settlement_id":"set_01m8kwv7bqeherkzc2gjpmpc7a","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T14:55:16.343Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6dvee2r05nb1cvs0m2n","journal_id":"jnl_01m8kwv7bqeherkzc2gjpmpc7a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:16.343Z","updated_at":"2026-11-29T14:55:16.343Z","version":1}', X'20432E2AF29F0972D9A42CD5960215C0BD5988C6952AC660932767A1B15C0836', X'DE6FC5E125C9988458754A4B06434AFACA533462A27B8341D38D66CD43B84D9A');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 43, 1795964116343, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb1cvs0m2n', NULL, '{"journal_id":"jnl_01m8kwv7bqeherkzc2gjpmpc7a","way":"allocations"}', X'4AFC65BD01BC70A7CE8231610352B82C0F39B286B86964E2EC07D8AFB6E0FD08', X'F811A1771B429FF289532881947527CFAB40D3761EA87749C2F9C755942F59D1');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 44, 1795964116438, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'settlement.match', 'set_01m8kwv6a8egqbf08p83sj8tcj', NULL, '{"bank_transaction_id":"btx_01m8kwv6dvee2r05nb19rn9gaa"}', X'B2DC7D873D16F29D9CAF8CFF63E5060E6717F65E77A9A73C9CEEC4F63D4782C0', X'B86D26489A22B9826B12CCB6E5C5C7B5F1D6526CAC281538A32DF65323D9FB59');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 45, 1795964116438, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb19rn9gaa', NULL, '{"journal_id":"jnl_01m8kwv6a8egqbf08p85v42bbd","way":"match"}', X'AE9FE546440B788C54C288F44C0259BEC562258CBC34919EB50660FF440C9693', X'7BBC9BD896B36EE552F91413E046F870FE5D222C482D2E3BFAA8C0D3D185A181');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 46, 1795964116575, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb1nydnp7w', NULL, '{"journal_id":"jnl_01m8kwv7jze56872bce1myyhz5","way":"transfer"}', X'B400FA0C5E338100FB0231EFF107C130A1C0657DDB2BC6ED12FD6946FDB26DF1', X'B2E1AE49AF718D3D19258C39360265158F5F5C229BCE1C3AAB3271CE2949C356');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 47, 1795964116734, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb1thhvppv', NULL, '{"journal_id":"jnl_01m8kwv7qyevgrx7jm5es1axx0","way":"account"}', X'891CAAF582DB4BA9A5918D1F6D5CB3EA691E5D25D157CB39F6B81DEA64E17059', X'7C027C4ECECA6FCB67A6ED98A08442AB5A005BC43638795C1420CE084B6CA83C');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 48, 1795964117578, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.update', 'btx_01m8kwv6dvee2r05nb0kxtem92', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'8095CCD8BC494AF6E82523F00F3B03CA60D80F6242088A630B3E893462939F0C', X'B9D15C5262E48F00615056BB9C812D1B16B4FFBB33D86056CBFC1FA46F7DD111');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 49, 1795964117578, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.update', 'btx_01m8kwv6dvee2r05nb0w7hefya', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kmes4v3fmgzy926h3t","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'4C3960FF760E7B6B69915CDFCC21B70365E550D7E0C57EBA529C211D53CA93B2', X'03729DC2CB22E43DE9482EFC4F23C93B91F58365F535BBFDA8D4BE19F95449BE');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 50, 1795964117578, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.update', 'btx_01m8kwv6dvee2r05nb15k0tx96', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kmes4v3fmgzqshkz12","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'4C7A73BB9B3D96E1D205BD0325E31A2B298691D4C4EED9C40E90FDCAB8C99BCE', X'FE818013B08196C49829FB2E16E3621C27A0CBFA38C1E7D3D8BAD8DE5DBCDF92');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 51, 1795964117578, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.update', 'btx_01m8kwv6dvee2r05nb1km2hhkc', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kmes4v3fmh0m0656js","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'5B606C6DAF7B3FB065696C12BB5B8369011B40E0A53CAF55CA92963D2ACAF567', X'770130EE822E9277C9CB47B996502A408FA6F9C7CCF7284A62300D757AA2B1C5');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 52, 1795964117717, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0w7hefya', NULL, '{"journal_id":"jnl_01m8kwv8pnekfbgzx8dt2eh99v","way":"account"}', X'1666A79B56EC9A3DA3D81892CC5C73644424EF97E18DAF713A17B076E8A8CA5D', X'EBEF97E9262FE8130AC056A44A9CC756F1DEBE26C0784D6BAD9A14D3368D8687');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 53, 1795964117822, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb15k0tx96', NULL, '{"journal_id":"jnl_01m8kwv8syenq9a424spp21y2b","way":"account"}', X'2A0A0BAE5AFFD3450719F22F76725B3B3122457524315D2DA7D7B7F0EE6BB9E0', X'413DFACCD6FEEAAEF33EE0838B7F1DF8833D7B82DC375DD0902A9DDE03D27C5B');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 54, 1795964117969, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb0kxtem92', NULL, '{"journal_id":"jnl_01m8kwv8yhep0ssjvzza3c97jw","way":"account"}', X'07BB34BFDDFD1B2449F1BFDFC89014DB2C337627CC818668670163D2E265B624', X'873E75F476945C201677CEEDD6E987C480BE5DAA51C21403689B05B5D1290FC1');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 55, 1795964118112, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'bank_transaction.confirm', 'btx_01m8kwv6dvee2r05nb1km2hhkc', NULL, '{"journal_id":"jnl_01m8kwv930eqnsehcc2q96dst7","way":"account"}', X'A2AC028A71DFF719131C7F7770B95D1371621A56AC63C18C9C89FE0BF079A684', X'D432FEDCECDD6196B5F4FFC5574AB97EBD4DE05F113D7AE7DE2BBF5474FCA694');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 56, 1795964118377, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'vat_return.create', 'vrt_01m8kwv9b9ecwrk29fnhdmqbfr', NULL, '{"id":"vrt_01m8kwv9b9ecwrk29fnhdmqbfr","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:18.377Z","updated_at":"2026-11-29T14:55:18.377Z","version":1}', X'552FF5F7F8885F5992E5AB7F3E7604BDEB940704BDE1C959A5DE92970233C425', X'A0AB88F74A5F82102B058EE9BCDB0BFBF0D1B8472B6F3165FC4EE3166ECE42F5');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 57, 1795964118453, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'vat_return.finalise', 'vrt_01m8kwv9b9ecwrk29fnhdmqbfr', NULL, '{"id":"vrt_01m8kwv9b9ecwrk29fnhdmqbfr","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:18.453Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:18.377Z","updated_at":"2026-11-29T14:55:18.453Z","version":2,"last_sequence":29}', X'83099BCE64CA9253842319AEEA3C6AA38C0A5FC60895940D71BB57E4AF02CA78', X'50F4EE1CFC20222C07D1D5FFDA298751DBB3933853AB7A0D27EEADFA15576CEF');
INSERT INTO audit_events VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 58, 1795964118516, 'usr_01m8kwv1gseg98y2ka905z0xx6', 'key_01m8kwv28he8fvveeggsd4xv5n', 'organisation.lock', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'DEF9474461FDC476F83E15216C61379A6F90120190864F90EFDB8F61534D2F63', X'9BEC7215B0BC7AA2FCEC2F7CBA7C1C8C52E06FC57A0FD762A00DD8197F40489B');
INSERT INTO bank_accounts VALUES ('bac_01m8kwv4fpew0scc5x0n64kt4j', 'org_01m8kwv29cepcb4be2r7bqh2am', 'acc_01m8kwv29cepcb4be2jqvzy0d9', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964113398, 1795964113398, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8kwv4xsedzadya8tvp2mfpd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8kwv4xsedzadya8v13w4jjw', 900715, 1795964113849, 1795964115387, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8kwv508en2a67xxc88ezwnf', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'acc_01m8kwv508en2a67xxcf0167r8', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964113928, 1795964113928, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-31', 900715, 1795964115387);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0ana3xgj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv59yepdtaq9zcd2nqeea', 'allocations', 'jnl_01m8kwv6kse50t1dec31vdq827', 2, NULL, 'NV', 0, 1795964115577, 1795964115387, 1795964115577, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0ef1mm4v', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv523e9nvcgmvqs25me3j', 'allocations', 'jnl_01m8kwv6sbethvd90ew3hakkbd', 2, NULL, 'NV', 0, 1795964115755, 1795964115387, 1795964115755, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0kxtem92', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kwv4kmes4v3fmgzqshkz12', 'ST', NULL, NULL, 'account', 'jnl_01m8kwv8yhep0ssjvzza3c97jw', 1, 'acc_01m8kwv4kmes4v3fmgzqshkz12', 'ST', -600, 1795964117969, 1795964115387, 1795964117969, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0p29bytp', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv5bveh9vharp7kdyt143', 'allocations', 'jnl_01m8kwv6y3es2bx0zt006tyn51', 2, NULL, 'NV', 0, 1795964115907, 1795964115387, 1795964115907, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0ttap4y4', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv523e9nvcgmvqs25me3j', 'allocations', 'jnl_01m8kwv73deh4tadd4ka4gqeph', 2, NULL, 'NV', 0, 1795964116077, 1795964115387, 1795964116077, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb0w7hefya', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8kwv4kmes4v3fmgzy926h3t', 'ZR', NULL, NULL, 'account', 'jnl_01m8kwv8pnekfbgzx8dt2eh99v', 1, 'acc_01m8kwv4kmes4v3fmgzy926h3t', 'ZR', 0, 1795964117717, 1795964115387, 1795964117717, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb12pnves6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv585exgbj880a4rjd27w', 'allocations', 'jnl_01m8kwv793evjaz3bmhxqe7sea', 2, NULL, 'NV', 0, 1795964116259, 1795964115387, 1795964116259, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb15k0tx96', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kwv4kmes4v3fmgzqshkz12', 'ST', NULL, NULL, 'account', 'jnl_01m8kwv8syenq9a424spp21y2b', 1, 'acc_01m8kwv4kmes4v3fmgzqshkz12', 'ST', -600, 1795964117822, 1795964115387, 1795964117822, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb19rn9gaa', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv54fe3ytqczvszsrm648', 'match', 'jnl_01m8kwv6a8egqbf08p85v42bbd', 2, NULL, 'NV', 0, 1795964116438, 1795964115387, 1795964116438, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb1cvs0m2n', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv562ecj8nry6j5s3gr3j', 'allocations', 'jnl_01m8kwv7bqeherkzc2gjpmpc7a', 2, NULL, 'NV', 0, 1795964116343, 1795964115387, 1795964116343, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb1km2hhkc', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8kwv4kmes4v3fmh0m0656js', 'EX', NULL, NULL, 'account', 'jnl_01m8kwv930eqnsehcc2q96dst7', 1, 'acc_01m8kwv4kmes4v3fmh0m0656js', 'EX', 0, 1795964118112, 1795964115387, 1795964118112, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb1nydnp7w', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8kwv7jze56872bce1myyhz5', 1, NULL, 'NV', 0, 1795964116575, 1795964115387, 1795964116575, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwv6dvee2r05nb1thhvppv', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8kwv4kmes4v3fmgwncrd2gw', 'NV', NULL, NULL, 'account', 'jnl_01m8kwv7qyevgrx7jm5es1axx0', 1, 'acc_01m8kwv4kmes4v3fmgwncrd2gw', 'NV', 0, 1795964116734, 1795964115387, 1795964116734, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kwvaghegxa6x3bhmx2892r', 'org_01m8kwv29cepcb4be2r7bqh2am', 'bac_01m8kwv4fpew0scc5x0n64kt4j', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964119569, 1795964119697, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'btx_01m8kwvaghegxa6x3bhmx2892r', 'jnl_01m8kwvak0eyfssfwwsyse6zs7');
INSERT INTO invoices VALUES ('inv_01m8kwv5maeaes4vdx8tgy6tx0', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kwv523e9nvcgmvqs25me3j', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8kwv5maeaes4vdx8zy6cf2j', NULL, NULL, 'inv-0001', 1795964114570, 1795964116077, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5nce2w8j2sne5yab10b', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8kwv585exgbj880a4rjd27w', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8kwv5nce2w8j2sne87r6hwv', NULL, NULL, 'px-881', 1795964114604, 1795964116259, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5pceexsnpwseq03qmxv', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8kwv59yepdtaq9zcd2nqeea', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8kwv5pceexsnpwsev8qqmfe', NULL, NULL, 'tb-0117', 1795964114636, 1795964115577, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5q6ehdt30teqqq75te6', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8kwv523e9nvcgmvqs25me3j', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8kwv5q6ehdt30teqttcnh1d', NULL, NULL, 'inv-0002', 1795964114662, 1795964116077, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5rgeres7ecbsdx8wsgz', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8kwv5bveh9vharp7kdyt143', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8kwv5rgeres7ecbsk310r4c', NULL, NULL, 'hl-33', 1795964114704, 1795964115907, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5sne0sa7mqtm7q34nrk', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8kwv54fe3ytqczvszsrm648', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8kwv5sne0sa7mqtm9jzmj0z', NULL, NULL, 'inv-0003', 1795964114741, 1795964115272, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5tqe4dsfszd60qmhpmt', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8kwv562ecj8nry6j5s3gr3j', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8kwv5tqe4dsfszd67yp24yg', NULL, NULL, 'inv-0004', 1795964114775, 1795964116343, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5vmembrdwy0v3we8qad', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8kwv562ecj8nry6j5s3gr3j', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8kwv5vmembrdwy0v6ewyre6', '2026-03-03', 'jnl_01m8kwv610e40b31h4n7ry6a8b', 'inv-0005', 1795964114804, 1795964114976, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5whefdrb6t1f9g2hhh7', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8kwv562ecj8nry6j5s3gr3j', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8kwv5whefdrb6t1fcz99pkm', NULL, NULL, 'cn-0001
inv-0004', 1795964114833, 1795964115073, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5xne19tdkaqjkqx3y2z', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8kwv5e8eeftttjkbe2zff4z', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8kwv5xne19tdkaqjmc9p5re', NULL, NULL, 'fr-1209', 1795964114869, 1795964114869, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwv5y8ey1vvag4bpyetdjh', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8kwv523e9nvcgmvqs25me3j', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8kwv5y8ey1vvag4btrgaa1f', NULL, NULL, 'inv-0006', 1795964114888, 1795964114888, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwvapreajbrxzahx9qv82b', 'org_01m8kwv29cepcb4be2r7bqh2am', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8kwvanfezqrthv020ep0stq', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8kwvapreajbrxzaj08awc79', NULL, NULL, 'e-1', 1795964119768, 1795964119835, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8kwvaseedgtmd0gswmr3ntv', 'org_01m8kwv29cepcb4be2r7bqh2am', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8kwvanfezqrthv020ep0stq', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8kwvaseedgtmd0gt3q4ss05', NULL, NULL, 'e-1', 1795964119854, 1795964119884, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO invoices VALUES ('inv_01m8kwvb4se7080z0n3mgxztbp', 'org_01m8kwv29cepcb4be2r7bqh2am', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kwvb1defarwkc8853np6fb', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8kwvb4se7080z0n3vq6qp26', NULL, NULL, 'inv-0001', 1795964120217, 1795964120237, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5nce2w8j2sne5yab10b', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8kwv4kmes4v3fmgyex81gv9', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5pceexsnpwseq03qmxv', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8kwv4kkeq89r33mnwwa15wj', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5q6ehdt30teqqq75te6', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8kwv4kmes4v3fmgxw6m9cer', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5rgeres7ecbsdx8wsgz', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8kwv4kmes4v3fmgz7pf2ytv', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5vmembrdwy0v3we8qad', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5whefdrb6t1f9g2hhh7', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5xne19tdkaqjkqx3y2z', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8kwv4kmes4v3fmgyjphgamt', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5y8ey1vvag4bpyetdjh', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8kwv4kmes4v3fmgxw6m9cer', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5y8ey1vvag4bpyetdjh', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8kwv4kmes4v3fmgxv3btq32', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvapreajbrxzahx9qv82b', 1, 'Oak', '1', '50', NULL, 'acc_01m8kwv29cepcb4be2mk4q7jkx', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvaseedgtmd0gswmr3ntv', 1, 'Oak', '1', '50', NULL, 'acc_01m8kwv29cepcb4be2n43my0an', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvb4se7080z0n3mgxztbp', 1, 'Oak', '1', '100', NULL, 'acc_01m8kwv29cepcb4be2mk4q7jkx', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO number_sequences VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8kwv6a8egqbf08p83sj8tcj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'receipt', 'sales', 'posted', 'con_01m8kwv54fe3ytqczvszsrm648', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-06', 28200, 28200, NULL, 'btx_01m8kwv6dvee2r05nb19rn9gaa', 0, 'jnl_01m8kwv6a8egqbf08p85v42bbd', NULL, NULL, '', 1795964115272, 1795964116438, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv6kse50t1dec31vdq827', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'payment', 'purchase', 'posted', 'con_01m8kwv59yepdtaq9zcd2nqeea', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-01-22', 107880, 107880, NULL, 'btx_01m8kwv6dvee2r05nb0ana3xgj', 1, 'jnl_01m8kwv6kse50t1dec31vdq827', NULL, NULL, '', 1795964115577, 1795964115577, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv6sbethvd90ew3hakkbd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'receipt', 'sales', 'posted', 'con_01m8kwv523e9nvcgmvqs25me3j', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-01-30', 150000, 150000, NULL, 'btx_01m8kwv6dvee2r05nb0ef1mm4v', 1, 'jnl_01m8kwv6sbethvd90ew3hakkbd', NULL, NULL, '', 1795964115755, 1795964115755, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv6y3es2bx0zt006tyn51', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'payment', 'purchase', 'posted', 'con_01m8kwv5bveh9vharp7kdyt143', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-10', 135000, 135000, NULL, 'btx_01m8kwv6dvee2r05nb0p29bytp', 1, 'jnl_01m8kwv6y3es2bx0zt006tyn51', NULL, NULL, '', 1795964115907, 1795964115907, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv73deh4tadd4ka4gqeph', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'receipt', 'sales', 'posted', 'con_01m8kwv523e9nvcgmvqs25me3j', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-16', 171000, 171000, NULL, 'btx_01m8kwv6dvee2r05nb0ttap4y4', 1, 'jnl_01m8kwv73deh4tadd4ka4gqeph', NULL, NULL, '', 1795964116077, 1795964116077, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv793evjaz3bmhxqe7sea', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'payment', 'purchase', 'posted', 'con_01m8kwv585exgbj880a4rjd27w', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-02-27', 40000, 40000, NULL, 'btx_01m8kwv6dvee2r05nb12pnves6', 1, 'jnl_01m8kwv793evjaz3bmhxqe7sea', NULL, NULL, '', 1795964116259, 1795964116259, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwv7bqeherkzc2gjpmpc7a', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'receipt', 'sales', 'posted', 'con_01m8kwv562ecj8nry6j5s3gr3j', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '2026-03-16', 141840, 141840, NULL, 'btx_01m8kwv6dvee2r05nb1cvs0m2n', 1, 'jnl_01m8kwv7bqeherkzc2gjpmpc7a', NULL, NULL, '', 1795964116343, 1795964116343, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8kwvb24egj84nt19348hbhn', 'org_01m8kwv29cepcb4be2r7bqh2am', 'receipt', 'sales', 'posted', 'con_01m8kwvb1defarwkc8853np6fb', 'bac_01m8kwv4fpew0scc5x0n64kt4j', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8kwvb24egj84nt194zp8mm9', NULL, NULL, '', 1795964120132, 1795964120237, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO tax_rates VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8kwv9b9ecwrk29fnhdmqbfr', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795964118453, 1795964118377, 1795964118453, 2, NULL, NULL);
INSERT INTO vat_returns VALUES ('vrt_01m8kwvawgehjrx6sqc9dfbrxk', 'org_01m8kwv29cepcb4be2r7bqh2am', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795964120016, 1795964119952, 1795964120016, 2, NULL, NULL);
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 1, 'organisations', 'org_01m8kwv29cepcb4be2r7bqh2am', '["org_01m8kwv29cepcb4be2r7bqh2am","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964111148,1795964111148,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 2, 'members', 'mem_01m8kwv29cepcb4be2hhtd6kvx', '["mem_01m8kwv29cepcb4be2hhtd6kvx","org_01m8kwv29cepcb4be2r7bqh2am","jo@example.com","usr_01m8kwv1gseg98y2ka905z0xx6","owner",1795964111148,1795964111148,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 3, 'accounts', 'acc_01m8kwv29cepcb4be2hm1hjfej', '["acc_01m8kwv29cepcb4be2hm1hjfej","org_01m8kwv29cepcb4be2r7bqh2am","1000","Computer equipment","ASSET",null,"ST",null,"active",1795964111148,1795964111148,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 4, 'accounts', 'acc_01m8kwv29cepcb4be2hrjcg309', '["acc_01m8kwv29cepcb4be2hrjcg309","org_01m8kwv29cepcb4be2r7bqh2am","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795964111148,1795964111148,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 5, 'accounts', 'acc_01m8kwv29cepcb4be2hzf02gf7', '["acc_01m8kwv29cepcb4be2hzf02gf7","org_01m8kwv29cepcb4be2r7bqh2am","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795964111148,1795964111148,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 6, 'accounts', 'acc_01m8kwv29cepcb4be2j16mg46j', '["acc_01m8kwv29cepcb4be2j16mg46j","org_01m8kwv29cepcb4be2r7bqh2am","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795964111148,1795964111148,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 7, 'accounts', 'acc_01m8kwv29cepcb4be2j54bbjfc', '["acc_01m8kwv29cepcb4be2j54bbjfc","org_01m8kwv29cepcb4be2r7bqh2am","1100","Stock","ASSET",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 8, 'accounts', 'acc_01m8kwv29cepcb4be2jajx6ksa', '["acc_01m8kwv29cepcb4be2jajx6ksa","org_01m8kwv29cepcb4be2r7bqh2am","1200","Trade debtors","ASSET","receivable",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 9, 'accounts', 'acc_01m8kwv29cepcb4be2jfavp5j4', '["acc_01m8kwv29cepcb4be2jfavp5j4","org_01m8kwv29cepcb4be2r7bqh2am","1210","Prepayments","ASSET",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 10, 'accounts', 'acc_01m8kwv29cepcb4be2jj54xwnj', '["acc_01m8kwv29cepcb4be2jj54xwnj","org_01m8kwv29cepcb4be2r7bqh2am","1220","Other debtors","ASSET",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 11, 'accounts', 'acc_01m8kwv29cepcb4be2jqvzy0d9', '["acc_01m8kwv29cepcb4be2jqvzy0d9","org_01m8kwv29cepcb4be2r7bqh2am","1300","Current account","ASSET","bank",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 12, 'accounts', 'acc_01m8kwv29cepcb4be2jvf9v317', '["acc_01m8kwv29cepcb4be2jvf9v317","org_01m8kwv29cepcb4be2r7bqh2am","1310","Petty cash","ASSET",null,"NV",null,"active",1795964111148,1795964111148,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 13, 'accounts', 'acc_01m8kwv29cepcb4be2jyw64g43', '["acc_01m8kwv29cepcb4be2jyw64g43","org_01m8kwv29cepcb4be2r7bqh2am","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 14, 'accounts', 'acc_01m8kwv29cepcb4be2k06v0kmz', '["acc_01m8kwv29cepcb4be2k06v0kmz","org_01m8kwv29cepcb4be2r7bqh2am","2110","Accruals","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 15, 'accounts', 'acc_01m8kwv29cepcb4be2k4arrz37', '["acc_01m8kwv29cepcb4be2k4arrz37","org_01m8kwv29cepcb4be2r7bqh2am","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 16, 'accounts', 'acc_01m8kwv29cepcb4be2k9n7c04j', '["acc_01m8kwv29cepcb4be2k9n7c04j","org_01m8kwv29cepcb4be2r7bqh2am","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 17, 'accounts', 'acc_01m8kwv29cepcb4be2kcrr4gge', '["acc_01m8kwv29cepcb4be2kcrr4gge","org_01m8kwv29cepcb4be2r7bqh2am","2220","Net wages","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 18, 'accounts', 'acc_01m8kwv29cepcb4be2kjakkt5f', '["acc_01m8kwv29cepcb4be2kjakkt5f","org_01m8kwv29cepcb4be2r7bqh2am","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 19, 'accounts', 'acc_01m8kwv29cepcb4be2kmch92en', '["acc_01m8kwv29cepcb4be2kmch92en","org_01m8kwv29cepcb4be2r7bqh2am","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 20, 'accounts', 'acc_01m8kwv29cepcb4be2ksf0em9d', '["acc_01m8kwv29cepcb4be2ksf0em9d","org_01m8kwv29cepcb4be2r7bqh2am","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795964111148,1795964111148,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 21, 'accounts', 'acc_01m8kwv29cepcb4be2kwbn58t8', '["acc_01m8kwv29cepcb4be2kwbn58t8","org_01m8kwv29cepcb4be2r7bqh2am","2900","Suspense","LIABILITY","suspense",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 22, 'accounts', 'acc_01m8kwv29cepcb4be2m2hra503', '["acc_01m8kwv29cepcb4be2m2hra503","org_01m8kwv29cepcb4be2r7bqh2am","3000","Share capital","EQUITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 23, 'accounts', 'acc_01m8kwv29cepcb4be2m6jpz7ev', '["acc_01m8kwv29cepcb4be2m6jpz7ev","org_01m8kwv29cepcb4be2r7bqh2am","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 24, 'accounts', 'acc_01m8kwv29cepcb4be2mbxdn7ha', '["acc_01m8kwv29cepcb4be2mbxdn7ha","org_01m8kwv29cepcb4be2r7bqh2am","3200","Dividends","EQUITY",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 25, 'accounts', 'acc_01m8kwv29cepcb4be2mfawfkhz', '["acc_01m8kwv29cepcb4be2mfawfkhz","org_01m8kwv29cepcb4be2r7bqh2am","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 26, 'accounts', 'acc_01m8kwv29cepcb4be2mk4q7jkx', '["acc_01m8kwv29cepcb4be2mk4q7jkx","org_01m8kwv29cepcb4be2r7bqh2am","4000","Sales","INCOME",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 27, 'accounts', 'acc_01m8kwv29cepcb4be2mpq36hxp', '["acc_01m8kwv29cepcb4be2mpq36hxp","org_01m8kwv29cepcb4be2r7bqh2am","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 28, 'accounts', 'acc_01m8kwv29cepcb4be2mt7c0d71', '["acc_01m8kwv29cepcb4be2mt7c0d71","org_01m8kwv29cepcb4be2r7bqh2am","4090","Other income","INCOME",null,"ST",null,"active",1795964111148,1795964111148,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 29, 'accounts', 'acc_01m8kwv29cepcb4be2mw7yyfgh', '["acc_01m8kwv29cepcb4be2mw7yyfgh","org_01m8kwv29cepcb4be2r7bqh2am","4900","Interest received","INCOME",null,"EX",null,"active",1795964111148,1795964111148,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 30, 'accounts', 'acc_01m8kwv29cepcb4be2n1kc9ycj', '["acc_01m8kwv29cepcb4be2n1kc9ycj","org_01m8kwv29cepcb4be2r7bqh2am","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 31, 'accounts', 'acc_01m8kwv29cepcb4be2n43my0an', '["acc_01m8kwv29cepcb4be2n43my0an","org_01m8kwv29cepcb4be2r7bqh2am","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 32, 'accounts', 'acc_01m8kwv29cepcb4be2nbe1fphq', '["acc_01m8kwv29cepcb4be2nbe1fphq","org_01m8kwv29cepcb4be2r7bqh2am","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 33, 'accounts', 'acc_01m8kwv29cepcb4be2nfqz8v6f', '["acc_01m8kwv29cepcb4be2nfqz8v6f","org_01m8kwv29cepcb4be2r7bqh2am","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 34, 'accounts', 'acc_01m8kwv29cepcb4be2njczqzf6', '["acc_01m8kwv29cepcb4be2njczqzf6","org_01m8kwv29cepcb4be2r7bqh2am","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 35, 'accounts', 'acc_01m8kwv29cepcb4be2npn2eck5', '["acc_01m8kwv29cepcb4be2npn2eck5","org_01m8kwv29cepcb4be2r7bqh2am","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 36, 'accounts', 'acc_01m8kwv29cepcb4be2nvgbnncp', '["acc_01m8kwv29cepcb4be2nvgbnncp","org_01m8kwv29cepcb4be2r7bqh2am","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 37, 'accounts', 'acc_01m8kwv29cepcb4be2nywpvf6q', '["acc_01m8kwv29cepcb4be2nywpvf6q","org_01m8kwv29cepcb4be2r7bqh2am","6100","Rent","EXPENSE",null,"EX",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 38, 'accounts', 'acc_01m8kwv29cepcb4be2p3jdvwvb', '["acc_01m8kwv29cepcb4be2p3jdvwvb","org_01m8kwv29cepcb4be2r7bqh2am","6110","Business rates","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 39, 'accounts', 'acc_01m8kwv29cepcb4be2p5dxgf7e', '["acc_01m8kwv29cepcb4be2p5dxgf7e","org_01m8kwv29cepcb4be2r7bqh2am","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 40, 'accounts', 'acc_01m8kwv29cepcb4be2pb10fk1a', '["acc_01m8kwv29cepcb4be2pb10fk1a","org_01m8kwv29cepcb4be2r7bqh2am","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 41, 'accounts', 'acc_01m8kwv29cepcb4be2pfac7xq1', '["acc_01m8kwv29cepcb4be2pfac7xq1","org_01m8kwv29cepcb4be2r7bqh2am","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 42, 'accounts', 'acc_01m8kwv29cepcb4be2ph7gs235', '["acc_01m8kwv29cepcb4be2ph7gs235","org_01m8kwv29cepcb4be2r7bqh2am","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 43, 'accounts', 'acc_01m8kwv29cepcb4be2pq1ms3ms', '["acc_01m8kwv29cepcb4be2pq1ms3ms","org_01m8kwv29cepcb4be2r7bqh2am","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 44, 'accounts', 'acc_01m8kwv29cepcb4be2ptmhmd4q', '["acc_01m8kwv29cepcb4be2ptmhmd4q","org_01m8kwv29cepcb4be2r7bqh2am","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 45, 'accounts', 'acc_01m8kwv29cepcb4be2pzmm8zyx', '["acc_01m8kwv29cepcb4be2pzmm8zyx","org_01m8kwv29cepcb4be2r7bqh2am","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 46, 'accounts', 'acc_01m8kwv29cepcb4be2q3kmfb4f', '["acc_01m8kwv29cepcb4be2q3kmfb4f","org_01m8kwv29cepcb4be2r7bqh2am","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 47, 'accounts', 'acc_01m8kwv29cepcb4be2q5c7e7yn', '["acc_01m8kwv29cepcb4be2q5c7e7yn","org_01m8kwv29cepcb4be2r7bqh2am","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 48, 'accounts', 'acc_01m8kwv29cepcb4be2q9bnb2jp', '["acc_01m8kwv29cepcb4be2q9bnb2jp","org_01m8kwv29cepcb4be2r7bqh2am","6600","Insurance","EXPENSE",null,"EX",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 49, 'accounts', 'acc_01m8kwv29cepcb4be2qedsm02h', '["acc_01m8kwv29cepcb4be2qedsm02h","org_01m8kwv29cepcb4be2r7bqh2am","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 50, 'accounts', 'acc_01m8kwv29cepcb4be2qhqnbcrz', '["acc_01m8kwv29cepcb4be2qhqnbcrz","org_01m8kwv29cepcb4be2r7bqh2am","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 51, 'accounts', 'acc_01m8kwv29cepcb4be2qmx01y6a', '["acc_01m8kwv29cepcb4be2qmx01y6a","org_01m8kwv29cepcb4be2r7bqh2am","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 52, 'accounts', 'acc_01m8kwv29cepcb4be2qv44nm8j', '["acc_01m8kwv29cepcb4be2qv44nm8j","org_01m8kwv29cepcb4be2r7bqh2am","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795964111148,1795964111148,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 53, 'accounts', 'acc_01m8kwv29cepcb4be2qyrdpatn', '["acc_01m8kwv29cepcb4be2qyrdpatn","org_01m8kwv29cepcb4be2r7bqh2am","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795964111148,1795964111148,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 54, 'accounts', 'acc_01m8kwv29cepcb4be2r3jzhk54', '["acc_01m8kwv29cepcb4be2r3jzhk54","org_01m8kwv29cepcb4be2r7bqh2am","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795964111148,1795964111148,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 1, 'accounts', 'acc_01m8kwv4dxe4h96x0a3j8raxx5', '["acc_01m8kwv4dxe4h96x0a3j8raxx5","org_01m8kwv29cepcb4be2r7bqh2am","2250","VAT","LIABILITY","vat_control",null,null,"active",1795964113341,1795964113341,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 3, 1, 'bank_accounts', 'bac_01m8kwv4fpew0scc5x0n64kt4j', '["bac_01m8kwv4fpew0scc5x0n64kt4j","org_01m8kwv29cepcb4be2r7bqh2am","acc_01m8kwv29cepcb4be2jqvzy0d9","Current","current",null,null,null,null,null,null,null,1795964113398,1795964113398,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 4, 1, 'organisations', 'org_01m8kwv29cepcb4be2r7bqh2am', '["org_01m8kwv29cepcb4be2r7bqh2am","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964111148,1795964111148,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8kwv29cepcb4be2r7bqh2am","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 1, 'organisations', 'org_01m8kwv29cepcb4be2r7bqh2am', '["org_01m8kwv29cepcb4be2r7bqh2am","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964111148,1795964111148,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8kwv29cepcb4be2r7bqh2am","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1795964119440,1795964119440,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 1, 'organisations', 'org_01m8kwv29cepcb4be2r7bqh2am', '["org_01m8kwv29cepcb4be2r7bqh2am","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964111148,1795964119542,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8kwv29cepcb4be2r7bqh2am","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 9, 1, 'bank_transactions', 'btx_01m8kwvaghegxa6x3bhmx2892r', '["btx_01m8kwvaghegxa6x3bhmx2892r","org_01m8kwv29cepcb4be2r7bqh2am","bac_01m8kwv4fpew0scc5x0n64kt4j","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964119569,1795964119569,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 1, 'bank_transactions', 'btx_01m8kwvaghegxa6x3bhmx2892r', '["btx_01m8kwvaghegxa6x3bhmx2892r","org_01m8kwv29cepcb4be2r7bqh2am","bac_01m8kwv4fpew0scc5x0n64kt4j","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8kwvak0eyfssfwwsyse6zs7",2,null,null,0,1795964119682,1795964119569,1795964119682,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 1, 'bank_transactions', 'btx_01m8kwvaghegxa6x3bhmx2892r', '["btx_01m8kwvaghegxa6x3bhmx2892r","org_01m8kwv29cepcb4be2r7bqh2am","bac_01m8kwv4fpew0scc5x0n64kt4j","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964119569,1795964119697,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8kwv29cepcb4be2r7bqh2am","jnl_01m8kwvak0eyfssfwwsyse6zs7"]],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 14, 1, 'contacts', 'con_01m8kwvanfezqrthv020ep0stq', '["con_01m8kwvanfezqrthv020ep0stq","org_01m8kwv29cepcb4be2r7bqh2am","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1795964119727,1795964119727,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 15, 1, 'invoices', 'inv_01m8kwvapreajbrxzahx9qv82b', '["inv_01m8kwvapreajbrxzahx9qv82b","org_01m8kwv29cepcb4be2r7bqh2am","sales","invoice","issued","E-1","con_01m8kwvanfezqrthv020ep0stq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8kwvapreajbrxzaj08awc79",null,null,"e-1",1795964119768,1795964119768,1,"9999-99-99",0,null,null,[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","50",null,"acc_01m8kwv29cepcb4be2mk4q7jkx","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 16, 1, 'invoices', 'inv_01m8kwvapreajbrxzahx9qv82b', '["inv_01m8kwvapreajbrxzahx9qv82b","org_01m8kwv29cepcb4be2r7bqh2am","sales","invoice","issued","E-1","con_01m8kwvanfezqrthv020ep0stq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8kwvapreajbrxzaj08awc79",null,null,"e-1",1795964119768,1795964119835,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","50",null,"acc_01m8kwv29cepcb4be2mk4q7jkx","ST",null,5000,1000,6000]],[["alc_01m8kwvarvem3bcsyc3c80vqgm","org_01m8kwv29cepcb4be2r7bqh2am",null,null,6000,"2026-03-25",null,1795964119835,null]],[],null,6000,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 16, 2, 'write_offs', 'alc_01m8kwvarvem3bcsyc3c80vqgm', '["alc_01m8kwvarvem3bcsyc3c80vqgm","org_01m8kwv29cepcb4be2r7bqh2am","inv_01m8kwvapreajbrxzahx9qv82b","2026-03-25",6000,"acc_01m8kwv29cepcb4be2qmx01y6a","In liquidation","jnl_01m8kwvarvem3bcsyc3hprt28c",null,null,1795964119835]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 17, 1, 'invoices', 'inv_01m8kwvaseedgtmd0gswmr3ntv', '["inv_01m8kwvaseedgtmd0gswmr3ntv","org_01m8kwv29cepcb4be2r7bqh2am","purchase","invoice","issued","E-1","con_01m8kwvanfezqrthv020ep0stq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8kwvaseedgtmd0gt3q4ss05",null,null,"e-1",1795964119854,1795964119854,1,"9999-99-99",0,null,null,[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","50",null,"acc_01m8kwv29cepcb4be2n43my0an","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 18, 1, 'invoices', 'inv_01m8kwvaseedgtmd0gswmr3ntv', '["inv_01m8kwvaseedgtmd0gswmr3ntv","org_01m8kwv29cepcb4be2r7bqh2am","purchase","invoice","issued","E-1","con_01m8kwvanfezqrthv020ep0stq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8kwvaseedgtmd0gt3q4ss05",null,null,"e-1",1795964119854,1795964119884,2,"9999-99-99",0,null,null,[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","50",null,"acc_01m8kwv29cepcb4be2n43my0an","ST",null,5000,1000,6000]],[],[],null,0,6000,1000]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 18, 2, 'unpaid_vat', 'jnl_01m8kwvatcen2t3wva3g5mg21e', '["jnl_01m8kwvatcen2t3wva3g5mg21e","org_01m8kwv29cepcb4be2r7bqh2am","inv_01m8kwvaseedgtmd0gswmr3ntv","input_repaid","2026-03-25",6000,1000,"acc_01m8kwv29cepcb4be2jj54xwnj",null,"jnl_01m8kwvatcen2t3wva3g5mg21e",null,null,1795964119884]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 19, 1, 'vat_returns', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', '["vrt_01m8kwvawgehjrx6sqc9dfbrxk","org_01m8kwv29cepcb4be2r7bqh2am","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795964119952,1795964119952,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 20, 1, 'organisations', 'org_01m8kwv29cepcb4be2r7bqh2am', '["org_01m8kwv29cepcb4be2r7bqh2am","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964111148,1795964119542,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 20, 2, 'vat_returns', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', '["vrt_01m8kwvawgehjrx6sqc9dfbrxk","org_01m8kwv29cepcb4be2r7bqh2am","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1795964120016,1795964119952,1795964120016,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 22, 1, 'vat_payments', 'jnl_01m8kwvaz6eb0rhnam5en7ng2b', '["jnl_01m8kwvaz6eb0rhnam5en7ng2b","org_01m8kwv29cepcb4be2r7bqh2am","vrt_01m8kwvawgehjrx6sqc9dfbrxk",1795964120064]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 23, 1, 'accounts', 'acc_01m8kwvb0qe2nvh6dbk1b3k8pz', '["acc_01m8kwvb0qe2nvh6dbk1b3k8pz","org_01m8kwv29cepcb4be2r7bqh2am","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1795964120087,1795964120087,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 24, 1, 'contacts', 'con_01m8kwvb1defarwkc8853np6fb', '["con_01m8kwvb1defarwkc8853np6fb","org_01m8kwv29cepcb4be2r7bqh2am","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1795964120109,1795964120109,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 25, 1, 'settlements', 'set_01m8kwvb24egj84nt19348hbhn', '["set_01m8kwvb24egj84nt19348hbhn","org_01m8kwv29cepcb4be2r7bqh2am","receipt","sales","posted","con_01m8kwvb1defarwkc8853np6fb","bac_01m8kwv4fpew0scc5x0n64kt4j","2026-03-27",6000,0,null,null,0,"jnl_01m8kwvb24egj84nt194zp8mm9",null,null,"",1795964120132,1795964120132,1,"9999-99-99",0,null,null,"ST",958]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 26, 1, 'invoices', 'inv_01m8kwvb4se7080z0n3mgxztbp', '["inv_01m8kwvb4se7080z0n3mgxztbp","org_01m8kwv29cepcb4be2r7bqh2am","sales","invoice","issued","INV-0001","con_01m8kwvb1defarwkc8853np6fb","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8kwvb4se7080z0n3vq6qp26",null,null,"inv-0001",1795964120217,1795964120217,1,"9999-99-99",0,null,null,[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","100",null,"acc_01m8kwv29cepcb4be2mk4q7jkx","ST",null,10000,1900,11900]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 26, 2, 'number_sequences', 'invoice', '["org_01m8kwv29cepcb4be2r7bqh2am","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 27, 1, 'deposit_releases', 'alc_01m8kwvb5der38jbym80x1g79r', '["alc_01m8kwvb5der38jbym80x1g79r","org_01m8kwv29cepcb4be2r7bqh2am","set_01m8kwvb24egj84nt19348hbhn","2026-04-02",2521,479,"jnl_01m8kwvb5ke5ba64q50n6gthhx",null,null,1795964120237]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 27, 2, 'invoices', 'inv_01m8kwvb4se7080z0n3mgxztbp', '["inv_01m8kwvb4se7080z0n3mgxztbp","org_01m8kwv29cepcb4be2r7bqh2am","sales","invoice","issued","INV-0001","con_01m8kwvb1defarwkc8853np6fb","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8kwvb4se7080z0n3vq6qp26",null,null,"inv-0001",1795964120217,1795964120237,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8kwv29cepcb4be2r7bqh2am",1,"Oak","1","100",null,"acc_01m8kwv29cepcb4be2mk4q7jkx","ST",null,10000,1900,11900]],[["alc_01m8kwvb5der38jbym80x1g79r","org_01m8kwv29cepcb4be2r7bqh2am","set_01m8kwvb24egj84nt19348hbhn",null,3000,"2026-04-02",null,1795964120237,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 27, 3, 'settlements', 'set_01m8kwvb24egj84nt19348hbhn', '["set_01m8kwvb24egj84nt19348hbhn","org_01m8kwv29cepcb4be2r7bqh2am","receipt","sales","posted","con_01m8kwvb1defarwkc8853np6fb","bac_01m8kwv4fpew0scc5x0n64kt4j","2026-03-27",6000,3000,null,null,0,"jnl_01m8kwvb24egj84nt194zp8mm9",null,null,"",1795964120132,1795964120237,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 1, 'organisations', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '["org_01m8kwv4kmes4v3fmh1fj8kthw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964113524,1795964113524,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 2, 'members', 'mem_01m8kwv4kkeq89r33mnsax57wd', '["mem_01m8kwv4kkeq89r33mnsax57wd","org_01m8kwv4kmes4v3fmh1fj8kthw","jo@example.com","usr_01m8kwv1gseg98y2ka905z0xx6","owner",1795964113524,1795964113524,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 3, 'accounts', 'acc_01m8kwv4kkeq89r33mnwwa15wj', '["acc_01m8kwv4kkeq89r33mnwwa15wj","org_01m8kwv4kmes4v3fmh1fj8kthw","1000","Computer equipment","ASSET",null,"ST",null,"active",1795964113524,1795964113524,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 4, 'accounts', 'acc_01m8kwv4kkeq89r33mp07xy7fp', '["acc_01m8kwv4kkeq89r33mp07xy7fp","org_01m8kwv4kmes4v3fmh1fj8kthw","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795964113524,1795964113524,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 5, 'accounts', 'acc_01m8kwv4kmes4v3fmgv49rsfq0', '["acc_01m8kwv4kmes4v3fmgv49rsfq0","org_01m8kwv4kmes4v3fmh1fj8kthw","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795964113524,1795964113524,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 6, 'accounts', 'acc_01m8kwv4kmes4v3fmgvajjx5j3', '["acc_01m8kwv4kmes4v3fmgvajjx5j3","org_01m8kwv4kmes4v3fmh1fj8kthw","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795964113524,1795964113524,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 7, 'accounts', 'acc_01m8kwv4kmes4v3fmgvc54bwmr', '["acc_01m8kwv4kmes4v3fmgvc54bwmr","org_01m8kwv4kmes4v3fmh1fj8kthw","1100","Stock","ASSET",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 8, 'accounts', 'acc_01m8kwv4kmes4v3fmgvgz0h8zp', '["acc_01m8kwv4kmes4v3fmgvgz0h8zp","org_01m8kwv4kmes4v3fmh1fj8kthw","1200","Trade debtors","ASSET","receivable",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 9, 'accounts', 'acc_01m8kwv4kmes4v3fmgvp8veqf9', '["acc_01m8kwv4kmes4v3fmgvp8veqf9","org_01m8kwv4kmes4v3fmh1fj8kthw","1210","Prepayments","ASSET",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 10, 'accounts', 'acc_01m8kwv4kmes4v3fmgvtmtct0n', '["acc_01m8kwv4kmes4v3fmgvtmtct0n","org_01m8kwv4kmes4v3fmh1fj8kthw","1220","Other debtors","ASSET",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 11, 'accounts', 'acc_01m8kwv4kmes4v3fmgvyp4s7mm', '["acc_01m8kwv4kmes4v3fmgvyp4s7mm","org_01m8kwv4kmes4v3fmh1fj8kthw","1300","Current account","ASSET","bank",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 12, 'accounts', 'acc_01m8kwv4kmes4v3fmgw14rxqb3', '["acc_01m8kwv4kmes4v3fmgw14rxqb3","org_01m8kwv4kmes4v3fmh1fj8kthw","1310","Petty cash","ASSET",null,"NV",null,"active",1795964113524,1795964113524,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 13, 'accounts', 'acc_01m8kwv4kmes4v3fmgw7hydjhz', '["acc_01m8kwv4kmes4v3fmgw7hydjhz","org_01m8kwv4kmes4v3fmh1fj8kthw","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 14, 'accounts', 'acc_01m8kwv4kmes4v3fmgw831xs25', '["acc_01m8kwv4kmes4v3fmgw831xs25","org_01m8kwv4kmes4v3fmh1fj8kthw","2110","Accruals","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 15, 'accounts', 'acc_01m8kwv4kmes4v3fmgwf5rt776', '["acc_01m8kwv4kmes4v3fmgwf5rt776","org_01m8kwv4kmes4v3fmh1fj8kthw","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 16, 'accounts', 'acc_01m8kwv4kmes4v3fmgwhgq444s', '["acc_01m8kwv4kmes4v3fmgwhgq444s","org_01m8kwv4kmes4v3fmh1fj8kthw","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 17, 'accounts', 'acc_01m8kwv4kmes4v3fmgwncrd2gw', '["acc_01m8kwv4kmes4v3fmgwncrd2gw","org_01m8kwv4kmes4v3fmh1fj8kthw","2220","Net wages","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 18, 'accounts', 'acc_01m8kwv4kmes4v3fmgwsdnac8z', '["acc_01m8kwv4kmes4v3fmgwsdnac8z","org_01m8kwv4kmes4v3fmh1fj8kthw","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 19, 'accounts', 'acc_01m8kwv4kmes4v3fmgwx7t41z2', '["acc_01m8kwv4kmes4v3fmgwx7t41z2","org_01m8kwv4kmes4v3fmh1fj8kthw","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 20, 'accounts', 'acc_01m8kwv4kmes4v3fmgx0e4vtgj', '["acc_01m8kwv4kmes4v3fmgx0e4vtgj","org_01m8kwv4kmes4v3fmh1fj8kthw","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795964113524,1795964113524,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 21, 'accounts', 'acc_01m8kwv4kmes4v3fmgx52cyrcp', '["acc_01m8kwv4kmes4v3fmgx52cyrcp","org_01m8kwv4kmes4v3fmh1fj8kthw","2900","Suspense","LIABILITY","suspense",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 22, 'accounts', 'acc_01m8kwv4kmes4v3fmgxbgpxzh8', '["acc_01m8kwv4kmes4v3fmgxbgpxzh8","org_01m8kwv4kmes4v3fmh1fj8kthw","3000","Share capital","EQUITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 23, 'accounts', 'acc_01m8kwv4kmes4v3fmgxde7fzbg', '["acc_01m8kwv4kmes4v3fmgxde7fzbg","org_01m8kwv4kmes4v3fmh1fj8kthw","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 24, 'accounts', 'acc_01m8kwv4kmes4v3fmgxg1j37bn', '["acc_01m8kwv4kmes4v3fmgxg1j37bn","org_01m8kwv4kmes4v3fmh1fj8kthw","3200","Dividends","EQUITY",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 25, 'accounts', 'acc_01m8kwv4kmes4v3fmgxn8fk5av', '["acc_01m8kwv4kmes4v3fmgxn8fk5av","org_01m8kwv4kmes4v3fmh1fj8kthw","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 26, 'accounts', 'acc_01m8kwv4kmes4v3fmgxv3btq32', '["acc_01m8kwv4kmes4v3fmgxv3btq32","org_01m8kwv4kmes4v3fmh1fj8kthw","4000","Sales","INCOME",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 27, 'accounts', 'acc_01m8kwv4kmes4v3fmgxw6m9cer', '["acc_01m8kwv4kmes4v3fmgxw6m9cer","org_01m8kwv4kmes4v3fmh1fj8kthw","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 28, 'accounts', 'acc_01m8kwv4kmes4v3fmgy3knr7cs', '["acc_01m8kwv4kmes4v3fmgy3knr7cs","org_01m8kwv4kmes4v3fmh1fj8kthw","4090","Other income","INCOME",null,"ST",null,"active",1795964113524,1795964113524,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 29, 'accounts', 'acc_01m8kwv4kmes4v3fmgy5z6tkd1', '["acc_01m8kwv4kmes4v3fmgy5z6tkd1","org_01m8kwv4kmes4v3fmh1fj8kthw","4900","Interest received","INCOME",null,"EX",null,"active",1795964113524,1795964113524,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 30, 'accounts', 'acc_01m8kwv4kmes4v3fmgy9rhp481', '["acc_01m8kwv4kmes4v3fmgy9rhp481","org_01m8kwv4kmes4v3fmh1fj8kthw","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 31, 'accounts', 'acc_01m8kwv4kmes4v3fmgyex81gv9', '["acc_01m8kwv4kmes4v3fmgyex81gv9","org_01m8kwv4kmes4v3fmh1fj8kthw","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 32, 'accounts', 'acc_01m8kwv4kmes4v3fmgyjphgamt', '["acc_01m8kwv4kmes4v3fmgyjphgamt","org_01m8kwv4kmes4v3fmh1fj8kthw","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 33, 'accounts', 'acc_01m8kwv4kmes4v3fmgyqjyf1j9', '["acc_01m8kwv4kmes4v3fmgyqjyf1j9","org_01m8kwv4kmes4v3fmh1fj8kthw","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 34, 'accounts', 'acc_01m8kwv4kmes4v3fmgyvnjt9eb', '["acc_01m8kwv4kmes4v3fmgyvnjt9eb","org_01m8kwv4kmes4v3fmh1fj8kthw","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 35, 'accounts', 'acc_01m8kwv4kmes4v3fmgyym8qmr2', '["acc_01m8kwv4kmes4v3fmgyym8qmr2","org_01m8kwv4kmes4v3fmh1fj8kthw","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 36, 'accounts', 'acc_01m8kwv4kmes4v3fmgz38g2a8m', '["acc_01m8kwv4kmes4v3fmgz38g2a8m","org_01m8kwv4kmes4v3fmh1fj8kthw","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 37, 'accounts', 'acc_01m8kwv4kmes4v3fmgz7pf2ytv', '["acc_01m8kwv4kmes4v3fmgz7pf2ytv","org_01m8kwv4kmes4v3fmh1fj8kthw","6100","Rent","EXPENSE",null,"EX",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 38, 'accounts', 'acc_01m8kwv4kmes4v3fmgz89wjy4a', '["acc_01m8kwv4kmes4v3fmgz89wjy4a","org_01m8kwv4kmes4v3fmh1fj8kthw","6110","Business rates","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 39, 'accounts', 'acc_01m8kwv4kmes4v3fmgzfj8erdf', '["acc_01m8kwv4kmes4v3fmgzfj8erdf","org_01m8kwv4kmes4v3fmh1fj8kthw","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 40, 'accounts', 'acc_01m8kwv4kmes4v3fmgzgw8zr32', '["acc_01m8kwv4kmes4v3fmgzgw8zr32","org_01m8kwv4kmes4v3fmh1fj8kthw","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 41, 'accounts', 'acc_01m8kwv4kmes4v3fmgzqshkz12', '["acc_01m8kwv4kmes4v3fmgzqshkz12","org_01m8kwv4kmes4v3fmh1fj8kthw","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 42, 'accounts', 'acc_01m8kwv4kmes4v3fmgzr1j02cw', '["acc_01m8kwv4kmes4v3fmgzr1j02cw","org_01m8kwv4kmes4v3fmh1fj8kthw","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 43, 'accounts', 'acc_01m8kwv4kmes4v3fmgzy926h3t', '["acc_01m8kwv4kmes4v3fmgzy926h3t","org_01m8kwv4kmes4v3fmh1fj8kthw","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 44, 'accounts', 'acc_01m8kwv4kmes4v3fmh014v7k0r', '["acc_01m8kwv4kmes4v3fmh014v7k0r","org_01m8kwv4kmes4v3fmh1fj8kthw","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 45, 'accounts', 'acc_01m8kwv4kmes4v3fmh06dcx3sq', '["acc_01m8kwv4kmes4v3fmh06dcx3sq","org_01m8kwv4kmes4v3fmh1fj8kthw","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 46, 'accounts', 'acc_01m8kwv4kmes4v3fmh0ayxk1ps', '["acc_01m8kwv4kmes4v3fmh0ayxk1ps","org_01m8kwv4kmes4v3fmh1fj8kthw","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 47, 'accounts', 'acc_01m8kwv4kmes4v3fmh0d33zc1d', '["acc_01m8kwv4kmes4v3fmh0d33zc1d","org_01m8kwv4kmes4v3fmh1fj8kthw","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 48, 'accounts', 'acc_01m8kwv4kmes4v3fmh0hfmmnzp', '["acc_01m8kwv4kmes4v3fmh0hfmmnzp","org_01m8kwv4kmes4v3fmh1fj8kthw","6600","Insurance","EXPENSE",null,"EX",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 49, 'accounts', 'acc_01m8kwv4kmes4v3fmh0m0656js', '["acc_01m8kwv4kmes4v3fmh0m0656js","org_01m8kwv4kmes4v3fmh1fj8kthw","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 50, 'accounts', 'acc_01m8kwv4kmes4v3fmh0tccxek3', '["acc_01m8kwv4kmes4v3fmh0tccxek3","org_01m8kwv4kmes4v3fmh1fj8kthw","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 51, 'accounts', 'acc_01m8kwv4kmes4v3fmh0zx422vq', '["acc_01m8kwv4kmes4v3fmh0zx422vq","org_01m8kwv4kmes4v3fmh1fj8kthw","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 52, 'accounts', 'acc_01m8kwv4kmes4v3fmh10vf28rs', '["acc_01m8kwv4kmes4v3fmh10vf28rs","org_01m8kwv4kmes4v3fmh1fj8kthw","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795964113524,1795964113524,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 53, 'accounts', 'acc_01m8kwv4kmes4v3fmh17tm8s84', '["acc_01m8kwv4kmes4v3fmh17tm8s84","org_01m8kwv4kmes4v3fmh1fj8kthw","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795964113524,1795964113524,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 1, 54, 'accounts', 'acc_01m8kwv4kmes4v3fmh1akn1j2n', '["acc_01m8kwv4kmes4v3fmh1akn1j2n","org_01m8kwv4kmes4v3fmh1fj8kthw","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795964113524,1795964113524,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 1, 'accounts', 'acc_01m8kwv4qwecg9sac843afherk', '["acc_01m8kwv4qwecg9sac843afherk","org_01m8kwv4kmes4v3fmh1fj8kthw","2250","VAT","LIABILITY","vat_control",null,null,"active",1795964113660,1795964113660,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 3, 1, 'accounts', 'acc_01m8kwv4t3e5ntfnhj2hxw66nt', '["acc_01m8kwv4t3e5ntfnhj2hxw66nt","org_01m8kwv4kmes4v3fmh1fj8kthw","4100","Room hire","INCOME",null,"EX",null,"active",1795964113731,1795964113731,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 1, 'bank_accounts', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '["bac_01m8kwv4xsedzadya8tvp2mfpd","org_01m8kwv4kmes4v3fmh1fj8kthw","acc_01m8kwv4kmes4v3fmgvyp4s7mm","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8kwv4xsedzadya8v13w4jjw",null,1795964113849,1795964113849,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 5, 1, 'accounts', 'acc_01m8kwv508en2a67xxcf0167r8', '["acc_01m8kwv508en2a67xxcf0167r8","org_01m8kwv4kmes4v3fmh1fj8kthw","1301","Savings","ASSET","bank",null,null,"active",1795964113928,1795964113928,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 6, 1, 'bank_accounts', 'bac_01m8kwv508en2a67xxc88ezwnf', '["bac_01m8kwv508en2a67xxc88ezwnf","org_01m8kwv4kmes4v3fmh1fj8kthw","acc_01m8kwv508en2a67xxcf0167r8","Savings","savings",null,null,null,null,null,null,null,1795964113928,1795964113928,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 1, 'contacts', 'con_01m8kwv523e9nvcgmvqs25me3j', '["con_01m8kwv523e9nvcgmvqs25me3j","org_01m8kwv4kmes4v3fmh1fj8kthw","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795964113987,1795964113987,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 1, 'contacts', 'con_01m8kwv54fe3ytqczvszsrm648', '["con_01m8kwv54fe3ytqczvszsrm648","org_01m8kwv4kmes4v3fmh1fj8kthw","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795964114063,1795964114063,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 1, 'contacts', 'con_01m8kwv562ecj8nry6j5s3gr3j', '["con_01m8kwv562ecj8nry6j5s3gr3j","org_01m8kwv4kmes4v3fmh1fj8kthw","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795964114114,1795964114114,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 1, 'contacts', 'con_01m8kwv585exgbj880a4rjd27w', '["con_01m8kwv585exgbj880a4rjd27w","org_01m8kwv4kmes4v3fmh1fj8kthw","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795964114181,1795964114181,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 1, 'contacts', 'con_01m8kwv59yepdtaq9zcd2nqeea', '["con_01m8kwv59yepdtaq9zcd2nqeea","org_01m8kwv4kmes4v3fmh1fj8kthw","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795964114238,1795964114238,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 1, 'contacts', 'con_01m8kwv5bveh9vharp7kdyt143', '["con_01m8kwv5bveh9vharp7kdyt143","org_01m8kwv4kmes4v3fmh1fj8kthw","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795964114299,1795964114299,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 1, 'contacts', 'con_01m8kwv5e8eeftttjkbe2zff4z', '["con_01m8kwv5e8eeftttjkbe2zff4z","org_01m8kwv4kmes4v3fmh1fj8kthw","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795964114376,1795964114376,1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 1, 'invoices', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', '["inv_01m8kwv5maeaes4vdx8tgy6tx0","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0001","con_01m8kwv523e9nvcgmvqs25me3j","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8kwv5maeaes4vdx8zy6cf2j",null,null,"inv-0001",1795964114570,1795964114570,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course design, 3 days","3","650.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,195000,39000,234000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 14, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 15, 1, 'invoices', 'inv_01m8kwv5nce2w8j2sne5yab10b', '["inv_01m8kwv5nce2w8j2sne5yab10b","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","PX-881","con_01m8kwv585exgbj880a4rjd27w","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8kwv5nce2w8j2sne87r6hwv",null,null,"px-881",1795964114604,1795964114604,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Printing of workbooks","1","412.00",null,"acc_01m8kwv4kmes4v3fmgyex81gv9","ZR",null,41200,0,41200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 16, 1, 'invoices', 'inv_01m8kwv5pceexsnpwseq03qmxv', '["inv_01m8kwv5pceexsnpwseq03qmxv","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","TB-0117","con_01m8kwv59yepdtaq9zcd2nqeea","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8kwv5pceexsnpwsev8qqmfe",null,null,"tb-0117",1795964114636,1795964114636,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Laptop","1","899.00",null,"acc_01m8kwv4kkeq89r33mnwwa15wj","ST",null,89900,17980,107880]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 17, 1, 'invoices', 'inv_01m8kwv5q6ehdt30teqqq75te6', '["inv_01m8kwv5q6ehdt30teqqq75te6","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0002","con_01m8kwv523e9nvcgmvqs25me3j","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8kwv5q6ehdt30teqttcnh1d",null,null,"inv-0002",1795964114662,1795964114662,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Workbooks","120","7.25",null,"acc_01m8kwv4kmes4v3fmgxw6m9cer","ZR",null,87000,0,87000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 17, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 18, 1, 'invoices', 'inv_01m8kwv5rgeres7ecbsdx8wsgz', '["inv_01m8kwv5rgeres7ecbsdx8wsgz","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","HL-33","con_01m8kwv5bveh9vharp7kdyt143","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8kwv5rgeres7ecbsk310r4c",null,null,"hl-33",1795964114704,1795964114704,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Rent, January to March","1","1350.00",null,"acc_01m8kwv4kmes4v3fmgz7pf2ytv","EX",null,135000,0,135000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 19, 1, 'invoices', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', '["inv_01m8kwv5sne0sa7mqtm7q34nrk","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0003","con_01m8kwv54fe3ytqczvszsrm648","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8kwv5sne0sa7mqtm9jzmj0z",null,null,"inv-0003",1795964114741,1795964114741,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8kwv4t3e5ntfnhj2hxw66nt","EX",null,24000,0,24000],["org_01m8kwv4kmes4v3fmh1fj8kthw",2,"Projector","1","35.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,3500,700,4200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 19, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 20, 1, 'invoices', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', '["inv_01m8kwv5tqe4dsfszd60qmhpmt","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0004","con_01m8kwv562ecj8nry6j5s3gr3j","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8kwv5tqe4dsfszd67yp24yg",null,null,"inv-0004",1795964114775,1795964114775,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course for new starters","1","1480.00","10","acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,133200,26640,159840]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 20, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 21, 1, 'invoices', 'inv_01m8kwv5vmembrdwy0v3we8qad', '["inv_01m8kwv5vmembrdwy0v3we8qad","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0005","con_01m8kwv562ecj8nry6j5s3gr3j","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8kwv5vmembrdwy0v6ewyre6",null,null,"inv-0005",1795964114804,1795964114804,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Raised in error","1","500.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 21, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 22, 1, 'invoices', 'inv_01m8kwv5whefdrb6t1f9g2hhh7', '["inv_01m8kwv5whefdrb6t1f9g2hhh7","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","credit_note","issued","CN-0001","con_01m8kwv562ecj8nry6j5s3gr3j","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8kwv5whefdrb6t1fcz99pkm",null,null,"cn-0001\ninv-0004",1795964114833,1795964114833,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"A day that was not held","1","150.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 22, 2, 'number_sequences', 'credit_note', '["org_01m8kwv4kmes4v3fmh1fj8kthw","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 23, 1, 'invoices', 'inv_01m8kwv5xne19tdkaqjkqx3y2z', '["inv_01m8kwv5xne19tdkaqjkqx3y2z","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","FR-1209","con_01m8kwv5e8eeftttjkbe2zff4z","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8kwv5xne19tdkaqjmc9p5re",null,null,"fr-1209",1795964114869,1795964114869,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Illustration, 2 days","2","384.00",null,"acc_01m8kwv4kmes4v3fmgyjphgamt","ST",null,64000,12800,76800]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 24, 1, 'invoices', 'inv_01m8kwv5y8ey1vvag4bpyetdjh', '["inv_01m8kwv5y8ey1vvag4bpyetdjh","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0006","con_01m8kwv523e9nvcgmvqs25me3j","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8kwv5y8ey1vvag4btrgaa1f",null,null,"inv-0006",1795964114888,1795964114888,1,"9999-99-99",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Workbooks","24","7.25",null,"acc_01m8kwv4kmes4v3fmgxw6m9cer","ZR",null,17400,0,17400],["org_01m8kwv4kmes4v3fmh1fj8kthw",2,"Half a day of course design","0.5","650.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,32500,6500,39000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 24, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kmes4v3fmh1fj8kthw","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 25, 1, 'invoices', 'inv_01m8kwv5vmembrdwy0v3we8qad', '["inv_01m8kwv5vmembrdwy0v3we8qad","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","void","INV-0005","con_01m8kwv562ecj8nry6j5s3gr3j","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8kwv5vmembrdwy0v6ewyre6","2026-03-03","jnl_01m8kwv610e40b31h4n7ry6a8b","inv-0005",1795964114804,1795964114976,2,"2026-03-03",0,null,null,[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Raised in error","1","500.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 1, 'invoices', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', '["inv_01m8kwv5tqe4dsfszd60qmhpmt","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0004","con_01m8kwv562ecj8nry6j5s3gr3j","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8kwv5tqe4dsfszd67yp24yg",null,null,"inv-0004",1795964114775,1795964115073,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course for new starters","1","1480.00","10","acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,133200,26640,159840]],[["alc_01m8kwv641ewj8n7ee6gd1v9ea","org_01m8kwv4kmes4v3fmh1fj8kthw",null,"inv_01m8kwv5whefdrb6t1f9g2hhh7",18000,"2026-03-12",null,1795964115073,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 2, 'invoices', 'inv_01m8kwv5whefdrb6t1f9g2hhh7', '["inv_01m8kwv5whefdrb6t1f9g2hhh7","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","credit_note","issued","CN-0001","con_01m8kwv562ecj8nry6j5s3gr3j","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8kwv5whefdrb6t1fcz99pkm",null,null,"cn-0001\ninv-0004",1795964114833,1795964115073,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"A day that was not held","1","150.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 30, 1, 'invoices', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', '["inv_01m8kwv5sne0sa7mqtm7q34nrk","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0003","con_01m8kwv54fe3ytqczvszsrm648","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8kwv5sne0sa7mqtm9jzmj0z",null,null,"inv-0003",1795964114741,1795964115272,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8kwv4t3e5ntfnhj2hxw66nt","EX",null,24000,0,24000],["org_01m8kwv4kmes4v3fmh1fj8kthw",2,"Projector","1","35.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,3500,700,4200]],[["alc_01m8kwv6a8egqbf08p88d0n0jz","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv6a8egqbf08p83sj8tcj",null,28200,"2026-03-06",null,1795964115272,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 30, 2, 'settlements', 'set_01m8kwv6a8egqbf08p83sj8tcj', '["set_01m8kwv6a8egqbf08p83sj8tcj","org_01m8kwv4kmes4v3fmh1fj8kthw","receipt","sales","posted","con_01m8kwv54fe3ytqczvszsrm648","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-06",28200,28200,null,null,0,"jnl_01m8kwv6a8egqbf08p85v42bbd",null,null,"",1795964115272,1795964115272,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 1, 'bank_accounts', 'bac_01m8kwv4xsedzadya8tvp2mfpd', '["bac_01m8kwv4xsedzadya8tvp2mfpd","org_01m8kwv4kmes4v3fmh1fj8kthw","acc_01m8kwv4kmes4v3fmgvyp4s7mm","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8kwv4xsedzadya8v13w4jjw",900715,1795964113849,1795964115387,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 2, 'stated_balances', 'bac_01m8kwv4xsedzadya8tvp2mfpd/2026-03-31', '["org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-31",900715,1795964115387]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 3, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ana3xgj', '["btx_01m8kwv6dvee2r05nb0ana3xgj","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 4, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ef1mm4v', '["btx_01m8kwv6dvee2r05nb0ef1mm4v","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 5, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0kxtem92', '["btx_01m8kwv6dvee2r05nb0kxtem92","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 6, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0p29bytp', '["btx_01m8kwv6dvee2r05nb0p29bytp","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 7, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ttap4y4', '["btx_01m8kwv6dvee2r05nb0ttap4y4","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 8, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0w7hefya', '["btx_01m8kwv6dvee2r05nb0w7hefya","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 9, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb12pnves6', '["btx_01m8kwv6dvee2r05nb12pnves6","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 10, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb15k0tx96', '["btx_01m8kwv6dvee2r05nb15k0tx96","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 11, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb19rn9gaa', '["btx_01m8kwv6dvee2r05nb19rn9gaa","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 12, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1cvs0m2n', '["btx_01m8kwv6dvee2r05nb1cvs0m2n","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 13, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1km2hhkc', '["btx_01m8kwv6dvee2r05nb1km2hhkc","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 14, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1nydnp7w', '["btx_01m8kwv6dvee2r05nb1nydnp7w","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 31, 15, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1thhvppv', '["btx_01m8kwv6dvee2r05nb1thhvppv","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795964115387,1795964115387,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 32, 1, 'invoices', 'inv_01m8kwv5pceexsnpwseq03qmxv', '["inv_01m8kwv5pceexsnpwseq03qmxv","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","TB-0117","con_01m8kwv59yepdtaq9zcd2nqeea","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8kwv5pceexsnpwsev8qqmfe",null,null,"tb-0117",1795964114636,1795964115577,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Laptop","1","899.00",null,"acc_01m8kwv4kkeq89r33mnwwa15wj","ST",null,89900,17980,107880]],[["alc_01m8kwv6kse50t1dec31vdq827","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv6kse50t1dec31vdq827",null,107880,"2026-01-22",null,1795964115577,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 32, 2, 'settlements', 'set_01m8kwv6kse50t1dec31vdq827', '["set_01m8kwv6kse50t1dec31vdq827","org_01m8kwv4kmes4v3fmh1fj8kthw","payment","purchase","posted","con_01m8kwv59yepdtaq9zcd2nqeea","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-22",107880,107880,null,"btx_01m8kwv6dvee2r05nb0ana3xgj",1,"jnl_01m8kwv6kse50t1dec31vdq827",null,null,"",1795964115577,1795964115577,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 33, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ana3xgj', '["btx_01m8kwv6dvee2r05nb0ana3xgj","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8kwv59yepdtaq9zcd2nqeea","allocations","jnl_01m8kwv6kse50t1dec31vdq827",2,null,"NV",0,1795964115577,1795964115387,1795964115577,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 34, 1, 'invoices', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', '["inv_01m8kwv5maeaes4vdx8tgy6tx0","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0001","con_01m8kwv523e9nvcgmvqs25me3j","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8kwv5maeaes4vdx8zy6cf2j",null,null,"inv-0001",1795964114570,1795964115755,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course design, 3 days","3","650.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,195000,39000,234000]],[["alc_01m8kwv6sbethvd90ew3hakkbd","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv6sbethvd90ew3hakkbd",null,150000,"2026-01-30",null,1795964115755,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 34, 2, 'settlements', 'set_01m8kwv6sbethvd90ew3hakkbd', '["set_01m8kwv6sbethvd90ew3hakkbd","org_01m8kwv4kmes4v3fmh1fj8kthw","receipt","sales","posted","con_01m8kwv523e9nvcgmvqs25me3j","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-30",150000,150000,null,"btx_01m8kwv6dvee2r05nb0ef1mm4v",1,"jnl_01m8kwv6sbethvd90ew3hakkbd",null,null,"",1795964115755,1795964115755,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 35, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ef1mm4v', '["btx_01m8kwv6dvee2r05nb0ef1mm4v","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8kwv523e9nvcgmvqs25me3j","allocations","jnl_01m8kwv6sbethvd90ew3hakkbd",2,null,"NV",0,1795964115755,1795964115387,1795964115755,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 36, 1, 'invoices', 'inv_01m8kwv5rgeres7ecbsdx8wsgz', '["inv_01m8kwv5rgeres7ecbsdx8wsgz","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","HL-33","con_01m8kwv5bveh9vharp7kdyt143","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8kwv5rgeres7ecbsk310r4c",null,null,"hl-33",1795964114704,1795964115907,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Rent, January to March","1","1350.00",null,"acc_01m8kwv4kmes4v3fmgz7pf2ytv","EX",null,135000,0,135000]],[["alc_01m8kwv6y3es2bx0zt006tyn51","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv6y3es2bx0zt006tyn51",null,135000,"2026-02-10",null,1795964115907,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 36, 2, 'settlements', 'set_01m8kwv6y3es2bx0zt006tyn51', '["set_01m8kwv6y3es2bx0zt006tyn51","org_01m8kwv4kmes4v3fmh1fj8kthw","payment","purchase","posted","con_01m8kwv5bveh9vharp7kdyt143","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-10",135000,135000,null,"btx_01m8kwv6dvee2r05nb0p29bytp",1,"jnl_01m8kwv6y3es2bx0zt006tyn51",null,null,"",1795964115907,1795964115907,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 37, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0p29bytp', '["btx_01m8kwv6dvee2r05nb0p29bytp","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8kwv5bveh9vharp7kdyt143","allocations","jnl_01m8kwv6y3es2bx0zt006tyn51",2,null,"NV",0,1795964115907,1795964115387,1795964115907,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 38, 1, 'invoices', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', '["inv_01m8kwv5maeaes4vdx8tgy6tx0","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0001","con_01m8kwv523e9nvcgmvqs25me3j","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8kwv5maeaes4vdx8zy6cf2j",null,null,"inv-0001",1795964114570,1795964116077,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course design, 3 days","3","650.00",null,"acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,195000,39000,234000]],[["alc_01m8kwv6sbethvd90ew3hakkbd","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv6sbethvd90ew3hakkbd",null,150000,"2026-01-30",null,1795964115755,null],["alc_01m8kwv73deh4tadd4ka4gqeph","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv73deh4tadd4ka4gqeph",null,84000,"2026-02-16",null,1795964116077,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 38, 2, 'invoices', 'inv_01m8kwv5q6ehdt30teqqq75te6', '["inv_01m8kwv5q6ehdt30teqqq75te6","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0002","con_01m8kwv523e9nvcgmvqs25me3j","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8kwv5q6ehdt30teqttcnh1d",null,null,"inv-0002",1795964114662,1795964116077,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Workbooks","120","7.25",null,"acc_01m8kwv4kmes4v3fmgxw6m9cer","ZR",null,87000,0,87000]],[["alc_01m8kwv73deh4tadd4ka4gqepj","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv73deh4tadd4ka4gqeph",null,87000,"2026-02-16",null,1795964116077,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 38, 3, 'settlements', 'set_01m8kwv73deh4tadd4ka4gqeph', '["set_01m8kwv73deh4tadd4ka4gqeph","org_01m8kwv4kmes4v3fmh1fj8kthw","receipt","sales","posted","con_01m8kwv523e9nvcgmvqs25me3j","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-16",171000,171000,null,"btx_01m8kwv6dvee2r05nb0ttap4y4",1,"jnl_01m8kwv73deh4tadd4ka4gqeph",null,null,"",1795964116077,1795964116077,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 39, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0ttap4y4', '["btx_01m8kwv6dvee2r05nb0ttap4y4","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8kwv523e9nvcgmvqs25me3j","allocations","jnl_01m8kwv73deh4tadd4ka4gqeph",2,null,"NV",0,1795964116077,1795964115387,1795964116077,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 40, 1, 'invoices', 'inv_01m8kwv5nce2w8j2sne5yab10b', '["inv_01m8kwv5nce2w8j2sne5yab10b","org_01m8kwv4kmes4v3fmh1fj8kthw","purchase","invoice","issued","PX-881","con_01m8kwv585exgbj880a4rjd27w","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8kwv5nce2w8j2sne87r6hwv",null,null,"px-881",1795964114604,1795964116259,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Printing of workbooks","1","412.00",null,"acc_01m8kwv4kmes4v3fmgyex81gv9","ZR",null,41200,0,41200]],[["alc_01m8kwv793evjaz3bmhxqe7sea","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv793evjaz3bmhxqe7sea",null,40000,"2026-02-27",null,1795964116259,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 40, 2, 'settlements', 'set_01m8kwv793evjaz3bmhxqe7sea', '["set_01m8kwv793evjaz3bmhxqe7sea","org_01m8kwv4kmes4v3fmh1fj8kthw","payment","purchase","posted","con_01m8kwv585exgbj880a4rjd27w","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-27",40000,40000,null,"btx_01m8kwv6dvee2r05nb12pnves6",1,"jnl_01m8kwv793evjaz3bmhxqe7sea",null,null,"",1795964116259,1795964116259,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 41, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb12pnves6', '["btx_01m8kwv6dvee2r05nb12pnves6","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8kwv585exgbj880a4rjd27w","allocations","jnl_01m8kwv793evjaz3bmhxqe7sea",2,null,"NV",0,1795964116259,1795964115387,1795964116259,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 42, 1, 'invoices', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', '["inv_01m8kwv5tqe4dsfszd60qmhpmt","org_01m8kwv4kmes4v3fmh1fj8kthw","sales","invoice","issued","INV-0004","con_01m8kwv562ecj8nry6j5s3gr3j","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8kwv5tqe4dsfszd67yp24yg",null,null,"inv-0004",1795964114775,1795964116343,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8kwv4kmes4v3fmh1fj8kthw",1,"Course for new starters","1","1480.00","10","acc_01m8kwv4kmes4v3fmgxv3btq32","ST",null,133200,26640,159840]],[["alc_01m8kwv641ewj8n7ee6gd1v9ea","org_01m8kwv4kmes4v3fmh1fj8kthw",null,"inv_01m8kwv5whefdrb6t1f9g2hhh7",18000,"2026-03-12",null,1795964115073,null],["alc_01m8kwv7bqeherkzc2gjpmpc7a","org_01m8kwv4kmes4v3fmh1fj8kthw","set_01m8kwv7bqeherkzc2gjpmpc7a",null,141840,"2026-03-16",null,1795964116343,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 42, 2, 'settlements', 'set_01m8kwv7bqeherkzc2gjpmpc7a', '["set_01m8kwv7bqeherkzc2gjpmpc7a","org_01m8kwv4kmes4v3fmh1fj8kthw","receipt","sales","posted","con_01m8kwv562ecj8nry6j5s3gr3j","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-16",141840,141840,null,"btx_01m8kwv6dvee2r05nb1cvs0m2n",1,"jnl_01m8kwv7bqeherkzc2gjpmpc7a",null,null,"",1795964116343,1795964116343,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 43, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1cvs0m2n', '["btx_01m8kwv6dvee2r05nb1cvs0m2n","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8kwv562ecj8nry6j5s3gr3j","allocations","jnl_01m8kwv7bqeherkzc2gjpmpc7a",2,null,"NV",0,1795964116343,1795964115387,1795964116343,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 44, 1, 'settlements', 'set_01m8kwv6a8egqbf08p83sj8tcj', '["set_01m8kwv6a8egqbf08p83sj8tcj","org_01m8kwv4kmes4v3fmh1fj8kthw","receipt","sales","posted","con_01m8kwv54fe3ytqczvszsrm648","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-06",28200,28200,null,"btx_01m8kwv6dvee2r05nb19rn9gaa",0,"jnl_01m8kwv6a8egqbf08p85v42bbd",null,null,"",1795964115272,1795964116438,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 45, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb19rn9gaa', '["btx_01m8kwv6dvee2r05nb19rn9gaa","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8kwv54fe3ytqczvszsrm648","match","jnl_01m8kwv6a8egqbf08p85v42bbd",2,null,"NV",0,1795964116438,1795964115387,1795964116438,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 46, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1nydnp7w', '["btx_01m8kwv6dvee2r05nb1nydnp7w","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8kwv7jze56872bce1myyhz5",1,null,"NV",0,1795964116575,1795964115387,1795964116575,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 47, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1thhvppv', '["btx_01m8kwv6dvee2r05nb1thhvppv","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8kwv4kmes4v3fmgwncrd2gw","NV",null,null,"account","jnl_01m8kwv7qyevgrx7jm5es1axx0",1,"acc_01m8kwv4kmes4v3fmgwncrd2gw","NV",0,1795964116734,1795964115387,1795964116734,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 48, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0kxtem92', '["btx_01m8kwv6dvee2r05nb0kxtem92","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8kwv4kmes4v3fmgzqshkz12","ST",null,null,null,null,null,null,null,null,null,1795964115387,1795964117578,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 49, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0w7hefya', '["btx_01m8kwv6dvee2r05nb0w7hefya","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8kwv4kmes4v3fmgzy926h3t","ZR",null,null,null,null,null,null,null,null,null,1795964115387,1795964117578,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 50, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb15k0tx96', '["btx_01m8kwv6dvee2r05nb15k0tx96","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8kwv4kmes4v3fmgzqshkz12","ST",null,null,null,null,null,null,null,null,null,1795964115387,1795964117578,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 51, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1km2hhkc', '["btx_01m8kwv6dvee2r05nb1km2hhkc","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8kwv4kmes4v3fmh0m0656js","EX",null,null,null,null,null,null,null,null,null,1795964115387,1795964117578,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 52, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0w7hefya', '["btx_01m8kwv6dvee2r05nb0w7hefya","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8kwv4kmes4v3fmgzy926h3t","ZR",null,null,"account","jnl_01m8kwv8pnekfbgzx8dt2eh99v",1,"acc_01m8kwv4kmes4v3fmgzy926h3t","ZR",0,1795964117717,1795964115387,1795964117717,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 53, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb15k0tx96', '["btx_01m8kwv6dvee2r05nb15k0tx96","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8kwv4kmes4v3fmgzqshkz12","ST",null,null,"account","jnl_01m8kwv8syenq9a424spp21y2b",1,"acc_01m8kwv4kmes4v3fmgzqshkz12","ST",-600,1795964117822,1795964115387,1795964117822,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 54, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb0kxtem92', '["btx_01m8kwv6dvee2r05nb0kxtem92","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8kwv4kmes4v3fmgzqshkz12","ST",null,null,"account","jnl_01m8kwv8yhep0ssjvzza3c97jw",1,"acc_01m8kwv4kmes4v3fmgzqshkz12","ST",-600,1795964117969,1795964115387,1795964117969,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 55, 1, 'bank_transactions', 'btx_01m8kwv6dvee2r05nb1km2hhkc', '["btx_01m8kwv6dvee2r05nb1km2hhkc","org_01m8kwv4kmes4v3fmh1fj8kthw","bac_01m8kwv4xsedzadya8tvp2mfpd","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8kwv4kmes4v3fmh0m0656js","EX",null,null,"account","jnl_01m8kwv930eqnsehcc2q96dst7",1,"acc_01m8kwv4kmes4v3fmh0m0656js","EX",0,1795964118112,1795964115387,1795964118112,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 56, 1, 'vat_returns', 'vrt_01m8kwv9b9ecwrk29fnhdmqbfr', '["vrt_01m8kwv9b9ecwrk29fnhdmqbfr","org_01m8kwv4kmes4v3fmh1fj8kthw","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795964118377,1795964118377,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 57, 1, 'organisations', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '["org_01m8kwv4kmes4v3fmh1fj8kthw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795964113524,1795964113524,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 57, 2, 'vat_returns', 'vrt_01m8kwv9b9ecwrk29fnhdmqbfr', '["vrt_01m8kwv9b9ecwrk29fnhdmqbfr","org_01m8kwv4kmes4v3fmh1fj8kthw","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795964118453,1795964118377,1795964118453,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 58, 1, 'organisations', 'org_01m8kwv4kmes4v3fmh1fj8kthw', '["org_01m8kwv4kmes4v3fmh1fj8kthw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795964113524,1795964118516,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1795964110361, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'usr_01m8kwv1gseg98y2ka905z0xx6', '{}', X'7D1249F524FE968A26EBB5B4A04D7550B23A87EC69CEC75FB293CD6B6620FDB2');
INSERT INTO security_events VALUES (2, 1795964110566, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kwv1q6e3h9kw3twjahsyae', 'usr_01m8kwv1gseg98y2ka905z0xx6', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'B144B7A8AA27CACDB2F7AB7249252E4F6E9174ED52669B7F047974E3469CCBFB');
INSERT INTO security_events VALUES (3, 1795964110780, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'usr_01m8kwv1gseg98y2ka905z0xx6', '{"expires_at":"2026-11-29T15:55:10.780Z"}', X'703401E7DEE5038D5D23A968169AD90DFA39E6904F4F2B3E2D64AE37B06EA81B');
INSERT INTO security_events VALUES (4, 1795964111121, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kwv28he8fvveeggsd4xv5n', 'usr_01m8kwv1gseg98y2ka905z0xx6', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'46915763067D2410AECDB0D2898457F1058BC014E2FB4344205993C63F42E737');
INSERT INTO security_events VALUES (5, 1795964119228, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8kwv1gseg98y2ka905z0xx6', 'usr_01m8kwv1gseg98y2ka905z0xx6', '{"amount":10,"balance":10}', X'6827F58B66756B46A0ECDBA0C616EDA9D5D9E9ECB207B9BA31FB984C311EEA6C');
INSERT INTO security_head VALUES (1, 5, X'6827F58B66756B46A0ECDBA0C616EDA9D5D9E9ECB207B9BA31FB984C311EEA6C', NULL);
INSERT INTO vat_methods VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv641ewj8n7ee6gd1v9ea', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', NULL, 'inv_01m8kwv5whefdrb6t1f9g2hhh7', 18000, '2026-03-12', NULL, 1795964115073, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv6a8egqbf08p88d0n0jz', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5sne0sa7mqtm7q34nrk', 'set_01m8kwv6a8egqbf08p83sj8tcj', NULL, 28200, '2026-03-06', NULL, 1795964115272, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv6kse50t1dec31vdq827', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5pceexsnpwseq03qmxv', 'set_01m8kwv6kse50t1dec31vdq827', NULL, 107880, '2026-01-22', NULL, 1795964115577, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv6sbethvd90ew3hakkbd', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', 'set_01m8kwv6sbethvd90ew3hakkbd', NULL, 150000, '2026-01-30', NULL, 1795964115755, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv6y3es2bx0zt006tyn51', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5rgeres7ecbsdx8wsgz', 'set_01m8kwv6y3es2bx0zt006tyn51', NULL, 135000, '2026-02-10', NULL, 1795964115907, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv73deh4tadd4ka4gqeph', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5maeaes4vdx8tgy6tx0', 'set_01m8kwv73deh4tadd4ka4gqeph', NULL, 84000, '2026-02-16', NULL, 1795964116077, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv73deh4tadd4ka4gqepj', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5q6ehdt30teqqq75te6', 'set_01m8kwv73deh4tadd4ka4gqeph', NULL, 87000, '2026-02-16', NULL, 1795964116077, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv793evjaz3bmhxqe7sea', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5nce2w8j2sne5yab10b', 'set_01m8kwv793evjaz3bmhxqe7sea', NULL, 40000, '2026-02-27', NULL, 1795964116259, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwv7bqeherkzc2gjpmpc7a', 'org_01m8kwv4kmes4v3fmh1fj8kthw', 'inv_01m8kwv5tqe4dsfszd60qmhpmt', 'set_01m8kwv7bqeherkzc2gjpmpc7a', NULL, 141840, '2026-03-16', NULL, 1795964116343, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwvarvem3bcsyc3c80vqgm', 'org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvapreajbrxzahx9qv82b', NULL, NULL, 6000, '2026-03-25', NULL, 1795964119835, NULL);
INSERT INTO allocations VALUES ('alc_01m8kwvb5der38jbym80x1g79r', 'org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvb4se7080z0n3mgxztbp', 'set_01m8kwvb24egj84nt19348hbhn', NULL, 3000, '2026-04-02', NULL, 1795964120237, NULL);
INSERT INTO write_offs VALUES ('alc_01m8kwvarvem3bcsyc3c80vqgm', 'org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvapreajbrxzahx9qv82b', '2026-03-25', 6000, 'acc_01m8kwv29cepcb4be2qmx01y6a', 'In liquidation', 'jnl_01m8kwvarvem3bcsyc3hprt28c', NULL, NULL, 1795964119835);
INSERT INTO unpaid_vat VALUES ('jnl_01m8kwvatcen2t3wva3g5mg21e', 'org_01m8kwv29cepcb4be2r7bqh2am', 'inv_01m8kwvaseedgtmd0gswmr3ntv', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8kwv29cepcb4be2jj54xwnj', NULL, 'jnl_01m8kwvatcen2t3wva3g5mg21e', NULL, NULL, 1795964119884);
INSERT INTO tax_codes VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795964119440, 1795964119440, 1);
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8kwvapreajbrxzahx9qv82b', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8kwvaseedgtmd0gswmr3ntv', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 10, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 11, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8kwvb4se7080z0n3mgxztbp', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', 12, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8kwv5maeaes4vdx8tgy6tx0', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8kwv5nce2w8j2sne5yab10b', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8kwv5pceexsnpwseq03qmxv', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8kwv5q6ehdt30teqqq75te6', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8kwv5rgeres7ecbsdx8wsgz', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8kwv5sne0sa7mqtm7q34nrk', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8kwv5sne0sa7mqtm7q34nrk', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8kwv5tqe4dsfszd60qmhpmt', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8kwv5vmembrdwy0v3we8qad', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8kwv5whefdrb6t1f9g2hhh7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8kwv5xne19tdkaqjkqx3y2z', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8kwv5y8ey1vvag4bpyetdjh', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8kwv5y8ey1vvag4bpyetdjh', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8kwv5vmembrdwy0v3we8qad', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv29cepcb4be2r7bqh2am', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8kwv4kmes4v3fmh1fj8kthw', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8kwvaz6eb0rhnam5en7ng2b', 'org_01m8kwv29cepcb4be2r7bqh2am', 'vrt_01m8kwvawgehjrx6sqc9dfbrxk', 1795964120064);
INSERT INTO deposit_releases VALUES ('alc_01m8kwvb5der38jbym80x1g79r', 'org_01m8kwv29cepcb4be2r7bqh2am', 'set_01m8kwvb24egj84nt19348hbhn', '2026-04-02', 2521, 479, 'jnl_01m8kwvb5ke5ba64q50n6gthhx', NULL, NULL, 1795964120237);
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
CREATE INDEX vat_payments_by_return ON vat_payments (organisation_id, vat_return_id);
CREATE INDEX journal_lines_by_account ON journal_lines (account_id, entry_date, sequence, line, is_generated);
CREATE INDEX invoices_with_vat_to_count ON invoices (organisation_id, id)
    WHERE vat_counts = 'paid' AND status = 'issued' AND gross_total <> paid + credited - written_off;
CREATE INDEX vat_entries_by_invoice
    ON vat_entries (organisation_id, invoice_id, part, vat_date, vat_code, kind, net, vat)
    WHERE invoice_id IS NOT NULL;
CREATE INDEX settlements_that_are_deposits ON settlements (organisation_id, id)
    WHERE deposit_vat_code IS NOT NULL;
CREATE INDEX deposit_releases_by_settlement ON deposit_releases (settlement_id);
CREATE INDEX deposit_releases_by_void_journal ON deposit_releases (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
COMMIT;
