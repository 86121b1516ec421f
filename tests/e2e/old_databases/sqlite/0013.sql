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
    CHECK (length(audit_hash) = 32)) STRICT, WITHOUT ROWID;
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
) STRICT;
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 06:36:09', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 4126844);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 06:36:09', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 58978994);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 06:36:09', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 24086533);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 06:36:09', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 25831537);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 06:36:09', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 11018133);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 06:36:09', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 19384461);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 06:36:09', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 19256422);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 06:36:10', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 11799508);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 06:36:10', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 14284955);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 06:36:10', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 28057711);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 06:36:10', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 11283574);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 06:36:10', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 68180448);
INSERT INTO _sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 06:36:10', 1, X'1F46C57D9416692CD76DB70C34C506AD053DEC5CC967BF03D2ECEE58DF7C31A577C088C11A2BAE009C0D55AC3FC490EF', 105856189);
INSERT INTO users VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'jo@example.com', 0, 7, 0, 1795934170399, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8k09bqpeqnar4nrxft1m4av', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'main', 'reconcile:read reconcile:write', 0, 'ZoOs', 1795934170869, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8k09d45egk9dg5kht3k6ktt', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'main', 'ledger:read ledger:write', 0, 'JALB', 1795934172293, NULL, 1795934212009, NULL, NULL);
INSERT INTO key_secrets VALUES (X'A16CF291BE23D0351B1FF933F45D9BFE3BE16D7B8A74D2009C6E04E500838940', 'key_01m8k09bqpeqnar4nrxft1m4av', NULL);
INSERT INTO key_secrets VALUES (X'A58CB7240C6091157A8CCB03FE80793EABB0550584117227B03502EA5D412E6F', 'key_01m8k09d45egk9dg5kht3k6ktt', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'grant', 10, 0, NULL, NULL, 1795934213140);
INSERT INTO credit_movements VALUES (2, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'charge', -3, 0, 'rec_01m8k0an37ecns96eebnk7fbjf', NULL, 1795934213299);
INSERT INTO blobs VALUES ('01a2260554b37635adabf20c41175db7', 375, 1, 1795934213299, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8k09b8ze8yr68r2cafv8wff', 0);
INSERT INTO jobs VALUES ('rec_01m8k0an37ecns96eebnk7fbjf', 'reconcile', 1, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09bqpeqnar4nrxft1m4av', 'completed', 3, 0, 1, 1, NULL, NULL, '01a2260554b37635adabf20c41175db7', 3, NULL, 1795934213223, 1795934213224, 1795934213299, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', '', '01a22604-da27-71d9-8f97-01a578db5b33', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8k09phqecks0w685q87qpkw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:21.943Z","updated_at":"2026-11-29T06:36:21.943Z","version":1}}', 1795934181943);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-db10-7514-bfb0-d03526752036', X'83EAABD87DE16D12E617DF6281A97C7111B178A1D5E38A28106F06FA825FBFC3', 201, '{"data":{"id":"acc_01m8k09prhe2ebkrgyddw2aebf","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.161Z","updated_at":"2026-11-29T06:36:22.161Z","version":1}}', 1795934182161);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-db4a-731d-b5fd-8a9ad34b6b9a', X'8454C2D3FAA221D9971FB9B880EB9F17F1A6B7F14395DE8B5797D5D583E8460D', 201, '{"data":{"id":"acc_01m8k09pv8e5dsbezwgz9nmxvd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.248Z","updated_at":"2026-11-29T06:36:22.248Z","version":1}}', 1795934182248);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-dc96-7003-b0f7-9e74d18adefa', X'B533C0718EF6E86977103D8CF93C5FDCDC67DDC966A98350D792B68D9A2B1818', 201, '{"data":{"id":"bac_01m8k09q4xer39gv85zf0jh5nq","name":"Current","type":"current","account_id":"acc_01m8k09phqecks0w6804jzy0n9","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8k09q4xer39gv85zm9qpk0d","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T06:36:22.557Z","updated_at":"2026-11-29T06:36:22.557Z","version":1}}', 1795934182557);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-dd71-77c1-96c3-f11f8412ffec', X'D3FB7D9CB40EA791A9804315283707265DFA804A7B34186B9E8B3660FDEF4BC7', 201, '{"data":{"id":"bac_01m8k09qbje0es12z8zewtq7hd","name":"Savings","type":"savings","account_id":"acc_01m8k09qbje0es12z8zgyjnqbc","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T06:36:22.770Z","updated_at":"2026-11-29T06:36:22.770Z","version":1}}', 1795934182770);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-def4-7374-a555-8c7ed3549c5f', X'81DA360882F700F566F824E75D951BEE2456C5B3B3B8376C22BDC97172C4FF81', 201, '{"data":{"id":"con_01m8k09qqpeq6tf85wczfhdkdf","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.158Z","updated_at":"2026-11-29T06:36:23.158Z","version":1}}', 1795934183158);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-df75-7130-bdbc-e83fd14c202c', X'339D6F0C655E16BEBB6D239D7BE8B8F8B37353A77541FE99B6CC82012C3E12A3', 201, '{"data":{"id":"con_01m8k09qvpegjs9kpnt1bc70jh","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.286Z","updated_at":"2026-11-29T06:36:23.286Z","version":1}}', 1795934183286);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e142-7219-a7bc-49dffedaaa1a', X'4FD1A6DE39FCF7C81C3F0E1374E4A1D15D1EEDFA5407C2126F7F8936390D9FCA', 201, '{"data":{"id":"con_01m8k09rake5c8b5jpk5fe75wd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.763Z","updated_at":"2026-11-29T06:36:23.763Z","version":1}}', 1795934183763);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e1a9-72b5-ac9b-1ccf1c75494d', X'1DDE51E3DA35897EF42B37E6B57067162A5AD92EB2D2842F09D614E56CA0AB24', 201, '{"data":{"id":"con_01m8k09rdbepjt52sm7xawbswv","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.851Z","updated_at":"2026-11-29T06:36:23.851Z","version":1}}', 1795934183851);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e1ea-76aa-a7ba-8caf1539678f', X'43FE0E8F8C136ABF1D182120DA1ACE9E63BA0C920690D95B6D92246826C81A0A', 201, '{"data":{"id":"con_01m8k09rfceydvnv534fe2q1qd","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.916Z","updated_at":"2026-11-29T06:36:23.916Z","version":1}}', 1795934183916);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e2c2-7655-a51c-8bf19cd7c6b9', X'19B51C115DFDA2997772750694BA3DB80D92017B29EE167F63F48B7E5E6D3A4B', 201, '{"data":{"id":"con_01m8k09rpce80rfx4qmmsh4tf0","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.140Z","updated_at":"2026-11-29T06:36:24.140Z","version":1}}', 1795934184140);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e30b-74f0-8756-a56e09728339', X'3435F868269298BEB0368EEB03804625B3204F469898332CC8A4D8624848BD0D', 201, '{"data":{"id":"con_01m8k09rrfeent46848syhxv1j","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.207Z","updated_at":"2026-11-29T06:36:24.207Z","version":1}}', 1795934184207);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-f98c20629ad7d10d43debe017d2cd0132a09ea09da71adabe784d933b21de808', X'69F669E2EB7EE4A07FF8FB7D7C7CA96A2CD3EFA31678AF29C5CA0BBA038A68E5', 201, '{"data":{"id":"inv_01m8k09s2xemmvyefhych00zrw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8k09s2xemmvyefhykcjyega","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.542Z","updated_at":"2026-11-29T06:36:24.542Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795934184542);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-f5682b34920d31ad37fe1e748bf2972e46bcaff2bbe190590e6727ddd43b8ed2', X'05DDDAC9DD553ED778B0CBCD2ED95AB854C97732FA5D2E946ECB6A51B2D2710C', 201, '{"data":{"id":"inv_01m8k09s5be028fhbgx5kkzwyr","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8k09rdbepjt52sm7xawbswv","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8k09s5be028fhbgx9ptfzgt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.619Z","updated_at":"2026-11-29T06:36:24.619Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w682mbfspv9","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795934184619);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-3874a473fbe4cdfc30c791aa819dea7483ebc9fbc191140a1279d56ffee06323', X'D73A72B8851DC366CF783FFF24651455042A39DD9CF58FDF9F6A1BD100C2C533', 201, '{"data":{"id":"inv_01m8k09s7ke68tab3sx0hngkvk","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8k09rfceydvnv534fe2q1qd","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8k09s7ke68tab3sx68m001p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.691Z","updated_at":"2026-11-29T06:36:24.691Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w67z56rzd2v","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795934184691);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-328303927c083a90b7e6c72f767df669f12c0e32c0b7336c42892ef8d29a41b5', X'EBE6094B58D8384184EC2BEB555567A54841CD8E791C10DB9D4BADF2924687C4', 201, '{"data":{"id":"inv_01m8k09s8je71tdmzmabbjag5m","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8k09s8je71tdmzmaf3t5njg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.722Z","updated_at":"2026-11-29T06:36:24.722Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6825re2vjk","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795934184722);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-3b82940f174f04de26903b2b87411d5fef1b49f0c5d3d49a2c788a3e0bd17381', X'5575A603A4A228826CC7AFF4E57C0019BAAB6D470A1380FCC9895236D457503B', 201, '{"data":{"id":"inv_01m8k09s9zefzbzsqfr65576ak","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8k09rpce80rfx4qmmsh4tf0","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8k09s9zefzbzsqfra6zrfhx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.767Z","updated_at":"2026-11-29T06:36:24.767Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w683fj8zb9n","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795934184767);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-164b5a9725a5a85f169c071ec908efa81638de4ab874a9cc70f35ddb8b55ae85', X'BC71E5B36626EFFA5226FA4729C91163C935C14F06EEA9BC07A06E6E222F81E1', 201, '{"data":{"id":"inv_01m8k09scbensrz7c3e7fpnwrs","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8k09qvpegjs9kpnt1bc70jh","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8k09scbensrz7c3e8m56fty","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.843Z","updated_at":"2026-11-29T06:36:24.843Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8k09pv8e5dsbezwgz9nmxvd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795934184843);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-a631121b3c0fffd0ba220e25d1f6ae5c740dad266c9af88f7a186380b1e251ee', X'334C00272CC09642B045A834F1661E72007D7F51371D646820D887C93FA2D1B7', 201, '{"data":{"id":"inv_01m8k09sdve3nv5bxegpnqggp1","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8k09sdve3nv5bxegs56d4e2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.891Z","updated_at":"2026-11-29T06:36:24.891Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795934184891);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-a57c7113f93b6ce4eb72dfe9e389d0ebeec38b6e384dbcff6e937b450ed25f9d', X'BAD13AF00E375EC18BDBE16D5C0F0A33428D229543863AC494B15E14A9628269', 201, '{"data":{"id":"inv_01m8k09seqettvb36e5mbcy0y6","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8k09seqettvb36e5t5n8h9b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.919Z","updated_at":"2026-11-29T06:36:24.919Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795934184919);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-e80519a4fd58bcc4c2dcb6fa4291ae8e6ed7a5a9212f287c58e536248dcf81a6', X'BB09144E2D43629869D93742378FCCE5E735E2880CF8AE4B62E2000D36A9DE90', 201, '{"data":{"id":"inv_01m8k09sfderta73vwp9970cks","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8k09sfderta73vwpd1d8rn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.941Z","updated_at":"2026-11-29T06:36:24.941Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795934184941);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-8302b03c072f9463a5c0e18629a2313cd95a1030595d55a8b5e1bd25c500dedb', X'450A96644DFA75D9273E89720BC27076A42CDBC4974DE2D52BCA5AB393B75226', 201, '{"data":{"id":"inv_01m8k09sg5ejc88n9e70fge77c","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8k09rrfeent46848syhxv1j","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8k09sg5ejc88n9e76vc1fjv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.965Z","updated_at":"2026-11-29T06:36:24.965Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w682twe6yej","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795934184965);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-invoices-2e4fee298b604320859be20a6ba98918718602c89daba3717608fa1a636965cb', X'FF011D64E69309C4ACD9B29D4668E22163FB713097594AFDCB43CE2819898CDC', 201, '{"data":{"id":"inv_01m8k09sgse7et4qba0jt37g0k","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8k09sgse7et4qba0nn16n3c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.985Z","updated_at":"2026-11-29T06:36:24.985Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6825re2vjk","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795934184985);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e6ba-728e-9c09-3ae9af74f07d', X'D75CD677E9BF817125F9E4A6E5F280D64BF0363A360E7C9510844B91E032F9EC', 200, '{"data":{"id":"inv_01m8k09seqettvb36e5mbcy0y6","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8k09seqettvb36e5t5n8h9b","void_date":"2026-03-03","void_journal_id":"jnl_01m8k09spbepvtfj6agte5a30y","created_at":"2026-11-29T06:36:24.919Z","updated_at":"2026-11-29T06:36:25.163Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795934185163);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e7d7-738c-900a-83e8c0ce9add', X'3C017520875EA5E7877C0DA9C002B83137B32FF1D12D50A32AD219372C430E20', 201, '{"data":{"id":"inv_01m8k09sfderta73vwp9970cks","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8k09sfderta73vwpd1d8rn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.941Z","updated_at":"2026-11-29T06:36:25.432Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795934185432);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', 'tieout-journals-227863b417504dc3ca2de0b8a9ec80a4304f80f940324c9de50e25cb284ab439', X'9BF786923A7981D7A3F3A7AD999F8535D956FD52A3DEBD55143FCD5187F3AFE3', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8k09t9sevrskzqd1nx92dc6","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8k09t9sevrskzqd1xthkh3h","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8k09t9sevrskzqd25w5bzn9","sequence":16,"error":null}]}}', 1795934185785);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-e9d7-70ca-b1cd-a14cd1c45f90', X'B2F1B610AC91C3E326BB26014714A84E6F3D10372176C16C4E42A81CFD80419F', 201, '{"data":{"id":"set_01m8k09tevewya9bfeb1ywmqd9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09qvpegjs9kpnt1bc70jh","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09tevewya9bfebbazz6e8","invoice_id":"inv_01m8k09scbensrz7c3e7fpnwrs","invoice_number":"INV-0003","settlement_id":"set_01m8k09tevewya9bfeb1ywmqd9","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T06:36:25.947Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8k09tevewya9bfeb5g17ca7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:25.947Z","updated_at":"2026-11-29T06:36:25.947Z","version":1}}', 1795934185947);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-eaca-73f2-a74e-1ccd3972506a', X'870A642D7459506856D9549B32E44788F01295A653D3398D1534888F046B053A', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8k09tpke9hvfenzfe76nryg"},{"index":1,"status":"created","id":"btx_01m8k09tpke9hvfenzfhrw2jcf"},{"index":2,"status":"created","id":"btx_01m8k09tpke9hvfenzfqn7xgzp"},{"index":3,"status":"created","id":"btx_01m8k09tpke9hvfenzft7rry5b"},{"index":4,"status":"created","id":"btx_01m8k09tpke9hvfenzfwpk5sxe"},{"index":5,"status":"created","id":"btx_01m8k09tpke9hvfenzg3m63jsb"},{"index":6,"status":"created","id":"btx_01m8k09tpke9hvfenzg7brbxzz"},{"index":7,"status":"created","id":"btx_01m8k09tpke9hvfenzgbqmfrw0"},{"index":8,"status":"created","id":"btx_01m8k09tpke9hvfenzgfxbbd2k"},{"index":9,"status":"created","id":"btx_01m8k09tpke9hvfenzggd181n0"},{"index":10,"status":"created","id":"btx_01m8k09tpke9hvfenzgqpt9hpv"},{"index":11,"status":"created","id":"btx_01m8k09tpke9hvfenzgrb3xr7v"},{"index":12,"status":"created","id":"btx_01m8k09tpke9hvfenzgyapnv9t"}]}}', 1795934186195);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-ebf2-7512-bf83-89a99222a5f1', X'B73E251F576F4E76A33D305D1F6F4FD4ECE0C27EF7C5A0151F8E872D1E39C07E', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzfe76nryg","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8k09rfceydvnv534fe2q1qd","journal_id":"jnl_01m8k09tzkew6aad5ajn1psxar","settlement_id":"set_01m8k09tzkew6aad5ajn1psxar","confirmed_at":"2026-11-29T06:36:26.483Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:26.483Z","version":2}}', 1795934186483);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-ed37-7139-88b8-df7f9ca2a3b8', X'6AE370208900809D81666820F02585D89B88F99DECFDB5BFC40FD90481BEC75F', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzfhrw2jcf","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","journal_id":"jnl_01m8k09v9temz9zyqxcswypeb2","settlement_id":"set_01m8k09v9temz9zyqxcswypeb2","confirmed_at":"2026-11-29T06:36:26.810Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:26.810Z","version":2}}', 1795934186810);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-ef13-7526-bb37-88e932cf2f90', X'0017929E442ECD87622A3B9C7E4FDD48B5357C35F2179A544E10313361B3174D', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzft7rry5b","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8k09rpce80rfx4qmmsh4tf0","journal_id":"jnl_01m8k09vz1e8nvwcsrzhfpbqk6","settlement_id":"set_01m8k09vz1e8nvwcsrzhfpbqk6","confirmed_at":"2026-11-29T06:36:27.489Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:27.489Z","version":2}}', 1795934187489);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-f350-74c6-a8b7-4f44d190e6cf', X'AE9CE4A8FC4A450473C7188A655902189767D824383626CAEDEC8EE45D82AD41', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzfwpk5sxe","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","journal_id":"jnl_01m8k09wzrecjswj8shfhs4an7","settlement_id":"set_01m8k09wzrecjswj8shfhs4an7","confirmed_at":"2026-11-29T06:36:28.536Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:28.536Z","version":2}}', 1795934188536);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-f4fb-77e8-8a61-a8eeb18d4bfe', X'A0A90BEBA892C1A79385A1F276028C01E29C53B7CC9CE7ABE9BF3A481F4F7600', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzg7brbxzz","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8k09rdbepjt52sm7xawbswv","journal_id":"jnl_01m8k09x7xehr9fvfrqn1cbew8","settlement_id":"set_01m8k09x7xehr9fvfrqn1cbew8","confirmed_at":"2026-11-29T06:36:28.797Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:28.797Z","version":2}}', 1795934188797);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-f8b7-75db-96de-0183adbffc00', X'49912537BE19CCB0174C82C0B34D6B089BC97A58E18346126812AFEE1CD05C1E', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzggd181n0","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","journal_id":"jnl_01m8k09y6yecbaq855rae56gf3","settlement_id":"set_01m8k09y6yecbaq855rae56gf3","confirmed_at":"2026-11-29T06:36:29.790Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:29.790Z","version":2}}', 1795934189790);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-fe04-7188-93c7-c42a057e6b99', X'F9DB0641DE64A5E50D3FCDBEDB548F7A4439EAB8219197DCB22D17DB52478ECC', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzgfxbbd2k","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8k09qvpegjs9kpnt1bc70jh","journal_id":"jnl_01m8k09tevewya9bfeb5g17ca7","settlement_id":"set_01m8k09tevewya9bfeb1ywmqd9","confirmed_at":"2026-11-29T06:36:31.110Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:31.110Z","version":2}}', 1795934191110);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22604-ff8f-701b-8ee6-e1cc029dfaab', X'D4C435AD0C4877BA6E8D3FBF9F0821D5007B80D3BFF96DDD54F88C50C5A18673', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzgrb3xr7v","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8k09zx3esja00q5txrq13cq","settlement_id":null,"confirmed_at":"2026-11-29T06:36:31.523Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:31.523Z","version":2}}', 1795934191523);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-00a3-72a5-ab80-24724c4128ed', X'8E0037544DBD770E8C49E3B1BF24BF21B4F616C3260AD49C40AA4B347712B057', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzgyapnv9t","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09phqecks0w680wms5pq0","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8k0a054e3zrcprxkrm4tds7","settlement_id":null,"confirmed_at":"2026-11-29T06:36:31.780Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:31.780Z","version":2}}', 1795934191780);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-00e0-74d6-90f7-b0e4e019daa8', X'80C930CA185EB14D78DB8177ACEFE0AAFA5E72604E0AB92838FE370AB0D9A253', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8k09tpke9hvfenzfqn7xgzp","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09phqecks0w683ydya872","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8k09tpke9hvfenzg3m63jsb","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09phqecks0w6847r0wr7h","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8k09tpke9hvfenzgbqmfrw0","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09phqecks0w683ydya872","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8k09tpke9hvfenzgqpt9hpv","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09phqecks0w684zd6fysy","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795934198213);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-1e45-7170-9507-21be4e2a1036', X'41072976A7948759ECCC804246B0EB98A59AC9DD185D9DB4D198A98665F128D8', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzg3m63jsb","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09phqecks0w6847r0wr7h","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8k0a7jge0nv6y52q6dc1934","settlement_id":null,"confirmed_at":"2026-11-29T06:36:39.376Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:39.376Z","version":3}}', 1795934199376);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-1f87-7590-9db9-a2f5d4d8f474', X'84FE0FF01535EA1F14D35B93209116F0B96FB73ABD75D57DAE4765C45E82FA67', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzgbqmfrw0","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09phqecks0w683ydya872","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8k0a7xbeee9jqv735923219","settlement_id":null,"confirmed_at":"2026-11-29T06:36:39.723Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:39.723Z","version":3}}', 1795934199723);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-26ab-70fa-86d7-ef5e6e01abcb', X'6C3778E3BA646F866DA3DE16A0BCEB6F6C83418EF41CC6AE579645738A42A523', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzfqn7xgzp","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09phqecks0w683ydya872","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8k0a9nzehbs6t5zjkzm3n11","settlement_id":null,"confirmed_at":"2026-11-29T06:36:41.535Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:41.535Z","version":3}}', 1795934201535);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-2967-71ae-b7a1-9996273d204d', X'9B0337ABA78022E2401A9C78EC0056FC706AA55BF8C590C076A67AC5B22B8138', 200, '{"data":{"id":"btx_01m8k09tpke9hvfenzgqpt9hpv","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09phqecks0w684zd6fysy","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8k0aabee0nrzjd1mtfcw8q0","settlement_id":null,"confirmed_at":"2026-11-29T06:36:42.222Z","created_at":"2026-11-29T06:36:26.195Z","updated_at":"2026-11-29T06:36:42.222Z","version":3}}', 1795934202222);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-32bd-707b-b5ac-6731e0294352', X'8D32CADA9C232701C22E21375D92BF023DCDD070D1180AACF9CEA4DCCB1E454B', 201, '{"data":{"id":"vrt_01m8k0acpyetj8qr3anvg2s8js","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:44.638Z","updated_at":"2026-11-29T06:36:44.638Z","version":1}}', 1795934204638);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-34de-7117-8468-8f3051252b1d', X'BD962EC2145B6A0A4D02877BF68725D9CB3A70921424C8909CEA3FC643353339', 200, '{"data":{"id":"vrt_01m8k0acpyetj8qr3anvg2s8js","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T06:36:45.329Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:44.638Z","updated_at":"2026-11-29T06:36:45.329Z","version":2}}', 1795934205329);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', 'org_01m8k09phqecks0w685q87qpkw', '01a22605-3a2b-714c-9e75-7376ca0dd27b', X'E3C8F3EA3026EB8F234686F66D284AC06E7115DFD65D0767484A03F14674589A', 200, '{"data":{"id":"org_01m8k09phqecks0w685q87qpkw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T06:36:21.943Z","updated_at":"2026-11-29T06:36:46.593Z","version":2}}', 1795934206593);
INSERT INTO idempotent_answers VALUES ('usr_01m8k09b8ze8yr68r2cafv8wff', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8k0an37ecns96eebnk7fbjf","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8k0an37ecns96eebnk7fbjf"}', 1795934213223);
INSERT INTO organisations VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795934172407, 1795934213931, 2, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8k09phqecks0w685q87qpkw', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795934181943, 1795934206593, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 2, X'F19AE93E68A59CD3C38DB75C2A80654B0C27963C9F3BCB8B7D09BDADB49048B9', 100000, 10, X'849CA7AB7E9FC50AD8845568D1C32C460B27A0DBCB24CDC7CA04988FC632D16F');
INSERT INTO ledger_heads VALUES ('org_01m8k09phqecks0w685q87qpkw', 29, X'94F159BD8F3CBEA828A649F330A1FDB49D869705132A6A32A0FF2B500EED8715', 4253177, 58, X'66F3FCD2F74385E344C8126E18DD57A2CFB9E71A1C7FC3A54A0429DDB872BC3E');
INSERT INTO members VALUES ('mem_01m8k09d7qer1b7yyyn3c9hkcc', 'org_01m8k09d7qer1b7yyyvqznvjh5', 'jo@example.com', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'owner', 1795934172407, 1795934172407, 1);
INSERT INTO members VALUES ('mem_01m8k09phqecks0w67z0bwkade', 'org_01m8k09phqecks0w685q87qpkw', 'jo@example.com', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'owner', 1795934181943, 1795934181943, 1);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyn6s2e428', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyn9deb12z', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyynd443a2f', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyynkr8aca0', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyynn74s7qd', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyynvgr774z', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyynzxqxmkm', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyp2dfnytm', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyp47287j3', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyp8gc08tw', 'org_01m8k09d7qer1b7yyyvqznvjh5', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyypfb305bj', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyypk760qvg', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyypnbr3bxq', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyprzxy2dn', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyypwq8ys1b', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyq3d40r0n', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyq79eba11', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyq9z9eebt', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyqfkbyta2', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyqj9xmkgz', 'org_01m8k09d7qer1b7yyyvqznvjh5', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyqp8jq0pr', 'org_01m8k09d7qer1b7yyyvqznvjh5', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyqv3gbz3v', 'org_01m8k09d7qer1b7yyyvqznvjh5', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyqz1f4xp8', 'org_01m8k09d7qer1b7yyyvqznvjh5', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyr2t3qebz', 'org_01m8k09d7qer1b7yyyvqznvjh5', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyr5q82znr', 'org_01m8k09d7qer1b7yyyvqznvjh5', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyrbxak2av', 'org_01m8k09d7qer1b7yyyvqznvjh5', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyrewwd0fa', 'org_01m8k09d7qer1b7yyyvqznvjh5', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795934172407, 1795934172407, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyrkpwa7vy', 'org_01m8k09d7qer1b7yyyvqznvjh5', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyrpryapx3', 'org_01m8k09d7qer1b7yyyvqznvjh5', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyrsh0pepp', 'org_01m8k09d7qer1b7yyyvqznvjh5', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyry7fedf8', 'org_01m8k09d7qer1b7yyyvqznvjh5', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyys161c6pe', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyys7p7m6e9', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyys83c9vhw', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyysewjr08j', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyysjsez45h', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyysqg31qzs', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyysv92zh1f', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyysy74q1yw', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyt1x8vdbj', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyt4sg4rpd', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyytaqg7vg0', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyytdw3pafv', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyytkbaamzb', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyytpkaen6k', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyttsn7yyk', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyytx3bqpbw', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyv34x6c2a', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyv6xb9jwn', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyv8ydzsmw', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934172407, 1795934172407, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyvdjy1my1', 'org_01m8k09d7qer1b7yyyvqznvjh5', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795934172407, 1795934172407, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09d7qer1b7yyyvjan3w3d', 'org_01m8k09d7qer1b7yyyvqznvjh5', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934172407, 1795934172407, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8k09p3qe3gsfpr9nzv1mxj9', 'org_01m8k09d7qer1b7yyyvqznvjh5', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795934181495, 1795934181495, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67z56rzd2v', 'org_01m8k09phqecks0w685q87qpkw', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67zb7xey59', 'org_01m8k09phqecks0w685q87qpkw', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67zcn3gebw', 'org_01m8k09phqecks0w685q87qpkw', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67zganbff2', 'org_01m8k09phqecks0w685q87qpkw', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67zndg6rcz', 'org_01m8k09phqecks0w685q87qpkw', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67ztfns5wj', 'org_01m8k09phqecks0w685q87qpkw', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w67zy23rd3y', 'org_01m8k09phqecks0w685q87qpkw', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6803nr6bna', 'org_01m8k09phqecks0w685q87qpkw', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6804jzy0n9', 'org_01m8k09phqecks0w685q87qpkw', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w68089fqfav', 'org_01m8k09phqecks0w685q87qpkw', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w680crhqc29', 'org_01m8k09phqecks0w685q87qpkw', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w680kpy7ry6', 'org_01m8k09phqecks0w685q87qpkw', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w680p6zc0jh', 'org_01m8k09phqecks0w685q87qpkw', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w680t7ebab8', 'org_01m8k09phqecks0w685q87qpkw', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w680wms5pq0', 'org_01m8k09phqecks0w685q87qpkw', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6810stvbg3', 'org_01m8k09phqecks0w685q87qpkw', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6815fmgr95', 'org_01m8k09phqecks0w685q87qpkw', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6818wahby0', 'org_01m8k09phqecks0w685q87qpkw', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w681dstnv6v', 'org_01m8k09phqecks0w685q87qpkw', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w681hrmbaj1', 'org_01m8k09phqecks0w685q87qpkw', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w681qcacq7d', 'org_01m8k09phqecks0w685q87qpkw', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w681ry9xr2y', 'org_01m8k09phqecks0w685q87qpkw', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w681wrzqgbj', 'org_01m8k09phqecks0w685q87qpkw', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6820d4zeh0', 'org_01m8k09phqecks0w685q87qpkw', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6825re2vjk', 'org_01m8k09phqecks0w685q87qpkw', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682bgftf47', 'org_01m8k09phqecks0w685q87qpkw', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682djxqbm6', 'org_01m8k09phqecks0w685q87qpkw', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795934181943, 1795934181943, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682hne81gc', 'org_01m8k09phqecks0w685q87qpkw', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682mbfspv9', 'org_01m8k09phqecks0w685q87qpkw', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682twe6yej', 'org_01m8k09phqecks0w685q87qpkw', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w682za86ve6', 'org_01m8k09phqecks0w685q87qpkw', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6830ynd18d', 'org_01m8k09phqecks0w685q87qpkw', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w68364327c6', 'org_01m8k09phqecks0w685q87qpkw', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w68380v9gpx', 'org_01m8k09phqecks0w685q87qpkw', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w683fj8zb9n', 'org_01m8k09phqecks0w685q87qpkw', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w683hewvjz3', 'org_01m8k09phqecks0w685q87qpkw', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w683q3n4k37', 'org_01m8k09phqecks0w685q87qpkw', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w683vpj0s12', 'org_01m8k09phqecks0w685q87qpkw', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w683ydya872', 'org_01m8k09phqecks0w685q87qpkw', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684004400h', 'org_01m8k09phqecks0w685q87qpkw', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6847r0wr7h', 'org_01m8k09phqecks0w685q87qpkw', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6848ry5wy4', 'org_01m8k09phqecks0w685q87qpkw', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684f7zcy4t', 'org_01m8k09phqecks0w685q87qpkw', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684hscbegh', 'org_01m8k09phqecks0w685q87qpkw', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684qgwgfyq', 'org_01m8k09phqecks0w685q87qpkw', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684rbkn1pe', 'org_01m8k09phqecks0w685q87qpkw', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w684zd6fysy', 'org_01m8k09phqecks0w685q87qpkw', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w6851mkh6wd', 'org_01m8k09phqecks0w685q87qpkw', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w68559x5w2s', 'org_01m8k09phqecks0w685q87qpkw', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w685bzateq6', 'org_01m8k09phqecks0w685q87qpkw', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934181943, 1795934181943, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w685c3eyyqr', 'org_01m8k09phqecks0w685q87qpkw', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795934181943, 1795934181943, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09phqecks0w685hy0xwvb', 'org_01m8k09phqecks0w685q87qpkw', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934181943, 1795934181943, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8k09prhe2ebkrgyddw2aebf', 'org_01m8k09phqecks0w685q87qpkw', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795934182161, 1795934182161, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09pv8e5dsbezwgz9nmxvd', 'org_01m8k09phqecks0w685q87qpkw', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795934182248, 1795934182248, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8k09qbje0es12z8zgyjnqbc', 'org_01m8k09phqecks0w685q87qpkw', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795934182770, 1795934182770, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8k09qqpeq6tf85wczfhdkdf', 'org_01m8k09phqecks0w685q87qpkw', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795934183158, 1795934183158, 1);
INSERT INTO contacts VALUES ('con_01m8k09qvpegjs9kpnt1bc70jh', 'org_01m8k09phqecks0w685q87qpkw', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795934183286, 1795934183286, 1);
INSERT INTO contacts VALUES ('con_01m8k09rake5c8b5jpk5fe75wd', 'org_01m8k09phqecks0w685q87qpkw', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795934183763, 1795934183763, 1);
INSERT INTO contacts VALUES ('con_01m8k09rdbepjt52sm7xawbswv', 'org_01m8k09phqecks0w685q87qpkw', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795934183851, 1795934183851, 1);
INSERT INTO contacts VALUES ('con_01m8k09rfceydvnv534fe2q1qd', 'org_01m8k09phqecks0w685q87qpkw', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795934183916, 1795934183916, 1);
INSERT INTO contacts VALUES ('con_01m8k09rpce80rfx4qmmsh4tf0', 'org_01m8k09phqecks0w685q87qpkw', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795934184140, 1795934184140, 1);
INSERT INTO contacts VALUES ('con_01m8k09rrfeent46848syhxv1j', 'org_01m8k09phqecks0w685q87qpkw', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795934184207, 1795934184207, 1);
INSERT INTO journals VALUES ('jnl_01m8k09q4xer39gv85zm9qpk0d', 'org_01m8k09phqecks0w685q87qpkw', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795934182557, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'94448AAEBF71A88547F0EBE0C4332E968EDCE8CE750BC52FB46E876BF82094A3', 'opening balance of current', 2);
INSERT INTO journals VALUES ('jnl_01m8k09s2xemmvyefhykcjyega', 'org_01m8k09phqecks0w685q87qpkw', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795934184542, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'AC2D944773347085C3A65E294F3AA18F327E988FAFCB11024E7655A712ABE2AD', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8k09s5be028fhbgx9ptfzgt', 'org_01m8k09phqecks0w685q87qpkw', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795934184619, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'FFF96A4DDC1A91B8029736A80DFF9599C82A65B97BDA8FC1BE84CE09F1B36631', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8k09s7ke68tab3sx68m001p', 'org_01m8k09phqecks0w685q87qpkw', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795934184691, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'CCAEAD5625D3F5E31E33B445864760F1E86ED7644C97FFAA369B8C6401CDF58B', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8k09s8je71tdmzmaf3t5njg', 'org_01m8k09phqecks0w685q87qpkw', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795934184722, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'3529F5D2D9C7F7D86B85E642CEA2A2F03323E40E07888490882BB9475DD0B7CC', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8k09s9zefzbzsqfra6zrfhx', 'org_01m8k09phqecks0w685q87qpkw', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795934184767, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'9D97D31973C58FFE23952AD50DD7EE7F9413E1A2F42EA4A90D7820C89A43FD39', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8k09scbensrz7c3e8m56fty', 'org_01m8k09phqecks0w685q87qpkw', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795934184843, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'A7BE3935DE53C8C2D4AA817EAE3EE7DD2F6045895A16E0A374F2F1A663D431FB', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO journals VALUES ('jnl_01m8k09sdve3nv5bxegs56d4e2', 'org_01m8k09phqecks0w685q87qpkw', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795934184891, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'1CBBBB2D65E2D5D3C5B1AFE45FD2CF1D90AC732891652952A8DB231D95408178', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO journals VALUES ('jnl_01m8k09seqettvb36e5t5n8h9b', 'org_01m8k09phqecks0w685q87qpkw', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795934184919, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'644B8DEE73EBAE44F0B762FBC2B6E46FA6F865BA39318BB0A7B1A77107CE9BB7', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8k09sfderta73vwpd1d8rn4', 'org_01m8k09phqecks0w685q87qpkw', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795934184941, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'BA9C474BA8CD532A5900827D96FC8C5067376AD44AA33E2B3A1CB40462EEF688', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8k09sg5ejc88n9e76vc1fjv', 'org_01m8k09phqecks0w685q87qpkw', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795934184965, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'3B88863489D74A17106F824B3DE629A19CDF5099C468D867D7B6685F0C6B4524', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO journals VALUES ('jnl_01m8k09sgse7et4qba0nn16n3c', 'org_01m8k09phqecks0w685q87qpkw', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795934184985, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'37998208574D9727FAC211E9ABD69EE9A5B336EEC6BBF3AB85F3F547BFEEC759', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO journals VALUES ('jnl_01m8k09spbepvtfj6agte5a30y', 'org_01m8k09phqecks0w685q87qpkw', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8k09seqettvb36e5t5n8h9b', 60000, 1795934185163, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'C92D3CAF2EB2E2C95E7331039C88B468F928EA08E5CF1C64727F9ED6E4122AAD', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO journals VALUES ('jnl_01m8k09t9sevrskzqd1nx92dc6', 'org_01m8k09phqecks0w685q87qpkw', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'D3BEAC5E87D42BADE8CD42CA7AB73E21A05BF23DE6D2122E1CE0DC8395B2A317', 'opening balances
jv-001', 2);
INSERT INTO journals VALUES ('jnl_01m8k09t9sevrskzqd1xthkh3h', 'org_01m8k09phqecks0w685q87qpkw', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'7AA4BCAA01859E63B2A87AAEA49F20BE47B700CA0DFB102C84584DAD1FC401E8', 'march wages
jv-002', 2);
INSERT INTO journals VALUES ('jnl_01m8k09t9sevrskzqd25w5bzn9', 'org_01m8k09phqecks0w685q87qpkw', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'60E6A466435C116F3172BC245ABE8BE784AEDFBCCDB209CB01C6F31F47BA80D0', 'depreciation of the laptop
jv-003', 2);
INSERT INTO journals VALUES ('jnl_01m8k09tevewya9bfeb5g17ca7', 'org_01m8k09phqecks0w685q87qpkw', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795934185947, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'694392539AE670F95DD3C2EF26B974A68D93B23D3DE0BEE17217E1FFED9CCB4D', 'receipt from kestrel fitness cic', 2);
INSERT INTO journals VALUES ('jnl_01m8k09tzkew6aad5ajn1psxar', 'org_01m8k09phqecks0w685q87qpkw', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795934186483, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'6D5DE9BAAE6231428EFCB6C18B75E72C3128408117DEC7116894298246E29B7B', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO journals VALUES ('jnl_01m8k09v9temz9zyqxcswypeb2', 'org_01m8k09phqecks0w685q87qpkw', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795934186810, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'2BDF9E44A6F5CE266B5D42987971C2984B6CBECDABC4A6ABB9A9F3148186C7BB', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8k09vz1e8nvwcsrzhfpbqk6', 'org_01m8k09phqecks0w685q87qpkw', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795934187489, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'D7F6A0EB5A1435957B12ED7751E2D324E0A3A9D4210F60F577CC9BFB2238A368', 'fpo harcourt lettings hl-33', 2);
INSERT INTO journals VALUES ('jnl_01m8k09wzrecjswj8shfhs4an7', 'org_01m8k09phqecks0w685q87qpkw', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795934188536, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'867AAF6D5B0789B5F4D0CFD212A0239295B08F49FF50B03134CE14E72803072A', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO journals VALUES ('jnl_01m8k09x7xehr9fvfrqn1cbew8', 'org_01m8k09phqecks0w685q87qpkw', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795934188797, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'3588595044580908C435801049C83FD0B3088F043A7F167FFB33172E3FA02B91', 'fpo printwell px-881', 2);
INSERT INTO journals VALUES ('jnl_01m8k09y6yecbaq855rae56gf3', 'org_01m8k09phqecks0w685q87qpkw', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795934189790, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'DB13766C1EFF72146A21BD73A4BE569FF664635B55792FCE1AAF67F8D55300D6', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO journals VALUES ('jnl_01m8k09zx3esja00q5txrq13cq', 'org_01m8k09phqecks0w685q87qpkw', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795934191523, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'3AB247B5D5448827A0F228050F3C4E0FFC6D04335DB67D6D5494F9F14CA7221C', 'tfr to savings', 2);
INSERT INTO journals VALUES ('jnl_01m8k0a054e3zrcprxkrm4tds7', 'org_01m8k09phqecks0w685q87qpkw', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795934191780, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'16F3629F149A714DB2A8BB4A635D1B3388B8C9F526430DD6BBA609F614BE0C1C', 'fpo j wren net pay march', 2);
INSERT INTO journals VALUES ('jnl_01m8k0a7jge0nv6y52q6dc1934', 'org_01m8k09phqecks0w685q87qpkw', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795934199376, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'606AB162ADB32FF8597BCCE200AA1E3DCB9D4F38AEBE1424F897AEAC92E82A59', 'card trainline.com london', 2);
INSERT INTO journals VALUES ('jnl_01m8k0a7xbeee9jqv735923219', 'org_01m8k09phqecks0w685q87qpkw', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795934199723, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'9855A6788310B7C76F77E3EC409D7E4EBE5EE9976C9182C6AE3E11BBFA667FA2', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8k0a9nzehbs6t5zjkzm3n11', 'org_01m8k09phqecks0w685q87qpkw', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795934201535, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'D533965035D9A3269B0FB085A56311B8B617922BC6323A52D8DD5F9376C425C2', 'card slatework software subscription', 2);
INSERT INTO journals VALUES ('jnl_01m8k0aabee0nrzjd1mtfcw8q0', 'org_01m8k09phqecks0w685q87qpkw', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795934202222, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'94F159BD8F3CBEA828A649F330A1FDB49D869705132A6A32A0FF2B500EED8715', 'total charges to 19mar2026', 2);
INSERT INTO journals VALUES ('jnl_01m8k0ap9peh8b0meebqfh0h40', 'org_01m8k09d7qer1b7yyyvqznvjh5', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795934214454, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'BEBAA1984FD739CD012745E599E1A4B1E934D9BA59BCE203453940DE826FAC81', 'a journal', 2);
INSERT INTO journals VALUES ('jnl_01m8k0apepezet24qzq0kyj6yr', 'org_01m8k09d7qer1b7yyyvqznvjh5', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8k0ap9peh8b0meebqfh0h40', 50000, 1795934214614, 'usr_01m8k09b8ze8yr68r2cafv8wff', X'F19AE93E68A59CD3C38DB75C2A80654B0C27963C9F3BCB8B7D09BDADB49048B9', 'reversal of journal 1: a journal', 2);
INSERT INTO journal_lines VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 1, 'acc_01m8k09d7qer1b7yyys161c6pe', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 2, 'acc_01m8k09d7qer1b7yyyp47287j3', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 2, 1, 'acc_01m8k09d7qer1b7yyys161c6pe', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 2, 2, 'acc_01m8k09d7qer1b7yyyp47287j3', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 1, 'acc_01m8k09phqecks0w6804jzy0n9', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 2, 'acc_01m8k09phqecks0w681wrzqgbj', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 2, 'acc_01m8k09phqecks0w6820d4zeh0', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 3, 1, 'acc_01m8k09phqecks0w680crhqc29', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 3, 2, 'acc_01m8k09phqecks0w682mbfspv9', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 1, 'acc_01m8k09phqecks0w680crhqc29', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 2, 'acc_01m8k09phqecks0w67z56rzd2v', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 5, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 5, 2, 'acc_01m8k09phqecks0w6825re2vjk', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 6, 1, 'acc_01m8k09phqecks0w680crhqc29', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 6, 2, 'acc_01m8k09phqecks0w683fj8zb9n', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 2, 'acc_01m8k09pv8e5dsbezwgz9nmxvd', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 3, 'acc_01m8k09phqecks0w6820d4zeh0', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 4, 'acc_01m8k09prhe2ebkrgyddw2aebf', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 2, 'acc_01m8k09phqecks0w6820d4zeh0', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 2, 'acc_01m8k09phqecks0w6820d4zeh0', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 2, 'acc_01m8k09phqecks0w6820d4zeh0', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 1, 'acc_01m8k09phqecks0w680crhqc29', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 2, 'acc_01m8k09phqecks0w682twe6yej', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 1, 'acc_01m8k09phqecks0w67ztfns5wj', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 2, 'acc_01m8k09phqecks0w6825re2vjk', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 3, 'acc_01m8k09phqecks0w6820d4zeh0', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 4, 'acc_01m8k09prhe2ebkrgyddw2aebf', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 2, 'acc_01m8k09phqecks0w6820d4zeh0', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 1, 'acc_01m8k09phqecks0w681wrzqgbj', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 2, 'acc_01m8k09phqecks0w681hrmbaj1', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 3, 'acc_01m8k09phqecks0w6815fmgr95', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 15, 1, 'acc_01m8k09phqecks0w6830ynd18d', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 15, 2, 'acc_01m8k09phqecks0w680p6zc0jh', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 15, 3, 'acc_01m8k09phqecks0w680wms5pq0', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 16, 1, 'acc_01m8k09phqecks0w6851mkh6wd', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 16, 2, 'acc_01m8k09phqecks0w67zganbff2', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 17, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 17, 2, 'acc_01m8k09phqecks0w6804jzy0n9', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 18, 1, 'acc_01m8k09phqecks0w680crhqc29', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 18, 2, 'acc_01m8k09phqecks0w6804jzy0n9', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 19, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 19, 2, 'acc_01m8k09phqecks0w6804jzy0n9', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 20, 1, 'acc_01m8k09phqecks0w680crhqc29', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 20, 2, 'acc_01m8k09phqecks0w6804jzy0n9', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 21, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 21, 2, 'acc_01m8k09phqecks0w6804jzy0n9', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 22, 1, 'acc_01m8k09phqecks0w680crhqc29', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 22, 2, 'acc_01m8k09phqecks0w6804jzy0n9', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 23, 1, 'acc_01m8k09phqecks0w67ztfns5wj', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 23, 2, 'acc_01m8k09phqecks0w6804jzy0n9', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 24, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 24, 2, 'acc_01m8k09qbje0es12z8zgyjnqbc', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 25, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 25, 2, 'acc_01m8k09phqecks0w680wms5pq0', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 2, 'acc_01m8k09phqecks0w6847r0wr7h', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 27, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 27, 2, 'acc_01m8k09phqecks0w683ydya872', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 27, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 28, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 28, 2, 'acc_01m8k09phqecks0w683ydya872', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input');
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 28, 3, 'acc_01m8k09prhe2ebkrgyddw2aebf', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 29, 1, 'acc_01m8k09phqecks0w6804jzy0n9', -750, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO journal_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 29, 2, 'acc_01m8k09phqecks0w684zd6fysy', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input');
INSERT INTO account_days VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', '2026-03-02', 'acc_01m8k09d7qer1b7yyyp47287j3', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', '2026-03-02', 'acc_01m8k09d7qer1b7yyys161c6pe', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', '2026-03-20', 'acc_01m8k09d7qer1b7yyyp47287j3', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', '2026-03-20', 'acc_01m8k09d7qer1b7yyys161c6pe', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-01', 'acc_01m8k09phqecks0w6804jzy0n9', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-01', 'acc_01m8k09phqecks0w6815fmgr95', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-01', 'acc_01m8k09phqecks0w681hrmbaj1', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-01', 'acc_01m8k09phqecks0w681wrzqgbj', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-15', 'acc_01m8k09phqecks0w67ztfns5wj', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-15', 'acc_01m8k09phqecks0w6820d4zeh0', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-15', 'acc_01m8k09prhe2ebkrgyddw2aebf', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-20', 'acc_01m8k09phqecks0w680crhqc29', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-20', 'acc_01m8k09phqecks0w682mbfspv9', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-21', 'acc_01m8k09phqecks0w67z56rzd2v', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-21', 'acc_01m8k09phqecks0w680crhqc29', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-21', 'acc_01m8k09prhe2ebkrgyddw2aebf', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-22', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-22', 'acc_01m8k09phqecks0w680crhqc29', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-28', 'acc_01m8k09phqecks0w67ztfns5wj', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-28', 'acc_01m8k09phqecks0w6825re2vjk', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-30', 'acc_01m8k09phqecks0w67ztfns5wj', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-30', 'acc_01m8k09phqecks0w6804jzy0n9', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-01', 'acc_01m8k09phqecks0w680crhqc29', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-01', 'acc_01m8k09phqecks0w683fj8zb9n', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-02', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-02', 'acc_01m8k09phqecks0w683ydya872', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-02', 'acc_01m8k09prhe2ebkrgyddw2aebf', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-09', 'acc_01m8k09phqecks0w67ztfns5wj', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-09', 'acc_01m8k09phqecks0w6820d4zeh0', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-09', 'acc_01m8k09prhe2ebkrgyddw2aebf', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-09', 'acc_01m8k09pv8e5dsbezwgz9nmxvd', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-10', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-10', 'acc_01m8k09phqecks0w680crhqc29', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-16', 'acc_01m8k09phqecks0w67ztfns5wj', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-16', 'acc_01m8k09phqecks0w6804jzy0n9', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-18', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-18', 'acc_01m8k09phqecks0w6847r0wr7h', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-20', 'acc_01m8k09phqecks0w67ztfns5wj', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-20', 'acc_01m8k09phqecks0w6820d4zeh0', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-20', 'acc_01m8k09prhe2ebkrgyddw2aebf', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-27', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-27', 'acc_01m8k09phqecks0w680crhqc29', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-02', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-02', 'acc_01m8k09phqecks0w683ydya872', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-02', 'acc_01m8k09prhe2ebkrgyddw2aebf', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-03', 'acc_01m8k09phqecks0w67ztfns5wj', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-03', 'acc_01m8k09phqecks0w6820d4zeh0', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-03', 'acc_01m8k09prhe2ebkrgyddw2aebf', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-06', 'acc_01m8k09phqecks0w67ztfns5wj', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-06', 'acc_01m8k09phqecks0w6804jzy0n9', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-12', 'acc_01m8k09phqecks0w67ztfns5wj', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-12', 'acc_01m8k09phqecks0w6820d4zeh0', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-12', 'acc_01m8k09prhe2ebkrgyddw2aebf', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-16', 'acc_01m8k09phqecks0w67ztfns5wj', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-16', 'acc_01m8k09phqecks0w6804jzy0n9', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-20', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-20', 'acc_01m8k09phqecks0w684zd6fysy', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-24', 'acc_01m8k09phqecks0w680crhqc29', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-24', 'acc_01m8k09phqecks0w682twe6yej', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-24', 'acc_01m8k09prhe2ebkrgyddw2aebf', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-25', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-25', 'acc_01m8k09qbje0es12z8zgyjnqbc', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-27', 'acc_01m8k09phqecks0w67ztfns5wj', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-27', 'acc_01m8k09phqecks0w6820d4zeh0', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-27', 'acc_01m8k09phqecks0w6825re2vjk', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-27', 'acc_01m8k09prhe2ebkrgyddw2aebf', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w67zganbff2', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w6804jzy0n9', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w680p6zc0jh', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w680wms5pq0', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w6830ynd18d', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-31', 'acc_01m8k09phqecks0w6851mkh6wd', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 'acc_01m8k09d7qer1b7yyyp47287j3', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 'acc_01m8k09d7qer1b7yyys161c6pe', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w67z56rzd2v', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w67zganbff2', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w67ztfns5wj', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w67ztfns5wj', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w67ztfns5wj', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6804jzy0n9', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6804jzy0n9', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6804jzy0n9', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w680crhqc29', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w680crhqc29', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w680crhqc29', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w680p6zc0jh', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w680wms5pq0', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6815fmgr95', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w681hrmbaj1', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w681wrzqgbj', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6820d4zeh0', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6820d4zeh0', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6820d4zeh0', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6825re2vjk', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6825re2vjk', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w682mbfspv9', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w682twe6yej', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6830ynd18d', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w683fj8zb9n', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w683ydya872', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w683ydya872', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6847r0wr7h', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w684zd6fysy', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6851mkh6wd', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09prhe2ebkrgyddw2aebf', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09prhe2ebkrgyddw2aebf', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09prhe2ebkrgyddw2aebf', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09pv8e5dsbezwgz9nmxvd', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09qbje0es12z8zgyjnqbc', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 1795934172407, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'organisation.create', 'org_01m8k09d7qer1b7yyyvqznvjh5', NULL, '{"id":"org_01m8k09d7qer1b7yyyvqznvjh5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:12.407Z","updated_at":"2026-11-29T06:36:12.407Z","version":1}', X'32244AB9BFF2398B379EE6544E487A40781C9A4F5E2F09601532C8725888AAA3', X'DBFCB4F2D77039064B63006F705ACB0C8C044B555EB85080195F5B7215302627');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 2, 1795934181495, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'account.create', 'acc_01m8k09p3qe3gsfpr9nzv1mxj9', NULL, '{"id":"acc_01m8k09p3qe3gsfpr9nzv1mxj9","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:21.495Z","updated_at":"2026-11-29T06:36:21.495Z","version":1}', X'71FF9BF0E23792520F4A3D981ED636CB789B2805AB5F832E825B7A6CBEAB84B6', X'98F23F6642D11034462F5D204BA58F6D553B39DAC6F824910460B1CD5C94ED57');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 3, 1795934181648, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_account.create', 'bac_01m8k09p8gejgatzd76xvmxzz3', NULL, '{"account_id":"acc_01m8k09d7qer1b7yyyp47287j3","account_number":null,"created_at":"2026-11-29T06:36:21.648Z","currency":"GBP","iban":null,"id":"bac_01m8k09p8gejgatzd76xvmxzz3","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:21.648Z","version":1}', X'4AD4AB30415FA2E41D4F9F4CCAAA5A623FC7F60687A0D534ABF82E64B2A6F840', X'F0EA21439F57E9EB9AF0D91A1C729E091430164854DEF3BA5A142CB8666BC7BE');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 4, 1795934213628, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'A402BE00161CE3221DB36E1CBA81790877BFB97C41706B981F5FA885371E43E6', X'7782465382F6432F29FB0B7686E799C0B4F6EC9D047992D7ECC1E435CFFEF219');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 5, 1795934213931, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'organisation.update', 'org_01m8k09d7qer1b7yyyvqznvjh5', '{"id":"org_01m8k09d7qer1b7yyyvqznvjh5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:12.407Z","updated_at":"2026-11-29T06:36:12.407Z","version":1}', '{"id":"org_01m8k09d7qer1b7yyyvqznvjh5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:12.407Z","updated_at":"2026-11-29T06:36:53.931Z","version":2}', X'AB538D9865410A2FEE36040172D4ECCB9E0E805F6CA21F209CD73E389F378872', X'7FC716BAA018504FBF10C695BE0DB513A1C06644EDD5E7EFED33CF10E236B098');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 6, 1795934214177, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.create', 'btx_01m8k0ap11efab84tcm2qqw2aa', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8k09p8gejgatzd76xvmxzz3","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T06:36:54.177Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8k0ap11efab84tcm2qqw2aa","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T06:36:54.177Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', X'752A2FADCAFDA4203340DC1B3EED6063B0E31AAC45D552BEE08C61C5A819DDB4', X'9A8DA182957D9008DE7C07945DECD37636EBFC2F8D73476B459B401F87FD0E83');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 7, 1795934214454, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'journal.post', 'jnl_01m8k0ap9peh8b0meebqfh0h40', NULL, '{"sequence":1,"total":500.00}', X'0EEB49A64AA1AF864B883EF95BAE248DB0425CC3F0552313515EA3FD09241412', X'');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 8, 1795934214539, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k0ap11efab84tcm2qqw2aa', NULL, '{"journal_id":"jnl_01m8k0ap9peh8b0meebqfh0h40","way":"match"}', X'FA0A5FC5ECF895C9A5CF4BCCCE4840BB90F9DAC1C1FA8BBEAC548229E1E10B84', X'E329D703088F6F539BA4A9AF3CA4C56AFE16027597D6BF0743D85D8ECE566056');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 9, 1795934214588, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.void', 'btx_01m8k0ap11efab84tcm2qqw2aa', '{"journal_id":"jnl_01m8k0ap9peh8b0meebqfh0h40"}', '{"reason":"matched in error"}', X'402157B106DD2A69727488E0F26F3C4E85E83142F791DC3B7F330FE42B2DD544', X'28F5667BEF07611EBE6A7CB82DF3B87320E36008B2440A27921FA2837F4A0E44');
INSERT INTO audit_events VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 10, 1795934214614, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'journal.reverse', 'jnl_01m8k0ap9peh8b0meebqfh0h40', NULL, '{"reversed_by_journal_id":"jnl_01m8k0apepezet24qzq0kyj6yr","total":500.00}', X'849CA7AB7E9FC50AD8845568D1C32C460B27A0DBCB24CDC7CA04988FC632D16F', X'');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 1795934181943, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'organisation.create', 'org_01m8k09phqecks0w685q87qpkw', NULL, '{"id":"org_01m8k09phqecks0w685q87qpkw","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:21.943Z","updated_at":"2026-11-29T06:36:21.943Z","version":1}', X'16E8F79987F4450CB5409668670CB523FF5A3CC90EDFEE31FB523D05668F232C', X'8F87928D14D1EC5E2DEB687514870996143F56174631BEF0F0FE88B9CF853C32');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 1795934182161, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'account.create', 'acc_01m8k09prhe2ebkrgyddw2aebf', NULL, '{"id":"acc_01m8k09prhe2ebkrgyddw2aebf","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.161Z","updated_at":"2026-11-29T06:36:22.161Z","version":1}', X'23E6A4E5527C3A1F42225E099117F859C7C237D58454AB16E010156F64AE2E79', X'176E62CB9742043A3210B571A48822BA554522165C9E0CF3A99FC9067301551B');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 3, 1795934182248, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'account.create', 'acc_01m8k09pv8e5dsbezwgz9nmxvd', NULL, '{"id":"acc_01m8k09pv8e5dsbezwgz9nmxvd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.248Z","updated_at":"2026-11-29T06:36:22.248Z","version":1}', X'D7ED140C326C59B57A4E4A95A21D18EC05C58584A1A7DF7E34CD960C57E8DFE4', X'545E3363C8C1AD45C33CF0C45537D2779CFA66BCFB27E9C5DA71AEFD497D8DE5');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 1795934182557, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_account.create', 'bac_01m8k09q4xer39gv85zf0jh5nq', NULL, '{"account_id":"acc_01m8k09phqecks0w6804jzy0n9","account_number":null,"created_at":"2026-11-29T06:36:22.557Z","currency":"GBP","iban":null,"id":"bac_01m8k09q4xer39gv85zf0jh5nq","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8k09q4xer39gv85zm9qpk0d","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:22.557Z","version":1}', X'7CDC17C28A7D4C58EE1AD8C2E3A4C98C52EBBB4A2FAFBE515E1D9AC35F39857C', X'76B31D60A7023CD4BFA352D3D0D8333AE10C2131698EC6FD7D390B621974D0EC');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 5, 1795934182770, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'account.create', 'acc_01m8k09qbje0es12z8zgyjnqbc', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T06:36:22.770Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8k09qbje0es12z8zgyjnqbc","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T06:36:22.770Z","version":1}', X'8F5646005770B76FE8BA929C92F4CE02BA3FA240A8B85BD8EE4A6646E068C4AA', X'3436CA6ED036A4A05721EB655FA9B419DAB55666365220094ADC1826E595A1FE');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 6, 1795934182770, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_account.create', 'bac_01m8k09qbje0es12z8zewtq7hd', NULL, '{"account_id":"acc_01m8k09qbje0es12z8zgyjnqbc","account_number":null,"created_at":"2026-11-29T06:36:22.770Z","currency":"GBP","iban":null,"id":"bac_01m8k09qbje0es12z8zewtq7hd","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:22.770Z","version":1}', X'35D134BA7AE0A3D844B810E2FD81D652DE97A89699EA8C111A809ADF1B568EB2', X'32CF71A7FF0391958DBB03C5009F7A89B74BC6EA58A0DF40DBEE16E79C671BEB');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 1795934183158, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09qqpeq6tf85wczfhdkdf', NULL, '{"id":"con_01m8k09qqpeq6tf85wczfhdkdf","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.158Z","updated_at":"2026-11-29T06:36:23.158Z","version":1}', X'D61A40A5097399225A52E326753E5694E9E6B81E65770A7C73AE700E55E4B313', X'FE2BC0B195DAE8110CF55597525343BA396072CBF07E247DFE85722A030F1196');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 1795934183286, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09qvpegjs9kpnt1bc70jh', NULL, '{"id":"con_01m8k09qvpegjs9kpnt1bc70jh","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.286Z","updated_at":"2026-11-29T06:36:23.286Z","version":1}', X'D80289045CE204F2E60C5FCA58903C3414E9B9849A4491AE8AE2138A0B7FC5E5', X'5281CB553684A1A8CC131A830ECEDF0F8FF2DE2E4BC08005126BDE6C140101C6');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 1795934183763, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09rake5c8b5jpk5fe75wd', NULL, '{"id":"con_01m8k09rake5c8b5jpk5fe75wd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.763Z","updated_at":"2026-11-29T06:36:23.763Z","version":1}', X'38481489C9C0BEB84918DA6DE366DAF03B72A7903564BA04D3A0585C880EA1CB', X'C376005E66CD69F88F700087E23F4E3CAE82E70A84583CEF03F8A11423574F2D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 1795934183851, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09rdbepjt52sm7xawbswv', NULL, '{"id":"con_01m8k09rdbepjt52sm7xawbswv","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.851Z","updated_at":"2026-11-29T06:36:23.851Z","version":1}', X'308361F760129FBE2ADF1DF3061C55493EFA103034E349645A35C4787CC0D721', X'42231E130B9F5418B5CEF571EEC40276C2FED4C7F77E6F9E9B4D7E4703F308A9');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 1795934183916, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09rfceydvnv534fe2q1qd', NULL, '{"id":"con_01m8k09rfceydvnv534fe2q1qd","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:23.916Z","updated_at":"2026-11-29T06:36:23.916Z","version":1}', X'91BCD9604F3E24DFBFE9639CA570F8A5C4F97056BA381263C689C66B487F8C54', X'F683F3B9FAC8376947A3556848229BDA309E21D4B44345EED7F36180483255F0');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 1795934184140, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09rpce80rfx4qmmsh4tf0', NULL, '{"id":"con_01m8k09rpce80rfx4qmmsh4tf0","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.140Z","updated_at":"2026-11-29T06:36:24.140Z","version":1}', X'BBFB883C6B4296CA3EF1D25AB66A36040F00B1C067E027F55E3EFB9B7D23431C', X'9052F1EF33C05CF97CB69C5377F54FF2F282038158F1BE0F4D59F6E2D1DCAEAC');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 1795934184207, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'contact.create', 'con_01m8k09rrfeent46848syhxv1j', NULL, '{"id":"con_01m8k09rrfeent46848syhxv1j","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.207Z","updated_at":"2026-11-29T06:36:24.207Z","version":1}', X'76294E163B36E9E75C2D6F103A9AEB6DD9426779F13B0F4BEE1E3DD892256D93', X'E53C444FB6843A2EE9CDCB68A20BE52736B1AFFE6CF86B188B4E6AD7F58FF3C6');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 1795934184542, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09s2xemmvyefhych00zrw', NULL, '{"id":"inv_01m8k09s2xemmvyefhych00zrw","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8k09s2xemmvyefhykcjyega","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.542Z","updated_at":"2026-11-29T06:36:24.542Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'5D75FF1AB0EE860AABBA1FB317972CC8A4A0B67125DA3003D7C182DA2EE0C663', X'5894B2FEF73B006B5B745EB9EBC958F2C322ACADFE714CD338622833FC6E560D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 15, 1795934184619, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09s5be028fhbgx5kkzwyr', NULL, '{"id":"inv_01m8k09s5be028fhbgx5kkzwyr","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8k09rdbepjt52sm7xawbswv","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8k09s5be028fhbgx9ptfzgt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.619Z","updated_at":"2026-11-29T06:36:24.619Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w682mbfspv9","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'1847C41905F8B36E8583DD749FA78EF7A24D4CC024B8717BFC830ED2FAB3DD37', X'A305119BD2AD3E028CE070A529ADF2E80DBB00B719AC651AA7C091D2612A752C');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 16, 1795934184691, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09s7ke68tab3sx0hngkvk', NULL, '{"id":"inv_01m8k09s7ke68tab3sx0hngkvk","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8k09rfceydvnv534fe2q1qd","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8k09s7ke68tab3sx68m001p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.691Z","updated_at":"2026-11-29T06:36:24.691Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w67z56rzd2v","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'5CD9015FB3A2A66EAF8606DB50E4BC69509193097B7DF6C008E3613A1940AF51', X'0A181A97BC5B1893F356A574F9D126548195756B334CE589A9591317195E28C0');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 17, 1795934184722, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09s8je71tdmzmabbjag5m', NULL, '{"id":"inv_01m8k09s8je71tdmzmabbjag5m","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8k09s8je71tdmzmaf3t5njg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.722Z","updated_at":"2026-11-29T06:36:24.722Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6825re2vjk","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'BF9FB2477F946AF0565CCEBFFC168B9B9EC979FE8F79B46B2BBA006E3DD4F3AE', X'261DEA495BDDDCF1C1D998D2E90EBB82231F6A82E0444DE62D9F0A2B0CF22A86');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 18, 1795934184767, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09s9zefzbzsqfr65576ak', NULL, '{"id":"inv_01m8k09s9zefzbzsqfr65576ak","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8k09rpce80rfx4qmmsh4tf0","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8k09s9zefzbzsqfra6zrfhx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.767Z","updated_at":"2026-11-29T06:36:24.767Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w683fj8zb9n","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'30B9B44D4FFA1829FD94280D3C7FAF780168EF101C6B6BDDF5BC855FDD742633', X'D8007A5FB65B653B15AF45E961DCA38ECADA2F22C83C33B9E42700886ECCE34D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 19, 1795934184843, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09scbensrz7c3e7fpnwrs', NULL, '{"id":"inv_01m8k09scbensrz7c3e7fpnwrs","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8k09qvpegjs9kpnt1bc70jh","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8k09scbensrz7c3e8m56fty","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.843Z","updated_at":"2026-11-29T06:36:24.843Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8k09pv8e5dsbezwgz9nmxvd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'A1358D1CDC8362903D4421F49B66CF84AFAD25D8E0CD70B5644A0F84F043D858', X'9E0D5432A246AA8FBD804601DC3712BEFD57635E415970153631F66F66C455C8');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 20, 1795934184891, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09sdve3nv5bxegpnqggp1', NULL, '{"id":"inv_01m8k09sdve3nv5bxegpnqggp1","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8k09sdve3nv5bxegs56d4e2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.891Z","updated_at":"2026-11-29T06:36:24.891Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'048B8AF3560E644E228001B09BE423410EB660201572ED5E34556E216C83A237', X'281D9D753340E749F191E8D3A1EB3477303F822C23C403FB1CFE0FE8BAE14E31');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 21, 1795934184919, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09seqettvb36e5mbcy0y6', NULL, '{"id":"inv_01m8k09seqettvb36e5mbcy0y6","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8k09seqettvb36e5t5n8h9b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.919Z","updated_at":"2026-11-29T06:36:24.919Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'ECA8135EF1AE3B46A038E4F76DA98DC884F381A915E11CE41FC8634961213408', X'422F758770D06937748F447D27A134D28A7C9D82921E69EA850A1620D778A48C');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 22, 1795934184941, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09sfderta73vwp9970cks', NULL, '{"id":"inv_01m8k09sfderta73vwp9970cks","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8k09sfderta73vwpd1d8rn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.941Z","updated_at":"2026-11-29T06:36:24.941Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'40D83EF692BE8A37AB929E111C09250E26B1325BF2909409A537E30012D0BD2C', X'F990EABAB913E4500F67573D346CB08D296DA43169559DABF0452FA9A822EA9B');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 23, 1795934184965, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09sg5ejc88n9e70fge77c', NULL, '{"id":"inv_01m8k09sg5ejc88n9e70fge77c","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8k09rrfeent46848syhxv1j","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8k09sg5ejc88n9e76vc1fjv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.965Z","updated_at":"2026-11-29T06:36:24.965Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w682twe6yej","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'4C1C7B002FDAE94B2310F707B823C53D07988D15CAD5EF62ADCDEDF90CFBFF2F', X'B2DF4415BD8F576A09A8B9ECDAD82DA0E96052EDDEA67331C80493506444AD65');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 24, 1795934184985, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.create', 'inv_01m8k09sgse7et4qba0jt37g0k', NULL, '{"id":"inv_01m8k09sgse7et4qba0jt37g0k","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8k09sgse7et4qba0nn16n3c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:24.985Z","updated_at":"2026-11-29T06:36:24.985Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6825re2vjk","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09phqecks0w6820d4zeh0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'5ECB5FFEFAB4172E5671483636AA332BB70B365F9D37A7865D3A17B59D3CA72B', X'8E5798751CFC3E4C11F0ED424E290AA71D15F88E328231722373353C156D2831');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 25, 1795934185163, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.void', 'inv_01m8k09seqettvb36e5mbcy0y6', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8k09spbepvtfj6agte5a30y"}', X'036BB00DA1A4CAC97182F4F0FAF2D795BF22468CEE3367DFA381AC696564855A', X'EDF75D195735A07848BAA37A5EC5DE6B6CEFE0B61CC4987BDE0EDCE604AAA698');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 1795934185432, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'invoice.allocate', 'inv_01m8k09sfderta73vwp9970cks', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8k09sdve3nv5bxegpnqggp1"}]}', X'399FF704FD97EB9782C931A8979472AEC46F43C131CF4E98247B2BC27C8947E9', X'6570D38F8FD29BCC39CAF9898F6E86F6E3A438EF97E3C1DE48E475FC04ACA3F1');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 27, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'journal.post', 'jnl_01m8k09t9sevrskzqd1nx92dc6', NULL, '{"sequence":14,"total":10000.00}', X'F9E7CE381CBA5FC5D853AC6910C7FED1112AD27958820FA069FA3B8CE6A6EC10', X'');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 28, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'journal.post', 'jnl_01m8k09t9sevrskzqd1xthkh3h', NULL, '{"sequence":15,"total":1000.00}', X'E149477548BC5A290D8A45B766BE0E33E5A68467D66C091FE608A16F221719DD', X'');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 29, 1795934185785, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'journal.post', 'jnl_01m8k09t9sevrskzqd25w5bzn9', NULL, '{"sequence":16,"total":74.92}', X'0F4F25688E8ABDEDE1C84A2FAF099E8C7C95CDD83FAF45D3350A62BB387A2ACF', X'');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 30, 1795934185947, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09tevewya9bfeb1ywmqd9', NULL, '{"id":"set_01m8k09tevewya9bfeb1ywmqd9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09qvpegjs9kpnt1bc70jh","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09tevewya9bfebbazz6e8","invoice_id":"inv_01m8k09scbensrz7c3e7fpnwrs","invoice_number":"INV-0003","settlement_id":"set_01m8k09tevewya9bfeb1ywmqd9","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T06:36:25.947Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8k09tevewya9bfeb5g17ca7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:25.947Z","updated_at":"2026-11-29T06:36:25.947Z","version":1}', X'F8328E35A87B8AB4740B877CD4C61F07E3B073BDB57FFD2F1AF326FCDE88A853', X'ED8B9306AE68C029D334776E154FAB0F827FCABE02B42FCF10B7285BAEEFD073');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 1795934186195, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transactions.import', 'bac_01m8k09q4xer39gv85zf0jh5nq', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'921B80F67514340F7F04CB8BF4F8347CF9E186C81A4567CEE4043A4C313E25D6', X'00CCB7BD13EC73AA52ED49F457503EB95ED3192A8C96C90C66B0E852FA62005A');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 32, 1795934186483, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09tzkew6aad5ajn1psxar', NULL, '{"id":"set_01m8k09tzkew6aad5ajn1psxar","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09rfceydvnv534fe2q1qd","contact_name":"Techbarn","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09tzkew6aad5ajn1psxar","invoice_id":"inv_01m8k09s7ke68tab3sx0hngkvk","invoice_number":"TB-0117","settlement_id":"set_01m8k09tzkew6aad5ajn1psxar","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T06:36:26.483Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzfe76nryg","journal_id":"jnl_01m8k09tzkew6aad5ajn1psxar","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.483Z","updated_at":"2026-11-29T06:36:26.483Z","version":1}', X'DEDB95F6CFC6AC66D7443B340DF1569510AD3D83208247BFF8B5C1F871D8C14B', X'77F3C4F7EA09D01B4B2F855DAA619FA108A4BE351B779741725FC29E253038A1');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 33, 1795934186483, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzfe76nryg', NULL, '{"journal_id":"jnl_01m8k09tzkew6aad5ajn1psxar","way":"allocations"}', X'B6BB9AFCDD0A92414FBA5FE3B27C9AE552E0297C786E46DA5353E98ADEC0D957', X'667DCFD04D0FEB88E66484CCBA3FF7A971B59F7B7E18EAC586240D9ABEA63F96');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 34, 1795934186810, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09v9temz9zyqxcswypeb2', NULL, '{"id":"set_01m8k09v9temz9zyqxcswypeb2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09v9temz9zyqxcswypeb2","invoice_id":"inv_01m8k09s2xemmvyefhych00zrw","invoice_number":"INV-0001","settlement_id":"set_01m8k09v9temz9zyqxcswypeb2","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T06:36:26.810Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzfhrw2jcf","journal_id":"jnl_01m8k09v9temz9zyqxcswypeb2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.810Z","updated_at":"2026-11-29T06:36:26.810Z","version":1}', X'1977657B825EF20001DDDC6F91A7910F3C82C8A4C8D07933494DB05D8E6C7357', X'A45F14298852FA1888C6ED4C52FB323E8710E0739E3BBD7F2072F244CD3F1906');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 35, 1795934186810, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzfhrw2jcf', NULL, '{"journal_id":"jnl_01m8k09v9temz9zyqxcswypeb2","way":"allocations"}', X'33E482B7590E5EF4DBB9E96D38CB42C5E01C967FE9508F502246BBAA334CF8E0', X'116BD8FE49956C2084928FDBE9859B2280A80CDA31CF99FEF7247C321302F1E2');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 36, 1795934187489, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09vz1e8nvwcsrzhfpbqk6', NULL, '{"id":"set_01m8k09vz1e8nvwcsrzhfpbqk6","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09rpce80rfx4qmmsh4tf0","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09vz1e8nvwcsrzhfpbqk6","invoice_id":"inv_01m8k09s9zefzbzsqfr65576ak","invoice_number":"HL-33","settlement_id":"set_01m8k09vz1e8nvwcsrzhfpbqk6","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T06:36:27.489Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzft7rry5b","journal_id":"jnl_01m8k09vz1e8nvwcsrzhfpbqk6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:27.489Z","updated_at":"2026-11-29T06:36:27.489Z","version":1}', X'9BB9CA1FCE79C03EF1311A52E3AFD4A4A190FDFD0D1B102AEE50659DD60D295E', X'FC6370BA4BB3A0365420E17353B235CF122D7580C18ABCEB7FE06DE4E0824D2D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 37, 1795934187489, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzft7rry5b', NULL, '{"journal_id":"jnl_01m8k09vz1e8nvwcsrzhfpbqk6","way":"allocations"}', X'64B5AB15CDDF02CEACC31DF2D82533450D9BD7981762D2FC139ADB8EA8E17134', X'4A2BFBB669C847EFE3F9C475170907A4EAFA5D5B6AD1AC32D0BE112D97DD7B40');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 38, 1795934188536, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09wzrecjswj8shfhs4an7', NULL, '{"id":"set_01m8k09wzrecjswj8shfhs4an7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09qqpeq6tf85wczfhdkdf","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09wzrecjswj8shfhs4an7","invoice_id":"inv_01m8k09s2xemmvyefhych00zrw","invoice_number":"INV-0001","settlement_id":"set_01m8k09wzrecjswj8shfhs4an7","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T06:36:28.536Z"},{"id":"alc_01m8k09wzrecjswj8shfhs4an8","invoice_id":"inv_01m8k09s8je71tdmzmabbjag5m","invoice_number":"INV-0002","settlement_id":"set_01m8k09wzrecjswj8shfhs4an7","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T06:36:28.536Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzfwpk5sxe","journal_id":"jnl_01m8k09wzrecjswj8shfhs4an7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:28.536Z","updated_at":"2026-11-29T06:36:28.536Z","version":1}', X'83BA2FDF860DEB41CDF4A72E4F250F7416E526985DF672DEECCD0D08456AC340', X'8CA543ECCC50B2C9666874C831CFC44C308BBFFD6CBCDF4DE6CEC4DCFA206B23');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 39, 1795934188536, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzfwpk5sxe', NULL, '{"journal_id":"jnl_01m8k09wzrecjswj8shfhs4an7","way":"allocations"}', X'CD70402FCA218D0FEE819088DAB79F602ECF258511E90F6E47622C10DCBC293F', X'168503E1D5466CD8F8FC520885D4B1A71D0CC2DC5F6D83E625DD0650A46495EF');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 40, 1795934188797, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09x7xehr9fvfrqn1cbew8', NULL, '{"id":"set_01m8k09x7xehr9fvfrqn1cbew8","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09rdbepjt52sm7xawbswv","contact_name":"Printwell","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09x7xehr9fvfrqn1cbew8","invoice_id":"inv_01m8k09s5be028fhbgx5kkzwyr","invoice_number":"PX-881","settlement_id":"set_01m8k09x7xehr9fvfrqn1cbew8","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T06:36:28.797Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzg7brbxzz","journal_id":"jnl_01m8k09x7xehr9fvfrqn1cbew8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:28.797Z","updated_at":"2026-11-29T06:36:28.797Z","version":1}', X'12DFD6D805D75EF51C2621403CFA1B46978A9792EC25B7C3A7401EC3335B399C', X'D377F22DD9D648633BC43079FB18C1C2A36412A01F5989615DD1B7ECD9406B3D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 41, 1795934188797, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzg7brbxzz', NULL, '{"journal_id":"jnl_01m8k09x7xehr9fvfrqn1cbew8","way":"allocations"}', X'5CD115D7E0D3AB17C6DFF1BEBA4998198DC8EAFDDC7E4924F3AFFF22B594247A', X'368995A46AEC36A3115B0079E6887E24A16A3161D9CFC5DA7AF081E962647AA8');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 42, 1795934189790, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.create', 'set_01m8k09y6yecbaq855rae56gf3', NULL, '{"id":"set_01m8k09y6yecbaq855rae56gf3","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rake5c8b5jpk5fe75wd","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8k09q4xer39gv85zf0jh5nq","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09y6yecbaq855rae56gf3","invoice_id":"inv_01m8k09sdve3nv5bxegpnqggp1","invoice_number":"INV-0004","settlement_id":"set_01m8k09y6yecbaq855rae56gf3","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T06:36:29.790Z"}],"bank_transaction_id":"btx_01m8k09tpke9hvfenzggd181n0","journal_id":"jnl_01m8k09y6yecbaq855rae56gf3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:29.790Z","updated_at":"2026-11-29T06:36:29.790Z","version":1}', X'71BBD6F42655F9C054F83F57EAA79D290766DBFA50B752E0FEE2D383ACB3DFC6', X'1ADF08D0BF8899863C2623BDA31667509687ACC09658288EF7B7A0A55C131D81');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 43, 1795934189790, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzggd181n0', NULL, '{"journal_id":"jnl_01m8k09y6yecbaq855rae56gf3","way":"allocations"}', X'A6071543FB905EED3130F7AE3C33C2A6B57945FD5670C049065E726BC3578944', X'5332FE16ECBDAED3A3B6485221D224705D4CF18606AF7DE3C6E11BEB6C6B928E');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 44, 1795934191110, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'settlement.match', 'set_01m8k09tevewya9bfeb1ywmqd9', NULL, '{"bank_transaction_id":"btx_01m8k09tpke9hvfenzgfxbbd2k"}', X'59C57E4AE8E3C5A485EE01DEC6B239CC07E8B44684680EB1DEACA87300804811', X'F1641FD1AA36868DBCE3BFD7F2DE6232E2F33034B2578241E6F34AF7673475D5');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 45, 1795934191110, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzgfxbbd2k', NULL, '{"journal_id":"jnl_01m8k09tevewya9bfeb5g17ca7","way":"match"}', X'5057407119D4F6B8A62B82B4B994EA6F3CC653EE26597690DBA750411F01293D', X'741247F214FA0EE199E845F9AC3864C0309279E71619321F569A46501B58A691');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 46, 1795934191523, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzgrb3xr7v', NULL, '{"journal_id":"jnl_01m8k09zx3esja00q5txrq13cq","way":"transfer"}', X'C1E99DF536BDC61879DA5B638EEF75E4C75476608BB76C7F13E5F46A010611D5', X'F5B08AA525E4D0BAF769386A738ABF2FE09A21CF4FE7D8CCA0D385AEDB247D6A');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 47, 1795934191780, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzgyapnv9t', NULL, '{"journal_id":"jnl_01m8k0a054e3zrcprxkrm4tds7","way":"account"}', X'5742CD1783C12D82F60A6A292B6B9EA4BF72D82E81FCC553B462ED5822669550', X'3FAE426149CCA6F09C23BEA3B22B7A1CD2A7A89DEA23A488B1E632BBA24B820B');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 48, 1795934198213, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.update', 'btx_01m8k09tpke9hvfenzfqn7xgzp', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09phqecks0w683ydya872","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'E836C3BC64B75DB7B6D687A60D794C61F74D3B76E0366330374952193E9C456E', X'73160BFC55E3A0F715591B76035B6E423D1919FF44E83C14C4B13ED2FBFE4A30');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 49, 1795934198213, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.update', 'btx_01m8k09tpke9hvfenzg3m63jsb', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09phqecks0w6847r0wr7h","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'BE66525E71F716A133058552E12DF770DF1CF84EFFA66F7D33F206F06F060F18', X'0DF4554A34CDD6F434B3429D85F7D88C0B4003E4E2C274A1E61C5602588771FF');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 50, 1795934198213, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.update', 'btx_01m8k09tpke9hvfenzgbqmfrw0', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09phqecks0w683ydya872","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'1E778C7145D94D84A1B86AD9772C1822F05C552B082F10A702804568FAD2097D', X'0B9B96D1A6C4AA39D8C1F6ACDA172D5A02F38337328F1A3DF7162C56FC0DD3EF');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 51, 1795934198213, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.update', 'btx_01m8k09tpke9hvfenzgqpt9hpv', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09phqecks0w684zd6fysy","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'8A2AB517C758F718BC4C3A3D55897C8D1D4F7ED36A6DA4340D5A583D4A69A7F4', X'48670131552838FE399CBC9B79944AE8C77F8C7987A4ED655FF45C41E7134C3A');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 52, 1795934199376, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzg3m63jsb', NULL, '{"journal_id":"jnl_01m8k0a7jge0nv6y52q6dc1934","way":"account"}', X'9F4F5C08F15E016187BCFE46D11F77927705654C6352EDE0EDC2356D5B68DAFD', X'6DBF970CBD783BE3ABE8BB2F1F31231F0E98345B255704BAB85F9276C9B20965');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 53, 1795934199723, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzgbqmfrw0', NULL, '{"journal_id":"jnl_01m8k0a7xbeee9jqv735923219","way":"account"}', X'AE2DCA3547F948DE06069EE4BE77504A74296EC5F0A01A0A7CB34ED77C69C790', X'95474E2B1493027E2D530D0AD58A1A838A946C0EBDCE4EDFAF2A2A57B91A4D1D');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 54, 1795934201535, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzfqn7xgzp', NULL, '{"journal_id":"jnl_01m8k0a9nzehbs6t5zjkzm3n11","way":"account"}', X'3BCED1CB4E00AFD93F8A6C401964DA5A179577E955BBC9D16D7EECF6110F1D90', X'C672EAF5C761AAD2D42AB145530E0ABDAC860558C9416E8A04B8542327906C91');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 55, 1795934202222, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'bank_transaction.confirm', 'btx_01m8k09tpke9hvfenzgqpt9hpv', NULL, '{"journal_id":"jnl_01m8k0aabee0nrzjd1mtfcw8q0","way":"account"}', X'4DAF11DB42ADC5B0B37C88D20FF6C86937518CCD8AED87F5F07AE3648C25702C', X'A2618A06FAD1378475A52D43BAFC4FE11A7CE72506CBAD05F8C90DB70218E4E3');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 56, 1795934204638, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'vat_return.create', 'vrt_01m8k0acpyetj8qr3anvg2s8js', NULL, '{"id":"vrt_01m8k0acpyetj8qr3anvg2s8js","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:44.638Z","updated_at":"2026-11-29T06:36:44.638Z","version":1}', X'7A3EC6213E1DAC9C3B8932D99816A1E3D9857958219435B36A5AC1FD2BC468A8', X'44D387B305007713D22597640D5E39C74B300847C93C22A554D3ACB472FAB2E8');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 57, 1795934205329, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'vat_return.finalise', 'vrt_01m8k0acpyetj8qr3anvg2s8js', NULL, '{"id":"vrt_01m8k0acpyetj8qr3anvg2s8js","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T06:36:45.329Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:44.638Z","updated_at":"2026-11-29T06:36:45.329Z","version":2}', X'DBC800AC5965B778F1D31A8301063D3543C9B0F3AF6BAC564F91EE8D3DEAA458', X'00738A930E0101854207CE8EA9A6135CC33C6071B6C5D776E15127D21035D807');
INSERT INTO audit_events VALUES ('org_01m8k09phqecks0w685q87qpkw', 58, 1795934206593, 'usr_01m8k09b8ze8yr68r2cafv8wff', 'key_01m8k09d45egk9dg5kht3k6ktt', 'organisation.lock', 'org_01m8k09phqecks0w685q87qpkw', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'66F3FCD2F74385E344C8126E18DD57A2CFB9E71A1C7FC3A54A0429DDB872BC3E', X'77F0D81973EA05EDE0F901F8A84E11B67344E1F6236C5698B7C8032364C7EECB');
INSERT INTO bank_accounts VALUES ('bac_01m8k09p8gejgatzd76xvmxzz3', 'org_01m8k09d7qer1b7yyyvqznvjh5', 'acc_01m8k09d7qer1b7yyyp47287j3', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934181648, 1795934181648, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8k09q4xer39gv85zf0jh5nq', 'org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09phqecks0w6804jzy0n9', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8k09q4xer39gv85zm9qpk0d', 900715, 1795934182557, 1795934186195, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8k09qbje0es12z8zewtq7hd', 'org_01m8k09phqecks0w685q87qpkw', 'acc_01m8k09qbje0es12z8zgyjnqbc', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934182770, 1795934182770, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-31', 900715, 1795934186195);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzfe76nryg', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rfceydvnv534fe2q1qd', 'allocations', 'jnl_01m8k09tzkew6aad5ajn1psxar', 2, NULL, 'NV', 0, 1795934186483, 1795934186195, 1795934186483, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzfhrw2jcf', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09qqpeq6tf85wczfhdkdf', 'allocations', 'jnl_01m8k09v9temz9zyqxcswypeb2', 2, NULL, 'NV', 0, 1795934186810, 1795934186195, 1795934186810, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzfqn7xgzp', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8k09phqecks0w683ydya872', 'ST', NULL, NULL, 'account', 'jnl_01m8k0a9nzehbs6t5zjkzm3n11', 1, 'acc_01m8k09phqecks0w683ydya872', 'ST', -600, 1795934201535, 1795934186195, 1795934201535, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzft7rry5b', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rpce80rfx4qmmsh4tf0', 'allocations', 'jnl_01m8k09vz1e8nvwcsrzhfpbqk6', 2, NULL, 'NV', 0, 1795934187489, 1795934186195, 1795934187489, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzfwpk5sxe', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09qqpeq6tf85wczfhdkdf', 'allocations', 'jnl_01m8k09wzrecjswj8shfhs4an7', 2, NULL, 'NV', 0, 1795934188536, 1795934186195, 1795934188536, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzg3m63jsb', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8k09phqecks0w6847r0wr7h', 'ZR', NULL, NULL, 'account', 'jnl_01m8k0a7jge0nv6y52q6dc1934', 1, 'acc_01m8k09phqecks0w6847r0wr7h', 'ZR', 0, 1795934199376, 1795934186195, 1795934199376, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzg7brbxzz', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rdbepjt52sm7xawbswv', 'allocations', 'jnl_01m8k09x7xehr9fvfrqn1cbew8', 2, NULL, 'NV', 0, 1795934188797, 1795934186195, 1795934188797, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzgbqmfrw0', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8k09phqecks0w683ydya872', 'ST', NULL, NULL, 'account', 'jnl_01m8k0a7xbeee9jqv735923219', 1, 'acc_01m8k09phqecks0w683ydya872', 'ST', -600, 1795934199723, 1795934186195, 1795934199723, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzgfxbbd2k', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09qvpegjs9kpnt1bc70jh', 'match', 'jnl_01m8k09tevewya9bfeb5g17ca7', 2, NULL, 'NV', 0, 1795934191110, 1795934186195, 1795934191110, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzggd181n0', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rake5c8b5jpk5fe75wd', 'allocations', 'jnl_01m8k09y6yecbaq855rae56gf3', 2, NULL, 'NV', 0, 1795934189790, 1795934186195, 1795934189790, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzgqpt9hpv', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8k09phqecks0w684zd6fysy', 'EX', NULL, NULL, 'account', 'jnl_01m8k0aabee0nrzjd1mtfcw8q0', 1, 'acc_01m8k09phqecks0w684zd6fysy', 'EX', 0, 1795934202222, 1795934186195, 1795934202222, 3, NULL, 'input');
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzgrb3xr7v', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8k09zx3esja00q5txrq13cq', 1, NULL, 'NV', 0, 1795934191523, 1795934186195, 1795934191523, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k09tpke9hvfenzgyapnv9t', 'org_01m8k09phqecks0w685q87qpkw', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8k09phqecks0w680wms5pq0', 'NV', NULL, NULL, 'account', 'jnl_01m8k0a054e3zrcprxkrm4tds7', 1, 'acc_01m8k09phqecks0w680wms5pq0', 'NV', 0, 1795934191780, 1795934186195, 1795934191780, 2, NULL, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8k0ap11efab84tcm2qqw2aa', 'org_01m8k09d7qer1b7yyyvqznvjh5', 'bac_01m8k09p8gejgatzd76xvmxzz3', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934214177, 1795934214588, 3, NULL, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 'btx_01m8k0ap11efab84tcm2qqw2aa', 'jnl_01m8k0ap9peh8b0meebqfh0h40');
INSERT INTO invoices VALUES ('inv_01m8k09s2xemmvyefhych00zrw', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8k09qqpeq6tf85wczfhdkdf', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8k09s2xemmvyefhykcjyega', NULL, NULL, 'inv-0001', 1795934184542, 1795934188536, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09s5be028fhbgx5kkzwyr', 'org_01m8k09phqecks0w685q87qpkw', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8k09rdbepjt52sm7xawbswv', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8k09s5be028fhbgx9ptfzgt', NULL, NULL, 'px-881', 1795934184619, 1795934188797, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09s7ke68tab3sx0hngkvk', 'org_01m8k09phqecks0w685q87qpkw', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8k09rfceydvnv534fe2q1qd', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8k09s7ke68tab3sx68m001p', NULL, NULL, 'tb-0117', 1795934184691, 1795934186483, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09s8je71tdmzmabbjag5m', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8k09qqpeq6tf85wczfhdkdf', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8k09s8je71tdmzmaf3t5njg', NULL, NULL, 'inv-0002', 1795934184722, 1795934188536, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09s9zefzbzsqfr65576ak', 'org_01m8k09phqecks0w685q87qpkw', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8k09rpce80rfx4qmmsh4tf0', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8k09s9zefzbzsqfra6zrfhx', NULL, NULL, 'hl-33', 1795934184767, 1795934187489, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09scbensrz7c3e7fpnwrs', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8k09qvpegjs9kpnt1bc70jh', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8k09scbensrz7c3e8m56fty', NULL, NULL, 'inv-0003', 1795934184843, 1795934185947, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09sdve3nv5bxegpnqggp1', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8k09rake5c8b5jpk5fe75wd', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8k09sdve3nv5bxegs56d4e2', NULL, NULL, 'inv-0004', 1795934184891, 1795934189790, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09seqettvb36e5mbcy0y6', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8k09rake5c8b5jpk5fe75wd', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8k09seqettvb36e5t5n8h9b', '2026-03-03', 'jnl_01m8k09spbepvtfj6agte5a30y', 'inv-0005', 1795934184919, 1795934185163, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8k09sfderta73vwp9970cks', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8k09rake5c8b5jpk5fe75wd', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8k09sfderta73vwpd1d8rn4', NULL, NULL, 'cn-0001
inv-0004', 1795934184941, 1795934185432, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO invoices VALUES ('inv_01m8k09sg5ejc88n9e70fge77c', 'org_01m8k09phqecks0w685q87qpkw', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8k09rrfeent46848syhxv1j', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8k09sg5ejc88n9e76vc1fjv', NULL, NULL, 'fr-1209', 1795934184965, 1795934184965, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8k09sgse7et4qba0jt37g0k', 'org_01m8k09phqecks0w685q87qpkw', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8k09qqpeq6tf85wczfhdkdf', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8k09sgse7et4qba0nn16n3c', NULL, NULL, 'inv-0006', 1795934184985, 1795934184985, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s2xemmvyefhych00zrw', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s5be028fhbgx5kkzwyr', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8k09phqecks0w682mbfspv9', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s7ke68tab3sx0hngkvk', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8k09phqecks0w67z56rzd2v', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s8je71tdmzmabbjag5m', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8k09phqecks0w6825re2vjk', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s9zefzbzsqfr65576ak', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8k09phqecks0w683fj8zb9n', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09scbensrz7c3e7fpnwrs', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8k09pv8e5dsbezwgz9nmxvd', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09scbensrz7c3e7fpnwrs', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sdve3nv5bxegpnqggp1', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09seqettvb36e5mbcy0y6', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sfderta73vwp9970cks', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sg5ejc88n9e70fge77c', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8k09phqecks0w682twe6yej', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sgse7et4qba0jt37g0k', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8k09phqecks0w6825re2vjk', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sgse7et4qba0jt37g0k', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8k09phqecks0w6820d4zeh0', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8k09phqecks0w685q87qpkw', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8k09phqecks0w685q87qpkw', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8k09tevewya9bfeb1ywmqd9', 'org_01m8k09phqecks0w685q87qpkw', 'receipt', 'sales', 'posted', 'con_01m8k09qvpegjs9kpnt1bc70jh', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-06', 28200, 28200, NULL, 'btx_01m8k09tpke9hvfenzgfxbbd2k', 0, 'jnl_01m8k09tevewya9bfeb5g17ca7', NULL, NULL, '', 1795934185947, 1795934191110, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8k09tzkew6aad5ajn1psxar', 'org_01m8k09phqecks0w685q87qpkw', 'payment', 'purchase', 'posted', 'con_01m8k09rfceydvnv534fe2q1qd', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-01-22', 107880, 107880, NULL, 'btx_01m8k09tpke9hvfenzfe76nryg', 1, 'jnl_01m8k09tzkew6aad5ajn1psxar', NULL, NULL, '', 1795934186483, 1795934186483, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8k09v9temz9zyqxcswypeb2', 'org_01m8k09phqecks0w685q87qpkw', 'receipt', 'sales', 'posted', 'con_01m8k09qqpeq6tf85wczfhdkdf', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-01-30', 150000, 150000, NULL, 'btx_01m8k09tpke9hvfenzfhrw2jcf', 1, 'jnl_01m8k09v9temz9zyqxcswypeb2', NULL, NULL, '', 1795934186810, 1795934186810, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8k09vz1e8nvwcsrzhfpbqk6', 'org_01m8k09phqecks0w685q87qpkw', 'payment', 'purchase', 'posted', 'con_01m8k09rpce80rfx4qmmsh4tf0', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-10', 135000, 135000, NULL, 'btx_01m8k09tpke9hvfenzft7rry5b', 1, 'jnl_01m8k09vz1e8nvwcsrzhfpbqk6', NULL, NULL, '', 1795934187489, 1795934187489, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8k09wzrecjswj8shfhs4an7', 'org_01m8k09phqecks0w685q87qpkw', 'receipt', 'sales', 'posted', 'con_01m8k09qqpeq6tf85wczfhdkdf', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-16', 171000, 171000, NULL, 'btx_01m8k09tpke9hvfenzfwpk5sxe', 1, 'jnl_01m8k09wzrecjswj8shfhs4an7', NULL, NULL, '', 1795934188536, 1795934188536, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8k09x7xehr9fvfrqn1cbew8', 'org_01m8k09phqecks0w685q87qpkw', 'payment', 'purchase', 'posted', 'con_01m8k09rdbepjt52sm7xawbswv', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-02-27', 40000, 40000, NULL, 'btx_01m8k09tpke9hvfenzg7brbxzz', 1, 'jnl_01m8k09x7xehr9fvfrqn1cbew8', NULL, NULL, '', 1795934188797, 1795934188797, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8k09y6yecbaq855rae56gf3', 'org_01m8k09phqecks0w685q87qpkw', 'receipt', 'sales', 'posted', 'con_01m8k09rake5c8b5jpk5fe75wd', 'bac_01m8k09q4xer39gv85zf0jh5nq', '2026-03-16', 141840, 141840, NULL, 'btx_01m8k09tpke9hvfenzggd181n0', 1, 'jnl_01m8k09y6yecbaq855rae56gf3', NULL, NULL, '', 1795934189790, 1795934189790, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8k09syreema7h2dhaanty4k', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sdve3nv5bxegpnqggp1', NULL, 'inv_01m8k09sfderta73vwp9970cks', 18000, '2026-03-12', NULL, 1795934185432, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09tevewya9bfebbazz6e8', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09scbensrz7c3e7fpnwrs', 'set_01m8k09tevewya9bfeb1ywmqd9', NULL, 28200, '2026-03-06', NULL, 1795934185947, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09tzkew6aad5ajn1psxar', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s7ke68tab3sx0hngkvk', 'set_01m8k09tzkew6aad5ajn1psxar', NULL, 107880, '2026-01-22', NULL, 1795934186483, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09v9temz9zyqxcswypeb2', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s2xemmvyefhych00zrw', 'set_01m8k09v9temz9zyqxcswypeb2', NULL, 150000, '2026-01-30', NULL, 1795934186810, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09vz1e8nvwcsrzhfpbqk6', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s9zefzbzsqfr65576ak', 'set_01m8k09vz1e8nvwcsrzhfpbqk6', NULL, 135000, '2026-02-10', NULL, 1795934187489, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09wzrecjswj8shfhs4an7', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s2xemmvyefhych00zrw', 'set_01m8k09wzrecjswj8shfhs4an7', NULL, 84000, '2026-02-16', NULL, 1795934188536, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09wzrecjswj8shfhs4an8', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s8je71tdmzmabbjag5m', 'set_01m8k09wzrecjswj8shfhs4an7', NULL, 87000, '2026-02-16', NULL, 1795934188536, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09x7xehr9fvfrqn1cbew8', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09s5be028fhbgx5kkzwyr', 'set_01m8k09x7xehr9fvfrqn1cbew8', NULL, 40000, '2026-02-27', NULL, 1795934188797, NULL);
INSERT INTO allocations VALUES ('alc_01m8k09y6yecbaq855rae56gf3', 'org_01m8k09phqecks0w685q87qpkw', 'inv_01m8k09sdve3nv5bxegpnqggp1', 'set_01m8k09y6yecbaq855rae56gf3', NULL, 141840, '2026-03-16', NULL, 1795934189790, NULL);
INSERT INTO tax_rates VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8k0acpyetj8qr3anvg2s8js', 'org_01m8k09phqecks0w685q87qpkw', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795934205329, 1795934204638, 1795934205329, 2, NULL, NULL);
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 1, 'organisations', 'org_01m8k09d7qer1b7yyyvqznvjh5', '["org_01m8k09d7qer1b7yyyvqznvjh5","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795934172407,1795934172407,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 2, 'members', 'mem_01m8k09d7qer1b7yyyn3c9hkcc', '["mem_01m8k09d7qer1b7yyyn3c9hkcc","org_01m8k09d7qer1b7yyyvqznvjh5","jo@example.com","usr_01m8k09b8ze8yr68r2cafv8wff","owner",1795934172407,1795934172407,1]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 3, 'accounts', 'acc_01m8k09d7qer1b7yyyn6s2e428', '["acc_01m8k09d7qer1b7yyyn6s2e428","org_01m8k09d7qer1b7yyyvqznvjh5","1000","Computer equipment","ASSET",null,"ST",null,"active",1795934172407,1795934172407,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 4, 'accounts', 'acc_01m8k09d7qer1b7yyyn9deb12z', '["acc_01m8k09d7qer1b7yyyn9deb12z","org_01m8k09d7qer1b7yyyvqznvjh5","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795934172407,1795934172407,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 5, 'accounts', 'acc_01m8k09d7qer1b7yyynd443a2f', '["acc_01m8k09d7qer1b7yyynd443a2f","org_01m8k09d7qer1b7yyyvqznvjh5","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795934172407,1795934172407,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 6, 'accounts', 'acc_01m8k09d7qer1b7yyynkr8aca0', '["acc_01m8k09d7qer1b7yyynkr8aca0","org_01m8k09d7qer1b7yyyvqznvjh5","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795934172407,1795934172407,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 7, 'accounts', 'acc_01m8k09d7qer1b7yyynn74s7qd', '["acc_01m8k09d7qer1b7yyynn74s7qd","org_01m8k09d7qer1b7yyyvqznvjh5","1100","Stock","ASSET",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 8, 'accounts', 'acc_01m8k09d7qer1b7yyynvgr774z', '["acc_01m8k09d7qer1b7yyynvgr774z","org_01m8k09d7qer1b7yyyvqznvjh5","1200","Trade debtors","ASSET","receivable",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 9, 'accounts', 'acc_01m8k09d7qer1b7yyynzxqxmkm', '["acc_01m8k09d7qer1b7yyynzxqxmkm","org_01m8k09d7qer1b7yyyvqznvjh5","1210","Prepayments","ASSET",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 10, 'accounts', 'acc_01m8k09d7qer1b7yyyp2dfnytm', '["acc_01m8k09d7qer1b7yyyp2dfnytm","org_01m8k09d7qer1b7yyyvqznvjh5","1220","Other debtors","ASSET",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 11, 'accounts', 'acc_01m8k09d7qer1b7yyyp47287j3', '["acc_01m8k09d7qer1b7yyyp47287j3","org_01m8k09d7qer1b7yyyvqznvjh5","1300","Current account","ASSET","bank",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 12, 'accounts', 'acc_01m8k09d7qer1b7yyyp8gc08tw', '["acc_01m8k09d7qer1b7yyyp8gc08tw","org_01m8k09d7qer1b7yyyvqznvjh5","1310","Petty cash","ASSET",null,"NV",null,"active",1795934172407,1795934172407,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 13, 'accounts', 'acc_01m8k09d7qer1b7yyypfb305bj', '["acc_01m8k09d7qer1b7yyypfb305bj","org_01m8k09d7qer1b7yyyvqznvjh5","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 14, 'accounts', 'acc_01m8k09d7qer1b7yyypk760qvg', '["acc_01m8k09d7qer1b7yyypk760qvg","org_01m8k09d7qer1b7yyyvqznvjh5","2110","Accruals","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 15, 'accounts', 'acc_01m8k09d7qer1b7yyypnbr3bxq', '["acc_01m8k09d7qer1b7yyypnbr3bxq","org_01m8k09d7qer1b7yyyvqznvjh5","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 16, 'accounts', 'acc_01m8k09d7qer1b7yyyprzxy2dn', '["acc_01m8k09d7qer1b7yyyprzxy2dn","org_01m8k09d7qer1b7yyyvqznvjh5","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 17, 'accounts', 'acc_01m8k09d7qer1b7yyypwq8ys1b', '["acc_01m8k09d7qer1b7yyypwq8ys1b","org_01m8k09d7qer1b7yyyvqznvjh5","2220","Net wages","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 18, 'accounts', 'acc_01m8k09d7qer1b7yyyq3d40r0n', '["acc_01m8k09d7qer1b7yyyq3d40r0n","org_01m8k09d7qer1b7yyyvqznvjh5","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 19, 'accounts', 'acc_01m8k09d7qer1b7yyyq79eba11', '["acc_01m8k09d7qer1b7yyyq79eba11","org_01m8k09d7qer1b7yyyvqznvjh5","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 20, 'accounts', 'acc_01m8k09d7qer1b7yyyq9z9eebt', '["acc_01m8k09d7qer1b7yyyq9z9eebt","org_01m8k09d7qer1b7yyyvqznvjh5","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795934172407,1795934172407,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 21, 'accounts', 'acc_01m8k09d7qer1b7yyyqfkbyta2', '["acc_01m8k09d7qer1b7yyyqfkbyta2","org_01m8k09d7qer1b7yyyvqznvjh5","2900","Suspense","LIABILITY","suspense",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 22, 'accounts', 'acc_01m8k09d7qer1b7yyyqj9xmkgz', '["acc_01m8k09d7qer1b7yyyqj9xmkgz","org_01m8k09d7qer1b7yyyvqznvjh5","3000","Share capital","EQUITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 23, 'accounts', 'acc_01m8k09d7qer1b7yyyqp8jq0pr', '["acc_01m8k09d7qer1b7yyyqp8jq0pr","org_01m8k09d7qer1b7yyyvqznvjh5","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 24, 'accounts', 'acc_01m8k09d7qer1b7yyyqv3gbz3v', '["acc_01m8k09d7qer1b7yyyqv3gbz3v","org_01m8k09d7qer1b7yyyvqznvjh5","3200","Dividends","EQUITY",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 25, 'accounts', 'acc_01m8k09d7qer1b7yyyqz1f4xp8', '["acc_01m8k09d7qer1b7yyyqz1f4xp8","org_01m8k09d7qer1b7yyyvqznvjh5","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 26, 'accounts', 'acc_01m8k09d7qer1b7yyyr2t3qebz', '["acc_01m8k09d7qer1b7yyyr2t3qebz","org_01m8k09d7qer1b7yyyvqznvjh5","4000","Sales","INCOME",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 27, 'accounts', 'acc_01m8k09d7qer1b7yyyr5q82znr', '["acc_01m8k09d7qer1b7yyyr5q82znr","org_01m8k09d7qer1b7yyyvqznvjh5","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 28, 'accounts', 'acc_01m8k09d7qer1b7yyyrbxak2av', '["acc_01m8k09d7qer1b7yyyrbxak2av","org_01m8k09d7qer1b7yyyvqznvjh5","4090","Other income","INCOME",null,"ST",null,"active",1795934172407,1795934172407,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 29, 'accounts', 'acc_01m8k09d7qer1b7yyyrewwd0fa', '["acc_01m8k09d7qer1b7yyyrewwd0fa","org_01m8k09d7qer1b7yyyvqznvjh5","4900","Interest received","INCOME",null,"EX",null,"active",1795934172407,1795934172407,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 30, 'accounts', 'acc_01m8k09d7qer1b7yyyrkpwa7vy', '["acc_01m8k09d7qer1b7yyyrkpwa7vy","org_01m8k09d7qer1b7yyyvqznvjh5","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 31, 'accounts', 'acc_01m8k09d7qer1b7yyyrpryapx3', '["acc_01m8k09d7qer1b7yyyrpryapx3","org_01m8k09d7qer1b7yyyvqznvjh5","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 32, 'accounts', 'acc_01m8k09d7qer1b7yyyrsh0pepp', '["acc_01m8k09d7qer1b7yyyrsh0pepp","org_01m8k09d7qer1b7yyyvqznvjh5","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 33, 'accounts', 'acc_01m8k09d7qer1b7yyyry7fedf8', '["acc_01m8k09d7qer1b7yyyry7fedf8","org_01m8k09d7qer1b7yyyvqznvjh5","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 34, 'accounts', 'acc_01m8k09d7qer1b7yyys161c6pe', '["acc_01m8k09d7qer1b7yyys161c6pe","org_01m8k09d7qer1b7yyyvqznvjh5","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 35, 'accounts', 'acc_01m8k09d7qer1b7yyys7p7m6e9', '["acc_01m8k09d7qer1b7yyys7p7m6e9","org_01m8k09d7qer1b7yyyvqznvjh5","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 36, 'accounts', 'acc_01m8k09d7qer1b7yyys83c9vhw', '["acc_01m8k09d7qer1b7yyys83c9vhw","org_01m8k09d7qer1b7yyyvqznvjh5","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 37, 'accounts', 'acc_01m8k09d7qer1b7yyysewjr08j', '["acc_01m8k09d7qer1b7yyysewjr08j","org_01m8k09d7qer1b7yyyvqznvjh5","6100","Rent","EXPENSE",null,"EX",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 38, 'accounts', 'acc_01m8k09d7qer1b7yyysjsez45h', '["acc_01m8k09d7qer1b7yyysjsez45h","org_01m8k09d7qer1b7yyyvqznvjh5","6110","Business rates","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 39, 'accounts', 'acc_01m8k09d7qer1b7yyysqg31qzs', '["acc_01m8k09d7qer1b7yyysqg31qzs","org_01m8k09d7qer1b7yyyvqznvjh5","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 40, 'accounts', 'acc_01m8k09d7qer1b7yyysv92zh1f', '["acc_01m8k09d7qer1b7yyysv92zh1f","org_01m8k09d7qer1b7yyyvqznvjh5","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 41, 'accounts', 'acc_01m8k09d7qer1b7yyysy74q1yw', '["acc_01m8k09d7qer1b7yyysy74q1yw","org_01m8k09d7qer1b7yyyvqznvjh5","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 42, 'accounts', 'acc_01m8k09d7qer1b7yyyt1x8vdbj', '["acc_01m8k09d7qer1b7yyyt1x8vdbj","org_01m8k09d7qer1b7yyyvqznvjh5","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 43, 'accounts', 'acc_01m8k09d7qer1b7yyyt4sg4rpd', '["acc_01m8k09d7qer1b7yyyt4sg4rpd","org_01m8k09d7qer1b7yyyvqznvjh5","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 44, 'accounts', 'acc_01m8k09d7qer1b7yyytaqg7vg0', '["acc_01m8k09d7qer1b7yyytaqg7vg0","org_01m8k09d7qer1b7yyyvqznvjh5","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 45, 'accounts', 'acc_01m8k09d7qer1b7yyytdw3pafv', '["acc_01m8k09d7qer1b7yyytdw3pafv","org_01m8k09d7qer1b7yyyvqznvjh5","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 46, 'accounts', 'acc_01m8k09d7qer1b7yyytkbaamzb', '["acc_01m8k09d7qer1b7yyytkbaamzb","org_01m8k09d7qer1b7yyyvqznvjh5","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 47, 'accounts', 'acc_01m8k09d7qer1b7yyytpkaen6k', '["acc_01m8k09d7qer1b7yyytpkaen6k","org_01m8k09d7qer1b7yyyvqznvjh5","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 48, 'accounts', 'acc_01m8k09d7qer1b7yyyttsn7yyk', '["acc_01m8k09d7qer1b7yyyttsn7yyk","org_01m8k09d7qer1b7yyyvqznvjh5","6600","Insurance","EXPENSE",null,"EX",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 49, 'accounts', 'acc_01m8k09d7qer1b7yyytx3bqpbw', '["acc_01m8k09d7qer1b7yyytx3bqpbw","org_01m8k09d7qer1b7yyyvqznvjh5","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 50, 'accounts', 'acc_01m8k09d7qer1b7yyyv34x6c2a', '["acc_01m8k09d7qer1b7yyyv34x6c2a","org_01m8k09d7qer1b7yyyvqznvjh5","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 51, 'accounts', 'acc_01m8k09d7qer1b7yyyv6xb9jwn', '["acc_01m8k09d7qer1b7yyyv6xb9jwn","org_01m8k09d7qer1b7yyyvqznvjh5","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 52, 'accounts', 'acc_01m8k09d7qer1b7yyyv8ydzsmw', '["acc_01m8k09d7qer1b7yyyv8ydzsmw","org_01m8k09d7qer1b7yyyvqznvjh5","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795934172407,1795934172407,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 53, 'accounts', 'acc_01m8k09d7qer1b7yyyvdjy1my1', '["acc_01m8k09d7qer1b7yyyvdjy1my1","org_01m8k09d7qer1b7yyyvqznvjh5","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795934172407,1795934172407,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 1, 54, 'accounts', 'acc_01m8k09d7qer1b7yyyvjan3w3d', '["acc_01m8k09d7qer1b7yyyvjan3w3d","org_01m8k09d7qer1b7yyyvqznvjh5","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795934172407,1795934172407,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 2, 1, 'accounts', 'acc_01m8k09p3qe3gsfpr9nzv1mxj9', '["acc_01m8k09p3qe3gsfpr9nzv1mxj9","org_01m8k09d7qer1b7yyyvqznvjh5","2250","VAT","LIABILITY","vat_control",null,null,"active",1795934181495,1795934181495,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 3, 1, 'bank_accounts', 'bac_01m8k09p8gejgatzd76xvmxzz3', '["bac_01m8k09p8gejgatzd76xvmxzz3","org_01m8k09d7qer1b7yyyvqznvjh5","acc_01m8k09d7qer1b7yyyp47287j3","Current","current",null,null,null,null,null,null,null,1795934181648,1795934181648,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 4, 1, 'organisations', 'org_01m8k09d7qer1b7yyyvqznvjh5', '["org_01m8k09d7qer1b7yyyvqznvjh5","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795934172407,1795934172407,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8k09d7qer1b7yyyvqznvjh5","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 5, 1, 'organisations', 'org_01m8k09d7qer1b7yyyvqznvjh5', '["org_01m8k09d7qer1b7yyyvqznvjh5","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795934172407,1795934213931,2,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8k09d7qer1b7yyyvqznvjh5","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 6, 1, 'bank_transactions', 'btx_01m8k0ap11efab84tcm2qqw2aa', '["btx_01m8k0ap11efab84tcm2qqw2aa","org_01m8k09d7qer1b7yyyvqznvjh5","bac_01m8k09p8gejgatzd76xvmxzz3","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934214177,1795934214177,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 8, 1, 'bank_transactions', 'btx_01m8k0ap11efab84tcm2qqw2aa', '["btx_01m8k0ap11efab84tcm2qqw2aa","org_01m8k09d7qer1b7yyyvqznvjh5","bac_01m8k09p8gejgatzd76xvmxzz3","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8k0ap9peh8b0meebqfh0h40",2,null,null,0,1795934214539,1795934214177,1795934214539,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', 9, 1, 'bank_transactions', 'btx_01m8k0ap11efab84tcm2qqw2aa', '["btx_01m8k0ap11efab84tcm2qqw2aa","org_01m8k09d7qer1b7yyyvqznvjh5","bac_01m8k09p8gejgatzd76xvmxzz3","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934214177,1795934214588,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8k09d7qer1b7yyyvqznvjh5","jnl_01m8k0ap9peh8b0meebqfh0h40"]],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 1, 'organisations', 'org_01m8k09phqecks0w685q87qpkw', '["org_01m8k09phqecks0w685q87qpkw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795934181943,1795934181943,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 2, 'members', 'mem_01m8k09phqecks0w67z0bwkade', '["mem_01m8k09phqecks0w67z0bwkade","org_01m8k09phqecks0w685q87qpkw","jo@example.com","usr_01m8k09b8ze8yr68r2cafv8wff","owner",1795934181943,1795934181943,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 3, 'accounts', 'acc_01m8k09phqecks0w67z56rzd2v', '["acc_01m8k09phqecks0w67z56rzd2v","org_01m8k09phqecks0w685q87qpkw","1000","Computer equipment","ASSET",null,"ST",null,"active",1795934181943,1795934181943,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 4, 'accounts', 'acc_01m8k09phqecks0w67zb7xey59', '["acc_01m8k09phqecks0w67zb7xey59","org_01m8k09phqecks0w685q87qpkw","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795934181943,1795934181943,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 5, 'accounts', 'acc_01m8k09phqecks0w67zcn3gebw', '["acc_01m8k09phqecks0w67zcn3gebw","org_01m8k09phqecks0w685q87qpkw","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795934181943,1795934181943,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 6, 'accounts', 'acc_01m8k09phqecks0w67zganbff2', '["acc_01m8k09phqecks0w67zganbff2","org_01m8k09phqecks0w685q87qpkw","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795934181943,1795934181943,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 7, 'accounts', 'acc_01m8k09phqecks0w67zndg6rcz', '["acc_01m8k09phqecks0w67zndg6rcz","org_01m8k09phqecks0w685q87qpkw","1100","Stock","ASSET",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 8, 'accounts', 'acc_01m8k09phqecks0w67ztfns5wj', '["acc_01m8k09phqecks0w67ztfns5wj","org_01m8k09phqecks0w685q87qpkw","1200","Trade debtors","ASSET","receivable",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 9, 'accounts', 'acc_01m8k09phqecks0w67zy23rd3y', '["acc_01m8k09phqecks0w67zy23rd3y","org_01m8k09phqecks0w685q87qpkw","1210","Prepayments","ASSET",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 10, 'accounts', 'acc_01m8k09phqecks0w6803nr6bna', '["acc_01m8k09phqecks0w6803nr6bna","org_01m8k09phqecks0w685q87qpkw","1220","Other debtors","ASSET",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 11, 'accounts', 'acc_01m8k09phqecks0w6804jzy0n9', '["acc_01m8k09phqecks0w6804jzy0n9","org_01m8k09phqecks0w685q87qpkw","1300","Current account","ASSET","bank",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 12, 'accounts', 'acc_01m8k09phqecks0w68089fqfav', '["acc_01m8k09phqecks0w68089fqfav","org_01m8k09phqecks0w685q87qpkw","1310","Petty cash","ASSET",null,"NV",null,"active",1795934181943,1795934181943,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 13, 'accounts', 'acc_01m8k09phqecks0w680crhqc29', '["acc_01m8k09phqecks0w680crhqc29","org_01m8k09phqecks0w685q87qpkw","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 14, 'accounts', 'acc_01m8k09phqecks0w680kpy7ry6', '["acc_01m8k09phqecks0w680kpy7ry6","org_01m8k09phqecks0w685q87qpkw","2110","Accruals","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 15, 'accounts', 'acc_01m8k09phqecks0w680p6zc0jh', '["acc_01m8k09phqecks0w680p6zc0jh","org_01m8k09phqecks0w685q87qpkw","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 16, 'accounts', 'acc_01m8k09phqecks0w680t7ebab8', '["acc_01m8k09phqecks0w680t7ebab8","org_01m8k09phqecks0w685q87qpkw","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 17, 'accounts', 'acc_01m8k09phqecks0w680wms5pq0', '["acc_01m8k09phqecks0w680wms5pq0","org_01m8k09phqecks0w685q87qpkw","2220","Net wages","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 18, 'accounts', 'acc_01m8k09phqecks0w6810stvbg3', '["acc_01m8k09phqecks0w6810stvbg3","org_01m8k09phqecks0w685q87qpkw","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 19, 'accounts', 'acc_01m8k09phqecks0w6815fmgr95', '["acc_01m8k09phqecks0w6815fmgr95","org_01m8k09phqecks0w685q87qpkw","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 20, 'accounts', 'acc_01m8k09phqecks0w6818wahby0', '["acc_01m8k09phqecks0w6818wahby0","org_01m8k09phqecks0w685q87qpkw","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795934181943,1795934181943,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 21, 'accounts', 'acc_01m8k09phqecks0w681dstnv6v', '["acc_01m8k09phqecks0w681dstnv6v","org_01m8k09phqecks0w685q87qpkw","2900","Suspense","LIABILITY","suspense",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 22, 'accounts', 'acc_01m8k09phqecks0w681hrmbaj1', '["acc_01m8k09phqecks0w681hrmbaj1","org_01m8k09phqecks0w685q87qpkw","3000","Share capital","EQUITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 23, 'accounts', 'acc_01m8k09phqecks0w681qcacq7d', '["acc_01m8k09phqecks0w681qcacq7d","org_01m8k09phqecks0w685q87qpkw","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 24, 'accounts', 'acc_01m8k09phqecks0w681ry9xr2y', '["acc_01m8k09phqecks0w681ry9xr2y","org_01m8k09phqecks0w685q87qpkw","3200","Dividends","EQUITY",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 25, 'accounts', 'acc_01m8k09phqecks0w681wrzqgbj', '["acc_01m8k09phqecks0w681wrzqgbj","org_01m8k09phqecks0w685q87qpkw","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 26, 'accounts', 'acc_01m8k09phqecks0w6820d4zeh0', '["acc_01m8k09phqecks0w6820d4zeh0","org_01m8k09phqecks0w685q87qpkw","4000","Sales","INCOME",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 27, 'accounts', 'acc_01m8k09phqecks0w6825re2vjk', '["acc_01m8k09phqecks0w6825re2vjk","org_01m8k09phqecks0w685q87qpkw","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 28, 'accounts', 'acc_01m8k09phqecks0w682bgftf47', '["acc_01m8k09phqecks0w682bgftf47","org_01m8k09phqecks0w685q87qpkw","4090","Other income","INCOME",null,"ST",null,"active",1795934181943,1795934181943,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 29, 'accounts', 'acc_01m8k09phqecks0w682djxqbm6', '["acc_01m8k09phqecks0w682djxqbm6","org_01m8k09phqecks0w685q87qpkw","4900","Interest received","INCOME",null,"EX",null,"active",1795934181943,1795934181943,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 30, 'accounts', 'acc_01m8k09phqecks0w682hne81gc', '["acc_01m8k09phqecks0w682hne81gc","org_01m8k09phqecks0w685q87qpkw","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 31, 'accounts', 'acc_01m8k09phqecks0w682mbfspv9', '["acc_01m8k09phqecks0w682mbfspv9","org_01m8k09phqecks0w685q87qpkw","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 32, 'accounts', 'acc_01m8k09phqecks0w682twe6yej', '["acc_01m8k09phqecks0w682twe6yej","org_01m8k09phqecks0w685q87qpkw","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 33, 'accounts', 'acc_01m8k09phqecks0w682za86ve6', '["acc_01m8k09phqecks0w682za86ve6","org_01m8k09phqecks0w685q87qpkw","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 34, 'accounts', 'acc_01m8k09phqecks0w6830ynd18d', '["acc_01m8k09phqecks0w6830ynd18d","org_01m8k09phqecks0w685q87qpkw","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 35, 'accounts', 'acc_01m8k09phqecks0w68364327c6', '["acc_01m8k09phqecks0w68364327c6","org_01m8k09phqecks0w685q87qpkw","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 36, 'accounts', 'acc_01m8k09phqecks0w68380v9gpx', '["acc_01m8k09phqecks0w68380v9gpx","org_01m8k09phqecks0w685q87qpkw","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 37, 'accounts', 'acc_01m8k09phqecks0w683fj8zb9n', '["acc_01m8k09phqecks0w683fj8zb9n","org_01m8k09phqecks0w685q87qpkw","6100","Rent","EXPENSE",null,"EX",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 38, 'accounts', 'acc_01m8k09phqecks0w683hewvjz3', '["acc_01m8k09phqecks0w683hewvjz3","org_01m8k09phqecks0w685q87qpkw","6110","Business rates","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 39, 'accounts', 'acc_01m8k09phqecks0w683q3n4k37', '["acc_01m8k09phqecks0w683q3n4k37","org_01m8k09phqecks0w685q87qpkw","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 40, 'accounts', 'acc_01m8k09phqecks0w683vpj0s12', '["acc_01m8k09phqecks0w683vpj0s12","org_01m8k09phqecks0w685q87qpkw","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 41, 'accounts', 'acc_01m8k09phqecks0w683ydya872', '["acc_01m8k09phqecks0w683ydya872","org_01m8k09phqecks0w685q87qpkw","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 42, 'accounts', 'acc_01m8k09phqecks0w684004400h', '["acc_01m8k09phqecks0w684004400h","org_01m8k09phqecks0w685q87qpkw","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 43, 'accounts', 'acc_01m8k09phqecks0w6847r0wr7h', '["acc_01m8k09phqecks0w6847r0wr7h","org_01m8k09phqecks0w685q87qpkw","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 44, 'accounts', 'acc_01m8k09phqecks0w6848ry5wy4', '["acc_01m8k09phqecks0w6848ry5wy4","org_01m8k09phqecks0w685q87qpkw","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 45, 'accounts', 'acc_01m8k09phqecks0w684f7zcy4t', '["acc_01m8k09phqecks0w684f7zcy4t","org_01m8k09phqecks0w685q87qpkw","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 46, 'accounts', 'acc_01m8k09phqecks0w684hscbegh', '["acc_01m8k09phqecks0w684hscbegh","org_01m8k09phqecks0w685q87qpkw","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 47, 'accounts', 'acc_01m8k09phqecks0w684qgwgfyq', '["acc_01m8k09phqecks0w684qgwgfyq","org_01m8k09phqecks0w685q87qpkw","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 48, 'accounts', 'acc_01m8k09phqecks0w684rbkn1pe', '["acc_01m8k09phqecks0w684rbkn1pe","org_01m8k09phqecks0w685q87qpkw","6600","Insurance","EXPENSE",null,"EX",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 49, 'accounts', 'acc_01m8k09phqecks0w684zd6fysy', '["acc_01m8k09phqecks0w684zd6fysy","org_01m8k09phqecks0w685q87qpkw","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 50, 'accounts', 'acc_01m8k09phqecks0w6851mkh6wd', '["acc_01m8k09phqecks0w6851mkh6wd","org_01m8k09phqecks0w685q87qpkw","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 51, 'accounts', 'acc_01m8k09phqecks0w68559x5w2s', '["acc_01m8k09phqecks0w68559x5w2s","org_01m8k09phqecks0w685q87qpkw","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 52, 'accounts', 'acc_01m8k09phqecks0w685bzateq6', '["acc_01m8k09phqecks0w685bzateq6","org_01m8k09phqecks0w685q87qpkw","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795934181943,1795934181943,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 53, 'accounts', 'acc_01m8k09phqecks0w685c3eyyqr', '["acc_01m8k09phqecks0w685c3eyyqr","org_01m8k09phqecks0w685q87qpkw","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795934181943,1795934181943,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 1, 54, 'accounts', 'acc_01m8k09phqecks0w685hy0xwvb', '["acc_01m8k09phqecks0w685hy0xwvb","org_01m8k09phqecks0w685q87qpkw","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795934181943,1795934181943,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 1, 'accounts', 'acc_01m8k09prhe2ebkrgyddw2aebf', '["acc_01m8k09prhe2ebkrgyddw2aebf","org_01m8k09phqecks0w685q87qpkw","2250","VAT","LIABILITY","vat_control",null,null,"active",1795934182161,1795934182161,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 3, 1, 'accounts', 'acc_01m8k09pv8e5dsbezwgz9nmxvd', '["acc_01m8k09pv8e5dsbezwgz9nmxvd","org_01m8k09phqecks0w685q87qpkw","4100","Room hire","INCOME",null,"EX",null,"active",1795934182248,1795934182248,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 1, 'bank_accounts', 'bac_01m8k09q4xer39gv85zf0jh5nq', '["bac_01m8k09q4xer39gv85zf0jh5nq","org_01m8k09phqecks0w685q87qpkw","acc_01m8k09phqecks0w6804jzy0n9","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8k09q4xer39gv85zm9qpk0d",null,1795934182557,1795934182557,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 5, 1, 'accounts', 'acc_01m8k09qbje0es12z8zgyjnqbc', '["acc_01m8k09qbje0es12z8zgyjnqbc","org_01m8k09phqecks0w685q87qpkw","1301","Savings","ASSET","bank",null,null,"active",1795934182770,1795934182770,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 6, 1, 'bank_accounts', 'bac_01m8k09qbje0es12z8zewtq7hd', '["bac_01m8k09qbje0es12z8zewtq7hd","org_01m8k09phqecks0w685q87qpkw","acc_01m8k09qbje0es12z8zgyjnqbc","Savings","savings",null,null,null,null,null,null,null,1795934182770,1795934182770,1,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 1, 'contacts', 'con_01m8k09qqpeq6tf85wczfhdkdf', '["con_01m8k09qqpeq6tf85wczfhdkdf","org_01m8k09phqecks0w685q87qpkw","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795934183158,1795934183158,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 1, 'contacts', 'con_01m8k09qvpegjs9kpnt1bc70jh', '["con_01m8k09qvpegjs9kpnt1bc70jh","org_01m8k09phqecks0w685q87qpkw","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795934183286,1795934183286,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 1, 'contacts', 'con_01m8k09rake5c8b5jpk5fe75wd', '["con_01m8k09rake5c8b5jpk5fe75wd","org_01m8k09phqecks0w685q87qpkw","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795934183763,1795934183763,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 1, 'contacts', 'con_01m8k09rdbepjt52sm7xawbswv', '["con_01m8k09rdbepjt52sm7xawbswv","org_01m8k09phqecks0w685q87qpkw","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795934183851,1795934183851,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 1, 'contacts', 'con_01m8k09rfceydvnv534fe2q1qd', '["con_01m8k09rfceydvnv534fe2q1qd","org_01m8k09phqecks0w685q87qpkw","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795934183916,1795934183916,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 1, 'contacts', 'con_01m8k09rpce80rfx4qmmsh4tf0', '["con_01m8k09rpce80rfx4qmmsh4tf0","org_01m8k09phqecks0w685q87qpkw","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795934184140,1795934184140,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 1, 'contacts', 'con_01m8k09rrfeent46848syhxv1j', '["con_01m8k09rrfeent46848syhxv1j","org_01m8k09phqecks0w685q87qpkw","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795934184207,1795934184207,1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 1, 'invoices', 'inv_01m8k09s2xemmvyefhych00zrw', '["inv_01m8k09s2xemmvyefhych00zrw","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0001","con_01m8k09qqpeq6tf85wczfhdkdf","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8k09s2xemmvyefhykcjyega",null,null,"inv-0001",1795934184542,1795934184542,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Course design, 3 days","3","650.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,195000,39000,234000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 14, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 15, 1, 'invoices', 'inv_01m8k09s5be028fhbgx5kkzwyr', '["inv_01m8k09s5be028fhbgx5kkzwyr","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","PX-881","con_01m8k09rdbepjt52sm7xawbswv","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8k09s5be028fhbgx9ptfzgt",null,null,"px-881",1795934184619,1795934184619,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Printing of workbooks","1","412.00",null,"acc_01m8k09phqecks0w682mbfspv9","ZR",null,41200,0,41200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 16, 1, 'invoices', 'inv_01m8k09s7ke68tab3sx0hngkvk', '["inv_01m8k09s7ke68tab3sx0hngkvk","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","TB-0117","con_01m8k09rfceydvnv534fe2q1qd","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8k09s7ke68tab3sx68m001p",null,null,"tb-0117",1795934184691,1795934184691,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Laptop","1","899.00",null,"acc_01m8k09phqecks0w67z56rzd2v","ST",null,89900,17980,107880]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 17, 1, 'invoices', 'inv_01m8k09s8je71tdmzmabbjag5m', '["inv_01m8k09s8je71tdmzmabbjag5m","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0002","con_01m8k09qqpeq6tf85wczfhdkdf","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8k09s8je71tdmzmaf3t5njg",null,null,"inv-0002",1795934184722,1795934184722,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Workbooks","120","7.25",null,"acc_01m8k09phqecks0w6825re2vjk","ZR",null,87000,0,87000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 17, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 18, 1, 'invoices', 'inv_01m8k09s9zefzbzsqfr65576ak', '["inv_01m8k09s9zefzbzsqfr65576ak","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","HL-33","con_01m8k09rpce80rfx4qmmsh4tf0","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8k09s9zefzbzsqfra6zrfhx",null,null,"hl-33",1795934184767,1795934184767,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Rent, January to March","1","1350.00",null,"acc_01m8k09phqecks0w683fj8zb9n","EX",null,135000,0,135000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 19, 1, 'invoices', 'inv_01m8k09scbensrz7c3e7fpnwrs', '["inv_01m8k09scbensrz7c3e7fpnwrs","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0003","con_01m8k09qvpegjs9kpnt1bc70jh","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8k09scbensrz7c3e8m56fty",null,null,"inv-0003",1795934184843,1795934184843,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8k09pv8e5dsbezwgz9nmxvd","EX",null,24000,0,24000],["org_01m8k09phqecks0w685q87qpkw",2,"Projector","1","35.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,3500,700,4200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 19, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 20, 1, 'invoices', 'inv_01m8k09sdve3nv5bxegpnqggp1', '["inv_01m8k09sdve3nv5bxegpnqggp1","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0004","con_01m8k09rake5c8b5jpk5fe75wd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8k09sdve3nv5bxegs56d4e2",null,null,"inv-0004",1795934184891,1795934184891,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Course for new starters","1","1480.00","10","acc_01m8k09phqecks0w6820d4zeh0","ST",null,133200,26640,159840]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 20, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 21, 1, 'invoices', 'inv_01m8k09seqettvb36e5mbcy0y6', '["inv_01m8k09seqettvb36e5mbcy0y6","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0005","con_01m8k09rake5c8b5jpk5fe75wd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8k09seqettvb36e5t5n8h9b",null,null,"inv-0005",1795934184919,1795934184919,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Raised in error","1","500.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 21, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 22, 1, 'invoices', 'inv_01m8k09sfderta73vwp9970cks', '["inv_01m8k09sfderta73vwp9970cks","org_01m8k09phqecks0w685q87qpkw","sales","credit_note","issued","CN-0001","con_01m8k09rake5c8b5jpk5fe75wd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8k09sfderta73vwpd1d8rn4",null,null,"cn-0001\ninv-0004",1795934184941,1795934184941,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"A day that was not held","1","150.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 22, 2, 'number_sequences', 'credit_note', '["org_01m8k09phqecks0w685q87qpkw","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 23, 1, 'invoices', 'inv_01m8k09sg5ejc88n9e70fge77c', '["inv_01m8k09sg5ejc88n9e70fge77c","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","FR-1209","con_01m8k09rrfeent46848syhxv1j","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8k09sg5ejc88n9e76vc1fjv",null,null,"fr-1209",1795934184965,1795934184965,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Illustration, 2 days","2","384.00",null,"acc_01m8k09phqecks0w682twe6yej","ST",null,64000,12800,76800]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 24, 1, 'invoices', 'inv_01m8k09sgse7et4qba0jt37g0k', '["inv_01m8k09sgse7et4qba0jt37g0k","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0006","con_01m8k09qqpeq6tf85wczfhdkdf","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8k09sgse7et4qba0nn16n3c",null,null,"inv-0006",1795934184985,1795934184985,1,"9999-99-99",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Workbooks","24","7.25",null,"acc_01m8k09phqecks0w6825re2vjk","ZR",null,17400,0,17400],["org_01m8k09phqecks0w685q87qpkw",2,"Half a day of course design","0.5","650.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,32500,6500,39000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 24, 2, 'number_sequences', 'invoice', '["org_01m8k09phqecks0w685q87qpkw","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 25, 1, 'invoices', 'inv_01m8k09seqettvb36e5mbcy0y6', '["inv_01m8k09seqettvb36e5mbcy0y6","org_01m8k09phqecks0w685q87qpkw","sales","invoice","void","INV-0005","con_01m8k09rake5c8b5jpk5fe75wd","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8k09seqettvb36e5t5n8h9b","2026-03-03","jnl_01m8k09spbepvtfj6agte5a30y","inv-0005",1795934184919,1795934185163,2,"2026-03-03",0,null,null,[["org_01m8k09phqecks0w685q87qpkw",1,"Raised in error","1","500.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 1, 'invoices', 'inv_01m8k09sdve3nv5bxegpnqggp1', '["inv_01m8k09sdve3nv5bxegpnqggp1","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0004","con_01m8k09rake5c8b5jpk5fe75wd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8k09sdve3nv5bxegs56d4e2",null,null,"inv-0004",1795934184891,1795934185432,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8k09phqecks0w685q87qpkw",1,"Course for new starters","1","1480.00","10","acc_01m8k09phqecks0w6820d4zeh0","ST",null,133200,26640,159840]],[["alc_01m8k09syreema7h2dhaanty4k","org_01m8k09phqecks0w685q87qpkw",null,"inv_01m8k09sfderta73vwp9970cks",18000,"2026-03-12",null,1795934185432,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 2, 'invoices', 'inv_01m8k09sfderta73vwp9970cks', '["inv_01m8k09sfderta73vwp9970cks","org_01m8k09phqecks0w685q87qpkw","sales","credit_note","issued","CN-0001","con_01m8k09rake5c8b5jpk5fe75wd","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8k09sfderta73vwpd1d8rn4",null,null,"cn-0001\ninv-0004",1795934184941,1795934185432,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8k09phqecks0w685q87qpkw",1,"A day that was not held","1","150.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 30, 1, 'invoices', 'inv_01m8k09scbensrz7c3e7fpnwrs', '["inv_01m8k09scbensrz7c3e7fpnwrs","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0003","con_01m8k09qvpegjs9kpnt1bc70jh","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8k09scbensrz7c3e8m56fty",null,null,"inv-0003",1795934184843,1795934185947,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8k09phqecks0w685q87qpkw",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8k09pv8e5dsbezwgz9nmxvd","EX",null,24000,0,24000],["org_01m8k09phqecks0w685q87qpkw",2,"Projector","1","35.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,3500,700,4200]],[["alc_01m8k09tevewya9bfebbazz6e8","org_01m8k09phqecks0w685q87qpkw","set_01m8k09tevewya9bfeb1ywmqd9",null,28200,"2026-03-06",null,1795934185947,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 30, 2, 'settlements', 'set_01m8k09tevewya9bfeb1ywmqd9', '["set_01m8k09tevewya9bfeb1ywmqd9","org_01m8k09phqecks0w685q87qpkw","receipt","sales","posted","con_01m8k09qvpegjs9kpnt1bc70jh","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-06",28200,28200,null,null,0,"jnl_01m8k09tevewya9bfeb5g17ca7",null,null,"",1795934185947,1795934185947,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 1, 'bank_accounts', 'bac_01m8k09q4xer39gv85zf0jh5nq', '["bac_01m8k09q4xer39gv85zf0jh5nq","org_01m8k09phqecks0w685q87qpkw","acc_01m8k09phqecks0w6804jzy0n9","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8k09q4xer39gv85zm9qpk0d",900715,1795934182557,1795934186195,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 2, 'stated_balances', 'bac_01m8k09q4xer39gv85zf0jh5nq/2026-03-31', '["org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-31",900715,1795934186195]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 3, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfe76nryg', '["btx_01m8k09tpke9hvfenzfe76nryg","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 4, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfhrw2jcf', '["btx_01m8k09tpke9hvfenzfhrw2jcf","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 5, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfqn7xgzp', '["btx_01m8k09tpke9hvfenzfqn7xgzp","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 6, 'bank_transactions', 'btx_01m8k09tpke9hvfenzft7rry5b', '["btx_01m8k09tpke9hvfenzft7rry5b","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 7, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfwpk5sxe', '["btx_01m8k09tpke9hvfenzfwpk5sxe","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 8, 'bank_transactions', 'btx_01m8k09tpke9hvfenzg3m63jsb', '["btx_01m8k09tpke9hvfenzg3m63jsb","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 9, 'bank_transactions', 'btx_01m8k09tpke9hvfenzg7brbxzz', '["btx_01m8k09tpke9hvfenzg7brbxzz","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 10, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgbqmfrw0', '["btx_01m8k09tpke9hvfenzgbqmfrw0","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 11, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgfxbbd2k', '["btx_01m8k09tpke9hvfenzgfxbbd2k","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 12, 'bank_transactions', 'btx_01m8k09tpke9hvfenzggd181n0', '["btx_01m8k09tpke9hvfenzggd181n0","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 13, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgqpt9hpv', '["btx_01m8k09tpke9hvfenzgqpt9hpv","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 14, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgrb3xr7v', '["btx_01m8k09tpke9hvfenzgrb3xr7v","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 31, 15, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgyapnv9t', '["btx_01m8k09tpke9hvfenzgyapnv9t","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795934186195,1795934186195,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 32, 1, 'invoices', 'inv_01m8k09s7ke68tab3sx0hngkvk', '["inv_01m8k09s7ke68tab3sx0hngkvk","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","TB-0117","con_01m8k09rfceydvnv534fe2q1qd","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8k09s7ke68tab3sx68m001p",null,null,"tb-0117",1795934184691,1795934186483,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8k09phqecks0w685q87qpkw",1,"Laptop","1","899.00",null,"acc_01m8k09phqecks0w67z56rzd2v","ST",null,89900,17980,107880]],[["alc_01m8k09tzkew6aad5ajn1psxar","org_01m8k09phqecks0w685q87qpkw","set_01m8k09tzkew6aad5ajn1psxar",null,107880,"2026-01-22",null,1795934186483,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 32, 2, 'settlements', 'set_01m8k09tzkew6aad5ajn1psxar', '["set_01m8k09tzkew6aad5ajn1psxar","org_01m8k09phqecks0w685q87qpkw","payment","purchase","posted","con_01m8k09rfceydvnv534fe2q1qd","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-22",107880,107880,null,"btx_01m8k09tpke9hvfenzfe76nryg",1,"jnl_01m8k09tzkew6aad5ajn1psxar",null,null,"",1795934186483,1795934186483,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 33, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfe76nryg', '["btx_01m8k09tpke9hvfenzfe76nryg","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8k09rfceydvnv534fe2q1qd","allocations","jnl_01m8k09tzkew6aad5ajn1psxar",2,null,"NV",0,1795934186483,1795934186195,1795934186483,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 34, 1, 'invoices', 'inv_01m8k09s2xemmvyefhych00zrw', '["inv_01m8k09s2xemmvyefhych00zrw","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0001","con_01m8k09qqpeq6tf85wczfhdkdf","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8k09s2xemmvyefhykcjyega",null,null,"inv-0001",1795934184542,1795934186810,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8k09phqecks0w685q87qpkw",1,"Course design, 3 days","3","650.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,195000,39000,234000]],[["alc_01m8k09v9temz9zyqxcswypeb2","org_01m8k09phqecks0w685q87qpkw","set_01m8k09v9temz9zyqxcswypeb2",null,150000,"2026-01-30",null,1795934186810,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 34, 2, 'settlements', 'set_01m8k09v9temz9zyqxcswypeb2', '["set_01m8k09v9temz9zyqxcswypeb2","org_01m8k09phqecks0w685q87qpkw","receipt","sales","posted","con_01m8k09qqpeq6tf85wczfhdkdf","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-30",150000,150000,null,"btx_01m8k09tpke9hvfenzfhrw2jcf",1,"jnl_01m8k09v9temz9zyqxcswypeb2",null,null,"",1795934186810,1795934186810,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 35, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfhrw2jcf', '["btx_01m8k09tpke9hvfenzfhrw2jcf","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8k09qqpeq6tf85wczfhdkdf","allocations","jnl_01m8k09v9temz9zyqxcswypeb2",2,null,"NV",0,1795934186810,1795934186195,1795934186810,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 36, 1, 'invoices', 'inv_01m8k09s9zefzbzsqfr65576ak', '["inv_01m8k09s9zefzbzsqfr65576ak","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","HL-33","con_01m8k09rpce80rfx4qmmsh4tf0","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8k09s9zefzbzsqfra6zrfhx",null,null,"hl-33",1795934184767,1795934187489,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8k09phqecks0w685q87qpkw",1,"Rent, January to March","1","1350.00",null,"acc_01m8k09phqecks0w683fj8zb9n","EX",null,135000,0,135000]],[["alc_01m8k09vz1e8nvwcsrzhfpbqk6","org_01m8k09phqecks0w685q87qpkw","set_01m8k09vz1e8nvwcsrzhfpbqk6",null,135000,"2026-02-10",null,1795934187489,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 36, 2, 'settlements', 'set_01m8k09vz1e8nvwcsrzhfpbqk6', '["set_01m8k09vz1e8nvwcsrzhfpbqk6","org_01m8k09phqecks0w685q87qpkw","payment","purchase","posted","con_01m8k09rpce80rfx4qmmsh4tf0","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-10",135000,135000,null,"btx_01m8k09tpke9hvfenzft7rry5b",1,"jnl_01m8k09vz1e8nvwcsrzhfpbqk6",null,null,"",1795934187489,1795934187489,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 37, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzft7rry5b', '["btx_01m8k09tpke9hvfenzft7rry5b","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8k09rpce80rfx4qmmsh4tf0","allocations","jnl_01m8k09vz1e8nvwcsrzhfpbqk6",2,null,"NV",0,1795934187489,1795934186195,1795934187489,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 38, 1, 'invoices', 'inv_01m8k09s2xemmvyefhych00zrw', '["inv_01m8k09s2xemmvyefhych00zrw","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0001","con_01m8k09qqpeq6tf85wczfhdkdf","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8k09s2xemmvyefhykcjyega",null,null,"inv-0001",1795934184542,1795934188536,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8k09phqecks0w685q87qpkw",1,"Course design, 3 days","3","650.00",null,"acc_01m8k09phqecks0w6820d4zeh0","ST",null,195000,39000,234000]],[["alc_01m8k09v9temz9zyqxcswypeb2","org_01m8k09phqecks0w685q87qpkw","set_01m8k09v9temz9zyqxcswypeb2",null,150000,"2026-01-30",null,1795934186810,null],["alc_01m8k09wzrecjswj8shfhs4an7","org_01m8k09phqecks0w685q87qpkw","set_01m8k09wzrecjswj8shfhs4an7",null,84000,"2026-02-16",null,1795934188536,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 38, 2, 'invoices', 'inv_01m8k09s8je71tdmzmabbjag5m', '["inv_01m8k09s8je71tdmzmabbjag5m","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0002","con_01m8k09qqpeq6tf85wczfhdkdf","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8k09s8je71tdmzmaf3t5njg",null,null,"inv-0002",1795934184722,1795934188536,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8k09phqecks0w685q87qpkw",1,"Workbooks","120","7.25",null,"acc_01m8k09phqecks0w6825re2vjk","ZR",null,87000,0,87000]],[["alc_01m8k09wzrecjswj8shfhs4an8","org_01m8k09phqecks0w685q87qpkw","set_01m8k09wzrecjswj8shfhs4an7",null,87000,"2026-02-16",null,1795934188536,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 38, 3, 'settlements', 'set_01m8k09wzrecjswj8shfhs4an7', '["set_01m8k09wzrecjswj8shfhs4an7","org_01m8k09phqecks0w685q87qpkw","receipt","sales","posted","con_01m8k09qqpeq6tf85wczfhdkdf","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-16",171000,171000,null,"btx_01m8k09tpke9hvfenzfwpk5sxe",1,"jnl_01m8k09wzrecjswj8shfhs4an7",null,null,"",1795934188536,1795934188536,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 39, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfwpk5sxe', '["btx_01m8k09tpke9hvfenzfwpk5sxe","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8k09qqpeq6tf85wczfhdkdf","allocations","jnl_01m8k09wzrecjswj8shfhs4an7",2,null,"NV",0,1795934188536,1795934186195,1795934188536,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 40, 1, 'invoices', 'inv_01m8k09s5be028fhbgx5kkzwyr', '["inv_01m8k09s5be028fhbgx5kkzwyr","org_01m8k09phqecks0w685q87qpkw","purchase","invoice","issued","PX-881","con_01m8k09rdbepjt52sm7xawbswv","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8k09s5be028fhbgx9ptfzgt",null,null,"px-881",1795934184619,1795934188797,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8k09phqecks0w685q87qpkw",1,"Printing of workbooks","1","412.00",null,"acc_01m8k09phqecks0w682mbfspv9","ZR",null,41200,0,41200]],[["alc_01m8k09x7xehr9fvfrqn1cbew8","org_01m8k09phqecks0w685q87qpkw","set_01m8k09x7xehr9fvfrqn1cbew8",null,40000,"2026-02-27",null,1795934188797,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 40, 2, 'settlements', 'set_01m8k09x7xehr9fvfrqn1cbew8', '["set_01m8k09x7xehr9fvfrqn1cbew8","org_01m8k09phqecks0w685q87qpkw","payment","purchase","posted","con_01m8k09rdbepjt52sm7xawbswv","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-27",40000,40000,null,"btx_01m8k09tpke9hvfenzg7brbxzz",1,"jnl_01m8k09x7xehr9fvfrqn1cbew8",null,null,"",1795934188797,1795934188797,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 41, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzg7brbxzz', '["btx_01m8k09tpke9hvfenzg7brbxzz","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8k09rdbepjt52sm7xawbswv","allocations","jnl_01m8k09x7xehr9fvfrqn1cbew8",2,null,"NV",0,1795934188797,1795934186195,1795934188797,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 42, 1, 'invoices', 'inv_01m8k09sdve3nv5bxegpnqggp1', '["inv_01m8k09sdve3nv5bxegpnqggp1","org_01m8k09phqecks0w685q87qpkw","sales","invoice","issued","INV-0004","con_01m8k09rake5c8b5jpk5fe75wd","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8k09sdve3nv5bxegs56d4e2",null,null,"inv-0004",1795934184891,1795934189790,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8k09phqecks0w685q87qpkw",1,"Course for new starters","1","1480.00","10","acc_01m8k09phqecks0w6820d4zeh0","ST",null,133200,26640,159840]],[["alc_01m8k09syreema7h2dhaanty4k","org_01m8k09phqecks0w685q87qpkw",null,"inv_01m8k09sfderta73vwp9970cks",18000,"2026-03-12",null,1795934185432,null],["alc_01m8k09y6yecbaq855rae56gf3","org_01m8k09phqecks0w685q87qpkw","set_01m8k09y6yecbaq855rae56gf3",null,141840,"2026-03-16",null,1795934189790,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 42, 2, 'settlements', 'set_01m8k09y6yecbaq855rae56gf3', '["set_01m8k09y6yecbaq855rae56gf3","org_01m8k09phqecks0w685q87qpkw","receipt","sales","posted","con_01m8k09rake5c8b5jpk5fe75wd","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-16",141840,141840,null,"btx_01m8k09tpke9hvfenzggd181n0",1,"jnl_01m8k09y6yecbaq855rae56gf3",null,null,"",1795934189790,1795934189790,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 43, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzggd181n0', '["btx_01m8k09tpke9hvfenzggd181n0","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8k09rake5c8b5jpk5fe75wd","allocations","jnl_01m8k09y6yecbaq855rae56gf3",2,null,"NV",0,1795934189790,1795934186195,1795934189790,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 44, 1, 'settlements', 'set_01m8k09tevewya9bfeb1ywmqd9', '["set_01m8k09tevewya9bfeb1ywmqd9","org_01m8k09phqecks0w685q87qpkw","receipt","sales","posted","con_01m8k09qvpegjs9kpnt1bc70jh","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-06",28200,28200,null,"btx_01m8k09tpke9hvfenzgfxbbd2k",0,"jnl_01m8k09tevewya9bfeb5g17ca7",null,null,"",1795934185947,1795934191110,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 45, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgfxbbd2k', '["btx_01m8k09tpke9hvfenzgfxbbd2k","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8k09qvpegjs9kpnt1bc70jh","match","jnl_01m8k09tevewya9bfeb5g17ca7",2,null,"NV",0,1795934191110,1795934186195,1795934191110,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 46, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgrb3xr7v', '["btx_01m8k09tpke9hvfenzgrb3xr7v","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8k09zx3esja00q5txrq13cq",1,null,"NV",0,1795934191523,1795934186195,1795934191523,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 47, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgyapnv9t', '["btx_01m8k09tpke9hvfenzgyapnv9t","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8k09phqecks0w680wms5pq0","NV",null,null,"account","jnl_01m8k0a054e3zrcprxkrm4tds7",1,"acc_01m8k09phqecks0w680wms5pq0","NV",0,1795934191780,1795934186195,1795934191780,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 48, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfqn7xgzp', '["btx_01m8k09tpke9hvfenzfqn7xgzp","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8k09phqecks0w683ydya872","ST",null,null,null,null,null,null,null,null,null,1795934186195,1795934198213,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 49, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzg3m63jsb', '["btx_01m8k09tpke9hvfenzg3m63jsb","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8k09phqecks0w6847r0wr7h","ZR",null,null,null,null,null,null,null,null,null,1795934186195,1795934198213,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 50, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgbqmfrw0', '["btx_01m8k09tpke9hvfenzgbqmfrw0","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8k09phqecks0w683ydya872","ST",null,null,null,null,null,null,null,null,null,1795934186195,1795934198213,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 51, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgqpt9hpv', '["btx_01m8k09tpke9hvfenzgqpt9hpv","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8k09phqecks0w684zd6fysy","EX",null,null,null,null,null,null,null,null,null,1795934186195,1795934198213,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 52, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzg3m63jsb', '["btx_01m8k09tpke9hvfenzg3m63jsb","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8k09phqecks0w6847r0wr7h","ZR",null,null,"account","jnl_01m8k0a7jge0nv6y52q6dc1934",1,"acc_01m8k09phqecks0w6847r0wr7h","ZR",0,1795934199376,1795934186195,1795934199376,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 53, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgbqmfrw0', '["btx_01m8k09tpke9hvfenzgbqmfrw0","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8k09phqecks0w683ydya872","ST",null,null,"account","jnl_01m8k0a7xbeee9jqv735923219",1,"acc_01m8k09phqecks0w683ydya872","ST",-600,1795934199723,1795934186195,1795934199723,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 54, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzfqn7xgzp', '["btx_01m8k09tpke9hvfenzfqn7xgzp","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8k09phqecks0w683ydya872","ST",null,null,"account","jnl_01m8k0a9nzehbs6t5zjkzm3n11",1,"acc_01m8k09phqecks0w683ydya872","ST",-600,1795934201535,1795934186195,1795934201535,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 55, 1, 'bank_transactions', 'btx_01m8k09tpke9hvfenzgqpt9hpv', '["btx_01m8k09tpke9hvfenzgqpt9hpv","org_01m8k09phqecks0w685q87qpkw","bac_01m8k09q4xer39gv85zf0jh5nq","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8k09phqecks0w684zd6fysy","EX",null,null,"account","jnl_01m8k0aabee0nrzjd1mtfcw8q0",1,"acc_01m8k09phqecks0w684zd6fysy","EX",0,1795934202222,1795934186195,1795934202222,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[],"input"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 56, 1, 'vat_returns', 'vrt_01m8k0acpyetj8qr3anvg2s8js', '["vrt_01m8k0acpyetj8qr3anvg2s8js","org_01m8k09phqecks0w685q87qpkw","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795934204638,1795934204638,1,null,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 57, 1, 'organisations', 'org_01m8k09phqecks0w685q87qpkw', '["org_01m8k09phqecks0w685q87qpkw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795934181943,1795934181943,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 57, 2, 'vat_returns', 'vrt_01m8k0acpyetj8qr3anvg2s8js', '["vrt_01m8k0acpyetj8qr3anvg2s8js","org_01m8k09phqecks0w685q87qpkw","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795934205329,1795934204638,1795934205329,2,null,null]');
INSERT INTO audit_states VALUES ('org_01m8k09phqecks0w685q87qpkw', 58, 1, 'organisations', 'org_01m8k09phqecks0w685q87qpkw', '["org_01m8k09phqecks0w685q87qpkw","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795934181943,1795934206593,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795934170399, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'usr_01m8k09b8ze8yr68r2cafv8wff', '{}', X'22F902B880481337E13E2C8C78EC8B79D205BED024C4B29C7AA6621F74FAD8BC');
INSERT INTO security_events VALUES (2, 1795934170869, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8k09bqpeqnar4nrxft1m4av', 'usr_01m8k09b8ze8yr68r2cafv8wff', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'EC7C02C051EC8AC02CD2291F15ACD252CE885F921D8AA4229895FDC7A14C3722');
INSERT INTO security_events VALUES (3, 1795934171482, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'usr_01m8k09b8ze8yr68r2cafv8wff', '{"expires_at":"2026-11-29T07:36:11.481Z"}', X'912AC8B241C52DE6ADD3D9D405F57D8A203B13B163D8935983EEF14945E20EE3');
INSERT INTO security_events VALUES (4, 1795934172293, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8k09d45egk9dg5kht3k6ktt', 'usr_01m8k09b8ze8yr68r2cafv8wff', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'3FCA6D95617459ABA1A7C2980ED20AD7A5697AFF554578F2597639C90ABFA347');
INSERT INTO security_events VALUES (5, 1795934213140, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8k09b8ze8yr68r2cafv8wff', 'usr_01m8k09b8ze8yr68r2cafv8wff', '{"amount":10,"balance":10}', X'D256A53840C9B8D3E14A9374DE483FF6518B9F3C0E75B413438A3159C936E460');
INSERT INTO security_head VALUES (1, 5, X'D256A53840C9B8D3E14A9374DE483FF6518B9F3C0E75B413438A3159C936E460');
INSERT INTO vat_methods VALUES ('org_01m8k09d7qer1b7yyyvqznvjh5', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8k09s2xemmvyefhych00zrw', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8k09s5be028fhbgx5kkzwyr', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8k09s7ke68tab3sx0hngkvk', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8k09s8je71tdmzmabbjag5m', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8k09s9zefzbzsqfr65576ak', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8k09scbensrz7c3e7fpnwrs', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8k09scbensrz7c3e7fpnwrs', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8k09sdve3nv5bxegpnqggp1', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8k09seqettvb36e5mbcy0y6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8k09sfderta73vwp9970cks', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8k09sg5ejc88n9e70fge77c', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8k09sgse7et4qba0jt37g0k', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8k09sgse7et4qba0jt37g0k', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8k09seqettvb36e5mbcy0y6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8k09phqecks0w685q87qpkw', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8k09phqecks0w685q87qpkw', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
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
