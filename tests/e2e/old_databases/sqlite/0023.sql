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
CREATE TABLE balance_assertions (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    account_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL,
    note TEXT,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id)
) STRICT;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-30 01:42:41', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 7702376);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-30 01:42:41', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 13420325);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-30 01:42:41', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 11262545);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-30 01:42:41', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 12700621);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-30 01:42:41', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 4201127);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 01:42:41', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 12309301);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-30 01:42:41', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 17622423);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-30 01:42:41', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 19732054);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 01:42:41', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 11980246);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-30 01:42:41', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 4043182);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 01:42:41', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 12056027);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 01:42:41', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 16827669);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 01:42:41', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 22319917);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-30 01:42:41', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 7992558);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 01:42:41', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 11977751);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 01:42:41', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 3916504);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 01:42:41', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 31995759);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 01:42:41', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 2492836);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-30 01:42:41', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 11958516);
INSERT INTO _sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 01:42:41', 1, X'EE2C16285FDAEC968A640149EE3B7BA4D4DB028F5A6761A882AC6717B448DD5AF0F726FFE170DDCA55305A7E94D38B24', 23274620);
INSERT INTO _sqlx_migrations VALUES (21, 'receipts', '2026-11-30 01:42:41', 1, X'6A5C1EB7422ABEF916383DE58A4669CF312BABAD40B7C7BF9092DF844B500ED0252449DC31B12C5095DFE7E4938D0C4D', 11389032);
INSERT INTO _sqlx_migrations VALUES (22, 'metadata', '2026-11-30 01:42:41', 1, X'A3A9C41A587530AD15044AEADE5596F68F90F8B0D0D8B90C58B0BEA97963DD2C0EC771E9B3248070DF5C1C9D9B4AD967', 91436852);
INSERT INTO _sqlx_migrations VALUES (23, 'assertions', '2026-11-30 01:42:41', 1, X'792C929C073A18F3E9E22F78458E947CD9D9051C278FCE08BF5ECBEA92E1DD8CEC29A8AB973DFF3E1642F1B3B7114BAC', 7987879);
INSERT INTO users VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'jo@example.com', 0, 7, 0, 1796002961712, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8n1wpdmexns4pm52fc79cck', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'main', 'reconcile:read reconcile:write', 0, '0YID', 1796002961844, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8n1wq0ner2age9bej0re34h', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'main', 'ledger:read ledger:write', 0, '2KHu', 1796002962452, NULL, 1796002972292, NULL, NULL);
INSERT INTO key_secrets VALUES (X'AF6559AF4C4C88B4AAA658EEBF3F84FD6759EA3693658E8889D8467045E70EF7', 'key_01m8n1wpdmexns4pm52fc79cck', NULL);
INSERT INTO key_secrets VALUES (X'77F90E09C6C933C62F4A619F033E6A28F5EA8F89E1675EB9E4B2F1F216954F56', 'key_01m8n1wq0ner2age9bej0re34h', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'grant', 10, 0, NULL, NULL, 1796002975820);
INSERT INTO credit_movements VALUES (2, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'charge', -3, 0, 'rec_01m8n1x43se7nt4zz0granf2jh', NULL, 1796002975909);
INSERT INTO blobs VALUES ('01a22a1e90a57465b4083b6c28f101ab', 375, 1, 1796002975909, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 0);
INSERT INTO jobs VALUES ('rec_01m8n1x43se7nt4zz0granf2jh', 'reconcile', 1, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wpdmexns4pm52fc79cck', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22a1e90a57465b4083b6c28f101ab', 3, NULL, 1796002975865, 1796002975883, 1796002975909, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', '', '01a22a1e-65cd-760d-b548-63bee004850a', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8n1wseketq8432y0rddwnj2","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:42:44.947Z","updated_at":"2026-11-30T01:42:44.947Z","version":1}}', 1796002964947);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6642-71c1-98a5-2dbd37c31df6', X'A90F7BAC1F9B0F1E827198EB48F44B01D65A6A7F69FBD87BA2ED9229AB83BE17', 201, '{"data":{"id":"acc_01m8n1wsj6eskbmxnznpen7tj8","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.062Z","updated_at":"2026-11-30T01:42:45.062Z","version":1}}', 1796002965062);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6674-71e5-943d-557207e2fb1c', X'E5ADA43A6B1FF4716FFA3626BCDCC886290CB4F6AD65EABDBF003E37A4271A54', 201, '{"data":{"id":"acc_01m8n1wsksexyagrm0k8s9mbcm","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.113Z","updated_at":"2026-11-30T01:42:45.113Z","version":1}}', 1796002965113);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-66e3-71ab-8758-cea922db02d3', X'64B6A5155682399196D2B2CB2EFF302FEC65642ECCDBB5F23870F7CE18D43367', 201, '{"data":{"id":"bac_01m8n1wsq4e59vgw219qf826yh","name":"Current","type":"current","account_id":"acc_01m8n1wseketq8432xvb626nn5","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8n1wsq4e59vgw219z9ntg60","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.220Z","updated_at":"2026-11-30T01:42:45.220Z","version":1}}', 1796002965220);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6733-77a9-9786-c37a152a121e', X'AF49B0BA33EAED82F9A2C25BC73AFAD7497A08CF9C7B47886D5089387D0054CB', 201, '{"data":{"id":"bac_01m8n1wssqe8styzv4fwv65vxq","name":"Savings","type":"savings","account_id":"acc_01m8n1wssqe8styzv4g1r2r7tv","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.303Z","updated_at":"2026-11-30T01:42:45.303Z","version":1}}', 1796002965303);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6788-763e-b2db-289d031fd10b', X'A153EB09C5A7426840AD3729CB59959E5E8C3DDD85E5636CE6735CBD2170F1F6', 201, '{"data":{"id":"con_01m8n1wswme91t4n3g41q19drb","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.396Z","updated_at":"2026-11-30T01:42:45.396Z","version":1}}', 1796002965396);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-67d3-715c-9672-02615127bd13', X'F5788C1750A8D24C1305BAE256ED5586CEA6141F5026DDB587C994DEA89E4903', 201, '{"data":{"id":"con_01m8n1wsyne6wbrkp9zywptrct","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.461Z","updated_at":"2026-11-30T01:42:45.461Z","version":1}}', 1796002965461);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6824-7361-afc8-b76e2f8303b8', X'223B455F352248DF688BF2AF8CC4B7BC22FE2451DB94478E69E7FF04A30DC2D7', 201, '{"data":{"id":"con_01m8n1wt1geby8jhtn68qwghf5","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.552Z","updated_at":"2026-11-30T01:42:45.552Z","version":1}}', 1796002965552);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-687e-72e7-a569-20d800dbf054', X'EA06661416F16AA60988EB27B77962393E6297FA2406CAD0EC522E9414AD25BD', 201, '{"data":{"id":"con_01m8n1wt40e28bap4yt9eez473","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.632Z","updated_at":"2026-11-30T01:42:45.632Z","version":1}}', 1796002965632);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-68dc-7161-be6c-44131a13c8c5', X'6C389CDB1D3C83C0445FBE3778C865CD55EA240428AF3EEAB74DF43F2D48EB7D', 201, '{"data":{"id":"con_01m8n1wt74e6gta3wnkgb4cbrv","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.732Z","updated_at":"2026-11-30T01:42:45.732Z","version":1}}', 1796002965732);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-692c-7405-bed7-e17d526dfbe2', X'98295DA1F102009FCF54C954107C5B8637E3A702F8C1435FA4AE17FA7428856E', 201, '{"data":{"id":"con_01m8n1wt9ee61rx89zk23g287d","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.806Z","updated_at":"2026-11-30T01:42:45.806Z","version":1}}', 1796002965806);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-69ad-71e8-88d0-a8ced17bcaf8', X'813C366A9301DCA37D2F880A0F6D693F8E14A12C7D51155ABC9CC6DF3B4958B8', 201, '{"data":{"id":"con_01m8n1wtdeef6tbfy3ytv8vs80","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.934Z","updated_at":"2026-11-30T01:42:45.934Z","version":1}}', 1796002965934);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-5ffb9175ac13b30c718dead06d4d2701d43ee9b0a00f9f9394d0d7fc069bad7f', X'B099FDB032D58833B7E1E0DD20C4E3DBD4F13442213C6A2515CB26B5B99D4D81', 201, '{"data":{"id":"inv_01m8n1wtneep1tbe86y41hkaaw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8n1wtneep1tbe86yajpe22p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.190Z","updated_at":"2026-11-30T01:42:46.190Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1796002966190);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-f8c7cbd9ad3410ba5f4516c00c1b903e66e26c93aaa2e2c1d21d31604b264ae9', X'9CAF0B5933781B6A638803BA935FC471D6266C669B5FDDA03F9C96D22E60BE0B', 201, '{"data":{"id":"inv_01m8n1wtq2e3mbn6znmb7f7cg3","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8n1wt40e28bap4yt9eez473","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8n1wtq2e3mbn6znmcyee3gq","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.242Z","updated_at":"2026-11-30T01:42:46.242Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xxv30r48m","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1796002966242);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-246c1dece91d84367df2178ecfa64bb9fc963161ed30646f82bf7ee2c5dab865', X'570364BEC568844D845D3B241337CFB0279191B29D1C5FDF5CB482C07FD29A8F', 201, '{"data":{"id":"inv_01m8n1wtrhe9s8y48asbtchtmn","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8n1wt74e6gta3wnkgb4cbrv","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8n1wtrhe9s8y48asd8vfw42","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.289Z","updated_at":"2026-11-30T01:42:46.289Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xt87re8j8","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1796002966289);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-3b5bee3ab2dadbdb05167901a93afe0795164bf40d3151f9539c729110484c24', X'4AA49CE81777DD1933BDA780C684E2FC1DC3992E3574CD9BA0BFADAC0AC59061', 201, '{"data":{"id":"inv_01m8n1wtt5ee89t26g7sh7tkv6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8n1wtt5ee89t26g7xbby3ja","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.341Z","updated_at":"2026-11-30T01:42:46.341Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx81w8q2k","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1796002966341);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-ec2320b2b43f9f9d145c21cf3c967e6374e416db6163e1bd082adbb07677e1d9', X'43A0FB6F68FBE240E923D8FC6AB34A7705CD9E5CD4C8FF29D70662CE379CDA53', 201, '{"data":{"id":"inv_01m8n1wtvjesfszc0rmkws2wh4","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8n1wt9ee61rx89zk23g287d","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8n1wtvjesfszc0rmp7xq591","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.386Z","updated_at":"2026-11-30T01:42:46.386Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xykqy33p4","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1796002966386);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-81a96aeef73687b1a65784893a0d144e15f6d80fc69b542b4d0f99ed98f72070', X'F1F52CB8BF464076694147BB0288D11B641AA6969BB5E26E5C86D7D859B33C17', 201, '{"data":{"id":"inv_01m8n1wtx7epzr4kmhv5h93jm5","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8n1wsyne6wbrkp9zywptrct","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8n1wtx7epzr4kmhvbesr6yc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.439Z","updated_at":"2026-11-30T01:42:46.439Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8n1wsksexyagrm0k8s9mbcm","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1796002966439);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-1867f207347dd910fb75edc7ba323eccbced7579c9f82b02579302b5963adec7', X'6CF7197F4FB421F44BCAD3A8AC5549B24EF6486A690CCF23E09DBE6852691F34', 201, '{"data":{"id":"inv_01m8n1wtyked4r24fz706vaje3","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8n1wtyked4r24fz77ygdjgf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.483Z","updated_at":"2026-11-30T01:42:46.483Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1796002966483);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-1c48fe4fcc1fa6da331c421d600f661cc65ab096c5af845b165a1190a7d6ca90', X'E9A12B00DAECE877BEB1B04D95F2575CDF8138345DD305D53C3E4F99C1746D58', 201, '{"data":{"id":"inv_01m8n1wtzwe118pgrvye25cs2r","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8n1wtzwe118pgrvyk91hzqg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.524Z","updated_at":"2026-11-30T01:42:46.524Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796002966524);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-e605b884d7b9a2c9b67cb3659fb1228389b6046590c796ec8b718d1d82cc6c9e', X'85E9E1E48922077F6A03035E3725A098BDF6AB9B2EDA0CFEF36CB7E50296FEFC', 201, '{"data":{"id":"inv_01m8n1wv18e48sq55bjc1rzvn6","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8n1wv18e48sq55bjg2bbq8w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.568Z","updated_at":"2026-11-30T01:42:46.568Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796002966568);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-7a62b2b6d3d12e50184409fba907854e89d80047bd33a77b01b5dd31bfca08f0', X'F6A44F5AA1D8FA3EC5F4ED7FD56B13944BF344DC3E5D53837A470533638CF3F0', 201, '{"data":{"id":"inv_01m8n1wv2req1vew4ys2e79hat","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8n1wtdeef6tbfy3ytv8vs80","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8n1wv2req1vew4ys7yzntmx","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.616Z","updated_at":"2026-11-30T01:42:46.616Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xxw1cnjsb","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1796002966616);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-invoices-4a78eddf71e0f8557c07523521235eb16e3c78c4aa5add73745489fc3f5f688d', X'9C39329E93708371AA06F2C4981CC22AA57253B5064AD69D30A0360EEC7113E5', 201, '{"data":{"id":"inv_01m8n1wv3ze7ba8k35zwefeqez","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8n1wv3ze7ba8k3603ept7jh","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.655Z","updated_at":"2026-11-30T01:42:46.655Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx81w8q2k","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1796002966655);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6cfc-768e-988a-12a9b8f9b3e0', X'7CA5468AE06AA40E2E062AA83FD9FC94CDB2F828A7617986898956E78B0E408F', 200, '{"data":{"id":"inv_01m8n1wtzwe118pgrvye25cs2r","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8n1wtzwe118pgrvyk91hzqg","void_date":"2026-03-03","void_journal_id":"jnl_01m8n1wv8ae7ysptgak3y3cdq5","created_at":"2026-11-30T01:42:46.524Z","updated_at":"2026-11-30T01:42:46.794Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796002966794);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6d88-7135-9f46-f752118541eb', X'F993A21492C571380F5C21B982D7E69096E7DE39012B4CEF9EB2390CC173CFCB', 201, '{"data":{"id":"inv_01m8n1wv18e48sq55bjc1rzvn6","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8n1wv18e48sq55bjg2bbq8w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.568Z","updated_at":"2026-11-30T01:42:46.922Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796002966922);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', 'tieout-journals-8b819a90b90db3c1e62393d7035b0945ab79e86b20add6d845e681041f35ad4a', X'F0263CA5E66B8A4CEBC29251D1AC892BD57ED3A0A5BD5969CA16596BC67E6091', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8n1wvfxe779py3npebgvvbz","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8n1wvfxe779py3npn91c853","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8n1wvfxe779py3npxhj5bek","sequence":16,"error":null}]}}', 1796002967037);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6e9c-7136-8e25-75937d8febd1', X'C36FEB523EEB468FB5353508A79106624E528FFD1E3B55F625F2588E7063F114', 201, '{"data":{"id":"set_01m8n1wvn0edas1zw2514rmk1r","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1wsyne6wbrkp9zywptrct","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wvn0edas1zw25b2n174d","invoice_id":"inv_01m8n1wtx7epzr4kmhv5h93jm5","invoice_number":"INV-0003","settlement_id":"set_01m8n1wvn0edas1zw2514rmk1r","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:42:47.200Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wvn0edas1zw257ekn9kf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:47.200Z","updated_at":"2026-11-30T01:42:47.200Z","version":1}}', 1796002967200);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-6f63-75d5-9aec-31cde14544f6', X'580B1E56A2F0ED3CA30397A48623D0C0ED2BB967D50D4EBD1073756439FF6E73', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8n1wvv9e6ab15q8w95jtq13"},{"index":1,"status":"created","id":"btx_01m8n1wvv9e6ab15q8wc588n8g"},{"index":2,"status":"created","id":"btx_01m8n1wvv9e6ab15q8wg2yw7ww"},{"index":3,"status":"created","id":"btx_01m8n1wvv9e6ab15q8wp187s4t"},{"index":4,"status":"created","id":"btx_01m8n1wvv9e6ab15q8wsngf0e8"},{"index":5,"status":"created","id":"btx_01m8n1wvv9e6ab15q8wy5z0eg7"},{"index":6,"status":"created","id":"btx_01m8n1wvv9e6ab15q8x06xcjdd"},{"index":7,"status":"created","id":"btx_01m8n1wvv9e6ab15q8x7a5zpb3"},{"index":8,"status":"created","id":"btx_01m8n1wvv9e6ab15q8xbder77c"},{"index":9,"status":"created","id":"btx_01m8n1wvv9e6ab15q8xd6aa3sy"},{"index":10,"status":"created","id":"btx_01m8n1wvv9e6ab15q8xht8ehvm"},{"index":11,"status":"created","id":"btx_01m8n1wvv9e6ab15q8xmjn482h"},{"index":12,"status":"created","id":"btx_01m8n1wvv9e6ab15q8xs4aceaj"}]}}', 1796002967401);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-70af-752f-9095-4306a05c695b', X'D4C1FDD960C4FBAE8DA75822CB2F52FF9621462CD9F4D28168C39AB38A72CA0C', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8w95jtq13","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8n1wt74e6gta3wnkgb4cbrv","journal_id":"jnl_01m8n1ww63evsrjwfq7h3pszcf","settlement_id":"set_01m8n1ww63evsrjwfq7h3pszcf","confirmed_at":"2026-11-30T01:42:47.747Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:47.747Z","version":2}}', 1796002967747);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-7214-7652-a892-b63265b6b84f', X'C6B5787126FFE87CF04D73F3595B6A85898002D6C8EBAC016F398A85A9C2E1B3', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8wc588n8g","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8n1wswme91t4n3g41q19drb","journal_id":"jnl_01m8n1wwhdebgbsp271xsdyq0x","settlement_id":"set_01m8n1wwhdebgbsp271xsdyq0x","confirmed_at":"2026-11-30T01:42:48.109Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:48.109Z","version":2}}', 1796002968109);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-737d-764b-8a62-68803e4722f2', X'8079094F0CB4510DC8003275C2B016BFEA65D7BEB20C928A9DB3DA3408687257', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8wp187s4t","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8n1wt9ee61rx89zk23g287d","journal_id":"jnl_01m8n1wwwfe63se4hvj0by9ne6","settlement_id":"set_01m8n1wwwfe63se4hvj0by9ne6","confirmed_at":"2026-11-30T01:42:48.463Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:48.463Z","version":2}}', 1796002968463);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-751a-7295-9f16-5ce31bd9afbc', X'BC968681CD17E6354B33C8E17FC1E52FEF0DEF8539EC90F4297C61CA1FD7D409', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8wsngf0e8","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8n1wswme91t4n3g41q19drb","journal_id":"jnl_01m8n1wx8zepesk24sse42b30r","settlement_id":"set_01m8n1wx8zepesk24sse42b30r","confirmed_at":"2026-11-30T01:42:48.863Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:48.863Z","version":2}}', 1796002968863);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-7628-77c3-ac5f-4a74946376ff', X'1A9819E83A803477428166AF28A8B581B4942B03C29C2F56B049235CEEC0BCC4', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8x06xcjdd","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8n1wt40e28bap4yt9eez473","journal_id":"jnl_01m8n1wxhregnba1jqvab4xhf3","settlement_id":"set_01m8n1wxhregnba1jqvab4xhf3","confirmed_at":"2026-11-30T01:42:49.144Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:49.144Z","version":2}}', 1796002969144);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-76f9-702b-b6cd-4d64284931c9', X'0FD748E86283EE9BB5AEB78A6285FED2D7AAC42DF4D5D35629B479A7846D86AE', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8xd6aa3sy","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","journal_id":"jnl_01m8n1wxr0er2ahknvay73d67j","settlement_id":"set_01m8n1wxr0er2ahknvay73d67j","confirmed_at":"2026-11-30T01:42:49.344Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:49.344Z","version":2}}', 1796002969344);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-784a-717e-8a2e-b2996bcc784e', X'7B8FB5CABAFE1399BE07FD0C3BD0F1F9762F52713C0E12B91906AB6C9CE6787C', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8xbder77c","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8n1wsyne6wbrkp9zywptrct","journal_id":"jnl_01m8n1wvn0edas1zw257ekn9kf","settlement_id":"set_01m8n1wvn0edas1zw2514rmk1r","confirmed_at":"2026-11-30T01:42:49.681Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:49.681Z","version":2}}', 1796002969681);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-7960-76d3-9cad-383ffef1086b', X'BDC9417C38DC81DF3FA4AD4735829F54BCD6DA400C2FB19C3B0654493CA27E78', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8xmjn482h","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8n1wybgea6atm6902rm6sxf","settlement_id":null,"confirmed_at":"2026-11-30T01:42:49.968Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:49.968Z","version":2}}', 1796002969968);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-7ace-7459-942d-b2553c5c96a7', X'B4633AAC2DC2E7BDA8C4CD69CA422B0D3336B5B8E382B6B98D5075FDFC95766A', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8xs4aceaj","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8n1wseketq8432xw39wn27q","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8n1wyq2emtbbm28xdxwp81v","settlement_id":null,"confirmed_at":"2026-11-30T01:42:50.338Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:50.338Z","version":2}}', 1796002970338);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-7b70-74ee-b13f-478c4a74082e', X'FB2FE3980F7FFEC64665B05EFE489F3D3A88A7FD31B697F36150386485F51159', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8n1wvv9e6ab15q8wg2yw7ww","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8n1wseketq8432xz0f55z70","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8n1wvv9e6ab15q8wy5z0eg7","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8n1wseketq8432xz87pbn54","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8n1wvv9e6ab15q8x7a5zpb3","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8n1wseketq8432xz0f55z70","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8n1wvv9e6ab15q8xht8ehvm","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8n1wseketq8432y00e82rra","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1796002972051);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-827e-7726-8961-c3bf557454fe', X'5952C931E7E00E44FFF85A0BCBD653319F2AF0B0BA984658D009440E75BDA48A', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8wy5z0eg7","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8n1wseketq8432xz87pbn54","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8n1x0maepm8tdjm62a6yaxc","settlement_id":null,"confirmed_at":"2026-11-30T01:42:52.298Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:52.298Z","version":3}}', 1796002972298);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-839f-7330-8d8a-384745f160bb', X'81BA893760644120644926D8ED9470F70C9A44F6F2908CDF079454E4F17AB8AD', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8x7a5zpb3","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8n1wseketq8432xz0f55z70","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8n1x0xfej8azvs54mgw3mgg","settlement_id":null,"confirmed_at":"2026-11-30T01:42:52.591Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:52.591Z","version":3}}', 1796002972591);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-84e6-724d-ba10-8053a9588b39', X'4540BF57F0735EC788F3C1BED16F1CAE0C61E95E784D6623FBF6BC49DA44055F', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8wg2yw7ww","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8n1wseketq8432xz0f55z70","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8n1x17jeygrrpdhef4ceb3q","settlement_id":null,"confirmed_at":"2026-11-30T01:42:52.914Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:52.914Z","version":3}}', 1796002972914);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-8610-7661-8d61-ddf10b027d63', X'56C09B73888E606E0650DEEE0AB60307B1B08106BC920A8DCB21F81B6446604A', 200, '{"data":{"id":"btx_01m8n1wvv9e6ab15q8xht8ehvm","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8n1wseketq8432y00e82rra","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8n1x1gwevav8j39te0bxqmm","settlement_id":null,"confirmed_at":"2026-11-30T01:42:53.212Z","metadata":{},"created_at":"2026-11-30T01:42:47.401Z","updated_at":"2026-11-30T01:42:53.212Z","version":3}}', 1796002973212);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-8803-726a-9c2e-a112ae820c2a', X'61D9DF5D6CF1DC73F1E495D7CBA68A3FED613FC2D96F158A3D9ABCA9DCB69B81', 201, '{"data":{"id":"vrt_01m8n1x20cefb880h66845c2t5","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:53.708Z","updated_at":"2026-11-30T01:42:53.708Z","version":1}}', 1796002973708);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-8892-74d3-bd74-481c9f318d22', X'0D67E6532631406E65887E0FDCAA3B220F73ED87ADE4414F0D0322682CB6CB8B', 200, '{"data":{"id":"vrt_01m8n1x20cefb880h66845c2t5","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:42:53.865Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:53.708Z","updated_at":"2026-11-30T01:42:53.865Z","version":2}}', 1796002973865);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'org_01m8n1wseketq8432y0rddwnj2', '01a22a1e-8948-7608-a48d-44d7ba2cbea1', X'F6F0841C619A8064423197B83B5DA68C1AB63224FD04D9CEDBE6AEF92A35A10A', 200, '{"data":{"id":"org_01m8n1wseketq8432y0rddwnj2","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T01:42:44.947Z","updated_at":"2026-11-30T01:42:54.032Z","version":2}}', 1796002974032);
INSERT INTO idempotent_answers VALUES ('usr_01m8n1wp9gec1ssdd6k5qrn5b6', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8n1x43se7nt4zz0granf2jh","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8n1x43se7nt4zz0granf2jh"}', 1796002975865);
INSERT INTO organisations VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1796002962500, 1796002976428, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1796002964947, 1796002974032, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 17, X'1F560A10DD629B4D230D4654D5174FA819341B2C75BC4463620262A75A1F3EC8', 187200, 37, X'F21699E8F6051D5EAD02D57002A4CB5FDFE53E60697804052FF339AD4804227F', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8n1wseketq8432y0rddwnj2', 29, X'40A14DBFAC451CFE9E834CCFC3ADA0E1C9C1455E5C00C498BB6BA89ABB1C7756', 4253177, 58, X'3D08A518572BCB8B699D44636C3E29FDE019D3BC143A0FD328228E995F0B33BA', NULL);
INSERT INTO members VALUES ('mem_01m8n1wq24etgr9hhf1nvd2haw', 'org_01m8n1wq24etgr9hhf8ajckhff', 'jo@example.com', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'owner', 1796002962500, 1796002962500, 1);
INSERT INTO members VALUES ('mem_01m8n1wseketq8432xt4jyhj5h', 'org_01m8n1wseketq8432y0rddwnj2', 'jo@example.com', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'owner', 1796002964947, 1796002964947, 1);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf1rad11nq', 'org_01m8n1wq24etgr9hhf8ajckhff', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf1z9zb91b', 'org_01m8n1wq24etgr9hhf8ajckhff', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf22nnhpp6', 'org_01m8n1wq24etgr9hhf8ajckhff', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf27fv08rj', 'org_01m8n1wq24etgr9hhf8ajckhff', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf28th7zhk', 'org_01m8n1wq24etgr9hhf8ajckhff', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf2cysz76g', 'org_01m8n1wq24etgr9hhf8ajckhff', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf2g97qmb5', 'org_01m8n1wq24etgr9hhf8ajckhff', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf2nrm249t', 'org_01m8n1wq24etgr9hhf8ajckhff', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf2vxq8j1v', 'org_01m8n1wq24etgr9hhf8ajckhff', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf2ype5fzn', 'org_01m8n1wq24etgr9hhf8ajckhff', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf30becbv1', 'org_01m8n1wq24etgr9hhf8ajckhff', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf34mzm6mm', 'org_01m8n1wq24etgr9hhf8ajckhff', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3apb169y', 'org_01m8n1wq24etgr9hhf8ajckhff', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3ffrkecd', 'org_01m8n1wq24etgr9hhf8ajckhff', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3h1vp4hd', 'org_01m8n1wq24etgr9hhf8ajckhff', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3np8fz4n', 'org_01m8n1wq24etgr9hhf8ajckhff', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3v7besat', 'org_01m8n1wq24etgr9hhf8ajckhff', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf3zk5qrhg', 'org_01m8n1wq24etgr9hhf8ajckhff', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf43d197rs', 'org_01m8n1wq24etgr9hhf8ajckhff', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf47tdev1k', 'org_01m8n1wq24etgr9hhf8ajckhff', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf48ay521k', 'org_01m8n1wq24etgr9hhf8ajckhff', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf4cq6h86z', 'org_01m8n1wq24etgr9hhf8ajckhff', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf4g63gp1n', 'org_01m8n1wq24etgr9hhf8ajckhff', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf4q7f8ns9', 'org_01m8n1wq24etgr9hhf8ajckhff', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf4sb5szzw', 'org_01m8n1wq24etgr9hhf8ajckhff', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf4wjqczw7', 'org_01m8n1wq24etgr9hhf8ajckhff', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5061yh0f', 'org_01m8n1wq24etgr9hhf8ajckhff', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796002962500, 1796002962500, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf54x601xr', 'org_01m8n1wq24etgr9hhf8ajckhff', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5b9fhgvg', 'org_01m8n1wq24etgr9hhf8ajckhff', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5de1jq3c', 'org_01m8n1wq24etgr9hhf8ajckhff', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5gmdztc8', 'org_01m8n1wq24etgr9hhf8ajckhff', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5qeew9vh', 'org_01m8n1wq24etgr9hhf8ajckhff', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5sbxj0sf', 'org_01m8n1wq24etgr9hhf8ajckhff', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf5zvnn9v8', 'org_01m8n1wq24etgr9hhf8ajckhff', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf62q28z4w', 'org_01m8n1wq24etgr9hhf8ajckhff', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf64rcpan0', 'org_01m8n1wq24etgr9hhf8ajckhff', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6b2x989j', 'org_01m8n1wq24etgr9hhf8ajckhff', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6c2j75gw', 'org_01m8n1wq24etgr9hhf8ajckhff', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6gbq0mw3', 'org_01m8n1wq24etgr9hhf8ajckhff', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6p9byxj3', 'org_01m8n1wq24etgr9hhf8ajckhff', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6rqdmhm3', 'org_01m8n1wq24etgr9hhf8ajckhff', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf6xz41g52', 'org_01m8n1wq24etgr9hhf8ajckhff', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf71tp5565', 'org_01m8n1wq24etgr9hhf8ajckhff', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf764qq110', 'org_01m8n1wq24etgr9hhf8ajckhff', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf78jw2y0c', 'org_01m8n1wq24etgr9hhf8ajckhff', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf7c8et9k6', 'org_01m8n1wq24etgr9hhf8ajckhff', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf7gvnphkz', 'org_01m8n1wq24etgr9hhf8ajckhff', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf7myzqxa6', 'org_01m8n1wq24etgr9hhf8ajckhff', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf7tj6gwpg', 'org_01m8n1wq24etgr9hhf8ajckhff', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf7ztjfq4e', 'org_01m8n1wq24etgr9hhf8ajckhff', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002962500, 1796002962500, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf812h9h1h', 'org_01m8n1wq24etgr9hhf8ajckhff', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796002962500, 1796002962500, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wq24etgr9hhf86a89c6f', 'org_01m8n1wq24etgr9hhf8ajckhff', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002962500, 1796002962500, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wsa0ezz995w7hwbqr44p', 'org_01m8n1wq24etgr9hhf8ajckhff', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796002964800, 1796002964800, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xt87re8j8', 'org_01m8n1wseketq8432y0rddwnj2', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xtdv65y8v', 'org_01m8n1wseketq8432y0rddwnj2', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xthf51s92', 'org_01m8n1wseketq8432y0rddwnj2', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xtqs4hfkw', 'org_01m8n1wseketq8432y0rddwnj2', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xtr4agvak', 'org_01m8n1wseketq8432y0rddwnj2', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xtw4p4cp1', 'org_01m8n1wseketq8432y0rddwnj2', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xv2ahp65b', 'org_01m8n1wseketq8432y0rddwnj2', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xv4mrf72n', 'org_01m8n1wseketq8432y0rddwnj2', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvb626nn5', 'org_01m8n1wseketq8432y0rddwnj2', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvd7rh98w', 'org_01m8n1wseketq8432y0rddwnj2', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvhedfjyy', 'org_01m8n1wseketq8432y0rddwnj2', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvp4ccdm1', 'org_01m8n1wseketq8432y0rddwnj2', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvtp1bsxa', 'org_01m8n1wseketq8432y0rddwnj2', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xvz8c528t', 'org_01m8n1wseketq8432y0rddwnj2', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xw39wn27q', 'org_01m8n1wseketq8432y0rddwnj2', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xw5ypepac', 'org_01m8n1wseketq8432y0rddwnj2', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwaqqrjxh', 'org_01m8n1wseketq8432y0rddwnj2', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwf57rzng', 'org_01m8n1wseketq8432y0rddwnj2', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwj6phgdr', 'org_01m8n1wseketq8432y0rddwnj2', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwm2hp7kc', 'org_01m8n1wseketq8432y0rddwnj2', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwvr2pp7r', 'org_01m8n1wseketq8432y0rddwnj2', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xwyp6ytrv', 'org_01m8n1wseketq8432y0rddwnj2', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xx2xhvj5e', 'org_01m8n1wseketq8432y0rddwnj2', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xx5vhx30t', 'org_01m8n1wseketq8432y0rddwnj2', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xx81w8q2k', 'org_01m8n1wseketq8432y0rddwnj2', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xxdhsx8rs', 'org_01m8n1wseketq8432y0rddwnj2', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xxkkr78yf', 'org_01m8n1wseketq8432y0rddwnj2', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796002964947, 1796002964947, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xxng28mtg', 'org_01m8n1wseketq8432y0rddwnj2', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xxv30r48m', 'org_01m8n1wseketq8432y0rddwnj2', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xxw1cnjsb', 'org_01m8n1wseketq8432y0rddwnj2', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xy3f2n334', 'org_01m8n1wseketq8432y0rddwnj2', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xy54jw8dd', 'org_01m8n1wseketq8432y0rddwnj2', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xy9ka0qt8', 'org_01m8n1wseketq8432y0rddwnj2', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xyfjdt860', 'org_01m8n1wseketq8432y0rddwnj2', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xykqy33p4', 'org_01m8n1wseketq8432y0rddwnj2', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xypthg3hw', 'org_01m8n1wseketq8432y0rddwnj2', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xytxpy3zn', 'org_01m8n1wseketq8432y0rddwnj2', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xywrcsn62', 'org_01m8n1wseketq8432y0rddwnj2', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xz0f55z70', 'org_01m8n1wseketq8432y0rddwnj2', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xz4y1r1n9', 'org_01m8n1wseketq8432y0rddwnj2', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xz87pbn54', 'org_01m8n1wseketq8432y0rddwnj2', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xzc4g9wsv', 'org_01m8n1wseketq8432y0rddwnj2', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xzjgzp9sh', 'org_01m8n1wseketq8432y0rddwnj2', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xzqezwfa6', 'org_01m8n1wseketq8432y0rddwnj2', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xztb95mt4', 'org_01m8n1wseketq8432y0rddwnj2', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432xzw4w7ahk', 'org_01m8n1wseketq8432y0rddwnj2', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y00e82rra', 'org_01m8n1wseketq8432y0rddwnj2', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y06q3f188', 'org_01m8n1wseketq8432y0rddwnj2', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y0ahbvwp8', 'org_01m8n1wseketq8432y0rddwnj2', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y0cqmwwx9', 'org_01m8n1wseketq8432y0rddwnj2', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796002964947, 1796002964947, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y0jspehnj', 'org_01m8n1wseketq8432y0rddwnj2', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796002964947, 1796002964947, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wseketq8432y0pr8vtvc', 'org_01m8n1wseketq8432y0rddwnj2', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796002964947, 1796002964947, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wsj6eskbmxnznpen7tj8', 'org_01m8n1wseketq8432y0rddwnj2', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796002965062, 1796002965062, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wsksexyagrm0k8s9mbcm', 'org_01m8n1wseketq8432y0rddwnj2', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1796002965113, 1796002965113, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1wssqe8styzv4g1r2r7tv', 'org_01m8n1wseketq8432y0rddwnj2', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1796002965303, 1796002965303, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8n1x692eazvstazsvzk67d6', 'org_01m8n1wq24etgr9hhf8ajckhff', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1796002978082, 1796002978082, 1, NULL, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wswme91t4n3g41q19drb', 'org_01m8n1wseketq8432y0rddwnj2', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1796002965396, 1796002965396, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wsyne6wbrkp9zywptrct', 'org_01m8n1wseketq8432y0rddwnj2', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1796002965461, 1796002965461, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wt1geby8jhtn68qwghf5', 'org_01m8n1wseketq8432y0rddwnj2', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1796002965552, 1796002965552, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wt40e28bap4yt9eez473', 'org_01m8n1wseketq8432y0rddwnj2', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1796002965632, 1796002965632, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wt74e6gta3wnkgb4cbrv', 'org_01m8n1wseketq8432y0rddwnj2', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1796002965732, 1796002965732, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wt9ee61rx89zk23g287d', 'org_01m8n1wseketq8432y0rddwnj2', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1796002965806, 1796002965806, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1wtdeef6tbfy3ytv8vs80', 'org_01m8n1wseketq8432y0rddwnj2', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1796002965934, 1796002965934, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1x58xedqv31z15khzmfjp', 'org_01m8n1wq24etgr9hhf8ajckhff', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1796002977053, 1796002977053, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1x69qe62scyr1akj8w496', 'org_01m8n1wq24etgr9hhf8ajckhff', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1796002978103, 1796002978103, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1x6naeftvvyz6vsfxnjb4', 'org_01m8n1wq24etgr9hhf8ajckhff', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1796002978474, 1796002978474, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8n1x6wxe6b88gvcpy6a76tq', 'org_01m8n1wq24etgr9hhf8ajckhff', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1796002978717, 1796002978717, 1, 'C-7', '{"shop":"York"}');
INSERT INTO journals VALUES ('jnl_01m8n1wsq4e59vgw219z9ntg60', 'org_01m8n1wseketq8432y0rddwnj2', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1796002965220, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'85F1148F5AAE244AE7B0CE036CC2E9C807F4222D9BE9E8A3079532CAE03F9273', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtneep1tbe86yajpe22p', 'org_01m8n1wseketq8432y0rddwnj2', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1796002966190, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'D01585FA68865D23F560662A348057FA3E020434278ADC31556B365ABABFCD22', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtq2e3mbn6znmcyee3gq', 'org_01m8n1wseketq8432y0rddwnj2', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1796002966242, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'19A04DF1EE151ADD2654EE2A216A9419F7CB6D5B1CCFB6AE2D60FDBB9372EB5B', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtrhe9s8y48asd8vfw42', 'org_01m8n1wseketq8432y0rddwnj2', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1796002966289, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'69F995793FEB43CD149415AA86E03F03D1AB87EB6E2F0653BCAED76DD02CC9EE', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtt5ee89t26g7xbby3ja', 'org_01m8n1wseketq8432y0rddwnj2', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1796002966341, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'5575D10788BA3512ACB59B1E944B728ED75446953394DABA2F5CA5DDA78E8612', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtvjesfszc0rmp7xq591', 'org_01m8n1wseketq8432y0rddwnj2', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1796002966386, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'B16640AD51730F151AE1ED5D129DDB88E20FD48281355073E2B84F45C1B997C5', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtx7epzr4kmhvbesr6yc', 'org_01m8n1wseketq8432y0rddwnj2', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1796002966439, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'1CBB8047295CC827A2B80D6AADE64DD6A4F7B33A723C9033ADCD7C824C5E0559', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtyked4r24fz77ygdjgf', 'org_01m8n1wseketq8432y0rddwnj2', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1796002966483, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'DE011C7EEB206DA4EDE90999617B1701EDC8DFA5C0A148D7991249C14D88AB95', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wtzwe118pgrvyk91hzqg', 'org_01m8n1wseketq8432y0rddwnj2', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1796002966524, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'4A23BEC9B880867A452D130A14527D4B7FF798AF4D5ABD33BDE09BDC7E17E08A', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wv18e48sq55bjg2bbq8w', 'org_01m8n1wseketq8432y0rddwnj2', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1796002966568, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'90831939F14D9D87B59AC7C850A7340A4D5D92313403613E59280368A59501F4', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wv2req1vew4ys7yzntmx', 'org_01m8n1wseketq8432y0rddwnj2', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1796002966616, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'E116734A21385018E7888797C7579A261F8DA9E6B230DA5CA7B7BDC4B610F087', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wv3ze7ba8k3603ept7jh', 'org_01m8n1wseketq8432y0rddwnj2', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1796002966655, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'48E91E5F6269AC1C8A380CCBB9C7E645E598F00184C86DB532159354BC85408E', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wv8ae7ysptgak3y3cdq5', 'org_01m8n1wseketq8432y0rddwnj2', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8n1wtzwe118pgrvyk91hzqg', 60000, 1796002966794, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'F701ED36A0BC88E39BC8C8E629C94662D984B77A03A934C2A7C18E90AE6F86E6', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wvfxe779py3npebgvvbz', 'org_01m8n1wseketq8432y0rddwnj2', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'0964B80FB0773F58B759BDDF50556CAE114B42CB853A9D98F0CF20E09C48AADE', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wvfxe779py3npn91c853', 'org_01m8n1wseketq8432y0rddwnj2', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'C427ABD993BD5C406D4BE602529EDADE2F02653F6DA11B4D4081500AD18AADF7', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wvfxe779py3npxhj5bek', 'org_01m8n1wseketq8432y0rddwnj2', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'99DD5A7B467F6895659F50D9B77A3C89C242743024076CE77DD482349CC52702', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wvn0edas1zw257ekn9kf', 'org_01m8n1wseketq8432y0rddwnj2', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1796002967200, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'2BA16449F887AAEB67B06198702AEE384872F973EC35CAB7B188F87A44712E43', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8n1ww63evsrjwfq7h3pszcf', 'org_01m8n1wseketq8432y0rddwnj2', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1796002967747, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'97350B87B6244953AE0B3ED8866BA48AF61F5922905A24267643A82DD4B11167', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wwhdebgbsp271xsdyq0x', 'org_01m8n1wseketq8432y0rddwnj2', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1796002968109, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'A2D61EAEA6D947A11169032F28BBC9282FCF73BB65DB969F5AA6842F2551D2DE', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wwwfe63se4hvj0by9ne6', 'org_01m8n1wseketq8432y0rddwnj2', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1796002968463, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'67417CB781E88DD18713711B01EF69880AC33A5E4D2A24AD29D639B4B56D3566', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wx8zepesk24sse42b30r', 'org_01m8n1wseketq8432y0rddwnj2', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1796002968863, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'F687F3A4FA2A12BE2C008004E0C83855DA59AF2C7C1A72E91D6F7A5E980C7C75', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wxhregnba1jqvab4xhf3', 'org_01m8n1wseketq8432y0rddwnj2', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1796002969144, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'FD2DF26AE353EC381BAFA026825F812EA4DF928BFDADFF37BE2987040B5C9D4D', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wxr0er2ahknvay73d67j', 'org_01m8n1wseketq8432y0rddwnj2', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1796002969344, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'0F3C7CA2993A281C5407D30DA0B01D7566921AE04481F64C31C5A9BF12690A57', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wybgea6atm6902rm6sxf', 'org_01m8n1wseketq8432y0rddwnj2', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1796002969968, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'CC9AFB01DC034ECD57A3B3610EDDFCBD4A40DE73938082EB098F3A6251584FAB', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8n1wyq2emtbbm28xdxwp81v', 'org_01m8n1wseketq8432y0rddwnj2', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1796002970338, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'7B3062150E372F434594072ED7C38984A91E35D45AF6EAC0A3291317E0392015', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x0maepm8tdjm62a6yaxc', 'org_01m8n1wseketq8432y0rddwnj2', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1796002972298, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'451723AA54C289644A790EF5AE02EAA23C0F21B456AAA32485BF0627048D1870', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x0xfej8azvs54mgw3mgg', 'org_01m8n1wseketq8432y0rddwnj2', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796002972591, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'6575A98E96897D443C5BAF00BB9FD1E1A3AD5293EC5A2F4920DE911F3B4F3F02', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x17jeygrrpdhef4ceb3q', 'org_01m8n1wseketq8432y0rddwnj2', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796002972914, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'A01D2319089EA223B66764179BDC7BCF4FCF6A707D70DBF6C7150B3F29E3E3B9', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x1gwevav8j39te0bxqmm', 'org_01m8n1wseketq8432y0rddwnj2', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1796002973212, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'40A14DBFAC451CFE9E834CCFC3ADA0E1C9C1455E5C00C498BB6BA89ABB1C7756', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x4fse03a52xa451xbyan', 'org_01m8n1wq24etgr9hhf8ajckhff', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1796002976249, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'A8C5F38575B34D55A396E7C9C701A7D55A10BC1E1FFC13FE765A1186CE51805E', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x4k3e6jrdeyf82t0hm9z', 'org_01m8n1wq24etgr9hhf8ajckhff', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1796002976355, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'0E60833D4ED5ABBBD8493EE441F6C25808074BDE5148C55E82E20AF80DA238E5', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x4vnek0sx1g193h5bk6j', 'org_01m8n1wq24etgr9hhf8ajckhff', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1796002976629, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'747BC8A841D0948BD8FE0E7C4D94C47547DB03B453B52574069E7FF90DA2173F', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x54dekqsrh9v9g1cjben', 'org_01m8n1wq24etgr9hhf8ajckhff', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8n1x4vnek0sx1g193h5bk6j', 50000, 1796002976909, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'E571E5E2C93D550998253F41B5832514DC41541846C9FA0AA04C2AC121ED9685', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x5cee9mb4y7s5gcev52h', 'org_01m8n1wq24etgr9hhf8ajckhff', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796002977166, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'B7584F1AB10190A43F28EDF90A156311AD4E4F228A48F7B91474D67FF14D2CDC', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x5h8e0kbtdc7nce73m0a', 'org_01m8n1wq24etgr9hhf8ajckhff', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1796002977320, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'BBED08E0998BFE42EDF43C47ACFCA294897436857BE2EA00D58A9410EFF7AA82', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x5pgejssedqys8zdyrte', 'org_01m8n1wq24etgr9hhf8ajckhff', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796002977488, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'470ACAE532F394B21FA8E64344FA3965F5D4EE6FAB8BF0E0A26A56085EA78A9D', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x5rmetzrrwpgr9f66h3q', 'org_01m8n1wq24etgr9hhf8ajckhff', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1796002977556, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'F39F2FCD9E641DA77B74BA87B0DA8DAD4F2E6A5A77F036CC60D1B79B8428ED59', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x64feqn81qq8gz82bp42', 'org_01m8n1wq24etgr9hhf8ajckhff', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1796002977935, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'E4ECBED8B719913C6EE632CEB8F028E1D487F5062AD4ED4D01FB57F92E4CF367', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x67tedy8r9qcz498hg9v', 'org_01m8n1wq24etgr9hhf8ajckhff', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1796002978042, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'DE30092F5F6D4671C94216144B96836675E0174F3FE0E7EC56A633EDFAC2F667', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6age4wsmk957am7zfct', 'org_01m8n1wq24etgr9hhf8ajckhff', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1796002978128, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'28E62E196DBC8EA3CF281777DA5758E8441600A9C3AB2628D80A1280A8D5A9C5', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6ece2cs5ahv6283ahsy', 'org_01m8n1wq24etgr9hhf8ajckhff', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1796002978252, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'3DD660046D0AC449EB03304E4B9BB3D7F1AF2DD25002E18BFB5DC8E9CE14FBAF', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6haetfrcfa7x4r4m86v', 'org_01m8n1wq24etgr9hhf8ajckhff', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1796002978312, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'7A121E94A67373805D56D2AA7314DEE94D8AB75C25A86282810E2746BBDF304B', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6pgex7r18gaxd5ap5ev', 'org_01m8n1wq24etgr9hhf8ajckhff', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796002978512, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'141D4068C97631D88146ADE5483F7932248B024E799F725928B774E026325591', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6r6em7823hzr13bq6pf', 'org_01m8n1wq24etgr9hhf8ajckhff', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796002978566, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'F63173B284E6D2E578580979B63412C70F117ADB9E40F8B39B35667CB5E048E7', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6rxexttk3asf4f58zbf', 'org_01m8n1wq24etgr9hhf8ajckhff', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1796002978589, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'572F190B0D959885C773837F0DB963EC393EACC30FE61E37CB6AE71B3A56EE1E', 'contra with ash', 2);
INSERT INTO journals VALUES ('jnl_01m8n1x6w1extty1xa2tn38vkj', 'org_01m8n1wq24etgr9hhf8ajckhff', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1796002978689, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', X'1F560A10DD629B4D230D4654D5174FA819341B2C75BC4463620262A75A1F3EC8', 'a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 1, 'acc_01m8n1wq24etgr9hhf6c2j75gw', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 2, 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 3, 'acc_01m8n1wq24etgr9hhf2ype5fzn', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 1, 'acc_01m8n1wq24etgr9hhf6c2j75gw', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 2, 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 3, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 4, 'acc_01m8n1wq24etgr9hhf2ype5fzn', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 3, 1, 'acc_01m8n1wq24etgr9hhf5qeew9vh', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 3, 2, 'acc_01m8n1wq24etgr9hhf2vxq8j1v', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 4, 1, 'acc_01m8n1wq24etgr9hhf5qeew9vh', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 4, 2, 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 1, 'acc_01m8n1wq24etgr9hhf2cysz76g', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 2, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 3, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 6, 1, 'acc_01m8n1wq24etgr9hhf7tj6gwpg', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 6, 2, 'acc_01m8n1wq24etgr9hhf2cysz76g', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 7, 1, 'acc_01m8n1wq24etgr9hhf30becbv1', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 7, 2, 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 7, 3, 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 1, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 2, 'acc_01m8n1wq24etgr9hhf2nrm249t', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 9, 1, 'acc_01m8n1wsa0ezz995w7hwbqr44p', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 9, 2, 'acc_01m8n1wq24etgr9hhf2ype5fzn', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 10, 1, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 10, 2, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 10, 3, 'acc_01m8n1wq24etgr9hhf2ype5fzn', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 1, 'acc_01m8n1wq24etgr9hhf2cysz76g', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 2, 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 3, 'acc_01m8n1x692eazvstazsvzk67d6', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 4, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 5, 'acc_01m8n1x692eazvstazsvzk67d6', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 1, 'acc_01m8n1wq24etgr9hhf2cysz76g', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 2, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 3, 'acc_01m8n1wsa0ezz995w7hwbqr44p', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 13, 1, 'acc_01m8n1x692eazvstazsvzk67d6', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 13, 2, 'acc_01m8n1wsa0ezz995w7hwbqr44p', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 13, 3, 'acc_01m8n1x692eazvstazsvzk67d6', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 14, 1, 'acc_01m8n1wq24etgr9hhf2cysz76g', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 14, 2, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 15, 1, 'acc_01m8n1wq24etgr9hhf30becbv1', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 15, 2, 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 16, 1, 'acc_01m8n1wq24etgr9hhf30becbv1', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 16, 2, 'acc_01m8n1wq24etgr9hhf2cysz76g', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 17, 1, 'acc_01m8n1wq24etgr9hhf5qeew9vh', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 17, 2, 'acc_01m8n1wq24etgr9hhf2vxq8j1v', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 1, 'acc_01m8n1wseketq8432xvb626nn5', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 2, 'acc_01m8n1wseketq8432xx2xhvj5e', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 2, 'acc_01m8n1wseketq8432xx5vhx30t', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 3, 1, 'acc_01m8n1wseketq8432xvhedfjyy', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 3, 2, 'acc_01m8n1wseketq8432xxv30r48m', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 1, 'acc_01m8n1wseketq8432xvhedfjyy', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 2, 'acc_01m8n1wseketq8432xt87re8j8', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 5, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 5, 2, 'acc_01m8n1wseketq8432xx81w8q2k', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 6, 1, 'acc_01m8n1wseketq8432xvhedfjyy', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 6, 2, 'acc_01m8n1wseketq8432xykqy33p4', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 2, 'acc_01m8n1wsksexyagrm0k8s9mbcm', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 3, 'acc_01m8n1wseketq8432xx5vhx30t', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 4, 'acc_01m8n1wsj6eskbmxnznpen7tj8', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 2, 'acc_01m8n1wseketq8432xx5vhx30t', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 2, 'acc_01m8n1wseketq8432xx5vhx30t', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 2, 'acc_01m8n1wseketq8432xx5vhx30t', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 1, 'acc_01m8n1wseketq8432xvhedfjyy', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 2, 'acc_01m8n1wseketq8432xxw1cnjsb', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 2, 'acc_01m8n1wseketq8432xx81w8q2k', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 3, 'acc_01m8n1wseketq8432xx5vhx30t', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 4, 'acc_01m8n1wsj6eskbmxnznpen7tj8', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 2, 'acc_01m8n1wseketq8432xx5vhx30t', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 1, 'acc_01m8n1wseketq8432xx2xhvj5e', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 2, 'acc_01m8n1wseketq8432xwm2hp7kc', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 3, 'acc_01m8n1wseketq8432xwaqqrjxh', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 15, 1, 'acc_01m8n1wseketq8432xy54jw8dd', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 15, 2, 'acc_01m8n1wseketq8432xvtp1bsxa', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 15, 3, 'acc_01m8n1wseketq8432xw39wn27q', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 16, 1, 'acc_01m8n1wseketq8432y06q3f188', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 16, 2, 'acc_01m8n1wseketq8432xtqs4hfkw', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 17, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 17, 2, 'acc_01m8n1wseketq8432xvb626nn5', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 18, 1, 'acc_01m8n1wseketq8432xvhedfjyy', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 18, 2, 'acc_01m8n1wseketq8432xvb626nn5', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 19, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 19, 2, 'acc_01m8n1wseketq8432xvb626nn5', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 20, 1, 'acc_01m8n1wseketq8432xvhedfjyy', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 20, 2, 'acc_01m8n1wseketq8432xvb626nn5', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 21, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 21, 2, 'acc_01m8n1wseketq8432xvb626nn5', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 22, 1, 'acc_01m8n1wseketq8432xvhedfjyy', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 22, 2, 'acc_01m8n1wseketq8432xvb626nn5', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 23, 1, 'acc_01m8n1wseketq8432xtw4p4cp1', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 23, 2, 'acc_01m8n1wseketq8432xvb626nn5', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 24, 1, 'acc_01m8n1wseketq8432xvb626nn5', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 24, 2, 'acc_01m8n1wssqe8styzv4g1r2r7tv', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 25, 1, 'acc_01m8n1wseketq8432xvb626nn5', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 25, 2, 'acc_01m8n1wseketq8432xw39wn27q', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 1, 'acc_01m8n1wseketq8432xvb626nn5', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 2, 'acc_01m8n1wseketq8432xz87pbn54', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 27, 1, 'acc_01m8n1wseketq8432xvb626nn5', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 27, 2, 'acc_01m8n1wseketq8432xz0f55z70', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 27, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 28, 1, 'acc_01m8n1wseketq8432xvb626nn5', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 28, 2, 'acc_01m8n1wseketq8432xz0f55z70', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 28, 3, 'acc_01m8n1wsj6eskbmxnznpen7tj8', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 29, 1, 'acc_01m8n1wseketq8432xvb626nn5', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 29, 2, 'acc_01m8n1wseketq8432y00e82rra', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'acc_01m8n1wq24etgr9hhf2cysz76g', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'acc_01m8n1wq24etgr9hhf30becbv1', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-10', 'acc_01m8n1wq24etgr9hhf2ype5fzn', 2400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-10', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 0, 2000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-10', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 0, 400, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-02', 'acc_01m8n1wq24etgr9hhf2ype5fzn', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-02', 'acc_01m8n1wq24etgr9hhf6c2j75gw', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-02', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-03', 'acc_01m8n1wq24etgr9hhf2ype5fzn', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-03', 'acc_01m8n1wq24etgr9hhf6c2j75gw', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-03', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf2cysz76g', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf30becbv1', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-02', 'acc_01m8n1wq24etgr9hhf5qeew9vh', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-20', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-20', 'acc_01m8n1wq24etgr9hhf5qeew9vh', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-25', 'acc_01m8n1wq24etgr9hhf2cysz76g', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-25', 'acc_01m8n1wq24etgr9hhf2nrm249t', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-25', 'acc_01m8n1wq24etgr9hhf7tj6gwpg', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-25', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-26', 'acc_01m8n1wq24etgr9hhf2ype5fzn', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-26', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-27', 'acc_01m8n1wq24etgr9hhf2cysz76g', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-27', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-27', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-27', 'acc_01m8n1x692eazvstazsvzk67d6', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-28', 'acc_01m8n1wq24etgr9hhf2cysz76g', 0, 4000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-28', 'acc_01m8n1wq24etgr9hhf30becbv1', 4000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-29', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 0, 300, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-29', 'acc_01m8n1wq24etgr9hhf5qeew9vh', 300, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'acc_01m8n1wq24etgr9hhf2cysz76g', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'acc_01m8n1wsa0ezz995w7hwbqr44p', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'acc_01m8n1x692eazvstazsvzk67d6', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-01', 'acc_01m8n1wseketq8432xvb626nn5', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-01', 'acc_01m8n1wseketq8432xwaqqrjxh', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-01', 'acc_01m8n1wseketq8432xwm2hp7kc', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-01', 'acc_01m8n1wseketq8432xx2xhvj5e', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-15', 'acc_01m8n1wseketq8432xtw4p4cp1', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-15', 'acc_01m8n1wseketq8432xx5vhx30t', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-15', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-20', 'acc_01m8n1wseketq8432xvhedfjyy', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-20', 'acc_01m8n1wseketq8432xxv30r48m', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-21', 'acc_01m8n1wseketq8432xt87re8j8', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-21', 'acc_01m8n1wseketq8432xvhedfjyy', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-21', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-22', 'acc_01m8n1wseketq8432xvb626nn5', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-22', 'acc_01m8n1wseketq8432xvhedfjyy', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-28', 'acc_01m8n1wseketq8432xtw4p4cp1', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-28', 'acc_01m8n1wseketq8432xx81w8q2k', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-30', 'acc_01m8n1wseketq8432xtw4p4cp1', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-30', 'acc_01m8n1wseketq8432xvb626nn5', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-01', 'acc_01m8n1wseketq8432xvhedfjyy', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-01', 'acc_01m8n1wseketq8432xykqy33p4', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-02', 'acc_01m8n1wseketq8432xvb626nn5', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-02', 'acc_01m8n1wseketq8432xz0f55z70', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-02', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-09', 'acc_01m8n1wseketq8432xtw4p4cp1', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-09', 'acc_01m8n1wseketq8432xx5vhx30t', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-09', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-09', 'acc_01m8n1wsksexyagrm0k8s9mbcm', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-10', 'acc_01m8n1wseketq8432xvb626nn5', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-10', 'acc_01m8n1wseketq8432xvhedfjyy', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-16', 'acc_01m8n1wseketq8432xtw4p4cp1', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-16', 'acc_01m8n1wseketq8432xvb626nn5', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-18', 'acc_01m8n1wseketq8432xvb626nn5', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-18', 'acc_01m8n1wseketq8432xz87pbn54', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-20', 'acc_01m8n1wseketq8432xtw4p4cp1', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-20', 'acc_01m8n1wseketq8432xx5vhx30t', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-20', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-27', 'acc_01m8n1wseketq8432xvb626nn5', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-27', 'acc_01m8n1wseketq8432xvhedfjyy', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-02', 'acc_01m8n1wseketq8432xvb626nn5', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-02', 'acc_01m8n1wseketq8432xz0f55z70', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-02', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-03', 'acc_01m8n1wseketq8432xtw4p4cp1', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-03', 'acc_01m8n1wseketq8432xx5vhx30t', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-03', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-06', 'acc_01m8n1wseketq8432xtw4p4cp1', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-06', 'acc_01m8n1wseketq8432xvb626nn5', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-12', 'acc_01m8n1wseketq8432xtw4p4cp1', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-12', 'acc_01m8n1wseketq8432xx5vhx30t', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-12', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-16', 'acc_01m8n1wseketq8432xtw4p4cp1', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-16', 'acc_01m8n1wseketq8432xvb626nn5', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-20', 'acc_01m8n1wseketq8432xvb626nn5', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-20', 'acc_01m8n1wseketq8432y00e82rra', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-24', 'acc_01m8n1wseketq8432xvhedfjyy', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-24', 'acc_01m8n1wseketq8432xxw1cnjsb', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-24', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-25', 'acc_01m8n1wseketq8432xvb626nn5', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-25', 'acc_01m8n1wssqe8styzv4g1r2r7tv', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-27', 'acc_01m8n1wseketq8432xtw4p4cp1', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-27', 'acc_01m8n1wseketq8432xx5vhx30t', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-27', 'acc_01m8n1wseketq8432xx81w8q2k', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-27', 'acc_01m8n1wsj6eskbmxnznpen7tj8', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432xtqs4hfkw', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432xvb626nn5', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432xvtp1bsxa', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432xw39wn27q', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432xy54jw8dd', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-31', 'acc_01m8n1wseketq8432y06q3f188', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2cysz76g', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2cysz76g', '2026-03', 5000, 16000, 4);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2cysz76g', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2nrm249t', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', '2026-03', 56000, 50300, 4);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2ype5fzn', '2025-03', 2400, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2ype5fzn', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2ype5fzn', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf30becbv1', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf30becbv1', '2026-03', 4000, 5000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', '2025-03', 0, 7000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', '2026-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf5b9fhgvg', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf5b9fhgvg', '2026-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf5qeew9vh', '2026-03', 50300, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf6c2j75gw', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf7tj6gwpg', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wsa0ezz995w7hwbqr44p', '2025-03', 1000, 1400, 3);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wsa0ezz995w7hwbqr44p', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wsa0ezz995w7hwbqr44p', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wsa0ezz995w7hwbqr44p', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1x692eazvstazsvzk67d6', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1x692eazvstazsvzk67d6', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xt87re8j8', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xtqs4hfkw', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xtw4p4cp1', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xtw4p4cp1', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xtw4p4cp1', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvb626nn5', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvb626nn5', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvb626nn5', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvhedfjyy', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvhedfjyy', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvhedfjyy', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvtp1bsxa', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xw39wn27q', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xwaqqrjxh', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xwm2hp7kc', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx2xhvj5e', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx5vhx30t', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx5vhx30t', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx5vhx30t', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx81w8q2k', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xx81w8q2k', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xxv30r48m', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xxw1cnjsb', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xy54jw8dd', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xykqy33p4', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xz0f55z70', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xz0f55z70', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xz87pbn54', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432y00e82rra', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432y06q3f188', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wsj6eskbmxnznpen7tj8', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wsj6eskbmxnznpen7tj8', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wsj6eskbmxnznpen7tj8', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wsksexyagrm0k8s9mbcm', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wssqe8styzv4g1r2r7tv', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 1796002962500, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'organisation.create', 'org_01m8n1wq24etgr9hhf8ajckhff', NULL, '{"id":"org_01m8n1wq24etgr9hhf8ajckhff","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:42:42.500Z","updated_at":"2026-11-30T01:42:42.500Z","version":1}', X'27AE69D933D3E78F2437DDFB92E6FBA9A454272E2B25C38EFC69E854D428F8EC', X'7A0D806AD5A95AAF8BCE3FDB8BBCE49E26EDAD91B1472617D56D1BF070178232');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 1796002964800, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'account.create', 'acc_01m8n1wsa0ezz995w7hwbqr44p', NULL, '{"id":"acc_01m8n1wsa0ezz995w7hwbqr44p","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:44.800Z","updated_at":"2026-11-30T01:42:44.800Z","version":1}', X'219910CAB4F151EFD5268F6AD909AB95454ED2D95AFE47801C4F46C34BBD6D73', X'1A8E2891E4FA17E4EC149876DF4C517C9B0C6F23BFB9A369D2B08FC3F92FFDA2');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 3, 1796002964859, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_account.create', 'bac_01m8n1wsbve54am5kkhq3qtbqa', NULL, '{"account_id":"acc_01m8n1wq24etgr9hhf2vxq8j1v","account_number":null,"created_at":"2026-11-30T01:42:44.859Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8n1wsbve54am5kkhq3qtbqa","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:42:44.859Z","version":1}', X'D752D901096F3F8E23D339A7ED49276CED58155643FEA16FFC974095863A7717', X'DB561A71416D114A2670248192488DFFB5FB866A98024D465FA163A587CDB20A');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 4, 1796002976089, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'EDA036A1412A7CF1EFAB3C4C5D41A42DFCE99C830B9B064BB6804772A27C9557', X'4BFA83C19DC02B0E4C95EA4D2CEE44BA481FD68714A46D36697DB096EB605032');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 1796002976199, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T01:42:56.199Z","version":1}', X'04416BA9E6861C205E55568C60C704403BA68595F6DD7492D051377317ECCCC9', X'DE93D0D695080DDF822592B9D63B7FA9C9C538C6D1950A55F69DBAA3F1D9B7E0');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 6, 1796002976249, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x4fse03a52xa451xbyan', NULL, '{"sequence":1,"total":120.00}', X'1BB56E9F320D597AFECFF206A66D3A55591EF24DFA950DB514205CF1E3C81DD6', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 7, 1796002976355, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x4k3e6jrdeyf82t0hm9z', NULL, '{"sequence":2,"total":119.00}', X'C7E347D0CB2CE0892330DC8ED8F253870526804B89C5FDC4C52C85404E3354CA', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 1796002976428, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'organisation.update', 'org_01m8n1wq24etgr9hhf8ajckhff', '{"id":"org_01m8n1wq24etgr9hhf8ajckhff","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:42:42.500Z","updated_at":"2026-11-30T01:42:42.500Z","version":1}', '{"id":"org_01m8n1wq24etgr9hhf8ajckhff","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:42:42.500Z","updated_at":"2026-11-30T01:42:56.428Z","version":2}', X'143F8A408BC7E03E53507DC299352E1C7B361CAE4B451352E14A2A8D6AA16596', X'CC4693B45F310CC475A4A3951CF56B56B4ACEBF2144E6F03323FE50AE7E66C02');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 9, 1796002976532, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.create', 'btx_01m8n1x4rmefvrkk645h1xb1y1', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8n1wsbve54am5kkhq3qtbqa","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T01:42:56.532Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8n1x4rmefvrkk645h1xb1y1","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T01:42:56.532Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'0C1F9A48105404A6EA87D75F6D656DA5B6F43FD40FC429945E6054EC60E35EAC', X'169B161E1D3B623098F4F2BD7EA993ABC9DD4E620BF0E53675B5032226527633');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 10, 1796002976629, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x4vnek0sx1g193h5bk6j', NULL, '{"sequence":3,"total":500.00}', X'3C90A2A1F7547C4F008FFC474AAB378863719A0A5C0E8CF3AD87D47F0F66BBD1', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 1796002976688, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1x4rmefvrkk645h1xb1y1', NULL, '{"journal_id":"jnl_01m8n1x4vnek0sx1g193h5bk6j","way":"match"}', X'565D5ED27344F63C45F588B71777D371928E37636E59A76B27A875E48560A946', X'95416A3DB30D7E4F85FE7FCB1AEBC455575AE097DA459680AAB31AD4EE027428');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 1796002976843, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.void', 'btx_01m8n1x4rmefvrkk645h1xb1y1', '{"journal_id":"jnl_01m8n1x4vnek0sx1g193h5bk6j"}', '{"reason":"matched in error"}', X'6ABE53AF934F8A65CFD64C76FD7F128AC2D3BB0814E8EC77633C390A39D6550E', X'68CA4E04BA8E56D3DF29A1AF86A108D4954E8D1A3E483A058C10DFB9A9FC0EC5');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 13, 1796002976909, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.reverse', 'jnl_01m8n1x4vnek0sx1g193h5bk6j', NULL, '{"reversed_by_journal_id":"jnl_01m8n1x54dekqsrh9v9g1cjben","total":500.00}', X'D4D5DCEE21A5F9118F6301C39782D0CCEB56A5F9835198531F9148BBBD4D1517', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 14, 1796002977053, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1x58xedqv31z15khzmfjp', NULL, '{"id":"con_01m8n1x58xedqv31z15khzmfjp","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:57.053Z","updated_at":"2026-11-30T01:42:57.053Z","version":1}', X'DDFE81460F3EFE3A2B5DF2400CF8F17A56162CC96BBFEF9D890C28762549151E', X'1576E817154AB063389E90D5F4D1CBE958CD473B70285DC53C1CC38F55E58C25');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 15, 1796002977166, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', NULL, '{"id":"inv_01m8n1x5cee9mb4y7s5d4g9tve","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8n1x58xedqv31z15khzmfjp","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8n1x5cee9mb4y7s5gcev52h","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:57.166Z","updated_at":"2026-11-30T01:42:57.166Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8n1wq24etgr9hhf4q7f8ns9","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'1BF396CB13CCD7829E6B64B7D3F09120E09F47769446D6DAB3BACC20C28395DC', X'84245DE5B5BF51C34F60CB038BB02EF5A9ACB7481E518DB35060A33918D82FE2');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 16, 1796002977320, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.write_off', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', NULL, '{"account_id":"acc_01m8n1wq24etgr9hhf7tj6gwpg","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8n1x5h8e0kbtdc7nce73m0a","reason":"In liquidation"}', X'0B8E8760F279263BCF2A6E386F6CAC8A82429BFB167E342C408469658FCE3057', X'599D02621B35C8A56A9EAFB658C90DE2088B7774F9973801D7AE122C7FAECCAF');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 17, 1796002977488, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1x5pgejssedqys6daa0wr', NULL, '{"id":"inv_01m8n1x5pgejssedqys6daa0wr","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8n1x58xedqv31z15khzmfjp","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8n1x5pgejssedqys8zdyrte","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:57.488Z","updated_at":"2026-11-30T01:42:57.488Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8n1wq24etgr9hhf5b9fhgvg","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'DC0D1CFAD97972E5769BF10EDB5057D3ACDDBE0ABDB2E93EE912C15A7A016FF2', X'84DDAE02D177C22607A142DF900662DD8E0163F662F0D12E5F6579EB3FD5F11A');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 18, 1796002977556, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.repay_input_vat', 'inv_01m8n1x5pgejssedqys6daa0wr', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8n1x5rmetzrrwpgr9f66h3q","reason":null,"vat":10.0}', X'F296D7A24D5051B73108D4D05E774F7285CC09158EE7B20F18E5FDE3FC706493', X'12BA29A84884FFE6C2A022BCD1A5D4BE3CFB7A15FA1FF1697077602A71A4EF34');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 19, 1796002977752, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.create', 'vrt_01m8n1x5yreq6a9v0an1kemy17', NULL, '{"id":"vrt_01m8n1x5yreq6a9v0an1kemy17","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:57.752Z","updated_at":"2026-11-30T01:42:57.752Z","version":1}', X'011864C54ED0125BB741526A73777EEFDC782E114EC93016A2BC5ACD4931A225', X'AE7D95D815E8826F7612D20127B803717938AF5874A691148AC1EB3A85DAC225');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 20, 1796002977885, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.finalise', 'vrt_01m8n1x5yreq6a9v0an1kemy17', NULL, '{"id":"vrt_01m8n1x5yreq6a9v0an1kemy17","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:42:57.885Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:57.752Z","updated_at":"2026-11-30T01:42:57.885Z","version":2,"last_sequence":8}', X'DD9CC6684461EE5CD74FC459A2A60DB6F5C848C2E992B8BD5D59B759A5739720', X'508293215A57FA8FE692CA34C37F6814127616264BA7268CA23C87D5C46174AC');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 21, 1796002977935, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x64feqn81qq8gz82bp42', NULL, '{"sequence":9,"total":7.00}', X'34C566CB3998D158D4EEAC191AE08A9A0F10D45CD316353193DE88199CCAE702', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 22, 1796002977980, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.pay', 'vrt_01m8n1x5yreq6a9v0an1kemy17', NULL, '{"journal_id":"jnl_01m8n1x64feqn81qq8gz82bp42"}', X'0D4A1D71224CC2792B666B1B8BCE6F4AE8E757582A0A98ACA72DF6E6D2DD4EBC', X'8DB2DADD6A26FCA9EDF36EAB2701C933257DF2E4C8C4451289E58105A34A7394');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 23, 1796002978024, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.create', 'vrt_01m8n1x678e33bq1vfhjaery20', NULL, '{"id":"vrt_01m8n1x678e33bq1vfhjaery20","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:58.024Z","updated_at":"2026-11-30T01:42:58.024Z","version":1}', X'661957945AD054896BE01826CEB81ECE410D57DCAE955FF9C32C4D81CAB114AD', X'A6738F148038759018B6DB1E80E3C1676FD304557977EE465604637F49BC0914');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 24, 1796002978042, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x67tedy8r9qcz498hg9v', NULL, '{"sequence":10,"total":24.00}', X'90F4F0A5A412273ACA29B41175737E1B3E7F897A0CA5B4DE5460FE4E791FF4D5', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 25, 1796002978063, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.note_late_vat', 'vrt_01m8n1x678e33bq1vfhjaery20', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8n1x67tedy8r9qcz498hg9v","kind":"error","reason":"Lost"}', X'54EACF5390A49E3937EF31F5061433E2681975BE52BD2D1125802236D8365330', X'AA828D5473ACE4FB298EAB2AB0A9B4D12A3E4F58753645EF7BFFBE102F06EE9A');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 26, 1796002978082, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'account.create', 'acc_01m8n1x692eazvstazsvzk67d6', NULL, '{"id":"acc_01m8n1x692eazvstazsvzk67d6","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:58.082Z","updated_at":"2026-11-30T01:42:58.082Z","version":1}', X'BC70A8630DB74D94BFD0A33D1BA644611E57496412635CAA16DB38E6196E5491', X'205AE44575A028EBD7CCBA1F44F9241E2E1B1522F824393361A88C33F3D6C21E');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 27, 1796002978103, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1x69qe62scyr1akj8w496', NULL, '{"id":"con_01m8n1x69qe62scyr1akj8w496","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:58.103Z","updated_at":"2026-11-30T01:42:58.103Z","version":1}', X'88305140B8DF83D2ED013D424CF59C6D396331BE296098CCAB3D77B9424F0193', X'2C42884192C2DD23A897293F7B11BF692002392654E65B8FAF26D39B77019DE3');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 28, 1796002978128, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1x6age4wsmk9577vkzg9f', NULL, '{"id":"set_01m8n1x6age4wsmk9577vkzg9f","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1x69qe62scyr1akj8w496","contact_name":"Oak","bank_account_id":"bac_01m8n1wsbve54am5kkhq3qtbqa","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8n1x6age4wsmk957am7zfct","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:58.128Z","updated_at":"2026-11-30T01:42:58.128Z","version":1}', X'A510C3377AFAF960F7B981FEFB318F814A3B3568B6B25B13B8E906293047F7EB', X'A735ABAE9EB675F37EA1739BFA0AD7CE3303F7D90700D7E8784DFC8A0BEDECA1');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 29, 1796002978252, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1x6ece2cs5ahv5zz06td3', NULL, '{"id":"inv_01m8n1x6ece2cs5ahv5zz06td3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8n1x69qe62scyr1akj8w496","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8n1x6ece2cs5ahv6283ahsy","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:58.252Z","updated_at":"2026-11-30T01:42:58.252Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8n1wq24etgr9hhf4q7f8ns9","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'A128F2EC6A1FB564E7F7DBC2D8F43D92DFC607AF5C1489ECA60BAE3940FF430C', X'87D1FB24DB8573C280B9F7ECB137F41F86DD9B70FC89D83E71891552CC7FD196');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 30, 1796002978312, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.allocate', 'set_01m8n1x6age4wsmk9577vkzg9f', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8n1x6ece2cs5ahv5zz06td3"}]}', X'88013FD0B45F38D5076DD5B49FE59F6782B0807E962B5F98E99505FEDA0901D7', X'F87B319B43DC88B9C8FD765417DC253C397C964B24D59A8E8397C0E74B86C77A');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 31, 1796002978474, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1x6naeftvvyz6vsfxnjb4', NULL, '{"id":"con_01m8n1x6naeftvvyz6vsfxnjb4","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:58.474Z","updated_at":"2026-11-30T01:42:58.474Z","version":1}', X'8821E3755DBEDF8EB77E19B1BD7C578B712D5255598A09074DC030C34B8594B4', X'90CF863D4101B727818D1B56B7036862CBD23DD5992F210BEEF1CA029219D798');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 32, 1796002978512, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1x6pgex7r18gax9cmnkv9', NULL, '{"id":"inv_01m8n1x6pgex7r18gax9cmnkv9","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8n1x6naeftvvyz6vsfxnjb4","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8n1x6pgex7r18gaxd5ap5ev","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:58.512Z","updated_at":"2026-11-30T01:42:58.512Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8n1wq24etgr9hhf4q7f8ns9","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'9BEA811081288338A9AE1104DE426AACEB1BBE393743C119321656A8FFCF6C5A', X'EBA49D66419C3D7022A766AFBEE611D6B16C162C90039A57BE20DA3644780519');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 33, 1796002978566, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1x6r6em7823hzqxjdfwh5', NULL, '{"id":"inv_01m8n1x6r6em7823hzqxjdfwh5","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8n1x6naeftvvyz6vsfxnjb4","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8n1x6r6em7823hzr13bq6pf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:58.566Z","updated_at":"2026-11-30T01:42:58.566Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8n1wq24etgr9hhf5b9fhgvg","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'1AAAD19447BFB4A214161DD597F2300CAD0365B32FC42E96A74E18E29154F7E0', X'D62CA5ADD03134BAEC59A247FAC699CD04D4AE81CEC1D4638AC4C32D0B67B454');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 34, 1796002978589, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contra.create', 'ctr_01m8n1x6rxexttk3asf1yfkttc', NULL, '{"id":"ctr_01m8n1x6rxexttk3asf1yfkttc","status":"posted","contact_id":"con_01m8n1x6naeftvvyz6vsfxnjb4","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8n1x6rxexttk3asfbexaqhv","invoice_id":"inv_01m8n1x6pgex7r18gax9cmnkv9","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8n1x6rxexttk3asf1yfkttc","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:42:58.589Z"},{"id":"alc_01m8n1x6rxexttk3asfbexaqhw","invoice_id":"inv_01m8n1x6r6em7823hzqxjdfwh5","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8n1x6rxexttk3asf1yfkttc","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:42:58.589Z"}],"journal_id":"jnl_01m8n1x6rxexttk3asf4f58zbf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:58.589Z","updated_at":"2026-11-30T01:42:58.589Z","version":1}', X'9E969EEE88FF51EDEAEA55E15840DBEA6F2140FE037FFC72AD2F28E74FA1D5EF', X'F5FCB2AC1AC7C52ECAD7496EDE5E24E4712B6B82A8050F4A48DC008EA3CFA381');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 35, 1796002978689, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1x6w1extty1xa2tn38vkj', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', X'11FE9E3C9646E4032CC4A6E8280B3532826AF650C23237D68C74F51002C17DD5', X'8596B2420C43300CDBA3BA2C4E80C3C9E39FD29B46ED458FD38739A2ECAF3F33');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 36, 1796002978717, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1x6wxe6b88gvcpy6a76tq', NULL, '{"id":"con_01m8n1x6wxe6b88gvcpy6a76tq","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T01:42:58.717Z","updated_at":"2026-11-30T01:42:58.717Z","version":1}', X'04A3B847183310007F70B42B4948DC6FBAC67A068E4B03EDC6C92210EB890874', X'1ECEE682BD7E8355DBE052700D2EB50A3886D1FFD7421B5C018C3CF35B0DB98A');
INSERT INTO audit_events VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 37, 1796002978745, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'assertion.create', 'bas_01m8n1x6xse458r8ha2q85dmkp', NULL, '{"id":"bas_01m8n1x6xse458r8ha2q85dmkp","account_id":"acc_01m8n1wq24etgr9hhf2vxq8j1v","account_code":"1300","date":"2026-03-31","amount":7.00,"currency":"GBP","note":null,"status":"fails","balance":57.00,"difference":50.00,"created_at":"2026-11-30T01:42:58.745Z","version":1}', X'F21699E8F6051D5EAD02D57002A4CB5FDFE53E60697804052FF339AD4804227F', X'C5B3E227809E6636FE0DCFA5394528F59827F51643CCE09BB0104587AB060819');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 1796002964947, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'organisation.create', 'org_01m8n1wseketq8432y0rddwnj2', NULL, '{"id":"org_01m8n1wseketq8432y0rddwnj2","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:42:44.947Z","updated_at":"2026-11-30T01:42:44.947Z","version":1}', X'DC9D1DF4CA9E10CAA6419E3D65CFC0F3A62930F248EC822D85CB190CF476485B', X'FA2429AE543429D24085F0E0CB11FFCBED3684EC4CF6412D1E76AC10975198BC');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 1796002965062, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'account.create', 'acc_01m8n1wsj6eskbmxnznpen7tj8', NULL, '{"id":"acc_01m8n1wsj6eskbmxnznpen7tj8","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.062Z","updated_at":"2026-11-30T01:42:45.062Z","version":1}', X'C8135B21909BF74AE38BC6085ECF0EE8C45CE642AFA9E02718DD32840E780DFE', X'10F36EF8F2024518F6C98BF80DC55C69A0617DC4568CF4E413D5EEB6D2647C6F');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 3, 1796002965113, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'account.create', 'acc_01m8n1wsksexyagrm0k8s9mbcm', NULL, '{"id":"acc_01m8n1wsksexyagrm0k8s9mbcm","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.113Z","updated_at":"2026-11-30T01:42:45.113Z","version":1}', X'5F9585A09316516DE761DD231906BD7652DE61B4DEA272DE64D583A9659282D6', X'90D6677A135758EAEB43665E3E19A413A6B73BB7380C26302989006060A9FAB2');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 1796002965220, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_account.create', 'bac_01m8n1wsq4e59vgw219qf826yh', NULL, '{"account_id":"acc_01m8n1wseketq8432xvb626nn5","account_number":null,"created_at":"2026-11-30T01:42:45.220Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8n1wsq4e59vgw219qf826yh","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8n1wsq4e59vgw219z9ntg60","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:42:45.220Z","version":1}', X'88A2628750F7692830CBBE2CDF62AF164D745FB2E1E59E07614920B4E75D749B', X'06FC846E146AFB9EEC84BD1A60B4063FC39D1DE509738AE97FAD89C482A8F4B9');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 5, 1796002965303, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'account.create', 'acc_01m8n1wssqe8styzv4g1r2r7tv', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T01:42:45.303Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8n1wssqe8styzv4g1r2r7tv","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T01:42:45.303Z","version":1}', X'7BEA4423421CA96899606DE12E48FC9CD66B50C0F51D0E4C7702E400B149918F', X'98F1C329B1AD6C9CA8EA6C1068D3FFDDC452E1C5409D7A3DA4577C0869B7B4D1');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 6, 1796002965303, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_account.create', 'bac_01m8n1wssqe8styzv4fwv65vxq', NULL, '{"account_id":"acc_01m8n1wssqe8styzv4g1r2r7tv","account_number":null,"created_at":"2026-11-30T01:42:45.303Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8n1wssqe8styzv4fwv65vxq","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T01:42:45.303Z","version":1}', X'8592C96536492EAA3BA28715A5D657FF6B8CD587F718F073F5F12338ECF5B7BF', X'FFE44935BFF6BA4C0FE107CD12E8BB4C5CE3C9CCBE5650AE76F4C14015875B7D');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 1796002965396, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wswme91t4n3g41q19drb', NULL, '{"id":"con_01m8n1wswme91t4n3g41q19drb","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.396Z","updated_at":"2026-11-30T01:42:45.396Z","version":1}', X'6023383CBA63B21260C1E6416FF8CB45A5971CD55B3157BCA1CA7ADCE30704DF', X'7DB8ADEBE1D8C7DBCC6B39A23A2F40BE004ED473FD0A84367A48E6DA5E5237F7');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 1796002965461, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wsyne6wbrkp9zywptrct', NULL, '{"id":"con_01m8n1wsyne6wbrkp9zywptrct","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.461Z","updated_at":"2026-11-30T01:42:45.461Z","version":1}', X'E993CBF05BB68DEC4024C8FEC36E3658396D1726AA10402AB0C69ACE89614B2D', X'769596AD5502B8E0612E62BF9CDC3DE44D9AFE17D4865AC7D4C80189ECC991AC');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 1796002965552, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wt1geby8jhtn68qwghf5', NULL, '{"id":"con_01m8n1wt1geby8jhtn68qwghf5","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.552Z","updated_at":"2026-11-30T01:42:45.552Z","version":1}', X'D4BB9F84B32F70FD74B9D54D659E5BCD9893C555E04178181A2AA3D5FAC5FB3B', X'C56AB773AED93DF0D2CDB6F9D9E72167AA6942812649A2ABCC51AC865A352EBD');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 1796002965632, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wt40e28bap4yt9eez473', NULL, '{"id":"con_01m8n1wt40e28bap4yt9eez473","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.632Z","updated_at":"2026-11-30T01:42:45.632Z","version":1}', X'AC4863E69E2BD00322E8D51E0F9C1F43F567A0E29083D10B0BEBC9C753DEF122', X'219AC60608812D3FBD0D230729943F96B62A49A7EE425C52AFE4973BD2483BC6');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 1796002965732, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wt74e6gta3wnkgb4cbrv', NULL, '{"id":"con_01m8n1wt74e6gta3wnkgb4cbrv","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.732Z","updated_at":"2026-11-30T01:42:45.732Z","version":1}', X'57FB9ADF888C1ECA13A1ABBF8A328BB63A1CC4C3585E1A072497E82942FE8710', X'A7E9ACC730127BC9A42AE50DFD9A3FCDE55C5052828EBC5CE003476F33A80526');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 1796002965806, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wt9ee61rx89zk23g287d', NULL, '{"id":"con_01m8n1wt9ee61rx89zk23g287d","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.806Z","updated_at":"2026-11-30T01:42:45.806Z","version":1}', X'826EB9A7F5B1EF74EDBD01E13110EA2E160D61C5A3CD2B459F40CB87BE0A0D89', X'4D898B554F3D3AF91369503354CA0D388E5FA63585B8A22C5FBAF71F82B08889');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 1796002965934, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'contact.create', 'con_01m8n1wtdeef6tbfy3ytv8vs80', NULL, '{"id":"con_01m8n1wtdeef6tbfy3ytv8vs80","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:42:45.934Z","updated_at":"2026-11-30T01:42:45.934Z","version":1}', X'FA17FF115C26CB652487D0D519820F936E03468B4C9F19571B17E0B54FC12F88', X'82C1F846BE375C386E1814D5FF2569305FA8D680E6A8D8652E7AB872CB1BED7F');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 1796002966190, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtneep1tbe86y41hkaaw', NULL, '{"id":"inv_01m8n1wtneep1tbe86y41hkaaw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8n1wtneep1tbe86yajpe22p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.190Z","updated_at":"2026-11-30T01:42:46.190Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'0DCF2581D7C314DD7EE22702D8C6589F6A535C47FE4130B0A109FF968430EED5', X'7428BF977ED140D424A99DE198290785E1D479F9BC77AA641D085F8763320019');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 15, 1796002966242, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', NULL, '{"id":"inv_01m8n1wtq2e3mbn6znmb7f7cg3","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8n1wt40e28bap4yt9eez473","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8n1wtq2e3mbn6znmcyee3gq","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.242Z","updated_at":"2026-11-30T01:42:46.242Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xxv30r48m","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'47239020922D4745C28C0DAC057D6BE0B3F1707BB11F96BA7FDEAE660CA43FF4', X'73846D3A014269D43A03331835FCEE80A5DC4CF4F06EE569B5FA3A5760B386D1');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 16, 1796002966289, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtrhe9s8y48asbtchtmn', NULL, '{"id":"inv_01m8n1wtrhe9s8y48asbtchtmn","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8n1wt74e6gta3wnkgb4cbrv","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8n1wtrhe9s8y48asd8vfw42","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.289Z","updated_at":"2026-11-30T01:42:46.289Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xt87re8j8","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'F0FC6C74D7BACDD7F71451D569D19E88BB0784A5D0F25A4D11413EC66965612A', X'38EB694FD4622F9DA4A320F10E65FC7CEBC26345349793C32C19609B0B1F6EEA');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 17, 1796002966341, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtt5ee89t26g7sh7tkv6', NULL, '{"id":"inv_01m8n1wtt5ee89t26g7sh7tkv6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8n1wtt5ee89t26g7xbby3ja","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.341Z","updated_at":"2026-11-30T01:42:46.341Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx81w8q2k","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'6AD59A1AF306C9C187BD0E581AEB48BC6CD79A9C36311E7F37CA36F6BB472EBA', X'D60038723D16C7613AA4876AC70723808AD011FA71DFBFB7AABDB58E577E7459');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 18, 1796002966386, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtvjesfszc0rmkws2wh4', NULL, '{"id":"inv_01m8n1wtvjesfszc0rmkws2wh4","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8n1wt9ee61rx89zk23g287d","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8n1wtvjesfszc0rmp7xq591","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.386Z","updated_at":"2026-11-30T01:42:46.386Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xykqy33p4","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'1949AF296D55C912A173345F2F6A2B72CD7713329535CDFD3D6B24A59822615B', X'A84105E9062C45C636263D5389C5A4932A4531D0E5B57FFD843D1325AA787ECF');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 19, 1796002966439, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', NULL, '{"id":"inv_01m8n1wtx7epzr4kmhv5h93jm5","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8n1wsyne6wbrkp9zywptrct","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8n1wtx7epzr4kmhvbesr6yc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.439Z","updated_at":"2026-11-30T01:42:46.439Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8n1wsksexyagrm0k8s9mbcm","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'02A99FEA06F6F4B5C3E5958DC36616C23AC009C4116686A2FE1E4C9C28C8FF75', X'82C245A0930211AEC26A424291F13DAB65BC19E1926E580D6FAD6EC750ADCBB5');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 20, 1796002966483, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtyked4r24fz706vaje3', NULL, '{"id":"inv_01m8n1wtyked4r24fz706vaje3","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8n1wtyked4r24fz77ygdjgf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.483Z","updated_at":"2026-11-30T01:42:46.483Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'D16316D87099685FE0224285E8AD11C02822EC54774A071E20B05F8EBADF2B29', X'6AEABA61E8A3AB34E2055A422D00AD170225A8B54C2EE46790126E50D5A6FF82');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 21, 1796002966524, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wtzwe118pgrvye25cs2r', NULL, '{"id":"inv_01m8n1wtzwe118pgrvye25cs2r","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8n1wtzwe118pgrvyk91hzqg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.524Z","updated_at":"2026-11-30T01:42:46.524Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'1C99F4096ACB1195903DF3925FC2BE5F45578E9EEEB29C900B0CBBE0E8DD391B', X'E97240BE1AE1D27CD4558A63F8C4BB653B8F394C3D4E450D411BB899AA3E8F74');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 22, 1796002966568, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wv18e48sq55bjc1rzvn6', NULL, '{"id":"inv_01m8n1wv18e48sq55bjc1rzvn6","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8n1wv18e48sq55bjg2bbq8w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.568Z","updated_at":"2026-11-30T01:42:46.568Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'2FEDA22ACCD68B00515BE8DFF102C65CF1988938FBFA6052A084BB3D66C1D023', X'228368492E66C54D83378FD2A5618DACE1258DEF483D29A892209FF5E654E94B');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 23, 1796002966616, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wv2req1vew4ys2e79hat', NULL, '{"id":"inv_01m8n1wv2req1vew4ys2e79hat","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8n1wtdeef6tbfy3ytv8vs80","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8n1wv2req1vew4ys7yzntmx","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.616Z","updated_at":"2026-11-30T01:42:46.616Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xxw1cnjsb","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'25F73CCF3EF441C20F3FDB0FF2DD7A5F4CBBF8CC6611557419A793F6129BE99C', X'40FF7A988E1AF0AD701A7E526DFACF8285D35AC5D6B50A09208A9C6361AF1921');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 24, 1796002966655, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.create', 'inv_01m8n1wv3ze7ba8k35zwefeqez', NULL, '{"id":"inv_01m8n1wv3ze7ba8k35zwefeqez","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8n1wv3ze7ba8k3603ept7jh","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:46.655Z","updated_at":"2026-11-30T01:42:46.655Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx81w8q2k","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8n1wseketq8432xx5vhx30t","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'32138C6F9B24594796FFA7B41D4F0BEC18FF8FA5E5DBC7D8DE5072BA518A3FC7', X'EAD8E47CB3657083024D86270430E8E8C3B45BB2DE85A0AF0E7527059CB1FD3D');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 25, 1796002966794, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.void', 'inv_01m8n1wtzwe118pgrvye25cs2r', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8n1wv8ae7ysptgak3y3cdq5"}', X'10C0465E53B2CE905A9FAB84CAAEE3C4A1193167952E3DD3CF9968C7311970DE', X'98D46913DEB79788D70BAC6277CDBA6D846EBCB39F5219F58FBB34E15429AE46');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 1796002966922, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'invoice.allocate', 'inv_01m8n1wv18e48sq55bjc1rzvn6', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8n1wtyked4r24fz706vaje3"}]}', X'6C40423C40FAF62E25C0948A06FB02B59CE3BFC3E3A63F64BAEA6C170598CF90', X'CC46BC430DB10906D9F45F44FEC825B6BBBB0605A3C5AC8510472BD425F4B0F1');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 27, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1wvfxe779py3npebgvvbz', NULL, '{"sequence":14,"total":10000.00}', X'F1975FADD2F1A1F45711F4180A94FF472B371AF115F12C2A30501F59DB9D9B25', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 28, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1wvfxe779py3npn91c853', NULL, '{"sequence":15,"total":1000.00}', X'3EA0962894DDB5AE4171B17F40D033C79265C8199A1BB3143A94FC30B78805C7', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 29, 1796002967037, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'journal.post', 'jnl_01m8n1wvfxe779py3npxhj5bek', NULL, '{"sequence":16,"total":74.92}', X'330B5E722D73B34C1BAA00B32949FD1CB49F5262168E0FBAFD48407EB87E3F9C', X'');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 30, 1796002967200, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wvn0edas1zw2514rmk1r', NULL, '{"id":"set_01m8n1wvn0edas1zw2514rmk1r","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1wsyne6wbrkp9zywptrct","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wvn0edas1zw25b2n174d","invoice_id":"inv_01m8n1wtx7epzr4kmhv5h93jm5","invoice_number":"INV-0003","settlement_id":"set_01m8n1wvn0edas1zw2514rmk1r","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:42:47.200Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wvn0edas1zw257ekn9kf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:47.200Z","updated_at":"2026-11-30T01:42:47.200Z","version":1}', X'6FC95D0E8A7F11765495C43E8E19FB31A0FC3FEBB22F0EA73F6D18AAB5A134F1', X'6166CECFC55839B21C08CE805FDA2A23D01B95165EC3328BCC4F734301ABE176');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 1796002967401, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transactions.import', 'bac_01m8n1wsq4e59vgw219qf826yh', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'3CE57571CB203CC24774C6D9EC0BFBF49160DFE2BB4DD71122BFC2323A784DDD', X'88A3CBF93FF53545D8E128DB1D583011F4984A406872191A04ED8A0320595D0B');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 32, 1796002967747, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1ww63evsrjwfq7h3pszcf', NULL, '{"id":"set_01m8n1ww63evsrjwfq7h3pszcf","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8n1wt74e6gta3wnkgb4cbrv","contact_name":"Techbarn","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1ww63evsrjwfq7h3pszcf","invoice_id":"inv_01m8n1wtrhe9s8y48asbtchtmn","invoice_number":"TB-0117","settlement_id":"set_01m8n1ww63evsrjwfq7h3pszcf","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T01:42:47.747Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8w95jtq13","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1ww63evsrjwfq7h3pszcf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:47.747Z","updated_at":"2026-11-30T01:42:47.747Z","version":1}', X'F9920CEA4032DBEB0608CFEFC7D2F4214659319033196EB7688E5112C0FEDC86', X'EE0F8BC4553772B32E4964EB9F28D3AE2EB5119453E34A01FD57FFA2C0F9BD1F');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 33, 1796002967747, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8w95jtq13', NULL, '{"journal_id":"jnl_01m8n1ww63evsrjwfq7h3pszcf","way":"allocations"}', X'72DAB39FAE9D536A70B1CDB12EECBDC3C57941FAD2BEDBF36A5CA8A286546AB5', X'341A76DB915370A2E832F93934812807F6BDC8FBFF8473EFA0325DF89668546A');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 34, 1796002968109, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wwhdebgbsp271xsdyq0x', NULL, '{"id":"set_01m8n1wwhdebgbsp271xsdyq0x","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wwhdebgbsp271xsdyq0x","invoice_id":"inv_01m8n1wtneep1tbe86y41hkaaw","invoice_number":"INV-0001","settlement_id":"set_01m8n1wwhdebgbsp271xsdyq0x","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T01:42:48.109Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8wc588n8g","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wwhdebgbsp271xsdyq0x","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:48.109Z","updated_at":"2026-11-30T01:42:48.109Z","version":1}', X'24C0A3CE65D213D42C6D7DAD113C70A9662667F5DB3530CD69C506E186D9A491', X'A41D7DB1A57439FCA8E72C93197846FCB2D14A948DA38C6C1EC523FA57F2E6BB');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 35, 1796002968109, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8wc588n8g', NULL, '{"journal_id":"jnl_01m8n1wwhdebgbsp271xsdyq0x","way":"allocations"}', X'67C03DFE98A99657075DB7F1895B819AA6A7166D5204122D8F701A8E33A547CC', X'09412B2E21A073D942AF68DD71B2C877AED0195C36B2161087EF32647149679D');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 36, 1796002968463, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wwwfe63se4hvj0by9ne6', NULL, '{"id":"set_01m8n1wwwfe63se4hvj0by9ne6","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8n1wt9ee61rx89zk23g287d","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wwwfe63se4hvj0by9ne6","invoice_id":"inv_01m8n1wtvjesfszc0rmkws2wh4","invoice_number":"HL-33","settlement_id":"set_01m8n1wwwfe63se4hvj0by9ne6","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T01:42:48.463Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8wp187s4t","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wwwfe63se4hvj0by9ne6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:48.463Z","updated_at":"2026-11-30T01:42:48.463Z","version":1}', X'77447EB5843B8636EDBED25C7921691D0EB4A56DA0A077CCAC7DBC3758936AD0', X'ED00885E24F195AA7868564913EBDC204847D136927F954BE79DA39B5C7FCCAA');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 37, 1796002968463, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8wp187s4t', NULL, '{"journal_id":"jnl_01m8n1wwwfe63se4hvj0by9ne6","way":"allocations"}', X'8107C4B306FD9207EBE4FA80CF0A54414A5A4895CADCB69181F893E9BE44C252', X'870C253EB5B82DD72F4B6D3491A8AB5B6C645B44A12055C6479F8F5BCB706350');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 38, 1796002968863, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wx8zepesk24sse42b30r', NULL, '{"id":"set_01m8n1wx8zepesk24sse42b30r","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1wswme91t4n3g41q19drb","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wx8zepesk24sse42b30r","invoice_id":"inv_01m8n1wtneep1tbe86y41hkaaw","invoice_number":"INV-0001","settlement_id":"set_01m8n1wx8zepesk24sse42b30r","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T01:42:48.863Z"},{"id":"alc_01m8n1wx8zepesk24sse42b30s","invoice_id":"inv_01m8n1wtt5ee89t26g7sh7tkv6","invoice_number":"INV-0002","settlement_id":"set_01m8n1wx8zepesk24sse42b30r","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T01:42:48.863Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8wsngf0e8","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wx8zepesk24sse42b30r","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:48.863Z","updated_at":"2026-11-30T01:42:48.863Z","version":1}', X'C405B6C518DFABE11AB30E0D9F1B546032F08DE66D2170B570C0F79B68290D0D', X'6B7D90D0D6751707F83BB6CC45AA6BA543A1CD1F581F6BC48E73CD0E6BB274ED');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 39, 1796002968863, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8wsngf0e8', NULL, '{"journal_id":"jnl_01m8n1wx8zepesk24sse42b30r","way":"allocations"}', X'D5FF71C638871281B6FDFA782BA75B0B0E39399E8E64563201B0D232A796A736', X'1DCD30597021142288C7B921FEB04B80A919A9753B16A0AE58E6F8DEA206F173');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 40, 1796002969144, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wxhregnba1jqvab4xhf3', NULL, '{"id":"set_01m8n1wxhregnba1jqvab4xhf3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8n1wt40e28bap4yt9eez473","contact_name":"Printwell","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wxhregnba1jqvab4xhf3","invoice_id":"inv_01m8n1wtq2e3mbn6znmb7f7cg3","invoice_number":"PX-881","settlement_id":"set_01m8n1wxhregnba1jqvab4xhf3","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T01:42:49.144Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8x06xcjdd","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wxhregnba1jqvab4xhf3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:49.144Z","updated_at":"2026-11-30T01:42:49.144Z","version":1}', X'8A701826CA6DCFCBE4108C6701372DD2AC6F2F4E22A93B7CD26CF2D68F25F2FF', X'8B77ED2BCBC8B39C135A043F70EDE67D43C08209766D6B03B7DB4F15531E063E');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 41, 1796002969144, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8x06xcjdd', NULL, '{"journal_id":"jnl_01m8n1wxhregnba1jqvab4xhf3","way":"allocations"}', X'21AE9BD84C7B4EE7075F78856EF69C947985983887FD40579D7644B9BB0BAD52', X'141BA07F9970DE4F2A645C0CE7A0BEF6B5B6A117A8317465E65D90BAD8BD9263');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 42, 1796002969344, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.create', 'set_01m8n1wxr0er2ahknvay73d67j', NULL, '{"id":"set_01m8n1wxr0er2ahknvay73d67j","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8n1wt1geby8jhtn68qwghf5","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8n1wsq4e59vgw219qf826yh","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8n1wxr0er2ahknvay73d67j","invoice_id":"inv_01m8n1wtyked4r24fz706vaje3","invoice_number":"INV-0004","settlement_id":"set_01m8n1wxr0er2ahknvay73d67j","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T01:42:49.344Z"}],"deposit":null,"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8xd6aa3sy","external_id":null,"metadata":{},"journal_id":"jnl_01m8n1wxr0er2ahknvay73d67j","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:42:49.344Z","updated_at":"2026-11-30T01:42:49.344Z","version":1}', X'211DA36EC0CF5E9ED53269CCDBD5DF66364E25302F0430B7827EDE02DECF7FCF', X'16DE4FC3DEDA0C356B21FB9A4D7E86DD782A3222AA63BFF9E0C48896EC5FB804');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 43, 1796002969344, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8xd6aa3sy', NULL, '{"journal_id":"jnl_01m8n1wxr0er2ahknvay73d67j","way":"allocations"}', X'50693A9239CF69BC602EFF342EE3AD1F78942729AADC699B8BD2E8A6F90683E5', X'3F08CE09C18F6610F06032AA870ABAC7872D442E42EC26303AAF03C12C2D8E50');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 44, 1796002969681, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'settlement.match', 'set_01m8n1wvn0edas1zw2514rmk1r', NULL, '{"bank_transaction_id":"btx_01m8n1wvv9e6ab15q8xbder77c"}', X'FB8B525E4FAC1F956B9D07EB524CBAF903E4669485F8B17A6F7546BE3EE6C319', X'DD63E07394B572A28E32093A3F37419D52690ECCC7D4E077AF9C92210269A2DD');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 45, 1796002969681, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8xbder77c', NULL, '{"journal_id":"jnl_01m8n1wvn0edas1zw257ekn9kf","way":"match"}', X'FCB9517A5A0BBC90D9BEA9B4344FE98619CB3EC1AA73D930AC31107362AAA1B4', X'8DA801123BFE097857818C6EAC7000CABD436DB11234420B98F9FB320944ECC1');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 46, 1796002969968, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8xmjn482h', NULL, '{"journal_id":"jnl_01m8n1wybgea6atm6902rm6sxf","way":"transfer"}', X'0DA6620E8E13FB87D074B359E1DB20AE47F60B393AE42D12428CAD18D141753A', X'AE5404AAF28BC68A0FAF35209E8BF415BC7081364BC82B27D9820C82AB54E61F');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 47, 1796002970338, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8xs4aceaj', NULL, '{"journal_id":"jnl_01m8n1wyq2emtbbm28xdxwp81v","way":"account"}', X'C5BD9D46037C32042B185B7045F7E1DC3B9C4F2918C19422D4E28F8A4B6E576C', X'88FDCBAE19C822CB6E811C6A163814D3C00BA20BDDFCAD6B5FE872EEA8CD0A9D');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 48, 1796002972051, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.update', 'btx_01m8n1wvv9e6ab15q8wg2yw7ww', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8n1wseketq8432xz0f55z70","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'245A1679A9882061FD0405D5A1B94B9CB256DBCD03D16C73DB0444BA6D8045C7', X'E7ACC7A805F4238976AA0FF2996FA833DD759BCF214D3FD29F19983E77FBC295');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 49, 1796002972051, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.update', 'btx_01m8n1wvv9e6ab15q8wy5z0eg7', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8n1wseketq8432xz87pbn54","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', X'111ACA742ED5B86B06F8F0DC49E287F0D1F1648AAEBA1E08833A6693D1840FC3', X'8F8926BBED44F614BD6F5FF80FF7EE6921797B586A73E77FA200AEA3048AE1CE');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 50, 1796002972051, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.update', 'btx_01m8n1wvv9e6ab15q8x7a5zpb3', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8n1wseketq8432xz0f55z70","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'8CAAC4346A79971A039BE34797BC9C430330AFA6238A2D6C75D7F33BA7A63E8E', X'1BC84CC6F0BB8DCC4B06FB365B7C0856530867F7764BAFE568834C7AB920055B');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 51, 1796002972051, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.update', 'btx_01m8n1wvv9e6ab15q8xht8ehvm', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8n1wseketq8432y00e82rra","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', X'A9D7D2CD8335FD6DE38A797260BE8DFFCC32EF2027055EC167E7536F2B0396B3', X'C385146019DC9C718AAF9865E62E7D4998D0D29647407B3235793EB5ACD5EB5B');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 52, 1796002972298, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8wy5z0eg7', NULL, '{"journal_id":"jnl_01m8n1x0maepm8tdjm62a6yaxc","way":"account"}', X'C3286CAEF4DB41020B4D65B057E4B713F79996387CE1395D84012E47688A6EE3', X'642398F40B85EEBE473550848859760ED83708A51A0823963C7D2746BC62FD44');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 53, 1796002972591, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8x7a5zpb3', NULL, '{"journal_id":"jnl_01m8n1x0xfej8azvs54mgw3mgg","way":"account"}', X'A922710FCA1AC87645607719DF97DFDA6F7D52A2824B564FFBE133098BECA1BF', X'53D2792E9A8FC6EF53BB73C6364EEFD4400358008FE194DF5F27D6E45D08A7FA');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 54, 1796002972914, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8wg2yw7ww', NULL, '{"journal_id":"jnl_01m8n1x17jeygrrpdhef4ceb3q","way":"account"}', X'745DDCD0A99D24F2648C0EEDD430201D5F63AD479E88057E95EA73C6D74CB987', X'1246C6A7F8A6D6BEF996937EC0D48FC11C39CC23C981DF862AD14595802C392B');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 55, 1796002973212, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'bank_transaction.confirm', 'btx_01m8n1wvv9e6ab15q8xht8ehvm', NULL, '{"journal_id":"jnl_01m8n1x1gwevav8j39te0bxqmm","way":"account"}', X'6C6DC03BA034B6F04D8C8154E92250CD16AC978AEFADDEFFED843F55B0BC48BB', X'8E1C283C95C084CD77394310DA254E1D0E3FE31A145A5B25EC425B071207702D');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 56, 1796002973708, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.create', 'vrt_01m8n1x20cefb880h66845c2t5', NULL, '{"id":"vrt_01m8n1x20cefb880h66845c2t5","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:53.708Z","updated_at":"2026-11-30T01:42:53.708Z","version":1}', X'B4E98FA5B96158C393F1BD0E661DCC51BA63293F07CAA010DAC31993B288704B', X'2F5C49C55E664350D596E31CBAAEFE0F0FF8034F7B894029490F449C45F71EF3');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 57, 1796002973865, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'vat_return.finalise', 'vrt_01m8n1x20cefb880h66845c2t5', NULL, '{"id":"vrt_01m8n1x20cefb880h66845c2t5","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:42:53.865Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:42:53.708Z","updated_at":"2026-11-30T01:42:53.865Z","version":2,"last_sequence":29}', X'E66530D86D80D4751B886BBBBB53B7542BE0A38F7DFD9DC79EC5E2DF6434000C', X'1C9A4BA1F76D7CD404A5348EB31A0B5C72910843C3F3219C09F59FD0DC8AAFA2');
INSERT INTO audit_events VALUES ('org_01m8n1wseketq8432y0rddwnj2', 58, 1796002974032, 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'key_01m8n1wq0ner2age9bej0re34h', 'organisation.lock', 'org_01m8n1wseketq8432y0rddwnj2', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'3D08A518572BCB8B699D44636C3E29FDE019D3BC143A0FD328228E995F0B33BA', X'0C0AC3A01618CCF48CDEC60BDCF19AB54202CAA929506CB30FF08E438993574A');
INSERT INTO bank_accounts VALUES ('bac_01m8n1wsbve54am5kkhq3qtbqa', 'org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796002964859, 1796002964859, 1, NULL, NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8n1wsq4e59vgw219qf826yh', 'org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wseketq8432xvb626nn5', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8n1wsq4e59vgw219z9ntg60', 900715, 1796002965220, 1796002967401, 2, '2026-03-31', NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8n1wssqe8styzv4fwv65vxq', 'org_01m8n1wseketq8432y0rddwnj2', 'acc_01m8n1wssqe8styzv4g1r2r7tv', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796002965303, 1796002965303, 1, NULL, NULL, NULL);
INSERT INTO stated_balances VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-31', 900715, 1796002967401);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8w95jtq13', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wt74e6gta3wnkgb4cbrv', 'allocations', 'jnl_01m8n1ww63evsrjwfq7h3pszcf', 2, NULL, 'NV', 0, 1796002967747, 1796002967401, 1796002967747, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8wc588n8g', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wswme91t4n3g41q19drb', 'allocations', 'jnl_01m8n1wwhdebgbsp271xsdyq0x', 2, NULL, 'NV', 0, 1796002968109, 1796002967401, 1796002968109, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8wg2yw7ww', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8n1wseketq8432xz0f55z70', 'ST', NULL, NULL, 'account', 'jnl_01m8n1x17jeygrrpdhef4ceb3q', 1, 'acc_01m8n1wseketq8432xz0f55z70', 'ST', -600, 1796002972914, 1796002967401, 1796002972914, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8wp187s4t', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wt9ee61rx89zk23g287d', 'allocations', 'jnl_01m8n1wwwfe63se4hvj0by9ne6', 2, NULL, 'NV', 0, 1796002968463, 1796002967401, 1796002968463, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8wsngf0e8', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wswme91t4n3g41q19drb', 'allocations', 'jnl_01m8n1wx8zepesk24sse42b30r', 2, NULL, 'NV', 0, 1796002968863, 1796002967401, 1796002968863, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8wy5z0eg7', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8n1wseketq8432xz87pbn54', 'ZR', NULL, NULL, 'account', 'jnl_01m8n1x0maepm8tdjm62a6yaxc', 1, 'acc_01m8n1wseketq8432xz87pbn54', 'ZR', 0, 1796002972298, 1796002967401, 1796002972298, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8x06xcjdd', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wt40e28bap4yt9eez473', 'allocations', 'jnl_01m8n1wxhregnba1jqvab4xhf3', 2, NULL, 'NV', 0, 1796002969144, 1796002967401, 1796002969144, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8x7a5zpb3', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8n1wseketq8432xz0f55z70', 'ST', NULL, NULL, 'account', 'jnl_01m8n1x0xfej8azvs54mgw3mgg', 1, 'acc_01m8n1wseketq8432xz0f55z70', 'ST', -600, 1796002972591, 1796002967401, 1796002972591, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8xbder77c', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wsyne6wbrkp9zywptrct', 'match', 'jnl_01m8n1wvn0edas1zw257ekn9kf', 2, NULL, 'NV', 0, 1796002969681, 1796002967401, 1796002969681, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8xd6aa3sy', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8n1wt1geby8jhtn68qwghf5', 'allocations', 'jnl_01m8n1wxr0er2ahknvay73d67j', 2, NULL, 'NV', 0, 1796002969344, 1796002967401, 1796002969344, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8xht8ehvm', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8n1wseketq8432y00e82rra', 'EX', NULL, NULL, 'account', 'jnl_01m8n1x1gwevav8j39te0bxqmm', 1, 'acc_01m8n1wseketq8432y00e82rra', 'EX', 0, 1796002973212, 1796002967401, 1796002973212, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8xmjn482h', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8n1wybgea6atm6902rm6sxf', 1, NULL, 'NV', 0, 1796002969968, 1796002967401, 1796002969968, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1wvv9e6ab15q8xs4aceaj', 'org_01m8n1wseketq8432y0rddwnj2', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8n1wseketq8432xw39wn27q', 'NV', NULL, NULL, 'account', 'jnl_01m8n1wyq2emtbbm28xdxwp81v', 1, 'acc_01m8n1wseketq8432xw39wn27q', 'NV', 0, 1796002970338, 1796002967401, 1796002970338, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8n1x4rmefvrkk645h1xb1y1', 'org_01m8n1wq24etgr9hhf8ajckhff', 'bac_01m8n1wsbve54am5kkhq3qtbqa', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796002976532, 1796002976843, 3, NULL, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'btx_01m8n1x4rmefvrkk645h1xb1y1', 'jnl_01m8n1x4vnek0sx1g193h5bk6j');
INSERT INTO invoices VALUES ('inv_01m8n1wtneep1tbe86y41hkaaw', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8n1wswme91t4n3g41q19drb', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8n1wtneep1tbe86yajpe22p', NULL, NULL, 'inv-0001', 1796002966190, 1796002968863, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtq2e3mbn6znmb7f7cg3', 'org_01m8n1wseketq8432y0rddwnj2', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8n1wt40e28bap4yt9eez473', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8n1wtq2e3mbn6znmcyee3gq', NULL, NULL, 'px-881', 1796002966242, 1796002969144, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtrhe9s8y48asbtchtmn', 'org_01m8n1wseketq8432y0rddwnj2', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8n1wt74e6gta3wnkgb4cbrv', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8n1wtrhe9s8y48asd8vfw42', NULL, NULL, 'tb-0117', 1796002966289, 1796002967747, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtt5ee89t26g7sh7tkv6', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8n1wswme91t4n3g41q19drb', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8n1wtt5ee89t26g7xbby3ja', NULL, NULL, 'inv-0002', 1796002966341, 1796002968863, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtvjesfszc0rmkws2wh4', 'org_01m8n1wseketq8432y0rddwnj2', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8n1wt9ee61rx89zk23g287d', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8n1wtvjesfszc0rmp7xq591', NULL, NULL, 'hl-33', 1796002966386, 1796002968463, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtx7epzr4kmhv5h93jm5', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8n1wsyne6wbrkp9zywptrct', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8n1wtx7epzr4kmhvbesr6yc', NULL, NULL, 'inv-0003', 1796002966439, 1796002967200, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtyked4r24fz706vaje3', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8n1wt1geby8jhtn68qwghf5', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8n1wtyked4r24fz77ygdjgf', NULL, NULL, 'inv-0004', 1796002966483, 1796002969344, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wtzwe118pgrvye25cs2r', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8n1wt1geby8jhtn68qwghf5', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8n1wtzwe118pgrvyk91hzqg', '2026-03-03', 'jnl_01m8n1wv8ae7ysptgak3y3cdq5', 'inv-0005', 1796002966524, 1796002966794, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wv18e48sq55bjc1rzvn6', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8n1wt1geby8jhtn68qwghf5', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8n1wv18e48sq55bjg2bbq8w', NULL, NULL, 'cn-0001
inv-0004', 1796002966568, 1796002966922, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wv2req1vew4ys2e79hat', 'org_01m8n1wseketq8432y0rddwnj2', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8n1wtdeef6tbfy3ytv8vs80', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8n1wv2req1vew4ys7yzntmx', NULL, NULL, 'fr-1209', 1796002966616, 1796002966616, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1wv3ze7ba8k35zwefeqez', 'org_01m8n1wseketq8432y0rddwnj2', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8n1wswme91t4n3g41q19drb', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8n1wv3ze7ba8k3603ept7jh', NULL, NULL, 'inv-0006', 1796002966655, 1796002966655, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1x5cee9mb4y7s5d4g9tve', 'org_01m8n1wq24etgr9hhf8ajckhff', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8n1x58xedqv31z15khzmfjp', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8n1x5cee9mb4y7s5gcev52h', NULL, NULL, 'e-1', 1796002977166, 1796002977320, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1x5pgejssedqys6daa0wr', 'org_01m8n1wq24etgr9hhf8ajckhff', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8n1x58xedqv31z15khzmfjp', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8n1x5pgejssedqys8zdyrte', NULL, NULL, 'e-1', 1796002977488, 1796002977556, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1x6ece2cs5ahv5zz06td3', 'org_01m8n1wq24etgr9hhf8ajckhff', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8n1x69qe62scyr1akj8w496', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8n1x6ece2cs5ahv6283ahsy', NULL, NULL, 'inv-0001', 1796002978252, 1796002978312, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1x6pgex7r18gax9cmnkv9', 'org_01m8n1wq24etgr9hhf8ajckhff', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8n1x6naeftvvyz6vsfxnjb4', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8n1x6pgex7r18gaxd5ap5ev', NULL, NULL, 'a-1', 1796002978512, 1796002978589, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8n1x6r6em7823hzqxjdfwh5', 'org_01m8n1wq24etgr9hhf8ajckhff', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8n1x6naeftvvyz6vsfxnjb4', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8n1x6r6em7823hzr13bq6pf', NULL, NULL, 'a-1', 1796002978566, 1796002978589, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtneep1tbe86y41hkaaw', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8n1wseketq8432xxv30r48m', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtrhe9s8y48asbtchtmn', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8n1wseketq8432xt87re8j8', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtt5ee89t26g7sh7tkv6', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8n1wseketq8432xx81w8q2k', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtvjesfszc0rmkws2wh4', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8n1wseketq8432xykqy33p4', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8n1wsksexyagrm0k8s9mbcm', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtyked4r24fz706vaje3', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtzwe118pgrvye25cs2r', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wv18e48sq55bjc1rzvn6', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wv2req1vew4ys2e79hat', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8n1wseketq8432xxw1cnjsb', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wv3ze7ba8k35zwefeqez', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8n1wseketq8432xx81w8q2k', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wv3ze7ba8k35zwefeqez', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8n1wseketq8432xx5vhx30t', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', 1, 'Oak', '1', '50', NULL, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x5pgejssedqys6daa0wr', 1, 'Oak', '1', '50', NULL, 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6ece2cs5ahv5zz06td3', 1, 'Oak', '1', '100', NULL, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO invoice_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6pgex7r18gax9cmnkv9', 1, 'Ash', '1', '50', NULL, 'acc_01m8n1wq24etgr9hhf4q7f8ns9', 'NV', NULL, 5000, 0, 5000);
INSERT INTO invoice_lines VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6r6em7823hzqxjdfwh5', 1, 'Ash', '1', '50', NULL, 'acc_01m8n1wq24etgr9hhf5b9fhgvg', 'NV', NULL, 5000, 0, 5000);
INSERT INTO number_sequences VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8n1wseketq8432y0rddwnj2', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8n1wvn0edas1zw2514rmk1r', 'org_01m8n1wseketq8432y0rddwnj2', 'receipt', 'sales', 'posted', 'con_01m8n1wsyne6wbrkp9zywptrct', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-06', 28200, 28200, NULL, 'btx_01m8n1wvv9e6ab15q8xbder77c', 0, 'jnl_01m8n1wvn0edas1zw257ekn9kf', NULL, NULL, '', 1796002967200, 1796002969681, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1ww63evsrjwfq7h3pszcf', 'org_01m8n1wseketq8432y0rddwnj2', 'payment', 'purchase', 'posted', 'con_01m8n1wt74e6gta3wnkgb4cbrv', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-01-22', 107880, 107880, NULL, 'btx_01m8n1wvv9e6ab15q8w95jtq13', 1, 'jnl_01m8n1ww63evsrjwfq7h3pszcf', NULL, NULL, '', 1796002967747, 1796002967747, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1wwhdebgbsp271xsdyq0x', 'org_01m8n1wseketq8432y0rddwnj2', 'receipt', 'sales', 'posted', 'con_01m8n1wswme91t4n3g41q19drb', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-01-30', 150000, 150000, NULL, 'btx_01m8n1wvv9e6ab15q8wc588n8g', 1, 'jnl_01m8n1wwhdebgbsp271xsdyq0x', NULL, NULL, '', 1796002968109, 1796002968109, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1wwwfe63se4hvj0by9ne6', 'org_01m8n1wseketq8432y0rddwnj2', 'payment', 'purchase', 'posted', 'con_01m8n1wt9ee61rx89zk23g287d', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-10', 135000, 135000, NULL, 'btx_01m8n1wvv9e6ab15q8wp187s4t', 1, 'jnl_01m8n1wwwfe63se4hvj0by9ne6', NULL, NULL, '', 1796002968463, 1796002968463, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1wx8zepesk24sse42b30r', 'org_01m8n1wseketq8432y0rddwnj2', 'receipt', 'sales', 'posted', 'con_01m8n1wswme91t4n3g41q19drb', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-16', 171000, 171000, NULL, 'btx_01m8n1wvv9e6ab15q8wsngf0e8', 1, 'jnl_01m8n1wx8zepesk24sse42b30r', NULL, NULL, '', 1796002968863, 1796002968863, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1wxhregnba1jqvab4xhf3', 'org_01m8n1wseketq8432y0rddwnj2', 'payment', 'purchase', 'posted', 'con_01m8n1wt40e28bap4yt9eez473', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-02-27', 40000, 40000, NULL, 'btx_01m8n1wvv9e6ab15q8x06xcjdd', 1, 'jnl_01m8n1wxhregnba1jqvab4xhf3', NULL, NULL, '', 1796002969144, 1796002969144, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1wxr0er2ahknvay73d67j', 'org_01m8n1wseketq8432y0rddwnj2', 'receipt', 'sales', 'posted', 'con_01m8n1wt1geby8jhtn68qwghf5', 'bac_01m8n1wsq4e59vgw219qf826yh', '2026-03-16', 141840, 141840, NULL, 'btx_01m8n1wvv9e6ab15q8xd6aa3sy', 1, 'jnl_01m8n1wxr0er2ahknvay73d67j', NULL, NULL, '', 1796002969344, 1796002969344, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8n1x6age4wsmk9577vkzg9f', 'org_01m8n1wq24etgr9hhf8ajckhff', 'receipt', 'sales', 'posted', 'con_01m8n1x69qe62scyr1akj8w496', 'bac_01m8n1wsbve54am5kkhq3qtbqa', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8n1x6age4wsmk957am7zfct', NULL, NULL, '', 1796002978128, 1796002978312, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO tax_rates VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8n1x20cefb880h66845c2t5', 'org_01m8n1wseketq8432y0rddwnj2', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1796002973865, 1796002973708, 1796002973865, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8n1x5yreq6a9v0an1kemy17', 'org_01m8n1wq24etgr9hhf8ajckhff', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1796002977885, 1796002977752, 1796002977885, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8n1x678e33bq1vfhjaery20', 'org_01m8n1wq24etgr9hhf8ajckhff', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796002978024, 1796002978024, 1, NULL, NULL, 0, 0);
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 1, 'organisations', 'org_01m8n1wq24etgr9hhf8ajckhff', '["org_01m8n1wq24etgr9hhf8ajckhff","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002962500,1796002962500,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 2, 'members', 'mem_01m8n1wq24etgr9hhf1nvd2haw', '["mem_01m8n1wq24etgr9hhf1nvd2haw","org_01m8n1wq24etgr9hhf8ajckhff","jo@example.com","usr_01m8n1wp9gec1ssdd6k5qrn5b6","owner",1796002962500,1796002962500,1]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 3, 'accounts', 'acc_01m8n1wq24etgr9hhf1rad11nq', '["acc_01m8n1wq24etgr9hhf1rad11nq","org_01m8n1wq24etgr9hhf8ajckhff","1000","Computer equipment","ASSET",null,"ST",null,"active",1796002962500,1796002962500,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 4, 'accounts', 'acc_01m8n1wq24etgr9hhf1z9zb91b', '["acc_01m8n1wq24etgr9hhf1z9zb91b","org_01m8n1wq24etgr9hhf8ajckhff","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796002962500,1796002962500,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 5, 'accounts', 'acc_01m8n1wq24etgr9hhf22nnhpp6', '["acc_01m8n1wq24etgr9hhf22nnhpp6","org_01m8n1wq24etgr9hhf8ajckhff","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796002962500,1796002962500,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 6, 'accounts', 'acc_01m8n1wq24etgr9hhf27fv08rj', '["acc_01m8n1wq24etgr9hhf27fv08rj","org_01m8n1wq24etgr9hhf8ajckhff","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796002962500,1796002962500,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 7, 'accounts', 'acc_01m8n1wq24etgr9hhf28th7zhk', '["acc_01m8n1wq24etgr9hhf28th7zhk","org_01m8n1wq24etgr9hhf8ajckhff","1100","Stock","ASSET",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 8, 'accounts', 'acc_01m8n1wq24etgr9hhf2cysz76g', '["acc_01m8n1wq24etgr9hhf2cysz76g","org_01m8n1wq24etgr9hhf8ajckhff","1200","Trade debtors","ASSET","receivable",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 9, 'accounts', 'acc_01m8n1wq24etgr9hhf2g97qmb5', '["acc_01m8n1wq24etgr9hhf2g97qmb5","org_01m8n1wq24etgr9hhf8ajckhff","1210","Prepayments","ASSET",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 10, 'accounts', 'acc_01m8n1wq24etgr9hhf2nrm249t', '["acc_01m8n1wq24etgr9hhf2nrm249t","org_01m8n1wq24etgr9hhf8ajckhff","1220","Other debtors","ASSET",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 11, 'accounts', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', '["acc_01m8n1wq24etgr9hhf2vxq8j1v","org_01m8n1wq24etgr9hhf8ajckhff","1300","Current account","ASSET","bank",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 12, 'accounts', 'acc_01m8n1wq24etgr9hhf2ype5fzn', '["acc_01m8n1wq24etgr9hhf2ype5fzn","org_01m8n1wq24etgr9hhf8ajckhff","1310","Petty cash","ASSET",null,"NV",null,"active",1796002962500,1796002962500,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 13, 'accounts', 'acc_01m8n1wq24etgr9hhf30becbv1', '["acc_01m8n1wq24etgr9hhf30becbv1","org_01m8n1wq24etgr9hhf8ajckhff","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 14, 'accounts', 'acc_01m8n1wq24etgr9hhf34mzm6mm', '["acc_01m8n1wq24etgr9hhf34mzm6mm","org_01m8n1wq24etgr9hhf8ajckhff","2110","Accruals","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 15, 'accounts', 'acc_01m8n1wq24etgr9hhf3apb169y', '["acc_01m8n1wq24etgr9hhf3apb169y","org_01m8n1wq24etgr9hhf8ajckhff","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 16, 'accounts', 'acc_01m8n1wq24etgr9hhf3ffrkecd', '["acc_01m8n1wq24etgr9hhf3ffrkecd","org_01m8n1wq24etgr9hhf8ajckhff","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 17, 'accounts', 'acc_01m8n1wq24etgr9hhf3h1vp4hd', '["acc_01m8n1wq24etgr9hhf3h1vp4hd","org_01m8n1wq24etgr9hhf8ajckhff","2220","Net wages","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 18, 'accounts', 'acc_01m8n1wq24etgr9hhf3np8fz4n', '["acc_01m8n1wq24etgr9hhf3np8fz4n","org_01m8n1wq24etgr9hhf8ajckhff","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 19, 'accounts', 'acc_01m8n1wq24etgr9hhf3v7besat', '["acc_01m8n1wq24etgr9hhf3v7besat","org_01m8n1wq24etgr9hhf8ajckhff","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 20, 'accounts', 'acc_01m8n1wq24etgr9hhf3zk5qrhg', '["acc_01m8n1wq24etgr9hhf3zk5qrhg","org_01m8n1wq24etgr9hhf8ajckhff","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796002962500,1796002962500,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 21, 'accounts', 'acc_01m8n1wq24etgr9hhf43d197rs', '["acc_01m8n1wq24etgr9hhf43d197rs","org_01m8n1wq24etgr9hhf8ajckhff","2900","Suspense","LIABILITY","suspense",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 22, 'accounts', 'acc_01m8n1wq24etgr9hhf47tdev1k', '["acc_01m8n1wq24etgr9hhf47tdev1k","org_01m8n1wq24etgr9hhf8ajckhff","3000","Share capital","EQUITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 23, 'accounts', 'acc_01m8n1wq24etgr9hhf48ay521k', '["acc_01m8n1wq24etgr9hhf48ay521k","org_01m8n1wq24etgr9hhf8ajckhff","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 24, 'accounts', 'acc_01m8n1wq24etgr9hhf4cq6h86z', '["acc_01m8n1wq24etgr9hhf4cq6h86z","org_01m8n1wq24etgr9hhf8ajckhff","3200","Dividends","EQUITY",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 25, 'accounts', 'acc_01m8n1wq24etgr9hhf4g63gp1n', '["acc_01m8n1wq24etgr9hhf4g63gp1n","org_01m8n1wq24etgr9hhf8ajckhff","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 26, 'accounts', 'acc_01m8n1wq24etgr9hhf4q7f8ns9', '["acc_01m8n1wq24etgr9hhf4q7f8ns9","org_01m8n1wq24etgr9hhf8ajckhff","4000","Sales","INCOME",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 27, 'accounts', 'acc_01m8n1wq24etgr9hhf4sb5szzw', '["acc_01m8n1wq24etgr9hhf4sb5szzw","org_01m8n1wq24etgr9hhf8ajckhff","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 28, 'accounts', 'acc_01m8n1wq24etgr9hhf4wjqczw7', '["acc_01m8n1wq24etgr9hhf4wjqczw7","org_01m8n1wq24etgr9hhf8ajckhff","4090","Other income","INCOME",null,"ST",null,"active",1796002962500,1796002962500,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 29, 'accounts', 'acc_01m8n1wq24etgr9hhf5061yh0f', '["acc_01m8n1wq24etgr9hhf5061yh0f","org_01m8n1wq24etgr9hhf8ajckhff","4900","Interest received","INCOME",null,"EX",null,"active",1796002962500,1796002962500,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 30, 'accounts', 'acc_01m8n1wq24etgr9hhf54x601xr', '["acc_01m8n1wq24etgr9hhf54x601xr","org_01m8n1wq24etgr9hhf8ajckhff","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 31, 'accounts', 'acc_01m8n1wq24etgr9hhf5b9fhgvg', '["acc_01m8n1wq24etgr9hhf5b9fhgvg","org_01m8n1wq24etgr9hhf8ajckhff","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 32, 'accounts', 'acc_01m8n1wq24etgr9hhf5de1jq3c', '["acc_01m8n1wq24etgr9hhf5de1jq3c","org_01m8n1wq24etgr9hhf8ajckhff","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 33, 'accounts', 'acc_01m8n1wq24etgr9hhf5gmdztc8', '["acc_01m8n1wq24etgr9hhf5gmdztc8","org_01m8n1wq24etgr9hhf8ajckhff","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 34, 'accounts', 'acc_01m8n1wq24etgr9hhf5qeew9vh', '["acc_01m8n1wq24etgr9hhf5qeew9vh","org_01m8n1wq24etgr9hhf8ajckhff","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 35, 'accounts', 'acc_01m8n1wq24etgr9hhf5sbxj0sf', '["acc_01m8n1wq24etgr9hhf5sbxj0sf","org_01m8n1wq24etgr9hhf8ajckhff","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 36, 'accounts', 'acc_01m8n1wq24etgr9hhf5zvnn9v8', '["acc_01m8n1wq24etgr9hhf5zvnn9v8","org_01m8n1wq24etgr9hhf8ajckhff","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 37, 'accounts', 'acc_01m8n1wq24etgr9hhf62q28z4w', '["acc_01m8n1wq24etgr9hhf62q28z4w","org_01m8n1wq24etgr9hhf8ajckhff","6100","Rent","EXPENSE",null,"EX",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 38, 'accounts', 'acc_01m8n1wq24etgr9hhf64rcpan0', '["acc_01m8n1wq24etgr9hhf64rcpan0","org_01m8n1wq24etgr9hhf8ajckhff","6110","Business rates","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 39, 'accounts', 'acc_01m8n1wq24etgr9hhf6b2x989j', '["acc_01m8n1wq24etgr9hhf6b2x989j","org_01m8n1wq24etgr9hhf8ajckhff","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 40, 'accounts', 'acc_01m8n1wq24etgr9hhf6c2j75gw', '["acc_01m8n1wq24etgr9hhf6c2j75gw","org_01m8n1wq24etgr9hhf8ajckhff","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 41, 'accounts', 'acc_01m8n1wq24etgr9hhf6gbq0mw3', '["acc_01m8n1wq24etgr9hhf6gbq0mw3","org_01m8n1wq24etgr9hhf8ajckhff","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 42, 'accounts', 'acc_01m8n1wq24etgr9hhf6p9byxj3', '["acc_01m8n1wq24etgr9hhf6p9byxj3","org_01m8n1wq24etgr9hhf8ajckhff","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 43, 'accounts', 'acc_01m8n1wq24etgr9hhf6rqdmhm3', '["acc_01m8n1wq24etgr9hhf6rqdmhm3","org_01m8n1wq24etgr9hhf8ajckhff","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 44, 'accounts', 'acc_01m8n1wq24etgr9hhf6xz41g52', '["acc_01m8n1wq24etgr9hhf6xz41g52","org_01m8n1wq24etgr9hhf8ajckhff","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 45, 'accounts', 'acc_01m8n1wq24etgr9hhf71tp5565', '["acc_01m8n1wq24etgr9hhf71tp5565","org_01m8n1wq24etgr9hhf8ajckhff","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 46, 'accounts', 'acc_01m8n1wq24etgr9hhf764qq110', '["acc_01m8n1wq24etgr9hhf764qq110","org_01m8n1wq24etgr9hhf8ajckhff","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 47, 'accounts', 'acc_01m8n1wq24etgr9hhf78jw2y0c', '["acc_01m8n1wq24etgr9hhf78jw2y0c","org_01m8n1wq24etgr9hhf8ajckhff","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 48, 'accounts', 'acc_01m8n1wq24etgr9hhf7c8et9k6', '["acc_01m8n1wq24etgr9hhf7c8et9k6","org_01m8n1wq24etgr9hhf8ajckhff","6600","Insurance","EXPENSE",null,"EX",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 49, 'accounts', 'acc_01m8n1wq24etgr9hhf7gvnphkz', '["acc_01m8n1wq24etgr9hhf7gvnphkz","org_01m8n1wq24etgr9hhf8ajckhff","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 50, 'accounts', 'acc_01m8n1wq24etgr9hhf7myzqxa6', '["acc_01m8n1wq24etgr9hhf7myzqxa6","org_01m8n1wq24etgr9hhf8ajckhff","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 51, 'accounts', 'acc_01m8n1wq24etgr9hhf7tj6gwpg', '["acc_01m8n1wq24etgr9hhf7tj6gwpg","org_01m8n1wq24etgr9hhf8ajckhff","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 52, 'accounts', 'acc_01m8n1wq24etgr9hhf7ztjfq4e', '["acc_01m8n1wq24etgr9hhf7ztjfq4e","org_01m8n1wq24etgr9hhf8ajckhff","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796002962500,1796002962500,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 53, 'accounts', 'acc_01m8n1wq24etgr9hhf812h9h1h', '["acc_01m8n1wq24etgr9hhf812h9h1h","org_01m8n1wq24etgr9hhf8ajckhff","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796002962500,1796002962500,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 54, 'accounts', 'acc_01m8n1wq24etgr9hhf86a89c6f', '["acc_01m8n1wq24etgr9hhf86a89c6f","org_01m8n1wq24etgr9hhf8ajckhff","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796002962500,1796002962500,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 1, 'accounts', 'acc_01m8n1wsa0ezz995w7hwbqr44p', '["acc_01m8n1wsa0ezz995w7hwbqr44p","org_01m8n1wq24etgr9hhf8ajckhff","2250","VAT","LIABILITY","vat_control",null,null,"active",1796002964800,1796002964800,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 3, 1, 'bank_accounts', 'bac_01m8n1wsbve54am5kkhq3qtbqa', '["bac_01m8n1wsbve54am5kkhq3qtbqa","org_01m8n1wq24etgr9hhf8ajckhff","acc_01m8n1wq24etgr9hhf2vxq8j1v","Current","current",null,null,null,null,null,null,null,1796002964859,1796002964859,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 4, 1, 'organisations', 'org_01m8n1wq24etgr9hhf8ajckhff', '["org_01m8n1wq24etgr9hhf8ajckhff","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002962500,1796002962500,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8n1wq24etgr9hhf8ajckhff","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 1, 'organisations', 'org_01m8n1wq24etgr9hhf8ajckhff', '["org_01m8n1wq24etgr9hhf8ajckhff","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002962500,1796002962500,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8n1wq24etgr9hhf8ajckhff","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1796002976199,1796002976199,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 1, 'organisations', 'org_01m8n1wq24etgr9hhf8ajckhff', '["org_01m8n1wq24etgr9hhf8ajckhff","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002962500,1796002976428,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8n1wq24etgr9hhf8ajckhff","2026-05-01",1,"GB123456789","standard",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 9, 1, 'bank_transactions', 'btx_01m8n1x4rmefvrkk645h1xb1y1', '["btx_01m8n1x4rmefvrkk645h1xb1y1","org_01m8n1wq24etgr9hhf8ajckhff","bac_01m8n1wsbve54am5kkhq3qtbqa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002976532,1796002976532,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 1, 'bank_transactions', 'btx_01m8n1x4rmefvrkk645h1xb1y1', '["btx_01m8n1x4rmefvrkk645h1xb1y1","org_01m8n1wq24etgr9hhf8ajckhff","bac_01m8n1wsbve54am5kkhq3qtbqa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8n1x4vnek0sx1g193h5bk6j",2,null,null,0,1796002976688,1796002976532,1796002976688,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 1, 'bank_transactions', 'btx_01m8n1x4rmefvrkk645h1xb1y1', '["btx_01m8n1x4rmefvrkk645h1xb1y1","org_01m8n1wq24etgr9hhf8ajckhff","bac_01m8n1wsbve54am5kkhq3qtbqa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002976532,1796002976843,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8n1wq24etgr9hhf8ajckhff","jnl_01m8n1x4vnek0sx1g193h5bk6j"]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 14, 1, 'contacts', 'con_01m8n1x58xedqv31z15khzmfjp', '["con_01m8n1x58xedqv31z15khzmfjp","org_01m8n1wq24etgr9hhf8ajckhff","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1796002977053,1796002977053,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 15, 1, 'invoices', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', '["inv_01m8n1x5cee9mb4y7s5d4g9tve","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","E-1","con_01m8n1x58xedqv31z15khzmfjp","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8n1x5cee9mb4y7s5gcev52h",null,null,"e-1",1796002977166,1796002977166,1,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","50",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 16, 1, 'invoices', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', '["inv_01m8n1x5cee9mb4y7s5d4g9tve","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","E-1","con_01m8n1x58xedqv31z15khzmfjp","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8n1x5cee9mb4y7s5gcev52h",null,null,"e-1",1796002977166,1796002977320,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","50",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","ST",null,5000,1000,6000]],[["alc_01m8n1x5h8e0kbtdc7na21w3bw","org_01m8n1wq24etgr9hhf8ajckhff",null,null,6000,"2026-03-25",null,1796002977320,null]],[],null,6000,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 16, 2, 'write_offs', 'alc_01m8n1x5h8e0kbtdc7na21w3bw', '["alc_01m8n1x5h8e0kbtdc7na21w3bw","org_01m8n1wq24etgr9hhf8ajckhff","inv_01m8n1x5cee9mb4y7s5d4g9tve","2026-03-25",6000,"acc_01m8n1wq24etgr9hhf7tj6gwpg","In liquidation","jnl_01m8n1x5h8e0kbtdc7nce73m0a",null,null,1796002977320,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 17, 1, 'invoices', 'inv_01m8n1x5pgejssedqys6daa0wr', '["inv_01m8n1x5pgejssedqys6daa0wr","org_01m8n1wq24etgr9hhf8ajckhff","purchase","invoice","issued","E-1","con_01m8n1x58xedqv31z15khzmfjp","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8n1x5pgejssedqys8zdyrte",null,null,"e-1",1796002977488,1796002977488,1,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","50",null,"acc_01m8n1wq24etgr9hhf5b9fhgvg","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 18, 1, 'invoices', 'inv_01m8n1x5pgejssedqys6daa0wr', '["inv_01m8n1x5pgejssedqys6daa0wr","org_01m8n1wq24etgr9hhf8ajckhff","purchase","invoice","issued","E-1","con_01m8n1x58xedqv31z15khzmfjp","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8n1x5pgejssedqys8zdyrte",null,null,"e-1",1796002977488,1796002977556,2,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","50",null,"acc_01m8n1wq24etgr9hhf5b9fhgvg","ST",null,5000,1000,6000]],[],[],null,0,6000,1000,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 18, 2, 'unpaid_vat', 'jnl_01m8n1x5rmetzrrwpgr9f66h3q', '["jnl_01m8n1x5rmetzrrwpgr9f66h3q","org_01m8n1wq24etgr9hhf8ajckhff","inv_01m8n1x5pgejssedqys6daa0wr","input_repaid","2026-03-25",6000,1000,"acc_01m8n1wq24etgr9hhf2nrm249t",null,"jnl_01m8n1x5rmetzrrwpgr9f66h3q",null,null,1796002977556]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 19, 1, 'vat_returns', 'vrt_01m8n1x5yreq6a9v0an1kemy17', '["vrt_01m8n1x5yreq6a9v0an1kemy17","org_01m8n1wq24etgr9hhf8ajckhff","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796002977752,1796002977752,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 20, 1, 'organisations', 'org_01m8n1wq24etgr9hhf8ajckhff', '["org_01m8n1wq24etgr9hhf8ajckhff","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002962500,1796002976428,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 20, 2, 'vat_returns', 'vrt_01m8n1x5yreq6a9v0an1kemy17', '["vrt_01m8n1x5yreq6a9v0an1kemy17","org_01m8n1wq24etgr9hhf8ajckhff","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1796002977885,1796002977752,1796002977885,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 22, 1, 'vat_payments', 'jnl_01m8n1x64feqn81qq8gz82bp42', '["jnl_01m8n1x64feqn81qq8gz82bp42","org_01m8n1wq24etgr9hhf8ajckhff","vrt_01m8n1x5yreq6a9v0an1kemy17",1796002977980]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 23, 1, 'vat_returns', 'vrt_01m8n1x678e33bq1vfhjaery20', '["vrt_01m8n1x678e33bq1vfhjaery20","org_01m8n1wq24etgr9hhf8ajckhff","2025-04-01","2025-06-30","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796002978024,1796002978024,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 25, 1, 'late_vat', 'jnl_01m8n1x67tedy8r9qcz498hg9v', '["jnl_01m8n1x67tedy8r9qcz498hg9v","org_01m8n1wq24etgr9hhf8ajckhff","error","careless","Lost",1796002978063,1796002978063]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 26, 1, 'accounts', 'acc_01m8n1x692eazvstazsvzk67d6', '["acc_01m8n1x692eazvstazsvzk67d6","org_01m8n1wq24etgr9hhf8ajckhff","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1796002978082,1796002978082,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 27, 1, 'contacts', 'con_01m8n1x69qe62scyr1akj8w496', '["con_01m8n1x69qe62scyr1akj8w496","org_01m8n1wq24etgr9hhf8ajckhff","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1796002978103,1796002978103,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 28, 1, 'settlements', 'set_01m8n1x6age4wsmk9577vkzg9f', '["set_01m8n1x6age4wsmk9577vkzg9f","org_01m8n1wq24etgr9hhf8ajckhff","receipt","sales","posted","con_01m8n1x69qe62scyr1akj8w496","bac_01m8n1wsbve54am5kkhq3qtbqa","2026-03-27",6000,0,null,null,0,"jnl_01m8n1x6age4wsmk957am7zfct",null,null,"",1796002978128,1796002978128,1,"9999-99-99",0,null,null,"ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 29, 1, 'invoices', 'inv_01m8n1x6ece2cs5ahv5zz06td3', '["inv_01m8n1x6ece2cs5ahv5zz06td3","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","INV-0001","con_01m8n1x69qe62scyr1akj8w496","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8n1x6ece2cs5ahv6283ahsy",null,null,"inv-0001",1796002978252,1796002978252,1,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","100",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","ST",null,10000,1900,11900]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 29, 2, 'number_sequences', 'invoice', '["org_01m8n1wq24etgr9hhf8ajckhff","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 30, 1, 'deposit_releases', 'alc_01m8n1x6g8e5ga9be9h22mfkd6', '["alc_01m8n1x6g8e5ga9be9h22mfkd6","org_01m8n1wq24etgr9hhf8ajckhff","set_01m8n1x6age4wsmk9577vkzg9f","2026-04-02",2521,479,"jnl_01m8n1x6haetfrcfa7x4r4m86v",null,null,1796002978312]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 30, 2, 'invoices', 'inv_01m8n1x6ece2cs5ahv5zz06td3', '["inv_01m8n1x6ece2cs5ahv5zz06td3","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","INV-0001","con_01m8n1x69qe62scyr1akj8w496","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8n1x6ece2cs5ahv6283ahsy",null,null,"inv-0001",1796002978252,1796002978312,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Oak","1","100",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","ST",null,10000,1900,11900]],[["alc_01m8n1x6g8e5ga9be9h22mfkd6","org_01m8n1wq24etgr9hhf8ajckhff","set_01m8n1x6age4wsmk9577vkzg9f",null,3000,"2026-04-02",null,1796002978312,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 30, 3, 'settlements', 'set_01m8n1x6age4wsmk9577vkzg9f', '["set_01m8n1x6age4wsmk9577vkzg9f","org_01m8n1wq24etgr9hhf8ajckhff","receipt","sales","posted","con_01m8n1x69qe62scyr1akj8w496","bac_01m8n1wsbve54am5kkhq3qtbqa","2026-03-27",6000,3000,null,null,0,"jnl_01m8n1x6age4wsmk957am7zfct",null,null,"",1796002978128,1796002978312,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 31, 1, 'contacts', 'con_01m8n1x6naeftvvyz6vsfxnjb4', '["con_01m8n1x6naeftvvyz6vsfxnjb4","org_01m8n1wq24etgr9hhf8ajckhff","both","Ash",null,null,null,null,null,30,null,null,"active","ash",1796002978474,1796002978474,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 32, 1, 'invoices', 'inv_01m8n1x6pgex7r18gax9cmnkv9', '["inv_01m8n1x6pgex7r18gax9cmnkv9","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","A-1","con_01m8n1x6naeftvvyz6vsfxnjb4","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8n1x6pgex7r18gaxd5ap5ev",null,null,"a-1",1796002978512,1796002978512,1,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Ash","1","50",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 33, 1, 'invoices', 'inv_01m8n1x6r6em7823hzqxjdfwh5', '["inv_01m8n1x6r6em7823hzqxjdfwh5","org_01m8n1wq24etgr9hhf8ajckhff","purchase","invoice","issued","A-1","con_01m8n1x6naeftvvyz6vsfxnjb4","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8n1x6r6em7823hzr13bq6pf",null,null,"a-1",1796002978566,1796002978566,1,"9999-99-99",0,null,null,[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Ash","1","50",null,"acc_01m8n1wq24etgr9hhf5b9fhgvg","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 34, 1, 'contras', 'ctr_01m8n1x6rxexttk3asf1yfkttc', '["ctr_01m8n1x6rxexttk3asf1yfkttc","org_01m8n1wq24etgr9hhf8ajckhff","con_01m8n1x6naeftvvyz6vsfxnjb4","2026-03-28",4000,null,"jnl_01m8n1x6rxexttk3asf4f58zbf",null,null,1796002978589,1796002978589,1,[["alc_01m8n1x6rxexttk3asfbexaqhv","org_01m8n1wq24etgr9hhf8ajckhff","inv_01m8n1x6pgex7r18gax9cmnkv9",4000,"2026-03-28",null],["alc_01m8n1x6rxexttk3asfbexaqhw","org_01m8n1wq24etgr9hhf8ajckhff","inv_01m8n1x6r6em7823hzqxjdfwh5",4000,"2026-03-28",null]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 34, 2, 'invoices', 'inv_01m8n1x6pgex7r18gax9cmnkv9', '["inv_01m8n1x6pgex7r18gax9cmnkv9","org_01m8n1wq24etgr9hhf8ajckhff","sales","invoice","issued","A-1","con_01m8n1x6naeftvvyz6vsfxnjb4","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8n1x6pgex7r18gaxd5ap5ev",null,null,"a-1",1796002978512,1796002978589,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Ash","1","50",null,"acc_01m8n1wq24etgr9hhf4q7f8ns9","NV",null,5000,0,5000]],[["alc_01m8n1x6rxexttk3asfbexaqhv","org_01m8n1wq24etgr9hhf8ajckhff",null,null,4000,"2026-03-28",null,1796002978589,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 34, 3, 'invoices', 'inv_01m8n1x6r6em7823hzqxjdfwh5', '["inv_01m8n1x6r6em7823hzqxjdfwh5","org_01m8n1wq24etgr9hhf8ajckhff","purchase","invoice","issued","A-1","con_01m8n1x6naeftvvyz6vsfxnjb4","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8n1x6r6em7823hzr13bq6pf",null,null,"a-1",1796002978566,1796002978589,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8n1wq24etgr9hhf8ajckhff",1,"Ash","1","50",null,"acc_01m8n1wq24etgr9hhf5b9fhgvg","NV",null,5000,0,5000]],[["alc_01m8n1x6rxexttk3asfbexaqhw","org_01m8n1wq24etgr9hhf8ajckhff",null,null,4000,"2026-03-28",null,1796002978589,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 35, 1, 'journal_metadata', 'jnl_01m8n1x6w1extty1xa2tn38vkj', '["jnl_01m8n1x6w1extty1xa2tn38vkj","org_01m8n1wq24etgr9hhf8ajckhff","{\"run\":\"7\"}"]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 36, 1, 'contacts', 'con_01m8n1x6wxe6b88gvcpy6a76tq', '["con_01m8n1x6wxe6b88gvcpy6a76tq","org_01m8n1wq24etgr9hhf8ajckhff","customer","Yew",null,null,null,null,null,30,null,null,"active","yew",1796002978717,1796002978717,1,"C-7","{\"shop\":\"York\"}"]');
INSERT INTO audit_states VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 37, 1, 'balance_assertions', 'bas_01m8n1x6xse458r8ha2q85dmkp', '["bas_01m8n1x6xse458r8ha2q85dmkp","org_01m8n1wq24etgr9hhf8ajckhff","acc_01m8n1wq24etgr9hhf2vxq8j1v","2026-03-31",700,null,1796002978745]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 1, 'organisations', 'org_01m8n1wseketq8432y0rddwnj2', '["org_01m8n1wseketq8432y0rddwnj2","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002964947,1796002964947,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 2, 'members', 'mem_01m8n1wseketq8432xt4jyhj5h', '["mem_01m8n1wseketq8432xt4jyhj5h","org_01m8n1wseketq8432y0rddwnj2","jo@example.com","usr_01m8n1wp9gec1ssdd6k5qrn5b6","owner",1796002964947,1796002964947,1]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 3, 'accounts', 'acc_01m8n1wseketq8432xt87re8j8', '["acc_01m8n1wseketq8432xt87re8j8","org_01m8n1wseketq8432y0rddwnj2","1000","Computer equipment","ASSET",null,"ST",null,"active",1796002964947,1796002964947,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 4, 'accounts', 'acc_01m8n1wseketq8432xtdv65y8v', '["acc_01m8n1wseketq8432xtdv65y8v","org_01m8n1wseketq8432y0rddwnj2","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796002964947,1796002964947,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 5, 'accounts', 'acc_01m8n1wseketq8432xthf51s92', '["acc_01m8n1wseketq8432xthf51s92","org_01m8n1wseketq8432y0rddwnj2","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796002964947,1796002964947,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 6, 'accounts', 'acc_01m8n1wseketq8432xtqs4hfkw', '["acc_01m8n1wseketq8432xtqs4hfkw","org_01m8n1wseketq8432y0rddwnj2","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796002964947,1796002964947,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 7, 'accounts', 'acc_01m8n1wseketq8432xtr4agvak', '["acc_01m8n1wseketq8432xtr4agvak","org_01m8n1wseketq8432y0rddwnj2","1100","Stock","ASSET",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 8, 'accounts', 'acc_01m8n1wseketq8432xtw4p4cp1', '["acc_01m8n1wseketq8432xtw4p4cp1","org_01m8n1wseketq8432y0rddwnj2","1200","Trade debtors","ASSET","receivable",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 9, 'accounts', 'acc_01m8n1wseketq8432xv2ahp65b', '["acc_01m8n1wseketq8432xv2ahp65b","org_01m8n1wseketq8432y0rddwnj2","1210","Prepayments","ASSET",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 10, 'accounts', 'acc_01m8n1wseketq8432xv4mrf72n', '["acc_01m8n1wseketq8432xv4mrf72n","org_01m8n1wseketq8432y0rddwnj2","1220","Other debtors","ASSET",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 11, 'accounts', 'acc_01m8n1wseketq8432xvb626nn5', '["acc_01m8n1wseketq8432xvb626nn5","org_01m8n1wseketq8432y0rddwnj2","1300","Current account","ASSET","bank",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 12, 'accounts', 'acc_01m8n1wseketq8432xvd7rh98w', '["acc_01m8n1wseketq8432xvd7rh98w","org_01m8n1wseketq8432y0rddwnj2","1310","Petty cash","ASSET",null,"NV",null,"active",1796002964947,1796002964947,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 13, 'accounts', 'acc_01m8n1wseketq8432xvhedfjyy', '["acc_01m8n1wseketq8432xvhedfjyy","org_01m8n1wseketq8432y0rddwnj2","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 14, 'accounts', 'acc_01m8n1wseketq8432xvp4ccdm1', '["acc_01m8n1wseketq8432xvp4ccdm1","org_01m8n1wseketq8432y0rddwnj2","2110","Accruals","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 15, 'accounts', 'acc_01m8n1wseketq8432xvtp1bsxa', '["acc_01m8n1wseketq8432xvtp1bsxa","org_01m8n1wseketq8432y0rddwnj2","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 16, 'accounts', 'acc_01m8n1wseketq8432xvz8c528t', '["acc_01m8n1wseketq8432xvz8c528t","org_01m8n1wseketq8432y0rddwnj2","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 17, 'accounts', 'acc_01m8n1wseketq8432xw39wn27q', '["acc_01m8n1wseketq8432xw39wn27q","org_01m8n1wseketq8432y0rddwnj2","2220","Net wages","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 18, 'accounts', 'acc_01m8n1wseketq8432xw5ypepac', '["acc_01m8n1wseketq8432xw5ypepac","org_01m8n1wseketq8432y0rddwnj2","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 19, 'accounts', 'acc_01m8n1wseketq8432xwaqqrjxh', '["acc_01m8n1wseketq8432xwaqqrjxh","org_01m8n1wseketq8432y0rddwnj2","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 20, 'accounts', 'acc_01m8n1wseketq8432xwf57rzng', '["acc_01m8n1wseketq8432xwf57rzng","org_01m8n1wseketq8432y0rddwnj2","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796002964947,1796002964947,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 21, 'accounts', 'acc_01m8n1wseketq8432xwj6phgdr', '["acc_01m8n1wseketq8432xwj6phgdr","org_01m8n1wseketq8432y0rddwnj2","2900","Suspense","LIABILITY","suspense",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 22, 'accounts', 'acc_01m8n1wseketq8432xwm2hp7kc', '["acc_01m8n1wseketq8432xwm2hp7kc","org_01m8n1wseketq8432y0rddwnj2","3000","Share capital","EQUITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 23, 'accounts', 'acc_01m8n1wseketq8432xwvr2pp7r', '["acc_01m8n1wseketq8432xwvr2pp7r","org_01m8n1wseketq8432y0rddwnj2","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 24, 'accounts', 'acc_01m8n1wseketq8432xwyp6ytrv', '["acc_01m8n1wseketq8432xwyp6ytrv","org_01m8n1wseketq8432y0rddwnj2","3200","Dividends","EQUITY",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 25, 'accounts', 'acc_01m8n1wseketq8432xx2xhvj5e', '["acc_01m8n1wseketq8432xx2xhvj5e","org_01m8n1wseketq8432y0rddwnj2","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 26, 'accounts', 'acc_01m8n1wseketq8432xx5vhx30t', '["acc_01m8n1wseketq8432xx5vhx30t","org_01m8n1wseketq8432y0rddwnj2","4000","Sales","INCOME",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 27, 'accounts', 'acc_01m8n1wseketq8432xx81w8q2k', '["acc_01m8n1wseketq8432xx81w8q2k","org_01m8n1wseketq8432y0rddwnj2","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 28, 'accounts', 'acc_01m8n1wseketq8432xxdhsx8rs', '["acc_01m8n1wseketq8432xxdhsx8rs","org_01m8n1wseketq8432y0rddwnj2","4090","Other income","INCOME",null,"ST",null,"active",1796002964947,1796002964947,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 29, 'accounts', 'acc_01m8n1wseketq8432xxkkr78yf', '["acc_01m8n1wseketq8432xxkkr78yf","org_01m8n1wseketq8432y0rddwnj2","4900","Interest received","INCOME",null,"EX",null,"active",1796002964947,1796002964947,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 30, 'accounts', 'acc_01m8n1wseketq8432xxng28mtg', '["acc_01m8n1wseketq8432xxng28mtg","org_01m8n1wseketq8432y0rddwnj2","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 31, 'accounts', 'acc_01m8n1wseketq8432xxv30r48m', '["acc_01m8n1wseketq8432xxv30r48m","org_01m8n1wseketq8432y0rddwnj2","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 32, 'accounts', 'acc_01m8n1wseketq8432xxw1cnjsb', '["acc_01m8n1wseketq8432xxw1cnjsb","org_01m8n1wseketq8432y0rddwnj2","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 33, 'accounts', 'acc_01m8n1wseketq8432xy3f2n334', '["acc_01m8n1wseketq8432xy3f2n334","org_01m8n1wseketq8432y0rddwnj2","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 34, 'accounts', 'acc_01m8n1wseketq8432xy54jw8dd', '["acc_01m8n1wseketq8432xy54jw8dd","org_01m8n1wseketq8432y0rddwnj2","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 35, 'accounts', 'acc_01m8n1wseketq8432xy9ka0qt8', '["acc_01m8n1wseketq8432xy9ka0qt8","org_01m8n1wseketq8432y0rddwnj2","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 36, 'accounts', 'acc_01m8n1wseketq8432xyfjdt860', '["acc_01m8n1wseketq8432xyfjdt860","org_01m8n1wseketq8432y0rddwnj2","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 37, 'accounts', 'acc_01m8n1wseketq8432xykqy33p4', '["acc_01m8n1wseketq8432xykqy33p4","org_01m8n1wseketq8432y0rddwnj2","6100","Rent","EXPENSE",null,"EX",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 38, 'accounts', 'acc_01m8n1wseketq8432xypthg3hw', '["acc_01m8n1wseketq8432xypthg3hw","org_01m8n1wseketq8432y0rddwnj2","6110","Business rates","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 39, 'accounts', 'acc_01m8n1wseketq8432xytxpy3zn', '["acc_01m8n1wseketq8432xytxpy3zn","org_01m8n1wseketq8432y0rddwnj2","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 40, 'accounts', 'acc_01m8n1wseketq8432xywrcsn62', '["acc_01m8n1wseketq8432xywrcsn62","org_01m8n1wseketq8432y0rddwnj2","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 41, 'accounts', 'acc_01m8n1wseketq8432xz0f55z70', '["acc_01m8n1wseketq8432xz0f55z70","org_01m8n1wseketq8432y0rddwnj2","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 42, 'accounts', 'acc_01m8n1wseketq8432xz4y1r1n9', '["acc_01m8n1wseketq8432xz4y1r1n9","org_01m8n1wseketq8432y0rddwnj2","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 43, 'accounts', 'acc_01m8n1wseketq8432xz87pbn54', '["acc_01m8n1wseketq8432xz87pbn54","org_01m8n1wseketq8432y0rddwnj2","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 44, 'accounts', 'acc_01m8n1wseketq8432xzc4g9wsv', '["acc_01m8n1wseketq8432xzc4g9wsv","org_01m8n1wseketq8432y0rddwnj2","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 45, 'accounts', 'acc_01m8n1wseketq8432xzjgzp9sh', '["acc_01m8n1wseketq8432xzjgzp9sh","org_01m8n1wseketq8432y0rddwnj2","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 46, 'accounts', 'acc_01m8n1wseketq8432xzqezwfa6', '["acc_01m8n1wseketq8432xzqezwfa6","org_01m8n1wseketq8432y0rddwnj2","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 47, 'accounts', 'acc_01m8n1wseketq8432xztb95mt4', '["acc_01m8n1wseketq8432xztb95mt4","org_01m8n1wseketq8432y0rddwnj2","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 48, 'accounts', 'acc_01m8n1wseketq8432xzw4w7ahk', '["acc_01m8n1wseketq8432xzw4w7ahk","org_01m8n1wseketq8432y0rddwnj2","6600","Insurance","EXPENSE",null,"EX",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 49, 'accounts', 'acc_01m8n1wseketq8432y00e82rra', '["acc_01m8n1wseketq8432y00e82rra","org_01m8n1wseketq8432y0rddwnj2","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 50, 'accounts', 'acc_01m8n1wseketq8432y06q3f188', '["acc_01m8n1wseketq8432y06q3f188","org_01m8n1wseketq8432y0rddwnj2","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 51, 'accounts', 'acc_01m8n1wseketq8432y0ahbvwp8', '["acc_01m8n1wseketq8432y0ahbvwp8","org_01m8n1wseketq8432y0rddwnj2","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 52, 'accounts', 'acc_01m8n1wseketq8432y0cqmwwx9', '["acc_01m8n1wseketq8432y0cqmwwx9","org_01m8n1wseketq8432y0rddwnj2","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796002964947,1796002964947,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 53, 'accounts', 'acc_01m8n1wseketq8432y0jspehnj', '["acc_01m8n1wseketq8432y0jspehnj","org_01m8n1wseketq8432y0rddwnj2","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796002964947,1796002964947,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 1, 54, 'accounts', 'acc_01m8n1wseketq8432y0pr8vtvc', '["acc_01m8n1wseketq8432y0pr8vtvc","org_01m8n1wseketq8432y0rddwnj2","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796002964947,1796002964947,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 1, 'accounts', 'acc_01m8n1wsj6eskbmxnznpen7tj8', '["acc_01m8n1wsj6eskbmxnznpen7tj8","org_01m8n1wseketq8432y0rddwnj2","2250","VAT","LIABILITY","vat_control",null,null,"active",1796002965062,1796002965062,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 3, 1, 'accounts', 'acc_01m8n1wsksexyagrm0k8s9mbcm', '["acc_01m8n1wsksexyagrm0k8s9mbcm","org_01m8n1wseketq8432y0rddwnj2","4100","Room hire","INCOME",null,"EX",null,"active",1796002965113,1796002965113,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 1, 'bank_accounts', 'bac_01m8n1wsq4e59vgw219qf826yh', '["bac_01m8n1wsq4e59vgw219qf826yh","org_01m8n1wseketq8432y0rddwnj2","acc_01m8n1wseketq8432xvb626nn5","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8n1wsq4e59vgw219z9ntg60",null,1796002965220,1796002965220,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 5, 1, 'accounts', 'acc_01m8n1wssqe8styzv4g1r2r7tv', '["acc_01m8n1wssqe8styzv4g1r2r7tv","org_01m8n1wseketq8432y0rddwnj2","1301","Savings","ASSET","bank",null,null,"active",1796002965303,1796002965303,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 6, 1, 'bank_accounts', 'bac_01m8n1wssqe8styzv4fwv65vxq', '["bac_01m8n1wssqe8styzv4fwv65vxq","org_01m8n1wseketq8432y0rddwnj2","acc_01m8n1wssqe8styzv4g1r2r7tv","Savings","savings",null,null,null,null,null,null,null,1796002965303,1796002965303,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 1, 'contacts', 'con_01m8n1wswme91t4n3g41q19drb', '["con_01m8n1wswme91t4n3g41q19drb","org_01m8n1wseketq8432y0rddwnj2","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1796002965396,1796002965396,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 1, 'contacts', 'con_01m8n1wsyne6wbrkp9zywptrct', '["con_01m8n1wsyne6wbrkp9zywptrct","org_01m8n1wseketq8432y0rddwnj2","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1796002965461,1796002965461,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 1, 'contacts', 'con_01m8n1wt1geby8jhtn68qwghf5', '["con_01m8n1wt1geby8jhtn68qwghf5","org_01m8n1wseketq8432y0rddwnj2","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1796002965552,1796002965552,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 1, 'contacts', 'con_01m8n1wt40e28bap4yt9eez473', '["con_01m8n1wt40e28bap4yt9eez473","org_01m8n1wseketq8432y0rddwnj2","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1796002965632,1796002965632,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 1, 'contacts', 'con_01m8n1wt74e6gta3wnkgb4cbrv', '["con_01m8n1wt74e6gta3wnkgb4cbrv","org_01m8n1wseketq8432y0rddwnj2","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1796002965732,1796002965732,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 1, 'contacts', 'con_01m8n1wt9ee61rx89zk23g287d', '["con_01m8n1wt9ee61rx89zk23g287d","org_01m8n1wseketq8432y0rddwnj2","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1796002965806,1796002965806,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 1, 'contacts', 'con_01m8n1wtdeef6tbfy3ytv8vs80', '["con_01m8n1wtdeef6tbfy3ytv8vs80","org_01m8n1wseketq8432y0rddwnj2","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1796002965934,1796002965934,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 1, 'invoices', 'inv_01m8n1wtneep1tbe86y41hkaaw', '["inv_01m8n1wtneep1tbe86y41hkaaw","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0001","con_01m8n1wswme91t4n3g41q19drb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8n1wtneep1tbe86yajpe22p",null,null,"inv-0001",1796002966190,1796002966190,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Course design, 3 days","3","650.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,195000,39000,234000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 14, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 15, 1, 'invoices', 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', '["inv_01m8n1wtq2e3mbn6znmb7f7cg3","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","PX-881","con_01m8n1wt40e28bap4yt9eez473","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8n1wtq2e3mbn6znmcyee3gq",null,null,"px-881",1796002966242,1796002966242,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Printing of workbooks","1","412.00",null,"acc_01m8n1wseketq8432xxv30r48m","ZR",null,41200,0,41200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 16, 1, 'invoices', 'inv_01m8n1wtrhe9s8y48asbtchtmn', '["inv_01m8n1wtrhe9s8y48asbtchtmn","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","TB-0117","con_01m8n1wt74e6gta3wnkgb4cbrv","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8n1wtrhe9s8y48asd8vfw42",null,null,"tb-0117",1796002966289,1796002966289,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Laptop","1","899.00",null,"acc_01m8n1wseketq8432xt87re8j8","ST",null,89900,17980,107880]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 17, 1, 'invoices', 'inv_01m8n1wtt5ee89t26g7sh7tkv6', '["inv_01m8n1wtt5ee89t26g7sh7tkv6","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0002","con_01m8n1wswme91t4n3g41q19drb","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8n1wtt5ee89t26g7xbby3ja",null,null,"inv-0002",1796002966341,1796002966341,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Workbooks","120","7.25",null,"acc_01m8n1wseketq8432xx81w8q2k","ZR",null,87000,0,87000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 17, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 18, 1, 'invoices', 'inv_01m8n1wtvjesfszc0rmkws2wh4', '["inv_01m8n1wtvjesfszc0rmkws2wh4","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","HL-33","con_01m8n1wt9ee61rx89zk23g287d","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8n1wtvjesfszc0rmp7xq591",null,null,"hl-33",1796002966386,1796002966386,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Rent, January to March","1","1350.00",null,"acc_01m8n1wseketq8432xykqy33p4","EX",null,135000,0,135000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 19, 1, 'invoices', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', '["inv_01m8n1wtx7epzr4kmhv5h93jm5","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0003","con_01m8n1wsyne6wbrkp9zywptrct","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8n1wtx7epzr4kmhvbesr6yc",null,null,"inv-0003",1796002966439,1796002966439,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8n1wsksexyagrm0k8s9mbcm","EX",null,24000,0,24000],["org_01m8n1wseketq8432y0rddwnj2",2,"Projector","1","35.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,3500,700,4200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 19, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 20, 1, 'invoices', 'inv_01m8n1wtyked4r24fz706vaje3', '["inv_01m8n1wtyked4r24fz706vaje3","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0004","con_01m8n1wt1geby8jhtn68qwghf5","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8n1wtyked4r24fz77ygdjgf",null,null,"inv-0004",1796002966483,1796002966483,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Course for new starters","1","1480.00","10","acc_01m8n1wseketq8432xx5vhx30t","ST",null,133200,26640,159840]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 20, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 21, 1, 'invoices', 'inv_01m8n1wtzwe118pgrvye25cs2r', '["inv_01m8n1wtzwe118pgrvye25cs2r","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0005","con_01m8n1wt1geby8jhtn68qwghf5","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8n1wtzwe118pgrvyk91hzqg",null,null,"inv-0005",1796002966524,1796002966524,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Raised in error","1","500.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 21, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 22, 1, 'invoices', 'inv_01m8n1wv18e48sq55bjc1rzvn6', '["inv_01m8n1wv18e48sq55bjc1rzvn6","org_01m8n1wseketq8432y0rddwnj2","sales","credit_note","issued","CN-0001","con_01m8n1wt1geby8jhtn68qwghf5","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8n1wv18e48sq55bjg2bbq8w",null,null,"cn-0001\ninv-0004",1796002966568,1796002966568,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"A day that was not held","1","150.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 22, 2, 'number_sequences', 'credit_note', '["org_01m8n1wseketq8432y0rddwnj2","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 23, 1, 'invoices', 'inv_01m8n1wv2req1vew4ys2e79hat', '["inv_01m8n1wv2req1vew4ys2e79hat","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","FR-1209","con_01m8n1wtdeef6tbfy3ytv8vs80","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8n1wv2req1vew4ys7yzntmx",null,null,"fr-1209",1796002966616,1796002966616,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Illustration, 2 days","2","384.00",null,"acc_01m8n1wseketq8432xxw1cnjsb","ST",null,64000,12800,76800]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 24, 1, 'invoices', 'inv_01m8n1wv3ze7ba8k35zwefeqez', '["inv_01m8n1wv3ze7ba8k35zwefeqez","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0006","con_01m8n1wswme91t4n3g41q19drb","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8n1wv3ze7ba8k3603ept7jh",null,null,"inv-0006",1796002966655,1796002966655,1,"9999-99-99",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Workbooks","24","7.25",null,"acc_01m8n1wseketq8432xx81w8q2k","ZR",null,17400,0,17400],["org_01m8n1wseketq8432y0rddwnj2",2,"Half a day of course design","0.5","650.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,32500,6500,39000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 24, 2, 'number_sequences', 'invoice', '["org_01m8n1wseketq8432y0rddwnj2","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 25, 1, 'invoices', 'inv_01m8n1wtzwe118pgrvye25cs2r', '["inv_01m8n1wtzwe118pgrvye25cs2r","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","void","INV-0005","con_01m8n1wt1geby8jhtn68qwghf5","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8n1wtzwe118pgrvyk91hzqg","2026-03-03","jnl_01m8n1wv8ae7ysptgak3y3cdq5","inv-0005",1796002966524,1796002966794,2,"2026-03-03",0,null,null,[["org_01m8n1wseketq8432y0rddwnj2",1,"Raised in error","1","500.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 1, 'invoices', 'inv_01m8n1wtyked4r24fz706vaje3', '["inv_01m8n1wtyked4r24fz706vaje3","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0004","con_01m8n1wt1geby8jhtn68qwghf5","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8n1wtyked4r24fz77ygdjgf",null,null,"inv-0004",1796002966483,1796002966922,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8n1wseketq8432y0rddwnj2",1,"Course for new starters","1","1480.00","10","acc_01m8n1wseketq8432xx5vhx30t","ST",null,133200,26640,159840]],[["alc_01m8n1wvcae2cbqn44mep4c556","org_01m8n1wseketq8432y0rddwnj2",null,"inv_01m8n1wv18e48sq55bjc1rzvn6",18000,"2026-03-12",null,1796002966922,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 2, 'invoices', 'inv_01m8n1wv18e48sq55bjc1rzvn6', '["inv_01m8n1wv18e48sq55bjc1rzvn6","org_01m8n1wseketq8432y0rddwnj2","sales","credit_note","issued","CN-0001","con_01m8n1wt1geby8jhtn68qwghf5","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8n1wv18e48sq55bjg2bbq8w",null,null,"cn-0001\ninv-0004",1796002966568,1796002966922,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8n1wseketq8432y0rddwnj2",1,"A day that was not held","1","150.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 30, 1, 'invoices', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', '["inv_01m8n1wtx7epzr4kmhv5h93jm5","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0003","con_01m8n1wsyne6wbrkp9zywptrct","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8n1wtx7epzr4kmhvbesr6yc",null,null,"inv-0003",1796002966439,1796002967200,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8n1wseketq8432y0rddwnj2",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8n1wsksexyagrm0k8s9mbcm","EX",null,24000,0,24000],["org_01m8n1wseketq8432y0rddwnj2",2,"Projector","1","35.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,3500,700,4200]],[["alc_01m8n1wvn0edas1zw25b2n174d","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wvn0edas1zw2514rmk1r",null,28200,"2026-03-06",null,1796002967200,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 30, 2, 'settlements', 'set_01m8n1wvn0edas1zw2514rmk1r', '["set_01m8n1wvn0edas1zw2514rmk1r","org_01m8n1wseketq8432y0rddwnj2","receipt","sales","posted","con_01m8n1wsyne6wbrkp9zywptrct","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-06",28200,28200,null,null,0,"jnl_01m8n1wvn0edas1zw257ekn9kf",null,null,"",1796002967200,1796002967200,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 1, 'bank_accounts', 'bac_01m8n1wsq4e59vgw219qf826yh', '["bac_01m8n1wsq4e59vgw219qf826yh","org_01m8n1wseketq8432y0rddwnj2","acc_01m8n1wseketq8432xvb626nn5","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8n1wsq4e59vgw219z9ntg60",900715,1796002965220,1796002967401,2,"2026-03-31",null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 2, 'stated_balances', 'bac_01m8n1wsq4e59vgw219qf826yh/2026-03-31', '["org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-31",900715,1796002967401]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 3, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8w95jtq13', '["btx_01m8n1wvv9e6ab15q8w95jtq13","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 4, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wc588n8g', '["btx_01m8n1wvv9e6ab15q8wc588n8g","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 5, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wg2yw7ww', '["btx_01m8n1wvv9e6ab15q8wg2yw7ww","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 6, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wp187s4t', '["btx_01m8n1wvv9e6ab15q8wp187s4t","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 7, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wsngf0e8', '["btx_01m8n1wvv9e6ab15q8wsngf0e8","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 8, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wy5z0eg7', '["btx_01m8n1wvv9e6ab15q8wy5z0eg7","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 9, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8x06xcjdd', '["btx_01m8n1wvv9e6ab15q8x06xcjdd","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 10, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8x7a5zpb3', '["btx_01m8n1wvv9e6ab15q8x7a5zpb3","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 11, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xbder77c', '["btx_01m8n1wvv9e6ab15q8xbder77c","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 12, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xd6aa3sy', '["btx_01m8n1wvv9e6ab15q8xd6aa3sy","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 13, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xht8ehvm', '["btx_01m8n1wvv9e6ab15q8xht8ehvm","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 14, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xmjn482h', '["btx_01m8n1wvv9e6ab15q8xmjn482h","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 31, 15, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xs4aceaj', '["btx_01m8n1wvv9e6ab15q8xs4aceaj","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796002967401,1796002967401,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 32, 1, 'invoices', 'inv_01m8n1wtrhe9s8y48asbtchtmn', '["inv_01m8n1wtrhe9s8y48asbtchtmn","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","TB-0117","con_01m8n1wt74e6gta3wnkgb4cbrv","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8n1wtrhe9s8y48asd8vfw42",null,null,"tb-0117",1796002966289,1796002967747,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8n1wseketq8432y0rddwnj2",1,"Laptop","1","899.00",null,"acc_01m8n1wseketq8432xt87re8j8","ST",null,89900,17980,107880]],[["alc_01m8n1ww63evsrjwfq7h3pszcf","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1ww63evsrjwfq7h3pszcf",null,107880,"2026-01-22",null,1796002967747,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 32, 2, 'settlements', 'set_01m8n1ww63evsrjwfq7h3pszcf', '["set_01m8n1ww63evsrjwfq7h3pszcf","org_01m8n1wseketq8432y0rddwnj2","payment","purchase","posted","con_01m8n1wt74e6gta3wnkgb4cbrv","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-22",107880,107880,null,"btx_01m8n1wvv9e6ab15q8w95jtq13",1,"jnl_01m8n1ww63evsrjwfq7h3pszcf",null,null,"",1796002967747,1796002967747,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 33, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8w95jtq13', '["btx_01m8n1wvv9e6ab15q8w95jtq13","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8n1wt74e6gta3wnkgb4cbrv","allocations","jnl_01m8n1ww63evsrjwfq7h3pszcf",2,null,"NV",0,1796002967747,1796002967401,1796002967747,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 34, 1, 'invoices', 'inv_01m8n1wtneep1tbe86y41hkaaw', '["inv_01m8n1wtneep1tbe86y41hkaaw","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0001","con_01m8n1wswme91t4n3g41q19drb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8n1wtneep1tbe86yajpe22p",null,null,"inv-0001",1796002966190,1796002968109,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8n1wseketq8432y0rddwnj2",1,"Course design, 3 days","3","650.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,195000,39000,234000]],[["alc_01m8n1wwhdebgbsp271xsdyq0x","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wwhdebgbsp271xsdyq0x",null,150000,"2026-01-30",null,1796002968109,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 34, 2, 'settlements', 'set_01m8n1wwhdebgbsp271xsdyq0x', '["set_01m8n1wwhdebgbsp271xsdyq0x","org_01m8n1wseketq8432y0rddwnj2","receipt","sales","posted","con_01m8n1wswme91t4n3g41q19drb","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-30",150000,150000,null,"btx_01m8n1wvv9e6ab15q8wc588n8g",1,"jnl_01m8n1wwhdebgbsp271xsdyq0x",null,null,"",1796002968109,1796002968109,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 35, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wc588n8g', '["btx_01m8n1wvv9e6ab15q8wc588n8g","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8n1wswme91t4n3g41q19drb","allocations","jnl_01m8n1wwhdebgbsp271xsdyq0x",2,null,"NV",0,1796002968109,1796002967401,1796002968109,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 36, 1, 'invoices', 'inv_01m8n1wtvjesfszc0rmkws2wh4', '["inv_01m8n1wtvjesfszc0rmkws2wh4","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","HL-33","con_01m8n1wt9ee61rx89zk23g287d","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8n1wtvjesfszc0rmp7xq591",null,null,"hl-33",1796002966386,1796002968463,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8n1wseketq8432y0rddwnj2",1,"Rent, January to March","1","1350.00",null,"acc_01m8n1wseketq8432xykqy33p4","EX",null,135000,0,135000]],[["alc_01m8n1wwwfe63se4hvj0by9ne6","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wwwfe63se4hvj0by9ne6",null,135000,"2026-02-10",null,1796002968463,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 36, 2, 'settlements', 'set_01m8n1wwwfe63se4hvj0by9ne6', '["set_01m8n1wwwfe63se4hvj0by9ne6","org_01m8n1wseketq8432y0rddwnj2","payment","purchase","posted","con_01m8n1wt9ee61rx89zk23g287d","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-10",135000,135000,null,"btx_01m8n1wvv9e6ab15q8wp187s4t",1,"jnl_01m8n1wwwfe63se4hvj0by9ne6",null,null,"",1796002968463,1796002968463,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 37, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wp187s4t', '["btx_01m8n1wvv9e6ab15q8wp187s4t","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8n1wt9ee61rx89zk23g287d","allocations","jnl_01m8n1wwwfe63se4hvj0by9ne6",2,null,"NV",0,1796002968463,1796002967401,1796002968463,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 38, 1, 'invoices', 'inv_01m8n1wtneep1tbe86y41hkaaw', '["inv_01m8n1wtneep1tbe86y41hkaaw","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0001","con_01m8n1wswme91t4n3g41q19drb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8n1wtneep1tbe86yajpe22p",null,null,"inv-0001",1796002966190,1796002968863,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8n1wseketq8432y0rddwnj2",1,"Course design, 3 days","3","650.00",null,"acc_01m8n1wseketq8432xx5vhx30t","ST",null,195000,39000,234000]],[["alc_01m8n1wwhdebgbsp271xsdyq0x","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wwhdebgbsp271xsdyq0x",null,150000,"2026-01-30",null,1796002968109,null],["alc_01m8n1wx8zepesk24sse42b30r","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wx8zepesk24sse42b30r",null,84000,"2026-02-16",null,1796002968863,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 38, 2, 'invoices', 'inv_01m8n1wtt5ee89t26g7sh7tkv6', '["inv_01m8n1wtt5ee89t26g7sh7tkv6","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0002","con_01m8n1wswme91t4n3g41q19drb","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8n1wtt5ee89t26g7xbby3ja",null,null,"inv-0002",1796002966341,1796002968863,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8n1wseketq8432y0rddwnj2",1,"Workbooks","120","7.25",null,"acc_01m8n1wseketq8432xx81w8q2k","ZR",null,87000,0,87000]],[["alc_01m8n1wx8zepesk24sse42b30s","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wx8zepesk24sse42b30r",null,87000,"2026-02-16",null,1796002968863,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 38, 3, 'settlements', 'set_01m8n1wx8zepesk24sse42b30r', '["set_01m8n1wx8zepesk24sse42b30r","org_01m8n1wseketq8432y0rddwnj2","receipt","sales","posted","con_01m8n1wswme91t4n3g41q19drb","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-16",171000,171000,null,"btx_01m8n1wvv9e6ab15q8wsngf0e8",1,"jnl_01m8n1wx8zepesk24sse42b30r",null,null,"",1796002968863,1796002968863,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 39, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wsngf0e8', '["btx_01m8n1wvv9e6ab15q8wsngf0e8","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8n1wswme91t4n3g41q19drb","allocations","jnl_01m8n1wx8zepesk24sse42b30r",2,null,"NV",0,1796002968863,1796002967401,1796002968863,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 40, 1, 'invoices', 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', '["inv_01m8n1wtq2e3mbn6znmb7f7cg3","org_01m8n1wseketq8432y0rddwnj2","purchase","invoice","issued","PX-881","con_01m8n1wt40e28bap4yt9eez473","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8n1wtq2e3mbn6znmcyee3gq",null,null,"px-881",1796002966242,1796002969144,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8n1wseketq8432y0rddwnj2",1,"Printing of workbooks","1","412.00",null,"acc_01m8n1wseketq8432xxv30r48m","ZR",null,41200,0,41200]],[["alc_01m8n1wxhregnba1jqvab4xhf3","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wxhregnba1jqvab4xhf3",null,40000,"2026-02-27",null,1796002969144,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 40, 2, 'settlements', 'set_01m8n1wxhregnba1jqvab4xhf3', '["set_01m8n1wxhregnba1jqvab4xhf3","org_01m8n1wseketq8432y0rddwnj2","payment","purchase","posted","con_01m8n1wt40e28bap4yt9eez473","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-27",40000,40000,null,"btx_01m8n1wvv9e6ab15q8x06xcjdd",1,"jnl_01m8n1wxhregnba1jqvab4xhf3",null,null,"",1796002969144,1796002969144,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 41, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8x06xcjdd', '["btx_01m8n1wvv9e6ab15q8x06xcjdd","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8n1wt40e28bap4yt9eez473","allocations","jnl_01m8n1wxhregnba1jqvab4xhf3",2,null,"NV",0,1796002969144,1796002967401,1796002969144,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 42, 1, 'invoices', 'inv_01m8n1wtyked4r24fz706vaje3', '["inv_01m8n1wtyked4r24fz706vaje3","org_01m8n1wseketq8432y0rddwnj2","sales","invoice","issued","INV-0004","con_01m8n1wt1geby8jhtn68qwghf5","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8n1wtyked4r24fz77ygdjgf",null,null,"inv-0004",1796002966483,1796002969344,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8n1wseketq8432y0rddwnj2",1,"Course for new starters","1","1480.00","10","acc_01m8n1wseketq8432xx5vhx30t","ST",null,133200,26640,159840]],[["alc_01m8n1wvcae2cbqn44mep4c556","org_01m8n1wseketq8432y0rddwnj2",null,"inv_01m8n1wv18e48sq55bjc1rzvn6",18000,"2026-03-12",null,1796002966922,null],["alc_01m8n1wxr0er2ahknvay73d67j","org_01m8n1wseketq8432y0rddwnj2","set_01m8n1wxr0er2ahknvay73d67j",null,141840,"2026-03-16",null,1796002969344,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 42, 2, 'settlements', 'set_01m8n1wxr0er2ahknvay73d67j', '["set_01m8n1wxr0er2ahknvay73d67j","org_01m8n1wseketq8432y0rddwnj2","receipt","sales","posted","con_01m8n1wt1geby8jhtn68qwghf5","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-16",141840,141840,null,"btx_01m8n1wvv9e6ab15q8xd6aa3sy",1,"jnl_01m8n1wxr0er2ahknvay73d67j",null,null,"",1796002969344,1796002969344,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 43, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xd6aa3sy', '["btx_01m8n1wvv9e6ab15q8xd6aa3sy","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8n1wt1geby8jhtn68qwghf5","allocations","jnl_01m8n1wxr0er2ahknvay73d67j",2,null,"NV",0,1796002969344,1796002967401,1796002969344,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 44, 1, 'settlements', 'set_01m8n1wvn0edas1zw2514rmk1r', '["set_01m8n1wvn0edas1zw2514rmk1r","org_01m8n1wseketq8432y0rddwnj2","receipt","sales","posted","con_01m8n1wsyne6wbrkp9zywptrct","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-06",28200,28200,null,"btx_01m8n1wvv9e6ab15q8xbder77c",0,"jnl_01m8n1wvn0edas1zw257ekn9kf",null,null,"",1796002967200,1796002969681,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 45, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xbder77c', '["btx_01m8n1wvv9e6ab15q8xbder77c","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8n1wsyne6wbrkp9zywptrct","match","jnl_01m8n1wvn0edas1zw257ekn9kf",2,null,"NV",0,1796002969681,1796002967401,1796002969681,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 46, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xmjn482h', '["btx_01m8n1wvv9e6ab15q8xmjn482h","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8n1wybgea6atm6902rm6sxf",1,null,"NV",0,1796002969968,1796002967401,1796002969968,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 47, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xs4aceaj', '["btx_01m8n1wvv9e6ab15q8xs4aceaj","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8n1wseketq8432xw39wn27q","NV",null,null,"account","jnl_01m8n1wyq2emtbbm28xdxwp81v",1,"acc_01m8n1wseketq8432xw39wn27q","NV",0,1796002970338,1796002967401,1796002970338,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 48, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wg2yw7ww', '["btx_01m8n1wvv9e6ab15q8wg2yw7ww","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8n1wseketq8432xz0f55z70","ST",null,null,null,null,null,null,null,null,null,1796002967401,1796002972051,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 49, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wy5z0eg7', '["btx_01m8n1wvv9e6ab15q8wy5z0eg7","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8n1wseketq8432xz87pbn54","ZR",null,null,null,null,null,null,null,null,null,1796002967401,1796002972051,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 50, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8x7a5zpb3', '["btx_01m8n1wvv9e6ab15q8x7a5zpb3","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8n1wseketq8432xz0f55z70","ST",null,null,null,null,null,null,null,null,null,1796002967401,1796002972051,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 51, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xht8ehvm', '["btx_01m8n1wvv9e6ab15q8xht8ehvm","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8n1wseketq8432y00e82rra","EX",null,null,null,null,null,null,null,null,null,1796002967401,1796002972051,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 52, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wy5z0eg7', '["btx_01m8n1wvv9e6ab15q8wy5z0eg7","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8n1wseketq8432xz87pbn54","ZR",null,null,"account","jnl_01m8n1x0maepm8tdjm62a6yaxc",1,"acc_01m8n1wseketq8432xz87pbn54","ZR",0,1796002972298,1796002967401,1796002972298,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 53, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8x7a5zpb3', '["btx_01m8n1wvv9e6ab15q8x7a5zpb3","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8n1wseketq8432xz0f55z70","ST",null,null,"account","jnl_01m8n1x0xfej8azvs54mgw3mgg",1,"acc_01m8n1wseketq8432xz0f55z70","ST",-600,1796002972591,1796002967401,1796002972591,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 54, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8wg2yw7ww', '["btx_01m8n1wvv9e6ab15q8wg2yw7ww","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8n1wseketq8432xz0f55z70","ST",null,null,"account","jnl_01m8n1x17jeygrrpdhef4ceb3q",1,"acc_01m8n1wseketq8432xz0f55z70","ST",-600,1796002972914,1796002967401,1796002972914,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 55, 1, 'bank_transactions', 'btx_01m8n1wvv9e6ab15q8xht8ehvm', '["btx_01m8n1wvv9e6ab15q8xht8ehvm","org_01m8n1wseketq8432y0rddwnj2","bac_01m8n1wsq4e59vgw219qf826yh","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8n1wseketq8432y00e82rra","EX",null,null,"account","jnl_01m8n1x1gwevav8j39te0bxqmm",1,"acc_01m8n1wseketq8432y00e82rra","EX",0,1796002973212,1796002967401,1796002973212,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 56, 1, 'vat_returns', 'vrt_01m8n1x20cefb880h66845c2t5', '["vrt_01m8n1x20cefb880h66845c2t5","org_01m8n1wseketq8432y0rddwnj2","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796002973708,1796002973708,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 57, 1, 'organisations', 'org_01m8n1wseketq8432y0rddwnj2', '["org_01m8n1wseketq8432y0rddwnj2","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796002964947,1796002964947,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 57, 2, 'vat_returns', 'vrt_01m8n1x20cefb880h66845c2t5', '["vrt_01m8n1x20cefb880h66845c2t5","org_01m8n1wseketq8432y0rddwnj2","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1796002973865,1796002973708,1796002973865,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8n1wseketq8432y0rddwnj2', 58, 1, 'organisations', 'org_01m8n1wseketq8432y0rddwnj2', '["org_01m8n1wseketq8432y0rddwnj2","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1796002964947,1796002974032,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1796002961712, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', '{}', X'F2B4255B137E0923192C3F2A83D20FDAA48D52CB6A4DEF60F1F7C7BCAF376C5A');
INSERT INTO security_events VALUES (2, 1796002961844, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8n1wpdmexns4pm52fc79cck', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'D36B0866F5DA305E3AE8126692600B2458FA0E8BA9CD4A388C442C9F39BA37D3');
INSERT INTO security_events VALUES (3, 1796002962056, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', '{"expires_at":"2026-11-30T02:42:42.056Z"}', X'7E5B6C31762B0BB000E63ACA0A4B242F65800E24F920883FCB08259904E80633');
INSERT INTO security_events VALUES (4, 1796002962452, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8n1wq0ner2age9bej0re34h', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'5988D0D6BBF02F6BFF4772694F21E18D7507C3A7175BA3E96B441ABB4C35B90B');
INSERT INTO security_events VALUES (5, 1796002975820, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', 'usr_01m8n1wp9gec1ssdd6k5qrn5b6', '{"amount":10,"balance":10}', X'5AB7D1D1FA77240143EE2C6ABD73989F102A01E92EF0E268F488F8A13AC7406B');
INSERT INTO security_head VALUES (1, 5, X'5AB7D1D1FA77240143EE2C6ABD73989F102A01E92EF0E268F488F8A13AC7406B', NULL);
INSERT INTO vat_methods VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wvcae2cbqn44mep4c556', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtyked4r24fz706vaje3', NULL, 'inv_01m8n1wv18e48sq55bjc1rzvn6', 18000, '2026-03-12', NULL, 1796002966922, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wvn0edas1zw25b2n174d', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtx7epzr4kmhv5h93jm5', 'set_01m8n1wvn0edas1zw2514rmk1r', NULL, 28200, '2026-03-06', NULL, 1796002967200, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1ww63evsrjwfq7h3pszcf', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtrhe9s8y48asbtchtmn', 'set_01m8n1ww63evsrjwfq7h3pszcf', NULL, 107880, '2026-01-22', NULL, 1796002967747, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wwhdebgbsp271xsdyq0x', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtneep1tbe86y41hkaaw', 'set_01m8n1wwhdebgbsp271xsdyq0x', NULL, 150000, '2026-01-30', NULL, 1796002968109, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wwwfe63se4hvj0by9ne6', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtvjesfszc0rmkws2wh4', 'set_01m8n1wwwfe63se4hvj0by9ne6', NULL, 135000, '2026-02-10', NULL, 1796002968463, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wx8zepesk24sse42b30r', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtneep1tbe86y41hkaaw', 'set_01m8n1wx8zepesk24sse42b30r', NULL, 84000, '2026-02-16', NULL, 1796002968863, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wx8zepesk24sse42b30s', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtt5ee89t26g7sh7tkv6', 'set_01m8n1wx8zepesk24sse42b30r', NULL, 87000, '2026-02-16', NULL, 1796002968863, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wxhregnba1jqvab4xhf3', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', 'set_01m8n1wxhregnba1jqvab4xhf3', NULL, 40000, '2026-02-27', NULL, 1796002969144, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1wxr0er2ahknvay73d67j', 'org_01m8n1wseketq8432y0rddwnj2', 'inv_01m8n1wtyked4r24fz706vaje3', 'set_01m8n1wxr0er2ahknvay73d67j', NULL, 141840, '2026-03-16', NULL, 1796002969344, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1x5h8e0kbtdc7na21w3bw', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', NULL, NULL, 6000, '2026-03-25', NULL, 1796002977320, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1x6g8e5ga9be9h22mfkd6', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6ece2cs5ahv5zz06td3', 'set_01m8n1x6age4wsmk9577vkzg9f', NULL, 3000, '2026-04-02', NULL, 1796002978312, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8n1x6rxexttk3asfbexaqhv', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6pgex7r18gax9cmnkv9', NULL, NULL, 4000, '2026-03-28', NULL, 1796002978589, NULL, 'ctr_01m8n1x6rxexttk3asf1yfkttc');
INSERT INTO allocations VALUES ('alc_01m8n1x6rxexttk3asfbexaqhw', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x6r6em7823hzqxjdfwh5', NULL, NULL, 4000, '2026-03-28', NULL, 1796002978589, NULL, 'ctr_01m8n1x6rxexttk3asf1yfkttc');
INSERT INTO write_offs VALUES ('alc_01m8n1x5h8e0kbtdc7na21w3bw', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x5cee9mb4y7s5d4g9tve', '2026-03-25', 6000, 'acc_01m8n1wq24etgr9hhf7tj6gwpg', 'In liquidation', 'jnl_01m8n1x5h8e0kbtdc7nce73m0a', NULL, NULL, 1796002977320, NULL);
INSERT INTO unpaid_vat VALUES ('jnl_01m8n1x5rmetzrrwpgr9f66h3q', 'org_01m8n1wq24etgr9hhf8ajckhff', 'inv_01m8n1x5pgejssedqys6daa0wr', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8n1wq24etgr9hhf2nrm249t', NULL, 'jnl_01m8n1x5rmetzrrwpgr9f66h3q', NULL, NULL, 1796002977556);
INSERT INTO tax_codes VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1796002976199, 1796002976199, 1, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8n1x5cee9mb4y7s5d4g9tve', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8n1x5pgejssedqys6daa0wr', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8n1x6ece2cs5ahv5zz06td3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8n1wtneep1tbe86y41hkaaw', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8n1wtq2e3mbn6znmb7f7cg3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8n1wtrhe9s8y48asbtchtmn', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8n1wtt5ee89t26g7sh7tkv6', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8n1wtvjesfszc0rmkws2wh4', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8n1wtx7epzr4kmhv5h93jm5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8n1wtx7epzr4kmhv5h93jm5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8n1wtyked4r24fz706vaje3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8n1wtzwe118pgrvye25cs2r', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8n1wv18e48sq55bjc1rzvn6', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8n1wv2req1vew4ys2e79hat', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8n1wv3ze7ba8k35zwefeqez', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8n1wv3ze7ba8k35zwefeqez', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8n1wtzwe118pgrvye25cs2r', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8n1wseketq8432y0rddwnj2', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wq24etgr9hhf8ajckhff', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8n1wseketq8432y0rddwnj2', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8n1x64feqn81qq8gz82bp42', 'org_01m8n1wq24etgr9hhf8ajckhff', 'vrt_01m8n1x5yreq6a9v0an1kemy17', 1796002977980);
INSERT INTO deposit_releases VALUES ('alc_01m8n1x6g8e5ga9be9h22mfkd6', 'org_01m8n1wq24etgr9hhf8ajckhff', 'set_01m8n1x6age4wsmk9577vkzg9f', '2026-04-02', 2521, 479, 'jnl_01m8n1x6haetfrcfa7x4r4m86v', NULL, NULL, 1796002978312);
INSERT INTO late_vat VALUES ('jnl_01m8n1x67tedy8r9qcz498hg9v', 'org_01m8n1wq24etgr9hhf8ajckhff', 'error', 'careless', 'Lost', 1796002978063, 1796002978063);
INSERT INTO contras VALUES ('ctr_01m8n1x6rxexttk3asf1yfkttc', 'org_01m8n1wq24etgr9hhf8ajckhff', 'con_01m8n1x6naeftvvyz6vsfxnjb4', '2026-03-28', 4000, NULL, 'jnl_01m8n1x6rxexttk3asf4f58zbf', NULL, NULL, 1796002978589, 1796002978589, 1, NULL, NULL);
INSERT INTO journal_metadata VALUES ('jnl_01m8n1x6w1extty1xa2tn38vkj', 'org_01m8n1wq24etgr9hhf8ajckhff', '{"run":"7"}');
INSERT INTO balance_assertions VALUES ('bas_01m8n1x6xse458r8ha2q85dmkp', 'org_01m8n1wq24etgr9hhf8ajckhff', 'acc_01m8n1wq24etgr9hhf2vxq8j1v', '2026-03-31', 700, NULL, 1796002978745);
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
CREATE INDEX contacts_by_change ON contacts (organisation_id, updated_at);
CREATE INDEX bank_transactions_by_change ON bank_transactions (organisation_id, updated_at);
CREATE INDEX invoices_by_change ON invoices (organisation_id, updated_at);
CREATE INDEX settlements_by_change ON settlements (organisation_id, updated_at);
CREATE INDEX contras_by_change ON contras (organisation_id, updated_at);
CREATE INDEX journals_by_change ON journals (organisation_id, created_at);
CREATE INDEX balance_assertions_by_date ON balance_assertions (organisation_id, date, id);
CREATE INDEX balance_assertions_by_account ON balance_assertions (organisation_id, account_id, date, id);
COMMIT;
