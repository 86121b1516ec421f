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
    'domestic_reverse_charge', 'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope')), vat_in_cost INTEGER NOT NULL DEFAULT 0 CHECK (vat_in_cost >= 0),
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
        'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope')),
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
        'import_postponed', 'capital_goods', 'outside_uk')),
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
        'import_postponed', 'capital_goods', 'outside_uk')),
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-30 10:27:56', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 2125867);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-30 10:27:56', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 3112942);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-30 10:27:56', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 1814955);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-30 10:27:56', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 3639172);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-30 10:27:56', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 1886592);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 10:27:56', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 4114366);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-30 10:27:56', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 3983816);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-30 10:27:56', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 2925569);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 10:27:56', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 2331936);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-30 10:27:56', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 217385);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 10:27:56', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 2341431);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 10:27:56', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 9428092);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 10:27:56', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 10373258);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-30 10:27:56', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 4303997);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 10:27:56', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 8822769);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 10:27:56', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 499224);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 10:27:56', 1, X'3534A2A02E1960727216A36BBCE3D4F60AC6430FF4F29108F4E233FA38D468793F0D3E1A044A2745D6AF289634E70309', 20896104);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 10:27:56', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 1481234);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-30 10:27:56', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 6472506);
INSERT INTO _sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 10:27:56', 1, X'EE2C16285FDAEC968A640149EE3B7BA4D4DB028F5A6761A882AC6717B448DD5AF0F726FFE170DDCA55305A7E94D38B24', 10776191);
INSERT INTO _sqlx_migrations VALUES (21, 'receipts', '2026-11-30 10:27:56', 1, X'6A5C1EB7422ABEF916383DE58A4669CF312BABAD40B7C7BF9092DF844B500ED0252449DC31B12C5095DFE7E4938D0C4D', 5386192);
INSERT INTO _sqlx_migrations VALUES (22, 'metadata', '2026-11-30 10:27:56', 1, X'A3A9C41A587530AD15044AEADE5596F68F90F8B0D0D8B90C58B0BEA97963DD2C0EC771E9B3248070DF5C1C9D9B4AD967', 38515639);
INSERT INTO _sqlx_migrations VALUES (23, 'assertions', '2026-11-30 10:27:56', 1, X'792C929C073A18F3E9E22F78458E947CD9D9051C278FCE08BF5ECBEA92E1DD8CEC29A8AB973DFF3E1642F1B3B7114BAC', 1184094);
INSERT INTO users VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'jo@example.com', 0, 7, 0, 1796034476242, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8nzye81ed0b7t3hx1wps5yh', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'main', 'reconcile:read reconcile:write', 0, 'uPPT', 1796034476289, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8nzyecsegw92q6c8fyy0cvz', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'main', 'ledger:read ledger:write', 0, '3el2', 1796034476440, NULL, 1796034477470, NULL, NULL);
INSERT INTO key_secrets VALUES (X'F8E800BE4264606732ED1C94B6E5B95D09344FF2A3DC3A6B79C3C095D7CDB360', 'key_01m8nzye81ed0b7t3hx1wps5yh', NULL);
INSERT INTO key_secrets VALUES (X'27D4DFBA6635F960CA0D1FADD778EBFCAF7B8C6386082C0776C601915289AF85', 'key_01m8nzyecsegw92q6c8fyy0cvz', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'grant', 10, 0, NULL, NULL, 1796034482648);
INSERT INTO credit_movements VALUES (2, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'charge', -3, 0, 'rec_01m8nzymfkedtrp3b8n1beb3ea', NULL, 1796034482681);
INSERT INTO blobs VALUES ('01a22bff51f974de8627434037a7d319', 375, 1, 1796034482681, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8nzye6jef4bsg9knat5cs6a', 0);
INSERT INTO jobs VALUES ('rec_01m8nzymfkedtrp3b8n1beb3ea', 'reconcile', 1, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzye81ed0b7t3hx1wps5yh', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22bff51f974de8627434037a7d319', 3, NULL, 1796034482675, 1796034482678, 1796034482681, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', '', '01a22bff-3f15-7192-91b0-4c8d184f6866', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8nzyfrze808gj7qvaqzs2ey","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:57.855Z","updated_at":"2026-11-30T10:27:57.855Z","version":1}}', 1796034477855);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-3fb6-74df-83e3-66128a4d7807', X'CE927662EF7B6D2E6CF067F3504B6546227D5D364F88D3FCB29998ED8554D6F6', 201, '{"data":{"id":"acc_01m8nzyfxretdac0qtbqrbdfk3","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.008Z","updated_at":"2026-11-30T10:27:58.008Z","version":1}}', 1796034478008);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-3fef-7395-b949-b1369a8fe673', X'1F3E954BDB6351CBD770ED3C2D13FAAA236B9DCDD14E971907CEF8266AD54BF1', 201, '{"data":{"id":"acc_01m8nzyfzner0vvhfw4v17fpn0","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.069Z","updated_at":"2026-11-30T10:27:58.069Z","version":1}}', 1796034478069);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-404f-7266-a43d-b619f0f862b0', X'4F7079803DA6542116618612C8049B981BFE87844FCF4DCA9864654192762F2F', 201, '{"data":{"id":"bac_01m8nzyg2he6595p39rqt91t79","name":"Current","type":"current","account_id":"acc_01m8nzyfrze808gj7qnvckxxed","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8nzyg2he6595p39rwqmjnp4","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.161Z","updated_at":"2026-11-30T10:27:58.161Z","version":1}}', 1796034478161);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-407c-7769-aa1d-73c73ab7ce77', X'D57D83B28EB6D6F8238572947ADB9A88F3131F595283E513980F76434E1E210B', 201, '{"data":{"id":"bac_01m8nzyg3yeabvdv4b3wtekhdg","name":"Savings","type":"savings","account_id":"acc_01m8nzyg3yeabvdv4b439s7gk8","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.206Z","updated_at":"2026-11-30T10:27:58.206Z","version":1}}', 1796034478206);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4090-72c2-b136-a4458b735904', X'F7F2CB09D9BD0AAD6B18D98513294D6E725EDD8941DA83249F47D9959BC9A7DC', 201, '{"data":{"id":"con_01m8nzyg4keq4scf3k1yysq4gb","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.227Z","updated_at":"2026-11-30T10:27:58.227Z","version":1}}', 1796034478227);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-40be-76d6-9c39-5ded17c0c32d', X'B37E2DB66248903BC80084DC83336597484695DDB4425BBEC98736568AD7C35F', 201, '{"data":{"id":"con_01m8nzyg60e2atvm6ewczcckrk","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.272Z","updated_at":"2026-11-30T10:27:58.272Z","version":1}}', 1796034478272);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-40d8-70ae-a631-509870c18c2a', X'412159532C8EC8BF3E48E25D048053B9125688AC4061D4C114F42A8D287E6438', 201, '{"data":{"id":"con_01m8nzyg6vebe9b81p283d8r3r","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.299Z","updated_at":"2026-11-30T10:27:58.299Z","version":1}}', 1796034478299);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-40fd-7476-aa08-5c7df9c76c1e', X'71954D28E08A1CB68F4420241975C6648A84B1BFB38286F8485A1B91FF4CB298', 201, '{"data":{"id":"con_01m8nzyg7ze91bp0t03h82034y","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.335Z","updated_at":"2026-11-30T10:27:58.335Z","version":1}}', 1796034478335);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4124-7697-823e-3a3694cb2d8a', X'75EDA2D3F56DAC4ED1E087BC1FFEB6CBF45B8B1887697A695E3B1034D09E5FC8', 201, '{"data":{"id":"con_01m8nzyg95eg982jaj9t3z2kdy","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.373Z","updated_at":"2026-11-30T10:27:58.373Z","version":1}}', 1796034478373);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4144-750e-944b-3d0926ec7101', X'B0980A42078799F523D4AF6967ECAC137E1C667A328DAE089CB6D307D79316D7', 201, '{"data":{"id":"con_01m8nzyga7emcaa393gq3scqke","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.407Z","updated_at":"2026-11-30T10:27:58.407Z","version":1}}', 1796034478407);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-415b-7780-92a2-fdc10d1585a2', X'BB1FF005D3747C65854B9E77FB11E538B92B1119F4E212378FF6EADD953ACF22', 201, '{"data":{"id":"con_01m8nzygazertawvec1wf88vyn","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.431Z","updated_at":"2026-11-30T10:27:58.431Z","version":1}}', 1796034478431);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-772e3c39b42bd85bbcb41fc5d83f42236351c5bb8a046546129c815a44b1bb4b', X'08DDD513186D7A969E6C7CC114EE65A42A9BB9F092CCE5F1488FEC1A3C9A6617', 201, '{"data":{"id":"inv_01m8nzygejetyvxyp4p98mr56z","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8nzygejetyvxyp4pe9kk5wm","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.546Z","updated_at":"2026-11-30T10:27:58.546Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1796034478546);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-b1a69807c78b25bce2bcfc0b3787059568ed8a31f2b244640571685e88ee0b87', X'D3E2B4CD165CF85EC7BF98188F081D14AD8D30BDE3CB35664BA8E2A6B71E2791', 201, '{"data":{"id":"inv_01m8nzygf6ejpsa012t2txh7eb","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8nzyg7ze91bp0t03h82034y","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8nzygf6ejpsa012t4jz4q24","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.566Z","updated_at":"2026-11-30T10:27:58.566Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qr8j4chyv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1796034478566);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-372783942b9237fb33d730b5d9ed77246c940852d0aa067d23eb7e0d49b69f1d', X'BEDDFA3A8893863F75A6B75EC14B4A7DEBEDF451405A8F9A213BE7FEA1666155', 201, '{"data":{"id":"inv_01m8nzygfzecsr7jg1wqhtbeqy","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8nzyg95eg982jaj9t3z2kdy","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8nzygfzecsr7jg1ws3r77j7","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.591Z","updated_at":"2026-11-30T10:27:58.591Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qmtnv76r0","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1796034478591);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-c832400214d6474f326c133b10b3691f38f479702f958957e52e7d9e16feffae', X'A60FF062AD840704921707ECA4BE1E9791092290F9558EEB089C70B0FDDD74C2', 201, '{"data":{"id":"inv_01m8nzyggmerdbet1qnayvt3xy","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8nzyggmerdbet1qncs51yf0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.612Z","updated_at":"2026-11-30T10:27:58.612Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqvfw6p6m","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1796034478612);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-e43f79790cd6ad97219cd903f7430d85187518b4f01f558a5ec00f2b96643d3f', X'D2F10D6309E9EEE3078086FBCCDA3DACB037145ABB11389991BE943E6159F716', 201, '{"data":{"id":"inv_01m8nzygh9ebmrk19xy9gagfsk","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8nzyga7emcaa393gq3scqke","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8nzygh9ebmrk19xyd2n3fgz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.633Z","updated_at":"2026-11-30T10:27:58.633Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qs23amc06","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1796034478633);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-b8f84eb4897bab2445daf89875164633c5e7c7aff86d322c5c2cc1d5aabacdb1', X'4D8F43D00F22EEC34054502B92D91C9CA92B2F471276EEB32E4724097D331E41', 201, '{"data":{"id":"inv_01m8nzyghqezysrmsnde3c7030","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8nzyg60e2atvm6ewczcckrk","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8nzyghqezysrmsndkpehxzd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.647Z","updated_at":"2026-11-30T10:27:58.647Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8nzyfzner0vvhfw4v17fpn0","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1796034478647);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-3e5f1deab0cb163a2ef6dfb1ab9ab9c7585928810c07658a305eeffb9b93e438', X'51003172D4B7DA1246D3B0F820090E445FBA8AB32AD944B1D12E65963B657524', 201, '{"data":{"id":"inv_01m8nzygjee05825cw49zvq104","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8nzygjee05825cw4ep1vkr6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.670Z","updated_at":"2026-11-30T10:27:58.670Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1796034478670);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-502570aae9323ef7d223010113684268aa34bd1f3b0b56cf31418bfccd222679', X'77D4E553FD705AA4B5FBAE3D3E17C54D5312FEF590501F6782D76BF1EB2A5D56', 201, '{"data":{"id":"inv_01m8nzygjrefw94d2brtpzhec2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8nzygjrefw94d2brz22jmy6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.680Z","updated_at":"2026-11-30T10:27:58.680Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796034478680);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-5bbeb06bb0fef7472476c09466b726c0b7677037fdedd9b868dc3ed731e3cda0', X'1CBADB67D6A1E4F836CFF17F2222DAC5D7F1183C0EC5C76C718A793DD991C7FD', 201, '{"data":{"id":"inv_01m8nzygk3erhrp0t1pferer4y","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8nzygk3erhrp0t1pjss3tf1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.691Z","updated_at":"2026-11-30T10:27:58.691Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796034478691);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-a397c37a6b8efb011882458c0af7e706b3f16c8a9296e3fceb16306d950dbdbd', X'A454CFCA868C7C5D7D32E07660D66E7A2726300E28C95E6E41629AB0D282FD7B', 201, '{"data":{"id":"inv_01m8nzygkjenktk3zr1vg8eg1h","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8nzygazertawvec1wf88vyn","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8nzygkjenktk3zr1y5ejswd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.706Z","updated_at":"2026-11-30T10:27:58.706Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qrct3mhsw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1796034478706);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-invoices-b861d59abfb0ae01bf5379e041be14d7996c659bde2ec5219100f81cea773945', X'06DF0C1D2AC317CB7663100449182D4CF005068D60C3B830F4F9807D278E39AD', 201, '{"data":{"id":"inv_01m8nzygm2ejetgp5zrndaz97n","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8nzygm2ejetgp5zrtf3pa6b","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.722Z","updated_at":"2026-11-30T10:27:58.722Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqvfw6p6m","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1796034478722);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-42b6-738e-a416-adfcee75c0bd', X'1A9CC016795ABAAE5FC4AED0260BA6866008539E97A3F457488ED15A32720EE9', 200, '{"data":{"id":"inv_01m8nzygjrefw94d2brtpzhec2","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8nzygjrefw94d2brz22jmy6","void_date":"2026-03-03","void_journal_id":"jnl_01m8nzygntecbvt7dmgg2vmwfw","created_at":"2026-11-30T10:27:58.680Z","updated_at":"2026-11-30T10:27:58.778Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796034478778);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-42fc-7387-9ea5-f23c4eaf4ae5', X'D4C67042071B7F72FD2B2CD1A476AD0A664231D261DE9C80472721A2D4229841', 201, '{"data":{"id":"inv_01m8nzygk3erhrp0t1pferer4y","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8nzygk3erhrp0t1pjss3tf1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.691Z","updated_at":"2026-11-30T10:27:58.847Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796034478847);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'tieout-journals-4629381c807c077125f532eec3480284a957dc7aec2c029b6271b46c740ca641', X'83264F6C12D22D72C27E15CFC03CFA92C9E9091365DECA13A6A7770320949110', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8nzygsmejg80cqchkjstwpt","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8nzygsmejg80cqchvc5078z","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8nzygsmejg80cqcj0h9ny06","sequence":16,"error":null}]}}', 1796034478900);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4389-773e-a155-bc0dd7e8bb0e', X'C911074CF7A81BF837089AA30D802BCAE770B846B55FA1458D35281EC537437D', 201, '{"data":{"id":"set_01m8nzygwbebbtf9yq26j8qmvq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyg60e2atvm6ewczcckrk","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzygwbebbtf9yq2cfpfgnb","invoice_id":"inv_01m8nzyghqezysrmsnde3c7030","invoice_number":"INV-0003","settlement_id":"set_01m8nzygwbebbtf9yq26j8qmvq","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T10:27:58.987Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzygwbebbtf9yq29ejsx94","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.987Z","updated_at":"2026-11-30T10:27:58.987Z","version":1}}', 1796034478987);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-43e5-7058-b84f-bdaa22b64a0b', X'91C60894DA9F1910BA736796FF7953338C5B5B9BECC1DDA83C818C0C27688DB5', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8nzygzaexgsy17rwy41atwm"},{"index":1,"status":"created","id":"btx_01m8nzygzaexgsy17rx0mfhkbp"},{"index":2,"status":"created","id":"btx_01m8nzygzaexgsy17rx56q1jz0"},{"index":3,"status":"created","id":"btx_01m8nzygzaexgsy17rxa5s26wy"},{"index":4,"status":"created","id":"btx_01m8nzygzaexgsy17rxdqead8q"},{"index":5,"status":"created","id":"btx_01m8nzygzaexgsy17rxkw1s9ac"},{"index":6,"status":"created","id":"btx_01m8nzygzaexgsy17rxq0c2wz6"},{"index":7,"status":"created","id":"btx_01m8nzygzaexgsy17rxr6zg28s"},{"index":8,"status":"created","id":"btx_01m8nzygzaexgsy17rxy9v6v6v"},{"index":9,"status":"created","id":"btx_01m8nzygzaexgsy17ry0sn286r"},{"index":10,"status":"created","id":"btx_01m8nzygzaexgsy17ry5ktceg2"},{"index":11,"status":"created","id":"btx_01m8nzygzaexgsy17ry9n2znpw"},{"index":12,"status":"created","id":"btx_01m8nzygzaexgsy17rycqsnb5s"}]}}', 1796034479082);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4478-7135-836a-aaeeb979d128', X'B15668048FB5747C5A2BC181609CAD235EE77A8F4212AFDE1C1207321E46D9EA', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rwy41atwm","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8nzyg95eg982jaj9t3z2kdy","journal_id":"jnl_01m8nzyh3wewz90v8qpgq7g24m","settlement_id":"set_01m8nzyh3wewz90v8qpgq7g24m","confirmed_at":"2026-11-30T10:27:59.228Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.228Z","version":2}}', 1796034479228);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-44ff-731a-870d-2737d3202b54', X'13172641EAF58534ABEF2597C1BE0EB9C2419D10A5E26AF30AB1BA0946627B25', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rx0mfhkbp","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","journal_id":"jnl_01m8nzyh84eaqrjqqn13b4vbnd","settlement_id":"set_01m8nzyh84eaqrjqqn13b4vbnd","confirmed_at":"2026-11-30T10:27:59.364Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.364Z","version":2}}', 1796034479364);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-456d-778a-81d9-4bcd7cfe0dd3', X'699E9BA190087673CAD245711E435B26A5E55080E69F919414D7A0FC62B1E703', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxa5s26wy","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8nzyga7emcaa393gq3scqke","journal_id":"jnl_01m8nzyhbmeytbeznss9jqbav4","settlement_id":"set_01m8nzyhbmeytbeznss9jqbav4","confirmed_at":"2026-11-30T10:27:59.476Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.476Z","version":2}}', 1796034479476);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4612-744e-ba91-ebcaf5149f89', X'847B0245193E2EC46E03A1302BB260447CC13A0F0AB469DE09BE2D00C1B1CEB0', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxdqead8q","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","journal_id":"jnl_01m8nzyhh0er0adwstk6ynv98c","settlement_id":"set_01m8nzyhh0er0adwstk6ynv98c","confirmed_at":"2026-11-30T10:27:59.648Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.648Z","version":2}}', 1796034479648);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-46a6-7225-bac7-bda467d9c27b', X'AC6DDA45391B9B2DBD648F05BAD63EB9C908C34997F0B2B2FFC9C4211F13A886', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxq0c2wz6","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8nzyg7ze91bp0t03h82034y","journal_id":"jnl_01m8nzyhnce8at25m1db25pc76","settlement_id":"set_01m8nzyhnce8at25m1db25pc76","confirmed_at":"2026-11-30T10:27:59.788Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.788Z","version":2}}', 1796034479788);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4716-77b6-a9fe-8da083f2521e', X'0F91D61BF58A9FD2EE6695FB658D895B5CE5B8F529A0A980F5C50E3368AB31B1', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17ry0sn286r","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","journal_id":"jnl_01m8nzyhrsepzajc0g6xh6rny2","settlement_id":"set_01m8nzyhrsepzajc0g6xh6rny2","confirmed_at":"2026-11-30T10:27:59.898Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:27:59.898Z","version":2}}', 1796034479898);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-47ab-7398-8df8-e4c32deffde7', X'EBB369C14CDCECE8916457ED51CD90CF82573810D7ED58CB54D53589E9FB84E8', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxy9v6v6v","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8nzyg60e2atvm6ewczcckrk","journal_id":"jnl_01m8nzygwbebbtf9yq29ejsx94","settlement_id":"set_01m8nzygwbebbtf9yq26j8qmvq","confirmed_at":"2026-11-30T10:28:00.047Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:00.047Z","version":2}}', 1796034480047);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4802-7475-82df-da0787215608', X'9B6D4A6F60EB8C30315D08A748211417D7478D2AA016F55F32A3D684FF51707E', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17ry9n2znpw","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8nzyj09e6bshfhrwh17k6b2","settlement_id":null,"confirmed_at":"2026-11-30T10:28:00.137Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:00.137Z","version":2}}', 1796034480137);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-489b-726b-998c-4d33954e6675', X'3BF3A01FEC9A475AD2208FCE61F7DD4CF52EE64C6923BDC5641EE3C394D73F7E', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rycqsnb5s","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfrze808gj7qpkpebbcg","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8nzyj54e46vmb3qd5gkw7zt","settlement_id":null,"confirmed_at":"2026-11-30T10:28:00.292Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:00.292Z","version":2}}', 1796034480292);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-48e0-767b-b769-b55051ebb1c1', X'5ADCC36C7E75FFC4EA5F6E9D7BA2B2BC21B30F3940145A3AD603C81F6128A2DC', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8nzygzaexgsy17rx56q1jz0","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8nzygzaexgsy17rxkw1s9ac","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfrze808gj7qsrewwn9y","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8nzygzaexgsy17rxr6zg28s","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8nzygzaexgsy17ry5ktceg2","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfrze808gj7qtgm9k0p2","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1796034480856);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4b1e-738c-b588-29a61d06d0f2', X'74B9B4E6BA42640E359CE03745BF14257FABDA1A01CAAE3E2D0960EC36826930', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxkw1s9ac","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfrze808gj7qsrewwn9y","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8nzyjs5er9tfywfme9btmzx","settlement_id":null,"confirmed_at":"2026-11-30T10:28:00.933Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:00.933Z","version":3}}', 1796034480933);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4b76-7265-a3e9-0a5201fb9234', X'E6577AF09CB34F37552B6BD0D653401C5C511344B749A177B12378325D48A4A0', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rxr6zg28s","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8nzyjvve1grp7gy66mje1eb","settlement_id":null,"confirmed_at":"2026-11-30T10:28:01.019Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:01.019Z","version":3}}', 1796034481019);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4bf1-7248-b183-38881d6926b5', X'F9755545B03D67DEDD5ACEE9C6D7F3A95722A7CACDBCB1C3EC4D4C73587BB6EF', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17rx56q1jz0","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8nzyjzsegb93pw3j6e43qnk","settlement_id":null,"confirmed_at":"2026-11-30T10:28:01.145Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:01.145Z","version":3}}', 1796034481145);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4c7e-71ef-a1e2-a7bc8b23105b', X'7E07C3BF871F6EC5317961FAF8DDDDDDB6CF0927D8136A76BC3016AB59D66889', 200, '{"data":{"id":"btx_01m8nzygzaexgsy17ry5ktceg2","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfrze808gj7qtgm9k0p2","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8nzyk47ecs90w4qnxgdky02","settlement_id":null,"confirmed_at":"2026-11-30T10:28:01.287Z","metadata":{},"created_at":"2026-11-30T10:27:59.082Z","updated_at":"2026-11-30T10:28:01.287Z","version":3}}', 1796034481287);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4d81-73ff-9168-20cda021faf1', X'FD51C4755C3137D8659B5DF578172DD6AC7A8AC5E31A30949DF41E351096F680', 201, '{"data":{"id":"vrt_01m8nzykc4e0hawybczgw9hxe0","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:01.540Z","updated_at":"2026-11-30T10:28:01.540Z","version":1}}', 1796034481540);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4dc8-7113-8739-019077862bf0', X'9D10632A32A1FF3BE1584378EE6078C0FE45D82B8E8BF89724871A804DF8DE9A', 200, '{"data":{"id":"vrt_01m8nzykc4e0hawybczgw9hxe0","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:01.618Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:01.540Z","updated_at":"2026-11-30T10:28:01.618Z","version":2}}', 1796034481618);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', 'org_01m8nzyfrze808gj7qvaqzs2ey', '01a22bff-4e1f-73a8-ae5a-3547c86a7809', X'6398AFB37855AB05D8D23EF1485114C61D1EDB0159EB6C8FAC585CD5658B4C0F', 200, '{"data":{"id":"org_01m8nzyfrze808gj7qvaqzs2ey","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T10:27:57.855Z","updated_at":"2026-11-30T10:28:01.701Z","version":2}}', 1796034481701);
INSERT INTO idempotent_answers VALUES ('usr_01m8nzye6jef4bsg9knat5cs6a', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8nzymfkedtrp3b8n1beb3ea","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8nzymfkedtrp3b8n1beb3ea"}', 1796034482675);
INSERT INTO organisations VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1796034476448, 1796034482918, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1796034477855, 1796034481701, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 17, X'D62720FFA97B4A880A0937CFD620D2D14C50FCF1CC4F6ABE09EE889FD0531529', 187200, 37, X'6A7F7406706F016D8D5B81EAF7472DFBEC570EB237E60B1CFA8B7882435FB6B1', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 29, X'90157A35A54F3D406851B2FDFFCF7C8CC74AEEDA5CEF226BB48A06A071576178', 4253177, 58, X'B57CC63866BCC75CCB8A80B3EE8ECE6C4CC9D56109A450D5E5FC1AB51583B46D', NULL);
INSERT INTO members VALUES ('mem_01m8nzyed0eesbzxw88sryq4p4', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'jo@example.com', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'owner', 1796034476448, 1796034476448, 1);
INSERT INTO members VALUES ('mem_01m8nzyfrze808gj7qmqdgs06t', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'jo@example.com', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'owner', 1796034477855, 1796034477855, 1);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw88xgxdy85', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89251jw1h', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw896cg437r', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw899tnhyn1', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89etb2446', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89jsy3h93', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89mzm7e6a', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89snf3y4b', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw89ygjzwsf', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8a0wgffd1', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8a4m1c4xh', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8aa7j66qq', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8add1r7xy', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8aghxxcp9', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8anzd0eez', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8asqpky6p', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8awzy7s1q', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8b01vkpwa', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8b4sfzbb1', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8bb4a759z', 'org_01m8nzyed0eesbzxw8fd4sptpc', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8bd3qqmrf', 'org_01m8nzyed0eesbzxw8fd4sptpc', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8bkwetsbj', 'org_01m8nzyed0eesbzxw8fd4sptpc', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8bm9vpx0g', 'org_01m8nzyed0eesbzxw8fd4sptpc', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8btnpdvmj', 'org_01m8nzyed0eesbzxw8fd4sptpc', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8bxbw18c4', 'org_01m8nzyed0eesbzxw8fd4sptpc', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8c1k7k1pk', 'org_01m8nzyed0eesbzxw8fd4sptpc', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8c7jqe107', 'org_01m8nzyed0eesbzxw8fd4sptpc', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796034476448, 1796034476448, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8cacg3wyw', 'org_01m8nzyed0eesbzxw8fd4sptpc', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8ccfbp56r', 'org_01m8nzyed0eesbzxw8fd4sptpc', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8ch878fp2', 'org_01m8nzyed0eesbzxw8fd4sptpc', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8cp3z5eq2', 'org_01m8nzyed0eesbzxw8fd4sptpc', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8crx3fvwa', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8cwc1rcnw', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8d11d0dax', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8d7088rx9', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8da1y7g1p', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8dfw1j1jw', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8dk3m1w42', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8dqwbk2rh', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8ds0ackra', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8dxecnnbv', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8e2y6f19c', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8e4g00xb1', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8e8zqa06g', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8ee85sfrq', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8ehxf50m3', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8enzas83e', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8eshxwxzn', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8eyhfxz86', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8f3cd7w4y', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034476448, 1796034476448, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8f7mzk61b', 'org_01m8nzyed0eesbzxw8fd4sptpc', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796034476448, 1796034476448, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyed0eesbzxw8fane8mf3', 'org_01m8nzyed0eesbzxw8fd4sptpc', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034476448, 1796034476448, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfhyecwtfnq7bgeg8hmy', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796034477630, 1796034477630, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qmtnv76r0', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qmxrdeqen', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qn1tccwfd', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qn5caynfn', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, 'fixed_assets', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnay3d1pz', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnef9szm9', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnk1n7f48', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnn0cdgex', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnvckxxed', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qnz9vhrx7', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, 'cash', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qp2h1c5nv', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qp7mtvgng', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qp86apf13', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qpftbwnm2', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qpkpebbcg', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qpm0enrz5', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qpsmey7bs', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qpy7rgge8', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qq1830wmh', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qq6h7cntk', 'org_01m8nzyfrze808gj7qvaqzs2ey', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqb40k2jr', 'org_01m8nzyfrze808gj7qvaqzs2ey', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqck0d0rj', 'org_01m8nzyfrze808gj7qvaqzs2ey', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqg9vdy5r', 'org_01m8nzyfrze808gj7qvaqzs2ey', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqqhw2f3z', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqvfw6p6m', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qqw0b5929', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'other_income', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qr3gch0r3', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796034477855, 1796034477855, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qr4vjp6e6', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qr8j4chyv', 'org_01m8nzyfrze808gj7qvaqzs2ey', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qrct3mhsw', 'org_01m8nzyfrze808gj7qvaqzs2ey', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qrjcnvtwe', 'org_01m8nzyfrze808gj7qvaqzs2ey', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qrq0her4s', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qrr3dksat', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qrztmget5', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qs23amc06', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qs4t7fh2t', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qsby9f6r7', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qsd5z273q', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qsj6dg5yw', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qspkt7sdd', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qsrewwn9y', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qsy30y594', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qt2sgwke9', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qt7105zd0', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtazy7zvy', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtfwhjsfc', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtgm9k0p2', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtmfxktw0', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtr659j61', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qtyq1fcxd', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477855, 1796034477855, 1, 'finance', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qv0h7kwz2', 'org_01m8nzyfrze808gj7qvaqzs2ey', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796034477855, 1796034477855, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfrze808gj7qv6nsb89j', 'org_01m8nzyfrze808gj7qvaqzs2ey', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477855, 1796034477855, 1, 'tax', NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfxretdac0qtbqrbdfk3', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796034478008, 1796034478008, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyfzner0vvhfw4v17fpn0', 'org_01m8nzyfrze808gj7qvaqzs2ey', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1796034478069, 1796034478069, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyg3yeabvdv4b439s7gk8', 'org_01m8nzyfrze808gj7qvaqzs2ey', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1796034478206, 1796034478206, 1, NULL, NULL, NULL);
INSERT INTO accounts VALUES ('acc_01m8nzyn8resbvmpab22m7y0h4', 'org_01m8nzyed0eesbzxw8fd4sptpc', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1796034483480, 1796034483480, 1, NULL, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyg4keq4scf3k1yysq4gb', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1796034478227, 1796034478227, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyg60e2atvm6ewczcckrk', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1796034478272, 1796034478272, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyg6vebe9b81p283d8r3r', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1796034478299, 1796034478299, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyg7ze91bp0t03h82034y', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1796034478335, 1796034478335, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyg95eg982jaj9t3z2kdy', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1796034478373, 1796034478373, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyga7emcaa393gq3scqke', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1796034478407, 1796034478407, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzygazertawvec1wf88vyn', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1796034478431, 1796034478431, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzymxreaw9fqvdeng6b10s', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1796034483128, 1796034483128, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyn8xe4hvct0k5q7njsne', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1796034483485, 1796034483485, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzynbtewqsfdae5s8w3sbh', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1796034483578, 1796034483578, 1, NULL, NULL);
INSERT INTO contacts VALUES ('con_01m8nzyne1e8drkmnr6a67gs3g', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1796034483649, 1796034483649, 1, 'C-7', '{"shop":"York"}');
INSERT INTO journals VALUES ('jnl_01m8nzyg2he6595p39rwqmjnp4', 'org_01m8nzyfrze808gj7qvaqzs2ey', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1796034478161, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'E6AE0E4205338342F411A8BE8D5042619BF25FF0C37AEB50C60368290FFD3DB7', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygejetyvxyp4pe9kk5wm', 'org_01m8nzyfrze808gj7qvaqzs2ey', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1796034478546, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'42F9180EE260B9BDFC19971E6BE7611FABAF88EE789C9D1D2703A37DC96ECA73', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygf6ejpsa012t4jz4q24', 'org_01m8nzyfrze808gj7qvaqzs2ey', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1796034478566, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'D6C0D65CED47FA2E585065C53162375E10C313B35616071075B15C46FE82B1EC', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygfzecsr7jg1ws3r77j7', 'org_01m8nzyfrze808gj7qvaqzs2ey', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1796034478591, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'72438C0298EB3B7DDE17B7787D5CB72DB161FCD46A3046849BD2E5C37436FB40', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyggmerdbet1qncs51yf0', 'org_01m8nzyfrze808gj7qvaqzs2ey', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1796034478612, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'F22D6A703E15118D120EB5254915EB8FBA55C4BAE4C47DC4510CBAB5742709F8', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygh9ebmrk19xyd2n3fgz', 'org_01m8nzyfrze808gj7qvaqzs2ey', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1796034478633, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'3D6391409D389B04AFF5D4982A4FE520B067E1C9C28BD7FE8D3C05F8A5E77E5F', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyghqezysrmsndkpehxzd', 'org_01m8nzyfrze808gj7qvaqzs2ey', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1796034478647, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'7DAF5D0C768A757F7F647D71DA2FD3BF00CF1D3108EF9A63C8CDE891C41F3E01', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygjee05825cw4ep1vkr6', 'org_01m8nzyfrze808gj7qvaqzs2ey', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1796034478670, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'DFA475B30F172BB0F95851AF0DE9E086F7B513BCF8F321235994392F87942F2A', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygjrefw94d2brz22jmy6', 'org_01m8nzyfrze808gj7qvaqzs2ey', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1796034478680, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'F638E084BC938E565B4CB952C74A879E295B9B6BEBADDE40DD5852DB92A0E732', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygk3erhrp0t1pjss3tf1', 'org_01m8nzyfrze808gj7qvaqzs2ey', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1796034478691, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'3144D5F721D05CAECE5A8F6B6BA3C572363D734F2CE7487220E0C48FC96594A5', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygkjenktk3zr1y5ejswd', 'org_01m8nzyfrze808gj7qvaqzs2ey', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1796034478706, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'71FB53BFFE89F8B02A3A172AA2EAD7B3355DCB5181D7A78AC81646DB4EAB8723', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygm2ejetgp5zrtf3pa6b', 'org_01m8nzyfrze808gj7qvaqzs2ey', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1796034478722, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'2422AEFCCA08F989F874970D9C3D06921BF360FDD463E7F1F2F78FD38CB8E283', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygntecbvt7dmgg2vmwfw', 'org_01m8nzyfrze808gj7qvaqzs2ey', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8nzygjrefw94d2brz22jmy6', 60000, 1796034478778, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'8D9943022A4C864CC74BE49B7FBDDC2A208FE5913F18EF8B6F66FE6ABB5568DC', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygsmejg80cqchkjstwpt', 'org_01m8nzyfrze808gj7qvaqzs2ey', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'2EB92142E4E8FA25483AB7CA839287810E0ECEAAB97CA3EA6914E4DD268756A0', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygsmejg80cqchvc5078z', 'org_01m8nzyfrze808gj7qvaqzs2ey', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'0BB455EB293F3F051AA0CDEDFDBDD82A4219E54E7A4FA411E2265F6E852EA560', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygsmejg80cqcj0h9ny06', 'org_01m8nzyfrze808gj7qvaqzs2ey', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'F6166993A66654F312C21A43B87FAEE5564E6CBE624638450B569169734DCFAB', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8nzygwbebbtf9yq29ejsx94', 'org_01m8nzyfrze808gj7qvaqzs2ey', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1796034478987, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'38195A6955B4BC76C5AB01A8440D958822A4011BF8A317C129F74473175B9B0F', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyh3wewz90v8qpgq7g24m', 'org_01m8nzyfrze808gj7qvaqzs2ey', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1796034479228, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'27892FFD56243BFC16503A2D4E39ABDC66F5CB91DC40705A069752E2FF35C6D0', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyh84eaqrjqqn13b4vbnd', 'org_01m8nzyfrze808gj7qvaqzs2ey', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1796034479364, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'5F8C52E89617A07964B7D70AFF95AA610327CF6CA3DC11DE31290DA3B4481F5E', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyhbmeytbeznss9jqbav4', 'org_01m8nzyfrze808gj7qvaqzs2ey', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1796034479476, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'8A8A980BD2F9AB71F8259679DDDCBD986B096076CA55BBAA5AA598B3CBB0B1A4', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyhh0er0adwstk6ynv98c', 'org_01m8nzyfrze808gj7qvaqzs2ey', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1796034479648, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'9A96DAC9E0708B0F4662FA693E095C92F250FDCDE0A7D0D53FBDA142A4BE9BC8', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyhnce8at25m1db25pc76', 'org_01m8nzyfrze808gj7qvaqzs2ey', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1796034479788, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'F12EE80FDC91A35915A4B75ABA3B42FC783515DE9475DC03A328B5D4500C7620', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyhrsepzajc0g6xh6rny2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1796034479898, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'8349905877401998054ECD1F97B1D7846B9803B1E0218CC88A54C9450A165452', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyj09e6bshfhrwh17k6b2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1796034480137, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'05BD7872F9075F57067AD2975A774D4F74AEFA82D548245D1930999175B30375', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyj54e46vmb3qd5gkw7zt', 'org_01m8nzyfrze808gj7qvaqzs2ey', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1796034480292, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'546DF098F2609138C883C2490FE0BDF00203DD42F02E99A64A14D987E09519F5', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyjs5er9tfywfme9btmzx', 'org_01m8nzyfrze808gj7qvaqzs2ey', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1796034480933, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'11A42D7A04B53F0BD6534D77793D11F9C3D82E63A1034A8223A57B07784656F5', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyjvve1grp7gy66mje1eb', 'org_01m8nzyfrze808gj7qvaqzs2ey', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796034481019, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'BC4DED0EEBACCFA0538588A213B2FC5F1979228A06B5340876CF857EDA0458DB', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyjzsegb93pw3j6e43qnk', 'org_01m8nzyfrze808gj7qvaqzs2ey', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796034481145, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'5418A1F0E8ED98A7544F3274C8AA848F794C84EC91B41DA0A5737A4E09478253', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyk47ecs90w4qnxgdky02', 'org_01m8nzyfrze808gj7qvaqzs2ey', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1796034481287, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'90157A35A54F3D406851B2FDFFCF7C8CC74AEEDA5CEF226BB48A06A071576178', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8nzymmeeqratf7ctbr51fcq', 'org_01m8nzyed0eesbzxw8fd4sptpc', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1796034482830, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'84C97E5724A53EEB0F9B1B93E52AA9D35A9779FD2440BF28B47CE961E6950967', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8nzymp9epcsq1xz5d0apwj7', 'org_01m8nzyed0eesbzxw8fd4sptpc', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1796034482889, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'BF076F200C13DC0A42A6CBD349A9B9575974D574F42BF3A2B3A84D09161928B8', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8nzymsse9jv9ktpgbeav5w3', 'org_01m8nzyed0eesbzxw8fd4sptpc', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1796034483001, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'C4602B841170A70E7D6EB1AAA58190B3215FF8BB688DB39FB36A8D1282A7EDFB', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8nzymwce9zt2zxhtmmr0hmv', 'org_01m8nzyed0eesbzxw8fd4sptpc', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8nzymsse9jv9ktpgbeav5w3', 50000, 1796034483084, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'C21C0ACC221EFAF96A45C00DDBBE91754A65D0E9D7DF3C520D25C4AFC4FE6B5C', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8nzymzge0b8z6b0v8xjq2wc', 'org_01m8nzyed0eesbzxw8fd4sptpc', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796034483184, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'5D106BCA17823A25CB27E7440CAE2B9E7F216E2BE20E90BAB6D73DD8E74A6E7E', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn11erja28mz9ktakjb6', 'org_01m8nzyed0eesbzxw8fd4sptpc', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1796034483233, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'C8F23BDB12009A86623777ACC0C8DD1EA850D8AA292B4DF73BB4EDEC2A16DC9E', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn2yecwvrh0kr1q6ffzw', 'org_01m8nzyed0eesbzxw8fd4sptpc', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796034483294, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'B7A226B19F171982F68F4BBEE4510A4B19429C32385FFE7E4947AC99BCF4B929', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn3qekgs519dv0kw26ey', 'org_01m8nzyed0eesbzxw8fd4sptpc', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1796034483319, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'740078E8C14D2C4DCF80E4574ACF76EE1C14818E5075D13DB58D16A3617D6D56', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn74e0889eb2dxpb7tvc', 'org_01m8nzyed0eesbzxw8fd4sptpc', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1796034483428, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'C5ED1D1EA01E2F2C5A878DD095833F088607F23172E71C6C643DC200887FAA0E', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn87eqwb795vcsfdg7zd', 'org_01m8nzyed0eesbzxw8fd4sptpc', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1796034483463, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'6AF7EF4D0086EA3520C68750A8E0EE8657A768A8DD2A31C67B0AA5E9D904F2ED', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyn92easbskantn7z77v3', 'org_01m8nzyed0eesbzxw8fd4sptpc', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1796034483490, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'BD15442BC9797F9350586844942A15DBCA7BE29B9B62496ED37215ACA1E1C613', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyna6enmspp2dxwn6pskr', 'org_01m8nzyed0eesbzxw8fd4sptpc', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1796034483526, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'691581FA5C1DBCB83C2E73833AD83D3C1AF26A298C3B0403CD9F39BEDF03F10E', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzynaseme9s0s315pr2dqj', 'org_01m8nzyed0eesbzxw8fd4sptpc', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1796034483541, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'ED5DA96EE3DDB8F6E7A8F0A6271CF3906E02ACBE941A7277676148081883FE48', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8nzynbye1g9xvfxzd02q7ng', 'org_01m8nzyed0eesbzxw8fd4sptpc', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796034483582, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'81B78145BC265B2145EC38028C6831094BEA8F6AF83D376485BBB5908419F003', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzync4eqev6pvqv6nwrs1h', 'org_01m8nzyed0eesbzxw8fd4sptpc', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796034483588, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'C0D7B05A2489B0A62BA8EAFA6E047102C154E34773FCF49E0B51358738C5A7DA', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyncbewwthawzg3c3wj5f', 'org_01m8nzyed0eesbzxw8fd4sptpc', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1796034483595, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'D3B3689F84F2503DCAA28A1467052518915952EBEFA9B21A7936DF665DF958CB', 'contra with ash', 2);
INSERT INTO journals VALUES ('jnl_01m8nzyndqekysx6mvzy2w5p2d', 'org_01m8nzyed0eesbzxw8fd4sptpc', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1796034483639, 'usr_01m8nzye6jef4bsg9knat5cs6a', X'D62720FFA97B4A880A0937CFD620D2D14C50FCF1CC4F6ABE09EE889FD0531529', 'a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 1, 'acc_01m8nzyed0eesbzxw8dk3m1w42', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 2, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 3, 'acc_01m8nzyed0eesbzxw8a0wgffd1', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 1, 'acc_01m8nzyed0eesbzxw8dk3m1w42', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 2, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 3, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 4, 'acc_01m8nzyed0eesbzxw8a0wgffd1', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 3, 1, 'acc_01m8nzyed0eesbzxw8crx3fvwa', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 3, 2, 'acc_01m8nzyed0eesbzxw89ygjzwsf', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 4, 1, 'acc_01m8nzyed0eesbzxw8crx3fvwa', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 4, 2, 'acc_01m8nzyed0eesbzxw89ygjzwsf', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 1, 'acc_01m8nzyed0eesbzxw89jsy3h93', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 2, 'acc_01m8nzyed0eesbzxw8btnpdvmj', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 3, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 6, 1, 'acc_01m8nzyed0eesbzxw8eyhfxz86', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 6, 2, 'acc_01m8nzyed0eesbzxw89jsy3h93', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 7, 1, 'acc_01m8nzyed0eesbzxw8a4m1c4xh', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 7, 2, 'acc_01m8nzyed0eesbzxw8ccfbp56r', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 7, 3, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 1, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 2, 'acc_01m8nzyed0eesbzxw89snf3y4b', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 9, 1, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 9, 2, 'acc_01m8nzyed0eesbzxw8a0wgffd1', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 10, 1, 'acc_01m8nzyed0eesbzxw8btnpdvmj', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 10, 2, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 10, 3, 'acc_01m8nzyed0eesbzxw8a0wgffd1', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 1, 'acc_01m8nzyed0eesbzxw89jsy3h93', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 2, 'acc_01m8nzyed0eesbzxw89ygjzwsf', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 3, 'acc_01m8nzyn8resbvmpab22m7y0h4', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 4, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 5, 'acc_01m8nzyn8resbvmpab22m7y0h4', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 1, 'acc_01m8nzyed0eesbzxw89jsy3h93', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 2, 'acc_01m8nzyed0eesbzxw8btnpdvmj', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 3, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 13, 1, 'acc_01m8nzyn8resbvmpab22m7y0h4', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 13, 2, 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 13, 3, 'acc_01m8nzyn8resbvmpab22m7y0h4', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 14, 1, 'acc_01m8nzyed0eesbzxw89jsy3h93', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 14, 2, 'acc_01m8nzyed0eesbzxw8btnpdvmj', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 15, 1, 'acc_01m8nzyed0eesbzxw8a4m1c4xh', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 15, 2, 'acc_01m8nzyed0eesbzxw8ccfbp56r', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 16, 1, 'acc_01m8nzyed0eesbzxw8a4m1c4xh', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 16, 2, 'acc_01m8nzyed0eesbzxw89jsy3h93', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 17, 1, 'acc_01m8nzyed0eesbzxw8crx3fvwa', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 17, 2, 'acc_01m8nzyed0eesbzxw89ygjzwsf', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 2, 'acc_01m8nzyfrze808gj7qqg9vdy5r', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 2, 'acc_01m8nzyfrze808gj7qqqhw2f3z', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 3, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 3, 2, 'acc_01m8nzyfrze808gj7qr8j4chyv', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 2, 'acc_01m8nzyfrze808gj7qmtnv76r0', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 5, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 5, 2, 'acc_01m8nzyfrze808gj7qqvfw6p6m', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 6, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 6, 2, 'acc_01m8nzyfrze808gj7qs23amc06', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 2, 'acc_01m8nzyfzner0vvhfw4v17fpn0', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 3, 'acc_01m8nzyfrze808gj7qqqhw2f3z', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 4, 'acc_01m8nzyfxretdac0qtbqrbdfk3', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 2, 'acc_01m8nzyfrze808gj7qqqhw2f3z', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 2, 'acc_01m8nzyfrze808gj7qqqhw2f3z', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 2, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 2, 'acc_01m8nzyfrze808gj7qrct3mhsw', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 2, 'acc_01m8nzyfrze808gj7qqvfw6p6m', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 3, 'acc_01m8nzyfrze808gj7qqqhw2f3z', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 4, 'acc_01m8nzyfxretdac0qtbqrbdfk3', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 2, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 1, 'acc_01m8nzyfrze808gj7qqg9vdy5r', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 2, 'acc_01m8nzyfrze808gj7qq6h7cntk', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 3, 'acc_01m8nzyfrze808gj7qpsmey7bs', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 15, 1, 'acc_01m8nzyfrze808gj7qrq0her4s', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 15, 2, 'acc_01m8nzyfrze808gj7qp86apf13', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 15, 3, 'acc_01m8nzyfrze808gj7qpkpebbcg', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 16, 1, 'acc_01m8nzyfrze808gj7qtmfxktw0', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 16, 2, 'acc_01m8nzyfrze808gj7qn5caynfn', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 17, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 17, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 18, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 18, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 19, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 19, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 20, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 20, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 21, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 21, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 22, 1, 'acc_01m8nzyfrze808gj7qp2h1c5nv', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 22, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 23, 1, 'acc_01m8nzyfrze808gj7qnef9szm9', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 23, 2, 'acc_01m8nzyfrze808gj7qnvckxxed', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 24, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 24, 2, 'acc_01m8nzyg3yeabvdv4b439s7gk8', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 25, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 25, 2, 'acc_01m8nzyfrze808gj7qpkpebbcg', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 2, 'acc_01m8nzyfrze808gj7qsrewwn9y', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 27, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 27, 2, 'acc_01m8nzyfrze808gj7qsj6dg5yw', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 27, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 28, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 28, 2, 'acc_01m8nzyfrze808gj7qsj6dg5yw', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 28, 3, 'acc_01m8nzyfxretdac0qtbqrbdfk3', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 29, 1, 'acc_01m8nzyfrze808gj7qnvckxxed', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 29, 2, 'acc_01m8nzyfrze808gj7qtgm9k0p2', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'acc_01m8nzyed0eesbzxw89jsy3h93', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'acc_01m8nzyed0eesbzxw8btnpdvmj', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'acc_01m8nzyed0eesbzxw8ccfbp56r', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-10', 'acc_01m8nzyed0eesbzxw8a0wgffd1', 2400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-10', 'acc_01m8nzyed0eesbzxw8btnpdvmj', 0, 2000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-10', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 0, 400, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-02', 'acc_01m8nzyed0eesbzxw8a0wgffd1', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-02', 'acc_01m8nzyed0eesbzxw8dk3m1w42', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-02', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-03', 'acc_01m8nzyed0eesbzxw8a0wgffd1', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-03', 'acc_01m8nzyed0eesbzxw8dk3m1w42', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-03', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw89jsy3h93', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw89ygjzwsf', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw8btnpdvmj', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw8ccfbp56r', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-02', 'acc_01m8nzyed0eesbzxw8crx3fvwa', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-20', 'acc_01m8nzyed0eesbzxw89ygjzwsf', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-20', 'acc_01m8nzyed0eesbzxw8crx3fvwa', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-25', 'acc_01m8nzyed0eesbzxw89jsy3h93', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-25', 'acc_01m8nzyed0eesbzxw89snf3y4b', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-25', 'acc_01m8nzyed0eesbzxw8eyhfxz86', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-25', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-26', 'acc_01m8nzyed0eesbzxw8a0wgffd1', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-26', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-27', 'acc_01m8nzyed0eesbzxw89jsy3h93', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-27', 'acc_01m8nzyed0eesbzxw89ygjzwsf', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-27', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-27', 'acc_01m8nzyn8resbvmpab22m7y0h4', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-28', 'acc_01m8nzyed0eesbzxw89jsy3h93', 0, 4000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-28', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', 4000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-29', 'acc_01m8nzyed0eesbzxw89ygjzwsf', 0, 300, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-29', 'acc_01m8nzyed0eesbzxw8crx3fvwa', 300, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'acc_01m8nzyed0eesbzxw89jsy3h93', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'acc_01m8nzyed0eesbzxw8btnpdvmj', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'acc_01m8nzyn8resbvmpab22m7y0h4', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-01', 'acc_01m8nzyfrze808gj7qnvckxxed', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-01', 'acc_01m8nzyfrze808gj7qpsmey7bs', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-01', 'acc_01m8nzyfrze808gj7qq6h7cntk', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-01', 'acc_01m8nzyfrze808gj7qqg9vdy5r', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-15', 'acc_01m8nzyfrze808gj7qnef9szm9', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-15', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-15', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-20', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-20', 'acc_01m8nzyfrze808gj7qr8j4chyv', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-21', 'acc_01m8nzyfrze808gj7qmtnv76r0', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-21', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-21', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-22', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-22', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-28', 'acc_01m8nzyfrze808gj7qnef9szm9', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-28', 'acc_01m8nzyfrze808gj7qqvfw6p6m', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-30', 'acc_01m8nzyfrze808gj7qnef9szm9', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-30', 'acc_01m8nzyfrze808gj7qnvckxxed', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-01', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-01', 'acc_01m8nzyfrze808gj7qs23amc06', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-02', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-02', 'acc_01m8nzyfrze808gj7qsj6dg5yw', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-02', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-09', 'acc_01m8nzyfrze808gj7qnef9szm9', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-09', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-09', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-09', 'acc_01m8nzyfzner0vvhfw4v17fpn0', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-10', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-10', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-16', 'acc_01m8nzyfrze808gj7qnef9szm9', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-16', 'acc_01m8nzyfrze808gj7qnvckxxed', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-18', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-18', 'acc_01m8nzyfrze808gj7qsrewwn9y', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-20', 'acc_01m8nzyfrze808gj7qnef9szm9', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-20', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-20', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-27', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-27', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-02', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-02', 'acc_01m8nzyfrze808gj7qsj6dg5yw', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-02', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-03', 'acc_01m8nzyfrze808gj7qnef9szm9', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-03', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-03', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-06', 'acc_01m8nzyfrze808gj7qnef9szm9', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-06', 'acc_01m8nzyfrze808gj7qnvckxxed', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-12', 'acc_01m8nzyfrze808gj7qnef9szm9', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-12', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-12', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-16', 'acc_01m8nzyfrze808gj7qnef9szm9', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-16', 'acc_01m8nzyfrze808gj7qnvckxxed', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-20', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-20', 'acc_01m8nzyfrze808gj7qtgm9k0p2', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-24', 'acc_01m8nzyfrze808gj7qp2h1c5nv', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-24', 'acc_01m8nzyfrze808gj7qrct3mhsw', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-24', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-25', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-25', 'acc_01m8nzyg3yeabvdv4b439s7gk8', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-27', 'acc_01m8nzyfrze808gj7qnef9szm9', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-27', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-27', 'acc_01m8nzyfrze808gj7qqvfw6p6m', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-27', 'acc_01m8nzyfxretdac0qtbqrbdfk3', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qn5caynfn', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qnvckxxed', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qp86apf13', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qpkpebbcg', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qrq0her4s', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-31', 'acc_01m8nzyfrze808gj7qtmfxktw0', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89jsy3h93', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89jsy3h93', '2026-03', 5000, 16000, 4);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89jsy3h93', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89snf3y4b', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89ygjzwsf', '2026-03', 56000, 50300, 4);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8a0wgffd1', '2025-03', 2400, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8a0wgffd1', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8a0wgffd1', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', '2026-03', 4000, 5000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8btnpdvmj', '2025-03', 0, 7000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8btnpdvmj', '2026-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8btnpdvmj', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8ccfbp56r', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8ccfbp56r', '2026-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8crx3fvwa', '2026-03', 50300, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8dk3m1w42', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw8eyhfxz86', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', '2025-03', 1000, 1400, 3);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyn8resbvmpab22m7y0h4', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyn8resbvmpab22m7y0h4', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qmtnv76r0', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qn5caynfn', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnef9szm9', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnef9szm9', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnef9szm9', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnvckxxed', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnvckxxed', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnvckxxed', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qp2h1c5nv', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qp2h1c5nv', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qp2h1c5nv', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qp86apf13', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qpkpebbcg', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qpsmey7bs', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qq6h7cntk', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqg9vdy5r', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqqhw2f3z', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqqhw2f3z', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqqhw2f3z', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqvfw6p6m', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qqvfw6p6m', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qr8j4chyv', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qrct3mhsw', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qrq0her4s', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qs23amc06', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qsj6dg5yw', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qsj6dg5yw', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qsrewwn9y', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qtgm9k0p2', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qtmfxktw0', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfxretdac0qtbqrbdfk3', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfxretdac0qtbqrbdfk3', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfxretdac0qtbqrbdfk3', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfzner0vvhfw4v17fpn0', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyg3yeabvdv4b439s7gk8', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 1796034476448, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'organisation.create', 'org_01m8nzyed0eesbzxw8fd4sptpc', NULL, '{"id":"org_01m8nzyed0eesbzxw8fd4sptpc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:56.448Z","updated_at":"2026-11-30T10:27:56.448Z","version":1}', X'EEA4FA05A5BCBAF60F102E9F95BF59F671C4C8CD5FEB422387EED13AAE2C20F3', X'501C1C6A299FF3DBBBB4946C1C5F47F0E4004E4BC7044116B732C5DC9755E4D3');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 1796034477630, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'account.create', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', NULL, '{"id":"acc_01m8nzyfhyecwtfnq7bgeg8hmy","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:57.630Z","updated_at":"2026-11-30T10:27:57.630Z","version":1}', X'3726750394742BBF09581B77A9986E8D4A3281FF9A821233682AA4D218A4FB68', X'16823F80287FEBCFF3064AB605865678107B09734ADB999878175E052AF1B233');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 3, 1796034477723, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_account.create', 'bac_01m8nzyfmvenrsx22f2fp14ftp', NULL, '{"account_id":"acc_01m8nzyed0eesbzxw89ygjzwsf","account_number":null,"created_at":"2026-11-30T10:27:57.723Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzyfmvenrsx22f2fp14ftp","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:57.723Z","version":1}', X'A7D2F786489D550EED5BDA2723EC2C64384A555176DC1981286FE0E41EBB64EA', X'E144D58C677AEB1F4C74E5EF184F65E2D30AAD817136E5751E0F13F26E7BF797');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 4, 1796034482758, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'30EA5ECDECB014407BED6FBCB90EFB2CD1956CE99CC8952C10E50CB1F10D5E61', X'9CA83D0E695C67F8771C38F151DA5CD1ECF6C2D0FBACC1588875E9D2E1AEE6CD');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 1796034482810, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T10:28:02.810Z","version":1}', X'8584095440A91C2E752098214115726DCCA98BB7F9B1DDFABF9FDCE2602515E0', X'017782EAC914D17B8EE05721A43B5F2209BB8E92A69B3D4B848900A541A1AC1C');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 6, 1796034482830, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzymmeeqratf7ctbr51fcq', NULL, '{"sequence":1,"total":120.00}', X'2EC0F4D4C8E42C0E0D99650AE77FE983AD5293C40864B587F6A1DBAA5B7DAEBE', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 7, 1796034482889, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzymp9epcsq1xz5d0apwj7', NULL, '{"sequence":2,"total":119.00}', X'69B961384B81CFED9913C3127AF89ADD66F60CA1378C0FECA34128DE6754D400', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 1796034482918, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'organisation.update', 'org_01m8nzyed0eesbzxw8fd4sptpc', '{"id":"org_01m8nzyed0eesbzxw8fd4sptpc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:56.448Z","updated_at":"2026-11-30T10:27:56.448Z","version":1}', '{"id":"org_01m8nzyed0eesbzxw8fd4sptpc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:56.448Z","updated_at":"2026-11-30T10:28:02.918Z","version":2}', X'A902D1B797BF2E881ED8A38623E65E75821485335358F3D092801E7921F463C9', X'7654DFDAD259174A2A05DA998F35FFD1E81F30D954E0BB9915325B4740C1BA02');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 9, 1796034482937, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.create', 'btx_01m8nzymqsetvrerw5jfqzm8b5', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8nzyfmvenrsx22f2fp14ftp","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T10:28:02.937Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8nzymqsetvrerw5jfqzm8b5","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T10:28:02.937Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'43D0594B25A1552D035D1EE11DC06D07CF3E79BE403B9472835AE3A91271AF7D', X'3E16ECB7E2F5EC2C100481367B24F78926465D4635061A675FCE03DA01902957');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 10, 1796034483001, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzymsse9jv9ktpgbeav5w3', NULL, '{"sequence":3,"total":500.00}', X'910B05EEEE2B8545D5F0A12652138E96FF5B424A5E3A0726E276C145B42F1F80', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 1796034483020, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzymqsetvrerw5jfqzm8b5', NULL, '{"journal_id":"jnl_01m8nzymsse9jv9ktpgbeav5w3","way":"match"}', X'492921EEE82A321DF96E686F70AF9884B1B8D56A2462E2E8B1C870162760FB2A', X'2DB6F0724DD3E81A946BAA66B954AD1D1153E6A8E936A05578E019A667EC4264');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 1796034483066, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.void', 'btx_01m8nzymqsetvrerw5jfqzm8b5', '{"journal_id":"jnl_01m8nzymsse9jv9ktpgbeav5w3"}', '{"reason":"matched in error"}', X'49C99C0DF5AB52679711DCA6B08123B27313796829B4CD918E622A4D6E8DAFFD', X'65E0C470807BC954569CF03BFE3AA96566C9C5B33F21EF4F97E18AC8DEC92EA3');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 13, 1796034483084, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.reverse', 'jnl_01m8nzymsse9jv9ktpgbeav5w3', NULL, '{"reversed_by_journal_id":"jnl_01m8nzymwce9zt2zxhtmmr0hmv","total":500.00}', X'25EDF814C5F5DF7E8167AA216FA9F46C1668EAF35DB4BA2F63966DF532405EC1', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 14, 1796034483128, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzymxreaw9fqvdeng6b10s', NULL, '{"id":"con_01m8nzymxreaw9fqvdeng6b10s","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:03.128Z","updated_at":"2026-11-30T10:28:03.128Z","version":1}', X'9CE33542853B5C53661AE3011D9FD3E1D5FF597D4964C92DEBCFED4874D7AC5C', X'18354DD9F748FD269E58E5C56D25ED3DEA5394E1092348C8994E22A2FF144F59');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 15, 1796034483184, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzymzge0b8z6b0v69b975w', NULL, '{"id":"inv_01m8nzymzge0b8z6b0v69b975w","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8nzymxreaw9fqvdeng6b10s","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8nzymzge0b8z6b0v8xjq2wc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.184Z","updated_at":"2026-11-30T10:28:03.184Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyed0eesbzxw8btnpdvmj","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'4CE4B71BFF0E4EB700BA751AA3232F7A8BBD8EF8D556913FBD404107F33BCB66', X'A5D9D8B0F445A9EC5BAD0DA479DE076C4CBFE40831F723CCA61FCC8AFBBC4610');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 16, 1796034483233, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.write_off', 'inv_01m8nzymzge0b8z6b0v69b975w', NULL, '{"account_id":"acc_01m8nzyed0eesbzxw8eyhfxz86","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8nzyn11erja28mz9ktakjb6","reason":"In liquidation"}', X'A652A83F9B6836E03246644FE6A2371A3E756050DC2A4CBFF32F7B4FB45E914A', X'BDDFED47939703C9E3AA78DB08A684DFEBC868582AD12275B669148AB4A5B64E');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 17, 1796034483294, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', NULL, '{"id":"inv_01m8nzyn2yecwvrh0kqw2ttaph","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8nzymxreaw9fqvdeng6b10s","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8nzyn2yecwvrh0kr1q6ffzw","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.294Z","updated_at":"2026-11-30T10:28:03.294Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyed0eesbzxw8ccfbp56r","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'DA3DB1B1A96A3694C786060ACE9C05EAD6A24A423B823EABEAF691B59DFE8891', X'92FBC7F579B1A47FCF21C6AE23CD2BA800253E4F409BDF7E35EB0A9C554CF704');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 18, 1796034483319, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.repay_input_vat', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8nzyn3qekgs519dv0kw26ey","reason":null,"vat":10.0}', X'77B29CA3A81D0FE11E8918C526A7D8C497048E79E21C26F812454AD450B6CFFE', X'6584E15DEAFC2916CB80D8B9C67F3E047342F4BC25E35ED4A5F55EBA2E081A45');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 19, 1796034483360, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.create', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', NULL, '{"id":"vrt_01m8nzyn50e6jbz530f5kt4yg7","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.360Z","updated_at":"2026-11-30T10:28:03.360Z","version":1}', X'BD931653B92E63A49B1C830757A9F0EDF7B8E3F1AE635940B1F21A4EEFC83170', X'31DBC70DBBA1AC123B2B599B8547E551B3F628BD5FE02B81E5B44394AF220653');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 20, 1796034483409, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.finalise', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', NULL, '{"id":"vrt_01m8nzyn50e6jbz530f5kt4yg7","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:03.409Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.360Z","updated_at":"2026-11-30T10:28:03.409Z","version":2,"last_sequence":8}', X'3C72AE72C6051083C881BFA1D65B4C0CA0B9ABCFCB32ADF6C0538762D7C5D3EB', X'F2219CB247670D8164C49534D197956184BDF1344E98DCFFCE872977B6E184A6');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 21, 1796034483428, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzyn74e0889eb2dxpb7tvc', NULL, '{"sequence":9,"total":7.00}', X'EA4B6F0FA9A8A27E721BCF089B4BF8CB19CFA1B7703CBD4885BDFADFA73FD5DC', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 22, 1796034483449, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.pay', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', NULL, '{"journal_id":"jnl_01m8nzyn74e0889eb2dxpb7tvc"}', X'92C66EAFF139F10D3581893E720E146C5A49982512CEC4E8B3BB78CF2773D933', X'0F658AE5CF6259802653C939DF9C5B59FBCAB3CEE39F3956DD8C371EECF74B0F');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 23, 1796034483458, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.create', 'vrt_01m8nzyn82ejprv1k0m3a4c0pa', NULL, '{"id":"vrt_01m8nzyn82ejprv1k0m3a4c0pa","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.458Z","updated_at":"2026-11-30T10:28:03.458Z","version":1}', X'03743DBB345416CBD4FC458998235E688C9FE0E06AAC08644A062E0A8A5399E8', X'DA721CF230C0D4E2969A8A58F6ADF7D2F42E2D40CFDFE5B7B89D88F94CDC188A');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 24, 1796034483463, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzyn87eqwb795vcsfdg7zd', NULL, '{"sequence":10,"total":24.00}', X'0D7B3375E2989816E7BDAB81B212D47CF8A291363BA30B61284905A5AE3344B2', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 25, 1796034483471, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.note_late_vat', 'vrt_01m8nzyn82ejprv1k0m3a4c0pa', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8nzyn87eqwb795vcsfdg7zd","kind":"error","reason":"Lost"}', X'31245284FEACFB46C4F7C61B06910D3ED03EBF2193135DADED782853AC28F1E2', X'3DE4DE121B9E1DC041A7F7FBC1A35C2ADE1994548B87096EC6A0CC2DACC0367F');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 26, 1796034483480, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'account.create', 'acc_01m8nzyn8resbvmpab22m7y0h4', NULL, '{"id":"acc_01m8nzyn8resbvmpab22m7y0h4","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:03.480Z","updated_at":"2026-11-30T10:28:03.480Z","version":1}', X'28DAF171CA3DBC6D246465CFF1BA10F3A792F5EC1A02AB9541C3D98B0B9C19F5', X'3A9F396EDB458A40A055D6969276088667E18548D153FCDCF04B8D2BA218F992');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 27, 1796034483485, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyn8xe4hvct0k5q7njsne', NULL, '{"id":"con_01m8nzyn8xe4hvct0k5q7njsne","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:03.485Z","updated_at":"2026-11-30T10:28:03.485Z","version":1}', X'5AF4287F4421C1599A28D9CFF4A5A651BE904F83A4230D9BCD26E573D2287B14', X'825B07E1A7302CC5ABBE680B7CE2425243CCDA576EE0ADB13115FB1FF149412C');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 28, 1796034483490, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyn92easbskantgqj61gz', NULL, '{"id":"set_01m8nzyn92easbskantgqj61gz","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyn8xe4hvct0k5q7njsne","contact_name":"Oak","bank_account_id":"bac_01m8nzyfmvenrsx22f2fp14ftp","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyn92easbskantn7z77v3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.490Z","updated_at":"2026-11-30T10:28:03.490Z","version":1}', X'BB11231EFCA3D086E96152F22A6DF242ADEC60A23BDFE210CB411D4A30640700', X'9E42ADC1C01C68FC20856E41662B2572962383865DD654C9938D55191E3E8084');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 29, 1796034483526, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzyna6enmspp2dxtrctys7', NULL, '{"id":"inv_01m8nzyna6enmspp2dxtrctys7","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzyn8xe4hvct0k5q7njsne","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8nzyna6enmspp2dxwn6pskr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.526Z","updated_at":"2026-11-30T10:28:03.526Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8nzyed0eesbzxw8btnpdvmj","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'C0387E0B00B4514C01000C355C06A615F80048E617A279B2FF2A260D063EFE4C', X'2C9DB316EDB94A51D970ED7D3E7099220B51CB7F218C2918E0751DCCFEEF4B21');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 30, 1796034483541, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.allocate', 'set_01m8nzyn92easbskantgqj61gz', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8nzyna6enmspp2dxtrctys7"}]}', X'B94E3543084142A69EF966E20CB136D14C82DABC9AC8C604B8CB8B69EB1AB3A7', X'8933CB1B4719C2B03DB49DC21116680DB8645456C8E957E379C6333FAF252A6B');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 31, 1796034483578, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzynbtewqsfdae5s8w3sbh', NULL, '{"id":"con_01m8nzynbtewqsfdae5s8w3sbh","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:03.578Z","updated_at":"2026-11-30T10:28:03.578Z","version":1}', X'EBA887CC7BB385A90C43331DE38A21318FF42722FCDBA61409A130F19446999B', X'7AD2D9A5B233842D816E161B35D50C8CFA5313B7C84B02A107C124CA81E032FB');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 32, 1796034483582, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzynbye1g9xvfxzavrdg7d', NULL, '{"id":"inv_01m8nzynbye1g9xvfxzavrdg7d","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8nzynbtewqsfdae5s8w3sbh","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8nzynbye1g9xvfxzd02q7ng","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.582Z","updated_at":"2026-11-30T10:28:03.582Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyed0eesbzxw8btnpdvmj","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'E5D3BA7D36A4C4990D27A0D64B09C8B7C1A01A40621202F3F073DD9B93464904', X'CF4A1FC7FD9AF7B5A9F0FBB0C1D65C7A2EB61FC58D50C020489122620B7718DA');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 33, 1796034483588, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzync4eqev6pvqv1r9afzj', NULL, '{"id":"inv_01m8nzync4eqev6pvqv1r9afzj","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8nzynbtewqsfdae5s8w3sbh","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8nzync4eqev6pvqv6nwrs1h","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.588Z","updated_at":"2026-11-30T10:28:03.588Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyed0eesbzxw8ccfbp56r","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'4F25880CF452E00B1DD0B6C8A147FCE84393D247D739A4B025537DADBAEC6DD0', X'53E2674C3997CBE05C3DC25800FCE92E353A1952B8867256BB01A22AB0B3A305');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 34, 1796034483595, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contra.create', 'ctr_01m8nzyncbewwthawzfxr80ft9', NULL, '{"id":"ctr_01m8nzyncbewwthawzfxr80ft9","status":"posted","contact_id":"con_01m8nzynbtewqsfdae5s8w3sbh","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8nzyncbewwthawzg5gpnj42","invoice_id":"inv_01m8nzynbye1g9xvfxzavrdg7d","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8nzyncbewwthawzfxr80ft9","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T10:28:03.595Z"},{"id":"alc_01m8nzyncbewwthawzg5gpnj43","invoice_id":"inv_01m8nzync4eqev6pvqv1r9afzj","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8nzyncbewwthawzfxr80ft9","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T10:28:03.595Z"}],"journal_id":"jnl_01m8nzyncbewwthawzg3c3wj5f","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:03.595Z","updated_at":"2026-11-30T10:28:03.595Z","version":1}', X'61BBAE62E23A20886C435018AB999D36D9879C67AC318EF15E720420CBE19EBC', X'34BF3A0B81879F55B29B3891177422CF1BFB0EB18090F4D6056CED406C5CAEA7');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 35, 1796034483639, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzyndqekysx6mvzy2w5p2d', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', X'B17C0DF045A93CC1EB17A4EAB3DB67F9B10B799668178E5085B971152B001B9F', X'489E6E6DFC345AA3A526BF59793BD4E1835C3230362543BAEDFBC5C2877C9E3A');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 36, 1796034483649, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyne1e8drkmnr6a67gs3g', NULL, '{"id":"con_01m8nzyne1e8drkmnr6a67gs3g","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T10:28:03.649Z","updated_at":"2026-11-30T10:28:03.649Z","version":1}', X'48D2502E518E6B192CEEA0AE00233A4810D157B1155D85B66BF2257FC175C1F8', X'5CD0CD4C40ED3A7B73BCEDDF5C7D377B4402D82DEB99A4D5B0F08B5F2B1220A1');
INSERT INTO audit_events VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 37, 1796034483663, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'assertion.create', 'bas_01m8nzynefe1286btqgn8be046', NULL, '{"id":"bas_01m8nzynefe1286btqgn8be046","account_id":"acc_01m8nzyed0eesbzxw89ygjzwsf","account_code":"1300","date":"2026-03-31","amount":7.00,"currency":"GBP","note":null,"status":"fails","balance":57.00,"difference":50.00,"created_at":"2026-11-30T10:28:03.663Z","version":1}', X'6A7F7406706F016D8D5B81EAF7472DFBEC570EB237E60B1CFA8B7882435FB6B1', X'FC5AEABF92CC7889B634B71F9C71B608B2114DD83988CBD2239E151985A494AE');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 1796034477855, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'organisation.create', 'org_01m8nzyfrze808gj7qvaqzs2ey', NULL, '{"id":"org_01m8nzyfrze808gj7qvaqzs2ey","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:57.855Z","updated_at":"2026-11-30T10:27:57.855Z","version":1}', X'EE011E95339A238CDCA4975B8696505ECD3F990D38F5AF45EB438FE917471144', X'1C60F872EBF38920B69DCF493280CBBC1CAAD7867F3BC28C93F9B02676A6AB8A');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 1796034478008, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'account.create', 'acc_01m8nzyfxretdac0qtbqrbdfk3', NULL, '{"id":"acc_01m8nzyfxretdac0qtbqrbdfk3","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.008Z","updated_at":"2026-11-30T10:27:58.008Z","version":1}', X'CB5D7B09DCD2BC28ADB2B840BDF9F6139BFA3E6B98F4CB413D98B82C9A505EE5', X'4E21F3964737A2FD6ABE84D244C435380E33EE6BA80002AB848781562A49B3FE');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 3, 1796034478069, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'account.create', 'acc_01m8nzyfzner0vvhfw4v17fpn0', NULL, '{"id":"acc_01m8nzyfzner0vvhfw4v17fpn0","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.069Z","updated_at":"2026-11-30T10:27:58.069Z","version":1}', X'A970F829384FB3C8962FD8F40BAD7DB2C4A49F1DA9A15DA5A18D8913B9B965E3', X'0EA48D1B49CB72D1C592455F4DD07CE64BD659B9D9A849DD208DE90AAC1F71A8');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 1796034478161, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_account.create', 'bac_01m8nzyg2he6595p39rqt91t79', NULL, '{"account_id":"acc_01m8nzyfrze808gj7qnvckxxed","account_number":null,"created_at":"2026-11-30T10:27:58.161Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzyg2he6595p39rqt91t79","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8nzyg2he6595p39rwqmjnp4","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:58.161Z","version":1}', X'69086AC22FA0EAB4217BA37909E1F26A438CAB8BDD88F2206E6EFE99C6712A1F', X'3436F5ED4EFD0D7417DC70990199B23F6722E12767C86709EA4F6DF90F3EA188');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 5, 1796034478206, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'account.create', 'acc_01m8nzyg3yeabvdv4b439s7gk8', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T10:27:58.206Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8nzyg3yeabvdv4b439s7gk8","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T10:27:58.206Z","version":1}', X'04FE82AF1D642B9490FC8BE730F1BC9E7E64F1041981EB426BAD9F64C9ECA08B', X'6281F9276BCBABDF855D92438203291D9DFD57F98DF95C00BF9F9601D89B5B1E');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 6, 1796034478206, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_account.create', 'bac_01m8nzyg3yeabvdv4b3wtekhdg', NULL, '{"account_id":"acc_01m8nzyg3yeabvdv4b439s7gk8","account_number":null,"created_at":"2026-11-30T10:27:58.206Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzyg3yeabvdv4b3wtekhdg","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:58.206Z","version":1}', X'33A81566991DF7DCB70E280DDF7D44E4D012C1CBDC36E5CDE2A8BEA155B4AE9D', X'06CFCCDD79AC6D376006CB82653E97A3CACB7EE9D509B085207E48AE8A50D62C');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 1796034478227, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyg4keq4scf3k1yysq4gb', NULL, '{"id":"con_01m8nzyg4keq4scf3k1yysq4gb","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.227Z","updated_at":"2026-11-30T10:27:58.227Z","version":1}', X'29C60EC271C95264D9A2C49C5D59713E3055C21900436A9D953EC371BA65067C', X'94BD508250792574E48393927E1CE4BCA448A6DB61381D9534A41122A497F583');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 1796034478272, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyg60e2atvm6ewczcckrk', NULL, '{"id":"con_01m8nzyg60e2atvm6ewczcckrk","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.272Z","updated_at":"2026-11-30T10:27:58.272Z","version":1}', X'CEAED053D9B814EDD8C2EBFCF2ABAEE04E21E7080A378BA115E0311E31D44CB3', X'A861ECC4C5EF743A7973B94365FA54DE15C0E997E2A9EFBA462DC8A3313CCADE');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 1796034478299, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyg6vebe9b81p283d8r3r', NULL, '{"id":"con_01m8nzyg6vebe9b81p283d8r3r","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.299Z","updated_at":"2026-11-30T10:27:58.299Z","version":1}', X'8BEE2DAFC92B3C1BA3C4353669D4E1A91189502BF1E982EB9C80490B42C68F8C', X'54BD129C878ED2B39E64F3A8A19A7039FB6705E323D5D1C00E963E1C99D41958');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 1796034478335, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyg7ze91bp0t03h82034y', NULL, '{"id":"con_01m8nzyg7ze91bp0t03h82034y","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.335Z","updated_at":"2026-11-30T10:27:58.335Z","version":1}', X'CEF42204DB4B25D995AF1224D7F10145A177829565E00F16129D2035A5EE7110', X'E3759A4D036850A2F66EC52DF972444275AAFD3215429D81A223FD1F69624D2B');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 1796034478373, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyg95eg982jaj9t3z2kdy', NULL, '{"id":"con_01m8nzyg95eg982jaj9t3z2kdy","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.373Z","updated_at":"2026-11-30T10:27:58.373Z","version":1}', X'55F608188E141F423966497809BD7B1EC1FE85C5AC965C9B21884022C5C8B50D', X'6CE2FB5AE47C99F9AFDC3EB9F8668CF4EBDA0583D69A2DC623A90751E904FBE8');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 1796034478407, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzyga7emcaa393gq3scqke', NULL, '{"id":"con_01m8nzyga7emcaa393gq3scqke","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.407Z","updated_at":"2026-11-30T10:27:58.407Z","version":1}', X'F467310518A38E396FFDA7AD888AB74439FD5D4BF54FCE1B9A234A73ACD82506', X'0335645E6F542D36DFF98FBB22036045955F54DA1DF653B12356A9D4DFBF4751');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 1796034478431, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'contact.create', 'con_01m8nzygazertawvec1wf88vyn', NULL, '{"id":"con_01m8nzygazertawvec1wf88vyn","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.431Z","updated_at":"2026-11-30T10:27:58.431Z","version":1}', X'759C0880D36E2637B2510601E36E3CE6A216AB36AC4F92224902901CAD13C85C', X'46AA6EF148FFFAB5C68AD932E567DB787F815EF981C3E160D43325F0314D7AE1');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 1796034478546, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygejetyvxyp4p98mr56z', NULL, '{"id":"inv_01m8nzygejetyvxyp4p98mr56z","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8nzygejetyvxyp4pe9kk5wm","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.546Z","updated_at":"2026-11-30T10:27:58.546Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'9D53CD37A59E776739956D95C516886F46D9B5AFA9F5CFD3115E84D29F28C236', X'1C867954BE5F2C869B3380F85D7AC8C3F5F57A2B0C65B804673C107141B16A9E');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 15, 1796034478566, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygf6ejpsa012t2txh7eb', NULL, '{"id":"inv_01m8nzygf6ejpsa012t2txh7eb","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8nzyg7ze91bp0t03h82034y","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8nzygf6ejpsa012t4jz4q24","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.566Z","updated_at":"2026-11-30T10:27:58.566Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qr8j4chyv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'C769ADE161FF6906A420B855D76D7310519717E050C3312C8F98CA57059AA36D', X'EFD257D32ED8639DBFE87E17FC33B27AF2C5BBFD90DE9DE5762739AF3B77E8C8');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 16, 1796034478591, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygfzecsr7jg1wqhtbeqy', NULL, '{"id":"inv_01m8nzygfzecsr7jg1wqhtbeqy","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8nzyg95eg982jaj9t3z2kdy","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8nzygfzecsr7jg1ws3r77j7","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.591Z","updated_at":"2026-11-30T10:27:58.591Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qmtnv76r0","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'2642048D32E9F427A90243033D78493C23036F0E3CBFD2A4CCCD16EF1571B523', X'E707AC848A85337CEFF32479B7D20081BBD7C5BAE61E883258D035037230B363');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 17, 1796034478612, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzyggmerdbet1qnayvt3xy', NULL, '{"id":"inv_01m8nzyggmerdbet1qnayvt3xy","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8nzyggmerdbet1qncs51yf0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.612Z","updated_at":"2026-11-30T10:27:58.612Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqvfw6p6m","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'5B4352108BC5A383088BC52CB035F43FFC64DB355743953E60E2EC200720E8C3', X'374F779F97CCF129587C3F8C07910BF0D753DCAFEF101DC3A645313F1DF0CB4B');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 18, 1796034478633, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygh9ebmrk19xy9gagfsk', NULL, '{"id":"inv_01m8nzygh9ebmrk19xy9gagfsk","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8nzyga7emcaa393gq3scqke","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8nzygh9ebmrk19xyd2n3fgz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.633Z","updated_at":"2026-11-30T10:27:58.633Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qs23amc06","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'D2C697C2FD68448EBD30344C66104E39241AB8C10AF1B6118DEB382698A425A2', X'B41B83E9AE7FAAE373CE4D3022558FAFFD4BE2603CA934A199A9DEDD75673380');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 19, 1796034478647, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzyghqezysrmsnde3c7030', NULL, '{"id":"inv_01m8nzyghqezysrmsnde3c7030","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8nzyg60e2atvm6ewczcckrk","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8nzyghqezysrmsndkpehxzd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.647Z","updated_at":"2026-11-30T10:27:58.647Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8nzyfzner0vvhfw4v17fpn0","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'F3E746C1DF994EBD725BA6F81A0F0EDD0F9AD69E047B8D94E8DD699302E7E6D4', X'6D7ADA32166B2AB7238EFDBAD18D3F831F497FBC7FD2887FF932D088C8D0E216');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 20, 1796034478670, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygjee05825cw49zvq104', NULL, '{"id":"inv_01m8nzygjee05825cw49zvq104","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8nzygjee05825cw4ep1vkr6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.670Z","updated_at":"2026-11-30T10:27:58.670Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'EBB1DAFC37EE441DE2C800B191CD0BA7DB37D89DC0566A3DA16BD946916FC4C3', X'BA8F5BF1AE91D52F62ED3D711EDD9E298F862F14C4AC4E5C958E2500E17E0B10');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 21, 1796034478680, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygjrefw94d2brtpzhec2', NULL, '{"id":"inv_01m8nzygjrefw94d2brtpzhec2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8nzygjrefw94d2brz22jmy6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.680Z","updated_at":"2026-11-30T10:27:58.680Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'0EEAD8BD45795DC3B0B3D6F7516F2F9D341CAA4216268B716794558D5F931195', X'11E137E78890BE81ABEF8D05AE8BB9C1BE78567FDDC34D2305329A2415C75BB9');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 22, 1796034478691, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygk3erhrp0t1pferer4y', NULL, '{"id":"inv_01m8nzygk3erhrp0t1pferer4y","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8nzygk3erhrp0t1pjss3tf1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.691Z","updated_at":"2026-11-30T10:27:58.691Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'09DB19A67A6A84EF718AEE4CDB8ED0C7E64C987541581801EE620954CF11D809', X'F8E7EDC33AA909564CD74CD9BC6186BB62E3EF8FBA8CA95133821CAF1EACC4AE');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 23, 1796034478706, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygkjenktk3zr1vg8eg1h', NULL, '{"id":"inv_01m8nzygkjenktk3zr1vg8eg1h","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8nzygazertawvec1wf88vyn","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8nzygkjenktk3zr1y5ejswd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.706Z","updated_at":"2026-11-30T10:27:58.706Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qrct3mhsw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'A72DE74ABF7ADEC1BD300AE2B94C18B51D89E7F4A42A73D6BF75152F2FD259F3', X'AD51629DC95AC6AAA7AA0B6B76EE5D68AC6E185AF46B6C1E533DEE9B5E568956');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 24, 1796034478722, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.create', 'inv_01m8nzygm2ejetgp5zrndaz97n', NULL, '{"id":"inv_01m8nzygm2ejetgp5zrndaz97n","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8nzygm2ejetgp5zrtf3pa6b","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.722Z","updated_at":"2026-11-30T10:27:58.722Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqvfw6p6m","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfrze808gj7qqqhw2f3z","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'9533119A6323E37F1B74314713955509FDD799EC98BC8C25CDD8F0938E51AAA5', X'ADADD7D2535A0485968B7D27F3C6821DAC51BBA54CD26BB92E2EBA3FE23D2A3F');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 25, 1796034478778, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.void', 'inv_01m8nzygjrefw94d2brtpzhec2', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8nzygntecbvt7dmgg2vmwfw"}', X'3956D46EFD76D117B9BB822F5F6EDBA59509147D705117C4CCEFE47DDA487569', X'36131324EFE4FEC4B5D4D43D1E5A23A70C688BEE5CD0F3E706C3D902D7E7486C');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 1796034478847, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'invoice.allocate', 'inv_01m8nzygk3erhrp0t1pferer4y', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8nzygjee05825cw49zvq104"}]}', X'CACA7A8CD471834E468C47A0EB70A3FA251E5E2CD6DD59510DD0C5B947B58B9B', X'E0D22D02C194CD3ADCECEC6F245F66B88F756264DEA8D8CE7ACB4A5510379AFC');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 27, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzygsmejg80cqchkjstwpt', NULL, '{"sequence":14,"total":10000.00}', X'7157DCCA835869E0C2025DCD4A0C21F667D01B7512E8CC8EE27256647193CBF3', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 28, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzygsmejg80cqchvc5078z', NULL, '{"sequence":15,"total":1000.00}', X'8C666BD8989BB8FB7F5E50091D36FEA126B66A1F424F34FC5C7CD89EA1F87B6E', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 29, 1796034478900, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'journal.post', 'jnl_01m8nzygsmejg80cqcj0h9ny06', NULL, '{"sequence":16,"total":74.92}', X'DE510BF3742519D7B74E55E4B786A2E638246655648F50251728B5ECCE6F3723', X'');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 30, 1796034478987, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzygwbebbtf9yq26j8qmvq', NULL, '{"id":"set_01m8nzygwbebbtf9yq26j8qmvq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyg60e2atvm6ewczcckrk","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzygwbebbtf9yq2cfpfgnb","invoice_id":"inv_01m8nzyghqezysrmsnde3c7030","invoice_number":"INV-0003","settlement_id":"set_01m8nzygwbebbtf9yq26j8qmvq","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T10:27:58.987Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzygwbebbtf9yq29ejsx94","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:58.987Z","updated_at":"2026-11-30T10:27:58.987Z","version":1}', X'4F70F14F53B3C06DB848C6FC3E9633C4C9824227D2EC63E3A0313A5D19F07C1C', X'8A00C81B279265F75DA5B6C6BF7BF9FBC322AC219C1E3562B464D7C08E8C9B6E');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 1796034479082, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transactions.import', 'bac_01m8nzyg2he6595p39rqt91t79', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'B317F90BD88EC70079C02EC83A0A860FCC31A3D8A423E5A8632945E849FE0CAD', X'7198E4DC3276F6D44ADDAADB32B27FC56791775AE8EC7C9DF23CB2B663BC6A89');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 32, 1796034479228, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyh3wewz90v8qpgq7g24m', NULL, '{"id":"set_01m8nzyh3wewz90v8qpgq7g24m","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzyg95eg982jaj9t3z2kdy","contact_name":"Techbarn","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyh3wewz90v8qpgq7g24m","invoice_id":"inv_01m8nzygfzecsr7jg1wqhtbeqy","invoice_number":"TB-0117","settlement_id":"set_01m8nzyh3wewz90v8qpgq7g24m","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T10:27:59.228Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17rwy41atwm","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyh3wewz90v8qpgq7g24m","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.228Z","updated_at":"2026-11-30T10:27:59.228Z","version":1}', X'293CC774972C0AC6695722B8B04A7C9B31C42926D02CCCF9226ED43B6770A72E', X'113D476CB1C6E784C97441F93A939562537654843D7477439AFE06690703AFD1');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 33, 1796034479228, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rwy41atwm', NULL, '{"journal_id":"jnl_01m8nzyh3wewz90v8qpgq7g24m","way":"allocations"}', X'7C8133A904A27E2726D753A20F02AFE7CCD31057B37F7CA72DBBD430DCC80698', X'39970102738A8AEA1FE89091885F5F66ECADFDA975E1886CDD3D9FBE9B444EFF');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 34, 1796034479364, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyh84eaqrjqqn13b4vbnd', NULL, '{"id":"set_01m8nzyh84eaqrjqqn13b4vbnd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyh84eaqrjqqn13b4vbnd","invoice_id":"inv_01m8nzygejetyvxyp4p98mr56z","invoice_number":"INV-0001","settlement_id":"set_01m8nzyh84eaqrjqqn13b4vbnd","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T10:27:59.364Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17rx0mfhkbp","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyh84eaqrjqqn13b4vbnd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.364Z","updated_at":"2026-11-30T10:27:59.364Z","version":1}', X'667AB3E954E42A4449AED939717951009719DE2487326441F64F8AEF2C1064B3', X'AA614575BFB75715D025DB5F0B297E1EA34E7524A1CEB90A455BC4B03065E664');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 35, 1796034479364, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rx0mfhkbp', NULL, '{"journal_id":"jnl_01m8nzyh84eaqrjqqn13b4vbnd","way":"allocations"}', X'1649E83F7B7F53BD30B07B099FD0E85022FB4AF13FE807984FFCA98C61F89CAA', X'4FB492108E5D166A3E80F54E9037038C5957DB274034159E55FA0A7B0732705D');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 36, 1796034479476, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyhbmeytbeznss9jqbav4', NULL, '{"id":"set_01m8nzyhbmeytbeznss9jqbav4","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzyga7emcaa393gq3scqke","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhbmeytbeznss9jqbav4","invoice_id":"inv_01m8nzygh9ebmrk19xy9gagfsk","invoice_number":"HL-33","settlement_id":"set_01m8nzyhbmeytbeznss9jqbav4","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T10:27:59.476Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17rxa5s26wy","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhbmeytbeznss9jqbav4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.476Z","updated_at":"2026-11-30T10:27:59.476Z","version":1}', X'53DCBE523633FFCAAA73B7EBC796139B387F57D9A6758AADC9F6972F8D94404A', X'3FC662EA360D5FDDA833CD18F3D7916BB53166845F7D60A3DC0A9C4C151E2DBC');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 37, 1796034479476, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxa5s26wy', NULL, '{"journal_id":"jnl_01m8nzyhbmeytbeznss9jqbav4","way":"allocations"}', X'AF9F630E61163D732A26A3309C693429DF3359F9DA02D509088F4F25453B080E', X'49D9C4A0DF4B9E552DF86CFD16E0857E3548D9FF08F6BF7EC40361A7B8B705AD');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 38, 1796034479648, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyhh0er0adwstk6ynv98c', NULL, '{"id":"set_01m8nzyhh0er0adwstk6ynv98c","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyg4keq4scf3k1yysq4gb","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhh0er0adwstk6ynv98c","invoice_id":"inv_01m8nzygejetyvxyp4p98mr56z","invoice_number":"INV-0001","settlement_id":"set_01m8nzyhh0er0adwstk6ynv98c","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T10:27:59.648Z"},{"id":"alc_01m8nzyhh0er0adwstk6ynv98d","invoice_id":"inv_01m8nzyggmerdbet1qnayvt3xy","invoice_number":"INV-0002","settlement_id":"set_01m8nzyhh0er0adwstk6ynv98c","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T10:27:59.648Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17rxdqead8q","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhh0er0adwstk6ynv98c","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.648Z","updated_at":"2026-11-30T10:27:59.648Z","version":1}', X'7F80E4D0AE73858696AB4C503B72657A3B1B53D9F60EEDB90DB03E61619CD0FF', X'9650F703987E393BD74705C4216C4122B7B12481B774E75B2DE0A7B0BCADFC1C');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 39, 1796034479648, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxdqead8q', NULL, '{"journal_id":"jnl_01m8nzyhh0er0adwstk6ynv98c","way":"allocations"}', X'D3DBC2E6D490EC3FAA4FC0C20B38567F2F0D269B5C92C8067F103830D9B0F9D5', X'D0102952B750F4E6BDB5AE263D70AF1A2E5FF81A323F6DDC5C245E0A82AE690B');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 40, 1796034479788, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyhnce8at25m1db25pc76', NULL, '{"id":"set_01m8nzyhnce8at25m1db25pc76","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzyg7ze91bp0t03h82034y","contact_name":"Printwell","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhnce8at25m1db25pc76","invoice_id":"inv_01m8nzygf6ejpsa012t2txh7eb","invoice_number":"PX-881","settlement_id":"set_01m8nzyhnce8at25m1db25pc76","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T10:27:59.788Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17rxq0c2wz6","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhnce8at25m1db25pc76","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.788Z","updated_at":"2026-11-30T10:27:59.788Z","version":1}', X'04D64C13E030F6CE7F21D4C762190FC5F621E66AA458D4153CC7A132AB32A42D', X'BD4634579A2DAA731FF58CE0223D2C60FDAF43877730E7A1289BE85CB8EBC9E3');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 41, 1796034479788, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxq0c2wz6', NULL, '{"journal_id":"jnl_01m8nzyhnce8at25m1db25pc76","way":"allocations"}', X'EBD29A71951B3F312D2CD6EA358416219821AD0224EC33DA5B6B2A8A3D430CF2', X'70F86AE850F1BEC4A137C98E8A861D68421FBB55075BF5DEC6AD219629D0E137');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 42, 1796034479898, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.create', 'set_01m8nzyhrsepzajc0g6xh6rny2', NULL, '{"id":"set_01m8nzyhrsepzajc0g6xh6rny2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyg6vebe9b81p283d8r3r","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8nzyg2he6595p39rqt91t79","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhrsepzajc0g6xh6rny2","invoice_id":"inv_01m8nzygjee05825cw49zvq104","invoice_number":"INV-0004","settlement_id":"set_01m8nzyhrsepzajc0g6xh6rny2","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T10:27:59.898Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzygzaexgsy17ry0sn286r","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhrsepzajc0g6xh6rny2","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.898Z","updated_at":"2026-11-30T10:27:59.898Z","version":1}', X'C61C9CABC1D2B067F16A8A4C44FCA06A86185F0518D43148B9BA22396C5B289C', X'D4A01D98F4FDC0F857A0A034AEF50669E27EC3F6564AC19031688B94F57AA04D');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 43, 1796034479898, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17ry0sn286r', NULL, '{"journal_id":"jnl_01m8nzyhrsepzajc0g6xh6rny2","way":"allocations"}', X'7F4C449C0CC42C3CD9936DB9E2C43F3926C67325F1A23F5B3FB8219FD4F54560', X'8A8175C9BFD0BFE4F90169AA4DBE245380C65F6FE14CDC6D296389BA716B6435');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 44, 1796034480047, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'settlement.match', 'set_01m8nzygwbebbtf9yq26j8qmvq', NULL, '{"bank_transaction_id":"btx_01m8nzygzaexgsy17rxy9v6v6v"}', X'C9FA0418D65FF55ABF5AE76D8A0FF6C581657D16B8AD6B034B7AB7CA45AE075F', X'75DBB56F20BBDFBEC6F3DAFAF9C235AD9E63C5A1ABE8B179E86C5C93B5CA723C');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 45, 1796034480047, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxy9v6v6v', NULL, '{"journal_id":"jnl_01m8nzygwbebbtf9yq29ejsx94","way":"match"}', X'E8C0C586D9C16A0B58CCD015ACAEF9392EE0F4C9EFD142243D22B857CE5742D9', X'B821B89EBF11CD18A3C042E163460F9FE7601EAEF792DFB93A926FD2F8EF717E');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 46, 1796034480137, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17ry9n2znpw', NULL, '{"journal_id":"jnl_01m8nzyj09e6bshfhrwh17k6b2","way":"transfer"}', X'C2D58090BB4DF4117AAAC5FC16DC280CADD51C1FA75AACADC0A643420C0F9822', X'B630C10F6B6B8B8FEB1F47206F030DF802A65121884B9ADB5250BAC1215F8BAC');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 47, 1796034480292, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rycqsnb5s', NULL, '{"journal_id":"jnl_01m8nzyj54e46vmb3qd5gkw7zt","way":"account"}', X'B512451EA8EB14EFCC54E7556222A470A64590E02CC3A8F9BC7BF09B27693D97', X'F6D92A4A1249EB78B273DFBEF3049E10AA97CC227DC58E21C72329AF67629A6A');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 48, 1796034480856, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.update', 'btx_01m8nzygzaexgsy17rx56q1jz0', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'0163A053F11947A54C8980C22B9A4F80D0113B6FB58831D5632A766F006097DC', X'628EDEB81206218BF10D95BE9791BFC12E32FC7AB0640B70FB5C77A79A7D8013');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 49, 1796034480856, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.update', 'btx_01m8nzygzaexgsy17rxkw1s9ac', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfrze808gj7qsrewwn9y","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', X'8B2E66F5F240723B8B5A35C0CA1147AE1170B1161A516ECA964E0072933280F2', X'D9676F03E9E83E5BEEE38758614DA9A397F19DB3C8DC53B3C38321A76E6F26F9');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 50, 1796034480856, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.update', 'btx_01m8nzygzaexgsy17rxr6zg28s', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfrze808gj7qsj6dg5yw","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', X'8FD8A0894B8A4005971E60300395353D5381409B6F07999B36F21EA35BE8D731', X'D114B5DAD6B770859C2FED729ABB4C4F592FA3946A0C655F15B91EDEA396AF41');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 51, 1796034480856, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.update', 'btx_01m8nzygzaexgsy17ry5ktceg2', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfrze808gj7qtgm9k0p2","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', X'39C2B90614CE279E999CEED5E77935E4C68C74E7D132DE354D77D6C3409759D1', X'CA936D2E494534CCDF981BEDD9245E20A5DBDE2E165657D78A02FC93F2527E7A');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 52, 1796034480933, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxkw1s9ac', NULL, '{"journal_id":"jnl_01m8nzyjs5er9tfywfme9btmzx","way":"account"}', X'1BFC835DD4680945DD3C1274E81113628E42384302CE7A162C74C0325B134B4B', X'535E05BC6D4CCE779D8504BA4AD59D99F4BFECF9E93B6B36A504C2A8D8242FB4');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 53, 1796034481019, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rxr6zg28s', NULL, '{"journal_id":"jnl_01m8nzyjvve1grp7gy66mje1eb","way":"account"}', X'AA7B96B849C53769C0CAAF4A52FAC363E20D874CCC39C8415E63CF9FD3E35283', X'EEE950F2B861324A591D054A67159DF4ABD986F7377D41416A537E2105F96660');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 54, 1796034481145, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17rx56q1jz0', NULL, '{"journal_id":"jnl_01m8nzyjzsegb93pw3j6e43qnk","way":"account"}', X'23F491EE285F403081079313F2C5EA93270C8406079E95CE0CFD7EAF3A88BF31', X'223726D1CABF3CD4A8DF2CF85615A457303BD81F40E71F25988D2E61EAF1179A');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 55, 1796034481287, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'bank_transaction.confirm', 'btx_01m8nzygzaexgsy17ry5ktceg2', NULL, '{"journal_id":"jnl_01m8nzyk47ecs90w4qnxgdky02","way":"account"}', X'2D1130022B2AB76FD939793E5297D1CE5D82E1A3D0451A8289D28E22D92D11C9', X'FF5C4A7A072590E171BEDD0E07E7AB89D7848EDAA399EF33B9A14C40C6C41952');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 56, 1796034481540, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.create', 'vrt_01m8nzykc4e0hawybczgw9hxe0', NULL, '{"id":"vrt_01m8nzykc4e0hawybczgw9hxe0","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:01.540Z","updated_at":"2026-11-30T10:28:01.540Z","version":1}', X'03D82540E46557807BDB2FC492FA48D2F7B9367467FF73E2BB5DB4E89913EBFD', X'966F710FE9423C4A8298736DACA1902B38371BF9B7A3FA6F2DA37131C8E94AAE');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 57, 1796034481618, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'vat_return.finalise', 'vrt_01m8nzykc4e0hawybczgw9hxe0', NULL, '{"id":"vrt_01m8nzykc4e0hawybczgw9hxe0","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:01.618Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:01.540Z","updated_at":"2026-11-30T10:28:01.618Z","version":2,"last_sequence":29}', X'128DCE007F92F39F516DF1CF2DC27DD4F3CA02A09E944F142626C3F361A15E26', X'53EE9E0D4DEF187E9A40192B3C3B7FBED8637D31ED25C1044ACB0902A73E2785');
INSERT INTO audit_events VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 58, 1796034481701, 'usr_01m8nzye6jef4bsg9knat5cs6a', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'organisation.lock', 'org_01m8nzyfrze808gj7qvaqzs2ey', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'B57CC63866BCC75CCB8A80B3EE8ECE6C4CC9D56109A450D5E5FC1AB51583B46D', X'A727976AAC24F0C32CB014B0564EF80F59F702586EDE2205B821964707D4942B');
INSERT INTO bank_accounts VALUES ('bac_01m8nzyfmvenrsx22f2fp14ftp', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89ygjzwsf', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034477723, 1796034477723, 1, NULL, NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8nzyg2he6595p39rqt91t79', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyfrze808gj7qnvckxxed', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8nzyg2he6595p39rwqmjnp4', 900715, 1796034478161, 1796034479082, 2, '2026-03-31', NULL, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8nzyg3yeabvdv4b3wtekhdg', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'acc_01m8nzyg3yeabvdv4b439s7gk8', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034478206, 1796034478206, 1, NULL, NULL, NULL);
INSERT INTO stated_balances VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-31', 900715, 1796034479082);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rwy41atwm', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg95eg982jaj9t3z2kdy', 'allocations', 'jnl_01m8nzyh3wewz90v8qpgq7g24m', 2, NULL, 'NV', 0, 1796034479228, 1796034479082, 1796034479228, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rx0mfhkbp', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg4keq4scf3k1yysq4gb', 'allocations', 'jnl_01m8nzyh84eaqrjqqn13b4vbnd', 2, NULL, 'NV', 0, 1796034479364, 1796034479082, 1796034479364, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rx56q1jz0', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8nzyfrze808gj7qsj6dg5yw', 'ST', NULL, NULL, 'account', 'jnl_01m8nzyjzsegb93pw3j6e43qnk', 1, 'acc_01m8nzyfrze808gj7qsj6dg5yw', 'ST', -600, 1796034481145, 1796034479082, 1796034481145, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxa5s26wy', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyga7emcaa393gq3scqke', 'allocations', 'jnl_01m8nzyhbmeytbeznss9jqbav4', 2, NULL, 'NV', 0, 1796034479476, 1796034479082, 1796034479476, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxdqead8q', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg4keq4scf3k1yysq4gb', 'allocations', 'jnl_01m8nzyhh0er0adwstk6ynv98c', 2, NULL, 'NV', 0, 1796034479648, 1796034479082, 1796034479648, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxkw1s9ac', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8nzyfrze808gj7qsrewwn9y', 'ZR', NULL, NULL, 'account', 'jnl_01m8nzyjs5er9tfywfme9btmzx', 1, 'acc_01m8nzyfrze808gj7qsrewwn9y', 'ZR', 0, 1796034480933, 1796034479082, 1796034480933, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxq0c2wz6', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg7ze91bp0t03h82034y', 'allocations', 'jnl_01m8nzyhnce8at25m1db25pc76', 2, NULL, 'NV', 0, 1796034479788, 1796034479082, 1796034479788, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxr6zg28s', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8nzyfrze808gj7qsj6dg5yw', 'ST', NULL, NULL, 'account', 'jnl_01m8nzyjvve1grp7gy66mje1eb', 1, 'acc_01m8nzyfrze808gj7qsj6dg5yw', 'ST', -600, 1796034481019, 1796034479082, 1796034481019, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rxy9v6v6v', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg60e2atvm6ewczcckrk', 'match', 'jnl_01m8nzygwbebbtf9yq29ejsx94', 2, NULL, 'NV', 0, 1796034480047, 1796034479082, 1796034480047, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17ry0sn286r', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyg6vebe9b81p283d8r3r', 'allocations', 'jnl_01m8nzyhrsepzajc0g6xh6rny2', 2, NULL, 'NV', 0, 1796034479898, 1796034479082, 1796034479898, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17ry5ktceg2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8nzyfrze808gj7qtgm9k0p2', 'EX', NULL, NULL, 'account', 'jnl_01m8nzyk47ecs90w4qnxgdky02', 1, 'acc_01m8nzyfrze808gj7qtgm9k0p2', 'EX', 0, 1796034481287, 1796034479082, 1796034481287, 3, NULL, 'input', NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17ry9n2znpw', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8nzyj09e6bshfhrwh17k6b2', 1, NULL, 'NV', 0, 1796034480137, 1796034479082, 1796034480137, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzygzaexgsy17rycqsnb5s', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8nzyfrze808gj7qpkpebbcg', 'NV', NULL, NULL, 'account', 'jnl_01m8nzyj54e46vmb3qd5gkw7zt', 1, 'acc_01m8nzyfrze808gj7qpkpebbcg', 'NV', 0, 1796034480292, 1796034479082, 1796034480292, 2, NULL, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8nzymqsetvrerw5jfqzm8b5', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'bac_01m8nzyfmvenrsx22f2fp14ftp', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034482937, 1796034483066, 3, NULL, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'btx_01m8nzymqsetvrerw5jfqzm8b5', 'jnl_01m8nzymsse9jv9ktpgbeav5w3');
INSERT INTO invoices VALUES ('inv_01m8nzygejetyvxyp4p98mr56z', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8nzyg4keq4scf3k1yysq4gb', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8nzygejetyvxyp4pe9kk5wm', NULL, NULL, 'inv-0001', 1796034478546, 1796034479648, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygf6ejpsa012t2txh7eb', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8nzyg7ze91bp0t03h82034y', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8nzygf6ejpsa012t4jz4q24', NULL, NULL, 'px-881', 1796034478566, 1796034479788, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygfzecsr7jg1wqhtbeqy', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8nzyg95eg982jaj9t3z2kdy', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8nzygfzecsr7jg1ws3r77j7', NULL, NULL, 'tb-0117', 1796034478591, 1796034479228, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzyggmerdbet1qnayvt3xy', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8nzyg4keq4scf3k1yysq4gb', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8nzyggmerdbet1qncs51yf0', NULL, NULL, 'inv-0002', 1796034478612, 1796034479648, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygh9ebmrk19xy9gagfsk', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8nzyga7emcaa393gq3scqke', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8nzygh9ebmrk19xyd2n3fgz', NULL, NULL, 'hl-33', 1796034478633, 1796034479476, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzyghqezysrmsnde3c7030', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8nzyg60e2atvm6ewczcckrk', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8nzyghqezysrmsndkpehxzd', NULL, NULL, 'inv-0003', 1796034478647, 1796034478987, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygjee05825cw49zvq104', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8nzyg6vebe9b81p283d8r3r', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8nzygjee05825cw4ep1vkr6', NULL, NULL, 'inv-0004', 1796034478670, 1796034479898, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygjrefw94d2brtpzhec2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8nzyg6vebe9b81p283d8r3r', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8nzygjrefw94d2brz22jmy6', '2026-03-03', 'jnl_01m8nzygntecbvt7dmgg2vmwfw', 'inv-0005', 1796034478680, 1796034478778, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygk3erhrp0t1pferer4y', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8nzyg6vebe9b81p283d8r3r', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8nzygk3erhrp0t1pjss3tf1', NULL, NULL, 'cn-0001
inv-0004', 1796034478691, 1796034478847, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygkjenktk3zr1vg8eg1h', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8nzygazertawvec1wf88vyn', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8nzygkjenktk3zr1y5ejswd', NULL, NULL, 'fr-1209', 1796034478706, 1796034478706, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzygm2ejetgp5zrndaz97n', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8nzyg4keq4scf3k1yysq4gb', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8nzygm2ejetgp5zrtf3pa6b', NULL, NULL, 'inv-0006', 1796034478722, 1796034478722, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzymzge0b8z6b0v69b975w', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8nzymxreaw9fqvdeng6b10s', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8nzymzge0b8z6b0v8xjq2wc', NULL, NULL, 'e-1', 1796034483184, 1796034483233, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzyn2yecwvrh0kqw2ttaph', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8nzymxreaw9fqvdeng6b10s', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8nzyn2yecwvrh0kr1q6ffzw', NULL, NULL, 'e-1', 1796034483294, 1796034483319, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzyna6enmspp2dxtrctys7', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8nzyn8xe4hvct0k5q7njsne', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8nzyna6enmspp2dxwn6pskr', NULL, NULL, 'inv-0001', 1796034483526, 1796034483541, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzynbye1g9xvfxzavrdg7d', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8nzynbtewqsfdae5s8w3sbh', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8nzynbye1g9xvfxzd02q7ng', NULL, NULL, 'a-1', 1796034483582, 1796034483595, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8nzync4eqev6pvqv1r9afzj', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8nzynbtewqsfdae5s8w3sbh', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8nzync4eqev6pvqv6nwrs1h', NULL, NULL, 'a-1', 1796034483588, 1796034483595, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygejetyvxyp4p98mr56z', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygf6ejpsa012t2txh7eb', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8nzyfrze808gj7qr8j4chyv', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygfzecsr7jg1wqhtbeqy', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8nzyfrze808gj7qmtnv76r0', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzyggmerdbet1qnayvt3xy', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8nzyfrze808gj7qqvfw6p6m', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygh9ebmrk19xy9gagfsk', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8nzyfrze808gj7qs23amc06', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzyghqezysrmsnde3c7030', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8nzyfzner0vvhfw4v17fpn0', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzyghqezysrmsnde3c7030', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygjee05825cw49zvq104', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygjrefw94d2brtpzhec2', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygk3erhrp0t1pferer4y', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygkjenktk3zr1vg8eg1h', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8nzyfrze808gj7qrct3mhsw', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygm2ejetgp5zrndaz97n', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8nzyfrze808gj7qqvfw6p6m', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygm2ejetgp5zrndaz97n', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8nzyfrze808gj7qqqhw2f3z', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzymzge0b8z6b0v69b975w', 1, 'Oak', '1', '50', NULL, 'acc_01m8nzyed0eesbzxw8btnpdvmj', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', 1, 'Oak', '1', '50', NULL, 'acc_01m8nzyed0eesbzxw8ccfbp56r', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzyna6enmspp2dxtrctys7', 1, 'Oak', '1', '100', NULL, 'acc_01m8nzyed0eesbzxw8btnpdvmj', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO invoice_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzynbye1g9xvfxzavrdg7d', 1, 'Ash', '1', '50', NULL, 'acc_01m8nzyed0eesbzxw8btnpdvmj', 'NV', NULL, 5000, 0, 5000);
INSERT INTO invoice_lines VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzync4eqev6pvqv1r9afzj', 1, 'Ash', '1', '50', NULL, 'acc_01m8nzyed0eesbzxw8ccfbp56r', 'NV', NULL, 5000, 0, 5000);
INSERT INTO number_sequences VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8nzygwbebbtf9yq26j8qmvq', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'receipt', 'sales', 'posted', 'con_01m8nzyg60e2atvm6ewczcckrk', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-06', 28200, 28200, NULL, 'btx_01m8nzygzaexgsy17rxy9v6v6v', 0, 'jnl_01m8nzygwbebbtf9yq29ejsx94', NULL, NULL, '', 1796034478987, 1796034480047, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyh3wewz90v8qpgq7g24m', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'payment', 'purchase', 'posted', 'con_01m8nzyg95eg982jaj9t3z2kdy', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-01-22', 107880, 107880, NULL, 'btx_01m8nzygzaexgsy17rwy41atwm', 1, 'jnl_01m8nzyh3wewz90v8qpgq7g24m', NULL, NULL, '', 1796034479228, 1796034479228, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyh84eaqrjqqn13b4vbnd', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'receipt', 'sales', 'posted', 'con_01m8nzyg4keq4scf3k1yysq4gb', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-01-30', 150000, 150000, NULL, 'btx_01m8nzygzaexgsy17rx0mfhkbp', 1, 'jnl_01m8nzyh84eaqrjqqn13b4vbnd', NULL, NULL, '', 1796034479364, 1796034479364, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyhbmeytbeznss9jqbav4', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'payment', 'purchase', 'posted', 'con_01m8nzyga7emcaa393gq3scqke', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-10', 135000, 135000, NULL, 'btx_01m8nzygzaexgsy17rxa5s26wy', 1, 'jnl_01m8nzyhbmeytbeznss9jqbav4', NULL, NULL, '', 1796034479476, 1796034479476, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyhh0er0adwstk6ynv98c', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'receipt', 'sales', 'posted', 'con_01m8nzyg4keq4scf3k1yysq4gb', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-16', 171000, 171000, NULL, 'btx_01m8nzygzaexgsy17rxdqead8q', 1, 'jnl_01m8nzyhh0er0adwstk6ynv98c', NULL, NULL, '', 1796034479648, 1796034479648, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyhnce8at25m1db25pc76', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'payment', 'purchase', 'posted', 'con_01m8nzyg7ze91bp0t03h82034y', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-02-27', 40000, 40000, NULL, 'btx_01m8nzygzaexgsy17rxq0c2wz6', 1, 'jnl_01m8nzyhnce8at25m1db25pc76', NULL, NULL, '', 1796034479788, 1796034479788, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyhrsepzajc0g6xh6rny2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'receipt', 'sales', 'posted', 'con_01m8nzyg6vebe9b81p283d8r3r', 'bac_01m8nzyg2he6595p39rqt91t79', '2026-03-16', 141840, 141840, NULL, 'btx_01m8nzygzaexgsy17ry0sn286r', 1, 'jnl_01m8nzyhrsepzajc0g6xh6rny2', NULL, NULL, '', 1796034479898, 1796034479898, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8nzyn92easbskantgqj61gz', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'receipt', 'sales', 'posted', 'con_01m8nzyn8xe4hvct0k5q7njsne', 'bac_01m8nzyfmvenrsx22f2fp14ftp', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8nzyn92easbskantn7z77v3', NULL, NULL, '', 1796034483490, 1796034483541, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO tax_rates VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8nzykc4e0hawybczgw9hxe0', 'org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1796034481618, 1796034481540, 1796034481618, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8nzyn50e6jbz530f5kt4yg7', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1796034483409, 1796034483360, 1796034483409, 2, NULL, NULL, 0, 0);
INSERT INTO vat_returns VALUES ('vrt_01m8nzyn82ejprv1k0m3a4c0pa', 'org_01m8nzyed0eesbzxw8fd4sptpc', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034483458, 1796034483458, 1, NULL, NULL, 0, 0);
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 1, 'organisations', 'org_01m8nzyed0eesbzxw8fd4sptpc', '["org_01m8nzyed0eesbzxw8fd4sptpc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034476448,1796034476448,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 2, 'members', 'mem_01m8nzyed0eesbzxw88sryq4p4', '["mem_01m8nzyed0eesbzxw88sryq4p4","org_01m8nzyed0eesbzxw8fd4sptpc","jo@example.com","usr_01m8nzye6jef4bsg9knat5cs6a","owner",1796034476448,1796034476448,1]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 3, 'accounts', 'acc_01m8nzyed0eesbzxw88xgxdy85', '["acc_01m8nzyed0eesbzxw88xgxdy85","org_01m8nzyed0eesbzxw8fd4sptpc","1000","Computer equipment","ASSET",null,"ST",null,"active",1796034476448,1796034476448,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 4, 'accounts', 'acc_01m8nzyed0eesbzxw89251jw1h', '["acc_01m8nzyed0eesbzxw89251jw1h","org_01m8nzyed0eesbzxw8fd4sptpc","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796034476448,1796034476448,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 5, 'accounts', 'acc_01m8nzyed0eesbzxw896cg437r', '["acc_01m8nzyed0eesbzxw896cg437r","org_01m8nzyed0eesbzxw8fd4sptpc","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796034476448,1796034476448,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 6, 'accounts', 'acc_01m8nzyed0eesbzxw899tnhyn1', '["acc_01m8nzyed0eesbzxw899tnhyn1","org_01m8nzyed0eesbzxw8fd4sptpc","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796034476448,1796034476448,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 7, 'accounts', 'acc_01m8nzyed0eesbzxw89etb2446', '["acc_01m8nzyed0eesbzxw89etb2446","org_01m8nzyed0eesbzxw8fd4sptpc","1100","Stock","ASSET",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 8, 'accounts', 'acc_01m8nzyed0eesbzxw89jsy3h93', '["acc_01m8nzyed0eesbzxw89jsy3h93","org_01m8nzyed0eesbzxw8fd4sptpc","1200","Trade debtors","ASSET","receivable",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 9, 'accounts', 'acc_01m8nzyed0eesbzxw89mzm7e6a', '["acc_01m8nzyed0eesbzxw89mzm7e6a","org_01m8nzyed0eesbzxw8fd4sptpc","1210","Prepayments","ASSET",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 10, 'accounts', 'acc_01m8nzyed0eesbzxw89snf3y4b', '["acc_01m8nzyed0eesbzxw89snf3y4b","org_01m8nzyed0eesbzxw8fd4sptpc","1220","Other debtors","ASSET",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 11, 'accounts', 'acc_01m8nzyed0eesbzxw89ygjzwsf', '["acc_01m8nzyed0eesbzxw89ygjzwsf","org_01m8nzyed0eesbzxw8fd4sptpc","1300","Current account","ASSET","bank",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 12, 'accounts', 'acc_01m8nzyed0eesbzxw8a0wgffd1', '["acc_01m8nzyed0eesbzxw8a0wgffd1","org_01m8nzyed0eesbzxw8fd4sptpc","1310","Petty cash","ASSET",null,"NV",null,"active",1796034476448,1796034476448,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 13, 'accounts', 'acc_01m8nzyed0eesbzxw8a4m1c4xh', '["acc_01m8nzyed0eesbzxw8a4m1c4xh","org_01m8nzyed0eesbzxw8fd4sptpc","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 14, 'accounts', 'acc_01m8nzyed0eesbzxw8aa7j66qq', '["acc_01m8nzyed0eesbzxw8aa7j66qq","org_01m8nzyed0eesbzxw8fd4sptpc","2110","Accruals","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 15, 'accounts', 'acc_01m8nzyed0eesbzxw8add1r7xy', '["acc_01m8nzyed0eesbzxw8add1r7xy","org_01m8nzyed0eesbzxw8fd4sptpc","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 16, 'accounts', 'acc_01m8nzyed0eesbzxw8aghxxcp9', '["acc_01m8nzyed0eesbzxw8aghxxcp9","org_01m8nzyed0eesbzxw8fd4sptpc","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 17, 'accounts', 'acc_01m8nzyed0eesbzxw8anzd0eez', '["acc_01m8nzyed0eesbzxw8anzd0eez","org_01m8nzyed0eesbzxw8fd4sptpc","2220","Net wages","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 18, 'accounts', 'acc_01m8nzyed0eesbzxw8asqpky6p', '["acc_01m8nzyed0eesbzxw8asqpky6p","org_01m8nzyed0eesbzxw8fd4sptpc","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 19, 'accounts', 'acc_01m8nzyed0eesbzxw8awzy7s1q', '["acc_01m8nzyed0eesbzxw8awzy7s1q","org_01m8nzyed0eesbzxw8fd4sptpc","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 20, 'accounts', 'acc_01m8nzyed0eesbzxw8b01vkpwa', '["acc_01m8nzyed0eesbzxw8b01vkpwa","org_01m8nzyed0eesbzxw8fd4sptpc","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796034476448,1796034476448,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 21, 'accounts', 'acc_01m8nzyed0eesbzxw8b4sfzbb1', '["acc_01m8nzyed0eesbzxw8b4sfzbb1","org_01m8nzyed0eesbzxw8fd4sptpc","2900","Suspense","LIABILITY","suspense",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 22, 'accounts', 'acc_01m8nzyed0eesbzxw8bb4a759z', '["acc_01m8nzyed0eesbzxw8bb4a759z","org_01m8nzyed0eesbzxw8fd4sptpc","3000","Share capital","EQUITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 23, 'accounts', 'acc_01m8nzyed0eesbzxw8bd3qqmrf', '["acc_01m8nzyed0eesbzxw8bd3qqmrf","org_01m8nzyed0eesbzxw8fd4sptpc","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 24, 'accounts', 'acc_01m8nzyed0eesbzxw8bkwetsbj', '["acc_01m8nzyed0eesbzxw8bkwetsbj","org_01m8nzyed0eesbzxw8fd4sptpc","3200","Dividends","EQUITY",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 25, 'accounts', 'acc_01m8nzyed0eesbzxw8bm9vpx0g', '["acc_01m8nzyed0eesbzxw8bm9vpx0g","org_01m8nzyed0eesbzxw8fd4sptpc","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 26, 'accounts', 'acc_01m8nzyed0eesbzxw8btnpdvmj', '["acc_01m8nzyed0eesbzxw8btnpdvmj","org_01m8nzyed0eesbzxw8fd4sptpc","4000","Sales","INCOME",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 27, 'accounts', 'acc_01m8nzyed0eesbzxw8bxbw18c4', '["acc_01m8nzyed0eesbzxw8bxbw18c4","org_01m8nzyed0eesbzxw8fd4sptpc","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 28, 'accounts', 'acc_01m8nzyed0eesbzxw8c1k7k1pk', '["acc_01m8nzyed0eesbzxw8c1k7k1pk","org_01m8nzyed0eesbzxw8fd4sptpc","4090","Other income","INCOME",null,"ST",null,"active",1796034476448,1796034476448,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 29, 'accounts', 'acc_01m8nzyed0eesbzxw8c7jqe107', '["acc_01m8nzyed0eesbzxw8c7jqe107","org_01m8nzyed0eesbzxw8fd4sptpc","4900","Interest received","INCOME",null,"EX",null,"active",1796034476448,1796034476448,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 30, 'accounts', 'acc_01m8nzyed0eesbzxw8cacg3wyw', '["acc_01m8nzyed0eesbzxw8cacg3wyw","org_01m8nzyed0eesbzxw8fd4sptpc","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 31, 'accounts', 'acc_01m8nzyed0eesbzxw8ccfbp56r', '["acc_01m8nzyed0eesbzxw8ccfbp56r","org_01m8nzyed0eesbzxw8fd4sptpc","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 32, 'accounts', 'acc_01m8nzyed0eesbzxw8ch878fp2', '["acc_01m8nzyed0eesbzxw8ch878fp2","org_01m8nzyed0eesbzxw8fd4sptpc","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 33, 'accounts', 'acc_01m8nzyed0eesbzxw8cp3z5eq2', '["acc_01m8nzyed0eesbzxw8cp3z5eq2","org_01m8nzyed0eesbzxw8fd4sptpc","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 34, 'accounts', 'acc_01m8nzyed0eesbzxw8crx3fvwa', '["acc_01m8nzyed0eesbzxw8crx3fvwa","org_01m8nzyed0eesbzxw8fd4sptpc","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 35, 'accounts', 'acc_01m8nzyed0eesbzxw8cwc1rcnw', '["acc_01m8nzyed0eesbzxw8cwc1rcnw","org_01m8nzyed0eesbzxw8fd4sptpc","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 36, 'accounts', 'acc_01m8nzyed0eesbzxw8d11d0dax', '["acc_01m8nzyed0eesbzxw8d11d0dax","org_01m8nzyed0eesbzxw8fd4sptpc","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 37, 'accounts', 'acc_01m8nzyed0eesbzxw8d7088rx9', '["acc_01m8nzyed0eesbzxw8d7088rx9","org_01m8nzyed0eesbzxw8fd4sptpc","6100","Rent","EXPENSE",null,"EX",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 38, 'accounts', 'acc_01m8nzyed0eesbzxw8da1y7g1p', '["acc_01m8nzyed0eesbzxw8da1y7g1p","org_01m8nzyed0eesbzxw8fd4sptpc","6110","Business rates","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 39, 'accounts', 'acc_01m8nzyed0eesbzxw8dfw1j1jw', '["acc_01m8nzyed0eesbzxw8dfw1j1jw","org_01m8nzyed0eesbzxw8fd4sptpc","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 40, 'accounts', 'acc_01m8nzyed0eesbzxw8dk3m1w42', '["acc_01m8nzyed0eesbzxw8dk3m1w42","org_01m8nzyed0eesbzxw8fd4sptpc","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 41, 'accounts', 'acc_01m8nzyed0eesbzxw8dqwbk2rh', '["acc_01m8nzyed0eesbzxw8dqwbk2rh","org_01m8nzyed0eesbzxw8fd4sptpc","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 42, 'accounts', 'acc_01m8nzyed0eesbzxw8ds0ackra', '["acc_01m8nzyed0eesbzxw8ds0ackra","org_01m8nzyed0eesbzxw8fd4sptpc","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 43, 'accounts', 'acc_01m8nzyed0eesbzxw8dxecnnbv', '["acc_01m8nzyed0eesbzxw8dxecnnbv","org_01m8nzyed0eesbzxw8fd4sptpc","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 44, 'accounts', 'acc_01m8nzyed0eesbzxw8e2y6f19c', '["acc_01m8nzyed0eesbzxw8e2y6f19c","org_01m8nzyed0eesbzxw8fd4sptpc","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 45, 'accounts', 'acc_01m8nzyed0eesbzxw8e4g00xb1', '["acc_01m8nzyed0eesbzxw8e4g00xb1","org_01m8nzyed0eesbzxw8fd4sptpc","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 46, 'accounts', 'acc_01m8nzyed0eesbzxw8e8zqa06g', '["acc_01m8nzyed0eesbzxw8e8zqa06g","org_01m8nzyed0eesbzxw8fd4sptpc","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 47, 'accounts', 'acc_01m8nzyed0eesbzxw8ee85sfrq', '["acc_01m8nzyed0eesbzxw8ee85sfrq","org_01m8nzyed0eesbzxw8fd4sptpc","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 48, 'accounts', 'acc_01m8nzyed0eesbzxw8ehxf50m3', '["acc_01m8nzyed0eesbzxw8ehxf50m3","org_01m8nzyed0eesbzxw8fd4sptpc","6600","Insurance","EXPENSE",null,"EX",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 49, 'accounts', 'acc_01m8nzyed0eesbzxw8enzas83e', '["acc_01m8nzyed0eesbzxw8enzas83e","org_01m8nzyed0eesbzxw8fd4sptpc","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 50, 'accounts', 'acc_01m8nzyed0eesbzxw8eshxwxzn', '["acc_01m8nzyed0eesbzxw8eshxwxzn","org_01m8nzyed0eesbzxw8fd4sptpc","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 51, 'accounts', 'acc_01m8nzyed0eesbzxw8eyhfxz86', '["acc_01m8nzyed0eesbzxw8eyhfxz86","org_01m8nzyed0eesbzxw8fd4sptpc","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 52, 'accounts', 'acc_01m8nzyed0eesbzxw8f3cd7w4y', '["acc_01m8nzyed0eesbzxw8f3cd7w4y","org_01m8nzyed0eesbzxw8fd4sptpc","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796034476448,1796034476448,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 53, 'accounts', 'acc_01m8nzyed0eesbzxw8f7mzk61b', '["acc_01m8nzyed0eesbzxw8f7mzk61b","org_01m8nzyed0eesbzxw8fd4sptpc","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796034476448,1796034476448,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 54, 'accounts', 'acc_01m8nzyed0eesbzxw8fane8mf3', '["acc_01m8nzyed0eesbzxw8fane8mf3","org_01m8nzyed0eesbzxw8fd4sptpc","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796034476448,1796034476448,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 1, 'accounts', 'acc_01m8nzyfhyecwtfnq7bgeg8hmy', '["acc_01m8nzyfhyecwtfnq7bgeg8hmy","org_01m8nzyed0eesbzxw8fd4sptpc","2250","VAT","LIABILITY","vat_control",null,null,"active",1796034477630,1796034477630,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 3, 1, 'bank_accounts', 'bac_01m8nzyfmvenrsx22f2fp14ftp', '["bac_01m8nzyfmvenrsx22f2fp14ftp","org_01m8nzyed0eesbzxw8fd4sptpc","acc_01m8nzyed0eesbzxw89ygjzwsf","Current","current",null,null,null,null,null,null,null,1796034477723,1796034477723,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 4, 1, 'organisations', 'org_01m8nzyed0eesbzxw8fd4sptpc', '["org_01m8nzyed0eesbzxw8fd4sptpc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034476448,1796034476448,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8nzyed0eesbzxw8fd4sptpc","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 1, 'organisations', 'org_01m8nzyed0eesbzxw8fd4sptpc', '["org_01m8nzyed0eesbzxw8fd4sptpc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034476448,1796034476448,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8nzyed0eesbzxw8fd4sptpc","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1796034482810,1796034482810,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 1, 'organisations', 'org_01m8nzyed0eesbzxw8fd4sptpc', '["org_01m8nzyed0eesbzxw8fd4sptpc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034476448,1796034482918,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8nzyed0eesbzxw8fd4sptpc","2026-05-01",1,"GB123456789","standard",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 9, 1, 'bank_transactions', 'btx_01m8nzymqsetvrerw5jfqzm8b5', '["btx_01m8nzymqsetvrerw5jfqzm8b5","org_01m8nzyed0eesbzxw8fd4sptpc","bac_01m8nzyfmvenrsx22f2fp14ftp","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034482937,1796034482937,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 1, 'bank_transactions', 'btx_01m8nzymqsetvrerw5jfqzm8b5', '["btx_01m8nzymqsetvrerw5jfqzm8b5","org_01m8nzyed0eesbzxw8fd4sptpc","bac_01m8nzyfmvenrsx22f2fp14ftp","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8nzymsse9jv9ktpgbeav5w3",2,null,null,0,1796034483020,1796034482937,1796034483020,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 1, 'bank_transactions', 'btx_01m8nzymqsetvrerw5jfqzm8b5', '["btx_01m8nzymqsetvrerw5jfqzm8b5","org_01m8nzyed0eesbzxw8fd4sptpc","bac_01m8nzyfmvenrsx22f2fp14ftp","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034482937,1796034483066,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8nzyed0eesbzxw8fd4sptpc","jnl_01m8nzymsse9jv9ktpgbeav5w3"]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 14, 1, 'contacts', 'con_01m8nzymxreaw9fqvdeng6b10s', '["con_01m8nzymxreaw9fqvdeng6b10s","org_01m8nzyed0eesbzxw8fd4sptpc","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1796034483128,1796034483128,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 15, 1, 'invoices', 'inv_01m8nzymzge0b8z6b0v69b975w', '["inv_01m8nzymzge0b8z6b0v69b975w","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","E-1","con_01m8nzymxreaw9fqvdeng6b10s","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8nzymzge0b8z6b0v8xjq2wc",null,null,"e-1",1796034483184,1796034483184,1,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","50",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 16, 1, 'invoices', 'inv_01m8nzymzge0b8z6b0v69b975w', '["inv_01m8nzymzge0b8z6b0v69b975w","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","E-1","con_01m8nzymxreaw9fqvdeng6b10s","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8nzymzge0b8z6b0v8xjq2wc",null,null,"e-1",1796034483184,1796034483233,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","50",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","ST",null,5000,1000,6000]],[["alc_01m8nzyn11erja28mz9ejpxarm","org_01m8nzyed0eesbzxw8fd4sptpc",null,null,6000,"2026-03-25",null,1796034483233,null]],[],null,6000,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 16, 2, 'write_offs', 'alc_01m8nzyn11erja28mz9ejpxarm', '["alc_01m8nzyn11erja28mz9ejpxarm","org_01m8nzyed0eesbzxw8fd4sptpc","inv_01m8nzymzge0b8z6b0v69b975w","2026-03-25",6000,"acc_01m8nzyed0eesbzxw8eyhfxz86","In liquidation","jnl_01m8nzyn11erja28mz9ktakjb6",null,null,1796034483233,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 17, 1, 'invoices', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', '["inv_01m8nzyn2yecwvrh0kqw2ttaph","org_01m8nzyed0eesbzxw8fd4sptpc","purchase","invoice","issued","E-1","con_01m8nzymxreaw9fqvdeng6b10s","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8nzyn2yecwvrh0kr1q6ffzw",null,null,"e-1",1796034483294,1796034483294,1,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","50",null,"acc_01m8nzyed0eesbzxw8ccfbp56r","ST",null,5000,1000,6000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 18, 1, 'invoices', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', '["inv_01m8nzyn2yecwvrh0kqw2ttaph","org_01m8nzyed0eesbzxw8fd4sptpc","purchase","invoice","issued","E-1","con_01m8nzymxreaw9fqvdeng6b10s","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8nzyn2yecwvrh0kr1q6ffzw",null,null,"e-1",1796034483294,1796034483319,2,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","50",null,"acc_01m8nzyed0eesbzxw8ccfbp56r","ST",null,5000,1000,6000]],[],[],null,0,6000,1000,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 18, 2, 'unpaid_vat', 'jnl_01m8nzyn3qekgs519dv0kw26ey', '["jnl_01m8nzyn3qekgs519dv0kw26ey","org_01m8nzyed0eesbzxw8fd4sptpc","inv_01m8nzyn2yecwvrh0kqw2ttaph","input_repaid","2026-03-25",6000,1000,"acc_01m8nzyed0eesbzxw89snf3y4b",null,"jnl_01m8nzyn3qekgs519dv0kw26ey",null,null,1796034483319]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 19, 1, 'vat_returns', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', '["vrt_01m8nzyn50e6jbz530f5kt4yg7","org_01m8nzyed0eesbzxw8fd4sptpc","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796034483360,1796034483360,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 20, 1, 'organisations', 'org_01m8nzyed0eesbzxw8fd4sptpc', '["org_01m8nzyed0eesbzxw8fd4sptpc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034476448,1796034482918,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 20, 2, 'vat_returns', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', '["vrt_01m8nzyn50e6jbz530f5kt4yg7","org_01m8nzyed0eesbzxw8fd4sptpc","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1796034483409,1796034483360,1796034483409,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 22, 1, 'vat_payments', 'jnl_01m8nzyn74e0889eb2dxpb7tvc', '["jnl_01m8nzyn74e0889eb2dxpb7tvc","org_01m8nzyed0eesbzxw8fd4sptpc","vrt_01m8nzyn50e6jbz530f5kt4yg7",1796034483449]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 23, 1, 'vat_returns', 'vrt_01m8nzyn82ejprv1k0m3a4c0pa', '["vrt_01m8nzyn82ejprv1k0m3a4c0pa","org_01m8nzyed0eesbzxw8fd4sptpc","2025-04-01","2025-06-30","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796034483458,1796034483458,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 25, 1, 'late_vat', 'jnl_01m8nzyn87eqwb795vcsfdg7zd', '["jnl_01m8nzyn87eqwb795vcsfdg7zd","org_01m8nzyed0eesbzxw8fd4sptpc","error","careless","Lost",1796034483471,1796034483471]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 26, 1, 'accounts', 'acc_01m8nzyn8resbvmpab22m7y0h4', '["acc_01m8nzyn8resbvmpab22m7y0h4","org_01m8nzyed0eesbzxw8fd4sptpc","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1796034483480,1796034483480,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 27, 1, 'contacts', 'con_01m8nzyn8xe4hvct0k5q7njsne', '["con_01m8nzyn8xe4hvct0k5q7njsne","org_01m8nzyed0eesbzxw8fd4sptpc","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1796034483485,1796034483485,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 28, 1, 'settlements', 'set_01m8nzyn92easbskantgqj61gz', '["set_01m8nzyn92easbskantgqj61gz","org_01m8nzyed0eesbzxw8fd4sptpc","receipt","sales","posted","con_01m8nzyn8xe4hvct0k5q7njsne","bac_01m8nzyfmvenrsx22f2fp14ftp","2026-03-27",6000,0,null,null,0,"jnl_01m8nzyn92easbskantn7z77v3",null,null,"",1796034483490,1796034483490,1,"9999-99-99",0,null,null,"ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 29, 1, 'invoices', 'inv_01m8nzyna6enmspp2dxtrctys7', '["inv_01m8nzyna6enmspp2dxtrctys7","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","INV-0001","con_01m8nzyn8xe4hvct0k5q7njsne","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8nzyna6enmspp2dxwn6pskr",null,null,"inv-0001",1796034483526,1796034483526,1,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","100",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","ST",null,10000,1900,11900]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 29, 2, 'number_sequences', 'invoice', '["org_01m8nzyed0eesbzxw8fd4sptpc","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 30, 1, 'deposit_releases', 'alc_01m8nzynane79b48ccz0jx7g33', '["alc_01m8nzynane79b48ccz0jx7g33","org_01m8nzyed0eesbzxw8fd4sptpc","set_01m8nzyn92easbskantgqj61gz","2026-04-02",2521,479,"jnl_01m8nzynaseme9s0s315pr2dqj",null,null,1796034483541]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 30, 2, 'invoices', 'inv_01m8nzyna6enmspp2dxtrctys7', '["inv_01m8nzyna6enmspp2dxtrctys7","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","INV-0001","con_01m8nzyn8xe4hvct0k5q7njsne","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8nzyna6enmspp2dxwn6pskr",null,null,"inv-0001",1796034483526,1796034483541,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Oak","1","100",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","ST",null,10000,1900,11900]],[["alc_01m8nzynane79b48ccz0jx7g33","org_01m8nzyed0eesbzxw8fd4sptpc","set_01m8nzyn92easbskantgqj61gz",null,3000,"2026-04-02",null,1796034483541,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 30, 3, 'settlements', 'set_01m8nzyn92easbskantgqj61gz', '["set_01m8nzyn92easbskantgqj61gz","org_01m8nzyed0eesbzxw8fd4sptpc","receipt","sales","posted","con_01m8nzyn8xe4hvct0k5q7njsne","bac_01m8nzyfmvenrsx22f2fp14ftp","2026-03-27",6000,3000,null,null,0,"jnl_01m8nzyn92easbskantn7z77v3",null,null,"",1796034483490,1796034483541,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 31, 1, 'contacts', 'con_01m8nzynbtewqsfdae5s8w3sbh', '["con_01m8nzynbtewqsfdae5s8w3sbh","org_01m8nzyed0eesbzxw8fd4sptpc","both","Ash",null,null,null,null,null,30,null,null,"active","ash",1796034483578,1796034483578,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 32, 1, 'invoices', 'inv_01m8nzynbye1g9xvfxzavrdg7d', '["inv_01m8nzynbye1g9xvfxzavrdg7d","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","A-1","con_01m8nzynbtewqsfdae5s8w3sbh","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8nzynbye1g9xvfxzd02q7ng",null,null,"a-1",1796034483582,1796034483582,1,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Ash","1","50",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 33, 1, 'invoices', 'inv_01m8nzync4eqev6pvqv1r9afzj', '["inv_01m8nzync4eqev6pvqv1r9afzj","org_01m8nzyed0eesbzxw8fd4sptpc","purchase","invoice","issued","A-1","con_01m8nzynbtewqsfdae5s8w3sbh","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8nzync4eqev6pvqv6nwrs1h",null,null,"a-1",1796034483588,1796034483588,1,"9999-99-99",0,null,null,[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Ash","1","50",null,"acc_01m8nzyed0eesbzxw8ccfbp56r","NV",null,5000,0,5000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 34, 1, 'contras', 'ctr_01m8nzyncbewwthawzfxr80ft9', '["ctr_01m8nzyncbewwthawzfxr80ft9","org_01m8nzyed0eesbzxw8fd4sptpc","con_01m8nzynbtewqsfdae5s8w3sbh","2026-03-28",4000,null,"jnl_01m8nzyncbewwthawzg3c3wj5f",null,null,1796034483595,1796034483595,1,[["alc_01m8nzyncbewwthawzg5gpnj42","org_01m8nzyed0eesbzxw8fd4sptpc","inv_01m8nzynbye1g9xvfxzavrdg7d",4000,"2026-03-28",null],["alc_01m8nzyncbewwthawzg5gpnj43","org_01m8nzyed0eesbzxw8fd4sptpc","inv_01m8nzync4eqev6pvqv1r9afzj",4000,"2026-03-28",null]],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 34, 2, 'invoices', 'inv_01m8nzynbye1g9xvfxzavrdg7d', '["inv_01m8nzynbye1g9xvfxzavrdg7d","org_01m8nzyed0eesbzxw8fd4sptpc","sales","invoice","issued","A-1","con_01m8nzynbtewqsfdae5s8w3sbh","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8nzynbye1g9xvfxzd02q7ng",null,null,"a-1",1796034483582,1796034483595,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Ash","1","50",null,"acc_01m8nzyed0eesbzxw8btnpdvmj","NV",null,5000,0,5000]],[["alc_01m8nzyncbewwthawzg5gpnj42","org_01m8nzyed0eesbzxw8fd4sptpc",null,null,4000,"2026-03-28",null,1796034483595,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 34, 3, 'invoices', 'inv_01m8nzync4eqev6pvqv1r9afzj', '["inv_01m8nzync4eqev6pvqv1r9afzj","org_01m8nzyed0eesbzxw8fd4sptpc","purchase","invoice","issued","A-1","con_01m8nzynbtewqsfdae5s8w3sbh","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8nzync4eqev6pvqv6nwrs1h",null,null,"a-1",1796034483588,1796034483595,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8nzyed0eesbzxw8fd4sptpc",1,"Ash","1","50",null,"acc_01m8nzyed0eesbzxw8ccfbp56r","NV",null,5000,0,5000]],[["alc_01m8nzyncbewwthawzg5gpnj43","org_01m8nzyed0eesbzxw8fd4sptpc",null,null,4000,"2026-03-28",null,1796034483595,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 35, 1, 'journal_metadata', 'jnl_01m8nzyndqekysx6mvzy2w5p2d', '["jnl_01m8nzyndqekysx6mvzy2w5p2d","org_01m8nzyed0eesbzxw8fd4sptpc","{\"run\":\"7\"}"]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 36, 1, 'contacts', 'con_01m8nzyne1e8drkmnr6a67gs3g', '["con_01m8nzyne1e8drkmnr6a67gs3g","org_01m8nzyed0eesbzxw8fd4sptpc","customer","Yew",null,null,null,null,null,30,null,null,"active","yew",1796034483649,1796034483649,1,"C-7","{\"shop\":\"York\"}"]');
INSERT INTO audit_states VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 37, 1, 'balance_assertions', 'bas_01m8nzynefe1286btqgn8be046', '["bas_01m8nzynefe1286btqgn8be046","org_01m8nzyed0eesbzxw8fd4sptpc","acc_01m8nzyed0eesbzxw89ygjzwsf","2026-03-31",700,null,1796034483663]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 1, 'organisations', 'org_01m8nzyfrze808gj7qvaqzs2ey', '["org_01m8nzyfrze808gj7qvaqzs2ey","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034477855,1796034477855,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 2, 'members', 'mem_01m8nzyfrze808gj7qmqdgs06t', '["mem_01m8nzyfrze808gj7qmqdgs06t","org_01m8nzyfrze808gj7qvaqzs2ey","jo@example.com","usr_01m8nzye6jef4bsg9knat5cs6a","owner",1796034477855,1796034477855,1]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 3, 'accounts', 'acc_01m8nzyfrze808gj7qmtnv76r0', '["acc_01m8nzyfrze808gj7qmtnv76r0","org_01m8nzyfrze808gj7qvaqzs2ey","1000","Computer equipment","ASSET",null,"ST",null,"active",1796034477855,1796034477855,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 4, 'accounts', 'acc_01m8nzyfrze808gj7qmxrdeqen', '["acc_01m8nzyfrze808gj7qmxrdeqen","org_01m8nzyfrze808gj7qvaqzs2ey","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1796034477855,1796034477855,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 5, 'accounts', 'acc_01m8nzyfrze808gj7qn1tccwfd', '["acc_01m8nzyfrze808gj7qn1tccwfd","org_01m8nzyfrze808gj7qvaqzs2ey","1020","Motor vehicles","ASSET",null,"ST",null,"active",1796034477855,1796034477855,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 6, 'accounts', 'acc_01m8nzyfrze808gj7qn5caynfn', '["acc_01m8nzyfrze808gj7qn5caynfn","org_01m8nzyfrze808gj7qvaqzs2ey","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1796034477855,1796034477855,1,"fixed_assets",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 7, 'accounts', 'acc_01m8nzyfrze808gj7qnay3d1pz', '["acc_01m8nzyfrze808gj7qnay3d1pz","org_01m8nzyfrze808gj7qvaqzs2ey","1100","Stock","ASSET",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 8, 'accounts', 'acc_01m8nzyfrze808gj7qnef9szm9', '["acc_01m8nzyfrze808gj7qnef9szm9","org_01m8nzyfrze808gj7qvaqzs2ey","1200","Trade debtors","ASSET","receivable",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 9, 'accounts', 'acc_01m8nzyfrze808gj7qnk1n7f48', '["acc_01m8nzyfrze808gj7qnk1n7f48","org_01m8nzyfrze808gj7qvaqzs2ey","1210","Prepayments","ASSET",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 10, 'accounts', 'acc_01m8nzyfrze808gj7qnn0cdgex', '["acc_01m8nzyfrze808gj7qnn0cdgex","org_01m8nzyfrze808gj7qvaqzs2ey","1220","Other debtors","ASSET",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 11, 'accounts', 'acc_01m8nzyfrze808gj7qnvckxxed', '["acc_01m8nzyfrze808gj7qnvckxxed","org_01m8nzyfrze808gj7qvaqzs2ey","1300","Current account","ASSET","bank",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 12, 'accounts', 'acc_01m8nzyfrze808gj7qnz9vhrx7', '["acc_01m8nzyfrze808gj7qnz9vhrx7","org_01m8nzyfrze808gj7qvaqzs2ey","1310","Petty cash","ASSET",null,"NV",null,"active",1796034477855,1796034477855,1,"cash",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 13, 'accounts', 'acc_01m8nzyfrze808gj7qp2h1c5nv', '["acc_01m8nzyfrze808gj7qp2h1c5nv","org_01m8nzyfrze808gj7qvaqzs2ey","2100","Trade creditors","LIABILITY","payable",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 14, 'accounts', 'acc_01m8nzyfrze808gj7qp7mtvgng', '["acc_01m8nzyfrze808gj7qp7mtvgng","org_01m8nzyfrze808gj7qvaqzs2ey","2110","Accruals","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 15, 'accounts', 'acc_01m8nzyfrze808gj7qp86apf13', '["acc_01m8nzyfrze808gj7qp86apf13","org_01m8nzyfrze808gj7qvaqzs2ey","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 16, 'accounts', 'acc_01m8nzyfrze808gj7qpftbwnm2', '["acc_01m8nzyfrze808gj7qpftbwnm2","org_01m8nzyfrze808gj7qvaqzs2ey","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 17, 'accounts', 'acc_01m8nzyfrze808gj7qpkpebbcg', '["acc_01m8nzyfrze808gj7qpkpebbcg","org_01m8nzyfrze808gj7qvaqzs2ey","2220","Net wages","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 18, 'accounts', 'acc_01m8nzyfrze808gj7qpm0enrz5', '["acc_01m8nzyfrze808gj7qpm0enrz5","org_01m8nzyfrze808gj7qvaqzs2ey","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 19, 'accounts', 'acc_01m8nzyfrze808gj7qpsmey7bs', '["acc_01m8nzyfrze808gj7qpsmey7bs","org_01m8nzyfrze808gj7qvaqzs2ey","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 20, 'accounts', 'acc_01m8nzyfrze808gj7qpy7rgge8', '["acc_01m8nzyfrze808gj7qpy7rgge8","org_01m8nzyfrze808gj7qvaqzs2ey","2500","Bank loans","LIABILITY",null,"NV",null,"active",1796034477855,1796034477855,1,"long_term_liabilities",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 21, 'accounts', 'acc_01m8nzyfrze808gj7qq1830wmh', '["acc_01m8nzyfrze808gj7qq1830wmh","org_01m8nzyfrze808gj7qvaqzs2ey","2900","Suspense","LIABILITY","suspense",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 22, 'accounts', 'acc_01m8nzyfrze808gj7qq6h7cntk', '["acc_01m8nzyfrze808gj7qq6h7cntk","org_01m8nzyfrze808gj7qvaqzs2ey","3000","Share capital","EQUITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 23, 'accounts', 'acc_01m8nzyfrze808gj7qqb40k2jr', '["acc_01m8nzyfrze808gj7qqb40k2jr","org_01m8nzyfrze808gj7qvaqzs2ey","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 24, 'accounts', 'acc_01m8nzyfrze808gj7qqck0d0rj', '["acc_01m8nzyfrze808gj7qqck0d0rj","org_01m8nzyfrze808gj7qvaqzs2ey","3200","Dividends","EQUITY",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 25, 'accounts', 'acc_01m8nzyfrze808gj7qqg9vdy5r', '["acc_01m8nzyfrze808gj7qqg9vdy5r","org_01m8nzyfrze808gj7qvaqzs2ey","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 26, 'accounts', 'acc_01m8nzyfrze808gj7qqqhw2f3z', '["acc_01m8nzyfrze808gj7qqqhw2f3z","org_01m8nzyfrze808gj7qvaqzs2ey","4000","Sales","INCOME",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 27, 'accounts', 'acc_01m8nzyfrze808gj7qqvfw6p6m', '["acc_01m8nzyfrze808gj7qqvfw6p6m","org_01m8nzyfrze808gj7qvaqzs2ey","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 28, 'accounts', 'acc_01m8nzyfrze808gj7qqw0b5929', '["acc_01m8nzyfrze808gj7qqw0b5929","org_01m8nzyfrze808gj7qvaqzs2ey","4090","Other income","INCOME",null,"ST",null,"active",1796034477855,1796034477855,1,"other_income",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 29, 'accounts', 'acc_01m8nzyfrze808gj7qr3gch0r3', '["acc_01m8nzyfrze808gj7qr3gch0r3","org_01m8nzyfrze808gj7qvaqzs2ey","4900","Interest received","INCOME",null,"EX",null,"active",1796034477855,1796034477855,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 30, 'accounts', 'acc_01m8nzyfrze808gj7qr4vjp6e6', '["acc_01m8nzyfrze808gj7qr4vjp6e6","org_01m8nzyfrze808gj7qvaqzs2ey","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 31, 'accounts', 'acc_01m8nzyfrze808gj7qr8j4chyv', '["acc_01m8nzyfrze808gj7qr8j4chyv","org_01m8nzyfrze808gj7qvaqzs2ey","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 32, 'accounts', 'acc_01m8nzyfrze808gj7qrct3mhsw', '["acc_01m8nzyfrze808gj7qrct3mhsw","org_01m8nzyfrze808gj7qvaqzs2ey","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 33, 'accounts', 'acc_01m8nzyfrze808gj7qrjcnvtwe', '["acc_01m8nzyfrze808gj7qrjcnvtwe","org_01m8nzyfrze808gj7qvaqzs2ey","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,"cost_of_sales",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 34, 'accounts', 'acc_01m8nzyfrze808gj7qrq0her4s', '["acc_01m8nzyfrze808gj7qrq0her4s","org_01m8nzyfrze808gj7qvaqzs2ey","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 35, 'accounts', 'acc_01m8nzyfrze808gj7qrr3dksat', '["acc_01m8nzyfrze808gj7qrr3dksat","org_01m8nzyfrze808gj7qvaqzs2ey","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 36, 'accounts', 'acc_01m8nzyfrze808gj7qrztmget5', '["acc_01m8nzyfrze808gj7qrztmget5","org_01m8nzyfrze808gj7qvaqzs2ey","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 37, 'accounts', 'acc_01m8nzyfrze808gj7qs23amc06', '["acc_01m8nzyfrze808gj7qs23amc06","org_01m8nzyfrze808gj7qvaqzs2ey","6100","Rent","EXPENSE",null,"EX",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 38, 'accounts', 'acc_01m8nzyfrze808gj7qs4t7fh2t', '["acc_01m8nzyfrze808gj7qs4t7fh2t","org_01m8nzyfrze808gj7qvaqzs2ey","6110","Business rates","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 39, 'accounts', 'acc_01m8nzyfrze808gj7qsby9f6r7', '["acc_01m8nzyfrze808gj7qsby9f6r7","org_01m8nzyfrze808gj7qvaqzs2ey","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 40, 'accounts', 'acc_01m8nzyfrze808gj7qsd5z273q', '["acc_01m8nzyfrze808gj7qsd5z273q","org_01m8nzyfrze808gj7qvaqzs2ey","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 41, 'accounts', 'acc_01m8nzyfrze808gj7qsj6dg5yw', '["acc_01m8nzyfrze808gj7qsj6dg5yw","org_01m8nzyfrze808gj7qvaqzs2ey","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 42, 'accounts', 'acc_01m8nzyfrze808gj7qspkt7sdd', '["acc_01m8nzyfrze808gj7qspkt7sdd","org_01m8nzyfrze808gj7qvaqzs2ey","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 43, 'accounts', 'acc_01m8nzyfrze808gj7qsrewwn9y', '["acc_01m8nzyfrze808gj7qsrewwn9y","org_01m8nzyfrze808gj7qvaqzs2ey","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 44, 'accounts', 'acc_01m8nzyfrze808gj7qsy30y594', '["acc_01m8nzyfrze808gj7qsy30y594","org_01m8nzyfrze808gj7qvaqzs2ey","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 45, 'accounts', 'acc_01m8nzyfrze808gj7qt2sgwke9', '["acc_01m8nzyfrze808gj7qt2sgwke9","org_01m8nzyfrze808gj7qvaqzs2ey","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 46, 'accounts', 'acc_01m8nzyfrze808gj7qt7105zd0', '["acc_01m8nzyfrze808gj7qt7105zd0","org_01m8nzyfrze808gj7qvaqzs2ey","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 47, 'accounts', 'acc_01m8nzyfrze808gj7qtazy7zvy', '["acc_01m8nzyfrze808gj7qtazy7zvy","org_01m8nzyfrze808gj7qvaqzs2ey","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 48, 'accounts', 'acc_01m8nzyfrze808gj7qtfwhjsfc', '["acc_01m8nzyfrze808gj7qtfwhjsfc","org_01m8nzyfrze808gj7qvaqzs2ey","6600","Insurance","EXPENSE",null,"EX",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 49, 'accounts', 'acc_01m8nzyfrze808gj7qtgm9k0p2', '["acc_01m8nzyfrze808gj7qtgm9k0p2","org_01m8nzyfrze808gj7qvaqzs2ey","6700","Bank charges","EXPENSE",null,"EX",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 50, 'accounts', 'acc_01m8nzyfrze808gj7qtmfxktw0', '["acc_01m8nzyfrze808gj7qtmfxktw0","org_01m8nzyfrze808gj7qvaqzs2ey","6800","Depreciation","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 51, 'accounts', 'acc_01m8nzyfrze808gj7qtr659j61', '["acc_01m8nzyfrze808gj7qtr659j61","org_01m8nzyfrze808gj7qvaqzs2ey","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 52, 'accounts', 'acc_01m8nzyfrze808gj7qtyq1fcxd', '["acc_01m8nzyfrze808gj7qtyq1fcxd","org_01m8nzyfrze808gj7qvaqzs2ey","6900","Interest payable","EXPENSE",null,"EX",null,"active",1796034477855,1796034477855,1,"finance",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 53, 'accounts', 'acc_01m8nzyfrze808gj7qv0h7kwz2', '["acc_01m8nzyfrze808gj7qv0h7kwz2","org_01m8nzyfrze808gj7qvaqzs2ey","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1796034477855,1796034477855,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 1, 54, 'accounts', 'acc_01m8nzyfrze808gj7qv6nsb89j', '["acc_01m8nzyfrze808gj7qv6nsb89j","org_01m8nzyfrze808gj7qvaqzs2ey","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1796034477855,1796034477855,1,"tax",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 1, 'accounts', 'acc_01m8nzyfxretdac0qtbqrbdfk3', '["acc_01m8nzyfxretdac0qtbqrbdfk3","org_01m8nzyfrze808gj7qvaqzs2ey","2250","VAT","LIABILITY","vat_control",null,null,"active",1796034478008,1796034478008,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 3, 1, 'accounts', 'acc_01m8nzyfzner0vvhfw4v17fpn0', '["acc_01m8nzyfzner0vvhfw4v17fpn0","org_01m8nzyfrze808gj7qvaqzs2ey","4100","Room hire","INCOME",null,"EX",null,"active",1796034478069,1796034478069,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 1, 'bank_accounts', 'bac_01m8nzyg2he6595p39rqt91t79', '["bac_01m8nzyg2he6595p39rqt91t79","org_01m8nzyfrze808gj7qvaqzs2ey","acc_01m8nzyfrze808gj7qnvckxxed","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8nzyg2he6595p39rwqmjnp4",null,1796034478161,1796034478161,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 5, 1, 'accounts', 'acc_01m8nzyg3yeabvdv4b439s7gk8', '["acc_01m8nzyg3yeabvdv4b439s7gk8","org_01m8nzyfrze808gj7qvaqzs2ey","1301","Savings","ASSET","bank",null,null,"active",1796034478206,1796034478206,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 6, 1, 'bank_accounts', 'bac_01m8nzyg3yeabvdv4b3wtekhdg', '["bac_01m8nzyg3yeabvdv4b3wtekhdg","org_01m8nzyfrze808gj7qvaqzs2ey","acc_01m8nzyg3yeabvdv4b439s7gk8","Savings","savings",null,null,null,null,null,null,null,1796034478206,1796034478206,1,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 1, 'contacts', 'con_01m8nzyg4keq4scf3k1yysq4gb', '["con_01m8nzyg4keq4scf3k1yysq4gb","org_01m8nzyfrze808gj7qvaqzs2ey","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1796034478227,1796034478227,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 1, 'contacts', 'con_01m8nzyg60e2atvm6ewczcckrk', '["con_01m8nzyg60e2atvm6ewczcckrk","org_01m8nzyfrze808gj7qvaqzs2ey","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1796034478272,1796034478272,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 1, 'contacts', 'con_01m8nzyg6vebe9b81p283d8r3r', '["con_01m8nzyg6vebe9b81p283d8r3r","org_01m8nzyfrze808gj7qvaqzs2ey","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1796034478299,1796034478299,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 1, 'contacts', 'con_01m8nzyg7ze91bp0t03h82034y', '["con_01m8nzyg7ze91bp0t03h82034y","org_01m8nzyfrze808gj7qvaqzs2ey","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1796034478335,1796034478335,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 1, 'contacts', 'con_01m8nzyg95eg982jaj9t3z2kdy', '["con_01m8nzyg95eg982jaj9t3z2kdy","org_01m8nzyfrze808gj7qvaqzs2ey","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1796034478373,1796034478373,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 1, 'contacts', 'con_01m8nzyga7emcaa393gq3scqke', '["con_01m8nzyga7emcaa393gq3scqke","org_01m8nzyfrze808gj7qvaqzs2ey","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1796034478407,1796034478407,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 1, 'contacts', 'con_01m8nzygazertawvec1wf88vyn', '["con_01m8nzygazertawvec1wf88vyn","org_01m8nzyfrze808gj7qvaqzs2ey","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1796034478431,1796034478431,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 1, 'invoices', 'inv_01m8nzygejetyvxyp4p98mr56z', '["inv_01m8nzygejetyvxyp4p98mr56z","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0001","con_01m8nzyg4keq4scf3k1yysq4gb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8nzygejetyvxyp4pe9kk5wm",null,null,"inv-0001",1796034478546,1796034478546,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course design, 3 days","3","650.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,195000,39000,234000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 14, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 15, 1, 'invoices', 'inv_01m8nzygf6ejpsa012t2txh7eb', '["inv_01m8nzygf6ejpsa012t2txh7eb","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","PX-881","con_01m8nzyg7ze91bp0t03h82034y","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8nzygf6ejpsa012t4jz4q24",null,null,"px-881",1796034478566,1796034478566,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Printing of workbooks","1","412.00",null,"acc_01m8nzyfrze808gj7qr8j4chyv","ZR",null,41200,0,41200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 16, 1, 'invoices', 'inv_01m8nzygfzecsr7jg1wqhtbeqy', '["inv_01m8nzygfzecsr7jg1wqhtbeqy","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","TB-0117","con_01m8nzyg95eg982jaj9t3z2kdy","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8nzygfzecsr7jg1ws3r77j7",null,null,"tb-0117",1796034478591,1796034478591,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Laptop","1","899.00",null,"acc_01m8nzyfrze808gj7qmtnv76r0","ST",null,89900,17980,107880]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 17, 1, 'invoices', 'inv_01m8nzyggmerdbet1qnayvt3xy', '["inv_01m8nzyggmerdbet1qnayvt3xy","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0002","con_01m8nzyg4keq4scf3k1yysq4gb","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8nzyggmerdbet1qncs51yf0",null,null,"inv-0002",1796034478612,1796034478612,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Workbooks","120","7.25",null,"acc_01m8nzyfrze808gj7qqvfw6p6m","ZR",null,87000,0,87000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 17, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 18, 1, 'invoices', 'inv_01m8nzygh9ebmrk19xy9gagfsk', '["inv_01m8nzygh9ebmrk19xy9gagfsk","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","HL-33","con_01m8nzyga7emcaa393gq3scqke","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8nzygh9ebmrk19xyd2n3fgz",null,null,"hl-33",1796034478633,1796034478633,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Rent, January to March","1","1350.00",null,"acc_01m8nzyfrze808gj7qs23amc06","EX",null,135000,0,135000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 19, 1, 'invoices', 'inv_01m8nzyghqezysrmsnde3c7030', '["inv_01m8nzyghqezysrmsnde3c7030","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0003","con_01m8nzyg60e2atvm6ewczcckrk","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8nzyghqezysrmsndkpehxzd",null,null,"inv-0003",1796034478647,1796034478647,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8nzyfzner0vvhfw4v17fpn0","EX",null,24000,0,24000],["org_01m8nzyfrze808gj7qvaqzs2ey",2,"Projector","1","35.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,3500,700,4200]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 19, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 20, 1, 'invoices', 'inv_01m8nzygjee05825cw49zvq104', '["inv_01m8nzygjee05825cw49zvq104","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0004","con_01m8nzyg6vebe9b81p283d8r3r","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8nzygjee05825cw4ep1vkr6",null,null,"inv-0004",1796034478670,1796034478670,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course for new starters","1","1480.00","10","acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,133200,26640,159840]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 20, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 21, 1, 'invoices', 'inv_01m8nzygjrefw94d2brtpzhec2', '["inv_01m8nzygjrefw94d2brtpzhec2","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0005","con_01m8nzyg6vebe9b81p283d8r3r","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8nzygjrefw94d2brz22jmy6",null,null,"inv-0005",1796034478680,1796034478680,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Raised in error","1","500.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 21, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 22, 1, 'invoices', 'inv_01m8nzygk3erhrp0t1pferer4y', '["inv_01m8nzygk3erhrp0t1pferer4y","org_01m8nzyfrze808gj7qvaqzs2ey","sales","credit_note","issued","CN-0001","con_01m8nzyg6vebe9b81p283d8r3r","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8nzygk3erhrp0t1pjss3tf1",null,null,"cn-0001\ninv-0004",1796034478691,1796034478691,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"A day that was not held","1","150.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 22, 2, 'number_sequences', 'credit_note', '["org_01m8nzyfrze808gj7qvaqzs2ey","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 23, 1, 'invoices', 'inv_01m8nzygkjenktk3zr1vg8eg1h', '["inv_01m8nzygkjenktk3zr1vg8eg1h","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","FR-1209","con_01m8nzygazertawvec1wf88vyn","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8nzygkjenktk3zr1y5ejswd",null,null,"fr-1209",1796034478706,1796034478706,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Illustration, 2 days","2","384.00",null,"acc_01m8nzyfrze808gj7qrct3mhsw","ST",null,64000,12800,76800]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 24, 1, 'invoices', 'inv_01m8nzygm2ejetgp5zrndaz97n', '["inv_01m8nzygm2ejetgp5zrndaz97n","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0006","con_01m8nzyg4keq4scf3k1yysq4gb","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8nzygm2ejetgp5zrtf3pa6b",null,null,"inv-0006",1796034478722,1796034478722,1,"9999-99-99",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Workbooks","24","7.25",null,"acc_01m8nzyfrze808gj7qqvfw6p6m","ZR",null,17400,0,17400],["org_01m8nzyfrze808gj7qvaqzs2ey",2,"Half a day of course design","0.5","650.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,32500,6500,39000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 24, 2, 'number_sequences', 'invoice', '["org_01m8nzyfrze808gj7qvaqzs2ey","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 25, 1, 'invoices', 'inv_01m8nzygjrefw94d2brtpzhec2', '["inv_01m8nzygjrefw94d2brtpzhec2","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","void","INV-0005","con_01m8nzyg6vebe9b81p283d8r3r","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8nzygjrefw94d2brz22jmy6","2026-03-03","jnl_01m8nzygntecbvt7dmgg2vmwfw","inv-0005",1796034478680,1796034478778,2,"2026-03-03",0,null,null,[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Raised in error","1","500.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,50000,10000,60000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 1, 'invoices', 'inv_01m8nzygjee05825cw49zvq104', '["inv_01m8nzygjee05825cw49zvq104","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0004","con_01m8nzyg6vebe9b81p283d8r3r","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8nzygjee05825cw4ep1vkr6",null,null,"inv-0004",1796034478670,1796034478847,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course for new starters","1","1480.00","10","acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,133200,26640,159840]],[["alc_01m8nzygqze66s8pqq5j6fpbra","org_01m8nzyfrze808gj7qvaqzs2ey",null,"inv_01m8nzygk3erhrp0t1pferer4y",18000,"2026-03-12",null,1796034478847,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 2, 'invoices', 'inv_01m8nzygk3erhrp0t1pferer4y', '["inv_01m8nzygk3erhrp0t1pferer4y","org_01m8nzyfrze808gj7qvaqzs2ey","sales","credit_note","issued","CN-0001","con_01m8nzyg6vebe9b81p283d8r3r","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8nzygk3erhrp0t1pjss3tf1",null,null,"cn-0001\ninv-0004",1796034478691,1796034478847,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"A day that was not held","1","150.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,15000,3000,18000]],[],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 30, 1, 'invoices', 'inv_01m8nzyghqezysrmsnde3c7030', '["inv_01m8nzyghqezysrmsnde3c7030","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0003","con_01m8nzyg60e2atvm6ewczcckrk","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8nzyghqezysrmsndkpehxzd",null,null,"inv-0003",1796034478647,1796034478987,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8nzyfzner0vvhfw4v17fpn0","EX",null,24000,0,24000],["org_01m8nzyfrze808gj7qvaqzs2ey",2,"Projector","1","35.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,3500,700,4200]],[["alc_01m8nzygwbebbtf9yq2cfpfgnb","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzygwbebbtf9yq26j8qmvq",null,28200,"2026-03-06",null,1796034478987,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 30, 2, 'settlements', 'set_01m8nzygwbebbtf9yq26j8qmvq', '["set_01m8nzygwbebbtf9yq26j8qmvq","org_01m8nzyfrze808gj7qvaqzs2ey","receipt","sales","posted","con_01m8nzyg60e2atvm6ewczcckrk","bac_01m8nzyg2he6595p39rqt91t79","2026-03-06",28200,28200,null,null,0,"jnl_01m8nzygwbebbtf9yq29ejsx94",null,null,"",1796034478987,1796034478987,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 1, 'bank_accounts', 'bac_01m8nzyg2he6595p39rqt91t79', '["bac_01m8nzyg2he6595p39rqt91t79","org_01m8nzyfrze808gj7qvaqzs2ey","acc_01m8nzyfrze808gj7qnvckxxed","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8nzyg2he6595p39rwqmjnp4",900715,1796034478161,1796034479082,2,"2026-03-31",null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 2, 'stated_balances', 'bac_01m8nzyg2he6595p39rqt91t79/2026-03-31', '["org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-31",900715,1796034479082]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 3, 'bank_transactions', 'btx_01m8nzygzaexgsy17rwy41atwm', '["btx_01m8nzygzaexgsy17rwy41atwm","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 4, 'bank_transactions', 'btx_01m8nzygzaexgsy17rx0mfhkbp', '["btx_01m8nzygzaexgsy17rx0mfhkbp","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 5, 'bank_transactions', 'btx_01m8nzygzaexgsy17rx56q1jz0', '["btx_01m8nzygzaexgsy17rx56q1jz0","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 6, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxa5s26wy', '["btx_01m8nzygzaexgsy17rxa5s26wy","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 7, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxdqead8q', '["btx_01m8nzygzaexgsy17rxdqead8q","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 8, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxkw1s9ac', '["btx_01m8nzygzaexgsy17rxkw1s9ac","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 9, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxq0c2wz6', '["btx_01m8nzygzaexgsy17rxq0c2wz6","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 10, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxr6zg28s', '["btx_01m8nzygzaexgsy17rxr6zg28s","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 11, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxy9v6v6v', '["btx_01m8nzygzaexgsy17rxy9v6v6v","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 12, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry0sn286r', '["btx_01m8nzygzaexgsy17ry0sn286r","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 13, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry5ktceg2', '["btx_01m8nzygzaexgsy17ry5ktceg2","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 14, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry9n2znpw', '["btx_01m8nzygzaexgsy17ry9n2znpw","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 31, 15, 'bank_transactions', 'btx_01m8nzygzaexgsy17rycqsnb5s', '["btx_01m8nzygzaexgsy17rycqsnb5s","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1796034479082,1796034479082,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 32, 1, 'invoices', 'inv_01m8nzygfzecsr7jg1wqhtbeqy', '["inv_01m8nzygfzecsr7jg1wqhtbeqy","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","TB-0117","con_01m8nzyg95eg982jaj9t3z2kdy","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8nzygfzecsr7jg1ws3r77j7",null,null,"tb-0117",1796034478591,1796034479228,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Laptop","1","899.00",null,"acc_01m8nzyfrze808gj7qmtnv76r0","ST",null,89900,17980,107880]],[["alc_01m8nzyh3wewz90v8qpgq7g24m","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyh3wewz90v8qpgq7g24m",null,107880,"2026-01-22",null,1796034479228,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 32, 2, 'settlements', 'set_01m8nzyh3wewz90v8qpgq7g24m', '["set_01m8nzyh3wewz90v8qpgq7g24m","org_01m8nzyfrze808gj7qvaqzs2ey","payment","purchase","posted","con_01m8nzyg95eg982jaj9t3z2kdy","bac_01m8nzyg2he6595p39rqt91t79","2026-01-22",107880,107880,null,"btx_01m8nzygzaexgsy17rwy41atwm",1,"jnl_01m8nzyh3wewz90v8qpgq7g24m",null,null,"",1796034479228,1796034479228,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 33, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rwy41atwm', '["btx_01m8nzygzaexgsy17rwy41atwm","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8nzyg95eg982jaj9t3z2kdy","allocations","jnl_01m8nzyh3wewz90v8qpgq7g24m",2,null,"NV",0,1796034479228,1796034479082,1796034479228,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 34, 1, 'invoices', 'inv_01m8nzygejetyvxyp4p98mr56z', '["inv_01m8nzygejetyvxyp4p98mr56z","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0001","con_01m8nzyg4keq4scf3k1yysq4gb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8nzygejetyvxyp4pe9kk5wm",null,null,"inv-0001",1796034478546,1796034479364,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course design, 3 days","3","650.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,195000,39000,234000]],[["alc_01m8nzyh84eaqrjqqn13b4vbnd","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyh84eaqrjqqn13b4vbnd",null,150000,"2026-01-30",null,1796034479364,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 34, 2, 'settlements', 'set_01m8nzyh84eaqrjqqn13b4vbnd', '["set_01m8nzyh84eaqrjqqn13b4vbnd","org_01m8nzyfrze808gj7qvaqzs2ey","receipt","sales","posted","con_01m8nzyg4keq4scf3k1yysq4gb","bac_01m8nzyg2he6595p39rqt91t79","2026-01-30",150000,150000,null,"btx_01m8nzygzaexgsy17rx0mfhkbp",1,"jnl_01m8nzyh84eaqrjqqn13b4vbnd",null,null,"",1796034479364,1796034479364,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 35, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rx0mfhkbp', '["btx_01m8nzygzaexgsy17rx0mfhkbp","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8nzyg4keq4scf3k1yysq4gb","allocations","jnl_01m8nzyh84eaqrjqqn13b4vbnd",2,null,"NV",0,1796034479364,1796034479082,1796034479364,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 36, 1, 'invoices', 'inv_01m8nzygh9ebmrk19xy9gagfsk', '["inv_01m8nzygh9ebmrk19xy9gagfsk","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","HL-33","con_01m8nzyga7emcaa393gq3scqke","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8nzygh9ebmrk19xyd2n3fgz",null,null,"hl-33",1796034478633,1796034479476,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Rent, January to March","1","1350.00",null,"acc_01m8nzyfrze808gj7qs23amc06","EX",null,135000,0,135000]],[["alc_01m8nzyhbmeytbeznss9jqbav4","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyhbmeytbeznss9jqbav4",null,135000,"2026-02-10",null,1796034479476,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 36, 2, 'settlements', 'set_01m8nzyhbmeytbeznss9jqbav4', '["set_01m8nzyhbmeytbeznss9jqbav4","org_01m8nzyfrze808gj7qvaqzs2ey","payment","purchase","posted","con_01m8nzyga7emcaa393gq3scqke","bac_01m8nzyg2he6595p39rqt91t79","2026-02-10",135000,135000,null,"btx_01m8nzygzaexgsy17rxa5s26wy",1,"jnl_01m8nzyhbmeytbeznss9jqbav4",null,null,"",1796034479476,1796034479476,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 37, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxa5s26wy', '["btx_01m8nzygzaexgsy17rxa5s26wy","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8nzyga7emcaa393gq3scqke","allocations","jnl_01m8nzyhbmeytbeznss9jqbav4",2,null,"NV",0,1796034479476,1796034479082,1796034479476,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 38, 1, 'invoices', 'inv_01m8nzygejetyvxyp4p98mr56z', '["inv_01m8nzygejetyvxyp4p98mr56z","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0001","con_01m8nzyg4keq4scf3k1yysq4gb","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8nzygejetyvxyp4pe9kk5wm",null,null,"inv-0001",1796034478546,1796034479648,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course design, 3 days","3","650.00",null,"acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,195000,39000,234000]],[["alc_01m8nzyh84eaqrjqqn13b4vbnd","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyh84eaqrjqqn13b4vbnd",null,150000,"2026-01-30",null,1796034479364,null],["alc_01m8nzyhh0er0adwstk6ynv98c","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyhh0er0adwstk6ynv98c",null,84000,"2026-02-16",null,1796034479648,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 38, 2, 'invoices', 'inv_01m8nzyggmerdbet1qnayvt3xy', '["inv_01m8nzyggmerdbet1qnayvt3xy","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0002","con_01m8nzyg4keq4scf3k1yysq4gb","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8nzyggmerdbet1qncs51yf0",null,null,"inv-0002",1796034478612,1796034479648,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Workbooks","120","7.25",null,"acc_01m8nzyfrze808gj7qqvfw6p6m","ZR",null,87000,0,87000]],[["alc_01m8nzyhh0er0adwstk6ynv98d","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyhh0er0adwstk6ynv98c",null,87000,"2026-02-16",null,1796034479648,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 38, 3, 'settlements', 'set_01m8nzyhh0er0adwstk6ynv98c', '["set_01m8nzyhh0er0adwstk6ynv98c","org_01m8nzyfrze808gj7qvaqzs2ey","receipt","sales","posted","con_01m8nzyg4keq4scf3k1yysq4gb","bac_01m8nzyg2he6595p39rqt91t79","2026-02-16",171000,171000,null,"btx_01m8nzygzaexgsy17rxdqead8q",1,"jnl_01m8nzyhh0er0adwstk6ynv98c",null,null,"",1796034479648,1796034479648,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 39, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxdqead8q', '["btx_01m8nzygzaexgsy17rxdqead8q","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8nzyg4keq4scf3k1yysq4gb","allocations","jnl_01m8nzyhh0er0adwstk6ynv98c",2,null,"NV",0,1796034479648,1796034479082,1796034479648,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 40, 1, 'invoices', 'inv_01m8nzygf6ejpsa012t2txh7eb', '["inv_01m8nzygf6ejpsa012t2txh7eb","org_01m8nzyfrze808gj7qvaqzs2ey","purchase","invoice","issued","PX-881","con_01m8nzyg7ze91bp0t03h82034y","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8nzygf6ejpsa012t4jz4q24",null,null,"px-881",1796034478566,1796034479788,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Printing of workbooks","1","412.00",null,"acc_01m8nzyfrze808gj7qr8j4chyv","ZR",null,41200,0,41200]],[["alc_01m8nzyhnce8at25m1db25pc76","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyhnce8at25m1db25pc76",null,40000,"2026-02-27",null,1796034479788,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 40, 2, 'settlements', 'set_01m8nzyhnce8at25m1db25pc76', '["set_01m8nzyhnce8at25m1db25pc76","org_01m8nzyfrze808gj7qvaqzs2ey","payment","purchase","posted","con_01m8nzyg7ze91bp0t03h82034y","bac_01m8nzyg2he6595p39rqt91t79","2026-02-27",40000,40000,null,"btx_01m8nzygzaexgsy17rxq0c2wz6",1,"jnl_01m8nzyhnce8at25m1db25pc76",null,null,"",1796034479788,1796034479788,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 41, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxq0c2wz6', '["btx_01m8nzygzaexgsy17rxq0c2wz6","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8nzyg7ze91bp0t03h82034y","allocations","jnl_01m8nzyhnce8at25m1db25pc76",2,null,"NV",0,1796034479788,1796034479082,1796034479788,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 42, 1, 'invoices', 'inv_01m8nzygjee05825cw49zvq104', '["inv_01m8nzygjee05825cw49zvq104","org_01m8nzyfrze808gj7qvaqzs2ey","sales","invoice","issued","INV-0004","con_01m8nzyg6vebe9b81p283d8r3r","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8nzygjee05825cw4ep1vkr6",null,null,"inv-0004",1796034478670,1796034479898,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8nzyfrze808gj7qvaqzs2ey",1,"Course for new starters","1","1480.00","10","acc_01m8nzyfrze808gj7qqqhw2f3z","ST",null,133200,26640,159840]],[["alc_01m8nzygqze66s8pqq5j6fpbra","org_01m8nzyfrze808gj7qvaqzs2ey",null,"inv_01m8nzygk3erhrp0t1pferer4y",18000,"2026-03-12",null,1796034478847,null],["alc_01m8nzyhrsepzajc0g6xh6rny2","org_01m8nzyfrze808gj7qvaqzs2ey","set_01m8nzyhrsepzajc0g6xh6rny2",null,141840,"2026-03-16",null,1796034479898,null]],[],null,0,0,0,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 42, 2, 'settlements', 'set_01m8nzyhrsepzajc0g6xh6rny2', '["set_01m8nzyhrsepzajc0g6xh6rny2","org_01m8nzyfrze808gj7qvaqzs2ey","receipt","sales","posted","con_01m8nzyg6vebe9b81p283d8r3r","bac_01m8nzyg2he6595p39rqt91t79","2026-03-16",141840,141840,null,"btx_01m8nzygzaexgsy17ry0sn286r",1,"jnl_01m8nzyhrsepzajc0g6xh6rny2",null,null,"",1796034479898,1796034479898,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 43, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry0sn286r', '["btx_01m8nzygzaexgsy17ry0sn286r","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8nzyg6vebe9b81p283d8r3r","allocations","jnl_01m8nzyhrsepzajc0g6xh6rny2",2,null,"NV",0,1796034479898,1796034479082,1796034479898,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 44, 1, 'settlements', 'set_01m8nzygwbebbtf9yq26j8qmvq', '["set_01m8nzygwbebbtf9yq26j8qmvq","org_01m8nzyfrze808gj7qvaqzs2ey","receipt","sales","posted","con_01m8nzyg60e2atvm6ewczcckrk","bac_01m8nzyg2he6595p39rqt91t79","2026-03-06",28200,28200,null,"btx_01m8nzygzaexgsy17rxy9v6v6v",0,"jnl_01m8nzygwbebbtf9yq29ejsx94",null,null,"",1796034478987,1796034480047,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null,null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 45, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxy9v6v6v', '["btx_01m8nzygzaexgsy17rxy9v6v6v","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8nzyg60e2atvm6ewczcckrk","match","jnl_01m8nzygwbebbtf9yq29ejsx94",2,null,"NV",0,1796034480047,1796034479082,1796034480047,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 46, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry9n2znpw', '["btx_01m8nzygzaexgsy17ry9n2znpw","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8nzyj09e6bshfhrwh17k6b2",1,null,"NV",0,1796034480137,1796034479082,1796034480137,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 47, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rycqsnb5s', '["btx_01m8nzygzaexgsy17rycqsnb5s","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8nzyfrze808gj7qpkpebbcg","NV",null,null,"account","jnl_01m8nzyj54e46vmb3qd5gkw7zt",1,"acc_01m8nzyfrze808gj7qpkpebbcg","NV",0,1796034480292,1796034479082,1796034480292,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 48, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rx56q1jz0', '["btx_01m8nzygzaexgsy17rx56q1jz0","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8nzyfrze808gj7qsj6dg5yw","ST",null,null,null,null,null,null,null,null,null,1796034479082,1796034480856,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 49, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxkw1s9ac', '["btx_01m8nzygzaexgsy17rxkw1s9ac","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8nzyfrze808gj7qsrewwn9y","ZR",null,null,null,null,null,null,null,null,null,1796034479082,1796034480856,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 50, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxr6zg28s', '["btx_01m8nzygzaexgsy17rxr6zg28s","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8nzyfrze808gj7qsj6dg5yw","ST",null,null,null,null,null,null,null,null,null,1796034479082,1796034480856,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 51, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry5ktceg2', '["btx_01m8nzygzaexgsy17ry5ktceg2","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8nzyfrze808gj7qtgm9k0p2","EX",null,null,null,null,null,null,null,null,null,1796034479082,1796034480856,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null,null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 52, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxkw1s9ac', '["btx_01m8nzygzaexgsy17rxkw1s9ac","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8nzyfrze808gj7qsrewwn9y","ZR",null,null,"account","jnl_01m8nzyjs5er9tfywfme9btmzx",1,"acc_01m8nzyfrze808gj7qsrewwn9y","ZR",0,1796034480933,1796034479082,1796034480933,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 53, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rxr6zg28s', '["btx_01m8nzygzaexgsy17rxr6zg28s","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8nzyfrze808gj7qsj6dg5yw","ST",null,null,"account","jnl_01m8nzyjvve1grp7gy66mje1eb",1,"acc_01m8nzyfrze808gj7qsj6dg5yw","ST",-600,1796034481019,1796034479082,1796034481019,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 54, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17rx56q1jz0', '["btx_01m8nzygzaexgsy17rx56q1jz0","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8nzyfrze808gj7qsj6dg5yw","ST",null,null,"account","jnl_01m8nzyjzsegb93pw3j6e43qnk",1,"acc_01m8nzyfrze808gj7qsj6dg5yw","ST",-600,1796034481145,1796034479082,1796034481145,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 55, 1, 'bank_transactions', 'btx_01m8nzygzaexgsy17ry5ktceg2', '["btx_01m8nzygzaexgsy17ry5ktceg2","org_01m8nzyfrze808gj7qvaqzs2ey","bac_01m8nzyg2he6595p39rqt91t79","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8nzyfrze808gj7qtgm9k0p2","EX",null,null,"account","jnl_01m8nzyk47ecs90w4qnxgdky02",1,"acc_01m8nzyfrze808gj7qtgm9k0p2","EX",0,1796034481287,1796034479082,1796034481287,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input",null]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 56, 1, 'vat_returns', 'vrt_01m8nzykc4e0hawybczgw9hxe0', '["vrt_01m8nzykc4e0hawybczgw9hxe0","org_01m8nzyfrze808gj7qvaqzs2ey","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1796034481540,1796034481540,1,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 57, 1, 'organisations', 'org_01m8nzyfrze808gj7qvaqzs2ey', '["org_01m8nzyfrze808gj7qvaqzs2ey","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1796034477855,1796034477855,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 57, 2, 'vat_returns', 'vrt_01m8nzykc4e0hawybczgw9hxe0', '["vrt_01m8nzykc4e0hawybczgw9hxe0","org_01m8nzyfrze808gj7qvaqzs2ey","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1796034481618,1796034481540,1796034481618,2,null,null,0,0]');
INSERT INTO audit_states VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 58, 1, 'organisations', 'org_01m8nzyfrze808gj7qvaqzs2ey', '["org_01m8nzyfrze808gj7qvaqzs2ey","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1796034477855,1796034481701,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1796034476242, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'usr_01m8nzye6jef4bsg9knat5cs6a', '{}', X'9428D8465CD872027C18A4AC6856653E5AAA5D8330B8C1E815E7BA20F004ECF0');
INSERT INTO security_events VALUES (2, 1796034476289, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8nzye81ed0b7t3hx1wps5yh', 'usr_01m8nzye6jef4bsg9knat5cs6a', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'9B972F5DE8AE2820ED045D01D2C54860313A80630209B032D7CD120B67AE9279');
INSERT INTO security_events VALUES (3, 1796034476345, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'usr_01m8nzye6jef4bsg9knat5cs6a', '{"expires_at":"2026-11-30T11:27:56.345Z"}', X'D6FC4FC10EFD9DE9162C36CAB4B34F2EA2EBBE66B8B7B406EB198E4E1CEEF37D');
INSERT INTO security_events VALUES (4, 1796034476440, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8nzyecsegw92q6c8fyy0cvz', 'usr_01m8nzye6jef4bsg9knat5cs6a', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'657DB35014758EBEA5CAF6BC15DEBE44AEE2ABDA3E3D9B771A8D061A77B95412');
INSERT INTO security_events VALUES (5, 1796034482648, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8nzye6jef4bsg9knat5cs6a', 'usr_01m8nzye6jef4bsg9knat5cs6a', '{"amount":10,"balance":10}', X'FF9EC4B32CF1DC35A3567A2E39D281D1AA40568D0ECF0AC1760270A79464B0B2');
INSERT INTO security_head VALUES (1, 5, X'FF9EC4B32CF1DC35A3567A2E39D281D1AA40568D0ECF0AC1760270A79464B0B2', NULL);
INSERT INTO vat_methods VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzygqze66s8pqq5j6fpbra', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygjee05825cw49zvq104', NULL, 'inv_01m8nzygk3erhrp0t1pferer4y', 18000, '2026-03-12', NULL, 1796034478847, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzygwbebbtf9yq2cfpfgnb', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzyghqezysrmsnde3c7030', 'set_01m8nzygwbebbtf9yq26j8qmvq', NULL, 28200, '2026-03-06', NULL, 1796034478987, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyh3wewz90v8qpgq7g24m', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygfzecsr7jg1wqhtbeqy', 'set_01m8nzyh3wewz90v8qpgq7g24m', NULL, 107880, '2026-01-22', NULL, 1796034479228, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyh84eaqrjqqn13b4vbnd', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygejetyvxyp4p98mr56z', 'set_01m8nzyh84eaqrjqqn13b4vbnd', NULL, 150000, '2026-01-30', NULL, 1796034479364, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyhbmeytbeznss9jqbav4', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygh9ebmrk19xy9gagfsk', 'set_01m8nzyhbmeytbeznss9jqbav4', NULL, 135000, '2026-02-10', NULL, 1796034479476, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyhh0er0adwstk6ynv98c', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygejetyvxyp4p98mr56z', 'set_01m8nzyhh0er0adwstk6ynv98c', NULL, 84000, '2026-02-16', NULL, 1796034479648, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyhh0er0adwstk6ynv98d', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzyggmerdbet1qnayvt3xy', 'set_01m8nzyhh0er0adwstk6ynv98c', NULL, 87000, '2026-02-16', NULL, 1796034479648, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyhnce8at25m1db25pc76', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygf6ejpsa012t2txh7eb', 'set_01m8nzyhnce8at25m1db25pc76', NULL, 40000, '2026-02-27', NULL, 1796034479788, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyhrsepzajc0g6xh6rny2', 'org_01m8nzyfrze808gj7qvaqzs2ey', 'inv_01m8nzygjee05825cw49zvq104', 'set_01m8nzyhrsepzajc0g6xh6rny2', NULL, 141840, '2026-03-16', NULL, 1796034479898, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyn11erja28mz9ejpxarm', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzymzge0b8z6b0v69b975w', NULL, NULL, 6000, '2026-03-25', NULL, 1796034483233, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzynane79b48ccz0jx7g33', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzyna6enmspp2dxtrctys7', 'set_01m8nzyn92easbskantgqj61gz', NULL, 3000, '2026-04-02', NULL, 1796034483541, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8nzyncbewwthawzg5gpnj42', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzynbye1g9xvfxzavrdg7d', NULL, NULL, 4000, '2026-03-28', NULL, 1796034483595, NULL, 'ctr_01m8nzyncbewwthawzfxr80ft9');
INSERT INTO allocations VALUES ('alc_01m8nzyncbewwthawzg5gpnj43', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzync4eqev6pvqv1r9afzj', NULL, NULL, 4000, '2026-03-28', NULL, 1796034483595, NULL, 'ctr_01m8nzyncbewwthawzfxr80ft9');
INSERT INTO write_offs VALUES ('alc_01m8nzyn11erja28mz9ejpxarm', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzymzge0b8z6b0v69b975w', '2026-03-25', 6000, 'acc_01m8nzyed0eesbzxw8eyhfxz86', 'In liquidation', 'jnl_01m8nzyn11erja28mz9ktakjb6', NULL, NULL, 1796034483233, NULL);
INSERT INTO unpaid_vat VALUES ('jnl_01m8nzyn3qekgs519dv0kw26ey', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'inv_01m8nzyn2yecwvrh0kqw2ttaph', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8nzyed0eesbzxw89snf3y4b', NULL, 'jnl_01m8nzyn3qekgs519dv0kw26ey', NULL, NULL, 1796034483319);
INSERT INTO tax_codes VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1796034482810, 1796034482810, 1, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8nzymzge0b8z6b0v69b975w', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8nzyn2yecwvrh0kqw2ttaph', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8nzyna6enmspp2dxtrctys7', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8nzygejetyvxyp4p98mr56z', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8nzygf6ejpsa012t2txh7eb', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8nzygfzecsr7jg1wqhtbeqy', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8nzyggmerdbet1qnayvt3xy', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8nzygh9ebmrk19xy9gagfsk', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8nzyghqezysrmsnde3c7030', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8nzyghqezysrmsnde3c7030', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8nzygjee05825cw49zvq104', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8nzygjrefw94d2brtpzhec2', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8nzygk3erhrp0t1pferer4y', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8nzygkjenktk3zr1vg8eg1h', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8nzygm2ejetgp5zrndaz97n', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8nzygm2ejetgp5zrndaz97n', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8nzygjrefw94d2brtpzhec2', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyed0eesbzxw8fd4sptpc', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8nzyfrze808gj7qvaqzs2ey', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8nzyn74e0889eb2dxpb7tvc', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'vrt_01m8nzyn50e6jbz530f5kt4yg7', 1796034483449);
INSERT INTO deposit_releases VALUES ('alc_01m8nzynane79b48ccz0jx7g33', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'set_01m8nzyn92easbskantgqj61gz', '2026-04-02', 2521, 479, 'jnl_01m8nzynaseme9s0s315pr2dqj', NULL, NULL, 1796034483541);
INSERT INTO late_vat VALUES ('jnl_01m8nzyn87eqwb795vcsfdg7zd', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'error', 'careless', 'Lost', 1796034483471, 1796034483471);
INSERT INTO contras VALUES ('ctr_01m8nzyncbewwthawzfxr80ft9', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'con_01m8nzynbtewqsfdae5s8w3sbh', '2026-03-28', 4000, NULL, 'jnl_01m8nzyncbewwthawzg3c3wj5f', NULL, NULL, 1796034483595, 1796034483595, 1, NULL, NULL);
INSERT INTO journal_metadata VALUES ('jnl_01m8nzyndqekysx6mvzy2w5p2d', 'org_01m8nzyed0eesbzxw8fd4sptpc', '{"run":"7"}');
INSERT INTO balance_assertions VALUES ('bas_01m8nzynefe1286btqgn8be046', 'org_01m8nzyed0eesbzxw8fd4sptpc', 'acc_01m8nzyed0eesbzxw89ygjzwsf', '2026-03-31', 700, NULL, 1796034483663);
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
