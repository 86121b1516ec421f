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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 23:13:30', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 11643863);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 23:13:30', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 9308050);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 23:13:30', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 38680362);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 23:13:30', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 7883181);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 23:13:30', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2453088);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 23:13:30', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 3643187);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-26 23:13:30', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 3531361);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-26 23:13:30', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 3055823);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-26 23:13:30', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 2078069);
INSERT INTO users VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'jo@example.com', 0, 7, 0, 1795734810469, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8d25c13es1s3r54ea2hr6cr', 'usr_01m8d25bv5ebw9e7d55486qavb', 'main', 'reconcile:read reconcile:write', 0, 'eesk', 1795734810658, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8d25cekenevnrhsmexbnj74', 'usr_01m8d25bv5ebw9e7d55486qavb', 'main', 'ledger:read ledger:write', 0, 'n7vw', 1795734811091, NULL, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'388FCFF3072E3C708E7CE8FFB8CBF955A0BFACABE067E75E6CB59D8958095802', 'key_01m8d25c13es1s3r54ea2hr6cr', NULL);
INSERT INTO key_secrets VALUES (X'6C18EFF4CEC4C0A4251DD9A2C9E5761EED6654107C2AEF4C2F161BBE627EF032', 'key_01m8d25cekenevnrhsmexbnj74', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8d25bv5ebw9e7d55486qavb', 'grant', 10, 0, NULL, NULL, 1795734818838);
INSERT INTO credit_movements VALUES (2, 'usr_01m8d25bv5ebw9e7d55486qavb', 'charge', -3, 0, 'rec_01m8d25m1qensvvmjqt2ajhzjn', NULL, 1795734818897);
INSERT INTO blobs VALUES ('01a21a22d051742c89f2b8b2c7481107', 375, 1, 1795734818897, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8d25bv5ebw9e7d55486qavb', 0);
INSERT INTO jobs VALUES ('rec_01m8d25m1qensvvmjqt2ajhzjn', 'reconcile', 1, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25c13es1s3r54ea2hr6cr', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21a22d051742c89f2b8b2c7481107', 3, NULL, 1795734818871, 1795734818886, 1795734818897, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', '', '01a21a22-b990-70b0-80f6-e793001403f0', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8d25ecvegqscqz1fprz9mjv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:33.083Z","updated_at":"2026-11-26T23:13:33.083Z","version":1}}', 1795734813083);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-b9e0-7399-861c-5fee650543ed', X'8F6779BE7E863666F236B330F77BB994CE37DE83EFBC138BE2E489EA422F3384', 201, '{"data":{"id":"acc_01m8d25ef2e4x84bcedjkav7ww","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.154Z","updated_at":"2026-11-26T23:13:33.154Z","version":1}}', 1795734813154);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-b9fd-71ad-92b2-cfcfc84c198a', X'21A9187E0DAEE654EDAA299969B41DCB0DCAB5520FDF0C6313F0F633684781DD', 201, '{"data":{"id":"acc_01m8d25eg0e5bvrpfr17a0pjmf","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.185Z","updated_at":"2026-11-26T23:13:33.185Z","version":1}}', 1795734813185);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-ba51-77c1-91cb-92f72b5c7bea', X'5706590B45ACD26B92CC7627E69C846BFAE90886C8983B8009F8F6B95FBE1CFE', 201, '{"data":{"id":"acc_01m8d25ejqe5qvk5mkw6arphev","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.271Z","updated_at":"2026-11-26T23:13:33.271Z","version":1}}', 1795734813271);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bad4-7643-89b4-58ea28a2cff8', X'C60656D6182A90704B55FCB75A7C48C7C46845348A1CDA196F5B21117DD0C952', 201, '{"data":{"id":"bac_01m8d25epqezv8wsrndgwcx1my","name":"Current","type":"current","account_id":"acc_01m8d25ecvegqscqz1at14fdkd","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d25epqezv8wsrndv7a8aa0","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T23:13:33.399Z","updated_at":"2026-11-26T23:13:33.399Z","version":1}}', 1795734813399);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bb33-71fd-b713-2fb433a474bf', X'65828252B9D69EEA202DE0D3D9E0136273ED94EAF681767DD56C12EBED89E7C7', 201, '{"data":{"id":"bac_01m8d25esnekv8v4m6wpmpmznc","name":"Savings","type":"savings","account_id":"acc_01m8d25esnekv8v4m6ws94cnrm","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T23:13:33.493Z","updated_at":"2026-11-26T23:13:33.493Z","version":1}}', 1795734813493);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bb7b-765b-a2a0-6f8ca44a7d29', X'C551EC8F1698C33995B6252C9A4FFF5C865ED03D0CF82994F5C1F395D7302D0C', 201, '{"data":{"id":"con_01m8d25evyefq8a3g2sv33a9m6","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.566Z","updated_at":"2026-11-26T23:13:33.566Z","version":1}}', 1795734813566);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bbeb-7451-a877-a64991f344b2', X'F4A4AB55325AABA1A9ACC98E55BDE077783344587E0206E164B847C022014EA6', 201, '{"data":{"id":"con_01m8d25ezeebv9jtmw6p5t37gm","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.678Z","updated_at":"2026-11-26T23:13:33.678Z","version":1}}', 1795734813678);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bc63-73fb-a7d2-b0e43abf5670', X'04CA97C373AF5AAEE70DB5221949F29B0F2139B279D8B656C3B6972AE98DF008', 201, '{"data":{"id":"con_01m8d25f37ej186j33r4xxhxy1","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.799Z","updated_at":"2026-11-26T23:13:33.799Z","version":1}}', 1795734813799);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bcbb-714a-af30-6a2004d54f2d', X'E41A0B5A51E5A287B2508C7E84E05B2D11415C1F823B07EEC40DBEF1F8FC7A8F', 201, '{"data":{"id":"con_01m8d25f5zeb3rstq7e224q7z4","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.887Z","updated_at":"2026-11-26T23:13:33.887Z","version":1}}', 1795734813887);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bcd5-7563-b1ef-e09d7ec8975b', X'CC7EF5B44FD8150E12B2A26A8179D77D64ABCB1B40A654309A239A05D3E1D138', 201, '{"data":{"id":"con_01m8d25f6qem28mftmvz80xehp","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.911Z","updated_at":"2026-11-26T23:13:33.911Z","version":1}}', 1795734813911);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bd0b-743f-9398-b0f8efc555ca', X'EE4F75BAD91B9F84742DE5FD750A5249B9D78AD7A7FF8F78C2BEAFF073033312', 201, '{"data":{"id":"con_01m8d25f8gec0tc9zp7xnq4m33","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.968Z","updated_at":"2026-11-26T23:13:33.968Z","version":1}}', 1795734813968);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bd58-7486-974a-25a4aeefc5c8', X'31D3CE4AD79011A9279843D4220A3D8F37F25F48C6B2056EB732361AE6149802', 201, '{"data":{"id":"con_01m8d25favext9n6bmgg0ch9e2","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:34.043Z","updated_at":"2026-11-26T23:13:34.043Z","version":1}}', 1795734814043);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-f796320be87373ccb710cd6b74ab20af80fee7bd3f64d7aeed066974a1c5bdb6', X'95AA802EDF2805CB03E64A992230D4B9577FB19963709BDE362963A0C51C07DC', 201, '{"data":{"id":"inv_01m8d25fczey7t10zs73zc150m","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d25fczey7t10zs76dj00zf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.111Z","updated_at":"2026-11-26T23:13:34.111Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795734814111);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-f53ea6608bf2d48190f60a7013b313892bd7bc639d6ccb2451eb08f39b264378', X'D8551E9786EE6A711CCEA4402B02A0CF5A7E694D136CAFA1546672BC65FC6192', 201, '{"data":{"id":"inv_01m8d25fdgegvss0fhvmhmzcca","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d25f5zeb3rstq7e224q7z4","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d25fdgegvss0fhvs5anny6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.128Z","updated_at":"2026-11-26T23:13:34.128Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1d95s67s0","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795734814128);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-ccbc4d3cc67bda59ff65ded6ec2187696ad10d8442be61d45ef99d87e084a890', X'C311BC35F59E53BB405BD70194E7296A0DC9A64DFBEDD864EC605A8C63BA40B9', 201, '{"data":{"id":"inv_01m8d25fe5e7stpswn88w6vqkb","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d25f6qem28mftmvz80xehp","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d25fe5e7stpswn8cy12skk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.149Z","updated_at":"2026-11-26T23:13:34.149Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz19rserzrr","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795734814149);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-36639b29dde153e8ad5c4cd915e693b87738e7f6258291509cfe26083ad96d1f', X'E37DB30B7789B53794048F72287901FDE67EF0132D6C9E3F317D7B547D06802F', 201, '{"data":{"id":"inv_01m8d25fece8e84mqa15zr27tc","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d25fece8e84mqa1ajwh5r3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.156Z","updated_at":"2026-11-26T23:13:34.156Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1csk7za95","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795734814156);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-7837d07fedc5487bee382250be2d47abe13173df91c7de5a05d3d4b273c8276e', X'2A33EFBC28E6F1DD0D8B20197825F4AC27ADCD4C0D6A305A0BB1C3AF03CFD4DD', 201, '{"data":{"id":"inv_01m8d25fejer3be8f76mz2x8ky","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d25f8gec0tc9zp7xnq4m33","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d25fejer3be8f76rxcpn4f","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.162Z","updated_at":"2026-11-26T23:13:34.162Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1e3cbs4fx","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795734814162);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-d93b3b5ded03f52ea016cf40717f3b1ddfeb4fb28fac77f532655fc3641bb694', X'1B52C0539E46C4B276BB5843212B0033B4F382DF1F4D2AA6BFBF452BF71782E1', 201, '{"data":{"id":"inv_01m8d25feve6wb1tykxdgdhgfm","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d25ezeebv9jtmw6p5t37gm","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d25feve6wb1tykxk9sgxfn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.171Z","updated_at":"2026-11-26T23:13:34.171Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d25eg0e5bvrpfr17a0pjmf","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795734814171);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-d1327fc9777e2cf4cf0908fe1219822f7fe5e35575c420afc3265ec934fb90b0', X'7EA89DFAD1F1562D9E996DF55523E3083A8C45ACA8D193E2B4B2E728DDDFEDFD', 201, '{"data":{"id":"inv_01m8d25ffgesmb1a9sg4bp762t","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d25ffgesmb1a9sgbwnmt26","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.192Z","updated_at":"2026-11-26T23:13:34.192Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795734814192);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-24a2837d17fc75e9eec7491f6d994b9096968da2da2c2038453fcaa11c94db6d', X'C501E4F5D3D6FE244AEA26ADD970C8F77F8918B9F19C4D0E1A7074B0A748EF47', 201, '{"data":{"id":"inv_01m8d25ffrey89g3v061w1ndnp","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d25ffrey89g3v066cdt0gd","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.200Z","updated_at":"2026-11-26T23:13:34.200Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795734814200);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-2c97577e744235af8995b2a7ddbaa10adefe5231f3f3a304eafe746f872c4e22', X'2A09DE81EBB8F0F4118337F941AC044518D27C58848C6B65F423120AC1AD2430', 201, '{"data":{"id":"inv_01m8d25fg2ejbsqkjmgwe2wr05","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d25fg2ejbsqkjmh1b5esre","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.210Z","updated_at":"2026-11-26T23:13:34.210Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795734814210);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-fc76a5c2528e2c0051359088ca0064712f726737e8b438682a8e66d164c4448c', X'2FB7E2D92B1F3852A02B5FCB3F262376ED11DDF83AAD00C5B07760EA30313386', 201, '{"data":{"id":"inv_01m8d25fgcernbc01qenw7z7ne","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d25favext9n6bmgg0ch9e2","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d25fgdeeyamm9s3e3d03ac","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.221Z","updated_at":"2026-11-26T23:13:34.221Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1de8sphvk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795734814221);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-invoices-c5481ebfb2f26f07df79a29b735b25bae687fe763b9b5e616963bcd19a8573c6', X'F54D8092F2E1041FB0F1E1C5955D11C0F25ACCD2876ED50C7A12297BC3053547', 201, '{"data":{"id":"inv_01m8d25fh5eaht24zbd85b3a2j","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d25fh5eaht24zbdcdyfvfc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.245Z","updated_at":"2026-11-26T23:13:34.245Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1csk7za95","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795734814245);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-be72-719d-8cdf-8368d6ee8c46', X'90F03630D6CBE3455459E889F687002526B3F938F37DEA57C028D246E6832826', 200, '{"data":{"id":"inv_01m8d25ffrey89g3v061w1ndnp","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d25ffrey89g3v066cdt0gd","void_date":"2026-03-03","void_journal_id":"jnl_01m8d25fkpe01basqnzs6yste0","created_at":"2026-11-26T23:13:34.200Z","updated_at":"2026-11-26T23:13:34.326Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795734814326);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bee0-71af-82b3-104fafce6ab3', X'75C2424B770A2AE6E6FF17FDA0EB0706630C47DFD48A2F96989375CACBFD9F9A', 201, '{"data":{"id":"inv_01m8d25fg2ejbsqkjmgwe2wr05","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d25fg2ejbsqkjmh1b5esre","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.210Z","updated_at":"2026-11-26T23:13:34.437Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795734814437);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'tieout-journals-104bd86742e1d975bb60dca0d8c1680f098807758c9b5349b90df9e9c71dd96e', X'B395F862390C47C81A6B4484DBF1FA9406C01C0CE91B19CD007501859F289F67', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8d25ftkevjtqn8gfgb2kr1c","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8d25ftkevjtqn8gfrny9xp4","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8d25ftkevjtqn8gg3ha2pkj","sequence":16,"error":null}]}}', 1795734814547);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-bf99-73cc-ad35-9251588f2cfb', X'0B7D8CF43A13FA0C83AB87E13F1D26C7BCF9885F699C9E497032EBEDA162873C', 201, '{"data":{"id":"set_01m8d25fwwezetmexhc1gpqx2e","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ezeebv9jtmw6p5t37gm","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25fwwezetmexhca6qq4a7","invoice_id":"inv_01m8d25feve6wb1tykxdgdhgfm","invoice_number":"INV-0003","settlement_id":"set_01m8d25fwwezetmexhc1gpqx2e","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T23:13:34.620Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d25fwwezetmexhc6ddcqy5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.620Z","updated_at":"2026-11-26T23:13:34.620Z","version":1}}', 1795734814620);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c004-706d-8752-17d4e94d0fc1', X'B70A975D8C888CE98E83BDEBED0AA9C323913E0E4290CE7F0F281491CA0F67F3', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8d25g0fepcbe8hcd0bsm4j6"},{"index":1,"status":"created","id":"btx_01m8d25g0fepcbe8hcd4vzpvwe"},{"index":2,"status":"created","id":"btx_01m8d25g0fepcbe8hcda3311mg"},{"index":3,"status":"created","id":"btx_01m8d25g0fepcbe8hcdcbaex2h"},{"index":4,"status":"created","id":"btx_01m8d25g0fepcbe8hcdhd5rbg6"},{"index":5,"status":"created","id":"btx_01m8d25g0fepcbe8hcdmsrfacs"},{"index":6,"status":"created","id":"btx_01m8d25g0fepcbe8hcdsmpcwfs"},{"index":7,"status":"created","id":"btx_01m8d25g0fepcbe8hcdzw813bm"},{"index":8,"status":"created","id":"btx_01m8d25g0fepcbe8hce2tm7z6v"},{"index":9,"status":"created","id":"btx_01m8d25g0fepcbe8hce77s12hm"},{"index":10,"status":"created","id":"btx_01m8d25g0fepcbe8hcea4936f6"},{"index":11,"status":"created","id":"btx_01m8d25g0fepcbe8hcec5jzzg1"},{"index":12,"status":"created","id":"btx_01m8d25g0fepcbe8hcehmzy34e"}]}}', 1795734814735);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c0d5-732a-b602-90cb2060ecb6', X'E322AD5F8B6ABB66F4DE146FB6A22D3DF4FC1BF0F535F3E843A8D3113F7237AF', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcd0bsm4j6","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8d25f6qem28mftmvz80xehp","journal_id":"jnl_01m8d25g71e7d9jycjhhpfhz5s","settlement_id":"set_01m8d25g71e7d9jycjhhpfhz5s","confirmed_at":"2026-11-26T23:13:34.945Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:34.945Z","version":2}}', 1795734814945);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c132-7286-abbf-e7a1143adf2a', X'B3FFA44CC2F9C58BDACDCE1CE8F1DD51441B5A4249B6D3502958DC22E75B2D4E', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcd4vzpvwe","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","journal_id":"jnl_01m8d25g9kecya1e9311n4ynqg","settlement_id":"set_01m8d25g9kecya1e9311n4ynqg","confirmed_at":"2026-11-26T23:13:35.027Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.027Z","version":2}}', 1795734815027);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c1e0-76ab-9544-384be8451fd3', X'81BEC2E16FDC96F2488CC3FCABE829E36F4A8D74831B6E1EC191B663608AACC4', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcdcbaex2h","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8d25f8gec0tc9zp7xnq4m33","journal_id":"jnl_01m8d25gf2ej799v46dwb2vzq5","settlement_id":"set_01m8d25gf2ej799v46dwb2vzq5","confirmed_at":"2026-11-26T23:13:35.202Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.202Z","version":2}}', 1795734815202);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c233-77e6-9c63-475185ee4d1c', X'45F9A22BA5F822C3206859D90191C6597177F742206E8751E6A06275D4186B92', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcdhd5rbg6","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","journal_id":"jnl_01m8d25ghmemn80bj57w4pgn15","settlement_id":"set_01m8d25ghmemn80bj57w4pgn15","confirmed_at":"2026-11-26T23:13:35.284Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.284Z","version":2}}', 1795734815284);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c268-7549-a18d-0ee22f105675', X'5713755C55636385486291D484A2312EE6241745B112FBB373602D3AA4E56727', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcdsmpcwfs","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8d25f5zeb3rstq7e224q7z4","journal_id":"jnl_01m8d25gkae3ftrz4np3v02hkf","settlement_id":"set_01m8d25gkae3ftrz4np3v02hkf","confirmed_at":"2026-11-26T23:13:35.338Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.338Z","version":2}}', 1795734815338);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c2b7-73dc-8bf0-567bfefe9c69', X'1E1A1228E8C97CDCD2A4B5493787B72DB5523AAB2905CA9304BEAD0A3F8D40E7', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hce77s12hm","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8d25f37ej186j33r4xxhxy1","journal_id":"jnl_01m8d25gnve6prg0z73v8x9dnb","settlement_id":"set_01m8d25gnve6prg0z73v8x9dnb","confirmed_at":"2026-11-26T23:13:35.419Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.419Z","version":2}}', 1795734815419);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c36b-7379-8193-bd423e9315e1', X'2A8011F4E2612A51A42412D7DD5AE66407A6F1B233742CA2D30AB7DC793EDF0B', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hce2tm7z6v","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8d25ezeebv9jtmw6p5t37gm","journal_id":"jnl_01m8d25fwwezetmexhc6ddcqy5","settlement_id":"set_01m8d25fwwezetmexhc1gpqx2e","confirmed_at":"2026-11-26T23:13:35.598Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.598Z","version":2}}', 1795734815598);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c40c-7256-8042-8fc84e1fbb1b', X'2FEA01C473E737F3D5645FC80FDEC79EB664D0AFDFE2328B89867BC381ECB136', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcec5jzzg1","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8d25h0me6ctf65vdhe59ygv","settlement_id":null,"confirmed_at":"2026-11-26T23:13:35.764Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.764Z","version":2}}', 1795734815764);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c4ef-7243-b719-94984921b31e', X'D317A9E25A4EECA8181785C975D552B9DAF4BD9EDD9F67D2717069EF351E7797', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcehmzy34e","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25ecvegqscqz1bk2p1bnf","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8d25h7reyd9w2mzdtbd0n3z","settlement_id":null,"confirmed_at":"2026-11-26T23:13:35.992Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:35.992Z","version":2}}', 1795734815992);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-c548-705e-8d63-cbd6067d4e69', X'BDAAC9769E7B91EC957FBD5ED533D930CD0AC59421693E71D6EC4E7B68297580', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8d25g0fepcbe8hcda3311mg","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d25g0fepcbe8hcdmsrfacs","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25ecvegqscqz1es0bmz6c","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8d25g0fepcbe8hcdzw813bm","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d25g0fepcbe8hcea4936f6","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25ecvegqscqz1fdv55430","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795734817322);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-ca87-7024-a9f1-c0a3a460035b', X'31D29DF6A3D0ED9E59F3E3951F67B5CF30074B22D09EF9246B9FC2A1B9B0C075', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcdmsrfacs","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25ecvegqscqz1es0bmz6c","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8d25jmdet2v2x6cd37bf2vh","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.421Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:37.421Z","version":3}}', 1795734817421);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-caf7-7045-b941-991278874631', X'A0AC45D9BDBA5C811D7B8D0CFC6EDEF2E3A58DADBF534F3571ED5F4674A96C2C', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcdzw813bm","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d25jqse53vwhtbzsgw0c8h","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.529Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:37.529Z","version":3}}', 1795734817529);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-cb45-7258-8278-f806b4f739b8', X'BE3B0E8DC49C97944B55B6BB31AC9D8171E3C4BD746D3331FC4A274DDC4CE2CA', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcda3311mg","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d25jt7ek888rxc4wkbjrjm","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.607Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:37.607Z","version":3}}', 1795734817607);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-cb9c-74ef-a215-f880f18ddeac', X'7E7F6950E8BC1650637B331B4B9DA6B1E6C3B7B64D3484F1617134AC9DEAB6FD', 200, '{"data":{"id":"btx_01m8d25g0fepcbe8hcea4936f6","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25ecvegqscqz1fdv55430","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8d25jwyee9at5f115r01198","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.694Z","created_at":"2026-11-26T23:13:34.735Z","updated_at":"2026-11-26T23:13:37.694Z","version":3}}', 1795734817694);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-cccc-7195-8799-462eb8141c81', X'5D65B06552ADA67701AB1B7167E8B8C8F3A2E5B644E5DE4C0DFD8AA5A9D15A41', 201, '{"data":{"id":"vrt_01m8d25k6dezqags7zn061d9f8","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T23:13:37.997Z","updated_at":"2026-11-26T23:13:37.997Z","version":1}}', 1795734817997);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-cd06-73c0-84cf-44ad614f7859', X'5B6E690FA80CD6558B382BA24E8E0B7E3D503D1BA7198B529FFEFA797A20E9FB', 200, '{"data":{"id":"vrt_01m8d25k6dezqags7zn061d9f8","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T23:13:38.069Z","created_at":"2026-11-26T23:13:37.997Z","updated_at":"2026-11-26T23:13:38.069Z","version":2}}', 1795734818069);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', 'org_01m8d25ecvegqscqz1fprz9mjv', '01a21a22-cd6f-7338-8fa9-ea081b75acdd', X'57DFC702F10C7A8320DD93242407CB231E8BF818C71F181D508AFACEA6F039E7', 200, '{"data":{"id":"org_01m8d25ecvegqscqz1fprz9mjv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T23:13:33.083Z","updated_at":"2026-11-26T23:13:38.161Z","version":2}}', 1795734818161);
INSERT INTO idempotent_answers VALUES ('usr_01m8d25bv5ebw9e7d55486qavb', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8d25m1qensvvmjqt2ajhzjn","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8d25m1qensvvmjqt2ajhzjn"}', 1795734818871);
INSERT INTO organisations VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795734811124, 1795734811124, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795734813083, 1795734818161, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 2, X'53C3B9A8E96F7BF3BFC8CDE7B65649682AE7E6258113012469B3EE50166040D2', 100000, 9, X'98B77AA5A1B89F226EF4A6A12675F70CF471BAB3608DBEE77A51A6E561CD1044');
INSERT INTO ledger_heads VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 29, X'DC915C6A7C0C670D120F230A9DBA13EBE665EE9F1A436D04363C9D9487E54F7E', 4253177, 59, X'3BA1B1B01BBA7BF5B2E28B32FEC1BEF5BB64CAB131ADBA42F7607E8A48315A6B');
INSERT INTO members VALUES ('mem_01m8d25cfkezta97r5vsxwd47s', 'org_01m8d25cfmezn89y0ew206n3sb', 'jo@example.com', 'usr_01m8d25bv5ebw9e7d55486qavb', 'owner', 1795734811124, 1795734811124, 1);
INSERT INTO members VALUES ('mem_01m8d25ecvegqscqz19mhcjgkv', 'org_01m8d25ecvegqscqz1fprz9mjv', 'jo@example.com', 'usr_01m8d25bv5ebw9e7d55486qavb', 'owner', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5vyge2h4k', 'org_01m8d25cfmezn89y0ew206n3sb', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5w3vhsrqa', 'org_01m8d25cfmezn89y0ew206n3sb', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5w4c0gmxr', 'org_01m8d25cfmezn89y0ew206n3sb', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5w84t1csa', 'org_01m8d25cfmezn89y0ew206n3sb', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5wfhqvgfs', 'org_01m8d25cfmezn89y0ew206n3sb', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfkezta97r5wh3ktqqy', 'org_01m8d25cfmezn89y0ew206n3sb', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0epw8ezq1j', 'org_01m8d25cfmezn89y0ew206n3sb', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eq0sq3a3r', 'org_01m8d25cfmezn89y0ew206n3sb', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eq56sj538', 'org_01m8d25cfmezn89y0ew206n3sb', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eq93b4cfz', 'org_01m8d25cfmezn89y0ew206n3sb', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eqegr1ayb', 'org_01m8d25cfmezn89y0ew206n3sb', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eqh7873yf', 'org_01m8d25cfmezn89y0ew206n3sb', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eqpza03k7', 'org_01m8d25cfmezn89y0ew206n3sb', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eqv72eaxs', 'org_01m8d25cfmezn89y0ew206n3sb', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eqyrw8k4e', 'org_01m8d25cfmezn89y0ew206n3sb', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0er368d92r', 'org_01m8d25cfmezn89y0ew206n3sb', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0er5w9dha8', 'org_01m8d25cfmezn89y0ew206n3sb', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0er90bz1rc', 'org_01m8d25cfmezn89y0ew206n3sb', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0erfsjzh11', 'org_01m8d25cfmezn89y0ew206n3sb', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0erjm292rk', 'org_01m8d25cfmezn89y0ew206n3sb', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0erqqs417j', 'org_01m8d25cfmezn89y0ew206n3sb', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0ervkt4amh', 'org_01m8d25cfmezn89y0ew206n3sb', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0erwjxkbw8', 'org_01m8d25cfmezn89y0ew206n3sb', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0es0x3ky4j', 'org_01m8d25cfmezn89y0ew206n3sb', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0es4emy8m9', 'org_01m8d25cfmezn89y0ew206n3sb', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0es9cezmke', 'org_01m8d25cfmezn89y0ew206n3sb', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0esfac8wjw', 'org_01m8d25cfmezn89y0ew206n3sb', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eskdtxwk3', 'org_01m8d25cfmezn89y0ew206n3sb', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0esn0d1ga7', 'org_01m8d25cfmezn89y0ew206n3sb', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0esta6wqeh', 'org_01m8d25cfmezn89y0ew206n3sb', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0eszq35c7e', 'org_01m8d25cfmezn89y0ew206n3sb', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0et1q84wwj', 'org_01m8d25cfmezn89y0ew206n3sb', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0et6ztvtaw', 'org_01m8d25cfmezn89y0ew206n3sb', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etb5awx6z', 'org_01m8d25cfmezn89y0ew206n3sb', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etexga8mf', 'org_01m8d25cfmezn89y0ew206n3sb', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etkrps9cd', 'org_01m8d25cfmezn89y0ew206n3sb', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etpcm0ypj', 'org_01m8d25cfmezn89y0ew206n3sb', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etrcy5zya', 'org_01m8d25cfmezn89y0ew206n3sb', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0etxjx9ems', 'org_01m8d25cfmezn89y0ew206n3sb', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0ev3jj1br3', 'org_01m8d25cfmezn89y0ew206n3sb', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0ev5t0h9sv', 'org_01m8d25cfmezn89y0ew206n3sb', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0ev8naza68', 'org_01m8d25cfmezn89y0ew206n3sb', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0evcdy1k2s', 'org_01m8d25cfmezn89y0ew206n3sb', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0evh1j5f1t', 'org_01m8d25cfmezn89y0ew206n3sb', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0evndshyyt', 'org_01m8d25cfmezn89y0ew206n3sb', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0evt3s7shq', 'org_01m8d25cfmezn89y0ew206n3sb', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25cfmezn89y0evwttemqq', 'org_01m8d25cfmezn89y0ew206n3sb', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795734811124, 1795734811124, 1);
INSERT INTO accounts VALUES ('acc_01m8d25eawe5mvhdeyphwyjx7y', 'org_01m8d25cfmezn89y0ew206n3sb', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795734813020, 1795734813020, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz19rserzrr', 'org_01m8d25ecvegqscqz1fprz9mjv', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz19y5se247', 'org_01m8d25ecvegqscqz1fprz9mjv', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1a15t1sjc', 'org_01m8d25ecvegqscqz1fprz9mjv', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1a72445va', 'org_01m8d25ecvegqscqz1fprz9mjv', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1abjn12h8', 'org_01m8d25ecvegqscqz1fprz9mjv', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1afz02hwv', 'org_01m8d25ecvegqscqz1fprz9mjv', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ajesnpg6', 'org_01m8d25ecvegqscqz1fprz9mjv', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ap624853', 'org_01m8d25ecvegqscqz1fprz9mjv', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1at14fdkd', 'org_01m8d25ecvegqscqz1fprz9mjv', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1axgdh9jk', 'org_01m8d25ecvegqscqz1fprz9mjv', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1b0pa2cm8', 'org_01m8d25ecvegqscqz1fprz9mjv', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1b5jm9kyy', 'org_01m8d25ecvegqscqz1fprz9mjv', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1b9phy04s', 'org_01m8d25ecvegqscqz1fprz9mjv', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1bf78y8dh', 'org_01m8d25ecvegqscqz1fprz9mjv', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1bk2p1bnf', 'org_01m8d25ecvegqscqz1fprz9mjv', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1bqqec8rh', 'org_01m8d25ecvegqscqz1fprz9mjv', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1bt5mb7jj', 'org_01m8d25ecvegqscqz1fprz9mjv', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1bynx869n', 'org_01m8d25ecvegqscqz1fprz9mjv', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1c3kxkrsj', 'org_01m8d25ecvegqscqz1fprz9mjv', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1c5mj0mvv', 'org_01m8d25ecvegqscqz1fprz9mjv', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ca9bnesq', 'org_01m8d25ecvegqscqz1fprz9mjv', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1cene7sen', 'org_01m8d25ecvegqscqz1fprz9mjv', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ck6sxm9n', 'org_01m8d25ecvegqscqz1fprz9mjv', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1cpeahmc0', 'org_01m8d25ecvegqscqz1fprz9mjv', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1csk7za95', 'org_01m8d25ecvegqscqz1fprz9mjv', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1cwm4y79k', 'org_01m8d25ecvegqscqz1fprz9mjv', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1d2yvmkwv', 'org_01m8d25ecvegqscqz1fprz9mjv', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1d6vepcc8', 'org_01m8d25ecvegqscqz1fprz9mjv', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1d95s67s0', 'org_01m8d25ecvegqscqz1fprz9mjv', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1de8sphvk', 'org_01m8d25ecvegqscqz1fprz9mjv', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1dhmr19gf', 'org_01m8d25ecvegqscqz1fprz9mjv', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1dmp829x6', 'org_01m8d25ecvegqscqz1fprz9mjv', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1dt6zypbx', 'org_01m8d25ecvegqscqz1fprz9mjv', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1dwe166q1', 'org_01m8d25ecvegqscqz1fprz9mjv', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1e3cbs4fx', 'org_01m8d25ecvegqscqz1fprz9mjv', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1e4t2pnyx', 'org_01m8d25ecvegqscqz1fprz9mjv', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1e8ve8e40', 'org_01m8d25ecvegqscqz1fprz9mjv', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1edj8v9sp', 'org_01m8d25ecvegqscqz1fprz9mjv', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ekah9z6x', 'org_01m8d25ecvegqscqz1fprz9mjv', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1en4dhxt1', 'org_01m8d25ecvegqscqz1fprz9mjv', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1es0bmz6c', 'org_01m8d25ecvegqscqz1fprz9mjv', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1ez0mycdz', 'org_01m8d25ecvegqscqz1fprz9mjv', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1f07ws9ey', 'org_01m8d25ecvegqscqz1fprz9mjv', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1f6y6axda', 'org_01m8d25ecvegqscqz1fprz9mjv', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1f81hqzj3', 'org_01m8d25ecvegqscqz1fprz9mjv', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1fdv55430', 'org_01m8d25ecvegqscqz1fprz9mjv', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ecvegqscqz1fkwmbqzc', 'org_01m8d25ecvegqscqz1fprz9mjv', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795734813083, 1795734813083, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ef2e4x84bcedjkav7ww', 'org_01m8d25ecvegqscqz1fprz9mjv', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795734813154, 1795734813154, 1);
INSERT INTO accounts VALUES ('acc_01m8d25eg0e5bvrpfr17a0pjmf', 'org_01m8d25ecvegqscqz1fprz9mjv', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795734813185, 1795734813185, 1);
INSERT INTO accounts VALUES ('acc_01m8d25ejqe5qvk5mkw6arphev', 'org_01m8d25ecvegqscqz1fprz9mjv', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795734813271, 1795734813271, 1);
INSERT INTO accounts VALUES ('acc_01m8d25esnekv8v4m6ws94cnrm', 'org_01m8d25ecvegqscqz1fprz9mjv', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795734813493, 1795734813493, 1);
INSERT INTO contacts VALUES ('con_01m8d25evyefq8a3g2sv33a9m6', 'org_01m8d25ecvegqscqz1fprz9mjv', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795734813566, 1795734813566, 1);
INSERT INTO contacts VALUES ('con_01m8d25ezeebv9jtmw6p5t37gm', 'org_01m8d25ecvegqscqz1fprz9mjv', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795734813678, 1795734813678, 1);
INSERT INTO contacts VALUES ('con_01m8d25f37ej186j33r4xxhxy1', 'org_01m8d25ecvegqscqz1fprz9mjv', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795734813799, 1795734813799, 1);
INSERT INTO contacts VALUES ('con_01m8d25f5zeb3rstq7e224q7z4', 'org_01m8d25ecvegqscqz1fprz9mjv', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795734813887, 1795734813887, 1);
INSERT INTO contacts VALUES ('con_01m8d25f6qem28mftmvz80xehp', 'org_01m8d25ecvegqscqz1fprz9mjv', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795734813911, 1795734813911, 1);
INSERT INTO contacts VALUES ('con_01m8d25f8gec0tc9zp7xnq4m33', 'org_01m8d25ecvegqscqz1fprz9mjv', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795734813968, 1795734813968, 1);
INSERT INTO contacts VALUES ('con_01m8d25favext9n6bmgg0ch9e2', 'org_01m8d25ecvegqscqz1fprz9mjv', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795734814043, 1795734814043, 1);
INSERT INTO journals VALUES ('jnl_01m8d25epqezv8wsrndv7a8aa0', 'org_01m8d25ecvegqscqz1fprz9mjv', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795734813399, 'usr_01m8d25bv5ebw9e7d55486qavb', X'F08E2B4E72DF336A5D5DAE71E4D9ECA3EB001C7B25B143AA582983C93E28110F', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8d25fczey7t10zs76dj00zf', 'org_01m8d25ecvegqscqz1fprz9mjv', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795734814111, 'usr_01m8d25bv5ebw9e7d55486qavb', X'AE0B2FCFC0BA2421CDF81C02D052CE5FB3484C5AFD24C9160258793BF62FC9D7', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8d25fdgegvss0fhvs5anny6', 'org_01m8d25ecvegqscqz1fprz9mjv', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795734814128, 'usr_01m8d25bv5ebw9e7d55486qavb', X'F62CCC33F325243591A3E7FC3D514BCEF0A52EED6CB4AB435126647DB79B87C9', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8d25fe5e7stpswn8cy12skk', 'org_01m8d25ecvegqscqz1fprz9mjv', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795734814149, 'usr_01m8d25bv5ebw9e7d55486qavb', X'FA60106577A9B0F788236DE811666FA62CC270A546AE281F0568003670AA9BBC', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8d25fece8e84mqa1ajwh5r3', 'org_01m8d25ecvegqscqz1fprz9mjv', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795734814156, 'usr_01m8d25bv5ebw9e7d55486qavb', X'25823E82BBE637261DD34A24CF4091202D0B69897320D8F2E0C0C8ACB191A5AA', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8d25fejer3be8f76rxcpn4f', 'org_01m8d25ecvegqscqz1fprz9mjv', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795734814162, 'usr_01m8d25bv5ebw9e7d55486qavb', X'23745D11106B4149255B25581A5B91014AEF99A64F11099B2A8A6F9BAF5EC211', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8d25feve6wb1tykxk9sgxfn', 'org_01m8d25ecvegqscqz1fprz9mjv', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795734814171, 'usr_01m8d25bv5ebw9e7d55486qavb', X'E33B3675758B9C2C9EDEF5972242C74AC19A565723657D3D09DFA95532E2EEC3', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8d25ffgesmb1a9sgbwnmt26', 'org_01m8d25ecvegqscqz1fprz9mjv', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795734814192, 'usr_01m8d25bv5ebw9e7d55486qavb', X'5565AA1743585D9EA572F201BA9C149C8C19EAC23BF955FD0E44FEDFEB7B2949', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8d25ffrey89g3v066cdt0gd', 'org_01m8d25ecvegqscqz1fprz9mjv', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795734814200, 'usr_01m8d25bv5ebw9e7d55486qavb', X'91D1F8E95516014DFB0B3B08E310DA07CEF2184E0638E90113C73B6629B239B0', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8d25fg2ejbsqkjmh1b5esre', 'org_01m8d25ecvegqscqz1fprz9mjv', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795734814210, 'usr_01m8d25bv5ebw9e7d55486qavb', X'7A232E0C4CBDA6C6E46EB0B082F196E03BD0A40CD0FA5882881C05E0D0D47C63', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8d25fgdeeyamm9s3e3d03ac', 'org_01m8d25ecvegqscqz1fprz9mjv', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795734814221, 'usr_01m8d25bv5ebw9e7d55486qavb', X'BECBF64F3D603E253580A53E7463B21A87EEE92B3505E3EFC4CDB883ED9A8D07', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8d25fh5eaht24zbdcdyfvfc', 'org_01m8d25ecvegqscqz1fprz9mjv', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795734814245, 'usr_01m8d25bv5ebw9e7d55486qavb', X'C4ADECBA8607AB14BB53D5D99482527B56A315E898B03611E8BAD74221451732', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8d25fkpe01basqnzs6yste0', 'org_01m8d25ecvegqscqz1fprz9mjv', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8d25ffrey89g3v066cdt0gd', 60000, 1795734814326, 'usr_01m8d25bv5ebw9e7d55486qavb', X'210CB8D8CAD9A1E656E9F7705FED45C08FD7B2F06C6D254FE62A8C1512D76FB9', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8d25ftkevjtqn8gfgb2kr1c', 'org_01m8d25ecvegqscqz1fprz9mjv', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', X'352CB6CC196CF3D0F03735F9B3115B777DE226A5FD42A09EF68F2FC49268870D', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8d25ftkevjtqn8gfrny9xp4', 'org_01m8d25ecvegqscqz1fprz9mjv', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', X'7F9304718B6BCC34EEAE7E1306A8744BAF346C5D1B470BBF38ED52E2EA5B9D52', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8d25ftkevjtqn8gg3ha2pkj', 'org_01m8d25ecvegqscqz1fprz9mjv', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', X'8D5279900208284E6975F2B086C74D3F213FA4577BBB77D54B3A700DCC4B431A', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8d25fwwezetmexhc6ddcqy5', 'org_01m8d25ecvegqscqz1fprz9mjv', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795734814620, 'usr_01m8d25bv5ebw9e7d55486qavb', X'B73F80E388D9CB24B73532742816ADB26C537EE11AA844CB6B2D59790A45C219', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8d25g71e7d9jycjhhpfhz5s', 'org_01m8d25ecvegqscqz1fprz9mjv', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795734814945, 'usr_01m8d25bv5ebw9e7d55486qavb', X'E6102A60AAB3B05272554A14AAB667FDDBE2B44AA6DC414CD9423F6D57CF023D', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8d25g9kecya1e9311n4ynqg', 'org_01m8d25ecvegqscqz1fprz9mjv', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795734815027, 'usr_01m8d25bv5ebw9e7d55486qavb', X'1577612301C9D9C7666FB9114A71E2668D2C6A8847B461FE67B7914084FAC175', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8d25gf2ej799v46dwb2vzq5', 'org_01m8d25ecvegqscqz1fprz9mjv', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795734815202, 'usr_01m8d25bv5ebw9e7d55486qavb', X'9192E35EBD12465CCB458BC1DBA7B67E3ED6BF340C63473683A167C206D83F5F', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8d25ghmemn80bj57w4pgn15', 'org_01m8d25ecvegqscqz1fprz9mjv', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795734815284, 'usr_01m8d25bv5ebw9e7d55486qavb', X'3BD72DC53683A307DDE42085566A929EC71B62617AB7C16DFBA06E702FFF042A', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8d25gkae3ftrz4np3v02hkf', 'org_01m8d25ecvegqscqz1fprz9mjv', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795734815338, 'usr_01m8d25bv5ebw9e7d55486qavb', X'982D61004616CC4D84364F66FF1DE68DCCF7965968B221ACFD1AF07BE80F9109', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8d25gnve6prg0z73v8x9dnb', 'org_01m8d25ecvegqscqz1fprz9mjv', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795734815419, 'usr_01m8d25bv5ebw9e7d55486qavb', X'EF4938F3EC527382EA0B9DB438E82C64AB25C6E12DDCF58CBB0A00DB8225C06C', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8d25h0me6ctf65vdhe59ygv', 'org_01m8d25ecvegqscqz1fprz9mjv', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795734815764, 'usr_01m8d25bv5ebw9e7d55486qavb', X'2F700164D2D98A75F3CC7F97F69AA7913F877FEA12713F0E5798F91FD7395F98', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8d25h7reyd9w2mzdtbd0n3z', 'org_01m8d25ecvegqscqz1fprz9mjv', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795734815992, 'usr_01m8d25bv5ebw9e7d55486qavb', X'A342C411681E91B96849AA54FDAA783713B271A83C68F0DF3F91AC16A71FA421', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8d25jmdet2v2x6cd37bf2vh', 'org_01m8d25ecvegqscqz1fprz9mjv', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795734817421, 'usr_01m8d25bv5ebw9e7d55486qavb', X'644F717C1349B1E34FBC79E05F5F07AAB3F1DA17D7144155017DA5AD85344B9A', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8d25jqse53vwhtbzsgw0c8h', 'org_01m8d25ecvegqscqz1fprz9mjv', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795734817529, 'usr_01m8d25bv5ebw9e7d55486qavb', X'62F385170B9AA018B4FA373DC754B2769292170063F4E8798B7190137CA38243', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8d25jt7ek888rxc4wkbjrjm', 'org_01m8d25ecvegqscqz1fprz9mjv', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795734817607, 'usr_01m8d25bv5ebw9e7d55486qavb', X'A33BCF05BE3B723007C8315163E0465A7EE48E1D84F4FA3D5B2D838C5A998906', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8d25jwyee9at5f115r01198', 'org_01m8d25ecvegqscqz1fprz9mjv', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795734817694, 'usr_01m8d25bv5ebw9e7d55486qavb', X'DC915C6A7C0C670D120F230A9DBA13EBE665EE9F1A436D04363C9D9487E54F7E', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8d25m4ye16sj9kx9bv519pf', 'org_01m8d25cfmezn89y0ew206n3sb', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795734818974, 'usr_01m8d25bv5ebw9e7d55486qavb', X'F0FAF069A0F88EF60D34927FAF0B0E4053EFBF80B4BEB32886974F90D5A625A7', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8d25m6je1k9rgjtxysyfkn5', 'org_01m8d25cfmezn89y0ew206n3sb', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8d25m4ye16sj9kx9bv519pf', 50000, 1795734819026, 'usr_01m8d25bv5ebw9e7d55486qavb', X'53C3B9A8E96F7BF3BFC8CDE7B65649682AE7E6258113012469B3EE50166040D2', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 1, 'acc_01m8d25cfmezn89y0et1q84wwj', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 2, 'acc_01m8d25cfmezn89y0eq56sj538', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 2, 1, 'acc_01m8d25cfmezn89y0et1q84wwj', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 2, 2, 'acc_01m8d25cfmezn89y0eq56sj538', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 2, 'acc_01m8d25ecvegqscqz1ck6sxm9n', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 2, 'acc_01m8d25ecvegqscqz1cpeahmc0', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 3, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 3, 2, 'acc_01m8d25ecvegqscqz1d95s67s0', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 2, 'acc_01m8d25ecvegqscqz19rserzrr', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 5, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 5, 2, 'acc_01m8d25ecvegqscqz1csk7za95', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 6, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 6, 2, 'acc_01m8d25ecvegqscqz1e3cbs4fx', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 2, 'acc_01m8d25eg0e5bvrpfr17a0pjmf', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 3, 'acc_01m8d25ecvegqscqz1cpeahmc0', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 4, 'acc_01m8d25ef2e4x84bcedjkav7ww', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 2, 'acc_01m8d25ecvegqscqz1cpeahmc0', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 2, 'acc_01m8d25ecvegqscqz1cpeahmc0', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 2, 'acc_01m8d25ecvegqscqz1cpeahmc0', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 2, 'acc_01m8d25ecvegqscqz1de8sphvk', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 2, 'acc_01m8d25ecvegqscqz1csk7za95', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 3, 'acc_01m8d25ecvegqscqz1cpeahmc0', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 4, 'acc_01m8d25ef2e4x84bcedjkav7ww', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 2, 'acc_01m8d25ecvegqscqz1cpeahmc0', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 14, 1, 'acc_01m8d25ecvegqscqz1ck6sxm9n', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 14, 2, 'acc_01m8d25ecvegqscqz1c5mj0mvv', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 14, 3, 'acc_01m8d25ecvegqscqz1bt5mb7jj', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 1, 'acc_01m8d25ecvegqscqz1dmp829x6', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 2, 'acc_01m8d25ecvegqscqz1b9phy04s', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 3, 'acc_01m8d25ecvegqscqz1bk2p1bnf', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 16, 1, 'acc_01m8d25ejqe5qvk5mkw6arphev', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 16, 2, 'acc_01m8d25ecvegqscqz1a72445va', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 17, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 17, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 18, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 18, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 19, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 19, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 20, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 20, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 21, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 21, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 22, 1, 'acc_01m8d25ecvegqscqz1b0pa2cm8', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 22, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 23, 1, 'acc_01m8d25ecvegqscqz1afz02hwv', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 23, 2, 'acc_01m8d25ecvegqscqz1at14fdkd', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 24, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 24, 2, 'acc_01m8d25esnekv8v4m6ws94cnrm', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 25, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 25, 2, 'acc_01m8d25ecvegqscqz1bk2p1bnf', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 26, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 26, 2, 'acc_01m8d25ecvegqscqz1es0bmz6c', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 2, 'acc_01m8d25ecvegqscqz1ekah9z6x', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 28, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 28, 2, 'acc_01m8d25ecvegqscqz1ekah9z6x', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 28, 3, 'acc_01m8d25ef2e4x84bcedjkav7ww', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 29, 1, 'acc_01m8d25ecvegqscqz1at14fdkd', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 29, 2, 'acc_01m8d25ecvegqscqz1fdv55430', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8d25cfmezn89y0ew206n3sb', '2026-03-02', 'acc_01m8d25cfmezn89y0eq56sj538', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8d25cfmezn89y0ew206n3sb', '2026-03-02', 'acc_01m8d25cfmezn89y0et1q84wwj', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25cfmezn89y0ew206n3sb', '2026-03-20', 'acc_01m8d25cfmezn89y0eq56sj538', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25cfmezn89y0ew206n3sb', '2026-03-20', 'acc_01m8d25cfmezn89y0et1q84wwj', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-01', 'acc_01m8d25ecvegqscqz1at14fdkd', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-01', 'acc_01m8d25ecvegqscqz1bt5mb7jj', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-01', 'acc_01m8d25ecvegqscqz1c5mj0mvv', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-01', 'acc_01m8d25ecvegqscqz1ck6sxm9n', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-15', 'acc_01m8d25ecvegqscqz1afz02hwv', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-15', 'acc_01m8d25ecvegqscqz1cpeahmc0', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-15', 'acc_01m8d25ef2e4x84bcedjkav7ww', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-20', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-20', 'acc_01m8d25ecvegqscqz1d95s67s0', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-21', 'acc_01m8d25ecvegqscqz19rserzrr', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-21', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-21', 'acc_01m8d25ef2e4x84bcedjkav7ww', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-22', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-22', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-28', 'acc_01m8d25ecvegqscqz1afz02hwv', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-28', 'acc_01m8d25ecvegqscqz1csk7za95', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-30', 'acc_01m8d25ecvegqscqz1afz02hwv', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-30', 'acc_01m8d25ecvegqscqz1at14fdkd', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-01', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-01', 'acc_01m8d25ecvegqscqz1e3cbs4fx', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-02', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-02', 'acc_01m8d25ecvegqscqz1ekah9z6x', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-02', 'acc_01m8d25ef2e4x84bcedjkav7ww', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-09', 'acc_01m8d25ecvegqscqz1afz02hwv', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-09', 'acc_01m8d25ecvegqscqz1cpeahmc0', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-09', 'acc_01m8d25ef2e4x84bcedjkav7ww', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-09', 'acc_01m8d25eg0e5bvrpfr17a0pjmf', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-10', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-10', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-16', 'acc_01m8d25ecvegqscqz1afz02hwv', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-16', 'acc_01m8d25ecvegqscqz1at14fdkd', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-18', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-18', 'acc_01m8d25ecvegqscqz1es0bmz6c', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-20', 'acc_01m8d25ecvegqscqz1afz02hwv', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-20', 'acc_01m8d25ecvegqscqz1cpeahmc0', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-20', 'acc_01m8d25ef2e4x84bcedjkav7ww', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-27', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-27', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-02', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-02', 'acc_01m8d25ecvegqscqz1ekah9z6x', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-02', 'acc_01m8d25ef2e4x84bcedjkav7ww', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-03', 'acc_01m8d25ecvegqscqz1afz02hwv', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-03', 'acc_01m8d25ecvegqscqz1cpeahmc0', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-03', 'acc_01m8d25ef2e4x84bcedjkav7ww', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-06', 'acc_01m8d25ecvegqscqz1afz02hwv', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-06', 'acc_01m8d25ecvegqscqz1at14fdkd', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-12', 'acc_01m8d25ecvegqscqz1afz02hwv', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-12', 'acc_01m8d25ecvegqscqz1cpeahmc0', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-12', 'acc_01m8d25ef2e4x84bcedjkav7ww', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-16', 'acc_01m8d25ecvegqscqz1afz02hwv', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-16', 'acc_01m8d25ecvegqscqz1at14fdkd', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-20', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-20', 'acc_01m8d25ecvegqscqz1fdv55430', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-24', 'acc_01m8d25ecvegqscqz1b0pa2cm8', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-24', 'acc_01m8d25ecvegqscqz1de8sphvk', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-24', 'acc_01m8d25ef2e4x84bcedjkav7ww', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-25', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-25', 'acc_01m8d25esnekv8v4m6ws94cnrm', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-27', 'acc_01m8d25ecvegqscqz1afz02hwv', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-27', 'acc_01m8d25ecvegqscqz1cpeahmc0', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-27', 'acc_01m8d25ecvegqscqz1csk7za95', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-27', 'acc_01m8d25ef2e4x84bcedjkav7ww', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ecvegqscqz1a72445va', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ecvegqscqz1at14fdkd', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ecvegqscqz1b9phy04s', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ecvegqscqz1bk2p1bnf', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ecvegqscqz1dmp829x6', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-31', 'acc_01m8d25ejqe5qvk5mkw6arphev', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 'acc_01m8d25cfmezn89y0eq56sj538', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 'acc_01m8d25cfmezn89y0et1q84wwj', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz19rserzrr', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1a72445va', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1afz02hwv', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1afz02hwv', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1afz02hwv', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1at14fdkd', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1at14fdkd', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1at14fdkd', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1b0pa2cm8', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1b0pa2cm8', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1b0pa2cm8', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1b9phy04s', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1bk2p1bnf', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1bt5mb7jj', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1c5mj0mvv', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1ck6sxm9n', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1cpeahmc0', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1cpeahmc0', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1cpeahmc0', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1csk7za95', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1csk7za95', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1d95s67s0', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1de8sphvk', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1dmp829x6', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1e3cbs4fx', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1ekah9z6x', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1ekah9z6x', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1es0bmz6c', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1fdv55430', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ef2e4x84bcedjkav7ww', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ef2e4x84bcedjkav7ww', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ef2e4x84bcedjkav7ww', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25eg0e5bvrpfr17a0pjmf', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ejqe5qvk5mkw6arphev', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25esnekv8v4m6ws94cnrm', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 1795734811124, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'organisation.create', 'org_01m8d25cfmezn89y0ew206n3sb', NULL, '{"id":"org_01m8d25cfmezn89y0ew206n3sb","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:31.124Z","updated_at":"2026-11-26T23:13:31.124Z","version":1}', X'DCFE38E8AFB243D8C5002517CBAFE4DDF5E77E66417FC0DFF8BA0C2FF9D4CA74', X'1D15ED65689D6F776362FD5E68AB9E2E48E602084E62542FAF13C56BE7BD6B82');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 2, 1795734813020, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'account.create', 'acc_01m8d25eawe5mvhdeyphwyjx7y', NULL, '{"id":"acc_01m8d25eawe5mvhdeyphwyjx7y","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.020Z","updated_at":"2026-11-26T23:13:33.020Z","version":1}', X'813A2B6B9EDD51547426B28132744DA047885F6B15111119576D28426B1F7102', X'8B8001C588F951BF9FB7943483D8494EC8694B8921A6D72F86F7ABFEB40269C4');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 3, 1795734813034, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_account.create', 'bac_01m8d25ebae6mae7dxkyqsh79w', NULL, '{"account_id":"acc_01m8d25cfmezn89y0eq56sj538","account_number":null,"created_at":"2026-11-26T23:13:33.034Z","currency":"GBP","iban":null,"id":"bac_01m8d25ebae6mae7dxkyqsh79w","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.034Z","version":1}', X'40F3F8179F874581166A5B63A2D29BDDCB600B74D6CCDB43C68239EA5894C940', X'38DB465BEA56CAA2172E62AC5A2B4D08E95FA2B845E4E71F383AB86CA21F3DA1');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 4, 1795734818916, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'8B6ECC5D4F6C5C9A587C2FA78EDD86769822CEE250C3B68C1805C82265289D7F', X'217BB963B403B99BF02F47617A1556EE1337C81F446A25BEE203EC5DC931920E');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 5, 1795734818946, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.create', 'btx_01m8d25m42ej49wee7q7f659fa', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8d25ebae6mae7dxkyqsh79w","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T23:13:38.946Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8d25m42ej49wee7q7f659fa","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T23:13:38.946Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'4EE36D19409F5625BC2ECE1C1292EFF8251B082215B751724C61D16F490A57CB', X'C97B0D91917DD1A31443DD12FF43E6FD771624E68AA871D13B5D4D262BCC09AB');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 6, 1795734818974, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'journal.post', 'jnl_01m8d25m4ye16sj9kx9bv519pf', NULL, '{"sequence":1,"total":500.00}', X'1F6367662ABE2B187C655B10A7B08473E7D14FC318B2959E036F2C2992F6B8F8', X'');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 7, 1795734818999, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25m42ej49wee7q7f659fa', NULL, '{"journal_id":"jnl_01m8d25m4ye16sj9kx9bv519pf","way":"match"}', X'4A7587C53EB8741D7B7886793E6F372D5021AB3AFCE9783FC5607F9565037E47', X'256C7ABE56EFBDCD53899B54F4D89A775D0DB654F45C6490AB854C2DA10AA837');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 8, 1795734819011, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.void', 'btx_01m8d25m42ej49wee7q7f659fa', '{"journal_id":"jnl_01m8d25m4ye16sj9kx9bv519pf"}', '{"reason":"matched in error"}', X'290840CCB554A54659E9C7FA51523B63A1424CD230524347122D6C007C2151B7', X'5E18D469984E326CF1BA866953BBA512480E1B5A04F5F39DA145FC10808E5EE4');
INSERT INTO audit_events VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 9, 1795734819026, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'journal.reverse', 'jnl_01m8d25m4ye16sj9kx9bv519pf', NULL, '{"reversed_by_journal_id":"jnl_01m8d25m6je1k9rgjtxysyfkn5","total":500.00}', X'98B77AA5A1B89F226EF4A6A12675F70CF471BAB3608DBEE77A51A6E561CD1044', X'');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 1795734813083, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'organisation.create', 'org_01m8d25ecvegqscqz1fprz9mjv', NULL, '{"id":"org_01m8d25ecvegqscqz1fprz9mjv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:33.083Z","updated_at":"2026-11-26T23:13:33.083Z","version":1}', X'3E91C0C2B0462EDCFD1DE0E06F5AAA861AC496015F03E1EAE17DBE2CD841E5B1', X'02F2E460F5886E3D6A813E680CA80289BF57FD0CB80E09458E337EE36ABB683F');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 1795734813154, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'account.create', 'acc_01m8d25ef2e4x84bcedjkav7ww', NULL, '{"id":"acc_01m8d25ef2e4x84bcedjkav7ww","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.154Z","updated_at":"2026-11-26T23:13:33.154Z","version":1}', X'FA5FDAF741169488859127211FEBAE983F6FE3825A1961017B1B45DD175482FD', X'4CB768FF45E385DB064ADD10E745FC7E723C3D752EDA62CB31B5B1AB2B54EBBB');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 3, 1795734813185, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'account.create', 'acc_01m8d25eg0e5bvrpfr17a0pjmf', NULL, '{"id":"acc_01m8d25eg0e5bvrpfr17a0pjmf","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.185Z","updated_at":"2026-11-26T23:13:33.185Z","version":1}', X'1F044B244509EA745B048A8ED5FE77AA82205244286AB155E9EC1077FB8E01EA', X'9B8FEE528C2D62C6ACCA071A85F4F2C016ECBC9CDFC125D7F57A53521714AB23');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 1795734813271, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'account.create', 'acc_01m8d25ejqe5qvk5mkw6arphev', NULL, '{"id":"acc_01m8d25ejqe5qvk5mkw6arphev","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.271Z","updated_at":"2026-11-26T23:13:33.271Z","version":1}', X'66310DB6CF9DE2DA48D14146FFF1660A660336522263F82F01BA55026C07C73F', X'290B891D28FF2AC3F7EA2B50758414A015755AE4AD329028A28BCD77874EE159');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 5, 1795734813399, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_account.create', 'bac_01m8d25epqezv8wsrndgwcx1my', NULL, '{"account_id":"acc_01m8d25ecvegqscqz1at14fdkd","account_number":null,"created_at":"2026-11-26T23:13:33.399Z","currency":"GBP","iban":null,"id":"bac_01m8d25epqezv8wsrndgwcx1my","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d25epqezv8wsrndv7a8aa0","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.399Z","version":1}', X'7B38DDA1E2DFF3EC0B93F91AF61E30401BEC86690D621A802686A4D22C5937F0', X'7E471945E12161241E48CD07E1795DC7B730D43123E431D21D469BC616E0B9B5');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 6, 1795734813493, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'account.create', 'acc_01m8d25esnekv8v4m6ws94cnrm', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T23:13:33.493Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8d25esnekv8v4m6ws94cnrm","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T23:13:33.493Z","version":1}', X'BE1A33108995DA89903762A5E99B2B584EDDA7022B6D768CA0B516E2C71D0996', X'EC28A28C54A16BCDF8BF19E0264A18EC9A1437A8AF84EC4B341F0AEF02634A1F');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 1795734813493, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_account.create', 'bac_01m8d25esnekv8v4m6wpmpmznc', NULL, '{"account_id":"acc_01m8d25esnekv8v4m6ws94cnrm","account_number":null,"created_at":"2026-11-26T23:13:33.493Z","currency":"GBP","iban":null,"id":"bac_01m8d25esnekv8v4m6wpmpmznc","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.493Z","version":1}', X'0148E7F016ACF03F2C0B37AFE03CE9DFAC05EC28A903650077F7F73EBC607130', X'E13BD9EE4BAEA9FF3BF8D3DB423D435109A96AF5A48D2589B3804A3BB90724C6');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 1795734813566, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25evyefq8a3g2sv33a9m6', NULL, '{"id":"con_01m8d25evyefq8a3g2sv33a9m6","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.566Z","updated_at":"2026-11-26T23:13:33.566Z","version":1}', X'14240BA24F570DEE6B25972BEC3286CEE594FF1D5F155959BE1A767DF68F12D8', X'18EE997599F62EC8D260F0BF005709C7EC4597C0B943D1B3F255F34ED2027F87');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 1795734813678, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25ezeebv9jtmw6p5t37gm', NULL, '{"id":"con_01m8d25ezeebv9jtmw6p5t37gm","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.678Z","updated_at":"2026-11-26T23:13:33.678Z","version":1}', X'A914E7F0409A040E816FA5C4C08479F3296C706E3F3C38022D77437D0C1E571C', X'8998E8AEA13A04EED819A2DAAA5DF148B0DC284997C32BDBFE720AC181650665');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 1795734813799, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25f37ej186j33r4xxhxy1', NULL, '{"id":"con_01m8d25f37ej186j33r4xxhxy1","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.799Z","updated_at":"2026-11-26T23:13:33.799Z","version":1}', X'DCF1E51937B4387F6EA0E9352F890A112DEAB43D61E7F5AEB89F998FF8C16FF5', X'BC9184FC4DB80E5467123D7DFA8DC3BEC882CEE83B740037E6721819AEA75F82');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 1795734813887, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25f5zeb3rstq7e224q7z4', NULL, '{"id":"con_01m8d25f5zeb3rstq7e224q7z4","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.887Z","updated_at":"2026-11-26T23:13:33.887Z","version":1}', X'B04DA2769B4B01A5217CC0DA38855219E58B310D85FCEC4E8199DC2019810E16', X'2620F636371F3D1A98B3D834F27903B1FB2F81533D81E440E6AE3FB90A2C3884');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 1795734813911, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25f6qem28mftmvz80xehp', NULL, '{"id":"con_01m8d25f6qem28mftmvz80xehp","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.911Z","updated_at":"2026-11-26T23:13:33.911Z","version":1}', X'0686B22F981B19B35AF0069397AF87065965D2F0784EBA0D442C8FE7FE0157D4', X'4F14C30D478381E7FB683AFA2E577E62946C21ADC3DEC296139B0DC85763D0ED');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 1795734813968, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25f8gec0tc9zp7xnq4m33', NULL, '{"id":"con_01m8d25f8gec0tc9zp7xnq4m33","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.968Z","updated_at":"2026-11-26T23:13:33.968Z","version":1}', X'6639692579F828D92CABA72442A4917A7C0836B0CB24FC66CB88B6CD67AA9BED', X'F5750EBC70264140E87B74F51F5B8C10B49F074D33ED6950B74FD8A9F21CFA02');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 14, 1795734814043, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'contact.create', 'con_01m8d25favext9n6bmgg0ch9e2', NULL, '{"id":"con_01m8d25favext9n6bmgg0ch9e2","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:34.043Z","updated_at":"2026-11-26T23:13:34.043Z","version":1}', X'45281EFDF2D2EF20981E53A8D5AE75CAB789D8FCB7BAD17C693AB682F05CB4ED', X'4607CE30D79DFB8C2BBE8BC3E6C5742F8E91B7AE989FE5991899AB15095D1C4B');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 1795734814111, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fczey7t10zs73zc150m', NULL, '{"id":"inv_01m8d25fczey7t10zs73zc150m","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d25fczey7t10zs76dj00zf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.111Z","updated_at":"2026-11-26T23:13:34.111Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'EA409F6133C2835BFF7F79DB8C1895BE7893CB53A776C42ED8F7803B8567FF09', X'19B2E8BA67397FAFC9A9C7BAB4E62C7BA96B5AC8312AB710FD0BD04CDF3B38FA');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 16, 1795734814128, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fdgegvss0fhvmhmzcca', NULL, '{"id":"inv_01m8d25fdgegvss0fhvmhmzcca","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d25f5zeb3rstq7e224q7z4","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d25fdgegvss0fhvs5anny6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.128Z","updated_at":"2026-11-26T23:13:34.128Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1d95s67s0","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'A1EF1C7AB6AAE138F16D8EC96A7E09BD88D3B7C60A9E24A6521022D59B4FE496', X'C4510B339C3A890D09DE650F1EF14E833359BA78A60C4BD6301159855049C1B3');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 17, 1795734814149, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fe5e7stpswn88w6vqkb', NULL, '{"id":"inv_01m8d25fe5e7stpswn88w6vqkb","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d25f6qem28mftmvz80xehp","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d25fe5e7stpswn8cy12skk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.149Z","updated_at":"2026-11-26T23:13:34.149Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz19rserzrr","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'C8D6664682FD941F003D5F4545A53E0A71436B4B026DCDEDE47AA3A26286869E', X'0D9003FD002EC4B39EE68F56E18B4CC4E14BB9484C5CE0450B6BF1FAE0979989');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 18, 1795734814156, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fece8e84mqa15zr27tc', NULL, '{"id":"inv_01m8d25fece8e84mqa15zr27tc","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d25fece8e84mqa1ajwh5r3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.156Z","updated_at":"2026-11-26T23:13:34.156Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1csk7za95","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'794B9548B63D9FC49A2C50868E41215C0BB67A2D5AD7F7E4E91DA70AE9C04502', X'2733B5B5B8F3E1221C2631FB917173696E2B2934232345B95CA9FEE7D952F415');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 19, 1795734814162, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fejer3be8f76mz2x8ky', NULL, '{"id":"inv_01m8d25fejer3be8f76mz2x8ky","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d25f8gec0tc9zp7xnq4m33","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d25fejer3be8f76rxcpn4f","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.162Z","updated_at":"2026-11-26T23:13:34.162Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1e3cbs4fx","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'F13891A8AD5D216E48D70BB2C365C88BB47007C028AC2FF2F542B1B828744C9C', X'0E05AE0003841C645F9F19A774D908B26AE2C8A8F406BB379962D85D7BBBF9AA');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 20, 1795734814171, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25feve6wb1tykxdgdhgfm', NULL, '{"id":"inv_01m8d25feve6wb1tykxdgdhgfm","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d25ezeebv9jtmw6p5t37gm","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d25feve6wb1tykxk9sgxfn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.171Z","updated_at":"2026-11-26T23:13:34.171Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d25eg0e5bvrpfr17a0pjmf","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'528DCEAF91CB019E75F3920696A0D1A9EAB080D313CD79D953C270116327930A', X'1CD28981FE7A3B3C68A53121BDD2AFEADF2E41A3CBE57B30B33A2758E0BD5A7D');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 21, 1795734814192, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25ffgesmb1a9sg4bp762t', NULL, '{"id":"inv_01m8d25ffgesmb1a9sg4bp762t","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d25ffgesmb1a9sgbwnmt26","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.192Z","updated_at":"2026-11-26T23:13:34.192Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'216FD9D6069F78AD4A44A9789D8C8DC4E749ECCA6CB7D842B4D376C93B5ACCFE', X'CB99D8B0D8F42CEAC496EB48786E99F8884CB1E8C7D534F863391E0E1757C617');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 22, 1795734814200, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25ffrey89g3v061w1ndnp', NULL, '{"id":"inv_01m8d25ffrey89g3v061w1ndnp","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d25ffrey89g3v066cdt0gd","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.200Z","updated_at":"2026-11-26T23:13:34.200Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'D0B3FB4100DF06C4B7F1B845EAF21101FF1D1F0868371E9DF13A037069DB2D84', X'914284209F9BCDD2CD488B17D8A1BFE1794C2EEA5C4147719785A7F3BD86A8B7');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 23, 1795734814210, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fg2ejbsqkjmgwe2wr05', NULL, '{"id":"inv_01m8d25fg2ejbsqkjmgwe2wr05","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d25fg2ejbsqkjmh1b5esre","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.210Z","updated_at":"2026-11-26T23:13:34.210Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'6160146BD64CD5275A23A92ABB76DDB12714803305AA9C8F616F936A01DF3F3C', X'206E058893225AD5E883D5561F1B9FA111C5233D5C83F8EDF1A8F0CDD18247FC');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 24, 1795734814221, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fgcernbc01qenw7z7ne', NULL, '{"id":"inv_01m8d25fgcernbc01qenw7z7ne","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d25favext9n6bmgg0ch9e2","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d25fgdeeyamm9s3e3d03ac","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.221Z","updated_at":"2026-11-26T23:13:34.221Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1de8sphvk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'4EB5C1C37064CE39DC2AC2863AFD587BB84033E0B8195299044E76AB4A7C062E', X'EFB098AF91079632D8A463BC245FEC60E99A631DD7E5329C00A5D5CF777EF577');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 25, 1795734814245, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.create', 'inv_01m8d25fh5eaht24zbd85b3a2j', NULL, '{"id":"inv_01m8d25fh5eaht24zbd85b3a2j","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d25fh5eaht24zbdcdyfvfc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.245Z","updated_at":"2026-11-26T23:13:34.245Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1csk7za95","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25ecvegqscqz1cpeahmc0","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'305134B4E76BA662C253B17C2A4CBB3F5D02F10646D67C19BD890CF4E369C692', X'934FD153A5BE34DBBFD9F93B6C516922D858C0C01E4E751FF705F1AD50866B61');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 26, 1795734814326, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.void', 'inv_01m8d25ffrey89g3v061w1ndnp', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8d25fkpe01basqnzs6yste0"}', X'F27DBB9DFA3C384FDD06A66519C40595D58CA5B960EF064FFFC4261CCF7A45D8', X'534F2647BF823DFAAF904781EBEE77525B911C879BD68CE2126D41C307D9D6BA');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 1795734814437, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'invoice.allocate', 'inv_01m8d25fg2ejbsqkjmgwe2wr05', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8d25ffgesmb1a9sg4bp762t"}]}', X'8D0A487D2AF3B04EDF560CF4ADB57D9AD40658A5F3566E12819264BDC2751161', X'39BA5D6799C81C3403303B5CD1165BEB57E2EE6CC0EF8EB672F71812FD47ABB0');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 28, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'journal.post', 'jnl_01m8d25ftkevjtqn8gfgb2kr1c', NULL, '{"sequence":14,"total":10000.00}', X'0671424947A1215E556870460A6399FC77ED8F6E6C382FCEE086359604B7DF81', X'');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 29, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'journal.post', 'jnl_01m8d25ftkevjtqn8gfrny9xp4', NULL, '{"sequence":15,"total":1000.00}', X'199DF8895ABD4BEE2AA30AF53CC931F82728363A1E4371F75FEFE4181999D4D8', X'');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 30, 1795734814547, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'journal.post', 'jnl_01m8d25ftkevjtqn8gg3ha2pkj', NULL, '{"sequence":16,"total":74.92}', X'16AEB5D021D8B5A1608B87E83637DAA3C536387BEACB34B5C2D47FEC098C8A9A', X'');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 31, 1795734814620, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25fwwezetmexhc1gpqx2e', NULL, '{"id":"set_01m8d25fwwezetmexhc1gpqx2e","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ezeebv9jtmw6p5t37gm","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25fwwezetmexhca6qq4a7","invoice_id":"inv_01m8d25feve6wb1tykxdgdhgfm","invoice_number":"INV-0003","settlement_id":"set_01m8d25fwwezetmexhc1gpqx2e","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T23:13:34.620Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d25fwwezetmexhc6ddcqy5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.620Z","updated_at":"2026-11-26T23:13:34.620Z","version":1}', X'052DA554F7979678F0DD882A96F0DDC648BBF6940BA9450FA3D85F5448432E78', X'1A8E23BAA5D84E708C6647A39825E3AE3F1907640175E76522CA1772EF781E45');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 1795734814735, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transactions.import', 'bac_01m8d25epqezv8wsrndgwcx1my', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'DBBC8A214432FEC9A7511ADC91386446234AB0FC1AE469D350018FBEC4F4280C', X'502609E13F64D7F3425E84CC61A236D5A1F1EA14C8FDB5A2FCB462A572ECD875');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 33, 1795734814945, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25g71e7d9jycjhhpfhz5s', NULL, '{"id":"set_01m8d25g71e7d9jycjhhpfhz5s","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25f6qem28mftmvz80xehp","contact_name":"Techbarn","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25g71e7d9jycjhhpfhz5s","invoice_id":"inv_01m8d25fe5e7stpswn88w6vqkb","invoice_number":"TB-0117","settlement_id":"set_01m8d25g71e7d9jycjhhpfhz5s","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T23:13:34.945Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hcd0bsm4j6","journal_id":"jnl_01m8d25g71e7d9jycjhhpfhz5s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.945Z","updated_at":"2026-11-26T23:13:34.945Z","version":1}', X'511B17E4821FC0F8778186972284118F52B990A36FB34CD067BD64953CC0AED9', X'86DD7F6A9B5113FF1AE0114AA11D287A87D50F7A7ABAE1A1CE6F9582D06F13ED');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 34, 1795734814945, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcd0bsm4j6', NULL, '{"journal_id":"jnl_01m8d25g71e7d9jycjhhpfhz5s","way":"allocations"}', X'78C8B49DB3E628D8F8E1715BF34EED8EF98BC605187566531F11E26AD9208CE0', X'8FFCDCCEB70E667647AE73268F2AFBCF7AD1900AEEDD54CC275A678078C13179');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 35, 1795734815027, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25g9kecya1e9311n4ynqg', NULL, '{"id":"set_01m8d25g9kecya1e9311n4ynqg","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25g9kecya1e9311n4ynqg","invoice_id":"inv_01m8d25fczey7t10zs73zc150m","invoice_number":"INV-0001","settlement_id":"set_01m8d25g9kecya1e9311n4ynqg","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T23:13:35.027Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hcd4vzpvwe","journal_id":"jnl_01m8d25g9kecya1e9311n4ynqg","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.027Z","updated_at":"2026-11-26T23:13:35.027Z","version":1}', X'EF0042DC584AE4105B7542F8DAB57EBD21770D13898BA272FFD277EA26E4429D', X'778E73CC1B05B37CDA926E88495DE0A5AF5B7C678E782A336D559CEB51EEC418');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 36, 1795734815027, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcd4vzpvwe', NULL, '{"journal_id":"jnl_01m8d25g9kecya1e9311n4ynqg","way":"allocations"}', X'DBE0960F7F6E11CF2C2F6154572DB44454768F8D24A83902CB1BE7B1AA68D9DF', X'28C46DA7E8FFA77826ECF4CED3784A6903EF492ADABB7B7D6B9E692B603FABEF');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 37, 1795734815202, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25gf2ej799v46dwb2vzq5', NULL, '{"id":"set_01m8d25gf2ej799v46dwb2vzq5","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25f8gec0tc9zp7xnq4m33","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25gf2ej799v46dwb2vzq5","invoice_id":"inv_01m8d25fejer3be8f76mz2x8ky","invoice_number":"HL-33","settlement_id":"set_01m8d25gf2ej799v46dwb2vzq5","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T23:13:35.202Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hcdcbaex2h","journal_id":"jnl_01m8d25gf2ej799v46dwb2vzq5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.202Z","updated_at":"2026-11-26T23:13:35.202Z","version":1}', X'1C511B6720DCCCF0FC0478DD62C0726E5CF396BEC5090AF622D769384B4FE7A5', X'55C3B0CAB31A8325136833C976E21D1FE3E0E21AFB59E468320CDADD16BB73A7');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 38, 1795734815202, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcdcbaex2h', NULL, '{"journal_id":"jnl_01m8d25gf2ej799v46dwb2vzq5","way":"allocations"}', X'974E83CD82BD588B69AE22285D795AA9D3BD82E3E11C7CE8701527122306803C', X'419CC5E75D9BF54DA03BE4C112DC7B2C09743DDDB4112D05B30580C5C22DDCCB');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 39, 1795734815284, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25ghmemn80bj57w4pgn15', NULL, '{"id":"set_01m8d25ghmemn80bj57w4pgn15","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25evyefq8a3g2sv33a9m6","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25ghmemn80bj57w4pgn15","invoice_id":"inv_01m8d25fczey7t10zs73zc150m","invoice_number":"INV-0001","settlement_id":"set_01m8d25ghmemn80bj57w4pgn15","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T23:13:35.284Z"},{"id":"alc_01m8d25ghmemn80bj57w4pgn16","invoice_id":"inv_01m8d25fece8e84mqa15zr27tc","invoice_number":"INV-0002","settlement_id":"set_01m8d25ghmemn80bj57w4pgn15","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T23:13:35.284Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hcdhd5rbg6","journal_id":"jnl_01m8d25ghmemn80bj57w4pgn15","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.284Z","updated_at":"2026-11-26T23:13:35.284Z","version":1}', X'71B250A90EC4E4F28EF97752650CD5B87EF6FD9A0DCCC8BFE512227514B7F577', X'B40C89267A55A4E78BCEE76CA11817A06E35D5B7C05C37966DCE16DB03AD404A');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 40, 1795734815284, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcdhd5rbg6', NULL, '{"journal_id":"jnl_01m8d25ghmemn80bj57w4pgn15","way":"allocations"}', X'F4E0049118FCFFA771E71F8B99F1BC204018B4B104F13C02120DC89114D01979', X'68569A4D1C5382D56F25EE3B99022B7D27E4BFAEC879B34D137DB6DDCA7D2BF1');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 41, 1795734815338, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25gkae3ftrz4np3v02hkf', NULL, '{"id":"set_01m8d25gkae3ftrz4np3v02hkf","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25f5zeb3rstq7e224q7z4","contact_name":"Printwell","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25gkae3ftrz4np3v02hkf","invoice_id":"inv_01m8d25fdgegvss0fhvmhmzcca","invoice_number":"PX-881","settlement_id":"set_01m8d25gkae3ftrz4np3v02hkf","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T23:13:35.338Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hcdsmpcwfs","journal_id":"jnl_01m8d25gkae3ftrz4np3v02hkf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.338Z","updated_at":"2026-11-26T23:13:35.338Z","version":1}', X'C3BFEE3BA1557076B5B4B4B99DA56B7D54D12A00B59B2F85C73D56BB096596B8', X'310924721B4664D643E6ED9CAC73F3473B2802BFB0CEF24503F70A4627CE6C8A');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 42, 1795734815338, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcdsmpcwfs', NULL, '{"journal_id":"jnl_01m8d25gkae3ftrz4np3v02hkf","way":"allocations"}', X'85EDE2892073AEF1810E2A552E5DF94917777D7D511BD9A925A5E2505E2B9C44', X'B0EFC5E20D645218BDEFABB952F937D8D5F00C8DFE06FDAD37F687EE055956BB');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 43, 1795734815419, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.create', 'set_01m8d25gnve6prg0z73v8x9dnb', NULL, '{"id":"set_01m8d25gnve6prg0z73v8x9dnb","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25f37ej186j33r4xxhxy1","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8d25epqezv8wsrndgwcx1my","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25gnve6prg0z73v8x9dnb","invoice_id":"inv_01m8d25ffgesmb1a9sg4bp762t","invoice_number":"INV-0004","settlement_id":"set_01m8d25gnve6prg0z73v8x9dnb","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T23:13:35.419Z"}],"bank_transaction_id":"btx_01m8d25g0fepcbe8hce77s12hm","journal_id":"jnl_01m8d25gnve6prg0z73v8x9dnb","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.419Z","updated_at":"2026-11-26T23:13:35.419Z","version":1}', X'BB4520F1D969ACC524DDD322F61B0F08827E291D56722D5E1D2BAA7DBA63802E', X'F5A698BC67D28C169477E39D23489BB7E09BBEF98F29B2FB5837F18446C23548');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 44, 1795734815419, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hce77s12hm', NULL, '{"journal_id":"jnl_01m8d25gnve6prg0z73v8x9dnb","way":"allocations"}', X'36F8E64CB235F054D1F0F6C762CC4E2FA1A68D3F659C122DD8DF65D6DEEC4B59', X'249C1730BD82C1EA7DB040206A694ABCED2A0A9CC0724762D68447041B24A535');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 45, 1795734815598, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'settlement.match', 'set_01m8d25fwwezetmexhc1gpqx2e', NULL, '{"bank_transaction_id":"btx_01m8d25g0fepcbe8hce2tm7z6v"}', X'440431C38B4A265E1780310265B9FA6010B05A174C0C19934FC77A485082ED35', X'57727970B070F8F10DE14B22442B18D1B548DDE6106DF245A2D2BE3E49462CB4');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 46, 1795734815598, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hce2tm7z6v', NULL, '{"journal_id":"jnl_01m8d25fwwezetmexhc6ddcqy5","way":"match"}', X'FA8485B24C190D8515162570D8F05071B38127CE8BDF56CFC6B6F45CB1B35DC7', X'96A8FFEA3874CCBB25C2CE1BCCAD01551B75465826551E725249684E105086CB');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 47, 1795734815764, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcec5jzzg1', NULL, '{"journal_id":"jnl_01m8d25h0me6ctf65vdhe59ygv","way":"transfer"}', X'C35D0AFD499BE94572612CD4000DDE537CF9337F1E2FD77AC6DDFBCC98A8C33E', X'90483DED5614BF08C44E960DED0EC6176A797BDC5F2F33121511D88F8B0D4DD9');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 48, 1795734815992, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcehmzy34e', NULL, '{"journal_id":"jnl_01m8d25h7reyd9w2mzdtbd0n3z","way":"account"}', X'897A1C7495851546F039FBBE818C4438279DFA90782F5655FD8ECCCEC6C52EC0', X'ECD64C1B36F5EF8EBBDA708BCEC94B3C565731474C9229FAA7D24AE9AFDF5FFE');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 49, 1795734817322, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.update', 'btx_01m8d25g0fepcbe8hcda3311mg', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'D530B517531BEAF2EC81A5D380882470C44265D0B9780844B0696B7C9CC530C8', X'A6A82844699675195753AD7E58C96ADE019652D26CE048705A72EF3F7CC30356');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 50, 1795734817322, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.update', 'btx_01m8d25g0fepcbe8hcdmsrfacs', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25ecvegqscqz1es0bmz6c","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'9AF462A678F83E028DC7E5A70E493640732CD4073B94633A21A882C40C25E7FD', X'D635EAF5D9AAE496501E420BE748CE6D616BEEF97BC8C8709BEFCE3CA9B8446B');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 51, 1795734817322, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.update', 'btx_01m8d25g0fepcbe8hcdzw813bm', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25ecvegqscqz1ekah9z6x","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'9D177AFAB43CD2B55A1D4C505F16C9D367E761CE400A04C3E3F628F7AF3ED80A', X'1B88D2834E54B64A9218BA0321A0F12DE8565C9992EAFF0EA83B9AE6AAD34612');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 52, 1795734817322, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.update', 'btx_01m8d25g0fepcbe8hcea4936f6', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25ecvegqscqz1fdv55430","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'8F9AEFB15CED271A7E40282006B0161F3ED18A901EEAF501561948AA9395617E', X'2EED5044574E3C6B5C4442AFCF5BFBD652BA8818AFC775A759540C951F398C69');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 53, 1795734817421, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcdmsrfacs', NULL, '{"journal_id":"jnl_01m8d25jmdet2v2x6cd37bf2vh","way":"account"}', X'12A7572389A831345C2A8922CD9F852608E8071F50E5B04CC2A0750D5C77A7C2', X'DEEDC0FA013F628C895DEFDB48CABB95B8CD28DC6096CAD9D0521BB973A1FB9A');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 54, 1795734817529, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcdzw813bm', NULL, '{"journal_id":"jnl_01m8d25jqse53vwhtbzsgw0c8h","way":"account"}', X'6E4CB00B1C01E0B4D8C50D0820391D6134E3DC5FE68888C72F93FB447888F11F', X'1B289E48014A7DF833A60A1267F89852FB96B59B73132595A857A9375CD71962');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 55, 1795734817607, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcda3311mg', NULL, '{"journal_id":"jnl_01m8d25jt7ek888rxc4wkbjrjm","way":"account"}', X'86A62F0088E2EB5FBAD67451CE01DEB63C8CF1B4C1328D4D95657968E2FDC132', X'BE39808CB151F3A37333544F9E9FD0FB8999D6F82CE69713ED05B4C11A1F1907');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 56, 1795734817694, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'bank_transaction.confirm', 'btx_01m8d25g0fepcbe8hcea4936f6', NULL, '{"journal_id":"jnl_01m8d25jwyee9at5f115r01198","way":"account"}', X'2FF48AAF17ADFA3E861004D8B033B6B86E9713D130B30D35B84C83DCB3EFED3A', X'C5929A5CC0D09A7EB31CA255684E5C775F685FB8DAF76B5F1FA726AC941F60C4');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 57, 1795734817997, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'vat_return.create', 'vrt_01m8d25k6dezqags7zn061d9f8', NULL, '{"id":"vrt_01m8d25k6dezqags7zn061d9f8","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T23:13:37.997Z","updated_at":"2026-11-26T23:13:37.997Z","version":1}', X'DF053D133BD1B16D2D2BB45B168D9F8BE8347D28896FE246A44FA8A7E7C5F72B', X'EC7843A50DFB53F80D1678A4A25A9A6A47C5FF8A932AB8C30B8A5DDC160F8A7F');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 58, 1795734818069, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'vat_return.finalise', 'vrt_01m8d25k6dezqags7zn061d9f8', NULL, '{"id":"vrt_01m8d25k6dezqags7zn061d9f8","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T23:13:38.069Z","created_at":"2026-11-26T23:13:37.997Z","updated_at":"2026-11-26T23:13:38.069Z","version":2}', X'F11FF49DEE37320C4E78491C71645F845B6E0B8CA250869FAD099A4634B61EDC', X'FD13E25DBC5853B628BD1DD2ED5F935DCE130712509DD1F2F6C16CF389D0E25C');
INSERT INTO audit_events VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 59, 1795734818161, 'usr_01m8d25bv5ebw9e7d55486qavb', 'key_01m8d25cekenevnrhsmexbnj74', 'organisation.lock', 'org_01m8d25ecvegqscqz1fprz9mjv', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'3BA1B1B01BBA7BF5B2E28B32FEC1BEF5BB64CAB131ADBA42F7607E8A48315A6B', X'6B4F2AA422AB9AC0183DCCDE8114747578767D67C13568D8C76E7D5347B5F824');
INSERT INTO bank_accounts VALUES ('bac_01m8d25ebae6mae7dxkyqsh79w', 'org_01m8d25cfmezn89y0ew206n3sb', 'acc_01m8d25cfmezn89y0eq56sj538', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734813034, 1795734813034, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8d25epqezv8wsrndgwcx1my', 'org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25ecvegqscqz1at14fdkd', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8d25epqezv8wsrndv7a8aa0', 900715, 1795734813399, 1795734814735, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8d25esnekv8v4m6wpmpmznc', 'org_01m8d25ecvegqscqz1fprz9mjv', 'acc_01m8d25esnekv8v4m6ws94cnrm', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734813493, 1795734813493, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-31', 900715, 1795734814735);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcd0bsm4j6', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f6qem28mftmvz80xehp', 'allocations', 'jnl_01m8d25g71e7d9jycjhhpfhz5s', 2, NULL, 'NV', 0, 1795734814945, 1795734814735, 1795734814945, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcd4vzpvwe', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25evyefq8a3g2sv33a9m6', 'allocations', 'jnl_01m8d25g9kecya1e9311n4ynqg', 2, NULL, 'NV', 0, 1795734815027, 1795734814735, 1795734815027, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcda3311mg', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d25ecvegqscqz1ekah9z6x', 'ST', NULL, NULL, 'account', 'jnl_01m8d25jt7ek888rxc4wkbjrjm', 1, 'acc_01m8d25ecvegqscqz1ekah9z6x', 'ST', -600, 1795734817607, 1795734814735, 1795734817607, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcdcbaex2h', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f8gec0tc9zp7xnq4m33', 'allocations', 'jnl_01m8d25gf2ej799v46dwb2vzq5', 2, NULL, 'NV', 0, 1795734815202, 1795734814735, 1795734815202, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcdhd5rbg6', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25evyefq8a3g2sv33a9m6', 'allocations', 'jnl_01m8d25ghmemn80bj57w4pgn15', 2, NULL, 'NV', 0, 1795734815284, 1795734814735, 1795734815284, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcdmsrfacs', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8d25ecvegqscqz1es0bmz6c', 'ZR', NULL, NULL, 'account', 'jnl_01m8d25jmdet2v2x6cd37bf2vh', 1, 'acc_01m8d25ecvegqscqz1es0bmz6c', 'ZR', 0, 1795734817421, 1795734814735, 1795734817421, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcdsmpcwfs', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f5zeb3rstq7e224q7z4', 'allocations', 'jnl_01m8d25gkae3ftrz4np3v02hkf', 2, NULL, 'NV', 0, 1795734815338, 1795734814735, 1795734815338, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcdzw813bm', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d25ecvegqscqz1ekah9z6x', 'ST', NULL, NULL, 'account', 'jnl_01m8d25jqse53vwhtbzsgw0c8h', 1, 'acc_01m8d25ecvegqscqz1ekah9z6x', 'ST', -600, 1795734817529, 1795734814735, 1795734817529, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hce2tm7z6v', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ezeebv9jtmw6p5t37gm', 'match', 'jnl_01m8d25fwwezetmexhc6ddcqy5', 2, NULL, 'NV', 0, 1795734815598, 1795734814735, 1795734815598, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hce77s12hm', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f37ej186j33r4xxhxy1', 'allocations', 'jnl_01m8d25gnve6prg0z73v8x9dnb', 2, NULL, 'NV', 0, 1795734815419, 1795734814735, 1795734815419, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcea4936f6', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8d25ecvegqscqz1fdv55430', 'EX', NULL, NULL, 'account', 'jnl_01m8d25jwyee9at5f115r01198', 1, 'acc_01m8d25ecvegqscqz1fdv55430', 'EX', 0, 1795734817694, 1795734814735, 1795734817694, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcec5jzzg1', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8d25h0me6ctf65vdhe59ygv', 1, NULL, 'NV', 0, 1795734815764, 1795734814735, 1795734815764, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25g0fepcbe8hcehmzy34e', 'org_01m8d25ecvegqscqz1fprz9mjv', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8d25ecvegqscqz1bk2p1bnf', 'NV', NULL, NULL, 'account', 'jnl_01m8d25h7reyd9w2mzdtbd0n3z', 1, 'acc_01m8d25ecvegqscqz1bk2p1bnf', 'NV', 0, 1795734815992, 1795734814735, 1795734815992, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8d25m42ej49wee7q7f659fa', 'org_01m8d25cfmezn89y0ew206n3sb', 'bac_01m8d25ebae6mae7dxkyqsh79w', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734818946, 1795734819011, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 'btx_01m8d25m42ej49wee7q7f659fa', 'jnl_01m8d25m4ye16sj9kx9bv519pf');
INSERT INTO invoices VALUES ('inv_01m8d25fczey7t10zs73zc150m', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8d25evyefq8a3g2sv33a9m6', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8d25fczey7t10zs76dj00zf', NULL, NULL, 'inv-0001', 1795734814111, 1795734815284, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8d25fdgegvss0fhvmhmzcca', 'org_01m8d25ecvegqscqz1fprz9mjv', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8d25f5zeb3rstq7e224q7z4', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8d25fdgegvss0fhvs5anny6', NULL, NULL, 'px-881', 1795734814128, 1795734815338, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8d25fe5e7stpswn88w6vqkb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8d25f6qem28mftmvz80xehp', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8d25fe5e7stpswn8cy12skk', NULL, NULL, 'tb-0117', 1795734814149, 1795734814945, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8d25fece8e84mqa15zr27tc', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8d25evyefq8a3g2sv33a9m6', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8d25fece8e84mqa1ajwh5r3', NULL, NULL, 'inv-0002', 1795734814156, 1795734815284, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8d25fejer3be8f76mz2x8ky', 'org_01m8d25ecvegqscqz1fprz9mjv', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8d25f8gec0tc9zp7xnq4m33', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8d25fejer3be8f76rxcpn4f', NULL, NULL, 'hl-33', 1795734814162, 1795734815202, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8d25feve6wb1tykxdgdhgfm', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8d25ezeebv9jtmw6p5t37gm', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8d25feve6wb1tykxk9sgxfn', NULL, NULL, 'inv-0003', 1795734814171, 1795734814620, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8d25ffgesmb1a9sg4bp762t', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8d25f37ej186j33r4xxhxy1', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8d25ffgesmb1a9sgbwnmt26', NULL, NULL, 'inv-0004', 1795734814192, 1795734815419, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8d25ffrey89g3v061w1ndnp', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8d25f37ej186j33r4xxhxy1', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8d25ffrey89g3v066cdt0gd', '2026-03-03', 'jnl_01m8d25fkpe01basqnzs6yste0', 'inv-0005', 1795734814200, 1795734814326, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8d25fg2ejbsqkjmgwe2wr05', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8d25f37ej186j33r4xxhxy1', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8d25fg2ejbsqkjmh1b5esre', NULL, NULL, 'cn-0001
inv-0004', 1795734814210, 1795734814437, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8d25fgcernbc01qenw7z7ne', 'org_01m8d25ecvegqscqz1fprz9mjv', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8d25favext9n6bmgg0ch9e2', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8d25fgdeeyamm9s3e3d03ac', NULL, NULL, 'fr-1209', 1795734814221, 1795734814221, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8d25fh5eaht24zbd85b3a2j', 'org_01m8d25ecvegqscqz1fprz9mjv', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8d25evyefq8a3g2sv33a9m6', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8d25fh5eaht24zbdcdyfvfc', NULL, NULL, 'inv-0006', 1795734814245, 1795734814245, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fczey7t10zs73zc150m', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fdgegvss0fhvmhmzcca', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8d25ecvegqscqz1d95s67s0', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fe5e7stpswn88w6vqkb', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8d25ecvegqscqz19rserzrr', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fece8e84mqa15zr27tc', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8d25ecvegqscqz1csk7za95', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fejer3be8f76mz2x8ky', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8d25ecvegqscqz1e3cbs4fx', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25feve6wb1tykxdgdhgfm', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8d25eg0e5bvrpfr17a0pjmf', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25feve6wb1tykxdgdhgfm', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25ffgesmb1a9sg4bp762t', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25ffrey89g3v061w1ndnp', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fg2ejbsqkjmgwe2wr05', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fgcernbc01qenw7z7ne', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8d25ecvegqscqz1de8sphvk', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fh5eaht24zbd85b3a2j', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8d25ecvegqscqz1csk7za95', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fh5eaht24zbd85b3a2j', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8d25ecvegqscqz1cpeahmc0', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8d25fwwezetmexhc1gpqx2e', 'org_01m8d25ecvegqscqz1fprz9mjv', 'receipt', 'sales', 'posted', 'con_01m8d25ezeebv9jtmw6p5t37gm', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-06', 28200, 28200, NULL, 'btx_01m8d25g0fepcbe8hce2tm7z6v', 0, 'jnl_01m8d25fwwezetmexhc6ddcqy5', NULL, NULL, '', 1795734814620, 1795734815598, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8d25g71e7d9jycjhhpfhz5s', 'org_01m8d25ecvegqscqz1fprz9mjv', 'payment', 'purchase', 'posted', 'con_01m8d25f6qem28mftmvz80xehp', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-01-22', 107880, 107880, NULL, 'btx_01m8d25g0fepcbe8hcd0bsm4j6', 1, 'jnl_01m8d25g71e7d9jycjhhpfhz5s', NULL, NULL, '', 1795734814945, 1795734814945, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8d25g9kecya1e9311n4ynqg', 'org_01m8d25ecvegqscqz1fprz9mjv', 'receipt', 'sales', 'posted', 'con_01m8d25evyefq8a3g2sv33a9m6', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-01-30', 150000, 150000, NULL, 'btx_01m8d25g0fepcbe8hcd4vzpvwe', 1, 'jnl_01m8d25g9kecya1e9311n4ynqg', NULL, NULL, '', 1795734815027, 1795734815027, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8d25gf2ej799v46dwb2vzq5', 'org_01m8d25ecvegqscqz1fprz9mjv', 'payment', 'purchase', 'posted', 'con_01m8d25f8gec0tc9zp7xnq4m33', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-10', 135000, 135000, NULL, 'btx_01m8d25g0fepcbe8hcdcbaex2h', 1, 'jnl_01m8d25gf2ej799v46dwb2vzq5', NULL, NULL, '', 1795734815202, 1795734815202, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8d25ghmemn80bj57w4pgn15', 'org_01m8d25ecvegqscqz1fprz9mjv', 'receipt', 'sales', 'posted', 'con_01m8d25evyefq8a3g2sv33a9m6', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-16', 171000, 171000, NULL, 'btx_01m8d25g0fepcbe8hcdhd5rbg6', 1, 'jnl_01m8d25ghmemn80bj57w4pgn15', NULL, NULL, '', 1795734815284, 1795734815284, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8d25gkae3ftrz4np3v02hkf', 'org_01m8d25ecvegqscqz1fprz9mjv', 'payment', 'purchase', 'posted', 'con_01m8d25f5zeb3rstq7e224q7z4', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-02-27', 40000, 40000, NULL, 'btx_01m8d25g0fepcbe8hcdsmpcwfs', 1, 'jnl_01m8d25gkae3ftrz4np3v02hkf', NULL, NULL, '', 1795734815338, 1795734815338, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8d25gnve6prg0z73v8x9dnb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'receipt', 'sales', 'posted', 'con_01m8d25f37ej186j33r4xxhxy1', 'bac_01m8d25epqezv8wsrndgwcx1my', '2026-03-16', 141840, 141840, NULL, 'btx_01m8d25g0fepcbe8hce77s12hm', 1, 'jnl_01m8d25gnve6prg0z73v8x9dnb', NULL, NULL, '', 1795734815419, 1795734815419, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8d25fq4em6t7sjzk6bbpxhy', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25ffgesmb1a9sg4bp762t', NULL, 'inv_01m8d25fg2ejbsqkjmgwe2wr05', 18000, '2026-03-12', NULL, 1795734814437, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25fwwezetmexhca6qq4a7', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25feve6wb1tykxdgdhgfm', 'set_01m8d25fwwezetmexhc1gpqx2e', NULL, 28200, '2026-03-06', NULL, 1795734814620, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25g71e7d9jycjhhpfhz5s', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fe5e7stpswn88w6vqkb', 'set_01m8d25g71e7d9jycjhhpfhz5s', NULL, 107880, '2026-01-22', NULL, 1795734814945, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25g9kecya1e9311n4ynqg', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fczey7t10zs73zc150m', 'set_01m8d25g9kecya1e9311n4ynqg', NULL, 150000, '2026-01-30', NULL, 1795734815027, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25gf2ej799v46dwb2vzq5', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fejer3be8f76mz2x8ky', 'set_01m8d25gf2ej799v46dwb2vzq5', NULL, 135000, '2026-02-10', NULL, 1795734815202, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25ghmemn80bj57w4pgn15', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fczey7t10zs73zc150m', 'set_01m8d25ghmemn80bj57w4pgn15', NULL, 84000, '2026-02-16', NULL, 1795734815284, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25ghmemn80bj57w4pgn16', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fece8e84mqa15zr27tc', 'set_01m8d25ghmemn80bj57w4pgn15', NULL, 87000, '2026-02-16', NULL, 1795734815284, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25gkae3ftrz4np3v02hkf', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25fdgegvss0fhvmhmzcca', 'set_01m8d25gkae3ftrz4np3v02hkf', NULL, 40000, '2026-02-27', NULL, 1795734815338, NULL);
INSERT INTO allocations VALUES ('alc_01m8d25gnve6prg0z73v8x9dnb', 'org_01m8d25ecvegqscqz1fprz9mjv', 'inv_01m8d25ffgesmb1a9sg4bp762t', 'set_01m8d25gnve6prg0z73v8x9dnb', NULL, 141840, '2026-03-16', NULL, 1795734815419, NULL);
INSERT INTO tax_rates VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8d25fczey7t10zs73zc150m', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8d25fdgegvss0fhvmhmzcca', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8d25fe5e7stpswn88w6vqkb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8d25fece8e84mqa15zr27tc', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8d25fejer3be8f76mz2x8ky', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8d25feve6wb1tykxdgdhgfm', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8d25feve6wb1tykxdgdhgfm', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8d25ffgesmb1a9sg4bp762t', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8d25ffrey89g3v061w1ndnp', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8d25fg2ejbsqkjmgwe2wr05', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8d25fgcernbc01qenw7z7ne', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8d25fh5eaht24zbd85b3a2j', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8d25fh5eaht24zbd85b3a2j', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8d25ffrey89g3v061w1ndnp', NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8d25k6dezqags7zn061d9f8', 'org_01m8d25ecvegqscqz1fprz9mjv', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795734818069, 1795734817997, 1795734818069, 2);
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 1, 'organisations', 'org_01m8d25cfmezn89y0ew206n3sb', '["org_01m8d25cfmezn89y0ew206n3sb","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795734811124,1795734811124,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 2, 'members', 'mem_01m8d25cfkezta97r5vsxwd47s', '["mem_01m8d25cfkezta97r5vsxwd47s","org_01m8d25cfmezn89y0ew206n3sb","jo@example.com","usr_01m8d25bv5ebw9e7d55486qavb","owner",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 3, 'accounts', 'acc_01m8d25cfkezta97r5vyge2h4k', '["acc_01m8d25cfkezta97r5vyge2h4k","org_01m8d25cfmezn89y0ew206n3sb","1000","Computer equipment","ASSET",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 4, 'accounts', 'acc_01m8d25cfkezta97r5w3vhsrqa', '["acc_01m8d25cfkezta97r5w3vhsrqa","org_01m8d25cfmezn89y0ew206n3sb","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 5, 'accounts', 'acc_01m8d25cfkezta97r5w4c0gmxr', '["acc_01m8d25cfkezta97r5w4c0gmxr","org_01m8d25cfmezn89y0ew206n3sb","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 6, 'accounts', 'acc_01m8d25cfkezta97r5w84t1csa', '["acc_01m8d25cfkezta97r5w84t1csa","org_01m8d25cfmezn89y0ew206n3sb","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 7, 'accounts', 'acc_01m8d25cfkezta97r5wfhqvgfs', '["acc_01m8d25cfkezta97r5wfhqvgfs","org_01m8d25cfmezn89y0ew206n3sb","1100","Stock","ASSET",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 8, 'accounts', 'acc_01m8d25cfkezta97r5wh3ktqqy', '["acc_01m8d25cfkezta97r5wh3ktqqy","org_01m8d25cfmezn89y0ew206n3sb","1200","Trade debtors","ASSET","receivable",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 9, 'accounts', 'acc_01m8d25cfmezn89y0epw8ezq1j', '["acc_01m8d25cfmezn89y0epw8ezq1j","org_01m8d25cfmezn89y0ew206n3sb","1210","Prepayments","ASSET",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 10, 'accounts', 'acc_01m8d25cfmezn89y0eq0sq3a3r', '["acc_01m8d25cfmezn89y0eq0sq3a3r","org_01m8d25cfmezn89y0ew206n3sb","1220","Other debtors","ASSET",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 11, 'accounts', 'acc_01m8d25cfmezn89y0eq56sj538', '["acc_01m8d25cfmezn89y0eq56sj538","org_01m8d25cfmezn89y0ew206n3sb","1300","Current account","ASSET","bank",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 12, 'accounts', 'acc_01m8d25cfmezn89y0eq93b4cfz', '["acc_01m8d25cfmezn89y0eq93b4cfz","org_01m8d25cfmezn89y0ew206n3sb","1310","Petty cash","ASSET",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 13, 'accounts', 'acc_01m8d25cfmezn89y0eqegr1ayb', '["acc_01m8d25cfmezn89y0eqegr1ayb","org_01m8d25cfmezn89y0ew206n3sb","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 14, 'accounts', 'acc_01m8d25cfmezn89y0eqh7873yf', '["acc_01m8d25cfmezn89y0eqh7873yf","org_01m8d25cfmezn89y0ew206n3sb","2110","Accruals","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 15, 'accounts', 'acc_01m8d25cfmezn89y0eqpza03k7', '["acc_01m8d25cfmezn89y0eqpza03k7","org_01m8d25cfmezn89y0ew206n3sb","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 16, 'accounts', 'acc_01m8d25cfmezn89y0eqv72eaxs', '["acc_01m8d25cfmezn89y0eqv72eaxs","org_01m8d25cfmezn89y0ew206n3sb","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 17, 'accounts', 'acc_01m8d25cfmezn89y0eqyrw8k4e', '["acc_01m8d25cfmezn89y0eqyrw8k4e","org_01m8d25cfmezn89y0ew206n3sb","2220","Net wages","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 18, 'accounts', 'acc_01m8d25cfmezn89y0er368d92r', '["acc_01m8d25cfmezn89y0er368d92r","org_01m8d25cfmezn89y0ew206n3sb","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 19, 'accounts', 'acc_01m8d25cfmezn89y0er5w9dha8', '["acc_01m8d25cfmezn89y0er5w9dha8","org_01m8d25cfmezn89y0ew206n3sb","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 20, 'accounts', 'acc_01m8d25cfmezn89y0er90bz1rc', '["acc_01m8d25cfmezn89y0er90bz1rc","org_01m8d25cfmezn89y0ew206n3sb","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 21, 'accounts', 'acc_01m8d25cfmezn89y0erfsjzh11', '["acc_01m8d25cfmezn89y0erfsjzh11","org_01m8d25cfmezn89y0ew206n3sb","2900","Suspense","LIABILITY","suspense",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 22, 'accounts', 'acc_01m8d25cfmezn89y0erjm292rk', '["acc_01m8d25cfmezn89y0erjm292rk","org_01m8d25cfmezn89y0ew206n3sb","3000","Share capital","EQUITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 23, 'accounts', 'acc_01m8d25cfmezn89y0erqqs417j', '["acc_01m8d25cfmezn89y0erqqs417j","org_01m8d25cfmezn89y0ew206n3sb","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 24, 'accounts', 'acc_01m8d25cfmezn89y0ervkt4amh', '["acc_01m8d25cfmezn89y0ervkt4amh","org_01m8d25cfmezn89y0ew206n3sb","3200","Dividends","EQUITY",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 25, 'accounts', 'acc_01m8d25cfmezn89y0erwjxkbw8', '["acc_01m8d25cfmezn89y0erwjxkbw8","org_01m8d25cfmezn89y0ew206n3sb","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 26, 'accounts', 'acc_01m8d25cfmezn89y0es0x3ky4j', '["acc_01m8d25cfmezn89y0es0x3ky4j","org_01m8d25cfmezn89y0ew206n3sb","4000","Sales","INCOME",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 27, 'accounts', 'acc_01m8d25cfmezn89y0es4emy8m9', '["acc_01m8d25cfmezn89y0es4emy8m9","org_01m8d25cfmezn89y0ew206n3sb","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 28, 'accounts', 'acc_01m8d25cfmezn89y0es9cezmke', '["acc_01m8d25cfmezn89y0es9cezmke","org_01m8d25cfmezn89y0ew206n3sb","4090","Other income","INCOME",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 29, 'accounts', 'acc_01m8d25cfmezn89y0esfac8wjw', '["acc_01m8d25cfmezn89y0esfac8wjw","org_01m8d25cfmezn89y0ew206n3sb","4900","Interest received","INCOME",null,"EX",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 30, 'accounts', 'acc_01m8d25cfmezn89y0eskdtxwk3', '["acc_01m8d25cfmezn89y0eskdtxwk3","org_01m8d25cfmezn89y0ew206n3sb","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 31, 'accounts', 'acc_01m8d25cfmezn89y0esn0d1ga7', '["acc_01m8d25cfmezn89y0esn0d1ga7","org_01m8d25cfmezn89y0ew206n3sb","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 32, 'accounts', 'acc_01m8d25cfmezn89y0esta6wqeh', '["acc_01m8d25cfmezn89y0esta6wqeh","org_01m8d25cfmezn89y0ew206n3sb","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 33, 'accounts', 'acc_01m8d25cfmezn89y0eszq35c7e', '["acc_01m8d25cfmezn89y0eszq35c7e","org_01m8d25cfmezn89y0ew206n3sb","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 34, 'accounts', 'acc_01m8d25cfmezn89y0et1q84wwj', '["acc_01m8d25cfmezn89y0et1q84wwj","org_01m8d25cfmezn89y0ew206n3sb","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 35, 'accounts', 'acc_01m8d25cfmezn89y0et6ztvtaw', '["acc_01m8d25cfmezn89y0et6ztvtaw","org_01m8d25cfmezn89y0ew206n3sb","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 36, 'accounts', 'acc_01m8d25cfmezn89y0etb5awx6z', '["acc_01m8d25cfmezn89y0etb5awx6z","org_01m8d25cfmezn89y0ew206n3sb","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 37, 'accounts', 'acc_01m8d25cfmezn89y0etexga8mf', '["acc_01m8d25cfmezn89y0etexga8mf","org_01m8d25cfmezn89y0ew206n3sb","6100","Rent","EXPENSE",null,"EX",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 38, 'accounts', 'acc_01m8d25cfmezn89y0etkrps9cd', '["acc_01m8d25cfmezn89y0etkrps9cd","org_01m8d25cfmezn89y0ew206n3sb","6110","Business rates","EXPENSE",null,"NV",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 39, 'accounts', 'acc_01m8d25cfmezn89y0etpcm0ypj', '["acc_01m8d25cfmezn89y0etpcm0ypj","org_01m8d25cfmezn89y0ew206n3sb","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 40, 'accounts', 'acc_01m8d25cfmezn89y0etrcy5zya', '["acc_01m8d25cfmezn89y0etrcy5zya","org_01m8d25cfmezn89y0ew206n3sb","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 41, 'accounts', 'acc_01m8d25cfmezn89y0etxjx9ems', '["acc_01m8d25cfmezn89y0etxjx9ems","org_01m8d25cfmezn89y0ew206n3sb","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 42, 'accounts', 'acc_01m8d25cfmezn89y0ev3jj1br3', '["acc_01m8d25cfmezn89y0ev3jj1br3","org_01m8d25cfmezn89y0ew206n3sb","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 43, 'accounts', 'acc_01m8d25cfmezn89y0ev5t0h9sv', '["acc_01m8d25cfmezn89y0ev5t0h9sv","org_01m8d25cfmezn89y0ew206n3sb","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 44, 'accounts', 'acc_01m8d25cfmezn89y0ev8naza68', '["acc_01m8d25cfmezn89y0ev8naza68","org_01m8d25cfmezn89y0ew206n3sb","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 45, 'accounts', 'acc_01m8d25cfmezn89y0evcdy1k2s', '["acc_01m8d25cfmezn89y0evcdy1k2s","org_01m8d25cfmezn89y0ew206n3sb","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 46, 'accounts', 'acc_01m8d25cfmezn89y0evh1j5f1t', '["acc_01m8d25cfmezn89y0evh1j5f1t","org_01m8d25cfmezn89y0ew206n3sb","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 47, 'accounts', 'acc_01m8d25cfmezn89y0evndshyyt', '["acc_01m8d25cfmezn89y0evndshyyt","org_01m8d25cfmezn89y0ew206n3sb","6600","Insurance","EXPENSE",null,"EX",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 48, 'accounts', 'acc_01m8d25cfmezn89y0evt3s7shq', '["acc_01m8d25cfmezn89y0evt3s7shq","org_01m8d25cfmezn89y0ew206n3sb","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 1, 49, 'accounts', 'acc_01m8d25cfmezn89y0evwttemqq', '["acc_01m8d25cfmezn89y0evwttemqq","org_01m8d25cfmezn89y0ew206n3sb","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795734811124,1795734811124,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 2, 1, 'accounts', 'acc_01m8d25eawe5mvhdeyphwyjx7y', '["acc_01m8d25eawe5mvhdeyphwyjx7y","org_01m8d25cfmezn89y0ew206n3sb","2250","VAT","LIABILITY","vat_control",null,null,"active",1795734813020,1795734813020,1]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 3, 1, 'bank_accounts', 'bac_01m8d25ebae6mae7dxkyqsh79w', '["bac_01m8d25ebae6mae7dxkyqsh79w","org_01m8d25cfmezn89y0ew206n3sb","acc_01m8d25cfmezn89y0eq56sj538","Current","current",null,null,null,null,null,null,null,1795734813034,1795734813034,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 4, 1, 'organisations', 'org_01m8d25cfmezn89y0ew206n3sb', '["org_01m8d25cfmezn89y0ew206n3sb","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795734811124,1795734811124,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8d25cfmezn89y0ew206n3sb","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 5, 1, 'bank_transactions', 'btx_01m8d25m42ej49wee7q7f659fa', '["btx_01m8d25m42ej49wee7q7f659fa","org_01m8d25cfmezn89y0ew206n3sb","bac_01m8d25ebae6mae7dxkyqsh79w","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734818946,1795734818946,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 7, 1, 'bank_transactions', 'btx_01m8d25m42ej49wee7q7f659fa', '["btx_01m8d25m42ej49wee7q7f659fa","org_01m8d25cfmezn89y0ew206n3sb","bac_01m8d25ebae6mae7dxkyqsh79w","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8d25m4ye16sj9kx9bv519pf",2,null,null,0,1795734818999,1795734818946,1795734818999,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25cfmezn89y0ew206n3sb', 8, 1, 'bank_transactions', 'btx_01m8d25m42ej49wee7q7f659fa', '["btx_01m8d25m42ej49wee7q7f659fa","org_01m8d25cfmezn89y0ew206n3sb","bac_01m8d25ebae6mae7dxkyqsh79w","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734818946,1795734819011,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8d25cfmezn89y0ew206n3sb","jnl_01m8d25m4ye16sj9kx9bv519pf"]]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 1, 'organisations', 'org_01m8d25ecvegqscqz1fprz9mjv', '["org_01m8d25ecvegqscqz1fprz9mjv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795734813083,1795734813083,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 2, 'members', 'mem_01m8d25ecvegqscqz19mhcjgkv', '["mem_01m8d25ecvegqscqz19mhcjgkv","org_01m8d25ecvegqscqz1fprz9mjv","jo@example.com","usr_01m8d25bv5ebw9e7d55486qavb","owner",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 3, 'accounts', 'acc_01m8d25ecvegqscqz19rserzrr', '["acc_01m8d25ecvegqscqz19rserzrr","org_01m8d25ecvegqscqz1fprz9mjv","1000","Computer equipment","ASSET",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 4, 'accounts', 'acc_01m8d25ecvegqscqz19y5se247', '["acc_01m8d25ecvegqscqz19y5se247","org_01m8d25ecvegqscqz1fprz9mjv","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 5, 'accounts', 'acc_01m8d25ecvegqscqz1a15t1sjc', '["acc_01m8d25ecvegqscqz1a15t1sjc","org_01m8d25ecvegqscqz1fprz9mjv","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 6, 'accounts', 'acc_01m8d25ecvegqscqz1a72445va', '["acc_01m8d25ecvegqscqz1a72445va","org_01m8d25ecvegqscqz1fprz9mjv","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 7, 'accounts', 'acc_01m8d25ecvegqscqz1abjn12h8', '["acc_01m8d25ecvegqscqz1abjn12h8","org_01m8d25ecvegqscqz1fprz9mjv","1100","Stock","ASSET",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 8, 'accounts', 'acc_01m8d25ecvegqscqz1afz02hwv', '["acc_01m8d25ecvegqscqz1afz02hwv","org_01m8d25ecvegqscqz1fprz9mjv","1200","Trade debtors","ASSET","receivable",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 9, 'accounts', 'acc_01m8d25ecvegqscqz1ajesnpg6', '["acc_01m8d25ecvegqscqz1ajesnpg6","org_01m8d25ecvegqscqz1fprz9mjv","1210","Prepayments","ASSET",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 10, 'accounts', 'acc_01m8d25ecvegqscqz1ap624853', '["acc_01m8d25ecvegqscqz1ap624853","org_01m8d25ecvegqscqz1fprz9mjv","1220","Other debtors","ASSET",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 11, 'accounts', 'acc_01m8d25ecvegqscqz1at14fdkd', '["acc_01m8d25ecvegqscqz1at14fdkd","org_01m8d25ecvegqscqz1fprz9mjv","1300","Current account","ASSET","bank",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 12, 'accounts', 'acc_01m8d25ecvegqscqz1axgdh9jk', '["acc_01m8d25ecvegqscqz1axgdh9jk","org_01m8d25ecvegqscqz1fprz9mjv","1310","Petty cash","ASSET",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 13, 'accounts', 'acc_01m8d25ecvegqscqz1b0pa2cm8', '["acc_01m8d25ecvegqscqz1b0pa2cm8","org_01m8d25ecvegqscqz1fprz9mjv","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 14, 'accounts', 'acc_01m8d25ecvegqscqz1b5jm9kyy', '["acc_01m8d25ecvegqscqz1b5jm9kyy","org_01m8d25ecvegqscqz1fprz9mjv","2110","Accruals","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 15, 'accounts', 'acc_01m8d25ecvegqscqz1b9phy04s', '["acc_01m8d25ecvegqscqz1b9phy04s","org_01m8d25ecvegqscqz1fprz9mjv","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 16, 'accounts', 'acc_01m8d25ecvegqscqz1bf78y8dh', '["acc_01m8d25ecvegqscqz1bf78y8dh","org_01m8d25ecvegqscqz1fprz9mjv","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 17, 'accounts', 'acc_01m8d25ecvegqscqz1bk2p1bnf', '["acc_01m8d25ecvegqscqz1bk2p1bnf","org_01m8d25ecvegqscqz1fprz9mjv","2220","Net wages","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 18, 'accounts', 'acc_01m8d25ecvegqscqz1bqqec8rh', '["acc_01m8d25ecvegqscqz1bqqec8rh","org_01m8d25ecvegqscqz1fprz9mjv","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 19, 'accounts', 'acc_01m8d25ecvegqscqz1bt5mb7jj', '["acc_01m8d25ecvegqscqz1bt5mb7jj","org_01m8d25ecvegqscqz1fprz9mjv","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 20, 'accounts', 'acc_01m8d25ecvegqscqz1bynx869n', '["acc_01m8d25ecvegqscqz1bynx869n","org_01m8d25ecvegqscqz1fprz9mjv","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 21, 'accounts', 'acc_01m8d25ecvegqscqz1c3kxkrsj', '["acc_01m8d25ecvegqscqz1c3kxkrsj","org_01m8d25ecvegqscqz1fprz9mjv","2900","Suspense","LIABILITY","suspense",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 22, 'accounts', 'acc_01m8d25ecvegqscqz1c5mj0mvv', '["acc_01m8d25ecvegqscqz1c5mj0mvv","org_01m8d25ecvegqscqz1fprz9mjv","3000","Share capital","EQUITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 23, 'accounts', 'acc_01m8d25ecvegqscqz1ca9bnesq', '["acc_01m8d25ecvegqscqz1ca9bnesq","org_01m8d25ecvegqscqz1fprz9mjv","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 24, 'accounts', 'acc_01m8d25ecvegqscqz1cene7sen', '["acc_01m8d25ecvegqscqz1cene7sen","org_01m8d25ecvegqscqz1fprz9mjv","3200","Dividends","EQUITY",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 25, 'accounts', 'acc_01m8d25ecvegqscqz1ck6sxm9n', '["acc_01m8d25ecvegqscqz1ck6sxm9n","org_01m8d25ecvegqscqz1fprz9mjv","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 26, 'accounts', 'acc_01m8d25ecvegqscqz1cpeahmc0', '["acc_01m8d25ecvegqscqz1cpeahmc0","org_01m8d25ecvegqscqz1fprz9mjv","4000","Sales","INCOME",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 27, 'accounts', 'acc_01m8d25ecvegqscqz1csk7za95', '["acc_01m8d25ecvegqscqz1csk7za95","org_01m8d25ecvegqscqz1fprz9mjv","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 28, 'accounts', 'acc_01m8d25ecvegqscqz1cwm4y79k', '["acc_01m8d25ecvegqscqz1cwm4y79k","org_01m8d25ecvegqscqz1fprz9mjv","4090","Other income","INCOME",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 29, 'accounts', 'acc_01m8d25ecvegqscqz1d2yvmkwv', '["acc_01m8d25ecvegqscqz1d2yvmkwv","org_01m8d25ecvegqscqz1fprz9mjv","4900","Interest received","INCOME",null,"EX",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 30, 'accounts', 'acc_01m8d25ecvegqscqz1d6vepcc8', '["acc_01m8d25ecvegqscqz1d6vepcc8","org_01m8d25ecvegqscqz1fprz9mjv","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 31, 'accounts', 'acc_01m8d25ecvegqscqz1d95s67s0', '["acc_01m8d25ecvegqscqz1d95s67s0","org_01m8d25ecvegqscqz1fprz9mjv","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 32, 'accounts', 'acc_01m8d25ecvegqscqz1de8sphvk', '["acc_01m8d25ecvegqscqz1de8sphvk","org_01m8d25ecvegqscqz1fprz9mjv","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 33, 'accounts', 'acc_01m8d25ecvegqscqz1dhmr19gf', '["acc_01m8d25ecvegqscqz1dhmr19gf","org_01m8d25ecvegqscqz1fprz9mjv","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 34, 'accounts', 'acc_01m8d25ecvegqscqz1dmp829x6', '["acc_01m8d25ecvegqscqz1dmp829x6","org_01m8d25ecvegqscqz1fprz9mjv","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 35, 'accounts', 'acc_01m8d25ecvegqscqz1dt6zypbx', '["acc_01m8d25ecvegqscqz1dt6zypbx","org_01m8d25ecvegqscqz1fprz9mjv","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 36, 'accounts', 'acc_01m8d25ecvegqscqz1dwe166q1', '["acc_01m8d25ecvegqscqz1dwe166q1","org_01m8d25ecvegqscqz1fprz9mjv","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 37, 'accounts', 'acc_01m8d25ecvegqscqz1e3cbs4fx', '["acc_01m8d25ecvegqscqz1e3cbs4fx","org_01m8d25ecvegqscqz1fprz9mjv","6100","Rent","EXPENSE",null,"EX",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 38, 'accounts', 'acc_01m8d25ecvegqscqz1e4t2pnyx', '["acc_01m8d25ecvegqscqz1e4t2pnyx","org_01m8d25ecvegqscqz1fprz9mjv","6110","Business rates","EXPENSE",null,"NV",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 39, 'accounts', 'acc_01m8d25ecvegqscqz1e8ve8e40', '["acc_01m8d25ecvegqscqz1e8ve8e40","org_01m8d25ecvegqscqz1fprz9mjv","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 40, 'accounts', 'acc_01m8d25ecvegqscqz1edj8v9sp', '["acc_01m8d25ecvegqscqz1edj8v9sp","org_01m8d25ecvegqscqz1fprz9mjv","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 41, 'accounts', 'acc_01m8d25ecvegqscqz1ekah9z6x', '["acc_01m8d25ecvegqscqz1ekah9z6x","org_01m8d25ecvegqscqz1fprz9mjv","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 42, 'accounts', 'acc_01m8d25ecvegqscqz1en4dhxt1', '["acc_01m8d25ecvegqscqz1en4dhxt1","org_01m8d25ecvegqscqz1fprz9mjv","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 43, 'accounts', 'acc_01m8d25ecvegqscqz1es0bmz6c', '["acc_01m8d25ecvegqscqz1es0bmz6c","org_01m8d25ecvegqscqz1fprz9mjv","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 44, 'accounts', 'acc_01m8d25ecvegqscqz1ez0mycdz', '["acc_01m8d25ecvegqscqz1ez0mycdz","org_01m8d25ecvegqscqz1fprz9mjv","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 45, 'accounts', 'acc_01m8d25ecvegqscqz1f07ws9ey', '["acc_01m8d25ecvegqscqz1f07ws9ey","org_01m8d25ecvegqscqz1fprz9mjv","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 46, 'accounts', 'acc_01m8d25ecvegqscqz1f6y6axda', '["acc_01m8d25ecvegqscqz1f6y6axda","org_01m8d25ecvegqscqz1fprz9mjv","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 47, 'accounts', 'acc_01m8d25ecvegqscqz1f81hqzj3', '["acc_01m8d25ecvegqscqz1f81hqzj3","org_01m8d25ecvegqscqz1fprz9mjv","6600","Insurance","EXPENSE",null,"EX",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 48, 'accounts', 'acc_01m8d25ecvegqscqz1fdv55430', '["acc_01m8d25ecvegqscqz1fdv55430","org_01m8d25ecvegqscqz1fprz9mjv","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 1, 49, 'accounts', 'acc_01m8d25ecvegqscqz1fkwmbqzc', '["acc_01m8d25ecvegqscqz1fkwmbqzc","org_01m8d25ecvegqscqz1fprz9mjv","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795734813083,1795734813083,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 2, 1, 'accounts', 'acc_01m8d25ef2e4x84bcedjkav7ww', '["acc_01m8d25ef2e4x84bcedjkav7ww","org_01m8d25ecvegqscqz1fprz9mjv","2250","VAT","LIABILITY","vat_control",null,null,"active",1795734813154,1795734813154,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 3, 1, 'accounts', 'acc_01m8d25eg0e5bvrpfr17a0pjmf', '["acc_01m8d25eg0e5bvrpfr17a0pjmf","org_01m8d25ecvegqscqz1fprz9mjv","4100","Room hire","INCOME",null,"EX",null,"active",1795734813185,1795734813185,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 4, 1, 'accounts', 'acc_01m8d25ejqe5qvk5mkw6arphev', '["acc_01m8d25ejqe5qvk5mkw6arphev","org_01m8d25ecvegqscqz1fprz9mjv","6800","Depreciation","EXPENSE",null,null,null,"active",1795734813271,1795734813271,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 5, 1, 'bank_accounts', 'bac_01m8d25epqezv8wsrndgwcx1my', '["bac_01m8d25epqezv8wsrndgwcx1my","org_01m8d25ecvegqscqz1fprz9mjv","acc_01m8d25ecvegqscqz1at14fdkd","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8d25epqezv8wsrndv7a8aa0",null,1795734813399,1795734813399,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 6, 1, 'accounts', 'acc_01m8d25esnekv8v4m6ws94cnrm', '["acc_01m8d25esnekv8v4m6ws94cnrm","org_01m8d25ecvegqscqz1fprz9mjv","1301","Savings","ASSET","bank",null,null,"active",1795734813493,1795734813493,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 7, 1, 'bank_accounts', 'bac_01m8d25esnekv8v4m6wpmpmznc', '["bac_01m8d25esnekv8v4m6wpmpmznc","org_01m8d25ecvegqscqz1fprz9mjv","acc_01m8d25esnekv8v4m6ws94cnrm","Savings","savings",null,null,null,null,null,null,null,1795734813493,1795734813493,1,null]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 8, 1, 'contacts', 'con_01m8d25evyefq8a3g2sv33a9m6', '["con_01m8d25evyefq8a3g2sv33a9m6","org_01m8d25ecvegqscqz1fprz9mjv","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795734813566,1795734813566,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 9, 1, 'contacts', 'con_01m8d25ezeebv9jtmw6p5t37gm', '["con_01m8d25ezeebv9jtmw6p5t37gm","org_01m8d25ecvegqscqz1fprz9mjv","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795734813678,1795734813678,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 10, 1, 'contacts', 'con_01m8d25f37ej186j33r4xxhxy1', '["con_01m8d25f37ej186j33r4xxhxy1","org_01m8d25ecvegqscqz1fprz9mjv","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795734813799,1795734813799,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 11, 1, 'contacts', 'con_01m8d25f5zeb3rstq7e224q7z4', '["con_01m8d25f5zeb3rstq7e224q7z4","org_01m8d25ecvegqscqz1fprz9mjv","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795734813887,1795734813887,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 12, 1, 'contacts', 'con_01m8d25f6qem28mftmvz80xehp', '["con_01m8d25f6qem28mftmvz80xehp","org_01m8d25ecvegqscqz1fprz9mjv","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795734813911,1795734813911,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 13, 1, 'contacts', 'con_01m8d25f8gec0tc9zp7xnq4m33', '["con_01m8d25f8gec0tc9zp7xnq4m33","org_01m8d25ecvegqscqz1fprz9mjv","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795734813968,1795734813968,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 14, 1, 'contacts', 'con_01m8d25favext9n6bmgg0ch9e2', '["con_01m8d25favext9n6bmgg0ch9e2","org_01m8d25ecvegqscqz1fprz9mjv","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795734814043,1795734814043,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 1, 'invoices', 'inv_01m8d25fczey7t10zs73zc150m', '["inv_01m8d25fczey7t10zs73zc150m","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0001","con_01m8d25evyefq8a3g2sv33a9m6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8d25fczey7t10zs76dj00zf",null,null,"inv-0001",1795734814111,1795734814111,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course design, 3 days","3","650.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,195000,39000,234000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 15, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 16, 1, 'invoices', 'inv_01m8d25fdgegvss0fhvmhmzcca', '["inv_01m8d25fdgegvss0fhvmhmzcca","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","PX-881","con_01m8d25f5zeb3rstq7e224q7z4","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8d25fdgegvss0fhvs5anny6",null,null,"px-881",1795734814128,1795734814128,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Printing of workbooks","1","412.00",null,"acc_01m8d25ecvegqscqz1d95s67s0","ZR",null,41200,0,41200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 17, 1, 'invoices', 'inv_01m8d25fe5e7stpswn88w6vqkb', '["inv_01m8d25fe5e7stpswn88w6vqkb","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","TB-0117","con_01m8d25f6qem28mftmvz80xehp","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8d25fe5e7stpswn8cy12skk",null,null,"tb-0117",1795734814149,1795734814149,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Laptop","1","899.00",null,"acc_01m8d25ecvegqscqz19rserzrr","ST",null,89900,17980,107880]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 18, 1, 'invoices', 'inv_01m8d25fece8e84mqa15zr27tc', '["inv_01m8d25fece8e84mqa15zr27tc","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0002","con_01m8d25evyefq8a3g2sv33a9m6","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8d25fece8e84mqa1ajwh5r3",null,null,"inv-0002",1795734814156,1795734814156,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Workbooks","120","7.25",null,"acc_01m8d25ecvegqscqz1csk7za95","ZR",null,87000,0,87000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 18, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 19, 1, 'invoices', 'inv_01m8d25fejer3be8f76mz2x8ky', '["inv_01m8d25fejer3be8f76mz2x8ky","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","HL-33","con_01m8d25f8gec0tc9zp7xnq4m33","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8d25fejer3be8f76rxcpn4f",null,null,"hl-33",1795734814162,1795734814162,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Rent, January to March","1","1350.00",null,"acc_01m8d25ecvegqscqz1e3cbs4fx","EX",null,135000,0,135000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 20, 1, 'invoices', 'inv_01m8d25feve6wb1tykxdgdhgfm', '["inv_01m8d25feve6wb1tykxdgdhgfm","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0003","con_01m8d25ezeebv9jtmw6p5t37gm","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8d25feve6wb1tykxk9sgxfn",null,null,"inv-0003",1795734814171,1795734814171,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8d25eg0e5bvrpfr17a0pjmf","EX",null,24000,0,24000],["org_01m8d25ecvegqscqz1fprz9mjv",2,"Projector","1","35.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,3500,700,4200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 20, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 21, 1, 'invoices', 'inv_01m8d25ffgesmb1a9sg4bp762t', '["inv_01m8d25ffgesmb1a9sg4bp762t","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0004","con_01m8d25f37ej186j33r4xxhxy1","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8d25ffgesmb1a9sgbwnmt26",null,null,"inv-0004",1795734814192,1795734814192,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course for new starters","1","1480.00","10","acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,133200,26640,159840]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 21, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 22, 1, 'invoices', 'inv_01m8d25ffrey89g3v061w1ndnp', '["inv_01m8d25ffrey89g3v061w1ndnp","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0005","con_01m8d25f37ej186j33r4xxhxy1","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8d25ffrey89g3v066cdt0gd",null,null,"inv-0005",1795734814200,1795734814200,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Raised in error","1","500.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 22, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 23, 1, 'invoices', 'inv_01m8d25fg2ejbsqkjmgwe2wr05', '["inv_01m8d25fg2ejbsqkjmgwe2wr05","org_01m8d25ecvegqscqz1fprz9mjv","sales","credit_note","issued","CN-0001","con_01m8d25f37ej186j33r4xxhxy1","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8d25fg2ejbsqkjmh1b5esre",null,null,"cn-0001\ninv-0004",1795734814210,1795734814210,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"A day that was not held","1","150.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 23, 2, 'number_sequences', 'credit_note', '["org_01m8d25ecvegqscqz1fprz9mjv","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 24, 1, 'invoices', 'inv_01m8d25fgcernbc01qenw7z7ne', '["inv_01m8d25fgcernbc01qenw7z7ne","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","FR-1209","con_01m8d25favext9n6bmgg0ch9e2","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8d25fgdeeyamm9s3e3d03ac",null,null,"fr-1209",1795734814221,1795734814221,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Illustration, 2 days","2","384.00",null,"acc_01m8d25ecvegqscqz1de8sphvk","ST",null,64000,12800,76800]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 25, 1, 'invoices', 'inv_01m8d25fh5eaht24zbd85b3a2j', '["inv_01m8d25fh5eaht24zbd85b3a2j","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0006","con_01m8d25evyefq8a3g2sv33a9m6","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8d25fh5eaht24zbdcdyfvfc",null,null,"inv-0006",1795734814245,1795734814245,1,"9999-99-99",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Workbooks","24","7.25",null,"acc_01m8d25ecvegqscqz1csk7za95","ZR",null,17400,0,17400],["org_01m8d25ecvegqscqz1fprz9mjv",2,"Half a day of course design","0.5","650.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,32500,6500,39000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 25, 2, 'number_sequences', 'invoice', '["org_01m8d25ecvegqscqz1fprz9mjv","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 26, 1, 'invoices', 'inv_01m8d25ffrey89g3v061w1ndnp', '["inv_01m8d25ffrey89g3v061w1ndnp","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","void","INV-0005","con_01m8d25f37ej186j33r4xxhxy1","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8d25ffrey89g3v066cdt0gd","2026-03-03","jnl_01m8d25fkpe01basqnzs6yste0","inv-0005",1795734814200,1795734814326,2,"2026-03-03",0,null,null,[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Raised in error","1","500.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 1, 'invoices', 'inv_01m8d25ffgesmb1a9sg4bp762t', '["inv_01m8d25ffgesmb1a9sg4bp762t","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0004","con_01m8d25f37ej186j33r4xxhxy1","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8d25ffgesmb1a9sgbwnmt26",null,null,"inv-0004",1795734814192,1795734814437,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course for new starters","1","1480.00","10","acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,133200,26640,159840]],[["alc_01m8d25fq4em6t7sjzk6bbpxhy","org_01m8d25ecvegqscqz1fprz9mjv",null,"inv_01m8d25fg2ejbsqkjmgwe2wr05",18000,"2026-03-12",null,1795734814437,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 27, 2, 'invoices', 'inv_01m8d25fg2ejbsqkjmgwe2wr05', '["inv_01m8d25fg2ejbsqkjmgwe2wr05","org_01m8d25ecvegqscqz1fprz9mjv","sales","credit_note","issued","CN-0001","con_01m8d25f37ej186j33r4xxhxy1","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8d25fg2ejbsqkjmh1b5esre",null,null,"cn-0001\ninv-0004",1795734814210,1795734814437,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"A day that was not held","1","150.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 31, 1, 'invoices', 'inv_01m8d25feve6wb1tykxdgdhgfm', '["inv_01m8d25feve6wb1tykxdgdhgfm","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0003","con_01m8d25ezeebv9jtmw6p5t37gm","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8d25feve6wb1tykxk9sgxfn",null,null,"inv-0003",1795734814171,1795734814620,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8d25eg0e5bvrpfr17a0pjmf","EX",null,24000,0,24000],["org_01m8d25ecvegqscqz1fprz9mjv",2,"Projector","1","35.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,3500,700,4200]],[["alc_01m8d25fwwezetmexhca6qq4a7","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25fwwezetmexhc1gpqx2e",null,28200,"2026-03-06",null,1795734814620,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 31, 2, 'settlements', 'set_01m8d25fwwezetmexhc1gpqx2e', '["set_01m8d25fwwezetmexhc1gpqx2e","org_01m8d25ecvegqscqz1fprz9mjv","receipt","sales","posted","con_01m8d25ezeebv9jtmw6p5t37gm","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-06",28200,28200,null,null,0,"jnl_01m8d25fwwezetmexhc6ddcqy5",null,null,"",1795734814620,1795734814620,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 1, 'bank_accounts', 'bac_01m8d25epqezv8wsrndgwcx1my', '["bac_01m8d25epqezv8wsrndgwcx1my","org_01m8d25ecvegqscqz1fprz9mjv","acc_01m8d25ecvegqscqz1at14fdkd","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8d25epqezv8wsrndv7a8aa0",900715,1795734813399,1795734814735,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 2, 'stated_balances', 'bac_01m8d25epqezv8wsrndgwcx1my/2026-03-31', '["org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-31",900715,1795734814735]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 3, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcd0bsm4j6', '["btx_01m8d25g0fepcbe8hcd0bsm4j6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 4, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcd4vzpvwe', '["btx_01m8d25g0fepcbe8hcd4vzpvwe","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 5, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcda3311mg', '["btx_01m8d25g0fepcbe8hcda3311mg","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 6, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdcbaex2h', '["btx_01m8d25g0fepcbe8hcdcbaex2h","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 7, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdhd5rbg6', '["btx_01m8d25g0fepcbe8hcdhd5rbg6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 8, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdmsrfacs', '["btx_01m8d25g0fepcbe8hcdmsrfacs","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 9, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdsmpcwfs', '["btx_01m8d25g0fepcbe8hcdsmpcwfs","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 10, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdzw813bm', '["btx_01m8d25g0fepcbe8hcdzw813bm","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 11, 'bank_transactions', 'btx_01m8d25g0fepcbe8hce2tm7z6v', '["btx_01m8d25g0fepcbe8hce2tm7z6v","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 12, 'bank_transactions', 'btx_01m8d25g0fepcbe8hce77s12hm', '["btx_01m8d25g0fepcbe8hce77s12hm","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 13, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcea4936f6', '["btx_01m8d25g0fepcbe8hcea4936f6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 14, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcec5jzzg1', '["btx_01m8d25g0fepcbe8hcec5jzzg1","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 32, 15, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcehmzy34e', '["btx_01m8d25g0fepcbe8hcehmzy34e","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795734814735,1795734814735,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 33, 1, 'invoices', 'inv_01m8d25fe5e7stpswn88w6vqkb', '["inv_01m8d25fe5e7stpswn88w6vqkb","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","TB-0117","con_01m8d25f6qem28mftmvz80xehp","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8d25fe5e7stpswn8cy12skk",null,null,"tb-0117",1795734814149,1795734814945,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Laptop","1","899.00",null,"acc_01m8d25ecvegqscqz19rserzrr","ST",null,89900,17980,107880]],[["alc_01m8d25g71e7d9jycjhhpfhz5s","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25g71e7d9jycjhhpfhz5s",null,107880,"2026-01-22",null,1795734814945,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 33, 2, 'settlements', 'set_01m8d25g71e7d9jycjhhpfhz5s', '["set_01m8d25g71e7d9jycjhhpfhz5s","org_01m8d25ecvegqscqz1fprz9mjv","payment","purchase","posted","con_01m8d25f6qem28mftmvz80xehp","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-22",107880,107880,null,"btx_01m8d25g0fepcbe8hcd0bsm4j6",1,"jnl_01m8d25g71e7d9jycjhhpfhz5s",null,null,"",1795734814945,1795734814945,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 34, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcd0bsm4j6', '["btx_01m8d25g0fepcbe8hcd0bsm4j6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8d25f6qem28mftmvz80xehp","allocations","jnl_01m8d25g71e7d9jycjhhpfhz5s",2,null,"NV",0,1795734814945,1795734814735,1795734814945,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 35, 1, 'invoices', 'inv_01m8d25fczey7t10zs73zc150m', '["inv_01m8d25fczey7t10zs73zc150m","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0001","con_01m8d25evyefq8a3g2sv33a9m6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8d25fczey7t10zs76dj00zf",null,null,"inv-0001",1795734814111,1795734815027,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course design, 3 days","3","650.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,195000,39000,234000]],[["alc_01m8d25g9kecya1e9311n4ynqg","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25g9kecya1e9311n4ynqg",null,150000,"2026-01-30",null,1795734815027,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 35, 2, 'settlements', 'set_01m8d25g9kecya1e9311n4ynqg', '["set_01m8d25g9kecya1e9311n4ynqg","org_01m8d25ecvegqscqz1fprz9mjv","receipt","sales","posted","con_01m8d25evyefq8a3g2sv33a9m6","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-30",150000,150000,null,"btx_01m8d25g0fepcbe8hcd4vzpvwe",1,"jnl_01m8d25g9kecya1e9311n4ynqg",null,null,"",1795734815027,1795734815027,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 36, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcd4vzpvwe', '["btx_01m8d25g0fepcbe8hcd4vzpvwe","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8d25evyefq8a3g2sv33a9m6","allocations","jnl_01m8d25g9kecya1e9311n4ynqg",2,null,"NV",0,1795734815027,1795734814735,1795734815027,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 37, 1, 'invoices', 'inv_01m8d25fejer3be8f76mz2x8ky', '["inv_01m8d25fejer3be8f76mz2x8ky","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","HL-33","con_01m8d25f8gec0tc9zp7xnq4m33","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8d25fejer3be8f76rxcpn4f",null,null,"hl-33",1795734814162,1795734815202,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Rent, January to March","1","1350.00",null,"acc_01m8d25ecvegqscqz1e3cbs4fx","EX",null,135000,0,135000]],[["alc_01m8d25gf2ej799v46dwb2vzq5","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25gf2ej799v46dwb2vzq5",null,135000,"2026-02-10",null,1795734815202,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 37, 2, 'settlements', 'set_01m8d25gf2ej799v46dwb2vzq5', '["set_01m8d25gf2ej799v46dwb2vzq5","org_01m8d25ecvegqscqz1fprz9mjv","payment","purchase","posted","con_01m8d25f8gec0tc9zp7xnq4m33","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-10",135000,135000,null,"btx_01m8d25g0fepcbe8hcdcbaex2h",1,"jnl_01m8d25gf2ej799v46dwb2vzq5",null,null,"",1795734815202,1795734815202,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 38, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdcbaex2h', '["btx_01m8d25g0fepcbe8hcdcbaex2h","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8d25f8gec0tc9zp7xnq4m33","allocations","jnl_01m8d25gf2ej799v46dwb2vzq5",2,null,"NV",0,1795734815202,1795734814735,1795734815202,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 39, 1, 'invoices', 'inv_01m8d25fczey7t10zs73zc150m', '["inv_01m8d25fczey7t10zs73zc150m","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0001","con_01m8d25evyefq8a3g2sv33a9m6","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8d25fczey7t10zs76dj00zf",null,null,"inv-0001",1795734814111,1795734815284,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course design, 3 days","3","650.00",null,"acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,195000,39000,234000]],[["alc_01m8d25g9kecya1e9311n4ynqg","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25g9kecya1e9311n4ynqg",null,150000,"2026-01-30",null,1795734815027,null],["alc_01m8d25ghmemn80bj57w4pgn15","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25ghmemn80bj57w4pgn15",null,84000,"2026-02-16",null,1795734815284,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 39, 2, 'invoices', 'inv_01m8d25fece8e84mqa15zr27tc', '["inv_01m8d25fece8e84mqa15zr27tc","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0002","con_01m8d25evyefq8a3g2sv33a9m6","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8d25fece8e84mqa1ajwh5r3",null,null,"inv-0002",1795734814156,1795734815284,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Workbooks","120","7.25",null,"acc_01m8d25ecvegqscqz1csk7za95","ZR",null,87000,0,87000]],[["alc_01m8d25ghmemn80bj57w4pgn16","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25ghmemn80bj57w4pgn15",null,87000,"2026-02-16",null,1795734815284,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 39, 3, 'settlements', 'set_01m8d25ghmemn80bj57w4pgn15', '["set_01m8d25ghmemn80bj57w4pgn15","org_01m8d25ecvegqscqz1fprz9mjv","receipt","sales","posted","con_01m8d25evyefq8a3g2sv33a9m6","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-16",171000,171000,null,"btx_01m8d25g0fepcbe8hcdhd5rbg6",1,"jnl_01m8d25ghmemn80bj57w4pgn15",null,null,"",1795734815284,1795734815284,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 40, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdhd5rbg6', '["btx_01m8d25g0fepcbe8hcdhd5rbg6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8d25evyefq8a3g2sv33a9m6","allocations","jnl_01m8d25ghmemn80bj57w4pgn15",2,null,"NV",0,1795734815284,1795734814735,1795734815284,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 41, 1, 'invoices', 'inv_01m8d25fdgegvss0fhvmhmzcca', '["inv_01m8d25fdgegvss0fhvmhmzcca","org_01m8d25ecvegqscqz1fprz9mjv","purchase","invoice","issued","PX-881","con_01m8d25f5zeb3rstq7e224q7z4","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8d25fdgegvss0fhvs5anny6",null,null,"px-881",1795734814128,1795734815338,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Printing of workbooks","1","412.00",null,"acc_01m8d25ecvegqscqz1d95s67s0","ZR",null,41200,0,41200]],[["alc_01m8d25gkae3ftrz4np3v02hkf","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25gkae3ftrz4np3v02hkf",null,40000,"2026-02-27",null,1795734815338,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 41, 2, 'settlements', 'set_01m8d25gkae3ftrz4np3v02hkf', '["set_01m8d25gkae3ftrz4np3v02hkf","org_01m8d25ecvegqscqz1fprz9mjv","payment","purchase","posted","con_01m8d25f5zeb3rstq7e224q7z4","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-27",40000,40000,null,"btx_01m8d25g0fepcbe8hcdsmpcwfs",1,"jnl_01m8d25gkae3ftrz4np3v02hkf",null,null,"",1795734815338,1795734815338,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 42, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdsmpcwfs', '["btx_01m8d25g0fepcbe8hcdsmpcwfs","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8d25f5zeb3rstq7e224q7z4","allocations","jnl_01m8d25gkae3ftrz4np3v02hkf",2,null,"NV",0,1795734815338,1795734814735,1795734815338,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 43, 1, 'invoices', 'inv_01m8d25ffgesmb1a9sg4bp762t', '["inv_01m8d25ffgesmb1a9sg4bp762t","org_01m8d25ecvegqscqz1fprz9mjv","sales","invoice","issued","INV-0004","con_01m8d25f37ej186j33r4xxhxy1","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8d25ffgesmb1a9sgbwnmt26",null,null,"inv-0004",1795734814192,1795734815419,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8d25ecvegqscqz1fprz9mjv",1,"Course for new starters","1","1480.00","10","acc_01m8d25ecvegqscqz1cpeahmc0","ST",null,133200,26640,159840]],[["alc_01m8d25fq4em6t7sjzk6bbpxhy","org_01m8d25ecvegqscqz1fprz9mjv",null,"inv_01m8d25fg2ejbsqkjmgwe2wr05",18000,"2026-03-12",null,1795734814437,null],["alc_01m8d25gnve6prg0z73v8x9dnb","org_01m8d25ecvegqscqz1fprz9mjv","set_01m8d25gnve6prg0z73v8x9dnb",null,141840,"2026-03-16",null,1795734815419,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 43, 2, 'settlements', 'set_01m8d25gnve6prg0z73v8x9dnb', '["set_01m8d25gnve6prg0z73v8x9dnb","org_01m8d25ecvegqscqz1fprz9mjv","receipt","sales","posted","con_01m8d25f37ej186j33r4xxhxy1","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-16",141840,141840,null,"btx_01m8d25g0fepcbe8hce77s12hm",1,"jnl_01m8d25gnve6prg0z73v8x9dnb",null,null,"",1795734815419,1795734815419,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 44, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hce77s12hm', '["btx_01m8d25g0fepcbe8hce77s12hm","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8d25f37ej186j33r4xxhxy1","allocations","jnl_01m8d25gnve6prg0z73v8x9dnb",2,null,"NV",0,1795734815419,1795734814735,1795734815419,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 45, 1, 'settlements', 'set_01m8d25fwwezetmexhc1gpqx2e', '["set_01m8d25fwwezetmexhc1gpqx2e","org_01m8d25ecvegqscqz1fprz9mjv","receipt","sales","posted","con_01m8d25ezeebv9jtmw6p5t37gm","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-06",28200,28200,null,"btx_01m8d25g0fepcbe8hce2tm7z6v",0,"jnl_01m8d25fwwezetmexhc6ddcqy5",null,null,"",1795734814620,1795734815598,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 46, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hce2tm7z6v', '["btx_01m8d25g0fepcbe8hce2tm7z6v","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8d25ezeebv9jtmw6p5t37gm","match","jnl_01m8d25fwwezetmexhc6ddcqy5",2,null,"NV",0,1795734815598,1795734814735,1795734815598,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 47, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcec5jzzg1', '["btx_01m8d25g0fepcbe8hcec5jzzg1","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8d25h0me6ctf65vdhe59ygv",1,null,"NV",0,1795734815764,1795734814735,1795734815764,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 48, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcehmzy34e', '["btx_01m8d25g0fepcbe8hcehmzy34e","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8d25ecvegqscqz1bk2p1bnf","NV",null,null,"account","jnl_01m8d25h7reyd9w2mzdtbd0n3z",1,"acc_01m8d25ecvegqscqz1bk2p1bnf","NV",0,1795734815992,1795734814735,1795734815992,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 49, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcda3311mg', '["btx_01m8d25g0fepcbe8hcda3311mg","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8d25ecvegqscqz1ekah9z6x","ST",null,null,null,null,null,null,null,null,null,1795734814735,1795734817322,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 50, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdmsrfacs', '["btx_01m8d25g0fepcbe8hcdmsrfacs","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8d25ecvegqscqz1es0bmz6c","ZR",null,null,null,null,null,null,null,null,null,1795734814735,1795734817322,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 51, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdzw813bm', '["btx_01m8d25g0fepcbe8hcdzw813bm","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8d25ecvegqscqz1ekah9z6x","ST",null,null,null,null,null,null,null,null,null,1795734814735,1795734817322,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 52, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcea4936f6', '["btx_01m8d25g0fepcbe8hcea4936f6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8d25ecvegqscqz1fdv55430","EX",null,null,null,null,null,null,null,null,null,1795734814735,1795734817322,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 53, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdmsrfacs', '["btx_01m8d25g0fepcbe8hcdmsrfacs","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8d25ecvegqscqz1es0bmz6c","ZR",null,null,"account","jnl_01m8d25jmdet2v2x6cd37bf2vh",1,"acc_01m8d25ecvegqscqz1es0bmz6c","ZR",0,1795734817421,1795734814735,1795734817421,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 54, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcdzw813bm', '["btx_01m8d25g0fepcbe8hcdzw813bm","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8d25ecvegqscqz1ekah9z6x","ST",null,null,"account","jnl_01m8d25jqse53vwhtbzsgw0c8h",1,"acc_01m8d25ecvegqscqz1ekah9z6x","ST",-600,1795734817529,1795734814735,1795734817529,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 55, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcda3311mg', '["btx_01m8d25g0fepcbe8hcda3311mg","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8d25ecvegqscqz1ekah9z6x","ST",null,null,"account","jnl_01m8d25jt7ek888rxc4wkbjrjm",1,"acc_01m8d25ecvegqscqz1ekah9z6x","ST",-600,1795734817607,1795734814735,1795734817607,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 56, 1, 'bank_transactions', 'btx_01m8d25g0fepcbe8hcea4936f6', '["btx_01m8d25g0fepcbe8hcea4936f6","org_01m8d25ecvegqscqz1fprz9mjv","bac_01m8d25epqezv8wsrndgwcx1my","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8d25ecvegqscqz1fdv55430","EX",null,null,"account","jnl_01m8d25jwyee9at5f115r01198",1,"acc_01m8d25ecvegqscqz1fdv55430","EX",0,1795734817694,1795734814735,1795734817694,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 57, 1, 'vat_returns', 'vrt_01m8d25k6dezqags7zn061d9f8', '["vrt_01m8d25k6dezqags7zn061d9f8","org_01m8d25ecvegqscqz1fprz9mjv","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795734817997,1795734817997,1]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 58, 1, 'organisations', 'org_01m8d25ecvegqscqz1fprz9mjv', '["org_01m8d25ecvegqscqz1fprz9mjv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795734813083,1795734813083,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 58, 2, 'vat_returns', 'vrt_01m8d25k6dezqags7zn061d9f8', '["vrt_01m8d25k6dezqags7zn061d9f8","org_01m8d25ecvegqscqz1fprz9mjv","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795734818069,1795734817997,1795734818069,2]');
INSERT INTO audit_states VALUES ('org_01m8d25ecvegqscqz1fprz9mjv', 59, 1, 'organisations', 'org_01m8d25ecvegqscqz1fprz9mjv', '["org_01m8d25ecvegqscqz1fprz9mjv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795734813083,1795734818161,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795734810469, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8d25bv5ebw9e7d55486qavb', 'usr_01m8d25bv5ebw9e7d55486qavb', '{}', X'B2EBAD599FA16D0BF3A44521394FE7F90E8F5FD38104E32F1E822A1CB90C3F9A');
INSERT INTO security_events VALUES (2, 1795734810658, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d25c13es1s3r54ea2hr6cr', 'usr_01m8d25bv5ebw9e7d55486qavb', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'576251A02935B814B64925F701C77A6F9B4B3CE970F51AF3FC8C8714C7069F63');
INSERT INTO security_events VALUES (3, 1795734810796, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8d25bv5ebw9e7d55486qavb', 'usr_01m8d25bv5ebw9e7d55486qavb', '{"expires_at":"2026-11-27T00:13:30.795Z"}', X'C99581F4CE2BD245BF134D91562085CFE949EABF835DA8549F9758E2EF29E5AF');
INSERT INTO security_events VALUES (4, 1795734811091, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d25cekenevnrhsmexbnj74', 'usr_01m8d25bv5ebw9e7d55486qavb', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'36E383576F03DDFEAD6D0B907521FA06F2DEE6A7CE6C935BD23B8BF473EE0194');
INSERT INTO security_events VALUES (5, 1795734818838, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8d25bv5ebw9e7d55486qavb', 'usr_01m8d25bv5ebw9e7d55486qavb', '{"amount":10,"balance":10}', X'D3F1F9D359B878E28386CA9B34753341D4687F2E87EA778A81E9FDC019A24D43');
INSERT INTO security_head VALUES (1, 5, X'D3F1F9D359B878E28386CA9B34753341D4687F2E87EA778A81E9FDC019A24D43');
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
