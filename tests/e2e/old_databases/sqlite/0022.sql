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
)), external_id TEXT, metadata TEXT,
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
    version INTEGER NOT NULL, external_id TEXT, metadata TEXT,
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
    statement_date TEXT, external_id TEXT, metadata TEXT,
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
    taken_back TEXT, posted_vat_side TEXT CHECK (posted_vat_side IN ('output', 'input')), metadata TEXT,
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
    CHECK (relieved >= 0 AND (relieved = 0 OR relieved <= gross_total - paid - credited + written_off)), vat_relieved INTEGER NOT NULL DEFAULT 0, external_id TEXT, metadata TEXT,
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
    CHECK ((deposit_vat IS NULL) = (deposit_vat_code IS NULL) AND (deposit_vat IS NULL OR deposit_vat >= 0)), external_id TEXT, metadata TEXT,
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
    version INTEGER NOT NULL, filed_at INTEGER CHECK (filed_at IS NULL OR status = 'finalised'), receipt TEXT CHECK (receipt IS NULL OR filed_at IS NOT NULL), errors_left_out INTEGER NOT NULL DEFAULT 0 CHECK (errors_left_out IN (0, 1)), left_out_vat INTEGER NOT NULL DEFAULT 0,
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
    flat_rate_percent TEXT, outstanding_vat TEXT
    CHECK (outstanding_vat IS NULL OR (outstanding_vat IN ('settle_now', 'six_months') AND vat_scheme <> 'cash')),
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
    removed_at INTEGER, contra_id TEXT REFERENCES contras (id)
    CHECK (contra_id IS NULL OR (settlement_id IS NULL AND credit_note_id IS NULL)),
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
    created_at INTEGER NOT NULL, vat INTEGER,
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
    version INTEGER NOT NULL CHECK (version > 0), external_id TEXT, metadata TEXT,
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
CREATE TABLE late_vat (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    kind TEXT NOT NULL CHECK (kind IN ('late_input', 'error')),
    behaviour TEXT CHECK (behaviour IN ('reasonable_care', 'careless', 'deliberate')),
    reason TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id),
    CHECK (behaviour IS NULL OR kind = 'error')
) STRICT;
CREATE TABLE contras (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    contact_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    reference TEXT,
    journal_id TEXT NOT NULL UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL, external_id TEXT, metadata TEXT,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
) STRICT;
CREATE TABLE journal_metadata (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL,
    metadata TEXT NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED
) STRICT;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-30 00:38:18', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 15433486);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-30 00:38:18', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 11924822);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-30 00:38:18', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3900415);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-30 00:38:18', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 7978171);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-30 00:38:18', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 6739607);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 00:38:18', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 16021364);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-30 00:38:18', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 11949889);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-30 00:38:18', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 7972200);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 00:38:18', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 7890457);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-30 00:38:19', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 3940009);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 00:38:19', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 7906978);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 00:38:19', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 24547097);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 00:38:19', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 32232581);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-30 00:38:19', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 16785260);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 00:38:19', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 26082474);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 00:38:19', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 3931143);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 00:38:19', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 108889464);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 00:38:19', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 3884726);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-30 00:38:19', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 11974716);
INSERT INTO _sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 00:38:19', 1, X'EE2C16285FDAEC968A640149EE3B7BA4D4DB028F5A6761A882AC6717B448DD5AF0F726FFE170DDCA55305A7E94D38B24', 24005094);
INSERT INTO _sqlx_migrations VALUES (21, 'receipts', '2026-11-30 00:38:19', 1, X'6A5C1EB7422ABEF916383DE58A4669CF312BABAD40B7C7BF9092DF844B500ED0252449DC31B12C5095DFE7E4938D0C4D', 11911387);
INSERT INTO _sqlx_migrations VALUES (22, 'metadata', '2026-11-30 00:38:19', 1, X'88AF48CCD6BDA249FED4539659D12D55BF41BDB20507329833EB7CC73A4A63D70B89C42968479973D1F553D410E9B100', 151928749);
INSERT INTO users VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'jo@example.com', 0, 7, 0, 1795999099541, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8my6tt9e44t1f6x2n0mmg2t', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'main', 'reconcile:read reconcile:write', 0, '8LXW', 1795999099721, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8my6vc4ec8rs1p3t2tdhjan', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'main', 'ledger:read ledger:write', 0, '8d4L', 1795999100292, NULL, 1795999110087, NULL, NULL);
INSERT INTO key_secrets VALUES (X'956639CC70D8F7D2F3722E059B0DC95BCD7107F698F909E4DC64B052AC2B534A', 'key_01m8my6tt9e44t1f6x2n0mmg2t', NULL);
INSERT INTO key_secrets VALUES (X'28C9B88CB2C5F37BCFCD4FDDAD4C6916EC12D2BE47761A9EE856AD5DE893C7A7', 'key_01m8my6vc4ec8rs1p3t2tdhjan', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'grant', 10, 0, NULL, NULL, 1795999110440);
INSERT INTO credit_movements VALUES (2, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'charge', -3, 0, 'rec_01m8my75a2ekvttmtj3gp1zjnh', NULL, 1795999110491);
INSERT INTO blobs VALUES ('01a229e3955b731eb3df77df1510b5c0', 375, 1, 1795999110491, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 0);
INSERT INTO jobs VALUES ('rec_01m8my75a2ekvttmtj3gp1zjnh', 'reconcile', 1, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6tt9e44t1f6x2n0mmg2t', 'completed', 3, 0, 1, 1, NULL, NULL, '01a229e3955b731eb3df77df1510b5c0', 3, NULL, 1795999110466, 1795999110481, 1795999110491, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', '', '01a229e3-7a19-71f3-90ce-387be3e0ecbd', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8my6ygwefprsty4tnapx5xg","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.516Z","updated_at":"2026-11-30T00:38:23.516Z","version":1}}', 1795999103516);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7a91-7621-91de-00a304e71151', X'2990B11277D0B1631C7447B89B74264C5627AB7F4AF7A0943F903D92E5FC8AB2', 201, '{"data":{"id":"acc_01m8my6ymweedbqzbexk720r7m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.644Z","updated_at":"2026-11-30T00:38:23.644Z","version":1}}', 1795999103644);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7aed-77e0-b013-dc699d6836cd', X'34171EBBA7C19F57929FC029BDAE6573709FDE63AAADA67DF2E24DB067D97055', 201, '{"data":{"id":"acc_01m8my6yqheqbtfd30db0s22fy","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.729Z","updated_at":"2026-11-30T00:38:23.729Z","version":1}}', 1795999103729);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7b75-7763-9781-33e416e4d3c1', X'B2EC1CCE5847DC8B823E47B31D674AD75F7BFE7E65B24F9ACD8A26CC997B3CED', 201, '{"data":{"id":"bac_01m8my6yvqe22a2sx104zf7tv3","name":"Current","type":"current","account_id":"acc_01m8my6ygwefprsty4n53v4rrr","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8my6yvqe22a2sx10c4ft95j","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.863Z","updated_at":"2026-11-30T00:38:23.863Z","version":1}}', 1795999103863);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7bcc-7567-b574-658234977904', X'274A0211E3F7E326296219F62A8C8FC8AE597FEC2463A421EE20451AC488F164', 201, '{"data":{"id":"bac_01m8my6yymeynazs8sh5sejypj","name":"Savings","type":"savings","account_id":"acc_01m8my6yymeynazs8shb880sf2","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.956Z","updated_at":"2026-11-30T00:38:23.956Z","version":1}}', 1795999103956);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7c23-747d-8bec-b6232b12ad30', X'73BAB132F8CF64BC43D6128D41F5623A37648876F230B210750866452B1E62F8', 201, '{"data":{"id":"con_01m8my6z14ek3atmbd66nzhydt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.036Z","updated_at":"2026-11-30T00:38:24.036Z","version":1}}', 1795999104036);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7c54-7764-a5e3-e67a098c2b4b', X'D9FF9D681C0DFEA8E3823DFCB3C865A5A4C608B6023F385A46C5E7C2FD2E04A5', 201, '{"data":{"id":"con_01m8my6z2re87r142ah61yxb8z","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.088Z","updated_at":"2026-11-30T00:38:24.088Z","version":1}}', 1795999104088);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7ca5-7783-af0c-ca4d26e43eb6', X'56270D3494F1610302495FCDD9CE4CB382336CF645890299FA2A6B583471CD34', 201, '{"data":{"id":"con_01m8my6z57efa8nwaeppzns2pa","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.167Z","updated_at":"2026-11-30T00:38:24.167Z","version":1}}', 1795999104167);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7ce5-740f-ab12-26377fc31b44', X'8A67A2DE350A0A7BDEB32771491AA94AD829E29F5A633C2D396D24B649D039F0', 201, '{"data":{"id":"con_01m8my6z77emhbqcxjxz5me97e","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.231Z","updated_at":"2026-11-30T00:38:24.231Z","version":1}}', 1795999104231);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7d28-77b0-9bdb-6da57b803bb8', X'15E0D6F29A99F8B44734476DD6179668181DD2A9D3C4F55412905BEDA44320BD', 201, '{"data":{"id":"con_01m8my6z9gegeb30fb0ymk75j1","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.304Z","updated_at":"2026-11-30T00:38:24.304Z","version":1}}', 1795999104304);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7d8b-75b3-9d22-474e8c00df5d', X'CC25B077094AEA676F89888E9E16FCE563AA0CBBF92EC6A6684AC7EB1B06F6AF', 201, '{"data":{"id":"con_01m8my6zceeq4ag99pp341perm","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.398Z","updated_at":"2026-11-30T00:38:24.398Z","version":1}}', 1795999104398);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7dc5-7311-8a4d-f1d62446c028', X'AB53A8B067D809C46E330F860513BAD6B5B2281791BA6DEDAE95951462E2104C', 201, '{"data":{"id":"con_01m8my6ze8edn9z8dxyks7whrp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.456Z","updated_at":"2026-11-30T00:38:24.456Z","version":1}}', 1795999104456);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-e05cbce00bac680d3e252f9906b603d0adbfb3892b40a540ad04ad640bf95fef', X'8079B4574AFCCD122A0A47BDE810192D6E16A78F7C65DD5D8D252FE593BDB5ED', 201, '{"data":{"id":"inv_01m8my6zhjenmr98xwryqpttvw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8my6zhjenmr98xws1nzm0qz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.562Z","updated_at":"2026-11-30T00:38:24.562Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795999104562);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-f97451b32eee2f76dd0d43c8efc5e3577ba58e10b27f6d837fb64df471ab15f7', X'B66C93821CB4F09BFA6FFD6335D8D17F19453702B289573C225A6A9EAD7DFAAE', 201, '{"data":{"id":"inv_01m8my6zk5efxbhp997bndg155","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8my6z77emhbqcxjxz5me97e","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8my6zk5efxbhp997fdewje1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.613Z","updated_at":"2026-11-30T00:38:24.613Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4qn5mxw2r","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795999104613);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-e338669352c381464d20789ae208ee9a505427940d12bb3c81f3d667725be0fd', X'FAE4E74E0660B5BF0FBE37E568F85CC1A2E0149888AC1B299F3305BCC07CE81A', 201, '{"data":{"id":"inv_01m8my6zmjeept0mwyvjmatz9a","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8my6z9gegeb30fb0ymk75j1","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8my6zmjeept0mwyvqscv4a3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.658Z","updated_at":"2026-11-30T00:38:24.658Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4m7d198k7","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795999104658);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-bf90e967ed4bd315025f50fa025f11913e694e1fc58bf67bc800a5aaa453e69e', X'CD0498BDBE9E65E793CF6FB2279B5214C337D7532C0AA3BBDDD33C979AF55536', 201, '{"data":{"id":"inv_01m8my6znrejzabej3s05hw544","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8my6znrejzabej3s6wz66q2","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.696Z","updated_at":"2026-11-30T00:38:24.696Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q4htgt1x","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795999104696);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-58c20bd2a93272f81ec6caf64eef0566ea2e612ac63a71e6ceafc9c6ef086678', X'07550905C675A148F3EF5676DA6CA5D8F969AD6BACABB74D2FB86CE834E5CBC4', 201, '{"data":{"id":"inv_01m8my6zq3evhtj5qe9r3zb8hh","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8my6zceeq4ag99pp341perm","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8my6zq3evhtj5qe9yf40w0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.739Z","updated_at":"2026-11-30T00:38:24.739Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4rfp11z4t","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795999104739);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-abf60865d28c687591348b60ebcdf65b57c401e8c297b889b551415e40d1dd12', X'EB21FA27C0A793B0A954CBB0C862EFAF1E22EE1E65861E2A157AC65BFD7CB410', 201, '{"data":{"id":"inv_01m8my6zqvex1v3r8vhfb9cm8j","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8my6z2re87r142ah61yxb8z","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8my6zqvex1v3r8vhkjmp04s","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.763Z","updated_at":"2026-11-30T00:38:24.763Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8my6yqheqbtfd30db0s22fy","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795999104763);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-b9012f8427daba9fe807aed0586e6db8d5585ff1333d57d8045122ec4f3d8fbc', X'1A896615D3BD23C8C382ABA22C8E6AD7EFDE9DA41886D0FFFBC6CD9088ABE635', 201, '{"data":{"id":"inv_01m8my6zrnetw97e95gjm8vjj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8my6zrnetw97e95gnrdjfjf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.789Z","updated_at":"2026-11-30T00:38:24.789Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795999104789);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-3816aa72698ccabba8db8d4f6a0fefd3242ed4eb9eb0bc2c6fdcf59c9aa7068e', X'DC0D463F32E4FA1FD2A3148E917D28EC88FFD875439400E6E6B495415355505C', 201, '{"data":{"id":"inv_01m8my6zspes9t1fnxx4ngtrv7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8my6zspes9t1fnxx8wabs72","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.822Z","updated_at":"2026-11-30T00:38:24.822Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795999104822);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-fc5589d3ef8d41b6721d29fcaf5ecf1d3da95c42782f777c1f5eec10cad5895f', X'EB326DB862A1DFE5C6C5F000B9D4519247E0C08CE12AE31FD41447E6B59223A2', 201, '{"data":{"id":"inv_01m8my6ztge3xvs2qhrc0hskpm","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8my6ztge3xvs2qhrgzr51bn","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.848Z","updated_at":"2026-11-30T00:38:24.848Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795999104848);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-94867ed16ebdb0008bbc7adb42c9fe6b1077b589f5913cdfe7edc3b62c5621ab', X'12AD6CB451F73EB2DD97820687AA501473FCCA03EF754D5FF7AB647AB3AF1B7F', 201, '{"data":{"id":"inv_01m8my6zv7ec39wf7951gezjy7","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8my6ze8edn9z8dxyks7whrp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8my6zv7ec39wf7957m0x2pj","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.871Z","updated_at":"2026-11-30T00:38:24.871Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4qtm5j5fb","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795999104871);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-invoices-e0de0fee487d0301e336cb236584c4f6719e27a4fd8f0118b8bb05c73fb03b1a', X'12B850798AC05D45A2C5283E92E6AE1394CC7EEA1DB3A1364A5479BC79071592', 201, '{"data":{"id":"inv_01m8my6zw0eycvq5204j9gfbek","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8my6zw0eycvq5204m16bkze","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.896Z","updated_at":"2026-11-30T00:38:24.896Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q4htgt1x","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795999104896);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-7fc7-703d-a57c-3bfbfa018e80', X'7B7D081EACF591567E45A09FA83457491395885B7D78177051F0A284C4585944', 200, '{"data":{"id":"inv_01m8my6zspes9t1fnxx4ngtrv7","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8my6zspes9t1fnxx8wabs72","void_date":"2026-03-03","void_journal_id":"jnl_01m8my6zygedsvadzfva76yjr7","created_at":"2026-11-30T00:38:24.822Z","updated_at":"2026-11-30T00:38:24.976Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795999104976);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8035-7368-a691-94e8fe5e89c4', X'41E31A8CA1FB39CCAAF66D9A9CECC3842EE37463170C09DF0009D3BDD7115EE1', 201, '{"data":{"id":"inv_01m8my6ztge3xvs2qhrc0hskpm","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8my6ztge3xvs2qhrgzr51bn","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.848Z","updated_at":"2026-11-30T00:38:25.081Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795999105081);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', 'tieout-journals-e74ec594703e70b5ad6c5d0b024ad4e5eb6404c490a64c988cfa35bbc232866b', X'6CD7E126EC43669B91A75A72A2D207CDCBBE5A5CC382531D3BB638E432923539', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8my704yepd81f63pd75y6zx","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8my704yepd81f63pq0axsq3","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8my704yepd81f63pzntw7z7","sequence":16,"error":null}]}}', 1795999105182);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-80f7-71e3-96ff-e86eb1e0aba6', X'A05592670D415716620D460686A1E4B8A98EE3F56FB26A35940F9CBF04E9CB5F', 201, '{"data":{"id":"set_01m8my707texwv3bq3tj7vqta7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z2re87r142ah61yxb8z","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my707texwv3bq3tvd316fd","invoice_id":"inv_01m8my6zqvex1v3r8vhfb9cm8j","invoice_number":"INV-0003","settlement_id":"set_01m8my707texwv3bq3tj7vqta7","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T00:38:25.274Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my707texwv3bq3tq14h3f3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.274Z","updated_at":"2026-11-30T00:38:25.274Z","version":1}}', 1795999105274);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-817a-757c-a592-19d55b66e939', X'73D65CC080B183F0DCE6A5F637EBBFD89017F259A7AAFFEDB91F39A2AF1E7712', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8my70c0e0fvxq2j34sarvpa"},{"index":1,"status":"created","id":"btx_01m8my70c0e0fvxq2j38k2xzxp"},{"index":2,"status":"created","id":"btx_01m8my70c0e0fvxq2j3d4p1653"},{"index":3,"status":"created","id":"btx_01m8my70c0e0fvxq2j3hb4bzpv"},{"index":4,"status":"created","id":"btx_01m8my70c0e0fvxq2j3pey2xxy"},{"index":5,"status":"created","id":"btx_01m8my70c0e0fvxq2j3srafsqe"},{"index":6,"status":"created","id":"btx_01m8my70c0e0fvxq2j3z31m206"},{"index":7,"status":"created","id":"btx_01m8my70c0e0fvxq2j43awv20j"},{"index":8,"status":"created","id":"btx_01m8my70c0e0fvxq2j44v9dgv7"},{"index":9,"status":"created","id":"btx_01m8my70c0e0fvxq2j490xjtkg"},{"index":10,"status":"created","id":"btx_01m8my70c0e0fvxq2j4eqpzepg"},{"index":11,"status":"created","id":"btx_01m8my70c0e0fvxq2j4kbkvsyg"},{"index":12,"status":"created","id":"btx_01m8my70c0e0fvxq2j4nww1g04"}]}}', 1795999105408);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8229-7640-a21f-174c4ab79c16', X'83CAC56A106E717090B722C27586FFAF2C59FD8EC5907BF7D80E9E7AC9D0BD09', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j34sarvpa","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8my6z9gegeb30fb0ymk75j1","journal_id":"jnl_01m8my70hgeyq8t4j75fx899h4","settlement_id":"set_01m8my70hgeyq8t4j75fx899h4","confirmed_at":"2026-11-30T00:38:25.584Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:25.584Z","version":2}}', 1795999105584);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-82e4-72de-a157-34ce8beb989a', X'7DA1B20D50FD847916F29591D0125E0C5FD12119715DF0ED8764AA655FF54208', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j38k2xzxp","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8my6z14ek3atmbd66nzhydt","journal_id":"jnl_01m8my70q7e31a33bc02stc728","settlement_id":"set_01m8my70q7e31a33bc02stc728","confirmed_at":"2026-11-30T00:38:25.767Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:25.767Z","version":2}}', 1795999105767);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8395-75da-983f-7a638f378ce1', X'CD1E45A2E701BBC570FDE9701125D0B20E720F4E76029656CE291D2C91758494', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j3hb4bzpv","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8my6zceeq4ag99pp341perm","journal_id":"jnl_01m8my70x0ecfar230hbhtb693","settlement_id":"set_01m8my70x0ecfar230hbhtb693","confirmed_at":"2026-11-30T00:38:25.952Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:25.952Z","version":2}}', 1795999105952);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-847a-7162-ab00-a6881212bb30', X'974746639ADA0C8592DE328A9A2AEC37D3053043E558332C5D2E5C29E9B85A81', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j3pey2xxy","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8my6z14ek3atmbd66nzhydt","journal_id":"jnl_01m8my7141ewc91sjv5e87k2sq","settlement_id":"set_01m8my7141ewc91sjv5e87k2sq","confirmed_at":"2026-11-30T00:38:26.177Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:26.177Z","version":2}}', 1795999106177);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-853b-707d-bf33-a393af6aa428', X'680DDD1F020929C3A90AB86F039B878C17AD22E2D54C7182CE4E3B15BBA3D0D4', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j3z31m206","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8my6z77emhbqcxjxz5me97e","journal_id":"jnl_01m8my71a5e8as0s16pfbw4m0f","settlement_id":"set_01m8my71a5e8as0s16pfbw4m0f","confirmed_at":"2026-11-30T00:38:26.373Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:26.373Z","version":2}}', 1795999106373);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-85df-7130-aa53-22eddf6c2930', X'E6B6DFCD38D03B53BE80C0B4C32A00B2C93942F5C5AB1ED0A2F480FA14CC0F98', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j490xjtkg","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8my6z57efa8nwaeppzns2pa","journal_id":"jnl_01m8my71fpedvvwm7shxg22sk4","settlement_id":"set_01m8my71fpedvvwm7shxg22sk4","confirmed_at":"2026-11-30T00:38:26.550Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:26.550Z","version":2}}', 1795999106550);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-86e7-77b1-a439-d583b4d018bf', X'DAAAEAEF60E43E59187908FB3BA5AF45E45ADC6E7DB5CA7FB230A95D0899B025', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j44v9dgv7","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8my6z2re87r142ah61yxb8z","journal_id":"jnl_01m8my707texwv3bq3tq14h3f3","settlement_id":"set_01m8my707texwv3bq3tj7vqta7","confirmed_at":"2026-11-30T00:38:26.799Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:26.799Z","version":2}}', 1795999106799);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-878b-717b-9e78-e488299e9de8', X'1A5B0C93E20AE9E36FF270A21F46AC9FE607EF10E22B3B41066D5821E7546FE4', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j4kbkvsyg","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8my71wsedct3pqnhjy1yzvp","settlement_id":null,"confirmed_at":"2026-11-30T00:38:26.969Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:26.969Z","version":2}}', 1795999106969);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-88ab-74ef-87c5-26d6606b5493', X'E1ABBDA382535F21FD8F7D9CFBD9CF635E7205DE2D2B05D60CBCFAB90835A387', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j4nww1g04","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ygwefprsty4nydmy1dn","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8my725gek3t793x5c73akmv","settlement_id":null,"confirmed_at":"2026-11-30T00:38:27.248Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:27.248Z","version":2}}', 1795999107248);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-891e-71fb-965e-4933fc5e818b', X'0B6CC0341FCAB504CC585CC45BE13E3F368D41B9ED103D6D8CF209E3FF9E8186', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8my70c0e0fvxq2j3d4p1653","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ygwefprsty4rzcap222","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8my70c0e0fvxq2j3srafsqe","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ygwefprsty4s4trckr4","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8my70c0e0fvxq2j43awv20j","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ygwefprsty4rzcap222","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8my70c0e0fvxq2j4eqpzepg","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ygwefprsty4swqyh9y2","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795999108423);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8dbd-7308-893d-36704e8f04eb', X'9A575618BB91A613C23E9EAB66F8A26E9BE416C0F4456723D18627503C10BD91', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j3srafsqe","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ygwefprsty4s4trckr4","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8my73e8eq0aw0wvxgn3pa1c","settlement_id":null,"confirmed_at":"2026-11-30T00:38:28.552Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:28.552Z","version":3}}', 1795999108552);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8e56-70e9-b619-4e532b189129', X'A37001CD5A0716D03D81D003F35261DF0A5FA521FE49F6BC26512EF36E9048DF', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j43awv20j","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ygwefprsty4rzcap222","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8my73jweyqsekhptt4t86ys","settlement_id":null,"confirmed_at":"2026-11-30T00:38:28.700Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:28.700Z","version":3}}', 1795999108700);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8ef6-73da-ae36-6877be603a86', X'7CB63C9EA052FAA3A3F5D3A57C929ED903D4507E0E55A80236D351461B006A34', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j3d4p1653","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ygwefprsty4rzcap222","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8my73r5ermsjhx8357c4eqb","settlement_id":null,"confirmed_at":"2026-11-30T00:38:28.869Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:28.869Z","version":3}}', 1795999108869);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-8fb4-7679-b4f7-5620c3c59b33', X'D4611CA6E28447B9557691AC17FB2AB9E545F2D13D0D5C2504214F3D0DDB1AAA', 200, '{"data":{"id":"btx_01m8my70c0e0fvxq2j4eqpzepg","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ygwefprsty4swqyh9y2","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8my73xwejkv6096q4bs4ryr","settlement_id":null,"confirmed_at":"2026-11-30T00:38:29.052Z","metadata":{},"created_at":"2026-11-30T00:38:25.408Z","updated_at":"2026-11-30T00:38:29.052Z","version":3}}', 1795999109052);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-90ae-764f-8236-00fe1674e99a', X'55AF9F4A9A8676485577979FEBE9D35D05CF63C3A23B8AC86E56CA54E13B0AF9', 201, '{"data":{"id":"vrt_01m8my745gek0rfk0bk52vqxxc","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:29.296Z","updated_at":"2026-11-30T00:38:29.296Z","version":1}}', 1795999109296);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-910e-721d-89c0-9c659573ce11', X'99672DFE8B03708BF4DC8018DED3F00E94CA39D659040CE3B75C9952FA4C7EAB', 200, '{"data":{"id":"vrt_01m8my745gek0rfk0bk52vqxxc","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:29.401Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:29.296Z","updated_at":"2026-11-30T00:38:29.401Z","version":2}}', 1795999109401);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', 'org_01m8my6ygwefprsty4tnapx5xg', '01a229e3-917a-74e6-b04e-ff316835e223', X'676701C16067487BCAD2D3384CDF26B49DAE57A0EE81C77CC36D040A2FF34D8A', 200, '{"data":{"id":"org_01m8my6ygwefprsty4tnapx5xg","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T00:38:23.516Z","updated_at":"2026-11-30T00:38:29.512Z","version":2}}', 1795999109512);
INSERT INTO idempotent_answers VALUES ('usr_01m8my6tmmegjtb8ywjfd6x8jb', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8my75a2ekvttmtj3gp1zjnh","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8my75a2ekvttmtj3gp1zjnh"}', 1795999110466);
INSERT INTO organisations VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795999100327, 1795999110782, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795999103516, 1795999109512, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8my6vd7e1mra510te1t13b8', 17, X'003F9908C85C646EA65159958BB15F7D0AEC404E33A3C8DB23555B5AAEC9D563', 187200, 36, X'C7DE2388025A06FCEDC176C7B5789DA8A708BEA8D9E1880562745313CC2BCE64', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 29, X'15AFBD72D50AE0340955DC29BCD92D1B2D20CB3D5E229A8902C09380908B124C', 4253177, 58, X'E01F97E505EDF6FF72F413DF41324564531B6420FA3CD79128FEA27F80700AEC', NULL);
INSERT INTO members VALUES ('mem_01m8my6vd7e1mra510kvmgqget', 'org_01m8my6vd7e1mra510te1t13b8', 'jo@example.com', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'owner', 1795999100327, 1795999100327, 1);
INSERT INTO members VALUES ('mem_01m8my6ygwefprsty4m1e3v9jj', 'org_01m8my6ygwefprsty4tnapx5xg', 'jo@example.com', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'owner', 1795999103516, 1795999103516, 1);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510kw1nnde0', 'org_01m8my6vd7e1mra510te1t13b8', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510m32928z7', 'org_01m8my6vd7e1mra510te1t13b8', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510m4nkgdq9', 'org_01m8my6vd7e1mra510te1t13b8', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510m8717eje', 'org_01m8my6vd7e1mra510te1t13b8', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510mfqqnxx3', 'org_01m8my6vd7e1mra510te1t13b8', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510mh3m2gb7', 'org_01m8my6vd7e1mra510te1t13b8', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510mpm2djc0', 'org_01m8my6vd7e1mra510te1t13b8', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510mvbt9yc4', 'org_01m8my6vd7e1mra510te1t13b8', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510mzj0s7jm', 'org_01m8my6vd7e1mra510te1t13b8', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510n1szxqqg', 'org_01m8my6vd7e1mra510te1t13b8', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510n7tg4d95', 'org_01m8my6vd7e1mra510te1t13b8', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510n9j8xvjs', 'org_01m8my6vd7e1mra510te1t13b8', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510nf3bknb7', 'org_01m8my6vd7e1mra510te1t13b8', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510nkjsmdnf', 'org_01m8my6vd7e1mra510te1t13b8', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510nn7b0fnj', 'org_01m8my6vd7e1mra510te1t13b8', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510nszn63d0', 'org_01m8my6vd7e1mra510te1t13b8', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510nw025pth', 'org_01m8my6vd7e1mra510te1t13b8', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510p1dhyy1z', 'org_01m8my6vd7e1mra510te1t13b8', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510p5zk8dvb', 'org_01m8my6vd7e1mra510te1t13b8', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510pb5axqsf', 'org_01m8my6vd7e1mra510te1t13b8', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510pchapzte', 'org_01m8my6vd7e1mra510te1t13b8', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510pg4te2cp', 'org_01m8my6vd7e1mra510te1t13b8', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510ppst7ceh', 'org_01m8my6vd7e1mra510te1t13b8', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510prwnb96r', 'org_01m8my6vd7e1mra510te1t13b8', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510pw7neq9y', 'org_01m8my6vd7e1mra510te1t13b8', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510q13304n4', 'org_01m8my6vd7e1mra510te1t13b8', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510q5sb25c8', 'org_01m8my6vd7e1mra510te1t13b8', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795999100327, 1795999100327, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510q9jtg39e', 'org_01m8my6vd7e1mra510te1t13b8', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510qchvx2j3', 'org_01m8my6vd7e1mra510te1t13b8', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510qkerpsd2', 'org_01m8my6vd7e1mra510te1t13b8', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510qpj957q1', 'org_01m8my6vd7e1mra510te1t13b8', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510qtp00jkq', 'org_01m8my6vd7e1mra510te1t13b8', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510qxkht57n', 'org_01m8my6vd7e1mra510te1t13b8', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510r18g5y0v', 'org_01m8my6vd7e1mra510te1t13b8', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510r768qjqm', 'org_01m8my6vd7e1mra510te1t13b8', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510r99bhqbt', 'org_01m8my6vd7e1mra510te1t13b8', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510rd084q2d', 'org_01m8my6vd7e1mra510te1t13b8', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510rhf8pprg', 'org_01m8my6vd7e1mra510te1t13b8', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510rn62xt3p', 'org_01m8my6vd7e1mra510te1t13b8', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510rs039yvh', 'org_01m8my6vd7e1mra510te1t13b8', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510rz0m43wn', 'org_01m8my6vd7e1mra510te1t13b8', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510s0s8jd5p', 'org_01m8my6vd7e1mra510te1t13b8', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510s577prkj', 'org_01m8my6vd7e1mra510te1t13b8', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510s9q9e1xf', 'org_01m8my6vd7e1mra510te1t13b8', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510scd5z166', 'org_01m8my6vd7e1mra510te1t13b8', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510sgtdtsn1', 'org_01m8my6vd7e1mra510te1t13b8', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510sn9yt3nb', 'org_01m8my6vd7e1mra510te1t13b8', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510sstqewf4', 'org_01m8my6vd7e1mra510te1t13b8', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510szb46xqx', 'org_01m8my6vd7e1mra510te1t13b8', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510t1rvvjtb', 'org_01m8my6vd7e1mra510te1t13b8', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999100327, 1795999100327, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510t5gpn6mz', 'org_01m8my6vd7e1mra510te1t13b8', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795999100327, 1795999100327, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6vd7e1mra510ta7ebv0q', 'org_01m8my6vd7e1mra510te1t13b8', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999100327, 1795999100327, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ybce6wahmpzsjayegzx', 'org_01m8my6vd7e1mra510te1t13b8', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795999103340, 1795999103340, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4m7d198k7', 'org_01m8my6ygwefprsty4tnapx5xg', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mbmeze30', 'org_01m8my6ygwefprsty4tnapx5xg', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mevsj7sz', 'org_01m8my6ygwefprsty4tnapx5xg', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mhp68w5d', 'org_01m8my6ygwefprsty4tnapx5xg', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mpzyk5gh', 'org_01m8my6ygwefprsty4tnapx5xg', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mrmgj4nh', 'org_01m8my6ygwefprsty4tnapx5xg', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4mxmnm3q3', 'org_01m8my6ygwefprsty4tnapx5xg', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4n28b3jtx', 'org_01m8my6ygwefprsty4tnapx5xg', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4n53v4rrr', 'org_01m8my6ygwefprsty4tnapx5xg', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4n9bh3tss', 'org_01m8my6ygwefprsty4tnapx5xg', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4nef603e3', 'org_01m8my6ygwefprsty4tnapx5xg', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4ngax31p6', 'org_01m8my6ygwefprsty4tnapx5xg', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4nmem3mtg', 'org_01m8my6ygwefprsty4tnapx5xg', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4nt1yw4vk', 'org_01m8my6ygwefprsty4tnapx5xg', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4nydmy1dn', 'org_01m8my6ygwefprsty4tnapx5xg', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4p05183nr', 'org_01m8my6ygwefprsty4tnapx5xg', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4p60sree7', 'org_01m8my6ygwefprsty4tnapx5xg', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4pa9j68h2', 'org_01m8my6ygwefprsty4tnapx5xg', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4pev8k8dx', 'org_01m8my6ygwefprsty4tnapx5xg', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4pgzfw73j', 'org_01m8my6ygwefprsty4tnapx5xg', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4ppt4vf0h', 'org_01m8my6ygwefprsty4tnapx5xg', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4psaz9edb', 'org_01m8my6ygwefprsty4tnapx5xg', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4pwzg68xr', 'org_01m8my6ygwefprsty4tnapx5xg', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4q1sac7da', 'org_01m8my6ygwefprsty4tnapx5xg', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4q4htgt1x', 'org_01m8my6ygwefprsty4tnapx5xg', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qbqn6m3c', 'org_01m8my6ygwefprsty4tnapx5xg', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qdb7s6cx', 'org_01m8my6ygwefprsty4tnapx5xg', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795999103516, 1795999103516, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qjqbp378', 'org_01m8my6ygwefprsty4tnapx5xg', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qn5mxw2r', 'org_01m8my6ygwefprsty4tnapx5xg', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qtm5j5fb', 'org_01m8my6ygwefprsty4tnapx5xg', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4qxtpfa8s', 'org_01m8my6ygwefprsty4tnapx5xg', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4r3yex1r6', 'org_01m8my6ygwefprsty4tnapx5xg', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4r78syp9s', 'org_01m8my6ygwefprsty4tnapx5xg', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rbx2xcp1', 'org_01m8my6ygwefprsty4tnapx5xg', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rfp11z4t', 'org_01m8my6ygwefprsty4tnapx5xg', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rjw9p26x', 'org_01m8my6ygwefprsty4tnapx5xg', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rpvat4q4', 'org_01m8my6ygwefprsty4tnapx5xg', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rvt0e10d', 'org_01m8my6ygwefprsty4tnapx5xg', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4rzcap222', 'org_01m8my6ygwefprsty4tnapx5xg', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4s2ahj83s', 'org_01m8my6ygwefprsty4tnapx5xg', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4s4trckr4', 'org_01m8my6ygwefprsty4tnapx5xg', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4saz5fsk1', 'org_01m8my6ygwefprsty4tnapx5xg', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4sfzsf9nk', 'org_01m8my6ygwefprsty4tnapx5xg', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4sj3dje84', 'org_01m8my6ygwefprsty4tnapx5xg', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4sp8a14ag', 'org_01m8my6ygwefprsty4tnapx5xg', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4svshwq2m', 'org_01m8my6ygwefprsty4tnapx5xg', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4swqyh9y2', 'org_01m8my6ygwefprsty4tnapx5xg', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4t17fsc30', 'org_01m8my6ygwefprsty4tnapx5xg', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4t44kykh7', 'org_01m8my6ygwefprsty4tnapx5xg', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4taeyr77h', 'org_01m8my6ygwefprsty4tnapx5xg', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103516, 1795999103516, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4tcw85r8w', 'org_01m8my6ygwefprsty4tnapx5xg', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795999103516, 1795999103516, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ygwefprsty4thmy12k8', 'org_01m8my6ygwefprsty4tnapx5xg', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103516, 1795999103516, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6ymweedbqzbexk720r7m', 'org_01m8my6ygwefprsty4tnapx5xg', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795999103644, 1795999103644, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6yqheqbtfd30db0s22fy', 'org_01m8my6ygwefprsty4tnapx5xg', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795999103729, 1795999103729, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my6yymeynazs8shb880sf2', 'org_01m8my6ygwefprsty4tnapx5xg', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795999103956, 1795999103956, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8my76czew8vwwv7k8y1ez54', 'org_01m8my6vd7e1mra510te1t13b8', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795999111583, 1795999111583, 1, NULL, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6z14ek3atmbd66nzhydt', 'org_01m8my6ygwefprsty4tnapx5xg', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795999104036, 1795999104036, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6z2re87r142ah61yxb8z', 'org_01m8my6ygwefprsty4tnapx5xg', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795999104088, 1795999104088, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6z57efa8nwaeppzns2pa', 'org_01m8my6ygwefprsty4tnapx5xg', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795999104167, 1795999104167, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6z77emhbqcxjxz5me97e', 'org_01m8my6ygwefprsty4tnapx5xg', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795999104231, 1795999104231, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6z9gegeb30fb0ymk75j1', 'org_01m8my6ygwefprsty4tnapx5xg', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795999104304, 1795999104304, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6zceeq4ag99pp341perm', 'org_01m8my6ygwefprsty4tnapx5xg', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795999104398, 1795999104398, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my6ze8edn9z8dxyks7whrp', 'org_01m8my6ygwefprsty4tnapx5xg', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795999104456, 1795999104456, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my75ydef39jsa9wbdt1dqm', 'org_01m8my6vd7e1mra510te1t13b8', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795999111117, 1795999111117, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my76deebdat5658hhxhj16', 'org_01m8my6vd7e1mra510te1t13b8', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795999111598, 1795999111598, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my76m9ekebptvd0yp410bs', 'org_01m8my6vd7e1mra510te1t13b8', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1795999111817, 1795999111817, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8my76tgewdtqvvk0yg6hjje', 'org_01m8my6vd7e1mra510te1t13b8', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1795999112016, 1795999112016, 1, 'C-7', '{"shop":"York"}');
INSERT INTO journals VALUES ('jnl_01m8my6yvqe22a2sx10c4ft95j', 'org_01m8my6ygwefprsty4tnapx5xg', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795999103863, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'7A9BCEEC952EEE812A4A3C1086AD224F5EC40E868C7A190D9B164363ED1FBB68', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zhjenmr98xws1nzm0qz', 'org_01m8my6ygwefprsty4tnapx5xg', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795999104562, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'8D8D7B17BE775CAA51C7FB649DD1CD7B27E4B64737C595617ECF1335969C53D8', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zk5efxbhp997fdewje1', 'org_01m8my6ygwefprsty4tnapx5xg', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795999104613, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'25918E3C2C5A54C3CD1346345DBB50804D857B1D29DB0E0378D19980CF26EE85', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zmjeept0mwyvqscv4a3', 'org_01m8my6ygwefprsty4tnapx5xg', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795999104658, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'5044B6977BB264D6EC92D03D09BE2A8BF2FB07B8AF5D56AB4BA37CA412B65184', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8my6znrejzabej3s6wz66q2', 'org_01m8my6ygwefprsty4tnapx5xg', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795999104696, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'3D6EA0107E4F70315CA1F85F0B401FE0487E124AA996ECE2295EB1448288FEB4', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zq3evhtj5qe9yf40w0p', 'org_01m8my6ygwefprsty4tnapx5xg', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795999104739, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'D40924A0B5C9BFFD5BE115C8707A9ED77308BC121746B6888DA6861DD1E167D0', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zqvex1v3r8vhkjmp04s', 'org_01m8my6ygwefprsty4tnapx5xg', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795999104763, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'99308B374E73F8587405459491AD0B6FB4108B97948E7AE3A903326555A50E93', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zrnetw97e95gnrdjfjf', 'org_01m8my6ygwefprsty4tnapx5xg', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795999104789, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'55CE454AA2AB28FF2E59D0B1DD87AEAD98028F486AAE4057CCA43F99C87E6E5E', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zspes9t1fnxx8wabs72', 'org_01m8my6ygwefprsty4tnapx5xg', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795999104822, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'BF61B4C9637DF9C3759114A3FDA2957CDD314C24710BF9C13AFAD81A124B141A', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8my6ztge3xvs2qhrgzr51bn', 'org_01m8my6ygwefprsty4tnapx5xg', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795999104848, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B1B24C9207307BC7788471AF42174CB03A95336DA515D28BB3233931823BB227', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zv7ec39wf7957m0x2pj', 'org_01m8my6ygwefprsty4tnapx5xg', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795999104871, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'F1F8479F95CBC36DC8708C1FA8D2C36AB02E141F364ECABEC99B5FCC0260220E', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zw0eycvq5204m16bkze', 'org_01m8my6ygwefprsty4tnapx5xg', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795999104896, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'318C9CBE7DD441960E843695CE19D794606E5103E62F52F4A2FBB05E56EFCD0A', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8my6zygedsvadzfva76yjr7', 'org_01m8my6ygwefprsty4tnapx5xg', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8my6zspes9t1fnxx8wabs72', 60000, 1795999104976, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'C252F2D1A34ADCA38CAC437C5932CA08EFCCEC7ADF9F85E5D60272779B2A9A24', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8my704yepd81f63pd75y6zx', 'org_01m8my6ygwefprsty4tnapx5xg', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B097FC0B28EDA0BD12420AF824008C8845331403BF59D3A5F1B51D8DE567FB32', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8my704yepd81f63pq0axsq3', 'org_01m8my6ygwefprsty4tnapx5xg', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'D850D8EAB1BF2F84EC7A74B04D9130DD80E27D2C0EC9744D18AF65DC8D5E1E80', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8my704yepd81f63pzntw7z7', 'org_01m8my6ygwefprsty4tnapx5xg', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'612FF6B3F856E9968A060292279DFD7235893258EB62B9CAF718ED8C6E71E184', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8my707texwv3bq3tq14h3f3', 'org_01m8my6ygwefprsty4tnapx5xg', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795999105274, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B3FE4FCA5F837EC5BD0CCA06300F70F474CB1AF5D2F0A44B147B4D8D61A81818', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8my70hgeyq8t4j75fx899h4', 'org_01m8my6ygwefprsty4tnapx5xg', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795999105584, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'255F5F1592160CA7BEA08955191146AC5885838B0FBCDA6D39D0856D94D89E9A', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8my70q7e31a33bc02stc728', 'org_01m8my6ygwefprsty4tnapx5xg', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795999105767, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'DF20CC220F88486483F7749C6DF44BBC2AEEEDDA8E64B7A63F0F3C3FC4176B62', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my70x0ecfar230hbhtb693', 'org_01m8my6ygwefprsty4tnapx5xg', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795999105952, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B1F718AE4EAA11AAC88499571C113AD7C4D38A0739056A6CDAE303ADEAB838AA', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8my7141ewc91sjv5e87k2sq', 'org_01m8my6ygwefprsty4tnapx5xg', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795999106177, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'D8EEEBD0A9ECBECFAC19C3EE2B8717CB093C73228C5704D38F775FDEF89C1E2B', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8my71a5e8as0s16pfbw4m0f', 'org_01m8my6ygwefprsty4tnapx5xg', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795999106373, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'833DEF42DB57B0637938E4B760087A877268EBF967F21DFF7ECE94B0D7444ECD', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8my71fpedvvwm7shxg22sk4', 'org_01m8my6ygwefprsty4tnapx5xg', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795999106550, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'A966904BF25386EEEF6641AB74E93CEDAED7BCB6970E565D4BF97E87E9C51D2A', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my71wsedct3pqnhjy1yzvp', 'org_01m8my6ygwefprsty4tnapx5xg', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795999106969, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'573C6E517B833599A8648C2EF8849B8B4DE7B455C11978325F3D9DA86E960CB2', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8my725gek3t793x5c73akmv', 'org_01m8my6ygwefprsty4tnapx5xg', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795999107248, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'8C8DB805FAE5069DC54ADB4F9E0CA5D528786AC76FEE8408C14CB17571A02963', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8my73e8eq0aw0wvxgn3pa1c', 'org_01m8my6ygwefprsty4tnapx5xg', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795999108552, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'0B1B6B4662055B9FC5B811594C4DE05454C67D9CE4B1EA83AB1D6282FB6B9230', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8my73jweyqsekhptt4t86ys', 'org_01m8my6ygwefprsty4tnapx5xg', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795999108700, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'27FD25C8843547EA810A77ECAB4E96BA8A70F1E2C6195BD19C36F56362DFA149', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8my73r5ermsjhx8357c4eqb', 'org_01m8my6ygwefprsty4tnapx5xg', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795999108869, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'D272FB68E5F54F3EDCF095CD16D4EB93470DEEBDEED586631194727287B60447', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8my73xwejkv6096q4bs4ryr', 'org_01m8my6ygwefprsty4tnapx5xg', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795999109052, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'15AFBD72D50AE0340955DC29BCD92D1B2D20CB3D5E229A8902C09380908B124C', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8my75gve8qbgendh71gcd3j', 'org_01m8my6vd7e1mra510te1t13b8', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795999110683, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'2524A99AA0116CCF1EE32B2344461AC5433E076453DD7DDE9D215217DBCFFCE9', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8my75k4ea7tb85379649vs7', 'org_01m8my6vd7e1mra510te1t13b8', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795999110756, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'C864D474CC0BF98B9E27D9897204AA54C200E69C8D5143DA547445F4748484D8', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8my75r7emcrd8pyn79g6955', 'org_01m8my6vd7e1mra510te1t13b8', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795999110919, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B5C38EA4C132010AFE8762360D3B3E84B7ABEE5855BCB7F25C4111C367532CF2', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8my75wsezp8nm21yfgkev6x', 'org_01m8my6vd7e1mra510te1t13b8', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8my75r7emcrd8pyn79g6955', 50000, 1795999111065, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'329CC569B026EBA1F2D8583A0352A91196384D76392F0996604E5FE22CFCF6D1', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8my75zheaft568acr1pvemw', 'org_01m8my6vd7e1mra510te1t13b8', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795999111153, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'0011B029180DA33222AABF4070E7476A7CEE26733B107186C3E098CEB8FF7A05', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my761pep3ttkjp05a4a1r1', 'org_01m8my6vd7e1mra510te1t13b8', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795999111222, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'CF4E97CFEFD61A73D94B6EC48A5A7684AFA7E2E6FABA10A723EC46AF896B5074', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my763mebzvsf7p3e6dypcc', 'org_01m8my6vd7e1mra510te1t13b8', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795999111284, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B343A3940EF75B04622CA5E5125F44087888637C0D67E460E69FDB05D4433011', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my7641e9btdt9g7b8ejw5d', 'org_01m8my6vd7e1mra510te1t13b8', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795999111297, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'605E09155B473CA4C498AF1392F448E78289F92A2F563066DC6EEF69F21317FD', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my769ge7q9nszctmg23qa7', 'org_01m8my6vd7e1mra510te1t13b8', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795999111472, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'5D05768D8F9FF456538BCA1291C9A1E8A761FF1E464DF16B93F15DAEA73BD71B', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8my76bmewh9w0n1b8qb0wzz', 'org_01m8my6vd7e1mra510te1t13b8', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1795999111540, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'C7C69F9C06072CE777F7408991D8F5F3F15A60199386C59865D251F28AFA8124', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8my76dven4bqcphh252aej3', 'org_01m8my6vd7e1mra510te1t13b8', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795999111611, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'25C69CDC450AAA4D5A4CD7FA7E06762D382A2C1F0E5C8A0E936297E7093A17B2', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8my76g7e9zb0s6ts5t2cg8b', 'org_01m8my6vd7e1mra510te1t13b8', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795999111687, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'7076FBC93378FCE95F90136A0A4A9CF314ED6A0E39254F0AB575C65267B5E3CA', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my76hgea89mwyz7y8nvd0p', 'org_01m8my6vd7e1mra510te1t13b8', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795999111716, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'B678C364496EF232F1A6CCC072C6EA503DE4E602DDCCFAEC72296BCAAB163EEE', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8my76mwevxs6cyk2p7dzza0', 'org_01m8my6vd7e1mra510te1t13b8', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795999111836, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'D9BCE720F86B7906E387E9CDF9B92AB6EA91A79B911732902996A1D4ED9BE3C0', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my76nsejprc3z9z8sgvt0c', 'org_01m8my6vd7e1mra510te1t13b8', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795999111865, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'E11C98492C233B4556E6BBE019E4A2F9AD40E7EAC166FD04138D4048E3C243F5', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8my76pte558cetf7bdmryay', 'org_01m8my6vd7e1mra510te1t13b8', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1795999111898, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'7AFB73F0AF5D22E850B801D63DDEDD4D3C90173F729842653A32CAFB4EDFA49B', 'contra with ash', 2);
INSERT INTO journals VALUES ('jnl_01m8my76t4eqkaqqkhmdhy5gpt', 'org_01m8my6vd7e1mra510te1t13b8', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1795999112004, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', X'003F9908C85C646EA65159958BB15F7D0AEC404E33A3C8DB23555B5AAEC9D563', 'a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 1, 'acc_01m8my6vd7e1mra510rhf8pprg', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 2, 'acc_01m8my6ybce6wahmpzsjayegzx', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 3, 'acc_01m8my6vd7e1mra510n1szxqqg', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 1, 'acc_01m8my6vd7e1mra510rhf8pprg', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 2, 'acc_01m8my6ybce6wahmpzsjayegzx', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 3, 'acc_01m8my6ybce6wahmpzsjayegzx', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 4, 'acc_01m8my6vd7e1mra510n1szxqqg', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 3, 1, 'acc_01m8my6vd7e1mra510qtp00jkq', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 3, 2, 'acc_01m8my6vd7e1mra510mzj0s7jm', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 4, 1, 'acc_01m8my6vd7e1mra510qtp00jkq', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 4, 2, 'acc_01m8my6vd7e1mra510mzj0s7jm', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 1, 'acc_01m8my6vd7e1mra510mh3m2gb7', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 2, 'acc_01m8my6vd7e1mra510prwnb96r', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 3, 'acc_01m8my6ybce6wahmpzsjayegzx', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 6, 1, 'acc_01m8my6vd7e1mra510szb46xqx', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 6, 2, 'acc_01m8my6vd7e1mra510mh3m2gb7', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 7, 1, 'acc_01m8my6vd7e1mra510n7tg4d95', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 7, 2, 'acc_01m8my6vd7e1mra510qchvx2j3', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 7, 3, 'acc_01m8my6ybce6wahmpzsjayegzx', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 1, 'acc_01m8my6ybce6wahmpzsjayegzx', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 2, 'acc_01m8my6vd7e1mra510mvbt9yc4', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 9, 1, 'acc_01m8my6ybce6wahmpzsjayegzx', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 9, 2, 'acc_01m8my6vd7e1mra510n1szxqqg', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 10, 1, 'acc_01m8my6vd7e1mra510prwnb96r', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 10, 2, 'acc_01m8my6ybce6wahmpzsjayegzx', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 10, 3, 'acc_01m8my6vd7e1mra510n1szxqqg', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 1, 'acc_01m8my6vd7e1mra510mh3m2gb7', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 2, 'acc_01m8my6vd7e1mra510mzj0s7jm', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 3, 'acc_01m8my76czew8vwwv7k8y1ez54', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 4, 'acc_01m8my6ybce6wahmpzsjayegzx', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 5, 'acc_01m8my76czew8vwwv7k8y1ez54', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 1, 'acc_01m8my6vd7e1mra510mh3m2gb7', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 2, 'acc_01m8my6vd7e1mra510prwnb96r', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 3, 'acc_01m8my6ybce6wahmpzsjayegzx', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 13, 1, 'acc_01m8my76czew8vwwv7k8y1ez54', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 13, 2, 'acc_01m8my6ybce6wahmpzsjayegzx', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 13, 3, 'acc_01m8my76czew8vwwv7k8y1ez54', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 14, 1, 'acc_01m8my6vd7e1mra510mh3m2gb7', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 14, 2, 'acc_01m8my6vd7e1mra510prwnb96r', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 15, 1, 'acc_01m8my6vd7e1mra510n7tg4d95', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 15, 2, 'acc_01m8my6vd7e1mra510qchvx2j3', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 16, 1, 'acc_01m8my6vd7e1mra510n7tg4d95', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 16, 2, 'acc_01m8my6vd7e1mra510mh3m2gb7', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 17, 1, 'acc_01m8my6vd7e1mra510qtp00jkq', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 17, 2, 'acc_01m8my6vd7e1mra510mzj0s7jm', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 2, 'acc_01m8my6ygwefprsty4pwzg68xr', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 2, 'acc_01m8my6ygwefprsty4q1sac7da', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 3, 'acc_01m8my6ymweedbqzbexk720r7m', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 3, 1, 'acc_01m8my6ygwefprsty4nef603e3', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 3, 2, 'acc_01m8my6ygwefprsty4qn5mxw2r', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 1, 'acc_01m8my6ygwefprsty4nef603e3', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 2, 'acc_01m8my6ygwefprsty4m7d198k7', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 5, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 5, 2, 'acc_01m8my6ygwefprsty4q4htgt1x', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 6, 1, 'acc_01m8my6ygwefprsty4nef603e3', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 6, 2, 'acc_01m8my6ygwefprsty4rfp11z4t', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 2, 'acc_01m8my6yqheqbtfd30db0s22fy', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 3, 'acc_01m8my6ygwefprsty4q1sac7da', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 4, 'acc_01m8my6ymweedbqzbexk720r7m', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 2, 'acc_01m8my6ygwefprsty4q1sac7da', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 3, 'acc_01m8my6ymweedbqzbexk720r7m', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 2, 'acc_01m8my6ygwefprsty4q1sac7da', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 3, 'acc_01m8my6ymweedbqzbexk720r7m', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 2, 'acc_01m8my6ygwefprsty4q1sac7da', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 1, 'acc_01m8my6ygwefprsty4nef603e3', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 2, 'acc_01m8my6ygwefprsty4qtm5j5fb', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 2, 'acc_01m8my6ygwefprsty4q4htgt1x', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 3, 'acc_01m8my6ygwefprsty4q1sac7da', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 4, 'acc_01m8my6ymweedbqzbexk720r7m', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 2, 'acc_01m8my6ygwefprsty4q1sac7da', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 1, 'acc_01m8my6ygwefprsty4pwzg68xr', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 2, 'acc_01m8my6ygwefprsty4pgzfw73j', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 3, 'acc_01m8my6ygwefprsty4p60sree7', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 15, 1, 'acc_01m8my6ygwefprsty4r3yex1r6', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 15, 2, 'acc_01m8my6ygwefprsty4nmem3mtg', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 15, 3, 'acc_01m8my6ygwefprsty4nydmy1dn', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 16, 1, 'acc_01m8my6ygwefprsty4t17fsc30', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 16, 2, 'acc_01m8my6ygwefprsty4mhp68w5d', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 17, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 17, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 18, 1, 'acc_01m8my6ygwefprsty4nef603e3', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 18, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 19, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 19, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 20, 1, 'acc_01m8my6ygwefprsty4nef603e3', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 20, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 21, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 21, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 22, 1, 'acc_01m8my6ygwefprsty4nef603e3', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 22, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 23, 1, 'acc_01m8my6ygwefprsty4mrmgj4nh', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 23, 2, 'acc_01m8my6ygwefprsty4n53v4rrr', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 24, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 24, 2, 'acc_01m8my6yymeynazs8shb880sf2', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 25, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 25, 2, 'acc_01m8my6ygwefprsty4nydmy1dn', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 2, 'acc_01m8my6ygwefprsty4s4trckr4', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 27, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 27, 2, 'acc_01m8my6ygwefprsty4rzcap222', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 27, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 28, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 28, 2, 'acc_01m8my6ygwefprsty4rzcap222', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 28, 3, 'acc_01m8my6ymweedbqzbexk720r7m', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 29, 1, 'acc_01m8my6ygwefprsty4n53v4rrr', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 29, 2, 'acc_01m8my6ygwefprsty4swqyh9y2', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'acc_01m8my6vd7e1mra510mh3m2gb7', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'acc_01m8my6vd7e1mra510n7tg4d95', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'acc_01m8my6vd7e1mra510prwnb96r', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'acc_01m8my6vd7e1mra510qchvx2j3', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'acc_01m8my6ybce6wahmpzsjayegzx', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-10', 'acc_01m8my6vd7e1mra510n1szxqqg', 2400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-10', 'acc_01m8my6vd7e1mra510prwnb96r', 0, 2000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-10', 'acc_01m8my6ybce6wahmpzsjayegzx', 0, 400, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-02', 'acc_01m8my6vd7e1mra510n1szxqqg', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-02', 'acc_01m8my6vd7e1mra510rhf8pprg', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-02', 'acc_01m8my6ybce6wahmpzsjayegzx', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-03', 'acc_01m8my6vd7e1mra510n1szxqqg', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-03', 'acc_01m8my6vd7e1mra510rhf8pprg', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-03', 'acc_01m8my6ybce6wahmpzsjayegzx', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510mh3m2gb7', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510mzj0s7jm', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510n7tg4d95', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510prwnb96r', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510qchvx2j3', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-02', 'acc_01m8my6vd7e1mra510qtp00jkq', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-20', 'acc_01m8my6vd7e1mra510mzj0s7jm', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-20', 'acc_01m8my6vd7e1mra510qtp00jkq', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-25', 'acc_01m8my6vd7e1mra510mh3m2gb7', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-25', 'acc_01m8my6vd7e1mra510mvbt9yc4', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-25', 'acc_01m8my6vd7e1mra510szb46xqx', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-25', 'acc_01m8my6ybce6wahmpzsjayegzx', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-26', 'acc_01m8my6vd7e1mra510n1szxqqg', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-26', 'acc_01m8my6ybce6wahmpzsjayegzx', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-27', 'acc_01m8my6vd7e1mra510mh3m2gb7', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-27', 'acc_01m8my6vd7e1mra510mzj0s7jm', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-27', 'acc_01m8my6ybce6wahmpzsjayegzx', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-27', 'acc_01m8my76czew8vwwv7k8y1ez54', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-28', 'acc_01m8my6vd7e1mra510mh3m2gb7', 0, 4000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-28', 'acc_01m8my6vd7e1mra510n7tg4d95', 4000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-29', 'acc_01m8my6vd7e1mra510mzj0s7jm', 0, 300, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-29', 'acc_01m8my6vd7e1mra510qtp00jkq', 300, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'acc_01m8my6vd7e1mra510mh3m2gb7', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'acc_01m8my6vd7e1mra510prwnb96r', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'acc_01m8my6ybce6wahmpzsjayegzx', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'acc_01m8my76czew8vwwv7k8y1ez54', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-01', 'acc_01m8my6ygwefprsty4n53v4rrr', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-01', 'acc_01m8my6ygwefprsty4p60sree7', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-01', 'acc_01m8my6ygwefprsty4pgzfw73j', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-01', 'acc_01m8my6ygwefprsty4pwzg68xr', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-15', 'acc_01m8my6ygwefprsty4mrmgj4nh', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-15', 'acc_01m8my6ygwefprsty4q1sac7da', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-15', 'acc_01m8my6ymweedbqzbexk720r7m', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-20', 'acc_01m8my6ygwefprsty4nef603e3', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-20', 'acc_01m8my6ygwefprsty4qn5mxw2r', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-21', 'acc_01m8my6ygwefprsty4m7d198k7', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-21', 'acc_01m8my6ygwefprsty4nef603e3', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-21', 'acc_01m8my6ymweedbqzbexk720r7m', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-22', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-22', 'acc_01m8my6ygwefprsty4nef603e3', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-28', 'acc_01m8my6ygwefprsty4mrmgj4nh', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-28', 'acc_01m8my6ygwefprsty4q4htgt1x', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-30', 'acc_01m8my6ygwefprsty4mrmgj4nh', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-30', 'acc_01m8my6ygwefprsty4n53v4rrr', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-01', 'acc_01m8my6ygwefprsty4nef603e3', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-01', 'acc_01m8my6ygwefprsty4rfp11z4t', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-02', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-02', 'acc_01m8my6ygwefprsty4rzcap222', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-02', 'acc_01m8my6ymweedbqzbexk720r7m', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-09', 'acc_01m8my6ygwefprsty4mrmgj4nh', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-09', 'acc_01m8my6ygwefprsty4q1sac7da', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-09', 'acc_01m8my6ymweedbqzbexk720r7m', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-09', 'acc_01m8my6yqheqbtfd30db0s22fy', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-10', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-10', 'acc_01m8my6ygwefprsty4nef603e3', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-16', 'acc_01m8my6ygwefprsty4mrmgj4nh', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-16', 'acc_01m8my6ygwefprsty4n53v4rrr', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-18', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-18', 'acc_01m8my6ygwefprsty4s4trckr4', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-20', 'acc_01m8my6ygwefprsty4mrmgj4nh', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-20', 'acc_01m8my6ygwefprsty4q1sac7da', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-20', 'acc_01m8my6ymweedbqzbexk720r7m', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-27', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-27', 'acc_01m8my6ygwefprsty4nef603e3', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-02', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-02', 'acc_01m8my6ygwefprsty4rzcap222', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-02', 'acc_01m8my6ymweedbqzbexk720r7m', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-03', 'acc_01m8my6ygwefprsty4mrmgj4nh', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-03', 'acc_01m8my6ygwefprsty4q1sac7da', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-03', 'acc_01m8my6ymweedbqzbexk720r7m', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-06', 'acc_01m8my6ygwefprsty4mrmgj4nh', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-06', 'acc_01m8my6ygwefprsty4n53v4rrr', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-12', 'acc_01m8my6ygwefprsty4mrmgj4nh', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-12', 'acc_01m8my6ygwefprsty4q1sac7da', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-12', 'acc_01m8my6ymweedbqzbexk720r7m', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-16', 'acc_01m8my6ygwefprsty4mrmgj4nh', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-16', 'acc_01m8my6ygwefprsty4n53v4rrr', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-20', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-20', 'acc_01m8my6ygwefprsty4swqyh9y2', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-24', 'acc_01m8my6ygwefprsty4nef603e3', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-24', 'acc_01m8my6ygwefprsty4qtm5j5fb', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-24', 'acc_01m8my6ymweedbqzbexk720r7m', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-25', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-25', 'acc_01m8my6yymeynazs8shb880sf2', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-27', 'acc_01m8my6ygwefprsty4mrmgj4nh', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-27', 'acc_01m8my6ygwefprsty4q1sac7da', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-27', 'acc_01m8my6ygwefprsty4q4htgt1x', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-27', 'acc_01m8my6ymweedbqzbexk720r7m', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4mhp68w5d', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4n53v4rrr', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4nmem3mtg', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4nydmy1dn', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4r3yex1r6', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-31', 'acc_01m8my6ygwefprsty4t17fsc30', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mh3m2gb7', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mh3m2gb7', '2026-03', 5000, 16000, 4);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mh3m2gb7', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mvbt9yc4', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mzj0s7jm', '2026-03', 56000, 50300, 4);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510n1szxqqg', '2025-03', 2400, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510n1szxqqg', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510n1szxqqg', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510n7tg4d95', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510n7tg4d95', '2026-03', 4000, 5000, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510prwnb96r', '2025-03', 0, 7000, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510prwnb96r', '2026-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510prwnb96r', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510qchvx2j3', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510qchvx2j3', '2026-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510qtp00jkq', '2026-03', 50300, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510rhf8pprg', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510szb46xqx', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6ybce6wahmpzsjayegzx', '2025-03', 1000, 1400, 3);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6ybce6wahmpzsjayegzx', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6ybce6wahmpzsjayegzx', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6ybce6wahmpzsjayegzx', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my76czew8vwwv7k8y1ez54', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my76czew8vwwv7k8y1ez54', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4m7d198k7', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4mhp68w5d', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4mrmgj4nh', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4mrmgj4nh', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4mrmgj4nh', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4n53v4rrr', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4n53v4rrr', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4n53v4rrr', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4nef603e3', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4nef603e3', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4nef603e3', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4nmem3mtg', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4nydmy1dn', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4p60sree7', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4pgzfw73j', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4pwzg68xr', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4q1sac7da', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4q1sac7da', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4q1sac7da', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4q4htgt1x', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4q4htgt1x', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4qn5mxw2r', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4qtm5j5fb', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4r3yex1r6', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4rfp11z4t', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4rzcap222', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4rzcap222', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4s4trckr4', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4swqyh9y2', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4t17fsc30', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ymweedbqzbexk720r7m', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ymweedbqzbexk720r7m', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ymweedbqzbexk720r7m', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6yqheqbtfd30db0s22fy', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6yymeynazs8shb880sf2', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 1795999100327, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'organisation.create', 'org_01m8my6vd7e1mra510te1t13b8', NULL, '{"id":"org_01m8my6vd7e1mra510te1t13b8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:20.327Z","updated_at":"2026-11-30T00:38:20.327Z","version":1}', X'8570E7C4C118616A0B8B3CA85E86F25371F01DA6A9E417CEF51C67F26CFD09D0', X'ED03DA9E9E300B2A7F8CAEF5F65C2DCAE1BE4082DD65F8BA90C186CD240AC959');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 1795999103340, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'account.create', 'acc_01m8my6ybce6wahmpzsjayegzx', NULL, '{"id":"acc_01m8my6ybce6wahmpzsjayegzx","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.340Z","updated_at":"2026-11-30T00:38:23.340Z","version":1}', X'4D1CC1AEEC85657E2BDDC8DF9B70C66D0CB5B4D35009E581596693CAF58E6AD2', X'A8BF9B7E19C85795C6835F1E3E2706774C51ABFE65D7A196807DC86D9714F6E0');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 3, 1795999103417, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_account.create', 'bac_01m8my6ydse6ms6tqskzrfn70e', NULL, '{"account_id":"acc_01m8my6vd7e1mra510mzj0s7jm","account_number":null,"created_at":"2026-11-30T00:38:23.417Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6ydse6ms6tqskzrfn70e","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:23.417Z","version":1}', X'1B43E130B522F3D48BE8F74BDAA88533BC6954E5CB8283D097126AEE617A734C', X'57239057B6ADE9990B29A06BA1655011CB74CA9CB18E1E215D6D84D235B64D6B');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 4, 1795999110573, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'A055A86F4BF815991C6FA0508AD2EFB49977CD08D49B5471978C5D1888FE5AD2', X'924E0ED2CBDEEAD488803DE7FEA874439631F6AC54B2A172962D798DBD78A909');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 1795999110649, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T00:38:30.649Z","version":1}', X'DCF03540AC016951E37E2CBD4CE189EE9F52B0454A287ED3E9C9F7B90EDABF50', X'CE550EAF0DAE6E62B201B03CF183FDE9C8B0F0C7BE7FE45AC318072D9DF34D4B');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 6, 1795999110683, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my75gve8qbgendh71gcd3j', NULL, '{"sequence":1,"total":120.00}', X'29002C89EBAAC69B1C20F5D0925B5CF64D7C1509C535E6838BF662695B2C0D48', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 7, 1795999110756, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my75k4ea7tb85379649vs7', NULL, '{"sequence":2,"total":119.00}', X'F3B8216C00DFA603DFA63E7649EF862425D95807B4DAD2FD85937140B2AB3E33', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 1795999110782, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'organisation.update', 'org_01m8my6vd7e1mra510te1t13b8', '{"id":"org_01m8my6vd7e1mra510te1t13b8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:20.327Z","updated_at":"2026-11-30T00:38:20.327Z","version":1}', '{"id":"org_01m8my6vd7e1mra510te1t13b8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:20.327Z","updated_at":"2026-11-30T00:38:30.782Z","version":2}', X'845BAB156F48ED0C08A259EAB82090B3926148D61F9023F841EA6AB5B2E5CA87', X'3F72C1062267AFF4778617EDE993C84FEB405052D167BA4581B9345096DF64C1');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 9, 1795999110824, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.create', 'btx_01m8my75n8esgtwhm8s6cbjz1f', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8my6ydse6ms6tqskzrfn70e","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T00:38:30.824Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8my75n8esgtwhm8s6cbjz1f","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T00:38:30.824Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'30BC3F529ADF22059F44CF53EB1720DDC1E2D9045247CACF765025AAFF448025', X'7EF1B65E77FDAC3B2C1C35194C9F6164F4C784ECACF5410AFEC8D86E9502EF69');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 10, 1795999110919, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my75r7emcrd8pyn79g6955', NULL, '{"sequence":3,"total":500.00}', X'A0908B9EC2779E44F215409596490C28D6418CF63410D16199435E2C59EB5DFA', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 1795999110952, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my75n8esgtwhm8s6cbjz1f', NULL, '{"journal_id":"jnl_01m8my75r7emcrd8pyn79g6955","way":"match"}', X'B0437EC0967EB395814472BA72EFC62E0AC887D57E4D02F8F5136FE1F06CBADA', X'0D5DBFDBA76213C3A44315F0890289B320EE10CF01851460550D716B7830965F');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 1795999111039, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.void', 'btx_01m8my75n8esgtwhm8s6cbjz1f', '{"journal_id":"jnl_01m8my75r7emcrd8pyn79g6955"}', '{"reason":"matched in error"}', X'C69FAF3EB2B66A929B46386817C1383BF87F957E4700A2B25BE6A36F5E9DE41E', X'2094A17AB6B0E1AC0B83D9C09339701A6D4804182F492747755E2AA4346658EA');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 13, 1795999111065, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.reverse', 'jnl_01m8my75r7emcrd8pyn79g6955', NULL, '{"reversed_by_journal_id":"jnl_01m8my75wsezp8nm21yfgkev6x","total":500.00}', X'5A09CE4759463C40E04964DC982910AF33E8115C7A2D3CA8E4FF47542D06D72F', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 14, 1795999111117, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my75ydef39jsa9wbdt1dqm', NULL, '{"id":"con_01m8my75ydef39jsa9wbdt1dqm","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:31.117Z","updated_at":"2026-11-30T00:38:31.117Z","version":1}', X'FF4F4CE54F7AAD6F20D39B709778168A4AAE138C6A14E854C27713FEECE0F2A7', X'E1C667BC99CCE47F2EE61F0F26E31C7F1264B9FE22FA75D393202116DE39461B');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 15, 1795999111153, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my75zheaft568acm5vdzgx', NULL, '{"id":"inv_01m8my75zheaft568acm5vdzgx","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8my75ydef39jsa9wbdt1dqm","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8my75zheaft568acr1pvemw","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.153Z","updated_at":"2026-11-30T00:38:31.153Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6vd7e1mra510prwnb96r","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'855B1E68045D0FDD1A9F9773F274096A63A7D1FFA70A108F8F2BA5B2B8526989', X'F4C10AA723B07B1C96E8EA36722FDB9E6A3635D4EFEBC3EBE882D17F4C4CE6C8');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 16, 1795999111222, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.write_off', 'inv_01m8my75zheaft568acm5vdzgx', NULL, '{"account_id":"acc_01m8my6vd7e1mra510szb46xqx","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8my761pep3ttkjp05a4a1r1","reason":"In liquidation"}', X'2DE22FEAC45341376F636669567D200BD839C409A51C824965F2FC0EA18D3A75', X'15C2F3F32E44D9F711F6AA899940EC66914F7F48D87F9E3C51F7567BED5CC4B3');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 17, 1795999111284, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my763mebzvsf7p389g848s', NULL, '{"id":"inv_01m8my763mebzvsf7p389g848s","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8my75ydef39jsa9wbdt1dqm","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8my763mebzvsf7p3e6dypcc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.284Z","updated_at":"2026-11-30T00:38:31.284Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6vd7e1mra510qchvx2j3","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'FCB8118BEE4F90254A15A66E13096A1F12A0276E2C9BCEE2E33495CBE74EBD00', X'C073A530617056CEE0DDAA41A8317BD36CB596D76870AF29FAD40945F0EBB33A');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 18, 1795999111297, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.repay_input_vat', 'inv_01m8my763mebzvsf7p389g848s', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8my7641e9btdt9g7b8ejw5d","reason":null,"vat":10.0}', X'2A3C4BF4B44917E27A005DCF384A524CF611D80144601E761563F126A9DFE5BE', X'48EBCAB2156D8D9F874CD384C0517533B520F27686347057CA041C73A1304198');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 19, 1795999111354, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.create', 'vrt_01m8my765te88rtm8xfs6r8fce', NULL, '{"id":"vrt_01m8my765te88rtm8xfs6r8fce","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:31.354Z","updated_at":"2026-11-30T00:38:31.354Z","version":1}', X'8DE64864C5FB122F1E0BC2B8EC5E82B49532C58D8BB70081EFB9FCAC2A47A9F8', X'132BC2E5EDCF35101FC740EA5B042A4B4F1BA2447FA90070237395554D0651AF');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 20, 1795999111437, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.finalise', 'vrt_01m8my765te88rtm8xfs6r8fce', NULL, '{"id":"vrt_01m8my765te88rtm8xfs6r8fce","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:31.437Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:31.354Z","updated_at":"2026-11-30T00:38:31.437Z","version":2,"last_sequence":8}', X'7DBB0AFB1E94DAC82B1D950F3844D1054B87FF58D45852B438695DD4B428EC85', X'70DC806C5C7ABB7227643AE1F1A335067F81EAE1AAE4606172A1E2777D48DB38');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 21, 1795999111472, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my769ge7q9nszctmg23qa7', NULL, '{"sequence":9,"total":7.00}', X'4059F37AC9447E948EC45EFCDCA793A95912709D2602617F7CAB8496FD831321', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 22, 1795999111494, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.pay', 'vrt_01m8my765te88rtm8xfs6r8fce', NULL, '{"journal_id":"jnl_01m8my769ge7q9nszctmg23qa7"}', X'655A5D3B7675675E411049EF7BB31B8D4632AE9CEE4A03F6BAC33B75455175AA', X'1E5883A5C87EE46D3B52FA24CE88DF13CFD9242E469364688470F2FAEBA5A2DD');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 23, 1795999111522, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.create', 'vrt_01m8my76b2eda9vrhz2zh9k7kg', NULL, '{"id":"vrt_01m8my76b2eda9vrhz2zh9k7kg","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:31.522Z","updated_at":"2026-11-30T00:38:31.522Z","version":1}', X'24422064E8789CC19F5A003C75A0E2C2A1803A8D0D194AC71F332E97A2884DDD', X'826958DAF7105F69B972A69362676B4F0F34C3835D47E50415D861A02924DB15');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 24, 1795999111540, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my76bmewh9w0n1b8qb0wzz', NULL, '{"sequence":10,"total":24.00}', X'D57B25F2AF52710B112108FF77D7EF90BA4D9FC8E127BF2F94DEE6611E52680D', X'');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 25, 1795999111566, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.note_late_vat', 'vrt_01m8my76b2eda9vrhz2zh9k7kg', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8my76bmewh9w0n1b8qb0wzz","kind":"error","reason":"Lost"}', X'44558B0F751A2043932EDDE1B887E56399C308014B784F804A22E245EEBC8790', X'B14BE193C2D65296AC168DD152A71AB4070A5EE36DF21931827A759EF2E8B5D0');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 26, 1795999111583, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'account.create', 'acc_01m8my76czew8vwwv7k8y1ez54', NULL, '{"id":"acc_01m8my76czew8vwwv7k8y1ez54","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:31.583Z","updated_at":"2026-11-30T00:38:31.583Z","version":1}', X'F89AA73CFF2B14507B7B0A68EF5F692E6E46BDD8BBB91B5C716CDAE1F903AE2A', X'7F13F553303554C2DED9FEFB25189C2E51C953997F07BF36EF1EEB0D77B0A286');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 27, 1795999111598, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my76deebdat5658hhxhj16', NULL, '{"id":"con_01m8my76deebdat5658hhxhj16","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:31.598Z","updated_at":"2026-11-30T00:38:31.598Z","version":1}', X'8EAE09307E755807FCA7037FCF0AFDA38CD9BF3CA5B85E73DFFDDCE6CE27343D', X'832E109F0D572B5A2583627BAA96BD0D05FB95E21078F692E95C15C43C4E9887');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 28, 1795999111611, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my76dven4bqcphgxkb826n', NULL, '{"id":"set_01m8my76dven4bqcphgxkb826n","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my76deebdat5658hhxhj16","contact_name":"Oak","bank_account_id":"bac_01m8my6ydse6ms6tqskzrfn70e","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my76dven4bqcphh252aej3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.611Z","updated_at":"2026-11-30T00:38:31.611Z","version":1}', X'2FF5F69F7DA57E43CEC3A13474AB44EA65A312B7B3D97C1D54C1D3959153EBFC', X'FBD63AED2F8E3319560B950B7E385F35FF19B3008D143B3EEA35A9276D669F61');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 29, 1795999111687, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my76g7e9zb0s6ts2bzaa56', NULL, '{"id":"inv_01m8my76g7e9zb0s6ts2bzaa56","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my76deebdat5658hhxhj16","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8my76g7e9zb0s6ts5t2cg8b","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.687Z","updated_at":"2026-11-30T00:38:31.687Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8my6vd7e1mra510prwnb96r","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'32A8852E57B991526F9121D673AC1471654179CB38AC95BDE470B35B0160A01A', X'EE75C0AAC5CBCEF3D86124A42D9EC8DA727BACC466FE827AD4607036CDB5B156');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 30, 1795999111716, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.allocate', 'set_01m8my76dven4bqcphgxkb826n', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8my76g7e9zb0s6ts2bzaa56"}]}', X'3064E375564234DC20D6ADC94402FA1403E66B907FA39013EBF694AA645EE4E9', X'63F172FAEA3B0DEF4C12C15A58CF260CF4FB1340163C954A1E0528AC75EE206C');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 31, 1795999111817, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my76m9ekebptvd0yp410bs', NULL, '{"id":"con_01m8my76m9ekebptvd0yp410bs","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:31.817Z","updated_at":"2026-11-30T00:38:31.817Z","version":1}', X'D1B0536B286AB01A61F5000D882A13EDDE7D760E97AEC1DF9E93FCDB891A7AD7', X'B310AB0959B45B6B98DC1EC92DEBB8327B4336BE95055B80EF7B8C059C7E5DF1');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 32, 1795999111836, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my76mwevxs6cyk2hexjxrb', NULL, '{"id":"inv_01m8my76mwevxs6cyk2hexjxrb","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8my76m9ekebptvd0yp410bs","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8my76mwevxs6cyk2p7dzza0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.836Z","updated_at":"2026-11-30T00:38:31.836Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6vd7e1mra510prwnb96r","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'6A402E40661D7D357BB12EA1DC4377BD73531BB9E6F0EF929729EC88303030B8', X'048BD851A3930F081E8EB5AAAFBCE0078A6F9FA67F4E40FF5EDF74B232AED17B');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 33, 1795999111865, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my76nsejprc3z9z4kjfc4b', NULL, '{"id":"inv_01m8my76nsejprc3z9z4kjfc4b","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8my76m9ekebptvd0yp410bs","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8my76nsejprc3z9z8sgvt0c","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.865Z","updated_at":"2026-11-30T00:38:31.865Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6vd7e1mra510qchvx2j3","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'E6EAE3248102883F4AA2E7D98086A713645B382C0F3FF9736D127C4B0355A572', X'71932EFEB7D6095E7BF661643B1D29DC0127EAF21A88FB2ECA47EF0306974884');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 34, 1795999111898, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contra.create', 'ctr_01m8my76pte558cetf74xfhrfr', NULL, '{"id":"ctr_01m8my76pte558cetf74xfhrfr","status":"posted","contact_id":"con_01m8my76m9ekebptvd0yp410bs","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8my76pte558cetf7f144dv3","invoice_id":"inv_01m8my76mwevxs6cyk2hexjxrb","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8my76pte558cetf74xfhrfr","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T00:38:31.898Z"},{"id":"alc_01m8my76pte558cetf7f144dv4","invoice_id":"inv_01m8my76nsejprc3z9z4kjfc4b","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8my76pte558cetf74xfhrfr","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T00:38:31.898Z"}],"journal_id":"jnl_01m8my76pte558cetf7bdmryay","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:31.898Z","updated_at":"2026-11-30T00:38:31.898Z","version":1}', X'11D3E3B44F5FF4AE2DEBD972E35B9B6D3A3DC071D4256DB4172A7942AE98697D', X'50C7D4D163F251FB9F8C5C2CE70BB893B0670282264821DE064A1B7133BBA32E');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 35, 1795999112004, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my76t4eqkaqqkhmdhy5gpt', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', X'906D5DCE41E4BD6350415E38280CC8A7243D7DA3DEEA691DC119B206C0044B2B', X'F3522CCDE71B1C62782CA3AEAA6E35D58FB1D7D51C6A4DD1290C50DFC333B7C5');
INSERT INTO audit_events VALUES ('org_01m8my6vd7e1mra510te1t13b8', 36, 1795999112016, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my76tgewdtqvvk0yg6hjje', NULL, '{"id":"con_01m8my76tgewdtqvvk0yg6hjje","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T00:38:32.016Z","updated_at":"2026-11-30T00:38:32.016Z","version":1}', X'C7DE2388025A06FCEDC176C7B5789DA8A708BEA8D9E1880562745313CC2BCE64', X'1FA343EC82B09B04EAC54C5E98346B9677584B178F1D4171EEE4DE5F4897B22F');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 1795999103516, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'organisation.create', 'org_01m8my6ygwefprsty4tnapx5xg', NULL, '{"id":"org_01m8my6ygwefprsty4tnapx5xg","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.516Z","updated_at":"2026-11-30T00:38:23.516Z","version":1}', X'0757FC5F06D379CEC94D01FE6B60830E00654CA57C40C7C2033FADD5B93B7160', X'232A550627E27A67956D84A7E802AD4732D938DB164C889A65B4286972FAA0E6');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 1795999103644, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'account.create', 'acc_01m8my6ymweedbqzbexk720r7m', NULL, '{"id":"acc_01m8my6ymweedbqzbexk720r7m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.644Z","updated_at":"2026-11-30T00:38:23.644Z","version":1}', X'C6798F128532092744C0E87D95F289FCA19FBCE7BC12F9C0239816C579D260A4', X'28BE13C8CA782CB7B89855A1FB29A933810078D8D8E0D003F879F8AFE9163813');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 3, 1795999103729, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'account.create', 'acc_01m8my6yqheqbtfd30db0s22fy', NULL, '{"id":"acc_01m8my6yqheqbtfd30db0s22fy","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.729Z","updated_at":"2026-11-30T00:38:23.729Z","version":1}', X'FD2648A809A95AE32AB89115293638630C52008FE8F0C2A24771770053EC5755', X'86CC932BCACD3F7831F12E4EB56203D114976230FF29B76E0CAF198F47565CA9');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 1795999103863, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_account.create', 'bac_01m8my6yvqe22a2sx104zf7tv3', NULL, '{"account_id":"acc_01m8my6ygwefprsty4n53v4rrr","account_number":null,"created_at":"2026-11-30T00:38:23.863Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6yvqe22a2sx104zf7tv3","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8my6yvqe22a2sx10c4ft95j","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:23.863Z","version":1}', X'ABB1F1883CFD1D9D48EB3013D3C7A13361C5A46E83D584BBF182A830F50D3B09', X'CD8C658842D0CF157CE2B41E37C8C9BC67178C6F51B3CD4BE7F0670AAB16A9A8');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 5, 1795999103956, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'account.create', 'acc_01m8my6yymeynazs8shb880sf2', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T00:38:23.956Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8my6yymeynazs8shb880sf2","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T00:38:23.956Z","version":1}', X'9A8CA91C111E67850E28689A37F73DC16616291F05075483E38143D941F86F53', X'F629FEF404D3B17DCF4AF7407FE30BB8D2AFA5CB3E7739863F400ABA8DAE6509');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 6, 1795999103956, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_account.create', 'bac_01m8my6yymeynazs8sh5sejypj', NULL, '{"account_id":"acc_01m8my6yymeynazs8shb880sf2","account_number":null,"created_at":"2026-11-30T00:38:23.956Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6yymeynazs8sh5sejypj","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:23.956Z","version":1}', X'4DC56D169A44C37F40EFEEC782C7714E3BFB1D8D758FFEC4C08F78FADD6D150F', X'CB2B9DB1E178580A9B6BD14904031A458E4E20F16055A0B3E83E92C828CED585');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 1795999104036, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6z14ek3atmbd66nzhydt', NULL, '{"id":"con_01m8my6z14ek3atmbd66nzhydt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.036Z","updated_at":"2026-11-30T00:38:24.036Z","version":1}', X'F349B76A29C5E948D9057B96912F8262A7B1ED921FCBE6A2C224EE861FE08DC7', X'D505AFDDE603F175F07E12A4076E0BDBC6950189A469FF53FBA514F064B2403B');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 1795999104088, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6z2re87r142ah61yxb8z', NULL, '{"id":"con_01m8my6z2re87r142ah61yxb8z","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.088Z","updated_at":"2026-11-30T00:38:24.088Z","version":1}', X'91ADB5F6DFA8A08D9406354276A228174247CC3B1569A7727408BC2DF161D327', X'F8C469918A7A7983BA814ECC6A7B78F1A83C0BABE00309536E41B1E7615544F1');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 1795999104167, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6z57efa8nwaeppzns2pa', NULL, '{"id":"con_01m8my6z57efa8nwaeppzns2pa","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.167Z","updated_at":"2026-11-30T00:38:24.167Z","version":1}', X'71346EDC591AA41BCF04B44B8283106F6D3B558B53279404E8AF27FBE513DCAA', X'DC84763BEC06041AADBAC7A88BC51B27A712F309B4E6820CEF0883B334C09E79');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 1795999104231, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6z77emhbqcxjxz5me97e', NULL, '{"id":"con_01m8my6z77emhbqcxjxz5me97e","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.231Z","updated_at":"2026-11-30T00:38:24.231Z","version":1}', X'7F2438CA018B92388FAF6347B59F4772E9A1370F87C5841793AD1E9CA41EB56B', X'E4E0B2D41F74154CC579FE04E8BF8D33FFD031B137F6CA70E59E991A56A41559');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 1795999104304, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6z9gegeb30fb0ymk75j1', NULL, '{"id":"con_01m8my6z9gegeb30fb0ymk75j1","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.304Z","updated_at":"2026-11-30T00:38:24.304Z","version":1}', X'1BA6B4BB686EF3B1CEEC1691A8EA96C9530BC41EFA4BA8809844FA297EB7BD42', X'183C7A837EE54B10D190900E73E1A83A01A346D3D2ADA66AAD46344D451B3202');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 1795999104398, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6zceeq4ag99pp341perm', NULL, '{"id":"con_01m8my6zceeq4ag99pp341perm","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.398Z","updated_at":"2026-11-30T00:38:24.398Z","version":1}', X'21FE067036CC2C9B5AD7032848FA0F8F3CBFB59050C158E6039298224C0C05CD', X'89FC1290B911E8D2AF72C45E5116F5701D20A2D59BA59F040854D0853E8F1501');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 1795999104456, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'contact.create', 'con_01m8my6ze8edn9z8dxyks7whrp', NULL, '{"id":"con_01m8my6ze8edn9z8dxyks7whrp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.456Z","updated_at":"2026-11-30T00:38:24.456Z","version":1}', X'528EF25C87B0704806C2F88B9AFDACDC3D75681EA07D468470B80E783D0A021B', X'B57ECEDB7B154D6EF88E77CAD1D3302A60F368466AB10BE564727A628CF3A527');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 1795999104562, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zhjenmr98xwryqpttvw', NULL, '{"id":"inv_01m8my6zhjenmr98xwryqpttvw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8my6zhjenmr98xws1nzm0qz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.562Z","updated_at":"2026-11-30T00:38:24.562Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'317D64BE1D63F7E5409A213BB0836FF8F6D5C82942CFCF5D02E47D46AA98183B', X'F3A4CCC3CC1615870E90FF3FE758D8A3ADD83BABF5B98DF3D7C2C78469F421C4');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 15, 1795999104613, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zk5efxbhp997bndg155', NULL, '{"id":"inv_01m8my6zk5efxbhp997bndg155","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8my6z77emhbqcxjxz5me97e","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8my6zk5efxbhp997fdewje1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.613Z","updated_at":"2026-11-30T00:38:24.613Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4qn5mxw2r","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'894F3978475B2FB39E808CD5F899F235F3C9A39053E093F868C4F451E49610DE', X'2621DF367904B5FFF9F02D1F9E0ACD04B1B53487F704CFCFF808D5B54C2FED72');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 16, 1795999104658, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zmjeept0mwyvjmatz9a', NULL, '{"id":"inv_01m8my6zmjeept0mwyvjmatz9a","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8my6z9gegeb30fb0ymk75j1","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8my6zmjeept0mwyvqscv4a3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.658Z","updated_at":"2026-11-30T00:38:24.658Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4m7d198k7","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'E78DFD4CB371E6701F0F4E58398DC24573FCA8F96A92EACFA2738703E6311FD0', X'C2A77B2EB181E7B869EAF492636D4FFA6126AF542843D0458C70D80804780F09');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 17, 1795999104696, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6znrejzabej3s05hw544', NULL, '{"id":"inv_01m8my6znrejzabej3s05hw544","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8my6znrejzabej3s6wz66q2","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.696Z","updated_at":"2026-11-30T00:38:24.696Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q4htgt1x","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'08DAF8DA7B74B20871AC7C4EE6F47B56444E476B31299738740B49D2F866E01C', X'79A3C21A5B8803D89ECACA7D855B0A249B3E95C18245FC5C2993B06DB62C08F2');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 18, 1795999104739, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zq3evhtj5qe9r3zb8hh', NULL, '{"id":"inv_01m8my6zq3evhtj5qe9r3zb8hh","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8my6zceeq4ag99pp341perm","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8my6zq3evhtj5qe9yf40w0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.739Z","updated_at":"2026-11-30T00:38:24.739Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4rfp11z4t","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'A5DCD0EB365E468DD5F03DA8F32CD717AA278DA747E5EA5946C0E5FD71F9D277', X'4E53B33D2FD700BE02C6A86E3BD4BD6A70EA8469DD588EADF0FAC7A7C6E1D2A2');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 19, 1795999104763, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', NULL, '{"id":"inv_01m8my6zqvex1v3r8vhfb9cm8j","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8my6z2re87r142ah61yxb8z","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8my6zqvex1v3r8vhkjmp04s","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.763Z","updated_at":"2026-11-30T00:38:24.763Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8my6yqheqbtfd30db0s22fy","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'B70977BE05936A20748B41E64860404B56CEC50E52CCC2E368B366A83E468D25', X'802CD4A817A928AC0EE628364B0A5496B64C1DC20D47DBBAADB401014F9DD468');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 20, 1795999104789, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zrnetw97e95gjm8vjj8', NULL, '{"id":"inv_01m8my6zrnetw97e95gjm8vjj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8my6zrnetw97e95gnrdjfjf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.789Z","updated_at":"2026-11-30T00:38:24.789Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'CA18B4C6579E5369278FD1703F076FD99BDE29408D6A009879DBCACC944C8A61', X'2E8D66088BFDFC87B772E2B539B692434C5A0B60C09B6493677476ACAC90DC53');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 21, 1795999104822, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zspes9t1fnxx4ngtrv7', NULL, '{"id":"inv_01m8my6zspes9t1fnxx4ngtrv7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8my6zspes9t1fnxx8wabs72","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.822Z","updated_at":"2026-11-30T00:38:24.822Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'46B0E17C106420757598549E046B3176CF53F45ED946BEB2FAA4E6B37E9C2E00', X'B6E01D6F1026D5286F36A32EC65B38D078704B45AA6174577878B968BBC169E7');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 22, 1795999104848, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6ztge3xvs2qhrc0hskpm', NULL, '{"id":"inv_01m8my6ztge3xvs2qhrc0hskpm","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8my6ztge3xvs2qhrgzr51bn","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.848Z","updated_at":"2026-11-30T00:38:24.848Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'ADD5B1E15234F43C737891FBB26102A3CE87D198D8B666A737DB1D6DB9BE2C4D', X'FFAEF410E9789E4CB8F2C7F39C24BA09D0E08909E8A27F279732A753340695F3');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 23, 1795999104871, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zv7ec39wf7951gezjy7', NULL, '{"id":"inv_01m8my6zv7ec39wf7951gezjy7","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8my6ze8edn9z8dxyks7whrp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8my6zv7ec39wf7957m0x2pj","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.871Z","updated_at":"2026-11-30T00:38:24.871Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4qtm5j5fb","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'7F834754EB52928893D46F784C2DF5E56A0751CE642D73EB26FCE88E5709058C', X'984D98F5A5945D74A334A1FABD2912971B0F9A1F91CAA1D572E7774DEE9BDA88');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 24, 1795999104896, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.create', 'inv_01m8my6zw0eycvq5204j9gfbek', NULL, '{"id":"inv_01m8my6zw0eycvq5204j9gfbek","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8my6zw0eycvq5204m16bkze","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:24.896Z","updated_at":"2026-11-30T00:38:24.896Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q4htgt1x","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ygwefprsty4q1sac7da","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'EF5CCE869F45A94ABE1E1A6F9F9F38E89BFAF60F777CD08EA552526085FFD437', X'45B9FFA73ACB33D6C790AB9D826ED1C5A29495A8DA5B3152F6F0A8099C113A26');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 25, 1795999104976, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.void', 'inv_01m8my6zspes9t1fnxx4ngtrv7', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8my6zygedsvadzfva76yjr7"}', X'D4BB91BF5E61CF65F575AFACCC9C1CDA0D0B5BDD0D6D22C2CB95EE53826228B2', X'F85019379CFC4BA23B86809CC8AEC037ECCCC7F319C71B791C09B2319530EAA3');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 1795999105081, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'invoice.allocate', 'inv_01m8my6ztge3xvs2qhrc0hskpm', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8my6zrnetw97e95gjm8vjj8"}]}', X'9B22924F56AA8628405C356B27AEE62B1207854448334C283EA9760A69F3CFB9', X'EC225E4A3614F6F0796AEF168214C32553560F1E7D6A4D1CFA93A637C05C8DF0');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 27, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my704yepd81f63pd75y6zx', NULL, '{"sequence":14,"total":10000.00}', X'31EE423747CE0069873CF77DA68BEE41A3C7C64FAED68B0DB3FDBD99EFA74E9B', X'');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 28, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my704yepd81f63pq0axsq3', NULL, '{"sequence":15,"total":1000.00}', X'AF070F0275FAA718F7AC2D4863E2C97A337F2B4F61A77EAEAC74318359CB1CDD', X'');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 29, 1795999105182, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'journal.post', 'jnl_01m8my704yepd81f63pzntw7z7', NULL, '{"sequence":16,"total":74.92}', X'DC060F8BD9CCAA3E891F820CB3B7BC2FBA6F0486CB689B0476FC58A865CEE15E', X'');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 30, 1795999105274, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my707texwv3bq3tj7vqta7', NULL, '{"id":"set_01m8my707texwv3bq3tj7vqta7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z2re87r142ah61yxb8z","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my707texwv3bq3tvd316fd","invoice_id":"inv_01m8my6zqvex1v3r8vhfb9cm8j","invoice_number":"INV-0003","settlement_id":"set_01m8my707texwv3bq3tj7vqta7","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T00:38:25.274Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my707texwv3bq3tq14h3f3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.274Z","updated_at":"2026-11-30T00:38:25.274Z","version":1}', X'A40D72ABE1E58C5A91E9B21AF4403DCE2782A5ADA5B7645CA82144795BD1E351', X'7F1C1598DA16AC3E832912F88DAAE5E364640366F3EFB0AFC3977DC3C2E3AAF1');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 1795999105408, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transactions.import', 'bac_01m8my6yvqe22a2sx104zf7tv3', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'82E045C018E794AAC6B0319149E87CD965B8434FD33D8DD3289C0EC8ABD4C821', X'2FCA6A8BADB2DE005B8CBBC47470338BBEDA37A5C7B891DBA2CA9003A5874C13');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 32, 1795999105584, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my70hgeyq8t4j75fx899h4', NULL, '{"id":"set_01m8my70hgeyq8t4j75fx899h4","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6z9gegeb30fb0ymk75j1","contact_name":"Techbarn","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my70hgeyq8t4j75fx899h4","invoice_id":"inv_01m8my6zmjeept0mwyvjmatz9a","invoice_number":"TB-0117","settlement_id":"set_01m8my70hgeyq8t4j75fx899h4","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T00:38:25.584Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j34sarvpa","external_id":null,"metadata":{},"journal_id":"jnl_01m8my70hgeyq8t4j75fx899h4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.584Z","updated_at":"2026-11-30T00:38:25.584Z","version":1}', X'78C5566C0BF5BDCD07893283D9DD688DD853DF4D3A8EB2B9C6F2EED63D0FF13A', X'A36F0ED5CA43DDB9BA3C2D078E550DFF03D25B88ADB56438FE2DD6CAF1C5805F');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 33, 1795999105584, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j34sarvpa', NULL, '{"journal_id":"jnl_01m8my70hgeyq8t4j75fx899h4","way":"allocations"}', X'0E45682578689D5E4F08B468A2D2A6E9FF2CABC192668633FBFAFF008844559E', X'1C7D4E9C318B59B9928F6E4A6917D6EED4248B43CC3FC5525ED86B43D5DDFAA4');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 34, 1795999105767, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my70q7e31a33bc02stc728', NULL, '{"id":"set_01m8my70q7e31a33bc02stc728","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my70q7e31a33bc02stc728","invoice_id":"inv_01m8my6zhjenmr98xwryqpttvw","invoice_number":"INV-0001","settlement_id":"set_01m8my70q7e31a33bc02stc728","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T00:38:25.767Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j38k2xzxp","external_id":null,"metadata":{},"journal_id":"jnl_01m8my70q7e31a33bc02stc728","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.767Z","updated_at":"2026-11-30T00:38:25.767Z","version":1}', X'7F4CB16C8ABCD9B6B3AE8AE356FBFA2C7FF38C4689A793A7504F1C5BC976AB29', X'0CD9E4B2C3BEEDDAE38B2085079537F37CB48CE72712CA8F09C87ED52320F5CD');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 35, 1795999105767, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j38k2xzxp', NULL, '{"journal_id":"jnl_01m8my70q7e31a33bc02stc728","way":"allocations"}', X'009A9B75ECA869576C8F8D2B9F99C301C8EAE7CA0E4520AC56138B33C1049AEC', X'11707ABDB56CB97D530464EA87AD1A1468FF451B6569E8927ECE41B76D4206C0');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 36, 1795999105952, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my70x0ecfar230hbhtb693', NULL, '{"id":"set_01m8my70x0ecfar230hbhtb693","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6zceeq4ag99pp341perm","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my70x0ecfar230hbhtb693","invoice_id":"inv_01m8my6zq3evhtj5qe9r3zb8hh","invoice_number":"HL-33","settlement_id":"set_01m8my70x0ecfar230hbhtb693","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T00:38:25.952Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j3hb4bzpv","external_id":null,"metadata":{},"journal_id":"jnl_01m8my70x0ecfar230hbhtb693","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.952Z","updated_at":"2026-11-30T00:38:25.952Z","version":1}', X'71E520FF18D22FFF1D3E0B76D978832EF0235584ADEF7F19F1DE7EA69D27CA37', X'E4F03B8E3EC58DF84DE8AD04A008E048EC23A7395B3769A958E5F0111280E41E');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 37, 1795999105952, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j3hb4bzpv', NULL, '{"journal_id":"jnl_01m8my70x0ecfar230hbhtb693","way":"allocations"}', X'24D8620DE64699357F094A1392A1CA5099CDB61E107A57B9478D186C7CA7E642', X'DA386A90CBDA8C17FBDCB5D2837131C26B35B372B42A635E1472E4EC3A867FED');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 38, 1795999106177, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my7141ewc91sjv5e87k2sq', NULL, '{"id":"set_01m8my7141ewc91sjv5e87k2sq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z14ek3atmbd66nzhydt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my7141ewc91sjv5e87k2sq","invoice_id":"inv_01m8my6zhjenmr98xwryqpttvw","invoice_number":"INV-0001","settlement_id":"set_01m8my7141ewc91sjv5e87k2sq","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T00:38:26.177Z"},{"id":"alc_01m8my7141ewc91sjv5e87k2sr","invoice_id":"inv_01m8my6znrejzabej3s05hw544","invoice_number":"INV-0002","settlement_id":"set_01m8my7141ewc91sjv5e87k2sq","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T00:38:26.177Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j3pey2xxy","external_id":null,"metadata":{},"journal_id":"jnl_01m8my7141ewc91sjv5e87k2sq","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.177Z","updated_at":"2026-11-30T00:38:26.177Z","version":1}', X'7C0EF416185CB511F25F80A29C99E728B10D53CED25424EE6381CBD9B2B6BED7', X'FD8F01A83BFAD9BC0C666C827242A022E7496768670D583D162718D1D3F3BA1A');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 39, 1795999106177, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j3pey2xxy', NULL, '{"journal_id":"jnl_01m8my7141ewc91sjv5e87k2sq","way":"allocations"}', X'9EDA6E67C787C1388D0A8FFD91307672F3159C9166067F57CA9B4D38A9BEC6F7', X'621C52680ACF98AA2E8A008AF5137D476AA3567ACEBFE1AC3F02D14CECE2166F');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 40, 1795999106373, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my71a5e8as0s16pfbw4m0f', NULL, '{"id":"set_01m8my71a5e8as0s16pfbw4m0f","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6z77emhbqcxjxz5me97e","contact_name":"Printwell","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my71a5e8as0s16pfbw4m0f","invoice_id":"inv_01m8my6zk5efxbhp997bndg155","invoice_number":"PX-881","settlement_id":"set_01m8my71a5e8as0s16pfbw4m0f","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T00:38:26.373Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j3z31m206","external_id":null,"metadata":{},"journal_id":"jnl_01m8my71a5e8as0s16pfbw4m0f","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.373Z","updated_at":"2026-11-30T00:38:26.373Z","version":1}', X'8A336CFF8B3328AA1AD258CD582A096A839D60CDB1BE095A795968630B92E374', X'3574AD8BD5E35D407AF76CA3F53F3B4BF25C83F2FFB0715AD2A4FADCBB3E99BF');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 41, 1795999106373, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j3z31m206', NULL, '{"journal_id":"jnl_01m8my71a5e8as0s16pfbw4m0f","way":"allocations"}', X'495C00DE101B79AAF4118CFFE2F6470F88D411F0A1780F42536AD6DD156E1950', X'6CE8C541D12AB45A0FBCFE1177050A129424E370A82D8DDB1D3CD1173D1F654B');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 42, 1795999106550, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.create', 'set_01m8my71fpedvvwm7shxg22sk4', NULL, '{"id":"set_01m8my71fpedvvwm7shxg22sk4","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z57efa8nwaeppzns2pa","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8my6yvqe22a2sx104zf7tv3","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my71fpedvvwm7shxg22sk4","invoice_id":"inv_01m8my6zrnetw97e95gjm8vjj8","invoice_number":"INV-0004","settlement_id":"set_01m8my71fpedvvwm7shxg22sk4","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T00:38:26.550Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my70c0e0fvxq2j490xjtkg","external_id":null,"metadata":{},"journal_id":"jnl_01m8my71fpedvvwm7shxg22sk4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.550Z","updated_at":"2026-11-30T00:38:26.550Z","version":1}', X'2CFA9083E8265F06307358D591C00A9ADED3C18A3F50A7DA8F7B8E37050C3BB0', X'33121A77FC3DD26499432342C370EC236DC943A6E78B15C83247B8626E556955');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 43, 1795999106550, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j490xjtkg', NULL, '{"journal_id":"jnl_01m8my71fpedvvwm7shxg22sk4","way":"allocations"}', X'CA593FA9BB48CB97E306F7D1C93547A54457A736A00FFBD67330D5C6E2518D02', X'903432790A730F3E6BBDAA4EF2B0F577132BC3E9B7B741F9D81811A233B51321');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 44, 1795999106799, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'settlement.match', 'set_01m8my707texwv3bq3tj7vqta7', NULL, '{"bank_transaction_id":"btx_01m8my70c0e0fvxq2j44v9dgv7"}', X'96124B217EA9825368806D4A20E90664CF53A59AF5AD1C29F4CAD9A3E30C823C', X'84AD571FE0E8764FB0A408BD9AE30D189D0FE9BCA04BC11646ABD3E254743189');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 45, 1795999106799, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j44v9dgv7', NULL, '{"journal_id":"jnl_01m8my707texwv3bq3tq14h3f3","way":"match"}', X'2A436841FFDF56B80D5C44E29C4BCC0DD83B0D8189141667E19DABBBC70523E8', X'83F9291A2FEB90E7F22EEDB0DC7A704D9EC365976A29A7F2C839A234EB26FB5D');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 46, 1795999106969, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j4kbkvsyg', NULL, '{"journal_id":"jnl_01m8my71wsedct3pqnhjy1yzvp","way":"transfer"}', X'703D8FC46572A48E4E04E45DC83AD77205E37D0F99FB23CBFC348D507E241556', X'E192479B4AF31E9645D2EC1789638B84F909EDBF8F8AADA455546B4430C10E62');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 47, 1795999107248, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j4nww1g04', NULL, '{"journal_id":"jnl_01m8my725gek3t793x5c73akmv","way":"account"}', X'20943D259D906381E7480B7535C32865CD05D51AE8308E36C174BA8D100F5581', X'C3735BF24B989FA18F1702187A80F6FA4A361D9B61C09A1D120EA6464325570F');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 48, 1795999108423, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.update', 'btx_01m8my70c0e0fvxq2j3d4p1653', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ygwefprsty4rzcap222","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'A771EA54DB919C4F50EFF0EFF6A2B3EFCD7AB899B5B99EE8E1A6006B24262F15', X'5C34FBBCE09EDA3433966223466B01EC2A4786B387EAF27EBFB8B0E9506E2306');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 49, 1795999108423, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.update', 'btx_01m8my70c0e0fvxq2j3srafsqe', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ygwefprsty4s4trckr4","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', X'042CFC664DCC498C94047627D746897F19B5FC0FD7D4E3DB2F6F83FBBE0FAA42', X'263D1401BC8F29EAA4A480D129753F063C54E0A58834E2AFF736EC6911955930');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 50, 1795999108423, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.update', 'btx_01m8my70c0e0fvxq2j43awv20j', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ygwefprsty4rzcap222","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'C6FDD882F48DB3D04EE68176FE011F4F453E737C87B150744367F36BC83A1D80', X'56431879E41802031D8E3C53C2EB018D780EBF350E25CA410A10D0EE8F659A16');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 51, 1795999108423, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.update', 'btx_01m8my70c0e0fvxq2j4eqpzepg', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ygwefprsty4swqyh9y2","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', X'094C8A716CB57C4F248AD62D842592067F3DF553320F847FC964220AA1226FC0', X'E80EB2CE0467181067224A4FB7C61C806ADBF494AF3277A5785125305F43084C');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 52, 1795999108552, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j3srafsqe', NULL, '{"journal_id":"jnl_01m8my73e8eq0aw0wvxgn3pa1c","way":"account"}', X'85291C37DBC5AEB6E1C573F0C33F9AFD5C5936B9368319776C5EAE6F02DF0DB1', X'A99F2E3D810CF5A68641C829761E04E89B1E12D3020C8A330EEB52466634F2ED');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 53, 1795999108700, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j43awv20j', NULL, '{"journal_id":"jnl_01m8my73jweyqsekhptt4t86ys","way":"account"}', X'1374F4B8E9072B43614CEE46E17C84034AB8824FC5FE63CFB662C3680F4227C3', X'D0E21E0024CC0F827B4899341CDF2EE3D1812F907346AB4589CF2E9193238048');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 54, 1795999108869, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j3d4p1653', NULL, '{"journal_id":"jnl_01m8my73r5ermsjhx8357c4eqb","way":"account"}', X'BB1001E0A03232E402E10B91F0F57B7C7F148EAFEA3FE76F0932466D8DD8B128', X'69026556C5D7412C5DB1274D9FBB1A543549191F5D9EE527023E438DA2C7C2BE');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 55, 1795999109052, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'bank_transaction.confirm', 'btx_01m8my70c0e0fvxq2j4eqpzepg', NULL, '{"journal_id":"jnl_01m8my73xwejkv6096q4bs4ryr","way":"account"}', X'2A6EAAA8340F038BE3FDB7D328B5924FACE0388F8725AA24F6BA03685D8C125B', X'F67A46766E3BEA6AC379999A1D5F870CB05A39420FCFE36B65808EF755713C4A');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 56, 1795999109296, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.create', 'vrt_01m8my745gek0rfk0bk52vqxxc', NULL, '{"id":"vrt_01m8my745gek0rfk0bk52vqxxc","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:29.296Z","updated_at":"2026-11-30T00:38:29.296Z","version":1}', X'71A6F952E39DB1E302111378B69EAD5EB4C20D88C5CF092B9E37E47BF64DD348', X'98F582F9197EBC3768EAA79BFF6C71BF77BFCA32BBEA86551A3A1F195AAEEE11');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 57, 1795999109401, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'vat_return.finalise', 'vrt_01m8my745gek0rfk0bk52vqxxc', NULL, '{"id":"vrt_01m8my745gek0rfk0bk52vqxxc","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:29.401Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:29.296Z","updated_at":"2026-11-30T00:38:29.401Z","version":2,"last_sequence":29}', X'E5E5859CBF9B15FD3E952541EDA2621067104753A793E8120A343813FEF02CFF', X'41DE54D16C37A7330CEDC92C8CEFE6718EDE90BC37A5162AA6C246611BC33579');
INSERT INTO audit_events VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 58, 1795999109512, 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'organisation.lock', 'org_01m8my6ygwefprsty4tnapx5xg', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'E01F97E505EDF6FF72F413DF41324564531B6420FA3CD79128FEA27F80700AEC', X'0638904EE9D11E411D5B9A9B284DE37DA27D1617C4D0B5A256B47A1A084C8E7A');
INSERT INTO bank_accounts VALUES ('bac_01m8my6ydse6ms6tqskzrfn70e', 'org_01m8my6vd7e1mra510te1t13b8', 'acc_01m8my6vd7e1mra510mzj0s7jm', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999103417, 1795999103417, 1, NULL, NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8my6yvqe22a2sx104zf7tv3', 'org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6ygwefprsty4n53v4rrr', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8my6yvqe22a2sx10c4ft95j', 900715, 1795999103863, 1795999105408, 2, '2026-03-31', NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8my6yymeynazs8sh5sejypj', 'org_01m8my6ygwefprsty4tnapx5xg', 'acc_01m8my6yymeynazs8shb880sf2', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999103956, 1795999103956, 1, NULL, NULL, NULL);
INSERT INTO stated_balances VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-31', 900715, 1795999105408);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j34sarvpa', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z9gegeb30fb0ymk75j1', 'allocations', 'jnl_01m8my70hgeyq8t4j75fx899h4', 2, NULL, 'NV', 0, 1795999105584, 1795999105408, 1795999105584, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j38k2xzxp', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z14ek3atmbd66nzhydt', 'allocations', 'jnl_01m8my70q7e31a33bc02stc728', 2, NULL, 'NV', 0, 1795999105767, 1795999105408, 1795999105767, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j3d4p1653', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8my6ygwefprsty4rzcap222', 'ST', NULL, NULL, 'account', 'jnl_01m8my73r5ermsjhx8357c4eqb', 1, 'acc_01m8my6ygwefprsty4rzcap222', 'ST', -600, 1795999108869, 1795999105408, 1795999108869, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j3hb4bzpv', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6zceeq4ag99pp341perm', 'allocations', 'jnl_01m8my70x0ecfar230hbhtb693', 2, NULL, 'NV', 0, 1795999105952, 1795999105408, 1795999105952, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j3pey2xxy', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z14ek3atmbd66nzhydt', 'allocations', 'jnl_01m8my7141ewc91sjv5e87k2sq', 2, NULL, 'NV', 0, 1795999106177, 1795999105408, 1795999106177, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j3srafsqe', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8my6ygwefprsty4s4trckr4', 'ZR', NULL, NULL, 'account', 'jnl_01m8my73e8eq0aw0wvxgn3pa1c', 1, 'acc_01m8my6ygwefprsty4s4trckr4', 'ZR', 0, 1795999108552, 1795999105408, 1795999108552, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j3z31m206', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z77emhbqcxjxz5me97e', 'allocations', 'jnl_01m8my71a5e8as0s16pfbw4m0f', 2, NULL, 'NV', 0, 1795999106373, 1795999105408, 1795999106373, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j43awv20j', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8my6ygwefprsty4rzcap222', 'ST', NULL, NULL, 'account', 'jnl_01m8my73jweyqsekhptt4t86ys', 1, 'acc_01m8my6ygwefprsty4rzcap222', 'ST', -600, 1795999108700, 1795999105408, 1795999108700, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j44v9dgv7', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z2re87r142ah61yxb8z', 'match', 'jnl_01m8my707texwv3bq3tq14h3f3', 2, NULL, 'NV', 0, 1795999106799, 1795999105408, 1795999106799, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j490xjtkg', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z57efa8nwaeppzns2pa', 'allocations', 'jnl_01m8my71fpedvvwm7shxg22sk4', 2, NULL, 'NV', 0, 1795999106550, 1795999105408, 1795999106550, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j4eqpzepg', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8my6ygwefprsty4swqyh9y2', 'EX', NULL, NULL, 'account', 'jnl_01m8my73xwejkv6096q4bs4ryr', 1, 'acc_01m8my6ygwefprsty4swqyh9y2', 'EX', 0, 1795999109052, 1795999105408, 1795999109052, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j4kbkvsyg', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8my71wsedct3pqnhjy1yzvp', 1, NULL, 'NV', 0, 1795999106969, 1795999105408, 1795999106969, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my70c0e0fvxq2j4nww1g04', 'org_01m8my6ygwefprsty4tnapx5xg', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8my6ygwefprsty4nydmy1dn', 'NV', NULL, NULL, 'account', 'jnl_01m8my725gek3t793x5c73akmv', 1, 'acc_01m8my6ygwefprsty4nydmy1dn', 'NV', 0, 1795999107248, 1795999105408, 1795999107248, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8my75n8esgtwhm8s6cbjz1f', 'org_01m8my6vd7e1mra510te1t13b8', 'bac_01m8my6ydse6ms6tqskzrfn70e', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999110824, 1795999111039, 3, NULL, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'btx_01m8my75n8esgtwhm8s6cbjz1f', 'jnl_01m8my75r7emcrd8pyn79g6955');
INSERT INTO invoices VALUES ('inv_01m8my6zhjenmr98xwryqpttvw', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8my6z14ek3atmbd66nzhydt', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8my6zhjenmr98xws1nzm0qz', NULL, NULL, 'inv-0001', 1795999104562, 1795999106177, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zk5efxbhp997bndg155', 'org_01m8my6ygwefprsty4tnapx5xg', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8my6z77emhbqcxjxz5me97e', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8my6zk5efxbhp997fdewje1', NULL, NULL, 'px-881', 1795999104613, 1795999106373, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zmjeept0mwyvjmatz9a', 'org_01m8my6ygwefprsty4tnapx5xg', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8my6z9gegeb30fb0ymk75j1', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8my6zmjeept0mwyvqscv4a3', NULL, NULL, 'tb-0117', 1795999104658, 1795999105584, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6znrejzabej3s05hw544', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8my6z14ek3atmbd66nzhydt', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8my6znrejzabej3s6wz66q2', NULL, NULL, 'inv-0002', 1795999104696, 1795999106177, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zq3evhtj5qe9r3zb8hh', 'org_01m8my6ygwefprsty4tnapx5xg', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8my6zceeq4ag99pp341perm', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8my6zq3evhtj5qe9yf40w0p', NULL, NULL, 'hl-33', 1795999104739, 1795999105952, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zqvex1v3r8vhfb9cm8j', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8my6z2re87r142ah61yxb8z', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8my6zqvex1v3r8vhkjmp04s', NULL, NULL, 'inv-0003', 1795999104763, 1795999105274, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zrnetw97e95gjm8vjj8', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8my6z57efa8nwaeppzns2pa', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8my6zrnetw97e95gnrdjfjf', NULL, NULL, 'inv-0004', 1795999104789, 1795999106550, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zspes9t1fnxx4ngtrv7', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8my6z57efa8nwaeppzns2pa', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8my6zspes9t1fnxx8wabs72', '2026-03-03', 'jnl_01m8my6zygedsvadzfva76yjr7', 'inv-0005', 1795999104822, 1795999104976, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6ztge3xvs2qhrc0hskpm', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8my6z57efa8nwaeppzns2pa', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8my6ztge3xvs2qhrgzr51bn', NULL, NULL, 'cn-0001
inv-0004', 1795999104848, 1795999105081, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zv7ec39wf7951gezjy7', 'org_01m8my6ygwefprsty4tnapx5xg', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8my6ze8edn9z8dxyks7whrp', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8my6zv7ec39wf7957m0x2pj', NULL, NULL, 'fr-1209', 1795999104871, 1795999104871, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my6zw0eycvq5204j9gfbek', 'org_01m8my6ygwefprsty4tnapx5xg', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8my6z14ek3atmbd66nzhydt', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8my6zw0eycvq5204m16bkze', NULL, NULL, 'inv-0006', 1795999104896, 1795999104896, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my75zheaft568acm5vdzgx', 'org_01m8my6vd7e1mra510te1t13b8', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8my75ydef39jsa9wbdt1dqm', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8my75zheaft568acr1pvemw', NULL, NULL, 'e-1', 1795999111153, 1795999111222, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my763mebzvsf7p389g848s', 'org_01m8my6vd7e1mra510te1t13b8', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8my75ydef39jsa9wbdt1dqm', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8my763mebzvsf7p3e6dypcc', NULL, NULL, 'e-1', 1795999111284, 1795999111297, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my76g7e9zb0s6ts2bzaa56', 'org_01m8my6vd7e1mra510te1t13b8', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8my76deebdat5658hhxhj16', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8my76g7e9zb0s6ts5t2cg8b', NULL, NULL, 'inv-0001', 1795999111687, 1795999111716, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my76mwevxs6cyk2hexjxrb', 'org_01m8my6vd7e1mra510te1t13b8', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8my76m9ekebptvd0yp410bs', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8my76mwevxs6cyk2p7dzza0', NULL, NULL, 'a-1', 1795999111836, 1795999111898, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8my76nsejprc3z9z4kjfc4b', 'org_01m8my6vd7e1mra510te1t13b8', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8my76m9ekebptvd0yp410bs', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8my76nsejprc3z9z8sgvt0c', NULL, NULL, 'a-1', 1795999111865, 1795999111898, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zhjenmr98xwryqpttvw', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zk5efxbhp997bndg155', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8my6ygwefprsty4qn5mxw2r', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zmjeept0mwyvjmatz9a', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8my6ygwefprsty4m7d198k7', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6znrejzabej3s05hw544', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8my6ygwefprsty4q4htgt1x', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zq3evhtj5qe9r3zb8hh', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8my6ygwefprsty4rfp11z4t', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8my6yqheqbtfd30db0s22fy', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zrnetw97e95gjm8vjj8', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zspes9t1fnxx4ngtrv7', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6ztge3xvs2qhrc0hskpm', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zv7ec39wf7951gezjy7', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8my6ygwefprsty4qtm5j5fb', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zw0eycvq5204j9gfbek', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8my6ygwefprsty4q4htgt1x', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zw0eycvq5204j9gfbek', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8my6ygwefprsty4q1sac7da', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my75zheaft568acm5vdzgx', 1, 'Oak', '1', '50', NULL, 'acc_01m8my6vd7e1mra510prwnb96r', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my763mebzvsf7p389g848s', 1, 'Oak', '1', '50', NULL, 'acc_01m8my6vd7e1mra510qchvx2j3', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76g7e9zb0s6ts2bzaa56', 1, 'Oak', '1', '100', NULL, 'acc_01m8my6vd7e1mra510prwnb96r', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO invoice_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76mwevxs6cyk2hexjxrb', 1, 'Ash', '1', '50', NULL, 'acc_01m8my6vd7e1mra510prwnb96r', 'NV', NULL, 5000, 0, 5000);
INSERT INTO invoice_lines VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76nsejprc3z9z4kjfc4b', 1, 'Ash', '1', '50', NULL, 'acc_01m8my6vd7e1mra510qchvx2j3', 'NV', NULL, 5000, 0, 5000);
INSERT INTO number_sequences VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8my707texwv3bq3tj7vqta7', 'org_01m8my6ygwefprsty4tnapx5xg', 'receipt', 'sales', 'posted', 'con_01m8my6z2re87r142ah61yxb8z', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-06', 28200, 28200, NULL, 'btx_01m8my70c0e0fvxq2j44v9dgv7', 0, 'jnl_01m8my707texwv3bq3tq14h3f3', NULL, NULL, '', 1795999105274, 1795999106799, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my70hgeyq8t4j75fx899h4', 'org_01m8my6ygwefprsty4tnapx5xg', 'payment', 'purchase', 'posted', 'con_01m8my6z9gegeb30fb0ymk75j1', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-01-22', 107880, 107880, NULL, 'btx_01m8my70c0e0fvxq2j34sarvpa', 1, 'jnl_01m8my70hgeyq8t4j75fx899h4', NULL, NULL, '', 1795999105584, 1795999105584, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my70q7e31a33bc02stc728', 'org_01m8my6ygwefprsty4tnapx5xg', 'receipt', 'sales', 'posted', 'con_01m8my6z14ek3atmbd66nzhydt', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-01-30', 150000, 150000, NULL, 'btx_01m8my70c0e0fvxq2j38k2xzxp', 1, 'jnl_01m8my70q7e31a33bc02stc728', NULL, NULL, '', 1795999105767, 1795999105767, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my70x0ecfar230hbhtb693', 'org_01m8my6ygwefprsty4tnapx5xg', 'payment', 'purchase', 'posted', 'con_01m8my6zceeq4ag99pp341perm', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-10', 135000, 135000, NULL, 'btx_01m8my70c0e0fvxq2j3hb4bzpv', 1, 'jnl_01m8my70x0ecfar230hbhtb693', NULL, NULL, '', 1795999105952, 1795999105952, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my7141ewc91sjv5e87k2sq', 'org_01m8my6ygwefprsty4tnapx5xg', 'receipt', 'sales', 'posted', 'con_01m8my6z14ek3atmbd66nzhydt', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-16', 171000, 171000, NULL, 'btx_01m8my70c0e0fvxq2j3pey2xxy', 1, 'jnl_01m8my7141ewc91sjv5e87k2sq', NULL, NULL, '', 1795999106177, 1795999106177, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my71a5e8as0s16pfbw4m0f', 'org_01m8my6ygwefprsty4tnapx5xg', 'payment', 'purchase', 'posted', 'con_01m8my6z77emhbqcxjxz5me97e', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-02-27', 40000, 40000, NULL, 'btx_01m8my70c0e0fvxq2j3z31m206', 1, 'jnl_01m8my71a5e8as0s16pfbw4m0f', NULL, NULL, '', 1795999106373, 1795999106373, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my71fpedvvwm7shxg22sk4', 'org_01m8my6ygwefprsty4tnapx5xg', 'receipt', 'sales', 'posted', 'con_01m8my6z57efa8nwaeppzns2pa', 'bac_01m8my6yvqe22a2sx104zf7tv3', '2026-03-16', 141840, 141840, NULL, 'btx_01m8my70c0e0fvxq2j490xjtkg', 1, 'jnl_01m8my71fpedvvwm7shxg22sk4', NULL, NULL, '', 1795999106550, 1795999106550, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8my76dven4bqcphgxkb826n', 'org_01m8my6vd7e1mra510te1t13b8', 'receipt', 'sales', 'posted', 'con_01m8my76deebdat5658hhxhj16', 'bac_01m8my6ydse6ms6tqskzrfn70e', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8my76dven4bqcphh252aej3', NULL, NULL, '', 1795999111611, 1795999111716, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO tax_rates VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8my745gek0rfk0bk52vqxxc', 'org_01m8my6ygwefprsty4tnapx5xg', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795999109401, 1795999109296, 1795999109401, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8my765te88rtm8xfs6r8fce', 'org_01m8my6vd7e1mra510te1t13b8', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795999111437, 1795999111354, 1795999111437, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8my76b2eda9vrhz2zh9k7kg', 'org_01m8my6vd7e1mra510te1t13b8', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999111522, 1795999111522, 1, NULL, NULL, 0, 0);
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 1, 'organisations', 'org_01m8my6vd7e1mra510te1t13b8', '["org_01m8my6vd7e1mra510te1t13b8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999100327,1795999100327,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 2, 'members', 'mem_01m8my6vd7e1mra510kvmgqget', '["mem_01m8my6vd7e1mra510kvmgqget","org_01m8my6vd7e1mra510te1t13b8","jo@example.com","usr_01m8my6tmmegjtb8ywjfd6x8jb","owner",1795999100327,1795999100327,1]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 3, 'accounts', 'acc_01m8my6vd7e1mra510kw1nnde0', '["acc_01m8my6vd7e1mra510kw1nnde0","org_01m8my6vd7e1mra510te1t13b8","1000","Computer equipment","ASSET",null,"ST",null,"active",1795999100327,1795999100327,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 4, 'accounts', 'acc_01m8my6vd7e1mra510m32928z7', '["acc_01m8my6vd7e1mra510m32928z7","org_01m8my6vd7e1mra510te1t13b8","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795999100327,1795999100327,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 5, 'accounts', 'acc_01m8my6vd7e1mra510m4nkgdq9', '["acc_01m8my6vd7e1mra510m4nkgdq9","org_01m8my6vd7e1mra510te1t13b8","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795999100327,1795999100327,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 6, 'accounts', 'acc_01m8my6vd7e1mra510m8717eje', '["acc_01m8my6vd7e1mra510m8717eje","org_01m8my6vd7e1mra510te1t13b8","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795999100327,1795999100327,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 7, 'accounts', 'acc_01m8my6vd7e1mra510mfqqnxx3', '["acc_01m8my6vd7e1mra510mfqqnxx3","org_01m8my6vd7e1mra510te1t13b8","1100","Stock","ASSET",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 8, 'accounts', 'acc_01m8my6vd7e1mra510mh3m2gb7', '["acc_01m8my6vd7e1mra510mh3m2gb7","org_01m8my6vd7e1mra510te1t13b8","1200","Trade debtors","ASSET","receivable",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 9, 'accounts', 'acc_01m8my6vd7e1mra510mpm2djc0', '["acc_01m8my6vd7e1mra510mpm2djc0","org_01m8my6vd7e1mra510te1t13b8","1210","Prepayments","ASSET",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 10, 'accounts', 'acc_01m8my6vd7e1mra510mvbt9yc4', '["acc_01m8my6vd7e1mra510mvbt9yc4","org_01m8my6vd7e1mra510te1t13b8","1220","Other debtors","ASSET",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 11, 'accounts', 'acc_01m8my6vd7e1mra510mzj0s7jm', '["acc_01m8my6vd7e1mra510mzj0s7jm","org_01m8my6vd7e1mra510te1t13b8","1300","Current account","ASSET","bank",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 12, 'accounts', 'acc_01m8my6vd7e1mra510n1szxqqg', '["acc_01m8my6vd7e1mra510n1szxqqg","org_01m8my6vd7e1mra510te1t13b8","1310","Petty cash","ASSET",null,"NV",null,"active",1795999100327,1795999100327,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 13, 'accounts', 'acc_01m8my6vd7e1mra510n7tg4d95', '["acc_01m8my6vd7e1mra510n7tg4d95","org_01m8my6vd7e1mra510te1t13b8","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 14, 'accounts', 'acc_01m8my6vd7e1mra510n9j8xvjs', '["acc_01m8my6vd7e1mra510n9j8xvjs","org_01m8my6vd7e1mra510te1t13b8","2110","Accruals","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 15, 'accounts', 'acc_01m8my6vd7e1mra510nf3bknb7', '["acc_01m8my6vd7e1mra510nf3bknb7","org_01m8my6vd7e1mra510te1t13b8","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 16, 'accounts', 'acc_01m8my6vd7e1mra510nkjsmdnf', '["acc_01m8my6vd7e1mra510nkjsmdnf","org_01m8my6vd7e1mra510te1t13b8","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 17, 'accounts', 'acc_01m8my6vd7e1mra510nn7b0fnj', '["acc_01m8my6vd7e1mra510nn7b0fnj","org_01m8my6vd7e1mra510te1t13b8","2220","Net wages","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 18, 'accounts', 'acc_01m8my6vd7e1mra510nszn63d0', '["acc_01m8my6vd7e1mra510nszn63d0","org_01m8my6vd7e1mra510te1t13b8","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 19, 'accounts', 'acc_01m8my6vd7e1mra510nw025pth', '["acc_01m8my6vd7e1mra510nw025pth","org_01m8my6vd7e1mra510te1t13b8","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 20, 'accounts', 'acc_01m8my6vd7e1mra510p1dhyy1z', '["acc_01m8my6vd7e1mra510p1dhyy1z","org_01m8my6vd7e1mra510te1t13b8","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795999100327,1795999100327,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 21, 'accounts', 'acc_01m8my6vd7e1mra510p5zk8dvb', '["acc_01m8my6vd7e1mra510p5zk8dvb","org_01m8my6vd7e1mra510te1t13b8","2900","Suspense","LIABILITY","suspense",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 22, 'accounts', 'acc_01m8my6vd7e1mra510pb5axqsf', '["acc_01m8my6vd7e1mra510pb5axqsf","org_01m8my6vd7e1mra510te1t13b8","3000","Share capital","EQUITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 23, 'accounts', 'acc_01m8my6vd7e1mra510pchapzte', '["acc_01m8my6vd7e1mra510pchapzte","org_01m8my6vd7e1mra510te1t13b8","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 24, 'accounts', 'acc_01m8my6vd7e1mra510pg4te2cp', '["acc_01m8my6vd7e1mra510pg4te2cp","org_01m8my6vd7e1mra510te1t13b8","3200","Dividends","EQUITY",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 25, 'accounts', 'acc_01m8my6vd7e1mra510ppst7ceh', '["acc_01m8my6vd7e1mra510ppst7ceh","org_01m8my6vd7e1mra510te1t13b8","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 26, 'accounts', 'acc_01m8my6vd7e1mra510prwnb96r', '["acc_01m8my6vd7e1mra510prwnb96r","org_01m8my6vd7e1mra510te1t13b8","4000","Sales","INCOME",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 27, 'accounts', 'acc_01m8my6vd7e1mra510pw7neq9y', '["acc_01m8my6vd7e1mra510pw7neq9y","org_01m8my6vd7e1mra510te1t13b8","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 28, 'accounts', 'acc_01m8my6vd7e1mra510q13304n4', '["acc_01m8my6vd7e1mra510q13304n4","org_01m8my6vd7e1mra510te1t13b8","4090","Other income","INCOME",null,"ST",null,"active",1795999100327,1795999100327,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 29, 'accounts', 'acc_01m8my6vd7e1mra510q5sb25c8', '["acc_01m8my6vd7e1mra510q5sb25c8","org_01m8my6vd7e1mra510te1t13b8","4900","Interest received","INCOME",null,"EX",null,"active",1795999100327,1795999100327,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 30, 'accounts', 'acc_01m8my6vd7e1mra510q9jtg39e', '["acc_01m8my6vd7e1mra510q9jtg39e","org_01m8my6vd7e1mra510te1t13b8","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 31, 'accounts', 'acc_01m8my6vd7e1mra510qchvx2j3', '["acc_01m8my6vd7e1mra510qchvx2j3","org_01m8my6vd7e1mra510te1t13b8","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 32, 'accounts', 'acc_01m8my6vd7e1mra510qkerpsd2', '["acc_01m8my6vd7e1mra510qkerpsd2","org_01m8my6vd7e1mra510te1t13b8","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 33, 'accounts', 'acc_01m8my6vd7e1mra510qpj957q1', '["acc_01m8my6vd7e1mra510qpj957q1","org_01m8my6vd7e1mra510te1t13b8","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 34, 'accounts', 'acc_01m8my6vd7e1mra510qtp00jkq', '["acc_01m8my6vd7e1mra510qtp00jkq","org_01m8my6vd7e1mra510te1t13b8","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 35, 'accounts', 'acc_01m8my6vd7e1mra510qxkht57n', '["acc_01m8my6vd7e1mra510qxkht57n","org_01m8my6vd7e1mra510te1t13b8","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 36, 'accounts', 'acc_01m8my6vd7e1mra510r18g5y0v', '["acc_01m8my6vd7e1mra510r18g5y0v","org_01m8my6vd7e1mra510te1t13b8","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 37, 'accounts', 'acc_01m8my6vd7e1mra510r768qjqm', '["acc_01m8my6vd7e1mra510r768qjqm","org_01m8my6vd7e1mra510te1t13b8","6100","Rent","EXPENSE",null,"EX",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 38, 'accounts', 'acc_01m8my6vd7e1mra510r99bhqbt', '["acc_01m8my6vd7e1mra510r99bhqbt","org_01m8my6vd7e1mra510te1t13b8","6110","Business rates","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 39, 'accounts', 'acc_01m8my6vd7e1mra510rd084q2d', '["acc_01m8my6vd7e1mra510rd084q2d","org_01m8my6vd7e1mra510te1t13b8","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 40, 'accounts', 'acc_01m8my6vd7e1mra510rhf8pprg', '["acc_01m8my6vd7e1mra510rhf8pprg","org_01m8my6vd7e1mra510te1t13b8","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 41, 'accounts', 'acc_01m8my6vd7e1mra510rn62xt3p', '["acc_01m8my6vd7e1mra510rn62xt3p","org_01m8my6vd7e1mra510te1t13b8","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 42, 'accounts', 'acc_01m8my6vd7e1mra510rs039yvh', '["acc_01m8my6vd7e1mra510rs039yvh","org_01m8my6vd7e1mra510te1t13b8","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 43, 'accounts', 'acc_01m8my6vd7e1mra510rz0m43wn', '["acc_01m8my6vd7e1mra510rz0m43wn","org_01m8my6vd7e1mra510te1t13b8","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 44, 'accounts', 'acc_01m8my6vd7e1mra510s0s8jd5p', '["acc_01m8my6vd7e1mra510s0s8jd5p","org_01m8my6vd7e1mra510te1t13b8","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 45, 'accounts', 'acc_01m8my6vd7e1mra510s577prkj', '["acc_01m8my6vd7e1mra510s577prkj","org_01m8my6vd7e1mra510te1t13b8","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 46, 'accounts', 'acc_01m8my6vd7e1mra510s9q9e1xf', '["acc_01m8my6vd7e1mra510s9q9e1xf","org_01m8my6vd7e1mra510te1t13b8","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 47, 'accounts', 'acc_01m8my6vd7e1mra510scd5z166', '["acc_01m8my6vd7e1mra510scd5z166","org_01m8my6vd7e1mra510te1t13b8","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 48, 'accounts', 'acc_01m8my6vd7e1mra510sgtdtsn1', '["acc_01m8my6vd7e1mra510sgtdtsn1","org_01m8my6vd7e1mra510te1t13b8","6600","Insurance","EXPENSE",null,"EX",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 49, 'accounts', 'acc_01m8my6vd7e1mra510sn9yt3nb', '["acc_01m8my6vd7e1mra510sn9yt3nb","org_01m8my6vd7e1mra510te1t13b8","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 50, 'accounts', 'acc_01m8my6vd7e1mra510sstqewf4', '["acc_01m8my6vd7e1mra510sstqewf4","org_01m8my6vd7e1mra510te1t13b8","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 51, 'accounts', 'acc_01m8my6vd7e1mra510szb46xqx', '["acc_01m8my6vd7e1mra510szb46xqx","org_01m8my6vd7e1mra510te1t13b8","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 52, 'accounts', 'acc_01m8my6vd7e1mra510t1rvvjtb', '["acc_01m8my6vd7e1mra510t1rvvjtb","org_01m8my6vd7e1mra510te1t13b8","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795999100327,1795999100327,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 53, 'accounts', 'acc_01m8my6vd7e1mra510t5gpn6mz', '["acc_01m8my6vd7e1mra510t5gpn6mz","org_01m8my6vd7e1mra510te1t13b8","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795999100327,1795999100327,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 54, 'accounts', 'acc_01m8my6vd7e1mra510ta7ebv0q', '["acc_01m8my6vd7e1mra510ta7ebv0q","org_01m8my6vd7e1mra510te1t13b8","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795999100327,1795999100327,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 1, 'accounts', 'acc_01m8my6ybce6wahmpzsjayegzx', '["acc_01m8my6ybce6wahmpzsjayegzx","org_01m8my6vd7e1mra510te1t13b8","2250","VAT","LIABILITY","vat_control",null,null,"active",1795999103340,1795999103340,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 3, 1, 'bank_accounts', 'bac_01m8my6ydse6ms6tqskzrfn70e', '["bac_01m8my6ydse6ms6tqskzrfn70e","org_01m8my6vd7e1mra510te1t13b8","acc_01m8my6vd7e1mra510mzj0s7jm","Current","current",null,null,null,null,null,null,null,1795999103417,1795999103417,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 4, 1, 'organisations', 'org_01m8my6vd7e1mra510te1t13b8', '["org_01m8my6vd7e1mra510te1t13b8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999100327,1795999100327,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8my6vd7e1mra510te1t13b8","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 1, 'organisations', 'org_01m8my6vd7e1mra510te1t13b8', '["org_01m8my6vd7e1mra510te1t13b8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999100327,1795999100327,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8my6vd7e1mra510te1t13b8","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1795999110649,1795999110649,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 1, 'organisations', 'org_01m8my6vd7e1mra510te1t13b8', '["org_01m8my6vd7e1mra510te1t13b8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999100327,1795999110782,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8my6vd7e1mra510te1t13b8","2026-05-01",1,"GB123456789","standard",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 9, 1, 'bank_transactions', 'btx_01m8my75n8esgtwhm8s6cbjz1f', '["btx_01m8my75n8esgtwhm8s6cbjz1f","org_01m8my6vd7e1mra510te1t13b8","bac_01m8my6ydse6ms6tqskzrfn70e","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999110824,1795999110824,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 1, 'bank_transactions', 'btx_01m8my75n8esgtwhm8s6cbjz1f', '["btx_01m8my75n8esgtwhm8s6cbjz1f","org_01m8my6vd7e1mra510te1t13b8","bac_01m8my6ydse6ms6tqskzrfn70e","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8my75r7emcrd8pyn79g6955",2,null,null,0,1795999110952,1795999110824,1795999110952,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 1, 'bank_transactions', 'btx_01m8my75n8esgtwhm8s6cbjz1f', '["btx_01m8my75n8esgtwhm8s6cbjz1f","org_01m8my6vd7e1mra510te1t13b8","bac_01m8my6ydse6ms6tqskzrfn70e","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999110824,1795999111039,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8my6vd7e1mra510te1t13b8","jnl_01m8my75r7emcrd8pyn79g6955"]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 14, 1, 'contacts', 'con_01m8my75ydef39jsa9wbdt1dqm', '["con_01m8my75ydef39jsa9wbdt1dqm","org_01m8my6vd7e1mra510te1t13b8","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1795999111117,1795999111117,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 15, 1, 'invoices', 'inv_01m8my75zheaft568acm5vdzgx', '["inv_01m8my75zheaft568acm5vdzgx","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","E-1","con_01m8my75ydef39jsa9wbdt1dqm","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8my75zheaft568acr1pvemw",null,null,"e-1",1795999111153,1795999111153,1,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","50",null,"acc_01m8my6vd7e1mra510prwnb96r","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 16, 1, 'invoices', 'inv_01m8my75zheaft568acm5vdzgx', '["inv_01m8my75zheaft568acm5vdzgx","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","E-1","con_01m8my75ydef39jsa9wbdt1dqm","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8my75zheaft568acr1pvemw",null,null,"e-1",1795999111153,1795999111222,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","50",null,"acc_01m8my6vd7e1mra510prwnb96r","ST",null,5000,1000,6000]],[["alc_01m8my761pep3ttkjp03a2zw1g","org_01m8my6vd7e1mra510te1t13b8",null,null,6000,"2026-03-25",null,1795999111222,null]],[],null,6000,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 16, 2, 'write_offs', 'alc_01m8my761pep3ttkjp03a2zw1g', '["alc_01m8my761pep3ttkjp03a2zw1g","org_01m8my6vd7e1mra510te1t13b8","inv_01m8my75zheaft568acm5vdzgx","2026-03-25",6000,"acc_01m8my6vd7e1mra510szb46xqx","In liquidation","jnl_01m8my761pep3ttkjp05a4a1r1",null,null,1795999111222,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 17, 1, 'invoices', 'inv_01m8my763mebzvsf7p389g848s', '["inv_01m8my763mebzvsf7p389g848s","org_01m8my6vd7e1mra510te1t13b8","purchase","invoice","issued","E-1","con_01m8my75ydef39jsa9wbdt1dqm","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8my763mebzvsf7p3e6dypcc",null,null,"e-1",1795999111284,1795999111284,1,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","50",null,"acc_01m8my6vd7e1mra510qchvx2j3","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 18, 1, 'invoices', 'inv_01m8my763mebzvsf7p389g848s', '["inv_01m8my763mebzvsf7p389g848s","org_01m8my6vd7e1mra510te1t13b8","purchase","invoice","issued","E-1","con_01m8my75ydef39jsa9wbdt1dqm","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8my763mebzvsf7p3e6dypcc",null,null,"e-1",1795999111284,1795999111297,2,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","50",null,"acc_01m8my6vd7e1mra510qchvx2j3","ST",null,5000,1000,6000]],[],[],null,0,6000,1000,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 18, 2, 'unpaid_vat', 'jnl_01m8my7641e9btdt9g7b8ejw5d', '["jnl_01m8my7641e9btdt9g7b8ejw5d","org_01m8my6vd7e1mra510te1t13b8","inv_01m8my763mebzvsf7p389g848s","input_repaid","2026-03-25",6000,1000,"acc_01m8my6vd7e1mra510mvbt9yc4",null,"jnl_01m8my7641e9btdt9g7b8ejw5d",null,null,1795999111297]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 19, 1, 'vat_returns', 'vrt_01m8my765te88rtm8xfs6r8fce', '["vrt_01m8my765te88rtm8xfs6r8fce","org_01m8my6vd7e1mra510te1t13b8","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795999111354,1795999111354,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 20, 1, 'organisations', 'org_01m8my6vd7e1mra510te1t13b8', '["org_01m8my6vd7e1mra510te1t13b8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999100327,1795999110782,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 20, 2, 'vat_returns', 'vrt_01m8my765te88rtm8xfs6r8fce', '["vrt_01m8my765te88rtm8xfs6r8fce","org_01m8my6vd7e1mra510te1t13b8","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1795999111437,1795999111354,1795999111437,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 22, 1, 'vat_payments', 'jnl_01m8my769ge7q9nszctmg23qa7', '["jnl_01m8my769ge7q9nszctmg23qa7","org_01m8my6vd7e1mra510te1t13b8","vrt_01m8my765te88rtm8xfs6r8fce",1795999111494]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 23, 1, 'vat_returns', 'vrt_01m8my76b2eda9vrhz2zh9k7kg', '["vrt_01m8my76b2eda9vrhz2zh9k7kg","org_01m8my6vd7e1mra510te1t13b8","2025-04-01","2025-06-30","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795999111522,1795999111522,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 25, 1, 'late_vat', 'jnl_01m8my76bmewh9w0n1b8qb0wzz', '["jnl_01m8my76bmewh9w0n1b8qb0wzz","org_01m8my6vd7e1mra510te1t13b8","error","careless","Lost",1795999111566,1795999111566]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 26, 1, 'accounts', 'acc_01m8my76czew8vwwv7k8y1ez54', '["acc_01m8my76czew8vwwv7k8y1ez54","org_01m8my6vd7e1mra510te1t13b8","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1795999111583,1795999111583,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 27, 1, 'contacts', 'con_01m8my76deebdat5658hhxhj16', '["con_01m8my76deebdat5658hhxhj16","org_01m8my6vd7e1mra510te1t13b8","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1795999111598,1795999111598,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 28, 1, 'settlements', 'set_01m8my76dven4bqcphgxkb826n', '["set_01m8my76dven4bqcphgxkb826n","org_01m8my6vd7e1mra510te1t13b8","receipt","sales","posted","con_01m8my76deebdat5658hhxhj16","bac_01m8my6ydse6ms6tqskzrfn70e","2026-03-27",6000,0,null,null,0,"jnl_01m8my76dven4bqcphh252aej3",null,null,"",1795999111611,1795999111611,1,"9999-99-99",0,null,null,"ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 29, 1, 'invoices', 'inv_01m8my76g7e9zb0s6ts2bzaa56', '["inv_01m8my76g7e9zb0s6ts2bzaa56","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","INV-0001","con_01m8my76deebdat5658hhxhj16","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8my76g7e9zb0s6ts5t2cg8b",null,null,"inv-0001",1795999111687,1795999111687,1,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","100",null,"acc_01m8my6vd7e1mra510prwnb96r","ST",null,10000,1900,11900]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 29, 2, 'number_sequences', 'invoice', '["org_01m8my6vd7e1mra510te1t13b8","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 30, 1, 'deposit_releases', 'alc_01m8my76h4ej09t0dzv0ch2taf', '["alc_01m8my76h4ej09t0dzv0ch2taf","org_01m8my6vd7e1mra510te1t13b8","set_01m8my76dven4bqcphgxkb826n","2026-04-02",2521,479,"jnl_01m8my76hgea89mwyz7y8nvd0p",null,null,1795999111716]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 30, 2, 'invoices', 'inv_01m8my76g7e9zb0s6ts2bzaa56', '["inv_01m8my76g7e9zb0s6ts2bzaa56","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","INV-0001","con_01m8my76deebdat5658hhxhj16","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8my76g7e9zb0s6ts5t2cg8b",null,null,"inv-0001",1795999111687,1795999111716,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8my6vd7e1mra510te1t13b8",1,"Oak","1","100",null,"acc_01m8my6vd7e1mra510prwnb96r","ST",null,10000,1900,11900]],[["alc_01m8my76h4ej09t0dzv0ch2taf","org_01m8my6vd7e1mra510te1t13b8","set_01m8my76dven4bqcphgxkb826n",null,3000,"2026-04-02",null,1795999111716,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 30, 3, 'settlements', 'set_01m8my76dven4bqcphgxkb826n', '["set_01m8my76dven4bqcphgxkb826n","org_01m8my6vd7e1mra510te1t13b8","receipt","sales","posted","con_01m8my76deebdat5658hhxhj16","bac_01m8my6ydse6ms6tqskzrfn70e","2026-03-27",6000,3000,null,null,0,"jnl_01m8my76dven4bqcphh252aej3",null,null,"",1795999111611,1795999111716,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 31, 1, 'contacts', 'con_01m8my76m9ekebptvd0yp410bs', '["con_01m8my76m9ekebptvd0yp410bs","org_01m8my6vd7e1mra510te1t13b8","both","Ash",null,null,null,null,null,30,null,null,"active","ash",1795999111817,1795999111817,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 32, 1, 'invoices', 'inv_01m8my76mwevxs6cyk2hexjxrb', '["inv_01m8my76mwevxs6cyk2hexjxrb","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","A-1","con_01m8my76m9ekebptvd0yp410bs","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8my76mwevxs6cyk2p7dzza0",null,null,"a-1",1795999111836,1795999111836,1,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Ash","1","50",null,"acc_01m8my6vd7e1mra510prwnb96r","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 33, 1, 'invoices', 'inv_01m8my76nsejprc3z9z4kjfc4b', '["inv_01m8my76nsejprc3z9z4kjfc4b","org_01m8my6vd7e1mra510te1t13b8","purchase","invoice","issued","A-1","con_01m8my76m9ekebptvd0yp410bs","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8my76nsejprc3z9z8sgvt0c",null,null,"a-1",1795999111865,1795999111865,1,"9999-99-99",0,null,null,[["org_01m8my6vd7e1mra510te1t13b8",1,"Ash","1","50",null,"acc_01m8my6vd7e1mra510qchvx2j3","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 34, 1, 'contras', 'ctr_01m8my76pte558cetf74xfhrfr', '["ctr_01m8my76pte558cetf74xfhrfr","org_01m8my6vd7e1mra510te1t13b8","con_01m8my76m9ekebptvd0yp410bs","2026-03-28",4000,null,"jnl_01m8my76pte558cetf7bdmryay",null,null,1795999111898,1795999111898,1,[["alc_01m8my76pte558cetf7f144dv3","org_01m8my6vd7e1mra510te1t13b8","inv_01m8my76mwevxs6cyk2hexjxrb",4000,"2026-03-28",null],["alc_01m8my76pte558cetf7f144dv4","org_01m8my6vd7e1mra510te1t13b8","inv_01m8my76nsejprc3z9z4kjfc4b",4000,"2026-03-28",null]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 34, 2, 'invoices', 'inv_01m8my76mwevxs6cyk2hexjxrb', '["inv_01m8my76mwevxs6cyk2hexjxrb","org_01m8my6vd7e1mra510te1t13b8","sales","invoice","issued","A-1","con_01m8my76m9ekebptvd0yp410bs","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8my76mwevxs6cyk2p7dzza0",null,null,"a-1",1795999111836,1795999111898,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8my6vd7e1mra510te1t13b8",1,"Ash","1","50",null,"acc_01m8my6vd7e1mra510prwnb96r","NV",null,5000,0,5000]],[["alc_01m8my76pte558cetf7f144dv3","org_01m8my6vd7e1mra510te1t13b8",null,null,4000,"2026-03-28",null,1795999111898,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 34, 3, 'invoices', 'inv_01m8my76nsejprc3z9z4kjfc4b', '["inv_01m8my76nsejprc3z9z4kjfc4b","org_01m8my6vd7e1mra510te1t13b8","purchase","invoice","issued","A-1","con_01m8my76m9ekebptvd0yp410bs","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8my76nsejprc3z9z8sgvt0c",null,null,"a-1",1795999111865,1795999111898,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8my6vd7e1mra510te1t13b8",1,"Ash","1","50",null,"acc_01m8my6vd7e1mra510qchvx2j3","NV",null,5000,0,5000]],[["alc_01m8my76pte558cetf7f144dv4","org_01m8my6vd7e1mra510te1t13b8",null,null,4000,"2026-03-28",null,1795999111898,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 35, 1, 'journal_metadata', 'jnl_01m8my76t4eqkaqqkhmdhy5gpt', '["jnl_01m8my76t4eqkaqqkhmdhy5gpt","org_01m8my6vd7e1mra510te1t13b8","{\"run\":\"7\"}"]');
INSERT INTO audit_states VALUES ('org_01m8my6vd7e1mra510te1t13b8', 36, 1, 'contacts', 'con_01m8my76tgewdtqvvk0yg6hjje', '["con_01m8my76tgewdtqvvk0yg6hjje","org_01m8my6vd7e1mra510te1t13b8","customer","Yew",null,null,null,null,null,30,null,null,"active","yew",1795999112016,1795999112016,1,"C-7","{\"shop\":\"York\"}"]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 1, 'organisations', 'org_01m8my6ygwefprsty4tnapx5xg', '["org_01m8my6ygwefprsty4tnapx5xg","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999103516,1795999103516,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 2, 'members', 'mem_01m8my6ygwefprsty4m1e3v9jj', '["mem_01m8my6ygwefprsty4m1e3v9jj","org_01m8my6ygwefprsty4tnapx5xg","jo@example.com","usr_01m8my6tmmegjtb8ywjfd6x8jb","owner",1795999103516,1795999103516,1]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 3, 'accounts', 'acc_01m8my6ygwefprsty4m7d198k7', '["acc_01m8my6ygwefprsty4m7d198k7","org_01m8my6ygwefprsty4tnapx5xg","1000","Computer equipment","ASSET",null,"ST",null,"active",1795999103516,1795999103516,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 4, 'accounts', 'acc_01m8my6ygwefprsty4mbmeze30', '["acc_01m8my6ygwefprsty4mbmeze30","org_01m8my6ygwefprsty4tnapx5xg","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795999103516,1795999103516,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 5, 'accounts', 'acc_01m8my6ygwefprsty4mevsj7sz', '["acc_01m8my6ygwefprsty4mevsj7sz","org_01m8my6ygwefprsty4tnapx5xg","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795999103516,1795999103516,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 6, 'accounts', 'acc_01m8my6ygwefprsty4mhp68w5d', '["acc_01m8my6ygwefprsty4mhp68w5d","org_01m8my6ygwefprsty4tnapx5xg","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795999103516,1795999103516,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 7, 'accounts', 'acc_01m8my6ygwefprsty4mpzyk5gh', '["acc_01m8my6ygwefprsty4mpzyk5gh","org_01m8my6ygwefprsty4tnapx5xg","1100","Stock","ASSET",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 8, 'accounts', 'acc_01m8my6ygwefprsty4mrmgj4nh', '["acc_01m8my6ygwefprsty4mrmgj4nh","org_01m8my6ygwefprsty4tnapx5xg","1200","Trade debtors","ASSET","receivable",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 9, 'accounts', 'acc_01m8my6ygwefprsty4mxmnm3q3', '["acc_01m8my6ygwefprsty4mxmnm3q3","org_01m8my6ygwefprsty4tnapx5xg","1210","Prepayments","ASSET",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 10, 'accounts', 'acc_01m8my6ygwefprsty4n28b3jtx', '["acc_01m8my6ygwefprsty4n28b3jtx","org_01m8my6ygwefprsty4tnapx5xg","1220","Other debtors","ASSET",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 11, 'accounts', 'acc_01m8my6ygwefprsty4n53v4rrr', '["acc_01m8my6ygwefprsty4n53v4rrr","org_01m8my6ygwefprsty4tnapx5xg","1300","Current account","ASSET","bank",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 12, 'accounts', 'acc_01m8my6ygwefprsty4n9bh3tss', '["acc_01m8my6ygwefprsty4n9bh3tss","org_01m8my6ygwefprsty4tnapx5xg","1310","Petty cash","ASSET",null,"NV",null,"active",1795999103516,1795999103516,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 13, 'accounts', 'acc_01m8my6ygwefprsty4nef603e3', '["acc_01m8my6ygwefprsty4nef603e3","org_01m8my6ygwefprsty4tnapx5xg","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 14, 'accounts', 'acc_01m8my6ygwefprsty4ngax31p6', '["acc_01m8my6ygwefprsty4ngax31p6","org_01m8my6ygwefprsty4tnapx5xg","2110","Accruals","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 15, 'accounts', 'acc_01m8my6ygwefprsty4nmem3mtg', '["acc_01m8my6ygwefprsty4nmem3mtg","org_01m8my6ygwefprsty4tnapx5xg","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 16, 'accounts', 'acc_01m8my6ygwefprsty4nt1yw4vk', '["acc_01m8my6ygwefprsty4nt1yw4vk","org_01m8my6ygwefprsty4tnapx5xg","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 17, 'accounts', 'acc_01m8my6ygwefprsty4nydmy1dn', '["acc_01m8my6ygwefprsty4nydmy1dn","org_01m8my6ygwefprsty4tnapx5xg","2220","Net wages","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 18, 'accounts', 'acc_01m8my6ygwefprsty4p05183nr', '["acc_01m8my6ygwefprsty4p05183nr","org_01m8my6ygwefprsty4tnapx5xg","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 19, 'accounts', 'acc_01m8my6ygwefprsty4p60sree7', '["acc_01m8my6ygwefprsty4p60sree7","org_01m8my6ygwefprsty4tnapx5xg","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 20, 'accounts', 'acc_01m8my6ygwefprsty4pa9j68h2', '["acc_01m8my6ygwefprsty4pa9j68h2","org_01m8my6ygwefprsty4tnapx5xg","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795999103516,1795999103516,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 21, 'accounts', 'acc_01m8my6ygwefprsty4pev8k8dx', '["acc_01m8my6ygwefprsty4pev8k8dx","org_01m8my6ygwefprsty4tnapx5xg","2900","Suspense","LIABILITY","suspense",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 22, 'accounts', 'acc_01m8my6ygwefprsty4pgzfw73j', '["acc_01m8my6ygwefprsty4pgzfw73j","org_01m8my6ygwefprsty4tnapx5xg","3000","Share capital","EQUITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 23, 'accounts', 'acc_01m8my6ygwefprsty4ppt4vf0h', '["acc_01m8my6ygwefprsty4ppt4vf0h","org_01m8my6ygwefprsty4tnapx5xg","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 24, 'accounts', 'acc_01m8my6ygwefprsty4psaz9edb', '["acc_01m8my6ygwefprsty4psaz9edb","org_01m8my6ygwefprsty4tnapx5xg","3200","Dividends","EQUITY",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 25, 'accounts', 'acc_01m8my6ygwefprsty4pwzg68xr', '["acc_01m8my6ygwefprsty4pwzg68xr","org_01m8my6ygwefprsty4tnapx5xg","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 26, 'accounts', 'acc_01m8my6ygwefprsty4q1sac7da', '["acc_01m8my6ygwefprsty4q1sac7da","org_01m8my6ygwefprsty4tnapx5xg","4000","Sales","INCOME",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 27, 'accounts', 'acc_01m8my6ygwefprsty4q4htgt1x', '["acc_01m8my6ygwefprsty4q4htgt1x","org_01m8my6ygwefprsty4tnapx5xg","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 28, 'accounts', 'acc_01m8my6ygwefprsty4qbqn6m3c', '["acc_01m8my6ygwefprsty4qbqn6m3c","org_01m8my6ygwefprsty4tnapx5xg","4090","Other income","INCOME",null,"ST",null,"active",1795999103516,1795999103516,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 29, 'accounts', 'acc_01m8my6ygwefprsty4qdb7s6cx', '["acc_01m8my6ygwefprsty4qdb7s6cx","org_01m8my6ygwefprsty4tnapx5xg","4900","Interest received","INCOME",null,"EX",null,"active",1795999103516,1795999103516,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 30, 'accounts', 'acc_01m8my6ygwefprsty4qjqbp378', '["acc_01m8my6ygwefprsty4qjqbp378","org_01m8my6ygwefprsty4tnapx5xg","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 31, 'accounts', 'acc_01m8my6ygwefprsty4qn5mxw2r', '["acc_01m8my6ygwefprsty4qn5mxw2r","org_01m8my6ygwefprsty4tnapx5xg","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 32, 'accounts', 'acc_01m8my6ygwefprsty4qtm5j5fb', '["acc_01m8my6ygwefprsty4qtm5j5fb","org_01m8my6ygwefprsty4tnapx5xg","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 33, 'accounts', 'acc_01m8my6ygwefprsty4qxtpfa8s', '["acc_01m8my6ygwefprsty4qxtpfa8s","org_01m8my6ygwefprsty4tnapx5xg","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 34, 'accounts', 'acc_01m8my6ygwefprsty4r3yex1r6', '["acc_01m8my6ygwefprsty4r3yex1r6","org_01m8my6ygwefprsty4tnapx5xg","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 35, 'accounts', 'acc_01m8my6ygwefprsty4r78syp9s', '["acc_01m8my6ygwefprsty4r78syp9s","org_01m8my6ygwefprsty4tnapx5xg","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 36, 'accounts', 'acc_01m8my6ygwefprsty4rbx2xcp1', '["acc_01m8my6ygwefprsty4rbx2xcp1","org_01m8my6ygwefprsty4tnapx5xg","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 37, 'accounts', 'acc_01m8my6ygwefprsty4rfp11z4t', '["acc_01m8my6ygwefprsty4rfp11z4t","org_01m8my6ygwefprsty4tnapx5xg","6100","Rent","EXPENSE",null,"EX",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 38, 'accounts', 'acc_01m8my6ygwefprsty4rjw9p26x', '["acc_01m8my6ygwefprsty4rjw9p26x","org_01m8my6ygwefprsty4tnapx5xg","6110","Business rates","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 39, 'accounts', 'acc_01m8my6ygwefprsty4rpvat4q4', '["acc_01m8my6ygwefprsty4rpvat4q4","org_01m8my6ygwefprsty4tnapx5xg","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 40, 'accounts', 'acc_01m8my6ygwefprsty4rvt0e10d', '["acc_01m8my6ygwefprsty4rvt0e10d","org_01m8my6ygwefprsty4tnapx5xg","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 41, 'accounts', 'acc_01m8my6ygwefprsty4rzcap222', '["acc_01m8my6ygwefprsty4rzcap222","org_01m8my6ygwefprsty4tnapx5xg","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 42, 'accounts', 'acc_01m8my6ygwefprsty4s2ahj83s', '["acc_01m8my6ygwefprsty4s2ahj83s","org_01m8my6ygwefprsty4tnapx5xg","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 43, 'accounts', 'acc_01m8my6ygwefprsty4s4trckr4', '["acc_01m8my6ygwefprsty4s4trckr4","org_01m8my6ygwefprsty4tnapx5xg","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 44, 'accounts', 'acc_01m8my6ygwefprsty4saz5fsk1', '["acc_01m8my6ygwefprsty4saz5fsk1","org_01m8my6ygwefprsty4tnapx5xg","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 45, 'accounts', 'acc_01m8my6ygwefprsty4sfzsf9nk', '["acc_01m8my6ygwefprsty4sfzsf9nk","org_01m8my6ygwefprsty4tnapx5xg","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 46, 'accounts', 'acc_01m8my6ygwefprsty4sj3dje84', '["acc_01m8my6ygwefprsty4sj3dje84","org_01m8my6ygwefprsty4tnapx5xg","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 47, 'accounts', 'acc_01m8my6ygwefprsty4sp8a14ag', '["acc_01m8my6ygwefprsty4sp8a14ag","org_01m8my6ygwefprsty4tnapx5xg","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 48, 'accounts', 'acc_01m8my6ygwefprsty4svshwq2m', '["acc_01m8my6ygwefprsty4svshwq2m","org_01m8my6ygwefprsty4tnapx5xg","6600","Insurance","EXPENSE",null,"EX",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 49, 'accounts', 'acc_01m8my6ygwefprsty4swqyh9y2', '["acc_01m8my6ygwefprsty4swqyh9y2","org_01m8my6ygwefprsty4tnapx5xg","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 50, 'accounts', 'acc_01m8my6ygwefprsty4t17fsc30', '["acc_01m8my6ygwefprsty4t17fsc30","org_01m8my6ygwefprsty4tnapx5xg","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 51, 'accounts', 'acc_01m8my6ygwefprsty4t44kykh7', '["acc_01m8my6ygwefprsty4t44kykh7","org_01m8my6ygwefprsty4tnapx5xg","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 52, 'accounts', 'acc_01m8my6ygwefprsty4taeyr77h', '["acc_01m8my6ygwefprsty4taeyr77h","org_01m8my6ygwefprsty4tnapx5xg","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795999103516,1795999103516,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 53, 'accounts', 'acc_01m8my6ygwefprsty4tcw85r8w', '["acc_01m8my6ygwefprsty4tcw85r8w","org_01m8my6ygwefprsty4tnapx5xg","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795999103516,1795999103516,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 1, 54, 'accounts', 'acc_01m8my6ygwefprsty4thmy12k8', '["acc_01m8my6ygwefprsty4thmy12k8","org_01m8my6ygwefprsty4tnapx5xg","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795999103516,1795999103516,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 1, 'accounts', 'acc_01m8my6ymweedbqzbexk720r7m', '["acc_01m8my6ymweedbqzbexk720r7m","org_01m8my6ygwefprsty4tnapx5xg","2250","VAT","LIABILITY","vat_control",null,null,"active",1795999103644,1795999103644,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 3, 1, 'accounts', 'acc_01m8my6yqheqbtfd30db0s22fy', '["acc_01m8my6yqheqbtfd30db0s22fy","org_01m8my6ygwefprsty4tnapx5xg","4100","Room hire","INCOME",null,"EX",null,"active",1795999103729,1795999103729,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 1, 'bank_accounts', 'bac_01m8my6yvqe22a2sx104zf7tv3', '["bac_01m8my6yvqe22a2sx104zf7tv3","org_01m8my6ygwefprsty4tnapx5xg","acc_01m8my6ygwefprsty4n53v4rrr","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8my6yvqe22a2sx10c4ft95j",null,1795999103863,1795999103863,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 5, 1, 'accounts', 'acc_01m8my6yymeynazs8shb880sf2', '["acc_01m8my6yymeynazs8shb880sf2","org_01m8my6ygwefprsty4tnapx5xg","1301","Savings","ASSET","bank",null,null,"active",1795999103956,1795999103956,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 6, 1, 'bank_accounts', 'bac_01m8my6yymeynazs8sh5sejypj', '["bac_01m8my6yymeynazs8sh5sejypj","org_01m8my6ygwefprsty4tnapx5xg","acc_01m8my6yymeynazs8shb880sf2","Savings","savings",null,null,null,null,null,null,null,1795999103956,1795999103956,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 1, 'contacts', 'con_01m8my6z14ek3atmbd66nzhydt', '["con_01m8my6z14ek3atmbd66nzhydt","org_01m8my6ygwefprsty4tnapx5xg","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795999104036,1795999104036,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 1, 'contacts', 'con_01m8my6z2re87r142ah61yxb8z', '["con_01m8my6z2re87r142ah61yxb8z","org_01m8my6ygwefprsty4tnapx5xg","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795999104088,1795999104088,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 1, 'contacts', 'con_01m8my6z57efa8nwaeppzns2pa', '["con_01m8my6z57efa8nwaeppzns2pa","org_01m8my6ygwefprsty4tnapx5xg","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795999104167,1795999104167,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 1, 'contacts', 'con_01m8my6z77emhbqcxjxz5me97e', '["con_01m8my6z77emhbqcxjxz5me97e","org_01m8my6ygwefprsty4tnapx5xg","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795999104231,1795999104231,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 1, 'contacts', 'con_01m8my6z9gegeb30fb0ymk75j1', '["con_01m8my6z9gegeb30fb0ymk75j1","org_01m8my6ygwefprsty4tnapx5xg","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795999104304,1795999104304,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 1, 'contacts', 'con_01m8my6zceeq4ag99pp341perm', '["con_01m8my6zceeq4ag99pp341perm","org_01m8my6ygwefprsty4tnapx5xg","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795999104398,1795999104398,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 1, 'contacts', 'con_01m8my6ze8edn9z8dxyks7whrp', '["con_01m8my6ze8edn9z8dxyks7whrp","org_01m8my6ygwefprsty4tnapx5xg","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795999104456,1795999104456,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 1, 'invoices', 'inv_01m8my6zhjenmr98xwryqpttvw', '["inv_01m8my6zhjenmr98xwryqpttvw","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0001","con_01m8my6z14ek3atmbd66nzhydt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8my6zhjenmr98xws1nzm0qz",null,null,"inv-0001",1795999104562,1795999104562,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course design, 3 days","3","650.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,195000,39000,234000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 14, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 15, 1, 'invoices', 'inv_01m8my6zk5efxbhp997bndg155', '["inv_01m8my6zk5efxbhp997bndg155","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","PX-881","con_01m8my6z77emhbqcxjxz5me97e","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8my6zk5efxbhp997fdewje1",null,null,"px-881",1795999104613,1795999104613,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Printing of workbooks","1","412.00",null,"acc_01m8my6ygwefprsty4qn5mxw2r","ZR",null,41200,0,41200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 16, 1, 'invoices', 'inv_01m8my6zmjeept0mwyvjmatz9a', '["inv_01m8my6zmjeept0mwyvjmatz9a","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","TB-0117","con_01m8my6z9gegeb30fb0ymk75j1","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8my6zmjeept0mwyvqscv4a3",null,null,"tb-0117",1795999104658,1795999104658,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Laptop","1","899.00",null,"acc_01m8my6ygwefprsty4m7d198k7","ST",null,89900,17980,107880]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 17, 1, 'invoices', 'inv_01m8my6znrejzabej3s05hw544', '["inv_01m8my6znrejzabej3s05hw544","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0002","con_01m8my6z14ek3atmbd66nzhydt","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8my6znrejzabej3s6wz66q2",null,null,"inv-0002",1795999104696,1795999104696,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Workbooks","120","7.25",null,"acc_01m8my6ygwefprsty4q4htgt1x","ZR",null,87000,0,87000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 17, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 18, 1, 'invoices', 'inv_01m8my6zq3evhtj5qe9r3zb8hh', '["inv_01m8my6zq3evhtj5qe9r3zb8hh","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","HL-33","con_01m8my6zceeq4ag99pp341perm","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8my6zq3evhtj5qe9yf40w0p",null,null,"hl-33",1795999104739,1795999104739,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Rent, January to March","1","1350.00",null,"acc_01m8my6ygwefprsty4rfp11z4t","EX",null,135000,0,135000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 19, 1, 'invoices', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', '["inv_01m8my6zqvex1v3r8vhfb9cm8j","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0003","con_01m8my6z2re87r142ah61yxb8z","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8my6zqvex1v3r8vhkjmp04s",null,null,"inv-0003",1795999104763,1795999104763,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8my6yqheqbtfd30db0s22fy","EX",null,24000,0,24000],["org_01m8my6ygwefprsty4tnapx5xg",2,"Projector","1","35.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,3500,700,4200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 19, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 20, 1, 'invoices', 'inv_01m8my6zrnetw97e95gjm8vjj8', '["inv_01m8my6zrnetw97e95gjm8vjj8","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0004","con_01m8my6z57efa8nwaeppzns2pa","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8my6zrnetw97e95gnrdjfjf",null,null,"inv-0004",1795999104789,1795999104789,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course for new starters","1","1480.00","10","acc_01m8my6ygwefprsty4q1sac7da","ST",null,133200,26640,159840]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 20, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 21, 1, 'invoices', 'inv_01m8my6zspes9t1fnxx4ngtrv7', '["inv_01m8my6zspes9t1fnxx4ngtrv7","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0005","con_01m8my6z57efa8nwaeppzns2pa","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8my6zspes9t1fnxx8wabs72",null,null,"inv-0005",1795999104822,1795999104822,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Raised in error","1","500.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 21, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 22, 1, 'invoices', 'inv_01m8my6ztge3xvs2qhrc0hskpm', '["inv_01m8my6ztge3xvs2qhrc0hskpm","org_01m8my6ygwefprsty4tnapx5xg","sales","credit_note","issued","CN-0001","con_01m8my6z57efa8nwaeppzns2pa","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8my6ztge3xvs2qhrgzr51bn",null,null,"cn-0001\ninv-0004",1795999104848,1795999104848,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"A day that was not held","1","150.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 22, 2, 'number_sequences', 'credit_note', '["org_01m8my6ygwefprsty4tnapx5xg","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 23, 1, 'invoices', 'inv_01m8my6zv7ec39wf7951gezjy7', '["inv_01m8my6zv7ec39wf7951gezjy7","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","FR-1209","con_01m8my6ze8edn9z8dxyks7whrp","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8my6zv7ec39wf7957m0x2pj",null,null,"fr-1209",1795999104871,1795999104871,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Illustration, 2 days","2","384.00",null,"acc_01m8my6ygwefprsty4qtm5j5fb","ST",null,64000,12800,76800]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 24, 1, 'invoices', 'inv_01m8my6zw0eycvq5204j9gfbek', '["inv_01m8my6zw0eycvq5204j9gfbek","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0006","con_01m8my6z14ek3atmbd66nzhydt","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8my6zw0eycvq5204m16bkze",null,null,"inv-0006",1795999104896,1795999104896,1,"9999-99-99",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Workbooks","24","7.25",null,"acc_01m8my6ygwefprsty4q4htgt1x","ZR",null,17400,0,17400],["org_01m8my6ygwefprsty4tnapx5xg",2,"Half a day of course design","0.5","650.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,32500,6500,39000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 24, 2, 'number_sequences', 'invoice', '["org_01m8my6ygwefprsty4tnapx5xg","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 25, 1, 'invoices', 'inv_01m8my6zspes9t1fnxx4ngtrv7', '["inv_01m8my6zspes9t1fnxx4ngtrv7","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","void","INV-0005","con_01m8my6z57efa8nwaeppzns2pa","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8my6zspes9t1fnxx8wabs72","2026-03-03","jnl_01m8my6zygedsvadzfva76yjr7","inv-0005",1795999104822,1795999104976,2,"2026-03-03",0,null,null,[["org_01m8my6ygwefprsty4tnapx5xg",1,"Raised in error","1","500.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 1, 'invoices', 'inv_01m8my6zrnetw97e95gjm8vjj8', '["inv_01m8my6zrnetw97e95gjm8vjj8","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0004","con_01m8my6z57efa8nwaeppzns2pa","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8my6zrnetw97e95gnrdjfjf",null,null,"inv-0004",1795999104789,1795999105081,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course for new starters","1","1480.00","10","acc_01m8my6ygwefprsty4q1sac7da","ST",null,133200,26640,159840]],[["alc_01m8my701seadv5y586vxmzfet","org_01m8my6ygwefprsty4tnapx5xg",null,"inv_01m8my6ztge3xvs2qhrc0hskpm",18000,"2026-03-12",null,1795999105081,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 2, 'invoices', 'inv_01m8my6ztge3xvs2qhrc0hskpm', '["inv_01m8my6ztge3xvs2qhrc0hskpm","org_01m8my6ygwefprsty4tnapx5xg","sales","credit_note","issued","CN-0001","con_01m8my6z57efa8nwaeppzns2pa","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8my6ztge3xvs2qhrgzr51bn",null,null,"cn-0001\ninv-0004",1795999104848,1795999105081,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8my6ygwefprsty4tnapx5xg",1,"A day that was not held","1","150.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 30, 1, 'invoices', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', '["inv_01m8my6zqvex1v3r8vhfb9cm8j","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0003","con_01m8my6z2re87r142ah61yxb8z","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8my6zqvex1v3r8vhkjmp04s",null,null,"inv-0003",1795999104763,1795999105274,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8my6yqheqbtfd30db0s22fy","EX",null,24000,0,24000],["org_01m8my6ygwefprsty4tnapx5xg",2,"Projector","1","35.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,3500,700,4200]],[["alc_01m8my707texwv3bq3tvd316fd","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my707texwv3bq3tj7vqta7",null,28200,"2026-03-06",null,1795999105274,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 30, 2, 'settlements', 'set_01m8my707texwv3bq3tj7vqta7', '["set_01m8my707texwv3bq3tj7vqta7","org_01m8my6ygwefprsty4tnapx5xg","receipt","sales","posted","con_01m8my6z2re87r142ah61yxb8z","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-06",28200,28200,null,null,0,"jnl_01m8my707texwv3bq3tq14h3f3",null,null,"",1795999105274,1795999105274,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 1, 'bank_accounts', 'bac_01m8my6yvqe22a2sx104zf7tv3', '["bac_01m8my6yvqe22a2sx104zf7tv3","org_01m8my6ygwefprsty4tnapx5xg","acc_01m8my6ygwefprsty4n53v4rrr","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8my6yvqe22a2sx10c4ft95j",900715,1795999103863,1795999105408,2,"2026-03-31",null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 2, 'stated_balances', 'bac_01m8my6yvqe22a2sx104zf7tv3/2026-03-31', '["org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-31",900715,1795999105408]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 3, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j34sarvpa', '["btx_01m8my70c0e0fvxq2j34sarvpa","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 4, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j38k2xzxp', '["btx_01m8my70c0e0fvxq2j38k2xzxp","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 5, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3d4p1653', '["btx_01m8my70c0e0fvxq2j3d4p1653","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 6, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3hb4bzpv', '["btx_01m8my70c0e0fvxq2j3hb4bzpv","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 7, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3pey2xxy', '["btx_01m8my70c0e0fvxq2j3pey2xxy","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 8, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3srafsqe', '["btx_01m8my70c0e0fvxq2j3srafsqe","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 9, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3z31m206', '["btx_01m8my70c0e0fvxq2j3z31m206","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 10, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j43awv20j', '["btx_01m8my70c0e0fvxq2j43awv20j","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 11, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j44v9dgv7', '["btx_01m8my70c0e0fvxq2j44v9dgv7","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 12, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j490xjtkg', '["btx_01m8my70c0e0fvxq2j490xjtkg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 13, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4eqpzepg', '["btx_01m8my70c0e0fvxq2j4eqpzepg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 14, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4kbkvsyg', '["btx_01m8my70c0e0fvxq2j4kbkvsyg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 31, 15, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4nww1g04', '["btx_01m8my70c0e0fvxq2j4nww1g04","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795999105408,1795999105408,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 32, 1, 'invoices', 'inv_01m8my6zmjeept0mwyvjmatz9a', '["inv_01m8my6zmjeept0mwyvjmatz9a","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","TB-0117","con_01m8my6z9gegeb30fb0ymk75j1","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8my6zmjeept0mwyvqscv4a3",null,null,"tb-0117",1795999104658,1795999105584,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Laptop","1","899.00",null,"acc_01m8my6ygwefprsty4m7d198k7","ST",null,89900,17980,107880]],[["alc_01m8my70hgeyq8t4j75fx899h4","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my70hgeyq8t4j75fx899h4",null,107880,"2026-01-22",null,1795999105584,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 32, 2, 'settlements', 'set_01m8my70hgeyq8t4j75fx899h4', '["set_01m8my70hgeyq8t4j75fx899h4","org_01m8my6ygwefprsty4tnapx5xg","payment","purchase","posted","con_01m8my6z9gegeb30fb0ymk75j1","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-22",107880,107880,null,"btx_01m8my70c0e0fvxq2j34sarvpa",1,"jnl_01m8my70hgeyq8t4j75fx899h4",null,null,"",1795999105584,1795999105584,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 33, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j34sarvpa', '["btx_01m8my70c0e0fvxq2j34sarvpa","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8my6z9gegeb30fb0ymk75j1","allocations","jnl_01m8my70hgeyq8t4j75fx899h4",2,null,"NV",0,1795999105584,1795999105408,1795999105584,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 34, 1, 'invoices', 'inv_01m8my6zhjenmr98xwryqpttvw', '["inv_01m8my6zhjenmr98xwryqpttvw","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0001","con_01m8my6z14ek3atmbd66nzhydt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8my6zhjenmr98xws1nzm0qz",null,null,"inv-0001",1795999104562,1795999105767,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course design, 3 days","3","650.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,195000,39000,234000]],[["alc_01m8my70q7e31a33bc02stc728","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my70q7e31a33bc02stc728",null,150000,"2026-01-30",null,1795999105767,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 34, 2, 'settlements', 'set_01m8my70q7e31a33bc02stc728', '["set_01m8my70q7e31a33bc02stc728","org_01m8my6ygwefprsty4tnapx5xg","receipt","sales","posted","con_01m8my6z14ek3atmbd66nzhydt","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-30",150000,150000,null,"btx_01m8my70c0e0fvxq2j38k2xzxp",1,"jnl_01m8my70q7e31a33bc02stc728",null,null,"",1795999105767,1795999105767,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 35, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j38k2xzxp', '["btx_01m8my70c0e0fvxq2j38k2xzxp","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8my6z14ek3atmbd66nzhydt","allocations","jnl_01m8my70q7e31a33bc02stc728",2,null,"NV",0,1795999105767,1795999105408,1795999105767,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 36, 1, 'invoices', 'inv_01m8my6zq3evhtj5qe9r3zb8hh', '["inv_01m8my6zq3evhtj5qe9r3zb8hh","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","HL-33","con_01m8my6zceeq4ag99pp341perm","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8my6zq3evhtj5qe9yf40w0p",null,null,"hl-33",1795999104739,1795999105952,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Rent, January to March","1","1350.00",null,"acc_01m8my6ygwefprsty4rfp11z4t","EX",null,135000,0,135000]],[["alc_01m8my70x0ecfar230hbhtb693","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my70x0ecfar230hbhtb693",null,135000,"2026-02-10",null,1795999105952,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 36, 2, 'settlements', 'set_01m8my70x0ecfar230hbhtb693', '["set_01m8my70x0ecfar230hbhtb693","org_01m8my6ygwefprsty4tnapx5xg","payment","purchase","posted","con_01m8my6zceeq4ag99pp341perm","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-10",135000,135000,null,"btx_01m8my70c0e0fvxq2j3hb4bzpv",1,"jnl_01m8my70x0ecfar230hbhtb693",null,null,"",1795999105952,1795999105952,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 37, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3hb4bzpv', '["btx_01m8my70c0e0fvxq2j3hb4bzpv","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8my6zceeq4ag99pp341perm","allocations","jnl_01m8my70x0ecfar230hbhtb693",2,null,"NV",0,1795999105952,1795999105408,1795999105952,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 38, 1, 'invoices', 'inv_01m8my6zhjenmr98xwryqpttvw', '["inv_01m8my6zhjenmr98xwryqpttvw","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0001","con_01m8my6z14ek3atmbd66nzhydt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8my6zhjenmr98xws1nzm0qz",null,null,"inv-0001",1795999104562,1795999106177,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course design, 3 days","3","650.00",null,"acc_01m8my6ygwefprsty4q1sac7da","ST",null,195000,39000,234000]],[["alc_01m8my70q7e31a33bc02stc728","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my70q7e31a33bc02stc728",null,150000,"2026-01-30",null,1795999105767,null],["alc_01m8my7141ewc91sjv5e87k2sq","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my7141ewc91sjv5e87k2sq",null,84000,"2026-02-16",null,1795999106177,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 38, 2, 'invoices', 'inv_01m8my6znrejzabej3s05hw544', '["inv_01m8my6znrejzabej3s05hw544","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0002","con_01m8my6z14ek3atmbd66nzhydt","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8my6znrejzabej3s6wz66q2",null,null,"inv-0002",1795999104696,1795999106177,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Workbooks","120","7.25",null,"acc_01m8my6ygwefprsty4q4htgt1x","ZR",null,87000,0,87000]],[["alc_01m8my7141ewc91sjv5e87k2sr","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my7141ewc91sjv5e87k2sq",null,87000,"2026-02-16",null,1795999106177,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 38, 3, 'settlements', 'set_01m8my7141ewc91sjv5e87k2sq', '["set_01m8my7141ewc91sjv5e87k2sq","org_01m8my6ygwefprsty4tnapx5xg","receipt","sales","posted","con_01m8my6z14ek3atmbd66nzhydt","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-16",171000,171000,null,"btx_01m8my70c0e0fvxq2j3pey2xxy",1,"jnl_01m8my7141ewc91sjv5e87k2sq",null,null,"",1795999106177,1795999106177,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 39, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3pey2xxy', '["btx_01m8my70c0e0fvxq2j3pey2xxy","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8my6z14ek3atmbd66nzhydt","allocations","jnl_01m8my7141ewc91sjv5e87k2sq",2,null,"NV",0,1795999106177,1795999105408,1795999106177,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 40, 1, 'invoices', 'inv_01m8my6zk5efxbhp997bndg155', '["inv_01m8my6zk5efxbhp997bndg155","org_01m8my6ygwefprsty4tnapx5xg","purchase","invoice","issued","PX-881","con_01m8my6z77emhbqcxjxz5me97e","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8my6zk5efxbhp997fdewje1",null,null,"px-881",1795999104613,1795999106373,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Printing of workbooks","1","412.00",null,"acc_01m8my6ygwefprsty4qn5mxw2r","ZR",null,41200,0,41200]],[["alc_01m8my71a5e8as0s16pfbw4m0f","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my71a5e8as0s16pfbw4m0f",null,40000,"2026-02-27",null,1795999106373,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 40, 2, 'settlements', 'set_01m8my71a5e8as0s16pfbw4m0f', '["set_01m8my71a5e8as0s16pfbw4m0f","org_01m8my6ygwefprsty4tnapx5xg","payment","purchase","posted","con_01m8my6z77emhbqcxjxz5me97e","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-27",40000,40000,null,"btx_01m8my70c0e0fvxq2j3z31m206",1,"jnl_01m8my71a5e8as0s16pfbw4m0f",null,null,"",1795999106373,1795999106373,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 41, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3z31m206', '["btx_01m8my70c0e0fvxq2j3z31m206","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8my6z77emhbqcxjxz5me97e","allocations","jnl_01m8my71a5e8as0s16pfbw4m0f",2,null,"NV",0,1795999106373,1795999105408,1795999106373,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 42, 1, 'invoices', 'inv_01m8my6zrnetw97e95gjm8vjj8', '["inv_01m8my6zrnetw97e95gjm8vjj8","org_01m8my6ygwefprsty4tnapx5xg","sales","invoice","issued","INV-0004","con_01m8my6z57efa8nwaeppzns2pa","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8my6zrnetw97e95gnrdjfjf",null,null,"inv-0004",1795999104789,1795999106550,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8my6ygwefprsty4tnapx5xg",1,"Course for new starters","1","1480.00","10","acc_01m8my6ygwefprsty4q1sac7da","ST",null,133200,26640,159840]],[["alc_01m8my701seadv5y586vxmzfet","org_01m8my6ygwefprsty4tnapx5xg",null,"inv_01m8my6ztge3xvs2qhrc0hskpm",18000,"2026-03-12",null,1795999105081,null],["alc_01m8my71fpedvvwm7shxg22sk4","org_01m8my6ygwefprsty4tnapx5xg","set_01m8my71fpedvvwm7shxg22sk4",null,141840,"2026-03-16",null,1795999106550,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 42, 2, 'settlements', 'set_01m8my71fpedvvwm7shxg22sk4', '["set_01m8my71fpedvvwm7shxg22sk4","org_01m8my6ygwefprsty4tnapx5xg","receipt","sales","posted","con_01m8my6z57efa8nwaeppzns2pa","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-16",141840,141840,null,"btx_01m8my70c0e0fvxq2j490xjtkg",1,"jnl_01m8my71fpedvvwm7shxg22sk4",null,null,"",1795999106550,1795999106550,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 43, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j490xjtkg', '["btx_01m8my70c0e0fvxq2j490xjtkg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8my6z57efa8nwaeppzns2pa","allocations","jnl_01m8my71fpedvvwm7shxg22sk4",2,null,"NV",0,1795999106550,1795999105408,1795999106550,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 44, 1, 'settlements', 'set_01m8my707texwv3bq3tj7vqta7', '["set_01m8my707texwv3bq3tj7vqta7","org_01m8my6ygwefprsty4tnapx5xg","receipt","sales","posted","con_01m8my6z2re87r142ah61yxb8z","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-06",28200,28200,null,"btx_01m8my70c0e0fvxq2j44v9dgv7",0,"jnl_01m8my707texwv3bq3tq14h3f3",null,null,"",1795999105274,1795999106799,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 45, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j44v9dgv7', '["btx_01m8my70c0e0fvxq2j44v9dgv7","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8my6z2re87r142ah61yxb8z","match","jnl_01m8my707texwv3bq3tq14h3f3",2,null,"NV",0,1795999106799,1795999105408,1795999106799,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 46, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4kbkvsyg', '["btx_01m8my70c0e0fvxq2j4kbkvsyg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8my71wsedct3pqnhjy1yzvp",1,null,"NV",0,1795999106969,1795999105408,1795999106969,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 47, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4nww1g04', '["btx_01m8my70c0e0fvxq2j4nww1g04","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8my6ygwefprsty4nydmy1dn","NV",null,null,"account","jnl_01m8my725gek3t793x5c73akmv",1,"acc_01m8my6ygwefprsty4nydmy1dn","NV",0,1795999107248,1795999105408,1795999107248,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 48, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3d4p1653', '["btx_01m8my70c0e0fvxq2j3d4p1653","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8my6ygwefprsty4rzcap222","ST",null,null,null,null,null,null,null,null,null,1795999105408,1795999108423,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 49, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3srafsqe', '["btx_01m8my70c0e0fvxq2j3srafsqe","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8my6ygwefprsty4s4trckr4","ZR",null,null,null,null,null,null,null,null,null,1795999105408,1795999108423,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 50, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j43awv20j', '["btx_01m8my70c0e0fvxq2j43awv20j","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8my6ygwefprsty4rzcap222","ST",null,null,null,null,null,null,null,null,null,1795999105408,1795999108423,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 51, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4eqpzepg', '["btx_01m8my70c0e0fvxq2j4eqpzepg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8my6ygwefprsty4swqyh9y2","EX",null,null,null,null,null,null,null,null,null,1795999105408,1795999108423,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 52, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3srafsqe', '["btx_01m8my70c0e0fvxq2j3srafsqe","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8my6ygwefprsty4s4trckr4","ZR",null,null,"account","jnl_01m8my73e8eq0aw0wvxgn3pa1c",1,"acc_01m8my6ygwefprsty4s4trckr4","ZR",0,1795999108552,1795999105408,1795999108552,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 53, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j43awv20j', '["btx_01m8my70c0e0fvxq2j43awv20j","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8my6ygwefprsty4rzcap222","ST",null,null,"account","jnl_01m8my73jweyqsekhptt4t86ys",1,"acc_01m8my6ygwefprsty4rzcap222","ST",-600,1795999108700,1795999105408,1795999108700,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 54, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j3d4p1653', '["btx_01m8my70c0e0fvxq2j3d4p1653","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8my6ygwefprsty4rzcap222","ST",null,null,"account","jnl_01m8my73r5ermsjhx8357c4eqb",1,"acc_01m8my6ygwefprsty4rzcap222","ST",-600,1795999108869,1795999105408,1795999108869,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 55, 1, 'bank_transactions', 'btx_01m8my70c0e0fvxq2j4eqpzepg', '["btx_01m8my70c0e0fvxq2j4eqpzepg","org_01m8my6ygwefprsty4tnapx5xg","bac_01m8my6yvqe22a2sx104zf7tv3","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8my6ygwefprsty4swqyh9y2","EX",null,null,"account","jnl_01m8my73xwejkv6096q4bs4ryr",1,"acc_01m8my6ygwefprsty4swqyh9y2","EX",0,1795999109052,1795999105408,1795999109052,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 56, 1, 'vat_returns', 'vrt_01m8my745gek0rfk0bk52vqxxc', '["vrt_01m8my745gek0rfk0bk52vqxxc","org_01m8my6ygwefprsty4tnapx5xg","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795999109296,1795999109296,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 57, 1, 'organisations', 'org_01m8my6ygwefprsty4tnapx5xg', '["org_01m8my6ygwefprsty4tnapx5xg","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795999103516,1795999103516,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 57, 2, 'vat_returns', 'vrt_01m8my745gek0rfk0bk52vqxxc', '["vrt_01m8my745gek0rfk0bk52vqxxc","org_01m8my6ygwefprsty4tnapx5xg","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795999109401,1795999109296,1795999109401,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 58, 1, 'organisations', 'org_01m8my6ygwefprsty4tnapx5xg', '["org_01m8my6ygwefprsty4tnapx5xg","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795999103516,1795999109512,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1795999099541, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', '{}', X'30B5F536F37525DB5E34A3478EF612F6F7E02ADB7C8C417DB35FDB4EF6080F67');
INSERT INTO security_events VALUES (2, 1795999099721, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8my6tt9e44t1f6x2n0mmg2t', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'D481976477EB83B3B9D2116F9C6C3BE68EF75C4977A516A249EAC12309DA1582');
INSERT INTO security_events VALUES (3, 1795999099904, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', '{"expires_at":"2026-11-30T01:38:19.904Z"}', X'08BFDF316F60F4D608D406579C039041118A177BC2A9A58A0C0E4488D011BBD9');
INSERT INTO security_events VALUES (4, 1795999100292, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8my6vc4ec8rs1p3t2tdhjan', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'F7C8DF599F302028F80FDB326B7BCB2ADB3960B7769FF3B10159644F9946EEE6');
INSERT INTO security_events VALUES (5, 1795999110440, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', 'usr_01m8my6tmmegjtb8ywjfd6x8jb', '{"amount":10,"balance":10}', X'7D214B137241EE282EE20EBAB6B567095C97E24363BE0E17C38218235D46D5AD');
INSERT INTO security_head VALUES (1, 5, X'7D214B137241EE282EE20EBAB6B567095C97E24363BE0E17C38218235D46D5AD', NULL);
INSERT INTO vat_methods VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my701seadv5y586vxmzfet', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zrnetw97e95gjm8vjj8', NULL, 'inv_01m8my6ztge3xvs2qhrc0hskpm', 18000, '2026-03-12', NULL, 1795999105081, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my707texwv3bq3tvd316fd', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zqvex1v3r8vhfb9cm8j', 'set_01m8my707texwv3bq3tj7vqta7', NULL, 28200, '2026-03-06', NULL, 1795999105274, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my70hgeyq8t4j75fx899h4', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zmjeept0mwyvjmatz9a', 'set_01m8my70hgeyq8t4j75fx899h4', NULL, 107880, '2026-01-22', NULL, 1795999105584, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my70q7e31a33bc02stc728', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zhjenmr98xwryqpttvw', 'set_01m8my70q7e31a33bc02stc728', NULL, 150000, '2026-01-30', NULL, 1795999105767, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my70x0ecfar230hbhtb693', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zq3evhtj5qe9r3zb8hh', 'set_01m8my70x0ecfar230hbhtb693', NULL, 135000, '2026-02-10', NULL, 1795999105952, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my7141ewc91sjv5e87k2sq', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zhjenmr98xwryqpttvw', 'set_01m8my7141ewc91sjv5e87k2sq', NULL, 84000, '2026-02-16', NULL, 1795999106177, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my7141ewc91sjv5e87k2sr', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6znrejzabej3s05hw544', 'set_01m8my7141ewc91sjv5e87k2sq', NULL, 87000, '2026-02-16', NULL, 1795999106177, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my71a5e8as0s16pfbw4m0f', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zk5efxbhp997bndg155', 'set_01m8my71a5e8as0s16pfbw4m0f', NULL, 40000, '2026-02-27', NULL, 1795999106373, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my71fpedvvwm7shxg22sk4', 'org_01m8my6ygwefprsty4tnapx5xg', 'inv_01m8my6zrnetw97e95gjm8vjj8', 'set_01m8my71fpedvvwm7shxg22sk4', NULL, 141840, '2026-03-16', NULL, 1795999106550, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my761pep3ttkjp03a2zw1g', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my75zheaft568acm5vdzgx', NULL, NULL, 6000, '2026-03-25', NULL, 1795999111222, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my76h4ej09t0dzv0ch2taf', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76g7e9zb0s6ts2bzaa56', 'set_01m8my76dven4bqcphgxkb826n', NULL, 3000, '2026-04-02', NULL, 1795999111716, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8my76pte558cetf7f144dv3', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76mwevxs6cyk2hexjxrb', NULL, NULL, 4000, '2026-03-28', NULL, 1795999111898, NULL, 'ctr_01m8my76pte558cetf74xfhrfr');
INSERT INTO allocations VALUES ('alc_01m8my76pte558cetf7f144dv4', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my76nsejprc3z9z4kjfc4b', NULL, NULL, 4000, '2026-03-28', NULL, 1795999111898, NULL, 'ctr_01m8my76pte558cetf74xfhrfr');
INSERT INTO write_offs VALUES ('alc_01m8my761pep3ttkjp03a2zw1g', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my75zheaft568acm5vdzgx', '2026-03-25', 6000, 'acc_01m8my6vd7e1mra510szb46xqx', 'In liquidation', 'jnl_01m8my761pep3ttkjp05a4a1r1', NULL, NULL, 1795999111222, NULL);
INSERT INTO unpaid_vat VALUES ('jnl_01m8my7641e9btdt9g7b8ejw5d', 'org_01m8my6vd7e1mra510te1t13b8', 'inv_01m8my763mebzvsf7p389g848s', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8my6vd7e1mra510mvbt9yc4', NULL, 'jnl_01m8my7641e9btdt9g7b8ejw5d', NULL, NULL, 1795999111297);
INSERT INTO tax_codes VALUES ('org_01m8my6vd7e1mra510te1t13b8', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795999110649, 1795999110649, 1, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8my75zheaft568acm5vdzgx', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8my763mebzvsf7p389g848s', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8my76g7e9zb0s6ts2bzaa56', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6vd7e1mra510te1t13b8', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8my6zhjenmr98xwryqpttvw', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8my6zk5efxbhp997bndg155', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8my6zmjeept0mwyvjmatz9a', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8my6znrejzabej3s05hw544', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8my6zq3evhtj5qe9r3zb8hh', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8my6zqvex1v3r8vhfb9cm8j', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8my6zqvex1v3r8vhfb9cm8j', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8my6zrnetw97e95gjm8vjj8', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8my6zspes9t1fnxx4ngtrv7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8my6ztge3xvs2qhrc0hskpm', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8my6zv7ec39wf7951gezjy7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8my6zw0eycvq5204j9gfbek', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8my6zw0eycvq5204j9gfbek', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8my6zspes9t1fnxx4ngtrv7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8my6ygwefprsty4tnapx5xg', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6vd7e1mra510te1t13b8', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8my6ygwefprsty4tnapx5xg', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8my769ge7q9nszctmg23qa7', 'org_01m8my6vd7e1mra510te1t13b8', 'vrt_01m8my765te88rtm8xfs6r8fce', 1795999111494);
INSERT INTO deposit_releases VALUES ('alc_01m8my76h4ej09t0dzv0ch2taf', 'org_01m8my6vd7e1mra510te1t13b8', 'set_01m8my76dven4bqcphgxkb826n', '2026-04-02', 2521, 479, 'jnl_01m8my76hgea89mwyz7y8nvd0p', NULL, NULL, 1795999111716);
INSERT INTO late_vat VALUES ('jnl_01m8my76bmewh9w0n1b8qb0wzz', 'org_01m8my6vd7e1mra510te1t13b8', 'error', 'careless', 'Lost', 1795999111566, 1795999111566);
INSERT INTO contras VALUES ('ctr_01m8my76pte558cetf74xfhrfr', 'org_01m8my6vd7e1mra510te1t13b8', 'con_01m8my76m9ekebptvd0yp410bs', '2026-03-28', 4000, NULL, 'jnl_01m8my76pte558cetf7bdmryay', NULL, NULL, 1795999111898, 1795999111898, 1, NULL, NULL);
INSERT INTO journal_metadata VALUES ('jnl_01m8my76t4eqkaqqkhmdhy5gpt', 'org_01m8my6vd7e1mra510te1t13b8', '{"run":"7"}');
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
CREATE INDEX late_vat_by_organisation ON late_vat (organisation_id, journal_id);
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
    NEW.finalised_at, NEW.created_at, NEW.errors_left_out, NEW.left_out_vat
) IS NOT (
    OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments, OLD.scheme,
    OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net, OLD.input_vat, OLD.box_1,
    OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7, OLD.box_8, OLD.box_9, OLD.journal_id,
    OLD.finalised_at, OLD.created_at, OLD.errors_left_out, OLD.left_out_vat
))
BEGIN SELECT RAISE(ABORT, 'a finalised VAT return is never changed, but for when it was filed'); END;
CREATE TRIGGER settlements_close AFTER UPDATE OF touched, status ON settlements
BEGIN
    UPDATE settlements SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR amount = now.live
        THEN max(coalesce(void_date, date), coalesce(now.last, date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NOT NULL THEN 0
            WHEN (i.kind = 'credit_note') = ((NEW.type = 'receipt') <> (NEW.side = 'sales'))
            THEN a.amount ELSE -a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.settlement_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;
CREATE INDEX contras_by_date ON contras (organisation_id, date, id);
CREATE INDEX contras_by_void_date ON contras (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX contras_by_contact ON contras (organisation_id, contact_id, date, id);
CREATE INDEX contras_by_void_journal ON contras (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
CREATE INDEX allocations_by_contra ON allocations (contra_id) WHERE contra_id IS NOT NULL;
CREATE UNIQUE INDEX accounts_by_external_id ON accounts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX contacts_by_external_id ON contacts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX bank_accounts_by_external_id ON bank_accounts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX tax_codes_by_external_id ON tax_codes (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_by_external_id ON invoices (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX settlements_by_external_id ON settlements (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX contras_by_external_id ON contras (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE INDEX journal_metadata_by_organisation ON journal_metadata (organisation_id, journal_id);
CREATE INDEX contacts_by_change ON contacts (organisation_id, updated_at) WHERE updated_at IS NOT NULL;
CREATE INDEX bank_transactions_by_change ON bank_transactions (organisation_id, updated_at)
    WHERE updated_at IS NOT NULL;
CREATE INDEX invoices_by_change ON invoices (organisation_id, updated_at) WHERE updated_at IS NOT NULL;
CREATE INDEX settlements_by_change ON settlements (organisation_id, updated_at) WHERE updated_at IS NOT NULL;
CREATE INDEX contras_by_change ON contras (organisation_id, updated_at) WHERE updated_at IS NOT NULL;
CREATE INDEX journals_by_change ON journals (organisation_id, created_at) WHERE created_at IS NOT NULL;
COMMIT;
