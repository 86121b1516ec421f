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
    vat_returned_to TEXT,
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
    entry_date TEXT NOT NULL, vat_side TEXT CHECK (vat_side IN ('output', 'input')),
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
    settled_to TEXT, tax_point TEXT,
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
    CHECK ((settlement_id IS NULL) <> (credit_note_id IS NULL)),
    CHECK ((removed_date IS NULL) = (removed_at IS NULL))
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
CREATE TABLE vat_entries (
    organisation_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    part INTEGER NOT NULL CHECK (part >= 0),
    entry_date TEXT NOT NULL,
    vat_date TEXT,
    method_date TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    vat_code TEXT NOT NULL CHECK (vat_code IN ('ST', 'RR', 'ZR', 'EX')),
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    invoice_id TEXT,
    allocation_id TEXT,
    PRIMARY KEY (organisation_id, sequence, line, part),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (allocation_id) REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    CHECK (part > 0 OR allocation_id IS NULL),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_days (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    day TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    method_date TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    PRIMARY KEY (organisation_id, day, side, method_date)
) STRICT, WITHOUT ROWID;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 10:54:36', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 2755660);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 10:54:36', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 7766162);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 10:54:36', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 1892715);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 10:54:36', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 7715878);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 10:54:37', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 10670698);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 10:54:37', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 8166301);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 10:54:37', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 7978793);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 10:54:37', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 8422586);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 10:54:37', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 3643355);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 10:54:37', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 1522378);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 10:54:37', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 7901682);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 10:54:37', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 15985834);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 10:54:37', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 18835672);
INSERT INTO _sqlx_migrations VALUES (14, 'seals', '2026-11-29 10:54:37', 1, X'FD5A92959D606BCE02158ED8F16678CD14D6861EBC24B2F9368F9F4C8D49F484459801E389604E729B815637A1A387AF', 4173392);
INSERT INTO users VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'jo@example.com', 0, 7, 0, 1795949677205, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8kf2jryeq9apk6whhbbtd79', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'main', 'reconcile:read reconcile:write', 0, 'nNCv', 1795949677342, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8kf2k6ae9q8gwsqzp4rbn36', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'main', 'ledger:read ledger:write', 0, 'txTB', 1795949677770, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'06848D09CC28DDCB4220644A24DE95C54BF54BCD18CE86794CE378D965569877', 'key_01m8kf2jryeq9apk6whhbbtd79', NULL);
INSERT INTO key_secrets VALUES (X'50950F14533C019E281309E6379031A50F757ABEB7FF62A5D27B8AD340F4AA00', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'grant', 10, 0, NULL, NULL, 1795949683119);
INSERT INTO credit_movements VALUES (2, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'charge', -3, 0, 'rec_01m8kf2rebe2d91xxxkm5sdj9m', NULL, 1795949683161);
INSERT INTO blobs VALUES ('01a226f161d976ebbd06167d4e758fec', 375, 1, 1795949683161, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 0);
INSERT INTO jobs VALUES ('rec_01m8kf2rebe2d91xxxkm5sdj9m', 'reconcile', 1, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2jryeq9apk6whhbbtd79', 'completed', 3, 0, 1, 1, NULL, NULL, '01a226f161d976ebbd06167d4e758fec', 3, NULL, 1795949683147, 1795949683155, 1795949683161, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', '', '01a226f1-518d-7196-80ea-2eb9fd037914', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8kf2mcpe69v67hhw0n0k8g7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.998Z","updated_at":"2026-11-29T10:54:38.998Z","version":1}}', 1795949678998);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-51c7-744b-9fac-85b458db448f', X'3CA0EC5F14DA7DEF602AC28CFEF915ADF02BD9C4DB16751C2BC037EB941D3F03', 201, '{"data":{"id":"acc_01m8kf2meje6krhz5xzs7590dq","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.058Z","updated_at":"2026-11-29T10:54:39.058Z","version":1}}', 1795949679058);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5202-73ba-86de-06af32ba1959', X'977EF65BBC1C2534329ABBC79013DE93509358FD8BB6E7886917F3D5318144D2', 201, '{"data":{"id":"acc_01m8kf2mg9e5kszketh01pyt0q","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.113Z","updated_at":"2026-11-29T10:54:39.113Z","version":1}}', 1795949679113);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-523f-772e-9867-55b261f48dd3', X'FF84DE50281C03A623F6493F8FC3AF792093A9DAA70A0C41537A8DF4A191CBEC', 201, '{"data":{"id":"bac_01m8kf2mj4eg3as526b0syx0gg","name":"Current","type":"current","account_id":"acc_01m8kf2mcpe69v67hhpke31xb7","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kf2mj4eg3as526ba666c89","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T10:54:39.172Z","updated_at":"2026-11-29T10:54:39.172Z","version":1}}', 1795949679172);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5263-74e0-a6f9-1b990414367e', X'7607030732FD615FB04EBE68876E3E9C2F2E7E18C53F68A0854FEA5396BD3DD5', 201, '{"data":{"id":"bac_01m8kf2mk5e08s412w32vy9944","name":"Savings","type":"savings","account_id":"acc_01m8kf2mk5e08s412w369hpga8","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T10:54:39.205Z","updated_at":"2026-11-29T10:54:39.205Z","version":1}}', 1795949679205);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5281-74f5-919a-5d67e66cc382', X'DB0E9A5418CBD88DE611816BB71B59D243A0FC5560B4E2860DFC45ABDD417DCD', 201, '{"data":{"id":"con_01m8kf2mm3evcbrg3gkcppvmn6","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.235Z","updated_at":"2026-11-29T10:54:39.235Z","version":1}}', 1795949679235);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-52a0-716c-87c9-2842ff8993cc', X'8013557CC7A59E168C4BDC2113D3BE59851A87A50DEFE35B2F78F7AB2A9806BD', 201, '{"data":{"id":"con_01m8kf2mn6em2t3wrn868yawr4","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.270Z","updated_at":"2026-11-29T10:54:39.270Z","version":1}}', 1795949679270);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-52c5-75c3-9e2d-f3cb98f69ab9', X'363148BFE92BBD0EE95DDBC234B50CC3C7ABB40D44765A748D7ED55FBD2F3DC1', 201, '{"data":{"id":"con_01m8kf2mpcej4skykz5shzvges","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.308Z","updated_at":"2026-11-29T10:54:39.308Z","version":1}}', 1795949679308);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-52eb-74bb-9d9e-d57c7916ddd1', X'6E998732E3AF31A9733BC93D89A82184EA8969378B04EE4BD4F03A69EC80CB7E', 201, '{"data":{"id":"con_01m8kf2mqjehz989bn9tjac4aw","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.346Z","updated_at":"2026-11-29T10:54:39.346Z","version":1}}', 1795949679346);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5302-716d-9825-192a1c36a2b4', X'D4303B4905907C1A83C01214965204C2FC085BA681A42969F4A93D2C00BC82BF', 201, '{"data":{"id":"con_01m8kf2mr3emq9gnykhj7z7e2r","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.363Z","updated_at":"2026-11-29T10:54:39.363Z","version":1}}', 1795949679363);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-531b-7187-92ae-91a0889a6bb3', X'00EB9E862C5CE8D86698323B4E3983385F70E63A0BF785793EEAD0EC0B8059BB', 201, '{"data":{"id":"con_01m8kf2ms6erktgkfcrfjpfrys","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.398Z","updated_at":"2026-11-29T10:54:39.398Z","version":1}}', 1795949679398);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5343-7499-baef-64771161bbca', X'80D6B8223B52F8E09147F4DC6EDDB9BE2B4EF86F248A03C964B449B0F1839793', 201, '{"data":{"id":"con_01m8kf2mt9e28ar1fn49kbzwjq","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.433Z","updated_at":"2026-11-29T10:54:39.433Z","version":1}}', 1795949679433);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-c6e2178f06f23b17503ad18d30b61b80bc220aa7a2e1222b4b1980cede29e5c4', X'2A7556F743AFD134D3743353F42E314E1FA7C6FF73F855771E0EBE7C0D350A83', 201, '{"data":{"id":"inv_01m8kf2mx8eazazsd2k567ymb3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kf2mx8eazazsd2kb9enshp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.528Z","updated_at":"2026-11-29T10:54:39.528Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795949679528);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-114e337f591c9937c2c9e9ccf5eb69663375946f990e65fc75bd764e36a34194', X'8191E8DE15BD84B2715BC042465E082E8DDD623EBA336418A33EF3FB0772AE14', 201, '{"data":{"id":"inv_01m8kf2mxpe1vb7g1yqhj3raad","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kf2mqjehz989bn9tjac4aw","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kf2mxpe1vb7g1yqpjd1pg9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.542Z","updated_at":"2026-11-29T10:54:39.542Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhs1wcqvft","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795949679542);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-3a09c68c15dc7845fe9708c1e1fb50fd1e9554e86b11dd2df8605ea4d68c5197', X'CADE1D985A70AABDED1F90ACC18231AFBEA6452D7B9E17C58AA04AE3876A3A93', 201, '{"data":{"id":"inv_01m8kf2myae9svjztzyvwagvb9","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kf2mr3emq9gnykhj7z7e2r","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kf2myae9svjztzyw6pxw9r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.562Z","updated_at":"2026-11-29T10:54:39.562Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhnkjb6ptf","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795949679562);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-04df5895171ab361b4917cc8519a7645915c20196a09354feabdc98d176585c2', X'C84255DC8CE2D6164356BECAB4F1C02BD2CFED07039AA2E2A1DB72658653B5FD', 201, '{"data":{"id":"inv_01m8kf2myje2bsb99zx42rqx5t","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kf2myje2bsb99zxbd8z7xv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.570Z","updated_at":"2026-11-29T10:54:39.570Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrgynsv5t","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795949679570);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-3be4e58d27ae7721ccb49b6e62cd3a3c37bd8ad9f04cbc267b87922d3de3a36f', X'BC6579BB4FA7B44DEF0C8CC4BB3AF56395DD397DCF3D52814B2F321637D9BD41', 201, '{"data":{"id":"inv_01m8kf2myxezpshagsy1eyaja2","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kf2ms6erktgkfcrfjpfrys","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kf2myxezpshagsy6scry0d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.581Z","updated_at":"2026-11-29T10:54:39.581Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhstq8aapr","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795949679581);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-8f848e23d0972895ebb1aceccbf4d71cac14a42c51f5ff3e7bce8e24b89cb89e', X'A9B0F6AC69CD0959ABB279BAEA250F116818AB4672DD70C24603F8B01953A6E4', 201, '{"data":{"id":"inv_01m8kf2mzfec79cdy2hfeym2da","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kf2mn6em2t3wrn868yawr4","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kf2mzfec79cdy2hkmsmk1k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.599Z","updated_at":"2026-11-29T10:54:39.599Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kf2mg9e5kszketh01pyt0q","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795949679599);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-be805c39ddd2a96f40d8c2fa273584cd3c9a534c3bbf6629c6e8914008b5adc4', X'D549C150842E76BD31FB029D114503255E13DDED2E467A938EA6E5BA35B270E0', 201, '{"data":{"id":"inv_01m8kf2mzye2jrnsvk5vmndazm","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kf2mzye2jrnsvk5zgpf593","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.614Z","updated_at":"2026-11-29T10:54:39.614Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795949679614);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-30587860d01a447dc90bf97c1fa2d1e0d55c9bb01d6b4dc86fbce1d3da393b68', X'144D9288227CF20210F7E6719C8518E0CC0D1D38FB6F8E69D96208D7D4C1A7A8', 201, '{"data":{"id":"inv_01m8kf2n08ebvtm1vst8wjkzp7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kf2n08ebvtm1vstfa3tz4f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.624Z","updated_at":"2026-11-29T10:54:39.624Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795949679624);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-8dae1085ede2bae47740b268a4ae395f7384bccda99d70b9e654406620340af3', X'F08E1792A6373CFC33264DEFF71A5ED7F49DAF8A842B517EDC6EC87854569BBC', 201, '{"data":{"id":"inv_01m8kf2n12esaag473cpbxdqtc","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kf2n12esaag473crjg263y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.650Z","updated_at":"2026-11-29T10:54:39.650Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795949679650);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-e03d6c1dbaed42ead6ac2e6f8548dd7f722a7ca9f839a6470e48262981e2b3a0', X'773F9D6B9424F9C5FB5D9490861417B9829450855E5038FF3B38970DA7A55A82', 201, '{"data":{"id":"inv_01m8kf2n22exat6bcya3esss7f","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kf2mt9e28ar1fn49kbzwjq","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kf2n22exat6bcya5z6wssx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.682Z","updated_at":"2026-11-29T10:54:39.682Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhs41tt8wh","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795949679682);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-invoices-97240ea33a827f13e6b9229cb8283f792b7009377896554f7cdd6b23fa534c31', X'ADAC796C62485228CCB59B93DF542B0CE581642C0C31038907AB87A94FEFC489', 201, '{"data":{"id":"inv_01m8kf2n2qekhvhdh91kya9ma9","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kf2n2qekhvhdh91nb5d8pw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.703Z","updated_at":"2026-11-29T10:54:39.703Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrgynsv5t","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795949679703);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5477-77d9-b92c-9a376229942a', X'0E435B12073614FCFA179300F33E3E7E077021C356066BE1B31C77723FC2277A', 200, '{"data":{"id":"inv_01m8kf2n08ebvtm1vst8wjkzp7","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kf2n08ebvtm1vstfa3tz4f","void_date":"2026-03-03","void_journal_id":"jnl_01m8kf2n3tezdbjbdwbqqz3rmq","created_at":"2026-11-29T10:54:39.624Z","updated_at":"2026-11-29T10:54:39.738Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795949679738);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-54b8-70f3-8c79-742da6c8ad5f', X'59FA9A0EF7C5BB8826AF161ED8CE78D5A76640EBFC322C7AD54AA8AD9B047998', 201, '{"data":{"id":"inv_01m8kf2n12esaag473cpbxdqtc","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kf2n12esaag473crjg263y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.650Z","updated_at":"2026-11-29T10:54:39.803Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795949679803);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'tieout-journals-30f394fbb10a37648cd999a558f3de9692064ae4e7ce41d02d08a80fc2da2667', X'8ED44F313DA456D4258708E892B9060FAE932588D126DC6A48F189F918D6AA8A', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8kf2n7ferc99rq4vh693v6h","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8kf2n7ferc99rq4vtbqjhdw","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8kf2n7ferc99rq4w23xfjk8","sequence":16,"error":null}]}}', 1795949679855);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-551c-7429-8b59-ca895576e296', X'8D727E01772FD008CF68D5B9F65C74B827CF8D40B0B0A09396F747B17949CFD3', 201, '{"data":{"id":"set_01m8kf2n8zeps8951kah6vs0vx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mn6em2t3wrn868yawr4","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2n8zeps8951kavgyt9c6","invoice_id":"inv_01m8kf2mzfec79cdy2hfeym2da","invoice_number":"INV-0003","settlement_id":"set_01m8kf2n8zeps8951kah6vs0vx","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T10:54:39.903Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8kf2n8zeps8951kaqd1ad6j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.903Z","updated_at":"2026-11-29T10:54:39.903Z","version":1}}', 1795949679903);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-555d-7387-81e2-0628756a8902', X'0F10D47908DD9B369089659D923C8104BBB48AB6B70F839F154DCBB964702106', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8kf2nb2exk9ecpwxwgky28x"},{"index":1,"status":"created","id":"btx_01m8kf2nb2exk9ecpwy1s3enzw"},{"index":2,"status":"created","id":"btx_01m8kf2nb2exk9ecpwy5a5xn0z"},{"index":3,"status":"created","id":"btx_01m8kf2nb2exk9ecpwyb3zhsgh"},{"index":4,"status":"created","id":"btx_01m8kf2nb2exk9ecpwyd8avhmb"},{"index":5,"status":"created","id":"btx_01m8kf2nb2exk9ecpwyhwsz6ms"},{"index":6,"status":"created","id":"btx_01m8kf2nb2exk9ecpwyn188d75"},{"index":7,"status":"created","id":"btx_01m8kf2nb2exk9ecpwytwmqwaa"},{"index":8,"status":"created","id":"btx_01m8kf2nb2exk9ecpwywh2cp5b"},{"index":9,"status":"created","id":"btx_01m8kf2nb2exk9ecpwz0pz1c0a"},{"index":10,"status":"created","id":"btx_01m8kf2nb2exk9ecpwz70kp855"},{"index":11,"status":"created","id":"btx_01m8kf2nb2exk9ecpwz95ytyak"},{"index":12,"status":"created","id":"btx_01m8kf2nb2exk9ecpwzdkn2yte"}]}}', 1795949679970);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-55c4-7003-b090-15fcd3ac7e69', X'5FBED16908D8A58408457072F54A93149B8C14C5418B4E652DB54082A72FB5DC', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwxwgky28x","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8kf2mr3emq9gnykhj7z7e2r","journal_id":"jnl_01m8kf2ne9e0evkw27jtfqwzqr","settlement_id":"set_01m8kf2ne9e0evkw27jtfqwzqr","confirmed_at":"2026-11-29T10:54:40.073Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.073Z","version":2}}', 1795949680073);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-562d-721d-834e-7d16f3fa2c3f', X'D8D97663E07779F7A520F6E78AE6A5AE3CAC1F017EDD5068271468B4F9745BBB', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwy1s3enzw","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","journal_id":"jnl_01m8kf2nhkej1at4skkkamb4bs","settlement_id":"set_01m8kf2nhkej1at4skkkamb4bs","confirmed_at":"2026-11-29T10:54:40.179Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.179Z","version":2}}', 1795949680179);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-568e-720e-9a27-601a36b3ea19', X'D7E2B2A008F3355E22CBD15F353A453BC4785D9D591AE30A8829D4A8B22D7BCD', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwyb3zhsgh","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8kf2ms6erktgkfcrfjpfrys","journal_id":"jnl_01m8kf2nmgemv943djspac4gjd","settlement_id":"set_01m8kf2nmgemv943djspac4gjd","confirmed_at":"2026-11-29T10:54:40.273Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.273Z","version":2}}', 1795949680273);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5724-75f4-a9a0-a130fe8b64d1', X'82F3163EE1BE10B737782206D9ECF2A39A6302F09B764318D14F4B7F3C281467', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwyd8avhmb","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","journal_id":"jnl_01m8kf2ns8efeaf5bbrgjgvpp7","settlement_id":"set_01m8kf2ns8efeaf5bbrgjgvpp7","confirmed_at":"2026-11-29T10:54:40.424Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.424Z","version":2}}', 1795949680424);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-57a6-73f7-9872-93aa09ed2efa', X'3A07F3D470EA259BBED57804880602CC54083C72EE159CF3384004EBFB5ACF51', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwyn188d75","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8kf2mqjehz989bn9tjac4aw","journal_id":"jnl_01m8kf2nxaep5tcp683p22y4n1","settlement_id":"set_01m8kf2nxaep5tcp683p22y4n1","confirmed_at":"2026-11-29T10:54:40.554Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.554Z","version":2}}', 1795949680554);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-57ff-7116-a831-189a93a3d8a2', X'6E9C96858F1B07AEA4A661DB0653F68BCB99914E5A360E555535E451DAAA2FC1', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwz0pz1c0a","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8kf2mpcej4skykz5shzvges","journal_id":"jnl_01m8kf2p0ae89r2vxr1524m30s","settlement_id":"set_01m8kf2p0ae89r2vxr1524m30s","confirmed_at":"2026-11-29T10:54:40.650Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.650Z","version":2}}', 1795949680650);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-58a2-70bb-8ad9-48c240789040', X'26CFC0C730EE12FD1A5B00FEE774CCFE521AF9954A50241B5D438C55D487156F', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwywh2cp5b","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8kf2mn6em2t3wrn868yawr4","journal_id":"jnl_01m8kf2n8zeps8951kaqd1ad6j","settlement_id":"set_01m8kf2n8zeps8951kah6vs0vx","confirmed_at":"2026-11-29T10:54:40.810Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.810Z","version":2}}', 1795949680810);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-590a-73d9-83bd-b34234a1016f', X'B878FF5715EC2BEAF4D2F049B35241F2E8B41DFD684EE31A9F5581A384C74C64', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwz95ytyak","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8kf2p8gevybxfdexxpmtyxz","settlement_id":null,"confirmed_at":"2026-11-29T10:54:40.912Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:40.912Z","version":2}}', 1795949680912);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5984-7718-9b14-2e012db43f42', X'D9DA0B960852D835FCCD043747C2F7407BE27D216974CBBB310B3C813BB1863F', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwzdkn2yte","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mcpe69v67hhqah82105","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8kf2pcee6ftz6zr8wr598a9","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.038Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:41.038Z","version":2}}', 1795949681038);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-59ba-71ac-a2a0-d8da5dc4d7ef', X'4935266A217EED688B85DF1B7AC4214F501F58D1B012A6F0CE76248B4CECF767', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8kf2nb2exk9ecpwy5a5xn0z","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mcpe69v67hhta144g8x","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kf2nb2exk9ecpwyhwsz6ms","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mcpe69v67hhtknx15d2","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8kf2nb2exk9ecpwytwmqwaa","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mcpe69v67hhta144g8x","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kf2nb2exk9ecpwz70kp855","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mcpe69v67hhvak4nv2m","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795949681570);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5c00-74b6-bc0d-ce2db49f55df', X'824E1BE0BA9A51F7C4BBC01E6B48BD97E4DDF384AFABC429C2CC3136E1716F00', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwyhwsz6ms","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mcpe69v67hhtknx15d2","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8kf2q0degnr364zaq0cx52m","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.678Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:41.678Z","version":3}}', 1795949681678);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5c7a-77c9-bc9b-0d0978c94563', X'F955E65F4B609BB80354702390E44D78B276EFD00751160BF2A125B81714E5BC', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwytwmqwaa","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mcpe69v67hhta144g8x","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kf2q46enj9w18c767qj6mp","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.798Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:41.798Z","version":3}}', 1795949681798);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5d11-70ee-a4f1-2100458bb4d7', X'4742F7A67EE448B9DDC358CF53A338C85A8EF49F31B26350659A15346C767CD6', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwy5a5xn0z","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mcpe69v67hhta144g8x","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kf2q8keqg9pvhqhnhg757t","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.939Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:41.939Z","version":3}}', 1795949681939);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5d97-7764-a5b5-5fe3ed862b7b', X'2CA7FE3715D0F26BBA00390198F40CCEDEE0B3227EFE3187237340F68CCC74DE', 200, '{"data":{"id":"btx_01m8kf2nb2exk9ecpwz70kp855","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mcpe69v67hhvak4nv2m","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8kf2qd1eyz83mbgd9y50hsx","settlement_id":null,"confirmed_at":"2026-11-29T10:54:42.081Z","created_at":"2026-11-29T10:54:39.970Z","updated_at":"2026-11-29T10:54:42.081Z","version":3}}', 1795949682081);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5ebe-743a-9d4f-a29ba0d1179e', X'A90D7794AAFD410C13D4FF388F008A09BF07605BD4DF2C9A64D8A53890AABB3F', 201, '{"data":{"id":"vrt_01m8kf2qp2eabrkz591kr1cgms","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:42.370Z","updated_at":"2026-11-29T10:54:42.370Z","version":1}}', 1795949682370);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5f05-74c7-8c3f-4c832d2a27c9', X'1DCC41AD6992746852572EF8FF325294F02718D928C31C57FE4176515271982A', 200, '{"data":{"id":"vrt_01m8kf2qp2eabrkz591kr1cgms","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T10:54:42.442Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:42.370Z","updated_at":"2026-11-29T10:54:42.442Z","version":2}}', 1795949682442);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '01a226f1-5f63-73e2-89c3-81ecbf9a55c4', X'8339EA27062AC7FFC3BC1471FA0E00946AC5A67A2BBC4F89BB180B3B54E88AD8', 200, '{"data":{"id":"org_01m8kf2mcpe69v67hhw0n0k8g7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T10:54:38.998Z","updated_at":"2026-11-29T10:54:42.534Z","version":2}}', 1795949682534);
INSERT INTO idempotent_answers VALUES ('usr_01m8kf2jmnembr41jbbwkxxyyp', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8kf2rebe2d91xxxkm5sdj9m","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8kf2rebe2d91xxxkm5sdj9m"}', 1795949683147);
INSERT INTO organisations VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795949677810, 1795949683239, 2, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795949678998, 1795949682534, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, X'EBC5A0B5FE8B1E3CC5EB4534368791086BED56093B7CD7E4E6AFF004E798DF3A', 100000, 10, X'606B7D4BD3A345CBEDC24F7143045505675960D909BE47049994321A5727A212', NULL);
INSERT INTO ledger_heads VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 29, X'4A09BA5D36B50AAB57E3DF82FBB3DE3E21C7FF6BFDCB8DEFE66B0572B96DFA5E', 4253177, 58, X'F40E98527EB7280BB4ACF43246FEC18E93ACDC240319383EDBFBD101A78FD2C6', NULL);
INSERT INTO members VALUES ('mem_01m8kf2k7jebmtt8nts7pab32n', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', 'jo@example.com', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'owner', 1795949677810, 1795949677810, 1);
INSERT INTO members VALUES ('mem_01m8kf2mcpe69v67hhnckv6fxx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'jo@example.com', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'owner', 1795949678998, 1795949678998, 1);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nts8pg5krb', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntsfaf5aca', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntskfnqt0f', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntsnveaaks', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntsv8h539a', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntsx7p0by6', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntt33842mn', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntt6bc7bj0', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nttakh310t', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nttffnyt4f', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nttkpp4ftb', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nttq06eyd0', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntts7pws65', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nttxjbj0b5', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntv0kmg29p', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntv783b7sm', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvaj4a47j', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvc1t5fgn', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvhvwhebd', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvm7nkvx4', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvsbsv06g', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntvyy0yzbd', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntw0h74r8y', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntw6ba3gyk', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntw91b2k3z', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntwcxt92tt', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntwjs9780t', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795949677810, 1795949677810, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntwmf91cqy', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntws2msv5m', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntwwwfcsj1', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntx1ht7n0q', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntx4srcnd5', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntx82r4aws', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntxc309nca', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntxj1yvzez', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntxme2jk9t', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntxvwryfdq', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntxxdshfpm', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nty2ynvk1g', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nty47vbqd2', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8nty9mby4wj', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntyd23zrtr', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntyhfr6935', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntyn0epdtq', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntysgns102', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntyxj1b6ek', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntz0519t8d', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntz42zsqwh', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntz9sey17q', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntzfsg47a5', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949677810, 1795949677810, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntzkzy0gr9', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795949677810, 1795949677810, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2k7jebmtt8ntzp7z7s27', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949677810, 1795949677810, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8kf2m9ze8ptcjswbd0y0065', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795949678911, 1795949678911, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhnkjb6ptf', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhnn5ff98y', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhnvr4cxne', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhnzcese1m', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhp2e9sn3v', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhp4hv4kwc', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhpbtxc4b1', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhpdx7z6mb', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhpke31xb7', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhppn7hr21', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhptw448cq', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhpyqvbn5a', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhq16xvqz9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhq6mj0dpq', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqah82105', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqc607c5f', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqkcqk2tx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqngded7s', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqsbg468v', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhqygwsdtd', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhr30ahxhp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhr60d09ce', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhrbg2x4vf', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhrcms4ded', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhrgynsv5t', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhrqvz6m8r', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhrr99naz2', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795949678998, 1795949678998, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhry0c7dhb', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhs1wcqvft', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhs41tt8wh', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhs816fzpr', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhscm1yp5d', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhsh36k31h', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhsnb623t0', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhstq8aapr', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhszkjc6m4', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hht0a8byf4', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hht6vzdyy9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhta144g8x', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhtf3xr0yz', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhtknx15d2', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhtmrxdpvw', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhtscn7vcz', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhtyhs8kvx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhv12fr5v9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhv4gdggad', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvak4nv2m', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvck089nb', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvhx5n3pt', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvphxjb4d', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678998, 1795949678998, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvrcyz85x', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795949678998, 1795949678998, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mcpe69v67hhvwzsd1a6', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678998, 1795949678998, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8kf2meje6krhz5xzs7590dq', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795949679058, 1795949679058, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mg9e5kszketh01pyt0q', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795949679113, 1795949679113, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8kf2mk5e08s412w369hpga8', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795949679205, 1795949679205, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8kf2mm3evcbrg3gkcppvmn6', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795949679235, 1795949679235, 1);
INSERT INTO contacts VALUES ('con_01m8kf2mn6em2t3wrn868yawr4', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795949679270, 1795949679270, 1);
INSERT INTO contacts VALUES ('con_01m8kf2mpcej4skykz5shzvges', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795949679308, 1795949679308, 1);
INSERT INTO contacts VALUES ('con_01m8kf2mqjehz989bn9tjac4aw', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795949679346, 1795949679346, 1);
INSERT INTO contacts VALUES ('con_01m8kf2mr3emq9gnykhj7z7e2r', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795949679363, 1795949679363, 1);
INSERT INTO contacts VALUES ('con_01m8kf2ms6erktgkfcrfjpfrys', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795949679398, 1795949679398, 1);
INSERT INTO contacts VALUES ('con_01m8kf2mt9e28ar1fn49kbzwjq', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795949679433, 1795949679433, 1);
INSERT INTO journals VALUES ('jnl_01m8kf2mj4eg3as526ba666c89', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795949679172, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'58A0F61B352BD8B350ADC44DDE1215B5DF07B31DE972F84518D471DA423E2A78', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2mx8eazazsd2kb9enshp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795949679528, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'A05D08092D5BAC0735EC68CC9A546765FA08D03D3BFB8A7651B87C7D8E0A3190', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2mxpe1vb7g1yqpjd1pg9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795949679542, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'DB99D28AFF30A8196ECDAF879125187ECB1F88000ED72B9DBC7F7166A7AF06CC', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2myae9svjztzyw6pxw9r', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795949679562, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'691F3637C6B0DC99049347F286B32FE6969D2DAE50422BBAF2B8473D702D1542', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2myje2bsb99zxbd8z7xv', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795949679570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'60EF6D4388CBC217D1798C681EEA6B8401C5D808300843BFBEB7F62000E6C2BE', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2myxezpshagsy6scry0d', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795949679581, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'D2B461FDFF5C2E938FDEAA8DE1B07B0A649F873F070C1AF0CB9229331ECC5797', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2mzfec79cdy2hkmsmk1k', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795949679599, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'9443DB9D6FC8CA417447E2A44DB7EF515CF4334166D5882FD6ED2CDFECBF5E29', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2mzye2jrnsvk5zgpf593', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795949679614, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'CA26E9732739DF03875C9F919C9251EF10EB23FA7E07E212CA3A89BCFEB2725E', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n08ebvtm1vstfa3tz4f', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795949679624, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'613D0F50E7537D5DC914B03E967B6DA7B5B291E74ADD4FC8DD094BCA61BD7412', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n12esaag473crjg263y', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795949679650, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'256AC51C32F7AA8A0CC15F3BC85869A89615D3820CE15A03A681B57C633EF350', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n22exat6bcya5z6wssx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795949679682, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'1FECCEF85C0082CFF561D4F85334EB643FD0225BE74CCBD65E01BF6E0322A870', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n2qekhvhdh91nb5d8pw', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795949679703, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'44847C29B4CD4E88D492495707398B886DDD070B62A6273E69BD0AF0F1A6FBF4', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n3tezdbjbdwbqqz3rmq', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8kf2n08ebvtm1vstfa3tz4f', 60000, 1795949679738, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'35F2BBEA370C70860D6EFAEF14F140E1996B02144B153D11269966144B28148B', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n7ferc99rq4vh693v6h', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'B86569327164C1DAB23E5C135BE6E9EA7E9834E3342B6466C93857D1C8C16838', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n7ferc99rq4vtbqjhdw', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'6C6E5FDC6EC67C9702847D4493BF0BB204736579F270E2EE18D22CCD9987B688', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n7ferc99rq4w23xfjk8', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'630BE53E20EB243DA1A8466CAAF773CEB9CCCA38AF09E8CF40E1CF49A91F2D40', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2n8zeps8951kaqd1ad6j', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795949679903, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'BB0E9BD062DAC4A5484E2BC0C9F399DA6043D3289834CE873CC16B720DDDC274', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2ne9e0evkw27jtfqwzqr', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795949680073, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'6D28151E661DC3C7BE240235C397AE4F8D7A198D4EE7A47F55B78D343266B0E0', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2nhkej1at4skkkamb4bs', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795949680179, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'51C2C54A8874226EA078E8A5BE6D106033F4615EBAAA2C7582EE31FD3E19E13F', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2nmgemv943djspac4gjd', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795949680273, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'47DACDD98ABDA943D4654823CA075A84C126BFAC882DDF21422DA67E6C7F8546', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2ns8efeaf5bbrgjgvpp7', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795949680424, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'DF8D883B6524F7D359E4CDFE61B9D58DB9B926034F16984FF68D46D8AF4921B1', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2nxaep5tcp683p22y4n1', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795949680554, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'A1317E4D676F83FC324C05B7D89D52E8CECF3992A8FD237FA692A55600B46D1A', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2p0ae89r2vxr1524m30s', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795949680650, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'5FD8BCF04096AA36E052E94CD071732B2820A788E23383EEF64D906DA330A9EF', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2p8gevybxfdexxpmtyxz', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795949680912, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'2591C8259B172522D99A787E7873727EEEB8303C68C5B165B7584C907BF81AD8', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2pcee6ftz6zr8wr598a9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795949681038, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'BCFDD22344DFCDD913108DECE552931678DB24264501CE1E727DD08779461A1B', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2q0degnr364zaq0cx52m', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795949681678, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'03280A47246A87BF774D5ACAD4C22BE0D483FA87F44754D0E7B23C7C3E007403', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2q46enj9w18c767qj6mp', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795949681798, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'80E172CA429D665D44AF8545222E76611167F9F942EA00828DDF62DB777F395F', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2q8keqg9pvhqhnhg757t', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795949681939, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'2F9D7F732BAF58F8714D96A60DEA356E57BD9E227C74127E9D387FE0525F0DA7', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2qd1eyz83mbgd9y50hsx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795949682081, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'4A09BA5D36B50AAB57E3DF82FBB3DE3E21C7FF6BFDCB8DEFE66B0572B96DFA5E', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2rjve6zbwwyk2a5tbcs1', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795949683291, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'E1DA2624B39DC40FE73B5A491A740D69AB5F9A12D7D49541ECE0F370CBF96077', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8kf2rn9ewxs9y4kf14jnx0s', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8kf2rjve6zbwwyk2a5tbcs1', 50000, 1795949683369, 'usr_01m8kf2jmnembr41jbbwkxxyyp', X'EBC5A0B5FE8B1E3CC5EB4534368791086BED56093B7CD7E4E6AFF004E798DF3A', 'reversal of journal 1: a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 1, 'acc_01m8kf2k7jebmtt8ntx4srcnd5', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 2, 'acc_01m8kf2k7jebmtt8nttakh310t', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, 1, 'acc_01m8kf2k7jebmtt8ntx4srcnd5', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, 2, 'acc_01m8kf2k7jebmtt8nttakh310t', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 2, 'acc_01m8kf2mcpe69v67hhrbg2x4vf', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 2, 'acc_01m8kf2mcpe69v67hhrcms4ded', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 3, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 3, 2, 'acc_01m8kf2mcpe69v67hhs1wcqvft', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 2, 'acc_01m8kf2mcpe69v67hhnkjb6ptf', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 5, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 5, 2, 'acc_01m8kf2mcpe69v67hhrgynsv5t', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 6, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 6, 2, 'acc_01m8kf2mcpe69v67hhstq8aapr', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 2, 'acc_01m8kf2mg9e5kszketh01pyt0q', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 3, 'acc_01m8kf2mcpe69v67hhrcms4ded', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 4, 'acc_01m8kf2meje6krhz5xzs7590dq', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 2, 'acc_01m8kf2mcpe69v67hhrcms4ded', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 2, 'acc_01m8kf2mcpe69v67hhrcms4ded', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 2, 'acc_01m8kf2mcpe69v67hhrcms4ded', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 2, 'acc_01m8kf2mcpe69v67hhs41tt8wh', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 2, 'acc_01m8kf2mcpe69v67hhrgynsv5t', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 3, 'acc_01m8kf2mcpe69v67hhrcms4ded', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 4, 'acc_01m8kf2meje6krhz5xzs7590dq', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 2, 'acc_01m8kf2mcpe69v67hhrcms4ded', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 1, 'acc_01m8kf2mcpe69v67hhrbg2x4vf', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 2, 'acc_01m8kf2mcpe69v67hhqygwsdtd', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 3, 'acc_01m8kf2mcpe69v67hhqkcqk2tx', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 15, 1, 'acc_01m8kf2mcpe69v67hhscm1yp5d', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 15, 2, 'acc_01m8kf2mcpe69v67hhq16xvqz9', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 15, 3, 'acc_01m8kf2mcpe69v67hhqah82105', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 16, 1, 'acc_01m8kf2mcpe69v67hhvck089nb', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 16, 2, 'acc_01m8kf2mcpe69v67hhnzcese1m', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 17, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 17, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 18, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 18, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 19, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 19, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 20, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 20, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 21, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 21, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 22, 1, 'acc_01m8kf2mcpe69v67hhptw448cq', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 22, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 23, 1, 'acc_01m8kf2mcpe69v67hhp4hv4kwc', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 23, 2, 'acc_01m8kf2mcpe69v67hhpke31xb7', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 24, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 24, 2, 'acc_01m8kf2mk5e08s412w369hpga8', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 25, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 25, 2, 'acc_01m8kf2mcpe69v67hhqah82105', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 2, 'acc_01m8kf2mcpe69v67hhtknx15d2', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 27, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 27, 2, 'acc_01m8kf2mcpe69v67hhta144g8x', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 27, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 28, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 28, 2, 'acc_01m8kf2mcpe69v67hhta144g8x', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input');
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 28, 3, 'acc_01m8kf2meje6krhz5xzs7590dq', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 29, 1, 'acc_01m8kf2mcpe69v67hhpke31xb7', -750, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 29, 2, 'acc_01m8kf2mcpe69v67hhvak4nv2m', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input');
INSERT INTO account_days VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', '2026-03-02', 'acc_01m8kf2k7jebmtt8nttakh310t', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', '2026-03-02', 'acc_01m8kf2k7jebmtt8ntx4srcnd5', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', '2026-03-20', 'acc_01m8kf2k7jebmtt8nttakh310t', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', '2026-03-20', 'acc_01m8kf2k7jebmtt8ntx4srcnd5', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-01', 'acc_01m8kf2mcpe69v67hhpke31xb7', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-01', 'acc_01m8kf2mcpe69v67hhqkcqk2tx', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-01', 'acc_01m8kf2mcpe69v67hhqygwsdtd', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-01', 'acc_01m8kf2mcpe69v67hhrbg2x4vf', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-15', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-15', 'acc_01m8kf2mcpe69v67hhrcms4ded', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-15', 'acc_01m8kf2meje6krhz5xzs7590dq', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-20', 'acc_01m8kf2mcpe69v67hhptw448cq', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-20', 'acc_01m8kf2mcpe69v67hhs1wcqvft', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-21', 'acc_01m8kf2mcpe69v67hhnkjb6ptf', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-21', 'acc_01m8kf2mcpe69v67hhptw448cq', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-21', 'acc_01m8kf2meje6krhz5xzs7590dq', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-22', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-22', 'acc_01m8kf2mcpe69v67hhptw448cq', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-28', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-28', 'acc_01m8kf2mcpe69v67hhrgynsv5t', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-30', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-30', 'acc_01m8kf2mcpe69v67hhpke31xb7', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-01', 'acc_01m8kf2mcpe69v67hhptw448cq', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-01', 'acc_01m8kf2mcpe69v67hhstq8aapr', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-02', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-02', 'acc_01m8kf2mcpe69v67hhta144g8x', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-02', 'acc_01m8kf2meje6krhz5xzs7590dq', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-09', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-09', 'acc_01m8kf2mcpe69v67hhrcms4ded', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-09', 'acc_01m8kf2meje6krhz5xzs7590dq', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-09', 'acc_01m8kf2mg9e5kszketh01pyt0q', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-10', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-10', 'acc_01m8kf2mcpe69v67hhptw448cq', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-16', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-16', 'acc_01m8kf2mcpe69v67hhpke31xb7', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-18', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-18', 'acc_01m8kf2mcpe69v67hhtknx15d2', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-20', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-20', 'acc_01m8kf2mcpe69v67hhrcms4ded', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-20', 'acc_01m8kf2meje6krhz5xzs7590dq', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-27', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-27', 'acc_01m8kf2mcpe69v67hhptw448cq', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-02', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-02', 'acc_01m8kf2mcpe69v67hhta144g8x', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-02', 'acc_01m8kf2meje6krhz5xzs7590dq', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-03', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-03', 'acc_01m8kf2mcpe69v67hhrcms4ded', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-03', 'acc_01m8kf2meje6krhz5xzs7590dq', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-06', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-06', 'acc_01m8kf2mcpe69v67hhpke31xb7', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-12', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-12', 'acc_01m8kf2mcpe69v67hhrcms4ded', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-12', 'acc_01m8kf2meje6krhz5xzs7590dq', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-16', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-16', 'acc_01m8kf2mcpe69v67hhpke31xb7', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-20', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-20', 'acc_01m8kf2mcpe69v67hhvak4nv2m', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-24', 'acc_01m8kf2mcpe69v67hhptw448cq', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-24', 'acc_01m8kf2mcpe69v67hhs41tt8wh', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-24', 'acc_01m8kf2meje6krhz5xzs7590dq', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-25', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-25', 'acc_01m8kf2mk5e08s412w369hpga8', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-27', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-27', 'acc_01m8kf2mcpe69v67hhrcms4ded', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-27', 'acc_01m8kf2mcpe69v67hhrgynsv5t', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-27', 'acc_01m8kf2meje6krhz5xzs7590dq', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhnzcese1m', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhpke31xb7', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhq16xvqz9', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhqah82105', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhscm1yp5d', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-31', 'acc_01m8kf2mcpe69v67hhvck089nb', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 'acc_01m8kf2k7jebmtt8nttakh310t', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 'acc_01m8kf2k7jebmtt8ntx4srcnd5', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhnkjb6ptf', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhnzcese1m', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhpke31xb7', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhpke31xb7', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhpke31xb7', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhptw448cq', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhptw448cq', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhptw448cq', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhq16xvqz9', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhqah82105', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhqkcqk2tx', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhqygwsdtd', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrbg2x4vf', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrcms4ded', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrcms4ded', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrcms4ded', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrgynsv5t', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhrgynsv5t', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhs1wcqvft', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhs41tt8wh', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhscm1yp5d', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhstq8aapr', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhta144g8x', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhta144g8x', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhtknx15d2', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhvak4nv2m', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhvck089nb', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2meje6krhz5xzs7590dq', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2meje6krhz5xzs7590dq', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2meje6krhz5xzs7590dq', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mg9e5kszketh01pyt0q', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mk5e08s412w369hpga8', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 1795949677810, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'organisation.create', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', NULL, '{"id":"org_01m8kf2k7jebmtt8ntzsrqcg1t","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:37.810Z","updated_at":"2026-11-29T10:54:37.810Z","version":1}', X'CCE1B388B6093B3A515EB08211B1836A112995233B9FEF808DCF849F095870FC', X'BBFA2FC3758EB6D25C1FA16B825A4C9821D812FEB3D76A1340A15308FF70819D');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, 1795949678911, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'account.create', 'acc_01m8kf2m9ze8ptcjswbd0y0065', NULL, '{"id":"acc_01m8kf2m9ze8ptcjswbd0y0065","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:38.911Z","updated_at":"2026-11-29T10:54:38.911Z","version":1}', X'E7252ECCFF0C0A82D83A698260C52B7947077C4E8BB738509914C053ADF5525F', X'ECB03B95C74FACA98722AC2D3642D031C85CE37B38ECCD4F6D421A63A5102884');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 3, 1795949678944, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_account.create', 'bac_01m8kf2mb0er1b1hb9gehnsk3z', NULL, '{"account_id":"acc_01m8kf2k7jebmtt8nttakh310t","account_number":null,"created_at":"2026-11-29T10:54:38.944Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mb0er1b1hb9gehnsk3z","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:38.944Z","version":1}', X'B2EAC64860B72E2734F93FFA344C107F69E5CDD148440C530EBC38038CC0C223', X'57C3411463359624B5A4A94A5CC30BAE2ECB48913318AFE2E93104EF95024AA6');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 4, 1795949683203, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'6E61339068545C42A81851075512870CFB21FBA704BFE800EC2EB0EDDACF8C8F', X'9298D40662A7E60CEB030A40343AA78FB7713F0503C3B82077B01C72E83F420B');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 5, 1795949683239, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'organisation.update', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '{"id":"org_01m8kf2k7jebmtt8ntzsrqcg1t","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:37.810Z","updated_at":"2026-11-29T10:54:37.810Z","version":1}', '{"id":"org_01m8kf2k7jebmtt8ntzsrqcg1t","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:37.810Z","updated_at":"2026-11-29T10:54:43.239Z","version":2}', X'05229D4AA001D6705DBF8741C519A3DF53A934F392F0338CBFED03EC0867E722', X'FEB2218AAD84A77AAEFA64DFE961F16B2E8720148BBCD238C7EE43A88ED0685B');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 6, 1795949683261, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.create', 'btx_01m8kf2rhxen7r2s6gc6jv552j', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8kf2mb0er1b1hb9gehnsk3z","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T10:54:43.261Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8kf2rhxen7r2s6gc6jv552j","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T10:54:43.261Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'17FD36C7C0FA24AD2A3EBC40C073B7C13FEF31F5A8DF3E6992183749E4EC2D64', X'C374E2EA32E4AEF289D06BAD71856381216DFC36A34051A0BD9D8B073CE38ACC');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 7, 1795949683291, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'journal.post', 'jnl_01m8kf2rjve6zbwwyk2a5tbcs1', NULL, '{"sequence":1,"total":500.00}', X'442CC79475D8230F7D89A8B2FB77C3C21CD2EAB810446BC597749065B0CDFD29', X'');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 8, 1795949683329, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2rhxen7r2s6gc6jv552j', NULL, '{"journal_id":"jnl_01m8kf2rjve6zbwwyk2a5tbcs1","way":"match"}', X'AAB77D8F7E4E8A0F7647D427B8CB3B63C0DF6BD6D519A199C851C38CFA8B6F8D', X'A13F82A56FFA440860C14316C3FB460F014DB4C643B4003652BB213B94EBB063');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 9, 1795949683358, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.void', 'btx_01m8kf2rhxen7r2s6gc6jv552j', '{"journal_id":"jnl_01m8kf2rjve6zbwwyk2a5tbcs1"}', '{"reason":"matched in error"}', X'5A03F5FC7408B3289837C332B09EEA13315D0E00CABF4C93AA2EE8FE113E3FB0', X'2483BD7B6D50985DDB0DE9BF123F09CF087812E2F21861DF3E06D10840628D08');
INSERT INTO audit_events VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 10, 1795949683369, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'journal.reverse', 'jnl_01m8kf2rjve6zbwwyk2a5tbcs1', NULL, '{"reversed_by_journal_id":"jnl_01m8kf2rn9ewxs9y4kf14jnx0s","total":500.00}', X'606B7D4BD3A345CBEDC24F7143045505675960D909BE47049994321A5727A212', X'');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 1795949678998, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'organisation.create', 'org_01m8kf2mcpe69v67hhw0n0k8g7', NULL, '{"id":"org_01m8kf2mcpe69v67hhw0n0k8g7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.998Z","updated_at":"2026-11-29T10:54:38.998Z","version":1}', X'C7E1E71CEF4F05853277CE728BCE16C52B8DFCA262A0A4D61C1D254F4CFC0CEF', X'11C6BC8EA42A5D95043B1B7B95C4B0E128780DCAC7BD72845CCC9B327A67720C');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 1795949679058, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'account.create', 'acc_01m8kf2meje6krhz5xzs7590dq', NULL, '{"id":"acc_01m8kf2meje6krhz5xzs7590dq","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.058Z","updated_at":"2026-11-29T10:54:39.058Z","version":1}', X'F6A9D6F62753597A97BCE66ECBB41EC89FC97009F87392A392129D810CB7E7FD', X'CDF75DBB17AEAFE53B311D39DD51CA5F41EA84570EA46319E644455EFA763BE0');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 3, 1795949679113, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'account.create', 'acc_01m8kf2mg9e5kszketh01pyt0q', NULL, '{"id":"acc_01m8kf2mg9e5kszketh01pyt0q","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.113Z","updated_at":"2026-11-29T10:54:39.113Z","version":1}', X'7EF7E4299E5AB7C77D2ADD2CAD609BA68B23D9024A3638CEB5E1946F15F5BF90', X'71D6F432AA7527A272654802B36F6215BB2931391435DE35F1BE8930E9C22D05');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 1795949679172, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_account.create', 'bac_01m8kf2mj4eg3as526b0syx0gg', NULL, '{"account_id":"acc_01m8kf2mcpe69v67hhpke31xb7","account_number":null,"created_at":"2026-11-29T10:54:39.172Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mj4eg3as526b0syx0gg","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kf2mj4eg3as526ba666c89","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:39.172Z","version":1}', X'57568071C693775F9D48825743A7606D8A22B9BF03AAC1B070462F6AD0566724', X'E1569986EAD19B42EF61AC7D321279F3F9ED82A5ADB3D3B632FB3998B672DA97');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 5, 1795949679205, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'account.create', 'acc_01m8kf2mk5e08s412w369hpga8', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T10:54:39.205Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8kf2mk5e08s412w369hpga8","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T10:54:39.205Z","version":1}', X'DAE67A5FC7F8B2377E35ADF5317C9EE47CDE9D18EA1743660EF867E6B36A433E', X'B56206C5ADA1D7118FF9E1F5C2EF7727A0EAC25869AA7A18BFD3B9F2C588218D');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 6, 1795949679205, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_account.create', 'bac_01m8kf2mk5e08s412w32vy9944', NULL, '{"account_id":"acc_01m8kf2mk5e08s412w369hpga8","account_number":null,"created_at":"2026-11-29T10:54:39.205Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mk5e08s412w32vy9944","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:39.205Z","version":1}', X'DEECE0CE89805574FC9CF4D0EB37367222D237280D561AA1E9E1B6DC3F583E3A', X'E189E1D8E9F9009FACB99281CF969E6CD2A0E508C7524EF97176A6A308707C1F');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 1795949679235, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mm3evcbrg3gkcppvmn6', NULL, '{"id":"con_01m8kf2mm3evcbrg3gkcppvmn6","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.235Z","updated_at":"2026-11-29T10:54:39.235Z","version":1}', X'FC0B96261CDE0D5CAB701DC6CE8E85AD7CED4AF6495A68AA6E0957A4A453B25A', X'A7E2BB4809A535D5338D2EE1BF72569803F94742520BAC0CE4BEB27608EC6D93');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 1795949679270, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mn6em2t3wrn868yawr4', NULL, '{"id":"con_01m8kf2mn6em2t3wrn868yawr4","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.270Z","updated_at":"2026-11-29T10:54:39.270Z","version":1}', X'1C1092191A777E2C59DD85EF9F9008A1DE3DCDD12F98EE24FFDE9B7041399C45', X'793C1BD10AF8A2CBAE44242A81E8F3667CDD2F08AA83D1E8281ADE0A4D023DFA');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 1795949679308, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mpcej4skykz5shzvges', NULL, '{"id":"con_01m8kf2mpcej4skykz5shzvges","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.308Z","updated_at":"2026-11-29T10:54:39.308Z","version":1}', X'76AB45735097111BF8405C49FD8D177C37534D7A891783FC6ED167F434ADFE41', X'A3F0B297588340F44873A77A5052E1CF7A3EBCD3D3F2FEE294BA333EA03BE3F9');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 1795949679346, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mqjehz989bn9tjac4aw', NULL, '{"id":"con_01m8kf2mqjehz989bn9tjac4aw","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.346Z","updated_at":"2026-11-29T10:54:39.346Z","version":1}', X'1720C28E51D94EE13DA97C63E709832E9AD5F273438F69E0D513BB95FF99B420', X'B0864C55D08E4ECB61F57A838D4B0B35C1B13E3C376DA188DC6CA32B0736ABC0');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 1795949679363, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mr3emq9gnykhj7z7e2r', NULL, '{"id":"con_01m8kf2mr3emq9gnykhj7z7e2r","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.363Z","updated_at":"2026-11-29T10:54:39.363Z","version":1}', X'9D1A9A4C30CA7C74AE9A18B632F02C6F0467ADC43E1E479690312B38CE690967', X'8F5181030A5F9445F26487F0A06461F36EB56772ACFDDF065C07BF18552AC30B');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 1795949679398, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2ms6erktgkfcrfjpfrys', NULL, '{"id":"con_01m8kf2ms6erktgkfcrfjpfrys","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.398Z","updated_at":"2026-11-29T10:54:39.398Z","version":1}', X'9F0E5CFD5452ACC21B565686A0F5512AFB51C7965C91ABA44231A85B3CC996AB', X'DC3F56FD2D8A2AD563B10148A87558BFF3046AB5F7CEFCED2630D6041D762A7F');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 1795949679433, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'contact.create', 'con_01m8kf2mt9e28ar1fn49kbzwjq', NULL, '{"id":"con_01m8kf2mt9e28ar1fn49kbzwjq","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.433Z","updated_at":"2026-11-29T10:54:39.433Z","version":1}', X'4F0AB30FFD8E9CB8F7B7FC2A164F676EC34431D9B662E5EC96B06AFA3E59DA8D', X'7173B0A75E4A52303BA2B8051B4FA1AA4A3F6ACDA52729FEB03C5F856417A17A');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 1795949679528, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2mx8eazazsd2k567ymb3', NULL, '{"id":"inv_01m8kf2mx8eazazsd2k567ymb3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kf2mx8eazazsd2kb9enshp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.528Z","updated_at":"2026-11-29T10:54:39.528Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'087973B805E31FCB8E72B55F19E6B6AC3AAFCA53B822087A855063C8143F222E', X'C7829B7A643BE0170E3F42E8C985323D8CCCBEF64D79CC7CDA74674F39995CCB');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 15, 1795949679542, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2mxpe1vb7g1yqhj3raad', NULL, '{"id":"inv_01m8kf2mxpe1vb7g1yqhj3raad","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kf2mqjehz989bn9tjac4aw","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kf2mxpe1vb7g1yqpjd1pg9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.542Z","updated_at":"2026-11-29T10:54:39.542Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhs1wcqvft","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'F9B05BBACF26DE07472A0BF11CE2A771504EDE3B8B2AF970439B460FD975E944', X'12E970C352EEC74633EBEBB78FA1AF44B277F14091C707AE87472E604ECBC3A6');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 16, 1795949679562, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2myae9svjztzyvwagvb9', NULL, '{"id":"inv_01m8kf2myae9svjztzyvwagvb9","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kf2mr3emq9gnykhj7z7e2r","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kf2myae9svjztzyw6pxw9r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.562Z","updated_at":"2026-11-29T10:54:39.562Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhnkjb6ptf","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'AC4CF203AF45EDE092E8F2C7159ADC75AABB092416B4EE51A53CBDE6A443F1E0', X'91544F62C35AE10CDB7DC78C1ED036D12624A014AAEDDFDCD2D69D9A35DA8D45');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 17, 1795949679570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2myje2bsb99zx42rqx5t', NULL, '{"id":"inv_01m8kf2myje2bsb99zx42rqx5t","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kf2myje2bsb99zxbd8z7xv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.570Z","updated_at":"2026-11-29T10:54:39.570Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrgynsv5t","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'F7AB73E68BC625A7F3E3CDEE0A4FC14263AF170DF7A0632A87FDB7EBB1450EBC', X'325B40E73251D12E28FBED425C15B0BE2609BB1540B5F285A5D9540EFBDF05A6');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 18, 1795949679581, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2myxezpshagsy1eyaja2', NULL, '{"id":"inv_01m8kf2myxezpshagsy1eyaja2","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kf2ms6erktgkfcrfjpfrys","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kf2myxezpshagsy6scry0d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.581Z","updated_at":"2026-11-29T10:54:39.581Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhstq8aapr","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'709D9BA03E7469FE679AAFCDFAD59EC260F26FB2ECAFB590D39B43B0E9F2B336', X'C5503A584E7007FC3B46F8A7ECE9C03B24BCA9E169017456FE0E75151CA09A50');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 19, 1795949679599, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2mzfec79cdy2hfeym2da', NULL, '{"id":"inv_01m8kf2mzfec79cdy2hfeym2da","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kf2mn6em2t3wrn868yawr4","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kf2mzfec79cdy2hkmsmk1k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.599Z","updated_at":"2026-11-29T10:54:39.599Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kf2mg9e5kszketh01pyt0q","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'04AF521CA2326CD3ABC7CCBD3813DFA25B4C542C9E8C16C7928A92A63DA0C3BB', X'7737B90DBF786DEA5CF9E8E364328F5FBE0CF122A8CE676368FC60B1EAE46700');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 20, 1795949679614, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2mzye2jrnsvk5vmndazm', NULL, '{"id":"inv_01m8kf2mzye2jrnsvk5vmndazm","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kf2mzye2jrnsvk5zgpf593","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.614Z","updated_at":"2026-11-29T10:54:39.614Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'FD1051EAD5503B2DD4A3E5A33C4EA6CD96942D035843B3FF7B41631F03D914C7', X'39C97088AC3B82A7D2A57FDD2AB7A2CF530B145AEE4F2203CA5828834CB5C065');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 21, 1795949679624, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2n08ebvtm1vst8wjkzp7', NULL, '{"id":"inv_01m8kf2n08ebvtm1vst8wjkzp7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kf2n08ebvtm1vstfa3tz4f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.624Z","updated_at":"2026-11-29T10:54:39.624Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'66B826595768C67D697E55E65B5063C57A21EAC85DDE0C79E8E3BE2EE49B7C2E', X'B70DC23B1D6F05D8C2E083A75733B85C68E106F69A5F046C53B1D2C52769A3CC');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 22, 1795949679650, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2n12esaag473cpbxdqtc', NULL, '{"id":"inv_01m8kf2n12esaag473cpbxdqtc","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kf2n12esaag473crjg263y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.650Z","updated_at":"2026-11-29T10:54:39.650Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'E32704309BD0AAFA624F3884F09AA02E6C4E7BF7B420B3FF559C2BA0D35EEBB5', X'A23FA0820C031DAD8EE9D3FD6F2BCE019387DEA4E5B6D0F423F0AC796A56BD10');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 23, 1795949679682, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2n22exat6bcya3esss7f', NULL, '{"id":"inv_01m8kf2n22exat6bcya3esss7f","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kf2mt9e28ar1fn49kbzwjq","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kf2n22exat6bcya5z6wssx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.682Z","updated_at":"2026-11-29T10:54:39.682Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhs41tt8wh","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'4169D4C90BEF0F0E630B867BC2C7F9CEA5C55837055F09853145582373798AD1', X'D0BBB6D3C27D73BE40F742B081F96B42D1BA3DAAB0609DABC5567D3292186928');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 24, 1795949679703, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.create', 'inv_01m8kf2n2qekhvhdh91kya9ma9', NULL, '{"id":"inv_01m8kf2n2qekhvhdh91kya9ma9","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kf2n2qekhvhdh91nb5d8pw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.703Z","updated_at":"2026-11-29T10:54:39.703Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrgynsv5t","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mcpe69v67hhrcms4ded","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'1449981324E724BB528B362B08E8866FCB38D2E53BBBBC6A4621569223CD1D3D', X'855E1C9A70DDE763B7A76201F5E86B099D31470B1837A025A1477491AA659807');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 25, 1795949679738, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.void', 'inv_01m8kf2n08ebvtm1vst8wjkzp7', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8kf2n3tezdbjbdwbqqz3rmq"}', X'FAC4A239DF2729C90BA4FE4237882DC58B2C69D95FD64EEB84B4191CBCF8E9CF', X'72FF451BE7185F4F745F9C6D1EC7BB537CD1CE9D84F9043688F1DB0465965D6A');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 1795949679803, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'invoice.allocate', 'inv_01m8kf2n12esaag473cpbxdqtc', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8kf2mzye2jrnsvk5vmndazm"}]}', X'934355F1073932AF4167AA5BAC59845C59ECC8B548213E88E431881BD20D7333', X'937B80DCFA4C9DBD8FBD3B2D853F7A81070AFBEB3BBC174E5741A04A2F4AF8B0');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 27, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'journal.post', 'jnl_01m8kf2n7ferc99rq4vh693v6h', NULL, '{"sequence":14,"total":10000.00}', X'5F2440D350712C79A12383235BE1EA37238DD40510815C4B9C07051936589354', X'');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 28, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'journal.post', 'jnl_01m8kf2n7ferc99rq4vtbqjhdw', NULL, '{"sequence":15,"total":1000.00}', X'CAA2BB7D2C71E8D2600E2FB0D13FBBAEC5CF711636072FE053BFD9C158F42129', X'');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 29, 1795949679855, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'journal.post', 'jnl_01m8kf2n7ferc99rq4w23xfjk8', NULL, '{"sequence":16,"total":74.92}', X'BF7A88F08BCFF735A22BAED7F212030D770569A4B59CFD9BC8F015AEFDCC0A30', X'');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 30, 1795949679903, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2n8zeps8951kah6vs0vx', NULL, '{"id":"set_01m8kf2n8zeps8951kah6vs0vx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mn6em2t3wrn868yawr4","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2n8zeps8951kavgyt9c6","invoice_id":"inv_01m8kf2mzfec79cdy2hfeym2da","invoice_number":"INV-0003","settlement_id":"set_01m8kf2n8zeps8951kah6vs0vx","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T10:54:39.903Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8kf2n8zeps8951kaqd1ad6j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.903Z","updated_at":"2026-11-29T10:54:39.903Z","version":1}', X'4D0D1C3CA8960241FDE8EC6DBFA56B7016808C37634A3B873F47867DB8ECE8D8', X'50168DFEC54073AA04448C634C34DD8BC5042908DAD8C4CDD39EA0C83C31FA13');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 1795949679970, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transactions.import', 'bac_01m8kf2mj4eg3as526b0syx0gg', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'944682AB61DFEC5BE3766B751BD653C755D1C9A52F49788B8D4365A956FA7772', X'E6E1AF84B8CF452F58474A68991CFF39EC6B76DDC50C72D4B3EBF2DC8D59C8A6');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 32, 1795949680073, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2ne9e0evkw27jtfqwzqr', NULL, '{"id":"set_01m8kf2ne9e0evkw27jtfqwzqr","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2mr3emq9gnykhj7z7e2r","contact_name":"Techbarn","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2ne9e0evkw27jtfqwzqr","invoice_id":"inv_01m8kf2myae9svjztzyvwagvb9","invoice_number":"TB-0117","settlement_id":"set_01m8kf2ne9e0evkw27jtfqwzqr","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T10:54:40.073Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwxwgky28x","journal_id":"jnl_01m8kf2ne9e0evkw27jtfqwzqr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.073Z","updated_at":"2026-11-29T10:54:40.073Z","version":1}', X'9E04F49A189060B588EC307E3683D13770AB1E26FA35579CE3CE9BC28159B10B', X'15FD60636F3B68D002D2297164B4E3B3F3F6C5D64DA3443CFF2D3AACA0D637FD');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 33, 1795949680073, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwxwgky28x', NULL, '{"journal_id":"jnl_01m8kf2ne9e0evkw27jtfqwzqr","way":"allocations"}', X'0C0B3AB5A80593CF31E63EDA81CCA8F0E03F9EC91839B29944181B3006E52E4D', X'D2F28DB7FB630FEE35609C8D68EC1A6BF144B668DB73CFCD4A5FD4AE96D778DE');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 34, 1795949680179, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2nhkej1at4skkkamb4bs', NULL, '{"id":"set_01m8kf2nhkej1at4skkkamb4bs","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nhkej1at4skkkamb4bs","invoice_id":"inv_01m8kf2mx8eazazsd2k567ymb3","invoice_number":"INV-0001","settlement_id":"set_01m8kf2nhkej1at4skkkamb4bs","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T10:54:40.179Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwy1s3enzw","journal_id":"jnl_01m8kf2nhkej1at4skkkamb4bs","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.179Z","updated_at":"2026-11-29T10:54:40.179Z","version":1}', X'5E79810709252BC123FF1B3C2FF9A5271040E7244DBF9DC1DEC61F9949A12525', X'D6C70D32013C387B96F9B6A59F5B04BC20CAAC6F683696B8316909BFD4A013FA');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 35, 1795949680179, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwy1s3enzw', NULL, '{"journal_id":"jnl_01m8kf2nhkej1at4skkkamb4bs","way":"allocations"}', X'454E7123CB14FDF3BF5078991DC6B4D62D6E80D10D2EE02CE833B8EF59341917', X'BD9DCD3C5D53855BCC2840BAEB021C3D51046505FE89D5A8B6BC627DC30623B1');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 36, 1795949680273, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2nmgemv943djspac4gjd', NULL, '{"id":"set_01m8kf2nmgemv943djspac4gjd","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2ms6erktgkfcrfjpfrys","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nmgemv943djspac4gjd","invoice_id":"inv_01m8kf2myxezpshagsy1eyaja2","invoice_number":"HL-33","settlement_id":"set_01m8kf2nmgemv943djspac4gjd","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T10:54:40.273Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwyb3zhsgh","journal_id":"jnl_01m8kf2nmgemv943djspac4gjd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.273Z","updated_at":"2026-11-29T10:54:40.273Z","version":1}', X'4809A9E28A51D6383415CBD36FB8253CEC88E724661D78824E8C08332942B3DF', X'9B40739221CA72289DB39A09D41F9532F28074C0506B4F12D6BAAE14C3822354');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 37, 1795949680273, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwyb3zhsgh', NULL, '{"journal_id":"jnl_01m8kf2nmgemv943djspac4gjd","way":"allocations"}', X'76BB18CFA9C528A32E608CC38734324B6E9B8E450185EC1D2DF5CAC299746C97', X'EC2112E93152D9907BD0B7DB26847592DB4DF85B0594D531623FA00CED73F383');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 38, 1795949680424, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2ns8efeaf5bbrgjgvpp7', NULL, '{"id":"set_01m8kf2ns8efeaf5bbrgjgvpp7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mm3evcbrg3gkcppvmn6","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2ns8efeaf5bbrgjgvpp7","invoice_id":"inv_01m8kf2mx8eazazsd2k567ymb3","invoice_number":"INV-0001","settlement_id":"set_01m8kf2ns8efeaf5bbrgjgvpp7","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T10:54:40.424Z"},{"id":"alc_01m8kf2ns8efeaf5bbrgjgvpp8","invoice_id":"inv_01m8kf2myje2bsb99zx42rqx5t","invoice_number":"INV-0002","settlement_id":"set_01m8kf2ns8efeaf5bbrgjgvpp7","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T10:54:40.424Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwyd8avhmb","journal_id":"jnl_01m8kf2ns8efeaf5bbrgjgvpp7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.424Z","updated_at":"2026-11-29T10:54:40.424Z","version":1}', X'FE9D9A612D2D601396FBCEA638E0186F78D5E56FA2A4757652FA136AA8C753ED', X'83AC153E1413ECBA1D12242920258D40DCE3FE09D7A6C5A3BFE76BDA28E554FF');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 39, 1795949680424, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwyd8avhmb', NULL, '{"journal_id":"jnl_01m8kf2ns8efeaf5bbrgjgvpp7","way":"allocations"}', X'579E05D711860EB447BCBBBA418D441C2BA418C1DE21990E72D9ACB1A2F9F87E', X'2DA0E79E0030C33AB980972EDC91921F77298C1411CA696A86B76DAC8ACBB3B4');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 40, 1795949680554, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2nxaep5tcp683p22y4n1', NULL, '{"id":"set_01m8kf2nxaep5tcp683p22y4n1","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2mqjehz989bn9tjac4aw","contact_name":"Printwell","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nxaep5tcp683p22y4n1","invoice_id":"inv_01m8kf2mxpe1vb7g1yqhj3raad","invoice_number":"PX-881","settlement_id":"set_01m8kf2nxaep5tcp683p22y4n1","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T10:54:40.554Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwyn188d75","journal_id":"jnl_01m8kf2nxaep5tcp683p22y4n1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.554Z","updated_at":"2026-11-29T10:54:40.554Z","version":1}', X'7C6733C3DA3C848B28DE4A8E10D4FD300A6F014D13364136BFFA8786235C7A6A', X'074931BEC14610E73A47B6BBF0EB2DCBECA5C150974BD5C2BC32BEF930A07A75');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 41, 1795949680554, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwyn188d75', NULL, '{"journal_id":"jnl_01m8kf2nxaep5tcp683p22y4n1","way":"allocations"}', X'49D3D885DCBF9205B04902D4E89EAFF1D33313FD7E412E80BE407F7670759A08', X'4920446658307238A353E4D68FF60178CFCCEE3B4E8BB26ADB3ECE18EB0E06DD');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 42, 1795949680650, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.create', 'set_01m8kf2p0ae89r2vxr1524m30s', NULL, '{"id":"set_01m8kf2p0ae89r2vxr1524m30s","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mpcej4skykz5shzvges","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8kf2mj4eg3as526b0syx0gg","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2p0ae89r2vxr1524m30s","invoice_id":"inv_01m8kf2mzye2jrnsvk5vmndazm","invoice_number":"INV-0004","settlement_id":"set_01m8kf2p0ae89r2vxr1524m30s","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T10:54:40.650Z"}],"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwz0pz1c0a","journal_id":"jnl_01m8kf2p0ae89r2vxr1524m30s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.650Z","updated_at":"2026-11-29T10:54:40.650Z","version":1}', X'E37D9B6F5CF45F03394CB6B93F2EAA34F18E0D92FFF3D9ECA37C3EB29F2B0325', X'86FC641F3BA0870CB6F6A5F2AB92B98ACDE4C65F90AB4FE9752B8F57B92B7744');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 43, 1795949680650, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwz0pz1c0a', NULL, '{"journal_id":"jnl_01m8kf2p0ae89r2vxr1524m30s","way":"allocations"}', X'5DB402596EF7A585F171A4561B5072935412ECE5203B94556F664B40EE2CEA72', X'BC15FE3243439CACA3178F2BE656BB9A87E3EAF696A910405B509321F4AE9B46');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 44, 1795949680810, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'settlement.match', 'set_01m8kf2n8zeps8951kah6vs0vx', NULL, '{"bank_transaction_id":"btx_01m8kf2nb2exk9ecpwywh2cp5b"}', X'45D9C9CCA04E7CCC3BA671804F734FF61136D1A611571663D1E3C41325B438CC', X'B436E6BB25BB8325F8443E9F39D3299629326655779C138BA2A9F63E1E78585C');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 45, 1795949680810, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwywh2cp5b', NULL, '{"journal_id":"jnl_01m8kf2n8zeps8951kaqd1ad6j","way":"match"}', X'236587422C3E35C047F6A59DDC2A2E0C3F0AADBC4ACB2AF4217F1EB5030019D9', X'C3A4178E3A2B15003BD8349E1178EB31715600EFC5E6B4120D493A1ADD969A3A');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 46, 1795949680912, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwz95ytyak', NULL, '{"journal_id":"jnl_01m8kf2p8gevybxfdexxpmtyxz","way":"transfer"}', X'F6519C4EEADA275A05A52642E22098022C7863B2E69E27DE3C3CD94DD6A2FF2F', X'0E626D5EF8D115003C115FF9BD7AD72D65F6751BA506CC0F735B3ACFD313D226');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 47, 1795949681038, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwzdkn2yte', NULL, '{"journal_id":"jnl_01m8kf2pcee6ftz6zr8wr598a9","way":"account"}', X'945ED39EFDF43A882C10261F390D5C99B83186259CC37CC04E7346DA468ED615', X'F78FF50E74CE86FF836FE28C27B0A372C35D8540895A825518FC38187C67D69F');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 48, 1795949681570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.update', 'btx_01m8kf2nb2exk9ecpwy5a5xn0z', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mcpe69v67hhta144g8x","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'95F7D43E7255137C94270B3F22739A03F0CF160E951EEAD7DA44D949C0BE2529', X'392BB1F876E83F492CBFAEC8E70D9829C6FCB302E5834C9BC75C3977C8DEC527');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 49, 1795949681570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.update', 'btx_01m8kf2nb2exk9ecpwyhwsz6ms', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mcpe69v67hhtknx15d2","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'59BA6D745F3912090DDB843713CEDA5796C02B2F34EAA5AAA0E501D8810DCD02', X'89200F9BE73CF74A47225B0E0FF31A0F560631AE91F070733CDE98583B3336E5');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 50, 1795949681570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.update', 'btx_01m8kf2nb2exk9ecpwytwmqwaa', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mcpe69v67hhta144g8x","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'7F769424BE2CE218E8930DB5CA99CB8F79149D1B5CCE0B0972270AB4F1EE407A', X'C5113406C4917CA164319F90AC89E371ADDCA8355E734B8DE8693D34B61D71C0');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 51, 1795949681570, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.update', 'btx_01m8kf2nb2exk9ecpwz70kp855', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mcpe69v67hhvak4nv2m","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'532455FB4C17506245E7A1D52647E6A5FA1623608D4C0CE9B148B4AC83ED4091', X'5667F37158B1FC0585CA3B8E1751047EA8568CAE9E7B62D62FCE68074263D099');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 52, 1795949681678, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwyhwsz6ms', NULL, '{"journal_id":"jnl_01m8kf2q0degnr364zaq0cx52m","way":"account"}', X'226460A3F2A30F21D54DF66CBE2B7A8529A6B4DA1CECEC8B802988E3F9994225', X'58488E18AE802766525E02C1A196421D9B335BF854646E210DE163CB6FC9F5B9');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 53, 1795949681798, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwytwmqwaa', NULL, '{"journal_id":"jnl_01m8kf2q46enj9w18c767qj6mp","way":"account"}', X'D3E5273BABC7C09DB62C4EEAD7331D58C31E98A36193BFB5B8BAA4404942CED6', X'CAD47E2B4C82D16D9E2B66CE51B01DD3EA72D0990EBF83B0F5F6F22D121A1732');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 54, 1795949681939, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwy5a5xn0z', NULL, '{"journal_id":"jnl_01m8kf2q8keqg9pvhqhnhg757t","way":"account"}', X'D5A9E96727E205FEFC4ED94458262944E351E3863BE5F27DB0E4D9D7B1849FB2', X'F06AB4CF656190820E08CCF2A93BB8882C3ABC5BEC7559A7D192AAD365AFFA5C');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 55, 1795949682081, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'bank_transaction.confirm', 'btx_01m8kf2nb2exk9ecpwz70kp855', NULL, '{"journal_id":"jnl_01m8kf2qd1eyz83mbgd9y50hsx","way":"account"}', X'D0211C0B02B000A99216BF0EA5CD359AB6A4EEE000ACA92DE66A0EF0DB465208', X'73DE2B9E3E5518FAA71B2F41D305198469AAE9C3028416791D21DD6E0C3427F0');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 56, 1795949682370, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'vat_return.create', 'vrt_01m8kf2qp2eabrkz591kr1cgms', NULL, '{"id":"vrt_01m8kf2qp2eabrkz591kr1cgms","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:42.370Z","updated_at":"2026-11-29T10:54:42.370Z","version":1}', X'2C092FC5E78D7C0901DD417F641C4BA7B0E8245CEF156B1B23E8FC8C304779C1', X'9BF41E0238ADC90044E51E02C0F4E061FA0DAE2ED07D8E913A9F5FED84461708');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 57, 1795949682442, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'vat_return.finalise', 'vrt_01m8kf2qp2eabrkz591kr1cgms', NULL, '{"id":"vrt_01m8kf2qp2eabrkz591kr1cgms","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T10:54:42.442Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:42.370Z","updated_at":"2026-11-29T10:54:42.442Z","version":2}', X'6FD68CB6B9F6052B99C4919A7094CA9CA5D7C9990B2DA661644A0BB28D0519F1', X'098C06853BAD8FEE654F82476832A6BDE13D850D11A08417979405DD3FD4D024');
INSERT INTO audit_events VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 58, 1795949682534, 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'organisation.lock', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'F40E98527EB7280BB4ACF43246FEC18E93ACDC240319383EDBFBD101A78FD2C6', X'0D06192F0DDC5870CF789C790EC11A299C2D8611280B302752E2E424D309905E');
INSERT INTO bank_accounts VALUES ('bac_01m8kf2mb0er1b1hb9gehnsk3z', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', 'acc_01m8kf2k7jebmtt8nttakh310t', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949678944, 1795949678944, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8kf2mj4eg3as526b0syx0gg', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mcpe69v67hhpke31xb7', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8kf2mj4eg3as526ba666c89', 900715, 1795949679172, 1795949679970, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8kf2mk5e08s412w32vy9944', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'acc_01m8kf2mk5e08s412w369hpga8', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949679205, 1795949679205, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-31', 900715, 1795949679970);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwxwgky28x', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mr3emq9gnykhj7z7e2r', 'allocations', 'jnl_01m8kf2ne9e0evkw27jtfqwzqr', 2, NULL, 'NV', 0, 1795949680073, 1795949679970, 1795949680073, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwy1s3enzw', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mm3evcbrg3gkcppvmn6', 'allocations', 'jnl_01m8kf2nhkej1at4skkkamb4bs', 2, NULL, 'NV', 0, 1795949680179, 1795949679970, 1795949680179, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwy5a5xn0z', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kf2mcpe69v67hhta144g8x', 'ST', NULL, NULL, 'account', 'jnl_01m8kf2q8keqg9pvhqhnhg757t', 1, 'acc_01m8kf2mcpe69v67hhta144g8x', 'ST', -600, 1795949681939, 1795949679970, 1795949681939, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwyb3zhsgh', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2ms6erktgkfcrfjpfrys', 'allocations', 'jnl_01m8kf2nmgemv943djspac4gjd', 2, NULL, 'NV', 0, 1795949680273, 1795949679970, 1795949680273, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwyd8avhmb', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mm3evcbrg3gkcppvmn6', 'allocations', 'jnl_01m8kf2ns8efeaf5bbrgjgvpp7', 2, NULL, 'NV', 0, 1795949680424, 1795949679970, 1795949680424, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwyhwsz6ms', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8kf2mcpe69v67hhtknx15d2', 'ZR', NULL, NULL, 'account', 'jnl_01m8kf2q0degnr364zaq0cx52m', 1, 'acc_01m8kf2mcpe69v67hhtknx15d2', 'ZR', 0, 1795949681678, 1795949679970, 1795949681678, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwyn188d75', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mqjehz989bn9tjac4aw', 'allocations', 'jnl_01m8kf2nxaep5tcp683p22y4n1', 2, NULL, 'NV', 0, 1795949680554, 1795949679970, 1795949680554, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwytwmqwaa', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kf2mcpe69v67hhta144g8x', 'ST', NULL, NULL, 'account', 'jnl_01m8kf2q46enj9w18c767qj6mp', 1, 'acc_01m8kf2mcpe69v67hhta144g8x', 'ST', -600, 1795949681798, 1795949679970, 1795949681798, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwywh2cp5b', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mn6em2t3wrn868yawr4', 'match', 'jnl_01m8kf2n8zeps8951kaqd1ad6j', 2, NULL, 'NV', 0, 1795949680810, 1795949679970, 1795949680810, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwz0pz1c0a', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mpcej4skykz5shzvges', 'allocations', 'jnl_01m8kf2p0ae89r2vxr1524m30s', 2, NULL, 'NV', 0, 1795949680650, 1795949679970, 1795949680650, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwz70kp855', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8kf2mcpe69v67hhvak4nv2m', 'EX', NULL, NULL, 'account', 'jnl_01m8kf2qd1eyz83mbgd9y50hsx', 1, 'acc_01m8kf2mcpe69v67hhvak4nv2m', 'EX', 0, 1795949682081, 1795949679970, 1795949682081, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwz95ytyak', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8kf2p8gevybxfdexxpmtyxz', 1, NULL, 'NV', 0, 1795949680912, 1795949679970, 1795949680912, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2nb2exk9ecpwzdkn2yte', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8kf2mcpe69v67hhqah82105', 'NV', NULL, NULL, 'account', 'jnl_01m8kf2pcee6ftz6zr8wr598a9', 1, 'acc_01m8kf2mcpe69v67hhqah82105', 'NV', 0, 1795949681038, 1795949679970, 1795949681038, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8kf2rhxen7r2s6gc6jv552j', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', 'bac_01m8kf2mb0er1b1hb9gehnsk3z', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949683261, 1795949683358, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 'btx_01m8kf2rhxen7r2s6gc6jv552j', 'jnl_01m8kf2rjve6zbwwyk2a5tbcs1');
INSERT INTO invoices VALUES ('inv_01m8kf2mx8eazazsd2k567ymb3', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kf2mm3evcbrg3gkcppvmn6', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8kf2mx8eazazsd2kb9enshp', NULL, NULL, 'inv-0001', 1795949679528, 1795949680424, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2mxpe1vb7g1yqhj3raad', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8kf2mqjehz989bn9tjac4aw', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8kf2mxpe1vb7g1yqpjd1pg9', NULL, NULL, 'px-881', 1795949679542, 1795949680554, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2myae9svjztzyvwagvb9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8kf2mr3emq9gnykhj7z7e2r', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8kf2myae9svjztzyw6pxw9r', NULL, NULL, 'tb-0117', 1795949679562, 1795949680073, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2myje2bsb99zx42rqx5t', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8kf2mm3evcbrg3gkcppvmn6', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8kf2myje2bsb99zxbd8z7xv', NULL, NULL, 'inv-0002', 1795949679570, 1795949680424, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2myxezpshagsy1eyaja2', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8kf2ms6erktgkfcrfjpfrys', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8kf2myxezpshagsy6scry0d', NULL, NULL, 'hl-33', 1795949679581, 1795949680273, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2mzfec79cdy2hfeym2da', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8kf2mn6em2t3wrn868yawr4', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8kf2mzfec79cdy2hkmsmk1k', NULL, NULL, 'inv-0003', 1795949679599, 1795949679903, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2mzye2jrnsvk5vmndazm', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8kf2mpcej4skykz5shzvges', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8kf2mzye2jrnsvk5zgpf593', NULL, NULL, 'inv-0004', 1795949679614, 1795949680650, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2n08ebvtm1vst8wjkzp7', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8kf2mpcej4skykz5shzvges', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8kf2n08ebvtm1vstfa3tz4f', '2026-03-03', 'jnl_01m8kf2n3tezdbjbdwbqqz3rmq', 'inv-0005', 1795949679624, 1795949679738, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2n12esaag473cpbxdqtc', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8kf2mpcej4skykz5shzvges', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8kf2n12esaag473crjg263y', NULL, NULL, 'cn-0001
inv-0004', 1795949679650, 1795949679803, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2n22exat6bcya3esss7f', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8kf2mt9e28ar1fn49kbzwjq', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8kf2n22exat6bcya5z6wssx', NULL, NULL, 'fr-1209', 1795949679682, 1795949679682, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8kf2n2qekhvhdh91kya9ma9', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8kf2mm3evcbrg3gkcppvmn6', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8kf2n2qekhvhdh91nb5d8pw', NULL, NULL, 'inv-0006', 1795949679703, 1795949679703, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mx8eazazsd2k567ymb3', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mxpe1vb7g1yqhj3raad', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8kf2mcpe69v67hhs1wcqvft', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myae9svjztzyvwagvb9', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8kf2mcpe69v67hhnkjb6ptf', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myje2bsb99zx42rqx5t', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8kf2mcpe69v67hhrgynsv5t', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myxezpshagsy1eyaja2', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8kf2mcpe69v67hhstq8aapr', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzfec79cdy2hfeym2da', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8kf2mg9e5kszketh01pyt0q', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzfec79cdy2hfeym2da', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzye2jrnsvk5vmndazm', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2n08ebvtm1vst8wjkzp7', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2n12esaag473cpbxdqtc', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2n22exat6bcya3esss7f', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8kf2mcpe69v67hhs41tt8wh', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2n2qekhvhdh91kya9ma9', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8kf2mcpe69v67hhrgynsv5t', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2n2qekhvhdh91kya9ma9', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8kf2mcpe69v67hhrcms4ded', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8kf2n8zeps8951kah6vs0vx', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'receipt', 'sales', 'posted', 'con_01m8kf2mn6em2t3wrn868yawr4', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-06', 28200, 28200, NULL, 'btx_01m8kf2nb2exk9ecpwywh2cp5b', 0, 'jnl_01m8kf2n8zeps8951kaqd1ad6j', NULL, NULL, '', 1795949679903, 1795949680810, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8kf2ne9e0evkw27jtfqwzqr', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'payment', 'purchase', 'posted', 'con_01m8kf2mr3emq9gnykhj7z7e2r', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-01-22', 107880, 107880, NULL, 'btx_01m8kf2nb2exk9ecpwxwgky28x', 1, 'jnl_01m8kf2ne9e0evkw27jtfqwzqr', NULL, NULL, '', 1795949680073, 1795949680073, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8kf2nhkej1at4skkkamb4bs', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'receipt', 'sales', 'posted', 'con_01m8kf2mm3evcbrg3gkcppvmn6', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-01-30', 150000, 150000, NULL, 'btx_01m8kf2nb2exk9ecpwy1s3enzw', 1, 'jnl_01m8kf2nhkej1at4skkkamb4bs', NULL, NULL, '', 1795949680179, 1795949680179, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8kf2nmgemv943djspac4gjd', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'payment', 'purchase', 'posted', 'con_01m8kf2ms6erktgkfcrfjpfrys', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-10', 135000, 135000, NULL, 'btx_01m8kf2nb2exk9ecpwyb3zhsgh', 1, 'jnl_01m8kf2nmgemv943djspac4gjd', NULL, NULL, '', 1795949680273, 1795949680273, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8kf2ns8efeaf5bbrgjgvpp7', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'receipt', 'sales', 'posted', 'con_01m8kf2mm3evcbrg3gkcppvmn6', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-16', 171000, 171000, NULL, 'btx_01m8kf2nb2exk9ecpwyd8avhmb', 1, 'jnl_01m8kf2ns8efeaf5bbrgjgvpp7', NULL, NULL, '', 1795949680424, 1795949680424, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8kf2nxaep5tcp683p22y4n1', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'payment', 'purchase', 'posted', 'con_01m8kf2mqjehz989bn9tjac4aw', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-02-27', 40000, 40000, NULL, 'btx_01m8kf2nb2exk9ecpwyn188d75', 1, 'jnl_01m8kf2nxaep5tcp683p22y4n1', NULL, NULL, '', 1795949680554, 1795949680554, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8kf2p0ae89r2vxr1524m30s', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'receipt', 'sales', 'posted', 'con_01m8kf2mpcej4skykz5shzvges', 'bac_01m8kf2mj4eg3as526b0syx0gg', '2026-03-16', 141840, 141840, NULL, 'btx_01m8kf2nb2exk9ecpwz0pz1c0a', 1, 'jnl_01m8kf2p0ae89r2vxr1524m30s', NULL, NULL, '', 1795949680650, 1795949680650, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8kf2n5te36rddxt1fhsj5ka', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzye2jrnsvk5vmndazm', NULL, 'inv_01m8kf2n12esaag473cpbxdqtc', 18000, '2026-03-12', NULL, 1795949679803, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2n8zeps8951kavgyt9c6', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzfec79cdy2hfeym2da', 'set_01m8kf2n8zeps8951kah6vs0vx', NULL, 28200, '2026-03-06', NULL, 1795949679903, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2ne9e0evkw27jtfqwzqr', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myae9svjztzyvwagvb9', 'set_01m8kf2ne9e0evkw27jtfqwzqr', NULL, 107880, '2026-01-22', NULL, 1795949680073, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2nhkej1at4skkkamb4bs', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mx8eazazsd2k567ymb3', 'set_01m8kf2nhkej1at4skkkamb4bs', NULL, 150000, '2026-01-30', NULL, 1795949680179, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2nmgemv943djspac4gjd', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myxezpshagsy1eyaja2', 'set_01m8kf2nmgemv943djspac4gjd', NULL, 135000, '2026-02-10', NULL, 1795949680273, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2ns8efeaf5bbrgjgvpp7', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mx8eazazsd2k567ymb3', 'set_01m8kf2ns8efeaf5bbrgjgvpp7', NULL, 84000, '2026-02-16', NULL, 1795949680424, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2ns8efeaf5bbrgjgvpp8', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2myje2bsb99zx42rqx5t', 'set_01m8kf2ns8efeaf5bbrgjgvpp7', NULL, 87000, '2026-02-16', NULL, 1795949680424, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2nxaep5tcp683p22y4n1', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mxpe1vb7g1yqhj3raad', 'set_01m8kf2nxaep5tcp683p22y4n1', NULL, 40000, '2026-02-27', NULL, 1795949680554, NULL);
INSERT INTO allocations VALUES ('alc_01m8kf2p0ae89r2vxr1524m30s', 'org_01m8kf2mcpe69v67hhw0n0k8g7', 'inv_01m8kf2mzye2jrnsvk5vmndazm', 'set_01m8kf2p0ae89r2vxr1524m30s', NULL, 141840, '2026-03-16', NULL, 1795949680650, NULL);
INSERT INTO tax_rates VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8kf2qp2eabrkz591kr1cgms', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795949682442, 1795949682370, 1795949682442, 2, NULL, NULL);
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 1, 'organisations', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '["org_01m8kf2k7jebmtt8ntzsrqcg1t","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795949677810,1795949677810,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 2, 'members', 'mem_01m8kf2k7jebmtt8nts7pab32n', '["mem_01m8kf2k7jebmtt8nts7pab32n","org_01m8kf2k7jebmtt8ntzsrqcg1t","jo@example.com","usr_01m8kf2jmnembr41jbbwkxxyyp","owner",1795949677810,1795949677810,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 3, 'accounts', 'acc_01m8kf2k7jebmtt8nts8pg5krb', '["acc_01m8kf2k7jebmtt8nts8pg5krb","org_01m8kf2k7jebmtt8ntzsrqcg1t","1000","Computer equipment","ASSET",null,"ST",null,"active",1795949677810,1795949677810,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 4, 'accounts', 'acc_01m8kf2k7jebmtt8ntsfaf5aca', '["acc_01m8kf2k7jebmtt8ntsfaf5aca","org_01m8kf2k7jebmtt8ntzsrqcg1t","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795949677810,1795949677810,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 5, 'accounts', 'acc_01m8kf2k7jebmtt8ntskfnqt0f', '["acc_01m8kf2k7jebmtt8ntskfnqt0f","org_01m8kf2k7jebmtt8ntzsrqcg1t","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795949677810,1795949677810,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 6, 'accounts', 'acc_01m8kf2k7jebmtt8ntsnveaaks', '["acc_01m8kf2k7jebmtt8ntsnveaaks","org_01m8kf2k7jebmtt8ntzsrqcg1t","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795949677810,1795949677810,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 7, 'accounts', 'acc_01m8kf2k7jebmtt8ntsv8h539a', '["acc_01m8kf2k7jebmtt8ntsv8h539a","org_01m8kf2k7jebmtt8ntzsrqcg1t","1100","Stock","ASSET",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 8, 'accounts', 'acc_01m8kf2k7jebmtt8ntsx7p0by6', '["acc_01m8kf2k7jebmtt8ntsx7p0by6","org_01m8kf2k7jebmtt8ntzsrqcg1t","1200","Trade debtors","ASSET","receivable",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 9, 'accounts', 'acc_01m8kf2k7jebmtt8ntt33842mn', '["acc_01m8kf2k7jebmtt8ntt33842mn","org_01m8kf2k7jebmtt8ntzsrqcg1t","1210","Prepayments","ASSET",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 10, 'accounts', 'acc_01m8kf2k7jebmtt8ntt6bc7bj0', '["acc_01m8kf2k7jebmtt8ntt6bc7bj0","org_01m8kf2k7jebmtt8ntzsrqcg1t","1220","Other debtors","ASSET",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 11, 'accounts', 'acc_01m8kf2k7jebmtt8nttakh310t', '["acc_01m8kf2k7jebmtt8nttakh310t","org_01m8kf2k7jebmtt8ntzsrqcg1t","1300","Current account","ASSET","bank",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 12, 'accounts', 'acc_01m8kf2k7jebmtt8nttffnyt4f', '["acc_01m8kf2k7jebmtt8nttffnyt4f","org_01m8kf2k7jebmtt8ntzsrqcg1t","1310","Petty cash","ASSET",null,"NV",null,"active",1795949677810,1795949677810,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 13, 'accounts', 'acc_01m8kf2k7jebmtt8nttkpp4ftb', '["acc_01m8kf2k7jebmtt8nttkpp4ftb","org_01m8kf2k7jebmtt8ntzsrqcg1t","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 14, 'accounts', 'acc_01m8kf2k7jebmtt8nttq06eyd0', '["acc_01m8kf2k7jebmtt8nttq06eyd0","org_01m8kf2k7jebmtt8ntzsrqcg1t","2110","Accruals","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 15, 'accounts', 'acc_01m8kf2k7jebmtt8ntts7pws65', '["acc_01m8kf2k7jebmtt8ntts7pws65","org_01m8kf2k7jebmtt8ntzsrqcg1t","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 16, 'accounts', 'acc_01m8kf2k7jebmtt8nttxjbj0b5', '["acc_01m8kf2k7jebmtt8nttxjbj0b5","org_01m8kf2k7jebmtt8ntzsrqcg1t","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 17, 'accounts', 'acc_01m8kf2k7jebmtt8ntv0kmg29p', '["acc_01m8kf2k7jebmtt8ntv0kmg29p","org_01m8kf2k7jebmtt8ntzsrqcg1t","2220","Net wages","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 18, 'accounts', 'acc_01m8kf2k7jebmtt8ntv783b7sm', '["acc_01m8kf2k7jebmtt8ntv783b7sm","org_01m8kf2k7jebmtt8ntzsrqcg1t","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 19, 'accounts', 'acc_01m8kf2k7jebmtt8ntvaj4a47j', '["acc_01m8kf2k7jebmtt8ntvaj4a47j","org_01m8kf2k7jebmtt8ntzsrqcg1t","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 20, 'accounts', 'acc_01m8kf2k7jebmtt8ntvc1t5fgn', '["acc_01m8kf2k7jebmtt8ntvc1t5fgn","org_01m8kf2k7jebmtt8ntzsrqcg1t","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795949677810,1795949677810,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 21, 'accounts', 'acc_01m8kf2k7jebmtt8ntvhvwhebd', '["acc_01m8kf2k7jebmtt8ntvhvwhebd","org_01m8kf2k7jebmtt8ntzsrqcg1t","2900","Suspense","LIABILITY","suspense",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 22, 'accounts', 'acc_01m8kf2k7jebmtt8ntvm7nkvx4', '["acc_01m8kf2k7jebmtt8ntvm7nkvx4","org_01m8kf2k7jebmtt8ntzsrqcg1t","3000","Share capital","EQUITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 23, 'accounts', 'acc_01m8kf2k7jebmtt8ntvsbsv06g', '["acc_01m8kf2k7jebmtt8ntvsbsv06g","org_01m8kf2k7jebmtt8ntzsrqcg1t","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 24, 'accounts', 'acc_01m8kf2k7jebmtt8ntvyy0yzbd', '["acc_01m8kf2k7jebmtt8ntvyy0yzbd","org_01m8kf2k7jebmtt8ntzsrqcg1t","3200","Dividends","EQUITY",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 25, 'accounts', 'acc_01m8kf2k7jebmtt8ntw0h74r8y', '["acc_01m8kf2k7jebmtt8ntw0h74r8y","org_01m8kf2k7jebmtt8ntzsrqcg1t","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 26, 'accounts', 'acc_01m8kf2k7jebmtt8ntw6ba3gyk', '["acc_01m8kf2k7jebmtt8ntw6ba3gyk","org_01m8kf2k7jebmtt8ntzsrqcg1t","4000","Sales","INCOME",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 27, 'accounts', 'acc_01m8kf2k7jebmtt8ntw91b2k3z', '["acc_01m8kf2k7jebmtt8ntw91b2k3z","org_01m8kf2k7jebmtt8ntzsrqcg1t","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 28, 'accounts', 'acc_01m8kf2k7jebmtt8ntwcxt92tt', '["acc_01m8kf2k7jebmtt8ntwcxt92tt","org_01m8kf2k7jebmtt8ntzsrqcg1t","4090","Other income","INCOME",null,"ST",null,"active",1795949677810,1795949677810,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 29, 'accounts', 'acc_01m8kf2k7jebmtt8ntwjs9780t', '["acc_01m8kf2k7jebmtt8ntwjs9780t","org_01m8kf2k7jebmtt8ntzsrqcg1t","4900","Interest received","INCOME",null,"EX",null,"active",1795949677810,1795949677810,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 30, 'accounts', 'acc_01m8kf2k7jebmtt8ntwmf91cqy', '["acc_01m8kf2k7jebmtt8ntwmf91cqy","org_01m8kf2k7jebmtt8ntzsrqcg1t","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 31, 'accounts', 'acc_01m8kf2k7jebmtt8ntws2msv5m', '["acc_01m8kf2k7jebmtt8ntws2msv5m","org_01m8kf2k7jebmtt8ntzsrqcg1t","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 32, 'accounts', 'acc_01m8kf2k7jebmtt8ntwwwfcsj1', '["acc_01m8kf2k7jebmtt8ntwwwfcsj1","org_01m8kf2k7jebmtt8ntzsrqcg1t","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 33, 'accounts', 'acc_01m8kf2k7jebmtt8ntx1ht7n0q', '["acc_01m8kf2k7jebmtt8ntx1ht7n0q","org_01m8kf2k7jebmtt8ntzsrqcg1t","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 34, 'accounts', 'acc_01m8kf2k7jebmtt8ntx4srcnd5', '["acc_01m8kf2k7jebmtt8ntx4srcnd5","org_01m8kf2k7jebmtt8ntzsrqcg1t","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 35, 'accounts', 'acc_01m8kf2k7jebmtt8ntx82r4aws', '["acc_01m8kf2k7jebmtt8ntx82r4aws","org_01m8kf2k7jebmtt8ntzsrqcg1t","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 36, 'accounts', 'acc_01m8kf2k7jebmtt8ntxc309nca', '["acc_01m8kf2k7jebmtt8ntxc309nca","org_01m8kf2k7jebmtt8ntzsrqcg1t","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 37, 'accounts', 'acc_01m8kf2k7jebmtt8ntxj1yvzez', '["acc_01m8kf2k7jebmtt8ntxj1yvzez","org_01m8kf2k7jebmtt8ntzsrqcg1t","6100","Rent","EXPENSE",null,"EX",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 38, 'accounts', 'acc_01m8kf2k7jebmtt8ntxme2jk9t', '["acc_01m8kf2k7jebmtt8ntxme2jk9t","org_01m8kf2k7jebmtt8ntzsrqcg1t","6110","Business rates","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 39, 'accounts', 'acc_01m8kf2k7jebmtt8ntxvwryfdq', '["acc_01m8kf2k7jebmtt8ntxvwryfdq","org_01m8kf2k7jebmtt8ntzsrqcg1t","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 40, 'accounts', 'acc_01m8kf2k7jebmtt8ntxxdshfpm', '["acc_01m8kf2k7jebmtt8ntxxdshfpm","org_01m8kf2k7jebmtt8ntzsrqcg1t","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 41, 'accounts', 'acc_01m8kf2k7jebmtt8nty2ynvk1g', '["acc_01m8kf2k7jebmtt8nty2ynvk1g","org_01m8kf2k7jebmtt8ntzsrqcg1t","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 42, 'accounts', 'acc_01m8kf2k7jebmtt8nty47vbqd2', '["acc_01m8kf2k7jebmtt8nty47vbqd2","org_01m8kf2k7jebmtt8ntzsrqcg1t","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 43, 'accounts', 'acc_01m8kf2k7jebmtt8nty9mby4wj', '["acc_01m8kf2k7jebmtt8nty9mby4wj","org_01m8kf2k7jebmtt8ntzsrqcg1t","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 44, 'accounts', 'acc_01m8kf2k7jebmtt8ntyd23zrtr', '["acc_01m8kf2k7jebmtt8ntyd23zrtr","org_01m8kf2k7jebmtt8ntzsrqcg1t","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 45, 'accounts', 'acc_01m8kf2k7jebmtt8ntyhfr6935', '["acc_01m8kf2k7jebmtt8ntyhfr6935","org_01m8kf2k7jebmtt8ntzsrqcg1t","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 46, 'accounts', 'acc_01m8kf2k7jebmtt8ntyn0epdtq', '["acc_01m8kf2k7jebmtt8ntyn0epdtq","org_01m8kf2k7jebmtt8ntzsrqcg1t","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 47, 'accounts', 'acc_01m8kf2k7jebmtt8ntysgns102', '["acc_01m8kf2k7jebmtt8ntysgns102","org_01m8kf2k7jebmtt8ntzsrqcg1t","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 48, 'accounts', 'acc_01m8kf2k7jebmtt8ntyxj1b6ek', '["acc_01m8kf2k7jebmtt8ntyxj1b6ek","org_01m8kf2k7jebmtt8ntzsrqcg1t","6600","Insurance","EXPENSE",null,"EX",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 49, 'accounts', 'acc_01m8kf2k7jebmtt8ntz0519t8d', '["acc_01m8kf2k7jebmtt8ntz0519t8d","org_01m8kf2k7jebmtt8ntzsrqcg1t","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 50, 'accounts', 'acc_01m8kf2k7jebmtt8ntz42zsqwh', '["acc_01m8kf2k7jebmtt8ntz42zsqwh","org_01m8kf2k7jebmtt8ntzsrqcg1t","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 51, 'accounts', 'acc_01m8kf2k7jebmtt8ntz9sey17q', '["acc_01m8kf2k7jebmtt8ntz9sey17q","org_01m8kf2k7jebmtt8ntzsrqcg1t","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 52, 'accounts', 'acc_01m8kf2k7jebmtt8ntzfsg47a5', '["acc_01m8kf2k7jebmtt8ntzfsg47a5","org_01m8kf2k7jebmtt8ntzsrqcg1t","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795949677810,1795949677810,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 53, 'accounts', 'acc_01m8kf2k7jebmtt8ntzkzy0gr9', '["acc_01m8kf2k7jebmtt8ntzkzy0gr9","org_01m8kf2k7jebmtt8ntzsrqcg1t","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795949677810,1795949677810,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 1, 54, 'accounts', 'acc_01m8kf2k7jebmtt8ntzp7z7s27', '["acc_01m8kf2k7jebmtt8ntzp7z7s27","org_01m8kf2k7jebmtt8ntzsrqcg1t","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795949677810,1795949677810,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 2, 1, 'accounts', 'acc_01m8kf2m9ze8ptcjswbd0y0065', '["acc_01m8kf2m9ze8ptcjswbd0y0065","org_01m8kf2k7jebmtt8ntzsrqcg1t","2250","VAT","LIABILITY","vat_control",null,null,"active",1795949678911,1795949678911,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 3, 1, 'bank_accounts', 'bac_01m8kf2mb0er1b1hb9gehnsk3z', '["bac_01m8kf2mb0er1b1hb9gehnsk3z","org_01m8kf2k7jebmtt8ntzsrqcg1t","acc_01m8kf2k7jebmtt8nttakh310t","Current","current",null,null,null,null,null,null,null,1795949678944,1795949678944,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 4, 1, 'organisations', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '["org_01m8kf2k7jebmtt8ntzsrqcg1t","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795949677810,1795949677810,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8kf2k7jebmtt8ntzsrqcg1t","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 5, 1, 'organisations', 'org_01m8kf2k7jebmtt8ntzsrqcg1t', '["org_01m8kf2k7jebmtt8ntzsrqcg1t","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795949677810,1795949683239,2,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8kf2k7jebmtt8ntzsrqcg1t","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 6, 1, 'bank_transactions', 'btx_01m8kf2rhxen7r2s6gc6jv552j', '["btx_01m8kf2rhxen7r2s6gc6jv552j","org_01m8kf2k7jebmtt8ntzsrqcg1t","bac_01m8kf2mb0er1b1hb9gehnsk3z","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949683261,1795949683261,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 8, 1, 'bank_transactions', 'btx_01m8kf2rhxen7r2s6gc6jv552j', '["btx_01m8kf2rhxen7r2s6gc6jv552j","org_01m8kf2k7jebmtt8ntzsrqcg1t","bac_01m8kf2mb0er1b1hb9gehnsk3z","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8kf2rjve6zbwwyk2a5tbcs1",2,null,null,0,1795949683329,1795949683261,1795949683329,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', 9, 1, 'bank_transactions', 'btx_01m8kf2rhxen7r2s6gc6jv552j', '["btx_01m8kf2rhxen7r2s6gc6jv552j","org_01m8kf2k7jebmtt8ntzsrqcg1t","bac_01m8kf2mb0er1b1hb9gehnsk3z","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949683261,1795949683358,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8kf2k7jebmtt8ntzsrqcg1t","jnl_01m8kf2rjve6zbwwyk2a5tbcs1"]],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 1, 'organisations', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '["org_01m8kf2mcpe69v67hhw0n0k8g7","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795949678998,1795949678998,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 2, 'members', 'mem_01m8kf2mcpe69v67hhnckv6fxx', '["mem_01m8kf2mcpe69v67hhnckv6fxx","org_01m8kf2mcpe69v67hhw0n0k8g7","jo@example.com","usr_01m8kf2jmnembr41jbbwkxxyyp","owner",1795949678998,1795949678998,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 3, 'accounts', 'acc_01m8kf2mcpe69v67hhnkjb6ptf', '["acc_01m8kf2mcpe69v67hhnkjb6ptf","org_01m8kf2mcpe69v67hhw0n0k8g7","1000","Computer equipment","ASSET",null,"ST",null,"active",1795949678998,1795949678998,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 4, 'accounts', 'acc_01m8kf2mcpe69v67hhnn5ff98y', '["acc_01m8kf2mcpe69v67hhnn5ff98y","org_01m8kf2mcpe69v67hhw0n0k8g7","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795949678998,1795949678998,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 5, 'accounts', 'acc_01m8kf2mcpe69v67hhnvr4cxne', '["acc_01m8kf2mcpe69v67hhnvr4cxne","org_01m8kf2mcpe69v67hhw0n0k8g7","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795949678998,1795949678998,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 6, 'accounts', 'acc_01m8kf2mcpe69v67hhnzcese1m', '["acc_01m8kf2mcpe69v67hhnzcese1m","org_01m8kf2mcpe69v67hhw0n0k8g7","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795949678998,1795949678998,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 7, 'accounts', 'acc_01m8kf2mcpe69v67hhp2e9sn3v', '["acc_01m8kf2mcpe69v67hhp2e9sn3v","org_01m8kf2mcpe69v67hhw0n0k8g7","1100","Stock","ASSET",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 8, 'accounts', 'acc_01m8kf2mcpe69v67hhp4hv4kwc', '["acc_01m8kf2mcpe69v67hhp4hv4kwc","org_01m8kf2mcpe69v67hhw0n0k8g7","1200","Trade debtors","ASSET","receivable",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 9, 'accounts', 'acc_01m8kf2mcpe69v67hhpbtxc4b1', '["acc_01m8kf2mcpe69v67hhpbtxc4b1","org_01m8kf2mcpe69v67hhw0n0k8g7","1210","Prepayments","ASSET",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 10, 'accounts', 'acc_01m8kf2mcpe69v67hhpdx7z6mb', '["acc_01m8kf2mcpe69v67hhpdx7z6mb","org_01m8kf2mcpe69v67hhw0n0k8g7","1220","Other debtors","ASSET",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 11, 'accounts', 'acc_01m8kf2mcpe69v67hhpke31xb7', '["acc_01m8kf2mcpe69v67hhpke31xb7","org_01m8kf2mcpe69v67hhw0n0k8g7","1300","Current account","ASSET","bank",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 12, 'accounts', 'acc_01m8kf2mcpe69v67hhppn7hr21', '["acc_01m8kf2mcpe69v67hhppn7hr21","org_01m8kf2mcpe69v67hhw0n0k8g7","1310","Petty cash","ASSET",null,"NV",null,"active",1795949678998,1795949678998,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 13, 'accounts', 'acc_01m8kf2mcpe69v67hhptw448cq', '["acc_01m8kf2mcpe69v67hhptw448cq","org_01m8kf2mcpe69v67hhw0n0k8g7","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 14, 'accounts', 'acc_01m8kf2mcpe69v67hhpyqvbn5a', '["acc_01m8kf2mcpe69v67hhpyqvbn5a","org_01m8kf2mcpe69v67hhw0n0k8g7","2110","Accruals","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 15, 'accounts', 'acc_01m8kf2mcpe69v67hhq16xvqz9', '["acc_01m8kf2mcpe69v67hhq16xvqz9","org_01m8kf2mcpe69v67hhw0n0k8g7","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 16, 'accounts', 'acc_01m8kf2mcpe69v67hhq6mj0dpq', '["acc_01m8kf2mcpe69v67hhq6mj0dpq","org_01m8kf2mcpe69v67hhw0n0k8g7","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 17, 'accounts', 'acc_01m8kf2mcpe69v67hhqah82105', '["acc_01m8kf2mcpe69v67hhqah82105","org_01m8kf2mcpe69v67hhw0n0k8g7","2220","Net wages","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 18, 'accounts', 'acc_01m8kf2mcpe69v67hhqc607c5f', '["acc_01m8kf2mcpe69v67hhqc607c5f","org_01m8kf2mcpe69v67hhw0n0k8g7","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 19, 'accounts', 'acc_01m8kf2mcpe69v67hhqkcqk2tx', '["acc_01m8kf2mcpe69v67hhqkcqk2tx","org_01m8kf2mcpe69v67hhw0n0k8g7","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 20, 'accounts', 'acc_01m8kf2mcpe69v67hhqngded7s', '["acc_01m8kf2mcpe69v67hhqngded7s","org_01m8kf2mcpe69v67hhw0n0k8g7","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795949678998,1795949678998,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 21, 'accounts', 'acc_01m8kf2mcpe69v67hhqsbg468v', '["acc_01m8kf2mcpe69v67hhqsbg468v","org_01m8kf2mcpe69v67hhw0n0k8g7","2900","Suspense","LIABILITY","suspense",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 22, 'accounts', 'acc_01m8kf2mcpe69v67hhqygwsdtd', '["acc_01m8kf2mcpe69v67hhqygwsdtd","org_01m8kf2mcpe69v67hhw0n0k8g7","3000","Share capital","EQUITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 23, 'accounts', 'acc_01m8kf2mcpe69v67hhr30ahxhp', '["acc_01m8kf2mcpe69v67hhr30ahxhp","org_01m8kf2mcpe69v67hhw0n0k8g7","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 24, 'accounts', 'acc_01m8kf2mcpe69v67hhr60d09ce', '["acc_01m8kf2mcpe69v67hhr60d09ce","org_01m8kf2mcpe69v67hhw0n0k8g7","3200","Dividends","EQUITY",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 25, 'accounts', 'acc_01m8kf2mcpe69v67hhrbg2x4vf', '["acc_01m8kf2mcpe69v67hhrbg2x4vf","org_01m8kf2mcpe69v67hhw0n0k8g7","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 26, 'accounts', 'acc_01m8kf2mcpe69v67hhrcms4ded', '["acc_01m8kf2mcpe69v67hhrcms4ded","org_01m8kf2mcpe69v67hhw0n0k8g7","4000","Sales","INCOME",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 27, 'accounts', 'acc_01m8kf2mcpe69v67hhrgynsv5t', '["acc_01m8kf2mcpe69v67hhrgynsv5t","org_01m8kf2mcpe69v67hhw0n0k8g7","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 28, 'accounts', 'acc_01m8kf2mcpe69v67hhrqvz6m8r', '["acc_01m8kf2mcpe69v67hhrqvz6m8r","org_01m8kf2mcpe69v67hhw0n0k8g7","4090","Other income","INCOME",null,"ST",null,"active",1795949678998,1795949678998,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 29, 'accounts', 'acc_01m8kf2mcpe69v67hhrr99naz2', '["acc_01m8kf2mcpe69v67hhrr99naz2","org_01m8kf2mcpe69v67hhw0n0k8g7","4900","Interest received","INCOME",null,"EX",null,"active",1795949678998,1795949678998,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 30, 'accounts', 'acc_01m8kf2mcpe69v67hhry0c7dhb', '["acc_01m8kf2mcpe69v67hhry0c7dhb","org_01m8kf2mcpe69v67hhw0n0k8g7","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 31, 'accounts', 'acc_01m8kf2mcpe69v67hhs1wcqvft', '["acc_01m8kf2mcpe69v67hhs1wcqvft","org_01m8kf2mcpe69v67hhw0n0k8g7","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 32, 'accounts', 'acc_01m8kf2mcpe69v67hhs41tt8wh', '["acc_01m8kf2mcpe69v67hhs41tt8wh","org_01m8kf2mcpe69v67hhw0n0k8g7","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 33, 'accounts', 'acc_01m8kf2mcpe69v67hhs816fzpr', '["acc_01m8kf2mcpe69v67hhs816fzpr","org_01m8kf2mcpe69v67hhw0n0k8g7","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 34, 'accounts', 'acc_01m8kf2mcpe69v67hhscm1yp5d', '["acc_01m8kf2mcpe69v67hhscm1yp5d","org_01m8kf2mcpe69v67hhw0n0k8g7","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 35, 'accounts', 'acc_01m8kf2mcpe69v67hhsh36k31h', '["acc_01m8kf2mcpe69v67hhsh36k31h","org_01m8kf2mcpe69v67hhw0n0k8g7","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 36, 'accounts', 'acc_01m8kf2mcpe69v67hhsnb623t0', '["acc_01m8kf2mcpe69v67hhsnb623t0","org_01m8kf2mcpe69v67hhw0n0k8g7","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 37, 'accounts', 'acc_01m8kf2mcpe69v67hhstq8aapr', '["acc_01m8kf2mcpe69v67hhstq8aapr","org_01m8kf2mcpe69v67hhw0n0k8g7","6100","Rent","EXPENSE",null,"EX",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 38, 'accounts', 'acc_01m8kf2mcpe69v67hhszkjc6m4', '["acc_01m8kf2mcpe69v67hhszkjc6m4","org_01m8kf2mcpe69v67hhw0n0k8g7","6110","Business rates","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 39, 'accounts', 'acc_01m8kf2mcpe69v67hht0a8byf4', '["acc_01m8kf2mcpe69v67hht0a8byf4","org_01m8kf2mcpe69v67hhw0n0k8g7","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 40, 'accounts', 'acc_01m8kf2mcpe69v67hht6vzdyy9', '["acc_01m8kf2mcpe69v67hht6vzdyy9","org_01m8kf2mcpe69v67hhw0n0k8g7","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 41, 'accounts', 'acc_01m8kf2mcpe69v67hhta144g8x', '["acc_01m8kf2mcpe69v67hhta144g8x","org_01m8kf2mcpe69v67hhw0n0k8g7","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 42, 'accounts', 'acc_01m8kf2mcpe69v67hhtf3xr0yz', '["acc_01m8kf2mcpe69v67hhtf3xr0yz","org_01m8kf2mcpe69v67hhw0n0k8g7","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 43, 'accounts', 'acc_01m8kf2mcpe69v67hhtknx15d2', '["acc_01m8kf2mcpe69v67hhtknx15d2","org_01m8kf2mcpe69v67hhw0n0k8g7","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 44, 'accounts', 'acc_01m8kf2mcpe69v67hhtmrxdpvw', '["acc_01m8kf2mcpe69v67hhtmrxdpvw","org_01m8kf2mcpe69v67hhw0n0k8g7","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 45, 'accounts', 'acc_01m8kf2mcpe69v67hhtscn7vcz', '["acc_01m8kf2mcpe69v67hhtscn7vcz","org_01m8kf2mcpe69v67hhw0n0k8g7","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 46, 'accounts', 'acc_01m8kf2mcpe69v67hhtyhs8kvx', '["acc_01m8kf2mcpe69v67hhtyhs8kvx","org_01m8kf2mcpe69v67hhw0n0k8g7","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 47, 'accounts', 'acc_01m8kf2mcpe69v67hhv12fr5v9', '["acc_01m8kf2mcpe69v67hhv12fr5v9","org_01m8kf2mcpe69v67hhw0n0k8g7","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 48, 'accounts', 'acc_01m8kf2mcpe69v67hhv4gdggad', '["acc_01m8kf2mcpe69v67hhv4gdggad","org_01m8kf2mcpe69v67hhw0n0k8g7","6600","Insurance","EXPENSE",null,"EX",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 49, 'accounts', 'acc_01m8kf2mcpe69v67hhvak4nv2m', '["acc_01m8kf2mcpe69v67hhvak4nv2m","org_01m8kf2mcpe69v67hhw0n0k8g7","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 50, 'accounts', 'acc_01m8kf2mcpe69v67hhvck089nb', '["acc_01m8kf2mcpe69v67hhvck089nb","org_01m8kf2mcpe69v67hhw0n0k8g7","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 51, 'accounts', 'acc_01m8kf2mcpe69v67hhvhx5n3pt', '["acc_01m8kf2mcpe69v67hhvhx5n3pt","org_01m8kf2mcpe69v67hhw0n0k8g7","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 52, 'accounts', 'acc_01m8kf2mcpe69v67hhvphxjb4d', '["acc_01m8kf2mcpe69v67hhvphxjb4d","org_01m8kf2mcpe69v67hhw0n0k8g7","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795949678998,1795949678998,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 53, 'accounts', 'acc_01m8kf2mcpe69v67hhvrcyz85x', '["acc_01m8kf2mcpe69v67hhvrcyz85x","org_01m8kf2mcpe69v67hhw0n0k8g7","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795949678998,1795949678998,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 1, 54, 'accounts', 'acc_01m8kf2mcpe69v67hhvwzsd1a6', '["acc_01m8kf2mcpe69v67hhvwzsd1a6","org_01m8kf2mcpe69v67hhw0n0k8g7","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795949678998,1795949678998,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 1, 'accounts', 'acc_01m8kf2meje6krhz5xzs7590dq', '["acc_01m8kf2meje6krhz5xzs7590dq","org_01m8kf2mcpe69v67hhw0n0k8g7","2250","VAT","LIABILITY","vat_control",null,null,"active",1795949679058,1795949679058,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 3, 1, 'accounts', 'acc_01m8kf2mg9e5kszketh01pyt0q', '["acc_01m8kf2mg9e5kszketh01pyt0q","org_01m8kf2mcpe69v67hhw0n0k8g7","4100","Room hire","INCOME",null,"EX",null,"active",1795949679113,1795949679113,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 1, 'bank_accounts', 'bac_01m8kf2mj4eg3as526b0syx0gg', '["bac_01m8kf2mj4eg3as526b0syx0gg","org_01m8kf2mcpe69v67hhw0n0k8g7","acc_01m8kf2mcpe69v67hhpke31xb7","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8kf2mj4eg3as526ba666c89",null,1795949679172,1795949679172,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 5, 1, 'accounts', 'acc_01m8kf2mk5e08s412w369hpga8', '["acc_01m8kf2mk5e08s412w369hpga8","org_01m8kf2mcpe69v67hhw0n0k8g7","1301","Savings","ASSET","bank",null,null,"active",1795949679205,1795949679205,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 6, 1, 'bank_accounts', 'bac_01m8kf2mk5e08s412w32vy9944', '["bac_01m8kf2mk5e08s412w32vy9944","org_01m8kf2mcpe69v67hhw0n0k8g7","acc_01m8kf2mk5e08s412w369hpga8","Savings","savings",null,null,null,null,null,null,null,1795949679205,1795949679205,1,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 1, 'contacts', 'con_01m8kf2mm3evcbrg3gkcppvmn6', '["con_01m8kf2mm3evcbrg3gkcppvmn6","org_01m8kf2mcpe69v67hhw0n0k8g7","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795949679235,1795949679235,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 1, 'contacts', 'con_01m8kf2mn6em2t3wrn868yawr4', '["con_01m8kf2mn6em2t3wrn868yawr4","org_01m8kf2mcpe69v67hhw0n0k8g7","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795949679270,1795949679270,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 1, 'contacts', 'con_01m8kf2mpcej4skykz5shzvges', '["con_01m8kf2mpcej4skykz5shzvges","org_01m8kf2mcpe69v67hhw0n0k8g7","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795949679308,1795949679308,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 1, 'contacts', 'con_01m8kf2mqjehz989bn9tjac4aw', '["con_01m8kf2mqjehz989bn9tjac4aw","org_01m8kf2mcpe69v67hhw0n0k8g7","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795949679346,1795949679346,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 1, 'contacts', 'con_01m8kf2mr3emq9gnykhj7z7e2r', '["con_01m8kf2mr3emq9gnykhj7z7e2r","org_01m8kf2mcpe69v67hhw0n0k8g7","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795949679363,1795949679363,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 1, 'contacts', 'con_01m8kf2ms6erktgkfcrfjpfrys', '["con_01m8kf2ms6erktgkfcrfjpfrys","org_01m8kf2mcpe69v67hhw0n0k8g7","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795949679398,1795949679398,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 1, 'contacts', 'con_01m8kf2mt9e28ar1fn49kbzwjq', '["con_01m8kf2mt9e28ar1fn49kbzwjq","org_01m8kf2mcpe69v67hhw0n0k8g7","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795949679433,1795949679433,1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 1, 'invoices', 'inv_01m8kf2mx8eazazsd2k567ymb3', '["inv_01m8kf2mx8eazazsd2k567ymb3","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0001","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8kf2mx8eazazsd2kb9enshp",null,null,"inv-0001",1795949679528,1795949679528,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course design, 3 days","3","650.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,195000,39000,234000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 14, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 15, 1, 'invoices', 'inv_01m8kf2mxpe1vb7g1yqhj3raad', '["inv_01m8kf2mxpe1vb7g1yqhj3raad","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","PX-881","con_01m8kf2mqjehz989bn9tjac4aw","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8kf2mxpe1vb7g1yqpjd1pg9",null,null,"px-881",1795949679542,1795949679542,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Printing of workbooks","1","412.00",null,"acc_01m8kf2mcpe69v67hhs1wcqvft","ZR",null,41200,0,41200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 16, 1, 'invoices', 'inv_01m8kf2myae9svjztzyvwagvb9', '["inv_01m8kf2myae9svjztzyvwagvb9","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","TB-0117","con_01m8kf2mr3emq9gnykhj7z7e2r","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8kf2myae9svjztzyw6pxw9r",null,null,"tb-0117",1795949679562,1795949679562,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Laptop","1","899.00",null,"acc_01m8kf2mcpe69v67hhnkjb6ptf","ST",null,89900,17980,107880]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 17, 1, 'invoices', 'inv_01m8kf2myje2bsb99zx42rqx5t', '["inv_01m8kf2myje2bsb99zx42rqx5t","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0002","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8kf2myje2bsb99zxbd8z7xv",null,null,"inv-0002",1795949679570,1795949679570,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Workbooks","120","7.25",null,"acc_01m8kf2mcpe69v67hhrgynsv5t","ZR",null,87000,0,87000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 17, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 18, 1, 'invoices', 'inv_01m8kf2myxezpshagsy1eyaja2', '["inv_01m8kf2myxezpshagsy1eyaja2","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","HL-33","con_01m8kf2ms6erktgkfcrfjpfrys","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8kf2myxezpshagsy6scry0d",null,null,"hl-33",1795949679581,1795949679581,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Rent, January to March","1","1350.00",null,"acc_01m8kf2mcpe69v67hhstq8aapr","EX",null,135000,0,135000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 19, 1, 'invoices', 'inv_01m8kf2mzfec79cdy2hfeym2da', '["inv_01m8kf2mzfec79cdy2hfeym2da","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0003","con_01m8kf2mn6em2t3wrn868yawr4","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8kf2mzfec79cdy2hkmsmk1k",null,null,"inv-0003",1795949679599,1795949679599,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8kf2mg9e5kszketh01pyt0q","EX",null,24000,0,24000],["org_01m8kf2mcpe69v67hhw0n0k8g7",2,"Projector","1","35.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,3500,700,4200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 19, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 20, 1, 'invoices', 'inv_01m8kf2mzye2jrnsvk5vmndazm', '["inv_01m8kf2mzye2jrnsvk5vmndazm","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0004","con_01m8kf2mpcej4skykz5shzvges","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8kf2mzye2jrnsvk5zgpf593",null,null,"inv-0004",1795949679614,1795949679614,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course for new starters","1","1480.00","10","acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,133200,26640,159840]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 20, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 21, 1, 'invoices', 'inv_01m8kf2n08ebvtm1vst8wjkzp7', '["inv_01m8kf2n08ebvtm1vst8wjkzp7","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0005","con_01m8kf2mpcej4skykz5shzvges","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8kf2n08ebvtm1vstfa3tz4f",null,null,"inv-0005",1795949679624,1795949679624,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Raised in error","1","500.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 21, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 22, 1, 'invoices', 'inv_01m8kf2n12esaag473cpbxdqtc', '["inv_01m8kf2n12esaag473cpbxdqtc","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","credit_note","issued","CN-0001","con_01m8kf2mpcej4skykz5shzvges","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8kf2n12esaag473crjg263y",null,null,"cn-0001\ninv-0004",1795949679650,1795949679650,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"A day that was not held","1","150.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 22, 2, 'number_sequences', 'credit_note', '["org_01m8kf2mcpe69v67hhw0n0k8g7","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 23, 1, 'invoices', 'inv_01m8kf2n22exat6bcya3esss7f', '["inv_01m8kf2n22exat6bcya3esss7f","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","FR-1209","con_01m8kf2mt9e28ar1fn49kbzwjq","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8kf2n22exat6bcya5z6wssx",null,null,"fr-1209",1795949679682,1795949679682,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Illustration, 2 days","2","384.00",null,"acc_01m8kf2mcpe69v67hhs41tt8wh","ST",null,64000,12800,76800]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 24, 1, 'invoices', 'inv_01m8kf2n2qekhvhdh91kya9ma9', '["inv_01m8kf2n2qekhvhdh91kya9ma9","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0006","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8kf2n2qekhvhdh91nb5d8pw",null,null,"inv-0006",1795949679703,1795949679703,1,"9999-99-99",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Workbooks","24","7.25",null,"acc_01m8kf2mcpe69v67hhrgynsv5t","ZR",null,17400,0,17400],["org_01m8kf2mcpe69v67hhw0n0k8g7",2,"Half a day of course design","0.5","650.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,32500,6500,39000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 24, 2, 'number_sequences', 'invoice', '["org_01m8kf2mcpe69v67hhw0n0k8g7","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 25, 1, 'invoices', 'inv_01m8kf2n08ebvtm1vst8wjkzp7', '["inv_01m8kf2n08ebvtm1vst8wjkzp7","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","void","INV-0005","con_01m8kf2mpcej4skykz5shzvges","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8kf2n08ebvtm1vstfa3tz4f","2026-03-03","jnl_01m8kf2n3tezdbjbdwbqqz3rmq","inv-0005",1795949679624,1795949679738,2,"2026-03-03",0,null,null,[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Raised in error","1","500.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 1, 'invoices', 'inv_01m8kf2mzye2jrnsvk5vmndazm', '["inv_01m8kf2mzye2jrnsvk5vmndazm","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0004","con_01m8kf2mpcej4skykz5shzvges","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8kf2mzye2jrnsvk5zgpf593",null,null,"inv-0004",1795949679614,1795949679803,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course for new starters","1","1480.00","10","acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,133200,26640,159840]],[["alc_01m8kf2n5te36rddxt1fhsj5ka","org_01m8kf2mcpe69v67hhw0n0k8g7",null,"inv_01m8kf2n12esaag473cpbxdqtc",18000,"2026-03-12",null,1795949679803,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 2, 'invoices', 'inv_01m8kf2n12esaag473cpbxdqtc', '["inv_01m8kf2n12esaag473cpbxdqtc","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","credit_note","issued","CN-0001","con_01m8kf2mpcej4skykz5shzvges","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8kf2n12esaag473crjg263y",null,null,"cn-0001\ninv-0004",1795949679650,1795949679803,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"A day that was not held","1","150.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 30, 1, 'invoices', 'inv_01m8kf2mzfec79cdy2hfeym2da', '["inv_01m8kf2mzfec79cdy2hfeym2da","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0003","con_01m8kf2mn6em2t3wrn868yawr4","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8kf2mzfec79cdy2hkmsmk1k",null,null,"inv-0003",1795949679599,1795949679903,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8kf2mg9e5kszketh01pyt0q","EX",null,24000,0,24000],["org_01m8kf2mcpe69v67hhw0n0k8g7",2,"Projector","1","35.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,3500,700,4200]],[["alc_01m8kf2n8zeps8951kavgyt9c6","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2n8zeps8951kah6vs0vx",null,28200,"2026-03-06",null,1795949679903,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 30, 2, 'settlements', 'set_01m8kf2n8zeps8951kah6vs0vx', '["set_01m8kf2n8zeps8951kah6vs0vx","org_01m8kf2mcpe69v67hhw0n0k8g7","receipt","sales","posted","con_01m8kf2mn6em2t3wrn868yawr4","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-06",28200,28200,null,null,0,"jnl_01m8kf2n8zeps8951kaqd1ad6j",null,null,"",1795949679903,1795949679903,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 1, 'bank_accounts', 'bac_01m8kf2mj4eg3as526b0syx0gg', '["bac_01m8kf2mj4eg3as526b0syx0gg","org_01m8kf2mcpe69v67hhw0n0k8g7","acc_01m8kf2mcpe69v67hhpke31xb7","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8kf2mj4eg3as526ba666c89",900715,1795949679172,1795949679970,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 2, 'stated_balances', 'bac_01m8kf2mj4eg3as526b0syx0gg/2026-03-31', '["org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-31",900715,1795949679970]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 3, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwxwgky28x', '["btx_01m8kf2nb2exk9ecpwxwgky28x","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 4, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwy1s3enzw', '["btx_01m8kf2nb2exk9ecpwy1s3enzw","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 5, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwy5a5xn0z', '["btx_01m8kf2nb2exk9ecpwy5a5xn0z","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 6, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyb3zhsgh', '["btx_01m8kf2nb2exk9ecpwyb3zhsgh","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 7, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyd8avhmb', '["btx_01m8kf2nb2exk9ecpwyd8avhmb","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 8, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyhwsz6ms', '["btx_01m8kf2nb2exk9ecpwyhwsz6ms","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 9, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyn188d75', '["btx_01m8kf2nb2exk9ecpwyn188d75","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 10, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwytwmqwaa', '["btx_01m8kf2nb2exk9ecpwytwmqwaa","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 11, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwywh2cp5b', '["btx_01m8kf2nb2exk9ecpwywh2cp5b","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 12, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz0pz1c0a', '["btx_01m8kf2nb2exk9ecpwz0pz1c0a","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 13, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz70kp855', '["btx_01m8kf2nb2exk9ecpwz70kp855","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 14, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz95ytyak', '["btx_01m8kf2nb2exk9ecpwz95ytyak","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 31, 15, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwzdkn2yte', '["btx_01m8kf2nb2exk9ecpwzdkn2yte","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795949679970,1795949679970,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 32, 1, 'invoices', 'inv_01m8kf2myae9svjztzyvwagvb9', '["inv_01m8kf2myae9svjztzyvwagvb9","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","TB-0117","con_01m8kf2mr3emq9gnykhj7z7e2r","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8kf2myae9svjztzyw6pxw9r",null,null,"tb-0117",1795949679562,1795949680073,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Laptop","1","899.00",null,"acc_01m8kf2mcpe69v67hhnkjb6ptf","ST",null,89900,17980,107880]],[["alc_01m8kf2ne9e0evkw27jtfqwzqr","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2ne9e0evkw27jtfqwzqr",null,107880,"2026-01-22",null,1795949680073,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 32, 2, 'settlements', 'set_01m8kf2ne9e0evkw27jtfqwzqr', '["set_01m8kf2ne9e0evkw27jtfqwzqr","org_01m8kf2mcpe69v67hhw0n0k8g7","payment","purchase","posted","con_01m8kf2mr3emq9gnykhj7z7e2r","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-22",107880,107880,null,"btx_01m8kf2nb2exk9ecpwxwgky28x",1,"jnl_01m8kf2ne9e0evkw27jtfqwzqr",null,null,"",1795949680073,1795949680073,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 33, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwxwgky28x', '["btx_01m8kf2nb2exk9ecpwxwgky28x","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8kf2mr3emq9gnykhj7z7e2r","allocations","jnl_01m8kf2ne9e0evkw27jtfqwzqr",2,null,"NV",0,1795949680073,1795949679970,1795949680073,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 34, 1, 'invoices', 'inv_01m8kf2mx8eazazsd2k567ymb3', '["inv_01m8kf2mx8eazazsd2k567ymb3","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0001","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8kf2mx8eazazsd2kb9enshp",null,null,"inv-0001",1795949679528,1795949680179,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course design, 3 days","3","650.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,195000,39000,234000]],[["alc_01m8kf2nhkej1at4skkkamb4bs","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2nhkej1at4skkkamb4bs",null,150000,"2026-01-30",null,1795949680179,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 34, 2, 'settlements', 'set_01m8kf2nhkej1at4skkkamb4bs', '["set_01m8kf2nhkej1at4skkkamb4bs","org_01m8kf2mcpe69v67hhw0n0k8g7","receipt","sales","posted","con_01m8kf2mm3evcbrg3gkcppvmn6","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-30",150000,150000,null,"btx_01m8kf2nb2exk9ecpwy1s3enzw",1,"jnl_01m8kf2nhkej1at4skkkamb4bs",null,null,"",1795949680179,1795949680179,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 35, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwy1s3enzw', '["btx_01m8kf2nb2exk9ecpwy1s3enzw","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8kf2mm3evcbrg3gkcppvmn6","allocations","jnl_01m8kf2nhkej1at4skkkamb4bs",2,null,"NV",0,1795949680179,1795949679970,1795949680179,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 36, 1, 'invoices', 'inv_01m8kf2myxezpshagsy1eyaja2', '["inv_01m8kf2myxezpshagsy1eyaja2","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","HL-33","con_01m8kf2ms6erktgkfcrfjpfrys","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8kf2myxezpshagsy6scry0d",null,null,"hl-33",1795949679581,1795949680273,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Rent, January to March","1","1350.00",null,"acc_01m8kf2mcpe69v67hhstq8aapr","EX",null,135000,0,135000]],[["alc_01m8kf2nmgemv943djspac4gjd","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2nmgemv943djspac4gjd",null,135000,"2026-02-10",null,1795949680273,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 36, 2, 'settlements', 'set_01m8kf2nmgemv943djspac4gjd', '["set_01m8kf2nmgemv943djspac4gjd","org_01m8kf2mcpe69v67hhw0n0k8g7","payment","purchase","posted","con_01m8kf2ms6erktgkfcrfjpfrys","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-10",135000,135000,null,"btx_01m8kf2nb2exk9ecpwyb3zhsgh",1,"jnl_01m8kf2nmgemv943djspac4gjd",null,null,"",1795949680273,1795949680273,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 37, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyb3zhsgh', '["btx_01m8kf2nb2exk9ecpwyb3zhsgh","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8kf2ms6erktgkfcrfjpfrys","allocations","jnl_01m8kf2nmgemv943djspac4gjd",2,null,"NV",0,1795949680273,1795949679970,1795949680273,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 38, 1, 'invoices', 'inv_01m8kf2mx8eazazsd2k567ymb3', '["inv_01m8kf2mx8eazazsd2k567ymb3","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0001","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8kf2mx8eazazsd2kb9enshp",null,null,"inv-0001",1795949679528,1795949680424,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course design, 3 days","3","650.00",null,"acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,195000,39000,234000]],[["alc_01m8kf2nhkej1at4skkkamb4bs","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2nhkej1at4skkkamb4bs",null,150000,"2026-01-30",null,1795949680179,null],["alc_01m8kf2ns8efeaf5bbrgjgvpp7","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2ns8efeaf5bbrgjgvpp7",null,84000,"2026-02-16",null,1795949680424,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 38, 2, 'invoices', 'inv_01m8kf2myje2bsb99zx42rqx5t', '["inv_01m8kf2myje2bsb99zx42rqx5t","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0002","con_01m8kf2mm3evcbrg3gkcppvmn6","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8kf2myje2bsb99zxbd8z7xv",null,null,"inv-0002",1795949679570,1795949680424,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Workbooks","120","7.25",null,"acc_01m8kf2mcpe69v67hhrgynsv5t","ZR",null,87000,0,87000]],[["alc_01m8kf2ns8efeaf5bbrgjgvpp8","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2ns8efeaf5bbrgjgvpp7",null,87000,"2026-02-16",null,1795949680424,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 38, 3, 'settlements', 'set_01m8kf2ns8efeaf5bbrgjgvpp7', '["set_01m8kf2ns8efeaf5bbrgjgvpp7","org_01m8kf2mcpe69v67hhw0n0k8g7","receipt","sales","posted","con_01m8kf2mm3evcbrg3gkcppvmn6","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-16",171000,171000,null,"btx_01m8kf2nb2exk9ecpwyd8avhmb",1,"jnl_01m8kf2ns8efeaf5bbrgjgvpp7",null,null,"",1795949680424,1795949680424,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 39, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyd8avhmb', '["btx_01m8kf2nb2exk9ecpwyd8avhmb","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8kf2mm3evcbrg3gkcppvmn6","allocations","jnl_01m8kf2ns8efeaf5bbrgjgvpp7",2,null,"NV",0,1795949680424,1795949679970,1795949680424,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 40, 1, 'invoices', 'inv_01m8kf2mxpe1vb7g1yqhj3raad', '["inv_01m8kf2mxpe1vb7g1yqhj3raad","org_01m8kf2mcpe69v67hhw0n0k8g7","purchase","invoice","issued","PX-881","con_01m8kf2mqjehz989bn9tjac4aw","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8kf2mxpe1vb7g1yqpjd1pg9",null,null,"px-881",1795949679542,1795949680554,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Printing of workbooks","1","412.00",null,"acc_01m8kf2mcpe69v67hhs1wcqvft","ZR",null,41200,0,41200]],[["alc_01m8kf2nxaep5tcp683p22y4n1","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2nxaep5tcp683p22y4n1",null,40000,"2026-02-27",null,1795949680554,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 40, 2, 'settlements', 'set_01m8kf2nxaep5tcp683p22y4n1', '["set_01m8kf2nxaep5tcp683p22y4n1","org_01m8kf2mcpe69v67hhw0n0k8g7","payment","purchase","posted","con_01m8kf2mqjehz989bn9tjac4aw","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-27",40000,40000,null,"btx_01m8kf2nb2exk9ecpwyn188d75",1,"jnl_01m8kf2nxaep5tcp683p22y4n1",null,null,"",1795949680554,1795949680554,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 41, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyn188d75', '["btx_01m8kf2nb2exk9ecpwyn188d75","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8kf2mqjehz989bn9tjac4aw","allocations","jnl_01m8kf2nxaep5tcp683p22y4n1",2,null,"NV",0,1795949680554,1795949679970,1795949680554,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 42, 1, 'invoices', 'inv_01m8kf2mzye2jrnsvk5vmndazm', '["inv_01m8kf2mzye2jrnsvk5vmndazm","org_01m8kf2mcpe69v67hhw0n0k8g7","sales","invoice","issued","INV-0004","con_01m8kf2mpcej4skykz5shzvges","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8kf2mzye2jrnsvk5zgpf593",null,null,"inv-0004",1795949679614,1795949680650,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8kf2mcpe69v67hhw0n0k8g7",1,"Course for new starters","1","1480.00","10","acc_01m8kf2mcpe69v67hhrcms4ded","ST",null,133200,26640,159840]],[["alc_01m8kf2n5te36rddxt1fhsj5ka","org_01m8kf2mcpe69v67hhw0n0k8g7",null,"inv_01m8kf2n12esaag473cpbxdqtc",18000,"2026-03-12",null,1795949679803,null],["alc_01m8kf2p0ae89r2vxr1524m30s","org_01m8kf2mcpe69v67hhw0n0k8g7","set_01m8kf2p0ae89r2vxr1524m30s",null,141840,"2026-03-16",null,1795949680650,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 42, 2, 'settlements', 'set_01m8kf2p0ae89r2vxr1524m30s', '["set_01m8kf2p0ae89r2vxr1524m30s","org_01m8kf2mcpe69v67hhw0n0k8g7","receipt","sales","posted","con_01m8kf2mpcej4skykz5shzvges","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-16",141840,141840,null,"btx_01m8kf2nb2exk9ecpwz0pz1c0a",1,"jnl_01m8kf2p0ae89r2vxr1524m30s",null,null,"",1795949680650,1795949680650,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 43, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz0pz1c0a', '["btx_01m8kf2nb2exk9ecpwz0pz1c0a","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8kf2mpcej4skykz5shzvges","allocations","jnl_01m8kf2p0ae89r2vxr1524m30s",2,null,"NV",0,1795949680650,1795949679970,1795949680650,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 44, 1, 'settlements', 'set_01m8kf2n8zeps8951kah6vs0vx', '["set_01m8kf2n8zeps8951kah6vs0vx","org_01m8kf2mcpe69v67hhw0n0k8g7","receipt","sales","posted","con_01m8kf2mn6em2t3wrn868yawr4","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-06",28200,28200,null,"btx_01m8kf2nb2exk9ecpwywh2cp5b",0,"jnl_01m8kf2n8zeps8951kaqd1ad6j",null,null,"",1795949679903,1795949680810,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 45, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwywh2cp5b', '["btx_01m8kf2nb2exk9ecpwywh2cp5b","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8kf2mn6em2t3wrn868yawr4","match","jnl_01m8kf2n8zeps8951kaqd1ad6j",2,null,"NV",0,1795949680810,1795949679970,1795949680810,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 46, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz95ytyak', '["btx_01m8kf2nb2exk9ecpwz95ytyak","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8kf2p8gevybxfdexxpmtyxz",1,null,"NV",0,1795949680912,1795949679970,1795949680912,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 47, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwzdkn2yte', '["btx_01m8kf2nb2exk9ecpwzdkn2yte","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8kf2mcpe69v67hhqah82105","NV",null,null,"account","jnl_01m8kf2pcee6ftz6zr8wr598a9",1,"acc_01m8kf2mcpe69v67hhqah82105","NV",0,1795949681038,1795949679970,1795949681038,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 48, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwy5a5xn0z', '["btx_01m8kf2nb2exk9ecpwy5a5xn0z","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8kf2mcpe69v67hhta144g8x","ST",null,null,null,null,null,null,null,null,null,1795949679970,1795949681570,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 49, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyhwsz6ms', '["btx_01m8kf2nb2exk9ecpwyhwsz6ms","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8kf2mcpe69v67hhtknx15d2","ZR",null,null,null,null,null,null,null,null,null,1795949679970,1795949681570,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 50, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwytwmqwaa', '["btx_01m8kf2nb2exk9ecpwytwmqwaa","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8kf2mcpe69v67hhta144g8x","ST",null,null,null,null,null,null,null,null,null,1795949679970,1795949681570,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 51, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz70kp855', '["btx_01m8kf2nb2exk9ecpwz70kp855","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8kf2mcpe69v67hhvak4nv2m","EX",null,null,null,null,null,null,null,null,null,1795949679970,1795949681570,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 52, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwyhwsz6ms', '["btx_01m8kf2nb2exk9ecpwyhwsz6ms","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8kf2mcpe69v67hhtknx15d2","ZR",null,null,"account","jnl_01m8kf2q0degnr364zaq0cx52m",1,"acc_01m8kf2mcpe69v67hhtknx15d2","ZR",0,1795949681678,1795949679970,1795949681678,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 53, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwytwmqwaa', '["btx_01m8kf2nb2exk9ecpwytwmqwaa","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8kf2mcpe69v67hhta144g8x","ST",null,null,"account","jnl_01m8kf2q46enj9w18c767qj6mp",1,"acc_01m8kf2mcpe69v67hhta144g8x","ST",-600,1795949681798,1795949679970,1795949681798,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 54, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwy5a5xn0z', '["btx_01m8kf2nb2exk9ecpwy5a5xn0z","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8kf2mcpe69v67hhta144g8x","ST",null,null,"account","jnl_01m8kf2q8keqg9pvhqhnhg757t",1,"acc_01m8kf2mcpe69v67hhta144g8x","ST",-600,1795949681939,1795949679970,1795949681939,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 55, 1, 'bank_transactions', 'btx_01m8kf2nb2exk9ecpwz70kp855', '["btx_01m8kf2nb2exk9ecpwz70kp855","org_01m8kf2mcpe69v67hhw0n0k8g7","bac_01m8kf2mj4eg3as526b0syx0gg","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8kf2mcpe69v67hhvak4nv2m","EX",null,null,"account","jnl_01m8kf2qd1eyz83mbgd9y50hsx",1,"acc_01m8kf2mcpe69v67hhvak4nv2m","EX",0,1795949682081,1795949679970,1795949682081,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 56, 1, 'vat_returns', 'vrt_01m8kf2qp2eabrkz591kr1cgms', '["vrt_01m8kf2qp2eabrkz591kr1cgms","org_01m8kf2mcpe69v67hhw0n0k8g7","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795949682370,1795949682370,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 57, 1, 'organisations', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '["org_01m8kf2mcpe69v67hhw0n0k8g7","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795949678998,1795949678998,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 57, 2, 'vat_returns', 'vrt_01m8kf2qp2eabrkz591kr1cgms', '["vrt_01m8kf2qp2eabrkz591kr1cgms","org_01m8kf2mcpe69v67hhw0n0k8g7","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795949682442,1795949682370,1795949682442,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 58, 1, 'organisations', 'org_01m8kf2mcpe69v67hhw0n0k8g7', '["org_01m8kf2mcpe69v67hhw0n0k8g7","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795949678998,1795949682534,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795949677205, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'usr_01m8kf2jmnembr41jbbwkxxyyp', '{}', X'356E60E49F9343A09B8BEC3645EEC909CF0FED927ABEA1EA83A5EB1B62E777BA');
INSERT INTO security_events VALUES (2, 1795949677342, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kf2jryeq9apk6whhbbtd79', 'usr_01m8kf2jmnembr41jbbwkxxyyp', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'B60EF2C79F1B74892851689DE04EDEB319E87D4BDB5CE658A918F827DAE59711');
INSERT INTO security_events VALUES (3, 1795949677461, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'usr_01m8kf2jmnembr41jbbwkxxyyp', '{"expires_at":"2026-11-29T11:54:37.461Z"}', X'715610D91F7DAFC7035090535462697032DE9748FC0C412A9B700CDF17B29DAA');
INSERT INTO security_events VALUES (4, 1795949677770, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kf2k6ae9q8gwsqzp4rbn36', 'usr_01m8kf2jmnembr41jbbwkxxyyp', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'BB0D5560104D593EEFFCF82F7F5247E396E039AA92679516E2B24D88BB7B5617');
INSERT INTO security_events VALUES (5, 1795949683119, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8kf2jmnembr41jbbwkxxyyp', 'usr_01m8kf2jmnembr41jbbwkxxyyp', '{"amount":10,"balance":10}', X'0665AB93DC04867286178123A930051947AD8566FE096DFD51BEDD106E1F530F');
INSERT INTO security_head VALUES (1, 5, X'0665AB93DC04867286178123A930051947AD8566FE096DFD51BEDD106E1F530F', NULL);
INSERT INTO vat_methods VALUES ('org_01m8kf2k7jebmtt8ntzsrqcg1t', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8kf2mx8eazazsd2k567ymb3', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8kf2mxpe1vb7g1yqhj3raad', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8kf2myae9svjztzyvwagvb9', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8kf2myje2bsb99zx42rqx5t', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8kf2myxezpshagsy1eyaja2', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8kf2mzfec79cdy2hfeym2da', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8kf2mzfec79cdy2hfeym2da', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8kf2mzye2jrnsvk5vmndazm', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8kf2n08ebvtm1vst8wjkzp7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8kf2n12esaag473cpbxdqtc', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8kf2n22exat6bcya3esss7f', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8kf2n2qekhvhdh91kya9ma9', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8kf2n2qekhvhdh91kya9ma9', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8kf2n08ebvtm1vst8wjkzp7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8kf2mcpe69v67hhw0n0k8g7', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
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
CREATE INDEX allocations_by_invoice ON allocations (invoice_id, date, removed_date, amount);
CREATE INDEX allocations_by_settlement ON allocations (settlement_id)
    WHERE settlement_id IS NOT NULL;
CREATE INDEX allocations_by_credit_note ON allocations (credit_note_id)
    WHERE credit_note_id IS NOT NULL;
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
CREATE INDEX vat_entries_by_date
    ON vat_entries (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON vat_entries (organisation_id, invoice_id)
    WHERE invoice_id IS NOT NULL;
CREATE INDEX vat_entries_by_allocation ON vat_entries (allocation_id)
    WHERE allocation_id IS NOT NULL;
CREATE TRIGGER vat_entries_never_change BEFORE UPDATE ON vat_entries
BEGIN SELECT RAISE(ABORT, 'VAT entries are never changed'); END;
CREATE TRIGGER vat_entries_never_go BEFORE DELETE ON vat_entries
BEGIN SELECT RAISE(ABORT, 'VAT entries are never deleted'); END;
CREATE TRIGGER vat_returns_never_change BEFORE UPDATE ON vat_returns
WHEN OLD.status = 'finalised' AND (OLD.filed_at IS NOT NULL OR NEW.filed_at IS NULL OR (
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
COMMIT;
