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
    search TEXT NOT NULL DEFAULT '',
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
    entry_date TEXT NOT NULL,
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
    taken_back TEXT,
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
    settled_to TEXT,
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
CREATE TABLE vat_entries (
    organisation_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    part INTEGER NOT NULL CHECK (part >= 0),
    entry_date TEXT NOT NULL,
    vat_date TEXT,
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
    CHECK ((part = 0) = (allocation_id IS NULL)),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_days (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    day TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    PRIMARY KEY (organisation_id, day, side)
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
    version INTEGER NOT NULL,
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 01:29:41', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 2987798);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 01:29:41', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 3048768);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 01:29:41', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 8302713);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 01:29:41', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 5562201);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 01:29:41', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2069524);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 01:29:41', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 8078759);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 01:29:41', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 4666842);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 01:29:41', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 8645952);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 01:29:41', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 3998579);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 01:29:41', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 1274173);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 01:29:41', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 5195898);
INSERT INTO users VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'jo@example.com', 0, 7, 0, 1795915781988, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8jer63aensvrx05tg54hqpq', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'main', 'reconcile:read reconcile:write', 0, '7qtk', 1795915782249, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8jer7tge4d943ddqm13p4pf', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'main', 'ledger:read ledger:write', 0, '0G3f', 1795915784016, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'7C00587DC65EBBEBE2E633522D668C67219690054B412EEF95E4DEA46ED28BF8', 'key_01m8jer63aensvrx05tg54hqpq', NULL);
INSERT INTO key_secrets VALUES (X'41E482E4B2CCB6AA478BAEC064DBAFE6C24CEC5FE81857E6F0E5D087F2DB6A18', 'key_01m8jer7tge4d943ddqm13p4pf', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'grant', 10, 0, NULL, NULL, 1795915789443);
INSERT INTO credit_movements VALUES (2, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'charge', -3, 0, 'rec_01m8jerd4je7r8dngbk3trxmr5', NULL, 1795915789464);
INSERT INTO blobs VALUES ('01a224ec349871d6921148a3d723932b', 375, 1, 1795915789464, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 0);
INSERT INTO jobs VALUES ('rec_01m8jerd4je7r8dngbk3trxmr5', 'reconcile', 1, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer63aensvrx05tg54hqpq', 'completed', 3, 0, 1, 1, NULL, NULL, '01a224ec349871d6921148a3d723932b', 3, NULL, 1795915789458, 1795915789461, 1795915789464, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', '', '01a224ec-1fd0-726b-94fc-899ff3a48e5d', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8jer7yjezya5amfgmra2erk","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:44.146Z","updated_at":"2026-11-29T01:29:44.146Z","version":1}}', 1795915784146);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-1ff1-74aa-9882-341bd7471f6d', X'105A6255A0FE6A91160A3309A30A65049D192FFB34FB62E836FCB1E69161994C', 201, '{"data":{"id":"acc_01m8jer7zkeaaaak9r1vgcxg4x","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.179Z","updated_at":"2026-11-29T01:29:44.179Z","version":1}}', 1795915784179);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2024-7609-b242-7daface460d1', X'1EDE9B0E31C0EAA14F5D43570BDFD57D2D1FD769F4B8990F865C91DB089697B3', 201, '{"data":{"id":"acc_01m8jer818e799wpneh5egdcg9","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.232Z","updated_at":"2026-11-29T01:29:44.232Z","version":1}}', 1795915784232);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-20b2-7055-bf1d-6d0aea5e199c', X'5119039D3D0D61603C2D2983E2179D8D02534C0D28FBCBC0375E99C8892D4852', 201, '{"data":{"id":"bac_01m8jer85qe9qt266d8kspf7n2","name":"Current","type":"current","account_id":"acc_01m8jer7yjezya5amfb50p7e5c","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jer85qe9qt266d8vztwx7y","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:29:44.375Z","updated_at":"2026-11-29T01:29:44.375Z","version":1}}', 1795915784375);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-20ec-72c9-a9fd-038f2feb7ae7', X'16AF1E8F0BA9C04C1246272A1BA3E2D85C164D0DCBD09DDADE5B175D73FA1676', 201, '{"data":{"id":"bac_01m8jer87fejc9rt68dbtrb3kc","name":"Savings","type":"savings","account_id":"acc_01m8jer87fejc9rt68dfsqb1z0","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:29:44.431Z","updated_at":"2026-11-29T01:29:44.431Z","version":1}}', 1795915784431);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2154-7742-a371-27f9ebd967b5', X'D46EA8B558534320C26A5F5794F1EC4779E999D27C9218006EBA14EEA81AE39A', 201, '{"data":{"id":"con_01m8jer8ape80sw6gatabd21e8","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.534Z","updated_at":"2026-11-29T01:29:44.534Z","version":1}}', 1795915784534);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-216b-740a-b594-3fd239b87b70', X'1D2137ED73B089352BC10D1BAD359080DB169AAEBC48EDFA1E4EE2B5AB32D96C', 201, '{"data":{"id":"con_01m8jer8bce7r9z45enyenr60a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.556Z","updated_at":"2026-11-29T01:29:44.556Z","version":1}}', 1795915784556);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-219c-7000-9ff1-c46644d74dfd', X'B9189C7555B3B4CACFE0384BA3E1867357CDF0682A8CE0224C9ABCF02000D6F6', 201, '{"data":{"id":"con_01m8jer8cxeydv8sh8fazt1j1d","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.605Z","updated_at":"2026-11-29T01:29:44.605Z","version":1}}', 1795915784605);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2281-7430-bd41-db36780faa56', X'8430D04EB92C9C7CF47648AAD62A9E91367435B6B7F58C1620DFBD840F4A25EE', 201, '{"data":{"id":"con_01m8jer8m3e4t94jj24vb0k5nj","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.835Z","updated_at":"2026-11-29T01:29:44.835Z","version":1}}', 1795915784835);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-22dd-7076-9237-35a856c1ea52', X'8648073782F8D70EB0789F1DFF0E205C97FF37281DAF6CA95E3A233EEF854C44', 201, '{"data":{"id":"con_01m8jer8pzevn82cp82sap3b6j","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.927Z","updated_at":"2026-11-29T01:29:44.927Z","version":1}}', 1795915784927);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-230d-701f-9212-e46c81ca4eb7', X'DE0D137920CB7E292C39A5CACE9BCADB3252B9A3CE60A19E0CA06379E0A28BF0', 201, '{"data":{"id":"con_01m8jer8reey7atn2q76ttm9v8","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.974Z","updated_at":"2026-11-29T01:29:44.974Z","version":1}}', 1795915784974);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2322-713b-b15a-92f850136436', X'6EB8E87A9247D3194B77499412B889022894AA66B3FEA55354448083ED3C98EB', 201, '{"data":{"id":"con_01m8jer8s3ea5vym3gp0w53q1f","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.995Z","updated_at":"2026-11-29T01:29:44.995Z","version":1}}', 1795915784995);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-66fe7c39f6845cb4a282bae2dfdf5141d0fa7d17db5d747dd48f9a8935527d6a', X'DB64B000AF5DC6824A4EC8DDCF2FFCF0B17436DA6BD7BA6E083717FF212C6865', 201, '{"data":{"id":"inv_01m8jer8vjednvk12cr1xzmknp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jer8vjednvk12cr6w8j4mq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.074Z","updated_at":"2026-11-29T01:29:45.074Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795915785074);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-f0d5bb0ac0911743e2715091c7debddd08880cb4c9663f8494f28fc60f7adb11', X'DE69F8C4FDF9B59BAF85FB129D4121EB953E889B4A29AFB0BC67688587FE70B9', 201, '{"data":{"id":"inv_01m8jer8weeb9b9zbjnb4qsx02","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jer8m3e4t94jj24vb0k5nj","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jer8weeb9b9zbjndjbma33","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.102Z","updated_at":"2026-11-29T01:29:45.102Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfdptvzeax","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795915785102);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-c70c896e6589b01e1bd2243a9d0cd9a2f4ad20f79b18a5316bc5dfe1fe2799bc', X'DC2D38C49D75C795C108E1A12A361EE529B7F2F73A5540D170AD56E37626924A', 201, '{"data":{"id":"inv_01m8jer8xfepvtxzyd4bzas35m","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jer8pzevn82cp82sap3b6j","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jer8xfepvtxzyd4cshs766","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.135Z","updated_at":"2026-11-29T01:29:45.135Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfa7g5qj69","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795915785135);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-d882781e5a87ddb796cd75654ed05ea2b866f34d32f7714b4e432df1e41ae453', X'630A1FAF05D53A5C7BE10568641A5DC9A168C24AA5C80B85A5301AA18CD790F0', 201, '{"data":{"id":"inv_01m8jer8ygevgrnk6w9st63p6r","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jer8ygevgrnk6w9y1s65qr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.168Z","updated_at":"2026-11-29T01:29:45.168Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd5aqgvf5","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795915785168);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-7fb2a7b25f7074ea8ebdfd99d40b3858a0fe48a3c729b2b67a8d8f341ce81549', X'BF95FCFD9A7444330140F310F83E252EEA59CDD73A7AF0A071FD417A75B172D9', 201, '{"data":{"id":"inv_01m8jer8zdedrt795117tshfag","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jer8reey7atn2q76ttm9v8","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jer8zdedrt795119d2mj3r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.197Z","updated_at":"2026-11-29T01:29:45.197Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfee539q5b","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795915785197);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-d0bac8ad48370713195af59a14c38efc05baaf03ed607bc4dfad93ae98993c1b', X'0C31FE1F4363CB8C2919B4D6661306B521FF300DDCDB35FB06E681A699B1B9AE', 201, '{"data":{"id":"inv_01m8jer8zwehtvr6kq3465chcd","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jer8bce7r9z45enyenr60a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jer8zwehtvr6kq3a0vedx5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.212Z","updated_at":"2026-11-29T01:29:45.212Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jer818e799wpneh5egdcg9","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795915785212);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-9cf21cd549fd43c715d143db6fd0246d2876a58800f73e7bf5e9714bb07e6a61', X'792A35AA83AD02D778EBB3CF2E8865E2CFBE59B19A25B5F1822DC14C8FD1DEF5', 201, '{"data":{"id":"inv_01m8jer90keqxv978hq317ea9a","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jer90keqxv978hq4pwz0ax","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.235Z","updated_at":"2026-11-29T01:29:45.235Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795915785235);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-7660e726e6c121b4bd04613de702fca858fa1715c543a94f075647b6d5eca6d4', X'B92AB88F291C22E21F447216BC2D0A017B7EE576060B1ACF918531701464C1C7', 201, '{"data":{"id":"inv_01m8jer910ekrr1bz4gsgatqn0","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jer910ekrr1bz4gzrgkeyj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.248Z","updated_at":"2026-11-29T01:29:45.248Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795915785248);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-f359e196b9c393af877167b7f41a7a22839bba26f2f7dc3286926dcfb47f45a1', X'610936B646997C82D450275E67AF8729A17E071143B9B42F084620EBF434542F', 201, '{"data":{"id":"inv_01m8jer91he3gv58atkgyrvey3","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jer91he3gv58atkpg2rwfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.265Z","updated_at":"2026-11-29T01:29:45.265Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795915785265);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-c973e45ae4b87c123b695c9c93e349b3b462daffa85fcd975bc290f019c79259', X'C32424211929AD7C79E0415AA39D9D3DD74C72DC65832C97E7B77F63F9DA31E0', 201, '{"data":{"id":"inv_01m8jer91qekbt680wjm9ed63s","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jer8s3ea5vym3gp0w53q1f","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jer91qekbt680wjrkd1548","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.271Z","updated_at":"2026-11-29T01:29:45.271Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfdrh9skqh","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795915785271);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-invoices-79928a0bcdb5c6787ff44f1311a35ed7fb8aeee58916b8bc0ef0a8d407bb43f7', X'B7B3FCD64A127594DAA7FE09D6FD7A225F5A3B98DC02376124211963200336A1', 201, '{"data":{"id":"inv_01m8jer924e47vxs7mnnhs39zm","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jer924e47vxs7mntqhehqs","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.284Z","updated_at":"2026-11-29T01:29:45.284Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd5aqgvf5","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795915785284);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-24b5-7172-8074-ce53bb29b958', X'2B15162286C77AE7BC1F4D07C3D40BF4CE395E7B810D5943B34E962A5EC3D37F', 200, '{"data":{"id":"inv_01m8jer910ekrr1bz4gsgatqn0","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jer910ekrr1bz4gzrgkeyj","void_date":"2026-03-03","void_journal_id":"jnl_01m8jer95seb0tz5xgpby8zk4c","created_at":"2026-11-29T01:29:45.248Z","updated_at":"2026-11-29T01:29:45.401Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795915785401);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2500-7687-8f01-f901f73625b1', X'7D0BAC2CC3E32A98600790E61EBD0271FA9F0E15CFC9280CDA214CBF5675083E', 201, '{"data":{"id":"inv_01m8jer91he3gv58atkgyrvey3","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jer91he3gv58atkpg2rwfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.265Z","updated_at":"2026-11-29T01:29:45.476Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795915785476);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', 'tieout-journals-0896ccd0d662ef57d284a88e067ca101b8bb80d616c52c2aa395c3e67613fc50', X'36AD2E956C183BD897ABD29B6C12910A0CD35C50DA7DA35BBCDFE34E585E9961', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8jer9c1ebyb28nt2b8vaqqq","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8jer9c1ebyb28nt2grcegrw","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8jer9c1ebyb28nt2tr9kr52","sequence":16,"error":null}]}}', 1795915785601);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-25fd-7136-a73c-c991b3f15ab5', X'DE138CA9D0501155D6166DAD7A9EFF2BAB2199C45DDF169BB8B17B93F73E5614', 201, '{"data":{"id":"set_01m8jer9fzeb2tw5v1hjc0jh9y","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8bce7r9z45enyenr60a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9fzeb2tw5v1hvqqf0sv","invoice_id":"inv_01m8jer8zwehtvr6kq3465chcd","invoice_number":"INV-0003","settlement_id":"set_01m8jer9fzeb2tw5v1hjc0jh9y","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:29:45.727Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jer9fzeb2tw5v1hnqtbs9f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.727Z","updated_at":"2026-11-29T01:29:45.727Z","version":1}}', 1795915785727);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-26a4-7265-9260-d7b92a494506', X'B7056807E67EC377917A99985B0F7CB53CF5D7250F4090CE6C49969C52FA9C5B', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8jer9n7ecjtqgwwh5can3yr"},{"index":1,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhb49ds01"},{"index":2,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhdjbst8c"},{"index":3,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhhed5g4t"},{"index":4,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhmwazawv"},{"index":5,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhv4mmgye"},{"index":6,"status":"created","id":"btx_01m8jer9n7ecjtqgwwhyjnjttp"},{"index":7,"status":"created","id":"btx_01m8jer9n7ecjtqgwwj2zfx6jd"},{"index":8,"status":"created","id":"btx_01m8jer9n7ecjtqgwwj5q3nbkc"},{"index":9,"status":"created","id":"btx_01m8jer9n7ecjtqgwwj8ag51ct"},{"index":10,"status":"created","id":"btx_01m8jer9n7ecjtqgwwjezbpk8x"},{"index":11,"status":"created","id":"btx_01m8jer9n7ecjtqgwwjkaxs3z7"},{"index":12,"status":"created","id":"btx_01m8jer9n7ecjtqgwwjnejxakd"}]}}', 1795915785895);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-26f2-7434-8b31-89876d44a5e4', X'D240B14B978F13428802DB7DF036F6029F57DDC379D1E14FDFAB766EB4D6D2A7', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwh5can3yr","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8jer8pzevn82cp82sap3b6j","journal_id":"jnl_01m8jer9qpeanrpjpct5gyp2z3","settlement_id":"set_01m8jer9qpeanrpjpct5gyp2z3","confirmed_at":"2026-11-29T01:29:45.974Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:45.974Z","version":2}}', 1795915785974);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2744-7738-9aaa-339d356a2d0f', X'1500A8D9BE82B38689167A25AEEAA798A8F87EE0F651B3B46C1A020110866756', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhb49ds01","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8jer8ape80sw6gatabd21e8","journal_id":"jnl_01m8jer9t6ep1vr6xe9ekys6t0","settlement_id":"set_01m8jer9t6ep1vr6xe9ekys6t0","confirmed_at":"2026-11-29T01:29:46.054Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.054Z","version":2}}', 1795915786054);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2783-7138-8721-ba0692f3c49a', X'90EC8BF9B4364EC3EBEDA764A9D5C944DAA2E040BFF45CEE8EA543B835187DC5', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhhed5g4t","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8jer8reey7atn2q76ttm9v8","journal_id":"jnl_01m8jer9w7evps9myawzhne1nx","settlement_id":"set_01m8jer9w7evps9myawzhne1nx","confirmed_at":"2026-11-29T01:29:46.119Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.119Z","version":2}}', 1795915786119);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-27c2-758b-bc49-f5009a92f473', X'A0552D46FE6C29BFEA45EB20BF636248405C37BF2C5BFA273C0AC8DC7E5CCE77', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhmwazawv","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8jer8ape80sw6gatabd21e8","journal_id":"jnl_01m8jer9y3e9escqkct4zwn5kt","settlement_id":"set_01m8jer9y3e9escqkct4zwn5kt","confirmed_at":"2026-11-29T01:29:46.179Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.179Z","version":2}}', 1795915786179);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-27fd-75f8-b3f9-e3822f421419', X'5AD26BF48D63EFEB2BF0F0BD533814C5B2DB5A8E0634696252BC62A5B26E2457', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhyjnjttp","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8jer8m3e4t94jj24vb0k5nj","journal_id":"jnl_01m8jer9zzee98kex37zb7sc00","settlement_id":"set_01m8jer9zzee98kex37zb7sc00","confirmed_at":"2026-11-29T01:29:46.239Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.239Z","version":2}}', 1795915786239);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-282b-706a-9c6a-fadb28777dcc', X'A1D9E89876F6E334B003B78491EE7D55F95AAC1E9B376F7ED45D35D0033A5DEE', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwj8ag51ct","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","journal_id":"jnl_01m8jera1deh3t0dtxyqg653kh","settlement_id":"set_01m8jera1deh3t0dtxyqg653kh","confirmed_at":"2026-11-29T01:29:46.285Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.285Z","version":2}}', 1795915786285);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2890-71c5-a325-f2777c58d5e2', X'CE06A90F5EE7989983E8B38DFF926E9F97DC7F16C00812F1069048261261EC14', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwj5q3nbkc","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8jer8bce7r9z45enyenr60a","journal_id":"jnl_01m8jer9fzeb2tw5v1hnqtbs9f","settlement_id":"set_01m8jer9fzeb2tw5v1hjc0jh9y","confirmed_at":"2026-11-29T01:29:46.386Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.386Z","version":2}}', 1795915786386);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-28d1-7786-8bba-760106a63f03', X'4FA9295B55B9D86220120DEBB26792CB1EC23B98204A315F6CFC40E85D1591D3', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwjkaxs3z7","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8jera6qeg1t4c4p2cs71dgv","settlement_id":null,"confirmed_at":"2026-11-29T01:29:46.455Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.455Z","version":2}}', 1795915786455);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-29c3-7378-962c-26054bfc2a9c', X'B5A1401FF5BE87EAE2927548D999E4C4EB45980F3FA5A4554E7CE0B04C2BB79D', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwjnejxakd","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7yjezya5amfbyfjw354","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8jerae4ee49vsanfeevakgk","settlement_id":null,"confirmed_at":"2026-11-29T01:29:46.692Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:46.692Z","version":2}}', 1795915786692);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-29e6-7638-af77-2c19e52dd68e', X'52A0C9F8DE1010D3676EA5DB7AC7D70F6440ABB6C99FC9F110D9539A1ADFF4C9', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8jer9n7ecjtqgwwhdjbst8c","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jer9n7ecjtqgwwhv4mmgye","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7yjezya5amff6q55dak","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8jer9n7ecjtqgwwj2zfx6jd","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jer9n7ecjtqgwwjezbpk8x","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7yjezya5amffybq5byz","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795915787858);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2e90-77bf-ba0b-f0a343650c87', X'D40C924C7BDD7DC49242EF2D8B02AF135F352F22A707C24A64E8931CD1668AE8', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhv4mmgye","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7yjezya5amff6q55dak","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8jerbmje32vnempapnm1v9r","settlement_id":null,"confirmed_at":"2026-11-29T01:29:47.922Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:47.922Z","version":3}}', 1795915787922);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2eee-736b-b159-be372d5c65ce', X'78810E8857ED204DC20E07F019AA7733B86F345FF5AA1C04FC427647DEE01ECF', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwj2zfx6jd","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jerbqgedsb33rs99ezexcj","settlement_id":null,"confirmed_at":"2026-11-29T01:29:48.016Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:48.016Z","version":3}}', 1795915788016);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2f49-7414-9da8-9c735e8e6d67', X'30E5DE99B8CB617482DB45B2ACA9A0E6020BF27ADDDB0D457CF47EF164784ACD', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwhdjbst8c","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jerbtber4abrj3q9bq5eyx","settlement_id":null,"confirmed_at":"2026-11-29T01:29:48.107Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:48.107Z","version":3}}', 1795915788107);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-2f9a-70b0-90b9-ebf63843ead2', X'7E6D90FFD14E303DEC803CB04AD2B5E1757B49B91BDCF5CAAEDE702E0CD2419C', 200, '{"data":{"id":"btx_01m8jer9n7ecjtqgwwjezbpk8x","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7yjezya5amffybq5byz","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8jerbwvewe9vhbbnmhxxvfb","settlement_id":null,"confirmed_at":"2026-11-29T01:29:48.187Z","created_at":"2026-11-29T01:29:45.895Z","updated_at":"2026-11-29T01:29:48.187Z","version":3}}', 1795915788187);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-30f6-73ef-9685-507aeffc9b98', X'181BA1985662C6B3DBE6577D4FEDB6666D068E5225A65B50115B276939139B93', 201, '{"data":{"id":"vrt_01m8jerc7tezvtecng60t0237p","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:29:48.538Z","updated_at":"2026-11-29T01:29:48.538Z","version":1}}', 1795915788538);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-315a-72ed-8549-1770cb12ab79', X'BD01B9C58B30AD622A0BE31D79B84CADDE0DC4564CBFB0734AA980C03C6FFC75', 200, '{"data":{"id":"vrt_01m8jerc7tezvtecng60t0237p","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:29:48.638Z","created_at":"2026-11-29T01:29:48.538Z","updated_at":"2026-11-29T01:29:48.638Z","version":2}}', 1795915788638);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', 'org_01m8jer7yjezya5amfgmra2erk', '01a224ec-3200-7329-b1fe-a647b8f90d92', X'EAA16AC170C5DFF0A10E77252C7595093CB5F0FA55F491986D3E4EC906906C36', 200, '{"data":{"id":"org_01m8jer7yjezya5amfgmra2erk","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T01:29:44.146Z","updated_at":"2026-11-29T01:29:48.801Z","version":2}}', 1795915788801);
INSERT INTO idempotent_answers VALUES ('usr_01m8jer5v4e5n9dz5nzs89qk42', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8jerd4je7r8dngbk3trxmr5","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8jerd4je7r8dngbk3trxmr5"}', 1795915789458);
INSERT INTO organisations VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795915784036, 1795915784036, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795915784146, 1795915788801, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 2, X'699A462E5BB2BFE85B4BD179ACD2221EAADC35398F44485AE8288AF48265CEF3', 100000, 9, X'C685F773416D85D5A3947A83321EBE94DCD5522DF1FC5F23D37C3A18FBBB331C');
INSERT INTO ledger_heads VALUES ('org_01m8jer7yjezya5amfgmra2erk', 29, X'293BDB2F207EAE29C8F6516C02279802E3E4F21410E03C944725200DFAC848FD', 4253177, 58, X'15EA076900BC7766DF764FB43507055D9ECFB96CB6C4A62AF7C8C46389D565B8');
INSERT INTO members VALUES ('mem_01m8jer7v4ee1rg33nctk1bqwv', 'org_01m8jer7v4ee1rg33nkc4md43q', 'jo@example.com', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'owner', 1795915784036, 1795915784036, 1);
INSERT INTO members VALUES ('mem_01m8jer7yjezya5amfa0vgvp8r', 'org_01m8jer7yjezya5amfgmra2erk', 'jo@example.com', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'owner', 1795915784146, 1795915784146, 1);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ncyr82pwv', 'org_01m8jer7v4ee1rg33nkc4md43q', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nd158h493', 'org_01m8jer7v4ee1rg33nkc4md43q', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nd5f9kt09', 'org_01m8jer7v4ee1rg33nkc4md43q', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nday4hbqv', 'org_01m8jer7v4ee1rg33nkc4md43q', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ndea5bkmv', 'org_01m8jer7v4ee1rg33nkc4md43q', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ndk4awzjc', 'org_01m8jer7v4ee1rg33nkc4md43q', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ndqcmxhmh', 'org_01m8jer7v4ee1rg33nkc4md43q', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ndrkp36ex', 'org_01m8jer7v4ee1rg33nkc4md43q', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ndwc6rkr3', 'org_01m8jer7v4ee1rg33nkc4md43q', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ne3n4tpwc', 'org_01m8jer7v4ee1rg33nkc4md43q', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ne430fdt7', 'org_01m8jer7v4ee1rg33nkc4md43q', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33neawz21p1', 'org_01m8jer7v4ee1rg33nkc4md43q', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33neewvka0k', 'org_01m8jer7v4ee1rg33nkc4md43q', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33negt301ax', 'org_01m8jer7v4ee1rg33nkc4md43q', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nenf64hen', 'org_01m8jer7v4ee1rg33nkc4md43q', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nevs5px0z', 'org_01m8jer7v4ee1rg33nkc4md43q', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33neynpdms4', 'org_01m8jer7v4ee1rg33nkc4md43q', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nf0f45gf1', 'org_01m8jer7v4ee1rg33nkc4md43q', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nf4wppxgx', 'org_01m8jer7v4ee1rg33nkc4md43q', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nf91504yn', 'org_01m8jer7v4ee1rg33nkc4md43q', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nffx8hsbz', 'org_01m8jer7v4ee1rg33nkc4md43q', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nfgfpsdj6', 'org_01m8jer7v4ee1rg33nkc4md43q', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nfqqm3nd9', 'org_01m8jer7v4ee1rg33nkc4md43q', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nftvjkw88', 'org_01m8jer7v4ee1rg33nkc4md43q', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nfwaqttmz', 'org_01m8jer7v4ee1rg33nkc4md43q', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ng3ben5cn', 'org_01m8jer7v4ee1rg33nkc4md43q', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ng7e0mpxr', 'org_01m8jer7v4ee1rg33nkc4md43q', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795915784036, 1795915784036, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ng8928tpc', 'org_01m8jer7v4ee1rg33nkc4md43q', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ngcbhqbjc', 'org_01m8jer7v4ee1rg33nkc4md43q', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ngjyarvs7', 'org_01m8jer7v4ee1rg33nkc4md43q', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ngmv7gets', 'org_01m8jer7v4ee1rg33nkc4md43q', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ngrv0frsr', 'org_01m8jer7v4ee1rg33nkc4md43q', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33ngyfxkv99', 'org_01m8jer7v4ee1rg33nkc4md43q', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nh1dcc778', 'org_01m8jer7v4ee1rg33nkc4md43q', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nh6nea0v4', 'org_01m8jer7v4ee1rg33nkc4md43q', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhbq29kpy', 'org_01m8jer7v4ee1rg33nkc4md43q', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhfdc123b', 'org_01m8jer7v4ee1rg33nkc4md43q', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhk2k0pcb', 'org_01m8jer7v4ee1rg33nkc4md43q', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhn65jbc2', 'org_01m8jer7v4ee1rg33nkc4md43q', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhs4z1a3w', 'org_01m8jer7v4ee1rg33nkc4md43q', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nhynz6tck', 'org_01m8jer7v4ee1rg33nkc4md43q', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nj3cryqye', 'org_01m8jer7v4ee1rg33nkc4md43q', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nj5p33txx', 'org_01m8jer7v4ee1rg33nkc4md43q', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njbkn49fg', 'org_01m8jer7v4ee1rg33nkc4md43q', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njdhpdkv9', 'org_01m8jer7v4ee1rg33nkc4md43q', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njjs04ws7', 'org_01m8jer7v4ee1rg33nkc4md43q', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njq0tcf9a', 'org_01m8jer7v4ee1rg33nkc4md43q', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njsf1jgvw', 'org_01m8jer7v4ee1rg33nkc4md43q', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33njy54rh8n', 'org_01m8jer7v4ee1rg33nkc4md43q', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nk3enaxst', 'org_01m8jer7v4ee1rg33nkc4md43q', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784036, 1795915784036, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nk4f7e8b9', 'org_01m8jer7v4ee1rg33nkc4md43q', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795915784036, 1795915784036, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7v4ee1rg33nkby1dygw', 'org_01m8jer7v4ee1rg33nkc4md43q', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784036, 1795915784036, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8jer7wdexrayewabmfzv4ve', 'org_01m8jer7v4ee1rg33nkc4md43q', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795915784077, 1795915784077, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfa7g5qj69', 'org_01m8jer7yjezya5amfgmra2erk', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfabja2rw8', 'org_01m8jer7yjezya5amfgmra2erk', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfae9q4ksc', 'org_01m8jer7yjezya5amfgmra2erk', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfak7mhr1g', 'org_01m8jer7yjezya5amfgmra2erk', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfaperzg66', 'org_01m8jer7yjezya5amfgmra2erk', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfas9n1e6y', 'org_01m8jer7yjezya5amfgmra2erk', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfazw8wqcj', 'org_01m8jer7yjezya5amfgmra2erk', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfb235xtsv', 'org_01m8jer7yjezya5amfgmra2erk', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfb50p7e5c', 'org_01m8jer7yjezya5amfgmra2erk', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbbyvjdd1', 'org_01m8jer7yjezya5amfgmra2erk', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbccqr5nr', 'org_01m8jer7yjezya5amfgmra2erk', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbkd3b2q6', 'org_01m8jer7yjezya5amfgmra2erk', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbmj3nb8c', 'org_01m8jer7yjezya5amfgmra2erk', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbt2s79ss', 'org_01m8jer7yjezya5amfgmra2erk', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfbyfjw354', 'org_01m8jer7yjezya5amfgmra2erk', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfc1eykkk0', 'org_01m8jer7yjezya5amfgmra2erk', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfc45kc740', 'org_01m8jer7yjezya5amfgmra2erk', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfc8kyq7f5', 'org_01m8jer7yjezya5amfgmra2erk', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfce6tq6jx', 'org_01m8jer7yjezya5amfgmra2erk', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfchynj4b7', 'org_01m8jer7yjezya5amfgmra2erk', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfcpev32nv', 'org_01m8jer7yjezya5amfgmra2erk', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfctsbbdr1', 'org_01m8jer7yjezya5amfgmra2erk', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfcyn9wg6r', 'org_01m8jer7yjezya5amfgmra2erk', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfd31pa436', 'org_01m8jer7yjezya5amfgmra2erk', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfd5aqgvf5', 'org_01m8jer7yjezya5amfgmra2erk', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdbv3ej8e', 'org_01m8jer7yjezya5amfgmra2erk', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdfjqh9wk', 'org_01m8jer7yjezya5amfgmra2erk', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795915784146, 1795915784146, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdk5j3xp7', 'org_01m8jer7yjezya5amfgmra2erk', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdptvzeax', 'org_01m8jer7yjezya5amfgmra2erk', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdrh9skqh', 'org_01m8jer7yjezya5amfgmra2erk', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfdxbtmmza', 'org_01m8jer7yjezya5amfgmra2erk', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfe2ygsnmd', 'org_01m8jer7yjezya5amfgmra2erk', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfe6fcty3e', 'org_01m8jer7yjezya5amfgmra2erk', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfe8y71x92', 'org_01m8jer7yjezya5amfgmra2erk', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfee539q5b', 'org_01m8jer7yjezya5amfgmra2erk', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfeh86981h', 'org_01m8jer7yjezya5amfgmra2erk', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfemqtxm0s', 'org_01m8jer7yjezya5amfgmra2erk', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfetkx77s7', 'org_01m8jer7yjezya5amfgmra2erk', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfeyaqv0ae', 'org_01m8jer7yjezya5amfgmra2erk', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amff3ezn6vt', 'org_01m8jer7yjezya5amfgmra2erk', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amff6q55dak', 'org_01m8jer7yjezya5amfgmra2erk', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amffbkrhcc2', 'org_01m8jer7yjezya5amfgmra2erk', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfffshn77j', 'org_01m8jer7yjezya5amfgmra2erk', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amffg7m36ea', 'org_01m8jer7yjezya5amfgmra2erk', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amffq7mpdj4', 'org_01m8jer7yjezya5amfgmra2erk', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amffst02wqk', 'org_01m8jer7yjezya5amfgmra2erk', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amffybq5byz', 'org_01m8jer7yjezya5amfgmra2erk', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfg3h8pdyt', 'org_01m8jer7yjezya5amfgmra2erk', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfg55x8vba', 'org_01m8jer7yjezya5amfgmra2erk', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfgb2w19m9', 'org_01m8jer7yjezya5amfgmra2erk', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784146, 1795915784146, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfgfpn3w0t', 'org_01m8jer7yjezya5amfgmra2erk', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795915784146, 1795915784146, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer7yjezya5amfgkr5hygr', 'org_01m8jer7yjezya5amfgmra2erk', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784146, 1795915784146, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8jer7zkeaaaak9r1vgcxg4x', 'org_01m8jer7yjezya5amfgmra2erk', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795915784179, 1795915784179, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer818e799wpneh5egdcg9', 'org_01m8jer7yjezya5amfgmra2erk', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795915784232, 1795915784232, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jer87fejc9rt68dfsqb1z0', 'org_01m8jer7yjezya5amfgmra2erk', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795915784431, 1795915784431, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8jer8ape80sw6gatabd21e8', 'org_01m8jer7yjezya5amfgmra2erk', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795915784534, 1795915784534, 1);
INSERT INTO contacts VALUES ('con_01m8jer8bce7r9z45enyenr60a', 'org_01m8jer7yjezya5amfgmra2erk', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795915784556, 1795915784556, 1);
INSERT INTO contacts VALUES ('con_01m8jer8cxeydv8sh8fazt1j1d', 'org_01m8jer7yjezya5amfgmra2erk', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795915784605, 1795915784605, 1);
INSERT INTO contacts VALUES ('con_01m8jer8m3e4t94jj24vb0k5nj', 'org_01m8jer7yjezya5amfgmra2erk', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795915784835, 1795915784835, 1);
INSERT INTO contacts VALUES ('con_01m8jer8pzevn82cp82sap3b6j', 'org_01m8jer7yjezya5amfgmra2erk', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795915784927, 1795915784927, 1);
INSERT INTO contacts VALUES ('con_01m8jer8reey7atn2q76ttm9v8', 'org_01m8jer7yjezya5amfgmra2erk', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795915784974, 1795915784974, 1);
INSERT INTO contacts VALUES ('con_01m8jer8s3ea5vym3gp0w53q1f', 'org_01m8jer7yjezya5amfgmra2erk', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795915784995, 1795915784995, 1);
INSERT INTO journals VALUES ('jnl_01m8jer85qe9qt266d8vztwx7y', 'org_01m8jer7yjezya5amfgmra2erk', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795915784375, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'762B275F24C6A8327374189B7E6A7850ADB3D79E135B71820A51B67E23D122F1', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8jer8vjednvk12cr6w8j4mq', 'org_01m8jer7yjezya5amfgmra2erk', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795915785074, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'A5B05BCA51112DCE47F9C1D19644F580DDCFD2FEBF826AC2EC48ACB0718DFC7C', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8jer8weeb9b9zbjndjbma33', 'org_01m8jer7yjezya5amfgmra2erk', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795915785102, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'5E5511E9A6299C229590770E626965D737ADAA4A9EFBE86CE59F370064816070', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8jer8xfepvtxzyd4cshs766', 'org_01m8jer7yjezya5amfgmra2erk', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795915785135, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'3FF5A735A49DA915BD2E92F19E275BCD4E9EA4F4D5D374CB7EA2C4915E9B5022', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8jer8ygevgrnk6w9y1s65qr', 'org_01m8jer7yjezya5amfgmra2erk', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795915785168, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'E55C2769FC02ADDD24C1B10AE3EB0148D358B8916EF956176071A06230F5ED62', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8jer8zdedrt795119d2mj3r', 'org_01m8jer7yjezya5amfgmra2erk', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795915785197, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'F2F92BAC1CA60D1B4012B0133F918522B95FD74696BB6897355E56A362CE215D', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8jer8zwehtvr6kq3a0vedx5', 'org_01m8jer7yjezya5amfgmra2erk', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795915785212, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'FA978C653394F7E09E08730874506B64C59E624DD010DBA9E5A7597708491D80', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8jer90keqxv978hq4pwz0ax', 'org_01m8jer7yjezya5amfgmra2erk', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795915785235, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'CF76F40E4D6A6918F012E8B50CAF02A2298E7C5F52159C7CE5D483FF41629796', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8jer910ekrr1bz4gzrgkeyj', 'org_01m8jer7yjezya5amfgmra2erk', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795915785248, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'491C4E87E06B4B5633171026FD090667F1396392FFD17D8128964E4EE7F8FC01', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8jer91he3gv58atkpg2rwfg', 'org_01m8jer7yjezya5amfgmra2erk', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795915785265, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'E8587A22072E46D5E25D56ACE25616BD26BD04DF9ECF95606E30368ECB98634C', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8jer91qekbt680wjrkd1548', 'org_01m8jer7yjezya5amfgmra2erk', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795915785271, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'7C6862A4D398BD15A161B0360556467044AF7C864094BC6492651A0F94F1721E', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8jer924e47vxs7mntqhehqs', 'org_01m8jer7yjezya5amfgmra2erk', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795915785284, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'6629C37B0312E1488C3349A7E0416855B047C52F65533654B41D5ED80CE9FCBB', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8jer95seb0tz5xgpby8zk4c', 'org_01m8jer7yjezya5amfgmra2erk', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8jer910ekrr1bz4gzrgkeyj', 60000, 1795915785401, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'16A884194FE240F5B6D76DE3ED0D78135132782C54DB85B47E2916E65137DEEC', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8jer9c1ebyb28nt2b8vaqqq', 'org_01m8jer7yjezya5amfgmra2erk', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'3E3752A74B5A0A65509F9BEA048BB40BF3C8D086F67E74A8453635B97E181F36', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8jer9c1ebyb28nt2grcegrw', 'org_01m8jer7yjezya5amfgmra2erk', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'731E76BD9B92AE04725FEF32D9FA6D17D85A0901B20EF4FF149D3E8A73996B28', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8jer9c1ebyb28nt2tr9kr52', 'org_01m8jer7yjezya5amfgmra2erk', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'B40456E196B35FDE70218765EDE83E9461ECE82DC23142D682F01F9F1E0DAC10', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8jer9fzeb2tw5v1hnqtbs9f', 'org_01m8jer7yjezya5amfgmra2erk', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795915785727, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'073F3B6B0D1062E9222C74821310868659788813021AC4CFC1608804509FCC45', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8jer9qpeanrpjpct5gyp2z3', 'org_01m8jer7yjezya5amfgmra2erk', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795915785974, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'6F4DE158BB4AE2C06EBF7A822B0125FAD05DC29F55E790FADD1FDF76F2BB55AE', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8jer9t6ep1vr6xe9ekys6t0', 'org_01m8jer7yjezya5amfgmra2erk', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795915786054, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'B359D4AE30809F8871627CB83495C43D60BA42D0EE70112E1E99B1A053E15068', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8jer9w7evps9myawzhne1nx', 'org_01m8jer7yjezya5amfgmra2erk', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795915786119, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'A9A2B8FA7FC93E4ECEFC535762ACA492BBA19C835CA92EAA9892EF43C8A1669E', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8jer9y3e9escqkct4zwn5kt', 'org_01m8jer7yjezya5amfgmra2erk', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795915786179, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'3F438E22E0311B18E814AD5882697BD7A65FF26B48332839D2E7D072A9192951', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8jer9zzee98kex37zb7sc00', 'org_01m8jer7yjezya5amfgmra2erk', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795915786239, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'112976B4A60514D12B62876CC3578E062CF97BF8517EFD5B4118885E33BE13F0', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8jera1deh3t0dtxyqg653kh', 'org_01m8jer7yjezya5amfgmra2erk', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795915786285, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'6A5CED11F93250981B78C4D636332C5FC4EE697A469FF7F979F3C3449832CAEE', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8jera6qeg1t4c4p2cs71dgv', 'org_01m8jer7yjezya5amfgmra2erk', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795915786455, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'77E01AA479D34B6605153DB49351A1CF7910055D1375C1893A2BF234F20D38EF', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8jerae4ee49vsanfeevakgk', 'org_01m8jer7yjezya5amfgmra2erk', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795915786692, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'045071B5C9C37B9D1EC1ABEA7C8AF43693C185D92BF954C45B338F07FA485858', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8jerbmje32vnempapnm1v9r', 'org_01m8jer7yjezya5amfgmra2erk', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795915787922, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'FBA135A464AC61C7168B26FAC89E2C625E731258CEA8FB1CE1158394E1C395E5', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8jerbqgedsb33rs99ezexcj', 'org_01m8jer7yjezya5amfgmra2erk', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795915788016, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'7A1B799E276EAED9AB467055EB79AC925AF38352E668271D49D5EA7D5772A324', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8jerbtber4abrj3q9bq5eyx', 'org_01m8jer7yjezya5amfgmra2erk', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795915788107, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'55520A362F70E51EDFFD8DA5153CF07D21B7F606CB84029B44C49748F522514E', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8jerbwvewe9vhbbnmhxxvfb', 'org_01m8jer7yjezya5amfgmra2erk', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795915788187, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'293BDB2F207EAE29C8F6516C02279802E3E4F21410E03C944725200DFAC848FD', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8jerd84e3mabe84rw24gasd', 'org_01m8jer7v4ee1rg33nkc4md43q', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795915789572, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'13D8497E30EBE5467BBE5E51D0CE8FF7E5BC2136F1DA86F49D490BF0711BA8AC', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8jerdahe7hs34yayp5n3bc8', 'org_01m8jer7v4ee1rg33nkc4md43q', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8jerd84e3mabe84rw24gasd', 50000, 1795915789649, 'usr_01m8jer5v4e5n9dz5nzs89qk42', X'699A462E5BB2BFE85B4BD179ACD2221EAADC35398F44485AE8288AF48265CEF3', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 1, 'acc_01m8jer7v4ee1rg33ngrv0frsr', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 2, 'acc_01m8jer7v4ee1rg33ndwc6rkr3', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 2, 1, 'acc_01m8jer7v4ee1rg33ngrv0frsr', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 2, 2, 'acc_01m8jer7v4ee1rg33ndwc6rkr3', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 2, 'acc_01m8jer7yjezya5amfcyn9wg6r', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 2, 'acc_01m8jer7yjezya5amfd31pa436', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 3, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 3, 2, 'acc_01m8jer7yjezya5amfdptvzeax', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 2, 'acc_01m8jer7yjezya5amfa7g5qj69', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 5, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 5, 2, 'acc_01m8jer7yjezya5amfd5aqgvf5', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 6, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 6, 2, 'acc_01m8jer7yjezya5amfee539q5b', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 2, 'acc_01m8jer818e799wpneh5egdcg9', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 3, 'acc_01m8jer7yjezya5amfd31pa436', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 4, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 2, 'acc_01m8jer7yjezya5amfd31pa436', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 2, 'acc_01m8jer7yjezya5amfd31pa436', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 2, 'acc_01m8jer7yjezya5amfd31pa436', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 2, 'acc_01m8jer7yjezya5amfdrh9skqh', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 2, 'acc_01m8jer7yjezya5amfd5aqgvf5', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 3, 'acc_01m8jer7yjezya5amfd31pa436', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 4, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 2, 'acc_01m8jer7yjezya5amfd31pa436', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 1, 'acc_01m8jer7yjezya5amfcyn9wg6r', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 2, 'acc_01m8jer7yjezya5amfchynj4b7', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 3, 'acc_01m8jer7yjezya5amfc45kc740', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 15, 1, 'acc_01m8jer7yjezya5amfe2ygsnmd', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 15, 2, 'acc_01m8jer7yjezya5amfbmj3nb8c', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 15, 3, 'acc_01m8jer7yjezya5amfbyfjw354', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 16, 1, 'acc_01m8jer7yjezya5amfg3h8pdyt', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 16, 2, 'acc_01m8jer7yjezya5amfak7mhr1g', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 17, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 17, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 18, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 18, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 19, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 19, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 20, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 20, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 21, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 21, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 22, 1, 'acc_01m8jer7yjezya5amfbccqr5nr', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 22, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 23, 1, 'acc_01m8jer7yjezya5amfas9n1e6y', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 23, 2, 'acc_01m8jer7yjezya5amfb50p7e5c', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 24, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 24, 2, 'acc_01m8jer87fejc9rt68dfsqb1z0', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 25, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 25, 2, 'acc_01m8jer7yjezya5amfbyfjw354', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 2, 'acc_01m8jer7yjezya5amff6q55dak', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 27, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 27, 2, 'acc_01m8jer7yjezya5amfeyaqv0ae', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 27, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 28, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 28, 2, 'acc_01m8jer7yjezya5amfeyaqv0ae', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 28, 3, 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 29, 1, 'acc_01m8jer7yjezya5amfb50p7e5c', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 29, 2, 'acc_01m8jer7yjezya5amffybq5byz', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', '2026-03-02', 'acc_01m8jer7v4ee1rg33ndwc6rkr3', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', '2026-03-02', 'acc_01m8jer7v4ee1rg33ngrv0frsr', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', '2026-03-20', 'acc_01m8jer7v4ee1rg33ndwc6rkr3', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', '2026-03-20', 'acc_01m8jer7v4ee1rg33ngrv0frsr', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-01', 'acc_01m8jer7yjezya5amfb50p7e5c', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-01', 'acc_01m8jer7yjezya5amfc45kc740', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-01', 'acc_01m8jer7yjezya5amfchynj4b7', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-01', 'acc_01m8jer7yjezya5amfcyn9wg6r', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-15', 'acc_01m8jer7yjezya5amfas9n1e6y', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-15', 'acc_01m8jer7yjezya5amfd31pa436', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-15', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-20', 'acc_01m8jer7yjezya5amfbccqr5nr', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-20', 'acc_01m8jer7yjezya5amfdptvzeax', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-21', 'acc_01m8jer7yjezya5amfa7g5qj69', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-21', 'acc_01m8jer7yjezya5amfbccqr5nr', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-21', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-22', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-22', 'acc_01m8jer7yjezya5amfbccqr5nr', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-28', 'acc_01m8jer7yjezya5amfas9n1e6y', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-28', 'acc_01m8jer7yjezya5amfd5aqgvf5', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-30', 'acc_01m8jer7yjezya5amfas9n1e6y', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-30', 'acc_01m8jer7yjezya5amfb50p7e5c', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-01', 'acc_01m8jer7yjezya5amfbccqr5nr', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-01', 'acc_01m8jer7yjezya5amfee539q5b', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-02', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-02', 'acc_01m8jer7yjezya5amfeyaqv0ae', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-02', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-09', 'acc_01m8jer7yjezya5amfas9n1e6y', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-09', 'acc_01m8jer7yjezya5amfd31pa436', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-09', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-09', 'acc_01m8jer818e799wpneh5egdcg9', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-10', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-10', 'acc_01m8jer7yjezya5amfbccqr5nr', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-16', 'acc_01m8jer7yjezya5amfas9n1e6y', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-16', 'acc_01m8jer7yjezya5amfb50p7e5c', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-18', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-18', 'acc_01m8jer7yjezya5amff6q55dak', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-20', 'acc_01m8jer7yjezya5amfas9n1e6y', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-20', 'acc_01m8jer7yjezya5amfd31pa436', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-20', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-27', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-27', 'acc_01m8jer7yjezya5amfbccqr5nr', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-02', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-02', 'acc_01m8jer7yjezya5amfeyaqv0ae', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-02', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-03', 'acc_01m8jer7yjezya5amfas9n1e6y', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-03', 'acc_01m8jer7yjezya5amfd31pa436', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-03', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-06', 'acc_01m8jer7yjezya5amfas9n1e6y', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-06', 'acc_01m8jer7yjezya5amfb50p7e5c', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-12', 'acc_01m8jer7yjezya5amfas9n1e6y', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-12', 'acc_01m8jer7yjezya5amfd31pa436', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-12', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-16', 'acc_01m8jer7yjezya5amfas9n1e6y', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-16', 'acc_01m8jer7yjezya5amfb50p7e5c', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-20', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-20', 'acc_01m8jer7yjezya5amffybq5byz', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-24', 'acc_01m8jer7yjezya5amfbccqr5nr', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-24', 'acc_01m8jer7yjezya5amfdrh9skqh', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-24', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-25', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-25', 'acc_01m8jer87fejc9rt68dfsqb1z0', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-27', 'acc_01m8jer7yjezya5amfas9n1e6y', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-27', 'acc_01m8jer7yjezya5amfd31pa436', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-27', 'acc_01m8jer7yjezya5amfd5aqgvf5', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-27', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfak7mhr1g', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfb50p7e5c', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfbmj3nb8c', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfbyfjw354', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfe2ygsnmd', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-31', 'acc_01m8jer7yjezya5amfg3h8pdyt', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 'acc_01m8jer7v4ee1rg33ndwc6rkr3', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 'acc_01m8jer7v4ee1rg33ngrv0frsr', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfa7g5qj69', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfak7mhr1g', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfas9n1e6y', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfas9n1e6y', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfas9n1e6y', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfb50p7e5c', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfb50p7e5c', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfb50p7e5c', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfbccqr5nr', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfbccqr5nr', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfbccqr5nr', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfbmj3nb8c', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfbyfjw354', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfc45kc740', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfchynj4b7', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfcyn9wg6r', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfd31pa436', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfd31pa436', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfd31pa436', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfd5aqgvf5', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfd5aqgvf5', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfdptvzeax', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfdrh9skqh', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfe2ygsnmd', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfee539q5b', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfeyaqv0ae', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfeyaqv0ae', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amff6q55dak', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amffybq5byz', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfg3h8pdyt', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer818e799wpneh5egdcg9', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer87fejc9rt68dfsqb1z0', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 1795915784036, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'organisation.create', 'org_01m8jer7v4ee1rg33nkc4md43q', NULL, '{"id":"org_01m8jer7v4ee1rg33nkc4md43q","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:44.036Z","updated_at":"2026-11-29T01:29:44.036Z","version":1}', X'26163D2182E4663D3A9A639A005E643A859FDF5661D1D20E23AE5DEA6EE6F536', X'862295685DFFF1C90EE6E8AD69634662BB12E848F087586EF197CD5BDDF9C423');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 2, 1795915784077, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'account.create', 'acc_01m8jer7wdexrayewabmfzv4ve', NULL, '{"id":"acc_01m8jer7wdexrayewabmfzv4ve","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.077Z","updated_at":"2026-11-29T01:29:44.077Z","version":1}', X'F5D1936C52C3E6FF7A64FC215157F50EDF8C971BBC414416742FF006319BA17D', X'84F8A401244AF9546333E67CA5220483DB3E01C187E42024E3C62B23CECCB306');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 3, 1795915784081, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_account.create', 'bac_01m8jer7whec9sm43g8ede0qgc', NULL, '{"account_id":"acc_01m8jer7v4ee1rg33ndwc6rkr3","account_number":null,"created_at":"2026-11-29T01:29:44.081Z","currency":"GBP","iban":null,"id":"bac_01m8jer7whec9sm43g8ede0qgc","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.081Z","version":1}', X'33B1A85F71C7DF5D5351A6338564A0C3D0AD50B4744189DC1FFDDB2DCC901BF5', X'065F96168055E03CE96614343B1B64B0560CF647A7985687D3FC421BB7869B8F');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 4, 1795915789540, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'4E66CEE6458B974EE090B4B04C3E54290CD37AFC73EFA90E0254C1E3FC55B142', X'5D2E6C5C69C1D3F91A26A22CE024067FAF1A03B958180D4DAB9FCBA400EA47D2');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 5, 1795915789549, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.create', 'btx_01m8jerd7de0svd2pckzc0k5mg', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8jer7whec9sm43g8ede0qgc","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T01:29:49.549Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8jerd7de0svd2pckzc0k5mg","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T01:29:49.549Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'E6351F6FD45E1B408E6A6F7366E8432CF29499AE5349449F33D46F4181535D3B', X'825D05509AE96C6C6D01176559A97B05A82257A5985968C3A2390C267B83945B');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 6, 1795915789572, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'journal.post', 'jnl_01m8jerd84e3mabe84rw24gasd', NULL, '{"sequence":1,"total":500.00}', X'690D268DC8E1CD76C8524B11746D3833D046A9B53599139B6FE3600B6A64F910', X'');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 7, 1795915789582, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jerd7de0svd2pckzc0k5mg', NULL, '{"journal_id":"jnl_01m8jerd84e3mabe84rw24gasd","way":"match"}', X'22B087DF1ACC09864B455A5D2BFF329987CD22AAAC7E3C59DABD6CC27C5E1D8E', X'931BAA621467EAFE15A1A10659982F474EA1DEBAFACB9EC91D0C69F9E1A8A93A');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 8, 1795915789592, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.void', 'btx_01m8jerd7de0svd2pckzc0k5mg', '{"journal_id":"jnl_01m8jerd84e3mabe84rw24gasd"}', '{"reason":"matched in error"}', X'0D3E1FC3CC9F83DA735A96C2D62F75915B7406B3CA49A78D70805DD5EAC47491', X'04D07DECC35C38525382B3635F9FE16D83462D071161C1BDC68548A5D12D4344');
INSERT INTO audit_events VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 9, 1795915789649, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'journal.reverse', 'jnl_01m8jerd84e3mabe84rw24gasd', NULL, '{"reversed_by_journal_id":"jnl_01m8jerdahe7hs34yayp5n3bc8","total":500.00}', X'C685F773416D85D5A3947A83321EBE94DCD5522DF1FC5F23D37C3A18FBBB331C', X'');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 1795915784146, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'organisation.create', 'org_01m8jer7yjezya5amfgmra2erk', NULL, '{"id":"org_01m8jer7yjezya5amfgmra2erk","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:44.146Z","updated_at":"2026-11-29T01:29:44.146Z","version":1}', X'DB71A929E6A3C2577753F3D55E46D33B42B096585887774D0518809B6F1788BF', X'B7B634ABA8DF6F3CB5226669F7229B5B6FFFF16B6253518C41C56BB07D767D10');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 1795915784179, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'account.create', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', NULL, '{"id":"acc_01m8jer7zkeaaaak9r1vgcxg4x","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.179Z","updated_at":"2026-11-29T01:29:44.179Z","version":1}', X'6AFCD220C6A97311108C659365AA4A601857351F4885D9A0FC673CCB41245A15', X'BD975A876AC676F9B17405DBBEFAB7350775979AE8C88E7A025E05095F993EE5');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 3, 1795915784232, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'account.create', 'acc_01m8jer818e799wpneh5egdcg9', NULL, '{"id":"acc_01m8jer818e799wpneh5egdcg9","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.232Z","updated_at":"2026-11-29T01:29:44.232Z","version":1}', X'89178B767FB69BFC77EB22665291573D083224B0BEB61EEDEB9AE70F9E6D0A45', X'F706027BDD944DCA0ED10608679619318A675E62247CC0FCE8F430157F524292');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 1795915784375, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_account.create', 'bac_01m8jer85qe9qt266d8kspf7n2', NULL, '{"account_id":"acc_01m8jer7yjezya5amfb50p7e5c","account_number":null,"created_at":"2026-11-29T01:29:44.375Z","currency":"GBP","iban":null,"id":"bac_01m8jer85qe9qt266d8kspf7n2","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jer85qe9qt266d8vztwx7y","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.375Z","version":1}', X'539DC32D0FE20EE18D5F488701302043F064538E94316B25259CC02FFEC6D3E7', X'9ECAC1883635D39FAB6FD546640255D31307E0D166537FDFF63982F03F1C6D42');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 5, 1795915784431, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'account.create', 'acc_01m8jer87fejc9rt68dfsqb1z0', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T01:29:44.431Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8jer87fejc9rt68dfsqb1z0","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T01:29:44.431Z","version":1}', X'386402DCD0F7A1EAD29A56F443C15E688156FC7DB2E851A3F3B3688BC29B0BC0', X'1454A46DFE59830A07CC0865A39943DC02F67A214BE1853A84BEDF77D14E354E');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 6, 1795915784431, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_account.create', 'bac_01m8jer87fejc9rt68dbtrb3kc', NULL, '{"account_id":"acc_01m8jer87fejc9rt68dfsqb1z0","account_number":null,"created_at":"2026-11-29T01:29:44.431Z","currency":"GBP","iban":null,"id":"bac_01m8jer87fejc9rt68dbtrb3kc","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.431Z","version":1}', X'991837074F632DE94C7474DB085521A8CD4273C444FB6FCFBB038156F8FE274B', X'629284E796EFCBBB29922EB8043A7C24695CD51D713B294992A9E3E8FE0E6F4C');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 1795915784534, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8ape80sw6gatabd21e8', NULL, '{"id":"con_01m8jer8ape80sw6gatabd21e8","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.534Z","updated_at":"2026-11-29T01:29:44.534Z","version":1}', X'0E3F44E3685DA2F8D3EAD488D4BE139D1B1C4FFA34CBDBB2F6F279440F84BC41', X'A94F51F523E53E018F635B7F9829CBED9DC6E82CF84641A1A2C2BBA30DF18493');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 1795915784556, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8bce7r9z45enyenr60a', NULL, '{"id":"con_01m8jer8bce7r9z45enyenr60a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.556Z","updated_at":"2026-11-29T01:29:44.556Z","version":1}', X'C9A5FD6474AE02CFCE8BA7F1B4A71DC2575F32F267A554ED50053FBDBC663DE6', X'DFEF0514B77BAFC51997EABF5F583ED4168685034DFA8C5C85DAA471933A84C2');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 1795915784605, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8cxeydv8sh8fazt1j1d', NULL, '{"id":"con_01m8jer8cxeydv8sh8fazt1j1d","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.605Z","updated_at":"2026-11-29T01:29:44.605Z","version":1}', X'B739AEE3EAEF80A7765AC20F16F1B4A4DA314F6605830858407456FC0220145D', X'34D42F2101103AB69DC54C0D51EF0FE0AAE073E16D0902C401E98E40FCF5876F');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 1795915784835, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8m3e4t94jj24vb0k5nj', NULL, '{"id":"con_01m8jer8m3e4t94jj24vb0k5nj","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.835Z","updated_at":"2026-11-29T01:29:44.835Z","version":1}', X'36AF5BC03BC5978AB90997DEE5C5E446695B86641ADD7A8E6A0F30DDE783FF75', X'FDCAD6D450DBF985AC2E54149B6AEF474137618EAB36C2430C84DB00FCA9C8AA');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 1795915784927, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8pzevn82cp82sap3b6j', NULL, '{"id":"con_01m8jer8pzevn82cp82sap3b6j","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.927Z","updated_at":"2026-11-29T01:29:44.927Z","version":1}', X'97F56A6135149B600428F51E5C80B4B73EBE14285558523F1DF4DCF16C3423E7', X'DE205B6B0DB1460447B715C028A7B4FBF522BC00EF4332A468D6A95BF80AAD87');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 1795915784974, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8reey7atn2q76ttm9v8', NULL, '{"id":"con_01m8jer8reey7atn2q76ttm9v8","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.974Z","updated_at":"2026-11-29T01:29:44.974Z","version":1}', X'995D86E87795D4EA97827A7770145C09FB328C1CAC93BC9E9D02C99E8C6FA4FA', X'2D07A5DDEE9A9896FDF365ABB492B2D13AA5A73BBC064E2D2362492A6B7CA8FE');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 1795915784995, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'contact.create', 'con_01m8jer8s3ea5vym3gp0w53q1f', NULL, '{"id":"con_01m8jer8s3ea5vym3gp0w53q1f","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.995Z","updated_at":"2026-11-29T01:29:44.995Z","version":1}', X'C4EB7652C23393EBA4F36B80442F2C59AED97B25CCC7D28D984DB0783964D805', X'33D7B2F7F97350FA9F5FFA1FF60076C754868CEA6C89AB4807D372D5F0BA7641');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 1795915785074, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8vjednvk12cr1xzmknp', NULL, '{"id":"inv_01m8jer8vjednvk12cr1xzmknp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jer8vjednvk12cr6w8j4mq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.074Z","updated_at":"2026-11-29T01:29:45.074Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'8C2C28D635063E6941DD35C6DB9323C894456FF30AD07F2308088E689E4A5426', X'0AD461F8B5FFA19AFF9E354FA89D7F7B4ED10B9861E4A24CB02074BBA79F1FF0');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 15, 1795915785102, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8weeb9b9zbjnb4qsx02', NULL, '{"id":"inv_01m8jer8weeb9b9zbjnb4qsx02","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jer8m3e4t94jj24vb0k5nj","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jer8weeb9b9zbjndjbma33","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.102Z","updated_at":"2026-11-29T01:29:45.102Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfdptvzeax","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'FE5DF3AC0489EF6FDB16859232B6E4BEA4E8AAE039A31CFFC720E0DA19276E3E', X'1E806C79F0070FCFAB1CB45390B3235AE896C9C1117D9B3BBD1B0E6ECCED9EEA');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 16, 1795915785135, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8xfepvtxzyd4bzas35m', NULL, '{"id":"inv_01m8jer8xfepvtxzyd4bzas35m","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jer8pzevn82cp82sap3b6j","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jer8xfepvtxzyd4cshs766","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.135Z","updated_at":"2026-11-29T01:29:45.135Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfa7g5qj69","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'F85D2DF3707A3C8FED278B00694B53FFB8B9F76852385F44A3AD72EC0E43A125', X'F7B39FB6C652DC526E03064CC1391B48A30D2AF5E251BD30EB7A9D932D16EB2E');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 17, 1795915785168, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8ygevgrnk6w9st63p6r', NULL, '{"id":"inv_01m8jer8ygevgrnk6w9st63p6r","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jer8ygevgrnk6w9y1s65qr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.168Z","updated_at":"2026-11-29T01:29:45.168Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd5aqgvf5","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'5987F9BE8A266BC1249D15831701A8B9B90F55F89203C62B38DB1B7A724338E0', X'F6067F0F6D34B13368CD26AFC55D99F2E280DD8EDBF7704F21B84AC8A5CAA7AB');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 18, 1795915785197, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8zdedrt795117tshfag', NULL, '{"id":"inv_01m8jer8zdedrt795117tshfag","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jer8reey7atn2q76ttm9v8","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jer8zdedrt795119d2mj3r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.197Z","updated_at":"2026-11-29T01:29:45.197Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfee539q5b","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'50F8EED0CD45F97D716FD48CCC111A0E18F06009CA018A4893A0192F52B693BB', X'6A388A6087833D5686992563A4BB9F75019BAB78EDE72A5DF0340BFBC94198A2');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 19, 1795915785212, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer8zwehtvr6kq3465chcd', NULL, '{"id":"inv_01m8jer8zwehtvr6kq3465chcd","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jer8bce7r9z45enyenr60a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jer8zwehtvr6kq3a0vedx5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.212Z","updated_at":"2026-11-29T01:29:45.212Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jer818e799wpneh5egdcg9","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'0E7EFBE9AEA57FE1F0C3BF2A4576BB4D2B69FB03965EDF03E978E54A9E2909A6', X'46D32F3A4B07892DC8A979E9BA216EB9A7AD557037BEC42F04C3530B346452DD');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 20, 1795915785235, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer90keqxv978hq317ea9a', NULL, '{"id":"inv_01m8jer90keqxv978hq317ea9a","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jer90keqxv978hq4pwz0ax","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.235Z","updated_at":"2026-11-29T01:29:45.235Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'DF10990425AF33361CF8403211105CC6A28A62A00363CF1529B123C84E34628D', X'65994B371116524122E87FD0F1188A8A71BF523D333AC6A0D6F4F6C75B18A590');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 21, 1795915785248, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer910ekrr1bz4gsgatqn0', NULL, '{"id":"inv_01m8jer910ekrr1bz4gsgatqn0","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jer910ekrr1bz4gzrgkeyj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.248Z","updated_at":"2026-11-29T01:29:45.248Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'2E8FF3095810503E25A5C4BF88785479EE58C21160EDFD79E0817953C2972258', X'E04B315F40D3409BA156A5B1894860F078A90DB3DA8609D6324ED50CF9D5CE3B');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 22, 1795915785265, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer91he3gv58atkgyrvey3', NULL, '{"id":"inv_01m8jer91he3gv58atkgyrvey3","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jer91he3gv58atkpg2rwfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.265Z","updated_at":"2026-11-29T01:29:45.265Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'9C818248199D77958D0C01AB1457371A63C82D7378A00E210588E80D16FEAFD0', X'6C01C205F850FEFFF06ED40F0354D926BFBA728B2B72376DF11B8502C6027A76');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 23, 1795915785271, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer91qekbt680wjm9ed63s', NULL, '{"id":"inv_01m8jer91qekbt680wjm9ed63s","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jer8s3ea5vym3gp0w53q1f","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jer91qekbt680wjrkd1548","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.271Z","updated_at":"2026-11-29T01:29:45.271Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfdrh9skqh","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'30B0C7C02A84F96A0436A68D4C5FFFE726BD53B07B54834DF480E14D20C15EEB', X'C128C23E343837D6B34CD8545145A1F03A2D0852715D2264D09DF0EAA0D4E864');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 24, 1795915785284, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.create', 'inv_01m8jer924e47vxs7mnnhs39zm', NULL, '{"id":"inv_01m8jer924e47vxs7mnnhs39zm","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jer924e47vxs7mntqhehqs","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.284Z","updated_at":"2026-11-29T01:29:45.284Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd5aqgvf5","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7yjezya5amfd31pa436","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'3251AEFE7C82278652A1300A47FD6DADCA98284D883B713876BA6A1D4AC0787D', X'985EDAF9C4FAA3AE282EFF656302DAD1C09C15A7F5C934328ECC5270D5493988');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 25, 1795915785401, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.void', 'inv_01m8jer910ekrr1bz4gsgatqn0', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8jer95seb0tz5xgpby8zk4c"}', X'FA2B43A5D3426034981B87CF02B11F4D0E16EC2EF34C1087115AE9301D413F60', X'14AD21EAC3F487DE81E301A67A2BFEBA1E7A9B49A63B6B5762220561E173138A');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 1795915785476, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'invoice.allocate', 'inv_01m8jer91he3gv58atkgyrvey3', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8jer90keqxv978hq317ea9a"}]}', X'06E0E8487D71A9EBCAD5FD582308950CE27F18FF39305218E73960E4EC31283D', X'D73A94F90EB9AFDEF3A8E89F7793D70CB627C965F2DFBD5A48323EC7C8A64D68');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 27, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'journal.post', 'jnl_01m8jer9c1ebyb28nt2b8vaqqq', NULL, '{"sequence":14,"total":10000.00}', X'C2B28997B19429F5544C409AF221E142426C4699965EFE5A417AA4B2E02B2A7D', X'');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 28, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'journal.post', 'jnl_01m8jer9c1ebyb28nt2grcegrw', NULL, '{"sequence":15,"total":1000.00}', X'7A09A73301040C33CA957613623343796A67DC55168FC31E7094D4ECE092B95E', X'');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 29, 1795915785601, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'journal.post', 'jnl_01m8jer9c1ebyb28nt2tr9kr52', NULL, '{"sequence":16,"total":74.92}', X'5D0950DD85CD194439E547A1E5E9A2A4698D865265263000A2DEC29B605FD987', X'');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 30, 1795915785727, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9fzeb2tw5v1hjc0jh9y', NULL, '{"id":"set_01m8jer9fzeb2tw5v1hjc0jh9y","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8bce7r9z45enyenr60a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9fzeb2tw5v1hvqqf0sv","invoice_id":"inv_01m8jer8zwehtvr6kq3465chcd","invoice_number":"INV-0003","settlement_id":"set_01m8jer9fzeb2tw5v1hjc0jh9y","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:29:45.727Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jer9fzeb2tw5v1hnqtbs9f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.727Z","updated_at":"2026-11-29T01:29:45.727Z","version":1}', X'69799C82B32A32F9F5BBDF4185F173403A0CD16B3DBE41FD2721FB78A4AE7C9B', X'CAAC35864B8DBF633047CBE56D8C82B73D8831F7FA99675BD73144F0FB2981CB');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 1795915785895, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transactions.import', 'bac_01m8jer85qe9qt266d8kspf7n2', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'5B08D63733A523B34A30A07157B0B47BDA879CDAD9E89F516E28E58C5F53543D', X'15E2E682BF5FF2680A4CEBD86C8D7C1FE4C1AA763D6BE80AF0CED399CAA18D30');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 32, 1795915785974, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9qpeanrpjpct5gyp2z3', NULL, '{"id":"set_01m8jer9qpeanrpjpct5gyp2z3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8pzevn82cp82sap3b6j","contact_name":"Techbarn","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9qpeanrpjpct5gyp2z3","invoice_id":"inv_01m8jer8xfepvtxzyd4bzas35m","invoice_number":"TB-0117","settlement_id":"set_01m8jer9qpeanrpjpct5gyp2z3","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T01:29:45.974Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwh5can3yr","journal_id":"jnl_01m8jer9qpeanrpjpct5gyp2z3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.974Z","updated_at":"2026-11-29T01:29:45.974Z","version":1}', X'EEE7D34F41A6D2511F5866E1D23F4DD60FC56E79AD53EF14DAC92B635C1CB566', X'00BDA657C9D1C9A20C637753A26B6E87C8FBE5D4B608425EE2E8BD6795FE013D');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 33, 1795915785974, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwh5can3yr', NULL, '{"journal_id":"jnl_01m8jer9qpeanrpjpct5gyp2z3","way":"allocations"}', X'076248D73296DFB40CAB416170D282137F00F90D5430E4E4A0D8F106CF9C3FBF', X'291E75341465D41D835ED4E040F7BF05416E9164FAE08014B11D9D42ED889560');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 34, 1795915786054, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9t6ep1vr6xe9ekys6t0', NULL, '{"id":"set_01m8jer9t6ep1vr6xe9ekys6t0","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9t6ep1vr6xe9ekys6t0","invoice_id":"inv_01m8jer8vjednvk12cr1xzmknp","invoice_number":"INV-0001","settlement_id":"set_01m8jer9t6ep1vr6xe9ekys6t0","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T01:29:46.054Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwhb49ds01","journal_id":"jnl_01m8jer9t6ep1vr6xe9ekys6t0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.054Z","updated_at":"2026-11-29T01:29:46.054Z","version":1}', X'A52A994FAAD1B3257A9A048E5550571C011E76D7A2D4894AD88FB58CFF523DAA', X'D95A6217AC34228FB695075EC13DEF88DEF0391ECC6EEE4D3BE2D48FAEAC886E');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 35, 1795915786054, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhb49ds01', NULL, '{"journal_id":"jnl_01m8jer9t6ep1vr6xe9ekys6t0","way":"allocations"}', X'3358D50681B93868955AD699EFDB82A8523598FD89BC17354AEBA2E004555BD9', X'E5D54009CA77DDB2D964A626C191B02044706DE5C6D5337E5BAE9D315C3B7829');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 36, 1795915786119, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9w7evps9myawzhne1nx', NULL, '{"id":"set_01m8jer9w7evps9myawzhne1nx","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8reey7atn2q76ttm9v8","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9w7evps9myawzhne1nx","invoice_id":"inv_01m8jer8zdedrt795117tshfag","invoice_number":"HL-33","settlement_id":"set_01m8jer9w7evps9myawzhne1nx","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T01:29:46.119Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwhhed5g4t","journal_id":"jnl_01m8jer9w7evps9myawzhne1nx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.119Z","updated_at":"2026-11-29T01:29:46.119Z","version":1}', X'795154414ABA5B573A565BC0CCF36DA2220CD562CFEE028B0569646CEB27E299', X'247D235F838A02FD350BD53FDA0E5653B0702F3A4FF256861F97CF8084DD5F75');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 37, 1795915786119, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhhed5g4t', NULL, '{"journal_id":"jnl_01m8jer9w7evps9myawzhne1nx","way":"allocations"}', X'9561DF736D5B9361664C13A8FA14AA09844042C4A46BADE7FE5B4FA2B013F461', X'0276CDEA22B37A29D551BBF3845C0FE076AC410C4696DF638B4CFF1F5F9105BD');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 38, 1795915786179, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9y3e9escqkct4zwn5kt', NULL, '{"id":"set_01m8jer9y3e9escqkct4zwn5kt","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8ape80sw6gatabd21e8","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9y3e9escqkct4zwn5kt","invoice_id":"inv_01m8jer8vjednvk12cr1xzmknp","invoice_number":"INV-0001","settlement_id":"set_01m8jer9y3e9escqkct4zwn5kt","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T01:29:46.179Z"},{"id":"alc_01m8jer9y3e9escqkct4zwn5kv","invoice_id":"inv_01m8jer8ygevgrnk6w9st63p6r","invoice_number":"INV-0002","settlement_id":"set_01m8jer9y3e9escqkct4zwn5kt","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T01:29:46.179Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwhmwazawv","journal_id":"jnl_01m8jer9y3e9escqkct4zwn5kt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.179Z","updated_at":"2026-11-29T01:29:46.179Z","version":1}', X'AFFFC67ED53B52C17191E56FA869DAEADEA221138A62276E8AD5098597818E42', X'49DB8ABA0DDC077EE2DD076B38A698E07CE5BCEE5C339860BD2D7A646771B716');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 39, 1795915786179, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhmwazawv', NULL, '{"journal_id":"jnl_01m8jer9y3e9escqkct4zwn5kt","way":"allocations"}', X'0E4A3D86F9DA71DB401CBC418916516E94FFB9AAE3F1011E5596062D139F6CB7', X'738026431BACA6DA4F3B3F3733BC12CC6C133427B07470070EE68E278CB2F7C0');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 40, 1795915786239, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jer9zzee98kex37zb7sc00', NULL, '{"id":"set_01m8jer9zzee98kex37zb7sc00","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8m3e4t94jj24vb0k5nj","contact_name":"Printwell","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9zzee98kex37zb7sc00","invoice_id":"inv_01m8jer8weeb9b9zbjnb4qsx02","invoice_number":"PX-881","settlement_id":"set_01m8jer9zzee98kex37zb7sc00","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T01:29:46.239Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwhyjnjttp","journal_id":"jnl_01m8jer9zzee98kex37zb7sc00","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.239Z","updated_at":"2026-11-29T01:29:46.239Z","version":1}', X'2DE3D3C34EAD019A4B39FAEA7D0DB3374B06177891B2540D351BD58C11AF6AB0', X'84EC7CCBE2F83DE55EF4AEAB111272E64B73A52FB768802978D18283C3A6FDBA');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 41, 1795915786239, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhyjnjttp', NULL, '{"journal_id":"jnl_01m8jer9zzee98kex37zb7sc00","way":"allocations"}', X'D899D28F11F279CC5E999CAC87C1262D06A276E4C9E9D9F5DD5FD59044118738', X'86D22398003D6C4A3627649B0187A5145A8F48DCB1DFCBA679A959021FBA1C04');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 42, 1795915786285, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.create', 'set_01m8jera1deh3t0dtxyqg653kh', NULL, '{"id":"set_01m8jera1deh3t0dtxyqg653kh","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8cxeydv8sh8fazt1j1d","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8jer85qe9qt266d8kspf7n2","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jera1deh3t0dtxyqg653kh","invoice_id":"inv_01m8jer90keqxv978hq317ea9a","invoice_number":"INV-0004","settlement_id":"set_01m8jera1deh3t0dtxyqg653kh","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T01:29:46.285Z"}],"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwj8ag51ct","journal_id":"jnl_01m8jera1deh3t0dtxyqg653kh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.285Z","updated_at":"2026-11-29T01:29:46.285Z","version":1}', X'EB7AE1DB8D930108867C567EC4ED42CCD93A942459F31394AA9F69CC4ABAEED2', X'F2B27AE83150332AD39F38F0080AA977B4AD487CB697B6493D2CAF5A5E8875BE');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 43, 1795915786285, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwj8ag51ct', NULL, '{"journal_id":"jnl_01m8jera1deh3t0dtxyqg653kh","way":"allocations"}', X'9144DA6C246868DB0CDEC56FE1C1ADB99B99B36BAAF46ED0A5345413B893C33B', X'1CB23AD880FCEAC0C6AE31A47D57C1598CE3719BB5EF1537CFD3F5F2AE349532');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 44, 1795915786386, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'settlement.match', 'set_01m8jer9fzeb2tw5v1hjc0jh9y', NULL, '{"bank_transaction_id":"btx_01m8jer9n7ecjtqgwwj5q3nbkc"}', X'11FC8AB780A1F20798CE4E181B42F8158E9A9D31D8218E5CD1F1DEE88A1E871B', X'F253B238E6DCBB946847FFD27478A8F25E06A7E68F56EDD4F8CB75DDCD5EC1B2');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 45, 1795915786386, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwj5q3nbkc', NULL, '{"journal_id":"jnl_01m8jer9fzeb2tw5v1hnqtbs9f","way":"match"}', X'C4259BB243AD86E152DCB9F65FD2BB5FB02AD740176F330F5E5357238121160A', X'ED3ADA139E41E789A54D5CEA6B12936656F0C33E2BF32A6E9FBB90A8D2DB2966');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 46, 1795915786455, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwjkaxs3z7', NULL, '{"journal_id":"jnl_01m8jera6qeg1t4c4p2cs71dgv","way":"transfer"}', X'DCE5516A44F72B289F51AC0F28DF91BCC328529B2C96C3B46E7B8386A76461E3', X'0846535E1675115D22EF580EF2AB8B57E2D2C8BECAB9C76453C7E2E85A9896AB');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 47, 1795915786692, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwjnejxakd', NULL, '{"journal_id":"jnl_01m8jerae4ee49vsanfeevakgk","way":"account"}', X'141DE1E6591D3FE9A6B236610D54921CF5188E45065ECDBB0C3DF190207A92E7', X'D2C50648EAC6E94F31D249CB705176B5A8155EA9654F86D6A9F269322C616247');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 48, 1795915787858, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.update', 'btx_01m8jer9n7ecjtqgwwhdjbst8c', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'70B1AFA79C929233E64A592936AB5E76A22F0D8AF1B00DF62463228116841A6A', X'298D7176172161C8C468048318F9A80074BEAE6455F648E45A0BADBC766AF7A3');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 49, 1795915787858, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.update', 'btx_01m8jer9n7ecjtqgwwhv4mmgye', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7yjezya5amff6q55dak","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'BC172FBB8F333D4CB6B3A13B9B02A159E54BDFAE17B8A209B32BF79DA9DBC7F8', X'BE96DA3F9414EF84F868F441F5B6A75492A4B6AD61D6C1D87D740470B8881FDA');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 50, 1795915787858, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.update', 'btx_01m8jer9n7ecjtqgwwj2zfx6jd', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7yjezya5amfeyaqv0ae","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'F9457D00350F75ECB17C44E0195C1A62BF557C4F5EF7B3AC265D5FE4F8AD0E27', X'6C786CD0EE16D0C093FC90CFAB8800368A1B6FB6E28A081374DD43BFDC289B12');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 51, 1795915787858, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.update', 'btx_01m8jer9n7ecjtqgwwjezbpk8x', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7yjezya5amffybq5byz","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'9ACD41C118A4FF6D09ACA90D4F4C5039900C844FDD125FB6E1258EB392B777C1', X'4630D0462E25C21E0BA7C85E773B3AD53F5EEDA7055A4D220C7D3DA61DB6A56C');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 52, 1795915787922, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhv4mmgye', NULL, '{"journal_id":"jnl_01m8jerbmje32vnempapnm1v9r","way":"account"}', X'91FAF88005BDDD0CA6297D4C1293CEACF62937FDFB6EBB284323666ED96B53CE', X'EEB4F3FE9B620EBFD0C3D024574E2988E296662211FD5A86324AEF310A3EC6D8');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 53, 1795915788016, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwj2zfx6jd', NULL, '{"journal_id":"jnl_01m8jerbqgedsb33rs99ezexcj","way":"account"}', X'2B2CD2962650649173A2A9347460A727C11F5728EC1E3A7911FC8BA91A80389B', X'F09353CD1B71DA86E7EC4E80760C5DC1FFAF0A97DC1E9B24A8CB18ECBD7A78E2');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 54, 1795915788107, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwhdjbst8c', NULL, '{"journal_id":"jnl_01m8jerbtber4abrj3q9bq5eyx","way":"account"}', X'84544548C433D763B5FD5D62999BAF5195B47F6CFB193A9D866813721D9EB39E', X'921AA62C411CCA1B06B1C86D7EAD8B1294E3CEC2800AD5EED862A2F773D34875');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 55, 1795915788187, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'bank_transaction.confirm', 'btx_01m8jer9n7ecjtqgwwjezbpk8x', NULL, '{"journal_id":"jnl_01m8jerbwvewe9vhbbnmhxxvfb","way":"account"}', X'D572C05EAE4CE0637A570B008695BDD91D4344F66E8609DE0041843FE4DC0E20', X'13E8DFBE7DB03368FF16425F972D7A814C81810A59F97EB8AA29A94B14CFEF1D');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 56, 1795915788538, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'vat_return.create', 'vrt_01m8jerc7tezvtecng60t0237p', NULL, '{"id":"vrt_01m8jerc7tezvtecng60t0237p","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:29:48.538Z","updated_at":"2026-11-29T01:29:48.538Z","version":1}', X'4462811DFCA6C7C44FF3AE945F8ECB182BBE7416E729D201B2E15D5367E65440', X'05D8736DA09774D7CA777B20901589E71D514D199F05A35C96402CB783C810FA');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 57, 1795915788638, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'vat_return.finalise', 'vrt_01m8jerc7tezvtecng60t0237p', NULL, '{"id":"vrt_01m8jerc7tezvtecng60t0237p","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:29:48.638Z","created_at":"2026-11-29T01:29:48.538Z","updated_at":"2026-11-29T01:29:48.638Z","version":2}', X'1E9F529A092DD704E4BDA43CDD641D4CECE290FE23EB6A227B2469605C6E3FEB', X'17335EB72A95C97D7935A1CC3ABDD64C2C7822B59F4358A2C665990A3061AAB1');
INSERT INTO audit_events VALUES ('org_01m8jer7yjezya5amfgmra2erk', 58, 1795915788801, 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'key_01m8jer7tge4d943ddqm13p4pf', 'organisation.lock', 'org_01m8jer7yjezya5amfgmra2erk', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'15EA076900BC7766DF764FB43507055D9ECFB96CB6C4A62AF7C8C46389D565B8', X'6C3FAD24C0D0B8C7B6999D564B9FB9273AC95FF69953B8E3DFCAC6EE459ADC0C');
INSERT INTO bank_accounts VALUES ('bac_01m8jer7whec9sm43g8ede0qgc', 'org_01m8jer7v4ee1rg33nkc4md43q', 'acc_01m8jer7v4ee1rg33ndwc6rkr3', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915784081, 1795915784081, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8jer85qe9qt266d8kspf7n2', 'org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer7yjezya5amfb50p7e5c', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8jer85qe9qt266d8vztwx7y', 900715, 1795915784375, 1795915785895, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8jer87fejc9rt68dbtrb3kc', 'org_01m8jer7yjezya5amfgmra2erk', 'acc_01m8jer87fejc9rt68dfsqb1z0', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915784431, 1795915784431, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-31', 900715, 1795915785895);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwh5can3yr', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8pzevn82cp82sap3b6j', 'allocations', 'jnl_01m8jer9qpeanrpjpct5gyp2z3', 2, NULL, 'NV', 0, 1795915785974, 1795915785895, 1795915785974, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhb49ds01', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8ape80sw6gatabd21e8', 'allocations', 'jnl_01m8jer9t6ep1vr6xe9ekys6t0', 2, NULL, 'NV', 0, 1795915786054, 1795915785895, 1795915786054, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhdjbst8c', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jer7yjezya5amfeyaqv0ae', 'ST', NULL, NULL, 'account', 'jnl_01m8jerbtber4abrj3q9bq5eyx', 1, 'acc_01m8jer7yjezya5amfeyaqv0ae', 'ST', -600, 1795915788107, 1795915785895, 1795915788107, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhhed5g4t', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8reey7atn2q76ttm9v8', 'allocations', 'jnl_01m8jer9w7evps9myawzhne1nx', 2, NULL, 'NV', 0, 1795915786119, 1795915785895, 1795915786119, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhmwazawv', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8ape80sw6gatabd21e8', 'allocations', 'jnl_01m8jer9y3e9escqkct4zwn5kt', 2, NULL, 'NV', 0, 1795915786179, 1795915785895, 1795915786179, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhv4mmgye', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8jer7yjezya5amff6q55dak', 'ZR', NULL, NULL, 'account', 'jnl_01m8jerbmje32vnempapnm1v9r', 1, 'acc_01m8jer7yjezya5amff6q55dak', 'ZR', 0, 1795915787922, 1795915785895, 1795915787922, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwhyjnjttp', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8m3e4t94jj24vb0k5nj', 'allocations', 'jnl_01m8jer9zzee98kex37zb7sc00', 2, NULL, 'NV', 0, 1795915786239, 1795915785895, 1795915786239, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwj2zfx6jd', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jer7yjezya5amfeyaqv0ae', 'ST', NULL, NULL, 'account', 'jnl_01m8jerbqgedsb33rs99ezexcj', 1, 'acc_01m8jer7yjezya5amfeyaqv0ae', 'ST', -600, 1795915788016, 1795915785895, 1795915788016, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwj5q3nbkc', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8bce7r9z45enyenr60a', 'match', 'jnl_01m8jer9fzeb2tw5v1hnqtbs9f', 2, NULL, 'NV', 0, 1795915786386, 1795915785895, 1795915786386, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwj8ag51ct', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8cxeydv8sh8fazt1j1d', 'allocations', 'jnl_01m8jera1deh3t0dtxyqg653kh', 2, NULL, 'NV', 0, 1795915786285, 1795915785895, 1795915786285, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwjezbpk8x', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8jer7yjezya5amffybq5byz', 'EX', NULL, NULL, 'account', 'jnl_01m8jerbwvewe9vhbbnmhxxvfb', 1, 'acc_01m8jer7yjezya5amffybq5byz', 'EX', 0, 1795915788187, 1795915785895, 1795915788187, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwjkaxs3z7', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8jera6qeg1t4c4p2cs71dgv', 1, NULL, 'NV', 0, 1795915786455, 1795915785895, 1795915786455, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jer9n7ecjtqgwwjnejxakd', 'org_01m8jer7yjezya5amfgmra2erk', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8jer7yjezya5amfbyfjw354', 'NV', NULL, NULL, 'account', 'jnl_01m8jerae4ee49vsanfeevakgk', 1, 'acc_01m8jer7yjezya5amfbyfjw354', 'NV', 0, 1795915786692, 1795915785895, 1795915786692, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jerd7de0svd2pckzc0k5mg', 'org_01m8jer7v4ee1rg33nkc4md43q', 'bac_01m8jer7whec9sm43g8ede0qgc', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915789549, 1795915789592, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 'btx_01m8jerd7de0svd2pckzc0k5mg', 'jnl_01m8jerd84e3mabe84rw24gasd');
INSERT INTO invoices VALUES ('inv_01m8jer8vjednvk12cr1xzmknp', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8jer8ape80sw6gatabd21e8', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8jer8vjednvk12cr6w8j4mq', NULL, NULL, 'inv-0001', 1795915785074, 1795915786179, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8jer8weeb9b9zbjnb4qsx02', 'org_01m8jer7yjezya5amfgmra2erk', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8jer8m3e4t94jj24vb0k5nj', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8jer8weeb9b9zbjndjbma33', NULL, NULL, 'px-881', 1795915785102, 1795915786239, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8jer8xfepvtxzyd4bzas35m', 'org_01m8jer7yjezya5amfgmra2erk', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8jer8pzevn82cp82sap3b6j', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8jer8xfepvtxzyd4cshs766', NULL, NULL, 'tb-0117', 1795915785135, 1795915785974, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8jer8ygevgrnk6w9st63p6r', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8jer8ape80sw6gatabd21e8', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8jer8ygevgrnk6w9y1s65qr', NULL, NULL, 'inv-0002', 1795915785168, 1795915786179, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8jer8zdedrt795117tshfag', 'org_01m8jer7yjezya5amfgmra2erk', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8jer8reey7atn2q76ttm9v8', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8jer8zdedrt795119d2mj3r', NULL, NULL, 'hl-33', 1795915785197, 1795915786119, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8jer8zwehtvr6kq3465chcd', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8jer8bce7r9z45enyenr60a', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8jer8zwehtvr6kq3a0vedx5', NULL, NULL, 'inv-0003', 1795915785212, 1795915785727, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8jer90keqxv978hq317ea9a', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8jer8cxeydv8sh8fazt1j1d', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8jer90keqxv978hq4pwz0ax', NULL, NULL, 'inv-0004', 1795915785235, 1795915786285, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8jer910ekrr1bz4gsgatqn0', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8jer8cxeydv8sh8fazt1j1d', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8jer910ekrr1bz4gzrgkeyj', '2026-03-03', 'jnl_01m8jer95seb0tz5xgpby8zk4c', 'inv-0005', 1795915785248, 1795915785401, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8jer91he3gv58atkgyrvey3', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8jer8cxeydv8sh8fazt1j1d', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8jer91he3gv58atkpg2rwfg', NULL, NULL, 'cn-0001
inv-0004', 1795915785265, 1795915785476, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8jer91qekbt680wjm9ed63s', 'org_01m8jer7yjezya5amfgmra2erk', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8jer8s3ea5vym3gp0w53q1f', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8jer91qekbt680wjrkd1548', NULL, NULL, 'fr-1209', 1795915785271, 1795915785271, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8jer924e47vxs7mnnhs39zm', 'org_01m8jer7yjezya5amfgmra2erk', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8jer8ape80sw6gatabd21e8', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8jer924e47vxs7mntqhehqs', NULL, NULL, 'inv-0006', 1795915785284, 1795915785284, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8vjednvk12cr1xzmknp', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8weeb9b9zbjnb4qsx02', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8jer7yjezya5amfdptvzeax', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8xfepvtxzyd4bzas35m', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8jer7yjezya5amfa7g5qj69', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8ygevgrnk6w9st63p6r', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8jer7yjezya5amfd5aqgvf5', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8zdedrt795117tshfag', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8jer7yjezya5amfee539q5b', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8zwehtvr6kq3465chcd', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8jer818e799wpneh5egdcg9', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8zwehtvr6kq3465chcd', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer90keqxv978hq317ea9a', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer910ekrr1bz4gsgatqn0', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer91he3gv58atkgyrvey3', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer91qekbt680wjm9ed63s', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8jer7yjezya5amfdrh9skqh', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer924e47vxs7mnnhs39zm', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8jer7yjezya5amfd5aqgvf5', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer924e47vxs7mnnhs39zm', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8jer7yjezya5amfd31pa436', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8jer7yjezya5amfgmra2erk', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8jer9fzeb2tw5v1hjc0jh9y', 'org_01m8jer7yjezya5amfgmra2erk', 'receipt', 'sales', 'posted', 'con_01m8jer8bce7r9z45enyenr60a', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-06', 28200, 28200, NULL, 'btx_01m8jer9n7ecjtqgwwj5q3nbkc', 0, 'jnl_01m8jer9fzeb2tw5v1hnqtbs9f', NULL, NULL, '', 1795915785727, 1795915786386, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8jer9qpeanrpjpct5gyp2z3', 'org_01m8jer7yjezya5amfgmra2erk', 'payment', 'purchase', 'posted', 'con_01m8jer8pzevn82cp82sap3b6j', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-01-22', 107880, 107880, NULL, 'btx_01m8jer9n7ecjtqgwwh5can3yr', 1, 'jnl_01m8jer9qpeanrpjpct5gyp2z3', NULL, NULL, '', 1795915785974, 1795915785974, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8jer9t6ep1vr6xe9ekys6t0', 'org_01m8jer7yjezya5amfgmra2erk', 'receipt', 'sales', 'posted', 'con_01m8jer8ape80sw6gatabd21e8', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-01-30', 150000, 150000, NULL, 'btx_01m8jer9n7ecjtqgwwhb49ds01', 1, 'jnl_01m8jer9t6ep1vr6xe9ekys6t0', NULL, NULL, '', 1795915786054, 1795915786054, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8jer9w7evps9myawzhne1nx', 'org_01m8jer7yjezya5amfgmra2erk', 'payment', 'purchase', 'posted', 'con_01m8jer8reey7atn2q76ttm9v8', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-10', 135000, 135000, NULL, 'btx_01m8jer9n7ecjtqgwwhhed5g4t', 1, 'jnl_01m8jer9w7evps9myawzhne1nx', NULL, NULL, '', 1795915786119, 1795915786119, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8jer9y3e9escqkct4zwn5kt', 'org_01m8jer7yjezya5amfgmra2erk', 'receipt', 'sales', 'posted', 'con_01m8jer8ape80sw6gatabd21e8', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-16', 171000, 171000, NULL, 'btx_01m8jer9n7ecjtqgwwhmwazawv', 1, 'jnl_01m8jer9y3e9escqkct4zwn5kt', NULL, NULL, '', 1795915786179, 1795915786179, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8jer9zzee98kex37zb7sc00', 'org_01m8jer7yjezya5amfgmra2erk', 'payment', 'purchase', 'posted', 'con_01m8jer8m3e4t94jj24vb0k5nj', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-02-27', 40000, 40000, NULL, 'btx_01m8jer9n7ecjtqgwwhyjnjttp', 1, 'jnl_01m8jer9zzee98kex37zb7sc00', NULL, NULL, '', 1795915786239, 1795915786239, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8jera1deh3t0dtxyqg653kh', 'org_01m8jer7yjezya5amfgmra2erk', 'receipt', 'sales', 'posted', 'con_01m8jer8cxeydv8sh8fazt1j1d', 'bac_01m8jer85qe9qt266d8kspf7n2', '2026-03-16', 141840, 141840, NULL, 'btx_01m8jer9n7ecjtqgwwj8ag51ct', 1, 'jnl_01m8jera1deh3t0dtxyqg653kh', NULL, NULL, '', 1795915786285, 1795915786285, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8jer984ez0b4yw5384yk85e', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer90keqxv978hq317ea9a', NULL, 'inv_01m8jer91he3gv58atkgyrvey3', 18000, '2026-03-12', NULL, 1795915785476, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9fzeb2tw5v1hvqqf0sv', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8zwehtvr6kq3465chcd', 'set_01m8jer9fzeb2tw5v1hjc0jh9y', NULL, 28200, '2026-03-06', NULL, 1795915785727, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9qpeanrpjpct5gyp2z3', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8xfepvtxzyd4bzas35m', 'set_01m8jer9qpeanrpjpct5gyp2z3', NULL, 107880, '2026-01-22', NULL, 1795915785974, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9t6ep1vr6xe9ekys6t0', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8vjednvk12cr1xzmknp', 'set_01m8jer9t6ep1vr6xe9ekys6t0', NULL, 150000, '2026-01-30', NULL, 1795915786054, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9w7evps9myawzhne1nx', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8zdedrt795117tshfag', 'set_01m8jer9w7evps9myawzhne1nx', NULL, 135000, '2026-02-10', NULL, 1795915786119, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9y3e9escqkct4zwn5kt', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8vjednvk12cr1xzmknp', 'set_01m8jer9y3e9escqkct4zwn5kt', NULL, 84000, '2026-02-16', NULL, 1795915786179, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9y3e9escqkct4zwn5kv', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8ygevgrnk6w9st63p6r', 'set_01m8jer9y3e9escqkct4zwn5kt', NULL, 87000, '2026-02-16', NULL, 1795915786179, NULL);
INSERT INTO allocations VALUES ('alc_01m8jer9zzee98kex37zb7sc00', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer8weeb9b9zbjnb4qsx02', 'set_01m8jer9zzee98kex37zb7sc00', NULL, 40000, '2026-02-27', NULL, 1795915786239, NULL);
INSERT INTO allocations VALUES ('alc_01m8jera1deh3t0dtxyqg653kh', 'org_01m8jer7yjezya5amfgmra2erk', 'inv_01m8jer90keqxv978hq317ea9a', 'set_01m8jera1deh3t0dtxyqg653kh', NULL, 141840, '2026-03-16', NULL, 1795915786285, NULL);
INSERT INTO tax_rates VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8jer8vjednvk12cr1xzmknp', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8jer8weeb9b9zbjnb4qsx02', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8jer8xfepvtxzyd4bzas35m', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8jer8ygevgrnk6w9st63p6r', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8jer8zdedrt795117tshfag', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8jer8zwehtvr6kq3465chcd', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8jer8zwehtvr6kq3465chcd', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8jer90keqxv978hq317ea9a', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8jer910ekrr1bz4gsgatqn0', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8jer91he3gv58atkgyrvey3', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8jer91qekbt680wjm9ed63s', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8jer924e47vxs7mnnhs39zm', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8jer924e47vxs7mnnhs39zm', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8jer910ekrr1bz4gsgatqn0', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jer7yjezya5amfgmra2erk', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8jer7yjezya5amfgmra2erk', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8jerc7tezvtecng60t0237p', 'org_01m8jer7yjezya5amfgmra2erk', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795915788638, 1795915788538, 1795915788638, 2);
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 1, 'organisations', 'org_01m8jer7v4ee1rg33nkc4md43q', '["org_01m8jer7v4ee1rg33nkc4md43q","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795915784036,1795915784036,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 2, 'members', 'mem_01m8jer7v4ee1rg33nctk1bqwv', '["mem_01m8jer7v4ee1rg33nctk1bqwv","org_01m8jer7v4ee1rg33nkc4md43q","jo@example.com","usr_01m8jer5v4e5n9dz5nzs89qk42","owner",1795915784036,1795915784036,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 3, 'accounts', 'acc_01m8jer7v4ee1rg33ncyr82pwv', '["acc_01m8jer7v4ee1rg33ncyr82pwv","org_01m8jer7v4ee1rg33nkc4md43q","1000","Computer equipment","ASSET",null,"ST",null,"active",1795915784036,1795915784036,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 4, 'accounts', 'acc_01m8jer7v4ee1rg33nd158h493', '["acc_01m8jer7v4ee1rg33nd158h493","org_01m8jer7v4ee1rg33nkc4md43q","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795915784036,1795915784036,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 5, 'accounts', 'acc_01m8jer7v4ee1rg33nd5f9kt09', '["acc_01m8jer7v4ee1rg33nd5f9kt09","org_01m8jer7v4ee1rg33nkc4md43q","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795915784036,1795915784036,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 6, 'accounts', 'acc_01m8jer7v4ee1rg33nday4hbqv', '["acc_01m8jer7v4ee1rg33nday4hbqv","org_01m8jer7v4ee1rg33nkc4md43q","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795915784036,1795915784036,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 7, 'accounts', 'acc_01m8jer7v4ee1rg33ndea5bkmv', '["acc_01m8jer7v4ee1rg33ndea5bkmv","org_01m8jer7v4ee1rg33nkc4md43q","1100","Stock","ASSET",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 8, 'accounts', 'acc_01m8jer7v4ee1rg33ndk4awzjc', '["acc_01m8jer7v4ee1rg33ndk4awzjc","org_01m8jer7v4ee1rg33nkc4md43q","1200","Trade debtors","ASSET","receivable",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 9, 'accounts', 'acc_01m8jer7v4ee1rg33ndqcmxhmh', '["acc_01m8jer7v4ee1rg33ndqcmxhmh","org_01m8jer7v4ee1rg33nkc4md43q","1210","Prepayments","ASSET",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 10, 'accounts', 'acc_01m8jer7v4ee1rg33ndrkp36ex', '["acc_01m8jer7v4ee1rg33ndrkp36ex","org_01m8jer7v4ee1rg33nkc4md43q","1220","Other debtors","ASSET",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 11, 'accounts', 'acc_01m8jer7v4ee1rg33ndwc6rkr3', '["acc_01m8jer7v4ee1rg33ndwc6rkr3","org_01m8jer7v4ee1rg33nkc4md43q","1300","Current account","ASSET","bank",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 12, 'accounts', 'acc_01m8jer7v4ee1rg33ne3n4tpwc', '["acc_01m8jer7v4ee1rg33ne3n4tpwc","org_01m8jer7v4ee1rg33nkc4md43q","1310","Petty cash","ASSET",null,"NV",null,"active",1795915784036,1795915784036,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 13, 'accounts', 'acc_01m8jer7v4ee1rg33ne430fdt7', '["acc_01m8jer7v4ee1rg33ne430fdt7","org_01m8jer7v4ee1rg33nkc4md43q","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 14, 'accounts', 'acc_01m8jer7v4ee1rg33neawz21p1', '["acc_01m8jer7v4ee1rg33neawz21p1","org_01m8jer7v4ee1rg33nkc4md43q","2110","Accruals","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 15, 'accounts', 'acc_01m8jer7v4ee1rg33neewvka0k', '["acc_01m8jer7v4ee1rg33neewvka0k","org_01m8jer7v4ee1rg33nkc4md43q","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 16, 'accounts', 'acc_01m8jer7v4ee1rg33negt301ax', '["acc_01m8jer7v4ee1rg33negt301ax","org_01m8jer7v4ee1rg33nkc4md43q","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 17, 'accounts', 'acc_01m8jer7v4ee1rg33nenf64hen', '["acc_01m8jer7v4ee1rg33nenf64hen","org_01m8jer7v4ee1rg33nkc4md43q","2220","Net wages","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 18, 'accounts', 'acc_01m8jer7v4ee1rg33nevs5px0z', '["acc_01m8jer7v4ee1rg33nevs5px0z","org_01m8jer7v4ee1rg33nkc4md43q","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 19, 'accounts', 'acc_01m8jer7v4ee1rg33neynpdms4', '["acc_01m8jer7v4ee1rg33neynpdms4","org_01m8jer7v4ee1rg33nkc4md43q","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 20, 'accounts', 'acc_01m8jer7v4ee1rg33nf0f45gf1', '["acc_01m8jer7v4ee1rg33nf0f45gf1","org_01m8jer7v4ee1rg33nkc4md43q","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795915784036,1795915784036,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 21, 'accounts', 'acc_01m8jer7v4ee1rg33nf4wppxgx', '["acc_01m8jer7v4ee1rg33nf4wppxgx","org_01m8jer7v4ee1rg33nkc4md43q","2900","Suspense","LIABILITY","suspense",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 22, 'accounts', 'acc_01m8jer7v4ee1rg33nf91504yn', '["acc_01m8jer7v4ee1rg33nf91504yn","org_01m8jer7v4ee1rg33nkc4md43q","3000","Share capital","EQUITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 23, 'accounts', 'acc_01m8jer7v4ee1rg33nffx8hsbz', '["acc_01m8jer7v4ee1rg33nffx8hsbz","org_01m8jer7v4ee1rg33nkc4md43q","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 24, 'accounts', 'acc_01m8jer7v4ee1rg33nfgfpsdj6', '["acc_01m8jer7v4ee1rg33nfgfpsdj6","org_01m8jer7v4ee1rg33nkc4md43q","3200","Dividends","EQUITY",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 25, 'accounts', 'acc_01m8jer7v4ee1rg33nfqqm3nd9', '["acc_01m8jer7v4ee1rg33nfqqm3nd9","org_01m8jer7v4ee1rg33nkc4md43q","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 26, 'accounts', 'acc_01m8jer7v4ee1rg33nftvjkw88', '["acc_01m8jer7v4ee1rg33nftvjkw88","org_01m8jer7v4ee1rg33nkc4md43q","4000","Sales","INCOME",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 27, 'accounts', 'acc_01m8jer7v4ee1rg33nfwaqttmz', '["acc_01m8jer7v4ee1rg33nfwaqttmz","org_01m8jer7v4ee1rg33nkc4md43q","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 28, 'accounts', 'acc_01m8jer7v4ee1rg33ng3ben5cn', '["acc_01m8jer7v4ee1rg33ng3ben5cn","org_01m8jer7v4ee1rg33nkc4md43q","4090","Other income","INCOME",null,"ST",null,"active",1795915784036,1795915784036,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 29, 'accounts', 'acc_01m8jer7v4ee1rg33ng7e0mpxr', '["acc_01m8jer7v4ee1rg33ng7e0mpxr","org_01m8jer7v4ee1rg33nkc4md43q","4900","Interest received","INCOME",null,"EX",null,"active",1795915784036,1795915784036,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 30, 'accounts', 'acc_01m8jer7v4ee1rg33ng8928tpc', '["acc_01m8jer7v4ee1rg33ng8928tpc","org_01m8jer7v4ee1rg33nkc4md43q","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 31, 'accounts', 'acc_01m8jer7v4ee1rg33ngcbhqbjc', '["acc_01m8jer7v4ee1rg33ngcbhqbjc","org_01m8jer7v4ee1rg33nkc4md43q","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 32, 'accounts', 'acc_01m8jer7v4ee1rg33ngjyarvs7', '["acc_01m8jer7v4ee1rg33ngjyarvs7","org_01m8jer7v4ee1rg33nkc4md43q","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 33, 'accounts', 'acc_01m8jer7v4ee1rg33ngmv7gets', '["acc_01m8jer7v4ee1rg33ngmv7gets","org_01m8jer7v4ee1rg33nkc4md43q","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 34, 'accounts', 'acc_01m8jer7v4ee1rg33ngrv0frsr', '["acc_01m8jer7v4ee1rg33ngrv0frsr","org_01m8jer7v4ee1rg33nkc4md43q","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 35, 'accounts', 'acc_01m8jer7v4ee1rg33ngyfxkv99', '["acc_01m8jer7v4ee1rg33ngyfxkv99","org_01m8jer7v4ee1rg33nkc4md43q","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 36, 'accounts', 'acc_01m8jer7v4ee1rg33nh1dcc778', '["acc_01m8jer7v4ee1rg33nh1dcc778","org_01m8jer7v4ee1rg33nkc4md43q","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 37, 'accounts', 'acc_01m8jer7v4ee1rg33nh6nea0v4', '["acc_01m8jer7v4ee1rg33nh6nea0v4","org_01m8jer7v4ee1rg33nkc4md43q","6100","Rent","EXPENSE",null,"EX",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 38, 'accounts', 'acc_01m8jer7v4ee1rg33nhbq29kpy', '["acc_01m8jer7v4ee1rg33nhbq29kpy","org_01m8jer7v4ee1rg33nkc4md43q","6110","Business rates","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 39, 'accounts', 'acc_01m8jer7v4ee1rg33nhfdc123b', '["acc_01m8jer7v4ee1rg33nhfdc123b","org_01m8jer7v4ee1rg33nkc4md43q","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 40, 'accounts', 'acc_01m8jer7v4ee1rg33nhk2k0pcb', '["acc_01m8jer7v4ee1rg33nhk2k0pcb","org_01m8jer7v4ee1rg33nkc4md43q","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 41, 'accounts', 'acc_01m8jer7v4ee1rg33nhn65jbc2', '["acc_01m8jer7v4ee1rg33nhn65jbc2","org_01m8jer7v4ee1rg33nkc4md43q","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 42, 'accounts', 'acc_01m8jer7v4ee1rg33nhs4z1a3w', '["acc_01m8jer7v4ee1rg33nhs4z1a3w","org_01m8jer7v4ee1rg33nkc4md43q","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 43, 'accounts', 'acc_01m8jer7v4ee1rg33nhynz6tck', '["acc_01m8jer7v4ee1rg33nhynz6tck","org_01m8jer7v4ee1rg33nkc4md43q","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 44, 'accounts', 'acc_01m8jer7v4ee1rg33nj3cryqye', '["acc_01m8jer7v4ee1rg33nj3cryqye","org_01m8jer7v4ee1rg33nkc4md43q","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 45, 'accounts', 'acc_01m8jer7v4ee1rg33nj5p33txx', '["acc_01m8jer7v4ee1rg33nj5p33txx","org_01m8jer7v4ee1rg33nkc4md43q","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 46, 'accounts', 'acc_01m8jer7v4ee1rg33njbkn49fg', '["acc_01m8jer7v4ee1rg33njbkn49fg","org_01m8jer7v4ee1rg33nkc4md43q","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 47, 'accounts', 'acc_01m8jer7v4ee1rg33njdhpdkv9', '["acc_01m8jer7v4ee1rg33njdhpdkv9","org_01m8jer7v4ee1rg33nkc4md43q","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 48, 'accounts', 'acc_01m8jer7v4ee1rg33njjs04ws7', '["acc_01m8jer7v4ee1rg33njjs04ws7","org_01m8jer7v4ee1rg33nkc4md43q","6600","Insurance","EXPENSE",null,"EX",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 49, 'accounts', 'acc_01m8jer7v4ee1rg33njq0tcf9a', '["acc_01m8jer7v4ee1rg33njq0tcf9a","org_01m8jer7v4ee1rg33nkc4md43q","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 50, 'accounts', 'acc_01m8jer7v4ee1rg33njsf1jgvw', '["acc_01m8jer7v4ee1rg33njsf1jgvw","org_01m8jer7v4ee1rg33nkc4md43q","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 51, 'accounts', 'acc_01m8jer7v4ee1rg33njy54rh8n', '["acc_01m8jer7v4ee1rg33njy54rh8n","org_01m8jer7v4ee1rg33nkc4md43q","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 52, 'accounts', 'acc_01m8jer7v4ee1rg33nk3enaxst', '["acc_01m8jer7v4ee1rg33nk3enaxst","org_01m8jer7v4ee1rg33nkc4md43q","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795915784036,1795915784036,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 53, 'accounts', 'acc_01m8jer7v4ee1rg33nk4f7e8b9', '["acc_01m8jer7v4ee1rg33nk4f7e8b9","org_01m8jer7v4ee1rg33nkc4md43q","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795915784036,1795915784036,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 1, 54, 'accounts', 'acc_01m8jer7v4ee1rg33nkby1dygw', '["acc_01m8jer7v4ee1rg33nkby1dygw","org_01m8jer7v4ee1rg33nkc4md43q","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795915784036,1795915784036,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 2, 1, 'accounts', 'acc_01m8jer7wdexrayewabmfzv4ve', '["acc_01m8jer7wdexrayewabmfzv4ve","org_01m8jer7v4ee1rg33nkc4md43q","2250","VAT","LIABILITY","vat_control",null,null,"active",1795915784077,1795915784077,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 3, 1, 'bank_accounts', 'bac_01m8jer7whec9sm43g8ede0qgc', '["bac_01m8jer7whec9sm43g8ede0qgc","org_01m8jer7v4ee1rg33nkc4md43q","acc_01m8jer7v4ee1rg33ndwc6rkr3","Current","current",null,null,null,null,null,null,null,1795915784081,1795915784081,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 4, 1, 'organisations', 'org_01m8jer7v4ee1rg33nkc4md43q', '["org_01m8jer7v4ee1rg33nkc4md43q","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795915784036,1795915784036,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8jer7v4ee1rg33nkc4md43q","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 5, 1, 'bank_transactions', 'btx_01m8jerd7de0svd2pckzc0k5mg', '["btx_01m8jerd7de0svd2pckzc0k5mg","org_01m8jer7v4ee1rg33nkc4md43q","bac_01m8jer7whec9sm43g8ede0qgc","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915789549,1795915789549,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 7, 1, 'bank_transactions', 'btx_01m8jerd7de0svd2pckzc0k5mg', '["btx_01m8jerd7de0svd2pckzc0k5mg","org_01m8jer7v4ee1rg33nkc4md43q","bac_01m8jer7whec9sm43g8ede0qgc","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8jerd84e3mabe84rw24gasd",2,null,null,0,1795915789582,1795915789549,1795915789582,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7v4ee1rg33nkc4md43q', 8, 1, 'bank_transactions', 'btx_01m8jerd7de0svd2pckzc0k5mg', '["btx_01m8jerd7de0svd2pckzc0k5mg","org_01m8jer7v4ee1rg33nkc4md43q","bac_01m8jer7whec9sm43g8ede0qgc","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915789549,1795915789592,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8jer7v4ee1rg33nkc4md43q","jnl_01m8jerd84e3mabe84rw24gasd"]]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 1, 'organisations', 'org_01m8jer7yjezya5amfgmra2erk', '["org_01m8jer7yjezya5amfgmra2erk","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795915784146,1795915784146,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 2, 'members', 'mem_01m8jer7yjezya5amfa0vgvp8r', '["mem_01m8jer7yjezya5amfa0vgvp8r","org_01m8jer7yjezya5amfgmra2erk","jo@example.com","usr_01m8jer5v4e5n9dz5nzs89qk42","owner",1795915784146,1795915784146,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 3, 'accounts', 'acc_01m8jer7yjezya5amfa7g5qj69', '["acc_01m8jer7yjezya5amfa7g5qj69","org_01m8jer7yjezya5amfgmra2erk","1000","Computer equipment","ASSET",null,"ST",null,"active",1795915784146,1795915784146,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 4, 'accounts', 'acc_01m8jer7yjezya5amfabja2rw8', '["acc_01m8jer7yjezya5amfabja2rw8","org_01m8jer7yjezya5amfgmra2erk","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795915784146,1795915784146,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 5, 'accounts', 'acc_01m8jer7yjezya5amfae9q4ksc', '["acc_01m8jer7yjezya5amfae9q4ksc","org_01m8jer7yjezya5amfgmra2erk","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795915784146,1795915784146,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 6, 'accounts', 'acc_01m8jer7yjezya5amfak7mhr1g', '["acc_01m8jer7yjezya5amfak7mhr1g","org_01m8jer7yjezya5amfgmra2erk","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795915784146,1795915784146,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 7, 'accounts', 'acc_01m8jer7yjezya5amfaperzg66', '["acc_01m8jer7yjezya5amfaperzg66","org_01m8jer7yjezya5amfgmra2erk","1100","Stock","ASSET",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 8, 'accounts', 'acc_01m8jer7yjezya5amfas9n1e6y', '["acc_01m8jer7yjezya5amfas9n1e6y","org_01m8jer7yjezya5amfgmra2erk","1200","Trade debtors","ASSET","receivable",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 9, 'accounts', 'acc_01m8jer7yjezya5amfazw8wqcj', '["acc_01m8jer7yjezya5amfazw8wqcj","org_01m8jer7yjezya5amfgmra2erk","1210","Prepayments","ASSET",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 10, 'accounts', 'acc_01m8jer7yjezya5amfb235xtsv', '["acc_01m8jer7yjezya5amfb235xtsv","org_01m8jer7yjezya5amfgmra2erk","1220","Other debtors","ASSET",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 11, 'accounts', 'acc_01m8jer7yjezya5amfb50p7e5c', '["acc_01m8jer7yjezya5amfb50p7e5c","org_01m8jer7yjezya5amfgmra2erk","1300","Current account","ASSET","bank",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 12, 'accounts', 'acc_01m8jer7yjezya5amfbbyvjdd1', '["acc_01m8jer7yjezya5amfbbyvjdd1","org_01m8jer7yjezya5amfgmra2erk","1310","Petty cash","ASSET",null,"NV",null,"active",1795915784146,1795915784146,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 13, 'accounts', 'acc_01m8jer7yjezya5amfbccqr5nr', '["acc_01m8jer7yjezya5amfbccqr5nr","org_01m8jer7yjezya5amfgmra2erk","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 14, 'accounts', 'acc_01m8jer7yjezya5amfbkd3b2q6', '["acc_01m8jer7yjezya5amfbkd3b2q6","org_01m8jer7yjezya5amfgmra2erk","2110","Accruals","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 15, 'accounts', 'acc_01m8jer7yjezya5amfbmj3nb8c', '["acc_01m8jer7yjezya5amfbmj3nb8c","org_01m8jer7yjezya5amfgmra2erk","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 16, 'accounts', 'acc_01m8jer7yjezya5amfbt2s79ss', '["acc_01m8jer7yjezya5amfbt2s79ss","org_01m8jer7yjezya5amfgmra2erk","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 17, 'accounts', 'acc_01m8jer7yjezya5amfbyfjw354', '["acc_01m8jer7yjezya5amfbyfjw354","org_01m8jer7yjezya5amfgmra2erk","2220","Net wages","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 18, 'accounts', 'acc_01m8jer7yjezya5amfc1eykkk0', '["acc_01m8jer7yjezya5amfc1eykkk0","org_01m8jer7yjezya5amfgmra2erk","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 19, 'accounts', 'acc_01m8jer7yjezya5amfc45kc740', '["acc_01m8jer7yjezya5amfc45kc740","org_01m8jer7yjezya5amfgmra2erk","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 20, 'accounts', 'acc_01m8jer7yjezya5amfc8kyq7f5', '["acc_01m8jer7yjezya5amfc8kyq7f5","org_01m8jer7yjezya5amfgmra2erk","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795915784146,1795915784146,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 21, 'accounts', 'acc_01m8jer7yjezya5amfce6tq6jx', '["acc_01m8jer7yjezya5amfce6tq6jx","org_01m8jer7yjezya5amfgmra2erk","2900","Suspense","LIABILITY","suspense",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 22, 'accounts', 'acc_01m8jer7yjezya5amfchynj4b7', '["acc_01m8jer7yjezya5amfchynj4b7","org_01m8jer7yjezya5amfgmra2erk","3000","Share capital","EQUITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 23, 'accounts', 'acc_01m8jer7yjezya5amfcpev32nv', '["acc_01m8jer7yjezya5amfcpev32nv","org_01m8jer7yjezya5amfgmra2erk","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 24, 'accounts', 'acc_01m8jer7yjezya5amfctsbbdr1', '["acc_01m8jer7yjezya5amfctsbbdr1","org_01m8jer7yjezya5amfgmra2erk","3200","Dividends","EQUITY",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 25, 'accounts', 'acc_01m8jer7yjezya5amfcyn9wg6r', '["acc_01m8jer7yjezya5amfcyn9wg6r","org_01m8jer7yjezya5amfgmra2erk","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 26, 'accounts', 'acc_01m8jer7yjezya5amfd31pa436', '["acc_01m8jer7yjezya5amfd31pa436","org_01m8jer7yjezya5amfgmra2erk","4000","Sales","INCOME",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 27, 'accounts', 'acc_01m8jer7yjezya5amfd5aqgvf5', '["acc_01m8jer7yjezya5amfd5aqgvf5","org_01m8jer7yjezya5amfgmra2erk","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 28, 'accounts', 'acc_01m8jer7yjezya5amfdbv3ej8e', '["acc_01m8jer7yjezya5amfdbv3ej8e","org_01m8jer7yjezya5amfgmra2erk","4090","Other income","INCOME",null,"ST",null,"active",1795915784146,1795915784146,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 29, 'accounts', 'acc_01m8jer7yjezya5amfdfjqh9wk', '["acc_01m8jer7yjezya5amfdfjqh9wk","org_01m8jer7yjezya5amfgmra2erk","4900","Interest received","INCOME",null,"EX",null,"active",1795915784146,1795915784146,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 30, 'accounts', 'acc_01m8jer7yjezya5amfdk5j3xp7', '["acc_01m8jer7yjezya5amfdk5j3xp7","org_01m8jer7yjezya5amfgmra2erk","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 31, 'accounts', 'acc_01m8jer7yjezya5amfdptvzeax', '["acc_01m8jer7yjezya5amfdptvzeax","org_01m8jer7yjezya5amfgmra2erk","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 32, 'accounts', 'acc_01m8jer7yjezya5amfdrh9skqh', '["acc_01m8jer7yjezya5amfdrh9skqh","org_01m8jer7yjezya5amfgmra2erk","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 33, 'accounts', 'acc_01m8jer7yjezya5amfdxbtmmza', '["acc_01m8jer7yjezya5amfdxbtmmza","org_01m8jer7yjezya5amfgmra2erk","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 34, 'accounts', 'acc_01m8jer7yjezya5amfe2ygsnmd', '["acc_01m8jer7yjezya5amfe2ygsnmd","org_01m8jer7yjezya5amfgmra2erk","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 35, 'accounts', 'acc_01m8jer7yjezya5amfe6fcty3e', '["acc_01m8jer7yjezya5amfe6fcty3e","org_01m8jer7yjezya5amfgmra2erk","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 36, 'accounts', 'acc_01m8jer7yjezya5amfe8y71x92', '["acc_01m8jer7yjezya5amfe8y71x92","org_01m8jer7yjezya5amfgmra2erk","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 37, 'accounts', 'acc_01m8jer7yjezya5amfee539q5b', '["acc_01m8jer7yjezya5amfee539q5b","org_01m8jer7yjezya5amfgmra2erk","6100","Rent","EXPENSE",null,"EX",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 38, 'accounts', 'acc_01m8jer7yjezya5amfeh86981h', '["acc_01m8jer7yjezya5amfeh86981h","org_01m8jer7yjezya5amfgmra2erk","6110","Business rates","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 39, 'accounts', 'acc_01m8jer7yjezya5amfemqtxm0s', '["acc_01m8jer7yjezya5amfemqtxm0s","org_01m8jer7yjezya5amfgmra2erk","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 40, 'accounts', 'acc_01m8jer7yjezya5amfetkx77s7', '["acc_01m8jer7yjezya5amfetkx77s7","org_01m8jer7yjezya5amfgmra2erk","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 41, 'accounts', 'acc_01m8jer7yjezya5amfeyaqv0ae', '["acc_01m8jer7yjezya5amfeyaqv0ae","org_01m8jer7yjezya5amfgmra2erk","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 42, 'accounts', 'acc_01m8jer7yjezya5amff3ezn6vt', '["acc_01m8jer7yjezya5amff3ezn6vt","org_01m8jer7yjezya5amfgmra2erk","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 43, 'accounts', 'acc_01m8jer7yjezya5amff6q55dak', '["acc_01m8jer7yjezya5amff6q55dak","org_01m8jer7yjezya5amfgmra2erk","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 44, 'accounts', 'acc_01m8jer7yjezya5amffbkrhcc2', '["acc_01m8jer7yjezya5amffbkrhcc2","org_01m8jer7yjezya5amfgmra2erk","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 45, 'accounts', 'acc_01m8jer7yjezya5amfffshn77j', '["acc_01m8jer7yjezya5amfffshn77j","org_01m8jer7yjezya5amfgmra2erk","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 46, 'accounts', 'acc_01m8jer7yjezya5amffg7m36ea', '["acc_01m8jer7yjezya5amffg7m36ea","org_01m8jer7yjezya5amfgmra2erk","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 47, 'accounts', 'acc_01m8jer7yjezya5amffq7mpdj4', '["acc_01m8jer7yjezya5amffq7mpdj4","org_01m8jer7yjezya5amfgmra2erk","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 48, 'accounts', 'acc_01m8jer7yjezya5amffst02wqk', '["acc_01m8jer7yjezya5amffst02wqk","org_01m8jer7yjezya5amfgmra2erk","6600","Insurance","EXPENSE",null,"EX",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 49, 'accounts', 'acc_01m8jer7yjezya5amffybq5byz', '["acc_01m8jer7yjezya5amffybq5byz","org_01m8jer7yjezya5amfgmra2erk","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 50, 'accounts', 'acc_01m8jer7yjezya5amfg3h8pdyt', '["acc_01m8jer7yjezya5amfg3h8pdyt","org_01m8jer7yjezya5amfgmra2erk","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 51, 'accounts', 'acc_01m8jer7yjezya5amfg55x8vba', '["acc_01m8jer7yjezya5amfg55x8vba","org_01m8jer7yjezya5amfgmra2erk","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 52, 'accounts', 'acc_01m8jer7yjezya5amfgb2w19m9', '["acc_01m8jer7yjezya5amfgb2w19m9","org_01m8jer7yjezya5amfgmra2erk","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795915784146,1795915784146,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 53, 'accounts', 'acc_01m8jer7yjezya5amfgfpn3w0t', '["acc_01m8jer7yjezya5amfgfpn3w0t","org_01m8jer7yjezya5amfgmra2erk","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795915784146,1795915784146,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 1, 54, 'accounts', 'acc_01m8jer7yjezya5amfgkr5hygr', '["acc_01m8jer7yjezya5amfgkr5hygr","org_01m8jer7yjezya5amfgmra2erk","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795915784146,1795915784146,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 2, 1, 'accounts', 'acc_01m8jer7zkeaaaak9r1vgcxg4x', '["acc_01m8jer7zkeaaaak9r1vgcxg4x","org_01m8jer7yjezya5amfgmra2erk","2250","VAT","LIABILITY","vat_control",null,null,"active",1795915784179,1795915784179,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 3, 1, 'accounts', 'acc_01m8jer818e799wpneh5egdcg9', '["acc_01m8jer818e799wpneh5egdcg9","org_01m8jer7yjezya5amfgmra2erk","4100","Room hire","INCOME",null,"EX",null,"active",1795915784232,1795915784232,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 4, 1, 'bank_accounts', 'bac_01m8jer85qe9qt266d8kspf7n2', '["bac_01m8jer85qe9qt266d8kspf7n2","org_01m8jer7yjezya5amfgmra2erk","acc_01m8jer7yjezya5amfb50p7e5c","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8jer85qe9qt266d8vztwx7y",null,1795915784375,1795915784375,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 5, 1, 'accounts', 'acc_01m8jer87fejc9rt68dfsqb1z0', '["acc_01m8jer87fejc9rt68dfsqb1z0","org_01m8jer7yjezya5amfgmra2erk","1301","Savings","ASSET","bank",null,null,"active",1795915784431,1795915784431,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 6, 1, 'bank_accounts', 'bac_01m8jer87fejc9rt68dbtrb3kc', '["bac_01m8jer87fejc9rt68dbtrb3kc","org_01m8jer7yjezya5amfgmra2erk","acc_01m8jer87fejc9rt68dfsqb1z0","Savings","savings",null,null,null,null,null,null,null,1795915784431,1795915784431,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 7, 1, 'contacts', 'con_01m8jer8ape80sw6gatabd21e8', '["con_01m8jer8ape80sw6gatabd21e8","org_01m8jer7yjezya5amfgmra2erk","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795915784534,1795915784534,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 8, 1, 'contacts', 'con_01m8jer8bce7r9z45enyenr60a', '["con_01m8jer8bce7r9z45enyenr60a","org_01m8jer7yjezya5amfgmra2erk","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795915784556,1795915784556,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 9, 1, 'contacts', 'con_01m8jer8cxeydv8sh8fazt1j1d', '["con_01m8jer8cxeydv8sh8fazt1j1d","org_01m8jer7yjezya5amfgmra2erk","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795915784605,1795915784605,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 10, 1, 'contacts', 'con_01m8jer8m3e4t94jj24vb0k5nj', '["con_01m8jer8m3e4t94jj24vb0k5nj","org_01m8jer7yjezya5amfgmra2erk","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795915784835,1795915784835,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 11, 1, 'contacts', 'con_01m8jer8pzevn82cp82sap3b6j', '["con_01m8jer8pzevn82cp82sap3b6j","org_01m8jer7yjezya5amfgmra2erk","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795915784927,1795915784927,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 12, 1, 'contacts', 'con_01m8jer8reey7atn2q76ttm9v8', '["con_01m8jer8reey7atn2q76ttm9v8","org_01m8jer7yjezya5amfgmra2erk","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795915784974,1795915784974,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 13, 1, 'contacts', 'con_01m8jer8s3ea5vym3gp0w53q1f', '["con_01m8jer8s3ea5vym3gp0w53q1f","org_01m8jer7yjezya5amfgmra2erk","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795915784995,1795915784995,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 1, 'invoices', 'inv_01m8jer8vjednvk12cr1xzmknp', '["inv_01m8jer8vjednvk12cr1xzmknp","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0001","con_01m8jer8ape80sw6gatabd21e8","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8jer8vjednvk12cr6w8j4mq",null,null,"inv-0001",1795915785074,1795915785074,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Course design, 3 days","3","650.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,195000,39000,234000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 14, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 15, 1, 'invoices', 'inv_01m8jer8weeb9b9zbjnb4qsx02', '["inv_01m8jer8weeb9b9zbjnb4qsx02","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","PX-881","con_01m8jer8m3e4t94jj24vb0k5nj","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8jer8weeb9b9zbjndjbma33",null,null,"px-881",1795915785102,1795915785102,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Printing of workbooks","1","412.00",null,"acc_01m8jer7yjezya5amfdptvzeax","ZR",null,41200,0,41200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 16, 1, 'invoices', 'inv_01m8jer8xfepvtxzyd4bzas35m', '["inv_01m8jer8xfepvtxzyd4bzas35m","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","TB-0117","con_01m8jer8pzevn82cp82sap3b6j","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8jer8xfepvtxzyd4cshs766",null,null,"tb-0117",1795915785135,1795915785135,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Laptop","1","899.00",null,"acc_01m8jer7yjezya5amfa7g5qj69","ST",null,89900,17980,107880]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 17, 1, 'invoices', 'inv_01m8jer8ygevgrnk6w9st63p6r', '["inv_01m8jer8ygevgrnk6w9st63p6r","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0002","con_01m8jer8ape80sw6gatabd21e8","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8jer8ygevgrnk6w9y1s65qr",null,null,"inv-0002",1795915785168,1795915785168,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Workbooks","120","7.25",null,"acc_01m8jer7yjezya5amfd5aqgvf5","ZR",null,87000,0,87000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 17, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 18, 1, 'invoices', 'inv_01m8jer8zdedrt795117tshfag', '["inv_01m8jer8zdedrt795117tshfag","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","HL-33","con_01m8jer8reey7atn2q76ttm9v8","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8jer8zdedrt795119d2mj3r",null,null,"hl-33",1795915785197,1795915785197,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Rent, January to March","1","1350.00",null,"acc_01m8jer7yjezya5amfee539q5b","EX",null,135000,0,135000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 19, 1, 'invoices', 'inv_01m8jer8zwehtvr6kq3465chcd', '["inv_01m8jer8zwehtvr6kq3465chcd","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0003","con_01m8jer8bce7r9z45enyenr60a","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8jer8zwehtvr6kq3a0vedx5",null,null,"inv-0003",1795915785212,1795915785212,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8jer818e799wpneh5egdcg9","EX",null,24000,0,24000],["org_01m8jer7yjezya5amfgmra2erk",2,"Projector","1","35.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,3500,700,4200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 19, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 20, 1, 'invoices', 'inv_01m8jer90keqxv978hq317ea9a', '["inv_01m8jer90keqxv978hq317ea9a","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0004","con_01m8jer8cxeydv8sh8fazt1j1d","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8jer90keqxv978hq4pwz0ax",null,null,"inv-0004",1795915785235,1795915785235,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Course for new starters","1","1480.00","10","acc_01m8jer7yjezya5amfd31pa436","ST",null,133200,26640,159840]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 20, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 21, 1, 'invoices', 'inv_01m8jer910ekrr1bz4gsgatqn0', '["inv_01m8jer910ekrr1bz4gsgatqn0","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0005","con_01m8jer8cxeydv8sh8fazt1j1d","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8jer910ekrr1bz4gzrgkeyj",null,null,"inv-0005",1795915785248,1795915785248,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Raised in error","1","500.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 21, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 22, 1, 'invoices', 'inv_01m8jer91he3gv58atkgyrvey3', '["inv_01m8jer91he3gv58atkgyrvey3","org_01m8jer7yjezya5amfgmra2erk","sales","credit_note","issued","CN-0001","con_01m8jer8cxeydv8sh8fazt1j1d","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8jer91he3gv58atkpg2rwfg",null,null,"cn-0001\ninv-0004",1795915785265,1795915785265,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"A day that was not held","1","150.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 22, 2, 'number_sequences', 'credit_note', '["org_01m8jer7yjezya5amfgmra2erk","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 23, 1, 'invoices', 'inv_01m8jer91qekbt680wjm9ed63s', '["inv_01m8jer91qekbt680wjm9ed63s","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","FR-1209","con_01m8jer8s3ea5vym3gp0w53q1f","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8jer91qekbt680wjrkd1548",null,null,"fr-1209",1795915785271,1795915785271,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Illustration, 2 days","2","384.00",null,"acc_01m8jer7yjezya5amfdrh9skqh","ST",null,64000,12800,76800]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 24, 1, 'invoices', 'inv_01m8jer924e47vxs7mnnhs39zm', '["inv_01m8jer924e47vxs7mnnhs39zm","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0006","con_01m8jer8ape80sw6gatabd21e8","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8jer924e47vxs7mntqhehqs",null,null,"inv-0006",1795915785284,1795915785284,1,"9999-99-99",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Workbooks","24","7.25",null,"acc_01m8jer7yjezya5amfd5aqgvf5","ZR",null,17400,0,17400],["org_01m8jer7yjezya5amfgmra2erk",2,"Half a day of course design","0.5","650.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,32500,6500,39000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 24, 2, 'number_sequences', 'invoice', '["org_01m8jer7yjezya5amfgmra2erk","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 25, 1, 'invoices', 'inv_01m8jer910ekrr1bz4gsgatqn0', '["inv_01m8jer910ekrr1bz4gsgatqn0","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","void","INV-0005","con_01m8jer8cxeydv8sh8fazt1j1d","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8jer910ekrr1bz4gzrgkeyj","2026-03-03","jnl_01m8jer95seb0tz5xgpby8zk4c","inv-0005",1795915785248,1795915785401,2,"2026-03-03",0,null,null,[["org_01m8jer7yjezya5amfgmra2erk",1,"Raised in error","1","500.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 1, 'invoices', 'inv_01m8jer90keqxv978hq317ea9a', '["inv_01m8jer90keqxv978hq317ea9a","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0004","con_01m8jer8cxeydv8sh8fazt1j1d","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8jer90keqxv978hq4pwz0ax",null,null,"inv-0004",1795915785235,1795915785476,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8jer7yjezya5amfgmra2erk",1,"Course for new starters","1","1480.00","10","acc_01m8jer7yjezya5amfd31pa436","ST",null,133200,26640,159840]],[["alc_01m8jer984ez0b4yw5384yk85e","org_01m8jer7yjezya5amfgmra2erk",null,"inv_01m8jer91he3gv58atkgyrvey3",18000,"2026-03-12",null,1795915785476,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 26, 2, 'invoices', 'inv_01m8jer91he3gv58atkgyrvey3', '["inv_01m8jer91he3gv58atkgyrvey3","org_01m8jer7yjezya5amfgmra2erk","sales","credit_note","issued","CN-0001","con_01m8jer8cxeydv8sh8fazt1j1d","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8jer91he3gv58atkpg2rwfg",null,null,"cn-0001\ninv-0004",1795915785265,1795915785476,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8jer7yjezya5amfgmra2erk",1,"A day that was not held","1","150.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 30, 1, 'invoices', 'inv_01m8jer8zwehtvr6kq3465chcd', '["inv_01m8jer8zwehtvr6kq3465chcd","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0003","con_01m8jer8bce7r9z45enyenr60a","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8jer8zwehtvr6kq3a0vedx5",null,null,"inv-0003",1795915785212,1795915785727,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8jer7yjezya5amfgmra2erk",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8jer818e799wpneh5egdcg9","EX",null,24000,0,24000],["org_01m8jer7yjezya5amfgmra2erk",2,"Projector","1","35.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,3500,700,4200]],[["alc_01m8jer9fzeb2tw5v1hvqqf0sv","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9fzeb2tw5v1hjc0jh9y",null,28200,"2026-03-06",null,1795915785727,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 30, 2, 'settlements', 'set_01m8jer9fzeb2tw5v1hjc0jh9y', '["set_01m8jer9fzeb2tw5v1hjc0jh9y","org_01m8jer7yjezya5amfgmra2erk","receipt","sales","posted","con_01m8jer8bce7r9z45enyenr60a","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-06",28200,28200,null,null,0,"jnl_01m8jer9fzeb2tw5v1hnqtbs9f",null,null,"",1795915785727,1795915785727,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 1, 'bank_accounts', 'bac_01m8jer85qe9qt266d8kspf7n2', '["bac_01m8jer85qe9qt266d8kspf7n2","org_01m8jer7yjezya5amfgmra2erk","acc_01m8jer7yjezya5amfb50p7e5c","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8jer85qe9qt266d8vztwx7y",900715,1795915784375,1795915785895,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 2, 'stated_balances', 'bac_01m8jer85qe9qt266d8kspf7n2/2026-03-31', '["org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-31",900715,1795915785895]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 3, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwh5can3yr', '["btx_01m8jer9n7ecjtqgwwh5can3yr","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 4, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhb49ds01', '["btx_01m8jer9n7ecjtqgwwhb49ds01","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 5, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhdjbst8c', '["btx_01m8jer9n7ecjtqgwwhdjbst8c","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 6, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhhed5g4t', '["btx_01m8jer9n7ecjtqgwwhhed5g4t","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 7, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhmwazawv', '["btx_01m8jer9n7ecjtqgwwhmwazawv","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 8, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhv4mmgye', '["btx_01m8jer9n7ecjtqgwwhv4mmgye","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 9, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhyjnjttp', '["btx_01m8jer9n7ecjtqgwwhyjnjttp","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 10, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj2zfx6jd', '["btx_01m8jer9n7ecjtqgwwj2zfx6jd","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 11, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj5q3nbkc', '["btx_01m8jer9n7ecjtqgwwj5q3nbkc","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 12, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj8ag51ct', '["btx_01m8jer9n7ecjtqgwwj8ag51ct","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 13, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjezbpk8x', '["btx_01m8jer9n7ecjtqgwwjezbpk8x","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 14, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjkaxs3z7', '["btx_01m8jer9n7ecjtqgwwjkaxs3z7","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 31, 15, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjnejxakd', '["btx_01m8jer9n7ecjtqgwwjnejxakd","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795915785895,1795915785895,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 32, 1, 'invoices', 'inv_01m8jer8xfepvtxzyd4bzas35m', '["inv_01m8jer8xfepvtxzyd4bzas35m","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","TB-0117","con_01m8jer8pzevn82cp82sap3b6j","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8jer8xfepvtxzyd4cshs766",null,null,"tb-0117",1795915785135,1795915785974,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8jer7yjezya5amfgmra2erk",1,"Laptop","1","899.00",null,"acc_01m8jer7yjezya5amfa7g5qj69","ST",null,89900,17980,107880]],[["alc_01m8jer9qpeanrpjpct5gyp2z3","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9qpeanrpjpct5gyp2z3",null,107880,"2026-01-22",null,1795915785974,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 32, 2, 'settlements', 'set_01m8jer9qpeanrpjpct5gyp2z3', '["set_01m8jer9qpeanrpjpct5gyp2z3","org_01m8jer7yjezya5amfgmra2erk","payment","purchase","posted","con_01m8jer8pzevn82cp82sap3b6j","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-22",107880,107880,null,"btx_01m8jer9n7ecjtqgwwh5can3yr",1,"jnl_01m8jer9qpeanrpjpct5gyp2z3",null,null,"",1795915785974,1795915785974,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 33, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwh5can3yr', '["btx_01m8jer9n7ecjtqgwwh5can3yr","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8jer8pzevn82cp82sap3b6j","allocations","jnl_01m8jer9qpeanrpjpct5gyp2z3",2,null,"NV",0,1795915785974,1795915785895,1795915785974,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 34, 1, 'invoices', 'inv_01m8jer8vjednvk12cr1xzmknp', '["inv_01m8jer8vjednvk12cr1xzmknp","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0001","con_01m8jer8ape80sw6gatabd21e8","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8jer8vjednvk12cr6w8j4mq",null,null,"inv-0001",1795915785074,1795915786054,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8jer7yjezya5amfgmra2erk",1,"Course design, 3 days","3","650.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,195000,39000,234000]],[["alc_01m8jer9t6ep1vr6xe9ekys6t0","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9t6ep1vr6xe9ekys6t0",null,150000,"2026-01-30",null,1795915786054,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 34, 2, 'settlements', 'set_01m8jer9t6ep1vr6xe9ekys6t0', '["set_01m8jer9t6ep1vr6xe9ekys6t0","org_01m8jer7yjezya5amfgmra2erk","receipt","sales","posted","con_01m8jer8ape80sw6gatabd21e8","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-30",150000,150000,null,"btx_01m8jer9n7ecjtqgwwhb49ds01",1,"jnl_01m8jer9t6ep1vr6xe9ekys6t0",null,null,"",1795915786054,1795915786054,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 35, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhb49ds01', '["btx_01m8jer9n7ecjtqgwwhb49ds01","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8jer8ape80sw6gatabd21e8","allocations","jnl_01m8jer9t6ep1vr6xe9ekys6t0",2,null,"NV",0,1795915786054,1795915785895,1795915786054,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 36, 1, 'invoices', 'inv_01m8jer8zdedrt795117tshfag', '["inv_01m8jer8zdedrt795117tshfag","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","HL-33","con_01m8jer8reey7atn2q76ttm9v8","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8jer8zdedrt795119d2mj3r",null,null,"hl-33",1795915785197,1795915786119,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8jer7yjezya5amfgmra2erk",1,"Rent, January to March","1","1350.00",null,"acc_01m8jer7yjezya5amfee539q5b","EX",null,135000,0,135000]],[["alc_01m8jer9w7evps9myawzhne1nx","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9w7evps9myawzhne1nx",null,135000,"2026-02-10",null,1795915786119,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 36, 2, 'settlements', 'set_01m8jer9w7evps9myawzhne1nx', '["set_01m8jer9w7evps9myawzhne1nx","org_01m8jer7yjezya5amfgmra2erk","payment","purchase","posted","con_01m8jer8reey7atn2q76ttm9v8","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-10",135000,135000,null,"btx_01m8jer9n7ecjtqgwwhhed5g4t",1,"jnl_01m8jer9w7evps9myawzhne1nx",null,null,"",1795915786119,1795915786119,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 37, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhhed5g4t', '["btx_01m8jer9n7ecjtqgwwhhed5g4t","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8jer8reey7atn2q76ttm9v8","allocations","jnl_01m8jer9w7evps9myawzhne1nx",2,null,"NV",0,1795915786119,1795915785895,1795915786119,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 38, 1, 'invoices', 'inv_01m8jer8vjednvk12cr1xzmknp', '["inv_01m8jer8vjednvk12cr1xzmknp","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0001","con_01m8jer8ape80sw6gatabd21e8","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8jer8vjednvk12cr6w8j4mq",null,null,"inv-0001",1795915785074,1795915786179,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8jer7yjezya5amfgmra2erk",1,"Course design, 3 days","3","650.00",null,"acc_01m8jer7yjezya5amfd31pa436","ST",null,195000,39000,234000]],[["alc_01m8jer9t6ep1vr6xe9ekys6t0","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9t6ep1vr6xe9ekys6t0",null,150000,"2026-01-30",null,1795915786054,null],["alc_01m8jer9y3e9escqkct4zwn5kt","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9y3e9escqkct4zwn5kt",null,84000,"2026-02-16",null,1795915786179,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 38, 2, 'invoices', 'inv_01m8jer8ygevgrnk6w9st63p6r', '["inv_01m8jer8ygevgrnk6w9st63p6r","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0002","con_01m8jer8ape80sw6gatabd21e8","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8jer8ygevgrnk6w9y1s65qr",null,null,"inv-0002",1795915785168,1795915786179,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8jer7yjezya5amfgmra2erk",1,"Workbooks","120","7.25",null,"acc_01m8jer7yjezya5amfd5aqgvf5","ZR",null,87000,0,87000]],[["alc_01m8jer9y3e9escqkct4zwn5kv","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9y3e9escqkct4zwn5kt",null,87000,"2026-02-16",null,1795915786179,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 38, 3, 'settlements', 'set_01m8jer9y3e9escqkct4zwn5kt', '["set_01m8jer9y3e9escqkct4zwn5kt","org_01m8jer7yjezya5amfgmra2erk","receipt","sales","posted","con_01m8jer8ape80sw6gatabd21e8","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-16",171000,171000,null,"btx_01m8jer9n7ecjtqgwwhmwazawv",1,"jnl_01m8jer9y3e9escqkct4zwn5kt",null,null,"",1795915786179,1795915786179,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 39, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhmwazawv', '["btx_01m8jer9n7ecjtqgwwhmwazawv","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8jer8ape80sw6gatabd21e8","allocations","jnl_01m8jer9y3e9escqkct4zwn5kt",2,null,"NV",0,1795915786179,1795915785895,1795915786179,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 40, 1, 'invoices', 'inv_01m8jer8weeb9b9zbjnb4qsx02', '["inv_01m8jer8weeb9b9zbjnb4qsx02","org_01m8jer7yjezya5amfgmra2erk","purchase","invoice","issued","PX-881","con_01m8jer8m3e4t94jj24vb0k5nj","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8jer8weeb9b9zbjndjbma33",null,null,"px-881",1795915785102,1795915786239,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8jer7yjezya5amfgmra2erk",1,"Printing of workbooks","1","412.00",null,"acc_01m8jer7yjezya5amfdptvzeax","ZR",null,41200,0,41200]],[["alc_01m8jer9zzee98kex37zb7sc00","org_01m8jer7yjezya5amfgmra2erk","set_01m8jer9zzee98kex37zb7sc00",null,40000,"2026-02-27",null,1795915786239,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 40, 2, 'settlements', 'set_01m8jer9zzee98kex37zb7sc00', '["set_01m8jer9zzee98kex37zb7sc00","org_01m8jer7yjezya5amfgmra2erk","payment","purchase","posted","con_01m8jer8m3e4t94jj24vb0k5nj","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-27",40000,40000,null,"btx_01m8jer9n7ecjtqgwwhyjnjttp",1,"jnl_01m8jer9zzee98kex37zb7sc00",null,null,"",1795915786239,1795915786239,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 41, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhyjnjttp', '["btx_01m8jer9n7ecjtqgwwhyjnjttp","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8jer8m3e4t94jj24vb0k5nj","allocations","jnl_01m8jer9zzee98kex37zb7sc00",2,null,"NV",0,1795915786239,1795915785895,1795915786239,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 42, 1, 'invoices', 'inv_01m8jer90keqxv978hq317ea9a', '["inv_01m8jer90keqxv978hq317ea9a","org_01m8jer7yjezya5amfgmra2erk","sales","invoice","issued","INV-0004","con_01m8jer8cxeydv8sh8fazt1j1d","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8jer90keqxv978hq4pwz0ax",null,null,"inv-0004",1795915785235,1795915786285,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8jer7yjezya5amfgmra2erk",1,"Course for new starters","1","1480.00","10","acc_01m8jer7yjezya5amfd31pa436","ST",null,133200,26640,159840]],[["alc_01m8jer984ez0b4yw5384yk85e","org_01m8jer7yjezya5amfgmra2erk",null,"inv_01m8jer91he3gv58atkgyrvey3",18000,"2026-03-12",null,1795915785476,null],["alc_01m8jera1deh3t0dtxyqg653kh","org_01m8jer7yjezya5amfgmra2erk","set_01m8jera1deh3t0dtxyqg653kh",null,141840,"2026-03-16",null,1795915786285,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 42, 2, 'settlements', 'set_01m8jera1deh3t0dtxyqg653kh', '["set_01m8jera1deh3t0dtxyqg653kh","org_01m8jer7yjezya5amfgmra2erk","receipt","sales","posted","con_01m8jer8cxeydv8sh8fazt1j1d","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-16",141840,141840,null,"btx_01m8jer9n7ecjtqgwwj8ag51ct",1,"jnl_01m8jera1deh3t0dtxyqg653kh",null,null,"",1795915786285,1795915786285,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 43, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj8ag51ct', '["btx_01m8jer9n7ecjtqgwwj8ag51ct","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8jer8cxeydv8sh8fazt1j1d","allocations","jnl_01m8jera1deh3t0dtxyqg653kh",2,null,"NV",0,1795915786285,1795915785895,1795915786285,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 44, 1, 'settlements', 'set_01m8jer9fzeb2tw5v1hjc0jh9y', '["set_01m8jer9fzeb2tw5v1hjc0jh9y","org_01m8jer7yjezya5amfgmra2erk","receipt","sales","posted","con_01m8jer8bce7r9z45enyenr60a","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-06",28200,28200,null,"btx_01m8jer9n7ecjtqgwwj5q3nbkc",0,"jnl_01m8jer9fzeb2tw5v1hnqtbs9f",null,null,"",1795915785727,1795915786386,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 45, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj5q3nbkc', '["btx_01m8jer9n7ecjtqgwwj5q3nbkc","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8jer8bce7r9z45enyenr60a","match","jnl_01m8jer9fzeb2tw5v1hnqtbs9f",2,null,"NV",0,1795915786386,1795915785895,1795915786386,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 46, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjkaxs3z7', '["btx_01m8jer9n7ecjtqgwwjkaxs3z7","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8jera6qeg1t4c4p2cs71dgv",1,null,"NV",0,1795915786455,1795915785895,1795915786455,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 47, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjnejxakd', '["btx_01m8jer9n7ecjtqgwwjnejxakd","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8jer7yjezya5amfbyfjw354","NV",null,null,"account","jnl_01m8jerae4ee49vsanfeevakgk",1,"acc_01m8jer7yjezya5amfbyfjw354","NV",0,1795915786692,1795915785895,1795915786692,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 48, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhdjbst8c', '["btx_01m8jer9n7ecjtqgwwhdjbst8c","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8jer7yjezya5amfeyaqv0ae","ST",null,null,null,null,null,null,null,null,null,1795915785895,1795915787858,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 49, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhv4mmgye', '["btx_01m8jer9n7ecjtqgwwhv4mmgye","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8jer7yjezya5amff6q55dak","ZR",null,null,null,null,null,null,null,null,null,1795915785895,1795915787858,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 50, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj2zfx6jd', '["btx_01m8jer9n7ecjtqgwwj2zfx6jd","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8jer7yjezya5amfeyaqv0ae","ST",null,null,null,null,null,null,null,null,null,1795915785895,1795915787858,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 51, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjezbpk8x', '["btx_01m8jer9n7ecjtqgwwjezbpk8x","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8jer7yjezya5amffybq5byz","EX",null,null,null,null,null,null,null,null,null,1795915785895,1795915787858,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 52, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhv4mmgye', '["btx_01m8jer9n7ecjtqgwwhv4mmgye","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8jer7yjezya5amff6q55dak","ZR",null,null,"account","jnl_01m8jerbmje32vnempapnm1v9r",1,"acc_01m8jer7yjezya5amff6q55dak","ZR",0,1795915787922,1795915785895,1795915787922,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 53, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwj2zfx6jd', '["btx_01m8jer9n7ecjtqgwwj2zfx6jd","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8jer7yjezya5amfeyaqv0ae","ST",null,null,"account","jnl_01m8jerbqgedsb33rs99ezexcj",1,"acc_01m8jer7yjezya5amfeyaqv0ae","ST",-600,1795915788016,1795915785895,1795915788016,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 54, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwhdjbst8c', '["btx_01m8jer9n7ecjtqgwwhdjbst8c","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8jer7yjezya5amfeyaqv0ae","ST",null,null,"account","jnl_01m8jerbtber4abrj3q9bq5eyx",1,"acc_01m8jer7yjezya5amfeyaqv0ae","ST",-600,1795915788107,1795915785895,1795915788107,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 55, 1, 'bank_transactions', 'btx_01m8jer9n7ecjtqgwwjezbpk8x', '["btx_01m8jer9n7ecjtqgwwjezbpk8x","org_01m8jer7yjezya5amfgmra2erk","bac_01m8jer85qe9qt266d8kspf7n2","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8jer7yjezya5amffybq5byz","EX",null,null,"account","jnl_01m8jerbwvewe9vhbbnmhxxvfb",1,"acc_01m8jer7yjezya5amffybq5byz","EX",0,1795915788187,1795915785895,1795915788187,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 56, 1, 'vat_returns', 'vrt_01m8jerc7tezvtecng60t0237p', '["vrt_01m8jerc7tezvtecng60t0237p","org_01m8jer7yjezya5amfgmra2erk","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795915788538,1795915788538,1]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 57, 1, 'organisations', 'org_01m8jer7yjezya5amfgmra2erk', '["org_01m8jer7yjezya5amfgmra2erk","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795915784146,1795915784146,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 57, 2, 'vat_returns', 'vrt_01m8jerc7tezvtecng60t0237p', '["vrt_01m8jerc7tezvtecng60t0237p","org_01m8jer7yjezya5amfgmra2erk","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795915788638,1795915788538,1795915788638,2]');
INSERT INTO audit_states VALUES ('org_01m8jer7yjezya5amfgmra2erk', 58, 1, 'organisations', 'org_01m8jer7yjezya5amfgmra2erk', '["org_01m8jer7yjezya5amfgmra2erk","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795915784146,1795915788801,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795915781988, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'usr_01m8jer5v4e5n9dz5nzs89qk42', '{}', X'4BDAEE6EDDD2072E877F7BCBA676201CD97BE825FBCA339E7C52D86928B1BF78');
INSERT INTO security_events VALUES (2, 1795915782249, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jer63aensvrx05tg54hqpq', 'usr_01m8jer5v4e5n9dz5nzs89qk42', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'BADA37898126C3D181A7C3F903FD465EDFA6F78706953EE495C2AAB54D749464');
INSERT INTO security_events VALUES (3, 1795915782488, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'usr_01m8jer5v4e5n9dz5nzs89qk42', '{"expires_at":"2026-11-29T02:29:42.488Z"}', X'2C196E24D56B23B4D3DF496D7030138AFE819D9DF196B80BBF6146392A18E425');
INSERT INTO security_events VALUES (4, 1795915784016, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jer7tge4d943ddqm13p4pf', 'usr_01m8jer5v4e5n9dz5nzs89qk42', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'06CA6411EAC5AF741267BBE132FFB3EAA5D356DD50E9E3A1FB7F8F8F61C0FF33');
INSERT INTO security_events VALUES (5, 1795915789443, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8jer5v4e5n9dz5nzs89qk42', 'usr_01m8jer5v4e5n9dz5nzs89qk42', '{"amount":10,"balance":10}', X'A9862965772C96A47E4BD12EEF554E2651ECFE255600EEE50E7132954D43E6F8');
INSERT INTO security_head VALUES (1, 5, X'A9862965772C96A47E4BD12EEF554E2651ECFE255600EEE50E7132954D43E6F8');
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
CREATE INDEX vat_returns_by_date ON vat_returns (organisation_id, date_from, id);
CREATE INDEX vat_returns_by_journal ON vat_returns (organisation_id, journal_id)
    WHERE journal_id IS NOT NULL;
CREATE TRIGGER vat_returns_begin_as_drafts BEFORE INSERT ON vat_returns WHEN NEW.status <> 'draft'
BEGIN SELECT RAISE(ABORT, 'a VAT return begins as a draft'); END;
CREATE TRIGGER vat_returns_never_change BEFORE UPDATE ON vat_returns WHEN OLD.status = 'finalised'
BEGIN SELECT RAISE(ABORT, 'a finalised VAT return is never changed'); END;
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
COMMIT;
