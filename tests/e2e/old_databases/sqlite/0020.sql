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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 20:36:35', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 15917614);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 20:36:35', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 13848299);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 20:36:35', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 16070316);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 20:36:35', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 18810863);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 20:36:35', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 15942241);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 20:36:35', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 15853444);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 20:36:35', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 19729506);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 20:36:35', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 24434245);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 20:36:35', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 8087843);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 20:36:35', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 3500278);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 20:36:35', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 10189749);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 20:36:35', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 24427073);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 20:36:35', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 43042015);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-29 20:36:35', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 20116172);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 20:36:36', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 33022826);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 20:36:36', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 14512992);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 20:36:36', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 80022877);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 20:36:36', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 6255908);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-29 20:36:36', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 27011756);
INSERT INTO _sqlx_migrations VALUES (20, 'vat_errors', '2026-11-29 20:36:36', 1, X'EE2C16285FDAEC968A640149EE3B7BA4D4DB028F5A6761A882AC6717B448DD5AF0F726FFE170DDCA55305A7E94D38B24', 35553555);
INSERT INTO users VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'jo@example.com', 0, 7, 0, 1795984596292, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8mgc7hbe1vrvmzayxpse8bx', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'main', 'reconcile:read reconcile:write', 0, 'paTH', 1795984596523, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8mgc897eyer2taq9yjh4xa0', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'main', 'ledger:read ledger:write', 0, 'jXBO', 1795984597287, NULL, 1795984606585, NULL, NULL);
INSERT INTO key_secrets VALUES (X'FEE3DA00A3E1187E146C685638FA69A6759C40305C905BF0F4F719A6B0C29DB9', 'key_01m8mgc7hbe1vrvmzayxpse8bx', NULL);
INSERT INTO key_secrets VALUES (X'53CBD239711F56B3E2923447BCC8F7454219C89171DF9335BFD568684F370271', 'key_01m8mgc897eyer2taq9yjh4xa0', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'grant', 10, 0, NULL, NULL, 1795984610926);
INSERT INTO credit_movements VALUES (2, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'charge', -3, 0, 'rec_01m8mgcnn4efa8eqka5hepj6rm', NULL, 1795984611035);
INSERT INTO blobs VALUES ('01a2290656db723e827ffe3d7df4b42e', 375, 1, 1795984611035, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 0);
INSERT INTO jobs VALUES ('rec_01m8mgcnn4efa8eqka5hepj6rm', 'reconcile', 1, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc7hbe1vrvmzayxpse8bx', 'completed', 3, 0, 1, 1, NULL, NULL, '01a2290656db723e827ffe3d7df4b42e', 3, NULL, 1795984610980, 1795984611008, 1795984611035, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', '', '01a22906-2cd6-772d-ac1d-7fc58186d817', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8mgcb6vee7vs8y1gmc04fsd","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:40.283Z","updated_at":"2026-11-29T20:36:40.283Z","version":1}}', 1795984600283);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2d34-73aa-8eb5-6476de40a9e5', X'9261961C15CE4D4D1708952F47BA74ED8DFAA99AF58523E8ED64B7D1501F814E', 201, '{"data":{"id":"acc_01m8mgcbafez1rvs13v16rmhg2","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:40.399Z","updated_at":"2026-11-29T20:36:40.399Z","version":1}}', 1795984600399);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2d8c-77ea-8575-60187b19fc6c', X'0372D9B0058DEEFB0301DD2EF7972CC7960DFD62A8586AA7167BBB0CAA7FC7D1', 201, '{"data":{"id":"acc_01m8mgcbckembr3t5vyt2ztyby","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:40.467Z","updated_at":"2026-11-29T20:36:40.467Z","version":1}}', 1795984600467);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2e2c-779b-8958-cfba9951869d', X'0227C0BB6818E25C11B19769230CD477213CA3D81D78CE6351A252DE3135E3F5', 201, '{"data":{"id":"bac_01m8mgcbhje5gvvs84ypej9hfj","name":"Current","type":"current","account_id":"acc_01m8mgcb6vee7vs8y1b5dqh1xa","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mgcbhje5gvvs84yytyf86k","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T20:36:40.626Z","updated_at":"2026-11-29T20:36:40.626Z","version":1}}', 1795984600626);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2e96-7216-b4e6-ad551dd617ec', X'B15388784644895ABEB581ADF7922B712120ED7013B7EF37769300BD935A6EA9', 201, '{"data":{"id":"bac_01m8mgcbmvetsavqrgfm207q7z","name":"Savings","type":"savings","account_id":"acc_01m8mgcbmvetsavqrgftb62rv8","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T20:36:40.731Z","updated_at":"2026-11-29T20:36:40.731Z","version":1}}', 1795984600731);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2f0c-7258-9451-72cb8b4c0536', X'FE3A447D8EF6E4B81B1A45888660B737B46CC215132ED668C0F92A84F90FBB1A', 201, '{"data":{"id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:40.851Z","updated_at":"2026-11-29T20:36:40.851Z","version":1}}', 1795984600851);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2f7c-71cd-9289-aa5ca951f2e5', X'0C271873E0ED66AFAE66ED4C4B39A70073AD140A25AC39F2F7C690FC6DD8F5E2', 201, '{"data":{"id":"con_01m8mgcbw8exxvrnt68psa8hh7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:40.968Z","updated_at":"2026-11-29T20:36:40.968Z","version":1}}', 1795984600968);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-2fee-7572-8297-98add567b2d4', X'6A41C4AD3FA0B747626B6D5CE48643ADBF083EC6A5E047394D4D78FE55EB6D0D', 201, '{"data":{"id":"con_01m8mgcbzren0sw7bxqx1qnedd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.080Z","updated_at":"2026-11-29T20:36:41.080Z","version":1}}', 1795984601080);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3068-743f-9a5e-5cd1c551ec3d', X'9EB70E4FBA2F33F25FA9C7F0551130A81C51D011756DBBC2096191FDCDB598D8', 201, '{"data":{"id":"con_01m8mgcc3beh6sksa8jjt4xt23","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.195Z","updated_at":"2026-11-29T20:36:41.195Z","version":1}}', 1795984601195);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-30bb-77f3-9b11-f23e76e68ac8', X'9B30C3272EC3142B42583E0F1B65B6847415F2578F87A3EBC1DBBF8496251F64', 201, '{"data":{"id":"con_01m8mgcc6ae2abwmndstnkb7c0","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.290Z","updated_at":"2026-11-29T20:36:41.290Z","version":1}}', 1795984601290);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-312a-706d-aec1-26f86c80b8b1', X'551F540D102D01674AA4D2E7FF427CD3197BCB39B1E8FBACC90687015D9DB4D0', 201, '{"data":{"id":"con_01m8mgcc9ge5t8hzavs3gspc2j","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.393Z","updated_at":"2026-11-29T20:36:41.393Z","version":1}}', 1795984601393);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-318b-7422-89d2-5739ff590841', X'637945052739E97E35684CC2B4B4889BCA3AB8EFFE9A7EC418C646EC72778D03', 201, '{"data":{"id":"con_01m8mgcccvef39k1e7dj5w4f38","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.499Z","updated_at":"2026-11-29T20:36:41.499Z","version":1}}', 1795984601499);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-031450361748102d717e1fc26e03717097573ef0d89cc7aa9f412f1fb5845047', X'016FF1C34D5559E960A724231CC1E1B2FCC092648E740E7FD8576F0DAD7B4107', 201, '{"data":{"id":"inv_01m8mgccpces58er92z0napb3v","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mgccpces58er92z53b3t0c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.804Z","updated_at":"2026-11-29T20:36:41.804Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795984601804);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-6cbb46ca84ed6e9fee42edcdc8265281d027a412c6d81e18e214cca81cfedc36', X'62999AD90169ECEA5ADA9E58203DF4D1DAA46E56A63B889EFE8BD7507DB83412', 201, '{"data":{"id":"inv_01m8mgccrjez4agnpckwk36a0m","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mgcc3beh6sksa8jjt4xt23","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mgccrjez4agnpcm3cf409a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.874Z","updated_at":"2026-11-29T20:36:41.874Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1dnt72hhf","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795984601874);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-43c6e17da2dba21a0525d91a8b46c590d4f137bbe3ba95a3c5bfe9a408cde638', X'3B5DCE2154FE245D61AFBC449F7A6E4DFC82A4E5B93A6C00619635DE88513335', 201, '{"data":{"id":"inv_01m8mgcctfe6n9p276f2mgff3k","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mgcc6ae2abwmndstnkb7c0","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mgcctfe6n9p276f4yxv9tr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.935Z","updated_at":"2026-11-29T20:36:41.935Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1a4fx43nx","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795984601935);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-13c6dd9431b478148d0de5b11263d1ee0e22c8d548a78312ab2b1caf0427ec71', X'7C885DC3918B3F17C77F3EB3B95A7D78552B42E1EF416B3E17F7E6CD7C1ACCC5', 201, '{"data":{"id":"inv_01m8mgccw8ed2t1jd0xhtdamv2","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mgccw8ed2t1jd0xp9tp579","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.992Z","updated_at":"2026-11-29T20:36:41.992Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d5en10he","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795984601992);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-e25f16c11483764e7035159b936c9ca6c4a6603bf62b39ba85bac272aba6900f', X'DD3F63AC2C9B9B7D93A3AF23CF739413530330B579AE7A61743C8F4DA5BD3E2E', 201, '{"data":{"id":"inv_01m8mgccykexgvrvwcvwwqcrkx","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mgcc9ge5t8hzavs3gspc2j","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mgccykexgvrvwcw1fm4tnk","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.067Z","updated_at":"2026-11-29T20:36:42.067Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1ecpp0v02","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795984602067);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-c8aad21e4f629ec4939ebfc8896ebb92974338d8d9d2e9a134982ab39dd9189f', X'B0239A976583B1EB0B8EC4CD33CB231ED68C7FBE3D8B9AAE4FC9E362CC044379', 201, '{"data":{"id":"inv_01m8mgcd0eedrt6v40jb1w92wf","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mgcbw8exxvrnt68psa8hh7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mgcd0eedrt6v40jfp312s1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.126Z","updated_at":"2026-11-29T20:36:42.126Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mgcbckembr3t5vyt2ztyby","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795984602126);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-16cd17631feb991c7e7ad1f562b09119c4189aa3c4f21bb5f8ccd43934c477ee', X'68B248D762B06CF2631CF91C985B045761343E2A0B57C7AB1F956CD2ACA0D497', 201, '{"data":{"id":"inv_01m8mgcd2bev5bpt04baj3w9a5","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mgcd2bev5bpt04bfzs9487","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.187Z","updated_at":"2026-11-29T20:36:42.187Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795984602187);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-96c9ce9472a6191db9a6a5dff6deecb71b10dbfaf39ab12162539ee9e1970905', X'8EEC5109ED67A15AF77F2D137F69E0F623A58A937BDFE34C6D5DB249E886CBB7', 201, '{"data":{"id":"inv_01m8mgcd53e19vjwyc8e3ncwbz","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mgcd53e19vjwyc8hhvzmn9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.275Z","updated_at":"2026-11-29T20:36:42.275Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795984602275);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-6b00eeaf4cf1d91f3376ea3cdb0a2cfe05b13812b714dc4140d543ca6f587889', X'3AB717AD0D2478FBC9D7076DDB6E5D5585583B787430C852B4F05BD5A3988BED', 201, '{"data":{"id":"inv_01m8mgcd7je53r0aht2gqfhra7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mgcd7je53r0aht2mkn6vw0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.354Z","updated_at":"2026-11-29T20:36:42.354Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795984602354);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-0627917ab54086e9ef688ed12dccd49233eabe9a76cd5096c1f6d6f82f25686a', X'EB0ED436C6CD43A9F6951EFFBD5DC9A3FE4ADBDCE520FA230E1056C8F4C23E66', 201, '{"data":{"id":"inv_01m8mgcd9pedg9cwc0j9mzz273","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mgcccvef39k1e7dj5w4f38","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mgcd9pedg9cwc0jcw6zjw3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.422Z","updated_at":"2026-11-29T20:36:42.422Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1ds27p5vp","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795984602422);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-invoices-925743d59afd2cd54e45217c194883264aee6ff6d2f05e314c83a44a34bd0b12', X'0A39F0491DFFA41C50DD59CF3D274A83D863D6F090DDE0414035379EF6633745', 201, '{"data":{"id":"inv_01m8mgcdb3eytv5b769zfhzjz6","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mgcdb3eytv5b76a0q67xx3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.467Z","updated_at":"2026-11-29T20:36:42.467Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d5en10he","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795984602467);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3616-774f-b73e-34165d3b0b50', X'02DD1E6CDD437B36AA2EAE2F74084224C9DDE8D47F35C1AE8D97736DAE9CC4D3', 200, '{"data":{"id":"inv_01m8mgcd53e19vjwyc8e3ncwbz","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mgcd53e19vjwyc8hhvzmn9","void_date":"2026-03-03","void_journal_id":"jnl_01m8mgcdgve7sr9btb5taa9amf","created_at":"2026-11-29T20:36:42.275Z","updated_at":"2026-11-29T20:36:42.651Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795984602651);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-369c-74ea-9c98-e2250fa9e25d', X'F48B1E4C4BC7546D27C20167EACB26D8E4E2EDB728461F6490008225BBCEDB6A', 201, '{"data":{"id":"inv_01m8mgcd7je53r0aht2gqfhra7","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mgcd7je53r0aht2mkn6vw0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.354Z","updated_at":"2026-11-29T20:36:42.784Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795984602784);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'tieout-journals-30f5d78dbce13f2515821f727547a3c68ce814823b7b70a42769701431013779', X'233BB4D1CCD7755F0EA0E674491BD6D08F5C293E7C71302AF0398C4F70B900C9', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mgcdt3escb2hd6adzgpv4g","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mgcdt3escb2hd6ap4g5je9","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mgcdt3escb2hd6axaap66h","sequence":16,"error":null}]}}', 1795984602947);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-37ef-702d-aa81-ca2ccc666520', X'8F2DE725517E481FCF8DDF3D9F1AF5DD14DD22A469693E6356F7AECED484718B', 201, '{"data":{"id":"set_01m8mgcdzme4hsbf6m7wbbm9xq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcbw8exxvrnt68psa8hh7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcdzme4hsbf6m84ehwqa8","invoice_id":"inv_01m8mgcd0eedrt6v40jb1w92wf","invoice_number":"INV-0003","settlement_id":"set_01m8mgcdzme4hsbf6m7wbbm9xq","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T20:36:43.124Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mgcdzme4hsbf6m80dyvhkp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:43.124Z","updated_at":"2026-11-29T20:36:43.124Z","version":1}}', 1795984603124);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-38c0-748b-9e74-e0d59947d2e4', X'AB671B78182E5D2109C695ECB0B6441E6EBBFD04AF2F65DCEC3BAE127C8D1FED', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mgce67eg89vv7v4j1exdye"},{"index":1,"status":"created","id":"btx_01m8mgce67eg89vv7v4qya99hk"},{"index":2,"status":"created","id":"btx_01m8mgce67eg89vv7v4vytrhrx"},{"index":3,"status":"created","id":"btx_01m8mgce67eg89vv7v4y7wb1cf"},{"index":4,"status":"created","id":"btx_01m8mgce67eg89vv7v50krfx3a"},{"index":5,"status":"created","id":"btx_01m8mgce67eg89vv7v55r0nkey"},{"index":6,"status":"created","id":"btx_01m8mgce67eg89vv7v595zvhqq"},{"index":7,"status":"created","id":"btx_01m8mgce67eg89vv7v5dn38fb5"},{"index":8,"status":"created","id":"btx_01m8mgce67eg89vv7v5j3rzt8g"},{"index":9,"status":"created","id":"btx_01m8mgce67eg89vv7v5nvfvdm2"},{"index":10,"status":"created","id":"btx_01m8mgce67eg89vv7v5tzbes9e"},{"index":11,"status":"created","id":"btx_01m8mgce67eg89vv7v5xhhabn6"},{"index":12,"status":"created","id":"btx_01m8mgce67eg89vv7v63xacqfd"}]}}', 1795984603335);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3a1f-70d8-9c95-5d70a8c85eb9', X'CCB4BE60F57EB2BA36666300AC8379B95DFFAA904E790BD568F1589A863D3670', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v4j1exdye","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mgcc6ae2abwmndstnkb7c0","journal_id":"jnl_01m8mgcehce84vcr44jhd6ywwf","settlement_id":"set_01m8mgcehce84vcr44jhd6ywwf","confirmed_at":"2026-11-29T20:36:43.692Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:43.692Z","version":2}}', 1795984603692);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3b88-739a-8392-5465297c703f', X'E1A059C9DE421A1835EEEF76EA02E925946B02C90A4718D0A7E85A6CF9E2A17F', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v4qya99hk","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","journal_id":"jnl_01m8mgcewvebaa864c6srvg0ws","settlement_id":"set_01m8mgcewvebaa864c6srvg0ws","confirmed_at":"2026-11-29T20:36:44.059Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:44.059Z","version":2}}', 1795984604059);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3ce4-70fd-bea9-f19bc316f685', X'2328C265957DD1E86354C03617C540D225332081878085BD5BD1268D99CE7A7E', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v4y7wb1cf","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mgcc9ge5t8hzavs3gspc2j","journal_id":"jnl_01m8mgcf7jem3bkrznq9by2jaj","settlement_id":"set_01m8mgcf7jem3bkrznq9by2jaj","confirmed_at":"2026-11-29T20:36:44.402Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:44.402Z","version":2}}', 1795984604402);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3e63-755e-823c-6497ecf61a30', X'2D0CA67A3179409EB6057239414DDA1C92340B323A6D20D0BA82D521D7B4744B', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v50krfx3a","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","journal_id":"jnl_01m8mgcfkcekc92azr57eyy32c","settlement_id":"set_01m8mgcfkcekc92azr57eyy32c","confirmed_at":"2026-11-29T20:36:44.780Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:44.780Z","version":2}}', 1795984604780);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-3fbb-7352-84b8-4ec85a042953', X'2EAC406F462EAC19729E33352E39177CD804EB46DAFFBD0B5817CC549FEF6AEB', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v595zvhqq","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mgcc3beh6sksa8jjt4xt23","journal_id":"jnl_01m8mgcfyfefqr0x6bv4ex086g","settlement_id":"set_01m8mgcfyfefqr0x6bv4ex086g","confirmed_at":"2026-11-29T20:36:45.135Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:45.135Z","version":2}}', 1795984605135);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-40f4-710b-a5fc-9a06e35e3ce6', X'A230CCB914CA9BC5B4ED068976197841A39D0D712B13C634198E6351BF46060B', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v5nvfvdm2","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","journal_id":"jnl_01m8mgcg7rec19m4t8nsr67can","settlement_id":"set_01m8mgcg7rec19m4t8nsr67can","confirmed_at":"2026-11-29T20:36:45.432Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:45.432Z","version":2}}', 1795984605432);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4253-7077-98bc-217f6dd95f18', X'BE976D1A097EFF14A60A8C5FB17ACA289AE52D9156BBA16BCB240A675E5D6AA1', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v5j3rzt8g","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mgcbw8exxvrnt68psa8hh7","journal_id":"jnl_01m8mgcdzme4hsbf6m80dyvhkp","settlement_id":"set_01m8mgcdzme4hsbf6m7wbbm9xq","confirmed_at":"2026-11-29T20:36:45.781Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:45.781Z","version":2}}', 1795984605781);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-438d-77b5-b929-bd7a3053cdc1', X'41DEE3C9D163B794173ED8C98C533240013AF5D8CB3A5AE8C56EACABCB4894EE', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v5xhhabn6","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mgcgwneb6vypbb5e58e5qd","settlement_id":null,"confirmed_at":"2026-11-29T20:36:46.101Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:46.101Z","version":2}}', 1795984606101);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-44cf-7495-8f3e-3b99e8c7ac54', X'CEF3369DD6031048B834A5791D554D5671CFCD68400D0F3C69C6C52C890DAABA', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v63xacqfd","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcb6vee7vs8y1bwrrzb94","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mgch6meas8xvzs041qay4h","settlement_id":null,"confirmed_at":"2026-11-29T20:36:46.421Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:46.421Z","version":2}}', 1795984606421);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4578-77f7-a29f-e7e4300ae2cd', X'5CA2872212FCA1E0BCBA6D82709C91DADF2839EFEA8A881B56D0578BA0DE2AC1', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mgce67eg89vv7v4vytrhrx","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mgce67eg89vv7v55r0nkey","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcb6vee7vs8y1f425x4xs","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mgce67eg89vv7v5dn38fb5","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mgce67eg89vv7v5tzbes9e","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcb6vee7vs8y1fwcm2vdd","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795984607574);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4a31-745c-a0ad-12909381214f', X'6CD02E5574B503A8DF0CB812DE4FDC5D5713ADA80B61C8DCF63E185785526240', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v55r0nkey","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcb6vee7vs8y1f425x4xs","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mgcjhwew99h65n5rs5g4f3","settlement_id":null,"confirmed_at":"2026-11-29T20:36:47.804Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:47.804Z","version":3}}', 1795984607804);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4b65-7255-805f-1d46d1954d43', X'0F09E463F7F6FE275C34672BFB9323AD5302E9048A31333FE7D8F735EB76DBED', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v5dn38fb5","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mgcjvcerhb8cpznqh6vse2","settlement_id":null,"confirmed_at":"2026-11-29T20:36:48.108Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:48.108Z","version":3}}', 1795984608108);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4c70-7023-950c-64ebff54dffc', X'38D45E7C71ACCD8B5B3AD986FC6E8F3D8FB638439F035708F0821D59A0659D8E', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v4vytrhrx","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mgck3yev1v1vdstfp2k2rq","settlement_id":null,"confirmed_at":"2026-11-29T20:36:48.382Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:48.382Z","version":3}}', 1795984608382);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4da3-7791-bc85-5c5fab86221e', X'25681424A010C77D1DC2D3C41C217CEF6A91AC979912933AF1FD134E8CA20AC2', 200, '{"data":{"id":"btx_01m8mgce67eg89vv7v5tzbes9e","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcb6vee7vs8y1fwcm2vdd","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mgckdyeg9snfna4yvznvgp","settlement_id":null,"confirmed_at":"2026-11-29T20:36:48.702Z","created_at":"2026-11-29T20:36:43.335Z","updated_at":"2026-11-29T20:36:48.702Z","version":3}}', 1795984608702);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-4f71-7167-8ea0-d3188ed3c667', X'B9C36CB3EC1FCD2D74EAD886E09B7274883695D580A9F708BC7C0656E8156232', 201, '{"data":{"id":"vrt_01m8mgckvwe398hrcae0fpaxge","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:49.148Z","updated_at":"2026-11-29T20:36:49.148Z","version":1}}', 1795984609148);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-500e-7026-9ca4-521e2f27c8d0', X'A360DAB465DE9ECB422AD1F5A3498EC8FD7AD9D0DF328399AAA0B6E762A08B7F', 200, '{"data":{"id":"vrt_01m8mgckvwe398hrcae0fpaxge","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:36:49.308Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:49.148Z","updated_at":"2026-11-29T20:36:49.308Z","version":2}}', 1795984609308);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '01a22906-50a0-70f6-b639-85ad36028c23', X'C442B5E78C72ECC7E7C96C9757E92A8C4D4D4690663EEE7CA2865C3C2EC1C44B', 200, '{"data":{"id":"org_01m8mgcb6vee7vs8y1gmc04fsd","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T20:36:40.283Z","updated_at":"2026-11-29T20:36:49.444Z","version":2}}', 1795984609444);
INSERT INTO idempotent_answers VALUES ('usr_01m8mgc7a4e32rjgcgkxajq03y', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8mgcnn4efa8eqka5hepj6rm","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mgcnn4efa8eqka5hepj6rm"}', 1795984610980);
INSERT INTO organisations VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795984597349, 1795984611647, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795984600283, 1795984609444, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, X'342A09114DE2EF044C6235A0D54F67AB0FEC091DA04AC13DC7BB925244DAD8F0', 172900, 30, X'E13CE4482F8DEB7F50A8F88D2D9C79BD4B8E2AF761C4713B6E1B422621686DDE', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 29, X'4572C470467BD215E19F2CBF5AC37222F4FA33BD776A867D70996B7CB3BF2030', 4253177, 58, X'2EEB5F569810BAD3CB10BBBE1F0FDD801FB7B5A1B602B38826A857E9C6169956', NULL);
INSERT INTO members VALUES ('mem_01m8mgc8b5ejfrrwpkpga4rggq', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'jo@example.com', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'owner', 1795984597349, 1795984597349, 1);
INSERT INTO members VALUES ('mem_01m8mgcb6vee7vs8y1a18rwm94', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'jo@example.com', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'owner', 1795984600283, 1795984600283, 1);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkpnp3fh99', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkpt7h0yy9', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkpxp8457s', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkq306bw39', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkq59eyw06', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqfqjm7ry', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqkeke6yz', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqp6n26n2', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkqxdnnrrf', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkr3m6rg5y', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkr703jg8g', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkr83n0ed1', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkrem2zmg5', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkrhthd6nc', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkrntsb577', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkrt3dwqpq', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkrxx0hfhp', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpks0yhg6s3', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpks5qwgr35', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpksagpww8t', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpksfwcq0yx', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpksh0tnf9z', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkspf3prh8', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpksvcnfptz', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpksxfsd28r', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795984597349, 1795984597349, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkt0wwfm8z', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkt5kez4we', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkt8yg1c5c', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpktc51q560', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkthhnnw55', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpktmf8prbx', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpktv7frh0q', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpktyfh2bqb', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkv12t5w1k', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkv6yad5vk', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvasyybna', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvfpycr49', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvk00zrm6', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvp7azwmd', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvs06756h', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkvyxsz5pm', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkw3bw5kej', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkw72515zp', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwbv8x519', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwex49w48', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwks7vgvw', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwmd1r2jz', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwsmkqfek', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984597349, 1795984597349, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkwy2gcvfs', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795984597349, 1795984597349, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgc8b5ejfrrwpkx1jcrje0', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984597349, 1795984597349, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8mgcay9ezctdh1ny1rxvnrm', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795984600009, 1795984600009, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1a4fx43nx', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1a95esmaj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1aez7xjjr', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1akjtpfja', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1amds6xwh', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1atc12v03', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1aw2z03b1', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1b11z768r', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1b5dqh1xa', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1banvggww', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1bdjwg8g1', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1bjrgtphk', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1bpxc0jf5', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1bvv8fzhx', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1bwrrzb94', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1c194fm8r', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1c463z0qh', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1cbkthjcv', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ccrfm5s6', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1cg2zskyh', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1cmmmz1a1', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1cvs3qzdr', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1cztxc2a5', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1d5en10he', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1d897mt4q', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1deeypr7s', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795984600283, 1795984600283, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1dkx8zf5s', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1dnt72hhf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ds27p5vp', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1dxf24bjq', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1e110ap0k', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1e5fedwdj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1e8dew4nb', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ecpp0v02', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ejjv1dbf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1eqw9g0vw', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ev9b1149', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1ex5ptdgy', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1f1awj9b0', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1f425x4xs', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fbzjxff4', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fda0165v', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fj24jnyt', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fnzyn7cy', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fvyckgtz', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1fwcm2vdd', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1g11f24m7', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1g6g0azr1', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1g9tdtxtr', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600283, 1795984600283, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1gevvds4h', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795984600283, 1795984600283, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcb6vee7vs8y1gk9y5z4p', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600283, 1795984600283, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8mgcbafez1rvs13v16rmhg2', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795984600399, 1795984600399, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcbckembr3t5vyt2ztyby', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795984600467, 1795984600467, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcbmvetsavqrgftb62rv8', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795984600731, 1795984600731, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mgcqwcepfb4c7zczgsnzk7', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795984613260, 1795984613260, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8mgcbrkeq7ttchsy0jxnhhp', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795984600851, 1795984600851, 1);
INSERT INTO contacts VALUES ('con_01m8mgcbw8exxvrnt68psa8hh7', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795984600968, 1795984600968, 1);
INSERT INTO contacts VALUES ('con_01m8mgcbzren0sw7bxqx1qnedd', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795984601080, 1795984601080, 1);
INSERT INTO contacts VALUES ('con_01m8mgcc3beh6sksa8jjt4xt23', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795984601195, 1795984601195, 1);
INSERT INTO contacts VALUES ('con_01m8mgcc6ae2abwmndstnkb7c0', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795984601290, 1795984601290, 1);
INSERT INTO contacts VALUES ('con_01m8mgcc9ge5t8hzavs3gspc2j', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795984601393, 1795984601393, 1);
INSERT INTO contacts VALUES ('con_01m8mgcccvef39k1e7dj5w4f38', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795984601499, 1795984601499, 1);
INSERT INTO contacts VALUES ('con_01m8mgcpvve61anf7cf1vcvagd', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795984612219, 1795984612219, 1);
INSERT INTO contacts VALUES ('con_01m8mgcqxder19x5veevpb1ssp', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795984613293, 1795984613293, 1);
INSERT INTO journals VALUES ('jnl_01m8mgcbhje5gvvs84yytyf86k', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795984600626, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'40439BF6D08EF197C431E4A510DC33A3B3C8588399E4D6890E9814AD6D5CAC7A', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8mgccpces58er92z53b3t0c', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795984601804, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'EF9819DAC5191ECA2274F4F5322BDF2FBAE8AACFB7D1C936D1B75905BFCC0F25', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgccrjez4agnpcm3cf409a', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795984601874, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'7F2167AB679347B88F09FE1849A863AA69E99A5832563CFEE85A2624FAE24132', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcctfe6n9p276f4yxv9tr', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795984601935, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'59274AC3468710DF63A0A605D261FEC5793B8463A7C1E8DFDB607AC440F0D159', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mgccw8ed2t1jd0xp9tp579', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795984601992, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'C2E9D5C8D60DF908A0AFC926CC949B93B318FF4DB76E9F3D3F437F93BB1E4B89', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mgccykexgvrvwcw1fm4tnk', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795984602067, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'0B00C993BC527C52F30BA12F2AE37CEE518C4B8CDC870F58133618ED04FDDA54', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcd0eedrt6v40jfp312s1', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795984602126, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'4F79A32A8CF8DA41A235E5F83E708B2585BAF2D07E9CE3D85BB74C09382E8984', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcd2bev5bpt04bfzs9487', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795984602187, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'BBCDD764CCEA224142EECF703B1B6A6B77C8632863E4236616CEF6E0BAD4AD6D', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcd53e19vjwyc8hhvzmn9', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795984602275, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'7CC8F65CF28EFE314539758496F7DF0AA1295BF7D919F78BABF770CDC562F969', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcd7je53r0aht2mkn6vw0', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795984602354, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'79D59A6E379B6267838FEB23F24709825ECC6C20A2B3F4E1B876222E1F2ADFC8', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcd9pedg9cwc0jcw6zjw3', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795984602422, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'2640E06DCBA1B2AD53942EF1EB8FAA2032FE03056283D33F9C3E9059445AC0F0', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdb3eytv5b76a0q67xx3', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795984602467, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'8E255D0071408A201BD336626A21DE0AED9C9C40E98360021C34DC70F0A075A6', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdgve7sr9btb5taa9amf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mgcd53e19vjwyc8hhvzmn9', 60000, 1795984602651, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'5F1812ACCF7011E89ABF49DA2B92CC53C7F4071384430A2038F21DB5B7D97B64', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdt3escb2hd6adzgpv4g', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'DF675813AC940F57B0501B4361E9E6C75733FE8A3797BD86462A0599F58F72A7', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdt3escb2hd6ap4g5je9', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'A5A0561FC457F4A762667BF42D8F4D7ABEB97C66FEC605624201D08AEE63EB5E', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdt3escb2hd6axaap66h', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'7C760E904D506A7462050EC199C08AA8C9729435C9931F515F036E9DB9CD2344', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcdzme4hsbf6m80dyvhkp', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795984603124, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'AD96BA920F8C7EC9D6B3325516240752727CEFEBCE17F851D37CBD43A92DF15E', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcehce84vcr44jhd6ywwf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795984603692, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'72F2E906D3E873362A9C018FF57D30F0E01EC41AB9C015DFF34074CD396A2AAE', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcewvebaa864c6srvg0ws', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795984604059, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'D153CAEDB083258FEEC9597DA25310AAABE6869903E3C8A1E26AD9D09C93DFA4', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcf7jem3bkrznq9by2jaj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795984604402, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'E75E5417238A7423F53B42B6E481C1601B898DD491900EBAFDF2FFE51B91E416', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcfkcekc92azr57eyy32c', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795984604780, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'06FE888DE4A96931BBE873A1360B1399857810F94BB5957DF8FB6FFF31D61809', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcfyfefqr0x6bv4ex086g', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795984605135, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'2FDFFEB7DF6EBE883402D6F57255355D4F4DCF3DE51098811A4D747B01F442B9', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcg7rec19m4t8nsr67can', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795984605432, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'490D25A1CD5C4D0170235E17622B0D22117C9C6F9AF25524ED0244C34854C8C2', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcgwneb6vypbb5e58e5qd', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795984606101, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'118483BB703FB1F8F9B447E109BFE97FCD77E90ECF8659050AA4E482CAFC9F1B', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8mgch6meas8xvzs041qay4h', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795984606421, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'A9A1236B60DBB5E583517AE16361D081DE150D752A65F7C40F4378EC491E1F0C', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcjhwew99h65n5rs5g4f3', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795984607804, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'C33D13D2373FF1CAD2AB6466089C619AAA94C91F79E16B62A263364841235CE0', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcjvcerhb8cpznqh6vse2', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795984608108, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'4777CC9AA85F81AC76E19DE348DBA39C5CB98B667A2FFFD61ADFE0D34B48A47E', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mgck3yev1v1vdstfp2k2rq', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795984608382, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'CAB4AFA146FFA20FB0EED5AAEBD52B2FE7E081E0698B8B5454E1D0AE9010C72B', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mgckdyeg9snfna4yvznvgp', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795984608702, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'4572C470467BD215E19F2CBF5AC37222F4FA33BD776A867D70996B7CB3BF2030', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcp3ce0t8r78h3kc5wj9w', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795984611436, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'2C2019B98025E5B468C85525DC69694F116D861ADF431E48E1A581C88A368E74', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcp7ze948py0a8z5qr9fc', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795984611583, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'E73156B52E28B2517B2D6255033F26DDF9A7D5C6D59873EDC033D93159CAB641', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcpfmedyaahnf0hn0atzv', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795984611828, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'A3C9A749380BF74A5079DAE28D751E705B6B530CDCFB9E098E1F8430FE2B9685', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcpr7e00rftsk93c6btcw', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mgcpfmedyaahnf0hn0atzv', 50000, 1795984612103, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'B47A03327FCFCDFCA59E1AA41E9E3695996F6A828EEFC16EDDBABDF6B2815F09', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcq0be8at4tawz9aac0xc', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795984612363, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'70A787DAE81AF8D803442DDF6D36EF683F5EF8FCBE5CF7F3DB546926231FC734', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcq50ewksb4tdgd0yqq7z', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795984612512, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'BAFB4BFC836CB3E844C5BDAE8D0080172830306150ED5AEF0DCC64A1217A06F5', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcq9fevqra2kjx57m310e', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795984612655, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'4C892F7D595EE14906BE847B2CB6C5DA53EE2E61279E9CBC93CF85594D25BF81', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcqbjezdr2x1zbfha1p8p', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795984612722, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'63FA3BB34E63725B423BBBB19527A199A7384C58E618CA29B435A9A458222941', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcqnje5msbk0m3c96gsvv', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795984613042, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'F7C508F57FE34B6ED315D03FF6C9A3A9006D66F70C2ACBA145FCDA0949C06C69', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcqsye818n8kxrpn5mz6n', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1795984613182, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'3860939ED321290952755C8FEBBC7B0D6F58DE01909C6FFEE22126D2E57CA9C0', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcqydezbs8gzzdh06yxnb', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795984613325, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'A60F2F13C74FD8AD86DDD1B5CFA108924C02154C1DF9B5E1DBEC6691D05792E5', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcr2nesav49gbssx1bqnb', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795984613461, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'FA1338C887E432874377A9C3820C36750C5B5518008B8C7C4DB6561200265061', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mgcr4zee98gg5xzyzjqfza', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795984613521, 'usr_01m8mgc7a4e32rjgcgkxajq03y', X'342A09114DE2EF044C6235A0D54F67AB0FEC091DA04AC13DC7BB925244DAD8F0', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 1, 'acc_01m8mgc8b5ejfrrwpkvasyybna', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 2, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 3, 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 1, 'acc_01m8mgc8b5ejfrrwpkvasyybna', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 2, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 3, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 4, 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 3, 1, 'acc_01m8mgc8b5ejfrrwpkthhnnw55', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 3, 2, 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, 1, 'acc_01m8mgc8b5ejfrrwpkthhnnw55', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, 2, 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 1, 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 2, 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 3, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 6, 1, 'acc_01m8mgc8b5ejfrrwpkwmd1r2jz', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 6, 2, 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, 1, 'acc_01m8mgc8b5ejfrrwpkqxdnnrrf', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, 2, 'acc_01m8mgc8b5ejfrrwpkt5kez4we', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, 3, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 1, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 2, 'acc_01m8mgc8b5ejfrrwpkqkeke6yz', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 9, 1, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 9, 2, 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, 1, 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, 2, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, 3, 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 1, 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 2, 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 3, 'acc_01m8mgcqwcepfb4c7zczgsnzk7', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 4, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 5, 'acc_01m8mgcqwcepfb4c7zczgsnzk7', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 1, 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 2, 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 3, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, 1, 'acc_01m8mgcqwcepfb4c7zczgsnzk7', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, 2, 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, 3, 'acc_01m8mgcqwcepfb4c7zczgsnzk7', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 2, 'acc_01m8mgcb6vee7vs8y1cztxc2a5', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 2, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 3, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 3, 2, 'acc_01m8mgcb6vee7vs8y1dnt72hhf', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 2, 'acc_01m8mgcb6vee7vs8y1a4fx43nx', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 5, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 5, 2, 'acc_01m8mgcb6vee7vs8y1d5en10he', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 6, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 6, 2, 'acc_01m8mgcb6vee7vs8y1ecpp0v02', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 2, 'acc_01m8mgcbckembr3t5vyt2ztyby', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 3, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 4, 'acc_01m8mgcbafez1rvs13v16rmhg2', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 2, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 2, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 2, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 2, 'acc_01m8mgcb6vee7vs8y1ds27p5vp', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 2, 'acc_01m8mgcb6vee7vs8y1d5en10he', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 3, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 4, 'acc_01m8mgcbafez1rvs13v16rmhg2', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 2, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 1, 'acc_01m8mgcb6vee7vs8y1cztxc2a5', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 2, 'acc_01m8mgcb6vee7vs8y1cg2zskyh', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 3, 'acc_01m8mgcb6vee7vs8y1c463z0qh', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 15, 1, 'acc_01m8mgcb6vee7vs8y1e110ap0k', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 15, 2, 'acc_01m8mgcb6vee7vs8y1bpxc0jf5', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 15, 3, 'acc_01m8mgcb6vee7vs8y1bwrrzb94', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 16, 1, 'acc_01m8mgcb6vee7vs8y1g11f24m7', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 16, 2, 'acc_01m8mgcb6vee7vs8y1akjtpfja', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 17, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 17, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 18, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 18, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 19, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 19, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 20, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 20, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 21, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 21, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 22, 1, 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 22, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 23, 1, 'acc_01m8mgcb6vee7vs8y1atc12v03', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 23, 2, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 24, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 24, 2, 'acc_01m8mgcbmvetsavqrgftb62rv8', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 25, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 25, 2, 'acc_01m8mgcb6vee7vs8y1bwrrzb94', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 2, 'acc_01m8mgcb6vee7vs8y1f425x4xs', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 27, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 27, 2, 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 27, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 28, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 28, 2, 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 28, 3, 'acc_01m8mgcbafez1rvs13v16rmhg2', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 29, 1, 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 29, 2, 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'acc_01m8mgc8b5ejfrrwpkqxdnnrrf', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'acc_01m8mgc8b5ejfrrwpkt5kez4we', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-10', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 2400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-10', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', 0, 2000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-10', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 0, 400, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-02', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-02', 'acc_01m8mgc8b5ejfrrwpkvasyybna', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-02', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-03', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-03', 'acc_01m8mgc8b5ejfrrwpkvasyybna', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-03', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-02', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-02', 'acc_01m8mgc8b5ejfrrwpkthhnnw55', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-20', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-20', 'acc_01m8mgc8b5ejfrrwpkthhnnw55', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-25', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-25', 'acc_01m8mgc8b5ejfrrwpkqkeke6yz', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-25', 'acc_01m8mgc8b5ejfrrwpkwmd1r2jz', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-25', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-26', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-26', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-27', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-27', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-27', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-27', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-01', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-01', 'acc_01m8mgcb6vee7vs8y1c463z0qh', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-01', 'acc_01m8mgcb6vee7vs8y1cg2zskyh', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-01', 'acc_01m8mgcb6vee7vs8y1cztxc2a5', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-15', 'acc_01m8mgcb6vee7vs8y1atc12v03', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-15', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-15', 'acc_01m8mgcbafez1rvs13v16rmhg2', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-20', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-20', 'acc_01m8mgcb6vee7vs8y1dnt72hhf', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-21', 'acc_01m8mgcb6vee7vs8y1a4fx43nx', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-21', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-21', 'acc_01m8mgcbafez1rvs13v16rmhg2', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-22', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-22', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-28', 'acc_01m8mgcb6vee7vs8y1atc12v03', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-28', 'acc_01m8mgcb6vee7vs8y1d5en10he', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-30', 'acc_01m8mgcb6vee7vs8y1atc12v03', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-30', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-01', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-01', 'acc_01m8mgcb6vee7vs8y1ecpp0v02', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-02', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-02', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-02', 'acc_01m8mgcbafez1rvs13v16rmhg2', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-09', 'acc_01m8mgcb6vee7vs8y1atc12v03', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-09', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-09', 'acc_01m8mgcbafez1rvs13v16rmhg2', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-09', 'acc_01m8mgcbckembr3t5vyt2ztyby', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-10', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-10', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-16', 'acc_01m8mgcb6vee7vs8y1atc12v03', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-16', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-18', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-18', 'acc_01m8mgcb6vee7vs8y1f425x4xs', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-20', 'acc_01m8mgcb6vee7vs8y1atc12v03', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-20', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-20', 'acc_01m8mgcbafez1rvs13v16rmhg2', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-27', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-27', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-02', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-02', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-02', 'acc_01m8mgcbafez1rvs13v16rmhg2', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-03', 'acc_01m8mgcb6vee7vs8y1atc12v03', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-03', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-03', 'acc_01m8mgcbafez1rvs13v16rmhg2', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-06', 'acc_01m8mgcb6vee7vs8y1atc12v03', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-06', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-12', 'acc_01m8mgcb6vee7vs8y1atc12v03', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-12', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-12', 'acc_01m8mgcbafez1rvs13v16rmhg2', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-16', 'acc_01m8mgcb6vee7vs8y1atc12v03', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-16', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-20', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-20', 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-24', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-24', 'acc_01m8mgcb6vee7vs8y1ds27p5vp', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-24', 'acc_01m8mgcbafez1rvs13v16rmhg2', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-25', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-25', 'acc_01m8mgcbmvetsavqrgftb62rv8', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-27', 'acc_01m8mgcb6vee7vs8y1atc12v03', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-27', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-27', 'acc_01m8mgcb6vee7vs8y1d5en10he', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-27', 'acc_01m8mgcbafez1rvs13v16rmhg2', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1akjtpfja', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1bpxc0jf5', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1bwrrzb94', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1e110ap0k', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-31', 'acc_01m8mgcb6vee7vs8y1g11f24m7', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', '2026-03', 0, 12000, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqkeke6yz', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', '2026-03', 56000, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', '2025-03', 2400, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqxdnnrrf', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', '2025-03', 0, 7000, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkt5kez4we', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkthhnnw55', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkvasyybna', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkwmd1r2jz', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', '2025-03', 1000, 1400, 3);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1a4fx43nx', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1akjtpfja', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1atc12v03', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1atc12v03', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1atc12v03', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1bpxc0jf5', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1bwrrzb94', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1c463z0qh', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1cg2zskyh', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1cztxc2a5', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1d5en10he', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1d5en10he', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1dnt72hhf', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1ds27p5vp', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1e110ap0k', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1ecpp0v02', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1f425x4xs', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1g11f24m7', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbafez1rvs13v16rmhg2', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbafez1rvs13v16rmhg2', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbafez1rvs13v16rmhg2', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbckembr3t5vyt2ztyby', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbmvetsavqrgftb62rv8', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 1795984597349, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'organisation.create', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', NULL, '{"id":"org_01m8mgc8b5ejfrrwpkx7tbpa57","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:37.349Z","updated_at":"2026-11-29T20:36:37.349Z","version":1}', X'32E78F81496E383596B679E453FCCC7ADCA76CAA800108C0C9F7AC4D5845ED06', X'1AC4DC4F788D0CFB9D29B007CF2149FA3215306681E0F366D8B983944B579AC5');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 1795984600009, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'account.create', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', NULL, '{"id":"acc_01m8mgcay9ezctdh1ny1rxvnrm","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:40.009Z","updated_at":"2026-11-29T20:36:40.009Z","version":1}', X'D2B26F72942147D3DA4D7F2A3BDC7374457BFCC93AEFE944B726F0F9CAC58908', X'523B3A6D3AD0E648589EED18288B81B3E70F02B6E2069E106B14743F55D908CA');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 3, 1795984600094, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_account.create', 'bac_01m8mgcb0ye99r696dh03jr6xh', NULL, '{"account_id":"acc_01m8mgc8b5ejfrrwpkqp6n26n2","account_number":null,"created_at":"2026-11-29T20:36:40.094Z","currency":"GBP","iban":null,"id":"bac_01m8mgcb0ye99r696dh03jr6xh","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:40.094Z","version":1}', X'EE7A919225A0C60E7C8F91330A6715B7619AA792E2D7B3AA8C832BB83D21233F', X'9163AF06561202E7A9D8F622F0EAFAB69A8AAC7A473191C856967F1961C50F3A');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, 1795984611240, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'6EBD4BBDC7255E3C0C7AD1FD12F84250630A782BDD78D3EA3266BBAC9F8EFB30', X'6D3816C97C066742EB60D0C69CFD4B74D331D78F29CA6A9A8170B2B38F3B02C1');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 1795984611390, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', X'26FD4DA2A169C58C975776ED6629C9443BA43307E4F68B0102D6D0F22A4F0046', X'D7D8AF053FA6B6F482D0266660F5E643931FE8BF24D7FB7750CDC3E2074847FE');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 6, 1795984611436, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcp3ce0t8r78h3kc5wj9w', NULL, '{"sequence":1,"total":120.00}', X'0878BB72DE368729E73B9665FD1F0671CC6B3FADD3BC2A94C882C945AACFF501', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, 1795984611583, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcp7ze948py0a8z5qr9fc', NULL, '{"sequence":2,"total":119.00}', X'39BB982BEA07071C8BD8CFF0DA9BDC749D9B2D3271DF748C90D0D9324CF8DFF2', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 1795984611647, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'organisation.update', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '{"id":"org_01m8mgc8b5ejfrrwpkx7tbpa57","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:37.349Z","updated_at":"2026-11-29T20:36:37.349Z","version":1}', '{"id":"org_01m8mgc8b5ejfrrwpkx7tbpa57","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:37.349Z","updated_at":"2026-11-29T20:36:51.647Z","version":2}', X'4D585966031334AE413908A23CB7B49CF6B82964674397E8781D65EFFE83B298', X'FD72DF5EF872356E3C8F186D170B816061C80447F376844D6C5F7A16FD20FE04');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 9, 1795984611702, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.create', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mgcb0ye99r696dh03jr6xh","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T20:36:51.702Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mgcpbpe5mtmvazsytpf2ry","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T20:36:51.702Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'901D1A9E85381F67242742B060534AF268A65774249FAB79BA08B3A4878861E7', X'21D38498B215181ADADDF22BCD234CB0D78CE7DAA6B971764A0DBE310DEB1C79');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, 1795984611828, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcpfmedyaahnf0hn0atzv', NULL, '{"sequence":3,"total":500.00}', X'55E42FFA95CED2EC3A7B1DF31BBDDD57A1695557EECF4DB484664D041FFE5002', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 1795984611875, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', NULL, '{"journal_id":"jnl_01m8mgcpfmedyaahnf0hn0atzv","way":"match"}', X'FB7A599A2246F8822AEEAE5DAF854A743076D4816F047254E1DE33A2335298BC', X'512952D6F597827CA0890CBEE02E7437FDC9EE714902AEF213FC13ED5E77C814');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 1795984612035, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.void', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', '{"journal_id":"jnl_01m8mgcpfmedyaahnf0hn0atzv"}', '{"reason":"matched in error"}', X'3D7EA6480526E84898D714FC5BEFB868BA965D633FFE22353FCE5E723735E075', X'F710D6C66A5C06C80D0B20972D2A8A92E6E564B39D1241E6C0E142B415C6DE31');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, 1795984612103, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.reverse', 'jnl_01m8mgcpfmedyaahnf0hn0atzv', NULL, '{"reversed_by_journal_id":"jnl_01m8mgcpr7e00rftsk93c6btcw","total":500.00}', X'8D31617EB37475016B356685927BB4D3EF81315BA47E1367C947794E1CD7BED8', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 14, 1795984612219, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcpvve61anf7cf1vcvagd', NULL, '{"id":"con_01m8mgcpvve61anf7cf1vcvagd","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:52.219Z","updated_at":"2026-11-29T20:36:52.219Z","version":1}', X'CAC97AAF68C1D530BF5E5145B0A92F4590BB76A1E27A7B7771C53CCFFD8CB1F5', X'0F96A004981202E4D23722B8AC77FBF40F8AF635CC8AC752867CDA4F0288D94A');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 15, 1795984612363, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcq0be8at4tawz53hgcaf', NULL, '{"id":"inv_01m8mgcq0be8at4tawz53hgcaf","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mgcpvve61anf7cf1vcvagd","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mgcq0be8at4tawz9aac0xc","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:52.363Z","updated_at":"2026-11-29T20:36:52.363Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mgc8b5ejfrrwpksh0tnf9z","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'76F706D6B3CA8C7BE51911225EB7D053681052B4B90CDBF0E6ED6F3C792D2E11', X'4F5C16DE555EC4D35D7AF2997D397E1B15CC73D2890A021BC0AAB6A0F1111723');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 16, 1795984612512, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.write_off', 'inv_01m8mgcq0be8at4tawz53hgcaf', NULL, '{"account_id":"acc_01m8mgc8b5ejfrrwpkwmd1r2jz","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mgcq50ewksb4tdgd0yqq7z","reason":"In liquidation"}', X'C18345E7451FAAE791D896C8C5DB7C2A69E6CEE7E3D6AD165F05E8A489649BDB', X'601495A7A56DD19DEDEF335E1E7425E5A716E5F0C0AEE2AE57C025768FA95DC9');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 17, 1795984612655, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcq9fevqra2kjx09zt60s', NULL, '{"id":"inv_01m8mgcq9fevqra2kjx09zt60s","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mgcpvve61anf7cf1vcvagd","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mgcq9fevqra2kjx57m310e","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:52.655Z","updated_at":"2026-11-29T20:36:52.655Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mgc8b5ejfrrwpkt5kez4we","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'EDDB55FFED4E2769F8FB4E78A3FCC4AC86388A7BC2BB2080F2A8B97EA2EF2BA7', X'68F1DB47C745B4E7E053822D7D95B839752EDB7231AC7029B703C48F29CA06E1');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 18, 1795984612722, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.repay_input_vat', 'inv_01m8mgcq9fevqra2kjx09zt60s', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mgcqbjezdr2x1zbfha1p8p","reason":null,"vat":10.0}', X'9F3A93C27FE1588856EF28525661BCCC82331DF421C38B00E3855D12C48B7110', X'B08E005115426AF0835D8B950A3DB995B1EAE69E9E2A10D0CCDBBE121DF29155');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 19, 1795984612887, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.create', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', NULL, '{"id":"vrt_01m8mgcqgqe2fa1tm1ytyy86n8","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:52.887Z","updated_at":"2026-11-29T20:36:52.887Z","version":1}', X'DAC803D06781236A155F82AEF5B2409EBAFE8806D8ECC0DBB5DE37E6CEA4A1C2', X'BEBDD457A98752C0922E8E0D17FDD8D7729C0946BAB7D9E5305EC766064E25FA');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 20, 1795984613014, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.finalise', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', NULL, '{"id":"vrt_01m8mgcqgqe2fa1tm1ytyy86n8","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:36:53.014Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:52.887Z","updated_at":"2026-11-29T20:36:53.014Z","version":2,"last_sequence":8}', X'CA103071767729D83B392A83AE3508F300B4642FE41258FB2A0A5B286DF56CCC', X'0FEBECCF2BB87E793687144C7FE2597DEDBC39C23802A1E5FA8C5AF30B9ABE99');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 21, 1795984613042, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcqnje5msbk0m3c96gsvv', NULL, '{"sequence":9,"total":7.00}', X'68DD77CF21A034BD8F783260BA9AAACAB387E94959D24C2E47C3B5F9CA5C74BD', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 22, 1795984613089, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.pay', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', NULL, '{"journal_id":"jnl_01m8mgcqnje5msbk0m3c96gsvv"}', X'D76C46B876E7DC3A0FAC3CAD5B476E7100A23CF7DAFBAAEE0966FE2ABCA32517', X'59748690BB52335CF2B92E2647AEDB8128109931B175FF0E5C95AE153C878049');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 23, 1795984613126, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.create', 'vrt_01m8mgcqr6ep3rqyby2jgnc1z9', NULL, '{"id":"vrt_01m8mgcqr6ep3rqyby2jgnc1z9","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:53.126Z","updated_at":"2026-11-29T20:36:53.126Z","version":1}', X'D6D21AFA62752CFB4F66E3C426DD2102C94B9C85EB9B3F0B058AA36811124428', X'44A6016E4AD77C22D0097ACCB2937EF30E9A0CC64A5DB97F8D8CF23BEA42AF5E');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 24, 1795984613182, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcqsye818n8kxrpn5mz6n', NULL, '{"sequence":10,"total":24.00}', X'4C4B4BC2E4095DBC7BD3EC8847E79A4A5D48959C0068BCFA0F43BB8B52ACC326', X'');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 25, 1795984613234, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.note_late_vat', 'vrt_01m8mgcqr6ep3rqyby2jgnc1z9', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8mgcqsye818n8kxrpn5mz6n","kind":"error","reason":"Lost"}', X'024EC07B97A94839B8E4C9F660320780A4790ACE2B66469F572C3482B7DCCB19', X'C63B47DA1B119A5508B84A238184DE03067B56ADA4105959D9104976D5C4F1DA');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 26, 1795984613260, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'account.create', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', NULL, '{"id":"acc_01m8mgcqwcepfb4c7zczgsnzk7","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:53.260Z","updated_at":"2026-11-29T20:36:53.260Z","version":1}', X'DE233D2D932E5F29117A35E9B7926B66B61FFC535832BF5C4F896B28E38796E9', X'E01F2BB72CE83980909F8FC3EC6DBA65318E9539D18A21960214329511C011C5');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 27, 1795984613293, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcqxder19x5veevpb1ssp', NULL, '{"id":"con_01m8mgcqxder19x5veevpb1ssp","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:53.293Z","updated_at":"2026-11-29T20:36:53.293Z","version":1}', X'F89C948BE4D2365B5BFEED3D79805E2AA80331B04DFD0161DF3DDA58C432BDF2', X'5132485CCCB2B2F8310F1547632780AF73E10015FDC93FFED02849E3BA7A7CDB');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 28, 1795984613325, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcqydezbs8gzzdd1v1dr2', NULL, '{"id":"set_01m8mgcqydezbs8gzzdd1v1dr2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcqxder19x5veevpb1ssp","contact_name":"Oak","bank_account_id":"bac_01m8mgcb0ye99r696dh03jr6xh","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8mgcqydezbs8gzzdh06yxnb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:53.325Z","updated_at":"2026-11-29T20:36:53.325Z","version":1}', X'F32BCA865275A931529A5B5D869A0D94D13CB8E2A9AF31BA60DC6C1592A5034B', X'89808BEF222417CFA8EAFC1964EED59E15E1E3C34B69750CAD1F0D5A564E676A');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 29, 1795984613461, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcr2nesav49gbspyec5eq', NULL, '{"id":"inv_01m8mgcr2nesav49gbspyec5eq","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgcqxder19x5veevpb1ssp","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mgcr2nesav49gbssx1bqnb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:53.461Z","updated_at":"2026-11-29T20:36:53.461Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mgc8b5ejfrrwpksh0tnf9z","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'ACCBF35B4EF530299468CE8E0D62EBC837C7F681D89027B039C3A580AE754AD3', X'127945B3F27DC92EFEA6EBA4A9967D077BE94318C17DC473FB6081193AA1C8C6');
INSERT INTO audit_events VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 30, 1795984613521, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.allocate', 'set_01m8mgcqydezbs8gzzdd1v1dr2', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mgcr2nesav49gbspyec5eq"}]}', X'E13CE4482F8DEB7F50A8F88D2D9C79BD4B8E2AF761C4713B6E1B422621686DDE', X'EA42EE162321CBE59DC56B36A01C7E5CC590CD8EDAD7F816DB9D755A1A3CFEF4');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 1795984600283, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'organisation.create', 'org_01m8mgcb6vee7vs8y1gmc04fsd', NULL, '{"id":"org_01m8mgcb6vee7vs8y1gmc04fsd","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:40.283Z","updated_at":"2026-11-29T20:36:40.283Z","version":1}', X'DDBE44066D503964861C6047586F26282372D44371E3D0EFF7ED0C310092C789', X'61ED5E1BAF71AD27C4E78BAF2FB4BF743004A848C2DB362A84663617CADF2CE8');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 1795984600399, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'account.create', 'acc_01m8mgcbafez1rvs13v16rmhg2', NULL, '{"id":"acc_01m8mgcbafez1rvs13v16rmhg2","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:40.399Z","updated_at":"2026-11-29T20:36:40.399Z","version":1}', X'1015D840707E28EF178DB5DA0308BDAA141F86B5557672DA09A6E4FAD97E78CA', X'5B496843FF1C21D8701A2C2204CD029648C907CE7AB299C5E9260607FE329032');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 3, 1795984600467, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'account.create', 'acc_01m8mgcbckembr3t5vyt2ztyby', NULL, '{"id":"acc_01m8mgcbckembr3t5vyt2ztyby","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:40.467Z","updated_at":"2026-11-29T20:36:40.467Z","version":1}', X'2052BCD899DC4C2A00D1D0663F680E54ED002520695DDA6C958CBAEC07ADDD45', X'86F2BB4C20624076054D4B282F07F7AFCD31F194B79C0F72368C413CBDBAE69D');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 1795984600626, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_account.create', 'bac_01m8mgcbhje5gvvs84ypej9hfj', NULL, '{"account_id":"acc_01m8mgcb6vee7vs8y1b5dqh1xa","account_number":null,"created_at":"2026-11-29T20:36:40.626Z","currency":"GBP","iban":null,"id":"bac_01m8mgcbhje5gvvs84ypej9hfj","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mgcbhje5gvvs84yytyf86k","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:40.626Z","version":1}', X'C648F7618AB1807C7E264C71A510CC0F1192905946273E6EDB70666060DC3735', X'3DAEBB02A06B740D25BBE3F771F8E97E4B978F747A99548FDA67533F76C8E1B0');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 5, 1795984600731, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'account.create', 'acc_01m8mgcbmvetsavqrgftb62rv8', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T20:36:40.731Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8mgcbmvetsavqrgftb62rv8","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T20:36:40.731Z","version":1}', X'68FE0C4EF617FE77215D69C2B6EA747B316A0BB21A5BC2251CCD034C0DCD148F', X'C45C6018FE0F55A9D73B6D6CD0E782D64B90A3ABC3331DF71174B69A9B15F14E');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 6, 1795984600731, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_account.create', 'bac_01m8mgcbmvetsavqrgfm207q7z', NULL, '{"account_id":"acc_01m8mgcbmvetsavqrgftb62rv8","account_number":null,"created_at":"2026-11-29T20:36:40.731Z","currency":"GBP","iban":null,"id":"bac_01m8mgcbmvetsavqrgfm207q7z","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:40.731Z","version":1}', X'8C8BD3E40F5C5A1547BDCDD0BC05FDBC006D2C7FC970463418073729E7D901FA', X'D0D35476B387166804237CD48F4C0E45BF4870261B4E6FDE2AF2C460875831FF');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 1795984600851, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', NULL, '{"id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:40.851Z","updated_at":"2026-11-29T20:36:40.851Z","version":1}', X'CBDA97B26AFCCE2EE60A02F35D59F06355DAE803F33FB912045BAC30F1DCCAEF', X'7AFE2D2D49CC11B26B0BB78F2934DDFF44954A5EAC75E243439897FE2A53DD80');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 1795984600968, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcbw8exxvrnt68psa8hh7', NULL, '{"id":"con_01m8mgcbw8exxvrnt68psa8hh7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:40.968Z","updated_at":"2026-11-29T20:36:40.968Z","version":1}', X'6563777953AF3428E14D9CA813363EA80545A586C407D6CB2FA8E2841AF71BAC', X'E29AECC49CEC7DC76D7D66643A1EA85D95E44F58CCA7D49DA3E7F726C7469263');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 1795984601080, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcbzren0sw7bxqx1qnedd', NULL, '{"id":"con_01m8mgcbzren0sw7bxqx1qnedd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.080Z","updated_at":"2026-11-29T20:36:41.080Z","version":1}', X'D19F7E19B23BAD5D149A40453EF6E7764D9D30CFDA54D0FD5442A795BC38E8C2', X'537B65924EB93F7AD7B9C85EEB12325315CCA7BA1041984AE58A1EAA8C321C7D');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 1795984601195, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcc3beh6sksa8jjt4xt23', NULL, '{"id":"con_01m8mgcc3beh6sksa8jjt4xt23","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.195Z","updated_at":"2026-11-29T20:36:41.195Z","version":1}', X'C9BDF6FEA440D0FBDF5B909AE935C57DD6258B1AB085DFDB964C7D91AE41C397', X'79B056537541AA7AC12BB96F2F812716FF0575C5F902CB06E055977E7F431986');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 1795984601290, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcc6ae2abwmndstnkb7c0', NULL, '{"id":"con_01m8mgcc6ae2abwmndstnkb7c0","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.290Z","updated_at":"2026-11-29T20:36:41.290Z","version":1}', X'F88BBCC7E77C592AB6089D6833E2260C7839A3DB56FE409DF3B590E2AD2C1754', X'B9085225FE1B96248DCBB73232006EB49ED93D635DE6D507578B1DF5A569AAD0');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 1795984601393, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcc9ge5t8hzavs3gspc2j', NULL, '{"id":"con_01m8mgcc9ge5t8hzavs3gspc2j","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.393Z","updated_at":"2026-11-29T20:36:41.393Z","version":1}', X'CFB184D7C0839FF7CB940E358DB5CE70393B1557DB064FB4A8C67BD04B4E6FC7', X'A1152428B6C0139442143861A4B0DB581A41EBA2CC73F7CE4714A4378EA4080D');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 1795984601499, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'contact.create', 'con_01m8mgcccvef39k1e7dj5w4f38', NULL, '{"id":"con_01m8mgcccvef39k1e7dj5w4f38","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:41.499Z","updated_at":"2026-11-29T20:36:41.499Z","version":1}', X'8A0B3A83AA2FA51446A317436C8FA221C4837273FFCE9D70B42962FFC4538859', X'732687DD8521940BF0462AC41A424D2FEE0EE24FDEFA38AF8AEEED6FCD84B805');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 1795984601804, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgccpces58er92z0napb3v', NULL, '{"id":"inv_01m8mgccpces58er92z0napb3v","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mgccpces58er92z53b3t0c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.804Z","updated_at":"2026-11-29T20:36:41.804Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'5630C5306299D7DE60E20345EA5940EE64094E78EB3A732D4B1A5B1D438CAC3D', X'6C5E980E3354E9FC455375D419459C0C8DFB7C532C3A782323C6E7643D13B4B8');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 15, 1795984601874, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgccrjez4agnpckwk36a0m', NULL, '{"id":"inv_01m8mgccrjez4agnpckwk36a0m","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mgcc3beh6sksa8jjt4xt23","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mgccrjez4agnpcm3cf409a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.874Z","updated_at":"2026-11-29T20:36:41.874Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1dnt72hhf","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'A21A85CD2A93A71AB1846D49CF5CA43781183B07D459A2D56F55B420FA5DE6B3', X'BB15A0725A2E2A23E46F4E0DDE17ECD1738CA0C737A7A630E56CAF33B9756A29');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 16, 1795984601935, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcctfe6n9p276f2mgff3k', NULL, '{"id":"inv_01m8mgcctfe6n9p276f2mgff3k","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mgcc6ae2abwmndstnkb7c0","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mgcctfe6n9p276f4yxv9tr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.935Z","updated_at":"2026-11-29T20:36:41.935Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1a4fx43nx","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'5860B0E556E4533A881AA38284A194CFBEAFB4E0D4D8E2ADE4E465A51348B11B', X'1A4EB2290A346DD790B90CF5022C25DEA86E814A540C97616CF4BD6F18CE0527');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 17, 1795984601992, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgccw8ed2t1jd0xhtdamv2', NULL, '{"id":"inv_01m8mgccw8ed2t1jd0xhtdamv2","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mgccw8ed2t1jd0xp9tp579","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:41.992Z","updated_at":"2026-11-29T20:36:41.992Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d5en10he","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'C2189582485E394C783088FFAA6984B47820BBF5E7D1ED337C88A2A70988054D', X'B68EC885467E4F5940605D8825EFE5E225FC6F33F3B38D1B905F1821788710F0');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 18, 1795984602067, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgccykexgvrvwcvwwqcrkx', NULL, '{"id":"inv_01m8mgccykexgvrvwcvwwqcrkx","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mgcc9ge5t8hzavs3gspc2j","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mgccykexgvrvwcw1fm4tnk","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.067Z","updated_at":"2026-11-29T20:36:42.067Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1ecpp0v02","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'7E211E9759972C3C66B2B9539BAE2729971A333C29D91A84CA63B2CB14694AC1', X'5E061ABC1177C3FD88C2F3E355BF67712D1D54813484CED028A4A06240F10170');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 19, 1795984602126, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcd0eedrt6v40jb1w92wf', NULL, '{"id":"inv_01m8mgcd0eedrt6v40jb1w92wf","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mgcbw8exxvrnt68psa8hh7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mgcd0eedrt6v40jfp312s1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.126Z","updated_at":"2026-11-29T20:36:42.126Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mgcbckembr3t5vyt2ztyby","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'2276F14F437D0822C30CDF520539D7C89EBC734672BA8DE5A00C5CE283ACE136', X'08B476AB625BC3F6A601F3A4A2F4134416635823FD2248E7BA51F6E67820E5BB');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 20, 1795984602187, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcd2bev5bpt04baj3w9a5', NULL, '{"id":"inv_01m8mgcd2bev5bpt04baj3w9a5","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mgcd2bev5bpt04bfzs9487","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.187Z","updated_at":"2026-11-29T20:36:42.187Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'18C99079824967E8FFACFA6CA7EF9D8E29D67F56332507F41ADE7F3E44EC6297', X'22FD2C6D0C3BE83A90337D95218F911C2775423ED7627B3740D4280F5C505010');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 21, 1795984602275, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcd53e19vjwyc8e3ncwbz', NULL, '{"id":"inv_01m8mgcd53e19vjwyc8e3ncwbz","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mgcd53e19vjwyc8hhvzmn9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.275Z","updated_at":"2026-11-29T20:36:42.275Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'FA6AD8F679EA4FFC246FDD693D86103499A43DDF8ACC2ED8F0BCB40DBF0FD6A5', X'188AE37C2F24C94740D7BD2CFA9806CBC3A3A374B86ACFD6D71F6FAEBC7CE39A');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 22, 1795984602354, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcd7je53r0aht2gqfhra7', NULL, '{"id":"inv_01m8mgcd7je53r0aht2gqfhra7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mgcd7je53r0aht2mkn6vw0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.354Z","updated_at":"2026-11-29T20:36:42.354Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'F966743D135B8F91D54D5137D001F39A841F132A295DBEC423CB86D0F566D817', X'9A183B6336DB36925C83A48D34CE13928FE091FADEE178442415D15B363262B4');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 23, 1795984602422, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcd9pedg9cwc0j9mzz273', NULL, '{"id":"inv_01m8mgcd9pedg9cwc0j9mzz273","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mgcccvef39k1e7dj5w4f38","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mgcd9pedg9cwc0jcw6zjw3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.422Z","updated_at":"2026-11-29T20:36:42.422Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1ds27p5vp","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'1A2557BFA7EF16A07158FE6CD769C61D1DFBB66D0362A06A1D17C1EB5037CE81', X'77E70AE1A4728A2392E889D7913612E2BE77EC96FD7204883A42BE6E68C5DB1F');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 24, 1795984602467, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.create', 'inv_01m8mgcdb3eytv5b769zfhzjz6', NULL, '{"id":"inv_01m8mgcdb3eytv5b769zfhzjz6","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mgcdb3eytv5b76a0q67xx3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:42.467Z","updated_at":"2026-11-29T20:36:42.467Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d5en10he","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcb6vee7vs8y1d3dx7hh0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'26B8F610D3887C0270A31555AEFDC2FF6F97D4F94D98636B72D5772D2072CB6C', X'6CD84650AB3D0A5AB468851BA1959E0CABE818B277A5B64AEF31C310EEB1C4E4');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 25, 1795984602651, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.void', 'inv_01m8mgcd53e19vjwyc8e3ncwbz', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mgcdgve7sr9btb5taa9amf"}', X'6250BBB8D79C8B1A2A4846146CDBE095ACA8A7BCEA5077EF4628B167D50BDE69', X'EE6004849D11D6CABBA0A32E11608726903E5C4F0146B4BF6E11C027F4C0C586');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 1795984602784, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'invoice.allocate', 'inv_01m8mgcd7je53r0aht2gqfhra7', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mgcd2bev5bpt04baj3w9a5"}]}', X'58D65FCDAF9E37A2E513B4BADE105DEE7C2A7500B79A3BF72FE39668BA66CEF5', X'8924FF791A8E79CA8F1D1CA345E10B0E3384C0694086DDFB1C3B36E37C92598A');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 27, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcdt3escb2hd6adzgpv4g', NULL, '{"sequence":14,"total":10000.00}', X'38A251468E6FF0BEB1A0DB89DE3F46183D78621F57325396099BB3C20BA8F327', X'');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 28, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcdt3escb2hd6ap4g5je9', NULL, '{"sequence":15,"total":1000.00}', X'FDA2C7FA1F428EF26B3AAD7B542B2FCA03910D391CF9014833918B2D76C59E63', X'');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 29, 1795984602947, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'journal.post', 'jnl_01m8mgcdt3escb2hd6axaap66h', NULL, '{"sequence":16,"total":74.92}', X'3B07F1EE456482651780840006C016D8E94C944A1344E4AD8383AD9307EA8CD1', X'');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 30, 1795984603124, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcdzme4hsbf6m7wbbm9xq', NULL, '{"id":"set_01m8mgcdzme4hsbf6m7wbbm9xq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcbw8exxvrnt68psa8hh7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcdzme4hsbf6m84ehwqa8","invoice_id":"inv_01m8mgcd0eedrt6v40jb1w92wf","invoice_number":"INV-0003","settlement_id":"set_01m8mgcdzme4hsbf6m7wbbm9xq","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T20:36:43.124Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mgcdzme4hsbf6m80dyvhkp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:43.124Z","updated_at":"2026-11-29T20:36:43.124Z","version":1}', X'1915EE24BDE19CD85E7BE31A96EB1B78968065AC13F07E4D028A8D4CFA16C09D', X'BB257FF1061E70394296362D870E06D3FDECA7000C21B208FE702BD549AA154C');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 1795984603335, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transactions.import', 'bac_01m8mgcbhje5gvvs84ypej9hfj', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'964EC806EEB971438669C2F1792378C80D08539D94333390C1A9876531C19E90', X'235CD56FB5B27AD6B11C1EDFDFDE70C2CD59A5671D3A75B4E82ED8452C27F685');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 32, 1795984603692, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcehce84vcr44jhd6ywwf', NULL, '{"id":"set_01m8mgcehce84vcr44jhd6ywwf","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgcc6ae2abwmndstnkb7c0","contact_name":"Techbarn","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcehce84vcr44jhd6ywwf","invoice_id":"inv_01m8mgcctfe6n9p276f2mgff3k","invoice_number":"TB-0117","settlement_id":"set_01m8mgcehce84vcr44jhd6ywwf","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T20:36:43.692Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v4j1exdye","journal_id":"jnl_01m8mgcehce84vcr44jhd6ywwf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:43.692Z","updated_at":"2026-11-29T20:36:43.692Z","version":1}', X'16DD645C34FE296D6CD3BA4D2874D634198F38436C22DE49ACB93932C0223A77', X'A84C13169117951CF6545FBE9517741F77DCDC8420E9BCFC7D35BB500EBF2359');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 33, 1795984603692, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v4j1exdye', NULL, '{"journal_id":"jnl_01m8mgcehce84vcr44jhd6ywwf","way":"allocations"}', X'4202E3A0273FC7A384648715899F1FAFB93457743BC109E22C11F709CA91710D', X'19B650A70EC2CA182BA47432F56BF1F23561F282FDF24AAAD5C416F87F137E8B');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 34, 1795984604059, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcewvebaa864c6srvg0ws', NULL, '{"id":"set_01m8mgcewvebaa864c6srvg0ws","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcewvebaa864c6srvg0ws","invoice_id":"inv_01m8mgccpces58er92z0napb3v","invoice_number":"INV-0001","settlement_id":"set_01m8mgcewvebaa864c6srvg0ws","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T20:36:44.059Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v4qya99hk","journal_id":"jnl_01m8mgcewvebaa864c6srvg0ws","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.059Z","updated_at":"2026-11-29T20:36:44.059Z","version":1}', X'6A1976191761DA22DD47DE8011AD736459A79DD2321DD1C1B786D4B6EEC12E58', X'C8D6A0B4EC7E5B943D9BC579CB717452D4D37AD5F6AC0652F5095786E1D1DB06');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 35, 1795984604059, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v4qya99hk', NULL, '{"journal_id":"jnl_01m8mgcewvebaa864c6srvg0ws","way":"allocations"}', X'2159611E6475FAA024C6CCD7A622D653E13A9AEB1E5EDC55BE42A39F50B6FB99', X'229873BE4AD89B4ED9BD9295674595EC69C722C163D00737513E0A6DBD0666CE');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 36, 1795984604402, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcf7jem3bkrznq9by2jaj', NULL, '{"id":"set_01m8mgcf7jem3bkrznq9by2jaj","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgcc9ge5t8hzavs3gspc2j","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcf7jem3bkrznq9by2jaj","invoice_id":"inv_01m8mgccykexgvrvwcvwwqcrkx","invoice_number":"HL-33","settlement_id":"set_01m8mgcf7jem3bkrznq9by2jaj","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T20:36:44.402Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v4y7wb1cf","journal_id":"jnl_01m8mgcf7jem3bkrznq9by2jaj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.402Z","updated_at":"2026-11-29T20:36:44.402Z","version":1}', X'403D1393BA15A2573A6ABC88A8B88FC84BCB1D334E00082F1AA4ADC3FB3BDB78', X'EF893A79529E0E0A2C5D4FC329AF4F5E06E583BE3B999E7407709926052D0715');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 37, 1795984604402, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v4y7wb1cf', NULL, '{"journal_id":"jnl_01m8mgcf7jem3bkrznq9by2jaj","way":"allocations"}', X'2EC09E7B1DBFD9384938278A3A37C8537EC3276D4C6ECBC7885444CA5D5507F9', X'112CDD6291EA9EECABFBD23D12754D63E9B207DA4CCC10E167BF4DB20B30A6B0');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 38, 1795984604780, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcfkcekc92azr57eyy32c', NULL, '{"id":"set_01m8mgcfkcekc92azr57eyy32c","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcbrkeq7ttchsy0jxnhhp","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcfkcekc92azr57eyy32c","invoice_id":"inv_01m8mgccpces58er92z0napb3v","invoice_number":"INV-0001","settlement_id":"set_01m8mgcfkcekc92azr57eyy32c","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T20:36:44.780Z"},{"id":"alc_01m8mgcfkcekc92azr57eyy32d","invoice_id":"inv_01m8mgccw8ed2t1jd0xhtdamv2","invoice_number":"INV-0002","settlement_id":"set_01m8mgcfkcekc92azr57eyy32c","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T20:36:44.780Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v50krfx3a","journal_id":"jnl_01m8mgcfkcekc92azr57eyy32c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.780Z","updated_at":"2026-11-29T20:36:44.780Z","version":1}', X'D4668FBE88E9BAD14102970D3747732D93604DB22582A564B5F676BC9DDB89C5', X'C5602E84C4975EB562A8479B8634E76560E1B1563BF1A50E44803CCD16561BD8');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 39, 1795984604780, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v50krfx3a', NULL, '{"journal_id":"jnl_01m8mgcfkcekc92azr57eyy32c","way":"allocations"}', X'4036592232993465C3B949DBF68E22675F9AF44E28E08E99252378DA9F14D45B', X'7CE88F0DDA8BB88986244F1FB962AC85CCF6225111BD5D35D27C388C32F9F3CF');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 40, 1795984605135, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcfyfefqr0x6bv4ex086g', NULL, '{"id":"set_01m8mgcfyfefqr0x6bv4ex086g","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgcc3beh6sksa8jjt4xt23","contact_name":"Printwell","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcfyfefqr0x6bv4ex086g","invoice_id":"inv_01m8mgccrjez4agnpckwk36a0m","invoice_number":"PX-881","settlement_id":"set_01m8mgcfyfefqr0x6bv4ex086g","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T20:36:45.135Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v595zvhqq","journal_id":"jnl_01m8mgcfyfefqr0x6bv4ex086g","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.135Z","updated_at":"2026-11-29T20:36:45.135Z","version":1}', X'B75F28CE03396F68582D0E7B948AD8DE140879EFACB36CE88ADF92D68953A2DC', X'F41254FA2CAF0B0614C1A99D5EE7F38131DDD8794E5A993992C3109524B4A806');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 41, 1795984605135, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v595zvhqq', NULL, '{"journal_id":"jnl_01m8mgcfyfefqr0x6bv4ex086g","way":"allocations"}', X'C5A45480038CBA5EFBB7F67FE05E29B44B31EAF40A18CC3FC1C775E701B66371', X'C85C15F5EEEAC4F7EBFE535CD135FA6C812022A7CDFE94D23F8C45EFD370D1D8');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 42, 1795984605432, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.create', 'set_01m8mgcg7rec19m4t8nsr67can', NULL, '{"id":"set_01m8mgcg7rec19m4t8nsr67can","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcbzren0sw7bxqx1qnedd","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mgcbhje5gvvs84ypej9hfj","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcg7rec19m4t8nsr67can","invoice_id":"inv_01m8mgcd2bev5bpt04baj3w9a5","invoice_number":"INV-0004","settlement_id":"set_01m8mgcg7rec19m4t8nsr67can","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T20:36:45.432Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgce67eg89vv7v5nvfvdm2","journal_id":"jnl_01m8mgcg7rec19m4t8nsr67can","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.432Z","updated_at":"2026-11-29T20:36:45.432Z","version":1}', X'668475A3B7D2F98B801439A7B96A1DAE78CC77A0AFEB4A9CF60A5FB847B53F80', X'B73E127616D85CF07B54356A93A1591E9C9780DAFB8199F84C11749DAAB4FDAA');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 43, 1795984605432, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v5nvfvdm2', NULL, '{"journal_id":"jnl_01m8mgcg7rec19m4t8nsr67can","way":"allocations"}', X'5EECFD5F4AD6E92DB94D5D4C94ED8E2B7DA737D7564913E972375CCB941451F6', X'FEC9BE66CE00AB5C1E1018E9D7A18EA40F60136131FF6F7EF52F503CAD13049E');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 44, 1795984605781, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'settlement.match', 'set_01m8mgcdzme4hsbf6m7wbbm9xq', NULL, '{"bank_transaction_id":"btx_01m8mgce67eg89vv7v5j3rzt8g"}', X'D782146D33B2F546D26A898FCDAFF5E195567B04092B039F9073A5A8DCAD1DC5', X'C4A9B0F265569D94CBC068FF50706E5D0ECA844EE889C20491EB7D57CDA2D996');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 45, 1795984605781, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v5j3rzt8g', NULL, '{"journal_id":"jnl_01m8mgcdzme4hsbf6m80dyvhkp","way":"match"}', X'97685A28AE4EFC715A266CF1E859D16AB5CD14D297728681C269E3C277E9B01B', X'E1454C286C8805832BB81443C03D709702D6F63402827D8A98496B6F456B0D58');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 46, 1795984606101, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v5xhhabn6', NULL, '{"journal_id":"jnl_01m8mgcgwneb6vypbb5e58e5qd","way":"transfer"}', X'A80850CD4FEDF452AFACCF9B7B0F92BAAE5768F882A0F3CCE819F20C45407B66', X'935CA7134AC2D410EC7C65ACAE6968056068697EC28AEB7DBFBFE4CED89ED2A8');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 47, 1795984606421, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v63xacqfd', NULL, '{"journal_id":"jnl_01m8mgch6meas8xvzs041qay4h","way":"account"}', X'7098C24C6DA9A46C7140DD568F33144ED814A33D3ECBECDE59BEDDC4EB34F683', X'78FD74DEC25FF32A13F81EB3434125FC86C1F0ED023828AA5245DC5AF79D722D');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 48, 1795984607574, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.update', 'btx_01m8mgce67eg89vv7v4vytrhrx', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'36D8E423C8177B81A55F3DB50DBF94D329389B6DB9581105CAB3A22E00108CC1', X'D59784DE30B454F426C3D53AF7512C69F0C3120FDA618E2CFFE15255B84B88F9');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 49, 1795984607574, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.update', 'btx_01m8mgce67eg89vv7v55r0nkey', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcb6vee7vs8y1f425x4xs","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'0D4D855748BB17F256D5DEB5162A2FA24CCADFD3717C76B079223789DFF5255C', X'F7D26BCD9ED6F0926EBAC18F46F96EE6DFCBB3B05BB7F0075671FF254024B2C2');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 50, 1795984607574, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.update', 'btx_01m8mgce67eg89vv7v5dn38fb5', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcb6vee7vs8y1ex5ptdgy","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'1AB2EBED3AC32BB97C2673A36F18A820395C277ED0A3DAEC362D0770E61553C2', X'D2E6FCE70F1111ECA7A8DFF85253AD5537B58D4FD67A43BA98D743183418B86A');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 51, 1795984607574, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.update', 'btx_01m8mgce67eg89vv7v5tzbes9e', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcb6vee7vs8y1fwcm2vdd","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'B86B769B3067E7DC5BC267856D10AD69B8554C5D1024D2CC81FCF50E17A45440', X'5E81EC77E149A03EEC3CA95329EA80A194367857BE802F610250E41E76E7B8BD');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 52, 1795984607804, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v55r0nkey', NULL, '{"journal_id":"jnl_01m8mgcjhwew99h65n5rs5g4f3","way":"account"}', X'FE4C7EE851EE834A0D42B4BD9424F1CEFF19BBE1EA2902415F291B9E6E304B48', X'65CFE9ACB31E93961A1C02D2B5E8AFAA2B04F9E5FBA225BE36833521614C3E29');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 53, 1795984608108, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v5dn38fb5', NULL, '{"journal_id":"jnl_01m8mgcjvcerhb8cpznqh6vse2","way":"account"}', X'93AB02E7C20C768CD1BA551626C9ABFA1C66F9C10C1B7D47192B3ACA2D9A0735', X'5A9F08187F14AE261E197B0DA9CF0CDBE81BD85DEC582CB70E5A014342067AD5');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 54, 1795984608382, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v4vytrhrx', NULL, '{"journal_id":"jnl_01m8mgck3yev1v1vdstfp2k2rq","way":"account"}', X'A3C5E16BA33AD19E04CD7CBF661D16D19BDE876816FBDB2777996DE2487D202C', X'A8C86C81E763B4416AECF93FE75311E50547362B1D2EEFAFD7BFF629892864DC');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 55, 1795984608702, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'bank_transaction.confirm', 'btx_01m8mgce67eg89vv7v5tzbes9e', NULL, '{"journal_id":"jnl_01m8mgckdyeg9snfna4yvznvgp","way":"account"}', X'5511B4747B606D72ED9BD777EFB3D8679C26082617D4C315CF4DB248074FFB2F', X'66FC15C6E686BEB1BAA1AE7373C9C0D97EC370B1BF93BDDF883A443F67DD8C80');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 56, 1795984609148, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.create', 'vrt_01m8mgckvwe398hrcae0fpaxge', NULL, '{"id":"vrt_01m8mgckvwe398hrcae0fpaxge","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:49.148Z","updated_at":"2026-11-29T20:36:49.148Z","version":1}', X'C3668033ECD75A441BB325AB72B91BDC5817876C19A7EB86EF7C3AEFA22A8BF9', X'EF50774F71B598A52C43A7954CB1242DC24194D30EB60CB0508028DA95F0EE06');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 57, 1795984609308, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'vat_return.finalise', 'vrt_01m8mgckvwe398hrcae0fpaxge', NULL, '{"id":"vrt_01m8mgckvwe398hrcae0fpaxge","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:36:49.308Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:49.148Z","updated_at":"2026-11-29T20:36:49.308Z","version":2,"last_sequence":29}', X'92E945FF15AF0AFA2E508AAF19F648BB36601059B2C59B1B24DDA2550D2D4750', X'6615C8C49BBDBE3F21689CEE4D94672AC6EE1C5B94A0601391FC4FE40EB4A06C');
INSERT INTO audit_events VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 58, 1795984609444, 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'key_01m8mgc897eyer2taq9yjh4xa0', 'organisation.lock', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'2EEB5F569810BAD3CB10BBBE1F0FDD801FB7B5A1B602B38826A857E9C6169956', X'D8B0DA9365C58D13B8C800B0924F922B72BBA4C11DD4A0E4A09A8ABD895C5C85');
INSERT INTO bank_accounts VALUES ('bac_01m8mgcb0ye99r696dh03jr6xh', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984600094, 1795984600094, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8mgcbhje5gvvs84ypej9hfj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mgcbhje5gvvs84yytyf86k', 900715, 1795984600626, 1795984603335, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8mgcbmvetsavqrgfm207q7z', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'acc_01m8mgcbmvetsavqrgftb62rv8', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984600731, 1795984600731, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-31', 900715, 1795984603335);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v4j1exdye', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcc6ae2abwmndstnkb7c0', 'allocations', 'jnl_01m8mgcehce84vcr44jhd6ywwf', 2, NULL, 'NV', 0, 1795984603692, 1795984603335, 1795984603692, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v4qya99hk', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcbrkeq7ttchsy0jxnhhp', 'allocations', 'jnl_01m8mgcewvebaa864c6srvg0ws', 2, NULL, 'NV', 0, 1795984604059, 1795984603335, 1795984604059, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v4vytrhrx', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 'ST', NULL, NULL, 'account', 'jnl_01m8mgck3yev1v1vdstfp2k2rq', 1, 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 'ST', -600, 1795984608382, 1795984603335, 1795984608382, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v4y7wb1cf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcc9ge5t8hzavs3gspc2j', 'allocations', 'jnl_01m8mgcf7jem3bkrznq9by2jaj', 2, NULL, 'NV', 0, 1795984604402, 1795984603335, 1795984604402, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v50krfx3a', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcbrkeq7ttchsy0jxnhhp', 'allocations', 'jnl_01m8mgcfkcekc92azr57eyy32c', 2, NULL, 'NV', 0, 1795984604780, 1795984603335, 1795984604780, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v55r0nkey', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mgcb6vee7vs8y1f425x4xs', 'ZR', NULL, NULL, 'account', 'jnl_01m8mgcjhwew99h65n5rs5g4f3', 1, 'acc_01m8mgcb6vee7vs8y1f425x4xs', 'ZR', 0, 1795984607804, 1795984603335, 1795984607804, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v595zvhqq', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcc3beh6sksa8jjt4xt23', 'allocations', 'jnl_01m8mgcfyfefqr0x6bv4ex086g', 2, NULL, 'NV', 0, 1795984605135, 1795984603335, 1795984605135, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v5dn38fb5', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 'ST', NULL, NULL, 'account', 'jnl_01m8mgcjvcerhb8cpznqh6vse2', 1, 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', 'ST', -600, 1795984608108, 1795984603335, 1795984608108, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v5j3rzt8g', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcbw8exxvrnt68psa8hh7', 'match', 'jnl_01m8mgcdzme4hsbf6m80dyvhkp', 2, NULL, 'NV', 0, 1795984605781, 1795984603335, 1795984605781, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v5nvfvdm2', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcbzren0sw7bxqx1qnedd', 'allocations', 'jnl_01m8mgcg7rec19m4t8nsr67can', 2, NULL, 'NV', 0, 1795984605432, 1795984603335, 1795984605432, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v5tzbes9e', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', 'EX', NULL, NULL, 'account', 'jnl_01m8mgckdyeg9snfna4yvznvgp', 1, 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', 'EX', 0, 1795984608702, 1795984603335, 1795984608702, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v5xhhabn6', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mgcgwneb6vypbb5e58e5qd', 1, NULL, 'NV', 0, 1795984606101, 1795984603335, 1795984606101, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgce67eg89vv7v63xacqfd', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mgcb6vee7vs8y1bwrrzb94', 'NV', NULL, NULL, 'account', 'jnl_01m8mgch6meas8xvzs041qay4h', 1, 'acc_01m8mgcb6vee7vs8y1bwrrzb94', 'NV', 0, 1795984606421, 1795984603335, 1795984606421, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mgcpbpe5mtmvazsytpf2ry', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'bac_01m8mgcb0ye99r696dh03jr6xh', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984611702, 1795984612035, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', 'jnl_01m8mgcpfmedyaahnf0hn0atzv');
INSERT INTO invoices VALUES ('inv_01m8mgccpces58er92z0napb3v', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mgccpces58er92z53b3t0c', NULL, NULL, 'inv-0001', 1795984601804, 1795984604780, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgccrjez4agnpckwk36a0m', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mgcc3beh6sksa8jjt4xt23', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mgccrjez4agnpcm3cf409a', NULL, NULL, 'px-881', 1795984601874, 1795984605135, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcctfe6n9p276f2mgff3k', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mgcc6ae2abwmndstnkb7c0', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mgcctfe6n9p276f4yxv9tr', NULL, NULL, 'tb-0117', 1795984601935, 1795984603692, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgccw8ed2t1jd0xhtdamv2', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mgccw8ed2t1jd0xp9tp579', NULL, NULL, 'inv-0002', 1795984601992, 1795984604780, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgccykexgvrvwcvwwqcrkx', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mgcc9ge5t8hzavs3gspc2j', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mgccykexgvrvwcw1fm4tnk', NULL, NULL, 'hl-33', 1795984602067, 1795984604402, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcd0eedrt6v40jb1w92wf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mgcbw8exxvrnt68psa8hh7', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mgcd0eedrt6v40jfp312s1', NULL, NULL, 'inv-0003', 1795984602126, 1795984603124, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcd2bev5bpt04baj3w9a5', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mgcbzren0sw7bxqx1qnedd', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mgcd2bev5bpt04bfzs9487', NULL, NULL, 'inv-0004', 1795984602187, 1795984605432, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcd53e19vjwyc8e3ncwbz', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mgcbzren0sw7bxqx1qnedd', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mgcd53e19vjwyc8hhvzmn9', '2026-03-03', 'jnl_01m8mgcdgve7sr9btb5taa9amf', 'inv-0005', 1795984602275, 1795984602651, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcd7je53r0aht2gqfhra7', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mgcbzren0sw7bxqx1qnedd', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mgcd7je53r0aht2mkn6vw0', NULL, NULL, 'cn-0001
inv-0004', 1795984602354, 1795984602784, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcd9pedg9cwc0j9mzz273', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mgcccvef39k1e7dj5w4f38', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mgcd9pedg9cwc0jcw6zjw3', NULL, NULL, 'fr-1209', 1795984602422, 1795984602422, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcdb3eytv5b769zfhzjz6', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mgcdb3eytv5b76a0q67xx3', NULL, NULL, 'inv-0006', 1795984602467, 1795984602467, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcq0be8at4tawz53hgcaf', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mgcpvve61anf7cf1vcvagd', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mgcq0be8at4tawz9aac0xc', NULL, NULL, 'e-1', 1795984612363, 1795984612512, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mgcq9fevqra2kjx09zt60s', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mgcpvve61anf7cf1vcvagd', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mgcq9fevqra2kjx57m310e', NULL, NULL, 'e-1', 1795984612655, 1795984612722, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO invoices VALUES ('inv_01m8mgcr2nesav49gbspyec5eq', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mgcqxder19x5veevpb1ssp', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mgcr2nesav49gbssx1bqnb', NULL, NULL, 'inv-0001', 1795984613461, 1795984613521, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccpces58er92z0napb3v', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccrjez4agnpckwk36a0m', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mgcb6vee7vs8y1dnt72hhf', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcctfe6n9p276f2mgff3k', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mgcb6vee7vs8y1a4fx43nx', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccw8ed2t1jd0xhtdamv2', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mgcb6vee7vs8y1d5en10he', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccykexgvrvwcvwwqcrkx', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mgcb6vee7vs8y1ecpp0v02', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd0eedrt6v40jb1w92wf', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mgcbckembr3t5vyt2ztyby', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd0eedrt6v40jb1w92wf', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd2bev5bpt04baj3w9a5', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd53e19vjwyc8e3ncwbz', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd7je53r0aht2gqfhra7', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd9pedg9cwc0j9mzz273', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mgcb6vee7vs8y1ds27p5vp', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcdb3eytv5b769zfhzjz6', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mgcb6vee7vs8y1d5en10he', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcdb3eytv5b769zfhzjz6', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcq0be8at4tawz53hgcaf', 1, 'Oak', '1', '50', NULL, 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcq9fevqra2kjx09zt60s', 1, 'Oak', '1', '50', NULL, 'acc_01m8mgc8b5ejfrrwpkt5kez4we', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcr2nesav49gbspyec5eq', 1, 'Oak', '1', '100', NULL, 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO number_sequences VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8mgcdzme4hsbf6m7wbbm9xq', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'receipt', 'sales', 'posted', 'con_01m8mgcbw8exxvrnt68psa8hh7', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mgce67eg89vv7v5j3rzt8g', 0, 'jnl_01m8mgcdzme4hsbf6m80dyvhkp', NULL, NULL, '', 1795984603124, 1795984605781, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcehce84vcr44jhd6ywwf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'payment', 'purchase', 'posted', 'con_01m8mgcc6ae2abwmndstnkb7c0', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mgce67eg89vv7v4j1exdye', 1, 'jnl_01m8mgcehce84vcr44jhd6ywwf', NULL, NULL, '', 1795984603692, 1795984603692, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcewvebaa864c6srvg0ws', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'receipt', 'sales', 'posted', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mgce67eg89vv7v4qya99hk', 1, 'jnl_01m8mgcewvebaa864c6srvg0ws', NULL, NULL, '', 1795984604059, 1795984604059, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcf7jem3bkrznq9by2jaj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'payment', 'purchase', 'posted', 'con_01m8mgcc9ge5t8hzavs3gspc2j', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mgce67eg89vv7v4y7wb1cf', 1, 'jnl_01m8mgcf7jem3bkrznq9by2jaj', NULL, NULL, '', 1795984604402, 1795984604402, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcfkcekc92azr57eyy32c', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'receipt', 'sales', 'posted', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mgce67eg89vv7v50krfx3a', 1, 'jnl_01m8mgcfkcekc92azr57eyy32c', NULL, NULL, '', 1795984604780, 1795984604780, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcfyfefqr0x6bv4ex086g', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'payment', 'purchase', 'posted', 'con_01m8mgcc3beh6sksa8jjt4xt23', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mgce67eg89vv7v595zvhqq', 1, 'jnl_01m8mgcfyfefqr0x6bv4ex086g', NULL, NULL, '', 1795984605135, 1795984605135, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcg7rec19m4t8nsr67can', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'receipt', 'sales', 'posted', 'con_01m8mgcbzren0sw7bxqx1qnedd', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mgce67eg89vv7v5nvfvdm2', 1, 'jnl_01m8mgcg7rec19m4t8nsr67can', NULL, NULL, '', 1795984605432, 1795984605432, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mgcqydezbs8gzzdd1v1dr2', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'receipt', 'sales', 'posted', 'con_01m8mgcqxder19x5veevpb1ssp', 'bac_01m8mgcb0ye99r696dh03jr6xh', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mgcqydezbs8gzzdh06yxnb', NULL, NULL, '', 1795984613325, 1795984613521, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO tax_rates VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8mgckvwe398hrcae0fpaxge', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795984609308, 1795984609148, 1795984609308, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8mgcqgqe2fa1tm1ytyy86n8', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795984613014, 1795984612887, 1795984613014, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8mgcqr6ep3rqyby2jgnc1z9', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984613126, 1795984613126, 1, NULL, NULL, 0, 0);
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 1, 'organisations', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984597349,1795984597349,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 2, 'members', 'mem_01m8mgc8b5ejfrrwpkpga4rggq', '["mem_01m8mgc8b5ejfrrwpkpga4rggq","org_01m8mgc8b5ejfrrwpkx7tbpa57","jo@example.com","usr_01m8mgc7a4e32rjgcgkxajq03y","owner",1795984597349,1795984597349,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 3, 'accounts', 'acc_01m8mgc8b5ejfrrwpkpnp3fh99', '["acc_01m8mgc8b5ejfrrwpkpnp3fh99","org_01m8mgc8b5ejfrrwpkx7tbpa57","1000","Computer equipment","ASSET",null,"ST",null,"active",1795984597349,1795984597349,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 4, 'accounts', 'acc_01m8mgc8b5ejfrrwpkpt7h0yy9', '["acc_01m8mgc8b5ejfrrwpkpt7h0yy9","org_01m8mgc8b5ejfrrwpkx7tbpa57","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795984597349,1795984597349,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 5, 'accounts', 'acc_01m8mgc8b5ejfrrwpkpxp8457s', '["acc_01m8mgc8b5ejfrrwpkpxp8457s","org_01m8mgc8b5ejfrrwpkx7tbpa57","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795984597349,1795984597349,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 6, 'accounts', 'acc_01m8mgc8b5ejfrrwpkq306bw39', '["acc_01m8mgc8b5ejfrrwpkq306bw39","org_01m8mgc8b5ejfrrwpkx7tbpa57","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795984597349,1795984597349,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 7, 'accounts', 'acc_01m8mgc8b5ejfrrwpkq59eyw06', '["acc_01m8mgc8b5ejfrrwpkq59eyw06","org_01m8mgc8b5ejfrrwpkx7tbpa57","1100","Stock","ASSET",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 8, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqb8w9qj3', '["acc_01m8mgc8b5ejfrrwpkqb8w9qj3","org_01m8mgc8b5ejfrrwpkx7tbpa57","1200","Trade debtors","ASSET","receivable",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 9, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqfqjm7ry', '["acc_01m8mgc8b5ejfrrwpkqfqjm7ry","org_01m8mgc8b5ejfrrwpkx7tbpa57","1210","Prepayments","ASSET",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 10, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqkeke6yz', '["acc_01m8mgc8b5ejfrrwpkqkeke6yz","org_01m8mgc8b5ejfrrwpkx7tbpa57","1220","Other debtors","ASSET",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 11, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqp6n26n2', '["acc_01m8mgc8b5ejfrrwpkqp6n26n2","org_01m8mgc8b5ejfrrwpkx7tbpa57","1300","Current account","ASSET","bank",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 12, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqsqz1zgg', '["acc_01m8mgc8b5ejfrrwpkqsqz1zgg","org_01m8mgc8b5ejfrrwpkx7tbpa57","1310","Petty cash","ASSET",null,"NV",null,"active",1795984597349,1795984597349,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 13, 'accounts', 'acc_01m8mgc8b5ejfrrwpkqxdnnrrf', '["acc_01m8mgc8b5ejfrrwpkqxdnnrrf","org_01m8mgc8b5ejfrrwpkx7tbpa57","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 14, 'accounts', 'acc_01m8mgc8b5ejfrrwpkr3m6rg5y', '["acc_01m8mgc8b5ejfrrwpkr3m6rg5y","org_01m8mgc8b5ejfrrwpkx7tbpa57","2110","Accruals","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 15, 'accounts', 'acc_01m8mgc8b5ejfrrwpkr703jg8g', '["acc_01m8mgc8b5ejfrrwpkr703jg8g","org_01m8mgc8b5ejfrrwpkx7tbpa57","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 16, 'accounts', 'acc_01m8mgc8b5ejfrrwpkr83n0ed1', '["acc_01m8mgc8b5ejfrrwpkr83n0ed1","org_01m8mgc8b5ejfrrwpkx7tbpa57","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 17, 'accounts', 'acc_01m8mgc8b5ejfrrwpkrem2zmg5', '["acc_01m8mgc8b5ejfrrwpkrem2zmg5","org_01m8mgc8b5ejfrrwpkx7tbpa57","2220","Net wages","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 18, 'accounts', 'acc_01m8mgc8b5ejfrrwpkrhthd6nc', '["acc_01m8mgc8b5ejfrrwpkrhthd6nc","org_01m8mgc8b5ejfrrwpkx7tbpa57","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 19, 'accounts', 'acc_01m8mgc8b5ejfrrwpkrntsb577', '["acc_01m8mgc8b5ejfrrwpkrntsb577","org_01m8mgc8b5ejfrrwpkx7tbpa57","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 20, 'accounts', 'acc_01m8mgc8b5ejfrrwpkrt3dwqpq', '["acc_01m8mgc8b5ejfrrwpkrt3dwqpq","org_01m8mgc8b5ejfrrwpkx7tbpa57","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795984597349,1795984597349,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 21, 'accounts', 'acc_01m8mgc8b5ejfrrwpkrxx0hfhp', '["acc_01m8mgc8b5ejfrrwpkrxx0hfhp","org_01m8mgc8b5ejfrrwpkx7tbpa57","2900","Suspense","LIABILITY","suspense",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 22, 'accounts', 'acc_01m8mgc8b5ejfrrwpks0yhg6s3', '["acc_01m8mgc8b5ejfrrwpks0yhg6s3","org_01m8mgc8b5ejfrrwpkx7tbpa57","3000","Share capital","EQUITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 23, 'accounts', 'acc_01m8mgc8b5ejfrrwpks5qwgr35', '["acc_01m8mgc8b5ejfrrwpks5qwgr35","org_01m8mgc8b5ejfrrwpkx7tbpa57","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 24, 'accounts', 'acc_01m8mgc8b5ejfrrwpksagpww8t', '["acc_01m8mgc8b5ejfrrwpksagpww8t","org_01m8mgc8b5ejfrrwpkx7tbpa57","3200","Dividends","EQUITY",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 25, 'accounts', 'acc_01m8mgc8b5ejfrrwpksfwcq0yx', '["acc_01m8mgc8b5ejfrrwpksfwcq0yx","org_01m8mgc8b5ejfrrwpkx7tbpa57","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 26, 'accounts', 'acc_01m8mgc8b5ejfrrwpksh0tnf9z', '["acc_01m8mgc8b5ejfrrwpksh0tnf9z","org_01m8mgc8b5ejfrrwpkx7tbpa57","4000","Sales","INCOME",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 27, 'accounts', 'acc_01m8mgc8b5ejfrrwpkspf3prh8', '["acc_01m8mgc8b5ejfrrwpkspf3prh8","org_01m8mgc8b5ejfrrwpkx7tbpa57","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 28, 'accounts', 'acc_01m8mgc8b5ejfrrwpksvcnfptz', '["acc_01m8mgc8b5ejfrrwpksvcnfptz","org_01m8mgc8b5ejfrrwpkx7tbpa57","4090","Other income","INCOME",null,"ST",null,"active",1795984597349,1795984597349,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 29, 'accounts', 'acc_01m8mgc8b5ejfrrwpksxfsd28r', '["acc_01m8mgc8b5ejfrrwpksxfsd28r","org_01m8mgc8b5ejfrrwpkx7tbpa57","4900","Interest received","INCOME",null,"EX",null,"active",1795984597349,1795984597349,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 30, 'accounts', 'acc_01m8mgc8b5ejfrrwpkt0wwfm8z', '["acc_01m8mgc8b5ejfrrwpkt0wwfm8z","org_01m8mgc8b5ejfrrwpkx7tbpa57","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 31, 'accounts', 'acc_01m8mgc8b5ejfrrwpkt5kez4we', '["acc_01m8mgc8b5ejfrrwpkt5kez4we","org_01m8mgc8b5ejfrrwpkx7tbpa57","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 32, 'accounts', 'acc_01m8mgc8b5ejfrrwpkt8yg1c5c', '["acc_01m8mgc8b5ejfrrwpkt8yg1c5c","org_01m8mgc8b5ejfrrwpkx7tbpa57","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 33, 'accounts', 'acc_01m8mgc8b5ejfrrwpktc51q560', '["acc_01m8mgc8b5ejfrrwpktc51q560","org_01m8mgc8b5ejfrrwpkx7tbpa57","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 34, 'accounts', 'acc_01m8mgc8b5ejfrrwpkthhnnw55', '["acc_01m8mgc8b5ejfrrwpkthhnnw55","org_01m8mgc8b5ejfrrwpkx7tbpa57","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 35, 'accounts', 'acc_01m8mgc8b5ejfrrwpktmf8prbx', '["acc_01m8mgc8b5ejfrrwpktmf8prbx","org_01m8mgc8b5ejfrrwpkx7tbpa57","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 36, 'accounts', 'acc_01m8mgc8b5ejfrrwpktv7frh0q', '["acc_01m8mgc8b5ejfrrwpktv7frh0q","org_01m8mgc8b5ejfrrwpkx7tbpa57","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 37, 'accounts', 'acc_01m8mgc8b5ejfrrwpktyfh2bqb', '["acc_01m8mgc8b5ejfrrwpktyfh2bqb","org_01m8mgc8b5ejfrrwpkx7tbpa57","6100","Rent","EXPENSE",null,"EX",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 38, 'accounts', 'acc_01m8mgc8b5ejfrrwpkv12t5w1k', '["acc_01m8mgc8b5ejfrrwpkv12t5w1k","org_01m8mgc8b5ejfrrwpkx7tbpa57","6110","Business rates","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 39, 'accounts', 'acc_01m8mgc8b5ejfrrwpkv6yad5vk', '["acc_01m8mgc8b5ejfrrwpkv6yad5vk","org_01m8mgc8b5ejfrrwpkx7tbpa57","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 40, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvasyybna', '["acc_01m8mgc8b5ejfrrwpkvasyybna","org_01m8mgc8b5ejfrrwpkx7tbpa57","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 41, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvfpycr49', '["acc_01m8mgc8b5ejfrrwpkvfpycr49","org_01m8mgc8b5ejfrrwpkx7tbpa57","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 42, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvk00zrm6', '["acc_01m8mgc8b5ejfrrwpkvk00zrm6","org_01m8mgc8b5ejfrrwpkx7tbpa57","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 43, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvp7azwmd', '["acc_01m8mgc8b5ejfrrwpkvp7azwmd","org_01m8mgc8b5ejfrrwpkx7tbpa57","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 44, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvs06756h', '["acc_01m8mgc8b5ejfrrwpkvs06756h","org_01m8mgc8b5ejfrrwpkx7tbpa57","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 45, 'accounts', 'acc_01m8mgc8b5ejfrrwpkvyxsz5pm', '["acc_01m8mgc8b5ejfrrwpkvyxsz5pm","org_01m8mgc8b5ejfrrwpkx7tbpa57","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 46, 'accounts', 'acc_01m8mgc8b5ejfrrwpkw3bw5kej', '["acc_01m8mgc8b5ejfrrwpkw3bw5kej","org_01m8mgc8b5ejfrrwpkx7tbpa57","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 47, 'accounts', 'acc_01m8mgc8b5ejfrrwpkw72515zp', '["acc_01m8mgc8b5ejfrrwpkw72515zp","org_01m8mgc8b5ejfrrwpkx7tbpa57","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 48, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwbv8x519', '["acc_01m8mgc8b5ejfrrwpkwbv8x519","org_01m8mgc8b5ejfrrwpkx7tbpa57","6600","Insurance","EXPENSE",null,"EX",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 49, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwex49w48', '["acc_01m8mgc8b5ejfrrwpkwex49w48","org_01m8mgc8b5ejfrrwpkx7tbpa57","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 50, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwks7vgvw', '["acc_01m8mgc8b5ejfrrwpkwks7vgvw","org_01m8mgc8b5ejfrrwpkx7tbpa57","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 51, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwmd1r2jz', '["acc_01m8mgc8b5ejfrrwpkwmd1r2jz","org_01m8mgc8b5ejfrrwpkx7tbpa57","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 52, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwsmkqfek', '["acc_01m8mgc8b5ejfrrwpkwsmkqfek","org_01m8mgc8b5ejfrrwpkx7tbpa57","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795984597349,1795984597349,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 53, 'accounts', 'acc_01m8mgc8b5ejfrrwpkwy2gcvfs', '["acc_01m8mgc8b5ejfrrwpkwy2gcvfs","org_01m8mgc8b5ejfrrwpkx7tbpa57","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795984597349,1795984597349,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 54, 'accounts', 'acc_01m8mgc8b5ejfrrwpkx1jcrje0', '["acc_01m8mgc8b5ejfrrwpkx1jcrje0","org_01m8mgc8b5ejfrrwpkx7tbpa57","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795984597349,1795984597349,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 1, 'accounts', 'acc_01m8mgcay9ezctdh1ny1rxvnrm', '["acc_01m8mgcay9ezctdh1ny1rxvnrm","org_01m8mgc8b5ejfrrwpkx7tbpa57","2250","VAT","LIABILITY","vat_control",null,null,"active",1795984600009,1795984600009,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 3, 1, 'bank_accounts', 'bac_01m8mgcb0ye99r696dh03jr6xh', '["bac_01m8mgcb0ye99r696dh03jr6xh","org_01m8mgc8b5ejfrrwpkx7tbpa57","acc_01m8mgc8b5ejfrrwpkqp6n26n2","Current","current",null,null,null,null,null,null,null,1795984600094,1795984600094,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, 1, 'organisations', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984597349,1795984597349,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 1, 'organisations', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984597349,1795984597349,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1795984611390,1795984611390,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 1, 'organisations', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984597349,1795984611647,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","2026-05-01",1,"GB123456789","standard",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 9, 1, 'bank_transactions', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', '["btx_01m8mgcpbpe5mtmvazsytpf2ry","org_01m8mgc8b5ejfrrwpkx7tbpa57","bac_01m8mgcb0ye99r696dh03jr6xh","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984611702,1795984611702,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 1, 'bank_transactions', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', '["btx_01m8mgcpbpe5mtmvazsytpf2ry","org_01m8mgc8b5ejfrrwpkx7tbpa57","bac_01m8mgcb0ye99r696dh03jr6xh","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8mgcpfmedyaahnf0hn0atzv",2,null,null,0,1795984611875,1795984611702,1795984611875,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 1, 'bank_transactions', 'btx_01m8mgcpbpe5mtmvazsytpf2ry', '["btx_01m8mgcpbpe5mtmvazsytpf2ry","org_01m8mgc8b5ejfrrwpkx7tbpa57","bac_01m8mgcb0ye99r696dh03jr6xh","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984611702,1795984612035,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8mgc8b5ejfrrwpkx7tbpa57","jnl_01m8mgcpfmedyaahnf0hn0atzv"]],null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 14, 1, 'contacts', 'con_01m8mgcpvve61anf7cf1vcvagd', '["con_01m8mgcpvve61anf7cf1vcvagd","org_01m8mgc8b5ejfrrwpkx7tbpa57","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1795984612219,1795984612219,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 15, 1, 'invoices', 'inv_01m8mgcq0be8at4tawz53hgcaf', '["inv_01m8mgcq0be8at4tawz53hgcaf","org_01m8mgc8b5ejfrrwpkx7tbpa57","sales","invoice","issued","E-1","con_01m8mgcpvve61anf7cf1vcvagd","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mgcq0be8at4tawz9aac0xc",null,null,"e-1",1795984612363,1795984612363,1,"9999-99-99",0,null,null,[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","50",null,"acc_01m8mgc8b5ejfrrwpksh0tnf9z","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 16, 1, 'invoices', 'inv_01m8mgcq0be8at4tawz53hgcaf', '["inv_01m8mgcq0be8at4tawz53hgcaf","org_01m8mgc8b5ejfrrwpkx7tbpa57","sales","invoice","issued","E-1","con_01m8mgcpvve61anf7cf1vcvagd","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8mgcq0be8at4tawz9aac0xc",null,null,"e-1",1795984612363,1795984612512,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","50",null,"acc_01m8mgc8b5ejfrrwpksh0tnf9z","ST",null,5000,1000,6000]],[["alc_01m8mgcq50ewksb4tdg9ab6q0y","org_01m8mgc8b5ejfrrwpkx7tbpa57",null,null,6000,"2026-03-25",null,1795984612512,null]],[],null,6000,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 16, 2, 'write_offs', 'alc_01m8mgcq50ewksb4tdg9ab6q0y', '["alc_01m8mgcq50ewksb4tdg9ab6q0y","org_01m8mgc8b5ejfrrwpkx7tbpa57","inv_01m8mgcq0be8at4tawz53hgcaf","2026-03-25",6000,"acc_01m8mgc8b5ejfrrwpkwmd1r2jz","In liquidation","jnl_01m8mgcq50ewksb4tdgd0yqq7z",null,null,1795984612512,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 17, 1, 'invoices', 'inv_01m8mgcq9fevqra2kjx09zt60s', '["inv_01m8mgcq9fevqra2kjx09zt60s","org_01m8mgc8b5ejfrrwpkx7tbpa57","purchase","invoice","issued","E-1","con_01m8mgcpvve61anf7cf1vcvagd","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mgcq9fevqra2kjx57m310e",null,null,"e-1",1795984612655,1795984612655,1,"9999-99-99",0,null,null,[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","50",null,"acc_01m8mgc8b5ejfrrwpkt5kez4we","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 18, 1, 'invoices', 'inv_01m8mgcq9fevqra2kjx09zt60s', '["inv_01m8mgcq9fevqra2kjx09zt60s","org_01m8mgc8b5ejfrrwpkx7tbpa57","purchase","invoice","issued","E-1","con_01m8mgcpvve61anf7cf1vcvagd","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mgcq9fevqra2kjx57m310e",null,null,"e-1",1795984612655,1795984612722,2,"9999-99-99",0,null,null,[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","50",null,"acc_01m8mgc8b5ejfrrwpkt5kez4we","ST",null,5000,1000,6000]],[],[],null,0,6000,1000]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 18, 2, 'unpaid_vat', 'jnl_01m8mgcqbjezdr2x1zbfha1p8p', '["jnl_01m8mgcqbjezdr2x1zbfha1p8p","org_01m8mgc8b5ejfrrwpkx7tbpa57","inv_01m8mgcq9fevqra2kjx09zt60s","input_repaid","2026-03-25",6000,1000,"acc_01m8mgc8b5ejfrrwpkqkeke6yz",null,"jnl_01m8mgcqbjezdr2x1zbfha1p8p",null,null,1795984612722]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 19, 1, 'vat_returns', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', '["vrt_01m8mgcqgqe2fa1tm1ytyy86n8","org_01m8mgc8b5ejfrrwpkx7tbpa57","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795984612887,1795984612887,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 20, 1, 'organisations', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984597349,1795984611647,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 20, 2, 'vat_returns', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', '["vrt_01m8mgcqgqe2fa1tm1ytyy86n8","org_01m8mgc8b5ejfrrwpkx7tbpa57","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1795984613014,1795984612887,1795984613014,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 22, 1, 'vat_payments', 'jnl_01m8mgcqnje5msbk0m3c96gsvv', '["jnl_01m8mgcqnje5msbk0m3c96gsvv","org_01m8mgc8b5ejfrrwpkx7tbpa57","vrt_01m8mgcqgqe2fa1tm1ytyy86n8",1795984613089]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 23, 1, 'vat_returns', 'vrt_01m8mgcqr6ep3rqyby2jgnc1z9', '["vrt_01m8mgcqr6ep3rqyby2jgnc1z9","org_01m8mgc8b5ejfrrwpkx7tbpa57","2025-04-01","2025-06-30","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795984613126,1795984613126,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 25, 1, 'late_vat', 'jnl_01m8mgcqsye818n8kxrpn5mz6n', '["jnl_01m8mgcqsye818n8kxrpn5mz6n","org_01m8mgc8b5ejfrrwpkx7tbpa57","error","careless","Lost",1795984613234,1795984613234]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 26, 1, 'accounts', 'acc_01m8mgcqwcepfb4c7zczgsnzk7', '["acc_01m8mgcqwcepfb4c7zczgsnzk7","org_01m8mgc8b5ejfrrwpkx7tbpa57","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1795984613260,1795984613260,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 27, 1, 'contacts', 'con_01m8mgcqxder19x5veevpb1ssp', '["con_01m8mgcqxder19x5veevpb1ssp","org_01m8mgc8b5ejfrrwpkx7tbpa57","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1795984613293,1795984613293,1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 28, 1, 'settlements', 'set_01m8mgcqydezbs8gzzdd1v1dr2', '["set_01m8mgcqydezbs8gzzdd1v1dr2","org_01m8mgc8b5ejfrrwpkx7tbpa57","receipt","sales","posted","con_01m8mgcqxder19x5veevpb1ssp","bac_01m8mgcb0ye99r696dh03jr6xh","2026-03-27",6000,0,null,null,0,"jnl_01m8mgcqydezbs8gzzdh06yxnb",null,null,"",1795984613325,1795984613325,1,"9999-99-99",0,null,null,"ST",958]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 29, 1, 'invoices', 'inv_01m8mgcr2nesav49gbspyec5eq', '["inv_01m8mgcr2nesav49gbspyec5eq","org_01m8mgc8b5ejfrrwpkx7tbpa57","sales","invoice","issued","INV-0001","con_01m8mgcqxder19x5veevpb1ssp","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8mgcr2nesav49gbssx1bqnb",null,null,"inv-0001",1795984613461,1795984613461,1,"9999-99-99",0,null,null,[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","100",null,"acc_01m8mgc8b5ejfrrwpksh0tnf9z","ST",null,10000,1900,11900]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 29, 2, 'number_sequences', 'invoice', '["org_01m8mgc8b5ejfrrwpkx7tbpa57","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 30, 1, 'deposit_releases', 'alc_01m8mgcr4hep683f94rdk79ex3', '["alc_01m8mgcr4hep683f94rdk79ex3","org_01m8mgc8b5ejfrrwpkx7tbpa57","set_01m8mgcqydezbs8gzzdd1v1dr2","2026-04-02",2521,479,"jnl_01m8mgcr4zee98gg5xzyzjqfza",null,null,1795984613521]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 30, 2, 'invoices', 'inv_01m8mgcr2nesav49gbspyec5eq', '["inv_01m8mgcr2nesav49gbspyec5eq","org_01m8mgc8b5ejfrrwpkx7tbpa57","sales","invoice","issued","INV-0001","con_01m8mgcqxder19x5veevpb1ssp","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8mgcr2nesav49gbssx1bqnb",null,null,"inv-0001",1795984613461,1795984613521,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8mgc8b5ejfrrwpkx7tbpa57",1,"Oak","1","100",null,"acc_01m8mgc8b5ejfrrwpksh0tnf9z","ST",null,10000,1900,11900]],[["alc_01m8mgcr4hep683f94rdk79ex3","org_01m8mgc8b5ejfrrwpkx7tbpa57","set_01m8mgcqydezbs8gzzdd1v1dr2",null,3000,"2026-04-02",null,1795984613521,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 30, 3, 'settlements', 'set_01m8mgcqydezbs8gzzdd1v1dr2', '["set_01m8mgcqydezbs8gzzdd1v1dr2","org_01m8mgc8b5ejfrrwpkx7tbpa57","receipt","sales","posted","con_01m8mgcqxder19x5veevpb1ssp","bac_01m8mgcb0ye99r696dh03jr6xh","2026-03-27",6000,3000,null,null,0,"jnl_01m8mgcqydezbs8gzzdh06yxnb",null,null,"",1795984613325,1795984613521,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 1, 'organisations', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '["org_01m8mgcb6vee7vs8y1gmc04fsd","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984600283,1795984600283,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 2, 'members', 'mem_01m8mgcb6vee7vs8y1a18rwm94', '["mem_01m8mgcb6vee7vs8y1a18rwm94","org_01m8mgcb6vee7vs8y1gmc04fsd","jo@example.com","usr_01m8mgc7a4e32rjgcgkxajq03y","owner",1795984600283,1795984600283,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 3, 'accounts', 'acc_01m8mgcb6vee7vs8y1a4fx43nx', '["acc_01m8mgcb6vee7vs8y1a4fx43nx","org_01m8mgcb6vee7vs8y1gmc04fsd","1000","Computer equipment","ASSET",null,"ST",null,"active",1795984600283,1795984600283,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 4, 'accounts', 'acc_01m8mgcb6vee7vs8y1a95esmaj', '["acc_01m8mgcb6vee7vs8y1a95esmaj","org_01m8mgcb6vee7vs8y1gmc04fsd","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795984600283,1795984600283,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 5, 'accounts', 'acc_01m8mgcb6vee7vs8y1aez7xjjr', '["acc_01m8mgcb6vee7vs8y1aez7xjjr","org_01m8mgcb6vee7vs8y1gmc04fsd","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795984600283,1795984600283,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 6, 'accounts', 'acc_01m8mgcb6vee7vs8y1akjtpfja', '["acc_01m8mgcb6vee7vs8y1akjtpfja","org_01m8mgcb6vee7vs8y1gmc04fsd","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795984600283,1795984600283,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 7, 'accounts', 'acc_01m8mgcb6vee7vs8y1amds6xwh', '["acc_01m8mgcb6vee7vs8y1amds6xwh","org_01m8mgcb6vee7vs8y1gmc04fsd","1100","Stock","ASSET",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 8, 'accounts', 'acc_01m8mgcb6vee7vs8y1atc12v03', '["acc_01m8mgcb6vee7vs8y1atc12v03","org_01m8mgcb6vee7vs8y1gmc04fsd","1200","Trade debtors","ASSET","receivable",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 9, 'accounts', 'acc_01m8mgcb6vee7vs8y1aw2z03b1', '["acc_01m8mgcb6vee7vs8y1aw2z03b1","org_01m8mgcb6vee7vs8y1gmc04fsd","1210","Prepayments","ASSET",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 10, 'accounts', 'acc_01m8mgcb6vee7vs8y1b11z768r', '["acc_01m8mgcb6vee7vs8y1b11z768r","org_01m8mgcb6vee7vs8y1gmc04fsd","1220","Other debtors","ASSET",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 11, 'accounts', 'acc_01m8mgcb6vee7vs8y1b5dqh1xa', '["acc_01m8mgcb6vee7vs8y1b5dqh1xa","org_01m8mgcb6vee7vs8y1gmc04fsd","1300","Current account","ASSET","bank",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 12, 'accounts', 'acc_01m8mgcb6vee7vs8y1banvggww', '["acc_01m8mgcb6vee7vs8y1banvggww","org_01m8mgcb6vee7vs8y1gmc04fsd","1310","Petty cash","ASSET",null,"NV",null,"active",1795984600283,1795984600283,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 13, 'accounts', 'acc_01m8mgcb6vee7vs8y1bdjwg8g1', '["acc_01m8mgcb6vee7vs8y1bdjwg8g1","org_01m8mgcb6vee7vs8y1gmc04fsd","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 14, 'accounts', 'acc_01m8mgcb6vee7vs8y1bjrgtphk', '["acc_01m8mgcb6vee7vs8y1bjrgtphk","org_01m8mgcb6vee7vs8y1gmc04fsd","2110","Accruals","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 15, 'accounts', 'acc_01m8mgcb6vee7vs8y1bpxc0jf5', '["acc_01m8mgcb6vee7vs8y1bpxc0jf5","org_01m8mgcb6vee7vs8y1gmc04fsd","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 16, 'accounts', 'acc_01m8mgcb6vee7vs8y1bvv8fzhx', '["acc_01m8mgcb6vee7vs8y1bvv8fzhx","org_01m8mgcb6vee7vs8y1gmc04fsd","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 17, 'accounts', 'acc_01m8mgcb6vee7vs8y1bwrrzb94', '["acc_01m8mgcb6vee7vs8y1bwrrzb94","org_01m8mgcb6vee7vs8y1gmc04fsd","2220","Net wages","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 18, 'accounts', 'acc_01m8mgcb6vee7vs8y1c194fm8r', '["acc_01m8mgcb6vee7vs8y1c194fm8r","org_01m8mgcb6vee7vs8y1gmc04fsd","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 19, 'accounts', 'acc_01m8mgcb6vee7vs8y1c463z0qh', '["acc_01m8mgcb6vee7vs8y1c463z0qh","org_01m8mgcb6vee7vs8y1gmc04fsd","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 20, 'accounts', 'acc_01m8mgcb6vee7vs8y1cbkthjcv', '["acc_01m8mgcb6vee7vs8y1cbkthjcv","org_01m8mgcb6vee7vs8y1gmc04fsd","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795984600283,1795984600283,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 21, 'accounts', 'acc_01m8mgcb6vee7vs8y1ccrfm5s6', '["acc_01m8mgcb6vee7vs8y1ccrfm5s6","org_01m8mgcb6vee7vs8y1gmc04fsd","2900","Suspense","LIABILITY","suspense",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 22, 'accounts', 'acc_01m8mgcb6vee7vs8y1cg2zskyh', '["acc_01m8mgcb6vee7vs8y1cg2zskyh","org_01m8mgcb6vee7vs8y1gmc04fsd","3000","Share capital","EQUITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 23, 'accounts', 'acc_01m8mgcb6vee7vs8y1cmmmz1a1', '["acc_01m8mgcb6vee7vs8y1cmmmz1a1","org_01m8mgcb6vee7vs8y1gmc04fsd","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 24, 'accounts', 'acc_01m8mgcb6vee7vs8y1cvs3qzdr', '["acc_01m8mgcb6vee7vs8y1cvs3qzdr","org_01m8mgcb6vee7vs8y1gmc04fsd","3200","Dividends","EQUITY",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 25, 'accounts', 'acc_01m8mgcb6vee7vs8y1cztxc2a5', '["acc_01m8mgcb6vee7vs8y1cztxc2a5","org_01m8mgcb6vee7vs8y1gmc04fsd","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 26, 'accounts', 'acc_01m8mgcb6vee7vs8y1d3dx7hh0', '["acc_01m8mgcb6vee7vs8y1d3dx7hh0","org_01m8mgcb6vee7vs8y1gmc04fsd","4000","Sales","INCOME",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 27, 'accounts', 'acc_01m8mgcb6vee7vs8y1d5en10he', '["acc_01m8mgcb6vee7vs8y1d5en10he","org_01m8mgcb6vee7vs8y1gmc04fsd","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 28, 'accounts', 'acc_01m8mgcb6vee7vs8y1d897mt4q', '["acc_01m8mgcb6vee7vs8y1d897mt4q","org_01m8mgcb6vee7vs8y1gmc04fsd","4090","Other income","INCOME",null,"ST",null,"active",1795984600283,1795984600283,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 29, 'accounts', 'acc_01m8mgcb6vee7vs8y1deeypr7s', '["acc_01m8mgcb6vee7vs8y1deeypr7s","org_01m8mgcb6vee7vs8y1gmc04fsd","4900","Interest received","INCOME",null,"EX",null,"active",1795984600283,1795984600283,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 30, 'accounts', 'acc_01m8mgcb6vee7vs8y1dkx8zf5s', '["acc_01m8mgcb6vee7vs8y1dkx8zf5s","org_01m8mgcb6vee7vs8y1gmc04fsd","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 31, 'accounts', 'acc_01m8mgcb6vee7vs8y1dnt72hhf', '["acc_01m8mgcb6vee7vs8y1dnt72hhf","org_01m8mgcb6vee7vs8y1gmc04fsd","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 32, 'accounts', 'acc_01m8mgcb6vee7vs8y1ds27p5vp', '["acc_01m8mgcb6vee7vs8y1ds27p5vp","org_01m8mgcb6vee7vs8y1gmc04fsd","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 33, 'accounts', 'acc_01m8mgcb6vee7vs8y1dxf24bjq', '["acc_01m8mgcb6vee7vs8y1dxf24bjq","org_01m8mgcb6vee7vs8y1gmc04fsd","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 34, 'accounts', 'acc_01m8mgcb6vee7vs8y1e110ap0k', '["acc_01m8mgcb6vee7vs8y1e110ap0k","org_01m8mgcb6vee7vs8y1gmc04fsd","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 35, 'accounts', 'acc_01m8mgcb6vee7vs8y1e5fedwdj', '["acc_01m8mgcb6vee7vs8y1e5fedwdj","org_01m8mgcb6vee7vs8y1gmc04fsd","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 36, 'accounts', 'acc_01m8mgcb6vee7vs8y1e8dew4nb', '["acc_01m8mgcb6vee7vs8y1e8dew4nb","org_01m8mgcb6vee7vs8y1gmc04fsd","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 37, 'accounts', 'acc_01m8mgcb6vee7vs8y1ecpp0v02', '["acc_01m8mgcb6vee7vs8y1ecpp0v02","org_01m8mgcb6vee7vs8y1gmc04fsd","6100","Rent","EXPENSE",null,"EX",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 38, 'accounts', 'acc_01m8mgcb6vee7vs8y1ejjv1dbf', '["acc_01m8mgcb6vee7vs8y1ejjv1dbf","org_01m8mgcb6vee7vs8y1gmc04fsd","6110","Business rates","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 39, 'accounts', 'acc_01m8mgcb6vee7vs8y1eqw9g0vw', '["acc_01m8mgcb6vee7vs8y1eqw9g0vw","org_01m8mgcb6vee7vs8y1gmc04fsd","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 40, 'accounts', 'acc_01m8mgcb6vee7vs8y1ev9b1149', '["acc_01m8mgcb6vee7vs8y1ev9b1149","org_01m8mgcb6vee7vs8y1gmc04fsd","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 41, 'accounts', 'acc_01m8mgcb6vee7vs8y1ex5ptdgy', '["acc_01m8mgcb6vee7vs8y1ex5ptdgy","org_01m8mgcb6vee7vs8y1gmc04fsd","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 42, 'accounts', 'acc_01m8mgcb6vee7vs8y1f1awj9b0', '["acc_01m8mgcb6vee7vs8y1f1awj9b0","org_01m8mgcb6vee7vs8y1gmc04fsd","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 43, 'accounts', 'acc_01m8mgcb6vee7vs8y1f425x4xs', '["acc_01m8mgcb6vee7vs8y1f425x4xs","org_01m8mgcb6vee7vs8y1gmc04fsd","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 44, 'accounts', 'acc_01m8mgcb6vee7vs8y1fbzjxff4', '["acc_01m8mgcb6vee7vs8y1fbzjxff4","org_01m8mgcb6vee7vs8y1gmc04fsd","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 45, 'accounts', 'acc_01m8mgcb6vee7vs8y1fda0165v', '["acc_01m8mgcb6vee7vs8y1fda0165v","org_01m8mgcb6vee7vs8y1gmc04fsd","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 46, 'accounts', 'acc_01m8mgcb6vee7vs8y1fj24jnyt', '["acc_01m8mgcb6vee7vs8y1fj24jnyt","org_01m8mgcb6vee7vs8y1gmc04fsd","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 47, 'accounts', 'acc_01m8mgcb6vee7vs8y1fnzyn7cy', '["acc_01m8mgcb6vee7vs8y1fnzyn7cy","org_01m8mgcb6vee7vs8y1gmc04fsd","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 48, 'accounts', 'acc_01m8mgcb6vee7vs8y1fvyckgtz', '["acc_01m8mgcb6vee7vs8y1fvyckgtz","org_01m8mgcb6vee7vs8y1gmc04fsd","6600","Insurance","EXPENSE",null,"EX",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 49, 'accounts', 'acc_01m8mgcb6vee7vs8y1fwcm2vdd', '["acc_01m8mgcb6vee7vs8y1fwcm2vdd","org_01m8mgcb6vee7vs8y1gmc04fsd","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 50, 'accounts', 'acc_01m8mgcb6vee7vs8y1g11f24m7', '["acc_01m8mgcb6vee7vs8y1g11f24m7","org_01m8mgcb6vee7vs8y1gmc04fsd","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 51, 'accounts', 'acc_01m8mgcb6vee7vs8y1g6g0azr1', '["acc_01m8mgcb6vee7vs8y1g6g0azr1","org_01m8mgcb6vee7vs8y1gmc04fsd","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 52, 'accounts', 'acc_01m8mgcb6vee7vs8y1g9tdtxtr', '["acc_01m8mgcb6vee7vs8y1g9tdtxtr","org_01m8mgcb6vee7vs8y1gmc04fsd","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795984600283,1795984600283,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 53, 'accounts', 'acc_01m8mgcb6vee7vs8y1gevvds4h', '["acc_01m8mgcb6vee7vs8y1gevvds4h","org_01m8mgcb6vee7vs8y1gmc04fsd","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795984600283,1795984600283,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 1, 54, 'accounts', 'acc_01m8mgcb6vee7vs8y1gk9y5z4p', '["acc_01m8mgcb6vee7vs8y1gk9y5z4p","org_01m8mgcb6vee7vs8y1gmc04fsd","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795984600283,1795984600283,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 1, 'accounts', 'acc_01m8mgcbafez1rvs13v16rmhg2', '["acc_01m8mgcbafez1rvs13v16rmhg2","org_01m8mgcb6vee7vs8y1gmc04fsd","2250","VAT","LIABILITY","vat_control",null,null,"active",1795984600399,1795984600399,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 3, 1, 'accounts', 'acc_01m8mgcbckembr3t5vyt2ztyby', '["acc_01m8mgcbckembr3t5vyt2ztyby","org_01m8mgcb6vee7vs8y1gmc04fsd","4100","Room hire","INCOME",null,"EX",null,"active",1795984600467,1795984600467,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 1, 'bank_accounts', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '["bac_01m8mgcbhje5gvvs84ypej9hfj","org_01m8mgcb6vee7vs8y1gmc04fsd","acc_01m8mgcb6vee7vs8y1b5dqh1xa","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mgcbhje5gvvs84yytyf86k",null,1795984600626,1795984600626,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 5, 1, 'accounts', 'acc_01m8mgcbmvetsavqrgftb62rv8', '["acc_01m8mgcbmvetsavqrgftb62rv8","org_01m8mgcb6vee7vs8y1gmc04fsd","1301","Savings","ASSET","bank",null,null,"active",1795984600731,1795984600731,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 6, 1, 'bank_accounts', 'bac_01m8mgcbmvetsavqrgfm207q7z', '["bac_01m8mgcbmvetsavqrgfm207q7z","org_01m8mgcb6vee7vs8y1gmc04fsd","acc_01m8mgcbmvetsavqrgftb62rv8","Savings","savings",null,null,null,null,null,null,null,1795984600731,1795984600731,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 1, 'contacts', 'con_01m8mgcbrkeq7ttchsy0jxnhhp', '["con_01m8mgcbrkeq7ttchsy0jxnhhp","org_01m8mgcb6vee7vs8y1gmc04fsd","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795984600851,1795984600851,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 1, 'contacts', 'con_01m8mgcbw8exxvrnt68psa8hh7', '["con_01m8mgcbw8exxvrnt68psa8hh7","org_01m8mgcb6vee7vs8y1gmc04fsd","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795984600968,1795984600968,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 1, 'contacts', 'con_01m8mgcbzren0sw7bxqx1qnedd', '["con_01m8mgcbzren0sw7bxqx1qnedd","org_01m8mgcb6vee7vs8y1gmc04fsd","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795984601080,1795984601080,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 1, 'contacts', 'con_01m8mgcc3beh6sksa8jjt4xt23', '["con_01m8mgcc3beh6sksa8jjt4xt23","org_01m8mgcb6vee7vs8y1gmc04fsd","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795984601195,1795984601195,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 1, 'contacts', 'con_01m8mgcc6ae2abwmndstnkb7c0', '["con_01m8mgcc6ae2abwmndstnkb7c0","org_01m8mgcb6vee7vs8y1gmc04fsd","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795984601290,1795984601290,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 1, 'contacts', 'con_01m8mgcc9ge5t8hzavs3gspc2j', '["con_01m8mgcc9ge5t8hzavs3gspc2j","org_01m8mgcb6vee7vs8y1gmc04fsd","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795984601393,1795984601393,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 1, 'contacts', 'con_01m8mgcccvef39k1e7dj5w4f38', '["con_01m8mgcccvef39k1e7dj5w4f38","org_01m8mgcb6vee7vs8y1gmc04fsd","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795984601499,1795984601499,1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 1, 'invoices', 'inv_01m8mgccpces58er92z0napb3v', '["inv_01m8mgccpces58er92z0napb3v","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0001","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8mgccpces58er92z53b3t0c",null,null,"inv-0001",1795984601804,1795984601804,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course design, 3 days","3","650.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,195000,39000,234000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 14, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 15, 1, 'invoices', 'inv_01m8mgccrjez4agnpckwk36a0m', '["inv_01m8mgccrjez4agnpckwk36a0m","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","PX-881","con_01m8mgcc3beh6sksa8jjt4xt23","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8mgccrjez4agnpcm3cf409a",null,null,"px-881",1795984601874,1795984601874,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Printing of workbooks","1","412.00",null,"acc_01m8mgcb6vee7vs8y1dnt72hhf","ZR",null,41200,0,41200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 16, 1, 'invoices', 'inv_01m8mgcctfe6n9p276f2mgff3k', '["inv_01m8mgcctfe6n9p276f2mgff3k","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","TB-0117","con_01m8mgcc6ae2abwmndstnkb7c0","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8mgcctfe6n9p276f4yxv9tr",null,null,"tb-0117",1795984601935,1795984601935,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Laptop","1","899.00",null,"acc_01m8mgcb6vee7vs8y1a4fx43nx","ST",null,89900,17980,107880]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 17, 1, 'invoices', 'inv_01m8mgccw8ed2t1jd0xhtdamv2', '["inv_01m8mgccw8ed2t1jd0xhtdamv2","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0002","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8mgccw8ed2t1jd0xp9tp579",null,null,"inv-0002",1795984601992,1795984601992,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Workbooks","120","7.25",null,"acc_01m8mgcb6vee7vs8y1d5en10he","ZR",null,87000,0,87000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 17, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 18, 1, 'invoices', 'inv_01m8mgccykexgvrvwcvwwqcrkx', '["inv_01m8mgccykexgvrvwcvwwqcrkx","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","HL-33","con_01m8mgcc9ge5t8hzavs3gspc2j","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8mgccykexgvrvwcw1fm4tnk",null,null,"hl-33",1795984602067,1795984602067,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Rent, January to March","1","1350.00",null,"acc_01m8mgcb6vee7vs8y1ecpp0v02","EX",null,135000,0,135000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 19, 1, 'invoices', 'inv_01m8mgcd0eedrt6v40jb1w92wf', '["inv_01m8mgcd0eedrt6v40jb1w92wf","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0003","con_01m8mgcbw8exxvrnt68psa8hh7","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8mgcd0eedrt6v40jfp312s1",null,null,"inv-0003",1795984602126,1795984602126,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mgcbckembr3t5vyt2ztyby","EX",null,24000,0,24000],["org_01m8mgcb6vee7vs8y1gmc04fsd",2,"Projector","1","35.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,3500,700,4200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 19, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 20, 1, 'invoices', 'inv_01m8mgcd2bev5bpt04baj3w9a5', '["inv_01m8mgcd2bev5bpt04baj3w9a5","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0004","con_01m8mgcbzren0sw7bxqx1qnedd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8mgcd2bev5bpt04bfzs9487",null,null,"inv-0004",1795984602187,1795984602187,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course for new starters","1","1480.00","10","acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,133200,26640,159840]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 20, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 21, 1, 'invoices', 'inv_01m8mgcd53e19vjwyc8e3ncwbz', '["inv_01m8mgcd53e19vjwyc8e3ncwbz","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0005","con_01m8mgcbzren0sw7bxqx1qnedd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mgcd53e19vjwyc8hhvzmn9",null,null,"inv-0005",1795984602275,1795984602275,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Raised in error","1","500.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 21, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 22, 1, 'invoices', 'inv_01m8mgcd7je53r0aht2gqfhra7', '["inv_01m8mgcd7je53r0aht2gqfhra7","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","credit_note","issued","CN-0001","con_01m8mgcbzren0sw7bxqx1qnedd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8mgcd7je53r0aht2mkn6vw0",null,null,"cn-0001\ninv-0004",1795984602354,1795984602354,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"A day that was not held","1","150.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mgcb6vee7vs8y1gmc04fsd","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 23, 1, 'invoices', 'inv_01m8mgcd9pedg9cwc0j9mzz273', '["inv_01m8mgcd9pedg9cwc0j9mzz273","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","FR-1209","con_01m8mgcccvef39k1e7dj5w4f38","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8mgcd9pedg9cwc0jcw6zjw3",null,null,"fr-1209",1795984602422,1795984602422,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Illustration, 2 days","2","384.00",null,"acc_01m8mgcb6vee7vs8y1ds27p5vp","ST",null,64000,12800,76800]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 24, 1, 'invoices', 'inv_01m8mgcdb3eytv5b769zfhzjz6', '["inv_01m8mgcdb3eytv5b769zfhzjz6","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0006","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8mgcdb3eytv5b76a0q67xx3",null,null,"inv-0006",1795984602467,1795984602467,1,"9999-99-99",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Workbooks","24","7.25",null,"acc_01m8mgcb6vee7vs8y1d5en10he","ZR",null,17400,0,17400],["org_01m8mgcb6vee7vs8y1gmc04fsd",2,"Half a day of course design","0.5","650.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,32500,6500,39000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 24, 2, 'number_sequences', 'invoice', '["org_01m8mgcb6vee7vs8y1gmc04fsd","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 25, 1, 'invoices', 'inv_01m8mgcd53e19vjwyc8e3ncwbz', '["inv_01m8mgcd53e19vjwyc8e3ncwbz","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","void","INV-0005","con_01m8mgcbzren0sw7bxqx1qnedd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mgcd53e19vjwyc8hhvzmn9","2026-03-03","jnl_01m8mgcdgve7sr9btb5taa9amf","inv-0005",1795984602275,1795984602651,2,"2026-03-03",0,null,null,[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Raised in error","1","500.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 1, 'invoices', 'inv_01m8mgcd2bev5bpt04baj3w9a5', '["inv_01m8mgcd2bev5bpt04baj3w9a5","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0004","con_01m8mgcbzren0sw7bxqx1qnedd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8mgcd2bev5bpt04bfzs9487",null,null,"inv-0004",1795984602187,1795984602784,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course for new starters","1","1480.00","10","acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,133200,26640,159840]],[["alc_01m8mgcdn0etdte802nfsbc3cs","org_01m8mgcb6vee7vs8y1gmc04fsd",null,"inv_01m8mgcd7je53r0aht2gqfhra7",18000,"2026-03-12",null,1795984602784,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 2, 'invoices', 'inv_01m8mgcd7je53r0aht2gqfhra7', '["inv_01m8mgcd7je53r0aht2gqfhra7","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","credit_note","issued","CN-0001","con_01m8mgcbzren0sw7bxqx1qnedd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8mgcd7je53r0aht2mkn6vw0",null,null,"cn-0001\ninv-0004",1795984602354,1795984602784,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"A day that was not held","1","150.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 30, 1, 'invoices', 'inv_01m8mgcd0eedrt6v40jb1w92wf', '["inv_01m8mgcd0eedrt6v40jb1w92wf","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0003","con_01m8mgcbw8exxvrnt68psa8hh7","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8mgcd0eedrt6v40jfp312s1",null,null,"inv-0003",1795984602126,1795984603124,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mgcbckembr3t5vyt2ztyby","EX",null,24000,0,24000],["org_01m8mgcb6vee7vs8y1gmc04fsd",2,"Projector","1","35.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,3500,700,4200]],[["alc_01m8mgcdzme4hsbf6m84ehwqa8","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcdzme4hsbf6m7wbbm9xq",null,28200,"2026-03-06",null,1795984603124,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 30, 2, 'settlements', 'set_01m8mgcdzme4hsbf6m7wbbm9xq', '["set_01m8mgcdzme4hsbf6m7wbbm9xq","org_01m8mgcb6vee7vs8y1gmc04fsd","receipt","sales","posted","con_01m8mgcbw8exxvrnt68psa8hh7","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-06",28200,28200,null,null,0,"jnl_01m8mgcdzme4hsbf6m80dyvhkp",null,null,"",1795984603124,1795984603124,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 1, 'bank_accounts', 'bac_01m8mgcbhje5gvvs84ypej9hfj', '["bac_01m8mgcbhje5gvvs84ypej9hfj","org_01m8mgcb6vee7vs8y1gmc04fsd","acc_01m8mgcb6vee7vs8y1b5dqh1xa","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mgcbhje5gvvs84yytyf86k",900715,1795984600626,1795984603335,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 2, 'stated_balances', 'bac_01m8mgcbhje5gvvs84ypej9hfj/2026-03-31', '["org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-31",900715,1795984603335]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 3, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4j1exdye', '["btx_01m8mgce67eg89vv7v4j1exdye","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 4, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4qya99hk', '["btx_01m8mgce67eg89vv7v4qya99hk","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 5, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4vytrhrx', '["btx_01m8mgce67eg89vv7v4vytrhrx","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 6, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4y7wb1cf', '["btx_01m8mgce67eg89vv7v4y7wb1cf","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 7, 'bank_transactions', 'btx_01m8mgce67eg89vv7v50krfx3a', '["btx_01m8mgce67eg89vv7v50krfx3a","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 8, 'bank_transactions', 'btx_01m8mgce67eg89vv7v55r0nkey', '["btx_01m8mgce67eg89vv7v55r0nkey","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 9, 'bank_transactions', 'btx_01m8mgce67eg89vv7v595zvhqq', '["btx_01m8mgce67eg89vv7v595zvhqq","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 10, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5dn38fb5', '["btx_01m8mgce67eg89vv7v5dn38fb5","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 11, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5j3rzt8g', '["btx_01m8mgce67eg89vv7v5j3rzt8g","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 12, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5nvfvdm2', '["btx_01m8mgce67eg89vv7v5nvfvdm2","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 13, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5tzbes9e', '["btx_01m8mgce67eg89vv7v5tzbes9e","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 14, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5xhhabn6', '["btx_01m8mgce67eg89vv7v5xhhabn6","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 31, 15, 'bank_transactions', 'btx_01m8mgce67eg89vv7v63xacqfd', '["btx_01m8mgce67eg89vv7v63xacqfd","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795984603335,1795984603335,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 32, 1, 'invoices', 'inv_01m8mgcctfe6n9p276f2mgff3k', '["inv_01m8mgcctfe6n9p276f2mgff3k","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","TB-0117","con_01m8mgcc6ae2abwmndstnkb7c0","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8mgcctfe6n9p276f4yxv9tr",null,null,"tb-0117",1795984601935,1795984603692,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Laptop","1","899.00",null,"acc_01m8mgcb6vee7vs8y1a4fx43nx","ST",null,89900,17980,107880]],[["alc_01m8mgcehce84vcr44jhd6ywwf","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcehce84vcr44jhd6ywwf",null,107880,"2026-01-22",null,1795984603692,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 32, 2, 'settlements', 'set_01m8mgcehce84vcr44jhd6ywwf', '["set_01m8mgcehce84vcr44jhd6ywwf","org_01m8mgcb6vee7vs8y1gmc04fsd","payment","purchase","posted","con_01m8mgcc6ae2abwmndstnkb7c0","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-22",107880,107880,null,"btx_01m8mgce67eg89vv7v4j1exdye",1,"jnl_01m8mgcehce84vcr44jhd6ywwf",null,null,"",1795984603692,1795984603692,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 33, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4j1exdye', '["btx_01m8mgce67eg89vv7v4j1exdye","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8mgcc6ae2abwmndstnkb7c0","allocations","jnl_01m8mgcehce84vcr44jhd6ywwf",2,null,"NV",0,1795984603692,1795984603335,1795984603692,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 34, 1, 'invoices', 'inv_01m8mgccpces58er92z0napb3v', '["inv_01m8mgccpces58er92z0napb3v","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0001","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8mgccpces58er92z53b3t0c",null,null,"inv-0001",1795984601804,1795984604059,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course design, 3 days","3","650.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,195000,39000,234000]],[["alc_01m8mgcewvebaa864c6srvg0ws","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcewvebaa864c6srvg0ws",null,150000,"2026-01-30",null,1795984604059,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 34, 2, 'settlements', 'set_01m8mgcewvebaa864c6srvg0ws', '["set_01m8mgcewvebaa864c6srvg0ws","org_01m8mgcb6vee7vs8y1gmc04fsd","receipt","sales","posted","con_01m8mgcbrkeq7ttchsy0jxnhhp","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-30",150000,150000,null,"btx_01m8mgce67eg89vv7v4qya99hk",1,"jnl_01m8mgcewvebaa864c6srvg0ws",null,null,"",1795984604059,1795984604059,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 35, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4qya99hk', '["btx_01m8mgce67eg89vv7v4qya99hk","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8mgcbrkeq7ttchsy0jxnhhp","allocations","jnl_01m8mgcewvebaa864c6srvg0ws",2,null,"NV",0,1795984604059,1795984603335,1795984604059,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 36, 1, 'invoices', 'inv_01m8mgccykexgvrvwcvwwqcrkx', '["inv_01m8mgccykexgvrvwcvwwqcrkx","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","HL-33","con_01m8mgcc9ge5t8hzavs3gspc2j","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8mgccykexgvrvwcw1fm4tnk",null,null,"hl-33",1795984602067,1795984604402,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Rent, January to March","1","1350.00",null,"acc_01m8mgcb6vee7vs8y1ecpp0v02","EX",null,135000,0,135000]],[["alc_01m8mgcf7jem3bkrznq9by2jaj","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcf7jem3bkrznq9by2jaj",null,135000,"2026-02-10",null,1795984604402,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 36, 2, 'settlements', 'set_01m8mgcf7jem3bkrznq9by2jaj', '["set_01m8mgcf7jem3bkrznq9by2jaj","org_01m8mgcb6vee7vs8y1gmc04fsd","payment","purchase","posted","con_01m8mgcc9ge5t8hzavs3gspc2j","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-10",135000,135000,null,"btx_01m8mgce67eg89vv7v4y7wb1cf",1,"jnl_01m8mgcf7jem3bkrznq9by2jaj",null,null,"",1795984604402,1795984604402,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 37, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4y7wb1cf', '["btx_01m8mgce67eg89vv7v4y7wb1cf","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8mgcc9ge5t8hzavs3gspc2j","allocations","jnl_01m8mgcf7jem3bkrznq9by2jaj",2,null,"NV",0,1795984604402,1795984603335,1795984604402,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 38, 1, 'invoices', 'inv_01m8mgccpces58er92z0napb3v', '["inv_01m8mgccpces58er92z0napb3v","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0001","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8mgccpces58er92z53b3t0c",null,null,"inv-0001",1795984601804,1795984604780,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course design, 3 days","3","650.00",null,"acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,195000,39000,234000]],[["alc_01m8mgcewvebaa864c6srvg0ws","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcewvebaa864c6srvg0ws",null,150000,"2026-01-30",null,1795984604059,null],["alc_01m8mgcfkcekc92azr57eyy32c","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcfkcekc92azr57eyy32c",null,84000,"2026-02-16",null,1795984604780,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 38, 2, 'invoices', 'inv_01m8mgccw8ed2t1jd0xhtdamv2', '["inv_01m8mgccw8ed2t1jd0xhtdamv2","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0002","con_01m8mgcbrkeq7ttchsy0jxnhhp","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8mgccw8ed2t1jd0xp9tp579",null,null,"inv-0002",1795984601992,1795984604780,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Workbooks","120","7.25",null,"acc_01m8mgcb6vee7vs8y1d5en10he","ZR",null,87000,0,87000]],[["alc_01m8mgcfkcekc92azr57eyy32d","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcfkcekc92azr57eyy32c",null,87000,"2026-02-16",null,1795984604780,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 38, 3, 'settlements', 'set_01m8mgcfkcekc92azr57eyy32c', '["set_01m8mgcfkcekc92azr57eyy32c","org_01m8mgcb6vee7vs8y1gmc04fsd","receipt","sales","posted","con_01m8mgcbrkeq7ttchsy0jxnhhp","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-16",171000,171000,null,"btx_01m8mgce67eg89vv7v50krfx3a",1,"jnl_01m8mgcfkcekc92azr57eyy32c",null,null,"",1795984604780,1795984604780,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 39, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v50krfx3a', '["btx_01m8mgce67eg89vv7v50krfx3a","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8mgcbrkeq7ttchsy0jxnhhp","allocations","jnl_01m8mgcfkcekc92azr57eyy32c",2,null,"NV",0,1795984604780,1795984603335,1795984604780,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 40, 1, 'invoices', 'inv_01m8mgccrjez4agnpckwk36a0m', '["inv_01m8mgccrjez4agnpckwk36a0m","org_01m8mgcb6vee7vs8y1gmc04fsd","purchase","invoice","issued","PX-881","con_01m8mgcc3beh6sksa8jjt4xt23","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8mgccrjez4agnpcm3cf409a",null,null,"px-881",1795984601874,1795984605135,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Printing of workbooks","1","412.00",null,"acc_01m8mgcb6vee7vs8y1dnt72hhf","ZR",null,41200,0,41200]],[["alc_01m8mgcfyfefqr0x6bv4ex086g","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcfyfefqr0x6bv4ex086g",null,40000,"2026-02-27",null,1795984605135,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 40, 2, 'settlements', 'set_01m8mgcfyfefqr0x6bv4ex086g', '["set_01m8mgcfyfefqr0x6bv4ex086g","org_01m8mgcb6vee7vs8y1gmc04fsd","payment","purchase","posted","con_01m8mgcc3beh6sksa8jjt4xt23","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-27",40000,40000,null,"btx_01m8mgce67eg89vv7v595zvhqq",1,"jnl_01m8mgcfyfefqr0x6bv4ex086g",null,null,"",1795984605135,1795984605135,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 41, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v595zvhqq', '["btx_01m8mgce67eg89vv7v595zvhqq","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8mgcc3beh6sksa8jjt4xt23","allocations","jnl_01m8mgcfyfefqr0x6bv4ex086g",2,null,"NV",0,1795984605135,1795984603335,1795984605135,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 42, 1, 'invoices', 'inv_01m8mgcd2bev5bpt04baj3w9a5', '["inv_01m8mgcd2bev5bpt04baj3w9a5","org_01m8mgcb6vee7vs8y1gmc04fsd","sales","invoice","issued","INV-0004","con_01m8mgcbzren0sw7bxqx1qnedd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8mgcd2bev5bpt04bfzs9487",null,null,"inv-0004",1795984602187,1795984605432,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8mgcb6vee7vs8y1gmc04fsd",1,"Course for new starters","1","1480.00","10","acc_01m8mgcb6vee7vs8y1d3dx7hh0","ST",null,133200,26640,159840]],[["alc_01m8mgcdn0etdte802nfsbc3cs","org_01m8mgcb6vee7vs8y1gmc04fsd",null,"inv_01m8mgcd7je53r0aht2gqfhra7",18000,"2026-03-12",null,1795984602784,null],["alc_01m8mgcg7rec19m4t8nsr67can","org_01m8mgcb6vee7vs8y1gmc04fsd","set_01m8mgcg7rec19m4t8nsr67can",null,141840,"2026-03-16",null,1795984605432,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 42, 2, 'settlements', 'set_01m8mgcg7rec19m4t8nsr67can', '["set_01m8mgcg7rec19m4t8nsr67can","org_01m8mgcb6vee7vs8y1gmc04fsd","receipt","sales","posted","con_01m8mgcbzren0sw7bxqx1qnedd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-16",141840,141840,null,"btx_01m8mgce67eg89vv7v5nvfvdm2",1,"jnl_01m8mgcg7rec19m4t8nsr67can",null,null,"",1795984605432,1795984605432,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 43, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5nvfvdm2', '["btx_01m8mgce67eg89vv7v5nvfvdm2","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8mgcbzren0sw7bxqx1qnedd","allocations","jnl_01m8mgcg7rec19m4t8nsr67can",2,null,"NV",0,1795984605432,1795984603335,1795984605432,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 44, 1, 'settlements', 'set_01m8mgcdzme4hsbf6m7wbbm9xq', '["set_01m8mgcdzme4hsbf6m7wbbm9xq","org_01m8mgcb6vee7vs8y1gmc04fsd","receipt","sales","posted","con_01m8mgcbw8exxvrnt68psa8hh7","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-06",28200,28200,null,"btx_01m8mgce67eg89vv7v5j3rzt8g",0,"jnl_01m8mgcdzme4hsbf6m80dyvhkp",null,null,"",1795984603124,1795984605781,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 45, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5j3rzt8g', '["btx_01m8mgce67eg89vv7v5j3rzt8g","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8mgcbw8exxvrnt68psa8hh7","match","jnl_01m8mgcdzme4hsbf6m80dyvhkp",2,null,"NV",0,1795984605781,1795984603335,1795984605781,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 46, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5xhhabn6', '["btx_01m8mgce67eg89vv7v5xhhabn6","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8mgcgwneb6vypbb5e58e5qd",1,null,"NV",0,1795984606101,1795984603335,1795984606101,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 47, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v63xacqfd', '["btx_01m8mgce67eg89vv7v63xacqfd","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8mgcb6vee7vs8y1bwrrzb94","NV",null,null,"account","jnl_01m8mgch6meas8xvzs041qay4h",1,"acc_01m8mgcb6vee7vs8y1bwrrzb94","NV",0,1795984606421,1795984603335,1795984606421,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 48, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4vytrhrx', '["btx_01m8mgce67eg89vv7v4vytrhrx","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",null,null,null,null,null,null,null,null,null,1795984603335,1795984607574,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 49, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v55r0nkey', '["btx_01m8mgce67eg89vv7v55r0nkey","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8mgcb6vee7vs8y1f425x4xs","ZR",null,null,null,null,null,null,null,null,null,1795984603335,1795984607574,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 50, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5dn38fb5', '["btx_01m8mgce67eg89vv7v5dn38fb5","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",null,null,null,null,null,null,null,null,null,1795984603335,1795984607574,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 51, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5tzbes9e', '["btx_01m8mgce67eg89vv7v5tzbes9e","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8mgcb6vee7vs8y1fwcm2vdd","EX",null,null,null,null,null,null,null,null,null,1795984603335,1795984607574,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 52, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v55r0nkey', '["btx_01m8mgce67eg89vv7v55r0nkey","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8mgcb6vee7vs8y1f425x4xs","ZR",null,null,"account","jnl_01m8mgcjhwew99h65n5rs5g4f3",1,"acc_01m8mgcb6vee7vs8y1f425x4xs","ZR",0,1795984607804,1795984603335,1795984607804,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 53, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5dn38fb5', '["btx_01m8mgce67eg89vv7v5dn38fb5","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",null,null,"account","jnl_01m8mgcjvcerhb8cpznqh6vse2",1,"acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",-600,1795984608108,1795984603335,1795984608108,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 54, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v4vytrhrx', '["btx_01m8mgce67eg89vv7v4vytrhrx","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",null,null,"account","jnl_01m8mgck3yev1v1vdstfp2k2rq",1,"acc_01m8mgcb6vee7vs8y1ex5ptdgy","ST",-600,1795984608382,1795984603335,1795984608382,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 55, 1, 'bank_transactions', 'btx_01m8mgce67eg89vv7v5tzbes9e', '["btx_01m8mgce67eg89vv7v5tzbes9e","org_01m8mgcb6vee7vs8y1gmc04fsd","bac_01m8mgcbhje5gvvs84ypej9hfj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8mgcb6vee7vs8y1fwcm2vdd","EX",null,null,"account","jnl_01m8mgckdyeg9snfna4yvznvgp",1,"acc_01m8mgcb6vee7vs8y1fwcm2vdd","EX",0,1795984608702,1795984603335,1795984608702,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 56, 1, 'vat_returns', 'vrt_01m8mgckvwe398hrcae0fpaxge', '["vrt_01m8mgckvwe398hrcae0fpaxge","org_01m8mgcb6vee7vs8y1gmc04fsd","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795984609148,1795984609148,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 57, 1, 'organisations', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '["org_01m8mgcb6vee7vs8y1gmc04fsd","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795984600283,1795984600283,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 57, 2, 'vat_returns', 'vrt_01m8mgckvwe398hrcae0fpaxge', '["vrt_01m8mgckvwe398hrcae0fpaxge","org_01m8mgcb6vee7vs8y1gmc04fsd","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795984609308,1795984609148,1795984609308,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 58, 1, 'organisations', 'org_01m8mgcb6vee7vs8y1gmc04fsd', '["org_01m8mgcb6vee7vs8y1gmc04fsd","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795984600283,1795984609444,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1795984596292, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'usr_01m8mgc7a4e32rjgcgkxajq03y', '{}', X'F58C0DA64D73F49002A47476F4BB73D8C8F49E22828E74335E5078A1E498F603');
INSERT INTO security_events VALUES (2, 1795984596523, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mgc7hbe1vrvmzayxpse8bx', 'usr_01m8mgc7a4e32rjgcgkxajq03y', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'991FCF841C7A507E309CFDEDBDBFC1796FF3B4E35B9FBAF4A036F7599836813F');
INSERT INTO security_events VALUES (3, 1795984596819, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'usr_01m8mgc7a4e32rjgcgkxajq03y', '{"expires_at":"2026-11-29T21:36:36.818Z"}', X'432A054BFA0C4618FED177F65384CC11DB0D39EAEDC6F2008B8887551CD0B1C1');
INSERT INTO security_events VALUES (4, 1795984597287, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mgc897eyer2taq9yjh4xa0', 'usr_01m8mgc7a4e32rjgcgkxajq03y', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'3E8E57C869FABA97B68173C0B44C4CC61F0935A3BB6142E8DA2A76482EF9B190');
INSERT INTO security_events VALUES (5, 1795984610926, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mgc7a4e32rjgcgkxajq03y', 'usr_01m8mgc7a4e32rjgcgkxajq03y', '{"amount":10,"balance":10}', X'0CEF6B3DF23EF759E9D1E1EF76F859A90936B0B1A4600675A2267A89F5502E0D');
INSERT INTO security_head VALUES (1, 5, X'0CEF6B3DF23EF759E9D1E1EF76F859A90936B0B1A4600675A2267A89F5502E0D', NULL);
INSERT INTO vat_methods VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcdn0etdte802nfsbc3cs', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd2bev5bpt04baj3w9a5', NULL, 'inv_01m8mgcd7je53r0aht2gqfhra7', 18000, '2026-03-12', NULL, 1795984602784, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcdzme4hsbf6m84ehwqa8', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd0eedrt6v40jb1w92wf', 'set_01m8mgcdzme4hsbf6m7wbbm9xq', NULL, 28200, '2026-03-06', NULL, 1795984603124, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcehce84vcr44jhd6ywwf', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcctfe6n9p276f2mgff3k', 'set_01m8mgcehce84vcr44jhd6ywwf', NULL, 107880, '2026-01-22', NULL, 1795984603692, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcewvebaa864c6srvg0ws', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccpces58er92z0napb3v', 'set_01m8mgcewvebaa864c6srvg0ws', NULL, 150000, '2026-01-30', NULL, 1795984604059, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcf7jem3bkrznq9by2jaj', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccykexgvrvwcvwwqcrkx', 'set_01m8mgcf7jem3bkrznq9by2jaj', NULL, 135000, '2026-02-10', NULL, 1795984604402, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcfkcekc92azr57eyy32c', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccpces58er92z0napb3v', 'set_01m8mgcfkcekc92azr57eyy32c', NULL, 84000, '2026-02-16', NULL, 1795984604780, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcfkcekc92azr57eyy32d', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccw8ed2t1jd0xhtdamv2', 'set_01m8mgcfkcekc92azr57eyy32c', NULL, 87000, '2026-02-16', NULL, 1795984604780, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcfyfefqr0x6bv4ex086g', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgccrjez4agnpckwk36a0m', 'set_01m8mgcfyfefqr0x6bv4ex086g', NULL, 40000, '2026-02-27', NULL, 1795984605135, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcg7rec19m4t8nsr67can', 'org_01m8mgcb6vee7vs8y1gmc04fsd', 'inv_01m8mgcd2bev5bpt04baj3w9a5', 'set_01m8mgcg7rec19m4t8nsr67can', NULL, 141840, '2026-03-16', NULL, 1795984605432, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcq50ewksb4tdg9ab6q0y', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcq0be8at4tawz53hgcaf', NULL, NULL, 6000, '2026-03-25', NULL, 1795984612512, NULL);
INSERT INTO allocations VALUES ('alc_01m8mgcr4hep683f94rdk79ex3', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcr2nesav49gbspyec5eq', 'set_01m8mgcqydezbs8gzzdd1v1dr2', NULL, 3000, '2026-04-02', NULL, 1795984613521, NULL);
INSERT INTO write_offs VALUES ('alc_01m8mgcq50ewksb4tdg9ab6q0y', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcq0be8at4tawz53hgcaf', '2026-03-25', 6000, 'acc_01m8mgc8b5ejfrrwpkwmd1r2jz', 'In liquidation', 'jnl_01m8mgcq50ewksb4tdgd0yqq7z', NULL, NULL, 1795984612512, NULL);
INSERT INTO unpaid_vat VALUES ('jnl_01m8mgcqbjezdr2x1zbfha1p8p', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'inv_01m8mgcq9fevqra2kjx09zt60s', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mgc8b5ejfrrwpkqkeke6yz', NULL, 'jnl_01m8mgcqbjezdr2x1zbfha1p8p', NULL, NULL, 1795984612722);
INSERT INTO tax_codes VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795984611390, 1795984611390, 1);
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mgcq0be8at4tawz53hgcaf', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mgcq9fevqra2kjx09zt60s', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mgcr2nesav49gbspyec5eq', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mgccpces58er92z0napb3v', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mgccrjez4agnpckwk36a0m', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mgcctfe6n9p276f2mgff3k', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mgccw8ed2t1jd0xhtdamv2', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mgccykexgvrvwcvwwqcrkx', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mgcd0eedrt6v40jb1w92wf', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mgcd0eedrt6v40jb1w92wf', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mgcd2bev5bpt04baj3w9a5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mgcd53e19vjwyc8e3ncwbz', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mgcd7je53r0aht2gqfhra7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mgcd9pedg9cwc0j9mzz273', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mgcdb3eytv5b769zfhzjz6', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mgcdb3eytv5b769zfhzjz6', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mgcd53e19vjwyc8e3ncwbz', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgc8b5ejfrrwpkx7tbpa57', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mgcb6vee7vs8y1gmc04fsd', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8mgcqnje5msbk0m3c96gsvv', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'vrt_01m8mgcqgqe2fa1tm1ytyy86n8', 1795984613089);
INSERT INTO deposit_releases VALUES ('alc_01m8mgcr4hep683f94rdk79ex3', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'set_01m8mgcqydezbs8gzzdd1v1dr2', '2026-04-02', 2521, 479, 'jnl_01m8mgcr4zee98gg5xzyzjqfza', NULL, NULL, 1795984613521);
INSERT INTO late_vat VALUES ('jnl_01m8mgcqsye818n8kxrpn5mz6n', 'org_01m8mgc8b5ejfrrwpkx7tbpa57', 'error', 'careless', 'Lost', 1795984613234, 1795984613234);
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
COMMIT;
