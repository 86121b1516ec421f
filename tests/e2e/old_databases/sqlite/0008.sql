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
) STRICT;
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
    version INTEGER NOT NULL,
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 22:45:58', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 14628160);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 22:45:58', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 20081548);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 22:45:58', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 23913666);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 22:45:58', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 59421361);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 22:45:58', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 7939635);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 22:45:58', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 16541595);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-26 22:45:58', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 7384309);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-26 22:45:58', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 3092489);
INSERT INTO users VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'jo@example.com', 0, 7, 0, 1795733158687, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8d0jyvte4r9t8ktpxv5ypef', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'main', 'reconcile:read reconcile:write', 0, 'idqV', 1795733158778, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8d0jz8befh9j45sngaqs88x', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'main', 'ledger:read ledger:write', 0, 'y7zT', 1795733159179, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'42D7C0C67FC4033E4EF9D8403C21649AE1045D42AADD53FCBC61F0C29D5786F4', 'key_01m8d0jyvte4r9t8ktpxv5ypef', NULL);
INSERT INTO key_secrets VALUES (X'871109AEAB7DEF14AA28C9AA839191F2D8ED92B23ECD354B55D0758ED4FB135A', 'key_01m8d0jz8befh9j45sngaqs88x', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'grant', 10, 0, NULL, NULL, 1795733167994);
INSERT INTO credit_movements VALUES (2, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'charge', -3, 0, 'rec_01m8d0k7xgegq8qvn4sjg0e4c2', NULL, 1795733168059);
INSERT INTO blobs VALUES ('01a21a099fbb721ea2a51740a558786b', 375, 1, 1795733168059, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 0);
INSERT INTO jobs VALUES ('rec_01m8d0k7xgegq8qvn4sjg0e4c2', 'reconcile', 1, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jyvte4r9t8ktpxv5ypef', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21a099fbb721ea2a51740a558786b', 3, NULL, 1795733168048, 1795733168052, 1795733168059, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', '', '01a21a09-8907-70ce-a126-b5856cc64fd6', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8d0k293exjr8r51xcff40h9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:46:02.275Z","updated_at":"2026-11-26T22:46:02.275Z","version":1}}', 1795733162275);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8963-72bc-b3fe-4ef202c8ffb3', X'C720DE7452FF3A34812F14AAE619EBF475A1EB5EB92E4E6E041B87C3D4643139', 201, '{"data":{"id":"acc_01m8d0k2bpe7nbywk4v2gzh334","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.358Z","updated_at":"2026-11-26T22:46:02.358Z","version":1}}', 1795733162358);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8995-77bb-b822-bbc31e747ab6', X'9F7E19086D9BE83F2AE1B24DF4265D265A6833F9620862BCF7542C91505A94FD', 201, '{"data":{"id":"acc_01m8d0k2cvertv9r8b7ehkj9bj","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.395Z","updated_at":"2026-11-26T22:46:02.395Z","version":1}}', 1795733162395);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-89be-7768-b5e1-d3e054b8680a', X'2A45348314AB9762FF3874103D4CB280B541CF4F22C4E002B81AD882E3453FF3', 201, '{"data":{"id":"acc_01m8d0k2e0eq0a0k5n4khnpz4w","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.432Z","updated_at":"2026-11-26T22:46:02.432Z","version":1}}', 1795733162432);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-89e8-765d-8ed8-b951f9b67dac', X'D05CBCF2114A0865AEAEE932AAA3A11E72196480DEB0BEEC021985E38E50FEFF', 201, '{"data":{"id":"bac_01m8d0k2fee8cbj890zqw9qv43","name":"Current","type":"current","account_id":"acc_01m8d0k293exjr8r51rjyp57eb","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d0k2fee8cbj890zw4pcpat","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T22:46:02.478Z","updated_at":"2026-11-26T22:46:02.478Z","version":1}}', 1795733162478);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a05-731a-befe-10197c31c333', X'935B97809875274613989FB65438515C5A555B681430729B3BC37B667EF4ADEC', 201, '{"data":{"id":"bac_01m8d0k2g7eh3v5epggwzynzvd","name":"Savings","type":"savings","account_id":"acc_01m8d0k2g7eh3v5epgh39zwcb4","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T22:46:02.503Z","updated_at":"2026-11-26T22:46:02.503Z","version":1}}', 1795733162503);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a1e-77dc-84b0-c6878cfda74b', X'ADFB3C1A5A2B43F25BC04DE92ADE6E21B4C35C0ACE6194D6040A3170E7575250', 201, '{"data":{"id":"con_01m8d0k2h6e50sae1sn6vgv3zt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.534Z","updated_at":"2026-11-26T22:46:02.534Z","version":1}}', 1795733162534);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a3a-7314-b066-55e3d6f41161', X'96537D5369F983563521F7CCB095C73836220C0D3ED89B70ABA1A57A1E916141', 201, '{"data":{"id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.556Z","updated_at":"2026-11-26T22:46:02.556Z","version":1}}', 1795733162556);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a54-70af-a1cb-d01c1a152f45', X'05840C442A08F29A2258FFA8DCF52DF5E2A34A9704269F2C5809990A3219151F', 201, '{"data":{"id":"con_01m8d0k2jqe04bzvnsecjck8ss","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.583Z","updated_at":"2026-11-26T22:46:02.583Z","version":1}}', 1795733162583);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a70-701a-a74b-4cd54f960c01', X'65AAE21523F66D6224020AEC2ED38391DA8B698F6A6DA2699C7A4500C295351C', 201, '{"data":{"id":"con_01m8d0k2kkegabrc486vva3ntz","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.611Z","updated_at":"2026-11-26T22:46:02.611Z","version":1}}', 1795733162611);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8a98-72d3-ba42-d1934b3b0487', X'389BB774A9BCDB794190A4CABF053FC35FF72439B6739BB104E8ACE8E617FF6D', 201, '{"data":{"id":"con_01m8d0k2mve75atqxffaxcxq6c","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.651Z","updated_at":"2026-11-26T22:46:02.651Z","version":1}}', 1795733162651);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8ab4-74d6-8d09-1182a7acbf8a', X'592E6CAE5E31937EF22C132220FA10CA5AB1CC67CB3B33A8B62E0FAE54271D9C', 201, '{"data":{"id":"con_01m8d0k2nve6k96ns8z7azkvq9","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.683Z","updated_at":"2026-11-26T22:46:02.683Z","version":1}}', 1795733162683);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8b24-71b7-8f4d-eb8d5d8d6d4d', X'BC8EAA7756B54DC1BE116E65F427733C8302D9823BCB72BDFB8469DFF3D7ECBE', 201, '{"data":{"id":"con_01m8d0k2sgepg9161f5mm3mjf2","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.800Z","updated_at":"2026-11-26T22:46:02.800Z","version":1}}', 1795733162800);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-be680188039e10061819c7682081b1914aa514efdc820415c1969390edbe82fb', X'8BF204229F8C40291D16DE580FF89E252F66D6D32212B26D0628B37FE2A16BAB', 201, '{"data":{"id":"inv_01m8d0k2vfegw811551p6ted0j","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d0k2vfegw811551sw5ymb1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.863Z","updated_at":"2026-11-26T22:46:02.863Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795733162863);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-94bc57bf36379511aad8c445c2efe7bff071eaeeaa0f42f13c5065db178e881a', X'6199984951015B1312FE63F575EE5D82A165132604BF2AE0262DFE63613AEB59', 201, '{"data":{"id":"inv_01m8d0k2vvekw81hnnrtnfdh80","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d0k2kkegabrc486vva3ntz","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d0k2vvekw81hnnrwsmq922","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.875Z","updated_at":"2026-11-26T22:46:02.875Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51v2rdj26q","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795733162875);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-9f10eaefaab022ac23f4134daa7ad19be6b720d949707d7f94b8532c783faafb', X'D4A2F026385D3BDA073BB73B8AC30256E607ADC58AB04972AB101660DE4000B8', 201, '{"data":{"id":"inv_01m8d0k2w4ebjan9zaqkydvdbt","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d0k2mve75atqxffaxcxq6c","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d0k2w4ebjan9zaqp32h6pf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.884Z","updated_at":"2026-11-26T22:46:02.884Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51qja4qyrj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795733162884);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-92618e20b6e1e4c27c0fd3e565bae396de13c642d927bfdb7983e916757c8188', X'6058490D0DDBB671C2426410434FC96C95FE2559EB3B5D66E78D86191557B8BE', 201, '{"data":{"id":"inv_01m8d0k2wdekxvwfsy4vt7adhp","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d0k2wdekxvwfsy4w6kzssn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.893Z","updated_at":"2026-11-26T22:46:02.893Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51thz08f1k","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795733162893);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-13c3f3f2784551496d0add6dba9398e8ddb425484c36eaa2cf4cce216cbcff0d', X'CE18F46E3E195FF8BB6D95A9CCC0D7935CEF50AC94F407BD21EF0EDEF85B19DE', 201, '{"data":{"id":"inv_01m8d0k2x2en3bhs7qvahf0v9p","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d0k2nve6k96ns8z7azkvq9","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d0k2x2en3bhs7qvc14e17k","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.914Z","updated_at":"2026-11-26T22:46:02.914Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51vtjt1df9","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795733162914);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-7f36af6cd964200d0bb90e8c9f426deee03bb7ecdfaf039ed6e9747724195311', X'D75894CCA0CE4DCDED5BB310BB30F3F509A4C55B5C398807036E0BA48F4D1F7B', 201, '{"data":{"id":"inv_01m8d0k2xgejxrm2ydgtyx76p4","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d0k2xgejxrm2ydgy4nh0v2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.928Z","updated_at":"2026-11-26T22:46:02.928Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d0k2cvertv9r8b7ehkj9bj","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795733162928);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-07fdc6fc990ecb4743bba1e89c9e5553ddee61282460a5ee4da76e891c32efd9', X'0773602CA21794C6F88ED743EC571395BAD401DB0743F77435EE5CC860F8FC31', 201, '{"data":{"id":"inv_01m8d0k2xte55bc69xthxbfydj","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d0k2xte55bc69xtpehgnbq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.938Z","updated_at":"2026-11-26T22:46:02.938Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795733162938);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-82fe375d0f7f5baabc2359530a0fb014778d572f249fb9c8ccbc19fbf461c68b', X'0B05CC2D2C7BA2995F73030EC2EF965138BD5C6211EBC1C23AAEB648C3E1319F', 201, '{"data":{"id":"inv_01m8d0k2y2ewbs9rbcfp78g5r6","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d0k2y2ewbs9rbcfry4pnm4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.946Z","updated_at":"2026-11-26T22:46:02.946Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795733162946);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-f8c2642c3a74e9b1c08707437e2a4aab00da9bc7bc825ed79fdfca60d30e40f1', X'9260A4DF2612F5D89DEE2488C9602CE896B7D4C374DDAC5B224108C41E559027', 201, '{"data":{"id":"inv_01m8d0k2yce699gwdngzq2dhme","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d0k2yce699gwdnh17gk5v7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.956Z","updated_at":"2026-11-26T22:46:02.956Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795733162956);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-89a5433321fd6e1cf638bb393e27499214e8c2d5bae424c6e2ddc17d50c073f9', X'65CCD724ADC8F752DFDBE3C02B964B6A460666D9975BDFFEA19FB1800EAEB476', 201, '{"data":{"id":"inv_01m8d0k2z7e6c8hj3sqd33ty3p","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d0k2sgepg9161f5mm3mjf2","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d0k2z7e6c8hj3sqjsfzc6s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.983Z","updated_at":"2026-11-26T22:46:02.983Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51v4rakckz","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795733162983);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-invoices-700b439198cffb486c5b5ab1de6a4fc4632d71e3d45b61016bfb0af1ddf8c167', X'27E2F070DA0CCDF11BC72A62129611196308E8F9F9F45580916726606DD12AE8', 201, '{"data":{"id":"inv_01m8d0k2zxe9mafs9ge23c2bt7","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d0k2zxe9mafs9ge44ag8w0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.005Z","updated_at":"2026-11-26T22:46:03.005Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51thz08f1k","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795733163005);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8c47-746c-b48d-dcc8e10c49bd', X'248105BA787905EBA6D50B949907A0B1178F3D55B8CD37F712FF3F72E37F5087', 200, '{"data":{"id":"inv_01m8d0k2y2ewbs9rbcfp78g5r6","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d0k2y2ewbs9rbcfry4pnm4","void_date":"2026-03-03","void_journal_id":"jnl_01m8d0k32desh8zscpadaw227t","created_at":"2026-11-26T22:46:02.946Z","updated_at":"2026-11-26T22:46:03.085Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795733163085);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8cbf-71e6-ba0d-5082f55c277e', X'3EF825A6031DA893D16E8CD54E7775C241B8C8BDCF30677339640F5C7B915E2B', 201, '{"data":{"id":"inv_01m8d0k2yce699gwdngzq2dhme","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d0k2yce699gwdnh17gk5v7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.956Z","updated_at":"2026-11-26T22:46:03.201Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795733163201);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', 'tieout-journals-3a93a7cef8d1e44d27e01d1a76a6b18284b02e5a3ee4ef0c0f6241d176492a74', X'A57929B92FBB78477C6E954F64CCBC8C3A54420DEA4A5F5C31B83737BA689352', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8d0k383edb9pvbh7abbt8fk","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8d0k383edb9pvbh7j41pvdn","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8d0k383edb9pvbh7s497b56","sequence":16,"error":null}]}}', 1795733163267);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8d28-7350-851a-772a5ca9c605', X'318A61B1ABB50D6719D65BA4C28D3CB198D41BA9ECFEB5EBB1F2254F69605AD6', 201, '{"data":{"id":"set_01m8d0k39aep0ajn4em4bx35yt","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k39aep0ajn4emfnwaq48","invoice_id":"inv_01m8d0k2xgejxrm2ydgtyx76p4","invoice_number":"INV-0003","settlement_id":"set_01m8d0k39aep0ajn4em4bx35yt","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T22:46:03.306Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d0k39aep0ajn4emb1mks5d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.306Z","updated_at":"2026-11-26T22:46:03.306Z","version":1}}', 1795733163306);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8d87-75f3-b821-61af5fbb908b', X'F7D94335D565A21CABBB99FE14B3ADB94418672C6B2461266B5A9FDD31784706', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8d0k3cae299cn9qexz9h6kr"},{"index":1,"status":"created","id":"btx_01m8d0k3cae299cn9qf2gm1165"},{"index":2,"status":"created","id":"btx_01m8d0k3cae299cn9qf7se59jy"},{"index":3,"status":"created","id":"btx_01m8d0k3cae299cn9qfbvmspr0"},{"index":4,"status":"created","id":"btx_01m8d0k3cae299cn9qfcpfg91h"},{"index":5,"status":"created","id":"btx_01m8d0k3cae299cn9qfkqgwx23"},{"index":6,"status":"created","id":"btx_01m8d0k3cae299cn9qfqygn6fd"},{"index":7,"status":"created","id":"btx_01m8d0k3cae299cn9qftr7p6my"},{"index":8,"status":"created","id":"btx_01m8d0k3cae299cn9qfyfbgtqf"},{"index":9,"status":"created","id":"btx_01m8d0k3cae299cn9qg2qky7e9"},{"index":10,"status":"created","id":"btx_01m8d0k3cae299cn9qg7706brt"},{"index":11,"status":"created","id":"btx_01m8d0k3cae299cn9qgaw23dye"},{"index":12,"status":"created","id":"btx_01m8d0k3cae299cn9qgem033ht"}]}}', 1795733163402);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8dd6-76b5-b188-34f4798b34ac', X'A3084A04CC57AED7974913371B1BC992784BC05047513FBE74CF52766E6B476B', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qexz9h6kr","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8d0k2mve75atqxffaxcxq6c","journal_id":"jnl_01m8d0k3ere6tbtt3ngq4h6rw1","settlement_id":"set_01m8d0k3ere6tbtt3ngq4h6rw1","confirmed_at":"2026-11-26T22:46:03.480Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:03.480Z","version":2}}', 1795733163480);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8e54-707b-bb14-a543acb976df', X'1760B4ACD950FBD673DFEA61C02469FC772592EBACBA83D7EF720E2F31D4B207', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qf2gm1165","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","journal_id":"jnl_01m8d0k3jperc8ydazms8jyh4f","settlement_id":"set_01m8d0k3jperc8ydazms8jyh4f","confirmed_at":"2026-11-26T22:46:03.606Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:03.606Z","version":2}}', 1795733163606);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8eac-7031-b84d-2a978f9ae4eb', X'670C6A2152FB10249209C33FCE60F539C8D5C399EDEED4C323408A7BA4B74B5F', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qfbvmspr0","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8d0k2nve6k96ns8z7azkvq9","journal_id":"jnl_01m8d0k3neer7vtsg27acffwce","settlement_id":"set_01m8d0k3neer7vtsg27acffwce","confirmed_at":"2026-11-26T22:46:03.694Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:03.694Z","version":2}}', 1795733163694);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8f38-725b-b22f-933266e390f2', X'D698AAA207E302CBDDD2E386ACBDCE12DA365C76C71EBF5C4DB40AC482BB7841', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qfcpfg91h","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","journal_id":"jnl_01m8d0k3stegvadet5t7gygcrs","settlement_id":"set_01m8d0k3stegvadet5t7gygcrs","confirmed_at":"2026-11-26T22:46:03.834Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:03.834Z","version":2}}', 1795733163834);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8f7e-7775-aa33-166d3a553b04', X'A27E6D20F72115EF97D89B9CCDB85DEB0100A891C5FFAA731E9F331FD760F833', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qfqygn6fd","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8d0k2kkegabrc486vva3ntz","journal_id":"jnl_01m8d0k3w0esvb8jmv8v5efs15","settlement_id":"set_01m8d0k3w0esvb8jmv8v5efs15","confirmed_at":"2026-11-26T22:46:03.904Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:03.904Z","version":2}}', 1795733163904);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-8fe5-74bc-b6e5-a6ef87874691', X'295BBC6AE78BAB00ED5B7E2E0D67868F573A4A7588EA29437ADB16983949DB2D', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qg2qky7e9","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","journal_id":"jnl_01m8d0k3z7ee9a0ahgnce4vd03","settlement_id":"set_01m8d0k3z7ee9a0ahgnce4vd03","confirmed_at":"2026-11-26T22:46:04.007Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:04.007Z","version":2}}', 1795733164007);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-904c-778a-a34b-ccb0b79b7514', X'6944284DD0C85DE1B1EE91AE756C7071BC45FB00541B18B6D861ED276631A9CD', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qfyfbgtqf","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","journal_id":"jnl_01m8d0k39aep0ajn4emb1mks5d","settlement_id":"set_01m8d0k39aep0ajn4em4bx35yt","confirmed_at":"2026-11-26T22:46:04.112Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:04.112Z","version":2}}', 1795733164112);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9086-73e7-b91d-b0ecadaef8b0', X'8B675C98272B9DB0B0AB15E32E5244E40387CC1141ECF904C8EE8F769EBEFB58', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qgaw23dye","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8d0k448ekhssw0cx1mme460","settlement_id":null,"confirmed_at":"2026-11-26T22:46:04.168Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:04.168Z","version":2}}', 1795733164168);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9163-74c8-a957-146b01d40991', X'0F05182B8B0C5B05034B285C24B4E8D4C3DACE44D71C313282F20EFA8946FC7D', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qgem033ht","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k293exjr8r51sbm3951w","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8d0k4b6e8q8hv5n5eb68r4y","settlement_id":null,"confirmed_at":"2026-11-26T22:46:04.390Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:04.390Z","version":2}}', 1795733164390);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9184-77e7-a1de-8fba71985104', X'99A7F500ABAFDF442FFBEB8212854237817A3C736BD1BF444A760C7FCBCD2387', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8d0k3cae299cn9qf7se59jy","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k293exjr8r51w9jjf474","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d0k3cae299cn9qfkqgwx23","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k293exjr8r51wjd98jfx","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8d0k3cae299cn9qftr7p6my","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k293exjr8r51w9jjf474","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d0k3cae299cn9qg7706brt","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k293exjr8r51x4vy01kz","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795733165909);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-97a2-7683-852f-456feaabdbb9', X'C63576D2A8DAFA83F3E7F8768C5601ECF79C0210944C4E9F263BB23395D1C17C', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qfkqgwx23","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k293exjr8r51wjd98jfx","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8d0k5x4e4x927et0s768scp","settlement_id":null,"confirmed_at":"2026-11-26T22:46:05.988Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:05.988Z","version":3}}', 1795733165988);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-981b-7751-a33a-6841f76879b0', X'287519D7B0AD7FA54D542C18C765CD15AB16F2499C62453E2121E333EC34A3B8', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qftr7p6my","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k293exjr8r51w9jjf474","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d0k613e92vaafsw5t28x1z","settlement_id":null,"confirmed_at":"2026-11-26T22:46:06.115Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:06.115Z","version":3}}', 1795733166115);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-98d3-73d0-b4d7-096cf2a21e13', X'829FEBB9E4BFBC9354094057288C9A4BD1E8ED3E0FA425EFD8417C98A1997045', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qf7se59jy","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k293exjr8r51w9jjf474","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d0k66qeq8rc53r35gm4brv","settlement_id":null,"confirmed_at":"2026-11-26T22:46:06.295Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:06.295Z","version":3}}', 1795733166295);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9a25-71f5-a0d7-e7cccdf2ca06', X'2A67186E703082CA2D9B01B43A6B2B3B573836C6758D0AA20203C107D7A6239D', 200, '{"data":{"id":"btx_01m8d0k3cae299cn9qg7706brt","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k293exjr8r51x4vy01kz","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8d0k6j5e7d8vt1n6hh6fcmm","settlement_id":null,"confirmed_at":"2026-11-26T22:46:06.661Z","created_at":"2026-11-26T22:46:03.402Z","updated_at":"2026-11-26T22:46:06.661Z","version":3}}', 1795733166661);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9b7d-75e4-a608-ff9931f3328c', X'F761542919416EE75757610783EED799A9329AFDF9118CFECDBB2AD11457A4C7', 201, '{"data":{"id":"vrt_01m8d0k6vye8pb6cpjzf3fyn77","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T22:46:06.974Z","updated_at":"2026-11-26T22:46:06.974Z","version":1}}', 1795733166974);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9bb5-74ce-bcc2-506312f15d3d', X'84887428A783B7DDF30E86DF133F7A83EA9B98AF0466A3BBC132F3EBFC359964', 200, '{"data":{"id":"vrt_01m8d0k6vye8pb6cpjzf3fyn77","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T22:46:07.043Z","created_at":"2026-11-26T22:46:06.974Z","updated_at":"2026-11-26T22:46:07.043Z","version":2}}', 1795733167043);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', 'org_01m8d0k293exjr8r51xcff40h9', '01a21a09-9bfc-75d1-b59c-060a8c00f19d', X'C8A3BE0DA2CCC159734653A907D0E77B98988AAC5D7502144DD0EC8D4D8C6F45', 200, '{"data":{"id":"org_01m8d0k293exjr8r51xcff40h9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T22:46:02.275Z","updated_at":"2026-11-26T22:46:07.110Z","version":2}}', 1795733167110);
INSERT INTO idempotent_answers VALUES ('usr_01m8d0jyrzeh8vw23gr653qyk6', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8d0k7xgegq8qvn4sjg0e4c2","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8d0k7xgegq8qvn4sjg0e4c2"}', 1795733168048);
INSERT INTO organisations VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795733159220, 1795733159220, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795733162275, 1795733167110, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 2, X'9926B372F203DA5D293955D0C79BAA17F31E6A64E7E121B0CA62D237796D7F79', 100000, 9, X'AE2A9E12D4EF1CE104FADEA5158ADB3C1E485B36660ACFB2F8087FBB490CF51C');
INSERT INTO ledger_heads VALUES ('org_01m8d0k293exjr8r51xcff40h9', 29, X'30FDAC14B8247EBA08CD38C564DE11676DC94900A438F5DC521057AB98901569', 4253177, 59, X'FC320E8DE2D8A00E125F0E26DDD7DE3975346F8C45C7BFC29F0F89563A489DD6');
INSERT INTO members VALUES ('mem_01m8d0jz9me1fbsg96z13hw84c', 'org_01m8d0jz9me1fbsg97500vcfwe', 'jo@example.com', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'owner', 1795733159220, 1795733159220, 1);
INSERT INTO members VALUES ('mem_01m8d0k293exjr8r51qed7xmxp', 'org_01m8d0k293exjr8r51xcff40h9', 'jo@example.com', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'owner', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96z6sad2pk', 'org_01m8d0jz9me1fbsg97500vcfwe', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96zbcmkp1q', 'org_01m8d0jz9me1fbsg97500vcfwe', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96ze5wkpes', 'org_01m8d0jz9me1fbsg97500vcfwe', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96zk9mnwvq', 'org_01m8d0jz9me1fbsg97500vcfwe', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96znycn9rg', 'org_01m8d0jz9me1fbsg97500vcfwe', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96ztr2xek5', 'org_01m8d0jz9me1fbsg97500vcfwe', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg96zz8mzzwg', 'org_01m8d0jz9me1fbsg97500vcfwe', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9700k51xsz', 'org_01m8d0jz9me1fbsg97500vcfwe', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970759wnr2', 'org_01m8d0jz9me1fbsg97500vcfwe', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970bzft8b7', 'org_01m8d0jz9me1fbsg97500vcfwe', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970dmypxs7', 'org_01m8d0jz9me1fbsg97500vcfwe', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970gew9j57', 'org_01m8d0jz9me1fbsg97500vcfwe', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970m82bywv', 'org_01m8d0jz9me1fbsg97500vcfwe', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970t731fh8', 'org_01m8d0jz9me1fbsg97500vcfwe', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg970xzq9bjd', 'org_01m8d0jz9me1fbsg97500vcfwe', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9713y3c403', 'org_01m8d0jz9me1fbsg97500vcfwe', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9716b07hg2', 'org_01m8d0jz9me1fbsg97500vcfwe', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971abvags2', 'org_01m8d0jz9me1fbsg97500vcfwe', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971cyhjy6x', 'org_01m8d0jz9me1fbsg97500vcfwe', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971h6b3vwm', 'org_01m8d0jz9me1fbsg97500vcfwe', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971pdpqxhg', 'org_01m8d0jz9me1fbsg97500vcfwe', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971ts2hy2k', 'org_01m8d0jz9me1fbsg97500vcfwe', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg971z2m09rb', 'org_01m8d0jz9me1fbsg97500vcfwe', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9723q75v45', 'org_01m8d0jz9me1fbsg97500vcfwe', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9727et98rh', 'org_01m8d0jz9me1fbsg97500vcfwe', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972a350aec', 'org_01m8d0jz9me1fbsg97500vcfwe', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972fktggmq', 'org_01m8d0jz9me1fbsg97500vcfwe', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972hsxxmfn', 'org_01m8d0jz9me1fbsg97500vcfwe', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972n8048vj', 'org_01m8d0jz9me1fbsg97500vcfwe', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972vke89ym', 'org_01m8d0jz9me1fbsg97500vcfwe', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg972yr7fsk1', 'org_01m8d0jz9me1fbsg97500vcfwe', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9731jve4c6', 'org_01m8d0jz9me1fbsg97500vcfwe', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9735fane69', 'org_01m8d0jz9me1fbsg97500vcfwe', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973aj21zh5', 'org_01m8d0jz9me1fbsg97500vcfwe', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973dfmev2z', 'org_01m8d0jz9me1fbsg97500vcfwe', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973hfhsjw8', 'org_01m8d0jz9me1fbsg97500vcfwe', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973qn1qsnc', 'org_01m8d0jz9me1fbsg97500vcfwe', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973tjc8pcn', 'org_01m8d0jz9me1fbsg97500vcfwe', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg973xwtdtk3', 'org_01m8d0jz9me1fbsg97500vcfwe', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg97406yrkh1', 'org_01m8d0jz9me1fbsg97500vcfwe', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974593nv6c', 'org_01m8d0jz9me1fbsg97500vcfwe', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg9749gdcjnw', 'org_01m8d0jz9me1fbsg97500vcfwe', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974eyf5wa4', 'org_01m8d0jz9me1fbsg97500vcfwe', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974gwmbwqg', 'org_01m8d0jz9me1fbsg97500vcfwe', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974pyzehap', 'org_01m8d0jz9me1fbsg97500vcfwe', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974ry708gz', 'org_01m8d0jz9me1fbsg97500vcfwe', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0jz9me1fbsg974ze0azhw', 'org_01m8d0jz9me1fbsg97500vcfwe', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795733159220, 1795733159220, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k23nerxsdgh83dw3ed6w', 'org_01m8d0jz9me1fbsg97500vcfwe', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795733162101, 1795733162101, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51qja4qyrj', 'org_01m8d0k293exjr8r51xcff40h9', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51qm2wz4t4', 'org_01m8d0k293exjr8r51xcff40h9', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51qssc47vb', 'org_01m8d0k293exjr8r51xcff40h9', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51qze1gdgd', 'org_01m8d0k293exjr8r51xcff40h9', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51r1tgbe9q', 'org_01m8d0k293exjr8r51xcff40h9', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51r6t8bxs5', 'org_01m8d0k293exjr8r51xcff40h9', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51r8t3nd2q', 'org_01m8d0k293exjr8r51xcff40h9', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51rfgv7s6r', 'org_01m8d0k293exjr8r51xcff40h9', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51rjyp57eb', 'org_01m8d0k293exjr8r51xcff40h9', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51rn9czyy9', 'org_01m8d0k293exjr8r51xcff40h9', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51rtet2m2p', 'org_01m8d0k293exjr8r51xcff40h9', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51rx2r819h', 'org_01m8d0k293exjr8r51xcff40h9', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51s0qn4hyt', 'org_01m8d0k293exjr8r51xcff40h9', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51s5fx21fx', 'org_01m8d0k293exjr8r51xcff40h9', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51sbm3951w', 'org_01m8d0k293exjr8r51xcff40h9', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51sfmhz0vy', 'org_01m8d0k293exjr8r51xcff40h9', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51sh6bqfcz', 'org_01m8d0k293exjr8r51xcff40h9', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51smbfzazp', 'org_01m8d0k293exjr8r51xcff40h9', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51st0e2vq9', 'org_01m8d0k293exjr8r51xcff40h9', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51sxmxarwx', 'org_01m8d0k293exjr8r51xcff40h9', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51t3bryy54', 'org_01m8d0k293exjr8r51xcff40h9', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51t6cgvdq7', 'org_01m8d0k293exjr8r51xcff40h9', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51tbe8zckf', 'org_01m8d0k293exjr8r51xcff40h9', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51tcmhddm4', 'org_01m8d0k293exjr8r51xcff40h9', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51thz08f1k', 'org_01m8d0k293exjr8r51xcff40h9', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51tmxshfqd', 'org_01m8d0k293exjr8r51xcff40h9', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51tvhtnwy8', 'org_01m8d0k293exjr8r51xcff40h9', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51tx9ar2ef', 'org_01m8d0k293exjr8r51xcff40h9', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51v2rdj26q', 'org_01m8d0k293exjr8r51xcff40h9', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51v4rakckz', 'org_01m8d0k293exjr8r51xcff40h9', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51v82997w4', 'org_01m8d0k293exjr8r51xcff40h9', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51vewrf3cw', 'org_01m8d0k293exjr8r51xcff40h9', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51vhecxys5', 'org_01m8d0k293exjr8r51xcff40h9', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51vpw16f08', 'org_01m8d0k293exjr8r51xcff40h9', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51vtjt1df9', 'org_01m8d0k293exjr8r51xcff40h9', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51vx67xyrm', 'org_01m8d0k293exjr8r51xcff40h9', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51w39627ty', 'org_01m8d0k293exjr8r51xcff40h9', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51w5mkz4jw', 'org_01m8d0k293exjr8r51xcff40h9', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51w9jjf474', 'org_01m8d0k293exjr8r51xcff40h9', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51wehepvt9', 'org_01m8d0k293exjr8r51xcff40h9', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51wjd98jfx', 'org_01m8d0k293exjr8r51xcff40h9', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51wqbde0sj', 'org_01m8d0k293exjr8r51xcff40h9', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51ws18jc34', 'org_01m8d0k293exjr8r51xcff40h9', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51wymk0h4r', 'org_01m8d0k293exjr8r51xcff40h9', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51x1gjwt9d', 'org_01m8d0k293exjr8r51xcff40h9', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51x4vy01kz', 'org_01m8d0k293exjr8r51xcff40h9', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k293exjr8r51xabgse63', 'org_01m8d0k293exjr8r51xcff40h9', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795733162275, 1795733162275, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k2bpe7nbywk4v2gzh334', 'org_01m8d0k293exjr8r51xcff40h9', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795733162358, 1795733162358, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k2cvertv9r8b7ehkj9bj', 'org_01m8d0k293exjr8r51xcff40h9', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795733162395, 1795733162395, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k2e0eq0a0k5n4khnpz4w', 'org_01m8d0k293exjr8r51xcff40h9', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795733162432, 1795733162432, 1);
INSERT INTO accounts VALUES ('acc_01m8d0k2g7eh3v5epgh39zwcb4', 'org_01m8d0k293exjr8r51xcff40h9', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795733162503, 1795733162503, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2h6e50sae1sn6vgv3zt', 'org_01m8d0k293exjr8r51xcff40h9', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795733162534, 1795733162534, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2hwe8n8bw0x7ewjwktg', 'org_01m8d0k293exjr8r51xcff40h9', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795733162556, 1795733162556, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2jqe04bzvnsecjck8ss', 'org_01m8d0k293exjr8r51xcff40h9', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795733162583, 1795733162583, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2kkegabrc486vva3ntz', 'org_01m8d0k293exjr8r51xcff40h9', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795733162611, 1795733162611, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2mve75atqxffaxcxq6c', 'org_01m8d0k293exjr8r51xcff40h9', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795733162651, 1795733162651, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2nve6k96ns8z7azkvq9', 'org_01m8d0k293exjr8r51xcff40h9', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795733162683, 1795733162683, 1);
INSERT INTO contacts VALUES ('con_01m8d0k2sgepg9161f5mm3mjf2', 'org_01m8d0k293exjr8r51xcff40h9', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795733162800, 1795733162800, 1);
INSERT INTO journals VALUES ('jnl_01m8d0k2fee8cbj890zw4pcpat', 'org_01m8d0k293exjr8r51xcff40h9', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795733162478, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'7666E64A08A3B12360457808248806A4CC6B0BBDBF739D8AAA9EB8EDAAD389A3', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8d0k2vfegw811551sw5ymb1', 'org_01m8d0k293exjr8r51xcff40h9', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795733162863, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'BC057D6D9AB42D8F67268F9006A178C782989D9C4C0F078213AD53D1919BCDBE', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8d0k2vvekw81hnnrwsmq922', 'org_01m8d0k293exjr8r51xcff40h9', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795733162875, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'E723E75693284ACDD528D12FAF0CB9E281131DCCC54603AFADBFBD77EC72ABAB', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8d0k2w4ebjan9zaqp32h6pf', 'org_01m8d0k293exjr8r51xcff40h9', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795733162884, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'1F79E6D3DE854D64DC37DBBDEE8D1B8E79F48E4C997211B400D5A0E577DEB6F9', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8d0k2wdekxvwfsy4w6kzssn', 'org_01m8d0k293exjr8r51xcff40h9', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795733162893, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'02A4EE3E4CE67975181DF5473BD1E9CCED0775A5D4EEE9DD59F5F864A1E09065', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8d0k2x2en3bhs7qvc14e17k', 'org_01m8d0k293exjr8r51xcff40h9', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795733162914, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'9BBEAD4D60DE60A734409F95752497AEB97F8FB034FABA893C197B2D7A48AD08', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8d0k2xgejxrm2ydgy4nh0v2', 'org_01m8d0k293exjr8r51xcff40h9', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795733162928, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'2888C0CF7BCB4C43752E46F5A62F7F87E0B313FF8F65895568C3AACF95E332E4', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8d0k2xte55bc69xtpehgnbq', 'org_01m8d0k293exjr8r51xcff40h9', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795733162938, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'5A6B28685FF6536CAD05A00E5B3768ADE9E24B8E6C44E73034CAD63004BC4602', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8d0k2y2ewbs9rbcfry4pnm4', 'org_01m8d0k293exjr8r51xcff40h9', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795733162946, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'4FB7DD8399A3B5B3868B00C96DE870CF2FEA37D4676EB1559801FEAD8B414B4C', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8d0k2yce699gwdnh17gk5v7', 'org_01m8d0k293exjr8r51xcff40h9', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795733162956, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'FEE2EC74E2F58C279C393976E8DB59C4287A26DEB103139FA64737AD245BAC64', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8d0k2z7e6c8hj3sqjsfzc6s', 'org_01m8d0k293exjr8r51xcff40h9', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795733162983, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'D47CE9BF3C2789F6E61751BD1665A5CB925B21CEDEF5991A44AF8D563FE83B07', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8d0k2zxe9mafs9ge44ag8w0', 'org_01m8d0k293exjr8r51xcff40h9', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795733163005, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'6907D8C9F152EF3F3B9C12F64CE9FC9A58EDFF31EEFAA40927BF3FFD7A76222F', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8d0k32desh8zscpadaw227t', 'org_01m8d0k293exjr8r51xcff40h9', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8d0k2y2ewbs9rbcfry4pnm4', 60000, 1795733163085, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'E7994585C0E88DC622F655BC9E1ED70EA1522A05B710E5B21E81A483DB5C331F', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8d0k383edb9pvbh7abbt8fk', 'org_01m8d0k293exjr8r51xcff40h9', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'ABB6B22DA9B87E7FB42E5784AB1278AA7E029B96F164753DDFDBC4CF443C4450', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8d0k383edb9pvbh7j41pvdn', 'org_01m8d0k293exjr8r51xcff40h9', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'5A7209D425D3958315C92AE0BB0A6D60E83A49859FE784C4648F7DB2276AC499', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8d0k383edb9pvbh7s497b56', 'org_01m8d0k293exjr8r51xcff40h9', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'B4A8C17654312AA9D60512F332E50FCE1A332B36CC69C326E2C1A6391DD3D213', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8d0k39aep0ajn4emb1mks5d', 'org_01m8d0k293exjr8r51xcff40h9', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795733163306, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'9A2D070DEAB723871968C5EFD6B2FB723033C52B4B2AC8B665C15662A0480BEE', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8d0k3ere6tbtt3ngq4h6rw1', 'org_01m8d0k293exjr8r51xcff40h9', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795733163480, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'68D132BA7DA933EAFDA8CF4268EF7D6F78936E86CE34A61C5927352D779F039D', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8d0k3jperc8ydazms8jyh4f', 'org_01m8d0k293exjr8r51xcff40h9', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795733163606, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'42EA43F14213B5E5547194047E80B6C149F46C4719A6E8169B203ADC02022F5A', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8d0k3neer7vtsg27acffwce', 'org_01m8d0k293exjr8r51xcff40h9', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795733163694, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'7A66E48954835C0B61E549EBA629D3708A63E43D9B6315E6244BDCC00BE6D451', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8d0k3stegvadet5t7gygcrs', 'org_01m8d0k293exjr8r51xcff40h9', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795733163834, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'511FFB2FA80FB557A7484FCE62B009C1CB3C3AA4BCB05848DBFEE4C81E5A23B2', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8d0k3w0esvb8jmv8v5efs15', 'org_01m8d0k293exjr8r51xcff40h9', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795733163904, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'936AB40E80A90CB25B3B3C687DFD086EB4624141D771372DE1F878A076DF36A2', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8d0k3z7ee9a0ahgnce4vd03', 'org_01m8d0k293exjr8r51xcff40h9', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795733164007, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'FF939472F08C8B64E1FBBFA6A7CE7E7AE738D83A566B9EBBE839C6C8BB541220', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8d0k448ekhssw0cx1mme460', 'org_01m8d0k293exjr8r51xcff40h9', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795733164168, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'A373BD6F4BF95A28AAA8D23370C1417224B38FCBDAA91B2E31AFBCED891EBEA2', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8d0k4b6e8q8hv5n5eb68r4y', 'org_01m8d0k293exjr8r51xcff40h9', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795733164390, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'BE801FAD8F5D882E0CF7A5FB69BEA4C49E8ED422F5F47DC8CA9B0792ACDB3FA3', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8d0k5x4e4x927et0s768scp', 'org_01m8d0k293exjr8r51xcff40h9', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795733165988, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'F6B8C6927AC697498F34A5211127BF0C76511F540228C736164A68D0381A55CE', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8d0k613e92vaafsw5t28x1z', 'org_01m8d0k293exjr8r51xcff40h9', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795733166115, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'ACFAF2531896E794D7ABE7ADC280A78987C4582530FD63CEC6563B76D9938739', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8d0k66qeq8rc53r35gm4brv', 'org_01m8d0k293exjr8r51xcff40h9', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795733166295, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'46D9B47F0AA07A3E963AB4DD71EE6B6DBAEC177F2BCFC9ADBEA12F05558834BA', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8d0k6j5e7d8vt1n6hh6fcmm', 'org_01m8d0k293exjr8r51xcff40h9', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795733166661, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'30FDAC14B8247EBA08CD38C564DE11676DC94900A438F5DC521057AB98901569', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8d0k883e78v9r7ackmnvshq', 'org_01m8d0jz9me1fbsg97500vcfwe', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795733168387, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'1411CF17AA9F4E3410262C47FD1F3BF64B4217FF378C28DD61D6CF9A450E5445', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8d0k8cde3da9k2rfq4s0khd', 'org_01m8d0jz9me1fbsg97500vcfwe', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8d0k883e78v9r7ackmnvshq', 50000, 1795733168525, 'usr_01m8d0jyrzeh8vw23gr653qyk6', X'9926B372F203DA5D293955D0C79BAA17F31E6A64E7E121B0CA62D237796D7F79', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 1, 'acc_01m8d0jz9me1fbsg9731jve4c6', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 2, 'acc_01m8d0jz9me1fbsg970759wnr2', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 2, 1, 'acc_01m8d0jz9me1fbsg9731jve4c6', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 2, 2, 'acc_01m8d0jz9me1fbsg970759wnr2', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 2, 'acc_01m8d0k293exjr8r51tbe8zckf', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 2, 'acc_01m8d0k293exjr8r51tcmhddm4', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 3, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 3, 2, 'acc_01m8d0k293exjr8r51v2rdj26q', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 2, 'acc_01m8d0k293exjr8r51qja4qyrj', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 5, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 5, 2, 'acc_01m8d0k293exjr8r51thz08f1k', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 6, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 6, 2, 'acc_01m8d0k293exjr8r51vtjt1df9', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 2, 'acc_01m8d0k2cvertv9r8b7ehkj9bj', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 3, 'acc_01m8d0k293exjr8r51tcmhddm4', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 4, 'acc_01m8d0k2bpe7nbywk4v2gzh334', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 2, 'acc_01m8d0k293exjr8r51tcmhddm4', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 2, 'acc_01m8d0k293exjr8r51tcmhddm4', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 2, 'acc_01m8d0k293exjr8r51tcmhddm4', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 2, 'acc_01m8d0k293exjr8r51v4rakckz', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 2, 'acc_01m8d0k293exjr8r51thz08f1k', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 3, 'acc_01m8d0k293exjr8r51tcmhddm4', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 4, 'acc_01m8d0k2bpe7nbywk4v2gzh334', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 2, 'acc_01m8d0k293exjr8r51tcmhddm4', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 14, 1, 'acc_01m8d0k293exjr8r51tbe8zckf', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 14, 2, 'acc_01m8d0k293exjr8r51sxmxarwx', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 14, 3, 'acc_01m8d0k293exjr8r51sh6bqfcz', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 1, 'acc_01m8d0k293exjr8r51vewrf3cw', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 2, 'acc_01m8d0k293exjr8r51s0qn4hyt', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 3, 'acc_01m8d0k293exjr8r51sbm3951w', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 16, 1, 'acc_01m8d0k2e0eq0a0k5n4khnpz4w', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 16, 2, 'acc_01m8d0k293exjr8r51qze1gdgd', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 17, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 17, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 18, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 18, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 19, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 19, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 20, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 20, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 21, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 21, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 22, 1, 'acc_01m8d0k293exjr8r51rtet2m2p', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 22, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 23, 1, 'acc_01m8d0k293exjr8r51r6t8bxs5', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 23, 2, 'acc_01m8d0k293exjr8r51rjyp57eb', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 24, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 24, 2, 'acc_01m8d0k2g7eh3v5epgh39zwcb4', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 25, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 25, 2, 'acc_01m8d0k293exjr8r51sbm3951w', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 26, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 26, 2, 'acc_01m8d0k293exjr8r51wjd98jfx', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 2, 'acc_01m8d0k293exjr8r51w9jjf474', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 28, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 28, 2, 'acc_01m8d0k293exjr8r51w9jjf474', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 28, 3, 'acc_01m8d0k2bpe7nbywk4v2gzh334', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 29, 1, 'acc_01m8d0k293exjr8r51rjyp57eb', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 29, 2, 'acc_01m8d0k293exjr8r51x4vy01kz', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', '2026-03-02', 'acc_01m8d0jz9me1fbsg970759wnr2', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', '2026-03-02', 'acc_01m8d0jz9me1fbsg9731jve4c6', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', '2026-03-20', 'acc_01m8d0jz9me1fbsg970759wnr2', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', '2026-03-20', 'acc_01m8d0jz9me1fbsg9731jve4c6', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-01', 'acc_01m8d0k293exjr8r51rjyp57eb', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-01', 'acc_01m8d0k293exjr8r51sh6bqfcz', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-01', 'acc_01m8d0k293exjr8r51sxmxarwx', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-01', 'acc_01m8d0k293exjr8r51tbe8zckf', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-15', 'acc_01m8d0k293exjr8r51r6t8bxs5', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-15', 'acc_01m8d0k293exjr8r51tcmhddm4', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-15', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-20', 'acc_01m8d0k293exjr8r51rtet2m2p', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-20', 'acc_01m8d0k293exjr8r51v2rdj26q', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-21', 'acc_01m8d0k293exjr8r51qja4qyrj', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-21', 'acc_01m8d0k293exjr8r51rtet2m2p', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-21', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-22', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-22', 'acc_01m8d0k293exjr8r51rtet2m2p', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-28', 'acc_01m8d0k293exjr8r51r6t8bxs5', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-28', 'acc_01m8d0k293exjr8r51thz08f1k', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-30', 'acc_01m8d0k293exjr8r51r6t8bxs5', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-30', 'acc_01m8d0k293exjr8r51rjyp57eb', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-01', 'acc_01m8d0k293exjr8r51rtet2m2p', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-01', 'acc_01m8d0k293exjr8r51vtjt1df9', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-02', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-02', 'acc_01m8d0k293exjr8r51w9jjf474', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-02', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-09', 'acc_01m8d0k293exjr8r51r6t8bxs5', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-09', 'acc_01m8d0k293exjr8r51tcmhddm4', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-09', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-09', 'acc_01m8d0k2cvertv9r8b7ehkj9bj', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-10', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-10', 'acc_01m8d0k293exjr8r51rtet2m2p', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-16', 'acc_01m8d0k293exjr8r51r6t8bxs5', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-16', 'acc_01m8d0k293exjr8r51rjyp57eb', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-18', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-18', 'acc_01m8d0k293exjr8r51wjd98jfx', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-20', 'acc_01m8d0k293exjr8r51r6t8bxs5', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-20', 'acc_01m8d0k293exjr8r51tcmhddm4', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-20', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-27', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-27', 'acc_01m8d0k293exjr8r51rtet2m2p', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-02', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-02', 'acc_01m8d0k293exjr8r51w9jjf474', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-02', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-03', 'acc_01m8d0k293exjr8r51r6t8bxs5', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-03', 'acc_01m8d0k293exjr8r51tcmhddm4', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-03', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-06', 'acc_01m8d0k293exjr8r51r6t8bxs5', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-06', 'acc_01m8d0k293exjr8r51rjyp57eb', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-12', 'acc_01m8d0k293exjr8r51r6t8bxs5', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-12', 'acc_01m8d0k293exjr8r51tcmhddm4', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-12', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-16', 'acc_01m8d0k293exjr8r51r6t8bxs5', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-16', 'acc_01m8d0k293exjr8r51rjyp57eb', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-20', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-20', 'acc_01m8d0k293exjr8r51x4vy01kz', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-24', 'acc_01m8d0k293exjr8r51rtet2m2p', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-24', 'acc_01m8d0k293exjr8r51v4rakckz', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-24', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-25', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-25', 'acc_01m8d0k2g7eh3v5epgh39zwcb4', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-27', 'acc_01m8d0k293exjr8r51r6t8bxs5', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-27', 'acc_01m8d0k293exjr8r51tcmhddm4', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-27', 'acc_01m8d0k293exjr8r51thz08f1k', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-27', 'acc_01m8d0k2bpe7nbywk4v2gzh334', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k293exjr8r51qze1gdgd', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k293exjr8r51rjyp57eb', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k293exjr8r51s0qn4hyt', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k293exjr8r51sbm3951w', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k293exjr8r51vewrf3cw', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-31', 'acc_01m8d0k2e0eq0a0k5n4khnpz4w', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 'acc_01m8d0jz9me1fbsg970759wnr2', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 'acc_01m8d0jz9me1fbsg9731jve4c6', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51qja4qyrj', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51qze1gdgd', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51r6t8bxs5', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51r6t8bxs5', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51r6t8bxs5', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rjyp57eb', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rjyp57eb', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rjyp57eb', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rtet2m2p', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rtet2m2p', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rtet2m2p', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51s0qn4hyt', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51sbm3951w', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51sh6bqfcz', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51sxmxarwx', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51tbe8zckf', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51tcmhddm4', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51tcmhddm4', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51tcmhddm4', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51thz08f1k', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51thz08f1k', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51v2rdj26q', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51v4rakckz', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51vewrf3cw', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51vtjt1df9', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51w9jjf474', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51w9jjf474', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51wjd98jfx', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51x4vy01kz', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2bpe7nbywk4v2gzh334', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2bpe7nbywk4v2gzh334', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2bpe7nbywk4v2gzh334', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2cvertv9r8b7ehkj9bj', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2e0eq0a0k5n4khnpz4w', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2g7eh3v5epgh39zwcb4', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 1795733159220, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'organisation.create', 'org_01m8d0jz9me1fbsg97500vcfwe', NULL, '{"id":"org_01m8d0jz9me1fbsg97500vcfwe","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:45:59.220Z","updated_at":"2026-11-26T22:45:59.220Z","version":1}', X'F5FB098F7B65A885C6C82C2D48F9EDB029603D5FB0CEF82ABE5C3AC1FFD1D8DF', X'28C3718D154A111DC0DC475527587216916F8BE9759F9CDC1C4B90EC17770D30');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 2, 1795733162101, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'account.create', 'acc_01m8d0k23nerxsdgh83dw3ed6w', NULL, '{"id":"acc_01m8d0k23nerxsdgh83dw3ed6w","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.101Z","updated_at":"2026-11-26T22:46:02.101Z","version":1}', X'0737DD4A69016B1B7A22B0BB3AC98AEF0C01284EF8B9AEA6B73644782B0E1E3B', X'13424A146A3D9BEF08FCC9D78AE12986540F753F45B87EFA04F2898CAC56FE5A');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 3, 1795733162151, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_account.create', 'bac_01m8d0k257e6hbyzgvmwwe6dq7', NULL, '{"account_id":"acc_01m8d0jz9me1fbsg970759wnr2","account_number":null,"created_at":"2026-11-26T22:46:02.151Z","currency":"GBP","iban":null,"id":"bac_01m8d0k257e6hbyzgvmwwe6dq7","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:02.151Z","version":1}', X'ACB543F3BF0D20F2A3358A6EAD8F438812356668E7BB938ADDA90F82B51071CC', X'7C28CEF1A48E8647A5EB9F1E36B25231A84FAC2F568DF0D50A19F985F11D0E47');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 4, 1795733168239, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'3EA4C8BF06E7864FDF9FE9831010BA27C2B9A0C113B68DDD421DE5A3D7CFFB20', X'651B88E3B10D593A611CB759D04FE6D675905C7EC7FCB46862636D3E8AEB509E');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 5, 1795733168302, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.create', 'btx_01m8d0k85eebqsq7gk5jppshcm', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8d0k257e6hbyzgvmwwe6dq7","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T22:46:08.302Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8d0k85eebqsq7gk5jppshcm","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T22:46:08.302Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'CE954027B0557586E63D608C7EB431BBBA7B7638D1D4F186141072B36723F69B', X'3687C9AD0F059F194B0E5029C9593453F7AFDC14043598D2EC082D33565C25C3');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 6, 1795733168387, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'journal.post', 'jnl_01m8d0k883e78v9r7ackmnvshq', NULL, '{"sequence":1,"total":500.00}', X'54089DF4559A446689B1DCAAA7EA17E438E654B8CDF99EF62178B1F6B876F919', X'');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 7, 1795733168503, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k85eebqsq7gk5jppshcm', NULL, '{"journal_id":"jnl_01m8d0k883e78v9r7ackmnvshq","way":"match"}', X'60DAEBEDF4BCF7F95DFA7E07ED47349D437E71EABF1DE5A79ECC881710D085E0', X'3C0E1AE81C68A09CCEC18F12CCDFF264F6D11DF15CE1971E0C007989AAEA537C');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 8, 1795733168519, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.void', 'btx_01m8d0k85eebqsq7gk5jppshcm', '{"journal_id":"jnl_01m8d0k883e78v9r7ackmnvshq"}', '{"reason":"matched in error"}', X'754B31F07B354D97F27116E1D64C7EF2A9A32BFA4A7299C3A143E35E4E67D51E', X'FD72C5DAFAA74E458F27CE9452305F5A6EFE5B717AD834EB558F1CB256DA0C35');
INSERT INTO audit_events VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 9, 1795733168525, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'journal.reverse', 'jnl_01m8d0k883e78v9r7ackmnvshq', NULL, '{"reversed_by_journal_id":"jnl_01m8d0k8cde3da9k2rfq4s0khd","total":500.00}', X'AE2A9E12D4EF1CE104FADEA5158ADB3C1E485B36660ACFB2F8087FBB490CF51C', X'');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 1795733162275, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'organisation.create', 'org_01m8d0k293exjr8r51xcff40h9', NULL, '{"id":"org_01m8d0k293exjr8r51xcff40h9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:46:02.275Z","updated_at":"2026-11-26T22:46:02.275Z","version":1}', X'EA7C82DEDB84FED540B0039F53A7DB642035EC2481481A3AD454F2B5492B604D', X'7C284AD8C70A089C38166ADAD45343B4EB361083AE58B3E0FEB7501830E1A41B');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 1795733162358, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'account.create', 'acc_01m8d0k2bpe7nbywk4v2gzh334', NULL, '{"id":"acc_01m8d0k2bpe7nbywk4v2gzh334","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.358Z","updated_at":"2026-11-26T22:46:02.358Z","version":1}', X'8A59D6C5BAB8CA2BBE54C76BAF96A6FFD2181B2472471FAC381B21661033604A', X'0873D15B31A7FA18B565D2C05FB4222D9E0EC3F3F9CB11F98EDA12F328A6F10B');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 3, 1795733162395, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'account.create', 'acc_01m8d0k2cvertv9r8b7ehkj9bj', NULL, '{"id":"acc_01m8d0k2cvertv9r8b7ehkj9bj","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.395Z","updated_at":"2026-11-26T22:46:02.395Z","version":1}', X'4E906A63B26C394C3E52E1F2BEA0833DAA80816C8566FF25E8B878C7632B2603', X'5ECC668F901929D2339F02931E4AB3E21EAB8C9214A50C84C6A0E0C83DDC0589');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 1795733162432, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'account.create', 'acc_01m8d0k2e0eq0a0k5n4khnpz4w', NULL, '{"id":"acc_01m8d0k2e0eq0a0k5n4khnpz4w","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.432Z","updated_at":"2026-11-26T22:46:02.432Z","version":1}', X'6EF52B1E5F06843B18CFB25F9D978E4760DD6A9DFB946DE6423CA2CFFD720B3E', X'0582798A13B72EDFEC09737DA4FFE64E1412BC5F8545A6023EA836B6061ED916');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 5, 1795733162478, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_account.create', 'bac_01m8d0k2fee8cbj890zqw9qv43', NULL, '{"account_id":"acc_01m8d0k293exjr8r51rjyp57eb","account_number":null,"created_at":"2026-11-26T22:46:02.478Z","currency":"GBP","iban":null,"id":"bac_01m8d0k2fee8cbj890zqw9qv43","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d0k2fee8cbj890zw4pcpat","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:02.478Z","version":1}', X'930BB0712A064055C10F9792A716D68EEC9DD6F51534CDC12DF3E387169790F1', X'015F430122FA0944E23ECE02D8472EE192D56FF612FF78DC91493F236BF4BA6C');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 6, 1795733162503, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'account.create', 'acc_01m8d0k2g7eh3v5epgh39zwcb4', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T22:46:02.503Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8d0k2g7eh3v5epgh39zwcb4","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T22:46:02.503Z","version":1}', X'20C7A7101FD25A47314994C2DC7C1E05C36B964A8A3D99D7A36053CDFAA9A2C0', X'0ACCB997294A143F44E1CE6DF5C11853F198AC0A76BD01A3A5E4D68CDD5BB19B');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 1795733162503, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_account.create', 'bac_01m8d0k2g7eh3v5epggwzynzvd', NULL, '{"account_id":"acc_01m8d0k2g7eh3v5epgh39zwcb4","account_number":null,"created_at":"2026-11-26T22:46:02.503Z","currency":"GBP","iban":null,"id":"bac_01m8d0k2g7eh3v5epggwzynzvd","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:02.503Z","version":1}', X'198010845FF1E16FBF357F561A45AEA7C8C299A3466E5806E43972ABE84A0DEC', X'F76C975941D43A0203329FDB5588E9C032E03C8454DEECB87BE269BAA51A2B38');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 1795733162534, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2h6e50sae1sn6vgv3zt', NULL, '{"id":"con_01m8d0k2h6e50sae1sn6vgv3zt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.534Z","updated_at":"2026-11-26T22:46:02.534Z","version":1}', X'796B40D361E9B07B3959F15C8C1C92C11320B6AB175E45F3F72090D9A1811B87', X'E0C36207E40BB40488C3587335BFA631ED0CE343853CFCB932678ABB0013FCAC');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 1795733162556, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2hwe8n8bw0x7ewjwktg', NULL, '{"id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.556Z","updated_at":"2026-11-26T22:46:02.556Z","version":1}', X'37B346A1C46D85EA368BBD5CC71A58EF8F972D90B9432447100FC286747011F9', X'5C8DD1344790E1DDEEF2A409527DAFDF6A58E8508524099ED1AF87D8AB24F57D');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 1795733162583, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2jqe04bzvnsecjck8ss', NULL, '{"id":"con_01m8d0k2jqe04bzvnsecjck8ss","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.583Z","updated_at":"2026-11-26T22:46:02.583Z","version":1}', X'39CD5D9CF4E6DDC3D318A7A50CC5CD5EA21E4D487448E5C7B890D3F65DFEA47C', X'45DAFF809D31CBCBE98D2F8C1D89C44C8A4CF05AEE1A4E666B6C1FA00E33133A');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 1795733162611, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2kkegabrc486vva3ntz', NULL, '{"id":"con_01m8d0k2kkegabrc486vva3ntz","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.611Z","updated_at":"2026-11-26T22:46:02.611Z","version":1}', X'8D7F7DFCD62A8AEE8AA322D8A4B637F3657FF172531F9835C8D2C3EAC1077192', X'F3C8AEABFE515028EF88758AB122E1E2729FC9BA50E4B12CF25CA9C0C8FE3C3E');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 1795733162651, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2mve75atqxffaxcxq6c', NULL, '{"id":"con_01m8d0k2mve75atqxffaxcxq6c","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.651Z","updated_at":"2026-11-26T22:46:02.651Z","version":1}', X'AA9B27C8701FB3F35AAC1685FF7480F216ACF00FC8FDB226C91A5F66D6798C6A', X'69143342B54289CEAD071252D1D9B1B2EE71D35E31F466FB4F74916BEE7BA518');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 1795733162683, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2nve6k96ns8z7azkvq9', NULL, '{"id":"con_01m8d0k2nve6k96ns8z7azkvq9","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.683Z","updated_at":"2026-11-26T22:46:02.683Z","version":1}', X'3A875E5F2D1123B70A2E0BF41058C6F931D5938D012C918B3542AAF40BBA141B', X'8D6ECF042B2FDB36D442459646F15327EFF820E783F613C1997D1B95567F070A');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 14, 1795733162800, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'contact.create', 'con_01m8d0k2sgepg9161f5mm3mjf2', NULL, '{"id":"con_01m8d0k2sgepg9161f5mm3mjf2","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:02.800Z","updated_at":"2026-11-26T22:46:02.800Z","version":1}', X'2FF7FF6594B48070E5DAB5C728E68217C9E23B9F5C6D043FBC4DDB97759FE299', X'3A8E4F1ED08326ED4F1330D9A87DE02C4FE3D37BBB7261A7E087EEDD987528D9');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 1795733162863, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2vfegw811551p6ted0j', NULL, '{"id":"inv_01m8d0k2vfegw811551p6ted0j","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d0k2vfegw811551sw5ymb1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.863Z","updated_at":"2026-11-26T22:46:02.863Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'880D19DD5F2C52DEC2039E61588B6B230E3F946DB568E98D70C7285F98D15CCB', X'C1061E6C3501E72447EA3EA0D2A4023C6E1C700E45A85BCE07B86187C0E36576');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 16, 1795733162875, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2vvekw81hnnrtnfdh80', NULL, '{"id":"inv_01m8d0k2vvekw81hnnrtnfdh80","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d0k2kkegabrc486vva3ntz","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d0k2vvekw81hnnrwsmq922","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.875Z","updated_at":"2026-11-26T22:46:02.875Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51v2rdj26q","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'2581135264878CDBA3D80ED5271FF683DC75D3CC06EAF6E7427D981D7C39DCD9', X'E57D61D13C08B33C71304C9F3B7B37F30BB35118662DE6B9B2666FEDCE152DE7');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 17, 1795733162884, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2w4ebjan9zaqkydvdbt', NULL, '{"id":"inv_01m8d0k2w4ebjan9zaqkydvdbt","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d0k2mve75atqxffaxcxq6c","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d0k2w4ebjan9zaqp32h6pf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.884Z","updated_at":"2026-11-26T22:46:02.884Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51qja4qyrj","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'5A00C50101CC15C8B7C29A0747918E12DF2AF7227858322D991DDC579449A106', X'991F4CC063E8C92255748C34979D02AE947C79A05F52FBCF0FD8A4FA0B734D7A');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 18, 1795733162893, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2wdekxvwfsy4vt7adhp', NULL, '{"id":"inv_01m8d0k2wdekxvwfsy4vt7adhp","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d0k2wdekxvwfsy4w6kzssn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.893Z","updated_at":"2026-11-26T22:46:02.893Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51thz08f1k","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'538F619CB248B530C659457D1ACC7018DC9ECF3FD97BACBCC24031D8C95BB3A2', X'BC98BCD2E23AFA51A56BAAF828181588C5D792CBAC17800C0C830F83A7FF6989');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 19, 1795733162914, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2x2en3bhs7qvahf0v9p', NULL, '{"id":"inv_01m8d0k2x2en3bhs7qvahf0v9p","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d0k2nve6k96ns8z7azkvq9","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d0k2x2en3bhs7qvc14e17k","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.914Z","updated_at":"2026-11-26T22:46:02.914Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51vtjt1df9","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'136822A4AC4DF2A8CE5B56A1A308FE7DA444970835A29841C89F85B1ABF0C698', X'2ED760A7354FB346A7236125E2D13CFCF5A7C59779BBAC5727A29050F704D09F');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 20, 1795733162928, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', NULL, '{"id":"inv_01m8d0k2xgejxrm2ydgtyx76p4","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d0k2xgejxrm2ydgy4nh0v2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.928Z","updated_at":"2026-11-26T22:46:02.928Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d0k2cvertv9r8b7ehkj9bj","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'A1CAD37EEA81877C751CD0A85A35ECFA64D9CF890E3CC8B93C9F8A4385CC6908', X'EF40A5FE248704A3A24A44D752642009B595ADBEEDF851874001C77FFD2F3518');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 21, 1795733162938, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2xte55bc69xthxbfydj', NULL, '{"id":"inv_01m8d0k2xte55bc69xthxbfydj","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d0k2xte55bc69xtpehgnbq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.938Z","updated_at":"2026-11-26T22:46:02.938Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'25F798F4A4E1C6382B6EF9DE1FF44359DB0DE39F948A50929BC14C2099932B54', X'F87F24F95CA9AC79E984E4C8D69CFF220F0E8A10FFDBF089EB3467557237E3FA');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 22, 1795733162946, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', NULL, '{"id":"inv_01m8d0k2y2ewbs9rbcfp78g5r6","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d0k2y2ewbs9rbcfry4pnm4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.946Z","updated_at":"2026-11-26T22:46:02.946Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'BCEC47C80E7D8C83F59DA5C88551A04BBD63E3174A866C7C1BBD67BD0EA4AE4D', X'F2ED49FADF637A50A769F00BE6DBFB12908AAD1C9336D24478151DF6911CDCB4');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 23, 1795733162956, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2yce699gwdngzq2dhme', NULL, '{"id":"inv_01m8d0k2yce699gwdngzq2dhme","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d0k2yce699gwdnh17gk5v7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.956Z","updated_at":"2026-11-26T22:46:02.956Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'732599D2B99310F6A123D34AE131B6E056F4A6C358E1B7D4C630127FFDB9C499', X'1CF32E722A29B7E87D78ADE564AE7B519FC2A071B2FE556ACA3A79EFF3AF701C');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 24, 1795733162983, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2z7e6c8hj3sqd33ty3p', NULL, '{"id":"inv_01m8d0k2z7e6c8hj3sqd33ty3p","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d0k2sgepg9161f5mm3mjf2","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d0k2z7e6c8hj3sqjsfzc6s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:02.983Z","updated_at":"2026-11-26T22:46:02.983Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51v4rakckz","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'AF3A302AA36EC38EC38C7A4DC1DE3B1253EAACEEE92D9A7398EA8C9425AFA8B7', X'18BD2DBA21D13E032CC506AF1A0C95209BF58AD17095D83B00E34DF4264E4804');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 25, 1795733163005, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.create', 'inv_01m8d0k2zxe9mafs9ge23c2bt7', NULL, '{"id":"inv_01m8d0k2zxe9mafs9ge23c2bt7","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d0k2zxe9mafs9ge44ag8w0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.005Z","updated_at":"2026-11-26T22:46:03.005Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51thz08f1k","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k293exjr8r51tcmhddm4","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'CE0F7F858CECC9B0E24B7CD90A18E83AB116987C7E2BCFCD3D891F9ADA50C849', X'A8B7E65CCB30697ECBDFF4C48E7EB3511DE5BD6DB88B4FCA63283C8E6CE0335D');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 26, 1795733163085, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.void', 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8d0k32desh8zscpadaw227t"}', X'D6F368BFFC056EDF714547066062E4DC8B06DC1BD13E9ECCE7914AD2F589D745', X'12D3B35027BAE41CE4D09E6F4A97749B53BC1F98F9ED6707D7C12098013BA193');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 1795733163201, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'invoice.allocate', 'inv_01m8d0k2yce699gwdngzq2dhme', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8d0k2xte55bc69xthxbfydj"}]}', X'AEF5A3E9B4751F3116A8BA8914BC0DCD36FD404602137C1EC46C1EFFFCC796DF', X'2B770CE59EAE3E46F28AC2BB361A542A33A85088ECD4C7A49C86D16D967F9680');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 28, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'journal.post', 'jnl_01m8d0k383edb9pvbh7abbt8fk', NULL, '{"sequence":14,"total":10000.00}', X'E83CBBD9554ED5FE810BE97590953DD6D5AC5AD036EED8B4AC92982956821726', X'');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 29, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'journal.post', 'jnl_01m8d0k383edb9pvbh7j41pvdn', NULL, '{"sequence":15,"total":1000.00}', X'C9E3FEF93F07250A5416D45613D3890B4E3244016B66E01CB5B449FCDF80753B', X'');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 30, 1795733163267, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'journal.post', 'jnl_01m8d0k383edb9pvbh7s497b56', NULL, '{"sequence":16,"total":74.92}', X'DE89A60C4762A2C5CC055E2084D451BCE697B38353F2977C19A47274DAE81FE2', X'');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 31, 1795733163306, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k39aep0ajn4em4bx35yt', NULL, '{"id":"set_01m8d0k39aep0ajn4em4bx35yt","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k2hwe8n8bw0x7ewjwktg","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k39aep0ajn4emfnwaq48","invoice_id":"inv_01m8d0k2xgejxrm2ydgtyx76p4","invoice_number":"INV-0003","settlement_id":"set_01m8d0k39aep0ajn4em4bx35yt","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T22:46:03.306Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d0k39aep0ajn4emb1mks5d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.306Z","updated_at":"2026-11-26T22:46:03.306Z","version":1}', X'3B517CEDD6CF528D0782C253FF29F5B49C2987D51B2ABD3C53008A3E77443A8A', X'0774376DAFC4626F941055EA6C3CDDAA08617380AFDBD0C26C623CA4AD9870C5');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 1795733163402, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transactions.import', 'bac_01m8d0k2fee8cbj890zqw9qv43', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'526A39B00B8CAE55B3A121DEE77EB415C1752B8F2A66E0672D31370453040560', X'F155E9881353DFFB03199FA90EAF681DAB71AA0D59E549944E5A8FD544234256');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 33, 1795733163480, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3ere6tbtt3ngq4h6rw1', NULL, '{"id":"set_01m8d0k3ere6tbtt3ngq4h6rw1","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k2mve75atqxffaxcxq6c","contact_name":"Techbarn","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3ere6tbtt3ngq4h6rw1","invoice_id":"inv_01m8d0k2w4ebjan9zaqkydvdbt","invoice_number":"TB-0117","settlement_id":"set_01m8d0k3ere6tbtt3ngq4h6rw1","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T22:46:03.480Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qexz9h6kr","journal_id":"jnl_01m8d0k3ere6tbtt3ngq4h6rw1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.480Z","updated_at":"2026-11-26T22:46:03.480Z","version":1}', X'DDEA51C4FDC0A0D15894F0C50F599C67A3BB5B812F2092E27AF7365BC97DA2B3', X'B2429E9A4475C595861C7D2BADE023DBDE264B46469A78315D085F5124F7D373');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 34, 1795733163480, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qexz9h6kr', NULL, '{"journal_id":"jnl_01m8d0k3ere6tbtt3ngq4h6rw1","way":"allocations"}', X'00114742A9963BC282E58484735EED2ECBA6E19FA0CF4EC7DBA7808FF02E7DFE', X'DF015A2D1977295D6000CA9803D93D1FCC5D9305D99624B1C8E081467602C9CF');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 35, 1795733163606, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3jperc8ydazms8jyh4f', NULL, '{"id":"set_01m8d0k3jperc8ydazms8jyh4f","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3jperc8ydazms8jyh4f","invoice_id":"inv_01m8d0k2vfegw811551p6ted0j","invoice_number":"INV-0001","settlement_id":"set_01m8d0k3jperc8ydazms8jyh4f","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T22:46:03.606Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qf2gm1165","journal_id":"jnl_01m8d0k3jperc8ydazms8jyh4f","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.606Z","updated_at":"2026-11-26T22:46:03.606Z","version":1}', X'6C9BF06D3B255A3EBFF08B70B2D2C946387529AF69EF917EF819173BEB517B9F', X'A6E5E4B65FF67D35E5FC44E82F41CD2CA574A367CD1CAED490945024CE96D710');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 36, 1795733163606, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qf2gm1165', NULL, '{"journal_id":"jnl_01m8d0k3jperc8ydazms8jyh4f","way":"allocations"}', X'26863E4CDAA14201F5470BCA3959093589440E062F75AA02C964E14E51FFB498', X'44BE8F1C99CBEAEDB68A01D7B1545B8CA2426F1318962D15AE8CB1A7783E4F12');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 37, 1795733163694, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3neer7vtsg27acffwce', NULL, '{"id":"set_01m8d0k3neer7vtsg27acffwce","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k2nve6k96ns8z7azkvq9","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3neer7vtsg27acffwce","invoice_id":"inv_01m8d0k2x2en3bhs7qvahf0v9p","invoice_number":"HL-33","settlement_id":"set_01m8d0k3neer7vtsg27acffwce","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T22:46:03.694Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qfbvmspr0","journal_id":"jnl_01m8d0k3neer7vtsg27acffwce","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.694Z","updated_at":"2026-11-26T22:46:03.694Z","version":1}', X'7629DF9B11AB6091E4F7F7639D445575FCEE8DD3894479B3AB2C5D9E7AF1ECE5', X'156062848B07800B7BCC7C1D907F79F862264FDF1344F6D21325DB0B6758FCC3');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 38, 1795733163694, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qfbvmspr0', NULL, '{"journal_id":"jnl_01m8d0k3neer7vtsg27acffwce","way":"allocations"}', X'990FEEF188E7B3EC2E36847218670555F86C4D43F0F463E8DE051C44D8EBABB0', X'1DE052598CBE83DA63CB3469C91FF20AC798E5B445B04832733C9AEEBDBCDF15');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 39, 1795733163834, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3stegvadet5t7gygcrs', NULL, '{"id":"set_01m8d0k3stegvadet5t7gygcrs","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k2h6e50sae1sn6vgv3zt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3stegvadet5t7gygcrs","invoice_id":"inv_01m8d0k2vfegw811551p6ted0j","invoice_number":"INV-0001","settlement_id":"set_01m8d0k3stegvadet5t7gygcrs","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T22:46:03.834Z"},{"id":"alc_01m8d0k3stegvadet5t7gygcrt","invoice_id":"inv_01m8d0k2wdekxvwfsy4vt7adhp","invoice_number":"INV-0002","settlement_id":"set_01m8d0k3stegvadet5t7gygcrs","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T22:46:03.834Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qfcpfg91h","journal_id":"jnl_01m8d0k3stegvadet5t7gygcrs","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.834Z","updated_at":"2026-11-26T22:46:03.834Z","version":1}', X'13701291938060FC55777CBEFDC46A3D7D3C1A0119AFDC8B4E139002FBB8331B', X'DFDC0259C1736CF977707781125A3553B83C37FC462C7F1CDAA631026BC29556');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 40, 1795733163834, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qfcpfg91h', NULL, '{"journal_id":"jnl_01m8d0k3stegvadet5t7gygcrs","way":"allocations"}', X'CD142AD2DF5AE9367747D578A3EB568381123C0442EEF6EE9030579F8B8189C3', X'FEC1C69F9C916F1D0E1B2E8B0CFF8534D6F11889401D3447B4F784EA39DCF2B7');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 41, 1795733163904, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3w0esvb8jmv8v5efs15', NULL, '{"id":"set_01m8d0k3w0esvb8jmv8v5efs15","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k2kkegabrc486vva3ntz","contact_name":"Printwell","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3w0esvb8jmv8v5efs15","invoice_id":"inv_01m8d0k2vvekw81hnnrtnfdh80","invoice_number":"PX-881","settlement_id":"set_01m8d0k3w0esvb8jmv8v5efs15","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T22:46:03.904Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qfqygn6fd","journal_id":"jnl_01m8d0k3w0esvb8jmv8v5efs15","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.904Z","updated_at":"2026-11-26T22:46:03.904Z","version":1}', X'22E8BF38C32B81A0B56FFE7A58AF908F87DB2231968CD5EC993DDD1F06F6DC0D', X'DE05E828A91609CA221E3AC326DB42A8A0640241961668530DB2EFB28A7D0BCF');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 42, 1795733163904, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qfqygn6fd', NULL, '{"journal_id":"jnl_01m8d0k3w0esvb8jmv8v5efs15","way":"allocations"}', X'724E00F2963090158EC2C59635CD008E828DF696889C267D3B72C57020C30486', X'4C2997E73785ECF718318985BFD50B98B729C91E802FFD3A25B78A492CD68D71');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 43, 1795733164007, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.create', 'set_01m8d0k3z7ee9a0ahgnce4vd03', NULL, '{"id":"set_01m8d0k3z7ee9a0ahgnce4vd03","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k2jqe04bzvnsecjck8ss","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8d0k2fee8cbj890zqw9qv43","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k3z7ee9a0ahgnce4vd03","invoice_id":"inv_01m8d0k2xte55bc69xthxbfydj","invoice_number":"INV-0004","settlement_id":"set_01m8d0k3z7ee9a0ahgnce4vd03","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T22:46:04.007Z"}],"bank_transaction_id":"btx_01m8d0k3cae299cn9qg2qky7e9","journal_id":"jnl_01m8d0k3z7ee9a0ahgnce4vd03","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.007Z","updated_at":"2026-11-26T22:46:04.007Z","version":1}', X'892251398D5E4273139CAFAE56CA04B2743384A2C8A73FBF2B941C0CBADBF279', X'D6981E005112290E09BD6402B4C215CCE1BE7E335BD0275944AA105D71252A1A');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 44, 1795733164007, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qg2qky7e9', NULL, '{"journal_id":"jnl_01m8d0k3z7ee9a0ahgnce4vd03","way":"allocations"}', X'AFDBA73ED00867A69B5079E568DD3809CB64BB477360CDDB23F6FB34E045F3DB', X'6ADFFE1F0ED384F97CE154819F5D56751761905C76DEE37102C0003F9161E83E');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 45, 1795733164112, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'settlement.match', 'set_01m8d0k39aep0ajn4em4bx35yt', NULL, '{"bank_transaction_id":"btx_01m8d0k3cae299cn9qfyfbgtqf"}', X'D57361297FA86B5AC939F8DEDA1A1973188EAA0869B7F5659303AE08EFF5D6D6', X'6F9774B2392DBE9E83C78B2825CD7F45DAAC72D5E88A9E57252244092CED6CAD');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 46, 1795733164112, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qfyfbgtqf', NULL, '{"journal_id":"jnl_01m8d0k39aep0ajn4emb1mks5d","way":"match"}', X'7E2B99E0F64E972937B26662F57B9E3C7D02EA718AC2CAA0885047854FA07A9A', X'C31C8216D90EE8E3D25AA3F260732E017AED1CE31430A70E6786E017F9185A10');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 47, 1795733164168, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qgaw23dye', NULL, '{"journal_id":"jnl_01m8d0k448ekhssw0cx1mme460","way":"transfer"}', X'61B0DFC9B06C0FB09414F15FE857533243199557277F3BFA44C06F23D3B2BD47', X'9BD7C9CBA2FA3A35E73C069809E3442B392B9DF1D7BF8651F9919134A4C4BB32');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 48, 1795733164390, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qgem033ht', NULL, '{"journal_id":"jnl_01m8d0k4b6e8q8hv5n5eb68r4y","way":"account"}', X'69DABB1E68DCC61FAB43238B509450BE39627784C32D215BDF07AC851293A23D', X'2B1D4FDC5BEDF5F9E8047291EB0B03315930E7109DA7D30C093118F33269EF40');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 49, 1795733165909, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.update', 'btx_01m8d0k3cae299cn9qf7se59jy', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k293exjr8r51w9jjf474","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'0B84099DC2E9956EDED65D96F20DF31DD659BAF74EA57902413835C1EA5A4671', X'340743B0E4BC7DFFAEE7E9BA05EC2C37EFECDFE3860616B197DCCC460D6B7B14');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 50, 1795733165909, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.update', 'btx_01m8d0k3cae299cn9qfkqgwx23', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k293exjr8r51wjd98jfx","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'0F669DD65442792CC7BFBA05054F18D6B74BD409D7635ED465E571961BB605FA', X'7C6CCE1ED7DB201B9F2FD74257DBD4E8310783C8532844605FC34E2D4D73CCFD');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 51, 1795733165909, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.update', 'btx_01m8d0k3cae299cn9qftr7p6my', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k293exjr8r51w9jjf474","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'CECB2215D4A5AD00147747F55E57EC2961DAA24FDEFAA0AE889AB069FB461EDB', X'DF6473B4C2F94009AC0813EBC4157D95FD8FDC3010274127EFE2FC3F3472BF9B');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 52, 1795733165909, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.update', 'btx_01m8d0k3cae299cn9qg7706brt', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k293exjr8r51x4vy01kz","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'AF5B8DB2A76CAFE5DE1E0A91663AFF8417E55FE548FB6B51FA007C3FB5FB7BE8', X'FB98D488B4774BC76A73AF02CF57450CD6FB30DC2E410D31DDFB409BE3AC70A0');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 53, 1795733165988, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qfkqgwx23', NULL, '{"journal_id":"jnl_01m8d0k5x4e4x927et0s768scp","way":"account"}', X'E3D5A0B4227AB6B4032492E68E406679A55A6F68FBECFEF41119F5C43A4778F2', X'7C069C599D447FBE632445D3B2BFEB1EB9E378A22B45B65EE287A0E668552887');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 54, 1795733166115, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qftr7p6my', NULL, '{"journal_id":"jnl_01m8d0k613e92vaafsw5t28x1z","way":"account"}', X'F875820B6BC2359BA026A4300E731EB1A1761B0BF7B17028B7E2E9E0A857233C', X'F444FF8AF5E5B50AA39D7B12FD40BE78E947F15EC4C2327234B65221C1DE90E0');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 55, 1795733166295, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qf7se59jy', NULL, '{"journal_id":"jnl_01m8d0k66qeq8rc53r35gm4brv","way":"account"}', X'FA5A749D2CF160EBC0BA34EEEF72E1405539003D0C5920817BF0B268A29B653E', X'31905495C53A2072B97BD86F317108A152282CBC0D0162C0EDDCA48E3FE4AC09');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 56, 1795733166661, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'bank_transaction.confirm', 'btx_01m8d0k3cae299cn9qg7706brt', NULL, '{"journal_id":"jnl_01m8d0k6j5e7d8vt1n6hh6fcmm","way":"account"}', X'3198DA9E9936957AA44AA494023FEA4F90A0950639CE495436F9B9677A1E1CE6', X'EA14F79FCE2AB781F848F1BEA041F59E0F9AD1E3EA67901B782372F837BC7205');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 57, 1795733166974, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'vat_return.create', 'vrt_01m8d0k6vye8pb6cpjzf3fyn77', NULL, '{"id":"vrt_01m8d0k6vye8pb6cpjzf3fyn77","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T22:46:06.974Z","updated_at":"2026-11-26T22:46:06.974Z","version":1}', X'4E297E70AB0B20150A23FDE2BCEB8F506CE4BEB08CFCF91780B4F342234BB9C2', X'8F49E1CBAF171224F87FC9B80BB1D5877E9D3153FDEDFEE429D7F4E129651999');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 58, 1795733167043, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'vat_return.finalise', 'vrt_01m8d0k6vye8pb6cpjzf3fyn77', NULL, '{"id":"vrt_01m8d0k6vye8pb6cpjzf3fyn77","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T22:46:07.043Z","created_at":"2026-11-26T22:46:06.974Z","updated_at":"2026-11-26T22:46:07.043Z","version":2}', X'5F7EDE42C1FDD451D0CF0F92ED610A5FF2C8504CEE680ACF1101F75FC1F80CD7', X'52E10321E01A0102AB271EBBF6D854472D93B1B44BDA5ABD11AADBE178546471');
INSERT INTO audit_events VALUES ('org_01m8d0k293exjr8r51xcff40h9', 59, 1795733167110, 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'key_01m8d0jz8befh9j45sngaqs88x', 'organisation.lock', 'org_01m8d0k293exjr8r51xcff40h9', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'FC320E8DE2D8A00E125F0E26DDD7DE3975346F8C45C7BFC29F0F89563A489DD6', X'B4870C4773643938140A807EE34C9216FD5DF40CCAD338BAAE72CCBE2E9B4BB4');
INSERT INTO bank_accounts VALUES ('bac_01m8d0k257e6hbyzgvmwwe6dq7', 'org_01m8d0jz9me1fbsg97500vcfwe', 'acc_01m8d0jz9me1fbsg970759wnr2', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733162151, 1795733162151, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8d0k2fee8cbj890zqw9qv43', 'org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k293exjr8r51rjyp57eb', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8d0k2fee8cbj890zw4pcpat', 900715, 1795733162478, 1795733163402, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8d0k2g7eh3v5epggwzynzvd', 'org_01m8d0k293exjr8r51xcff40h9', 'acc_01m8d0k2g7eh3v5epgh39zwcb4', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733162503, 1795733162503, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-31', 900715, 1795733163402);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qexz9h6kr', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2mve75atqxffaxcxq6c', 'allocations', 'jnl_01m8d0k3ere6tbtt3ngq4h6rw1', 2, NULL, 'NV', 0, 1795733163480, 1795733163402, 1795733163480, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qf2gm1165', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2h6e50sae1sn6vgv3zt', 'allocations', 'jnl_01m8d0k3jperc8ydazms8jyh4f', 2, NULL, 'NV', 0, 1795733163606, 1795733163402, 1795733163606, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qf7se59jy', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d0k293exjr8r51w9jjf474', 'ST', NULL, NULL, 'account', 'jnl_01m8d0k66qeq8rc53r35gm4brv', 1, 'acc_01m8d0k293exjr8r51w9jjf474', 'ST', -600, 1795733166295, 1795733163402, 1795733166295, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qfbvmspr0', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2nve6k96ns8z7azkvq9', 'allocations', 'jnl_01m8d0k3neer7vtsg27acffwce', 2, NULL, 'NV', 0, 1795733163694, 1795733163402, 1795733163694, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qfcpfg91h', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2h6e50sae1sn6vgv3zt', 'allocations', 'jnl_01m8d0k3stegvadet5t7gygcrs', 2, NULL, 'NV', 0, 1795733163834, 1795733163402, 1795733163834, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qfkqgwx23', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8d0k293exjr8r51wjd98jfx', 'ZR', NULL, NULL, 'account', 'jnl_01m8d0k5x4e4x927et0s768scp', 1, 'acc_01m8d0k293exjr8r51wjd98jfx', 'ZR', 0, 1795733165988, 1795733163402, 1795733165988, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qfqygn6fd', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2kkegabrc486vva3ntz', 'allocations', 'jnl_01m8d0k3w0esvb8jmv8v5efs15', 2, NULL, 'NV', 0, 1795733163904, 1795733163402, 1795733163904, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qftr7p6my', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d0k293exjr8r51w9jjf474', 'ST', NULL, NULL, 'account', 'jnl_01m8d0k613e92vaafsw5t28x1z', 1, 'acc_01m8d0k293exjr8r51w9jjf474', 'ST', -600, 1795733166115, 1795733163402, 1795733166115, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qfyfbgtqf', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2hwe8n8bw0x7ewjwktg', 'match', 'jnl_01m8d0k39aep0ajn4emb1mks5d', 2, NULL, 'NV', 0, 1795733164112, 1795733163402, 1795733164112, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qg2qky7e9', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k2jqe04bzvnsecjck8ss', 'allocations', 'jnl_01m8d0k3z7ee9a0ahgnce4vd03', 2, NULL, 'NV', 0, 1795733164007, 1795733163402, 1795733164007, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qg7706brt', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8d0k293exjr8r51x4vy01kz', 'EX', NULL, NULL, 'account', 'jnl_01m8d0k6j5e7d8vt1n6hh6fcmm', 1, 'acc_01m8d0k293exjr8r51x4vy01kz', 'EX', 0, 1795733166661, 1795733163402, 1795733166661, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qgaw23dye', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8d0k448ekhssw0cx1mme460', 1, NULL, 'NV', 0, 1795733164168, 1795733163402, 1795733164168, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k3cae299cn9qgem033ht', 'org_01m8d0k293exjr8r51xcff40h9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8d0k293exjr8r51sbm3951w', 'NV', NULL, NULL, 'account', 'jnl_01m8d0k4b6e8q8hv5n5eb68r4y', 1, 'acc_01m8d0k293exjr8r51sbm3951w', 'NV', 0, 1795733164390, 1795733163402, 1795733164390, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d0k85eebqsq7gk5jppshcm', 'org_01m8d0jz9me1fbsg97500vcfwe', 'bac_01m8d0k257e6hbyzgvmwwe6dq7', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733168302, 1795733168519, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 'btx_01m8d0k85eebqsq7gk5jppshcm', 'jnl_01m8d0k883e78v9r7ackmnvshq');
INSERT INTO invoices VALUES ('inv_01m8d0k2vfegw811551p6ted0j', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8d0k2h6e50sae1sn6vgv3zt', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8d0k2vfegw811551sw5ymb1', NULL, NULL, 'inv-0001', 1795733162863, 1795733163834, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8d0k2vvekw81hnnrtnfdh80', 'org_01m8d0k293exjr8r51xcff40h9', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8d0k2kkegabrc486vva3ntz', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8d0k2vvekw81hnnrwsmq922', NULL, NULL, 'px-881', 1795733162875, 1795733163904, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8d0k2w4ebjan9zaqkydvdbt', 'org_01m8d0k293exjr8r51xcff40h9', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8d0k2mve75atqxffaxcxq6c', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8d0k2w4ebjan9zaqp32h6pf', NULL, NULL, 'tb-0117', 1795733162884, 1795733163480, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8d0k2wdekxvwfsy4vt7adhp', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8d0k2h6e50sae1sn6vgv3zt', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8d0k2wdekxvwfsy4w6kzssn', NULL, NULL, 'inv-0002', 1795733162893, 1795733163834, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8d0k2x2en3bhs7qvahf0v9p', 'org_01m8d0k293exjr8r51xcff40h9', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8d0k2nve6k96ns8z7azkvq9', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8d0k2x2en3bhs7qvc14e17k', NULL, NULL, 'hl-33', 1795733162914, 1795733163694, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8d0k2xgejxrm2ydgtyx76p4', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8d0k2hwe8n8bw0x7ewjwktg', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8d0k2xgejxrm2ydgy4nh0v2', NULL, NULL, 'inv-0003', 1795733162928, 1795733163306, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8d0k2xte55bc69xthxbfydj', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8d0k2jqe04bzvnsecjck8ss', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8d0k2xte55bc69xtpehgnbq', NULL, NULL, 'inv-0004', 1795733162938, 1795733164007, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8d0k2y2ewbs9rbcfp78g5r6', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8d0k2jqe04bzvnsecjck8ss', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8d0k2y2ewbs9rbcfry4pnm4', '2026-03-03', 'jnl_01m8d0k32desh8zscpadaw227t', 'inv-0005', 1795733162946, 1795733163085, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8d0k2yce699gwdngzq2dhme', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8d0k2jqe04bzvnsecjck8ss', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8d0k2yce699gwdnh17gk5v7', NULL, NULL, 'cn-0001
inv-0004', 1795733162956, 1795733163201, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8d0k2z7e6c8hj3sqd33ty3p', 'org_01m8d0k293exjr8r51xcff40h9', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8d0k2sgepg9161f5mm3mjf2', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8d0k2z7e6c8hj3sqjsfzc6s', NULL, NULL, 'fr-1209', 1795733162983, 1795733162983, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8d0k2zxe9mafs9ge23c2bt7', 'org_01m8d0k293exjr8r51xcff40h9', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8d0k2h6e50sae1sn6vgv3zt', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8d0k2zxe9mafs9ge44ag8w0', NULL, NULL, 'inv-0006', 1795733163005, 1795733163005, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2vfegw811551p6ted0j', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2vvekw81hnnrtnfdh80', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8d0k293exjr8r51v2rdj26q', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2w4ebjan9zaqkydvdbt', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8d0k293exjr8r51qja4qyrj', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2wdekxvwfsy4vt7adhp', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8d0k293exjr8r51thz08f1k', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2x2en3bhs7qvahf0v9p', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8d0k293exjr8r51vtjt1df9', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8d0k2cvertv9r8b7ehkj9bj', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xte55bc69xthxbfydj', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2yce699gwdngzq2dhme', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2z7e6c8hj3sqd33ty3p', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8d0k293exjr8r51v4rakckz', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2zxe9mafs9ge23c2bt7', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8d0k293exjr8r51thz08f1k', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2zxe9mafs9ge23c2bt7', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8d0k293exjr8r51tcmhddm4', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8d0k293exjr8r51xcff40h9', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8d0k39aep0ajn4em4bx35yt', 'org_01m8d0k293exjr8r51xcff40h9', 'receipt', 'sales', 'posted', 'con_01m8d0k2hwe8n8bw0x7ewjwktg', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-06', 28200, 28200, NULL, 'btx_01m8d0k3cae299cn9qfyfbgtqf', 0, 'jnl_01m8d0k39aep0ajn4emb1mks5d', NULL, NULL, '', 1795733163306, 1795733164112, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8d0k3ere6tbtt3ngq4h6rw1', 'org_01m8d0k293exjr8r51xcff40h9', 'payment', 'purchase', 'posted', 'con_01m8d0k2mve75atqxffaxcxq6c', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-01-22', 107880, 107880, NULL, 'btx_01m8d0k3cae299cn9qexz9h6kr', 1, 'jnl_01m8d0k3ere6tbtt3ngq4h6rw1', NULL, NULL, '', 1795733163480, 1795733163480, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8d0k3jperc8ydazms8jyh4f', 'org_01m8d0k293exjr8r51xcff40h9', 'receipt', 'sales', 'posted', 'con_01m8d0k2h6e50sae1sn6vgv3zt', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-01-30', 150000, 150000, NULL, 'btx_01m8d0k3cae299cn9qf2gm1165', 1, 'jnl_01m8d0k3jperc8ydazms8jyh4f', NULL, NULL, '', 1795733163606, 1795733163606, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8d0k3neer7vtsg27acffwce', 'org_01m8d0k293exjr8r51xcff40h9', 'payment', 'purchase', 'posted', 'con_01m8d0k2nve6k96ns8z7azkvq9', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-10', 135000, 135000, NULL, 'btx_01m8d0k3cae299cn9qfbvmspr0', 1, 'jnl_01m8d0k3neer7vtsg27acffwce', NULL, NULL, '', 1795733163694, 1795733163694, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8d0k3stegvadet5t7gygcrs', 'org_01m8d0k293exjr8r51xcff40h9', 'receipt', 'sales', 'posted', 'con_01m8d0k2h6e50sae1sn6vgv3zt', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-16', 171000, 171000, NULL, 'btx_01m8d0k3cae299cn9qfcpfg91h', 1, 'jnl_01m8d0k3stegvadet5t7gygcrs', NULL, NULL, '', 1795733163834, 1795733163834, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8d0k3w0esvb8jmv8v5efs15', 'org_01m8d0k293exjr8r51xcff40h9', 'payment', 'purchase', 'posted', 'con_01m8d0k2kkegabrc486vva3ntz', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-02-27', 40000, 40000, NULL, 'btx_01m8d0k3cae299cn9qfqygn6fd', 1, 'jnl_01m8d0k3w0esvb8jmv8v5efs15', NULL, NULL, '', 1795733163904, 1795733163904, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8d0k3z7ee9a0ahgnce4vd03', 'org_01m8d0k293exjr8r51xcff40h9', 'receipt', 'sales', 'posted', 'con_01m8d0k2jqe04bzvnsecjck8ss', 'bac_01m8d0k2fee8cbj890zqw9qv43', '2026-03-16', 141840, 141840, NULL, 'btx_01m8d0k3cae299cn9qg2qky7e9', 1, 'jnl_01m8d0k3z7ee9a0ahgnce4vd03', NULL, NULL, '', 1795733164007, 1795733164007, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8d0k361eb08dtpag4ep8n6e', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xte55bc69xthxbfydj', NULL, 'inv_01m8d0k2yce699gwdngzq2dhme', 18000, '2026-03-12', NULL, 1795733163201, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k39aep0ajn4emfnwaq48', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', 'set_01m8d0k39aep0ajn4em4bx35yt', NULL, 28200, '2026-03-06', NULL, 1795733163306, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3ere6tbtt3ngq4h6rw1', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2w4ebjan9zaqkydvdbt', 'set_01m8d0k3ere6tbtt3ngq4h6rw1', NULL, 107880, '2026-01-22', NULL, 1795733163480, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3jperc8ydazms8jyh4f', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2vfegw811551p6ted0j', 'set_01m8d0k3jperc8ydazms8jyh4f', NULL, 150000, '2026-01-30', NULL, 1795733163606, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3neer7vtsg27acffwce', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2x2en3bhs7qvahf0v9p', 'set_01m8d0k3neer7vtsg27acffwce', NULL, 135000, '2026-02-10', NULL, 1795733163694, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3stegvadet5t7gygcrs', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2vfegw811551p6ted0j', 'set_01m8d0k3stegvadet5t7gygcrs', NULL, 84000, '2026-02-16', NULL, 1795733163834, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3stegvadet5t7gygcrt', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2wdekxvwfsy4vt7adhp', 'set_01m8d0k3stegvadet5t7gygcrs', NULL, 87000, '2026-02-16', NULL, 1795733163834, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3w0esvb8jmv8v5efs15', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2vvekw81hnnrtnfdh80', 'set_01m8d0k3w0esvb8jmv8v5efs15', NULL, 40000, '2026-02-27', NULL, 1795733163904, NULL);
INSERT INTO allocations VALUES ('alc_01m8d0k3z7ee9a0ahgnce4vd03', 'org_01m8d0k293exjr8r51xcff40h9', 'inv_01m8d0k2xte55bc69xthxbfydj', 'set_01m8d0k3z7ee9a0ahgnce4vd03', NULL, 141840, '2026-03-16', NULL, 1795733164007, NULL);
INSERT INTO tax_rates VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8d0k2vfegw811551p6ted0j', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8d0k2vvekw81hnnrtnfdh80', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8d0k2w4ebjan9zaqkydvdbt', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8d0k2wdekxvwfsy4vt7adhp', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8d0k2x2en3bhs7qvahf0v9p', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8d0k2xgejxrm2ydgtyx76p4', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8d0k2xgejxrm2ydgtyx76p4', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8d0k2xte55bc69xthxbfydj', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8d0k2yce699gwdngzq2dhme', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8d0k2z7e6c8hj3sqd33ty3p', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8d0k2zxe9mafs9ge23c2bt7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8d0k2zxe9mafs9ge23c2bt7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d0k293exjr8r51xcff40h9', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8d0k293exjr8r51xcff40h9', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8d0k6vye8pb6cpjzf3fyn77', 'org_01m8d0k293exjr8r51xcff40h9', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795733167043, 1795733166974, 1795733167043, 2);
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 1, 'organisations', 'org_01m8d0jz9me1fbsg97500vcfwe', '["org_01m8d0jz9me1fbsg97500vcfwe","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795733159220,1795733159220,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 2, 'members', 'mem_01m8d0jz9me1fbsg96z13hw84c', '["mem_01m8d0jz9me1fbsg96z13hw84c","org_01m8d0jz9me1fbsg97500vcfwe","jo@example.com","usr_01m8d0jyrzeh8vw23gr653qyk6","owner",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 3, 'accounts', 'acc_01m8d0jz9me1fbsg96z6sad2pk', '["acc_01m8d0jz9me1fbsg96z6sad2pk","org_01m8d0jz9me1fbsg97500vcfwe","1000","Computer equipment","ASSET",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 4, 'accounts', 'acc_01m8d0jz9me1fbsg96zbcmkp1q', '["acc_01m8d0jz9me1fbsg96zbcmkp1q","org_01m8d0jz9me1fbsg97500vcfwe","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 5, 'accounts', 'acc_01m8d0jz9me1fbsg96ze5wkpes', '["acc_01m8d0jz9me1fbsg96ze5wkpes","org_01m8d0jz9me1fbsg97500vcfwe","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 6, 'accounts', 'acc_01m8d0jz9me1fbsg96zk9mnwvq', '["acc_01m8d0jz9me1fbsg96zk9mnwvq","org_01m8d0jz9me1fbsg97500vcfwe","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 7, 'accounts', 'acc_01m8d0jz9me1fbsg96znycn9rg', '["acc_01m8d0jz9me1fbsg96znycn9rg","org_01m8d0jz9me1fbsg97500vcfwe","1100","Stock","ASSET",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 8, 'accounts', 'acc_01m8d0jz9me1fbsg96ztr2xek5', '["acc_01m8d0jz9me1fbsg96ztr2xek5","org_01m8d0jz9me1fbsg97500vcfwe","1200","Trade debtors","ASSET","receivable",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 9, 'accounts', 'acc_01m8d0jz9me1fbsg96zz8mzzwg', '["acc_01m8d0jz9me1fbsg96zz8mzzwg","org_01m8d0jz9me1fbsg97500vcfwe","1210","Prepayments","ASSET",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 10, 'accounts', 'acc_01m8d0jz9me1fbsg9700k51xsz', '["acc_01m8d0jz9me1fbsg9700k51xsz","org_01m8d0jz9me1fbsg97500vcfwe","1220","Other debtors","ASSET",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 11, 'accounts', 'acc_01m8d0jz9me1fbsg970759wnr2', '["acc_01m8d0jz9me1fbsg970759wnr2","org_01m8d0jz9me1fbsg97500vcfwe","1300","Current account","ASSET","bank",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 12, 'accounts', 'acc_01m8d0jz9me1fbsg970bzft8b7', '["acc_01m8d0jz9me1fbsg970bzft8b7","org_01m8d0jz9me1fbsg97500vcfwe","1310","Petty cash","ASSET",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 13, 'accounts', 'acc_01m8d0jz9me1fbsg970dmypxs7', '["acc_01m8d0jz9me1fbsg970dmypxs7","org_01m8d0jz9me1fbsg97500vcfwe","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 14, 'accounts', 'acc_01m8d0jz9me1fbsg970gew9j57', '["acc_01m8d0jz9me1fbsg970gew9j57","org_01m8d0jz9me1fbsg97500vcfwe","2110","Accruals","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 15, 'accounts', 'acc_01m8d0jz9me1fbsg970m82bywv', '["acc_01m8d0jz9me1fbsg970m82bywv","org_01m8d0jz9me1fbsg97500vcfwe","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 16, 'accounts', 'acc_01m8d0jz9me1fbsg970t731fh8', '["acc_01m8d0jz9me1fbsg970t731fh8","org_01m8d0jz9me1fbsg97500vcfwe","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 17, 'accounts', 'acc_01m8d0jz9me1fbsg970xzq9bjd', '["acc_01m8d0jz9me1fbsg970xzq9bjd","org_01m8d0jz9me1fbsg97500vcfwe","2220","Net wages","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 18, 'accounts', 'acc_01m8d0jz9me1fbsg9713y3c403', '["acc_01m8d0jz9me1fbsg9713y3c403","org_01m8d0jz9me1fbsg97500vcfwe","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 19, 'accounts', 'acc_01m8d0jz9me1fbsg9716b07hg2', '["acc_01m8d0jz9me1fbsg9716b07hg2","org_01m8d0jz9me1fbsg97500vcfwe","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 20, 'accounts', 'acc_01m8d0jz9me1fbsg971abvags2', '["acc_01m8d0jz9me1fbsg971abvags2","org_01m8d0jz9me1fbsg97500vcfwe","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 21, 'accounts', 'acc_01m8d0jz9me1fbsg971cyhjy6x', '["acc_01m8d0jz9me1fbsg971cyhjy6x","org_01m8d0jz9me1fbsg97500vcfwe","2900","Suspense","LIABILITY","suspense",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 22, 'accounts', 'acc_01m8d0jz9me1fbsg971h6b3vwm', '["acc_01m8d0jz9me1fbsg971h6b3vwm","org_01m8d0jz9me1fbsg97500vcfwe","3000","Share capital","EQUITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 23, 'accounts', 'acc_01m8d0jz9me1fbsg971pdpqxhg', '["acc_01m8d0jz9me1fbsg971pdpqxhg","org_01m8d0jz9me1fbsg97500vcfwe","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 24, 'accounts', 'acc_01m8d0jz9me1fbsg971ts2hy2k', '["acc_01m8d0jz9me1fbsg971ts2hy2k","org_01m8d0jz9me1fbsg97500vcfwe","3200","Dividends","EQUITY",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 25, 'accounts', 'acc_01m8d0jz9me1fbsg971z2m09rb', '["acc_01m8d0jz9me1fbsg971z2m09rb","org_01m8d0jz9me1fbsg97500vcfwe","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 26, 'accounts', 'acc_01m8d0jz9me1fbsg9723q75v45', '["acc_01m8d0jz9me1fbsg9723q75v45","org_01m8d0jz9me1fbsg97500vcfwe","4000","Sales","INCOME",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 27, 'accounts', 'acc_01m8d0jz9me1fbsg9727et98rh', '["acc_01m8d0jz9me1fbsg9727et98rh","org_01m8d0jz9me1fbsg97500vcfwe","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 28, 'accounts', 'acc_01m8d0jz9me1fbsg972a350aec', '["acc_01m8d0jz9me1fbsg972a350aec","org_01m8d0jz9me1fbsg97500vcfwe","4090","Other income","INCOME",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 29, 'accounts', 'acc_01m8d0jz9me1fbsg972fktggmq', '["acc_01m8d0jz9me1fbsg972fktggmq","org_01m8d0jz9me1fbsg97500vcfwe","4900","Interest received","INCOME",null,"EX",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 30, 'accounts', 'acc_01m8d0jz9me1fbsg972hsxxmfn', '["acc_01m8d0jz9me1fbsg972hsxxmfn","org_01m8d0jz9me1fbsg97500vcfwe","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 31, 'accounts', 'acc_01m8d0jz9me1fbsg972n8048vj', '["acc_01m8d0jz9me1fbsg972n8048vj","org_01m8d0jz9me1fbsg97500vcfwe","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 32, 'accounts', 'acc_01m8d0jz9me1fbsg972vke89ym', '["acc_01m8d0jz9me1fbsg972vke89ym","org_01m8d0jz9me1fbsg97500vcfwe","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 33, 'accounts', 'acc_01m8d0jz9me1fbsg972yr7fsk1', '["acc_01m8d0jz9me1fbsg972yr7fsk1","org_01m8d0jz9me1fbsg97500vcfwe","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 34, 'accounts', 'acc_01m8d0jz9me1fbsg9731jve4c6', '["acc_01m8d0jz9me1fbsg9731jve4c6","org_01m8d0jz9me1fbsg97500vcfwe","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 35, 'accounts', 'acc_01m8d0jz9me1fbsg9735fane69', '["acc_01m8d0jz9me1fbsg9735fane69","org_01m8d0jz9me1fbsg97500vcfwe","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 36, 'accounts', 'acc_01m8d0jz9me1fbsg973aj21zh5', '["acc_01m8d0jz9me1fbsg973aj21zh5","org_01m8d0jz9me1fbsg97500vcfwe","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 37, 'accounts', 'acc_01m8d0jz9me1fbsg973dfmev2z', '["acc_01m8d0jz9me1fbsg973dfmev2z","org_01m8d0jz9me1fbsg97500vcfwe","6100","Rent","EXPENSE",null,"EX",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 38, 'accounts', 'acc_01m8d0jz9me1fbsg973hfhsjw8', '["acc_01m8d0jz9me1fbsg973hfhsjw8","org_01m8d0jz9me1fbsg97500vcfwe","6110","Business rates","EXPENSE",null,"NV",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 39, 'accounts', 'acc_01m8d0jz9me1fbsg973qn1qsnc', '["acc_01m8d0jz9me1fbsg973qn1qsnc","org_01m8d0jz9me1fbsg97500vcfwe","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 40, 'accounts', 'acc_01m8d0jz9me1fbsg973tjc8pcn', '["acc_01m8d0jz9me1fbsg973tjc8pcn","org_01m8d0jz9me1fbsg97500vcfwe","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 41, 'accounts', 'acc_01m8d0jz9me1fbsg973xwtdtk3', '["acc_01m8d0jz9me1fbsg973xwtdtk3","org_01m8d0jz9me1fbsg97500vcfwe","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 42, 'accounts', 'acc_01m8d0jz9me1fbsg97406yrkh1', '["acc_01m8d0jz9me1fbsg97406yrkh1","org_01m8d0jz9me1fbsg97500vcfwe","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 43, 'accounts', 'acc_01m8d0jz9me1fbsg974593nv6c', '["acc_01m8d0jz9me1fbsg974593nv6c","org_01m8d0jz9me1fbsg97500vcfwe","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 44, 'accounts', 'acc_01m8d0jz9me1fbsg9749gdcjnw', '["acc_01m8d0jz9me1fbsg9749gdcjnw","org_01m8d0jz9me1fbsg97500vcfwe","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 45, 'accounts', 'acc_01m8d0jz9me1fbsg974eyf5wa4', '["acc_01m8d0jz9me1fbsg974eyf5wa4","org_01m8d0jz9me1fbsg97500vcfwe","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 46, 'accounts', 'acc_01m8d0jz9me1fbsg974gwmbwqg', '["acc_01m8d0jz9me1fbsg974gwmbwqg","org_01m8d0jz9me1fbsg97500vcfwe","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 47, 'accounts', 'acc_01m8d0jz9me1fbsg974pyzehap', '["acc_01m8d0jz9me1fbsg974pyzehap","org_01m8d0jz9me1fbsg97500vcfwe","6600","Insurance","EXPENSE",null,"EX",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 48, 'accounts', 'acc_01m8d0jz9me1fbsg974ry708gz', '["acc_01m8d0jz9me1fbsg974ry708gz","org_01m8d0jz9me1fbsg97500vcfwe","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 1, 49, 'accounts', 'acc_01m8d0jz9me1fbsg974ze0azhw', '["acc_01m8d0jz9me1fbsg974ze0azhw","org_01m8d0jz9me1fbsg97500vcfwe","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795733159220,1795733159220,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 2, 1, 'accounts', 'acc_01m8d0k23nerxsdgh83dw3ed6w', '["acc_01m8d0k23nerxsdgh83dw3ed6w","org_01m8d0jz9me1fbsg97500vcfwe","2250","VAT","LIABILITY","vat_control",null,null,"active",1795733162101,1795733162101,1]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 3, 1, 'bank_accounts', 'bac_01m8d0k257e6hbyzgvmwwe6dq7', '["bac_01m8d0k257e6hbyzgvmwwe6dq7","org_01m8d0jz9me1fbsg97500vcfwe","acc_01m8d0jz9me1fbsg970759wnr2","Current","current",null,null,null,null,null,null,null,1795733162151,1795733162151,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 4, 1, 'organisations', 'org_01m8d0jz9me1fbsg97500vcfwe', '["org_01m8d0jz9me1fbsg97500vcfwe","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795733159220,1795733159220,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8d0jz9me1fbsg97500vcfwe","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 5, 1, 'bank_transactions', 'btx_01m8d0k85eebqsq7gk5jppshcm', '["btx_01m8d0k85eebqsq7gk5jppshcm","org_01m8d0jz9me1fbsg97500vcfwe","bac_01m8d0k257e6hbyzgvmwwe6dq7","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733168302,1795733168302,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 7, 1, 'bank_transactions', 'btx_01m8d0k85eebqsq7gk5jppshcm', '["btx_01m8d0k85eebqsq7gk5jppshcm","org_01m8d0jz9me1fbsg97500vcfwe","bac_01m8d0k257e6hbyzgvmwwe6dq7","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8d0k883e78v9r7ackmnvshq",2,null,null,0,1795733168503,1795733168302,1795733168503,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0jz9me1fbsg97500vcfwe', 8, 1, 'bank_transactions', 'btx_01m8d0k85eebqsq7gk5jppshcm', '["btx_01m8d0k85eebqsq7gk5jppshcm","org_01m8d0jz9me1fbsg97500vcfwe","bac_01m8d0k257e6hbyzgvmwwe6dq7","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733168302,1795733168519,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8d0jz9me1fbsg97500vcfwe","jnl_01m8d0k883e78v9r7ackmnvshq"]]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 1, 'organisations', 'org_01m8d0k293exjr8r51xcff40h9', '["org_01m8d0k293exjr8r51xcff40h9","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795733162275,1795733162275,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 2, 'members', 'mem_01m8d0k293exjr8r51qed7xmxp', '["mem_01m8d0k293exjr8r51qed7xmxp","org_01m8d0k293exjr8r51xcff40h9","jo@example.com","usr_01m8d0jyrzeh8vw23gr653qyk6","owner",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 3, 'accounts', 'acc_01m8d0k293exjr8r51qja4qyrj', '["acc_01m8d0k293exjr8r51qja4qyrj","org_01m8d0k293exjr8r51xcff40h9","1000","Computer equipment","ASSET",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 4, 'accounts', 'acc_01m8d0k293exjr8r51qm2wz4t4', '["acc_01m8d0k293exjr8r51qm2wz4t4","org_01m8d0k293exjr8r51xcff40h9","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 5, 'accounts', 'acc_01m8d0k293exjr8r51qssc47vb', '["acc_01m8d0k293exjr8r51qssc47vb","org_01m8d0k293exjr8r51xcff40h9","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 6, 'accounts', 'acc_01m8d0k293exjr8r51qze1gdgd', '["acc_01m8d0k293exjr8r51qze1gdgd","org_01m8d0k293exjr8r51xcff40h9","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 7, 'accounts', 'acc_01m8d0k293exjr8r51r1tgbe9q', '["acc_01m8d0k293exjr8r51r1tgbe9q","org_01m8d0k293exjr8r51xcff40h9","1100","Stock","ASSET",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 8, 'accounts', 'acc_01m8d0k293exjr8r51r6t8bxs5', '["acc_01m8d0k293exjr8r51r6t8bxs5","org_01m8d0k293exjr8r51xcff40h9","1200","Trade debtors","ASSET","receivable",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 9, 'accounts', 'acc_01m8d0k293exjr8r51r8t3nd2q', '["acc_01m8d0k293exjr8r51r8t3nd2q","org_01m8d0k293exjr8r51xcff40h9","1210","Prepayments","ASSET",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 10, 'accounts', 'acc_01m8d0k293exjr8r51rfgv7s6r', '["acc_01m8d0k293exjr8r51rfgv7s6r","org_01m8d0k293exjr8r51xcff40h9","1220","Other debtors","ASSET",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 11, 'accounts', 'acc_01m8d0k293exjr8r51rjyp57eb', '["acc_01m8d0k293exjr8r51rjyp57eb","org_01m8d0k293exjr8r51xcff40h9","1300","Current account","ASSET","bank",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 12, 'accounts', 'acc_01m8d0k293exjr8r51rn9czyy9', '["acc_01m8d0k293exjr8r51rn9czyy9","org_01m8d0k293exjr8r51xcff40h9","1310","Petty cash","ASSET",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 13, 'accounts', 'acc_01m8d0k293exjr8r51rtet2m2p', '["acc_01m8d0k293exjr8r51rtet2m2p","org_01m8d0k293exjr8r51xcff40h9","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 14, 'accounts', 'acc_01m8d0k293exjr8r51rx2r819h', '["acc_01m8d0k293exjr8r51rx2r819h","org_01m8d0k293exjr8r51xcff40h9","2110","Accruals","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 15, 'accounts', 'acc_01m8d0k293exjr8r51s0qn4hyt', '["acc_01m8d0k293exjr8r51s0qn4hyt","org_01m8d0k293exjr8r51xcff40h9","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 16, 'accounts', 'acc_01m8d0k293exjr8r51s5fx21fx', '["acc_01m8d0k293exjr8r51s5fx21fx","org_01m8d0k293exjr8r51xcff40h9","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 17, 'accounts', 'acc_01m8d0k293exjr8r51sbm3951w', '["acc_01m8d0k293exjr8r51sbm3951w","org_01m8d0k293exjr8r51xcff40h9","2220","Net wages","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 18, 'accounts', 'acc_01m8d0k293exjr8r51sfmhz0vy', '["acc_01m8d0k293exjr8r51sfmhz0vy","org_01m8d0k293exjr8r51xcff40h9","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 19, 'accounts', 'acc_01m8d0k293exjr8r51sh6bqfcz', '["acc_01m8d0k293exjr8r51sh6bqfcz","org_01m8d0k293exjr8r51xcff40h9","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 20, 'accounts', 'acc_01m8d0k293exjr8r51smbfzazp', '["acc_01m8d0k293exjr8r51smbfzazp","org_01m8d0k293exjr8r51xcff40h9","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 21, 'accounts', 'acc_01m8d0k293exjr8r51st0e2vq9', '["acc_01m8d0k293exjr8r51st0e2vq9","org_01m8d0k293exjr8r51xcff40h9","2900","Suspense","LIABILITY","suspense",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 22, 'accounts', 'acc_01m8d0k293exjr8r51sxmxarwx', '["acc_01m8d0k293exjr8r51sxmxarwx","org_01m8d0k293exjr8r51xcff40h9","3000","Share capital","EQUITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 23, 'accounts', 'acc_01m8d0k293exjr8r51t3bryy54', '["acc_01m8d0k293exjr8r51t3bryy54","org_01m8d0k293exjr8r51xcff40h9","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 24, 'accounts', 'acc_01m8d0k293exjr8r51t6cgvdq7', '["acc_01m8d0k293exjr8r51t6cgvdq7","org_01m8d0k293exjr8r51xcff40h9","3200","Dividends","EQUITY",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 25, 'accounts', 'acc_01m8d0k293exjr8r51tbe8zckf', '["acc_01m8d0k293exjr8r51tbe8zckf","org_01m8d0k293exjr8r51xcff40h9","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 26, 'accounts', 'acc_01m8d0k293exjr8r51tcmhddm4', '["acc_01m8d0k293exjr8r51tcmhddm4","org_01m8d0k293exjr8r51xcff40h9","4000","Sales","INCOME",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 27, 'accounts', 'acc_01m8d0k293exjr8r51thz08f1k', '["acc_01m8d0k293exjr8r51thz08f1k","org_01m8d0k293exjr8r51xcff40h9","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 28, 'accounts', 'acc_01m8d0k293exjr8r51tmxshfqd', '["acc_01m8d0k293exjr8r51tmxshfqd","org_01m8d0k293exjr8r51xcff40h9","4090","Other income","INCOME",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 29, 'accounts', 'acc_01m8d0k293exjr8r51tvhtnwy8', '["acc_01m8d0k293exjr8r51tvhtnwy8","org_01m8d0k293exjr8r51xcff40h9","4900","Interest received","INCOME",null,"EX",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 30, 'accounts', 'acc_01m8d0k293exjr8r51tx9ar2ef', '["acc_01m8d0k293exjr8r51tx9ar2ef","org_01m8d0k293exjr8r51xcff40h9","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 31, 'accounts', 'acc_01m8d0k293exjr8r51v2rdj26q', '["acc_01m8d0k293exjr8r51v2rdj26q","org_01m8d0k293exjr8r51xcff40h9","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 32, 'accounts', 'acc_01m8d0k293exjr8r51v4rakckz', '["acc_01m8d0k293exjr8r51v4rakckz","org_01m8d0k293exjr8r51xcff40h9","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 33, 'accounts', 'acc_01m8d0k293exjr8r51v82997w4', '["acc_01m8d0k293exjr8r51v82997w4","org_01m8d0k293exjr8r51xcff40h9","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 34, 'accounts', 'acc_01m8d0k293exjr8r51vewrf3cw', '["acc_01m8d0k293exjr8r51vewrf3cw","org_01m8d0k293exjr8r51xcff40h9","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 35, 'accounts', 'acc_01m8d0k293exjr8r51vhecxys5', '["acc_01m8d0k293exjr8r51vhecxys5","org_01m8d0k293exjr8r51xcff40h9","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 36, 'accounts', 'acc_01m8d0k293exjr8r51vpw16f08', '["acc_01m8d0k293exjr8r51vpw16f08","org_01m8d0k293exjr8r51xcff40h9","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 37, 'accounts', 'acc_01m8d0k293exjr8r51vtjt1df9', '["acc_01m8d0k293exjr8r51vtjt1df9","org_01m8d0k293exjr8r51xcff40h9","6100","Rent","EXPENSE",null,"EX",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 38, 'accounts', 'acc_01m8d0k293exjr8r51vx67xyrm', '["acc_01m8d0k293exjr8r51vx67xyrm","org_01m8d0k293exjr8r51xcff40h9","6110","Business rates","EXPENSE",null,"NV",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 39, 'accounts', 'acc_01m8d0k293exjr8r51w39627ty', '["acc_01m8d0k293exjr8r51w39627ty","org_01m8d0k293exjr8r51xcff40h9","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 40, 'accounts', 'acc_01m8d0k293exjr8r51w5mkz4jw', '["acc_01m8d0k293exjr8r51w5mkz4jw","org_01m8d0k293exjr8r51xcff40h9","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 41, 'accounts', 'acc_01m8d0k293exjr8r51w9jjf474', '["acc_01m8d0k293exjr8r51w9jjf474","org_01m8d0k293exjr8r51xcff40h9","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 42, 'accounts', 'acc_01m8d0k293exjr8r51wehepvt9', '["acc_01m8d0k293exjr8r51wehepvt9","org_01m8d0k293exjr8r51xcff40h9","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 43, 'accounts', 'acc_01m8d0k293exjr8r51wjd98jfx', '["acc_01m8d0k293exjr8r51wjd98jfx","org_01m8d0k293exjr8r51xcff40h9","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 44, 'accounts', 'acc_01m8d0k293exjr8r51wqbde0sj', '["acc_01m8d0k293exjr8r51wqbde0sj","org_01m8d0k293exjr8r51xcff40h9","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 45, 'accounts', 'acc_01m8d0k293exjr8r51ws18jc34', '["acc_01m8d0k293exjr8r51ws18jc34","org_01m8d0k293exjr8r51xcff40h9","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 46, 'accounts', 'acc_01m8d0k293exjr8r51wymk0h4r', '["acc_01m8d0k293exjr8r51wymk0h4r","org_01m8d0k293exjr8r51xcff40h9","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 47, 'accounts', 'acc_01m8d0k293exjr8r51x1gjwt9d', '["acc_01m8d0k293exjr8r51x1gjwt9d","org_01m8d0k293exjr8r51xcff40h9","6600","Insurance","EXPENSE",null,"EX",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 48, 'accounts', 'acc_01m8d0k293exjr8r51x4vy01kz', '["acc_01m8d0k293exjr8r51x4vy01kz","org_01m8d0k293exjr8r51xcff40h9","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 1, 49, 'accounts', 'acc_01m8d0k293exjr8r51xabgse63', '["acc_01m8d0k293exjr8r51xabgse63","org_01m8d0k293exjr8r51xcff40h9","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795733162275,1795733162275,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 2, 1, 'accounts', 'acc_01m8d0k2bpe7nbywk4v2gzh334', '["acc_01m8d0k2bpe7nbywk4v2gzh334","org_01m8d0k293exjr8r51xcff40h9","2250","VAT","LIABILITY","vat_control",null,null,"active",1795733162358,1795733162358,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 3, 1, 'accounts', 'acc_01m8d0k2cvertv9r8b7ehkj9bj', '["acc_01m8d0k2cvertv9r8b7ehkj9bj","org_01m8d0k293exjr8r51xcff40h9","4100","Room hire","INCOME",null,"EX",null,"active",1795733162395,1795733162395,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 4, 1, 'accounts', 'acc_01m8d0k2e0eq0a0k5n4khnpz4w', '["acc_01m8d0k2e0eq0a0k5n4khnpz4w","org_01m8d0k293exjr8r51xcff40h9","6800","Depreciation","EXPENSE",null,null,null,"active",1795733162432,1795733162432,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 5, 1, 'bank_accounts', 'bac_01m8d0k2fee8cbj890zqw9qv43', '["bac_01m8d0k2fee8cbj890zqw9qv43","org_01m8d0k293exjr8r51xcff40h9","acc_01m8d0k293exjr8r51rjyp57eb","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8d0k2fee8cbj890zw4pcpat",null,1795733162478,1795733162478,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 6, 1, 'accounts', 'acc_01m8d0k2g7eh3v5epgh39zwcb4', '["acc_01m8d0k2g7eh3v5epgh39zwcb4","org_01m8d0k293exjr8r51xcff40h9","1301","Savings","ASSET","bank",null,null,"active",1795733162503,1795733162503,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 7, 1, 'bank_accounts', 'bac_01m8d0k2g7eh3v5epggwzynzvd', '["bac_01m8d0k2g7eh3v5epggwzynzvd","org_01m8d0k293exjr8r51xcff40h9","acc_01m8d0k2g7eh3v5epgh39zwcb4","Savings","savings",null,null,null,null,null,null,null,1795733162503,1795733162503,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 8, 1, 'contacts', 'con_01m8d0k2h6e50sae1sn6vgv3zt', '["con_01m8d0k2h6e50sae1sn6vgv3zt","org_01m8d0k293exjr8r51xcff40h9","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795733162534,1795733162534,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 9, 1, 'contacts', 'con_01m8d0k2hwe8n8bw0x7ewjwktg', '["con_01m8d0k2hwe8n8bw0x7ewjwktg","org_01m8d0k293exjr8r51xcff40h9","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795733162556,1795733162556,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 10, 1, 'contacts', 'con_01m8d0k2jqe04bzvnsecjck8ss', '["con_01m8d0k2jqe04bzvnsecjck8ss","org_01m8d0k293exjr8r51xcff40h9","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795733162583,1795733162583,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 11, 1, 'contacts', 'con_01m8d0k2kkegabrc486vva3ntz', '["con_01m8d0k2kkegabrc486vva3ntz","org_01m8d0k293exjr8r51xcff40h9","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795733162611,1795733162611,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 12, 1, 'contacts', 'con_01m8d0k2mve75atqxffaxcxq6c', '["con_01m8d0k2mve75atqxffaxcxq6c","org_01m8d0k293exjr8r51xcff40h9","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795733162651,1795733162651,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 13, 1, 'contacts', 'con_01m8d0k2nve6k96ns8z7azkvq9', '["con_01m8d0k2nve6k96ns8z7azkvq9","org_01m8d0k293exjr8r51xcff40h9","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795733162683,1795733162683,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 14, 1, 'contacts', 'con_01m8d0k2sgepg9161f5mm3mjf2', '["con_01m8d0k2sgepg9161f5mm3mjf2","org_01m8d0k293exjr8r51xcff40h9","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795733162800,1795733162800,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 1, 'invoices', 'inv_01m8d0k2vfegw811551p6ted0j', '["inv_01m8d0k2vfegw811551p6ted0j","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0001","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8d0k2vfegw811551sw5ymb1",null,null,"inv-0001",1795733162863,1795733162863,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Course design, 3 days","3","650.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,195000,39000,234000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 15, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 16, 1, 'invoices', 'inv_01m8d0k2vvekw81hnnrtnfdh80', '["inv_01m8d0k2vvekw81hnnrtnfdh80","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","PX-881","con_01m8d0k2kkegabrc486vva3ntz","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8d0k2vvekw81hnnrwsmq922",null,null,"px-881",1795733162875,1795733162875,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Printing of workbooks","1","412.00",null,"acc_01m8d0k293exjr8r51v2rdj26q","ZR",null,41200,0,41200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 17, 1, 'invoices', 'inv_01m8d0k2w4ebjan9zaqkydvdbt', '["inv_01m8d0k2w4ebjan9zaqkydvdbt","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","TB-0117","con_01m8d0k2mve75atqxffaxcxq6c","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8d0k2w4ebjan9zaqp32h6pf",null,null,"tb-0117",1795733162884,1795733162884,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Laptop","1","899.00",null,"acc_01m8d0k293exjr8r51qja4qyrj","ST",null,89900,17980,107880]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 18, 1, 'invoices', 'inv_01m8d0k2wdekxvwfsy4vt7adhp', '["inv_01m8d0k2wdekxvwfsy4vt7adhp","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0002","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8d0k2wdekxvwfsy4w6kzssn",null,null,"inv-0002",1795733162893,1795733162893,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Workbooks","120","7.25",null,"acc_01m8d0k293exjr8r51thz08f1k","ZR",null,87000,0,87000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 18, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 19, 1, 'invoices', 'inv_01m8d0k2x2en3bhs7qvahf0v9p', '["inv_01m8d0k2x2en3bhs7qvahf0v9p","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","HL-33","con_01m8d0k2nve6k96ns8z7azkvq9","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8d0k2x2en3bhs7qvc14e17k",null,null,"hl-33",1795733162914,1795733162914,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Rent, January to March","1","1350.00",null,"acc_01m8d0k293exjr8r51vtjt1df9","EX",null,135000,0,135000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 20, 1, 'invoices', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', '["inv_01m8d0k2xgejxrm2ydgtyx76p4","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0003","con_01m8d0k2hwe8n8bw0x7ewjwktg","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8d0k2xgejxrm2ydgy4nh0v2",null,null,"inv-0003",1795733162928,1795733162928,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8d0k2cvertv9r8b7ehkj9bj","EX",null,24000,0,24000],["org_01m8d0k293exjr8r51xcff40h9",2,"Projector","1","35.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,3500,700,4200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 20, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 21, 1, 'invoices', 'inv_01m8d0k2xte55bc69xthxbfydj', '["inv_01m8d0k2xte55bc69xthxbfydj","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0004","con_01m8d0k2jqe04bzvnsecjck8ss","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8d0k2xte55bc69xtpehgnbq",null,null,"inv-0004",1795733162938,1795733162938,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Course for new starters","1","1480.00","10","acc_01m8d0k293exjr8r51tcmhddm4","ST",null,133200,26640,159840]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 21, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 22, 1, 'invoices', 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', '["inv_01m8d0k2y2ewbs9rbcfp78g5r6","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0005","con_01m8d0k2jqe04bzvnsecjck8ss","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8d0k2y2ewbs9rbcfry4pnm4",null,null,"inv-0005",1795733162946,1795733162946,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Raised in error","1","500.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 22, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 23, 1, 'invoices', 'inv_01m8d0k2yce699gwdngzq2dhme', '["inv_01m8d0k2yce699gwdngzq2dhme","org_01m8d0k293exjr8r51xcff40h9","sales","credit_note","issued","CN-0001","con_01m8d0k2jqe04bzvnsecjck8ss","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8d0k2yce699gwdnh17gk5v7",null,null,"cn-0001\ninv-0004",1795733162956,1795733162956,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"A day that was not held","1","150.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 23, 2, 'number_sequences', 'credit_note', '["org_01m8d0k293exjr8r51xcff40h9","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 24, 1, 'invoices', 'inv_01m8d0k2z7e6c8hj3sqd33ty3p', '["inv_01m8d0k2z7e6c8hj3sqd33ty3p","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","FR-1209","con_01m8d0k2sgepg9161f5mm3mjf2","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8d0k2z7e6c8hj3sqjsfzc6s",null,null,"fr-1209",1795733162983,1795733162983,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Illustration, 2 days","2","384.00",null,"acc_01m8d0k293exjr8r51v4rakckz","ST",null,64000,12800,76800]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 25, 1, 'invoices', 'inv_01m8d0k2zxe9mafs9ge23c2bt7', '["inv_01m8d0k2zxe9mafs9ge23c2bt7","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0006","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8d0k2zxe9mafs9ge44ag8w0",null,null,"inv-0006",1795733163005,1795733163005,1,"9999-99-99",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Workbooks","24","7.25",null,"acc_01m8d0k293exjr8r51thz08f1k","ZR",null,17400,0,17400],["org_01m8d0k293exjr8r51xcff40h9",2,"Half a day of course design","0.5","650.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,32500,6500,39000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 25, 2, 'number_sequences', 'invoice', '["org_01m8d0k293exjr8r51xcff40h9","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 26, 1, 'invoices', 'inv_01m8d0k2y2ewbs9rbcfp78g5r6', '["inv_01m8d0k2y2ewbs9rbcfp78g5r6","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","void","INV-0005","con_01m8d0k2jqe04bzvnsecjck8ss","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8d0k2y2ewbs9rbcfry4pnm4","2026-03-03","jnl_01m8d0k32desh8zscpadaw227t","inv-0005",1795733162946,1795733163085,2,"2026-03-03",0,null,null,[["org_01m8d0k293exjr8r51xcff40h9",1,"Raised in error","1","500.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 1, 'invoices', 'inv_01m8d0k2xte55bc69xthxbfydj', '["inv_01m8d0k2xte55bc69xthxbfydj","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0004","con_01m8d0k2jqe04bzvnsecjck8ss","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8d0k2xte55bc69xtpehgnbq",null,null,"inv-0004",1795733162938,1795733163201,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8d0k293exjr8r51xcff40h9",1,"Course for new starters","1","1480.00","10","acc_01m8d0k293exjr8r51tcmhddm4","ST",null,133200,26640,159840]],[["alc_01m8d0k361eb08dtpag4ep8n6e","org_01m8d0k293exjr8r51xcff40h9",null,"inv_01m8d0k2yce699gwdngzq2dhme",18000,"2026-03-12",null,1795733163201,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 27, 2, 'invoices', 'inv_01m8d0k2yce699gwdngzq2dhme', '["inv_01m8d0k2yce699gwdngzq2dhme","org_01m8d0k293exjr8r51xcff40h9","sales","credit_note","issued","CN-0001","con_01m8d0k2jqe04bzvnsecjck8ss","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8d0k2yce699gwdnh17gk5v7",null,null,"cn-0001\ninv-0004",1795733162956,1795733163201,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8d0k293exjr8r51xcff40h9",1,"A day that was not held","1","150.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 31, 1, 'invoices', 'inv_01m8d0k2xgejxrm2ydgtyx76p4', '["inv_01m8d0k2xgejxrm2ydgtyx76p4","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0003","con_01m8d0k2hwe8n8bw0x7ewjwktg","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8d0k2xgejxrm2ydgy4nh0v2",null,null,"inv-0003",1795733162928,1795733163306,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8d0k293exjr8r51xcff40h9",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8d0k2cvertv9r8b7ehkj9bj","EX",null,24000,0,24000],["org_01m8d0k293exjr8r51xcff40h9",2,"Projector","1","35.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,3500,700,4200]],[["alc_01m8d0k39aep0ajn4emfnwaq48","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k39aep0ajn4em4bx35yt",null,28200,"2026-03-06",null,1795733163306,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 31, 2, 'settlements', 'set_01m8d0k39aep0ajn4em4bx35yt', '["set_01m8d0k39aep0ajn4em4bx35yt","org_01m8d0k293exjr8r51xcff40h9","receipt","sales","posted","con_01m8d0k2hwe8n8bw0x7ewjwktg","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-06",28200,28200,null,null,0,"jnl_01m8d0k39aep0ajn4emb1mks5d",null,null,"",1795733163306,1795733163306,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 1, 'bank_accounts', 'bac_01m8d0k2fee8cbj890zqw9qv43', '["bac_01m8d0k2fee8cbj890zqw9qv43","org_01m8d0k293exjr8r51xcff40h9","acc_01m8d0k293exjr8r51rjyp57eb","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8d0k2fee8cbj890zw4pcpat",900715,1795733162478,1795733163402,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 2, 'stated_balances', 'bac_01m8d0k2fee8cbj890zqw9qv43/2026-03-31', '["org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-31",900715,1795733163402]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 3, 'bank_transactions', 'btx_01m8d0k3cae299cn9qexz9h6kr', '["btx_01m8d0k3cae299cn9qexz9h6kr","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 4, 'bank_transactions', 'btx_01m8d0k3cae299cn9qf2gm1165', '["btx_01m8d0k3cae299cn9qf2gm1165","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 5, 'bank_transactions', 'btx_01m8d0k3cae299cn9qf7se59jy', '["btx_01m8d0k3cae299cn9qf7se59jy","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 6, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfbvmspr0', '["btx_01m8d0k3cae299cn9qfbvmspr0","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 7, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfcpfg91h', '["btx_01m8d0k3cae299cn9qfcpfg91h","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 8, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfkqgwx23', '["btx_01m8d0k3cae299cn9qfkqgwx23","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 9, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfqygn6fd', '["btx_01m8d0k3cae299cn9qfqygn6fd","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 10, 'bank_transactions', 'btx_01m8d0k3cae299cn9qftr7p6my', '["btx_01m8d0k3cae299cn9qftr7p6my","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 11, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfyfbgtqf', '["btx_01m8d0k3cae299cn9qfyfbgtqf","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 12, 'bank_transactions', 'btx_01m8d0k3cae299cn9qg2qky7e9', '["btx_01m8d0k3cae299cn9qg2qky7e9","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 13, 'bank_transactions', 'btx_01m8d0k3cae299cn9qg7706brt', '["btx_01m8d0k3cae299cn9qg7706brt","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 14, 'bank_transactions', 'btx_01m8d0k3cae299cn9qgaw23dye', '["btx_01m8d0k3cae299cn9qgaw23dye","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 32, 15, 'bank_transactions', 'btx_01m8d0k3cae299cn9qgem033ht', '["btx_01m8d0k3cae299cn9qgem033ht","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795733163402,1795733163402,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 33, 1, 'invoices', 'inv_01m8d0k2w4ebjan9zaqkydvdbt', '["inv_01m8d0k2w4ebjan9zaqkydvdbt","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","TB-0117","con_01m8d0k2mve75atqxffaxcxq6c","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8d0k2w4ebjan9zaqp32h6pf",null,null,"tb-0117",1795733162884,1795733163480,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8d0k293exjr8r51xcff40h9",1,"Laptop","1","899.00",null,"acc_01m8d0k293exjr8r51qja4qyrj","ST",null,89900,17980,107880]],[["alc_01m8d0k3ere6tbtt3ngq4h6rw1","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3ere6tbtt3ngq4h6rw1",null,107880,"2026-01-22",null,1795733163480,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 33, 2, 'settlements', 'set_01m8d0k3ere6tbtt3ngq4h6rw1', '["set_01m8d0k3ere6tbtt3ngq4h6rw1","org_01m8d0k293exjr8r51xcff40h9","payment","purchase","posted","con_01m8d0k2mve75atqxffaxcxq6c","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-22",107880,107880,null,"btx_01m8d0k3cae299cn9qexz9h6kr",1,"jnl_01m8d0k3ere6tbtt3ngq4h6rw1",null,null,"",1795733163480,1795733163480,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 34, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qexz9h6kr', '["btx_01m8d0k3cae299cn9qexz9h6kr","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8d0k2mve75atqxffaxcxq6c","allocations","jnl_01m8d0k3ere6tbtt3ngq4h6rw1",2,null,"NV",0,1795733163480,1795733163402,1795733163480,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 35, 1, 'invoices', 'inv_01m8d0k2vfegw811551p6ted0j', '["inv_01m8d0k2vfegw811551p6ted0j","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0001","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8d0k2vfegw811551sw5ymb1",null,null,"inv-0001",1795733162863,1795733163606,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8d0k293exjr8r51xcff40h9",1,"Course design, 3 days","3","650.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,195000,39000,234000]],[["alc_01m8d0k3jperc8ydazms8jyh4f","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3jperc8ydazms8jyh4f",null,150000,"2026-01-30",null,1795733163606,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 35, 2, 'settlements', 'set_01m8d0k3jperc8ydazms8jyh4f', '["set_01m8d0k3jperc8ydazms8jyh4f","org_01m8d0k293exjr8r51xcff40h9","receipt","sales","posted","con_01m8d0k2h6e50sae1sn6vgv3zt","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-30",150000,150000,null,"btx_01m8d0k3cae299cn9qf2gm1165",1,"jnl_01m8d0k3jperc8ydazms8jyh4f",null,null,"",1795733163606,1795733163606,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 36, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qf2gm1165', '["btx_01m8d0k3cae299cn9qf2gm1165","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8d0k2h6e50sae1sn6vgv3zt","allocations","jnl_01m8d0k3jperc8ydazms8jyh4f",2,null,"NV",0,1795733163606,1795733163402,1795733163606,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 37, 1, 'invoices', 'inv_01m8d0k2x2en3bhs7qvahf0v9p', '["inv_01m8d0k2x2en3bhs7qvahf0v9p","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","HL-33","con_01m8d0k2nve6k96ns8z7azkvq9","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8d0k2x2en3bhs7qvc14e17k",null,null,"hl-33",1795733162914,1795733163694,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8d0k293exjr8r51xcff40h9",1,"Rent, January to March","1","1350.00",null,"acc_01m8d0k293exjr8r51vtjt1df9","EX",null,135000,0,135000]],[["alc_01m8d0k3neer7vtsg27acffwce","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3neer7vtsg27acffwce",null,135000,"2026-02-10",null,1795733163694,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 37, 2, 'settlements', 'set_01m8d0k3neer7vtsg27acffwce', '["set_01m8d0k3neer7vtsg27acffwce","org_01m8d0k293exjr8r51xcff40h9","payment","purchase","posted","con_01m8d0k2nve6k96ns8z7azkvq9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-10",135000,135000,null,"btx_01m8d0k3cae299cn9qfbvmspr0",1,"jnl_01m8d0k3neer7vtsg27acffwce",null,null,"",1795733163694,1795733163694,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 38, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfbvmspr0', '["btx_01m8d0k3cae299cn9qfbvmspr0","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8d0k2nve6k96ns8z7azkvq9","allocations","jnl_01m8d0k3neer7vtsg27acffwce",2,null,"NV",0,1795733163694,1795733163402,1795733163694,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 39, 1, 'invoices', 'inv_01m8d0k2vfegw811551p6ted0j', '["inv_01m8d0k2vfegw811551p6ted0j","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0001","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8d0k2vfegw811551sw5ymb1",null,null,"inv-0001",1795733162863,1795733163834,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8d0k293exjr8r51xcff40h9",1,"Course design, 3 days","3","650.00",null,"acc_01m8d0k293exjr8r51tcmhddm4","ST",null,195000,39000,234000]],[["alc_01m8d0k3jperc8ydazms8jyh4f","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3jperc8ydazms8jyh4f",null,150000,"2026-01-30",null,1795733163606,null],["alc_01m8d0k3stegvadet5t7gygcrs","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3stegvadet5t7gygcrs",null,84000,"2026-02-16",null,1795733163834,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 39, 2, 'invoices', 'inv_01m8d0k2wdekxvwfsy4vt7adhp', '["inv_01m8d0k2wdekxvwfsy4vt7adhp","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0002","con_01m8d0k2h6e50sae1sn6vgv3zt","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8d0k2wdekxvwfsy4w6kzssn",null,null,"inv-0002",1795733162893,1795733163834,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8d0k293exjr8r51xcff40h9",1,"Workbooks","120","7.25",null,"acc_01m8d0k293exjr8r51thz08f1k","ZR",null,87000,0,87000]],[["alc_01m8d0k3stegvadet5t7gygcrt","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3stegvadet5t7gygcrs",null,87000,"2026-02-16",null,1795733163834,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 39, 3, 'settlements', 'set_01m8d0k3stegvadet5t7gygcrs', '["set_01m8d0k3stegvadet5t7gygcrs","org_01m8d0k293exjr8r51xcff40h9","receipt","sales","posted","con_01m8d0k2h6e50sae1sn6vgv3zt","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-16",171000,171000,null,"btx_01m8d0k3cae299cn9qfcpfg91h",1,"jnl_01m8d0k3stegvadet5t7gygcrs",null,null,"",1795733163834,1795733163834,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 40, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfcpfg91h', '["btx_01m8d0k3cae299cn9qfcpfg91h","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8d0k2h6e50sae1sn6vgv3zt","allocations","jnl_01m8d0k3stegvadet5t7gygcrs",2,null,"NV",0,1795733163834,1795733163402,1795733163834,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 41, 1, 'invoices', 'inv_01m8d0k2vvekw81hnnrtnfdh80', '["inv_01m8d0k2vvekw81hnnrtnfdh80","org_01m8d0k293exjr8r51xcff40h9","purchase","invoice","issued","PX-881","con_01m8d0k2kkegabrc486vva3ntz","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8d0k2vvekw81hnnrwsmq922",null,null,"px-881",1795733162875,1795733163904,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8d0k293exjr8r51xcff40h9",1,"Printing of workbooks","1","412.00",null,"acc_01m8d0k293exjr8r51v2rdj26q","ZR",null,41200,0,41200]],[["alc_01m8d0k3w0esvb8jmv8v5efs15","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3w0esvb8jmv8v5efs15",null,40000,"2026-02-27",null,1795733163904,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 41, 2, 'settlements', 'set_01m8d0k3w0esvb8jmv8v5efs15', '["set_01m8d0k3w0esvb8jmv8v5efs15","org_01m8d0k293exjr8r51xcff40h9","payment","purchase","posted","con_01m8d0k2kkegabrc486vva3ntz","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-27",40000,40000,null,"btx_01m8d0k3cae299cn9qfqygn6fd",1,"jnl_01m8d0k3w0esvb8jmv8v5efs15",null,null,"",1795733163904,1795733163904,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 42, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfqygn6fd', '["btx_01m8d0k3cae299cn9qfqygn6fd","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8d0k2kkegabrc486vva3ntz","allocations","jnl_01m8d0k3w0esvb8jmv8v5efs15",2,null,"NV",0,1795733163904,1795733163402,1795733163904,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 43, 1, 'invoices', 'inv_01m8d0k2xte55bc69xthxbfydj', '["inv_01m8d0k2xte55bc69xthxbfydj","org_01m8d0k293exjr8r51xcff40h9","sales","invoice","issued","INV-0004","con_01m8d0k2jqe04bzvnsecjck8ss","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8d0k2xte55bc69xtpehgnbq",null,null,"inv-0004",1795733162938,1795733164007,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8d0k293exjr8r51xcff40h9",1,"Course for new starters","1","1480.00","10","acc_01m8d0k293exjr8r51tcmhddm4","ST",null,133200,26640,159840]],[["alc_01m8d0k361eb08dtpag4ep8n6e","org_01m8d0k293exjr8r51xcff40h9",null,"inv_01m8d0k2yce699gwdngzq2dhme",18000,"2026-03-12",null,1795733163201,null],["alc_01m8d0k3z7ee9a0ahgnce4vd03","org_01m8d0k293exjr8r51xcff40h9","set_01m8d0k3z7ee9a0ahgnce4vd03",null,141840,"2026-03-16",null,1795733164007,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 43, 2, 'settlements', 'set_01m8d0k3z7ee9a0ahgnce4vd03', '["set_01m8d0k3z7ee9a0ahgnce4vd03","org_01m8d0k293exjr8r51xcff40h9","receipt","sales","posted","con_01m8d0k2jqe04bzvnsecjck8ss","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-16",141840,141840,null,"btx_01m8d0k3cae299cn9qg2qky7e9",1,"jnl_01m8d0k3z7ee9a0ahgnce4vd03",null,null,"",1795733164007,1795733164007,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 44, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qg2qky7e9', '["btx_01m8d0k3cae299cn9qg2qky7e9","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8d0k2jqe04bzvnsecjck8ss","allocations","jnl_01m8d0k3z7ee9a0ahgnce4vd03",2,null,"NV",0,1795733164007,1795733163402,1795733164007,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 45, 1, 'settlements', 'set_01m8d0k39aep0ajn4em4bx35yt', '["set_01m8d0k39aep0ajn4em4bx35yt","org_01m8d0k293exjr8r51xcff40h9","receipt","sales","posted","con_01m8d0k2hwe8n8bw0x7ewjwktg","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-06",28200,28200,null,"btx_01m8d0k3cae299cn9qfyfbgtqf",0,"jnl_01m8d0k39aep0ajn4emb1mks5d",null,null,"",1795733163306,1795733164112,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 46, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfyfbgtqf', '["btx_01m8d0k3cae299cn9qfyfbgtqf","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8d0k2hwe8n8bw0x7ewjwktg","match","jnl_01m8d0k39aep0ajn4emb1mks5d",2,null,"NV",0,1795733164112,1795733163402,1795733164112,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 47, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qgaw23dye', '["btx_01m8d0k3cae299cn9qgaw23dye","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8d0k448ekhssw0cx1mme460",1,null,"NV",0,1795733164168,1795733163402,1795733164168,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 48, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qgem033ht', '["btx_01m8d0k3cae299cn9qgem033ht","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8d0k293exjr8r51sbm3951w","NV",null,null,"account","jnl_01m8d0k4b6e8q8hv5n5eb68r4y",1,"acc_01m8d0k293exjr8r51sbm3951w","NV",0,1795733164390,1795733163402,1795733164390,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 49, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qf7se59jy', '["btx_01m8d0k3cae299cn9qf7se59jy","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8d0k293exjr8r51w9jjf474","ST",null,null,null,null,null,null,null,null,null,1795733163402,1795733165909,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 50, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfkqgwx23', '["btx_01m8d0k3cae299cn9qfkqgwx23","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8d0k293exjr8r51wjd98jfx","ZR",null,null,null,null,null,null,null,null,null,1795733163402,1795733165909,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 51, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qftr7p6my', '["btx_01m8d0k3cae299cn9qftr7p6my","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8d0k293exjr8r51w9jjf474","ST",null,null,null,null,null,null,null,null,null,1795733163402,1795733165909,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 52, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qg7706brt', '["btx_01m8d0k3cae299cn9qg7706brt","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8d0k293exjr8r51x4vy01kz","EX",null,null,null,null,null,null,null,null,null,1795733163402,1795733165909,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 53, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qfkqgwx23', '["btx_01m8d0k3cae299cn9qfkqgwx23","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8d0k293exjr8r51wjd98jfx","ZR",null,null,"account","jnl_01m8d0k5x4e4x927et0s768scp",1,"acc_01m8d0k293exjr8r51wjd98jfx","ZR",0,1795733165988,1795733163402,1795733165988,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 54, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qftr7p6my', '["btx_01m8d0k3cae299cn9qftr7p6my","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8d0k293exjr8r51w9jjf474","ST",null,null,"account","jnl_01m8d0k613e92vaafsw5t28x1z",1,"acc_01m8d0k293exjr8r51w9jjf474","ST",-600,1795733166115,1795733163402,1795733166115,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 55, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qf7se59jy', '["btx_01m8d0k3cae299cn9qf7se59jy","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8d0k293exjr8r51w9jjf474","ST",null,null,"account","jnl_01m8d0k66qeq8rc53r35gm4brv",1,"acc_01m8d0k293exjr8r51w9jjf474","ST",-600,1795733166295,1795733163402,1795733166295,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 56, 1, 'bank_transactions', 'btx_01m8d0k3cae299cn9qg7706brt', '["btx_01m8d0k3cae299cn9qg7706brt","org_01m8d0k293exjr8r51xcff40h9","bac_01m8d0k2fee8cbj890zqw9qv43","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8d0k293exjr8r51x4vy01kz","EX",null,null,"account","jnl_01m8d0k6j5e7d8vt1n6hh6fcmm",1,"acc_01m8d0k293exjr8r51x4vy01kz","EX",0,1795733166661,1795733163402,1795733166661,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 57, 1, 'vat_returns', 'vrt_01m8d0k6vye8pb6cpjzf3fyn77', '["vrt_01m8d0k6vye8pb6cpjzf3fyn77","org_01m8d0k293exjr8r51xcff40h9","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795733166974,1795733166974,1]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 58, 1, 'organisations', 'org_01m8d0k293exjr8r51xcff40h9', '["org_01m8d0k293exjr8r51xcff40h9","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795733162275,1795733162275,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 58, 2, 'vat_returns', 'vrt_01m8d0k6vye8pb6cpjzf3fyn77', '["vrt_01m8d0k6vye8pb6cpjzf3fyn77","org_01m8d0k293exjr8r51xcff40h9","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795733167043,1795733166974,1795733167043,2]');
INSERT INTO audit_states VALUES ('org_01m8d0k293exjr8r51xcff40h9', 59, 1, 'organisations', 'org_01m8d0k293exjr8r51xcff40h9', '["org_01m8d0k293exjr8r51xcff40h9","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795733162275,1795733167110,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795733158687, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'usr_01m8d0jyrzeh8vw23gr653qyk6', '{}', X'7232D569E56139270A36D1A2E37D923D25129C4ACCCE913CCB626F0DDE0EFE98');
INSERT INTO security_events VALUES (2, 1795733158778, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d0jyvte4r9t8ktpxv5ypef', 'usr_01m8d0jyrzeh8vw23gr653qyk6', '{"allow_overage":false,"expires_at":null,"scopes":["reconcile:read","reconcile:write"]}', X'B67F28E317719F069681D6591A08E1563379704FCDEDB550A59B232207C4482E');
INSERT INTO security_events VALUES (3, 1795733158956, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'usr_01m8d0jyrzeh8vw23gr653qyk6', '{"expires_at":"2026-11-26T23:45:58.955Z"}', X'B9DD6552C08593AEEA76C5A05440B56439B26257955EC30DDFA726125B2402B9');
INSERT INTO security_events VALUES (4, 1795733159179, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d0jz8befh9j45sngaqs88x', 'usr_01m8d0jyrzeh8vw23gr653qyk6', '{"allow_overage":false,"expires_at":null,"scopes":["ledger:read","ledger:write"]}', X'96C37FDAF7CA35C750BFB9DC8343EA960E428E305C42850F61E8FE4C310C97A9');
INSERT INTO security_events VALUES (5, 1795733167994, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8d0jyrzeh8vw23gr653qyk6', 'usr_01m8d0jyrzeh8vw23gr653qyk6', '{"amount":10,"balance":10}', X'F6F5FA22C340FB1BC74DC1224F02000E2EDC2974333507B29F7B51D69183A462');
INSERT INTO security_head VALUES (1, 5, X'F6F5FA22C340FB1BC74DC1224F02000E2EDC2974333507B29F7B51D69183A462');
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
