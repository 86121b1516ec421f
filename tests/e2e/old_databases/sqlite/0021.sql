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
    version INTEGER NOT NULL,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
) STRICT;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 19:44:32', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 3747254);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 19:44:32', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 3131130);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 19:44:32', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3969219);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 19:44:32', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 4103966);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 19:44:32', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 4078208);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 19:44:32', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 4027123);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 19:44:32', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 3985863);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 19:44:32', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 4388424);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 19:44:32', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 3884507);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 19:44:32', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 3982015);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 19:44:32', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 4019078);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 19:44:32', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 20104685);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 19:44:32', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 22716339);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-29 19:44:32', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 8164838);
INSERT INTO _sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 19:44:32', 1, X'E0F2C63CA72B74DEEE33C9D9BB224AF34ADF7C461990455DCB44AD6531674506A9B8312722D2B31759A5580474002BAF', 12118449);
INSERT INTO _sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 19:44:32', 1, X'9098F7AD8546AAD653D20C0F29C1697AA90BAC8727A8FFC0D42E01263BB07377413345251332B1217331E793B6AC02B6', 3975461);
INSERT INTO _sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 19:44:32', 1, X'F2AB7A16010AE986E958963800318067D64272CA67059D3B9CB139B3A3C7346CBD625E606FA2C4965C7FC2DFC83547AC', 40144238);
INSERT INTO _sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 19:44:32', 1, X'3995531EA56292182010A41390C82A0AFEFFB446891E98F7B1377F427B0A8339ACAC5C0A7666929A068466AF7412D3C9', 3669421);
INSERT INTO _sqlx_migrations VALUES (19, 'deposits', '2026-11-29 19:44:32', 1, X'9E62AE6FECC67C66593FF1A91862388C41248B22DB5ACB3E594DE3C4A11A0ECA25DBDC93F5648B9B6908C6203E9BA0DB', 16006543);
INSERT INTO _sqlx_migrations VALUES (21, 'receipts', '2026-11-29 19:44:32', 1, X'6A5C1EB7422ABEF916383DE58A4669CF312BABAD40B7C7BF9092DF844B500ED0252449DC31B12C5095DFE7E4938D0C4D', 10010565);
INSERT INTO users VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'jo@example.com', 0, 7, 0, 1795981472892, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8mdcx6zextv473rc3b87bq4', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'main', 'reconcile:read reconcile:write', 0, 'LExh', 1795981472991, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8mdcxnqe2hrztxtx20anxyq', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'main', 'ledger:read ledger:write', 0, 'VqGW', 1795981473462, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'ACD3ED754A0AFE79AA5136F9003F5786175B99E25C170F616A1A9B97155712F5', 'key_01m8mdcx6zextv473rc3b87bq4', NULL);
INSERT INTO key_secrets VALUES (X'FC0D5A33F144CDE7FB92E68BED2605DE80F4A7816ECE1CBC67231BAC1DCC6D1A', 'key_01m8mdcxnqe2hrztxtx20anxyq', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'grant', 10, 0, NULL, NULL, 1795981479870);
INSERT INTO credit_movements VALUES (2, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'charge', -3, 0, 'rec_01m8mdd3z0e2xvaa0mbr1hje32', NULL, 1795981479939);
INSERT INTO blobs VALUES ('01a228d69003748cab9a3983ffeb5673', 375, 1, 1795981479939, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 0);
INSERT INTO jobs VALUES ('rec_01m8mdd3z0e2xvaa0mbr1hje32', 'reconcile', 1, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcx6zextv473rc3b87bq4', 'completed', 3, 0, 1, 1, NULL, NULL, '01a228d69003748cab9a3983ffeb5673', 3, NULL, 1795981479904, 1795981479911, 1795981479939, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', '', '01a228d6-7d92-7361-9c8f-6fb7254da76b', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8mdczcref5rwvk1em2ecpdf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.224Z","updated_at":"2026-11-29T19:44:35.224Z","version":1}}', 1795981475224);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7dc6-73de-95d9-a7b06bc205a6', X'48E3827256ECA773C71F886E69E12CB73CD9C99EA9FAB102B9BBF281521D75C0', 201, '{"data":{"id":"acc_01m8mdczebecp8pw80phv717g3","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.275Z","updated_at":"2026-11-29T19:44:35.275Z","version":1}}', 1795981475275);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7df1-70b9-8e92-1e4c159e141c', X'F5A0FF67958BC9E6556B2E220B5C8E5486342CCC89F4573AE0990FAEC0B075D4', 201, '{"data":{"id":"acc_01m8mdczfjerp8bbjymvfz92eq","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.314Z","updated_at":"2026-11-29T19:44:35.314Z","version":1}}', 1795981475314);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7e24-7141-9c87-3c984f6c40d2', X'2319CD771F6D41BF0AAEEEC0BC7118B8B4DAE6418E9D2E9EC18DC04AC37EEC54', 201, '{"data":{"id":"bac_01m8mdczh6emka713494fgw9sj","name":"Current","type":"current","account_id":"acc_01m8mdczcref5rwvk195n5s3n1","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mdczh6emka71349feqgmwh","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T19:44:35.366Z","updated_at":"2026-11-29T19:44:35.366Z","version":1}}', 1795981475366);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7e5b-7255-8ab6-b7cedf346417', X'894A9CBF72E7A6E7DDB9A256C42897A4ACF7D8F5EEE0A139FF930D3D5A0FD907', 201, '{"data":{"id":"bac_01m8mdczjzea2ssb6svezdeefp","name":"Savings","type":"savings","account_id":"acc_01m8mdczjzea2ssb6svkx33jta","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T19:44:35.423Z","updated_at":"2026-11-29T19:44:35.423Z","version":1}}', 1795981475423);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7e86-74ee-9862-7c84ec5251cd', X'1FF5354581062F5480B4424687D110F846D87BB41F6208F5A96364AB73746667', 201, '{"data":{"id":"con_01m8mdczm7egjbcyy83faeqvmy","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.463Z","updated_at":"2026-11-29T19:44:35.463Z","version":1}}', 1795981475463);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7eb5-750d-9eb5-7ed90852f02c', X'EFD03E97434035BBA4AB6CE0F7F0D5239B323068F2E52BBD5DA112A7ED45FCD4', 201, '{"data":{"id":"con_01m8mdcznpexj89nzq2c3913kj","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.510Z","updated_at":"2026-11-29T19:44:35.510Z","version":1}}', 1795981475510);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7edd-75c1-ba16-905cf06928c3', X'6CCC25EF7039307B970446C0792F30E22F63256B976E84C41AE419FA5CE7A96B', 201, '{"data":{"id":"con_01m8mdczpyekq8t0rdtzkktzfn","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.550Z","updated_at":"2026-11-29T19:44:35.550Z","version":1}}', 1795981475550);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7f01-7221-a72d-5228180e2437', X'3E8CB2767E225698524A15BB2D4E4DC72CAB0B32CABDFE63D31EB601230E1C24', 201, '{"data":{"id":"con_01m8mdczr6exbs449f014cw0m0","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.590Z","updated_at":"2026-11-29T19:44:35.590Z","version":1}}', 1795981475590);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7f35-7027-9d41-c116059cbc7f', X'B720F961648524F08AA397ACF065B181080FF85A8A45AB17FAB897E06A99877F', 201, '{"data":{"id":"con_01m8mdczspeezrz11fg2drqxah","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.638Z","updated_at":"2026-11-29T19:44:35.638Z","version":1}}', 1795981475638);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7f6b-7111-8ae5-cfc463301298', X'FFBDCD2C2F2FF3CA42EFEF4F7F41D343F025F8CFF97F79100A5C6DDCA38157A1', 201, '{"data":{"id":"con_01m8mdczvce4d8we47jv8555ms","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.692Z","updated_at":"2026-11-29T19:44:35.692Z","version":1}}', 1795981475692);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-7f89-71bf-aa8e-1447f9591605', X'EBB9BEC3D8F94F16A76934046127A9EB3E1A5314A4C2457938925B257588E47D', 201, '{"data":{"id":"con_01m8mdczwbennbdy58x38y4vs1","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.723Z","updated_at":"2026-11-29T19:44:35.723Z","version":1}}', 1795981475723);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-6c8cfb476d5537408066dacff0615c123849fa864dd3a391ce51b0d9d5b92fdc', X'E7428E6AE53EAD076D65A406B4C833A38C6CD6569EF11F5B137C2E962BBB86CC', 201, '{"data":{"id":"inv_01m8mdczywe6xv6akvzws4n0f5","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mdczywe6xv6akw00vek8cy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.804Z","updated_at":"2026-11-29T19:44:35.804Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795981475804);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-671fceca44624378a3492a7cd029ee30711e3fb2fc21006e745d9fe282883a07', X'B2DE001005F0867A65607557B8AF269C88682514EA94652C14985B52A3203B36', 201, '{"data":{"id":"inv_01m8mdczzhevr9qg4mvdc9912c","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mdczr6exbs449f014cw0m0","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mdczzhevr9qg4mvk0c8zrf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.825Z","updated_at":"2026-11-29T19:44:35.825Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1bnp4bem5","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795981475825);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-bfdba5eaa553df7842a6b45119d89f30c8541205a5e27fb7d8bd3723feba037a', X'69BDDC3C55345B89A86BAFE7A1F2DEE6EF68632AAB0EF4AEE45217519D93C20C', 201, '{"data":{"id":"inv_01m8mdczzwe7qbyfh83xtjr6af","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mdczspeezrz11fg2drqxah","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mdczzwe7qbyfh8431pfrh5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.836Z","updated_at":"2026-11-29T19:44:35.836Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk187n6d6j6","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795981475836);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-57131198f4a357b662b41e6a94b361c0b47793eb0d916a949c8556123a0a1ccd', X'01C74E89B0946D23A76CB2011FB7B81277D6A07B4653A6274F2AD31DECCCC13D', 201, '{"data":{"id":"inv_01m8mdd00dejxvhyzmz5zg1m61","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mdd00dejxvhyzmzad1ar4s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.853Z","updated_at":"2026-11-29T19:44:35.853Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b7gv43h6","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795981475853);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-28f0f1ae120536a6ccbc6ebebadd9566056d00c1dd331c9027d15ee88f28b71f', X'CC2A1FA593DD55E0C246F0DC8FA80762912F901DBFC6E6FEA3A958AC1FB1BEBA', 201, '{"data":{"id":"inv_01m8mdd012ec9rmtwkcrd2h06p","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mdczvce4d8we47jv8555ms","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mdd012ec9rmtwkcyky7q0z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.874Z","updated_at":"2026-11-29T19:44:35.874Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1cdkagc5x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795981475874);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-c76ceb9f7f08eeafda9b2ad5c73861d2ec5a4d0eb53a35af4da5f56234a966e9', X'F42559B2B66290EFEB3F3A9FCABCF195828E0F5348D41C402CCABF2B5070A581', 201, '{"data":{"id":"inv_01m8mdd01fe31t9bj1h8xrdsr9","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mdcznpexj89nzq2c3913kj","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mdd01fe31t9bj1hff3qm51","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.887Z","updated_at":"2026-11-29T19:44:35.887Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mdczfjerp8bbjymvfz92eq","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795981475887);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-8aeaeeee49b801d0ab55f9651750fa4f381e8f4c6ed322c72bf2ce6d36c265be', X'E4D6ED60A8C8C6221363C5356EA7576D5B6CDD673A0F22601FF2CCAD99445F56', 201, '{"data":{"id":"inv_01m8mdd01retr8j20tsq9h2gqn","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mdd01retr8j20tsts84mga","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.896Z","updated_at":"2026-11-29T19:44:35.896Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795981475896);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-ae318123255935f1c7f94cfe06ba37a815c948f9dd5b6f9aca6d9780713a1906', X'6795445316E5BB167663E473380186435EB9121FFADF8254316D35034B142C73', 201, '{"data":{"id":"inv_01m8mdd024ezbrw0jckprk4xq3","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mdd024ezbrw0jckvbrawp2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.908Z","updated_at":"2026-11-29T19:44:35.908Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795981475908);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-a15154036e09ac9d81df5c4ddc709a977a1cfe4b23905140805b5aaca75e5c9e', X'1B77A666C8466470F47CAB71150CDBD0F133064ED163BABDD5E954A3561EE639', 201, '{"data":{"id":"inv_01m8mdd02gedgr8yt7px79shpr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mdd02gedgr8yt7q2ej8c8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.920Z","updated_at":"2026-11-29T19:44:35.920Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795981475920);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-f1742f12dfb2747d2823b8e79113dc2e8d33dd5f8ec017d9ee88b53b7c56b264', X'5427D618D18C9F879C2B3A83C5D915CC18AF32521750CC70E2CA8A54321F7F4A', 201, '{"data":{"id":"inv_01m8mdd038e1drh6trp24rn5ty","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mdczwbennbdy58x38y4vs1","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mdd038e1drh6trp7900m8q","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.944Z","updated_at":"2026-11-29T19:44:35.944Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1bta14rpk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795981475944);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-invoices-eaf8ea21d4be3b0b5899957539779fdecdc2e45bba66578fa879584d06c8ebf9', X'54986AA8077F161C398A92A130F1F4E8E8E973B14121C050484CF76EBD53152D', 201, '{"data":{"id":"inv_01m8mdd03qeh99w936rr5nnv55","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mdd03qeh99w936rxgrhr5k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.959Z","updated_at":"2026-11-29T19:44:35.959Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b7gv43h6","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795981475959);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-809d-7238-baea-17bd8a44a2c7', X'342E5159CB303F575A0B9C0557364B06DD0DDC88FE590F6F0C07846AA2D86928', 200, '{"data":{"id":"inv_01m8mdd024ezbrw0jckprk4xq3","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mdd024ezbrw0jckvbrawp2","void_date":"2026-03-03","void_journal_id":"jnl_01m8mdd04zeqjsewv1t86kdz65","created_at":"2026-11-29T19:44:35.908Z","updated_at":"2026-11-29T19:44:35.999Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795981475999);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-80d8-7538-963c-96242ab1c223', X'1ED8F03D345D088110528D7682C2E3BEC7E6C1AC64DC1B91317B4F0447EDFF18', 201, '{"data":{"id":"inv_01m8mdd02gedgr8yt7px79shpr","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mdd02gedgr8yt7q2ej8c8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.920Z","updated_at":"2026-11-29T19:44:36.059Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795981476059);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', 'tieout-journals-ad3e9a1a31caaa1fbe1fb4cc6f7079a69330953f33d62f267bcb524ff9f11b73', X'16F2EDFD77B35ECA3C6B1736243F0907586396DFC778CCBA6932A6C9F7323E18', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mdd09eedkth6tekytax3m6","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mdd09fe6n85t478rrfkw70","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mdd09fe6n85t47910syd8m","sequence":16,"error":null}]}}', 1795981476143);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8167-7098-b661-e0203671181e', X'74FB562937FF074525C49D3CDDCDDB503E848340F6F3B4D34A195F3FB16C6121', 201, '{"data":{"id":"set_01m8mdd0bbeqw9g6cfqr4ak5qd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdcznpexj89nzq2c3913kj","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0bbeqw9g6cfr2kp3ekh","invoice_id":"inv_01m8mdd01fe31t9bj1h8xrdsr9","invoice_number":"INV-0003","settlement_id":"set_01m8mdd0bbeqw9g6cfqr4ak5qd","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T19:44:36.203Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mdd0bbeqw9g6cfqzqac1zn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.203Z","updated_at":"2026-11-29T19:44:36.203Z","version":1}}', 1795981476203);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-819b-7246-afa6-73cb865a4757', X'E108F8906425116CC439FF0E245B40D95DDDCB92370D24E28D6DFACD58099224', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mdd0d3eqn9q19am5wm44d0"},{"index":1,"status":"created","id":"btx_01m8mdd0d3eqn9q19am82cehtg"},{"index":2,"status":"created","id":"btx_01m8mdd0d3eqn9q19ametd7eds"},{"index":3,"status":"created","id":"btx_01m8mdd0d3eqn9q19amjac1rch"},{"index":4,"status":"created","id":"btx_01m8mdd0d3eqn9q19amnzpxdbn"},{"index":5,"status":"created","id":"btx_01m8mdd0d3eqn9q19amvvxgq1n"},{"index":6,"status":"created","id":"btx_01m8mdd0d3eqn9q19amwh8t0p6"},{"index":7,"status":"created","id":"btx_01m8mdd0d3eqn9q19an37kj4ck"},{"index":8,"status":"created","id":"btx_01m8mdd0d3eqn9q19an574rd60"},{"index":9,"status":"created","id":"btx_01m8mdd0d3eqn9q19ana267bjj"},{"index":10,"status":"created","id":"btx_01m8mdd0d3eqn9q19aned59dwx"},{"index":11,"status":"created","id":"btx_01m8mdd0d3eqn9q19ang5wp7y0"},{"index":12,"status":"created","id":"btx_01m8mdd0d3eqn9q19anmtvq3zk"}]}}', 1795981476259);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8221-7713-a6ba-561d0897bbd4', X'926232F82F240F6564A52F652E6A435C6B873A7119737E8E06FCD60196058B86', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19am5wm44d0","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mdczspeezrz11fg2drqxah","journal_id":"jnl_01m8mdd0h6e1ca0yj6e5z0tkd7","settlement_id":"set_01m8mdd0h6e1ca0yj6e5z0tkd7","confirmed_at":"2026-11-29T19:44:36.390Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:36.390Z","version":2}}', 1795981476390);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-82b2-724c-b32c-24084db0d3db', X'D5EE35203AC08829E2A9E6896453BE352801CBC1F60D87DA205CA869417E1ECA', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19am82cehtg","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","journal_id":"jnl_01m8mdd0nneeybk62jzgjhme1t","settlement_id":"set_01m8mdd0nneeybk62jzgjhme1t","confirmed_at":"2026-11-29T19:44:36.533Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:36.533Z","version":2}}', 1795981476533);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-833b-7795-8d00-9086729a0fcb', X'A261D7830CA8C606F403D03D39C9D7F1C9B1BE26BE700D548EF01325A4274EFA', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19amjac1rch","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mdczvce4d8we47jv8555ms","journal_id":"jnl_01m8mdd0sxexd95mv26a7k3dmb","settlement_id":"set_01m8mdd0sxexd95mv26a7k3dmb","confirmed_at":"2026-11-29T19:44:36.669Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:36.669Z","version":2}}', 1795981476669);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-83e7-703f-ac5a-7c18755b0b6d', X'0D76D2036EF0B4826C09957A2C2C03A55048A4E2F00889A1258B03794718416F', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19amnzpxdbn","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","journal_id":"jnl_01m8mdd0zbe739qf73xkzj9cmd","settlement_id":"set_01m8mdd0zbe739qf73xkzj9cmd","confirmed_at":"2026-11-29T19:44:36.843Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:36.843Z","version":2}}', 1795981476843);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8459-776a-8a74-b17abcb86659', X'F4B425EA2AF3D80D9867D87CFB264EC475765596B8BF4194CF17B1E7028CB06F', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19amwh8t0p6","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mdczr6exbs449f014cw0m0","journal_id":"jnl_01m8mdd12wegj9hy1yamefb4hr","settlement_id":"set_01m8mdd12wegj9hy1yamefb4hr","confirmed_at":"2026-11-29T19:44:36.956Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:36.956Z","version":2}}', 1795981476956);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-84c1-71d2-bf3e-357722b75554', X'DD6D7B503EB95C63452AC7DC417F776811E1DD86ECF4C152724963EA2935124A', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19ana267bjj","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","journal_id":"jnl_01m8mdd16ce1586drejxd866dn","settlement_id":"set_01m8mdd16ce1586drejxd866dn","confirmed_at":"2026-11-29T19:44:37.068Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:37.068Z","version":2}}', 1795981477068);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8587-7425-a05e-e0492ecadc5b', X'A2A20B4ADF06596C1FB9D1FB6F7239F76F4624B1BDFD25BA862241C00910FC54', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19an574rd60","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mdcznpexj89nzq2c3913kj","journal_id":"jnl_01m8mdd0bbeqw9g6cfqzqac1zn","settlement_id":"set_01m8mdd0bbeqw9g6cfqr4ak5qd","confirmed_at":"2026-11-29T19:44:37.259Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:37.259Z","version":2}}', 1795981477259);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8611-75d7-847d-51e0759d0e54', X'BFBE97A5BA55BC6416A9B8D9ED604CFFE85E8EA4E86B6B71366A4E638729EFDA', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19ang5wp7y0","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mdd1gxev2vtyv1qwwrk1g6","settlement_id":null,"confirmed_at":"2026-11-29T19:44:37.405Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:37.405Z","version":2}}', 1795981477405);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-86a7-7150-8ced-6b7a8609aecb', X'030DB78FA3A206AB58E3FB1F4B30B8D20633E2E66F8A77F61778264FD552F67D', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19anmtvq3zk","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczcref5rwvk19z6bh078","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mdd1npe0nvxv3zzcxnj2vh","settlement_id":null,"confirmed_at":"2026-11-29T19:44:37.558Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:37.558Z","version":2}}', 1795981477558);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-86fe-717f-bc77-f6407a134218', X'F039142574AD6766920AE07A48779BDCD985E802B4860A0DE3F55BE17B63B0E0', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mdd0d3eqn9q19ametd7eds","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mdd0d3eqn9q19amvvxgq1n","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczcref5rwvk1d7qywsdf","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mdd0d3eqn9q19an37kj4ck","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mdd0d3eqn9q19aned59dwx","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczcref5rwvk1dzgpy7ac","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795981478276);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-89e4-7031-acac-1afb431b4a1c', X'A23B156E9FAC9D2A26D8D50F4C846B158AD0AEC0E550A7B1FBD4FC2FD8497623', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19amvvxgq1n","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczcref5rwvk1d7qywsdf","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mdd2f6ebhasvdav1fxmmm4","settlement_id":null,"confirmed_at":"2026-11-29T19:44:38.375Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:38.375Z","version":3}}', 1795981478375);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8a73-71a1-b649-c08d64411345', X'5CE2EBB86395725DAD4A5B77B53C4D18A119B5851885665A973671AC78E19B76', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19an37kj4ck","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mdd2kpej8v0qkjnf8kg838","settlement_id":null,"confirmed_at":"2026-11-29T19:44:38.518Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:38.518Z","version":3}}', 1795981478518);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8ae6-7418-b8c5-afd7bf5a49cf', X'3489838CEDB99EFC4E777649247529857FDA6E03F0F417A004BA4463EDF4EEB0', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19ametd7eds","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mdd2qge9a9ptz7ydcacmq0","settlement_id":null,"confirmed_at":"2026-11-29T19:44:38.640Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:38.640Z","version":3}}', 1795981478640);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8b7a-75d0-98ab-222fa4655cdd', X'493A88D5EF21498B32D87328A9407B8ADA45946B28458EAB39DB225C4FD975EE', 200, '{"data":{"id":"btx_01m8mdd0d3eqn9q19aned59dwx","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczcref5rwvk1dzgpy7ac","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mdd2vye0w9k20nt09bsx5x","settlement_id":null,"confirmed_at":"2026-11-29T19:44:38.782Z","created_at":"2026-11-29T19:44:36.259Z","updated_at":"2026-11-29T19:44:38.782Z","version":3}}', 1795981478782);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8c1c-74d9-984b-351d25c578b7', X'0BD17543C2695B86F71292D57301772A863A1FB4646DBBDEE336DE18A1A735A3', 201, '{"data":{"id":"vrt_01m8mdd30xej4v8012gnsmwwkf","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:38.941Z","updated_at":"2026-11-29T19:44:38.941Z","version":1}}', 1795981478941);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8c62-710f-89c1-f9c600492602', X'065BD934379B43AB7DEE0CC675ACCC38D453E336884C9D934EA11633A3C7154D', 200, '{"data":{"id":"vrt_01m8mdd30xej4v8012gnsmwwkf","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:39.014Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:38.941Z","updated_at":"2026-11-29T19:44:39.014Z","version":2}}', 1795981479014);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', 'org_01m8mdczcref5rwvk1em2ecpdf', '01a228d6-8ca8-733f-ba16-933fd04c2309', X'F75CF268388BA44E5EBF789ED22EAB92C7EEECDC5DBBFEEEE2F2EEADC7FF1786', 200, '{"data":{"id":"org_01m8mdczcref5rwvk1em2ecpdf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T19:44:35.224Z","updated_at":"2026-11-29T19:44:39.082Z","version":2}}', 1795981479082);
INSERT INTO idempotent_answers VALUES ('usr_01m8mdcx3ve3w91h2dwjtr012f', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8mdd3z0e2xvaa0mbr1hje32","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mdd3z0e2xvaa0mbr1hje32"}', 1795981479904);
INSERT INTO organisations VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795981473513, 1795981480171, 2, 1, '2025-03-31', 1);
INSERT INTO organisations VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795981475224, 1795981479082, 2, 0, '2026-03-31', 0);
INSERT INTO ledger_heads VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 15, X'63E3A6B79957EF84D648ABAC0CAB37962709ACE64E3EF2FEFA529E68E98C4996', 184500, 31, X'E65AC8A4E3BB4C60E19502E9A384B8197A3EEE70884C7CD62F5AC1EC698F9C95', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 29, X'C0EE2B147392BD59BFFF49E478E660A31FD68475431ACA4C374EA5B05DA9958C', 4253177, 58, X'9A85367D52CBE745F8B3DD5FBA6D47CB4761045477960731AE029CEB80173770', NULL);
INSERT INTO members VALUES ('mem_01m8mdcxq9ejnr9qm2whs8ry8t', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'jo@example.com', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'owner', 1795981473513, 1795981473513, 1);
INSERT INTO members VALUES ('mem_01m8mdczcref5rwvk1835tw9pd', 'org_01m8mdczcref5rwvk1em2ecpdf', 'jo@example.com', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'owner', 1795981475224, 1795981475224, 1);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2wnymwj9m', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2wt0tf3vb', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2wy1zxkqw', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2x0720rba', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2x4pm01n7', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xbdhptkk', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xcejtpa1', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xjty18z9', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xv16sc8y', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2xyy2xj9q', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2y3f7p7cd', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2y67gg3qe', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2y9bjhd86', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2yet5d3xy', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2ygptn8dz', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2ynb6b6hg', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2yrj12ena', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2yypd8jn3', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2z2mvbqzh', 'org_01m8mdcxq9ejnr9qm3374t25tq', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2z6k9s3x2', 'org_01m8mdcxq9ejnr9qm3374t25tq', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2za2rgv4s', 'org_01m8mdcxq9ejnr9qm3374t25tq', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2zdwaxkdj', 'org_01m8mdcxq9ejnr9qm3374t25tq', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2zjd19xfh', 'org_01m8mdcxq9ejnr9qm3374t25tq', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2zm3qhgn8', 'org_01m8mdcxq9ejnr9qm3374t25tq', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2zr4d2m6h', 'org_01m8mdcxq9ejnr9qm3374t25tq', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm2zw9w8bb5', 'org_01m8mdcxq9ejnr9qm3374t25tq', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795981473513, 1795981473513, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm302bqjbvc', 'org_01m8mdcxq9ejnr9qm3374t25tq', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm306yrrq4k', 'org_01m8mdcxq9ejnr9qm3374t25tq', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm309gsm3kn', 'org_01m8mdcxq9ejnr9qm3374t25tq', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm30fprhpsw', 'org_01m8mdcxq9ejnr9qm3374t25tq', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm30hfvqqhh', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm30q2w1fph', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm30rkmp5d6', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm30yf6pqzd', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm313ab9jr7', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm315dm3zg2', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm319nsnz27', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm31csf5vjv', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm31hch84jp', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm31q6xks29', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm31r01ssng', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm31y8jtgzd', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm322qym795', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm327z48a49', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm3298xm8x8', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm32fft1f23', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm32g2qydyf', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm32m14k8cp', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm32rpv0ge2', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981473513, 1795981473513, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm32wtfc3q7', 'org_01m8mdcxq9ejnr9qm3374t25tq', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795981473513, 1795981473513, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdcxq9ejnr9qm3328546j1', 'org_01m8mdcxq9ejnr9qm3374t25tq', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981473513, 1795981473513, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8mdcz8teab821cv6krpymg9', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795981475098, 1795981475098, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk187n6d6j6', 'org_01m8mdczcref5rwvk1em2ecpdf', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1893pzrtw', 'org_01m8mdczcref5rwvk1em2ecpdf', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk18dk0fzm4', 'org_01m8mdczcref5rwvk1em2ecpdf', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk18kz9t2jw', 'org_01m8mdczcref5rwvk1em2ecpdf', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk18q5h0rj2', 'org_01m8mdczcref5rwvk1em2ecpdf', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk18tm4krym', 'org_01m8mdczcref5rwvk1em2ecpdf', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk18ww84t4j', 'org_01m8mdczcref5rwvk1em2ecpdf', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk191gfrbsc', 'org_01m8mdczcref5rwvk1em2ecpdf', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk195n5s3n1', 'org_01m8mdczcref5rwvk1em2ecpdf', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19bqy1waa', 'org_01m8mdczcref5rwvk1em2ecpdf', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19etg009e', 'org_01m8mdczcref5rwvk1em2ecpdf', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19gbypxhv', 'org_01m8mdczcref5rwvk1em2ecpdf', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19n3mg88p', 'org_01m8mdczcref5rwvk1em2ecpdf', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19vjk19ws', 'org_01m8mdczcref5rwvk1em2ecpdf', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk19z6bh078', 'org_01m8mdczcref5rwvk1em2ecpdf', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1a1j7xcd2', 'org_01m8mdczcref5rwvk1em2ecpdf', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1a4dr5c3e', 'org_01m8mdczcref5rwvk1em2ecpdf', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1aa2jed2s', 'org_01m8mdczcref5rwvk1em2ecpdf', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1adac4r47', 'org_01m8mdczcref5rwvk1em2ecpdf', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1agyp3w01', 'org_01m8mdczcref5rwvk1em2ecpdf', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1aq5fdexc', 'org_01m8mdczcref5rwvk1em2ecpdf', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1atqmby72', 'org_01m8mdczcref5rwvk1em2ecpdf', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1aza7rtyv', 'org_01m8mdczcref5rwvk1em2ecpdf', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1b2tnspjs', 'org_01m8mdczcref5rwvk1em2ecpdf', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1b7gv43h6', 'org_01m8mdczcref5rwvk1em2ecpdf', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1b8x4z7hk', 'org_01m8mdczcref5rwvk1em2ecpdf', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1bf5f9936', 'org_01m8mdczcref5rwvk1em2ecpdf', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795981475224, 1795981475224, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1bhcxzn38', 'org_01m8mdczcref5rwvk1em2ecpdf', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1bnp4bem5', 'org_01m8mdczcref5rwvk1em2ecpdf', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1bta14rpk', 'org_01m8mdczcref5rwvk1em2ecpdf', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1bz7kddfb', 'org_01m8mdczcref5rwvk1em2ecpdf', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1c248ffr4', 'org_01m8mdczcref5rwvk1em2ecpdf', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1c6rmwdar', 'org_01m8mdczcref5rwvk1em2ecpdf', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1ca39dher', 'org_01m8mdczcref5rwvk1em2ecpdf', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1cdkagc5x', 'org_01m8mdczcref5rwvk1em2ecpdf', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1ch071rfb', 'org_01m8mdczcref5rwvk1em2ecpdf', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1cpr1xm2g', 'org_01m8mdczcref5rwvk1em2ecpdf', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1cs55javx', 'org_01m8mdczcref5rwvk1em2ecpdf', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1cx1fna8g', 'org_01m8mdczcref5rwvk1em2ecpdf', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1d20zh3j4', 'org_01m8mdczcref5rwvk1em2ecpdf', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1d7qywsdf', 'org_01m8mdczcref5rwvk1em2ecpdf', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1dae9ps6p', 'org_01m8mdczcref5rwvk1em2ecpdf', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1deks4znm', 'org_01m8mdczcref5rwvk1em2ecpdf', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1dkxytzg2', 'org_01m8mdczcref5rwvk1em2ecpdf', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1dmaxg8gt', 'org_01m8mdczcref5rwvk1em2ecpdf', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1dsr28w11', 'org_01m8mdczcref5rwvk1em2ecpdf', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1dzgpy7ac', 'org_01m8mdczcref5rwvk1em2ecpdf', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1e007br6d', 'org_01m8mdczcref5rwvk1em2ecpdf', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1e6vgrbpt', 'org_01m8mdczcref5rwvk1em2ecpdf', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1ebyq8nwm', 'org_01m8mdczcref5rwvk1em2ecpdf', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475224, 1795981475224, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1ed3zfafw', 'org_01m8mdczcref5rwvk1em2ecpdf', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795981475224, 1795981475224, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczcref5rwvk1ekz3psb8', 'org_01m8mdczcref5rwvk1em2ecpdf', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475224, 1795981475224, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8mdczebecp8pw80phv717g3', 'org_01m8mdczcref5rwvk1em2ecpdf', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795981475275, 1795981475275, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczfjerp8bbjymvfz92eq', 'org_01m8mdczcref5rwvk1em2ecpdf', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795981475314, 1795981475314, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdczjzea2ssb6svkx33jta', 'org_01m8mdczcref5rwvk1em2ecpdf', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795981475423, 1795981475423, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8mdd4tfemxvsxp5dvbgy1vy', 'org_01m8mdcxq9ejnr9qm3374t25tq', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795981480783, 1795981480783, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8mdczm7egjbcyy83faeqvmy', 'org_01m8mdczcref5rwvk1em2ecpdf', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795981475463, 1795981475463, 1);
INSERT INTO contacts VALUES ('con_01m8mdcznpexj89nzq2c3913kj', 'org_01m8mdczcref5rwvk1em2ecpdf', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795981475510, 1795981475510, 1);
INSERT INTO contacts VALUES ('con_01m8mdczpyekq8t0rdtzkktzfn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795981475550, 1795981475550, 1);
INSERT INTO contacts VALUES ('con_01m8mdczr6exbs449f014cw0m0', 'org_01m8mdczcref5rwvk1em2ecpdf', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795981475590, 1795981475590, 1);
INSERT INTO contacts VALUES ('con_01m8mdczspeezrz11fg2drqxah', 'org_01m8mdczcref5rwvk1em2ecpdf', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795981475638, 1795981475638, 1);
INSERT INTO contacts VALUES ('con_01m8mdczvce4d8we47jv8555ms', 'org_01m8mdczcref5rwvk1em2ecpdf', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795981475692, 1795981475692, 1);
INSERT INTO contacts VALUES ('con_01m8mdczwbennbdy58x38y4vs1', 'org_01m8mdczcref5rwvk1em2ecpdf', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795981475723, 1795981475723, 1);
INSERT INTO contacts VALUES ('con_01m8mdd4eve4trdb13mcbcf2rq', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795981480411, 1795981480411, 1);
INSERT INTO contacts VALUES ('con_01m8mdd4txe69sqcxkw4dcv7my', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795981480797, 1795981480797, 1);
INSERT INTO contacts VALUES ('con_01m8mdd51wessbcdsss02jjgm1', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1795981481020, 1795981481020, 1);
INSERT INTO journals VALUES ('jnl_01m8mdczh6emka71349feqgmwh', 'org_01m8mdczcref5rwvk1em2ecpdf', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795981475366, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'F898B508CFBEAFC21931DCBD44E4E63F8633824BF23092D00330F8379C4D5D53', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8mdczywe6xv6akw00vek8cy', 'org_01m8mdczcref5rwvk1em2ecpdf', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795981475804, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'F167168AE5409EF79C66FA3BD382DE188034F28ECF07FF9FE45B2C179F5F279C', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdczzhevr9qg4mvk0c8zrf', 'org_01m8mdczcref5rwvk1em2ecpdf', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795981475825, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'3EBA8F364559566681C1BB82AF68126945358691FC10D8A6360E4827F3C86934', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mdczzwe7qbyfh8431pfrh5', 'org_01m8mdczcref5rwvk1em2ecpdf', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795981475836, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'1F7CCA007A2974544C713D12D7563E083CDA155BDFEFFD5DD65BADB6E8F3F8CA', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd00dejxvhyzmzad1ar4s', 'org_01m8mdczcref5rwvk1em2ecpdf', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795981475853, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'D557395CA37BE87E2A03CEACBF655D312FBB46F3C824DF00724C3A17D5CC22D0', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd012ec9rmtwkcyky7q0z', 'org_01m8mdczcref5rwvk1em2ecpdf', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795981475874, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'3A1C6A2109C311A2D5224C9F23469A3F3229DCE4515BCC7E00A1A6CE19B045B5', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd01fe31t9bj1hff3qm51', 'org_01m8mdczcref5rwvk1em2ecpdf', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795981475887, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'A30A25EF147F2E1BD28CB96D7A02D496729C8E56819F56A3460F09134DCCCCBE', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd01retr8j20tsts84mga', 'org_01m8mdczcref5rwvk1em2ecpdf', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795981475896, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'987F4D2E2A5700C33679170B7A75B8CBF0DFFD8C3B9A90E8DC8AA55A1AC95A39', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd024ezbrw0jckvbrawp2', 'org_01m8mdczcref5rwvk1em2ecpdf', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795981475908, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'B33E036025168DC3E7F7429D0DBF4FEBB901EFC48328ED2025438F3AC467860C', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd02gedgr8yt7q2ej8c8a', 'org_01m8mdczcref5rwvk1em2ecpdf', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795981475920, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'055AF8262EF571E5352BD459C867A32E360FB35C16D2463DEDAAEA46F94D5240', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd038e1drh6trp7900m8q', 'org_01m8mdczcref5rwvk1em2ecpdf', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795981475944, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'55BABBD31BCBEF28BDB712E966203C7F5706273B7A677695DFD692F3F7F248E8', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd03qeh99w936rxgrhr5k', 'org_01m8mdczcref5rwvk1em2ecpdf', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795981475959, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'7DF29F57DE68A2C81194DA626FE027A1B42D001E2A08A49F3A80BA710C3705DC', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd04zeqjsewv1t86kdz65', 'org_01m8mdczcref5rwvk1em2ecpdf', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mdd024ezbrw0jckvbrawp2', 60000, 1795981475999, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'2399CEE14B42146D9559B83112A1EA30DF86EEF81D615EAEF31BA7266B7723CC', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd09eedkth6tekytax3m6', 'org_01m8mdczcref5rwvk1em2ecpdf', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'29A2CC67EEC686AE294344138FEA873853CD80DC663FCAC414EB9677D3F6BC9C', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd09fe6n85t478rrfkw70', 'org_01m8mdczcref5rwvk1em2ecpdf', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'0A966CBBD0237157E0A44873206949DF11FC2AADA255875B0834DEB2D8790AE7', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd09fe6n85t47910syd8m', 'org_01m8mdczcref5rwvk1em2ecpdf', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'053AB348F94CEBDCC764C32D93DCA23C58AADC9A91D9EA0B329C33153BB3F365', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd0bbeqw9g6cfqzqac1zn', 'org_01m8mdczcref5rwvk1em2ecpdf', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795981476203, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'C478968B8EA8084ED855B22739D56270888D3B4E44E2D71977A5981649DB3242', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd0h6e1ca0yj6e5z0tkd7', 'org_01m8mdczcref5rwvk1em2ecpdf', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795981476390, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'A0657C0A5E1F82D7A397A66E0D4676A0F0DB3EF0CBCAFF8FD4D5380171D913C2', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd0nneeybk62jzgjhme1t', 'org_01m8mdczcref5rwvk1em2ecpdf', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795981476533, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'15ACCDD72A7D9B85B1ED383C91C20C48EFD1AAACBE9B3ADE990E7759525A0ECD', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd0sxexd95mv26a7k3dmb', 'org_01m8mdczcref5rwvk1em2ecpdf', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795981476669, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'87BE0AD6F4081E8C0086D808CC90BEAFEE9D4702F48018E14BEBD4461617A586', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd0zbe739qf73xkzj9cmd', 'org_01m8mdczcref5rwvk1em2ecpdf', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795981476843, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'10D256F409149191124E2EA061CEBAB81E8C2C03F1F28DA7C7AFE3B3CC18B5E3', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd12wegj9hy1yamefb4hr', 'org_01m8mdczcref5rwvk1em2ecpdf', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795981476956, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'E7007BEF8EDC3D46C3E3AEA3234C1A2240C0CA29D0ABE7D09FDA08A489A40CFF', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd16ce1586drejxd866dn', 'org_01m8mdczcref5rwvk1em2ecpdf', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795981477068, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'92FB756A3756239E4FAECFE38203643123EBB94EC0DE48D1CA3110834E864330', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd1gxev2vtyv1qwwrk1g6', 'org_01m8mdczcref5rwvk1em2ecpdf', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795981477405, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'24C782991A625A316B84A7CCCD913C047138C132D87B918226A8D9C199E091A5', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd1npe0nvxv3zzcxnj2vh', 'org_01m8mdczcref5rwvk1em2ecpdf', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795981477558, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'20F70D43B099B5162B02438958FE7E9723F06BF828B8E87B8A601B3802DF56B2', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd2f6ebhasvdav1fxmmm4', 'org_01m8mdczcref5rwvk1em2ecpdf', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795981478375, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'93ACBD408B7D376E05693DA2E3D86344167C3572E5F2C25ADAA33AB91E803D4E', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd2kpej8v0qkjnf8kg838', 'org_01m8mdczcref5rwvk1em2ecpdf', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795981478518, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'02E529521295276BD2F4A0C7121CCFE7C57993C453F934CFA925852752ECA77D', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd2qge9a9ptz7ydcacmq0', 'org_01m8mdczcref5rwvk1em2ecpdf', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795981478640, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'147652AC6DFF9ADEAEAA73EE9AFE9DC79ADCEB531BB2A95D680EF9191F672FD3', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd2vye0w9k20nt09bsx5x', 'org_01m8mdczcref5rwvk1em2ecpdf', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795981478782, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'C0EE2B147392BD59BFFF49E478E660A31FD68475431ACA4C374EA5B05DA9958C', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd44beab9ey38fpf9dc7s', 'org_01m8mdcxq9ejnr9qm3374t25tq', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795981480075, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'1EAA1F96A8AE569004E3520910465CEC224D0DD728B934569FA2FAD4DF809C8B', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd46webmvzq2knpnqb5d7', 'org_01m8mdcxq9ejnr9qm3374t25tq', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795981480156, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'6F04585B5C59C8AD5510E09819D517C35B6680CBFC53134BE88B95A82DB34878', 'with vat', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4aeebyrb10ja99t38c6', 'org_01m8mdcxq9ejnr9qm3374t25tq', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795981480270, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'E64B1A10633763E1FFFEFCE9D01A8FECB261B404A7165E186B7C8F9BD59793E7', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4dbepzsfwhvqw9jc7ge', 'org_01m8mdcxq9ejnr9qm3374t25tq', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mdd4aeebyrb10ja99t38c6', 50000, 1795981480363, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'494A10109ED4076C238EADC04002DD8D055675CC8DB22F58820DBA0A5A5C0B5A', 'reversal of journal 3: a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4g5e61svk3pgcxaw2dh', 'org_01m8mdcxq9ejnr9qm3374t25tq', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795981480453, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'E405CF8602F420C1A3107BE7A8A2DA9F026CE717900451D3A0721CC60C70BC8E', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4hsewj97cez0t9j77jx', 'org_01m8mdcxq9ejnr9qm3374t25tq', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795981480505, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'126344DFF3999E01DA1A31391D5671D588408F42D96821C6DF46A95C3DBBD96C', 'write-off of e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4k7esmt5zcwx5hxkw08', 'org_01m8mdcxq9ejnr9qm3374t25tq', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795981480552, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'8271703E99FB9CF9D7D294DE11F98E5125B970836F2633C3D24D79ED3D7A3A4F', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4kse4rtwxv8bxjdge5z', 'org_01m8mdcxq9ejnr9qm3374t25tq', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795981480569, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'AB57A81182623328B69D3F61A12CB881168DD8AE1515A05BBB161B0D84D028CC', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4rye3vr506q10xc4njt', 'org_01m8mdcxq9ejnr9qm3374t25tq', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795981480734, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'522E702439457B57D9BDC079212AE0A3C7906B1BF6E253A76E0A72BB738058BB', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4vkebvbdafavxe8ww69', 'org_01m8mdcxq9ejnr9qm3374t25tq', 10, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795981480819, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'7A8F776F1FFB340AAAD82C88FBEB4E126E631240ADD51A8320861A5FF6353B4D', 'receipt from oak', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4y9e84a00zcvaw4q22t', 'org_01m8mdcxq9ejnr9qm3374t25tq', 11, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795981480905, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'1181B12E926C5E899054F23DA1BD000BDA32873A89520726F903432A89F0141C', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd4zaexkt2pr1p2bz83en', 'org_01m8mdcxq9ejnr9qm3374t25tq', 12, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795981480926, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'149BF2F34874C95039F7E730CB0A92EE073AAD72E1E5147B1423C31FEF51D38B', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd52feakt1n33j1gdx2d5', 'org_01m8mdcxq9ejnr9qm3374t25tq', 13, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795981481039, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'167D7F339A04053B1965AEF71EFD7B5D033ECFE8AADA05D2DEDCA57F509CCD57', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd537ec99d7kst9byye4s', 'org_01m8mdcxq9ejnr9qm3374t25tq', 14, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795981481063, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'FBC0EEE7B9670AA4933A60E1F8BC9389F51877F61CCAA1728BE9F9514F9975D7', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO journals VALUES ('jnl_01m8mdd54dezmsvv0x1dcxf4f7', 'org_01m8mdcxq9ejnr9qm3374t25tq', 15, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1795981481101, 'usr_01m8mdcx3ve3w91h2dwjtr012f', X'63E3A6B79957EF84D648ABAC0CAB37962709ACE64E3EF2FEFA529E68E98C4996', 'contra with ash', 2);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 1, 'acc_01m8mdcxq9ejnr9qm319nsnz27', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 2, 'acc_01m8mdcz8teab821cv6krpymg9', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 3, 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 1, 'acc_01m8mdcxq9ejnr9qm319nsnz27', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 2, 'acc_01m8mdcz8teab821cv6krpymg9', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 3, 'acc_01m8mdcz8teab821cv6krpymg9', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 4, 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 3, 1, 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 3, 2, 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 4, 1, 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 4, 2, 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 1, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 2, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 3, 'acc_01m8mdcz8teab821cv6krpymg9', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 6, 1, 'acc_01m8mdcxq9ejnr9qm32m14k8cp', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 6, 2, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 7, 1, 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 7, 2, 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 7, 3, 'acc_01m8mdcz8teab821cv6krpymg9', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 1, 'acc_01m8mdcz8teab821cv6krpymg9', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 2, 'acc_01m8mdcxq9ejnr9qm2xjty18z9', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 9, 1, 'acc_01m8mdcz8teab821cv6krpymg9', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 9, 2, 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 1, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 2, 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 3, 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 4, 'acc_01m8mdcz8teab821cv6krpymg9', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 5, 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 1, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 2, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 3, 'acc_01m8mdcz8teab821cv6krpymg9', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 1, 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 2, 'acc_01m8mdcz8teab821cv6krpymg9', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 3, 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 13, 1, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 13, 2, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 14, 1, 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 14, 2, 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 15, 1, 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 15, 2, 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 2, 'acc_01m8mdczcref5rwvk1aza7rtyv', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 2, 'acc_01m8mdczcref5rwvk1b2tnspjs', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 3, 'acc_01m8mdczebecp8pw80phv717g3', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 3, 1, 'acc_01m8mdczcref5rwvk19etg009e', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 3, 2, 'acc_01m8mdczcref5rwvk1bnp4bem5', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 1, 'acc_01m8mdczcref5rwvk19etg009e', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 2, 'acc_01m8mdczcref5rwvk187n6d6j6', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 3, 'acc_01m8mdczebecp8pw80phv717g3', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 5, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 5, 2, 'acc_01m8mdczcref5rwvk1b7gv43h6', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 6, 1, 'acc_01m8mdczcref5rwvk19etg009e', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 6, 2, 'acc_01m8mdczcref5rwvk1cdkagc5x', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 2, 'acc_01m8mdczfjerp8bbjymvfz92eq', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 3, 'acc_01m8mdczcref5rwvk1b2tnspjs', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 4, 'acc_01m8mdczebecp8pw80phv717g3', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 2, 'acc_01m8mdczcref5rwvk1b2tnspjs', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 3, 'acc_01m8mdczebecp8pw80phv717g3', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 2, 'acc_01m8mdczcref5rwvk1b2tnspjs', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 3, 'acc_01m8mdczebecp8pw80phv717g3', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 2, 'acc_01m8mdczcref5rwvk1b2tnspjs', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 3, 'acc_01m8mdczebecp8pw80phv717g3', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 1, 'acc_01m8mdczcref5rwvk19etg009e', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 2, 'acc_01m8mdczcref5rwvk1bta14rpk', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 3, 'acc_01m8mdczebecp8pw80phv717g3', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 1, 'acc_01m8mdczcref5rwvk18tm4krym', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 2, 'acc_01m8mdczcref5rwvk1b7gv43h6', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 3, 'acc_01m8mdczcref5rwvk1b2tnspjs', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 4, 'acc_01m8mdczebecp8pw80phv717g3', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 2, 'acc_01m8mdczcref5rwvk1b2tnspjs', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 3, 'acc_01m8mdczebecp8pw80phv717g3', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 1, 'acc_01m8mdczcref5rwvk1aza7rtyv', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 2, 'acc_01m8mdczcref5rwvk1agyp3w01', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 3, 'acc_01m8mdczcref5rwvk1a4dr5c3e', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 15, 1, 'acc_01m8mdczcref5rwvk1c248ffr4', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 15, 2, 'acc_01m8mdczcref5rwvk19n3mg88p', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 15, 3, 'acc_01m8mdczcref5rwvk19z6bh078', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 16, 1, 'acc_01m8mdczcref5rwvk1e007br6d', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 16, 2, 'acc_01m8mdczcref5rwvk18kz9t2jw', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 17, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 17, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 18, 1, 'acc_01m8mdczcref5rwvk19etg009e', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 18, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 19, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 19, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 20, 1, 'acc_01m8mdczcref5rwvk19etg009e', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 20, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 21, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 21, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 22, 1, 'acc_01m8mdczcref5rwvk19etg009e', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 22, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 23, 1, 'acc_01m8mdczcref5rwvk18tm4krym', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 23, 2, 'acc_01m8mdczcref5rwvk195n5s3n1', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 24, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 24, 2, 'acc_01m8mdczjzea2ssb6svkx33jta', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 25, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 25, 2, 'acc_01m8mdczcref5rwvk19z6bh078', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 2, 'acc_01m8mdczcref5rwvk1d7qywsdf', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 27, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 27, 2, 'acc_01m8mdczcref5rwvk1cx1fna8g', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 27, 3, 'acc_01m8mdczebecp8pw80phv717g3', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 28, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 28, 2, 'acc_01m8mdczcref5rwvk1cx1fna8g', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 28, 3, 'acc_01m8mdczebecp8pw80phv717g3', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 29, 1, 'acc_01m8mdczcref5rwvk195n5s3n1', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO journal_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 29, 2, 'acc_01m8mdczcref5rwvk1dzgpy7ac', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'acc_01m8mdcz8teab821cv6krpymg9', 1000, 1000, 2);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-02', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', 0, 12000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-02', 'acc_01m8mdcxq9ejnr9qm319nsnz27', 11000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-02', 'acc_01m8mdcz8teab821cv6krpymg9', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-03', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-03', 'acc_01m8mdcxq9ejnr9qm319nsnz27', 10000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-03', 'acc_01m8mdcz8teab821cv6krpymg9', 1900, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 0, 5000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 5000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-02', 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-20', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-20', 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-25', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-25', 'acc_01m8mdcxq9ejnr9qm2xjty18z9', 1000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-25', 'acc_01m8mdcxq9ejnr9qm32m14k8cp', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-25', 'acc_01m8mdcz8teab821cv6krpymg9', 0, 1000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-26', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-26', 'acc_01m8mdcz8teab821cv6krpymg9', 700, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-27', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 0, 6000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-27', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 6000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-27', 'acc_01m8mdcz8teab821cv6krpymg9', 0, 958, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-27', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', 6000, 5042, 2);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-28', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 0, 4000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-28', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', 4000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', 11900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'acc_01m8mdcz8teab821cv6krpymg9', 479, 1900, 2);
INSERT INTO account_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', 2521, 3000, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-01', 'acc_01m8mdczcref5rwvk195n5s3n1', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-01', 'acc_01m8mdczcref5rwvk1a4dr5c3e', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-01', 'acc_01m8mdczcref5rwvk1agyp3w01', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-01', 'acc_01m8mdczcref5rwvk1aza7rtyv', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-15', 'acc_01m8mdczcref5rwvk18tm4krym', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-15', 'acc_01m8mdczcref5rwvk1b2tnspjs', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-15', 'acc_01m8mdczebecp8pw80phv717g3', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-20', 'acc_01m8mdczcref5rwvk19etg009e', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-20', 'acc_01m8mdczcref5rwvk1bnp4bem5', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-21', 'acc_01m8mdczcref5rwvk187n6d6j6', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-21', 'acc_01m8mdczcref5rwvk19etg009e', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-21', 'acc_01m8mdczebecp8pw80phv717g3', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-22', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-22', 'acc_01m8mdczcref5rwvk19etg009e', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-28', 'acc_01m8mdczcref5rwvk18tm4krym', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-28', 'acc_01m8mdczcref5rwvk1b7gv43h6', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-30', 'acc_01m8mdczcref5rwvk18tm4krym', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-30', 'acc_01m8mdczcref5rwvk195n5s3n1', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-01', 'acc_01m8mdczcref5rwvk19etg009e', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-01', 'acc_01m8mdczcref5rwvk1cdkagc5x', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-02', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-02', 'acc_01m8mdczcref5rwvk1cx1fna8g', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-02', 'acc_01m8mdczebecp8pw80phv717g3', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-09', 'acc_01m8mdczcref5rwvk18tm4krym', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-09', 'acc_01m8mdczcref5rwvk1b2tnspjs', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-09', 'acc_01m8mdczebecp8pw80phv717g3', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-09', 'acc_01m8mdczfjerp8bbjymvfz92eq', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-10', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-10', 'acc_01m8mdczcref5rwvk19etg009e', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-16', 'acc_01m8mdczcref5rwvk18tm4krym', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-16', 'acc_01m8mdczcref5rwvk195n5s3n1', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-18', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-18', 'acc_01m8mdczcref5rwvk1d7qywsdf', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-20', 'acc_01m8mdczcref5rwvk18tm4krym', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-20', 'acc_01m8mdczcref5rwvk1b2tnspjs', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-20', 'acc_01m8mdczebecp8pw80phv717g3', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-27', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-27', 'acc_01m8mdczcref5rwvk19etg009e', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-02', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-02', 'acc_01m8mdczcref5rwvk1cx1fna8g', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-02', 'acc_01m8mdczebecp8pw80phv717g3', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-03', 'acc_01m8mdczcref5rwvk18tm4krym', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-03', 'acc_01m8mdczcref5rwvk1b2tnspjs', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-03', 'acc_01m8mdczebecp8pw80phv717g3', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-06', 'acc_01m8mdczcref5rwvk18tm4krym', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-06', 'acc_01m8mdczcref5rwvk195n5s3n1', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-12', 'acc_01m8mdczcref5rwvk18tm4krym', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-12', 'acc_01m8mdczcref5rwvk1b2tnspjs', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-12', 'acc_01m8mdczebecp8pw80phv717g3', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-16', 'acc_01m8mdczcref5rwvk18tm4krym', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-16', 'acc_01m8mdczcref5rwvk195n5s3n1', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-20', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-20', 'acc_01m8mdczcref5rwvk1dzgpy7ac', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-24', 'acc_01m8mdczcref5rwvk19etg009e', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-24', 'acc_01m8mdczcref5rwvk1bta14rpk', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-24', 'acc_01m8mdczebecp8pw80phv717g3', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-25', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-25', 'acc_01m8mdczjzea2ssb6svkx33jta', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-27', 'acc_01m8mdczcref5rwvk18tm4krym', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-27', 'acc_01m8mdczcref5rwvk1b2tnspjs', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-27', 'acc_01m8mdczcref5rwvk1b7gv43h6', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-27', 'acc_01m8mdczebecp8pw80phv717g3', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk18kz9t2jw', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk195n5s3n1', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk19n3mg88p', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk19z6bh078', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk1c248ffr4', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-31', 'acc_01m8mdczcref5rwvk1e007br6d', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', '2025-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', '2026-03', 5000, 16000, 4);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', '2026-04', 11900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xjty18z9', '2026-03', 1000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', '2026-03', 56000, 50000, 3);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', '2026-02', 0, 22000, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', '2026-03', 0, 700, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', '2025-03', 0, 6000, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', '2026-03', 4000, 5000, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', '2025-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', '2026-03', 0, 5000, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', '2026-04', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm306yrrq4k', '2025-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm306yrrq4k', '2026-03', 5000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm319nsnz27', '2026-02', 21000, 0, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm32m14k8cp', '2026-03', 6000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcz8teab821cv6krpymg9', '2025-03', 1000, 1000, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcz8teab821cv6krpymg9', '2026-02', 2900, 1900, 3);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcz8teab821cv6krpymg9', '2026-03', 700, 1958, 3);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcz8teab821cv6krpymg9', '2026-04', 479, 1900, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', '2026-03', 6000, 5042, 2);
INSERT INTO account_months VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', '2026-04', 2521, 3000, 2);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk187n6d6j6', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk18kz9t2jw', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk18tm4krym', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk18tm4krym', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk18tm4krym', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk195n5s3n1', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk195n5s3n1', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk195n5s3n1', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk19etg009e', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk19etg009e', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk19etg009e', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk19n3mg88p', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk19z6bh078', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1a4dr5c3e', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1agyp3w01', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1aza7rtyv', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1b2tnspjs', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1b2tnspjs', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1b2tnspjs', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1b7gv43h6', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1b7gv43h6', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1bnp4bem5', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1bta14rpk', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1c248ffr4', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1cdkagc5x', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1cx1fna8g', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1cx1fna8g', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1d7qywsdf', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1dzgpy7ac', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk1e007br6d', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczebecp8pw80phv717g3', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczebecp8pw80phv717g3', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczebecp8pw80phv717g3', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczfjerp8bbjymvfz92eq', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczjzea2ssb6svkx33jta', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 1795981473513, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'organisation.create', 'org_01m8mdcxq9ejnr9qm3374t25tq', NULL, '{"id":"org_01m8mdcxq9ejnr9qm3374t25tq","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:33.513Z","updated_at":"2026-11-29T19:44:33.513Z","version":1}', X'D1CD378A27FAB5851208A5192A807AAD320DC15E6C9477AAA987F249D6F853FE', X'2A2D3699D69DFFF946AD17F091F72AC98267251D50BABE044593F3F5F134FF4C');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 1795981475098, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'account.create', 'acc_01m8mdcz8teab821cv6krpymg9', NULL, '{"id":"acc_01m8mdcz8teab821cv6krpymg9","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.098Z","updated_at":"2026-11-29T19:44:35.098Z","version":1}', X'6D5983B5BFA1E1E2AB40FA2CC0EDA985E792E13802E4CC2E25144E4913B902EB', X'9F8420CCC8D236342B0DD7BB71B7AC4FBBCC01A6C6EA82E7C1E40456DB35BD69');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 3, 1795981475138, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_account.create', 'bac_01m8mdcza2e2a8zs5z8bqz2pxz', NULL, '{"account_id":"acc_01m8mdcxq9ejnr9qm2xnfqm6sa","account_number":null,"created_at":"2026-11-29T19:44:35.138Z","currency":"GBP","iban":null,"id":"bac_01m8mdcza2e2a8zs5z8bqz2pxz","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.138Z","version":1}', X'AA02D21F59DDD2DF8E9AE4AB644896D1E24093A149B3F101846A241A6EBEA3C2', X'AF9CDBA9C7FE2DDFA0FDA2298ABCB7923636CAA785A80C0C692F3EE082B62715');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 4, 1795981480006, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'E27DA90A38C2EED0581CF0CF6E84FF6DA9F695022D4C697167732DADB3983C05', X'8D2632A74F0D2BA9D2A72EBBBE8F3E9D80D96C310AA20FACB4EA2A975DC1B0BA');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 1795981480065, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', X'B506C5A5CF3380687063E0FB441D5862E75D87D25FFAF1A3B47A6AA8B1B526CF', X'E733877B256279D94FFA261ADD52FE806CAE4B49D4D6E89A539A991B1C57EFCE');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 6, 1795981480075, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd44beab9ey38fpf9dc7s', NULL, '{"sequence":1,"total":120.00}', X'675792FF9E56C8BF4E65DFBF6F9FAAC451EEB0B3DC4CCD56A1505DFB14B6966A', X'');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 7, 1795981480156, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd46webmvzq2knpnqb5d7', NULL, '{"sequence":2,"total":119.00}', X'83B16816BBBB95ED9F8FC50BE0D052DAAAD242BD7F27D3D202C9C0F5BB91B92A', X'');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 1795981480171, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'organisation.update', 'org_01m8mdcxq9ejnr9qm3374t25tq', '{"id":"org_01m8mdcxq9ejnr9qm3374t25tq","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:33.513Z","updated_at":"2026-11-29T19:44:33.513Z","version":1}', '{"id":"org_01m8mdcxq9ejnr9qm3374t25tq","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:33.513Z","updated_at":"2026-11-29T19:44:40.171Z","version":2}', X'077D165C6554DFD70FB177E35CD89F5C30C5D49AAF52362599213EF507765288', X'A7B72E7649A92B3419BBFC40F42012089378E47A3AE5B0663AE36E774C91DE59');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 9, 1795981480204, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.create', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mdcza2e2a8zs5z8bqz2pxz","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T19:44:40.204Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mdd48ce9ttjxn8tfygyqxm","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T19:44:40.204Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'FDEEAB4E2F860A9C0783ED66055BF155E97921CB670A39FE093AEFC117E60902', X'1ECD0BE4F28D04073D477DFE94BCA9146A7A2EA526CE7E33B44EE4D728137261');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 1795981480270, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd4aeebyrb10ja99t38c6', NULL, '{"sequence":3,"total":500.00}', X'C076D38F32E55563576886841BAA72D0BF6A5A288EC3E1ABC6E0EAE3C7D4CAA8', X'');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 1795981480293, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', NULL, '{"journal_id":"jnl_01m8mdd4aeebyrb10ja99t38c6","way":"match"}', X'E72A3D5F6F4D1982EB5901CB8D0DC6604AA65AA400A261FD1B0700149CB2CBC7', X'9087B66F5EA7CD94A1FD05E6133C15845C109ECC491C65B65A4689AD8F576CF3');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 1795981480351, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.void', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', '{"journal_id":"jnl_01m8mdd4aeebyrb10ja99t38c6"}', '{"reason":"matched in error"}', X'A20F4448BC05AC645251BCA91CCB342AF0A6060ABFF27C6D9CD0125AE31C0602', X'6E98D640755F0B363FAA813055A99AD8719AF3F2FC40B6BD4BF5C0262CB57FC8');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 13, 1795981480363, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.reverse', 'jnl_01m8mdd4aeebyrb10ja99t38c6', NULL, '{"reversed_by_journal_id":"jnl_01m8mdd4dbepzsfwhvqw9jc7ge","total":500.00}', X'5B76DC275E0ED01D5536C2941BB15F5AFDD226F8A4F6CF7C52E62276B9F2C3F5', X'');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 14, 1795981480411, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdd4eve4trdb13mcbcf2rq', NULL, '{"id":"con_01m8mdd4eve4trdb13mcbcf2rq","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:40.411Z","updated_at":"2026-11-29T19:44:40.411Z","version":1}', X'422E72A29E5089EBF534ECB39C6752D39517F2B3D85BAA2FB3648F01B6BB81F2', X'F18BE47A7352EFA4B6A04BC724609CAFB39803377881BFC37BCE08DAFD527014');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 15, 1795981480453, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd4g5e61svk3pg8me8wf8', NULL, '{"id":"inv_01m8mdd4g5e61svk3pg8me8wf8","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mdd4eve4trdb13mcbcf2rq","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mdd4g5e61svk3pgcxaw2dh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:40.453Z","updated_at":"2026-11-29T19:44:40.453Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdcxq9ejnr9qm2zjd19xfh","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'0CEB993C8478FCC7C5245554E68E657DB0E667179BF6C0986EFB3DF7889D9480', X'D1CE0ED42DDD4F538936CEE6A71EB3157CF78FCEA909FE26DD6BCD76D689EB55');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 16, 1795981480505, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.write_off', 'inv_01m8mdd4g5e61svk3pg8me8wf8', NULL, '{"account_id":"acc_01m8mdcxq9ejnr9qm32m14k8cp","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mdd4hsewj97cez0t9j77jx","reason":"In liquidation"}', X'7862F1AB5975A577EA582C77425C22A8B53110F09B47C0FD9B0C2A6AF2B18602', X'79CFA69D6C95EE0A750268E1E74FDA47F1DEA5135F93C9AD62398C0EA4086C9B');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 17, 1795981480552, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', NULL, '{"id":"inv_01m8mdd4k7esmt5zcwx2bmgmkz","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mdd4eve4trdb13mcbcf2rq","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mdd4k7esmt5zcwx5hxkw08","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:40.552Z","updated_at":"2026-11-29T19:44:40.552Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdcxq9ejnr9qm306yrrq4k","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', X'B95B779F631AA7484C8DCB41CE3B9F9345EAC9067160EC94B0D43119F37F9B8E', X'55E9BDD39F75616191688B5935A8544DB282611CDE2386A20560C8661AB410D0');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 18, 1795981480569, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.repay_input_vat', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mdd4kse4rtwxv8bxjdge5z","reason":null,"vat":10.0}', X'F888AAAB5F23E3311D70DD65EEEE3BA433AE6D618B1845205393CAFD97B5CF3B', X'C1E1E8D1C8351CBBBF9D199A869362FD2C92FC18F99AF11E555992A01BAFBB1C');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 19, 1795981480655, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'vat_return.create', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', NULL, '{"id":"vrt_01m8mdd4pfeqtrt1zsj0jaa7vj","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:40.655Z","updated_at":"2026-11-29T19:44:40.655Z","version":1}', X'A234A486C4AD823A69626A40508A0CAB96FD86013172810E9F318FD70F188D23', X'B19C301B499C308737D0559E307EB290B5849CF85EA3BDCB0A0F96FAB52EB049');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 20, 1795981480724, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'vat_return.finalise', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', NULL, '{"id":"vrt_01m8mdd4pfeqtrt1zsj0jaa7vj","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:40.724Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:40.655Z","updated_at":"2026-11-29T19:44:40.724Z","version":2,"last_sequence":8}', X'70FE28EDA6F630235C78E5779B239D92649B4260B1BE164C8AAF03A6732C0736', X'CA8C153C77DCB312BBF720E3B4ECB350AADB0C355F21645FC1D4CB330565A444');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 21, 1795981480734, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd4rye3vr506q10xc4njt', NULL, '{"sequence":9,"total":7.00}', X'A7A074B04E4E093FFCAE2A5046C16BCB660FA7C54B8B08CD14DEB2546F9C3057', X'');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 22, 1795981480752, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'vat_return.pay', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', NULL, '{"journal_id":"jnl_01m8mdd4rye3vr506q10xc4njt"}', X'07C2B6B33837F3A1CF4D92D7952C16B19A5A43FE68FCBFA6116A789433F0F1CB', X'C95DA0C1E45829060E8C57FA0C4A6AF6C90FF15E67E6AECC48298BE4C5D845F9');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 23, 1795981480783, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'account.create', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', NULL, '{"id":"acc_01m8mdd4tfemxvsxp5dvbgy1vy","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:40.783Z","updated_at":"2026-11-29T19:44:40.783Z","version":1}', X'D08DFCF56E98C39691097C6C1D9CE849F2A0D19BF3AC896F24A97A452530E10A', X'61CADEA5CECE3BE38FCD2DB191FC9CCDEDFB12C2E3051DE055F8B1AAEA759A69');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 24, 1795981480797, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdd4txe69sqcxkw4dcv7my', NULL, '{"id":"con_01m8mdd4txe69sqcxkw4dcv7my","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:40.797Z","updated_at":"2026-11-29T19:44:40.797Z","version":1}', X'E2EA21960AA1EA1003CF0B6263BC71AB179488FAEA95EF675CF73EFA471F33F5', X'1F85416EA4CF83FCFD37B7229E659DC88F85FFA4CDFC001919CACCE604B7A9A9');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 25, 1795981480819, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd4vkebvbdafavr7rzb03', NULL, '{"id":"set_01m8mdd4vkebvbdafavr7rzb03","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd4txe69sqcxkw4dcv7my","contact_name":"Oak","bank_account_id":"bac_01m8mdcza2e2a8zs5z8bqz2pxz","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8mdd4vkebvbdafavxe8ww69","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:40.819Z","updated_at":"2026-11-29T19:44:40.819Z","version":1}', X'C34F065C178F35DDE00973DE044CFDE551AF3759BEFA755A5A47DFD0DC8C02C8', X'EA5E8584CCF1156C280BE4BCF3AACEDC2B44147381C094A3C1BDDFC3747B452B');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 26, 1795981480905, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd4y9e84a00zcv6m32df1', NULL, '{"id":"inv_01m8mdd4y9e84a00zcv6m32df1","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdd4txe69sqcxkw4dcv7my","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mdd4y9e84a00zcvaw4q22t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:40.905Z","updated_at":"2026-11-29T19:44:40.905Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mdcxq9ejnr9qm2zjd19xfh","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', X'8CC47981290E1F17E3BB0F5EBC2C19E6213D61ED274C67D6818485EEF21616F3', X'19ACF7F2C615FB64A3F93659A49468529DB9324797776564275889DCB85DBA05');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 27, 1795981480926, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.allocate', 'set_01m8mdd4vkebvbdafavr7rzb03', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mdd4y9e84a00zcv6m32df1"}]}', X'B752917888674D38259569351F7090EE8819718A5CE0DABE0E77CA455E12723C', X'0C862CA3EC5D9E4C7F0F25DE5A66A471CB34149F0AFA0ACE375837730C9EFDD0');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 28, 1795981481020, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdd51wessbcdsss02jjgm1', NULL, '{"id":"con_01m8mdd51wessbcdsss02jjgm1","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:41.020Z","updated_at":"2026-11-29T19:44:41.020Z","version":1}', X'E9F1E1C72B333CF286686A2E41990FA5A2EAE7E5638C7B2015A24559616AAABD', X'540AB9619799C9D30BD06A7AF850A13A8C6B4AB0DA6DD31B12F1ED7DE519ECB9');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 29, 1795981481039, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd52feakt1n33hwz7t5jp', NULL, '{"id":"inv_01m8mdd52feakt1n33hwz7t5jp","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mdd51wessbcdsss02jjgm1","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mdd52feakt1n33j1gdx2d5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:41.039Z","updated_at":"2026-11-29T19:44:41.039Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdcxq9ejnr9qm2zjd19xfh","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'FB468372904A8CA59120CA5A7478AB22D6D4369FE838A2186D5B156994CD9070', X'5CBBC8F6377C5A600DCF406B701F4646402B8D444D077BDC5DE3315B4188C6E7');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 30, 1795981481063, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd537ec99d7kst4wga2zm', NULL, '{"id":"inv_01m8mdd537ec99d7kst4wga2zm","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mdd51wessbcdsss02jjgm1","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mdd537ec99d7kst9byye4s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:41.063Z","updated_at":"2026-11-29T19:44:41.063Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdcxq9ejnr9qm306yrrq4k","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', X'B521D6D31B1B0655DA6C81B6D0FAD17EB34B2DDFD6DF77947F8E5B1561D2F6BD', X'68FA5844008140F6F3768CA8A48E9914FEA6AB0DF6672A9DE7F2F558B07991E5');
INSERT INTO audit_events VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 31, 1795981481101, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contra.create', 'ctr_01m8mdd54dezmsvv0x19zxh299', NULL, '{"id":"ctr_01m8mdd54dezmsvv0x19zxh299","status":"posted","contact_id":"con_01m8mdd51wessbcdsss02jjgm1","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"allocations":[{"id":"alc_01m8mdd54dezmsvv0x1hv5wckf","invoice_id":"inv_01m8mdd52feakt1n33hwz7t5jp","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mdd54dezmsvv0x19zxh299","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T19:44:41.101Z"},{"id":"alc_01m8mdd54dezmsvv0x1hv5wckg","invoice_id":"inv_01m8mdd537ec99d7kst4wga2zm","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mdd54dezmsvv0x19zxh299","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T19:44:41.101Z"}],"journal_id":"jnl_01m8mdd54dezmsvv0x1dcxf4f7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:41.101Z","updated_at":"2026-11-29T19:44:41.101Z","version":1}', X'E65AC8A4E3BB4C60E19502E9A384B8197A3EEE70884C7CD62F5AC1EC698F9C95', X'F1D7AA2CDCBFC8578EA3A6C681CA31ED1B1168850D6465CE3322EBBC84E1050A');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 1795981475224, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'organisation.create', 'org_01m8mdczcref5rwvk1em2ecpdf', NULL, '{"id":"org_01m8mdczcref5rwvk1em2ecpdf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.224Z","updated_at":"2026-11-29T19:44:35.224Z","version":1}', X'D769E012E7286C4D47D1C73D8B3580F13974D69BA0A3A65747922B56C61A21C1', X'C85B25B0DCAE2B05EB388F1530387F2379BA9A4B32D4606CDD31BD8ED49348D3');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 1795981475275, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'account.create', 'acc_01m8mdczebecp8pw80phv717g3', NULL, '{"id":"acc_01m8mdczebecp8pw80phv717g3","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.275Z","updated_at":"2026-11-29T19:44:35.275Z","version":1}', X'CD327F99E788DEC14AC18C512DD96514433740299A59A70982B9674DA95AF502', X'9CA49133F152D6EB864DBEA1505CD8A9669217B7C3C2A1ED3A4671025249D9E2');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 3, 1795981475314, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'account.create', 'acc_01m8mdczfjerp8bbjymvfz92eq', NULL, '{"id":"acc_01m8mdczfjerp8bbjymvfz92eq","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.314Z","updated_at":"2026-11-29T19:44:35.314Z","version":1}', X'3E8F7EBF7D97474BD644873B7B35BB7C9F257E03AD9C253BE588EB39150AE54B', X'EC9056BFC08FFA25D7E0FF62089D7E16F2D5C3E1C4226B28D748CA52DA92CBE2');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 1795981475366, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_account.create', 'bac_01m8mdczh6emka713494fgw9sj', NULL, '{"account_id":"acc_01m8mdczcref5rwvk195n5s3n1","account_number":null,"created_at":"2026-11-29T19:44:35.366Z","currency":"GBP","iban":null,"id":"bac_01m8mdczh6emka713494fgw9sj","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mdczh6emka71349feqgmwh","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.366Z","version":1}', X'8F062ACA480D20102344402DA7E700622376DDD95EB7199CC2BC611B7994EEAF', X'5BB9AF8526A11B8D4047E73D5C0C16B6EECB468E7BE1EE117262F4CAEACACF70');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 5, 1795981475423, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'account.create', 'acc_01m8mdczjzea2ssb6svkx33jta', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T19:44:35.423Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8mdczjzea2ssb6svkx33jta","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T19:44:35.423Z","version":1}', X'C68547D0DFC773786152175C01EE219638F9FC68D667CE5E150C26F00F48801B', X'0CBDF3629814545209D9E27CBE53BE7B8C366531F14323978900720740FD8E5E');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 6, 1795981475423, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_account.create', 'bac_01m8mdczjzea2ssb6svezdeefp', NULL, '{"account_id":"acc_01m8mdczjzea2ssb6svkx33jta","account_number":null,"created_at":"2026-11-29T19:44:35.423Z","currency":"GBP","iban":null,"id":"bac_01m8mdczjzea2ssb6svezdeefp","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.423Z","version":1}', X'62168980640F872A7CC315AB9308F580D9B4F81CF81E82C9C0063575641AA3D4', X'38C6F954E2C45882D9CA9249D1278BFB9F5542E5E1E57FDC99C9155F67715F84');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 1795981475463, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczm7egjbcyy83faeqvmy', NULL, '{"id":"con_01m8mdczm7egjbcyy83faeqvmy","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.463Z","updated_at":"2026-11-29T19:44:35.463Z","version":1}', X'EC0B003E89C86B29A69DE32923D414F0239E9BBC6DAC61871FE5AC6ABABB09CA', X'DD500E8115075EB7BCF48834C86D4FAE50999D36770C09776D80CB3C67093A75');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 1795981475510, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdcznpexj89nzq2c3913kj', NULL, '{"id":"con_01m8mdcznpexj89nzq2c3913kj","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.510Z","updated_at":"2026-11-29T19:44:35.510Z","version":1}', X'8ABC76B768FFF712533D109925A55A1F2BFCC814736C271C7DA0DEBFE393FD59', X'DF6889BBA7F431AB2C23C5C499FE85E12A410D15056CF6E4CDB3931C4C010DB1');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 1795981475550, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczpyekq8t0rdtzkktzfn', NULL, '{"id":"con_01m8mdczpyekq8t0rdtzkktzfn","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.550Z","updated_at":"2026-11-29T19:44:35.550Z","version":1}', X'EA9B1F09CF752317868A41CD5CE36A48D36DEA1556B3917CF02A1F2D76A55319', X'F39EBF571EC43DEC5D91595336497EB52C437E970164F51D0C98C82542A63B79');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 1795981475590, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczr6exbs449f014cw0m0', NULL, '{"id":"con_01m8mdczr6exbs449f014cw0m0","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.590Z","updated_at":"2026-11-29T19:44:35.590Z","version":1}', X'B03304CACD242D8BCED62AC97DA107BBA43C23DACB6FBB282FFD158AF7C19E9C', X'0A598FE27D800DF630507DC65A7AC8F0DF48886EBC1925A056A2104946EEFA40');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 1795981475638, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczspeezrz11fg2drqxah', NULL, '{"id":"con_01m8mdczspeezrz11fg2drqxah","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.638Z","updated_at":"2026-11-29T19:44:35.638Z","version":1}', X'81138AB1F93680D33F15C3960D3ED5B032050ECD9840D1F61AF5FBF8E9101D0B', X'179F695F173FDCD07DF8EF9F5C0D2DC29206D892BB8145E20D6FB7DAB0EE0B35');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 1795981475692, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczvce4d8we47jv8555ms', NULL, '{"id":"con_01m8mdczvce4d8we47jv8555ms","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.692Z","updated_at":"2026-11-29T19:44:35.692Z","version":1}', X'A5FD075E53979FF074D00D06E670F3F5DE112B61429AA1675756CC1D76F743B9', X'B286BC6ABBA8D590DBC225B31C1C7BBF5D5F7DCD364F50C172485AE98703EBA7');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 1795981475723, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'contact.create', 'con_01m8mdczwbennbdy58x38y4vs1', NULL, '{"id":"con_01m8mdczwbennbdy58x38y4vs1","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.723Z","updated_at":"2026-11-29T19:44:35.723Z","version":1}', X'8408F9908E226057B9749ACB5EF5C2CAD7D7000D251E698B5CCD20454D9CBCB3', X'E335ECC2B002AF41100F24A15CB9192A28AE44495D7B888D03DA782CB0B4A356');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 1795981475804, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdczywe6xv6akvzws4n0f5', NULL, '{"id":"inv_01m8mdczywe6xv6akvzws4n0f5","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mdczywe6xv6akw00vek8cy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.804Z","updated_at":"2026-11-29T19:44:35.804Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', X'611608BD5151158038202B4948A963CA8E0008A048E0369AEAB6D9977A0A4954', X'EEEB6A50E77CD6D642FDDD4EAA92C7B2F3AD08FEA6A55B6D40044E0BC9BECFBC');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 15, 1795981475825, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdczzhevr9qg4mvdc9912c', NULL, '{"id":"inv_01m8mdczzhevr9qg4mvdc9912c","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mdczr6exbs449f014cw0m0","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mdczzhevr9qg4mvk0c8zrf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.825Z","updated_at":"2026-11-29T19:44:35.825Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1bnp4bem5","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', X'0C139FF18A9949529C7B2F69C8AC2E6B812CB7F844688C0E5E83523FB9D971FF', X'85A966356ED5D7C075B79EE9429EE5315215FE931487D47780A2928CFC5D86F3');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 16, 1795981475836, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdczzwe7qbyfh83xtjr6af', NULL, '{"id":"inv_01m8mdczzwe7qbyfh83xtjr6af","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mdczspeezrz11fg2drqxah","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mdczzwe7qbyfh8431pfrh5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.836Z","updated_at":"2026-11-29T19:44:35.836Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk187n6d6j6","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', X'F24F54CCFA78A1CA741940583D92263F57BD8A9327BE72EC6FD70378EA578666', X'42D979E1287FC19D3F45E84750C42E644BE5DEB27718D873B7F7190086D34A26');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 17, 1795981475853, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd00dejxvhyzmz5zg1m61', NULL, '{"id":"inv_01m8mdd00dejxvhyzmz5zg1m61","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mdd00dejxvhyzmzad1ar4s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.853Z","updated_at":"2026-11-29T19:44:35.853Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b7gv43h6","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', X'71E7CCEA637D43ADF848A5D3CD49171A8FCB2BACF46E952A9ED982345BD3BCA9', X'8BBDFE6ABFDD222E09699DCED7A1A87B4BB1F3712E53033A3248B379F899BFB1');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 18, 1795981475874, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd012ec9rmtwkcrd2h06p', NULL, '{"id":"inv_01m8mdd012ec9rmtwkcrd2h06p","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mdczvce4d8we47jv8555ms","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mdd012ec9rmtwkcyky7q0z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.874Z","updated_at":"2026-11-29T19:44:35.874Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1cdkagc5x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', X'82F46C2053B7CB0A1BEBC3FF70E10A6660CECCC278D16ADC8280AA384FC6B9B3', X'278E86B8C3491D936B5A553586666F6D91615F15A434161AB3A5393EC8BB571D');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 19, 1795981475887, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', NULL, '{"id":"inv_01m8mdd01fe31t9bj1h8xrdsr9","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mdcznpexj89nzq2c3913kj","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mdd01fe31t9bj1hff3qm51","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.887Z","updated_at":"2026-11-29T19:44:35.887Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mdczfjerp8bbjymvfz92eq","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', X'DB930F15DF24A85B322B932D0C7FD960E570CF947B9627B50ADDD5810417783A', X'ABDC2129E028E9B8647EBDBDFED1E45FA413833DAE8C103680427A8A640AC57D');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 20, 1795981475896, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd01retr8j20tsq9h2gqn', NULL, '{"id":"inv_01m8mdd01retr8j20tsq9h2gqn","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mdd01retr8j20tsts84mga","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.896Z","updated_at":"2026-11-29T19:44:35.896Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', X'311FC8B9924FE7DEAD7F599A1719F147490A2B355B4A2B2AE37FCAA059BC6463', X'AF8554CF4842CB2273DBC39F1C0A2BA2E95F34E111782FD50318414183D26C77');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 21, 1795981475908, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd024ezbrw0jckprk4xq3', NULL, '{"id":"inv_01m8mdd024ezbrw0jckprk4xq3","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mdd024ezbrw0jckvbrawp2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.908Z","updated_at":"2026-11-29T19:44:35.908Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', X'6B2439FBD3A4D2F238ECB7206C3837C251DA5FD6DC16530A366352F3ED858970', X'65BE1F1D142B523FD9024376130300A12A43205A7BCC5CC9C5B4B9FF19108306');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 22, 1795981475920, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd02gedgr8yt7px79shpr', NULL, '{"id":"inv_01m8mdd02gedgr8yt7px79shpr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mdd02gedgr8yt7q2ej8c8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.920Z","updated_at":"2026-11-29T19:44:35.920Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', X'2BEA2A72BF7BA8F6D4E3591593C66777307555E21769C9D293DC28AA9CD97C18', X'7C230A2040AC125C726D1B2A9BEF53F91B3CB4FFEF3CDC6CA4EAE6F4A8620418');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 23, 1795981475944, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd038e1drh6trp24rn5ty', NULL, '{"id":"inv_01m8mdd038e1drh6trp24rn5ty","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mdczwbennbdy58x38y4vs1","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mdd038e1drh6trp7900m8q","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.944Z","updated_at":"2026-11-29T19:44:35.944Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1bta14rpk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', X'0B4F2DE84DF09D508E2F6410FC75D2166B30A0EBAB93536201B7943A0EEABC9D', X'2720029DE98CAE274A72DE29C8FE798338C05886F5F6E11B6414E5B9A1E322BC');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 24, 1795981475959, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.create', 'inv_01m8mdd03qeh99w936rr5nnv55', NULL, '{"id":"inv_01m8mdd03qeh99w936rr5nnv55","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mdd03qeh99w936rxgrhr5k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:35.959Z","updated_at":"2026-11-29T19:44:35.959Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b7gv43h6","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczcref5rwvk1b2tnspjs","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', X'D083D8BD24A32CA8B7C374DFE64DDD6C1EAB8E9604F5AB8915FC44253581667D', X'7D0B37E767DC57E9A8C8F94694F58746EFF0C2EDD7D63217893F04CF952DFEE1');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 25, 1795981475999, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.void', 'inv_01m8mdd024ezbrw0jckprk4xq3', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mdd04zeqjsewv1t86kdz65"}', X'A92BED363FB7B23393169B45F9A7FEFDFFBDDF8943A03728953E3699460053E4', X'3C3B159C7A3EA9F542384DC16BAF6C46C08A74D6E5156377EFB39DE496D1A77A');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 1795981476059, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'invoice.allocate', 'inv_01m8mdd02gedgr8yt7px79shpr', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mdd01retr8j20tsq9h2gqn"}]}', X'A6D12D1A0A76BDAE063C9852B63D5190AA4F217B793054F95E9B5028821AD882', X'22226726E6C50FE8C42A77F5DFAB5C26A00817F8B74D332DC6DF6112A97140EA');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 27, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd09eedkth6tekytax3m6', NULL, '{"sequence":14,"total":10000.00}', X'49648F619D8C82122C5E37DCFD153CA87DC2A528E702994E0789F607A5852E86', X'');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 28, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd09fe6n85t478rrfkw70', NULL, '{"sequence":15,"total":1000.00}', X'00B1596EBE8217D60F6CB2155F31B638D65689D76A91B306A28328F16CD849E5', X'');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 29, 1795981476143, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'journal.post', 'jnl_01m8mdd09fe6n85t47910syd8m', NULL, '{"sequence":16,"total":74.92}', X'1539BAA4389359CEC78C0EA58206AF57195BFB37FB6406D32FB1F885C00EADAA', X'');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 30, 1795981476203, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd0bbeqw9g6cfqr4ak5qd', NULL, '{"id":"set_01m8mdd0bbeqw9g6cfqr4ak5qd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdcznpexj89nzq2c3913kj","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0bbeqw9g6cfr2kp3ekh","invoice_id":"inv_01m8mdd01fe31t9bj1h8xrdsr9","invoice_number":"INV-0003","settlement_id":"set_01m8mdd0bbeqw9g6cfqr4ak5qd","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T19:44:36.203Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mdd0bbeqw9g6cfqzqac1zn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.203Z","updated_at":"2026-11-29T19:44:36.203Z","version":1}', X'0293500301D653A2C500A99FAC1183716EED144A4C28CE64770BCF13E4044086', X'253C9157C39CDD6D0D9721E9AD86F77BFA97D0F6C6AAF7005D1F9F013AB1AD50');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 1795981476259, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transactions.import', 'bac_01m8mdczh6emka713494fgw9sj', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'A9CCE0668938ED5A082BCD0796639E35A51621A76BC56E94C4CA95BB338701A5', X'2B7CF59EE85325E418E5A367ECEEA9BA7BCE31B893393DF2D2B87C86C497CF14');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 32, 1795981476390, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd0h6e1ca0yj6e5z0tkd7', NULL, '{"id":"set_01m8mdd0h6e1ca0yj6e5z0tkd7","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdczspeezrz11fg2drqxah","contact_name":"Techbarn","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0h6e1ca0yj6e5z0tkd7","invoice_id":"inv_01m8mdczzwe7qbyfh83xtjr6af","invoice_number":"TB-0117","settlement_id":"set_01m8mdd0h6e1ca0yj6e5z0tkd7","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T19:44:36.390Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19am5wm44d0","journal_id":"jnl_01m8mdd0h6e1ca0yj6e5z0tkd7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.390Z","updated_at":"2026-11-29T19:44:36.390Z","version":1}', X'869B63D18F07D25DB3775F3B880EB5A2A2D125A20E767CCF447A5D30CE3A4D3F', X'4E23360EA6EBFFA1E2AA242951CF1EA93D8FC6B0738EE2C20A54FA3FEB819C3D');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 33, 1795981476390, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19am5wm44d0', NULL, '{"journal_id":"jnl_01m8mdd0h6e1ca0yj6e5z0tkd7","way":"allocations"}', X'5B7101930AB280797461A93C5DE1BD5BA096BC79EE95DA3E7FCDA4953762E026', X'B0069D9DE1336F4EF67F0FF2BABAFC36C101D4157E371A9C5206C3C74DF626D5');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 34, 1795981476533, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd0nneeybk62jzgjhme1t', NULL, '{"id":"set_01m8mdd0nneeybk62jzgjhme1t","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0nneeybk62jzgjhme1t","invoice_id":"inv_01m8mdczywe6xv6akvzws4n0f5","invoice_number":"INV-0001","settlement_id":"set_01m8mdd0nneeybk62jzgjhme1t","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T19:44:36.533Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19am82cehtg","journal_id":"jnl_01m8mdd0nneeybk62jzgjhme1t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.533Z","updated_at":"2026-11-29T19:44:36.533Z","version":1}', X'C22186C1E568CFCB2C35080D9FCD782ACCAC89E991A8C5DF3C20848CC6227747', X'C97EC2648C1E2A7CDAB8CF7AC5C1D6FFE3FCE83388AA9ED820BEFA057D7A0BF2');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 35, 1795981476533, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19am82cehtg', NULL, '{"journal_id":"jnl_01m8mdd0nneeybk62jzgjhme1t","way":"allocations"}', X'E3071BB17B3D690D82A35B78E1F14FD2470E5768EB61D96C01F3190ABA800C44', X'C62F6CD5A1222613C6226D32D44CB6D36F5433A4274C9F2314ED11E645C8DB11');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 36, 1795981476669, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd0sxexd95mv26a7k3dmb', NULL, '{"id":"set_01m8mdd0sxexd95mv26a7k3dmb","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdczvce4d8we47jv8555ms","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0sxexd95mv26a7k3dmb","invoice_id":"inv_01m8mdd012ec9rmtwkcrd2h06p","invoice_number":"HL-33","settlement_id":"set_01m8mdd0sxexd95mv26a7k3dmb","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T19:44:36.669Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19amjac1rch","journal_id":"jnl_01m8mdd0sxexd95mv26a7k3dmb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.669Z","updated_at":"2026-11-29T19:44:36.669Z","version":1}', X'FE0B2D39FBD33EEB66A92177622AC1F791EAEA3A3221242CA320E057735BA04B', X'643E5DBFE53F264E65ED751F3128C6FFF1C247384767E5274895E6F578E06789');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 37, 1795981476669, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19amjac1rch', NULL, '{"journal_id":"jnl_01m8mdd0sxexd95mv26a7k3dmb","way":"allocations"}', X'86940E495F47DB6FFD72580B37E4F4805674F23D4901569C83BC14158E77E9C0', X'B2C7698EDB9BC3671F78CE6B74550E3FED3D8473C623D38B88A1E248274C3448');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 38, 1795981476843, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd0zbe739qf73xkzj9cmd', NULL, '{"id":"set_01m8mdd0zbe739qf73xkzj9cmd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdczm7egjbcyy83faeqvmy","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd0zbe739qf73xkzj9cmd","invoice_id":"inv_01m8mdczywe6xv6akvzws4n0f5","invoice_number":"INV-0001","settlement_id":"set_01m8mdd0zbe739qf73xkzj9cmd","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T19:44:36.843Z"},{"id":"alc_01m8mdd0zbe739qf73xkzj9cme","invoice_id":"inv_01m8mdd00dejxvhyzmz5zg1m61","invoice_number":"INV-0002","settlement_id":"set_01m8mdd0zbe739qf73xkzj9cmd","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T19:44:36.843Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19amnzpxdbn","journal_id":"jnl_01m8mdd0zbe739qf73xkzj9cmd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.843Z","updated_at":"2026-11-29T19:44:36.843Z","version":1}', X'66B99FF95A7237453C9738A00BE135961C6A5C0C24036E2E66AF2B2F5304169D', X'C00BDF15E04596F8D8F427FB213B0492DDBABC047F9FC9DD868507E136ACB926');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 39, 1795981476843, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19amnzpxdbn', NULL, '{"journal_id":"jnl_01m8mdd0zbe739qf73xkzj9cmd","way":"allocations"}', X'15931C4404D73A46910BC78007E524F5C2A5C14F78D6B1238393AC0DBE70D432', X'01B0AD22DC5CA5835F7F34EB0B27B30E867C202F1E2D01F69FE2E27EC5851E25');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 40, 1795981476956, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd12wegj9hy1yamefb4hr', NULL, '{"id":"set_01m8mdd12wegj9hy1yamefb4hr","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdczr6exbs449f014cw0m0","contact_name":"Printwell","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd12wegj9hy1yamefb4hr","invoice_id":"inv_01m8mdczzhevr9qg4mvdc9912c","invoice_number":"PX-881","settlement_id":"set_01m8mdd12wegj9hy1yamefb4hr","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T19:44:36.956Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19amwh8t0p6","journal_id":"jnl_01m8mdd12wegj9hy1yamefb4hr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.956Z","updated_at":"2026-11-29T19:44:36.956Z","version":1}', X'A8C8E08B5BE087A6E06D03278B0A8A64E988A3A79E200DDD7F1DEEA324FC6518', X'13D29C3EF8A37C8DAAB7E4F1EF326801AD7E2E11256B9E587AF7A7F4B90416DC');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 41, 1795981476956, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19amwh8t0p6', NULL, '{"journal_id":"jnl_01m8mdd12wegj9hy1yamefb4hr","way":"allocations"}', X'42DE62672370BFDB1BAE4EFA9DA23060C576CEE800B9398FE116A76CCB57BBAC', X'BD56F23464FC4F0EF6DA39DEF51254AEB8D93EBAF7535EBB102C5F92454C86C1');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 42, 1795981477068, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.create', 'set_01m8mdd16ce1586drejxd866dn', NULL, '{"id":"set_01m8mdd16ce1586drejxd866dn","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdczpyekq8t0rdtzkktzfn","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mdczh6emka713494fgw9sj","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd16ce1586drejxd866dn","invoice_id":"inv_01m8mdd01retr8j20tsq9h2gqn","invoice_number":"INV-0004","settlement_id":"set_01m8mdd16ce1586drejxd866dn","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T19:44:37.068Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd0d3eqn9q19ana267bjj","journal_id":"jnl_01m8mdd16ce1586drejxd866dn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.068Z","updated_at":"2026-11-29T19:44:37.068Z","version":1}', X'97B6125F9AA440FF66B341452DE5C3D78260613425D7A6B14111095197BD37AE', X'63F3F16BF8B6A09AE59DCD4D4B445FA6EF50B2082ED101AAF5861DF5589D91AE');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 43, 1795981477068, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19ana267bjj', NULL, '{"journal_id":"jnl_01m8mdd16ce1586drejxd866dn","way":"allocations"}', X'EDCA72750057A05C451DA6D39CC23513A5C48B557F727BFAD727BA31A2611076', X'9118864C86F76B42C2B42EA10422270488F9C0D4857E45BAAE39DA4CB9124CA9');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 44, 1795981477259, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'settlement.match', 'set_01m8mdd0bbeqw9g6cfqr4ak5qd', NULL, '{"bank_transaction_id":"btx_01m8mdd0d3eqn9q19an574rd60"}', X'96343A805B45F83F757DCFAD2AA122C7EB8B346A0800E19260F72DCF74F43C38', X'837283F65437D2BAF0EC7359792175223498EC11CDF057E560FD17B89C76D85A');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 45, 1795981477259, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19an574rd60', NULL, '{"journal_id":"jnl_01m8mdd0bbeqw9g6cfqzqac1zn","way":"match"}', X'AC5A51E54B12215842E1AC462FB9EBCB759237E3E98AC32F1C3519DE1BBE066D', X'BF83EB2BA4B43F7C43642A351A5F5A47A66F265CAEF70BCC7872903A4427B52C');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 46, 1795981477405, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19ang5wp7y0', NULL, '{"journal_id":"jnl_01m8mdd1gxev2vtyv1qwwrk1g6","way":"transfer"}', X'479680C52DDC9848EBE99E85FC96FA81EDA6A6B37FD106A92D8AD01EB2FBBD03', X'35DA1A1A6DC3F9498D00A81AEF26FD9E6B706D2B4DA08BC2A16F49F2198C4320');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 47, 1795981477558, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19anmtvq3zk', NULL, '{"journal_id":"jnl_01m8mdd1npe0nvxv3zzcxnj2vh","way":"account"}', X'0F0405177597AEC3AB8C594E9B78619F6C5175D6E1FD1E47633D14FCC7406AA0', X'10142520BAC5811EBB40E5CD30490ADBCE12088762F37709AFB5BB61FE586044');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 48, 1795981478276, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.update', 'btx_01m8mdd0d3eqn9q19ametd7eds', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'BB4148C963CDAA960FF1CBEF9265DABA861D56A0CB202B743A7C6C433D65E42F', X'00F4162CFC6FD657DB256C0A4ABF2C4B1D2D03C38DB75D54C2B5FA3F049886E4');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 49, 1795981478276, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.update', 'btx_01m8mdd0d3eqn9q19amvvxgq1n', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczcref5rwvk1d7qywsdf","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'74BE0B89EBF992358B9914FACF9B40531A0115AAFF3F36F01B8738DDE4040FB9', X'0504A027D36B7D29AE7AB8330E7C69E111DDB35EA859D473197449F6AED56E96');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 50, 1795981478276, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.update', 'btx_01m8mdd0d3eqn9q19an37kj4ck', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczcref5rwvk1cx1fna8g","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'6C99B0CCCA43A27CDDE6F3FA461E7871123A397B38ADD40FC9303FCB280458A4', X'11EB1D439102C034A494D98ED6FA1AFE625723FDF58ADB0A0AF49A034AB9832D');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 51, 1795981478276, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.update', 'btx_01m8mdd0d3eqn9q19aned59dwx', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczcref5rwvk1dzgpy7ac","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'22BADC608DEAE1867BC7B711CDF1FD094D90FDE470FC157EAEC6F4CDF4508631', X'E7CCE995EC2F24894B98386E5A62B6223F0DA04C316D25353EBA696F49003D41');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 52, 1795981478375, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19amvvxgq1n', NULL, '{"journal_id":"jnl_01m8mdd2f6ebhasvdav1fxmmm4","way":"account"}', X'2A313D909FE20E8C74044A5EBFF47D77C9ECD6E7BED0F3FBB31C71BD838D51CC', X'EC22D1E51727E5FB480D9E26BF1738F32E49857842B6F29D358FFDCBDCDE13FD');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 53, 1795981478518, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19an37kj4ck', NULL, '{"journal_id":"jnl_01m8mdd2kpej8v0qkjnf8kg838","way":"account"}', X'0C14E979BBAE061A8E6351C794FEFD67D7278D51605DD9DDD7AE2B7512866391', X'FB2E9A6ECB90CCB608AD0F1F2C441266CA49957007C60E7F6B82E0306172730A');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 54, 1795981478640, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19ametd7eds', NULL, '{"journal_id":"jnl_01m8mdd2qge9a9ptz7ydcacmq0","way":"account"}', X'87ECB3CACCAA39A479C6B51A71C4CA2423322D920965F6E8CC85FD5DEF9F2131', X'5983FB1F9C7B8A48AEF05FE481087E3CB250C4AFDC50A42CD4B94BF5766CE206');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 55, 1795981478782, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'bank_transaction.confirm', 'btx_01m8mdd0d3eqn9q19aned59dwx', NULL, '{"journal_id":"jnl_01m8mdd2vye0w9k20nt09bsx5x","way":"account"}', X'B5857212C6495B1A2E0E6FACD95EF55C1258C534D47A24051A4B0D5375998343', X'3D2F2B54B14A10FFFD3750EB1DCF62A1B6722DF2295AADA9C47DFCC2DE7AB156');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 56, 1795981478941, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'vat_return.create', 'vrt_01m8mdd30xej4v8012gnsmwwkf', NULL, '{"id":"vrt_01m8mdd30xej4v8012gnsmwwkf","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:38.941Z","updated_at":"2026-11-29T19:44:38.941Z","version":1}', X'03AEA430C7CE92B80191AD19ED683250D0232B44C4D435F335EC775E0FCEC4AF', X'A5C13E18E21A89C601777BC8D83BD5FE079D75048DDD5122BFEA2D6E0F1E926D');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 57, 1795981479014, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'vat_return.finalise', 'vrt_01m8mdd30xej4v8012gnsmwwkf', NULL, '{"id":"vrt_01m8mdd30xej4v8012gnsmwwkf","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:39.014Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:38.941Z","updated_at":"2026-11-29T19:44:39.014Z","version":2,"last_sequence":29}', X'5202172D57F6090D7DCC48D4F6C9BD31BD5C81F8503B3C8A14AE4B04EF29C033', X'36D2FCC755C9F824A045EF76F6A0A63CCA26EF2C9DC9F5A2E129A02F31C69826');
INSERT INTO audit_events VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 58, 1795981479082, 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'organisation.lock', 'org_01m8mdczcref5rwvk1em2ecpdf', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'9A85367D52CBE745F8B3DD5FBA6D47CB4761045477960731AE029CEB80173770', X'EB4EFF77F5EF2EC02D4D26A0A4C07E09FBBA8AF6D5075A995EA09413DDD1E0DD');
INSERT INTO bank_accounts VALUES ('bac_01m8mdcza2e2a8zs5z8bqz2pxz', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981475138, 1795981475138, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8mdczh6emka713494fgw9sj', 'org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczcref5rwvk195n5s3n1', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mdczh6emka71349feqgmwh', 900715, 1795981475366, 1795981476259, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8mdczjzea2ssb6svezdeefp', 'org_01m8mdczcref5rwvk1em2ecpdf', 'acc_01m8mdczjzea2ssb6svkx33jta', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981475423, 1795981475423, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-31', 900715, 1795981476259);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19am5wm44d0', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczspeezrz11fg2drqxah', 'allocations', 'jnl_01m8mdd0h6e1ca0yj6e5z0tkd7', 2, NULL, 'NV', 0, 1795981476390, 1795981476259, 1795981476390, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19am82cehtg', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczm7egjbcyy83faeqvmy', 'allocations', 'jnl_01m8mdd0nneeybk62jzgjhme1t', 2, NULL, 'NV', 0, 1795981476533, 1795981476259, 1795981476533, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19ametd7eds', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mdczcref5rwvk1cx1fna8g', 'ST', NULL, NULL, 'account', 'jnl_01m8mdd2qge9a9ptz7ydcacmq0', 1, 'acc_01m8mdczcref5rwvk1cx1fna8g', 'ST', -600, 1795981478640, 1795981476259, 1795981478640, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19amjac1rch', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczvce4d8we47jv8555ms', 'allocations', 'jnl_01m8mdd0sxexd95mv26a7k3dmb', 2, NULL, 'NV', 0, 1795981476669, 1795981476259, 1795981476669, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19amnzpxdbn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczm7egjbcyy83faeqvmy', 'allocations', 'jnl_01m8mdd0zbe739qf73xkzj9cmd', 2, NULL, 'NV', 0, 1795981476843, 1795981476259, 1795981476843, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19amvvxgq1n', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mdczcref5rwvk1d7qywsdf', 'ZR', NULL, NULL, 'account', 'jnl_01m8mdd2f6ebhasvdav1fxmmm4', 1, 'acc_01m8mdczcref5rwvk1d7qywsdf', 'ZR', 0, 1795981478375, 1795981476259, 1795981478375, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19amwh8t0p6', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczr6exbs449f014cw0m0', 'allocations', 'jnl_01m8mdd12wegj9hy1yamefb4hr', 2, NULL, 'NV', 0, 1795981476956, 1795981476259, 1795981476956, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19an37kj4ck', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mdczcref5rwvk1cx1fna8g', 'ST', NULL, NULL, 'account', 'jnl_01m8mdd2kpej8v0qkjnf8kg838', 1, 'acc_01m8mdczcref5rwvk1cx1fna8g', 'ST', -600, 1795981478518, 1795981476259, 1795981478518, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19an574rd60', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdcznpexj89nzq2c3913kj', 'match', 'jnl_01m8mdd0bbeqw9g6cfqzqac1zn', 2, NULL, 'NV', 0, 1795981477259, 1795981476259, 1795981477259, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19ana267bjj', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdczpyekq8t0rdtzkktzfn', 'allocations', 'jnl_01m8mdd16ce1586drejxd866dn', 2, NULL, 'NV', 0, 1795981477068, 1795981476259, 1795981477068, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19aned59dwx', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mdczcref5rwvk1dzgpy7ac', 'EX', NULL, NULL, 'account', 'jnl_01m8mdd2vye0w9k20nt09bsx5x', 1, 'acc_01m8mdczcref5rwvk1dzgpy7ac', 'EX', 0, 1795981478782, 1795981476259, 1795981478782, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19ang5wp7y0', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mdd1gxev2vtyv1qwwrk1g6', 1, NULL, 'NV', 0, 1795981477405, 1795981476259, 1795981477405, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd0d3eqn9q19anmtvq3zk', 'org_01m8mdczcref5rwvk1em2ecpdf', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mdczcref5rwvk19z6bh078', 'NV', NULL, NULL, 'account', 'jnl_01m8mdd1npe0nvxv3zzcxnj2vh', 1, 'acc_01m8mdczcref5rwvk19z6bh078', 'NV', 0, 1795981477558, 1795981476259, 1795981477558, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8mdd48ce9ttjxn8tfygyqxm', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'bac_01m8mdcza2e2a8zs5z8bqz2pxz', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981480204, 1795981480351, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', 'jnl_01m8mdd4aeebyrb10ja99t38c6');
INSERT INTO invoices VALUES ('inv_01m8mdczywe6xv6akvzws4n0f5', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mdczm7egjbcyy83faeqvmy', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mdczywe6xv6akw00vek8cy', NULL, NULL, 'inv-0001', 1795981475804, 1795981476843, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdczzhevr9qg4mvdc9912c', 'org_01m8mdczcref5rwvk1em2ecpdf', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mdczr6exbs449f014cw0m0', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mdczzhevr9qg4mvk0c8zrf', NULL, NULL, 'px-881', 1795981475825, 1795981476956, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdczzwe7qbyfh83xtjr6af', 'org_01m8mdczcref5rwvk1em2ecpdf', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mdczspeezrz11fg2drqxah', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mdczzwe7qbyfh8431pfrh5', NULL, NULL, 'tb-0117', 1795981475836, 1795981476390, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd00dejxvhyzmz5zg1m61', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mdczm7egjbcyy83faeqvmy', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mdd00dejxvhyzmzad1ar4s', NULL, NULL, 'inv-0002', 1795981475853, 1795981476843, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd012ec9rmtwkcrd2h06p', 'org_01m8mdczcref5rwvk1em2ecpdf', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mdczvce4d8we47jv8555ms', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mdd012ec9rmtwkcyky7q0z', NULL, NULL, 'hl-33', 1795981475874, 1795981476669, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd01fe31t9bj1h8xrdsr9', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mdcznpexj89nzq2c3913kj', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mdd01fe31t9bj1hff3qm51', NULL, NULL, 'inv-0003', 1795981475887, 1795981476203, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd01retr8j20tsq9h2gqn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mdczpyekq8t0rdtzkktzfn', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mdd01retr8j20tsts84mga', NULL, NULL, 'inv-0004', 1795981475896, 1795981477068, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd024ezbrw0jckprk4xq3', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mdczpyekq8t0rdtzkktzfn', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mdd024ezbrw0jckvbrawp2', '2026-03-03', 'jnl_01m8mdd04zeqjsewv1t86kdz65', 'inv-0005', 1795981475908, 1795981475999, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd02gedgr8yt7px79shpr', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mdczpyekq8t0rdtzkktzfn', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mdd02gedgr8yt7q2ej8c8a', NULL, NULL, 'cn-0001
inv-0004', 1795981475920, 1795981476059, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd038e1drh6trp24rn5ty', 'org_01m8mdczcref5rwvk1em2ecpdf', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mdczwbennbdy58x38y4vs1', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mdd038e1drh6trp7900m8q', NULL, NULL, 'fr-1209', 1795981475944, 1795981475944, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd03qeh99w936rr5nnv55', 'org_01m8mdczcref5rwvk1em2ecpdf', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mdczm7egjbcyy83faeqvmy', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mdd03qeh99w936rxgrhr5k', NULL, NULL, 'inv-0006', 1795981475959, 1795981475959, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd4g5e61svk3pg8me8wf8', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mdd4eve4trdb13mcbcf2rq', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mdd4g5e61svk3pgcxaw2dh', NULL, NULL, 'e-1', 1795981480453, 1795981480505, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd4k7esmt5zcwx2bmgmkz', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mdd4eve4trdb13mcbcf2rq', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mdd4k7esmt5zcwx5hxkw08', NULL, NULL, 'e-1', 1795981480552, 1795981480569, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO invoices VALUES ('inv_01m8mdd4y9e84a00zcv6m32df1', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mdd4txe69sqcxkw4dcv7my', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mdd4y9e84a00zcvaw4q22t', NULL, NULL, 'inv-0001', 1795981480905, 1795981480926, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd52feakt1n33hwz7t5jp', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8mdd51wessbcdsss02jjgm1', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mdd52feakt1n33j1gdx2d5', NULL, NULL, 'a-1', 1795981481039, 1795981481101, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO invoices VALUES ('inv_01m8mdd537ec99d7kst4wga2zm', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8mdd51wessbcdsss02jjgm1', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mdd537ec99d7kst9byye4s', NULL, NULL, 'a-1', 1795981481063, 1795981481101, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczywe6xv6akvzws4n0f5', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczzhevr9qg4mvdc9912c', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mdczcref5rwvk1bnp4bem5', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczzwe7qbyfh83xtjr6af', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mdczcref5rwvk187n6d6j6', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd00dejxvhyzmz5zg1m61', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mdczcref5rwvk1b7gv43h6', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd012ec9rmtwkcrd2h06p', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mdczcref5rwvk1cdkagc5x', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mdczfjerp8bbjymvfz92eq', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01retr8j20tsq9h2gqn', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd024ezbrw0jckprk4xq3', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd02gedgr8yt7px79shpr', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd038e1drh6trp24rn5ty', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mdczcref5rwvk1bta14rpk', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd03qeh99w936rr5nnv55', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mdczcref5rwvk1b7gv43h6', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd03qeh99w936rr5nnv55', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mdczcref5rwvk1b2tnspjs', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO invoice_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4g5e61svk3pg8me8wf8', 1, 'Oak', '1', '50', NULL, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', 1, 'Oak', '1', '50', NULL, 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO invoice_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4y9e84a00zcv6m32df1', 1, 'Oak', '1', '100', NULL, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO invoice_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd52feakt1n33hwz7t5jp', 1, 'Ash', '1', '50', NULL, 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', 'NV', NULL, 5000, 0, 5000);
INSERT INTO invoice_lines VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd537ec99d7kst4wga2zm', 1, 'Ash', '1', '50', NULL, 'acc_01m8mdcxq9ejnr9qm306yrrq4k', 'NV', NULL, 5000, 0, 5000);
INSERT INTO number_sequences VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'invoice', 1);
INSERT INTO number_sequences VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8mdd0bbeqw9g6cfqr4ak5qd', 'org_01m8mdczcref5rwvk1em2ecpdf', 'receipt', 'sales', 'posted', 'con_01m8mdcznpexj89nzq2c3913kj', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mdd0d3eqn9q19an574rd60', 0, 'jnl_01m8mdd0bbeqw9g6cfqzqac1zn', NULL, NULL, '', 1795981476203, 1795981477259, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd0h6e1ca0yj6e5z0tkd7', 'org_01m8mdczcref5rwvk1em2ecpdf', 'payment', 'purchase', 'posted', 'con_01m8mdczspeezrz11fg2drqxah', 'bac_01m8mdczh6emka713494fgw9sj', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mdd0d3eqn9q19am5wm44d0', 1, 'jnl_01m8mdd0h6e1ca0yj6e5z0tkd7', NULL, NULL, '', 1795981476390, 1795981476390, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd0nneeybk62jzgjhme1t', 'org_01m8mdczcref5rwvk1em2ecpdf', 'receipt', 'sales', 'posted', 'con_01m8mdczm7egjbcyy83faeqvmy', 'bac_01m8mdczh6emka713494fgw9sj', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mdd0d3eqn9q19am82cehtg', 1, 'jnl_01m8mdd0nneeybk62jzgjhme1t', NULL, NULL, '', 1795981476533, 1795981476533, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd0sxexd95mv26a7k3dmb', 'org_01m8mdczcref5rwvk1em2ecpdf', 'payment', 'purchase', 'posted', 'con_01m8mdczvce4d8we47jv8555ms', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mdd0d3eqn9q19amjac1rch', 1, 'jnl_01m8mdd0sxexd95mv26a7k3dmb', NULL, NULL, '', 1795981476669, 1795981476669, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd0zbe739qf73xkzj9cmd', 'org_01m8mdczcref5rwvk1em2ecpdf', 'receipt', 'sales', 'posted', 'con_01m8mdczm7egjbcyy83faeqvmy', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mdd0d3eqn9q19amnzpxdbn', 1, 'jnl_01m8mdd0zbe739qf73xkzj9cmd', NULL, NULL, '', 1795981476843, 1795981476843, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd12wegj9hy1yamefb4hr', 'org_01m8mdczcref5rwvk1em2ecpdf', 'payment', 'purchase', 'posted', 'con_01m8mdczr6exbs449f014cw0m0', 'bac_01m8mdczh6emka713494fgw9sj', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mdd0d3eqn9q19amwh8t0p6', 1, 'jnl_01m8mdd12wegj9hy1yamefb4hr', NULL, NULL, '', 1795981476956, 1795981476956, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd16ce1586drejxd866dn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'receipt', 'sales', 'posted', 'con_01m8mdczpyekq8t0rdtzkktzfn', 'bac_01m8mdczh6emka713494fgw9sj', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mdd0d3eqn9q19ana267bjj', 1, 'jnl_01m8mdd16ce1586drejxd866dn', NULL, NULL, '', 1795981477068, 1795981477068, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO settlements VALUES ('set_01m8mdd4vkebvbdafavr7rzb03', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'receipt', 'sales', 'posted', 'con_01m8mdd4txe69sqcxkw4dcv7my', 'bac_01m8mdcza2e2a8zs5z8bqz2pxz', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mdd4vkebvbdafavxe8ww69', NULL, NULL, '', 1795981480819, 1795981480926, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO tax_rates VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8mdd30xej4v8012gnsmwwkf', 'org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795981479014, 1795981478941, 1795981479014, 2, NULL, NULL);
INSERT INTO vat_returns VALUES ('vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', 'org_01m8mdcxq9ejnr9qm3374t25tq', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795981480724, 1795981480655, 1795981480724, 2, NULL, NULL);
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 1, 'organisations', 'org_01m8mdcxq9ejnr9qm3374t25tq', '["org_01m8mdcxq9ejnr9qm3374t25tq","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981473513,1795981473513,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 2, 'members', 'mem_01m8mdcxq9ejnr9qm2whs8ry8t', '["mem_01m8mdcxq9ejnr9qm2whs8ry8t","org_01m8mdcxq9ejnr9qm3374t25tq","jo@example.com","usr_01m8mdcx3ve3w91h2dwjtr012f","owner",1795981473513,1795981473513,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 3, 'accounts', 'acc_01m8mdcxq9ejnr9qm2wnymwj9m', '["acc_01m8mdcxq9ejnr9qm2wnymwj9m","org_01m8mdcxq9ejnr9qm3374t25tq","1000","Computer equipment","ASSET",null,"ST",null,"active",1795981473513,1795981473513,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 4, 'accounts', 'acc_01m8mdcxq9ejnr9qm2wt0tf3vb', '["acc_01m8mdcxq9ejnr9qm2wt0tf3vb","org_01m8mdcxq9ejnr9qm3374t25tq","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795981473513,1795981473513,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 5, 'accounts', 'acc_01m8mdcxq9ejnr9qm2wy1zxkqw', '["acc_01m8mdcxq9ejnr9qm2wy1zxkqw","org_01m8mdcxq9ejnr9qm3374t25tq","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795981473513,1795981473513,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 6, 'accounts', 'acc_01m8mdcxq9ejnr9qm2x0720rba', '["acc_01m8mdcxq9ejnr9qm2x0720rba","org_01m8mdcxq9ejnr9qm3374t25tq","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795981473513,1795981473513,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 7, 'accounts', 'acc_01m8mdcxq9ejnr9qm2x4pm01n7', '["acc_01m8mdcxq9ejnr9qm2x4pm01n7","org_01m8mdcxq9ejnr9qm3374t25tq","1100","Stock","ASSET",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 8, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xbdhptkk', '["acc_01m8mdcxq9ejnr9qm2xbdhptkk","org_01m8mdcxq9ejnr9qm3374t25tq","1200","Trade debtors","ASSET","receivable",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 9, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xcejtpa1', '["acc_01m8mdcxq9ejnr9qm2xcejtpa1","org_01m8mdcxq9ejnr9qm3374t25tq","1210","Prepayments","ASSET",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 10, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xjty18z9', '["acc_01m8mdcxq9ejnr9qm2xjty18z9","org_01m8mdcxq9ejnr9qm3374t25tq","1220","Other debtors","ASSET",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 11, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xnfqm6sa', '["acc_01m8mdcxq9ejnr9qm2xnfqm6sa","org_01m8mdcxq9ejnr9qm3374t25tq","1300","Current account","ASSET","bank",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 12, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xv16sc8y', '["acc_01m8mdcxq9ejnr9qm2xv16sc8y","org_01m8mdcxq9ejnr9qm3374t25tq","1310","Petty cash","ASSET",null,"NV",null,"active",1795981473513,1795981473513,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 13, 'accounts', 'acc_01m8mdcxq9ejnr9qm2xyy2xj9q', '["acc_01m8mdcxq9ejnr9qm2xyy2xj9q","org_01m8mdcxq9ejnr9qm3374t25tq","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 14, 'accounts', 'acc_01m8mdcxq9ejnr9qm2y3f7p7cd', '["acc_01m8mdcxq9ejnr9qm2y3f7p7cd","org_01m8mdcxq9ejnr9qm3374t25tq","2110","Accruals","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 15, 'accounts', 'acc_01m8mdcxq9ejnr9qm2y67gg3qe', '["acc_01m8mdcxq9ejnr9qm2y67gg3qe","org_01m8mdcxq9ejnr9qm3374t25tq","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 16, 'accounts', 'acc_01m8mdcxq9ejnr9qm2y9bjhd86', '["acc_01m8mdcxq9ejnr9qm2y9bjhd86","org_01m8mdcxq9ejnr9qm3374t25tq","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 17, 'accounts', 'acc_01m8mdcxq9ejnr9qm2yet5d3xy', '["acc_01m8mdcxq9ejnr9qm2yet5d3xy","org_01m8mdcxq9ejnr9qm3374t25tq","2220","Net wages","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 18, 'accounts', 'acc_01m8mdcxq9ejnr9qm2ygptn8dz', '["acc_01m8mdcxq9ejnr9qm2ygptn8dz","org_01m8mdcxq9ejnr9qm3374t25tq","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 19, 'accounts', 'acc_01m8mdcxq9ejnr9qm2ynb6b6hg', '["acc_01m8mdcxq9ejnr9qm2ynb6b6hg","org_01m8mdcxq9ejnr9qm3374t25tq","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 20, 'accounts', 'acc_01m8mdcxq9ejnr9qm2yrj12ena', '["acc_01m8mdcxq9ejnr9qm2yrj12ena","org_01m8mdcxq9ejnr9qm3374t25tq","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795981473513,1795981473513,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 21, 'accounts', 'acc_01m8mdcxq9ejnr9qm2yypd8jn3', '["acc_01m8mdcxq9ejnr9qm2yypd8jn3","org_01m8mdcxq9ejnr9qm3374t25tq","2900","Suspense","LIABILITY","suspense",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 22, 'accounts', 'acc_01m8mdcxq9ejnr9qm2z2mvbqzh', '["acc_01m8mdcxq9ejnr9qm2z2mvbqzh","org_01m8mdcxq9ejnr9qm3374t25tq","3000","Share capital","EQUITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 23, 'accounts', 'acc_01m8mdcxq9ejnr9qm2z6k9s3x2', '["acc_01m8mdcxq9ejnr9qm2z6k9s3x2","org_01m8mdcxq9ejnr9qm3374t25tq","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 24, 'accounts', 'acc_01m8mdcxq9ejnr9qm2za2rgv4s', '["acc_01m8mdcxq9ejnr9qm2za2rgv4s","org_01m8mdcxq9ejnr9qm3374t25tq","3200","Dividends","EQUITY",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 25, 'accounts', 'acc_01m8mdcxq9ejnr9qm2zdwaxkdj', '["acc_01m8mdcxq9ejnr9qm2zdwaxkdj","org_01m8mdcxq9ejnr9qm3374t25tq","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 26, 'accounts', 'acc_01m8mdcxq9ejnr9qm2zjd19xfh', '["acc_01m8mdcxq9ejnr9qm2zjd19xfh","org_01m8mdcxq9ejnr9qm3374t25tq","4000","Sales","INCOME",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 27, 'accounts', 'acc_01m8mdcxq9ejnr9qm2zm3qhgn8', '["acc_01m8mdcxq9ejnr9qm2zm3qhgn8","org_01m8mdcxq9ejnr9qm3374t25tq","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 28, 'accounts', 'acc_01m8mdcxq9ejnr9qm2zr4d2m6h', '["acc_01m8mdcxq9ejnr9qm2zr4d2m6h","org_01m8mdcxq9ejnr9qm3374t25tq","4090","Other income","INCOME",null,"ST",null,"active",1795981473513,1795981473513,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 29, 'accounts', 'acc_01m8mdcxq9ejnr9qm2zw9w8bb5', '["acc_01m8mdcxq9ejnr9qm2zw9w8bb5","org_01m8mdcxq9ejnr9qm3374t25tq","4900","Interest received","INCOME",null,"EX",null,"active",1795981473513,1795981473513,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 30, 'accounts', 'acc_01m8mdcxq9ejnr9qm302bqjbvc', '["acc_01m8mdcxq9ejnr9qm302bqjbvc","org_01m8mdcxq9ejnr9qm3374t25tq","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 31, 'accounts', 'acc_01m8mdcxq9ejnr9qm306yrrq4k', '["acc_01m8mdcxq9ejnr9qm306yrrq4k","org_01m8mdcxq9ejnr9qm3374t25tq","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 32, 'accounts', 'acc_01m8mdcxq9ejnr9qm309gsm3kn', '["acc_01m8mdcxq9ejnr9qm309gsm3kn","org_01m8mdcxq9ejnr9qm3374t25tq","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 33, 'accounts', 'acc_01m8mdcxq9ejnr9qm30fprhpsw', '["acc_01m8mdcxq9ejnr9qm30fprhpsw","org_01m8mdcxq9ejnr9qm3374t25tq","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 34, 'accounts', 'acc_01m8mdcxq9ejnr9qm30hfvqqhh', '["acc_01m8mdcxq9ejnr9qm30hfvqqhh","org_01m8mdcxq9ejnr9qm3374t25tq","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 35, 'accounts', 'acc_01m8mdcxq9ejnr9qm30q2w1fph', '["acc_01m8mdcxq9ejnr9qm30q2w1fph","org_01m8mdcxq9ejnr9qm3374t25tq","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 36, 'accounts', 'acc_01m8mdcxq9ejnr9qm30rkmp5d6', '["acc_01m8mdcxq9ejnr9qm30rkmp5d6","org_01m8mdcxq9ejnr9qm3374t25tq","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 37, 'accounts', 'acc_01m8mdcxq9ejnr9qm30yf6pqzd', '["acc_01m8mdcxq9ejnr9qm30yf6pqzd","org_01m8mdcxq9ejnr9qm3374t25tq","6100","Rent","EXPENSE",null,"EX",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 38, 'accounts', 'acc_01m8mdcxq9ejnr9qm313ab9jr7', '["acc_01m8mdcxq9ejnr9qm313ab9jr7","org_01m8mdcxq9ejnr9qm3374t25tq","6110","Business rates","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 39, 'accounts', 'acc_01m8mdcxq9ejnr9qm315dm3zg2', '["acc_01m8mdcxq9ejnr9qm315dm3zg2","org_01m8mdcxq9ejnr9qm3374t25tq","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 40, 'accounts', 'acc_01m8mdcxq9ejnr9qm319nsnz27', '["acc_01m8mdcxq9ejnr9qm319nsnz27","org_01m8mdcxq9ejnr9qm3374t25tq","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 41, 'accounts', 'acc_01m8mdcxq9ejnr9qm31csf5vjv', '["acc_01m8mdcxq9ejnr9qm31csf5vjv","org_01m8mdcxq9ejnr9qm3374t25tq","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 42, 'accounts', 'acc_01m8mdcxq9ejnr9qm31hch84jp', '["acc_01m8mdcxq9ejnr9qm31hch84jp","org_01m8mdcxq9ejnr9qm3374t25tq","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 43, 'accounts', 'acc_01m8mdcxq9ejnr9qm31q6xks29', '["acc_01m8mdcxq9ejnr9qm31q6xks29","org_01m8mdcxq9ejnr9qm3374t25tq","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 44, 'accounts', 'acc_01m8mdcxq9ejnr9qm31r01ssng', '["acc_01m8mdcxq9ejnr9qm31r01ssng","org_01m8mdcxq9ejnr9qm3374t25tq","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 45, 'accounts', 'acc_01m8mdcxq9ejnr9qm31y8jtgzd', '["acc_01m8mdcxq9ejnr9qm31y8jtgzd","org_01m8mdcxq9ejnr9qm3374t25tq","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 46, 'accounts', 'acc_01m8mdcxq9ejnr9qm322qym795', '["acc_01m8mdcxq9ejnr9qm322qym795","org_01m8mdcxq9ejnr9qm3374t25tq","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 47, 'accounts', 'acc_01m8mdcxq9ejnr9qm327z48a49', '["acc_01m8mdcxq9ejnr9qm327z48a49","org_01m8mdcxq9ejnr9qm3374t25tq","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 48, 'accounts', 'acc_01m8mdcxq9ejnr9qm3298xm8x8', '["acc_01m8mdcxq9ejnr9qm3298xm8x8","org_01m8mdcxq9ejnr9qm3374t25tq","6600","Insurance","EXPENSE",null,"EX",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 49, 'accounts', 'acc_01m8mdcxq9ejnr9qm32fft1f23', '["acc_01m8mdcxq9ejnr9qm32fft1f23","org_01m8mdcxq9ejnr9qm3374t25tq","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 50, 'accounts', 'acc_01m8mdcxq9ejnr9qm32g2qydyf', '["acc_01m8mdcxq9ejnr9qm32g2qydyf","org_01m8mdcxq9ejnr9qm3374t25tq","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 51, 'accounts', 'acc_01m8mdcxq9ejnr9qm32m14k8cp', '["acc_01m8mdcxq9ejnr9qm32m14k8cp","org_01m8mdcxq9ejnr9qm3374t25tq","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 52, 'accounts', 'acc_01m8mdcxq9ejnr9qm32rpv0ge2', '["acc_01m8mdcxq9ejnr9qm32rpv0ge2","org_01m8mdcxq9ejnr9qm3374t25tq","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795981473513,1795981473513,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 53, 'accounts', 'acc_01m8mdcxq9ejnr9qm32wtfc3q7', '["acc_01m8mdcxq9ejnr9qm32wtfc3q7","org_01m8mdcxq9ejnr9qm3374t25tq","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795981473513,1795981473513,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 54, 'accounts', 'acc_01m8mdcxq9ejnr9qm3328546j1', '["acc_01m8mdcxq9ejnr9qm3328546j1","org_01m8mdcxq9ejnr9qm3374t25tq","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795981473513,1795981473513,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 1, 'accounts', 'acc_01m8mdcz8teab821cv6krpymg9', '["acc_01m8mdcz8teab821cv6krpymg9","org_01m8mdcxq9ejnr9qm3374t25tq","2250","VAT","LIABILITY","vat_control",null,null,"active",1795981475098,1795981475098,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 3, 1, 'bank_accounts', 'bac_01m8mdcza2e2a8zs5z8bqz2pxz', '["bac_01m8mdcza2e2a8zs5z8bqz2pxz","org_01m8mdcxq9ejnr9qm3374t25tq","acc_01m8mdcxq9ejnr9qm2xnfqm6sa","Current","current",null,null,null,null,null,null,null,1795981475138,1795981475138,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 4, 1, 'organisations', 'org_01m8mdcxq9ejnr9qm3374t25tq', '["org_01m8mdcxq9ejnr9qm3374t25tq","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981473513,1795981473513,1,1,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mdcxq9ejnr9qm3374t25tq","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 1, 'organisations', 'org_01m8mdcxq9ejnr9qm3374t25tq', '["org_01m8mdcxq9ejnr9qm3374t25tq","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981473513,1795981473513,1,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mdcxq9ejnr9qm3374t25tq","CAR-50","Leased cars","standard",200000,500000,"2026-01-01",null,1795981480065,1795981480065,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 1, 'organisations', 'org_01m8mdcxq9ejnr9qm3374t25tq', '["org_01m8mdcxq9ejnr9qm3374t25tq","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981473513,1795981480171,2,1,null,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mdcxq9ejnr9qm3374t25tq","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 9, 1, 'bank_transactions', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', '["btx_01m8mdd48ce9ttjxn8tfygyqxm","org_01m8mdcxq9ejnr9qm3374t25tq","bac_01m8mdcza2e2a8zs5z8bqz2pxz","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981480204,1795981480204,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 1, 'bank_transactions', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', '["btx_01m8mdd48ce9ttjxn8tfygyqxm","org_01m8mdcxq9ejnr9qm3374t25tq","bac_01m8mdcza2e2a8zs5z8bqz2pxz","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8mdd4aeebyrb10ja99t38c6",2,null,null,0,1795981480293,1795981480204,1795981480293,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 1, 'bank_transactions', 'btx_01m8mdd48ce9ttjxn8tfygyqxm', '["btx_01m8mdd48ce9ttjxn8tfygyqxm","org_01m8mdcxq9ejnr9qm3374t25tq","bac_01m8mdcza2e2a8zs5z8bqz2pxz","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981480204,1795981480351,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8mdcxq9ejnr9qm3374t25tq","jnl_01m8mdd4aeebyrb10ja99t38c6"]],null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 14, 1, 'contacts', 'con_01m8mdd4eve4trdb13mcbcf2rq', '["con_01m8mdd4eve4trdb13mcbcf2rq","org_01m8mdcxq9ejnr9qm3374t25tq","both","Elm",null,null,null,null,null,30,null,null,"active","elm",1795981480411,1795981480411,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 15, 1, 'invoices', 'inv_01m8mdd4g5e61svk3pg8me8wf8', '["inv_01m8mdd4g5e61svk3pg8me8wf8","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","E-1","con_01m8mdd4eve4trdb13mcbcf2rq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mdd4g5e61svk3pgcxaw2dh",null,null,"e-1",1795981480453,1795981480453,1,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","50",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 16, 1, 'invoices', 'inv_01m8mdd4g5e61svk3pg8me8wf8', '["inv_01m8mdd4g5e61svk3pg8me8wf8","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","E-1","con_01m8mdd4eve4trdb13mcbcf2rq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,6000,"issued","jnl_01m8mdd4g5e61svk3pgcxaw2dh",null,null,"e-1",1795981480453,1795981480505,2,"2026-03-25",1,"2026-03-25","2026-03-25",[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","50",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","ST",null,5000,1000,6000]],[["alc_01m8mdd4hsewj97cez0n1hqygd","org_01m8mdcxq9ejnr9qm3374t25tq",null,null,6000,"2026-03-25",null,1795981480505,null]],[],null,6000,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 16, 2, 'write_offs', 'alc_01m8mdd4hsewj97cez0n1hqygd', '["alc_01m8mdd4hsewj97cez0n1hqygd","org_01m8mdcxq9ejnr9qm3374t25tq","inv_01m8mdd4g5e61svk3pg8me8wf8","2026-03-25",6000,"acc_01m8mdcxq9ejnr9qm32m14k8cp","In liquidation","jnl_01m8mdd4hsewj97cez0t9j77jx",null,null,1795981480505]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 17, 1, 'invoices', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', '["inv_01m8mdd4k7esmt5zcwx2bmgmkz","org_01m8mdcxq9ejnr9qm3374t25tq","purchase","invoice","issued","E-1","con_01m8mdd4eve4trdb13mcbcf2rq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mdd4k7esmt5zcwx5hxkw08",null,null,"e-1",1795981480552,1795981480552,1,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","50",null,"acc_01m8mdcxq9ejnr9qm306yrrq4k","ST",null,5000,1000,6000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 18, 1, 'invoices', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', '["inv_01m8mdd4k7esmt5zcwx2bmgmkz","org_01m8mdcxq9ejnr9qm3374t25tq","purchase","invoice","issued","E-1","con_01m8mdd4eve4trdb13mcbcf2rq","2025-03-02","2025-04-01","exclusive",null,null,5000,1000,6000,0,0,"issued","jnl_01m8mdd4k7esmt5zcwx5hxkw08",null,null,"e-1",1795981480552,1795981480569,2,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","50",null,"acc_01m8mdcxq9ejnr9qm306yrrq4k","ST",null,5000,1000,6000]],[],[],null,0,6000,1000]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 18, 2, 'unpaid_vat', 'jnl_01m8mdd4kse4rtwxv8bxjdge5z', '["jnl_01m8mdd4kse4rtwxv8bxjdge5z","org_01m8mdcxq9ejnr9qm3374t25tq","inv_01m8mdd4k7esmt5zcwx2bmgmkz","input_repaid","2026-03-25",6000,1000,"acc_01m8mdcxq9ejnr9qm2xjty18z9",null,"jnl_01m8mdd4kse4rtwxv8bxjdge5z",null,null,1795981480569]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 19, 1, 'vat_returns', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', '["vrt_01m8mdd4pfeqtrt1zsj0jaa7vj","org_01m8mdcxq9ejnr9qm3374t25tq","2025-01-01","2025-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795981480655,1795981480655,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 20, 1, 'organisations', 'org_01m8mdcxq9ejnr9qm3374t25tq', '["org_01m8mdcxq9ejnr9qm3374t25tq","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981473513,1795981480171,2,1,"2025-03-31",1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 20, 2, 'vat_returns', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', '["vrt_01m8mdd4pfeqtrt1zsj0jaa7vj","org_01m8mdcxq9ejnr9qm3374t25tq","2025-01-01","2025-03-31","finalised","[]","standard",null,5000,1000,5000,1000,1000,0,1000,1000,0,5000,5000,0,0,null,1795981480724,1795981480655,1795981480724,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 22, 1, 'vat_payments', 'jnl_01m8mdd4rye3vr506q10xc4njt', '["jnl_01m8mdd4rye3vr506q10xc4njt","org_01m8mdcxq9ejnr9qm3374t25tq","vrt_01m8mdd4pfeqtrt1zsj0jaa7vj",1795981480752]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 23, 1, 'accounts', 'acc_01m8mdd4tfemxvsxp5dvbgy1vy', '["acc_01m8mdd4tfemxvsxp5dvbgy1vy","org_01m8mdcxq9ejnr9qm3374t25tq","1250","VAT on deposits","ASSET","vat_on_deposits",null,null,"active",1795981480783,1795981480783,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 24, 1, 'contacts', 'con_01m8mdd4txe69sqcxkw4dcv7my', '["con_01m8mdd4txe69sqcxkw4dcv7my","org_01m8mdcxq9ejnr9qm3374t25tq","customer","Oak",null,null,null,null,null,30,null,null,"active","oak",1795981480797,1795981480797,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 25, 1, 'settlements', 'set_01m8mdd4vkebvbdafavr7rzb03', '["set_01m8mdd4vkebvbdafavr7rzb03","org_01m8mdcxq9ejnr9qm3374t25tq","receipt","sales","posted","con_01m8mdd4txe69sqcxkw4dcv7my","bac_01m8mdcza2e2a8zs5z8bqz2pxz","2026-03-27",6000,0,null,null,0,"jnl_01m8mdd4vkebvbdafavxe8ww69",null,null,"",1795981480819,1795981480819,1,"9999-99-99",0,null,null,"ST",958]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 26, 1, 'invoices', 'inv_01m8mdd4y9e84a00zcv6m32df1', '["inv_01m8mdd4y9e84a00zcv6m32df1","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","INV-0001","con_01m8mdd4txe69sqcxkw4dcv7my","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,0,0,"issued","jnl_01m8mdd4y9e84a00zcvaw4q22t",null,null,"inv-0001",1795981480905,1795981480905,1,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","100",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","ST",null,10000,1900,11900]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 26, 2, 'number_sequences', 'invoice', '["org_01m8mdcxq9ejnr9qm3374t25tq","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 27, 1, 'deposit_releases', 'alc_01m8mdd4yye0d8eg887jj2pham', '["alc_01m8mdd4yye0d8eg887jj2pham","org_01m8mdcxq9ejnr9qm3374t25tq","set_01m8mdd4vkebvbdafavr7rzb03","2026-04-02",2521,479,"jnl_01m8mdd4zaexkt2pr1p2bz83en",null,null,1795981480926]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 27, 2, 'invoices', 'inv_01m8mdd4y9e84a00zcv6m32df1', '["inv_01m8mdd4y9e84a00zcv6m32df1","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","INV-0001","con_01m8mdd4txe69sqcxkw4dcv7my","2026-04-02","2026-05-02","exclusive",null,null,10000,1900,11900,3000,0,"issued","jnl_01m8mdd4y9e84a00zcvaw4q22t",null,null,"inv-0001",1795981480905,1795981480926,2,"9999-99-99",1,"2026-04-02","2026-04-02",[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Oak","1","100",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","ST",null,10000,1900,11900]],[["alc_01m8mdd4yye0d8eg887jj2pham","org_01m8mdcxq9ejnr9qm3374t25tq","set_01m8mdd4vkebvbdafavr7rzb03",null,3000,"2026-04-02",null,1795981480926,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 27, 3, 'settlements', 'set_01m8mdd4vkebvbdafavr7rzb03', '["set_01m8mdd4vkebvbdafavr7rzb03","org_01m8mdcxq9ejnr9qm3374t25tq","receipt","sales","posted","con_01m8mdd4txe69sqcxkw4dcv7my","bac_01m8mdcza2e2a8zs5z8bqz2pxz","2026-03-27",6000,3000,null,null,0,"jnl_01m8mdd4vkebvbdafavxe8ww69",null,null,"",1795981480819,1795981480926,2,"9999-99-99",1,"2026-04-02","2026-04-02","ST",958]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 28, 1, 'contacts', 'con_01m8mdd51wessbcdsss02jjgm1', '["con_01m8mdd51wessbcdsss02jjgm1","org_01m8mdcxq9ejnr9qm3374t25tq","both","Ash",null,null,null,null,null,30,null,null,"active","ash",1795981481020,1795981481020,1]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 29, 1, 'invoices', 'inv_01m8mdd52feakt1n33hwz7t5jp', '["inv_01m8mdd52feakt1n33hwz7t5jp","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","A-1","con_01m8mdd51wessbcdsss02jjgm1","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8mdd52feakt1n33j1gdx2d5",null,null,"a-1",1795981481039,1795981481039,1,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Ash","1","50",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","NV",null,5000,0,5000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 30, 1, 'invoices', 'inv_01m8mdd537ec99d7kst4wga2zm', '["inv_01m8mdd537ec99d7kst4wga2zm","org_01m8mdcxq9ejnr9qm3374t25tq","purchase","invoice","issued","A-1","con_01m8mdd51wessbcdsss02jjgm1","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,0,0,"issued","jnl_01m8mdd537ec99d7kst9byye4s",null,null,"a-1",1795981481063,1795981481063,1,"9999-99-99",0,null,null,[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Ash","1","50",null,"acc_01m8mdcxq9ejnr9qm306yrrq4k","NV",null,5000,0,5000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 31, 1, 'contras', 'ctr_01m8mdd54dezmsvv0x19zxh299', '["ctr_01m8mdd54dezmsvv0x19zxh299","org_01m8mdcxq9ejnr9qm3374t25tq","con_01m8mdd51wessbcdsss02jjgm1","2026-03-28",4000,null,"jnl_01m8mdd54dezmsvv0x1dcxf4f7",null,null,1795981481101,1795981481101,1,[["alc_01m8mdd54dezmsvv0x1hv5wckf","org_01m8mdcxq9ejnr9qm3374t25tq","inv_01m8mdd52feakt1n33hwz7t5jp",4000,"2026-03-28",null],["alc_01m8mdd54dezmsvv0x1hv5wckg","org_01m8mdcxq9ejnr9qm3374t25tq","inv_01m8mdd537ec99d7kst4wga2zm",4000,"2026-03-28",null]]]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 31, 2, 'invoices', 'inv_01m8mdd52feakt1n33hwz7t5jp', '["inv_01m8mdd52feakt1n33hwz7t5jp","org_01m8mdcxq9ejnr9qm3374t25tq","sales","invoice","issued","A-1","con_01m8mdd51wessbcdsss02jjgm1","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8mdd52feakt1n33j1gdx2d5",null,null,"a-1",1795981481039,1795981481101,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Ash","1","50",null,"acc_01m8mdcxq9ejnr9qm2zjd19xfh","NV",null,5000,0,5000]],[["alc_01m8mdd54dezmsvv0x1hv5wckf","org_01m8mdcxq9ejnr9qm3374t25tq",null,null,4000,"2026-03-28",null,1795981481101,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 31, 3, 'invoices', 'inv_01m8mdd537ec99d7kst4wga2zm', '["inv_01m8mdd537ec99d7kst4wga2zm","org_01m8mdcxq9ejnr9qm3374t25tq","purchase","invoice","issued","A-1","con_01m8mdd51wessbcdsss02jjgm1","2026-03-02","2026-04-01","exclusive",null,null,5000,0,5000,4000,0,"issued","jnl_01m8mdd537ec99d7kst9byye4s",null,null,"a-1",1795981481063,1795981481101,2,"9999-99-99",1,"2026-03-28","2026-03-28",[["org_01m8mdcxq9ejnr9qm3374t25tq",1,"Ash","1","50",null,"acc_01m8mdcxq9ejnr9qm306yrrq4k","NV",null,5000,0,5000]],[["alc_01m8mdd54dezmsvv0x1hv5wckg","org_01m8mdcxq9ejnr9qm3374t25tq",null,null,4000,"2026-03-28",null,1795981481101,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 1, 'organisations', 'org_01m8mdczcref5rwvk1em2ecpdf', '["org_01m8mdczcref5rwvk1em2ecpdf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981475224,1795981475224,1,0,null,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 2, 'members', 'mem_01m8mdczcref5rwvk1835tw9pd', '["mem_01m8mdczcref5rwvk1835tw9pd","org_01m8mdczcref5rwvk1em2ecpdf","jo@example.com","usr_01m8mdcx3ve3w91h2dwjtr012f","owner",1795981475224,1795981475224,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 3, 'accounts', 'acc_01m8mdczcref5rwvk187n6d6j6', '["acc_01m8mdczcref5rwvk187n6d6j6","org_01m8mdczcref5rwvk1em2ecpdf","1000","Computer equipment","ASSET",null,"ST",null,"active",1795981475224,1795981475224,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 4, 'accounts', 'acc_01m8mdczcref5rwvk1893pzrtw', '["acc_01m8mdczcref5rwvk1893pzrtw","org_01m8mdczcref5rwvk1em2ecpdf","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795981475224,1795981475224,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 5, 'accounts', 'acc_01m8mdczcref5rwvk18dk0fzm4', '["acc_01m8mdczcref5rwvk18dk0fzm4","org_01m8mdczcref5rwvk1em2ecpdf","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795981475224,1795981475224,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 6, 'accounts', 'acc_01m8mdczcref5rwvk18kz9t2jw', '["acc_01m8mdczcref5rwvk18kz9t2jw","org_01m8mdczcref5rwvk1em2ecpdf","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795981475224,1795981475224,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 7, 'accounts', 'acc_01m8mdczcref5rwvk18q5h0rj2', '["acc_01m8mdczcref5rwvk18q5h0rj2","org_01m8mdczcref5rwvk1em2ecpdf","1100","Stock","ASSET",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 8, 'accounts', 'acc_01m8mdczcref5rwvk18tm4krym', '["acc_01m8mdczcref5rwvk18tm4krym","org_01m8mdczcref5rwvk1em2ecpdf","1200","Trade debtors","ASSET","receivable",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 9, 'accounts', 'acc_01m8mdczcref5rwvk18ww84t4j', '["acc_01m8mdczcref5rwvk18ww84t4j","org_01m8mdczcref5rwvk1em2ecpdf","1210","Prepayments","ASSET",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 10, 'accounts', 'acc_01m8mdczcref5rwvk191gfrbsc', '["acc_01m8mdczcref5rwvk191gfrbsc","org_01m8mdczcref5rwvk1em2ecpdf","1220","Other debtors","ASSET",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 11, 'accounts', 'acc_01m8mdczcref5rwvk195n5s3n1', '["acc_01m8mdczcref5rwvk195n5s3n1","org_01m8mdczcref5rwvk1em2ecpdf","1300","Current account","ASSET","bank",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 12, 'accounts', 'acc_01m8mdczcref5rwvk19bqy1waa', '["acc_01m8mdczcref5rwvk19bqy1waa","org_01m8mdczcref5rwvk1em2ecpdf","1310","Petty cash","ASSET",null,"NV",null,"active",1795981475224,1795981475224,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 13, 'accounts', 'acc_01m8mdczcref5rwvk19etg009e', '["acc_01m8mdczcref5rwvk19etg009e","org_01m8mdczcref5rwvk1em2ecpdf","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 14, 'accounts', 'acc_01m8mdczcref5rwvk19gbypxhv', '["acc_01m8mdczcref5rwvk19gbypxhv","org_01m8mdczcref5rwvk1em2ecpdf","2110","Accruals","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 15, 'accounts', 'acc_01m8mdczcref5rwvk19n3mg88p', '["acc_01m8mdczcref5rwvk19n3mg88p","org_01m8mdczcref5rwvk1em2ecpdf","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 16, 'accounts', 'acc_01m8mdczcref5rwvk19vjk19ws', '["acc_01m8mdczcref5rwvk19vjk19ws","org_01m8mdczcref5rwvk1em2ecpdf","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 17, 'accounts', 'acc_01m8mdczcref5rwvk19z6bh078', '["acc_01m8mdczcref5rwvk19z6bh078","org_01m8mdczcref5rwvk1em2ecpdf","2220","Net wages","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 18, 'accounts', 'acc_01m8mdczcref5rwvk1a1j7xcd2', '["acc_01m8mdczcref5rwvk1a1j7xcd2","org_01m8mdczcref5rwvk1em2ecpdf","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 19, 'accounts', 'acc_01m8mdczcref5rwvk1a4dr5c3e', '["acc_01m8mdczcref5rwvk1a4dr5c3e","org_01m8mdczcref5rwvk1em2ecpdf","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 20, 'accounts', 'acc_01m8mdczcref5rwvk1aa2jed2s', '["acc_01m8mdczcref5rwvk1aa2jed2s","org_01m8mdczcref5rwvk1em2ecpdf","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795981475224,1795981475224,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 21, 'accounts', 'acc_01m8mdczcref5rwvk1adac4r47', '["acc_01m8mdczcref5rwvk1adac4r47","org_01m8mdczcref5rwvk1em2ecpdf","2900","Suspense","LIABILITY","suspense",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 22, 'accounts', 'acc_01m8mdczcref5rwvk1agyp3w01', '["acc_01m8mdczcref5rwvk1agyp3w01","org_01m8mdczcref5rwvk1em2ecpdf","3000","Share capital","EQUITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 23, 'accounts', 'acc_01m8mdczcref5rwvk1aq5fdexc', '["acc_01m8mdczcref5rwvk1aq5fdexc","org_01m8mdczcref5rwvk1em2ecpdf","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 24, 'accounts', 'acc_01m8mdczcref5rwvk1atqmby72', '["acc_01m8mdczcref5rwvk1atqmby72","org_01m8mdczcref5rwvk1em2ecpdf","3200","Dividends","EQUITY",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 25, 'accounts', 'acc_01m8mdczcref5rwvk1aza7rtyv', '["acc_01m8mdczcref5rwvk1aza7rtyv","org_01m8mdczcref5rwvk1em2ecpdf","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 26, 'accounts', 'acc_01m8mdczcref5rwvk1b2tnspjs', '["acc_01m8mdczcref5rwvk1b2tnspjs","org_01m8mdczcref5rwvk1em2ecpdf","4000","Sales","INCOME",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 27, 'accounts', 'acc_01m8mdczcref5rwvk1b7gv43h6', '["acc_01m8mdczcref5rwvk1b7gv43h6","org_01m8mdczcref5rwvk1em2ecpdf","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 28, 'accounts', 'acc_01m8mdczcref5rwvk1b8x4z7hk', '["acc_01m8mdczcref5rwvk1b8x4z7hk","org_01m8mdczcref5rwvk1em2ecpdf","4090","Other income","INCOME",null,"ST",null,"active",1795981475224,1795981475224,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 29, 'accounts', 'acc_01m8mdczcref5rwvk1bf5f9936', '["acc_01m8mdczcref5rwvk1bf5f9936","org_01m8mdczcref5rwvk1em2ecpdf","4900","Interest received","INCOME",null,"EX",null,"active",1795981475224,1795981475224,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 30, 'accounts', 'acc_01m8mdczcref5rwvk1bhcxzn38', '["acc_01m8mdczcref5rwvk1bhcxzn38","org_01m8mdczcref5rwvk1em2ecpdf","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 31, 'accounts', 'acc_01m8mdczcref5rwvk1bnp4bem5', '["acc_01m8mdczcref5rwvk1bnp4bem5","org_01m8mdczcref5rwvk1em2ecpdf","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 32, 'accounts', 'acc_01m8mdczcref5rwvk1bta14rpk', '["acc_01m8mdczcref5rwvk1bta14rpk","org_01m8mdczcref5rwvk1em2ecpdf","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 33, 'accounts', 'acc_01m8mdczcref5rwvk1bz7kddfb', '["acc_01m8mdczcref5rwvk1bz7kddfb","org_01m8mdczcref5rwvk1em2ecpdf","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 34, 'accounts', 'acc_01m8mdczcref5rwvk1c248ffr4', '["acc_01m8mdczcref5rwvk1c248ffr4","org_01m8mdczcref5rwvk1em2ecpdf","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 35, 'accounts', 'acc_01m8mdczcref5rwvk1c6rmwdar', '["acc_01m8mdczcref5rwvk1c6rmwdar","org_01m8mdczcref5rwvk1em2ecpdf","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 36, 'accounts', 'acc_01m8mdczcref5rwvk1ca39dher', '["acc_01m8mdczcref5rwvk1ca39dher","org_01m8mdczcref5rwvk1em2ecpdf","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 37, 'accounts', 'acc_01m8mdczcref5rwvk1cdkagc5x', '["acc_01m8mdczcref5rwvk1cdkagc5x","org_01m8mdczcref5rwvk1em2ecpdf","6100","Rent","EXPENSE",null,"EX",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 38, 'accounts', 'acc_01m8mdczcref5rwvk1ch071rfb', '["acc_01m8mdczcref5rwvk1ch071rfb","org_01m8mdczcref5rwvk1em2ecpdf","6110","Business rates","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 39, 'accounts', 'acc_01m8mdczcref5rwvk1cpr1xm2g', '["acc_01m8mdczcref5rwvk1cpr1xm2g","org_01m8mdczcref5rwvk1em2ecpdf","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 40, 'accounts', 'acc_01m8mdczcref5rwvk1cs55javx', '["acc_01m8mdczcref5rwvk1cs55javx","org_01m8mdczcref5rwvk1em2ecpdf","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 41, 'accounts', 'acc_01m8mdczcref5rwvk1cx1fna8g', '["acc_01m8mdczcref5rwvk1cx1fna8g","org_01m8mdczcref5rwvk1em2ecpdf","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 42, 'accounts', 'acc_01m8mdczcref5rwvk1d20zh3j4', '["acc_01m8mdczcref5rwvk1d20zh3j4","org_01m8mdczcref5rwvk1em2ecpdf","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 43, 'accounts', 'acc_01m8mdczcref5rwvk1d7qywsdf', '["acc_01m8mdczcref5rwvk1d7qywsdf","org_01m8mdczcref5rwvk1em2ecpdf","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 44, 'accounts', 'acc_01m8mdczcref5rwvk1dae9ps6p', '["acc_01m8mdczcref5rwvk1dae9ps6p","org_01m8mdczcref5rwvk1em2ecpdf","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 45, 'accounts', 'acc_01m8mdczcref5rwvk1deks4znm', '["acc_01m8mdczcref5rwvk1deks4znm","org_01m8mdczcref5rwvk1em2ecpdf","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 46, 'accounts', 'acc_01m8mdczcref5rwvk1dkxytzg2', '["acc_01m8mdczcref5rwvk1dkxytzg2","org_01m8mdczcref5rwvk1em2ecpdf","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 47, 'accounts', 'acc_01m8mdczcref5rwvk1dmaxg8gt', '["acc_01m8mdczcref5rwvk1dmaxg8gt","org_01m8mdczcref5rwvk1em2ecpdf","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 48, 'accounts', 'acc_01m8mdczcref5rwvk1dsr28w11', '["acc_01m8mdczcref5rwvk1dsr28w11","org_01m8mdczcref5rwvk1em2ecpdf","6600","Insurance","EXPENSE",null,"EX",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 49, 'accounts', 'acc_01m8mdczcref5rwvk1dzgpy7ac', '["acc_01m8mdczcref5rwvk1dzgpy7ac","org_01m8mdczcref5rwvk1em2ecpdf","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 50, 'accounts', 'acc_01m8mdczcref5rwvk1e007br6d', '["acc_01m8mdczcref5rwvk1e007br6d","org_01m8mdczcref5rwvk1em2ecpdf","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 51, 'accounts', 'acc_01m8mdczcref5rwvk1e6vgrbpt', '["acc_01m8mdczcref5rwvk1e6vgrbpt","org_01m8mdczcref5rwvk1em2ecpdf","6810","Bad debts","EXPENSE","bad_debts","NV",null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 52, 'accounts', 'acc_01m8mdczcref5rwvk1ebyq8nwm', '["acc_01m8mdczcref5rwvk1ebyq8nwm","org_01m8mdczcref5rwvk1em2ecpdf","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795981475224,1795981475224,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 53, 'accounts', 'acc_01m8mdczcref5rwvk1ed3zfafw', '["acc_01m8mdczcref5rwvk1ed3zfafw","org_01m8mdczcref5rwvk1em2ecpdf","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795981475224,1795981475224,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 1, 54, 'accounts', 'acc_01m8mdczcref5rwvk1ekz3psb8', '["acc_01m8mdczcref5rwvk1ekz3psb8","org_01m8mdczcref5rwvk1em2ecpdf","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795981475224,1795981475224,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 1, 'accounts', 'acc_01m8mdczebecp8pw80phv717g3', '["acc_01m8mdczebecp8pw80phv717g3","org_01m8mdczcref5rwvk1em2ecpdf","2250","VAT","LIABILITY","vat_control",null,null,"active",1795981475275,1795981475275,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 3, 1, 'accounts', 'acc_01m8mdczfjerp8bbjymvfz92eq', '["acc_01m8mdczfjerp8bbjymvfz92eq","org_01m8mdczcref5rwvk1em2ecpdf","4100","Room hire","INCOME",null,"EX",null,"active",1795981475314,1795981475314,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 1, 'bank_accounts', 'bac_01m8mdczh6emka713494fgw9sj', '["bac_01m8mdczh6emka713494fgw9sj","org_01m8mdczcref5rwvk1em2ecpdf","acc_01m8mdczcref5rwvk195n5s3n1","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mdczh6emka71349feqgmwh",null,1795981475366,1795981475366,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 5, 1, 'accounts', 'acc_01m8mdczjzea2ssb6svkx33jta', '["acc_01m8mdczjzea2ssb6svkx33jta","org_01m8mdczcref5rwvk1em2ecpdf","1301","Savings","ASSET","bank",null,null,"active",1795981475423,1795981475423,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 6, 1, 'bank_accounts', 'bac_01m8mdczjzea2ssb6svezdeefp', '["bac_01m8mdczjzea2ssb6svezdeefp","org_01m8mdczcref5rwvk1em2ecpdf","acc_01m8mdczjzea2ssb6svkx33jta","Savings","savings",null,null,null,null,null,null,null,1795981475423,1795981475423,1,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 1, 'contacts', 'con_01m8mdczm7egjbcyy83faeqvmy', '["con_01m8mdczm7egjbcyy83faeqvmy","org_01m8mdczcref5rwvk1em2ecpdf","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795981475463,1795981475463,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 1, 'contacts', 'con_01m8mdcznpexj89nzq2c3913kj', '["con_01m8mdcznpexj89nzq2c3913kj","org_01m8mdczcref5rwvk1em2ecpdf","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795981475510,1795981475510,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 1, 'contacts', 'con_01m8mdczpyekq8t0rdtzkktzfn', '["con_01m8mdczpyekq8t0rdtzkktzfn","org_01m8mdczcref5rwvk1em2ecpdf","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795981475550,1795981475550,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 1, 'contacts', 'con_01m8mdczr6exbs449f014cw0m0', '["con_01m8mdczr6exbs449f014cw0m0","org_01m8mdczcref5rwvk1em2ecpdf","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795981475590,1795981475590,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 1, 'contacts', 'con_01m8mdczspeezrz11fg2drqxah', '["con_01m8mdczspeezrz11fg2drqxah","org_01m8mdczcref5rwvk1em2ecpdf","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795981475638,1795981475638,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 1, 'contacts', 'con_01m8mdczvce4d8we47jv8555ms', '["con_01m8mdczvce4d8we47jv8555ms","org_01m8mdczcref5rwvk1em2ecpdf","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795981475692,1795981475692,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 1, 'contacts', 'con_01m8mdczwbennbdy58x38y4vs1', '["con_01m8mdczwbennbdy58x38y4vs1","org_01m8mdczcref5rwvk1em2ecpdf","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795981475723,1795981475723,1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 1, 'invoices', 'inv_01m8mdczywe6xv6akvzws4n0f5', '["inv_01m8mdczywe6xv6akvzws4n0f5","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0001","con_01m8mdczm7egjbcyy83faeqvmy","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8mdczywe6xv6akw00vek8cy",null,null,"inv-0001",1795981475804,1795981475804,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course design, 3 days","3","650.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,195000,39000,234000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 14, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 15, 1, 'invoices', 'inv_01m8mdczzhevr9qg4mvdc9912c', '["inv_01m8mdczzhevr9qg4mvdc9912c","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","PX-881","con_01m8mdczr6exbs449f014cw0m0","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8mdczzhevr9qg4mvk0c8zrf",null,null,"px-881",1795981475825,1795981475825,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Printing of workbooks","1","412.00",null,"acc_01m8mdczcref5rwvk1bnp4bem5","ZR",null,41200,0,41200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 16, 1, 'invoices', 'inv_01m8mdczzwe7qbyfh83xtjr6af', '["inv_01m8mdczzwe7qbyfh83xtjr6af","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","TB-0117","con_01m8mdczspeezrz11fg2drqxah","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8mdczzwe7qbyfh8431pfrh5",null,null,"tb-0117",1795981475836,1795981475836,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Laptop","1","899.00",null,"acc_01m8mdczcref5rwvk187n6d6j6","ST",null,89900,17980,107880]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 17, 1, 'invoices', 'inv_01m8mdd00dejxvhyzmz5zg1m61', '["inv_01m8mdd00dejxvhyzmz5zg1m61","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0002","con_01m8mdczm7egjbcyy83faeqvmy","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8mdd00dejxvhyzmzad1ar4s",null,null,"inv-0002",1795981475853,1795981475853,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Workbooks","120","7.25",null,"acc_01m8mdczcref5rwvk1b7gv43h6","ZR",null,87000,0,87000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 17, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 18, 1, 'invoices', 'inv_01m8mdd012ec9rmtwkcrd2h06p', '["inv_01m8mdd012ec9rmtwkcrd2h06p","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","HL-33","con_01m8mdczvce4d8we47jv8555ms","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8mdd012ec9rmtwkcyky7q0z",null,null,"hl-33",1795981475874,1795981475874,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Rent, January to March","1","1350.00",null,"acc_01m8mdczcref5rwvk1cdkagc5x","EX",null,135000,0,135000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 19, 1, 'invoices', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', '["inv_01m8mdd01fe31t9bj1h8xrdsr9","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0003","con_01m8mdcznpexj89nzq2c3913kj","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8mdd01fe31t9bj1hff3qm51",null,null,"inv-0003",1795981475887,1795981475887,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mdczfjerp8bbjymvfz92eq","EX",null,24000,0,24000],["org_01m8mdczcref5rwvk1em2ecpdf",2,"Projector","1","35.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,3500,700,4200]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 19, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 20, 1, 'invoices', 'inv_01m8mdd01retr8j20tsq9h2gqn', '["inv_01m8mdd01retr8j20tsq9h2gqn","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0004","con_01m8mdczpyekq8t0rdtzkktzfn","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8mdd01retr8j20tsts84mga",null,null,"inv-0004",1795981475896,1795981475896,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course for new starters","1","1480.00","10","acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,133200,26640,159840]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 20, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 21, 1, 'invoices', 'inv_01m8mdd024ezbrw0jckprk4xq3', '["inv_01m8mdd024ezbrw0jckprk4xq3","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0005","con_01m8mdczpyekq8t0rdtzkktzfn","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mdd024ezbrw0jckvbrawp2",null,null,"inv-0005",1795981475908,1795981475908,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Raised in error","1","500.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 21, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 22, 1, 'invoices', 'inv_01m8mdd02gedgr8yt7px79shpr', '["inv_01m8mdd02gedgr8yt7px79shpr","org_01m8mdczcref5rwvk1em2ecpdf","sales","credit_note","issued","CN-0001","con_01m8mdczpyekq8t0rdtzkktzfn","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8mdd02gedgr8yt7q2ej8c8a",null,null,"cn-0001\ninv-0004",1795981475920,1795981475920,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"A day that was not held","1","150.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mdczcref5rwvk1em2ecpdf","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 23, 1, 'invoices', 'inv_01m8mdd038e1drh6trp24rn5ty', '["inv_01m8mdd038e1drh6trp24rn5ty","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","FR-1209","con_01m8mdczwbennbdy58x38y4vs1","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8mdd038e1drh6trp7900m8q",null,null,"fr-1209",1795981475944,1795981475944,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Illustration, 2 days","2","384.00",null,"acc_01m8mdczcref5rwvk1bta14rpk","ST",null,64000,12800,76800]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 24, 1, 'invoices', 'inv_01m8mdd03qeh99w936rr5nnv55', '["inv_01m8mdd03qeh99w936rr5nnv55","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0006","con_01m8mdczm7egjbcyy83faeqvmy","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8mdd03qeh99w936rxgrhr5k",null,null,"inv-0006",1795981475959,1795981475959,1,"9999-99-99",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Workbooks","24","7.25",null,"acc_01m8mdczcref5rwvk1b7gv43h6","ZR",null,17400,0,17400],["org_01m8mdczcref5rwvk1em2ecpdf",2,"Half a day of course design","0.5","650.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,32500,6500,39000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 24, 2, 'number_sequences', 'invoice', '["org_01m8mdczcref5rwvk1em2ecpdf","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 25, 1, 'invoices', 'inv_01m8mdd024ezbrw0jckprk4xq3', '["inv_01m8mdd024ezbrw0jckprk4xq3","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","void","INV-0005","con_01m8mdczpyekq8t0rdtzkktzfn","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8mdd024ezbrw0jckvbrawp2","2026-03-03","jnl_01m8mdd04zeqjsewv1t86kdz65","inv-0005",1795981475908,1795981475999,2,"2026-03-03",0,null,null,[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Raised in error","1","500.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,50000,10000,60000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 1, 'invoices', 'inv_01m8mdd01retr8j20tsq9h2gqn', '["inv_01m8mdd01retr8j20tsq9h2gqn","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0004","con_01m8mdczpyekq8t0rdtzkktzfn","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8mdd01retr8j20tsts84mga",null,null,"inv-0004",1795981475896,1795981476059,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course for new starters","1","1480.00","10","acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,133200,26640,159840]],[["alc_01m8mdd06vejyr74zz0fcbx1pn","org_01m8mdczcref5rwvk1em2ecpdf",null,"inv_01m8mdd02gedgr8yt7px79shpr",18000,"2026-03-12",null,1795981476059,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 2, 'invoices', 'inv_01m8mdd02gedgr8yt7px79shpr', '["inv_01m8mdd02gedgr8yt7px79shpr","org_01m8mdczcref5rwvk1em2ecpdf","sales","credit_note","issued","CN-0001","con_01m8mdczpyekq8t0rdtzkktzfn","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8mdd02gedgr8yt7q2ej8c8a",null,null,"cn-0001\ninv-0004",1795981475920,1795981476059,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"A day that was not held","1","150.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,15000,3000,18000]],[],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 30, 1, 'invoices', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', '["inv_01m8mdd01fe31t9bj1h8xrdsr9","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0003","con_01m8mdcznpexj89nzq2c3913kj","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8mdd01fe31t9bj1hff3qm51",null,null,"inv-0003",1795981475887,1795981476203,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8mdczfjerp8bbjymvfz92eq","EX",null,24000,0,24000],["org_01m8mdczcref5rwvk1em2ecpdf",2,"Projector","1","35.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,3500,700,4200]],[["alc_01m8mdd0bbeqw9g6cfr2kp3ekh","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0bbeqw9g6cfqr4ak5qd",null,28200,"2026-03-06",null,1795981476203,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 30, 2, 'settlements', 'set_01m8mdd0bbeqw9g6cfqr4ak5qd', '["set_01m8mdd0bbeqw9g6cfqr4ak5qd","org_01m8mdczcref5rwvk1em2ecpdf","receipt","sales","posted","con_01m8mdcznpexj89nzq2c3913kj","bac_01m8mdczh6emka713494fgw9sj","2026-03-06",28200,28200,null,null,0,"jnl_01m8mdd0bbeqw9g6cfqzqac1zn",null,null,"",1795981476203,1795981476203,1,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 1, 'bank_accounts', 'bac_01m8mdczh6emka713494fgw9sj', '["bac_01m8mdczh6emka713494fgw9sj","org_01m8mdczcref5rwvk1em2ecpdf","acc_01m8mdczcref5rwvk195n5s3n1","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8mdczh6emka71349feqgmwh",900715,1795981475366,1795981476259,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 2, 'stated_balances', 'bac_01m8mdczh6emka713494fgw9sj/2026-03-31', '["org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-31",900715,1795981476259]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 3, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19am5wm44d0', '["btx_01m8mdd0d3eqn9q19am5wm44d0","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 4, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19am82cehtg', '["btx_01m8mdd0d3eqn9q19am82cehtg","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 5, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ametd7eds', '["btx_01m8mdd0d3eqn9q19ametd7eds","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 6, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amjac1rch', '["btx_01m8mdd0d3eqn9q19amjac1rch","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 7, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amnzpxdbn', '["btx_01m8mdd0d3eqn9q19amnzpxdbn","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 8, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amvvxgq1n', '["btx_01m8mdd0d3eqn9q19amvvxgq1n","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 9, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amwh8t0p6', '["btx_01m8mdd0d3eqn9q19amwh8t0p6","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 10, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19an37kj4ck', '["btx_01m8mdd0d3eqn9q19an37kj4ck","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 11, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19an574rd60', '["btx_01m8mdd0d3eqn9q19an574rd60","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 12, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ana267bjj', '["btx_01m8mdd0d3eqn9q19ana267bjj","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 13, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19aned59dwx', '["btx_01m8mdd0d3eqn9q19aned59dwx","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 14, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ang5wp7y0', '["btx_01m8mdd0d3eqn9q19ang5wp7y0","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 31, 15, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19anmtvq3zk', '["btx_01m8mdd0d3eqn9q19anmtvq3zk","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795981476259,1795981476259,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 32, 1, 'invoices', 'inv_01m8mdczzwe7qbyfh83xtjr6af', '["inv_01m8mdczzwe7qbyfh83xtjr6af","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","TB-0117","con_01m8mdczspeezrz11fg2drqxah","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8mdczzwe7qbyfh8431pfrh5",null,null,"tb-0117",1795981475836,1795981476390,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Laptop","1","899.00",null,"acc_01m8mdczcref5rwvk187n6d6j6","ST",null,89900,17980,107880]],[["alc_01m8mdd0h6e1ca0yj6e5z0tkd7","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0h6e1ca0yj6e5z0tkd7",null,107880,"2026-01-22",null,1795981476390,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 32, 2, 'settlements', 'set_01m8mdd0h6e1ca0yj6e5z0tkd7', '["set_01m8mdd0h6e1ca0yj6e5z0tkd7","org_01m8mdczcref5rwvk1em2ecpdf","payment","purchase","posted","con_01m8mdczspeezrz11fg2drqxah","bac_01m8mdczh6emka713494fgw9sj","2026-01-22",107880,107880,null,"btx_01m8mdd0d3eqn9q19am5wm44d0",1,"jnl_01m8mdd0h6e1ca0yj6e5z0tkd7",null,null,"",1795981476390,1795981476390,1,"2026-01-22",1,"2026-01-22","2026-01-22",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 33, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19am5wm44d0', '["btx_01m8mdd0d3eqn9q19am5wm44d0","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8mdczspeezrz11fg2drqxah","allocations","jnl_01m8mdd0h6e1ca0yj6e5z0tkd7",2,null,"NV",0,1795981476390,1795981476259,1795981476390,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 34, 1, 'invoices', 'inv_01m8mdczywe6xv6akvzws4n0f5', '["inv_01m8mdczywe6xv6akvzws4n0f5","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0001","con_01m8mdczm7egjbcyy83faeqvmy","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8mdczywe6xv6akw00vek8cy",null,null,"inv-0001",1795981475804,1795981476533,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course design, 3 days","3","650.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,195000,39000,234000]],[["alc_01m8mdd0nneeybk62jzgjhme1t","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0nneeybk62jzgjhme1t",null,150000,"2026-01-30",null,1795981476533,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 34, 2, 'settlements', 'set_01m8mdd0nneeybk62jzgjhme1t', '["set_01m8mdd0nneeybk62jzgjhme1t","org_01m8mdczcref5rwvk1em2ecpdf","receipt","sales","posted","con_01m8mdczm7egjbcyy83faeqvmy","bac_01m8mdczh6emka713494fgw9sj","2026-01-30",150000,150000,null,"btx_01m8mdd0d3eqn9q19am82cehtg",1,"jnl_01m8mdd0nneeybk62jzgjhme1t",null,null,"",1795981476533,1795981476533,1,"2026-01-30",1,"2026-01-30","2026-01-30",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 35, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19am82cehtg', '["btx_01m8mdd0d3eqn9q19am82cehtg","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8mdczm7egjbcyy83faeqvmy","allocations","jnl_01m8mdd0nneeybk62jzgjhme1t",2,null,"NV",0,1795981476533,1795981476259,1795981476533,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 36, 1, 'invoices', 'inv_01m8mdd012ec9rmtwkcrd2h06p', '["inv_01m8mdd012ec9rmtwkcrd2h06p","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","HL-33","con_01m8mdczvce4d8we47jv8555ms","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8mdd012ec9rmtwkcyky7q0z",null,null,"hl-33",1795981475874,1795981476669,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Rent, January to March","1","1350.00",null,"acc_01m8mdczcref5rwvk1cdkagc5x","EX",null,135000,0,135000]],[["alc_01m8mdd0sxexd95mv26a7k3dmb","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0sxexd95mv26a7k3dmb",null,135000,"2026-02-10",null,1795981476669,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 36, 2, 'settlements', 'set_01m8mdd0sxexd95mv26a7k3dmb', '["set_01m8mdd0sxexd95mv26a7k3dmb","org_01m8mdczcref5rwvk1em2ecpdf","payment","purchase","posted","con_01m8mdczvce4d8we47jv8555ms","bac_01m8mdczh6emka713494fgw9sj","2026-02-10",135000,135000,null,"btx_01m8mdd0d3eqn9q19amjac1rch",1,"jnl_01m8mdd0sxexd95mv26a7k3dmb",null,null,"",1795981476669,1795981476669,1,"2026-02-10",1,"2026-02-10","2026-02-10",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 37, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amjac1rch', '["btx_01m8mdd0d3eqn9q19amjac1rch","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8mdczvce4d8we47jv8555ms","allocations","jnl_01m8mdd0sxexd95mv26a7k3dmb",2,null,"NV",0,1795981476669,1795981476259,1795981476669,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 38, 1, 'invoices', 'inv_01m8mdczywe6xv6akvzws4n0f5', '["inv_01m8mdczywe6xv6akvzws4n0f5","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0001","con_01m8mdczm7egjbcyy83faeqvmy","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8mdczywe6xv6akw00vek8cy",null,null,"inv-0001",1795981475804,1795981476843,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course design, 3 days","3","650.00",null,"acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,195000,39000,234000]],[["alc_01m8mdd0nneeybk62jzgjhme1t","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0nneeybk62jzgjhme1t",null,150000,"2026-01-30",null,1795981476533,null],["alc_01m8mdd0zbe739qf73xkzj9cmd","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0zbe739qf73xkzj9cmd",null,84000,"2026-02-16",null,1795981476843,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 38, 2, 'invoices', 'inv_01m8mdd00dejxvhyzmz5zg1m61', '["inv_01m8mdd00dejxvhyzmz5zg1m61","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0002","con_01m8mdczm7egjbcyy83faeqvmy","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8mdd00dejxvhyzmzad1ar4s",null,null,"inv-0002",1795981475853,1795981476843,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Workbooks","120","7.25",null,"acc_01m8mdczcref5rwvk1b7gv43h6","ZR",null,87000,0,87000]],[["alc_01m8mdd0zbe739qf73xkzj9cme","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd0zbe739qf73xkzj9cmd",null,87000,"2026-02-16",null,1795981476843,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 38, 3, 'settlements', 'set_01m8mdd0zbe739qf73xkzj9cmd', '["set_01m8mdd0zbe739qf73xkzj9cmd","org_01m8mdczcref5rwvk1em2ecpdf","receipt","sales","posted","con_01m8mdczm7egjbcyy83faeqvmy","bac_01m8mdczh6emka713494fgw9sj","2026-02-16",171000,171000,null,"btx_01m8mdd0d3eqn9q19amnzpxdbn",1,"jnl_01m8mdd0zbe739qf73xkzj9cmd",null,null,"",1795981476843,1795981476843,1,"2026-02-16",2,"2026-02-16","2026-02-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 39, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amnzpxdbn', '["btx_01m8mdd0d3eqn9q19amnzpxdbn","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8mdczm7egjbcyy83faeqvmy","allocations","jnl_01m8mdd0zbe739qf73xkzj9cmd",2,null,"NV",0,1795981476843,1795981476259,1795981476843,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 40, 1, 'invoices', 'inv_01m8mdczzhevr9qg4mvdc9912c', '["inv_01m8mdczzhevr9qg4mvdc9912c","org_01m8mdczcref5rwvk1em2ecpdf","purchase","invoice","issued","PX-881","con_01m8mdczr6exbs449f014cw0m0","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8mdczzhevr9qg4mvk0c8zrf",null,null,"px-881",1795981475825,1795981476956,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Printing of workbooks","1","412.00",null,"acc_01m8mdczcref5rwvk1bnp4bem5","ZR",null,41200,0,41200]],[["alc_01m8mdd12wegj9hy1yamefb4hr","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd12wegj9hy1yamefb4hr",null,40000,"2026-02-27",null,1795981476956,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 40, 2, 'settlements', 'set_01m8mdd12wegj9hy1yamefb4hr', '["set_01m8mdd12wegj9hy1yamefb4hr","org_01m8mdczcref5rwvk1em2ecpdf","payment","purchase","posted","con_01m8mdczr6exbs449f014cw0m0","bac_01m8mdczh6emka713494fgw9sj","2026-02-27",40000,40000,null,"btx_01m8mdd0d3eqn9q19amwh8t0p6",1,"jnl_01m8mdd12wegj9hy1yamefb4hr",null,null,"",1795981476956,1795981476956,1,"2026-02-27",1,"2026-02-27","2026-02-27",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 41, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amwh8t0p6', '["btx_01m8mdd0d3eqn9q19amwh8t0p6","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8mdczr6exbs449f014cw0m0","allocations","jnl_01m8mdd12wegj9hy1yamefb4hr",2,null,"NV",0,1795981476956,1795981476259,1795981476956,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 42, 1, 'invoices', 'inv_01m8mdd01retr8j20tsq9h2gqn', '["inv_01m8mdd01retr8j20tsq9h2gqn","org_01m8mdczcref5rwvk1em2ecpdf","sales","invoice","issued","INV-0004","con_01m8mdczpyekq8t0rdtzkktzfn","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8mdd01retr8j20tsts84mga",null,null,"inv-0004",1795981475896,1795981477068,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8mdczcref5rwvk1em2ecpdf",1,"Course for new starters","1","1480.00","10","acc_01m8mdczcref5rwvk1b2tnspjs","ST",null,133200,26640,159840]],[["alc_01m8mdd06vejyr74zz0fcbx1pn","org_01m8mdczcref5rwvk1em2ecpdf",null,"inv_01m8mdd02gedgr8yt7px79shpr",18000,"2026-03-12",null,1795981476059,null],["alc_01m8mdd16ce1586drejxd866dn","org_01m8mdczcref5rwvk1em2ecpdf","set_01m8mdd16ce1586drejxd866dn",null,141840,"2026-03-16",null,1795981477068,null]],[],null,0,0,0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 42, 2, 'settlements', 'set_01m8mdd16ce1586drejxd866dn', '["set_01m8mdd16ce1586drejxd866dn","org_01m8mdczcref5rwvk1em2ecpdf","receipt","sales","posted","con_01m8mdczpyekq8t0rdtzkktzfn","bac_01m8mdczh6emka713494fgw9sj","2026-03-16",141840,141840,null,"btx_01m8mdd0d3eqn9q19ana267bjj",1,"jnl_01m8mdd16ce1586drejxd866dn",null,null,"",1795981477068,1795981477068,1,"2026-03-16",1,"2026-03-16","2026-03-16",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 43, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ana267bjj', '["btx_01m8mdd0d3eqn9q19ana267bjj","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8mdczpyekq8t0rdtzkktzfn","allocations","jnl_01m8mdd16ce1586drejxd866dn",2,null,"NV",0,1795981477068,1795981476259,1795981477068,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 44, 1, 'settlements', 'set_01m8mdd0bbeqw9g6cfqr4ak5qd', '["set_01m8mdd0bbeqw9g6cfqr4ak5qd","org_01m8mdczcref5rwvk1em2ecpdf","receipt","sales","posted","con_01m8mdcznpexj89nzq2c3913kj","bac_01m8mdczh6emka713494fgw9sj","2026-03-06",28200,28200,null,"btx_01m8mdd0d3eqn9q19an574rd60",0,"jnl_01m8mdd0bbeqw9g6cfqzqac1zn",null,null,"",1795981476203,1795981477259,2,"2026-03-06",1,"2026-03-06","2026-03-06",null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 45, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19an574rd60', '["btx_01m8mdd0d3eqn9q19an574rd60","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8mdcznpexj89nzq2c3913kj","match","jnl_01m8mdd0bbeqw9g6cfqzqac1zn",2,null,"NV",0,1795981477259,1795981476259,1795981477259,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 46, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ang5wp7y0', '["btx_01m8mdd0d3eqn9q19ang5wp7y0","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8mdd1gxev2vtyv1qwwrk1g6",1,null,"NV",0,1795981477405,1795981476259,1795981477405,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 47, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19anmtvq3zk', '["btx_01m8mdd0d3eqn9q19anmtvq3zk","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8mdczcref5rwvk19z6bh078","NV",null,null,"account","jnl_01m8mdd1npe0nvxv3zzcxnj2vh",1,"acc_01m8mdczcref5rwvk19z6bh078","NV",0,1795981477558,1795981476259,1795981477558,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 48, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ametd7eds', '["btx_01m8mdd0d3eqn9q19ametd7eds","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mdczcref5rwvk1cx1fna8g","ST",null,null,null,null,null,null,null,null,null,1795981476259,1795981478276,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 49, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amvvxgq1n', '["btx_01m8mdd0d3eqn9q19amvvxgq1n","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8mdczcref5rwvk1d7qywsdf","ZR",null,null,null,null,null,null,null,null,null,1795981476259,1795981478276,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 50, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19an37kj4ck', '["btx_01m8mdd0d3eqn9q19an37kj4ck","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8mdczcref5rwvk1cx1fna8g","ST",null,null,null,null,null,null,null,null,null,1795981476259,1795981478276,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 51, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19aned59dwx', '["btx_01m8mdd0d3eqn9q19aned59dwx","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8mdczcref5rwvk1dzgpy7ac","EX",null,null,null,null,null,null,null,null,null,1795981476259,1795981478276,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 52, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19amvvxgq1n', '["btx_01m8mdd0d3eqn9q19amvvxgq1n","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8mdczcref5rwvk1d7qywsdf","ZR",null,null,"account","jnl_01m8mdd2f6ebhasvdav1fxmmm4",1,"acc_01m8mdczcref5rwvk1d7qywsdf","ZR",0,1795981478375,1795981476259,1795981478375,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 53, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19an37kj4ck', '["btx_01m8mdd0d3eqn9q19an37kj4ck","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mdczcref5rwvk1cx1fna8g","ST",null,null,"account","jnl_01m8mdd2kpej8v0qkjnf8kg838",1,"acc_01m8mdczcref5rwvk1cx1fna8g","ST",-600,1795981478518,1795981476259,1795981478518,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 54, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19ametd7eds', '["btx_01m8mdd0d3eqn9q19ametd7eds","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8mdczcref5rwvk1cx1fna8g","ST",null,null,"account","jnl_01m8mdd2qge9a9ptz7ydcacmq0",1,"acc_01m8mdczcref5rwvk1cx1fna8g","ST",-600,1795981478640,1795981476259,1795981478640,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 55, 1, 'bank_transactions', 'btx_01m8mdd0d3eqn9q19aned59dwx', '["btx_01m8mdd0d3eqn9q19aned59dwx","org_01m8mdczcref5rwvk1em2ecpdf","bac_01m8mdczh6emka713494fgw9sj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8mdczcref5rwvk1dzgpy7ac","EX",null,null,"account","jnl_01m8mdd2vye0w9k20nt09bsx5x",1,"acc_01m8mdczcref5rwvk1dzgpy7ac","EX",0,1795981478782,1795981476259,1795981478782,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 56, 1, 'vat_returns', 'vrt_01m8mdd30xej4v8012gnsmwwkf', '["vrt_01m8mdd30xej4v8012gnsmwwkf","org_01m8mdczcref5rwvk1em2ecpdf","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795981478941,1795981478941,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 57, 1, 'organisations', 'org_01m8mdczcref5rwvk1em2ecpdf', '["org_01m8mdczcref5rwvk1em2ecpdf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795981475224,1795981475224,1,0,"2026-03-31",0]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 57, 2, 'vat_returns', 'vrt_01m8mdd30xej4v8012gnsmwwkf', '["vrt_01m8mdd30xej4v8012gnsmwwkf","org_01m8mdczcref5rwvk1em2ecpdf","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795981479014,1795981478941,1795981479014,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 58, 1, 'organisations', 'org_01m8mdczcref5rwvk1em2ecpdf', '["org_01m8mdczcref5rwvk1em2ecpdf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795981475224,1795981479082,2,0,"2026-03-31",0]');
INSERT INTO security_events VALUES (1, 1795981472892, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'usr_01m8mdcx3ve3w91h2dwjtr012f', '{}', X'B3D06552C63A9EF35FACFEEDD61BF10FCCFAE603C4D287267EB044C3E221C99D');
INSERT INTO security_events VALUES (2, 1795981472991, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mdcx6zextv473rc3b87bq4', 'usr_01m8mdcx3ve3w91h2dwjtr012f', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'A44D56D261A8B6A9EED8606BEC28F12EA2B4A94141AFA2F2D906E102573EF8E8');
INSERT INTO security_events VALUES (3, 1795981473149, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'usr_01m8mdcx3ve3w91h2dwjtr012f', '{"expires_at":"2026-11-29T20:44:33.149Z"}', X'C71D242EBC17F53AF49323E8E1BF65DFD171966DBECBFF589D189BA2F48F32F1');
INSERT INTO security_events VALUES (4, 1795981473462, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mdcxnqe2hrztxtx20anxyq', 'usr_01m8mdcx3ve3w91h2dwjtr012f', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'67245533F1A4BA593B152503E456C2403AE84815415B004A43B30C322C3AC0CD');
INSERT INTO security_events VALUES (5, 1795981479870, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mdcx3ve3w91h2dwjtr012f', 'usr_01m8mdcx3ve3w91h2dwjtr012f', '{"amount":10,"balance":10}', X'81D1A02E7F1628EB5951F41245FFBD4F25872934319C75B03704222948C69974');
INSERT INTO security_head VALUES (1, 5, X'81D1A02E7F1628EB5951F41245FFBD4F25872934319C75B03704222948C69974', NULL);
INSERT INTO vat_methods VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd06vejyr74zz0fcbx1pn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01retr8j20tsq9h2gqn', NULL, 'inv_01m8mdd02gedgr8yt7px79shpr', 18000, '2026-03-12', NULL, 1795981476059, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0bbeqw9g6cfr2kp3ekh', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01fe31t9bj1h8xrdsr9', 'set_01m8mdd0bbeqw9g6cfqr4ak5qd', NULL, 28200, '2026-03-06', NULL, 1795981476203, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0h6e1ca0yj6e5z0tkd7', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczzwe7qbyfh83xtjr6af', 'set_01m8mdd0h6e1ca0yj6e5z0tkd7', NULL, 107880, '2026-01-22', NULL, 1795981476390, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0nneeybk62jzgjhme1t', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczywe6xv6akvzws4n0f5', 'set_01m8mdd0nneeybk62jzgjhme1t', NULL, 150000, '2026-01-30', NULL, 1795981476533, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0sxexd95mv26a7k3dmb', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd012ec9rmtwkcrd2h06p', 'set_01m8mdd0sxexd95mv26a7k3dmb', NULL, 135000, '2026-02-10', NULL, 1795981476669, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0zbe739qf73xkzj9cmd', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczywe6xv6akvzws4n0f5', 'set_01m8mdd0zbe739qf73xkzj9cmd', NULL, 84000, '2026-02-16', NULL, 1795981476843, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd0zbe739qf73xkzj9cme', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd00dejxvhyzmz5zg1m61', 'set_01m8mdd0zbe739qf73xkzj9cmd', NULL, 87000, '2026-02-16', NULL, 1795981476843, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd12wegj9hy1yamefb4hr', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdczzhevr9qg4mvdc9912c', 'set_01m8mdd12wegj9hy1yamefb4hr', NULL, 40000, '2026-02-27', NULL, 1795981476956, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd16ce1586drejxd866dn', 'org_01m8mdczcref5rwvk1em2ecpdf', 'inv_01m8mdd01retr8j20tsq9h2gqn', 'set_01m8mdd16ce1586drejxd866dn', NULL, 141840, '2026-03-16', NULL, 1795981477068, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd4hsewj97cez0n1hqygd', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4g5e61svk3pg8me8wf8', NULL, NULL, 6000, '2026-03-25', NULL, 1795981480505, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd4yye0d8eg887jj2pham', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4y9e84a00zcv6m32df1', 'set_01m8mdd4vkebvbdafavr7rzb03', NULL, 3000, '2026-04-02', NULL, 1795981480926, NULL, NULL);
INSERT INTO allocations VALUES ('alc_01m8mdd54dezmsvv0x1hv5wckf', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd52feakt1n33hwz7t5jp', NULL, NULL, 4000, '2026-03-28', NULL, 1795981481101, NULL, 'ctr_01m8mdd54dezmsvv0x19zxh299');
INSERT INTO allocations VALUES ('alc_01m8mdd54dezmsvv0x1hv5wckg', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd537ec99d7kst4wga2zm', NULL, NULL, 4000, '2026-03-28', NULL, 1795981481101, NULL, 'ctr_01m8mdd54dezmsvv0x19zxh299');
INSERT INTO write_offs VALUES ('alc_01m8mdd4hsewj97cez0n1hqygd', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4g5e61svk3pg8me8wf8', '2026-03-25', 6000, 'acc_01m8mdcxq9ejnr9qm32m14k8cp', 'In liquidation', 'jnl_01m8mdd4hsewj97cez0t9j77jx', NULL, NULL, 1795981480505);
INSERT INTO unpaid_vat VALUES ('jnl_01m8mdd4kse4rtwxv8bxjdge5z', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mdcxq9ejnr9qm2xjty18z9', NULL, 'jnl_01m8mdd4kse4rtwxv8bxjdge5z', NULL, NULL, 1795981480569);
INSERT INTO tax_codes VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795981480065, 1795981480065, 1);
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mdd4g5e61svk3pg8me8wf8', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mdd4k7esmt5zcwx2bmgmkz', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 10, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 11, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mdd4y9e84a00zcv6m32df1', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', 12, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mdczywe6xv6akvzws4n0f5', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mdczzhevr9qg4mvdc9912c', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mdczzwe7qbyfh83xtjr6af', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mdd00dejxvhyzmz5zg1m61', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mdd012ec9rmtwkcrd2h06p', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mdd01fe31t9bj1h8xrdsr9', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mdd01fe31t9bj1h8xrdsr9', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mdd01retr8j20tsq9h2gqn', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mdd024ezbrw0jckprk4xq3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mdd02gedgr8yt7px79shpr', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mdd038e1drh6trp24rn5ty', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mdd03qeh99w936rr5nnv55', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mdd03qeh99w936rr5nnv55', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mdd024ezbrw0jckprk4xq3', NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO vat_entries VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdcxq9ejnr9qm3374t25tq', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO vat_days VALUES ('org_01m8mdczcref5rwvk1em2ecpdf', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO vat_payments VALUES ('jnl_01m8mdd4rye3vr506q10xc4njt', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'vrt_01m8mdd4pfeqtrt1zsj0jaa7vj', 1795981480752);
INSERT INTO deposit_releases VALUES ('alc_01m8mdd4yye0d8eg887jj2pham', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'set_01m8mdd4vkebvbdafavr7rzb03', '2026-04-02', 2521, 479, 'jnl_01m8mdd4zaexkt2pr1p2bz83en', NULL, NULL, 1795981480926);
INSERT INTO contras VALUES ('ctr_01m8mdd54dezmsvv0x19zxh299', 'org_01m8mdcxq9ejnr9qm3374t25tq', 'con_01m8mdd51wessbcdsss02jjgm1', '2026-03-28', 4000, NULL, 'jnl_01m8mdd54dezmsvv0x1dcxf4f7', NULL, NULL, 1795981481101, 1795981481101, 1);
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
COMMIT;
