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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-28 21:06:09', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 24491177);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-28 21:06:09', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 5511466);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-28 21:06:09', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 5878291);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-28 21:06:09', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 4476950);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-28 21:06:09', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 1625073);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-28 21:06:09', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 2968289);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-28 21:06:09', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 2998043);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-28 21:06:09', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 3052404);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-28 21:06:09', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 1634327);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-28 21:06:09', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 3170859);
INSERT INTO users VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'jo@example.com', 0, 7, 0, 1795899969415, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8hznm80e86bgt4nxcgpjq6d', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'main', 'reconcile:read reconcile:write', 0, 'LaPn', 1795899969792, NULL, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8hznn8se0as4hndwykpn1x1', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'main', 'ledger:read ledger:write', 0, 'SYEM', 1795899970840, NULL, 1795899980598, NULL, NULL);
INSERT INTO key_secrets VALUES (X'EB38F7D02B6FA7E0620D8C6975DA41138EF04B64A285C50DAC64D181B08646A9', 'key_01m8hznm80e86bgt4nxcgpjq6d', NULL);
INSERT INTO key_secrets VALUES (X'634A296A1429214A5E1F9C7B74661AAADA13C6476FDB3CEB3119D33AB91CD3DF', 'key_01m8hznn8se0as4hndwykpn1x1', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'grant', 10, 0, NULL, NULL, 1795899985759);
INSERT INTO credit_movements VALUES (2, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'charge', -3, 0, 'rec_01m8hzp3wte86btpahnehjy6hq', NULL, 1795899985855);
INSERT INTO blobs VALUES ('01a223fb0fbf710ba6ddf0a35e310fdb', 375, 1, 1795899985855, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 0);
INSERT INTO jobs VALUES ('rec_01m8hzp3wte86btpahnehjy6hq', 'reconcile', 1, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznm80e86bgt4nxcgpjq6d', 'completed', 3, 0, 1, 1, NULL, NULL, '01a223fb0fbf710ba6ddf0a35e310fdb', 3, NULL, 1795899985818, 1795899985837, 1795899985855, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', '', '01a223fa-e3f5-7477-966a-316064196b21', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8hzns4cetb8k2zhf1t0592x","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:14.796Z","updated_at":"2026-11-28T21:06:14.796Z","version":1}}', 1795899974796);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e5ad-745e-aa01-05b1e12f64af', X'3367448E2C0CE07AC824EAE394E79510C0C932782A155A301C80F46FD917AAFF', 201, '{"data":{"id":"acc_01m8hznsdeew5rvqzqzvk9x091","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.086Z","updated_at":"2026-11-28T21:06:15.086Z","version":1}}', 1795899975086);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e5d4-77e5-a881-3ecd0881e5da', X'66175253C3167A88637BED88F37A1264FDF3DBA93CDFE7AB44C7680BEDFC1F53', 201, '{"data":{"id":"acc_01m8hznsenektt5k8xqdfztk9m","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.125Z","updated_at":"2026-11-28T21:06:15.125Z","version":1}}', 1795899975125);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e601-770b-b839-e61d5750b631', X'63651F81E0288166C8DD3DF61D9D87D45E191DB14FB52EDBDCED3B3656BC9F03', 201, '{"data":{"id":"acc_01m8hznsg2e8ksx798518tjm39","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.170Z","updated_at":"2026-11-28T21:06:15.170Z","version":1}}', 1795899975170);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e61e-7087-93bb-c095d4983866', X'6427BAA7AF38247D414C0833102AC351997DA2082F8F572DBB4C239020423B32', 201, '{"data":{"id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","name":"Current","type":"current","account_id":"acc_01m8hzns4cetb8k2zha50w7c8d","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8hznsgzew6b0k4f1gy74rmg","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-28T21:06:15.199Z","updated_at":"2026-11-28T21:06:15.199Z","version":1}}', 1795899975199);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e63d-7648-b313-f3e83ca22f71', X'3132532F4BE35FE9E224FFE068216C2764AA69BB520F7E0AC83BCB619EE2765F', 201, '{"data":{"id":"bac_01m8hznshye1fr211j487a658a","name":"Savings","type":"savings","account_id":"acc_01m8hznshye1fr211j4cr44d8q","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-28T21:06:15.230Z","updated_at":"2026-11-28T21:06:15.230Z","version":1}}', 1795899975230);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e75b-766d-8dce-28d75d00c9ea', X'E0114686F4D83DD1DE53D1080929B2A642A207C0BB559A923EFCA9DB0C1A7BD1', 201, '{"data":{"id":"con_01m8hznsv1emja2m7afws8stkh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.521Z","updated_at":"2026-11-28T21:06:15.521Z","version":1}}', 1795899975521);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e7c0-7254-a6ab-d49bf758507a', X'7C9AE1230038CA39069913B93921763BA0292971C7B5C9CD358CB3A73074EEF3', 201, '{"data":{"id":"con_01m8hznsypepfbfnz9fdspsgkr","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.638Z","updated_at":"2026-11-28T21:06:15.638Z","version":1}}', 1795899975638);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e7f9-757e-bced-0ed7bd07d7b0', X'BFA171D3097914D03DB3BF6BDA7C325802B8ACC813268D1814151F1791038C1C', 201, '{"data":{"id":"con_01m8hznt03ex0a6zmpyncqkmwg","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.683Z","updated_at":"2026-11-28T21:06:15.683Z","version":1}}', 1795899975683);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e815-704a-a5c4-8af6a84c4c90', X'1C67570F82A7D90CB2DE6FFC36289D49115E797456A99942166770EBD616B356', 201, '{"data":{"id":"con_01m8hznt0qe408nkw04zrpg31y","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.703Z","updated_at":"2026-11-28T21:06:15.703Z","version":1}}', 1795899975703);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-e90f-7457-b848-5eb2b268b8b7', X'74610125A8D0E422EBE332539BE2332FC7430127E6D36205E603BBB6CECEF866', 201, '{"data":{"id":"con_01m8hznt8ke2rs3z9cdzh14wt1","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.955Z","updated_at":"2026-11-28T21:06:15.955Z","version":1}}', 1795899975955);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-eae0-74e2-8fd0-d5ca31e46449', X'33B3EEE1A358C6F057618591DCCD2279D72C19ECA61FB4CFA19CC79D15538416', 201, '{"data":{"id":"con_01m8hzntq1eeht6f0mkwf4h2jb","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.417Z","updated_at":"2026-11-28T21:06:16.417Z","version":1}}', 1795899976417);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-eb05-702e-bc1c-116a71979b17', X'6DAD5BA3959D94BEA2357EA3D13495F2A83AFE5597E811B09FF55D54986942A2', 201, '{"data":{"id":"con_01m8hzntr8eh8vgcc5rwpv4v5h","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.456Z","updated_at":"2026-11-28T21:06:16.456Z","version":1}}', 1795899976456);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-06dd85b1678c14a9dea00ecce6bae2885decbbee97f197c7c26944d113deaccd', X'B055B507B5F174126E3E33CFCD983AE1D4C0B01BC8A371BF1434BAD3D9E8357C', 201, '{"data":{"id":"inv_01m8hznttde9hs0h6q36f0yg2j","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8hznttde9hs0h6q3adnx2vk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.525Z","updated_at":"2026-11-28T21:06:16.525Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795899976525);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-d7c41ab073ad38d49bd4cff728136aac09ee15aecb48f35310a1bee97ccebd33', X'FCBC468ED016FF1F458E389411242C35F21DC8F1C6A2A73CD398A0789B27D9D7', 201, '{"data":{"id":"inv_01m8hzntyfech99m950brvdjk6","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8hznt0qe408nkw04zrpg31y","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8hzntyfech99m950d61wny4","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.655Z","updated_at":"2026-11-28T21:06:16.655Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhcncb1339","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795899976655);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-08a79e30f8401df1ed3ffdcddcd4e5b49620d1f2462a0e6d762bfb8dbc2acfdc', X'10CF39E459AF3E4FE40FFFC86B842BD690BEF9262849464FCBFB39C32D6115EC', 201, '{"data":{"id":"inv_01m8hznv10e55s831874az6tes","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8hznt8ke2rs3z9cdzh14wt1","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8hznv10e55s831878x15rg3","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.736Z","updated_at":"2026-11-28T21:06:16.736Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zh97460jwb","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795899976736);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-b4a27b0f39dd2d1d9289783d7bf77535c72f9425470f7b15e68310a95aed8f51', X'2F108F5093ADE6FF7A4801F03C14CA801F69C3DDE31CA20B39B592895F416465', 201, '{"data":{"id":"inv_01m8hznv1eervb6g857157c5sd","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8hznv1eervb6g85764r8rsr","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.750Z","updated_at":"2026-11-28T21:06:16.750Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc48sjb2w","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795899976750);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-72c9275e251e1a36b6d88055e262994ddc7926806e94d742e82cf6a8c16b1601', X'65B4A1287689415AB25AFBCF6B31BB8597F486C18B9A26442B6D9C432EEB74F9', 201, '{"data":{"id":"inv_01m8hznv2je5fa6g3236gzbt7h","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8hzntq1eeht6f0mkwf4h2jb","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8hznv2je5fa6g3238vj6b4a","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.786Z","updated_at":"2026-11-28T21:06:16.786Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhdf0b4109","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795899976786);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-ff1fe9bba1d5deb61712678afe0d3fb38f32d2fcae255fa614ca28f5b6d97595', X'0F00A363416944CF06057A44319D440B547024E3D7B3C710CB655A2688057E9A', 201, '{"data":{"id":"inv_01m8hznv6fe5srm25sqcc74dx7","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8hznsypepfbfnz9fdspsgkr","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8hznv6fe5srm25sqkp86pbr","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.911Z","updated_at":"2026-11-28T21:06:16.911Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8hznsenektt5k8xqdfztk9m","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795899976911);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-8098bd5d3b5fd0a6a15fb5ddb87660cb493a4836da040a7bdb17223df3fa1396', X'FDF51338621AD94EC7C50B2AED711110DAB66791F1EE4332CFFF37B5EF41BFAD', 201, '{"data":{"id":"inv_01m8hznv76e1a97547041qy0rv","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8hznv76e1a97547080h2nt0","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.934Z","updated_at":"2026-11-28T21:06:16.934Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795899976934);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-983c58c7d28c78f135cb7f3015c5c6284cddf0c482431c824148132b7a3637ae', X'359AB315F2E83E3DFB22E2BBEDF2B0F98737DEF736E4A742F47214EBF689A9B3', 201, '{"data":{"id":"inv_01m8hznv7tegs8tvqt72mrzdzt","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8hznv7tegs8tvqt74k5d2fk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.954Z","updated_at":"2026-11-28T21:06:16.954Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795899976954);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-8211769dbbaff0c878dc4f8d7eaffdf7c68a46cd323ec5eed2b8e5520189704c', X'28D187A00C68380BF4295EFF61B0E6090B52424059CD7B5C098D77CBFA23BA73', 201, '{"data":{"id":"inv_01m8hznv8qet69wyej1beqpcxq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8hznv8qet69wyej1dqjskhp","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.983Z","updated_at":"2026-11-28T21:06:16.983Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795899976983);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-d11c7da26c9b098aa90ec9e28998fd2f51fcb958ddd3aafea430a36b726658d7', X'6DDDF587A0BF06CB166A4D4B801F920EA0FC677FA626ECB2A46834074461E91C', 201, '{"data":{"id":"inv_01m8hznva5ex3s8729ha9qy80g","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8hzntr8eh8vgcc5rwpv4v5h","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8hznva5ex3s8729hdt78te2","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.029Z","updated_at":"2026-11-28T21:06:17.029Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhcrgsdj5c","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795899977029);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-invoices-28701de4eae2b2fb07f2b9f4e92b51b678ea8f6cac09e646bb64671338a48db4', X'6219FEB281A5FC272D21749FE020FB3A4A7305EE5110D4A94FB5B3EB6E7CFED6', 201, '{"data":{"id":"inv_01m8hznvaxer6b92vb2sf1v3xa","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8hznvaxer6b92vb2yfngrgq","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.053Z","updated_at":"2026-11-28T21:06:17.053Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc48sjb2w","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795899977053);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-edb2-709d-8b28-76b0b3bf64e3', X'52F2402E76143FCC2B007C0CA9DEFF481B123CCD6FA2323DBE8FB124B1B6A9D0', 200, '{"data":{"id":"inv_01m8hznv7tegs8tvqt72mrzdzt","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8hznv7tegs8tvqt74k5d2fk","void_date":"2026-03-03","void_journal_id":"jnl_01m8hznvdqeztrsky0beqhaa3g","created_at":"2026-11-28T21:06:16.954Z","updated_at":"2026-11-28T21:06:17.143Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795899977143);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-eeb7-7360-a14e-2a000bba86ba', X'0211291715B635610DEB440D5CC31236F503BA7C7E5C6D7F56648BC6811803B3', 201, '{"data":{"id":"inv_01m8hznv8qet69wyej1beqpcxq","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8hznv8qet69wyej1dqjskhp","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.983Z","updated_at":"2026-11-28T21:06:17.404Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795899977404);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', 'tieout-journals-5375bb64140d46028d4d915e65dd225cc7d1639ea5565d8533abda1f6ca6b56b', X'A5D7221B19B391DFB9C10154EBBBDAC8365C170094F73118580DDDA00CE6A2E3', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8hznvtkev29gnbncstexp9g","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8hznvtkev29gnbnd3nc136y","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8hznvtkev29gnbnd8m481q4","sequence":16,"error":null}]}}', 1795899977555);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f040-7591-80dc-c002518f7379', X'6ACB13F6CE266F23B3CC8129B97A7FE93D9FA698566F1CA00E2346528B41E881', 201, '{"data":{"id":"set_01m8hznw24ecz9ttdarvwnqb76","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznsypepfbfnz9fdspsgkr","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznw24ecz9ttdas12vjrb2","invoice_id":"inv_01m8hznv6fe5srm25sqcc74dx7","invoice_number":"INV-0003","settlement_id":"set_01m8hznw24ecz9ttdarvwnqb76","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-28T21:06:17.796Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8hznw24ecz9ttdarw6k4614","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.796Z","updated_at":"2026-11-28T21:06:17.796Z","version":1}}', 1795899977796);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f14a-7168-ac6a-30c60172ec5c', X'472F2290420993913F931A138CECBEA55EC85046D272AE21E09BF09125ADB5B4', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8hznwaceyx8mt2c9medsypf"},{"index":1,"status":"created","id":"btx_01m8hznwaceyx8mt2c9r8bfwpc"},{"index":2,"status":"created","id":"btx_01m8hznwaceyx8mt2c9ymy5bj5"},{"index":3,"status":"created","id":"btx_01m8hznwaceyx8mt2ca311assj"},{"index":4,"status":"created","id":"btx_01m8hznwaceyx8mt2ca4fgph9q"},{"index":5,"status":"created","id":"btx_01m8hznwaceyx8mt2caar6n0cd"},{"index":6,"status":"created","id":"btx_01m8hznwaceyx8mt2cad0g289v"},{"index":7,"status":"created","id":"btx_01m8hznwaceyx8mt2cak0vjn1g"},{"index":8,"status":"created","id":"btx_01m8hznwaceyx8mt2capydmy3p"},{"index":9,"status":"created","id":"btx_01m8hznwaceyx8mt2cavynhh3m"},{"index":10,"status":"created","id":"btx_01m8hznwaceyx8mt2caym8e7q5"},{"index":11,"status":"created","id":"btx_01m8hznwaceyx8mt2cb024894d"},{"index":12,"status":"created","id":"btx_01m8hznwaceyx8mt2cb7qbe3yq"}]}}', 1795899978060);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f26c-7445-8b03-b9da2e54add6', X'1792003B86F038DF36F629D08B0C442E39A0292E451F694324684479966E6940', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2c9medsypf","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8hznt8ke2rs3z9cdzh14wt1","journal_id":"jnl_01m8hznwkheyp94g3rw2byqcwv","settlement_id":"set_01m8hznwkheyp94g3rw2byqcwv","confirmed_at":"2026-11-28T21:06:18.353Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:18.353Z","version":2}}', 1795899978353);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f4d6-70df-8f50-f291f8712997', X'C06E37668DCA3930C838993CF3A7228EDD6321F77D41CA32541F9DAB025F6EF8', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2c9r8bfwpc","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8hznsv1emja2m7afws8stkh","journal_id":"jnl_01m8hznx6re4hvn61yf5064gzt","settlement_id":"set_01m8hznx6re4hvn61yf5064gzt","confirmed_at":"2026-11-28T21:06:18.968Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:18.968Z","version":2}}', 1795899978968);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f55e-77ab-be52-005d83003c7f', X'96B09B611B77A2B407B0CF87E7D9ACE6E7294AF6008847AA8158660079FCF90C', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2ca311assj","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8hzntq1eeht6f0mkwf4h2jb","journal_id":"jnl_01m8hznxb1ecnrdmfkhpzt92y0","settlement_id":"set_01m8hznxb1ecnrdmfkhpzt92y0","confirmed_at":"2026-11-28T21:06:19.105Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:19.105Z","version":2}}', 1795899979105);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f655-7755-85ef-16d5668f3461', X'830A1325E146C8E7E413DC636E415A6161B36CF73033CA74E8272C9D2CDC7B43', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2ca4fgph9q","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8hznsv1emja2m7afws8stkh","journal_id":"jnl_01m8hznxjpe4w8hg5vd5xntevc","settlement_id":"set_01m8hznxjpe4w8hg5vd5xntevc","confirmed_at":"2026-11-28T21:06:19.350Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:19.350Z","version":2}}', 1795899979350);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f82c-71d5-b5a3-e8e5ad042e31', X'34CB5E71836F0C32B56A06C7BE9A2F2D57A4EC12CA7010BEB58A6D41F7370762', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2cad0g289v","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8hznt0qe408nkw04zrpg31y","journal_id":"jnl_01m8hzny1me1ta1xh75xg639zd","settlement_id":"set_01m8hzny1me1ta1xh75xg639zd","confirmed_at":"2026-11-28T21:06:19.828Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:19.828Z","version":2}}', 1795899979828);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f8fd-70eb-9993-dc27bd0ad3a5', X'13400AF2F3D34594FEBFCF783F6E4390EC0C5169ADA3E3617A9A04533B309F71', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2cavynhh3m","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","journal_id":"jnl_01m8hzny8bejas715kr9736mtm","settlement_id":"set_01m8hzny8bejas715kr9736mtm","confirmed_at":"2026-11-28T21:06:20.043Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:20.043Z","version":2}}', 1795899980043);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-f9f2-7470-9740-17086a8d2ff5', X'4010D12DCEF1A771D4AF44EB724306D722BC2689CDBDB38F44C2365E6D661508', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2capydmy3p","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8hznsypepfbfnz9fdspsgkr","journal_id":"jnl_01m8hznw24ecz9ttdarw6k4614","settlement_id":"set_01m8hznw24ecz9ttdarvwnqb76","confirmed_at":"2026-11-28T21:06:20.280Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:20.280Z","version":2}}', 1795899980280);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-fb35-7460-b78c-d4aa081031fb', X'DDD084B88B5F8B471F4EF0D262FC1F30FAC2F9C78EA452480B4D2E75887EDCCC', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2cb024894d","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8hznysqewvsh3fwrcvfeser","settlement_id":null,"confirmed_at":"2026-11-28T21:06:20.599Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:20.599Z","version":2}}', 1795899980599);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-fc7f-7394-8f52-e3274e11f9ef', X'89F45068C652A181784F5585EE33274E827798EF5468B82FB8848D7271C23F70', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2cb7qbe3yq","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4cetb8k2zhaxep7a0a","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8hznz47eyerxtggj3qbjsjc","settlement_id":null,"confirmed_at":"2026-11-28T21:06:20.935Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:20.935Z","version":2}}', 1795899980935);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fa-fcc0-76da-a9c7-fab227b3d40b', X'58C42F5D0589A4B560FEF68BF90D0203C0AE6A0FB657DA48B32711187A7784A7', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8hznwaceyx8mt2c9ymy5bj5","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8hznwaceyx8mt2caar6n0cd","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4cetb8k2zhe4ch59h5","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8hznwaceyx8mt2cak0vjn1g","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8hznwaceyx8mt2caym8e7q5","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4cetb8k2zhetd6qcv3","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795899983603);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-0744-73af-8e15-5442f71d4da0', X'719FD5EA00BC65E7F64D51B321C36AAC3E696D08B3F58F3EBEBB236F657DB9FA', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2caar6n0cd","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4cetb8k2zhe4ch59h5","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8hzp1t6enf91621wc0j57av","settlement_id":null,"confirmed_at":"2026-11-28T21:06:23.686Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:23.686Z","version":3}}', 1795899983686);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-078b-7433-955c-3286f828ac18', X'7AA18687B7F71C0816A7415BA749E98B9F78D7745DE38AA428EE5DD884438841', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2cak0vjn1g","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8hzp1wgemb9v8g2xqy3p54h","settlement_id":null,"confirmed_at":"2026-11-28T21:06:23.760Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:23.760Z","version":3}}', 1795899983760);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-0825-7628-b2c5-f6b55087afe2', X'FB137642BCE0F8204DA950BB850F4A7426E0FAEF753F258CD08AE1FF059BB08A', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2c9ymy5bj5","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8hzp21beksb9zskmvxfvntw","settlement_id":null,"confirmed_at":"2026-11-28T21:06:23.915Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:23.915Z","version":3}}', 1795899983915);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-09e9-723e-ba2e-ca7d4eba111f', X'CA71CEDAB574CAEF189C7CFEA35F53E292B96ED81F5A8B2E2336BFC6AAF4920B', 200, '{"data":{"id":"btx_01m8hznwaceyx8mt2caym8e7q5","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4cetb8k2zhetd6qcv3","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8hzp2fxe54bfpw2eyg5mmq6","settlement_id":null,"confirmed_at":"2026-11-28T21:06:24.381Z","created_at":"2026-11-28T21:06:18.060Z","updated_at":"2026-11-28T21:06:24.381Z","version":3}}', 1795899984381);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-0b80-71c0-9bb3-ad3977dd79e2', X'5249F3A4D568188EDBBAD0778AC4DE22CC1BF6ED1B26D174967E52D5EB747F5F', 201, '{"data":{"id":"vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-28T21:06:24.771Z","updated_at":"2026-11-28T21:06:24.771Z","version":1}}', 1795899984771);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-0ba5-755c-b851-c0be365e4927', X'D15230F8E2E97BEAAFD92A43934A10FFC10181F51103456636B746D8CFEFC200', 200, '{"data":{"id":"vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-28T21:06:24.809Z","created_at":"2026-11-28T21:06:24.771Z","updated_at":"2026-11-28T21:06:24.809Z","version":2}}', 1795899984809);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', 'org_01m8hzns4cetb8k2zhf1t0592x', '01a223fb-0bf1-7193-ba1f-3f1dcaf48a43', X'944420D70EA774B734DDC1F000D7210217FF5B3BA8014611DF7590088A52F31E', 200, '{"data":{"id":"org_01m8hzns4cetb8k2zhf1t0592x","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-28T21:06:14.796Z","updated_at":"2026-11-28T21:06:24.883Z","version":2}}', 1795899984883);
INSERT INTO idempotent_answers VALUES ('usr_01m8hznkw6ewbsd1taaetnm7y8', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8hzp3wte86btpahnehjy6hq","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8hzp3wte86btpahnehjy6hq"}', 1795899985818);
INSERT INTO organisations VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795899970943, 1795899970943, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795899974796, 1795899984883, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 2, X'F2536FD903BE831C730627CC1F472AC8549566FF38B1DAF6BB83D4488C5A7801', 100000, 9, X'615CB0F6CA5A7EBB18239B52CE01C9934CFAEFBFE73B242FE094D53A19DFE0A8');
INSERT INTO ledger_heads VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 29, X'9664E571D7FAD13C8B1A62AB40E1932D9C4E2F5A3FF5BF818EA56A20C8A5EF14', 4253177, 59, X'32EBD1DE99D4FEC9919F48510503032458DE3C19D8276852C042280DDC5FA8E3');
INSERT INTO members VALUES ('mem_01m8hznnbzeebr6ffrcs1vccmt', 'org_01m8hznnbzeebr6ffrjv4ncsw0', 'jo@example.com', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'owner', 1795899970943, 1795899970943, 1);
INSERT INTO members VALUES ('mem_01m8hzns4cetb8k2zh92393rxd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'jo@example.com', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'owner', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrcy9mbc7q', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrd3t4m42p', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrd5eywnjb', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrd9e83zrb', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrde647d7c', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrdgs1szch', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrdp05askv', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrdtkdaqh2', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrdw3n4h23', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffre1bp5dwd', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffre6em3xns', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffre90zrt9v', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrecd90gfr', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrekyx6hm4', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffremfa61pv', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffretbxw1c0', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrey16pgfw', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrf0a346pj', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrf4aea0zn', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrf8d9b57m', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrfe73wgk2', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrfh08h5qq', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrfmbbb6ep', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrfte0qcpk', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrfxgsssz7', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrg2022pbq', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrg7qgjrkj', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrg97ky8zc', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrgeg6rgt1', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrgkktv60f', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrgprx5k06', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrgv8dfxvz', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrgxw19wyr', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrh0y16efh', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrh5rrm9h1', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhbzc1b4e', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhe9xd97e', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhh69xvec', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhq3q0gr5', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhrp34rt1', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrhwsq34z2', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrj19tx0nk', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrj5pxh4d2', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrjb3jx5r2', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrje0r8abd', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrjjvpdk85', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznnbzeebr6ffrjq7d9fva', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795899970943, 1795899970943, 1);
INSERT INTO accounts VALUES ('acc_01m8hznrv8ezp9xn7cy3rct9m8', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795899974504, 1795899974504, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh97460jwb', 'org_01m8hzns4cetb8k2zhf1t0592x', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9a70cn2f', 'org_01m8hzns4cetb8k2zhf1t0592x', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9fz7x9kc', 'org_01m8hzns4cetb8k2zhf1t0592x', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9hvnyhdk', 'org_01m8hzns4cetb8k2zhf1t0592x', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9qep98r3', 'org_01m8hzns4cetb8k2zhf1t0592x', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9rpry933', 'org_01m8hzns4cetb8k2zhf1t0592x', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zh9z7yb715', 'org_01m8hzns4cetb8k2zhf1t0592x', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zha3n08b4p', 'org_01m8hzns4cetb8k2zhf1t0592x', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zha50w7c8d', 'org_01m8hzns4cetb8k2zhf1t0592x', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zha8ehkgyj', 'org_01m8hzns4cetb8k2zhf1t0592x', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhacsj6rkm', 'org_01m8hzns4cetb8k2zhf1t0592x', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhagt4mkaf', 'org_01m8hzns4cetb8k2zhf1t0592x', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhamb4qxb9', 'org_01m8hzns4cetb8k2zhf1t0592x', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhas6xc6m1', 'org_01m8hzns4cetb8k2zhf1t0592x', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhaxep7a0a', 'org_01m8hzns4cetb8k2zhf1t0592x', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhb185hh8m', 'org_01m8hzns4cetb8k2zhf1t0592x', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhb5a5mb46', 'org_01m8hzns4cetb8k2zhf1t0592x', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhb8mwvxm7', 'org_01m8hzns4cetb8k2zhf1t0592x', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhbdpkx3k4', 'org_01m8hzns4cetb8k2zhf1t0592x', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhbjwhy9f4', 'org_01m8hzns4cetb8k2zhf1t0592x', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhbqvy0z2f', 'org_01m8hzns4cetb8k2zhf1t0592x', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhbtdjrtw9', 'org_01m8hzns4cetb8k2zhf1t0592x', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhbxnq84w7', 'org_01m8hzns4cetb8k2zhf1t0592x', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhc2vwbn80', 'org_01m8hzns4cetb8k2zhf1t0592x', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhc48sjb2w', 'org_01m8hzns4cetb8k2zhf1t0592x', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhcavx9djp', 'org_01m8hzns4cetb8k2zhf1t0592x', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhcd72jh3v', 'org_01m8hzns4cetb8k2zhf1t0592x', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhcja7s42b', 'org_01m8hzns4cetb8k2zhf1t0592x', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhcncb1339', 'org_01m8hzns4cetb8k2zhf1t0592x', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhcrgsdj5c', 'org_01m8hzns4cetb8k2zhf1t0592x', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhczjapznn', 'org_01m8hzns4cetb8k2zhf1t0592x', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhd0fm27tt', 'org_01m8hzns4cetb8k2zhf1t0592x', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhd7ywxbmj', 'org_01m8hzns4cetb8k2zhf1t0592x', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhda8gz4zm', 'org_01m8hzns4cetb8k2zhf1t0592x', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhdf0b4109', 'org_01m8hzns4cetb8k2zhf1t0592x', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhdjq7tkt2', 'org_01m8hzns4cetb8k2zhf1t0592x', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhdp1kg0q9', 'org_01m8hzns4cetb8k2zhf1t0592x', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhdvtj9zra', 'org_01m8hzns4cetb8k2zhf1t0592x', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhdx2ksmyw', 'org_01m8hzns4cetb8k2zhf1t0592x', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhe30x3jn4', 'org_01m8hzns4cetb8k2zhf1t0592x', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhe4ch59h5', 'org_01m8hzns4cetb8k2zhf1t0592x', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhe9gzaay1', 'org_01m8hzns4cetb8k2zhf1t0592x', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhedjdnagb', 'org_01m8hzns4cetb8k2zhf1t0592x', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhegzqvh4m', 'org_01m8hzns4cetb8k2zhf1t0592x', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhenq3y03s', 'org_01m8hzns4cetb8k2zhf1t0592x', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhetd6qcv3', 'org_01m8hzns4cetb8k2zhf1t0592x', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hzns4cetb8k2zhezzsmm4h', 'org_01m8hzns4cetb8k2zhf1t0592x', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795899974796, 1795899974796, 1);
INSERT INTO accounts VALUES ('acc_01m8hznsdeew5rvqzqzvk9x091', 'org_01m8hzns4cetb8k2zhf1t0592x', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795899975086, 1795899975086, 1);
INSERT INTO accounts VALUES ('acc_01m8hznsenektt5k8xqdfztk9m', 'org_01m8hzns4cetb8k2zhf1t0592x', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795899975125, 1795899975125, 1);
INSERT INTO accounts VALUES ('acc_01m8hznsg2e8ksx798518tjm39', 'org_01m8hzns4cetb8k2zhf1t0592x', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795899975170, 1795899975170, 1);
INSERT INTO accounts VALUES ('acc_01m8hznshye1fr211j4cr44d8q', 'org_01m8hzns4cetb8k2zhf1t0592x', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795899975230, 1795899975230, 1);
INSERT INTO contacts VALUES ('con_01m8hznsv1emja2m7afws8stkh', 'org_01m8hzns4cetb8k2zhf1t0592x', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795899975521, 1795899975521, 1);
INSERT INTO contacts VALUES ('con_01m8hznsypepfbfnz9fdspsgkr', 'org_01m8hzns4cetb8k2zhf1t0592x', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795899975638, 1795899975638, 1);
INSERT INTO contacts VALUES ('con_01m8hznt03ex0a6zmpyncqkmwg', 'org_01m8hzns4cetb8k2zhf1t0592x', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795899975683, 1795899975683, 1);
INSERT INTO contacts VALUES ('con_01m8hznt0qe408nkw04zrpg31y', 'org_01m8hzns4cetb8k2zhf1t0592x', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795899975703, 1795899975703, 1);
INSERT INTO contacts VALUES ('con_01m8hznt8ke2rs3z9cdzh14wt1', 'org_01m8hzns4cetb8k2zhf1t0592x', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795899975955, 1795899975955, 1);
INSERT INTO contacts VALUES ('con_01m8hzntq1eeht6f0mkwf4h2jb', 'org_01m8hzns4cetb8k2zhf1t0592x', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795899976417, 1795899976417, 1);
INSERT INTO contacts VALUES ('con_01m8hzntr8eh8vgcc5rwpv4v5h', 'org_01m8hzns4cetb8k2zhf1t0592x', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795899976456, 1795899976456, 1);
INSERT INTO journals VALUES ('jnl_01m8hznsgzew6b0k4f1gy74rmg', 'org_01m8hzns4cetb8k2zhf1t0592x', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795899975199, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'AF46533092D10293862220E3F04443E93F2A703D5C54477A80102A72EA8E84EC', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8hznttde9hs0h6q3adnx2vk', 'org_01m8hzns4cetb8k2zhf1t0592x', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795899976525, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'99C4B432B083EEAAA1ACAA18322C93BFA943AF2A236F705FF427A2DDD66D23B6', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8hzntyfech99m950d61wny4', 'org_01m8hzns4cetb8k2zhf1t0592x', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795899976655, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'6B294C93B5A89DF9B16EF241F0397B0BDB16C71996136C44BA027DD88B4FFEFD', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8hznv10e55s831878x15rg3', 'org_01m8hzns4cetb8k2zhf1t0592x', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795899976736, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'BB1D3EFB5EF17E4D871F3E85214B9371FEF52C162940046ED7509E015D581941', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8hznv1eervb6g85764r8rsr', 'org_01m8hzns4cetb8k2zhf1t0592x', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795899976750, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'5B9F88A495A858B914E3961799AC8E955A04E4F187401F9703F5ED3977BB5026', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8hznv2je5fa6g3238vj6b4a', 'org_01m8hzns4cetb8k2zhf1t0592x', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795899976786, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'9FEA716DC5D5CEC2C6C350EAB201768DC154C2095E018A3D0154152F0D68C639', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8hznv6fe5srm25sqkp86pbr', 'org_01m8hzns4cetb8k2zhf1t0592x', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795899976911, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'31D1B2EE1A963B1123581CBEF0CCD709D8DF9B2172DE9F737A1DFB8A1BB58FD0', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8hznv76e1a97547080h2nt0', 'org_01m8hzns4cetb8k2zhf1t0592x', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795899976934, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'7B2FEE3D19692A58B310821D237BA9E239EA57610D1B733CBE1F6C50CE199911', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8hznv7tegs8tvqt74k5d2fk', 'org_01m8hzns4cetb8k2zhf1t0592x', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795899976954, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'B7E293B690570FDA9F79F044059343B2E16841746547ACFE7BD37A1784DF5585', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8hznv8qet69wyej1dqjskhp', 'org_01m8hzns4cetb8k2zhf1t0592x', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795899976983, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'A6729A0CC6CD39FD099CB5155A4A8E7C9D467C14839227E04EE269F2CD2ECF4A', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8hznva5ex3s8729hdt78te2', 'org_01m8hzns4cetb8k2zhf1t0592x', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795899977029, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'4AD334AFF18EF6554D22D204AB7CD0BF67BD1D6DAAFD7AF94C29301CD284FECD', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8hznvaxer6b92vb2yfngrgq', 'org_01m8hzns4cetb8k2zhf1t0592x', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795899977053, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'78E9CCA32740299D8882560597B478F98C5A37A56B187A7D8CEE4021F51E9486', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8hznvdqeztrsky0beqhaa3g', 'org_01m8hzns4cetb8k2zhf1t0592x', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8hznv7tegs8tvqt74k5d2fk', 60000, 1795899977143, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'2B6039A067BB1E981E594AD9F92B2FE27EB472A42D02E76F6662420B941DB762', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8hznvtkev29gnbncstexp9g', 'org_01m8hzns4cetb8k2zhf1t0592x', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'33FC366A5ECFDA8207CCA75B441A38C1DE6FF87B9A6D46BDAE3608CF1FB09084', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8hznvtkev29gnbnd3nc136y', 'org_01m8hzns4cetb8k2zhf1t0592x', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'BBC0BAA2D1D8F3E782C78A45E8EBD7B76795CB7C4E93388B12B5432056283F05', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8hznvtkev29gnbnd8m481q4', 'org_01m8hzns4cetb8k2zhf1t0592x', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'F34BFE61CFEEAF59E0D3C10780131AEC23F7DDCAC045076AE48DBFD81ECBE27D', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8hznw24ecz9ttdarw6k4614', 'org_01m8hzns4cetb8k2zhf1t0592x', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795899977796, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'8D10D315CB53AB32C76A573B0FF2FC35151039D6E9D9DDC3BEE85A999D89197E', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8hznwkheyp94g3rw2byqcwv', 'org_01m8hzns4cetb8k2zhf1t0592x', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795899978353, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'A49CB156DC83F94EF37835335DCB4D2AE358811070DD70E635B8C63C9FB15362', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8hznx6re4hvn61yf5064gzt', 'org_01m8hzns4cetb8k2zhf1t0592x', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795899978968, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'ED8C429D78D29B6B05441DBC81FAB3D824FFD80BCD7F4F67F63B086B148F8D60', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8hznxb1ecnrdmfkhpzt92y0', 'org_01m8hzns4cetb8k2zhf1t0592x', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795899979105, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'9F3DDE7C1D16C4EBF90383CA882339ABCD25A864909528EA4F102E6D0B4D544E', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8hznxjpe4w8hg5vd5xntevc', 'org_01m8hzns4cetb8k2zhf1t0592x', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795899979350, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'592602E2ECB6332105EA6B023FFE85BFFEC87AFFBF5B00EB61DFAEEB298D2FA1', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8hzny1me1ta1xh75xg639zd', 'org_01m8hzns4cetb8k2zhf1t0592x', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795899979828, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'0A16E3487C600E56E4286C98F0D3647B8421BB1FC42B39FD5E236A807510A1AC', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8hzny8bejas715kr9736mtm', 'org_01m8hzns4cetb8k2zhf1t0592x', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795899980043, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'319BFBDE9A2DBA319DE281396D256AC3B1BC3E36CCCE9A468EE5045FBB9594D2', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8hznysqewvsh3fwrcvfeser', 'org_01m8hzns4cetb8k2zhf1t0592x', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795899980599, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'02413C17807B6F7895BE32A3390904FE1622B978FA90D67FC0B25DC18441B025', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8hznz47eyerxtggj3qbjsjc', 'org_01m8hzns4cetb8k2zhf1t0592x', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795899980935, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'3D90DC40C5EBB92D27259CD4F285D3C3D7BAE0B7E2C33D4024A84F89978DAC18', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8hzp1t6enf91621wc0j57av', 'org_01m8hzns4cetb8k2zhf1t0592x', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795899983686, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'48FF46B066A377EB5CDCACCD8BD30FAB870EA84A160C3E6F7D7BF6B4A7508B5C', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8hzp1wgemb9v8g2xqy3p54h', 'org_01m8hzns4cetb8k2zhf1t0592x', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795899983760, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'F626C0772012014FAFE93DAACFE07AC749EC61829A9B7B6DA4C6DB059C4D4259', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8hzp21beksb9zskmvxfvntw', 'org_01m8hzns4cetb8k2zhf1t0592x', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795899983915, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'FFA8EA8FC847426B24B0F2BBB7BFAB017F64B146F05C9ABC1DFA0505C98DC17D', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8hzp2fxe54bfpw2eyg5mmq6', 'org_01m8hzns4cetb8k2zhf1t0592x', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795899984381, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'9664E571D7FAD13C8B1A62AB40E1932D9C4E2F5A3FF5BF818EA56A20C8A5EF14', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8hzp413eqg8am4m981c2xzq', 'org_01m8hznnbzeebr6ffrjv4ncsw0', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795899985955, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'49DB97852A1C35F00EB55F5DE9039B55C53549B962DFE2F280F95643A4E549F5', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8hzp43fe509ksbhf2cbps4j', 'org_01m8hznnbzeebr6ffrjv4ncsw0', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8hzp413eqg8am4m981c2xzq', 50000, 1795899986031, 'usr_01m8hznkw6ewbsd1taaetnm7y8', X'F2536FD903BE831C730627CC1F472AC8549566FF38B1DAF6BB83D4488C5A7801', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 1, 'acc_01m8hznnbzeebr6ffrgv8dfxvz', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 2, 'acc_01m8hznnbzeebr6ffrdw3n4h23', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 2, 1, 'acc_01m8hznnbzeebr6ffrgv8dfxvz', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 2, 2, 'acc_01m8hznnbzeebr6ffrdw3n4h23', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 2, 'acc_01m8hzns4cetb8k2zhbxnq84w7', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 2, 'acc_01m8hzns4cetb8k2zhc2vwbn80', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 3, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 3, 2, 'acc_01m8hzns4cetb8k2zhcncb1339', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 2, 'acc_01m8hzns4cetb8k2zh97460jwb', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 5, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 5, 2, 'acc_01m8hzns4cetb8k2zhc48sjb2w', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 6, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 6, 2, 'acc_01m8hzns4cetb8k2zhdf0b4109', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 2, 'acc_01m8hznsenektt5k8xqdfztk9m', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 3, 'acc_01m8hzns4cetb8k2zhc2vwbn80', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 4, 'acc_01m8hznsdeew5rvqzqzvk9x091', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 2, 'acc_01m8hzns4cetb8k2zhc2vwbn80', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 2, 'acc_01m8hzns4cetb8k2zhc2vwbn80', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 2, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 2, 'acc_01m8hzns4cetb8k2zhcrgsdj5c', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 2, 'acc_01m8hzns4cetb8k2zhc48sjb2w', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 3, 'acc_01m8hzns4cetb8k2zhc2vwbn80', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 4, 'acc_01m8hznsdeew5rvqzqzvk9x091', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 2, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 14, 1, 'acc_01m8hzns4cetb8k2zhbxnq84w7', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 14, 2, 'acc_01m8hzns4cetb8k2zhbjwhy9f4', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 14, 3, 'acc_01m8hzns4cetb8k2zhb5a5mb46', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 1, 'acc_01m8hzns4cetb8k2zhd0fm27tt', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 2, 'acc_01m8hzns4cetb8k2zhamb4qxb9', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 3, 'acc_01m8hzns4cetb8k2zhaxep7a0a', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 16, 1, 'acc_01m8hznsg2e8ksx798518tjm39', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 16, 2, 'acc_01m8hzns4cetb8k2zh9hvnyhdk', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 17, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 17, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 18, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 18, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 19, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 19, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 20, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 20, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 21, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 21, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 22, 1, 'acc_01m8hzns4cetb8k2zhacsj6rkm', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 22, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 23, 1, 'acc_01m8hzns4cetb8k2zh9rpry933', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 23, 2, 'acc_01m8hzns4cetb8k2zha50w7c8d', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 24, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 24, 2, 'acc_01m8hznshye1fr211j4cr44d8q', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 25, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 25, 2, 'acc_01m8hzns4cetb8k2zhaxep7a0a', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 26, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 26, 2, 'acc_01m8hzns4cetb8k2zhe4ch59h5', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 2, 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 28, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 28, 2, 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 28, 3, 'acc_01m8hznsdeew5rvqzqzvk9x091', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 29, 1, 'acc_01m8hzns4cetb8k2zha50w7c8d', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 29, 2, 'acc_01m8hzns4cetb8k2zhetd6qcv3', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', '2026-03-02', 'acc_01m8hznnbzeebr6ffrdw3n4h23', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', '2026-03-02', 'acc_01m8hznnbzeebr6ffrgv8dfxvz', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', '2026-03-20', 'acc_01m8hznnbzeebr6ffrdw3n4h23', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', '2026-03-20', 'acc_01m8hznnbzeebr6ffrgv8dfxvz', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-01', 'acc_01m8hzns4cetb8k2zha50w7c8d', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-01', 'acc_01m8hzns4cetb8k2zhb5a5mb46', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-01', 'acc_01m8hzns4cetb8k2zhbjwhy9f4', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-01', 'acc_01m8hzns4cetb8k2zhbxnq84w7', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-15', 'acc_01m8hzns4cetb8k2zh9rpry933', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-15', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-15', 'acc_01m8hznsdeew5rvqzqzvk9x091', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-20', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-20', 'acc_01m8hzns4cetb8k2zhcncb1339', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-21', 'acc_01m8hzns4cetb8k2zh97460jwb', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-21', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-21', 'acc_01m8hznsdeew5rvqzqzvk9x091', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-22', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-22', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-28', 'acc_01m8hzns4cetb8k2zh9rpry933', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-28', 'acc_01m8hzns4cetb8k2zhc48sjb2w', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-30', 'acc_01m8hzns4cetb8k2zh9rpry933', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-30', 'acc_01m8hzns4cetb8k2zha50w7c8d', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-01', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-01', 'acc_01m8hzns4cetb8k2zhdf0b4109', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-02', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-02', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-02', 'acc_01m8hznsdeew5rvqzqzvk9x091', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-09', 'acc_01m8hzns4cetb8k2zh9rpry933', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-09', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-09', 'acc_01m8hznsdeew5rvqzqzvk9x091', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-09', 'acc_01m8hznsenektt5k8xqdfztk9m', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-10', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-10', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-16', 'acc_01m8hzns4cetb8k2zh9rpry933', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-16', 'acc_01m8hzns4cetb8k2zha50w7c8d', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-18', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-18', 'acc_01m8hzns4cetb8k2zhe4ch59h5', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-20', 'acc_01m8hzns4cetb8k2zh9rpry933', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-20', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-20', 'acc_01m8hznsdeew5rvqzqzvk9x091', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-27', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-27', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-02', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-02', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-02', 'acc_01m8hznsdeew5rvqzqzvk9x091', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-03', 'acc_01m8hzns4cetb8k2zh9rpry933', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-03', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-03', 'acc_01m8hznsdeew5rvqzqzvk9x091', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-06', 'acc_01m8hzns4cetb8k2zh9rpry933', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-06', 'acc_01m8hzns4cetb8k2zha50w7c8d', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-12', 'acc_01m8hzns4cetb8k2zh9rpry933', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-12', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-12', 'acc_01m8hznsdeew5rvqzqzvk9x091', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-16', 'acc_01m8hzns4cetb8k2zh9rpry933', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-16', 'acc_01m8hzns4cetb8k2zha50w7c8d', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-20', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-20', 'acc_01m8hzns4cetb8k2zhetd6qcv3', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-24', 'acc_01m8hzns4cetb8k2zhacsj6rkm', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-24', 'acc_01m8hzns4cetb8k2zhcrgsdj5c', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-24', 'acc_01m8hznsdeew5rvqzqzvk9x091', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-25', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-25', 'acc_01m8hznshye1fr211j4cr44d8q', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-27', 'acc_01m8hzns4cetb8k2zh9rpry933', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-27', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-27', 'acc_01m8hzns4cetb8k2zhc48sjb2w', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-27', 'acc_01m8hznsdeew5rvqzqzvk9x091', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hzns4cetb8k2zh9hvnyhdk', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hzns4cetb8k2zha50w7c8d', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hzns4cetb8k2zhamb4qxb9', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hzns4cetb8k2zhaxep7a0a', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hzns4cetb8k2zhd0fm27tt', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-31', 'acc_01m8hznsg2e8ksx798518tjm39', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 'acc_01m8hznnbzeebr6ffrdw3n4h23', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 'acc_01m8hznnbzeebr6ffrgv8dfxvz', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zh97460jwb', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zh9hvnyhdk', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zh9rpry933', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zh9rpry933', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zh9rpry933', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zha50w7c8d', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zha50w7c8d', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zha50w7c8d', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhacsj6rkm', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhacsj6rkm', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhacsj6rkm', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhamb4qxb9', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhaxep7a0a', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhb5a5mb46', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhbjwhy9f4', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhbxnq84w7', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhc2vwbn80', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhc2vwbn80', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhc2vwbn80', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhc48sjb2w', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhc48sjb2w', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhcncb1339', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhcrgsdj5c', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhd0fm27tt', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhdf0b4109', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhe4ch59h5', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zhetd6qcv3', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznsdeew5rvqzqzvk9x091', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznsdeew5rvqzqzvk9x091', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznsdeew5rvqzqzvk9x091', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznsenektt5k8xqdfztk9m', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznsg2e8ksx798518tjm39', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznshye1fr211j4cr44d8q', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 1795899970943, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'organisation.create', 'org_01m8hznnbzeebr6ffrjv4ncsw0', NULL, '{"id":"org_01m8hznnbzeebr6ffrjv4ncsw0","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:10.943Z","updated_at":"2026-11-28T21:06:10.943Z","version":1}', X'082D262B295828F8CD5DCEC2A488D468307421E12D056920D33501FF5EDD8BD1', X'88085C9408D85290FB2A2AABE33F7F82E6CD1C0349BFD1D7D34671E20EC24953');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 2, 1795899974504, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'account.create', 'acc_01m8hznrv8ezp9xn7cy3rct9m8', NULL, '{"id":"acc_01m8hznrv8ezp9xn7cy3rct9m8","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:14.504Z","updated_at":"2026-11-28T21:06:14.504Z","version":1}', X'6190D6FFD8D6E43632A330976DC548D4E40220910355E241FF8470AE9525ADF0', X'9330D58D630F1F851705A5471E82AE2818DA8CED912E45B8C2FA002B826C16F7');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 3, 1795899974588, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_account.create', 'bac_01m8hznrxwex28r2y1y1kp2wsa', NULL, '{"account_id":"acc_01m8hznnbzeebr6ffrdw3n4h23","account_number":null,"created_at":"2026-11-28T21:06:14.588Z","currency":"GBP","iban":null,"id":"bac_01m8hznrxwex28r2y1y1kp2wsa","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:14.588Z","version":1}', X'D54F77DEFFFC6D7156F565686CFA1C4382BD5F369C313D98F378BD7563CA95A8', X'ACA5E473EDA76271DC85150E5D40645C99BF8D7C901724FF34F229995E668D06');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 4, 1795899985862, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'6A14A3C90603F361686DA20B5971B0CE50160B368A070F6257A2CBFEA0736F2E', X'D86628396313E4436399D41E3665FD79DDEC6DEEE4412C81F2E9EFB47E042D08');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 5, 1795899985905, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.create', 'btx_01m8hzp3zhe51sa0epefrjcm11', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8hznrxwex28r2y1y1kp2wsa","confirmed_at":null,"contact_id":null,"created_at":"2026-11-28T21:06:25.905Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8hzp3zhe51sa0epefrjcm11","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-28T21:06:25.905Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'E9DCE25315F3B0ACFBC40E5262956BFBA0C268DF7B70C72AD939ADF0199477D3', X'4E38B39BBF872A2D4C60D2F0C2416E5740B70302297516D853547CECE20FE233');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 6, 1795899985955, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'journal.post', 'jnl_01m8hzp413eqg8am4m981c2xzq', NULL, '{"sequence":1,"total":500.00}', X'E3828AF8DB1AFE72085965D5F2564187A28059BE23EC028763EF8EB9F4736351', X'');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 7, 1795899985996, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hzp3zhe51sa0epefrjcm11', NULL, '{"journal_id":"jnl_01m8hzp413eqg8am4m981c2xzq","way":"match"}', X'ECDB44D104CDBCC10FB73C24217B804D8C4393B552A4ECC221DEF7B7D753B15C', X'EB4161ED4753B04D6257EF3FE9EFCF401E4D7631CD7585671371B29860100300');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 8, 1795899986013, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.void', 'btx_01m8hzp3zhe51sa0epefrjcm11', '{"journal_id":"jnl_01m8hzp413eqg8am4m981c2xzq"}', '{"reason":"matched in error"}', X'DCAF9C0F4F90CB0A02E11D2E0320C2E5FB00F94E821768B7174F51F8703EA413', X'B6F980F4FA2C2E76E69E0BA027C9DB37C339A24ED613DFABA18E7739388296C5');
INSERT INTO audit_events VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 9, 1795899986031, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'journal.reverse', 'jnl_01m8hzp413eqg8am4m981c2xzq', NULL, '{"reversed_by_journal_id":"jnl_01m8hzp43fe509ksbhf2cbps4j","total":500.00}', X'615CB0F6CA5A7EBB18239B52CE01C9934CFAEFBFE73B242FE094D53A19DFE0A8', X'');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 1795899974796, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'organisation.create', 'org_01m8hzns4cetb8k2zhf1t0592x', NULL, '{"id":"org_01m8hzns4cetb8k2zhf1t0592x","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:14.796Z","updated_at":"2026-11-28T21:06:14.796Z","version":1}', X'65BD830749951CF1B2EDAB13D1410A0EC5C93DC8CFA1BB252059828BB3B5837A', X'098ABD0D585498711AAEC22E35DC650920E29340CCE0A3FD240F10D1413CA5DC');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 1795899975086, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'account.create', 'acc_01m8hznsdeew5rvqzqzvk9x091', NULL, '{"id":"acc_01m8hznsdeew5rvqzqzvk9x091","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.086Z","updated_at":"2026-11-28T21:06:15.086Z","version":1}', X'7EC4539332349910C4D6715A12F81404D2B6938F7110D5BC5EBE0C66CD6FE54F', X'D56C41E580C509DFB39FD3052FBD3592CCE17223690F05BAE9C4F3A37075E60B');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 3, 1795899975125, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'account.create', 'acc_01m8hznsenektt5k8xqdfztk9m', NULL, '{"id":"acc_01m8hznsenektt5k8xqdfztk9m","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.125Z","updated_at":"2026-11-28T21:06:15.125Z","version":1}', X'4AE5B2AA09B2AEE0E2A2E85B2F5FB53A6BEBE8BFE1B2D45130B6FF0BB4F7DCBD', X'B76C27628FD51A09CE061F4B5283EDE8B460D4DCB0403B58E207B7559AC2CA24');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 1795899975170, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'account.create', 'acc_01m8hznsg2e8ksx798518tjm39', NULL, '{"id":"acc_01m8hznsg2e8ksx798518tjm39","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.170Z","updated_at":"2026-11-28T21:06:15.170Z","version":1}', X'93B0266FBEF722347D15DDFB64960077129F9C4378D652348EFE4EE30730E5D3', X'15649B27D45F20DDBB32047728B837C66ED05EBC9CB9B335D6D838642D647BFB');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 5, 1795899975199, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_account.create', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', NULL, '{"account_id":"acc_01m8hzns4cetb8k2zha50w7c8d","account_number":null,"created_at":"2026-11-28T21:06:15.199Z","currency":"GBP","iban":null,"id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8hznsgzew6b0k4f1gy74rmg","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:15.199Z","version":1}', X'F5C76945EBF8FF20236BC34A4C730C48ECC56AE748E4FB12EAA0972ECB7CE6DD', X'0F07E7AE7752B7E768938E67B719C74B884A7D7CC7FFD2C2C426066E6747AF0C');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 6, 1795899975230, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'account.create', 'acc_01m8hznshye1fr211j4cr44d8q', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-28T21:06:15.230Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8hznshye1fr211j4cr44d8q","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-28T21:06:15.230Z","version":1}', X'D076778B6F05F6AF8BC2F3CA78EAB6E19F6EB3CCD849E386EDA11C3D4E59B2A6', X'C2CFBDE7D94B66B13822AD8D453FA1F10B3EA6CD59B34E9B786959DFF366C9AB');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 1795899975230, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_account.create', 'bac_01m8hznshye1fr211j487a658a', NULL, '{"account_id":"acc_01m8hznshye1fr211j4cr44d8q","account_number":null,"created_at":"2026-11-28T21:06:15.230Z","currency":"GBP","iban":null,"id":"bac_01m8hznshye1fr211j487a658a","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:15.230Z","version":1}', X'86FBD155B839F007669D37E4C0075F5224DFD322078D34171AB9964C96716516', X'DA84262A747C2A0B6C16A8FB9C6D8CF956E9D226C54165D6837F2F3A354363F7');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 1795899975521, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hznsv1emja2m7afws8stkh', NULL, '{"id":"con_01m8hznsv1emja2m7afws8stkh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.521Z","updated_at":"2026-11-28T21:06:15.521Z","version":1}', X'30A33B17918F49EDAB622928D0443EBF054E6E64545FE21C4ECF3ADA8509C5B2', X'D1220FDC9224CF1E664F84B9DD6780BF8C53D939C3660BD5A18DB9FEB7E5FF48');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 1795899975638, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hznsypepfbfnz9fdspsgkr', NULL, '{"id":"con_01m8hznsypepfbfnz9fdspsgkr","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.638Z","updated_at":"2026-11-28T21:06:15.638Z","version":1}', X'D59132A7C68965D2EF4BFA94624F0F6A90157DF17D21140CF4ECC45D9591FF40', X'D55F2FAE7B778780AC7E37DCF9232D51FB3867668C79E0BBBB2304699634C218');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 1795899975683, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hznt03ex0a6zmpyncqkmwg', NULL, '{"id":"con_01m8hznt03ex0a6zmpyncqkmwg","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.683Z","updated_at":"2026-11-28T21:06:15.683Z","version":1}', X'D6EA400924FD6BE778C01CDF6E3EEDC2E6669F4A37034128A2352CC15A37556A', X'A6E075CCF3491C7C6603A20FCB343AFE6A97A3755C1791C6EA45B3922256332B');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 1795899975703, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hznt0qe408nkw04zrpg31y', NULL, '{"id":"con_01m8hznt0qe408nkw04zrpg31y","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.703Z","updated_at":"2026-11-28T21:06:15.703Z","version":1}', X'FF45CD7D359F5EBA514377E3D4A3A03F61F78996F12E17D7FD22180F8F9C9B64', X'A411FD222636F803B37D2F151B0D017315A294D9E3DC9BE77F67D07EBF5258E7');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 1795899975955, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hznt8ke2rs3z9cdzh14wt1', NULL, '{"id":"con_01m8hznt8ke2rs3z9cdzh14wt1","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.955Z","updated_at":"2026-11-28T21:06:15.955Z","version":1}', X'0F4648784819F807A6EFE75F1B8150B5B735CE328D74A45CD7744B114355D559', X'002CBE865BE6B109B193AAF0D5A4DAF02BDBDF64503BAD28660990BDA2250409');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 1795899976417, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hzntq1eeht6f0mkwf4h2jb', NULL, '{"id":"con_01m8hzntq1eeht6f0mkwf4h2jb","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.417Z","updated_at":"2026-11-28T21:06:16.417Z","version":1}', X'491DE3CCFBC778146A497FC0A0AF90ABBFF2ED7476BD49CD5D4C78D8E59F754D', X'09A079073D222872C9BCBA0826940D09482170D6F7BF627B96858787BC25C24D');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 14, 1795899976456, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'contact.create', 'con_01m8hzntr8eh8vgcc5rwpv4v5h', NULL, '{"id":"con_01m8hzntr8eh8vgcc5rwpv4v5h","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.456Z","updated_at":"2026-11-28T21:06:16.456Z","version":1}', X'719B95A2B6E7210A00E5D3834146B5F3C0516BB1B2F740C294D7340EDD1A0978', X'F07930E5F86C7AD4DCA0C903DDABC2D4FA9108872CD444604E3B3ED7FA85B5FA');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 1795899976525, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznttde9hs0h6q36f0yg2j', NULL, '{"id":"inv_01m8hznttde9hs0h6q36f0yg2j","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8hznttde9hs0h6q3adnx2vk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.525Z","updated_at":"2026-11-28T21:06:16.525Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'C96F9A028C3750020B4BE07E12253475D703798A01343625E3ECC63E573BF399', X'7F2C97BE651042C62A3CB67B21A911177ABB97E0E0BD48AAEEA4DBEE5D1C2DF5');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 16, 1795899976655, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hzntyfech99m950brvdjk6', NULL, '{"id":"inv_01m8hzntyfech99m950brvdjk6","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8hznt0qe408nkw04zrpg31y","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8hzntyfech99m950d61wny4","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.655Z","updated_at":"2026-11-28T21:06:16.655Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhcncb1339","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'C447B7F7A47A019395B8310E7BE8268038D1A1B43AE9CE21DA84B8579C742093', X'58C74F3AC12D645FB944557A23D53C5EEA4B18007DA8A305237FC58CAF2D4058');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 17, 1795899976736, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv10e55s831874az6tes', NULL, '{"id":"inv_01m8hznv10e55s831874az6tes","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8hznt8ke2rs3z9cdzh14wt1","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8hznv10e55s831878x15rg3","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.736Z","updated_at":"2026-11-28T21:06:16.736Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zh97460jwb","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'FE159B491BBEE244DC0D5E9F4F79A56453FD11A6BCA6E88BFC1872364294C66F', X'528F75D70E17DBEF5B76DDCA4FB84DB9090303D74D986ACC9D7AA20CCAFA4353');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 18, 1795899976750, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv1eervb6g857157c5sd', NULL, '{"id":"inv_01m8hznv1eervb6g857157c5sd","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8hznv1eervb6g85764r8rsr","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.750Z","updated_at":"2026-11-28T21:06:16.750Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc48sjb2w","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'D03A3F2C7B445E7B5A3CA0102EDA625CFFB923420F82529209616F58D6E7A971', X'7A97DBEBD0335D6992B9FE8736F58A602A77BEA129E48F18E9408A96509CD6BD');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 19, 1795899976786, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv2je5fa6g3236gzbt7h', NULL, '{"id":"inv_01m8hznv2je5fa6g3236gzbt7h","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8hzntq1eeht6f0mkwf4h2jb","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8hznv2je5fa6g3238vj6b4a","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.786Z","updated_at":"2026-11-28T21:06:16.786Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhdf0b4109","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'CC731186BF261826E5E7F1368967FF9667454622EACDA04B3CF0E6A29E5A4740', X'512EE20049100D4CB954177A925EBFDEAA0A1BAD0D8B3518E8387700FDC26B29');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 20, 1795899976911, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv6fe5srm25sqcc74dx7', NULL, '{"id":"inv_01m8hznv6fe5srm25sqcc74dx7","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8hznsypepfbfnz9fdspsgkr","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8hznv6fe5srm25sqkp86pbr","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.911Z","updated_at":"2026-11-28T21:06:16.911Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8hznsenektt5k8xqdfztk9m","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'17A87869F1DAB85A6056378873D827F94E183DE514CAB38F16E2FCD9ED29E2B7', X'D1001987A7DDBEBF94C22AAE9EA5771B7DBCAD43FC1C8D973E31ED717AD05FA1');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 21, 1795899976934, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv76e1a97547041qy0rv', NULL, '{"id":"inv_01m8hznv76e1a97547041qy0rv","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8hznv76e1a97547080h2nt0","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.934Z","updated_at":"2026-11-28T21:06:16.934Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'E5A78CE0CD4DEEAEB168B99A4017A3AD947F2920D1C543621162D354BF8AB4AA', X'83E9C051BA17F7A0EB3DF68E0FF3796379BE854E853D141C21E73A116190A80F');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 22, 1795899976954, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv7tegs8tvqt72mrzdzt', NULL, '{"id":"inv_01m8hznv7tegs8tvqt72mrzdzt","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8hznv7tegs8tvqt74k5d2fk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.954Z","updated_at":"2026-11-28T21:06:16.954Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'04F98984B7636C9C535EA8B381CF649C22EB32A3F27C434B083AB0ECB3E9C980', X'D910A56DFCCE8AC05BBA151309A937AA724D6A18076E2E473DADB1CD66F04294');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 23, 1795899976983, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznv8qet69wyej1beqpcxq', NULL, '{"id":"inv_01m8hznv8qet69wyej1beqpcxq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8hznv8qet69wyej1dqjskhp","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:16.983Z","updated_at":"2026-11-28T21:06:16.983Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'230767C6B9063B7AA30B94377D23CD09DB8BF4051F4929F45A26531AF38C4451', X'108CEA8201DFBAEA5A0E7B7B03548A1F75BB2DD66CC6E7226640332D1F2FD57A');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 24, 1795899977029, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznva5ex3s8729ha9qy80g', NULL, '{"id":"inv_01m8hznva5ex3s8729ha9qy80g","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8hzntr8eh8vgcc5rwpv4v5h","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8hznva5ex3s8729hdt78te2","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.029Z","updated_at":"2026-11-28T21:06:17.029Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhcrgsdj5c","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'D1B115993BF6CDF4A4FC2CBA900E270B8A2DA6D6B910F88AA1BAFF5BB7CAB7AD', X'ED1006E470B55947DAA39482A234E645B6852A2E98DB329E9D12853949F91661');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 25, 1795899977053, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.create', 'inv_01m8hznvaxer6b92vb2sf1v3xa', NULL, '{"id":"inv_01m8hznvaxer6b92vb2sf1v3xa","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8hznvaxer6b92vb2yfngrgq","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.053Z","updated_at":"2026-11-28T21:06:17.053Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc48sjb2w","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4cetb8k2zhc2vwbn80","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'00CC95A8072B2EC581022F26B59E453EDAC53844BF617E916447B70CBED7CD31', X'BDCE47DFF6A3DE5CB4054A352C96EDAF8663A41D631F977D5CA0C1716266DD5C');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 26, 1795899977143, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.void', 'inv_01m8hznv7tegs8tvqt72mrzdzt', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8hznvdqeztrsky0beqhaa3g"}', X'E2B7873E8C86ECD46E72FE45C8BC20588EB7BCA3EDCA111B484962541F0508D9', X'5F3948D48AF223AE095BD00E4DEE24657AD53FCE1EC0C7EDA69D30B6FD45D0D3');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 1795899977404, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'invoice.allocate', 'inv_01m8hznv8qet69wyej1beqpcxq', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8hznv76e1a97547041qy0rv"}]}', X'D93D0576AE0F39F17521AB59C4A8A7BD295288479303BA5EB19192F35DE72515', X'99222E4555016CDC5224E2514E631CE21AFA3211C68FCC7CAED8311C858ED9E4');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 28, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'journal.post', 'jnl_01m8hznvtkev29gnbncstexp9g', NULL, '{"sequence":14,"total":10000.00}', X'A982B49E179F09E4AE55BD97B285D64876053D8F729C14BA4591FA9EBF2D02AC', X'');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 29, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'journal.post', 'jnl_01m8hznvtkev29gnbnd3nc136y', NULL, '{"sequence":15,"total":1000.00}', X'47D259762854150CAF2629855947BE8BF04DCA86BAA7DED9C760595FCE03001E', X'');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 30, 1795899977555, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'journal.post', 'jnl_01m8hznvtkev29gnbnd8m481q4', NULL, '{"sequence":16,"total":74.92}', X'597A160DAE2DDE539857EACB79118CCB5AC7AEE65EFB2B938ACD27A6671B3AC2', X'');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 31, 1795899977796, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hznw24ecz9ttdarvwnqb76', NULL, '{"id":"set_01m8hznw24ecz9ttdarvwnqb76","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznsypepfbfnz9fdspsgkr","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznw24ecz9ttdas12vjrb2","invoice_id":"inv_01m8hznv6fe5srm25sqcc74dx7","invoice_number":"INV-0003","settlement_id":"set_01m8hznw24ecz9ttdarvwnqb76","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-28T21:06:17.796Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8hznw24ecz9ttdarw6k4614","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.796Z","updated_at":"2026-11-28T21:06:17.796Z","version":1}', X'550AAF5045D1958381E509E4E5733A0EC9F66D5294DC04E635418A0E8E134C8E', X'CD0283729BEFBFD5A62AE1A523AFA4D4EA2F490C9960D851C45E08F94BDEA63F');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 1795899978060, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transactions.import', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'8BE8677EBA35A6446B7FF659A5457004318F9158577DAE59D4FF7FF3AB285DF4', X'951D0A65887A00F137CFB4CF89D2E30E7F99396991F34416724C122CB87D89E3');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 33, 1795899978353, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hznwkheyp94g3rw2byqcwv', NULL, '{"id":"set_01m8hznwkheyp94g3rw2byqcwv","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hznt8ke2rs3z9cdzh14wt1","contact_name":"Techbarn","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznwkheyp94g3rw2byqcwv","invoice_id":"inv_01m8hznv10e55s831874az6tes","invoice_number":"TB-0117","settlement_id":"set_01m8hznwkheyp94g3rw2byqcwv","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-28T21:06:18.353Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2c9medsypf","journal_id":"jnl_01m8hznwkheyp94g3rw2byqcwv","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.353Z","updated_at":"2026-11-28T21:06:18.353Z","version":1}', X'DEAF9925D01BD9B533728BE2A3060F41EA9066F9FE08F8C3EAC1CC9D4597EA6C', X'DE789E688FCE2F122374EF07F68208E5B943B5C456099FF885EAB83AB231777B');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 34, 1795899978353, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2c9medsypf', NULL, '{"journal_id":"jnl_01m8hznwkheyp94g3rw2byqcwv","way":"allocations"}', X'26EBB2431626F9F53AF53CC08EF3BF6F9B28C39C39B15818286B849411B98F53', X'8FA2F81BD427874CA2A3D4501E0044BB20F849F7FEC9E90D3D82D699FAC2539F');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 35, 1795899978968, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hznx6re4hvn61yf5064gzt', NULL, '{"id":"set_01m8hznx6re4hvn61yf5064gzt","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznx6re4hvn61yf5064gzt","invoice_id":"inv_01m8hznttde9hs0h6q36f0yg2j","invoice_number":"INV-0001","settlement_id":"set_01m8hznx6re4hvn61yf5064gzt","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-28T21:06:18.968Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2c9r8bfwpc","journal_id":"jnl_01m8hznx6re4hvn61yf5064gzt","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.968Z","updated_at":"2026-11-28T21:06:18.968Z","version":1}', X'CBC951D55DC52682600322BD33565DE4EA0EAE4332B4DCA6FFC6031294EF7A21', X'4722D90ECC9675CDDC94FAC049261D62CA8CE1EE186B4854F8267F0BC733B42A');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 36, 1795899978968, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2c9r8bfwpc', NULL, '{"journal_id":"jnl_01m8hznx6re4hvn61yf5064gzt","way":"allocations"}', X'B005B09FE8C0FAE3D829CCB4B33EB29C7702E421ECDD7B224526AEE705475756', X'391178B90591EA33A02A4D49A78137BBEAF1B7678EEA9EEF36A19EBDD0D8B1E4');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 37, 1795899979105, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hznxb1ecnrdmfkhpzt92y0', NULL, '{"id":"set_01m8hznxb1ecnrdmfkhpzt92y0","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hzntq1eeht6f0mkwf4h2jb","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznxb1ecnrdmfkhpzt92y0","invoice_id":"inv_01m8hznv2je5fa6g3236gzbt7h","invoice_number":"HL-33","settlement_id":"set_01m8hznxb1ecnrdmfkhpzt92y0","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-28T21:06:19.105Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2ca311assj","journal_id":"jnl_01m8hznxb1ecnrdmfkhpzt92y0","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.105Z","updated_at":"2026-11-28T21:06:19.105Z","version":1}', X'EFF118555F303407039DD09A7626CF966EC653DAE9592BE55264BE3DBA768312', X'67266692B0BFA849FA38E029B7EF3FC5E4E11AE312B7BC9556986806D686144E');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 38, 1795899979105, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2ca311assj', NULL, '{"journal_id":"jnl_01m8hznxb1ecnrdmfkhpzt92y0","way":"allocations"}', X'79E9D560E36525B0393F10495F82FAC148F8E78404A1B276158D9933F35BB012', X'BB6C67BCBE9A46104942B58C5CADE8118D41E0F8966C81494DEBAEE54E85AC8C');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 39, 1795899979350, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hznxjpe4w8hg5vd5xntevc', NULL, '{"id":"set_01m8hznxjpe4w8hg5vd5xntevc","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznsv1emja2m7afws8stkh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznxjpe4w8hg5vd5xntevc","invoice_id":"inv_01m8hznttde9hs0h6q36f0yg2j","invoice_number":"INV-0001","settlement_id":"set_01m8hznxjpe4w8hg5vd5xntevc","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-28T21:06:19.350Z"},{"id":"alc_01m8hznxjpe4w8hg5vd5xntevd","invoice_id":"inv_01m8hznv1eervb6g857157c5sd","invoice_number":"INV-0002","settlement_id":"set_01m8hznxjpe4w8hg5vd5xntevc","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-28T21:06:19.350Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2ca4fgph9q","journal_id":"jnl_01m8hznxjpe4w8hg5vd5xntevc","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.350Z","updated_at":"2026-11-28T21:06:19.350Z","version":1}', X'02BADC06C69F189CC80B962A75CD805FF18A1E31B8FEBA064DD2B387805D581C', X'8DDF8D8A3F29C0AB899B0D413A622EC247620EB58934F235666EFAE12ECC6B18');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 40, 1795899979350, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2ca4fgph9q', NULL, '{"journal_id":"jnl_01m8hznxjpe4w8hg5vd5xntevc","way":"allocations"}', X'16A90AA039E414913664BA9E167748075ED1B83BD03C6E1B491C1B55C62B2D3C', X'BF11CC2C0AA0995590BAC027186C8ECFDA81F5F0219362D52C90BCBEE4FDF95B');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 41, 1795899979828, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hzny1me1ta1xh75xg639zd', NULL, '{"id":"set_01m8hzny1me1ta1xh75xg639zd","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hznt0qe408nkw04zrpg31y","contact_name":"Printwell","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzny1me1ta1xh75xg639zd","invoice_id":"inv_01m8hzntyfech99m950brvdjk6","invoice_number":"PX-881","settlement_id":"set_01m8hzny1me1ta1xh75xg639zd","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-28T21:06:19.828Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2cad0g289v","journal_id":"jnl_01m8hzny1me1ta1xh75xg639zd","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.828Z","updated_at":"2026-11-28T21:06:19.828Z","version":1}', X'A504D503CB73CA18AC14ED21514E44B4FB344C176DED500A4FA67AD6DFE8ABB2', X'BE3938C7152DBF6A38FF46FC5385A6ED0E6E2B595AD31B1F77C2F9964286D7AF');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 42, 1795899979828, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2cad0g289v', NULL, '{"journal_id":"jnl_01m8hzny1me1ta1xh75xg639zd","way":"allocations"}', X'C5BD71EDD84F5E4F6BF9CF462DB1FDE3BF9FB3C1D32FEEEA57C851A5A28C0C15', X'DAB1C009F7BB5E7325420BB317519356F9C83184709326C7EC0675F5D0C91CCC');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 43, 1795899980043, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.create', 'set_01m8hzny8bejas715kr9736mtm', NULL, '{"id":"set_01m8hzny8bejas715kr9736mtm","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznt03ex0a6zmpyncqkmwg","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8hznsgzew6b0k4f1a8kkvk5","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzny8bejas715kr9736mtm","invoice_id":"inv_01m8hznv76e1a97547041qy0rv","invoice_number":"INV-0004","settlement_id":"set_01m8hzny8bejas715kr9736mtm","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-28T21:06:20.043Z"}],"bank_transaction_id":"btx_01m8hznwaceyx8mt2cavynhh3m","journal_id":"jnl_01m8hzny8bejas715kr9736mtm","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:20.043Z","updated_at":"2026-11-28T21:06:20.043Z","version":1}', X'FA2B90177D85C5D68AEF1903054401D149D27CD7BD80F0E7207045EE823B7B75', X'753EE15D7D52242F500879AAABF3B79EB717EA4276595C64694653A9C903517F');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 44, 1795899980043, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2cavynhh3m', NULL, '{"journal_id":"jnl_01m8hzny8bejas715kr9736mtm","way":"allocations"}', X'C2B49759E8A4CA1E8042C68207CF0382DD02CC5DA065E88A86B0BF315AEC344C', X'D0C7F21EB32E9474BFBB6EC8BB2FFBBE018F4477220C586F31EEA3837B804E05');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 45, 1795899980280, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'settlement.match', 'set_01m8hznw24ecz9ttdarvwnqb76', NULL, '{"bank_transaction_id":"btx_01m8hznwaceyx8mt2capydmy3p"}', X'6485E4F507DC2E657C2D853BBE9BA7762AE93503CB8629FBA7A2B0F066F36CFE', X'AC567D507A5C32C4367AF23F13AA0DB2793EE726EC057C5694A3C76D50F65E8C');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 46, 1795899980280, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2capydmy3p', NULL, '{"journal_id":"jnl_01m8hznw24ecz9ttdarw6k4614","way":"match"}', X'84D07AA3E478D8872918BDBC5DB84438329429D2E53F04DCB90DB9D56AC48AC1', X'62C59AE5B4C1AE11E05F1BF3B3AD39CA1A6C68DFBF611700895D03B40B296BFF');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 47, 1795899980599, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2cb024894d', NULL, '{"journal_id":"jnl_01m8hznysqewvsh3fwrcvfeser","way":"transfer"}', X'80574925D79C381866220A8336DF12AA2096591B32822FBE0434F3A008B4DE76', X'C77339240CA27A7F76FD94AF6DF2772D0C3DCD7388F253396D0B51A2AA34E90A');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 48, 1795899980935, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2cb7qbe3yq', NULL, '{"journal_id":"jnl_01m8hznz47eyerxtggj3qbjsjc","way":"account"}', X'2BC5C9CA38DDE22FC8060ADED0D5238856E15268866CCAC941A7E985F5F41629', X'3691F76847ECDBA63DB2A87EC0CBC309627D1F8E3CDF2C5CD666A2E9DE5D2B13');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 49, 1795899983603, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.update', 'btx_01m8hznwaceyx8mt2c9ymy5bj5', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'AD9133F0DE21738798743CE5CAD903A74E4799A2691E5B960F74E6E491011FE0', X'880E8EDBC272696D75AF3B15826901323BE6110520910650ACDC900F69F70FD8');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 50, 1795899983603, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.update', 'btx_01m8hznwaceyx8mt2caar6n0cd', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4cetb8k2zhe4ch59h5","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'C9A1D5FC4CE6D00BB9D823D1011EAFFE5C3CB5E3DE6CBC5A3313366F8F4BD22D', X'689166283BC71FB7816D3441C8CE7363C7BCCAAA076EE13D24A21019086A5BBB');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 51, 1795899983603, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.update', 'btx_01m8hznwaceyx8mt2cak0vjn1g', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4cetb8k2zhdx2ksmyw","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'FD4261ACA24397661CF424963CA71971980E80FB6E2E079B4EC33D22240B0552', X'CA9F2CC06CAA7C290FF69BB9E336D63D4B5CA33B15BA0DC2DD3D85364F868BC1');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 52, 1795899983603, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.update', 'btx_01m8hznwaceyx8mt2caym8e7q5', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4cetb8k2zhetd6qcv3","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'53F4B259E6340C87529AFDCA8E9084AFD913F7339EFDFD5F138852B6AB265F26', X'1E5B841F89F45165FA412A74B919231F3A762EA3F8C95F4E62977C83BED54BB3');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 53, 1795899983686, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2caar6n0cd', NULL, '{"journal_id":"jnl_01m8hzp1t6enf91621wc0j57av","way":"account"}', X'C5803D11EA7E64F5B54BEAC6A6EB5BA991C44B14E97F1C21F6FCB11EFAB1CB5A', X'27BFAE5106964DD0C2306BCEADB61FCF21F6852D9C8E4DABF220D264FB496F8D');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 54, 1795899983760, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2cak0vjn1g', NULL, '{"journal_id":"jnl_01m8hzp1wgemb9v8g2xqy3p54h","way":"account"}', X'31EE38E36B9D0AA37891DC30801F1CDFF5355A350047FFD890FA7633D51B8E6A', X'378796FC2CCC0498D8101D4C9D03B84E6DAC975F1DAB801541CD96129BE1FEC5');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 55, 1795899983915, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2c9ymy5bj5', NULL, '{"journal_id":"jnl_01m8hzp21beksb9zskmvxfvntw","way":"account"}', X'A83A73E634A92B2E00711943CA883B510C5C811F56515A5B57F061EFE881F2C4', X'CC9DAAC28B201BEC4D56B3EB05FF45C3DCE70FA147C998A99A71574BCB274226');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 56, 1795899984381, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'bank_transaction.confirm', 'btx_01m8hznwaceyx8mt2caym8e7q5', NULL, '{"journal_id":"jnl_01m8hzp2fxe54bfpw2eyg5mmq6","way":"account"}', X'24ECA2F43C70EA7B7653E8F4776E3726684952F0FF543FB7F7BB1325EF21A045', X'7853B8E44FB0C7E76C987EA47525AE5350EABB9F2F92D7F4AB725C786E25F1E2');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 57, 1795899984771, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'vat_return.create', 'vrt_01m8hzp2w3ev3sa9gw9sfyvpjq', NULL, '{"id":"vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-28T21:06:24.771Z","updated_at":"2026-11-28T21:06:24.771Z","version":1}', X'2F1D7D5C6150AD7E72073FAC446B3C8065A3F22DB5F8FC94D7ADA58999CE2A70', X'0C53AAE4F222F89FA7B731DC138A98ECAE17D7899C7B1B6C8E9382986018B126');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 58, 1795899984809, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'vat_return.finalise', 'vrt_01m8hzp2w3ev3sa9gw9sfyvpjq', NULL, '{"id":"vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-28T21:06:24.809Z","created_at":"2026-11-28T21:06:24.771Z","updated_at":"2026-11-28T21:06:24.809Z","version":2}', X'757821C572F646E9D3CC0C6F75B5054382B2D3C1399328EB1F58065D8C27C732', X'BE578E84CEBA361D404678627EEEC9D7218F2F9D4C97A616E81FB6FD82D061C7');
INSERT INTO audit_events VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 59, 1795899984883, 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'key_01m8hznn8se0as4hndwykpn1x1', 'organisation.lock', 'org_01m8hzns4cetb8k2zhf1t0592x', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'32EBD1DE99D4FEC9919F48510503032458DE3C19D8276852C042280DDC5FA8E3', X'6AA67F1BF65879EFFDDA416A53896D3E0E595BCFC4E2D7E2CB47457FA757010D');
INSERT INTO bank_accounts VALUES ('bac_01m8hznrxwex28r2y1y1kp2wsa', 'org_01m8hznnbzeebr6ffrjv4ncsw0', 'acc_01m8hznnbzeebr6ffrdw3n4h23', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899974588, 1795899974588, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8hznsgzew6b0k4f1a8kkvk5', 'org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hzns4cetb8k2zha50w7c8d', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8hznsgzew6b0k4f1gy74rmg', 900715, 1795899975199, 1795899978060, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8hznshye1fr211j487a658a', 'org_01m8hzns4cetb8k2zhf1t0592x', 'acc_01m8hznshye1fr211j4cr44d8q', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899975230, 1795899975230, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-31', 900715, 1795899978060);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2c9medsypf', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt8ke2rs3z9cdzh14wt1', 'allocations', 'jnl_01m8hznwkheyp94g3rw2byqcwv', 2, NULL, 'NV', 0, 1795899978353, 1795899978060, 1795899978353, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2c9r8bfwpc', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznsv1emja2m7afws8stkh', 'allocations', 'jnl_01m8hznx6re4hvn61yf5064gzt', 2, NULL, 'NV', 0, 1795899978968, 1795899978060, 1795899978968, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2c9ymy5bj5', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 'ST', NULL, NULL, 'account', 'jnl_01m8hzp21beksb9zskmvxfvntw', 1, 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 'ST', -600, 1795899983915, 1795899978060, 1795899983915, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2ca311assj', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8hzntq1eeht6f0mkwf4h2jb', 'allocations', 'jnl_01m8hznxb1ecnrdmfkhpzt92y0', 2, NULL, 'NV', 0, 1795899979105, 1795899978060, 1795899979105, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2ca4fgph9q', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznsv1emja2m7afws8stkh', 'allocations', 'jnl_01m8hznxjpe4w8hg5vd5xntevc', 2, NULL, 'NV', 0, 1795899979350, 1795899978060, 1795899979350, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2caar6n0cd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8hzns4cetb8k2zhe4ch59h5', 'ZR', NULL, NULL, 'account', 'jnl_01m8hzp1t6enf91621wc0j57av', 1, 'acc_01m8hzns4cetb8k2zhe4ch59h5', 'ZR', 0, 1795899983686, 1795899978060, 1795899983686, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2cad0g289v', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt0qe408nkw04zrpg31y', 'allocations', 'jnl_01m8hzny1me1ta1xh75xg639zd', 2, NULL, 'NV', 0, 1795899979828, 1795899978060, 1795899979828, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2cak0vjn1g', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 'ST', NULL, NULL, 'account', 'jnl_01m8hzp1wgemb9v8g2xqy3p54h', 1, 'acc_01m8hzns4cetb8k2zhdx2ksmyw', 'ST', -600, 1795899983760, 1795899978060, 1795899983760, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2capydmy3p', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznsypepfbfnz9fdspsgkr', 'match', 'jnl_01m8hznw24ecz9ttdarw6k4614', 2, NULL, 'NV', 0, 1795899980280, 1795899978060, 1795899980280, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2cavynhh3m', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt03ex0a6zmpyncqkmwg', 'allocations', 'jnl_01m8hzny8bejas715kr9736mtm', 2, NULL, 'NV', 0, 1795899980043, 1795899978060, 1795899980043, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2caym8e7q5', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8hzns4cetb8k2zhetd6qcv3', 'EX', NULL, NULL, 'account', 'jnl_01m8hzp2fxe54bfpw2eyg5mmq6', 1, 'acc_01m8hzns4cetb8k2zhetd6qcv3', 'EX', 0, 1795899984381, 1795899978060, 1795899984381, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2cb024894d', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8hznysqewvsh3fwrcvfeser', 1, NULL, 'NV', 0, 1795899980599, 1795899978060, 1795899980599, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hznwaceyx8mt2cb7qbe3yq', 'org_01m8hzns4cetb8k2zhf1t0592x', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8hzns4cetb8k2zhaxep7a0a', 'NV', NULL, NULL, 'account', 'jnl_01m8hznz47eyerxtggj3qbjsjc', 1, 'acc_01m8hzns4cetb8k2zhaxep7a0a', 'NV', 0, 1795899980935, 1795899978060, 1795899980935, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8hzp3zhe51sa0epefrjcm11', 'org_01m8hznnbzeebr6ffrjv4ncsw0', 'bac_01m8hznrxwex28r2y1y1kp2wsa', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899985905, 1795899986013, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 'btx_01m8hzp3zhe51sa0epefrjcm11', 'jnl_01m8hzp413eqg8am4m981c2xzq');
INSERT INTO invoices VALUES ('inv_01m8hznttde9hs0h6q36f0yg2j', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8hznsv1emja2m7afws8stkh', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8hznttde9hs0h6q3adnx2vk', NULL, NULL, 'inv-0001', 1795899976525, 1795899979350, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8hzntyfech99m950brvdjk6', 'org_01m8hzns4cetb8k2zhf1t0592x', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8hznt0qe408nkw04zrpg31y', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8hzntyfech99m950d61wny4', NULL, NULL, 'px-881', 1795899976655, 1795899979828, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8hznv10e55s831874az6tes', 'org_01m8hzns4cetb8k2zhf1t0592x', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8hznt8ke2rs3z9cdzh14wt1', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8hznv10e55s831878x15rg3', NULL, NULL, 'tb-0117', 1795899976736, 1795899978353, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8hznv1eervb6g857157c5sd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8hznsv1emja2m7afws8stkh', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8hznv1eervb6g85764r8rsr', NULL, NULL, 'inv-0002', 1795899976750, 1795899979350, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8hznv2je5fa6g3236gzbt7h', 'org_01m8hzns4cetb8k2zhf1t0592x', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8hzntq1eeht6f0mkwf4h2jb', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8hznv2je5fa6g3238vj6b4a', NULL, NULL, 'hl-33', 1795899976786, 1795899979105, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8hznv6fe5srm25sqcc74dx7', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8hznsypepfbfnz9fdspsgkr', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8hznv6fe5srm25sqkp86pbr', NULL, NULL, 'inv-0003', 1795899976911, 1795899977796, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8hznv76e1a97547041qy0rv', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8hznt03ex0a6zmpyncqkmwg', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8hznv76e1a97547080h2nt0', NULL, NULL, 'inv-0004', 1795899976934, 1795899980043, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8hznv7tegs8tvqt72mrzdzt', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8hznt03ex0a6zmpyncqkmwg', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8hznv7tegs8tvqt74k5d2fk', '2026-03-03', 'jnl_01m8hznvdqeztrsky0beqhaa3g', 'inv-0005', 1795899976954, 1795899977143, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8hznv8qet69wyej1beqpcxq', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8hznt03ex0a6zmpyncqkmwg', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8hznv8qet69wyej1dqjskhp', NULL, NULL, 'cn-0001
inv-0004', 1795899976983, 1795899977404, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8hznva5ex3s8729ha9qy80g', 'org_01m8hzns4cetb8k2zhf1t0592x', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8hzntr8eh8vgcc5rwpv4v5h', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8hznva5ex3s8729hdt78te2', NULL, NULL, 'fr-1209', 1795899977029, 1795899977029, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8hznvaxer6b92vb2sf1v3xa', 'org_01m8hzns4cetb8k2zhf1t0592x', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8hznsv1emja2m7afws8stkh', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8hznvaxer6b92vb2yfngrgq', NULL, NULL, 'inv-0006', 1795899977053, 1795899977053, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznttde9hs0h6q36f0yg2j', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hzntyfech99m950brvdjk6', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8hzns4cetb8k2zhcncb1339', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv10e55s831874az6tes', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8hzns4cetb8k2zh97460jwb', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv1eervb6g857157c5sd', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8hzns4cetb8k2zhc48sjb2w', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv2je5fa6g3236gzbt7h', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8hzns4cetb8k2zhdf0b4109', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv6fe5srm25sqcc74dx7', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8hznsenektt5k8xqdfztk9m', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv6fe5srm25sqcc74dx7', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv76e1a97547041qy0rv', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv7tegs8tvqt72mrzdzt', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv8qet69wyej1beqpcxq', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznva5ex3s8729ha9qy80g', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8hzns4cetb8k2zhcrgsdj5c', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznvaxer6b92vb2sf1v3xa', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8hzns4cetb8k2zhc48sjb2w', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznvaxer6b92vb2sf1v3xa', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8hzns4cetb8k2zhc2vwbn80', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8hznw24ecz9ttdarvwnqb76', 'org_01m8hzns4cetb8k2zhf1t0592x', 'receipt', 'sales', 'posted', 'con_01m8hznsypepfbfnz9fdspsgkr', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-06', 28200, 28200, NULL, 'btx_01m8hznwaceyx8mt2capydmy3p', 0, 'jnl_01m8hznw24ecz9ttdarw6k4614', NULL, NULL, '', 1795899977796, 1795899980280, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8hznwkheyp94g3rw2byqcwv', 'org_01m8hzns4cetb8k2zhf1t0592x', 'payment', 'purchase', 'posted', 'con_01m8hznt8ke2rs3z9cdzh14wt1', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-01-22', 107880, 107880, NULL, 'btx_01m8hznwaceyx8mt2c9medsypf', 1, 'jnl_01m8hznwkheyp94g3rw2byqcwv', NULL, NULL, '', 1795899978353, 1795899978353, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8hznx6re4hvn61yf5064gzt', 'org_01m8hzns4cetb8k2zhf1t0592x', 'receipt', 'sales', 'posted', 'con_01m8hznsv1emja2m7afws8stkh', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-01-30', 150000, 150000, NULL, 'btx_01m8hznwaceyx8mt2c9r8bfwpc', 1, 'jnl_01m8hznx6re4hvn61yf5064gzt', NULL, NULL, '', 1795899978968, 1795899978968, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8hznxb1ecnrdmfkhpzt92y0', 'org_01m8hzns4cetb8k2zhf1t0592x', 'payment', 'purchase', 'posted', 'con_01m8hzntq1eeht6f0mkwf4h2jb', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-10', 135000, 135000, NULL, 'btx_01m8hznwaceyx8mt2ca311assj', 1, 'jnl_01m8hznxb1ecnrdmfkhpzt92y0', NULL, NULL, '', 1795899979105, 1795899979105, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8hznxjpe4w8hg5vd5xntevc', 'org_01m8hzns4cetb8k2zhf1t0592x', 'receipt', 'sales', 'posted', 'con_01m8hznsv1emja2m7afws8stkh', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-16', 171000, 171000, NULL, 'btx_01m8hznwaceyx8mt2ca4fgph9q', 1, 'jnl_01m8hznxjpe4w8hg5vd5xntevc', NULL, NULL, '', 1795899979350, 1795899979350, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8hzny1me1ta1xh75xg639zd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'payment', 'purchase', 'posted', 'con_01m8hznt0qe408nkw04zrpg31y', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-02-27', 40000, 40000, NULL, 'btx_01m8hznwaceyx8mt2cad0g289v', 1, 'jnl_01m8hzny1me1ta1xh75xg639zd', NULL, NULL, '', 1795899979828, 1795899979828, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8hzny8bejas715kr9736mtm', 'org_01m8hzns4cetb8k2zhf1t0592x', 'receipt', 'sales', 'posted', 'con_01m8hznt03ex0a6zmpyncqkmwg', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '2026-03-16', 141840, 141840, NULL, 'btx_01m8hznwaceyx8mt2cavynhh3m', 1, 'jnl_01m8hzny8bejas715kr9736mtm', NULL, NULL, '', 1795899980043, 1795899980043, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8hznvnwe31bpe3bvpdg06k7', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv76e1a97547041qy0rv', NULL, 'inv_01m8hznv8qet69wyej1beqpcxq', 18000, '2026-03-12', NULL, 1795899977404, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznw24ecz9ttdas12vjrb2', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv6fe5srm25sqcc74dx7', 'set_01m8hznw24ecz9ttdarvwnqb76', NULL, 28200, '2026-03-06', NULL, 1795899977796, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznwkheyp94g3rw2byqcwv', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv10e55s831874az6tes', 'set_01m8hznwkheyp94g3rw2byqcwv', NULL, 107880, '2026-01-22', NULL, 1795899978353, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznx6re4hvn61yf5064gzt', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznttde9hs0h6q36f0yg2j', 'set_01m8hznx6re4hvn61yf5064gzt', NULL, 150000, '2026-01-30', NULL, 1795899978968, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznxb1ecnrdmfkhpzt92y0', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv2je5fa6g3236gzbt7h', 'set_01m8hznxb1ecnrdmfkhpzt92y0', NULL, 135000, '2026-02-10', NULL, 1795899979105, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznxjpe4w8hg5vd5xntevc', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznttde9hs0h6q36f0yg2j', 'set_01m8hznxjpe4w8hg5vd5xntevc', NULL, 84000, '2026-02-16', NULL, 1795899979350, NULL);
INSERT INTO allocations VALUES ('alc_01m8hznxjpe4w8hg5vd5xntevd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv1eervb6g857157c5sd', 'set_01m8hznxjpe4w8hg5vd5xntevc', NULL, 87000, '2026-02-16', NULL, 1795899979350, NULL);
INSERT INTO allocations VALUES ('alc_01m8hzny1me1ta1xh75xg639zd', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hzntyfech99m950brvdjk6', 'set_01m8hzny1me1ta1xh75xg639zd', NULL, 40000, '2026-02-27', NULL, 1795899979828, NULL);
INSERT INTO allocations VALUES ('alc_01m8hzny8bejas715kr9736mtm', 'org_01m8hzns4cetb8k2zhf1t0592x', 'inv_01m8hznv76e1a97547041qy0rv', 'set_01m8hzny8bejas715kr9736mtm', NULL, 141840, '2026-03-16', NULL, 1795899980043, NULL);
INSERT INTO tax_rates VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8hznttde9hs0h6q36f0yg2j', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8hzntyfech99m950brvdjk6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8hznv10e55s831874az6tes', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8hznv1eervb6g857157c5sd', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8hznv2je5fa6g3236gzbt7h', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8hznv6fe5srm25sqcc74dx7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8hznv6fe5srm25sqcc74dx7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8hznv76e1a97547041qy0rv', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8hznv7tegs8tvqt72mrzdzt', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8hznv8qet69wyej1beqpcxq', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8hznva5ex3s8729ha9qy80g', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8hznvaxer6b92vb2sf1v3xa', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8hznvaxer6b92vb2sf1v3xa', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8hznv7tegs8tvqt72mrzdzt', NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8hzp2w3ev3sa9gw9sfyvpjq', 'org_01m8hzns4cetb8k2zhf1t0592x', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795899984809, 1795899984771, 1795899984809, 2);
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 1, 'organisations', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '["org_01m8hznnbzeebr6ffrjv4ncsw0","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795899970943,1795899970943,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 2, 'members', 'mem_01m8hznnbzeebr6ffrcs1vccmt', '["mem_01m8hznnbzeebr6ffrcs1vccmt","org_01m8hznnbzeebr6ffrjv4ncsw0","jo@example.com","usr_01m8hznkw6ewbsd1taaetnm7y8","owner",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 3, 'accounts', 'acc_01m8hznnbzeebr6ffrcy9mbc7q', '["acc_01m8hznnbzeebr6ffrcy9mbc7q","org_01m8hznnbzeebr6ffrjv4ncsw0","1000","Computer equipment","ASSET",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 4, 'accounts', 'acc_01m8hznnbzeebr6ffrd3t4m42p', '["acc_01m8hznnbzeebr6ffrd3t4m42p","org_01m8hznnbzeebr6ffrjv4ncsw0","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 5, 'accounts', 'acc_01m8hznnbzeebr6ffrd5eywnjb', '["acc_01m8hznnbzeebr6ffrd5eywnjb","org_01m8hznnbzeebr6ffrjv4ncsw0","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 6, 'accounts', 'acc_01m8hznnbzeebr6ffrd9e83zrb', '["acc_01m8hznnbzeebr6ffrd9e83zrb","org_01m8hznnbzeebr6ffrjv4ncsw0","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 7, 'accounts', 'acc_01m8hznnbzeebr6ffrde647d7c', '["acc_01m8hznnbzeebr6ffrde647d7c","org_01m8hznnbzeebr6ffrjv4ncsw0","1100","Stock","ASSET",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 8, 'accounts', 'acc_01m8hznnbzeebr6ffrdgs1szch', '["acc_01m8hznnbzeebr6ffrdgs1szch","org_01m8hznnbzeebr6ffrjv4ncsw0","1200","Trade debtors","ASSET","receivable",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 9, 'accounts', 'acc_01m8hznnbzeebr6ffrdp05askv', '["acc_01m8hznnbzeebr6ffrdp05askv","org_01m8hznnbzeebr6ffrjv4ncsw0","1210","Prepayments","ASSET",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 10, 'accounts', 'acc_01m8hznnbzeebr6ffrdtkdaqh2', '["acc_01m8hznnbzeebr6ffrdtkdaqh2","org_01m8hznnbzeebr6ffrjv4ncsw0","1220","Other debtors","ASSET",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 11, 'accounts', 'acc_01m8hznnbzeebr6ffrdw3n4h23', '["acc_01m8hznnbzeebr6ffrdw3n4h23","org_01m8hznnbzeebr6ffrjv4ncsw0","1300","Current account","ASSET","bank",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 12, 'accounts', 'acc_01m8hznnbzeebr6ffre1bp5dwd', '["acc_01m8hznnbzeebr6ffre1bp5dwd","org_01m8hznnbzeebr6ffrjv4ncsw0","1310","Petty cash","ASSET",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 13, 'accounts', 'acc_01m8hznnbzeebr6ffre6em3xns', '["acc_01m8hznnbzeebr6ffre6em3xns","org_01m8hznnbzeebr6ffrjv4ncsw0","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 14, 'accounts', 'acc_01m8hznnbzeebr6ffre90zrt9v', '["acc_01m8hznnbzeebr6ffre90zrt9v","org_01m8hznnbzeebr6ffrjv4ncsw0","2110","Accruals","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 15, 'accounts', 'acc_01m8hznnbzeebr6ffrecd90gfr', '["acc_01m8hznnbzeebr6ffrecd90gfr","org_01m8hznnbzeebr6ffrjv4ncsw0","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 16, 'accounts', 'acc_01m8hznnbzeebr6ffrekyx6hm4', '["acc_01m8hznnbzeebr6ffrekyx6hm4","org_01m8hznnbzeebr6ffrjv4ncsw0","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 17, 'accounts', 'acc_01m8hznnbzeebr6ffremfa61pv', '["acc_01m8hznnbzeebr6ffremfa61pv","org_01m8hznnbzeebr6ffrjv4ncsw0","2220","Net wages","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 18, 'accounts', 'acc_01m8hznnbzeebr6ffretbxw1c0', '["acc_01m8hznnbzeebr6ffretbxw1c0","org_01m8hznnbzeebr6ffrjv4ncsw0","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 19, 'accounts', 'acc_01m8hznnbzeebr6ffrey16pgfw', '["acc_01m8hznnbzeebr6ffrey16pgfw","org_01m8hznnbzeebr6ffrjv4ncsw0","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 20, 'accounts', 'acc_01m8hznnbzeebr6ffrf0a346pj', '["acc_01m8hznnbzeebr6ffrf0a346pj","org_01m8hznnbzeebr6ffrjv4ncsw0","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 21, 'accounts', 'acc_01m8hznnbzeebr6ffrf4aea0zn', '["acc_01m8hznnbzeebr6ffrf4aea0zn","org_01m8hznnbzeebr6ffrjv4ncsw0","2900","Suspense","LIABILITY","suspense",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 22, 'accounts', 'acc_01m8hznnbzeebr6ffrf8d9b57m', '["acc_01m8hznnbzeebr6ffrf8d9b57m","org_01m8hznnbzeebr6ffrjv4ncsw0","3000","Share capital","EQUITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 23, 'accounts', 'acc_01m8hznnbzeebr6ffrfe73wgk2', '["acc_01m8hznnbzeebr6ffrfe73wgk2","org_01m8hznnbzeebr6ffrjv4ncsw0","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 24, 'accounts', 'acc_01m8hznnbzeebr6ffrfh08h5qq', '["acc_01m8hznnbzeebr6ffrfh08h5qq","org_01m8hznnbzeebr6ffrjv4ncsw0","3200","Dividends","EQUITY",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 25, 'accounts', 'acc_01m8hznnbzeebr6ffrfmbbb6ep', '["acc_01m8hznnbzeebr6ffrfmbbb6ep","org_01m8hznnbzeebr6ffrjv4ncsw0","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 26, 'accounts', 'acc_01m8hznnbzeebr6ffrfte0qcpk', '["acc_01m8hznnbzeebr6ffrfte0qcpk","org_01m8hznnbzeebr6ffrjv4ncsw0","4000","Sales","INCOME",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 27, 'accounts', 'acc_01m8hznnbzeebr6ffrfxgsssz7', '["acc_01m8hznnbzeebr6ffrfxgsssz7","org_01m8hznnbzeebr6ffrjv4ncsw0","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 28, 'accounts', 'acc_01m8hznnbzeebr6ffrg2022pbq', '["acc_01m8hznnbzeebr6ffrg2022pbq","org_01m8hznnbzeebr6ffrjv4ncsw0","4090","Other income","INCOME",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 29, 'accounts', 'acc_01m8hznnbzeebr6ffrg7qgjrkj', '["acc_01m8hznnbzeebr6ffrg7qgjrkj","org_01m8hznnbzeebr6ffrjv4ncsw0","4900","Interest received","INCOME",null,"EX",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 30, 'accounts', 'acc_01m8hznnbzeebr6ffrg97ky8zc', '["acc_01m8hznnbzeebr6ffrg97ky8zc","org_01m8hznnbzeebr6ffrjv4ncsw0","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 31, 'accounts', 'acc_01m8hznnbzeebr6ffrgeg6rgt1', '["acc_01m8hznnbzeebr6ffrgeg6rgt1","org_01m8hznnbzeebr6ffrjv4ncsw0","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 32, 'accounts', 'acc_01m8hznnbzeebr6ffrgkktv60f', '["acc_01m8hznnbzeebr6ffrgkktv60f","org_01m8hznnbzeebr6ffrjv4ncsw0","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 33, 'accounts', 'acc_01m8hznnbzeebr6ffrgprx5k06', '["acc_01m8hznnbzeebr6ffrgprx5k06","org_01m8hznnbzeebr6ffrjv4ncsw0","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 34, 'accounts', 'acc_01m8hznnbzeebr6ffrgv8dfxvz', '["acc_01m8hznnbzeebr6ffrgv8dfxvz","org_01m8hznnbzeebr6ffrjv4ncsw0","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 35, 'accounts', 'acc_01m8hznnbzeebr6ffrgxw19wyr', '["acc_01m8hznnbzeebr6ffrgxw19wyr","org_01m8hznnbzeebr6ffrjv4ncsw0","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 36, 'accounts', 'acc_01m8hznnbzeebr6ffrh0y16efh', '["acc_01m8hznnbzeebr6ffrh0y16efh","org_01m8hznnbzeebr6ffrjv4ncsw0","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 37, 'accounts', 'acc_01m8hznnbzeebr6ffrh5rrm9h1', '["acc_01m8hznnbzeebr6ffrh5rrm9h1","org_01m8hznnbzeebr6ffrjv4ncsw0","6100","Rent","EXPENSE",null,"EX",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 38, 'accounts', 'acc_01m8hznnbzeebr6ffrhbzc1b4e', '["acc_01m8hznnbzeebr6ffrhbzc1b4e","org_01m8hznnbzeebr6ffrjv4ncsw0","6110","Business rates","EXPENSE",null,"NV",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 39, 'accounts', 'acc_01m8hznnbzeebr6ffrhe9xd97e', '["acc_01m8hznnbzeebr6ffrhe9xd97e","org_01m8hznnbzeebr6ffrjv4ncsw0","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 40, 'accounts', 'acc_01m8hznnbzeebr6ffrhh69xvec', '["acc_01m8hznnbzeebr6ffrhh69xvec","org_01m8hznnbzeebr6ffrjv4ncsw0","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 41, 'accounts', 'acc_01m8hznnbzeebr6ffrhq3q0gr5', '["acc_01m8hznnbzeebr6ffrhq3q0gr5","org_01m8hznnbzeebr6ffrjv4ncsw0","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 42, 'accounts', 'acc_01m8hznnbzeebr6ffrhrp34rt1', '["acc_01m8hznnbzeebr6ffrhrp34rt1","org_01m8hznnbzeebr6ffrjv4ncsw0","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 43, 'accounts', 'acc_01m8hznnbzeebr6ffrhwsq34z2', '["acc_01m8hznnbzeebr6ffrhwsq34z2","org_01m8hznnbzeebr6ffrjv4ncsw0","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 44, 'accounts', 'acc_01m8hznnbzeebr6ffrj19tx0nk', '["acc_01m8hznnbzeebr6ffrj19tx0nk","org_01m8hznnbzeebr6ffrjv4ncsw0","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 45, 'accounts', 'acc_01m8hznnbzeebr6ffrj5pxh4d2', '["acc_01m8hznnbzeebr6ffrj5pxh4d2","org_01m8hznnbzeebr6ffrjv4ncsw0","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 46, 'accounts', 'acc_01m8hznnbzeebr6ffrjb3jx5r2', '["acc_01m8hznnbzeebr6ffrjb3jx5r2","org_01m8hznnbzeebr6ffrjv4ncsw0","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 47, 'accounts', 'acc_01m8hznnbzeebr6ffrje0r8abd', '["acc_01m8hznnbzeebr6ffrje0r8abd","org_01m8hznnbzeebr6ffrjv4ncsw0","6600","Insurance","EXPENSE",null,"EX",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 48, 'accounts', 'acc_01m8hznnbzeebr6ffrjjvpdk85', '["acc_01m8hznnbzeebr6ffrjjvpdk85","org_01m8hznnbzeebr6ffrjv4ncsw0","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 1, 49, 'accounts', 'acc_01m8hznnbzeebr6ffrjq7d9fva', '["acc_01m8hznnbzeebr6ffrjq7d9fva","org_01m8hznnbzeebr6ffrjv4ncsw0","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795899970943,1795899970943,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 2, 1, 'accounts', 'acc_01m8hznrv8ezp9xn7cy3rct9m8', '["acc_01m8hznrv8ezp9xn7cy3rct9m8","org_01m8hznnbzeebr6ffrjv4ncsw0","2250","VAT","LIABILITY","vat_control",null,null,"active",1795899974504,1795899974504,1]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 3, 1, 'bank_accounts', 'bac_01m8hznrxwex28r2y1y1kp2wsa', '["bac_01m8hznrxwex28r2y1y1kp2wsa","org_01m8hznnbzeebr6ffrjv4ncsw0","acc_01m8hznnbzeebr6ffrdw3n4h23","Current","current",null,null,null,null,null,null,null,1795899974588,1795899974588,1,null]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 4, 1, 'organisations', 'org_01m8hznnbzeebr6ffrjv4ncsw0', '["org_01m8hznnbzeebr6ffrjv4ncsw0","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795899970943,1795899970943,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8hznnbzeebr6ffrjv4ncsw0","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 5, 1, 'bank_transactions', 'btx_01m8hzp3zhe51sa0epefrjcm11', '["btx_01m8hzp3zhe51sa0epefrjcm11","org_01m8hznnbzeebr6ffrjv4ncsw0","bac_01m8hznrxwex28r2y1y1kp2wsa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899985905,1795899985905,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 7, 1, 'bank_transactions', 'btx_01m8hzp3zhe51sa0epefrjcm11', '["btx_01m8hzp3zhe51sa0epefrjcm11","org_01m8hznnbzeebr6ffrjv4ncsw0","bac_01m8hznrxwex28r2y1y1kp2wsa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8hzp413eqg8am4m981c2xzq",2,null,null,0,1795899985996,1795899985905,1795899985996,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8hznnbzeebr6ffrjv4ncsw0', 8, 1, 'bank_transactions', 'btx_01m8hzp3zhe51sa0epefrjcm11', '["btx_01m8hzp3zhe51sa0epefrjcm11","org_01m8hznnbzeebr6ffrjv4ncsw0","bac_01m8hznrxwex28r2y1y1kp2wsa","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899985905,1795899986013,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8hznnbzeebr6ffrjv4ncsw0","jnl_01m8hzp413eqg8am4m981c2xzq"]]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 1, 'organisations', 'org_01m8hzns4cetb8k2zhf1t0592x', '["org_01m8hzns4cetb8k2zhf1t0592x","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795899974796,1795899974796,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 2, 'members', 'mem_01m8hzns4cetb8k2zh92393rxd', '["mem_01m8hzns4cetb8k2zh92393rxd","org_01m8hzns4cetb8k2zhf1t0592x","jo@example.com","usr_01m8hznkw6ewbsd1taaetnm7y8","owner",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 3, 'accounts', 'acc_01m8hzns4cetb8k2zh97460jwb', '["acc_01m8hzns4cetb8k2zh97460jwb","org_01m8hzns4cetb8k2zhf1t0592x","1000","Computer equipment","ASSET",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 4, 'accounts', 'acc_01m8hzns4cetb8k2zh9a70cn2f', '["acc_01m8hzns4cetb8k2zh9a70cn2f","org_01m8hzns4cetb8k2zhf1t0592x","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 5, 'accounts', 'acc_01m8hzns4cetb8k2zh9fz7x9kc', '["acc_01m8hzns4cetb8k2zh9fz7x9kc","org_01m8hzns4cetb8k2zhf1t0592x","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 6, 'accounts', 'acc_01m8hzns4cetb8k2zh9hvnyhdk', '["acc_01m8hzns4cetb8k2zh9hvnyhdk","org_01m8hzns4cetb8k2zhf1t0592x","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 7, 'accounts', 'acc_01m8hzns4cetb8k2zh9qep98r3', '["acc_01m8hzns4cetb8k2zh9qep98r3","org_01m8hzns4cetb8k2zhf1t0592x","1100","Stock","ASSET",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 8, 'accounts', 'acc_01m8hzns4cetb8k2zh9rpry933', '["acc_01m8hzns4cetb8k2zh9rpry933","org_01m8hzns4cetb8k2zhf1t0592x","1200","Trade debtors","ASSET","receivable",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 9, 'accounts', 'acc_01m8hzns4cetb8k2zh9z7yb715', '["acc_01m8hzns4cetb8k2zh9z7yb715","org_01m8hzns4cetb8k2zhf1t0592x","1210","Prepayments","ASSET",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 10, 'accounts', 'acc_01m8hzns4cetb8k2zha3n08b4p', '["acc_01m8hzns4cetb8k2zha3n08b4p","org_01m8hzns4cetb8k2zhf1t0592x","1220","Other debtors","ASSET",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 11, 'accounts', 'acc_01m8hzns4cetb8k2zha50w7c8d', '["acc_01m8hzns4cetb8k2zha50w7c8d","org_01m8hzns4cetb8k2zhf1t0592x","1300","Current account","ASSET","bank",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 12, 'accounts', 'acc_01m8hzns4cetb8k2zha8ehkgyj', '["acc_01m8hzns4cetb8k2zha8ehkgyj","org_01m8hzns4cetb8k2zhf1t0592x","1310","Petty cash","ASSET",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 13, 'accounts', 'acc_01m8hzns4cetb8k2zhacsj6rkm', '["acc_01m8hzns4cetb8k2zhacsj6rkm","org_01m8hzns4cetb8k2zhf1t0592x","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 14, 'accounts', 'acc_01m8hzns4cetb8k2zhagt4mkaf', '["acc_01m8hzns4cetb8k2zhagt4mkaf","org_01m8hzns4cetb8k2zhf1t0592x","2110","Accruals","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 15, 'accounts', 'acc_01m8hzns4cetb8k2zhamb4qxb9', '["acc_01m8hzns4cetb8k2zhamb4qxb9","org_01m8hzns4cetb8k2zhf1t0592x","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 16, 'accounts', 'acc_01m8hzns4cetb8k2zhas6xc6m1', '["acc_01m8hzns4cetb8k2zhas6xc6m1","org_01m8hzns4cetb8k2zhf1t0592x","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 17, 'accounts', 'acc_01m8hzns4cetb8k2zhaxep7a0a', '["acc_01m8hzns4cetb8k2zhaxep7a0a","org_01m8hzns4cetb8k2zhf1t0592x","2220","Net wages","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 18, 'accounts', 'acc_01m8hzns4cetb8k2zhb185hh8m', '["acc_01m8hzns4cetb8k2zhb185hh8m","org_01m8hzns4cetb8k2zhf1t0592x","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 19, 'accounts', 'acc_01m8hzns4cetb8k2zhb5a5mb46', '["acc_01m8hzns4cetb8k2zhb5a5mb46","org_01m8hzns4cetb8k2zhf1t0592x","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 20, 'accounts', 'acc_01m8hzns4cetb8k2zhb8mwvxm7', '["acc_01m8hzns4cetb8k2zhb8mwvxm7","org_01m8hzns4cetb8k2zhf1t0592x","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 21, 'accounts', 'acc_01m8hzns4cetb8k2zhbdpkx3k4', '["acc_01m8hzns4cetb8k2zhbdpkx3k4","org_01m8hzns4cetb8k2zhf1t0592x","2900","Suspense","LIABILITY","suspense",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 22, 'accounts', 'acc_01m8hzns4cetb8k2zhbjwhy9f4', '["acc_01m8hzns4cetb8k2zhbjwhy9f4","org_01m8hzns4cetb8k2zhf1t0592x","3000","Share capital","EQUITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 23, 'accounts', 'acc_01m8hzns4cetb8k2zhbqvy0z2f', '["acc_01m8hzns4cetb8k2zhbqvy0z2f","org_01m8hzns4cetb8k2zhf1t0592x","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 24, 'accounts', 'acc_01m8hzns4cetb8k2zhbtdjrtw9', '["acc_01m8hzns4cetb8k2zhbtdjrtw9","org_01m8hzns4cetb8k2zhf1t0592x","3200","Dividends","EQUITY",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 25, 'accounts', 'acc_01m8hzns4cetb8k2zhbxnq84w7', '["acc_01m8hzns4cetb8k2zhbxnq84w7","org_01m8hzns4cetb8k2zhf1t0592x","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 26, 'accounts', 'acc_01m8hzns4cetb8k2zhc2vwbn80', '["acc_01m8hzns4cetb8k2zhc2vwbn80","org_01m8hzns4cetb8k2zhf1t0592x","4000","Sales","INCOME",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 27, 'accounts', 'acc_01m8hzns4cetb8k2zhc48sjb2w', '["acc_01m8hzns4cetb8k2zhc48sjb2w","org_01m8hzns4cetb8k2zhf1t0592x","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 28, 'accounts', 'acc_01m8hzns4cetb8k2zhcavx9djp', '["acc_01m8hzns4cetb8k2zhcavx9djp","org_01m8hzns4cetb8k2zhf1t0592x","4090","Other income","INCOME",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 29, 'accounts', 'acc_01m8hzns4cetb8k2zhcd72jh3v', '["acc_01m8hzns4cetb8k2zhcd72jh3v","org_01m8hzns4cetb8k2zhf1t0592x","4900","Interest received","INCOME",null,"EX",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 30, 'accounts', 'acc_01m8hzns4cetb8k2zhcja7s42b', '["acc_01m8hzns4cetb8k2zhcja7s42b","org_01m8hzns4cetb8k2zhf1t0592x","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 31, 'accounts', 'acc_01m8hzns4cetb8k2zhcncb1339', '["acc_01m8hzns4cetb8k2zhcncb1339","org_01m8hzns4cetb8k2zhf1t0592x","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 32, 'accounts', 'acc_01m8hzns4cetb8k2zhcrgsdj5c', '["acc_01m8hzns4cetb8k2zhcrgsdj5c","org_01m8hzns4cetb8k2zhf1t0592x","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 33, 'accounts', 'acc_01m8hzns4cetb8k2zhczjapznn', '["acc_01m8hzns4cetb8k2zhczjapznn","org_01m8hzns4cetb8k2zhf1t0592x","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 34, 'accounts', 'acc_01m8hzns4cetb8k2zhd0fm27tt', '["acc_01m8hzns4cetb8k2zhd0fm27tt","org_01m8hzns4cetb8k2zhf1t0592x","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 35, 'accounts', 'acc_01m8hzns4cetb8k2zhd7ywxbmj', '["acc_01m8hzns4cetb8k2zhd7ywxbmj","org_01m8hzns4cetb8k2zhf1t0592x","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 36, 'accounts', 'acc_01m8hzns4cetb8k2zhda8gz4zm', '["acc_01m8hzns4cetb8k2zhda8gz4zm","org_01m8hzns4cetb8k2zhf1t0592x","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 37, 'accounts', 'acc_01m8hzns4cetb8k2zhdf0b4109', '["acc_01m8hzns4cetb8k2zhdf0b4109","org_01m8hzns4cetb8k2zhf1t0592x","6100","Rent","EXPENSE",null,"EX",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 38, 'accounts', 'acc_01m8hzns4cetb8k2zhdjq7tkt2', '["acc_01m8hzns4cetb8k2zhdjq7tkt2","org_01m8hzns4cetb8k2zhf1t0592x","6110","Business rates","EXPENSE",null,"NV",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 39, 'accounts', 'acc_01m8hzns4cetb8k2zhdp1kg0q9', '["acc_01m8hzns4cetb8k2zhdp1kg0q9","org_01m8hzns4cetb8k2zhf1t0592x","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 40, 'accounts', 'acc_01m8hzns4cetb8k2zhdvtj9zra', '["acc_01m8hzns4cetb8k2zhdvtj9zra","org_01m8hzns4cetb8k2zhf1t0592x","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 41, 'accounts', 'acc_01m8hzns4cetb8k2zhdx2ksmyw', '["acc_01m8hzns4cetb8k2zhdx2ksmyw","org_01m8hzns4cetb8k2zhf1t0592x","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 42, 'accounts', 'acc_01m8hzns4cetb8k2zhe30x3jn4', '["acc_01m8hzns4cetb8k2zhe30x3jn4","org_01m8hzns4cetb8k2zhf1t0592x","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 43, 'accounts', 'acc_01m8hzns4cetb8k2zhe4ch59h5', '["acc_01m8hzns4cetb8k2zhe4ch59h5","org_01m8hzns4cetb8k2zhf1t0592x","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 44, 'accounts', 'acc_01m8hzns4cetb8k2zhe9gzaay1', '["acc_01m8hzns4cetb8k2zhe9gzaay1","org_01m8hzns4cetb8k2zhf1t0592x","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 45, 'accounts', 'acc_01m8hzns4cetb8k2zhedjdnagb', '["acc_01m8hzns4cetb8k2zhedjdnagb","org_01m8hzns4cetb8k2zhf1t0592x","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 46, 'accounts', 'acc_01m8hzns4cetb8k2zhegzqvh4m', '["acc_01m8hzns4cetb8k2zhegzqvh4m","org_01m8hzns4cetb8k2zhf1t0592x","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 47, 'accounts', 'acc_01m8hzns4cetb8k2zhenq3y03s', '["acc_01m8hzns4cetb8k2zhenq3y03s","org_01m8hzns4cetb8k2zhf1t0592x","6600","Insurance","EXPENSE",null,"EX",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 48, 'accounts', 'acc_01m8hzns4cetb8k2zhetd6qcv3', '["acc_01m8hzns4cetb8k2zhetd6qcv3","org_01m8hzns4cetb8k2zhf1t0592x","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 1, 49, 'accounts', 'acc_01m8hzns4cetb8k2zhezzsmm4h', '["acc_01m8hzns4cetb8k2zhezzsmm4h","org_01m8hzns4cetb8k2zhf1t0592x","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795899974796,1795899974796,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 2, 1, 'accounts', 'acc_01m8hznsdeew5rvqzqzvk9x091', '["acc_01m8hznsdeew5rvqzqzvk9x091","org_01m8hzns4cetb8k2zhf1t0592x","2250","VAT","LIABILITY","vat_control",null,null,"active",1795899975086,1795899975086,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 3, 1, 'accounts', 'acc_01m8hznsenektt5k8xqdfztk9m', '["acc_01m8hznsenektt5k8xqdfztk9m","org_01m8hzns4cetb8k2zhf1t0592x","4100","Room hire","INCOME",null,"EX",null,"active",1795899975125,1795899975125,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 4, 1, 'accounts', 'acc_01m8hznsg2e8ksx798518tjm39', '["acc_01m8hznsg2e8ksx798518tjm39","org_01m8hzns4cetb8k2zhf1t0592x","6800","Depreciation","EXPENSE",null,null,null,"active",1795899975170,1795899975170,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 5, 1, 'bank_accounts', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '["bac_01m8hznsgzew6b0k4f1a8kkvk5","org_01m8hzns4cetb8k2zhf1t0592x","acc_01m8hzns4cetb8k2zha50w7c8d","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8hznsgzew6b0k4f1gy74rmg",null,1795899975199,1795899975199,1,null]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 6, 1, 'accounts', 'acc_01m8hznshye1fr211j4cr44d8q', '["acc_01m8hznshye1fr211j4cr44d8q","org_01m8hzns4cetb8k2zhf1t0592x","1301","Savings","ASSET","bank",null,null,"active",1795899975230,1795899975230,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 7, 1, 'bank_accounts', 'bac_01m8hznshye1fr211j487a658a', '["bac_01m8hznshye1fr211j487a658a","org_01m8hzns4cetb8k2zhf1t0592x","acc_01m8hznshye1fr211j4cr44d8q","Savings","savings",null,null,null,null,null,null,null,1795899975230,1795899975230,1,null]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 8, 1, 'contacts', 'con_01m8hznsv1emja2m7afws8stkh', '["con_01m8hznsv1emja2m7afws8stkh","org_01m8hzns4cetb8k2zhf1t0592x","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795899975521,1795899975521,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 9, 1, 'contacts', 'con_01m8hznsypepfbfnz9fdspsgkr', '["con_01m8hznsypepfbfnz9fdspsgkr","org_01m8hzns4cetb8k2zhf1t0592x","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795899975638,1795899975638,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 10, 1, 'contacts', 'con_01m8hznt03ex0a6zmpyncqkmwg', '["con_01m8hznt03ex0a6zmpyncqkmwg","org_01m8hzns4cetb8k2zhf1t0592x","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795899975683,1795899975683,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 11, 1, 'contacts', 'con_01m8hznt0qe408nkw04zrpg31y', '["con_01m8hznt0qe408nkw04zrpg31y","org_01m8hzns4cetb8k2zhf1t0592x","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795899975703,1795899975703,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 12, 1, 'contacts', 'con_01m8hznt8ke2rs3z9cdzh14wt1', '["con_01m8hznt8ke2rs3z9cdzh14wt1","org_01m8hzns4cetb8k2zhf1t0592x","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795899975955,1795899975955,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 13, 1, 'contacts', 'con_01m8hzntq1eeht6f0mkwf4h2jb', '["con_01m8hzntq1eeht6f0mkwf4h2jb","org_01m8hzns4cetb8k2zhf1t0592x","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795899976417,1795899976417,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 14, 1, 'contacts', 'con_01m8hzntr8eh8vgcc5rwpv4v5h', '["con_01m8hzntr8eh8vgcc5rwpv4v5h","org_01m8hzns4cetb8k2zhf1t0592x","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795899976456,1795899976456,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 1, 'invoices', 'inv_01m8hznttde9hs0h6q36f0yg2j', '["inv_01m8hznttde9hs0h6q36f0yg2j","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0001","con_01m8hznsv1emja2m7afws8stkh","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8hznttde9hs0h6q3adnx2vk",null,null,"inv-0001",1795899976525,1795899976525,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course design, 3 days","3","650.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,195000,39000,234000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 15, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 16, 1, 'invoices', 'inv_01m8hzntyfech99m950brvdjk6', '["inv_01m8hzntyfech99m950brvdjk6","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","PX-881","con_01m8hznt0qe408nkw04zrpg31y","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8hzntyfech99m950d61wny4",null,null,"px-881",1795899976655,1795899976655,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Printing of workbooks","1","412.00",null,"acc_01m8hzns4cetb8k2zhcncb1339","ZR",null,41200,0,41200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 17, 1, 'invoices', 'inv_01m8hznv10e55s831874az6tes', '["inv_01m8hznv10e55s831874az6tes","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","TB-0117","con_01m8hznt8ke2rs3z9cdzh14wt1","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8hznv10e55s831878x15rg3",null,null,"tb-0117",1795899976736,1795899976736,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Laptop","1","899.00",null,"acc_01m8hzns4cetb8k2zh97460jwb","ST",null,89900,17980,107880]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 18, 1, 'invoices', 'inv_01m8hznv1eervb6g857157c5sd', '["inv_01m8hznv1eervb6g857157c5sd","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0002","con_01m8hznsv1emja2m7afws8stkh","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8hznv1eervb6g85764r8rsr",null,null,"inv-0002",1795899976750,1795899976750,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Workbooks","120","7.25",null,"acc_01m8hzns4cetb8k2zhc48sjb2w","ZR",null,87000,0,87000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 18, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 19, 1, 'invoices', 'inv_01m8hznv2je5fa6g3236gzbt7h', '["inv_01m8hznv2je5fa6g3236gzbt7h","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","HL-33","con_01m8hzntq1eeht6f0mkwf4h2jb","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8hznv2je5fa6g3238vj6b4a",null,null,"hl-33",1795899976786,1795899976786,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Rent, January to March","1","1350.00",null,"acc_01m8hzns4cetb8k2zhdf0b4109","EX",null,135000,0,135000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 20, 1, 'invoices', 'inv_01m8hznv6fe5srm25sqcc74dx7', '["inv_01m8hznv6fe5srm25sqcc74dx7","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0003","con_01m8hznsypepfbfnz9fdspsgkr","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8hznv6fe5srm25sqkp86pbr",null,null,"inv-0003",1795899976911,1795899976911,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8hznsenektt5k8xqdfztk9m","EX",null,24000,0,24000],["org_01m8hzns4cetb8k2zhf1t0592x",2,"Projector","1","35.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,3500,700,4200]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 20, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 21, 1, 'invoices', 'inv_01m8hznv76e1a97547041qy0rv', '["inv_01m8hznv76e1a97547041qy0rv","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0004","con_01m8hznt03ex0a6zmpyncqkmwg","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8hznv76e1a97547080h2nt0",null,null,"inv-0004",1795899976934,1795899976934,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course for new starters","1","1480.00","10","acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,133200,26640,159840]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 21, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 22, 1, 'invoices', 'inv_01m8hznv7tegs8tvqt72mrzdzt', '["inv_01m8hznv7tegs8tvqt72mrzdzt","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0005","con_01m8hznt03ex0a6zmpyncqkmwg","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8hznv7tegs8tvqt74k5d2fk",null,null,"inv-0005",1795899976954,1795899976954,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Raised in error","1","500.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 22, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 23, 1, 'invoices', 'inv_01m8hznv8qet69wyej1beqpcxq', '["inv_01m8hznv8qet69wyej1beqpcxq","org_01m8hzns4cetb8k2zhf1t0592x","sales","credit_note","issued","CN-0001","con_01m8hznt03ex0a6zmpyncqkmwg","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8hznv8qet69wyej1dqjskhp",null,null,"cn-0001\ninv-0004",1795899976983,1795899976983,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"A day that was not held","1","150.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 23, 2, 'number_sequences', 'credit_note', '["org_01m8hzns4cetb8k2zhf1t0592x","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 24, 1, 'invoices', 'inv_01m8hznva5ex3s8729ha9qy80g', '["inv_01m8hznva5ex3s8729ha9qy80g","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","FR-1209","con_01m8hzntr8eh8vgcc5rwpv4v5h","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8hznva5ex3s8729hdt78te2",null,null,"fr-1209",1795899977029,1795899977029,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Illustration, 2 days","2","384.00",null,"acc_01m8hzns4cetb8k2zhcrgsdj5c","ST",null,64000,12800,76800]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 25, 1, 'invoices', 'inv_01m8hznvaxer6b92vb2sf1v3xa', '["inv_01m8hznvaxer6b92vb2sf1v3xa","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0006","con_01m8hznsv1emja2m7afws8stkh","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8hznvaxer6b92vb2yfngrgq",null,null,"inv-0006",1795899977053,1795899977053,1,"9999-99-99",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Workbooks","24","7.25",null,"acc_01m8hzns4cetb8k2zhc48sjb2w","ZR",null,17400,0,17400],["org_01m8hzns4cetb8k2zhf1t0592x",2,"Half a day of course design","0.5","650.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,32500,6500,39000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 25, 2, 'number_sequences', 'invoice', '["org_01m8hzns4cetb8k2zhf1t0592x","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 26, 1, 'invoices', 'inv_01m8hznv7tegs8tvqt72mrzdzt', '["inv_01m8hznv7tegs8tvqt72mrzdzt","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","void","INV-0005","con_01m8hznt03ex0a6zmpyncqkmwg","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8hznv7tegs8tvqt74k5d2fk","2026-03-03","jnl_01m8hznvdqeztrsky0beqhaa3g","inv-0005",1795899976954,1795899977143,2,"2026-03-03",0,null,null,[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Raised in error","1","500.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,50000,10000,60000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 1, 'invoices', 'inv_01m8hznv76e1a97547041qy0rv', '["inv_01m8hznv76e1a97547041qy0rv","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0004","con_01m8hznt03ex0a6zmpyncqkmwg","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8hznv76e1a97547080h2nt0",null,null,"inv-0004",1795899976934,1795899977404,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course for new starters","1","1480.00","10","acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,133200,26640,159840]],[["alc_01m8hznvnwe31bpe3bvpdg06k7","org_01m8hzns4cetb8k2zhf1t0592x",null,"inv_01m8hznv8qet69wyej1beqpcxq",18000,"2026-03-12",null,1795899977404,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 27, 2, 'invoices', 'inv_01m8hznv8qet69wyej1beqpcxq', '["inv_01m8hznv8qet69wyej1beqpcxq","org_01m8hzns4cetb8k2zhf1t0592x","sales","credit_note","issued","CN-0001","con_01m8hznt03ex0a6zmpyncqkmwg","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8hznv8qet69wyej1dqjskhp",null,null,"cn-0001\ninv-0004",1795899976983,1795899977404,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"A day that was not held","1","150.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,15000,3000,18000]],[],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 31, 1, 'invoices', 'inv_01m8hznv6fe5srm25sqcc74dx7', '["inv_01m8hznv6fe5srm25sqcc74dx7","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0003","con_01m8hznsypepfbfnz9fdspsgkr","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8hznv6fe5srm25sqkp86pbr",null,null,"inv-0003",1795899976911,1795899977796,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8hznsenektt5k8xqdfztk9m","EX",null,24000,0,24000],["org_01m8hzns4cetb8k2zhf1t0592x",2,"Projector","1","35.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,3500,700,4200]],[["alc_01m8hznw24ecz9ttdas12vjrb2","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznw24ecz9ttdarvwnqb76",null,28200,"2026-03-06",null,1795899977796,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 31, 2, 'settlements', 'set_01m8hznw24ecz9ttdarvwnqb76', '["set_01m8hznw24ecz9ttdarvwnqb76","org_01m8hzns4cetb8k2zhf1t0592x","receipt","sales","posted","con_01m8hznsypepfbfnz9fdspsgkr","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-06",28200,28200,null,null,0,"jnl_01m8hznw24ecz9ttdarw6k4614",null,null,"",1795899977796,1795899977796,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 1, 'bank_accounts', 'bac_01m8hznsgzew6b0k4f1a8kkvk5', '["bac_01m8hznsgzew6b0k4f1a8kkvk5","org_01m8hzns4cetb8k2zhf1t0592x","acc_01m8hzns4cetb8k2zha50w7c8d","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8hznsgzew6b0k4f1gy74rmg",900715,1795899975199,1795899978060,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 2, 'stated_balances', 'bac_01m8hznsgzew6b0k4f1a8kkvk5/2026-03-31', '["org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-31",900715,1795899978060]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 3, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9medsypf', '["btx_01m8hznwaceyx8mt2c9medsypf","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 4, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9r8bfwpc', '["btx_01m8hznwaceyx8mt2c9r8bfwpc","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 5, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9ymy5bj5', '["btx_01m8hznwaceyx8mt2c9ymy5bj5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 6, 'bank_transactions', 'btx_01m8hznwaceyx8mt2ca311assj', '["btx_01m8hznwaceyx8mt2ca311assj","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 7, 'bank_transactions', 'btx_01m8hznwaceyx8mt2ca4fgph9q', '["btx_01m8hznwaceyx8mt2ca4fgph9q","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 8, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caar6n0cd', '["btx_01m8hznwaceyx8mt2caar6n0cd","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 9, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cad0g289v', '["btx_01m8hznwaceyx8mt2cad0g289v","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 10, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cak0vjn1g', '["btx_01m8hznwaceyx8mt2cak0vjn1g","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 11, 'bank_transactions', 'btx_01m8hznwaceyx8mt2capydmy3p', '["btx_01m8hznwaceyx8mt2capydmy3p","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 12, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cavynhh3m', '["btx_01m8hznwaceyx8mt2cavynhh3m","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 13, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caym8e7q5', '["btx_01m8hznwaceyx8mt2caym8e7q5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 14, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cb024894d', '["btx_01m8hznwaceyx8mt2cb024894d","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 32, 15, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cb7qbe3yq', '["btx_01m8hznwaceyx8mt2cb7qbe3yq","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795899978060,1795899978060,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 33, 1, 'invoices', 'inv_01m8hznv10e55s831874az6tes', '["inv_01m8hznv10e55s831874az6tes","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","TB-0117","con_01m8hznt8ke2rs3z9cdzh14wt1","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8hznv10e55s831878x15rg3",null,null,"tb-0117",1795899976736,1795899978353,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Laptop","1","899.00",null,"acc_01m8hzns4cetb8k2zh97460jwb","ST",null,89900,17980,107880]],[["alc_01m8hznwkheyp94g3rw2byqcwv","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznwkheyp94g3rw2byqcwv",null,107880,"2026-01-22",null,1795899978353,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 33, 2, 'settlements', 'set_01m8hznwkheyp94g3rw2byqcwv', '["set_01m8hznwkheyp94g3rw2byqcwv","org_01m8hzns4cetb8k2zhf1t0592x","payment","purchase","posted","con_01m8hznt8ke2rs3z9cdzh14wt1","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-22",107880,107880,null,"btx_01m8hznwaceyx8mt2c9medsypf",1,"jnl_01m8hznwkheyp94g3rw2byqcwv",null,null,"",1795899978353,1795899978353,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 34, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9medsypf', '["btx_01m8hznwaceyx8mt2c9medsypf","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8hznt8ke2rs3z9cdzh14wt1","allocations","jnl_01m8hznwkheyp94g3rw2byqcwv",2,null,"NV",0,1795899978353,1795899978060,1795899978353,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 35, 1, 'invoices', 'inv_01m8hznttde9hs0h6q36f0yg2j', '["inv_01m8hznttde9hs0h6q36f0yg2j","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0001","con_01m8hznsv1emja2m7afws8stkh","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8hznttde9hs0h6q3adnx2vk",null,null,"inv-0001",1795899976525,1795899978968,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course design, 3 days","3","650.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,195000,39000,234000]],[["alc_01m8hznx6re4hvn61yf5064gzt","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznx6re4hvn61yf5064gzt",null,150000,"2026-01-30",null,1795899978968,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 35, 2, 'settlements', 'set_01m8hznx6re4hvn61yf5064gzt', '["set_01m8hznx6re4hvn61yf5064gzt","org_01m8hzns4cetb8k2zhf1t0592x","receipt","sales","posted","con_01m8hznsv1emja2m7afws8stkh","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-30",150000,150000,null,"btx_01m8hznwaceyx8mt2c9r8bfwpc",1,"jnl_01m8hznx6re4hvn61yf5064gzt",null,null,"",1795899978968,1795899978968,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 36, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9r8bfwpc', '["btx_01m8hznwaceyx8mt2c9r8bfwpc","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8hznsv1emja2m7afws8stkh","allocations","jnl_01m8hznx6re4hvn61yf5064gzt",2,null,"NV",0,1795899978968,1795899978060,1795899978968,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 37, 1, 'invoices', 'inv_01m8hznv2je5fa6g3236gzbt7h', '["inv_01m8hznv2je5fa6g3236gzbt7h","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","HL-33","con_01m8hzntq1eeht6f0mkwf4h2jb","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8hznv2je5fa6g3238vj6b4a",null,null,"hl-33",1795899976786,1795899979105,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Rent, January to March","1","1350.00",null,"acc_01m8hzns4cetb8k2zhdf0b4109","EX",null,135000,0,135000]],[["alc_01m8hznxb1ecnrdmfkhpzt92y0","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznxb1ecnrdmfkhpzt92y0",null,135000,"2026-02-10",null,1795899979105,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 37, 2, 'settlements', 'set_01m8hznxb1ecnrdmfkhpzt92y0', '["set_01m8hznxb1ecnrdmfkhpzt92y0","org_01m8hzns4cetb8k2zhf1t0592x","payment","purchase","posted","con_01m8hzntq1eeht6f0mkwf4h2jb","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-10",135000,135000,null,"btx_01m8hznwaceyx8mt2ca311assj",1,"jnl_01m8hznxb1ecnrdmfkhpzt92y0",null,null,"",1795899979105,1795899979105,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 38, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2ca311assj', '["btx_01m8hznwaceyx8mt2ca311assj","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8hzntq1eeht6f0mkwf4h2jb","allocations","jnl_01m8hznxb1ecnrdmfkhpzt92y0",2,null,"NV",0,1795899979105,1795899978060,1795899979105,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 39, 1, 'invoices', 'inv_01m8hznttde9hs0h6q36f0yg2j', '["inv_01m8hznttde9hs0h6q36f0yg2j","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0001","con_01m8hznsv1emja2m7afws8stkh","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8hznttde9hs0h6q3adnx2vk",null,null,"inv-0001",1795899976525,1795899979350,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course design, 3 days","3","650.00",null,"acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,195000,39000,234000]],[["alc_01m8hznx6re4hvn61yf5064gzt","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznx6re4hvn61yf5064gzt",null,150000,"2026-01-30",null,1795899978968,null],["alc_01m8hznxjpe4w8hg5vd5xntevc","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznxjpe4w8hg5vd5xntevc",null,84000,"2026-02-16",null,1795899979350,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 39, 2, 'invoices', 'inv_01m8hznv1eervb6g857157c5sd', '["inv_01m8hznv1eervb6g857157c5sd","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0002","con_01m8hznsv1emja2m7afws8stkh","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8hznv1eervb6g85764r8rsr",null,null,"inv-0002",1795899976750,1795899979350,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Workbooks","120","7.25",null,"acc_01m8hzns4cetb8k2zhc48sjb2w","ZR",null,87000,0,87000]],[["alc_01m8hznxjpe4w8hg5vd5xntevd","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hznxjpe4w8hg5vd5xntevc",null,87000,"2026-02-16",null,1795899979350,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 39, 3, 'settlements', 'set_01m8hznxjpe4w8hg5vd5xntevc', '["set_01m8hznxjpe4w8hg5vd5xntevc","org_01m8hzns4cetb8k2zhf1t0592x","receipt","sales","posted","con_01m8hznsv1emja2m7afws8stkh","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-16",171000,171000,null,"btx_01m8hznwaceyx8mt2ca4fgph9q",1,"jnl_01m8hznxjpe4w8hg5vd5xntevc",null,null,"",1795899979350,1795899979350,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 40, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2ca4fgph9q', '["btx_01m8hznwaceyx8mt2ca4fgph9q","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8hznsv1emja2m7afws8stkh","allocations","jnl_01m8hznxjpe4w8hg5vd5xntevc",2,null,"NV",0,1795899979350,1795899978060,1795899979350,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 41, 1, 'invoices', 'inv_01m8hzntyfech99m950brvdjk6', '["inv_01m8hzntyfech99m950brvdjk6","org_01m8hzns4cetb8k2zhf1t0592x","purchase","invoice","issued","PX-881","con_01m8hznt0qe408nkw04zrpg31y","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8hzntyfech99m950d61wny4",null,null,"px-881",1795899976655,1795899979828,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Printing of workbooks","1","412.00",null,"acc_01m8hzns4cetb8k2zhcncb1339","ZR",null,41200,0,41200]],[["alc_01m8hzny1me1ta1xh75xg639zd","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hzny1me1ta1xh75xg639zd",null,40000,"2026-02-27",null,1795899979828,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 41, 2, 'settlements', 'set_01m8hzny1me1ta1xh75xg639zd', '["set_01m8hzny1me1ta1xh75xg639zd","org_01m8hzns4cetb8k2zhf1t0592x","payment","purchase","posted","con_01m8hznt0qe408nkw04zrpg31y","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-27",40000,40000,null,"btx_01m8hznwaceyx8mt2cad0g289v",1,"jnl_01m8hzny1me1ta1xh75xg639zd",null,null,"",1795899979828,1795899979828,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 42, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cad0g289v', '["btx_01m8hznwaceyx8mt2cad0g289v","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8hznt0qe408nkw04zrpg31y","allocations","jnl_01m8hzny1me1ta1xh75xg639zd",2,null,"NV",0,1795899979828,1795899978060,1795899979828,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 43, 1, 'invoices', 'inv_01m8hznv76e1a97547041qy0rv', '["inv_01m8hznv76e1a97547041qy0rv","org_01m8hzns4cetb8k2zhf1t0592x","sales","invoice","issued","INV-0004","con_01m8hznt03ex0a6zmpyncqkmwg","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8hznv76e1a97547080h2nt0",null,null,"inv-0004",1795899976934,1795899980043,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8hzns4cetb8k2zhf1t0592x",1,"Course for new starters","1","1480.00","10","acc_01m8hzns4cetb8k2zhc2vwbn80","ST",null,133200,26640,159840]],[["alc_01m8hznvnwe31bpe3bvpdg06k7","org_01m8hzns4cetb8k2zhf1t0592x",null,"inv_01m8hznv8qet69wyej1beqpcxq",18000,"2026-03-12",null,1795899977404,null],["alc_01m8hzny8bejas715kr9736mtm","org_01m8hzns4cetb8k2zhf1t0592x","set_01m8hzny8bejas715kr9736mtm",null,141840,"2026-03-16",null,1795899980043,null]],[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 43, 2, 'settlements', 'set_01m8hzny8bejas715kr9736mtm', '["set_01m8hzny8bejas715kr9736mtm","org_01m8hzns4cetb8k2zhf1t0592x","receipt","sales","posted","con_01m8hznt03ex0a6zmpyncqkmwg","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-16",141840,141840,null,"btx_01m8hznwaceyx8mt2cavynhh3m",1,"jnl_01m8hzny8bejas715kr9736mtm",null,null,"",1795899980043,1795899980043,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 44, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cavynhh3m', '["btx_01m8hznwaceyx8mt2cavynhh3m","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8hznt03ex0a6zmpyncqkmwg","allocations","jnl_01m8hzny8bejas715kr9736mtm",2,null,"NV",0,1795899980043,1795899978060,1795899980043,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 45, 1, 'settlements', 'set_01m8hznw24ecz9ttdarvwnqb76', '["set_01m8hznw24ecz9ttdarvwnqb76","org_01m8hzns4cetb8k2zhf1t0592x","receipt","sales","posted","con_01m8hznsypepfbfnz9fdspsgkr","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-06",28200,28200,null,"btx_01m8hznwaceyx8mt2capydmy3p",0,"jnl_01m8hznw24ecz9ttdarw6k4614",null,null,"",1795899977796,1795899980280,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 46, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2capydmy3p', '["btx_01m8hznwaceyx8mt2capydmy3p","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8hznsypepfbfnz9fdspsgkr","match","jnl_01m8hznw24ecz9ttdarw6k4614",2,null,"NV",0,1795899980280,1795899978060,1795899980280,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 47, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cb024894d', '["btx_01m8hznwaceyx8mt2cb024894d","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8hznysqewvsh3fwrcvfeser",1,null,"NV",0,1795899980599,1795899978060,1795899980599,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 48, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cb7qbe3yq', '["btx_01m8hznwaceyx8mt2cb7qbe3yq","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8hzns4cetb8k2zhaxep7a0a","NV",null,null,"account","jnl_01m8hznz47eyerxtggj3qbjsjc",1,"acc_01m8hzns4cetb8k2zhaxep7a0a","NV",0,1795899980935,1795899978060,1795899980935,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 49, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9ymy5bj5', '["btx_01m8hznwaceyx8mt2c9ymy5bj5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",null,null,null,null,null,null,null,null,null,1795899978060,1795899983603,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 50, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caar6n0cd', '["btx_01m8hznwaceyx8mt2caar6n0cd","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8hzns4cetb8k2zhe4ch59h5","ZR",null,null,null,null,null,null,null,null,null,1795899978060,1795899983603,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 51, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cak0vjn1g', '["btx_01m8hznwaceyx8mt2cak0vjn1g","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",null,null,null,null,null,null,null,null,null,1795899978060,1795899983603,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 52, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caym8e7q5', '["btx_01m8hznwaceyx8mt2caym8e7q5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8hzns4cetb8k2zhetd6qcv3","EX",null,null,null,null,null,null,null,null,null,1795899978060,1795899983603,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 53, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caar6n0cd', '["btx_01m8hznwaceyx8mt2caar6n0cd","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8hzns4cetb8k2zhe4ch59h5","ZR",null,null,"account","jnl_01m8hzp1t6enf91621wc0j57av",1,"acc_01m8hzns4cetb8k2zhe4ch59h5","ZR",0,1795899983686,1795899978060,1795899983686,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 54, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2cak0vjn1g', '["btx_01m8hznwaceyx8mt2cak0vjn1g","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",null,null,"account","jnl_01m8hzp1wgemb9v8g2xqy3p54h",1,"acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",-600,1795899983760,1795899978060,1795899983760,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 55, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2c9ymy5bj5', '["btx_01m8hznwaceyx8mt2c9ymy5bj5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",null,null,"account","jnl_01m8hzp21beksb9zskmvxfvntw",1,"acc_01m8hzns4cetb8k2zhdx2ksmyw","ST",-600,1795899983915,1795899978060,1795899983915,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 56, 1, 'bank_transactions', 'btx_01m8hznwaceyx8mt2caym8e7q5', '["btx_01m8hznwaceyx8mt2caym8e7q5","org_01m8hzns4cetb8k2zhf1t0592x","bac_01m8hznsgzew6b0k4f1a8kkvk5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8hzns4cetb8k2zhetd6qcv3","EX",null,null,"account","jnl_01m8hzp2fxe54bfpw2eyg5mmq6",1,"acc_01m8hzns4cetb8k2zhetd6qcv3","EX",0,1795899984381,1795899978060,1795899984381,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 57, 1, 'vat_returns', 'vrt_01m8hzp2w3ev3sa9gw9sfyvpjq', '["vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","org_01m8hzns4cetb8k2zhf1t0592x","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795899984771,1795899984771,1]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 58, 1, 'organisations', 'org_01m8hzns4cetb8k2zhf1t0592x', '["org_01m8hzns4cetb8k2zhf1t0592x","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795899974796,1795899974796,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 58, 2, 'vat_returns', 'vrt_01m8hzp2w3ev3sa9gw9sfyvpjq', '["vrt_01m8hzp2w3ev3sa9gw9sfyvpjq","org_01m8hzns4cetb8k2zhf1t0592x","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795899984809,1795899984771,1795899984809,2]');
INSERT INTO audit_states VALUES ('org_01m8hzns4cetb8k2zhf1t0592x', 59, 1, 'organisations', 'org_01m8hzns4cetb8k2zhf1t0592x', '["org_01m8hzns4cetb8k2zhf1t0592x","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795899974796,1795899984883,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795899969415, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'usr_01m8hznkw6ewbsd1taaetnm7y8', '{}', X'708BAABFC1DE5A00BEDD3D5E71E41AF9D5C5C8B6AC6C79DFBF3B463FC9185A0B');
INSERT INTO security_events VALUES (2, 1795899969792, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8hznm80e86bgt4nxcgpjq6d', 'usr_01m8hznkw6ewbsd1taaetnm7y8', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'C03621C4494C69D2D3CD8598A527A352A0325B255F8AE88609A56EC42A6A3EBA');
INSERT INTO security_events VALUES (3, 1795899970180, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'usr_01m8hznkw6ewbsd1taaetnm7y8', '{"expires_at":"2026-11-28T22:06:10.180Z"}', X'8AD926EF98D91AFBE8202B7011F09DC56AA5574AA71D9B5A09A666FE1738FF1E');
INSERT INTO security_events VALUES (4, 1795899970840, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8hznn8se0as4hndwykpn1x1', 'usr_01m8hznkw6ewbsd1taaetnm7y8', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'C8F8C9EAB4A73CDD16A1EB65D9752B5770F2F374F8C2296910DA23A92D6ACDE6');
INSERT INTO security_events VALUES (5, 1795899985759, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8hznkw6ewbsd1taaetnm7y8', 'usr_01m8hznkw6ewbsd1taaetnm7y8', '{"amount":10,"balance":10}', X'1FB8C7B619230646987AD40EF234B308CFE7BA0DDA50388A1B3C1CF08208A32C');
INSERT INTO security_head VALUES (1, 5, X'1FB8C7B619230646987AD40EF234B308CFE7BA0DDA50388A1B3C1CF08208A32C');
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
