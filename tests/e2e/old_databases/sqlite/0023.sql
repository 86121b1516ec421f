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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-30 01:08:00', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 27049351);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-30 01:08:00', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 26190096);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-30 01:08:00', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 11272353);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-30 01:08:00', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 23492878);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-30 01:08:00', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 13961736);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 01:08:00', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 33304794);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-30 01:08:00', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 28722626);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-30 01:08:00', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 21726138);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 01:08:00', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 6413538);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-30 01:08:00', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 11116532);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 01:08:00', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 28657032);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 01:08:00', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 53141743);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 01:08:00', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 91595594);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-30 01:08:00', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 29782786);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 01:08:00', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 58141742);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 01:08:00', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 15649779);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 01:08:01', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 139627283);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 01:08:01', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 11895398);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-30 01:08:01', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 51621113);
INSERT INTO _sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 01:08:01', 1, X'EE2C16285FDAEC968A640149EE3B7BA4D4DB028F5A6761A882AC6717B448DD5AF0F726FFE170DDCA55305A7E94D38B24', 75421946);
INSERT INTO _sqlx_migrations VALUES (21, 'receipts', '2026-11-30 01:08:01', 1, X'6A5C1EB7422ABEF916383DE58A4669CF312BABAD40B7C7BF9092DF844B500ED0252449DC31B12C5095DFE7E4938D0C4D', 33841526);
INSERT INTO _sqlx_migrations VALUES (22, 'metadata', '2026-11-30 01:08:01', 1, X'88AF48CCD6BDA249FED4539659D12D55BF41BDB20507329833EB7CC73A4A63D70B89C42968479973D1F553D410E9B100', 314251772);
INSERT INTO _sqlx_migrations VALUES (23, 'assertions', '2026-11-30 01:08:01', 1, X'792C929C073A18F3E9E22F78458E947CD9D9051C278FCE08BF5ECBEA92E1DD8CEC29A8AB973DFF3E1642F1B3B7114BAC', 25784117);
INSERT INTO users VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'jo@example.com', 0, 7, 0, 1796000881739, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8mzx7a4erk89gp6xvpg1p5v', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'main', 'reconcile:read reconcile:write', 0, 'euPY', 1796000881988, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8mzx833e4j80mwr9grr16kx', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'main', 'ledger:read ledger:write', 0, 'hhE4', 1796000882787, NULL, 1796000902603, NULL, NULL);
INSERT INTO key_secrets VALUES (X'D478FFB962C40FC5D8010FB3A0621CEBD527EB4F6EB561A9B03DF1F3D4F961CD', 'key_01m8mzx7a4erk89gp6xvpg1p5v', NULL);
INSERT INTO key_secrets VALUES (X'69ECEE0F1494CC289C2C832926888113AD903A911E03D0497CBD8C570C1FF1AF', 'key_01m8mzx833e4j80mwr9grr16kx', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'grant', 10, 0, NULL, NULL, 1796000906451);
INSERT INTO credit_movements VALUES (2, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'charge', -3, 0, 'rec_01m8mzxz98ejh9ksmvrb8tkpfx', NULL, 1796000906593);
INSERT INTO blobs VALUES ('01a229fefd617135896244d03bc4cca6', 375, 1, 1796000906593, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8mzx72begwsc8tyx4ec4p34', 0);
INSERT INTO jobs VALUES ('rec_01m8mzxz98ejh9ksmvrb8tkpfx', 'reconcile', 1, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx7a4erk89gp6xvpg1p5v', 'completed', 3, 0, 1, 1, NULL, NULL, '01a229fefd617135896244d03bc4cca6', 3, NULL, 1796000906536, 1796000906566, 1796000906593, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', '', '01a229fe-beab-76df-aca1-315522df91c6', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8mzxfpcemesw51xhx57ak9p","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:10.572Z","updated_at":"2026-11-30T01:08:10.572Z","version":1}}', 1796000890572);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-bfda-7553-9707-403f77d4210a', X'9C2E87521AED3AF7B86A762E6F2B65AA9D5B29B7918A395AE7CF96D845B57DF6', 201, '{"data":{"id":"acc_01m8mzxfyxeryapqannyt3w536","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:10.845Z","updated_at":"2026-11-30T01:08:10.845Z","version":1}}', 1796000890845);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c073-74e0-86e5-7c37b622457b', X'C8429B1CE27A936C5D72831A9BFA213E9FA406C9AC3DF553B8FFBE47A5ACFDAB', 201, '{"data":{"id":"acc_01m8mzxg47e3gs937mfdrrm01d","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.015Z","updated_at":"2026-11-30T01:08:11.015Z","version":1}}', 1796000891015);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c1ad-7264-bc6f-15534be8275f', X'54F63BBDF9E3CB8AA336F32E42CEB725D2C1D5B16A33BE5744CF0F6CA609FFB4', 201, '{"data":{"id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","name":"Current","type":"current","account_id":"acc_01m8mzxfpcemesw51xcdxkkypg","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mzxgdhet9bw1v0zhxdy06w","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.313Z","updated_at":"2026-11-30T01:08:11.313Z","version":1}}', 1796000891313);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c269-7242-b25e-ccf1fb58bf48', X'59B271DC6C44DD41A4BD7A35D796322D8005AC1B5DCAE9D96A8C71A13FEA265D', 201, '{"data":{"id":"bac_01m8mzxgkhe849b6z745ty0r0r","name":"Savings","type":"savings","account_id":"acc_01m8mzxgkhe849b6z74a59xrxj","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.505Z","updated_at":"2026-11-30T01:08:11.505Z","version":1}}', 1796000891505);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c32b-7326-949f-204409253230', X'68AFDE6EDB8DE733B5A1104A713D96E3A64FA3EE051767D004BE62AB5118FAC6', 201, '{"data":{"id":"con_01m8mzxgsreqhaph0rjf9a9qxa","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.704Z","updated_at":"2026-11-30T01:08:11.704Z","version":1}}', 1796000891704);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c3bc-75d3-9363-3f123272e0f2', X'4B500649A4A9625947B229853D7DEC7DF4C66C12E35CD4389D05C357512BFA33', 201, '{"data":{"id":"con_01m8mzxgy7e68skqqcsbfeb4k9","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.847Z","updated_at":"2026-11-30T01:08:11.847Z","version":1}}', 1796000891847);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c44d-76ef-b441-8000c423ffb4', X'567192C0B3F953F331D8ACF5C5F7627C778ABA18C2CEDA06B2F34BD26874C994', 201, '{"data":{"id":"con_01m8mzxh2ve84vss9y57m3dgks","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.995Z","updated_at":"2026-11-30T01:08:11.995Z","version":1}}', 1796000891995);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c525-7774-a877-999bf62319e5', X'034E28CC52A801F416338574B9A04BE3AD3EE563B0D432A26DC0426C814A4C51', 201, '{"data":{"id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.204Z","updated_at":"2026-11-30T01:08:12.204Z","version":1}}', 1796000892204);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c59d-759c-9c8d-f984f2ea5353', X'C2731D30DBD2886BCB2F204295433C4BAA86F4634643580597780979F57B783E', 201, '{"data":{"id":"con_01m8mzxhd4ecna3fvcq1fxek30","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.324Z","updated_at":"2026-11-30T01:08:12.324Z","version":1}}', 1796000892324);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c64a-707f-a3fd-fcd35815d0bc', X'692189A22DD356E47E2F3BF7EB661F4B866186E5E45F927391A9CB2B21909457', 201, '{"data":{"id":"con_01m8mzxhjxehdagycz69kcty1b","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.509Z","updated_at":"2026-11-30T01:08:12.509Z","version":1}}', 1796000892509);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-c705-73a2-a51e-cf04ac0e9181', X'D8385137A0229054A02C9BE411B4E6B0F09C781552CB107C7802F5886B869B9F', 201, '{"data":{"id":"con_01m8mzxhrwe5dvs17vx55p7y9x","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.700Z","updated_at":"2026-11-30T01:08:12.700Z","version":1}}', 1796000892700);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-fd308731403bbad8093cc5d7ddef41db6f6da8c5a6e35a144c3a51b7c36d8ab6', X'138A40FEB56DD7540258E0EFD56ADD4D491E1634DABCCB757092F85A6E04DC2D', 201, '{"data":{"id":"inv_01m8mzxj81eq485nkgy0z596cq","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mzxj81eq485nkgy55589kg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.185Z","updated_at":"2026-11-30T01:08:13.185Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1796000893185);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-25e36859d0bea6f586cbcba7fc0e951c358fc021e2b295ff1573a0c38ada80cf', X'0C086A71A38B6D27EC3F8B40432E51720679E442B06C0D3EEB8D74FB9F6A3A91', 201, '{"data":{"id":"inv_01m8mzxjb0ef398e05r9vdtq1j","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mzxjb0ef398e05rfx866by","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.280Z","updated_at":"2026-11-30T01:08:13.280Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xexd845f7","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1796000893280);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-d8182ba73f9df3fefa22a55efb8cdf32fde7d39ae9498b6e6f515d0cd1d8e7d9', X'158E3A6BF90FFE448830478000E94EFBD058AD6FD2308C291DDB52F322703909', 201, '{"data":{"id":"inv_01m8mzxjdcer1v3bh1ehaq7y3v","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mzxhd4ecna3fvcq1fxek30","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mzxjdcer1v3bh1engtn0yg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.356Z","updated_at":"2026-11-30T01:08:13.356Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xbdkpd8pj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1796000893356);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-75c4c951655822bb1f64b2ea3ca8995f44ab7e9c7225d7fab94a33de7df64695', X'716EAB4A70D96374C051A4523C3B3147132B382410F1A2A8CE8A68BBC3A629F0', 201, '{"data":{"id":"inv_01m8mzxjfjedza0m0n5z30mm1s","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mzxjfjedza0m0n63menm7q","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.426Z","updated_at":"2026-11-30T01:08:13.426Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xef6da9n2","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1796000893426);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-56f19a07053fdd7df022647a75632314e5ebc3acb63efc243480e6c3fa1d0e43', X'9C31DA678A755AC224272DE972309EAC4B5DFA40FFC0F380EFBAACC097376D85', 201, '{"data":{"id":"inv_01m8mzxjjfebabd5nzkzef12ky","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mzxhjxehdagycz69kcty1b","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mzxjjfebabd5nzm3s175aa","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.519Z","updated_at":"2026-11-30T01:08:13.519Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xfqg3yz62","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1796000893519);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-c9315935e77c048066ebbf85ba1fe60f9b295ba7774b8ea9017adcd8de9c07cc', X'4D9AA6AE8610F7FA37DFA289B8AE27D9128194CF0E839A82D98ECA71E34B3F8A', 201, '{"data":{"id":"inv_01m8mzxjmqe82teb9f05096ysy","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mzxgy7e68skqqcsbfeb4k9","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mzxjmqe82teb9f08xvx56p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.591Z","updated_at":"2026-11-30T01:08:13.591Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mzxg47e3gs937mfdrrm01d","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1796000893591);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-8d6264eda5bd37e1a83fb9b020eb966474388e2787f71602a3e719e6c31e822c', X'EC70699EF75869B783C3A99D22282A04B10B67F9B090EDB929BDC5B4C410CD3E', 201, '{"data":{"id":"inv_01m8mzxjphef18r477dt9ccwec","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mzxjphef18r477dyscs05c","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.649Z","updated_at":"2026-11-30T01:08:13.649Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1796000893649);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-57cd574e479a10d2616ba02c16aba70fdfec8dc5c023b0e9de4ddd3da842a5c5', X'91ABD8A9796AF41B4AF1DB5E63978F86F8BAD3D02F29E7C0EB060A3864F28622', 201, '{"data":{"id":"inv_01m8mzxjr1e8frx8bfpsyqhs66","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mzxjr1e8frx8bfpzppw1xr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.697Z","updated_at":"2026-11-30T01:08:13.697Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796000893697);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-85c9e1659621ea14e63e3e7ec8f194c9b31a37196b57e6da2985bfefc78b069b', X'3D9408F49EB747DCD0FCE5AE714C5C1CD0CA2DA7225C32FEFCB1BFA2F3A2C420', 201, '{"data":{"id":"inv_01m8mzxjtee7jt6cawc4q8mram","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mzxjtee7jt6cawca0jpr0n","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.774Z","updated_at":"2026-11-30T01:08:13.774Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796000893774);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-273d39c77ae6eca2b0bf61590e5819c474047739dc9adfa6e820db60f0d945b6', X'7458C23CF0EA8E00F513A2E530F1D64B6C3297FC3A46DB3A1B5CFBE83A2E2B1D', 201, '{"data":{"id":"inv_01m8mzxjwjezxb0m3ewnf672ek","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mzxhrwe5dvs17vx55p7y9x","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mzxjwjezxb0m3ewrxzv927","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.842Z","updated_at":"2026-11-30T01:08:13.842Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xf195sr1j","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1796000893842);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-invoices-0197ef6132ebd79a7e400655bd26c61d0893858041e83e7c35bdceb5a962967f', X'6E206BA3FE74CE8551DBA8EB7D936BAE4ED6E3998A02BE5A1401D1D6B5A30127', 201, '{"data":{"id":"inv_01m8mzxjywentsqqjma1cbh6q5","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mzxjywentsqqjma4h3gyzy","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.916Z","updated_at":"2026-11-30T01:08:13.916Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xef6da9n2","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1796000893916);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-cc8d-73be-9e3c-071bedb8fcbf', X'91BF9312D1A71295E4228FE91CB3CFFD1247A9E55CE03DD0C027DA4C87E13197', 200, '{"data":{"id":"inv_01m8mzxjr1e8frx8bfpsyqhs66","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mzxjr1e8frx8bfpzppw1xr","void_date":"2026-03-03","void_journal_id":"jnl_01m8mzxk4tetcbxcm8gsh1a11v","created_at":"2026-11-30T01:08:13.697Z","updated_at":"2026-11-30T01:08:14.106Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796000894106);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-cd93-712a-b901-96042ed3caa2', X'60F6D95E1B450A0BC8E7D333B0089A0A9F3CA01A1846D188AC6F610DA6D3CEC8', 201, '{"data":{"id":"inv_01m8mzxjtee7jt6cawc4q8mram","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mzxjtee7jt6cawca0jpr0n","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.774Z","updated_at":"2026-11-30T01:08:14.367Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796000894367);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', 'tieout-journals-5ea0870aa16a509b336eb0d210c68eed0c926f1c6b6dce43400c464b21c76018', X'EFD0B2116D550FC6371BDD27F1BB830C1C794A1A12B4AC9257450B3DC6FAF846', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mzxkm7evps9v4xn51s77fr","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mzxkm7evps9v4xnem5bhjx","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mzxkm7evps9v4xnng5r9f3","sequence":16,"error":null}]}}', 1796000894599);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-cf60-7552-8309-bb6051612f62', X'742C7CAEF0AEA1689215A841E3B37E8FCDAD598AD318A3A2E943E06FEB81ED2B', 201, '{"data":{"id":"set_01m8mzxkvje0eta3kk6npnzeeb","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxgy7e68skqqcsbfeb4k9","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxkvje0eta3kk6zyertwv","invoice_id":"inv_01m8mzxjmqe82teb9f05096ysy","invoice_number":"INV-0003","settlement_id":"set_01m8mzxkvje0eta3kk6npnzeeb","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:08:14.834Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxkvje0eta3kk6vp3c33a","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.834Z","updated_at":"2026-11-30T01:08:14.834Z","version":1}}', 1796000894834);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d060-715f-a4b4-f4f7ce2fc3a5', X'72A33FD6CEA318BDB11D9B310AA968A3EB58F18B22D577DF1DF8B3A3698159CE', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mzxm39ev9spgtgmf7aah3d"},{"index":1,"status":"created","id":"btx_01m8mzxm39ev9spgtgmhd2p37k"},{"index":2,"status":"created","id":"btx_01m8mzxm39ev9spgtgmqkhd8hf"},{"index":3,"status":"created","id":"btx_01m8mzxm39ev9spgtgmttv5gj8"},{"index":4,"status":"created","id":"btx_01m8mzxm39ev9spgtgmzdfvpwq"},{"index":5,"status":"created","id":"btx_01m8mzxm39ev9spgtgn12mk0zq"},{"index":6,"status":"created","id":"btx_01m8mzxm39ev9spgtgn77esmdr"},{"index":7,"status":"created","id":"btx_01m8mzxm39ev9spgtgna38a72y"},{"index":8,"status":"created","id":"btx_01m8mzxm39ev9spgtgnc1tgtr6"},{"index":9,"status":"created","id":"btx_01m8mzxm39ev9spgtgnkaq8xs0"},{"index":10,"status":"created","id":"btx_01m8mzxm39ev9spgtgnnhz2zfx"},{"index":11,"status":"created","id":"btx_01m8mzxm39ev9spgtgnsecsyfx"},{"index":12,"status":"created","id":"btx_01m8mzxm39ev9spgtgnxpns7j4"}]}}', 1796000895081);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d237-715b-bcf5-7a2756ee109b', X'0BE89779907A0AB757C72E49456CAA7C5EC072AAD56CB9DCC08B3CFBC67364C3', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgmf7aah3d","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mzxhd4ecna3fvcq1fxek30","journal_id":"jnl_01m8mzxmj7ey08eed0k92h9p8a","settlement_id":"set_01m8mzxmj7ey08eed0k92h9p8a","confirmed_at":"2026-11-30T01:08:15.559Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:15.559Z","version":2}}', 1796000895559);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d3e5-7540-a68f-b753019bb1eb', X'3AFF48433581DC9DB5E95B65611800C7B4C127E1F38A03C34F89EFB187AF5078', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgmhd2p37k","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","journal_id":"jnl_01m8mzxmzwehybttcwfvnxfszp","settlement_id":"set_01m8mzxmzwehybttcwfvnxfszp","confirmed_at":"2026-11-30T01:08:15.996Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:15.996Z","version":2}}', 1796000895996);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d59e-726f-871b-84b194314c37', X'19AF9C3040763677680FDA096BF220EA030C2D8B63BDC0F70FE0DF5E5CC19BA3', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgmttv5gj8","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mzxhjxehdagycz69kcty1b","journal_id":"jnl_01m8mzxnd8et0vfg0vy6n64s4b","settlement_id":"set_01m8mzxnd8et0vfg0vy6n64s4b","confirmed_at":"2026-11-30T01:08:16.426Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:16.426Z","version":2}}', 1796000896426);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d744-71e4-96b4-c2ea6ad18faa', X'283727D350B20C31AD0D1A2CBDB22798D2639A23A80762AB72CACC32B501E19E', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgmzdfvpwq","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","journal_id":"jnl_01m8mzxntdehjvyvy7hdgtqv95","settlement_id":"set_01m8mzxntdehjvyvy7hdgtqv95","confirmed_at":"2026-11-30T01:08:16.845Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:16.845Z","version":2}}', 1796000896845);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-d8b2-7694-97f0-c3b0a61a5a8d', X'C545047AA3C2DB9C204EBB7204F4B7CD7A0F3C21822593E09E184BD62AFE6C3F', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgn77esmdr","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","journal_id":"jnl_01m8mzxp6ae6rtdddg00b3s9ep","settlement_id":"set_01m8mzxp6ae6rtdddg00b3s9ep","confirmed_at":"2026-11-30T01:08:17.226Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:17.226Z","version":2}}', 1796000897226);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-da92-74d7-abff-07081137a7ae', X'40D1D2E5EDE1618A906F8A4B000CC0EC2BAE806848C4FD0C8C122B249CA295F8', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgnkaq8xs0","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","journal_id":"jnl_01m8mzxpn6emgtrr08h793c7g9","settlement_id":"set_01m8mzxpn6emgtrr08h793c7g9","confirmed_at":"2026-11-30T01:08:17.702Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:17.702Z","version":2}}', 1796000897702);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-dcd0-7529-a24b-58b594d13e74', X'B7D98946FA758A4D47EF1BD092C4B4604701CA762A09E5674C76012D179941D3', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgnc1tgtr6","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mzxgy7e68skqqcsbfeb4k9","journal_id":"jnl_01m8mzxkvje0eta3kk6vp3c33a","settlement_id":"set_01m8mzxkvje0eta3kk6npnzeeb","confirmed_at":"2026-11-30T01:08:18.269Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:18.269Z","version":2}}', 1796000898269);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-de37-7770-bc5a-d94f6ef5454b', X'2D325230FBDDD86D31CF0B88D8B948AFB9B607C5C406E2251566B3D43A4B28E9', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgnsecsyfx","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mzxqj3ewev5f3hd2wyx2kj","settlement_id":null,"confirmed_at":"2026-11-30T01:08:18.627Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:18.627Z","version":2}}', 1796000898627);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-e035-7792-a58d-d951393d37d0', X'CE33C3B624AFABDBD32DCE8FD3914B7AB01330BD0CF9A741ABA55CCBD4700882', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgnxpns7j4","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxfpcemesw51xd5y14t9z","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mzxr2ger78qrb11bxxpt23","settlement_id":null,"confirmed_at":"2026-11-30T01:08:19.152Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:19.152Z","version":2}}', 1796000899152);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-e11c-7280-a753-eb7d475cea1b', X'44A54D1C970C1F7200EBDC3CC979F0CDE21101D029F254C7CF19C72CD9665FB3', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mzxm39ev9spgtgmqkhd8hf","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mzxm39ev9spgtgn12mk0zq","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxfpcemesw51xgf6nnvd2","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mzxm39ev9spgtgna38a72y","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mzxm39ev9spgtgnnhz2zfx","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxfpcemesw51xh6p8svnm","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1796000901586);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-eb4a-75f1-9893-c70ac6e8d752', X'4C815B44D68B50D8380963D52E4570FF605CC67C2E0EC3CCF2CF90EF4BD2AEC3', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgn12mk0zq","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxfpcemesw51xgf6nnvd2","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mzxttqekvabmq8a8h1vm3y","settlement_id":null,"confirmed_at":"2026-11-30T01:08:21.975Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:21.975Z","version":3}}', 1796000901975);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-ecc5-7238-a2bc-69edab3bdb30', X'D5C84D5B468BD688B806702367987561B4C8036A5BE0E4FE3A35EDC6BEB6EBB5', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgna38a72y","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mzxv6sebttb3dd75702q8y","settlement_id":null,"confirmed_at":"2026-11-30T01:08:22.362Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:22.362Z","version":3}}', 1796000902362);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-ee67-7572-af2c-76fc7d51585c', X'BD6984986B7FCE5042E4A4494F364C484E19599EE08767FEC8C1D9AA699A5921', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgmqkhd8hf","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mzxvkteyxavh0md6vvc2w7","settlement_id":null,"confirmed_at":"2026-11-30T01:08:22.778Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:22.778Z","version":3}}', 1796000902778);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-eff5-73a1-9c30-cb7be27ce808', X'C05F2E82110EE9ADC485EC1395BE9F413E3BF8C057AB8129F272A887C8D4B5CB', 200, '{"data":{"id":"btx_01m8mzxm39ev9spgtgnnhz2zfx","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxfpcemesw51xh6p8svnm","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mzxvzwerdatb71c8anm2t0","settlement_id":null,"confirmed_at":"2026-11-30T01:08:23.164Z","metadata":{},"created_at":"2026-11-30T01:08:15.081Z","updated_at":"2026-11-30T01:08:23.164Z","version":3}}', 1796000903164);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-f2c6-7064-8cc0-322a3935f679', X'BB7B08AAA49D10C1EBAEAA7D4DC7F3B2E6F7217352EA2F5046C1AA811D7A65B2', 201, '{"data":{"id":"vrt_01m8mzxwpbeyrtdvepfz71bstw","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:23.883Z","updated_at":"2026-11-30T01:08:23.883Z","version":1}}', 1796000903883);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-f393-74eb-be57-4cd1af80a983', X'D2B6075FC2B86CD4023B729D513CC7E57F3E3FC349353E8D07048DF5C1487DFB', 200, '{"data":{"id":"vrt_01m8mzxwpbeyrtdvepfz71bstw","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:24.109Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:23.883Z","updated_at":"2026-11-30T01:08:24.109Z","version":2}}', 1796000904109);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', 'org_01m8mzxfpcemesw51xhx57ak9p', '01a229fe-f4a4-74cd-8184-298b98600c23', X'97A550D1A8E9D12874E01D1523103717A073A7A133425A8413BF448A689167DF', 200, '{"data":{"id":"org_01m8mzxfpcemesw51xhx57ak9p","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T01:08:10.572Z","updated_at":"2026-11-30T01:08:24.373Z","version":2}}', 1796000904373);
INSERT INTO idempotent_answers VALUES ('usr_01m8mzx72begwsc8tyx4ec4p34', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8mzxz98ejh9ksmvrb8tkpfx","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mzxz98ejh9ksmvrb8tkpfx"}', 1796000906536);
INSERT INTO organisations VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1796000882843, 1796000907271, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1796000890572, 1796000904373, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 17, X'9DA397BAECC71612F2BDE4D570665FA057BEEC37D99793A08CADFEBB59F5F645', 187200, 37, X'BC2FCE826B017A19CF076457D2ADAABE430F17B0F58952439BE27B195B400AF1', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 29, X'A26C8E0119BFE55DCF0CFFD7EF153F3B956B8735AF68C547AEC9B5A2B08A49FB', 4253177, 58, X'C6FB777557A83C60F971F9C5B5913707ABFBD7AB91042B46340F280F66D27371', NULL);
INSERT INTO members VALUES ('mem_01m8mzx84vehmbbezneet60jhs', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'jo@example.com', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'owner', 1796000882843, 1796000882843, 1);
INSERT INTO members VALUES ('mem_01m8mzxfpcemesw51xbbz8f1vs', 'org_01m8mzxfpcemesw51xhx57ak9p', 'jo@example.com', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'owner', 1796000890572, 1796000890572, 1);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznekmh3cw9', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezneqstk9k3', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznerx2drb7', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznexsvv7nz', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznf3v460sz', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznf71c6j62', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznf855976e', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznff6ev00h', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznfknm6f34', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznfncyacqh', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznfrfjat9e', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznfyehh7hz', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezng18jy57d', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezng5amxx40', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezng9867wze', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezngdggzd1g', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezngk8y45q9', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezngq500vqy', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezngrvh4xgt', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbezngy27eptr', 'org_01m8mzx84vehmbbeznn2v6zbk8', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznh0yqjkq5', 'org_01m8mzx84vehmbbeznn2v6zbk8', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznh5m2qybw', 'org_01m8mzx84vehmbbeznn2v6zbk8', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhbhfd6vh', 'org_01m8mzx84vehmbbeznn2v6zbk8', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhcnn5pn8', 'org_01m8mzx84vehmbbeznn2v6zbk8', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhk76cvcz', 'org_01m8mzx84vehmbbeznn2v6zbk8', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhphrq03q', 'org_01m8mzx84vehmbbeznn2v6zbk8', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhsper9rn', 'org_01m8mzx84vehmbbeznn2v6zbk8', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796000882843, 1796000882843, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznhya62av1', 'org_01m8mzx84vehmbbeznn2v6zbk8', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznj2e8faya', 'org_01m8mzx84vehmbbeznn2v6zbk8', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznj4b5yp87', 'org_01m8mzx84vehmbbeznn2v6zbk8', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznj9efnzqz', 'org_01m8mzx84vehmbbeznn2v6zbk8', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznjewxet88', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznjh9yv1kn', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznjmvrn2jx', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznjr79gja6', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznjw8k1fds', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznk3mnwmv0', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznk4grgnpa', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznk92vt4ar', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznkefbmv8g', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznkkqrtkhb', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznkqd7g0jp', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznkszdjyqh', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznkz3yvx2m', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznm2kjnr3j', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznm70qeh3x', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmb2h77m0', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmeexgn7t', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmh0fma73', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmnh9xaj5', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000882843, 1796000882843, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmscsfq5v', 'org_01m8mzx84vehmbbeznn2v6zbk8', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796000882843, 1796000882843, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzx84vehmbbeznmytv07jf', 'org_01m8mzx84vehmbbeznn2v6zbk8', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000882843, 1796000882843, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxf52ed5842zpb4qdbm1t', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796000890018, 1796000890018, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xbdkpd8pj', 'org_01m8mzxfpcemesw51xhx57ak9p', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xbha6eetf', 'org_01m8mzxfpcemesw51xhx57ak9p', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xbnczav09', 'org_01m8mzxfpcemesw51xhx57ak9p', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xbvj3mwd0', 'org_01m8mzxfpcemesw51xhx57ak9p', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xbzpdnwhz', 'org_01m8mzxfpcemesw51xhx57ak9p', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xc0ahqfsa', 'org_01m8mzxfpcemesw51xhx57ak9p', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xc61hsa49', 'org_01m8mzxfpcemesw51xhx57ak9p', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xc9s2awtv', 'org_01m8mzxfpcemesw51xhx57ak9p', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xcdxkkypg', 'org_01m8mzxfpcemesw51xhx57ak9p', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xcke9t23e', 'org_01m8mzxfpcemesw51xhx57ak9p', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xcq7zq08v', 'org_01m8mzxfpcemesw51xhx57ak9p', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xcs96f14y', 'org_01m8mzxfpcemesw51xhx57ak9p', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xcw9vefgs', 'org_01m8mzxfpcemesw51xhx57ak9p', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xd3w4yc34', 'org_01m8mzxfpcemesw51xhx57ak9p', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xd5y14t9z', 'org_01m8mzxfpcemesw51xhx57ak9p', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xd8bsgq90', 'org_01m8mzxfpcemesw51xhx57ak9p', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xddfpx9fa', 'org_01m8mzxfpcemesw51xhx57ak9p', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xdkt0r4gg', 'org_01m8mzxfpcemesw51xhx57ak9p', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xdnfnhykp', 'org_01m8mzxfpcemesw51xhx57ak9p', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xdt716711', 'org_01m8mzxfpcemesw51xhx57ak9p', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xdzhdxdrh', 'org_01m8mzxfpcemesw51xhx57ak9p', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xe3w3r912', 'org_01m8mzxfpcemesw51xhx57ak9p', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xe7ab8tk8', 'org_01m8mzxfpcemesw51xhx57ak9p', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xe9sbn93c', 'org_01m8mzxfpcemesw51xhx57ak9p', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xef6da9n2', 'org_01m8mzxfpcemesw51xhx57ak9p', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xejqngt2j', 'org_01m8mzxfpcemesw51xhx57ak9p', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xep0j36gk', 'org_01m8mzxfpcemesw51xhx57ak9p', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796000890572, 1796000890572, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xetnqv2zr', 'org_01m8mzxfpcemesw51xhx57ak9p', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xexd845f7', 'org_01m8mzxfpcemesw51xhx57ak9p', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xf195sr1j', 'org_01m8mzxfpcemesw51xhx57ak9p', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xf7h589kr', 'org_01m8mzxfpcemesw51xhx57ak9p', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfaran3qx', 'org_01m8mzxfpcemesw51xhx57ak9p', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfejgjnxa', 'org_01m8mzxfpcemesw51xhx57ak9p', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfjdx8hxs', 'org_01m8mzxfpcemesw51xhx57ak9p', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfqg3yz62', 'org_01m8mzxfpcemesw51xhx57ak9p', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfvx3fe89', 'org_01m8mzxfpcemesw51xhx57ak9p', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xfxhsqjrf', 'org_01m8mzxfpcemesw51xhx57ak9p', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xg1be3k7e', 'org_01m8mzxfpcemesw51xhx57ak9p', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xg6dfnh1r', 'org_01m8mzxfpcemesw51xhx57ak9p', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xg92sft5d', 'org_01m8mzxfpcemesw51xhx57ak9p', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xgf6nnvd2', 'org_01m8mzxfpcemesw51xhx57ak9p', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xgkjtk5p2', 'org_01m8mzxfpcemesw51xhx57ak9p', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xgme1dnyt', 'org_01m8mzxfpcemesw51xhx57ak9p', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xgva2rxv8', 'org_01m8mzxfpcemesw51xhx57ak9p', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xgyjvj7zq', 'org_01m8mzxfpcemesw51xhx57ak9p', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xh2rt0xs4', 'org_01m8mzxfpcemesw51xhx57ak9p', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xh6p8svnm', 'org_01m8mzxfpcemesw51xhx57ak9p', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xhashhr0d', 'org_01m8mzxfpcemesw51xhx57ak9p', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xhedwq3h6', 'org_01m8mzxfpcemesw51xhx57ak9p', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xhhy0419a', 'org_01m8mzxfpcemesw51xhx57ak9p', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890572, 1796000890572, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xhpt29jvk', 'org_01m8mzxfpcemesw51xhx57ak9p', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796000890572, 1796000890572, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfpcemesw51xhtjms5gc', 'org_01m8mzxfpcemesw51xhx57ak9p', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890572, 1796000890572, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxfyxeryapqannyt3w536', 'org_01m8mzxfpcemesw51xhx57ak9p', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796000890845, 1796000890845, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxg47e3gs937mfdrrm01d', 'org_01m8mzxfpcemesw51xhx57ak9p', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1796000891015, 1796000891015, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzxgkhe849b6z74a59xrxj', 'org_01m8mzxfpcemesw51xhx57ak9p', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1796000891505, 1796000891505, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8mzy260ep1831xx9hq1jz0t', 'org_01m8mzx84vehmbbeznn2v6zbk8', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1796000909504, 1796000909504, 1, NULL, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxgsreqhaph0rjf9a9qxa', 'org_01m8mzxfpcemesw51xhx57ak9p', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1796000891704, 1796000891704, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxgy7e68skqqcsbfeb4k9', 'org_01m8mzxfpcemesw51xhx57ak9p', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1796000891847, 1796000891847, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxh2ve84vss9y57m3dgks', 'org_01m8mzxfpcemesw51xhx57ak9p', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1796000891995, 1796000891995, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxh9ce4w8z4r0c6z2cfma', 'org_01m8mzxfpcemesw51xhx57ak9p', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1796000892204, 1796000892204, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxhd4ecna3fvcq1fxek30', 'org_01m8mzxfpcemesw51xhx57ak9p', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1796000892324, 1796000892324, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxhjxehdagycz69kcty1b', 'org_01m8mzxfpcemesw51xhx57ak9p', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1796000892509, 1796000892509, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzxhrwe5dvs17vx55p7y9x', 'org_01m8mzxfpcemesw51xhx57ak9p', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1796000892700, 1796000892700, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzy0n9ezkbhqgakk84m328', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1796000907945, 1796000907945, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzy27wemjvppvew6f98bfd', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1796000909565, 1796000909565, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzy2wceeys9y7e5xdtwgft', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1796000910220, 1796000910220, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8mzy3aee5kt1z68qmjwcz57', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1796000910670, 1796000910670, 1, 'C-7', '{"shop":"York"}');
INSERT INTO journals VALUES ('jnl_01m8mzxgdhet9bw1v0zhxdy06w', 'org_01m8mzxfpcemesw51xhx57ak9p', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1796000891313, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'85A812965B34CEBA6980E45C386FB03F7A7C7CBD903F9C9223D691C683FE6427', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxj81eq485nkgy55589kg', 'org_01m8mzxfpcemesw51xhx57ak9p', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1796000893185, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'F63288D77D56181A7EA4F95029717852EB8961CADE3DD4AFA4D1C4E59B05512C', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjb0ef398e05rfx866by', 'org_01m8mzxfpcemesw51xhx57ak9p', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1796000893280, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'67D74A1D46BB55B8A16374442A89E383ED8E4D5FF1381684DF6900FDAC088E7A', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjdcer1v3bh1engtn0yg', 'org_01m8mzxfpcemesw51xhx57ak9p', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1796000893356, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'2D694C9C11EFF3D0351262B676C0EE774241D19770307BAABEDE459CD1EF0A37', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjfjedza0m0n63menm7q', 'org_01m8mzxfpcemesw51xhx57ak9p', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1796000893426, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'25A50D7C48919F4EA450DEE1C97AA3231361559A8F5868FD6214DDE736902709', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjjfebabd5nzm3s175aa', 'org_01m8mzxfpcemesw51xhx57ak9p', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1796000893519, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'792519831D0CA1FD9F175D852C9EC7056CA42597E74BC46B77F077D6DE16DCFD', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjmqe82teb9f08xvx56p', 'org_01m8mzxfpcemesw51xhx57ak9p', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1796000893591, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'B7F723BFB39C9DA9AC3A9B324247C0D98CABC81B954A2C19A8FA5056B1D0A74B', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjphef18r477dyscs05c', 'org_01m8mzxfpcemesw51xhx57ak9p', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1796000893649, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'0FB4B57DCECBD906F5E9B72AA185C18C6A8FD847EB9658FAAF144BD3FEAD89E9', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjr1e8frx8bfpzppw1xr', 'org_01m8mzxfpcemesw51xhx57ak9p', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1796000893697, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'E142CAD9A9A6DB845705A9E5300D8CDA8C9A5EC61A6ABEEEBC49733437F2E248', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjtee7jt6cawca0jpr0n', 'org_01m8mzxfpcemesw51xhx57ak9p', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1796000893774, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'4B26072C67F81E1261731EADF43429DEC39D18C3BF244D81C926DE94313B8418', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjwjezxb0m3ewrxzv927', 'org_01m8mzxfpcemesw51xhx57ak9p', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1796000893842, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'68587E32048D2AD56D85F54B68BB20CC648C23CD6F7A7BB808FA44E9F1F2DF3C', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxjywentsqqjma4h3gyzy', 'org_01m8mzxfpcemesw51xhx57ak9p', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1796000893916, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'0581DDBC09E084F073133A9BDF7835E39F4514952331C234C741AA9B97D4B2EE', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxk4tetcbxcm8gsh1a11v', 'org_01m8mzxfpcemesw51xhx57ak9p', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mzxjr1e8frx8bfpzppw1xr', 60000, 1796000894106, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'3B2F9939456B4F7C0C4CB3158181A5C629E2136A1C71CAC54F981DBB854B4EDD', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxkm7evps9v4xn51s77fr', 'org_01m8mzxfpcemesw51xhx57ak9p', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'7B0F76749376BEB87E9A9257204953FBC595C7C375DCAC5EDDBDDBB59B97F564', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxkm7evps9v4xnem5bhjx', 'org_01m8mzxfpcemesw51xhx57ak9p', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'DBA2D745ABC75128E468BB526CB60877D27714417C543A014AC0FAA8B65081AE', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxkm7evps9v4xnng5r9f3', 'org_01m8mzxfpcemesw51xhx57ak9p', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'BC7DC89433732C7FEE0EDE16F4B26735E6321673E2CD6B17C0E836D9456FF496', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxkvje0eta3kk6vp3c33a', 'org_01m8mzxfpcemesw51xhx57ak9p', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1796000894834, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'46FA94DB85A2B48E6CBF648C12E3481AF515A58A5AA90F8C72BD00113783EC5B', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxmj7ey08eed0k92h9p8a', 'org_01m8mzxfpcemesw51xhx57ak9p', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1796000895559, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'B7406C6B1C74E49FF413A84720A083338A3DA3B1CF6437604B096B10DC1A4885', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxmzwehybttcwfvnxfszp', 'org_01m8mzxfpcemesw51xhx57ak9p', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1796000895996, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'423A1A9DBF3BFD7DF68798DA049D0BDEE4A235C7DB9B48E203C75B31615E3C4F', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxnd8et0vfg0vy6n64s4b', 'org_01m8mzxfpcemesw51xhx57ak9p', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1796000896426, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'52BCB0247C39385B46ED2EC88643FB94C5BA5298DC3C19EA599B006377069260', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxntdehjvyvy7hdgtqv95', 'org_01m8mzxfpcemesw51xhx57ak9p', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1796000896845, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'2FCD7B9B7DE60BA0EF9DCFF68E74F71797EA6BE768848EC36A73F554B982C33A', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxp6ae6rtdddg00b3s9ep', 'org_01m8mzxfpcemesw51xhx57ak9p', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1796000897226, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'386CD42BFE437894189039AE86AE8C6619007ED88580B61AED907D4D76B6CAA8', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxpn6emgtrr08h793c7g9', 'org_01m8mzxfpcemesw51xhx57ak9p', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1796000897702, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'D0C5D84E8BF95CDD9575BE74415780F45DF13E5238B60CDC87A584996F24B955', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxqj3ewev5f3hd2wyx2kj', 'org_01m8mzxfpcemesw51xhx57ak9p', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1796000898627, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'F4B82D9EEA492E09EB2184619F54D83DF73DD65218840817D33E09F2E397CF95', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxr2ger78qrb11bxxpt23', 'org_01m8mzxfpcemesw51xhx57ak9p', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1796000899152, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'B4D96AFFA8B61D03B8117EEA5D5377A5D6E546E48B58D3929427C0F0E28D41BE', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxttqekvabmq8a8h1vm3y', 'org_01m8mzxfpcemesw51xhx57ak9p', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1796000901975, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'807BDDB7566E43436A0200BFFEF4AD28FC984F0B8F6174E5369C94068E767DCB', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxv6sebttb3dd75702q8y', 'org_01m8mzxfpcemesw51xhx57ak9p', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796000902362, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'8B94EF758C66685834FCE0AF0ED13B2EAD182606D53B58F438C515FBE6FC3F39', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxvkteyxavh0md6vvc2w7', 'org_01m8mzxfpcemesw51xhx57ak9p', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796000902778, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'8C63CADA72C81CE6A36433CEFE81761DE9DFDC6AB47E99B1989834D5B7883618', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxvzwerdatb71c8anm2t0', 'org_01m8mzxfpcemesw51xhx57ak9p', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1796000903164, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'A26C8E0119BFE55DCF0CFFD7EF153F3B956B8735AF68C547AEC9B5A2B08A49FB', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxzrreejryq0p3479p9jk', 'org_01m8mzx84vehmbbeznn2v6zbk8', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1796000907032, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'9F5A0822A3DD89031A2DAA30B0BAE469D66049EC3FB0FC34DF786DB7A303B566', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mzxzy3e4dshkksaqrfgc5s', 'org_01m8mzx84vehmbbeznn2v6zbk8', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1796000907203, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'D34BBA3409A7B25B244192F3CEF44BA3649E94DA9D8B023F3F754957918B62E6', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy06te8ztxvgbrnsfy7x4', 'org_01m8mzx84vehmbbeznn2v6zbk8', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1796000907482, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'8F51409200EA44575C9FF31F4548A98396F563D847C48370C6BE6402BB705CCB', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy0g8evnrg3z0ax5e6czj', 'org_01m8mzx84vehmbbeznn2v6zbk8', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mzy06te8ztxvgbrnsfy7x4', 50000, 1796000907784, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'2199CDE4EEBCA3F0C0F6DA7A24E457754409403083A8401A2BDF5C0CA1000E58', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy0tde4d8fc5yppqe08xb', 'org_01m8mzx84vehmbbeznn2v6zbk8', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796000908109, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'DBA90DA048AA964A2661712E1471475D9EF8623A5F8CAE1E90CC1BAA75105424', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy11cek2vk30z59svdyby', 'org_01m8mzx84vehmbbeznn2v6zbk8', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1796000908332, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'640BA60A33B020C6E356C3305EFA589B2F0C7B297AE8DAACD8B49B3AD5E94C76', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy198e529r1efd43ge8wv', 'org_01m8mzx84vehmbbeznn2v6zbk8', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796000908584, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'2873CF95A029BF9632F27F2FF7222718CA686C0CAB97D80B20C203D28B5C0EF0', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy1c9ezr88q8jh4gbb4r4', 'org_01m8mzx84vehmbbeznn2v6zbk8', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1796000908681, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'46DCF10E8E11A2B00BAB2E70729B8A98DEDE042DD9B8E2EC31701FF7E41468CA', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy1tre7rte31kzs9ceyff', 'org_01m8mzx84vehmbbeznn2v6zbk8', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1796000909144, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'69E8DB6460094DE814BA30199B8C77FD568F29C9EADC2D2109AA4700ADFBF078', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy210esdb159j2hendqj9', 'org_01m8mzx84vehmbbeznn2v6zbk8', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1796000909344, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'17DA015B40747067E884C27E8E638100DDBB82D419F92FCB2729EE9056AC150C', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy2a8efmspcz8wnm27265', 'org_01m8mzx84vehmbbeznn2v6zbk8', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1796000909640, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'78D1B10622E3A8EB780C4DB557C1C760D677F3A290DB7C542DF9CFF01C181024', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy2jaenxa4km28mg1g96j', 'org_01m8mzx84vehmbbeznn2v6zbk8', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1796000909898, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'46C29266957E6485A87190D8C430B977483C128AC0D30670A91ECA19D01C9FD7', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy2nxemkbv53zebtkqgz3', 'org_01m8mzx84vehmbbeznn2v6zbk8', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1796000909976, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'8CEA23BEDD0DD9C71C3FCB8DFBF84BD79F8FD501041BA1938096A61BBEAAAD6B', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy2xyee0vmkr35fbvckgy', 'org_01m8mzx84vehmbbeznn2v6zbk8', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796000910270, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'444A76C56253A73DB1B8FB9E1D60D5BAD615F29EBAC1D8488C097403E11FA010', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy303eq5vtr5tpp4dzf8w', 'org_01m8mzx84vehmbbeznn2v6zbk8', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796000910339, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'4EA8551A7E2724CD92AA5D467076D7CBE2FB24EDF4A3785F7AAA6A2C8FDF303A', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy320ea0tj7v83dyxwn2j', 'org_01m8mzx84vehmbbeznn2v6zbk8', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1796000910400, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'1F66924298DD598A2BB8CE9F020500F70AB0E856B70940F4EFBCF12D32B622AC', 'contra with ash', 2);
INSERT INTO journals VALUES ('jnl_01m8mzy38dedpvrbrxd2m927tk', 'org_01m8mzx84vehmbbeznn2v6zbk8', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1796000910605, 'usr_01m8mzx72begwsc8tyx4ec4p34', X'9DA397BAECC71612F2BDE4D570665FA057BEEC37D99793A08CADFEBB59F5F645', 'a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 1, 'acc_01m8mzx84vehmbbeznk4grgnpa', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 2, 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 3, 'acc_01m8mzx84vehmbbeznfncyacqh', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 1, 'acc_01m8mzx84vehmbbeznk4grgnpa', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 2, 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 3, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 4, 'acc_01m8mzx84vehmbbeznfncyacqh', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 3, 1, 'acc_01m8mzx84vehmbbeznjewxet88', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 3, 2, 'acc_01m8mzx84vehmbbeznfknm6f34', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 4, 1, 'acc_01m8mzx84vehmbbeznjewxet88', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 4, 2, 'acc_01m8mzx84vehmbbeznfknm6f34', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 1, 'acc_01m8mzx84vehmbbeznf71c6j62', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 2, 'acc_01m8mzx84vehmbbeznhcnn5pn8', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 3, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 6, 1, 'acc_01m8mzx84vehmbbeznmh0fma73', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 6, 2, 'acc_01m8mzx84vehmbbeznf71c6j62', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 7, 1, 'acc_01m8mzx84vehmbbeznfrfjat9e', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 7, 2, 'acc_01m8mzx84vehmbbeznj2e8faya', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 7, 3, 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 1, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 2, 'acc_01m8mzx84vehmbbeznff6ev00h', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 9, 1, 'acc_01m8mzxf52ed5842zpb4qdbm1t', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 9, 2, 'acc_01m8mzx84vehmbbeznfncyacqh', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 10, 1, 'acc_01m8mzx84vehmbbeznhcnn5pn8', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 10, 2, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 10, 3, 'acc_01m8mzx84vehmbbeznfncyacqh', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 1, 'acc_01m8mzx84vehmbbeznf71c6j62', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 2, 'acc_01m8mzx84vehmbbeznfknm6f34', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 3, 'acc_01m8mzy260ep1831xx9hq1jz0t', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 4, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 5, 'acc_01m8mzy260ep1831xx9hq1jz0t', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 1, 'acc_01m8mzx84vehmbbeznf71c6j62', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 2, 'acc_01m8mzx84vehmbbeznhcnn5pn8', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 3, 'acc_01m8mzxf52ed5842zpb4qdbm1t', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 13, 1, 'acc_01m8mzy260ep1831xx9hq1jz0t', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 13, 2, 'acc_01m8mzxf52ed5842zpb4qdbm1t', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 13, 3, 'acc_01m8mzy260ep1831xx9hq1jz0t', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 14, 1, 'acc_01m8mzx84vehmbbeznf71c6j62', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 14, 2, 'acc_01m8mzx84vehmbbeznhcnn5pn8', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 15, 1, 'acc_01m8mzx84vehmbbeznfrfjat9e', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 15, 2, 'acc_01m8mzx84vehmbbeznj2e8faya', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 16, 1, 'acc_01m8mzx84vehmbbeznfrfjat9e', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 16, 2, 'acc_01m8mzx84vehmbbeznf71c6j62', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 17, 1, 'acc_01m8mzx84vehmbbeznjewxet88', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 17, 2, 'acc_01m8mzx84vehmbbeznfknm6f34', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 2, 'acc_01m8mzxfpcemesw51xe7ab8tk8', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 2, 'acc_01m8mzxfpcemesw51xe9sbn93c', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 3, 'acc_01m8mzxfyxeryapqannyt3w536', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 3, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 3, 2, 'acc_01m8mzxfpcemesw51xexd845f7', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 2, 'acc_01m8mzxfpcemesw51xbdkpd8pj', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 5, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 5, 2, 'acc_01m8mzxfpcemesw51xef6da9n2', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 6, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 6, 2, 'acc_01m8mzxfpcemesw51xfqg3yz62', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 2, 'acc_01m8mzxg47e3gs937mfdrrm01d', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 3, 'acc_01m8mzxfpcemesw51xe9sbn93c', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 4, 'acc_01m8mzxfyxeryapqannyt3w536', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 2, 'acc_01m8mzxfpcemesw51xe9sbn93c', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 3, 'acc_01m8mzxfyxeryapqannyt3w536', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 2, 'acc_01m8mzxfpcemesw51xe9sbn93c', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 3, 'acc_01m8mzxfyxeryapqannyt3w536', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 2, 'acc_01m8mzxfpcemesw51xe9sbn93c', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 2, 'acc_01m8mzxfpcemesw51xf195sr1j', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 2, 'acc_01m8mzxfpcemesw51xef6da9n2', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 3, 'acc_01m8mzxfpcemesw51xe9sbn93c', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 4, 'acc_01m8mzxfyxeryapqannyt3w536', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 2, 'acc_01m8mzxfpcemesw51xe9sbn93c', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 1, 'acc_01m8mzxfpcemesw51xe7ab8tk8', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 2, 'acc_01m8mzxfpcemesw51xdt716711', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 3, 'acc_01m8mzxfpcemesw51xddfpx9fa', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 15, 1, 'acc_01m8mzxfpcemesw51xfaran3qx', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 15, 2, 'acc_01m8mzxfpcemesw51xcw9vefgs', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 15, 3, 'acc_01m8mzxfpcemesw51xd5y14t9z', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 16, 1, 'acc_01m8mzxfpcemesw51xhashhr0d', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 16, 2, 'acc_01m8mzxfpcemesw51xbvj3mwd0', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 17, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 17, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 18, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 18, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 19, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 19, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 20, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 20, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 21, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 21, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 22, 1, 'acc_01m8mzxfpcemesw51xcq7zq08v', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 22, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 23, 1, 'acc_01m8mzxfpcemesw51xc0ahqfsa', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 23, 2, 'acc_01m8mzxfpcemesw51xcdxkkypg', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 24, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 24, 2, 'acc_01m8mzxgkhe849b6z74a59xrxj', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 25, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 25, 2, 'acc_01m8mzxfpcemesw51xd5y14t9z', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 2, 'acc_01m8mzxfpcemesw51xgf6nnvd2', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 27, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 27, 2, 'acc_01m8mzxfpcemesw51xg6dfnh1r', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 27, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 28, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 28, 2, 'acc_01m8mzxfpcemesw51xg6dfnh1r', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 28, 3, 'acc_01m8mzxfyxeryapqannyt3w536', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 29, 1, 'acc_01m8mzxfpcemesw51xcdxkkypg', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 29, 2, 'acc_01m8mzxfpcemesw51xh6p8svnm', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'acc_01m8mzx84vehmbbeznf71c6j62', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'acc_01m8mzx84vehmbbeznfrfjat9e', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'acc_01m8mzx84vehmbbeznhcnn5pn8', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'acc_01m8mzx84vehmbbeznj2e8faya', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-10', 'acc_01m8mzx84vehmbbeznfncyacqh', 2400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-10', 'acc_01m8mzx84vehmbbeznhcnn5pn8', 0, 2000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-10', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 0, 400, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-02', 'acc_01m8mzx84vehmbbeznfncyacqh', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-02', 'acc_01m8mzx84vehmbbeznk4grgnpa', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-02', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-03', 'acc_01m8mzx84vehmbbeznfncyacqh', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-03', 'acc_01m8mzx84vehmbbeznk4grgnpa', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-03', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznf71c6j62', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznfknm6f34', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznfrfjat9e', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznhcnn5pn8', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznj2e8faya', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-02', 'acc_01m8mzx84vehmbbeznjewxet88', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-20', 'acc_01m8mzx84vehmbbeznfknm6f34', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-20', 'acc_01m8mzx84vehmbbeznjewxet88', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-25', 'acc_01m8mzx84vehmbbeznf71c6j62', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-25', 'acc_01m8mzx84vehmbbeznff6ev00h', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-25', 'acc_01m8mzx84vehmbbeznmh0fma73', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-25', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-26', 'acc_01m8mzx84vehmbbeznfncyacqh', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-26', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-27', 'acc_01m8mzx84vehmbbeznf71c6j62', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-27', 'acc_01m8mzx84vehmbbeznfknm6f34', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-27', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-27', 'acc_01m8mzy260ep1831xx9hq1jz0t', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-28', 'acc_01m8mzx84vehmbbeznf71c6j62', 0, 4000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-28', 'acc_01m8mzx84vehmbbeznfrfjat9e', 4000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-29', 'acc_01m8mzx84vehmbbeznfknm6f34', 0, 300, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-29', 'acc_01m8mzx84vehmbbeznjewxet88', 300, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'acc_01m8mzx84vehmbbeznf71c6j62', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'acc_01m8mzx84vehmbbeznhcnn5pn8', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'acc_01m8mzxf52ed5842zpb4qdbm1t', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'acc_01m8mzy260ep1831xx9hq1jz0t', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-01', 'acc_01m8mzxfpcemesw51xcdxkkypg', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-01', 'acc_01m8mzxfpcemesw51xddfpx9fa', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-01', 'acc_01m8mzxfpcemesw51xdt716711', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-01', 'acc_01m8mzxfpcemesw51xe7ab8tk8', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-15', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-15', 'acc_01m8mzxfpcemesw51xe9sbn93c', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-15', 'acc_01m8mzxfyxeryapqannyt3w536', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-20', 'acc_01m8mzxfpcemesw51xcq7zq08v', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-20', 'acc_01m8mzxfpcemesw51xexd845f7', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-21', 'acc_01m8mzxfpcemesw51xbdkpd8pj', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-21', 'acc_01m8mzxfpcemesw51xcq7zq08v', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-21', 'acc_01m8mzxfyxeryapqannyt3w536', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-22', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-22', 'acc_01m8mzxfpcemesw51xcq7zq08v', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-28', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-28', 'acc_01m8mzxfpcemesw51xef6da9n2', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-30', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-30', 'acc_01m8mzxfpcemesw51xcdxkkypg', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-01', 'acc_01m8mzxfpcemesw51xcq7zq08v', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-01', 'acc_01m8mzxfpcemesw51xfqg3yz62', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-02', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-02', 'acc_01m8mzxfpcemesw51xg6dfnh1r', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-02', 'acc_01m8mzxfyxeryapqannyt3w536', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-09', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-09', 'acc_01m8mzxfpcemesw51xe9sbn93c', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-09', 'acc_01m8mzxfyxeryapqannyt3w536', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-09', 'acc_01m8mzxg47e3gs937mfdrrm01d', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-10', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-10', 'acc_01m8mzxfpcemesw51xcq7zq08v', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-16', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-16', 'acc_01m8mzxfpcemesw51xcdxkkypg', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-18', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-18', 'acc_01m8mzxfpcemesw51xgf6nnvd2', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-20', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-20', 'acc_01m8mzxfpcemesw51xe9sbn93c', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-20', 'acc_01m8mzxfyxeryapqannyt3w536', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-27', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-27', 'acc_01m8mzxfpcemesw51xcq7zq08v', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-02', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-02', 'acc_01m8mzxfpcemesw51xg6dfnh1r', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-02', 'acc_01m8mzxfyxeryapqannyt3w536', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-03', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-03', 'acc_01m8mzxfpcemesw51xe9sbn93c', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-03', 'acc_01m8mzxfyxeryapqannyt3w536', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-06', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-06', 'acc_01m8mzxfpcemesw51xcdxkkypg', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-12', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-12', 'acc_01m8mzxfpcemesw51xe9sbn93c', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-12', 'acc_01m8mzxfyxeryapqannyt3w536', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-16', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-16', 'acc_01m8mzxfpcemesw51xcdxkkypg', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-20', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-20', 'acc_01m8mzxfpcemesw51xh6p8svnm', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-24', 'acc_01m8mzxfpcemesw51xcq7zq08v', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-24', 'acc_01m8mzxfpcemesw51xf195sr1j', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-24', 'acc_01m8mzxfyxeryapqannyt3w536', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-25', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-25', 'acc_01m8mzxgkhe849b6z74a59xrxj', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-27', 'acc_01m8mzxfpcemesw51xc0ahqfsa', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-27', 'acc_01m8mzxfpcemesw51xe9sbn93c', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-27', 'acc_01m8mzxfpcemesw51xef6da9n2', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-27', 'acc_01m8mzxfyxeryapqannyt3w536', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xbvj3mwd0', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xcdxkkypg', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xcw9vefgs', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xd5y14t9z', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xfaran3qx', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-31', 'acc_01m8mzxfpcemesw51xhashhr0d', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznf71c6j62', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznf71c6j62', '2026-03', 5000, 16000, 4);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznf71c6j62', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznff6ev00h', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfknm6f34', '2026-03', 56000, 50300, 4);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfncyacqh', '2025-03', 2400, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfncyacqh', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfncyacqh', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfrfjat9e', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfrfjat9e', '2026-03', 4000, 5000, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznhcnn5pn8', '2025-03', 0, 7000, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznhcnn5pn8', '2026-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznhcnn5pn8', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznj2e8faya', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznj2e8faya', '2026-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznjewxet88', '2026-03', 50300, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznk4grgnpa', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznmh0fma73', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzxf52ed5842zpb4qdbm1t', '2025-03', 1000, 1400, 3);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzxf52ed5842zpb4qdbm1t', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzxf52ed5842zpb4qdbm1t', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzxf52ed5842zpb4qdbm1t', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzy260ep1831xx9hq1jz0t', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzy260ep1831xx9hq1jz0t', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xbdkpd8pj', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xbvj3mwd0', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xc0ahqfsa', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xc0ahqfsa', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xc0ahqfsa', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcdxkkypg', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcdxkkypg', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcdxkkypg', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcq7zq08v', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcq7zq08v', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcq7zq08v', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcw9vefgs', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xd5y14t9z', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xddfpx9fa', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xdt716711', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xe7ab8tk8', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xe9sbn93c', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xe9sbn93c', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xe9sbn93c', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xef6da9n2', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xef6da9n2', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xexd845f7', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xf195sr1j', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xfaran3qx', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xfqg3yz62', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xg6dfnh1r', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xg6dfnh1r', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xgf6nnvd2', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xh6p8svnm', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xhashhr0d', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfyxeryapqannyt3w536', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfyxeryapqannyt3w536', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfyxeryapqannyt3w536', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxg47e3gs937mfdrrm01d', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxgkhe849b6z74a59xrxj', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 1796000882843, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'organisation.create', 'org_01m8mzx84vehmbbeznn2v6zbk8', NULL, '{"id":"org_01m8mzx84vehmbbeznn2v6zbk8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:02.843Z","updated_at":"2026-11-30T01:08:02.843Z","version":1}', X'2F6307AA0DC64DE8EB017136A7F92D8E3A56D8292EE703364112D0547276C198', X'C1EDD490C500137B46771D2FDF086BA2BA288B679DF7729812E3EAF9A17DA197');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 1796000890018, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'account.create', 'acc_01m8mzxf52ed5842zpb4qdbm1t', NULL, '{"id":"acc_01m8mzxf52ed5842zpb4qdbm1t","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:10.018Z","updated_at":"2026-11-30T01:08:10.018Z","version":1}', X'EC85DF071E47A080AF3E4FF2834D3AE4EA69B5E4EBA18D57E49ADE6B8E153C58', X'301A5E53B76682CDFE119CEF6690565C47224C8391739FE5A7B2CFD3F58CE82D');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 3, 1796000890162, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_account.create', 'bac_01m8mzxf9je4ebyxbe008f3k8v', NULL, '{"account_id":"acc_01m8mzx84vehmbbeznfknm6f34","account_number":null,"created_at":"2026-11-30T01:08:10.162Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxf9je4ebyxbe008f3k8v","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:10.162Z","version":1}', X'74E4734D6B5FA99CAB58AE60EC1BAEAAFFEF414861565DA1C9331B31E4089D02', X'52C06EF8848B39FFFA352145C309D9E9DEFB9C44FCFD9B408815F43DBB088B14');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 4, 1796000906833, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'4C189F602B8654C232CA5AF6947F5743C4451B302158A02727386AA23A014B23', X'7168BB1BD06BC1D1B1730AF119971902F7F9F710872E71E0F04495D81777BC9D');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 1796000906984, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T01:08:26.984Z","version":1}', X'EDB391D0702566C5D35005F012A6B56CED2E1CE70FAFF6758CB574D94AE30BA4', X'0AEA043D60A41A6DE843223E5B21D21B0C9E0E675F4DF2D9EBD3736B0AF803F5');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 6, 1796000907032, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzxzrreejryq0p3479p9jk', NULL, '{"sequence":1,"total":120.00}', X'7CA470767132B0DA73AA5EC759E54343B7A2CE864FF4B7ACF1720FDD7C3BA708', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 7, 1796000907203, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzxzy3e4dshkksaqrfgc5s', NULL, '{"sequence":2,"total":119.00}', X'6F491E7BB485CC48351D574B8464DB642359A8AF685B74024F390422E4FE4511', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 1796000907271, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'organisation.update', 'org_01m8mzx84vehmbbeznn2v6zbk8', '{"id":"org_01m8mzx84vehmbbeznn2v6zbk8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:02.843Z","updated_at":"2026-11-30T01:08:02.843Z","version":1}', '{"id":"org_01m8mzx84vehmbbeznn2v6zbk8","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:02.843Z","updated_at":"2026-11-30T01:08:27.271Z","version":2}', X'2DAC666EB44D9FCBEF3B422161C6C469E8D02669AD96D70CCBD45F13BC0FFB56', X'E416A540F011B17F848FDEDC108C741E77F56A680893F7D8FBEDA0B699E97FBA');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 9, 1796000907334, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.create', 'btx_01m8mzy026e3wrq63zeqcv1tqp', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mzxf9je4ebyxbe008f3k8v","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T01:08:27.334Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mzy026e3wrq63zeqcv1tqp","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T01:08:27.334Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'B2C7D5B1DA364C8D8F7862D5C03488CF4CB008747217AE0B884D4DA8ACA4CCDF', X'2D2061DF2A3DFABB4E569F602BA161BD6B5172329BF746595B9A9A675460A8A7');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 10, 1796000907482, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzy06te8ztxvgbrnsfy7x4', NULL, '{"sequence":3,"total":500.00}', X'A80F1CC8E1B4D8331110B8B41048AB567A9315C1EFF295F7E2199A89F96CB8E4', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 1796000907541, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzy026e3wrq63zeqcv1tqp', NULL, '{"journal_id":"jnl_01m8mzy06te8ztxvgbrnsfy7x4","way":"match"}', X'023C625EB1AE95968DAF22F199D476F0209944550963EDDC5275621838720F33', X'90A204655740A264101EA68127622AB82BB8217C0A6731D66998E62D9192C094');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 1796000907731, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.void', 'btx_01m8mzy026e3wrq63zeqcv1tqp', '{"journal_id":"jnl_01m8mzy06te8ztxvgbrnsfy7x4"}', '{"reason":"matched in error"}', X'4BF8157A27434672C1A5CDF6D9D99368845F048B24D6692FC9F732A3564C45F7', X'70C289E02C21328EFBF081F43BD8BFE3AC8BAA11EE9C57813B0A36388B0FD636');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 13, 1796000907784, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.reverse', 'jnl_01m8mzy06te8ztxvgbrnsfy7x4', NULL, '{"reversed_by_journal_id":"jnl_01m8mzy0g8evnrg3z0ax5e6czj","total":500.00}', X'25588BADE5F1311566F11415545C6F21B026A8E345222A89E7984B43DD464D4A', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 14, 1796000907945, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzy0n9ezkbhqgakk84m328', NULL, '{"id":"con_01m8mzy0n9ezkbhqgakk84m328","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:27.945Z","updated_at":"2026-11-30T01:08:27.945Z","version":1}', X'250281ACA66042BD6D43136535EE77BBD594EE4CBBB008D665BA25BCD7AB6764', X'FFCEA5734A4B96C590C34951915DEA8B9DDAE6A39271C38D4F867207E6E7295D');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 15, 1796000908109, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', NULL, '{"id":"inv_01m8mzy0tde4d8fc5ypk7cqgfv","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mzy0n9ezkbhqgakk84m328","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mzy0tde4d8fc5yppqe08xb","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:28.109Z","updated_at":"2026-11-30T01:08:28.109Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzx84vehmbbeznhcnn5pn8","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'03D451B58653728229534548B3B1662C47266BCA5DF673E138A1C170688090AC', X'DC26260BD3EFF060F84C704F60476237A063E67EC076845869321941D5199F9B');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 16, 1796000908332, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.write_off', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', NULL, '{"account_id":"acc_01m8mzx84vehmbbeznmh0fma73","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mzy11cek2vk30z59svdyby","reason":"In liquidation"}', X'55A991598348AA6586826A9979C37CD3327CA1AE7AF50A733F6EDE5AE736E140', X'A3E8C22F235394C4F2DCB9F2BAFEAABC3612AB5440181A24F0E43B5107FF52E7');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 17, 1796000908584, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzy198e529r1efd14zyf50', NULL, '{"id":"inv_01m8mzy198e529r1efd14zyf50","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mzy0n9ezkbhqgakk84m328","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mzy198e529r1efd43ge8wv","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:28.584Z","updated_at":"2026-11-30T01:08:28.584Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzx84vehmbbeznj2e8faya","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'45DA584C834D54BB17F68707B3557A9A3D92854DAE0BC88E9C66ACB4A07759EF', X'392BD26F256B4B001C289ABC08CFB0DEBE43138F98443FF6CE5FFD23BAA51832');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 18, 1796000908681, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.repay_input_vat', 'inv_01m8mzy198e529r1efd14zyf50', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mzy1c9ezr88q8jh4gbb4r4","reason":null,"vat":10.0}', X'E3B81319AFF87E860BF489AC5B59A3873B2D7FD7708410A81886A2BAED6A2323', X'D7FEBE6D72543DF94F4D9E499B4468725944546AB92F550B483E21A3201B73B5');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 19, 1796000908874, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.create', 'vrt_01m8mzy1jaeqp941j4r10sncy6', NULL, '{"id":"vrt_01m8mzy1jaeqp941j4r10sncy6","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.874Z","updated_at":"2026-11-30T01:08:28.874Z","version":1}', X'18E46F158419C785565F02D3D0EF624BEBB99383E121DD84190B2050DC6DFE3D', X'DC81EFE2060031E9269C6A3EA725D76C91422D3A347F7C532A994B4939A56429');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 20, 1796000909090, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.finalise', 'vrt_01m8mzy1jaeqp941j4r10sncy6', NULL, '{"id":"vrt_01m8mzy1jaeqp941j4r10sncy6","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:29.090Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.874Z","updated_at":"2026-11-30T01:08:29.090Z","version":2,"last_sequence":8}', X'476148BBF243086EDFB5858CA541710EC8739BD8B43CDA500BD1B632D51944DF', X'3DA9F48BC224898E031E64573DC344F435A3DFC0DCF7A7E9138870409604A2D1');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 21, 1796000909144, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzy1tre7rte31kzs9ceyff', NULL, '{"sequence":9,"total":7.00}', X'D4245DB63B3D89F27C63B869E8100E91F52F706FB7543F7FB0F2447D47B2F3A3', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 22, 1796000909217, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.pay', 'vrt_01m8mzy1jaeqp941j4r10sncy6', NULL, '{"journal_id":"jnl_01m8mzy1tre7rte31kzs9ceyff"}', X'1B837688B7701F4316FD8BD74CAB32114000F8C7341DA008FDA20F96E2302022', X'FEEEA5ED537364D1AEF99CCF94A6602CEE9D0B7E1E577F03445CECBF7A4D3402');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 23, 1796000909284, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.create', 'vrt_01m8mzy1z4e9v9e5p53sqq0cqa', NULL, '{"id":"vrt_01m8mzy1z4e9v9e5p53sqq0cqa","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:29.284Z","updated_at":"2026-11-30T01:08:29.284Z","version":1}', X'D50156EE68864A54D4DE8516A3F4869127E1887C11735E4D129C3103D77B13DC', X'B8D4D08C28691DAEDEDBF3D685A5E5E11CE47443199E082C2893437CA28B493A');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 24, 1796000909344, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzy210esdb159j2hendqj9', NULL, '{"sequence":10,"total":24.00}', X'3854FB3DCBF167368A09D7DE3F7C4179BA7E4E9AC1A7930FFC9FFA42BD0D5CB9', X'');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 25, 1796000909440, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.note_late_vat', 'vrt_01m8mzy1z4e9v9e5p53sqq0cqa', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8mzy210esdb159j2hendqj9","kind":"error","reason":"Lost"}', X'8A592ED906894C11838591F3D3BA734EF36D89B1DB31CF98BF5093134FB0FEBF', X'CD1933524F13185D6E9134181A3673943F7938A05284FD76028D319F01CE509E');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 26, 1796000909504, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'account.create', 'acc_01m8mzy260ep1831xx9hq1jz0t', NULL, '{"id":"acc_01m8mzy260ep1831xx9hq1jz0t","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:29.504Z","updated_at":"2026-11-30T01:08:29.504Z","version":1}', X'E0DBC3585BF9D9AA693326CA2625A0CD73E6039DE75DC827511624FD220BF3C0', X'6F513ECE66E3DFEFCCC522EB44AFC1FDB590284E8AE2DCE7BC0D71343D0BAE95');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 27, 1796000909565, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzy27wemjvppvew6f98bfd', NULL, '{"id":"con_01m8mzy27wemjvppvew6f98bfd","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:29.565Z","updated_at":"2026-11-30T01:08:29.565Z","version":1}', X'B903C9ADDA4F32D7E7B55B48B9814DDE9576405C27C8A82B7249A22882003348', X'44129FFDD7B38638869FDD892F1EB11F0AF1D1323EE4CD2B41912E53675ADF67');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 28, 1796000909640, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzy2a8efmspcz8wgrey155', NULL, '{"id":"set_01m8mzy2a8efmspcz8wgrey155","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzy27wemjvppvew6f98bfd","contact_name":"Oak","bank_account_id":"bac_01m8mzxf9je4ebyxbe008f3k8v","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzy2a8efmspcz8wnm27265","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:29.640Z","updated_at":"2026-11-30T01:08:29.640Z","version":1}', X'3C9441EBDB9B5A7543F944D4D130FBE7C91F44A1434D1576B310EB04C84BABEB', X'C4563F9BECE8ADFFED0B6C724CBE0A4C8BC18E49BD81302604B1EC5E436EF830');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 29, 1796000909898, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzy2jaenxa4km28j990f9e', NULL, '{"id":"inv_01m8mzy2jaenxa4km28j990f9e","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzy27wemjvppvew6f98bfd","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mzy2jaenxa4km28mg1g96j","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:29.898Z","updated_at":"2026-11-30T01:08:29.898Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mzx84vehmbbeznhcnn5pn8","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'DD62A5A14D247204B0FA6B4D1925F60156CA5B786C8525D48D4F776994DB4054', X'F75C34A1DEDA9816D93A1228FDF7C302595338F33389E7212AB12788DE8B690C');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 30, 1796000909976, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.allocate', 'set_01m8mzy2a8efmspcz8wgrey155', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mzy2jaenxa4km28j990f9e"}]}', X'25869C9EB897E264B56068E6E76807595C62581E63571CE3A491C9D49AE7179F', X'32144C5B2B06E6111346A40AA3F01FC49FB63DF75B3DFB617AC32B22013840EC');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 31, 1796000910220, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzy2wceeys9y7e5xdtwgft', NULL, '{"id":"con_01m8mzy2wceeys9y7e5xdtwgft","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:30.220Z","updated_at":"2026-11-30T01:08:30.220Z","version":1}', X'030D600CC424A560874F1F6D3EA0B1872ED570DE2796B64FC5AFC03604164EBE', X'EC0DDF3F28A94C41E936CD1A80EA9A9CBADF7A0FB6B4EB576C73DB975CF8C123');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 32, 1796000910270, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzy2xyee0vmkr359qdmtj9', NULL, '{"id":"inv_01m8mzy2xyee0vmkr359qdmtj9","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mzy2wceeys9y7e5xdtwgft","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mzy2xyee0vmkr35fbvckgy","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:30.270Z","updated_at":"2026-11-30T01:08:30.270Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzx84vehmbbeznhcnn5pn8","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'17A380568C94086D3A1C1A9BC61F5EAEC4FA69AEF7B4A7C90572BDC9BFAEEF48', X'9A8F7617BBA44F4662B12305F4A23A95DC7D4F241D4854A22F88E138ADABE870');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 33, 1796000910339, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzy303eq5vtr5tpkjb2148', NULL, '{"id":"inv_01m8mzy303eq5vtr5tpkjb2148","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mzy2wceeys9y7e5xdtwgft","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mzy303eq5vtr5tpp4dzf8w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:30.339Z","updated_at":"2026-11-30T01:08:30.339Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzx84vehmbbeznj2e8faya","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'70AE8202F77E6F39730FC1812505D30C0806E996F9B7AD91FA630A8EE7D3596A', X'D82A341A94420C69D821F7EE4974ADE2B82C1A3809B7B1CDD767A720FA242974');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 34, 1796000910400, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contra.create', 'ctr_01m8mzy320ea0tj7v83b9h38qc', NULL, '{"id":"ctr_01m8mzy320ea0tj7v83b9h38qc","status":"posted","contact_id":"con_01m8mzy2wceeys9y7e5xdtwgft","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8mzy320ea0tj7v83k874bd4","invoice_id":"inv_01m8mzy2xyee0vmkr359qdmtj9","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mzy320ea0tj7v83b9h38qc","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:08:30.400Z"},{"id":"alc_01m8mzy320ea0tj7v83k874bd5","invoice_id":"inv_01m8mzy303eq5vtr5tpkjb2148","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mzy320ea0tj7v83b9h38qc","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:08:30.400Z"}],"journal_id":"jnl_01m8mzy320ea0tj7v83dyxwn2j","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:30.400Z","updated_at":"2026-11-30T01:08:30.400Z","version":1}', X'EC87839730C763E61572C1A1FD702630C4F5F6A93E927CA6D7F0BA9C9D2B90E8', X'F5F225C1C1D6FD316C7A810817434295D2612F2035807B91A0D013D6F38E02BE');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 35, 1796000910605, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzy38dedpvrbrxd2m927tk', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', X'48C042133FDCD34190360B129A8F61E8E0EEC59E2B7B36103B052BBD9DF4D9C6', X'8CAB4C87A9ED60FEECA7465329910AFF1E39BE3DA62D796765B1126A2B9E0835');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 36, 1796000910670, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzy3aee5kt1z68qmjwcz57', NULL, '{"id":"con_01m8mzy3aee5kt1z68qmjwcz57","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T01:08:30.670Z","updated_at":"2026-11-30T01:08:30.670Z","version":1}', X'3A502B8BE09D198744878D4B8DD89BD4B293737E2FA9AE235974ECD408C9E2DE', X'19A9F5ABA3C91D5F383BE7F997A2485BEBAC2B69138C5AD4180438579E6B8CC3');
INSERT INTO audit_events VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 37, 1796000910722, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'assertion.create', 'bas_01m8mzy3c2eeb85k0av7tynr0z', NULL, '{"id":"bas_01m8mzy3c2eeb85k0av7tynr0z","account_id":"acc_01m8mzx84vehmbbeznfknm6f34","account_code":"1300","date":"2026-03-31","amount":7.00,"currency":"GBP","note":null,"status":"fails","balance":57.00,"difference":50.00,"created_at":"2026-11-30T01:08:30.722Z","version":1}', X'BC2FCE826B017A19CF076457D2ADAABE430F17B0F58952439BE27B195B400AF1', X'0F741F75B5CD45221FFC41B1FF1F7CAA1CCF867DFAB30BB981BD54D7DFFEB14D');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 1796000890572, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'organisation.create', 'org_01m8mzxfpcemesw51xhx57ak9p', NULL, '{"id":"org_01m8mzxfpcemesw51xhx57ak9p","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:10.572Z","updated_at":"2026-11-30T01:08:10.572Z","version":1}', X'268EBBF73B49A3D56BD972F2EDBD943EB736844D5DB05F1CD703E928BB897FB5', X'7FDCA69FC0807EACDFF6BEF904C26413D896D1AA49E648F0B1D39A79D19D046E');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 1796000890845, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'account.create', 'acc_01m8mzxfyxeryapqannyt3w536', NULL, '{"id":"acc_01m8mzxfyxeryapqannyt3w536","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:10.845Z","updated_at":"2026-11-30T01:08:10.845Z","version":1}', X'F56081EF1170D9D5AE536C081A3B948803A358576BC97D4A988C6218BE9358AF', X'B2C08D978DBC32625989DABF25AB0CD6DDF74A3C7B55323FB1EC053C4B377D53');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 3, 1796000891015, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'account.create', 'acc_01m8mzxg47e3gs937mfdrrm01d', NULL, '{"id":"acc_01m8mzxg47e3gs937mfdrrm01d","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.015Z","updated_at":"2026-11-30T01:08:11.015Z","version":1}', X'B5B25299A8CFD49FDF182A239F69677D0D8E68A5A445122A3CEE65977CB0325C', X'57DF08278667DED39639292EC7E0B92B29E3028B130E63081F360F2AD07EF4C7');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 1796000891313, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_account.create', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', NULL, '{"account_id":"acc_01m8mzxfpcemesw51xcdxkkypg","account_number":null,"created_at":"2026-11-30T01:08:11.313Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mzxgdhet9bw1v0zhxdy06w","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:11.313Z","version":1}', X'00C90EEF2713F6D6F83B03DF823C8112AC9912AA9F7DEDC0B6CA1EF78BD4FB64', X'F3AE037E09ECE2D065C3339408C9BB02603A90DEC5DB62A7C8353387492F998C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 5, 1796000891505, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'account.create', 'acc_01m8mzxgkhe849b6z74a59xrxj', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T01:08:11.505Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8mzxgkhe849b6z74a59xrxj","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T01:08:11.505Z","version":1}', X'D3B8A37D02C5F43111D94CD6052C82110D62F8DD41842B20D7EC2AC454095DFD', X'DC765FA4C9EA865A82D12D7EA47C6078233985CF3A92BDFB6A2125655C7C22C8');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 6, 1796000891505, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_account.create', 'bac_01m8mzxgkhe849b6z745ty0r0r', NULL, '{"account_id":"acc_01m8mzxgkhe849b6z74a59xrxj","account_number":null,"created_at":"2026-11-30T01:08:11.505Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxgkhe849b6z745ty0r0r","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:11.505Z","version":1}', X'61EBEAE05B4667D21F18410E1B0FA4FFF4B514BBFCC458FD6938E940ACA3AA02', X'DF5936BE2BC5FC52E47C40A54F99DDB7E75951AA3C622FD79A0C0BBD257F3C21');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 1796000891704, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxgsreqhaph0rjf9a9qxa', NULL, '{"id":"con_01m8mzxgsreqhaph0rjf9a9qxa","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.704Z","updated_at":"2026-11-30T01:08:11.704Z","version":1}', X'819FDD3473659D6BFE69EFD5C2FE9196938C92936B23708DC0B8606158785C5B', X'8BE5669691143CE68233825CA7CCFD2F52E67A1E65D94EAF2278A1F14CD82F81');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 1796000891847, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxgy7e68skqqcsbfeb4k9', NULL, '{"id":"con_01m8mzxgy7e68skqqcsbfeb4k9","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.847Z","updated_at":"2026-11-30T01:08:11.847Z","version":1}', X'337E3B60D3BE6C0C6D0AEC8F1C239FD10EBD422C61F4EED3E7D5A4C4F003362C', X'F6D4AD044386DF9A027D1E8B0C65B243D918D73649449634A44559D5F452E46A');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 1796000891995, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxh2ve84vss9y57m3dgks', NULL, '{"id":"con_01m8mzxh2ve84vss9y57m3dgks","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.995Z","updated_at":"2026-11-30T01:08:11.995Z","version":1}', X'3C8165561BF1FE4C56C5B34DD9582C19F43C15BD564EA3CCCD14B0282298446F', X'CC919EFFE27D420FF9E12BA850D74A2EE1394B759414DC98E425653CDAE3F950');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 1796000892204, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxh9ce4w8z4r0c6z2cfma', NULL, '{"id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.204Z","updated_at":"2026-11-30T01:08:12.204Z","version":1}', X'100F08815F1F44541215A467836FEFBB28B0C5225636C6C98EBE31ACD30066FD', X'2354FB833AE11D6FB2D135B6562DE4691017636F53A3B5857FEF434A899F1F47');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 1796000892324, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxhd4ecna3fvcq1fxek30', NULL, '{"id":"con_01m8mzxhd4ecna3fvcq1fxek30","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.324Z","updated_at":"2026-11-30T01:08:12.324Z","version":1}', X'D60D65E0209B01953246C0E6190904A572956AF26665E6748D467B57679853FC', X'5D17EA1F026834E0729A5DD4997DD33EF5BE28FEAA1659CE05E4694C1D8F726D');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 1796000892509, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxhjxehdagycz69kcty1b', NULL, '{"id":"con_01m8mzxhjxehdagycz69kcty1b","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.509Z","updated_at":"2026-11-30T01:08:12.509Z","version":1}', X'935B19D3C261127894DD2DAFA8E131FAAE39E192DDF0AD4D76D905BB62891B41', X'F7A86A837D4B22C9C8CFCCC56F2427513D3A3EE119107F7CDE35B89EC2E4216C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 1796000892700, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'contact.create', 'con_01m8mzxhrwe5dvs17vx55p7y9x', NULL, '{"id":"con_01m8mzxhrwe5dvs17vx55p7y9x","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.700Z","updated_at":"2026-11-30T01:08:12.700Z","version":1}', X'8C3EF9170B47E78F70863B6EBA8DB92C7C4F0109C040A311E6873A176C81C120', X'EE7394CE67DE5444C73F2290FDA0AFF1882FD5B34EAC6EFCF60A254D23CC74FD');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 1796000893185, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxj81eq485nkgy0z596cq', NULL, '{"id":"inv_01m8mzxj81eq485nkgy0z596cq","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mzxj81eq485nkgy55589kg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.185Z","updated_at":"2026-11-30T01:08:13.185Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'67B747AD8FB148AA9987667304F8EE994C296702F041F1F36C5CC646A08212A9', X'97798D4E9D33CE9BF910521F2EF6324512042490402E32D9E41B015DBEE37316');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 15, 1796000893280, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjb0ef398e05r9vdtq1j', NULL, '{"id":"inv_01m8mzxjb0ef398e05r9vdtq1j","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mzxjb0ef398e05rfx866by","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.280Z","updated_at":"2026-11-30T01:08:13.280Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xexd845f7","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'2147303E135869B69012C4BF4155ED8043CA6A06541ECA31F93CB719F0ADA9C9', X'DDC65756E4497BAD5846300112A8E063224AC5DA2F8140AF947ACD0E6DB6A599');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 16, 1796000893356, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', NULL, '{"id":"inv_01m8mzxjdcer1v3bh1ehaq7y3v","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mzxhd4ecna3fvcq1fxek30","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mzxjdcer1v3bh1engtn0yg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.356Z","updated_at":"2026-11-30T01:08:13.356Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xbdkpd8pj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'B1328588C9575158E892C9E3ACC9736FC5363F9F918A56E392E2591E702D000E', X'CDFA5CC6BA5270F7339F84ABC17FA85D0476A090E56CA693779272EA9BD20AAE');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 17, 1796000893426, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjfjedza0m0n5z30mm1s', NULL, '{"id":"inv_01m8mzxjfjedza0m0n5z30mm1s","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mzxjfjedza0m0n63menm7q","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.426Z","updated_at":"2026-11-30T01:08:13.426Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xef6da9n2","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'FC37B0DDF2606C6EEECF7129B8480208454F1429BD853A25307913B67D1B1A7A', X'F61C67805ED2D906D9E9FC66C21A6B46AB70773FB9CAC4FC7A291F3E16C775DE');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 18, 1796000893519, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjjfebabd5nzkzef12ky', NULL, '{"id":"inv_01m8mzxjjfebabd5nzkzef12ky","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mzxhjxehdagycz69kcty1b","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mzxjjfebabd5nzm3s175aa","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.519Z","updated_at":"2026-11-30T01:08:13.519Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xfqg3yz62","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'DCECC02EE90AE0F3149A3FDCB3F86F6A48BCB438EECA0A6FC8D4D49A43EEF5EB', X'416543F2C1D5D7690FD7FD69D6A6A9DDA09617E31ECED2D2223ED262EFB13D42');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 19, 1796000893591, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjmqe82teb9f05096ysy', NULL, '{"id":"inv_01m8mzxjmqe82teb9f05096ysy","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mzxgy7e68skqqcsbfeb4k9","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mzxjmqe82teb9f08xvx56p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.591Z","updated_at":"2026-11-30T01:08:13.591Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mzxg47e3gs937mfdrrm01d","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'AAE4CAE0F941B7DFD0EBD751B26FCDD5347B36B5061A66D933A9E140660996AE', X'AE8F2599C098946808C786AD85959DD3BAAC43782B6D1AF3E0FDA105831FED34');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 20, 1796000893649, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjphef18r477dt9ccwec', NULL, '{"id":"inv_01m8mzxjphef18r477dt9ccwec","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mzxjphef18r477dyscs05c","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.649Z","updated_at":"2026-11-30T01:08:13.649Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'F0476922F3CF92B84BBFC3CC2A02487CCF30E0793230C85D80EF2F8505546B02', X'D6F0F6813046E0AE7616C591D9D01DF5D887BC301DC0AB1F4A3AB6D30E4BA92C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 21, 1796000893697, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjr1e8frx8bfpsyqhs66', NULL, '{"id":"inv_01m8mzxjr1e8frx8bfpsyqhs66","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mzxjr1e8frx8bfpzppw1xr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.697Z","updated_at":"2026-11-30T01:08:13.697Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'FB6DC9B8E9B383D99201DCACC34515509802E84F124D966CC990E00C755C3491', X'0A84A28247B36108BC6C529D139814C2F8B29C4F470A19D2A0CD1D485391204C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 22, 1796000893774, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjtee7jt6cawc4q8mram', NULL, '{"id":"inv_01m8mzxjtee7jt6cawc4q8mram","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mzxjtee7jt6cawca0jpr0n","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.774Z","updated_at":"2026-11-30T01:08:13.774Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'D5390629F305694026308932C274BE1F877CB85FDA2E23673DF3A8A338227382', X'3CEA44B96306B630A84BE4D3ED3322D83F5A82232469BEF3C7812DDE15A83875');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 23, 1796000893842, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjwjezxb0m3ewnf672ek', NULL, '{"id":"inv_01m8mzxjwjezxb0m3ewnf672ek","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mzxhrwe5dvs17vx55p7y9x","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mzxjwjezxb0m3ewrxzv927","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.842Z","updated_at":"2026-11-30T01:08:13.842Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xf195sr1j","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'EBCAE58041635A039386053693E8633E16D776016FD691BCA17F36B7320CAF86', X'117CF4B0BFDEDA97EF8C801DF84FBA0DCFE3DFF7F7E14A7532E482AE576E1C66');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 24, 1796000893916, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.create', 'inv_01m8mzxjywentsqqjma1cbh6q5', NULL, '{"id":"inv_01m8mzxjywentsqqjma1cbh6q5","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mzxjywentsqqjma4h3gyzy","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:13.916Z","updated_at":"2026-11-30T01:08:13.916Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xef6da9n2","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxfpcemesw51xe9sbn93c","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'31FD85DE890CA01C0EB2B4F10DEC1A7F2C2053AADC51EC9506537B71A339D0B0', X'3B1DEB1F41F59B882550F45F13804E52FA2C8BC1ACDD93314E2C17483F9C635B');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 25, 1796000894106, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.void', 'inv_01m8mzxjr1e8frx8bfpsyqhs66', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mzxk4tetcbxcm8gsh1a11v"}', X'50D74217D532D6884F0331308193B9C1AA638C5F6D15656A713C94AFDF7665F1', X'FEE32FF8ED8B52DB63D419CEB58926F5D062188CA5C49FA20C0A4D98FBCDAB59');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 1796000894367, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'invoice.allocate', 'inv_01m8mzxjtee7jt6cawc4q8mram', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mzxjphef18r477dt9ccwec"}]}', X'F646534D5EDE43735149378E005A4949BABF1305538320BDA389A4266DEABC38', X'074D3586DBDAC434B07E84B26B03AC8E7C2D271EA41701DF1F36F40743DB95C8');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 27, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzxkm7evps9v4xn51s77fr', NULL, '{"sequence":14,"total":10000.00}', X'9E49978CA82EC22B99F7DF1ABF8C9F37BCF98727B3F2FCCFA5000858FBE511DC', X'');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 28, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzxkm7evps9v4xnem5bhjx', NULL, '{"sequence":15,"total":1000.00}', X'61EE78685B33CC833D0B5AB902B424D456141D61D71239F8BD54DCC4768FD476', X'');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 29, 1796000894599, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'journal.post', 'jnl_01m8mzxkm7evps9v4xnng5r9f3', NULL, '{"sequence":16,"total":74.92}', X'009CAD2FE86FEA6F1D89684773FF433BAB28D31DF9D1FAA2A6D41F07470C920A', X'');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 30, 1796000894834, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxkvje0eta3kk6npnzeeb', NULL, '{"id":"set_01m8mzxkvje0eta3kk6npnzeeb","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxgy7e68skqqcsbfeb4k9","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxkvje0eta3kk6zyertwv","invoice_id":"inv_01m8mzxjmqe82teb9f05096ysy","invoice_number":"INV-0003","settlement_id":"set_01m8mzxkvje0eta3kk6npnzeeb","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:08:14.834Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxkvje0eta3kk6vp3c33a","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.834Z","updated_at":"2026-11-30T01:08:14.834Z","version":1}', X'51D5F3B1F616F4377FADAEFFE169D8AABFAF19C1E0FA57F9C89A9750162954F8', X'F03A8C9245DC9E09E56A85739FEC6BAE39357194089E0CC457518CAB9A729AA7');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 1796000895081, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transactions.import', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'EC9AB6A9E3C979FAB9AA0C18917120189570481183E35B5B0F5884F4FF120A9A', X'A06060F35EC1A215C95A1B1E671FAA029C9865ABC1B5C934B0EEED62CBC211B5');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 32, 1796000895559, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxmj7ey08eed0k92h9p8a', NULL, '{"id":"set_01m8mzxmj7ey08eed0k92h9p8a","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxhd4ecna3fvcq1fxek30","contact_name":"Techbarn","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxmj7ey08eed0k92h9p8a","invoice_id":"inv_01m8mzxjdcer1v3bh1ehaq7y3v","invoice_number":"TB-0117","settlement_id":"set_01m8mzxmj7ey08eed0k92h9p8a","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T01:08:15.559Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgmf7aah3d","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxmj7ey08eed0k92h9p8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.559Z","updated_at":"2026-11-30T01:08:15.559Z","version":1}', X'9C5C946D6FC8706B90E957166C8BE30CE4DA1EDDF729CD907C0C7F9EAED1F607', X'B85A760503A0B957E773915E300B41014EB2496FF53F8ECCDF6103DA713B9B92');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 33, 1796000895559, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgmf7aah3d', NULL, '{"journal_id":"jnl_01m8mzxmj7ey08eed0k92h9p8a","way":"allocations"}', X'6B7B212D0A803E40CBD49A7811AD54E5BEC17B74551C0FFBA54A0ACD6DBB220E', X'971EA03B5692D1F68B62B19CACC9E6DAB5D10EE880CC296C391AC8F3C5DD3D10');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 34, 1796000895996, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxmzwehybttcwfvnxfszp', NULL, '{"id":"set_01m8mzxmzwehybttcwfvnxfszp","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxmzwehybttcwfvnxfszp","invoice_id":"inv_01m8mzxj81eq485nkgy0z596cq","invoice_number":"INV-0001","settlement_id":"set_01m8mzxmzwehybttcwfvnxfszp","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T01:08:15.996Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgmhd2p37k","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxmzwehybttcwfvnxfszp","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.996Z","updated_at":"2026-11-30T01:08:15.996Z","version":1}', X'C2EC13C2C95E68200A05BBAD487248B4777894F94F3134220FD54BE09FC16239', X'71E723F0EDB9801A6D7B4CA1CEC30B62D327299F2A9E3CBF14615374A75DFACA');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 35, 1796000895996, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgmhd2p37k', NULL, '{"journal_id":"jnl_01m8mzxmzwehybttcwfvnxfszp","way":"allocations"}', X'258E443683F04EE777C383F615A7B3B351DAF6340BF2077C5105B7A3027B1159', X'E73D1863209078F5FB0E69B4E039ECE9B90BC317BD187B803CA49B0CA48F4241');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 36, 1796000896426, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxnd8et0vfg0vy6n64s4b', NULL, '{"id":"set_01m8mzxnd8et0vfg0vy6n64s4b","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxhjxehdagycz69kcty1b","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxnd8et0vfg0vy6n64s4b","invoice_id":"inv_01m8mzxjjfebabd5nzkzef12ky","invoice_number":"HL-33","settlement_id":"set_01m8mzxnd8et0vfg0vy6n64s4b","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T01:08:16.426Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgmttv5gj8","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxnd8et0vfg0vy6n64s4b","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:16.426Z","updated_at":"2026-11-30T01:08:16.426Z","version":1}', X'739C769D04BFF67B8ECF801935AC570068EEBAF6B9FF9D2DB67E4B8BF471D94B', X'38D8CCAFF1060C5FFF9E741F09D36FB5C5C3FD25E1681CFDBBD21E6162DFF55E');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 37, 1796000896426, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgmttv5gj8', NULL, '{"journal_id":"jnl_01m8mzxnd8et0vfg0vy6n64s4b","way":"allocations"}', X'7CAC95A0E9716B8BEF0253376DC92E023D732B339875AC8D9E0EE439B3E3C191', X'9B17D21D64A5C428980B1AD556B2B39FA7731AC6E81843793CD766102744796A');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 38, 1796000896845, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxntdehjvyvy7hdgtqv95', NULL, '{"id":"set_01m8mzxntdehjvyvy7hdgtqv95","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxgsreqhaph0rjf9a9qxa","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxntdehjvyvy7hdgtqv95","invoice_id":"inv_01m8mzxj81eq485nkgy0z596cq","invoice_number":"INV-0001","settlement_id":"set_01m8mzxntdehjvyvy7hdgtqv95","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T01:08:16.845Z"},{"id":"alc_01m8mzxntdehjvyvy7hdgtqv96","invoice_id":"inv_01m8mzxjfjedza0m0n5z30mm1s","invoice_number":"INV-0002","settlement_id":"set_01m8mzxntdehjvyvy7hdgtqv95","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T01:08:16.845Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgmzdfvpwq","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxntdehjvyvy7hdgtqv95","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:16.845Z","updated_at":"2026-11-30T01:08:16.845Z","version":1}', X'FD1A512F428473E4EF78567404D9AB0AAEACA7C11F72C4AC1C40ECD87C844A97', X'90AE82BAF8AE72CC4D1E44F900B2EF6FE4AA0E2585F53526D60FC62AD7C5CD86');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 39, 1796000896845, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgmzdfvpwq', NULL, '{"journal_id":"jnl_01m8mzxntdehjvyvy7hdgtqv95","way":"allocations"}', X'EDF3962E270B3DB9D74F7889714CE3739FD6B2C0A0C6AE8A6F058134D3F05D48', X'049853C32542D7772F08C7E2318DDF93C8395B55704056F5CAF41E7228C5F9D5');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 40, 1796000897226, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxp6ae6rtdddg00b3s9ep', NULL, '{"id":"set_01m8mzxp6ae6rtdddg00b3s9ep","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxh9ce4w8z4r0c6z2cfma","contact_name":"Printwell","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxp6ae6rtdddg00b3s9ep","invoice_id":"inv_01m8mzxjb0ef398e05r9vdtq1j","invoice_number":"PX-881","settlement_id":"set_01m8mzxp6ae6rtdddg00b3s9ep","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T01:08:17.226Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgn77esmdr","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxp6ae6rtdddg00b3s9ep","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:17.226Z","updated_at":"2026-11-30T01:08:17.226Z","version":1}', X'0066D86132BFF5C38AB3ADB2B91F40CA25E299EA84ED8327CB1042A9223F73F6', X'9433EE78E9F2B6BDC69371B8612E398C52D7F63884859C586DA35441357F94B2');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 41, 1796000897226, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgn77esmdr', NULL, '{"journal_id":"jnl_01m8mzxp6ae6rtdddg00b3s9ep","way":"allocations"}', X'2507EA09A239F27A994737CA2BF86EC44936216DFB5C3D7BD9D65ED95B0387FE', X'3F074203C4E0907C3143E3C4B8A02C0340350885CE5CBE2BF8C83EDFB673A00F');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 42, 1796000897702, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.create', 'set_01m8mzxpn6emgtrr08h793c7g9', NULL, '{"id":"set_01m8mzxpn6emgtrr08h793c7g9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxh2ve84vss9y57m3dgks","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mzxgdhet9bw1v0zb6f3fvp","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxpn6emgtrr08h793c7g9","invoice_id":"inv_01m8mzxjphef18r477dt9ccwec","invoice_number":"INV-0004","settlement_id":"set_01m8mzxpn6emgtrr08h793c7g9","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T01:08:17.702Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxm39ev9spgtgnkaq8xs0","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxpn6emgtrr08h793c7g9","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:17.702Z","updated_at":"2026-11-30T01:08:17.702Z","version":1}', X'FA0E90FD29B3CC096AF9B1ADA09115A93E9836F2E040FCB7B1CCCCD07CB1815F', X'DBCFBD601C5B6F0B9A2F0CC358C49223CC5AE6717682D37A7067862DAF0CFA59');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 43, 1796000897702, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgnkaq8xs0', NULL, '{"journal_id":"jnl_01m8mzxpn6emgtrr08h793c7g9","way":"allocations"}', X'93FE6B68D764FA97439C9F503E64337D70786578567057310795E200B380DA9E', X'A6DB96B50094FA2F4C3A4DFD25842C075794F8B31829C17DE73DA9DD6F7E7EE5');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 44, 1796000898269, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'settlement.match', 'set_01m8mzxkvje0eta3kk6npnzeeb', NULL, '{"bank_transaction_id":"btx_01m8mzxm39ev9spgtgnc1tgtr6"}', X'EC81118D5205DCEA2BC9EE265453BBA7FBA18F659DB4ACAE1DF9DE7F635311D2', X'FC8E2F548C6DEF8E28950CA84CE7603DA7825BF63C2394DD9F29329D6CBDAED6');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 45, 1796000898269, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgnc1tgtr6', NULL, '{"journal_id":"jnl_01m8mzxkvje0eta3kk6vp3c33a","way":"match"}', X'FEED0CE5474D3FD1DEC6E131B8954768933FF95CB8FFC9C429D8BD89B0B78643', X'3599DE37D99A32E1A36DC8697664FCE463EB2B2EE42B7EBD14F16B50E3F1F9B4');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 46, 1796000898627, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgnsecsyfx', NULL, '{"journal_id":"jnl_01m8mzxqj3ewev5f3hd2wyx2kj","way":"transfer"}', X'849E2BB795C50E88059A77203580679D257E56892A29D866AA29FA656F92CE7E', X'BFC26627DAA23DB6EA29AF82D364B34DDEAD91A7BA2248FAC2B90567B1D5F57B');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 47, 1796000899152, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgnxpns7j4', NULL, '{"journal_id":"jnl_01m8mzxr2ger78qrb11bxxpt23","way":"account"}', X'44B04C7A77501F912661DCF604249794E94C271541F26D7C64532CE5AE173196', X'E5A3691A66B7BD1285064C7C6FCF6F2A1E14193B904A010D169FF00D024FD1B7');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 48, 1796000901586, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.update', 'btx_01m8mzxm39ev9spgtgmqkhd8hf', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'BF33F7846B6D4FAD92A89B24A5AA2B7360EBB532F812EC4B567DA9517969D563', X'9CBDB2808D9898774880390A528D00713205DEA697AD2A7DD3BB65A0CF9F5E63');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 49, 1796000901586, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.update', 'btx_01m8mzxm39ev9spgtgn12mk0zq', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxfpcemesw51xgf6nnvd2","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', X'CF4175CF5619C01A6D31A77AFA6482747A10867788AD4249D6AEC6C577A163F2', X'C59469A51D85CE47F228E9491F2C0836D98FC692B42FB979EC4195FD84368ED5');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 50, 1796000901586, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.update', 'btx_01m8mzxm39ev9spgtgna38a72y', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxfpcemesw51xg6dfnh1r","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'A9AAA8372DBFB648BD7BAE91B659486F9B241313983FCA84B58901A6FA9A4665', X'DF97C4C5BB4B651BE8F0FD69E565A3D9DF8AFE003BD53E768C7990F80B7E839C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 51, 1796000901586, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.update', 'btx_01m8mzxm39ev9spgtgnnhz2zfx', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxfpcemesw51xh6p8svnm","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', X'C38A0311758FEDA4D19C0022B0DC9D64E998141293457FCA861CE15ACB5E6728', X'4C96C1911EC555A2F5A197F82F49D9B1FE65836F83BD9EADA9A3358EE63C14F9');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 52, 1796000901975, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgn12mk0zq', NULL, '{"journal_id":"jnl_01m8mzxttqekvabmq8a8h1vm3y","way":"account"}', X'EC2AF0429C963B452F24309CD444BF03518E1945A5DF6B802C55EC956EC8F35C', X'919A8EED3EB79FE04C5E92905173D516984DDC124B2D8241286B754DF549BD5E');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 53, 1796000902362, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgna38a72y', NULL, '{"journal_id":"jnl_01m8mzxv6sebttb3dd75702q8y","way":"account"}', X'65AA719F702AD8F56F3137D7166ABA58674382831EE1D3D11B574705FDFD1F0E', X'C8560E0F0EC2BFB54EEC938C4D9B56341FC62CC3E5F30CAFA3BB159747B6A04B');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 54, 1796000902778, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgmqkhd8hf', NULL, '{"journal_id":"jnl_01m8mzxvkteyxavh0md6vvc2w7","way":"account"}', X'9BBE4210D87F8B56972A5F4671A9A177A5C2D5A30617621DFD5022B1758A6738', X'9663E63C68AF6F623D1CE22DD1F8CD1291559CBC406F63B1DA9D10440C305F78');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 55, 1796000903164, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'bank_transaction.confirm', 'btx_01m8mzxm39ev9spgtgnnhz2zfx', NULL, '{"journal_id":"jnl_01m8mzxvzwerdatb71c8anm2t0","way":"account"}', X'5362B17D22779D5F5FC25DA542620E541D34D0505169EAC7DBA0C5C0C856548A', X'F44CE6DD7319A33CC69CF494C48E0FCCEB54990C863776B32646E6BE7B9AB891');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 56, 1796000903883, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.create', 'vrt_01m8mzxwpbeyrtdvepfz71bstw', NULL, '{"id":"vrt_01m8mzxwpbeyrtdvepfz71bstw","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:23.883Z","updated_at":"2026-11-30T01:08:23.883Z","version":1}', X'AF26786708763C8D513DFC4E6FC385ECE95FC40CDD3AD835F94C627B6B54040D', X'CACBD6916E47E2042FCDB7B59F4D52FC61E1C373F7FF9B0DD5E638B0CDFC9B0C');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 57, 1796000904109, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'vat_return.finalise', 'vrt_01m8mzxwpbeyrtdvepfz71bstw', NULL, '{"id":"vrt_01m8mzxwpbeyrtdvepfz71bstw","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:24.109Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:23.883Z","updated_at":"2026-11-30T01:08:24.109Z","version":2,"last_sequence":29}', X'7DF997F890A3BB419621B26C596E5D9A6494AE55CF4F529DA5966611394E2D76', X'AC90D5C8F39ED28283C9DB1C26CAD96703F0C0D06D99130EAA18EDB6B1CF2285');
INSERT INTO audit_events VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 58, 1796000904373, 'usr_01m8mzx72begwsc8tyx4ec4p34', 'key_01m8mzx833e4j80mwr9grr16kx', 'organisation.lock', 'org_01m8mzxfpcemesw51xhx57ak9p', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'C6FB777557A83C60F971F9C5B5913707ABFBD7AB91042B46340F280F66D27371', X'6841745D5EA91ED33BD00D33D3822DEBA4367E726245E87109F982DC4B211279');
INSERT INTO bank_accounts VALUES ('bac_01m8mzxf9je4ebyxbe008f3k8v', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfknm6f34', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000890162, 1796000890162, 1, NULL, NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8mzxgdhet9bw1v0zb6f3fvp', 'org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxfpcemesw51xcdxkkypg', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mzxgdhet9bw1v0zhxdy06w', 900715, 1796000891313, 1796000895081, 2, '2026-03-31', NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8mzxgkhe849b6z745ty0r0r', 'org_01m8mzxfpcemesw51xhx57ak9p', 'acc_01m8mzxgkhe849b6z74a59xrxj', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000891505, 1796000891505, 1, NULL, NULL, NULL);
INSERT INTO stated_balances VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-31', 900715, 1796000895081);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgmf7aah3d', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhd4ecna3fvcq1fxek30', 'allocations', 'jnl_01m8mzxmj7ey08eed0k92h9p8a', 2, NULL, 'NV', 0, 1796000895559, 1796000895081, 1796000895559, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgmhd2p37k', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxgsreqhaph0rjf9a9qxa', 'allocations', 'jnl_01m8mzxmzwehybttcwfvnxfszp', 2, NULL, 'NV', 0, 1796000895996, 1796000895081, 1796000895996, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgmqkhd8hf', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mzxfpcemesw51xg6dfnh1r', 'ST', NULL, NULL, 'account', 'jnl_01m8mzxvkteyxavh0md6vvc2w7', 1, 'acc_01m8mzxfpcemesw51xg6dfnh1r', 'ST', -600, 1796000902778, 1796000895081, 1796000902778, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgmttv5gj8', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhjxehdagycz69kcty1b', 'allocations', 'jnl_01m8mzxnd8et0vfg0vy6n64s4b', 2, NULL, 'NV', 0, 1796000896426, 1796000895081, 1796000896426, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgmzdfvpwq', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxgsreqhaph0rjf9a9qxa', 'allocations', 'jnl_01m8mzxntdehjvyvy7hdgtqv95', 2, NULL, 'NV', 0, 1796000896845, 1796000895081, 1796000896845, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgn12mk0zq', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mzxfpcemesw51xgf6nnvd2', 'ZR', NULL, NULL, 'account', 'jnl_01m8mzxttqekvabmq8a8h1vm3y', 1, 'acc_01m8mzxfpcemesw51xgf6nnvd2', 'ZR', 0, 1796000901975, 1796000895081, 1796000901975, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgn77esmdr', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxh9ce4w8z4r0c6z2cfma', 'allocations', 'jnl_01m8mzxp6ae6rtdddg00b3s9ep', 2, NULL, 'NV', 0, 1796000897226, 1796000895081, 1796000897226, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgna38a72y', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mzxfpcemesw51xg6dfnh1r', 'ST', NULL, NULL, 'account', 'jnl_01m8mzxv6sebttb3dd75702q8y', 1, 'acc_01m8mzxfpcemesw51xg6dfnh1r', 'ST', -600, 1796000902362, 1796000895081, 1796000902362, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgnc1tgtr6', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxgy7e68skqqcsbfeb4k9', 'match', 'jnl_01m8mzxkvje0eta3kk6vp3c33a', 2, NULL, 'NV', 0, 1796000898269, 1796000895081, 1796000898269, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgnkaq8xs0', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxh2ve84vss9y57m3dgks', 'allocations', 'jnl_01m8mzxpn6emgtrr08h793c7g9', 2, NULL, 'NV', 0, 1796000897702, 1796000895081, 1796000897702, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgnnhz2zfx', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mzxfpcemesw51xh6p8svnm', 'EX', NULL, NULL, 'account', 'jnl_01m8mzxvzwerdatb71c8anm2t0', 1, 'acc_01m8mzxfpcemesw51xh6p8svnm', 'EX', 0, 1796000903164, 1796000895081, 1796000903164, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgnsecsyfx', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mzxqj3ewev5f3hd2wyx2kj', 1, NULL, 'NV', 0, 1796000898627, 1796000895081, 1796000898627, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzxm39ev9spgtgnxpns7j4', 'org_01m8mzxfpcemesw51xhx57ak9p', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mzxfpcemesw51xd5y14t9z', 'NV', NULL, NULL, 'account', 'jnl_01m8mzxr2ger78qrb11bxxpt23', 1, 'acc_01m8mzxfpcemesw51xd5y14t9z', 'NV', 0, 1796000899152, 1796000895081, 1796000899152, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mzy026e3wrq63zeqcv1tqp', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'bac_01m8mzxf9je4ebyxbe008f3k8v', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000907334, 1796000907731, 3, NULL, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'btx_01m8mzy026e3wrq63zeqcv1tqp', 'jnl_01m8mzy06te8ztxvgbrnsfy7x4');
INSERT INTO invoices VALUES ('inv_01m8mzxj81eq485nkgy0z596cq', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mzxgsreqhaph0rjf9a9qxa', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mzxj81eq485nkgy55589kg', NULL, NULL, 'inv-0001', 1796000893185, 1796000896845, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjb0ef398e05r9vdtq1j', 'org_01m8mzxfpcemesw51xhx57ak9p', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mzxh9ce4w8z4r0c6z2cfma', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mzxjb0ef398e05rfx866by', NULL, NULL, 'px-881', 1796000893280, 1796000897226, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjdcer1v3bh1ehaq7y3v', 'org_01m8mzxfpcemesw51xhx57ak9p', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mzxhd4ecna3fvcq1fxek30', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mzxjdcer1v3bh1engtn0yg', NULL, NULL, 'tb-0117', 1796000893356, 1796000895559, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjfjedza0m0n5z30mm1s', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mzxgsreqhaph0rjf9a9qxa', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mzxjfjedza0m0n63menm7q', NULL, NULL, 'inv-0002', 1796000893426, 1796000896845, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjjfebabd5nzkzef12ky', 'org_01m8mzxfpcemesw51xhx57ak9p', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mzxhjxehdagycz69kcty1b', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mzxjjfebabd5nzm3s175aa', NULL, NULL, 'hl-33', 1796000893519, 1796000896426, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjmqe82teb9f05096ysy', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mzxgy7e68skqqcsbfeb4k9', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mzxjmqe82teb9f08xvx56p', NULL, NULL, 'inv-0003', 1796000893591, 1796000894834, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjphef18r477dt9ccwec', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mzxh2ve84vss9y57m3dgks', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mzxjphef18r477dyscs05c', NULL, NULL, 'inv-0004', 1796000893649, 1796000897702, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjr1e8frx8bfpsyqhs66', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mzxh2ve84vss9y57m3dgks', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mzxjr1e8frx8bfpzppw1xr', '2026-03-03', 'jnl_01m8mzxk4tetcbxcm8gsh1a11v', 'inv-0005', 1796000893697, 1796000894106, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjtee7jt6cawc4q8mram', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mzxh2ve84vss9y57m3dgks', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mzxjtee7jt6cawca0jpr0n', NULL, NULL, 'cn-0001
inv-0004', 1796000893774, 1796000894367, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjwjezxb0m3ewnf672ek', 'org_01m8mzxfpcemesw51xhx57ak9p', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mzxhrwe5dvs17vx55p7y9x', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mzxjwjezxb0m3ewrxzv927', NULL, NULL, 'fr-1209', 1796000893842, 1796000893842, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzxjywentsqqjma1cbh6q5', 'org_01m8mzxfpcemesw51xhx57ak9p', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mzxgsreqhaph0rjf9a9qxa', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mzxjywentsqqjma4h3gyzy', NULL, NULL, 'inv-0006', 1796000893916, 1796000893916, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzy0tde4d8fc5ypk7cqgfv', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mzy0n9ezkbhqgakk84m328', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mzy0tde4d8fc5yppqe08xb', NULL, NULL, 'e-1', 1796000908109, 1796000908332, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzy198e529r1efd14zyf50', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mzy0n9ezkbhqgakk84m328', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mzy198e529r1efd43ge8wv', NULL, NULL, 'e-1', 1796000908584, 1796000908681, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzy2jaenxa4km28j990f9e', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mzy27wemjvppvew6f98bfd', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mzy2jaenxa4km28mg1g96j', NULL, NULL, 'inv-0001', 1796000909898, 1796000909976, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzy2xyee0vmkr359qdmtj9', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8mzy2wceeys9y7e5xdtwgft', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mzy2xyee0vmkr35fbvckgy', NULL, NULL, 'a-1', 1796000910270, 1796000910400, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8mzy303eq5vtr5tpkjb2148', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8mzy2wceeys9y7e5xdtwgft', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mzy303eq5vtr5tpp4dzf8w', NULL, NULL, 'a-1', 1796000910339, 1796000910400, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxj81eq485nkgy0z596cq', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjb0ef398e05r9vdtq1j', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mzxfpcemesw51xexd845f7', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mzxfpcemesw51xbdkpd8pj', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjfjedza0m0n5z30mm1s', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mzxfpcemesw51xef6da9n2', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjjfebabd5nzkzef12ky', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mzxfpcemesw51xfqg3yz62', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjmqe82teb9f05096ysy', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mzxg47e3gs937mfdrrm01d', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjmqe82teb9f05096ysy', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjphef18r477dt9ccwec', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjr1e8frx8bfpsyqhs66', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjtee7jt6cawc4q8mram', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjwjezxb0m3ewnf672ek', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mzxfpcemesw51xf195sr1j', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjywentsqqjma1cbh6q5', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mzxfpcemesw51xef6da9n2', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjywentsqqjma1cbh6q5', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mzxfpcemesw51xe9sbn93c', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', 1, 'Oak', '1', '50', NULL, 'acc_01m8mzx84vehmbbeznhcnn5pn8', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy198e529r1efd14zyf50', 1, 'Oak', '1', '50', NULL, 'acc_01m8mzx84vehmbbeznj2e8faya', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy2jaenxa4km28j990f9e', 1, 'Oak', '1', '100', NULL, 'acc_01m8mzx84vehmbbeznhcnn5pn8', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO invoice_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy2xyee0vmkr359qdmtj9', 1, 'Ash', '1', '50', NULL, 'acc_01m8mzx84vehmbbeznhcnn5pn8', 'NV', NULL, 5000, 0, 5000);
INSERT INTO invoice_lines VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy303eq5vtr5tpkjb2148', 1, 'Ash', '1', '50', NULL, 'acc_01m8mzx84vehmbbeznj2e8faya', 'NV', NULL, 5000, 0, 5000);
INSERT INTO number_sequences VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8mzxkvje0eta3kk6npnzeeb', 'org_01m8mzxfpcemesw51xhx57ak9p', 'receipt', 'sales', 'posted', 'con_01m8mzxgy7e68skqqcsbfeb4k9', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mzxm39ev9spgtgnc1tgtr6', 0, 'jnl_01m8mzxkvje0eta3kk6vp3c33a', NULL, NULL, '', 1796000894834, 1796000898269, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxmj7ey08eed0k92h9p8a', 'org_01m8mzxfpcemesw51xhx57ak9p', 'payment', 'purchase', 'posted', 'con_01m8mzxhd4ecna3fvcq1fxek30', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mzxm39ev9spgtgmf7aah3d', 1, 'jnl_01m8mzxmj7ey08eed0k92h9p8a', NULL, NULL, '', 1796000895559, 1796000895559, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxmzwehybttcwfvnxfszp', 'org_01m8mzxfpcemesw51xhx57ak9p', 'receipt', 'sales', 'posted', 'con_01m8mzxgsreqhaph0rjf9a9qxa', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mzxm39ev9spgtgmhd2p37k', 1, 'jnl_01m8mzxmzwehybttcwfvnxfszp', NULL, NULL, '', 1796000895996, 1796000895996, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxnd8et0vfg0vy6n64s4b', 'org_01m8mzxfpcemesw51xhx57ak9p', 'payment', 'purchase', 'posted', 'con_01m8mzxhjxehdagycz69kcty1b', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mzxm39ev9spgtgmttv5gj8', 1, 'jnl_01m8mzxnd8et0vfg0vy6n64s4b', NULL, NULL, '', 1796000896426, 1796000896426, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxntdehjvyvy7hdgtqv95', 'org_01m8mzxfpcemesw51xhx57ak9p', 'receipt', 'sales', 'posted', 'con_01m8mzxgsreqhaph0rjf9a9qxa', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mzxm39ev9spgtgmzdfvpwq', 1, 'jnl_01m8mzxntdehjvyvy7hdgtqv95', NULL, NULL, '', 1796000896845, 1796000896845, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxp6ae6rtdddg00b3s9ep', 'org_01m8mzxfpcemesw51xhx57ak9p', 'payment', 'purchase', 'posted', 'con_01m8mzxh9ce4w8z4r0c6z2cfma', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mzxm39ev9spgtgn77esmdr', 1, 'jnl_01m8mzxp6ae6rtdddg00b3s9ep', NULL, NULL, '', 1796000897226, 1796000897226, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzxpn6emgtrr08h793c7g9', 'org_01m8mzxfpcemesw51xhx57ak9p', 'receipt', 'sales', 'posted', 'con_01m8mzxh2ve84vss9y57m3dgks', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mzxm39ev9spgtgnkaq8xs0', 1, 'jnl_01m8mzxpn6emgtrr08h793c7g9', NULL, NULL, '', 1796000897702, 1796000897702, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mzy2a8efmspcz8wgrey155', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'receipt', 'sales', 'posted', 'con_01m8mzy27wemjvppvew6f98bfd', 'bac_01m8mzxf9je4ebyxbe008f3k8v', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mzy2a8efmspcz8wnm27265', NULL, NULL, '', 1796000909640, 1796000909976, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO tax_rates VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8mzxwpbeyrtdvepfz71bstw', 'org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1796000904109, 1796000903883, 1796000904109, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8mzy1jaeqp941j4r10sncy6', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1796000909090, 1796000908874, 1796000909090, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8mzy1z4e9v9e5p53sqq0cqa', 'org_01m8mzx84vehmbbeznn2v6zbk8', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000909284, 1796000909284, 1, NULL, NULL, 0, 0);
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 1, 'organisations', 'org_01m8mzx84vehmbbeznn2v6zbk8', '["org_01m8mzx84vehmbbeznn2v6zbk8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000882843,1796000882843,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 2, 'members', 'mem_01m8mzx84vehmbbezneet60jhs', '["mem_01m8mzx84vehmbbezneet60jhs","org_01m8mzx84vehmbbeznn2v6zbk8","jo@example.com","usr_01m8mzx72begwsc8tyx4ec4p34","owner",1796000882843,1796000882843,1]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 3, 'accounts', 'acc_01m8mzx84vehmbbeznekmh3cw9', '["acc_01m8mzx84vehmbbeznekmh3cw9","org_01m8mzx84vehmbbeznn2v6zbk8","1000","Computer equipment","ASSET",null,"ST",null,"active",1796000882843,1796000882843,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 4, 'accounts', 'acc_01m8mzx84vehmbbezneqstk9k3', '["acc_01m8mzx84vehmbbezneqstk9k3","org_01m8mzx84vehmbbeznn2v6zbk8","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796000882843,1796000882843,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 5, 'accounts', 'acc_01m8mzx84vehmbbeznerx2drb7', '["acc_01m8mzx84vehmbbeznerx2drb7","org_01m8mzx84vehmbbeznn2v6zbk8","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796000882843,1796000882843,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 6, 'accounts', 'acc_01m8mzx84vehmbbeznexsvv7nz', '["acc_01m8mzx84vehmbbeznexsvv7nz","org_01m8mzx84vehmbbeznn2v6zbk8","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796000882843,1796000882843,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 7, 'accounts', 'acc_01m8mzx84vehmbbeznf3v460sz', '["acc_01m8mzx84vehmbbeznf3v460sz","org_01m8mzx84vehmbbeznn2v6zbk8","1100","Stock","ASSET",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 8, 'accounts', 'acc_01m8mzx84vehmbbeznf71c6j62', '["acc_01m8mzx84vehmbbeznf71c6j62","org_01m8mzx84vehmbbeznn2v6zbk8","1200","Trade debtors","ASSET","receivable",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 9, 'accounts', 'acc_01m8mzx84vehmbbeznf855976e', '["acc_01m8mzx84vehmbbeznf855976e","org_01m8mzx84vehmbbeznn2v6zbk8","1210","Prepayments","ASSET",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 10, 'accounts', 'acc_01m8mzx84vehmbbeznff6ev00h', '["acc_01m8mzx84vehmbbeznff6ev00h","org_01m8mzx84vehmbbeznn2v6zbk8","1220","Other debtors","ASSET",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 11, 'accounts', 'acc_01m8mzx84vehmbbeznfknm6f34', '["acc_01m8mzx84vehmbbeznfknm6f34","org_01m8mzx84vehmbbeznn2v6zbk8","1300","Current account","ASSET","bank",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 12, 'accounts', 'acc_01m8mzx84vehmbbeznfncyacqh', '["acc_01m8mzx84vehmbbeznfncyacqh","org_01m8mzx84vehmbbeznn2v6zbk8","1310","Petty cash","ASSET",null,"NV",null,"active",1796000882843,1796000882843,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 13, 'accounts', 'acc_01m8mzx84vehmbbeznfrfjat9e', '["acc_01m8mzx84vehmbbeznfrfjat9e","org_01m8mzx84vehmbbeznn2v6zbk8","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 14, 'accounts', 'acc_01m8mzx84vehmbbeznfyehh7hz', '["acc_01m8mzx84vehmbbeznfyehh7hz","org_01m8mzx84vehmbbeznn2v6zbk8","2110","Accruals","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 15, 'accounts', 'acc_01m8mzx84vehmbbezng18jy57d', '["acc_01m8mzx84vehmbbezng18jy57d","org_01m8mzx84vehmbbeznn2v6zbk8","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 16, 'accounts', 'acc_01m8mzx84vehmbbezng5amxx40', '["acc_01m8mzx84vehmbbezng5amxx40","org_01m8mzx84vehmbbeznn2v6zbk8","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 17, 'accounts', 'acc_01m8mzx84vehmbbezng9867wze', '["acc_01m8mzx84vehmbbezng9867wze","org_01m8mzx84vehmbbeznn2v6zbk8","2220","Net wages","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 18, 'accounts', 'acc_01m8mzx84vehmbbezngdggzd1g', '["acc_01m8mzx84vehmbbezngdggzd1g","org_01m8mzx84vehmbbeznn2v6zbk8","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 19, 'accounts', 'acc_01m8mzx84vehmbbezngk8y45q9', '["acc_01m8mzx84vehmbbezngk8y45q9","org_01m8mzx84vehmbbeznn2v6zbk8","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 20, 'accounts', 'acc_01m8mzx84vehmbbezngq500vqy', '["acc_01m8mzx84vehmbbezngq500vqy","org_01m8mzx84vehmbbeznn2v6zbk8","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796000882843,1796000882843,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 21, 'accounts', 'acc_01m8mzx84vehmbbezngrvh4xgt', '["acc_01m8mzx84vehmbbezngrvh4xgt","org_01m8mzx84vehmbbeznn2v6zbk8","2900","Suspense","LIABILITY","suspense",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 22, 'accounts', 'acc_01m8mzx84vehmbbezngy27eptr', '["acc_01m8mzx84vehmbbezngy27eptr","org_01m8mzx84vehmbbeznn2v6zbk8","3000","Share capital","EQUITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 23, 'accounts', 'acc_01m8mzx84vehmbbeznh0yqjkq5', '["acc_01m8mzx84vehmbbeznh0yqjkq5","org_01m8mzx84vehmbbeznn2v6zbk8","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 24, 'accounts', 'acc_01m8mzx84vehmbbeznh5m2qybw', '["acc_01m8mzx84vehmbbeznh5m2qybw","org_01m8mzx84vehmbbeznn2v6zbk8","3200","Dividends","EQUITY",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 25, 'accounts', 'acc_01m8mzx84vehmbbeznhbhfd6vh', '["acc_01m8mzx84vehmbbeznhbhfd6vh","org_01m8mzx84vehmbbeznn2v6zbk8","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 26, 'accounts', 'acc_01m8mzx84vehmbbeznhcnn5pn8', '["acc_01m8mzx84vehmbbeznhcnn5pn8","org_01m8mzx84vehmbbeznn2v6zbk8","4000","Sales","INCOME",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 27, 'accounts', 'acc_01m8mzx84vehmbbeznhk76cvcz', '["acc_01m8mzx84vehmbbeznhk76cvcz","org_01m8mzx84vehmbbeznn2v6zbk8","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 28, 'accounts', 'acc_01m8mzx84vehmbbeznhphrq03q', '["acc_01m8mzx84vehmbbeznhphrq03q","org_01m8mzx84vehmbbeznn2v6zbk8","4090","Other income","INCOME",null,"ST",null,"active",1796000882843,1796000882843,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 29, 'accounts', 'acc_01m8mzx84vehmbbeznhsper9rn', '["acc_01m8mzx84vehmbbeznhsper9rn","org_01m8mzx84vehmbbeznn2v6zbk8","4900","Interest received","INCOME",null,"EX",null,"active",1796000882843,1796000882843,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 30, 'accounts', 'acc_01m8mzx84vehmbbeznhya62av1', '["acc_01m8mzx84vehmbbeznhya62av1","org_01m8mzx84vehmbbeznn2v6zbk8","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 31, 'accounts', 'acc_01m8mzx84vehmbbeznj2e8faya', '["acc_01m8mzx84vehmbbeznj2e8faya","org_01m8mzx84vehmbbeznn2v6zbk8","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 32, 'accounts', 'acc_01m8mzx84vehmbbeznj4b5yp87', '["acc_01m8mzx84vehmbbeznj4b5yp87","org_01m8mzx84vehmbbeznn2v6zbk8","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 33, 'accounts', 'acc_01m8mzx84vehmbbeznj9efnzqz', '["acc_01m8mzx84vehmbbeznj9efnzqz","org_01m8mzx84vehmbbeznn2v6zbk8","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 34, 'accounts', 'acc_01m8mzx84vehmbbeznjewxet88', '["acc_01m8mzx84vehmbbeznjewxet88","org_01m8mzx84vehmbbeznn2v6zbk8","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 35, 'accounts', 'acc_01m8mzx84vehmbbeznjh9yv1kn', '["acc_01m8mzx84vehmbbeznjh9yv1kn","org_01m8mzx84vehmbbeznn2v6zbk8","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 36, 'accounts', 'acc_01m8mzx84vehmbbeznjmvrn2jx', '["acc_01m8mzx84vehmbbeznjmvrn2jx","org_01m8mzx84vehmbbeznn2v6zbk8","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 37, 'accounts', 'acc_01m8mzx84vehmbbeznjr79gja6', '["acc_01m8mzx84vehmbbeznjr79gja6","org_01m8mzx84vehmbbeznn2v6zbk8","6100","Rent","EXPENSE",null,"EX",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 38, 'accounts', 'acc_01m8mzx84vehmbbeznjw8k1fds', '["acc_01m8mzx84vehmbbeznjw8k1fds","org_01m8mzx84vehmbbeznn2v6zbk8","6110","Business rates","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 39, 'accounts', 'acc_01m8mzx84vehmbbeznk3mnwmv0', '["acc_01m8mzx84vehmbbeznk3mnwmv0","org_01m8mzx84vehmbbeznn2v6zbk8","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 40, 'accounts', 'acc_01m8mzx84vehmbbeznk4grgnpa', '["acc_01m8mzx84vehmbbeznk4grgnpa","org_01m8mzx84vehmbbeznn2v6zbk8","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 41, 'accounts', 'acc_01m8mzx84vehmbbeznk92vt4ar', '["acc_01m8mzx84vehmbbeznk92vt4ar","org_01m8mzx84vehmbbeznn2v6zbk8","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 42, 'accounts', 'acc_01m8mzx84vehmbbeznkefbmv8g', '["acc_01m8mzx84vehmbbeznkefbmv8g","org_01m8mzx84vehmbbeznn2v6zbk8","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 43, 'accounts', 'acc_01m8mzx84vehmbbeznkkqrtkhb', '["acc_01m8mzx84vehmbbeznkkqrtkhb","org_01m8mzx84vehmbbeznn2v6zbk8","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 44, 'accounts', 'acc_01m8mzx84vehmbbeznkqd7g0jp', '["acc_01m8mzx84vehmbbeznkqd7g0jp","org_01m8mzx84vehmbbeznn2v6zbk8","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 45, 'accounts', 'acc_01m8mzx84vehmbbeznkszdjyqh', '["acc_01m8mzx84vehmbbeznkszdjyqh","org_01m8mzx84vehmbbeznn2v6zbk8","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 46, 'accounts', 'acc_01m8mzx84vehmbbeznkz3yvx2m', '["acc_01m8mzx84vehmbbeznkz3yvx2m","org_01m8mzx84vehmbbeznn2v6zbk8","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 47, 'accounts', 'acc_01m8mzx84vehmbbeznm2kjnr3j', '["acc_01m8mzx84vehmbbeznm2kjnr3j","org_01m8mzx84vehmbbeznn2v6zbk8","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 48, 'accounts', 'acc_01m8mzx84vehmbbeznm70qeh3x', '["acc_01m8mzx84vehmbbeznm70qeh3x","org_01m8mzx84vehmbbeznn2v6zbk8","6600","Insurance","EXPENSE",null,"EX",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 49, 'accounts', 'acc_01m8mzx84vehmbbeznmb2h77m0', '["acc_01m8mzx84vehmbbeznmb2h77m0","org_01m8mzx84vehmbbeznn2v6zbk8","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 50, 'accounts', 'acc_01m8mzx84vehmbbeznmeexgn7t', '["acc_01m8mzx84vehmbbeznmeexgn7t","org_01m8mzx84vehmbbeznn2v6zbk8","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 51, 'accounts', 'acc_01m8mzx84vehmbbeznmh0fma73', '["acc_01m8mzx84vehmbbeznmh0fma73","org_01m8mzx84vehmbbeznn2v6zbk8","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 52, 'accounts', 'acc_01m8mzx84vehmbbeznmnh9xaj5', '["acc_01m8mzx84vehmbbeznmnh9xaj5","org_01m8mzx84vehmbbeznn2v6zbk8","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796000882843,1796000882843,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 53, 'accounts', 'acc_01m8mzx84vehmbbeznmscsfq5v', '["acc_01m8mzx84vehmbbeznmscsfq5v","org_01m8mzx84vehmbbeznn2v6zbk8","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796000882843,1796000882843,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 54, 'accounts', 'acc_01m8mzx84vehmbbeznmytv07jf', '["acc_01m8mzx84vehmbbeznmytv07jf","org_01m8mzx84vehmbbeznn2v6zbk8","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796000882843,1796000882843,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 1, 'accounts', 'acc_01m8mzxf52ed5842zpb4qdbm1t', '["acc_01m8mzxf52ed5842zpb4qdbm1t","org_01m8mzx84vehmbbeznn2v6zbk8","2250","VAT","LIABILITY","vat_control",null,null,"active",1796000890018,1796000890018,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 3, 1, 'bank_accounts', 'bac_01m8mzxf9je4ebyxbe008f3k8v', '["bac_01m8mzxf9je4ebyxbe008f3k8v","org_01m8mzx84vehmbbeznn2v6zbk8","acc_01m8mzx84vehmbbeznfknm6f34","Current","current",null,null,null,null,null,null,null,1796000890162,1796000890162,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 4, 1, 'organisations', 'org_01m8mzx84vehmbbeznn2v6zbk8', '["org_01m8mzx84vehmbbeznn2v6zbk8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000882843,1796000882843,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mzx84vehmbbeznn2v6zbk8","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 1, 'organisations', 'org_01m8mzx84vehmbbeznn2v6zbk8', '["org_01m8mzx84vehmbbeznn2v6zbk8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000882843,1796000882843,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mzx84vehmbbeznn2v6zbk8","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1796000906984,1796000906984,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 1, 'organisations', 'org_01m8mzx84vehmbbeznn2v6zbk8', '["org_01m8mzx84vehmbbeznn2v6zbk8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000882843,1796000907271,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mzx84vehmbbeznn2v6zbk8","2026-05-01",1,"GB123456789","standard",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 9, 1, 'bank_transactions', 'btx_01m8mzy026e3wrq63zeqcv1tqp', '["btx_01m8mzy026e3wrq63zeqcv1tqp","org_01m8mzx84vehmbbeznn2v6zbk8","bac_01m8mzxf9je4ebyxbe008f3k8v","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000907334,1796000907334,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 1, 'bank_transactions', 'btx_01m8mzy026e3wrq63zeqcv1tqp', '["btx_01m8mzy026e3wrq63zeqcv1tqp","org_01m8mzx84vehmbbeznn2v6zbk8","bac_01m8mzxf9je4ebyxbe008f3k8v","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8mzy06te8ztxvgbrnsfy7x4",2,null,null,0,1796000907541,1796000907334,1796000907541,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 1, 'bank_transactions', 'btx_01m8mzy026e3wrq63zeqcv1tqp', '["btx_01m8mzy026e3wrq63zeqcv1tqp","org_01m8mzx84vehmbbeznn2v6zbk8","bac_01m8mzxf9je4ebyxbe008f3k8v","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000907334,1796000907731,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8mzx84vehmbbeznn2v6zbk8","jnl_01m8mzy06te8ztxvgbrnsfy7x4"]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 14, 1, 'contacts', 'con_01m8mzy0n9ezkbhqgakk84m328', '["con_01m8mzy0n9ezkbhqgakk84m328","org_01m8mzx84vehmbbeznn2v6zbk8","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1796000907945,1796000907945,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 15, 1, 'invoices', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', '["inv_01m8mzy0tde4d8fc5ypk7cqgfv","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","E-1","con_01m8mzy0n9ezkbhqgakk84m328","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mzy0tde4d8fc5yppqe08xb",null,null,"e-1",1796000908109,1796000908109,1,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","50",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 16, 1, 'invoices', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', '["inv_01m8mzy0tde4d8fc5ypk7cqgfv","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","E-1","con_01m8mzy0n9ezkbhqgakk84m328","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8mzy0tde4d8fc5yppqe08xb",null,null,"e-1",1796000908109,1796000908332,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","50",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","ST",null,5000,1000,6000]],[["alc_01m8mzy11cek2vk30z57hjpvjv","org_01m8mzx84vehmbbeznn2v6zbk8",null,null,6000,"2026-03-25",null,1796000908332,null]],[],null,6000,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 16, 2, 'write_offs', 'alc_01m8mzy11cek2vk30z57hjpvjv', '["alc_01m8mzy11cek2vk30z57hjpvjv","org_01m8mzx84vehmbbeznn2v6zbk8","inv_01m8mzy0tde4d8fc5ypk7cqgfv","2026-03-25",6000,"acc_01m8mzx84vehmbbeznmh0fma73","In liquidation","jnl_01m8mzy11cek2vk30z59svdyby",null,null,1796000908332,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 17, 1, 'invoices', 'inv_01m8mzy198e529r1efd14zyf50', '["inv_01m8mzy198e529r1efd14zyf50","org_01m8mzx84vehmbbeznn2v6zbk8","purchase","invoice","issued","E-1","con_01m8mzy0n9ezkbhqgakk84m328","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mzy198e529r1efd43ge8wv",null,null,"e-1",1796000908584,1796000908584,1,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","50",null,"acc_01m8mzx84vehmbbeznj2e8faya","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 18, 1, 'invoices', 'inv_01m8mzy198e529r1efd14zyf50', '["inv_01m8mzy198e529r1efd14zyf50","org_01m8mzx84vehmbbeznn2v6zbk8","purchase","invoice","issued","E-1","con_01m8mzy0n9ezkbhqgakk84m328","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mzy198e529r1efd43ge8wv",null,null,"e-1",1796000908584,1796000908681,2,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","50",null,"acc_01m8mzx84vehmbbeznj2e8faya","ST",null,5000,1000,6000]],[],[],null,0,6000,1000,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 18, 2, 'unpaid_vat', 'jnl_01m8mzy1c9ezr88q8jh4gbb4r4', '["jnl_01m8mzy1c9ezr88q8jh4gbb4r4","org_01m8mzx84vehmbbeznn2v6zbk8","inv_01m8mzy198e529r1efd14zyf50","input_repaid","2026-03-25",6000,1000,"acc_01m8mzx84vehmbbeznff6ev00h",null,"jnl_01m8mzy1c9ezr88q8jh4gbb4r4",null,null,1796000908681]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 19, 1, 'vat_returns', 'vrt_01m8mzy1jaeqp941j4r10sncy6', '["vrt_01m8mzy1jaeqp941j4r10sncy6","org_01m8mzx84vehmbbeznn2v6zbk8","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796000908874,1796000908874,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 20, 1, 'organisations', 'org_01m8mzx84vehmbbeznn2v6zbk8', '["org_01m8mzx84vehmbbeznn2v6zbk8","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000882843,1796000907271,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 20, 2, 'vat_returns', 'vrt_01m8mzy1jaeqp941j4r10sncy6', '["vrt_01m8mzy1jaeqp941j4r10sncy6","org_01m8mzx84vehmbbeznn2v6zbk8","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1796000909090,1796000908874,1796000909090,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 22, 1, 'vat_payments', 'jnl_01m8mzy1tre7rte31kzs9ceyff', '["jnl_01m8mzy1tre7rte31kzs9ceyff","org_01m8mzx84vehmbbeznn2v6zbk8","vrt_01m8mzy1jaeqp941j4r10sncy6",1796000909217]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 23, 1, 'vat_returns', 'vrt_01m8mzy1z4e9v9e5p53sqq0cqa', '["vrt_01m8mzy1z4e9v9e5p53sqq0cqa","org_01m8mzx84vehmbbeznn2v6zbk8","2025-04-01","2025-06-30","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796000909284,1796000909284,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 25, 1, 'late_vat', 'jnl_01m8mzy210esdb159j2hendqj9', '["jnl_01m8mzy210esdb159j2hendqj9","org_01m8mzx84vehmbbeznn2v6zbk8","error","careless","Lost",1796000909440,1796000909440]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 26, 1, 'accounts', 'acc_01m8mzy260ep1831xx9hq1jz0t', '["acc_01m8mzy260ep1831xx9hq1jz0t","org_01m8mzx84vehmbbeznn2v6zbk8","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1796000909504,1796000909504,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 27, 1, 'contacts', 'con_01m8mzy27wemjvppvew6f98bfd', '["con_01m8mzy27wemjvppvew6f98bfd","org_01m8mzx84vehmbbeznn2v6zbk8","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1796000909565,1796000909565,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 28, 1, 'settlements', 'set_01m8mzy2a8efmspcz8wgrey155', '["set_01m8mzy2a8efmspcz8wgrey155","org_01m8mzx84vehmbbeznn2v6zbk8","receipt","sales","posted","con_01m8mzy27wemjvppvew6f98bfd","bac_01m8mzxf9je4ebyxbe008f3k8v","2026-03-27",6000,0,null,null,0,"jnl_01m8mzy2a8efmspcz8wnm27265",null,null,"",1796000909640,1796000909640,1,"9999-99-99",0,null,null,"ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 29, 1, 'invoices', 'inv_01m8mzy2jaenxa4km28j990f9e', '["inv_01m8mzy2jaenxa4km28j990f9e","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","INV-0001","con_01m8mzy27wemjvppvew6f98bfd","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8mzy2jaenxa4km28mg1g96j",null,null,"inv-0001",1796000909898,1796000909898,1,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","100",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","ST",null,10000,1900,11900]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 29, 2, 'number_sequences', 'invoice', '["org_01m8mzx84vehmbbeznn2v6zbk8","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 30, 1, 'deposit_releases', 'alc_01m8mzy2mrenhv46cqza7t2xpn', '["alc_01m8mzy2mrenhv46cqza7t2xpn","org_01m8mzx84vehmbbeznn2v6zbk8","set_01m8mzy2a8efmspcz8wgrey155","2026-04-02",2521,479,"jnl_01m8mzy2nxemkbv53zebtkqgz3",null,null,1796000909976]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 30, 2, 'invoices', 'inv_01m8mzy2jaenxa4km28j990f9e', '["inv_01m8mzy2jaenxa4km28j990f9e","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","INV-0001","con_01m8mzy27wemjvppvew6f98bfd","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8mzy2jaenxa4km28mg1g96j",null,null,"inv-0001",1796000909898,1796000909976,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Oak","1","100",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","ST",null,10000,1900,11900]],[["alc_01m8mzy2mrenhv46cqza7t2xpn","org_01m8mzx84vehmbbeznn2v6zbk8","set_01m8mzy2a8efmspcz8wgrey155",null,3000,"2026-04-02",null,1796000909976,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 30, 3, 'settlements', 'set_01m8mzy2a8efmspcz8wgrey155', '["set_01m8mzy2a8efmspcz8wgrey155","org_01m8mzx84vehmbbeznn2v6zbk8","receipt","sales","posted","con_01m8mzy27wemjvppvew6f98bfd","bac_01m8mzxf9je4ebyxbe008f3k8v","2026-03-27",6000,3000,null,null,0,"jnl_01m8mzy2a8efmspcz8wnm27265",null,null,"",1796000909640,1796000909976,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 31, 1, 'contacts', 'con_01m8mzy2wceeys9y7e5xdtwgft', '["con_01m8mzy2wceeys9y7e5xdtwgft","org_01m8mzx84vehmbbeznn2v6zbk8","both","Ash",null,null,null,null,null,30,null,null,"active","ash",1796000910220,1796000910220,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 32, 1, 'invoices', 'inv_01m8mzy2xyee0vmkr359qdmtj9', '["inv_01m8mzy2xyee0vmkr359qdmtj9","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","A-1","con_01m8mzy2wceeys9y7e5xdtwgft","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8mzy2xyee0vmkr35fbvckgy",null,null,"a-1",1796000910270,1796000910270,1,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Ash","1","50",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 33, 1, 'invoices', 'inv_01m8mzy303eq5vtr5tpkjb2148', '["inv_01m8mzy303eq5vtr5tpkjb2148","org_01m8mzx84vehmbbeznn2v6zbk8","purchase","invoice","issued","A-1","con_01m8mzy2wceeys9y7e5xdtwgft","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8mzy303eq5vtr5tpp4dzf8w",null,null,"a-1",1796000910339,1796000910339,1,"9999-99-99",0,null,null,[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Ash","1","50",null,"acc_01m8mzx84vehmbbeznj2e8faya","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 34, 1, 'contras', 'ctr_01m8mzy320ea0tj7v83b9h38qc', '["ctr_01m8mzy320ea0tj7v83b9h38qc","org_01m8mzx84vehmbbeznn2v6zbk8","con_01m8mzy2wceeys9y7e5xdtwgft","2026-03-28",4000,null,"jnl_01m8mzy320ea0tj7v83dyxwn2j",null,null,1796000910400,1796000910400,1,[["alc_01m8mzy320ea0tj7v83k874bd4","org_01m8mzx84vehmbbeznn2v6zbk8","inv_01m8mzy2xyee0vmkr359qdmtj9",4000,"2026-03-28",null],["alc_01m8mzy320ea0tj7v83k874bd5","org_01m8mzx84vehmbbeznn2v6zbk8","inv_01m8mzy303eq5vtr5tpkjb2148",4000,"2026-03-28",null]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 34, 2, 'invoices', 'inv_01m8mzy2xyee0vmkr359qdmtj9', '["inv_01m8mzy2xyee0vmkr359qdmtj9","org_01m8mzx84vehmbbeznn2v6zbk8","sales","invoice","issued","A-1","con_01m8mzy2wceeys9y7e5xdtwgft","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8mzy2xyee0vmkr35fbvckgy",null,null,"a-1",1796000910270,1796000910400,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Ash","1","50",null,"acc_01m8mzx84vehmbbeznhcnn5pn8","NV",null,5000,0,5000]],[["alc_01m8mzy320ea0tj7v83k874bd4","org_01m8mzx84vehmbbeznn2v6zbk8",null,null,4000,"2026-03-28",null,1796000910400,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 34, 3, 'invoices', 'inv_01m8mzy303eq5vtr5tpkjb2148', '["inv_01m8mzy303eq5vtr5tpkjb2148","org_01m8mzx84vehmbbeznn2v6zbk8","purchase","invoice","issued","A-1","con_01m8mzy2wceeys9y7e5xdtwgft","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8mzy303eq5vtr5tpp4dzf8w",null,null,"a-1",1796000910339,1796000910400,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8mzx84vehmbbeznn2v6zbk8",1,"Ash","1","50",null,"acc_01m8mzx84vehmbbeznj2e8faya","NV",null,5000,0,5000]],[["alc_01m8mzy320ea0tj7v83k874bd5","org_01m8mzx84vehmbbeznn2v6zbk8",null,null,4000,"2026-03-28",null,1796000910400,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 35, 1, 'journal_metadata', 'jnl_01m8mzy38dedpvrbrxd2m927tk', '["jnl_01m8mzy38dedpvrbrxd2m927tk","org_01m8mzx84vehmbbeznn2v6zbk8","{\"run\":\"7\"}"]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 36, 1, 'contacts', 'con_01m8mzy3aee5kt1z68qmjwcz57', '["con_01m8mzy3aee5kt1z68qmjwcz57","org_01m8mzx84vehmbbeznn2v6zbk8","customer","Yew",null,null,null,null,null,30,null,null,"active","yew",1796000910670,1796000910670,1,"C-7","{\"shop\":\"York\"}"]');
INSERT INTO audit_states VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 37, 1, 'balance_assertions', 'bas_01m8mzy3c2eeb85k0av7tynr0z', '["bas_01m8mzy3c2eeb85k0av7tynr0z","org_01m8mzx84vehmbbeznn2v6zbk8","acc_01m8mzx84vehmbbeznfknm6f34","2026-03-31",700,null,1796000910722]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 1, 'organisations', 'org_01m8mzxfpcemesw51xhx57ak9p', '["org_01m8mzxfpcemesw51xhx57ak9p","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000890572,1796000890572,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 2, 'members', 'mem_01m8mzxfpcemesw51xbbz8f1vs', '["mem_01m8mzxfpcemesw51xbbz8f1vs","org_01m8mzxfpcemesw51xhx57ak9p","jo@example.com","usr_01m8mzx72begwsc8tyx4ec4p34","owner",1796000890572,1796000890572,1]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 3, 'accounts', 'acc_01m8mzxfpcemesw51xbdkpd8pj', '["acc_01m8mzxfpcemesw51xbdkpd8pj","org_01m8mzxfpcemesw51xhx57ak9p","1000","Computer equipment","ASSET",null,"ST",null,"active",1796000890572,1796000890572,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 4, 'accounts', 'acc_01m8mzxfpcemesw51xbha6eetf', '["acc_01m8mzxfpcemesw51xbha6eetf","org_01m8mzxfpcemesw51xhx57ak9p","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796000890572,1796000890572,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 5, 'accounts', 'acc_01m8mzxfpcemesw51xbnczav09', '["acc_01m8mzxfpcemesw51xbnczav09","org_01m8mzxfpcemesw51xhx57ak9p","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796000890572,1796000890572,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 6, 'accounts', 'acc_01m8mzxfpcemesw51xbvj3mwd0', '["acc_01m8mzxfpcemesw51xbvj3mwd0","org_01m8mzxfpcemesw51xhx57ak9p","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796000890572,1796000890572,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 7, 'accounts', 'acc_01m8mzxfpcemesw51xbzpdnwhz', '["acc_01m8mzxfpcemesw51xbzpdnwhz","org_01m8mzxfpcemesw51xhx57ak9p","1100","Stock","ASSET",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 8, 'accounts', 'acc_01m8mzxfpcemesw51xc0ahqfsa', '["acc_01m8mzxfpcemesw51xc0ahqfsa","org_01m8mzxfpcemesw51xhx57ak9p","1200","Trade debtors","ASSET","receivable",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 9, 'accounts', 'acc_01m8mzxfpcemesw51xc61hsa49', '["acc_01m8mzxfpcemesw51xc61hsa49","org_01m8mzxfpcemesw51xhx57ak9p","1210","Prepayments","ASSET",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 10, 'accounts', 'acc_01m8mzxfpcemesw51xc9s2awtv', '["acc_01m8mzxfpcemesw51xc9s2awtv","org_01m8mzxfpcemesw51xhx57ak9p","1220","Other debtors","ASSET",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 11, 'accounts', 'acc_01m8mzxfpcemesw51xcdxkkypg', '["acc_01m8mzxfpcemesw51xcdxkkypg","org_01m8mzxfpcemesw51xhx57ak9p","1300","Current account","ASSET","bank",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 12, 'accounts', 'acc_01m8mzxfpcemesw51xcke9t23e', '["acc_01m8mzxfpcemesw51xcke9t23e","org_01m8mzxfpcemesw51xhx57ak9p","1310","Petty cash","ASSET",null,"NV",null,"active",1796000890572,1796000890572,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 13, 'accounts', 'acc_01m8mzxfpcemesw51xcq7zq08v', '["acc_01m8mzxfpcemesw51xcq7zq08v","org_01m8mzxfpcemesw51xhx57ak9p","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 14, 'accounts', 'acc_01m8mzxfpcemesw51xcs96f14y', '["acc_01m8mzxfpcemesw51xcs96f14y","org_01m8mzxfpcemesw51xhx57ak9p","2110","Accruals","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 15, 'accounts', 'acc_01m8mzxfpcemesw51xcw9vefgs', '["acc_01m8mzxfpcemesw51xcw9vefgs","org_01m8mzxfpcemesw51xhx57ak9p","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 16, 'accounts', 'acc_01m8mzxfpcemesw51xd3w4yc34', '["acc_01m8mzxfpcemesw51xd3w4yc34","org_01m8mzxfpcemesw51xhx57ak9p","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 17, 'accounts', 'acc_01m8mzxfpcemesw51xd5y14t9z', '["acc_01m8mzxfpcemesw51xd5y14t9z","org_01m8mzxfpcemesw51xhx57ak9p","2220","Net wages","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 18, 'accounts', 'acc_01m8mzxfpcemesw51xd8bsgq90', '["acc_01m8mzxfpcemesw51xd8bsgq90","org_01m8mzxfpcemesw51xhx57ak9p","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 19, 'accounts', 'acc_01m8mzxfpcemesw51xddfpx9fa', '["acc_01m8mzxfpcemesw51xddfpx9fa","org_01m8mzxfpcemesw51xhx57ak9p","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 20, 'accounts', 'acc_01m8mzxfpcemesw51xdkt0r4gg', '["acc_01m8mzxfpcemesw51xdkt0r4gg","org_01m8mzxfpcemesw51xhx57ak9p","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796000890572,1796000890572,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 21, 'accounts', 'acc_01m8mzxfpcemesw51xdnfnhykp', '["acc_01m8mzxfpcemesw51xdnfnhykp","org_01m8mzxfpcemesw51xhx57ak9p","2900","Suspense","LIABILITY","suspense",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 22, 'accounts', 'acc_01m8mzxfpcemesw51xdt716711', '["acc_01m8mzxfpcemesw51xdt716711","org_01m8mzxfpcemesw51xhx57ak9p","3000","Share capital","EQUITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 23, 'accounts', 'acc_01m8mzxfpcemesw51xdzhdxdrh', '["acc_01m8mzxfpcemesw51xdzhdxdrh","org_01m8mzxfpcemesw51xhx57ak9p","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 24, 'accounts', 'acc_01m8mzxfpcemesw51xe3w3r912', '["acc_01m8mzxfpcemesw51xe3w3r912","org_01m8mzxfpcemesw51xhx57ak9p","3200","Dividends","EQUITY",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 25, 'accounts', 'acc_01m8mzxfpcemesw51xe7ab8tk8', '["acc_01m8mzxfpcemesw51xe7ab8tk8","org_01m8mzxfpcemesw51xhx57ak9p","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 26, 'accounts', 'acc_01m8mzxfpcemesw51xe9sbn93c', '["acc_01m8mzxfpcemesw51xe9sbn93c","org_01m8mzxfpcemesw51xhx57ak9p","4000","Sales","INCOME",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 27, 'accounts', 'acc_01m8mzxfpcemesw51xef6da9n2', '["acc_01m8mzxfpcemesw51xef6da9n2","org_01m8mzxfpcemesw51xhx57ak9p","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 28, 'accounts', 'acc_01m8mzxfpcemesw51xejqngt2j', '["acc_01m8mzxfpcemesw51xejqngt2j","org_01m8mzxfpcemesw51xhx57ak9p","4090","Other income","INCOME",null,"ST",null,"active",1796000890572,1796000890572,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 29, 'accounts', 'acc_01m8mzxfpcemesw51xep0j36gk', '["acc_01m8mzxfpcemesw51xep0j36gk","org_01m8mzxfpcemesw51xhx57ak9p","4900","Interest received","INCOME",null,"EX",null,"active",1796000890572,1796000890572,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 30, 'accounts', 'acc_01m8mzxfpcemesw51xetnqv2zr', '["acc_01m8mzxfpcemesw51xetnqv2zr","org_01m8mzxfpcemesw51xhx57ak9p","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 31, 'accounts', 'acc_01m8mzxfpcemesw51xexd845f7', '["acc_01m8mzxfpcemesw51xexd845f7","org_01m8mzxfpcemesw51xhx57ak9p","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 32, 'accounts', 'acc_01m8mzxfpcemesw51xf195sr1j', '["acc_01m8mzxfpcemesw51xf195sr1j","org_01m8mzxfpcemesw51xhx57ak9p","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 33, 'accounts', 'acc_01m8mzxfpcemesw51xf7h589kr', '["acc_01m8mzxfpcemesw51xf7h589kr","org_01m8mzxfpcemesw51xhx57ak9p","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 34, 'accounts', 'acc_01m8mzxfpcemesw51xfaran3qx', '["acc_01m8mzxfpcemesw51xfaran3qx","org_01m8mzxfpcemesw51xhx57ak9p","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 35, 'accounts', 'acc_01m8mzxfpcemesw51xfejgjnxa', '["acc_01m8mzxfpcemesw51xfejgjnxa","org_01m8mzxfpcemesw51xhx57ak9p","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 36, 'accounts', 'acc_01m8mzxfpcemesw51xfjdx8hxs', '["acc_01m8mzxfpcemesw51xfjdx8hxs","org_01m8mzxfpcemesw51xhx57ak9p","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 37, 'accounts', 'acc_01m8mzxfpcemesw51xfqg3yz62', '["acc_01m8mzxfpcemesw51xfqg3yz62","org_01m8mzxfpcemesw51xhx57ak9p","6100","Rent","EXPENSE",null,"EX",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 38, 'accounts', 'acc_01m8mzxfpcemesw51xfvx3fe89', '["acc_01m8mzxfpcemesw51xfvx3fe89","org_01m8mzxfpcemesw51xhx57ak9p","6110","Business rates","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 39, 'accounts', 'acc_01m8mzxfpcemesw51xfxhsqjrf', '["acc_01m8mzxfpcemesw51xfxhsqjrf","org_01m8mzxfpcemesw51xhx57ak9p","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 40, 'accounts', 'acc_01m8mzxfpcemesw51xg1be3k7e', '["acc_01m8mzxfpcemesw51xg1be3k7e","org_01m8mzxfpcemesw51xhx57ak9p","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 41, 'accounts', 'acc_01m8mzxfpcemesw51xg6dfnh1r', '["acc_01m8mzxfpcemesw51xg6dfnh1r","org_01m8mzxfpcemesw51xhx57ak9p","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 42, 'accounts', 'acc_01m8mzxfpcemesw51xg92sft5d', '["acc_01m8mzxfpcemesw51xg92sft5d","org_01m8mzxfpcemesw51xhx57ak9p","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 43, 'accounts', 'acc_01m8mzxfpcemesw51xgf6nnvd2', '["acc_01m8mzxfpcemesw51xgf6nnvd2","org_01m8mzxfpcemesw51xhx57ak9p","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 44, 'accounts', 'acc_01m8mzxfpcemesw51xgkjtk5p2', '["acc_01m8mzxfpcemesw51xgkjtk5p2","org_01m8mzxfpcemesw51xhx57ak9p","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 45, 'accounts', 'acc_01m8mzxfpcemesw51xgme1dnyt', '["acc_01m8mzxfpcemesw51xgme1dnyt","org_01m8mzxfpcemesw51xhx57ak9p","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 46, 'accounts', 'acc_01m8mzxfpcemesw51xgva2rxv8', '["acc_01m8mzxfpcemesw51xgva2rxv8","org_01m8mzxfpcemesw51xhx57ak9p","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 47, 'accounts', 'acc_01m8mzxfpcemesw51xgyjvj7zq', '["acc_01m8mzxfpcemesw51xgyjvj7zq","org_01m8mzxfpcemesw51xhx57ak9p","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 48, 'accounts', 'acc_01m8mzxfpcemesw51xh2rt0xs4', '["acc_01m8mzxfpcemesw51xh2rt0xs4","org_01m8mzxfpcemesw51xhx57ak9p","6600","Insurance","EXPENSE",null,"EX",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 49, 'accounts', 'acc_01m8mzxfpcemesw51xh6p8svnm', '["acc_01m8mzxfpcemesw51xh6p8svnm","org_01m8mzxfpcemesw51xhx57ak9p","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 50, 'accounts', 'acc_01m8mzxfpcemesw51xhashhr0d', '["acc_01m8mzxfpcemesw51xhashhr0d","org_01m8mzxfpcemesw51xhx57ak9p","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 51, 'accounts', 'acc_01m8mzxfpcemesw51xhedwq3h6', '["acc_01m8mzxfpcemesw51xhedwq3h6","org_01m8mzxfpcemesw51xhx57ak9p","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 52, 'accounts', 'acc_01m8mzxfpcemesw51xhhy0419a', '["acc_01m8mzxfpcemesw51xhhy0419a","org_01m8mzxfpcemesw51xhx57ak9p","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796000890572,1796000890572,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 53, 'accounts', 'acc_01m8mzxfpcemesw51xhpt29jvk', '["acc_01m8mzxfpcemesw51xhpt29jvk","org_01m8mzxfpcemesw51xhx57ak9p","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796000890572,1796000890572,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 1, 54, 'accounts', 'acc_01m8mzxfpcemesw51xhtjms5gc', '["acc_01m8mzxfpcemesw51xhtjms5gc","org_01m8mzxfpcemesw51xhx57ak9p","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796000890572,1796000890572,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 1, 'accounts', 'acc_01m8mzxfyxeryapqannyt3w536', '["acc_01m8mzxfyxeryapqannyt3w536","org_01m8mzxfpcemesw51xhx57ak9p","2250","VAT","LIABILITY","vat_control",null,null,"active",1796000890845,1796000890845,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 3, 1, 'accounts', 'acc_01m8mzxg47e3gs937mfdrrm01d', '["acc_01m8mzxg47e3gs937mfdrrm01d","org_01m8mzxfpcemesw51xhx57ak9p","4100","Room hire","INCOME",null,"EX",null,"active",1796000891015,1796000891015,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 1, 'bank_accounts', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '["bac_01m8mzxgdhet9bw1v0zb6f3fvp","org_01m8mzxfpcemesw51xhx57ak9p","acc_01m8mzxfpcemesw51xcdxkkypg","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mzxgdhet9bw1v0zhxdy06w",null,1796000891313,1796000891313,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 5, 1, 'accounts', 'acc_01m8mzxgkhe849b6z74a59xrxj', '["acc_01m8mzxgkhe849b6z74a59xrxj","org_01m8mzxfpcemesw51xhx57ak9p","1301","Savings","ASSET","bank",null,null,"active",1796000891505,1796000891505,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 6, 1, 'bank_accounts', 'bac_01m8mzxgkhe849b6z745ty0r0r', '["bac_01m8mzxgkhe849b6z745ty0r0r","org_01m8mzxfpcemesw51xhx57ak9p","acc_01m8mzxgkhe849b6z74a59xrxj","Savings","savings",null,null,null,null,null,null,null,1796000891505,1796000891505,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 1, 'contacts', 'con_01m8mzxgsreqhaph0rjf9a9qxa', '["con_01m8mzxgsreqhaph0rjf9a9qxa","org_01m8mzxfpcemesw51xhx57ak9p","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1796000891704,1796000891704,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 1, 'contacts', 'con_01m8mzxgy7e68skqqcsbfeb4k9', '["con_01m8mzxgy7e68skqqcsbfeb4k9","org_01m8mzxfpcemesw51xhx57ak9p","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1796000891847,1796000891847,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 1, 'contacts', 'con_01m8mzxh2ve84vss9y57m3dgks', '["con_01m8mzxh2ve84vss9y57m3dgks","org_01m8mzxfpcemesw51xhx57ak9p","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1796000891995,1796000891995,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 1, 'contacts', 'con_01m8mzxh9ce4w8z4r0c6z2cfma', '["con_01m8mzxh9ce4w8z4r0c6z2cfma","org_01m8mzxfpcemesw51xhx57ak9p","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1796000892204,1796000892204,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 1, 'contacts', 'con_01m8mzxhd4ecna3fvcq1fxek30', '["con_01m8mzxhd4ecna3fvcq1fxek30","org_01m8mzxfpcemesw51xhx57ak9p","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1796000892324,1796000892324,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 1, 'contacts', 'con_01m8mzxhjxehdagycz69kcty1b', '["con_01m8mzxhjxehdagycz69kcty1b","org_01m8mzxfpcemesw51xhx57ak9p","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1796000892509,1796000892509,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 1, 'contacts', 'con_01m8mzxhrwe5dvs17vx55p7y9x', '["con_01m8mzxhrwe5dvs17vx55p7y9x","org_01m8mzxfpcemesw51xhx57ak9p","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1796000892700,1796000892700,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 1, 'invoices', 'inv_01m8mzxj81eq485nkgy0z596cq', '["inv_01m8mzxj81eq485nkgy0z596cq","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0001","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8mzxj81eq485nkgy55589kg",null,null,"inv-0001",1796000893185,1796000893185,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course design, 3 days","3","650.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,195000,39000,234000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 14, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 15, 1, 'invoices', 'inv_01m8mzxjb0ef398e05r9vdtq1j', '["inv_01m8mzxjb0ef398e05r9vdtq1j","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","PX-881","con_01m8mzxh9ce4w8z4r0c6z2cfma","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8mzxjb0ef398e05rfx866by",null,null,"px-881",1796000893280,1796000893280,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Printing of workbooks","1","412.00",null,"acc_01m8mzxfpcemesw51xexd845f7","ZR",null,41200,0,41200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 16, 1, 'invoices', 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', '["inv_01m8mzxjdcer1v3bh1ehaq7y3v","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","TB-0117","con_01m8mzxhd4ecna3fvcq1fxek30","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8mzxjdcer1v3bh1engtn0yg",null,null,"tb-0117",1796000893356,1796000893356,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Laptop","1","899.00",null,"acc_01m8mzxfpcemesw51xbdkpd8pj","ST",null,89900,17980,107880]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 17, 1, 'invoices', 'inv_01m8mzxjfjedza0m0n5z30mm1s', '["inv_01m8mzxjfjedza0m0n5z30mm1s","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0002","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8mzxjfjedza0m0n63menm7q",null,null,"inv-0002",1796000893426,1796000893426,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Workbooks","120","7.25",null,"acc_01m8mzxfpcemesw51xef6da9n2","ZR",null,87000,0,87000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 17, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 18, 1, 'invoices', 'inv_01m8mzxjjfebabd5nzkzef12ky', '["inv_01m8mzxjjfebabd5nzkzef12ky","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","HL-33","con_01m8mzxhjxehdagycz69kcty1b","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8mzxjjfebabd5nzm3s175aa",null,null,"hl-33",1796000893519,1796000893519,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Rent, January to March","1","1350.00",null,"acc_01m8mzxfpcemesw51xfqg3yz62","EX",null,135000,0,135000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 19, 1, 'invoices', 'inv_01m8mzxjmqe82teb9f05096ysy', '["inv_01m8mzxjmqe82teb9f05096ysy","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0003","con_01m8mzxgy7e68skqqcsbfeb4k9","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8mzxjmqe82teb9f08xvx56p",null,null,"inv-0003",1796000893591,1796000893591,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mzxg47e3gs937mfdrrm01d","EX",null,24000,0,24000],["org_01m8mzxfpcemesw51xhx57ak9p",2,"Projector","1","35.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,3500,700,4200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 19, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 20, 1, 'invoices', 'inv_01m8mzxjphef18r477dt9ccwec', '["inv_01m8mzxjphef18r477dt9ccwec","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0004","con_01m8mzxh2ve84vss9y57m3dgks","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8mzxjphef18r477dyscs05c",null,null,"inv-0004",1796000893649,1796000893649,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course for new starters","1","1480.00","10","acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,133200,26640,159840]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 20, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 21, 1, 'invoices', 'inv_01m8mzxjr1e8frx8bfpsyqhs66', '["inv_01m8mzxjr1e8frx8bfpsyqhs66","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0005","con_01m8mzxh2ve84vss9y57m3dgks","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mzxjr1e8frx8bfpzppw1xr",null,null,"inv-0005",1796000893697,1796000893697,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Raised in error","1","500.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 21, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 22, 1, 'invoices', 'inv_01m8mzxjtee7jt6cawc4q8mram', '["inv_01m8mzxjtee7jt6cawc4q8mram","org_01m8mzxfpcemesw51xhx57ak9p","sales","credit_note","issued","CN-0001","con_01m8mzxh2ve84vss9y57m3dgks","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8mzxjtee7jt6cawca0jpr0n",null,null,"cn-0001\ninv-0004",1796000893774,1796000893774,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"A day that was not held","1","150.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mzxfpcemesw51xhx57ak9p","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 23, 1, 'invoices', 'inv_01m8mzxjwjezxb0m3ewnf672ek', '["inv_01m8mzxjwjezxb0m3ewnf672ek","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","FR-1209","con_01m8mzxhrwe5dvs17vx55p7y9x","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8mzxjwjezxb0m3ewrxzv927",null,null,"fr-1209",1796000893842,1796000893842,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Illustration, 2 days","2","384.00",null,"acc_01m8mzxfpcemesw51xf195sr1j","ST",null,64000,12800,76800]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 24, 1, 'invoices', 'inv_01m8mzxjywentsqqjma1cbh6q5', '["inv_01m8mzxjywentsqqjma1cbh6q5","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0006","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8mzxjywentsqqjma4h3gyzy",null,null,"inv-0006",1796000893916,1796000893916,1,"9999-99-99",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Workbooks","24","7.25",null,"acc_01m8mzxfpcemesw51xef6da9n2","ZR",null,17400,0,17400],["org_01m8mzxfpcemesw51xhx57ak9p",2,"Half a day of course design","0.5","650.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,32500,6500,39000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 24, 2, 'number_sequences', 'invoice', '["org_01m8mzxfpcemesw51xhx57ak9p","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 25, 1, 'invoices', 'inv_01m8mzxjr1e8frx8bfpsyqhs66', '["inv_01m8mzxjr1e8frx8bfpsyqhs66","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","void","INV-0005","con_01m8mzxh2ve84vss9y57m3dgks","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mzxjr1e8frx8bfpzppw1xr","2026-03-03","jnl_01m8mzxk4tetcbxcm8gsh1a11v","inv-0005",1796000893697,1796000894106,2,"2026-03-03",0,null,null,[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Raised in error","1","500.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 1, 'invoices', 'inv_01m8mzxjphef18r477dt9ccwec', '["inv_01m8mzxjphef18r477dt9ccwec","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0004","con_01m8mzxh2ve84vss9y57m3dgks","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8mzxjphef18r477dyscs05c",null,null,"inv-0004",1796000893649,1796000894367,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course for new starters","1","1480.00","10","acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,133200,26640,159840]],[["alc_01m8mzxkczec5vdqcb6t18e8sf","org_01m8mzxfpcemesw51xhx57ak9p",null,"inv_01m8mzxjtee7jt6cawc4q8mram",18000,"2026-03-12",null,1796000894367,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 2, 'invoices', 'inv_01m8mzxjtee7jt6cawc4q8mram', '["inv_01m8mzxjtee7jt6cawc4q8mram","org_01m8mzxfpcemesw51xhx57ak9p","sales","credit_note","issued","CN-0001","con_01m8mzxh2ve84vss9y57m3dgks","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8mzxjtee7jt6cawca0jpr0n",null,null,"cn-0001\ninv-0004",1796000893774,1796000894367,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"A day that was not held","1","150.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 30, 1, 'invoices', 'inv_01m8mzxjmqe82teb9f05096ysy', '["inv_01m8mzxjmqe82teb9f05096ysy","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0003","con_01m8mzxgy7e68skqqcsbfeb4k9","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8mzxjmqe82teb9f08xvx56p",null,null,"inv-0003",1796000893591,1796000894834,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mzxg47e3gs937mfdrrm01d","EX",null,24000,0,24000],["org_01m8mzxfpcemesw51xhx57ak9p",2,"Projector","1","35.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,3500,700,4200]],[["alc_01m8mzxkvje0eta3kk6zyertwv","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxkvje0eta3kk6npnzeeb",null,28200,"2026-03-06",null,1796000894834,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 30, 2, 'settlements', 'set_01m8mzxkvje0eta3kk6npnzeeb', '["set_01m8mzxkvje0eta3kk6npnzeeb","org_01m8mzxfpcemesw51xhx57ak9p","receipt","sales","posted","con_01m8mzxgy7e68skqqcsbfeb4k9","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-06",28200,28200,null,null,0,"jnl_01m8mzxkvje0eta3kk6vp3c33a",null,null,"",1796000894834,1796000894834,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 1, 'bank_accounts', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp', '["bac_01m8mzxgdhet9bw1v0zb6f3fvp","org_01m8mzxfpcemesw51xhx57ak9p","acc_01m8mzxfpcemesw51xcdxkkypg","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mzxgdhet9bw1v0zhxdy06w",900715,1796000891313,1796000895081,2,"2026-03-31",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 2, 'stated_balances', 'bac_01m8mzxgdhet9bw1v0zb6f3fvp/2026-03-31', '["org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-31",900715,1796000895081]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 3, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmf7aah3d', '["btx_01m8mzxm39ev9spgtgmf7aah3d","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 4, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmhd2p37k', '["btx_01m8mzxm39ev9spgtgmhd2p37k","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 5, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmqkhd8hf', '["btx_01m8mzxm39ev9spgtgmqkhd8hf","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 6, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmttv5gj8', '["btx_01m8mzxm39ev9spgtgmttv5gj8","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 7, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmzdfvpwq', '["btx_01m8mzxm39ev9spgtgmzdfvpwq","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 8, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgn12mk0zq', '["btx_01m8mzxm39ev9spgtgn12mk0zq","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 9, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgn77esmdr', '["btx_01m8mzxm39ev9spgtgn77esmdr","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 10, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgna38a72y', '["btx_01m8mzxm39ev9spgtgna38a72y","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 11, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnc1tgtr6', '["btx_01m8mzxm39ev9spgtgnc1tgtr6","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 12, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnkaq8xs0', '["btx_01m8mzxm39ev9spgtgnkaq8xs0","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 13, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnnhz2zfx', '["btx_01m8mzxm39ev9spgtgnnhz2zfx","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 14, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnsecsyfx', '["btx_01m8mzxm39ev9spgtgnsecsyfx","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 31, 15, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnxpns7j4', '["btx_01m8mzxm39ev9spgtgnxpns7j4","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796000895081,1796000895081,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 32, 1, 'invoices', 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', '["inv_01m8mzxjdcer1v3bh1ehaq7y3v","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","TB-0117","con_01m8mzxhd4ecna3fvcq1fxek30","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8mzxjdcer1v3bh1engtn0yg",null,null,"tb-0117",1796000893356,1796000895559,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Laptop","1","899.00",null,"acc_01m8mzxfpcemesw51xbdkpd8pj","ST",null,89900,17980,107880]],[["alc_01m8mzxmj7ey08eed0k92h9p8a","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxmj7ey08eed0k92h9p8a",null,107880,"2026-01-22",null,1796000895559,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 32, 2, 'settlements', 'set_01m8mzxmj7ey08eed0k92h9p8a', '["set_01m8mzxmj7ey08eed0k92h9p8a","org_01m8mzxfpcemesw51xhx57ak9p","payment","purchase","posted","con_01m8mzxhd4ecna3fvcq1fxek30","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-22",107880,107880,null,"btx_01m8mzxm39ev9spgtgmf7aah3d",1,"jnl_01m8mzxmj7ey08eed0k92h9p8a",null,null,"",1796000895559,1796000895559,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 33, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmf7aah3d', '["btx_01m8mzxm39ev9spgtgmf7aah3d","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8mzxhd4ecna3fvcq1fxek30","allocations","jnl_01m8mzxmj7ey08eed0k92h9p8a",2,null,"NV",0,1796000895559,1796000895081,1796000895559,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 34, 1, 'invoices', 'inv_01m8mzxj81eq485nkgy0z596cq', '["inv_01m8mzxj81eq485nkgy0z596cq","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0001","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8mzxj81eq485nkgy55589kg",null,null,"inv-0001",1796000893185,1796000895996,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course design, 3 days","3","650.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,195000,39000,234000]],[["alc_01m8mzxmzwehybttcwfvnxfszp","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxmzwehybttcwfvnxfszp",null,150000,"2026-01-30",null,1796000895996,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 34, 2, 'settlements', 'set_01m8mzxmzwehybttcwfvnxfszp', '["set_01m8mzxmzwehybttcwfvnxfszp","org_01m8mzxfpcemesw51xhx57ak9p","receipt","sales","posted","con_01m8mzxgsreqhaph0rjf9a9qxa","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-30",150000,150000,null,"btx_01m8mzxm39ev9spgtgmhd2p37k",1,"jnl_01m8mzxmzwehybttcwfvnxfszp",null,null,"",1796000895996,1796000895996,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 35, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmhd2p37k', '["btx_01m8mzxm39ev9spgtgmhd2p37k","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8mzxgsreqhaph0rjf9a9qxa","allocations","jnl_01m8mzxmzwehybttcwfvnxfszp",2,null,"NV",0,1796000895996,1796000895081,1796000895996,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 36, 1, 'invoices', 'inv_01m8mzxjjfebabd5nzkzef12ky', '["inv_01m8mzxjjfebabd5nzkzef12ky","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","HL-33","con_01m8mzxhjxehdagycz69kcty1b","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8mzxjjfebabd5nzm3s175aa",null,null,"hl-33",1796000893519,1796000896426,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Rent, January to March","1","1350.00",null,"acc_01m8mzxfpcemesw51xfqg3yz62","EX",null,135000,0,135000]],[["alc_01m8mzxnd8et0vfg0vy6n64s4b","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxnd8et0vfg0vy6n64s4b",null,135000,"2026-02-10",null,1796000896426,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 36, 2, 'settlements', 'set_01m8mzxnd8et0vfg0vy6n64s4b', '["set_01m8mzxnd8et0vfg0vy6n64s4b","org_01m8mzxfpcemesw51xhx57ak9p","payment","purchase","posted","con_01m8mzxhjxehdagycz69kcty1b","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-10",135000,135000,null,"btx_01m8mzxm39ev9spgtgmttv5gj8",1,"jnl_01m8mzxnd8et0vfg0vy6n64s4b",null,null,"",1796000896426,1796000896426,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 37, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmttv5gj8', '["btx_01m8mzxm39ev9spgtgmttv5gj8","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8mzxhjxehdagycz69kcty1b","allocations","jnl_01m8mzxnd8et0vfg0vy6n64s4b",2,null,"NV",0,1796000896426,1796000895081,1796000896426,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 38, 1, 'invoices', 'inv_01m8mzxj81eq485nkgy0z596cq', '["inv_01m8mzxj81eq485nkgy0z596cq","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0001","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8mzxj81eq485nkgy55589kg",null,null,"inv-0001",1796000893185,1796000896845,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course design, 3 days","3","650.00",null,"acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,195000,39000,234000]],[["alc_01m8mzxmzwehybttcwfvnxfszp","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxmzwehybttcwfvnxfszp",null,150000,"2026-01-30",null,1796000895996,null],["alc_01m8mzxntdehjvyvy7hdgtqv95","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxntdehjvyvy7hdgtqv95",null,84000,"2026-02-16",null,1796000896845,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 38, 2, 'invoices', 'inv_01m8mzxjfjedza0m0n5z30mm1s', '["inv_01m8mzxjfjedza0m0n5z30mm1s","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0002","con_01m8mzxgsreqhaph0rjf9a9qxa","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8mzxjfjedza0m0n63menm7q",null,null,"inv-0002",1796000893426,1796000896845,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Workbooks","120","7.25",null,"acc_01m8mzxfpcemesw51xef6da9n2","ZR",null,87000,0,87000]],[["alc_01m8mzxntdehjvyvy7hdgtqv96","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxntdehjvyvy7hdgtqv95",null,87000,"2026-02-16",null,1796000896845,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 38, 3, 'settlements', 'set_01m8mzxntdehjvyvy7hdgtqv95', '["set_01m8mzxntdehjvyvy7hdgtqv95","org_01m8mzxfpcemesw51xhx57ak9p","receipt","sales","posted","con_01m8mzxgsreqhaph0rjf9a9qxa","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-16",171000,171000,null,"btx_01m8mzxm39ev9spgtgmzdfvpwq",1,"jnl_01m8mzxntdehjvyvy7hdgtqv95",null,null,"",1796000896845,1796000896845,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 39, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmzdfvpwq', '["btx_01m8mzxm39ev9spgtgmzdfvpwq","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8mzxgsreqhaph0rjf9a9qxa","allocations","jnl_01m8mzxntdehjvyvy7hdgtqv95",2,null,"NV",0,1796000896845,1796000895081,1796000896845,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 40, 1, 'invoices', 'inv_01m8mzxjb0ef398e05r9vdtq1j', '["inv_01m8mzxjb0ef398e05r9vdtq1j","org_01m8mzxfpcemesw51xhx57ak9p","purchase","invoice","issued","PX-881","con_01m8mzxh9ce4w8z4r0c6z2cfma","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8mzxjb0ef398e05rfx866by",null,null,"px-881",1796000893280,1796000897226,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Printing of workbooks","1","412.00",null,"acc_01m8mzxfpcemesw51xexd845f7","ZR",null,41200,0,41200]],[["alc_01m8mzxp6ae6rtdddg00b3s9ep","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxp6ae6rtdddg00b3s9ep",null,40000,"2026-02-27",null,1796000897226,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 40, 2, 'settlements', 'set_01m8mzxp6ae6rtdddg00b3s9ep', '["set_01m8mzxp6ae6rtdddg00b3s9ep","org_01m8mzxfpcemesw51xhx57ak9p","payment","purchase","posted","con_01m8mzxh9ce4w8z4r0c6z2cfma","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-27",40000,40000,null,"btx_01m8mzxm39ev9spgtgn77esmdr",1,"jnl_01m8mzxp6ae6rtdddg00b3s9ep",null,null,"",1796000897226,1796000897226,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 41, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgn77esmdr', '["btx_01m8mzxm39ev9spgtgn77esmdr","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8mzxh9ce4w8z4r0c6z2cfma","allocations","jnl_01m8mzxp6ae6rtdddg00b3s9ep",2,null,"NV",0,1796000897226,1796000895081,1796000897226,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 42, 1, 'invoices', 'inv_01m8mzxjphef18r477dt9ccwec', '["inv_01m8mzxjphef18r477dt9ccwec","org_01m8mzxfpcemesw51xhx57ak9p","sales","invoice","issued","INV-0004","con_01m8mzxh2ve84vss9y57m3dgks","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8mzxjphef18r477dyscs05c",null,null,"inv-0004",1796000893649,1796000897702,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8mzxfpcemesw51xhx57ak9p",1,"Course for new starters","1","1480.00","10","acc_01m8mzxfpcemesw51xe9sbn93c","ST",null,133200,26640,159840]],[["alc_01m8mzxkczec5vdqcb6t18e8sf","org_01m8mzxfpcemesw51xhx57ak9p",null,"inv_01m8mzxjtee7jt6cawc4q8mram",18000,"2026-03-12",null,1796000894367,null],["alc_01m8mzxpn6emgtrr08h793c7g9","org_01m8mzxfpcemesw51xhx57ak9p","set_01m8mzxpn6emgtrr08h793c7g9",null,141840,"2026-03-16",null,1796000897702,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 42, 2, 'settlements', 'set_01m8mzxpn6emgtrr08h793c7g9', '["set_01m8mzxpn6emgtrr08h793c7g9","org_01m8mzxfpcemesw51xhx57ak9p","receipt","sales","posted","con_01m8mzxh2ve84vss9y57m3dgks","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-16",141840,141840,null,"btx_01m8mzxm39ev9spgtgnkaq8xs0",1,"jnl_01m8mzxpn6emgtrr08h793c7g9",null,null,"",1796000897702,1796000897702,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 43, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnkaq8xs0', '["btx_01m8mzxm39ev9spgtgnkaq8xs0","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8mzxh2ve84vss9y57m3dgks","allocations","jnl_01m8mzxpn6emgtrr08h793c7g9",2,null,"NV",0,1796000897702,1796000895081,1796000897702,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 44, 1, 'settlements', 'set_01m8mzxkvje0eta3kk6npnzeeb', '["set_01m8mzxkvje0eta3kk6npnzeeb","org_01m8mzxfpcemesw51xhx57ak9p","receipt","sales","posted","con_01m8mzxgy7e68skqqcsbfeb4k9","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-06",28200,28200,null,"btx_01m8mzxm39ev9spgtgnc1tgtr6",0,"jnl_01m8mzxkvje0eta3kk6vp3c33a",null,null,"",1796000894834,1796000898269,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 45, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnc1tgtr6', '["btx_01m8mzxm39ev9spgtgnc1tgtr6","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8mzxgy7e68skqqcsbfeb4k9","match","jnl_01m8mzxkvje0eta3kk6vp3c33a",2,null,"NV",0,1796000898269,1796000895081,1796000898269,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 46, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnsecsyfx', '["btx_01m8mzxm39ev9spgtgnsecsyfx","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8mzxqj3ewev5f3hd2wyx2kj",1,null,"NV",0,1796000898627,1796000895081,1796000898627,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 47, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnxpns7j4', '["btx_01m8mzxm39ev9spgtgnxpns7j4","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8mzxfpcemesw51xd5y14t9z","NV",null,null,"account","jnl_01m8mzxr2ger78qrb11bxxpt23",1,"acc_01m8mzxfpcemesw51xd5y14t9z","NV",0,1796000899152,1796000895081,1796000899152,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 48, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmqkhd8hf', '["btx_01m8mzxm39ev9spgtgmqkhd8hf","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mzxfpcemesw51xg6dfnh1r","ST",null,null,null,null,null,null,null,null,null,1796000895081,1796000901586,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 49, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgn12mk0zq', '["btx_01m8mzxm39ev9spgtgn12mk0zq","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8mzxfpcemesw51xgf6nnvd2","ZR",null,null,null,null,null,null,null,null,null,1796000895081,1796000901586,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 50, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgna38a72y', '["btx_01m8mzxm39ev9spgtgna38a72y","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mzxfpcemesw51xg6dfnh1r","ST",null,null,null,null,null,null,null,null,null,1796000895081,1796000901586,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 51, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnnhz2zfx', '["btx_01m8mzxm39ev9spgtgnnhz2zfx","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8mzxfpcemesw51xh6p8svnm","EX",null,null,null,null,null,null,null,null,null,1796000895081,1796000901586,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 52, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgn12mk0zq', '["btx_01m8mzxm39ev9spgtgn12mk0zq","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8mzxfpcemesw51xgf6nnvd2","ZR",null,null,"account","jnl_01m8mzxttqekvabmq8a8h1vm3y",1,"acc_01m8mzxfpcemesw51xgf6nnvd2","ZR",0,1796000901975,1796000895081,1796000901975,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 53, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgna38a72y', '["btx_01m8mzxm39ev9spgtgna38a72y","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mzxfpcemesw51xg6dfnh1r","ST",null,null,"account","jnl_01m8mzxv6sebttb3dd75702q8y",1,"acc_01m8mzxfpcemesw51xg6dfnh1r","ST",-600,1796000902362,1796000895081,1796000902362,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 54, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgmqkhd8hf', '["btx_01m8mzxm39ev9spgtgmqkhd8hf","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mzxfpcemesw51xg6dfnh1r","ST",null,null,"account","jnl_01m8mzxvkteyxavh0md6vvc2w7",1,"acc_01m8mzxfpcemesw51xg6dfnh1r","ST",-600,1796000902778,1796000895081,1796000902778,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 55, 1, 'bank_transactions', 'btx_01m8mzxm39ev9spgtgnnhz2zfx', '["btx_01m8mzxm39ev9spgtgnnhz2zfx","org_01m8mzxfpcemesw51xhx57ak9p","bac_01m8mzxgdhet9bw1v0zb6f3fvp","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8mzxfpcemesw51xh6p8svnm","EX",null,null,"account","jnl_01m8mzxvzwerdatb71c8anm2t0",1,"acc_01m8mzxfpcemesw51xh6p8svnm","EX",0,1796000903164,1796000895081,1796000903164,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 56, 1, 'vat_returns', 'vrt_01m8mzxwpbeyrtdvepfz71bstw', '["vrt_01m8mzxwpbeyrtdvepfz71bstw","org_01m8mzxfpcemesw51xhx57ak9p","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796000903883,1796000903883,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 57, 1, 'organisations', 'org_01m8mzxfpcemesw51xhx57ak9p', '["org_01m8mzxfpcemesw51xhx57ak9p","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796000890572,1796000890572,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 57, 2, 'vat_returns', 'vrt_01m8mzxwpbeyrtdvepfz71bstw', '["vrt_01m8mzxwpbeyrtdvepfz71bstw","org_01m8mzxfpcemesw51xhx57ak9p","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1796000904109,1796000903883,1796000904109,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 58, 1, 'organisations', 'org_01m8mzxfpcemesw51xhx57ak9p', '["org_01m8mzxfpcemesw51xhx57ak9p","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1796000890572,1796000904373,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1796000881739, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'usr_01m8mzx72begwsc8tyx4ec4p34', '{}', X'AFF6BEF1E6C0AA804F6039D930782A1EE978314FFD35CC06076E0BDD0575B742');
INSERT INTO security_events VALUES (2, 1796000881988, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mzx7a4erk89gp6xvpg1p5v', 'usr_01m8mzx72begwsc8tyx4ec4p34', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'8A0D0B7D8312B25FD1FD1F69BFECD6E288B72F2E5D123501AC95C982D764982F');
INSERT INTO security_events VALUES (3, 1796000882292, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'usr_01m8mzx72begwsc8tyx4ec4p34', '{"expires_at":"2026-11-30T02:08:02.292Z"}', X'8561E79CF4F5C65DA3A714A29590FF97E665D5E8BBC0D0FFDCB36D1614D05424');
INSERT INTO security_events VALUES (4, 1796000882787, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mzx833e4j80mwr9grr16kx', 'usr_01m8mzx72begwsc8tyx4ec4p34', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'38D2D878AE0B4C1EFB1AEF599ABF6E430E975E1B551035A9C90BA28042B882A5');
INSERT INTO security_events VALUES (5, 1796000906451, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mzx72begwsc8tyx4ec4p34', 'usr_01m8mzx72begwsc8tyx4ec4p34', '{"amount":10,"balance":10}', X'5792C18D8E043DD3FA22E60CB8660B1F66AFD029EE4C25BF62DD5252D2AA0D75');
INSERT INTO security_head VALUES (1, 5, X'5792C18D8E043DD3FA22E60CB8660B1F66AFD029EE4C25BF62DD5252D2AA0D75', NULL);
INSERT INTO vat_methods VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxkczec5vdqcb6t18e8sf', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjphef18r477dt9ccwec', NULL, 'inv_01m8mzxjtee7jt6cawc4q8mram', 18000, '2026-03-12', NULL, 1796000894367, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxkvje0eta3kk6zyertwv', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjmqe82teb9f05096ysy', 'set_01m8mzxkvje0eta3kk6npnzeeb', NULL, 28200, '2026-03-06', NULL, 1796000894834, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxmj7ey08eed0k92h9p8a', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', 'set_01m8mzxmj7ey08eed0k92h9p8a', NULL, 107880, '2026-01-22', NULL, 1796000895559, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxmzwehybttcwfvnxfszp', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxj81eq485nkgy0z596cq', 'set_01m8mzxmzwehybttcwfvnxfszp', NULL, 150000, '2026-01-30', NULL, 1796000895996, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxnd8et0vfg0vy6n64s4b', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjjfebabd5nzkzef12ky', 'set_01m8mzxnd8et0vfg0vy6n64s4b', NULL, 135000, '2026-02-10', NULL, 1796000896426, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxntdehjvyvy7hdgtqv95', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxj81eq485nkgy0z596cq', 'set_01m8mzxntdehjvyvy7hdgtqv95', NULL, 84000, '2026-02-16', NULL, 1796000896845, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxntdehjvyvy7hdgtqv96', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjfjedza0m0n5z30mm1s', 'set_01m8mzxntdehjvyvy7hdgtqv95', NULL, 87000, '2026-02-16', NULL, 1796000896845, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxp6ae6rtdddg00b3s9ep', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjb0ef398e05r9vdtq1j', 'set_01m8mzxp6ae6rtdddg00b3s9ep', NULL, 40000, '2026-02-27', NULL, 1796000897226, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzxpn6emgtrr08h793c7g9', 'org_01m8mzxfpcemesw51xhx57ak9p', 'inv_01m8mzxjphef18r477dt9ccwec', 'set_01m8mzxpn6emgtrr08h793c7g9', NULL, 141840, '2026-03-16', NULL, 1796000897702, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzy11cek2vk30z57hjpvjv', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', NULL, NULL, 6000, '2026-03-25', NULL, 1796000908332, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzy2mrenhv46cqza7t2xpn', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy2jaenxa4km28j990f9e', 'set_01m8mzy2a8efmspcz8wgrey155', NULL, 3000, '2026-04-02', NULL, 1796000909976, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mzy320ea0tj7v83k874bd4', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy2xyee0vmkr359qdmtj9', NULL, NULL, 4000, '2026-03-28', NULL, 1796000910400, NULL, 'ctr_01m8mzy320ea0tj7v83b9h38qc');
INSERT INTO allocations VALUES ('alc_01m8mzy320ea0tj7v83k874bd5', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy303eq5vtr5tpkjb2148', NULL, NULL, 4000, '2026-03-28', NULL, 1796000910400, NULL, 'ctr_01m8mzy320ea0tj7v83b9h38qc');
INSERT INTO write_offs VALUES ('alc_01m8mzy11cek2vk30z57hjpvjv', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', '2026-03-25', 6000, 'acc_01m8mzx84vehmbbeznmh0fma73', 'In liquidation', 'jnl_01m8mzy11cek2vk30z59svdyby', NULL, NULL, 1796000908332, NULL);
INSERT INTO unpaid_vat VALUES ('jnl_01m8mzy1c9ezr88q8jh4gbb4r4', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'inv_01m8mzy198e529r1efd14zyf50', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mzx84vehmbbeznff6ev00h', NULL, 'jnl_01m8mzy1c9ezr88q8jh4gbb4r4', NULL, NULL, 1796000908681);
INSERT INTO tax_codes VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1796000906984, 1796000906984, 1, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mzy0tde4d8fc5ypk7cqgfv', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mzy198e529r1efd14zyf50', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mzy2jaenxa4km28j990f9e', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mzxj81eq485nkgy0z596cq', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mzxjb0ef398e05r9vdtq1j', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mzxjdcer1v3bh1ehaq7y3v', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mzxjfjedza0m0n5z30mm1s', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mzxjjfebabd5nzkzef12ky', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mzxjmqe82teb9f05096ysy', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mzxjmqe82teb9f05096ysy', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mzxjphef18r477dt9ccwec', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mzxjr1e8frx8bfpsyqhs66', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mzxjtee7jt6cawc4q8mram', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mzxjwjezxb0m3ewnf672ek', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mzxjywentsqqjma1cbh6q5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mzxjywentsqqjma1cbh6q5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mzxjr1e8frx8bfpsyqhs66', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzx84vehmbbeznn2v6zbk8', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mzxfpcemesw51xhx57ak9p', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8mzy1tre7rte31kzs9ceyff', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'vrt_01m8mzy1jaeqp941j4r10sncy6', 1796000909217);
INSERT INTO deposit_releases VALUES ('alc_01m8mzy2mrenhv46cqza7t2xpn', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'set_01m8mzy2a8efmspcz8wgrey155', '2026-04-02', 2521, 479, 'jnl_01m8mzy2nxemkbv53zebtkqgz3', NULL, NULL, 1796000909976);
INSERT INTO late_vat VALUES ('jnl_01m8mzy210esdb159j2hendqj9', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'error', 'careless', 'Lost', 1796000909440, 1796000909440);
INSERT INTO contras VALUES ('ctr_01m8mzy320ea0tj7v83b9h38qc', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'con_01m8mzy2wceeys9y7e5xdtwgft', '2026-03-28', 4000, NULL, 'jnl_01m8mzy320ea0tj7v83dyxwn2j', NULL, NULL, 1796000910400, 1796000910400, 1, NULL, NULL);
INSERT INTO journal_metadata VALUES ('jnl_01m8mzy38dedpvrbrxd2m927tk', 'org_01m8mzx84vehmbbeznn2v6zbk8', '{"run":"7"}');
INSERT INTO balance_assertions VALUES ('bas_01m8mzy3c2eeb85k0av7tynr0z', 'org_01m8mzx84vehmbbeznn2v6zbk8', 'acc_01m8mzx84vehmbbeznfknm6f34', '2026-03-31', 700, NULL, 1796000910722);
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
CREATE INDEX balance_assertions_by_date ON balance_assertions (organisation_id, date, id);
CREATE INDEX balance_assertions_by_account ON balance_assertions (organisation_id, account_id, date, id);
COMMIT;
